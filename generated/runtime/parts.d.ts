// Compiled from scripts/runtime/parts.ts by `npm run build`; edit that file instead.

/** Copies of objects and lists with other parts, and groups of items. */
/** Stands for a part that a copy does not have. */
export declare const DROPPED: unique symbol;
/** Returns a part for a part at its name or index, or `DROPPED` to leave it out. */
type MapPart = (part: unknown, key: string | number) => unknown;
/** An object with its members mapped, or a list with its items; itself if no part changes. */
export declare function mapParts(holder: object, map: MapPart): object;
/** An object with some members changed, or left out. */
export declare function withChanges(given: object, changes: ReadonlyMap<string, unknown>): Record<string, unknown>;
/** Items by a key that each has, in the order in which the keys come first. */
export declare function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]>;
export {};
