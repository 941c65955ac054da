import { expect, it } from 'vitest';
import { formatFinding } from '../../../scripts/model/finding.ts';
import type { Json } from '../../../scripts/model/json.ts';
import type { NormalSchema } from '../../../scripts/model/schema.ts';
import { theNormal, theSources } from '../../support/contract.ts';
import { compareAll } from './all.ts';
import { compareEntries, type Facts, locate } from './compare.ts';
import { schemaFacts, tableOf } from './index.ts';

/** One difference of each kind; that each fact is held is for the mutants to show. */
const DIFFERENCES: [what: string, stated: Facts | undefined, found: Facts | undefined, string][] = [
  ['another value', { minimum: 1 }, { minimum: 2 }, 'minimum is 2; T says 1'],
  ['less', { minimum: 1 }, {}, 'minimum 1 is missing; T has it'],
  ['more', {}, { format: 'uri' }, 'format "uri" is not in T'],
  ['other members', { enum: ['a', 'b'] }, { enum: ['c', 'a'] }, 'enum differs from T: +c, -b'],
  [
    'another order',
    { enum: ['a', 'b'] },
    { enum: ['b', 'a'] },
    'enum is in another order than in T: "b" stands where that has "a"',
  ],
  ['deeper', { v: { a: 1 } }, { v: { a: 2 } }, 'v: a is 2; T says 1'],
  ['nothing', { minimum: 1 }, undefined, 'is missing; T has it'],
  ['something', undefined, { minimum: 1 }, 'is not in T'],
];

it.each(DIFFERENCES)('facts that differ lead to a line: %s', (_, stated, found, message) => {
  const name = 'Thing.size';
  const place = { document: 'openapi', pointer: '/components' } as const;
  const around = { facts: {}, table: 'T', place: () => place };
  const entries = (facts?: Facts) =>
    new Map([['Thing', around], ...(facts ? [[name, { ...around, facts }] as const] : [])]);
  expect(compareEntries(entries(stated), entries(found), () => '', 'openapi')).toEqual([
    { name, message, ...place },
  ]);
});

it('a difference names the hand-written file, the place in it, and the table', () => {
  const { name, path, value } = firstDefault();
  const schemas = edited(name, (fields) => Object.assign(fields[path] ?? {}, { default: !value }));
  const differences = compareAll({ ...theNormal(), schemas });
  const lines = differences.map((one) => formatFinding(locate(one, theSources())));
  const message = `${name}.${path}: default is ${!value}; ${tableOf(name)} says ${value}`;
  expect(lines).toEqual([expect.stringMatching(/^openapi\/schemas\/[\w-]+\.yaml#\//)]);
  expect(lines[0]).toContain(`#/${name}/properties/${path}: ${message}`);
});

/** The first toggle of the tables that its schema itself states. */
function firstDefault(): { name: string; path: string; value: Json } {
  for (const { name, fields } of schemaFacts) {
    for (const { path, default: value } of fields) {
      const own = theNormal().contract.schemas.get(name)?.properties?.[path];
      if (typeof value === 'boolean' && own) return { name, path, value };
    }
  }
  throw new Error('no table has a toggle');
}

it('a field of our own choosing is marked as an assumption', () => {
  const assumed = schemaFacts.flatMap(({ name, fields }) =>
    fields.filter((field) => field.assumed).map(({ path }) => ({ name, path })),
  );
  expect(assumed).not.toEqual([]);
  const messages = assumed.flatMap(({ name, path }) => {
    const schemas = edited(name, (fields) => delete fields[path]?.['x-assumption']);
    return compareAll({ ...theNormal(), schemas }).map(({ message }) => message);
  });
  expect(messages).toEqual(assumed.map(() => 'is not in the document; mark it with x-assumption'));
});

/** The schemas of the contract, with the fields of one changed in a copy. */
function edited(name: string, edit: (fields: Record<string, NormalSchema>) => void) {
  const copy = structuredClone(theNormal().schemas.get(name) ?? {});
  edit(copy.properties ?? {});
  return new Map([...theNormal().schemas, [name, copy]]);
}
