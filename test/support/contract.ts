/** The contract, as written and as generated, read once for all tests of a process. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract, DocumentName, NormalContract } from 'contract-compiler/model/contract.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { readExamples } from 'contract-compiler/read/examples.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { readSources, type Sources } from 'contract-compiler/read/sources.ts';

export const ROOT = join(import.meta.dirname, '../..');

let sources: Sources | undefined;
let contract: Contract | undefined;
let normal: NormalContract | undefined;
let written: Promise<NormalContract> | undefined;

export function theSources(): Sources {
  sources ??= readSources(ROOT);
  return sources;
}

/**
 * The contract as it was last built; `npm run build -- --check` finds what has changed since. Tests that change it
 * use a copy.
 */
export function theContract(): Contract {
  const bundle = (name: DocumentName) => JSON.parse(generatedText(`${name}.json`));
  contract ??= readContract(bundle('openapi'), bundle('asyncapi'), readExamples(theSources()));
  return contract;
}

export function theNormal(): NormalContract {
  normal ??= normalise(theContract());
  return normal;
}

/** The contract as written, before any build. Tests that change it use a copy. */
export function theWritten(): Promise<NormalContract> {
  written ??= readWritten();
  return written;
}

/** The contract as written in this project or in a clone of it. */
export async function readWritten(root = ROOT): Promise<NormalContract> {
  // Imported here, since it loads a linter.
  const { load } = await import('contract-compiler/read/load.ts');
  const { contract } = await load(root);
  return normalise(contract);
}

/** The text of a file under `generated/`: `npm run build -- --check` checks whether it is current. */
export function generatedText(path: string): string {
  return readFileSync(join(ROOT, 'generated', path), 'utf8');
}

/**
 * A module under `generated/`.
 *
 * @param name without the extension, such as `guards`
 * @param query loads a separate copy of the module, such as `?fresh`
 */
export function generatedModule<Exports>(name: string, query = ''): Promise<Exports> {
  const { href } = pathToFileURL(join(ROOT, 'generated', `${name}.js`));
  return import(/* @vite-ignore */ `${href}${query}`);
}
