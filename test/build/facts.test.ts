/** Facts: tables by schema and field, and every note of both documents with its place. */
import { expect, it } from 'vitest';
import { collectFacts } from '../../scripts/emit/facts.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { list, object, operation, profilesOf, ref, tag, text } from './support/contract.ts';

function factsOf(schemas: Schemas, openapi = {}) {
  const { contract, readable } = profilesOf(schemas, openapi);
  return collectFacts(contract, readable);
}

const oneOf = (...values: string[]): Schema => ({ ...text, enum: values });
const COLOUR: Schema = { ...oneOf('red', 'blue'), default: 'red' };

it('the tables list defaults, bounds, units, and enumerations by schema and field', () => {
  const { defaults, limits, units, enumerations } = factsOf({
    Colour: COLOUR,
    Note: object({
      size: { type: 'number', minimum: 1, maximum: 9, 'x-unit': 'points', default: 5 },
      colour: ref('Colour'),
      // No parser fills in the default of an item.
      tags: { ...list({ ...text, maxLength: 8, default: 'a' }), maxItems: 3 },
      labels: { type: 'object', additionalProperties: oneOf('a') },
    }),
  });
  expect(defaults).toEqual({ Colour: 'red', 'Note.colour': 'red', 'Note.size': 5 });
  expect(limits).toEqual({
    'Note.size': { minimum: 1, maximum: 9 },
    'Note.tags': { maxItems: 3 },
    'Note.tags[]': { maxLength: 8 },
  });
  expect(units).toEqual({ 'Note.size': 'points' });
  expect(enumerations).toEqual({
    Colour: { values: ['red', 'blue'], open: false },
    'Note.labels.*': { values: ['a'], open: false },
  });
});

it('the tables of a union list its tag and only what all branches state', () => {
  const branch = (title: string, size: Schema): Schema => ({
    ...object({ kind: tag(title), size: { type: 'integer', ...size } }, 'kind'),
    title,
  });
  const old: Schema = { deprecated: true, 'x-maturity': 'beta', description: 'Use `width`.' };
  const stated: Schema = { ...old, default: 1, maximum: 9, 'x-unit': 'points' };
  const facts = factsOf({
    All: { oneOf: [branch('a', stated), branch('b', { ...old, maximum: 9 })] },
    Some: { oneOf: [branch('a', stated), branch('b', { maximum: 8 })] },
    Size: { anyOf: [{ type: 'integer', minimum: 1 }, { const: 'auto' }] },
    Count: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
  });
  expect(facts.enumerations['All.kind']).toEqual({ values: ['a', 'b'], open: false });
  expect(facts.limits).toEqual({ 'All.size': { maximum: 9 }, Count: { minimum: 1 } });
  expect([facts.defaults, facts.units]).toEqual([{}, {}]);
  expect(facts.deprecations).toMatchObject([{ subjects: ['All.size'] }]);
  expect(facts.maturity).toMatchObject([{ subjects: ['All.size'] }]);
});

it('the second annotation wins if two parts of an `allOf` have one', () => {
  const first: Schema = { ...text, deprecated: true, 'x-maturity': 'alpha', examples: ['a'] };
  const second: Schema = { deprecated: false, 'x-maturity': 'beta', examples: ['b'] };
  const { Note } = profilesOf({ Note: { allOf: [first, second] } }).schemas;
  expect(Note).toEqual({ ...first, ...second });
});

it.each<[what: string, anyOf: Schema[], values: string[], open: boolean]>([
  ['two lists and null', [oneOf('a'), oneOf('b', 'a'), { type: 'null' }], ['a', 'b'], false],
  ['a list and a pattern', [oneOf('a'), { ...text, pattern: '^[a-z]$' }], ['a'], true],
])('a union of %s has their values and is open or closed', (_, anyOf, values, open) => {
  const { enumerations } = factsOf({
    Note: object({ colour: { anyOf }, other: { ...text, not: { enum: ['a', 'b'] } } }),
  });
  expect(enumerations['Note.colour']).toEqual({ values, open });
  expect(enumerations).not.toHaveProperty(['Note.other']);
});

it('the lists contain each note with its subject', () => {
  const old: Schema = {
    ...text,
    description: 'Use `text`.',
    deprecated: true,
    'x-maturity': 'alpha',
    'x-unspecified': ['Its length.', 'Its language.'],
    'x-assumption': ['It is plain.'],
    'x-replaces': [{ name: 'body', change: 'A string.' }, { removed: 'head' }],
  };
  const place = { subjects: ['Note.old'] };
  expect(factsOf({ Note: object({ old }) })).toMatchObject({
    deprecations: [{ ...place, description: 'Use `text`.' }],
    maturity: [{ ...place, maturity: 'alpha' }],
    unspecified: [{ ...place, sentences: ['Its length.', 'Its language.'] }],
    assumptions: [{ ...place, sentences: ['It is plain.'] }],
    renames: [{ ...place, name: 'body', change: 'A string.' }],
    removals: [{ ...place, name: 'head', change: null }],
  });
});

it('the lists contain a note of a shared part once and notes outside schemas', () => {
  const { unspecified } = factsOf(
    {
      Shared: object({ id: { ...text, 'x-unspecified': ['Its form.'] } }),
      Cat: { allOf: [ref('Shared'), object({ lives: { type: 'integer' } })] },
      Dog: { allOf: [ref('Shared'), object({ tricks: { type: 'integer' } })] },
    },
    { paths: { '/notes': operation('get', { 'x-unspecified': ['The order.'] }) } },
  );
  expect(unspecified.map(({ subjects, sentences }) => [subjects, sentences])).toEqual([
    [['Cat.id', 'Dog.id'], ['Its form.']],
    [['operation doIt'], ['The order.']],
  ]);
});
