// Compiled from scripts/runtime/json-schema.ts by `npm run build`; edit that file instead.

/** Other forms of a published JSON Schema: in another dialect, with closed objects, with defaults filled in. */
/** A JSON Schema as plain data. */
export type SchemaData = Readonly<Record<string, unknown>>;
/**
 * A schema in another dialect, with the same verdicts, except that it accepts what only keywords refuse that the
 * dialect lacks.
 *
 * @param schema a published schema: 2020-12, its definitions in `$defs`
 * @param dialect `openapi-3.0` makes one Schema Object with every reference resolved in place
 * @throws RangeError for any other dialect
 */
export declare function toDialect(schema: SchemaData, dialect: string): SchemaData;
/** The schema with its objects closed as in the strict profile, under a separate `$id`. */
export declare function closed({ $id, ...schema }: SchemaData): SchemaData;
/**
 * A schema in which each object that names fields refuses others, unless it states `additionalProperties`. A field that
 * only a condition names is also known.
 */
export declare function closeObjects(node: SchemaData, definitions: Record<string, SchemaData>): SchemaData;
/** The schema of values with the defaults filled in, as in `types/resolved`: fields with a default are required. */
export declare function requireDefaults(schema: SchemaData): SchemaData;
/** A node without what OpenAPI 3.0 lacks, except the nodes in it: it accepts every value that the original accepts. */
export declare function lessen(node: SchemaData): SchemaData;
/** One node of a 2020-12 schema as OpenAPI 3.0 states it; a reference stays a reference. */
export declare function toOpenapi30(schema: SchemaData): SchemaData;
