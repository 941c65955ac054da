/** Reading and writing the files below a folder. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

/** The paths of the files below some folders, relative to the root. A missing folder has no files. */
export function filesBelow(root: string, folders: readonly string[]): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'));
}

/**
 * Reads the files below some folders, in the order of their paths.
 *
 * @param wanted the pattern of the paths to read
 * @throws ProblemsError with all problems that `read` throws
 */
export function readFiles<Result>(
  root: string,
  folders: readonly string[],
  wanted: RegExp,
  read: (text: string, file: string) => Result,
): Map<string, Result> {
  const paths = filesBelow(root, folders).filter((path) => wanted.test(path));
  return new Map(mapOrRefuse(paths.sort(), (path) => [path, read(readText(root, path), path)]));
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
