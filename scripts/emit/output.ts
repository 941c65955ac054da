/** Generated files: writes the folder of all files as a whole, or compares it with them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles, writeInto } from '../base/files.ts';

/** The text of files by their path in a folder. */
export type Files = Record<string, string>;

/** Writes `files` as the whole content of `folder`, a path from `root`. If this is interrupted, no file is half-written. */
export function writeFiles(root: string, folder: string, files: Files): void {
  writeInto(join(root, folder), files);
  for (const path of staleFiles(root, folder, files)) rmSync(join(root, folder, path));
}

/** The paths in `folder` whose files differ from `files`, are missing, or are not among them. */
export function staleFiles(root: string, folder: string, files: Files): string[] {
  const present = readFiles(join(root, folder), ['.'], /./, (text) => text);
  const paths = new Set([...Object.keys(files), ...present.keys()]);
  return [...paths].filter((path) => present.get(path) !== files[path]).sort();
}
