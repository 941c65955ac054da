/**
 * Reading what arrives. For `read` the tolerant profile decides, and the contract shows how the value deviates;
 * for `parse` in the strict profile unknown fields may be left out.
 */

import { explainAll } from './gather.ts';
import { type Failure, type Issue, kindsOf, meantBy, type Success, unreadable } from './issues.ts';
import { leftOut, leftOutAt, prune } from './prune.ts';
import { cut, type Explain, type Found, LONGEST_PATH, stepsOf } from './validate.ts';

/** A value that can be read. */
export interface Readable<Value> {
  ok: true;
  /**
   * The value as it came, with every field: what was passed in itself, unless it was text or bytes. Where a
   * deviation is `dropped`, a copy without what cannot be read, which shares all else with what was passed in.
   */
  value: Value;
  /** How the value deviates from the contract: similar issues as one, at most 100, shallow ones first. */
  deviations: Issue[];
}

/** What every `read` function returns; `ok` tells the two apart. */
export type ReadResult<Value> = Readable<Value> | Failure;

/** The refusal of a value by the guard and the explanation of a profile; undefined where it is accepted. */
export function refusal(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
): Failure | undefined {
  const errors = accepts(value) ? null : explainAll(value, explain);
  return errors === null ? undefined : { ok: false, issues: kindsOf(errors) };
}

/**
 * Reads a value by the guard and the explanation of the contract and of the tolerant profile. A value that the
 * contract accepts costs no more than its validation.
 *
 * @returns the value without what cannot be read in it, and its deviations; or the issues for which the tolerant
 *   profile refuses it, where it is no object, or lacks what chooses its form
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
    if (part) error.dropped = part.isTold = true;
  };
  const errors = explainAll(value, explain, note) ?? [];
  // The contract looks into no branch of a union where the tag is wrong.
  for (const [, { error, isTold }] of leftOut(kept.whole)) {
    if (error && !isTold) errors.push({ ...error, dropped: true });
  }
  return { ok: true, value: kept.value, deviations: kindsOf(errors) };
}

/** The steps to what cannot be read because of an error of the tolerant profile. */
function unreadableAt({ instancePath, keyword, params, data }: Found): string[] {
  const steps = stepsOf(instancePath);
  if (keyword === 'type' || keyword === 'required') return steps;
  // All other keywords are of a tag: another value of its type chooses a form that nobody knows.
  const known = [params.allowedValue, params.allowedValues].flat();
  return known.some((one) => typeof one === typeof data) ? steps.slice(0, -1) : steps;
}

/** What becomes of fields that the contract does not name. */
export interface ParseOptions {
  /** `refuse`, unless it is said; `drop` leaves them out, and tells one alone that is probably a missing field. */
  unknownFields?: 'refuse' | 'drop';
}

/** A value that was read without its unknown fields. */
export interface Dropped<Value> extends Success<Value> {
  /** The path of each field that was left out, as a JSON Pointer into what was passed in. */
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
    const dropped = [...leftOut(kept.whole)].map(([path]) => cut(path, LONGEST_PATH));
    return { ok: true, value: fill(kept.value), dropped };
  }
  const errors = explainAll(value, explain) ?? [];
  const missing = errors.map(({ instancePath, params }) => instancePath + params.missingProperty);
  const isMisspelled = ({ instancePath, params }: Found) =>
    meantBy(params).some((name) => missing.includes(instancePath + name));
  const issues = kindsOf(
    errors.filter((error) => error.keyword !== 'additionalProperties' || isMisspelled(error)),
  );
  return issues.length > 0 ? { ok: false, issues } : unreadable();
}

/** The steps to an unknown field; none for an error of any other kind. */
function unknownAt({ instancePath, keyword, params }: Found): string[] {
  if (keyword !== 'additionalProperties') return [];
  return [...stepsOf(instancePath), cut(String(params.additionalProperty), LONGEST_PATH)];
}
