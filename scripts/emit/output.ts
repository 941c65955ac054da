/** Generated files: writes or compares the folder of all files as a whole. */
import * as fs from 'node:fs';
import { join } from 'node:path';
import { type Problem, refuseAt } from '../problem.ts';
import { readFiles, writeInto } from '../read/files.ts';

/** The text of files by their path in a folder. */
export type Files = Record<string, string>;

/**
 * Writes `files` as the whole content of `folder`, a path from `root`: into a new folder first, which then replaces
 * the old one.
 *
 * @throws ProblemsError if `folder` is a file or a link
 */
export function writeFiles(root: string, folder: string, files: Files): void {
  refuseOther(root, folder);
  recover(root, folder);
  const { target, next, last } = foldersOf(root, folder);
  writeInto(next, files);
  if (fs.existsSync(target)) fs.renameSync(target, last);
  fs.renameSync(next, target);
  fs.rmSync(last, { recursive: true, force: true });
}

/** Removes the remains of a killed `writeFiles`; if the new folder did not have its name yet, restores the old folder. */
export function recover(root: string, folder: string): void {
  const { target, next, last } = foldersOf(root, folder);
  if (!fs.existsSync(target) && fs.existsSync(last)) fs.renameSync(last, target);
  for (const left of [next, last]) fs.rmSync(left, { recursive: true, force: true });
}

function foldersOf(root: string, folder: string) {
  const target = join(root, folder);
  return { target, next: `${target}.next`, last: `${target}.last` };
}

/** Refuses a file or a link in place of a folder: renaming would replace the link rather than its target. */
function refuseOther(root: string, path: string): void {
  const found = fs.lstatSync(join(root, path), { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    refuseAt(path, 'this path must be a folder; remove the file or link');
}

/** Returns one problem if `folder` differs from `files`; writes nothing. */
export function compareFiles(root: string, folder: string, files: Files): Problem[] {
  refuseOther(root, folder);
  const present = readFiles(join(root, folder), ['.'], /./, (text) => text);
  const stale = [...new Set([...Object.keys(files), ...present.keys()])]
    .filter((file) => present.get(file) !== files[file])
    .sort();
  if (stale.length === 0) return [];
  const some = stale.slice(0, 3).join(', ');
  const others = stale.length - 3;
  const which = others > 0 ? `${some} and ${others} more` : some;
  const message = `stale files: ${which}; run \`npm run build\` and commit the result`;
  return [{ file: folder, pointer: '', message }];
}
