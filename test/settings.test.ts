/** The settings of other tools name files that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './support/contract.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const IGNORED = ['**/node_modules/**', '.build/**', '.git/**'];

it.each([
  ['.gitattributes', '', read('.gitattributes').match(/^[^*#\s]\S*/gm) ?? []],
  ['preview/redocly.yaml', 'preview', parse(read('preview/redocly.yaml')).ignore],
  [
    '.github/dependabot.yml',
    '',
    parse(read('.github/dependabot.yml')).updates[0].directories.map((folder: string) =>
      `${folder.slice(1)}/package-lock.json`.replace(/^\//, ''),
    ),
  ],
] as [string, string, string[]][])(
  '%s names files that exist: remove what does not',
  (_, folder, patterns) => {
    expect(patterns).not.toEqual([]);
    const options = { cwd: join(ROOT, folder), ignore: IGNORED, dot: true };
    expect(patterns.filter((pattern) => globSync(pattern, options).length === 0)).toEqual([]);
  },
);
