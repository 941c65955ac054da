import type { Profile } from '../../scripts/model/contract.ts';
import { theNormal } from '../support/contract.ts';
import { inProcesses } from '../support/jobs.ts';
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

/** Judges random values of every schema in all profiles, in this process or in several of their own. */
export async function fuzz({
  count,
  seed,
  processes,
  onProgress,
}: FuzzOptions): Promise<FuzzReport> {
  const start = performance.now();
  const sizes = sizesOf(theNormal());
  const jobs = jobsFor(sizes, { count, seed });
  const total = jobs.reduce((sum, { values }) => sum + values, 0);
  const outcomes: Outcome[] = [];
  let done = 0;
  const keep = (outcome: Outcome, job: Job) => {
    outcomes.push(outcome);
    done += job.values;
    onProgress?.(total, done);
  };
  if (processes === 1) {
    const judges = await loadJudges();
    for (const job of jobs) keep(run(judges, job), job);
  } else await inProcesses(new URL('worker.ts', import.meta.url), jobs, processes, keep);
  const seconds = (performance.now() - start) / 1000;
  return { seed, seconds, schemas: sizes.size, ...summed([...sizes.keys()], outcomes) };
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
