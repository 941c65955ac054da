// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */
import { fill } from "./defaults.js";
import { describe, hintsFor, orUnreadable, pathOf } from "./issues.js";
import { DROPPED, mapParts } from "./parts.js";
import { cut, LONGEST_PATH, step, tokens } from "./pointers.js";
import { KEEPING, MANY_ERRORS } from "./validate.js";
/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value, openUnion) {
	if (!openUnion) return {};
	const { [openUnion.name]: kind } = value;
	return { kind: openUnion.known.includes(kind) ? kind : "other" };
}
/** Returns a function that parses values by Ajv's code for a schema and never throws. */
export function parser(check, about = {}) {
	return (value, { unknownFields = "reject" } = {}) => orUnreadable(value, () => {
		if (unknownFields === "drop") return parseAndDrop(check, about, value);
		const context = unknownFields === "keep" ? KEEPING : REFUSING;
		if (check.call(context, value)) return success(value, about);
		return failureOf(check.errors ?? [], value);
	});
}
/**
 * A context that refuses unknown fields.
 *
 * @param listed gets the unknown fields instead, except for those that decide if a branch of a union matches
 */
function refusing(listed) {
	return { refuse(holder, fields, instancePath, schemaPath, errors, isBranch) {
		const names = unknownNames(holder, fields);
		if (!names) return errors;
		const unknown = {
			holder,
			names,
			fields,
			instancePath,
			schemaPath
		};
		if (!listed || isBranch) return [...errors ?? [], ...errorsOf(unknown)];
		listed.push(unknown);
		return errors;
	} };
}
/** Refuses all unknown fields. */
const REFUSING = /* @__PURE__ */ refusing();
/** The names of unknown fields, if there are any. A field whose value is undefined is missing, as in JSON. */
function unknownNames(holder, { known, patterns = [] }) {
	let names;
	for (const name in holder) {
		if (known.includes(name) || holder[name] === undefined) continue;
		if (patterns.some((pattern) => new RegExp(pattern, "u").test(name))) continue;
		names ??= new Set();
		names.add(name);
	}
	return names;
}
/** The errors of unknown fields, except for those that are too many. */
function errorsOf({ names, fields, instancePath, schemaPath }) {
	return [...names].slice(0, MANY_ERRORS).map((name) => {
		const params = {
			additionalProperty: name,
			...fields
		};
		return {
			instancePath,
			schemaPath,
			keyword: "additionalProperties",
			params
		};
	});
}
function parseAndDrop(check, about, value) {
	const unknown = [];
	if (!check.call(refusing(unknown), value)) {
		const errors = check.errors ?? [];
		return failureOf([...errors, ...misspelledIn(unknown, errors)], value);
	}
	const kept = unknown.length > 0 ? without(value, unknown) : value;
	// Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
	if (kept !== value && !check.call(KEEPING, kept)) return failureOf(check.errors ?? [], kept);
	const dropped = unknown.flatMap(({ instancePath, names }) => [...names].map((name) => cut(`${instancePath}/${step(name)}`, LONGEST_PATH)));
	return {
		...success(kept, about),
		dropped
	};
}
/** Up to this number, unknown fields are found by their paths, and more of them by a visit to each part of the value. */
const FEW = 100;
/** A value without its unknown fields. It shares the parts that have none. */
function without(value, unknown) {
	const unwanted = new Map();
	let longest = 0;
	for (const { holder, names, instancePath } of unknown) {
		unwanted.set(holder, names);
		longest = Math.max(longest, instancePath.length);
	}
	// A long name is cut in a path, which cannot be followed then.
	const isFew = unknown.length <= FEW && longest < LONGEST_PATH;
	const parts = new Set(isFew ? unknown.flatMap(({ instancePath }) => partsOn(value, instancePath)) : []);
	const copy = (part, levels) => {
		if (typeof part !== "object" || part === null) return part;
		// No path has more levels than half of its characters.
		if (isFew ? !parts.has(part) : levels > longest / 2) return part;
		const names = unwanted.get(part);
		return mapParts(part, (member, key) => names?.has(key) ? DROPPED : copy(member, levels + 1));
	};
	return copy(value, 0);
}
/** All parts of a value on the way to the part at a path. */
function partsOn(value, path) {
	const parts = [value];
	for (const key of tokens(path)) parts.push(parts.at(-1)[key]);
	return parts;
}
/** The result for a valid value. */
function success(value, { defaults, openUnion }) {
	const filled = defaults ? fill(value, defaults) : value;
	return {
		ok: true,
		...kindIn(filled, openUnion),
		value: filled
	};
}
function failureOf(errors, value) {
	return {
		ok: false,
		issues: describe(errors, value)
	};
}
/** The errors of unknown fields that are probably misspelled required fields, by the errors for missing fields. */
function misspelledIn(unknown, errors) {
	const missing = new Set(errors.map((error) => error.keyword === "required" && pathOf(error)));
	return unknown.flatMap(errorsOf).slice(0, MANY_ERRORS).filter((error) => hintsFor(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)));
}
