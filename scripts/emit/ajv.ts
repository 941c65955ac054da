/**
 * Ajv's standalone code for named schemas, as Ajv writes it, bundled with what it requires. Its keywords differ in two ways:
 *
 * - `knownFields` asks the caller about other fields, so that one module serves validators and every parser.
 * - Loops end once many errors were found, because Ajv copies all errors with each item.
 */
import { _, type CodeKeywordDefinition, type KeywordCxt, Name, str } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { ajvWith, constantFor, derived, replaceCode } from '../model/ajv.ts';
import { type AjvSchema, ajvSchema } from '../model/ajv-schema.ts';
import type { Schemas } from '../model/schema.ts';
import { formats } from '../runtime/formats.ts';
import { step } from '../runtime/pointers.ts';
import { type KnownFields, MANY_ERRORS } from '../runtime/validate.ts';

/** Ajv's variables for the number of errors, for the errors, and for the path to the value. */
const errors = new Name('errors');
const vErrors = new Name('vErrors');
const instancePath = new Name('instancePath');

/**
 * The text of a module with a function `validate<Name>` for each schema, in Ajv's convention; `this` is a `Context`.
 *
 * @param validated the schemas as the functions validate them, and further ones that these refer to
 */
export function ajvModule(schemas: Schemas, validated: Schemas): string {
  const ajv = ajvWith(
    {
      meta: false,
      passContext: true,
      // Ajv would look up many required fields in the schema.
      loopRequired: Infinity,
      // Larger schemas are functions: written at each place, they would be a tenth of all code. A call costs more than a word.
      inlineRefs: 60,
      code: { source: true, esm: true, formats: _`formats` },
    },
    refuseUnchosen,
  );
  // Code for dynamic references and evaluated fields would slow down each call, and keep unused validators in a bundle.
  ajv.opts.dynamicRef = false;
  ajv.opts.unevaluated = false;
  ajv.addKeyword(knownFieldsKeyword);
  // Otherwise, Ajv refers to the list within the whole schema, which it then writes into the module.
  replaceCode(ajv, 'enum', (cxt, write) =>
    write(derived(cxt, { schemaCode: constantFor(cxt, cxt.schema) })),
  );
  replaceCode(ajv, 'items', (cxt, write) => write(bounded(cxt)));
  replaceCode(ajv, 'additionalProperties', (cxt, write) => write(bounded(shortened(cxt))));
  for (const [name, schema] of Object.entries(validated)) {
    ajv.addSchema(ajvSchema(schema, validated), name);
    // A path in errors begins with the name of the schema, because errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  const exported = Object.keys(schemas).map((name) => [`validate${name}`, name]);
  return bundled(standalone.default(ajv, Object.fromEntries(exported)));
}

function bundled(code: string): string {
  // The code calls a format `formats["date-time"]`: this becomes `dateTime`, so that each validator has only its own.
  const checks = Object.entries(formats).map(([name, check]) => [name, check.name] as const);
  const define = checks.map(([name, check]) => [`formats[${JSON.stringify(name)}]`, check]);
  const imports = `import { ${checks.map(([, check]) => check).join(', ')} } from '../runtime/formats.ts';
import { step } from './runtime/pointers.js';
`;
  const { outputFiles, warnings } = buildSync({
    stdin: { contents: imports + code, resolveDir: import.meta.dirname },
    bundle: true,
    define: Object.fromEntries(define),
    external: ['./runtime/*'],
    logLevel: 'silent',
    format: 'esm',
    target: 'es2022',
    minifyWhitespace: true,
    write: false,
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'));
  return outputFiles[0]?.text ?? '';
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
const knownFieldsKeyword: CodeKeywordDefinition = {
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

/** Asks about the fields of an object that chooses no branch of a union. */
function refuseUnchosen(cxt: KeywordCxt): void {
  const { choice } = cxt.parentSchema as AjvSchema;
  const known = choice && 'knownFields' in choice && choice.knownFields;
  if (known) refuseOthers(cxt, known, cxt.keyword);
}
