/** The build of the small contract from end to end: what it writes, and what is stale. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { mapOrRefuse } from '../../scripts/base/problem.ts';
import { build, checkedContract, makeOutputs } from '../../scripts/build.ts';
import { staleFiles } from '../../scripts/emit/output.ts';
import { copySmall, skipValidators } from './support/small.ts';

beforeEach(skipValidators);
afterEach(() => vi.restoreAllMocks());

it('files that differ from the outputs, or do not belong to them, are stale', async () => {
  const root = copySmall();
  await build(root);
  writeInto(root, { 'generated/openapi.json': '{}', 'generated/.DS_Store': Buffer.of(0xff) });
  writeInto(root, { 'docs/live.pyc': Buffer.of(0xff) });
  const { generated } = await makeOutputs(root, await checkedContract(root));
  expect(staleFiles(root, 'generated', generated)).toEqual(['.DS_Store', 'openapi.json']);
  await build(root);
  expect(staleFiles(root, 'generated', generated)).toEqual([]);
});

it('a build replaces the whole folder, and nothing if the contract is wrong', async () => {
  const root = copySmall();
  writeInto(root, { 'generated/left.js': '' });
  writeInto(root, { 'openapi/openapi.yaml': '' });
  await expect(build(root)).rejects.toThrow('openapi/openapi.yaml:1');
  expect(readdirSync(join(root, 'generated'))).toEqual(['left.js']);
});

it('a stack that is too small is a problem, and any other error is not', () => {
  const chain = (): number => chain() + 1;
  expect(() => mapOrRefuse([0], chain)).toThrow('write fewer levels');
  expect(() => mapOrRefuse([-1], (length) => new Array(length))).toThrow('Invalid array length');
});
