/** The branches of unions, and which of two releases' branches belong together. */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  type TagValue,
  type TagValues,
  typesOf,
} from '../../model/schema.ts';
import { tagValues } from '../../normalise/tag.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';

/** What any value fits: one object, so that it is known again. */
export const ANYTHING: NormalSchema = {};

/** The branches of a union, each with what the union states for all of them. */
export function completeBranches(union: NormalSchema, schemas: NormalSchemas): NormalSchema[] {
  const common = pick(union, (key) => key !== 'union' && !isAnnotation(key)) as NormalSchema;
  const isBare = Object.keys(common).length === 0;
  return branchesOf(union).map((branch) =>
    isBare ? branch : join(common, resolve(branch, schemas)).schema,
  );
}

/** Whether a branch and what is around it say something that no one schema can say at once. */
export function isMixed(union: NormalSchema, schemas: NormalSchemas): boolean {
  const { union: _, ...common } = union;
  const branches = branchesOf(union).map((branch) => resolve(branch, schemas));
  return branches.some((branch) => join(common, branch).isShort || isMixed(branch, schemas));
}

/** Two schemas in one; where what both say cannot be said at once, it is short of the first. */
function join(
  first: NormalSchema,
  second: NormalSchema,
): { schema: NormalSchema; isShort: boolean } {
  const { properties: named = {} } = first;
  const isTwice = ([name, field]: [string, NormalSchema]) =>
    named[name] && !isDeepStrictEqual(named[name], field);
  let isShort = Object.entries(second.properties ?? {}).some(isTwice);
  const joined: Record<string, unknown> = { ...first, ...second };
  for (const key of Object.keys(second) as (keyof NormalSchema)[]) {
    const [one, other] = [first[key], second[key]];
    if (one === undefined || isAnnotation(key) || isDeepStrictEqual(one, other)) continue;
    if (/^min/.test(key)) joined[key] = Math.max(Number(one), Number(other));
    else if (/^max/.test(key)) joined[key] = Math.min(Number(one), Number(other));
    else if (key === 'properties') joined[key] = { ...named, ...second.properties };
    else if (key !== 'required') isShort = true;
  }
  const required = new Set([...(first.required ?? []), ...(second.required ?? [])]);
  return { schema: { ...joined, ...(required.size > 0 && { required: [...required] }) }, isShort };
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
  const branches = union.union ? completeBranches(union, schemas) : [union];
  return branches.map((schema, index) => {
    return { index, schema, values: tagValues(schema, tag, schemas) };
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
  schemas: NormalSchemas,
  branches: readonly number[] = [],
): Alternative[] {
  const { union, properties } = schema;
  if (union === undefined || union.by === 'tag' || properties !== undefined) {
    return [{ schema, branches }];
  }
  return completeBranches(schema, schemas).flatMap((branch, index) =>
    alternativesOf(branch, schemas, [...branches, index]),
  );
}

/** A schema in the release that states it, as far as is needed here. */
interface Side {
  schema: NormalSchema;
  reading: { schemas: NormalSchemas };
}

/** Pairs the alternatives of a schema in two releases that belong together, as far as they do. */
export function pairAlternatives(...sides: Both<Side>): Either<Alternative>[] {
  const types = ({ schema }: Alternative, side: 0 | 1) =>
    typesOf(schema, sides[side].reading.schemas).filter((type) => type !== 'null');
  const formsOf = ({ schema, reading }: Side) => alternativesOf(schema, reading.schemas);
  const pairs = pairUp(
    formsOf(sides[0]),
    formsOf(sides[1]),
    ({ schema }) => schema,
    ({ schema }) => schema.$ref,
    (one, side) => [types(one, side), resolve(one.schema, sides[side].reading.schemas).format],
    types,
  );
  // What is left over alone on either side has become the other.
  const alone = pairs.filter((pair) => pair.includes(undefined));
  const [[old] = [], [, next] = []] = alone;
  const isOne =
    alone.length === 2 && old && next && types(old, 0).length * types(next, 1).length > 0;
  return isOne ? [...pairs.filter((pair) => !alone.includes(pair)), [old, next]] : pairs;
}
