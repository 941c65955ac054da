/** What a run found, as data and as text. */
import { oneLine } from 'speech-to-text-contract/parse';
import { openAt, type Place } from './grounds.ts';

/** What a check rests on: the document itself, or what the contract assumes where it is silent. */
export type Basis = 'contract' | 'assumption';

/** What came of a check; `not tried` is what the run has no way to try. */
export type Outcome = 'passed' | 'violated' | 'left out' | 'not tried';

/** One check of the run. */
export interface Check {
  /** The operation, or the part of the interface. */
  area: string;
  /** What was tried. */
  name: string;
  basis: Basis;
  /** The places of the contract that it rests on beyond the operation itself, as facts call them. */
  restsOn: readonly Place[];
  outcome: Outcome;
  /** What is wrong, or why it was left out or not tried. */
  details: string[];
}

/** What a run found, with the address that was tried. */
export type Report = ReturnType<Recorder['report']>;

const MOST_DETAILS = 5;
const LONGEST_DETAIL = 1000;
const OUTCOMES: readonly Outcome[] = ['passed', 'violated', 'left out', 'not tried'];

/** Ends a check with what it found wrong. */
class Violation extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** Ends a check that circumstances keep from its end. */
class Omission extends Error {}

/** Ends a check that circumstances keep from its end, which is no violation. */
export function leaveOut(why: string): never {
  throw new Omission(why);
}

/** Ends a check with the one thing that is wrong. */
export function fail(problem: string): never {
  throw new Violation([problem]);
}

/** Ends a check when something is wrong; `false` means that nothing is. */
export function raise(...problems: readonly (string | false)[]): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw new Violation(found);
}

/** Collects checks. */
export class Recorder {
  readonly checks: Check[] = [];
  /** How many checks were left out because the run had ended. */
  late = 0;
  readonly #over: AbortSignal;

  /** @param over aborted when the run is over */
  constructor(over: AbortSignal) {
    this.#over = over;
  }

  /**
   * Makes a check, which passes unless `run` throws. Returns what that returns.
   *
   * @param restsOn the places of the contract that it rests on beyond the operation itself
   */
  async check<Result>(
    area: string,
    name: string,
    run: () => Result | Promise<Result>,
    restsOn: readonly Place[] = [],
  ): Promise<Result | undefined> {
    try {
      if (this.#over.aborted) leaveOut('the run had ended');
      const result = await run();
      this.note(area, name, 'passed', [], restsOn);
      return result;
    } catch (error) {
      // The end of the run breaks off what goes on.
      const isLate = this.#over.aborted;
      if (isLate) this.late += 1;
      const outcome = isLate || error instanceof Omission ? 'left out' : 'violated';
      this.note(area, name, outcome, problemsOf(error), restsOn);
      return undefined;
    }
  }

  /** Runs a part that makes checks of its own; an error in it is a violation, not the end of the run. */
  async part(area: string, name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.note(area, name, 'violated', problemsOf(error));
    }
  }

  /** Notes what came of a check; what was left out or not tried says why. */
  note(
    area: string,
    name: string,
    outcome: Outcome,
    details: readonly string[],
    restsOn: readonly Place[] = [],
  ): void {
    const cut = details.slice(0, MOST_DETAILS).map((detail) => detail.slice(0, LONGEST_DETAIL));
    const isOpen = restsOn.some((place) => openAt(place).length > 0);
    const basis = isOpen ? 'assumption' : 'contract';
    this.checks.push({ area, name, basis, restsOn, outcome, details: cut });
  }

  /** @param url the address that was tried */
  report(url: string) {
    const count = countOf(this.checks);
    return {
      url,
      checks: this.checks,
      passed: count('passed'),
      violated: count('violated'),
      leftOut: count('left out'),
      notTried: count('not tried'),
    };
  }
}

/** The report as a table, followed by everything that did not pass. */
export function formatReport({ checks }: Report): string {
  const row = (name: string, of = checks.filter(({ area }) => area === name)) => [
    name,
    ...OUTCOMES.map(countOf(of)).map(String),
  ];
  const areas = new Set(checks.map(({ area }) => area));
  const rows = [['', ...OUTCOMES], ...[...areas].map((area) => row(area)), row('total', checks)];
  const width = Math.max(...rows.map(([area = '']) => area.length));
  const table = rows.map(([area = '', ...counts]) =>
    [area.padEnd(width), ...counts.map((count) => count.padStart(11))].join(''),
  );
  const details = checks
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ area, name, outcome, basis, restsOn, details: lines }) => {
      const note = basis === 'assumption' ? ', by an assumption' : '';
      const marks = outcome === 'violated' ? restsOn : [];
      const open = marks.flatMap((place) => openAt(place).map((said) => `(${place}: ${said})`));
      const all = [...lines, ...new Set(open.slice(0, MOST_DETAILS))];
      return [`${outcome}${note}: ${area}, ${name}`, ...all.map((line) => `  ${line}`)];
    });
  return [...table, '', ...details.flat()].map(oneLine).join('\n').trimEnd();
}

function countOf(checks: readonly Check[]): (outcome: Outcome) => number {
  return (outcome) => checks.filter((check) => check.outcome === outcome).length;
}

function problemsOf(error: unknown): readonly string[] {
  if (error instanceof Violation) return error.problems;
  return [wordsOf(error)];
}

/** The words of an error, with those of its cause: `fetch failed` alone says nothing. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '', cause } = error as NodeJS.ErrnoException;
  return [message || code, ...(cause ? [wordsOf(cause)] : [])].join(': ');
}
