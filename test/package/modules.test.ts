/** The generated modules have exactly the expected exports. */
import { expect, it } from 'vitest';
import { generatedModule, theBuilt } from '../support/contract.ts';

const { contract, schemas } = theBuilt();
const names = Object.keys(schemas);
const validators = names.map((name) => `validate${name}`);
const objects = [...names, 'formatIssue'];

it.each([
  ['validators', validators],
  ['standard', objects],
  ['schemas', [...names, 'schemas']],
  ['examples', [...contract.examples.keys()]],
])('%s exports only names from the contract', async (module, expected) => {
  expect(Object.keys(await generatedModule<object>(module)).sort()).toEqual(expected.sort());
  expect(expected).not.toEqual([]);
});

it('each access to an example returns a fresh copy', async () => {
  const examples = await generatedModule<Record<string, Record<string, object>>>('examples');
  for (const own of Object.values(examples)) {
    for (const name of Object.keys(own)) {
      expect(own[name]).not.toBe(own[name]);
      expect(own[name]).toEqual(own[name]);
    }
  }
});
