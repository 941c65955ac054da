// Compiled from scripts/runtime/query.ts by `npm run build`; edit that file instead.

/** Reads and writes query strings, in the styles that the contract states for its parameters. */
import { type ParseResult } from "./issues.js";
export type ScalarType = "string" | "number" | "boolean";
/** How a parameter is written: a scalar, a repeated list, or the members of an object, `name[member]=value`. */
export type QueryParameter = ScalarType | {
	list: ScalarType;
} | "deepObject";
/** A query as web frameworks parse it: `{limit: '5', status: ['done'], 'metadata[team]': 'a'}`. */
export interface QueryObject {
	readonly [name: string]: string | QueryObject | readonly (string | QueryObject)[] | undefined;
}
/** A query: as text, alone or in a URL; as `URLSearchParams`; as a framework parses it; or already typed. */
export type QueryInput<Query> = Query | SearchParams | string | QueryObject;
/** A `URLSearchParams`, for projects that lack this type. */
interface SearchParams {
	get(name: string): unknown;
	forEach(each: (value: string, name: string) => void): void;
}
/**
 * Reads a {@link QueryInput}; anything else is returned as it is. Strings become numbers and booleans only where
 * the contract expects them and they are written as in JSON, without an exponent; the validator checks the rest.
 * Parameters that the contract does not name are kept.
 *
 * @param parameters how each parameter is written, by name
 * @returns the query as an object; an issue when the brackets of a deep object are unbalanced, empty, deeper than
 *   eight levels, name a member `__proto__`, or contradict each other
 */
export declare function readQuery(query: unknown, parameters: Readonly<Record<string, QueryParameter>>): ParseResult<unknown>;
/**
 * Writes a query, the reverse of {@link readQuery}: the items of a list repeat the name, members of an object are
 * `name[member]=value`, and `undefined` and null are skipped.
 *
 * @returns the query string, without the question mark
 * @throws TypeError for what {@link readQuery} would refuse or read otherwise: a value of more than eight levels, a
 *   member whose name is empty or `__proto__`, or has a bracket, or an object in an object with the members 0, 1, …
 */
export declare function writeQuery(query: object): string;
export {};
