// Generated from the contract by `npm run build`; edit the contract instead.

/** What the functions of `defaults.js` share, which fill in defaults. */
type Fields = Record<string, unknown>;
/** Copies the own properties of the input among these keys, except one that would set the prototype of the output. */
export declare function keep(keys: readonly string[], input: Fields, output: Fields, fill?: (value: unknown) => unknown): void;
/** The input, if it is a plain object; else a copy in which inherited fields, such as accessors, are its own. */
export declare function plain(input: Fields): Fields;
export {};
