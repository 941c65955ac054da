import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapOrRefuse, refuse } from '../model/finding.ts';

/**
 * The text of a file. Whatever else has its name is refused: a pipe would be waited for.
 *
 * @throws FindingsError when it is no file
 */
export function readText(root: string, file: string): string {
  const stats = existsSync(join(root, file)) && statSync(join(root, file));
  if (!stats) refuse([{ file, location: '', message: 'the link leads nowhere; remove it' }]);
  else if (!stats.isFile()) {
    const what = stats.isDirectory() ? 'a folder' : 'neither a file nor a folder';
    refuse([
      { file, location: '', message: `this is ${what}; remove it, or give it another name` },
    ]);
  }
  return readFileSync(join(root, file), 'utf8');
}

/**
 * Reads the files below some folders, in the order of their paths. Links to folders are not followed.
 *
 * @param folders from the root; one that is not there has no files
 * @param wanted what the paths of the files look like
 * @param read makes something of each text
 * @throws FindingsError with whatever cannot be read, and whatever `read` throws
 */
export function readFiles<Made>(
  root: string,
  folders: readonly string[],
  wanted: RegExp,
  read: (text: string, file: string) => Made,
): Map<string, Made> {
  const paths = folders.flatMap((folder) => listFiles(root, folder, wanted)).sort();
  return new Map(
    mapOrRefuse(
      paths,
      (path) => [path, read(readText(root, path), path)] as const,
      (path) => path,
    ),
  );
}

function listFiles(root: string, folder: string, wanted: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (wanted.test(path)) return [path];
    const open = entry.isDirectory() && entry.name !== 'node_modules';
    return open ? listFiles(root, path, wanted) : [];
  });
}

/** Writes files by their paths in a folder, and makes the folders that they need. */
export function writeInto(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
