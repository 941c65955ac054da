/** The fields of a schema with their paths, and words for their values. */
import { limitsInWords } from '../emit/shared/limits.ts';
import { nameIn, resolve, type Schema, type Schemas, STATES } from '../model/schema.ts';
import { branchesOf, knownIn, listedIn } from '../model/unions.ts';
import { code } from './md.ts';

export interface Field {
  /** The path from the schema, such as `config.model.name`. */
  path: string;
  /** The keywords of the field and, below them, those of the schema that it refers to. */
  schema: Schema;
  required: boolean;
}

/** Every field of a schema and of the schemas that it refers to, each path once. */
export function fieldsOf(schemas: Schemas, name: string): Field[] {
  const fields = new Map<string, Field>();
  const visit = (node: Schema, path: string): void => {
    const {
      properties = {},
      required = [],
      items,
      additionalProperties,
      ...others
    } = resolve(node, schemas);
    for (const [key, property] of Object.entries(properties)) {
      const inner = path ? `${path}.${key}` : key;
      const schema = { ...resolve(property, schemas), ...property };
      const field = { path: inner, schema, required: required.includes(key) };
      const known = fields.get(inner);
      fields.set(inner, known ? joinFields(known, field) : field);
      // The parameters of a job are listed where clients send them, and nothing is known about opaque fields.
      if (key !== 'request_params' && !property['x-opaque']) visit(property, inner);
    }
    if (items) visit(items, `${path}[]`);
    if (typeof additionalProperties === 'object') visit(additionalProperties, `${path}.*`);
    for (const branch of branchesOf(others)) visit(branch, path);
  };
  visit(schemas[name] ?? {}, '');
  return [...fields.values()];
}

/** A field that several branches have. All values of a discriminator are listed, unless it is a boolean. */
function joinFields(first: Field, second: Field): Field {
  const { const: _, enum: __, ...schema } = first.schema;
  const lists = [first, second].map((field) => listedIn(field.schema) ?? []);
  const isListing = lists.every(([value]) => value !== undefined && typeof value !== 'boolean');
  const listed = isListing ? { enum: [...new Set(lists.flat())] } : {};
  return { ...first, schema: { ...schema, ...listed } };
}

/** The path of a field, with its maturity and its deprecation. */
export function fieldName({ path, schema }: Field): string {
  return [code(path), ...states(schema)].join(' ');
}

/** The maturity and the deprecation of a schema, emphasized. */
export function states(schema: Schema): string[] {
  return STATES.flatMap((key) => {
    const state = schema[key];
    return state ? [`_${state === true ? key : state}_`] : [];
  });
}

/** The bounds, the unit and the listed values of a field. */
export function limitsOf({ schema }: Field, schemas: Schemas): string[] {
  return [...limitsInWords(schema, schemas), ...valuesInWords(schema, schemas)];
}

/** The most values of a named enumeration that are listed; of a longer one, the name is. */
const MOST_VALUES = 20;

function valuesInWords(schema: Schema, schemas: Schemas): string[] {
  const isList = (one: Schema) => resolve(one, schemas).type === 'array';
  const branches = branchesOf(schema);
  const inner = [...branches, ...(schema.items ? [schema.items] : [])];
  const items = inner.flatMap((one) => resolve(one, schemas).items ?? one);
  const lists = [schema, ...items].flatMap((node) => {
    const { $ref: _, ...beside } = node;
    const whole = { ...resolve(node, schemas), ...beside };
    const values = knownIn(whole) ?? whole.enum;
    return values ? [{ values, name: nameIn(node) }] : [];
  });
  const [first] = lists;
  if (first === undefined) return [];
  const { values, name } = first;
  const isLong = name !== undefined && values.length > MOST_VALUES;
  const said = isLong ? `a value of ${code(name)}` : `one of ${values.map(code).join(', ')}`;
  const orList = branches.some(isList) ? ', or a list of these values' : '';
  return [`${isList(schema) ? 'each item is ' : ''}${said}${orList}`];
}

/** The type of a schema in words, such as `list of strings or null`. */
export function typeInWords(schema: Schema): string {
  const name = nameIn(schema);
  if (name !== undefined) return code(name);
  const types = [schema.type ?? 'any value'].flat();
  const words = types.map((type) => {
    if (type !== 'array') return type;
    const item = typeInWords(schema.items ?? {});
    return `list of ${/\w$/.test(item) ? `${item}s` : item}`;
  });
  return words.join(' or ');
}
