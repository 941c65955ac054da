// Compiled from scripts/runtime/fields.ts by `npm run build`; edit that file instead.

/**
 * What parsers do with the fields of objects: they find unknown ones, leave them out, or fill in defaults.
 *
 *     { words: [{ text: 'a', size: 1 }] }  →  the error `additionalProperties` at `/words/0`, about `size`
 *     { words: [{ text: 'a', size: 1 }] }  →  { words: [{ text: 'a' }] }
 *     { words: [] }                        →  { words: [], color: 'red' }
 */
import { DROPPED, mapMembers, setMember } from './members.js';
import { ANY, branchIndex, namesIn, pathTo } from './table.js';
import { STOP_AFTER } from './validate.js';
/** A value after a task: itself if nothing changes. `keys` leads to it. */
export function applyTask(value, table, task, keys = []) {
    if (table === ANY || typeof value !== 'object' || value === null)
        return value;
    if (table.branches.length > 0) {
        const [, branch] = table.branches[branchIndex(value, table)] ?? [];
        if (branch)
            return applyTask(value, branch, task, keys);
    }
    if (Array.isArray(value))
        return table.items ? applyToItems(value, table.items, task, keys) : value;
    return applyToFields(value, table, task, keys);
}
/** A list is copied only if an item changes: parsing takes half the time that it takes by `mapMembers`. */
function applyToItems(list, table, task, keys) {
    let copy;
    for (let index = 0; index < list.length; index++) {
        const item = list[index];
        keys.push(index);
        const changed = applyTask(item, table, task, keys);
        keys.pop();
        if (changed === item)
            continue;
        copy ??= [...list];
        copy[index] = changed;
    }
    return copy ?? list;
}
function applyToFields(object, table, task, keys) {
    const { fields, others, closedAt, defaults } = table;
    let changes;
    for (const name in object) {
        const inside = fields.get(name) ?? others;
        // Most fields are not even read.
        if (inside === ANY)
            continue;
        const { [name]: member } = object;
        let changed = member;
        if (inside) {
            if (typeof member !== 'object')
                continue;
            keys.push(name);
            changed = applyTask(member, inside, task, keys);
            keys.pop();
        }
        else if (closedAt !== undefined && task.unknown && isUnknown(name, object, table)) {
            if (task.drops || task.unknown.length < STOP_AFTER)
                task.unknown.push(unknownField(name, table, closedAt, keys));
            if (task.drops)
                changed = DROPPED;
        }
        if (changed !== member)
            changes = (changes ?? new Map()).set(name, changed);
    }
    if (task.fills && defaults)
        return filledIn(defaults(), object, changes);
    return changes
        ? mapMembers(object, (member, name) => (changes?.has(name) ? changes.get(name) : member))
        : object;
}
/** Whether no branch has the field: an object whose discriminator is wrong may have the fields of each. */
const isUnknown = (name, object, table) => object[name] !== undefined && (table.branches.length === 0 || !namesIn(table).includes(name));
/** Defaults with what an object has instead, or with what it becomes. */
function filledIn(defaults, object, changes) {
    for (const name in object) {
        const value = changes?.get(name) ?? object[name];
        if (value !== undefined)
            setMember(defaults, name, value);
    }
    return defaults;
}
const unknownField = (name, table, schemaPath, keys) => ({
    instancePath: pathTo(keys),
    schemaPath,
    keyword: 'additionalProperties',
    params: { additionalProperty: name, table },
});
