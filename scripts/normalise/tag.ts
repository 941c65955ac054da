import { isDeepStrictEqual } from 'node:util';
import { mapSchemas } from '../model/contract.ts';
import type { Json } from '../model/json.ts';
import {
  branchesOf,
  listedValues,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  namedValues,
  numeric,
  refName,
  resolve,
  type TagValues,
  typesOf,
  type Union,
  visitSchema,
} from '../model/schema.ts';

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
 * Finds for every union what tells its branches apart: for one of objects a required property, for any
 * other one the JSON types of its branches, where no two have one in common.
 */
export function tellApart(schemas: NormalSchemas): Map<string, NormalSchema> {
  return mapSchemas(schemas, (schema) =>
    mapSchema(schema, (node) => {
      const { union } = node;
      if (union?.by !== 'trial') return node;
      return { ...node, union: byTag(node, union, schemas) ?? byType(node, union, schemas) };
    }),
  );
}

/**
 * The tag is the first property of which no value chooses two branches. One branch may take any
 * other value, and must exclude exactly those that the others take.
 */
function byTag(
  around: NormalSchema,
  { keyword, branches }: Union<NormalSchema>,
  schemas: NormalSchemas,
): Union<NormalSchema> | undefined {
  const objects = branches.map(({ schema }) => resolve(schema, schemas));
  if (objects.length < 2 || objects.some(({ type = around.type }) => type !== 'object'))
    return undefined;
  for (const tag of Object.keys(objects[0]?.properties ?? {})) {
    const told = branches.flatMap(({ schema }) => {
      const when = tagValues(schema, tag, around, schemas);
      return when ? [{ when, schema }] : [];
    });
    const named = namedValues(told);
    const all = new Set<Json>(named);
    const excluded = told
      .filter(({ when }) => when === 'other')
      .map(({ schema }) => resolve(schema, schemas).properties?.[tag] ?? {})
      .map((property) => listedValues(resolve(property, schemas).not) ?? []);
    const [others = named, ...more] = excluded;
    // Any other value is any other string.
    const isStrings = excluded.length === 0 || named.every((value) => typeof value === 'string');
    const isClear = told.length === branches.length && all.size === named.length && isStrings;
    if (!isClear || more.length > 0 || !isDeepStrictEqual(new Set(others), all)) continue;
    return { keyword, by: 'tag', tag, branches: told };
  }
  return undefined;
}

function byType(
  { type }: NormalSchema,
  union: Union<NormalSchema>,
  schemas: NormalSchemas,
): Union<NormalSchema> {
  const { keyword } = union;
  const branches = union.branches.map(({ schema }) => ({ when: typesOf(schema, schemas), schema }));
  const all = branches.flatMap(({ when }) => [...new Set(when.map(numeric))]);
  const isClear = type === undefined && new Set(all).size === all.length;
  return isClear ? { keyword, by: 'type', branches } : union;
}

/** For each schema the tags of the unions that name it as a branch. */
export function tagsByName(schemas: NormalSchemas): Map<string, Set<string>> {
  const tags = new Map<string, Set<string>>();
  for (const schema of schemas.values()) {
    visitSchema(schema, (node) => {
      if (node.union?.tag === undefined) return;
      for (const { $ref } of branchesOf(node)) {
        const name = refName($ref) ?? '';
        tags.set(name, (tags.get(name) ?? new Set()).add(node.union.tag));
      }
    });
  }
  return tags;
}
