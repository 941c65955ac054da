// Compiled from scripts/runtime/standard.ts by `npm run build`; edit that file instead.

/**
 * Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev): their types, copied as the
 * specification suggests, a factory, and `pick`.
 */
import { wordsOf } from "./issues.js";
import { picked, requireDefaults, toDialect } from "./json-schema.js";
import { closest, notKnown, preview } from "./messages.js";
import { stepsOf } from "./values.js";
/**
 * Wraps a `parse` function, which never throws, with its published JSON Schema and the package that publishes it.
 * `adapt` changes the schema to what `parse` accepts: the strict profile passes `closed`.
 */
export function standard(parse, schema, vendor, adapt = (same) => same) {
	return { "~standard": {
		version: 1,
		vendor,
		jsonSchema: {
			// Copies, since a framework may change what it gets.
			input: ({ target }) => structuredClone(toDialect(adapt(schema), target)),
			output: ({ target }) => structuredClone(toDialect(requireDefaults(adapt(schema)), target))
		},
		validate(value) {
			const result = parse(value);
			if (result.ok) return { value: result.value };
			const toStandard = (issue) => {
				return {
					message: wordsOf(issue),
					path: keys(issue.path, value)
				};
			};
			return { issues: result.issues.map(toStandard) };
		}
	} };
}
/** The dialect of the schemas that are picked from. */
const DRAFT = { target: "draft-2020-12" };
/**
 * The schema of an object with some of the fields of another, with their descriptions and defaults. It is closed:
 * fields that are not picked are refused, and their defaults are left out. It takes no query: a query may be text, which
 * has no fields to pick.
 *
 * @throws TypeError if the schema is not that of an object, lacks a field of `names`, or requires a field that is
 *   neither picked nor given
 */
export function pick(schema, names, { own, given = {} } = {}) {
	const { vendor, jsonSchema, validate } = schema["~standard"];
	const picks = new Set(names);
	const owned = Object.entries(own ?? {});
	const whole = jsonSchema.input(DRAFT);
	// Throws now for fields that cannot be picked, not when a framework asks for the schema.
	picked(whole, names, owned);
	refuseQuery(whole, validate(""));
	refuseMissing(whole, new Set([...names, ...Object.keys(given)]));
	const known = new Set([...names, ...owned.map(([name]) => name)]);
	return { "~standard": {
		version: 1,
		vendor,
		jsonSchema: {
			input: ({ target }) => toDialect(picked(jsonSchema.input(DRAFT), names, owned), target),
			output: ({ target }) => toDialect(picked(jsonSchema.output(DRAFT), names, owned), target)
		},
		validate(value) {
			// A value that is not an object, or cannot be read, has no fields to check.
			const issuesOfWhole = refusalsOfWhole(validate(value));
			if (issuesOfWhole.length > 0) return { issues: issuesOfWhole };
			const fields = { ...value };
			const result = validate({
				...only(fields, picks),
				...given
			});
			const issues = [
				...result.issues ?? [],
				...issuesOfOwned(fields, owned),
				...issuesOfUnknown(fields, known, whole)
			];
			if (result.issues || issues.length > 0) return { issues };
			const values = {
				...only(fields, known),
				...only(result.value, picks)
			};
			return { value: values };
		}
	} };
}
/** Throws for the schema of a query: it accepts text. */
function refuseQuery({ title }, ofText) {
	if (refusalsOfWhole(ofText).length > 0) return;
	throw new TypeError(`${title} is a query, which may be text: it has no fields to pick`);
}
/** Throws if an object requires a field other than the named ones. */
function refuseMissing({ title, required = [] }, names) {
	const missing = required.find((name) => !names.has(name));
	if (missing === undefined) return;
	throw new TypeError(`${title} requires \`${missing}\`: pick it too, or give it`);
}
/** The issues of additional fields. */
function issuesOfOwned(fields, owned) {
	return owned.flatMap(([name, { type }]) => {
		const found = fields[name];
		if (typeof found === type) return [];
		if (found === undefined) return {
			message: "is missing",
			path: [name]
		};
		return {
			message: `expected a ${type}, got ${preview(found)}`,
			path: [name]
		};
	});
}
/** The issues of fields other than the known ones, which may be fields of the whole object. */
function issuesOfUnknown(fields, known, whole) {
	const unknown = Object.keys(fields).filter((name) => !known.has(name));
	return unknown.map((name) => {
		// A field of the whole object is not a misspelling: it was left out on purpose.
		const isLeftOut = Object.hasOwn(whole.properties, name);
		const hints = isLeftOut ? [] : closest(name, [...known]);
		return {
			message: notKnown(hints),
			path: [name]
		};
	});
}
/** The issues of a value as a whole, such as text in the place of an object. */
function refusalsOfWhole({ issues = [] }) {
	return issues.filter(({ path }) => !path?.length);
}
function only(object, names) {
	return Object.fromEntries(Object.entries(object).filter(([name]) => names.has(name)));
}
/** The keys of a JSON pointer; a step into an array is a number. */
function keys(pointer, value) {
	let inside = value;
	return stepsOf(pointer).map((key) => {
		const step = Array.isArray(inside) ? Number(key) : key;
		inside = Object(inside)[step];
		return step;
	});
}
