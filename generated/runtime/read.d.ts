// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Reading what arrives. For `read` the tolerant profile decides, and the contract shows how the value deviates;
 * for `parse` in the strict profile unknown fields may be left out.
 */
import { type Failure, type Issue, type Success } from './issues.js';
import { type Explain } from './validate.js';
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
export declare function refusal(value: unknown, accepts: (value: unknown) => boolean, explain: Explain): Failure | undefined;
/**
 * Reads a value by the guard and the explanation of the contract and of the tolerant profile. A value that the
 * contract accepts costs no more than its validation.
 *
 * @returns the value without what cannot be read in it, and its deviations; or the issues for which the tolerant
 *   profile refuses it, where it is no object, or lacks what chooses its form
 */
export declare function read(value: unknown, accepts: (value: unknown) => boolean, explain: Explain, tolerates: (value: unknown) => boolean, explainTolerant: Explain): ReadResult<unknown>;
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
export type StrictResult<Value, Options extends ParseOptions = ParseOptions> = (Options extends {
    unknownFields: 'drop';
} ? Dropped<Value> : Success<Value>) | Failure;
/** Reads a value by the guard and the explanation of the strict profile; `fill` fills in the defaults. */
export declare function parseStrictly(value: unknown, accepts: (value: unknown) => boolean, explain: Explain, options?: ParseOptions, fill?: (value: unknown) => unknown): Success<unknown> | Dropped<unknown> | Failure;
