import type { Contract } from '../model/contract.ts';
import { refuse } from '../model/finding.ts';
import { bundle } from './bundle.ts';
import { readContract } from './contract.ts';
import { checkExampleNames, readExamples, showExamples } from './examples.ts';
import { checkReferences } from './references.ts';
import { checkSchemas } from './schemas.ts';
import { readSources, type Sources } from './sources.ts';

/** The contract, and the hand-written files to point into when something is wrong. */
export interface Loaded {
  contract: Contract;
  sources: Sources;
}

/**
 * Reads the hand-written contract: both documents in one piece each, the documented examples where
 * they are shown.
 *
 * @param root the project's root
 * @throws FindingsError when the hand-written files do not hold together
 */
export async function load(root: string): Promise<Loaded> {
  const sources = readSources(root);
  refuse(checkReferences(sources));
  refuse(checkSchemas(sources));
  const examples = readExamples(root);
  const [openapi, asyncapi] = await Promise.all([
    bundle(root, 'openapi', sources),
    bundle(root, 'asyncapi', sources),
  ]);
  const contract = readContract(openapi, asyncapi, examples);
  refuse(checkExampleNames(contract));
  showExamples(contract);
  return { contract, sources };
}

/** As {@link load}, for who needs nothing to point into. */
export async function loadContract(root: string): Promise<Contract> {
  return (await load(root)).contract;
}
