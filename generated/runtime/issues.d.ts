// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Issues: what is wrong with a refused value, in words, from a validator's error objects. The number of issues and
 * the length of the values quoted in them are bounded.
 */
import { type Found, type ErrorObject as ValidatorError } from './validate.js';
export type { ValidatorError };
/** An error in a value. */
export interface Issue {
    /** Where, as a JSON Pointer into the value; `''` is the value itself. A path of more than 1000 characters is cut. */
    path: string;
    /** What was expected, and what was found. */
    message: string;
    /**
     * The keyword of the contract that refuses it, such as `maximum`, or `json`, `encoding`, `unreadable`; or `more`, if
     * there are more issues than were gathered.
     */
    keyword: string;
    /** The place in the contract that refuses it, such as `Word#/properties/start/minimum`. */
    schemaPath: string;
    /**
     * The number of similar issues it stands for, if more than one: their paths differ in indices, or in keys that
     * are data. `path` and `message` belong to the first.
     */
    count?: number;
    /** Set by `read` only: the part at `path`, or one that contains it, was left out of the value. */
    dropped?: true;
}
/** A value that was read, with the documented defaults filled in. */
export interface Success<Value> {
    ok: true;
    /** It may share objects with the input, which is never changed: copy it before you change it. */
    value: Value;
}
/** A value that was refused, and why: at least one issue, at most 100. */
export interface Failure {
    ok: false;
    issues: Issue[];
}
/** What every `parse` function returns; `ok` tells the two apart. */
export type ParseResult<Value> = Success<Value> | Failure;
/** An issue as Standard Schema defines it; `path` has the keys and indices from the root of the value. */
export interface StandardIssue {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
        readonly key: PropertyKey;
    })[] | undefined;
}
/** Writes an issue on one line of plain text, such as `/channels: 9 is greater than the maximum 8`. */
export declare function formatIssue(issue: Issue | StandardIssue): string;
/** The message of an issue, with the number of similar issues, and whether something was left out. */
export declare function wordsOf({ message, count, dropped }: Omit<Partial<Issue>, 'path'>): string;
/**
 * Untrusted text on one line, safe to print: line breaks, control characters and marks that change the writing
 * direction are escaped as in JSON, such as `\n` and `\u001b`.
 */
export declare function oneLine(text: string): string;
/**
 * Turns the errors of a validator of any profile into issues, which are worded for readers.
 *
 * @param errors the `errors` of the validator, as the original objects: a copy no longer has the value that it is
 *   about
 * @returns an issue for each error, or a single one if all branches of a union without a tag failed; at most 100
 */
export declare function issuesOf(errors: readonly Omit<ValidatorError, 'message'>[] | null | undefined): Issue[];
/**
 * Turns errors in a value, some of which stand for several, into at most 100 issues: similar ones merged, shallow ones
 * first.
 */
export declare function mergedIssuesOf(errors: readonly Found[], value: unknown): Issue[];
/** A refusal with one issue; `keyword` is the kind of the failure. */
export declare function failure(keyword: string, message: string): Failure;
/** @returns the refusal of a value that throws, or changes, while it is being read */
export declare function unreadable(): Failure;
/** Shows a value in a few characters, as JSON if JSON has such values; never throws. */
export declare function preview(value: unknown): string;
/** The fields that an unknown one probably means: computed only now, since most of very many are never reported. */
export declare function meantBy({ closest }: ValidatorError['params']): readonly string[];
/** The message for an unknown field; `meant` are the fields that it probably means, perhaps with ` (deprecated)`. */
export declare function notKnown(meant: readonly string[]): string;
/** What was expected, by keyword, as worded in `expected …, got …`. */
export declare const WANTED: Record<string, (params: ValidatorError['params']) => string>;
