/** The strict and the tolerant profile, derived from the normal form. */
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
  const schemas = mapSchemas(normal.schemas, (schema) => mapSchema(schema, close));
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

/** Closes an object that does not state `additionalProperties`. */
function close(node: NormalSchema): NormalSchema {
  const { type = node.properties && 'object', additionalProperties } = node;
  const isUnstated = [type].flat().includes('object') && additionalProperties === undefined;
  return isUnstated ? { ...node, additionalProperties: false } : node;
}

/**
 * One schema that takes what any of several takes. It splits them into alternatives, each a reference, a union of
 * named schemas or one JSON type, and merges those of one kind. Of a field that two branches state as
 *
 *     { type: 'string', enum: ['a'] }  and  { anyOf: [{ type: 'array', items: … }, { $ref: 'Note' }] }
 *
 * come a string that may be `a`, a list and a reference, and so `{ anyOf: [{ type: 'string', known: ['a'] },
 * { type: 'array', items: … }, { $ref: 'Note' }] }`. JSON types alone need no `anyOf`: `type: ['string', 'array']`.
 *
 * @param outerTags the tags of the unions that have this schema as a branch
 * @param annotations the annotations of the result
 */
function loosen(
  schemas: NormalSchema[],
  outerTags?: ReadonlySet<string>,
  annotations: NormalSchema = pickKeys(schemas[0] ?? {}, isAnnotation),
): NormalSchema {
  const kinds = new Map<string, NormalSchema[]>();
  for (const one of schemas.flatMap(alternativesOf)) {
    const kind = one.$ref ?? String(one.type ?? JSON.stringify(one.union));
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  if (kinds.has(ANYTHING)) return annotations;
  // Null comes last.
  const rank = ([kind]: [string, unknown]) => Number(kind === 'null');
  const merged = [...kinds]
    .sort((a, b) => rank(a) - rank(b))
    .map(([, all]) => merge(all, outerTags));
  if (merged.length > 1 && merged.some(({ $ref, union }) => $ref ?? union)) {
    const branches = merged.map((schema) => ({ when: undefined, schema }));
    return { ...annotations, union: { keyword: 'anyOf', by: 'trial', branches } };
  }
  const known = merged.flatMap((one) => one.known ?? []);
  const types = merged.flatMap(({ type }) => type ?? []);
  return Object.assign(
    { ...annotations },
    ...merged,
    types.length > 1 && { type: types },
    known.length > 0 && { known },
  );
}

/** The kind of an alternative that takes any value. */
const ANYTHING = 'undefined';

/** The alternatives of a schema; those of a type have it in `type`, and keywords of other types beside it. */
function alternativesOf(schema: NormalSchema): NormalSchema[] {
  const { $ref, union, type, properties } = schema;
  if ($ref !== undefined) return [{ $ref }];
  if (union?.by === 'tag') {
    const isInPlace = branchesOf(schema).every((branch) => branch.$ref === undefined);
    return [{ union, ...(isInPlace && { type: 'object' }) }];
  }
  if (union !== undefined) return branchesOf(schema).flatMap(alternativesOf);
  if ((type ?? listedValues(schema) ?? properties) === undefined) return [{}];
  const types = new Set(typesOf(schema, new Map()).map(baseType));
  return [...types].map((type) => ({ ...schema, type }));
}

/** What takes all that several alternatives of one kind take. */
function merge(all: NormalSchema[], outerTags?: ReadonlySet<string>): NormalSchema {
  const [{ $ref, type, union } = {}] = all;
  if ($ref !== undefined) return { $ref };
  if (type === 'object') {
    const objects = all.flatMap((one) => (one.union ? branchesOf(one) : [one]));
    // A string chooses a branch only where no other object may come.
    return { type, ...mergeObjects(objects, all.length === 1 ? union?.tag : undefined, outerTags) };
  }
  if (union?.by === 'tag') {
    const ofUnion = new Set([union.tag]);
    return { union: mapBranches(union, (branch) => loosen([branch], ofUnion)) };
  }
  if (type === 'array') {
    const items = all.flatMap((one) => one.items ?? []);
    return { type, ...(items.length === all.length && { items: loosen(items) }) };
  }
  // The values that a reader knows, which editors suggest: others pass too.
  const known = all
    .flatMap((one) => one.known ?? listedValues(one) ?? [])
    .filter((value) => typeof value === type && typeof value !== 'boolean');
  return { type, ...(known.length > 0 && { known: [...new Set(known)] as string[] }) };
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
    if (outerTags?.has(name)) return [name, pickKeys(schemas[0] ?? {}, (key) => key !== 'title')];
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
