/** The clients of a load, in a process of their own, so that the stub alone is measured. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { writeWav } from '../src/index.ts';

/** What the clients do, and for how long. */
export interface Task {
  /** Each session sends its text so many times a second; or every way to misbehave is gone. */
  kind: 'stream' | 'soak';
  url: string;
  key: string;
  seconds: number;
  sessions: number;
  rate: number;
}

/** What the clients saw, a line each, and what went wrong. */
export interface ClientReport {
  rows: [string, string][];
  errors: string[];
}

type Call = (method: string, path: string, body?: FormData | object) => Promise<Response>;

/** 16,000 samples per second, 16 bits each. */
const BYTES_PER_SECOND = 32_000;
const STOP = '{"type":"stop_recording"}';
const AT_A_TIME = 5;
const PAUSE = 50;
const AUDIO = Buffer.alloc(10 * BYTES_PER_SECOND);
/** A WAV file whose header says that its audio is very slow. */
const LIE = Buffer.concat([writeWav(0), AUDIO]);
LIE.writeUInt32LE(1, 28);

process.once('message', async (task: Task) => {
  process.send?.(await (task.kind === 'soak' ? soak(task) : stream(task)));
});

async function stream(task: Task): Promise<ClientReport> {
  const { sessions, rate, seconds } = task;
  const period = 1000 / rate;
  const chunk = Buffer.alloc(Math.round(BYTES_PER_SECOND / rate)).toString('base64');
  const text = JSON.stringify({ type: 'audio_chunk', data: { chunk } });
  const answers: number[] = [];
  let received = 0;
  let late = 0;
  const talk = async (socket: WebSocket, begin: number) => {
    const times: number[] = [];
    let acknowledged = 0;
    socket.on('message', (data: Buffer) => {
      received += 1;
      if (!data.subarray(0, 32).includes('acknowledgment')) return;
      const sent = times[acknowledged++];
      if (sent !== undefined) answers.push(performance.now() - sent);
    });
    for (let due = begin; due < begin + seconds * 1000; due += period) {
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      else if (-wait > period) late += 1;
      times.push(performance.now());
      socket.send(text);
    }
    const closed = once(socket, 'close');
    socket.send(STOP);
    await closed;
  };
  const call = caller(task);
  const sockets = await Promise.all(Array.from({ length: sessions }, () => open(call)));
  const start = performance.now();
  // Spread over a period, as sessions of different people are.
  await Promise.all(sockets.map((socket, i) => talk(socket, start + (i / sessions) * period)));
  const perSecond = (received / (performance.now() - start)) * 1000;
  const p99 = answers.sort((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0;
  const rows: [string, string][] = [
    ['messages sent', `${perSecond.toFixed(0)} per second`],
    ['answer to a chunk', `99 of 100 within ${p99.toFixed(1)} ms`],
    ['chunks sent late', String(late)],
  ];
  return { rows, errors: [] };
}

const WAYS: Record<string, (call: Call) => Promise<void>> = {
  'drops its connection': async (call) => {
    const socket = await open(call);
    socket.send(AUDIO, () => socket.terminate());
    await once(socket, 'close');
  },
  'never reads': async (call) => {
    const socket = await open(call, { messages_config: { receive_partial_transcripts: true } });
    socket.pause();
    for (let i = 0; i < 20; i++) socket.send(AUDIO);
    await sleep(PAUSE);
    socket.terminate();
  },
  'streams for long': async (call) => {
    const config = { messages_config: { receive_partial_transcripts: true } };
    await sendAll(await open(call, config), Array(60).fill(AUDIO));
  },
  'lies in its header': async (call) => sendAll(await open(call), [LIE, LIE]),
  'asks for much': async (call) => {
    const form = new FormData();
    form.append('audio', new Blob([LIE]), 'x'.repeat(1_000));
    const upload = await call('POST', '/v2/upload', form);
    const { audio_url } = (await upload.json()) as { audio_url: string };
    await call('POST', '/v2/pre-recorded', {
      audio_url,
      translation: true,
      translation_config: { target_languages: Array(20_000).fill('de') },
      custom_spelling: true,
      custom_spelling_config: { spelling_dictionary: { ['x'.repeat(100_000)]: ['the'] } },
    });
    await (await call('GET', '/v2/transcription?limit=100')).arrayBuffer();
  },
};

/** Goes every way to misbehave again and again, several clients at a time, until the time is over. */
async function soak(task: Task): Promise<ClientReport> {
  const end = Date.now() + task.seconds * 1000;
  const done: Record<string, number> = {};
  const errors: string[] = [];
  const call = caller(task);
  const go = async (name: string, way: (call: Call) => Promise<void>) => {
    for (; Date.now() < end; await sleep(PAUSE)) {
      await way(call).catch((error: Error) => errors.push(`${name}: ${error.message}`));
      done[name] = (done[name] ?? 0) + 1;
    }
  };
  const ways = Object.entries(WAYS).flatMap((way) => Array(AT_A_TIME).fill(way));
  await Promise.all(ways.map(([name, way]) => go(name, way)));
  return { rows: Object.entries(done).map(([way, times]) => [way, `${times} times`]), errors };
}

function caller({ url, key }: Task): Call {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const sent = isForm ? body : JSON.stringify(body);
    const headers = {
      'x-service-key': key,
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const response = await fetch(url + path, { method, headers, ...(sent ? { body: sent } : {}) });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`);
    return response;
  };
}

async function open(call: Call, config: object = {}): Promise<WebSocket> {
  const { url } = (await (await call('POST', '/v2/live', config)).json()) as { url: string };
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket.on('error', () => {});
}

async function sendAll(socket: WebSocket, frames: Buffer[]): Promise<void> {
  const closed = once(socket, 'close');
  for (const frame of [...frames, STOP]) socket.send(frame);
  await closed;
}
