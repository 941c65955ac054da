// Compiled from scripts/runtime/defaults.ts by `npm run build`; edit that file instead.

/** The defaults in the objects and lists of a schema, as plain data, and a copy of a value with them. */
import { type Branches } from './parts.js';
/** Defaults of a schema's fields. An empty object means that the schema has none. */
export interface Defaults {
    /** Defaults in the values of fields: of all stated fields if other fields may have defaults, too. */
    fields?: Readonly<Record<string, Defaults>>;
    /** Defaults in the values of other fields. */
    others?: Defaults;
    /** Defaults in the items of a list. */
    items?: Defaults;
    /** The discriminator, which selects a branch. */
    discriminator?: string;
    branches?: Branches<Defaults>;
    /** Returns a new object with all defaults. A function with a literal is ten times as fast as copying an object. */
    make?: () => Record<string, unknown>;
}
/**
 * A copy of a valid value with its defaults; a part without defaults is shared. A field whose value is
 * undefined is missing, and the field `__proto__` is dropped.
 */
export declare function fill(value: unknown, defaults: Defaults): unknown;
