/** The values that a schema accepts, as a list of alternatives that can be compared. */
import { STOCK } from '../ajv/compile.ts';
import type { Json } from '../base/json.ts';
import { assertionsOf, type Schema } from '../model/schema.ts';
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
  /** Whether a discriminator chooses it, and whether it is that of all other strings. */
  isBranch?: true;
  isOpen?: boolean;
}

/** What a schema accepts, as a list. A schema whose objects all list values of the discriminator is a branch of its own. */
export function alternativesOf(schema: Schema, discriminator = ''): Alternative[] {
  if (Object.keys(assertionsOf(schema)).length === 0)
    return [{ key: 'any', text: 'every value', schema }];
  const { discriminator: own, branches } = unionOf(schema, {});
  const lists = objectsIn(schema, {}).map((object) => listedIn(object.properties?.[discriminator]));
  if (own !== discriminator && lists.every((list) => list !== undefined))
    return alternativesOfBranch(schema, discriminator, [...new Set(lists.flat())]);
  return branches.length === 0
    ? alternativesOfTypes(schema)
    : branches.flatMap(({ schema: branch, chosenBy }) =>
        own === undefined
          ? alternativesOf(branch, discriminator)
          : alternativesOfBranch(branch, own, chosenBy),
      );
}

/** An alternative for each value that chooses a branch; null stands for all strings that no branch lists. */
function alternativesOfBranch(
  branch: Schema,
  discriminator: string,
  values: Json[] | null,
): Alternative[] {
  return (values ?? [null]).map((value) => {
    const text = `${discriminator}: ${value === null ? 'any other string' : JSON.stringify(value)}`;
    const schema = branchFor(value, discriminator, branch);
    return { key: text, text, schema, isBranch: true, isOpen: value === null };
  });
}

/** An object, or the branches of one, in which the discriminator has a value. The union tells which values are new or gone. */
function branchFor(value: Json, discriminator: string, schema: Schema): Schema {
  const { oneOf, ...object } = schema;
  const isMeant = ({ properties }: Schema) => {
    const listed = listedIn(properties?.[discriminator]);
    return listed ? listed.includes(value) : value === null;
  };
  const meant = oneOf?.filter((branch) => objectsIn(branch, {}).some(isMeant)) ?? [];
  const branches = meant.map((branch) => branchFor(value, discriminator, branch));
  if (branches.length > 1) return { ...object, oneOf: branches };
  const { properties, ...others } = { ...object, ...branches[0] };
  return { ...others, properties: { ...properties, [discriminator]: {} } };
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

/** Whether two alternatives can be compared: a type may allow the value of another one, and an open branch all others. */
export function areAlike(one: Alternative, other: Alternative): boolean {
  if (one.key === other.key || other.key === 'any') return true;
  if (one.isBranch && other.isOpen) return true;
  const isOfType = one.value !== undefined && jsonTypeOf(one.value) === other.key;
  return isOfType && STOCK.validate(other.schema, one.value);
}
