// Generated from the contract by `npm run build`; edit the contract instead.

import { withoutIndices } from './gather.js';
import { cut, LONGEST_PATH, MOST_ERRORS, step, tagOf, withValue, } from './validate.js';
const MOST_CHARACTERS = 60;
const MOST_CHOICES = 10;
export function formatIssue(issue) {
    const { path = [] } = issue;
    const stepTo = (one) => `/${step(String(Object(one).key ?? one))}`;
    const pointer = typeof path === 'string' ? path : path.map(stepTo).join('');
    return oneLine(pointer === '' ? wordsOf(issue) : `${pointer}: ${wordsOf(issue)}`);
}
export function wordsOf({ message, count = 1, dropped }) {
    const more = count > 1 ? ` (and ${count - 1} more like it)` : '';
    return `${message}${dropped ? '; left out' : ''}${more}`;
}
export function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
        const escaped = JSON.stringify(character).slice(1, -1);
        const code = character.charCodeAt(0).toString(16).padStart(4, '0');
        return escaped === character ? `\\u${code}` : escaped;
    });
}
export function issuesOf(errors) {
    return joinBranches((errors ?? []).slice(0, MOST_ERRORS).map(withValue)).map(toIssue);
}
export function kindsOf(errors) {
    const kinds = new Map();
    for (const error of joinBranches(errors)) {
        const issue = toIssue(error);
        const { count = 1, wanted = error.params.limit } = error;
        const kind = `${withoutIndices(issue.path)} ${issue.keyword} ${wanted} ${issue.dropped}`;
        const known = kinds.get(kind);
        if (known?.path === issue.path)
            continue;
        if (known)
            known.count = (known.count ?? 1) + count;
        else
            kinds.set(kind, count > 1 ? { ...issue, count } : issue);
    }
    const depth = ({ path }) => path.split('/').length;
    const byDepth = (a, b) => depth(a) - depth(b);
    const all = [...kinds.values()].sort(byDepth);
    all.sort((a, b) => Number(b.dropped ?? 0) - Number(a.dropped ?? 0));
    return all.slice(0, MOST_ERRORS).sort(byDepth);
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
        const branches = all.splice(first);
        const wanted = branches.flatMap((branch) => branch.instancePath === error.instancePath ? (branch.wanted ?? []) : []);
        const isWhole = wanted.length === branches.length;
        all.push(...(isWhole ? [{ ...error, wanted: either(wanted) || undefined }] : branches));
    }
    return all;
}
export function failure(keyword, message) {
    return { ok: false, issues: [{ path: '', message, keyword, schemaPath: '#' }] };
}
export function unreadable() {
    return failure('unreadable', 'the value cannot be read: it throws or changes while being read');
}
export function preview(value, isInside = false) {
    if (typeof value === 'string')
        return quote(value, isInside ? 20 : MOST_CHARACTERS);
    if (['bigint', 'function', 'symbol'].includes(typeof value))
        return `a ${typeof value}`;
    if (typeof value !== 'object' || value === null)
        return String(value);
    if (isInside)
        return Array.isArray(value) ? '[…]' : '{…}';
    try {
        return container(value);
    }
    catch {
        return 'an object that cannot be read';
    }
}
function quote(text, room) {
    return JSON.stringify(cut(withoutSecrets(text), room));
}
const START_OF_URL = /^\s*[a-z][a-z\d+.-]*:[/\\]*|^.*?[/\\]{2}/is;
const QUERY = /([?&#][^=?&#]*=(?!=*(?:[&#]|$))|[?#]).+/s;
function withoutSecrets(text) {
    const shown = text.replace(QUERY, '$1…');
    const [start] = START_OF_URL.exec(text) ?? [/\S\s+\S/.test(text) ? text : ''];
    const end = text.lastIndexOf('@');
    return end <= start.length ? shown : `${start}…${shown.slice(end)}`;
}
function container(value) {
    const tag = tagOf(value);
    if (tag !== 'Object' && !Array.isArray(value))
        return named(cut(tag, 20)) + (INSTEAD[tag] ?? '');
    let parts = '';
    for (const part of partsOf(value)) {
        const isFull = parts.length + part.length >= MOST_CHARACTERS;
        parts += isFull ? ',…' : `,${part}`;
        if (isFull)
            break;
    }
    return Array.isArray(value) ? `[${parts.slice(1)}]` : `{${parts.slice(1)}}`;
}
const INSTEAD = {
    Event: '; use its data',
    MessageEvent: '; use its data',
    Promise: '; await it',
    Response: '; await its json()',
    URL: '; use its href',
};
function* partsOf(value) {
    if (Array.isArray(value))
        for (const item of value)
            yield preview(item, true);
    else {
        const fields = value;
        for (const key in fields)
            yield `${quote(key, 20)}:${preview(fields[key], true)}`;
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
    if (keyword === 'required')
        return 'is missing';
    if (keyword === 'additionalProperties')
        return notKnown(meantBy(params));
    const isKnown = 'data' in error;
    if (wanted !== undefined) {
        const got = keyword.endsWith('Items') ? value?.length : preview(value);
        return isKnown ? `expected ${wanted}, got ${got}${remedy(params.odd)}` : `expected ${wanted}`;
    }
    const passed = { maximum: 'greater', minimum: 'less' }[keyword];
    const problem = passed ? `${passed} than the ${keyword} ${params.limit}` : 'not allowed here';
    return isKnown ? `${preview(value)} is ${problem}` : `is ${problem}`;
}
export function meantBy({ closest: meant = [] }) {
    return (typeof meant === 'function' ? meant() : meant);
}
export function notKnown(meant) {
    const names = either(meant.map((name) => `\`${name}\``));
    return `is not a known field${names && `; did you mean ${names}?`}`;
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
    format: ({ format }) => FORMATS[format],
    pattern: ({ pattern }) => inWords(String(pattern)),
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
    return type === 'null' ? type : `${/^[aeio]/i.test(String(type)) ? 'an' : 'a'} ${type}`;
}
function choices(values) {
    const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
    if (values.length <= MOST_CHOICES)
        return either(shown);
    return `one of ${shown.join(', ')} … (${values.length} in all)`;
}
function either(names) {
    return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
