/** The contract as it was last built, read once for all tests of a process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract, DocumentName } from '../../scripts/contract.ts';
import { contractProfile } from '../../scripts/profiles.ts';
import { contractOf } from '../../scripts/read/contract.ts';
import { readExamples } from '../../scripts/read/examples.ts';
import { readSources } from '../../scripts/read/sources.ts';
import type { Schemas } from '../../scripts/schema.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** A contract and its public schemas in the contract profile. */
export interface Whole {
  contract: Contract;
  schemas: Schemas;
}

let built: Whole | undefined;

/**
 * The contract as it was last built; `npm run build -- --check` finds what has changed since. Tests that change it
 * use a copy.
 */
export function theBuilt(): Whole {
  if (built) return built;
  const bundle = (name: DocumentName) => JSON.parse(generatedText(`${name}.json`));
  const examples = readExamples(readSources(ROOT));
  const contract = contractOf(bundle('openapi'), bundle('asyncapi'), examples);
  built = { contract, schemas: contractProfile(contract) };
  return built;
}

/** The text of a file under `generated/`: `npm run build -- --check` checks whether it is current. */
export function generatedText(path: string): string {
  return readFileSync(join(ROOT, 'generated', path), 'utf8');
}

/** A module under `generated/`, named without its extension, such as `parse`. */
export function generatedModule<Exports>(name: string): Promise<Exports> {
  return import(/* @vite-ignore */ pathToFileURL(join(ROOT, 'generated', `${name}.js`)).href);
}
