/** Other forms of a published JSON Schema: in draft 07, with closed objects, with defaults filled in. */

/** A JSON Schema as plain data. */
export type SchemaData = Readonly<Record<string, unknown>>;

/**
 * Converts a schema to another dialect.
 *
 * @param schema a published schema in JSON Schema 2020-12, with its definitions in `$defs`
 * @throws RangeError for any other dialect
 */
export function toDialect(schema: SchemaData, dialect: string): SchemaData {
  if (dialect === 'draft-2020-12') return schema;
  if (dialect === 'draft-07')
    return { ...mapNodes(schema, toDraft07), $schema: 'http://json-schema.org/draft-07/schema#' };
  const given = JSON.stringify(dialect);
  throw new RangeError(`the target must be draft-2020-12 or draft-07, but is ${given}`);
}

function toDraft07({ $ref, $defs, ...keywords }: SchemaData): SchemaData {
  const beside = { ...keywords, ...($defs !== undefined && { definitions: $defs }) };
  if (typeof $ref !== 'string') return beside;
  // Draft 07 ignores keywords next to a reference.
  const reference = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
  return Object.keys(beside).length === 0 ? reference : { ...beside, allOf: [reference] };
}

/** Closes the objects of a schema as in the strict profile. The result has a separate `$id`. */
export function strict({ $id, ...schema }: SchemaData): SchemaData {
  return { ...($id !== undefined && { $id: `${$id}:strict` }), ...closeObjects(schema) };
}

/**
 * A schema in which each object that names fields refuses others, unless it states `additionalProperties`:
 *
 *     type: object                type: object
 *     properties: {a: …}     →    properties: {a: …}
 *                                 additionalProperties: false
 */
export function closeObjects(node: SchemaData): SchemaData {
  const closed = mapChildren(node, closeObjects);
  return closesInStrict(node) ? { ...closed, additionalProperties: false } : closed;
}

/** Whether a schema is closed in the strict profile. */
export function closesInStrict({
  type,
  properties = {},
  additionalProperties,
}: SchemaData): boolean {
  const hasFields = Object.keys(properties as object).length > 0;
  return hasFields && [type].flat().includes('object') && additionalProperties === undefined;
}

/** Requires every field that has a default, as in `types/resolved`. */
export function requireDefaults(schema: SchemaData): SchemaData {
  const definitions = (schema.$defs ?? {}) as Record<string, SchemaData>;
  return mapNodes(schema, (node) => {
    const fields = Object.entries((node.properties ?? {}) as Record<string, SchemaData>);
    const filled = fields
      .filter(([, field]) => defaultOf(field, definitions) !== undefined)
      .map(([name]) => name);
    if (filled.length === 0) return node;
    const required = (node.required ?? []) as string[];
    return { ...node, required: [...new Set([...required, ...filled])] };
  });
}

/** The default of a field or, without one, of the schema that it refers to. */
export function defaultOf<Value>(
  field: { $ref?: unknown; default?: Value },
  schemas: Readonly<Record<string, { $ref?: unknown; default?: Value }>>,
): Value | undefined {
  const target = schemas[nameIn(field) ?? ''];
  return field.default !== undefined || !target ? field.default : defaultOf(target, schemas);
}

/** The name in a reference to a schema of a document or to one of the `$defs`; undefined for any other schema. */
export function nameIn({ $ref }: { $ref?: unknown }): string | undefined {
  return /^#\/(?:components\/schemas|\$defs)\/([^/]+)$/.exec(String($ref))?.[1];
}

/** A schema and every schema below it changed, the innermost first. References are not followed. */
export function mapNodes<Node extends object>(schema: Node, change: (node: Node) => Node): Node {
  return change(mapChildren(schema, (node) => mapNodes(node, change)));
}

/** The keywords of JSON Schema whose values are schemas by name. */
const HOLD_MAPS = /^(properties|\$defs)$/;
/** The keywords whose value is a schema or a list of schemas. */
const HOLD_SCHEMAS = /^((all|any|one)Of|not|items|additionalProperties)$/;

/**
 * A schema with the schemas directly in it mapped. A boolean in the place of one stays.
 *
 * @param map gets each schema, its keyword, and its name or its index there
 */
export function mapChildren<Node extends object>(
  schema: Node,
  map: (node: Node, keyword: string, key?: string | number) => Node,
): Node {
  const members = Object.entries(schema).map(([keyword, value]) => {
    const mapNode = (node: unknown, key?: string | number): unknown =>
      typeof node === 'object' ? map(node as Node, keyword, key) : node;
    if (HOLD_MAPS.test(keyword)) {
      const named = Object.entries(value as object);
      const mapped = named.map(([name, node]) => [name, mapNode(node, name)]);
      return [keyword, Object.fromEntries(mapped)];
    }
    if (!HOLD_SCHEMAS.test(keyword)) return [keyword, value];
    return [keyword, Array.isArray(value) ? value.map(mapNode) : mapNode(value)];
  });
  return Object.fromEntries(members) as Node;
}
