// Compiled from scripts/runtime/table.ts by `npm run build`; edit that file instead.

/**
 * The table of a schema: what parsers and readers know of objects and lists, as plain data. A validator judges values; along
 * the table, a parser finds unknown fields and fills in defaults (`plan.ts`), and a reader leaves out what is unreadable
 * (`readable.ts`).
 */
import { step } from './pointers.js';
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
