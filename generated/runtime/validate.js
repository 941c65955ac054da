// Compiled from scripts/runtime/validate.ts by `npm run build`; edit that file instead.

/** What every type predicate does around Ajv's validator. */
import { classOf } from './pointers.js';
/** A validator that has found this many errors leaves a loop at the next wrong item. */
export const STOP_AFTER = 1000;
/** The most errors or issues that are reported. */
export const REPORTED = 100;
/** A type predicate around Ajv's validator, which accepts unknown fields. */
export function validator(judge) {
    const validate = ((value) => {
        const isValid = judge(value);
        validate.errors = isValid ? null : (judge.errors ?? []).slice(0, REPORTED);
        return isValid;
    });
    validate.errors = null;
    return validate;
}
/**
 * Whether a value is a JSON object, of any realm, or an instance of a user-defined class. A built-in, such as a
 * promise, a map or a date, is not, although it looks like an object without fields.
 */
export function isObject(value) {
    return classOf(value) === 'Object';
}
