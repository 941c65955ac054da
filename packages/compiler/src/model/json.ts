/** JSON values, of which both documents consist. */

export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Keys whose values are data without schemas or references; `value` belongs to an Example Object. */
export const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);

/** The keywords of both documents whose values are maps by name. */
const NAMED = new Set(
  `paths pathItems webhooks callbacks parameters requestBodies responses content encoding headers links
  securitySchemes servers variables channels operations messages schemas properties
  patternProperties dependentSchemas $defs definitions`.split(/\s+/),
);

/** Whether `value` is a JSON object (not an array, not null). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether the value under `key` is a map by name, such as `schemas`: its keys are names, not keywords.
 *
 * @param holder the object with the key: the `headers` of a message are a schema instead
 */
export function hasNames(key: string, holder: JsonObject = {}): boolean {
  return NAMED.has(key) && !(key === 'headers' && 'payload' in holder);
}

/** Entries in the order of their keys, by code unit. */
export function sortByKey<Value>(entries: Iterable<[string, Value]>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A copy of an object with only the keys that pass a test. */
export function pickKeys<Whole extends object>(
  whole: Whole,
  test: (key: string) => boolean,
): string extends keyof Whole ? Whole : Partial<Whole> {
  const picked: object = Object.fromEntries(Object.entries(whole).filter(([key]) => test(key)));
  return picked as ReturnType<typeof pickKeys<Whole>>;
}
