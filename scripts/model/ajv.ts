/**
 * Stock Ajv for named schemas, by Ajv's public functions: two keywords of our own, and three whose code we change.
 *
 * - `choice` validates one branch of a union, the one that the value chooses, so that a wrong field gives one error.
 * - `enough` ends a loop once many errors were found, because Ajv copies all errors with each item.
 * - `const` and `enum` have their values as constants, and `additionalProperties` cuts long names in paths.
 *
 * ```yaml
 * Pet:                      Pet:
 *   oneOf:                    choice:
 *     - $ref: Cat       →       - {when: kind is missing, errors: [required]}
 *     - $ref: Dog               - {when: kind is cat, schema: {$ref: Cat}, at: /oneOf/0}
 *                               - {when: kind is dog, schema: {$ref: Dog}, at: /oneOf/1}
 *                               - {errors: [enum, at the field kind]}
 * Name:
 *   type: [string, 'null']    choice:
 *   maxLength: 9        →       - {when: it is a string or null, schema: {maxLength: 9}}
 *                               - {errors: [type]}
 * ```
 *
 * What we know of Ajv 8 beyond its documentation: a compiled schema has the start of the paths in its errors
 * (`schemaPath`), the code counts its errors in the variable `errors`, and a `KeywordCxt` writes an error of its keyword.
 */
import {
  _,
  Ajv,
  type Code,
  type CodeGen,
  type CodeKeywordDefinition,
  KeywordCxt,
  Name,
  type Options,
  type SchemaObjCxt,
  str,
  stringify,
} from 'ajv';
import type { Json } from '../base/json.ts';
import { formats } from '../runtime/formats.ts';
import { step } from '../runtime/pointers.ts';
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
  for (const [keyword, changed] of Object.entries(CHANGED)) {
    const own = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword(changed(own));
  }
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
  /** What is left to check, and the place of it, such as `/oneOf/0`. */
  schema?: AjvSchema;
  at?: string;
  /** The errors of each such value. */
  errors?: Misfit[];
}

/** An error in Ajv's words, about the value or about one of its fields. */
interface Misfit {
  /** Without it, each value has the error. */
  when?: When;
  keyword: string;
  params: Record<string, Json>;
  message: string;
  field?: string;
  /** The place of the rule, such as `oneOf`. */
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
      const { when, schema, at = '', errors = [] } = first;
      const write = () => {
        for (const error of errors) report(error, it);
        if (!schema) return;
        const schemaPath = _`${it.schemaPath}.choice[${index}].schema`;
        const errSchemaPath = it.errSchemaPath + at;
        const { topSchemaRef } = it;
        cxt.subschema({ schema, schemaPath, topSchemaRef, errSchemaPath }, gen.name('_valid'));
      };
      if (when) gen.if(when(data as Name), write, () => writeFrom(others, index + 1));
      else write();
    };
    writeFrom(cxt.schema);
  },
};

/** Writes an error of another keyword than the one whose code it is in. */
function report({ when, keyword, params, message, field, at }: Misfit, it: SchemaObjCxt): void {
  const { gen } = it;
  const members = Object.entries(params).map(([name, value]): [string, Code] => [
    name,
    constant(value, gen),
  ]);
  const error = { message, params: gen.object(...members) };
  const definition = { keyword, error, type: [], schemaType: [], code() {} };
  const inside = field === undefined ? it : within(it, `/${step(field)}`);
  const write = () =>
    new KeywordCxt(inside, definition, keyword).error(
      false,
      {},
      { schemaPath: at, parentSchema: true },
    );
  if (when) gen.if(when(it.data), write);
  else write();
}

/** What Ajv knows of a part of the value, whose errors have a longer path. */
const within = (it: SchemaObjCxt, path: string | Code): SchemaObjCxt => ({
  ...it,
  errorPath: str`${it.errorPath}${path}`,
});

/** Is in the schema of items or of other fields, whose code is in a loop. */
const ENOUGH: CodeKeywordDefinition = {
  keyword: 'enough',
  code({ gen }) {
    gen.if(_`${new Name('errors')} >= ${MANY_ERRORS}`, () => gen.break());
  },
};

/** Ajv's own, except that paths have only the start of a long name, which would otherwise be in each of 1,000 errors. */
const withShortNames = (own: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...own,
  code(cxt) {
    const { gen, data, it, keyword, def, schema, parentSchema } = cxt;
    if (typeof schema !== 'object') return own.code(cxt);
    if (Object.keys(schema).length === 0) return;
    const start = gen.scopeValue('func', { ref: step, code: _`step` });
    gen.forIn('key', data, (key) => {
      for (const name of Object.keys(parentSchema.properties ?? {}))
        gen.if(_`${key} === ${name}`, () => gen.code(_`continue`));
      const inside = within(it, _`"/" + ${start}(${key})`);
      const args = { keyword, data: _`${data}[${key}]` };
      new KeywordCxt(inside, def, keyword).subschema(args, gen.name('_valid'));
    });
  },
});

/** Ajv's own, except that the code has the value of the keyword as a constant, and not the whole schema. */
const withConstant = (own: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...own,
  code(cxt) {
    own.code(Object.assign(cxt, { schemaCode: constant(cxt.schema, cxt.gen) }));
  },
});

/** Keywords of Ajv with another code. */
const CHANGED = {
  additionalProperties: withShortNames,
  const: withConstant,
  enum: withConstant,
};

/** A value as source text; a list is a constant, which the errors share. */
function constant(value: Json, gen: CodeGen): Code {
  const code = stringify(value);
  if (!Array.isArray(value)) return code;
  return gen.scopeValue('obj', { key: `${code}`, ref: value, code });
}

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
  const [type, ...others] = checkedTypes(schema);
  if (type === undefined) return rules;
  if (others.length === 0) return { ...rules, type };
  const types = [type, ...others];
  const errors = [mistyped(types, 'type')];
  return { choice: [{ when: isOfType(types), schema: rules }, { errors }] };
}

/** The types of a value; none if listed values imply them: one error says enough. */
function checkedTypes(schema: Schema): TypeName[] {
  const types = [schema.type ?? []].flat();
  const isOfTypes = (value: Json) => types.some((type) => baseType(type) === typeOf(value));
  return listedIn(schema)?.every(isOfTypes) ? [] : types;
}

/** The error of a value of another type. */
function mistyped(types: TypeName[], at: string): Misfit {
  const type = types.length === 1 ? (types[0] as Json) : types;
  return { keyword: 'type', params: { type }, message: `must be ${types}`, at };
}

/** How a value chooses a branch of a union; undefined if that is not possible, as in a union of scalars of one type. */
function choiceOf(schema: Schema, schemas: Schemas): Case[] | undefined {
  const union = schema.oneOf ? 'oneOf' : 'anyOf';
  const branches = branchesOf(schema).map((branch, index) => ({
    schema: ajvSchema(branch, schemas),
    at: `/${union}/${index}`,
  }));
  const discriminator = discriminatorOf(schema, schemas);
  if (discriminator && typesOf(schema, schemas).join() === 'object')
    return byDiscriminator(discriminator, branches, objectsIn(schema, schemas));
  const types = knownIn(schema) ? [[], ['string' as const]] : typesApart(schema, schemas);
  return types && byType(types, branches, union);
}

/** The schema of a branch, and its place. */
interface Branch {
  schema: AjvSchema;
  at: string;
}

function byDiscriminator(
  { name, branches, listed }: Discriminator,
  inBranches: Branch[],
  objects: Schema[],
): Case[] {
  const at = 'oneOf';
  const [first = [], ...others] = objects.map(({ required = [] }) => required);
  const common = first.filter((field) => others.every((required) => required.includes(field)));
  const isOpen = branches.some(([values]) => values === null);
  const chosen = inBranches.map((branch, index): Case & { isLast: boolean } => {
    const [values = null] = branches[index] ?? [];
    return { ...branch, when: values ? isAnyOf(name, values) : isText(name), isLast: !values };
  });
  return [
    { when: (data) => _`!(${IS.object(data)})`, errors: [mistyped(['object'], at)] },
    {
      when: isMissing(name),
      errors: [...new Set([name, ...common])].map((field) => ({
        when: isMissing(field),
        keyword: 'required',
        params: { missingProperty: field },
        message: `must have required property '${field}'`,
        at,
      })),
    },
    ...chosen.filter(({ isLast }) => !isLast),
    ...chosen.filter(({ isLast }) => isLast),
    {
      errors: [
        isOpen
          ? { ...mistyped(['string'], at), field: name }
          : {
              keyword: 'enum',
              params: { allowedValues: listed },
              message: 'must be equal to one of the allowed values',
              field: name,
              at,
            },
      ],
    },
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
    either(values.map((value) => _`${data}[${field}] === ${value}`));

function byType(types: TypeName[][], branches: Branch[], union: string): Case[] {
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
  return [...chosen, { errors: [mistyped(types.flat(), union)] }];
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
