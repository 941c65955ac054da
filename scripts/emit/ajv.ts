/** Ajv's standalone code for named schemas, as Ajv writes it, bundled with what it requires. */
import { join } from 'node:path';
import {
  _,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  nil,
  str,
  stringify,
} from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { regexpCode } from 'ajv/dist/compile/codegen/code.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import type { Profile } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { shortStep } from '../runtime/pointers.ts';
import { MANY_ERRORS, refuseUnknown } from '../runtime/validate.ts';
import { acceptsAll, ajvSchema, type Schemas } from '../schema.ts';

/**
 * The text of a module with a function `validate<Name>` for each schema, in Ajv's convention. Those of the strict and of
 * the tolerant profile are called with a `Pruner` as `this`.
 */
export function ajvModule(schemas: Schemas, profile: Profile): string {
  const ajv = new Ajv2020({
    allErrors: true,
    formats,
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    passContext: profile !== 'contract',
    // Ajv would look up many required fields in the schema.
    loopRequired: Infinity,
    code: { source: true, esm: true, formats: _`formats` },
  });
  // Functions need not report which fields and items they have evaluated: no schema requires it.
  ajv.opts.dynamicRef = false;
  ajv.opts.unevaluated = false;
  for (const [keyword, change] of Object.entries({
    if: withoutOwnError,
    propertyNames: withoutOwnError,
    contains,
    pattern,
    items,
    additionalProperties,
  })) {
    const own = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword({ ...own, ...change(own) });
  }
  ajv.addKeyword(member);
  for (const [name, schema] of Object.entries(schemas)) {
    const whole = ajvSchema(schema, schemas, profile === 'tolerant');
    // Ajv's code contains the JSON of a schema whose lists it refers to.
    Object.defineProperty(whole, 'toJSON', { value: () => listsIn({ ...whole }) ?? {} });
    ajv.addSchema(whole, name);
    // A path in errors begins with the name of the schema, because errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  const exported = Object.keys(schemas).map((name) => [`validate${name}`, name]);
  const code = standalone.default(ajv, Object.fromEntries(exported));
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as formats from './format-names.ts';
import { refuseUnknown } from '../runtime/validate.js';
import { shortStep } from '../runtime/pointers.js';
${code}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    alias: { 'ajv/dist/runtime/equal': join(import.meta.dirname, 'equal.ts') },
    external: ['../runtime/*'],
    format: 'esm',
    target: 'es2022',
    minifyWhitespace: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The lists of a schema and their allowed values by place; undefined if there are none. */
function listsIn(schema: object): object | undefined {
  const members = Object.entries(schema).flatMap(([key, value]) => {
    // The code has copies of the lists under these, and of any single value.
    if (key === 'hints' || key === 'required' || typeof value !== 'object') return [];
    const isScalars = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    const kept = isScalars || key === 'const' || key === 'enum' ? value : listsIn(value);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** Ajv's variables for the number of errors, and for the errors. */
const errors = new Name('errors');
const vErrors = new Name('vErrors');
const INSTANCE_PATH = new Name('instancePath');

/** A keyword of Ajv, with some members changed. */
type Change = (own: CodeKeywordDefinition) => Partial<CodeKeywordDefinition>;

/** The errors of the chosen branch, or about a name, say more. */
const withoutOwnError: Change = (own) => ({
  code(cxt) {
    cxt.error = () => {};
    own.code(cxt);
  },
});

/** No item must match, so the errors of the items say nothing. */
const contains: Change = (own) => ({
  code(cxt) {
    const { error } = cxt;
    cxt.error = (...about) => {
      cxt.reset();
      error.apply(cxt, about);
    };
    own.code(cxt);
  },
});

/** With a literal, which a bundler drops if it is unused, in place of Ajv's call. */
const pattern: Change = () => ({
  code(cxt) {
    cxt.fail(_`!${patternLiteral(cxt, cxt.schema)}.test(${cxt.data})`);
  },
});

function patternLiteral({ gen }: KeywordCxt, source: string): Name {
  const ref = new RegExp(source, 'u');
  return gen.scopeValue('pattern', { key: `${ref}`, ref, code: regexpCode(ref) });
}

/** The loop ends once many errors were found. */
const items: Change = () => ({
  code(cxt) {
    const { gen, data, it, parentSchema } = cxt;
    it.items = true;
    if (acceptsAll(cxt.schema)) return;
    const valid = gen.let('valid', true);
    const start = parentSchema.prefixItems?.length ?? 0;
    gen.forRange('i', start, _`${data}.length`, (i) => {
      const own = gen.name('valid');
      // Ajv's number for keys that are indices.
      cxt.subschema({ keyword: 'items', dataProp: i, dataPropType: 0 }, own);
      gen.if(_`!${own}`, () => stopIfMany(cxt, valid));
    });
    cxt.ok(valid);
  },
});

/** The same for the fields of an object that its schema does not name; if it refuses any, the runtime finds them. */
const additionalProperties: Change = () => ({
  code(cxt) {
    const { gen, data, schema, parentSchema, it } = cxt;
    it.props = true;
    if (acceptsAll(schema)) return;
    const known = scopeConstant(cxt, Object.keys(parentSchema.properties ?? {}));
    const names = Object.keys(parentSchema.patternProperties ?? {});
    const patterns = names.map((one) => patternLiteral(cxt, one));
    if (schema === false) {
      refuseOthers(cxt, known, patterns);
      return;
    }
    const valid = gen.let('valid', true);
    gen.forIn('key', data, (key) => {
      const tests = patterns.map((one) => _`!${one}.test(${key})`);
      const isOther = tests.reduce(
        (all, one) => _`${all} && ${one}`,
        _`!${known}.includes(${key})`,
      );
      gen.if(isOther, () => checkField(cxt, key, valid));
    });
    cxt.ok(valid);
  },
});

/** A list or an object in the module; equal values are written once. */
const scopeConstant = ({ gen }: KeywordCxt, ref: object): Name =>
  gen.scopeValue('obj', { key: JSON.stringify(ref), ref, code: stringify(ref) });

/** Emits the call of `refuseUnknown`. */
function refuseOthers(cxt: KeywordCxt, known: Name, patterns: Name[]): void {
  const { gen, data, it, parentSchema } = cxt;
  const find = gen.scopeValue('func', { ref: refuseUnknown, code: _`refuseUnknown` });
  const list = _`[${patterns.reduce((all, one) => _`${all}${one}, `, _``)}]`;
  const hints = parentSchema.hints && _`, ${list}, ${scopeConstant(cxt, parentSchema.hints)}`;
  const more = hints ?? (patterns.length > 0 ? _`, ${list}` : nil);
  const call = (pruner: Code, place: Code, found: Code | Name) =>
    _`${find}(${pruner}, ${data}, ${known}, ${place}, ${found}${more})`;
  if (!it.allErrors) {
    cxt.fail(_`${call(_`null`, _`"", ""`, _`null`)} !== null`);
    return;
  }
  const path = it.errorPath.emptyStr() ? INSTANCE_PATH : str`${INSTANCE_PATH}${it.errorPath}`;
  const place = _`${path}, ${`${it.errSchemaPath}/additionalProperties`}`;
  gen.assign(vErrors, call(it.compositeRule ? _`null` : _`this`, place, vErrors));
  gen.assign(errors, _`${vErrors} === null ? 0 : ${vErrors}.length`);
}

/** Emits the check of a field, whose name may be very long: the paths of errors have the start of it. */
function checkField(cxt: KeywordCxt, key: Name, valid: Name): void {
  const { gen, data, it } = cxt;
  const { errorPath, parentDataProperty } = it;
  const ref = shortStep;
  const short = gen.scopeValue('func', { ref, code: _`shortStep` });
  const own = gen.name('valid');
  const path = str`${errorPath}/${_`${short}(${key})`}`;
  Object.assign(it, { errorPath: path, parentDataProperty: key });
  cxt.subschema({ keyword: 'additionalProperties', data: _`${data}[${key}]` }, own);
  Object.assign(it, { errorPath, parentDataProperty });
  gen.if(_`!${own}`, () => stopIfMany(cxt, valid));
}

/** Emits the code after a wrong item: the loop ends if many were wrong. */
function stopIfMany({ gen, it }: KeywordCxt, valid: Name): void {
  gen.assign(valid, false);
  gen.if(it.allErrors ? _`${errors} >= ${MANY_ERRORS}` : true, () => gen.break());
}

/** The schema of a field or an item that may be dropped from its object or list with its errors. */
const member: CodeKeywordDefinition = {
  keyword: 'member',
  schemaType: 'object',
  code(cxt) {
    const { gen, it, schema } = cxt;
    const { topSchemaRef, errSchemaPath, parentData, parentDataProperty } = it;
    const count = gen.const('count', errors);
    const schemaPath = _`${it.schemaPath}.member`;
    cxt.subschema({ schema, schemaPath, topSchemaRef, errSchemaPath }, gen.name('valid'));
    gen.if(_`${errors} > ${count}`, () => dropMember(cxt, parentData, parentDataProperty, count));
  },
};

/** Emits the question to the caller whether a member with errors is dropped: then its errors are removed. */
function dropMember(
  { gen, it }: KeywordCxt,
  holder: Name,
  key: Name | Code | number,
  count: Name,
): void {
  if (!it.opts.passContext || !it.allErrors || it.compositeRule) return;
  gen.assign(errors, _`this.drop(${holder}, ${key}, ${vErrors}, ${count})`);
}
