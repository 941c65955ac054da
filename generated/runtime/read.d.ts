// Compiled from scripts/runtime/read.ts by `npm run build`; edit that file instead.

/** Reads what comes back, even if it deviates from the contract. */
import { type Failure, type Issue, type Units } from './issues.js';
import { type Table } from './table.js';
import type { AjvValidator } from './validate.js';
/** A readable value. */
export interface Readable<Value> {
    ok: true;
    /**
     * The value with all of its fields. This is the input itself, unless the input was text or bytes. If a deviation is
     * `dropped`, it is a copy without what is unreadable, which shares everything else with the input.
     */
    value: Value;
    /** Deviations from the contract, at most 100. Similar ones are merged, and shallow ones come first. */
    deviations: Issue[];
}
/** The result of every `read` function. Check `ok` first. */
export type ReadResult<Value> = Readable<Value> | Failure;
/**
 * A function that reads by Ajv's validator of a schema, and by its table. It never throws, and a value that the contract
 * accepts costs no more than its validation.
 */
export declare function reader(validate: AjvValidator, table: Table, units?: Units): (value: unknown) => ReadResult<unknown>;
