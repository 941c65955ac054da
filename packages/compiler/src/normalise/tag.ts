/** Tells the branches of unions apart by a tag or by JSON type, and finds what branches share. */
import { isDeepStrictEqual } from 'node:util';
import { mapSchemas } from '../model/contract.ts';
import type { Json } from '../model/json.ts';
import {
  type Branch,
  baseType,
  branchesOf,
  type Keywords,
  listedValues,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  namedValues,
  refName,
  resolve,
  type TagValue,
  type TagValues,
  typesOf,
  type Union,
  visitSchema,
} from '../model/schema.ts';

/**
 * The values of `tag` that a branch lists, or `other` if it allows all but some; `undefined` if it requires no such
 * tag.
 */
export function tagValues(
  branch: NormalSchema,
  tag: string,
  schemas: NormalSchemas,
): TagValues | undefined {
  const object = resolve(branch, schemas);
  if (object.union) {
    const all = branchesOf(object).map((one) => tagValues(one, tag, schemas));
    const values = all.flatMap((one) => (Array.isArray(one) ? [one] : []));
    return values.length === all.length ? [...new Set(values.flat())] : undefined;
  }
  const property = object.properties?.[tag];
  if (!object.required?.includes(tag) || property === undefined) return undefined;
  const resolved = resolve(property, schemas);
  const values = listedValues(resolved);
  if (values === undefined) {
    return resolved.type === 'string' && listedValues(resolved.not) ? 'other' : undefined;
  }
  const areTags = values.every((value) => typeof value === 'string' || typeof value === 'boolean');
  return areTags ? values : undefined;
}

/**
 * Determines how the branches of each union are told apart: by a tag, which only objects have, or else by JSON
 * type, if no two branches have a type in common.
 */
export function tellApart(schemas: NormalSchemas): Map<string, NormalSchema> {
  return mapSchemas(schemas, (schema) =>
    mapSchema(schema, (node) => {
      const { union } = node;
      if (union?.by !== 'trial') return node;
      return { ...node, union: byTag(union, schemas) ?? byType(union, schemas) };
    }),
  );
}

/** The tag is the first property each of whose values chooses one branch. */
function byTag(
  { keyword, branches }: Union<NormalSchema>,
  schemas: NormalSchemas,
): Union<NormalSchema> | undefined {
  const isObject = ({ schema }: { schema: NormalSchema }) =>
    isDeepStrictEqual(typesOf(schema, schemas), ['object']);
  if (branches.length < 2 || !branches.every(isObject)) return undefined;
  for (const tag of possibleTags(branches[0]?.schema, schemas)) {
    const tagged = branches.flatMap(({ schema }) => {
      const when = tagValues(schema, tag, schemas);
      return when ? [{ when, schema }] : [];
    });
    const isTag = tagged.length === branches.length && chooses(tagged, tag, schemas);
    if (isTag) return { keyword, by: 'tag', tag, branches: tagged };
  }
  return undefined;
}

/**
 * Whether each value of a tag chooses one branch: no two branches list the same value, and at most one accepts any
 * other string, by excluding exactly the values that the others list.
 */
function chooses(tagged: Branch<NormalSchema, TagValues>[], tag: string, schemas: NormalSchemas) {
  const named = namedValues(tagged);
  const values = new Set<Json>(named);
  if (values.size < named.length) return false;
  const [other, ...more] = tagged.filter(({ when }) => when === 'other');
  if (other === undefined) return true;
  const property = resolve(other.schema, schemas).properties?.[tag] ?? {};
  const excluded = listedValues(resolve(property, schemas).not) ?? [];
  const areStrings = named.every((value) => typeof value === 'string');
  return more.length === 0 && areStrings && isDeepStrictEqual(new Set(excluded), values);
}

/** The names of the fields of an object; of a union, those of its first branch. */
function possibleTags(schema: NormalSchema = {}, schemas: NormalSchemas): string[] {
  const found = resolve(schema, schemas);
  const [first] = branchesOf(found);
  return first ? possibleTags(first, schemas) : Object.keys(found.properties ?? {});
}

function byType(union: Union<NormalSchema>, schemas: NormalSchemas): Union<NormalSchema> {
  const { keyword } = union;
  const branches = union.branches.map(({ schema }) => ({ when: typesOf(schema, schemas), schema }));
  const all = branches.flatMap(({ when }) => [...new Set(when.map(baseType))]);
  const isClear = new Set(all).size === all.length;
  return isClear ? { keyword, by: 'type', branches } : union;
}

/** The allowed values of tags, as keywords by the name of the tag. */
export type TagRules = ReadonlyMap<string, NormalSchema>;

/** The allowed values of a union's tag in each of its branches. */
export function tagRules({ by, tag, branches }: Union<NormalSchema>): TagRules[] {
  if (by !== 'tag') return branches.map(() => new Map());
  const named = namedValues(branches);
  return branches.map(({ when }) => {
    if (when === 'other') return new Map([[tag, { type: 'string', not: listing(named) }]]);
    const types = new Set(when.map((value) => typeof value as 'string' | 'boolean'));
    const [type, ...more] = types;
    return new Map([[tag, { type: more.length > 0 ? [...types] : type, ...listing(when) }]]);
  });
}

function listing(values: TagValue[]): NormalSchema {
  return values.length === 1 ? { const: values[0] } : { enum: values };
}

/** The allowed values of tags in each named schema that is a branch of a union. */
export function tagsByName(schemas: NormalSchemas): Map<string, TagRules> {
  const rules = new Map<string, TagRules>();
  for (const schema of schemas.values()) {
    visitSchema(schema, ({ union }) => {
      if (union === undefined) return;
      const ofBranches = tagRules(union);
      for (const [index, { schema }] of union.branches.entries()) {
        const name = refName(schema.$ref) ?? '';
        rules.set(name, new Map([...(rules.get(name) ?? []), ...(ofBranches[index] ?? [])]));
      }
    });
  }
  return rules;
}

/** The properties that are the same in every branch, and those that every branch requires; none for a single branch. */
export function sharedBy<Node>([first = {}, ...others]: readonly Fields<Node>[]): Fields<Node> {
  const same = Object.entries(first.properties ?? {}).filter(([name, one]) =>
    others.every(({ properties }) => isDeepStrictEqual(properties?.[name], one)),
  );
  const required = (first.required ?? []).filter((name) =>
    others.every((other) => other.required?.includes(name)),
  );
  if (others.length === 0 || same.length + required.length === 0) return {};
  return { properties: Object.fromEntries(same), required };
}

type Fields<Node> = Pick<Keywords<Node>, 'properties' | 'required'>;
