/** The build of the small contract from end to end: what it writes, and what is stale. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { mapOrRefuse } from '../../scripts/base/problem.ts';
import { build, checkedContract, makeOutputs } from '../../scripts/build.ts';
import { RESERVED } from '../../scripts/check/names.ts';
import { staleFiles } from '../../scripts/emit/output.ts';
import { profilesOf } from './support/in-memory.ts';
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

it('the names of all types that a contract without schemas exports are taken', async () => {
  const { contract } = profilesOf({}, { openapi: '3.1.0', info: { title: '', version: '' } });
  const documents = { openapi: {}, asyncapi: {} };
  const checked = { ...contract, documents, merged: {}, openapi30: {} };
  const { generated } = await makeOutputs(copySmall(), checked);
  const declarations = Object.keys(generated).filter((path) => /^[^/]+\.d\.ts$/.test(path));
  const exported = declarations.flatMap((path) => [
    ...(generated[path] ?? '').matchAll(/^export (?:interface|type) (?:\{ (.*) \}|([A-Z]\w*))/gm),
  ]);
  const names = exported.flatMap(([, list = '', name]) => name ?? list.split(', '));
  expect([...new Set(names)].sort()).toEqual([...RESERVED].sort());
});
