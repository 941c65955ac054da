/** The checks of a run, each with what shows that it failed and what repeats it. */

/** A failure of the service. */
export class Failure extends Error {
  /** @param shown the value that shows it */
  constructor(
    message: string,
    readonly shown?: unknown,
  ) {
    super(message);
  }
}

/** @throws Failure if a condition does not hold */
export function expect(holds: boolean, message: string, shown?: unknown): asserts holds {
  if (!holds) throw new Failure(message, shown);
}

export interface Check {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped, what shows it, and what repeats it. */
  details: string[];
}

/** The longest text of a value in the table. */
const MAX_SHOWN = 400;

export class Report {
  readonly checks: Check[] = [];
  /** The command or the frames that repeat what the current check does. */
  repeat = '';

  /** @param onCheck is told of each check at its end */
  constructor(private readonly onCheck: (check: Check) => void) {}

  /** Runs a check, which fails if it throws. Returns its result; undefined if it failed. */
  async run<Result>(name: string, check: () => Promise<Result>): Promise<Result | undefined> {
    this.repeat = '';
    try {
      const result = await check();
      this.add({ name, outcome: 'passed', details: [] });
      return result;
    } catch (error) {
      const { message, shown } = error as Failure;
      const details = [message];
      const text = typeof shown === 'string' ? shown : JSON.stringify(shown);
      if (text !== undefined) details.push(`it shows in: ${text.slice(0, MAX_SHOWN)}`);
      if (this.repeat) details.push(`to repeat: ${this.repeat}`);
      this.add({ name, outcome: 'failed', details });
      return undefined;
    }
  }

  add(check: Check): void {
    this.checks.push(check);
    this.onCheck(check);
  }

  skip(name: string, why: string): void {
    this.add({ name, outcome: 'skipped', details: [why] });
  }
}

/** A row of the table, with its details. */
export function rowOf({ name, outcome, details }: Check): string {
  return [`${outcome.padEnd(8)} ${name}`, ...details.map((line) => `         ${line}`)].join('\n');
}
