/** The build of the small contract from end to end: what it writes, compares, and leaves unchanged. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { problemsOf } from '../../scripts/base/problem.ts';
import { build } from '../../scripts/build.ts';
import { textsIn } from '../support/temporary.ts';
import { copySmall, skipValidators } from './support/small.ts';

beforeEach(skipValidators);
afterEach(() => vi.restoreAllMocks());

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

it('a build replaces the whole folder, and nothing if the contract is wrong', async () => {
  const root = copySmall();
  writeInto(root, { 'generated/left.js': '' });
  writeInto(root, { 'openapi/openapi.yaml': '' });
  await expect(build(root, 'write')).rejects.toThrow('openapi/openapi.yaml:1');
  expect(textsIn(join(root, 'generated'))).toEqual({ 'left.js': '' });
});
