/**
 * Reads incoming values. `read` accepts by the tolerant profile, and reports deviations from the contract; `parse`
 * in the strict profile can leave out unknown fields.
 */

import { explainAll } from './gather.ts';
import {
  type Failure,
  type Issue,
  meantBy,
  mergedIssuesOf,
  type Success,
  unreadable,
} from './issues.ts';
import { leftOut, leftOutAt, prune } from './prune.ts';
import { cut, type Explain, type Found, LONGEST_PATH, partAt, stepsOf } from './validate.ts';

/** A value is refused after this many errors: the others would cost time, and tell nothing. */
const MOST_GATHERED = 1000;

/** A value that can be read. */
export interface Readable<Value> {
  ok: true;
  /**
   * The value with all its fields: the input itself, unless it was text or bytes. If a deviation is `dropped`, a
   * copy without the unreadable parts, which shares everything else with the input.
   */
  value: Value;
  /** How the value deviates from the contract: similar issues merged, at most 100, shallow ones first. */
  deviations: Issue[];
}

/** What every `read` function returns; `ok` tells the two apart. */
export type ReadResult<Value> = Readable<Value> | Failure;

/** The refusal of a value by the guard and the explanation of a profile; undefined if it is accepted. */
export function refusal(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
): Failure | undefined {
  if (accepts(value)) return undefined;
  const errors = explainAll(value, explain, { most: MOST_GATHERED });
  return errors === null ? undefined : { ok: false, issues: mergedIssuesOf(errors, value) };
}

/**
 * Reads a value by the guard and the explanation of the contract and of the tolerant profile. A value that the
 * contract accepts costs no more than its validation.
 *
 * @returns the readable part of the value, and its deviations; or the issues for which the tolerant profile refuses
 *   it: it is not an object, or lacks the tag that chooses its branch
 */
export function read(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
  tolerates: (value: unknown) => boolean,
  explainTolerant: Explain,
): ReadResult<unknown> {
  if (accepts(value)) return { ok: true, value, deviations: [] };
  const kept = prune(value, tolerates, explainTolerant, unreadableAt);
  if (!kept) return refusal(value, tolerates, explainTolerant) ?? unreadable();
  const note = (error: Found): void => {
    const part = leftOutAt(error, kept.whole);
    if (!part) return;
    error.dropped = true;
    part.isReported = true;
  };
  const errors = explainAll(value, explain, { note }) ?? [];
  // The contract checks no branch of a union if the tag is wrong.
  for (const { part } of leftOut(kept.whole)) {
    if (part.error && !part.isReported) errors.push({ ...part.error, dropped: true });
  }
  return { ok: true, value: kept.value, deviations: mergedIssuesOf(errors, value) };
}

/** The steps to the part that is unreadable because of an error of the tolerant profile. */
function unreadableAt({ instancePath, keyword, params }: Found, value: unknown): string[] {
  const steps = stepsOf(instancePath);
  if (keyword === 'type' || keyword === 'required') return steps;
  // All other keywords concern a tag: another value of its type chooses an unknown branch.
  const known = [params.allowedValue, params.allowedValues].flat();
  const tag = partAt(value, instancePath);
  return known.some((one) => typeof one === typeof tag) ? steps.slice(0, -1) : steps;
}

/** How to treat fields that the contract does not name. */
export interface ParseOptions {
  /**
   * `refuse` by default; `drop` leaves them out, and only reports one that is probably a misspelled required field.
   */
  unknownFields?: 'refuse' | 'drop';
}

/** A parsed value without its unknown fields. */
export interface Dropped<Value> extends Success<Value> {
  /** The path of each field that was left out, as a JSON Pointer into the input. */
  dropped: string[];
}

/** What every `parse` function of the strict profile returns; `ok` tells the two apart. */
export type StrictResult<Value, Options extends ParseOptions = ParseOptions> =
  | (Options extends { unknownFields: 'drop' } ? Dropped<Value> : Success<Value>)
  | Failure;

/** Reads a value by the guard and the explanation of the strict profile; `fill` fills in the defaults. */
export function parseStrictly(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
  options?: ParseOptions,
  fill: (value: unknown) => unknown = (same) => same,
): Success<unknown> | Dropped<unknown> | Failure {
  if (options?.unknownFields !== 'drop') {
    return refusal(value, accepts, explain) ?? { ok: true, value: fill(value) };
  }
  const kept = prune(value, accepts, explain, unknownAt);
  if (kept) {
    const dropped = [...leftOut(kept.whole)].map(({ path }) => cut(path, LONGEST_PATH));
    return { ok: true, value: fill(kept.value), dropped };
  }
  const errors = explainAll(value, explain, { most: MOST_GATHERED }) ?? [];
  const missing = errors.map(({ instancePath, params }) => instancePath + params.missingProperty);
  const isMissing = ({ instancePath }: Found, name: string) =>
    missing.includes(instancePath + name);
  const reported = errors.filter((error) => {
    if (error.keyword !== 'additionalProperties') return true;
    return meantBy(error.params).some((name) => isMissing(error, name));
  });
  const issues = mergedIssuesOf(reported, value);
  return issues.length > 0 ? { ok: false, issues } : unreadable();
}

/** The steps to an unknown field; none for an error of any other kind. */
function unknownAt({ instancePath, keyword, params }: Found): string[] {
  if (keyword !== 'additionalProperties') return [];
  return [...stepsOf(instancePath), String(params.additionalProperty)];
}
