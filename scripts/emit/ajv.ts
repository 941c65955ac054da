/** Ajv's standalone code for named schemas, as Ajv writes it, bundled with what it requires. */
import { _, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { formats } from '../runtime/formats.ts';
import { MANY_ERRORS } from '../runtime/issues.ts';
import { acceptsAll, type Schemas } from '../schema.ts';
import { forAjv } from './shared/ajv-schema.ts';

/** The text of a module with a function `validate<Name>` for each schema, in Ajv's convention. */
export function ajvModule(schemas: Schemas): string {
  const ajv = new Ajv2020({
    allErrors: true,
    formats,
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    code: { source: true, esm: true, formats: _`formats`, regExp },
  });
  // Functions need not tell which fields and items they have looked at, unless a schema asks for it.
  ajv.opts.dynamicRef = false;
  ajv.opts.unevaluated = JSON.stringify(schemas).includes('"unevaluated');
  for (const [keyword, change] of Object.entries({ if: ifThenElse, items, additionalProperties })) {
    const own = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword({ ...own, ...change(own) });
  }
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(forAjv(schema, schemas), name);
    // A path in errors begins with the name of the schema, since errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  const exported = Object.keys(schemas).map((name) => [`validate${name}`, name]);
  const code = standalone.default(ajv, Object.fromEntries(exported));
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as formats from './format-names.ts';\n${code}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    external: ['../runtime/formats.js'],
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

/** Ajv's numbers for the two kinds of keys, which it writes differently in the path of an error. */
const INDEX = 0;
const NAME = 1;

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
    gen.forRange('i', start, _`${data}.length`, (i) => checkInside(cxt, i, INDEX, valid));
    cxt.ok(valid);
  },
});

/** The same for the fields of an object that its schema does not name; errors also tell the names of those that it does. */
const additionalProperties: Change = (own) => ({
  error: {
    message: 'must NOT have additional properties',
    params: ({ params: { additionalProperty, key, known, hints } }) => {
      if (additionalProperty) return _`{additionalProperty: ${additionalProperty}}`;
      return hints
        ? _`{additionalProperty: ${key}, known: ${known}, hints: ${hints}}`
        : _`{additionalProperty: ${key}, known: ${known}}`;
    },
  },
  code(cxt) {
    const { gen, data, schema, parentSchema, it } = cxt;
    it.props = true;
    if (acceptsAll(schema)) return;
    // Names that match a pattern are known, too, which only Ajv's own code tests.
    if (parentSchema.patternProperties) return own.code(cxt);
    const constant = (ref: object) => gen.scopeValue('obj', { ref, code: stringify(ref) });
    const known = constant(Object.keys(parentSchema.properties ?? {}));
    const hints = parentSchema.hints && constant(parentSchema.hints);
    const valid = gen.let('valid', true);
    gen.forIn('key', data, (key) => {
      gen.if(_`!${known}.includes(${key})`, () => {
        if (schema !== false) return checkInside(cxt, key, NAME, valid);
        cxt.setParams({ key, known, hints });
        cxt.error();
        stopIfMany(cxt, valid);
      });
    });
    cxt.ok(valid);
  },
});

/** Emits the code for an item of a list or a value of a dictionary. */
function checkInside(cxt: KeywordCxt, key: Name, dataPropType: 0 | 1, valid: Name): void {
  const own = cxt.gen.name('valid');
  cxt.subschema({ keyword: cxt.keyword, dataProp: key, dataPropType }, own);
  cxt.gen.if(_`!${own}`, () => stopIfMany(cxt, valid));
}

/** Emits the code after a wrong item: the loop ends if many were wrong. */
function stopIfMany({ gen, it }: KeywordCxt, valid: Name): void {
  gen.assign(valid, false);
  gen.if(it.allErrors ? _`${new Name('errors')} >= ${MANY_ERRORS}` : true, () => gen.break());
}
