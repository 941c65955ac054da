// Compiled from scripts/runtime/table.ts by `npm run build`; edit that file instead.

/**
 * The tables of schemas: what parsers and readers know of objects and lists. A validator judges values; along its table, a
 * parser finds unknown fields and fills in defaults (`fields.ts`), and a reader leaves out what is unreadable (`readable.ts`).
 * The table of a parser is made from the contract, that of a reader from the tolerant profile.
 */
import { step } from './pointers.js';
export function table(data) {
    const { fields = {}, others, items, discriminator, branches = [], closedAt, hints = {} } = data;
    const { replaced = {}, defaults, name, types, values, not } = data;
    const chosen = branches.flatMap(([chosenBy], index) => (chosenBy ?? []).map((value) => [value, index]));
    return {
        fields: new Map(Object.entries(fields)),
        others,
        items,
        discriminator,
        branches,
        indices: new Map(chosen),
        open: branches.findIndex(([chosenBy]) => chosenBy === null),
        closedAt,
        hints,
        replaced,
        defaults,
        name,
        types,
        values,
        not,
    };
}
/** Any value, about which there is nothing to know. */
export const ANY = /* @__PURE__ */ table({});
export const pathTo = (keys) => keys.map((key) => `/${step(String(key))}`).join('');
/** The index of the branch that a value chooses, by its discriminator or by its type; -1 if there is none. */
export function branchIndex(value, { discriminator, indices, open }) {
    const key = discriminator === undefined ? typeOf(value) : value[discriminator];
    return indices.get(key) ?? (typeof key === 'string' ? open : -1);
}
/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value, { discriminator = '', indices, open }) {
    // Other types may stand beside the union.
    if (open < 0 || typeOf(value) !== 'object')
        return {};
    const { [discriminator]: kind } = value;
    return { kind: indices.has(kind) ? kind : 'other' };
}
/** The names of the fields of an object, in all of its branches. */
export function namesIn({ fields, branches }) {
    const inBranches = branches.flatMap(([, branch]) => namesIn(branch));
    return [...new Set([...fields.keys(), ...inBranches])];
}
/** The JSON type of a value, with `number` for an integer; undefined for what is not JSON, such as NaN. */
export function typeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : typeof value;
}
