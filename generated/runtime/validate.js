// Compiled from scripts/runtime/validate.ts by `npm run build`; edit that file instead.

/** A function of a validator that has found this many errors leaves a loop at the next wrong item. */
export const MANY_ERRORS = 1e3;
/**
 * Finds the unknown fields of an object and adds an error for each field that is not dropped.
 *
 * @param known the names of its fields
 * @param errors the errors so far, null if there are none
 * @param patterns the patterns of further known names
 * @param hints the names in inner objects, which an unknown name may mean, by the field of the object
 * @returns all errors
 */
export function refuseUnknown(pruner, data, known, instancePath, schemaPath, errors, patterns = [], hints) {
	let all = errors;
	for (const key in data) {
		if (known.includes(key) || patterns.some((pattern) => pattern.test(key))) continue;
		const params = {
			additionalProperty: key,
			known,
			...hints && { hints }
		};
		const message = "must NOT have additional properties";
		all ??= [];
		all.push({
			instancePath,
			schemaPath,
			keyword: "additionalProperties",
			params,
			message
		});
		const count = pruner?.drop(data, key, all, all.length - 1) ?? all.length;
		if (count >= MANY_ERRORS) break;
	}
	return all;
}
/** A validator reports no more errors than this. */
const MOST_ERRORS = 100;
const NOTHING = { drop: (_holder, _key, { length }) => length };
/** A validator around Ajv's code. */
export function validator(ajv) {
	const validate = ((value) => {
		const isValid = ajv.call(NOTHING, value);
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
