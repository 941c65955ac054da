// Compiled from scripts/runtime/standard.ts by `npm run build`; edit that file instead.

/**
 * Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev): their types, copied as the
 * specification suggests, a factory, and `pick`.
 */
import { type ParseResult, type StandardIssue } from "./issues.js";
import { type JsonSchema } from "./json-schema.js";
export type { StandardIssue };
/** A schema that any framework with support for Standard Schema accepts. */
export interface StandardSchemaV1<
	Input = unknown,
	Output = Input
> {
	readonly "~standard": {
		readonly version: 1;
		readonly vendor: string;
		readonly validate: (value: unknown) => StandardResult<Output>;
		readonly types?: {
			readonly input: Input;
			readonly output: Output;
		} | undefined;
		readonly jsonSchema: {
			/** The JSON Schema of what is accepted. Throws a RangeError for an unsupported target. */
			readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
			/** The JSON Schema of what is returned, with defaults filled in. Throws as `input` does. */
			readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
		};
	};
}
/** The dialect of the JSON Schema. */
export interface JsonSchemaOptions {
	readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | (string & {});
	/** Accepted and ignored. */
	readonly libraryOptions?: Record<string, unknown> | undefined;
}
/** The result of `validate`: a value, or issues. */
export type StandardResult<Output> = {
	readonly value: Output;
	readonly issues?: undefined;
} | {
	readonly issues: readonly StandardIssue[];
};
/** The value that a schema accepts. */
export type InferInput<Schema extends StandardSchemaV1> = NonNullable<Schema["~standard"]["types"]>["input"];
/** The value that a schema returns, with defaults filled in. */
export type InferOutput<Schema extends StandardSchemaV1> = NonNullable<Schema["~standard"]["types"]>["output"];
/**
 * Wraps a `parse` function, which never throws, with its published JSON Schema and the package that publishes it.
 * `adapt` changes the schema to what `parse` accepts: the strict profile passes `closed`.
 */
export declare function standard(parse: (value: unknown) => ParseResult<unknown>, schema: JsonSchema, vendor: string, adapt?: (schema: JsonSchema) => JsonSchema): StandardSchemaV1;
export type Types = {
	string: string;
	number: number;
	boolean: boolean;
};
/** The values of additional fields. */
export type Owned<Own extends Readonly<Record<string, OwnField>>> = { [Name in keyof Own]: Types[Own[Name]["type"]] };
/** An additional field, which is required. */
export interface OwnField {
	readonly type: keyof Types;
	readonly description?: string;
}
/** What `pick` takes besides the names of fields. */
export interface PickOptions<
	Input,
	Own
> {
	/** Additional fields beside those that are picked, by name. */
	own?: Own;
	/**
	 * Required fields that are left out, since the program supplies them itself: each with a value that is used to
	 * check the others.
	 */
	given?: Partial<Input>;
}
/**
 * The schema of an object with some of the fields of another, with their descriptions and defaults. It is closed:
 * fields that are not picked are refused, and their defaults are left out. It takes no query: a query may be text, which
 * has no fields to pick.
 *
 * @throws TypeError if the schema is not that of an object, lacks a field of `names`, or requires a field that is
 *   neither picked nor given
 */
export declare function pick<
	Input extends object,
	Output extends object,
	Name extends string,
	const Own extends Readonly<Record<string, OwnField>> = Record<never, OwnField>
>(schema: StandardSchemaV1<Input, Output>, names: readonly (Name & keyof Input & keyof Output)[], { own, given }?: PickOptions<Input, Own>): StandardSchemaV1<Pick<Input, Name & keyof Input> & Owned<Own>, Pick<Output, Name & keyof Output> & Owned<Own>>;
