import { isDeepStrictEqual } from 'node:util';
import { mapSchemas } from '../model/contract.ts';
import type { Json } from '../model/json.ts';
import {
  branchesOf,
  listedValues,
  mapSchema,
  type NormalSchema,
  refName,
  resolve,
  unionKeyword,
  visitSchema,
} from '../model/schema.ts';

/** What a tag property can hold. */
export type TagValue = string | boolean;

/** The values of a tag that choose a branch; `other` is any string that no branch before names. */
export type TagValues = TagValue[] | 'other';

type Schemas = ReadonlyMap<string, NormalSchema>;

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
  schemas: Schemas,
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
 *
 * @returns the same schemas with their tags; what was given is left as it was
 */
export function tag(schemas: Schemas): Map<string, NormalSchema> {
  const withTag = (node: NormalSchema): NormalSchema => {
    const found = tagOf(node, schemas);
    if (found === undefined) return node;
    const isOther = (branch: NormalSchema) =>
      Number(tagValues(branch, found, node, schemas) === 'other');
    const branches = branchesOf(node)?.toSorted((a, b) => isOther(a) - isOther(b));
    return { ...node, [unionKeyword(node)]: branches, tag: found };
  };
  return mapSchemas(schemas, (schema) => mapSchema(schema, withTag));
}

/**
 * The first property of which no value chooses two branches. One branch may take any other value,
 * and must exclude exactly those that the others take.
 */
function tagOf(union: NormalSchema, schemas: Schemas): string | undefined {
  const branches = branchesOf(union)?.map((branch) => resolve(branch, schemas)) ?? [];
  if (branches.length < 2 || branches.some(({ type = union.type }) => type !== 'object')) {
    return undefined;
  }
  return Object.keys(branches[0]?.properties ?? {}).find((name) => {
    const values = branches.map((branch) => tagValues(branch, name, union, schemas));
    const named = values.flatMap((some = []) => (some === 'other' ? [] : some));
    const open = branches.filter((_, i) => values[i] === 'other');
    const excluded = open.map(({ properties }) => {
      return listedValues(resolve(properties?.[name] ?? {}, schemas).not);
    });
    const [others = named, ...more] = excluded;
    const all = new Set<Json>(named);
    const once = all.size === named.length && more.length === 0;
    return once && !values.includes(undefined) && isDeepStrictEqual(new Set(others), all);
  });
}

/** For each schema the tags of the unions that name it as a branch. */
export function tagsByName(schemas: Schemas): Map<string, Set<string>> {
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
