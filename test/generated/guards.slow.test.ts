/** Guards change no outcome: without them, Ajv alone decides on every vector, example and fixture. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { generate } from '../../scripts/build.ts';
import type { Json } from '../../scripts/json.ts';
import { mergeContract } from '../../scripts/profiles.ts';
import { writeInto } from '../../scripts/read/files.ts';
import type { Validator } from '../../scripts/runtime/validate.ts';
import type { Group } from '../../vectors/make.ts';
import { ROOT, theBuilt } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { temporaryFolder } from '../support/temporary.ts';

const { contract, schemas } = theBuilt();
const documented = withFixtures(contract.examples);

const values = new Map<string, Json[]>();

/** The examples and fixtures of a schema, and its vectors, which are made from these and from the facts; read once. */
function valuesOf(name: string): Json[] {
  const known = values.get(name) ?? readValues(name);
  values.set(name, known);
  return known;
}

function readValues(name: string): Json[] {
  const file = join(ROOT, 'vectors', `${name}.json`);
  const groups: Group[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const shown = (documented.get(name) ?? []).map(({ value }) => value);
  return [...shown, ...groups.flatMap(({ tests }) => tests.map(({ data }) => data))];
}

/** What the functions in a folder say about each value: validators with their errors, parsers and readers. */
async function outcomesIn(folder: string): Promise<Map<string, string>> {
  const outcomes = new Map<string, string>();
  for (const module of ['validators', 'strict', 'tolerant', 'parse', 'strict/parse', 'read']) {
    const functions: Record<string, Validator<unknown>> = await import(
      pathToFileURL(join(folder, `${module}.js`)).href
    );
    for (const [name, judge] of Object.entries(functions)) {
      const [, verb, schema = ''] = /^(validate|parse|read)([A-Z].*)$/.exec(name) ?? [];
      for (const [index, value] of verb ? valuesOf(schema).entries() : []) {
        const outcome = verb === 'validate' ? [judge(value), judge.errors] : judge(value);
        outcomes.set(`${module} ${name} ${index}`, JSON.stringify(outcome));
      }
    }
  }
  return outcomes;
}

let bare: string;
beforeAll(async () => {
  bare = temporaryFolder('bare-');
  const files = await generate(mergeContract(contract), 'speech-to-text-contract', false);
  writeInto(bare, { 'package.json': '{"type": "module"}', ...files });
});

it('validators, parsers and readers say the same with and without guards', async () => {
  const guarded = await outcomesIn(join(ROOT, 'generated'));
  const byAjv = await outcomesIn(bare);
  const unlike = [...guarded].filter(([key, outcome]) => byAjv.get(key) !== outcome);
  expect(unlike).toEqual([]);
  expect(guarded.size).toBeGreaterThan(Object.keys(schemas).length);
});

it('no validator asks a guard in a build without guards', () => {
  for (const module of ['validators', 'strict', 'tolerant']) {
    expect(readFileSync(join(bare, `${module}.js`), 'utf8')).not.toContain('guard');
  }
});
