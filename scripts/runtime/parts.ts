/** Copies of objects and lists with other parts, and groups of items. */

/** Stands for a part that a copy does not have. */
export const DROPPED: unique symbol = Symbol('dropped');

/** Returns a part for a part at its name or index, or `DROPPED` to leave it out. */
type MapPart = (part: unknown, key: string | number) => unknown;

/** An object with its members mapped, or a list with its items; itself if no part changes. */
export function mapParts(holder: object, map: MapPart): object {
  return Array.isArray(holder) ? mapItems(holder, map) : mapFields(holder, map);
}

function mapItems(list: unknown[], map: MapPart): unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const item = list[index];
    const changed = map(item, index);
    if (!copy && Object.is(changed, item)) continue;
    copy ??= list.slice(0, index);
    if (changed !== DROPPED) copy.push(changed);
  }
  return copy ?? list;
}

function mapFields(object: object, map: MapPart): object {
  const given = object as Record<string, unknown>;
  let changes: Map<string, unknown> | undefined;
  for (const name in given) {
    const part = given[name];
    const changed = map(part, name);
    if (Object.is(changed, part)) continue;
    changes ??= new Map();
    changes.set(name, changed);
  }
  return changes ? withChanges(given, changes) : object;
}

/** An object with some members changed, or left out. */
export function withChanges(
  given: object,
  changes: ReadonlyMap<string, unknown>,
): Record<string, unknown> {
  const parts = Object.entries(given).map(([name, part]) => [
    name,
    changes.has(name) ? changes.get(name) : part,
  ]);
  // An assignment of the field `__proto__` would set the prototype; this does not.
  return Object.fromEntries(parts.filter(([, part]) => part !== DROPPED));
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
