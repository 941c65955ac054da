/**
 * Whether another schema accepts every value that one accepts, as far as the node itself decides: that is
 * proved, or a value shows the opposite, or neither.
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

/** Whether all values of one schema are values of another: they are, one is not, or it is not proved. */
export type Answer = 'within' | 'not proved' | { leaf: Json };

/** The keywords that decide on a value whatever is inside it. */
export const VALUE_KEYWORDS = [
  ...(['type', 'const', 'enum', 'not', 'pattern', 'format'] as const),
  ...BOUNDS,
] as const;

/** What is lost and gained, in each direction in which `decide` does not prove one schema within the other. */
export function reasonsOf(
  { old, next }: Pair,
  decide: (inner: Side, outer: Side) => Answer,
): Pick<NodeDifference, 'lost' | 'gained'> {
  const reasonOf = (answer: Answer, effect: string): NodeReason | undefined =>
    answer === 'within' ? undefined : { effect, ...(answer !== 'not proved' && answer) };
  return {
    lost: reasonOf(decide(old, next), 'what was accepted is refused'),
    gained: reasonOf(decide(next, old), 'what was never sent before may arrive'),
  };
}

/** Values to try where only one of two schemas may accept them: at the edges of both, and samples of the first. */
export function valuesAround(inner: Side, { schema: other, release: { schemas } }: Side): Json[] {
  const { schema, release } = inner;
  const branches = branchesOf(schema);
  const types = typesOf(schema, release.schemas).map((type) => ({ ...schema, type }));
  const samples = (branches.length > 0 ? branches : types).map((form) => sample(form, release));
  return [
    ...textsOutside(schema, other).texts,
    ...scalarsAround(schema, release.schemas),
    ...scalarsAround(other, schemas),
    ...samples.filter((value) => value !== undefined),
    ...listsAround(inner, other),
  ];
}

/** Lists of a length that only the first schema allows. */
function listsAround({ schema, release }: Side, other: NormalSchema): Json[] {
  const { minItems: lower = 0, maxItems: upper = Infinity } = other;
  const { minItems: least = 0, maxItems: most = MAX_PARTS, items = {} } = schema;
  const lengths = [least, lower - 1, upper + 1].filter(
    (n) => n >= least && n <= Math.min(most, MAX_PARTS) && (n < lower || n > upper),
  );
  const item = lengths.length > 0 ? sample(items, release) : undefined;
  return item === undefined ? [] : lengths.map((n) => Array<Json>(n).fill(item));
}

/** Whether a value is one of the first schema, and not of the other. */
export function isOutside(value: Json, inner: Side, outer: Side): boolean {
  return inner.release.accepts(inner.schema, value) && !outer.release.accepts(outer.schema, value);
}

/** Decides by the keywords of the node itself; items and fields are compared as nodes of their own. */
export function decideValues(inner: Side, stated: Side): Answer {
  const isListed = listedValues(inner.schema) !== undefined;
  // Listed values are tried on the whole schema; otherwise what is inside a value is not decided here.
  const schema = isListed
    ? stated.schema
    : pickKeys(stated.schema, (key) => VALUE_KEYWORDS.some((one) => one === key));
  const outer = { ...stated, schema };
  const leaf = valuesAround(inner, stated).find((value) => isOutside(value, inner, outer));
  if (leaf !== undefined) return { leaf };
  const types = typesOf(inner.schema, inner.release.schemas);
  return types.every((type) => isTypeWithin(type, inner, outer)) ? 'within' : 'not proved';
}

/** Whether it is proved that the second schema accepts all values of a type that the first accepts. */
function isTypeWithin(type: TypeName, inner: Side, outer: Side): boolean {
  const [one, other] = [inner.schema, outer.schema];
  const few = listedValues(one) ?? { null: [null], boolean: [true, false] }[String(type)];
  if (few) return !few.some((value) => isOutside(value, inner, outer));
  const types = typesOf(other, outer.release.schemas);
  const isOfType = types.some((allowed) => allowed === type || allowed === baseType(type));
  if (!isOfType || listedValues(other) !== undefined) return false;
  if (other.not !== undefined && !isDeepStrictEqual(other.not, one.not)) {
    const excluded = Object.keys(other.not).length === 1 ? listedValues(other.not) : undefined;
    if (!excluded?.every((value) => !inner.release.accepts(one, value))) return false;
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
 * Whether tolerant readers who go by the base can read whatever the node now accepts: they know the type
 * of a value, and not which values there are.
 */
export function isReadable({ old, next, isOptional, isSent }: Pair): boolean {
  // A rule for senders need not hold for the values that come back.
  return [true, ...(isSent ? [false] : [])].some((keepsRules) => {
    const schema = tolerated(old, next.schema, keepsRules, isOptional === true);
    return decideValues(next, { ...old, schema }) === 'within';
  });
}

/**
 * What a tolerant reader of a node takes.
 *
 * @param keepsRules whether the reader knows the rules for senders
 * @param isOptional whether the field could be left out, so that null is read as that
 */
function tolerated(
  { schema, release }: Side,
  next: NormalSchema,
  keepsRules: boolean,
  isOptional: boolean,
): NormalSchema {
  // Whoever reads one format cannot read another in its place.
  const isFree = [next.format, next.const, next.enum].every((one) => one === undefined);
  const kept = [...(isFree ? [] : ['format']), ...(keepsRules ? BOUNDS : []), 'not'];
  const values = keepsRules ? listedValues(schema) : undefined;
  const areTexts = values?.every((value) => typeof value === 'string' || value === null);
  const nulls = isOptional ? ['null' as const] : [];
  return {
    ...pickKeys(schema, (key) => kept.includes(key)),
    type: [...typesOf(schema, release.schemas), ...nulls],
    ...(values && !areTexts && { enum: [...values, ...nulls.map(() => null)] }),
  };
}
