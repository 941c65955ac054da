// Compiled from scripts/runtime/read.ts by `npm run build`; edit that file instead.

/** Reads what comes back, even if it deviates from the contract. */
import { issuesOf, orUnreadable } from './issues.js';
import { DROPPED } from './members.js';
import { readableIn } from './readable.js';
import { kindIn } from './table.js';
/**
 * A function that reads by Ajv's validator of a schema, and by its table. It never throws, and a value that the contract
 * accepts costs no more than its validation.
 */
export function reader(validate, table, units) {
    return (value) => orUnreadable(value, () => {
        if (validate(value))
            return { ok: true, ...kindIn(value, table), value, deviations: [] };
        const { kept, errors: unreadable, isDropped } = readableIn(value, table);
        if (kept === DROPPED)
            return { ok: false, issues: issuesOf(unreadable, value) };
        const errors = validate.errors ?? [];
        const reported = new Set(errors.map(({ instancePath }) => instancePath));
        const others = unreadable.filter(({ instancePath }) => !reported.has(instancePath));
        const marked = [...errors, ...others].map((error) => isDropped(error.instancePath) ? { ...error, dropped: true } : error);
        const deviations = issuesOf(marked, value, units);
        return { ok: true, ...kindIn(kept, table), value: kept, deviations };
    });
}
