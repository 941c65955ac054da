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
import { groupBy, type JsonObject, mapValues } from '../base/json.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import {
  annotationsOf,
  nameIn,
  type Schema,
  type Schemas,
  schemasIn,
  type TypeName,
} from './schema.ts';
import {
  baseType,
  branchesOf,
  type Discriminator,
  discriminatorOf,
  knownIn,
  listedIn,
  listing,
  typesOf,
  valuesOf,
} from './unions.ts';

/** From the narrowest to the widest: each accepts every value that the previous profile accepts. */
export type Profile = 'strict' | 'contract' | 'tolerant';

/** For values to send: closes each object that lists fields and does not state whether it has other fields. */
export function strictProfile(schemas: Schemas): Schemas {
  return mapValues(schemas, (schema) => closeObjects(schema as JsonObject) as Schema);
}

/**
 * For values to read: it checks JSON types, and the discriminators that choose a named schema. It checks no value, bound,
 * pattern or format: these rules bind the sender, not the reader.
 *
 * - A union of named schemas requires its discriminator. Each of these schemas by itself may lack it; if it is present, its value
 *   is checked.
 * - In any other union, the objects written in place become one object, whose fields accept the types that they have in
 *   any of them. A field that is missing from one of them accepts any value.
 * - A field marked `x-opaque` accepts any value.
 * - Any other field may be missing or null. An item of a list or a value of a dictionary may not be null.
 */
export function tolerantProfile(schemas: Schemas): Schemas {
  const loose = mapValues(schemas, (schema) => loosen([schema], schemas));
  // A named schema knows its discriminator only by the unions that refer to it.
  for (const union of Object.values(schemas).flatMap(schemasIn)) {
    const discriminator = discriminatorOfNamed(union, schemas);
    if (discriminator === undefined) continue;
    for (const [index, branch] of branchesOf(union).entries()) {
      const target = loose[nameIn(branch) ?? ''];
      if (target) Object.assign(target, withDiscriminatorValues(target, discriminator, index));
    }
  }
  return loose;
}

/** The discriminator of a union of named schemas; undefined for any other schema. */
function discriminatorOfNamed(schema: Schema, schemas: Schemas): Discriminator | undefined {
  return schema.oneOf?.some((branch) => branch.$ref) ? discriminatorOf(schema, schemas) : undefined;
}

/** A loosened branch in which a discriminator, if it is present, has one of the values that select the branch. */
function withDiscriminatorValues(
  branch: Schema,
  discriminator: Discriminator,
  index: number,
): Schema {
  const field = branch.properties?.[discriminator.name];
  const values = discriminator.values[index] ?? [];
  if (field === undefined) return branch;
  const types = values === 'other' ? ['string'] : [...new Set(values.map((value) => typeof value))];
  const rules: Schema = {
    ...annotationsOf(field),
    type: (types.length === 1 ? types[0] : types) as TypeName | TypeName[],
    ...(values === 'other' ? { not: listing(valuesOf(discriminator)) } : listing(values)),
  };
  return { ...branch, properties: { ...branch.properties, [discriminator.name]: rules } };
}

/**
 * A schema that accepts every value that any of several accepts: what they accept of one kind is loosened together.
 *
 *     [{type: string, enum: [a]}, {type: string, minLength: 9}, {type: 'null'}]  →  {type: [string, 'null'], x-known: [a]}
 *     [{$ref: Word}, {type: 'null'}]                                            →  {anyOf: [{$ref: Word}, {type: 'null'}]}
 */
function loosen(several: Schema[], schemas: Schemas): Schema {
  const annotations = annotationsOf(several[0] ?? {});
  const alternatives = several.flatMap((schema) => alternativesOf(schema, schemas));
  if (alternatives.some((schema) => Object.keys(schema).length === 0)) return annotations;
  const kinds = groupBy(
    alternatives,
    ({ $ref, oneOf, type }) => $ref ?? JSON.stringify(oneOf ?? type),
  );
  const isNull = ({ type }: Schema) => Number(type === 'null');
  const loose = Array.from(kinds.values(), (alike) => loosenAlike(alike, schemas));
  loose.sort((a, b) => isNull(a) - isNull(b));
  // Several JSON types need no union.
  const types = loose.flatMap(({ type, oneOf }) => (oneOf ? [] : (type ?? [])));
  if (loose.length > 1 && types.length < loose.length) return { ...annotations, anyOf: loose };
  const known = loose.flatMap((schema) => schema['x-known'] ?? []);
  const joined: Schema = Object.assign({}, ...loose);
  if (loose.length > 1) joined.type = types;
  return { ...annotations, ...joined, ...(known.length > 0 && { 'x-known': known }) };
}

/** What a schema accepts: references, unions of named schemas, and schemas of one JSON type; `{}` is anything. */
function alternativesOf(schema: Schema, schemas: Schemas): Schema[] {
  if (schema.$ref || discriminatorOfNamed(schema, schemas)) return [schema];
  const known = knownIn(schema);
  if (known) return [{ type: 'string', enum: known }];
  const branches = branchesOf(schema);
  if (branches.length > 0) return branches.flatMap((branch) => alternativesOf(branch, schemas));
  if ((schema.type ?? listedIn(schema)) === undefined) return [{}];
  const types = new Set(typesOf(schema, schemas).map(baseType));
  return [...types].map((type) => ({ ...schema, type }));
}

/** What accepts every value that any of several alternatives accepts: one reference, one union, or one JSON type. */
function loosenAlike(alike: Schema[], schemas: Schemas): Schema {
  const [first = {}] = alike;
  if (first.$ref) return { $ref: first.$ref };
  if (first.oneOf) return loosenTagged(first, schemas);
  if (first.type === 'object') return loosenObjects(alike, schemas);
  if (first.type !== 'array') return loosenScalars(alike);
  // If a list does not state its items, any item is read.
  const items = alike.flatMap((list) => list.items ?? []);
  return { type: 'array', ...(items.length === alike.length && { items: loosen(items, schemas) }) };
}

/** A union of named schemas. It requires its discriminator, which chooses one of them. */
function loosenTagged(union: Schema, schemas: Schemas): Schema {
  const { oneOf = [] } = union;
  const discriminator = discriminatorOfNamed(union, schemas) ?? { name: '', values: [] };
  const branches = oneOf.map((branch, index) =>
    withDiscriminatorValues(loosen([branch], schemas), discriminator, index),
  );
  return { type: 'object', required: [discriminator.name], oneOf: branches };
}

/** Values of one type without parts: an editor suggests those that are listed. */
function loosenScalars(scalars: Schema[]): Schema {
  const type = scalars[0]?.type as TypeName;
  const listed = scalars.flatMap((schema) => listedIn(schema) ?? []);
  const known = new Set(listed.filter((value) => typeof value === type));
  const isSuggested = type !== 'boolean' && known.size > 0;
  return { type, ...(isSuggested && { 'x-known': [...known] }) };
}

function loosenObjects(objects: Schema[], schemas: Schemas): Schema {
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const fields = [...names].map((name): [string, Schema] => {
    const stated = objects.filter(({ properties }) => properties?.[name]);
    const declared = stated.map(({ properties }) => properties?.[name] ?? {});
    const { title: _, ...annotations } = annotationsOf(declared[0] ?? {});
    // A branch that does not name the field accepts any value for it.
    const isAny = stated.length < objects.length || declared.some((field) => field['x-opaque']);
    if (isAny) return [name, annotations];
    return [name, { ...loosen([...declared, { type: 'null' }], schemas), ...annotations }];
  });
  const others = objects.map(({ additionalProperties }) => additionalProperties).find(Boolean);
  const isMap = typeof others === 'object' && objects.length === 1;
  return {
    type: 'object',
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(others && { additionalProperties: isMap ? loosen([others], schemas) : true }),
  };
}
