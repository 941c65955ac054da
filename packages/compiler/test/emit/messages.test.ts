/** The messages of errors: those of Ajv, which `ajv.errorsText` prints. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, it } from 'vitest';
import type { keywordsAbout, Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { formats } from '../../src/runtime/formats.ts';
import { writeModules } from '../support/modules.ts';
import { contractOf } from '../support/schemas.ts';

type Checked = ReturnType<typeof keywordsAbout<'value' | 'string' | 'number' | 'array' | 'object'>>;
/** The keywords that report errors of their own, and not only those of schemas below them. */
type Reporting = Exclude<Checked[number], '$ref' | 'items' | 'properties'> | 'anyOf';

const list: Schema = { type: 'array', items: {} };
const map: Schema = { type: 'object', additionalProperties: {} };

/** For each keyword, schemas that have it and a value that it refuses. */
const CASES: Record<Reporting, [value: unknown, ...schemas: Schema[]]> = {
  type: [true, { type: 'string' }, { type: ['integer', 'null'] }],
  const: ['a', { const: 'b' }],
  enum: ['a', { enum: ['b', 1] }],
  not: ['a', { type: 'string', not: { const: 'a' } }],
  format: ['a', { type: 'string', format: 'uri' }, { type: 'string', format: 'date' }],
  pattern: ['a', { type: 'string', pattern: '^\\{limit\\}"\\/$' }],
  minLength: ['a', { type: 'string', minLength: 2 }],
  maxLength: ['abc', { type: 'string', maxLength: 2 }],
  minimum: [1, { type: 'number', minimum: 1.5 }],
  maximum: [1, { type: 'number', maximum: 0.5 }],
  exclusiveMinimum: [1, { type: 'number', exclusiveMinimum: 1 }],
  exclusiveMaximum: [1, { type: 'number', exclusiveMaximum: 1 }],
  multipleOf: [1, { type: 'number', multipleOf: 2 }],
  minItems: [[], { ...list, minItems: 1 }],
  maxItems: [[1, 2], { ...list, maxItems: 1 }],
  uniqueItems: [[1, 2, 1], { ...list, uniqueItems: true }],
  required: [{}, { type: 'object', properties: { "it's": {} }, required: ["it's"] }],
  additionalProperties: [{ b: 1 }, { type: 'object', properties: {}, additionalProperties: false }],
  minProperties: [{}, { ...map, minProperties: 1 }],
  maxProperties: [
    { a: 1, b: 2 },
    { ...map, maxProperties: 1 },
  ],
  anyOf: ['a', { anyOf: [{ const: 'b' }, { type: 'string', minLength: 2 }] }],
};

const cases = Object.entries(CASES).flatMap(([keyword, [value, ...schemas]]) =>
  schemas.map((schema) => ({ keyword, value, schema })),
);
const schemas = Object.fromEntries(cases.map(({ schema }, index) => [`Note${index}`, schema]));
const { load, remove } = await writeModules(normalise(contractOf(schemas)), ['contract']);
const validators = await load('validators');
afterAll(remove);

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { ...formats } });

it.each(cases.map((one, index) => ({ ...one, index })))(
  'the message for $keyword is that of Ajv: $schema',
  ({ keyword, value, schema, index }) => {
    const validate = validators[`validateNote${index}`];
    expect(validate?.(value)).toBe(false);
    const theirs = ajv.compile(schema);
    theirs(value);
    const wordsOf = (errors: typeof theirs.errors = []) =>
      errors?.map((error) => `${error.keyword} ${error.instancePath} ${error.message}`);
    expect(wordsOf(validate?.errors)).toEqual(wordsOf(theirs.errors));
    expect(validate?.errors?.map((error) => error.keyword)).toContain(keyword);
    const copies = validate?.errors?.map((error) => ({ ...error }));
    expect(ajv.errorsText(copies)).toBe(ajv.errorsText(theirs.errors));
  },
);
