/** The comparison of facts notices each kind of change to the contract, at its place. */
import { expect, it } from 'vitest';
import { type JsonObject, visitObjects } from '../../../scripts/json.ts';
import { contractProfile } from '../../../scripts/profiles.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { theBuilt } from '../../support/contract.ts';
import { flatten } from '../../support/facts/flatten.ts';
import { compareAll } from './compare.ts';
import { stated } from './index.ts';

const { contract, schemas } = theBuilt();

/** Changes the first field or object that has a keyword, and compares the contract with facts: what it stated before. */
function changed(
  keyword: string,
  change: (node: JsonObject) => void,
  facts = flatten(theBuilt()).tree,
  owner?: string,
) {
  const openapi = structuredClone(contract.openapi);
  let place: string | undefined;
  visitObjects(openapi, (node, pointer) => {
    const [, name = ''] = /^\/components\/schemas\/(\w+)(\/properties\/\w+)?$/.exec(pointer) ?? [];
    // The parts that only `allOf` names are reported at the schemas that contain them.
    if (!Object.hasOwn(schemas, name) || (owner ?? name) !== name) return;
    if (place !== undefined || !Object.hasOwn(node, keyword)) return;
    change(node);
    place = pointer;
  });
  const other = contractOf(openapi, contract.asyncapi, contract.examples);
  const whole = { contract: other, schemas: contractProfile(other) };
  return { place, found: compareAll(whole, facts) };
}

it.each<[keyword: string, change: (node: JsonObject) => void, table?: string]>([
  ['default', (node) => Object.assign(node, { default: 'planted' })],
  ['default', (node) => Object.assign(node, { deprecated: 'planted' })],
  ['minimum', (node) => Object.assign(node, { minimum: Number(node.minimum) + 0.5 })],
  ['maximum', (node) => delete node.maximum],
  ['type', (node) => Object.assign(node, { type: ['null', node.type] })],
  ['x-unit', (node) => Object.assign(node, { 'x-unit': 'planted' })],
  ['x-replaces', (node) => Object.assign(node, { 'x-replaces': [] }), 'versions'],
  ['enum', (node) => Object.assign(node, { enum: ['planted'] })],
  ['required', (node) => Object.assign(node, { required: (node.required as string[]).slice(1) })],
  ['deprecated', (node) => delete node.deprecated],
  ['properties', (node) => Object.assign(node.properties as object, { planted: {} })],
])('a changed `%s` differs from the facts', (keyword, change, table = '\\w+') => {
  const { place = 'no such place', found } = changed(keyword, change);
  expect(found).toEqual([
    {
      file: 'openapi',
      pointer: expect.stringContaining(place),
      message: expect.stringMatching(` test/contract/facts/${table}.ts`),
    },
  ]);
});

it.each([
  ['that is shared', 'LiveRequest', 'enumerations'],
  ['of one field', 'CallbackConfig', 'requests'],
])('a difference in an enumeration %s names the file that lists its values', (_, owner, file) => {
  const plant = (node: JsonObject) => Object.assign(node, { enum: ['planted'] });
  const { found } = changed('enum', plant, stated(), owner);
  const message = expect.stringContaining(`: enum differs from test/contract/facts/${file}.ts: `);
  expect(found).toContainEqual(expect.objectContaining({ message }));
});
