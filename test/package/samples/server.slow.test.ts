/** The sample server passes the conformance run, reports ignored fields, and survives hostile requests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { runConformance } from '../../../packages/stub/src/conformance/index.ts';
import { serve } from '../../support/temporary.ts';
import { compiledSample } from './run.ts';

const key = 'test-key';
// A kept connection may be closed just when a busy test uses it again.
const headers = { 'x-service-key': key, 'content-type': 'application/json', connection: 'close' };
let url: string;
/** What the servers have logged. */
const lines: string[] = [];

/** Starts a sample server. Returns its URL, and a function that ends it. */
async function startServer(own = {}) {
  const env = { ...process.env, PORT: '0', API_KEY: key, ...own };
  const child = spawn(process.execPath, [await compiledSample('server.ts')], { env });
  child.stderr.setEncoding('utf8').on('data', (text) => lines.push(...text.trim().split('\n')));
  const [said] = await once(createInterface(child.stdout), 'line');
  return { url: String(said).replace('listening on ', ''), stop: () => void child.kill() };
}

/** Starts a sample server until the test ends. */
async function startOwn(env: object) {
  const server = await startServer(env);
  onTestFinished(server.stop);
  return server.url;
}

beforeAll(async () => {
  const server = await startServer();
  url = server.url;
  return server.stop;
});

/** The status and the body of a response. */
async function call(path: string, init: RequestInit = {}, service = url) {
  const response = await fetch(service + path, { headers, ...init });
  return { status: response.status, body: Object(await response.json()) };
}
const post = (path: string, body: unknown = {}, service = url) =>
  call(path, { method: 'POST', body: JSON.stringify(body) }, service);
const list = async (query: string, service = url) =>
  (await call(`/v2/transcription?${query}`, {}, service)).body.items;

/** Creates a live session and connects to it. */
async function openSession(request: object, options = {}, service = url) {
  const { url: address } = (await post('/v2/live', request, service)).body;
  const socket = new WebSocket(address, options).on('error', () => {});
  await once(socket, 'open');
  return { socket, address, closed: once(socket, 'close') };
}
const newestJob = async (service = url) => (await list('kind=live&limit=1', service))[0];

it('the sample server passes a strict conformance run', async () => {
  // Holds the port of the webhook until the run listens there.
  const { port, server } = await serve(() => {});
  const own = await startOwn({ WEBHOOK: `http://127.0.0.1:${port}/webhook` });
  await new Promise((resolve) => server.close(resolve));
  const options = { url: own, key, strict: true, webhook: true, receiverPort: port };
  const report = await runConformance({ ...options, speed: 50, patience: 60_000 });
  const problemsOf = (wanted: string) =>
    report.checks
      .filter(({ outcome }) => outcome === wanted)
      .map(({ area, name, details }) => `${area}, ${name}: ${details.join('; ')}`);
  expect(problemsOf('violation'), lines.join('\n')).toEqual([]);
  expect(problemsOf('skipped')).toEqual([]);
});

it('the sample server logs each unknown field once, escaped', async () => {
  for (const field of ['unheard_of', 'unheard_of', 'forged\nline \u001b[31m'])
    expect((await post('/v2/live', { [field]: 1 })).status).toBe(201);
  const unknown = () => lines.filter((line) => line.startsWith('unknown field'));
  const logged = ['unknown field /unheard_of', 'unknown field /forged\\nline \\u001b[31m'];
  await expect.poll(unknown).toEqual(logged);
});

it('the sample server refuses bodies that are nested too deep, and stays up', async () => {
  for (const depth of [200, 6000, 100_000]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    const job = `{"audio_url": "https://a.invalid/", "custom_metadata": {"a": ${nested}}}`;
    const send = (path: string, body: string) => call(path, { method: 'POST', body });
    expect(await send('/v2/pre-recorded', job)).toMatchObject({ status: 422 });
    expect(await send('/v2/live', nested)).toMatchObject({ status: 422 });
  }
  expect(await call('/v2/transcription')).toMatchObject({ status: 200 });
});

it('the sample server survives upgrades that are reset, and refuses unknown sessions', async () => {
  const upgrade = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const head = ['GET /live/nothing HTTP/1.1', 'Host: a', 'Connection: Upgrade'];
    socket.write(`${head.join('\r\n')}\r\nUpgrade: websocket\r\n\r\n`);
    return socket;
  };
  for (let count = 0; count < 200; count++) (await upgrade()).resetAndDestroy();
  expect(String(await once(await upgrade(), 'data'))).toContain(' 404 ');
});

it('the sample server ends a session after 100 refused frames, and sends its notifications one at a time', async () => {
  let [received, busy, busiest] = [0, 0, 0];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const receiver = await serve(async (_, response) => {
    received += 1;
    busiest = Math.max(busiest, ++busy);
    await released;
    busy -= 1;
    response.end();
  });
  const callback_config = { url: receiver.url, receive_errors: true };
  const session = await openSession({ callback: true, callback_config });
  for (let frame = 0; frame < 200; frame++) session.socket.send('x');
  expect((await session.closed)[0]).toBe(1008);
  expect((await newestJob()).status).toBe('error');
  release();
  await expect.poll(() => received, { timeout: 60_000 }).toBe(100);
  expect(busiest).toBe(1);
});

it('the sample server refuses a host that is none, and a body of more than 256 KB', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(`GET /v2/transcription HTTP/1.1\r\nHost: a b"<>\r\nX-Service-Key: ${key}\r\n\r\n`);
  expect(String(await once(socket, 'data'))).toContain(' 400 ');
  const large = await post('/v2/live', 'x'.repeat(2 ** 20)).catch(() => ({ status: 413 }));
  expect(large.status).toBe(413);
});

it('the sample server ends a session whose client answers no ping, and no other', async () => {
  const brief = await startOwn({ PING: '0.05' });
  const alive = await openSession({}, {}, brief);
  const gone = await openSession({}, { autoPong: false }, brief);
  let pings = 0;
  alive.socket.on('ping', () => pings++);
  await gone.closed;
  expect((await newestJob(brief)).status).toBe('error');
  await expect.poll(() => pings, { timeout: 60_000 }).toBeGreaterThan(4);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

it.runIf(process.platform === 'linux')(
  'the sample server listens on this machine alone',
  async () => {
    // Linux answers at all of 127.0.0.0/8, of which a server may listen to one address.
    await expect(fetch(url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  },
);

it('the sample server does not start without a key, and says what to set', async () => {
  vi.stubEnv('API_KEY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(import('../../../docs/samples/server.ts')).rejects.toThrow('Set API_KEY');
});
