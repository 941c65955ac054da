/** The fixtures of `test/contract/fixtures/`, read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../scripts/contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../../scripts/json.ts';
import { refuse } from '../../scripts/problem.ts';
import { branchesOf, nameIn, resolve, type Schema, type Schemas } from '../../scripts/schema.ts';
import { gapsIn } from '../contract/cases.ts';
import { ROOT, theBuilt } from './contract.ts';
import { sampleOf } from './sample.ts';

const FOLDER = 'test/contract/fixtures';

export type Examples = ReadonlyMap<string, readonly Example[]>;

let known: Examples | undefined;

/**
 * The documented examples, and the fixtures of tests: every field at once, only the required fields, and so on. A public
 * schema of which they lack a branch or a field also gets a value for each branch, so that a new one needs no edit here.
 */
export function withFixtures(documented: Examples): Examples {
  const all = new Map(documented);
  for (const [schema, own] of theFixtures()) {
    all.set(schema, [...(documented.get(schema) ?? []), ...own]);
  }
  const { schemas } = theBuilt();
  const gaps = new Set(gapsIn(schemas, all).map((place) => /^\w+/.exec(place)?.[0]));
  for (const [schema, node] of Object.entries(schemas)) {
    const isWhole = all.has(schema) && !gaps.has(schema);
    if (!isWhole) all.set(schema, [...(all.get(schema) ?? []), ...derived(schema, node)]);
  }
  return all;
}

function derived(schema: string, node: Schema): Example[] {
  const { schemas } = theBuilt();
  const branches = branchesOf(node);
  return (branches.length > 0 ? branches : [node]).map((branch, index) => {
    const name = `derived-${index}`;
    const fields = Object.entries(resolve(branch, schemas).properties ?? {});
    const value = sampleOf(branch, schemas);
    const all = fields.map(([field, own]) => [field, whole(own, schemas)]);
    const every = isJsonObject(value) ? { ...Object.fromEntries(all), ...value } : value;
    return { name, summary: name, file: `${schema}, ${name}`, value: every };
  });
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
 * The fields of the contract that a fixture lacks, so that a new field needs no edit here: `every-field` gets all fields,
 * any other fixture only required fields.
 */
function missingIn(value: JsonObject, of: string): JsonObject {
  const [schema = '', name] = of.split('/');
  const { schemas } = theBuilt();
  const { properties = {}, required = [] } = schemas[schema] ?? {};
  const missing = Object.entries(properties).filter(
    ([field]) =>
      !Object.hasOwn(value, field) && (required.includes(field) || name === 'every-field'),
  );
  return Object.fromEntries(missing.map(([field, own]) => [field, whole(own, schemas)]));
}

/** The fixture with every field of the schema that a field refers to; otherwise a sample. */
function whole(field: Schema, schemas: Schemas): Json {
  const name = `${nameIn(field)}/every-field`;
  return existsSync(join(ROOT, FOLDER, `${name}.json`)) ? fixture(name) : sampleOf(field, schemas);
}
