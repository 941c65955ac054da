/** What the stub does besides being a service, whose behavior the conformance check covers. */
import { once } from 'node:events';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };
import { validateErrorResponse } from 'speech-to-text-contract/validators';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startStub } from '../src/index.ts';
import { LIMITS } from '../src/service/limits.ts';
import { matches } from '../src/service/list.ts';
import { Newest, sizeOf } from '../src/service/newest.ts';
import { createNotifier } from '../src/service/notifications.ts';
import { createServer as createStubServer } from '../src/service/server.ts';
import { createService } from '../src/service/service.ts';
import {
  call,
  connect,
  createJob,
  list,
  postJob,
  receive,
  STOP,
  start,
  until,
  upload,
} from './support.ts';

it('has a route for each call of the contract, which needs the key', async () => {
  const stub = await start();
  const expected: object[] = [];
  for (const [path, item] of Object.entries<object>(openapi.paths))
    for (const [method, { operationId }] of Object.entries(item)) {
      if (!operationId) continue;
      await fetch(stub.url + path, { method });
      expected.push({ operation: operationId, status: 401 });
    }
  expect(stub.calls, 'add the route in src/service/server.ts').toMatchObject(expected);
});

it('knows an upload by its ID, whatever the host and the case', async () => {
  const stub = await start();
  const filename = 'talk.mp3';
  const { audio_metadata } = await upload(stub, 'x'.repeat(6_400_000), filename);
  await upload(stub, 'x', filename);
  const audio_url = `https://other.invalid/file/${audio_metadata.id.toUpperCase()}`;
  const file = { filename, audio_duration: 400, number_of_channels: 1 };
  const job = await createJob(stub, { audio_url });
  expect(job).toMatchObject({ file });
  expect(job.result?.transcription?.utterances?.at(-1)?.end).toBe(LIMITS.transcribed);
});

it.each([
  ['queued', { queueTime: 600_000 }],
  ['processing', { processingTime: 600_000 }],
])('jobs are %s in turn, under an ID in any case', async (status, times) => {
  const stub = await start(times);
  const { id } = (await (await postJob(stub)).json()) as { id: string };
  await until(async () => {
    const job = await (await call(stub, 'GET', `/v2/pre-recorded/${id.toUpperCase()}`)).json();
    return Object(job).status === status;
  });
});

it('the list has the newest jobs in pages of a bounded size, the newest first, at the public URL', async () => {
  const long = 'x'.repeat(LIMITS.page / 2.5);
  // Room for three jobs.
  vi.spyOn(LIMITS, 'jobs', 'get').mockReturnValue(3.5 * sizeOf(long));
  const stub = await start({ publicUrl: 'https://speech.example.com/api/' });
  for (const n of [1, 2, 3, 4]) await postJob(stub, { custom_metadata: { n, long } });
  const page = async (query: string) =>
    Object(await (await call(stub, 'GET', `/v2/transcription${query}`)).json());
  const { items, next } = await page('?limit=50');
  expect(items.map((job: object) => Object(job).custom_metadata.n)).toEqual([4, 3]);
  expect(next).toBe('https://speech.example.com/api/v2/transcription?limit=50&offset=2');
  expect(await page(new URL(next).search)).toMatchObject({ items: [{}], next: null });
});

it.each([
  [{ before_date: '2026-01-31T12:00:01Z' }, true],
  [{ before_date: '2026-01-31T12:00:00Z' }, false],
  [{ after_date: '2026-01-31T11:59:59Z' }, true],
  [{ after_date: '2026-01-31T12:00:00Z' }, false],
  [{ after_date: '2026-01-31' }, false],
  [{ before_date: '2016-12-31T23:59:60Z' }, false],
])('the list compares a job of noon with %o', (query, expected) => {
  const job = { created_at: '2026-01-31T12:00:00.000Z' };
  expect(matches(job as never, query)).toBe(expected);
});

const [JOB, LIVE] = ['/v2/pre-recorded', '/v2/live'];
const json = { 'content-type': 'Application/JSON; charset="UTF-8"' };
const form = { 'content-type': 'multipart/form-data; boundary=b' };
const formOf = (file: string) =>
  `--b\r\ncontent-disposition: form-data; name="audio"; filename="caf\xe9"\r\n\r\n${file}\r\n--b--`;
const unnamed = formOf('hello').replace(/; filename=.*"/, '');
const twice = unnamed.slice(0, -5) + formOf('hello');
const callback = (url: string) => JSON.stringify({ callback_config: { url } });
it.each([
  ['an upload that is no form', '/v2/upload', '{}', json, 415],
  ['bytes that are not UTF-8', JOB, Buffer.from('{"a":"é"}', 'latin1'), json, 400],
  ['a query that is not UTF-8', `${JOB}?a=%E9`, '{}', json, 400],
  ['a form', LIVE, '--b--', form, 415],
  ['a part without a file name', '/v2/upload', unnamed, form, 422],
  ['a second part', '/v2/upload', twice, form, 422],
  ['a file name in Latin-1', '/v2/upload', Buffer.from(formOf('hello'), 'latin1'), form, 400],
  ['a callback that cannot be called', LIVE, callback('urn:a'), json, 422],
  ['a callback whose user is not UTF-8', LIVE, callback('http://u%ff@a.invalid'), json, 422],
  ['an unknown query parameter', `${LIVE}?modle=a`, '{}', json, 422],
  ['a deeply nested body', JOB, '['.repeat(101) + ']'.repeat(101), json, 422],
  ['a large body', JOB, 'x'.repeat(LIMITS.body + 1), json, 413],
  ['a large upload', '/v2/upload', formOf('x'.repeat(5_000_000)), form, 413],
])('refuses %s, with a violation', async (_, path, body, type, status) => {
  vi.spyOn(LIMITS, 'upload', 'get').mockReturnValue(1_000_000);
  const stub = await start();
  const headers = { ...type, 'x-service-key': stub.key };
  const init = { method: 'POST', headers, body };
  const response = await fetch(stub.url + path, init as RequestInit);
  const refusal = Object(await response.json());
  expect([response.status, validateErrorResponse(refusal)]).toEqual([status, true]);
  const { issues = [{ path: '', message: refusal.message }] } = refusal;
  expect(stub.violations).toEqual([{ where: expect.any(String), issues }]);
});

const LARGE = 'connection: close\r\ncontent-length: 10000000\r\n\r\n';
const UPGRADE = 'connection: upgrade\r\nupgrade: WebSocket';
it.each([
  ['a malformed path', '/v2/pre-recorded/%', 'host: stub', 400],
  ['a long ID without a key', `/v2/pre-recorded/${'x'.repeat(101)}`, 'host: stub', 401],
  ['a large body', '/', `host: stub\r\n${LARGE}${'x'.repeat(1e7)}`, 404],
  ['a host that is part of a URL', '/v2/transcription', 'host: a/b\r\nx-service-key: k', 400],
  ['a host that is no host', '/v2/transcription', 'host: [::1\r\nx-service-key: k', 400],
  ['a made-up token', '/v2/live?token=made-up', `host: stub\r\n${UPGRADE}`, 401],
  ['a session without a WebSocket', '/v2/live?token=made-up', 'host: stub', 404],
  ['an empty ID', '/v2/pre-recorded/', 'host: stub', 404],
  ['a WebSocket of jobs', '/v2/transcription', `host: stub\r\n${UPGRADE}`, 404],
])('refuses %s, with the documented body', async (_, path, headers, status) => {
  const stub = await start({ key: 'k' });
  const head = `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`;
  const [line, body = ''] = (await send(stub.url, head)).split(/\r\n[\s\S]*\r\n\r\n/);
  expect(line).toContain(`HTTP/1.1 ${status} `);
  expect(validateErrorResponse(JSON.parse(body))).toBe(true);
});

it('lets pages of other origins ask without a key whether they may call, and read all headers', async () => {
  const stub = await start();
  const headers = { origin: 'https://app.invalid', 'access-control-request-method': 'DELETE' };
  const response = await fetch(stub.url, { headers });
  expect(response.headers.get('access-control-expose-headers')).toBe('*');
  const preflight = await fetch(`${stub.url}/__stub/faults`, { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
});

it.each([
  [{ prot: 1 }, 'the stub has no `prot`; choose from port'],
  [{ publicUrl: 'http://me:pw@a.invalid' }, 'without a user'],
])('refuses the option %o', async (options, message) => {
  await expect(startStub(options as object)).rejects.toThrow(message);
});

it('records no violation of a request that is aborted', async () => {
  const stub = await start();
  const lines = ['POST /v2/live HTTP/1.1', 'host: stub', `x-service-key: ${stub.key}`];
  await send(stub.url, [...lines, 'content-length: 9', '', '{'].join('\r\n'));
  expect(stub.violations).toEqual([]);
});

/** Sends all of a text over a connection, like Python, before it reads what comes back. */
async function send(url: string, sent: string): Promise<string> {
  const socket = connectSocket(Number(new URL(url).port), '127.0.0.1');
  await finished(socket.end(sent), { readable: false });
  return text(socket);
}

it('has another key at each start, and can be called from another machine only on request', async () => {
  const [first, second] = [await start(), await start()];
  expect(first.key).not.toBe(second.key);
  // Another address of this machine stands for other machines.
  const fromOutside = ({ url }: typeof first) => fetch(url.replace('127.0.0.1', '127.0.0.2'));
  await expect(fromOutside(first)).rejects.toThrow('fetch failed');
  expect((await fromOutside(await start({ listen: '0.0.0.0' }))).status).toBe(404);
});

it('tells a failure of its own in a log alone, also one that has a status', async () => {
  const log = vi.fn();
  const service = createService({ key: 'k', log, onViolation: expect.fail });
  const app = await createStubServer(service);
  const failure = Object.assign(new Error('401 from the store'), { statusCode: 401 });
  const fail = () => {
    throw failure;
  };
  Object.assign(service.uploads, { add: fail });
  Object.assign(service.jobs, { create: fail, get: fail });
  const headers = { 'x-service-key': 'k' };
  for (const [method, url, payload] of [
    ['POST', '/v2/upload', formOf('hello').replace('\xe9', 'e')],
    ['POST', JOB, { audio_url: 'urn:a' }],
    ['GET', `${JOB}/1`, undefined],
  ] as const) {
    const type = typeof payload === 'string' && form;
    const response = await app.inject({ method, url, payload, headers: { ...headers, ...type } });
    expect(response.json()).toMatchObject({ statusCode: 500, message: 'the service failed' });
    expect(log.mock.lastCall).toEqual([expect.stringContaining('401 from the store')]);
  }
});

it('lets unknown fields and parameters through on request, and reports them', async () => {
  const stub = await start({ unknownFields: 'drop' });
  const created = await call(stub, 'POST', `${LIVE}?modle=a`, { chanels: 2, channels: 1 });
  const { socket, closed } = await connect(Object(await created.json()).url);
  socket.send(STOP.replace('}', ',"now":1}'));
  expect(await closed).toBe(1000);
  expect((await call(stub, 'GET', '/v2/transcription?knd=live')).status).toBe(200);
  const init = { method: 'POST', headers: { ...form, 'x-service-key': stub.key }, body: twice };
  expect((await fetch(`${stub.url}/v2/upload`, init)).status).toBe(201);
  const paths = stub.violations.map(({ issues }) => issues.map(({ path }) => path));
  expect(paths).toEqual([['/modle'], ['/chanels'], ['/now'], ['/knd'], ['/audio']]);
  expect((await call(stub, 'POST', LIVE, { channels: 0, chanels: 2 })).status).toBe(422);
});

it('needs no body for a session, which is no recording', async () => {
  const stub = await start();
  for (const type of [{}, { 'content-type': 'text/plain' }] as object[]) {
    const init = { method: 'POST', headers: { 'x-service-key': stub.key, ...type } };
    expect((await fetch(stub.url + LIVE, init)).status).toBe(201);
  }
  const [session] = await list(stub);
  expect((await call(stub, 'GET', `${JOB}/${session?.id}`)).status).toBe(404);
});

it('refuses more unfinished jobs, sessions, and connections than its bounds', async () => {
  const service = createService({ key: 'k', queueTime: 1000 });
  const app = await createStubServer(service);
  const statusOf = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload, headers: { 'x-service-key': 'k' } }))
      .statusCode;
  const job = { audio_url: 'urn:a' };
  service.unfinished = LIMITS.unfinished - 1;
  vi.spyOn(service.uploads, 'at').mockThrow('no disk');
  expect(await statusOf('/v2/pre-recorded', job)).toBe(201);
  expect(await statusOf('/v2/pre-recorded', job)).toBe(429);
  await until(() => service.unfinished === LIMITS.unfinished - 1);
  expect([...service.jobs.newest()]).toMatchObject([{ status: 'error', error_code: 500 }]);
  for (const n of Array(LIMITS.sessions).keys()) service.sessions.set(`${n}`, {} as never);
  expect(await statusOf('/v2/live', {})).toBe(429);
  expect(app.server).toMatchObject({
    maxConnections: LIMITS.connections,
    requestTimeout: LIMITS.request,
  });
});

it('answers Java, whose client asks for HTTP/2 first', async () => {
  const stub = await start();
  const lines = ['POST /v2/live HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'];
  const headers = ['Host: stub', `x-service-key: ${stub.key}`, 'content-type: application/json'];
  const head = [...lines, ...headers, 'Content-Length: 14'].join('\r\n');
  expect(await send(stub.url, `${head}\r\n\r\n{"channels":2}`)).toMatch('HTTP/1.1 201 Created');
});

it('keeps the newest values within a bound, also after one has grown', () => {
  const values = new Newest<string>(10 * sizeOf('"x"'));
  for (const key of Array(11).keys()) values.set(`${key}`, 'x');
  expect(values.get('0')).toBeUndefined();
  expect(values.values()).toHaveLength(10);
  // Grows by almost the size of two others.
  const grown = 'x'.repeat(sizeOf('"x"'));
  values.set('5', grown);
  expect(values.values()).toEqual(['x', 'x', grown, 'x', 'x', 'x', 'x', 'x']);
});

it('notifications are sent as a job asks, which may ask to fail, and a result or a webhook only if there is one', async () => {
  const { url, arrivals } = await receive();
  const stub = await start({ webhook: `${url}/webhook` });
  const callback_url = `${url}/result`;
  const to = (path: string) => ({ callback_config: { url: url + path }, callback_url });
  const audio_url = 'https://speech.invalid/stub-error-415.wav';
  const failed = await createJob(stub, { ...to('/failed'), audio_url, callback: true });
  expect(failed).toMatchObject({ error_code: 415, request_params: null });
  await createJob(stub, to('/off'));
  await until(() => arrivals.some(({ path }) => path === '/webhook'));
  expect(arrivals.map(({ path }) => path)).toEqual(['/failed', '/result', '/webhook']);
});

it('notifications authenticate by the URL, follow no redirect, and log no secret', async () => {
  const receiver = await receive((path) => (path.startsWith('/old') ? 301 : 200));
  const lines: string[] = [];
  const stub = await start({ log: (line) => lines.push(line) });
  const { host } = new URL(receiver.url);
  const url = `http://user:pass%20word@${host}/callback`;
  await createJob(stub, { callback: true, callback_config: { url } });
  await createJob(stub, { callback_url: `http://${host}/old?token=secret` });
  await createJob(stub, { callback_url: 'http://user:password@127.0.0.1:1/gone?token=secret' });
  await until(() => lines.length > 0 && receiver.arrivals.length > 1);
  const authorization = `Basic ${Buffer.from('user:pass word').toString('base64')}`;
  expect(receiver.arrivals).toMatchObject([
    { method: 'POST', path: '/callback', authorization },
    { method: 'POST', path: '/old?token=secret' },
  ]);
  expect(lines).toEqual(['POST http://127.0.0.1:1/gone failed: connect ECONNREFUSED 127.0.0.1:1']);
});

it('notifications are dropped while too many wait, and not later', async () => {
  const { url } = await receive();
  const log = vi.fn();
  const notifier = createNotifier(log);
  /** Sends what fills more than half of the memory. */
  const isDropped = () => {
    log.mockClear();
    notifier.send(url, { long: 'x'.repeat(LIMITS.notifications / 3) });
    return log.mock.calls.length > 0;
  };
  expect(isDropped()).toBe(false);
  for (let round = 1; round <= 3; round++) {
    expect(isDropped()).toBe(true);
    await until(() => !isDropped());
  }
});

it('notifications arrive although another receiver does not answer, which is given up in time', async () => {
  const accept = vi.fn((socket: Socket) => socket.on('error', () => {}));
  const dead = createServer(accept).listen(0, '127.0.0.1');
  await once(dead, 'listening');
  const log = vi.fn();
  const notifier = createNotifier(log, 500);
  const close = vi.spyOn(notifier, 'close');
  const app = await createStubServer(Object.assign(createService({ key: 'k' }), { notifier }));
  onTestFinished(() => void dead.close());
  const unanswered = `http://127.0.0.1:${Object(dead.address()).port}`;
  for (const path of ['/1', '/2']) notifier.send(unanswered + path, {});
  const { url, arrivals } = await receive();
  notifier.send(url, {});
  await until(() => arrivals.length > 0);
  // One at a time to each host.
  expect(accept).toHaveBeenCalledOnce();
  await until(() => log.mock.lastCall?.[0].endsWith('/1 failed: no response in time'));
  // Gives up what waits, and says nothing about it.
  await app.close();
  expect(close).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
});
