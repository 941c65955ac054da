import { isDeepStrictEqual } from 'node:util';
import { mapSchemas } from '../model/contract.ts';
import type { Json } from '../model/json.ts';
import {
  branchesOf,
  listedValues,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  refName,
  resolve,
  unionKeyword,
  visitSchema,
} from '../model/schema.ts';

/** What a tag property can hold. */
export type TagValue = string | boolean;

/** The values of a tag that choose a branch; `other` is any string that no branch before names. */
export type TagValues = TagValue[] | 'other';

/**
 * The values of `tag` that choose a branch of a union, or `undefined` where the branch does not
 * say: not required, or not one of a few values.
 *
 * @param union the schema around the branch: what it requires holds for each branch
 */
export function tagValues(
  branch: NormalSchema,
  tag: string,
  union: NormalSchema,
  schemas: NormalSchemas,
): TagValues | undefined {
  const object = resolve(branch, schemas);
  const required = object.required?.includes(tag) || union.required?.includes(tag);
  const property = object.properties?.[tag];
  if (!required || property === undefined) return undefined;
  const resolved = resolve(property, schemas);
  const values = listedValues(resolved);
  if (values === undefined) {
    return resolved.type === 'string' && listedValues(resolved.not) ? 'other' : undefined;
  }
  const areTags = values.every((value) => typeof value === 'string' || typeof value === 'boolean');
  return areTags ? values : undefined;
}

/**
 * Finds, for every union of objects, the required property that tells its branches apart, and
 * writes its name as `tag` beside the branches. A branch for any other value comes last.
 */
export function tag(schemas: NormalSchemas): Map<string, NormalSchema> {
  return mapSchemas(schemas, (schema) => mapSchema(schema, (node) => withTag(node, schemas)));
}

/**
 * The tag is the first property of which no value chooses two branches. One branch may take any
 * other value, and must exclude exactly those that the others take.
 */
function withTag(union: NormalSchema, schemas: NormalSchemas): NormalSchema {
  const branches = branchesOf(union) ?? [];
  const objects = branches.map((branch) => resolve(branch, schemas));
  if (objects.length < 2 || objects.some(({ type = union.type }) => type !== 'object'))
    return union;
  for (const name of Object.keys(objects[0]?.properties ?? {})) {
    const values = branches.map((branch) => tagValues(branch, name, union, schemas));
    if (values.includes(undefined)) continue;
    const named = values.flatMap((some = []) => (some === 'other' ? [] : some));
    const all = new Set<Json>(named);
    const excluded = objects
      .filter((_, i) => values[i] === 'other')
      .map(({ properties }) => listedValues(resolve(properties?.[name] ?? {}, schemas).not));
    const [others = named, ...more] = excluded;
    const isClear = all.size === named.length && more.length === 0;
    if (!isClear || !isDeepStrictEqual(new Set(others), all)) continue;
    const open = branches.filter((_, i) => values[i] === 'other');
    const ordered = [...branches.filter((branch) => !open.includes(branch)), ...open];
    return { ...union, [unionKeyword(union)]: ordered, tag: name };
  }
  return union;
}

/** For each schema the tags of the unions that name it as a branch. */
export function tagsByName(schemas: NormalSchemas): Map<string, Set<string>> {
  const tags = new Map<string, Set<string>>();
  for (const schema of schemas.values()) {
    visitSchema(schema, (node) => {
      if (node.tag === undefined) return;
      for (const { $ref } of branchesOf(node) ?? []) {
        const name = refName($ref) ?? '';
        tags.set(name, (tags.get(name) ?? new Set()).add(node.tag));
      }
    });
  }
  return tags;
}
