// Compiled from scripts/runtime/issues.ts by `npm run build`; edit that file instead.

import { type UnwordedError } from './validate.js';
/** An error in a value. */
export interface Issue {
    /** JSON Pointer to what is invalid. `''` is the whole value. A path of more than 1000 characters is cut. */
    path: string;
    /** The problem in words, such as `must be at most 8, but is 9`. */
    message: string;
    /**
     * The keyword that rejects the value, such as `maximum`, or else `json`, `encoding`, `deepObject`, or `unreadable`.
     * `more` means that there are further issues, which were not collected.
     */
    keyword: string;
    /**
     * The assertion that rejects the value, such as `Word#/properties/start/minimum`: the name of a published schema, and a JSON
     * Pointer in it as a URI fragment. Assertions about unknown fields are in the strict schemas, and those of readers in the tolerant ones. The one
     * about the choice of a branch is the union, such as `Job#/oneOf`.
     */
    schemaPath: string;
    /**
     * The number of similar issues that this issue represents, if there is more than one. Their paths differ only in
     * indices. `path` and `message` belong to the first of them.
     */
    count?: number;
    /** True if `read` removed the value at `path` or a value that contains it. */
    dropped?: true;
}
/** A valid value with its defaults filled in. */
export interface Success<Value> {
    ok: true;
    /** The value. It may share objects with the input, so copy it before you modify it. */
    value: Value;
}
/** A failed result, with 1 to 100 issues. */
export interface Failure {
    ok: false;
    issues: Issue[];
}
/** A result for an open union. `kind` is the value of the discriminator, or `other` if the value is not listed. */
export type OfKind<Kind, Result> = Result extends {
    ok: true;
} ? Result & {
    kind: Kind;
} : Result;
/** Writes an issue on one line of plain text, such as `/channels must be at most 8, but is 9`. */
export declare function formatIssue({ path, message, count, dropped }: Issue): string;
/**
 * Untrusted text on one line, safe to print: line breaks, control characters and marks that change the writing
 * direction are escaped as in JSON, such as `\n` and `\u001b`.
 */
export declare function oneLine(text: string): string;
/** A failed result with one issue. `keyword` identifies the failure. */
export declare function failure(keyword: string, message: string): Failure;
/**
 * Returns the result of `run`, or a failure if the value is not JSON or cannot be read. A promise is not JSON, although it
 * looks like an empty object.
 */
export declare function orUnreadable<Result>(value: unknown, run: () => Result): Result | Failure;
/** The unit of each field with a bound, by the schema path of the field, such as `Word#/properties/start`. */
export type Units = Readonly<Record<string, string>>;
/** Turns errors in a value into at most 100 issues: similar ones merged, shallow ones first. */
export declare function issuesOf(errors: readonly UnwordedError[], value: unknown, units?: Units): Issue[];
/** Where an error is: at a value, or at a field that is missing or unknown. */
export declare function pathOf({ instancePath, params }: UnwordedError): string;
/** The fields whose name an unknown one probably misspells. */
export declare function closestFields({ params }: UnwordedError): readonly string[];
