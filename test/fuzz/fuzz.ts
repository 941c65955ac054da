import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Profile } from '../../scripts/model/contract.ts';
import { type Failed, type Job, jobsFor, type Outcome, run, sizesOf } from './job.ts';
import { loadJudges, PROFILES } from './judges.ts';

export interface FuzzOptions {
  /** How many values, in all. */
  count: number;
  seed: number;
  processes: number;
  /** Called after each job with how many values there will be, and how many there were. */
  onProgress?: (total: number, done: number) => void;
}

/** How many values of a schema a profile accepted and refused. */
export interface Share {
  schema: string;
  profile: Profile;
  accepted: number;
  /** How many of the accepted ones the guard left to the other half. */
  careful: number;
  refused: number;
}

export interface FuzzReport {
  seed: number;
  values: number;
  schemas: number;
  shares: Share[];
  /** The places of the schemas that refused at least one value: `contract Word#/required`. */
  refusedBy: Set<string>;
  failed: Failed[];
  seconds: number;
}

/** What judges the values of a job, and how many places each schema has. */
interface Worker {
  sizes: ReadonlyMap<string, number>;
  ask: (job: Job) => Outcome | Promise<Outcome>;
  end: () => void;
}

/** Judges random values of every schema in all profiles, in this process or in several of their own. */
export async function fuzz({
  count,
  seed,
  processes,
  onProgress,
}: FuzzOptions): Promise<FuzzReport> {
  const start = performance.now();
  const workers = await Promise.all(
    processes === 1 ? [here()] : Array.from({ length: processes }, forked),
  );
  try {
    const [{ sizes } = await here()] = workers;
    const jobs = jobsFor(sizes, { count, seed });
    const total = jobs.reduce((sum, { values }) => sum + values, 0);
    const queue = jobs.values();
    const outcomes: Outcome[] = [];
    let done = 0;
    const work = async (worker: Worker) => {
      for (const job of queue) {
        outcomes.push(await worker.ask(job));
        done += job.values;
        onProgress?.(total, done);
      }
    };
    await Promise.all(workers.map(work));
    const seconds = (performance.now() - start) / 1000;
    return { seed, seconds, schemas: sizes.size, ...summed([...sizes.keys()], outcomes) };
  } finally {
    for (const worker of workers) worker.end();
  }
}

async function here(): Promise<Worker> {
  const judges = await loadJudges();
  return { sizes: sizesOf(judges), ask: (job) => run(judges, job), end: () => {} };
}

async function forked(): Promise<Worker> {
  const worker = fork(new URL('worker.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const sizes = await answer<Map<string, number>>(worker);
  return {
    sizes,
    ask: (job) => ask(worker, job),
    end: () => worker.connected && worker.disconnect(),
  };
}

async function ask(worker: ChildProcess, job: Job): Promise<Outcome> {
  worker.send(job);
  return answer<Outcome>(worker);
}

/** What a worker says next; its end is an error, since it says why by itself. */
async function answer<Message>(worker: ChildProcess): Promise<Message> {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as Message),
      once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`a process of the run ended with code ${code}`);
      }),
    ]);
  } finally {
    heard.abort();
  }
}

function summed(schemas: string[], outcomes: Outcome[]) {
  const shares = schemas.flatMap((schema) => {
    const own = outcomes.filter((outcome) => outcome.schema === schema);
    const values = own.reduce((sum, outcome) => sum + outcome.values, 0);
    return PROFILES.map((profile) => {
      const sum = (of: 'accepted' | 'careful') =>
        own.reduce((all, outcome) => all + outcome[of][profile], 0);
      const accepted = sum('accepted');
      return { schema, profile, accepted, careful: sum('careful'), refused: values - accepted };
    });
  });
  return {
    values: outcomes.reduce((sum, { values }) => sum + values, 0),
    shares,
    refusedBy: new Set(outcomes.flatMap(({ refusedBy }) => refusedBy)),
    failed: outcomes.flatMap(({ failed }) => failed ?? []),
  };
}
