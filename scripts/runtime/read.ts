/** Reading what arrives: the tolerant reading decides, the contract shows how the value deviates. */

import { type Failure, type Issue, issuesOf, toFailure } from './issues.ts';
import type { Validator } from './validate.ts';

/** A value that can be read. */
export interface Readable<Value> {
  ok: true;
  /** The value as it came, with every field: what was passed in itself, unless it was text or bytes. */
  value: Value;
  /** How the value deviates from the contract: at most 100 issues, none when it holds. */
  deviations: Issue[];
}

/** What every `read` function returns; `ok` tells the two apart. */
export type ReadResult<Value> = Readable<Value> | Failure;

/**
 * Reads a value. What the contract accepts costs one validation.
 *
 * @param contract the validator by the contract
 * @param tolerant the validator by the tolerant reading, which accepts whatever `contract` accepts
 * @returns the value and its deviations, or the issues that the tolerant reading has with it
 */
export function read(
  value: unknown,
  contract: Validator<unknown>,
  tolerant: Validator<unknown>,
): ReadResult<unknown> {
  if (contract(value)) return { ok: true, value, deviations: [] };
  const deviations = issuesOf(contract.errors);
  return tolerant(value) ? { ok: true, value, deviations } : toFailure(tolerant.errors);
}
