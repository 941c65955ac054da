/** The header parameters of operations, as the stub reads them from the contract. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { headerSchema } from '../../stub/src/contract.ts';

const OWN = { name: 'X-Count', in: 'header', schema: { $ref: '#/components/schemas/Count' } };
const SHARED = { name: 'X-Shared', in: 'header', schema: { type: 'string', maxLength: 3 } };
const BUNDLE = {
  paths: {
    '/things': {
      parameters: [{ $ref: '#/components/parameters/shared', name: '', in: '', schema: {} }],
      get: { operationId: 'listThings', parameters: [OWN] },
      post: { operationId: 'createThing' },
    },
  },
  components: {
    parameters: { shared: SHARED },
    schemas: { Count: { type: 'integer', minimum: 1, 'x-unit': 'things' } },
  },
};

it('an operation without header parameters has no schema of them', () => {
  const query = { name: 'limit', in: 'query', required: false };
  expect(headerSchema('createThing', [query], BUNDLE)).toBeNull();
});

it.each([
  [{ 'x-count': '2', 'x-shared': 'abc' }, 200],
  [{ 'X-COUNT': '2' }, 200],
  [{}, 400],
  [{ 'x-count': '0' }, 400],
  [{ 'x-count': 'two' }, 400],
  [{ 'x-count': '2', 'x-shared': 'abcd' }, 400],
])('the response to a request with the headers %j is %i', async (headers, status) => {
  const parameters = [
    { name: 'X-Count', in: 'header', required: true },
    { name: 'X-Shared', in: 'header', required: false },
  ];
  const schema = headerSchema('listThings', parameters, BUNDLE);
  expect(Object.keys(schema?.properties ?? {})).toEqual(['x-count', 'x-shared']);
  const app = Fastify({ ajv: { customOptions: { strict: false, allErrors: true } } });
  app.get('/things', { schema: { headers: schema } }, async () => 'ok');
  const response = await app.inject({ url: '/things', headers });
  expect(response.statusCode).toBe(status);
  await app.close();
});
