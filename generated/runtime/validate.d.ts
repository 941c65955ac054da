// Generated from the contract by `npm run build`; edit the contract instead.

/** What every validator does around its two halves, the guard and the explanation. */
/** An error in Ajv's convention. */
export interface ErrorObject {
    /** Where, as a JSON Pointer into the value; `''` is the value itself. A name of more than 1000 characters is cut. */
    instancePath: string;
    /** What refuses it: the name of a schema, `#`, and the place in it. */
    schemaPath: string;
    /** The keyword that refuses it, such as `maximum`. */
    keyword: string;
    /** What the keyword asks for, such as `{comparison: '<=', limit: 10}`. */
    params: Record<string, unknown>;
    /** The words of Ajv, such as `must be <= 10`; `issuesOf` has better ones. */
    message: string;
}
/** A type predicate that keeps the errors of its last call. It never throws on JSON, and changes no value. */
export interface Validator<Value> {
    (value: unknown): value is Value;
    /** The errors of the last value, at most 100; `null` if it was valid, and before the first call. */
    errors: ErrorObject[] | null;
}
/** An error as Ajv's code finds it: without words, and names in its path are not cut. */
export interface Found extends Omit<ErrorObject, 'message'> {
    /** The number of similar errors it stands for, if more than one. */
    count?: number;
    /** The place by which `gather` groups it: a path with `*` for each index, or `''` for anywhere. */
    place?: string;
    /** Whether it is about a part that `read` leaves out. */
    dropped?: true;
}
/** An explanation, as Ajv generates it. Its loops stop at `MOST_ERRORS`, unless `gather` merges similar errors before that. */
export interface Explain {
    (this: {
        gather: Gather | undefined;
    }, value: unknown): boolean;
    errors?: Found[] | null;
}
type Gather = (errors: Found[]) => number;
/** No validator reports more errors than this: its loops, such as over a list of wrong items, stop there. */
export declare const MOST_ERRORS = 100;
/** Paths are cut at this many characters. */
export declare const LONGEST_PATH = 1000;
/** Turns a function into a validator: adds `errors`, as they are before the first call. */
export declare function ready(validate: (value: unknown) => boolean): Validator<unknown>;
/** Ajv's verdict on a value that a guard did not accept; its errors become those of the validator. */
export declare function decide(validate: Validator<unknown>, explain: Explain, value: unknown): boolean;
/** A copy of an error, with the part of the value that it is about; `error` itself if that is not known. */
export declare function withPart(error: Found): Found & {
    data?: unknown;
};
/** The part of a value at a pointer. */
export declare function partAt(value: unknown, pointer: string): unknown;
/**
 * A value, unless it is a built-in object such as a promise, a map or a date, which looks like an object without
 * fields: then `undefined`.
 */
export declare function plain(value: unknown): unknown;
/** The number of characters in a text, not of their halves. */
export declare function lengthOf(text: string): number;
/**
 * Whether a value is a JSON object, of any realm, or an instance of a user-defined class. A built-in, such as a
 * promise, a map or a date, is not, although it looks like an object without fields.
 */
export declare function isObject(value: unknown): boolean;
/** The kind of an object by its `Symbol.toStringTag`, in any realm: `Object`, `Promise`, `ArrayBuffer`. */
export declare function tagOf(value: unknown): string;
/** A name as a step of a JSON pointer, cut if it is too long to be shown. */
export declare function step(name: string): string;
/** The names and indices in a JSON pointer. */
export declare function stepsOf(pointer: string): string[];
/** A text, cut to a number of characters. */
export declare function cut(text: string, room: number): string;
/**
 * The known names that a misspelled or misplaced name probably means: by the table `elsewhere`, or else the
 * nearest one, if at most a quarter of the letters is wrong. Words that both begin or end with do not count:
 * they make no name of `size_limit` out of `time_limit`.
 */
export declare function closest(name: string, known: readonly string[], elsewhere?: Readonly<Record<string, readonly string[]>>): readonly string[];
/** Whether a short text has only characters of a range of codes, and an allowed length. */
export declare function isMadeOf(text: string, first: number, last: number, least: number, most: number): boolean;
/** The indices of the first two equal items of a list, the later one first; undefined if there are none. */
export declare function twins(list: readonly unknown[]): {
    i: number;
    j: number;
} | undefined;
/** The characters after the host that must be escaped to make a text a URI; `undefined` if that is not enough. */
export declare function oddIn(text: string): string | undefined;
export {};
