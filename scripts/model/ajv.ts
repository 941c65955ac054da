/**
 * Stock Ajv for named schemas, with two keywords of our own, which are written with Ajv's public functions:
 *
 * - `choice` validates one branch of a union, the one that the value chooses, so that a wrong field gives one error.
 * - `enough` ends a loop once many errors were found, because Ajv copies all errors with each item.
 *
 * ```yaml
 * Pet:                      Pet:
 *   oneOf:                    choice:
 *     - $ref: Cat       →       - {when: kind is missing, schema: {required: [kind, name]}}
 *     - $ref: Dog               - {when: kind is cat, schema: {$ref: Cat}}
 *                               - {when: kind is dog, schema: {$ref: Dog}}
 *                               - {schema: {properties: {kind: {enum: [cat, dog]}}}}
 * ```
 *
 * What we know of Ajv 8 beyond its documentation: a compiled schema has the start of the paths in its errors
 * (`schemaPath`), and the code counts its errors in the variable `errors`.
 */
import { _, Ajv, type Code, type CodeKeywordDefinition, Name, type Options } from 'ajv';
import type { Json } from '../base/json.ts';
import { formats } from '../runtime/formats.ts';
import { MANY_ERRORS } from '../runtime/validate.ts';
import {
  mapChildren,
  nameIn,
  rulesOf,
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
  objectsIn,
  typeOf,
  typesApart,
  typesOf,
} from './unions.ts';

/** Ajv with named schemas. Its code collects all errors. */
export function ajvFor(schemas: Schemas, options: Options): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    formats: { ...formats },
    // Ajv would look up many required fields in the schema.
    loopRequired: Infinity,
    meta: false,
    // 0.07 is a multiple of 0.01, although 0.07 / 0.01 is 7.000000000000001.
    multipleOfPrecision: 6,
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    validateSchema: false,
    ...options,
  });
  ajv.addKeyword(CHOICE).addKeyword(ENOUGH);
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(ajvSchema(schema, schemas), name);
    // A path in errors begins with the name of the schema, because errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  return ajv;
}

/** What a value may be that chooses a branch, as a condition on the variable with it. */
type When = (data: Name) => Code;

/** A case of a choice. */
interface Case {
  /** Without it, the case is that of all other values. */
  when?: When;
  schema: AjvSchema;
  /** The place of the schema in the union, such as `/oneOf/0`. Paths of errors end at a second `#`. */
  at: string;
}

/** A schema with the keywords of our Ajv. */
interface AjvSchema extends Schema {
  choice?: Case[];
  enough?: true;
}

const CHOICE: CodeKeywordDefinition = {
  keyword: 'choice',
  code(cxt) {
    const { gen, data, it } = cxt;
    const writeFrom = ([first, ...others]: Case[], index = 0): void => {
      if (!first) return;
      const { when, schema, at } = first;
      const validate = () => {
        const schemaPath = _`${it.schemaPath}.choice[${index}].schema`;
        const errSchemaPath = it.errSchemaPath + at;
        const { topSchemaRef } = it;
        cxt.subschema({ schema, schemaPath, topSchemaRef, errSchemaPath }, gen.name('_valid'));
      };
      if (when) gen.if(when(data as Name), validate, () => writeFrom(others, index + 1));
      else validate();
    };
    writeFrom(cxt.schema);
  },
};

/** Is in the schema of items or of other fields, whose code is in a loop. */
const ENOUGH: CodeKeywordDefinition = {
  keyword: 'enough',
  code({ gen }) {
    gen.if(_`${new Name('errors')} >= ${MANY_ERRORS}`, () => gen.break());
  },
};

/** A schema without annotations, with plain names as references, and with a choice for each union. */
export function ajvSchema(schema: Schema, schemas: Schemas): AjvSchema {
  const name = nameIn(schema);
  if (name !== undefined) return { $ref: `${name}#` };
  const choice = choiceOf(schema, schemas);
  if (choice) return { choice };
  const { type: _type, ...rules } = mapChildren(rulesOf(schema), (child, keyword) => {
    const inside = ajvSchema(child, schemas);
    const isLooped = /^(items|additionalProperties)$/.test(keyword);
    return isLooped && Object.keys(inside).length > 0 ? { ...inside, enough: true } : inside;
  });
  return { ...rules, ...typeRule(schema) };
}

/** The rule about the type of a value; none if listed values imply it: one error says enough. */
function typeRule(schema: Schema): AjvSchema {
  const types = [schema.type ?? []].flat();
  const isOfType = (value: Json) => types.some((type) => baseType(type) === typeOf(value));
  return types.length === 0 || listedIn(schema)?.every(isOfType) ? {} : { type: oneOrAll(types) };
}

const oneOrAll = (types: TypeName[]) => (types.length === 1 ? types[0] : types) as TypeName;

/** How a value chooses a branch of a union; undefined if that is not possible, as in a union of scalars of one type. */
function choiceOf(schema: Schema, schemas: Schemas): Case[] | undefined {
  const union = schema.oneOf ? '/oneOf' : '/anyOf';
  const branches = branchesOf(schema).map((branch, index) => ({
    schema: ajvSchema(branch, schemas),
    at: `${union}/${index}`,
  }));
  const discriminator = discriminatorOf(schema, schemas);
  if (discriminator && typesOf(schema, schemas).join() === 'object')
    return byDiscriminator(discriminator, branches, objectsIn(schema, schemas));
  const types = knownIn(schema) ? [[], ['string' as const]] : typesApart(schema, schemas);
  return types && byType(types, branches, union);
}

function byDiscriminator(
  { name, branches, listed }: Discriminator,
  cases: Case[],
  objects: Schema[],
): Case[] {
  const at = '/oneOf#';
  const [first = [], ...others] = objects.map(({ required = [] }) => required);
  const common = first.filter((field) => others.every((required) => required.includes(field)));
  const isOpen = branches.some(([values]) => values === null);
  const rule: Schema = isOpen ? { type: 'string' } : listing(listed);
  const chosen = cases.map((branch, index) => {
    const [values = null] = branches[index] ?? [];
    return { ...branch, when: values ? isAnyOf(name, values) : isText(name), isLast: !values };
  });
  return [
    { when: (data) => _`!(${IS.object(data)})`, schema: { type: 'object' }, at },
    {
      when: (data) => _`${data}[${name}] === undefined`,
      schema: { required: [...new Set([name, ...common])] },
      at,
    },
    ...chosen.filter(({ isLast }) => !isLast),
    ...chosen.filter(({ isLast }) => isLast),
    { schema: { properties: { [name]: rule } }, at },
  ];
}

const isText =
  (field: string): When =>
  (data) =>
    _`typeof ${data}[${field}] == "string"`;

const isAnyOf =
  (field: string, values: (string | boolean)[]): When =>
  (data) =>
    either(values.map((value) => _`${data}[${field}] === ${value}`));

function byType(types: TypeName[][], branches: Case[], union: string): Case[] {
  const cases = branches.map(({ schema: { type: _type, ...schema }, at }, index) => ({
    when: isOfType(types[index] ?? []),
    schema,
    at,
  }));
  const listed = types.flat();
  const [first] = branches;
  // A value that is neither null nor of the type gets only the error of the type.
  if (types.length === 2 && first?.schema.$ref && types[1]?.join() === 'null')
    return [{ when: isOfType(['null']), schema: {}, at: first.at }, first];
  const chosen = cases.filter((_, index) => types[index]?.length);
  return [...chosen, { schema: { type: oneOrAll(listed) }, at: `${union}#` }];
}

const isOfType =
  (types: TypeName[]): When =>
  (data) =>
    either(types.map((type) => IS[type](data)));

const IS: Record<TypeName, When> = {
  null: (data) => _`${data} === null`,
  boolean: (data) => _`typeof ${data} == "boolean"`,
  integer: (data) => _`Number.isInteger(${data})`,
  number: (data) => _`Number.isFinite(${data})`,
  string: (data) => _`typeof ${data} == "string"`,
  array: (data) => _`Array.isArray(${data})`,
  object: (data) => _`${data} && typeof ${data} == "object" && !Array.isArray(${data})`,
};

const either = (conditions: Code[]): Code => conditions.reduce((all, next) => _`${all} || ${next}`);
