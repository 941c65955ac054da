/** Generated files: writes the folder of all files as a whole, or compares it with them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readText, writeInto } from '../base/files.ts';

/** The text of files by their path in a folder. */
export type Files = Record<string, string>;

/** Writes `files` as the whole content of `folder`, a path from `root`. If this is interrupted, no file is half-written. */
export function writeFiles(root: string, folder: string, files: Files): void {
  const path = join(root, folder);
  writeInto(path, files);
  for (const file of filesIn(path, '**')) if (!(file in files)) rmSync(join(path, file));
}

/** The paths in `folder` whose files differ from `files`, are missing, or are not among them. */
export function staleFiles(root: string, folder: string, files: Files): string[] {
  const present = filesIn(join(root, folder), '**');
  const paths = new Set([...Object.keys(files), ...present]);
  const isKnown = (path: string) => path in files && present.includes(path);
  const isFresh = (path: string) => readText(root, `${folder}/${path}`) === files[path];
  return [...paths].filter((path) => !isKnown(path) || !isFresh(path)).sort();
}
