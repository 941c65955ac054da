/** Hand-written files to contract. */
import { type Contract, contractOf, DOCUMENTS } from '../contract.ts';
import { refuse } from '../problem.ts';
import { bundle } from './bundle.ts';
import { readExamples, showExamples } from './examples.ts';
import { readSources, type Sources } from './sources.ts';

/** A project: its folder, its contract, and the hand-written files, to which problems point. */
export interface Project {
  root: string;
  contract: Contract;
  sources: Sources;
}

/**
 * Reads the hand-written contract: bundles both documents, and shows the examples in them.
 *
 * @throws ProblemsError with all problems of the first step that has any
 */
export async function load(root: string): Promise<Project> {
  const sources = readSources(root);
  const bundles = await Promise.all(DOCUMENTS.map((name) => bundle(name, sources)));
  refuse(bundles.flatMap(({ problems }) => problems));
  const [openapi = {}, asyncapi = {}] = bundles.map(({ document }) => document);
  const contract = contractOf(openapi, asyncapi, readExamples(sources));
  showExamples(contract);
  return { root, contract, sources };
}
