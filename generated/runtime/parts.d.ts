// Compiled from scripts/runtime/parts.ts by `npm run build`; edit that file instead.

/** Copies of objects and lists with other parts, and groups of items. */
/** Stands for a part that a copy does not have. */
export declare const DROPPED: unique symbol;
/**
 * An object with its members mapped, or a list with its items; itself if no part changes.
 *
 * @param map gets each part and its name or index; a part for which it returns `DROPPED` is left out
 */
export declare function mapParts(holder: object, map: (part: unknown, key: string | number) => unknown): object;
/** Items by a key that each has, in the order in which the keys come first. */
export declare function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]>;
