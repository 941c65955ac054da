/**
 * Standard Schema v1 and Standard JSON Schema v1 (standardschema.dev): their types, copied as the
 * specification suggests, a factory, and `pick`.
 */
import { type Issue, type ParseResult, type StandardIssue, wordsOf } from './issues.ts';
import { type JsonSchema, picked, requireDefaults, toDialect } from './json-schema.ts';
import { closest, notKnown, preview } from './messages.ts';
import { stepsOf } from './values.ts';

export type { StandardIssue };

/** A schema that any framework with support for Standard Schema accepts. */
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

/** The dialect of the JSON Schema. */
export interface JsonSchemaOptions {
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | (string & {});
  /** Accepted and ignored. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** The result of `validate`: a value, or issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** The value that a schema accepts. */
export type InferInput<Schema extends StandardSchemaV1> = NonNullable<
  Schema['~standard']['types']
>['input'];

/** The value that a schema returns, with defaults filled in. */
export type InferOutput<Schema extends StandardSchemaV1> = NonNullable<
  Schema['~standard']['types']
>['output'];

/**
 * Wraps a `parse` function, which never throws, with its published JSON Schema and the package that publishes it.
 * `adapt` changes the schema to what `parse` accepts: the strict profile passes `closed`.
 */
export function standard(
  parse: (value: unknown) => ParseResult<unknown>,
  schema: JsonSchema,
  vendor: string,
  adapt: (schema: JsonSchema) => JsonSchema = (same) => same,
): StandardSchemaV1 {
  return {
    '~standard': {
      version: 1,
      vendor,
      jsonSchema: {
        // Copies, since a framework may change what it gets.
        input: ({ target }) => structuredClone(toDialect(adapt(schema), target)),
        output: ({ target }) => structuredClone(toDialect(requireDefaults(adapt(schema)), target)),
      },
      validate(value: unknown): StandardResult<unknown> {
        const result = parse(value);
        if (result.ok) return { value: result.value };
        const toStandard = (issue: Issue): StandardIssue => {
          return { message: wordsOf(issue), path: keys(issue.path, value) };
        };
        return { issues: result.issues.map(toStandard) };
      },
    },
  };
}

export type Types = { string: string; number: number; boolean: boolean };

/** The values of additional fields. */
export type Owned<Own extends Readonly<Record<string, OwnField>>> = {
  [Name in keyof Own]: Types[Own[Name]['type']];
};

/** An additional field, which is required. */
export interface OwnField {
  readonly type: keyof Types;
  readonly description?: string;
}

/** What `pick` takes besides the names of fields. */
export interface PickOptions<Input, Own> {
  /** Additional fields beside those that are picked, by name. */
  own?: Own;
  /**
   * Required fields that are left out, since the program supplies them itself: each with a value that is used to
   * check the others.
   */
  given?: Partial<Input>;
}

/** The dialect of the schemas that are picked from. */
const DRAFT: JsonSchemaOptions = { target: 'draft-2020-12' };

/**
 * The schema of an object with some of the fields of another, with their descriptions and defaults. It is closed:
 * fields that are not picked are refused, and their defaults are left out. It takes no query: a query may be text, which
 * has no fields to pick.
 *
 * @throws TypeError if the schema is not that of an object, lacks a field of `names`, or requires a field that is
 *   neither picked nor given
 */
export function pick<
  Input extends object,
  Output extends object,
  Name extends string,
  const Own extends Readonly<Record<string, OwnField>> = Record<never, OwnField>,
>(
  schema: StandardSchemaV1<Input, Output>,
  names: readonly (Name & keyof Input & keyof Output)[],
  { own, given = {} }: PickOptions<Input, Own> = {},
): StandardSchemaV1<
  Pick<Input, Name & keyof Input> & Owned<Own>,
  Pick<Output, Name & keyof Output> & Owned<Own>
> {
  const { vendor, jsonSchema, validate } = schema['~standard'];
  const picks = new Set<string>(names);
  const owned = Object.entries<OwnField>(own ?? {});
  const whole = jsonSchema.input(DRAFT);
  // Throws now for fields that cannot be picked, not when a framework asks for the schema.
  picked(whole, names, owned);
  refuseQuery(whole, validate(''));
  refuseMissing(whole, new Set([...names, ...Object.keys(given)]));
  const known = new Set<string>([...names, ...owned.map(([name]) => name)]);
  return {
    '~standard': {
      version: 1,
      vendor,
      jsonSchema: {
        input: ({ target }) => toDialect(picked(jsonSchema.input(DRAFT), names, owned), target),
        output: ({ target }) => toDialect(picked(jsonSchema.output(DRAFT), names, owned), target),
      },
      validate(value) {
        // A value that is not an object, or cannot be read, has no fields to check.
        const issuesOfWhole = refusalsOfWhole(validate(value));
        if (issuesOfWhole.length > 0) return { issues: issuesOfWhole };
        const fields = { ...(value as Record<string, unknown>) };
        const result = validate({ ...only(fields, picks), ...given });
        const issues = [
          ...(result.issues ?? []),
          ...issuesOfOwned(fields, owned),
          ...issuesOfUnknown(fields, known, whole),
        ];
        if (result.issues || issues.length > 0) return { issues };
        const values = { ...only(fields, known), ...only(result.value, picks) };
        return { value: values as never };
      },
    },
  };
}

/** Throws for the schema of a query: it accepts text. */
function refuseQuery({ title }: JsonSchema, ofText: StandardResult<unknown>): void {
  if (refusalsOfWhole(ofText).length > 0) return;
  throw new TypeError(`${title} is a query, which may be text: it has no fields to pick`);
}

/** Throws if an object requires a field other than the named ones. */
function refuseMissing({ title, required = [] }: JsonSchema, names: ReadonlySet<string>): void {
  const missing = (required as string[]).find((name) => !names.has(name));
  if (missing === undefined) return;
  throw new TypeError(`${title} requires \`${missing}\`: pick it too, or give it`);
}

/** The issues of additional fields. */
function issuesOfOwned(
  fields: Readonly<Record<string, unknown>>,
  owned: readonly (readonly [name: string, field: OwnField])[],
): StandardIssue[] {
  return owned.flatMap(([name, { type }]) => {
    const found = fields[name];
    if (typeof found === type) return [];
    if (found === undefined) return { message: 'is missing', path: [name] };
    return { message: `expected a ${type}, got ${preview(found)}`, path: [name] };
  });
}

/** The issues of fields other than the known ones, which may be fields of the whole object. */
function issuesOfUnknown(
  fields: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  whole: JsonSchema,
): StandardIssue[] {
  const unknown = Object.keys(fields).filter((name) => !known.has(name));
  return unknown.map((name) => {
    // A field of the whole object is not a misspelling: it was left out on purpose.
    const isLeftOut = Object.hasOwn(whole.properties as object, name);
    const hints = isLeftOut ? [] : closest(name, [...known]);
    return { message: notKnown(hints), path: [name] };
  });
}

/** The issues of a value as a whole, such as text in the place of an object. */
function refusalsOfWhole({ issues = [] }: StandardResult<unknown>): StandardIssue[] {
  return issues.filter(({ path }) => !path?.length);
}

function only(object: object, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.has(name)));
}

/** The keys of a JSON pointer; a step into an array is a number. */
function keys(pointer: string, value: unknown): PropertyKey[] {
  let inside = value;
  return stepsOf(pointer).map((key) => {
    const step = Array.isArray(inside) ? Number(key) : key;
    inside = Object(inside)[step];
    return step;
  });
}
