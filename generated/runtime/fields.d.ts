// Compiled from scripts/runtime/fields.ts by `npm run build`; edit that file instead.

import { type Keys, type Table } from './table.js';
import { type UnwordedError } from './validate.js';
/** What a parser wants. */
interface Task {
    /** Gets an error for each unknown field. */
    unknown: UnwordedError[] | undefined;
    /** Leave out unknown fields, instead of ending after many. */
    drops: boolean;
    /** Fill in defaults. */
    fills: boolean;
}
/** A value after a task: itself if nothing changes. `keys` leads to it. */
export declare function applyTask(value: unknown, table: Table, task: Task, keys?: Keys): unknown;
export {};
