/** The versions in a folder of releases, and the checksums by which an edit of one is found. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { refuse } from '../../../scripts/problem.ts';
import { readText } from '../../../scripts/read/files.ts';

/** The file with the checksums of all releases, in the format of `sha256sum --check`. */
export const CHECKSUMS = 'SHA256SUMS';

/** The versions in a folder, the latest first; none if it does not exist. */
export function versionsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return semver.rsort(names.filter((name) => semver.valid(name) === name));
}

/**
 * Refuses releases that were edited: each must stay as it was published. Releases without a file of checksums are not
 * checked.
 *
 * @param folder the folder of all releases
 * @param isWanted which versions to check
 */
export function refuseEdited(folder: string, isWanted: (version: string) => boolean): void {
  if (!existsSync(join(folder, CHECKSUMS))) return;
  const sums = new Set(sumsOf(folder));
  const stated = [...sums].map((line) => line.trimEnd().replace(/^\w* {2}/, ''));
  const present = versionsIn(folder).flatMap((version) =>
    readdirSync(join(folder, version)).map((name) => `${version}/${name}`),
  );
  const paths = [...new Set([...present, ...stated])].filter((path) => isWanted(dirname(path)));
  const problems = paths.flatMap((path) => {
    const file = join(folder, path);
    const text = existsSync(file) ? readText(folder, path, file) : undefined;
    if (text !== undefined && sums.has(sumLine(path, text))) return [];
    const message = `does not match ${CHECKSUMS}; a release never changes: restore the file as it was published`;
    return [{ file, pointer: '', message }];
  });
  refuse(problems);
}

/** The lines of the file of checksums; none if it does not exist. */
export function sumsOf(folder: string): string[] {
  const file = join(folder, CHECKSUMS);
  return existsSync(file) ? (readText(folder, CHECKSUMS, file).match(/.+\n?/g) ?? []) : [];
}

/** The line for a file of a release. */
export function sumLine(path: string, text: string): string {
  return `${createHash('sha256').update(text).digest('hex')}  ${path}\n`;
}
