/** The comparison of facts notices each kind of change to the contract, at its place. */
import { expect, it } from 'vitest';
import { joinPointer, pick } from '../../../scripts/json.ts';
import { SCHEMAS, type Schemas } from '../../../scripts/schema.ts';
import { theBuilt } from '../../support/contract.ts';
import { partsIn, without, withValue } from '../../support/edit.ts';
import { flatten } from '../../support/facts/flatten.ts';
import { compareAll } from './compare.ts';

const { contract, schemas } = theBuilt();
const placeOf = (name: string) =>
  contract.placed.find(({ pointer }) => pointer === joinPointer(SCHEMAS, name));
/** The keywords of schemas and of their fields, except those of queries, whose facts are in their operations. */
const keywords = partsIn(pick(schemas, (name) => placeOf(name) !== undefined)).filter(
  ({ path }) => path.length === 2 || (path.length === 4 && path[1] === 'properties'),
);

/** Changes the first keyword of that name (in a schema), or removes it; the message names a table of facts. */
it.each<[keyword: string, change?: (value: never) => unknown, table?: string, schema?: string]>([
  ['default', () => 'planted'],
  ['default'],
  ['minimum', (bound: number) => bound + 0.5],
  ['maximum'],
  ['type', (type: string) => ['null', type]],
  ['x-unit', () => 'planted'],
  ['x-replaces', undefined, 'versions'],
  // Two enumerations, one of which several schemas share.
  ['enum', () => ['planted'], 'enumerations', 'LiveRequest'],
  ['enum', () => ['planted'], 'requests', 'CallbackConfig'],
  ['required', (names: string[]) => names.slice(1)],
  ['deprecated'],
  ['properties', (fields: object) => ({ ...fields, planted: {} })],
])('a changed `%s` differs from the facts', (keyword, change, table = '\\w+', schema) => {
  const { path, value } =
    keywords.find(({ path }) => path.at(-1) === keyword && path[0] === (schema ?? path[0])) ??
    expect.fail(`nothing has ${keyword}`);
  const own = change ? withValue(schemas, path, change(value as never)) : without(schemas, path);
  // The facts are what the contract stated before.
  const facts = flatten(theBuilt()).tree;
  expect(compareAll({ contract, schemas: own as Schemas }, facts)).toEqual([
    {
      file: placeOf(`${path[0]}`)?.document,
      pointer: expect.stringContaining(path.slice(0, -1).reduce<string>(joinPointer, SCHEMAS)),
      message: expect.stringMatching(` test/contract/facts/${table}.ts`),
    },
  ]);
});
