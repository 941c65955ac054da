/** A run of the checks, and what it finds. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Receiver } from './receiver.ts';

/** The options of the command, whose help describes them. */
export interface CheckOptions {
  url: string;
  key: string;
  patience?: number;
  receiverPort?: number;
  receiverUrl?: string;
  webhook?: boolean;
  onCheck?: (check: Check) => void;
}

/** A step that passed or was skipped, or a check in a step that failed. */
export interface Check {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** How many checks passed, what must be so, or why the step was skipped. */
  message: string;
  /** The value that is wrong, shortened. */
  came?: string;
  /** The command that repeats it. */
  repeat?: string;
}

/** Ends a step: the check of this name has failed, and the cause shows how. */
export class Failure extends Error {
  constructor(name: string, must: string, came?: unknown) {
    super(must, { cause: came });
    this.name = name;
  }
}

/** Ends a step: something is missing that it needs. */
export class Skipped extends Error {}

/** Numbers, such as seconds, are equal if they differ by less than this. */
const TOLERANCE = 0.25;
/** The longest text of a value. */
const MAX_CAME = 400;

export class Run {
  readonly checks: Check[] = [];
  /** The `custom_metadata` of most jobs, and the IDs of these jobs. */
  readonly mark = { run: randomUUID() };
  readonly marked: string[] = [];
  readonly options: CheckOptions;
  /** How long to wait for an event, in milliseconds. */
  readonly patience: number;
  /** A recording: WAV, 16,000 samples of 16 bits per second, one channel. */
  readonly file: Buffer;
  /** Undefined if the service can't reach it. */
  readonly receiver: Receiver | undefined;
  /** The command that repeats what is checked. */
  repeat = '';
  #step = '';
  #passed = 0;
  readonly #failed = new Set<string>();

  constructor(options: CheckOptions, file: Buffer, receiver: Receiver | undefined) {
    this.options = options;
    this.patience = (options.patience ?? 30) * 1000;
    this.file = file;
    this.receiver = receiver;
  }

  /** Takes a step. Returns its result, or undefined if it could not end. */
  async step<Result>(name: string, action: () => Promise<Result>): Promise<Result | undefined> {
    [this.#step, this.#passed] = [name, 0];
    const before = this.#failed.size;
    try {
      const result = await action();
      if (before === this.#failed.size) this.#report(name, 'passed', `${this.#passed} checks`);
      return result;
    } catch (error) {
      if (error instanceof Failure) this.that(error.name, false, error.message, error.cause);
      else if (error instanceof Skipped) this.#report(name, 'skipped', error.message);
      else throw error;
      return undefined;
    }
  }

  /** Checks a condition. What has failed before is not told again. */
  that(name: string, holds: unknown, must: string, came?: unknown): void {
    if (holds) this.#passed += 1;
    if (holds || this.#failed.has(name)) return;
    this.#failed.add(name);
    const text = typeof came === 'string' ? came : (JSON.stringify(came) ?? 'nothing');
    const shown = text.length > MAX_CAME ? `${text.slice(0, MAX_CAME)}…` : text;
    const details = { came: shown, repeat: this.repeat };
    this.#report(`${this.#step}: ${name}`, 'failed', must, details);
  }

  /** Checks that a value is equal or matches. Whether it may be missing is up to its schema. */
  is(name: string, value: unknown, expected: unknown): void {
    const isEqual =
      [undefined, null].includes(value as null) ||
      expected === undefined ||
      (typeof expected === 'number' && Math.abs(Number(value) - expected) < TOLERANCE) ||
      (expected instanceof RegExp && expected.test(String(value))) ||
      isDeepStrictEqual(value, expected);
    const text = expected instanceof RegExp ? expected : JSON.stringify(expected);
    this.that(name, isEqual, `must be ${text}`, value);
  }

  #report(name: string, outcome: Check['outcome'], message: string, details = {}): void {
    const check = { name, outcome, message, ...details };
    this.checks.push(check);
    this.options.onCheck?.(check);
  }
}

/** A value without which a step can't go on. */
export function needed<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Skipped(`needs ${name}`);
  return value;
}
