// Compiled from scripts/runtime/read.ts by `npm run build`; edit that file instead.

/** Reads what comes back, even if it deviates from the contract. */
import { describe, orUnreadable } from './issues.js';
import { kindIn } from './parse.js';
import { DROPPED } from './parts.js';
import { readableIn } from './readable.js';
/**
 * A function that reads by Ajv's code for the contract, and by its table. It never throws, and a value that the contract
 * accepts costs no more than its validation.
 */
export function reader(check, table) {
    return (value) => orUnreadable(value, () => {
        if (check(value))
            return { ok: true, ...kindIn(value, table), value, deviations: [] };
        const { kept, errors: unreadable, isDropped } = readableIn(value, table);
        if (kept === DROPPED)
            return { ok: false, issues: describe(unreadable, value) };
        const errors = check.errors ?? [];
        const reported = new Set(errors.map(({ instancePath }) => instancePath));
        const others = unreadable.filter(({ instancePath }) => !reported.has(instancePath));
        const marked = [...errors, ...others].map((error) => isDropped(error.instancePath) ? { ...error, dropped: true } : error);
        const deviations = describe(marked, value);
        return { ok: true, ...kindIn(kept, table), value: kept, deviations };
    });
}
