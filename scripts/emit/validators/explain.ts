/**
 * The half of a validator that explains: Ajv's own standalone code. It sees what a guard refused,
 * decides, and leaves every error behind. A few keywords are ours, through Ajv's public interface;
 * its text is changed in nothing but what an ES module asks for.
 */

import { _, Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, nil } from 'ajv';
import { checkDataType } from 'ajv/dist/compile/validate/dataType.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { NormalContract } from '../../model/contract.ts';
import type { TypeName } from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import { MOST_ERRORS } from '../../runtime/validate.ts';
import { type Branch, type CheckSchema, convert, type Union } from './convert.ts';

/** How many errors a function of Ajv's has met so far. */
const ERRORS = new Name('errors');

/** How Ajv tells a property's name from an item's index when it writes a path. */
const PROPERTY = 1;
const INDEX = 0;

const KEYWORDS: CodeKeywordDefinition[] = [
  { keyword: 'union', schemaType: 'object', code: unionCode },
  {
    keyword: 'format',
    type: 'string',
    schemaType: 'string',
    error: { message: '', params: ({ schema }) => _`{format: ${schema}}` },
    code: formatCode,
  },
  { keyword: 'items', type: 'array', schemaType: 'object', code: itemsCode },
  {
    keyword: 'additionalProperties',
    type: 'object',
    schemaType: ['boolean', 'object'],
    error: { message: '', params: ({ params }) => _`{additionalProperty: ${params.key}}` },
    code: membersCode,
  },
];

/**
 * Ajv with all schemas of a contract, by their names. Nothing is compiled yet.
 *
 * @throws FindingsError for a keyword that would go unchecked
 */
export function explainer(normal: NormalContract): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const definition of KEYWORDS) {
    ajv.removeKeyword(String(definition.keyword));
    ajv.addKeyword(definition);
  }
  for (const [name, schema] of convert(normal)) {
    ajv.addSchema(schema, name);
    // What is refused is named by the schema that refuses it, whoever called: "Word#/required".
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  return ajv;
}

/**
 * The text of a module with a function `explain<Name>` for each schema, in Ajv's convention.
 It imports the
 * guards of its profile.
 */
export function explainModule(normal: NormalContract): string {
  const names = [...normal.schemas.keys()].map((name) => [`explain${name}`, name]);
  const code = asModule(standalone.default(explainer(normal), Object.fromEntries(names)));
  const imported = (prefix: string, from: string) => {
    const found = [...code.matchAll(new RegExp(`^const ${prefix}\\d+ = (\\w+);$`, 'gm'))];
    return found.length > 0
      ? `import { ${found.map(([, name]) => name).join(', ')} } from '${from}';\n`
      : '';
  };
  return `${imported('formats', '../formats.js')}${imported('keyword', `../accept/${normal.profile}.js`)}\n${code}`;
}

/** What an ES module asks for: no `require`, nothing made while it loads, speaking names. */
function asModule(code: string): string {
  const schemas = new Map<string, unknown>();
  const names = new Map<string, string>();
  return code
    .replace('"use strict";', '')
    .replace(/^const (schema\d+) = (.*);\n/gm, (_, name, json) => {
      schemas.set(name, JSON.parse(json));
      return '';
    })
    .replace(/^export const (\w+) = (\w+);\n/gm, (_, name, own) => {
      names.set(own, name);
      return '';
    })
    .replace(/\b(schema\d+)((?:\.[\w$]+|\[(?:\d+|"(?:[^"\\]|\\.)*")\])+)/g, (_, name, path) =>
      JSON.stringify(inside(schemas.get(name), path)),
    )
    .replace(/\bvalidate\d+\b/g, (own) => names.get(own) ?? own)
    .replace(/^function (?=explain)/gm, 'export function ')
    .replace(/new RegExp\((".*?"), "u"\)/g, (_, source) =>
      String(new RegExp(JSON.parse(source), 'u')),
    )
    .replace('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length');
}

/** The value at a path such as `.properties["a-b"].type`. */
function inside(value: unknown, path: string): unknown {
  const keys = [...path.matchAll(/\.([\w$]+)|\[(.*?)\](?=[.[]|$)/g)];
  return keys.reduce(
    (found, [, name, quoted = '']) =>
      (found as Record<string, unknown>)[name ?? JSON.parse(quoted)],
    value,
  );
}

/** The branch that is chosen, alone. Nothing is refused here: the tag or the type is, beside it. */
function unionCode(cxt: KeywordCxt): void {
  const { gen, data, it } = cxt;
  const { tag, keyword, branches }: Union = cxt.schema;
  // What is no object has no tag; that it is none is said beside the union.
  const chosenBy = tag === undefined ? data : gen.const('tag', _`${data}?.[${tag}]`);
  const chosen = branches.filter(({ schema }) => Object.keys(schema).length > 0);
  chosen.forEach(({ when, schema }, i) => {
    const condition = tag === undefined ? hasType(data, when) : hasValue(chosenBy, when);
    if (i === 0) gen.if(condition);
    else gen.elseIf(condition);
    const index = branches.findIndex((branch) => branch.schema === schema);
    const place = {
      schemaPath: _`${it.schemaPath}.union.branches[${index}].schema`,
      topSchemaRef: it.topSchemaRef,
      errSchemaPath: `${it.errSchemaPath}/${keyword}/${index}`,
    };
    cxt.subschema({ schema, ...place }, gen.name('valid'));
  });
  if (chosen.length > 0) gen.endIf();
}

function hasType(data: Name, when: Branch['when']): Code {
  return either((when as TypeName[]).map((type) => checkDataType(type, data, true)));
}

function hasValue(tag: Name, when: Branch['when']): Code {
  return when === 'other'
    ? _`typeof ${tag} == "string"`
    : either(when.map((value) => _`${tag} === ${value}`));
}

function either(conditions: Code[]): Code {
  const [first = _`false`, ...others] = conditions;
  return others.reduce((left, right) => _`${left} || ${right}`, first);
}

function formatCode(cxt: KeywordCxt): void {
  const check = formats[cxt.schema as keyof typeof formats];
  const format = cxt.gen.scopeValue('formats', { ref: check, code: _`${new Name(check.name)}` });
  cxt.fail(_`!${format}(${cxt.data})`);
}

/** Asks the guard of the items first, so that only what it refuses is looked at closely. */
function itemsCode(cxt: KeywordCxt): void {
  const { gen, data, schema } = cxt;
  if (Object.keys(schema).length === 0) return;
  const length = gen.const('len', _`${data}.length`);
  const i = gen.name('i');
  const more = isEndless(cxt) ? _` && ${ERRORS} < ${MOST_ERRORS}` : nil;
  gen.for(_`let ${i} = 0; ${i} < ${length}${more}; ${i}++`, () =>
    unlessAccepted(cxt, schema, _`${data}[${i}]`, () => {
      const item = { keyword: 'items', dataProp: i, dataPropType: INDEX };
      cxt.subschema(item, gen.name('valid'));
    }),
  );
}

/** The members of a dictionary, or the fields that a closed object does not know. */
function membersCode(cxt: KeywordCxt): void {
  const { gen, data, schema, parentSchema } = cxt;
  gen.forIn('key', data, (key) => {
    if (isEndless(cxt)) gen.if(_`${ERRORS} >= ${MOST_ERRORS}`, () => gen.break());
    const known = Object.keys(parentSchema.properties ?? {}).map((name) => _`${key} !== ${name}`);
    gen.if(
      known.length === 0 ? _`true` : known.reduce((left, right) => _`${left} && ${right}`),
      () => {
        if (schema === false) {
          cxt.setParams({ key });
          cxt.error();
          return;
        }
        unlessAccepted(cxt, schema, _`${data}[${key}]`, () => {
          const member = { keyword: 'additionalProperties', dataProp: key, dataPropType: PROPERTY };
          cxt.subschema(member, gen.name('valid'));
        });
      },
    );
  });
}

/** Within a union that tries its branches, the errors counted are not all final. */
function isEndless({ it }: KeywordCxt): boolean {
  return it.allErrors === true && !it.compositeRule;
}

function unlessAccepted(
  { gen }: KeywordCxt,
  { $ref, ...rest }: CheckSchema,
  value: Code,
  explain: () => void,
): void {
  if ($ref === undefined || Object.keys(rest).length > 0) {
    explain();
    return;
  }
  const code = _`${new Name(`accepts${$ref}`)}`;
  const guard = gen.scopeValue('keyword', { key: $ref, ref: () => false, code });
  gen.if(_`!${guard}(${value})`, explain);
}
