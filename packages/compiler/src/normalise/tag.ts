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
  type TypeName,
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

/** Why a field with which the branches of a union are meant to be told apart is no tag. */
interface TagProblem {
  /** The branch to change, by its index. */
  index: number;
  tag: string;
  message: string;
}

/**
 * What is wrong with the field that has listed or excluded values in every branch of a union, or in all but one that
 * accepts any string; undefined if there is none, or if all branches have the same values for several.
 *
 * @param nameOf the name of a branch by its index
 */
export function tagProblem(
  { branches }: Union<NormalSchema>,
  schemas: NormalSchemas,
  nameOf: (index: number) => string = String,
): TagProblem | undefined {
  const required = possibleTags(branches[0]?.schema, schemas).map((tag) => {
    const fields = branches.map(({ schema }, index): TagField => {
      const { properties, required } = resolve(schema, schemas);
      const field = required?.includes(tag) ? properties?.[tag] : undefined;
      const { type, not, ...own } = resolve(field ?? {}, schemas);
      const types = [type ?? []].flat();
      return { index, name: nameOf(index), types, listed: listedValues(own), not };
    });
    return { tag, fields };
  });
  const narrow = required.filter(({ fields }) => fields.every(isNarrow));
  const candidates =
    narrow.length > 0 ? narrow : required.filter(({ fields }) => hasCatchAll(fields));
  const [only, ...more] = candidates;
  const differing = candidates.find(({ fields: [first, ...others] }) =>
    others.some((one) => !isDeepStrictEqual([one.listed, one.not], [first?.listed, first?.not])),
  );
  const chosen = differing ?? (more.length === 0 ? only : undefined);
  return (
    chosen && (findStrange(chosen.tag, chosen.fields) ?? findOverlap(chosen.tag, chosen.fields))
  );
}

/** A field in one branch of a union. */
interface TagField {
  index: number;
  /** The name of the branch. */
  name: string;
  types: TypeName[];
  listed: Json[] | undefined;
  not: NormalSchema | undefined;
}

function isNarrow({ listed, not }: TagField): boolean {
  return (listed ?? listedValues(not)) !== undefined;
}

/** Whether one branch accepts any string, and the others list strings. */
function hasCatchAll(fields: TagField[]): boolean {
  const open = fields.filter((field) => !isNarrow(field));
  const [{ types = [], not } = {}] = open;
  const areStrings = fields.every(({ listed = [] }) =>
    listed.every((one) => typeof one === 'string'),
  );
  return (
    open.length === 1 && isDeepStrictEqual([types, not], [['string'], undefined]) && areStrings
  );
}

/** The first value of a tag that is neither a string nor a boolean. */
function findStrange(tag: string, fields: TagField[]): TagProblem | undefined {
  for (const { index, name, types, listed } of fields) {
    const isTag = (value: Json) => typeof value === 'string' || typeof value === 'boolean';
    const strange = listed
      ? JSON.stringify(listed.find((value) => !isTag(value)))
      : types.find((type) => type !== 'string');
    const message = `a tag is a string or a boolean, and ${tag} of ${name} may also be ${strange}; leave that out`;
    if (strange !== undefined) return { index, tag, message };
  }
  return undefined;
}

/** The first value of a tag that two branches accept, or that one excludes though no other lists it. */
function findOverlap(tag: string, fields: TagField[]): TagProblem | undefined {
  const listed = fields.flatMap((one) => one.listed ?? []);
  for (const { index, name, not } of fields.filter((one) => one.listed === undefined)) {
    const excluded = listedValues(not) ?? [];
    const missing = listed.find((value) => !excluded.includes(value));
    const other = fields.find((one) => one.listed?.includes(missing ?? null));
    const also = `${name} also accepts ${tag}: ${JSON.stringify(missing)}, which ${other?.name} lists; exclude it here`;
    if (missing !== undefined) return { index, tag, message: also };
    const surplus = excluded.find((value) => !listed.includes(value));
    const no = `${name} excludes ${tag}: ${JSON.stringify(surplus)}, which no other branch lists; remove it here`;
    if (surplus !== undefined) return { index, tag, message: no };
  }
  for (const [position, { index, name, listed = [] }] of fields.entries()) {
    for (const value of listed) {
      const other = fields.slice(0, position).find((one) => one.listed?.includes(value));
      const message = `${name} also accepts ${tag}: ${JSON.stringify(value)}, which ${other?.name} lists; give one of the two another value`;
      if (other) return { index, tag, message };
    }
  }
  return undefined;
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
