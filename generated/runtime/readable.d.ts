// Compiled from scripts/runtime/readable.ts by `npm run build`; edit that file instead.

import { type Table } from './table.js';
import { type UnwordedError } from './validate.js';
/** The readable part of a value. */
interface ReadPart {
    /** The value without its unreadable parts, which is the value itself if there are none; `DROPPED` if nothing is left. */
    kept: unknown;
    /** What makes parts unreadable. */
    errors: UnwordedError[];
    /** Whether the part at a path of the value, or a part around it, is unreadable. */
    isDropped(path: string): boolean;
}
/**
 * Leaves out the fields of objects and the items of lists that do not have their shape:
 *
 *     { words: [{ start: 1 }, { start: 'x' }, 7] }  →  { words: [{ start: 1 }, {}] }
 */
export declare function readableIn(value: unknown, table: Table): ReadPart;
export {};
