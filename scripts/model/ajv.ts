/**
 * Ajv for the schemas of `ajv-schema.ts`. Of the code that Ajv writes, other modules know only how it calls formats
 * (`emit/ajv.ts`), and that it reports branches before their union (`runtime/issues.ts`). Its keywords differ from Ajv's:
 *
 * - `knownFields` asks the caller about other fields, so that one function serves validators and every parser.
 * - Loops end once many errors were found, because Ajv copies all errors with each item.
 * - Of each union, the code validates the branch that the value chooses:
 *
 *     if (data.kind === undefined) { … }       // which fields of `missing` are missing
 *     else if (data.kind === 'cat') { … }      // the rules of the first branch
 *     else if (data.kind === 'dog') { … }      // the rules of the second branch
 *     else { … }                               // `kind` must be cat or dog
 *
 * An error about the choice has the place of the union, such as `Pet#/oneOf`.
 */
import {
  _,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  str,
  stringify,
} from 'ajv';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { not, or } from 'ajv/dist/compile/codegen/index.js';
import { checkDataType } from 'ajv/dist/compile/validate/dataType.js';
import { formats } from '../runtime/formats.ts';
import { step } from '../runtime/pointers.ts';
import { type KnownFields, MANY_ERRORS } from '../runtime/validate.ts';
import { type AjvSchema, ajvSchema, type ByDiscriminator, type ByType } from './ajv-schema.ts';
import type { Schemas, TypeName } from './schema.ts';

/** Ajv's variables for the number of errors, for the errors, and for the path to the value. */
const errors = new Name('errors');
const vErrors = new Name('vErrors');
const instancePath = new Name('instancePath');

/** Ajv with named schemas. Its code collects all errors; `this` is a `Context`. */
export function ajvFor(schemas: Schemas, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    formats: { ...formats },
    // Ajv would look up many required fields in the schema.
    loopRequired: Infinity,
    meta: false,
    // 0.07 is a multiple of 0.01, although 0.07 / 0.01 is 7.000000000000001.
    multipleOfPrecision: 6,
    passContext: true,
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    validateSchema: false,
    ...options,
  });
  // Code for dynamic references and evaluated fields would slow down each call, and keep unused validators in a bundle.
  ajv.opts.dynamicRef = false;
  ajv.opts.unevaluated = false;
  ajv.addKeyword('choice').addKeyword(TYPES).addKeyword(KNOWN_FIELDS);
  replaceCode(ajv, 'oneOf', writeUnion);
  replaceCode(ajv, 'anyOf', writeUnion);
  // Otherwise, Ajv refers to the list within the whole schema, which it then writes into the module.
  replaceCode(ajv, 'enum', (cxt, write) =>
    write(derived(cxt, { schemaCode: constantFor(cxt, cxt.schema) })),
  );
  replaceCode(ajv, 'items', (cxt, write) => write(bounded(cxt)));
  replaceCode(ajv, 'additionalProperties', (cxt, write) => write(bounded(shortened(cxt))));
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(ajvSchema(schema, schemas), name);
    // A path in errors begins with the name of the schema, because errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  return ajv;
}

/** The code of a keyword. */
type Write = (cxt: KeywordCxt) => void;

/** Replaces the code of a keyword; `write` writes the code that it had. */
function replaceCode(
  ajv: Ajv2020,
  keyword: string,
  code: (cxt: KeywordCxt, write: Write) => void,
): void {
  const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
  const write: Write = (cxt) => definition.code(cxt);
  ajv.removeKeyword(keyword);
  ajv.addKeyword({ ...definition, code: (cxt) => code(cxt, write) });
}

/** Ajv's context of a keyword with other members; Ajv's own stays as it is. */
const derived = (cxt: KeywordCxt, members: Partial<KeywordCxt>): KeywordCxt =>
  Object.assign(Object.create(cxt), members);

/** A value as a constant of the module. Equal values are written once. */
function constantFor({ gen }: KeywordCxt, value: unknown): Name {
  return gen.scopeValue('obj', { key: JSON.stringify(value), ref: value, code: stringify(value) });
}

/** Several types. Ajv's error of `type` would refer to the list in the whole schema, and keep it in the module. */
const TYPES: CodeKeywordDefinition = {
  keyword: 'types',
  error: {
    message: ({ schema }) => `must be ${schema}`,
    params: ({ schemaCode }) => _`{type: ${schemaCode}}`,
  },
  code(cxt) {
    cxt.gen.if(not(isOfType(cxt, cxt.schema)), () => reportType(cxt, cxt.schema));
  },
};

const isOfType = ({ data }: KeywordCxt, types: readonly TypeName[]): Code =>
  or(...types.map((type) => checkDataType(type, data, true)));

/** The code of a union. */
function writeUnion(cxt: KeywordCxt, write: Write): void {
  const { choice } = cxt.parentSchema as AjvSchema;
  if (!choice) write(cxt);
  else if ('types' in choice) writeByType(cxt, choice);
  else {
    const writeChosen = () => writeByDiscriminator(cxt, choice);
    cxt.gen.if(isOfType(cxt, ['object']), writeChosen, () => reportType(cxt, ['object']));
  }
}

function writeByType(cxt: KeywordCxt, { types }: ByType): void {
  const listed = types.flatMap((several) => several ?? []);
  const isListed = (several: TypeName[]) => isOfType(cxt, several);
  writeBranches(cxt, types, isListed, true, () => reportType(cxt, listed));
}

function writeByDiscriminator(cxt: KeywordCxt, choice: ByDiscriminator): void {
  const { gen, data } = cxt;
  const { name, values, listed, missing, knownFields } = choice;
  const value = _`${data}[${name}]`;
  const isListed = (ofBranch: (string | boolean)[]) =>
    or(...ofBranch.map((stated) => _`${value} === ${stated}`));
  const isOther = _`typeof ${value} == "string"`;
  const reportMissing = () => {
    for (const missingProperty of missing)
      gen.if(_`${data}[${missingProperty}] === undefined`, () =>
        report(cxt, 'required', { params: { missingProperty } }),
      );
    if (knownFields) refuseOthers(cxt, knownFields, cxt.keyword);
  };
  const reportWrong = () => {
    const schemaCode = constantFor(cxt, listed);
    if (values.includes(null)) reportType(cxt, ['string'], name);
    else report(cxt, 'enum', { schemaCode }, name);
    if (knownFields) refuseOthers(cxt, knownFields, cxt.keyword);
  };
  gen.if(_`${value} === undefined`, reportMissing, () =>
    writeBranches(cxt, values, isListed, isOther, reportWrong),
  );
}

/** The rules of the branch that lists the value or its type, or else of the branch for all others, which lists null. */
function writeBranches<Listed>(
  cxt: KeywordCxt,
  branches: readonly (Listed[] | null)[],
  isListed: (listed: Listed[]) => Code,
  isOther: Code | true,
  otherwise: () => void,
): void {
  const { gen, keyword } = cxt;
  const branch = (schemaProp: number) => () =>
    cxt.subschema({ keyword, schemaProp }, gen.name('_valid'));
  const other = branches.indexOf(null);
  const last = other < 0 ? otherwise : () => gen.if(isOther, branch(other), otherwise);
  const writeFrom = branches.reduceRight<() => void>((next, listed, index) => {
    if (!listed?.length) return next;
    return () => gen.if(isListed(listed), branch(index), next);
  }, last);
  writeFrom();
}

/**
 * Reports an error of another keyword, in Ajv's words, at the place of a union or of several types.
 *
 * @param field the field that the error is about, instead of the value itself
 */
function report(cxt: KeywordCxt, keyword: string, members: Partial<KeywordCxt>, field?: string) {
  const { it } = cxt;
  const errorPath = field === undefined ? it.errorPath : str`${it.errorPath}/${step(field)}`;
  const def = it.self.getKeyword(keyword === 'type' ? 'types' : keyword) as KeywordCxt['def'];
  const error = derived(cxt, { ...members, keyword, def, it: { ...it, errorPath } });
  const schemaPath = cxt.keyword === 'types' ? 'type' : cxt.keyword;
  error.error(false, undefined, { parentSchema: true, schemaPath });
}

function reportType(cxt: KeywordCxt, types: readonly TypeName[], field?: string): void {
  const [type, ...more] = types;
  const schemaCode = more.length > 0 ? constantFor(cxt, types) : _`${type ?? ''}`;
  report(cxt, 'type', { schema: types, schemaCode }, field);
}

/** A loop that ends once many errors were found: `if (errors >= 1000) break;`. */
const bounded = (cxt: KeywordCxt): KeywordCxt =>
  derived(cxt, {
    subschema(member, valid) {
      const checked = cxt.subschema(member, valid);
      cxt.gen.if(_`${errors} >= ${MANY_ERRORS}`, () => cxt.gen.break());
      return checked;
    },
  });

/** A loop over fields whose names may be very long: the path of an error has the start of each, `step(key)`. */
function shortened(cxt: KeywordCxt): KeywordCxt {
  const { gen, data, it } = cxt;
  const toStep = gen.scopeValue('func', { ref: step, code: _`step` });
  return derived(cxt, {
    subschema({ dataProp: key, dataPropType: _type, ...member }, valid) {
      const errorPath = str`${it.errorPath}/${_`${toStep}(${key})`}`;
      const named = derived(cxt, { it: { ...it, errorPath } });
      return named.subschema({ ...member, data: _`${data}[${key}]` }, valid);
    },
  });
}

/** The `KnownFields` of an object, which refuses others if the caller does. */
const KNOWN_FIELDS: CodeKeywordDefinition = {
  keyword: 'knownFields',
  type: 'object',
  code(cxt) {
    refuseOthers(cxt, cxt.schema, 'additionalProperties');
  },
};

/** Asks the caller about fields that are not known. `rule` is the keyword that closes the object. */
function refuseOthers(cxt: KeywordCxt, known: KnownFields, rule: string): void {
  const { gen, data, it } = cxt;
  const path = it.errorPath.emptyStr() ? instancePath : str`${instancePath}${it.errorPath}`;
  gen.if(_`this.refuse`, () => {
    const more = _`${path}, ${`${it.errSchemaPath}/${rule}`}, ${vErrors}`;
    gen.assign(vErrors, _`this.refuse(${data}, ${constantFor(cxt, known)}, ${more})`);
    gen.assign(errors, _`${vErrors} === null ? 0 : ${vErrors}.length`);
  });
}
