/** The documented examples and the fixtures are complete and referenced by all bodies and messages. */
import { expect, it } from 'vitest';
import { tokens, visitValues } from '../../scripts/json.ts';
import type { Parse } from '../../scripts/runtime/parse.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';
import { theFixtures } from '../support/fixtures.ts';

const { contract, schemas } = theBuilt();
const { examples } = contract;
const parsers = await generatedModule<Record<string, Parse>>('parse');

/** The bodies and the messages with a named schema. Readers are shown their documented examples. */
const shown = [
  ...contract.bodies.map((body) => ({ ...body, folder: 'openapi/examples' })),
  ...contract.messages.map((message) => ({ ...message, folder: 'asyncapi/examples' })),
].flatMap(({ schemaName, folder, node }) => (schemaName ? [{ schemaName, folder, node }] : []));

const folders = new Map(shown.map(({ schemaName, folder }) => [schemaName, folder]));

it('every schema that readers are shown has a documented example', () => {
  const without = [...folders].filter(([name]) => !examples.has(name));
  const missing = without.map(([name, folder]) => `${folder}/${name}`);
  expect(missing, 'add an example to each folder, and its summary').toEqual([]);
  expect(folders.size).toBeGreaterThan(0);
});

it('the fixtures are valid and contain only fields of the contract', () => {
  const problems = [...theFixtures()].flatMap(([schema, own]) =>
    own.flatMap(({ file, value }) => {
      const parse = parsers[`parse${schema}Value`] ?? parsers[`parse${schema}`];
      const result = parse?.(value) ?? expect.fail(`there is no schema of ${file}`);
      if (result.ok) return [];
      return result.issues.map(({ path, message }) => {
        const text = `\`${path.split('/').at(-1)}\` ${message}`;
        return { place: `${file}#${path}`, depth: path.length, text };
      });
    }),
  );
  // A wrong fixture makes those that contain it wrong, too.
  const innermost = new Map(
    problems.toSorted((one, other) => other.depth - one.depth).map((one) => [one.text, one]),
  );
  const told = [...innermost.values()].map(({ place, text }) => `${place}: ${text}`);
  expect(told, 'fix each fixture, or the schema').toEqual([]);
});

it('every body and message shows the documented examples of its schema', () => {
  const bare = shown.filter(({ schemaName, node }) => examples.has(schemaName) && !node.examples);
  expect(bare.map(({ schemaName }) => schemaName)).toEqual([]);
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
