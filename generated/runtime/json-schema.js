// Generated from the contract by `npm run build`; edit the contract instead.

export function toDialect(schema, dialect) {
  switch (dialect) {
    case "draft-2020-12":
      return schema;
    case "draft-07":
      return { ...mapNodes(schema, toDraft07), $schema: "http://json-schema.org/draft-07/schema#" };
    case "openapi-3.0": {
      const { $schema, $id, $defs = {}, ...root } = schema;
      return mapNodes(inlined(root, $defs), toOpenapi30);
    }
    default:
      throw new RangeError(
        `unsupported target ${JSON.stringify(dialect)}: use draft-2020-12, draft-07 or openapi-3.0`
      );
  }
}
export function closed(schema) {
  const { $id, ...rest } = schema;
  const whole = mapNodes(rest, (node) => {
    const isStated = node.additionalProperties !== void 0;
    if (isStated || ![node.type].flat().includes("object")) return node;
    return { ...node, additionalProperties: false };
  });
  return $id === void 0 ? whole : { $id: `${$id}:strict`, ...whole };
}
export function requireDefaults(schema) {
  const definitions = schema.$defs ?? {};
  const hasDefault = ({ $ref, default: value }) => value !== void 0 || $ref !== void 0 && hasDefault(definitions[nameIn($ref)] ?? {});
  return mapNodes(schema, (node) => {
    const fields = Object.entries(node.properties ?? {});
    const filled = fields.filter(([, field]) => hasDefault(field)).map(([name]) => name);
    if (filled.length === 0) return node;
    const required = node.required ?? [];
    return { ...node, required: [.../* @__PURE__ */ new Set([...required, ...filled])] };
  });
}
export function picked({ $id, title, $defs, ...rest }, names, own) {
  const properties = rest.properties ?? {};
  const required = rest.required ?? [];
  const missing = names.find((name) => !Object.hasOwn(properties, name));
  if (missing !== void 0) throw new TypeError(`${title} has no field \`${missing}\` to pick`);
  const ownNames = own.map(([name]) => name);
  const twice = ownNames.find((name) => names.includes(name));
  if (twice !== void 0) throw new TypeError(`\`${twice}\` is picked, and a field of your own`);
  const pickedProperties = names.map((name) => [name, properties[name]]);
  const object = {
    ...rest,
    properties: Object.fromEntries([...pickedProperties, ...own]),
    required: [...required.filter((name) => names.includes(name)), ...ownNames],
    additionalProperties: false
  };
  const needed = neededBy(object, $defs ?? {});
  return Object.keys(needed).length === 0 ? object : { ...object, $defs: needed };
}
function neededBy(schema, definitions, needed = {}) {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    const definition = definitions[name];
    if (needed[name] || !definition) continue;
    needed[name] = definition;
    neededBy(definition, definitions, needed);
  }
  return needed;
}
function toDraft07({ $ref, $defs, ...node }) {
  const beside = $defs === void 0 ? node : { ...node, definitions: $defs };
  if (typeof $ref !== "string") return beside;
  const reference = { $ref: $ref.replace("#/$defs/", "#/definitions/") };
  return Object.keys(beside).length === 0 ? reference : { ...beside, allOf: [reference] };
}
const RULES = {
  string: /^(format|pattern|minLength|maxLength)$/,
  number: /^(minimum|maximum)$/,
  integer: /^(minimum|maximum)$/,
  array: /^(items|minItems|maxItems)$/,
  object: /^(properties|required|additionalProperties)$/
};
export function toOpenapi30(schema) {
  const { $ref, type, const: only, contentEncoding, ...rest } = schema;
  if ($ref !== void 0 && Object.keys(schema).length === 1) return schema;
  const node = { ...rest };
  if ($ref !== void 0) node.allOf = [{ $ref }];
  if (only !== void 0) node.enum = [only];
  if (contentEncoding === "base64") node.format ??= "byte";
  if (type === void 0) return node;
  const types = [type].flat().filter((name) => name !== "null");
  if (types.length === 0) return { ...node, type: "string", nullable: true, enum: [null] };
  const nullable = [type].flat().length > types.length ? { nullable: true } : {};
  if (types.length === 1) return { ...node, type: types[0], ...nullable };
  return ofTypes(node, types, nullable);
}
function ofTypes(node, types, nullable) {
  const members = Object.entries(node);
  const branches = types.map((type) => {
    const own = members.filter(([key]) => RULES[type]?.test(key));
    return { type, ...nullable, ...Object.fromEntries(own) };
  });
  const isOwn = (key) => Object.values(RULES).some((rules) => rules.test(key));
  const shared = Object.fromEntries(members.filter(([key]) => !isOwn(key)));
  if (shared.anyOf === void 0) return { ...shared, anyOf: branches };
  const { allOf = [] } = shared;
  return { ...shared, allOf: [...allOf, { anyOf: branches }] };
}
function inlined(schema, definitions) {
  return mapNodes(schema, ({ $ref, ...beside }) => {
    if ($ref === void 0) return beside;
    return { ...inlined(definitions[nameIn($ref)] ?? {}, definitions), ...beside };
  });
}
function nameIn($ref) {
  return String($ref).replace(/^.*\//, "");
}
function mapNodes(schema, change) {
  const mapValue = (value) => {
    if (Array.isArray(value)) return value.map(mapValue);
    return typeof value === "object" ? mapNodes(value, change) : value;
  };
  const mapMember = (keyword, value) => {
    if (/^(properties|\$defs)$/.test(keyword)) {
      const named = Object.entries(value);
      return Object.fromEntries(named.map(([name, node]) => [name, mapValue(node)]));
    }
    const holdsSchemas = /^(allOf|anyOf|oneOf|not|items|additionalProperties)$/.test(keyword);
    return holdsSchemas ? mapValue(value) : value;
  };
  const members = Object.entries(schema);
  const mapped = members.map(([keyword, value]) => [keyword, mapMember(keyword, value)]);
  return change(Object.fromEntries(mapped));
}
