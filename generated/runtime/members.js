// Compiled from scripts/runtime/members.ts by `npm run build`; edit that file instead.

/** The members of objects and the items of lists: copies with other ones, and groups. */
/** Stands for a member that a copy does not have. */
export const DROPPED = Symbol('dropped');
/**
 * An object with its members mapped, or a list with its items; itself if none of them changes.
 *
 * @param map gets each member and its name or index; one for which it returns `DROPPED` is left out
 */
export function mapMembers(holder, map) {
    const members = holder;
    const items = Array.isArray(holder) ? [] : undefined;
    const copy = {};
    let isChanged = false;
    for (const key of items ? holder.keys() : Object.keys(holder)) {
        const member = members[key];
        const changed = map(member, key);
        isChanged ||= !Object.is(changed, member);
        if (changed === DROPPED)
            continue;
        if (items)
            items.push(changed);
        else
            setMember(copy, String(key), changed);
    }
    return isChanged ? (items ?? copy) : holder;
}
/** Sets a member of an object, also one with the name `__proto__`, whose assignment would set the prototype. */
export function setMember(object, name, value) {
    if (name !== '__proto__')
        object[name] = value;
    else
        Object.defineProperty(object, name, {
            value,
            configurable: true,
            enumerable: true,
            writable: true,
        });
}
/** The member of an object with a name, which may be that of something that every object inherits, such as `constructor`. */
export function memberIn(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
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
