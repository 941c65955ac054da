// Compiled from scripts/runtime/plan.ts by `npm run build`; edit that file instead.

/**
 * What parsers do with fields. From the table of a schema, a parser makes a plan when it is first called, with only the
 * parts in which there is something to do: to find unknown fields, to leave them out, or to fill in defaults.
 *
 *     { words: [{ text: 'a', size: 1 }] }  →  the error `additionalProperties` at `/words/0`, about `size`
 *     { words: [{ text: 'a', size: 1 }] }  →  { words: [{ text: 'a' }] }
 *     { words: [] }                        →  { words: [], color: 'red' }
 */
import { DROPPED, mapParts } from './parts.js';
import { branchIndex, pathTo } from './table.js';
import { MANY_ERRORS } from './validate.js';
/** The plan of a table; undefined if there is nothing to do. */
export function planOf(readAs) {
    const table = readAs.parsedAs ?? readAs;
    const { fields = {}, others, items, closed, defaults, anyOf, branches } = table;
    const plans = Object.keys(fields).map((name) => [name, planOf(fields[name] ?? {})]);
    const inside = plans.flatMap(([name, part]) => (part ? [[name, part]] : []));
    const plan = {
        table,
        known: namesIn(table),
        isClosed: closed !== undefined,
        defaults,
        inside: inside.map(([name]) => name),
        parts: new Map(inside),
        others: others && planOf(others),
        items: items && planOf(items),
        branches: (anyOf ?? branches?.map(([, branch]) => branch))?.map(planOf),
    };
    const isNeeded = closed ?? defaults ?? plan.others ?? plan.items ?? plan.branches?.find(Boolean);
    return isNeeded || inside.length > 0 ? plan : undefined;
}
/** The names of the fields in all branches. */
function namesIn({ fields = {}, branches = [] }) {
    return [...Object.keys(fields), ...branches.flatMap(([, branch]) => namesIn(branch))];
}
/** A value after a task: itself if nothing changes. `keys` leads to it. */
export function applyPlan(value, plan, task, keys = []) {
    if (!plan || typeof value !== 'object' || value === null)
        return value;
    const { branches, items } = plan;
    const index = branches ? branchIndex(value, plan.table) : -1;
    if (index >= 0)
        return applyPlan(value, branches?.[index], task, keys);
    if (!Array.isArray(value))
        return applyToFields(value, plan, task, keys);
    return items ? applyToItems(value, items, task, keys) : value;
}
function applyToItems(list, plan, task, keys) {
    let copy;
    for (let index = 0; index < list.length; index++) {
        const item = list[index];
        keys.push(index);
        const changed = applyPlan(item, plan, task, keys);
        keys.pop();
        if (changed === item)
            continue;
        copy ??= [...list];
        copy[index] = changed;
    }
    return copy ?? list;
}
function applyToFields(object, plan, task, keys) {
    const { isClosed, known, inside, parts, others, defaults } = plan;
    const filled = task.fills && defaults ? filledIn(defaults(), object) : undefined;
    let changes;
    // Other fields are not even read.
    const names = others ? Object.keys(object) : inside;
    for (let index = 0; index < names.length; index++) {
        const { [index]: name = '' } = names;
        const { [name]: part } = object;
        if (typeof part !== 'object')
            continue;
        keys.push(name);
        const partPlan = parts.get(name) ?? (known.includes(name) ? undefined : others);
        const changed = applyPlan(part, partPlan, task, keys);
        keys.pop();
        if (changed === part)
            continue;
        if (!filled)
            changes = (changes ?? new Map()).set(name, changed);
        else if (name !== '__proto__')
            filled[name] = changed;
    }
    if (isClosed && task.unknown)
        for (const name in object) {
            if (known.includes(name) || object[name] === undefined)
                continue;
            tellUnknown(task.unknown, name, plan, task, keys);
            if (task.drops)
                changes = (changes ?? new Map()).set(name, DROPPED);
        }
    if (filled)
        return filled;
    return changes ? withChanges(object, changes) : object;
}
const withChanges = (object, changes) => mapParts(object, (part, name) => (changes.has(name) ? changes.get(name) : part));
/** Defaults with what an object has instead. */
function filledIn(defaults, object) {
    for (const name in object) {
        // An assignment of the field `__proto__` would set the prototype.
        if (object[name] !== undefined && name !== '__proto__')
            defaults[name] = object[name];
    }
    return defaults;
}
function tellUnknown(errors, additionalProperty, plan, task, keys) {
    if (!task.drops && errors.length >= MANY_ERRORS)
        return;
    const instancePath = pathTo(keys);
    const schemaPath = plan.table.closed ?? '';
    const params = { additionalProperty, plan };
    errors.push({ instancePath, schemaPath, keyword: 'additionalProperties', params });
}
