/** The sample server passes the conformance run, reports ignored fields, and survives hostile requests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PARTS, runConformance } from '../../../packages/stub/src/conformance/index.ts';
import { startProxied } from '../../../packages/stub/test/proxy.ts';
import { oldNamesAlone } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { serve } from '../../support/temporary.ts';

const key = 'test-key';
const headers = { 'x-service-key': key, 'content-type': 'application/json' };
let url: string;
const lines: string[] = [];

/** Starts a sample server. Returns its URL, and a function that ends it. */
async function startServer(own = {}) {
  const env = { ...process.env, PORT: '0', API_KEY: key, ...own };
  const child = spawn(process.execPath, ['--import', 'tsx', 'docs/samples/server.ts'], {
    cwd: ROOT,
    env,
  });
  child.stderr.setEncoding('utf8').on('data', (text) => lines.push(...text.trim().split('\n')));
  const [said] = await once(createInterface(child.stdout), 'line');
  return { url: String(said).replace('listening on ', ''), stop: () => void child.kill() };
}

beforeAll(async () => {
  const server = await startServer();
  url = server.url;
  return server.stop;
});

it('the sample server passes a strict conformance run', async () => {
  // Holds the port of the webhook until the run listens there.
  const { port, server } = await serve(() => {});
  const own = await startServer({ WEBHOOK: `http://127.0.0.1:${port}/webhook` });
  onTestFinished(own.stop);
  await new Promise((resolve) => server.close(resolve));
  const options = { url: own.url, key, strict: true, webhook: true, receiverPort: port };
  const report = await runConformance({ ...options, speed: 50, patience: 60_000 });
  const { checks } = report;
  const violated = checks.filter(({ outcome }) => outcome === 'violation');
  expect(violated, lines.join('\n')).toEqual([]);
  expect(oldNamesAlone(report), 'send the new names, too').toEqual([]);
  const leftOut = checks.filter(({ outcome }) => outcome === 'skipped').map(({ area }) => area);
  // Some parts no run can try.
  expect(leftOut.filter((area) => typeof PARTS[area] !== 'string')).toEqual([]);
});

it('a conformance run of the keys passes before the list and sessions are built', async () => {
  const built: unknown[] = ['uploadAudio', 'createPreRecordedJob', 'getPreRecordedJob'];
  const absent = { status: 404, contentType: 'application/json', body: {} };
  const proxied = await startProxied({
    request: (operation) => (built.includes(operation) ? undefined : absent),
  });
  onTestFinished(() => proxied.close());
  const { checks } = await runConformance({
    ...proxied,
    only: ['keys'],
    without: ['listTranscriptionJobs'],
  });
  expect(checks.filter(({ outcome }) => outcome === 'passed')).not.toEqual([]);
  expect(checks.filter(({ outcome }) => outcome === 'violation')).toEqual([]);
});

it('the sample server reads a query with several question marks to its end', async () => {
  const posted = ['a?b', 'a'].map(async (q) => {
    const body = JSON.stringify({ audio_url: 'https://a.invalid/', custom_metadata: { q } });
    return fetch(`${url}/v2/pre-recorded`, { method: 'POST', headers, body });
  });
  await Promise.all(posted);
  const found = await fetch(`${url}/v2/transcription?custom_metadata[q]=a?b&limit=9`, { headers });
  expect(await found.json()).toMatchObject({ items: [{ custom_metadata: { q: 'a?b' } }] });
});

it('the sample server reports each unknown field once', async () => {
  const before = lines.length;
  const body = JSON.stringify({ unheard_of: 1 });
  for (let calls = 0; calls < 2; calls += 1) {
    const { status } = await fetch(`${url}/v2/live`, { method: 'POST', headers, body });
    expect(status).toBe(201);
  }
  await expect.poll(() => lines.slice(before)).toEqual(['unknown field /unheard_of']);
});

it('the sample server escapes the names of unknown fields, and reports a bounded number of them', async () => {
  const post = (body: object) =>
    fetch(`${url}/v2/live`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post({ 'forged\nline \u001b[31m': 1 });
  await expect.poll(() => lines.at(-1)).toBe('unknown field /forged\\nline \\u001b[31m');
  const names = Array.from({ length: 3000 }, (_, index) => [`unheard_of_${index}`, 1]);
  for (let from = 0; from < names.length; from += 100)
    await post(Object.fromEntries(names.slice(from, from + 100)));
  expect(lines.filter((line) => line.startsWith('unknown field')).length).toBeLessThan(2000);
});

it('the sample server refuses bodies that are nested too deep, and stays up', async () => {
  const post = async (path: string, body: string) =>
    (await fetch(url + path, { method: 'POST', headers, body })).status;
  for (const depth of [200, 6000, 100_000]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    const job = `{"audio_url": "https://a.invalid/", "custom_metadata": {"a": ${nested}}}`;
    expect(await post('/v2/pre-recorded', job)).toBe(422);
    expect(await post('/v2/live', nested)).toBe(422);
  }
  expect((await fetch(`${url}/v2/transcription`, { headers })).status).toBe(200);
});

/** Begins an upgrade. */
const upgrade = async (to: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const head = ['GET /live/nothing HTTP/1.1', 'Host: a', 'Connection: Upgrade', `Upgrade: ${to}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
};

it('the sample server survives upgrades that are reset, and refuses those to HTTP/2', async () => {
  for (let count = 0; count < 200; count++) (await upgrade('websocket')).resetAndDestroy();
  const statusOf = async (to: string) =>
    String(await once(await upgrade(to), 'data')).split(' ')[1];
  expect(await statusOf('websocket')).toBe('404');
  // In versions of Node that let the server decide, it ignores such an upgrade.
  expect(await statusOf('h2c')).toMatch(/426|404/);
});

it('the sample server refuses a chunk of audio that is not base64, with or without padding', async () => {
  const created = await fetch(`${url}/v2/live`, { method: 'POST', headers });
  const socket = new WebSocket(Object(await created.json()).url);
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  // A refusal comes at once, so the message that follows good chunks is that of the bad one.
  for (const chunk of ['AAECAw==', 'AAECAw', 'not base64!'])
    socket.send(JSON.stringify({ type: 'audio_chunk', data: { chunk } }));
  const isRefusal = (text: string) => text.includes('data.chunk is not base64');
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(String(data)));
  await expect.poll(() => messages.filter(isRefusal)).toHaveLength(1);
});

it('the sample server filters by a date with a leap second', async () => {
  await fetch(`${url}/v2/live`, { method: 'POST', headers });
  const count = async (query: string) => {
    const response = await fetch(`${url}/v2/transcription?${query}`, { headers });
    return Object(await response.json()).items.length;
  };
  expect(await count('limit=1&after_date=2016-12-31T23:59:60Z')).toBe(1);
  expect(await count('limit=1&before_date=2016-12-31T23:59:60Z')).toBe(0);
});

it('the sample server links the file of a recording, and nulls the file and parameters of a failed job', async () => {
  const form = new FormData();
  form.append('audio', new Blob(['speech']), 'speech');
  const post = async (path: string, init: RequestInit) =>
    Object(await (await fetch(url + path, { method: 'POST', ...init })).json());
  const sent = { headers: { 'x-service-key': key }, body: form };
  const { audio_url, audio_metadata } = await post('/v2/upload', sent);
  expect(audio_metadata.extension).toBe('');
  const expected = { [audio_url]: { source: audio_url }, [`${url}/file/none`]: null };
  for (const [audio_url, file] of Object.entries(expected)) {
    const body = JSON.stringify({ audio_url });
    const { result_url } = await post('/v2/pre-recorded', { headers, body });
    const fetchJob = async () => (await fetch(result_url, { headers })).json();
    const wanted = file ? { file } : { file, request_params: null };
    await expect.poll(fetchJob).toMatchObject(wanted);
  }
});

/** Creates a live session and connects to it. */
async function openSession(request: object, options = {}, service = url) {
  const body = JSON.stringify(request);
  const made = await fetch(`${service}/v2/live`, { method: 'POST', headers, body });
  const { url: address } = Object(await made.json());
  const socket = new WebSocket(address, options).on('error', () => {});
  await once(socket, 'open');
  return { socket, address, closed: once(socket, 'close') };
}

/** The newest live job. */
async function newestJob(service = url) {
  const response = await fetch(`${service}/v2/transcription?kind=live&limit=1`, { headers });
  return Object(await response.json()).items[0];
}

/** The status line of a request with this `Host`. */
async function statusFor(host: string, service: string) {
  const socket = connect(Number(new URL(service).port), '127.0.0.1');
  socket.write(`POST /v2/live HTTP/1.1\r\nHost: ${host}\r\nX-Service-Key: ${key}\r\n`);
  socket.end('Connection: close\r\nContent-Length: 2\r\n\r\n{}');
  return (await text(socket)).split('\r\n')[0];
}

describe('the sample server under attack', () => {
  it('ends a session after 100 refused frames, sends its notifications one at a time, and drops most', async () => {
    const [SESSIONS, FRAMES] = [12, 1000];
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

  it('believes only the first frame to have a WAV header, and never counts less than nothing', async () => {
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

  it('takes many one-byte frames after an hour of audio', async () => {
    const { socket, closed } = await openSession({ encoding: 'wav/alaw', sample_rate: 8000 });
    for (let minute = 0; minute < 60; minute++) socket.send(Buffer.alloc(480_000));
    // Transcribing the hour again for each frame would take longer than a test may.
    for (let frame = 0; frame < 100_000; frame++) socket.send(Buffer.alloc(1));
    socket.send('{"type":"stop_recording"}');
    await closed;
    const { status, result } = await newestJob();
    expect(status).toBe('done');
    expect(result.transcription.utterances).not.toEqual([]);
  });

  it('refuses a host that is none, and a body of more than 256 KB', async () => {
    const proxied = await startServer({ PUBLIC_URL: 'https://speech.invalid' });
    onTestFinished(proxied.stop);
    const before = lines.length;
    for (const service of [url, proxied.url])
      expect(await statusFor('a b"<>', service)).toContain(' 400 ');
    expect(await statusFor('[::1]:80', url)).toContain(' 201 ');
    expect(lines.slice(before)).toEqual([]);
    const body = JSON.stringify({ custom_vocabulary: Array(500_000).fill(0) });
    const large = await fetch(`${url}/v2/live`, { method: 'POST', headers, body }).catch(() => {});
    expect(large?.status ?? 413).toBe(413);
  });

  it('ends a session whose client answers no ping, and no other', async () => {
    const brief = await startServer({ PING: '0.05' });
    onTestFinished(brief.stop);
    const alive = await openSession({}, {}, brief.url);
    const gone = await openSession({}, { autoPong: false }, brief.url);
    let pings = 0;
    alive.socket.on('ping', () => pings++);
    await gone.closed;
    expect((await newestJob(brief.url)).status).toBe('error');
    await expect.poll(() => pings, { timeout: 60_000 }).toBeGreaterThan(4);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  });
});

it.runIf(process.platform === 'linux')(
  'the sample server listens on this machine alone, unless HOST says otherwise',
  async () => {
    // Linux answers at all of 127.0.0.0/8, of which a server may listen to one address.
    const elsewhere = (service: string) => service.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(elsewhere(url))).rejects.toThrow();
    const open = await startServer({ HOST: '0.0.0.0' });
    onTestFinished(open.stop);
    expect((await fetch(open.url.replace('0.0.0.0', '127.0.0.2'))).status).toBe(404);
  },
);

it('the sample server does not start without a key, and says what to set', async () => {
  vi.stubEnv('API_KEY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(import('../../../docs/samples/server.ts')).rejects.toThrow('Set API_KEY');
});
