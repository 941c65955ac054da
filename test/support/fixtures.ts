/** The fixtures of `test/contract/fixtures/`, read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../scripts/contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../../scripts/json.ts';
import { refuse } from '../../scripts/problem.ts';
import { factsByName as facts } from '../contract/facts/schemas.ts';
import { ROOT } from './contract.ts';
import { ruleTries } from './facts/rules.ts';
import { type Aspects, alternatives } from './facts/types.ts';
import { FORMATTED } from './format-samples.ts';

const FOLDER = 'test/contract/fixtures';

export type Examples = ReadonlyMap<string, readonly Example[]>;

let known: Examples | undefined;

/** The documented examples, and the fixtures of tests: every field at once, only the required fields, and so on. */
export function withFixtures(documented: Examples): Examples {
  const all = new Map(documented);
  for (const [schema, own] of theFixtures()) {
    all.set(schema, [...(documented.get(schema) ?? []), ...own]);
  }
  return all;
}

/**
 * The fixtures, `test/contract/fixtures/<Schema>/<name>.json`, read once. `{"$fixture": "Word/typical"}` in a value
 * stands for that fixture, merged with the other fields of the object; `parts/` contains what several fixtures
 * share.
 */
export function theFixtures(): Examples {
  const schemas = readdirSync(join(ROOT, FOLDER)).filter((folder) => folder !== 'parts');
  known ??= new Map(schemas.sort().map((schema) => [schema, read(schema)]));
  return known;
}

function read(schema: string): Example[] {
  return readdirSync(join(ROOT, FOLDER, schema))
    .sort()
    .map((base) => {
      const name = base.replace(/\.json$/, '');
      const value = fixture(`${schema}/${name}`);
      return { name, summary: name, file: join(FOLDER, schema, base), value };
    });
}

/** The value of a fixture, with each `$fixture` in it replaced; `by` is the fixture that refers to it. */
export function fixture(name: string, by = name): Json {
  const path = join(ROOT, FOLDER, `${name}.json`);
  const message = `there is no fixture ${name}; add it, or name another one`;
  if (!existsSync(path)) refuse([{ file: `${FOLDER}/${by}.json`, pointer: '', message }]);
  const value = JSON.parse(readFileSync(path, 'utf8'), (_, part: Json) => {
    if (!isJsonObject(part) || typeof part.$fixture !== 'string') return part;
    const { $fixture, ...own } = part;
    return { ...(fixture($fixture, name) as JsonObject), ...own };
  });
  return isJsonObject(value) ? { ...missingIn(value, name), ...value } : value;
}

/**
 * The fields that the facts name and a fixture lacks, so that a new field needs no edit here: `every-field` gets all
 * of them, any other fixture those that are required.
 */
function missingIn(value: JsonObject, of: string): JsonObject {
  const [schema, name] = of.split('/');
  const { fields = [], tag } = facts.get(schema ?? '') ?? {};
  const missing = fields.filter(({ path, required }) => {
    const isTop = !/[.[]/.test(path) && tag === undefined;
    return isTop && !Object.hasOwn(value, path) && (required || name === 'every-field');
  });
  return Object.fromEntries(missing.map((field) => [field.path, sampleOf(field)]));
}

/** A value that a fact accepts. */
function sampleOf(fact: Aspects & { type: string }): Json {
  const atRule = ruleTries({ path: '', ...fact }).find(({ valid }) => valid);
  const [first = ''] = alternatives(fact.type);
  const named = facts.get(first);
  if (atRule) return atRule.value;
  if (first.endsWith('[]')) return [sampleOf({ type: first.slice(0, -2) })];
  if (named && named.fields.length === 0) return named.known?.[0] ?? sampleOf(named);
  if (named) return fixture(`${first}/every-field`);
  if (first.startsWith('string:')) {
    return FORMATTED[first.slice('string:'.length)]?.good[0] ?? 'text';
  }
  const samples = { boolean: true, integer: 1, number: 1, string: 'text', object: {}, null: null };
  return samples[first as keyof typeof samples] ?? 'anything';
}
