/** The whole run: every mutant judged, and what came of it counted. */

import { FindingsError } from '../../scripts/model/finding.ts';
import { allMutants } from './all.ts';
import { CHECKS, type Check, judge, readOriginal, type Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

export interface RunOptions {
  /** The project's root. */
  root: string;
  /** The checks that count; all of them unless one is blinded to see what it alone notices. */
  checks?: readonly Check[];
  /** Only mutants of this kind, and of files whose path begins so. */
  kind?: string;
  file?: string;
  /** Whether every check is asked about every mutant, and not just until one notices it. */
  thorough?: boolean;
  /** Gets how many mutants have been judged, of how many, now and then. */
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

/**
 * Judges every mutant.
 *
 * @throws FindingsError when the contract itself does not hold together, or nothing was chosen
 */
export function runMutants(options: RunOptions): Result {
  const { root, checks, kind, file = '', thorough, report } = options;
  const original = readOriginal(root);
  const mutants = allMutants(original.sources).filter(
    (mutant) => (kind === undefined || mutant.kind === kind) && mutant.file.startsWith(file),
  );
  if (mutants.length === 0) {
    const message = 'no such fact exists; choose another kind or file';
    throw new FindingsError([{ file: file || 'openapi', location: '', message }]);
  }
  const result = emptyResult();
  for (const [at, mutant] of mutants.entries()) {
    const { verdict, crash } = judged(() => judge(original, mutant, checks, thorough));
    count(result, mutant, verdict, crash);
    if (at % 40 === 0) report?.(at, mutants.length);
  }
  const place = ({ file, pointer, what }: Mutant) => `${file}#${pointer} ${what}`;
  result.survivors.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return result;
}

/** A check that fails on a mutant has not said what is wrong: the mutant counts as a survivor. */
function judged(run: () => Verdict): { verdict: Verdict; crash?: string } {
  try {
    return { verdict: run() };
  } catch (error) {
    const crash = error instanceof Error ? error.message : String(error);
    return { verdict: { equal: false, noticed: [] }, crash: crash.split('\n')[0] ?? crash };
  }
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
