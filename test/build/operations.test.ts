/** Operations: as data, and as the types of what they receive and answer. */
import { expect, it } from 'vitest';
import { emitEntries } from '../../scripts/emit/entries.ts';
import { emitOperations } from '../../scripts/emit/operations.ts';
import { emitTypes } from '../../scripts/emit/types.ts';
import { pick } from '../../scripts/json.ts';
import type { Schema } from '../../scripts/schema.ts';
import { errorsIn, SAME } from './support/compile.ts';
import { list, object, operation, profilesOf, ref, text } from './support/contract.ts';

const SCHEMAS = {
  Note: object({ size: { type: 'integer', default: 5 }, text }),
  Refusal: object({ why: text }, 'why'),
};
const json = (schema: Schema) => ({ 'application/json': { schema } });
const NOTE = json(ref('Note'));
const FORM = { 'multipart/form-data': { schema: object({ audio: text }) } };
const CALL = { post: { requestBody: { content: NOTE }, responses: {} } };

/** The contents of the operations, by their identifiers. */
const OPERATIONS: Record<string, object> = {
  whole: {
    parameters: [
      { name: 'id', in: 'path', required: true, schema: text },
      { name: 'tags', in: 'query', schema: list(text) },
    ],
    requestBody: { required: true, content: NOTE },
    responses: { 201: { content: NOTE }, default: { content: { 'text/plain': {} } } },
  },
  optional: { requestBody: { content: NOTE } },
  absent: { requestBody: { content: json(ref('Refusal')) } },
  query: {
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 3 } }],
    security: [{ key: [] }, { user: ['read'], key: [] }, {}],
  },
  form: { requestBody: { content: FORM } },
  many: { requestBody: { required: true, content: { ...FORM, ...NOTE, 'text/plain': {} } } },
  answers: {
    responses: {
      200: { content: NOTE },
      404: { content: json(ref('Refusal')) },
      '4XX': { content: { 'text/plain': {} } },
      default: { content: { 'application/json': {} } },
    },
  },
  calling: { callbacks: { noted: { '{$request.body#/url}': CALL } } },
};

const key = { type: 'apiKey', in: 'header', name: 'x-key' };
const { contract, schemas, tolerant } = profilesOf(SCHEMAS, {
  security: [{ key: [] }],
  paths: Object.fromEntries(
    Object.entries(OPERATIONS).map(([operationId, content]) => {
      const path = operationId === 'whole' ? '/notes/{id}' : `/${operationId}`;
      return [path, operation('post', { operationId, ...content })];
    }),
  ),
  webhooks: { hook: CALL },
  components: { securitySchemes: { key: { ...key, description: 'The key.' } } },
});
const FILES: Record<string, string> = {
  ...emitTypes(contract, schemas, tolerant),
  ...emitOperations(contract, schemas),
  'runtime/query.d.ts': 'export declare function writeQuery(query: object): string;',
  ...pick(emitEntries(), (path) => path.startsWith('index')),
  ...Object.fromEntries(
    ['validators', 'parse', 'guards', 'facts'].map((name) => [`${name}.d.ts`, 'export {};']),
  ),
};
const code = FILES['operations.js']?.replace(/^import .*$/gm, 'const writeQuery = () => {};');
const module = await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`);
const { operations } = module;

it('an operation has its path, its parameters and the schemas of its bodies', () => {
  const parameter = { required: false, deprecated: false };
  const body = { contentType: 'application/json', schema: 'Note' };
  const note = { ...body, contentTypes: ['application/json'] };
  expect(operations.whole).toEqual({
    id: 'whole',
    method: 'POST',
    path: '/notes/{id}',
    deprecated: false,
    maturity: null,
    security: [{ key: [] }],
    parameters: [
      { ...parameter, name: 'id', in: 'path', required: true, style: 'simple', explode: false },
      { ...parameter, name: 'tags', in: 'query', style: 'form', explode: true },
    ],
    query: 'WholeQuery',
    requestBody: { ...note, required: true },
    responses: {
      201: note,
      default: { contentType: 'text/plain', schema: null, contentTypes: ['text/plain'] },
    },
    callbacks: {},
  });
  expect(module.writeWholeQuery).toBeTypeOf('function');
});

it.each([
  ['bodies of audio/wav are not supported', { 200: { content: { 'audio/wav': {} } } }],
  ['a body must have a named schema', { 200: { content: json(list(text)) } }],
  ['a response 1XX is never the last one', { '1XX': {} }],
])('%s', (message, responses) => {
  const one = profilesOf({}, { paths: { '/one': operation('get', { responses }) } });
  expect(() => emitOperations(one.contract, one.schemas)).toThrow(message);
});

it('a body has every media type, with the schema of each where they differ', () => {
  expect(operations.many.requestBody).toMatchObject({
    contentType: 'application/json',
    schema: 'Note',
    contentTypes: ['multipart/form-data', 'application/json', 'text/plain'],
    schemas: { 'multipart/form-data': null, 'application/json': 'Note' },
  });
  expect(operations.form.requestBody).toMatchObject({ parts: ['audio'], schema: null });
});

it('an operation has its own alternatives to authenticate instead of those of the document', () => {
  expect(operations.query.security).toEqual([{ key: [] }, { user: ['read'], key: [] }, {}]);
});

it('an operation has its callbacks, and beside it are the webhooks and the security schemes', () => {
  const contentType = 'application/json';
  const requestBody = { contentType, schema: 'Note', contentTypes: [contentType] };
  const sent = { method: 'POST', deprecated: false, requestBody: { ...requestBody } };
  expect(operations.calling.callbacks).toEqual({
    noted: [{ ...sent, url: '{$request.body#/url}' }],
  });
  expect(module.webhooks).toEqual({ hook: { ...sent, url: null } });
  expect(module.securitySchemes).toEqual({ key });
});

const INPUTS = `${SAME}
import type { OperationInputs as Inputs, OperationResponses } from './operations.js';
import type * as types from './types.js';
import type * as resolved from './types/resolved.js';
`;

const PROGRAMS = {
  'operations have literal types': `
import { operations } from './operations.js';
export const path: '/notes/{id}' = operations.whole.path;
export const schema: 'Note' = operations.whole.responses[201].schema;`,

  'the root entry exports the constant and the type that are called operations': `
import { type components, operations } from './index.js';
export const id: 'answers' = operations.answers.id;
export type Note = components['schemas']['Note'];
export type Answer = operations['answers']['responses'][200];`,

  'the input is the resolved body, in any media type, and the resolved query': `${INPUTS}
same<Inputs['optional'], resolved.Note>(true);
same<Inputs['absent'], resolved.Refusal | undefined>(true);
same<Inputs['query'], { limit: number }>(true);
same<Inputs['answers'], undefined>(true);
same<Inputs['many'], resolved.Note | FormData | string>(true);`,

  'the answers are statuses with their bodies, and classes without the statuses beside them': `${INPUTS}
type Answer = OperationResponses['answers'];
type Body<Status> = Extract<Answer, { status: Status }> extends { body: infer Known } ? Known : never;
same<Body<200>, types.Note>(true);
same<Body<404>, types.Refusal>(true);
export const answers: Answer[] = [
  { status: 409, body: 'conflict' },
  { status: 204, body: null },
  { status: 503, body: { any: 'thing' } },
  // @ts-expect-error this status has another body
  { status: 404, body: 'gone' },
  // @ts-expect-error there is no such status
  { status: 299, body: null },
];`,
};

it.each(errorsIn(FILES, PROGRAMS))('%s', (_, errors) => {
  expect(errors).toEqual([]);
});
