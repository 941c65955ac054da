/**
 * Whether every value that one schema accepts is one that another accepts, as far as the node itself
 * decides: proved, refuted by a value, or neither.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Json, pick } from '../../model/json.ts';
import {
  BOUNDS,
  branchesOf,
  listedValues,
  type NormalSchema,
  numeric,
  type TypeName,
  typesOf,
} from '../../model/schema.ts';
import type { Grade, Side } from './change.ts';
import { textsOutside } from './texts.ts';
import { sample, scalarsAround } from './values.ts';

/** Every value is one of the other schema, a value that is not, or neither is proved. */
export type Answer = 'within' | 'not proved' | { leaf: Json };

/** The keywords that decide on a value whatever is inside it. */
export const VALUE_KEYWORDS = [
  ...(['type', 'const', 'enum', 'not', 'pattern', 'format'] as const),
  ...(['minLength', 'maxLength', 'minimum', 'maximum'] as const),
] as const;

/** Whole numbers between two bounds that are tried one by one, as against an enumeration of them. */
const MOST_NUMBERS = 1000;

/** Values at the edges of two schemas, and a sample of the first: what only one accepts is among them. */
export function valuesAround(inner: Side, outer: Side): Json[] {
  const [one, other] = [inner.schema, outer.schema];
  return [
    ...textsOutside(one, other).texts,
    ...scalarsAround(one, inner.reading.schemas),
    ...scalarsAround(other, outer.reading.schemas),
    ...samplesOf(inner),
  ];
}

/** A sample of each branch or type that a schema allows. */
function samplesOf({ schema, reading }: Side): Json[] {
  const branches = branchesOf(schema);
  const forms =
    branches.length > 0
      ? branches
      : typesOf(schema, reading.schemas).map((type) => ({ ...schema, type }));
  const values = forms.map((form) => sample(form, reading));
  return values.filter((value) => value !== undefined);
}

/** Decides by the keywords of the node itself; `items` and fields are compared by themselves. */
export function decideValues(inner: Side, outer: Side): Answer {
  const isListed = listedValues(inner.schema) !== undefined;
  // Listed values show all there is to know; otherwise what is inside a value is not decided here.
  const schema = isListed ? outer.schema : pick(outer.schema, isValueKeyword);
  const leaf = valuesAround(inner, outer).find(
    (value) => inner.reading.accepts(inner.schema, value) && !outer.reading.accepts(schema, value),
  );
  if (leaf !== undefined) return { leaf };
  const types = typesOf(inner.schema, inner.reading.schemas);
  const isProved = types.every((type) => isTypeWithin(type, inner, { ...outer, schema }));
  return isProved ? 'within' : 'not proved';
}

/** Whether a keyword decides on a value whatever is inside it. */
function isValueKeyword(key: string): boolean {
  return VALUE_KEYWORDS.some((one) => one === key);
}

function isTypeWithin(type: TypeName, inner: Side, outer: Side): boolean {
  const [one, other] = [inner.schema, outer.schema];
  const values = fewValues(type, one);
  if (values) {
    const own = values.filter((value) => inner.reading.accepts(one, value));
    return own.every((value) => outer.reading.accepts(other, value));
  }
  const types = typesOf(other, outer.reading.schemas);
  const isOfType = types.some((allowed) => allowed === type || allowed === numeric(type));
  if (!isOfType || listedValues(other) !== undefined) return false;
  if (other.not !== undefined && !isDeepStrictEqual(other.not, one.not)) {
    const excluded = Object.keys(other.not).length === 1 ? listedValues(other.not) : undefined;
    if (!excluded?.every((value) => !inner.reading.accepts(one, value))) return false;
  }
  if (type === 'string') return textsOutside(one, other).areNone;
  if (numeric(type) !== 'number') return true;
  const { minimum = -Infinity, maximum = Infinity } = one;
  return minimum >= (other.minimum ?? -Infinity) && maximum <= (other.maximum ?? Infinity);
}

/** All values of a type that a schema may accept, where they are few. */
function fewValues(type: TypeName, schema: NormalSchema): Json[] | undefined {
  const listed = listedValues(schema);
  if (listed || type === 'null') return listed ?? [null];
  if (type === 'boolean') return [true, false];
  const { minimum, maximum } = schema;
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return undefined;
  const length = Math.floor(maximum) - Math.ceil(minimum) + 1;
  if (length > MOST_NUMBERS) return undefined;
  return Array.from({ length: Math.max(0, length) }, (_, index) => Math.ceil(minimum) + index);
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
  return { ...pick(schema, (key) => isValueKeyword(key) && !dropped.includes(key)), type };
}
