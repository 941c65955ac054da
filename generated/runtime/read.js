// Generated from the contract by `npm run build`; edit the contract instead.

import { explainAll } from './gather.js';
import { meantBy, mergedIssuesOf, unreadable, } from './issues.js';
import { leftOut, leftOutAt, prune } from './prune.js';
import { cut, LONGEST_PATH, partAt, stepsOf } from './validate.js';
const MOST_GATHERED = 1000;
export function refusal(value, accepts, explain) {
    if (accepts(value))
        return undefined;
    const errors = explainAll(value, explain, { most: MOST_GATHERED });
    return errors === null ? undefined : { ok: false, issues: mergedIssuesOf(errors, value) };
}
export function read(value, accepts, explain, tolerates, explainTolerant) {
    if (accepts(value))
        return { ok: true, value, deviations: [] };
    const kept = prune(value, tolerates, explainTolerant, unreadableAt);
    if (!kept)
        return refusal(value, tolerates, explainTolerant) ?? unreadable();
    const note = (error) => {
        const part = leftOutAt(error, kept.whole);
        if (!part)
            return;
        error.dropped = true;
        part.isReported = true;
    };
    const errors = explainAll(value, explain, { note }) ?? [];
    for (const { part } of leftOut(kept.whole)) {
        if (part.error && !part.isReported)
            errors.push({ ...part.error, dropped: true });
    }
    return { ok: true, value: kept.value, deviations: mergedIssuesOf(errors, value) };
}
function unreadableAt({ instancePath, keyword, params }, value) {
    const steps = stepsOf(instancePath);
    if (keyword === 'type' || keyword === 'required')
        return steps;
    const known = [params.allowedValue, params.allowedValues].flat();
    const tag = partAt(value, instancePath);
    return known.some((one) => typeof one === typeof tag) ? steps.slice(0, -1) : steps;
}
export function parseStrictly(value, accepts, explain, options, fill = (same) => same) {
    if (options?.unknownFields !== 'drop') {
        return refusal(value, accepts, explain) ?? { ok: true, value: fill(value) };
    }
    const kept = prune(value, accepts, explain, unknownAt);
    if (kept) {
        const dropped = [...leftOut(kept.whole)].map(({ path }) => cut(path, LONGEST_PATH));
        return { ok: true, value: fill(kept.value), dropped };
    }
    const errors = explainAll(value, explain, { most: MOST_GATHERED }) ?? [];
    const missing = errors.map(({ instancePath, params }) => instancePath + params.missingProperty);
    const isMissing = ({ instancePath }, name) => missing.includes(instancePath + name);
    const reported = errors.filter((error) => {
        if (error.keyword !== 'additionalProperties')
            return true;
        return meantBy(error.params).some((name) => isMissing(error, name));
    });
    const issues = mergedIssuesOf(reported, value);
    return issues.length > 0 ? { ok: false, issues } : unreadable();
}
function unknownAt({ instancePath, keyword, params }) {
    if (keyword !== 'additionalProperties')
        return [];
    return [...stepsOf(instancePath), String(params.additionalProperty)];
}
