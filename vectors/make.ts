/**
 * Values with their verdicts, as data that any validator can be held against: the format of the
 * official JSON Schema test suite, a file for each schema. Pure: what is known of values in, files out.
 */

import type { Files } from '../scripts/emit/files.ts';
import { json } from '../scripts/emit/text.ts';
import type { Example } from '../scripts/model/contract.ts';
import type { Json } from '../scripts/model/json.ts';

/** What a case tries. */
export type CaseKind =
  | 'required'
  | 'null'
  | 'type'
  | 'bound'
  | 'enum'
  | 'format'
  | 'default'
  | 'open';

/** One value and the verdict that its schema must reach. */
export interface Case {
  schema: string;
  kind: CaseKind;
  value: Json;
  valid: boolean;
  /** What is tried, for people. */
  why: string;
}

/** A value that a schema refuses. */
export interface Refused {
  schema: string;
  /** What is wrong with it, in words with hyphens. */
  name: string;
  value: Json;
}

/** What is known of values. Examples and fixtures are by the name of their schema. */
export interface Known {
  examples: ReadonlyMap<string, readonly Example[]>;
  fixtures: ReadonlyMap<string, readonly Example[]>;
  refused: readonly Refused[];
  cases: readonly Case[];
}

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

/** The groups by what they try. */
const TITLES: Record<CaseKind, string> = {
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
 * @param name the name in the `$id` of each published schema
 * @param known what is known of values
 * @returns `<Schema>.json` by path
 */
export function vectorFiles(name: string, { examples, fixtures, refused, cases }: Known): Files {
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
  const words = (name: string) => name.replaceAll('-', ' ');
  for (const [title, values] of [
    ['documented examples', examples],
    ['whole values', fixtures],
  ] as const) {
    for (const [schema, own] of values) {
      for (const { name, value } of own) {
        add(schema, title, { description: words(name), data: value, valid: true });
      }
    }
  }
  for (const { schema, name, value } of refused) {
    add(schema, 'negative examples', { description: words(name), data: value, valid: false });
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
