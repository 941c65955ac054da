// Compiled from scripts/runtime/parse.ts by `npm run build`; edit that file instead.

/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */
import { applyTask } from './fields.js';
import { closestFields, issuesOf, orUnreadable, pathOf, } from './issues.js';
import { cut, LONGEST_PATH, step } from './pointers.js';
import { kindIn } from './table.js';
import { STOP_AFTER } from './validate.js';
/** A function that parses values by Ajv's validator of a schema and by its table, and never throws. */
export function parser(validate, table, units) {
    const failureOf = (errors, value) => {
        return { ok: false, issues: issuesOf(errors, value, units) };
    };
    return (value, options) => orUnreadable(value, () => {
        const mode = options?.unknownFields;
        if (mode === 'drop')
            return parseAndDrop(validate, table, value, failureOf);
        const errors = errorsIn(value, validate);
        if (errors.length >= STOP_AFTER)
            return failureOf(errors, value);
        const unknown = mode === 'keep' ? undefined : [];
        const filled = applyTask(value, table, { unknown, drops: false, fills: true });
        const all = unknown?.length ? [...errors, ...unknown] : errors;
        if (all.length > 0)
            return failureOf(all, value);
        return success(filled, table);
    });
}
const NONE = [];
const errorsIn = (value, validate) => validate(value) ? NONE : (validate.errors ?? NONE);
/** The result for a valid value with its defaults. */
function success(value, table) {
    return { ok: true, ...kindIn(value, table), value };
}
function parseAndDrop(validate, table, value, failureOf) {
    const unknown = [];
    const errors = errorsIn(value, validate);
    if (errors.length >= STOP_AFTER)
        return failureOf(errors, value);
    const kept = applyTask(value, table, { unknown, drops: true, fills: false });
    if (errors.length > 0) {
        const missing = new Set(errors.map((error) => error.keyword === 'required' && pathOf(error)));
        // An unknown field is probably a misspelled required one.
        const misspelled = unknown
            .slice(0, STOP_AFTER)
            .filter((error) => closestFields(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)));
        return failureOf([...errors, ...misspelled], value);
    }
    const dropped = unknown.map((error) => cut(pathOf(error), LONGEST_PATH));
    const filled = applyTask(kept, table, { unknown: undefined, drops: false, fills: true });
    return { ...success(filled, table), dropped };
}
