/** Reads base and revision, compares them, and finds each difference in the files that people edit. */
import { lineFinder } from '../read/lines.ts';
import { load } from '../read/load.ts';
import { sourceOf } from '../read/sources.ts';
import { compare, type Result } from './compare.ts';
import { findEarlier, readBuilt, readCommit, readKept, subjectOf, versionsIn } from './kept.ts';
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
  /**
   * Whether the contract is about to be published: its version must be high enough for what has changed since the
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
  const { root, base: folder, since, isRelease } = options;
  const { contract, sources } = await load(root);
  const revision = readRelease(contract, readBuilt(root, contract));
  const released = since === undefined ? undefined : versionsIn(folder)[0];
  const kept = () => readKept(isRelease ? findEarlier(folder, revision) : folder);
  const base = since === undefined ? kept() : readCommit(root, since);
  const lineOf = lineFinder(root);
  const locate = ({ document, pointer }: Difference) => {
    const place = sourceOf(sources, document, pointer);
    return { file: place.file, line: lineOf(place.file, place.pointer) };
  };
  const result = compare(base, revision, isRelease, released);
  if (since !== undefined) result.since = { commit: since, subject: subjectOf(root, since) };
  return { result, locate };
}
