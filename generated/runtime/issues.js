// Compiled from scripts/runtime/issues.ts by `npm run build`; edit that file instead.

/** Issues: the problems of an invalid value in words, from the errors of validators. Their number is bounded. */
import { groupBy, memberIn } from './members.js';
import { cut, LONGEST_PATH, step, tokens, valueAt } from './pointers.js';
import { namesIn } from './table.js';
import { isObject, REPORTED, STOP_AFTER } from './validate.js';
import { closest, either, preview, UNKNOWN, WANTED, wordingOf } from './wording.js';
/** Writes an issue on one line of plain text, such as `/channels must be at most 8, but is 9`. */
export function formatIssue({ path, message, count = 1, dropped }) {
    const suffix = dropped ? ' (value skipped)' : '';
    const more = count > 1 ? ` (and ${count - 1} more like it)` : '';
    return oneLine(`${path || 'the value'} ${message}${suffix}${more}`);
}
/**
 * Untrusted text on one line, safe to print: line breaks, control characters and marks that change the writing
 * direction are escaped as in JSON, such as `\n` and `\u001b`.
 */
export function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
        const escaped = JSON.stringify(character).slice(1, -1);
        const code = character.charCodeAt(0).toString(16).padStart(4, '0');
        return escaped === character ? `\\u${code}` : escaped;
    });
}
/** A failed result with one issue. `keyword` identifies the failure. */
export function failure(keyword, message) {
    return { ok: false, issues: [{ path: '', message, keyword, schemaPath: '#' }] };
}
/**
 * Returns the result of `run`, or a failure if the value is not JSON or cannot be read. A promise is not JSON, although it
 * looks like an empty object.
 */
export function orUnreadable(value, run) {
    try {
        const isOdd = typeof value === 'object' && value?.constructor !== Object;
        if (isOdd && value !== null && !Array.isArray(value) && !isObject(value)) {
            return failure('type', `must be JSON, but is ${preview(value)}`);
        }
        return run();
    }
    catch {
        return failure('unreadable', 'cannot be read, because it throws or changes while being read');
    }
}
/** An error about a bound, with the unit of the field, if it has one: at most 10 seconds. */
function withUnit(error, units) {
    const { keyword, schemaPath, params } = error;
    const unit = units[schemaPath.slice(0, -keyword.length - 1)];
    return unit ? { ...error, params: { ...params, unit } } : error;
}
/** Turns errors in a value into at most 100 issues: similar ones merged, shallow ones first. */
export function issuesOf(errors, value, units = {}) {
    const isCut = errors.length >= STOP_AFTER;
    const shown = shallowFirst(joinSimilar(joinAlternatives(errors.map((error) => withUnit(error, units))), value), REPORTED - Number(isCut));
    const issues = shown.map(({ error, paths }) => {
        const { keyword, schemaPath, dropped } = error;
        // A long name is cut in the path, so nothing is found there.
        const isCutPath = error.instancePath.length > LONGEST_PATH;
        const wrong = isCutPath ? UNKNOWN : valueAt(value, error.instancePath);
        return {
            path: cut(pathOf(error), LONGEST_PATH),
            message: wordingOf(error, wantedBy(error), wrong, suggestionFor(error)),
            keyword,
            schemaPath,
            ...(paths.size > 1 && { count: paths.size }),
            ...(dropped && { dropped }),
        };
    });
    const more = `has at least ${STOP_AFTER} issues; further issues may not be listed`;
    return isCut ? [...issues, ...failure('more', more).issues] : issues;
}
/** Joins errors that differ only in indices. Branches of a union that reject a value for the same reason count once. */
function joinSimilar(errors, value) {
    const groups = new Map();
    for (const error of errors) {
        const { keyword, params, dropped } = error;
        const path = pathOf(error);
        const likeness = `${withoutIndices(path, value)} ${keyword} ${wantedBy(error) ?? params.limit} ${dropped === true}`;
        const similar = groups.get(likeness) ?? { error, paths: new Set() };
        groups.set(likeness, similar);
        similar.paths.add(path);
    }
    return [...groups.values()];
}
/** A path with `*` in place of each index. The key of a dictionary may be a number, too. */
function withoutIndices(path, value) {
    let holder = value;
    const steps = tokens(path).map((key) => {
        // Below a name that is cut in the path, nothing is found.
        const isIndex = Array.isArray(holder ?? []) && /^\d+$/.test(key);
        holder = Object(holder)[key];
        return isIndex ? '*' : step(key);
    });
    return steps.join('/');
}
/** The first errors, shallow errors first. If there are too many, errors about what was dropped are kept. */
function shallowFirst(similar, most) {
    const depth = ({ error }) => cut(pathOf(error), LONGEST_PATH).split('/').length;
    const byDepth = (all) => [...all].sort((a, b) => depth(a) - depth(b));
    const dropped = similar.filter(({ error }) => error.dropped);
    const others = similar.filter(({ error }) => !error.dropped);
    return byDepth([...byDepth(dropped), ...byDepth(others)].slice(0, most));
}
/** Where an error is: at a value, or at a field that is missing or unknown. */
export function pathOf({ instancePath, params }) {
    const field = params.missingProperty ?? params.additionalProperty;
    return field === undefined ? instancePath : `${instancePath}/${step(String(field))}`;
}
/**
 * Joins the errors about a value that no branch of a union of scalars accepts:
 *
 *     /size type integer, /size const 0.5, /size anyOf  →  /size anyOf: an integer or 0.5
 */
function joinAlternatives(errors) {
    const byPlace = groupBy(errors, ({ instancePath }) => instancePath);
    return [...byPlace.values()].flatMap((about) => {
        const union = about.find(({ keyword }) => keyword === 'anyOf' && about.length > 1);
        const phrases = new Set(about.flatMap((error) => wantedBy(error) ?? []));
        return union ? { ...union, wanted: either([...phrases]) } : about;
    });
}
/** What the value of an error must be; undefined if the keyword has no phrase. */
const wantedBy = ({ keyword, params, wanted }) => wanted ?? WANTED[keyword]?.(params);
/** The fields whose name an unknown one probably misspells. */
export function closestFields({ params }) {
    const { additionalProperty: name, table } = params;
    const isOther = name === undefined || !table || memberIn(table.hints, name) !== undefined;
    return isOther ? [] : closest(name, namesIn(table));
}
/** What to write for an unknown field: what replaces it, or what it probably means. */
function suggestionFor(error) {
    const { additionalProperty: name = '', table } = error.params;
    if (!table)
        return '';
    const newer = memberIn(table.replaced, name);
    if (newer !== undefined)
        return newer ? `; use ${newer}` : '; it was removed';
    const close = closestFields(error).map((field) => `\`${field}\``);
    const meant = memberIn(table.hints, name) ?? either(close);
    return meant && `; did you mean ${meant}?`;
}
