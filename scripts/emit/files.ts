import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of files by their path in a folder. */
export type Files = Record<string, string>;

/**
 * Writes `files` as the whole content of `folder`: into a temporary folder first, which then takes
 * the old one's place by renaming. A failure leaves `folder` as it was.
 *
 * @param root the project's root
 * @param folder the folder to write, from the root
 * @param files the text of each file by its path in the folder
 */
export function writeFiles(root: string, folder: string, files: Files): void {
  const target = join(root, folder);
  mkdirSync(join(root, '.build'), { recursive: true });
  // Inside the project, so that renaming never crosses to another disk.
  const temporary = mkdtempSync(join(root, '.build', 'write-'));
  const next = join(temporary, 'next');
  const previous = join(temporary, 'previous');
  try {
    mkdirSync(next);
    for (const [path, text] of Object.entries(files)) {
      const file = join(next, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const replaced = existsSync(target);
    if (replaced) renameSync(target, previous);
    try {
      renameSync(next, target);
    } catch (error) {
      if (replaced) renameSync(previous, target);
      throw error;
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** How a file on disk differs from the one that was generated. */
export interface Difference {
  path: string;
  how: 'missing' | 'changed' | 'left over';
}

/** Compares `folder` with `files` without writing anything. Sorted by path. */
export function compareFiles(root: string, folder: string, files: Files): Difference[] {
  const target = join(root, folder);
  const differences: Difference[] = [];
  for (const [path, text] of Object.entries(files)) {
    const file = join(target, path);
    if (!existsSync(file)) differences.push({ path, how: 'missing' });
    else if (readFileSync(file, 'utf8') !== text) differences.push({ path, how: 'changed' });
  }
  for (const path of listFiles(target)) {
    if (files[path] === undefined) differences.push({ path, how: 'left over' });
  }
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}
