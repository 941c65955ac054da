/** What the contract leads readers to is there: examples, and names in descriptions. */
import { expect, it } from 'vitest';
import { tokens, visitValues } from '../../scripts/base/json.ts';
import { theBuilt } from '../support/contract.ts';

const contract = theBuilt();

/** The bodies and the messages, with the folder of their examples. */
const shown = [
  ...contract.bodies.map(({ schemaName }) => ({ schemaName, folder: 'openapi/examples' })),
  ...contract.messages.map(({ schemaName }) => ({ schemaName, folder: 'asyncapi/examples' })),
];

it('every body and every message with a named schema has a documented example', () => {
  const missing = shown.flatMap(({ schemaName, folder }) =>
    schemaName === undefined || contract.examples.has(schemaName) ? [] : `${folder}/${schemaName}`,
  );
  expect(missing, 'add an example to each folder, and its summary').toEqual([]);
});

it('each name in a description exists', () => {
  const documents = [contract.openapi, contract.asyncapi];
  const known = new Set<unknown>();
  const told = new Set<string>();
  for (const document of documents) {
    visitValues(document, (value, pointer) => {
      known.add(tokens(pointer).at(-1)).add(value);
      if (typeof value !== 'string') return;
      // Also in a path, such as `callback_config.url`.
      const paths = Array.from(value.matchAll(/`([a-z_.]+)`/g), ([, path = '']) => path);
      for (const name of paths.flatMap((path) => path.split('.')))
        if (name.includes('_')) told.add(name);
    });
  }
  expect(
    [...told].filter((name) => !known.has(name)),
    'fix each name',
  ).toEqual([]);
  expect(told.size).toBeGreaterThan(0);
});
