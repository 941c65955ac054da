// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

/** The shapes of values that a reader accepts, as plain data, and the readable part of a value. */
import { type Branches } from './parts.js';
import { type UnwordedError } from './validate.js';
/** The JSON types of a value and of the parts of it. An empty object stands for any value. */
export interface Shape {
    /** The name of its schema. */
    name?: string;
    types?: readonly string[];
    fields?: Readonly<Record<string, Shape>>;
    /** The values of other fields. */
    others?: Shape;
    items?: Shape;
    /** Shapes of different types. */
    anyOf?: readonly Shape[];
    /** The discriminator of a union, which selects a branch. */
    discriminator?: string;
    branches?: Branches<Shape>;
    /** Of a branch: its fields that are discriminators. An object in which one has the value of another branch is not readable. */
    discriminators?: readonly string[];
    /** Of a discriminator: its values, or those that it does not have. */
    values?: readonly unknown[];
    not?: readonly unknown[];
}
/** The readable part of a value. */
interface ReadPart {
    /** The value without its unreadable parts, which is the value itself if there are none; `DROPPED` if nothing is left. */
    kept: unknown;
    /** What makes parts unreadable. */
    errors: UnwordedError[];
    /** Whether the part at a path of the value, or a part around it, is unreadable. */
    isDropped(path: string): boolean;
}
/**
 * Leaves out the fields of objects and the items of lists that do not have their shape:
 *
 *     { words: [{ start: 1 }, { start: 'x' }, 7] }  →  { words: [{ start: 1 }, {}] }
 */
export declare function readableIn(value: unknown, shape: Shape): ReadPart;
export {};
