// Compiled from scripts/runtime/shape.ts by `npm run build`; edit that file instead.

/** The shapes of values that a reader accepts, as plain data, and what is left of a value without its unreadable parts. */
import type { Found } from "./issues.js";
/** The JSON types of a value and of the parts of it. An empty object stands for any value. */
export interface Shape {
	/** The name of its schema. */
	name?: string;
	types?: readonly string[];
	fields?: Readonly<Record<string, Shape>>;
	/** The values of other fields. */
	others?: Shape;
	items?: Shape;
	/** Null or a value of this shape. */
	orNull?: Shape;
	/** Shapes of different types. */
	anyOf?: readonly Shape[];
	/** The discriminator of a union, and its branches with the values that select each; null for any other string. */
	discriminator?: string;
	branches?: readonly (readonly [values: readonly unknown[] | null, branch: Shape])[];
	/** Of a discriminator: its values, or those that it does not have. An object with another value is not readable. */
	values?: readonly unknown[];
	not?: readonly unknown[];
}
/** What is left of a value. */
interface Left {
	/** The value without its unreadable parts, which is the value itself if there are none; `Gone` if nothing is left. */
	kept: unknown;
	/** Why parts are unreadable; what makes the whole unreadable comes first. */
	losses: Found[];
	/** Whether the part at a path of the value or a part around it was dropped. */
	isDropped(path: string): boolean;
}
/** Stands for an unreadable part, with the loss that makes it unreadable, unless too many are known. */
export declare class Gone {
	reason: Found | undefined;
	constructor(reason?: Found);
}
/** Drops the fields of objects and the items of lists that do not have their shape. */
export declare function shapeOf(value: unknown, shape: Shape): Left;
export {};
