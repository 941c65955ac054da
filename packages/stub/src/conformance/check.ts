/** The checks of a run: how each of them ends, and the list of all. */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { CheckEnd, skip } from './ending.ts';
import { skipSince } from './guard.ts';
import { verdictsOn } from './relate.ts';
import { RELATIONS, type Sent } from './relations.ts';
import type { ShownRequest } from './request.ts';
import { RULES, type RuleName } from './rules.ts';

export const OUTCOMES = ['passed', 'violation', 'accepted', 'skipped'] as const;
/**
 * The outcome of a check. `accepted` is a violation that was accepted beforehand; `skipped` means that the check could
 * not be completed, through no fault of the service.
 */
type Outcome = (typeof OUTCOMES)[number];

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

/**
 * What checks are about, or one of these checks. For example, the part `recordings` is the outer subject of the job
 * `nothing switched on`, and this job of its check `creation`. The check notes each of its calls as its own; the job keeps
 * the first of them, which repeats it. The check `polled until its status is final` notes a violation for itself, which
 * reports it, and for the job, so that later checks of the job that cannot be made are skipped.
 */
interface Subject {
  area: string;
  name: string;
  outer: Subject | undefined;
  /** The first call for it, which led to what its checks look at; of a check, its last call. */
  request?: ShownRequest | undefined;
  /** How what was received for it violates the contract. */
  violations: Set<string>;
  /** What the run did for it. */
  actions: Action[];
}

/** Something that the run did, and when it began to do it, in milliseconds since 1970. */
interface Action {
  what: string;
  at: number;
  /** Whether it only reads, such as a poll. */
  isRead: boolean;
}

/** How a report names a check or a subject. */
export const titleOf = ({ area, name }: Pick<Subject, 'area' | 'name'>) =>
  name ? `${area}, ${name}` : area;

/** The subject of the current check, because checks run side by side. */
const CURRENT = new AsyncLocalStorage<Subject>();

/** Notes a call for the reports on its check and its subject. */
export function noteRequest(request: ShownRequest): void {
  const check = CURRENT.getStore();
  if (check) check.request = request;
  for (let one = check?.outer; one; one = one.outer) one.request ??= request;
}

/** Notes what the run does for the current check: if the service stops, this may be why. */
export function noteAction(what: string, isRead = false): void {
  const action = { what, at: Date.now(), isRead };
  for (let one = CURRENT.getStore(); one; one = one.outer) one.actions.push(action);
}

/**
 * What the run did for a check around a moment: what it did last before it, which no poll hides, and what came then.
 *
 * @param isCertain whether the moment is when the service stopped, and not only when it last responded
 */
function actionsAround(moment: number, actions: readonly Action[], isCertain: boolean) {
  const before = actions.filter(({ at }) => at <= moment);
  const last = before.findLast(({ isRead }) => !isRead) ?? before.at(-1) ?? actions[0];
  const read = before.at(-1);
  const next = read === last && !isCertain ? actions[before.length] : read;
  const shown = [...new Set([last, next])].filter((one) => one !== undefined);
  const away = ({ at }: Action) => Math.abs(at - moment);
  const words = shown.map(
    (one) => `${one.what} ${away(one) / 1000} s ${one.at > moment ? 'later' : 'earlier'}`,
  );
  const kind = shown.findLast(({ isRead }) => !isRead)?.what;
  return { kind, away: Math.min(...shown.map(away)), words: words.join(', then ') };
}

function partOf(what: string): Subject {
  const outer = CURRENT.getStore();
  const { area = '', name = '' } = outer ?? {};
  const whole = [name, what].filter(Boolean).join(': ');
  // A check goes on with its job or session. The checks of a part have nothing in common.
  const before = (name && outer?.actions) || [{ what: 'began', at: Date.now(), isRead: true }];
  return { area, name: whole, outer, violations: new Set(), actions: [...before] };
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

/** The last call of a check; without a call, the call that created its subject. */
function requestOf(subject: Subject | undefined): ShownRequest | undefined {
  return subject && (subject.request ?? requestOf(subject.outer));
}

/** Makes and collects checks. */
export class Recorder {
  readonly checks: Check[] = [];
  /** Errors of the run itself, each with the check that it ended. */
  readonly errors: string[] = [];
  readonly #last: (() => Promise<unknown>)[] = [];
  /** The end of the last job or session of a serial run. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #running = new Set<Subject>();
  #isClosed = false;

  /**
   * @param mask removes the key of the account from a text
   * @param accepted the names of the checks in which the service is known to differ
   * @param isSerial whether a job or session begins only after the one before has ended
   */
  constructor(
    private readonly mask: (text: string) => string,
    private readonly accepted: readonly string[] = [],
    private readonly isSerial = false,
  ) {}

  /** Makes separate checks of a subject. An error in them is not the end of the run. */
  about<Result>(
    area: string,
    name: string,
    run: () => Promise<Result>,
    rule: RuleName = 'contract',
  ) {
    const start = () => this.#run({ ...partOf(''), area, name }, run, rule);
    // What a job or session contains must not wait for its end.
    if (!this.isSerial || CURRENT.getStore()?.name !== '') return start();
    const turn = this.#turn.then(start);
    this.#turn = turn;
    return turn;
  }

  /**
   * The checks that have not ended, each with its title, its actions around a moment, and its call. Those that do what no
   * other does come first, then those nearest to the moment. A subject with such a check is not listed itself.
   */
  inProgress(moment: number, isCertain: boolean) {
    const outer = new Set([...this.#running].map((one) => one.outer));
    const all = [...this.#running]
      .filter((one) => !outer.has(one))
      .map((one) => {
        const { words, ...around } = actionsAround(moment, one.actions, isCertain);
        const request = requestOf(one.outer?.name ? one.outer : one);
        return { ...around, text: `${titleOf(one)} (${words})`, request };
      });
    const alike = (wanted?: string) => all.filter(({ kind }) => kind === wanted).length;
    const isCommon = ({ kind }: { kind: string | undefined }) => Number(alike(kind) > 1);
    return all.sort((one, other) => isCommon(one) - isCommon(other) || one.away - other.away);
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

  /** Makes a check that all further checks of the subject need: if it does not pass, these are skipped. */
  async need<Result>(what: string, rule: RuleName, run: () => Result | Promise<Result>) {
    const result = await this.check(what, rule, run);
    return result ?? skip(`further checks, which need '${what}'`);
  }

  /** Makes a check about the current subject at the end of the run, when everything has arrived. */
  later(what: string, rule: RuleName, run: () => void | Promise<void>): void {
    this.#last.push(AsyncResource.bind(() => this.check(what, rule, run)));
  }

  async makeLast(): Promise<void> {
    for (const check of this.#last) await check();
  }

  /**
   * Checks each relation that applies to a received value and its request.
   *
   * @param schema the name of its schema; `Session` for the messages of a session
   */
  relate(schema: string, value: unknown, sent: Sent): void {
    for (const verdict of verdictsOn(schema, value, sent)) {
      this.#note(partOf(RELATIONS[verdict.rule]?.name ?? ''), verdict);
    }
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
    this.#running.add(subject);
    try {
      return await CURRENT.run(subject, run);
    } catch (error) {
      if (error instanceof CheckEnd) {
        const { outcome, details, rule = own, assumption } = error;
        this.#note(subject, { rule, outcome, details, assumption });
      } else this.#noteError(subject, own, error);
      return undefined;
    } finally {
      this.#running.delete(subject);
    }
  }

  /** Notes an error of the run itself, of which the service is not to blame. */
  #noteError({ area, name }: Subject, rule: string, error: unknown): void {
    const [what, where = ''] = String(Object(error).stack ?? error).split('\n');
    this.errors.push(this.mask(`${area}, ${name} [${rule}]: ${what} ${where.trim()}`));
  }

  /** Adds a check, without the key in its texts. */
  #note(subject: Subject, { rule, outcome, details, assumption }: Verdict): void {
    if (this.#isClosed) return;
    const { area, name } = subject;
    const isViolation = outcome === 'violation';
    const request = isViolation ? requestOf(subject) : undefined;
    this.checks.push({
      area,
      name,
      rule,
      assumption: assumption ?? RULES[rule] ?? '',
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
  /** The assumption, if it differs from that of the rule. */
  assumption?: string | undefined;
}

const MAX_DETAIL = 500;
