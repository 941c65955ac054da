// Compiled from scripts/runtime/pointers.ts by `npm run build`; edit that file instead.

/** JSON pointers into values, and the classes of values. */
/** The class of an object by its `Symbol.toStringTag`, in any realm: `Object`, `Promise`, `ArrayBuffer`. */
export declare function classOf(value: unknown): string;
/** Paths, and names in paths, are cut at this many characters. */
export declare const LONGEST_PATH = 1000;
/** A name as a step of a JSON pointer, without the slash before it. An untrusted name may be very long: it is cut first. */
export declare function step(name: string): string;
/** The path of what a schema has under a keyword, as Ajv writes it: `Word#/properties/start` or `Word#/items` in `Word#`. */
export declare function schemaPathBelow(outer: string, keyword: string, key?: string | number): string;
/** The unescaped names and indices in a JSON pointer; `''` has none. */
export declare function tokens(pointer: string): string[];
/** The value at a pointer in a value; undefined if there is none. */
export declare function valueAt(value: unknown, pointer: string): unknown;
/** A text, cut to a number of characters. */
export declare function cut(text: string, room: number): string;
