// Generated from the contract by `npm run build`; edit the contract instead.

/** Helpers for the functions of `defaults.js`, which fill in defaults. */
type Fields = Record<string, unknown>;
/**
 * The object itself, if it is a plain one; else a copy in which what it inherits is its own, such as the values of
 * accessors, but no methods.
 */
export declare function plain(object: Fields): Fields;
/** A copy of an object with each of its values filled; nothing in it is called `__proto__`. */
export declare function fillValues(object: Fields, fill: (value: never) => unknown): Fields;
export {};
