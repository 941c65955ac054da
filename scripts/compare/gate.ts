/** Reads base and revision, compares them, and finds each difference in the files that people edit. */
import { join } from 'node:path';
import { readText } from '../read/files.ts';
import { lineFinder } from '../read/lines.ts';
import { load } from '../read/load.ts';
import { sourceOf } from '../read/sources.ts';
import { compare, type Result } from './compare.ts';
import {
  findEarlier,
  findLatest,
  readBuilt,
  readCommit,
  readKept,
  subjectOf,
  versionsIn,
} from './kept.ts';
import { readRelease } from './release.ts';
import type { Locate } from './report.ts';
import type { Difference } from './verdict.ts';

/** What to compare. */
export interface GateOptions {
  /** The root folder of the project. */
  root: string;
  /** The folder of the earlier release, or of all releases. */
  base: string;
  /** A commit to compare with instead; the release in `base` then says whether breaks may stay. */
  since?: string | undefined;
  /** The folder of the later release, or of several; without it, the contract as it stands. */
  revision?: string | undefined;
  /**
   * Whether the later release is about to be published: its version must be high enough for what has changed since the
   * release before it, and what is kept of it must be what is published.
   */
  isRelease?: boolean;
}

/**
 * Compares the contract with an earlier release or a commit.
 *
 * @returns what was found, and where each difference is in the files that people edit
 * @throws FindingsError when a bundle is missing or broken, or the contract does not hold together
 */
export async function gate(options: GateOptions): Promise<{ result: Result; locate: Locate }> {
  const { root, since, isRelease } = options;
  const folder = options.revision === undefined ? '' : findLatest(options.revision);
  const { contract, sources } = folder ? {} : await load(root);
  const revision = contract ? readRelease(contract, readBuilt(root, contract)) : readKept(folder);
  const released = since === undefined ? undefined : versionsIn(options.base)[0];
  const kept = () => readKept(isRelease ? findEarlier(options.base, revision) : options.base);
  const base = since === undefined ? kept() : readCommit(root, since);
  const lineOf = lineFinder((file) => readText(folder || root, file));
  const locate = ({ document, pointer }: Difference) => {
    const place = sources
      ? sourceOf(sources, document, pointer)
      : { file: `${document}.yaml`, pointer };
    return { file: join(folder, place.file), line: lineOf(place.file, place.pointer) };
  };
  const result = compare(base, revision, isRelease, released);
  if (since !== undefined) result.since = { commit: since, subject: subjectOf(root, since) };
  return { result, locate };
}
