/** The schemas as objects of Standard Schema. */
import type { NormalContract } from '../model/contract.ts';
import type { Settings } from '../read/settings.ts';
import type { Files } from './files.ts';
import { moduleFiles } from './module.ts';
import { valueParser } from './names.ts';
import { jsdoc, literal, UNKNOWN_FIELDS } from './text.ts';

/** The types of \`runtime/standard\` that are exported as well. */
const EXPORTED =
  'InferInput, InferOutput, JsonSchemaOptions, OwnField, PickOptions, StandardIssue, StandardResult, StandardSchemaV1';

/**
 * Emits `standard` for the contract profile, `strict/standard` for the strict one: an object for each schema, with
 * its name, that validates with its `parse` function.
 *
 *     export const Note = standard(parse.parseNote, schemas.Note, vendor); // strict: `…, vendor, closed)`
 */
export function emitStandard(normal: NormalContract, settings: Settings): Files {
  const { contract, schemas, profile } = normal;
  const folder = profile === 'strict' ? 'strict/' : '';
  const transform = profile === 'strict' ? ', closed' : '';
  const queries = new Set(contract.operations.map(({ queryName }) => queryName));
  const constants = [...schemas].sort().map(([name, { description }]) => {
    const accepted = queries.has(name) ? `QueryInput<input.${name}>` : `input.${name}`;
    return {
      declaration: `${jsdoc(UNKNOWN_FIELDS[profile], description)}export declare const ${name}: StandardSchemaV1<${accepted}, output.${name}>;
export type ${name} = input.${name};
`,
      code: `export const ${name} = /* @__PURE__ */ standard(parse.${valueParser(name, settings)}, schemas.${name}, vendor${transform});\n`,
    };
  });
  const imports = {
    [`./${folder}parse.js`]: '* as parse',
    './runtime/json-schema.js': 'closed',
    './runtime/query.js': 'type QueryInput',
    './schemas/index.js': '* as schemas',
    './runtime/standard.js': `standard, type ${EXPORTED.replaceAll(', ', ', type ')}`,
    './types.js': 'type * as input',
    './types/resolved.js': 'type * as output',
  };
  const types = { declaration: `export type { ${EXPORTED} };\n` };
  const vendor = { code: `const vendor = ${literal(settings.name)};\n` };
  const head = `export { formatIssue } from './runtime/issues.js';
export { pick } from './runtime/standard.js';\n`;
  return moduleFiles(`${folder}standard`, imports, [types, vendor, ...constants], head);
}
