/**
 * Merges `allOf`: all that its parts say about a value becomes one schema.
 *
 * ```yaml
 * Summary:                                          Summary:
 *   allOf:                                            oneOf:
 *     - properties: {seconds: …}                        - title: Succeeded
 *     - oneOf:                                            properties: {seconds: …, error: {type: 'null'}, text: …}
 *         - title: Succeeded                    →       - title: Failed
 *           properties: {error: {type: 'null'}}           properties: {seconds: …, error: …, text: …}
 *         - title: Failed
 *           properties: {error: …}
 *   properties: {text: …}
 * ```
 *
 * The rule: a value must keep what both of two schemas say. They are joined keyword by keyword, and their fields by name.
 * Each branch of a union is joined with what stands beside the union; a branch that has no value then is left out. What only
 * describes a value is not joined: the last part that says it counts. Keywords of which no other one says the same as both,
 * such as two patterns, are refused.
 *
 * Afterwards there is no `allOf`, beside a `$ref` or a union stand only annotations, and no named schema is a `$ref`.
 */
import { isDeepStrictEqual } from 'node:util';
import { groupBy, type Json, type JsonObject, pick } from '../base/json.ts';
import { ProblemsError, problemAt } from '../base/problem.ts';
import { placedAs, placeIn } from './places.ts';
import {
  annotationsOf,
  assertionsOf,
  mapChildren,
  nameIn,
  type Schema,
  type Schemas,
} from './schema.ts';
import { branchesOf, listedIn, listing, typesOf } from './unions.ts';

/** The schemas by name: as they are written, and as far as they are merged. */
export interface Named {
  written: Schemas;
  /** The names of schemas that only an `allOf` uses. */
  parts: ReadonlySet<string>;
  /** Undefined while a schema is being merged. */
  merged: Map<string, Schema | undefined>;
}

/** The schema of a name, merged. One that only refers to another one becomes a copy of that one. */
export function schemaNamed(name: string, named: Named): Schema {
  const { written, merged } = named;
  const known = merged.get(name);
  if (known) return known;
  const schema = written[name] ?? {};
  if (merged.has(name)) return fail(RECURSIVE, schema);
  merged.set(name, undefined);
  const target = inlined(merge(schema, named), named);
  merged.set(name, target);
  return target;
}

/** A reference as what it leads to, with its name as the title; any other schema as it is. */
function inlined(schema: Schema, named: Named): Schema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  return placedAs({ ...schemaNamed(name, named), ...beside, title: name }, schema);
}

/** A schema with every `allOf` in it merged. A reference to a part is replaced by it. */
export function merge(schema: Schema, named: Named): Schema {
  const children = mapChildren(schema, (child) => merge(child, named));
  // Merging may replace what a mapping refers to; the fields of the branches say the same.
  const { allOf = [], discriminator: _, ...beside } = children;
  const parts = [...allOf, ...partsOf(beside).map((part) => placedAs(part, schema))];
  const [first = {}, ...others] = parts;
  const isReference = first.$ref && !named.parts.has(nameIn(first) ?? '');
  if (others.length === 0 && (allOf.length === 0 || isReference))
    return placedAs({ ...beside, ...first, ...annotationsOf(beside) }, schema);
  let assertions = assertionsOf(inlined(first, named));
  for (const part of others)
    assertions =
      join(assertions, assertionsOf(inlined(part, named)), named, part) ?? fail(NO_VALUE, part);
  const notes = parts.map((part) => notesOf(part, named));
  return placedAs(Object.assign({ ...assertions }, ...notes, annotationsOf(beside)), schema);
}

/** The assertions of a schema in parts: its reference, each union, and all others. */
function partsOf(schema: Schema): Schema[] {
  const isApart = (keyword: string) => /^(\$ref|oneOf|anyOf)$/.test(keyword);
  const assertions = Object.entries(assertionsOf(schema));
  const parts = groupBy(assertions, ([keyword]) => (isApart(keyword) ? keyword : ''));
  return Array.from(parts.values(), (entries) => Object.fromEntries(entries));
}

/** What a part says about the whole: all annotations but its title and its description. */
const notesOf = (part: Schema, named: Named): Schema =>
  pick(annotationsOf(inlined(part, named)), (key) => !/^(title|description)$/.test(key));

/**
 * The assertions that a value must keep to keep those of two schemas; undefined if no value does.
 *
 * @param place the schema at whose place a problem is
 */
function join(left: Schema, right: Schema, named: Named, place: Schema): Schema | undefined {
  if (isEmpty(left) || isDeepStrictEqual(left, right)) return right;
  if (isEmpty(right)) return left;
  if (branchesOf(left).length > 0)
    return joinBranches(left, named, (branch) => joinNodes(branch, right, named, place));
  if (branchesOf(right).length > 0)
    return joinBranches(right, named, (branch) => joinNodes(left, branch, named, place));
  const types = commonTypes(left, right, named.written);
  const values = commonValues(left, right);
  if (types.length === 0 || values?.length === 0) return undefined;
  // One list narrows the other; a value of only one of them would be lost without a word.
  if (values && values.length < Math.min(...listsOf(left, right))) fail(LOST, place, '/enum');
  if (limitsFields(left) || limitsFields(right)) fail(COUPLED, place, '/additionalProperties');
  const properties = joinFields(left, right, named, place);
  // Only of an object it says that there is no value.
  if (!properties) return types.join() === 'object' ? undefined : fail(NO_VALUE, place);
  const { const: _const, enum: _enum, ...joined }: JsonObject = { ...left, ...right };
  for (const keyword of Object.keys(left))
    if (keyword in right) joined[keyword] = joinKeyword(keyword, left, right, place);
  return {
    ...joined,
    ...(left.type && right.type && { type: types.length === 1 ? types[0] : types }),
    ...(values && listing(values)),
    ...(joined.properties && { properties }),
  };
}

const isEmpty = (assertions: Schema): boolean => Object.keys(assertions).length === 0;

/** What `join` says of two schemas. A reference stays if the other schema adds nothing to it. */
function joinNodes(left: Schema, right: Schema, named: Named, place: Schema): Schema | undefined {
  const [first = {}, second = {}] = [left, right].map((node) => assertionsOf(inlined(node, named)));
  const joined = join(first, second, named, place);
  if (right.$ref && isDeepStrictEqual(joined, second)) return { $ref: right.$ref };
  return left.$ref && isDeepStrictEqual(joined, first) ? { $ref: left.$ref } : joined;
}

/** The branches of a union that have a value after each was joined with something; a single one needs no union. */
function joinBranches(
  union: Schema,
  named: Named,
  joinOne: (branch: Schema) => Schema | undefined,
): Schema | undefined {
  const branches = branchesOf(union).flatMap((branch) => {
    const assertions = joinOne(branch);
    const described = assertions?.$ref ? branch : inlined(branch, named);
    return assertions ? placedAs({ ...annotationsOf(described), ...assertions }, branch) : [];
  });
  const [only, ...others] = branches;
  if (others.length === 0) return only && assertionsOf(only);
  return { [union.oneOf ? 'oneOf' : 'anyOf']: branches };
}

/** The fields of two objects; undefined if a required one has no value. */
function joinFields(left: Schema, right: Schema, named: Named, place: Schema): Schemas | undefined {
  const fields: Schemas = { ...left.properties, ...right.properties };
  const required = [left.required, right.required].flat();
  for (const [name, first] of Object.entries(left.properties ?? {})) {
    const { [name]: second } = right.properties ?? {};
    if (second === undefined) continue;
    if (typeof first === 'boolean' || typeof second === 'boolean')
      fail(`\`${name}\` ${BOOLEAN}`, place, '/properties');
    const assertions = joinNodes(first, second, named, second);
    if (!assertions && required.includes(name)) return undefined;
    const notes = [first, second].map((field) => {
      const { default: usual } = inlined(field, named);
      return { ...(usual !== undefined && { default: usual }), ...annotationsOf(field) };
    });
    const joined = Object.assign({ ...(assertions ?? fail(NO_VALUE, second)) }, ...notes);
    fields[name] = placedAs(joined, second);
  }
  return fields;
}

/** What two schemas say by a keyword that both have, other than those that `join` joins itself. */
function joinKeyword(keyword: string, left: Schema, right: Schema, place: Schema): Json {
  const { [keyword]: first = null }: JsonObject = left;
  const { [keyword]: second = null }: JsonObject = right;
  if (keyword === 'required') return [...new Set([first, second].flat())];
  if (/^(exclusiveM|m)in/.test(keyword)) return Math.max(Number(first), Number(second));
  if (/^(exclusiveM|m)ax/.test(keyword)) return Math.min(Number(first), Number(second));
  if (/^(type|const|enum|properties)$/.test(keyword) || isDeepStrictEqual(first, second))
    return second;
  const message = `another part of an \`allOf\` has another \`${keyword}\`; state it once`;
  return fail(message, place, `/${keyword}`);
}

/** The JSON types that both schemas allow. An integer is a number. */
function commonTypes(left: Schema, right: Schema, schemas: Schemas) {
  const [first = [], second = []] = [left, right].map((schema) => {
    const types = typesOf(schema, schemas);
    return types.includes('number') ? [...types, 'integer' as const] : types;
  });
  const types = common(first, second);
  return types.filter((type) => type !== 'integer' || !types.includes('number'));
}

/** The values that both schemas list; undefined if none of them lists values. */
function commonValues(left: Schema, right: Schema): Json[] | undefined {
  const [first, second] = [listedIn(left), listedIn(right)];
  return first && second ? common(first, second) : (first ?? second);
}

/** How many values each schema lists, if it lists some. */
const listsOf = (...schemas: Schema[]): number[] =>
  schemas.flatMap((schema) => listedIn(schema)?.length ?? []);

const common = <Item>(first: Item[], second: Item[]): Item[] =>
  first.filter((item) => second.some((other) => isDeepStrictEqual(other, item)));

/** Whether a schema limits the fields that it does not name, so that it cannot get further names. */
const limitsFields = ({ additionalProperties = true }: Schema): boolean =>
  additionalProperties !== true;

const COUPLED =
  '`additionalProperties` depends on the keywords beside it; write it in a schema without `allOf`';
const NO_VALUE = 'another part of an `allOf` allows no value that is allowed here; fix one of them';
const LOST =
  'another part of an `allOf` lists other values; add the values of one list to the other, or remove them';
const BOOLEAN = 'is a field of several parts of an `allOf`, but a boolean in one; write a schema';
const RECURSIVE = 'the schema is a part of itself; remove it from its `allOf`';

function fail(message: string, place: Schema, below = ''): never {
  throw new ProblemsError([problemAt(placeIn(place, below), message)]);
}
