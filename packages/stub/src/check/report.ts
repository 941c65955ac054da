/** The checks of a run, each with what shows that it failed and what repeats it. */
import { oneLine } from 'speech-to-text-contract/parse';

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
  /** Why it failed or was skipped. */
  message?: string;
  /** The value that shows the failure, shortened. */
  shown?: string;
  /** The command or the frames that repeat what failed. */
  repeat?: string;
}

/** The longest text of a value. */
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
      this.#add({ name, outcome: 'passed' });
      return result;
    } catch (error) {
      const { message, shown } = error as Failure;
      const text = typeof shown === 'string' ? shown : (JSON.stringify(shown) ?? '');
      const details = { shown: text.slice(0, MAX_SHOWN), repeat: this.repeat };
      this.#add({ name, outcome: 'failed', message, ...details });
      return undefined;
    }
  }

  skip(name: string, message: string): void {
    this.#add({ name, outcome: 'skipped', message });
  }

  #add(check: Check): void {
    this.checks.push(check);
    this.onCheck(check);
  }
}

/** A check on one line, without anything that a terminal obeys. */
export function rowOf({ name, outcome, message, shown, repeat }: Check): string {
  const details = [message, shown && `came: ${shown}`, repeat && `to repeat: ${repeat}`];
  const text = [name, details.filter(Boolean).join('; ')].filter(Boolean).join(': ');
  return oneLine(`${outcome.padEnd(8)} ${text}`);
}
