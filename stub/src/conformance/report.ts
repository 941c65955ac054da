/** What a run found, as data and as text. */

/** What a check rests on: the document itself, or a choice where the document is silent. */
export type Basis = 'contract' | 'assumption';

/** One check of the run. */
export interface Check {
  /** The operation, or the part of the live session. */
  area: string;
  /** What was tried. */
  name: string;
  basis: Basis;
  outcome: 'passed' | 'violated' | 'left out';
  /** What is wrong, or why it was left out. */
  details: string[];
}

/** What a run found. */
export interface Report {
  /** The address that was tried. */
  url: string;
  checks: Check[];
  passed: number;
  violated: number;
  leftOut: number;
}

const MOST_DETAILS = 5;

/** Collects checks. */
export class Recorder {
  readonly checks: Check[] = [];

  /**
   * Notes a check.
   *
   * @param problems what is wrong; nothing when the check passed
   */
  check(area: string, name: string, problems: readonly string[], basis: Basis = 'contract'): void {
    const outcome = problems.length === 0 ? 'passed' : 'violated';
    this.checks.push({ area, name, basis, outcome, details: problems.slice(0, MOST_DETAILS) });
  }

  /** Notes a check that was not made, and why. */
  leaveOut(area: string, name: string, reason: string): void {
    this.checks.push({ area, name, basis: 'contract', outcome: 'left out', details: [reason] });
  }

  /** Runs a part; an error in it is a violation, not the end of the run. */
  async part(area: string, name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.check(area, name, [error instanceof Error ? error.message : String(error)]);
    }
  }

  /** @param url the address that was tried */
  report(url: string): Report {
    const count = (outcome: Check['outcome']) =>
      this.checks.filter((check) => check.outcome === outcome).length;
    return {
      url,
      checks: this.checks,
      passed: count('passed'),
      violated: count('violated'),
      leftOut: count('left out'),
    };
  }
}

/** The report as a table, followed by every violation and by what was left out. */
export function formatReport({ checks, passed, violated, leftOut }: Report): string {
  const areas = [...new Set(checks.map(({ area }) => area))];
  const rows = areas.map((area) => {
    const of = checks.filter((check) => check.area === area);
    const count = (outcome: Check['outcome']) => of.filter((x) => x.outcome === outcome).length;
    return [area, count('passed'), count('violated'), count('left out')].map(String);
  });
  const head = ['', 'passed', 'violated', 'left out'];
  const total = ['total', passed, violated, leftOut].map(String);
  const width = Math.max(...[head, ...rows, total].map(([area = '']) => area.length));
  const table = [head, ...rows, total].map(([area = '', ...counts]) =>
    [area.padEnd(width), ...counts.map((count) => count.padStart(10))].join(''),
  );
  const details = checks
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ area, name, outcome, basis, details: lines }) => {
      const note = outcome === 'violated' && basis === 'assumption' ? ', by an assumption' : '';
      return [`${outcome}${note}: ${area}, ${name}`, ...lines.map((line) => `  ${line}`)].join(
        '\n',
      );
    });
  return [...table, '', ...details].join('\n').trimEnd();
}
