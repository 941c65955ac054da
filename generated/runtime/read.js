// Compiled from scripts/runtime/read.ts by `npm run build`; edit that file instead.

/** Reads what comes back, even if it deviates from the contract. */
import { describe, orUnreadable, pruned } from "./issues.js";
import { kindIn } from "./parse.js";
/**
 * A function that reads by the validators of the contract and of the tolerant profile, which tells what to leave out.
 * It never throws, and a value that the contract accepts costs no more than its validation.
 */
export function reader(check, tolerant, kinds) {
	return (value) => orUnreadable(value, () => {
		if (check(value)) return {
			ok: true,
			...kindIn(value, kinds),
			value,
			deviations: []
		};
		const errors = check.all ?? [];
		let losses;
		const result = pruned(tolerant, value, (found) => {
			losses ??= found;
			const places = found.map(placeOf);
			return places.includes("") ? [] : places;
		});
		const { kept } = result;
		if (result.errors) return {
			ok: false,
			issues: describe(result.errors, kept)
		};
		const deviations = describe(marked(errors, losses ?? []), value);
		return {
			ok: true,
			...kindIn(kept, kinds),
			value: kept,
			deviations
		};
	});
}
/** The part that an error makes unreadable: that of a wrong type, or the object with a wrong tag or without one. */
function placeOf({ instancePath, keyword }) {
	const isOfTag = keyword === "const" || keyword === "enum" || keyword === "not";
	return isOfTag ? instancePath.slice(0, instancePath.lastIndexOf("/")) : instancePath;
}
/** The errors of the contract, each with whether its part is left out, and the losses that it did not report. */
function marked(errors, losses) {
	const lost = new Set(losses.map(placeOf));
	const isLost = (path) => lost.has(path) || path !== "" && isLost(path.slice(0, path.lastIndexOf("/")));
	const reported = new Set(errors.map(({ instancePath }) => instancePath));
	const all = errors.map((error) => isLost(error.instancePath) ? {
		...error,
		dropped: true
	} : error);
	const others = losses.filter(({ instancePath }) => !reported.has(instancePath));
	return [...all, ...others.map((error) => ({
		...error,
		dropped: true
	}))];
}
