// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words issues, fills in defaults, and drops unknown fields on request. */
import { fill } from "./defaults.js";
import { describe, hintsFor, orUnreadable, pathOf } from "./issues.js";
import { cut, LONGEST_PATH, step } from "./pointers.js";
import { prune } from "./prune.js";
import { MANY_ERRORS } from "./validate.js";
/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value, kinds) {
	if (!kinds) return {};
	const tag = value[kinds.tag];
	return { kind: kinds.known.includes(tag) ? tag : "other" };
}
/** Returns a function that parses values with the validator of a schema and never throws. */
export function parser(check, about = {}) {
	return (value) => orUnreadable(value, () => check(value) ? success(value, about) : failureOf(check.errors ?? [], value));
}
/** The same for a validator of the strict profile, which asks about each unknown field. */
export function strictParser(check, about = {}) {
	return (value, options) => orUnreadable(value, () => {
		const isDropping = options?.unknownFields === "drop";
		const dropped = [];
		const unknown = [];
		const { kept, errors } = prune(check, value, (found, member) => {
			// A field whose value is undefined counts as missing, as in JSON.
			if (!isDropping || member === undefined) return member === undefined;
			for (const one of found) dropped.push(cut(pathOf(one), LONGEST_PATH));
			if (unknown.length < MANY_ERRORS) unknown.push(...found);
			return true;
		});
		if (errors) return failureOf([...errors, ...misspelledIn(unknown, errors)], value);
		// Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
		if (dropped.length > 0 && !check(kept)) return failureOf(check.errors ?? [], kept);
		return {
			...success(kept, about),
			...isDropping && { dropped }
		};
	});
}
/** The result for a valid value. Only the value as it came is validated: a default may break `maxProperties`. */
function success(value, { defaults, kinds }) {
	const filled = defaults ? fill(value, defaults) : value;
	return {
		ok: true,
		...kindIn(filled, kinds),
		value: filled
	};
}
function failureOf(errors, value) {
	return {
		ok: false,
		issues: describe(errors, value)
	};
}
/** The errors for unknown fields that are probably misspelled required fields, by the errors for missing fields. */
function misspelledIn(unknown, errors) {
	const missing = new Set(errors.map((one) => one.keyword === "required" && pathOf(one)));
	return unknown.filter((error) => hintsFor(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)));
}
