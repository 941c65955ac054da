/** Operations as data, and the types of the inputs and responses of their handlers. */
import { expect, it } from 'vitest';
import { emitOperations } from '../../scripts/emit/operations.ts';
import { object, operation, profilesOf, ref, text } from './support/contract.ts';

const NOTE = { 'application/json': { schema: ref('Note') } };
const FORM = { 'multipart/form-data': { schema: object({ audio: text }) } };
const CALL = { post: { requestBody: { content: NOTE }, responses: {} } };

const OPERATIONS: Record<string, object> = {
  query: {
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 3 } }],
    security: [{ key: [] }, { user: ['read'], key: [] }, {}],
  },
  form: { requestBody: { content: FORM } },
  both: {
    parameters: [{ name: 'limit', in: 'query', schema: text }],
    requestBody: { content: NOTE },
    responses: { '1XX': {} },
  },
  many: { requestBody: { required: true, content: { ...FORM, ...NOTE, 'text/plain': {} } } },
  calling: { callbacks: { noted: { '{$request.body#/url}': CALL } } },
};

const key = { type: 'apiKey', in: 'header', name: 'x-key' };
const { contract, schemas } = profilesOf(
  { Note: object({ size: { type: 'integer', default: 5 }, text }) },
  {
    security: [{ key: [] }],
    paths: Object.fromEntries(
      Object.entries(OPERATIONS).map(([operationId, content]) => {
        return [`/${operationId}`, operation('post', { operationId, ...content })];
      }),
    ),
    webhooks: { hook: CALL },
    components: {
      securitySchemes: {
        key: { ...key, description: 'The key */' },
        user: { $ref: '#/components/securitySchemes/key' },
      },
    },
  },
);
const files = emitOperations(contract, schemas);
const code = files['operations.js']?.replace(/^import .*$/gm, 'const writeQuery = () => {};');
const module = await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`);
const { operations } = module;

it('a body lists every media type, with the schema of each if they differ', () => {
  expect(operations.many.requestBody).toMatchObject({
    required: true,
    contentType: 'application/json',
    schema: 'Note',
    contentTypes: ['multipart/form-data', 'application/json', 'text/plain'],
    schemas: { 'multipart/form-data': null, 'application/json': 'Note' },
  });
  expect(operations.form.requestBody).toMatchObject({ parts: ['audio'], schema: null });
  expect(operations.both.requestBody.required).toBe(false);
});

it('an operation has its security and callbacks, and the module lists webhooks and schemes', () => {
  expect(operations.query.security).toEqual([{ key: [] }, { user: ['read'], key: [] }, {}]);
  const contentType = 'application/json';
  const requestBody = { contentType, schema: 'Note', contentTypes: [contentType] };
  const sent = { method: 'POST', deprecated: false, requestBody: { ...requestBody } };
  expect(operations.calling.callbacks).toEqual({
    noted: [{ ...sent, url: '{$request.body#/url}' }],
  });
  expect(module.webhooks).toEqual({ hook: { ...sent, url: null } });
  expect(module.securitySchemes).toEqual({ key, user: key });
});

it('handlers have safe comments and types for inputs in any media type', () => {
  const types = [
    'many: Form | resolved.Note | string;',
    'query: resolved.QueryQuery;',
    'both: { body: resolved.Note; query: resolved.BothQuery };',
    'status: Status1XX;',
    'type Status1XX = 100',
    '/** The key *\\/ */',
  ];
  expect(types.filter((type) => !files['operations.d.ts']?.includes(type))).toEqual([]);
});
