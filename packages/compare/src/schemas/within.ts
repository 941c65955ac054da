/**
 * Whether it is proved that one schema accepts every value of another. False means that there is no proof, not that
 * there is a counterexample.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../../scripts/json.ts';
import { branchesOf, type Schema } from '../../../../scripts/schema.ts';
import { ANYTHING, isKnown, isRule, keywordsOf } from './keywords.ts';
import { areNumbersWithin } from './numbers.ts';
import { alternativesOf, type Side } from './set.ts';
import { textOutside } from './texts.ts';

/** A pair of schemas that a proof about a recursive schema takes for proved. */
type Assumed = readonly (readonly [Schema, Schema])[];

/**
 * Each alternative of the inner schema must be within one of the outer. Few listed values are tried with Ajv, all other
 * sets are compared keyword by keyword.
 */
export function isWithin(inner: Side, outer: Side, assumed: Assumed = []): boolean {
  if (assumed.some(([one, other]) => one === inner.schema && other === outer.schema)) return true;
  if (!Object.keys(outer.schema).some(isRule)) return true;
  if (hasOverlaps(outer)) return false;
  const rest: Assumed = [...assumed, [inner.schema, outer.schema]];
  const others = alternativesOf(outer);
  return alternativesOf(inner).every((schema) => {
    const values = listedValues(schema);
    if (values) {
      return values.every(
        (value) =>
          !inner.set.accepts(schema, value) || outer.set.surelyAccepts(outer.schema, value),
      );
    }
    return others.some((other) =>
      isAlternativeWithin({ ...inner, schema }, { ...outer, schema: other }, rest),
    );
  });
}

/** Whether a value may be refused since two branches of a `oneOf` accept it. */
function hasOverlaps({ schema, set }: Side): boolean {
  const found = set.resolve(schema);
  if (found.oneOf !== undefined && !set.areApart(found)) return true;
  return branchesOf(found).some((branch) => hasOverlaps({ schema: branch, set }));
}

/** More values than these are not tried one by one. */
const FEW = 100;

/** All values of a schema of one type, if it has few. */
function listedValues({ type, enum: listed, minimum, maximum }: Schema): Json[] | undefined {
  if (listed) return listed;
  if (type === 'null') return [null];
  if (type === 'boolean') return [true, false];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return undefined;
  const [first, last] = [Math.ceil(minimum), Math.floor(maximum)];
  if (last - first >= FEW) return undefined;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Compares two schemas of one type, neither of which is a union. */
function isAlternativeWithin(inner: Side, outer: Side, assumed: Assumed): boolean {
  const [own, other] = [inner.schema, outer.schema];
  const [type = ''] = inner.set.typesOf(own);
  if (!outer.set.typesOf(other).includes(type) || other.enum) return false;
  // What an unknown keyword means may depend on the keywords beside it.
  const hasUnknown = Object.keys(other).some((key) => isRule(key) && !isKnown(key));
  if (hasUnknown && !isDeepStrictEqual(own, other)) return false;
  if (mayExclude(outer, inner, type)) return false;
  switch (type) {
    case 'number':
      return areNumbersWithin(own, other);
    case 'string':
      return areTextsWithin(own, other);
    case 'array':
      return (
        isBetween(own, other, 'minItems', 'maxItems') &&
        (!other.uniqueItems || own.uniqueItems === true) &&
        isWithin(
          { ...inner, schema: own.items ?? ANYTHING },
          { ...outer, schema: other.items ?? ANYTHING },
          assumed,
        )
      );
    case 'object':
      return (
        isBetween(own, other, 'minProperties', 'maxProperties') &&
        areFieldsWithin(inner, outer, assumed)
      );
    default:
      return true;
  }
}

/** Whether the `not` of a schema may refuse a value of another one. */
function mayExclude({ schema: { not }, set }: Side, inner: Side, type: string): boolean {
  if (not === undefined || isDeepStrictEqual(not, inner.schema.not)) return false;
  if (!set.typesOf(not).includes(type)) return false;
  const values = Object.keys(not).every((key) => key === 'enum' || !isRule(key)) && not.enum;
  return !values || values.some((value) => inner.set.accepts(inner.schema, value));
}

function isBetween(inner: Schema, outer: Schema, least: string, most: string): boolean {
  const bound = (schema: Schema, key: string, usual: number) =>
    Number(keywordsOf(schema)[key] ?? usual);
  return (
    bound(inner, least, 0) >= bound(outer, least, 0) &&
    bound(inner, most, Infinity) <= bound(outer, most, Infinity)
  );
}

function areTextsWithin(inner: Schema, outer: Schema): boolean {
  if (outer.format !== undefined && outer.format !== inner.format) return false;
  const isSamePattern = outer.pattern === undefined || outer.pattern === inner.pattern;
  if (isSamePattern && isBetween(inner, outer, 'minLength', 'maxLength')) return true;
  return textOutside(inner, outer) === null;
}

/** Compares the fields that either lists, and the schemas of all others. */
function areFieldsWithin(inner: Side, outer: Side, assumed: Assumed): boolean {
  const [own, other] = [inner.schema, outer.schema];
  if (!(other.required ?? []).every((name) => own.required?.includes(name))) return false;
  const isFieldWithin = (before: Schema | false, after: Schema | false) => {
    if (before === false || after === false) return before === false;
    return isWithin({ ...inner, schema: before }, { ...outer, schema: after }, assumed);
  };
  const othersOf = ({ additionalProperties: others = true }: Schema) =>
    others === true ? ANYTHING : others;
  const fieldOf = (object: Schema, name: string) => object.properties?.[name] ?? othersOf(object);
  const names = new Set(Object.keys({ ...own.properties, ...other.properties }));
  return (
    [...names].every((name) => isFieldWithin(fieldOf(own, name), fieldOf(other, name))) &&
    isFieldWithin(othersOf(own), othersOf(other))
  );
}
