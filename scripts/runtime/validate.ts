/** What every type predicate does around Ajv's validator. */
import { classOf } from './pointers.js';

/** An error in the form that Ajv uses. */
export interface ErrorObject {
  /** JSON Pointer to the invalid part. `''` is the whole value. */
  instancePath: string;
  /** The assertion that rejects the value: the name of a published schema, and a JSON Pointer in it as a URI fragment. */
  schemaPath: string;
  /** The keyword that rejects the value, such as `maximum`. */
  keyword: string;
  /** The requirement of the keyword, such as `{comparison: '<=', limit: 10}`. */
  params: Record<string, unknown>;
  /** Ajv's message, such as `must be <= 10`. */
  message: string;
}

/** An error from a validator without its message, with data that other modules add. */
export interface UnwordedError extends Omit<ErrorObject, 'message'> {
  /** The expected value in words, if the keyword does not say it. */
  wanted?: string;
  /** True if `read` drops the invalid part. */
  dropped?: true;
}

/**
 * A type predicate that keeps the errors of its last call and never changes a value. It never throws for JSON values; a
 * getter or a proxy in the value may throw.
 */
export interface Validator<Value> {
  (value: unknown): value is Value;
  /** Up to 100 errors of the last call. `null` if the last value was valid or there was no call yet. */
  errors: ErrorObject[] | null;
}

/** Ajv's validator of a schema, which keeps the errors of its last call. */
export interface AjvValidator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** A validator that has found this many errors leaves a loop at the next wrong item. */
export const STOP_AFTER = 1000;

/** The most errors or issues that are reported. */
export const REPORTED = 100;

/** A type predicate around Ajv's validator, which accepts unknown fields. */
export function validator(judge: AjvValidator): Validator<unknown> {
  const validate = ((value: unknown) => {
    const isValid = judge(value);
    validate.errors = isValid ? null : (judge.errors ?? []).slice(0, REPORTED);
    return isValid;
  }) as Validator<unknown>;
  validate.errors = null;
  return validate;
}

/**
 * Whether a value is a JSON object, of any realm, or an instance of a user-defined class. A built-in, such as a
 * promise, a map or a date, is not, although it looks like an object without fields.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  return classOf(value) === 'Object';
}
