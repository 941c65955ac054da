/** Places in JSON values, and copies of values with one place changed. */
import { child, type Json } from '../../scripts/json.ts';

/** The path to a place: keys of objects and indexes of lists, from the outside in. */
export type Path = readonly (string | number)[];

/** The value at a path, or `undefined` if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((around: unknown, key) => child(around as Json, String(key)), value);
}

/**
 * A copy of a value with another value at a path, which may lead to a new field, even `__proto__`, or past the end of a
 * list. All other parts are shared with the original.
 */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  return path.length === 0 ? next : changed(value, path, (holder, key) => set(holder, key, next));
}

/** A copy of a value without the field or the item at a path. */
export function without(value: unknown, path: Path): unknown {
  return changed(value, path, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete (holder as Record<string, unknown>)[key];
  });
}

/** A copy of a value in which the object or the list around the place at a path is changed. */
function changed(
  value: unknown,
  [key = '', ...rest]: Path,
  change: (holder: object, key: string | number) => void,
): unknown {
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  if (rest.length === 0) change(copy, key);
  else set(copy, key, changed(valueAt(value, [key]), rest, change));
  return copy;
}

/** Sets a field, even one that is called `__proto__`. */
function set(holder: object, key: string | number, value: unknown): void {
  const field = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(holder, key, field);
}
