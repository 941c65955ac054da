// Compiled from scripts/runtime/parts.ts by `npm run build`; edit that file instead.

/** Copies of objects and lists with other parts. */
/** Stands for a part that a copy does not have. */
export const DROPPED = Symbol("dropped");
/**
 * An object with its members mapped, or a list with its items; itself if no part changes.
 *
 * @param map gets each part and its name or index; a part for which it returns `DROPPED` is left out
 */
export function mapParts(whole, map) {
	if (Array.isArray(whole)) return mapItems(whole, map);
	const object = whole;
	const names = Object.keys(object);
	let copy;
	for (const [index, name] of names.entries()) {
		const mapped = map(object[name], name);
		if (!copy && Object.is(mapped, object[name])) continue;
		if (!copy) {
			copy = {};
			for (const before of names.slice(0, index)) setMember(copy, before, object[before]);
		}
		if (mapped !== DROPPED) setMember(copy, name, mapped);
	}
	return copy ?? whole;
}
function mapItems(list, map) {
	let copy;
	for (let index = 0; index < list.length; index++) {
		const mapped = map(list[index], index);
		if (!Object.is(mapped, list[index])) copy ??= list.slice(0, index);
		if (mapped !== DROPPED) copy?.push(mapped);
	}
	return copy ?? list;
}
function setMember(object, name, value) {
	// A plain assignment would set the prototype.
	if (name === "__proto__") Object.defineProperty(object, name, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
	else object[name] = value;
}
