// Compiled from scripts/runtime/query.ts by `npm run build`; edit that file instead.

/** Reads query strings, in the styles that the contract states for its parameters. */
import { type Failure, type Success } from './issues.js';
export type ScalarType = 'string' | 'number' | 'boolean';
/** The style of a parameter: a scalar, a repeated list, or an object written as `name[field]=value`. */
export type QueryParameter = ScalarType | {
    list: ScalarType;
} | 'deepObject';
/** A query in the form that web frameworks return, such as `{limit: '5', status: ['done'], 'metadata[team]': 'a'}`. */
interface QueryObject {
    readonly [name: string]: string | QueryObject | readonly (string | QueryObject)[] | undefined;
}
/** A query as a string, a URL, `URLSearchParams`, the object that a web framework returns, or a typed object. */
export type QueryInput<Query> = Query | SearchParams | {
    readonly href: string;
} | string | QueryObject;
/** `URLSearchParams`, for projects without this type. */
interface SearchParams {
    get(name: string): unknown;
    forEach(each: (value: string, name: string) => void): void;
}
/**
 * Reads a {@link QueryInput} and returns any other value unchanged. A string becomes a number or a boolean only if the
 * contract expects one and the string is written as in JSON, with an exponent only where JavaScript writes one. The
 * validator checks all other values. Unknown parameters are kept.
 *
 *     limit=5&status=done&status=error&metadata[team]=a  →  {limit: 5, status: ['done', 'error'], metadata: {team: 'a'}}
 *
 * @param parameters the style of each parameter by name
 * @returns the query as an object, or an issue for a member of a deep object that is not written as `name[field]=value`
 */
export declare function readQuery(query: unknown, parameters: Readonly<Record<string, QueryParameter>>): Success<unknown> | Failure;
export {};
