/** Types: each schema under its name, with everything in a comment that its type cannot say. */
import { describe, expect, it } from 'vitest';
import type { Files } from '../../scripts/emit/files.ts';
import { emitOperations } from '../../scripts/emit/operations.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import { refTo, type Schema, type Schemas } from '../../scripts/schema.ts';
import { errorsIn } from './support/compile.ts';
import { operation, profilesOf } from './support/contract.ts';

const EQUAL = `type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Equal<A, B>): void => {};
`;

async function emit(schemas: Schemas, paths: object = {}): Promise<Files> {
  const { contract, schemas: profile, tolerant } = profilesOf(schemas, { paths });
  const types = await emitTypes(contract, profile, tolerant);
  return { ...types, ...emitOperations(contract, profile), 'runtime/query.d.ts': 'export {};' };
}

/** The declaration of a name, with its comment; `''` if there is none. */
function declarationOf(name: string, text = ''): string {
  const start = new RegExp(`^export (interface|type) ${name} `, 'm');
  return (
    text
      .split('\n\n')
      .find((one) => start.test(one))
      ?.trim() ?? ''
  );
}

/** An object with a field for each row. */
const fieldsOf = (rows: [text: string, schema: Schema][]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(rows.map(([, schema], index) => [`f${index}`, schema])),
});

const WORD: Schema = { type: 'string' };
const pet = (kind: string, fields: Schemas = {}): Schema => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', const: kind }, ...fields },
});
const PETS: Schemas = {
  Cat: pet('cat', { lives: { type: 'integer' } }),
  Dog: pet('dog', { tricks: { type: 'array', items: WORD } }),
  Pet: { oneOf: [refTo('Cat'), refTo('Dog')] },
};

describe('a schema', () => {
  it('is an interface whose comments say what its type cannot', async () => {
    const files = await emit({
      Note: {
        description: 'A note.',
        type: 'object',
        required: ['text'],
        properties: {
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
      },
    });
    expect(declarationOf('Note', files['types.d.ts'])).toBe(`/** A note. */
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

  const RULES: [words: string, schema: Schema][] = [
    ['At least 1 second.', { type: 'number', minimum: 1, 'x-unit': 'seconds' }],
    ['Integer. 1 to 8.', { type: 'integer', minimum: 1, maximum: 8 }],
    ['In bytes.', { type: 'number', 'x-unit': 'bytes' }],
    ['At least 2 characters. Must be a date.', { type: 'string', format: 'date', minLength: 2 }],
    ['Must match `^a`.', { type: 'string', pattern: '^a' }],
    ['Encoded as base64.', { type: 'string', contentEncoding: 'base64' }],
    [
      'At most 3 items. Each item at most 1 character.',
      { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 1 } },
    ],
    ['Must be a UUID.', refTo('Id')],
  ];

  it('has a comment for each rule that a type cannot say', async () => {
    const Id: Schema = { type: 'string', format: 'uuid' };
    const files = await emit({ Id, Note: fieldsOf(RULES) });
    const note = declarationOf('Note', files['types.d.ts']);
    const comments = [...note.matchAll(/\/\*\* (.*) \*\//g)].map(([, comment]) => comment);
    expect(comments).toEqual(RULES.map(([words]) => words));
  });

  it('keeps the lines of its description, and a comment ends where it should', async () => {
    const description = 'One line.\n\n    indented */';
    const files = await emit({ Note: { ...WORD, description } });
    expect(declarationOf('Note', files['types.d.ts'])).toBe(
      '/**\n * One line.\n *\n *     indented *\\/\n */\nexport type Note = string;',
    );
  });

  it('has no JSDoc tag from a line of its description', async () => {
    const description = `First.\n@deprecated not at all\n  @see nothing ${'long '.repeat(18)}@late`;
    const files = await emit({ Note: { description, type: 'object', properties: {} } });
    expect(files['types.d.ts']).not.toMatch(/^\s*\*\s*@/m);
    expect(files['types.d.ts']).toContain('\\@deprecated not at all');
  });

  const TYPES: [type: string, schema: Schema][] = [
    ['unknown', {}],
    ['"a"', { type: 'string', const: 'a' }],
    ['1 | -2 | null', { type: ['integer', 'null'], enum: [1, -2, null] }],
    ['string | string[] | null', { type: ['string', 'array', 'null'], items: WORD }],
    ['{ [key: string]: unknown; }', { type: 'object' }],
    ['Record<string, never>', { type: 'object', additionalProperties: false }],
    ['{ [key: string]: number; }', { type: 'object', additionalProperties: { type: 'number' } }],
    [
      '{ a?: string; [key: string]: unknown; }',
      { type: 'object', properties: { a: WORD }, additionalProperties: true },
    ],
    ['unknown[][]', { type: 'array', items: { type: 'array', items: {} } }],
    [
      '"a" | string[]',
      {
        anyOf: [
          { type: 'string', enum: ['a'] },
          { type: 'array', items: WORD },
        ],
      },
    ],
    [
      'string | number | null',
      { anyOf: [{ anyOf: [WORD, { type: 'number' }] }, { type: 'null' }] },
    ],
    [
      '"en" | "de" | (string & {})',
      {
        anyOf: [
          { type: 'string', enum: ['en', 'de'] },
          { type: 'string', pattern: '^[a-z]+$' },
        ],
      },
    ],
    ['"a" | (string & {})', { anyOf: [{ type: 'string', enum: ['a'] }, refTo('Text')] }],
    ['"a" | Letter', { anyOf: [{ type: 'string', enum: ['a'] }, refTo('Letter')] }],
    [
      '"x" | (string & {}) | null',
      {
        anyOf: [
          { type: 'string', const: 'x' },
          { type: ['string', 'null'], minLength: 2 },
        ],
      },
    ],
    ['string', { type: ['string', 'null'], not: { const: null } }],
    ['(string & {})', { type: 'string', not: { enum: ['a', 'b'] } }],
  ];

  it('has the type of the values that it accepts', async () => {
    const Letter: Schema = { type: 'string', const: 'b' };
    const files = await emit({ Text: WORD, Letter, Holder: fieldsOf(TYPES) });
    const holder = declarationOf('Holder', files['types.d.ts']).replaceAll(/\s+/g, ' ');
    const types = holder.split(/ f\d+\?: /).slice(1);
    expect(types.map((type) => type.replace(/; ?}?$/, ''))).toEqual(TYPES.map(([type]) => type));
  });
});

describe('a union', () => {
  it('has a declaration for each titled branch, which begins with its own name', async () => {
    const state = (title: string, status: string): Schema => ({
      title,
      type: 'object',
      required: ['id', 'status'],
      properties: { id: WORD, status: { type: 'string', const: status } },
    });
    const files = await emit({
      Job: { oneOf: [state('JobDone', 'done'), state('Failed', 'failed')] },
    });
    const text = files['types.d.ts'];
    expect(declarationOf('Job', text)).toBe('export type Job = JobDone | JobFailed;');
    // The tag comes first.
    expect(declarationOf('JobDone', text)).toMatch(/{\n {2}status: "done";\n {2}id/);
  });

  it('has its name in the messages of the compiler', async () => {
    const program = `import type { components } from './types.js';
export const pet: components['schemas']['Pet'] = 5;`;
    expect(errorsIn(await emit(PETS), program)).toEqual([
      "Type 'number' is not assignable to type 'Pet'.",
    ]);
  });

  it('narrows by its tag', async () => {
    const program = `import type { Pet } from './types.js';
export const lives = (one: Pet) => (one.kind === 'cat' ? one.lives : one.tricks);`;
    expect(errorsIn(await emit(PETS), program)).toEqual([]);
  });

  it('requires its tag in the tolerant types, and its branches do not', async () => {
    const files = await emit(PETS);
    const pet = declarationOf('Pet', files['types/tolerant.d.ts']);
    expect(pet.replaceAll(/\s+/g, ' ')).toBe(
      'export type Pet = (Cat & { kind: "cat"; }) | (Dog & { kind: "dog"; });',
    );
    const program = `import type { Cat, Pet } from './types/tolerant.js';
export const cat: Cat = { lives: null };
export const lives = (one: Pet) => (one.kind === 'cat' ? one.lives : one.tricks);
// @ts-expect-error the union requires the tag
export const pet: Pet = { lives: 9 };`;
    expect(errorsIn(files, program)).toEqual([]);
  });
});

it('a branch that is written in place requires the tag, too', async () => {
  const files = await emit({
    ...PETS,
    Pet: { oneOf: [refTo('Cat'), { title: 'Fish', ...pet('fish') }] },
  });
  const program = `import type { Pet } from './types/tolerant.js';
export const kind = (one: Pet): 'cat' | 'fish' => one.kind;
// @ts-expect-error the union requires the tag
export const pet: Pet = {};`;
  expect(errorsIn(files, program)).toEqual([]);
});

it('an enumeration is open in the tolerant types, and keeps its values', async () => {
  const files = await emit({ Colour: { type: 'string', enum: ['red', 'blue'] } });
  expect(declarationOf('Colour', files['types/tolerant.d.ts'])).toBe(
    'export type Colour = "red" | "blue" | (string & {});',
  );
});

it('resolved types have their defaults, and the same names', async () => {
  const files = await emit({
    Note: { type: 'object', properties: { size: { type: 'number', default: 5 }, text: WORD } },
    Page: {
      type: 'object',
      required: ['notes'],
      properties: { notes: { type: 'array', items: refTo('Note') } },
    },
    Word: WORD,
  });
  const program = `${EQUAL}import type * as types from './types.js';
import type * as resolved from './types/resolved.js';
same<resolved.Note, { size: number; text?: string }>(true);
same<resolved.Page, { notes: resolved.Note[] }>(true);
same<types.Note, { size?: number; text?: string }>(true);
same<resolved.Word, types.Word>(true);`;
  expect(errorsIn(files, program)).toEqual([]);
});

describe('paths', () => {
  const json = (schema: Schema) => ({ 'application/json': { schema } });
  const NOTES: Schemas = {
    Note: {
      type: 'object',
      required: ['error', 'language'],
      properties: {
        error: { type: 'null' },
        reason: { type: 'null' },
        nothing: { type: 'object', additionalProperties: false },
        language: {
          anyOf: [
            { type: 'string', enum: ['en'] },
            { type: 'string', pattern: '.' },
          ],
        },
      },
    },
    Page: {
      type: 'object',
      required: ['items'],
      properties: { items: { type: 'array', items: refTo('Note') } },
    },
  };
  const get = operation('get', {
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
    responses: {
      200: { content: json(refTo('Page')) },
      404: { content: json(refTo('Note')) },
      default: { content: { 'application/json': {}, 'text/plain': {} } },
    },
  });

  it('and components and operations have the form of openapi-typescript, with named schemas', async () => {
    const program = `${EQUAL}import type { components, Note, operations, paths } from './types.js';
same<components['schemas']['Note'], Note>(true);
same<operations['doIt'], paths['/notes']['get']>(true);
same<operations['doIt']['parameters']['query'], { limit?: number } | undefined>(true);
// @ts-expect-error there is no such path
export type None = paths['/none'];`;
    expect(errorsIn(await emit(NOTES, { '/notes': get }), program)).toEqual([]);
  });

  it('give openapi-fetch the types of the schemas, with fields that are always null', async () => {
    const program = `import createClient from 'openapi-fetch';
import type { Note, paths } from './types.js';
export async function notes(): Promise<Note[]> {
  const { data, error } = await createClient<paths>({}).GET('/notes');
  if (error && typeof error === 'object' && 'error' in error) throw error.language;
  const reason: null | undefined = data?.items[0]?.reason;
  return reason ?? data?.items ?? [];
}`;
    expect(errorsIn(await emit(NOTES, { '/notes': get }), program)).toEqual([]);
  });

  it('have the types of parameters and of the headers of responses', async () => {
    const item = operation('get', {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        { name: 'mode', in: 'header', schema: { allOf: [refTo('Mode')], description: 'A mode.' } },
      ],
      responses: { 204: { headers: { rest: { required: true, schema: { type: 'integer' } } } } },
    });
    const program = `${EQUAL}import type { Mode, operations } from './types.js';
type Get = operations['doIt'];
same<Get['parameters']['path'], { id: number }>(true);
same<Get['parameters']['header'], { mode?: Mode } | undefined>(true);
export const rest = (headers: Get['responses'][204]['headers']): number => headers.rest;`;
    const files = await emit({ Mode: { type: 'string', enum: ['a'] } }, { '/notes/{id}': item });
    expect(errorsIn(files, program)).toEqual([]);
    expect(files['types.d.ts']).toContain('/** A mode. */');
  });

  it('take FormData for a form, and bytes for what is neither JSON nor text', async () => {
    const audio = { type: 'string', format: 'binary' } as const;
    const upload = operation('post', {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': { schema: { type: 'object', properties: { audio } } },
          'audio/wav': { schema: audio },
        },
      },
      responses: { 200: { content: { 'audio/wav': {} } } },
    });
    const program = `${EQUAL}import type { Bytes } from './operations.js';
import type { paths } from './types.js';
type Upload = paths['/upload']['post'];
same<Upload['requestBody']['content']['multipart/form-data'], FormData>(true);
export const bodies: Upload['requestBody']['content']['audio/wav'][] = [new Uint8Array(), new Blob(), new ReadableStream()];
same<Upload['responses'][200]['content']['audio/wav'], Bytes>(true);`;
    expect(errorsIn(await emit({}, { '/upload': upload }), program)).toEqual([]);
    const bare = `import type { Form, Bytes } from './operations.js';
export const form: Form = 5;
export const bytes: Bytes = new Uint8Array();`;
    const files = await emit({}, { '/upload': upload });
    expect(errorsIn(files, bare, ['lib.es2022.d.ts'])).toEqual([]);
  });
});
