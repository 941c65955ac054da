/** Unions, and how a value chooses a branch: by a tag or by its type. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../json.ts';
import { isAnnotation, resolve, type Schema, type Schemas, type TypeName } from './nodes.ts';
import { baseType, branchesOf, listedIn, typesOf } from './values.ts';

/** A value that chooses a branch of a union. */
export type TagValue = string | boolean;

/** The tag of a union: the required field that chooses a branch. */
export interface Tag {
  name: string;
  /** The values that choose each branch; `other` is any string that no other branch lists. */
  values: (TagValue[] | 'other')[];
}

/** The tag of a `oneOf`: the first required field each of whose values chooses one branch; undefined if there is none. */
export function tagOf({ oneOf = [], required = [] }: Schema, schemas: Schemas): Tag | undefined {
  const [first = {}] = oneOf;
  if (oneOf.length < 2) return undefined;
  const [object] = objectsIn(first, schemas);
  for (const name of Object.keys(object?.properties ?? {})) {
    const values = oneOf.map((branch) => tagValues(branch, name, schemas, required.includes(name)));
    const tag = { name, values: values.filter((one) => one !== undefined) };
    if (tag.values.length === oneOf.length && areApart(tag, oneOf, schemas)) return tag;
  }
  return undefined;
}

/** The tag of a `oneOf` of objects without other rules, except a type and required fields; otherwise undefined. */
export function tagOfObjects(union: Schema, schemas: Schemas): Tag | undefined {
  const isRule = (key: string) =>
    !isAnnotation(key) && !['type', 'required', 'oneOf'].includes(key);
  const types = [union, ...(union.oneOf ?? [])].map((one) => typesOf(one, schemas).join());
  const areObjects = types.every((one) => one === 'object') && !Object.keys(union).some(isRule);
  return areObjects ? tagOf(union, schemas) : undefined;
}

/** The types of each branch of a union without other rules; undefined if two branches share a type. */
export function typesApart(union: Schema, schemas: Schemas): TypeName[][] | undefined {
  const branches = branchesOf(union);
  const isRule = (key: string) => !isAnnotation(key) && !['oneOf', 'anyOf'].includes(key);
  if (branches.length < 2 || Object.keys(union).filter(isRule).length > 0) return undefined;
  const types = branches.map((branch) => typesOf(branch, schemas));
  const all = types.flatMap((one) => [...new Set(one.map(baseType))]);
  const isApart = new Set(all).size === all.length && types.every((one) => one.length > 0);
  return isApart ? types : undefined;
}

/** The values that the branches of a tagged union list. */
export function valuesOf({ values }: Tag): TagValue[] {
  return values.flatMap((one) => (one === 'other' ? [] : one));
}

/** The index of the branch that a value of the tag selects: the branch that lists it or the open branch; -1 if none. */
export function branchFor({ values }: Tag, value: unknown): number {
  const listing = values.findIndex((one) => one !== 'other' && one.some((some) => some === value));
  return listing < 0 ? values.indexOf('other') : listing;
}

/** The objects of a branch: the branches of a nested union, or itself. */
function objectsIn(branch: Schema, schemas: Schemas): Schema[] {
  const schema = resolve(branch, schemas);
  const branches = branchesOf(schema);
  return branches.length > 0 ? branches.flatMap((one) => objectsIn(one, schemas)) : [schema];
}

/** The values of a tag that a branch lists; undefined if the tag does not select the branch. */
export function tagValues(
  branch: Schema,
  name: string,
  schemas: Schemas,
  isRequired: boolean,
): TagValue[] | 'other' | undefined {
  const all = objectsIn(branch, schemas).map(({ required, properties }) => {
    const field = properties?.[name];
    if (field === undefined || !(isRequired || required?.includes(name))) return undefined;
    const resolved = resolve(field, schemas);
    const values = listedIn(resolved);
    if (values === undefined) {
      return resolved.type === 'string' && listedIn(resolved.not) ? 'other' : undefined;
    }
    const isTag = (value: Json) => typeof value === 'string' || typeof value === 'boolean';
    return values.every(isTag) ? (values as TagValue[]) : undefined;
  });
  const [first] = all;
  if (all.includes(undefined) || all.length === 0) return undefined;
  if (all.includes('other')) return all.length === 1 ? first : undefined;
  return [...new Set(all.flat() as TagValue[])];
}

/** Whether no two branches list the same value, and at most one accepts any other string: all but the listed ones. */
function areApart(tag: Tag, oneOf: Schema[], schemas: Schemas): boolean {
  const listed = valuesOf(tag);
  if (new Set(listed).size < listed.length) return false;
  const open = oneOf.filter((_, index) => tag.values[index] === 'other');
  const [other, ...more] = open;
  if (other === undefined) return true;
  const field = resolve(other, schemas).properties?.[tag.name] ?? {};
  const excluded = new Set(listedIn(resolve(field, schemas).not));
  return more.length === 0 && isDeepStrictEqual(excluded, new Set<Json>(listed));
}

/** The names of the branches of a union by its tag, from their titles, if each has one: `Still queued`: `StillQueued`. */
export function namedBranches(schema: Schema, schemas: Schemas): string[] {
  const titles = tagOf(schema, schemas) ? branchesOf(schema).map(({ title }) => title ?? '') : [];
  const names = titles.map((title) => title.replace(/\W+(\w?)/g, (_, one) => one.toUpperCase()));
  return names.every((name) => /^[A-Za-z]/.test(name)) ? names : [];
}
