/** The values that a schema allows, and how a value chooses a branch of a union: by a discriminator or by its type. */
import type { Json } from '../base/json.ts';
import {
  nameIn,
  resolve,
  rulesOf,
  type Schema,
  type Schemas,
  schemasReached,
  type TypeName,
} from './schema.ts';

/** The branches of a union; empty for any other schema. */
export const branchesOf = ({ oneOf, anyOf }: Schema): Schema[] => oneOf ?? anyOf ?? [];

/** The values that `const` or `enum` lists; undefined if a schema has neither. */
export function listedIn(schema: Schema | undefined): Json[] | undefined {
  return schema?.const === undefined ? schema?.enum : [schema.const];
}

/** A schema that lists some values, the reverse of `listedIn`. */
export const listing = (values: Json[]): Schema =>
  values.length === 1 ? { const: values[0] } : { enum: values };

/**
 * The known values of an open enumeration, which is an `anyOf` of listed strings and of any string, or of any that matches
 * a pattern as they do; undefined for any other schema.
 */
export function knownIn({ anyOf = [] }: Schema): string[] | undefined {
  const [listed = {}, open = {}] = anyOf.toSorted((one) => (one.enum ? -1 : 1)).map(rulesOf);
  const { enum: values = [], type: _, ...others } = listed;
  const { pattern = '', type, ...more } = open;
  const areSimple = Object.keys({ ...others, ...more }).length === 0 && type === 'string';
  if (anyOf.length !== 2 || !areSimple || values.length === 0) return undefined;
  const isMatch = (value: Json) =>
    typeof value === 'string' && new RegExp(pattern, 'u').test(value);
  return values.every(isMatch) ? (values as string[]) : undefined;
}

/** The default of a field or, without one, of the schema that it refers to. */
export function defaultOf(field: Schema, schemas: Schemas): Json | undefined {
  const name = nameIn(field);
  if (field.default !== undefined || name === undefined) return field.default;
  return defaultOf(schemas[name] ?? {}, schemas);
}

/** Whether a field in a schema or in its references has a default. */
export function hasDefaults(schema: Schema, schemas: Schemas): boolean {
  return schemasReached(schema, schemas).some((node) => node.default !== undefined);
}

const JSON_TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

/** The JSON type of a value. */
export function typeOf(value: unknown): TypeName {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as TypeName);
}

/** The type, with `number` for `integer`. */
export const baseType = (type: TypeName): TypeName => (type === 'integer' ? 'number' : type);

/** The JSON types that a schema allows, with references resolved; all types unless it limits them. */
export function typesOf(schema: Schema, schemas: Schemas): TypeName[] {
  const resolved = resolve(schema, schemas);
  const branches = branchesOf(resolved);
  const limits = [
    resolved.type && [resolved.type].flat(),
    branches.length > 0 ? branches.flatMap((one) => typesOf(one, schemas)) : undefined,
    listedIn(resolved)?.map(typeOf),
  ].filter((types) => types !== undefined);
  // A type must be allowed by each limit.
  const isAllowed = (type: TypeName) =>
    limits.every((types) => types.some((other) => baseType(other) === baseType(type)));
  return [...new Set(limits[0] ?? JSON_TYPES)].filter(isAllowed);
}

/** The types of each branch of a union; undefined if two branches share a type. */
export function typesApart(union: Schema, schemas: Schemas): TypeName[][] | undefined {
  const types = branchesOf(union).map((branch) => typesOf(branch, schemas));
  const all = types.flatMap((one) => [...new Set(one.map(baseType))]);
  return types.length > 1 && new Set(all).size === all.length ? types : undefined;
}

/** A value that chooses a branch of a union. */
type DiscriminatorValue = string | boolean;

/** The discriminator of a union: the required field that chooses a branch. */
export interface Discriminator {
  name: string;
  /** The values that choose each branch; `other` is any string that no other branch lists. */
  values: (DiscriminatorValue[] | 'other')[];
}

/** The discriminator of a `oneOf`: the first required field each of whose values chooses one branch; undefined if there is none. */
export function discriminatorOf(
  { oneOf = [], required = [] }: Schema,
  schemas: Schemas,
): Discriminator | undefined {
  let first = resolve(oneOf[0] ?? {}, schemas);
  while (first.oneOf) first = resolve(first.oneOf[0] ?? {}, schemas);
  for (const name of Object.keys(first.properties ?? {})) {
    const values = oneOf.map((branch) =>
      discriminatorValues(branch, name, schemas, required.includes(name)),
    );
    const discriminator = { name, values: values.filter((one) => one !== undefined) };
    const all = discriminator.values.flat();
    if (
      discriminator.values.length === oneOf.length &&
      all.length > 1 &&
      new Set(all).size === all.length
    )
      return discriminator;
  }
  return undefined;
}

/** The branches of a discriminated union that each have a type of their own, with their title as its name; else an empty list. */
export function titledBranches(union: Schema, schemas: Schemas): Schema[] {
  const branches = discriminatorOf(union, schemas) ? branchesOf(union) : [];
  return branches.every(({ $ref, title }) => title !== undefined && !$ref) ? branches : [];
}

/** The values of a discriminator that a branch, or its own branches, list; undefined if it does not select the branch. */
function discriminatorValues(
  branch: Schema,
  name: string,
  schemas: Schemas,
  isRequired = false,
): DiscriminatorValue[] | 'other' | undefined {
  const { oneOf, properties, required } = resolve(branch, schemas);
  if (oneOf) {
    const all = oneOf.map((one) => discriminatorValues(one, name, schemas, isRequired));
    return all.every(Array.isArray)
      ? [...new Set((all as DiscriminatorValue[][]).flat())]
      : undefined;
  }
  if (!isRequired && !required?.includes(name)) return undefined;
  const field = resolve(properties?.[name] ?? {}, schemas);
  const isDiscriminatorValue = (value: Json) =>
    typeof value === 'string' || typeof value === 'boolean';
  const listed = listedIn(field);
  if (listed)
    return listed.every(isDiscriminatorValue) ? (listed as DiscriminatorValue[]) : undefined;
  return field.type === 'string' && listedIn(field.not) ? 'other' : undefined;
}

/** The values that the branches of a discriminated union list. */
export function valuesOf({ values }: Discriminator): DiscriminatorValue[] {
  return values.flatMap((one) => (one === 'other' ? [] : one));
}

/** The branch of a union that a value of its discriminator selects: the branch that lists it or the open branch. */
export function branchFor(union: Schema, value: unknown, schemas: Schemas): Schema | undefined {
  const values = discriminatorOf(union, schemas)?.values ?? [];
  const listing = values.findIndex((one) => one !== 'other' && one.some((some) => some === value));
  return branchesOf(union)[listing < 0 ? values.indexOf('other') : listing];
}
