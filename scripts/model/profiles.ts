/**
 * The profiles, as functions from the merged schemas: `strict`, for values to send, and `tolerant`, for values to read.
 *
 * ```yaml
 * Job:                              strict                             tolerant
 *   oneOf:                            oneOf:                             type: object
 *     - required: [status]              - required: [status]             properties:
 *       properties:                       properties:                      status: {type: [string, 'null'],
 *         status: {const: done}             status: {const: done}                   x-known: [done, failed]}
 *         words: {type: integer}    →       words: {type: integer}   or    words: {}
 *                                         additionalProperties: false
 *     - required: [status]              - required: [status]
 *       properties:                       properties:
 *         status: {const: failed}           status: {const: failed}
 *                                         additionalProperties: false
 * ```
 */
import { isDeepStrictEqual } from 'node:util';
import { type Json, type JsonObject, mapValues, pickBy, sortByKey } from '../base/json.ts';
import { areSame } from './places.ts';
import {
  annotationsOf,
  assertionsOf,
  mapNodes,
  resolve,
  type Schema,
  type Schemas,
  schemasIn,
  type TypeName,
  withTarget,
} from './schema.ts';
import {
  baseType,
  branchesOf,
  haveOwnTypes,
  isNull,
  jsonTypeOf,
  listedIn,
  listing,
  objectsIn,
  typesOf,
  unionOf,
} from './unions.ts';

/** Schemas as they are published, sorted by name: without `x-` keys, and without a title, which their name is. */
export function publicForms(schemas: Schemas): Schemas {
  const publish = (node: Schema) => pickBy(node, (key) => !key.startsWith('x-'));
  const forms = mapValues(schemas, ({ title: _, ...schema }) => mapNodes(schema, publish));
  return Object.fromEntries(sortByKey(Object.entries(forms)));
}

/** For values to send: closes each object that names fields, unless it states `additionalProperties`. */
export function strictProfile(schemas: Schemas): Schemas {
  const close = (node: Schema): Schema =>
    closesInStrict(node) ? { ...node, additionalProperties: false } : node;
  return mapValues(schemas, (schema) => mapNodes(schema, close));
}

/** Whether a schema is closed in the strict profile. */
export function closesInStrict({ type, properties = {}, additionalProperties }: Schema): boolean {
  const hasFields = Object.keys(properties).length > 0;
  return hasFields && [type].flat().includes('object') && additionalProperties === undefined;
}

/**
 * For values to read: it checks JSON types, and the discriminators that choose a named schema. It checks no value, bound,
 * pattern or format: these assertions bind the sender, not the reader.
 *
 * - A union of named schemas requires its discriminator. Each of these schemas by itself may lack it; if it is present, its value
 *   is checked.
 * - In any other union, the objects written in place become one object, whose fields accept the types that they have in
 *   any of them. A field that is missing from one of them accepts any value.
 * - A schema marked `x-opaque` accepts any value.
 * - Any other field may be missing or null. An item of a list or a value of a dictionary may not be null.
 */
export function tolerantProfile(schemas: Schemas): Schemas {
  // By the objects themselves, because schemas with the same fields may belong to other unions.
  const discriminators = new Map<Schema, string[]>();
  for (const union of Object.values(schemas).flatMap(schemasIn)) {
    const { discriminator } = unionOfNamed(union, schemas);
    if (discriminator === undefined) continue;
    for (const object of objectsIn(union, schemas))
      discriminators.set(object, [...(discriminators.get(object) ?? []), discriminator]);
  }
  return mapValues(schemas, (schema) => loosen([schema], { schemas, discriminators }));
}

/** The named schemas, and the fields by which unions of them choose an object. */
interface Named {
  schemas: Schemas;
  discriminators: ReadonlyMap<Schema, readonly string[]>;
}

/** A union of named schemas; no branches for any other schema. */
function unionOfNamed(schema: Schema, schemas: Schemas) {
  return unionOf(schema.oneOf?.some((branch) => branch.$ref) ? schema : {}, schemas);
}

/** Whether readers accept any value of a schema. */
const isOpaque = (schema: Schema, schemas: Schemas): boolean =>
  [schema, resolve(schema, schemas)].some((node) => node['x-opaque']);

/**
 * A schema that accepts every value that any of some variants accepts, or also null: references and unions of named schemas stay,
 * and what else they accept is loosened together.
 *
 *     [{type: string, enum: [a]}, {type: string, minLength: 9}, {type: 'null'}]  →  {type: [string, 'null'], x-known: [a]}
 *     [{$ref: Word}, {type: 'null'}]                                            →  {anyOf: [{$ref: Word}, {type: 'null'}]}
 *     [{$ref: Word}, {$ref: Pause}]                                             →  {type: object}
 */
function loosen(variants: Schema[], named: Named, isNullable = false): Schema {
  const { schemas } = named;
  const annotations = sharedAnnotations(variants, schemas);
  const alternatives = variants.flatMap((schema) => variantsOf(schema, schemas));
  if (isNullable) alternatives.push({ type: 'null' });
  const isAny = (schema: Schema) =>
    isOpaque(schema, schemas) || !(schema.$ref ?? schema.oneOf ?? schema.type ?? listedIn(schema));
  if (alternatives.some(isAny)) return annotations;
  const isNamed = ({ $ref, oneOf }: Schema) => ($ref ?? oneOf) !== undefined;
  const inPlace = alternatives.filter((schema) => !isNamed(schema));
  const loose = alternatives.filter(isNamed).map((schema) => loosenNamed(schema, named));
  // What `{anyOf: [{type: number, x-unit: seconds}, {type: 'null'}]}` says of its number.
  const described = inPlace.filter((schema) => !isNull(schema, schemas));
  if (inPlace.length > 0)
    loose.push({ ...sharedAnnotations(described, schemas), ...loosenInPlace(inPlace, named) });
  return joinLoose(loose, annotations, schemas);
}

/** One schema in place of several: the only one, or else a union, if the type of a value chooses a branch. */
function joinLoose(loose: Schema[], annotations: Schema, schemas: Schemas): Schema {
  // Several branches may have a field with the same reference or union.
  const isFirst = (schema: Schema, index: number) =>
    loose.findIndex((other) => areSame(schema, other)) === index;
  const anyOf = loose.filter(isFirst);
  const [only = {}] = anyOf;
  if (anyOf.length === 1) return { ...annotationsOf(only), ...annotations, ...assertionsOf(only) };
  // Each branch that allows null reads it.
  if (haveOwnTypes(anyOf, schemas, 'null')) return { ...annotations, anyOf };
  // Nothing would choose between two objects, or between two lists.
  return { ...annotations, type: typeValue(typesOf({ anyOf }, schemas).map(baseType)) };
}

/** The references, unions of named schemas, and other schemas without branches that a schema is one of. */
function variantsOf(schema: Schema, schemas: Schemas): Schema[] {
  const branches = branchesOf(schema);
  const isWhole = isOpaque(schema, schemas) || unionOfNamed(schema, schemas).discriminator;
  return branches.length === 0 || isWhole
    ? [schema]
    : branches.flatMap((branch) => variantsOf(branch, schemas));
}

/**
 * A reference, or a union of named schemas, which requires the discriminator that chooses one of them:
 *
 *     {oneOf: [{$ref: Cat}, {$ref: Dog}]}  →  {type: object, required: [kind], oneOf: [{$ref: Cat}, {$ref: Dog}],
 *                                              x-discriminator: {name: kind, values: [[cat], [dog]]}}
 */
function loosenNamed(schema: Schema, named: Named): Schema {
  const { discriminator: name, branches } = unionOfNamed(schema, named.schemas);
  if (name === undefined) return { $ref: schema.$ref };
  const oneOf = branches.map((branch) => loosen([branch.schema], named));
  const values = branches.map(({ chosenBy }) => chosenBy);
  return { type: 'object', required: [name], oneOf, 'x-discriminator': { name, values } };
}

/**
 * The types, items, and fields of variants without a name, and the values that an editor suggests because they list them:
 *
 *     [{type: string, const: a}, {type: array, items: {type: integer}}]  →  {type: [string, array], items: {type: number}, x-known: [a]}
 */
function loosenInPlace(variants: Schema[], named: Named): Schema {
  const { schemas } = named;
  const allows = (type: TypeName) => (schema: Schema) => typesOf(schema, schemas).includes(type);
  const [lists, objects] = [variants.filter(allows('array')), variants.filter(allows('object'))];
  const types = variants.flatMap((schema) => typesOf(schema, schemas)).map(baseType);
  const items = lists.flatMap((list) => list.items ?? []);
  const listed = variants.flatMap((schema) => listedIn(schema) ?? []);
  const known = listed.filter((value) => /string|number/.test(typeof value));
  return {
    type: typeValue(types),
    // If a list does not state its items, any item is read.
    ...(items.length > 0 && items.length === lists.length && { items: loosen(items, named) }),
    ...loosenObjects(objects, named),
    ...(known.length > 0 && { 'x-known': [...new Set(known)] }),
  };
}

/**
 * The fields of several objects:
 *
 *     [{properties: {a: {const: 1}, b: …}}, {properties: {a: {const: x}}}]  →  {properties: {a: {type: [number, string, 'null']}, b: {}}}
 */
function loosenObjects(objects: Schema[], named: Named): Schema {
  const { schemas, discriminators } = named;
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const fields = [...names].map((name): [string, Schema] => {
    const declared = objects.flatMap(({ properties }) => properties?.[name] ?? []);
    if (objects.some((object) => discriminators.get(object)?.includes(name))) {
      const chosen = chosenValues(declared, schemas);
      return [name, { ...sharedAnnotations(declared, schemas), ...chosen }];
    }
    // A branch that does not name the field accepts any value for it.
    const isAny = declared.length < objects.length;
    return [name, isAny ? sharedAnnotations(declared, schemas) : loosen(declared, named, true)];
  });
  const others = objects.map(({ additionalProperties }) => additionalProperties).find(Boolean);
  const isMap = typeof others === 'object' && objects.length === 1;
  return {
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(others && { additionalProperties: isMap ? loosen([others], named) : true }),
  };
}

/**
 * A discriminator whose value is that of one of several objects:
 *
 *     [{const: a}, {const: b}]                                         →  {type: string, enum: [a, b]}
 *     [{type: string, not: {enum: [a, b]}}, {type: string, not: {const: a}}]  →  {type: string, not: {const: a}}
 */
function chosenValues(fields: Schema[], schemas: Schemas): Schema {
  const resolved = fields.map((field) => resolve(field, schemas));
  const listed = [...new Set(resolved.flatMap((field) => listedIn(field) ?? []))];
  if (listed.length > 0) return { type: typeValue(listed.map(jsonTypeOf)), ...listing(listed) };
  const areExcluding = (value: Json) => resolved.every(({ not }) => listedIn(not)?.includes(value));
  const excluded = listedIn(resolved[0]?.not)?.filter(areExcluding) ?? [];
  return { type: 'string', not: listing(excluded) };
}

/** The annotations that all variants of a schema have, and all of their descriptions. Those of a lone reference stay where they are. */
function sharedAnnotations(variants: Schema[], schemas: Schemas): Schema {
  const isLone = variants.length === 1;
  const all = isLone ? variants : variants.map((variant) => withTarget(variant, schemas));
  const [first = {}, ...others] = all.map(annotationsOf) as JsonObject[];
  const isShared = (key: string) =>
    others.every((other) => isDeepStrictEqual(other[key], first[key]));
  const descriptions = new Set(all.flatMap(({ description }) => description ?? []));
  const description = [...descriptions].join(' Or: ');
  return { ...pickBy(first, isShared), ...(description && { description }) };
}

/** Some types, each once, as the value of `type`. */
function typeValue(several: TypeName[]): TypeName | TypeName[] | undefined {
  const types = [...new Set(several)];
  return types.length === 1 ? types[0] : types;
}
