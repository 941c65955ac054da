// Generated from the contract by `npm run build`; edit the contract instead.

/** All that is wrong with a value; similar errors become one with a count, so that they crowd out no rare one. */
import { type Explain, type Found } from './validate.js';
/**
 * Explains a value that its guard did not accept: an error for each rule and kind of place, as they were found, or
 * null where Ajv's code accepts it after all. `note` is called once with each error, before similar ones are merged.
 */
export declare function explainAll(value: unknown, explain: Explain, note?: (error: Found) => void): Found[] | null;
/** A path with `*` in the place of each index. */
export declare function withoutIndices(path: string): string;
