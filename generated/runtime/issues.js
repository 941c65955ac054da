// Generated from the contract by `npm run build`; edit the contract instead.

import { withoutIndices } from './gather.js';
import { cut, LONGEST_PATH, MOST_ERRORS, partAt, step, tagOf, withPart, } from './validate.js';
const MOST_CHARACTERS = 60;
const MOST_CHARACTERS_INSIDE = 20;
const MOST_CHOICES = 10;
export function formatIssue(issue) {
    const { path = [] } = issue;
    const pointer = typeof path === 'string' ? path : path.map(stepTo).join('');
    const words = wordsOf(issue);
    return oneLine(pointer === '' ? words : `${pointer}: ${words}`);
}
function stepTo(segment) {
    const key = segment?.key ?? segment;
    return `/${step(String(key))}`;
}
export function wordsOf({ message, count = 1, dropped }) {
    const leftOut = dropped ? '; left out' : '';
    const more = count > 1 ? ` (and ${count - 1} more like it)` : '';
    return message + leftOut + more;
}
export function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
        const escaped = JSON.stringify(character).slice(1, -1);
        const code = character.charCodeAt(0).toString(16).padStart(4, '0');
        return escaped === character ? `\\u${code}` : escaped;
    });
}
export function issuesOf(errors) {
    const reported = (errors ?? []).slice(0, MOST_ERRORS);
    return joinBranches(reported.map(withPart)).map(toIssue);
}
export function mergedIssuesOf(errors, value) {
    const merged = new Map();
    const found = errors.map((error) => ({ ...error, data: partAt(value, error.instancePath) }));
    for (const error of joinBranches(found)) {
        const issue = toIssue(error);
        const expected = error.wanted ?? error.params.limit;
        const kind = `${withoutIndices(issue.path)} ${issue.keyword} ${expected} ${issue.dropped}`;
        const similar = merged.get(kind);
        const count = error.count ?? 1;
        if (!similar) {
            if (count > 1)
                issue.count = count;
            merged.set(kind, issue);
            continue;
        }
        if (similar.path === issue.path)
            continue;
        similar.count = (similar.count ?? 1) + count;
    }
    const depth = ({ path }) => path.split('/').length;
    const byDepth = (a, b) => depth(a) - depth(b);
    const droppedFirst = (a, b) => Number(b.dropped ?? 0) - Number(a.dropped ?? 0);
    const all = [...merged.values()];
    const more = all.filter(({ keyword }) => keyword === 'more');
    const others = all.filter((issue) => !more.includes(issue));
    const byImportance = others.sort(byDepth).sort(droppedFirst);
    return [...byImportance.slice(0, MOST_ERRORS - more.length).sort(byDepth), ...more];
}
function toIssue(error) {
    const { instancePath, keyword, schemaPath, params, dropped } = error;
    const field = params.missingProperty ?? params.additionalProperty;
    const path = field === undefined ? instancePath : `${instancePath}/${step(String(field))}`;
    const issue = { path: cut(path, LONGEST_PATH), message: message(error), keyword, schemaPath };
    return dropped ? { ...issue, dropped } : issue;
}
function joinBranches(errors) {
    const all = [];
    for (const error of errors) {
        if (error.keyword !== 'anyOf') {
            all.push({ ...error, wanted: WANTED[error.keyword]?.(error.params) });
            continue;
        }
        let first = all.length;
        while (all[first - 1]?.schemaPath.startsWith(`${error.schemaPath}/`))
            first--;
        const inside = all.slice(first);
        const branches = new Map();
        let said = 0;
        for (const { instancePath, schemaPath, wanted } of inside) {
            if (instancePath !== error.instancePath || wanted === undefined)
                continue;
            const [index] = schemaPath.slice(error.schemaPath.length + 1).split('/');
            const before = branches.get(index);
            branches.set(index, before === undefined ? wanted : `${before} and ${wanted}`);
            said++;
        }
        if (said < inside.length)
            continue;
        const comma = branches.size < said ? ',' : '';
        const joined = { ...error, wanted: either([...branches.values()], comma) || undefined };
        all.splice(first, inside.length, joined);
    }
    return all;
}
export function failure(keyword, message) {
    return { ok: false, issues: [{ path: '', message, keyword, schemaPath: '#' }] };
}
export function unreadable() {
    return failure('unreadable', 'the value cannot be read: it throws or changes while being read');
}
export function preview(value) {
    if (typeof value !== 'object' || value === null)
        return previewScalar(value, MOST_CHARACTERS);
    try {
        return container(value);
    }
    catch {
        return 'an object that cannot be read';
    }
}
function previewInside(value) {
    if (Array.isArray(value))
        return '[…]';
    if (typeof value === 'object' && value !== null)
        return '{…}';
    return previewScalar(value, MOST_CHARACTERS_INSIDE);
}
function previewScalar(value, room) {
    if (typeof value === 'string')
        return quote(value, room);
    if (['bigint', 'function', 'symbol'].includes(typeof value))
        return `a ${typeof value}`;
    return String(value);
}
function quote(text, room) {
    return JSON.stringify(cut(withoutSecrets(text), room));
}
const START_OF_URL = /^\s*[a-z][a-z\d+.-]*:[/\\]*|^.*?[/\\]{2}/is;
const QUERY = /([?&#][^=?&#]*=(?!=*(?:[&#]|$))|[?#]).+/s;
const NAMED_QUERY = /([?&#][^=?&#]*=).+/s;
function withoutSecrets(text) {
    const start = START_OF_URL.exec(text)?.[0];
    const isProse = start === undefined && /\S\s+\S/.test(text);
    if (isProse)
        return text.replace(NAMED_QUERY, '$1…');
    const shown = text.replace(QUERY, '$1…');
    const scheme = start ?? '';
    const end = text.lastIndexOf('@');
    return end <= scheme.length ? shown : `${scheme}…${shown.slice(end)}`;
}
function container(value) {
    const tag = tagOf(value);
    const isArray = Array.isArray(value);
    if (tag !== 'Object' && !isArray) {
        return named(cut(tag, MOST_CHARACTERS_INSIDE)) + (REMEDIES[tag] ?? '');
    }
    const shown = [];
    let characters = 0;
    for (const part of partsOf(value)) {
        characters += part.length + 1;
        if (characters > MOST_CHARACTERS) {
            shown.push('…');
            break;
        }
        shown.push(part);
    }
    return isArray ? `[${shown.join()}]` : `{${shown.join()}}`;
}
const REMEDIES = {
    Event: '; use its data',
    MessageEvent: '; use its data',
    Promise: '; await it',
    Response: '; await its json()',
    URL: '; use its href',
};
function* partsOf(value) {
    if (Array.isArray(value)) {
        for (const item of value)
            yield previewInside(item);
        return;
    }
    const fields = value;
    for (const key in fields) {
        yield `${quote(key, MOST_CHARACTERS_INSIDE)}:${previewInside(fields[key])}`;
    }
}
const FORMATS = {
    date: 'a date such as "2026-01-31"',
    'date-time': 'a date and time such as "2026-01-31T12:00:00Z"',
    uri: 'an absolute URI such as "https://example.com/audio.wav"',
    uuid: 'a UUID such as "45463597-20b7-4af7-b3b3-f5fb778203ab"',
};
function message(error) {
    const { keyword, params, wanted, data: value } = error;
    if (keyword === 'more')
        return `has more than ${params.limit} issues; not all of them were gathered`;
    if (keyword === 'required')
        return 'is missing';
    if (keyword === 'additionalProperties')
        return notKnown(meantBy(params));
    const isValueKnown = 'data' in error;
    const passed = PASSED[keyword];
    if (passed || wanted === undefined) {
        const problem = passed ? `${passed} than the ${keyword} ${params.limit}` : 'not allowed here';
        return isValueKnown ? `${preview(value)} is ${problem}` : `is ${problem}`;
    }
    if (keyword === 'uniqueItems')
        return `expected ${wanted}; ${params.j} and ${params.i} are equal`;
    if (!isValueKnown)
        return `expected ${wanted}`;
    const got = /^(min|max)(Items|Properties)$/.test(keyword) ? sizeOf(value) : preview(value);
    return `expected ${wanted}, got ${got}${remedy(params.odd)}`;
}
function sizeOf(value) {
    return Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
}
const PASSED = { maximum: 'greater', minimum: 'less' };
export function meantBy({ closest = [] }) {
    const meant = typeof closest === 'function' ? closest() : closest;
    return meant;
}
export function notKnown(meant) {
    const problem = 'is not a known field';
    if (meant.length === 0)
        return problem;
    const names = either(meant.map((name) => name.replace(/^.*?(?=( \(deprecated\))?$)/, '`$&`')));
    return `${problem}; did you mean ${names}?`;
}
function remedy(odd) {
    if (typeof odd !== 'string')
        return '';
    const escapes = [...odd].map((one) => `${JSON.stringify(one)} as ${encodeURIComponent(one)}`);
    return `; write ${escapes.slice(0, 3).join(' and ')}`;
}
export const WANTED = {
    type: ({ type }) => either([type].flat().map(named)),
    const: ({ allowedValue }) => choices([allowedValue]),
    enum: ({ allowedValues }) => choices(allowedValues),
    not: ({ excludedValues }) => `anything but ${choices(excludedValues)}`,
    format: ({ format }) => FORMATS[format],
    pattern: ({ pattern }) => inWords(String(pattern)),
    maximum: ({ limit }) => `at most ${limit}`,
    minimum: ({ limit }) => `at least ${limit}`,
    exclusiveMaximum: ({ limit }) => `less than ${limit}`,
    exclusiveMinimum: ({ limit }) => `more than ${limit}`,
    multipleOf: ({ multipleOf }) => `a multiple of ${multipleOf}`,
    uniqueItems: () => 'no item twice',
    maxProperties: ({ limit }) => `at most ${counted(limit, 'key')}`,
    minProperties: ({ limit }) => `at least ${counted(limit, 'key')}`,
    maxItems: ({ limit }) => `at most ${counted(limit, 'item')}`,
    minItems: ({ limit }) => `at least ${counted(limit, 'item')}`,
    maxLength: ({ limit }) => `at most ${counted(limit, 'character')}`,
    minLength: ({ limit }) => `at least ${counted(limit, 'character')}`,
};
function inWords(pattern) {
    const [, least, most] = /^\^\[a-z\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
    return least ? `${least} to ${most} lowercase letters` : `a string matching ${pattern}`;
}
function counted(limit, unit) {
    return `${limit} ${unit}${limit === 1 ? '' : 's'}`;
}
function named(type) {
    if (type === 'null')
        return type;
    const article = /^[aeio]/i.test(String(type)) ? 'an' : 'a';
    return `${article} ${type}`;
}
function choices(values) {
    const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
    if (values.length <= MOST_CHOICES)
        return either(shown);
    return `one of ${shown.join(', ')} … (${values.length} in all)`;
}
function either(names, comma = '') {
    const last = names.at(-1) ?? '';
    if (names.length < 2)
        return last;
    return `${names.slice(0, -1).join(', ')}${comma} or ${last}`;
}
