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
import type { Grade, NodeDifference, NodeReason, Pair, Side } from './pair.ts';
import { textsOutside } from './texts.ts';
import { MOST_PARTS, sample, scalarsAround } from './values.ts';

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
  const { minItems: least = 0, maxItems: most = MOST_PARTS, items = {} } = schema;
  const lengths = [least, lower - 1, upper + 1].filter(
    (length) => length >= least && length <= most && (length < lower || length > upper),
  );
  const item = lengths.length > 0 ? sample(items, reading) : undefined;
  if (item === undefined) return [];
  return lengths.flatMap((n) => (n <= MOST_PARTS ? [Array<Json>(n).fill(item)] : []));
}

/** Whether a value is one of the first schema, and not of the other. */
export function isOutside(value: Json, inner: Side, outer: Side): boolean {
  return inner.reading.accepts(inner.schema, value) && !outer.reading.accepts(outer.schema, value);
}

/** Decides by the keywords of the node itself; `items` and fields are compared by themselves. */
export function decideValues(inner: Side, stated: Side): Answer {
  const isListed = listedValues(inner.schema) !== undefined;
  // Listed values show all there is to know; otherwise what is inside a value is not decided here.
  const schema = isListed ? stated.schema : pickKeys(stated.schema, isValueKeyword);
  const outer = { ...stated, schema };
  const leaf = valuesAround(inner, stated).find((value) => isOutside(value, inner, outer));
  if (leaf !== undefined) return { leaf };
  const types = typesOf(inner.schema, inner.reading.schemas);
  return types.every((type) => isTypeWithin(type, inner, outer)) ? 'within' : 'not proved';
}

/** Whether a keyword decides on a value whatever is inside it. */
function isValueKeyword(key: string): boolean {
  return VALUE_KEYWORDS.some((one) => one === key);
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
 * Who can read what a node now accepts and the base did not: all whose reading of the base, which
 * knows what a value is and not which values there are, holds every value of it.
 *
 * @param optional whether the field could be left out, so that null is read as that
 */
export function gradeOf(next: Side, old: Side, optional: boolean): Grade | undefined {
  const grades = [
    ['lenient', true],
    ['recorded', false],
  ] as const;
  const found = grades.find(([, keepsRules]) => {
    const schema = loosen(old, next.schema, keepsRules);
    return decideValues(next, { ...old, schema: optional ? orNull(schema) : schema }) === 'within';
  });
  return found?.[0];
}

/** A node without a union, or null. */
function orNull({ const: only, ...schema }: NormalSchema): NormalSchema {
  const values = only === undefined ? schema.enum : [only];
  const type = [schema.type ?? []].flat();
  return { ...schema, type: [...type, 'null'], ...(values && { enum: [...values, null] }) };
}

/** What a tolerant reader of a node takes, who may know the rules for senders as well. */
function loosen({ schema, reading }: Side, next: NormalSchema, keepsRules: boolean): NormalSchema {
  // One format in the place of another is not read in its place.
  const isFree = [next.format, next.const, next.enum].every((one) => one === undefined);
  const dropped: string[] = [
    'pattern',
    ...(isFree ? ['format'] : []),
    ...(keepsRules ? [] : BOUNDS),
  ];
  const values = listedValues(schema);
  const areTexts = values?.every((value) => typeof value === 'string' || value === null);
  if (areTexts || !keepsRules) dropped.push('const', 'enum');
  const type = typesOf(schema, reading.schemas);
  return { ...pickKeys(schema, (key) => isValueKeyword(key) && !dropped.includes(key)), type };
}
