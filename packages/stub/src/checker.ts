/** Validates the output of the stub against the contract. */
import { issuesIn, schemaNamed } from './contract.ts';
import { complete } from './examples.ts';
import type { StubOptions, Violation } from './options.ts';

export class Checker {
  readonly violations: Violation[] = [];
  /** The unknown fields that were dropped from requests. */
  readonly #dropped = new Set<string>();

  constructor(private readonly options: Pick<StubOptions, 'onViolation' | 'onNotice'> = {}) {}

  /** Reports something that is not the stub's fault, such as a notification that cannot be delivered. */
  notice(where: string, what: string): void {
    this.options.onNotice?.(`${where}: ${what}`);
  }

  /** Reports the paths of fields that were dropped from a request, each path once. */
  noticeDropped(where: string, paths: readonly string[]): void {
    for (const path of paths) {
      // All items of a list count as one.
      const field = path.replace(/\/\d+(?=\/)/g, '/*');
      if (this.#dropped.has(where + field)) continue;
      this.#dropped.add(where + field);
      this.notice(where, `dropped ${field}, which is not in the contract`);
    }
  }

  /** A value to send, with the other fields of its public schema; null after a report if it is invalid. */
  completed(where: string, schema: string, own: object): object | null {
    const value = complete(schemaNamed(schema), own, schema) as object;
    const issues = issuesIn(schema, value, 'strict');
    if (issues.length > 0) this.report(where, issues);
    return issues.length > 0 ? null : value;
  }

  /** Records a violation of the contract, or a failure of the stub itself. */
  report(where: string, issues: string[]): void {
    const violation = { where, issues };
    this.violations.push(violation);
    this.options.onViolation?.(violation);
  }

  /** Runs a callback. If it throws, reports the error and runs `otherwise`. */
  attempt(where: string, run: () => void, otherwise: () => void = () => {}): void {
    try {
      run();
    } catch (error) {
      this.report(where, [String(error)]);
      otherwise();
    }
  }
}
