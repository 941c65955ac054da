// Generated from the contract by `npm run build`; edit the contract instead.

import { uri } from './formats.js';
export const MOST_ERRORS = 100;
export const LONGEST_PATH = 1000;
export function ready(validate) {
    return Object.assign(validate, { errors: null });
}
export function decide(validate, explain, value) {
    const valid = explain.call({ gather: undefined }, value);
    validate.errors = explain.errors?.slice(0, MOST_ERRORS).map((one) => errorOf(one, value)) ?? null;
    explain.errors = null;
    return valid;
}
const places = new WeakMap();
function errorOf({ instancePath: path, schemaPath, keyword, params }, value) {
    if (typeof params.closest === 'function')
        params.closest = params.closest();
    const instancePath = path.length > LONGEST_PATH ? stepsOf(path).map(stepOf).join('') : path;
    const message = messageOf(keyword, params);
    const error = { instancePath, schemaPath, keyword, params, message };
    places.set(error, { value, path });
    return error;
}
export function withPart(error) {
    const place = places.get(error);
    try {
        return place ? { ...error, data: partAt(place.value, place.path) } : error;
    }
    catch {
        return error;
    }
}
export function partAt(value, pointer) {
    let part = value;
    for (const key of stepsOf(pointer))
        part = part?.[key];
    return part;
}
const MESSAGES = {
    additionalProperties: () => 'NOT have additional properties',
    anyOf: () => 'match a schema in anyOf',
    const: () => 'be equal to constant',
    enum: () => 'be equal to one of the allowed values',
    format: ({ format }) => `match format "${format}"`,
    multipleOf: ({ multipleOf }) => `be multiple of ${multipleOf}`,
    not: () => 'NOT be valid',
    pattern: ({ pattern }) => `match pattern "${pattern}"`,
    required: ({ missingProperty }) => `have required property '${missingProperty}'`,
    type: ({ type }) => `be ${type}`,
    uniqueItems: ({ i, j }) => `NOT have duplicate items (items ## ${j} and ${i} are identical)`,
};
const COUNTED = {
    Items: 'items',
    Length: 'characters',
    Properties: 'properties',
};
function messageOf(keyword, params) {
    const words = MESSAGES[keyword]?.(params);
    if (words !== undefined)
        return `must ${words}`;
    const { comparison, limit } = params;
    const counted = COUNTED[keyword.slice(3)];
    if (counted === undefined)
        return `must be ${comparison} ${limit}`;
    return `must NOT have ${keyword.startsWith('max') ? 'more' : 'fewer'} than ${limit} ${counted}`;
}
export function plain(value) {
    const isBuiltIn = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isBuiltIn && !isObject(value) ? undefined : value;
}
export function lengthOf(text) {
    return [...text].length;
}
export function isObject(value) {
    return Object.prototype.toString.call(value) === '[object Object]';
}
export function tagOf(value) {
    return Object.prototype.toString.call(value).slice(8, -1);
}
export function step(name) {
    const text = cut(name, LONGEST_PATH);
    return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}
function stepOf(name) {
    return `/${step(name)}`;
}
export function stepsOf(pointer) {
    const steps = pointer.split('/').slice(1);
    if (!pointer.includes('~'))
        return steps;
    return steps.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
export function cut(text, room) {
    if (text.length <= room)
        return text;
    const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
    return `${text.slice(0, end)}…`;
}
export function closest(name, known, elsewhere = {}) {
    if (Object.hasOwn(elsewhere, name))
        return elsewhere[name] ?? [];
    let nearest;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of known) {
        if (Math.abs(candidate.length - name.length) > (name.length + 1) / 4)
            continue;
        const { wrong, right } = withoutSharedWords(name.toLowerCase(), candidate);
        const edits = editsBetween(wrong, right);
        if (edits >= least || edits > (wrong.length + 1) / 4)
            continue;
        least = edits;
        nearest = candidate;
    }
    return nearest === undefined ? [] : [nearest];
}
function withoutSharedWords(misspelled, known) {
    const wrong = misspelled.split('_');
    const right = known.split('_');
    while (wrong.length > 0 && wrong[0] === right[0]) {
        wrong.shift();
        right.shift();
    }
    while (wrong.length > 0 && wrong.at(-1) === right.at(-1)) {
        wrong.pop();
        right.pop();
    }
    return { wrong: wrong.join('_'), right: right.join('_') };
}
function editsBetween(a, b) {
    const rows = [];
    const between = (i, j) => rows[i]?.[j] ?? i + j;
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        rows[i] = row;
        for (let j = 1; j <= b.length; j++) {
            const isSame = a[i - 1] === b[j - 1];
            const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row[j] = Math.min(between(i - 1, j - 1) + (isSame ? 0 : 1), between(i - 1, j) + 1, between(i, j - 1) + 1, isSwapped ? between(i - 2, j - 2) + 1 : i + j);
        }
    }
    return between(a.length, b.length);
}
export function isMadeOf(text, first, last, least, most) {
    if (text.length < least || text.length > most)
        return false;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code < first || code > last)
            return false;
    }
    return true;
}
export function twins(list) {
    const seen = new Map();
    for (const [i, item] of list.entries()) {
        const key = keyOf(item);
        const j = seen.get(key);
        if (j !== undefined)
            return { i, j };
        seen.set(key, i);
    }
    return undefined;
}
function keyOf(value) {
    const parts = [];
    const rest = [value];
    while (rest.length > 0) {
        const one = rest.pop();
        if (typeof one !== 'object' || one === null) {
            parts.push(typeof one === 'string' ? JSON.stringify(one) : String(one));
            continue;
        }
        const keys = Object.keys(one).sort();
        parts.push(Array.isArray(one) ? `[${one.length}]` : JSON.stringify(keys));
        for (const key of keys)
            rest.push(one[key]);
    }
    return parts.join();
}
export function oddIn(text) {
    const parts = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)(.*)$/is.exec(text);
    const [, host = '', rest = ''] = parts ?? [];
    const odd = /[^\w.~!$&'()*+,;=:@/?#%\ud800-\udfff-]|%(?![\da-f]{2})/giu;
    const found = new Set();
    const escaped = rest.replace(odd, (character) => {
        found.add(character);
        return encodeURIComponent(character);
    });
    return uri(host + escaped) ? [...found].join('') : undefined;
}
