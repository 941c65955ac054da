/** The last releases of a project, compared with its contract, for the page on what changed. */
import { join } from 'node:path';
import {
  compare,
  RELEASES,
  type Result,
  readAccepted,
  readBundles,
  readRelease,
  versionsIn,
} from 'contract-compare';
import type { Contract } from '../contract.ts';

/** The differences between a release and the contract. */
export type Comparison = Pick<Result, 'from' | 'nextVersion' | 'differences'>;

/** Compares the last kept release, and the one before it, with the contract. */
export function compareReleased(root: string, contract: Contract): Comparison[] {
  const folder = join(root, RELEASES);
  // The newest come first.
  const versions = versionsIn(folder).slice(0, 2);
  const revision = readRelease(contract);
  return versions.map((version) => {
    const base = readRelease(readBundles(join(folder, version)));
    return compare(base, revision, { accepted: readAccepted(folder, version).all });
  });
}
