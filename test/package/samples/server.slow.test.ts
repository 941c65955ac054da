/** The sample server passes the conformance run, reports ignored fields, and survives hostile requests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { runConformance } from '../../../packages/stub/src/conformance/index.ts';
import { startProxied } from '../../../packages/stub/test/proxy.ts';
import { oldNamesAlone } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
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
  const areasOf = (wanted: string) =>
    report.checks.flatMap(({ outcome, area }) => (outcome === wanted ? [area] : []));
  expect(areasOf('violation'), lines.join('\n')).toEqual([]);
  expect(oldNamesAlone(report), 'send the new names, too').toEqual([]);
  expect(areasOf('skipped')).toEqual([]);
});

it('a conformance run of the keys passes before the list and sessions are built', async () => {
  const built: unknown[] = ['uploadAudio', 'createPreRecordedJob', 'getPreRecordedJob'];
  const absent = { status: 404, contentType: 'application/json', body: {} };
  const proxied = await startProxied({
    request: (operation) => (built.includes(operation) ? undefined : absent),
  });
  onTestFinished(() => proxied.close());
  const without = ['listTranscriptionJobs' as const];
  const { checks } = await runConformance({ ...proxied, only: ['keys'], without });
  const outcomes = checks.map(({ outcome }) => outcome);
  expect(outcomes).toContain('passed');
  expect(outcomes).not.toContain('violation');
});

it('the sample server reads a query with several question marks to its end', async () => {
  const job = (q: string) => ({ audio_url: 'https://a.invalid/', custom_metadata: { q } });
  await Promise.all(['a?b', 'a'].map((q) => post('/v2/pre-recorded', job(q))));
  expect(await list('custom_metadata[q]=a?b&limit=9')).toMatchObject([
    { custom_metadata: { q: 'a?b' } },
  ]);
});

it('the sample server logs each unknown field once, escaped, and a bounded number of them', async () => {
  const before = lines.length;
  const unknown = () => lines.slice(before).filter((line) => line.startsWith('unknown field'));
  for (let calls = 0; calls < 2; calls += 1)
    expect((await post('/v2/live', { unheard_of: 1 })).status).toBe(201);
  await post('/v2/live', { 'forged\nline \u001b[31m': 1 });
  await expect
    .poll(unknown)
    .toEqual(['unknown field /unheard_of', 'unknown field /forged\\nline \\u001b[31m']);
  const names = Array.from({ length: 3000 }, (_, index) => [`unheard_of_${index}`, 1]);
  for (let from = 0; from < names.length; from += 100)
    await post('/v2/live', Object.fromEntries(names.slice(from, from + 100)));
  expect(unknown().length).toBeLessThan(2000);
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

/** Begins an upgrade. */
async function upgrade(to: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const head = ['GET /live/nothing HTTP/1.1', 'Host: a', 'Connection: Upgrade', `Upgrade: ${to}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

it('the sample server survives upgrades that are reset, and refuses those to HTTP/2', async () => {
  for (let count = 0; count < 200; count++) (await upgrade('websocket')).resetAndDestroy();
  const statusOf = async (to: string) =>
    String(await once(await upgrade(to), 'data')).split(' ')[1];
  expect(await statusOf('websocket')).toBe('404');
  // In versions of Node that let the server decide, it ignores such an upgrade.
  expect(await statusOf('h2c')).toMatch(/426|404/);
});

it('the sample server refuses a chunk of audio that is not base64, with or without padding', async () => {
  const { socket } = await openSession({});
  onTestFinished(() => socket.terminate());
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(String(data)));
  // A refusal comes at once, so the message that follows good chunks is that of the bad one.
  for (const chunk of ['AAECAw==', 'AAECAw', 'not base64!'])
    socket.send(JSON.stringify({ type: 'audio_chunk', data: { chunk } }));
  const refusals = () => messages.filter((text) => text.includes('data.chunk is not base64'));
  await expect.poll(refusals).toHaveLength(1);
});

it('the sample server filters by a date with a leap second', async () => {
  await post('/v2/live');
  expect(await list('limit=1&after_date=2016-12-31T23:59:60Z')).toHaveLength(1);
  expect(await list('limit=1&before_date=2016-12-31T23:59:60Z')).toHaveLength(0);
});

it('the sample server links the file of a recording, and nulls the file and parameters of a failed job', async () => {
  const form = new FormData();
  form.append('audio', new Blob(['speech']), 'speech');
  const upload = { method: 'POST', body: form, headers: { 'x-service-key': key } };
  const { audio_url, audio_metadata } = (await call('/v2/upload', upload)).body;
  expect(audio_metadata.extension).toBe('');
  const expected = {
    [audio_url]: { file: { source: audio_url } },
    [`${url}/file/none`]: { file: null, request_params: null },
  };
  for (const [audio_url, job] of Object.entries(expected)) {
    const { result_url } = (await post('/v2/pre-recorded', { audio_url })).body;
    const path = result_url.replace(url, '');
    await expect.poll(async () => (await call(path)).body).toMatchObject(job);
  }
});

it('the sample server ends a session after 100 refused frames, sends its notifications one at a time, and drops most', async () => {
  const [SESSIONS, FRAMES] = [12, 200];
  const busy = new Set<string>();
  const wrong: string[] = [];
  let received = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const receiver = await serve(async ({ url: from = '' }, response) => {
    received += 1;
    if (busy.has(from)) wrong.push(`two at a time to ${from}`);
    busy.add(from);
    await released;
    busy.delete(from);
    response.end();
  });
  const before = lines.length;
  const ends = Array.from({ length: SESSIONS }, async (_, index) => {
    const callback_config = { url: `${receiver.url}/${index}`, receive_errors: true };
    const session = await openSession({ callback: true, callback_config });
    for (let frame = 0; frame < FRAMES; frame++) session.socket.send('x');
    const [code] = await session.closed;
    const again = new WebSocket(session.address);
    const [error] = await once(again, 'error').catch(([error]) => [error]);
    return [code, String(error)];
  });
  for (const end of await Promise.all(ends))
    expect(end).toEqual([1008, expect.stringContaining('404')]);
  expect((await newestJob()).status).toBe('error');
  const dropped = () => lines.slice(before).filter((line) => line.includes('1000 wait')).length;
  // Some of another test may wait, too.
  await expect.poll(dropped).toBeGreaterThanOrEqual(SESSIONS * 100 - 1000);
  release();
  const sent = SESSIONS * 100 - dropped();
  await expect.poll(() => received, { timeout: 60_000 }).toBe(sent);
  expect(wrong).toEqual([]);
});

it('the sample server believes only the first frame to have a WAV header, and never counts less than nothing', async () => {
  const { socket, closed } = await openSession({});
  const wav = Buffer.from(writeWav(1));
  // One byte per second, and no room for the size of the audio.
  wav.writeUInt32LE(1, 28);
  const cut = wav.subarray(0, wav.indexOf('data') + 4);
  for (const frame of [cut, wav, cut]) socket.send(frame);
  socket.send('{"type":"stop_recording"}');
  await closed;
  const { metadata } = (await newestJob()).result;
  const seconds = (wav.length + cut.length) / 32_000;
  expect(metadata.billing_time).toBeCloseTo(seconds, 2);
  expect(metadata.audio_duration).toBeCloseTo(seconds, 2);
});

it('the sample server takes many one-byte frames after an hour of audio', async () => {
  const { socket, closed } = await openSession({ encoding: 'wav/alaw', sample_rate: 8000 });
  for (let minute = 0; minute < 60; minute++) socket.send(Buffer.alloc(480_000));
  // Transcribing the hour again for each frame would take longer than a test may.
  for (let frame = 0; frame < 50_000; frame++) socket.send(Buffer.alloc(1));
  socket.send('{"type":"stop_recording"}');
  await closed;
  const { status, result } = await newestJob();
  expect(status).toBe('done');
  expect(result.transcription.utterances).not.toEqual([]);
});

/** The status line of a request with this `Host`. */
async function statusFor(host: string, service: string) {
  const socket = connect(Number(new URL(service).port), '127.0.0.1');
  socket.write(`POST /v2/live HTTP/1.1\r\nHost: ${host}\r\nX-Service-Key: ${key}\r\n`);
  socket.end('Connection: close\r\nContent-Length: 2\r\n\r\n{}');
  return (await text(socket)).split('\r\n')[0];
}

it('the sample server refuses a host that is none, and a body of more than 256 KB', async () => {
  const before = lines.length;
  for (const service of [url, await startOwn({ PUBLIC_URL: 'https://speech.invalid' })])
    expect(await statusFor('a b"<>', service)).toContain(' 400 ');
  expect(await statusFor('[::1]:80', url)).toContain(' 201 ');
  expect(lines.slice(before)).toEqual([]);
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
  'the sample server listens on this machine alone, unless HOST says otherwise',
  async () => {
    // Linux answers at all of 127.0.0.0/8, of which a server may listen to one address.
    await expect(fetch(url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
    const open = await startOwn({ HOST: '0.0.0.0' });
    expect((await fetch(open.replace('0.0.0.0', '127.0.0.2'))).status).toBe(404);
  },
);

it('the sample server does not start without a key, and says what to set', async () => {
  vi.stubEnv('API_KEY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(import('../../../docs/samples/server.ts')).rejects.toThrow('Set API_KEY');
});
