/** The files that the build reads and refuses, their encoding, and links. */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatProblem, problemsOf } from '../../scripts/problem.ts';
import { readText } from '../../scripts/read/files.ts';
import { load } from '../../scripts/read/load.ts';
import { readName } from '../../scripts/read/package-name.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { copySmall } from './support/small.ts';

const WORD = 'openapi/schemas/word.yaml';

it.each<[what: string, spoil: (file: string) => void, problem: string]>([
  [
    'a byte that is not UTF-8',
    (file) => writeFileSync(file, 'title: h\xf6rd', 'latin1'),
    'the file is not in UTF-8; convert it',
  ],
  [
    'a link to a file outside',
    (file) => {
      rmSync(file);
      symlinkSync('../../package.json', file);
    },
    'symbolic links are not supported; replace it with a file or folder',
  ],
])('%s is an error at its place', async (_, spoil, problem) => {
  const root = copySmall();
  spoil(join(root, WORD));
  const [first] = await load(root).then(() => [], problemsOf);
  expect(first && formatProblem(first)).toBe(`${WORD}: ${problem}`);
});

it('a file may have Windows line endings', () => {
  const root = copySmall();
  const text = readText(root, WORD);
  writeFileSync(join(root, WORD), text.replaceAll('\n', '\r\n'));
  expect(readText(root, WORD)).toBe(text);
});

function nameOf(fields: object) {
  const root = temporaryFolder('named-');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'small', ...fields }));
  return readName(root);
}

it('the name of a project contains the scope of its package and is valid in an $id', () => {
  expect(nameOf({ name: '@acme/speech' })).toBe('acme-speech');
  const problem = 'package.json#/name: the name `Acme Speech` is not supported';
  expect(() => nameOf({ name: 'Acme Speech' })).toThrow(problem);
});
