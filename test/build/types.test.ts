/** What the types add to openapi-typescript: open enumerations, tags, defaults, and comments. */
import { expect, it } from 'vitest';
import { emitTypes } from '../../scripts/emit/types.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { list, object, profilesOf, ref, tag, text } from './support/contract.ts';

const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values });
const pet = (kind: string, fields: Schemas = {}): Schema =>
  object({ kind: tag(kind), ...fields }, 'kind');
const state = (title: string, status: string): Schema => ({
  ...object({ id: text, status: tag(status) }, 'status'),
  title,
});
const size: Schema = {
  ...{ type: 'number', description: 'How large it is.', minimum: 0, maximum: 10, default: 5 },
  ...{ 'x-unit': 'points', 'x-maturity': 'beta' },
} as Schema;

const SCHEMAS: Schemas = {
  Note: object({ size, tags: { ...list({ ...text, pattern: '^a' }), maxItems: 3 } }),
  Code: { anyOf: [oneOf('en', 'de'), { ...text, pattern: '^[a-z]+$' }] },
  Letter: tag('b'),
  Free: object({ any: { type: 'object' }, none: { type: ['string', 'null'], enum: ['a', null] } }),
  Cat: pet('cat', { lives: { type: 'integer' } }),
  Other: object({ kind: { ...text, not: { const: 'cat' } } }, 'kind'),
  Pet: { oneOf: [ref('Cat'), ref('Other')] },
  Job: { oneOf: [state('JobDone', 'done'), state('JobFailed', 'failed')] },
};
const number: Schema = { type: 'number' };
const map = { ...object({ a: number }), additionalProperties: text };
/** Keywords that a type cannot state exactly: the type must not be narrower than the schema. */
const WIDE = {
  Mixed: { ...map, description: 'Another type for other fields.' },
  Patterns: {
    ...object({ a: number }),
    patternProperties: { '^x': text },
    additionalProperties: false,
  },
  Part: { allOf: [map, object({ b: number })] },
  Tuple: { type: 'array', prefixItems: [text, number], items: false },
  Chosen: { ...object({ a: number }), if: { required: ['a'] }, else: object({ b: text }, 'b') },
  Depending: { ...object({ a: number }), dependentSchemas: { a: object({ c: text }) } },
} as unknown as Schemas;
const info = { title: 'Notes', version: '1.0.0' };
const own = { openapi: '3.1.0', info, paths: {} };
const Ordered = object({ a: text, b: text, c: text }, 'b');
const all = { ...SCHEMAS, ...WIDE, Ordered };
const { contract, schemas, tolerant } = profilesOf(all, own);
const files = await emitTypes(contract, schemas, tolerant);

/** The type of a schema, on one line. */
function typeOf(name: string, file = 'types'): string {
  const { [`${file}.d.ts`]: code = '' } = files;
  const [, type = ''] =
    new RegExp(`^ {8}${name}: (.*?;)$(?=\\n {8}[^ }]|\\n {4}\\})`, 'ms').exec(code) ?? [];
  return type.replaceAll(/\s*\/\*\*.*?\*\/\s*/gs, ' ').replaceAll(/\s+/g, ' ');
}

it('an enumeration that is open has other values, which an editor does not suggest', () => {
  expect(typeOf('Code')).toBe('("en" | "de") | (string & {});');
  expect(typeOf('Other')).toBe('{ kind: (string & {}); };');
  expect(typeOf('Letter', 'types/tolerant')).toBe('"b" | (string & {});');
});

it('free-form objects have unknown fields, and null is a value', () => {
  expect(typeOf('Free')).toBe('{ any?: Record<string, unknown>; none?: "a" | null; };');
});

it('each titled branch of a union has a type that begins with its tag', () => {
  expect(typeOf('Job')).toMatch(/\["JobDone"\] \| .*\["JobFailed"\];$/);
  expect(typeOf('JobDone')).toBe('{ status: "done"; id?: string; };');
  expect(files['types.d.ts']).toContain("export type JobDone = components['schemas']['JobDone'];");
});

it('resolved types require the fields with defaults', () => {
  expect(typeOf('Note')).toMatch(/size\?: number/);
  expect(typeOf('Note', 'types/resolved')).toMatch(/size: number/);
});

it('in the tolerant types only unions require their tag', () => {
  expect(typeOf('Cat', 'types/tolerant')).toBe('{ kind?: "cat"; lives?: number | null; };');
  expect(typeOf('Pet', 'types/tolerant')).toMatch(/\["Cat"\] & \{ kind: "cat"; \}/);
});

it.each([
  ['Mixed', '{ a?: number; } & { [key: string]: unknown; };'],
  ['Patterns', '{ a?: number; } & { [key: string]: unknown; };'],
  ['Part', '({ a?: number; } & { [key: string]: unknown; }) & { b?: number; };'],
  ['Tuple', 'unknown[];'],
  ['Chosen', '{ a?: number; b?: unknown; };'],
  ['Depending', '{ a?: number; c?: unknown; };'],
])('a type is not narrower than its schema: %s', (name, type) => {
  expect(typeOf(name)).toBe(type);
});

it('required fields come first', () => {
  expect(typeOf('Ordered')).toBe('{ b: string; a?: string; c?: string; };');
});

it('the comments say what types cannot express', () => {
  const { 'types.d.ts': code = '' } = files;
  expect(code).toMatch(
    /How large it is\.\s+\*\s+\*\s+0 to 10 points\. Maturity: beta\.\s+\* @default 5/,
  );
  expect(code).toContain('@description At most 3 items. Each item must match `^a`.');
});
