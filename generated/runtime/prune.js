// Compiled from scripts/runtime/prune.ts by `npm run build`; edit that file instead.

import { stepsOf } from "./pointers.js";
/**
 * Validates a value and drops the members of its objects and lists that the validator asks about, in one pass.
 *
 * @param isUnwanted decides about each of these members; it gets the errors about it, at least one
 */
export function prune(check, value, isUnwanted) {
	const dropped = new Map();
	let levels = 0;
	const isDroppedFrom = (holder, key) => {
		const own = dropped.get(holder);
		return own instanceof Uint8Array ? own[Number(key)] === 1 : own?.has(String(key)) === true;
	};
	const drop = (holder, key, errors, start) => {
		const found = errors.slice(start);
		if (!isUnwanted(found, holder[key])) return errors.length;
		let own = dropped.get(holder);
		if (!own) {
			own = Array.isArray(holder) ? new Uint8Array(holder.length) : new Set();
			dropped.set(holder, own);
			levels = Math.max(levels, ...found.map((one) => stepsOf(one.instancePath).length + 1));
		}
		if (own instanceof Uint8Array) own[Number(key)] = 1;
		else own.add(String(key));
		errors.length = start;
		return start;
	};
	/** A part without its dropped members; no part on a deeper level has lost anything. */
	const without = (part, level) => {
		if (typeof part !== "object" || part === null || level === 0) return part;
		if (!Array.isArray(part)) {
			const members = Object.entries(part);
			const kept = members.flatMap(([key, member]) => isDroppedFrom(part, key) ? [] : [[key, without(member, level - 1)]]);
			if (!dropped.has(part) && kept.every(([, one], i) => one === members[i]?.[1])) return part;
			// A user-defined class may define fields in its prototype.
			return Object.setPrototypeOf(Object.fromEntries(kept), Object.getPrototypeOf(part));
		}
		let copy;
		for (const [index, member] of part.entries()) {
			const kept = isDroppedFrom(part, index) ? GONE : without(member, level - 1);
			if (kept !== member) copy ??= part.slice(0, index);
			if (kept !== GONE) copy?.push(kept);
		}
		return copy ?? part;
	};
	const isValid = check.call({ drop }, value);
	const kept = dropped.size > 0 ? without(value, levels) : value;
	const isDropped = (path) => {
		let part = value;
		return stepsOf(path).some((key) => {
			const holder = part;
			part = holder?.[key];
			return isDroppedFrom(holder, key);
		});
	};
	return {
		kept,
		isDropped,
		...!isValid && { errors: check.errors ?? [] }
	};
}
/** Marks a dropped item. */
const GONE = Symbol("gone");
