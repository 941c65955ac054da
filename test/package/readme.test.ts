/** The README: its examples print what it shows, and it is short. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeReadme } from '../support/readme.ts';
import { expect, it } from 'vitest';
import { ROOT as root } from '../support/contract.ts';
import { README } from './readme.ts';

describeReadme(root);

it('the README has at most 700 words outside its code', () => {
  const prose = README.replaceAll(/^```[\s\S]*?^```|<!--.*?-->/gm, '');
  expect(prose.split(/\s+/).length).toBeLessThanOrEqual(700);
});

it('docs/package.md names exactly the entry points of the package', async () => {
  const guide = await readFile(join(root, 'docs/package.md'), 'utf8');
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const entries = Object.keys(exports);
  const named = [...guide.matchAll(/`…(\/[^`]+)`/g)].map(([, path]) => `.${path}`);
  expect(entries.filter((entry) => !named.includes(entry))).toEqual(['.', './package.json']);
  const anyOf = (name: string) => name.replace(/[^/]+(?=\.json$)/, '*');
  const leads = (name: string) => entries.includes(name) || entries.includes(anyOf(name));
  expect(named.filter((name) => !leads(name))).toEqual([]);
  expect(guide).toContain('`speech-to-text-contract`');
});

it('each of the common changes in CONTRIBUTING.md is a row of at most 40 words', async () => {
  const rows = (await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')).match(/^\| .*$/gm) ?? [];
  expect(rows).toHaveLength(1 + 5);
  const long = rows.filter((row) => (row.match(/[^\s|]+/g) ?? []).length > 40);
  expect(long).toEqual([]);
});

it.each(['CONTRIBUTING.md', 'MAINTAINING.md', 'test/package/read.yaml'])(
  '%s names only files that exist',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
    expect(paths).not.toEqual([]);
    // What a build makes need not be there.
    const missing = paths.filter((path) => !/^site\//.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  },
);

it('README.md, CONTRIBUTING.md and MAINTAINING.md name every script of the package', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const files = ['README.md', 'CONTRIBUTING.md', 'MAINTAINING.md'];
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  // A script such as lint:redocly is only a step of another one.
  const names = Object.keys(scripts).filter((name) => !name.includes(':'));
  const missing = names.filter(
    (name) => !text.includes(`npm run ${name}`) && !text.includes(`npm ${name}`),
  );
  expect(missing).toEqual([]);
});
