// Generated from the contract by `npm run build`; edit the contract instead.

/** Query strings, read by the styles that the contract gives its parameters. */
import { failure, preview } from './issues.js';
const MOST_LEVELS = 8;

/**
 * Reads a query. Texts become numbers and booleans only where the contract expects them and they
 * are written as in JSON; any other text stays what it is, for the validator to refuse. What is no
 * text stays as it is. Parameters that the contract does not name are kept. A name `__proto__` is
 * left out.
 *
 * @param query see {@link QueryInput}; anything else is returned as it is
 * @param parameters how each parameter is written, by name
 * @returns the query as an object; an issue when the brackets of a deep object are not balanced,
 *   empty, deeper than eight levels, or contradict each other
 */
export function readQuery(query, parameters) {
  const entries = entriesOf(query);
  if (entries === null) return { ok: true, value: query };
  const found = new Map();
  for (const [name, value] of entries) {
    const bracket = name.indexOf('[');
    const base = bracket < 0 ? name : name.slice(0, bracket);
    const deep = bracket >= 0 && parameterOf(parameters, base) === 'deepObject';
    const path = deep ? [base, ...(members(name.slice(bracket)) ?? [])] : [name];
    if (deep && (path.length < 2 || path.length > MOST_LEVELS)) {
      return refuseName(name, 'is not of the form name[member]=value, up to eight levels');
    }
    if (!put(found, path, value)) return refuseName(name, 'contradicts another parameter');
  }
  const value = {};
  for (const [name, given] of found) {
    if (name !== '__proto__') value[name] = convert(given, parameterOf(parameters, name));
  }
  return { ok: true, value };
}

/** The names and values of a query, or null for what is none. */
function entriesOf(query) {
  if (typeof query === 'string') return new URLSearchParams(query);
  if (typeof query !== 'object' || query === null || Array.isArray(query)) return null;
  const tag = Object.prototype.toString.call(query);
  if (tag === '[object URLSearchParams]') return query;
  return Object.entries(query).filter(([, value]) => value !== undefined);
}

function parameterOf(parameters, name) {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
}

function refuseName(name, problem) {
  return failure('deepObject', `the parameter ${preview(name)} ${problem}`);
}

/** `[a][b]` → `['a', 'b']`; null when the brackets are not balanced or empty. */
function members(brackets) {
  if (!brackets.endsWith(']')) return null;
  const names = brackets.slice(1, -1).split('][');
  return names.every((name) => name !== '' && !/[[\]]/.test(name)) ? names : null;
}

function put(tree, path, value) {
  let level = tree;
  for (const name of path.slice(0, -1)) {
    const below = level.get(name) ?? new Map();
    if (!(below instanceof Map)) return false;
    level.set(name, below);
    level = below;
  }
  const last = path[path.length - 1];
  const before = level.get(last);
  if (before === undefined) level.set(last, Array.isArray(value) ? [...value] : value);
  else if (Array.isArray(before)) before.push(value);
  else if (typeof before === 'string') level.set(last, [before, value]);
  else return false;
  return true;
}

function convert(found, parameter) {
  if (found instanceof Map) {
    const members = {};
    for (const [name, member] of found) {
      if (name !== '__proto__') members[name] = convert(member, undefined);
    }
    return members;
  }
  if (parameter === undefined || parameter === 'deepObject') return found;
  if (typeof parameter === 'string') {
    // Some frameworks give each parameter as a list. Given twice, it stays one, to be refused.
    const only = Array.isArray(found) && found.length === 1 ? found[0] : found;
    return scalar(only, parameter);
  }
  if (typeof found !== 'string' && !Array.isArray(found)) return found;
  const { list, separator } = parameter;
  const items = [found].flat().flatMap((item) => {
    return separator && typeof item === 'string' ? item.split(separator) : [item];
  });
  return items.map((item) => scalar(item, list));
}

function scalar(text, type) {
  if (typeof text !== 'string') return text;
  if (type === 'number') {
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  }
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
