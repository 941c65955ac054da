// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */
import { type Failure, type Success, type Units } from './issues.js';
import { type Table } from './table.js';
import { type AjvValidator } from './validate.js';
/** What to do with unknown fields. */
export interface ParseOptions {
    /**
     * `reject`, the default, reports each unknown field. `drop` removes unknown fields and reports only those that are
     * probably misspelled required fields. `keep` accepts them, as validators do.
     */
    unknownFields?: 'reject' | 'drop' | 'keep';
}
/** A valid value without its unknown fields. */
export interface Dropped<Value> extends Success<Value> {
    /** JSON Pointers to the dropped fields in the input. */
    dropped: string[];
}
/** The result of every `parse` function. Check `ok` first. A field whose value is undefined counts as missing. */
export type ParseResult<Value, Options extends ParseOptions = ParseOptions> = (Options extends {
    unknownFields: 'drop';
} ? Dropped<Value> : Success<Value>) | Failure;
export type Parse = (value: unknown, options?: ParseOptions) => Success<unknown> | Dropped<unknown> | Failure;
/** A function that parses values by Ajv's validator of a schema and by its table, and never throws. */
export declare function parser(validate: AjvValidator, table: Table, units?: Units): Parse;
