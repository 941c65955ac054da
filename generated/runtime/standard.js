// Compiled from scripts/runtime/standard.ts by `npm run build`; edit that file instead.

/**
 * Types of Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev), copied as the specification suggests, and
 * a function that creates such schemas.
 */
import { wordsOf } from './issues.js';
import { requireDefaults, strict, toDialect } from './json-schema.js';
import { tokens } from './pointers.js';
/** Wraps a `parse` function, which never throws, with its published JSON Schema and the package that publishes it. */
export function standard(parse, schema, vendor) {
    return {
        '~standard': {
            version: 1,
            vendor,
            jsonSchema: {
                // Copies, because a framework may change them.
                input: ({ target }) => structuredClone(toDialect(strict(schema), target)),
                output: ({ target }) => structuredClone(toDialect(requireDefaults(strict(schema)), target)),
            },
            validate(value) {
                const result = parse(value);
                if (result.ok)
                    return { value: result.value };
                return { issues: result.issues.map((issue) => toStandard(issue, value)) };
            },
        },
    };
}
/** An issue with the keys of its path; without a path, if the value throws while the path is followed. */
function toStandard(issue, value) {
    const message = wordsOf(issue);
    try {
        return { message, path: keys(issue.path, value) };
    }
    catch {
        return { message };
    }
}
/** The keys of a JSON pointer; a step into an array is a number. */
function keys(pointer, value) {
    let inside = value;
    return tokens(pointer).map((key) => {
        const step = Array.isArray(inside) ? Number(key) : key;
        inside = Object(inside)[step];
        return step;
    });
}
