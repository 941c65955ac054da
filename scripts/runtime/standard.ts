/**
 * Types of Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev), copied as the specification suggests, and
 * a function that creates such schemas.
 */
import { type Issue, type StandardIssue, wordsOf } from './issues.js';
import { requireDefaults, type SchemaData, strict, toDialect } from './json-schema.js';
import type { Parse } from './parse.js';
import { tokens } from './pointers.js';

export type { StandardIssue };

/** A schema for any framework that supports Standard Schema. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
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
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** Wraps a `parse` function, which never throws, with its published JSON Schema and the package that publishes it. */
export function standard(parse: Parse, schema: SchemaData, vendor: string): StandardSchemaV1 {
  return {
    '~standard': {
      version: 1,
      vendor,
      jsonSchema: {
        // Copies, because a framework may change them.
        input: ({ target }) => structuredClone(toDialect(strict(schema), target)),
        output: ({ target }) => structuredClone(toDialect(requireDefaults(strict(schema)), target)),
      },
      validate(value: unknown): StandardResult<unknown> {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        return { issues: result.issues.map((issue) => toStandard(issue, value)) };
      },
    },
  };
}

/** An issue with the keys of its path; without a path, if the value throws while the path is followed. */
function toStandard(issue: Issue, value: unknown): StandardIssue {
  const message = wordsOf(issue);
  try {
    return { message, path: keys(issue.path, value) };
  } catch {
    return { message };
  }
}

/** The keys of a JSON pointer; a step into an array is a number. */
function keys(pointer: string, value: unknown): PropertyKey[] {
  let inside = value;
  return tokens(pointer).map((key) => {
    const step = Array.isArray(inside) ? Number(key) : key;
    inside = Object(inside)[step];
    return step;
  });
}
