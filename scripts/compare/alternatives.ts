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

/**
 * What a schema accepts, as a list.
 *
 * @param discriminator that of a union with which the schema is compared: if all of its objects list values, it is taken
 */
export function alternativesOf(schema: Schema, discriminator = ''): Alternative[] {
  if (Object.keys(assertionsOf(schema)).length === 0)
    return [{ key: 'any', text: 'every value', schema }];
  const { discriminator: own, branches } = unionOf(schema, {});
  // Null stands for all strings that no branch lists.
  const valuesOf = (name: string) =>
    objectsIn(schema, {}).flatMap(({ properties }) => listedIn(properties?.[name]) ?? [null]);
  const name = valuesOf(discriminator).includes(null) ? own : discriminator;
  if (name !== undefined)
    return [...new Set(valuesOf(name))].map((value) => {
      const text = `${name}: ${value === null ? 'any other string' : JSON.stringify(value)}`;
      const branch = branchFor(value, name, schema);
      return { key: text, text, schema: branch, isBranch: true, isOpen: value === null };
    });
  return branches.length === 0
    ? alternativesOfTypes(schema)
    : branches.flatMap((branch) => alternativesOf(branch.schema, discriminator));
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
