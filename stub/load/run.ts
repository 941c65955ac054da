/**
 * The load that the stub holds with all its checks on: live sessions that each send audio chunks in
 * JSON and get as many messages back. Ends by itself.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { numberFrom, runCommand } from '../src/command.ts';
import { type Stub, startStub } from '../src/index.ts';
import type { ClientReport, ClientTask } from './clients.ts';
import type { SoakReport, SoakTask } from './soak.ts';

const CLIENTS = fileURLToPath(new URL('./clients.ts', import.meta.url));
/** 16,000 samples per second, 16 bits each. */
const BYTES_PER_SECOND = 32_000;
const MEGABYTE = 1024 * 1024;
/** What the stub holds at most, by the table in its README. */
const MOST_MEMORY = 512;
/** How often memory is looked at during a soak. */
const SAMPLES = 100;

interface Load {
  /** How many live sessions. */
  sessions: number;
  /** Messages per second of each, in and out. */
  rate: number;
  seconds: number;
  soak?: boolean;
}

/** Runs the load. Returns what was measured, a line each, and how often the contract was broken. */
async function measure({ sessions, rate, seconds }: Load): Promise<[[string, string][], number]> {
  const chunk = Buffer.alloc(Math.round(BYTES_PER_SECOND / rate)).toString('base64');
  const text = JSON.stringify({ type: 'audio_chunk', data: { chunk } });
  const stub = await startStub({
    acknowledgeEvery: 1 / rate,
    // Each session was created over a connection that may still be open.
    limits: { sessions, jobs: sessions, connections: 2 * sessions },
  });
  try {
    const urls = await Promise.all(Array.from({ length: sessions }, () => createSession(stub)));
    const cpu = process.cpuUsage();
    const loop = performance.eventLoopUtilization();
    const start = performance.now();
    const validated = stub.validating;
    const task: ClientTask = { kind: 'stream', urls, text, rate, seconds };
    const clients = await runClients<ClientReport>(task);
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    // Busy by the clock, as validating is: on a machine that others use, both wait alike.
    const busy = performance.eventLoopUtilization(loop).active;
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    const rows: [string, string][] = [
      ['sessions', `${sessions}, each ${rate} messages per second in and out`],
      ['time', `${(wall / 1000).toFixed(1)} s`],
      ['messages sent', `${(clients.received / (wall / 1000)).toFixed(0)} per second`],
      ['processor time', `${percent((user + system) / 1000 / wall)} of one core`],
      ['validating', `${percent((stub.validating - validated) / busy)} of the time of being busy`],
      ['answer to a chunk', `99 of 100 within ${clients.p99.toFixed(1)} ms`],
      ['chunks sent late', String(clients.late)],
      ['violations', String(stub.violations.length)],
    ];
    return [rows, stub.violations.length];
  } finally {
    await stub.close();
  }
}

/**
 * Lets misbehaving clients at a stub.
 *
 * @returns what was measured, a line each, and how much went wrong; memory that still grows in the
 *   second half, or reaches the bound of what the stub holds, is wrong as well
 */
async function endure(seconds: number): Promise<[[string, string][], number]> {
  const stub = await startStub();
  const memory: number[] = [];
  const sample = () => memory.push(process.memoryUsage().rss / MEGABYTE);
  const timer = setInterval(sample, (seconds * 1000) / SAMPLES);
  try {
    const { url, key } = stub;
    const task: SoakTask = { kind: 'soak', url, key, seconds };
    const { done, errors } = await runClients<SoakReport>(task);
    sample();
    const half = memory.length / 2;
    const [before, after] = [memory.slice(0, half), memory.slice(half)].map((x) => Math.max(...x));
    const [first = 0, second = 0] = [before, after];
    const grows = second > first * 1.1 || Math.max(first, second) > MOST_MEMORY;
    const tenths = memory.filter((_, i) => i % (SAMPLES / 10) === 0);
    const rows: [string, string][] = [
      ...Object.entries(done).map(([way, times]): [string, string] => [way, `${times} times`]),
      ['memory', `${tenths.map((size) => size.toFixed(0)).join(' ')} MB`],
      [
        '  its peak',
        `${first.toFixed(0)} MB in the first half, ${second.toFixed(0)} in the second`,
      ],
      ['errors', [String(errors.length), ...new Set(errors)].slice(0, 5).join('; ')],
      ['violations', String(stub.violations.length)],
    ];
    return [rows, errors.length + stub.violations.length + Number(grows)];
  } finally {
    clearInterval(timer);
    await stub.close();
  }
}

async function createSession({ url, key }: Stub): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-service-key': key };
  const response = await fetch(`${url}/v2/live`, { method: 'POST', headers, body: '{}' });
  return ((await response.json()) as { url: string }).url;
}

/** Runs the clients in a process of their own, so that only the stub is measured here. */
async function runClients<Report>(task: ClientTask | SoakTask): Promise<Report> {
  const child = fork(CLIENTS, { execArgv: process.execArgv });
  child.send(task);
  const [report] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  child.kill();
  if (typeof report !== 'object') throw new Error(`the clients ended with ${report}`);
  return report as Report;
}

const program = new Command('load')
  .description('Live sessions that send audio to a stub with all its checks on.')
  .option('--sessions <n>', 'how many sessions', numberFrom(1, 1000), 200)
  .option('--rate <n>', 'messages per second of each, in and out', numberFrom(1, 200), 50)
  .option('--seconds <n>', 'duration (default 10, with --soak 300)', numberFrom(1, 3600))
  .option('--soak', 'misbehaving clients instead, for five minutes');
process.exitCode = await runCommand<Load>(program, process.argv.slice(2), async (load) => {
  const { soak, seconds = soak ? 300 : 10 } = load;
  const [rows, failures] = await (soak ? endure(seconds) : measure({ ...load, seconds }));
  for (const [name, value] of rows) console.log(`${name.padEnd(24)}${value}`);
  return failures > 0 ? 1 : 0;
});
