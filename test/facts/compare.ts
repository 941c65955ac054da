/** Fact tables against the contract's schemas, both ways. Pure: rows in, findings out. */

import { isDeepStrictEqual } from 'node:util';
import type { Contract, NormalContract } from '../../scripts/model/contract.ts';
import type { Finding } from '../../scripts/model/finding.ts';
import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { type Found, objectAt } from './bundle.ts';
import { schemaFacts } from './index.ts';
import { contractRows, factRows, type Row, rowKey } from './rows.ts';
import type { SchemaFacts } from './types.ts';

/** A record of facts about one thing, such as `{type: 'string', required: true}`. */
export type Facts = Readonly<Record<string, Json>>;

/**
 * Compares two records: what only one has, and what differs.
 *
 * @returns one message for each difference, without a place
 */
export function differences(expected: Facts, actual: Facts): string[] {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return keys
    .filter((key) => !isDeepStrictEqual(expected[key], actual[key]))
    .map((key) => {
      if (!(key in actual)) return `the fact ${key} ${text(expected[key])} is missing`;
      if (!(key in expected)) return `${key} ${text(actual[key])} is in no fact`;
      return `${key} is ${text(actual[key])}, the fact says ${text(expected[key])}`;
    });
}

function text(value: Json | undefined): string {
  const json = JSON.stringify(value);
  return json !== undefined && json.length > 160 ? `${json.slice(0, 160)}…` : `${json}`;
}

/** Rows that were found to say what their fact says: schemas that stay as they are share them. */
const agreed = new WeakMap<Row, Row>();

const tables = new WeakMap<readonly SchemaFacts[], ReadonlyMap<string, Row>>();

/** The rows of the tables by name, made once: tables do not change. */
function expectedRows(facts: readonly SchemaFacts[]): ReadonlyMap<string, Row> {
  const rows = tables.get(facts) ?? new Map(factRows(facts).map((row) => [rowKey(row), row]));
  tables.set(facts, rows);
  return rows;
}

/**
 * Every field fact against the contract, and every field of the contract against the facts.
 *
 * @param normal the contract in its normal form
 * @param facts the tables; those of the interface document unless a test brings its own
 * @returns one finding per difference: the place in the contract, and the fact concerned
 */
export function compareSchemas(
  normal: Pick<NormalContract, 'contract' | 'schemas'>,
  facts: readonly SchemaFacts[] = schemaFacts,
): Finding[] {
  const expected = expectedRows(facts);
  const actual = new Map(contractRows(normal).map((row) => [rowKey(row), row]));
  const findings: Finding[] = [];
  const report = (row: Row, message: string) =>
    findings.push({
      file: fileOf(normal.contract, row.schema),
      location: pointerOf(row),
      message: `${rowKey(row)}: ${message}`,
    });
  for (const [key, fact] of expected) {
    const row = actual.get(key);
    if (row === undefined) {
      report(fact, 'the facts name it, the contract does not have it');
      continue;
    }
    if (agreed.get(row) !== fact) {
      const found = differences(fact.aspects, row.aspects);
      if (found.length === 0) agreed.set(row, fact);
      for (const difference of found) report(row, difference);
    }
    if (fact.assumed && row.marks['x-assumption'] === undefined) {
      report(row, 'is not in the document; mark it with x-assumption');
    }
  }
  for (const [key, row] of actual) {
    if (!expected.has(key) && !isBareItem(row)) report(row, 'is in no fact');
  }
  return findings;
}

/**
 * The schemas that both bundles hold: they come from one file, so they must be the same.
 *
 * @returns one finding for each schema that differs
 */
export function compareShared({ openapi, asyncapi }: Contract): Finding[] {
  const schemasOf = ({ components }: JsonObject) => objectAt(objectAt(components).schemas);
  const shared = schemasOf(openapi);
  return Object.entries(schemasOf(asyncapi))
    .filter(([name, schema]) => name in shared && !isDeepStrictEqual(shared[name], schema))
    .map(([name]) => ({
      file: 'generated/asyncapi.yaml',
      location: `/components/schemas/${name}`,
      message: `${name}: differs from the schema of that name in openapi.yaml`,
    }));
}

/** Items of which only the type is said; that stands in the type of the list or the map. */
function isBareItem(row: Row): boolean {
  return /(\[\]|\{\})$/.test(row.path) && Object.keys(row.aspects).length === 1;
}

/** The JSON pointer of a row in its bundle; branches are named in the message. */
export function pointerOf({ schema, path }: Pick<Row, 'schema' | 'path'>): string {
  const steps = path
    .split('.')
    .filter((step) => step !== '')
    .map((step) => `/properties/${step}`)
    .map((step) => step.replaceAll('[]', '/items').replaceAll('{}', '/additionalProperties'));
  return `/components/schemas/${schema}${steps.join('')}`;
}

/** The bundle that holds a schema. */
export function fileOf(contract: Contract, schema: string): string {
  const components = contract.openapi?.components as Record<string, Record<string, Json>>;
  return components?.schemas?.[schema] === undefined
    ? 'generated/asyncapi.yaml'
    : 'generated/openapi.yaml';
}

/**
 * Records of facts against records found in a bundle, both ways.
 *
 * @param file the bundle to name where a fact has no place in it
 * @returns one finding per difference
 */
export function compareFound(
  expected: ReadonlyMap<string, Facts>,
  actual: ReadonlyMap<string, Found>,
  file: string,
): Finding[] {
  const findings: Finding[] = [];
  for (const [name, facts] of expected) {
    const found = actual.get(name);
    if (found === undefined) {
      const message = `${name}: the facts name it, the contract does not have it`;
      findings.push({ file, location: '', message });
      continue;
    }
    for (const difference of differences(facts, found.facts)) {
      const message = `${name}: ${difference}`;
      findings.push({ file: found.file, location: found.pointer, message });
    }
  }
  for (const [name, { pointer, file: where }] of actual) {
    if (!expected.has(name)) {
      const message = `${name}: is in no fact`;
      findings.push({ file: where, location: pointer, message });
    }
  }
  return findings;
}
