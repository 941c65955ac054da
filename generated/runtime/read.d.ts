// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Reads incoming values. `read` accepts by the tolerant profile, and reports deviations from the contract; `parse`
 * in the strict profile can leave out unknown fields.
 */
import { type Failure, type Issue, type Success } from './issues.js';
import { type Explain } from './validate.js';
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
export declare function refusal(value: unknown, accepts: (value: unknown) => boolean, explain: Explain): Failure | undefined;
/**
 * Reads a value by the guard and the explanation of the contract and of the tolerant profile. A value that the
 * contract accepts costs no more than its validation.
 *
 * @returns the readable part of the value, and its deviations; or the issues for which the tolerant profile refuses
 *   it: it is not an object, or lacks the tag that chooses its branch
 */
export declare function read(value: unknown, accepts: (value: unknown) => boolean, explain: Explain, tolerates: (value: unknown) => boolean, explainTolerant: Explain): ReadResult<unknown>;
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
export type StrictResult<Value, Options extends ParseOptions = ParseOptions> = (Options extends {
    unknownFields: 'drop';
} ? Dropped<Value> : Success<Value>) | Failure;
/** Reads a value by the guard and the explanation of the strict profile; `fill` fills in the defaults. */
export declare function parseStrictly(value: unknown, accepts: (value: unknown) => boolean, explain: Explain, options?: ParseOptions, fill?: (value: unknown) => unknown): Success<unknown> | Dropped<unknown> | Failure;
