/** Reading and writing the files below a folder. */
import { isUtf8 } from 'node:buffer';
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { mapOrRefuse, refuseAt } from '../problem.ts';

/**
 * Reads a text file in UTF-8, with LF at the end of each line. Anything but a regular file is refused: reading a pipe,
 * for example, would never end.
 *
 * @param shown the name of the file in problems
 * @throws ProblemsError when it is not a file, or not text in UTF-8
 */
export function readText(root: string, file: string, shown = file): string {
  const path = join(root, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    refuseAt(shown, 'the file does not exist; create it, or fix the path that leads to it');
  }
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) refuseAt(shown, 'the file is not in UTF-8; convert it');
  return bytes.toString().replaceAll('\r\n', '\n');
}

const IS_LINK = 'symbolic links are not supported; replace it with a file or folder';

/**
 * Reads the files below some folders, in the order of their paths. Links are refused.
 *
 * @param folders relative to the root; a missing folder has no files
 * @param wanted the pattern of the paths to read
 * @param read makes the result from the text of a file
 * @throws ProblemsError with every file that cannot be read, and all problems that `read` throws
 */
export function readFiles<Result>(
  root: string,
  folders: readonly string[],
  wanted: RegExp,
  read: (text: string, file: string) => Result,
): Map<string, Result> {
  const kindOf = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false });
  const present = folders.filter((folder) => kindOf(folder) !== undefined);
  const links = present.filter((folder) => kindOf(folder)?.isSymbolicLink());
  for (const folder of links) refuseAt(folder, IS_LINK);
  const paths = present
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => wanted.test(path) && !path.includes('node_modules/'))
    .sort();
  const readOne = (path: string) => {
    if (kindOf(path)?.isSymbolicLink()) refuseAt(path, IS_LINK);
    return [path, read(readText(root, path), path)] as const;
  };
  return new Map(mapOrRefuse(paths, readOne, (path) => path));
}

/** Writes files into a folder and creates their subfolders. */
export function writeInto(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
