// Compiled from scripts/runtime/validate.ts by `npm run build`; edit that file instead.

/** What every validator does around its two halves, the guard and Ajv's code. */
/** An error as Ajv reports it. */
export interface ErrorObject {
	/** Where, as a JSON Pointer into the value; `''` is the value itself. */
	instancePath: string;
	/** What refuses it: the name of a schema, `#`, and the place in it. */
	schemaPath: string;
	/** The keyword that refuses it, such as `maximum`. */
	keyword: string;
	/** What the keyword asks for, such as `{comparison: '<=', limit: 10}`. */
	params: Record<string, unknown>;
	/** The words of Ajv, such as `must be <= 10`. */
	message: string;
}
/** A type predicate that keeps the errors of its last call. It changes no value. */
export interface Validator<Value> {
	(value: unknown): value is Value;
	/** The errors of the last value, at most 100; `null` if it was valid, and before the first call. */
	errors: ErrorObject[] | null;
}
/** A validator as parsers use it. */
export interface Check extends Validator<unknown> {
	/** All errors of the last value that was refused. */
	all?: ErrorObject[];
}
/** Ajv's code for a schema, which keeps the errors of its last call. */
export interface AjvCheck {
	(value: unknown): boolean;
	errors?: ErrorObject[] | null;
}
/**
 * Counts a wrong item or an unknown field, and tells whether its loop should stop. A loop that has found 100 itself stops
 * once the whole value has 1,000. Any other loop goes on until the value has 10,000, so that a long list does not hide
 * what is wrong after it.
 *
 * @param own how many its loop has found
 */
export declare function isEnough(own: number): boolean;
/** Turns a function into a validator: adds `errors`, as they are before the first call. */
export declare function ready(validate: (value: unknown) => boolean): Validator<unknown>;
/** Ajv's verdict on a value that a guard did not accept; its errors become those of the validator. */
export declare function decide(validate: Check, ajv: AjvCheck, value: unknown): boolean;
/**
 * Whether a value is a JSON object, of any realm, or an instance of a user-defined class. A built-in, such as a
 * promise, a map or a date, is not, although it looks like an object without fields.
 */
export declare function isObject(value: unknown): value is Record<string, unknown>;
/** The number of characters in a text, not of their halves; under the name that Ajv's code calls it by. */
export declare function ucs2length(text: string): number;
/** Whether two JSON values are equal; under the name that Ajv's code calls it by. */
export declare function equal(one: unknown, other: unknown): boolean;
