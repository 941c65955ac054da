/** Ajv's standalone code for named schemas, with our keyword `closed`, bundled with what it requires. */
import { _, type CodeKeywordDefinition, Name, str, stringify } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { formats } from '../runtime/formats.ts';
import { MANY_ERRORS } from '../runtime/validate.ts';
import { ajvSchema, type Schemas } from '../schema.ts';

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
    // Larger schemas are functions: written at each place, they would be a fifth of all code.
    inlineRefs: 4,
    code: { source: true, esm: true, formats: _`formats` },
  });
  // No schema needs to know which fields were evaluated; the code for it would keep unused validators in a bundle.
  if (!JSON.stringify(schemas).includes('"unevaluated')) ajv.opts.unevaluated = false;
  ajv.addKeyword(closed);
  // An error of `if` itself says less than those of the chosen branch.
  const own = ajv.getKeyword('if') as CodeKeywordDefinition;
  const code: typeof own.code = (cxt) => own.code(Object.assign(cxt, { error() {} }));
  ajv.removeKeyword('if').addKeyword({ ...own, code });
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(ajvSchema(schema, schemas), name);
    // A path in errors begins with the name of the schema, because errors of several schemas come together.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  const exported = Object.keys(schemas).map((name) => [`validate${name}`, name]);
  return bundled(bounded(standalone.default(ajv, Object.fromEntries(exported))));
}

/**
 * Ajv's code whose work is bounded: a loop ends once many errors were found, because Ajv copies all errors with each item,
 * and paths have only the start of a long name.
 */
function bounded(code: string): string {
  return code
    .replaceAll(
      /for\(let (i\d+)=0; (i\d+<len\d+); i\d+\+\+\)\{/g,
      `for(let $1=0; $2&&errors<${MANY_ERRORS}; $1++){`,
    )
    .replaceAll(/for\(const (key\d+) in data\d*\)\{/g, `$&if(errors>=${MANY_ERRORS})break;`)
    .replaceAll(/(key\d+)\.replace\(\/~\/g, "~0"\)\.replace\(\/\\\/\/g, "~1"\)/g, 'shortStep($1)');
}

function bundled(code: string): string {
  const imports = `import * as formats from './format-names.ts';
import { shortStep } from './runtime/pointers.js';
`;
  const { outputFiles } = buildSync({
    stdin: { contents: imports + code, resolveDir: import.meta.dirname },
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
    // Ajv's variables for the number of errors, for the errors, and for the path to the value.
    const [errors, vErrors, instancePath] = ['errors', 'vErrors', 'instancePath'].map(
      (name) => new Name(name),
    );
    // Equal values are written once.
    const key = JSON.stringify(schema);
    const known = gen.scopeValue('obj', { key, ref: schema, code: stringify(schema) });
    const path = it.errorPath.emptyStr() ? instancePath : str`${instancePath}${it.errorPath}`;
    const rule = `${it.errSchemaPath}/additionalProperties`;
    gen.if(_`this.refuse`, () => {
      const isBranch = it.compositeRule === true;
      const more = _`${path}, ${rule}, ${vErrors}, ${isBranch}`;
      gen.assign(vErrors as Name, _`this.refuse(${data}, ${known}, ${more})`);
      gen.assign(errors as Name, _`${vErrors} === null ? 0 : ${vErrors}.length`);
    });
  },
};
