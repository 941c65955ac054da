import type { NormalContract } from '../model/contract.ts';
import type { Settings } from '../read/settings.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { valueParser } from './names.ts';
import { jsdoc } from './text.ts';

/** Emits `standard`: an object for each schema, named like it, that validates by its `parse` function. */
export function emitStandard({ contract, schemas }: NormalContract, settings: Settings): Files {
  const queries = new Set(contract.operations.map(({ query }) => query));
  const constants = [...schemas].sort().map(([name, { description }]) => {
    const accepted = queries.has(name) ? `QueryInput<input.${name}>` : `input.${name}`;
    return `${jsdoc(description)}export const ${name}: StandardSchemaV1<${accepted}, output.${name}> = /* @__PURE__ */ standard(parse.${valueParser(name, settings)}, schemas.${name}, vendor);
export type ${name} = input.${name};
`;
  });
  return compile(
    'standard',
    `import * as parse from './parse.js';
import type { QueryInput } from './runtime/query.js';
import * as schemas from './schemas/index.js';
import { type StandardSchemaV1, standard } from './runtime/standard.js';
import type * as input from './types.js';
import type * as output from './types/resolved.js';

export type {
  InferInput,
  InferOutput,
  JsonSchemaOptions,
  StandardIssue,
  StandardResult,
  StandardSchemaV1,
} from './runtime/standard.js';

const vendor = '${settings.name}';

${constants.join('\n')}`,
  );
}
