// Compiled from scripts/runtime/prune.ts by `npm run build`; edit that file instead.

/** Drops members of a value while a validator checks it. */
import type { Found } from "./issues.js";
import type { AjvCheck } from "./validate.js";
/** What is left of a value, and why. */
export interface Pruned {
	/** The value without the dropped parts; the value itself if nothing was dropped. */
	kept: unknown;
	/** The errors about it; absent if it is valid. */
	errors?: readonly Found[];
	/** Whether the part at a path of the value or a part around it was dropped. */
	isDropped(path: string): boolean;
}
/**
 * Validates a value and drops the members of its objects and lists that the validator asks about, in one pass.
 *
 * @param isUnwanted decides about each of these members; it gets the errors about it, at least one
 */
export declare function prune(check: AjvCheck, value: unknown, isUnwanted: (errors: Found[], member: unknown) => boolean): Pruned;
