/** The documented examples and the fixtures are complete and referenced by all bodies and messages. */
import { expect, it } from 'vitest';
import { mediaOf, requestsOf } from '../../scripts/contract.ts';
import { theBuilt } from '../support/contract.ts';
import { accepts } from '../support/engine.ts';
import { withFixtures } from '../support/fixtures.ts';
import { gapsIn } from './cases.ts';

const { contract, schemas } = theBuilt();
const { examples } = contract;
const all = withFixtures(examples);

/** The bodies and the messages with a named schema. Readers are shown their documented examples. */
const shown = [
  ...requestsOf(contract)
    .flatMap(mediaOf)
    .map((body) => ({ ...body, folder: 'openapi/examples' })),
  ...contract.messages.map((message) => ({ ...message, folder: 'asyncapi/examples' })),
].flatMap(({ schemaName, folder, node }) => (schemaName ? [{ schemaName, folder, node }] : []));

const folders = new Map(shown.map(({ schemaName, folder }) => [schemaName, folder]));

it('every schema that readers are shown has a documented example', () => {
  const without = [...folders].filter(([name]) => !examples.has(name));
  const missing = without.map(([name, folder]) => `${folder}/${name}`);
  expect(missing, 'add an example to each folder, and its summary').toEqual([]);
  expect(folders.size).toBeGreaterThan(0);
});

it('documented examples and fixtures contain only fields of the contract', () => {
  const values = [...all].flatMap(([schema, own]) => own.map((one) => ({ schema, ...one })));
  const found = values.filter(({ schema, value }) => !accepts(schema, value, 'strict'));
  const files = found.map(({ file }) => file);
  expect(files, 'add a new field to the schema and to the facts; remove other fields').toEqual([]);
});

it('documented examples and fixtures include every branch and every field without a default', () => {
  const advice = 'add each to an example or to a fixture in test/contract/fixtures';
  expect(gapsIn(schemas, all), advice).toEqual([]);
});

it('every body and message shows the documented examples of its schema', () => {
  const bare = shown.filter(({ schemaName, node }) => examples.has(schemaName) && !node.examples);
  expect(bare.map(({ schemaName }) => schemaName)).toEqual([]);
});
