// Compiled from scripts/runtime/readable.ts by `npm run build`; edit that file instead.

import { type Table } from './table.js';
import { type UnwordedError } from './validate.js';
/** The readable part of a value. */
interface Reading {
    /** The value without what is unreadable, which is the value itself if nothing is; `DROPPED` if nothing is left. */
    kept: unknown;
    /** What is unreadable. */
    errors: UnwordedError[];
    /** Whether what is at a path of the value, or around it, is unreadable. */
    isDropped(path: string): boolean;
}
/**
 * Leaves out the fields of objects and the items of lists that are unreadable:
 *
 *     { words: [{ start: 1 }, { start: 'x' }, 7] }  →  { words: [{ start: 1 }, {}] }
 */
export declare function readableIn(value: unknown, table: Table): Reading;
export {};
