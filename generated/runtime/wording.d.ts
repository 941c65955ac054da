// Compiled from scripts/runtime/wording.ts by `npm run build`; edit that file instead.

import type { ErrorObject } from './validate.js';
/** Stands for a value that is not known. */
export declare const UNKNOWN: unique symbol;
/**
 * The wording of an error.
 *
 * @param wanted what the value must be, if a phrase says it
 * @param value what the error is about, or `UNKNOWN`
 * @param suggestion what to write for an unknown field
 */
export declare function wordingOf({ keyword, message }: {
    keyword: string;
    message?: string;
}, wanted: string | undefined, value: unknown, suggestion: string): string;
/** What a value must be, by keyword, as in `must be …, but is …`. */
export declare const WANTED: Record<string, (params: ErrorObject['params']) => string>;
/** A number of a unit, whose name is in the plural. */
export declare function counted(count: unknown, unit?: unknown): string;
/** Lists names, as in `a, b, or c`. */
export declare function either(names: readonly string[]): string;
/** Shows a value in a few characters: a scalar as JSON, the length of a list, the class of an object. */
export declare function preview(value: unknown): string;
/** The names that a misspelled one probably means: all nearest ones, if about a quarter of the name is wrong at most. */
export declare function closest(name: string, names: readonly string[]): readonly string[];
