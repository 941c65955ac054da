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
 * The rule: a value must be valid by both of two schemas. They are joined keyword by keyword, fields by name, and each branch of
 * a union with what stands beside the union. What nothing else says in other words is refused: keywords such as two patterns,
 * annotations that differ, and schemas that no value fits. Only a title or a description replaces another one.
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
  type TypeName,
} from './schema.ts';
import { baseType, branchesOf, listedIn, listing, typeOf, typesOf } from './unions.ts';

/** The schemas by name: as they are written, and as far as they are merged. */
export interface Named {
  written: Schemas;
  /** The names of schemas that only an `allOf` uses. */
  parts: ReadonlySet<string>;
  merged: Map<string, Schema>;
}

/** The schema of a name, merged. One that only refers to another one becomes a copy of that one. */
export function schemaNamed(name: string, named: Named): Schema {
  const { written, merged } = named;
  const known = merged.get(name);
  if (known) return known;
  const schema = written[name] ?? {};
  const { $ref, ...beside } = merge(schema, named);
  const target = nameIn({ $ref });
  const whole = target === undefined ? beside : { ...schemaNamed(target, named), ...beside };
  merged.set(name, placedAs(whole, schema));
  return whole;
}

/**
 * A schema with every `allOf` in it merged. A reference alone stays, unless it leads to a part:
 *
 *     {allOf: [{$ref: Word}], description: …}                     → {$ref: Word, description: …}
 *     {allOf: [{minimum: 1}], type: integer, description: …}      → {type: integer, minimum: 1, description: …}
 *     {$ref: Word, required: [start]}                             → {type: object, properties: …, required: [start]}
 */
export function merge(schema: Schema, named: Named): Schema {
  const children = mapChildren(schema, (child) => merge(child, named));
  // Merging may replace what a mapping refers to; the fields of the branches say the same.
  const { allOf = [], discriminator: _, ...own } = children;
  const isPart = (node: Schema) => named.parts.has(nameIn(node) ?? '');
  const shared = allOf.map((node) => (isPart(node) ? inlined(node, named) : node));
  const parts = [...shared, ...partsOf(own).map((part) => placedAs(part, schema))];
  const [first = {}, ...others] = parts;
  if (others.length === 0 && allOf.length === 0) return placedAs(own, schema);
  if (others.length === 0 && first.$ref) return placedAs({ ...first, ...own }, schema);
  const joined = others.reduce((left, right) => join(left, right, named), first);
  return placedAs({ ...withoutLabels(joined), ...annotationsOf(own) }, schema);
}

/** What a schema asserts in parts that `join` takes: `{$ref, oneOf, type, items}` → `{$ref}`, `{oneOf}`, `{type, items}`. */
function partsOf(schema: Schema): Schema[] {
  const isApart = (keyword: string) => /^(\$ref|oneOf|anyOf)$/.test(keyword);
  const assertions = Object.entries(assertionsOf(schema));
  const parts = groupBy(assertions, ([keyword]) => (isApart(keyword) ? keyword : ''));
  return Array.from(parts.values(), (entries) => Object.fromEntries(entries));
}

/** A reference as what it leads to, but for the title and the description; any other schema as it is. */
function inlined(schema: Schema, named: Named): Schema {
  const { $ref, ...beside } = schema;
  const name = nameIn({ $ref });
  if (name === undefined) return schema;
  return placedAs({ ...withoutLabels(schemaNamed(name, named)), ...beside }, schema);
}

/**
 * The schema of the values that are valid by both of two schemas:
 *
 *     {type: number, minimum: 1}, {type: integer, description: …}   → {type: integer, minimum: 1, description: …}
 *     {$ref: Word}, {required: [start]}                             → {type: object, properties: …, required: [start]}
 *     {$ref: Word}, {type: object}                                  → {$ref: Word}
 *
 * The problems of two schemas are at the place of the second one.
 */
function join(left: Schema, right: Schema, named: Named): Schema {
  const [first, second] = [inlined(left, named), inlined(right, named)];
  const joined = joinAssertions(first, second, named);
  joinAnnotations(first, second);
  const assertions = assertionsOf(joined);
  // A reference stays if the other schema asserts nothing more.
  const shortest = (node: Schema, whole: Schema): Schema =>
    isDeepStrictEqual(assertions, assertionsOf(whole)) ? node : whole;
  const [described, last] = [shortest(left, first), shortest(right, second)];
  const { $ref } = { ...described, ...last };
  const annotations = joinAnnotations(joinAnnotations(described, last), placedAs(joined, right));
  return placedAs({ ...($ref ? { $ref } : assertions), ...annotations }, right);
}

/** What two schemas assert together, of which none is a reference. */
function joinAssertions(left: Schema, right: Schema, named: Named): Schema {
  const [first, second] = [assertionsOf(left), assertionsOf(right)];
  if (isEmpty(first) || isDeepStrictEqual(first, second)) return second;
  if (isEmpty(second)) return first;
  if (branchesOf(left).length > 0) {
    const beside = placedAs(second, right);
    return joinUnion(left, beside, (branch) => join(branch, beside, named), named);
  }
  if (branchesOf(right).length > 0) {
    const beside = placedAs(first, left);
    return joinUnion(right, beside, (branch) => join(beside, branch, named), named);
  }
  if (limitsFields(left) || limitsFields(right)) fail(COUPLED, right, '/additionalProperties');
  const types = commonTypes(left, right, named);
  const values = commonValues(left, right)?.filter((value) =>
    types.map(baseType).includes(typeOf(value)),
  );
  if (types.length === 0 || values?.length === 0) fail(NO_VALUE, right);
  const { const: _const, enum: _enum, ...joined }: JsonObject = { ...first, ...second };
  for (const keyword of Object.keys(first))
    if (keyword in second) joined[keyword] = joinKeyword(keyword, left, right);
  return {
    ...joined,
    ...(left.type && right.type && { type: types.length === 1 ? types[0] : types }),
    ...(values && listing(values)),
    ...(joined.properties && { properties: joinFields(left, right, named) }),
  };
}

const isEmpty = (schema: Schema): boolean => Object.keys(schema).length === 0;

/**
 * A union, each branch of which is joined with what stands beside the union. Branches of other types are left out, and a
 * single branch needs no union:
 *
 *     {anyOf: [{$ref: Word}, {type: 'null'}]}, {type: object}   → {$ref: Word}
 */
function joinUnion(
  union: Schema,
  beside: Schema,
  joinOne: (branch: Schema) => Schema,
  named: Named,
): Schema {
  const fitting = branchesOf(union).filter(
    (branch) => commonTypes(branch, beside, named).length > 0,
  );
  const branches = fitting.map((branch) => {
    const joined = joinOne(branch);
    const name = nameIn(branch);
    const { description } = { ...(name && schemaNamed(name, named)), ...joined };
    const labels = name && !joined.$ref && { title: name, ...(description && { description }) };
    return placedAs({ ...annotationsOf(joined), ...labels, ...joined }, branch);
  });
  const [only = fail(NO_VALUE, beside), ...others] = branches;
  return others.length === 0
    ? withoutLabels(only)
    : { [union.oneOf ? 'oneOf' : 'anyOf']: branches };
}

/** The fields of two objects, with those that both have joined. */
function joinFields(left: Schema, right: Schema, named: Named): Schemas {
  const fields: Schemas = { ...left.properties, ...right.properties };
  for (const [name, first] of Object.entries(left.properties ?? {})) {
    const { [name]: second } = right.properties ?? {};
    if (second === undefined) continue;
    if (typeof first === 'boolean' || typeof second === 'boolean')
      fail(`\`${name}\` ${BOOLEAN}`, right, '/properties');
    fields[name] = join(first, second, named);
  }
  return fields;
}

/** What two schemas assert by a keyword that both have, other than those that `joinAssertions` joins itself. */
function joinKeyword(keyword: string, left: Schema, right: Schema): Json {
  const { [keyword]: first = null }: JsonObject = left;
  const { [keyword]: second = null }: JsonObject = right;
  if (keyword === 'required') return [...new Set([first, second].flat())];
  if (/^min/.test(keyword)) return Math.max(Number(first), Number(second));
  if (/^max/.test(keyword)) return Math.min(Number(first), Number(second));
  if (/^(type|const|enum|properties)$/.test(keyword) || isDeepStrictEqual(first, second))
    return second;
  return fail(differing(keyword), right, `/${keyword}`);
}

/** The annotations of two schemas: the questions and assumptions of both, and the title and description of the second one. */
function joinAnnotations(left: Schema, right: Schema): Schema {
  const joined: JsonObject = { ...annotationsOf(left), ...annotationsOf(right) };
  for (const [key, first] of Object.entries(annotationsOf(withoutLabels(left)))) {
    const second = joined[key] ?? null;
    if (isDeepStrictEqual(first, second)) continue;
    if (!/^x-(unspecified|assumption)$/.test(key)) fail(differing(key), right, `/${key}`);
    joined[key] = [...new Set([first, second].flat())];
  }
  return joined;
}

/** A schema without its title and description, which are about it alone and not about what it becomes a part of. */
const withoutLabels = (schema: Schema): Schema =>
  pick(schema, (key) => !/^(title|description)$/.test(key));

/** The JSON types that two schemas allow. An integer is a number. */
function commonTypes(left: Schema, right: Schema, named: Named): TypeName[] {
  const [first, second] = [typesIn(left, named), typesIn(right, named)];
  const types = common(first, second);
  return types.filter((type) => type !== 'integer' || !types.includes('number'));
}

/** The JSON types that a schema allows, with `integer` beside `number`. */
function typesIn(schema: Schema, named: Named): TypeName[] {
  const whole = inlined(schema, named);
  const branches = branchesOf(whole);
  if (branches.length > 0) return branches.flatMap((branch) => typesIn(branch, named));
  const types = typesOf(whole, {});
  return types.includes('number') ? [...types, 'integer'] : types;
}

/** The values that both schemas list; undefined if none of them lists values. */
function commonValues(left: Schema, right: Schema): Json[] | undefined {
  const [first, second] = [listedIn(left), listedIn(right)];
  return first && second ? common(first, second) : (first ?? second);
}

const common = <Item>(first: Item[], second: Item[]): Item[] =>
  first.filter((item) => second.some((other) => isDeepStrictEqual(other, item)));

/** Whether a schema limits the fields that it does not name, so that it cannot get further names. */
const limitsFields = ({ additionalProperties = true }: Schema): boolean =>
  additionalProperties !== true;

const COUPLED =
  '`additionalProperties` depends on the keywords beside it; write it in a schema without `allOf`';
const NO_VALUE = 'another part of an `allOf` allows no value that is allowed here; fix one of them';
const BOOLEAN = 'is a field of several parts of an `allOf`, but a boolean in one; write a schema';

const differing = (keyword: string): string =>
  `another part of an \`allOf\` has another \`${keyword}\`; state it once`;

function fail(message: string, schema: Schema, below = ''): never {
  throw new ProblemsError([problemAt(placeIn(schema, below), message)]);
}
