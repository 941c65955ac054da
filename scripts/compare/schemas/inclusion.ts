/**
 * Whether every value that one schema accepts is one that another accepts, as far as the node itself
 * decides: proved, refuted by a value, or neither.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Json, pickKeys } from '../../model/json.ts';
import {
  BOUNDS,
  baseType,
  branchesOf,
  listedValues,
  type NormalSchema,
  type TypeName,
  typesOf,
} from '../../model/schema.ts';
import type { NodeDifference, NodeReason, Pair, Side } from './pair.ts';
import { textsOutside } from './texts.ts';
import { MAX_PARTS, sample, scalarsAround } from './values.ts';

/** Every value is one of the other schema, a value that is not, or neither is proved. */
export type Answer = 'within' | 'not proved' | { leaf: Json };

/** The keywords that decide on a value whatever is inside it. */
export const VALUE_KEYWORDS = [
  ...(['type', 'const', 'enum', 'not', 'pattern', 'format'] as const),
  ...BOUNDS,
] as const;

/** Why it matters each way that `decide` does not prove all values of one schema to be those of the other. */
export function reasonsOf(
  { old, next }: Pair,
  decide: (inner: Side, outer: Side) => Answer,
): Pick<NodeDifference, 'lost' | 'gained'> {
  const reasonOf = (answer: Answer, saying: string): NodeReason | undefined =>
    answer === 'within' ? undefined : { saying, ...(answer !== 'not proved' && answer) };
  return {
    lost: reasonOf(decide(old, next), 'what was accepted is refused'),
    gained: reasonOf(decide(next, old), 'what was never sent before may arrive'),
  };
}

/** Values at the edges of two schemas, and samples of the first: what only one accepts is among them. */
export function valuesAround(inner: Side, { schema: other, reading: { schemas } }: Side): Json[] {
  const { schema, reading } = inner;
  const branches = branchesOf(schema);
  const types = typesOf(schema, reading.schemas).map((type) => ({ ...schema, type }));
  const samples = (branches.length > 0 ? branches : types).map((form) => sample(form, reading));
  return [
    ...textsOutside(schema, other).texts,
    ...scalarsAround(schema, reading.schemas),
    ...scalarsAround(other, schemas),
    ...samples.filter((value) => value !== undefined),
    ...listsAround(inner, other),
  ];
}

/** Lists of a length that only the first schema allows. */
function listsAround({ schema, reading }: Side, other: NormalSchema): Json[] {
  const { minItems: lower = 0, maxItems: upper = Infinity } = other;
  const { minItems: least = 0, maxItems: most = MAX_PARTS, items = {} } = schema;
  const lengths = [least, lower - 1, upper + 1].filter(
    (n) => n >= least && n <= Math.min(most, MAX_PARTS) && (n < lower || n > upper),
  );
  const item = lengths.length > 0 ? sample(items, reading) : undefined;
  return item === undefined ? [] : lengths.map((n) => Array<Json>(n).fill(item));
}

/** Whether a value is one of the first schema, and not of the other. */
export function isOutside(value: Json, inner: Side, outer: Side): boolean {
  return inner.reading.accepts(inner.schema, value) && !outer.reading.accepts(outer.schema, value);
}

/** Decides by the keywords of the node itself; `items` and fields are compared by themselves. */
export function decideValues(inner: Side, stated: Side): Answer {
  const isListed = listedValues(inner.schema) !== undefined;
  // Listed values show all there is to know; otherwise what is inside a value is not decided here.
  const schema = isListed
    ? stated.schema
    : pickKeys(stated.schema, (key) => VALUE_KEYWORDS.some((one) => one === key));
  const outer = { ...stated, schema };
  const leaf = valuesAround(inner, stated).find((value) => isOutside(value, inner, outer));
  if (leaf !== undefined) return { leaf };
  const types = typesOf(inner.schema, inner.reading.schemas);
  return types.every((type) => isTypeWithin(type, inner, outer)) ? 'within' : 'not proved';
}

/** Whether all values of a type that one schema accepts are proved to be those of another one. */
function isTypeWithin(type: TypeName, inner: Side, outer: Side): boolean {
  const [one, other] = [inner.schema, outer.schema];
  const few = listedValues(one) ?? { null: [null], boolean: [true, false] }[String(type)];
  if (few) return !few.some((value) => isOutside(value, inner, outer));
  const types = typesOf(other, outer.reading.schemas);
  const isOfType = types.some((allowed) => allowed === type || allowed === baseType(type));
  if (!isOfType || listedValues(other) !== undefined) return false;
  if (other.not !== undefined && !isDeepStrictEqual(other.not, one.not)) {
    const excluded = Object.keys(other.not).length === 1 ? listedValues(other.not) : undefined;
    if (!excluded?.every((value) => !inner.reading.accepts(one, value))) return false;
  }
  if (type === 'string') return textsOutside(one, other).areNone;
  const bounds = ({ minimum, maximum, minItems, maxItems }: NormalSchema): [number, number] => {
    if (type === 'array') return [minItems ?? 0, maxItems ?? Infinity];
    const isNumber = baseType(type) === 'number';
    return isNumber ? [minimum ?? -Infinity, maximum ?? Infinity] : [0, 0];
  };
  const [[least, most], [lower, upper]] = [bounds(one), bounds(other)];
  return least >= lower && most <= upper;
}

/**
 * Whether tolerant readers can read what a node now accepts and the base did not: their reading of the
 * base, which knows what a value is and not which values there are, holds every value of it.
 */
export function isReadable({ old, next, optional, isSent }: Pair): boolean {
  // A rule for senders does not bind those to whom their values come back.
  return [true, ...(isSent ? [false] : [])].some((keepsRules) => {
    const schema = loosen(old, next.schema, keepsRules, optional === true);
    return decideValues(next, { ...old, schema }) === 'within';
  });
}

/**
 * What a tolerant reader of a node takes.
 *
 * @param keepsRules whether the reader knows the rules for senders
 * @param isOptional whether the field could be left out, so that null is read as that
 */
function loosen(
  { schema, reading }: Side,
  next: NormalSchema,
  keepsRules: boolean,
  isOptional: boolean,
): NormalSchema {
  // One format in the place of another is not read in its place.
  const isFree = [next.format, next.const, next.enum].every((one) => one === undefined);
  const kept = [...(isFree ? [] : ['format']), ...(keepsRules ? BOUNDS : []), 'not'];
  const values = keepsRules ? listedValues(schema) : undefined;
  const areTexts = values?.every((value) => typeof value === 'string' || value === null);
  const nulls = isOptional ? ['null' as const] : [];
  return {
    ...pickKeys(schema, (key) => kept.includes(key)),
    type: [...typesOf(schema, reading.schemas), ...nulls],
    ...(values && !areTexts && { enum: [...values, ...nulls.map(() => null)] }),
  };
}
