/** Long runs: a command that runs batches of work in several processes, and reports the outcome. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import { runCommand, UsageError } from '../../scripts/command.ts';

interface LongRun<Batch, Outcome> {
  /** The name of the command, and a description in sentences. */
  name: string;
  about: string;
  /** The default number of things to try. */
  count: number;
  batches: (count: number, seed: number) => Batch[];
  /** Runs a batch, in a separate process. */
  run: (batch: Batch) => Outcome | Promise<Outcome>;
  /** Adds the outcome of a batch, in any order. */
  add: (outcome: Outcome) => void;
  /** The outcome of all batches, in lines, and the failures. */
  report: { readonly lines: readonly string[]; readonly failed: readonly unknown[] };
}

/** Runs the command of a module; its child processes run the same module, and the batches sent to them. */
export async function longRun<Batch, Outcome>(
  module: string,
  { name, about, count, batches, run, add, report }: LongRun<Batch, Outcome>,
): Promise<void> {
  if (process.send) return serve(run);
  const usage = `usage: ${name} [options]

${about} Exits with 1 if one does not.

  --count N      how many; by default ${count}
  --seed N       the seed of the random numbers; by default a new one each time
  --processes N  how many processes to use; by default one for each core

Example: npm run ${name} -- --count ${count / 100} --seed 7`;
  const options = {
    count: { type: 'string', default: String(count) },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    processes: { type: 'string', default: String(availableParallelism()) },
  } as const;
  process.exitCode = await runCommand(usage, options, process.argv.slice(2), async (given) => {
    const seed = wholeNumber('seed', given.seed);
    const processes = wholeNumber('processes', given.processes, 1);
    const all = batches(wholeNumber('count', given.count, 1), seed);
    console.log(`seed ${seed}`);
    const format = '{bar} {percentage}% | {eta_formatted} left';
    const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 15_000 });
    bar.start(all.length, 0);
    const left = all.values();
    const work = async () => {
      const worker = fork(new URL(module), {
        execArgv: ['--import', 'tsx'],
        serialization: 'advanced',
      });
      try {
        await answer(worker);
        for (const batch of left) {
          worker.send(batch as object);
          add(await answer<Outcome>(worker));
          bar.increment();
        }
      } finally {
        if (worker.connected) worker.disconnect();
      }
    };
    await Promise.all(Array.from({ length: processes }, work));
    bar.stop();
    console.log(report.lines.join('\n'));
    return report.failed.length > 0 ? 1 : 0;
  });
}

/** The value of an option that is a whole number. */
function wholeNumber(name: string, text: string, least = 0): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  const wanted = `a whole number of at least ${least}`;
  throw new UsageError(`--${name} must be ${wanted}, got ${JSON.stringify(text)}`);
}

function serve<Batch, Outcome>(run: (batch: Batch) => Outcome | Promise<Outcome>): void {
  process.on('message', async (batch: Batch) => process.send?.(await run(batch)));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

/** The next message of a worker. Throws if the worker exits instead; it has then printed the reason. */
async function answer<Message>(worker: ChildProcess): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as Message),
      once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`a process of the run exited with code ${code}`);
      }),
    ]);
  } finally {
    settled.abort();
  }
}
