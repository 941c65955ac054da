/**
 * Schemas with the keywords of our Ajv (`definitions.ts`):
 *
 * ```yaml
 * Pet:                      Pet:
 *   oneOf:                    choice:
 *     - $ref: Cat       →       - {when: it is no object, errors: [type]}
 *     - $ref: Dog               - {when: kind is missing, errors: [required]}
 *                               - {when: kind is cat, schema: {$ref: Cat}, pointer: /oneOf/0}
 *                               - {when: kind is dog, schema: {$ref: Dog}, pointer: /oneOf/1}
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
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
} from '../model/schema.ts';
import {
  branchesOf,
  haveOwnTypes,
  isNull,
  isOfScalars,
  jsonTypeOf,
  knownIn,
  listedIn,
  objectsIn,
  type Union,
  unionOf,
} from '../model/unions.ts';
import type { AjvSchema, Case, ErrorTemplate, When } from './definitions.ts';

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
  const isOfTypes = (value: Json) =>
    types.some((type) =>
      type === 'integer' ? Number.isInteger(value) : type === jsonTypeOf(value),
    );
  return listedIn(schema)?.every(isOfTypes) ? [] : types;
}

/** The error of a value of another type. */
function wrongType(types: TypeName[], keywordPath: string): ErrorTemplate {
  const type = types.length === 1 ? (types[0] as Json) : types;
  return { keyword: 'type', params: { type }, message: `must be ${types}`, keywordPath };
}

/** How a value chooses a branch of a union; undefined if that is not possible, as in a union of scalars of one type. */
function casesOf(schema: Schema, schemas: Schemas): Case[] | undefined {
  const union = unionOf(schema, schemas);
  const { discriminator, branches } = union;
  if (discriminator !== undefined) {
    const [first = [], ...others] = objectsIn(schema, schemas).map(({ required = [] }) => required);
    const common = first.filter((field) => others.every((required) => required.includes(field)));
    return casesByDiscriminator(union, common, schemas);
  }
  const keyword = schema.oneOf ? 'oneOf' : 'anyOf';
  // Any text is known or matches the branch that lists none.
  const open = branches.filter((branch) => !listedIn(branch.schema));
  if (knownIn(schema)) return casesByType(open, keyword, schemas);
  // "must be 3" would say too little of a value that may also be any string.
  const isListed = branches.some((branch) => listedIn(resolve(branch.schema, schemas)));
  if ((isListed && isOfScalars(schema, schemas)) || !haveOwnTypes(branchesOf(schema), schemas))
    return undefined;
  return casesByType(branches, keyword, schemas);
}

/**
 * The cases of an object by its discriminator: no object, no discriminator, the branches, another value.
 *
 * @param required the fields that all branches require, which are reported if the discriminator is missing
 */
function casesByDiscriminator(
  { discriminator: name = '', branches, open }: Union,
  required: string[],
  schemas: Schemas,
): Case[] {
  const keywordPath = 'oneOf';
  const missing = [...new Set([name, ...required])].map((field) => ({
    when: isMissing(field),
    keyword: 'required',
    params: { missingProperty: field },
    message: `must have required property '${field}'`,
    keywordPath,
  }));
  const listed = branches.filter((branch) => branch !== open);
  const unlisted = {
    keyword: 'enum',
    params: { allowedValues: listed.flatMap(({ chosenBy }) => chosenBy ?? []) },
    message: 'must be equal to one of the allowed values',
    field: name,
    keywordPath,
  };
  const unreadable = { ...wrongType(['string'], keywordPath), field: name };
  return [
    { when: (data) => _`!(${IS.object(data)})`, errors: [wrongType(['object'], keywordPath)] },
    { when: isMissing(name), errors: missing },
    ...[...listed, ...(open ? [open] : [])].map(({ chosenBy, pointer, schema }): Case => {
      const isChosen = (field: Code) =>
        chosenBy ? isAny(chosenBy.map((value) => _`${field} === ${value}`)) : IS.string(field);
      const when: When = (data) => isChosen(_`${data}[${name}]`);
      return { when, schema: ajvSchema(schema, schemas), pointer };
    }),
    { errors: [open ? unreadable : unlisted] },
  ];
}

const isMissing =
  (field: string): When =>
  (data) =>
    _`${data}[${field}] === undefined`;

function casesByType(branches: Union['branches'], keyword: string, schemas: Schemas): Case[] {
  const cases = branches.map(({ schema, pointer, chosenBy }) => {
    const { type: _type, ...assertions } = ajvSchema(schema, schemas);
    return { when: isOfType(chosenBy as TypeName[]), schema: assertions, pointer };
  });
  const [named, orNull] = cases;
  const isNullable = cases.length === 2 && isNull(branches[1]?.schema ?? {}, schemas);
  // Of `{anyOf: [{$ref: Word}, {type: 'null'}]}`, null is valid, and the schema of Word says what is wrong with any other value.
  if (isNullable && named?.schema.$ref)
    return [{ when: orNull?.when }, { schema: named.schema, pointer: named.pointer }];
  const types = branches.flatMap(({ chosenBy }) => chosenBy as TypeName[]);
  return [...cases, { errors: [wrongType(types, keyword)] }];
}

const isOfType =
  (types: TypeName[]): When =>
  (data) =>
    isAny(types.map((type) => IS[type](data)));

const IS: Record<TypeName, (data: Code) => Code> = {
  null: (data) => _`${data} === null`,
  boolean: (data) => _`typeof ${data} == "boolean"`,
  integer: (data) => _`Number.isInteger(${data})`,
  number: (data) => _`Number.isFinite(${data})`,
  string: (data) => _`typeof ${data} == "string"`,
  array: (data) => _`Array.isArray(${data})`,
  object: (data) => _`${data} && typeof ${data} == "object" && !Array.isArray(${data})`,
};

const isAny = (conditions: Code[]): Code => conditions.reduce((all, next) => _`${all} || ${next}`);
