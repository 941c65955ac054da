/** The contract as it is written and as it is generated, read once for all tests of a process. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { load } from '../../scripts/read/load.ts';

/** The project's root. */
export const ROOT = join(import.meta.dirname, '../..');

let contract: Promise<Contract> | undefined;
let normal: Promise<NormalContract> | undefined;

/** The hand-written contract. Tests that change it take a copy. */
export function theContract(): Promise<Contract> {
  contract ??= load(ROOT).then((loaded) => loaded.contract);
  return contract;
}

/** The hand-written contract in its normal form. */
export function theNormal(): Promise<NormalContract> {
  normal ??= theContract().then(normalise);
  return normal;
}

/** The text of a file under `generated/`: `npm run build -- --check` finds out whether it is current. */
export function generatedText(path: string): string {
  return readFileSync(join(ROOT, 'generated', path), 'utf8');
}

/**
 * A module under `generated/`.
 *
 * @param name without its ending, such as `guards`
 * @param query makes a copy of its own of the module, such as `?fresh`
 */
export function generatedModule<Exports>(name: string, query = ''): Promise<Exports> {
  const { href } = pathToFileURL(join(ROOT, 'generated', `${name}.js`));
  return import(/* @vite-ignore */ `${href}${query}`);
}
