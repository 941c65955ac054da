/** JSON values, and the JSON pointers that lead into them. */
import { groupBy } from '../runtime/members.ts';
import { step, tokens } from '../runtime/pointers.ts';

export { groupBy, tokens };

export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Whether `value` is a JSON object (not an array, not null). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of an object with only the keys that pass a test. */
export function pickBy<Source extends object>(
  source: Source,
  isPicked: (key: string) => boolean,
): Source {
  const entries = Object.entries(source).filter(([key]) => isPicked(key));
  return Object.fromEntries(entries) as Source;
}

/** An object with the same keys and other values. */
export function mapValues<From, To>(
  object: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}

/** Entries in the order of their keys, by code unit, so that every machine sorts alike. */
export function sortByKey<Value>(entries: Iterable<[string, Value]>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Appends one token to a JSON pointer, escaped as RFC 6901 requires. */
export function joinPointer(pointer: string, token: string | number): string {
  return `${pointer}/${step(String(token))}`;
}

/** The value one token below `value`, or `undefined` if there is none. */
export function child(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(token)];
  return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

/** The value at `pointer` in `value`, or `undefined` if there is none. */
export function at(value: Json, pointer: string): Json | undefined {
  return tokens(pointer).reduce<Json | undefined>((found, token) => child(found, token), value);
}

/** Visits a value and everything below it, from the outside in. */
export function visitValues(
  value: Json,
  visit: (value: Json, pointer: string) => unknown,
  pointer = '',
): void {
  visit(value, pointer);
  if (typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value ?? {}))
    visitValues(item, visit, joinPointer(pointer, key));
}
