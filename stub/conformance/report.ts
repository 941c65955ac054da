/** What a run found, as data and as text. */
import { oneLine } from 'speech-to-text-contract/parse';
import { type FactKey, openAt } from './grounds.ts';
import { apply, RELATIONS } from './relations.ts';

/** What a check rests on: the document itself, or what is assumed where it is silent. */
export type Basis = 'contract' | 'assumption';

/** What came of a check; it is left out where circumstances keep it from its end. */
export type Outcome = 'passed' | 'violated' | 'left out';

/** What a check rests on beyond the operation itself. */
interface Grounds {
  /** What it rests on in the contract, by the keys of facts. */
  restsOn?: readonly FactKey[];
  /** What the interface says. */
  says?: string | undefined;
  /** What the run assumes where the interface says nothing. */
  assumes?: string | undefined;
}

/** One check of the run. */
export interface Check extends Grounds {
  /** The operation, or the part of the interface. */
  area: string;
  /** What was tried. */
  name: string;
  basis: Basis;
  outcome: Outcome;
  /** What is wrong, or why it was left out. */
  details: string[];
}

/** What a run found, with the address that was tried. */
export type Report = ReturnType<Recorder['report']>;

const MOST_DETAILS = 5;
const LONGEST_DETAIL = 500;
const OUTCOMES: readonly Outcome[] = ['passed', 'violated', 'left out'];

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

/** What is wrong with a value that should be another one. */
export function differs(path: string, value: unknown, expected: unknown): string | false {
  if (value === expected) return false;
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(value)}`;
}

/** Collects checks. */
export class Recorder {
  readonly checks: Check[] = [];
  /** How many checks were left out because the run had ended. */
  late = 0;
  readonly #over: AbortSignal;
  /** The key as it may be written in an answer. */
  readonly #secrets: readonly string[];

  /**
   * @param over aborted when the run is over
   * @param key what no report has in it
   */
  constructor(over: AbortSignal, key: string) {
    this.#over = over;
    const written = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
    this.#secrets = written.filter((one) => one !== '');
  }

  /** Makes a check, which passes unless `run` throws. Returns what that returns. */
  async check<Result>(
    area: string,
    name: string,
    run: () => Result | Promise<Result>,
    grounds: Grounds = {},
  ): Promise<Result | undefined> {
    try {
      if (this.#over.aborted) leaveOut('the run had ended');
      const result = await run();
      this.note(area, name, 'passed', [], grounds);
      return result;
    } catch (error) {
      // The end of the run breaks off what goes on.
      const isLate = this.#over.aborted;
      if (isLate) this.late += 1;
      const outcome = isLate || error instanceof Omission ? 'left out' : 'violated';
      this.note(area, name, outcome, problemsOf(error), grounds);
      return undefined;
    }
  }

  /** Checks each relation that has something to say of a result or a session. */
  async relate(area: string, name: string, value: unknown): Promise<void> {
    for (const [what, relation] of Object.entries(RELATIONS)) {
      const found = apply(relation, value);
      const hold = () => raise(...found.map((problem) => problem !== '' && problem));
      if (found.length > 0) await this.check(area, `${name}: ${what}`, hold, relation);
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

  /** Notes what came of a check; one that was left out says why. */
  note(
    area: string,
    name: string,
    outcome: Outcome,
    problems: readonly string[],
    { restsOn = [], says, assumes }: Grounds = {},
  ): void {
    const isOpen = assumes !== undefined || restsOn.some((key) => openAt(key).length > 0);
    const details = problems
      .slice(0, MOST_DETAILS)
      .map((detail) => this.#redacted(detail).slice(0, LONGEST_DETAIL));
    const basis = isOpen ? 'assumption' : 'contract';
    this.checks.push({ area, name, basis, restsOn, says, assumes, outcome, details });
  }

  /**
   * @param url the address that was tried
   * @param count how many calls were made, and what they made
   * @param tried the operations, messages and notifications that were tried
   */
  report(url: string, count: { calls: number; made: number }, tried: Iterable<string>) {
    const number = countOf(this.checks);
    return {
      url,
      ...count,
      passed: number('passed'),
      violated: number('violated'),
      leftOut: number('left out'),
      tried: [...tried],
      checks: this.checks,
    };
  }

  #redacted(text: string): string {
    return this.#secrets.reduce((rest, secret) => rest.replaceAll(secret, '<key>'), text);
  }
}

/** The report as a table, followed by everything that did not pass. */
export function formatReport({ checks, calls, made }: Report): string {
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
    .flatMap((check) => [
      headOf(check),
      ...[...check.details, ...groundsOf(check)].map((line) => `  ${line}`),
    ]);
  const cost = `${calls} calls, which made ${made} jobs and sessions`;
  return [...table, '', ...details, cost].map(oneLine).join('\n');
}

function headOf({ area, name, outcome, basis }: Check): string {
  return `${outcome}${basis === 'assumption' ? ', by an assumption' : ''}: ${area}, ${name}`;
}

/** What a check that is violated rests on. */
function groundsOf({ outcome, restsOn = [], says, assumes }: Check): string[] {
  if (outcome !== 'violated') return [];
  const open = restsOn.flatMap((key) => openAt(key).map((said) => `${key}: ${said}`));
  const all = [...(says ? [`interface: ${says}`] : []), ...(assumes ? [assumes] : []), ...open];
  return [...new Set(all.slice(0, MOST_DETAILS))].map((one) => `(${one})`);
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
