/** Types: each schema under its name, with everything in a comment that its type cannot say. */
import { expect, it } from 'vitest';
import { emitOperations } from '../../scripts/emit/operations.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { errorsIn, SAME } from './support/compile.ts';
import { list, object, operation, profilesOf, ref, text } from './support/contract.ts';

const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values });
const pattern = (source: string): Schema => ({ type: 'string', pattern: source });
const pet = (kind: string, fields: Schemas = {}): Schema =>
  object({ kind: { type: 'string', const: kind }, ...fields }, 'kind');
const state = (title: string, status: string): Schema => ({
  ...object({ id: text, status: { type: 'string', const: status } }, 'id', 'status'),
  title,
});
/** An object with a field for each row. */
const fieldsOf = (rows: [text: string, schema: Schema][]): Schema =>
  object(Object.fromEntries(rows.map(([, schema], index) => [`f${index}`, schema])));

/** The rules that a type cannot say, in the words of the comment. */
const RULES: [words: string, schema: Schema][] = [
  ['At least 1 second.', { type: 'number', minimum: 1, 'x-unit': 'seconds' }],
  ['Integer. 1 to 8.', { type: 'integer', minimum: 1, maximum: 8 }],
  ['At least 2 characters. Must be a date.', { ...text, format: 'date', minLength: 2 }],
  ['Must match `^a`.', pattern('^a')],
  ['Encoded as base64.', { ...text, contentEncoding: 'base64' }],
  [
    'At most 3 items. Each item at most 1 character.',
    { ...list({ ...text, maxLength: 1 }), maxItems: 3 },
  ],
  ['Must be a UUID.', ref('Id')],
];

const TYPES: [type: string, schema: Schema][] = [
  ['unknown', {}],
  ['1 | -2 | null', { type: ['integer', 'null'], enum: [1, -2, null] }],
  ['string | string[] | null', { type: ['string', 'array', 'null'], items: text }],
  ['{ [key: string]: unknown; }', { type: 'object' }],
  ['Record<string, never>', { type: 'object', additionalProperties: false }],
  ['{ [key: string]: number; }', { type: 'object', additionalProperties: { type: 'number' } }],
  [
    '{ a?: string; [key: string]: unknown; }',
    { ...object({ a: text }), additionalProperties: true },
  ],
  ['"a" | string[]', { anyOf: [oneOf('a'), list(text)] }],
  ['"en" | "de" | (string & {})', { anyOf: [oneOf('en', 'de'), pattern('^[a-z]+$')] }],
  ['"a" | Letter', { anyOf: [oneOf('a'), ref('Letter')] }],
  ['string', { type: ['string', 'null'], not: { const: null } }],
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
          'x-replaces': [
            { name: 'height', change: 'A number.' },
            { name: 'size', change: 'In points.' },
          ],
        },
        text: { description: 'The text.', type: 'string' },
        old: { description: 'Use `text`.', type: 'string', format: 'date', deprecated: true },
      },
      'text',
    ),
    description: 'A note.',
  },
  Odd: { ...text, description: 'One line.\n\n    indented */\n@deprecated not at all' },
  Id: { ...text, format: 'uuid' },
  Letter: { ...text, const: 'b' },
  Rules: fieldsOf(RULES),
  Types: fieldsOf(TYPES),
  Cat: pet('cat', { lives: { type: 'integer' } }),
  Dog: pet('dog', { tricks: list(text) }),
  Pet: { oneOf: [ref('Cat'), ref('Dog')] },
  Swimmer: { oneOf: [ref('Cat'), { title: 'Fish', ...pet('fish') }] },
  Job: { oneOf: [state('JobDone', 'done'), state('Failed', 'failed')] },
  Page: object({ notes: list(ref('Note')) }, 'notes'),
  Problem: object({ error: { type: 'null' }, language: oneOf('en') }, 'error', 'language'),
};

const json = (schema: Schema) => ({ 'application/json': { schema } });
const audio: Schema = { type: 'string', format: 'binary' };
const PATHS = {
  '/notes': operation('get', {
    operationId: 'list',
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
    responses: {
      200: { content: json(ref('Page')) },
      404: { content: json(ref('Problem')) },
      default: { content: { 'application/json': {}, 'text/plain': {} } },
    },
  }),
  '/problem': operation('get', {
    operationId: 'problem',
    responses: { 200: { content: json(ref('Problem')) } },
  }),
  '/notes/{id}': operation('get', {
    operationId: 'get',
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'mode', in: 'header', schema: { allOf: [ref('Letter')], description: 'A mode.' } },
    ],
    responses: { 204: { headers: { rest: { required: true, schema: { type: 'integer' } } } } },
  }),
  '/upload': operation('post', {
    operationId: 'upload',
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': { schema: object({ audio }) },
      },
    },
  }),
};

const { contract, schemas, tolerant } = profilesOf(SCHEMAS, { paths: PATHS });
const FILES: Record<string, string> = {
  ...emitTypes(contract, schemas, tolerant),
  ...emitOperations(contract, schemas),
  'runtime/query.d.ts': 'export {};',
};

/** The declaration of a name, with its comment; `''` if there is none. */
function declarationOf(name: string, file = 'types.d.ts'): string {
  const start = new RegExp(`^export (interface|type) ${name} `, 'm');
  return (
    FILES[file]
      ?.split('\n\n')
      .find((one) => start.test(one))
      ?.trim() ?? ''
  );
}

it('a schema is an interface whose comments say what its type cannot', () => {
  expect(declarationOf('Note')).toBe(`/** A note. */
export interface Note {
  /** The text. */
  text: string;
  /**
   * How large it is.
   *
   * 0 to 10 points.
   *
   * Default: \`5\`.
   *
   * Maturity: beta.
   *
   * Not specified: The font.
   *
   * Assumption: It is the height.
   *
   * First version: \`height\`. A number.
   *
   * First version: In points.
   */
  size?: number;
  /**
   * Must be a date.
   *
   * @deprecated Use \`text\`.
   */
  old?: string;
}`);
});

it('a field has a comment for each rule that its type cannot say', () => {
  const comments = [...declarationOf('Rules').matchAll(/\/\*\* (.*) \*\//g)];
  expect(comments.map(([, comment]) => comment)).toEqual(RULES.map(([words]) => words));
});

it('a description can neither end its comment nor add a JSDoc tag', () => {
  expect(declarationOf('Odd')).toBe(
    '/**\n * One line.\n *\n *     indented *\\/\n * \\@deprecated not at all\n */\nexport type Odd = string;',
  );
});

it('a field has the type of the values that it accepts', () => {
  const types = declarationOf('Types')
    .replaceAll(/\s+/g, ' ')
    .split(/ f\d+\?: /)
    .slice(1);
  expect(types.map((type) => type.replace(/; ?}?$/, ''))).toEqual(TYPES.map(([type]) => type));
});

it('each titled branch of a union has a declaration, which begins with its tag', () => {
  expect(declarationOf('Job')).toBe('export type Job = JobDone | JobFailed;');
  expect(declarationOf('JobDone')).toMatch(/{\n {2}status: "done";\n {2}id/);
});

it('an enumeration is open in the tolerant types, and keeps its values', () => {
  expect(declarationOf('Letter', 'types/tolerant.d.ts')).toBe(
    'export type Letter = "b" | (string & {});',
  );
});

const PROGRAMS = {
  'a union has its name in the messages of the compiler': `
import type { components } from './types.js';
export const pet: components['schemas']['Pet'] = 5;`,

  'a union narrows by its tag': `
import type { Pet } from './types.js';
export const lives = (one: Pet) => (one.kind === 'cat' ? one.lives : one.tricks);`,

  'a tolerant union requires its tag, and its named branches do not': `
import type { Cat, Pet, Swimmer } from './types/tolerant.js';
export const cat: Cat = { lives: null };
export const lives = (one: Pet) => (one.kind === 'cat' ? one.lives : one.tricks);
export const kind = (one: Swimmer): 'cat' | 'fish' => one.kind;
// @ts-expect-error the union requires the tag
export const pet: Pet = { lives: 9 };
// @ts-expect-error the union requires the tag
export const swimmer: Swimmer = {};`,

  'resolved types have their defaults, and the same names': `${SAME}
import type * as types from './types.js';
import type * as resolved from './types/resolved.js';
same<resolved.Note, { size: number; text: string; old?: string }>(true);
same<resolved.Page, { notes: resolved.Note[] }>(true);
same<types.Note, { size?: number; text: string; old?: string }>(true);
same<resolved.Id, types.Id>(true);`,

  'paths, components and operations have the form of openapi-typescript': `${SAME}
import type { components, Letter, Note, operations, paths } from './types.js';
type Get = operations['get'];
same<components['schemas']['Note'], Note>(true);
same<operations['list'], paths['/notes']['get']>(true);
same<operations['list']['parameters']['query'], { limit?: number } | undefined>(true);
same<Get['parameters']['path'], { id: number }>(true);
same<Get['parameters']['header'], { mode?: Letter } | undefined>(true);
export const rest = (headers: Get['responses'][204]['headers']): number => headers.rest;
// @ts-expect-error there is no such path
export type None = paths['/none'];`,

  'openapi-fetch has the types of the schemas, with fields that are always null': `
import createClient from 'openapi-fetch';
import type { Note, paths, Problem } from './types.js';
export async function notes(): Promise<Note[]> {
  const { data } = await createClient<paths>({}).GET('/notes');
  return data?.notes ?? [];
}
export async function problem(): Promise<Problem | undefined> {
  const { data } = await createClient<paths>({}).GET('/problem');
  return data;
}`,

  'a form is FormData': `${SAME}
import type { paths } from './types.js';
type Upload = paths['/upload']['post'];
same<Upload['requestBody']['content']['multipart/form-data'], FormData>(true);`,
};

const WRONG: Record<string, string[]> = {
  'a union has its name in the messages of the compiler': [
    "Type 'number' is not assignable to type 'Pet'.",
  ],
};

it.each(errorsIn(FILES, PROGRAMS))('%s', (name, errors) => {
  expect(errors).toEqual(WRONG[name] ?? []);
});

it('a project without the DOM may use the type of forms', () => {
  const program = `import type { Form } from './operations.js';
export const form: Form = 5;`;
  const found = errorsIn(FILES, { program }, ['lib.es2022.d.ts']);
  expect(found.flatMap(([, errors]) => errors)).toEqual([]);
});
