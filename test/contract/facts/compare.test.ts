/** The comparison of facts notices each kind of change to the contract, at its place. */
import { expect, it } from 'vitest';
import { type JsonObject, visitObjects } from '../../../scripts/json.ts';
import { contractProfile } from '../../../scripts/profiles.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { theBuilt } from '../../support/contract.ts';
import { flatten } from '../../support/facts/flatten.ts';
import { compareAll } from './compare.ts';

const { contract, schemas } = theBuilt();

/** Changes the first field or object, of an owner if there is one, that has a keyword, and finds what differs from before. */
function changed(keyword: string, change: (node: JsonObject) => void, owner?: string) {
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
  return { place, found: compareAll(whole, flatten(theBuilt()).tree) };
}

const plant = (node: JsonObject) => Object.assign(node, { enum: ['planted'] });

it.each<[keyword: string, change: (node: JsonObject) => void, table?: string, owner?: string]>([
  ['default', (node) => Object.assign(node, { default: 'planted' })],
  ['default', (node) => Object.assign(node, { deprecated: 'planted' })],
  ['minimum', (node) => Object.assign(node, { minimum: Number(node.minimum) + 0.5 })],
  ['maximum', (node) => delete node.maximum],
  ['type', (node) => Object.assign(node, { type: ['null', node.type] })],
  ['x-unit', (node) => Object.assign(node, { 'x-unit': 'planted' })],
  ['x-replaces', (node) => Object.assign(node, { 'x-replaces': [] }), 'versions'],
  // An enumeration that is shared, and one of a single field.
  ['enum', plant, 'enumerations', 'LiveRequest'],
  ['enum', plant, 'requests', 'CallbackConfig'],
  ['required', (node) => Object.assign(node, { required: (node.required as string[]).slice(1) })],
  ['deprecated', (node) => delete node.deprecated],
  ['properties', (node) => Object.assign(node.properties as object, { planted: {} })],
])('a changed `%s` differs from the facts', (keyword, change, table = '\\w+', owner) => {
  const { place = 'no such place', found } = changed(keyword, change, owner);
  expect(found).toEqual([
    {
      file: 'openapi',
      pointer: expect.stringContaining(place),
      message: expect.stringMatching(` test/contract/facts/${table}.ts`),
    },
  ]);
});
