/** `standard`: the schemas as objects of Standard Schema, which validate as strictly as `parse`. */
import type { Contract } from '../model/contract.ts';
import type { Files } from './output.ts';
import { moduleFiles } from './shared/module.ts';
import { jsdoc, literal, untagged } from './shared/text.ts';

/** The types of `runtime/standard` that are also exported. */
const EXPORTED = 'JsonSchemaOptions, StandardIssue, StandardResult, StandardSchemaV1';

/**
 * Emits an object for each schema, with its name, that validates with its `parse` function.
 *
 *     export const Note = standard(parse.parseNote, schemas.Note, vendor);
 *
 * @param vendor the name of the package
 */
export function emitStandard(
  { operations, messageGroups, schemas }: Contract,
  vendor: string,
): Files {
  const constants = Object.keys(schemas)
    .sort()
    .map((name) => {
      const isQuery = operations.some(({ queryName }) => queryName === name);
      const accepted = isQuery ? `QueryInput<input.${name}>` : `input.${name}`;
      const parse = `parse.parse${name}${messageGroups.some((group) => group.name === name) ? 'Value' : ''}`;
      return {
        declaration: `${jsdoc(untagged(schemas[name]?.description))}export declare const ${name}: StandardSchemaV1<${accepted}, output.${name}>;
export type ${name} = input.${name};
`,
        code: `export const ${name} = /* @__PURE__ */ standard(${parse}, schemas.${name}, ${literal(vendor)});\n`,
      };
    });
  const imports = {
    code: `import * as parse from './parse.js';
import * as schemas from './schemas.js';
import { standard } from './runtime/standard.js';
`,
    types: `import type { QueryInput } from './runtime/query.js';
import type { ${EXPORTED} } from './runtime/standard.js';
import type * as input from './types.js';
import type * as output from './types/resolved.js';
`,
  };
  const head = "export { formatIssue } from './runtime/issues.js';\n";
  const types = { declaration: `export type { ${EXPORTED} };\n` };
  return moduleFiles('standard', imports, [types, ...constants], head);
}
