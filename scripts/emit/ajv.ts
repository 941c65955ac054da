/** Ajv's standalone code for named schemas, as Ajv writes it, bundled with what it requires. */
import {
  _,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  str,
  stringify,
} from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';
import { buildSync } from 'esbuild';
import type { Profile } from '../profiles.ts';
import { formats } from '../runtime/formats.ts';
import { MANY_ERRORS } from '../runtime/issues.ts';
import { shortStep } from '../runtime/values.ts';
import { acceptsAll, type Schemas } from '../schema.ts';
import { ajvSchema } from './shared/ajv-schema.ts';

/**
 * The text of a module with a function `validate<Name>` for each schema, in Ajv's convention. Those of the strict and of
 * the tolerant profile are called with a `Leaver` as `this`.
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
    code: { source: true, esm: true, formats: _`formats`, regExp },
  });
  // Functions need not tell which fields and items they have looked at: no schema asks for it.
  ajv.opts.dynamicRef = false;
  ajv.opts.unevaluated = false;
  for (const [keyword, change] of Object.entries({ if: ifThenElse, items, additionalProperties })) {
    const own = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword({ ...own, ...change(own) });
  }
  ajv.addKeyword(member);
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(ajvSchema(schema, schemas, profile === 'tolerant'), name);
    // A path in errors begins with the name of the schema, since errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  const exported = Object.keys(schemas).map((name) => [`validate${name}`, name]);
  const code = standalone.default(ajv, Object.fromEntries(exported));
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as formats from './format-names.ts';
import { shortStep } from '../runtime/values.js';
${code}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    external: ['../runtime/*'],
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A bundler keeps an unused pattern, unless the function that makes it is marked. */
const regExp = Object.assign((pattern: string, flags: string) => new RegExp(pattern, flags), {
  code: '/* @__NO_SIDE_EFFECTS__ */ (pattern, flags) => new RegExp(pattern, flags)',
});

/** Ajv's variables for the number of errors, and for the errors. */
const errors = new Name('errors');
const vErrors = new Name('vErrors');

/** A keyword of Ajv, with some members changed. */
type Change = (own: CodeKeywordDefinition) => Partial<CodeKeywordDefinition>;

/** Without an error about the choice: those of the chosen branch say more. */
const ifThenElse: Change = (own) => ({
  code(cxt) {
    cxt.error = () => {};
    own.code(cxt);
  },
});

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

/** The same for the fields of an object that its schema does not name; errors also tell the names of those that it does. */
const additionalProperties: Change = () => ({
  error: {
    message: 'must NOT have additional properties',
    params: ({ params: { key, known, hints } }) =>
      hints
        ? _`{additionalProperty: ${key}, known: ${known}, hints: ${hints}}`
        : _`{additionalProperty: ${key}, known: ${known}}`,
  },
  code(cxt) {
    const { gen, data, schema, parentSchema, it } = cxt;
    it.props = true;
    if (acceptsAll(schema)) return;
    const constant = (ref: object) => gen.scopeValue('obj', { ref, code: stringify(ref) });
    const known = constant(Object.keys(parentSchema.properties ?? {}));
    const hints = parentSchema.hints && constant(parentSchema.hints);
    const patterns = Object.keys(parentSchema.patternProperties ?? {});
    const valid = gen.let('valid', true);
    gen.forIn('key', data, (key) => {
      const tests = patterns.map((pattern) => _`!${usePattern(cxt, pattern)}.test(${key})`);
      const isOther = [_`!${known}.includes(${key})`, ...tests];
      gen.if(
        isOther.reduce((all, one) => _`${all} && ${one}`),
        () => {
          if (schema !== false) return checkField(cxt, key, valid);
          const count = gen.const('count', errors);
          cxt.setParams({ key, known, hints });
          cxt.error();
          leave(cxt, data, key, count);
          gen.if(_`${errors} > ${count}`, () => stopIfMany(cxt, valid));
        },
      );
    });
    cxt.ok(valid);
  },
});

/** Emits the check of a field, whose name may be very long: the paths of errors have the start of it. */
function checkField(cxt: KeywordCxt, key: Name, valid: Name): void {
  const { gen, data, it } = cxt;
  const { errorPath, parentDataProperty } = it;
  const ref = shortStep;
  const short = gen.scopeValue('func', { ref, code: _`shortStep` });
  const own = gen.name('valid');
  const place = { errorPath: str`${errorPath}/${gen.const('step', _`${short}(${key})`)}` };
  Object.assign(it, place, { parentDataProperty: key });
  cxt.subschema({ keyword: 'additionalProperties', data: _`${data}[${key}]` }, own);
  Object.assign(it, { errorPath, parentDataProperty });
  gen.if(_`!${own}`, () => stopIfMany(cxt, valid));
}

/** Emits the code after a wrong item: the loop ends if many were wrong. */
function stopIfMany({ gen, it }: KeywordCxt, valid: Name): void {
  gen.assign(valid, false);
  gen.if(it.allErrors ? _`${errors} >= ${MANY_ERRORS}` : true, () => gen.break());
}

/** The schema of a field or an item that may be left out of its object or list, with the errors about it. */
const member: CodeKeywordDefinition = {
  keyword: 'member',
  schemaType: 'object',
  code(cxt) {
    const { gen, it, schema } = cxt;
    const { topSchemaRef, errSchemaPath, parentData, parentDataProperty } = it;
    const count = gen.const('count', errors);
    const schemaPath = _`${it.schemaPath}.member`;
    cxt.subschema({ schema, schemaPath, topSchemaRef, errSchemaPath }, gen.name('valid'));
    gen.if(_`${errors} > ${count}`, () => leave(cxt, parentData, parentDataProperty, count));
  },
};

/** Emits the question to the caller whether a member with errors is left out: then they are taken back. */
function leave(
  { gen, it }: KeywordCxt,
  holder: Name,
  key: Name | Code | number,
  count: Name,
): void {
  if (!it.opts.passContext || !it.allErrors || it.compositeRule) return;
  gen.assign(errors, _`this.leave(${holder}, ${key}, ${vErrors}, ${count})`);
}
