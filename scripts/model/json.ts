/** Plain data, as both documents hold it. */

export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Keywords whose values are data, so that nothing in them is a schema or a reference. */
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** Whether `value` is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a keyword's value is data: an example, a default, a constant. */
export function isData(keyword: string): boolean {
  return DATA_KEYWORDS.has(keyword);
}

/** What an object has under the keys that pass a test. */
export function pick<Whole extends object>(
  whole: Whole,
  test: (key: string) => boolean,
): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => test(key))) as Partial<Whole>;
}
