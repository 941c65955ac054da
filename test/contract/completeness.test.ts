/** The documented examples and the fixtures are complete, and referenced wherever they belong. */

import { describe, expect, it } from 'vitest';
import { mediaOf, requestsOf } from '../../scripts/contract.ts';
import { theWritten } from '../support/contract.ts';
import { lookUp } from '../support/edit.ts';
import { missingFields, withFixtures } from '../support/fixtures.ts';
import { makeCases } from './facts/cases.ts';
import { jobStatuses } from './facts/enumerations.ts';
import { verdictsOf } from './facts/profiles.ts';

const { contract, schemas: published } = await theWritten();
const all = withFixtures(contract.examples);

/** The bodies and the messages with a named schema. Readers are shown their documented examples. */
const { messages } = contract;
const shown = [
  ...requestsOf(contract)
    .flatMap(mediaOf)
    .map((body) => ({ ...body, folder: 'openapi/examples' })),
  ...messages.map((message) => ({ ...message, folder: 'asyncapi/examples' })),
].flatMap(({ schemaName, folder, node }) => (schemaName ? [{ schemaName, folder, node }] : []));

const folders = new Map(shown.map(({ schemaName, folder }) => [schemaName, folder]));

describe('documented examples and fixtures', () => {
  it('exist for every public schema, and for no other name', () => {
    const schemas = Object.keys(published);
    const documented = schemas.filter((name) => folders.has(name));
    expect(documented).not.toEqual([]);
    const { examples } = contract;
    const without = schemas.filter((name) => !(folders.has(name) ? examples : all).has(name));
    const strangers = [...all.keys()].filter((name) => !Object.hasOwn(published, name));
    expect([
      ...without.map((name) => {
        const folder = folders.get(name);
        return folder === undefined
          ? `${name}: has no example or fixture; add one to test/contract/fixtures/${name}/`
          : `${name}: has no documented example; add one to ${folder}/${name}/, and its summary to ${folder}/summaries.yaml`;
      }),
      ...strangers.map(
        (name) =>
          `test/contract/fixtures/${name}: no public schema has this name; remove the folder`,
      ),
    ]).toEqual([]);
  });

  it('contain every field if they are called every-field', () => {
    const complete = [...all.values()].flat().filter(({ name }) => name === 'every-field');
    expect(complete).not.toEqual([]);
    expect(missingFields(all, published)).toEqual([]);
  });

  it('contain no field that the facts do not name', () => {
    const values = [...all].flatMap(([schema, examples]) =>
      examples.map(({ file, value }) => ({ schema, file, value })),
    );
    expect(values).not.toEqual([]);
    const found = values.filter(({ schema, value }) => !verdictsOf(schema, value, true).strict);
    const advice =
      'state a new field or schema among the facts; remove other fields that these do not have';
    expect(
      found.map(({ file }) => file),
      advice,
    ).toEqual([]);
  });

  it.each(['PreRecordedJob', 'LiveJob'])('include a %s in every state', (name) => {
    const isShown = folders.has(name);
    const examples = (isShown ? contract.examples : all).get(name) ?? [];
    const statuses = new Set(examples.map(({ value }) => lookUp(value, 'status')));
    const remedy = isShown
      ? `add one to openapi/examples/${name}/, and its summary to openapi/examples/summaries.yaml`
      : `add one to test/contract/fixtures/${name}/`;
    const missing = jobStatuses.filter((status) => !statuses.has(status));
    expect(missing.map((status) => `no ${name} has the status \`${status}\`; ${remedy}`)).toEqual(
      [],
    );
  });

  it('include every field without a default', () => {
    // A schema without any example, and a job of a status without one, are reported above.
    const gaps = makeCases(all).gaps.filter((place) => !/Job\(\w+\)$/.test(place));
    const hints = gaps.flatMap((place) => {
      const [schema = ''] = place.match(/^\w+/) ?? [];
      const hint = `${place}: is in no example or fixture; add it to one in test/contract/fixtures/${schema}/`;
      return all.has(schema) ? [hint] : [];
    });
    expect(hints).toEqual([]);
  });
});

it('documented examples appear with every body and every message of their schemas', () => {
  const { examples } = contract;
  const bare = shown.filter(({ schemaName, node }) => examples.has(schemaName) && !node.examples);
  expect(bare.map(({ schemaName }) => schemaName)).toEqual([]);
});
