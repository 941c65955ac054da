/** Reads and writes query strings, in the styles that the contract states for its parameters. */

import { type Failure, failure, type ParseResult, preview } from './issues.ts';
import { isObject, tagOf } from './validate.ts';

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
  | (Iterable<readonly [string, unknown]> & { get(name: string): unknown });

type Tree = Map<string, unknown>;

const MOST_LEVELS = 8;

/**
 * Reads a {@link QueryInput}; anything else is returned as it is. Strings become numbers and booleans only where
 * the contract expects them and they are written as in JSON; the validator checks the rest. Parameters that the
 * contract does not name are kept. A parameter `__proto__` is left out.
 *
 * @param parameters how each parameter is written, by name
 * @returns the query as an object; an issue when the brackets of a deep object are unbalanced, empty, deeper than
 *   eight levels, or contradict each other
 */
export function readQuery(
  query: unknown,
  parameters: Record<string, QueryParameter>,
): ParseResult<unknown> {
  const entries = entriesOf(query);
  if (entries === null) return { ok: true, value: query };
  const known = new Map(Object.entries(parameters));
  const found: Tree = new Map();
  for (const [name, value] of entries) {
    const [base = '', ...inner] = String(name).split('[');
    const parameter = known.get(base);
    // axios, PHP and Rails repeat a parameter as `name[]`.
    const isRepeated = inner.length === 1 && inner[0] === ']' && typeof parameter === 'object';
    const deep = inner.length > 0 && parameter === 'deepObject';
    if (deep && (inner.length >= MOST_LEVELS || !inner.every((part) => /^[^\]]+\]$/.test(part)))) {
      return refuseName(name, 'is not of the form name[member]=value, up to eight levels');
    }
    const members = deep ? inner.map((part) => part.slice(0, -1)) : [];
    const path = [deep || isRepeated ? base : String(name), ...members];
    if (!put(found, path, value)) return refuseName(name, 'contradicts another parameter');
  }
  return { ok: true, value: objectOf(found, known) };
}

/**
 * Writes a query, the reverse of {@link readQuery}: the items of a list repeat the name, members of an object are
 * `name[member]=value`, and `undefined` and null are left out.
 *
 * @returns the query string, without the question mark
 */
export function writeQuery(query: object): string {
  const written = new URLSearchParams();
  const write = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) write(name, item);
    else if (isObject(value))
      for (const [member, one] of Object.entries(value)) write(`${name}[${member}]`, one);
    else written.append(name, String(value));
  };
  for (const [name, value] of Object.entries(query)) write(name, value);
  return String(written);
}

function entriesOf(query: unknown): Iterable<[string, unknown]> | null {
  if (typeof query === 'string') return new URLSearchParams(queryIn(query));
  const tag = tagOf(query);
  if (tag === 'URL') return new URLSearchParams((query as URL).search);
  const isHolder = /^(URLSearchParams|FormData|Headers|Map)$/.test(tag);
  if (!isHolder && !isObject(query)) return null;
  const entries = isHolder ? [...(query as Map<string, unknown>)] : Object.entries(query as object);
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

function put(tree: Tree, [name = '', ...inner]: string[], value: unknown): boolean {
  const before = tree.get(name);
  if (inner.length > 0) {
    const below = before ?? new Map();
    tree.set(name, below);
    return below instanceof Map && put(below, inner, value);
  }
  if (before === undefined) tree.set(name, Array.isArray(value) ? [...value] : value);
  else if (Array.isArray(before)) for (const one of [value].flat()) before.push(one);
  else if (typeof before === 'string') tree.set(name, [before, value].flat());
  else return false;
  return true;
}

function objectOf(tree: Tree, parameters: ReadonlyMap<string, QueryParameter>): object {
  const members = [...tree].filter(([name]) => name !== '__proto__');
  return Object.fromEntries(
    members.map(([name, found]) => [name, convert(found, parameters.get(name))]),
  );
}

function convert(found: unknown, parameter: QueryParameter | undefined): unknown {
  if (found instanceof Map) return objectOf(found, new Map());
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
  return typeof value === type ? value : text;
}
