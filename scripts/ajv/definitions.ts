/**
 * Three keywords of Ajv whose code we change, and two of our own, all by Ajv's public functions.
 *
 * What we know of Ajv beyond its documentation: the code counts its errors in the variable `errors`, a `KeywordCxt` writes an
 * error of its keyword, and `schemaPath` of an added schema begins the paths in errors (`compile.ts`).
 */
import {
  _,
  type Code,
  type CodeGen,
  type CodeKeywordDefinition,
  KeywordCxt,
  Name,
  type SchemaObjCxt,
  str,
  stringify,
} from 'ajv';
import { type Json, mapValues } from '../base/json.ts';
import type { Schema, TypeName } from '../model/schema.ts';
import { step } from '../runtime/pointers.ts';
import { STOP_AFTER } from '../runtime/validate.ts';

/** A schema with the keywords of our Ajv. */
export interface AjvSchema extends Schema {
  choice?: Choice;
  types?: TypeName[];
  enough?: true;
}

/** How a value chooses a branch of the `oneOf` or `anyOf` beside it: by the value of a discriminator, or by its type. */
export interface Choice {
  discriminator?: string;
  /** What chooses each branch. Null stands for all other strings, or for all other types. */
  chosenBy: (readonly (string | boolean)[] | null)[];
  /** The fields that all branches require, which are reported if the discriminator is missing. */
  required: string[];
}

/**
 * Ajv's own tries every branch. With a `choice`, a value is checked by one branch, so that a wrong field gives one error:
 *
 *     if (typeof data == 'string') …     if (!isObject(data)) …                                   // the error `type`
 *     else if (Array.isArray(data)) …    else if (data.kind === undefined) …                      // the errors `required`
 *     else …                             else if (data.kind === 'cat' || data.kind === 'lion') …  // the code of a branch
 *                                        else …                                                   // the error `enum`
 */
export const ofChosenBranch = (own: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...own,
  code(cxt) {
    const { gen, keyword, schema, parentSchema } = cxt;
    const { choice } = parentSchema as AjvSchema;
    if (!choice) return own.code(cxt);
    const { discriminator, chosenBy, required } = choice;
    const data = cxt.data as Name;
    const field = (name = '') => _`${data}[${name}]`;
    const isOne = (by: string | boolean) =>
      discriminator === undefined ? IS[by as TypeName](data) : _`${field(discriminator)} === ${by}`;
    const check = (branch: number) => () => {
      if (Object.keys(schema[branch]).length > 0)
        cxt.subschema({ keyword, schemaProp: branch }, gen.name('_valid'));
    };
    const branches = chosenBy.flatMap((values, branch): Case[] =>
      values && values.length > 0 ? [[isAny(values.map(isOne)), check(branch)]] : [],
    );
    const listed = chosenBy.flatMap((values) => values ?? []);
    const other = chosenBy.indexOf(null);
    if (discriminator === undefined) {
      const types = listed as TypeName[];
      writeCases(gen, branches, other < 0 ? () => writeError(cxt, wrongType(types)) : check(other));
      return;
    }
    const writeMissing = () => {
      for (const name of required)
        gen.if(_`${field(name)} === undefined`, () => writeError(cxt, missing(name)));
    };
    const cases: Case[] = [
      [_`!(${IS.object(data)})`, () => writeError(cxt, wrongType(['object']))],
      [_`${field(discriminator)} === undefined`, writeMissing],
      ...branches,
    ];
    if (other >= 0) cases.push([IS.string(field(discriminator)), check(other)]);
    const error = other < 0 ? unlisted(listed) : wrongType(['string']);
    writeCases(gen, cases, () => writeError(cxt, error, discriminator));
  },
});

/** A condition, and what writes the code for it. */
type Case = [when: Code, write: () => void];

/** Writes `if (…) { … } else if (…) { … } else { … }`. */
function writeCases(gen: CodeGen, cases: Case[], writeOther: () => void): void {
  for (const [index, [when, write]] of cases.entries()) {
    if (index === 0) gen.if(when);
    else gen.elseIf(when);
    write();
  }
  gen.else();
  writeOther();
  gen.endIf();
}

/** Ajv's own `type` with several types, whose code contains the whole schema. */
export const TYPES: CodeKeywordDefinition = {
  keyword: 'types',
  code(cxt) {
    const { gen, data, schema } = cxt;
    const isOfType = isAny(schema.map((type: TypeName) => IS[type](data as Name)));
    gen.if(_`!(${isOfType})`, () => writeError(cxt, wrongType(schema)));
  },
};

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

/** An error in Ajv's words. */
interface ErrorTemplate {
  keyword: string;
  params: Record<string, Json>;
  message: string;
}

const wrongType = (types: TypeName[]): ErrorTemplate => ({
  keyword: 'type',
  params: { type: types.length === 1 ? (types[0] as Json) : types },
  message: `must be ${types}`,
});

const missing = (field: string): ErrorTemplate => ({
  keyword: 'required',
  params: { missingProperty: field },
  message: `must have required property '${field}'`,
});

const unlisted = (values: Json[]): ErrorTemplate => ({
  keyword: 'enum',
  params: { allowedValues: values },
  message: 'must be equal to one of the allowed values',
});

/** Writes an error of another keyword than the one whose code it is in, about the value or about one of its fields. */
function writeError(
  { it, keyword: schemaPath }: KeywordCxt,
  { keyword, params, message }: ErrorTemplate,
  field?: string,
): void {
  const error = { message, params: it.gen.object(...Object.entries(mapValues(params, stringify))) };
  const definition = { keyword, error, type: [], schemaType: [], code() {} };
  const inside = field === undefined ? it : within(it, `/${step(field)}`);
  const paths = { schemaPath: schemaPath.replace(/^types$/, 'type'), parentSchema: true };
  new KeywordCxt(inside, definition, keyword).error(false, {}, paths);
}

/** What Ajv knows of a part of the value, whose errors have a longer path. */
const within = (it: SchemaObjCxt, path: string | Code): SchemaObjCxt => ({
  ...it,
  errorPath: str`${it.errorPath}${path}`,
});

/** Ends the loop over items or other fields, whose schema has it, after many errors, because Ajv copies all errors with each item. */
export const ENOUGH: CodeKeywordDefinition = {
  keyword: 'enough',
  code({ gen }) {
    gen.if(_`${new Name('errors')} >= ${STOP_AFTER}`, () => gen.break());
  },
};

/**
 * Ajv's own, except that a member that is undefined is missing, as one that the schema names, and that paths have only the
 * start of a long name, which would otherwise be in each of 1,000 errors. It writes:
 *
 *     for (const key in data) {
 *       if (data[key] === undefined) continue;
 *       if (key === 'a') continue;   // a field that the schema names
 *       …                            // the code of the schema for data[key], at instancePath + '/' + step(key)
 *     }
 */
export const ofPresentMembers = (own: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...own,
  code(cxt) {
    const { gen, data, it, keyword, def, schema, parentSchema } = cxt;
    if (typeof schema !== 'object') return own.code(cxt);
    if (Object.keys(schema).length === 0) return;
    const start = gen.scopeValue('func', { ref: step, code: _`step` });
    gen.forIn('key', data, (key) => {
      gen.if(_`${data}[${key}] === undefined`, () => gen.code(_`continue`));
      for (const name of Object.keys(parentSchema.properties ?? {}))
        gen.if(_`${key} === ${name}`, () => gen.code(_`continue`));
      const inside = within(it, _`"/" + ${start}(${key})`);
      const args = { keyword, data: _`${data}[${key}]` };
      new KeywordCxt(inside, def, keyword).subschema(args, gen.name('_valid'));
    });
  },
});
