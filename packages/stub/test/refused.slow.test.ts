/** Requests that are refused before or instead of an operation. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { OPERATIONS } from '../src/contract.ts';
import { type Stub, startStub } from '../src/index.ts';
import { createService } from '../src/service.ts';
import { SessionRegistry } from '../src/session-registry.ts';
import {
  call,
  connect as connectSession,
  createJob,
  createSession,
  list,
  PATHS,
  start,
} from './support.ts';

/** Sends a head without a body, and returns the response. */
async function send({ url }: Pick<Stub, 'url'>, head: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  socket.write(`${head}\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const received = await text(socket);
  const [start = '', ...rest] = received.split('\r\n\r\n');
  const [, status] = /^HTTP\/1.1 (\d+)/.exec(start) ?? [];
  return { status: Number(status), head: start.toLowerCase(), body: rest.join('') };
}

const LONG = `/v2/pre-recorded/${'a'.repeat(3000)}`;
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
  expect(stub.pending).toEqual([]);
  stub.fault({ operation: '*', kind: 'reset', times: 1 });
  expect(await send(stub, head).catch(() => ({ head: '' }))).toMatchObject({ head: '' });
  stub.fault({ operation: '*', kind: 'hang', times: 1 });
  const answered = send(stub, head).catch(() => ({ status: Number.NaN }));
  await expect.poll(() => stub.pending).toEqual([]);
  await stub.close();
  expect(await answered).toMatchObject({ status: Number.NaN });
});

it('a very long identifier is unknown, like any other', async () => {
  const stub = await start();
  expect((await call(stub, 'GET', LONG)).status).toBe(404);
  expect(stub.calls).toMatchObject([{ operation: 'getPreRecordedJob', path: LONG, status: 404 }]);
});

it('a query may contain question marks, also that of a session', async () => {
  const stub = await start();
  const jobs = ['a?b', 'a'].map((q) => createJob(stub, { custom_metadata: { q } }));
  const [wanted] = await Promise.all(jobs);
  const found = await list(stub, '?custom_metadata[q]=a?b&limit=1');
  expect(found.map(({ id }) => id)).toEqual([wanted?.id]);
  const url = await createSession(stub);
  const { socket } = await connectSession(url.replace('?', '?from=a?b&'));
  socket.terminate();
});

it('a compressed body is refused with 415', async () => {
  const stub = await start();
  const headers = {
    'x-service-key': stub.key,
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  };
  const body = gzipSync('{}');
  const response = await fetch(stub.url + PATHS.live, { method: 'POST', headers, body });
  const message = 'send the body without the header content-encoding: gzip';
  expect([response.status, await response.json()]).toMatchObject([415, { message }]);
});

it('a request that arrives too slowly is aborted', async () => {
  const service = createService({});
  const app = await createApp(service, new SessionRegistry(service), { most: 200, interval: 50 });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1').resume();
  const { path } = OPERATIONS.createLiveSession;
  const key = `x-service-key: ${service.settings.key}\r\ncontent-type: application/json`;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${key}\r\ncontent-length: 9\r\n\r\n{`);
  await once(socket, 'close');
  await app.close();
});
