/** The schemas as objects of Standard Schema. */
import type { NormalContract } from '../model/contract.ts';
import type { Settings } from '../read/settings.ts';
import type { Files } from './files.ts';
import { valueParser } from './names.ts';
import { jsdoc, UNKNOWN_FIELDS } from './text.ts';

/**
 * Emits `standard` by the contract profile, `strict/standard` by the strict one: an object for each
 * schema, named like it, that validates by its `parse` function.
 *
 *     export const Note = standard(parse.parseNote, schemas.Note, vendor); // strict: `…, vendor, closed)`
 */
export function emitStandard(normal: NormalContract, settings: Settings): Files {
  const { contract, schemas, profile } = normal;
  const isStrict = profile === 'strict';
  const [file, root, transform] = isStrict
    ? ['strict/standard', '../', ', closed']
    : ['standard', './', ''];
  const queries = new Set(contract.operations.map(({ queryName }) => queryName));
  const constants = [...schemas].sort().map(([name, { description }]) => {
    const accepted = queries.has(name) ? `QueryInput<input.${name}>` : `input.${name}`;
    return `${jsdoc(UNKNOWN_FIELDS[profile], description)}export const ${name}: StandardSchemaV1<${accepted}, output.${name}> = /* @__PURE__ */ standard(parse.${valueParser(name, settings)}, schemas.${name}, vendor${transform});
export type ${name} = input.${name};
`;
  });
  return {
    [`${file}.ts`]: `import * as parse from './parse.js';
import { closed } from '${root}runtime/json-schema.js';
import type { QueryInput } from '${root}runtime/query.js';
import * as schemas from '${root}schemas/index.js';
import { type StandardSchemaV1, standard } from '${root}runtime/standard.js';
import type * as input from '${root}types.js';
import type * as output from '${root}types/resolved.js';

export type {
  InferInput,
  InferOutput,
  JsonSchemaOptions,
  StandardIssue,
  StandardResult,
  StandardSchemaV1,
} from '${root}runtime/standard.js';
export { pick } from '${root}runtime/standard.js';

const vendor = '${settings.name}';

${constants.join('\n')}`,
  };
}
