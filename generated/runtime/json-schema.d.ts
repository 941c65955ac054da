// Generated from the contract by `npm run build`; edit the contract instead.

/** Other forms of a published JSON Schema: in another dialect, closed, of values with defaults, of some fields. */
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
/** The schema of values with the defaults filled in, as `types/resolved` has them: those fields are required. */
export declare function withDefaults(schema: JsonSchema): JsonSchema;
/**
 * The schema of an object with some of its fields, required ones of one's own, and no others: without the name of the
 * whole, and definitions that only other fields need.
 *
 * @throws TypeError for what is not the schema of an object with these fields, or where one is picked and one's own
 */
export declare function picked(schema: JsonSchema, names: readonly string[], own: readonly (readonly [name: string, field: object])[]): Record<string, unknown>;
/** One node of a 2020-12 schema as OpenAPI 3.0 states it; a reference stays a reference. */
export declare function toOpenapi30(schema: JsonSchema): JsonSchema;
