/** Operations: as data, and as the types of what they receive and answer. */
import { describe, expect, it } from 'vitest';
import { emitEntries } from '../../scripts/emit/entries.ts';
import type { Files } from '../../scripts/emit/files.ts';
import { emitOperations } from '../../scripts/emit/operations.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import { pick } from '../../scripts/json.ts';
import { refTo, type Schemas } from '../../scripts/schema.ts';
import { errorsIn } from './support/compile.ts';
import { operation, profilesOf } from './support/contract.ts';

const SCHEMAS: Schemas = {
  Note: {
    type: 'object',
    properties: { size: { type: 'integer', default: 5 }, text: { type: 'string' } },
  },
  Refusal: { type: 'object', required: ['why'], properties: { why: { type: 'string' } } },
};
const NOTE = { 'application/json': { schema: refTo('Note') } };
const REFUSAL = { 'application/json': { schema: refTo('Refusal') } };

const SAME = `type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Equal<A, B>): void => {};
import type { OperationInputs, OperationResponses } from './operations.js';
import type * as types from './types.js';
import type * as resolved from './types/resolved.js';
type Input = OperationInputs['doIt'];
type Answer = OperationResponses['doIt'];
type Body<Status> = Extract<Answer, { status: Status }> extends { body: infer Known } ? Known : never;
`;

/** The module `operations` of a contract with one path, with the modules that it needs. */
async function emit(path: string, item: object, openapi: object = {}): Promise<Files> {
  const { contract, schemas, tolerant } = profilesOf(SCHEMAS, {
    ...openapi,
    paths: { [path]: item },
  });
  return {
    ...(await emitTypes(contract, schemas, tolerant)),
    ...emitOperations(contract, schemas),
    'runtime/query.d.ts': 'export declare function writeQuery(query: object): string;',
  };
}

/** What the module exports. */
async function load(files: Files) {
  const code = files['operations.js']?.replace(/^import .*$/gm, 'const writeQuery = () => {};');
  return import(`data:text/javascript,${encodeURIComponent(code ?? '')}`);
}

describe('the data of an operation', () => {
  it('has its path, its parameters and the schemas of its bodies', async () => {
    const item = operation('post', {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      ],
      requestBody: { required: true, content: NOTE },
      responses: { 201: { content: NOTE }, default: { content: { 'text/plain': {} } } },
    });
    const module = await load(await emit('/notes/{id}', item, { security: [{ key: [] }] }));
    expect(module.operations.doIt).toEqual({
      id: 'doIt',
      method: 'POST',
      path: '/notes/{id}',
      deprecated: false,
      maturity: null,
      security: [{ key: [] }],
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          deprecated: false,
          style: 'simple',
          explode: false,
        },
        {
          name: 'tags',
          in: 'query',
          required: false,
          deprecated: false,
          style: 'form',
          explode: true,
        },
      ],
      query: 'DoItQuery',
      requestBody: {
        contentType: 'application/json',
        schema: 'Note',
        contentTypes: ['application/json'],
        required: true,
      },
      responses: {
        201: {
          contentType: 'application/json',
          schema: 'Note',
          contentTypes: ['application/json'],
        },
        default: { contentType: 'text/plain', schema: null, contentTypes: ['text/plain'] },
      },
      callbacks: {},
    });
    expect(module.writeDoItQuery).toBeTypeOf('function');
  });

  it('has every media type of a body, with the schema of each where they differ', async () => {
    const content = {
      'multipart/form-data': {
        schema: { type: 'object', properties: { audio: { type: 'string' } } },
      },
      'application/json': { schema: refTo('Note') },
    };
    const item = operation('put', { requestBody: { content } });
    const module = await load(await emit('/notes', item));
    expect(module.operations.doIt.requestBody).toEqual({
      contentType: 'application/json',
      schema: 'Note',
      contentTypes: ['multipart/form-data', 'application/json'],
      schemas: { 'multipart/form-data': null, 'application/json': 'Note' },
      required: false,
    });
  });

  it('has its own alternatives to authenticate instead of those of the document', async () => {
    const security = [{ key: [] }, { user: ['read'], key: [] }, {}];
    const module = await load(
      await emit('/notes', operation('get', { security }), { security: [{ other: [] }] }),
    );
    expect(module.operations.doIt.security).toEqual(security);
  });

  it('has the parts of a form', async () => {
    const schema = { type: 'object', properties: { audio: { type: 'string', format: 'binary' } } };
    const item = operation('post', {
      requestBody: { content: { 'multipart/form-data': { schema } } },
    });
    const module = await load(await emit('/upload', item));
    expect(module.operations.doIt.requestBody).toMatchObject({ parts: ['audio'], schema: null });
  });

  it('has its callbacks, and beside it are the webhooks and the security schemes', async () => {
    const call = { post: { requestBody: { content: NOTE }, responses: {} } };
    const item = operation('post', { callbacks: { noted: { '{$request.body#/url}': call } } });
    const key = { type: 'apiKey', in: 'header', name: 'x-key' };
    const { contract, schemas } = profilesOf(SCHEMAS, {
      paths: { '/notes': item },
      webhooks: { hook: call },
      components: { securitySchemes: { key: { ...key, description: 'The key.' } } },
    });
    const module = await load(emitOperations(contract, schemas));
    const contentType = 'application/json';
    const body = { contentType, schema: 'Note', contentTypes: [contentType] };
    const sent = { method: 'POST', deprecated: false, requestBody: body };
    const noted = [{ ...sent, url: '{$request.body#/url}' }];
    expect(module.operations.doIt.callbacks).toEqual({ noted });
    expect(module.webhooks).toEqual({ hook: { ...sent, url: null } });
    expect(module.securitySchemes).toEqual({ key });
  });

  it('has literal types', async () => {
    const program = `import { operations } from './operations.js';
export const path: '/notes' = operations.doIt.path;
export const schema: 'Note' = operations.doIt.responses[200].schema;`;
    const item = operation('get', { responses: { 200: { content: NOTE } } });
    expect(errorsIn(await emit('/notes', item), program)).toEqual([]);
  });
});

describe('the input of an operation', () => {
  it.each<[what: string, content: object, type: string]>([
    ['the resolved body', { requestBody: { required: true, content: NOTE } }, 'resolved.Note'],
    [
      'a body that may be absent, if an empty object is valid',
      { requestBody: { content: NOTE } },
      'resolved.Note',
    ],
    [
      'undefined for another absent body',
      { requestBody: { content: REFUSAL } },
      'resolved.Refusal | undefined',
    ],
    [
      'the resolved query',
      { parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 3 } }] },
      '{ limit: number }',
    ],
    ['undefined without both', {}, 'undefined'],
    [
      'the body in any media type',
      {
        requestBody: {
          required: true,
          content: { ...NOTE, 'multipart/form-data': {}, 'text/plain': {} },
        },
      },
      'resolved.Note | FormData | string',
    ],
    [
      'a body that has no name',
      {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'array', items: refTo('Note') } } },
        },
      },
      'types.Note[]',
    ],
  ])('is %s', async (_, content, type) => {
    const files = await emit('/notes', operation('post', content));
    expect(errorsIn(files, `${SAME}same<Input, ${type}>(true);`)).toEqual([]);
  });
});

describe('the answers of an operation', () => {
  it('are statuses with their bodies, and classes without the statuses beside them', async () => {
    const responses = {
      '1XX': {},
      200: { content: NOTE },
      404: { content: REFUSAL },
      '4XX': { content: { 'text/plain': {} } },
      default: { content: { 'application/json': {} } },
    };
    const files = await emit('/notes', operation('get', { responses }));
    const program = `${SAME}
same<Body<200>, types.Note>(true);
same<Body<404>, types.Refusal>(true);
export const answers: Answer[] = [
  { status: 103 },
  { status: 200, body: { text: 'a' } },
  { status: 404, body: { why: 'gone' } },
  { status: 409, body: 'conflict' },
  { status: 204, body: null },
  { status: 503, body: { any: 'thing' } },
  // @ts-expect-error this status has another body
  { status: 404, body: 'gone' },
  // @ts-expect-error there is no such status
  { status: 299, body: null },
];`;
    expect(errorsIn(files, program)).toEqual([]);
  });

  it('may be bytes or a stream', async () => {
    const responses = { 200: { content: { 'audio/wav': {} } } };
    const files = await emit('/audio', operation('get', { responses }));
    const program = `${SAME}
export const answers: Answer[] = [
  { status: 200, body: new Uint8Array() },
  { status: 200, body: new ReadableStream<Uint8Array>() },
  // @ts-expect-error text is not audio
  { status: 200, body: 'audio' },
];`;
    expect(errorsIn(files, program)).toEqual([]);
  });
});

it('a class of statuses before the final ones has a type only if an operation states it', async () => {
  const typesIn = async (responses: object) => {
    const files = await emit('/notes', operation('get', { responses }));
    return files['operations.d.ts']?.match(/Status.XX(?= =)/g);
  };
  const final = ['Status2XX', 'Status3XX', 'Status4XX', 'Status5XX'];
  expect(await typesIn({ 200: {} })).toEqual(final);
  expect(await typesIn({ '1XX': {} })).toEqual(['Status1XX', ...final]);
});

it('the root entry exports the constant and the type that are called operations', async () => {
  const files = await emit('/notes', operation('get', { responses: { 200: { content: NOTE } } }));
  const others = ['validators', 'parse', 'guards', 'facts'].map((name) => [
    `${name}.d.ts`,
    'export {};',
  ]);
  const program = `import { type components, operations } from './index.js';
export const id: 'doIt' = operations.doIt.id;
export type Note = components['schemas']['Note'];
export type Answer = operations['doIt']['responses'][200];`;
  const all = {
    ...files,
    ...pick(emitEntries(), (path) => path.startsWith('index')),
    ...Object.fromEntries(others),
  };
  expect(errorsIn(all, program)).toEqual([]);
});
