// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

import { DROPPED, mapParts } from "./parts.js";
import { step, tokens } from "./pointers.js";
import { MANY_ERRORS } from "./validate.js";
/**
 * Leaves out the fields of objects and the items of lists that do not have their shape:
 *
 *     { words: [{ start: 1 }, { start: 'x' }, 7] }  →  { words: [{ start: 1 }, {}] }
 */
export function readableIn(value, shape) {
	const errors = [];
	const kept = readPart(value, shape, { rule: "#" }, errors);
	return {
		kept,
		errors,
		isDropped: (path) => isUnreadable(value, shape, tokens(path))
	};
}
function readPart(value, shape, place, errors) {
	const fit = fitOf(value, shape, place.rule);
	if ("keyword" in fit) {
		report(fit, place, errors);
		return DROPPED;
	}
	if (typeof value !== "object" || value === null) return value;
	return mapParts(value, (part, key) => {
		const member = memberOf(fit, key);
		if (part === undefined || !member) return part;
		return readPart(part, member.shape, {
			outer: place,
			key,
			rule: member.rule
		}, errors);
	});
}
/** Adds the error of an unreadable part, unless there are too many. */
function report(misfit, place, errors) {
	if (errors.length >= MANY_ERRORS) return;
	const { keyword, rule: schemaPath, field } = misfit;
	const suffix = field === undefined ? "" : `/${step(field)}`;
	const instancePath = pathTo(place) + suffix;
	errors.push({
		instancePath,
		schemaPath,
		keyword,
		params: misfit.params()
	});
}
function pathTo({ outer, key }) {
	return outer ? `${pathTo(outer)}/${step(String(key))}` : "";
}
/** The shape of a field or an item, and the place of its rule; undefined if it may have any value. */
function memberOf({ shape, rule }, key) {
	const { fields = {}, others, items } = shape;
	if (typeof key === "number") return items && {
		shape: items,
		rule: `${rule}/items`
	};
	const { [key]: field } = Object.hasOwn(fields, key) ? fields : {};
	if (!field) return others && {
		shape: others,
		rule: `${rule}/additionalProperties`
	};
	const name = /^\w*$/.test(key) ? key : encodeURIComponent(step(key));
	return {
		shape: field,
		rule: `${rule}/properties/${name}`
	};
}
/** Whether a part of a value, or a part around it, has no shape. */
function isUnreadable(value, shape, [key, ...keys]) {
	const fit = fitOf(value, shape, "");
	if ("keyword" in fit) return true;
	if (key === undefined || typeof value !== "object" || value === null) return false;
	const member = memberOf(fit, Array.isArray(value) ? Number(key) : key);
	return member !== undefined && isUnreadable(value[key], member.shape, keys);
}
/** The shape by which a value is read. `outer` is the place of the rule, unless the shape has a name. */
function fitOf(value, shape, outer) {
	const { name, types, orNull, anyOf, branches } = shape;
	const rule = name === undefined ? outer : `${name}#`;
	if (orNull) return value === null ? {
		shape: {},
		rule
	} : fitOf(value, orNull, `${rule}/anyOf/0`);
	if (anyOf) {
		const index = anyOf.findIndex((one) => isOfTypes(value, typesIn(one)));
		const chosen = anyOf[index];
		return chosen ? fitOf(value, chosen, `${rule}/anyOf/${index}`) : mistyped(anyOf, `${rule}/anyOf`);
	}
	if (types && !isOfTypes(value, types)) return mistyped([shape], `${rule}/type`);
	if (typeof value !== "object" || value === null || Array.isArray(value)) return {
		shape,
		rule
	};
	const object = value;
	return branches ? branchFor(object, shape, rule) : otherBranch(object, shape, rule) ?? {
		shape,
		rule
	};
}
function branchFor(object, shape, rule) {
	const { discriminator: field = "", branches = [] } = shape;
	const { [field]: value } = object;
	const listing = branches.findIndex(([values]) => values?.includes(value));
	const open = branches.findIndex(([values]) => values === null);
	const index = listing < 0 && typeof value === "string" ? open : listing;
	const [, branch] = branches[index] ?? [];
	if (branch) return fitOf(object, branch, `${rule}/oneOf/${index}`);
	const params = () => ({ missingProperty: field });
	if (value === undefined) return {
		keyword: "required",
		params,
		rule: `${rule}/required`
	};
	const wrong = {
		rule: `${rule}/oneOf`,
		field
	};
	if (open >= 0) return {
		keyword: "type",
		params: () => ({ type: "string" }),
		...wrong
	};
	const listed = () => ({ allowedValues: branches.flatMap(([values]) => values ?? []) });
	return {
		keyword: "enum",
		params: listed,
		...wrong
	};
}
/** Why an object belongs to another branch than that of its shape, if it does. */
function otherBranch(object, shape, outer) {
	for (const field of shape.discriminators ?? []) {
		const { [field]: value } = object;
		const { types = [], values, not } = shape.fields?.[field] ?? {};
		const rule = `${outer}/properties/${field}`;
		// One of another type is left out.
		if (!isOfTypes(value, types)) continue;
		if (not?.includes(value)) return {
			keyword: "not",
			params: () => ({}),
			rule: `${rule}/not`,
			field
		};
		if (!values || values.includes(value)) continue;
		if (values.length > 1) return {
			keyword: "enum",
			params: () => ({ allowedValues: values }),
			rule: `${rule}/enum`,
			field
		};
		const params = () => ({ allowedValue: values[0] });
		return {
			keyword: "const",
			params,
			rule: `${rule}/const`,
			field
		};
	}
	return undefined;
}
/** The wrong type of a value other than null, which a reader accepts even where the contract does not. */
function mistyped(shapes, rule) {
	const params = () => {
		const types = shapes.flatMap(typesIn).filter((type) => type !== "null");
		return { type: types.length === 1 ? types[0] : types };
	};
	return {
		keyword: "type",
		params,
		rule
	};
}
function typesIn({ types, orNull, anyOf }) {
	if (orNull) return [...typesIn(orNull), "null"];
	return types ?? anyOf?.flatMap(typesIn) ?? [];
}
function isOfTypes(value, types) {
	if (value === null) return types.includes("null");
	if (Array.isArray(value)) return types.includes("array");
	// NaN and infinity are not JSON.
	return types.includes(typeof value) && (typeof value !== "number" || Number.isFinite(value));
}
