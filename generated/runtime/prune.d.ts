// Generated from the contract by `npm run build`; edit the contract instead.

/** Copies a refused value without the parts that cause the refusal. */
import { type Explain, type Found } from './validate.js';
/** A part of a value: it is left out because of an error, or contains parts that are left out. */
export interface Part {
    error?: Found;
    /** Whether an issue reports it. */
    isReported?: boolean;
    /** The parts inside it, by key, as in paths. */
    parts?: Map<string, Part>;
}
/**
 * The value without the parts that a profile refuses, or the value itself if there are none, and these parts;
 * undefined if the whole value is refused.
 *
 * @param placeOf returns the steps to the part that an error in a value leaves out, none for the whole value
 */
export declare function prune(value: unknown, accepts: (value: unknown) => boolean, explain: Explain, placeOf: (error: Found, value: unknown) => readonly string[]): {
    value: unknown;
    whole: Part;
} | undefined;
/** The part that is left out at a path, or around it. */
export declare function leftOutAt({ instancePath }: Found, whole: Part): Part | undefined;
/** The parts that are left out, with their paths. */
export declare function leftOut(part: Part, path?: string): Generator<{
    path: string;
    part: Part;
}>;
