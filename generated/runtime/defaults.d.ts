// Generated from the contract by `npm run build`; edit the contract instead.

/** Helpers for the functions of `defaults.js`, which fill in defaults. */
type Fields = Record<string, unknown>;
/**
 * Copies those of the keys that are own properties of the input, except `__proto__`, which would set the prototype
 * of the output.
 */
export declare function keep(keys: readonly string[], input: Fields, output: Fields, fill?: (value: unknown) => unknown): void;
/**
 * The input, if it is a plain object; else a copy in which inherited properties, such as accessors, are own
 * properties.
 */
export declare function plain(input: Fields): Fields;
export {};
