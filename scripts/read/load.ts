import type { Contract } from '../model/contract.ts';
import { FindingsError } from '../model/finding.ts';
import { type Bundle, bundle } from './bundle.ts';
import { readContract } from './contract.ts';
import { checkExampleNames } from './examples.ts';

/** The contract, with what the build needs to point into the hand-written files. */
export interface Loaded {
  contract: Contract;
  sources: Bundle['sources'];
}

/**
 * Reads the hand-written contract.
 *
 * @param root the project's root
 * @throws FindingsError when the hand-written files do not hold together
 */
export async function loadContract(root: string): Promise<Contract> {
  return (await load(root)).contract;
}

/** As {@link loadContract}, and keeps the hand-written files at hand. */
export async function load(root: string): Promise<Loaded> {
  const { openapi, asyncapi, examples, sources } = await bundle(root);
  const contract = readContract(openapi, asyncapi, examples);
  const misnamed = checkExampleNames(contract);
  if (misnamed.length > 0) throw new FindingsError(misnamed);
  return { contract, sources };
}
