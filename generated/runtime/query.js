// Generated from the contract by `npm run build`; edit the contract instead.

import { failure, preview } from './issues.js';
import { isObject, tagOf } from './validate.js';
const MOST_LEVELS = 8;
export function readQuery(query, parameters) {
    const entries = entriesOf(query);
    if (entries === null)
        return { ok: true, value: query };
    const known = new Map(Object.entries(parameters));
    const found = new Map();
    for (const [name, value] of entries) {
        const [base = '', ...inner] = String(name).split('[');
        const parameter = known.get(base);
        const isRepeated = inner.length === 1 && inner[0] === ']' && typeof parameter === 'object';
        const deep = inner.length > 0 && parameter === 'deepObject';
        if (deep && (inner.length >= MOST_LEVELS || !inner.every((part) => /^[^\]]+\]$/.test(part)))) {
            return refuseName(name, 'is not of the form name[member]=value, up to eight levels');
        }
        const members = deep ? inner.map((part) => part.slice(0, -1)) : [];
        const path = [deep || isRepeated ? base : String(name), ...members];
        if (!put(found, path, value))
            return refuseName(name, 'contradicts another parameter');
    }
    return { ok: true, value: objectOf(found, known) };
}
export function writeQuery(query) {
    const written = new URLSearchParams();
    const write = (name, value) => {
        if (value === undefined || value === null)
            return;
        if (Array.isArray(value))
            for (const item of value)
                write(name, item);
        else if (isObject(value))
            for (const [member, one] of Object.entries(value))
                write(`${name}[${member}]`, one);
        else
            written.append(name, String(value));
    };
    for (const [name, value] of Object.entries(query))
        write(name, value);
    return String(written);
}
function entriesOf(query) {
    if (typeof query === 'string')
        return new URLSearchParams(queryIn(query));
    const tag = tagOf(query);
    if (tag === 'URL')
        return new URLSearchParams(query.search);
    const isHolder = /^(URLSearchParams|FormData|Headers|Map)$/.test(tag);
    if (!isHolder && !isObject(query))
        return null;
    const entries = isHolder ? [...query] : Object.entries(query);
    return entries.filter(([, value]) => value !== undefined);
}
function queryIn(text) {
    const address = /^(?:[a-z][a-z\d+.-]*:\/\/|\/)[^?#]*|^[^?#=&]*(?=\?)/i.exec(text);
    return address === null ? text : text.slice(address[0].length).replace(/#.*/s, '');
}
function refuseName(name, problem) {
    return failure('deepObject', `the parameter ${preview(name)} ${problem}`);
}
function put(tree, [name = '', ...inner], value) {
    const before = tree.get(name);
    if (inner.length > 0) {
        const below = before ?? new Map();
        tree.set(name, below);
        return below instanceof Map && put(below, inner, value);
    }
    if (before === undefined)
        tree.set(name, Array.isArray(value) ? [...value] : value);
    else if (Array.isArray(before))
        for (const one of [value].flat())
            before.push(one);
    else if (typeof before === 'string')
        tree.set(name, [before, value].flat());
    else
        return false;
    return true;
}
function objectOf(tree, parameters) {
    const members = [...tree].filter(([name]) => name !== '__proto__');
    return Object.fromEntries(members.map(([name, found]) => [name, convert(found, parameters.get(name))]));
}
function convert(found, parameter) {
    if (found instanceof Map)
        return objectOf(found, new Map());
    if (parameter === undefined || parameter === 'deepObject')
        return found;
    if (typeof parameter === 'string') {
        const only = Array.isArray(found) && found.length === 1 ? found[0] : found;
        return scalar(only, parameter);
    }
    if (typeof found !== 'string' && !Array.isArray(found))
        return found;
    return [found].flat().map((item) => scalar(item, parameter.list));
}
function scalar(text, type) {
    if (type === 'string' || typeof text !== 'string')
        return text;
    if (!/^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text))
        return text;
    const value = JSON.parse(text);
    return typeof value === type ? value : text;
}
