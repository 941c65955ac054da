/** The values that a schema allows, and how a value chooses a branch of a union: by a discriminator or by its type. */
import type { Json } from '../base/json.ts';
import { typeOf } from '../runtime/table.ts';
import {
  assertionsOf,
  type Discriminator,
  refTo,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from './schema.ts';

/** The branches of a union; empty for any other schema. */
export const branchesOf = ({ oneOf, anyOf }: Schema): Schema[] => oneOf ?? anyOf ?? [];

/** What a schema refers to, also beside null: `Word` for `{$ref: Word}` and for `{anyOf: [{$ref: Word}, {type: 'null'}]}`. */
export function referenced(schema: Schema, schemas: Schemas): Schema {
  const [branch = schema, ...others] = branchesBesideNull(schema, schemas);
  return resolve(others.length === 0 ? branch : schema, schemas);
}

/** The values that `const` or `enum` lists; undefined if a schema has neither. */
export function listedIn(schema: Schema | undefined): Json[] | undefined {
  return schema?.const === undefined ? schema?.enum : [schema.const];
}

/** A schema whose `const` is written as an `enum`, for versions of JSON Schema that lack it. */
export const withoutConst = ({ const: only, ...schema }: Schema): Schema =>
  only === undefined ? schema : { ...schema, enum: [only] };

/** A schema that lists some values, the reverse of `listedIn`. */
export const listing = (values: Json[]): Schema =>
  values.length === 1 ? { const: values[0] } : { enum: values };

/**
 * The known values of an open enumeration, which is an `anyOf` of listed strings and of any string, or of any that matches
 * a pattern as they do; undefined for any other schema.
 */
export function knownIn({ anyOf = [] }: Schema): string[] | undefined {
  const branches = anyOf.map(assertionsOf);
  const listed = branches.find((branch) => branch.enum) ?? {};
  const open = branches.find((branch) => branch !== listed) ?? {};
  const { enum: values = [], type: _, ...others } = listed;
  const { pattern = '', type, ...more } = open;
  const areSimple = Object.keys({ ...others, ...more }).length === 0 && type === 'string';
  if (anyOf.length !== 2 || !areSimple || values.length === 0) return undefined;
  const isMatch = (value: Json) =>
    typeof value === 'string' && new RegExp(pattern, 'u').test(value);
  return values.every(isMatch) ? (values as string[]) : undefined;
}

const JSON_TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

/** The JSON type of a value, with `number` for an integer. */
export const jsonTypeOf = typeOf as (value: Json) => TypeName;

/** The type, with `number` for `integer`. */
export const baseType = (type: TypeName): TypeName => (type === 'integer' ? 'number' : type);

/** All values of each type that has only a few. */
export const VALUES: Partial<Record<TypeName, Json[]>> = { boolean: [true, false], null: [null] };

/** The JSON types that a schema allows, with references resolved; all types unless it limits them. */
export function typesOf(schema: Schema, schemas: Schemas): TypeName[] {
  const resolved = resolve(schema, schemas);
  const branches = branchesOf(resolved);
  if (branches.length > 0)
    return [...new Set(branches.flatMap((branch) => typesOf(branch, schemas)))];
  const listed = listedIn(resolved)?.map(jsonTypeOf);
  const allowed = [resolved.type ?? listed ?? JSON_TYPES].flat();
  const isListed = (type: TypeName) => listed?.includes(baseType(type)) ?? true;
  return [...new Set(allowed)].filter(isListed);
}

/** Whether null is the only value of a schema. */
export const isNull = (schema: Schema, schemas: Schemas): boolean =>
  typesOf(schema, schemas).join() === 'null';

/** The branches of a union without the one that is null. */
export const branchesBesideNull = (union: Schema, schemas: Schemas): Schema[] =>
  branchesOf(union).filter((branch) => !isNull(branch, schemas));

/** Whether a schema allows no list and no object. */
export const isOfScalars = (schema: Schema, schemas: Schemas): boolean =>
  !typesOf(schema, schemas).some((type) => type === 'array' || type === 'object');

/** Whether each of several branches has types that no other one has, except for one that they may share. */
export function haveOwnTypes(branches: Schema[], schemas: Schemas, shared?: TypeName): boolean {
  const types = branches.map((branch) => new Set(typesOf(branch, schemas).map(baseType)));
  const listed = types.flatMap((ofBranch) => [...ofBranch]).filter((type) => type !== shared);
  return types.length > 1 && new Set(listed).size === listed.length;
}

/** How a value chooses a branch: by the value of a discriminator, where null stands for all other strings, or by its type. */
interface Union {
  discriminator?: string;
  branches: UnionBranch[];
  /** The branch of all other strings, if the union is open. */
  open?: UnionBranch | undefined;
}

interface UnionBranch {
  schema: Schema;
  /** Its pointer in the union, such as `/oneOf/0`. */
  pointer: string;
  chosenBy: (string | boolean)[] | null;
}

/**
 * The branches of a schema, and what chooses each; no branches for one that is no union.
 *
 *     {oneOf: [{kind: {const: cat}}, {kind: {enum: [dog, wolf]}}, {kind: {not: {enum: [cat, dog, wolf]}}}]}
 *     → {discriminator: 'kind', branches: [{chosenBy: [cat], …}, {chosenBy: [dog, wolf], …}, {chosenBy: null, …}]}
 */
export function unionOf(schema: Schema, schemas: Schemas): Union {
  const { 'x-discriminator': discriminator = discriminatorOf(schema, schemas) } = schema;
  const keyword = schema.oneOf ? 'oneOf' : 'anyOf';
  const branches = branchesOf(schema).map((branch, index) => {
    const chosenBy = discriminator ? discriminator.values[index] : typesOf(branch, schemas);
    return { schema: branch, pointer: `/${keyword}/${index}`, chosenBy: chosenBy ?? null };
  });
  const open = branches.find(({ chosenBy }) => chosenBy === null);
  return { ...(discriminator && { discriminator: discriminator.name }), branches, open };
}

/** The discriminator of a `oneOf`: the first required field each of whose values chooses one branch; undefined if there is none. */
function discriminatorOf(
  { oneOf = [], required = [] }: Schema,
  schemas: Schemas,
): Discriminator | undefined {
  const branches = oneOf.map((branch) => objectsIn(branch, schemas));
  const objects = branches.flat();
  // Nothing would choose the branch of null.
  if (objects.some(({ type = 'object' }) => [type].flat().join() !== 'object')) return undefined;
  const isRequired = (name: string) =>
    objects.every((object) => [...required, ...(object.required ?? [])].includes(name));
  const fieldIn = (name: string) => (object: Schema) =>
    resolve(object.properties?.[name] ?? {}, schemas);
  for (const name of Object.keys(objects[0]?.properties ?? {}).filter(isRequired)) {
    const values = valuesApart(branches.map((ofBranch) => ofBranch.map(fieldIn(name))));
    if (values) return { name, values };
  }
  return undefined;
}

/**
 * The values of a field that choose each branch, by the field in each object of a branch; undefined unless each value
 * chooses one branch:
 *
 *     [[{const: a}], [{const: b}, {const: c}], [{type: string, not: {enum: [a, b, c]}}]]  →  [[a], [b, c], null]
 */
function valuesApart(branches: Schema[][]): Discriminator['values'] | undefined {
  const values = branches.map((fields) => {
    const lists = fields.flatMap((field) => listedIn(field) ?? []);
    return fields.every(listedIn) ? [...new Set(lists)] : null;
  });
  const listed = values.flatMap((several) => several ?? []);
  const choosesOne = (value: Json) =>
    /^(string|boolean)$/.test(typeof value) && listed.indexOf(value) === listed.lastIndexOf(value);
  const excludesListed = ({ type, not }: Schema) =>
    type === 'string' && listed.every((value) => listedIn(not)?.includes(value));
  const open = branches.filter((_, index) => values[index] === null);
  if (listed.length === 0 || !listed.every(choosesOne)) return undefined;
  if (open.length > 1 || !open.flat().every(excludesListed)) return undefined;
  return values as Discriminator['values'];
}

/** The objects that a schema is one of: itself, or those of its branches. */
export function objectsIn(schema: Schema, schemas: Schemas): Schema[] {
  const object = resolve(schema, schemas);
  return object.oneOf?.flatMap((branch) => objectsIn(branch, schemas)) ?? [object];
}

/** The branches of a discriminated union that each have a type of their own, with their title as its name; else an empty list. */
export function titledBranches(union: Schema, schemas: Schemas): Schema[] {
  const { discriminator } = unionOf(union, schemas);
  const branches = discriminator === undefined ? [] : branchesOf(union);
  return branches.every(({ $ref, title }) => title !== undefined && !$ref) ? branches : [];
}

/** The branches of an open union whose discriminator has listed values; an empty list for any other schema. */
export function closedBranches(union: Schema, schemas: Schemas): Schema[] {
  const { branches, open } = unionOf(union, schemas);
  const listed = branches.filter((branch) => branch !== open);
  return open ? listed.map(({ schema }) => schema) : [];
}

/** A named schema, with its name as a prefix of the titles of its branches. */
export function withPrefix(name: string, schema: Schema): Schema {
  if (!schema.oneOf) return schema;
  const oneOf = schema.oneOf.map((branch) => {
    const { title } = branch;
    return title === undefined ? branch : { ...branch, title: joinNames(name, title) };
  });
  return { ...schema, oneOf };
}

/** Joins a schema's name and a branch's title without their overlap: `ABlock`, `BlockFailed`: `ABlockFailed`. */
function joinNames(name: string, title: string): string {
  const words = title.replace(/[^\p{L}\p{N}]+(.?)/gu, (_, letter) => letter.toUpperCase());
  let start = 0;
  while (!words.startsWith(name.slice(start))) start++;
  return name.slice(0, start) + words;
}

/** The schemas, and each titled branch of a union by its discriminator as a separate schema, whose discriminator comes first. */
export function withBranches(schemas: Schemas): Schemas {
  const named: Schemas = { ...schemas };
  for (const [name, schema] of Object.entries(schemas)) {
    const { discriminator = '' } = unionOf(schema, schemas);
    const branches = titledBranches(schema, schemas);
    for (const { title = '', ...branch } of branches) {
      const { [discriminator]: first = {}, ...properties } = branch.properties ?? {};
      named[title] = { ...branch, properties: { [discriminator]: first, ...properties } };
    }
    if (branches.length > 0)
      named[name] = { ...schema, oneOf: branches.map(({ title = '' }) => refTo(title)) };
  }
  return named;
}
