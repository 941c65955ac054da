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
/** A value with the fields that a parser gives it: itself if nothing changes. */
export function take(value, stated, taking, keys = []) {
    if (typeof value !== 'object' || value === null)
        return value;
    const table = stated.strict ?? stated;
    const { anyOf, branches } = table;
    const index = anyOf || branches ? branchIndex(value, table) : -1;
    const branch = anyOf?.[index] ?? branches?.[index]?.[1];
    if (branch)
        return take(value, branch, taking, keys);
    const { closed, make } = table;
    const isList = Array.isArray(value);
    if (isList && !table.items)
        return value;
    /** All fields, of a value that chooses no branch. */
    const fields = branches ? fieldsOf(table) : (table.fields ?? {});
    const takePart = (part, key) => {
        if (typeof key === 'string' && closed && !Object.hasOwn(fields, key))
            return part === undefined ? part : refuse(key, part);
        const member = branches ? undefined : memberOf(table, key);
        if (typeof part !== 'object' || !member)
            return part;
        keys.push(key);
        const taken = take(part, member, taking, keys);
        keys.pop();
        return taken;
    };
    const refuse = (name, part) => {
        const { unknown, drops } = taking;
        if (unknown && (drops || unknown.length < MANY_ERRORS))
            unknown.push({
                instancePath: pathTo(keys),
                schemaPath: closed ?? '',
                keyword: 'additionalProperties',
                params: { additionalProperty: name, table: branches ? { fields } : table },
            });
        return drops ? DROPPED : part;
    };
    const taken = mapParts(value, takePart);
    if (!make || !taking.fills || isList)
        return taken;
    return withDefaults(taken, mapParts(make(), takePart));
}
/** The fields of all branches. */
function fieldsOf({ fields, branches = [] }) {
    return Object.assign({}, fields, ...branches.map(([, branch]) => fieldsOf(branch)));
}
/** Defaults with what is given. A field whose value is undefined is missing, and the field `__proto__` is dropped. */
function withDefaults(given, defaults) {
    const filled = defaults;
    for (const [name, value] of Object.entries(given))
        if (value !== undefined && name !== '__proto__')
            filled[name] = value;
    return filled;
}
