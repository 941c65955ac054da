/** Reads and writes query strings, in the styles that the contract states for its parameters. */

import { type Failure, failure, type ParseResult } from './issues.ts';
import { preview } from './messages.ts';
import { isObject } from './validate.ts';
import { kindOf } from './values.ts';

export type ScalarType = 'string' | 'number' | 'boolean';

/** How a parameter is written: a scalar, a repeated list, or the members of an object, `name[member]=value`. */
export type QueryParameter = ScalarType | { list: ScalarType } | 'deepObject';

/** A query as web frameworks parse it: `{limit: '5', status: ['done'], 'metadata[team]': 'a'}`. */
export interface QueryObject {
  readonly [name: string]: string | QueryObject | readonly (string | QueryObject)[] | undefined;
}

/** A query: as text, alone or in a URL; in an object such as a `URL`; as a framework parses it; or already typed. */
export type QueryInput<Query> = Query | QueryHolder | string | QueryObject;

/** A `URL`, `URLSearchParams`, `FormData`, `Headers` or `Map`, for projects that lack these types. */
export type QueryHolder =
  | { readonly href: string; readonly search: string }
  | {
      get(name: string): unknown;
      forEach(each: (value: unknown, name: string) => void): void;
    };

const MOST_LEVELS = 8;
/** A member with this name is refused, because a program that assigns it would set a prototype. */
const PROTO = '__proto__';

/**
 * Reads a {@link QueryInput}; anything else is returned as it is. Strings become numbers and booleans only where
 * the contract expects them and they are written as in JSON, without an exponent; the validator checks the rest.
 * Parameters that the contract does not name are kept.
 *
 * @param parameters how each parameter is written, by name
 * @returns the query as an object; an issue when the brackets of a deep object are unbalanced, empty, deeper than
 *   eight levels, name a member `__proto__`, or contradict each other
 */
export function readQuery(
  query: unknown,
  parameters: Record<string, QueryParameter>,
): ParseResult<unknown> {
  const entries = entriesOf(query);
  if (entries === null) return { ok: true, value: query };
  const known = new Map(Object.entries(parameters));
  const found: Members = new Map();
  for (const [name, value] of entries) {
    const path = pathOf(String(name), known);
    if (path === null) {
      const problem = name.includes(`[${PROTO}]`)
        ? `must not have a member ${PROTO}`
        : 'is not of the form name[member]=value, up to eight levels';
      return refuseName(name, problem);
    }
    if (!put(found, path, value)) return refuseName(name, 'contradicts another parameter');
  }
  const read = [...found].map(([name, value]) => [name, convert(value, known.get(name))]);
  return { ok: true, value: Object.fromEntries(read) };
}

/** What was found under the names of parameters or of members: values, lists of them, and members of members. */
type Members = Map<string, unknown>;

/** The parameter that a name belongs to, and the names of the members in brackets; null if these are malformed. */
function pathOf(name: string, known: ReadonlyMap<string, QueryParameter>): string[] | null {
  const [base = '', ...brackets] = name.split('[');
  const parameter = known.get(base);
  // axios, PHP and Rails repeat a parameter as `name[]`.
  if (typeof parameter === 'object' && name === `${base}[]`) return [base];
  if (parameter !== 'deepObject') return [name];
  const members = brackets.map((bracket) => bracket.replace(/\]$/, ''));
  const isWritten = base + members.map((member) => `[${member}]`).join('') === name;
  return isWritten && members.every(isMember) && members.length < MOST_LEVELS
    ? [base, ...members]
    : null;
}

/** Whether the name of a member can stand in brackets. */
function isMember(name: string): boolean {
  return /^[^[\]]+$/.test(name) && name !== PROTO;
}

/**
 * Writes a query, the reverse of {@link readQuery}: the items of a list repeat the name, members of an object are
 * `name[member]=value`, and `undefined` and null are left out.
 *
 * @returns the query string, without the question mark
 * @throws TypeError for what {@link readQuery} would refuse: a value of more than eight levels, or a member whose name
 *   is empty or `__proto__`, or has a bracket
 */
export function writeQuery(query: object): string {
  const written = new URLSearchParams();
  const write = (name: string, value: unknown, level: number): void => {
    if (value === undefined || value === null) return;
    if (level > MOST_LEVELS) {
      throw new TypeError(`the parameter ${preview(name)} has more than eight levels`);
    }
    if (Array.isArray(value)) {
      // Items are on the level of the list, unless they are lists themselves.
      for (const item of value) write(name, item, level + Number(Array.isArray(item)));
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isMember(key)) {
          const remedy = 'use one that is not empty or __proto__, and has no brackets';
          throw new TypeError(
            `the parameter ${preview(name)} has a member ${preview(key)}; ${remedy}`,
          );
        }
        write(`${name}[${key}]`, inner, level + 1);
      }
    } else {
      written.append(name, String(value));
    }
  };
  for (const [name, value] of Object.entries(query)) write(name, value, 1);
  return written.toString();
}

/** The parameters of a query, by name; null for anything that is no {@link QueryInput}. */
function entriesOf(query: unknown): Iterable<[string, unknown]> | null {
  if (typeof query === 'string') return new URLSearchParams(queryIn(query));
  const tag = kindOf(query);
  if (tag === 'URL') return new URLSearchParams((query as URL).search);
  let entries: [string, unknown][];
  if (/^(URLSearchParams|FormData|Headers|Map)$/.test(tag)) {
    entries = [...(query as Map<string, unknown>)];
  } else if (isObject(query)) {
    entries = Object.entries(query as object);
  } else {
    return null;
  }
  return entries.filter(([, value]) => value !== undefined);
}

/** The query in a text, which may be a whole URL. */
function queryIn(text: string): string {
  const address = /^(?:[a-z][a-z\d+.-]*:\/\/|\/)[^?#]*|^[^?#=&]*(?=\?)/i.exec(text);
  return address === null ? text : text.slice(address[0].length).replace(/#.*/s, '');
}

function refuseName(name: string, problem: string): Failure {
  return failure('deepObject', `the parameter ${preview(name)} ${problem}`);
}

/** Adds a value at a path; returns whether it fits what is there, and so was added. */
function put(found: Members, [name = '', ...members]: string[], value: unknown): boolean {
  const before = found.get(name);
  if (members.length > 0) {
    const inner = before ?? new Map();
    found.set(name, inner);
    return inner instanceof Map && put(inner, members, value);
  }
  if (before === undefined) {
    found.set(name, Array.isArray(value) ? [...value] : value);
  } else if (Array.isArray(before)) {
    for (const item of [value].flat()) before.push(item);
  } else if (typeof before === 'string') {
    // A parameter that comes several times is a list.
    found.set(name, [before, value].flat());
  } else return false;
  return true;
}

/** A parameter as its type. */
function convert(found: unknown, parameter: QueryParameter | undefined): unknown {
  if (found instanceof Map) {
    const members = [...found].map(([name, value]) => [name, convert(value, undefined)]);
    return Object.fromEntries(members);
  }
  if (parameter === undefined || parameter === 'deepObject') return found;
  if (typeof parameter === 'string') {
    // Some frameworks pass each parameter as a list. A parameter that came twice stays a list, to be refused.
    const only = Array.isArray(found) && found.length === 1 ? found[0] : found;
    return scalar(only, parameter);
  }
  if (typeof found !== 'string' && !Array.isArray(found)) return found;
  return [found].flat().map((item) => scalar(item, parameter.list));
}

function scalar(text: unknown, type: ScalarType): unknown {
  if (type === 'string' || typeof text !== 'string') return text;
  // A text with spaces around it is kept as it is, although JSON would accept them.
  if (!/^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text)) return text;
  const value: unknown = JSON.parse(text);
  // An exponent is read only where `writeQuery` writes one, as in 1e+21.
  const isOdd = /^-?\d.*e/i.test(text) && String(value) !== text;
  return typeof value === type && !isOdd ? value : text;
}
