/** Generated files: writes or compares the folder of all files as a whole. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles, writeInto } from '../base/files.ts';
import type { Problem } from '../base/problem.ts';

/** The text of files by their path in a folder. */
export type Files = Record<string, string>;

/** Writes `files` as the whole content of `folder`, a path from `root`. If this is interrupted, no file is half-written. */
export function writeFiles(root: string, folder: string, files: Files): void {
  const target = join(root, folder);
  const [next, last] = [`${target}.new`, `${target}.old`];
  for (const rest of [next, last]) rmSync(rest, { recursive: true, force: true });
  writeInto(next, files);
  if (existsSync(target)) renameSync(target, last);
  renameSync(next, target);
  rmSync(last, { recursive: true, force: true });
}

/** Returns one problem if `folder` differs from `files`; writes nothing. */
export function compareFiles(root: string, folder: string, files: Files): Problem[] {
  const present = filesIn(root, folder);
  const stale = [...new Set([...Object.keys(files), ...present.keys()])]
    .filter((file) => present.get(file) !== files[file])
    .sort();
  if (stale.length === 0) return [];
  const which =
    stale.slice(0, 3).join(', ') + (stale.length > 3 ? ` and ${stale.length - 3} more` : '');
  const message = `stale files: ${which}; run \`npm run build\` and commit the result`;
  return [{ file: folder, pointer: '', message }];
}

const filesIn = (root: string, folder: string) =>
  readFiles(join(root, folder), ['.'], /./, (text) => text);
