// Compiled from scripts/runtime/json-schema.ts by `npm run build`; edit that file instead.

/**
 * Other forms of a published JSON Schema: in another dialect, with closed objects, with defaults filled in, with
 * some of the fields.
 */
/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;
/**
 * A schema in another dialect, with the same verdicts.
 *
 * @param schema a published schema: 2020-12, its definitions in `$defs`
 * @param dialect `openapi-3.0` makes one Schema Object with every reference resolved in place
 * @throws RangeError for any other dialect
 */
export declare function toDialect(schema: JsonSchema, dialect: string): JsonSchema;
/** The schema with its objects closed, as the strict profile closes them, under an `$id` of its own. */
export declare function closed(schema: JsonSchema): JsonSchema;
/** The schema of values with the defaults filled in, as in `types/resolved`: fields with a default are required. */
export declare function requireDefaults(schema: JsonSchema): JsonSchema;
/**
 * The schema in draft 2020-12 of an object with some of its fields and additional required ones, and no others. It has
 * neither the `$id` and title of the original, nor definitions that only other fields need.
 *
 * @throws TypeError if the schema is not that of an object with these fields, or if an additional field has the
 *   name of a picked one
 */
export declare function picked({ $id, title, $defs, ...rest }: JsonSchema, names: readonly string[], own: readonly (readonly [name: string, field: object])[]): JsonSchema;
/** One node of a 2020-12 schema as OpenAPI 3.0 states it; a reference stays a reference. */
export declare function toOpenapi30(schema: JsonSchema): JsonSchema;
