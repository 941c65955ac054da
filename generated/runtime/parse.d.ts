// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words issues, fills in defaults, and drops unknown fields on request. */
import { type Defaults } from "./defaults.js";
import { type Failure, type ParseResult, type Success } from "./issues.js";
import { type AjvCheck } from "./validate.js";
/** How to treat fields that the contract does not name. */
export interface ParseOptions {
	/**
	 * `refuse` by default; `drop` removes them and only reports a probably misspelled required field.
	 */
	unknownFields?: "refuse" | "drop";
}
/** A parsed value without its unknown fields. */
export interface Dropped<Value> extends Success<Value> {
	/** The path of each dropped field, as a JSON Pointer into the input. */
	dropped: string[];
}
/** What every `parse` function of the strict profile returns, by `ok`. */
export type StrictResult<
	Value,
	Options extends ParseOptions = ParseOptions
> = (Options extends {
	unknownFields: "drop";
} ? Dropped<Value> : Success<Value>) | Failure;
/** What is known about the values of a schema besides their validator. */
export interface About {
	/** The defaults. */
	defaults?: Defaults;
	/** Whether the defaults may violate a rule, such as `maxProperties`: then the value with defaults is also validated. */
	mayBreak?: boolean;
	/** For an open union: its tag, and the values with their own branch. */
	kinds?: Kinds;
}
export interface Kinds {
	tag: string;
	known: readonly unknown[];
}
/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export declare function kindIn(value: unknown, kinds: Kinds | undefined): {
	kind?: unknown;
};
export type Parse = (value: unknown) => ParseResult<unknown>;
/** A function that parses by the validator of a schema, and never throws. */
export declare function parser(check: AjvCheck, about?: About): Parse;
export type ParseStrictly = (value: unknown, options?: ParseOptions) => Success<unknown> | Dropped<unknown> | Failure;
/** The same for a validator of the strict profile, which asks about each unknown field. */
export declare function strictParser(check: AjvCheck, about?: About): ParseStrictly;
