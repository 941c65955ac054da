// Compiled from scripts/runtime/parts.ts by `npm run build`; edit that file instead.

/** Copies of objects and lists with other parts, and groups of items. */
/** Stands for a part that a copy does not have. */
export const DROPPED = Symbol('dropped');
/** An object with its members mapped, or a list with its items; itself if no part changes. */
export function mapParts(holder, map) {
    return Array.isArray(holder) ? mapItems(holder, map) : mapFields(holder, map);
}
function mapItems(list, map) {
    let copy;
    for (let index = 0; index < list.length; index++) {
        const item = list[index];
        const changed = map(item, index);
        if (!copy && Object.is(changed, item))
            continue;
        copy ??= list.slice(0, index);
        if (changed !== DROPPED)
            copy.push(changed);
    }
    return copy ?? list;
}
function mapFields(object, map) {
    const given = object;
    let changes;
    for (const name in given) {
        const part = given[name];
        const changed = map(part, name);
        if (Object.is(changed, part))
            continue;
        changes ??= new Map();
        changes.set(name, changed);
    }
    return changes ? withChanges(given, changes) : object;
}
/** An object with some members changed, or left out. */
export function withChanges(given, changes) {
    const parts = Object.entries(given).map(([name, part]) => [
        name,
        changes.has(name) ? changes.get(name) : part,
    ]);
    // An assignment of the field `__proto__` would set the prototype; this does not.
    return Object.fromEntries(parts.filter(([, part]) => part !== DROPPED));
}
/** Items by a key that each has, in the order in which the keys come first. */
export function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group)
            group.push(item);
        else
            groups.set(key, [item]);
    }
    return groups;
}
