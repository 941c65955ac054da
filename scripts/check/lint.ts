import type { Contract } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { Sources } from '../read/sources.ts';
import { lintAsyncapi } from './lint/asyncapi.ts';
import { lintOpenapi } from './lint/openapi.ts';
import { lintSources } from './lint/redocly.ts';

/**
 * Runs every linter, at the same time: Redocly with our own rules over the hand-written files, the
 * AsyncAPI CLI and swagger-parser over the bundles.
 *
 * @param root the project's root
 * @param contract the contract that was read from there
 * @param sources the hand-written files it was read from
 * @returns the findings, each pointing into the hand-written files
 */
export async function lint(root: string, contract: Contract, sources: Sources): Promise<Finding[]> {
  const [own, ...others] = await Promise.all([
    lintSources(root),
    lintAsyncapi(contract, sources),
    lintOpenapi(contract, sources),
  ]);
  // What is wrong with a hand-written file shows again in the bundle, in other words.
  return own.length > 0 ? own : others.flat();
}
