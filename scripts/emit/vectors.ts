import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '../model/contract.ts';
import type { Settings } from '../settings.ts';
import type { Files } from './files.ts';

/**
 * The values whose verdicts are known by hand, as `vectors/<Name>.json`. They are published beside
 * what the contract generates, and never come from it: a module outside `scripts/` makes them, in a
 * project that has one.
 */
export async function emitVectors(
  root: string,
  contract: Contract,
  { name, vectors }: Settings,
): Promise<Files> {
  const module = resolve(root, vectors);
  if (!existsSync(module)) return {};
  const { vectorFiles } = (await import(pathToFileURL(module).href)) as {
    vectorFiles: (root: string, contract: Contract, name: string) => Files;
  };
  return vectorFiles(root, contract, name);
}
