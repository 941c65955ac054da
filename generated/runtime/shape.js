// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

/** What parsers and readers know about the objects and lists of a schema, as plain data, and the walks by it. */
import { step, stepsOf } from "./values.js";
/** The branch that the tag of a value chooses; undefined if it chooses none. */
export function branchFor(value, { tag = "", branches = [] }) {
	const chosen = value?.[tag];
	const found = branches.find(([values]) => values?.includes(chosen));
	const other = branches.find(([values]) => values === null && typeof chosen === "string");
	return (found ?? other)?.[1];
}
/** The shape that a value has: that of the branch which its tag chooses, or the shape itself. */
export function shapeOf(value, shape) {
	const branch = shape.tag === undefined ? undefined : branchFor(value, shape);
	return branch ? shapeOf(value, branch) : shape;
}
/** The shape of a field or an item of a value; undefined for an unknown field, never for an item. */
export function shapeInside(shape, value, key) {
	const { fields = {}, others, items = {} } = shape;
	if (Array.isArray(value)) return items;
	return Object.hasOwn(fields, key) ? fields[key] : others;
}
/** The shape at a place in a value. */
export function shapeAt(value, pointer, shape) {
	let part = value;
	let found = shapeOf(part, shape);
	for (const key of stepsOf(pointer)) {
		const inside = shapeInside(found, part, key) ?? {};
		part = part?.[key];
		found = shapeOf(part, inside);
	}
	return found;
}
/** Stands for a member that is left out. */
export const GONE = Symbol("gone");
/**
 * A copy of an object or a list with other members; the value itself if none is another. A copy of an object keeps its
 * prototype, since a user-defined class may define fields there.
 *
 * @param map returns a member, another one, or `GONE` to leave it out
 */
export function mapMembers(value, map) {
	if (Array.isArray(value)) {
		let kept;
		for (let i = 0; i < value.length; i++) {
			const member = map(value[i], String(i));
			if (member !== value[i]) kept ??= value.slice(0, i);
			if (member !== GONE) kept?.push(member);
		}
		return kept ?? value;
	}
	const before = Object.entries(value);
	const after = before.map(([key, member]) => [key, map(member, key)]);
	if (after.every(([, member], index) => member === before[index]?.[1])) return value;
	const kept = after.filter(([, member]) => member !== GONE);
	return Object.setPrototypeOf(Object.fromEntries(kept), Object.getPrototypeOf(value));
}
/**
 * A value without the fields that its shape does not know; the value itself if there are none.
 *
 * @param isUnwanted decides about each unknown field, by its value and its path
 * @param path where the value is
 */
export function withoutUnknown(value, shape, isUnwanted, path) {
	if (typeof value !== "object" || value === null) return value;
	const found = shapeOf(value, shape);
	return mapMembers(value, (member, key) => {
		const inside = shapeInside(found, value, key);
		const place = `${path}/${step(key)}`;
		if (inside) return withoutUnknown(member, inside, isUnwanted, place);
		return found.closed && isUnwanted(member, place) ? GONE : member;
	});
}
/**
 * A copy of a valid value with the defaults of its shape; a part whose shape has none is shared. A field whose value is
 * undefined is missing, and one called `__proto__` is left out.
 */
export function fill(value, shape) {
	if (typeof value !== "object" || value === null) return value;
	const { items } = shape;
	if (Array.isArray(value)) return items ? value.map((item) => fill(item, items)) : value;
	const { fields, others, defaults } = shapeOf(value, shape);
	if (!fields && !others && !defaults) return value;
	const given = plain(value);
	const all = defaults?.() ?? {};
	for (const key in given) {
		if (given[key] !== undefined && key !== "__proto__") all[key] = given[key];
	}
	for (const key in fields) {
		const inside = fields[key];
		if (inside && all[key] !== undefined) all[key] = fill(all[key], inside);
	}
	if (!others) return all;
	for (const key in all) if (!Object.hasOwn(fields ?? {}, key)) all[key] = fill(all[key], others);
	return all;
}
/** An instance of a class as a plain object, with its inherited fields but without methods; another object itself. */
function plain(value) {
	const object = value;
	const prototype = Object.getPrototypeOf(value);
	if (prototype === Object.prototype || prototype === null) return object;
	const inherited = {};
	for (let at = prototype; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
		for (const name of Object.getOwnPropertyNames(at)) {
			if (typeof object[name] !== "function") inherited[name] = object[name];
		}
	}
	return {
		...inherited,
		...object
	};
}
