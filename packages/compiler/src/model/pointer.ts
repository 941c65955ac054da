/** JSON pointers, and walking a document by them. */
import { DATA, hasNames, isJsonObject, type Json, type JsonObject } from './json.ts';

/** A longer chain of references counts as a cycle. */
export const MAX_REFS = 20;

/** Appends one token to a JSON pointer, escaped as RFC 6901 requires. */
export function joinPointer(pointer: string, token: string | number): string {
  const text = String(token);
  const isPlain = !/[~/]/.test(text);
  return `${pointer}/${isPlain ? text : text.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The unescaped tokens of a JSON pointer; `''` has none. */
export function tokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer in a reference: what follows its `#`, percent-decoded. */
export function pointerOf(ref: string): string {
  const encoded = ref.slice(ref.indexOf('#') + 1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** The value one token below `value`, or `undefined` when there is none. */
export function child(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(token)];
  return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

/** The value at `pointer` in `value`, or `undefined` when there is none. */
export function at(value: Json, pointer: string): Json | undefined {
  return tokens(pointer).reduce<Json | undefined>((found, token) => child(found, token), value);
}

/**
 * Visits every object below a value, from the outside in, but nothing within data, such as an example. In a map by
 * name, such as `responses`, it visits the values but not the map itself.
 *
 * @param visit gets each object and its pointer; it returns `false` to skip everything below
 * @param areNames whether the value is a map by name
 */
export function visitObjects(
  value: Json,
  visit: (object: JsonObject, pointer: string) => unknown,
  pointer = '',
  areNames = false,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!areNames && isJsonObject(value) && visit(value, pointer) === false) return;
  for (const [key, item] of Object.entries(value)) {
    if (!areNames && DATA.has(key)) continue;
    const isMap = !areNames && isJsonObject(value) && hasNames(key, value);
    visitObjects(item, visit, joinPointer(pointer, key), isMap);
  }
}

/** Visits a value and everything below it, including data, from the outside in. */
export function visitValues(
  value: Json,
  visit: (value: Json, pointer: string) => void,
  pointer = '',
): void {
  visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    visitValues(item, visit, joinPointer(pointer, key));
  }
}
