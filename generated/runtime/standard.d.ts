// Compiled from scripts/runtime/standard.ts by `npm run build`; edit that file instead.

/**
 * Types of Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev), copied as the specification suggests, and
 * a function that creates such schemas.
 */
import { type StandardIssue } from './issues.js';
import { type SchemaData } from './json-schema.js';
import type { Parse } from './parse.js';
export type { StandardIssue };
/** A schema for any framework that supports Standard Schema. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => StandardResult<Output>;
        readonly types?: {
            readonly input: Input;
            readonly output: Output;
        } | undefined;
        readonly jsonSchema: {
            /** The JSON Schema of the input. Throws a RangeError for an unsupported target. */
            readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
            /** The JSON Schema of the output, with defaults filled in. Throws a RangeError for an unsupported target. */
            readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
        };
    };
}
/** The dialect of the JSON Schema. */
export interface JsonSchemaOptions {
    readonly target: 'draft-2020-12' | 'draft-07' | (string & {});
    /** Accepted and ignored. */
    readonly libraryOptions?: Record<string, unknown> | undefined;
}
/** The result of `validate`, which has either a value or issues. */
export type StandardResult<Output> = {
    readonly value: Output;
    readonly issues?: undefined;
} | {
    readonly issues: readonly StandardIssue[];
};
/** Wraps a `parse` function, which never throws, with its published JSON Schema and the package that publishes it. */
export declare function standard(parse: Parse, schema: SchemaData, vendor: string): StandardSchemaV1;
