/**
 * Values with their verdicts, as data to test any validator with: the format of the official JSON Schema test
 * suite, a file for each schema.
 */
import { parse } from 'yaml';
import type { Files } from '../../scripts/emit/output.ts';
import { schemaId } from '../../scripts/emit/schemas.ts';
import type { Json, JsonObject } from '../../scripts/json.ts';
import { mapOrRefuse } from '../../scripts/problem.ts';
import { readText } from '../../scripts/read/files.ts';
import { ROOT, type Whole } from '../support/contract.ts';
import { judge, type Verdicts } from '../support/engine.ts';
import { theFixtures, withFixtures } from '../support/fixtures.ts';
import { type Case, casesOf } from './cases.ts';

/** Vectors of one schema; `$ref` is the `$id` of the published schema. Those of queries are described by the operation. */
export interface Group<Test = Verdicts & { description: string; data: Json }> {
  description: string;
  /** For values, the kind of the vectors. */
  kind?: string;
  schema: { $ref: string };
  tests: Test[];
}

/** A query string and its parsed value before defaults are filled in; an invalid string has no value. */
export interface QueryVector extends Pick<Verdicts, 'valid' | 'resolved'> {
  description: string;
  query: string;
  data?: JsonObject;
}

/**
 * Every vector.
 *
 * @param name the name in the `$id` of each published schema
 * @returns `<Schema>.json` and `queries.json` by path
 * @throws ProblemsError if the examples and fixtures lack a place
 */
export function vectorFiles(name: string, { contract, schemas }: Whole): Files {
  const groupOf = (schema: string, description: string) => {
    return { description, schema: { $ref: schemaId(name, schema) } };
  };
  const examples = withFixtures(contract.examples);
  const files = mapOrRefuse(Object.keys(schemas), (schema) => {
    const all = examples.get(schema) ?? [];
    const derived = all.filter(({ file }) => file === '');
    const whole = (theFixtures().get(schema) ?? derived).map((one): Case => {
      return { kind: 'whole', why: one.name.replaceAll('-', ' '), value: one.value };
    });
    const cases = [...whole, ...casesOf(schema, schemas, all)];
    const kinds = [...new Set(cases.map((one) => one.kind))];
    const groups = kinds.map((kind): Group => {
      const own = cases.filter((one) => one.kind === kind);
      return { ...groupOf(schema, kind), kind, tests: testsOf(schema, own) };
    });
    return [`${schema}.json`, vectorText(groups)];
  });
  // Why each string is tried, the string, and its value.
  const table: Record<string, [why: string, query: string, data?: JsonObject][]> = parse(
    readText(ROOT, 'test/contract/queries.yaml'),
  );
  const queries = contract.operations.flatMap(({ id, queryName }) => {
    if (queryName === undefined) return [];
    const tests = (table[id] ?? []).map(([description, query, data]): QueryVector => {
      if (data === undefined) return { description, query, valid: false };
      const { resolved } = judge(queryName, data);
      return { description, query, valid: true, data, ...(resolved !== undefined && { resolved }) };
    });
    return [{ ...groupOf(queryName, id), tests }];
  });
  return { ...Object.fromEntries(files), 'queries.json': vectorText(queries) };
}

/** The verdicts on each value, without duplicates of earlier values. */
function testsOf(schema: string, cases: readonly Case[]): Group['tests'] {
  const seen = new Set<string>();
  return cases.flatMap(({ why: description, value, written: data = value }) => {
    const isNew = seen.size < seen.add(JSON.stringify(data)).size;
    return isNew ? [{ description, data, ...judge(schema, value) }] : [];
  });
}

/**
 * JSON with a line for each vector; its numbers are written as it states, which a JavaScript value cannot express.
 */
function vectorText(groups: Group<unknown>[]): string {
  const lines = JSON.stringify(groups).replaceAll('{"description":', '\n$&');
  return `${lines.replaceAll(/"number:(-?[\d.]+)"/g, '$1')}\n`;
}
