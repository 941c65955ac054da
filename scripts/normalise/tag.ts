import type { Json } from '../model/json.ts';
import {
  branchesOf,
  listedValues,
  mapSchema,
  type NormalSchema,
  resolve,
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
  if (values !== undefined) return values.every(isTagValue) ? values : undefined;
  return resolved.type === 'string' && listedValues(resolved.not) !== undefined
    ? 'other'
    : undefined;
}

/**
 * Finds, for every union of objects, the required property that tells its branches apart, and
 * writes its name as `tag` beside the branches.
 *
 * @returns the same schemas with their tags; what was given is left as it was
 */
export function tag(schemas: Schemas): Map<string, NormalSchema> {
  const withTag = (node: NormalSchema): NormalSchema => {
    const found = tagOf(node, schemas);
    return found === undefined ? node : { ...node, tag: found };
  };
  return new Map([...schemas].map(([name, schema]) => [name, mapSchema(schema, withTag)]));
}

function tagOf(union: NormalSchema, schemas: Schemas): string | undefined {
  const branches = branchesOf(union);
  const [first] = branches ?? [];
  if (branches === undefined || first === undefined || branches.length < 2) return undefined;
  if (!branches.every((branch) => (resolve(branch, schemas).type ?? union.type) === 'object')) {
    return undefined;
  }
  const candidates = Object.keys(resolve(first, schemas).properties ?? {});
  return candidates.find((name) => {
    const last = resolve(branches.at(-1) ?? {}, schemas).properties?.[name] ?? {};
    const excluded = listedValues(resolve(last, schemas).not);
    return tellApart(
      branches.map((branch) => tagValues(branch, name, union, schemas)),
      new Set(excluded),
    );
  });
}

/**
 * Whether no value chooses two branches; only the last may take any other value, and must exclude
 * exactly those that the branches before it take.
 */
function tellApart(values: (TagValues | undefined)[], excluded: ReadonlySet<Json>): boolean {
  const seen = new Set<Json>();
  return values.every((branch, index) => {
    if (branch === undefined) return false;
    if (branch === 'other') {
      const isExact =
        seen.size === excluded.size && [...seen].every((value) => excluded.has(value));
      return index === values.length - 1 && isExact;
    }
    return branch.every((value) => !seen.has(value) && seen.add(value));
  });
}

function isTagValue(value: unknown): value is TagValue {
  return typeof value === 'string' || typeof value === 'boolean';
}
