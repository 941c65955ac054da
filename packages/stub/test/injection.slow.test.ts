/** Injected faults, as a client sees them, and the endpoints for programs in other languages. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { OPERATION_IDS, OPERATIONS } from '../src/contract.ts';
import type { CallName } from '../src/faults.ts';
import { type Fault, type Stub, startStub } from '../src/index.ts';
import { call, createSession, list, openSession, PATHS, postJob, start } from './support.ts';

/** Calls an operation without a key. */
async function attempt({ url }: Stub, operation: CallName) {
  if (operation === 'connectLiveSession') return upgrade(url.replace('http', 'ws') + PATHS.live);
  const { method, path } = OPERATIONS[operation];
  const response = await fetch(url + path, { method });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Connects a WebSocket that the stub refuses. */
async function upgrade(url: string) {
  const socket = new WebSocket(url);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks = await response.setEncoding('utf8').toArray();
  const headers = new Headers(response.headers as Record<string, string>);
  return { status: response.statusCode, headers, body: chunks.join('') };
}

/** How a call ended, in the words of Node. */
const failure = (attempted: Promise<unknown>) =>
  attempted.catch((error) => error.cause?.code ?? error.code);

const CALL_NAMES: CallName[] = [...OPERATION_IDS, 'connectLiveSession'];

it('a fault comes before the check of the key, and happens to its operation alone', async () => {
  const headers = { 'Retry-After': 7 };
  const statusOf = (operation: CallName) => 500 + CALL_NAMES.indexOf(operation);
  const stub = await start({
    faults: CALL_NAMES.map((operation) => {
      return { operation, status: statusOf(operation), headers, times: 1 };
    }),
  });
  for (const operation of CALL_NAMES) {
    const status = statusOf(operation);
    const failed = await attempt(stub, operation);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([status, '7']);
    const error = parseErrorResponse(JSON.parse(failed.body));
    expect(error).toMatchObject({ ok: true, value: { statusCode: status } });
    expect((await attempt(stub, operation)).status).toBeLessThan(500);
  }
});

it.each(['listTranscriptionJobs', 'connectLiveSession'] as const)(
  'a fault of %s resets the connection, cuts the response, or slows it down',
  async (operation) => {
    const stub = await start();
    const right = await attempt(stub, operation);
    const inject = (fault: object) => stub.fault({ operation, times: 1, ...fault } as Fault);
    inject({ kind: 'reset', delay: 1 });
    expect(await failure(attempt(stub, operation))).toBe('ECONNRESET');
    inject({ kind: 'truncate' });
    expect(await failure(attempt(stub, operation))).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
    inject({ delay: 1 });
    expect(await attempt(stub, operation)).toMatchObject({ status: right.status });
    const seen = stub.calls.map(({ status }) => status);
    expect(seen).toEqual([right.status, null, right.status, right.status]);
  },
);

it('a call that hangs gets no response until the stub closes', async () => {
  const stub = await startStub({ faults: [{ operation: '*', kind: 'hang' }] });
  const all = CALL_NAMES.map((operation) => failure(attempt(stub, operation)));
  await expect.poll(() => stub.calls.length).toBe(CALL_NAMES.length);
  expect(stub.calls.map(({ status }) => status)).toEqual(CALL_NAMES.map(() => null));
  await stub.close();
  for (const code of await Promise.all(all)) expect(code).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
});

it('a creation whose response is truncated is handled, and a reset one is not', async () => {
  const stub = await start();
  const operation = 'createPreRecordedJob';
  stub.fault({ operation, kind: 'reset', times: 1 });
  await expect(postJob(stub)).rejects.toThrow();
  stub.fault({ operation, kind: 'truncate', times: 1 });
  expect((await postJob(stub)).status).toBe(201);
  expect(await list(stub)).toHaveLength(1);
});

it('a fault may be any response, such as a page of HTML, or a redirect', async () => {
  const stub = await start();
  const operation = 'createLiveSession';
  const html = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' };
  const moved = { status: 302, headers: { location: '/elsewhere' }, body: '' };
  for (const fault of [html, moved]) stub.fault({ operation, times: 1, ...fault });
  const page = await call(stub, 'POST', PATHS.live);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
  const options = { method: 'POST', redirect: 'manual' } as const;
  const { status, headers } = await fetch(stub.url + PATHS.live, options);
  expect([status, headers.get('location')]).toEqual([302, '/elsewhere']);
  expect(await list(stub)).toEqual([]);
});

it('calls tell what arrived, in order, without keys and bodies', async () => {
  const stub = await start();
  await call(stub, 'GET', `${PATHS.list}?limit=1`);
  await fetch(stub.url + PATHS.list);
  await call(stub, 'POST', PATHS.creation, '{');
  await fetch(stub.url + PATHS.list, { method: 'OPTIONS' });
  await call(stub, 'GET', '/nowhere');
  const url = await createSession(stub);
  await once(new WebSocket(url), 'open');
  const seen = stub.calls.map((one) => [one.operation, one.method, one.path, one.status]);
  expect(seen).toEqual([
    ['listTranscriptionJobs', 'GET', `${PATHS.list}?limit=1`, 200],
    ['listTranscriptionJobs', 'GET', PATHS.list, 401],
    ['createPreRecordedJob', 'POST', PATHS.creation, 400],
    [null, 'GET', '/nowhere', 404],
    ['createLiveSession', 'POST', PATHS.live, 201],
    ['connectLiveSession', 'GET', url.replace(/^ws:\/\/[^/]+/, ''), 101],
  ]);
});

const FAULT: Fault = { operation: 'listTranscriptionJobs', status: 503, times: 1 };

it('a program in another language controls the stub over HTTP as others do in code', async () => {
  const stub = await start();
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await call(stub, method, `/__stub${path}`, body);
    return [response.status, response.status === 204 ? null : await response.json()];
  };
  const other: Fault = { operation: '*', status: 500, path: '/__stub' };
  const injected = [FAULT, other].map((one) => ({ ...one, happened: 0, isOpen: true }));
  expect(await control('POST', '/faults', FAULT)).toEqual([201, injected.slice(0, 1)]);
  expect(await control('POST', '/faults', [other])).toEqual([201, injected]);
  expect((await call(stub, 'GET', PATHS.list)).status).toBe(503);
  const used = { ...injected[0], happened: 1, isOpen: false };
  expect(await control('GET', '/faults')).toEqual([200, [used, injected[1]]]);
  expect(stub.faults).toEqual([used, injected[1]]);
  expect(await control('GET', '/pending')).toEqual([200, [other]]);
  expect(await control('DELETE', '/faults')).toEqual([204, null]);
  expect(await control('GET', '/violations')).toEqual([200, []]);
  const { socket, messages, closed } = await openSession(stub);
  expect(await control('POST', '/send', { message: { type: 'other' } })).toEqual([
    201,
    { sessions: 1 },
  ]);
  expect(await control('POST', '/disconnect', { code: 4000 })).toEqual([201, { sessions: 1 }]);
  expect([await closed, messages]).toEqual([4000, [{ type: 'other' }]]);
  expect(await control('POST', '/disconnect', { session: 'x' })).toMatchObject([
    422,
    { message: expect.stringContaining('No session x is open') },
  ]);
  socket.terminate();
  const [, calls] = await control('GET', '/calls');
  expect(calls[0]).toMatchObject({ operation: 'listTranscriptionJobs', status: 503 });
});

it.each([
  [401, 'a call without the key', undefined, FAULT],
  [400, 'text that is not JSON', 'key', '{'],
  [422, 'a list with a wrong fault', 'key', [FAULT, { operation: '*', kind: 'x' }]],
])('the stub responds with %i to %s, and injects no fault', async (status, _, key, faults) => {
  const stub = await start({ key: 'key' });
  const body = typeof faults === 'string' ? faults : JSON.stringify(faults);
  const headers = key ? { 'x-service-key': key } : undefined;
  const response = await fetch(`${stub.url}/__stub/faults`, { method: 'POST', headers, body });
  expect([response.status, stub.faults]).toEqual([status, []]);
});
