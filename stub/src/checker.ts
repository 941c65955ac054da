import { formatIssue } from 'speech-to-text-contract/parse';
import * as strict from 'speech-to-text-contract/strict';
import { issuesIn } from './contract.ts';
import type { Violation } from './options.ts';

const MOST_VIOLATIONS = 100;
const VALIDATORS: Record<string, unknown> = strict;

/** The time spent on validating and on reading, in milliseconds, and how often. */
export interface Meter {
  /** Strict validation of what leaves. */
  validating: number;
  validated: number;
  /** Reading of what arrives: from text or bytes to a checked value with its defaults. */
  reading: number;
  read: number;
}

/** Holds what leaves against the strict profile of the contract, and remembers what broke it. */
export class Checker {
  readonly meter: Meter = { validating: 0, validated: 0, reading: 0, read: 0 };
  /** What broke the contract, at most 100. */
  readonly violations: Violation[] = [];
  readonly #onViolation: ((violation: Violation) => void) | undefined;

  constructor(onViolation?: (violation: Violation) => void) {
    this.#onViolation = onViolation;
  }

  /**
   * @param where the operation, the message or the notification
   * @param schema the name of the public schema
   * @param value what is about to leave
   * @returns what is wrong with it, a line for each issue; null when nothing is
   */
  check(where: string, schema: string, value: unknown): string[] | null {
    const validate = VALIDATORS[`validate${schema}`] as (value: unknown) => boolean;
    const start = performance.now();
    const valid = validate(value);
    this.meter.validating += performance.now() - start;
    this.meter.validated += 1;
    return valid ? null : this.report(where, issuesIn(schema, value, 'strict').map(formatIssue));
  }

  /** Remembers what breaks the contract, or a failure of the stub itself. Returns the issues. */
  report(where: string, issues: string[]): string[] {
    const violation = { where, issues };
    if (this.violations.length < MOST_VIOLATIONS) this.violations.push(violation);
    this.#onViolation?.(violation);
    return issues;
  }

  /**
   * Runs what nobody waits for: a message, a timer. What it throws, at once or later, is reported,
   * and the process goes on.
   *
   * @param where the name of what is run
   * @param otherwise what is done instead when it throws
   */
  guard(where: string, run: () => unknown, otherwise: () => void = () => {}): void {
    const failed = (error: unknown) => {
      this.report(where, [String(error)]);
      otherwise();
    };
    try {
      const running = run();
      if (running instanceof Promise) running.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  /** Reads what arrived, and measures it. */
  read<Result>(parse: () => Result): Result {
    const start = performance.now();
    const result = parse();
    this.meter.reading += performance.now() - start;
    this.meter.read += 1;
    return result;
  }
}
