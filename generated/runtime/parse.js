// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */
import { fill } from "./defaults.js";
import { describe, hintsFor, orUnreadable, pathOf } from "./issues.js";
import { cut, LONGEST_PATH, step } from "./pointers.js";
import { KEEPING, MANY_ERRORS } from "./validate.js";
/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value, kinds) {
	if (!kinds) return {};
	const tag = value[kinds.tag];
	return { kind: kinds.known.includes(tag) ? tag : "other" };
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
/** A context that refuses unknown fields. A field whose value is undefined counts as missing, as in JSON. */
function refusing(isRefused) {
	return { refuse(data, fields, instancePath, schemaPath, errors, isBranch) {
		let all = errors;
		for (const name in data) {
			if (data[name] === undefined || isKnown(name, fields)) continue;
			const params = {
				additionalProperty: name,
				...fields
			};
			const error = {
				instancePath,
				schemaPath,
				keyword: "additionalProperties",
				params
			};
			if (!isBranch && !isRefused(error, name, data)) continue;
			all ??= [];
			if (all.push(error) >= MANY_ERRORS) break;
		}
		return all;
	} };
}
/** Refuses all unknown fields. */
const REFUSING = /* @__PURE__ */ refusing(() => true);
function isKnown(name, { known, patterns = [] }) {
	return known.includes(name) || patterns.some((pattern) => new RegExp(pattern, "u").test(name));
}
function parseAndDrop(check, about, value) {
	const lost = new Map();
	const dropped = [];
	const unknown = [];
	let levels = 0;
	const context = refusing((error, name, holder) => {
		lost.set(holder, (lost.get(holder) ?? new Set()).add(name));
		levels = Math.max(levels, error.instancePath.split("/").length);
		dropped.push(cut(pathOf(error), LONGEST_PATH));
		if (unknown.length < MANY_ERRORS) unknown.push(error);
		return false;
	});
	if (!check.call(context, value)) {
		const errors = check.errors ?? [];
		return failureOf([...errors, ...misspelledIn(unknown, errors)], value);
	}
	const kept = without(value, lost, levels);
	// Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
	if (levels > 0 && !check.call(KEEPING, kept)) return failureOf(check.errors ?? [], kept);
	return {
		...success(kept, about),
		dropped
	};
}
/** A value without its unwanted fields, which are at most some levels deep; parts that have lost nothing are shared. */
function without(part, lost, levels) {
	if (typeof part !== "object" || part === null || levels === 0) return part;
	if (Array.isArray(part)) {
		const items = part.map((item) => without(item, lost, levels - 1));
		return items.every((item, index) => item === part[index]) ? part : items;
	}
	const unwanted = lost.get(part);
	const members = Object.entries(part).filter(([name]) => !unwanted?.has(name));
	const kept = members.map(([name, member]) => [name, without(member, lost, levels - 1)]);
	if (!unwanted && kept.every(([, member], index) => member === members[index]?.[1])) return part;
	return Object.fromEntries(kept);
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
