/** Reads query strings, in the styles that the contract states for its parameters. */
import { type Failure, failure, type Success } from './issues.js';
import { groupBy, memberIn } from './members.js';
import { classOf } from './pointers.js';
import { isObject } from './validate.js';
import { preview } from './wording.js';

export type ScalarType = 'string' | 'number' | 'boolean';

/** The style of a parameter: a scalar, a repeated list, or an object written as `name[field]=value`. */
export type QueryParameter = ScalarType | { list: ScalarType } | 'deepObject';

/** A query in the form that web frameworks return, such as `{limit: '5', status: ['done'], 'metadata[team]': 'a'}`. */
interface QueryObject {
  readonly [name: string]: string | QueryObject | readonly (string | QueryObject)[] | undefined;
}

/** A query as a string, a URL, `URLSearchParams`, the object that a web framework returns, or a typed object. */
export type QueryInput<Query> =
  | Query
  | SearchParams
  | { readonly href: string }
  | string
  | QueryObject;

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
export function readQuery(
  query: unknown,
  parameters: Readonly<Record<string, QueryParameter>>,
): Success<unknown> | Failure {
  const entries = entriesOf(query);
  if (entries === null) return { ok: true, value: query };
  const styleOf = (name: string) => memberIn(parameters, name);
  const read = new Map<string, unknown>();
  const members = new Map<string, Map<string, unknown>>();
  for (const [name, given] of groupBy(entries, ([name]) => name)) {
    const values = given.map(([, value]) => value);
    const value = values.length > 1 ? values.flat() : values[0];
    const [base = ''] = name.split('[', 1);
    if (name === base || styleOf(base) !== 'deepObject') {
      read.set(name, convert(value, styleOf(name)));
      continue;
    }
    const [, field] = /^\[([^[\]]+)\]$/.exec(name.slice(base.length)) ?? [];
    if (field === undefined) return wrongParameter(name, 'must have the form name[field]=value');
    members.set(base, (members.get(base) ?? new Map()).set(field, value));
  }
  for (const [name, fields] of members) {
    if (read.has(name)) return wrongParameter(name, 'contradicts its parameters in brackets');
    read.set(name, Object.fromEntries(fields));
  }
  return { ok: true, value: Object.fromEntries(read) };
}

function wrongParameter(name: string, problem: string): Failure {
  return failure('deepObject', `has the parameter ${preview(name)}, which ${problem}`);
}

/** A parameter as its type. */
function convert(value: unknown, style: QueryParameter | undefined): unknown {
  if (style === undefined || style === 'deepObject') return value;
  if (typeof style === 'string') {
    // Some frameworks pass each parameter as a list. A parameter that came twice stays a list, to be refused.
    return scalar(Array.isArray(value) && value.length === 1 ? value[0] : value, style);
  }
  const isRead = typeof value === 'string' || Array.isArray(value);
  return isRead ? [value].flat().map((item) => scalar(item, style.list)) : value;
}

/** A number in JSON. A text with spaces around it is kept as it is, although JSON would accept them. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** An exponent, or more digits than a number keeps. */
const INEXACT = /e|(?:\d\.?){16}/i;

function scalar(text: unknown, type: ScalarType): unknown {
  if (type === 'string' || typeof text !== 'string') return text;
  if (type === 'boolean') return /^(?:true|false)$/.test(text) ? text === 'true' : text;
  if (!NUMBER.test(text)) return text;
  // JavaScript may write a number in such a form itself, as in 1e+21.
  const isExact = !INEXACT.test(text) || String(Number(text)) === text;
  return isExact ? Number(text) : text;
}

/** What comes before the query in `https://api.example/list?limit=1`, `/list?limit=1`, `list?limit=1`, or `/list`. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|\/)[^?#]*|^[^?#=&]*(?=\?)/i;

/** The parameters of a query, by name; null for a value that is not a {@link QueryInput}. */
function entriesOf(query: unknown): [string, unknown][] | null {
  if (typeof query === 'string') {
    const [address] = ADDRESS.exec(query) ?? [];
    const [text = ''] = address === undefined ? [query] : query.slice(address.length).split('#');
    return [...new URLSearchParams(text)];
  }
  if (classOf(query) === 'URLSearchParams') return [...(query as URLSearchParams)];
  // An address has it from its class; a field of a plain object is a parameter of this name.
  const { href } = Object(query);
  if (typeof href === 'string' && !Object.hasOwn(Object(query), 'href')) return entriesOf(href);
  if (!isObject(query)) return null;
  return Object.entries(query).filter(([, value]) => value !== undefined);
}
