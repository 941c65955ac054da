// Compiled from scripts/runtime/pointers.ts by `npm run build`; edit that file instead.

/** JSON pointers into values, and the classes of values. */
/** The class of an object by its `Symbol.toStringTag`, in any realm: `Object`, `Promise`, `ArrayBuffer`. */
export function classOf(value) {
    return Object.prototype.toString.call(value).slice(8, -1);
}
/** Paths, and names in paths, are cut at this many characters. */
export const LONGEST_PATH = 1000;
/** A name as a step of a JSON pointer, without the slash before it. An untrusted name may be very long: it is cut first. */
export function step(name) {
    return cut(name, LONGEST_PATH).replaceAll('~', '~0').replaceAll('/', '~1');
}
/** The path of what a schema has under a keyword, as Ajv writes it: `Word#/properties/start` or `Word#/items` in `Word#`. */
export function schemaPathBelow(outer, keyword, key) {
    const path = `${outer}/${keyword}`;
    return key === undefined ? path : `${path}/${encodeURIComponent(step(String(key)))}`;
}
/** The unescaped names and indices in a JSON pointer; `''` has none. */
export function tokens(pointer) {
    const steps = pointer.split('/').slice(1);
    if (!pointer.includes('~'))
        return steps;
    return steps.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** The value at a pointer in a value; undefined if there is none. */
export function valueAt(value, pointer) {
    let found = value;
    for (const key of tokens(pointer))
        found = found?.[key];
    return found;
}
/** A text, cut to a number of characters. */
export function cut(text, room) {
    if (text.length <= room)
        return text;
    // A pair of surrogates is not cut in two.
    const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
    return `${text.slice(0, end)}…`;
}
