// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

import { step } from "./pointers.js";
import { MANY_ERRORS } from "./validate.js";
/** Stands for an unreadable part, with the loss that makes it unreadable, unless too many are known. */
export class Gone {
	reason;
	constructor(reason) {
		this.reason = reason;
	}
}
/** Drops the fields of objects and the items of lists that do not have their shape. */
export function shapeOf(value, shape) {
	const reading = {
		losses: [],
		dropped: new Set()
	};
	const kept = readPart(value, shape, {
		reading,
		key: "",
		rule: ""
	});
	const { losses, dropped } = reading;
	const reason = kept instanceof Gone ? kept.reason : undefined;
	return {
		kept,
		losses: reason ? [reason, ...losses.filter((one) => one !== reason)] : losses,
		isDropped(path) {
			for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) if (dropped.has(path.slice(0, end))) return true;
			return false;
		}
	};
}
function lose(at, shape, rule, params) {
	const { losses } = at.reading;
	// What makes the whole unreadable is never too much.
	if (losses.length >= MANY_ERRORS && at.outer?.outer) return new Gone();
	const schemaPath = `${ruleAt(at, shape)}${rule}`;
	const reason = {
		instancePath: pathTo(at),
		schemaPath,
		keyword: rule.slice(1),
		params
	};
	losses.push(reason);
	return new Gone(reason);
}
function readPart(value, shape, at) {
	const { types, orNull, anyOf, items } = shape;
	if (orNull) return value === null ? value : readPart(value, orNull, at);
	const chosen = anyOf?.find((one) => isOfTypes(value, shapeTypes(one)));
	if (chosen) return readPart(value, chosen, at);
	const allowed = types ?? anyOf?.flatMap(shapeTypes);
	if (allowed && !isOfTypes(value, allowed)) return lose(at, shape, "/type", { type: allowed.length > 1 ? allowed : allowed[0] });
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return items ? readItems(value, items, shape, at) : value;
	return (shape.branches ? readBranch : readFields)(value, shape, at);
}
function readItems(list, items, { name }, outer) {
	const { reading } = outer;
	const all = list.map((item, key) => {
		return readMember(item, items, {
			reading,
			outer,
			key,
			rule: "/items",
			name
		});
	});
	if (all.every((item, index) => Object.is(item, list[index]))) return list;
	return all.filter((item) => !(item instanceof Gone));
}
/** Reads a field or an item, which is dropped if it is unreadable. */
function readMember(value, shape, at) {
	const kept = readPart(value, shape, at);
	if (kept instanceof Gone) at.reading.dropped.add(pathTo(at));
	return kept;
}
function readBranch(object, shape, at) {
	const { discriminator = "", branches = [] } = shape;
	const { [discriminator]: value } = object;
	const other = branches.find(([values]) => values === null);
	const listing = branches.find(([values]) => values?.includes(value));
	const [, branch] = listing ?? (typeof value === "string" ? other : undefined) ?? [];
	if (branch) return readPart(object, branch, at);
	if (value === undefined) return lose(at, shape, "/required", { missingProperty: discriminator });
	const field = fieldIn(shape, at, discriminator, true);
	if (other) return lose(field, {}, "/type", { type: "string" });
	return lose(field, {}, "/enum", { allowedValues: branches.flatMap(([all]) => all ?? []) });
}
function readFields(object, shape, outer) {
	const { fields = {}, others } = shape;
	const changed = new Map();
	let ofOtherBranch;
	const readField = (name, field, isField) => {
		const { [name]: value } = object;
		if (value === undefined) return;
		const at = fieldIn(shape, outer, name, isField);
		const kept = readMember(value, field, at);
		if (!(kept instanceof Gone)) ofOtherBranch = loseOtherDiscriminator(kept, field, at) ?? ofOtherBranch;
		if (!Object.is(kept, value)) changed.set(name, kept);
	};
	for (const [name, field] of Object.entries(fields)) readField(name, field, true);
	if (others) {
		for (const name of Object.keys(object)) if (!Object.hasOwn(fields, name)) readField(name, others, false);
	}
	if (ofOtherBranch) return ofOtherBranch;
	return changed.size > 0 ? withMembers(object, changed) : object;
}
/** The loss of the whole object if the value of its discriminator belongs to another branch. */
function loseOtherDiscriminator(value, shape, at) {
	const { values, not } = shape;
	if (not?.includes(value)) return lose(at, shape, "/not", {});
	if (!values || values.includes(value)) return undefined;
	const [allowedValue, ...more] = values;
	if (more.length > 0) return lose(at, shape, "/enum", { allowedValues: values });
	return lose(at, shape, "/const", { allowedValue });
}
/** The way to a field in an object of a shape. */
function fieldIn({ name }, outer, key, isField) {
	const rule = isField ? "/properties" : "/additionalProperties";
	return {
		reading: outer.reading,
		outer,
		key,
		rule,
		name
	};
}
function pathTo({ outer, key }) {
	return outer ? `${pathTo(outer)}/${step(String(key))}` : "";
}
/** The rule about a part in the schemas, such as `Word#/properties/start`. */
function ruleAt({ outer, key, rule, name: around }, { name }) {
	if (name !== undefined || !outer) return `${name ?? ""}#`;
	return `${ruleAt(outer, { name: around })}${rule}${rule === "/properties" ? `/${key}` : ""}`;
}
/** A copy of an object with other members; those that are gone are left out. */
function withMembers(object, changed) {
	const members = Object.entries(object).map(([name, value]) => [name, changed.has(name) ? changed.get(name) : value]);
	return Object.fromEntries(members.filter(([, value]) => !(value instanceof Gone)));
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
