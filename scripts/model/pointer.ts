import type { Json, JsonObject } from './schema.ts';

/** Whether `value` is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Appends one token to a JSON pointer, escaped as RFC 6901 wants. */
export function join(pointer: string, token: string | number): string {
  return `${pointer}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The unescaped tokens of a JSON pointer (`''` has none); percent-encoding is taken off. */
export function tokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value one token below `value`, or `undefined` when there is none. */
export function child(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(token)];
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

/** The value at `pointer` in `value`, or `undefined` when nothing stands there. */
export function at(value: Json, pointer: string): Json | undefined {
  let found: Json | undefined = value;
  for (const token of tokens(pointer)) found = child(found, token);
  return found;
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
