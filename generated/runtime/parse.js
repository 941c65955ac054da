// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */
import { describe, hintsFor, orUnreadable, pathOf } from './issues.js';
import { applyPlan, planOf } from './plan.js';
import { cut, LONGEST_PATH, step } from './pointers.js';
import { MANY_ERRORS } from './validate.js';
/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value, { discriminator = '', branches = [] }) {
    if (!branches.some(([values]) => values === null))
        return {};
    const { [discriminator]: kind } = value;
    return { kind: branches.some(([values]) => values?.includes(kind)) ? kind : 'other' };
}
/** A function that parses values by Ajv's code for a schema and by its table, and never throws. */
export function parser(check, table) {
    let made;
    return (value, { unknownFields = 'reject' } = {}) => orUnreadable(value, () => {
        made ??= { plan: planOf(table) };
        const { plan } = made;
        if (unknownFields === 'drop')
            return parseAndDrop(check, table, plan, value);
        const errors = errorsIn(value, check);
        if (errors.length >= MANY_ERRORS)
            return failureOf(errors, value);
        const unknown = unknownFields === 'reject' ? [] : undefined;
        const filled = applyPlan(value, plan, { unknown, drops: false, fills: true });
        const all = unknown?.length ? [...errors, ...unknown] : errors;
        if (all.length > 0)
            return failureOf(all, value);
        return success(filled, table);
    });
}
const NONE = [];
const errorsIn = (value, check) => check(value) ? NONE : (check.errors ?? NONE);
/** The result for a valid value with its defaults. */
function success(value, table) {
    return { ok: true, ...kindIn(value, table), value };
}
function parseAndDrop(check, table, plan, value) {
    const unknown = [];
    const errors = errorsIn(value, check);
    if (errors.length >= MANY_ERRORS)
        return failureOf(errors, value);
    const kept = applyPlan(value, plan, { unknown, drops: true, fills: false });
    if (errors.length > 0) {
        const missing = new Set(errors.map((error) => error.keyword === 'required' && pathOf(error)));
        // An unknown field is probably a misspelled required one.
        const misspelled = unknown
            .slice(0, MANY_ERRORS)
            .filter((error) => hintsFor(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)));
        return failureOf([...errors, ...misspelled], value);
    }
    // Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
    const broken = unknown.length > 0 ? errorsIn(kept, check) : [];
    if (broken.length > 0)
        return failureOf(broken, kept);
    const dropped = unknown.map((error) => cut(pathOf(error), LONGEST_PATH));
    const filled = applyPlan(kept, plan, { unknown: undefined, drops: false, fills: true });
    return { ...success(filled, table), dropped };
}
function failureOf(errors, value) {
    return { ok: false, issues: describe(errors, value) };
}
