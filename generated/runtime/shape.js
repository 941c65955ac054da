// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

import { step, stepsOf } from "./pointers.js";
import { MANY_ERRORS } from "./validate.js";
/** Stands for an unreadable part. */
export const GONE = Symbol("gone");
/** Drops the fields of objects and the items of lists that do not have their shape. */
export function shapeOf(whole, shape) {
	const losses = [];
	const dropped = new Map();
	/** Why the part that was read last is unreadable. */
	let reason;
	const refuse = (place, own, rule, params) => {
		// What makes the whole unreadable is never too much.
		if (losses.length >= MANY_ERRORS && place?.outer) return GONE;
		const schemaPath = `${ruleAt(place, own)}${rule}`;
		reason = {
			instancePath: pathTo(place),
			schemaPath,
			keyword: rule.slice(1),
			params
		};
		losses.push(reason);
		return GONE;
	};
	const read = (value, own, place) => {
		const { types, orNull, anyOf, items } = own;
		if (orNull) return value === null ? value : read(value, orNull, place);
		const chosen = anyOf?.find((one) => isOfTypes(value, shapeTypes(one)));
		if (chosen) return read(value, chosen, place);
		const allowed = types ?? anyOf?.flatMap(shapeTypes);
		if (allowed && !isOfTypes(value, allowed)) return refuse(place, own, "/type", { type: allowed.length > 1 ? allowed : allowed[0] });
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return items ? readItems(value, items, own, place) : value;
		if (own.branches) return readBranch(value, own, place);
		return readFields(value, own, place);
	};
	const readItems = (list, items, own, outer) => {
		const all = list.map((item, key) => {
			const kept = read(item, items, {
				outer,
				key,
				rule: "/items",
				name: own.name
			});
			if (kept === GONE) drop(list, key);
			return kept;
		});
		if (all.every((item, index) => Object.is(item, list[index]))) return list;
		return all.filter((item) => item !== GONE);
	};
	const readBranch = (object, own, place) => {
		const { tag = "", branches = [] } = own;
		const { [tag]: value } = object;
		const other = branches.find(([values]) => values === null);
		const found = branches.find(([values]) => values?.includes(value)) ?? (typeof value === "string" ? other : undefined);
		if (found) return read(object, found[1], place);
		if (value === undefined) return refuse(place, own, "/required", { missingProperty: tag });
		const field = fieldIn(own, place, tag, true);
		if (other) return refuse(field, {}, "/type", { type: "string" });
		return refuse(field, {}, "/enum", { allowedValues: branches.flatMap(([all]) => all ?? []) });
	};
	const readFields = (object, own, outer) => {
		const { fields = {}, others } = own;
		let changed;
		let otherTag;
		const readField = (name, shape, isField) => {
			const { [name]: value } = object;
			if (value === undefined) return;
			const place = fieldIn(own, outer, name, isField);
			const kept = read(value, shape, place);
			if (kept === GONE) drop(object, name);
			else if (isOtherTag(kept, shape, place)) otherTag = reason;
			if (!Object.is(kept, value)) changed = (changed ?? new Map()).set(name, kept);
		};
		for (const [name, shape] of Object.entries(fields)) readField(name, shape, true);
		if (others) {
			for (const name of Object.keys(object)) if (!Object.hasOwn(fields, name)) readField(name, others, false);
		}
		if (otherTag) {
			reason = otherTag;
			return GONE;
		}
		return changed ? withMembers(object, changed) : object;
	};
	const isOtherTag = (value, own, place) => {
		const { values, not } = own;
		if (values && !values.includes(value)) {
			const [allowedValue, ...more] = values;
			if (more.length > 0) refuse(place, own, "/enum", { allowedValues: values });
			else refuse(place, own, "/const", { allowedValue });
			return true;
		}
		if (!not?.includes(value)) return false;
		refuse(place, own, "/not", {});
		return true;
	};
	const drop = (holder, key) => {
		const keys = dropped.get(holder);
		if (keys) keys.add(key);
		else dropped.set(holder, new Set([key]));
	};
	const kept = read(whole, shape);
	const others = losses.filter((one) => one !== reason);
	return {
		kept,
		losses: kept === GONE && reason ? [reason, ...others] : losses,
		isDropped(path) {
			let part = whole;
			return stepsOf(path).some((key) => {
				const holder = part;
				part = holder?.[key];
				return dropped.get(holder)?.has(Array.isArray(holder) ? Number(key) : key) === true;
			});
		}
	};
}
/** The place of a field in an object of a shape. */
function fieldIn(own, outer, key, isField) {
	return {
		outer,
		key,
		rule: isField ? "/properties" : "/additionalProperties",
		name: own.name
	};
}
function pathTo(place) {
	return place ? `${pathTo(place.outer)}/${step(String(place.key))}` : "";
}
/** The rule about a part in the schemas, such as `Word#/properties/start`. */
function ruleAt(place, own) {
	if (own.name !== undefined || !place) return `${own.name ?? ""}#`;
	const around = ruleAt(place.outer, { name: place.name });
	return `${around}${place.rule}${place.rule === "/properties" ? `/${place.key}` : ""}`;
}
/** A copy of an object with other members; those that are `GONE` are left out. */
function withMembers(object, changed) {
	const members = Object.entries(object).map(([name, value]) => [name, changed.has(name) ? changed.get(name) : value]);
	const kept = Object.fromEntries(members.filter(([, value]) => value !== GONE));
	// A user-defined class may define fields in its prototype.
	return Object.setPrototypeOf(kept, Object.getPrototypeOf(object));
}
/** The types of a shape. */
function shapeTypes({ types, orNull, anyOf }) {
	if (orNull) return [...shapeTypes(orNull), "null"];
	return types ?? anyOf?.flatMap(shapeTypes) ?? [];
}
function isOfTypes(value, types) {
	if (value === null) return types.includes("null");
	if (Array.isArray(value)) return types.includes("array");
	// NaN and infinity are not JSON.
	return types.includes(typeof value) && (typeof value !== "number" || Number.isFinite(value));
}
