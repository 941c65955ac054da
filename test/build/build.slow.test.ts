/** The build of the small contract from end to end: what it writes, compares, and leaves unchanged. */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../scripts/build.ts';
import { writeFiles } from '../../scripts/emit/output.ts';
import { problemsOf } from '../../scripts/problem.ts';
import { writeInto } from '../../scripts/read/files.ts';
import { temporaryFolder, textsIn } from '../support/temporary.ts';
import { copySmall } from './support/small.ts';

it('a build with --check lists stale files and writes nothing', async () => {
  const root = copySmall();
  await build(root, 'write');
  const generated = join(root, 'generated');
  writeFileSync(join(generated, 'openapi.json'), '{}');
  writeFileSync(join(generated, 'left.js'), '');
  const before = textsIn(generated);
  const [problem] = await build(root, 'check').then(() => [], problemsOf);
  expect(problem?.message).toContain('stale files: left.js, openapi.json; run `npm run build`');
  expect(textsIn(generated)).toEqual(before);
});

it('a folder is replaced as a whole, or unchanged if writing fails', () => {
  const root = temporaryFolder('written-');
  writeFiles(root, 'out', { 'old.txt': 'old' });
  writeFiles(root, 'out', { 'new.txt': 'new', 'deep/er.txt': 'deep' });
  // A file cannot also be a folder.
  expect(() => writeFiles(root, 'out', { first: '', 'first/second': '' })).toThrow();
  expect(textsIn(join(root, 'out'))).toEqual({ 'new.txt': 'new', 'deep/er.txt': 'deep' });
});

it('a build removes the remains of a killed build and restores the old folder', async () => {
  const root = copySmall();
  writeInto(root, {
    'generated.last/a': 'old',
    'generated.next/a': 'new',
    'openapi/openapi.yaml': '',
  });
  await expect(build(root, 'write')).rejects.toThrow();
  expect(textsIn(join(root, 'generated'))).toEqual({ a: 'old' });
  expect(readdirSync(root).filter((name) => name.startsWith('generated.'))).toEqual([]);
});

it('the build reports a link instead of the output folder and keeps the link', () => {
  const root = temporaryFolder('refused-');
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, 'out'));
  const refusal = 'out: this path must be a folder; remove the file or link';
  expect(() => writeFiles(root, 'out', { 'new.txt': 'new' })).toThrow(refusal);
  expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
});
