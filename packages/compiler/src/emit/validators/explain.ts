/**
 * The half of a validator that explains: Ajv's standalone code. It runs if a guard does not accept a value, makes
 * the final decision, and records the errors, up to a limit in loops. Some keywords are replaced, with Ajv's code
 * generator; `asModule` turns the code into an ES module, and shortens it.
 */
import {
  _,
  Ajv,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  nil,
  str,
} from 'ajv';
import { and, not, or, stringify } from 'ajv/dist/compile/codegen/index.js';
import { checkDataType } from 'ajv/dist/compile/validate/dataType.js';
import type { Profile } from '../../model/contract.ts';
import { namedValues, type TagValue } from '../../model/schema.ts';
import { sharedBy } from '../../normalise/tag.ts';
import { formats } from '../../runtime/formats.ts';
import { MOST_ERRORS } from '../../runtime/validate.ts';
import type { CheckSchema, CheckUnion } from './convert.ts';
import { asModule } from './standalone.ts';

/**
 * The text of a module with a function `explain<Name>` for each schema, in Ajv's convention. It
 * imports the guards of its profile.
 *
 *     export function explainNote(data, { instancePath = '', gather } = {}) {
 *       let vErrors = null;
 *       let errors = 0;
 *       if (isObject(data)) { … } else {
 *         errors = (vErrors ??= []).push({ instancePath, schemaPath: 'Note#/type', keyword: 'type', … });
 *       }
 *       explainNote.errors = vErrors;
 *       return errors === 0;
 *     }
 */
export function explainModule(schemas: ReadonlyMap<string, CheckSchema>, profile: Profile): string {
  const ajv = explainer(schemas);
  const sources = [...schemas.keys()].map((name) => [
    `explain${name}`,
    ajv.getSchema(name)?.source,
  ]);
  return `import * as accept from '../accept/${profile}.js';
import * as formats from '../formats.js';
import { closest, isObject, oddIn, step, twins } from '../runtime/validate.js';

${asModule(Object.fromEntries(sources))}`;
}

/**
 * The variables of Ajv's code that count and list the errors so far. Loops limit the errors (`declareLimit`), except in
 * a union that tries its branches (Ajv calls it a `compositeRule`), which later drops some of them.
 */
const ERROR_COUNT = new Name('errors');
const ERROR_LIST = new Name('vErrors');

const KEYWORDS: CodeKeywordDefinition[] = [
  { keyword: 'union', code: explainBranch },
  {
    keyword: 'format',
    type: 'string',
    error: {
      message: '',
      params: ({ schema, data }) =>
        schema === 'uri' ? _`{format: "uri", odd: oddIn(${data})}` : _`{format: ${schema}}`,
    },
    code(cxt) {
      const { name } = formats[cxt.schema as keyof typeof formats];
      cxt.fail(_`!formats.${new Name(name)}(${cxt.data})`);
    },
  },
  {
    // Shorter than Ajv's own code, which compares with each value in turn.
    keyword: 'enum',
    error: { message: '', params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}` },
    code: (cxt) => cxt.fail(_`!(${cxt.schemaCode}).includes(${cxt.data})`),
  },
  {
    // Exact where Ajv's own code divides; the build refuses divisors for which binary fractions are not.
    keyword: 'multipleOf',
    type: 'number',
    error: { message: '', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
    code: (cxt) => cxt.fail(_`${cxt.data} % ${cxt.schemaCode} !== 0`),
  },
  {
    // In linear time, where Ajv's own code compares every item with every other.
    keyword: 'uniqueItems',
    type: 'array',
    error: { message: '', params: ({ params: { pair } }) => _`${pair}` },
    code(cxt) {
      if (cxt.schema !== true) return;
      const pair = cxt.gen.const('pair', _`twins(${cxt.data})`);
      cxt.setParams({ pair });
      cxt.fail(pair);
    },
  },
  { keyword: 'items', type: 'array', code: explainItems },
  {
    keyword: 'additionalProperties',
    type: 'object',
    error: {
      message: '',
      params: ({ params: { key, names, elsewhere } }) =>
        _`{additionalProperty: ${key}, closest: () => closest(${key}, ${names}${elsewhere ?? nil})}`,
    },
    code: explainAdditionalProperties,
  },
];

/** Ajv with all schemas of a contract, by their names. Nothing is compiled yet. */
function explainer(schemas: ReadonlyMap<string, CheckSchema>): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    // Keeps the value that an error is about: walking to it by the path would cost time.
    verbose: true,
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const definition of KEYWORDS) {
    ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  }
  for (const [name, schema] of schemas) {
    ajv.addSchema(schema, name);
    // An error names the schema that refuses the value, whichever schema referred to it: "Word#/required".
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  return ajv;
}

/**
 * Explains only the chosen branch; the code for what all branches share is emitted once, before the branches. A
 * wrong tag or type is not reported here, but by the keywords beside the union.
 */
function explainBranch(cxt: KeywordCxt): void {
  const { gen, it } = cxt;
  const { topSchemaRef } = it;
  const { branches, keyword }: CheckUnion = cxt.schema;
  const conditions = conditionsOf(cxt.schema, cxt);
  const shared: CheckSchema = sharedBy(branches.map(({ schema }) => schema));
  const explain = (condition: Code, schema: CheckSchema, index: number, below: string) => {
    if (Object.keys(schema).length === 0) return;
    const schemaPath = _`${it.schemaPath}.union.branches[${index}].schema`;
    const errSchemaPath = it.errSchemaPath + below;
    gen.if(condition, () =>
      cxt.subschema({ schema, schemaPath, topSchemaRef, errSchemaPath }, gen.name('valid')),
    );
  };
  explain(or(nil, ...conditions), shared, 0, '');
  for (const [index, { when, schema }] of branches.entries()) {
    if (when.length === 0) continue;
    explain(conditions[index] ?? nil, withoutShared(schema, shared), index, `/${keyword}/${index}`);
  }
}

/**
 * A branch in which each shared property is `{}`: its code has already been emitted, but a closed object must know
 * its name. The type is dropped: it is checked before a branch is chosen.
 */
function withoutShared({ type, ...schema }: CheckSchema, shared: CheckSchema): CheckSchema {
  const { properties, required } = schema;
  const named = Object.keys(shared.properties ?? {}).map((name) => [name, {}]);
  return {
    ...schema,
    ...(properties && { properties: { ...properties, ...Object.fromEntries(named) } }),
    ...(required && { required: required.filter((name) => !shared.required?.includes(name)) }),
  };
}

/** The condition that chooses each branch; no two of them are true at once. */
function conditionsOf(union: CheckUnion, { gen, data }: KeywordCxt): Code[] {
  if (union.by === 'type') {
    return union.branches.map(({ when }) =>
      or(nil, ...when.map((type) => checkDataType(type, data, true))),
    );
  }
  // A value that is not an object has no tag; the keywords beside the union report that.
  const tag = gen.const('tag', _`${data}?.[${union.tag}]`);
  const isIn = (values: TagValue[]) => or(nil, ...values.map((one) => _`${tag} === ${one}`));
  return union.branches.map(({ when }) =>
    when === 'other'
      ? and(_`typeof ${tag} == "string"`, not(isIn(namedValues(union.branches))))
      : isIn(when),
  );
}

function explainItems(cxt: KeywordCxt): void {
  const { gen, data, schema } = cxt;
  if (Object.keys(schema).length === 0) return;
  const length = gen.const('len', _`${data}.length`);
  const index = gen.name('i');
  const limit = declareLimit(cxt);
  gen.for(_`let ${index} = 0; ${index} < ${length}; ${index}++`, () => {
    limitErrors(cxt, limit);
    explainPart(cxt, index);
  });
}

/** Explains the values of a dictionary, or the unknown fields of a closed object. */
function explainAdditionalProperties(cxt: KeywordCxt): void {
  const { gen, data, schema, parentSchema } = cxt;
  const known = Object.keys(parentSchema.properties ?? {});
  const names = schema === false ? gen.const('names', stringify(known)) : undefined;
  const { elsewhere: others = {} } = parentSchema;
  const elsewhere = Object.keys(others).length > 0 ? _`, ${stringify(others)}` : undefined;
  const limit = declareLimit(cxt);
  gen.forIn('key', data, (key) => {
    limitErrors(cxt, limit);
    if (names === undefined) return explainPart(cxt, key);
    cxt.setParams({ key, names, elsewhere });
    gen.if(_`!${names}.includes(${key})`, () => cxt.error());
  });
}

/** Emits the variable for the limit of errors in a loop; `undefined` if the loop has none. */
function declareLimit({ gen, it }: KeywordCxt): Name | undefined {
  return it.compositeRule ? undefined : gen.let('most', MOST_ERRORS);
}

/**
 * Emits the first statements in a loop with a limit: after every `MOST_ERRORS` new errors, the loop ends or, if
 * `gather` is given, merges similar errors into one and goes on.
 */
function limitErrors({ gen }: KeywordCxt, limit: Name | undefined): void {
  if (limit === undefined) return;
  gen.if(_`${ERROR_COUNT} >= ${limit}`, () => {
    gen.if(_`!gather`, () => gen.break());
    gen.assign(ERROR_COUNT, _`gather(${ERROR_LIST})`);
    gen.assign(limit, _`${ERROR_COUNT} + ${MOST_ERRORS}`);
  });
}

/** Explains a part. If its schema is only a reference, the guard of the named schema is asked first. */
function explainPart(cxt: KeywordCxt, key: Name): void {
  const { gen, data, keyword, schema, it } = cxt;
  const { $ref, ...rest }: CheckSchema = schema;
  const isReference = $ref !== undefined && Object.keys(rest).length === 0;
  if (isReference) gen.if(_`!accept.${new Name(`accepts${$ref}`)}(${data}[${key}])`);
  const part = gen.const('part', _`${data}[${key}]`);
  // Escapes each key once, instead of once for each error about its value.
  const at = keyword === 'items' ? key : gen.const('step', _`step(${key})`);
  Object.assign(cxt, { it: { ...it, errorPath: str`${it.errorPath}/${at}` } });
  cxt.subschema({ keyword, data: part }, gen.name('valid'));
  Object.assign(cxt, { it });
  if (isReference) gen.endIf();
}
