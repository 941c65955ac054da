// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words what is wrong, fills in defaults, and leaves out unknown fields on request. */
import { describe, hintsFor, LONGEST_PATH, orUnreadable, pathOf } from "./issues.js";
import { fill, withoutUnknown } from "./shape.js";
import { cut, step } from "./values.js";
/** The branch of an open union that a value belongs to, beside its result; nothing for other schemas. */
export function kindIn(value, kinds) {
	if (!kinds) return {};
	const tag = value[kinds.tag];
	return { kind: kinds.known.includes(tag) ? tag : "other" };
}
/** A function that parses by the validator of a schema, and never throws. */
export function parser(check, about = {}) {
	return (value) => orUnreadable(() => check(value) ? success(value, about) : refuse(check.all ?? [], value, about));
}
/** The same for a validator of the strict profile: on request, the parser leaves out unknown fields. */
export function strictParser(check, about = {}) {
	return (value, options) => orUnreadable(() => {
		const isDropping = options?.unknownFields === "drop";
		const dropped = [];
		let kept = value;
		if (!check(value)) {
			const unknown = check.all?.filter(({ keyword }) => keyword === "additionalProperties");
			const isUnwanted = (field, path) => {
				// A field whose value is undefined counts as missing, as in JSON.
				if (isDropping && field !== undefined) dropped.push(cut(path, LONGEST_PATH));
				return isDropping || field === undefined;
			};
			kept = withoutUnknown(value, about.closed ?? {}, isUnwanted, "");
			if (!check(kept)) {
				const errors = check.all ?? [];
				const misspelled = isDropping ? misspelledIn(unknown ?? [], errors, value, about) : [];
				return refuse([...errors, ...misspelled], value, about);
			}
		}
		return {
			...success(kept, about),
			...isDropping && { dropped }
		};
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
function refuse(errors, value, { closed }) {
	return {
		ok: false,
		issues: describe(errors, value, closed)
	};
}
/** The errors for unknown fields that are probably misspelled required ones, by the errors for missing fields. */
function misspelledIn(unknown, errors, value, { closed = {} }) {
	const missing = new Set(errors.map((one) => one.keyword === "required" && pathOf(one)));
	return unknown.filter((error) => {
		const hints = hintsFor(error, value, closed);
		return hints.some((name) => missing.has(`${error.instancePath}/${step(name)}`));
	});
}
