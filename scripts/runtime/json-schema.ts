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
    const { type = node.properties && 'object', additionalProperties, anyOf, oneOf } = node;
    const isStated = (additionalProperties ?? anyOf ?? oneOf) !== undefined;
    if (isStated || ![type].flat().includes('object')) return node;
    return { ...node, additionalProperties: false };
  });
  return { ...($id !== undefined && { $id: `${$id}:strict` }), ...whole };
}

/** The schema of values with the defaults filled in, as in `types/resolved`: fields with a default are required. */
export function withDefaults(schema: JsonSchema): JsonSchema {
  const definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>;
  const hasDefault = ({ $ref, default: value }: JsonSchema): boolean =>
    value !== undefined || ($ref !== undefined && hasDefault(definitions[nameIn($ref)] ?? {}));
  return mapNodes(schema, (node) => {
    const fields = Object.entries((node.properties ?? {}) as Record<string, JsonSchema>);
    const filled = fields.filter(([, field]) => hasDefault(field)).map(([name]) => name);
    if (filled.length === 0) return node;
    return { ...node, required: [...new Set([...((node.required ?? []) as string[]), ...filled])] };
  });
}

/**
 * The schema of an object with some of its fields and additional required ones, and no others. It has neither the
 * `$id` and title of the original, nor definitions that only other fields need.
 *
 * @throws TypeError if the schema is not that of an object with these fields, or if an additional field has the
 *   name of a picked one
 */
export function picked(
  schema: JsonSchema,
  names: readonly string[],
  own: readonly (readonly [name: string, field: object])[],
): Record<string, unknown> {
  const { $id, title, $defs, definitions, ...rest } = schema;
  const properties = (rest.properties ?? {}) as JsonSchema;
  const required = (rest.required ?? []) as string[];
  const lost = names.find((name) => !Object.hasOwn(properties, name));
  if (lost !== undefined) throw new TypeError(`${title} has no field \`${lost}\` to pick`);
  const twice = own.find(([name]) => names.includes(name));
  if (twice) throw new TypeError(`\`${twice[0]}\` is picked, and a field of your own`);
  const object = {
    ...rest,
    properties: Object.fromEntries([...names.map((name) => [name, properties[name]]), ...own]),
    required: [...required.filter((name) => names.includes(name)), ...own.map(([name]) => name)],
    additionalProperties: false,
  };
  const keyword = $defs === undefined ? 'definitions' : '$defs';
  const known = ($defs ?? definitions ?? {}) as Record<string, JsonSchema>;
  const needed = new Map<string, JsonSchema>();
  const collect = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"\$ref":"#\/[^/"]+\/([^"]+)"/g)) {
      const target = known[name];
      if (needed.has(name) || target === undefined) continue;
      needed.set(name, target);
      collect(target);
    }
  };
  collect(object);
  return needed.size === 0 ? object : { ...object, [keyword]: Object.fromEntries(needed) };
}

function toDraft07({ $defs, ...node }: JsonSchema): JsonSchema {
  const { $ref, ...own } = node;
  const beside = { ...own, ...($defs !== undefined && { definitions: $defs }) };
  if (typeof $ref !== 'string') return beside;
  // Draft 07 ignores keywords beside a reference.
  const reference = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
  return Object.keys(beside).length === 0 ? reference : { ...beside, allOf: [reference] };
}

/** One node of a 2020-12 schema as OpenAPI 3.0 states it; a reference stays a reference. */
export function toOpenapi30(schema: JsonSchema): JsonSchema {
  const { $ref, type, const: only, examples, contentEncoding, contentMediaType, ...rest } = schema;
  const node: Record<string, unknown> = { ...rest };
  if ($ref !== undefined) {
    if (Object.keys(schema).length === 1) return schema;
    node.allOf = [{ $ref }];
  }
  if (only !== undefined) node.enum = [only];
  // Text in base64 may be one of several types, and have a format that refuses values.
  if (contentEncoding === 'base64') node.format ??= 'byte';
  else if (contentMediaType !== undefined)
    Object.assign(node, { type: 'string', format: 'binary' });
  if (Array.isArray(examples) && examples.length > 0) node.example = examples[0];
  const types = type === undefined ? [] : [type].flat();
  const others = types.filter((name) => name !== 'null');
  // `nullable` must have a type beside it, and the enumeration allows only null.
  const onlyNull = { type: 'string', nullable: true, enum: [null] };
  if (types.length > 0 && others.length === 0) return { ...node, ...onlyNull };
  const nullable = others.length < types.length && { nullable: true };
  if (others.length === 1) return { ...node, type: others[0], ...nullable };
  if (others.length === 0) return node;
  // `nullable` has an effect only beside `type`.
  return { ...node, anyOf: others.map((name) => ({ type: name, ...nullable })) };
}

function inlined(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  return mapNodes(schema, ({ $ref, ...beside }) => {
    if ($ref === undefined) return beside;
    return { ...inlined(definitions[nameIn($ref)] ?? {}, definitions), ...beside };
  });
}

function nameIn($ref: unknown): string {
  return String($ref).replace(/^.*\//, '');
}

/** Rebuilds a schema from the leaves up, as the model's `mapSchema` does. */
function mapNodes(schema: JsonSchema, change: (node: JsonSchema) => JsonSchema): JsonSchema {
  const one = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(one);
    return typeof value === 'object' ? mapNodes(value as JsonSchema, change) : value;
  };
  const mapped = Object.entries(schema).map(([keyword, value]) => {
    if (/^(properties|\$defs)$/.test(keyword)) {
      const named = Object.entries(value as JsonSchema);
      return [keyword, Object.fromEntries(named.map(([name, node]) => [name, one(node)]))];
    }
    const isHeld = /^(allOf|anyOf|oneOf|not|items|additionalProperties)$/.test(keyword);
    return [keyword, isHeld ? one(value) : value];
  });
  return change(Object.fromEntries(mapped));
}
