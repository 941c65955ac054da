/** The output of the emitters for small contracts. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { lintOpenapi } from '../../src/check/lint.ts';
import { emitExamples } from '../../src/emit/examples.ts';
import { emitDocument } from '../../src/emit/files.ts';
import { emitOpenapi30 } from '../../src/emit/openapi30.ts';
import { declare } from '../../src/emit/types/declare.ts';
import { convert } from '../../src/emit/validators/convert.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { NormalSchema, Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { tolerant } from '../../src/normalise/profile.ts';
import { readContract } from '../../src/read/reader.ts';
import { contractOf, ref } from '../support/schemas.ts';

/** A port of PyYAML: a reader of YAML 1.1, where `no` is false and a date is a timestamp. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

describe('the YAML of a document', () => {
  it('quotes strings that YAML 1.1 would parse as another type', () => {
    const texts = ['no', 'Yes', 'off', 'y', '2026-01-31', '12:30', '010', '1_000', '~', '<<'];
    const { 'planted.yaml': text = '' } = emitDocument('planted', { texts });
    expect(load(text)).toEqual({ texts });
    expect(load('texts: [no, 2026-01-31]')).toEqual({ texts: [false, expect.any(Date)] });
  });

  it('keeps paragraphs unchanged', () => {
    const { 'planted.yaml': text } = emitDocument('planted', { description: 'One:\n\n- two\n' });
    expect(text).toBe('description: |\n  One:\n\n  - two\n');
  });
});

/** A server with a variable, which the edition keeps. */
const servers = [{ url: '{base}/v1', variables: { base: { default: 'https://a.invalid' } } }];

/** The edition for OpenAPI 3.0 of a small document, in the contract or the tolerant profile. */
function editionOf(paths: JsonObject, components: object, name = 'openapi-3.0', more = {}) {
  const info = { title: 'Small', version: '1' };
  const openapi = { openapi: '3.1.0', info, servers, paths, components, ...more } as JsonObject;
  const small = readContract(openapi, {}, new Map());
  const files = emitOpenapi30(normalise(small));
  expect(paths).toEqual(small.openapi.paths);
  return JSON.parse(files[`${name}.json`] ?? '');
}

/** A JSON body with a schema. */
const bodyOf = (schema: Schema) => ({ content: { 'application/json': { schema } } });

describe('the edition for OpenAPI 3.0 of a small document', () => {
  it('has no ranges of statuses, and lists under x-lost whatever it cannot express', () => {
    const description = 'PLANTED';
    const content = { 'text/plain': { schema: { type: 'string', 'x-maturity': 'beta' } } };
    const text = { 'text/plain': { schema: { type: 'string' } } };
    const responses = { '2XX': { description: 'OTHER' }, '4XX': { description, content } };
    const paths = { '/x': { get: { operationId: 'getX', responses } } };
    const made = editionOf(paths, { schemas: { Unused: { type: 'object' } } });
    expect(made.paths['/x'].get.responses).toEqual({
      200: responses['2XX'],
      default: { description, content: text },
    });
    expect(made.components.schemas).toEqual({});
    expect(made['x-lost']).toEqual([
      'The keys x-maturity of schemas.',
      'The status 2XX, here 200: OTHER (getX)',
      'The status 4XX, here default: PLANTED (getX)',
    ]);
  });

  it('keeps a range of statuses beside a response that differs, and drops it beside an equal one', () => {
    const one = { description: 'ONE' };
    const other = { description: 'OTHER' };
    const edition = (responses: JsonObject) => {
      const made = editionOf({ '/x': { post: { operationId: 'postX', responses } } }, {});
      return [made.paths['/x'].post.responses, made['x-lost']];
    };
    const differing = { 200: one, 201: one, '2XX': other, '4XX': one, default: other };
    expect(edition(differing)).toEqual([differing, []]);
    expect(edition({ 200: one, '2XX': other, '4XX': one, default: one })).toEqual([
      { 200: one, 201: other, default: one },
      ['The status 2XX, here 201: OTHER (postX)', 'The status 4XX, here default: ONE (postX)'],
    ]);
  });

  it('loosens received schemas, even if a component is also sent', () => {
    const Note: Schema = { type: 'object', required: ['a'], properties: { a: { minLength: 1 } } };
    const limit = { description: 'A limit.', schema: { type: 'integer', maximum: 9 } };
    const sent = { $ref: '#/components/requestBodies/Sent' };
    const both = { $ref: '#/components/responses/Both' };
    const receive = { post: { requestBody: sent, responses: { 200: both } } };
    const post = {
      operationId: 'postX',
      requestBody: sent,
      responses: { 200: both },
      callbacks: { done: { '{$request.body#/a}': receive } },
    };
    const components = {
      schemas: { Note },
      requestBodies: { Sent: bodyOf(ref('Note')) },
      responses: { Both: { description: 'It.', headers: { limit }, ...bodyOf(ref('Note')) } },
    };
    const webhooks = { told: { post: { requestBody: sent } } };
    const made = editionOf({ '/x': { post } }, components, 'tolerant/openapi-3.0', { webhooks });
    const { requestBody, responses, callbacks } = made.paths['/x'].post;
    const callback = callbacks.done['{$request.body#/a}'].post;
    expect(requestBody).toEqual(sent);
    expect(made.components.requestBodies.Sent).toEqual(components.requestBodies.Sent);
    expect(callback.responses[200]).toEqual(both);
    expect(made.components.responses.Both.content).toEqual(components.responses.Both.content);
    expect(made.components.schemas.Note.required).toEqual(['a']);
    const received = { $ref: '#/components/schemas/NoteReceived' };
    for (const { content } of [responses[200], callback.requestBody]) {
      expect(content).toEqual({ 'application/json': { schema: received } });
    }
    expect(responses[200].headers.limit.schema).not.toHaveProperty('maximum');
    expect(made.components.schemas.NoteReceived).not.toHaveProperty('required');
    expect(made['x-lost']).toContain('Note is also sent; its received form is NoteReceived.');
  });

  it('inlines path items, names unions, and lists each keyword that it drops', () => {
    const schemas = {
      Whole: {
        type: 'object',
        properties: {
          either: { anyOf: [{ type: 'string' }, ref('List'), { type: 'null' }] },
          list: { description: 'PLANTED', ...ref('List') },
          bytes: { type: 'string', contentEncoding: 'base64' },
          code: { type: 'string', contentEncoding: 'quoted-printable' },
        },
      },
      List: { type: 'array', items: { type: 'string' } },
      WholeEither: {},
    };
    const answer = bodyOf({ description: 'IN PLACE', ...ref('List') });
    const responses = { 200: { description: 'It.', ...answer } };
    const post = { operationId: 'postX', requestBody: bodyOf(ref('Whole')), responses };
    const paths = {
      '/x': { $ref: '#/components/pathItems/X' },
      '/y': { get: { parameters: [], responses: {} } },
    };
    const made = editionOf(paths, { pathItems: { X: { post } }, schemas });
    expect(made.paths['/x'].post.operationId).toBe('postX');
    expect(made.components).not.toHaveProperty('pathItems');
    expect(made.servers).toEqual(servers);
    // The name that the union would have is taken.
    expect(made.components.schemas.Whole.properties).toMatchObject({
      either: ref('WholeEitherUnion'),
      list: ref('List'),
      bytes: { type: 'string', format: 'byte' },
    });
    expect(made.components.schemas.WholeEitherUnion.anyOf).toHaveLength(3);
    expect(made['x-lost']).toEqual([
      'The keys contentEncoding of schemas.',
      'The description of a List: PLANTED',
      'The description of a List: IN PLACE',
    ]);
  });

  /** A document with a path of two requests, neither of which states a response, behind two references. */
  const withSecurity = (security: JsonObject[], own?: JsonObject[]) => {
    const callbacks = { done: { '{$url}': { post: { operationId: 'tellDone' } } } };
    const schema = { type: 'object', required: [], properties: {} };
    const requestBody = { content: { 'application/json': { schema } } };
    const get = { operationId: 'getX', requestBody, callbacks, ...(own && { security: own }) };
    const pathItems = { A: { $ref: '#/components/pathItems/B' }, B: { get } };
    const securitySchemes = { tls: { type: 'mutualTLS' }, key: { type: 'http', scheme: 'basic' } };
    const paths = { '/x': { $ref: '#/components/pathItems/A' } };
    const components = { pathItems, securitySchemes };
    return editionOf(paths, components, 'tolerant/openapi-3.0', { security });
  };

  it('is valid without responses, with references between path items and with mutualTLS', async () => {
    const made = withSecurity([{ tls: [] }, { key: [] }], [{ key: [], tls: [] }, {}]);
    const { get } = made.paths['/x'];
    expect(get.responses).toEqual({ default: { description: 'Not specified.' } });
    expect([made.security, get.security]).toEqual([[{ key: [] }], [{}]]);
    expect(Object.keys(made.components.securitySchemes)).toEqual(['key']);
    expect(made['x-lost'].slice(-2)).toEqual([
      'That no response is specified, here default (getX, tellDone).',
      'The security scheme tls, and the requirements that name it.',
    ]);
    expect(await lintOpenapi({ openapi: made })).toEqual([]);
    delete get.responses;
    const invalid = [{ file: 'openapi', location: '/paths/~1x/get' }];
    expect(await lintOpenapi({ openapi: made })).toMatchObject(invalid);
  });

  it('is refused if mutualTLS is the only way to authenticate', () => {
    expect(withSecurity([{ key: [] }], []).paths['/x'].get.security).toEqual([]);
    const refused = 'openapi#/security: only mutualTLS is accepted here';
    expect(() => withSecurity([{ tls: [] }])).toThrow(refused);
    const ofOperation = 'openapi#/components/pathItems/B/get/security: only mutualTLS';
    expect(() => withSecurity([{ key: [] }], [{ tls: [], key: [] }])).toThrow(ofOperation);
  });
});

it('an example with text like source code is unchanged', async () => {
  const value = { text: "from './PLANTED.ts'; */\n/** PLANTED */\n`\u2028" };
  const contract = contractOf({ Note: { type: 'object' } });
  contract.examples.set('Note', [{ name: 'odd-text', summary: 'Odd', file: '', value }]);
  const normal = normalise(contract);
  const script = emitExamples(normal, tolerant(normal))['examples.js'] ?? '';
  const { Note } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(Note.oddText).toEqual(value);
});

describe('convert', () => {
  const converted = (schema: Schema) => convert(normalise(contractOf({ A: schema })));

  it('refuses keywords that no validator checks, listed values that are not scalars, and schemas that no value satisfies', () => {
    const unknown = { type: 'array', contains: {} } as NormalSchema;
    expect(() => converted(unknown)).toThrow(
      'bundle#/components/schemas/A/contains: "contains" is a keyword that validators do not check',
    );
    expect(() => converted({ enum: [1, [2]] })).toThrow('a listed value must be a scalar');
    const never: Schema = { anyOf: [{ type: 'string', enum: [1] }] };
    expect(() => converted(never)).toThrow('no value fits the types and the listed values');
  });
});

describe('the declaration of a schema', () => {
  const declared = (schema: Schema, more: Record<string, Schema> = {}) =>
    declare('Note', normalise(contractOf({ Note: schema, ...more })).schemas);
  const fast: Schema = { type: 'string', enum: ['fast', 'good'] };

  it('is an interface with a comment on each field if the schema is an object, or else a type', () => {
    const text = { type: 'string', description: 'One line.\n\n    indented */' } as const;
    expect(
      declared({ required: ['b'], properties: { a: text, b: ref('Word') } }, { Word: text }),
    ).toBe(`export interface Note {
  /**
   * One line.
   *
   *     indented *\\/
   */
  b: Word;
  /**
   * One line.
   *
   *     indented *\\/
   */
  a?: string;
}
`);
    const lists: Schema = { type: 'array', items: { type: 'array', items: ref('Word') } };
    expect(declared({ description: 'Lists.', ...lists }, { Word: text })).toBe(
      '/** Lists. */\nexport type Note = Word[][];\n',
    );
  });

  it('has an index signature if the object accepts other fields, also beside named ones', () => {
    const named = { type: 'object', properties: { a: { type: 'null' } } } as const;
    expect(declared({ ...named, additionalProperties: true })).toBe(
      'export interface Note {\n  a?: null;\n  [key: string]: unknown;\n}\n',
    );
    expect(declared(named)).not.toContain('key');
    expect(declared({ type: 'object' })).toContain('{\n  [key: string]: unknown;\n}');
  });

  it.each<[string, Schema, string]>([
    ['any string', { anyOf: [fast, { type: 'string' }] }, '"fast" | "good" | (string & {})'],
    [
      'any string or null',
      { anyOf: [fast, { type: 'string' }, { type: 'null' }] },
      '"fast" | "good" | (string & {}) | null',
    ],
    [
      'strings of a pattern that covers them',
      { anyOf: [fast, { type: 'string', pattern: '^[a-z]+$' }] },
      '"fast" | "good" | (string & {})',
    ],
    [
      'another list, or any string or number',
      { anyOf: [ref('Other'), { enum: [1, null] }, { type: ['string', 'number'] }] },
      'Other | 1 | null | (string & {}) | (number & {})',
    ],
    ['other types', { anyOf: [fast, { type: 'boolean' }] }, '"fast" | "good" | boolean'],
    ['a named string', { anyOf: [fast, ref('Text')] }, '"fast" | "good" | (Text & {})'],
    [
      'a named string or null',
      { anyOf: [fast, ref('TextOrNull')] },
      '"fast" | "good" | (string & {}) | null',
    ],
    ['a named string, and by name', { anyOf: [ref('Other'), ref('Text')] }, 'Other | (Text & {})'],
    ['another list', { anyOf: [fast, ref('Other')] }, '"fast" | "good" | Other'],
    ['a named open enumeration', { anyOf: [fast, ref('Open')] }, '"fast" | "good" | Open'],
    [
      'another union',
      { anyOf: [fast, { anyOf: [{ type: 'string' }, { type: 'boolean' }] }] },
      '"fast" | "good" | (string & {}) | boolean',
    ],
  ])('keeps the suggestions for an enumeration beside %s', (_, schema, type) => {
    const more: Record<string, Schema> = {
      Other: fast,
      Text: { type: 'string' },
      TextOrNull: { type: ['string', 'null'] },
      Open: { anyOf: [fast, { type: 'string' }] },
    };
    expect(declared(schema, more)).toBe(`export type Note = ${type};\n`);
  });
});

describe('the hover text in an editor', () => {
  const pause: NormalSchema = {
    type: 'number',
    minimum: 1,
    'x-unit': 'seconds',
    'x-replaces': [{ name: 'pause', change: 'In seconds; milliseconds in the first version.' }],
  };

  const declared = (field: NormalSchema, name = 'pause') =>
    declare('Note', new Map([['Note', { properties: { [name]: field } }]]));

  it('states in words the constraints that the type cannot express', () => {
    const told = (schema: NormalSchema) => /^ {2}\/\*\* (.*) \*\/$/m.exec(declared(schema))?.[1];
    const { 'x-replaces': _, ...plain } = pause;
    expect(told(plain)).toBe('At least 1 second.');
    expect(told({ ...plain, type: 'integer', maximum: 8 })).toBe('Integer. 1 to 8 seconds.');
    expect(told({ type: 'number', 'x-unit': 'bytes' })).toBe('In bytes.');
    expect(told({ type: 'string', format: 'date', minLength: 2 })).toBe(
      'At least 2 characters. Must be a date.',
    );
    expect(told({ type: 'string', pattern: '^a' })).toBe('Must match `^a`.');
    expect(told({ type: 'string', contentEncoding: 'base64' })).toBe('Encoded as base64.');
    const items: NormalSchema = { type: 'string', maxLength: 1 };
    expect(told({ type: 'array', maxItems: 3, items })).toBe(
      'At most 3 items. Each item at most 1 character.',
    );
  });

  it('ends with the change since the first version, beginning with the old name', () => {
    const last = (name: string) => /.* \* (.*)\n *\*\//.exec(declared(pause, name))?.[1];
    expect(last('pause')).toBe('In seconds; milliseconds in the first version.');
    expect(last('gap')).toBe(
      'In the first version: `pause`. In seconds; milliseconds in the first version.',
    );
  });
});
