/** Query strings: a URLSearchParams read by the styles that the contract gives its parameters. */

import { type Failure, failure, type ParseResult, preview } from './issues.ts';

export type ScalarType = 'string' | 'number' | 'boolean';

/**
 * How a parameter is written: a scalar; a list, which is repeated (`[]`) or has a separator; or
 * the members of an object, `name[member]=value`.
 */
export type QueryParameter =
  | ScalarType
  | { list: ScalarType; separator?: ',' | ' ' | '|' }
  | 'deepObject';

type Tree = Map<string, string | string[] | Tree>;

const MOST_LEVELS = 8;

/**
 * Reads a query. Texts become numbers and booleans only where the contract expects them and they
 * are written as in JSON; any other text stays what it is, for the validator to refuse. Parameters
 * that the contract does not name are kept as texts. A name `__proto__` is left out.
 *
 * @param query a URLSearchParams, or a query that was read already, which is taken as it is
 * @param parameters how each parameter is written, by name
 * @returns the query as an object; an issue when the brackets of a deep object are not balanced,
 *   empty, deeper than eight levels, or contradict each other
 */
export function readQuery(
  query: unknown,
  parameters: Record<string, QueryParameter>,
): ParseResult<unknown> {
  if (Object.prototype.toString.call(query) !== '[object URLSearchParams]') {
    return { ok: true, value: query };
  }
  const found: Tree = new Map();
  for (const [name, text] of query as URLSearchParams) {
    const bracket = name.indexOf('[');
    const base = bracket < 0 ? name : name.slice(0, bracket);
    const deep = bracket >= 0 && parameterOf(parameters, base) === 'deepObject';
    const path = deep ? [base, ...(members(name.slice(bracket)) ?? [])] : [name];
    if (deep && (path.length < 2 || path.length > MOST_LEVELS)) {
      return refuseName(name, 'is not of the form name[member]=value, up to eight levels');
    }
    if (!put(found, path, text)) return refuseName(name, 'contradicts another parameter');
  }
  const value: Record<string, unknown> = {};
  for (const [name, texts] of found) {
    if (name !== '__proto__') value[name] = convert(texts, parameterOf(parameters, name));
  }
  return { ok: true, value };
}

function parameterOf(parameters: Record<string, QueryParameter>, name: string) {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
}

function refuseName(name: string, problem: string): Failure {
  return failure('deepObject', `the parameter ${preview(name)} ${problem}`);
}

/** `[a][b]` → `['a', 'b']`; null when the brackets are not balanced or empty. */
function members(brackets: string): string[] | null {
  if (!brackets.endsWith(']')) return null;
  const names = brackets.slice(1, -1).split('][');
  return names.every((name) => name !== '' && !/[[\]]/.test(name)) ? names : null;
}

function put(tree: Tree, path: string[], text: string): boolean {
  let level = tree;
  for (const name of path.slice(0, -1)) {
    const below = level.get(name) ?? new Map();
    if (!(below instanceof Map)) return false;
    level.set(name, below);
    level = below;
  }
  const last = path[path.length - 1] as string;
  const before = level.get(last);
  if (before === undefined) level.set(last, text);
  else if (typeof before === 'string') level.set(last, [before, text]);
  else if (Array.isArray(before)) before.push(text);
  else return false;
  return true;
}

function convert(found: string | string[] | Tree, parameter: QueryParameter | undefined): unknown {
  if (found instanceof Map) {
    const members: Record<string, unknown> = {};
    for (const [name, member] of found) {
      if (name !== '__proto__') members[name] = convert(member, undefined);
    }
    return members;
  }
  if (parameter === undefined || parameter === 'deepObject') return found;
  if (typeof parameter !== 'string') {
    const { list, separator } = parameter;
    const texts = [found].flat();
    return (separator ? texts.flatMap((text) => text.split(separator)) : texts).map((text) =>
      scalar(text, list),
    );
  }
  // A scalar that is given twice stays a list, which the validator refuses.
  return typeof found === 'string' ? scalar(found, parameter) : found;
}

function scalar(text: string, type: ScalarType): unknown {
  if (type === 'number') {
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  }
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
