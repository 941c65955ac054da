/** Requests that the stub refuses. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { type Stub, startStub } from '../src/index.ts';
import { LIMITS, REQUEST } from '../src/options.ts';
import { createService } from '../src/service.ts';
import { SessionRegistry } from '../src/session-registry.ts';
import { call, openSession, PATHS, start, upload } from './support.ts';

/** A request whose metadata is nested so many times. */
const deepRequest = (depth: number) =>
  `{"audio_url":"http://x.invalid","custom_metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

it.each([
  [201, 'no body that is optional', PATHS.live, undefined],
  [422, 'no body that is required', PATHS.creation, undefined],
  [413, 'too large a body', PATHS.live, `{"x":"${'x'.repeat(256 * 1024)}"}`],
  // The request and its metadata are one level each.
  [422, 'too deep a body', PATHS.creation, deepRequest(100)],
  [201, 'a deep body', PATHS.creation, deepRequest(99)],
])('the stub responds with %i to %s', async (status, _, path, body) => {
  expect((await call(await start(), 'POST', path, body)).status).toBe(status);
});

it('the response to a request that violates the contract has the issues with their paths', async () => {
  const stub = await start();
  const answers = [
    await call(stub, 'POST', PATHS.live, { channels: 0, endpointing: -1 }),
    await call(stub, 'GET', `${PATHS.list}?offset=-1&limit=0`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
    { issues: [{ path: '/channels' }, { path: '/endpointing' }] },
    { issues: [{ path: '/offset' }, { path: '/limit' }] },
  ]);
});

it.each([
  [{ 'content-type': 'text/plain' }, '{}', 'send the body with the header content-type: '],
  [{ 'content-encoding': 'gzip' }, gzipSync('{}'), 'send the body without the header content-enc'],
])('a body with the header %j is refused with 415', async (header, body, message) => {
  const stub = await start();
  const headers = { 'x-service-key': stub.key, 'content-type': 'application/json', ...header };
  const response = await fetch(stub.url + PATHS.live, { method: 'POST', headers, body });
  const expected = { message: expect.stringContaining(message) };
  expect([response.status, await response.json()]).toMatchObject([415, expected]);
});

it('a file that is too large is refused with 413', async () => {
  const stub = await start({ limits: { uploadBytes: 1000 } });
  expect(await upload(stub, 'x'.repeat(1001), 'a.wav')).toMatchObject({ statusCode: 413 });
  expect(LIMITS.uploadBytes).toBe(512 * 1024 * 1024);
});

it('a frame that is too large ends the connection with 1009', async () => {
  const { socket, closed } = await openSession(await start());
  socket.send(Buffer.alloc(1024 * 1024 + 1));
  expect(await closed).toBe(1009);
});

/** Sends a head without a body, and returns the response. */
async function send({ url }: Pick<Stub, 'url'>, head: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  socket.write(`${head}\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const received = await text(socket);
  const [start = '', ...rest] = received.split('\r\n\r\n');
  const [, status] = /^HTTP\/1.1 (\d+)/.exec(start) ?? [];
  return { status: Number(status), head: start.toLowerCase(), body: rest.join('') };
}

/** Requests that the server cannot route or parse: what is wrong, their heads, statuses and paths. */
const EARLY: [what: string, head: string, status: number, path: string][] = [
  ['a malformed path', 'GET /v2/pre-recorded/%zz HTTP/1.1', 400, '/v2/pre-recorded/%zz'],
  ['a large head', `GET ${PATHS.list} HTTP/1.1\r\nx-a: ${'a'.repeat(20_000)}`, 431, PATHS.list],
  ['an unknown path', 'GET /nowhere HTTP/1.1', 404, '/nowhere'],
];

it.each(EARLY)(
  '%s gets an error of the contract, with CORS, and is a call',
  async (_, head, status, path) => {
    const stub = await start();
    const response = await send(stub, head);
    expect(response.status).toBe(status);
    expect(response.head).toContain('access-control-allow-origin: *');
    expect(response.head).toContain('content-type: application/json');
    const parsed = parseErrorResponse(JSON.parse(response.body));
    expect(parsed).toMatchObject({ ok: true, value: { statusCode: status, path } });
    expect(stub.calls).toMatchObject([{ operation: null, method: 'GET', path, status }]);
  },
);

// The first has no route, and the second cannot even be parsed.
it.each(EARLY.slice(0, 2))('the faults of all calls happen to %s', async (_, head) => {
  const stub = await startStub({ faults: [{ operation: '*', status: 503, times: 1 }] });
  expect(await send(stub, head)).toMatchObject({ status: 503 });
  stub.fault({ operation: '*', kind: 'reset', times: 1 });
  expect(await send(stub, head).catch(() => ({ head: '' }))).toMatchObject({ head: '' });
  stub.fault({ operation: '*', kind: 'hang', times: 1 });
  const hung = send(stub, head).catch(() => ({ head: '' }));
  await expect.poll(() => stub.pending).toEqual([]);
  await stub.close();
  expect(await hung).toMatchObject({ head: '' });
});

it('a large head that arrives in pieces is one call, to which a fault happens once', async () => {
  const stub = await startStub({ faults: [{ operation: '*', kind: 'hang', times: 1 }] });
  const socket = connect(Number(new URL(stub.url).port), '127.0.0.1').on('error', () => {});
  socket.write(`GET /nowhere HTTP/1.1\r\nx-a: ${'a'.repeat(20_000)}`);
  await expect.poll(() => stub.calls).toHaveLength(1);
  socket.write('a'.repeat(20_000));
  await call(stub, 'GET', PATHS.list);
  expect(stub.calls.map(({ status }) => status)).toEqual([null, 200]);
  await stub.close();
});

it.each([
  [405, 'POST', ''],
  [400, 'GET', ''],
  [400, 'GET', '\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='],
])('the stub records the %i of a wrong request for a WebSocket', async (status, method, header) => {
  const stub = await start();
  const head = `${method} ${PATHS.live}?token=x HTTP/1.1\r\nupgrade: websocket${header}`;
  expect(await send(stub, `${head}\r\nconnection: upgrade`)).toMatchObject({ status });
  expect(stub.calls).toMatchObject([{ operation: 'connectLiveSession', status }]);
});

it('an upload may have other parts before the audio', async () => {
  const stub = await start();
  const body = new FormData();
  body.append('other', new Blob(['x']), 'x.txt');
  body.append('note', 'x');
  body.append('audio', new Blob(['y']), 'a.wav');
  const headers = { 'x-service-key': stub.key };
  const response = await fetch(stub.url + PATHS.upload, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({ audio_metadata: { filename: 'a.wav' } });
});

it.each([
  ['connection: upgrade\r\nupgrade: h2c', [426, 404]],
  ['expect: more', [404]],
])('the stub responds to a request with %j by one of %j', async (header, statuses) => {
  const { status } = await send(await start(), `GET /nowhere HTTP/1.1\r\n${header}`);
  expect(statuses).toContain(status);
});

it('a request that arrives too slowly is aborted', async () => {
  const service = createService({});
  const app = await createApp(service, new SessionRegistry(service), { most: 200, interval: 50 });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1').resume();
  const key = `x-service-key: ${service.settings.key}\r\ncontent-type: application/json`;
  socket.write(`POST ${PATHS.live} HTTP/1.1\r\nhost: x\r\n${key}\r\ncontent-length: 9\r\n\r\n{`);
  await once(socket, 'close');
  await app.close();
  expect(REQUEST).toEqual({ most: 60_000, interval: 5_000 });
});
