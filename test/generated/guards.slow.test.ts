/** Guards change no outcome: without them, Ajv alone decides on every vector, example and fixture. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PROFILES } from '../../scripts/contract.ts';
import type { Json } from '../../scripts/json.ts';
import { readSettings } from '../../scripts/read/settings.ts';
import type { Group } from '../../vectors/make.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { type Modules, type Validator, writeModules } from '../support/modules.ts';

const normal = theBuilt();
const documented = withFixtures(normal.contract.examples);
const { frames } = readSettings(ROOT, normal.contract);
const bare = await writeModules(normal, PROFILES, { frames, guards: false });
afterAll(bare.remove);

/** The examples and fixtures of a schema, and its vectors, which are made from these and from the facts. */
function valuesOf(name: string): Json[] {
  const file = join(ROOT, 'vectors', `${name}.json`);
  const groups: Group[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const shown = (documented.get(name) ?? []).map(({ value }) => value);
  return [...shown, ...groups.flatMap(({ tests }) => tests.map(({ data }) => data))];
}

/** Functions from a value to what a module says about it, by the module and the name of a schema. */
async function judgesIn(load: Modules['load']) {
  const judges = new Map<string, (value: Json) => unknown>();
  for (const module of ['validators', 'strict', 'tolerant']) {
    for (const [name, validate] of Object.entries(await load<Validator>(module))) {
      if (!name.startsWith('validate')) continue;
      const verdict = (value: Json) => [validate(value), validate.errors];
      judges.set(`${module} ${name.replace('validate', '')}`, verdict);
    }
  }
  for (const module of ['parse', 'strict/parse', 'read']) {
    for (const [name, read] of Object.entries(await load<(value: Json) => unknown>(module))) {
      const [, schema] = /^(?:parse|read)([A-Z].*)$/.exec(name) ?? [];
      if (schema !== undefined) judges.set(`${module} ${schema}`, read);
    }
  }
  return judges;
}

it('validators, parsers and readers say the same with and without guards', async () => {
  const [by, byAjv] = await Promise.all([generatedModule, bare.load].map(judgesIn));
  const unlike: unknown[] = [];
  let asked = 0;
  for (const [which, judge] of by ?? []) {
    for (const value of valuesOf(which.split(' ')[1] ?? '')) {
      const [one, other] = [judge(value), byAjv?.get(which)?.(value)];
      if (JSON.stringify(one) !== JSON.stringify(other)) unlike.push([which, value, one, other]);
      asked++;
    }
  }
  expect(unlike).toEqual([]);
  expect(asked).toBeGreaterThan(normal.schemas.size * PROFILES.length);
});

it('without guards, every guard leaves its value to Ajv', async () => {
  const guards = await bare.load('accept/contract');
  const name = [...documented.keys()].find((one) => normal.schemas.has(one)) ?? '';
  const [value] = documented.get(name) ?? [];
  const { [`accepts${name}`]: accepts } =
    await generatedModule<Record<string, Validator>>('accept/contract');
  expect(accepts?.(value?.value)).toBe(true);
  expect(guards[`accepts${name}`]?.(value?.value)).toBe(false);
});
