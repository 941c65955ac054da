// Compiled from scripts/runtime/defaults.ts by `npm run build`; edit that file instead.

/** The defaults in the objects and lists of a schema, as plain data, and a copy of a value with them. */
/** What a schema says about the defaults in a value; `{}` says nothing. */
export interface Defaults {
	fields?: Readonly<Record<string, Defaults>>;
	/** The values of other fields. */
	others?: Defaults;
	/** The defaults of the items of a list by place; the last entry is also for all further items. */
	items?: readonly Defaults[];
	/** The field that chooses a branch. */
	tag?: string;
	/** The branches, each with the values of `tag` that select it; null means all other strings. */
	branches?: readonly (readonly [values: readonly unknown[] | null, branch: Defaults])[];
	/** Makes an object of all defaults. A function with a literal is ten times as fast as copying an object. */
	make?: () => Record<string, unknown>;
}
/**
 * A copy of a valid value with its defaults; a part without defaults is shared. A field whose value is
 * undefined is missing, and the field `__proto__` is dropped.
 */
export declare function fill(value: unknown, defaults: Defaults): unknown;
