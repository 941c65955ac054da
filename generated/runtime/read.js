// Compiled from scripts/runtime/read.ts by `npm run build`; edit that file instead.

/** Reads what comes back, even if it deviates from the contract. */
import { describe, MANY_ERRORS, orUnreadable, withoutIndices } from "./issues.js";
import { kindIn } from "./parse.js";
import { branchFor, GONE, mapMembers, shapeInside, shapeOf } from "./shape.js";
import { step, stepsOf, typeOf } from "./values.js";
/**
 * A function that reads by the validator of the contract and by the tolerant shape of a schema. It never throws, and a
 * value that the contract accepts costs no more than its validation.
 */
export function reader(check, shape, kinds) {
	return (value) => orUnreadable(() => {
		if (check(value)) return {
			ok: true,
			...kindIn(value, kinds),
			value,
			deviations: []
		};
		const losses = [];
		const kept = readable(value, shape, losses);
		if (kept === GONE) return {
			ok: false,
			issues: describe(losses, value)
		};
		const errors = marked(check.all ?? [], losses, value, shape);
		const deviations = describe(errors, value);
		return {
			ok: true,
			...kindIn(kept, kinds),
			value: kept,
			deviations
		};
	});
}
/**
 * A value without the parts that its shape does not allow, or `GONE`; the reasons are added to the losses.
 *
 * @param path where the value is, and `rule` where its schema is, as JSON Pointers
 */
function readable(value, shape, losses, path = "", rule = "") {
	const fault = faultOf(value, shape);
	if (fault) {
		if (losses.length < MANY_ERRORS) losses.push(errorAt(path, rule, fault));
		if (!fault.isOther) return GONE;
	}
	if (typeof value !== "object" || value === null) return value;
	const found = shapeOf(value, shape);
	const kept = mapMembers(value, (part, key) => {
		const inside = shapeInside(found, value, key);
		const isNamed = inside !== undefined && inside === found.fields?.[key];
		// A field whose value is undefined counts as missing.
		if (!inside || isNamed && part === undefined) return part;
		const other = Array.isArray(value) ? "items" : "additionalProperties";
		const own = isNamed ? `properties/${step(key)}` : other;
		return readable(part, inside, losses, `${path}/${step(key)}`, `${rule}/${own}`);
	});
	return fault ? GONE : kept;
}
/** Why a value cannot be read, by its type and its tag alone; undefined if it can. */
function faultOf(value, shape) {
	const { types, excluded, tags = {}, tag, branches = [] } = shape;
	if (types && !types.includes(typeOf(value) ?? "")) {
		return {
			keyword: "type",
			params: { type: types.length === 1 ? types[0] : types }
		};
	}
	if (excluded?.includes(value)) return {
		keyword: "not",
		params: {}
	};
	if (typeof value !== "object" || value === null) return undefined;
	const fields = value;
	for (const [name, values] of Object.entries(tags)) {
		const given = fields[name];
		const isOther = !values.includes(given) && values.some((one) => typeof one === typeof given);
		if (isOther) return {
			...listing(values),
			tag: name,
			isOther
		};
	}
	if (tag === undefined || Array.isArray(value)) return undefined;
	if (fields[tag] === undefined) return {
		keyword: "required",
		params: { missingProperty: tag }
	};
	const branch = branchFor(value, shape);
	if (branch) return faultOf(value, branch);
	const isOpen = branches.some(([values]) => values === null);
	const known = branches.flatMap(([values]) => values ?? []);
	return {
		...isOpen ? {
			keyword: "type",
			params: { type: "string" }
		} : listing(known),
		tag
	};
}
function listing(values) {
	return values.length === 1 ? {
		keyword: "const",
		params: { allowedValue: values[0] }
	} : {
		keyword: "enum",
		params: { allowedValues: values }
	};
}
/** The error about a part, as a validator reports it. */
function errorAt(path, rule, { keyword, params, tag }) {
	if (tag === undefined) {
		return {
			instancePath: path,
			schemaPath: `#${rule}/${keyword}`,
			keyword,
			params
		};
	}
	return errorAt(`${path}/${step(tag)}`, `${rule}/properties/${step(tag)}`, {
		keyword,
		params
	});
}
/** The errors of the contract, each with whether its part is left out, and the losses that it did not report. */
function marked(errors, losses, value, shape) {
	const isCut = errors.length >= MANY_ERRORS;
	const lostAt = ({ instancePath }) => {
		const place = placeOfLoss(instancePath, value, shape);
		return isCut ? place && withoutIndices(place) : place;
	};
	const reported = new Set();
	const all = errors.map((error) => {
		const place = lostAt(error);
		reported.add(place);
		return place === undefined ? error : dropping(error);
	});
	const others = losses.filter((error) => !reported.has(lostAt(error)));
	return [...all, ...others.map(dropping)];
}
const dropping = (error) => ({
	...error,
	dropped: true
});
/** The path of the part that is left out at a path, or around it; undefined if there is none. */
function placeOfLoss(path, value, shape) {
	let part = value;
	let found = shape;
	let place = "";
	for (const key of stepsOf(path)) {
		if (typeof part !== "object" || part === null) return undefined;
		found = shapeInside(shapeOf(part, found), part, key);
		part = part[key];
		if (!found) return undefined;
		place += `/${step(key)}`;
		if (part !== undefined && faultOf(part, found)) return place;
	}
	return undefined;
}
