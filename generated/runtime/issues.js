// Generated from the contract by `npm run build`; edit the contract instead.

import { withoutIndices } from './gather.js';
import { cut, foundBy, isObject, LONGEST_PATH, MOST_ERRORS, step, tagOf, } from './validate.js';
const MOST_CHARACTERS = 60;
const MOST_CHOICES = 10;
export function formatIssue(issue) {
    const { path = [] } = issue;
    const keys = typeof path === 'string' ? [] : path.map((one) => Object(one).key ?? one);
    const pointer = typeof path === 'string' ? path : keys.map((key) => `/${step(String(key))}`).join('');
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
    return merged((errors ?? []).slice(0, MOST_ERRORS)).map(toIssue);
}
export function kindsOf(errors) {
    const kinds = new Map();
    for (const one of merged(errors)) {
        const issue = toIssue(one);
        const count = foundBy(one.error)?.count ?? 1;
        const kind = `${withoutIndices(issue.path)} ${issue.keyword} ${one.wanted ?? one.error.params.limit} ${issue.dropped}`;
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
function toIssue({ error, wanted }) {
    const { instancePath, keyword, schemaPath } = error;
    const path = cut(instancePath + fieldOf(error), LONGEST_PATH);
    const dropped = foundBy(error)?.dropped;
    return {
        path,
        message: message(error, wanted),
        keyword,
        schemaPath,
        ...(dropped && { dropped }),
    };
}
function fieldOf({ keyword, params }) {
    if (keyword !== 'required' && keyword !== 'additionalProperties')
        return '';
    const field = keyword === 'required' ? params.missingProperty : params.additionalProperty;
    return `/${step(String(field))}`;
}
function merged(errors) {
    const entries = [];
    for (const error of errors) {
        if (error.keyword !== 'anyOf') {
            entries.push({ error, wanted: WANTED[error.keyword]?.(error.params) });
            continue;
        }
        let first = entries.length;
        while (entries[first - 1]?.error.schemaPath.startsWith(`${error.schemaPath}/`))
            first--;
        const branches = entries.splice(first);
        const wanted = branches.flatMap((branch) => branch.error.instancePath === error.instancePath ? (branch.wanted ?? []) : []);
        const whole = wanted.length === branches.length;
        entries.push(...(whole ? [{ error, wanted: either(wanted) || undefined }] : branches));
    }
    return entries;
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
function withoutSecrets(text) {
    const shown = text.replace(/([?&#][^=?&#]*=).+/s, '$1…');
    const [start] = /^[a-z][a-z\d+.-]*:[/\\]*|^.*?[/\\]{2}/is.exec(text) ?? [text];
    const end = text.lastIndexOf('@');
    return end < start.length ? shown : `${start}…${shown.slice(end)}`;
}
function container(value) {
    const tag = tagOf(value);
    if (!Array.isArray(value) && !isObject(value))
        return named(cut(tag, 20)) + (INSTEAD[tag] ?? '');
    const parts = [];
    let length = 0;
    for (const part of partsOf(value)) {
        length += part.length + 1;
        parts.push(length > MOST_CHARACTERS ? '…' : part);
        if (length > MOST_CHARACTERS)
            break;
    }
    return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
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
function message(error, wanted) {
    const { keyword, params } = error;
    const found = foundBy(error);
    const value = found?.data;
    const isKnown = found !== undefined;
    const subject = () => (isKnown ? `${preview(value)} ` : '');
    if (keyword === 'maximum' || keyword === 'minimum') {
        const passed = keyword === 'maximum' ? 'greater' : 'less';
        return `${subject()}is ${passed} than the ${keyword} ${params.limit}`;
    }
    if (keyword === 'required')
        return 'is missing';
    if (keyword === 'additionalProperties')
        return notKnown((params.closest ?? []));
    if (wanted === undefined)
        return `${subject()}is not allowed here`;
    const got = keyword.endsWith('Items') ? value?.length : preview(value);
    return isKnown ? `expected ${wanted}, got ${got}${remedy(params.odd)}` : `expected ${wanted}`;
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
    const [, range = '', least, most] = /^\^\[(\w-\w)\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
    const kind = KINDS[range];
    return kind === undefined ? `a string matching ${pattern}` : `${least} to ${most} ${kind}`;
}
const KINDS = {
    'a-z': 'lowercase letters',
    'A-Z': 'capital letters',
    '0-9': 'digits',
};
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
