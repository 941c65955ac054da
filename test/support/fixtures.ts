/** The fixtures of `test/contract/fixtures/`, read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../scripts/contract.ts';
import { isJsonObject, type Json, type JsonObject, pick } from '../../scripts/json.ts';
import { refuse } from '../../scripts/problem.ts';
import { branchesOf } from '../../scripts/schema.ts';
import { ROOT, theBuilt } from './contract.ts';
import { accepts } from './engine.ts';
import { sampleOf } from './sample.ts';

const FOLDER = 'test/contract/fixtures';

export type Examples = ReadonlyMap<string, readonly Example[]>;

let known: Examples | undefined;

/**
 * The documented examples, the fixtures of tests, and for each branch of a schema a value with every field and one with
 * the required fields, so that a new schema or field needs no edit here. Such a value has no file, and is left out if the
 * schema has a rule for which no sample is known.
 */
export function withFixtures(documented: Examples): Examples {
  const { schemas } = theBuilt();
  const all = Object.entries(schemas).map(([schema, node]): [string, Example[]] => {
    const branches = branchesOf(node).length > 0 ? branchesOf(node) : [node];
    const derived = Object.entries({ 'every-field': true, minimal: false }).flatMap(
      ([name, isWhole]) =>
        branches.map((branch) => ({ name, value: sampleOf(branch, schemas, isWhole) })),
    );
    return [
      schema,
      [
        ...(documented.get(schema) ?? []),
        ...(theFixtures().get(schema) ?? []),
        ...derived
          .filter(({ value }) => accepts(schema, value, 'strict'))
          .map((one) => ({ ...one, summary: '', file: '' })),
      ],
    ];
  });
  return new Map(all);
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
  return isJsonObject(value) ? completed(value, name) : value;
}

/**
 * A fixture with the fields of the contract that it lacks, so that a new field needs no edit here: `every-field` gets all
 * fields, any other fixture only required fields.
 */
function completed(value: JsonObject, of: string): JsonObject {
  const [schema = '', name] = of.split('/');
  const { schemas } = theBuilt();
  const { [schema]: node } = schemas;
  if (!node?.properties) return value;
  const sample = sampleOf(node, schemas, name === 'every-field') as JsonObject;
  return { ...pick(sample, (field) => !Object.hasOwn(value, field)), ...value };
}
