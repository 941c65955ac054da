// Generated from the contract by `npm run build`; edit the contract instead.

import { MOST_ERRORS } from './validate.js';
export function explainAll(value, explain, note) {
    const gatherNoted = (errors) => gather(errors, note);
    const isValid = explain(value, { instancePath: '', gather: gatherNoted });
    const errors = explain.errors ?? [];
    explain.errors = null;
    if (isValid)
        return null;
    gatherNoted(errors);
    return errors;
}
function gather(errors, note = () => { }) {
    const rules = new Map();
    const ruleOf = ({ schemaPath, params, dropped }) => `${schemaPath} ${params.missingProperty} ${dropped}`;
    for (const error of errors) {
        if (error.place === undefined) {
            note(error);
            error.place = placeOf(error);
        }
        const rule = ruleOf(error);
        rules.set(rule, (rules.get(rule) ?? new Set()).add(error.place));
    }
    const kinds = new Map();
    for (const error of errors) {
        const rule = ruleOf(error);
        const places = rules.get(rule) ?? new Set();
        const most = error.keyword === 'additionalProperties' ? MOST_ERRORS : 10;
        if (places.has(ANYWHERE) || places.size > most)
            error.place = ANYWHERE;
        const kind = `${rule} ${error.place}`;
        const known = kinds.get(kind);
        if (known)
            known.count = (known.count ?? 1) + (error.count ?? 1);
        else
            kinds.set(kind, error);
    }
    errors.splice(0, errors.length, ...kinds.values());
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
