/**
 * Schemas with the keywords of our Ajv (`keywords.ts`):
 *
 * ```yaml
 * Pet:                      Pet:
 *   oneOf:                    choice:
 *     - $ref: Cat       →       - {when: it is no object, errors: [type]}
 *     - $ref: Dog               - {when: kind is missing, errors: [required]}
 *                               - {when: kind is cat, schema: {$ref: Cat}, at: /oneOf/0}
 *                               - {when: kind is dog, schema: {$ref: Dog}, at: /oneOf/1}
 *                               - {errors: [enum, at the field kind]}
 * Name:                     Name:
 *   type: [string, 'null']    choice:
 *   maxLength: 9        →       - {when: it is a string or null, schema: {maxLength: 9}}
 *                               - {errors: [type]}
 * ```
 */
import { _, type Code } from 'ajv';
import type { Json } from '../base/json.ts';
import {
  assertionsOf,
  type Discriminator,
  mapChildren,
  nameIn,
  type Schema,
  type Schemas,
  type TypeName,
} from '../model/schema.ts';
import {
  baseType,
  branchesOf,
  discriminatorOf,
  knownIn,
  listedIn,
  objectsIn,
  typeOf,
  typesApart,
} from '../model/unions.ts';
import type { AjvSchema, Case, ErrorTemplate, When } from './keywords.ts';

/** A schema without annotations, with plain names as references, and with a choice for each union. */
export function ajvSchema(schema: Schema, schemas: Schemas): AjvSchema {
  const name = nameIn(schema);
  if (name !== undefined) return { $ref: `${name}#` };
  const choice = casesOf(schema, schemas);
  if (choice) return { choice };
  const { type: _type, ...assertions } = mapChildren(assertionsOf(schema), (child, keyword) => {
    const inside = ajvSchema(child, schemas);
    const isLooped = /^(items|additionalProperties)$/.test(keyword);
    return isLooped && Object.keys(inside).length > 0 ? { ...inside, enough: true } : inside;
  });
  const [type, ...others] = checkedTypes(schema);
  if (type === undefined) return assertions;
  if (others.length === 0) return { ...assertions, type };
  const types = [type, ...others];
  const errors = [wrongType(types, 'type')];
  return { choice: [{ when: isOfType(types), schema: assertions }, { errors }] };
}

/** The types of a value; none if listed values imply them: one error says enough. */
function checkedTypes(schema: Schema): TypeName[] {
  const types = [schema.type ?? []].flat();
  const isOfTypes = (value: Json) => types.some((type) => baseType(type) === typeOf(value));
  return listedIn(schema)?.every(isOfTypes) ? [] : types;
}

/** The error of a value of another type. */
function wrongType(types: TypeName[], at: string): ErrorTemplate {
  const type = types.length === 1 ? (types[0] as Json) : types;
  return { keyword: 'type', params: { type }, message: `must be ${types}`, at };
}

/** The schema of a branch, and its place. */
interface Checked {
  schema: AjvSchema;
  at: string;
}

/** How a value chooses a branch of a union; undefined if that is not possible, as in a union of scalars of one type. */
function casesOf(schema: Schema, schemas: Schemas): Case[] | undefined {
  const union = schema.oneOf ? 'oneOf' : 'anyOf';
  const branches = branchesOf(schema).map((branch, index) => ({
    schema: ajvSchema(branch, schemas),
    at: `/${union}/${index}`,
  }));
  const discriminator = discriminatorOf(schema, schemas);
  if (discriminator) {
    const [first = [], ...others] = objectsIn(schema, schemas).map(({ required = [] }) => required);
    const common = first.filter((field) => others.every((required) => required.includes(field)));
    return casesByDiscriminator(discriminator, branches, common);
  }
  const types = knownIn(schema) ? [[], ['string' as const]] : typesApart(schema, schemas);
  return types && casesByType(types, branches, union);
}

/**
 * The cases of an object by its discriminator: no object, no discriminator, the branches, another value.
 *
 * @param required the fields that all branches require, which are reported if the discriminator is missing
 */
function casesByDiscriminator(
  { name, values }: Discriminator,
  branches: Checked[],
  required: string[],
): Case[] {
  const at = 'oneOf';
  const missing = [...new Set([name, ...required])].map((field) => ({
    when: isMissing(field),
    keyword: 'required',
    params: { missingProperty: field },
    message: `must have required property '${field}'`,
    at,
  }));
  const listed = values.flatMap((several) => several ?? []);
  const unlisted = {
    keyword: 'enum',
    params: { allowedValues: listed },
    message: 'must be equal to one of the allowed values',
    field: name,
    at,
  };
  const chosen = branches.map((branch, index): Case => {
    const { [index]: several } = values;
    return { ...branch, when: several ? isAnyOf(name, several) : isText(name) };
  });
  const ofOthers = chosen.filter((_case, index) => values[index] === null);
  const isOpen = ofOthers.length > 0;
  return [
    { when: (data) => _`!(${IS.object(data)})`, errors: [wrongType(['object'], at)] },
    { when: isMissing(name), errors: missing },
    ...chosen.filter((each) => !ofOthers.includes(each)),
    ...ofOthers,
    { errors: [isOpen ? { ...wrongType(['string'], at), field: name } : unlisted] },
  ];
}

const isMissing =
  (field: string): When =>
  (data) =>
    _`${data}[${field}] === undefined`;

const isText =
  (field: string): When =>
  (data) =>
    _`typeof ${data}[${field}] == "string"`;

const isAnyOf =
  (field: string, values: (string | boolean)[]): When =>
  (data) =>
    isAny(values.map((value) => _`${data}[${field}] === ${value}`));

function casesByType(types: TypeName[][], branches: Checked[], union: string): Case[] {
  const cases = branches.map(({ schema: { type: _type, ...schema }, at }, index) => ({
    when: isOfType(types[index] ?? []),
    schema,
    at,
  }));
  const [first] = branches;
  // A value that is neither null nor of the type gets only the error of the type.
  if (types.length === 2 && first?.schema.$ref && types[1]?.join() === 'null')
    return [{ when: isOfType(['null']) }, first];
  const chosen = cases.filter((_, index) => types[index]?.length);
  return [...chosen, { errors: [wrongType(types.flat(), union)] }];
}

const isOfType =
  (types: TypeName[]): When =>
  (data) =>
    isAny(types.map((type) => IS[type](data)));

const IS: Record<TypeName, When> = {
  null: (data) => _`${data} === null`,
  boolean: (data) => _`typeof ${data} == "boolean"`,
  integer: (data) => _`Number.isInteger(${data})`,
  number: (data) => _`Number.isFinite(${data})`,
  string: (data) => _`typeof ${data} == "string"`,
  array: (data) => _`Array.isArray(${data})`,
  object: (data) => _`${data} && typeof ${data} == "object" && !Array.isArray(${data})`,
};

const isAny = (conditions: Code[]): Code => conditions.reduce((all, next) => _`${all} || ${next}`);
