/** A run of the checks, and what it finds. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { oneLine } from 'speech-to-text-contract/parse';
import type { WebSocket } from 'ws';
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
  /** What must be so, or why the step was skipped. */
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

/** Seconds by which durations may differ. */
const TOLERANCE = 0.25;
/** The longest text of a value. */
const MAX_CAME = 400;

export type Run = ReturnType<typeof createRun>;

/**
 * @param file WAV, 16,000 samples of 16 bits per second, one channel
 * @param receiver undefined if the service can't reach it
 */
export function createRun(options: CheckOptions, file: Buffer, receiver: Receiver | undefined) {
  const checks: Check[] = [];
  const failed = new Set<string>();
  /** How many checks have failed, those that are not told again included. */
  let failures = 0;
  let current = '';

  function report(name: string, outcome: Check['outcome'], message = '', details = {}): void {
    const check = { name, outcome, message, ...details };
    checks.push(check);
    options.onCheck?.(check);
  }

  /** Takes a step. Returns its result, or undefined if it could not end. */
  async function step<Result>(name: string, action: () => Promise<Result>) {
    current = name;
    const before = failures;
    try {
      const result = await action();
      if (before === failures) report(name, 'passed');
      return result;
    } catch (error) {
      if (error instanceof Failure) that(error.name, false, error.message, error.cause);
      else if (error instanceof Skipped) report(name, 'skipped', error.message);
      else throw error;
      return undefined;
    }
  }

  /** Checks a condition. A mistake in many responses has the same name in each, and is told once. */
  function that(name: string, holds: unknown, must: string, came?: unknown): void {
    if (holds) return;
    failures += 1;
    if (failed.has(name)) return;
    failed.add(name);
    const text = typeof came === 'string' ? came : (JSON.stringify(came) ?? 'nothing');
    const shown = text.length > MAX_CAME ? `${text.slice(0, MAX_CAME)}…` : text;
    report(`${current}: ${name}`, 'failed', must, { came: shown, repeat: run.repeat });
  }

  /**
   * Checks that a value is equal, as a 32-bit number too, or matches. Null and undefined pass: whether a field may be null
   * or missing is up to its schema, by which `read` judges it.
   */
  function is(name: string, value: unknown, expected: unknown): void {
    const isPattern = expected instanceof RegExp;
    const isEqual =
      (value ?? null) === null ||
      expected === undefined ||
      (isPattern && expected.test(String(value))) ||
      (typeof expected === 'number' && Math.fround(Number(value)) === Math.fround(expected)) ||
      isDeepStrictEqual(value, expected);
    const must = isPattern ? `must match ${expected}` : `must be ${JSON.stringify(expected)}`;
    that(name, isEqual, must, JSON.stringify(value));
  }

  /** Checks a duration that the service measures in audio, if it is known. */
  function isDuration(name: string, value: unknown, seconds?: number): void {
    const isClose = Math.abs(Number(value) - Number(seconds)) < TOLERANCE;
    is(name, isClose ? seconds : value, seconds);
  }

  const run = {
    options,
    file,
    receiver,
    checks,
    step,
    that,
    is,
    isDuration,
    /** How long to wait for an event, in milliseconds. */
    patience: (options.patience ?? 30) * 1000,
    /** A field of the `custom_metadata` of each job, all their metadata by their IDs, and the IDs of sessions. */
    mark: { run: randomUUID() },
    marked: new Map<string, object>(),
    sessionIds: new Set<unknown>(),
    /** The connections of sessions, which the end of the run closes. */
    sockets: [] as WebSocket[],
    /** The command that repeats what is checked. */
    repeat: '',
  };
  return run;
}

/** A value without which a step can't go on. */
export function needed<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Skipped(`needs ${name}`);
  return value;
}

/** A check on one line, without anything that a terminal obeys. */
export function rowOf({ name, outcome, message, came, repeat }: Check): string {
  const details = outcome === 'failed' ? `. Got: ${came}. Repeat: ${repeat}` : '';
  return oneLine(`${outcome.padEnd(8)} ${name}${message && ': '}${message}${details}`);
}
