/** Reading what arrives: the tolerant profile decides, the contract shows how the value deviates. */

import { explainAll } from './gather.ts';
import { type Failure, type Issue, kindsOf } from './issues.ts';
import type { Explain } from './validate.ts';

/** A value that can be read. */
export interface Readable<Value> {
  ok: true;
  /** The value as it came, with every field: what was passed in itself, unless it was text or bytes. */
  value: Value;
  /** How the value deviates from the contract: similar issues as one, at most 100, shallow ones first. */
  deviations: Issue[];
}

/** What every `read` function returns; `ok` tells the two apart. */
export type ReadResult<Value> = Readable<Value> | Failure;

/**
 * The refusal of a value by a profile; undefined where the value is accepted.
 *
 * @param accepts the guard of the profile
 * @param explain the explanation of the profile
 */
export function refusal(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
): Failure | undefined {
  const errors = accepts(value) ? null : explainAll(value, explain);
  return errors === null ? undefined : { ok: false, issues: kindsOf(errors) };
}

/**
 * Reads a value. A value that the contract accepts costs no more than its validation.
 *
 * @param accepts the guard of the contract profile, and `explain` its explanation
 * @param tolerates the guard of the tolerant profile, which accepts whatever the contract accepts, and
 *   `explainTolerant` its explanation
 * @returns the value and its deviations, or the issues for which the tolerant profile refuses it
 */
export function read(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
  tolerates: (value: unknown) => boolean,
  explainTolerant: Explain,
): ReadResult<unknown> {
  const { issues: deviations = [] }: Partial<Failure> = refusal(value, accepts, explain) ?? {};
  const refused = deviations.length > 0 && refusal(value, tolerates, explainTolerant);
  return refused || { ok: true, value, deviations };
}
