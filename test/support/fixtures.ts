/** The fixtures of `test/contract/fixtures/`, read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../scripts/contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../../scripts/json.ts';
import { refuse } from '../../scripts/problem.ts';
import { branchesOf, resolve, type Schemas } from '../../scripts/schema.ts';
import { ROOT } from './contract.ts';

const FOLDER = 'test/contract/fixtures';

export type Examples = ReadonlyMap<string, readonly Example[]>;

const known = new Map<string, Examples>();

/** The documented examples, and the fixtures of tests: every field at once, only the required fields, and so on. */
export function withFixtures(documented: Examples, root = ROOT): Examples {
  const all = new Map(documented);
  for (const [schema, own] of fixturesIn(root)) {
    all.set(schema, [...(documented.get(schema) ?? []), ...own]);
  }
  return all;
}

/**
 * The fixtures, `test/contract/fixtures/<Schema>/<name>.json`, read once. `{"$fixture": "Word/typical"}` in a value
 * stands for that fixture, merged with the other fields of the object; `parts/` contains what several fixtures
 * share.
 */
export function fixturesIn(root: string): Examples {
  const schemas = readdirSync(join(root, FOLDER)).filter((folder) => folder !== 'parts');
  const found =
    known.get(root) ?? new Map(schemas.sort().map((schema) => [schema, read(root, schema)]));
  known.set(root, found);
  return found;
}

function read(root: string, schema: string): Example[] {
  return readdirSync(join(root, FOLDER, schema))
    .sort()
    .map((base) => {
      const name = base.replace(/\.json$/, '');
      const value = readValue(root, `${schema}/${name}`);
      return { name, summary: name, file: join(FOLDER, schema, base), value };
    });
}

/** The value of a fixture, with each `$fixture` in it replaced; `by` is the fixture that refers to it. */
function readValue(root: string, name: string, by = name): Json {
  const path = join(root, FOLDER, `${name}.json`);
  const message = `there is no fixture ${name}; an example cannot be included`;
  if (!existsSync(path)) refuse([{ file: `${FOLDER}/${by}.json`, pointer: '', message }]);
  return JSON.parse(readFileSync(path, 'utf8'), (_, value: Json) => {
    if (!isJsonObject(value) || typeof value.$fixture !== 'string') return value;
    const { $fixture, ...own } = value;
    return { ...(readValue(root, $fixture, name) as JsonObject), ...own };
  });
}

/** A line for each field that an example called `every-field` lacks; of a union, one branch must have all its fields. */
export function missingFields(examples: Examples, schemas: Schemas): string[] {
  return [...examples].flatMap(([name, all]) => {
    const schema = schemas[name] ?? {};
    const complete = all.filter((example) => example.name === 'every-field');
    return complete.flatMap(({ file, value }) => {
      const branches = branchesOf(schema);
      const lacking = (branches.length > 0 ? branches : [{}]).map((branch) => {
        const { properties } = resolve(branch, schemas);
        const fields = { ...schema.properties, ...properties };
        return Object.keys(fields).filter((field) => !Object.hasOwn(Object(value), field));
      });
      const [least = []] = lacking.sort((a, b) => a.length - b.length);
      return least.map((field) => `${file}: ${field} is missing; add it`);
    });
  });
}
