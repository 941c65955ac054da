/** What a run found, as data and as text. */
import { setTimeout as sleep } from 'node:timers/promises';
import { oneLine } from 'speech-to-text-contract/parse';
import type { Coverage } from './coverage.ts';
import { applyRelation, type Grounds, type Outcome, objectsIn, RELATIONS } from './relations.ts';

/** One check of the run. */
export interface Check extends Grounds {
  /** The operation, or the part of the interface. */
  area: string;
  name: string;
  outcome: Outcome;
  /** What is wrong, or why it was left out. */
  details: string[];
  /** The values that a relation compared, where they say more. */
  values: string;
}

/** What a run found, with the address that was tried. */
export type Report = ReturnType<Recorder['report']>;

/** The width of the first column of the report. */
const WIDTH = 24;
const MAX_DETAILS = 5;
const MAX_DETAIL_LENGTH = 500;
/** The first and the longest pause between two attempts, in milliseconds. */
const [FIRST_PAUSE, MAX_PAUSE] = [50, 2_000];
const OUTCOMES: readonly Outcome[] = ['passed', 'violated', 'left out'];

/** Ends a check before it passes. */
class CheckEnd extends Error {
  constructor(
    readonly outcome: Outcome,
    readonly problems: string[],
    /** Whether trying again would be of no use. */
    readonly isFinal = true,
  ) {
    super(problems.join('; '));
  }
}

/** Leaves a check out. */
export function leaveOut(why: string): never {
  throw new CheckEnd('left out', [why]);
}

/** Ends a check with the one thing that is wrong. */
export function fail(problem: string): never {
  throw new CheckEnd('violated', [problem]);
}

/** Ends a check when something is wrong; `false` means that nothing is. */
export function failIf(...problems: readonly (string | false)[]): void {
  endIf(problems, true);
}

/** Ends an attempt when something is wrong; `poll` makes another one while its patience lasts. */
export function retryIf(...problems: readonly (string | false)[]): undefined {
  endIf(problems, false);
}

function endIf(problems: readonly (string | false)[], isFinal: boolean): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw new CheckEnd('violated', found, isFinal);
}

/** Tries again and again, with longer pauses each time, until an attempt succeeds or fails, or patience ends. */
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

/** Collects checks. */
export class Recorder {
  readonly checks: Check[] = [];

  /** @param key the key of the account, which no report contains, unless it is too short to be a secret */
  constructor(private readonly key: string) {}

  /** Makes a check, which passes unless `run` throws. Returns the result of `run`. */
  check<Result>(area: string, name: string, run: () => Result, grounds?: Grounds) {
    const pass = async () => {
      const result = await run();
      this.#note({ area, name, outcome: 'passed', details: [], ...grounds });
      return result;
    };
    return this.part(area, name, pass, grounds);
  }

  /** Runs a part that makes checks of its own; an error in it is a violation, not the end of the run. */
  async part<Result>(area: string, name: string, run: () => Promise<Result>, grounds?: Grounds) {
    try {
      return await run();
    } catch (error) {
      const ending = error instanceof CheckEnd ? error : new CheckEnd('violated', [wordsOf(error)]);
      this.#note({ area, name, outcome: ending.outcome, details: ending.problems, ...grounds });
      return undefined;
    }
  }

  /** Checks each relation that applies to a result or a session. */
  relate(area: string, name: string, value: unknown): void {
    const objects = objectsIn(value);
    for (const [what, relation] of Object.entries(RELATIONS)) {
      const { says, assumes } = relation;
      const verdict = applyRelation(relation, objects);
      if (verdict) this.#note({ area, name: `${name}: ${what}`, says, assumes, ...verdict });
    }
  }

  #note({ details, values = '', ...check }: Omit<Check, 'values'> & { values?: string }): void {
    const isSecret = this.key.length > 3;
    const hide = (text: string) => (isSecret ? text.replaceAll(this.key, '<key>') : text);
    const tell = (text: string) => hide(text).slice(0, MAX_DETAIL_LENGTH);
    const told = details.slice(0, MAX_DETAILS).map(tell);
    this.checks.push({ ...check, details: told, values: tell(values) });
  }

  /** @param run the address that was tried, how many calls were made, what they made, and what was seen in answers */
  report(run: { url: string; calls: number; made: number; coverage: Coverage[] }) {
    const [passed = 0, violated = 0, leftOut = 0] = countOutcomes(this.checks);
    return { ...run, passed, violated, leftOut, checks: this.checks };
  }
}

/**
 * The report as a table, followed by everything that did not pass, and by what was seen in answers.
 *
 * @param isUnseenTold whether the places of the contract are listed that no answer had
 */
export function formatReport(report: Report, isUnseenTold = false): string {
  const { checks, calls, made, coverage } = report;
  const areas = [...new Set(checks.map(({ area }) => area))];
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(11)).join('');
  const details = checks
    .filter(({ outcome }) => outcome !== 'passed')
    .flatMap(({ area, name, outcome, says, assumes, details: lines, values }) => [
      `${outcome}${assumes ? ', by an assumption' : ''}: ${area}, ${name}`,
      ...lines.map((line) => `  ${line}`),
      ...(says ? [`  (interface: ${says})`] : []),
      ...(assumes ? [`  (assumed: ${assumes})`] : []),
      ...(values ? [`  (values: ${values})`] : []),
    ]);
  const table = [
    row('', OUTCOMES),
    ...areas.map((area) => row(area, countOutcomes(checks.filter((one) => one.area === area)))),
    row('total', countOutcomes(checks)),
  ];
  const unseen = coverage.flatMap(({ kind, unseen: places }) => {
    const lines = Object.entries(places).map(([place, all]) => `  ${place}: ${all.join(', ')}`);
    return ['', `${kind} that no answer had:`, ...lines];
  });
  const seen = [
    `${calls} calls, which made ${made} jobs and sessions`,
    '',
    row('in answers', ['seen', 'of']),
    ...coverage.map((one) => row(one.kind, [one.seen, one.all])),
    ...(isUnseenTold ? unseen : []),
  ];
  return [...table, '', ...details, ...seen].map(oneLine).join('\n');
}

/** How many checks passed, were violated and were left out. */
function countOutcomes(checks: readonly Check[]): number[] {
  return OUTCOMES.map((one) => checks.filter(({ outcome }) => outcome === one).length);
}

/** The words of an error, with those of its cause: `fetch failed` alone says nothing. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '', cause } = error as NodeJS.ErrnoException;
  return [message || code, ...(cause ? [wordsOf(cause)] : [])].join(': ');
}
