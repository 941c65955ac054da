/** The clients of a load, in a process of their own, so that the stub alone is measured. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveSessionCreated, UploadResponse } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { Client } from '../conformance/client.ts';
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

/** 16,000 samples per second, 16 bits each. */
const BYTES_PER_SECOND = 32_000;
const STOP = '{"type":"stop_recording"}';
const AT_A_TIME = 5;
const PAUSE = 50;
/** How long an answer may take, in milliseconds. */
const PATIENCE = 60_000;
/** What has the stub send as much as it can. */
const MUCH = { messages_config: { receive_partial_transcripts: true } };
const AUDIO = Buffer.alloc(10 * BYTES_PER_SECOND);
/** A WAV file whose header says that its audio is very slow. */
const LIE = Buffer.concat([writeWav(0), AUDIO]);
LIE.writeUInt32LE(1, 28);

process.once('message', async (task: Task) => {
  const { url, key } = task;
  const client = new Client({ url, key, patience: () => PATIENCE, profile: 'contract' });
  process.send?.(await (task.kind === 'soak' ? soak : stream)(task, client));
});

async function stream({ sessions, rate, seconds }: Task, client: Client): Promise<ClientReport> {
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
  const sockets = await Promise.all(Array.from({ length: sessions }, () => open(client)));
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

const WAYS: Record<string, (client: Client) => Promise<void>> = {
  'drops its connection': async (client) => {
    const socket = await open(client);
    socket.send(AUDIO, () => socket.terminate());
    await once(socket, 'close');
  },
  'never reads': async (client) => {
    const socket = await open(client, MUCH);
    socket.pause();
    for (let i = 0; i < 20; i++) socket.send(AUDIO);
    await sleep(PAUSE);
    socket.terminate();
  },
  'streams for long': async (client) => sendAll(await open(client, MUCH), Array(60).fill(AUDIO)),
  'lies in its header': async (client) => sendAll(await open(client), [LIE, LIE]),
  'asks for much': async (client) => {
    const form = new FormData();
    form.append('audio', new Blob([LIE]), 'x'.repeat(1_000));
    const { audio_url } = await client.succeed<UploadResponse>('uploadAudio', { form });
    const body = {
      audio_url,
      translation: true,
      translation_config: { target_languages: Array(20_000).fill('de') },
      custom_spelling: true,
      custom_spelling_config: { spelling_dictionary: { ['x'.repeat(100_000)]: ['the'] } },
    };
    await client.succeed('createPreRecordedJob', { body });
    await client.succeed('listTranscriptionJobs', { query: new URLSearchParams('limit=100') });
  },
};

/** Goes every way to misbehave again and again, several clients at a time, until the time is over. */
async function soak({ seconds }: Task, client: Client): Promise<ClientReport> {
  const end = Date.now() + seconds * 1000;
  const done: Record<string, number> = {};
  const errors: string[] = [];
  const go = async ([name, way]: [string, (client: Client) => Promise<void>]) => {
    for (; Date.now() < end; await sleep(PAUSE)) {
      await way(client).catch((error: Error) => errors.push(`${name}: ${error.message}`));
      done[name] = (done[name] ?? 0) + 1;
    }
  };
  const all = Object.entries(WAYS).flatMap((way) => Array<typeof way>(AT_A_TIME).fill(way));
  await Promise.all(all.map(go));
  return { rows: Object.entries(done).map(([way, times]) => [way, `${times} times`]), errors };
}

async function open(client: Client, body: object = {}): Promise<WebSocket> {
  const { url } = await client.succeed<LiveSessionCreated>('createLiveSession', { body });
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket.on('error', () => {});
}

async function sendAll(socket: WebSocket, frames: Buffer[]): Promise<void> {
  const closed = once(socket, 'close');
  for (const frame of [...frames, STOP]) socket.send(frame);
  await closed;
}
