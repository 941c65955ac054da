// Compiled from scripts/runtime/table.ts by `npm run build`; edit that file instead.

/**
 * The table of a schema: what parsers and readers know of objects and lists, as plain data. A validator judges values; a
 * walk along the table finds unknown fields, fills in defaults, and leaves out what is unreadable.
 */
import { DROPPED, mapParts } from './parts.js';
import { step } from './pointers.js';
import { MANY_ERRORS } from './validate.js';
export const pathTo = (keys) => keys.map((key) => `/${step(String(key))}`).join('');
/** The index of the branch that a value chooses, by its type or by its discriminator; -1 if there is none. */
export function branchIndex(value, { anyOf, discriminator, branches = [] }) {
    if (anyOf)
        return anyOf.findIndex((branch) => isOfTypes(value, typesIn(branch)));
    const { [discriminator ?? '']: chosen } = value;
    return listedIndex(chosen, branches);
}
/** The index of the branch that a value of the discriminator selects; -1 if there is none. */
export function listedIndex(chosen, branches) {
    const listing = branches.findIndex(([values]) => values?.includes(chosen));
    if (listing >= 0 || typeof chosen !== 'string')
        return listing;
    return branches.findIndex(([values]) => values === null);
}
/** The table of a field or an item; undefined if it may have any value. */
export function memberOf(table, key) {
    const { fields, others, items } = table;
    if (typeof key === 'number')
        return items;
    return fields && Object.hasOwn(fields, key) ? fields[key] : others;
}
export function typesIn({ types, anyOf }) {
    return types ?? anyOf?.flatMap(typesIn) ?? [];
}
export function isOfTypes(value, types) {
    if (value === null)
        return types.includes('null');
    if (Array.isArray(value))
        return types.includes('array');
    // NaN and infinity are not JSON.
    return types.includes(typeof value) && (typeof value !== 'number' || Number.isFinite(value));
}
/** A value with the fields that a parser gives it: itself if nothing changes. `keys` leads to it. */
export function take(value, stated, taking, keys = []) {
    if (typeof value !== 'object' || value === null)
        return value;
    const table = chosenBy(value, stated.strict ?? stated);
    if (!taking.unknown && !table.fills)
        return value;
    if (!Array.isArray(value))
        return takeFields(value, table, taking, keys);
    return table.items ? takeItems(value, table.items, taking, keys) : value;
}
function takeItems(list, items, taking, keys) {
    let copy;
    for (let index = 0; index < list.length; index++) {
        const item = list[index];
        if (typeof item !== 'object')
            continue;
        keys.push(index);
        const taken = take(item, items, taking, keys);
        keys.pop();
        if (taken === item)
            continue;
        copy ??= [...list];
        copy[index] = taken;
    }
    return copy ?? list;
}
function takeFields(object, table, taking, keys) {
    const { fields = {}, others, closed, make } = table;
    const filled = taking.fills ? make?.() : undefined;
    let changes;
    for (const name in object) {
        const part = object[name];
        if (part === undefined)
            continue;
        const isNamed = Object.hasOwn(fields, name);
        const member = isNamed ? fields[name] : others;
        let taken = part;
        if (closed && !isNamed)
            taken = takeUnknown(part, name, table, taking, keys);
        else if (member && typeof part === 'object') {
            keys.push(name);
            taken = take(part, member, taking, keys);
            keys.pop();
        }
        // An assignment of the field `__proto__` would set the prototype.
        if (filled && name !== '__proto__')
            filled[name] = taken;
        else if (taken !== part)
            changes = (changes ?? new Map()).set(name, taken);
    }
    if (filled)
        return filled;
    if (!changes)
        return object;
    return mapParts(object, (part, name) => (changes.has(name) ? changes.get(name) : part));
}
/** The table without branches by which a value is taken. Without a branch, it has only the names of all fields. */
function chosenBy(value, stated) {
    const { anyOf, branches } = stated;
    if (!anyOf && !branches)
        return stated;
    const index = branchIndex(value, stated);
    const branch = anyOf?.[index] ?? branches?.[index]?.[1];
    if (branch)
        return chosenBy(value, branch.strict ?? branch);
    const { closed } = stated;
    return closed
        ? { fields: Object.fromEntries(namesIn(stated).map((name) => [name, {}])), closed }
        : {};
}
/** What a parser does with a field that no table names. */
function takeUnknown(part, additionalProperty, table, { unknown, drops }, keys) {
    if (part === undefined || !unknown)
        return part;
    const { closed: schemaPath = '' } = table;
    const params = { additionalProperty, table };
    if (drops || unknown.length < MANY_ERRORS)
        unknown.push({
            instancePath: pathTo(keys),
            schemaPath,
            keyword: 'additionalProperties',
            params,
        });
    return drops ? DROPPED : part;
}
/** The names of the fields in all branches. */
function namesIn({ fields = {}, branches = [] }) {
    return [...Object.keys(fields), ...branches.flatMap(([, branch]) => namesIn(branch))];
}
