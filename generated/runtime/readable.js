// Compiled from scripts/runtime/readable.ts by `npm run build`; edit that file instead.

/** The readable part of a value. */
import { DROPPED, mapParts } from './parts.js';
import { step, tokens } from './pointers.js';
import { branchIndex, isOfTypes, memberOf, pathTo, typesIn, } from './table.js';
import { MANY_ERRORS } from './validate.js';
/**
 * Leaves out the fields of objects and the items of lists that do not have their shape:
 *
 *     { words: [{ start: 1 }, { start: 'x' }, 7] }  →  { words: [{ start: 1 }, {}] }
 */
export function readableIn(value, table) {
    const errors = [];
    const kept = readPart(value, { table, rule: '#' }, [], errors);
    return { kept, errors, isDropped: (path) => isUnreadable(value, table, tokens(path)) };
}
/** The readable part of a part. `keys` leads to it; the errors of unreadable parts are added, unless there are too many. */
function readPart(value, place, keys, errors) {
    const fit = fitOf(value, place.table, place.rule);
    if ('keyword' in fit) {
        if (errors.length < MANY_ERRORS)
            errors.push({ ...fit, instancePath: pathTo(keys) + fit.instancePath });
        return DROPPED;
    }
    if (typeof value !== 'object' || value === null)
        return value;
    return mapParts(value, (part, key) => {
        const member = memberOf(fit.table, key);
        if (part === undefined || !member)
            return part;
        keys.push(key);
        const kept = readPart(part, { table: member, rule: ruleOf(fit, key) }, keys, errors);
        keys.pop();
        return kept;
    });
}
/** The place of the rule about a field or an item. */
function ruleOf({ table: { fields = {} }, rule }, key) {
    if (typeof key === 'number')
        return `${rule}/items`;
    if (!Object.hasOwn(fields, key))
        return `${rule}/additionalProperties`;
    return `${rule}/properties/${/^\w*$/.test(key) ? key : encodeURIComponent(step(key))}`;
}
/** Whether a part of a value, or a part around it, is unreadable. */
function isUnreadable(value, table, [key, ...keys]) {
    const fit = fitOf(value, table, '');
    if ('keyword' in fit)
        return true;
    if (key === undefined || typeof value !== 'object' || value === null)
        return false;
    const member = memberOf(fit.table, Array.isArray(value) ? Number(key) : key);
    return member !== undefined && isUnreadable(value[key], member, keys);
}
/**
 * The table by which a value is read, or why it has none, which its type and its discriminator decide.
 *
 * @param outer the place of the rule, unless the table has a name
 */
function fitOf(value, table, outer) {
    const { name, types, anyOf, branches } = table;
    const rule = name === undefined ? outer : `${name}#`;
    if (anyOf) {
        const index = branchIndex(value, table);
        const chosen = anyOf[index];
        if (!chosen)
            return mistyped(anyOf, `${rule}/anyOf`);
        return fitOf(value, chosen, `${rule}/anyOf/${index}`);
    }
    if (types && !isOfTypes(value, types))
        return mistyped([table], `${rule}/type`);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { table, rule };
    if (branches)
        return branchFor(value, table, rule);
    return otherBranch(value, table, rule) ?? { table, rule };
}
function branchFor(object, table, rule) {
    const { discriminator: field = '', branches = [] } = table;
    const index = branchIndex(object, table);
    const [, branch] = branches[index] ?? [];
    if (branch)
        return fitOf(object, branch, `${rule}/oneOf/${index}`);
    if (object[field] === undefined)
        return misfit('required', { missingProperty: field }, `${rule}/required`);
    const isOpen = branches.some(([values]) => values === null);
    if (isOpen)
        return misfit('type', { type: 'string' }, `${rule}/oneOf`, field);
    const allowedValues = branches.flatMap(([values]) => values ?? []);
    return misfit('enum', { allowedValues }, `${rule}/oneOf`, field);
}
/** Why an object belongs to another branch than that of its table, if it does. */
function otherBranch(object, table, outer) {
    for (const field of table.discriminators ?? []) {
        const { [field]: value } = object;
        const { types = [], values = [value], not } = table.fields?.[field] ?? {};
        const rule = `${outer}/properties/${field}`;
        // One of another type is left out.
        if (!isOfTypes(value, types))
            continue;
        if (not?.includes(value))
            return misfit('not', {}, `${rule}/not`, field);
        if (values.includes(value))
            continue;
        if (values.length > 1)
            return misfit('enum', { allowedValues: values }, `${rule}/enum`, field);
        return misfit('const', { allowedValue: values[0] }, `${rule}/const`, field);
    }
    return undefined;
}
/** The wrong type of a value other than null, which a reader accepts even where the contract does not. */
function mistyped(tables, rule) {
    const types = tables.flatMap(typesIn).filter((type) => type !== 'null');
    return misfit('type', { type: types.length === 1 ? types[0] : types }, rule);
}
/** The error of a value, or of its discriminator. */
function misfit(keyword, params, schemaPath, field = '') {
    return { instancePath: field && `/${step(field)}`, schemaPath, keyword, params };
}
