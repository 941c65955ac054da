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
export function toDialect(schema: JsonSchema, dialect: string): JsonSchema {
  switch (dialect) {
    case 'draft-2020-12':
      return schema;
    case 'draft-07':
      return { ...mapNodes(schema, toDraft07), $schema: 'http://json-schema.org/draft-07/schema#' };
    case 'openapi-3.0': {
      const { $schema, $id, $defs = {}, ...root } = schema;
      return mapNodes(inlined(root, $defs as Record<string, JsonSchema>), toOpenapi30);
    }
    default:
      throw new RangeError(
        `unsupported target ${JSON.stringify(dialect)}: use draft-2020-12, draft-07 or openapi-3.0`,
      );
  }
}

/** The schema with its objects closed, as the strict profile closes them, under an `$id` of its own. */
export function closed(schema: JsonSchema): JsonSchema {
  const { $id, ...rest } = schema;
  const whole = mapNodes(rest, (node) => {
    const isStated = node.additionalProperties !== undefined;
    if (isStated || ![node.type].flat().includes('object')) return node;
    return { ...node, additionalProperties: false };
  });
  return $id === undefined ? whole : { $id: `${$id}:strict`, ...whole };
}

/** The schema of values with the defaults filled in, as in `types/resolved`: fields with a default are required. */
export function requireDefaults(schema: JsonSchema): JsonSchema {
  const definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>;
  const hasDefault = ({ $ref, default: value }: JsonSchema): boolean =>
    value !== undefined || ($ref !== undefined && hasDefault(definitions[nameIn($ref)] ?? {}));
  return mapNodes(schema, (node) => {
    const fields = Object.entries((node.properties ?? {}) as Record<string, JsonSchema>);
    const filled = fields.filter(([, field]) => hasDefault(field)).map(([name]) => name);
    if (filled.length === 0) return node;
    const required = (node.required ?? []) as string[];
    return { ...node, required: [...new Set([...required, ...filled])] };
  });
}

/**
 * The schema in draft 2020-12 of an object with some of its fields and additional required ones, and no others. It has
 * neither the `$id` and title of the original, nor definitions that only other fields need.
 *
 * @throws TypeError if the schema is not that of an object with these fields, or if an additional field has the
 *   name of a picked one
 */
export function picked(
  { $id, title, $defs, ...rest }: JsonSchema,
  names: readonly string[],
  own: readonly (readonly [name: string, field: object])[],
): JsonSchema {
  const properties = (rest.properties ?? {}) as JsonSchema;
  const required = (rest.required ?? []) as string[];
  const missing = names.find((name) => !Object.hasOwn(properties, name));
  if (missing !== undefined) throw new TypeError(`${title} has no field \`${missing}\` to pick`);
  const ownNames = own.map(([name]) => name);
  const twice = ownNames.find((name) => names.includes(name));
  if (twice !== undefined) throw new TypeError(`\`${twice}\` is picked, and a field of your own`);
  const pickedProperties = names.map((name) => [name, properties[name]] as const);
  const object = {
    ...rest,
    properties: Object.fromEntries([...pickedProperties, ...own]),
    required: [...required.filter((name) => names.includes(name)), ...ownNames],
    additionalProperties: false,
  };
  const needed = neededBy(object, ($defs ?? {}) as Record<string, JsonSchema>);
  return Object.keys(needed).length === 0 ? object : { ...object, $defs: needed };
}

/** The definitions that a schema refers to, also through others. */
function neededBy(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  needed: Record<string, JsonSchema> = {},
): Record<string, JsonSchema> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    const definition = definitions[name];
    if (needed[name] || !definition) continue;
    needed[name] = definition;
    neededBy(definition, definitions, needed);
  }
  return needed;
}

function toDraft07({ $ref, $defs, ...node }: JsonSchema): JsonSchema {
  const beside: JsonSchema = $defs === undefined ? node : { ...node, definitions: $defs };
  if (typeof $ref !== 'string') return beside;
  // Draft 07 ignores keywords beside a reference.
  const reference = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
  return Object.keys(beside).length === 0 ? reference : { ...beside, allOf: [reference] };
}

/** The keywords about values of one type. */
const RULES: Record<string, RegExp> = {
  string: /^(format|pattern|minLength|maxLength)$/,
  number: /^(minimum|maximum)$/,
  integer: /^(minimum|maximum)$/,
  array: /^(items|minItems|maxItems)$/,
  object: /^(properties|required|additionalProperties)$/,
};

/** One node of a 2020-12 schema as OpenAPI 3.0 states it; a reference stays a reference. */
export function toOpenapi30(schema: JsonSchema): JsonSchema {
  const { $ref, type, const: only, contentEncoding, ...rest } = schema;
  if ($ref !== undefined && Object.keys(schema).length === 1) return schema;
  const node: Record<string, unknown> = { ...rest };
  if ($ref !== undefined) node.allOf = [{ $ref }];
  if (only !== undefined) node.enum = [only];
  // A stated format stays, since it may refuse values; `byte` refuses none.
  if (contentEncoding === 'base64') node.format ??= 'byte';
  if (type === undefined) return node;
  const types = [type].flat().filter((name) => name !== 'null');
  // `nullable` must have a type beside it, and the enumeration allows only null.
  if (types.length === 0) return { ...node, type: 'string', nullable: true, enum: [null] };
  const nullable = [type].flat().length > types.length ? { nullable: true } : {};
  if (types.length === 1) return { ...node, type: types[0], ...nullable };
  return ofTypes(node, types as string[], nullable);
}

/** A node for values of several types: `nullable`, `items` and others have an effect only beside their type. */
function ofTypes(node: JsonSchema, types: string[], nullable: object): JsonSchema {
  const members = Object.entries(node);
  const branches = types.map((type) => {
    const own = members.filter(([key]) => RULES[type]?.test(key));
    return { type, ...nullable, ...Object.fromEntries(own) };
  });
  const isOwn = (key: string) => Object.values(RULES).some((rules) => rules.test(key));
  const shared: JsonSchema = Object.fromEntries(members.filter(([key]) => !isOwn(key)));
  if (shared.anyOf === undefined) return { ...shared, anyOf: branches };
  const { allOf = [] } = shared;
  return { ...shared, allOf: [...(allOf as JsonSchema[]), { anyOf: branches }] };
}

/** Resolves each reference in place. No schema of a contract contains itself. */
function inlined(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  return mapNodes(schema, ({ $ref, ...beside }) => {
    if ($ref === undefined) return beside;
    return { ...inlined(definitions[nameIn($ref)] ?? {}, definitions), ...beside };
  });
}

function nameIn($ref: unknown): string {
  return String($ref).replace(/^.*\//, '');
}

/** Rebuilds a schema from the leaves up. */
function mapNodes(schema: JsonSchema, change: (node: JsonSchema) => JsonSchema): JsonSchema {
  /** A schema, a list of them, or a boolean in the place of one. */
  const mapValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapValue);
    return typeof value === 'object' ? mapNodes(value as JsonSchema, change) : value;
  };
  const mapMember = (keyword: string, value: unknown): unknown => {
    if (/^(properties|\$defs)$/.test(keyword)) {
      const named = Object.entries(value as JsonSchema);
      return Object.fromEntries(named.map(([name, node]) => [name, mapValue(node)]));
    }
    const holdsSchemas = /^(allOf|anyOf|oneOf|not|items|additionalProperties)$/.test(keyword);
    return holdsSchemas ? mapValue(value) : value;
  };
  const members = Object.entries(schema);
  const mapped = members.map(([keyword, value]) => [keyword, mapMember(keyword, value)]);
  return change(Object.fromEntries(mapped));
}
