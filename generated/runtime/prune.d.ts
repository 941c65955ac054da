// Generated from the contract by `npm run build`; edit the contract instead.

/** A copy of a refused value without the parts for which it is refused. */
import { type Explain, type Found } from './validate.js';
/** A part of a value: with the error for which it is left out, or with parts in it that are left out. */
export interface Part {
    error?: Found;
    /** Whether an issue says so. */
    isTold?: boolean;
    /** By their keys, as paths have them. */
    parts?: Map<string, Part>;
}
/**
 * The value without the parts for which a profile refuses it, or itself where there are none, and these parts;
 * undefined where the whole is refused. `placeOf` has the steps to what an error leaves out, none for the whole.
 */
export declare function prune(value: unknown, accepts: (value: unknown) => boolean, explain: Explain, placeOf: (error: Found) => readonly string[]): {
    value: unknown;
    whole: Part;
} | undefined;
/** The part at a path, or around it, that is left out. */
export declare function leftOutAt({ instancePath }: Found, whole: Part): Part | undefined;
/** The parts that are left out, by their paths. */
export declare function leftOut(part: Part, path?: string): Generator<[path: string, part: Part]>;
