// Generated from the contract by `npm run build`; edit the contract instead.

import { notKnown, wordsOf } from './issues.js';
import { picked, toDialect, withDefaults } from './json-schema.js';
import { closest, stepsOf } from './validate.js';
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
export function pick(schema, names) {
    const { vendor, jsonSchema, validate } = schema['~standard'];
    const fields = names;
    const whole = jsonSchema.input({ target: 'draft-2020-12' });
    picked(whole, names);
    const left = (whole.required ?? []).find((name) => !fields.includes(name));
    if (left !== undefined)
        throw new TypeError(`${whole.title} requires \`${left}\`: pick it too`);
    const unknown = (name) => {
        const isOther = Object.hasOwn(whole.properties, name);
        return { message: notKnown(isOther ? [] : closest(name, names)), path: [name] };
    };
    return {
        '~standard': {
            version: 1,
            vendor,
            jsonSchema: {
                input: (options) => picked(jsonSchema.input(options), names),
                output: (options) => picked(jsonSchema.output(options), names),
            },
            validate(value) {
                const result = validate(value);
                const found = result.issues ?? [];
                if (found.some(({ path }) => !path?.length))
                    return { issues: found };
                const others = Object.keys(value).filter((name) => !fields.includes(name));
                const issues = [
                    ...found.filter(({ path: [name = ''] = [] }) => fields.includes(name)),
                    ...others.map(unknown),
                ];
                if (result.issues || issues.length > 0)
                    return { issues };
                const members = Object.entries(result.value).filter(([name]) => fields.includes(name));
                return { value: Object.fromEntries(members) };
            },
        },
    };
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
