/** The checks of a run: how each of them ends, and the list of all. */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Problems, problemsIn, type Sent, verdictsOn } from './relations.ts';
import type { ShownRequest } from './request.ts';
import { RULES, type RuleName } from './rules.ts';

export const OUTCOMES = ['passed', 'violation', 'accepted', 'skipped'] as const;
/**
 * The outcome of a check. `accepted` is a violation that was accepted beforehand; `skipped` means that the check could
 * not be completed, through no fault of the service.
 */
export type Outcome = (typeof OUTCOMES)[number];

/** One check of the run. */
export interface Check {
  /** The operation, or the part of the interface. */
  area: string;
  name: string;
  /** The name of its rule, which `--accept` takes. */
  rule: string;
  outcome: Outcome;
  /** The assumption on which it is based; empty if it is based on the interface itself. */
  assumption: string;
  /** The problems, or why it was skipped. */
  details: string[];
  /** For a violation, the last call of the check or the creation of its subject. */
  request?: ShownRequest;
}

/** Ends a check before it passes. */
class CheckEnd extends Error {
  constructor(
    readonly outcome: 'violation' | 'skipped',
    readonly details: readonly string[],
    /** The rule, if it differs from the rule of the check. */
    readonly rule?: RuleName,
    /** Whether another attempt may succeed. */
    readonly mayPass = false,
  ) {
    super(details.join('; '));
  }
}

/** Skips a check. The report groups skipped checks by the cause. */
export function skip(cause: string): never {
  throw new CheckEnd('skipped', [cause]);
}

/** Ends a check with a problem. */
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

/** The first and the longest pause between two attempts, in milliseconds. */
const [FIRST_PAUSE, MAX_PAUSE] = [50, 2_000];

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

/** What checks are about, such as a job, or one of these checks. */
interface Subject {
  area: string;
  name: string;
  outer: Subject | undefined;
  /** The first call for it, which led to what its checks look at; of a check, its last call. */
  request?: ShownRequest | undefined;
  /** How what was received for it violates the contract. */
  violations: Set<string>;
}

/** The subject of the current check, because checks run side by side. */
const CURRENT = new AsyncLocalStorage<Subject>();

/** Notes a call for the reports on its check and its subject. */
export function noteRequest(request: ShownRequest): void {
  const check = CURRENT.getStore();
  if (check) check.request = request;
  for (let one = check?.outer; one; one = one.outer) one.request ??= request;
}

/** A part of the current subject. */
function partOf(what: string): Subject {
  const outer = CURRENT.getStore();
  const { area = '', name = '' } = outer ?? {};
  return { area, name: [name, what].filter(Boolean).join(': '), outer, violations: new Set() };
}

/** Notes violations of the contract in what a check has received. The check goes on with what can be read. */
export function noteViolations(problems: readonly string[]): void {
  const check = CURRENT.getStore();
  for (const one of [check, check?.outer]) {
    for (const problem of problems) one?.violations.add(problem);
  }
}

/** Skips a check that cannot be made, if what was received for it violates the contract, which is reported already. */
export function skipIfViolated(): void {
  const check = CURRENT.getStore();
  const [violation] = [...(check?.violations ?? []), ...(check?.outer?.violations ?? [])];
  if (violation !== undefined) skipSince(violation);
}

function skipSince(violation: string): never {
  skip(`not checked, since ${violation}`);
}

/**
 * A received value, of which a check can read what is as the contract requires. A check or a relation that reads another
 * place is skipped.
 *
 * @param issues how the value violates the contract, one line each, with the path in front
 */
export function guard(value: unknown, issues: readonly string[], path = ''): unknown {
  if (issues.length === 0 || typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const place = `${path}/${String(key)}`;
      const issue = issues.find((one) => one.startsWith(`${place}: `));
      if (issue !== undefined) skipSince(issue);
      return guard(Reflect.get(target, key), issues, place);
    },
  });
}

/** The last call of a check; without a call, the call that created its subject. */
function requestOf(subject: Subject | undefined): ShownRequest | undefined {
  return subject && (subject.request ?? requestOf(subject.outer));
}

/** The message of an error with the message of its cause: `fetch failed` says nothing. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '', cause } = error as NodeJS.ErrnoException;
  return [message || code, ...(cause ? [wordsOf(cause)] : [])].join(': ');
}

/** Makes and collects checks. */
export class Recorder {
  readonly checks: Check[] = [];
  readonly #last: (() => Promise<unknown>)[] = [];
  #isClosed = false;

  /**
   * @param mask removes the key of the account from a text
   * @param accepted the names of the checks in which the service is known to differ
   */
  constructor(
    private readonly mask: (text: string) => string,
    private readonly accepted: readonly string[] = [],
  ) {}

  /** Makes separate checks of a subject. An error in them is a violation, not the end of the run. */
  about<Result>(
    area: string,
    name: string,
    run: () => Promise<Result>,
    rule: RuleName = 'contract',
  ) {
    return this.#run({ ...partOf(''), area, name }, run, rule);
  }

  /**
   * Makes a check about the current subject, which passes unless `run` throws.
   *
   * @param what the checked part of the subject; empty for the whole subject
   * @returns the result of `run`; undefined if the check did not pass
   */
  check<Result>(what: string, rule: RuleName, run: () => Result | Promise<Result>) {
    const subject = partOf(what);
    const pass = async () => {
      const { violations } = subject;
      try {
        const result = await run();
        if (violations.size === 0) this.#note(subject, { rule, outcome: 'passed', details: [] });
        return result;
      } finally {
        const details = [...violations];
        const violated = { rule: 'contract', outcome: 'violation', details } as const;
        if (details.length > 0) this.#note(subject, violated);
      }
    };
    return this.#run(subject, pass, rule);
  }

  /** Makes a check about the current subject at the end of the run, when everything has arrived. */
  later(what: string, rule: RuleName, run: () => void): void {
    this.#last.push(AsyncResource.bind(() => this.check(what, rule, run)));
  }

  async makeLast(): Promise<void> {
    for (const check of this.#last) await check();
  }

  /** Checks each relation that applies to a received value and its request. */
  relate(value: unknown, sent: Sent): void {
    for (const { name, ...verdict } of verdictsOn(value, sent)) this.#note(partOf(name), verdict);
  }

  /** Marks checks as skipped, because they prove nothing. */
  dismiss(cause: string, isDismissed: (check: Check) => boolean): void {
    for (const check of this.checks.filter(isDismissed)) {
      Object.assign(check, { outcome: 'skipped', details: [cause] });
    }
  }

  /** Ignores further checks, which a run may still make after its end. */
  close(): void {
    this.#isClosed = true;
  }

  async #run<Result>(subject: Subject, run: () => Promise<Result>, own: RuleName) {
    try {
      return await CURRENT.run(subject, run);
    } catch (error) {
      const isEnd = error instanceof CheckEnd;
      const {
        outcome,
        details,
        rule = own,
      } = isEnd ? error : new CheckEnd('violation', [wordsOf(error)], 'no-response');
      this.#note(subject, { rule, outcome, details });
      return undefined;
    }
  }

  /** Adds a check, without the key in its texts. */
  #note(subject: Subject, { rule, outcome, details }: Verdict): void {
    if (this.#isClosed) return;
    const { area, name } = subject;
    const isViolation = outcome === 'violation';
    const request = isViolation ? requestOf(subject) : undefined;
    this.checks.push({
      area,
      name,
      rule,
      assumption: RULES[rule] ?? '',
      outcome: isViolation && this.accepted.includes(rule) ? 'accepted' : outcome,
      details: details.map((text) => this.mask(text).slice(0, MAX_DETAIL)),
      ...(request && { request }),
    });
  }
}

/** How a check ended. */
interface Verdict {
  rule: string;
  outcome: Outcome;
  details: readonly string[];
}

const MAX_DETAIL = 500;
