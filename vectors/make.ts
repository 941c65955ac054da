/**
 * What the fact tables and the examples know of values, as data that any validator can be held
 * against: the format of the official JSON Schema test suite, a file for each schema.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../scripts/emit/files.ts';
import { json } from '../scripts/emit/text.ts';
import type { Contract } from '../scripts/model/contract.ts';
import type { Json } from '../scripts/model/json.ts';
import type { Case } from '../test/contract/facts/cases.ts';
import { fixturesIn } from '../test/support/fixtures.ts';

/** A value and whether its schema accepts it. */
export interface Vector {
  description: string;
  data: Json;
  valid: boolean;
}

/** Vectors of one schema; `$ref` is the `$id` of the published schema. */
export interface Group {
  description: string;
  schema: { $ref: string };
  tests: Vector[];
}

const NEGATIVE = 'test/contract/refused';

/** The groups by what they try. */
const TITLES: Record<Case['kind'], string> = {
  required: 'required and optional fields',
  null: 'null',
  type: 'JSON types',
  bound: 'bounds',
  enum: 'enumerations',
  format: 'formats and patterns',
  default: 'defaults',
  open: 'fields that are not named',
};

/**
 * Every vector, never derived from a schema.
 *
 * @param root the project's root, where the negative examples are
 * @param contract the contract, for its documented examples
 * @param name the name in the `$id` of each published schema
 * @param cases what the tables know of values
 * @returns `<Schema>.json` by path
 */
export function vectorFiles(
  root: string,
  { examples }: Contract,
  name: string,
  cases: readonly Case[],
): Files {
  const groups = new Map<string, Map<string, Vector[]>>();
  const seen = new Set<string>();
  const add = (schema: string, title: string, vector: Vector): void => {
    const titles = groups.get(schema) ?? new Map<string, Vector[]>();
    const tests = titles.get(title) ?? [];
    const known = `${schema} ${title} ${JSON.stringify(vector.data)}`;
    if (!seen.has(known)) tests.push(vector);
    seen.add(known);
    groups.set(schema, titles.set(title, tests));
  };
  for (const [schema, documented] of examples) {
    for (const { name, value } of documented) {
      add(schema, 'documented examples', { description: words(name), data: value, valid: true });
    }
  }
  for (const [schema, fixtures] of fixturesIn(root)) {
    for (const { name, value } of fixtures) {
      add(schema, 'whole values', { description: words(name), data: value, valid: true });
    }
  }
  for (const schema of readdirSync(join(root, NEGATIVE)).sort()) {
    for (const file of readdirSync(join(root, NEGATIVE, schema)).sort()) {
      const { value } = JSON.parse(readFileSync(join(root, NEGATIVE, schema, file), 'utf8'));
      const description = words(file.replace(/\.json$/, ''));
      add(schema, 'negative examples', { description, data: value, valid: false });
    }
  }
  for (const { schema, kind, value, valid, why } of cases) {
    add(schema, TITLES[kind], { description: why, data: value, valid });
  }
  const files = [...groups].map(([schema, titles]) => [
    `${schema}.json`,
    json(
      [...titles].map(
        ([description, tests]): Group => ({
          description,
          schema: { $ref: `urn:${name}:${schema}` },
          tests,
        }),
      ),
    ),
  ]);
  return Object.fromEntries(files.sort());
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}
