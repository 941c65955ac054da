/** The words of issues: what was expected, what was found, and what was probably meant. Untrusted values are cut. */
import { type formats, uri } from './formats.ts';
import type { ErrorObject } from './validate.ts';
import { cut, kindOf } from './values.ts';

/** How much of a value a message shows. */
const MOST_CHARACTERS = 60;
/** How much it shows of a string, a key or a type inside the value. */
const MOST_CHARACTERS_INSIDE = 20;
const MOST_CHOICES = 10;

/** Stands for a value that is not known. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/**
 * The message of an error.
 *
 * @param wanted what was expected, if a phrase says it
 * @param value the part that the error is about, or `UNKNOWN`
 * @param meant the fields that an unknown one probably means
 */
export function messageOf(
  { keyword, params }: Omit<ErrorObject, 'message'>,
  wanted: string | undefined,
  value: unknown,
  meant: readonly string[],
): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return notKnown(meant);
  const passed = PASSED[keyword];
  if (passed || wanted === undefined) {
    const problem = passed ? `${passed} than the ${keyword} ${params.limit}` : 'not allowed here';
    return value === UNKNOWN ? `is ${problem}` : `${preview(value)} is ${problem}`;
  }
  if (keyword === 'uniqueItems') return `expected ${wanted}; ${params.j} and ${params.i} are equal`;
  if (value === UNKNOWN) return `expected ${wanted}`;
  const got = /^(min|max)(Items|Properties)$/.test(keyword) ? sizeOf(value) : preview(value);
  return `expected ${wanted}, got ${got}${params.format === 'uri' ? escapesFor(value) : ''}`;
}

/** The number of items or keys. */
function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
}

/** How a number passes a limit, by keyword. */
const PASSED: Record<string, string> = { maximum: 'greater', minimum: 'less' };

/** The message for an unknown field; `meant` are the fields that it probably means, perhaps with ` (deprecated)`. */
export function notKnown(meant: readonly string[]): string {
  const problem = 'is not a known field';
  if (meant.length === 0) return problem;
  const names = either(meant.map((name) => name.replace(/^.*?(?=( \(deprecated\))?$)/, '`$&`')));
  return `${problem}; did you mean ${names}?`;
}

const FORMATS: Readonly<Record<keyof typeof formats, string>> = {
  date: 'a date such as "2026-01-31"',
  'date-time': 'a date and time such as "2026-01-31T12:00:00Z"',
  uri: 'an absolute URI such as "https://example.com/audio.wav"',
  uuid: 'a UUID such as "45463597-20b7-4af7-b3b3-f5fb778203ab"',
};

/** What was expected, by keyword, as worded in `expected …, got …`. */
export const WANTED: Record<string, (params: ErrorObject['params']) => string> = {
  type: ({ type }) => either([type].flat().map(named)),
  const: ({ allowedValue }) => choices([allowedValue]),
  enum: ({ allowedValues }) => choices(allowedValues as unknown[]),
  not: () => 'another value',
  format: ({ format }) => FORMATS[format as keyof typeof formats],
  pattern: ({ pattern }) => inWords(String(pattern)),
  maximum: ({ limit }) => `at most ${limit}`,
  minimum: ({ limit }) => `at least ${limit}`,
  exclusiveMaximum: ({ limit }) => `less than ${limit}`,
  exclusiveMinimum: ({ limit }) => `more than ${limit}`,
  multipleOf: ({ multipleOf }) => `a multiple of ${multipleOf}`,
  uniqueItems: () => 'no item twice',
  maxProperties: ({ limit }) => `at most ${counted(limit, 'key')}`,
  minProperties: ({ limit }) => `at least ${counted(limit, 'key')}`,
  maxItems: ({ limit }) => `at most ${counted(limit, 'item')}`,
  minItems: ({ limit }) => `at least ${counted(limit, 'item')}`,
  maxLength: ({ limit }) => `at most ${counted(limit, 'character')}`,
  minLength: ({ limit }) => `at least ${counted(limit, 'character')}`,
};

/** A pattern, in words if it asks for a number of letters, as for language codes. */
function inWords(pattern: string): string {
  const [, least, most] = /^\^\[a-z\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  return least ? `${least} to ${most} lowercase letters` : `a string matching ${pattern}`;
}

function counted(limit: unknown, unit: string): string {
  return `${limit} ${unit}${limit === 1 ? '' : 's'}`;
}

function named(type: unknown): string {
  if (type === 'null') return type;
  const article = /^[aeio]/i.test(String(type)) ? 'an' : 'a';
  return `${article} ${type}`;
}

function choices(values: unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
  if (values.length <= MOST_CHOICES) return either(shown);
  return `one of ${shown.join(', ')} … (${values.length} in all)`;
}

/** The names as a list in words, such as `a, b or c`; empty without names. */
export function either(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** Shows a value in a few characters, as JSON if JSON has such values; never throws. */
export function preview(value: unknown): string {
  if (typeof value !== 'object' || value === null) return previewScalar(value, MOST_CHARACTERS);
  try {
    return container(value);
  } catch {
    return 'an object that cannot be read';
  }
}

function previewScalar(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(cut(withoutSecrets(value), room));
  if (['bigint', 'function', 'symbol'].includes(typeof value)) return `a ${typeof value}`;
  return String(value);
}

/** What to do about an object that was passed instead of its content. */
const REMEDIES: Record<string, string> = {
  Event: '; use its data',
  MessageEvent: '; use its data',
  Promise: '; await it',
  Response: '; await its json()',
  URL: '; use its href',
};

function container(value: object): string {
  const kind = kindOf(value);
  const isArray = Array.isArray(value);
  if (kind !== 'Object' && !isArray) {
    return named(cut(kind, MOST_CHARACTERS_INSIDE)) + (REMEDIES[kind] ?? '');
  }
  const shown: string[] = [];
  let characters = 0;
  for (const part of partsOf(value)) {
    // With the comma after it.
    characters += part.length + 1;
    if (characters > MOST_CHARACTERS) {
      shown.push('…');
      break;
    }
    shown.push(part);
  }
  return isArray ? `[${shown.join()}]` : `{${shown.join()}}`;
}

function* partsOf(value: object): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield previewInside(item);
    return;
  }
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    yield `${previewScalar(key, MOST_CHARACTERS_INSIDE)}:${previewInside(fields[key])}`;
  }
}

/** Shows a member of an object or an item of a list. */
function previewInside(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return previewScalar(value, MOST_CHARACTERS_INSIDE);
}

/** The scheme of a URL, or everything up to its two slashes. */
const START_OF_URL = /^\s*[a-z][a-z\d+.-]*:[/\\]*|^.*?[/\\]{2}/is;
/** A query or a fragment, from its first name if that has a value: `=` alone may end a bare token in Base64. */
const QUERY = /([?&#][^=?&#]*=(?!=*(?:[&#]|$))|[?#]).+/s;
/** The same in prose, where a question mark may end a sentence. */
const NAMED_QUERY = /([?&#][^=?&#]*=).+/s;

/**
 * Removes secrets from a URL, even from a malformed one: everything before the last `@`, and its query or fragment.
 */
function withoutSecrets(text: string): string {
  const start = START_OF_URL.exec(text)?.[0];
  // A text of one word may be a URL without a scheme.
  const isProse = start === undefined && /\S\s+\S/.test(text);
  if (isProse) return text.replace(NAMED_QUERY, '$1…');
  const shown = text.replace(QUERY, '$1…');
  const scheme = start ?? '';
  const end = text.lastIndexOf('@');
  // Nothing from the `@` on is left if the query begins before it.
  return end <= scheme.length ? shown : `${scheme}…${shown.slice(end)}`;
}

/** How to escape the characters that make a text an invalid URI, if that is enough; the first three. */
function escapesFor(text: unknown): string {
  const parts = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)(.*)$/is.exec(String(text));
  const [, host = '', rest = ''] = parts ?? [];
  const found = new Set<string>();
  const odd = /[^\w.~!$&'()*+,;=:@/?#%\ud800-\udfff-]|%(?![\da-f]{2})/giu;
  const escaped = rest.replace(odd, (character) => {
    found.add(character);
    return encodeURIComponent(character);
  });
  if (!uri(host + escaped)) return '';
  const escapes = [...found].map((one) => `${JSON.stringify(one)} as ${encodeURIComponent(one)}`);
  return `; write ${escapes.slice(0, 3).join(' and ')}`;
}

/**
 * The known name that a misspelled one probably means: the nearest one, if at most a quarter of the letters is wrong.
 * Words that both begin or end with do not count: they make no name of `size_limit` out of `time_limit`.
 */
export function closest(name: string, known: readonly string[]): readonly string[] {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    // A name of very different length is skipped: an untrusted name may be very long.
    if (Math.abs(candidate.length - name.length) > (name.length + 1) / 4) continue;
    const [wrong, right] = withoutSharedWords(name.toLowerCase().split('_'), candidate.split('_'));
    const edits = editsBetween(wrong, right);
    if (edits >= least || edits > (wrong.length + 1) / 4) continue;
    least = edits;
    nearest = candidate;
  }
  return nearest === undefined ? [] : [nearest];
}

/** A misspelled and a known name, without the words that both begin or end with. */
function withoutSharedWords(wrong: string[], right: string[]): [wrong: string, right: string] {
  while (wrong.length > 0 && wrong[0] === right[0]) {
    wrong.shift();
    right.shift();
  }
  while (wrong.length > 0 && wrong.at(-1) === right.at(-1)) {
    wrong.pop();
    right.pop();
  }
  return [wrong.join('_'), right.join('_')];
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
