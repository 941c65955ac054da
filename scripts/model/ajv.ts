/**
 * Ajv for the schemas of `ajv-schema.ts`: of each union, its code validates the branch that the value chooses.
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
  type Name,
  str,
  stringify,
} from 'ajv';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { not, or } from 'ajv/dist/compile/codegen/index.js';
import { checkDataType } from 'ajv/dist/compile/validate/dataType.js';
import { formats } from '../runtime/formats.ts';
import { step } from '../runtime/pointers.ts';
import type { AjvSchema, ByDiscriminator, ByType } from './ajv-schema.ts';
import type { TypeName } from './schema.ts';
import { valuesOf } from './unions.ts';

/** The code of a keyword. */
type Write = (cxt: KeywordCxt) => void;

/**
 * Ajv with this code, which collects all errors.
 *
 * @param writeUnchosen more code for an object whose discriminator is missing or chooses no branch
 */
export function ajvWith(options: Options, writeUnchosen: Write = () => {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    formats: { ...formats },
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    // 0.07 is a multiple of 0.01, although 0.07 / 0.01 is 7.000000000000001.
    multipleOfPrecision: 6,
    validateSchema: false,
    ...options,
  });
  ajv.addKeyword('choice').addKeyword(TYPES);
  for (const keyword of ['oneOf', 'anyOf'])
    replaceCode(ajv, keyword, (cxt, write) => writeUnion(cxt, write, writeUnchosen));
  return ajv;
}

/** Replaces the code of a keyword; `write` writes the code that it had. */
export function replaceCode(
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
export const derived = (cxt: KeywordCxt, members: Partial<KeywordCxt>): KeywordCxt =>
  Object.assign(Object.create(cxt), members);

/** A value as a constant of the module. Equal values are written once. */
export function constantFor({ gen }: KeywordCxt, value: unknown): Name {
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
function writeUnion(cxt: KeywordCxt, write: Write, writeUnchosen: Write): void {
  const { choice } = cxt.parentSchema as AjvSchema;
  if (!choice) write(cxt);
  else if ('types' in choice) writeByType(cxt, choice);
  else {
    const writeChosen = () => writeByDiscriminator(cxt, choice, writeUnchosen);
    cxt.gen.if(isOfType(cxt, ['object']), writeChosen, () => reportType(cxt, ['object']));
  }
}

function writeByType(cxt: KeywordCxt, { types }: ByType): void {
  const tests = testsOf(types, (listed) => isOfType(cxt, listed), true);
  const listed = types.flatMap((several) => (several === 'other' ? [] : several));
  writeFirst(cxt, tests, () => reportType(cxt, listed));
}

function writeByDiscriminator(
  cxt: KeywordCxt,
  choice: ByDiscriminator,
  writeUnchosen: Write,
): void {
  const { gen, data } = cxt;
  const { name, values, missing } = choice;
  const value = _`${data}[${name}]`;
  const isListed = (values: (string | boolean)[]) =>
    or(...values.map((listed) => _`${value} === ${listed}`));
  const tests = testsOf(values, isListed, _`typeof ${value} == "string"`);
  const reportMissing = () => {
    for (const missingProperty of missing)
      gen.if(_`${data}[${missingProperty}] === undefined`, () =>
        report(cxt, 'required', { params: { missingProperty } }),
      );
    writeUnchosen(cxt);
  };
  const reportWrong = () => {
    const schemaCode = constantFor(cxt, valuesOf(choice));
    if (values.includes('other')) reportType(cxt, ['string'], name);
    else report(cxt, 'enum', { schemaCode }, name);
    writeUnchosen(cxt);
  };
  gen.if(_`${value} === undefined`, reportMissing, () => writeFirst(cxt, tests, reportWrong));
}

/** A branch of a union by its index, and whether a value chooses it. */
type Test = [index: number, test: Code | boolean];

/** The tests of branches by what each lists; that of the `other` branch is the last. */
function testsOf<Listed>(
  branches: readonly (Listed[] | 'other')[],
  isListed: (listed: Listed[]) => Code,
  isOther: Code | true,
): Test[] {
  const tests = branches.map((listed, index): Test => {
    if (listed === 'other') return [index, isOther];
    return [index, listed.length > 0 && isListed(listed)];
  });
  const isLast = ([index]: Test) => Number(branches[index] === 'other');
  return tests.sort((a, b) => isLast(a) - isLast(b));
}

/** The rules of the first branch whose test passes. */
function writeFirst(cxt: KeywordCxt, [first, ...others]: Test[], otherwise: () => void): void {
  const { gen, keyword } = cxt;
  if (!first) {
    otherwise();
    return;
  }
  const [schemaProp, test] = first;
  const writeBranch = () => cxt.subschema({ keyword, schemaProp }, gen.name('_valid'));
  gen.if(test, writeBranch, () => writeFirst(cxt, others, otherwise));
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
