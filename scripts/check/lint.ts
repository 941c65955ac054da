import type { Contract } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { lintAsyncapi } from './lint/asyncapi.ts';
import { lintOpenapi } from './lint/openapi.ts';
import { lintSources } from './lint/redocly.ts';

/**
 * Runs every linter, at the same time: Redocly over the hand-written files under `root`,
 * AsyncAPI's parser and swagger-parser over the bundles.
 */
export async function lint(root: string, contract: Contract): Promise<Finding[]> {
  const [own, ...others] = await Promise.all([
    lintSources(root),
    lintAsyncapi(root, contract),
    lintOpenapi(contract),
  ]);
  // What is wrong with a hand-written file shows again in the bundle, in other words.
  return own.length > 0 ? own : others.flat();
}
