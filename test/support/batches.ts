/** Long runs: batches of work for several processes, and what their commands share. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import { UsageError } from '../../scripts/command.ts';

/** The options of every long run. */
export const LONG_RUN = {
  seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  processes: { type: 'string', default: String(availableParallelism()) },
} as const;

/** The value of an option that is a whole number. */
export function wholeNumber(name: string, text: string, least = 0): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  const wanted = `a whole number of at least ${least}`;
  throw new UsageError(`--${name} must be ${wanted}, got ${JSON.stringify(text)}`);
}

/** Shows a progress bar; `update` gets the total, and how much of it is done. */
export function progress(unit: string): {
  update: (total: number, done: number) => void;
  stop: () => void;
} {
  const bar = new SingleBar({
    format: `{bar} {percentage}% | {value} of {total} ${unit} | {eta_formatted} left`,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 15_000,
  });
  return {
    update(total, done) {
      if (!bar.isActive) bar.start(total, 0);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}

/** Runs batches in processes whose module calls `serveBatches`; each process runs one batch at a time. */
export async function inProcesses<Batch, Outcome>(
  module: URL,
  batches: Iterable<Batch>,
  processes: number,
  onOutcome: (outcome: Outcome, batch: Batch) => void,
): Promise<void> {
  const queue = batches[Symbol.iterator]();
  const rest = { [Symbol.iterator]: () => ({ next: () => queue.next() }) };
  const work = async () => {
    const worker = fork(module, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    try {
      await answer(worker);
      for (const batch of rest) {
        worker.send(batch as object);
        onOutcome(await answer<Outcome>(worker), batch);
      }
    } finally {
      if (worker.connected) worker.disconnect();
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
}

/** Runs the batches that the parent process sends, one after the other. */
export function serveBatches<Batch, Outcome>(
  run: (batch: Batch) => Outcome | Promise<Outcome>,
): void {
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
        throw new Error(`a process of the run ended with code ${code}`);
      }),
    ]);
  } finally {
    settled.abort();
  }
}
