/**
 * The load that the stub holds with all its checks on: live sessions that each send audio chunks in
 * JSON and get as many messages back. Ends by itself.
 */
import { fork } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseClientMessageValue } from 'speech-to-text-contract/parse';
import { type Stub, startStub } from '../src/index.ts';
import { chunkMessage } from './chunk.ts';
import type { ClientReport, ClientTask } from './clients.ts';

const CLIENTS = fileURLToPath(new URL('./clients.ts', import.meta.url));

/** What a run measured. */
interface LoadReport {
  sessions: number;
  seconds: number;
  /** Messages that the stub read and sent, per second. */
  received: number;
  sent: number;
  /** Share of one core that the stub took. */
  cpu: number;
  /** Shares of the time in which the stub was busy. Strict checks of what left. */
  validatingOut: number;
  /** Checks of what came, reckoned from their number and what one takes. */
  validatingIn: number;
  /** Reading of what came: text and JSON, these checks, and the measuring itself. */
  reading: number;
  /** The slowest of 99 in 100 answers to an audio chunk, in milliseconds. */
  p99: number;
  /** Chunks that were sent later than their time by more than one period. */
  late: number;
  violations: number;
}

/**
 * Runs the load.
 *
 * @param sessions how many live sessions
 * @param rate messages a second of each, in and out
 * @param seconds for how long
 */
async function measure(sessions: number, rate: number, seconds: number): Promise<LoadReport> {
  const stub = await startStub({ acknowledgeEvery: 1 / rate, limits: { sessions } });
  try {
    const urls = await Promise.all(Array.from({ length: sessions }, () => createSession(stub)));
    const before = {
      cpu: process.cpuUsage(),
      loop: performance.eventLoopUtilization(),
      meter: { ...stub.meter },
      time: performance.now(),
    };
    const clients = await runClients({ urls, rate, seconds });
    const wall = performance.now() - before.time;
    const { user, system } = process.cpuUsage(before.cpu);
    // Busy by the clock, as the meter is: on a machine that others use, both wait alike.
    const busy = performance.eventLoopUtilization(before.loop).active;
    const since = (name: keyof Stub['meter']) => stub.meter[name] - before.meter[name];
    return {
      sessions,
      seconds: wall / 1000,
      received: since('read') / (wall / 1000),
      sent: clients.received / (wall / 1000),
      cpu: (user + system) / 1000 / wall,
      validatingOut: since('validating') / busy,
      validatingIn: (since('read') * costOfCheck(rate)) / busy,
      reading: since('reading') / busy,
      p99: clients.p99,
      late: clients.late,
      violations: stub.violations.length,
    };
  } finally {
    await stub.close();
  }
}

/** What the check of one audio chunk takes, in milliseconds. */
function costOfCheck(rate: number): number {
  const message: unknown = JSON.parse(chunkMessage(rate));
  const calls = 200_000;
  const start = performance.now();
  for (let i = 0; i < calls; i++) parseClientMessageValue(message);
  return (performance.now() - start) / calls;
}

async function createSession({ url, key }: Stub): Promise<string> {
  const response = await fetch(`${url}/v2/live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': key },
    body: '{}',
  });
  return ((await response.json()) as { url: string }).url;
}

/** Runs the clients in a process of their own, so that only the stub is measured here. */
async function runClients(task: ClientTask): Promise<ClientReport> {
  const child = fork(CLIENTS, { execArgv: process.execArgv });
  const report = new Promise<ClientReport>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ClientReport));
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
  });
  child.send(task);
  try {
    return await report;
  } finally {
    child.kill();
  }
}

function print(report: LoadReport, rate: number): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows: [string, string][] = [
    ['sessions', `${report.sessions}, each ${rate} messages a second in and out`],
    ['time', `${report.seconds.toFixed(1)} s`],
    ['messages read', `${report.received.toFixed(0)} a second`],
    ['messages sent', `${report.sent.toFixed(0)} a second`],
    ['processor time', `${percent(report.cpu)} of one core`],
    [
      'validating',
      `${percent(report.validatingOut + report.validatingIn)} of the time it was busy`,
    ],
    ['  what leaves', percent(report.validatingOut)],
    ['  what comes', percent(report.validatingIn)],
    ['text and JSON', `${percent(report.reading)}, reading what comes`],
    ['answer to a chunk', `99 of 100 within ${report.p99.toFixed(1)} ms`],
    ['chunks sent late', String(report.late)],
    ['violations', String(report.violations)],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(24)}${value}`);
}

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '200' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
  },
});
const [sessions = 0, rate = 0, seconds = 0] = [values.sessions, values.rate, values.seconds].map(
  Number,
);
if (
  !(sessions >= 1 && sessions <= 1000 && rate >= 1 && rate <= 200 && seconds >= 1 && seconds <= 120)
) {
  console.error('usage: load [--sessions 1..1000] [--rate 1..200] [--seconds 1..120]');
  process.exitCode = 2;
} else {
  const report = await measure(sessions, rate, seconds);
  print(report, rate);
  if (report.violations > 0) process.exitCode = 1;
}
