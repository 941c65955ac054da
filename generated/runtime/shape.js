// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

import { shortStep, stepsOf } from "./pointers.js";
import { MANY_ERRORS } from "./validate.js";
/** Stands for an unreadable part. */
export const GONE = Symbol("gone");
/** Drops the fields of objects and the items of lists that do not have their shape. */
export function shapeOf(whole, shape) {
	const losses = [];
	const dropped = new Map();
	/** Why the part that was read last is unreadable. */
	let reason;
	const refuse = (instancePath, schemaPath, params) => {
		reason = {
			instancePath,
			schemaPath,
			keyword: schemaPath.replace(/.*\//, ""),
			params
		};
		if (losses.length < MANY_ERRORS) losses.push(reason);
		return GONE;
	};
	const read = (value, own, path, outer) => {
		const rule = own.name === undefined ? outer : `${own.name}#`;
		const { types, orNull, anyOf, items } = own;
		if (orNull) return value === null ? value : read(value, orNull, path, rule);
		const chosen = anyOf?.find((one) => isOfTypes(value, typesOf(one)));
		if (chosen) return read(value, chosen, path, rule);
		const allowed = types ?? anyOf?.flatMap(typesOf);
		if (allowed && !isOfTypes(value, allowed)) return refuse(path, `${rule}/type`, { type: allowed.length > 1 ? allowed : allowed[0] });
		if (Array.isArray(value)) return items ? readItems(value, items, path, `${rule}/items`) : value;
		if (typeof value !== "object" || value === null) return value;
		return own.branches ? readBranch(value, own, path, rule) : readFields(value, own, path, rule);
	};
	const readItems = (list, items, path, rule) => {
		const all = list.map((item, index) => {
			const kept = read(item, items, `${path}/${index}`, rule);
			if (kept === GONE) drop(list, String(index));
			return kept;
		});
		if (all.every((item, index) => Object.is(item, list[index]))) return list;
		return all.filter((item) => item !== GONE);
	};
	const readBranch = (object, { tag = "", branches = [] }, path, rule) => {
		const { [tag]: value } = object;
		const other = branches.find(([values]) => values === null);
		const found = branches.find(([values]) => values?.includes(value)) ?? (typeof value === "string" ? other : undefined);
		if (found) return read(object, found[1], path, rule);
		if (value === undefined) return refuse(path, `${rule}/required`, { missingProperty: tag });
		const [place, field] = [`${path}/${shortStep(tag)}`, `${rule}/properties/${tag}`];
		if (other) return refuse(place, `${field}/type`, { type: "string" });
		return refuse(place, `${field}/enum`, { allowedValues: branches.flatMap(([all]) => all ?? []) });
	};
	const readFields = (object, own, path, rule) => {
		const { fields = {}, others } = own;
		const changed = new Map();
		let otherTag;
		for (const name of new Set(Object.keys(others ? {
			...fields,
			...object
		} : fields))) {
			const { [name]: value } = object;
			const isField = Object.hasOwn(fields, name);
			const shape = isField ? fields[name] : others;
			if (value === undefined || shape === undefined) continue;
			const place = `${path}/${shortStep(name)}`;
			const inside = `${rule}/${isField ? `properties/${name}` : "additionalProperties"}`;
			const kept = read(value, shape, place, inside);
			if (kept === GONE) drop(object, name);
			else if (isOtherTag(kept, shape, place, inside)) otherTag = reason;
			if (!Object.is(kept, value)) changed.set(name, kept);
		}
		if (otherTag) {
			reason = otherTag;
			return GONE;
		}
		return changed.size === 0 ? object : withMembers(object, changed);
	};
	const isOtherTag = (value, { values, not }, path, rule) => {
		const [only, ...more] = values ?? [];
		if (values && !values.includes(value)) {
			if (more.length > 0) refuse(path, `${rule}/enum`, { allowedValues: values });
			else refuse(path, `${rule}/const`, { allowedValue: only });
		} else if (not?.includes(value)) refuse(path, `${rule}/not`, {});
		else return false;
		return true;
	};
	const drop = (holder, key) => {
		dropped.set(holder, (dropped.get(holder) ?? new Set()).add(key));
	};
	const kept = read(whole, shape, "", "#");
	const others = losses.filter((one) => one !== reason);
	return {
		kept,
		losses: kept === GONE && reason ? [reason, ...others] : losses,
		isDropped(path) {
			let part = whole;
			return stepsOf(path).some((key) => {
				const holder = part;
				part = holder?.[key];
				return holder !== undefined && dropped.get(holder)?.has(key) === true;
			});
		}
	};
}
/** A copy of an object with other members; those that are `GONE` are left out. */
function withMembers(object, changed) {
	const members = Object.entries(object).map(([name, value]) => [name, changed.has(name) ? changed.get(name) : value]);
	const kept = Object.fromEntries(members.filter(([, value]) => value !== GONE));
	// A user-defined class may define fields in its prototype.
	return Object.setPrototypeOf(kept, Object.getPrototypeOf(object));
}
/** The types of a shape. */
function typesOf({ types, orNull, anyOf }) {
	if (orNull) return [...typesOf(orNull), "null"];
	return types ?? anyOf?.flatMap(typesOf) ?? [];
}
function isOfTypes(value, types) {
	if (value === null) return types.includes("null");
	if (Array.isArray(value)) return types.includes("array");
	// NaN and infinity are not JSON.
	return types.includes(typeof value) && (typeof value !== "number" || Number.isFinite(value));
}
