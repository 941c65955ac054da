/** Modules of the build import from their own folder and earlier ones. Biome refuses circles. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The folders of scripts/. Modules beside them and commands/ import from all of these, and none of these from them. */
const FOLDERS = 'runtime base model ajv load check emit guides compare'.split(' ');

it.each(FOLDERS)('scripts/%s imports only from itself and earlier folders', (folder) => {
  const isAllowed = (file: string, imported: string) => {
    if (!imported.startsWith('.')) return folder === 'ajv' || !/^ajv(\/|$)/.test(imported);
    const target = posix.relative('scripts', posix.join(posix.dirname(file), imported));
    const index = FOLDERS.indexOf(posix.dirname(target).split('/')[0] ?? '');
    return index >= 0 && index <= FOLDERS.indexOf(folder);
  };
  const wrong = globSync(`scripts/${folder}/**/*.ts`).flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    const paths = importedFiles.map(({ fileName }) => fileName);
    return paths.filter((path) => !isAllowed(file, path)).map((path) => `${file}: ${path}`);
  });
  expect(wrong).toEqual([]);
});
