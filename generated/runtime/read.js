// Compiled from scripts/runtime/read.ts by `npm run build`; edit that file instead.

/** Reads what comes back, even if it deviates from the contract. */
import { describe, orUnreadable } from "./issues.js";
import { kindIn } from "./parse.js";
import { prune } from "./prune.js";
import { MANY_ERRORS } from "./validate.js";
/**
 * A function that reads by the validators of the contract and of the tolerant profile, which asks about each part that
 * cannot be read. It never throws, and a value that the contract accepts costs no more than its validation.
 */
export function reader(check, tolerant, kinds) {
	return (value) => orUnreadable(value, () => {
		if (check(value)) return {
			ok: true,
			...kindIn(value, kinds),
			value,
			deviations: []
		};
		const found = check.errors ?? [];
		const losses = [];
		const { kept, errors, isDropped } = prune(tolerant, value, (own) => {
			if (losses.length < MANY_ERRORS) losses.push(...own);
			return true;
		});
		if (errors) return {
			ok: false,
			issues: describe([...errors, ...losses], value)
		};
		const reported = new Set(found.map(({ instancePath }) => instancePath));
		const others = losses.filter(({ instancePath }) => !reported.has(instancePath));
		const all = [...found, ...others].map((error) => isDropped(error.instancePath) ? {
			...error,
			dropped: true
		} : error);
		const deviations = describe(all, value);
		return {
			ok: true,
			...kindIn(kept, kinds),
			value: kept,
			deviations
		};
	});
}
