/** The generated modules: exactly the expected exports, and no evaluated code. */
import { expect, it } from 'vitest';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';

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

it('ajv.js evaluates no code and imports only the runtime', () => {
  const text = generatedText('ajv.js');
  const imported = [...text.matchAll(/from "([^"]*)"/g)].map(([, from = '']) => from);
  expect(imported.filter((from) => !from.startsWith('./runtime/'))).toEqual([]);
  expect(text).not.toMatch(/new Function|\beval\(/);
});
