/** The branches of unions, and which of two releases' branches belong together. */
import {
  branchesOf,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  type TagValue,
  type TagValues,
  typesOf,
} from '../../model/schema.ts';
import { tagValues } from '../../normalise/tag.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';

/** The branch `index` of a union: as a whole object, where the union states fields for all branches. */
export function completeBranch(union: NormalSchema, index: number): NormalSchema {
  const branch = branchesOf(union)[index];
  if (branch === undefined || union.properties === undefined || branch.$ref !== undefined) {
    return branch ?? union;
  }
  const { union: _, title, description, ...common } = union;
  return {
    ...common,
    ...branch,
    properties: { ...union.properties, ...branch.properties },
    required: [...new Set([...(union.required ?? []), ...(branch.required ?? [])])],
  };
}

/** What an object says of a field, by its name or by what it says of all others. */
export function fieldOf(object: NormalSchema, name: string): NormalSchema | undefined {
  const { properties = {}, additionalProperties } = object;
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** A branch of a tagged union. */
export interface Branch {
  index: number;
  schema: NormalSchema;
  /** The values of the tag that choose it; `other` for all that no other branch names. */
  values: TagValues | undefined;
}

/** The branches of a union by tag; an object that is not a union is one branch. */
export function branchesByTag(union: NormalSchema, tag: string, schemas: NormalSchemas): Branch[] {
  return [...(union.union?.branches ?? [union]).keys()].map((index) => {
    const schema = completeBranch(union, index);
    return { index, schema, values: tagValues(schema, tag, schema, schemas) };
  });
}

/** The branch that a value of the tag chooses. */
export function chooseBranch(branches: readonly Branch[], value?: TagValue): Branch | undefined {
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
  branches: readonly number[];
}

/** The alternatives of a schema: those of its branches, or itself. A union of objects is one. */
export function alternativesOf(
  schema: NormalSchema,
  branches: readonly number[] = [],
): Alternative[] {
  const { union, properties } = schema;
  if (union === undefined || union.by === 'tag' || properties !== undefined) {
    return [{ schema, branches }];
  }
  return branchesOf(schema).flatMap((branch, index) =>
    alternativesOf(branch, [...branches, index]),
  );
}

/** Pairs the alternatives of a schema in two releases that belong together, as far as they do. */
export function pairAlternatives(
  ...sides: Both<[schema: NormalSchema, schemas: NormalSchemas]>
): Either<Alternative>[] {
  const types = ({ schema }: Alternative, side: 0 | 1) =>
    typesOf(schema, sides[side][1]).filter((type) => type !== 'null');
  const pairs = pairUp(
    alternativesOf(sides[0][0]),
    alternativesOf(sides[1][0]),
    ({ schema }) => schema,
    ({ schema }) => schema.$ref,
    (one, side) => [types(one, side), resolve(one.schema, sides[side][1]).format],
    types,
  );
  // What is left over alone on either side has become the other.
  const alone = pairs.filter((pair) => pair.includes(undefined));
  const [[old] = [], [, next] = []] = alone;
  const isOne =
    alone.length === 2 && old && next && types(old, 0).length * types(next, 1).length > 0;
  return isOne ? [...pairs.filter((pair) => !alone.includes(pair)), [old, next]] : pairs;
}
