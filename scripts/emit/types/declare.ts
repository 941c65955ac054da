/** The TypeScript declaration of a schema. */
import {
  BOUNDS,
  baseType,
  branchesOf,
  listedValues,
  type NormalSchema,
  type NormalSchemas,
  refName,
  type TypeName,
} from '../../model/schema.ts';
import { WANTED } from '../../runtime/issues.ts';
import { changesSince, jsdoc, keyName, literal, nest, unitToSay } from '../text.ts';

/** The exported declaration of a named schema, with its comment. */
export function declare(name: string, schemas: NormalSchemas): string {
  const schema = schemas.get(name) ?? {};
  const types = typesOf(schema, schemas);
  const isObject = types.length === 1 && /^\{.*\}$/s.test(types[0] ?? '');
  const body = isObject ? `interface ${name} ${types[0]}` : `type ${name} = ${unite(types)};`;
  return `${commentOn(schema, schemas)}export ${body}\n`;
}

/** The members of the type of a schema, which as a branch of a union has the tag of that union. */
export function typesOf(schema: NormalSchema, schemas: NormalSchemas, tag = ''): string[] {
  const { $ref, union, type } = schema;
  const name = refName($ref);
  if (name !== undefined) {
    // A union requires the tag, which a branch may lack when it is read alone: `Job & { kind: 'live' }`.
    const target = schemas.get(name);
    const field = target?.properties?.[tag];
    if (field === undefined || target?.required?.includes(tag)) return [name];
    return [`${name} & { ${keyName(tag)}: ${unite(typesOf(field, schemas))} }`];
  }
  if (union) {
    const all = branchesOf(schema).flatMap((branch) => typesOf(branch, schemas, union.tag));
    return [...new Set(all)];
  }
  const literals = literalsOf(schema);
  if (literals) return literals;
  if (type === undefined && schema.properties === undefined) return ['unknown'];
  const all = [type ?? 'object'].flat().map((one) => typeOf(one, schema, schemas));
  return [...new Set(all)];
}

function typeOf(type: TypeName, schema: NormalSchema, schemas: NormalSchemas): string {
  if (type === 'object') return objectType(schema, schemas);
  if (type !== 'array') return baseType(type);
  const items = typesOf(schema.items ?? {}, schemas);
  return items.length > 1 || / & /.test(items[0] ?? '') ? `(${unite(items)})[]` : `${items[0]}[]`;
}

function objectType(schema: NormalSchema, schemas: NormalSchemas): string {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const members = Object.entries(properties).map(([name, field]) => {
    const key = keyName(name) + (required.includes(name) ? '' : '?');
    return `${commentOn(field, schemas, name)}${key}: ${unite(typesOf(field, schemas))};\n`;
  });
  const isFree = others === undefined ? members.length === 0 : others !== false;
  const value = typeof others === 'object' ? unite(typesOf(others, schemas)) : 'unknown';
  if (isFree) members.push(`[key: string]: ${value};\n`);
  return `{\n${nest(members.join('') || '[key: string]: never;\n')}}`;
}

/** The literals of an enumeration; an open one takes any other value of its type too. */
function literalsOf(schema: NormalSchema): string[] | undefined {
  // A tag that may be any string but a few: editors offer the literals of the other branches.
  const known = schema.known ?? (schema.not && schema.type === 'string' ? [] : undefined);
  const literals = (known ?? listedValues(schema))?.map(literal);
  const others = known ? [schema.type ?? []].flat().map(baseType) : [];
  // Lists and objects have no type that a single name stands for.
  if (others.includes('array') || others.includes('object')) return undefined;
  // `string` alone would swallow the literals.
  return literals?.concat(others.map((type) => (type === 'null' ? type : `(${type} & {})`)));
}

/** A union: in a line of up to 90 characters, or with a line for each member. */
export function unite(types: string[]): string {
  const line = types.join(' | ');
  if (types.length === 1 || line.length <= 90 || line.includes('{\n')) return line;
  return `\n${nest(types.map((type) => `| ${type}`).join('\n'))}`;
}

/** What an editor shows on hover: everything about a schema, or about the `field` that has it, that its type does not say. */
function commentOn(schema: NormalSchema, schemas: NormalSchemas, field?: string): string {
  const target = schemas.get(refName(schema.$ref) ?? '');
  const { description = schema.title, deprecated, ...rest } = { ...target, ...schema };
  return jsdoc(
    // An editor shows the text of `@deprecated` wherever the field is used.
    deprecated ? undefined : description,
    bounds(schema, target),
    rest['x-maturity'] && `Maturity: ${rest['x-maturity']}.`,
    ...(schema['x-unspecified'] ?? []).map((sentence) => `Not specified: ${sentence}`),
    ...(schema['x-assumption'] ?? []).map((sentence) => `Assumption: ${sentence}`),
    changesSince(schema['x-replaces'], field).join(' '),
    rest.default !== undefined && `@default ${JSON.stringify(rest.default)}`,
    deprecated && `@deprecated ${description ?? ''}`,
  );
}

/** Bounds and formats in words: they decide what is valid, and no type can say them. */
function bounds(schema: NormalSchema, target: NormalSchema | undefined): string {
  const ofRef = target && !target.properties && target.union?.by !== 'tag' ? boundsOf(target) : [];
  const items = schema.items && !schema.items.$ref ? boundsOf(schema.items).join(', ') : '';
  const parts = [...boundsOf(schema), ...ofRef, items && `each item: ${items}`].filter(Boolean);
  return parts.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ');
}

function boundsOf(schema: NormalSchema): string[] {
  const isInteger = !schema.enum && [schema.type].flat().includes('integer');
  const limits = BOUNDS.flatMap((key) => {
    const limit = schema[key];
    return limit === undefined ? [] : (WANTED[key]?.({ limit }) ?? `${key} ${limit}`);
  });
  const formats = [schema, ...branchesOf(schema)].flatMap(({ format }) => format ?? []);
  return [
    ...(isInteger ? ['integer'] : []),
    ...limits,
    ...(limits.length > 0 ? unitToSay(schema) : []),
    ...(formats.length > 0 ? [`format ${formats.join(' or ')}`] : []),
    // The pattern of an open enumeration only bounds what its type already admits.
    ...(schema.pattern && !schema.known ? [`pattern \`${schema.pattern}\``] : []),
    ...(schema.contentEncoding ? [`encoded as ${schema.contentEncoding}`] : []),
  ];
}
