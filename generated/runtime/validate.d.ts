// Compiled from scripts/runtime/validate.ts by `npm run build`; edit that file instead.

/** What every validator does around Ajv's code. */
/** An error in the form that Ajv uses. */
export interface ErrorObject {
	/** JSON Pointer to the invalid part. `''` is the whole value. */
	instancePath: string;
	/** The rule that rejects the value: the schema name, `#`, and a JSON Pointer. */
	schemaPath: string;
	/** The keyword that rejects the value, such as `maximum`. */
	keyword: string;
	/** The requirement of the keyword, such as `{comparison: '<=', limit: 10}`. */
	params: Record<string, unknown>;
	/** Ajv's message, such as `must be <= 10`. */
	message: string;
	/** If it is about the name of a field in the object at `instancePath`: that name. */
	propertyName?: string;
}
/** A type predicate that keeps the errors of its last call and never changes a value. */
export interface Validator<Value> {
	(value: unknown): value is Value;
	/** Up to 100 errors of the last call. `null` if the last value was valid or there was no call yet. */
	errors: ErrorObject[] | null;
}
/** What Ajv's code, as `this`, asks about an invalid member that may be dropped. */
export interface Pruner {
	/**
	 * Drops a member from an object or a list and removes its errors, or does nothing.
	 *
	 * @param errors all errors so far; those from `start` on are about the member
	 * @returns the number of errors now
	 */
	drop(holder: object, key: string | number, errors: ErrorObject[], start: number): number;
}
/** Ajv's code for a schema, which keeps the errors of its last call; `this` is a `Pruner` if it may drop members. */
export interface AjvCheck {
	(this: unknown, value: unknown): boolean;
	errors?: ErrorObject[] | null;
}
/** A function of a validator that has found this many errors leaves a loop at the next wrong item. */
export declare const MANY_ERRORS = 1e3;
/**
 * Finds the unknown fields of an object and adds an error for each field that is not dropped.
 *
 * @param known the names of its fields
 * @param errors the errors so far, null if there are none
 * @param patterns the patterns of further known names
 * @param hints the names in inner objects, which an unknown name may mean, by the field of the object
 * @returns all errors
 */
export declare function refuseUnknown(pruner: Pruner | null | undefined, data: object, known: readonly string[], instancePath: string, schemaPath: string, errors: ErrorObject[] | null, patterns?: readonly RegExp[], hints?: object): ErrorObject[] | null;
/** A validator around Ajv's code. */
export declare function validator(ajv: AjvCheck): Validator<unknown>;
/**
 * Whether a value is a JSON object, of any realm, or an instance of a user-defined class. A built-in, such as a
 * promise, a map or a date, is not, although it looks like an object without fields.
 */
export declare function isObject(value: unknown): value is Record<string, unknown>;
