// Compiled from scripts/runtime/issues.ts by `npm run build`; edit that file instead.

/** Issues: what is wrong with a refused value, in words, from the errors of validators. Their number is bounded. */
import { closest, either, messageOf, UNKNOWN, WANTED } from "./messages.js";
import { shapeAt } from "./shape.js";
import { cut, step, valueAt } from "./values.js";
/** No value has more issues than this. */
const MOST_ISSUES = 100;
/** From this many errors on, validators may have left some out. */
export const MANY_ERRORS = 1e3;
/** Paths are cut at this many characters. */
export const LONGEST_PATH = 1e3;
/** Writes an issue on one line of plain text, such as `/channels: 9 is greater than the maximum 8`. */
export function formatIssue(issue) {
	const { path = [] } = issue;
	const pointer = typeof path === "string" ? path : path.map(stepTo).join("");
	const words = wordsOf(issue);
	return oneLine(pointer === "" ? words : `${pointer}: ${words}`);
}
/** A segment of a Standard Schema path, a key or an object with the key, as a step of a JSON Pointer. */
function stepTo(segment) {
	const key = segment?.key ?? segment;
	return `/${step(String(key))}`;
}
/** The message of an issue, with the number of similar issues, and whether something was left out. */
export function wordsOf({ message, count = 1, dropped }) {
	const leftOut = dropped ? "; left out" : "";
	const more = count > 1 ? ` (and ${count - 1} more like it)` : "";
	return message + leftOut + more;
}
/**
 * Untrusted text on one line, safe to print: line breaks, control characters and marks that change the writing
 * direction are escaped as in JSON, such as `\n` and `\u001b`.
 */
export function oneLine(text) {
	return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
		const escaped = JSON.stringify(character).slice(1, -1);
		const code = character.charCodeAt(0).toString(16).padStart(4, "0");
		return escaped === character ? `\\u${code}` : escaped;
	});
}
/** A refusal with one issue; `keyword` is the kind of the failure. */
export function failure(keyword, message) {
	return {
		ok: false,
		issues: [{
			path: "",
			message,
			keyword,
			schemaPath: "#"
		}]
	};
}
/** What `run` returns, or the refusal of a value that throws, or changes, while it is being read. */
export function orUnreadable(run) {
	try {
		return run();
	} catch {
		return failure("unreadable", "the value cannot be read: it throws or changes while being read");
	}
}
/**
 * Turns the errors of a validator of any profile into issues, which are worded for readers.
 *
 * @param errors the `errors` of the validator
 * @param value the value that was refused; without it, no message says what was found
 * @returns the issues, similar ones merged, shallow ones first; at most 100
 */
export function issuesOf(errors, value = UNKNOWN) {
	return describe(errors ?? [], value);
}
/**
 * Turns errors in a value into at most 100 issues: similar ones merged, shallow ones first.
 *
 * @param shape the shape of the value, for hints about unknown fields
 */
export function describe(errors, value, shape = {}) {
	const isCut = errors.length >= MANY_ERRORS;
	const shown = shallowFirst(merged(joinBranches(errors)), MOST_ISSUES - Number(isCut));
	const issues = shown.map(({ error, paths }) => {
		const { keyword, schemaPath, dropped } = error;
		const found = value === UNKNOWN ? UNKNOWN : valueAt(value, error.instancePath);
		return {
			path: cut(pathOf(error), LONGEST_PATH),
			message: messageOf(error, wantedBy(error), found, hintsFor(error, value, shape)),
			keyword,
			schemaPath,
			...paths.size > 1 && { count: paths.size },
			...dropped && { dropped }
		};
	});
	return isCut ? [...issues, MORE] : issues;
}
/** Stands for errors that were not gathered. */
const MORE = {
	path: "",
	message: `has ${MANY_ERRORS} issues or more; there may be others`,
	keyword: "more",
	schemaPath: "#"
};
/** Similar errors as one. Branches of a union that refuse one place for the same reason count once. */
function merged(errors) {
	const placeOf = placesOf(errors);
	const found = new Map();
	for (const error of errors) {
		const { keyword, params, dropped } = error;
		const kind = `${placeOf(error)} ${keyword} ${wantedBy(error) ?? params.limit} ${dropped === true}`;
		const similar = found.get(kind) ?? {
			error,
			paths: new Set()
		};
		found.set(kind, similar);
		const path = pathOf(error);
		// Very long paths are not compared: each comparison would copy one.
		similar.paths.add(path.length > LONGEST_PATH ? error : path);
	}
	return [...found.values()];
}
/** The first errors, shallow ones first. If there are too many, those about parts that were left out are kept. */
function shallowFirst(all, most) {
	const depth = ({ error }) => cut(pathOf(error), LONGEST_PATH).split("/").length;
	const byDepth = (a, b) => depth(a) - depth(b);
	const priority = ({ error }) => Number(error.dropped ?? false);
	const sorted = all.sort(byDepth).sort((a, b) => priority(b) - priority(a));
	return sorted.slice(0, most).sort(byDepth);
}
/** Where an error is: at a value, or at a field that is missing or unknown. */
export function pathOf({ instancePath, params }) {
	const field = params.missingProperty ?? params.additionalProperty;
	return field === undefined ? instancePath : `${instancePath}/${step(String(field))}`;
}
/** A path with `*` for each index. */
export function withoutIndices(path) {
	return path.replace(/\/\d+(?=\/|$)/g, "/*");
}
/**
 * Returns the place by which an error is merged: its path without indices. If a rule fails in more than ten such
 * places, or the path is very long, keys in it are data, and the errors of the rule become one; unknown fields may be
 * more, since each has its own name.
 */
function placesOf(errors) {
	const ruleOf = ({ schemaPath, params }) => `${schemaPath} ${params.missingProperty}`;
	const placeOf = (error) => {
		const path = pathOf(error);
		return path.length > 200 ? ruleOf(error) : withoutIndices(path);
	};
	const places = new Map();
	for (const error of errors) {
		const own = places.get(ruleOf(error)) ?? new Set();
		places.set(ruleOf(error), own.add(placeOf(error)));
	}
	return (error) => {
		const most = error.keyword === "additionalProperties" ? MOST_ISSUES : 10;
		const isData = (places.get(ruleOf(error))?.size ?? 0) > most;
		return isData ? ruleOf(error) : placeOf(error);
	};
}
/**
 * Joins the errors that only say that a branch failed. Those of an `anyOf` about the value itself become one; if
 * a branch found an error inside the value, that says more.
 */
function joinBranches(errors) {
	const refusals = new Map();
	for (const { keyword, instancePath } of errors) {
		if (keyword === "anyOf") refusals.set(instancePath, []);
	}
	if (refusals.size === 0) return errors;
	const insides = new Set();
	for (const error of errors) {
		const path = pathOf(error);
		for (let end = path.lastIndexOf("/"); end >= 0; end = path.lastIndexOf("/", end - 1)) {
			insides.add(path.slice(0, end));
			// From -1, `lastIndexOf` would search at 0, and find the same slash again.
			if (end === 0) break;
		}
	}
	return errors.flatMap((error) => {
		const { keyword, instancePath, params } = error;
		const own = refusals.get(instancePath);
		const isAboutField = (params.missingProperty ?? params.additionalProperty) !== undefined;
		if (!own || isAboutField) return [error];
		// Ajv reports the errors of all branches before that of their union.
		if (keyword === "anyOf") return insides.has(instancePath) ? [] : [joined(error, own)];
		own.push(error);
		return [];
	});
}
/** The error of a union, with what its branches expect; if they differ in type, it is about the type. */
function joined(error, refusals) {
	if (refusals.every(({ keyword }) => keyword === "type")) {
		const types = new Set(refusals.flatMap(({ params }) => params.type));
		return {
			...error,
			keyword: "type",
			params: { type: [...types] }
		};
	}
	const phrases = new Set(refusals.flatMap((one) => wantedBy(one) ?? []));
	return phrases.size === 0 ? error : {
		...error,
		wanted: either([...phrases])
	};
}
/** What an error says was expected, if a phrase says it. */
const wantedBy = ({ keyword, params, wanted }) => wanted ?? WANTED[keyword]?.(params);
/** The fields that an unknown field probably means. */
export function hintsFor(error, value, shape) {
	const { instancePath, params } = error;
	if (params.additionalProperty === undefined) return [];
	const name = String(params.additionalProperty);
	const { fields, hints = {} } = shapeAt(value, instancePath, shape);
	if (Object.hasOwn(hints, name)) return hints[name] ?? [];
	const known = fields ? Object.keys(fields) : params.known ?? [];
	return closest(name, known);
}
