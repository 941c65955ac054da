/**
 * The one representation of a schema: a plain JSON Schema object, whose references to named schemas are
 * `#/components/schemas/<Name>`. Everything that looks into schemas is built on `mapChildren`.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Json, joinPointer, mapValues, pick } from './json.ts';

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** An entry of `x-replaces`: a name in the first version, or something from the first version that was removed. */
export interface Replaces {
  /** The name in the first version. */
  name?: string;
  /** The name, in the first version, of what was removed. */
  removed?: string;
  /** How the value changed, or what to do instead. */
  change?: string;
}

/** Keywords that `check/vocabulary.ts` refuses: only earlier releases, and values made for tests, may have them. */
export interface RefusedKeywords {
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  contentMediaType?: string;
}

/** A schema with the keywords that the contract uses. */
export interface Schema extends RefusedKeywords {
  $ref?: string;
  title?: string;
  description?: string;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
  type?: TypeName | TypeName[];
  const?: Json;
  enum?: Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Schemas;
  required?: string[];
  additionalProperties?: boolean | Schema;
  contentEncoding?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  /** What validators use to try one branch of a union; the contract itself does not. */
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** The field that chooses a branch, for generators. */
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  'x-unspecified'?: string[];
  'x-assumption'?: string[];
  'x-maturity'?: 'alpha' | 'beta';
  'x-opaque'?: true;
  'x-unit'?: string;
  'x-replaces'?: Replaces[];
  /** In the tolerant profile only: the values that an editor suggests, where any other is read, too. */
  'x-known'?: Json[];
}

/** Named schemas. */
export type Schemas = Record<string, Schema>;

/** The pointer to the named schemas of a document. */
export const SCHEMAS = '/components/schemas';

const PREFIX = `#${SCHEMAS}/`;

/** A reference to a named schema. */
export const refTo = (name: string): Schema => ({ $ref: PREFIX + name });

/** The name in a reference to a named schema; undefined for any other schema. */
export function nameIn({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
}

/** The named schema behind a reference, or the schema itself; `{}` for a name that does not exist. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  let found = schema;
  for (let name = nameIn(found); name !== undefined; name = nameIn(found)) {
    found = schemas[name] ?? {};
  }
  return found;
}

const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'discriminator',
]);

/** Whether a keyword only describes a value, and refuses none. */
export const isAnnotation = (key: string): boolean => key.startsWith('x-') || ANNOTATIONS.has(key);

/** The annotations of a schema. */
export const annotationsOf = (schema: Schema): Schema => pick(schema, isAnnotation);

/** Whether a schema is `allOf: [{$ref}]` beside annotations, which gives a reference a description of its own. */
export function isAlias({ allOf, ...own }: Schema): boolean {
  return (
    allOf?.length === 1 && allOf[0]?.$ref !== undefined && Object.keys(own).every(isAnnotation)
  );
}

/** The name of the schema that a node refers to, by `$ref` or as an alias. */
export function referredName(schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  return nameIn((isAlias(schema) ? schema.allOf?.[0] : schema) ?? {});
}

/** The step from a schema to one directly below it. */
export interface Step {
  keyword: 'allOf' | 'oneOf' | 'anyOf' | 'properties' | 'items' | 'additionalProperties' | 'not';
  /** The name of a property, or the index in a list. */
  key?: string | number;
  /** The JSON pointer from the outer schema. */
  pointer: string;
}

/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'not'] as const;
const LISTS = ['allOf', 'oneOf', 'anyOf'] as const;

/** A copy of a schema whose direct children are mapped. */
export function mapChildren(schema: Schema, map: (child: Schema, step: Step) => Schema): Schema {
  const mapped: Schema = { ...schema };
  for (const keyword of LISTS) {
    const list = schema[keyword];
    if (!list) continue;
    mapped[keyword] = list.map((one, key) =>
      map(one, { keyword, key, pointer: `/${keyword}/${key}` }),
    );
  }
  for (const keyword of ONE) {
    const one = schema[keyword];
    if (typeof one === 'object') mapped[keyword] = map(one, { keyword, pointer: `/${keyword}` });
  }
  if (schema.properties) {
    mapped.properties = mapValues(schema.properties, (one, key) =>
      map(one, { keyword: 'properties', key, pointer: joinPointer('/properties', key) }),
    );
  }
  return mapped;
}

/** A schema and everything below it mapped, the innermost first. References are not followed. */
export function mapDeep(schema: Schema, map: (node: Schema) => Schema): Schema {
  return map(mapChildren(schema, (child) => mapDeep(child, map)));
}

/** The schemas directly below a schema, each with the step to it. */
export function childrenOf(schema: Schema): (Step & { node: Schema })[] {
  const children: (Step & { node: Schema })[] = [];
  mapChildren(schema, (node, step) => {
    children.push({ node, ...step });
    return node;
  });
  return children;
}

/** A place in a schema. */
export interface SchemaPlace {
  pointer: string;
  /** The field, such as `data.text`, `names[]` or `labels.*`; `''` is the schema itself. */
  field: string;
  /** The title of the innermost titled branch around the node; null if there is none. */
  branch: string | null;
  /** The keyword of the outer schema that contains the node; absent at the start of the visit. */
  keyword?: Step['keyword'];
}

/**
 * Visits a schema and every schema below it, from the outside in. References are not followed.
 *
 * @param visit gets each node and its place; it returns `false` to skip everything below
 * @param start the place of the schema itself
 */
export function visitSchema(
  schema: Schema,
  visit: (node: Schema, place: SchemaPlace) => unknown,
  start: Partial<SchemaPlace> = {},
): void {
  const place = { pointer: '', field: '', branch: null, ...start };
  if (visit(schema, place) === false) return;
  for (const { node, keyword, key, pointer } of childrenOf(schema)) {
    let { field, branch } = place;
    if (keyword === 'properties') field = field === '' ? String(key) : `${field}.${key}`;
    if (keyword === 'items') field += '[]';
    if (keyword === 'additionalProperties') field += '.*';
    if (keyword === 'anyOf' || keyword === 'oneOf') branch = node.title ?? branch;
    visitSchema(node, visit, { pointer: place.pointer + pointer, field, branch, keyword });
  }
}

/** The names of the schemas that some schemas refer to, directly or indirectly. */
export function namesIn(starts: readonly Schema[], schemas: Schemas): Set<string> {
  const names = new Set<string>();
  const follow = (node: Schema): void => {
    const name = nameIn(node);
    const target = name === undefined ? undefined : schemas[name];
    if (name === undefined || target === undefined || names.has(name)) return;
    names.add(name);
    visitSchema(target, follow);
  };
  for (const start of starts) visitSchema(start, follow);
  return names;
}

/** Visits a schema and all that it refers to, directly or indirectly, with everything below each. */
export function visitReached(
  start: Schema,
  schemas: Schemas,
  visit: (node: Schema, place: SchemaPlace) => unknown,
): void {
  visitSchema(start, visit);
  for (const name of namesIn([start], schemas)) visitSchema(schemas[name] ?? {}, visit);
}

/** The values that `const` or `enum` lists; undefined if a schema has neither. */
export function listedIn(schema: Schema | undefined): Json[] | undefined {
  return schema?.const === undefined ? schema?.enum : [schema.const];
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

/** The JSON types. */
export const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

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

/** A value that chooses a branch of a union. */
export type TagValue = string | boolean;

/** The tag of a union: the required field that chooses a branch. */
export interface Tag {
  name: string;
  /** The values that choose each branch; `other` is any string that no other branch lists. */
  values: (TagValue[] | 'other')[];
}

/** The tag of a `oneOf`: the first required field each of whose values chooses one branch; undefined if there is none. */
export function tagOf({ oneOf = [], required = [] }: Schema, schemas: Schemas): Tag | undefined {
  const [first = {}] = oneOf;
  if (oneOf.length < 2) return undefined;
  for (const name of tagNames(first, schemas)) {
    const values = oneOf.map((branch) => tagValues(branch, name, schemas, required.includes(name)));
    const stated = values.filter((one) => one !== undefined);
    if (stated.length === oneOf.length && areApart(stated, name, oneOf, schemas)) {
      return { name, values: stated };
    }
  }
  return undefined;
}

/** The tag of a `oneOf` of objects, without rules beside it but for a type and required fields; else undefined. */
export function tagOfObjects(union: Schema, schemas: Schemas): Tag | undefined {
  const isRule = (key: string) =>
    !isAnnotation(key) && !['type', 'required', 'oneOf'].includes(key);
  const types = [union, ...(union.oneOf ?? [])].map((one) => typesOf(one, schemas).join());
  const areObjects = types.every((one) => one === 'object') && !Object.keys(union).some(isRule);
  return areObjects ? tagOf(union, schemas) : undefined;
}

/** The types of each branch of a union without rules beside it; undefined if two branches share one. */
export function typesApart(union: Schema, schemas: Schemas): TypeName[][] | undefined {
  const branches = branchesOf(union);
  const isRule = (key: string) => !isAnnotation(key) && !['oneOf', 'anyOf'].includes(key);
  if (branches.length < 2 || Object.keys(union).filter(isRule).length > 0) return undefined;
  const types = branches.map((branch) => typesOf(branch, schemas));
  const all = types.flatMap((one) => [...new Set(one.map(baseType))]);
  const isApart = new Set(all).size === all.length && types.every((one) => one.length > 0);
  return isApart && !(union.oneOf && union.anyOf) ? types : undefined;
}

/** The values that the branches of a tagged union list. */
export function valuesOf({ values }: Tag): TagValue[] {
  return values.flatMap((one) => (one === 'other' ? [] : one));
}

/** The index of the branch that a value of the tag chooses: the one that lists it, or else the open one; -1 if none. */
export function branchFor({ values }: Tag, value: unknown): number {
  const listing = values.findIndex((one) => one !== 'other' && one.some((some) => some === value));
  return listing < 0 ? values.indexOf('other') : listing;
}

/** The objects that a branch stands for: those of a union, or itself. */
export function objectsIn(branch: Schema, schemas: Schemas): Schema[] {
  const schema = resolve(branch, schemas);
  const branches = branchesOf(schema);
  return branches.length > 0 ? branches.flatMap((one) => objectsIn(one, schemas)) : [schema];
}

function tagNames(branch: Schema, schemas: Schemas): string[] {
  return Object.keys(objectsIn(branch, schemas)[0]?.properties ?? {});
}

/** The values of a tag that a branch lists; undefined if it is not one of the branches that the tag chooses. */
export function tagValues(
  branch: Schema,
  name: string,
  schemas: Schemas,
  isRequired: boolean,
): TagValue[] | 'other' | undefined {
  const all = objectsIn(branch, schemas).map(({ required, properties }) => {
    const field = properties?.[name];
    if (field === undefined || !(isRequired || required?.includes(name))) return undefined;
    const resolved = resolve(field, schemas);
    const values = listedIn(resolved);
    if (values === undefined) {
      return resolved.type === 'string' && listedIn(resolved.not) ? 'other' : undefined;
    }
    const isTag = (value: Json) => typeof value === 'string' || typeof value === 'boolean';
    return values.every(isTag) ? (values as TagValue[]) : undefined;
  });
  const [first] = all;
  if (all.includes(undefined) || all.length === 0) return undefined;
  if (all.includes('other')) return all.length === 1 ? first : undefined;
  return [...new Set(all.flat() as TagValue[])];
}

/** Whether no two branches list the same value, and at most one accepts any other string: all but the listed ones. */
function areApart(values: Tag['values'], name: string, oneOf: Schema[], schemas: Schemas): boolean {
  const listed = values.flatMap((one) => (one === 'other' ? [] : one));
  if (new Set(listed).size < listed.length) return false;
  const open = oneOf.filter((_, index) => values[index] === 'other');
  const [other, ...more] = open;
  if (other === undefined) return true;
  const field = resolve(other, schemas).properties?.[name] ?? {};
  const excluded = new Set(listedIn(resolve(field, schemas).not));
  return more.length === 0 && isDeepStrictEqual(excluded, new Set<Json>(listed));
}

/** The titles of the branches of a union by its tag, if each is a name: types are named after them. */
export function namedBranches(schema: Schema, schemas: Schemas): string[] {
  const titles = tagOf(schema, schemas) ? branchesOf(schema).map(({ title }) => title ?? '') : [];
  return titles.every((title) => /^[A-Za-z]\w*$/.test(title)) ? titles : [];
}
