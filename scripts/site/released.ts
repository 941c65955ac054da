/** The last releases of a project, compared with its contract, for the page on what changed. */
import { join } from 'node:path';
import {
  compare,
  RELEASES,
  type Release,
  type Result,
  readAccepted,
  readBundles,
  readRelease,
  versionsIn,
} from 'contract-compare';
import { type Contract, DOCUMENTS } from '../contract.ts';
import type { Files } from '../emit/files.ts';
import { readText } from '../read/files.ts';

/** The differences between a release and the contract. */
export type Comparison = Pick<Result, 'from' | 'nextVersion' | 'differences'>;

/**
 * Compares the last kept release, and the one before it, with the contract.
 *
 * @param files the generated files: a release with the same documents has no differences, and reading it would take
 *   a tenth of a build
 */
export function compareReleased(root: string, contract: Contract, files: Files): Comparison[] {
  const folder = join(root, RELEASES);
  const isSame = (version: string) =>
    DOCUMENTS.every((name) => {
      const file = `${name}.yaml`;
      return readText(root, `${RELEASES}/${version}/${file}`) === files[file];
    });
  let revision: Release | undefined;
  return versionsIn(folder)
    .slice(0, 2)
    .map((version) => {
      if (isSame(version)) return { from: version, nextVersion: version, differences: [] };
      revision ??= readRelease(contract);
      const { all: accepted } = readAccepted(folder, version);
      const base = readRelease(readBundles(join(folder, version)));
      const { from, nextVersion, differences } = compare(base, revision, { accepted });
      return { from, nextVersion, differences };
    });
}
