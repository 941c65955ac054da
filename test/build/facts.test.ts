/** Facts: every note of both documents with its place. */
import { expect, it } from 'vitest';
import { collectFacts } from '../../scripts/emit/facts.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { object, operation, profilesOf, ref, text } from './support/contract.ts';

function factsOf(schemas: Schemas, openapi: object = {}) {
  const { contract, readable } = profilesOf(schemas, openapi);
  return collectFacts(contract, readable);
}

it('the lists contain each note with its subject', () => {
  const old: Schema = {
    ...text,
    'x-unspecified': ['Its length.', 'Its language.'],
    'x-assumption': ['It is plain.'],
    'x-replaces': [{ name: 'body', change: 'A string.' }, { removed: 'head' }],
  };
  const place = { subjects: ['Note.old'] };
  expect(factsOf({ Note: object({ old }) })).toEqual({
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
