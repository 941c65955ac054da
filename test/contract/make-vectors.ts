/**
 * Values with their verdicts, as data to test any validator with: the format of the official JSON Schema test
 * suite, a file for each schema.
 */
import type { Files } from '../../scripts/emit/output.ts';
import { schemaId } from '../../scripts/emit/schemas.ts';
import type { Json, JsonObject } from '../../scripts/json.ts';
import type { Whole } from '../support/contract.ts';
import { judge } from '../support/engine.ts';
import { theFixtures, withFixtures } from '../support/fixtures.ts';
import { makeCases } from './cases.ts';
import { queriesIn, theRefused } from './known-values.ts';

/** One value to judge. */
export interface Case {
  schema: string;
  /** Such as `bound`; `unstated` is a value that the document neither allows nor forbids. */
  kind: string;
  value: Json;
  /** A description for people. */
  why: string;
  /** The value with a number in a different form, as text: `number:1.0`. */
  written?: Json;
}

/** The verdicts of the profiles on a value, and the value with its defaults. */
export interface Verdicts {
  valid: boolean;
  strict: boolean;
  tolerant: boolean;
  resolved?: Json;
}

/** A query string and its parsed value. */
export interface QueryVector extends Pick<Verdicts, 'valid' | 'resolved'> {
  description: string;
  query: string;
  /** Its parsed value before defaults are filled in; absent if it is invalid. */
  data?: JsonObject;
  /** The query string written from this value, which may differ. */
  written?: string;
}

/** Vectors of one schema; `$ref` is the `$id` of the published schema. Those of queries are described by the operation. */
export interface Group<Test = Verdicts & { description: string; data: Json }> {
  description: string;
  /** For values, the kind of the vectors. */
  kind?: string;
  schema: { $ref: string };
  tests: Test[];
}

/**
 * Every vector.
 *
 * @param name the name in the `$id` of each published schema
 * @returns `<Schema>.json` and `queries.json` by path
 */
export function vectorFiles(name: string, { contract, schemas }: Whole): Files {
  const known = [...theFixtures()].flatMap(([schema, own]) =>
    own.map((one): Case => ({ schema, kind: 'whole', why: words(one.name), value: one.value })),
  );
  const refused = theRefused().map(({ schema, name, value }): Case => {
    return { schema, kind: 'negative', why: words(name), value };
  });
  const made = makeCases(schemas, withFixtures(contract.examples));
  const all = [...known, ...refused, ...made];
  const files = [...grouped(all, 'schema')].map(([schema, own]) => {
    const groups = [...grouped(own, 'kind')].map(([kind, cases]): Group => {
      return { ...groupOf(name, schema, kind), kind, tests: testsOf(cases) };
    });
    return [`${schema}.json`, vectorText(groups)] as const;
  });
  const queries = queriesIn(contract).map(({ operation, schema, tests }): Group<QueryVector> => {
    return { ...groupOf(name, schema, operation), tests };
  });
  return { ...Object.fromEntries(files), 'queries.json': vectorText(queries) };
}

function grouped(cases: readonly Case[], key: 'schema' | 'kind'): Map<string, Case[]> {
  const groups = new Map<string, Case[]>();
  for (const one of cases) {
    const group = groups.get(one[key]) ?? [];
    groups.set(one[key], group);
    group.push(one);
  }
  return groups;
}

/** The verdicts on each value, without duplicates of earlier values. */
function testsOf(cases: readonly Case[]): Group['tests'] {
  const seen = new Set<string>();
  return cases.flatMap(({ schema, why: description, value, written: data = value }) => {
    const isNew = seen.size < seen.add(JSON.stringify(data)).size;
    return isNew ? [{ description, data, ...judge(schema, value) }] : [];
  });
}

const words = (name: string) => name.replaceAll('-', ' ');

function groupOf(name: string, schema: string, description: string) {
  return { description, schema: { $ref: schemaId(name, schema) } };
}

/**
 * JSON with a line for each vector; its numbers are written as it states, which a JavaScript value cannot express.
 */
function vectorText(groups: Group<unknown>[]): string {
  const lines = JSON.stringify(groups).replaceAll('{"description":', '\n$&');
  return `${lines.replaceAll(/"number:(-?[\d.]+)"/g, '$1')}\n`;
}
