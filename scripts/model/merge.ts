/**
 * Merges `allOf`: an object gets the fields of all its parts, and each branch of a union in it becomes a whole object.
 *
 * ```yaml
 * Summary:                                          Summary:
 *   allOf:                                            oneOf:
 *     - properties: {seconds: …}                        - title: SummarySucceeded
 *     - oneOf:                                            properties: {seconds: …, error: {type: 'null'}, text: …}
 *         - title: Succeeded                    →       - title: SummaryFailed
 *           properties: {error: {type: 'null'}}           properties: {seconds: …, error: …, text: …}
 *         - title: Failed
 *           properties: {error: …}
 *   properties: {text: …}
 * ```
 *
 * What stands beside a `$ref` or a union, such as `properties` and `oneOf` in one schema, is a part of it, too. Afterwards:
 *
 * - There is no `allOf`.
 * - Beside a `$ref` and beside a union stand only annotations. No named schema is a `$ref` itself.
 * - A schema has one union at most.
 *
 * The order of the parts decides nothing but which of several descriptions of one field holds. If two parts declare a field,
 * one declaration must narrow the other, as `const: a` narrows `enum: [a, b]`: it holds. Parts that cannot be merged are
 * refused at their place.
 */
import { isDeepStrictEqual } from 'node:util';
import { groupBy, type Json, type JsonObject, mapValues, pick } from '../base/json.ts';
import { type BundlePlace, mapOrRefuse, ProblemsError, problemAt } from '../base/problem.ts';
import type { Contract, Written, WrittenContract } from './contract.ts';
import { madeOf, placeIn } from './origins.ts';
import {
  annotationsOf,
  isAnnotation,
  mapChildren,
  nameIn,
  namesReached,
  rulesOf,
  type Schema,
  type Schemas,
} from './schema.ts';
import { branchesOf, discriminatorOf, listedIn, typesApart, typesOf } from './unions.ts';

/** The written schemas, and those that were merged so far. */
interface Named extends Pick<Written, 'schemas' | 'parts'> {
  merged: Map<string, Schema>;
}

/**
 * A contract, also with every `allOf` merged.
 *
 * @throws ProblemsError with the parts that cannot be merged
 */
export function mergeContract(contract: WrittenContract): Contract {
  const { schemas, parts, placed } = contract.written;
  const named = { schemas, parts, merged: new Map() };
  const isPublished = (name = '') => !parts.has(name);
  const published = pick(schemas, isPublished);
  const merged = {
    placed: mapOrRefuse(
      placed.filter(({ name }) => isPublished(name)),
      (place) => ({ ...place, schema: mergeAllOf(place.schema, named) }),
    ),
    schemas: mapValues(published, (_, name) => publishedSchema(name, named)),
  };
  const operations = contract.operations.map((operation) => {
    const query = operation.query.map((field) => {
      return { ...field, schema: mergeAllOf(field.schema, named) };
    });
    return { ...operation, query };
  });
  return { ...contract, operations, merged };
}

/** A named schema, merged. The title of a branch gets the name as a prefix. */
function publishedSchema(name: string, named: Named): Schema {
  const target = schemaNamed(name, named);
  const { oneOf, ...schema } = target;
  const titled = oneOf?.map((branch) => {
    const { title, ...described } = branch;
    const prefix = title === undefined ? {} : { title: joinNames(name, title) };
    return madeOf({ ...prefix, ...described }, branch);
  });
  return madeOf(titled ? { ...schema, oneOf: titled } : schema, target);
}

/** Joins a schema's name and a branch's title without their overlap: `ABlock`, `BlockFailed`: `ABlockFailed`. */
function joinNames(name: string, title: string): string {
  const words = title.replace(/\W+(\w?)/g, (_, letter) => letter.toUpperCase());
  let start = 0;
  while (!words.startsWith(name.slice(start))) start++;
  return name.slice(0, start) + words;
}

/** What a name leads to, merged. A schema that only refers to another one becomes a copy of that one. */
function schemaNamed(name: string, named: Named): Schema {
  const known = named.merged.get(name);
  if (known) return known;
  const schema = mergeAllOf(named.schemas[name] ?? {}, named);
  const target = inlined(schema, named);
  named.merged.set(name, target);
  return target;
}

/** A schema with every `allOf` in it merged. A reference to a schema that only an `allOf` uses is replaced by it. */
function mergeAllOf(schema: Schema, named: Named): Schema {
  // Merging may replace the references in a mapping; discriminators are found by the fields of the branches.
  const { discriminator: _, ...merged } = mapChildren(schema, (child) => mergeAllOf(child, named));
  const { allOf = [], ...beside } = merged;
  const parts = [...allOf, ...partsOf(beside).map((part) => madeOf(part, schema))];
  const annotations = madeOf(annotationsOf(beside), schema);
  const [first, ...more] = parts;
  if (first?.$ref && more.length === 0) {
    const target = named.parts.has(nameIn(first) ?? '') ? inlined(first, named) : first;
    return madeOf({ ...target, ...annotations }, schema, target);
  }
  if (allOf.length === 0 && more.length === 0) return madeOf(merged, schema);
  const untitled = parts.map((part) => withoutTitle(inlined(part, named)));
  const joined = untitled.reduce((before, part) => joinParts(before, part, named), {});
  return madeOf(join(joined, annotations, named), schema, joined);
}

/** The rules of a schema in parts: its reference, each union, and all others. */
function partsOf(schema: Schema): Schema[] {
  const isApart = (keyword: string) => /^(\$ref|oneOf|anyOf)$/.test(keyword);
  const rules = Object.entries(rulesOf(schema));
  const parts = groupBy(rules, ([keyword]) => (isApart(keyword) ? keyword : ''));
  return Array.from(parts.values(), (entries) => Object.fromEntries(entries));
}

/** A reference as what it leads to, with its name as the title; any other schema as it is. */
function inlined(schema: Schema, named: Named): Schema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  const target = schemaNamed(name, named);
  return madeOf({ ...target, ...beside, title: name }, schema, target);
}

/** A part says nothing about the whole by its title and its description. */
function withoutTitle(part: Schema): Schema {
  const { title: _title, description: _description, ...schema } = part;
  return madeOf(schema, part);
}

/**
 * What two parts say: if one of them is a union, each of its branches gets what the other says.
 *
 *     {oneOf: [A, B]} and {required: [c]}  →  {oneOf: [{…A, required: [c]}, {…B, required: [c]}]}
 */
function joinParts(left: Schema, right: Schema, named: Named): Schema {
  const [union, other] = branchesOf(left).length > 0 ? [left, right] : [right, left];
  const branches = branchesOf(union);
  if (branches.length === 0 || isEmpty(other)) return join(left, right, named);
  if (branchesOf(other).length > 0)
    fail('another union is about the same value; write one union', placeIn(right));
  const rules = madeOf(rulesOf(other), other);
  const joined = branches.map((branch) => {
    const target = inlined(branch, named);
    // A reference stays if its target says the same, such as `type: object`.
    if (branch.$ref && !rules.properties && narrows(target, rules, named)) return branch;
    return union === left ? joinParts(target, rules, named) : joinParts(rules, target, named);
  });
  const [before, after] = [left, right].map((part) => madeOf(annotationsOf(part), part));
  const annotations = join(before ?? {}, after ?? {}, named);
  return madeOf({ ...annotations, [union.oneOf ? 'oneOf' : 'anyOf']: joined }, left, right);
}

const isEmpty = (schema: Schema): boolean => Object.keys(schema).every(isAnnotation);

/** What two schemas say. */
function join(left: Schema, right: Schema, named: Named): Schema {
  for (const part of isEmpty(left) || isEmpty(right) ? [] : [left, right]) {
    if (limitsFields(part)) fail(COUPLED, placeIn(part, '/additionalProperties'));
  }
  const joined: JsonObject = { ...left, ...right };
  for (const keyword of Object.keys(left))
    if (keyword in right) joined[keyword] = joinKeyword(keyword, left, right, named);
  return madeOf(joined, left, right);
}

const COUPLED =
  '`additionalProperties` depends on the keywords beside it; write it in a schema without `allOf`';

/** Whether a schema limits the fields that it does not name, so that it cannot get further names. */
const limitsFields = ({ additionalProperties = true }: Schema): boolean =>
  additionalProperties !== true;

/** What two schemas say by a keyword that both have. */
function joinKeyword(keyword: string, left: Schema, right: Schema, named: Named): Json {
  const { [keyword]: first = null }: JsonObject = left;
  const { [keyword]: second = null }: JsonObject = right;
  if (isDeepStrictEqual(first, second)) return second;
  if (keyword === 'required') return [...new Set([first, second].flat())];
  if (keyword === 'properties') return joinFields(left.properties, right.properties, named);
  if (/^x-(assumption|unspecified|replaces)$/.test(keyword)) return [first, second].flat();
  if (isAnnotation(keyword) && keyword !== 'default') return second;
  const only = (schema: Schema): Schema => pick(schema, (key) => key === keyword);
  const joined: JsonObject | undefined = narrower(only(left), only(right), named);
  return joined?.[keyword] ?? differ(keyword, placeIn(right, `/${keyword}`));
}

/** The fields of two schemas. One that both have is as the narrower of both declares it. */
function joinFields(left: Schemas = {}, right: Schemas = {}, named: Named): Schemas {
  const joined = { ...left, ...right };
  for (const [name, first] of Object.entries(left)) {
    const { [name]: second } = right;
    if (second) joined[name] = narrower(first, second, named) ?? differ(name, placeIn(second));
  }
  return joined;
}

/** The one of two schemas that narrows the other, with the annotations that only the other has; undefined if none does. */
function narrower(first: Schema, second: Schema, named: Named): Schema | undefined {
  const isSecond = narrows(second, first, named);
  const [narrow, wide] = isSecond ? [second, first] : [first, second];
  if (!isSecond && !narrows(narrow, wide, named)) return undefined;
  const { default: usual } = inlined(wide, named);
  const { default: kept = usual } = inlined(narrow, named);
  if (usual !== undefined && !isDeepStrictEqual(kept, usual)) return undefined;
  const annotations = { ...annotationsOf(wide), ...(usual !== undefined && { default: usual }) };
  return madeOf({ ...pick(annotations, (key) => !(key in narrow)), ...narrow }, narrow, wide);
}

/** Whether a schema has every rule of another one, or of a branch of it, and allows no more values: `Cat` and `oneOf: [Cat, Dog]`. */
function narrows(narrow: Schema, wide: Schema, named: Named): boolean {
  if (isDeepStrictEqual(rulesOf(narrow), rulesOf(wide))) return true;
  const [target, other] = [inlined(narrow, named), inlined(wide, named)];
  const branches = branchesOf(other);
  const isBranch = branches.some((branch) => narrows(narrow, branch, named));
  if (branches.length > 0) return isBranch && acceptsBranches(other, named);
  const rules = Object.keys(rulesOf(other));
  return !limitsFields(other) && rules.every((rule) => narrowsBy(rule, target, other, named));
}

/** Whether a union accepts each value of its branches: a `oneOf` refuses what two of them accept. */
function acceptsBranches(union: Schema, named: Named): boolean {
  const names = namesReached([union], named.schemas);
  const schemas = Object.fromEntries(Array.from(names, (name) => [name, schemaNamed(name, named)]));
  return Boolean(union.anyOf ?? typesApart(union, schemas) ?? discriminatorOf(union, schemas));
}

/**
 * Whether a schema allows no more values than another one by a rule that the other one has:
 *
 *     {type: integer}    {const: a}        {required: [a, b]}    {minimum: 2}    narrow
 *     {type: number}     {enum: [a, b]}    {required: [a]}       {minimum: 1}
 */
function narrowsBy(rule: string, narrow: Schema, wide: Schema, { schemas }: Named): boolean {
  const { [rule]: stated }: JsonObject = narrow;
  const { [rule]: limit }: JsonObject = wide;
  if (rule === 'type') {
    const types = typesOf(wide, schemas);
    const accepted = types.includes('number') ? [...types, 'integer'] : types;
    return areIn(typesOf(narrow, schemas), accepted);
  }
  if (rule === 'const' || rule === 'enum') return areIn(listedIn(narrow), listedIn(wide));
  if (rule === 'required') return areIn(wide.required, narrow.required);
  if (/^(exclusiveM|m)in/.test(rule)) return Number(stated) >= Number(limit);
  if (/^(exclusiveM|m)ax/.test(rule)) return Number(stated) <= Number(limit);
  return isDeepStrictEqual(stated, limit);
}

/** Whether there are values, and all of them are among others. */
const areIn = (values: readonly unknown[] = [], others: readonly unknown[] = []): boolean =>
  values.length > 0 && values.every((value) => others.includes(value));

const differ = (what: string, place: BundlePlace): never =>
  fail(
    `another part of an \`allOf\` states \`${what}\` differently; state it once, or so that one narrows the other`,
    place,
  );

function fail(message: string, place: BundlePlace): never {
  throw new ProblemsError([problemAt(place, message)]);
}
