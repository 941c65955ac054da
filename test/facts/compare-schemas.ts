/** Facts about schemas and their fields against the contract's. */

import { isDeepStrictEqual } from 'node:util';
import type { Contract, Located, NormalContract } from '../../scripts/model/contract.ts';
import { SCHEMA_REF } from '../../scripts/model/schema.ts';
import { componentSchemas } from '../../scripts/read/contract.ts';
import { compareEntries, type Difference, type Found, type Stated } from './compare.ts';
import { schemaFacts, tableOf } from './index.ts';
import { contractRows, factRows, type Row, rowKey } from './rows.ts';

const expected = new Map<string, Stated & { row: Row }>(
  factRows(schemaFacts).map((row) => [
    rowKey(row),
    { facts: row.aspects, table: tableOf(row.schema), row },
  ]),
);

/** Every field fact against the contract, and every field of the contract against the facts. */
export function compareSchemas(normal: Pick<NormalContract, 'contract' | 'schemas'>): Difference[] {
  const actual = new Map<string, Found>();
  const unmarked: Difference[] = [];
  for (const row of contractRows(normal)) {
    const name = rowKey(row);
    const fact = expected.get(name);
    if (fact === undefined && isBareItem(row)) continue;
    actual.set(name, { facts: row.aspects, place: () => placeOf(normal.contract, row) });
    if (fact?.row.assumed && row.marks['x-assumption'] === undefined) {
      const message = 'is not in the document; mark it with x-assumption';
      unmarked.push({ name, message, ...placeOf(normal.contract, row) });
    }
  }
  const table = (name: string) => tableFor(name.split('.')[0] ?? '', normal.schemas);
  return [...compareEntries(expected, actual, table, 'openapi'), ...unmarked];
}

/** The table that a new schema belongs in: that of a schema which refers to it. */
function tableFor(name: string, schemas: NormalContract['schemas']): string {
  const user = [...schemas].find(
    ([other, schema]) =>
      expected.has(other) && JSON.stringify(schema).includes(`"${SCHEMA_REF}${name}"`),
  );
  return user === undefined ? 'any table of test/facts/index.ts' : tableOf(user[0]);
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

/** Items of which only the type is said; that is part of the type of the list or the map. */
function isBareItem({ path, aspects }: Row): boolean {
  return /(\[\]|\{\})$/.test(path) && Object.keys(aspects).length === 1;
}

/** The place of a row in its bundle; branches are named in the message. */
export function placeOf(
  { openapi, operations }: Contract,
  { schema, path }: Pick<Row, 'schema' | 'path'>,
): Located {
  const [first, ...steps] = path
    .split('.')
    .filter((step) => step !== '')
    .map((step) => `/properties/${step}`)
    .map((step) => step.replaceAll('[]', '/items').replaceAll('{}', '/additionalProperties'));
  const operation = operations.find(({ query }) => query === schema);
  if (operation !== undefined) {
    // The fields of a query are parameters.
    const parameter = operation.parameters.find(({ name }) => first?.split('/')[2] === name);
    return parameter ?? operation;
  }
  const document = schema in componentSchemas(openapi) ? 'openapi' : 'asyncapi';
  return { document, pointer: [`/components/schemas/${schema}`, first, ...steps].join('') };
}
