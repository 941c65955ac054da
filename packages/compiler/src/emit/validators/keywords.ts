/**
 * The keywords of explanations: those that Ajv lacks, and those whose code would need its run time, compare with each
 * value in turn, or report more errors than a reader wants.
 */
import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from 'ajv';
import { listedValues, namedValues, type TagValue } from '../../model/schema.ts';
import { sharedBy } from '../../normalise/tag.ts';
import { formats } from '../../runtime/formats.ts';
import { testFor } from '../text.ts';
import { code, constant, explainHere, explainPart, limited } from './ajv.ts';
import type { CheckSchema, CheckUnion } from './convert.ts';

/** A schema as Ajv gets it: by a name, or, where a value may be an object or of several types, in `typed`. */
export type ExplainSchema = CheckSchema | { named: string } | { typed: CheckSchema };

/**
 * The keywords; their code calls functions of `runtime/validate`, and the guards as `accept`.
 *
 * @param schemas the schemas by name, as the keyword `named` looks them up
 */
export function keywordsFor(schemas: ReadonlyMap<string, ExplainSchema>): CodeKeywordDefinition[] {
  return [
    {
      // Each schema is registered as `{named: 'Note'}`, so that its errors have paths such as `Note#/required`.
      keyword: 'named',
      code(cxt) {
        const name: string = cxt.schema;
        explainHere(cxt, schemas.get(name) as CheckSchema, { path: `${name}#` });
      },
    },
    { keyword: 'typed', code: explainTyped },
    { keyword: 'union', code: explainUnion },
    {
      keyword: 'const',
      error: { message: '', params: ({ schema }) => _`{allowedValue: ${stringify(schema)}}` },
      code: (cxt) => cxt.fail(_`${cxt.data} !== ${stringify(cxt.schema)}`),
    },
    {
      keyword: 'enum',
      error: { message: '', params: ({ params: { values } }) => _`{allowedValues: ${values}}` },
      code(cxt) {
        const values = constant(cxt, cxt.schema);
        cxt.setParams({ values });
        cxt.fail(_`!${values}.includes(${cxt.data})`);
      },
    },
    {
      keyword: 'not',
      error: { message: '', params: ({ params: { values } }) => _`{excludedValues: ${values}}` },
      code(cxt) {
        const values = constant(cxt, listedValues(cxt.schema) ?? []);
        cxt.setParams({ values });
        cxt.fail(_`${values}.includes(${cxt.data})`);
      },
    },
    ...(['maxLength', 'minLength'] as const).map((keyword): CodeKeywordDefinition => {
      const isBeyond = code(keyword === 'minLength' ? '<' : '>');
      return {
        keyword,
        type: 'string',
        error: { message: '', params: ({ schema }) => _`{limit: ${schema}}` },
        code: (cxt) => cxt.fail(_`lengthOf(${cxt.data}) ${isBeyond} ${cxt.schema}`),
      };
    }),
    {
      keyword: 'pattern',
      type: 'string',
      error: { message: '', params: ({ schema }) => _`{pattern: ${schema}}` },
      code(cxt) {
        const pattern = constant(cxt, new RegExp(cxt.schema, 'u'));
        cxt.fail(_`!${pattern}.test(${cxt.data})`);
      },
    },
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
      // Exact where Ajv's own code divides; the build refuses divisors for which binary fractions are not.
      keyword: 'multipleOf',
      type: 'number',
      error: { message: '', params: ({ schema }) => _`{multipleOf: ${schema}}` },
      code: (cxt) => cxt.fail(_`${cxt.data} % ${cxt.schema} !== 0`),
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
    {
      // A loop, where Ajv's own code has statements for each name.
      keyword: 'required',
      before: 'properties',
      type: 'object',
      error: { message: '', params: ({ params: { key } }) => _`{missingProperty: ${key}}` },
      code(cxt) {
        const { gen, data, schema } = cxt;
        if (schema.length === 0) return;
        gen.forOf('key', constant(cxt, schema), (key) => {
          cxt.setParams({ key });
          gen.if(_`${data}[${key}] === undefined`, () => cxt.error());
        });
      },
    },
    { keyword: 'items', type: 'array', code: explainItems },
    {
      keyword: 'additionalProperties',
      type: 'object',
      error: {
        message: '',
        params: ({ params: { key, names, elsewhere } }) =>
          _`{additionalProperty: ${key}, closest: () => closest(${key}, ${names}${elsewhere})}`,
      },
      code: explainOthers,
    },
  ];
}

/** Explains a schema of several types, or one whose values may be objects: built-ins such as a promise are none. */
function explainTyped(cxt: KeywordCxt): void {
  const { gen, data } = cxt;
  const schema: CheckSchema = cxt.schema;
  const { type } = schema;
  const isList = Array.isArray(type);
  explainHere(cxt, schema, {
    ...(isList && { types: constant(cxt, { type }) }),
    ...(mayBeObject(schema) && { data: gen.const('value', _`plain(${data})`) }),
  });
}

/** Whether a schema accepts objects, as far as its own keywords tell. */
export function mayBeObject({ type, properties, required, ...rest }: CheckSchema): boolean {
  const { additionalProperties, minProperties, maxProperties } = rest;
  if (type !== undefined) return [type].flat().includes('object');
  const limits = minProperties ?? maxProperties;
  return (properties ?? required ?? additionalProperties ?? limits) !== undefined;
}

/**
 * Explains only the chosen branch; the code for what all branches share is emitted once, before the branches. A
 * wrong tag or type is not reported here, but by the keywords beside the union.
 */
function explainUnion(cxt: KeywordCxt): void {
  const { gen } = cxt;
  const union: CheckUnion = cxt.schema;
  const { branches, keyword } = union;
  const conditions = conditionsOf(union, cxt);
  const shared: CheckSchema = sharedBy(branches.map(({ schema }) => schema));
  const explain = (condition: Code, schema: CheckSchema, below: string) => {
    if (Object.keys(schema).length === 0) return;
    gen.if(condition, () => explainHere(cxt, schema, { below }));
  };
  explain(anyOf(conditions), shared, '');
  for (const [index, { when, schema }] of branches.entries()) {
    const condition = conditions[index];
    if (condition === undefined || when.length === 0) continue;
    explain(condition, withoutShared(schema, shared), `/${keyword}/${index}`);
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
      anyOf(when.map((type) => _`(${code(testFor(type, data.str))})`)),
    );
  }
  // A value that is not an object has no tag; the keywords beside the union report that.
  const tag = gen.const('tag', _`${data}?.[${union.tag}]`);
  const isIn = (values: TagValue[]) => anyOf(values.map((one) => _`${tag} === ${one}`));
  return union.branches.map(({ when }) =>
    when === 'other'
      ? _`typeof ${tag} == "string" && !(${isIn(namedValues(union.branches))})`
      : isIn(when),
  );
}

/** Whether one of some conditions is true. */
function anyOf(conditions: readonly Code[]): Code {
  const [first = code('false'), ...more] = conditions;
  return more.reduce((all, one) => _`${all} || ${one}`, first);
}

function explainItems(cxt: KeywordCxt): void {
  const { gen, data, schema } = cxt;
  if (Object.keys(schema).length === 0) return;
  limited(cxt, (limitErrors) => {
    const length = gen.const('len', _`${data}.length`);
    const index = gen.name('i');
    gen.for(_`let ${index} = 0; ${index} < ${length}; ${index}++`, () => {
      limitErrors();
      unlessAccepted(cxt, index, () => explainPart(cxt, 'items', index));
    });
  });
}

/** Explains the values of a dictionary, or the unknown fields of a closed object. */
function explainOthers(cxt: KeywordCxt): void {
  const { gen, data, schema, parentSchema } = cxt;
  const known = Object.keys(parentSchema.properties ?? {});
  const names = schema === false ? constant(cxt, known) : undefined;
  const { elsewhere: others = {} } = parentSchema;
  const elsewhere = Object.keys(others).length > 0 ? _`, ${stringify(others)}` : code('');
  limited(cxt, (limitErrors) => {
    gen.forIn('key', data, (key) => {
      limitErrors();
      if (names === undefined) {
        unlessAccepted(cxt, key, () => explainPart(cxt, 'additionalProperties', key));
        return;
      }
      cxt.setParams({ key, names, elsewhere });
      gen.if(_`!${names}.includes(${key})`, () => cxt.error());
    });
  });
}

/** Emits the code for a part. If its schema is only a reference, the guard of the named schema is asked first. */
function unlessAccepted({ gen, data, schema }: KeywordCxt, key: Name, explain: () => void): void {
  const { $ref, ...rest }: CheckSchema = schema;
  const isReference = $ref !== undefined && Object.keys(rest).length === 0;
  if (isReference) gen.if(_`!accept.${new Name(`accepts${$ref}`)}(${data}[${key}])`, explain);
  else explain();
}
