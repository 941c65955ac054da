/** The generated modules: exactly the expected exports, and no evaluated code. */
import { expect, it } from 'vitest';
import { PROFILES } from '../../scripts/profiles.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';

const { contract, schemas } = theBuilt();
const names = Object.keys(schemas);
const validators = names.map((name) => `validate${name}`);
const objects = [...names, 'formatIssue'];

it.each([
  ['validators', validators],
  ['strict', validators],
  ['tolerant', validators],
  ['standard', objects],
  ['strict/standard', objects],
  ['schemas', [...names, 'schemas']],
  ['examples', [...contract.examples.keys()]],
])('%s exports only names from the contract', async (module, expected) => {
  expect(Object.keys(await generatedModule<object>(module)).sort()).toEqual(expected.sort());
  expect(expected).not.toEqual([]);
});

it('the package lists all operations and webhooks of the contract', async () => {
  const { operations, webhooks } =
    await generatedModule<Record<'operations' | 'webhooks', object>>('operations');
  expect(Object.keys(operations)).toEqual(contract.operations.map(({ id }) => id).sort());
  expect(Object.keys(webhooks)).toEqual(contract.webhooks.map(({ name }) => name).sort());
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

it.each(PROFILES)('ajv/%s evaluates no code and imports only the runtime', (profile) => {
  const text = generatedText(`ajv/${profile}.js`);
  const imported = [...text.matchAll(/from "([^"]*)"/g)].map(([, from = '']) => from);
  expect(imported.filter((from) => !from.startsWith('../runtime/'))).toEqual([]);
  expect(text).not.toMatch(/new Function|\beval\(/);
});
