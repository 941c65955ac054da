/** What every validator does around its two halves, the guard and the explanation. */

import { uri } from './formats.ts';

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
  (this: { gather: Gather | undefined }, value: unknown): boolean;
  errors?: Found[] | null;
}

type Gather = (errors: Found[]) => number;

/** No validator reports more errors than this: its loops, such as over a list of wrong items, stop there. */
export const MOST_ERRORS = 100;

/** Paths are cut at this many characters. */
export const LONGEST_PATH = 1000;

/** Turns a function into a validator: adds `errors`, as they are before the first call. */
export function ready(validate: (value: unknown) => boolean): Validator<unknown> {
  return Object.assign(validate, { errors: null }) as Validator<unknown>;
}

/** Ajv's verdict on a value that a guard did not accept; its errors become those of the validator. */
export function decide(validate: Validator<unknown>, explain: Explain, value: unknown): boolean {
  const valid = explain.call({ gather: undefined }, value);
  validate.errors = explain.errors?.slice(0, MOST_ERRORS).map((one) => errorOf(one, value)) ?? null;
  explain.errors = null;
  return valid;
}

/** The value that errors are about, and their paths in it, hidden from users. */
const places = new WeakMap<object, { value: unknown; path: string }>();

function errorOf(
  { instancePath: path, schemaPath, keyword, params }: Found,
  value: unknown,
): ErrorObject {
  // Computed only now: of very many unknown fields most are never reported.
  if (typeof params.closest === 'function') params.closest = params.closest();
  const instancePath = path.length > LONGEST_PATH ? stepsOf(path).map(stepOf).join('') : path;
  const message = messageOf(keyword, params);
  const error = { instancePath, schemaPath, keyword, params, message };
  places.set(error, { value, path });
  return error;
}

/** A copy of an error, with the part of the value that it is about; `error` itself if that is not known. */
export function withPart(error: Found): Found & { data?: unknown } {
  const place = places.get(error);
  try {
    return place ? { ...error, data: partAt(place.value, place.path) } : error;
  } catch {
    // The value could be read once, but not again.
    return error;
  }
}

/** The part of a value at a pointer. */
export function partAt(value: unknown, pointer: string): unknown {
  let part = value;
  for (const key of stepsOf(pointer)) part = (part as Record<string, unknown> | undefined)?.[key];
  return part;
}

/** The words of Ajv for each keyword, except bounds. */
const MESSAGES: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  additionalProperties: () => 'NOT have additional properties',
  anyOf: () => 'match a schema in anyOf',
  const: () => 'be equal to constant',
  enum: () => 'be equal to one of the allowed values',
  format: ({ format }) => `match format "${format}"`,
  multipleOf: ({ multipleOf }) => `be multiple of ${multipleOf}`,
  not: () => 'NOT be valid',
  pattern: ({ pattern }) => `match pattern "${pattern}"`,
  required: ({ missingProperty }) => `have required property '${missingProperty}'`,
  type: ({ type }) => `be ${type}`,
  uniqueItems: ({ i, j }) => `NOT have duplicate items (items ## ${j} and ${i} are identical)`,
};

/** What a bound counts, by the end of its keyword. */
const COUNTED: Readonly<Record<string, string>> = {
  Items: 'items',
  Length: 'characters',
  Properties: 'properties',
};

/** The message of Ajv for an error. */
function messageOf(keyword: string, params: ErrorObject['params']): string {
  const words = MESSAGES[keyword]?.(params);
  if (words !== undefined) return `must ${words}`;
  const { comparison, limit } = params;
  const counted = COUNTED[keyword.slice(3)];
  if (counted === undefined) return `must be ${comparison} ${limit}`;
  return `must NOT have ${keyword.startsWith('max') ? 'more' : 'fewer'} than ${limit} ${counted}`;
}

/**
 * A value, unless it is a built-in object such as a promise, a map or a date, which looks like an object without
 * fields: then `undefined`.
 */
export function plain(value: unknown): unknown {
  const isBuiltIn = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isBuiltIn && !isObject(value) ? undefined : value;
}

/** The number of characters in a text, not of their halves. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * Whether a value is a JSON object, of any realm, or an instance of a user-defined class. A built-in, such as a
 * promise, a map or a date, is not, although it looks like an object without fields.
 */
export function isObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/** The kind of an object by its `Symbol.toStringTag`, in any realm: `Object`, `Promise`, `ArrayBuffer`. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

/** A name as a step of a JSON pointer, cut if it is too long to be shown. */
export function step(name: string): string {
  const text = cut(name, LONGEST_PATH);
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

/** The same, with the slash before it. */
function stepOf(name: string): string {
  return `/${step(name)}`;
}

/** The names and indices in a JSON pointer. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return steps;
  return steps.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A text, cut to a number of characters. */
export function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  // A pair of surrogates is not cut in two.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
  return `${text.slice(0, end)}…`;
}

/**
 * The known names that a misspelled or misplaced name probably means: by the table `elsewhere`, or else the
 * nearest one, if at most a quarter of the letters is wrong. Words that both begin or end with do not count:
 * they make no name of `size_limit` out of `time_limit`.
 */
export function closest(
  name: string,
  known: readonly string[],
  elsewhere: Readonly<Record<string, readonly string[]>> = {},
): readonly string[] {
  if (Object.hasOwn(elsewhere, name)) return elsewhere[name] ?? [];
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    // A name of very different length is skipped: an untrusted name may be very long.
    if (Math.abs(candidate.length - name.length) > (name.length + 1) / 4) continue;
    const { wrong, right } = withoutSharedWords(name.toLowerCase(), candidate);
    const edits = editsBetween(wrong, right);
    if (edits >= least || edits > (wrong.length + 1) / 4) continue;
    least = edits;
    nearest = candidate;
  }
  return nearest === undefined ? [] : [nearest];
}

/** A misspelled and a known name, without the words that both begin or end with. */
function withoutSharedWords(misspelled: string, known: string): { wrong: string; right: string } {
  const wrong = misspelled.split('_');
  const right = known.split('_');
  while (wrong.length > 0 && wrong[0] === right[0]) {
    wrong.shift();
    right.shift();
  }
  while (wrong.length > 0 && wrong.at(-1) === right.at(-1)) {
    wrong.pop();
    right.pop();
  }
  return { wrong: wrong.join('_'), right: right.join('_') };
}

/** How many letters must be changed, inserted, deleted or swapped with the next: the edit distance. */
function editsBetween(a: string, b: string): number {
  const rows: number[][] = [];
  /** The distance between the first `i` letters of `a` and the first `j` of `b`. */
  const between = (i: number, j: number) => rows[i]?.[j] ?? i + j;
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [i];
    rows[i] = row;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        between(i - 1, j - 1) + (isSame ? 0 : 1),
        between(i - 1, j) + 1,
        between(i, j - 1) + 1,
        isSwapped ? between(i - 2, j - 2) + 1 : i + j,
      );
    }
  }
  return between(a.length, b.length);
}

/** Whether a short text has only characters of a range of codes, and an allowed length. */
export function isMadeOf(
  text: string,
  first: number,
  last: number,
  least: number,
  most: number,
): boolean {
  if (text.length < least || text.length > most) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < first || code > last) return false;
  }
  return true;
}

/** The indices of the first two equal items of a list, the later one first; undefined if there are none. */
export function twins(list: readonly unknown[]): { i: number; j: number } | undefined {
  const seen = new Map<string, number>();
  for (const [i, item] of list.entries()) {
    const key = keyOf(item);
    const j = seen.get(key);
    if (j !== undefined) return { i, j };
    seen.set(key, i);
  }
  return undefined;
}

/** A text that is the same for equal JSON values alone. Without recursion: an untrusted value may be very deep. */
function keyOf(value: unknown): string {
  const parts: string[] = [];
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null) {
      parts.push(typeof one === 'string' ? JSON.stringify(one) : String(one));
      continue;
    }
    const keys = Object.keys(one).sort();
    parts.push(Array.isArray(one) ? `[${one.length}]` : JSON.stringify(keys));
    for (const key of keys) rest.push((one as Record<string, unknown>)[key]);
  }
  return parts.join();
}

/** The characters after the host that must be escaped to make a text a URI; `undefined` if that is not enough. */
export function oddIn(text: string): string | undefined {
  const parts = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)(.*)$/is.exec(text);
  const [, host = '', rest = ''] = parts ?? [];
  const odd = /[^\w.~!$&'()*+,;=:@/?#%\ud800-\udfff-]|%(?![\da-f]{2})/giu;
  const found = new Set<string>();
  const escaped = rest.replace(odd, (character) => {
    found.add(character);
    return encodeURIComponent(character);
  });
  return uri(host + escaped) ? [...found].join('') : undefined;
}
