/** `standard` and `strict/standard`: the schemas as objects of Standard Schema. */
import type { Contract } from '../contract.ts';
import type { Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import { framesOf } from './functions.ts';
import type { ParsedProfile } from './parse.ts';
import { moduleFiles } from './shared/module.ts';
import { jsdoc, literal, UNKNOWN_FIELDS } from './shared/text.ts';

/** The types of `runtime/standard` that are exported as well. */
const EXPORTED =
  'InferInput, InferOutput, JsonSchemaOptions, OwnField, PickOptions, StandardIssue, StandardResult, StandardSchemaV1';

/**
 * Emits an object for each schema of a profile, with its name, that validates with its `parse` function.
 *
 *     export const Note = standard(parse.parseNote, schemas.Note, vendor); // strict: `…, vendor, closed)`
 *
 * @param vendor the name of the package
 */
export function emitStandard(
  schemas: Schemas,
  profile: ParsedProfile,
  contract: Contract,
  vendor: string,
): Files {
  const isStrict = profile === 'strict';
  const folder = isStrict ? 'strict/' : '';
  const queries = new Set(contract.operations.map(({ queryName }) => queryName));
  const names = Object.keys(schemas).sort();
  const constants = names.map((name) => {
    const comment = jsdoc(UNKNOWN_FIELDS[profile], schemas[name]?.description);
    const accepted = queries.has(name) ? `QueryInput<input.${name}>` : `input.${name}`;
    const parse = `parse.parse${name}${framesOf(name, contract) ? 'Value' : ''}`;
    return {
      declaration: `${comment}export declare const ${name}: StandardSchemaV1<${accepted}, output.${name}>;
export type ${name} = input.${name};
`,
      code: `export const ${name} = /* @__PURE__ */ standard(${parse}, schemas.${name}, vendor${isStrict ? ', closed' : ''});\n`,
    };
  });
  const imports = {
    code: `import * as parse from './${folder}parse.js';
${isStrict ? "import { closed } from './runtime/json-schema.js';\n" : ''}import * as schemas from './schemas/index.js';
import { standard } from './runtime/standard.js';
`,
    types: `import type { QueryInput } from './runtime/query.js';
import type { ${EXPORTED} } from './runtime/standard.js';
import type * as input from './types.js';
import type * as output from './types/resolved.js';
`,
  };
  const types = { declaration: `export type { ${EXPORTED} };\n` };
  const vendorConstant = { code: `const vendor = ${literal(vendor)};\n` };
  const head = `export { formatIssue } from './runtime/issues.js';
export { pick } from './runtime/standard.js';\n`;
  return moduleFiles(`${folder}standard`, imports, [types, vendorConstant, ...constants], head);
}
