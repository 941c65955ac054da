// Compiled from scripts/runtime/plan.ts by `npm run build`; edit that file instead.

import { type Keys, type Table } from './table.js';
import { type UnwordedError } from './validate.js';
/** What to do with a value of a table. All plans have the same properties in one order: engines read these fastest. */
export interface Plan {
    table: Table;
    /** The names of the fields; those of all branches in a union. */
    known: readonly string[];
    /** Whether a field with another name is unknown. */
    isClosed: boolean;
    defaults: Table['defaults'];
    /** The fields whose values have a plan, and these plans. */
    inside: readonly string[];
    parts: ReadonlyMap<string, Plan>;
    others: Plan | undefined;
    items: Plan | undefined;
    /** Of a union: the plan of each branch. */
    branches: readonly (Plan | undefined)[] | undefined;
}
/** What a parser wants. */
interface Task {
    /** Gets an error for each unknown field. */
    unknown: UnwordedError[] | undefined;
    /** Leave out unknown fields, instead of ending after many. */
    drops: boolean;
    /** Fill in defaults. */
    fills: boolean;
}
/** The plan of a table; undefined if there is nothing to do. */
export declare function planOf(readAs: Table): Plan | undefined;
/** A value after a task: itself if nothing changes. `keys` leads to it. */
export declare function applyPlan(value: unknown, plan: Plan | undefined, task: Task, keys?: Keys): unknown;
export {};
