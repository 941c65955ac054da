/** The values that a schema allows: listed ones, their types, and defaults. */
import { isDeepStrictEqual } from 'node:util';
import { type Json, pick } from '../json.ts';
import {
  isAnnotation,
  isRead,
  mapChildren,
  NONE,
  nameIn,
  namesReached,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
  visitSchema,
} from './nodes.ts';

/** The values that `const` or `enum` lists; undefined if a schema has neither. */
export function listedIn(schema: Schema | undefined): Json[] | undefined {
  return schema?.const === undefined ? schema?.enum : [schema.const];
}

/**
 * The part of a schema that the code of this project reads: it accepts every value that the whole schema accepts.
 * Types, parsers and guides are made of it.
 */
export function readable(whole: Schema): Schema {
  const { not, allOf = [] } = whole;
  const isListing = listedIn(not) && Object.keys(not ?? {}).length === 1;
  const isOfParts = listedIn(whole)?.some((value) => typeof value === 'object' && value !== null);
  const kept: Schema = pick(whole, (key) => {
    return key === 'not'
      ? isListing === true
      : isRead(key) &&
          !(isOfParts && /const|enum/.test(key)) &&
          // The rest of a rule that several parts state differently is not read.
          !(/pattern|format|multipleOf/.test(key) && allOf.some((part) => key in part));
  });
  if (Object.keys(kept).length < Object.keys(whole).length) kept['x-partial'] = true;
  if (not?.type === 'null' || listedIn(not)?.includes(null)) {
    const isNull = (type: unknown) => type === 'null';
    if (Array.isArray(kept.type)) kept.type = kept.type.filter((type) => !isNull(type));
    if (kept.anyOf) kept.anyOf = kept.anyOf.filter(({ type }) => !isNull(type));
  }
  if (whole.properties) {
    const fields = Object.entries(whole.properties);
    // A field that accepts nothing is never there.
    kept.properties = Object.fromEntries(fields.filter(([, one]) => !isDeepStrictEqual(one, NONE)));
  }
  if ('patternProperties' in whole) kept.additionalProperties = true;
  if ('prefixItems' in whole) delete kept.items;
  return mapChildren(kept, readable);
}

/** A schema that lists some values, the reverse of `listedIn`. */
export const listing = (values: Json[]): Schema =>
  values.length === 1 ? { const: values[0] } : { enum: values };

/** The branches of a union; empty for any other schema. */
export const branchesOf = ({ oneOf, anyOf }: Schema): Schema[] => oneOf ?? anyOf ?? [];

/**
 * The known values of an open enumeration, which is an `anyOf` of listed strings and of any string, or any that matches
 * a pattern as they do; undefined for any other schema.
 */
export function knownIn({ anyOf = [] }: Schema): string[] | undefined {
  const { enum: values = [], pattern = '', ...rules } = Object.assign({}, ...anyOf) as Schema;
  const [listed = {}, open = {}] = anyOf.toSorted((a) => (a.enum ? -1 : 1));
  const own = Object.keys(rules).filter((key) => !isAnnotation(key));
  if (anyOf.length !== 2 || own.join() !== 'type' || open.type !== 'string') return undefined;
  if (open.enum || listed.pattern) return undefined;
  const isMatch = (value: Json) =>
    typeof value === 'string' && new RegExp(pattern, 'u').test(value);
  return values.length > 0 && values.every(isMatch) ? (values as string[]) : undefined;
}

/** The default of a field or, without one, of the schema that it refers to. */
export function defaultOf(field: Schema | undefined, schemas: Schemas): Json | undefined {
  if (field === undefined || field.default !== undefined) return field?.default;
  const name = nameIn(field);
  return name === undefined ? undefined : defaultOf(schemas[name], schemas);
}

/** Whether a field in a schema or in its references has a default. */
export function hasDefaults(schema: Schema, schemas: Schemas): boolean {
  let found = false;
  const visit = ({ properties = {} }: Schema) => {
    found ||= Object.values(properties).some((field) => defaultOf(field, schemas) !== undefined);
  };
  visitSchema(schema, visit);
  for (const name of namesReached([schema], schemas)) visitSchema(schemas[name] ?? {}, visit);
  return found;
}

const JSON_TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

/** Whether a value is of a JSON type. */
export function isOfType(value: unknown, type: TypeName): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return type === typeof value;
}

/** The type, with `number` for `integer`. */
export const baseType = (type: TypeName): TypeName => (type === 'integer' ? 'number' : type);

/** The JSON types that a schema allows, with references resolved; all types unless it limits them. */
export function typesOf(schema: Schema, schemas: Schemas): TypeName[] {
  const found = resolve(schema, schemas);
  const branches = branchesOf(found);
  const limits = [
    found.type && [found.type].flat(),
    branches.length > 0 ? branches.flatMap((one) => typesOf(one, schemas)) : undefined,
    listedIn(found)?.flatMap((value) => JSON_TYPES.filter((type) => isOfType(value, type))),
  ].filter((types) => types !== undefined);
  // A type must be allowed by each limit.
  const isAllowed = (type: TypeName) =>
    limits.every((types) => types.some((other) => baseType(other) === baseType(type)));
  return [...new Set(limits[0] ?? JSON_TYPES)].filter(isAllowed);
}
