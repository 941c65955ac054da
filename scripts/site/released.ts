/** The last releases of a project, compared with its contract, for the page on what changed. */
import { join } from 'node:path';
import {
  compare,
  RELEASES,
  readAccepted,
  readBundles,
  readRelease,
  versionsIn,
} from 'contract-compare';
import type { Contract } from '../contract.ts';
import type { Comparison } from './pages/changes.ts';

/** Compares the last kept release, and the one before it, with the contract. */
export function compareReleased(root: string, contract: Contract): Comparison[] {
  const folder = join(root, RELEASES);
  const revision = readRelease(contract);
  return versionsIn(folder)
    .slice(0, 2)
    .map((version) => {
      const { all: accepted } = readAccepted(folder, version);
      const base = readRelease(readBundles(join(folder, version)));
      const { from, nextVersion, differences } = compare(base, revision, { accepted });
      return { from, nextVersion, differences };
    });
}
