/** The values that a schema allows: listed ones, their types, and defaults. */
import type { Json } from '../json.ts';
import {
  isAnnotation,
  isRead,
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from './nodes.ts';

/** The values that `const` or `enum` lists; undefined if a schema has neither. */
export function listedIn(schema: Schema | undefined): Json[] | undefined {
  return schema?.const === undefined ? schema?.enum : [schema.const];
}

/**
 * A schema without what the code of this project does not read: it accepts every value that the whole schema accepts.
 * Types, parsers, facts and pages are made of it.
 */
export function readable(whole: Schema): Schema {
  const { not } = whole;
  const listed = listedIn(whole)?.some((value) => typeof value === 'object' && value !== null);
  const kept: Schema = {};
  for (const [key, value] of Object.entries(whole)) {
    const isListing = key === 'not' && listedIn(not) && Object.keys(not ?? {}).length === 1;
    // The rule for other items or fields looks at the keyword that is left out.
    const isRest = 'prefixItems' in whole && key === 'items';
    const isTooMuch = listed && (key === 'const' || key === 'enum');
    if ((isRead(key) || isListing) && !isRest && !isTooMuch) Object.assign(kept, { [key]: value });
  }
  if ('patternProperties' in whole) kept.additionalProperties = true;
  return mapChildren(kept, readable);
}

/** A schema that lists some values, the reverse of `listedIn`. */
export const listing = (values: Json[]): Schema =>
  values.length === 1 ? { const: values[0] } : { enum: values };

/** The branches of a union; empty for any other schema. */
export const branchesOf = ({ oneOf, anyOf }: Schema): Schema[] => oneOf ?? anyOf ?? [];

/**
 * The known values of an open enumeration, which is an `anyOf` of listed strings and of a pattern that all of them
 * match; undefined for any other schema.
 */
export function knownIn({ anyOf = [] }: Schema): string[] | undefined {
  const [listed, open, ...more] = anyOf;
  if (listed?.enum === undefined || open?.pattern === undefined || more.length > 0)
    return undefined;
  if (listed.type !== 'string' || open.type !== 'string') return undefined;
  const isRule = (key: string) => !isAnnotation(key) && !['type', 'enum', 'pattern'].includes(key);
  if ([listed, open].some((one) => Object.keys(one).some(isRule))) return undefined;
  const pattern = new RegExp(open.pattern, 'u');
  const values = listed.enum.filter((value) => typeof value === 'string');
  return values.every((value) => pattern.test(value)) ? values : undefined;
}

/** The default of a field: its own, or else that of the schema it refers to. */
export function defaultOf(field: Schema | undefined, schemas: Schemas): Json | undefined {
  if (field === undefined || field.default !== undefined) return field?.default;
  const name = nameIn(field);
  return name === undefined ? undefined : defaultOf(schemas[name], schemas);
}

const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

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
    listedIn(found)?.flatMap((value) => TYPES.filter((type) => isOfType(value, type))),
  ].filter((types) => types !== undefined);
  // A type must be allowed by each limit.
  const isAllowed = (type: TypeName) =>
    limits.every((types) => types.some((other) => baseType(other) === baseType(type)));
  return [...new Set(limits[0] ?? TYPES)].filter(isAllowed);
}
