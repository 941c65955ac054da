/** How checks end before they pass: with a problem, or skipped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Problems, problemsIn } from './problems.ts';
import type { RuleName } from './rules.ts';

/** Ends a check before it passes. */
export class CheckEnd extends Error {
  constructor(
    readonly outcome: 'violation' | 'skipped',
    readonly details: readonly string[],
    /** The rule, if it differs from the rule of the check. */
    readonly rule?: RuleName,
    /** Whether another attempt may succeed. */
    readonly mayPass = false,
    /** The assumption, if it differs from that of the rule. */
    readonly assumption?: string,
  ) {
    super(details.join('; '));
  }
}

/** Skips a check. The report groups skipped checks by the cause. */
export function skip(cause: string): never {
  throw new CheckEnd('skipped', [cause]);
}

export function fail(problem: string, rule?: RuleName): never {
  throw new CheckEnd('violation', [problem], rule);
}

/** Ends a check if there are problems; optionally by another rule, which is accepted separately. */
export function failIf(problems: Problems, rule?: RuleName): void {
  const found = problemsIn(problems);
  if (found.length > 0) throw new CheckEnd('violation', found, rule);
}

/** Ends an attempt with problems. `poll` makes another attempt while its patience lasts. */
export function retry(problems: string | string[], rule?: RuleName): never {
  throw new CheckEnd('violation', [problems].flat(), rule, true);
}

/** The first pause between two attempts, in milliseconds. */
export const FIRST_PAUSE = 50;
const MAX_PAUSE = 2_000;

/** Repeats an attempt, with increasing pauses, until it succeeds, fails for good, or patience runs out. */
export async function poll<Result>(patience: number, attempt: () => Promise<Result>) {
  const end = Date.now() + patience;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, MAX_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      const left = end - Date.now();
      if (!(error instanceof CheckEnd && error.mayPass) || left <= 0) throw error;
      await sleep(Math.min(pause, left));
    }
  }
}

/** The message of an error with the message of its cause: `fetch failed` says nothing. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '', cause } = error as NodeJS.ErrnoException;
  return [message || code, ...(cause ? [wordsOf(cause)] : [])].join(': ');
}
