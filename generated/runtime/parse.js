// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words what is wrong, fills in defaults, and leaves out unknown fields on request. */
import { describe, hintsFor, LONGEST_PATH, orUnreadable, pathOf, pruned } from "./issues.js";
import { fill } from "./shape.js";
import { cut, step, valueAt } from "./values.js";
/** The branch of an open union that a value belongs to, beside its result; nothing for other schemas. */
export function kindIn(value, kinds) {
	if (!kinds) return {};
	const tag = value[kinds.tag];
	return { kind: kinds.known.includes(tag) ? tag : "other" };
}
/** A function that parses by the validator of a schema, and never throws. */
export function parser(check, about = {}) {
	return (value) => orUnreadable(value, () => check(value) ? success(value, about) : refuse(check.all ?? [], value));
}
/** The same for a validator of the strict profile: on request, the parser leaves out unknown fields. */
export function strictParser(check, about = {}) {
	return (value, options) => orUnreadable(value, () => {
		const isDropping = options?.unknownFields === "drop";
		const dropped = [];
		const { kept, errors } = pruned(check, value, (found, left) => {
			// A field whose value is undefined counts as missing, as in JSON.
			const isEmpty = (error) => valueAt(left, pathOf(error)) === undefined;
			const unknown = unknownIn(found, left);
			if (isDropping) dropped.push(...unknown.filter((error) => !isEmpty(error)));
			return unknown.filter((error) => isDropping || isEmpty(error)).map(pathOf);
		});
		if (errors) return refuse([...errors, ...misspelledIn(dropped, errors)], value);
		const paths = dropped.map((error) => cut(pathOf(error), LONGEST_PATH));
		return {
			...success(kept, about),
			...isDropping && { dropped: paths }
		};
	});
}
/** An error for each unknown field of the objects that have some: a validator does not report all of very many. */
function unknownIn(errors, value) {
	const unknown = errors.filter(({ keyword }) => keyword === "additionalProperties");
	const objects = new Map(unknown.map((error) => [error.instancePath, error]));
	return [...objects.values()].flatMap((error) => {
		// Beside patterns of names, each error is Ajv's own, about one field.
		if (!error.params.known) return unknown.filter((one) => one.instancePath === error.instancePath);
		const known = new Set(error.params.known);
		const names = Object.keys(valueAt(value, error.instancePath));
		const others = names.filter((name) => !known.has(name));
		return others.map((name) => ({
			...error,
			params: {
				...error.params,
				additionalProperty: name
			}
		}));
	});
}
function success(value, { shape, kinds }) {
	const filled = shape ? fill(value, shape) : value;
	return {
		ok: true,
		...kindIn(filled, kinds),
		value: filled
	};
}
function refuse(errors, value) {
	return {
		ok: false,
		issues: describe(errors, value)
	};
}
/** The errors for unknown fields that are probably misspelled required ones, by the errors for missing fields. */
function misspelledIn(unknown, errors) {
	const missing = new Set(errors.map((one) => one.keyword === "required" && pathOf(one)));
	return unknown.filter((error) => hintsFor(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)));
}
