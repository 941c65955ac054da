// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Collects all errors of a value; similar errors become one with a count, so that they do not crowd out rare ones.
 *
 * From Ajv's errors to issues, errors are merged three times:
 *
 * | Where | What is merged | By which key | Why |
 * |---|---|---|---|
 * | `gather`, here, after each list and at the end | errors of one rule | the rule (`schemaPath`, the missing field, whether `read` left the part out) and the place without indices; of more than ten places, the rule alone, since keys in their paths are data | a list of 10,000 wrong items takes the room of one, and hides nothing |
 * | `joinBranches`, in `issues.ts` | the errors of the branches of a union by trial, and that of the union itself | the `schemaPath` of the union, with which theirs begin | "expected a string or a number" says more than three errors |
 * | `mergedIssuesOf`, in `issues.ts` | issues of several rules about the same kind of place | the path without indices, the keyword, what was expected and whether the part was left out | a reader does not care which of several branches states a rule |
 */
import { type Explain, type Found } from './validate.js';
/** Which errors of a value to collect. */
interface Collecting {
    /** Called once with each error, before similar ones are merged. */
    note?: (error: Found) => void;
    /** After how many errors to stop; by default after all. */
    most?: number;
}
/**
 * Explains a value that its guard did not accept: an error for each rule and kind of place, in the order found, or
 * null if Ajv's code accepts it after all. If it stops at `most` errors, the last one says so.
 */
export declare function explainAll(value: unknown, explain: Explain, { note, most }?: Collecting): Found[] | null;
/** A path with `*` for each index. */
export declare function withoutIndices(path: string): string;
export {};
