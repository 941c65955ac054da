// Compiled from scripts/runtime/defaults.ts by `npm run build`; edit that file instead.

/** The defaults in the objects and lists of a schema, as plain data, and a copy of a value with them. */
import { branchIndex } from './parts.js';
/** The defaults in an object: all defaults, or the defaults of the branch that its discriminator selects. */
function defaultsFor(value, defaults) {
    const { discriminator, branches = [] } = defaults;
    if (discriminator === undefined)
        return defaults;
    const chosen = value[discriminator];
    const [, branch] = branches[branchIndex(branches, chosen)] ?? [];
    return branch ? defaultsFor(value, branch) : defaults;
}
/**
 * A copy of a valid value with its defaults; a part without defaults is shared. A field whose value is
 * undefined is missing, and the field `__proto__` is dropped.
 */
export function fill(value, defaults) {
    if (typeof value !== 'object' || value === null)
        return value;
    const { items } = defaults;
    if (Array.isArray(value))
        return items ? value.map((item) => fill(item, items)) : value;
    const { fields, others, make } = defaultsFor(value, defaults);
    if (!fields && !others && !make)
        return value;
    const given = value;
    const filled = make?.() ?? {};
    for (const name in given) {
        if (given[name] !== undefined && name !== '__proto__')
            filled[name] = given[name];
    }
    for (const name in filled) {
        const inside = fields && Object.hasOwn(fields, name) ? fields[name] : others;
        if (inside)
            filled[name] = fill(filled[name], inside);
    }
    return filled;
}
