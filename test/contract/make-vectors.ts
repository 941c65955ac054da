/**
 * Values with their verdicts, as data to test any validator with: the format of the official JSON Schema test
 * suite, a file for each schema. A pure function from known values to files.
 */

import type { Example } from '../../scripts/contract.ts';
import type { Files } from '../../scripts/emit/files.ts';
import { schemaId } from '../../scripts/emit/schemas.ts';
import type { Json, JsonObject } from '../../scripts/json.ts';

/** The groups by what they test; `unstated` are values that the document neither allows nor forbids. */
const TITLES = {
  whole: 'whole values',
  negative: 'negative examples',
  required: 'required and optional fields',
  null: 'null',
  type: 'JSON types',
  bound: 'bounds',
  enum: 'enumerations',
  format: 'formats and patterns',
  default: 'defaults',
  open: 'unknown fields',
  unstated: 'unspecified values',
};

/** What the vectors of a group are for. */
type GroupKind = keyof typeof TITLES;

/** What a case tests. */
export type CaseKind = Exclude<GroupKind, 'whole' | 'negative'>;

/** One value to judge. */
export interface Case {
  schema: string;
  kind: CaseKind;
  value: Json;
  /** What is tried, for people. */
  why: string;
  /** The value with a number written differently, as a text: `number:1.0`. */
  written?: Json;
}

/** The verdicts of the profiles on a value, and the value with its defaults, if any are filled in. */
export interface Verdicts {
  valid: boolean;
  strict: boolean;
  tolerant: boolean;
  resolved?: Json;
}

/** A value that a schema refuses. */
export interface Refused {
  schema: string;
  /** What is wrong with it, in words with hyphens. */
  name: string;
  value: Json;
}

/** A query string, and its parsed value. */
export interface QueryCase {
  operation: string;
  /** The schema of the query. */
  schema: string;
  /** What is tried, for people. */
  why: string;
  query: string;
  valid: boolean;
  /** Its parsed value, before defaults are filled in; absent if it is refused. */
  data?: JsonObject;
  /** The query string written from that value, which may differ. */
  written?: string;
}

/** The known values; fixtures by the name of their schema. */
export interface Known {
  fixtures: ReadonlyMap<string, readonly Example[]>;
  refused: readonly Refused[];
  cases: readonly Case[];
  queries: readonly QueryCase[];
  /** Judges a value of a schema. */
  judge: (schema: string, value: Json) => Verdicts;
}

/** A value and its verdicts. */
interface Vector extends Verdicts {
  description: string;
  data: Json;
}

/** A query string with its parsed value, and that value with defaults. */
type QueryVector = Omit<QueryCase, 'operation' | 'schema' | 'why'> &
  Pick<Verdicts, 'resolved'> & { description: string };

/** The query strings of one operation. */
export interface QueryGroup extends Pick<Group, 'schema'> {
  /** The operation. */
  description: string;
  tests: QueryVector[];
}

/** Vectors of one schema; `$ref` is the `$id` of the published schema. */
export interface Group {
  description: string;
  /** What the tests are for, as a word that does not change if the description is reworded. */
  kind: GroupKind;
  schema: { $ref: string };
  tests: Vector[];
}

/**
 * Every vector.
 *
 * @param name the name in the `$id` of each published schema
 * @param known the known values
 * @returns `<Schema>.json` and `queries.json` by path
 */
export function vectorFiles(name: string, known: Known): Files {
  const { fixtures, refused, cases, judge } = known;
  const groups = new Map<string, Map<GroupKind, Vector[]>>();
  const seen = new Set<string>();
  const add = (schema: string, kind: GroupKind, one: Omit<Case, 'schema' | 'kind'>): void => {
    const { why: description, value, written: data = value } = one;
    const kinds = groups.get(schema) ?? new Map<GroupKind, Vector[]>();
    const tests = kinds.get(kind) ?? [];
    const key = `${schema} ${kind} ${JSON.stringify(data)}`;
    if (!seen.has(key)) tests.push({ description, data, ...judge(schema, value) });
    seen.add(key);
    groups.set(schema, kinds.set(kind, tests));
  };
  const words = (name: string) => name.replaceAll('-', ' ');
  for (const [schema, own] of fixtures) {
    for (const { name, value } of own) {
      add(schema, 'whole', { why: words(name), value });
    }
  }
  for (const { schema, name, value } of refused) {
    add(schema, 'negative', { why: words(name), value });
  }
  for (const { schema, kind, ...one } of cases) add(schema, kind, one);
  const files = [...groups].map(([schema, kinds]) => [
    `${schema}.json`,
    vectorText(
      [...kinds].map(
        ([kind, tests]): Group => ({
          description: TITLES[kind],
          kind,
          schema: { $ref: schemaId(name, schema) },
          tests,
        }),
      ),
    ),
  ]);
  files.push(['queries.json', vectorText(queryGroups(name, known))]);
  return Object.fromEntries(files.sort());
}

function queryGroups(name: string, { queries, judge }: Known): QueryGroup[] {
  const groups = new Map<string, QueryGroup>();
  for (const { operation, schema, why: description, ...one } of queries) {
    const started = { description: operation, schema: { $ref: schemaId(name, schema) }, tests: [] };
    const group = groups.get(operation) ?? started;
    const { query, data } = one;
    const { resolved } = data ? judge(schema, data) : {};
    const isNew = !group.tests.some((other) => other.query === query);
    if (isNew) {
      group.tests.push({ description, ...one, ...(resolved !== undefined && { resolved }) });
    }
    groups.set(operation, group);
  }
  return [...groups.values()];
}

/**
 * JSON with a line for each vector; its numbers are written as it states, which a JavaScript value cannot express.
 */
function vectorText(groups: (Group | QueryGroup)[]): string {
  const lines = JSON.stringify(groups).replaceAll('{"description":', '\n$&');
  return `${lines.replaceAll(/"number:(-?[\d.]+)"/g, '$1')}\n`;
}
