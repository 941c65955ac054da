/** Facts: tables by schema and field, and every note of both documents with its place. */
import { expect, it } from 'vitest';
import { collectFacts, emitFacts } from '../../scripts/emit/facts.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { errorsIn } from './support/compile.ts';
import { list, object, operation, profilesOf, ref, text } from './support/contract.ts';

function factsOf(schemas: Schemas, openapi = {}) {
  const { contract, schemas: profile } = profilesOf(schemas, openapi);
  return collectFacts(contract, profile);
}

const oneOf = (...values: string[]): Schema => ({ ...text, enum: values });
const COLOUR: Schema = { ...oneOf('red', 'blue'), default: 'red' };

it('the tables have defaults, bounds, units and enumerations by schema and field', () => {
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

it('the table of a union lists its tag, and branches that differ in a bound are refused', () => {
  const state = (title: string, maximum: number): Schema => ({
    ...object({ status: { ...text, const: title }, code: { type: 'integer', maximum } }, 'status'),
    title,
  });
  const { enumerations } = factsOf({ Job: { oneOf: [state('JobDone', 1), state('JobGone', 1)] } });
  expect(enumerations).toEqual({ 'Job.status': { values: ['JobDone', 'JobGone'], open: false } });
  const differing = { Job: { oneOf: [state('JobDone', 1), state('JobFailed', 2)] } };
  expect(() => factsOf(differing)).toThrow('branches differ in the limits of Job.code');
});

it.each<[what: string, anyOf: Schema[], values: string[], open: boolean]>([
  ['two lists and null', [oneOf('a'), oneOf('b', 'a'), { type: 'null' }], ['a', 'b'], false],
  ['a list and a constant', [oneOf('a'), { ...text, const: 'b' }], ['a', 'b'], false],
  ['a list and a pattern', [oneOf('a'), { ...text, pattern: '^[a-z]$' }], ['a'], true],
  ['a list and a named list', [oneOf('a'), ref('List')], ['a', 'c'], false],
  ['a list and a named string', [oneOf('a'), ref('Text')], ['a'], true],
])('a union of %s has their values, and says whether it is open', (_, anyOf, values, open) => {
  const { enumerations } = factsOf({
    Note: object({ colour: { anyOf }, other: { ...text, not: { enum: ['a', 'b'] } } }),
    List: oneOf('c'),
    Text: text,
  });
  expect(enumerations['Note.colour']).toEqual({ values, open });
  expect(enumerations).not.toHaveProperty(['Note.other']);
});

it('the lists have each note with its subject and its place', () => {
  const old: Schema = {
    ...text,
    description: 'Use `text`.',
    deprecated: true,
    'x-maturity': 'alpha',
    'x-unspecified': ['Its length.', 'Its language.'],
    'x-assumption': ['It is plain.'],
    'x-replaces': [{ name: 'body', change: 'A string.' }, { removed: 'head' }],
  };
  const place = {
    subjects: ['Note.old'],
    document: 'openapi',
    pointer: '/components/schemas/Note/properties/old',
  };
  expect(factsOf({ Note: object({ old }) })).toMatchObject({
    deprecations: [{ ...place, description: 'Use `text`.' }],
    maturity: [{ ...place, maturity: 'alpha' }],
    unspecified: [{ ...place, sentences: ['Its length.', 'Its language.'] }],
    assumptions: [{ ...place, sentences: ['It is plain.'] }],
    renames: [{ ...place, name: 'body', change: 'A string.' }],
    removals: [{ ...place, name: 'head', change: null }],
  });
});

it('the lists have a note of a shared part once, and the notes of what is no schema', () => {
  const { unspecified } = factsOf(
    {
      Shared: object({ id: { ...text, 'x-unspecified': ['Its form.'] } }),
      Cat: { allOf: [ref('Shared'), object({ lives: { type: 'integer' } })] },
      Dog: { allOf: [ref('Shared'), object({ tricks: { type: 'integer' } })] },
    },
    {
      'x-unspecified': ['Limits.'],
      paths: {
        '/notes': operation('get', {
          'x-unspecified': ['The order.'],
          parameters: [
            { name: 'limit', in: 'query', 'x-unspecified': ['The maximum.'], schema: text },
          ],
          responses: { 200: { 'x-unspecified': ['The body.'] } },
        }),
      },
    },
  );
  expect(unspecified.map(({ subjects, sentences }) => [subjects, sentences])).toEqual([
    [['Cat.id', 'Dog.id'], ['Its form.']],
    [['DoItQuery.limit'], ['The maximum.']],
    [['openapi'], ['Limits.']],
    [['operation doIt'], ['The order.']],
    [['operation doIt response 200'], ['The body.']],
  ]);
});

it('the module has the data, and types that do not change with a value', async () => {
  const { contract, schemas } = profilesOf({
    Note: object({ size: { type: 'number', default: 5 } }),
  });
  const files = emitFacts(contract, schemas);
  const code = files['facts.js'] ?? '';
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect({ ...module }).toEqual(collectFacts(contract, schemas));
  const program = `import { defaults } from './facts.js';
export const size: number = defaults['Note.size'];
// @ts-expect-error the type is that of any number
export const five: 5 = defaults['Note.size'];
// @ts-expect-error there is no such field
export const none = defaults['Note.text'];`;
  const found = errorsIn(files, { program }, ['lib.es2022.d.ts']);
  expect(found.flatMap(([, errors]) => errors)).toEqual([]);
});
