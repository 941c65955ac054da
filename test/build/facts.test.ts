/** Facts: tables by schema and field, and every note of both documents with its place. */
import { describe, expect, it } from 'vitest';
import { collectFacts, emitFacts } from '../../scripts/emit/facts.ts';
import { refTo, type Schema, type Schemas } from '../../scripts/schema.ts';
import { errorsIn } from './support/compile.ts';
import { operation, profilesOf } from './support/contract.ts';

function factsOf(schemas: Schemas, openapi = {}) {
  const { contract, schemas: profile } = profilesOf(schemas, openapi);
  return collectFacts(contract, profile);
}

const objectOf = (properties: Schemas, others: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...others,
});
const COLOUR: Schema = { type: 'string', enum: ['red', 'blue'], default: 'red' };

const A: Schema = { type: 'string', enum: ['a'] };
const AB: Schema = { type: 'string', enum: ['b', 'a'] };

describe('the tables', () => {
  it('have defaults, bounds, units and enumerations by schema and field', () => {
    const { defaults, limits, units, enumerations } = factsOf({
      Colour: COLOUR,
      Note: objectOf({
        size: { type: 'number', minimum: 1, maximum: 9, 'x-unit': 'points', default: 5 },
        colour: refTo('Colour'),
        tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 8 } },
        labels: { type: 'object', additionalProperties: { type: 'string', enum: ['a'] } },
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

  it('have no default of an item, which no parser fills in', () => {
    const items: Schema = { type: 'string', default: 'a' };
    expect(factsOf({ Note: objectOf({ tags: { type: 'array', items } }) }).defaults).toEqual({});
  });

  it('name the branch where branches differ', () => {
    const state = (title: string, maximum: number): Schema => ({
      ...objectOf(
        { status: { type: 'string', const: title }, code: { type: 'integer', maximum } },
        { required: ['status'] },
      ),
      title,
    });
    const { limits, enumerations } = factsOf({
      Job: { oneOf: [state('JobDone', 1), state('JobFailed', 2), state('JobGone', 1)] },
    });
    expect(limits).toEqual({ 'Job.code': { maximum: 1 }, 'Job.code (JobFailed)': { maximum: 2 } });
    expect(enumerations).toEqual({
      'Job.status': { values: ['JobDone', 'JobFailed', 'JobGone'], open: false },
    });
  });

  it('say whether an enumeration is open, and exclude no value as one of its own', () => {
    const { enumerations } = factsOf({
      Code: {
        anyOf: [
          { type: 'string', enum: ['en'] },
          { type: 'string', pattern: '^[a-z]+$' },
        ],
      },
      Other: objectOf({ type: { type: 'string', not: { enum: ['a', 'b'] } } }),
      Several: { anyOf: [COLOUR, { type: 'array', items: COLOUR }] },
    });
    expect(enumerations).toEqual({
      Code: { values: ['en'], open: true },
      Several: { values: ['red', 'blue'], open: false },
      'Several[]': { values: ['red', 'blue'], open: false },
    });
  });
});

it.each<[what: string, anyOf: Schema[], values: string[], open: boolean]>([
  ['two lists', [A, AB], ['a', 'b'], false],
  ['a list and a constant', [A, { type: 'string', const: 'b' }], ['a', 'b'], false],
  ['a list and a bound', [A, { type: 'string', maxLength: 5 }], ['a'], true],
  ['two lists and null', [A, AB, { type: 'null' }], ['a', 'b'], false],
  ['a list and a named list', [A, refTo('List')], ['a', 'c'], false],
  ['a list and a named string', [A, refTo('Text')], ['a'], true],
])('a union of %s has their values, and says whether it is open', (_, anyOf, values, open) => {
  const { enumerations } = factsOf({
    Note: objectOf({ colour: { anyOf } }),
    List: { type: 'string', enum: ['c'] },
    Text: { type: 'string' },
  });
  expect(enumerations['Note.colour']).toEqual({ values, open });
});

it('a header that states a bound and a unit is in the tables with its response', () => {
  const schema = { type: 'integer', minimum: 1, 'x-unit': 'seconds' };
  const responses = { 503: { headers: { 'Try-Again': { schema } } } };
  const { limits, units } = factsOf({}, { paths: { '/a': operation('get', { responses }) } });
  const key = 'operation doIt response 503 header Try-Again';
  expect([limits, units]).toEqual([{ [key]: { minimum: 1 } }, { [key]: 'seconds' }]);
});

describe('the lists', () => {
  const note: Schema = {
    type: 'string',
    description: 'Use `text`.',
    deprecated: true,
    'x-maturity': 'alpha',
    'x-unspecified': ['Its length.', 'Its language.'],
    'x-assumption': ['It is plain.'],
    'x-replaces': [{ name: 'body', change: 'A string.' }, { removed: 'head' }],
  };

  it('have each note with its subject and its place', () => {
    const facts = factsOf({ Note: objectOf({ old: note }) });
    const place = {
      subjects: ['Note.old'],
      document: 'openapi',
      pointer: '/components/schemas/Note/properties/old',
    };
    expect(facts).toMatchObject({
      deprecations: [{ ...place, description: 'Use `text`.' }],
      maturity: [{ ...place, maturity: 'alpha' }],
      unspecified: [{ ...place, sentences: ['Its length.', 'Its language.'] }],
      assumptions: [{ ...place, sentences: ['It is plain.'] }],
      renames: [{ ...place, name: 'body', change: 'A string.' }],
      removals: [{ ...place, name: 'head', change: null }],
    });
  });

  it('have a note of a shared part once, with each schema that has it', () => {
    const { unspecified } = factsOf({
      Shared: objectOf({ id: { type: 'string', 'x-unspecified': ['Its form.'] } }),
      Cat: { allOf: [refTo('Shared'), objectOf({ lives: { type: 'integer' } })] },
      Dog: { allOf: [refTo('Shared'), objectOf({ tricks: { type: 'integer' } })] },
    });
    expect(unspecified).toEqual([
      {
        subjects: ['Cat.id', 'Dog.id'],
        document: 'openapi',
        pointer: '/components/schemas/Shared/properties/id',
        sentences: ['Its form.'],
      },
    ]);
  });

  it('have the notes of operations, responses, query parameters and the document', () => {
    const openapi = {
      'x-unspecified': ['Limits.'],
      paths: {
        '/notes': operation('get', {
          'x-unspecified': ['The order.'],
          parameters: [
            {
              name: 'limit',
              in: 'query',
              'x-unspecified': ['The maximum.'],
              schema: { type: 'integer' },
            },
          ],
          responses: { 200: { 'x-unspecified': ['The body.'] } },
        }),
      },
    };
    const { unspecified } = factsOf({}, openapi);
    const found = unspecified.map(({ subjects, sentences }) => [subjects, sentences]);
    expect(found).toEqual([
      [['DoItQuery.limit'], ['The maximum.']],
      [['openapi'], ['Limits.']],
      [['operation doIt'], ['The order.']],
      [['operation doIt response 200'], ['The body.']],
    ]);
  });
});

it('the module has the data, and types that do not change with a value', async () => {
  const { contract, schemas } = profilesOf({
    Note: objectOf({ size: { type: 'number', default: 5 } }),
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
  expect(errorsIn(files, program, ['lib.es2022.d.ts'])).toEqual([]);
});
