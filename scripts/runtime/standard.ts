/**
 * Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev): their types, copied in, as
 * the specification suggests, and one factory.
 */
import type { ParseResult } from './issues.ts';
import { type JsonSchema, toDialect, withDefaults } from './json-schema.ts';

/** A schema that any framework with support for Standard Schema takes. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly jsonSchema: {
      /** The JSON Schema of what is accepted. Throws a RangeError for an unsupported target. */
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      /** The JSON Schema of what is returned, with defaults filled in. Throws as `input` does. */
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
  };
}

/** Which JSON Schema is wanted. */
export interface JsonSchemaOptions {
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | (string & {});
  /** Accepted and ignored. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** The answer of `validate`: a value, or issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** What is wrong, and at which keys and indices from the outermost value inwards. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}

/** The value that a schema accepts. */
export type InferInput<Schema extends StandardSchemaV1> = NonNullable<
  Schema['~standard']['types']
>['input'];

/** The value that a schema returns, with defaults filled in. */
export type InferOutput<Schema extends StandardSchemaV1> = NonNullable<
  Schema['~standard']['types']
>['output'];

type Parse = (value: unknown) => ParseResult<unknown>;

/**
 * Wraps a `parse` function.
 *
 * @param parse never throws, and returns a value or issues with JSON pointers
 * @param schema the published JSON Schema of what it accepts
 * @param vendor the package that it is from
 * @param read how `parse` reads that schema, where it is not as it stands
 */
export function standard(
  parse: Parse,
  schema: JsonSchema,
  vendor: string,
  read: (schema: JsonSchema) => JsonSchema = (same) => same,
): StandardSchemaV1 {
  return {
    '~standard': {
      version: 1,
      vendor,
      jsonSchema: {
        // Copies: a host may change what it gets.
        input: ({ target }) => structuredClone({ ...toDialect(read(schema), target) }),
        output: ({ target }) =>
          structuredClone({ ...toDialect(withDefaults(read(schema)), target) }),
      },
      validate(value: unknown): StandardResult<unknown> {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        return {
          issues: result.issues.map(({ path, message }) => ({ message, path: keys(path, value) })),
        };
      },
    },
  };
}

/** The keys of a JSON pointer; a step into an array is a number. */
function keys(pointer: string, value: unknown): PropertyKey[] {
  let inside = value;
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(inside) ? Number(key) : key;
    try {
      inside = Object(inside)[step];
    } catch {
      // A value that can be read only once has no say in where the issue is.
      inside = undefined;
    }
    return step;
  });
}
