/** The comparison of facts notices each kind of change to the contract, at its place. */
import { expect, it } from 'vitest';
import { type JsonObject, visitObjects } from '../../../scripts/json.ts';
import { contractProfile } from '../../../scripts/profiles.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { theBuilt } from '../../support/contract.ts';
import { compareAll } from './compare.ts';

const { contract, schemas } = theBuilt();

/**
 * Changes the first schema or field that has a keyword, in a copy of the contract, and compares it with the facts. With
 * an owner, only this schema and its fields are considered.
 */
function changed(keyword: string, change: (node: JsonObject) => void, owner?: string) {
  const openapi = structuredClone(contract.openapi);
  let place: string | undefined;
  visitObjects(openapi, (node, pointer) => {
    if (place !== undefined || !Object.hasOwn(node, keyword)) return;
    const [, name = ''] = /^\/components\/schemas\/(\w+)(\/properties\/\w+)?$/.exec(pointer) ?? [];
    // The parts that only `allOf` names are reported at the schemas that contain them.
    if (!Object.hasOwn(schemas, name) || (owner ?? name) !== name) return;
    change(node);
    place = pointer;
  });
  const other = contractOf(openapi, contract.asyncapi, contract.examples);
  return { place, found: compareAll({ contract: other, schemas: contractProfile(other) }) };
}

it.each<[keyword: string, change: (node: JsonObject) => void]>([
  ['default', (node) => Object.assign(node, { default: 'planted' })],
  ['minimum', (node) => Object.assign(node, { minimum: Number(node.minimum) + 1 })],
  ['maximum', (node) => delete node.maximum],
  ['x-unit', (node) => Object.assign(node, { 'x-unit': 'planted' })],
  ['enum', (node) => Object.assign(node, { enum: [...(node.enum as string[]), 'planted'] })],
  ['required', (node) => Object.assign(node, { required: (node.required as string[]).slice(1) })],
  ['deprecated', (node) => delete node.deprecated],
  ['properties', (node) => Object.assign(node.properties as object, { planted: {} })],
])('a changed `%s` differs from the facts', (keyword, change) => {
  const { place, found } = changed(keyword, change);
  expect(place).toBeDefined();
  expect(found.map(({ pointer }) => pointer)).toContainEqual(expect.stringContaining(place ?? ''));
});

it('a difference names the only file with the fact, even at a place with an earlier name', () => {
  const { found } = changed('x-replaces', (node) => Object.assign(node, { deprecated: true }));
  const [difference] = found;
  expect(difference?.message).toMatch(
    / deprecated true is not in test\/contract\/facts\/\w+\.ts; add it there$/,
  );
});

it.each([
  ['that is shared', 'LiveRequest', 'enumerations'],
  ['of one field', 'CallbackConfig', 'requests'],
])('a difference in an enumeration %s names the file that lists its values', (_, owner, file) => {
  const { found } = changed('enum', (node) => Object.assign(node, { enum: ['planted'] }), owner);
  expect(found[0]?.message).toContain(`: enum differs from test/contract/facts/${file}.ts: `);
});
