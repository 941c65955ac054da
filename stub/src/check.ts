/** Everything that leaves is held against the strict profile of the contract. */
import {
  formatIssue,
  type Issue,
  issuesOf,
  type ValidatorError,
} from 'speech-to-text-contract/parse';
import * as strict from 'speech-to-text-contract/strict';
import type { Violation } from './options.ts';

interface Validator {
  (value: unknown): boolean;
  errors: ValidatorError[] | null;
}

const MOST_VIOLATIONS = 100;

/** The time spent on validating and on reading, in milliseconds, and how often. */
export interface Meter {
  /** Strict validation of what leaves. */
  validating: number;
  validated: number;
  /** Reading of what arrives: from text or bytes to a checked value with its defaults. */
  reading: number;
  read: number;
}

/** Checks what leaves, measures what that takes, and remembers what broke the contract. */
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
    const validate = validatorOf(schema);
    const start = performance.now();
    const valid = validate(value);
    this.meter.validating += performance.now() - start;
    this.meter.validated += 1;
    if (valid) return null;
    return this.refuse(where, issuesOf(validate.errors, value).map(formatIssue));
  }

  /** Notes what broke the contract in a way that no schema tells. Returns the issues. */
  refuse(where: string, issues: string[]): string[] {
    const violation = { where, issues };
    if (this.violations.length < MOST_VIOLATIONS) this.violations.push(violation);
    this.#onViolation?.(violation);
    return issues;
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

/** The strict validator of a schema. */
function validatorOf(schema: string): Validator {
  const validate = (strict as unknown as Record<string, Validator>)[`validate${schema}`];
  if (!validate) throw new Error(`the contract has no public schema ${schema}`);
  return validate;
}

/** What the strict profile finds wrong with a value; nothing when it accepts it. */
export function strictIssues(schema: string, value: unknown): Issue[] {
  const validate = validatorOf(schema);
  return validate(value) ? [] : issuesOf(validate.errors, value);
}

/**
 * Leaves out the fields that the contract does not name.
 *
 * @param schema the name of a public schema
 * @param value a value that the contract profile accepts
 * @returns a value that the strict profile accepts, a copy when something was left out
 */
export function keepKnown<Value>(schema: string, value: Value): Value {
  const validate = validatorOf(schema);
  let known = value;
  while (!validate(known)) {
    const unknown = (validate.errors ?? []).filter((x) => x.keyword === 'additionalProperties');
    // Anything else that is wrong is left for the check of what leaves.
    if (unknown.length === 0) return known;
    if (known === value) known = structuredClone(value);
    for (const { instancePath, params } of unknown) {
      remove(known, instancePath, String(params.additionalProperty));
    }
  }
  return known;
}

/** Removes a field of the object at a JSON Pointer. */
function remove(root: unknown, pointer: string, field: string): void {
  let found = root as Record<string, unknown>;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = found[key] as Record<string, unknown>;
  }
  delete found[field];
}
