/** Decides whether a change of a node affects anybody, by a proof that it does not or a value that shows that it does. */
import { isDeepStrictEqual } from 'node:util';
import { type Json, pick } from '../../../../scripts/json.ts';
import { branchesOf, listedIn, type Schema } from '../../../../scripts/schema.ts';
import { ANYTHING, BOUNDS, isKnown, isLocal, isRule, keywordsOf, othersOf } from './keywords.ts';
import type { Effects, Pair } from './pair.ts';
import { alternativesOf, type Side } from './set.ts';
import { textsOutside } from './texts.ts';
import { findOutside, isOutside } from './values.ts';

/**
 * Decides both directions: whether an accepted value is now rejected, and whether an unexpected value may arrive.
 *
 * @param isDecided which keywords to decide: items and fields are often separate nodes
 */
export function decide(
  { old, next, isSent, isReceived }: Pair,
  isDecided: (key: string) => boolean,
): Effects {
  const effectOn = (inner: Side, outer: Side, effect: string, isUsed = false) => {
    const reduced = { ...outer, schema: pick(outer.schema, isDecided) };
    if (isWithin(inner, reduced)) return undefined;
    // Searching takes long, and nobody needs a value that nobody sends or receives.
    return { effect, leaf: isUsed ? findOutside(inner, reduced) : undefined };
  };
  const refused = effectOn(old, next, 'a value that was accepted is rejected', isSent);
  const arrives = effectOn(next, old, 'a value that was never sent before may arrive', isReceived);
  return { 'breaks-senders': refused, 'breaks-receivers': arrives };
}

/**
 * Whether tolerant readers of the base accept all new values. They accept any text, whatever the pattern, the format, or
 * the listed values are, and null for an optional field. They do not accept another type, a new number, or a value out of
 * bounds, unless clients send such values: then listed numbers and bounds are rules for clients and promise nothing about
 * what comes back.
 */
export function isTolerable({ old, next, isOptional, isSent, isTag }: Pair): boolean {
  if (isTag || [old, next].some(hasStructure) || next.set.typesOf(next.schema).length === 0) {
    return false;
  }
  const promised = isSent ? ['type', 'not'] : ['type', 'not', ...BOUNDS];
  const tolerated = alternativesOf(old).map((before): Schema => {
    const areTexts = before.enum?.every((value) => typeof value === 'string');
    const isListed = before.enum && !isSent && !areTexts;
    return pick(before, (key) => promised.includes(key) || (key === 'enum' && isListed === true));
  });
  const schema: Schema = { anyOf: isOptional ? [...tolerated, { type: 'null' }] : tolerated };
  return alternativesOf(next).every((one) =>
    isWithin({ ...next, schema: pick(one, isLocal) }, { ...old, schema }),
  );
}

/** Whether an object or a list is a branch of a union: readers choose the branch by its content. */
function hasStructure({ schema, set }: Side): boolean {
  return branchesOf(schema).some((branch) =>
    set.typesOf(branch).some((type) => type === 'object' || type === 'array'),
  );
}

/** More integers are not listed. */
const MAX_LISTED = 100;

/**
 * Whether it is proved that one schema accepts every value of another. False means that there is no proof, not that
 * there is a counterexample.
 *
 * Each alternative of the inner schema must be within an alternative of the outer schema. Ajv tries listed values; all
 * other sets are compared keyword by keyword.
 */
function isWithin(inner: Side, outer: Side): boolean {
  if (!Object.keys(outer.schema).some(isRule)) return true;
  const others = alternativesOf(outer);
  return alternativesOf(inner).every((schema) => {
    const one = { ...inner, schema };
    const values = valuesIn(schema);
    if (values) return !values.some((value) => isOutside(value, one, outer));
    return others.some((other) => isAlternativeWithin(one, { ...outer, schema: other }));
  });
}

/** The values of a schema, if they can be listed: there are few integers between two bounds. */
function valuesIn(schema: Schema): Json[] | undefined {
  if (schema.enum || schema.type === 'boolean') return schema.enum ?? [true, false];
  const [low, high] = rangeOf(schema);
  if (schema.type !== 'integer' || !(high.bound - low.bound < MAX_LISTED)) return undefined;
  return Array.from({ length: high.bound - low.bound + 1 }, (_, index) => low.bound + index);
}

/** Compares two schemas of one type, neither of which is a union. */
function isAlternativeWithin(inner: Side, outer: Side): boolean {
  const [own, other] = [inner.schema, outer.schema];
  const [type = ''] = inner.set.typesOf(own);
  if (!outer.set.typesOf(other).includes(type) || other.enum) return false;
  // The meaning of an unknown keyword may depend on other keywords.
  const hasUnknown = Object.keys(other).some((key) => isRule(key) && !isKnown(key));
  if (hasUnknown && !isDeepStrictEqual(own, other)) return false;
  const excluded = isDeepStrictEqual(own.not, other.not) ? [] : (listedIn(other.not) ?? []);
  if (excluded.some((value) => inner.set.accepts(own, value))) return false;
  switch (type) {
    case 'number': {
      const areWhole = other.type !== 'integer' || own.type === 'integer';
      return areWhole && isRangeWithin(rangeOf(own), rangeOf(other));
    }
    case 'string':
      return areTextsWithin(own, other);
    case 'array': {
      const [ownItems, otherItems] = [own.items ?? ANYTHING, other.items ?? ANYTHING];
      const areItemsWithin = isWithin(
        { ...inner, schema: ownItems },
        { ...outer, schema: otherItems },
      );
      return areItemsWithin && isBetween(own, other, 'minItems', 'maxItems');
    }
    case 'object':
      return areFieldsWithin(inner, outer);
    default:
      return true;
  }
}

/** An end of a range: its bound and whether it excludes the bound. */
interface End {
  bound: number;
  isOpen: boolean;
}

/** The ends of a range of numbers; the bounds of an integer are whole. */
function rangeOf(schema: Schema): [End, End] {
  const end = (key: string, sign: 1 | -1): End => {
    // Both ends as lower bounds: the upper bound is negated.
    const boundOf = (name: string) => sign * Number(keywordsOf(schema)[name] ?? -sign * Infinity);
    const [own, excluded] = [boundOf(key), boundOf(`exclusive${key.replace('m', 'M')}`)];
    const isOpen = excluded >= own;
    const bound = Math.max(own, excluded);
    if (schema.type !== 'integer') return { bound: sign * bound, isOpen };
    return { bound: sign * (isOpen ? Math.floor(bound) + 1 : Math.ceil(bound)), isOpen: false };
  };
  return [end('minimum', 1), end('maximum', -1)];
}

function isRangeWithin([low, high]: [End, End], [outerLow, outerHigh]: [End, End]): boolean {
  const isAt = (inner: End, outer: End) =>
    inner.bound === outer.bound && (inner.isOpen || !outer.isOpen);
  return (
    (low.bound > outerLow.bound || isAt(low, outerLow)) &&
    (high.bound < outerHigh.bound || isAt(high, outerHigh))
  );
}

/** Whether the lengths or counts of the inner schema are within the limits of the outer schema. */
function isBetween(inner: Schema, outer: Schema, lower: string, upper: string): boolean {
  const bound = (schema: Schema, key: string, usual: number) =>
    Number(keywordsOf(schema)[key] ?? usual);
  return (
    bound(inner, lower, 0) >= bound(outer, lower, 0) &&
    bound(inner, upper, Infinity) <= bound(outer, upper, Infinity)
  );
}

function areTextsWithin(inner: Schema, outer: Schema): boolean {
  const areStated = (['pattern', 'format'] as const).every((key) =>
    [undefined, inner[key]].includes(outer[key]),
  );
  if (areStated && isBetween(inner, outer, 'minLength', 'maxLength')) return true;
  return textsOutside(inner, outer)?.length === 0;
}

/** Compares the fields that a schema lists and the schemas of unlisted fields. */
function areFieldsWithin(inner: Side, outer: Side): boolean {
  const [own, other] = [inner.schema, outer.schema];
  if (!(other.required ?? []).every((name) => own.required?.includes(name))) return false;
  const isFieldWithin = (schemaOf: (object: Schema) => Schema) =>
    isWithin({ ...inner, schema: schemaOf(own) }, { ...outer, schema: schemaOf(other) });
  const names = Object.keys({ ...own.properties, ...other.properties });
  return (
    isFieldWithin(othersOf) &&
    names.every((name) => isFieldWithin((object) => object.properties?.[name] ?? othersOf(object)))
  );
}
