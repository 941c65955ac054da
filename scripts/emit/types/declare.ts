/** The TypeScript declaration of a schema. */
import {
  baseType,
  branchesOf,
  listedValues,
  type NormalSchema,
  type NormalSchemas,
  refName,
  type TypeName,
} from '../../model/schema.ts';
import { jsdoc, keyName, literal, nest } from '../text.ts';
import { describe } from './comment.ts';

/** A union of more characters than this has a line for each member. */
const LINE_LENGTH = 90;

/** The exported declaration of a named schema, with its comment. */
export function declare(name: string, schemas: NormalSchemas): string {
  const schema = schemas.get(name) ?? {};
  const types = typesOf(schema, schemas);
  const [only = ''] = types;
  const isObject = types.length === 1 && /^\{.*\}$/s.test(only);
  const fields = only.replace(/^\{ (.*) \}$/, '{\n  $1;\n}');
  const body = isObject ? `interface ${name} ${fields}` : `type ${name} = ${unite(types)};`;
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
  const all = [type ?? 'object'].flat().map((one) => typeOf(one, schema, schemas, tag));
  return [...new Set(all)];
}

/** The type of the values of a schema that have one JSON type. */
function typeOf(type: TypeName, schema: NormalSchema, schemas: NormalSchemas, tag: string): string {
  if (type === 'object') return objectType(schema, schemas, tag);
  if (type !== 'array') return baseType(type);
  const items = typesOf(schema.items ?? {}, schemas);
  return items.length > 1 || / & /.test(items[0] ?? '') ? `(${unite(items)})[]` : `${items[0]}[]`;
}

function objectType(schema: NormalSchema, schemas: NormalSchemas, tag: string): string {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const rank = (name: string) => (name === tag ? 0 : required.includes(name) ? 1 : 2);
  // First the tag, which tells when a branch applies, then what is required.
  const names = Object.keys(properties).sort((a, b) => rank(a) - rank(b));
  const fields = names.map((name) => {
    const field = properties[name] ?? {};
    const mark = required.includes(name) ? '' : '?';
    return `${commentOn(field, schemas, name)}${keyName(name)}${mark}: ${unite(typesOf(field, schemas))};\n`;
  });
  const isFree = others === undefined ? fields.length === 0 : others !== false;
  const value = typeof others === 'object' ? unite(typesOf(others, schemas)) : 'unknown';
  if (fields.length === 0)
    return isFree ? `{ [key: string]: ${value} }` : '{ [key: string]: never }';
  return `{\n${nest(fields.join('') + (isFree ? `[key: string]: ${value};\n` : ''))}}`;
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

/** A union, on one line where there is room. */
export function unite(types: string[]): string {
  const line = types.join(' | ');
  if (types.length === 1 || line.length <= LINE_LENGTH || line.includes('{\n')) return line;
  return `\n${nest(types.map((type) => `| ${type}`).join('\n'))}`;
}

function commentOn(schema: NormalSchema, schemas: NormalSchemas, field?: string): string {
  return jsdoc(describe(schema, schemas.get(refName(schema.$ref) ?? ''), field));
}
