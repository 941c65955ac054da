/** Types: each schema under its name, with a comment on what its type cannot express. */
import { expect, it } from 'vitest';
import { commentOn } from '../../scripts/emit/shared/comments.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { list, object, operation, profilesOf, ref, tag, text } from './support/contract.ts';

const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values });
const pattern = (source: string): Schema => ({ type: 'string', pattern: source });
const pet = (kind: string, fields: Schemas = {}): Schema =>
  object({ kind: tag(kind), ...fields }, 'kind');
const state = (title: string, status: string): Schema => ({
  ...object({ id: text, status: tag(status) }, 'status'),
  title,
});

const pair = { type: 'array', prefixItems: [{ type: 'number' }], items: text } as Schema;

const TYPES: [type: string, schema: Schema][] = [
  ['1 | -2 | null', { type: ['integer', 'null'], enum: [1, -2, null] }],
  ['string | string[] | null', { type: ['string', 'array', 'null'], items: text }],
  ['unknown[]', { ...pair, minItems: 2, maxItems: 2 }],
  ['{ [key: string]: unknown; }', { type: 'object' }],
  ['{ [key: string]: number; }', { type: 'object', additionalProperties: { type: 'number' } }],
  [
    '{ a?: string; [key: string]: unknown; }',
    { ...object({ a: text }), additionalProperties: true },
  ],
  ['"en" | "de" | (string & {})', { anyOf: [oneOf('en', 'de'), pattern('^[a-z]+$')] }],
  ['"en" | (string & {})', { anyOf: [oneOf('en'), text] }],
  ['(string & {})', { ...text, not: { enum: ['a', 'b'] } }],
];

const SCHEMAS: Schemas = {
  Note: {
    ...object(
      {
        size: {
          description: 'How large it is.',
          type: 'number',
          minimum: 0,
          maximum: 10,
          'x-unit': 'points',
          default: 5,
          'x-maturity': 'beta',
          'x-unspecified': ['The font.'],
          'x-assumption': ['It is the height.'],
          'x-replaces': [{ name: 'height', change: 'A number.' }],
        },
        text: { description: 'The text.', type: 'string' },
        old: { description: 'Use `text`.', type: 'string', format: 'date', deprecated: true },
        tags: { ...list({ ...pattern('^a'), minLength: 1 }), maxItems: 3 },
      },
      'text',
    ),
    description: 'A note.',
  },
  Odd: { ...text, description: 'One line.\n\n    indented */\n@deprecated not at all' },
  Letter: tag('b'),
  Types: object(Object.fromEntries(TYPES.map(([, schema], index) => [`f${index}`, schema]))),
  Cat: pet('cat', { lives: { type: 'integer' } }),
  Dog: pet('dog'),
  Pet: { oneOf: [ref('Cat'), ref('Dog')] },
  Job: { oneOf: [state('JobDone', 'done'), state('JobFailed', 'failed')] },
};
const audio: Schema = { type: 'string', format: 'binary' };
const content = { 'multipart/form-data': { schema: object({ audio }) } };
const paths = { '/upload': operation('post', { requestBody: { required: true, content } }) };
const { contract, readable, tolerant } = profilesOf(SCHEMAS, { paths });
const files: Record<string, string> = emitTypes(contract, readable, tolerant);

/** The declaration of a name, with its comment; `''` if there is none. */
function declarationOf(name: string, file = 'types.d.ts'): string {
  const start = new RegExp(`^export (interface|type) ${name} `, 'm');
  const all = files[file]?.split('\n\n') ?? [];
  return all.find((one) => start.test(one))?.trim() ?? '';
}

it('the comments of an interface say what its type cannot express', () => {
  expect(declarationOf('Note')).toBe(`/** A note. */
export interface Note {
  /** The text. */
  text: string;
  /**
   * How large it is.
   *
   * 0 to 10 points. Default: \`5\`. Maturity: beta.
   */
  size?: number;
  /**
   * Must be a date.
   *
   * @deprecated Use \`text\`.
   */
  old?: string;
  /** At most 3 items. Each item at least 1 character. Each item must match \`^a\`. */
  tags?: string[];
}`);
});

const integer: Schema = { type: 'integer' };
const short: Schema = { ...text, maxLength: 5 };
const DATE: Schema = { ...text, format: 'date' };
const MORE = 'More rules: see the JSON Schema.';

it.each<[comment: string, schema: object]>([
  ['Above 0. Below 1.', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
  ['Integer. At least 1. A multiple of 3.', { ...integer, minimum: 1, multipleOf: 3 }],
  ['Without duplicates. Each item at most 5 characters.', { ...list(short), uniqueItems: true }],
  [
    '1 to 3 fields. Each value at most 5 characters.',
    { type: 'object', additionalProperties: short, minProperties: 1, maxProperties: 3 },
  ],
  ['At most 5 characters. At least 1.', { anyOf: [short, { ...integer, minimum: 1 }] }],
  ['Must be a date or a UUID.', { anyOf: [DATE, { ...text, format: 'uuid' }] }],
  [MORE, { anyOf: [DATE, tag('now')] }],
  [MORE, { allOf: [pattern('^a'), pattern('b$')] }],
  [MORE, list({ enum: [{ a: 1 }] })],
  [MORE, { ...object({ a: text, b: text }), anyOf: [{ required: ['a'] }, { required: ['b'] }] }],
])('a comment tells the rules of a schema: %s', (comment, schema) => {
  const { readable } = profilesOf({ Note: schema });
  expect(commentOn(readable.Note ?? {}, readable)).toBe(comment);
});

it('a description can neither end its comment nor add a JSDoc tag', () => {
  expect(declarationOf('Odd')).toBe(
    '/**\n * One line.\n *\n *     indented *\\/\n * \\@deprecated not at all\n */\nexport type Odd = string;',
  );
});

it('a field has the type of the values that it accepts', () => {
  const types = declarationOf('Types')
    .replaceAll(/\s+|\/\*\*.*\*\//g, ' ')
    .replaceAll(/ +/g, ' ')
    .split(/ f\d+\?: /)
    .slice(1);
  expect(types.map((type) => type.replace(/; ?}?$/, ''))).toEqual(TYPES.map(([type]) => type));
});

it('each titled branch of a union has a declaration that begins with its tag', () => {
  expect(declarationOf('Job')).toBe('export type Job = JobDone | JobFailed;');
  expect(declarationOf('JobDone')).toMatch(/{\n {2}status: "done";\n {2}id/);
});

it('resolved types require the fields with defaults', () => {
  expect(declarationOf('Note', 'types/resolved.d.ts')).toMatch(/^ {2}size: number;$/m);
});

it('tolerant types have optional fields and open enumerations, and only unions require their tag', () => {
  const inTolerant = (name: string) => declarationOf(name, 'types/tolerant.d.ts');
  expect(inTolerant('Letter')).toBe('export type Letter = "b" | (string & {});');
  expect(inTolerant('Cat')).toMatch(/kind\?: "cat".*lives\?: number \| null/s);
  expect(inTolerant('Pet')).toMatch(/\(Cat & \{\s*kind: "cat";\s*\}\) \| /);
});

it('the type of a form body is FormData', () => {
  expect(files['types.d.ts']).toMatch(/"multipart\/form-data": Form;/);
});
