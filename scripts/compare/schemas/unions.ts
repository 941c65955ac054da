/** The branches of unions, and which of two releases' branches belong together. */
import { isDeepStrictEqual } from 'node:util';
import { branchesOf, type NormalSchema, resolve, typesOf } from '../../model/schema.ts';
import { type TagValue, tagValues } from '../../normalise/tag.ts';

type Schemas = ReadonlyMap<string, NormalSchema>;

/** The branch `index` of a union: as a whole object, where the union states fields for all branches. */
export function wholeBranch(union: NormalSchema, index: number): NormalSchema {
  const branch = branchesOf(union)?.[index];
  if (branch === undefined || union.properties === undefined || branch.$ref !== undefined) {
    return branch ?? union;
  }
  const { oneOf, anyOf, tag, title, description, ...common } = union;
  return {
    ...common,
    ...branch,
    properties: { ...union.properties, ...branch.properties },
    required: [...new Set([...(union.required ?? []), ...(branch.required ?? [])])],
  };
}

/** What an object says of a field, by its name or by what it says of all others. */
export function fieldOf(
  { properties = {}, additionalProperties }: NormalSchema,
  name: string,
): NormalSchema | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** A branch of a tagged union. */
export interface Branch {
  index: number;
  schema: NormalSchema;
  /** The values of the tag that choose it; `other` for all that no other branch names. */
  values: TagValue[] | 'other' | undefined;
}

/** The branches of a union by tag; an object that is not a union is one branch. */
export function taggedBranches(union: NormalSchema, tag: string, schemas: Schemas): Branch[] {
  return [...(branchesOf(union) ?? [union]).keys()].map((index) => {
    const schema = wholeBranch(union, index);
    return { index, schema, values: tagValues(schema, tag, schema, schemas) };
  });
}

/** The branch that a value of the tag chooses. */
export function chosen(branches: readonly Branch[], value?: TagValue): Branch | undefined {
  const named = value !== undefined;
  return (
    branches.find(({ values }) => named && values !== 'other' && values?.includes(value)) ??
    branches.find(({ values }) => values === 'other')
  );
}

/** One of the forms that a value may have, told apart by its JSON type. */
export interface Alternative {
  schema: NormalSchema;
  /** The branches that lead to it, from the outermost union. */
  branches: number[];
}

/** The alternatives of a schema: those of its branches, or itself. A union of objects is one. */
export function alternatives(
  schema: NormalSchema,
  schemas: Schemas,
  branches: number[] = [],
): Alternative[] {
  const { tag, properties } = schema;
  const inside = branchesOf(schema);
  if (inside === undefined || tag !== undefined || properties !== undefined) {
    return [{ schema, branches }];
  }
  return inside.flatMap((branch, index) => alternatives(branch, schemas, [...branches, index]));
}

/** Alternatives of two releases that belong together, and those that one has alone. */
export interface Match {
  pairs: [Alternative, Alternative][];
  removed: Alternative[];
  added: Alternative[];
}

/** Finds out which alternatives belong together; those that are the same need no comparing. */
export function match(
  old: Alternative[],
  next: Alternative[],
  schemas: { old: Schemas; next: Schemas },
): Match {
  const pairs: [Alternative, Alternative][] = [];
  const take = (key: (one: Alternative, schemas: Schemas) => unknown) => {
    for (const left of [...old]) {
      const wanted = key(left, schemas.old);
      const right = next.find((one) => isDeepStrictEqual(key(one, schemas.next), wanted));
      if (wanted === undefined || right === undefined) continue;
      old.splice(old.indexOf(left), 1);
      next.splice(next.indexOf(right), 1);
      pairs.push([left, right]);
    }
  };
  const types = ({ schema }: Alternative, schemas: Schemas) =>
    typesOf(schema, schemas).filter((type) => type !== 'null');
  take(({ schema }) => schema);
  take(({ schema }) => schema.$ref);
  take((one, known) => [types(one, known), resolve(one.schema, known).format]);
  take((one, known) => types(one, known));
  if (old.length === 1 && next.length === 1)
    take((one, known) => types(one, known).length > 0 || undefined);
  return { pairs, removed: old, added: next };
}
