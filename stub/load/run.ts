/** The load that the stub holds with all its checks on; ends by itself. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { LiveSessionCreated } from 'speech-to-text-contract/types';
import { WebSocket } from 'ws';
import { Client } from '../conformance/client.ts';
import { numberFrom, runProgram } from '../src/command.ts';
import { startStub } from '../src/index.ts';

/** 16,000 samples per second, 16 bits each. */
const BYTES_PER_SECOND = 32_000;
const STOP = '{"type":"stop_recording"}';
/** How long an answer may take, in milliseconds. */
const PATIENCE = 60_000;

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
}

/** Where the clients find the stub. */
type Task = Load & { url: string; key: string };

/** Runs the clients against a stub, and prints what was measured. Returns the exit code. */
async function run(load: Load): Promise<number> {
  const { sessions, rate } = load;
  const limits = { sessions, jobs: sessions };
  const stub = await startStub({ acknowledgeEvery: 1 / rate, limits });
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { url, key } = stub;
  const seen = await runClients({ ...load, url, key });
  const time = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  await stub.close();
  const all = {
    ...seen,
    time: `${(time / 1000).toFixed(1)} s`,
    'processor time': `${((user + system) / 10 / time).toFixed(1)} % of one core`,
    memory: `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`,
    violations: stub.violations.length,
  };
  for (const [name, value] of Object.entries(all)) console.log(`${name.padEnd(24)}${value}`);
  return stub.violations.length > 0 ? 1 : 0;
}

/** Runs the clients in a process of their own, so that the stub alone is measured. Returns what they saw. */
async function runClients(task: Task): Promise<Record<string, string>> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv });
  child.send(task);
  const [seen] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  child.kill();
  if (typeof seen !== 'object') throw new Error(`the clients ended with ${seen}`);
  return seen;
}

async function beClients({ url, key, sessions, rate, seconds }: Task): Promise<void> {
  const client = new Client({ url, key, patience: PATIENCE, profile: 'contract' });
  const period = 1000 / rate;
  const chunk = Buffer.alloc(Math.round(BYTES_PER_SECOND / rate)).toString('base64');
  const text = JSON.stringify({ type: 'audio_chunk', data: { chunk } });
  const answers: number[] = [];
  let received = 0;
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
      await sleep(Math.max(0, due - performance.now()));
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
  process.send?.({
    'messages sent': `${perSecond.toFixed(0)} per second`,
    'answer to a chunk': `99 of 100 within ${p99.toFixed(1)} ms`,
  });
}

async function open(client: Client): Promise<WebSocket> {
  const { url } = await client.expectSuccess<LiveSessionCreated>('createLiveSession', { body: {} });
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket.on('error', () => {});
}

if (process.send) process.once('message', beClients);
else {
  const program = new Command('load')
    .description('Live sessions that send audio to a stub with all its checks on.')
    .option('--sessions <n>', 'how many sessions', numberFrom(1, 400), 200)
    .option('--rate <n>', 'messages per second of each, in and out', numberFrom(1, 200), 50)
    .option('--seconds <n>', 'duration', numberFrom(1, 3600), 10)
    .addHelpText('after', HELP);
  await runProgram<Load>(program, run);
}
