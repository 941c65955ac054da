/** Where differences are in the hand-written files, which are read once per test file. */

import type { Finding } from '../../scripts/model/finding.ts';
import { readSources, type Sources } from '../../scripts/read/sources.ts';
import { ROOT } from '../support/contract.ts';
import { type Difference, locate } from './compare.ts';

let sources: Sources | undefined;

/** Differences as findings in the hand-written files. */
export function findingsOf(differences: readonly Difference[]): Finding[] {
  return differences.map((difference) => {
    sources ??= readSources(ROOT);
    return locate(difference, sources);
  });
}
