// Compiled from scripts/runtime/validate.ts by `npm run build`; edit that file instead.

/** A validator reports no more errors than this. */
const MOST_ERRORS = 100;
/** How many wrong items and unknown fields the current call has found. */
let wrong = 0;
/**
 * Counts a wrong item or an unknown field, and tells whether its loop should stop. A loop that has found 100 itself stops
 * once the whole value has 1,000. Any other loop goes on until the value has 10,000, so that a long list does not hide
 * what is wrong after it.
 *
 * @param own how many its loop has found
 */
export function isEnough(own) {
	return ++wrong >= (own < 100 ? 1e4 : 1e3);
}
/** Turns a function into a validator: adds `errors`, as they are before the first call. */
export function ready(validate) {
	return Object.assign(validate, { errors: null });
}
/** Ajv's verdict on a value that a guard did not accept; its errors become those of the validator. */
export function decide(validate, ajv, value) {
	wrong = 0;
	if (ajv(value)) return true;
	const all = ajv.errors ?? [];
	validate.all = all;
	validate.errors = all.length > MOST_ERRORS ? all.slice(0, MOST_ERRORS) : all;
	return false;
}
/**
 * Whether a value is a JSON object, of any realm, or an instance of a user-defined class. A built-in, such as a
 * promise, a map or a date, is not, although it looks like an object without fields.
 */
export function isObject(value) {
	return typeof value === "object" && Object.prototype.toString.call(value) === "[object Object]";
}
/** The number of characters in a text, not of their halves; under the name that Ajv's code calls it by. */
export function ucs2length(text) {
	return [...text].length;
}
/** Whether two JSON values are equal; under the name that Ajv's code calls it by. */
export function equal(one, other) {
	if (one === other) return true;
	if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const keys = Object.keys(one);
	const [left, right] = [one, other];
	return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(left?.[key], right?.[key]));
}
