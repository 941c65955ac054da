/** How a check ends: with problems, skipped, or after another attempt; and what is noted while it runs. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RuleName } from './rules.ts';
import type { ShownRequest } from './shown-request.ts';

/** The first and the longest pause between two attempts, in milliseconds. */
const [FIRST_PAUSE, MAX_PAUSE] = [50, 2_000];

/** A violated condition, in words. */
export interface Problem {
  /** The id of the condition, as reports list it. */
  condition: string;
  text: string;
}

/** Texts, or `false` for no problem. */
type Texts = readonly (string | false)[];

/** Ends a check before it passes. */
export class CheckEnd extends Error {
  constructor(
    readonly outcome: 'violation' | 'skipped',
    readonly problems: readonly (Problem | { condition?: never; text: string })[],
    /** The rule, if it is not that of the check. */
    readonly rule?: RuleName,
    /** Whether it is pointless to try again. */
    readonly isFinal = true,
  ) {
    super(problems.map(({ text }) => text).join('; '));
  }
}

/** The problems of one condition. */
export function problemsOf(condition: string, ...texts: Texts): Problem[] {
  return texts.flatMap((text) => (text === false ? [] : { condition, text }));
}

/** How the cause begins if the contract has something, such as a filter, about which the run has no rule. */
export const NOT_JUDGED = 'not judged: no rule for this';

/** Skips a check. The report groups skipped checks by the cause. */
export function skip(cause: string): never {
  throw new CheckEnd('skipped', [{ text: cause }]);
}

/** Ends a check with one problem. */
export function fail(condition: string, text: string): never {
  throw new CheckEnd('violation', [{ condition, text }]);
}

/** Ends a check if one of the texts is a problem. */
export function failIf(condition: string, ...texts: Texts): void {
  failOn(problemsOf(condition, ...texts));
}

/** Ends a check by another rule, to which an acceptance of the check's own rule does not apply. */
export function failBy(rule: RuleName, condition: string, ...texts: Texts): void {
  failOn(problemsOf(condition, ...texts), rule);
}

/** Ends a check if there are problems, by another rule if one is given. */
export function failOn(problems: readonly Problem[], rule?: RuleName): void {
  if (problems.length > 0) throw new CheckEnd('violation', problems, rule);
}

/** Ends an attempt with one problem; `poll` makes another attempt while its patience lasts. */
export function retry(condition: string, text: string): never {
  throw new CheckEnd('violation', [{ condition, text }], undefined, false);
}

/** Ends an attempt if there are problems, by another rule if one is given; `poll` makes another attempt. */
export function retryOn(problems: readonly Problem[], rule?: RuleName): void {
  if (problems.length > 0) throw new CheckEnd('violation', problems, rule, false);
}

/** Repeats an attempt, with increasing pauses, until it succeeds, fails for good, or patience runs out. */
export async function poll<Result>(patience: number, attempt: () => Promise<Result>) {
  const end = Date.now() + patience;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, MAX_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      const left = end - Date.now();
      if (!(error instanceof CheckEnd) || error.isFinal || left <= 0) throw error;
      await sleep(Math.min(pause, left));
    }
  }
}

/** What is noted about a check while it runs. */
export interface Noted {
  /** The last call, or the creation that led to what is checked. */
  request?: ShownRequest | undefined;
}

/** The notes of the check that runs now, since checks run side by side. */
export const CURRENT = new AsyncLocalStorage<Noted>();

/** Notes a call, for the report on the check that makes it. */
export function noteRequest(request: ShownRequest): void {
  Object.assign(CURRENT.getStore() ?? {}, { request });
}

/** The message of an error with that of its cause: `fetch failed` alone says nothing. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '', cause } = error as NodeJS.ErrnoException;
  return [message || code, ...(cause ? [wordsOf(cause)] : [])].join(': ');
}
