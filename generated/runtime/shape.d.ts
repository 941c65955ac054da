// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

/** What a schema says about the objects and lists in a value; `{}` says nothing. */
export interface Shape {
	/** The JSON types that a reader keeps; any type if absent. */
	types?: readonly string[];
	/** The values that a reader leaves out. */
	excluded?: readonly unknown[];
	/** The fields that must have one of these values: with another one, the object belongs to another schema. */
	tags?: Readonly<Record<string, readonly unknown[]>>;
	fields?: Readonly<Record<string, Shape>>;
	/** Whether other fields are refused. */
	closed?: true;
	/** The values of other fields. */
	others?: Shape;
	items?: Shape;
	/** The field that chooses a branch. */
	tag?: string;
	/** The branches, each with the values of `tag` that choose it; null stands for all other strings. */
	branches?: readonly (readonly [values: readonly unknown[] | null, branch: Shape])[];
	/** Makes an object of all defaults. A function with a literal is ten times as fast as copying an object. */
	defaults?: () => Record<string, unknown>;
	/** What names that are no field of the object probably mean, such as those of the first version. */
	hints?: Readonly<Record<string, readonly string[]>>;
}
/** The branch that the tag of a value chooses; undefined if it chooses none. */
export declare function branchFor(value: unknown, { tag, branches }: Shape): Shape | undefined;
/** The shape that a value has: that of the branch which its tag chooses, or the shape itself. */
export declare function shapeOf(value: unknown, shape: Shape): Shape;
/** The shape of a field or an item of a value; undefined for an unknown field, never for an item. */
export declare function shapeInside(shape: Shape, value: unknown, key: string): Shape | undefined;
/** The shape at a place in a value. */
export declare function shapeAt(value: unknown, pointer: string, shape: Shape): Shape;
/** Stands for a member that is left out. */
export declare const GONE: unique symbol;
/**
 * A copy of an object or a list with other members; the value itself if none is another. A copy of an object keeps its
 * prototype, since a user-defined class may define fields there.
 *
 * @param map returns a member, another one, or `GONE` to leave it out
 */
export declare function mapMembers(value: object, map: (member: unknown, key: string) => unknown): object;
/**
 * A value without the fields that its shape does not know; the value itself if there are none.
 *
 * @param isUnwanted decides about each unknown field, by its value and its path
 * @param path where the value is
 */
export declare function withoutUnknown(value: unknown, shape: Shape, isUnwanted: (value: unknown, path: string) => boolean, path: string): unknown;
/**
 * A copy of a valid value with the defaults of its shape; a part whose shape has none is shared. A field whose value is
 * undefined is missing, and one called `__proto__` is left out.
 */
export declare function fill(value: unknown, shape: Shape): unknown;
