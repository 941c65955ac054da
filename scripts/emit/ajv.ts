/**
 * Ajv's standalone code for named schemas, as Ajv writes it, bundled with what it requires. Ajv is changed in three ways:
 *
 * - The keyword `closed` asks the caller about unknown fields, so that one module serves validators and every parser.
 * - The loops of `items` and `additionalProperties` end once many errors were found. Ajv's own copy all errors with each
 *   item: 40,000 wrong items would take a minute.
 * - `if` adds no error of its own: those of the chosen branch say more.
 */
import { _, type CodeKeywordDefinition, type KeywordCxt, Name, str, stringify } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { formats } from '../runtime/formats.ts';
import { shortStep } from '../runtime/pointers.ts';
import { MANY_ERRORS } from '../runtime/validate.ts';
import { acceptsAll, ajvSchema, type Schemas } from '../schema.ts';

/** Ajv's variables for the number of errors, for the errors, and for the path to the value. */
const errors = new Name('errors');
const vErrors = new Name('vErrors');
const instancePath = new Name('instancePath');

/** The text of a module with a function `validate<Name>` for each schema, in Ajv's convention; `this` is a `Context`. */
export function ajvModule(schemas: Schemas): string {
  const ajv = new Ajv2020({
    allErrors: true,
    formats,
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    passContext: true,
    // Ajv would look up many required fields in the schema.
    loopRequired: Infinity,
    // Larger schemas are functions: written at each place, they would be a tenth of all code.
    inlineRefs: 40,
    code: { source: true, esm: true, formats: _`formats` },
  });
  // No schema needs to know which fields were evaluated, or has dynamic references; the code for these would slow down each
  // call, and keep unused validators in a bundle.
  ajv.opts.unevaluated = false;
  ajv.opts.dynamicRef = false;
  ajv.addKeyword(closed);
  const replace = (
    keyword: string,
    code: (cxt: KeywordCxt, own: CodeKeywordDefinition) => void,
  ) => {
    const own = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword({ ...own, code: (cxt) => code(cxt, own) });
  };
  replace('if', (cxt, own) => own.code(Object.assign(cxt, { error() {} })));
  for (const loop of [items, dictionary])
    replace(loop.keyword, (cxt, own) => (loop.isFor(cxt) ? loop : own).code(cxt));
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(ajvSchema(schema, schemas, false), name);
    // A path in errors begins with the name of the schema, because errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  const exported = Object.keys(schemas).map((name) => [`validate${name}`, name]);
  const code = standalone.default(ajv, Object.fromEntries(exported));
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as formats from './format-names.ts';
import { shortStep } from './runtime/pointers.js';
${code}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    external: ['./runtime/*'],
    format: 'esm',
    target: 'es2022',
    minifyWhitespace: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The fields of an object that refuses others, if the caller refuses unknown fields: a `Closed`. */
const closed: CodeKeywordDefinition = {
  keyword: 'closed',
  type: 'object',
  code({ gen, data, it, schema }) {
    // Equal values are written once.
    const key = JSON.stringify(schema);
    const known = gen.scopeValue('obj', { key, ref: schema, code: stringify(schema) });
    const path = it.errorPath.emptyStr() ? instancePath : str`${instancePath}${it.errorPath}`;
    const rule = `${it.errSchemaPath}/additionalProperties`;
    gen.if(_`this.refuse`, () => {
      const isBranch = it.compositeRule === true;
      const more = _`${path}, ${rule}, ${vErrors}, ${isBranch}`;
      gen.assign(vErrors, _`this.refuse(${data}, ${known}, ${more})`);
      gen.assign(errors, _`${vErrors} === null ? 0 : ${vErrors}.length`);
    });
  },
};

/** A loop in place of Ajv's own, for some schemas. */
interface Loop {
  keyword: string;
  isFor(cxt: KeywordCxt): boolean;
  code(cxt: KeywordCxt): void;
}

const items: Loop = {
  keyword: 'items',
  isFor: ({ schema, parentSchema }) => !acceptsAll(schema) && !parentSchema.prefixItems,
  code(cxt) {
    const { gen, data } = cxt;
    const valid = gen.let('valid', true);
    gen.forRange('i', 0, _`${data}.length`, (i) => {
      // Ajv's number for keys that are indices.
      checkMember(cxt, { dataProp: i, dataPropType: 0 }, valid);
    });
    cxt.ok(valid);
  },
};

/** Names may be very long: the paths of errors have the start of each. */
const dictionary: Loop = {
  keyword: 'additionalProperties',
  isFor: ({ schema, parentSchema }) =>
    typeof schema === 'object' && !acceptsAll(schema) && !parentSchema.patternProperties,
  code(cxt) {
    const { gen, data, it, parentSchema } = cxt;
    const { errorPath } = it;
    const short = gen.scopeValue('func', { ref: shortStep, code: _`shortStep` });
    const known = Object.keys(parentSchema.properties ?? {});
    const valid = gen.let('valid', true);
    gen.forIn('key', data, (key) => {
      Object.assign(it, { errorPath: str`${errorPath}/${_`${short}(${key})`}` });
      const check = () => checkMember(cxt, { data: _`${data}[${key}]` }, valid);
      if (known.length > 0) gen.if(_`!${stringify(known)}.includes(${key})`, check);
      else check();
      Object.assign(it, { errorPath });
    });
    cxt.ok(valid);
  },
};

/** Emits the check of an item or of a field: the loop around it ends if many errors were found. */
function checkMember(cxt: KeywordCxt, member: object, valid: Name): void {
  const { gen, it, keyword } = cxt;
  const own = gen.name('valid');
  cxt.subschema({ keyword, ...member }, own);
  gen.if(_`!${own}`, () => {
    gen.assign(valid, false);
    gen.if(it.allErrors ? _`${errors} >= ${MANY_ERRORS}` : true, () => gen.break());
  });
}
