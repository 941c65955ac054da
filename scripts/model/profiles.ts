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
import { mapValues, pick, sortByKey } from '../base/json.ts';
import { areSame } from './places.ts';
import {
  annotationsOf,
  mapNodes,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  schemasIn,
  type TypeName,
} from './schema.ts';
import {
  baseType,
  branchesOf,
  haveOwnTypes,
  jsonTypeOf,
  listedIn,
  listing,
  typesOf,
  unionOf,
} from './unions.ts';

/** Schemas as they are published, sorted by name: without `x-` keys, and without a title, which their name is. */
export function publicForms(schemas: Schemas): Schemas {
  const publish = (node: Schema) => pick(node, (key) => !key.startsWith('x-'));
  const forms = mapValues(schemas, ({ title: _, ...schema }) => mapNodes(schema, publish));
  return Object.fromEntries(sortByKey(Object.entries(forms)));
}

/** For values to send: closes each object that names fields, unless it states `additionalProperties`. */
export function strictProfile(schemas: Schemas): Schemas {
  return mapValues(schemas, (schema) => mapNodes(schema, closeInStrict));
}

const closeInStrict = (node: Schema): Schema =>
  closesInStrict(node) ? { ...node, additionalProperties: false } : node;

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
  // `Live: [kind]` if a union refers to `Live`, and chooses it by `kind`.
  const discriminators = new Map<string, string[]>();
  for (const union of Object.values(schemas).flatMap(schemasIn)) {
    const { discriminator: field } = unionOfNamed(union, schemas);
    if (field === undefined) continue;
    for (const name of branchNames(union, schemas))
      discriminators.set(name, [...(discriminators.get(name) ?? []), field]);
  }
  return mapValues(schemas, (schema, name) => loosen([schema], schemas, discriminators.get(name)));
}

/** The names of the branches of a union, and of their branches. */
function branchNames(union: Schema, schemas: Schemas): string[] {
  return branchesOf(union).flatMap((branch) => {
    const inside = branchNames(resolve(branch, schemas), schemas);
    return [nameIn(branch) ?? [], inside].flat();
  });
}

/** A union of named schemas; no branches for any other schema. */
const unionOfNamed = (schema: Schema, schemas: Schemas) =>
  unionOf(schema.oneOf?.some((branch) => branch.$ref) ? schema : {}, schemas);

/**
 * A schema that accepts every value that any of several accepts: references and unions of named schemas stay, and what else
 * they accept is loosened together.
 *
 *     [{type: string, enum: [a]}, {type: string, minLength: 9}, {type: 'null'}]  →  {type: [string, 'null'], x-known: [a]}
 *     [{$ref: Word}, {type: 'null'}]                                            →  {anyOf: [{$ref: Word}, {type: 'null'}]}
 *     [{$ref: Word}, {$ref: Pause}]                                             →  {type: object}
 *
 * @param kept the fields that keep their values: discriminators
 */
function loosen(several: Schema[], schemas: Schemas, kept: string[] = []): Schema {
  const annotations = annotationsOf(several[0] ?? {});
  const alternatives = several.flatMap((schema) => flattened(schema, schemas));
  const isAny = (schema: Schema) =>
    isOpaque(schema, schemas) || !(schema.$ref ?? schema.oneOf ?? schema.type ?? listedIn(schema));
  if (alternatives.some(isAny)) return annotations;
  const isNamed = ({ $ref, oneOf }: Schema) => ($ref ?? oneOf) !== undefined;
  const inPlace = alternatives.filter((schema) => !isNamed(schema));
  const loose = alternatives.filter(isNamed).map((schema) => loosenNamed(schema, schemas, kept));
  if (inPlace.length > 0) loose.push(loosenTypes(inPlace, schemas, kept));
  return { ...annotations, ...eitherOf(loose, schemas) };
}

/** A schema that accepts every value that any of several accepts, as a union if the type of a value chooses one of them. */
function eitherOf(several: Schema[], schemas: Schemas): Schema {
  // Several branches may have a field with the same reference or union.
  const isFirst = (schema: Schema, index: number) =>
    several.findIndex((other) => areSame(schema, other)) === index;
  const anyOf = several.filter(isFirst);
  if (anyOf.length === 1) return { ...anyOf[0] };
  if (haveOwnTypes(anyOf, schemas)) return { anyOf };
  // Nothing would choose between two objects, or between two lists.
  return { type: onlyOf(typesOf({ anyOf }, schemas).map(baseType)) };
}

/** Whether readers accept any value of a schema. */
const isOpaque = (schema: Schema, schemas: Schemas): boolean =>
  schema['x-opaque'] ?? resolve(schema, schemas)['x-opaque'] ?? false;

/** The references, unions of named schemas, and other schemas without branches that a schema is one of. */
function flattened(schema: Schema, schemas: Schemas): Schema[] {
  const branches = branchesOf(schema);
  const isWhole = isOpaque(schema, schemas) || unionOfNamed(schema, schemas).discriminator;
  if (branches.length === 0 || isWhole) return [schema];
  return branches.flatMap((branch) => flattened(branch, schemas));
}

/**
 * A reference, or a union of named schemas, which requires the discriminator that chooses one of them:
 *
 *     {oneOf: [{$ref: Cat}, {$ref: Dog}]}  →  {type: object, required: [kind], oneOf: [{$ref: Cat}, {$ref: Dog}],
 *                                              x-discriminator: {name: kind, values: [[cat], [dog]]}}
 */
function loosenNamed(schema: Schema, schemas: Schemas, kept: string[]): Schema {
  const { $ref } = schema;
  const { discriminator: name, branches } = unionOfNamed(schema, schemas);
  if (name === undefined) return { $ref };
  const oneOf = branches.map((branch) => loosen([branch.schema], schemas, [...kept, name]));
  const values = branches.map(({ chosenBy }) => chosenBy);
  return { type: 'object', required: [name], oneOf, 'x-discriminator': { name, values } };
}

/**
 * The types and items of several schemas, and the values that an editor suggests because they list them:
 *
 *     [{type: string, const: a}, {type: array, items: {type: integer}}]  →  {type: [string, array], items: {type: number}, x-known: [a]}
 */
function loosenTypes(several: Schema[], schemas: Schemas, kept: string[]): Schema {
  const allows = (type: TypeName) => (schema: Schema) => typesOf(schema, schemas).includes(type);
  const [lists, objects] = [several.filter(allows('array')), several.filter(allows('object'))];
  const types = several.flatMap((schema) => typesOf(schema, schemas)).map(baseType);
  types.sort((left, right) => Number(left === 'null') - Number(right === 'null'));
  const items = lists.flatMap((list) => list.items ?? []);
  const listed = several.flatMap((schema) => listedIn(schema) ?? []);
  const known = listed.filter((value) => /string|number/.test(typeof value));
  return {
    type: onlyOf(types),
    // If a list does not state its items, any item is read.
    ...(items.length > 0 && items.length === lists.length && { items: loosen(items, schemas) }),
    ...(objects.length > 0 && loosenObjects(objects, schemas, kept)),
    ...(known.length > 0 && { 'x-known': [...new Set(known)] }),
  };
}

/**
 * The fields of several objects:
 *
 *     [{properties: {a: {const: 1}, b: …}}, {properties: {a: {const: x}}}]  →  {properties: {a: {type: [number, string, 'null']}, b: {}}}
 */
function loosenObjects(objects: Schema[], schemas: Schemas, kept: string[]): Schema {
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const fields = [...names].map((name): [string, Schema] => {
    const declared = objects.flatMap(({ properties }) => properties?.[name] ?? []);
    const { title: _, ...annotations } = annotationsOf(declared[0] ?? {});
    if (kept.includes(name)) return [name, { ...annotations, ...chosenValues(declared, schemas) }];
    // A branch that does not name the field accepts any value for it.
    if (declared.length < objects.length) return [name, annotations];
    return [name, { ...loosen([...declared, { type: 'null' }], schemas), ...annotations }];
  });
  const others = objects.map(({ additionalProperties }) => additionalProperties).find(Boolean);
  const isMap = typeof others === 'object' && objects.length === 1;
  return {
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(others && { additionalProperties: isMap ? loosen([others], schemas) : true }),
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
  if (listed.length > 0) return { type: onlyOf(listed.map(jsonTypeOf)), ...listing(listed) };
  const [excluded = [], ...others] = resolved.map(({ not }) => listedIn(not) ?? []);
  const common = excluded.filter((value) => others.every((values) => values.includes(value)));
  return { type: 'string', not: listing(common) };
}

/** Some types, each once, as the value of `type`. */
function onlyOf(several: TypeName[]): TypeName | TypeName[] | undefined {
  const types = [...new Set(several)];
  return types.length === 1 ? types[0] : types;
}
