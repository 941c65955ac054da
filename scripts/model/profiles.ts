/** The profiles, as functions from the merged schemas: `strict`, for values to send, and `tolerant`, for values to read. */
import { type JsonObject, mapValues } from '../base/json.ts';
import { closeObjects } from '../runtime/json-schema.ts';
import {
  annotationsOf,
  baseType,
  branchesOf,
  knownIn,
  listedIn,
  listing,
  nameIn,
  type Schema,
  type Schemas,
  type Tag,
  type TypeName,
  tagOf,
  typesOf,
  valuesOf,
  visitSchema,
} from './schema.ts';

/** From the narrowest to the widest: each accepts every value that the previous profile accepts. */
export type Profile = 'strict' | 'contract' | 'tolerant';

/** For values to send: closes each object that lists fields and does not state whether it has other fields. */
export function strictProfile(schemas: Schemas): Schemas {
  const definitions = schemas as Record<string, JsonObject>;
  return mapValues(definitions, (schema) => closeObjects(schema, definitions) as Schema);
}

/**
 * For values to read: it checks JSON types, and the tags that choose a named schema. It checks no value, bound,
 * pattern or format: these rules bind the sender, not the reader.
 *
 * - A union of named schemas requires its tag. Each of these schemas by itself may lack it; if it is present, its value
 *   is checked.
 * - In any other union, the objects written in place become one object, whose fields accept the types that they have in
 *   any of them. A field that is missing from one of them accepts any value.
 * - A field marked `x-opaque` accepts any value.
 * - Any other field may be missing or null. An item of a list or a value of a dictionary may not be null.
 */
export function tolerantProfile(schemas: Schemas): Schemas {
  const loose = mapValues(schemas, (schema) => loosen([schema], schemas));
  // A named schema knows its tag only by the unions that refer to it.
  for (const schema of Object.values(schemas))
    visitSchema(schema, (union) => {
      const tag = tagOfNamed(union, schemas);
      if (tag === undefined) return;
      for (const [index, branch] of branchesOf(union).entries()) {
        const target = loose[nameIn(branch) ?? ''];
        if (target) Object.assign(target, withTagValues(target, tag, index));
      }
    });
  return loose;
}

/** The tag of a union of named schemas; undefined for any other schema. */
function tagOfNamed(schema: Schema, schemas: Schemas): Tag | undefined {
  return schema.oneOf?.some((branch) => branch.$ref) ? tagOf(schema, schemas) : undefined;
}

/** A loosened branch in which a tag, if it is present, has one of the values that select the branch. */
function withTagValues(branch: Schema, tag: Tag, index: number): Schema {
  const field = branch.properties?.[tag.name];
  const values = tag.values[index] ?? [];
  if (field === undefined) return branch;
  const types = values === 'other' ? ['string'] : [...new Set(values.map((one) => typeof one))];
  const rules: Schema = {
    ...annotationsOf(field),
    type: (types.length === 1 ? types[0] : types) as TypeName | TypeName[],
    ...(values === 'other' ? { not: listing(valuesOf(tag)) } : listing(values)),
  };
  return { ...branch, properties: { ...branch.properties, [tag.name]: rules } };
}

/** One schema that accepts every value that any of several accepts: their alternatives of one kind are loosened together. */
function loosen(several: Schema[], schemas: Schemas): Schema {
  const annotations = annotationsOf(several[0] ?? {});
  const byKind = new Map<string, Schema[]>();
  for (const alternative of several.flatMap((schema) => alternativesOf(schema, schemas))) {
    const kind = alternative.$ref ?? JSON.stringify(alternative.oneOf ?? alternative.type);
    // One of them accepts anything.
    if (kind === undefined) return annotations;
    byKind.set(kind, [...(byKind.get(kind) ?? []), alternative]);
  }
  const loose = [...byKind.values()].map((alike) => loosenKind(alike, schemas));
  // Null comes last.
  loose.sort((a, b) => Number(a.type === 'null') - Number(b.type === 'null'));
  if (loose.length === 1) return { ...annotations, ...loose[0] };
  // Several JSON types need no union.
  const types = loose.map(({ type, oneOf }) => (oneOf ? undefined : type));
  if (types.includes(undefined)) return { ...annotations, anyOf: loose };
  const known = loose.flatMap((one) => one['x-known'] ?? []);
  const joined = { ...Object.assign({}, ...loose), type: types.flat() as TypeName[] };
  return { ...annotations, ...joined, ...(known.length > 0 && { 'x-known': known }) };
}

/** What a schema accepts: references, unions of named schemas, and schemas of one JSON type; `{}` is anything. */
function alternativesOf(schema: Schema, schemas: Schemas): Schema[] {
  if (schema.$ref || tagOfNamed(schema, schemas)) return [schema];
  const known = knownIn(schema);
  if (known) return [{ type: 'string', enum: known }];
  const branches = branchesOf(schema);
  if (branches.length > 0) return branches.flatMap((one) => alternativesOf(one, schemas));
  if ((schema.type ?? listedIn(schema)) === undefined) return [{}];
  const types = new Set(typesOf(schema, schemas).map(baseType));
  return [...types].map((type) => ({ ...schema, type }));
}

/** Loosens alternatives of one kind into a schema that accepts every value that any of them accepts. */
function loosenKind(alike: Schema[], schemas: Schemas): Schema {
  const [first = {}] = alike;
  const { $ref, oneOf, type } = first;
  if ($ref) return { $ref };
  const tag = oneOf && tagOf(first, schemas);
  if (tag) {
    const branches = oneOf.map((one, index) => withTagValues(loosen([one], schemas), tag, index));
    return { type: 'object', required: [tag.name], oneOf: branches };
  }
  if (type === 'object') return { type, ...loosenObjects(alike, schemas) };
  if (type === 'array') {
    // If a list does not state its items, or those after the first, any item is read.
    const items = alike.flatMap((one) => ('prefixItems' in one ? [] : (one.items ?? [])));
    return { type, ...(items.length === alike.length && { items: loosen(items, schemas) }) };
  }
  const known = alike.flatMap((one) => listedIn(one) ?? []).filter((one) => typeof one === type);
  const isSuggested = type !== 'boolean' && known.length > 0;
  return { ...(type && { type }), ...(isSuggested && { 'x-known': [...new Set(known)] }) };
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
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(others && { additionalProperties: isMap ? loosen([others], schemas) : true }),
  };
}
