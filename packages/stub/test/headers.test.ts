/** The header parameters of operations, as the stub reads them from the contract. */
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import * as contract from '../src/contract.ts';
import { createService } from '../src/service.ts';
import { SessionRegistry } from '../src/session-registry.ts';

const { headerSchema, OPERATIONS } = contract;

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

const PARAMETERS = [
  { name: 'X-Count', in: 'header', required: true },
  { name: 'X-Shared', in: 'header', required: false },
];

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
  const schema = headerSchema('listThings', PARAMETERS, BUNDLE);
  expect(Object.keys(schema?.properties ?? {})).toEqual(['x-count', 'x-shared']);
  const app = Fastify({ ajv: { customOptions: { strict: false, allErrors: true } } });
  app.get('/things', { schema: { headers: schema } }, async () => 'ok');
  const response = await app.inject({ url: '/things', headers });
  expect(response.statusCode).toBe(status);
  await app.close();
});

it('the stub refuses an invalid header, and lets pages of any origin send it', async () => {
  const planted = headerSchema('listThings', PARAMETERS, BUNDLE);
  const headersOf = vi.spyOn(contract, 'headersOf').mockReturnValue(planted);
  const service = createService({});
  const app = await createApp(service, new SessionRegistry(service));
  headersOf.mockRestore();
  const { path: url } = OPERATIONS.createLiveSession;
  const key = { 'x-service-key': service.settings.key };
  const responses = [{ 'x-count': '2' }, {}, { 'x-count': '0' }].map(async (headers) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url,
      payload: {},
      headers: { ...key, ...headers },
    });
    return [statusCode, body];
  });
  expect(await Promise.all(responses)).toEqual([
    [201, expect.stringContaining('url')],
    [422, expect.stringContaining("the header must have required property 'x-count'")],
    [422, expect.stringContaining('the header must be >= 1')],
  ]);
  const { headers } = await app.inject({ method: 'OPTIONS', url });
  const allowed = String(headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['x-count', 'x-shared', ...Object.keys(key)]));
  service.close();
  await app.close();
});
