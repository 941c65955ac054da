// Generated from the contract by `npm run build`; edit the contract instead.

/** What a schema says about the objects and lists in a value; `{}` says nothing. */
export interface Shape {
    /** The JSON types that it allows; any type if absent. */
    types?: readonly string[];
    /** The values that it allows. */
    listed?: readonly unknown[];
    /** The values that it refuses. */
    excluded?: readonly unknown[];
    fields?: Readonly<Record<string, Shape>>;
    /** Whether other fields are refused. */
    closed?: true;
    /** The values of other fields. */
    others?: Shape;
    items?: Shape;
    /** The field that chooses a branch. */
    tag?: string;
    branches?: Branches<Shape>;
    /** The fields that every branch requires. */
    required?: readonly string[];
    /** Alternatives of which several are objects, without a tag. */
    anyOf?: readonly Shape[];
    /** What names that are no field of the object probably mean, such as those of the first version. */
    meant?: Readonly<Record<string, readonly string[]>>;
}
/** What a tag chooses: by its values, or what is for all other texts. */
export type Branches<Inner> = readonly (readonly [
    values: readonly unknown[] | null,
    inner: Inner
])[];
/** The branch that the value of a tag chooses; undefined if it chooses none. */
export declare function branchFor<Inner>(branches: Branches<Inner>, tag: unknown): Inner | undefined;
/** The shape without unions that a value has: that of the branch which its tag chooses, or its type. */
export declare function shapeOf(value: unknown, shape: Shape): Shape;
/** The shape of what is inside a value under a key; undefined if nothing is known about it. */
export declare function shapeInside(shape: Shape, value: unknown, key: string): Shape | undefined;
/** The shape at a place in a value. */
export declare function shapeAt(value: unknown, pointer: string, shape: Shape): Shape;
/**
 * A copy of a value without the fields that its shape does not know; the value itself if there are none. Objects and
 * lists that lose nothing are shared with it.
 *
 * @param isUnwanted decides about each unknown field, by its value and its path
 */
export declare function withoutUnknown(value: unknown, shape: Shape, isUnwanted: (value: unknown, steps: readonly string[]) => boolean, steps?: readonly string[]): unknown;
/** An object with other fields. It keeps its prototype, since a user-defined class may define fields there. */
export declare function copyWith(value: object, fields: [string, unknown][]): object;
