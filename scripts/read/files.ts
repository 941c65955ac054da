/** Reading and writing the files below a folder. */
import { Buffer, isUtf8 } from 'node:buffer';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { mapOrRefuse, refuseAt, refuseLine } from '../problem.ts';

/**
 * Reads a text file in UTF-8, with LF at the end of each line. Anything but a regular file is refused: reading a pipe, for example, would never end.
 *
 * @param shown the name of the file in problems
 * @throws ProblemsError when it is not a file, or not text in UTF-8
 */
export function readText(root: string, file: string, shown = file): string {
  const path = join(root, file);
  const isThere = existsSync(path);
  if (isThere && statSync(path).isFile()) {
    const bytes = readFileSync(path);
    // Text in UTF-16 without a mark is valid UTF-8, with a null character beside each letter.
    const isText = (some: Buffer) => isUtf8(some) && !some.includes(0);
    if (isText(bytes)) return bytes.toString().replaceAll('\r\n', '\n');
    const lines = bytes.toString('latin1').split('\n');
    const line = 1 + lines.findIndex((text) => !isText(Buffer.from(text, 'latin1')));
    const message = 'the line is not UTF-8; save the file in UTF-8';
    refuseLine(shown, line, message);
  }
  if (isThere) refuseAt(shown, 'this is not a file; remove it or rename it');
  const missing = 'the file, or the target of this link, does not exist';
  return refuseAt(shown, `${missing}; restore it or remove the link`);
}

const IS_LINK = 'the folder is a link to another folder; put a folder here instead';

const LEADS_OUT = 'the link leads to a file elsewhere; copy that file here instead';

/**
 * Reads the files below some folders, in the order of their paths. Links to folders are not followed, and links to
 * files elsewhere are refused.
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
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  for (const folder of present) {
    if (lstatSync(join(root, folder)).isSymbolicLink()) refuseAt(folder, IS_LINK);
  }
  // `withFileTypes` also keeps links to folders from being followed.
  const options = { recursive: true, withFileTypes: true } as const;
  const entriesIn = (folder: string) => readdirSync(join(root, folder), options);
  const paths = mapOrRefuse(present, entriesIn, (folder) => folder)
    .flat()
    // A folder that is named like a file is kept, and refused below; any other is only searched.
    .filter((entry) => !entry.isDirectory() || entry.name.includes('.'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => wanted.test(path) && !path.includes('node_modules/'))
    .sort();
  const real = present.map((folder) => realpathSync(join(root, folder)));
  const readOne = (path: string) => {
    const text = readText(root, path);
    const target = realpathSync(join(root, path));
    if (!real.some((folder) => target.startsWith(folder + sep))) refuseAt(path, LEADS_OUT);
    return [path, read(text, path)] as const;
  };
  return new Map(mapOrRefuse(paths, readOne, (path) => path));
}

/** Writes files into a folder, and creates the subfolders that they need. */
export function writeInto(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
