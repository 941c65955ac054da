/** Compares the facts about schemas and their fields with the contract. */

import { isDeepStrictEqual } from 'node:util';
import type { Contract, DocumentPlace, NormalContract } from '../../../scripts/model/contract.ts';
import { SCHEMA_REF } from '../../../scripts/model/schema.ts';
import { componentSchemas } from '../../../scripts/read/reader.ts';
import { type BundleEntry, compareEntries, type Difference, type TableEntry } from './compare.ts';
import { schemaFacts, tableOf } from './index.ts';
import { factRows, type Row, rowKey, schemaRows } from './rows.ts';

const expected = new Map<string, Map<string, TableEntry & { row: Row }>>();
for (const row of factRows(schemaFacts)) {
  const own = expected.get(row.schema) ?? new Map();
  own.set(rowKey(row), { facts: row.aspects, table: tableOf(row.schema), row });
  expected.set(row.schema, own);
}

/** Compares every fact about a field with the contract, and every field of the contract with the facts. */
export function compareSchemas({ contract, schemas }: NormalContract): Difference[] {
  return [...new Set([...expected.keys(), ...schemas.keys()])].flatMap((name) => {
    const schema = schemas.get(name);
    return compareSchema(
      contract,
      expected.get(name) ?? new Map(),
      schema === undefined ? [] : schemaRows(name, schema),
      () => tableFor(name, schemas),
    );
  });
}

function compareSchema(
  contract: Contract,
  facts: ReadonlyMap<string, TableEntry & { row: Row }>,
  rows: readonly Row[],
  table: () => string,
): Difference[] {
  const actual = new Map<string, BundleEntry>();
  const unmarked: Difference[] = [];
  for (const row of rows) {
    const name = rowKey(row);
    const fact = facts.get(name);
    if (fact === undefined && isBareItem(row)) continue;
    actual.set(name, { facts: row.aspects, place: () => placeOf(contract, row) });
    if (fact?.row.assumed && !row.assumed) {
      const message = 'is not in the document; mark it with x-assumption';
      unmarked.push({ name, message, ...placeOf(contract, row) });
    }
  }
  return [...compareEntries(facts, actual, table, 'openapi'), ...unmarked];
}

/** The table that a new schema belongs in: that of a schema which refers to it. */
function tableFor(name: string, schemas: NormalContract['schemas']): string {
  const user = [...schemas].find(
    ([other, schema]) =>
      expected.has(other) && JSON.stringify(schema).includes(`"${SCHEMA_REF}${name}"`),
  );
  return user === undefined ? 'any file of test/contract/facts/' : tableOf(user[0]);
}

/** The schemas that both bundles hold: they come from one file, so they must be the same. */
export function compareShared({ openapi, asyncapi }: Contract): Difference[] {
  const shared = componentSchemas(openapi);
  return Object.entries(componentSchemas(asyncapi))
    .filter(([name, schema]) => name in shared && !isDeepStrictEqual(shared[name], schema))
    .map(([name]) => ({
      name,
      message: 'differs from the schema of that name in openapi.yaml',
      document: 'asyncapi',
      pointer: `/components/schemas/${name}`,
    }));
}

/** Whether a row states only the type of items, which is part of the type of their list or dictionary. */
function isBareItem({ path, aspects }: Row): boolean {
  return /(\[\]|\{\})$/.test(path) && Object.keys(aspects).length === 1;
}

/** The place of a row in its bundle. A branch has the place of its schema: the message names the branch. */
function placeOf(
  { openapi, operations }: Contract,
  { schema, path }: Pick<Row, 'schema' | 'path'>,
): DocumentPlace {
  const [first, ...steps] = path
    .split('.')
    .filter((step) => step !== '')
    .map((step) => `/properties/${step}`)
    .map((step) => step.replaceAll('[]', '/items').replaceAll('{}', '/additionalProperties'));
  const operation = operations.find(({ queryName }) => queryName === schema);
  if (operation !== undefined) {
    // The fields of a query are parameters.
    const parameter = operation.parameters.find(({ name }) => first?.split('/')[2] === name);
    return parameter ?? operation;
  }
  const document = schema in componentSchemas(openapi) ? 'openapi' : 'asyncapi';
  return { document, pointer: [`/components/schemas/${schema}`, first, ...steps].join('') };
}
