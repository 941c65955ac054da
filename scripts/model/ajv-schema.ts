/**
 * Schemas as Ajv takes them: of each union one branch is tried, so that a wrong field gives one error. A discriminator chooses it, or
 * the type of the value; a union of scalars stays as it is.
 *
 * ```yaml
 * Pet:                      Pet:
 *   oneOf:                    type: object
 *     - $ref: Cat             properties: {kind: {enum: [cat, dog]}}
 *     - $ref: Dog             if: {type: object, required: [kind]}
 *                        →    then:
 *                               allOf:
 *                                 - if: {properties: {kind: {const: cat}}}
 *                                   then: {$ref: Cat#}
 *                                 - if: {properties: {kind: {const: dog}}}
 *                                   then: {$ref: Dog#}
 *                             else: {required: [kind, name]}  # `name`: both require it
 *
 * Size:                     Size:
 *   oneOf:                    type: [number, string]
 *     - type: number     →    allOf:
 *       minimum: 1              - if: {type: number}
 *     - type: string              then: {minimum: 1}
 * ```
 */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../base/json.ts';
import {
  isAnnotation,
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from './schema.ts';
import {
  baseType,
  branchesOf,
  type Discriminator,
  discriminatorOf,
  knownIn,
  listedIn,
  listing,
  typeOf,
  typesApart,
  typesOf,
  valuesOf,
} from './unions.ts';

/** The digits that Ajv compares of a quotient: 0.07 is a multiple of 0.01, although 0.07 / 0.01 is 7.000000000000001. */
export const MULTIPLE_OF_PRECISION = 6;

/** A schema without annotations, with plain names as references, and with a condition for each branch of a union. */
export function ajvSchema(schema: Schema, schemas: Schemas): Schema {
  const { anyOf, allOf = [], ...others } = schema;
  // Each of two unions chooses a branch by itself.
  if (anyOf && others.oneOf) return ajvSchema({ ...others, allOf: [...allOf, { anyOf }] }, schemas);
  const rules = mapChildren(
    pick(schema, (key) => !isAnnotation(key)),
    (one) => ajvSchema(one, schemas),
  );
  const name = nameIn(schema);
  if (name !== undefined) return { ...rules, $ref: `${name}#` };
  if (branchesOf(schema).length > 0) return byBranch(rules, schema, schemas);
  // Listed values imply their type: one error says enough.
  const types = [schema.type].flat();
  const isTyped = listedIn(schema)?.every((value) =>
    types.some((one) => one && baseType(one) === typeOf(value)),
  );
  return isTyped ? pick(rules, (key) => key !== 'type') : rules;
}

/** A union whose value chooses a branch by its discriminator or its type, if that is possible. */
function byBranch(
  { oneOf, anyOf, ...besideUnion }: Schema,
  schema: Schema,
  schemas: Schemas,
): Schema {
  const branches = oneOf ?? anyOf ?? [];
  const discriminator = discriminatorOf(schema, schemas);
  if (discriminator && typesOf(schema, schemas).join() === 'object') {
    const { type: _, required = [], ...others } = besideUnion;
    return beside(
      others,
      byDiscriminator(branches, discriminator, required, commonIn(schema, schemas)),
    );
  }
  // The pattern of an open enumeration also matches the listed values.
  const open = knownIn(schema) && branches.find((one) => one.enum === undefined);
  if (open) return beside(besideUnion, open);
  const types = typesApart(schema, schemas);
  if (types) return beside(besideUnion, byType(branches, types));
  // A type that all branches share is checked once.
  const type = branches[0]?.type;
  const isShared = typeof type === 'string' && branches.every((one) => one.type === type);
  const rest = isShared ? branches.map(withoutType) : branches;
  return { ...besideUnion, ...(isShared && { type }), [oneOf ? 'oneOf' : 'anyOf']: rest };
}

/** The rules of a schema and those that choose a branch. */
function beside(own: Schema, chosen: Schema): Schema {
  const isApart = Object.keys(own).every((key) => !(key in chosen));
  return isApart ? { ...own, ...chosen } : { ...own, allOf: [...(own.allOf ?? []), chosen] };
}

function byType(branches: Schema[], types: TypeName[][]): Schema {
  const [first, second] = branches;
  // A value that is neither null nor of the type gets only the error of the type.
  if (branches.length === 2 && first?.$ref && second?.type === 'null')
    return { if: second, else: first };
  const [only, ...more] = types.flat();
  return {
    type: only && more.length === 0 ? only : types.flat(),
    allOf: branches.flatMap((branch, index) => {
      const rest = withoutType(branch);
      return Object.keys(rest).length > 0 ? [when({ type: types[index] ?? [] }, rest)] : [];
    }),
  };
}

const withoutType = (schema: Schema): Schema => pick(schema, (key) => key !== 'type');

/** A schema for the values that pass a test; it accepts all other values. */
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
const when = (test: Schema, chosen: Schema): Schema => ({ if: test, then: chosen });

/**
 * The branch that the discriminator selects. Without the discriminator, the other fields that all branches require are reported, too.
 *
 * @param required what is required beside the union, which has its error already
 * @param common what is required beside the union or by each branch
 */
function byDiscriminator(
  branches: Schema[],
  discriminator: Discriminator,
  required: string[],
  common: string[],
): Schema {
  const { name, values } = discriminator;
  const known: Schema = { enum: valuesOf(discriminator) };
  const isOpen = values.includes('other');
  const field: Schema = isOpen ? { type: 'string' } : known;
  const isDiscriminated: Schema = {
    type: 'object',
    required: [name],
    ...(isOpen && { properties: { [name]: field } }),
  };
  const chosen = branches.map((branch, index): Schema => {
    const branchValues = values[index] ?? [];
    const rest = withoutDiscriminator(branch, name, known);
    if (branchValues === 'other') return { if: { properties: { [name]: known } }, else: rest };
    return when({ properties: { [name]: listing(branchValues) } }, rest);
  });
  return {
    type: 'object',
    required: required.filter((one) => one !== name),
    properties: { [name]: field },
    ...when(isDiscriminated, { allOf: chosen }),
    else: { required: [name, ...common.filter((one) => one !== name && !required.includes(one))] },
  };
}

/** The fields that a schema, or each of its branches, requires. */
function commonIn(schema: Schema, schemas: Schemas): string[] {
  const { required = [], ...found } = resolve(schema, schemas);
  const [first = [], ...others] = branchesOf(found).map((one) => commonIn(one, schemas));
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  return [...new Set([...required, ...common])];
}

/**
 * A branch without what its discriminator has checked: that the value is an object, which has the discriminator with one of the branch's values.
 * The discriminator stays a known field, with its other rules.
 */
function withoutDiscriminator(branch: Schema, discriminator: string, known: Schema): Schema {
  if (branch.$ref || branch.if || branch.allOf) return branch;
  const { type: _type, required = [], properties = {}, ...rest } = branch;
  const { type: _, const: _const, enum: _enum, not, ...field } = properties[discriminator] ?? {};
  const isOther = isDeepStrictEqual(new Set(listedIn(not)), new Set(known.enum));
  return {
    ...rest,
    required: required.filter((name) => name !== discriminator),
    properties: { ...properties, [discriminator]: { ...field, ...(not && !isOther && { not }) } },
  };
}
