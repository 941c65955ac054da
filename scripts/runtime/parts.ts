/** Copies of objects and lists with other parts. */

/** Stands for a part that a copy does not have. */
export const DROPPED: unique symbol = Symbol('dropped');

/**
 * An object with its members mapped, or a list with its items; itself if no part changes.
 *
 * @param map gets each part and its name or index; a part for which it returns `DROPPED` is left out
 */
export function mapParts(
  whole: object,
  map: (part: unknown, key: string | number) => unknown,
): unknown {
  const isList = Array.isArray(whole);
  const parts = whole as Record<string | number, unknown>;
  let copy: typeof parts | undefined;
  for (const key of isList ? whole.keys() : Object.keys(whole)) {
    const mapped = map(parts[key], key);
    if (Object.is(mapped, parts[key])) continue;
    // A copy has its own field `__proto__`, so that the assignment does not set the prototype.
    copy ??= (isList ? [...whole] : { ...whole }) as typeof parts;
    if (mapped === DROPPED && !isList) delete copy[key];
    else copy[key] = mapped;
  }
  return Array.isArray(copy) ? copy.filter((item) => item !== DROPPED) : (copy ?? whole);
}
