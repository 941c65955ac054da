// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Issues: what is wrong with a refused value, worded from a validator's error objects.
 * Everything here is bounded: the number of issues, and the length of what is quoted in each.
 */
import { type Found, type ErrorObject as ValidatorError } from './validate.js';
export type { ValidatorError };
/** One thing that is wrong with a value. */
export interface Issue {
    /** Where, as a JSON Pointer into the value; `''` is the value itself. A path of more than 1000 characters is cut. */
    path: string;
    /** What was expected there and what came. */
    message: string;
    /** The keyword of the contract that refuses it, such as `maximum`, or `json`, `encoding`, `unreadable`. */
    keyword: string;
    /** The place in the contract that refuses it, such as `Word#/properties/start/minimum`. */
    schemaPath: string;
    /**
     * How many similar issues it stands for, if several: their paths differ in indices, or in keys that are
     * data. `path` and `message` are those of the first.
     */
    count?: number;
    /** `read` alone: it is about something that was left out of the value, a part of its own or what holds it. */
    dropped?: true;
}
/** A value that was read, with the documented defaults filled in. */
export interface Success<Value> {
    ok: true;
    /** It may share objects with the input, which never changes: copy it before you change it. */
    value: Value;
}
/** A value that was refused, and why: at least one issue, at most 100. */
export interface Failure {
    ok: false;
    issues: Issue[];
}
/** What every `parse` function returns; `ok` tells the two apart. */
export type ParseResult<Value> = Success<Value> | Failure;
/** What is wrong by Standard Schema, and where: the keys and indices that lead there from the whole value. */
export interface StandardIssue {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
        readonly key: PropertyKey;
    })[] | undefined;
}
/** Writes an issue on one line of plain text, such as `/channels: 9 is greater than the maximum 8`. */
export declare function formatIssue(issue: Issue | StandardIssue): string;
/** The message of an issue, with how many more it stands for, and whether something was left out. */
export declare function wordsOf({ message, count, dropped }: Omit<Partial<Issue>, 'path'>): string;
/**
 * Text from elsewhere on one line, safe to print: line breaks, control characters and marks that turn
 * the direction of writing are escaped as in JSON, such as `\n` and `\u001b`.
 */
export declare function oneLine(text: string): string;
/**
 * Words the errors of a validator of any profile, which have no message.
 *
 * @param errors the `errors` that the validator left behind, the objects themselves: a copy has lost the
 *   value that it is about
 * @returns an issue for each error, and one where all branches of a union without a tag failed; at most 100
 */
export declare function issuesOf(errors: readonly ValidatorError[] | null | undefined): Issue[];
/** Words errors, some of which stand for several: at most 100 issues, similar ones as one, shallow ones first. */
export declare function kindsOf(errors: readonly Found[]): Issue[];
/** A refusal with one issue; `keyword` says which kind of reading failed. */
export declare function failure(keyword: string, message: string): Failure;
/** @returns the refusal of a value that throws, or changes, while it is being read */
export declare function unreadable(): Failure;
/** Shows a value in a few characters, as JSON where JSON has such values; never throws. */
export declare function preview(value: unknown, isInside?: boolean): string;
/** The fields that an unknown one probably means: looked for only now, since most of very many are never told. */
export declare function meantBy({ closest: meant }: ValidatorError['params']): readonly string[];
/** The message for an unknown field; `meant` are the fields that it probably means. */
export declare function notKnown(meant: readonly string[]): string;
/** What was expected, by the keyword that refuses, as it reads in `expected …, got …`. */
export declare const WANTED: Record<string, (params: ValidatorError['params']) => string>;
