// Generated from the contract by `npm run build`; edit the contract instead.

import { uri } from '../formats.js';
export const MOST_ERRORS = 100;
export const LONGEST_PATH = 1000;
export function ready(validate) {
    return Object.assign(validate, { errors: null });
}
class Given {
    constructor(error) {
        return error;
    }
}
export class Origin extends Given {
    #found;
    constructor(error, found) {
        super(error);
        this.#found = found;
    }
    static of(error) {
        return #found in error ? error.#found : undefined;
    }
}
export function decide(validate, explain, value) {
    const valid = explain(value, { instancePath: '', gather: undefined });
    validate.errors = explain.errors?.slice(0, MOST_ERRORS).map(errorOf) ?? null;
    explain.errors = null;
    return valid;
}
export function errorOf(found) {
    const { instancePath, schemaPath, keyword, params } = found;
    const error = { instancePath, schemaPath, keyword, params };
    new Origin(error, found);
    return error;
}
export function isObject(value) {
    return Object.prototype.toString.call(value) === '[object Object]';
}
export function tagOf(value) {
    return Object.prototype.toString.call(value).slice(8, -1);
}
export function step(name) {
    return cut(name, LONGEST_PATH).replaceAll('~', '~0').replaceAll('/', '~1');
}
export function stepsOf(pointer) {
    const steps = pointer.split('/').slice(1);
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
    let found;
    let least = Math.floor(name.length / 3) + 1;
    for (const one of known) {
        if (Math.abs(one.length - name.length) >= least)
            continue;
        const edits = editsBetween(name.toLowerCase(), one);
        if (edits >= least)
            continue;
        least = edits;
        found = one;
    }
    return found === undefined ? [] : [found];
}
function editsBetween(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const above = row;
        row = [i];
        for (let j = 1; j <= b.length; j++) {
            const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            row[j] = Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
        }
    }
    return row[b.length] ?? 0;
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
export function oddIn(text) {
    const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)(.*)$/is.exec(text) ?? [];
    const odd = /[^\w.~!$&'()*+,;=:@/?#%\ud800-\udfff-]|%(?![\da-f]{2})/giu;
    const found = new Set();
    const escaped = rest.replace(odd, (one) => {
        found.add(one);
        return encodeURIComponent(one);
    });
    return uri(host + escaped) ? [...found].join('') : undefined;
}
