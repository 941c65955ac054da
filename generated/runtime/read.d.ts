// Generated from the contract by `npm run build`; edit the contract instead.

/** Reading what arrives: the tolerant reading decides, the contract shows how the value deviates. */
import { type Deviation, type Failure } from './issues.js';
import { type Explain, type Validator } from './validate.js';

/** A value that can be read. */
export interface Readable<Value> {
  ok: true;
  /** The value as it came, with every field: what was passed in itself, unless it was text or bytes. */
  value: Value;
  /** How the value deviates from the contract: at most 100 kinds, shallow ones first, none when it holds. */
  deviations: Deviation[];
}

/** What every `read` function returns; `ok` tells the two apart. */
export type ReadResult<Value> = Readable<Value> | Failure;

/**
 * Reads a value. What the contract accepts costs no more than to validate it.
 *
 * @param accepts the guard of the contract
 * @param explain what the contract has against a value that the guard refuses
 * @param tolerant the validator by the tolerant reading, which accepts whatever the contract accepts
 * @returns the value and its deviations, or the issues that the tolerant reading has with it
 */
export declare function read(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
  tolerant: Validator<unknown>,
): ReadResult<unknown>;
