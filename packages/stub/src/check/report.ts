/** The list of checks and their table. */

/** A failure of the service, with what shows it and what repeats it. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly shown?: unknown,
    readonly repeat?: string,
  ) {
    super(message);
  }
}

/** @throws Failure if a value is not as expected */
export function expect(
  isRight: boolean,
  message: string,
  shown?: unknown,
  repeat?: string,
): asserts isRight {
  if (!isRight) throw new Failure(message, shown, repeat);
}

export interface Check {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped, and what shows it. */
  details: string[];
}

/** The longest text of a message in the table. */
const MAX_SHOWN = 400;

export class Report {
  readonly checks: Check[] = [];

  /** @param onCheck is told of each check at its end */
  constructor(private readonly onCheck: (check: Check) => void = () => {}) {}

  /** Runs a check, which fails if it throws. Returns its result; undefined if it failed. */
  async run<Result>(name: string, check: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await check();
      this.#add({ name, outcome: 'passed', details: [] });
      return result;
    } catch (error) {
      const { message, shown, repeat } = error as Failure;
      const details = [message];
      if (shown !== undefined) details.push(`it shows in: ${asText(shown)}`);
      if (repeat) details.push(`to repeat: ${repeat}`);
      this.#add({ name, outcome: 'failed', details });
      return undefined;
    }
  }

  skip(name: string, why: string): void {
    this.#add({ name, outcome: 'skipped', details: [why] });
  }

  #add(check: Check): void {
    this.checks.push(check);
    this.onCheck(check);
  }

  get hasFailed(): boolean {
    return this.checks.some(({ outcome }) => outcome === 'failed');
  }
}

/** A row of the table, with its details. */
export function rowOf({ name, outcome, details }: Check): string {
  return [`${outcome.padEnd(8)} ${name}`, ...details.map((line) => `         ${line}`)].join('\n');
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
