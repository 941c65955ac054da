// Generated from the contract by `npm run build`; edit the contract instead.

import { MOST_ERRORS } from './validate.js';
export function explainAll(value, explain, { note, most = Number.POSITIVE_INFINITY } = {}) {
    let count = 0;
    const counted = (error) => {
        count += 1;
        note?.(error);
    };
    const context = {
        gather: (errors) => {
            const length = gather(errors, counted);
            if (count >= most)
                context.gather = undefined;
            return length;
        },
    };
    const isValid = explain.call(context, value);
    const errors = explain.errors ?? [];
    explain.errors = null;
    if (isValid)
        return null;
    gather(errors, counted);
    if (count > most)
        errors.push({ ...MORE, params: { limit: most } });
    return errors;
}
const MORE = { instancePath: '', schemaPath: '#', keyword: 'more' };
function gather(errors, note = () => { }) {
    const placesByRule = new Map();
    const ruleOf = ({ schemaPath, params, dropped }) => `${schemaPath} ${params.missingProperty} ${dropped}`;
    for (const error of errors) {
        if (error.place === undefined) {
            note(error);
            error.place = placeOf(error);
        }
        const rule = ruleOf(error);
        const places = placesByRule.get(rule) ?? new Set();
        placesByRule.set(rule, places.add(error.place));
    }
    const merged = new Map();
    for (const error of errors) {
        const rule = ruleOf(error);
        const places = placesByRule.get(rule) ?? new Set();
        const mostPlaces = error.keyword === 'additionalProperties' ? MOST_ERRORS : 10;
        if (places.has(ANYWHERE) || places.size > mostPlaces)
            error.place = ANYWHERE;
        const key = `${rule} ${error.place}`;
        const similar = merged.get(key);
        if (similar)
            similar.count = (similar.count ?? 1) + (error.count ?? 1);
        else
            merged.set(key, error);
    }
    errors.splice(0, errors.length, ...merged.values());
    return errors.length;
}
const ANYWHERE = '';
function placeOf({ instancePath, params }) {
    const path = `${instancePath}/${params.additionalProperty ?? ''}`;
    return path.length > 200 ? ANYWHERE : `at ${withoutIndices(path)}`;
}
export function withoutIndices(path) {
    return path.replace(/\/\d+(?![^/])/g, '/*');
}
