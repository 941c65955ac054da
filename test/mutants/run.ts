/** The whole run: every mutant judged, on every core, and what came of it counted. */

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Finding, FindingsError } from '../../scripts/model/finding.ts';
import { readSources } from '../../scripts/read/sources.ts';
import { allMutants } from './all.ts';
import { CHECKS, type Check, type Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

export interface RunOptions {
  /** The project's root. */
  root: string;
  /** The checks that count; all of them unless one is blinded to see what it alone notices. */
  checks?: readonly Check[];
  /** Only mutants of this kind, and of files whose path begins so. */
  kind?: string;
  file?: string;
  /** How many processes; one for each core unless given. */
  jobs?: number;
  /** Told now and then how many mutants have been judged, of how many. */
  report?: (done: number, total: number) => void;
}

/** Counts of one kind, or of all. */
export interface Tally {
  mutated: number;
  noticed: number;
  survived: number;
  /** Changes that leave the meaning as it was: not counted among the mutants. */
  equal: number;
}

export interface Survivor extends Mutant {
  /** What a check threw instead of telling what is wrong. */
  crash?: string;
}

export interface Result {
  total: Tally;
  kinds: Map<string, Tally>;
  /** How many mutants each check noticed, and how many no other one did. */
  checks: Record<Check, { noticed: number; alone: number }>;
  survivors: Survivor[];
}

/** What a process is told to do: every `of`-th mutant, from the one with this number on. */
export interface Task extends Pick<RunOptions, 'root' | 'checks' | 'kind' | 'file'> {
  index: number;
  of: number;
}

/** What a process tells: a verdict for each of its mutants, a few at a time. */
export type Told =
  | { verdicts: { at: number; verdict: Verdict; crash?: string }[] }
  | { findings: readonly Finding[] };

/** The mutants of a run, the same in every process. */
export function chosenMutants({
  root,
  kind,
  file = '',
}: Pick<RunOptions, 'root' | 'kind' | 'file'>) {
  return allMutants(readSources(root)).filter(
    (mutant) => (kind === undefined || mutant.kind === kind) && mutant.file.startsWith(file),
  );
}

/**
 * Judges every mutant.
 *
 * @throws FindingsError when the contract itself does not hold together, or nothing was chosen
 */
export async function runMutants(options: RunOptions): Promise<Result> {
  const { root, checks, kind, file, jobs = availableParallelism(), report } = options;
  const mutants = chosenMutants(options);
  if (mutants.length === 0) {
    const message = 'there is no such fact to change; choose another kind or file';
    throw new FindingsError([{ file: file ?? 'openapi', location: '', message }]);
  }
  const result = emptyResult();
  let done = 0;
  const take = (told: Told): void => {
    if ('findings' in told) throw new FindingsError(told.findings);
    for (const { at, verdict, crash } of told.verdicts) {
      const mutant = mutants[at];
      if (mutant !== undefined) count(result, mutant, verdict, crash);
      done++;
    }
    report?.(done, mutants.length);
  };
  const of = Math.max(1, Math.min(jobs, Math.ceil(mutants.length / 20)));
  const tasks = Array.from({ length: of }, (_, index) => ({ root, checks, kind, file, index, of }));
  await Promise.all(tasks.map((task) => judgeShare(task, take)));
  const place = ({ file, pointer, what }: Mutant) => `${file}#${pointer} ${what}`;
  result.survivors.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return result;
}

/** One process; ends when it has judged its share. */
function judgeShare(task: Task, take: (told: Told) => void): Promise<void> {
  const script = fileURLToPath(new URL('worker.ts', import.meta.url));
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.on('message', (told: Told) => {
      try {
        take(told);
      } catch (error) {
        child.kill();
        reject(error);
      }
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      const reason = said.split('\n').find((line) => /error/i.test(line)) ?? said.trim();
      const message = `a process of the run ended with code ${code}: ${reason}`;
      if (code === 0) resolve();
      else reject(new FindingsError([{ file: 'test/mutants/worker.ts', location: '', message }]));
    });
    child.send(task);
  });
}

function emptyResult(): Result {
  const checks = Object.fromEntries(CHECKS.map((check) => [check, { noticed: 0, alone: 0 }]));
  return { total: tally(), kinds: new Map(), checks: checks as Result['checks'], survivors: [] };
}

function tally(): Tally {
  return { mutated: 0, noticed: 0, survived: 0, equal: 0 };
}

function count(result: Result, mutant: Mutant, verdict: Verdict, crash?: string): void {
  const own = result.kinds.get(mutant.kind) ?? tally();
  result.kinds.set(mutant.kind, own);
  const survived = !verdict.equal && verdict.noticed.length === 0;
  for (const one of [result.total, own]) {
    if (verdict.equal) one.equal++;
    else one.mutated++;
    if (survived) one.survived++;
    else if (!verdict.equal) one.noticed++;
  }
  for (const check of verdict.noticed) {
    result.checks[check].noticed++;
    if (verdict.noticed.length === 1) result.checks[check].alone++;
  }
  if (survived) result.survivors.push({ ...mutant, ...(crash !== undefined && { crash }) });
}
