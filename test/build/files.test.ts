/** What the build reads, and what it refuses to read: files as a whole, their encoding, links. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatProblem, problemsOf } from '../../scripts/problem.ts';
import { readText } from '../../scripts/read/files.ts';
import { load } from '../../scripts/read/load.ts';
import { readName } from '../../scripts/read/package-name.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { copySmall, edit } from './support/small.ts';

const WORD = 'openapi/schemas/word.yaml';
const EXAMPLES = 'openapi/examples';

/** Replaces a file or folder of a copy with something else. */
const inPlaceOf = (file: string, make: (path: string) => void) => (root: string) => {
  rmSync(join(root, file), { force: true, recursive: true });
  make(join(root, file));
};

const link = (target: string) => (path: string) => symlinkSync(target, path);

/** Renames an example, or the folder of a schema, in the summaries too. */
const renamed = (from: string, to: string, key: string, next: string) => (root: string) => {
  renameSync(join(root, EXAMPLES, from), join(root, EXAMPLES, to));
  edit(root, `${EXAMPLES}/summaries.yaml`, key, next);
};

const NO_UTF8 = 'the file is not in UTF-8; save it in UTF-8';
const NO_FILE = 'there is no such file; restore it, or remove what is in its place';
const IS_LINK = 'this is a link, which is not followed; put a copy of its target here instead';

/** Each mistake: its name, an edit of a copy, and the first problem. */
const MISTAKES: [name: string, spoil: (root: string) => void, problem: string][] = [
  [
    'an example whose schema does not exist',
    renamed('Job', 'Jbo', '\nJob:', '\nJbo:'),
    `${EXAMPLES}/Jbo/queued.json: the schema Jbo does not exist; rename the folder or remove the example`,
  ],
  [
    'an example of a schema that is shown nowhere',
    renamed('Job', 'JobConfig', '\nJob:', '\nJobConfig:'),
    `${EXAMPLES}/JobConfig/queued.json: no body or message has the schema JobConfig; make it an example of the body or message that contains it`,
  ],
  [
    'a byte that is not UTF-8',
    (root) => {
      const text = readFileSync(join(root, WORD), 'latin1').replace('heard', 'h\xf6rd');
      writeFileSync(join(root, WORD), text, 'latin1');
    },
    `${WORD}: ${NO_UTF8}`,
  ],
  [
    'a file in UTF-16 without a mark',
    (root) => writeFileSync(join(root, WORD), readFileSync(join(root, WORD), 'utf8'), 'utf16le'),
    `${WORD}:1: the text contains the invisible character U+0000; remove it`,
  ],
  [
    'a pipe instead of a file',
    inPlaceOf(WORD, (path) => void execFileSync('mkfifo', [path])),
    `${WORD}: ${NO_FILE}`,
  ],
  ['a link to a file outside', inPlaceOf(WORD, link('../../package.json')), `${WORD}: ${IS_LINK}`],
  [
    'a link instead of the folder of a document',
    (root) => {
      cpSync(join(root, 'openapi'), join(root, 'elsewhere'), { recursive: true });
      inPlaceOf('openapi', link('elsewhere'))(root);
    },
    `openapi: ${IS_LINK}`,
  ],
];

it.each(MISTAKES)('%s is refused at its place', async (_, spoil, problem) => {
  const root = copySmall();
  spoil(root);
  const [first] = await load(root).then(() => [], problemsOf);
  expect(first && formatProblem(first)).toBe(problem);
});

it('a file that ends its lines as Windows does is read like any other', async () => {
  const root = copySmall();
  const text = readText(root, WORD);
  writeFileSync(join(root, WORD), text.replaceAll('\n', '\r\n'));
  expect(readText(root, WORD)).toBe(text);
  const { contract } = await load(root);
  expect(contract.schemas.Word?.description).toBe('A word that was heard.');
});

/** The name of a project with some fields in its package.json. */
function nameOf(fields: object) {
  const root = temporaryFolder('named-');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'small', ...fields }));
  return readName(root);
}

it('the name of a project has the scope of its package', () => {
  expect(nameOf({ name: '@acme/speech' })).toBe('acme-speech');
});

it('a name that cannot be part of an $id is refused', () => {
  const problem = 'package.json#/name: the name Acme Speech cannot be part of an $id';
  expect(() => nameOf({ name: 'Acme Speech' })).toThrow(problem);
});
