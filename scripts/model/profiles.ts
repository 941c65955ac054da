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
  const types = values === 'other' ? ['string'] : [...new Set(values.map((one) => typeof one))];
  const rules: Schema = {
    ...annotationsOf(field),
    type: (types.length === 1 ? types[0] : types) as TypeName | TypeName[],
    ...(values === 'other' ? { not: listing(valuesOf(discriminator)) } : listing(values)),
  };
  return { ...branch, properties: { ...branch.properties, [discriminator.name]: rules } };
}

/** A schema that accepts every value that any of several accepts: what they accept of one kind is loosened together. */
function loosen(several: Schema[], schemas: Schemas): Schema {
  const annotations = annotationsOf(several[0] ?? {});
  const alternatives = several.flatMap((schema) => alternativesOf(schema, schemas));
  const isAnything = alternatives.some((one) => Object.keys(one).length === 0);
  if (isAnything) return annotations;
  const groups = groupBy(
    alternatives,
    ({ $ref, oneOf, type }) => $ref ?? JSON.stringify(oneOf ?? type),
  );
  const loose = Array.from(groups.values(), (alike) => loosenAlike(alike, schemas));
  return { ...annotations, ...anyOfThese(loose) };
}

/** What a schema accepts: references, unions of named schemas, and schemas of one JSON type; `{}` is anything. */
function alternativesOf(schema: Schema, schemas: Schemas): Schema[] {
  if (schema.$ref || discriminatorOfNamed(schema, schemas)) return [schema];
  const known = knownIn(schema);
  if (known) return [{ type: 'string', enum: known }];
  const branches = branchesOf(schema);
  if (branches.length > 0) return branches.flatMap((one) => alternativesOf(one, schemas));
  if ((schema.type ?? listedIn(schema)) === undefined) return [{}];
  const types = new Set(typesOf(schema, schemas).map(baseType));
  return [...types].map((type) => ({ ...schema, type }));
}

/** Loose schemas as one: several JSON types need no union. Null comes last. */
function anyOfThese(loose: Schema[]): Schema {
  const sorted = loose.toSorted((a, b) => Number(a.type === 'null') - Number(b.type === 'null'));
  const [only = {}, ...more] = sorted;
  if (more.length === 0) return only;
  const types = sorted.flatMap(({ type, oneOf }) => (oneOf ? [] : (type ?? [])));
  if (types.length < sorted.length) return { anyOf: sorted };
  const known = sorted.flatMap((one) => one['x-known'] ?? []);
  const joined: Schema = Object.assign({}, ...sorted);
  return { ...joined, type: types, ...(known.length > 0 && { 'x-known': known }) };
}

/** What accepts every value that any of several alternatives accepts: one reference, one union, or one JSON type. */
function loosenAlike(alike: Schema[], schemas: Schemas): Schema {
  const [first = {}] = alike;
  if (first.$ref) return { $ref: first.$ref };
  if (first.oneOf) return loosenTagged(first, schemas);
  if (first.type === 'object') return loosenObjects(alike, schemas);
  return first.type === 'array' ? loosenLists(alike, schemas) : loosenScalars(alike);
}

/** A union of named schemas. It requires its discriminator, which chooses one of them. */
function loosenTagged(union: Schema, schemas: Schemas): Schema {
  const { oneOf = [] } = union;
  const discriminator = discriminatorOfNamed(union, schemas) ?? { name: '', values: [] };
  const branches = oneOf.map((one, index) =>
    withDiscriminatorValues(loosen([one], schemas), discriminator, index),
  );
  return { type: 'object', required: [discriminator.name], oneOf: branches };
}

/** If a list does not state its items, or those after the first, any item is read. */
function loosenLists(lists: Schema[], schemas: Schemas): Schema {
  const items = lists.flatMap((one) => ('prefixItems' in one ? [] : (one.items ?? [])));
  const isStated = items.length === lists.length;
  return { type: 'array', ...(isStated && { items: loosen(items, schemas) }) };
}

/** Values of one type without parts: an editor suggests those that are listed. */
function loosenScalars(scalars: Schema[]): Schema {
  const type = scalars[0]?.type as TypeName;
  const listed = scalars.flatMap((one) => listedIn(one) ?? []);
  const known = new Set(listed.filter((one) => typeof one === type));
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
  const others = objects
    .map((one) => 'patternProperties' in one || one.additionalProperties)
    .find(Boolean);
  const isMap = typeof others === 'object' && objects.length === 1;
  return {
    type: 'object',
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(others && { additionalProperties: isMap ? loosen([others], schemas) : true }),
  };
}
