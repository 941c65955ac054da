/** What the contract leads readers to is there: examples, flags of messages, and names in descriptions. */
import { expect, it } from 'vitest';
import { tokens, visitValues } from '../../scripts/json.ts';
import { theBuilt } from '../support/contract.ts';

const { contract, schemas } = theBuilt();

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

it('flags of live sessions select each message from the service', () => {
  const flags = ['LiveMessagesConfig', 'LiveCallbackConfig'].map((name) =>
    Object.keys(schemas[name]?.properties ?? {}),
  );
  const sent = contract.messages.filter(({ sentBy }) => sentBy.includes('service'));
  const problems = sent.flatMap(({ name, node }) => {
    const tags = ((node.tags ?? []) as { name: string }[]).map((tag) => tag.name);
    if (tags.length === 0) return `${name} has no tag; add each flag that selects it as a tag`;
    const unknown = tags.filter((tag) => !flags.every((own) => own.includes(tag)));
    return unknown.map((tag) => `${name}: ${tag} is not a flag; add it to both, or fix the tag`);
  });
  expect(problems, 'compare the tags with LiveMessagesConfig and LiveCallbackConfig').toEqual([]);
  expect(sent).not.toEqual([]);
});

it('each name in a description exists', () => {
  const documents = [contract.openapi, contract.asyncapi];
  const known = new Set<unknown>();
  const told = new Set<string>();
  for (const document of documents) {
    visitValues(document, (value, pointer) => {
      known.add(tokens(pointer).at(-1)).add(value);
      if (typeof value !== 'string') return;
      for (const [, name = ''] of value.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)) told.add(name);
    });
  }
  expect(
    [...told].filter((name) => !known.has(name)),
    'fix each name',
  ).toEqual([]);
  expect(told.size).toBeGreaterThan(0);
});
