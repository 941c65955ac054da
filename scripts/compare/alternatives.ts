/** The values that a schema accepts, as a list of alternatives that can be compared. */
import { STOCK } from '../ajv/compile.ts';
import type { Json } from '../base/json.ts';
import { annotationsOf, assertionsOf, type Schema } from '../model/schema.ts';
import {
  baseType,
  jsonTypeOf,
  listedIn,
  objectsIn,
  typesOf,
  unionOf,
  VALUES,
} from '../model/unions.ts';

/**
 * All values of a type, one value, or a branch that a discriminator chooses:
 *
 *     {type: [integer, 'null'], minimum: 1}  → number: any integer, null
 *     {enum: [a, b]}                         → "a", "b"
 *     {oneOf: [Cat, Dog]}                    → kind: "cat": Cat, kind: "dog": Dog
 */
export interface Alternative {
  /** What alternatives that can be compared have in common. */
  key: string;
  text: string;
  schema: Schema;
  value?: Json | undefined;
  isBranch?: true;
}

/**
 * What a schema accepts, as a list. A schema whose objects all list values of the discriminator is a branch of its own. What a
 * union says in annotations is said of each branch.
 */
export function alternativesOf(schema: Schema, discriminator = ''): Alternative[] {
  if (Object.keys(assertionsOf(schema)).length === 0)
    return [{ key: 'any', text: 'every value', schema }];
  const { discriminator: own, branches } = unionOf(schema, {});
  const lists = objectsIn(schema, {}).map((object) => listedIn(object.properties?.[discriminator]));
  if (own !== discriminator && lists.every((list) => list !== undefined))
    return alternativesOfBranch(schema, discriminator, [...new Set(lists.flat())]);
  return branches.length === 0
    ? alternativesOfTypes(schema)
    : branches.flatMap((branch) => {
        const whole = { ...annotationsOf(schema), ...branch.schema };
        return own === undefined
          ? alternativesOf(whole, discriminator)
          : alternativesOfBranch(whole, own, branch.chosenBy ?? ['another']);
      });
}

/** A branch by each value that chooses it. */
function alternativesOfBranch(
  schema: Schema,
  discriminator: string,
  values: Json[],
): Alternative[] {
  return values.map((value) => {
    const text = `${discriminator}: ${JSON.stringify(value)}`;
    return { key: text, text, schema, isBranch: true };
  });
}

/** Each listed value of a schema that is no union, or each type. */
function alternativesOfTypes(schema: Schema): Alternative[] {
  return typesOf(schema, {}).flatMap((type): Alternative[] => {
    const key = baseType(type);
    const values = listedIn(schema)?.filter((value) => jsonTypeOf(value) === key) ?? VALUES[type];
    if (!values) return [{ key, text: `any ${schema.format ?? type}`, schema }];
    const texts = values.map((value) => JSON.stringify(value));
    return texts.map((text, index) => ({ key: text, text, schema, value: values[index] }));
  });
}

/** Whether two alternatives can be compared: a type may allow the value of another one. */
export function areAlike(one: Alternative, other: Alternative): boolean {
  if (one.key === other.key || other.key === 'any') return true;
  const isOfType = one.value !== undefined && jsonTypeOf(one.value) === other.key;
  return isOfType && STOCK.validate(other.schema, one.value);
}
