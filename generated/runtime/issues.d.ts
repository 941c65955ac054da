// Compiled from scripts/runtime/issues.ts by `npm run build`; edit that file instead.

import { type ErrorObject } from "./validate.js";
/** An error in a value. */
export interface Issue {
	/** Where, as a JSON Pointer into the value; `''` is the value itself. A path of more than 1000 characters is cut. */
	path: string;
	/** What was expected and what was found. */
	message: string;
	/**
	 * The keyword of the contract that refuses it, such as `maximum`, or `json`, `encoding`, `unreadable`; or `more`, if
	 * there are more issues than were gathered.
	 */
	keyword: string;
	/** The place in the contract that refuses it, such as `Word#/properties/start/minimum`. */
	schemaPath: string;
	/**
	 * The number of similar issues that it represents, if more than one: their paths differ in indices. `path` and
	 * `message` belong to the first.
	 */
	count?: number;
	/** Set only by `read`: the part at `path` or a part that contains it was dropped from the value. */
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
/**
 * What every `parse` function returns, by `ok`. A field of the input whose value is undefined counts
 * as missing, whether the contract names it or not.
 */
export type ParseResult<Value> = Success<Value> | Failure;
/** A result of a reader or parser of an open union, with the branch: the value of its tag, or `other`. */
export type OfKind<
	Kind,
	Result
> = Result extends {
	ok: true;
} ? Result & {
	kind: Kind;
} : Result;
/** An issue as Standard Schema defines it; `path` has the keys and indices from the root of the value. */
export interface StandardIssue {
	readonly message: string;
	readonly path?: readonly (PropertyKey | {
		readonly key: PropertyKey;
	})[] | undefined;
}
/** Writes an issue on one line of plain text, such as `/channels: 9 is greater than the maximum 8`. */
export declare function formatIssue(issue: Issue | StandardIssue): string;
/** The message of an issue, with the number of similar issues and whether a part was dropped. */
export declare function wordsOf({ message, count, dropped }: Pick<Issue, "message" | "count" | "dropped">): string;
/**
 * Untrusted text on one line, safe to print: line breaks, control characters and marks that change the writing
 * direction are escaped as in JSON, such as `\n` and `\u001b`.
 */
export declare function oneLine(text: string): string;
/** A refusal with one issue; `keyword` is the kind of the failure. */
export declare function failure(keyword: string, message: string): Failure;
/**
 * What `run` returns about a value; or the refusal of a value that is no JSON, such as a promise, which looks like an
 * object without fields, or that throws, or changes, while it is being read.
 */
export declare function orUnreadable<Result>(value: unknown, run: () => Result): Result | Failure;
/** An error of a validator, without its message, and with what this module or `read` adds. */
export interface Found extends Omit<ErrorObject, "message"> {
	/** What was expected, in words, if the keyword does not say it. */
	wanted?: string;
	/** Whether it is about a part that `read` drops. */
	dropped?: true;
}
/** Turns errors in a value into at most 100 issues: similar ones merged, shallow ones first. */
export declare function describe(errors: readonly Found[], value: unknown): Issue[];
/** Where an error is: at a value, or at a field that is missing or unknown. */
export declare function pathOf({ instancePath, params }: Found): string;
/** The fields that an unknown field probably means. */
export declare function hintsFor({ params }: Found): readonly string[];
