/** Copies of objects and lists with other parts, and groups of items. */

/** Stands for a part that a copy does not have. */
export const DROPPED: unique symbol = Symbol('dropped');

/**
 * An object with its members mapped, or a list with its items; itself if no part changes.
 *
 * @param map gets each part and its name or index; a part for which it returns `DROPPED` is left out
 */
export function mapParts(
  holder: object,
  map: (part: unknown, key: string | number) => unknown,
): object {
  const parts = holder as Record<string | number, unknown>;
  const items: unknown[] | undefined = Array.isArray(holder) ? [] : undefined;
  let copy: Record<string, unknown> = {};
  let isChanged = false;
  for (const key of items ? (holder as unknown[]).keys() : Object.keys(holder)) {
    const part = parts[key];
    const changed = map(part, key);
    isChanged ||= !Object.is(changed, part);
    if (changed === DROPPED) continue;
    if (items) items.push(changed);
    // An assignment of the field `__proto__` would set the prototype.
    else if (key === '__proto__') copy = { ...copy, [key]: changed };
    else copy[key] = changed;
  }
  return isChanged ? (items ?? copy) : holder;
}

/** Items by a key that each has, in the order in which the keys come first. */
export function groupBy<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
