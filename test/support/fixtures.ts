/** The fixtures of `test/contract/fixtures/`, read once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../scripts/contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../../scripts/json.ts';
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

/** The value of a fixture, with each `$fixture` in it replaced. */
function readValue(root: string, name: string): Json {
  const text = readFileSync(join(root, FOLDER, `${name}.json`), 'utf8');
  return JSON.parse(text, (_, part: Json) => {
    if (!isJsonObject(part) || typeof part.$fixture !== 'string') return part;
    const { $fixture, ...own } = part;
    return { ...(readValue(root, $fixture) as JsonObject), ...own };
  });
}
