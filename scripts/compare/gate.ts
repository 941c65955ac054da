import { join } from 'node:path';
import { lineFinder } from '../read/lines.ts';
import { load } from '../read/load.ts';
import { sourceOf } from '../read/sources.ts';
import { keepBundles, latest, readBundles, readRevision } from './bundles.ts';
import { compare, type Result } from './compare.ts';
import { readRelease } from './release.ts';
import type { Line, Locate } from './report.ts';
import type { Difference } from './verdict.ts';

/** What to compare. */
export interface GateOptions {
  /** The project's root. */
  root: string;
  /** The folder of the earlier release's bundles, or of all releases. */
  base: string;
  /** A revision in git to compare with instead. */
  since?: string | undefined;
  /** The folder of the later release's bundles; without it, the contract as it stands. */
  revision?: string | undefined;
  /** Whether the later release is about to come out, so that its version must be high enough. */
  release?: boolean;
}

/**
 * Compares the contract with an earlier release, or with what it was.
 *
 * @returns what was found, and where each difference is in the files that people edit
 * @throws FindingsError when a bundle is missing or broken, or the contract does not hold together
 */
export async function gate(options: GateOptions): Promise<{ result: Result; locate: Locate }> {
  const { root, revision, release, since } = options;
  const base = readRelease(
    since === undefined ? readBundles(options.base) : readRevision(root, since),
  );
  if (revision !== undefined) {
    const result = compare(base, readRelease(readBundles(revision)), release);
    return { result, locate: inBundles(latest(revision)) };
  }
  const { contract, sources } = await load(root);
  const lineOf = lineFinder(root);
  const locate = ({ document, pointer }: Difference): Line => {
    const place = sourceOf(sources, document, pointer);
    return { file: place.file, line: lineOf(place.file, place.pointer) };
  };
  const result = compare(base, readRelease(contract), release);
  return { result: { ...result, ...(since !== undefined && { since }) }, locate };
}

/**
 * Makes the contract as it stands a release that later ones are compared with.
 *
 * @returns the folder that holds it now
 */
export async function keep(root: string, folder: string): Promise<string> {
  const { contract } = await load(root);
  return keepBundles(folder, contract, readRelease(contract).version);
}

function inBundles(folder: string): Locate {
  const lineOf = lineFinder('');
  return ({ document, pointer }) => {
    const file = join(folder, `${document}.yaml`);
    return { file, line: lineOf(file, pointer) };
  };
}
