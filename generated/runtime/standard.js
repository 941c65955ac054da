// Generated from the contract by `npm run build`; edit the contract instead.

import { notKnown, preview, wordsOf } from './issues.js';
import { picked, toDialect, withDefaults } from './json-schema.js';
import { closest, isObject, stepsOf } from './validate.js';
export function standard(parse, schema, vendor, read = (same) => same) {
    return {
        '~standard': {
            version: 1,
            vendor,
            jsonSchema: {
                input: ({ target }) => structuredClone({ ...toDialect(read(schema), target) }),
                output: ({ target }) => structuredClone({ ...toDialect(withDefaults(read(schema)), target) }),
            },
            validate(value) {
                const result = parse(value);
                if (result.ok)
                    return { value: result.value };
                return {
                    issues: result.issues.map((issue) => ({
                        message: wordsOf(issue),
                        path: keys(issue.path, value),
                    })),
                };
            },
        },
    };
}
export function pick(schema, names, { own, given = {} } = {}) {
    const { vendor, jsonSchema, validate } = schema['~standard'];
    const picks = new Set(names);
    const owned = Object.entries(own ?? {});
    const whole = jsonSchema.input({ target: 'draft-2020-12' });
    picked(whole, names, owned);
    const left = (whole.required ?? []).find((name) => !picks.has(name) && !Object.hasOwn(given, name));
    if (left !== undefined)
        throw new TypeError(`${whole.title} requires \`${left}\`: pick it too, or give it`);
    const known = [...names, ...owned.map(([name]) => name)];
    const unknown = (name) => {
        const isOther = Object.hasOwn(whole.properties, name);
        return { message: notKnown(isOther ? [] : closest(name, known)), path: [name] };
    };
    return {
        '~standard': {
            version: 1,
            vendor,
            jsonSchema: {
                input: (options) => picked(jsonSchema.input(options), names, owned),
                output: (options) => picked(jsonSchema.output(options), names, owned),
            },
            validate(value) {
                const members = membersOf(value);
                const some = members?.filter(([name]) => picks.has(name)) ?? [];
                const result = validate(members ? { ...Object.fromEntries(some), ...given } : value);
                if (!members)
                    return { issues: result.issues ?? [] };
                const fields = new Map(members);
                const issues = [
                    ...(result.issues ?? []),
                    ...owned.flatMap(([name, { type }]) => wrongType(name, fields.get(name), type)),
                    ...[...fields.keys()].filter((name) => !known.includes(name)).map(unknown),
                ];
                if (result.issues || issues.length > 0)
                    return { issues };
                const values = Object.entries(result.value).filter(([name]) => picks.has(name));
                const all = [...values, ...owned.map(([name]) => [name, fields.get(name)])];
                return { value: Object.fromEntries(all) };
            },
        },
    };
}
function membersOf(value) {
    try {
        return isObject(value) ? Object.entries(value) : undefined;
    }
    catch {
        return undefined;
    }
}
function wrongType(name, value, type) {
    if (typeof value === type)
        return [];
    const isMissing = value === undefined;
    const message = isMissing ? 'is missing' : `expected a ${type}, got ${preview(value)}`;
    return [{ message, path: [name] }];
}
function keys(pointer, value) {
    let inside = value;
    return stepsOf(pointer).map((key) => {
        const step = Array.isArray(inside) ? Number(key) : key;
        try {
            inside = Object(inside)[step];
        }
        catch {
            inside = undefined;
        }
        return step;
    });
}
