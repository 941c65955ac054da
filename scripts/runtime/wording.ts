/**
 * The wording of issues: what a value must be, what it is, and what was probably meant. It is a predicate, whose
 * subject is the path of the issue. Untrusted values are cut.
 */
import { FORMAT_WORDS, type FormatName } from './formats.js';
import { classOf, cut } from './pointers.js';
import type { ErrorObject } from './validate.js';

/** The maximum length of a quoted string. */
const MOST_CHARACTERS = 60;
const MOST_CHOICES = 10;

/** Stands for a value that is not known. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/**
 * The wording of an error.
 *
 * @param wanted what the value must be, if a phrase says it
 * @param value what the error is about, or `UNKNOWN`
 * @param suggestion what to write for an unknown field
 */
export function wordingOf(
  { keyword, message }: { keyword: string; message?: string },
  wanted: string | undefined,
  value: unknown,
  suggestion: string,
): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return `is not a known field${suggestion}`;
  // Ajv's message, for a keyword that `WANTED` does not have.
  if (wanted === undefined) return message ?? 'is invalid';
  if (keyword === 'not' && value !== UNKNOWN) return `must not be ${preview(value)}`;
  if (value === UNKNOWN) return `must be ${wanted}`;
  const wasPlus = typeof value === 'string' && /T[\d:.]+ \d\d:\d\d$/.test(value);
  return `must be ${wanted}, but is ${preview(value)}${wasPlus ? '; write + as %2B in a query' : ''}`;
}

/** What a value must be, by keyword, as in `must be …, but is …`. */
export const WANTED: Record<string, (params: ErrorObject['params']) => string> = {
  type: ({ type }) => either([type].flat().map(withArticle)),
  const: ({ allowedValue }) => choices([allowedValue]),
  enum: ({ allowedValues }) => choices(allowedValues as unknown[]),
  not: () => 'another value',
  format: ({ format }) => formatted(format as FormatName),
  pattern: ({ pattern }) => inWords(String(pattern)),
  maximum: ({ limit, unit }) => `at most ${counted(limit, unit)}`,
  minimum: ({ limit, unit }) => `at least ${counted(limit, unit)}`,
  maxItems: ({ limit }) => `a list of at most ${counted(limit, 'items')}`,
  minItems: ({ limit }) => `a list of at least ${counted(limit, 'items')}`,
  maxLength: ({ limit }) => `a string of at most ${counted(limit, 'characters')}`,
  minLength: ({ limit }) => `a string of at least ${counted(limit, 'characters')}`,
};

/** A pattern, in words if it asks for a number of letters, as for language codes. */
function inWords(pattern: string): string {
  const [, least, most] = /^\^\[a-z\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  return least ? `${least} to ${most} lowercase letters` : `a string matching ${pattern}`;
}

function formatted(format: FormatName): string {
  const { words, sample } = FORMAT_WORDS[format];
  return `${words} such as "${sample}"`;
}

/** A number of a unit, whose name is in the plural. */
export function counted(count: unknown, unit: unknown = ''): string {
  return `${count} ${count === 1 ? String(unit).replace(/s$/, '') : unit}`.trim();
}

function withArticle(type: unknown): string {
  if (type === 'null') return type;
  const article = /^[aeio]/i.test(String(type)) ? 'an' : 'a';
  return `${article} ${type}`;
}

function choices(values: unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map((value) => JSON.stringify(value));
  if (values.length <= MOST_CHOICES) return either(shown);
  return `one of ${shown.join(', ')} … (${values.length} in all)`;
}

/** Lists names, as in `a, b, or c`. */
export function either(names: readonly string[]): string {
  if (names.length < 3) return names.join(' or ');
  return `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}

/** Shows a value in a few characters: a scalar as JSON, the length of a list, the class of an object. */
export function preview(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(withoutSecrets(value), MOST_CHARACTERS));
  if (['bigint', 'function', 'symbol'].includes(typeof value)) return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `a list of ${counted(value.length, 'items')}`;
  const name = classOf(value);
  return name === 'Object' ? 'an object' : withArticle(cut(name, 20));
}

/** A text without what may be secret in a URL, even in a malformed or a relative one: the query, and all before the last `@`. */
function withoutSecrets(text: string): string {
  if (!/[:/\\]/.test(text)) return text;
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:\/*/i.exec(text) ?? [];
  const shown = text.replace(/([?#]).+/s, '$1…');
  const end = text.lastIndexOf('@');
  if (end < 0) return shown;
  // An `@` after a `?` may end a password that contains a `?`: then nothing is shown.
  return `${scheme}…${shown[end] === '@' ? shown.slice(end) : ''}`;
}

/** The names that a misspelled one probably means: all nearest ones, if about a quarter of the name is wrong at most. */
export function closest(name: string, names: readonly string[]): readonly string[] {
  const most = (name.length + 1) / 4;
  // A name of very different length is skipped: an untrusted name may be very long.
  const near = names.filter((other) => Math.abs(other.length - name.length) <= most);
  const edits = near.map((other) => editsBetween(name.toLowerCase(), other.toLowerCase()));
  const least = Math.min(most, ...edits);
  return near.filter((_, index) => edits[index] === least);
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
