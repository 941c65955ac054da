/** Reading and writing the files below a folder. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { mapOrRefuse, refuseAt } from './problem.ts';

/** Reads a text file, with LF at the end of each line. */
export function readText(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path))
    refuseAt(file, 'the file does not exist; create it, or fix the path that leads to it');
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(readFileSync(path))
      .replaceAll('\r\n', '\n');
  } catch (error) {
    if (error instanceof TypeError) refuseAt(file, 'the file is not UTF-8; save it as UTF-8');
    throw error;
  }
}

/** The paths of the files in a folder that match a pattern, sorted. A missing folder has no files. */
export function filesIn(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, dot: true, followSymbolicLinks: false }).sort();
}

/**
 * Reads the files that match a pattern, in the order of their paths.
 *
 * @throws ProblemsError with all problems that `read` throws
 */
export function readFiles<Result>(
  root: string,
  pattern: string,
  read: (text: string, file: string) => Result,
): Map<string, Result> {
  const paths = filesIn(root, pattern);
  return new Map(mapOrRefuse(paths, (path) => [path, read(readText(root, path), path)]));
}

/** Writes files into a folder and creates their subfolders. If this is interrupted, each file is the old or the new one. */
export function writeInto(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
}
