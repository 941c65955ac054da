/** Places in JSON values, and copies of values with one place changed. */

/** The way to a place: keys of objects and indexes of lists, from the outside in. */
export type Path = readonly (string | number)[];

/** Every place in a value, the outermost first. */
export function pathsIn(value: unknown): Path[] {
  const places: { path: Path; value: unknown }[] = [{ path: [], value }];
  // The list grows while it is walked.
  for (const { path, value: around } of places) {
    for (const [key, inner] of entriesOf(around)) {
      places.push({ path: [...path, Array.isArray(around) ? Number(key) : key], value: inner });
    }
  }
  return places.map(({ path }) => path);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The value at a path, or `undefined` where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((around, key) => {
    const isThere = typeof around === 'object' && around !== null && Object.hasOwn(around, key);
    return isThere ? (around as Record<string, unknown>)[key] : undefined;
  }, value);
}

/**
 * A copy of a value with another one at a path, which may lead to a new field, called `__proto__` even, or
 * past the end of a list. What is not on the way is shared.
 *
 * @param next what is there from now on; nothing when `undefined`
 */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const inner = rest.length === 0 ? next : withValue(valueAt(value, [key]), rest, next);
  if (Array.isArray(value)) {
    const items = [...value];
    items.splice(Number(key), 1, ...(inner === undefined ? [] : [inner]));
    return items;
  }
  const copy = { ...(value as object) };
  if (inner === undefined) delete (copy as Record<string, unknown>)[key];
  else {
    const field = { value: inner, enumerable: true, configurable: true, writable: true };
    Object.defineProperty(copy, key, field);
  }
  return copy;
}
