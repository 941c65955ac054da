// Compiled from scripts/runtime/json-schema.ts by `npm run build`; edit that file instead.

/** Other forms of a published JSON Schema: in another dialect, with closed objects, with defaults filled in. */
/** A JSON Schema as plain data. */
export type SchemaData = Readonly<Record<string, unknown>>;
/**
 * Converts a schema to another dialect. The result accepts the same values, and also values that are invalid only because
 * of keywords that the dialect lacks.
 *
 * @param schema a published schema in JSON Schema 2020-12, with its definitions in `$defs`
 * @param dialect `openapi-3.0` returns a single Schema Object in which every reference is resolved
 * @throws RangeError for any other dialect
 */
export declare function toDialect(schema: SchemaData, dialect: string): SchemaData;
/** Closes the objects of a schema as in the strict profile. The result has a separate `$id`. */
export declare function closed({ $id, ...schema }: SchemaData): SchemaData;
/**
 * A schema in which each object that names fields refuses others, unless it states `additionalProperties`. A field that
 * only a condition names is also known.
 */
export declare function closeObjects(node: SchemaData, definitions: Record<string, SchemaData>): SchemaData;
/** Requires every field that has a default, as in `types/resolved`. */
export declare function requireDefaults(schema: SchemaData): SchemaData;
/** A node without what OpenAPI 3.0 lacks, except the nodes in it: it accepts every value that the original accepts. */
export declare function lessen(node: SchemaData): SchemaData;
/** One node of a 2020-12 schema as OpenAPI 3.0 states it; a reference stays a reference. */
export declare function toOpenapi30(schema: SchemaData): SchemaData;
