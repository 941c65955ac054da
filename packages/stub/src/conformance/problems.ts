/** Problems of values in words, and comparisons of what services may write in different ways. */

/** The longest value that a report contains whole. */
const MAX_SHOWN = 60;

/** A problem in words, or several; `false` for none. */
export type Problems = string | false | readonly (string | false)[];

/** The problems in a list, without gaps. */
export const problemsIn = (problems: Problems): string[] =>
  [problems].flat().filter((one): one is string => one !== false);

/** A field with its expected and actual value. */
export const wrong = (path: string, value: unknown, expected: string | number) =>
  `${path} must be ${expected}, but is ${brief(value)}`;

/** The letters and digits of a text, because services differ in punctuation, spaces, and capitals. */
export const lettersOf = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The places where a value lacks the expected one; additional fields are allowed. */
export function differences(path: string, value: unknown, expected: unknown): string[] {
  // A field that is missing is null.
  if ((value ?? null) === (expected ?? null)) return [];
  const isCompared = [value, expected].every((one) => typeof one === 'object' && one !== null);
  const isOtherLength = Array.isArray(expected) && expected.length !== (value as unknown[])?.length;
  if (!isCompared || isOtherLength) return [wrong(path, value, brief(expected))];
  return Object.entries(expected as object).flatMap(([name, one]) =>
    differences(`${path}.${name}`, Object(value)[name], one),
  );
}

/**
 * Compares two date-times. They are the same moment if they differ by at most one unit of the last digit of seconds that
 * both have, since services cut or round digits.
 *
 * @returns a negative number if the first one is earlier, a positive one if it is later, 0 if they are the same moment,
 * and NaN if one of them is not a date-time
 */
export function compareMoments(one: string, other: string): number {
  const digits = [one, other].map((text) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0);
  const difference = Date.parse(one) - Date.parse(other);
  return Math.abs(difference) <= 10 ** (3 - Math.min(3, ...digits)) ? 0 : difference;
}

/** A text of at most so many characters. */
export const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** A value for a report. A long text is cut; a long list or object is replaced by its size. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  if (text.length <= MAX_SHOWN) return text;
  if (typeof value === 'string') return cut(text, MAX_SHOWN);
  return `${Object.keys(Object(value)).length} ${Array.isArray(value) ? 'items' : 'fields'}`;
}
