/**
 * Whether one schema accepts every value of another, as far as the keywords of the node itself can tell:
 * proved, refuted by a value, or not proved.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Json, pickKeys } from 'contract-compiler/model/json.ts';
import {
  BOUNDS,
  type Bounds,
  baseType,
  branchesOf,
  listedValues,
  type NormalSchema,
  type TypeName,
  typesOf,
} from 'contract-compiler/model/schema.ts';
import type { Candidates, Reason } from '../verdict.ts';
import type { Pair, Side } from './pair.ts';
import { MAX_ITEMS, sample, scalarsAround } from './values.ts';

/** Whether the outer schema accepts every value of the inner one: proved, or not, perhaps refuted by a value. */
export type Answer = 'within' | Pick<Reason, 'leaf'>;

/** The keywords that accept or refuse a value without looking at its items or fields. */
export const VALUE_KEYWORDS = [
  ...(['type', 'const', 'enum', 'not', 'pattern', 'format'] as const),
  ...(['multipleOf', 'uniqueItems'] as const),
  ...BOUNDS,
] as const;

/** The effect on senders, unless `decide` proves the base within the revision; on receivers, unless it proves the reverse. */
export function candidatesOf(
  { old, next }: Pair,
  decide: (inner: Side, outer: Side) => Answer,
): Pick<Candidates, 'breaks-senders' | 'breaks-receivers'> {
  const reasonOf = (answer: Answer, effect: string) =>
    answer === 'within' ? undefined : { effect, ...answer };
  const refused = 'a value that was accepted is refused';
  const unheardOf = 'a value that was never sent before may arrive';
  return {
    'breaks-senders': reasonOf(decide(old, next), refused),
    'breaks-receivers': reasonOf(decide(next, old), unheardOf),
  };
}

/** Values that perhaps only the inner schema accepts: those at the edges of both, and samples of the inner one. */
export function valuesAround(inner: Side, { schema: outer, release: { schemas } }: Side): Json[] {
  const { schema, release } = inner;
  const branches = branchesOf(schema);
  const types = typesOf(schema, release.schemas).map((type) => ({ ...schema, type }));
  const samples = (branches.length > 0 ? branches : types).map((one) => sample(one, release));
  return [
    ...scalarsAround(schema, release.schemas),
    ...scalarsAround(outer, schemas),
    ...samples.filter((value) => value !== undefined),
    ...listsAround(inner, outer),
  ];
}

/** Lists of a length that perhaps only the inner schema allows. */
function listsAround({ schema, release }: Side, outer: NormalSchema): Json[] {
  const { minItems = 0, maxItems = MAX_ITEMS } = outer;
  const item = sample(schema.items ?? {}, release);
  if (item === undefined) return [];
  const lengths = [schema.minItems ?? 0, minItems - 1, maxItems + 1, outer.uniqueItems ? 2 : -1];
  const tried = lengths.filter((length) => length >= 0 && length <= MAX_ITEMS);
  return tried.map((length) => Array<Json>(length).fill(item));
}

/** Whether the inner schema accepts a value that the outer one refuses. */
export function isOutside(value: Json, inner: Side, outer: Side): boolean {
  return inner.release.accepts(inner.schema, value) && !outer.release.accepts(outer.schema, value);
}

/** Decides by the keywords of the node itself; items and fields are compared as nodes of their own. */
export function decideValues(inner: Side, outer: Side): Answer {
  const isListed = listedValues(inner.schema) !== undefined;
  // Listed values are validated against the whole schema, others against it without its items and fields.
  const schema = isListed
    ? outer.schema
    : pickKeys(outer.schema, (key) => VALUE_KEYWORDS.some((one) => one === key));
  const reduced = { ...outer, schema };
  const leaf = valuesAround(inner, outer).find((value) => isOutside(value, inner, reduced));
  if (leaf !== undefined) return { leaf };
  const types = typesOf(inner.schema, inner.release.schemas);
  return types.every((type) => isTypeWithin(type, inner, reduced)) ? 'within' : {};
}

/** Whether it is proved that the outer schema accepts each value of a type if the inner one does. */
function isTypeWithin(type: TypeName, inner: Side, outer: Side): boolean {
  const innerSchema = inner.schema;
  const outerSchema = outer.schema;
  const values = listedValues(innerSchema) ?? VALUES_OF_TYPE[type];
  if (values) return !values.some((value) => isOutside(value, inner, outer));
  const types = typesOf(outerSchema, outer.release.schemas);
  const isOfType = types.some((allowed) => allowed === type || allowed === baseType(type));
  if (!isOfType || listedValues(outerSchema) !== undefined) return false;
  return (
    isExclusionHarmless(inner, outerSchema.not) &&
    areWithin(baseType(type), innerSchema, outerSchema)
  );
}

/** The types with few values: whether all are accepted can be tried. */
const VALUES_OF_TYPE: Partial<Record<TypeName, readonly Json[]>> = {
  null: [null],
  boolean: [true, false],
};

/** Whether it is proved that the inner schema accepts no value that the `not` of the outer one excludes. */
function isExclusionHarmless({ schema, release }: Side, not: NormalSchema['not']): boolean {
  if (not === undefined || isDeepStrictEqual(not, schema.not)) return true;
  const onlyListsValues = Object.keys(not).length === 1;
  const excluded = onlyListsValues ? listedValues(not) : undefined;
  return excluded?.every((value) => !release.accepts(schema, value)) === true;
}

/** Whether the keywords of the outer schema accept all values of a type that the inner one accepts. */
function areWithin(type: TypeName, inner: NormalSchema, outer: NormalSchema): boolean {
  const isWithin = (least: keyof Bounds, most: keyof Bounds) => {
    const startsWithin = (inner[least] ?? 0) >= (outer[least] ?? 0);
    const endsWithin = (inner[most] ?? Infinity) <= (outer[most] ?? Infinity);
    return startsWithin && endsWithin;
  };
  // What two different patterns, formats or divisors accept together is not computed.
  const isKept = (key: 'pattern' | 'format' | 'multipleOf' | 'uniqueItems') =>
    !outer[key] || outer[key] === inner[key];
  switch (type) {
    case 'number':
      return isKept('multipleOf') && isRangeWithin(inner, outer);
    case 'array':
      return isKept('uniqueItems') && isWithin('minItems', 'maxItems');
    case 'object':
      return isWithin('minProperties', 'maxProperties');
    case 'string':
      return isKept('pattern') && isKept('format') && isWithin('minLength', 'maxLength');
    default:
      return true;
  }
}

/** Whether the numbers between the bounds of the inner schema are between those of the outer one. */
function isRangeWithin(inner: NormalSchema, outer: NormalSchema): boolean {
  const { minimum = -Infinity, maximum = Infinity } = inner;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = inner;
  const least = Math.max(minimum, above);
  const most = Math.min(maximum, below);
  const startsWithin =
    least >= (outer.minimum ?? -Infinity) &&
    (outer.exclusiveMinimum === undefined ||
      above >= outer.exclusiveMinimum ||
      minimum > outer.exclusiveMinimum);
  const endsWithin =
    most <= (outer.maximum ?? Infinity) &&
    (outer.exclusiveMaximum === undefined ||
      below <= outer.exclusiveMaximum ||
      maximum < outer.exclusiveMaximum);
  return startsWithin && endsWithin;
}

/**
 * Whether tolerant readers of the base accept all values of the new node. They accept new strings, null for an optional
 * field, and texts that violate a former pattern or format; they do not accept another type, another format, a new
 * number, or a value beyond a bound.
 *
 * If clients send such values too, bounds and listed numbers are rules for clients and promise nothing about
 * responses, so readers must accept any number and any length there.
 */
export function isTolerated({ old, next, isOptional, isSent }: Pair): boolean {
  const { schema, release } = old;
  const { format, const: only, enum: listed } = next.schema;
  const isFormatLost = format === undefined && only === undefined && listed === undefined;
  const promised = ['not'];
  if (!isFormatLost) promised.push('format');
  if (!isSent) promised.push(...BOUNDS, 'multipleOf', 'uniqueItems');
  const types = typesOf(schema, release.schemas);
  const tolerated: NormalSchema = {
    ...pickKeys(schema, (key) => promised.includes(key)),
    type: isOptional ? [...types, 'null'] : types,
  };
  const values = isSent ? [] : (listedValues(schema) ?? []);
  const areTexts = values.every((value) => typeof value === 'string' || value === null);
  if (!areTexts) tolerated.enum = isOptional ? [...values, null] : values;
  return decideValues(next, { schema: tolerated, release }) === 'within';
}
