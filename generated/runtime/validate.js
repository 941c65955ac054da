// Compiled from scripts/runtime/validate.ts by `npm run build`; edit that file instead.

/** A function of a validator that has found this many errors leaves a loop at the next wrong item. */
export const MANY_ERRORS = 1e3;
/**
 * Adds an error for each unknown field of an object that the caller refuses. A field whose value is undefined counts as
 * missing, as in JSON.
 *
 * @param errors the errors so far, null if there are none
 * @param isBranch whether the errors only decide if a branch of a union matches: the caller is not asked
 * @returns all errors
 */
export function refuseUnknown(context, data, closed, instancePath, schemaPath, errors, isBranch) {
	let all = errors;
	for (const key in data) {
		if (data[key] === undefined || isKnown(key, closed)) continue;
		const params = {
			additionalProperty: key,
			...closed
		};
		const message = "must NOT have additional properties";
		const error = {
			instancePath,
			schemaPath,
			keyword: "additionalProperties",
			params,
			message
		};
		if (!isBranch && context.refuses?.(error, data) !== true) continue;
		all ??= [];
		if (all.push(error) >= MANY_ERRORS) break;
	}
	return all;
}
function isKnown(key, { known, patterns = [] }) {
	return known.includes(key) || patterns.some((pattern) => new RegExp(pattern, "u").test(key));
}
/** A validator reports no more errors than this. */
const MOST_ERRORS = 100;
/** A validator around Ajv's code, which accepts unknown fields. */
export function validator(ajv) {
	const validate = ((value) => {
		const isValid = ajv.call({}, value);
		validate.errors = isValid ? null : (ajv.errors ?? []).slice(0, MOST_ERRORS);
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
	return typeof value === "object" && Object.prototype.toString.call(value) === "[object Object]";
}
