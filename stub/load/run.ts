/** The load that the stub holds with all its checks on; ends by itself. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { numberFrom, runCommand } from '../src/command.ts';
import { startStub } from '../src/index.ts';
import type { ClientReport, Task } from './clients.ts';

const CLIENTS = fileURLToPath(new URL('./clients.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/** What the stub holds at most, by the table in its README, in megabytes. */
const MOST_MEMORY = 512;
/** How often memory is looked at. */
const SAMPLES = 100;

const HELP = `
Example:
  $ npm run load -- --sessions 50 --seconds 5

Exit code: 0 when the stub held the load, 1 when it did not, 2 when the run cannot begin.`;

interface Load {
  sessions: number;
  rate: number;
  seconds?: number;
  soak?: boolean;
}

/**
 * Runs the clients against a stub, and prints what was measured.
 *
 * @returns the exit code: 1 when something went wrong. Memory that a soak lets grow in its second half,
 *   or beyond the bound of what the stub holds, is wrong as well
 */
async function run({ sessions, rate, soak, seconds = soak ? 300 : 10 }: Load): Promise<number> {
  // Each session was created over a connection that may still be open.
  const limits = { sessions, jobs: sessions, connections: 2 * sessions };
  // Lost connections come to more sessions than there may be, if each waits for a minute.
  const options = soak ? { connectTime: 20_000 } : { acknowledgeEvery: 1 / rate, limits };
  const stub = await startStub(options);
  const memory: number[] = [];
  const sample = () => memory.push(process.memoryUsage().rss / MEGABYTE);
  const timer = setInterval(sample, (seconds * 1000) / SAMPLES);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { url, key } = stub;
  const { rows, errors } = await runClients({
    kind: soak ? 'soak' : 'stream',
    ...{ url, key, seconds, sessions, rate },
  }).finally(() => clearInterval(timer));
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

async function runClients(task: Task): Promise<ClientReport> {
  const child = fork(CLIENTS, { execArgv: process.execArgv });
  child.send(task);
  const [report] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  child.kill();
  if (typeof report !== 'object') throw new Error(`the clients ended with ${report}`);
  return report as ClientReport;
}

const program = new Command('load')
  .description('Live sessions that send audio to a stub with all its checks on.')
  .option('--sessions <n>', 'how many sessions', numberFrom(1, 1000), 200)
  .option('--rate <n>', 'messages per second of each, in and out', numberFrom(1, 200), 50)
  .option('--seconds <n>', 'duration (default 10, with --soak 300)', numberFrom(1, 3600))
  .option('--soak', 'misbehaving clients instead')
  .addHelpText('after', HELP);
process.exitCode = await runCommand<Load>(program, process.argv.slice(2), run);
