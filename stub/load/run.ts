/** The load that the stub holds with all its checks on; ends by itself. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { LiveSessionCreated, UploadResponse } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { Client } from '../conformance/client.ts';
import { numberFrom, runCommand } from '../src/command.ts';
import { startStub, writeWav } from '../src/index.ts';

const MEGABYTE = 1024 * 1024;
/** What the stub holds at most, by the table in its README, in megabytes. */
const MOST_MEMORY = 512;
/** How often memory is looked at. */
const SAMPLES = 100;
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

const HELP = `
Example:
  $ npm run load -- --sessions 50 --seconds 5

Exit code: 0 when the stub held the load, 1 when it did not, 2 when the run cannot begin.`;

/** What the clients do, and for how long. */
interface Load {
  sessions: number;
  /** How often each session sends its text, each second. */
  rate: number;
  seconds: number;
  /** Goes every way to misbehave instead. */
  soak?: boolean;
}

/** Where the clients find the stub. */
type Task = Load & { url: string; key: string };

/** What the clients saw, a line each, and what went wrong. */
interface ClientReport {
  rows: [string, string][];
  errors: string[];
}

/**
 * Runs the clients against a stub, and prints what was measured.
 *
 * @returns the exit code: 1 when something went wrong. Memory that a soak lets grow in its second half,
 *   or beyond the bound of what the stub holds, is wrong as well
 */
async function run(load: Load): Promise<number> {
  const { sessions, rate, soak, seconds = soak ? 300 : 10 } = load;
  // Each session was created over a connection that may still be open.
  const limits = { sessions, jobs: sessions, connections: 2 * sessions };
  // Lost connections come to more sessions than there may be, if each waits for long.
  const options = soak ? { connectTime: 5_000 } : { acknowledgeEvery: 1 / rate, limits };
  const stub = await startStub(options);
  const memory: number[] = [];
  const sample = () => memory.push(process.memoryUsage().rss / MEGABYTE);
  const timer = setInterval(sample, (seconds * 1000) / SAMPLES);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { url, key } = stub;
  const { rows, errors } = await runClients({ ...load, seconds, url, key });
  clearInterval(timer);
  sample();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  await stub.close();
  const half = memory.length / 2;
  const [first = 0, second = 0] = [memory.slice(0, half), memory.slice(half)].map((part) =>
    Math.max(...part),
  );
  const shown = memory.filter((_, i) => i % (SAMPLES / 10) === 0);
  const megabytes = (size: number) => `${size.toFixed(0)} MB`;
  for (const [name, value] of [
    ...rows,
    ['time', `${(wall / 1000).toFixed(1)} s`],
    ['processor time', `${((user + system) / 10 / wall).toFixed(1)} % of one core`],
    ['memory', shown.map(megabytes).join(', ')],
    ['  at most', `${megabytes(first)} in the first half, ${megabytes(second)} in the second`],
    ['errors', [errors.length, ...new Set(errors)].slice(0, 5).join('; ')],
    ['violations', String(stub.violations.length)],
  ] as [string, string][]) {
    console.log(`${name.padEnd(24)}${value}`);
  }
  const grows = soak && (second > first * 1.1 || Math.max(first, second) > MOST_MEMORY);
  return errors.length + stub.violations.length > 0 || grows ? 1 : 0;
}

/** Runs the clients in a process of their own, so that the stub alone is measured. */
async function runClients(task: Task): Promise<ClientReport> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv });
  child.send(task);
  const [report] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  child.kill();
  if (typeof report !== 'object') throw new Error(`the clients ended with ${report}`);
  return report as ClientReport;
}

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
async function soak({ seconds }: Load, client: Client): Promise<ClientReport> {
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

async function beClients(task: Task): Promise<void> {
  const { url, key } = task;
  const client = new Client({ url, key, patience: () => PATIENCE, profile: 'contract' });
  process.send?.(await (task.soak ? soak : stream)(task, client));
}

if (process.send) process.once('message', beClients);
else {
  const program = new Command('load')
    .description('Live sessions that send audio to a stub with all its checks on.')
    .option('--sessions <n>', 'how many sessions', numberFrom(1, 1000), 200)
    .option('--rate <n>', 'messages per second of each, in and out', numberFrom(1, 200), 50)
    .option('--seconds <n>', 'duration (default 10, with --soak 300)', numberFrom(1, 3600))
    .option('--soak', 'misbehaving clients instead')
    .addHelpText('after', HELP);
  await runCommand<Load>(program, run);
}
