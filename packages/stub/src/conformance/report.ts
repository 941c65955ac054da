/** The report of a run, as data and as text. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneLine } from 'speech-to-text-contract/parse';
import type { NotificationName } from '../contract.ts';
import type { Coverage } from './coverage.ts';
import { maskOf } from './masking.ts';
import { applyRelation, type Grounds, type Outcome, objectsIn, RELATIONS } from './relations.ts';
import { RULES, type RuleName } from './rules.ts';
import type { ShownRequest } from './shown-request.ts';

/** One check of the run. */
export interface Check extends Grounds {
  /** The operation, or the part of the interface. */
  area: string;
  name: string;
  /** The name of its rule, which `--accept` takes. */
  rule: string;
  outcome: Outcome;
  /** The problems, or why it was left out, and remarks. */
  details: string[];
  /** The values that a relation compared, if they add anything. */
  values: string;
  /** Of a check that did not pass, the last call that it made, if any. */
  request?: ShownRequest;
}

/** The report of a run, with the URL of the service. */
export type Report = ReturnType<Recorder['report']>;

/** The width of the first column of the report. */
const WIDTH = 24;
const MAX_DETAILS = 5;
const MAX_DETAIL_LENGTH = 500;
/** The first and the longest pause between two attempts, in milliseconds. */
const [FIRST_PAUSE, MAX_PAUSE] = [50, 2_000];
const OUTCOMES: readonly Outcome[] = ['passed', 'violated', 'differs', 'left out'];

/** Ends a check before it passes. */
class CheckEnd extends Error {
  constructor(
    readonly outcome: Outcome,
    readonly problems: string[],
    /** Whether it is pointless to try again. */
    readonly isFinal = true,
    /** The rule, if it is not that of the check. */
    readonly rule?: RuleName,
  ) {
    super(problems.join('; '));
  }
}

/** Leaves a check out. */
export function leaveOut(why: string): never {
  throw new CheckEnd('left out', [why]);
}

/** Ends a check with one problem. */
export function fail(problem: string): never {
  throw new CheckEnd('violated', [problem]);
}

/** Ends a check if there is a problem; `false` stands for none. */
export function failIf(...problems: readonly (string | false)[]): void {
  endIf(problems, true);
}

/** Ends a check by another rule, to which an acceptance of the check's own rule does not apply. */
export function failBy(rule: RuleName, ...problems: readonly (string | false)[]): void {
  endIf(problems, true, rule);
}

/** Ends an attempt if there is a problem; `poll` makes another one while its patience lasts. */
export function retryIf(...problems: readonly (string | false)[]): undefined {
  endIf(problems, false);
}

/** Ends an attempt by another rule; `poll` makes another one. */
export function retryBy(rule: RuleName, ...problems: readonly (string | false)[]): void {
  endIf(problems, false, rule);
}

function endIf(problems: readonly (string | false)[], isFinal: boolean, rule?: RuleName): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw new CheckEnd('violated', found, isFinal, rule);
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

/** What is noted about the check that runs now, since checks run side by side: its last call, and remarks. */
const CURRENT = new AsyncLocalStorage<{ request?: ShownRequest; remarks: string[] }>();

/** Notes a call, for the report on the check that makes it. */
export function noteRequest(request: ShownRequest): void {
  Object.assign(CURRENT.getStore() ?? {}, { request });
}

/** Adds a line to the report on the check that runs now, also if it passes. */
export function remark(line: string): void {
  CURRENT.getStore()?.remarks.push(line);
}

/** Collects checks. */
export class Recorder {
  readonly checks: Check[] = [];
  readonly #mask: (text: string) => string;
  #isClosed = false;

  /**
   * @param key the key of the account, which is removed from reports
   * @param accepted the names of the checks in which the service is known to differ
   */
  constructor(
    key: string,
    private readonly accepted: readonly string[] = [],
  ) {
    this.#mask = maskOf(key);
  }

  /** Makes a check, which passes unless `run` throws. Returns the result of `run`. */
  check<Result>(area: string, name: string, rule: RuleName | NotificationName, run: () => Result) {
    const pass = async () => {
      const result = await run();
      const details = CURRENT.getStore()?.remarks ?? [];
      this.#note({ area, name, rule, outcome: 'passed', details });
      return result;
    };
    return this.part(area, name, pass, rule);
  }

  /** Runs a part that makes checks of its own; an error in it is a violation, not the end of the run. */
  async part<Result>(
    area: string,
    name: string,
    run: () => Promise<Result>,
    own: RuleName | NotificationName = 'contract',
  ) {
    const noted: { request?: ShownRequest; remarks: string[] } = { remarks: [] };
    try {
      return await CURRENT.run(noted, run);
    } catch (error) {
      const isEnd = error instanceof CheckEnd;
      const end = isEnd ? error : new CheckEnd('violated', [wordsOf(error)], true, 'no-response');
      const { outcome, problems, rule = own } = end;
      const request = outcome === 'violated' && noted.request ? { request: noted.request } : {};
      const details = [...problems, ...noted.remarks];
      this.#note({ area, name, rule, outcome, details, ...request });
      return undefined;
    }
  }

  /**
   * Checks each relation that applies to a result or a session.
   *
   * @param value matches the contract: a field that a relation needs of an item of a list is there
   */
  relate(area: string, name: string, value: unknown): void {
    const objects = objectsIn(value);
    for (const [rule, relation] of Object.entries(RELATIONS)) {
      const verdict = applyRelation(relation, objects);
      if (verdict) this.#note({ area, name: `${name}: ${relation.name}`, rule, ...verdict });
    }
  }

  /** Turns checks into left out ones, since they prove nothing. */
  dismiss(why: string, isDismissed: (check: Check) => boolean): void {
    for (const check of this.checks.filter(isDismissed)) {
      Object.assign(check, { outcome: 'left out', details: [why], values: '' });
    }
  }

  /** Ignores further checks, which a run may still make after its end. */
  close(): void {
    this.#isClosed = true;
  }

  #note(
    found: Pick<Check, 'area' | 'name' | 'rule' | 'outcome' | 'details' | 'request'> & {
      values?: string;
    },
  ) {
    if (this.#isClosed) return;
    const { details, values = '', rule, outcome } = found;
    const tell = (text: string) => this.#mask(text).slice(0, MAX_DETAIL_LENGTH);
    const { says, assumes } = RULES[rule] ?? {};
    this.checks.push({
      ...found,
      says,
      assumes,
      outcome: outcome === 'violated' && this.accepted.includes(rule) ? 'differs' : outcome,
      details: mergeAlike(details.map(tell), kindOf, (all) => withCount(all[0] ?? '', all.length)),
      values: tell(values),
    });
  }

  /** @param run the URL of the service, the numbers of calls, of jobs and sessions, and the coverage */
  report(run: {
    url: string;
    calls: number;
    repeated: number;
    made: number;
    coverage: Coverage[];
    /** Why the run ended early; null if it did not. */
    ended: string | null;
  }) {
    const [passed = 0, violated = 0, differs = 0, leftOut = 0] = countOutcomes(this.checks);
    return { ...run, passed, violated, differs, leftOut, checks: this.checks };
  }
}

/**
 * The report as a table, followed by everything that did not pass, and by the coverage.
 *
 * @param isUnseenTold whether to list the fields and listed values that did not occur
 */
export function formatReport(report: Report, isUnseenTold = false): string {
  const { checks, calls, repeated, made, coverage } = report;
  const areas = [...new Set(checks.map(({ area }) => area))];
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(11)).join('');
  const notable = checks.filter(
    ({ outcome, details }) => outcome !== 'passed' || details.length > 0,
  );
  const details = mergeAlike(notable, alikeKey, tellAlike).flat();
  const table = [
    row('', OUTCOMES),
    ...areas.map((area) => row(area, countOutcomes(checks.filter((one) => one.area === area)))),
    row('total', countOutcomes(checks)),
  ];
  const unseen = coverage.flatMap(({ kind, unseen: places }) => {
    const lines = Object.entries(places).map(([place, all]) => `  ${place}: ${all.join(', ')}`);
    return ['', `${kind} that no response had:`, ...lines];
  });
  const seen = [
    `${calls} calls, which made ${made} jobs and sessions`,
    ...(repeated > 0 ? [`${repeated} of the calls repeated one that the service had limited`] : []),
    '',
    row('in responses', ['seen', 'of']),
    ...coverage.map((one) => row(one.kind, [one.seen, one.all])),
    ...(isUnseenTold ? unseen : []),
  ];
  return [...table, '', ...details, ...seen].map(oneLine).join('\n');
}

/** The lines of one entry of the report, which shows the first of all checks with the same problem. */
function tellAlike(alike: readonly Check[]): string[] {
  const { area, name, rule, outcome, says, assumes, details, values, request } = alike[0] as Check;
  const isFound = outcome === 'violated' || outcome === 'differs';
  const head = `${outcome}${isFound && assumes ? ', by an assumption' : ''}: ${area}, ${name}`;
  return [
    `${withCount(head, alike.length)}${isFound ? ` [${rule}]` : ''}`,
    ...details.slice(0, MAX_DETAILS).map((line) => `  ${line}`),
    ...(details.length > MAX_DETAILS ? [`  and ${details.length - MAX_DETAILS} more`] : []),
    ...(isFound && says ? [`  (interface: ${says})`] : []),
    ...(isFound && assumes ? [`  (assumed: ${assumes})`] : []),
    ...(values ? [`  (values: ${values})`] : []),
    ...(isFound && request ? [`  ${request.curl}`] : []),
  ];
}

/** The key by which checks are grouped: the operation, the rule, the places and the words. */
function alikeKey({ area, name, rule, outcome, details }: Check): string {
  // If a problem has no place, the name of the check describes the input, unless there was no response to any.
  const isAboutAll = outcome === 'left out' || rule === 'no-response';
  const hasPlace = isAboutAll || details.every((one) => /^[/\w][^ ]*: /.test(one));
  return JSON.stringify([area, rule, outcome, hasPlace ? '' : name, details.map(kindOf)]);
}

/** A problem without the indexes, identifiers and values that differ between problems of one kind. */
function kindOf(problem: string): string {
  return problem
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '…')
    .replaceAll(/"(\\.|[^"\\])*"/g, '…')
    .replace(/ \((and )?\d+ [^()]*\)$/, '')
    .replaceAll(/\d+/g, '…')
    .replace(/^(expected .*?, got …): .*$/s, '$1')
    .replace(/^([^ ]+: expected) .*$/s, '$1');
}

/** Groups the items of a list by key, in the order of first occurrence. */
function mergeAlike<Item, Merged>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  merge: (alike: readonly Item[]) => Merged,
): Merged[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].map(merge);
}

const withCount = (text: string, count: number) =>
  count > 1 ? `${text} (and ${count - 1} more like it)` : text;

/** How many checks passed, were violated and were left out. */
function countOutcomes(checks: readonly Check[]): number[] {
  return OUTCOMES.map((one) => checks.filter(({ outcome }) => outcome === one).length);
}

/** The message of an error with that of its cause: `fetch failed` alone says nothing. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '', cause } = error as NodeJS.ErrnoException;
  return [message || code, ...(cause ? [wordsOf(cause)] : [])].join(': ');
}
