// Compiled from scripts/runtime/json-schema.ts by `npm run build`; edit that file instead.

/** Other forms of a published JSON Schema: in draft 07, with closed objects, with defaults filled in. */
/** A JSON Schema as plain data. */
export type SchemaData = Readonly<Record<string, unknown>>;
/**
 * Converts a schema to another dialect.
 *
 * @param schema a published schema in JSON Schema 2020-12, with its definitions in `$defs`
 * @throws RangeError for any other dialect
 */
export declare function toDialect(schema: SchemaData, dialect: string): SchemaData;
/** Closes the objects of a schema as in the strict profile. The result has a separate `$id`. */
export declare function strict({ $id, ...schema }: SchemaData): SchemaData;
/**
 * A schema in which each object that names fields refuses others, unless it states `additionalProperties`:
 *
 *     type: object                type: object
 *     properties: {a: …}     →    properties: {a: …}
 *                                 additionalProperties: false
 */
export declare function closeObjects(node: SchemaData): SchemaData;
/** Whether a schema is closed in the strict profile. */
export declare function closesInStrict({ type, properties, additionalProperties, }: SchemaData): boolean;
/** Requires every field that has a default, as in `types/resolved`. */
export declare function requireDefaults(schema: SchemaData): SchemaData;
/** The default of a field or, without one, of the schema that it refers to. */
export declare function defaultOf<Value>(field: {
    $ref?: unknown;
    default?: Value;
}, schemas: Readonly<Record<string, {
    $ref?: unknown;
    default?: Value;
}>>): Value | undefined;
/** The name in a reference to a schema of a document or to one of the `$defs`; undefined for any other schema. */
export declare function nameIn({ $ref }: {
    $ref?: unknown;
}): string | undefined;
/** A schema and every schema below it changed, the innermost first. References are not followed. */
export declare function mapNodes<Node extends object>(schema: Node, change: (node: Node) => Node): Node;
/**
 * A schema with the schemas directly in it mapped. A boolean in the place of one stays.
 *
 * @param map gets each schema, its keyword, and its name or its index there
 */
export declare function mapChildren<Node extends object>(schema: Node, map: (node: Node, keyword: string, key?: string | number) => Node): Node;
