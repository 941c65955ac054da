/** Reads query strings, in the styles that the contract states for its parameters. */
import { type Failure, failure, type Success } from './issues.ts';
import { preview } from './messages.ts';
import { classOf } from './pointers.ts';
import { isObject } from './validate.ts';

export type ScalarType = 'string' | 'number' | 'boolean';

/** The style of a parameter: a scalar, a repeated list, or an object written as `name[field]=value`. */
export type QueryParameter = ScalarType | { list: ScalarType } | 'deepObject';

/** A query in the form that web frameworks return, such as `{limit: '5', status: ['done'], 'metadata[team]': 'a'}`. */
export interface QueryObject {
  readonly [name: string]: string | QueryObject | readonly (string | QueryObject)[] | undefined;
}

/** A query as a string, a URL, `URLSearchParams`, the object that a web framework returns, or a typed object. */
export type QueryInput<Query> = Query | SearchParams | Address | string | QueryObject;

/** A `URL`, or an object of another class with an address. */
interface Address {
  readonly href: string;
}

/** `URLSearchParams`, for projects without this type. */
interface SearchParams {
  get(name: string): unknown;
  forEach(each: (value: string, name: string) => void): void;
}

const DEEPEST = 8;

/** Whether the name of a field is valid in brackets; a program that assigns `__proto__` would set a prototype. */
const isMember = (name: string): boolean => /^[^[\]]+$/.test(name) && name !== '__proto__';

/**
 * Reads a {@link QueryInput} and returns any other value unchanged. A string becomes a number or a boolean only if the
 * contract expects one and the string is written as in JSON, without an exponent. The validator checks all other
 * values. Unknown parameters are kept.
 *
 * @param parameters the style of each parameter by name
 * @returns the query as an object, or an issue if the brackets of a deep object are unbalanced, empty, deeper than
 *   eight levels, name a field `__proto__`, or contradict each other
 */
export function readQuery(
  query: unknown,
  parameters: Readonly<Record<string, QueryParameter>>,
): Success<unknown> | Failure {
  const entries = entriesOf(query);
  if (entries === null) return { ok: true, value: query };
  const styleOf = (name: string) =>
    Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  const given = new Map<string, Parameter>();
  for (const [name, value] of entries) {
    const path = pathInBrackets(name, styleOf);
    // Empty brackets make a list, even of a single value.
    const isItem = path?.at(-1) === '';
    if (isItem) path?.pop();
    const key = path ? path.join('[') : name;
    const parameter = given.get(key) ?? { name, path, isList: false, values: [] };
    given.set(key, parameter);
    parameter.isList ||= isItem || parameter.values.length > 0;
    parameter.values.push(value);
  }
  const members: ReadMembers = new Map();
  for (const { name, path, isList, values } of given.values()) {
    if (path && put(members, path, isList ? values.flat() : values[0])) continue;
    const isProto = name.includes('[__proto__]') && 'must not have a field __proto__';
    const isOdd = isProto || 'must have the form name[field]=value, with at most eight levels';
    const problem = path ? 'contradicts another parameter' : isOdd;
    return failure('deepObject', `has the parameter ${preview(name)}, which ${problem}`);
  }
  const read = [...members].map(([name, value]) => [name, convert(value, styleOf(name))]);
  return { ok: true, value: Object.fromEntries(read) };
}

/** All values of a parameter or member, which may come several times, with its first name and the path that this means. */
interface Parameter {
  name: string;
  path: string[] | null;
  isList: boolean;
  values: unknown[];
}

/** The values of parameters or members by name: values, lists of values, and nested members. */
type ReadMembers = Map<string, unknown>;

/**
 * The parameter that a name belongs to, and the names of the members in brackets; null if these are malformed. The last
 * name is empty for an item of a list, which PHP and Rails write as `name[]`, and some libraries as `name[0]`.
 */
function pathInBrackets(
  name: string,
  styleOf: (name: string) => QueryParameter | undefined,
): string[] | null {
  const [base = '', ...brackets] = name.split('[');
  const style = styleOf(base);
  if (typeof style === 'object' && /^\d*\]$/.test(name.slice(base.length + 1))) return [base, ''];
  if (style !== 'deepObject') return [name];
  const members = brackets.map((bracket) => bracket.replace(/\]$/, ''));
  const isWritten = base + members.map((member) => `[${member}]`).join('') === name;
  const named = members.length > 1 && members.at(-1) === '' ? members.slice(0, -1) : members;
  const isShort = named.length < DEEPEST;
  return isWritten && isShort && named.every(isMember) ? [base, ...members] : null;
}

/** Adds a value at a path; returns false if it does not fit the present value. */
function put(all: ReadMembers, [name = '', ...members]: string[], value: unknown): boolean {
  const before = all.get(name);
  if (members.length > 0) {
    const inner = before ?? new Map();
    all.set(name, inner);
    return inner instanceof Map && put(inner, members, value);
  }
  all.set(name, value);
  return before === undefined;
}

/** Whether names are 0, 1, 2, and so on: some libraries number the items of a list. */
const areIndices = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name, index) => name === `${index}`);

/** A parameter as its type. */
function convert(value: unknown, style: QueryParameter | undefined): unknown {
  if (value instanceof Map) {
    const converted = [...value].map(
      ([name, member]) => [name, convert(member, undefined)] as const,
    );
    // Only a member can be a list: the parameter itself is an object.
    if (style === undefined && areIndices(converted.map(([name]) => name)))
      return converted.map(([, member]) => member);
    return Object.fromEntries(converted);
  }
  if (style === undefined || style === 'deepObject') return value;
  if (typeof style === 'string') {
    // Some frameworks pass each parameter as a list. A parameter that came twice stays a list, to be refused.
    return scalar(Array.isArray(value) && value.length === 1 ? value[0] : value, style);
  }
  const isRead = typeof value === 'string' || Array.isArray(value);
  return isRead ? [value].flat().map((item) => scalar(item, style.list)) : value;
}

function scalar(text: unknown, type: ScalarType): unknown {
  if (type === 'string' || typeof text !== 'string') return text;
  // A text with spaces around it is kept as it is, although JSON would accept them.
  if (!/^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text)) return text;
  const value: unknown = JSON.parse(text);
  // A number keeps 15 digits in any form, and more digits or an exponent only as JavaScript writes it, as in 1e+21.
  const isOdd = /^-?\d.*e|(?:\d\.?){16}/i.test(text) && String(value) !== text;
  return typeof value === type && !isOdd ? value : text;
}

/** The parameters of a query, by name; null for a value that is not a {@link QueryInput}. */
function entriesOf(query: unknown): [string, unknown][] | null {
  if (typeof query === 'string') {
    // Without what comes before the query in a URL, and after it.
    const [address = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/|\/)[^?#]*|^[^?#=&]*(?=\?)/i.exec(query) ?? [];
    const isWhole = address !== '';
    const text = isWhole ? query.slice(address.length).replace(/#.*/s, '') : query;
    return [...new URLSearchParams(text)];
  }
  if (classOf(query) === 'URLSearchParams') return [...(query as URLSearchParams)];
  // An address has it from its class; a field of a plain object is a parameter of this name.
  const { href } = Object(query);
  if (typeof href === 'string' && !Object.hasOwn(Object(query), 'href')) return entriesOf(href);
  if (!isObject(query)) return null;
  return Object.entries(query).filter(([, value]) => value !== undefined);
}
