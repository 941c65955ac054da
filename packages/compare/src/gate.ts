/** Reads base and revision, compares them, and locates each difference in the hand-written files. */
import { join } from 'node:path';
import { refuse } from '../../../scripts/problem.ts';
import { lineFinder, load, withPlaces } from '../../../scripts/read/load.ts';
import { sourceOf } from '../../../scripts/read/sources.ts';
import { ACCEPTED, checkAccepted } from './accepted.ts';
import { compare, type Result } from './compare.ts';
import * as kept from './kept.ts';
import { type Release, readRelease } from './release.ts';
import type { Locate } from './report.ts';

/**
 * Compares the contract with an earlier release or a commit.
 *
 * @param root the root folder of the project
 * @param since a commit to compare with; whether breaking changes pass still depends on the last release
 * @param isRelease whether the contract is about to be published: its version must be high enough for the differences
 *   from the previous release, and the kept release must be identical
 * @returns the result and a function that locates a difference in the hand-written files
 * @throws ProblemsError if a bundle is missing or broken, or the contract is inconsistent
 */
export async function gate(
  root: string,
  since?: string,
  isRelease = false,
): Promise<{ result: Result; locate: Locate }> {
  const folder = join(root, kept.RELEASES);
  const { revision, locate } = await readRevision(root);
  const released = since === undefined ? undefined : kept.versionsIn(folder)[0];
  const readLast = () => kept.readKept(kept.findKept(folder, isRelease ? revision : undefined));
  const base = since === undefined ? readLast() : kept.readCommit(root, since);
  const { pending, all } = kept.readAccepted(folder, base.version);
  const result = compare(base, revision, { isRelease, released, accepted: all });
  if (since === undefined) {
    refuse(checkAccepted(join(folder, ACCEPTED), pending, result.differences));
  } else {
    // The acceptances are not checked: an accepted difference may be older than the commit.
    result.since = { commit: since, subject: kept.subjectOf(root, since) };
  }
  return { result, locate };
}

/**
 * Reads the current contract.
 *
 * @throws ProblemsError with places in the hand-written files
 */
export async function readRevision(root: string): Promise<{ revision: Release; locate: Locate }> {
  const project = await load(root);
  const { contract, sources } = project;
  const revision = await withPlaces(project, () =>
    readRelease(contract, kept.readBuilt(root, contract)),
  );
  const lineOf = lineFinder(root);
  const locate: Locate = ({ document, pointer }) => {
    const { file, pointer: place } = sourceOf(sources, document, pointer);
    return { file, line: lineOf(file, place) };
  };
  return { revision, locate };
}
