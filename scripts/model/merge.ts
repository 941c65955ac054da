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
 * The rule: each keyword and each field stands in one part, or is narrower in one of them, by fewer types, by fewer values, or as
 * a branch of an `anyOf`; anything else is refused. Each branch of a union gets what stands beside the union.
 *
 * Afterwards there is no `allOf`, beside a `$ref` or a union stand only annotations, and no named schema is a `$ref`.
 */
import { type Json, type JsonObject, mapValues, pickBy } from '../base/json.ts';
import { ProblemsError, problemAt } from '../base/problem.ts';
import { isAnnotation, keywordOf } from './keywords.ts';
import { areSame, joinedPlaces, placeIn } from './places.ts';
import {
  annotationsOf,
  assertionsOf,
  mapChildren,
  nameIn,
  type Schema,
  type Schemas,
} from './schema.ts';
import { branchesOf, listedIn, listing } from './unions.ts';

/** Returns the merged schema of a name, and merges it if it must. */
type Lookup = (name: string) => Schema;
/** Whether a keyword is meant. */
type Test = (keyword: string) => boolean;

/** Returns functions that merge the schemas of one contract. */
export function mergerOf(written: Schemas) {
  const merged = new Map<string, Schema>();

  /** The schema of a name, merged. One that only refers to another one becomes a copy of that one. */
  function schemaNamed(name: string): Schema {
    const known = merged.get(name);
    if (known) return known;
    const { $ref, ...beside } = merge(written[name] ?? {}, schemaNamed);
    const target = nameIn({ $ref });
    const schema = target === undefined ? beside : { ...schemaNamed(target), ...beside };
    merged.set(name, schema);
    return schema;
  }

  return { schemaNamed, merge: (schema: Schema) => merge(schema, schemaNamed) };
}

/**
 * A schema with every `allOf` in it merged. A reference alone stays:
 *
 *     {allOf: [{$ref: Word}], description: …}                     → {$ref: Word, description: …}
 *     {allOf: [{minimum: 1}], type: integer, description: …}      → {type: integer, minimum: 1, description: …}
 *     {$ref: Word, required: [start]}                             → {type: object, properties: …, required: [start]}
 */
function merge(schema: Schema, named: Lookup): Schema {
  // Merging may replace what a mapping refers to; the fields of the branches say the same.
  const mergeChild = (child: Schema) => merge(child, named);
  const { allOf = [], discriminator: _, ...own } = mapChildren(schema, mergeChild);
  const beside = assertionPartsOf(own).map((part) => ({ ...part, ...joinedPlaces(own) }));
  const [first = {}, ...others] = [...allOf, ...beside];
  if (allOf.length === 0 && others.length === 0) return own;
  const joined = others.reduce((left, right) => join(left, right, named), first);
  return {
    ...withoutLabels(joined),
    ...annotationsOf(own),
    ...joinEach(own, joined, isStatement, named),
  };
}

/** A reference as what it leads to, but for the title and the description; any other schema as it is. */
function inlined(schema: Schema, named: Lookup): Schema {
  const { $ref, ...beside } = schema;
  const name = nameIn({ $ref });
  if (name === undefined) return schema;
  const target = named(name);
  return { ...withoutLabels(target), ...beside, ...joinedPlaces(schema, target) };
}

/**
 * The schema of the values that are valid by both of two schemas. A reference stays if it leads to just this:
 *
 *     {enum: [a, b], description: …}, {const: a}   → {const: a, description: …}
 *     {$ref: Word}, {type: object}                 → {$ref: Word}
 *     {$ref: Word}, {required: [start]}            → {type: object, properties: …, required: [start]}
 */
function join(left: Schema, right: Schema, named: Lookup): Schema {
  const [first, second] = [inlined(left, named), inlined(right, named)];
  const joined = {
    ...joinAssertions(first, second, named),
    ...joinEach(first, second, isAnnotation, named),
  };
  const beside = joinEach(left, right, isAnnotation, named);
  const references = [right, left].flatMap(({ $ref }) => ($ref ? { $ref, ...beside } : []));
  const reference = references.find((schema) => areSame(inlined(schema, named), joined));
  return { ...(reference ?? joined), ...joinedPlaces(second, first) };
}

/** What two schemas that are no references assert together. */
function joinAssertions(left: Schema, right: Schema, named: Lookup): Schema {
  if (isNarrower(right, left, named)) return assertionsOf(right);
  if (isNarrower(left, right, named)) return assertionsOf(left);
  const unions = [left, right].filter((schema) => branchesOf(schema).length > 0);
  if (unions.length > 1) fail(UNIONS, right);
  if (unions.length > 0 && (listedIn(left) ?? listedIn(right))) fail(LISTED, right);
  return unions.length > 0 ? joinUnion(left, right, named) : joinKeywords(left, right, named);
}

/**
 * Whether a schema asserts all that another one does:
 *
 *     any schema is narrower than {description: …}, which asserts nothing
 *     {const: a, description: …} is narrower than {const: a}
 *     {type: 'null'} is narrower than {anyOf: [{$ref: Word}, {type: 'null'}]}, one of whose branches it is
 */
function isNarrower(narrow: Schema, wide: Schema, named: Lookup): boolean {
  const branches = (wide.anyOf ?? []).map((branch) => withoutLabels(inlined(branch, named)));
  const alternatives = [assertionsOf(wide), ...branches];
  const isSame = (schema: Schema) => areSame(schema, assertionsOf(narrow));
  return isEmpty(assertionsOf(wide)) || alternatives.some(isSame);
}

/** A union, each branch of which is joined with the other schema. A branch that was a reference gets its name as a title. */
function joinUnion(left: Schema, right: Schema, named: Lookup): Schema {
  const isFirst = branchesOf(left).length > 0;
  const [union, other] = isFirst ? [left, right] : [right, left];
  const beside = { ...assertionsOf(other), ...joinedPlaces(other) };
  const branches = branchesOf(union).map((branch) => {
    const joined = isFirst ? join(branch, beside, named) : join(beside, branch, named);
    const name = joined.$ref ? undefined : nameIn(branch);
    const target = name === undefined ? {} : { ...named(name), title: name };
    const labels = pickBy({ ...target, ...joined }, isLabel);
    return { ...labels, ...joined, ...joinedPlaces(branch, joined) };
  });
  return { [union.oneOf ? 'oneOf' : 'anyOf']: branches };
}

/** The keywords of two schemas without references and unions. */
function joinKeywords(left: Schema, right: Schema, named: Lookup): Schema {
  for (const { additionalProperties = true } of [left, right])
    if (additionalProperties !== true) fail(COUPLED, right, '/additionalProperties');
  const isJoined = (keyword: string) => !isAnnotation(keyword) && !/^(const|enum)$/.test(keyword);
  const joined = joinEach(left, right, isJoined, named);
  const [values, others] = [listedIn(left), listedIn(right)];
  if (!values && !others) return joined;
  const fewest = fewer(values ?? others ?? [], others ?? values ?? []);
  return { ...joined, ...listing(fewest ?? fail(OTHER_VALUES, right)) };
}

/** Some keywords of two schemas, with the values of those that both have joined. */
function joinEach(left: Schema, right: Schema, isJoined: Test, named: Lookup): Schema {
  const joinBoth = (field: Schema, other: Schema) => join(field, other, named);
  const [first, second] = [pickBy(left, isJoined), pickBy(right, isJoined)] as JsonObject[];
  return joinMembers(first, second, (value, other, keyword) => {
    const { join: way } = keywordOf(keyword) ?? {};
    if (way === 'both') return [...new Set([value, other].flat())];
    if (way === 'last' || areSame({ [keyword]: value }, { [keyword]: other })) return other;
    if (way === 'each') return joinMembers(value as Schemas, other as Schemas, joinBoth);
    const types = way === 'fewer' && fewer([value].flat(), [other].flat());
    if (!types) fail(differing(keyword), right, `/${keyword}`);
    return types.length === 1 ? (types[0] ?? null) : types;
  });
}

/** What a schema without `allOf` asserts, as parts of one: its reference, each of its unions, and all else. */
function assertionPartsOf(schema: Schema): Schema[] {
  const { $ref, oneOf, anyOf, ...others } = assertionsOf(schema);
  const parts: Schema[] = [$ref ? { $ref } : {}, oneOf ? { oneOf } : {}, anyOf ? { anyOf } : {}];
  return [...parts, others].filter((part) => !isEmpty(part));
}

/** The members of two objects, with those that both have joined. */
function joinMembers<Value>(
  left: Record<string, Value> = {},
  right: Record<string, Value> = {},
  join: (left: Value, right: Value, key: string) => Value,
): Record<string, Value> {
  return mapValues({ ...left, ...right }, (value, key) => {
    const areBoth = Object.hasOwn(left, key) && Object.hasOwn(right, key);
    return areBoth ? join(left[key] as Value, value, key) : value;
  });
}

const isEmpty = (schema: Schema): boolean => Object.keys(schema).length === 0;

/** A schema without its title and description, which are about it alone and not about what it becomes a part of. */
const withoutLabels = (schema: Schema): Schema => pickBy(schema, (key) => !isLabel(key));

const isStatement = (keyword: string): boolean =>
  isAnnotation(keyword) && keywordOf(keyword)?.join === 'both';

const isLabel = (keyword: string): boolean => keywordOf(keyword)?.join === 'last';

/** That one of two lists which has only values of the other one. */
function fewer(left: Json[], right: Json[]): Json[] | undefined {
  if (right.every((value) => left.includes(value))) return right;
  return left.every((value) => right.includes(value)) ? left : undefined;
}

const ELSEWHERE = 'another part of an `allOf`, or what a `$ref` leads to,';
const OTHER_VALUES = `${ELSEWHERE} lists other values; list in one of them only values of the other, or instead of a union refer to its branch`;
const UNIONS =
  'the schema has two unions, side by side or by an `allOf` or a `$ref`; write one union, each branch of which has all that its values have';
const LISTED =
  'values are listed beside a union or what a `$ref` leads to; write them in place of the union, or refer to its branch';
const COUPLED =
  '`additionalProperties` depends on the keywords beside it; write it in a schema without `allOf` and `$ref`';

const differing = (keyword: string): string =>
  `${ELSEWHERE} has another \`${keyword}\`; state it once`;

function fail(message: string, schema: Schema, below = ''): never {
  throw new ProblemsError([problemAt(placeIn(schema, below), message)]);
}
