import {
  _,
  type AnySchemaObject,
  type Code,
  type CodeKeywordDefinition,
  type ErrorObject,
  type KeywordCxt,
  Name,
  nil,
  str,
  stringify,
} from 'ajv';
import type { TypeName } from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import type { CheckSchema, TaggedUnion } from './convert.ts';

/** No more errors than this are looked for: a long array of wrong items stops there. */
export const MAX_ERRORS = 100;

/** Enumerations and closed objects of more names than this are looked up in a `Set`. */
const CHAIN = 8;

/** How Ajv tells a property's name from an item's index when it writes a path. */
const PropertyPath = 1;
const IndexPath = 0;

const ERRORS = new Name('errors');
const V_ERRORS = new Name('vErrors');
const INSTANCE_PATH = new Name('instancePath');

/** The functions of the formats module by the name of the format. */
const FORMAT_FUNCTIONS: Record<string, { name: string; check: (value: string) => boolean }> =
  Object.fromEntries(
    Object.entries(formats).map(([format, check]) => [format, { name: check.name, check }]),
  );

/**
 * Keywords of Ajv's, written anew for code that is small and fast:
 *
 * - where validation stops at the first error, nothing tracks whether an error was met;
 * - a union looks at its tag, or at the JSON type, and then at one branch only;
 * - long enumerations are a `Set`, formats plain functions;
 * - references are calls, but for those that are inlined.
 *
 * @param inlined the schemas that stand in place of a call, by name
 * @param original Ajv's own unions, for those that nothing tells apart
 */
export function keywords(
  inlined: ReadonlyMap<string, CheckSchema>,
  original: Record<'oneOf' | 'anyOf', CodeKeywordDefinition>,
): CodeKeywordDefinition[] {
  const union = (keyword: 'oneOf' | 'anyOf'): CodeKeywordDefinition => ({
    ...original[keyword],
    code: (cxt) => unionCode(cxt, keyword, original[keyword]),
  });
  return [
    {
      keyword: '$ref',
      schemaType: 'string',
      trackErrors: true,
      code: (cxt) => refCode(cxt, inlined),
    },
    { keyword: 'enum', schemaType: 'array', error: params('allowedValues'), code: enumCode },
    {
      keyword: 'not',
      schemaType: 'object',
      error: { message: '', params: _`{}` },
      code: (cxt) => {
        const values: string[] = cxt.schema.enum ?? [cxt.schema.const];
        cxt.fail(or(...values.map((value) => _`${cxt.data} === ${value}`)));
      },
    },
    union('oneOf'),
    union('anyOf'),
    {
      keyword: 'tagged',
      type: 'object',
      schemaType: 'object',
      trackErrors: true,
      before: 'required',
      code: taggedCode,
    },
    {
      keyword: 'format',
      type: 'string',
      schemaType: 'string',
      error: params('format'),
      code: formatCode,
    },
    {
      keyword: 'minLength',
      type: 'string',
      schemaType: 'number',
      error: params('limit'),
      code: lengthCode,
    },
    {
      keyword: 'maxLength',
      type: 'string',
      schemaType: 'number',
      error: params('limit'),
      code: lengthCode,
    },
    { keyword: 'items', type: 'array', schemaType: 'object', trackErrors: true, code: itemsCode },
    {
      keyword: 'properties',
      type: 'object',
      schemaType: 'object',
      trackErrors: true,
      code: propertiesCode,
    },
    {
      keyword: 'additionalProperties',
      type: 'object',
      schemaType: ['boolean', 'object'],
      trackErrors: true,
      error: params('additionalProperty'),
      code: additionalCode,
    },
  ];
}

function params(name: string): CodeKeywordDefinition['error'] {
  const key = new Name(name);
  return { message: '', params: (cxt) => _`{${key}: ${cxt.params[name] ?? cxt.schemaCode}}` };
}

/** Whether the code that is written leaves its function at the first error. */
function stopsAtOnce(cxt: KeywordCxt): boolean {
  return !cxt.it.compositeRule && !cxt.it.allErrors;
}

/** Lets what follows run only if this keyword met no error. */
function goOn(cxt: KeywordCxt): void {
  if (!stopsAtOnce(cxt)) cxt.ok(_`${cxt.errsCount as Name} === ${ERRORS}`);
}

/** Validates by a schema that does not stand where the keyword stands. */
function apply(cxt: KeywordCxt, schema: CheckSchema, errSchemaPath: string): void {
  const topSchemaRef = cxt.gen.scopeValue('schema', { ref: schema, code: stringify(schema) });
  const valid = cxt.gen.name('valid');
  cxt.subschema(
    {
      schema: schema as AnySchemaObject,
      dataTypes: [],
      schemaPath: nil,
      topSchemaRef,
      errSchemaPath,
    },
    valid,
  );
}

function refCode(cxt: KeywordCxt, inlined: ReadonlyMap<string, CheckSchema>): void {
  const { gen, it, data } = cxt;
  const name: string = cxt.schema;
  const inline = inlined.get(name);
  if (inline !== undefined) {
    apply(cxt, inline, `${name}#`);
    goOn(cxt);
    return;
  }
  const validate = it.self.getSchema(name);
  if (validate === undefined) throw new Error(`the schema "${name}" refers to itself`);
  const check = gen.scopeValue('validate', { ref: validate });
  const path = str`${it.errorPath}`;
  const here = String(path) === '""';
  const under = gen.scopeValue('func', { ref: withPath, code: new Name('under') });
  const found = here ? _`${check}.errors` : _`${under}(${path}, ${check}.errors)`;
  // A path costs nothing while values are valid: it is added on the way back from a refusal.
  gen.if(_`!${check}(${data})`, () => {
    if (stopsAtOnce(cxt)) {
      gen.assign(_`${it.validateName}.errors`, found);
      gen.return(false);
      return;
    }
    gen.assign(V_ERRORS, _`${V_ERRORS} === null ? ${found} : ${V_ERRORS}.concat(${found})`);
    gen.assign(ERRORS, _`${V_ERRORS}.length`);
  });
  goOn(cxt);
}

/** Says of errors that were found in a part of a value where that part stands. */
function withPath(path: string, errors: ErrorObject[]): ErrorObject[] {
  for (const error of errors) error.instancePath = path + error.instancePath;
  return errors;
}

function enumCode(cxt: KeywordCxt): void {
  const values: (string | number | boolean | null)[] = cxt.schema;
  if (values.length <= CHAIN) {
    cxt.setParams({ allowedValues: _`${stringify(values)}` });
    cxt.fail(nand(values.map((value) => _`${cxt.data} === ${value}`)));
    return;
  }
  const set = setOf(cxt, values);
  cxt.setParams({ allowedValues: _`[...${set}]` });
  cxt.fail(_`!${set}.has(${cxt.data})`);
}

function setOf(cxt: KeywordCxt, values: readonly unknown[]): Name {
  return cxt.gen.scopeValue('obj', {
    key: JSON.stringify(values),
    ref: new Set(values),
    code: _`new Set(${stringify(values)})`,
  });
}

function or(...conditions: Code[]): Code {
  return conditions.reduce((left, right) => _`${left} || ${right}`);
}

function nand(conditions: Code[]): Code {
  return conditions.length === 0 ? _`true` : _`!(${or(...conditions)})`;
}

function formatCode(cxt: KeywordCxt): void {
  const format = FORMAT_FUNCTIONS[cxt.schema];
  if (format === undefined) throw new Error(`there is no function for the format "${cxt.schema}"`);
  const check = cxt.gen.scopeValue('formats', {
    ref: format.check,
    code: _`${new Name(format.name)}`,
  });
  cxt.fail(_`!${check}(${cxt.data})`);
}

/** Code points are only counted where the number of code units does not tell. */
function lengthCode(cxt: KeywordCxt): void {
  const { data, keyword } = cxt;
  const limit: number = cxt.schema;
  if (keyword === 'maxLength') {
    cxt.fail(_`${data}.length > ${limit} && [...${data}].length > ${limit}`);
  } else if (limit <= 1) cxt.fail(_`${data}.length < ${limit}`);
  else cxt.fail(_`${data}.length < ${limit} || [...${data}].length < ${limit}`);
}

/**
 * Whether a loop may find errors without end. Within a union that tries its branches, the errors
 * counted are not all final: there every item counts.
 */
function canBeMany(cxt: KeywordCxt): boolean {
  return cxt.it.allErrors === true && !cxt.it.compositeRule;
}

function itemsCode(cxt: KeywordCxt): void {
  const { gen, data, schema } = cxt;
  if (Object.keys(schema).length === 0) return;
  const length = gen.const('len', _`${data}.length`);
  const index = gen.name('i');
  const more = canBeMany(cxt) ? _` && ${ERRORS} < ${MAX_ERRORS}` : nil;
  gen.for(_`let ${index} = 0; ${index} < ${length}${more}; ${index}++`, () => {
    const valid = gen.name('valid');
    cxt.subschema({ keyword: 'items', dataProp: index, dataPropType: IndexPath }, valid);
  });
  goOn(cxt);
}

function propertiesCode(cxt: KeywordCxt): void {
  const { gen, data, schema, parentSchema } = cxt;
  const valid = gen.name('valid');
  for (const name of Object.keys(schema)) {
    if (Object.keys(schema[name]).length === 0) continue;
    const property = () =>
      void cxt.subschema({ keyword: 'properties', schemaProp: name, dataProp: name }, valid);
    // "required" is looked at before: where it stops at once, the property is there.
    if (stopsAtOnce(cxt) && parentSchema.required?.includes(name)) gen.block(property);
    else gen.if(_`${data}${access(name)} !== undefined`, property);
  }
  goOn(cxt);
}

function access(name: string): Code {
  return /^[a-z_$][\w$]*$/i.test(name) ? _`.${new Name(name)}` : _`[${name}]`;
}

function additionalCode(cxt: KeywordCxt): void {
  const { gen, data, schema, parentSchema } = cxt;
  const names = Object.keys(parentSchema.properties ?? {});
  const set = names.length > CHAIN ? setOf(cxt, names) : undefined;
  gen.forIn('key', data, (key) => {
    if (canBeMany(cxt)) gen.if(_`${ERRORS} >= ${MAX_ERRORS}`, () => gen.break());
    const known = set ? _`!${set}.has(${key})` : nand(names.map((name) => _`${key} === ${name}`));
    gen.if(known, () => {
      if (schema === false) {
        cxt.setParams({ additionalProperty: key });
        cxt.error();
        return;
      }
      const valid = gen.name('valid');
      const keyword = 'additionalProperties';
      cxt.subschema({ keyword, dataProp: key, dataPropType: PropertyPath }, valid);
    });
  });
  goOn(cxt);
}

/** A union without a tag: the JSON type chooses the branch; where it cannot, Ajv tries them all. */
function unionCode(cxt: KeywordCxt, keyword: string, original: CodeKeywordDefinition): void {
  const { gen, data, schema, parentSchema } = cxt;
  const types: TypeName[][] | undefined = parentSchema.branchTypes;
  if (types === undefined) {
    original.code(cxt);
    return;
  }
  types.forEach((accepted, index) => {
    const condition = or(...accepted.map((type) => isType(type, data)));
    if (index === 0) gen.if(condition);
    else gen.elseIf(condition);
    const rules = Object.keys(schema[index]);
    const onlyType = rules.every((key) => key === 'type') && !accepted.includes('integer');
    if (!onlyType) cxt.subschema({ keyword, schemaProp: index }, gen.name('valid'));
  });
  gen.else();
  report(cxt, { keyword: 'type', params: _`{type: ${stringify(types.flat())}}` });
  gen.endIf();
  goOn(cxt);
}

function taggedCode(cxt: KeywordCxt): void {
  const { gen, data, parentSchema, it } = cxt;
  const { tag, keyword, branches }: TaggedUnion = cxt.schema;
  const value = gen.const('tag', _`${data}${access(tag)}`);
  branches.forEach(({ values, schema }, index) => {
    const condition =
      values === 'other'
        ? _`typeof ${value} == "string"`
        : or(...values.map((one) => _`${value} === ${one}`));
    if (index === 0) gen.if(condition);
    else gen.elseIf(condition);
    apply(cxt, schema, `${it.errSchemaPath}/${keyword}/${index}`);
  });
  // No branch takes this tag: that is all there is to say. Where the object around the branches
  // requires the tag, it says itself that it is missing.
  if (!parentSchema.required?.includes(tag)) {
    gen.elseIf(_`${value} === undefined`);
    report(cxt, { keyword: 'required', params: _`{missingProperty: ${tag}}` });
  }
  gen.elseIf(_`${value} !== undefined`);
  const known = branches.map(({ values }) => values);
  if (known.includes('other')) {
    report(cxt, { keyword: 'type', params: _`{type: "string"}`, property: tag });
  } else {
    const params = _`{allowedValues: ${stringify(known.flat())}}`;
    report(cxt, { keyword: 'enum', params, property: tag });
  }
  gen.endIf();
  goOn(cxt);
}

/** Reports an error of another keyword than the one that is being compiled. */
function report(
  cxt: KeywordCxt,
  error: { keyword: string; params: Code; property?: string },
): void {
  const { gen, it } = cxt;
  const { keyword, params, property } = error;
  const path = property === undefined ? '' : `/${property}`;
  const place = property === undefined ? '' : `/properties/${property}`;
  const object = gen.object(
    [INSTANCE_PATH, str`${INSTANCE_PATH}${it.errorPath}${path}`],
    [new Name('schemaPath'), `${it.errSchemaPath}${place}/${keyword}`],
    [new Name('keyword'), keyword],
    [new Name('params'), params],
  );
  if (stopsAtOnce(cxt)) {
    gen.assign(_`${it.validateName}.errors`, _`[${object}]`);
    gen.return(false);
    return;
  }
  const found = gen.const('err', object);
  gen.if(
    _`${V_ERRORS} === null`,
    () => gen.assign(V_ERRORS, _`[${found}]`),
    () => gen.code(_`${V_ERRORS}.push(${found})`),
  );
  gen.code(_`${ERRORS}++`);
}

function isType(type: TypeName, data: Code): Code {
  if (type === 'null') return _`${data} === null`;
  if (type === 'array') return _`Array.isArray(${data})`;
  if (type === 'object') return _`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
  return _`typeof ${data} == ${type === 'integer' ? 'number' : type}`;
}
