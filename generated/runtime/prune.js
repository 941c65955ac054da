// Generated from the contract by `npm run build`; edit the contract instead.

import { explainAll } from './gather.js';
import { step, stepsOf } from './validate.js';
const MOST_ROUNDS = 4;
export function prune(value, accepts, explain, placeOf) {
    const whole = {};
    if (accepts(value))
        return { value, whole };
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const sameIndices = without(value, whole, { leavesGaps: true });
        const collect = (errors) => {
            for (const error of errors)
                leaveOut(whole, placeOf(error, sameIndices), error);
            errors.length = 0;
            if (whole.error)
                context.gather = undefined;
            return 0;
        };
        const context = { gather: collect };
        explain.call(context, sameIndices);
        collect(explain.errors ?? []);
        explain.errors = null;
        if (whole.error)
            return undefined;
        const rest = without(value, whole, { leavesGaps: false });
        if (accepts(rest) || explainAll(rest, explain) === null)
            return { value: rest, whole };
    }
    return undefined;
}
function leaveOut(whole, steps, error) {
    let part = whole;
    for (const key of steps) {
        if (part.error)
            return;
        part.parts ??= new Map();
        const inner = part.parts.get(key) ?? {};
        part.parts.set(key, inner);
        part = inner;
    }
    part.error ??= error;
}
function without(value, { parts }, options) {
    if (!parts)
        return value;
    if (Array.isArray(value)) {
        return value.flatMap((item, index) => {
            const part = parts.get(String(index));
            if (!part)
                return [item];
            if (part.error)
                return options.leavesGaps ? [undefined] : [];
            return [without(item, part, options)];
        });
    }
    const members = Object.entries(value).flatMap(([key, member]) => {
        const part = parts.get(key);
        if (!part)
            return [[key, member]];
        return part.error ? [] : [[key, without(member, part, options)]];
    });
    return Object.setPrototypeOf(Object.fromEntries(members), Object.getPrototypeOf(value));
}
export function leftOutAt({ instancePath }, whole) {
    let part = whole;
    for (const key of stepsOf(instancePath)) {
        part = part.parts?.get(key);
        if (!part || part.error)
            return part;
    }
    return undefined;
}
export function* leftOut(part, path = '') {
    if (part.error) {
        yield { path, part };
        return;
    }
    for (const [key, inner] of part.parts ?? [])
        yield* leftOut(inner, `${path}/${step(key)}`);
}
