/** The strict and the tolerant profile, derived from the normal form. */
import { isDeepStrictEqual } from 'node:util';
import { mapSchemas, type NormalContract } from '../model/contract.ts';
import { pickKeys } from '../model/json.ts';
import {
  baseType,
  branchesOf,
  isAnnotation,
  listedValues,
  mapBranches,
  mapSchema,
  type NormalSchema,
  typesOf,
} from '../model/schema.ts';
import { tagsByName, tellApart } from './tag.ts';

/** What one may send: the contract, with each object closed that does not state `additionalProperties`. */
export function strict(normal: NormalContract): NormalContract {
  const schemas = mapSchemas(normal.schemas, closeAll);
  return { ...normal, profile: 'strict', schemas };
}

/**
 * What one must be able to read: the JSON type of what is there, and what chooses a branch. A sender's
 * rules are not a reader's, so no value, bound, pattern or format is checked.
 *
 * - A union of named schemas requires the tag. Each of these schemas, read on its own, may lack it; its
 *   values are checked all the same.
 * - Branches that are written out in place become one object, whose fields take the types that they have
 *   in any branch. A tag that is a string is required, and its values are checked.
 * - Any other field may be missing or null. An item of a list or a value of a dictionary may not be null.
 * - A field marked `x-opaque` takes any value.
 */
export function tolerant(normal: NormalContract): NormalContract {
  const tags = tagsByName(normal.schemas);
  const schemas = mapSchemas(normal.schemas, (schema, name) => loosen([schema], tags.get(name)));
  return { ...normal, profile: 'tolerant', schemas: tellApart(schemas) };
}

/** Closes each object that does not state `additionalProperties`. */
function closeAll(schema: NormalSchema): NormalSchema {
  return mapSchema(schema, (node) => {
    const { type = node.properties && 'object', additionalProperties } = node;
    const isUnstated = [type].flat().includes('object') && additionalProperties === undefined;
    return isUnstated ? { ...node, additionalProperties: false } : node;
  });
}

/**
 * The alternatives of a schema, each a reference, a union of references or one JSON type with its
 * keywords; `{}` is any value. Annotations are left out.
 */
function alternatives(schema: NormalSchema, outerTags?: ReadonlySet<string>): NormalSchema[] {
  const { $ref, union } = schema;
  if ($ref !== undefined) return [{ $ref }];
  const branches = branchesOf(schema);
  if (union?.by === 'tag') {
    const isInPlace = branches.every((branch) => branch.$ref === undefined);
    if (isInPlace) return [{ type: 'object', ...mergeObjects(branches, union.tag, outerTags) }];
    const ofUnion = new Set([union.tag]);
    return [{ union: mapBranches(union, (branch) => loosen([branch], ofUnion)) }];
  }
  if (union !== undefined) return branches.flatMap((branch) => alternatives(branch));
  const values = listedValues(schema);
  if ((schema.type ?? values ?? schema.properties) === undefined) return [{}];
  const types = new Set(typesOf(schema, new Map()).map(baseType));
  return [...types].map((type) => {
    if (type === 'object') return { type, ...mergeObjects([schema], undefined, outerTags) };
    if (type === 'array') return { type, ...(schema.items && { items: loosen([schema.items]) }) };
    if (type !== 'string' && type !== 'number') return { type };
    // The values that a reader knows, which editors suggest: others pass too.
    const known = (schema.known ?? values ?? []).filter((value) => typeof value === type);
    return { type, ...(known.length > 0 && { known: known as (string | number)[] }) };
  });
}

/** One object that takes what any of several takes; `tag`, if given, tells them apart; for `outerTags` see `loosen`. */
function mergeObjects(
  objects: NormalSchema[],
  tag: string | undefined,
  outerTags?: ReadonlySet<string>,
): NormalSchema {
  const fields = new Map<string, NormalSchema[]>();
  for (const { title, properties = {} } of objects) {
    for (const [name, field] of Object.entries(properties)) {
      fields.set(name, [...(fields.get(name) ?? []), { ...field, title }]);
    }
  }
  // A string that chooses a branch keeps its values, in the order of the branches.
  const chosen = fields.get(tag ?? '')?.flatMap((one) => listedValues(one) ?? [null]) ?? [null];
  const values = chosen.every((value) => typeof value === 'string') && [...new Set(chosen)];
  const properties = [...fields].map(([name, schemas]): [string, NormalSchema] => {
    const annotations = describeAll(schemas);
    if (name === tag && values) return [name, { ...annotations, type: 'string', enum: values }];
    if (outerTags?.has(name)) return [name, schemas[0] ?? {}];
    // A branch that does not name the field accepts any value of it.
    const isPartial = schemas.length < objects.length;
    if (isPartial || schemas.some((one) => one['x-opaque'])) return [name, annotations];
    return [name, loosen([...schemas, { type: 'null' }], undefined, annotations)];
  });
  const [others] = objects.flatMap(({ additionalProperties }) => additionalProperties || []);
  const isDictionary = typeof others === 'object' && objects.length === 1;
  return {
    ...(values && { required: [tag ?? ''] }),
    ...((objects.some((one) => one.properties) || fields.size > 0) && {
      properties: Object.fromEntries(properties),
    }),
    ...(others && { additionalProperties: isDictionary ? loosen([others]) : true }),
  };
}

/** The annotations of a field in the first branch, with the descriptions of all; where they differ, each names its branches. */
function describeAll(schemas: NormalSchema[]): NormalSchema {
  const { title, ...annotations } = pickKeys(schemas[0] ?? {}, isAnnotation);
  const texts = new Map<string, string[]>();
  for (const { title: branch = '', description = '' } of schemas) {
    texts.set(description.trim(), [...(texts.get(description.trim()) ?? []), branch]);
  }
  if (texts.size === 1) return annotations;
  const lines = [...texts].map(([text, branches]) => `${branches.join(', ')}: ${text}`);
  return { ...annotations, description: lines.join('\n') };
}

/**
 * One schema that takes what any of several takes: JSON types in one node, references as branches.
 * `{type: string}` and `{$ref: A}` become an `anyOf` of both; `string` and `null` become one list of types.
 *
 * @param outerTags the tags of the unions that have this schema as a branch
 * @param annotations the annotations of the result
 */
function loosen(
  schemas: NormalSchema[],
  outerTags?: ReadonlySet<string>,
  annotations: NormalSchema = pickKeys(schemas[0] ?? {}, isAnnotation),
): NormalSchema {
  const all = schemas.flatMap((schema) => alternatives(schema, outerTags));
  const isAnything = all.some((one) => Object.keys(one).length === 0);
  return isAnything ? annotations : { ...annotations, ...unite(distinct(all)) };
}

/** One alternative for each reference, union of references and JSON type; null comes last. */
function distinct(all: NormalSchema[]): NormalSchema[] {
  const rank = ({ type }: NormalSchema) => Number(type === 'null');
  const kinds = new Map<string, NormalSchema>();
  for (const one of all.toSorted((a, b) => rank(a) - rank(b))) {
    const kind = one.union === undefined ? (one.$ref ?? String(one.type)) : JSON.stringify(one);
    kinds.set(kind, mergeAlternatives(kinds.get(kind) ?? one, one));
  }
  return [...kinds.values()];
}

/** One schema of several alternatives: JSON types in one node, references as the branches of a union. */
function unite(all: NormalSchema[]): NormalSchema {
  const [only, ...more] = all;
  if (only && more.length === 0) return only;
  if (all.some(({ $ref, union }) => $ref ?? union)) {
    const branches = all.map((schema) => ({ when: undefined, schema }));
    return { union: { keyword: 'anyOf', by: 'trial', branches } };
  }
  const known = all.flatMap((one) => one.known ?? []);
  const type = all.map((one) => one.type);
  return Object.assign({}, ...all, { type }, known.length > 0 && { known });
}

/** Merges two alternatives of one kind: unless they are equal, any value of the type, with the known values of both. */
function mergeAlternatives(left: NormalSchema, right: NormalSchema): NormalSchema {
  if (isDeepStrictEqual(left, right)) return left;
  const known = new Set([...(left.known ?? []), ...(right.known ?? [])]);
  return { type: left.type, ...(known.size > 0 && { known: [...known] }) };
}
