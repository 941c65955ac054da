/** Plain data, as both documents hold it. */

export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Keywords whose values are data, so that nothing in them is a schema or a reference. */
export const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** Keys of both kinds of documents under which the keys are names, and no keywords. */
const NAMED = new Set(
  `paths pathItems webhooks callbacks parameters requestBodies responses content encoding headers links
  securitySchemes servers variables channels operations messages schemas properties`.split(/\s+/),
);

/** Whether `value` is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether the keys of what an object has under `key` are names, so that none of them is a keyword.
 *
 * @param holder the object, which shows whether its headers are those of a message: these are a schema
 */
export function hasNames(key: string, holder: JsonObject = {}): boolean {
  return NAMED.has(key) && !(key === 'headers' && 'payload' in holder);
}

/** Entries in the order of their keys, by code unit. */
export function sortByKey<Value>(entries: Iterable<[string, Value]>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What an object has under the keys that pass a test. */
export function pick<Whole extends object>(
  whole: Whole,
  test: (key: string) => boolean,
): string extends keyof Whole ? Whole : Partial<Whole> {
  const picked: object = Object.fromEntries(Object.entries(whole).filter(([key]) => test(key)));
  return picked as ReturnType<typeof pick<Whole>>;
}
