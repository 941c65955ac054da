/** A Standard Schema object per public schema, named like it. */

import type { NormalContract } from '../model/contract.ts';
import type { Settings } from '../model/settings.ts';
import type { Files } from './files.ts';
import { valueParser } from './parse.ts';
import { compileRuntime } from './runtime.ts';
import { jsdoc, NOTICE, wrap } from './text.ts';

/** Where the hand-written part stands, from `standard.js`. */
const CORE = './standard/core.js';

/** Emits `standard`; each object validates by the `parse` function of its schema. */
export async function emitStandard(
  { contract, schemas }: NormalContract,
  settings: Settings,
): Promise<Files> {
  const queries = new Set(contract.operations.map(({ query }) => query));
  const names = [...schemas.keys()].sort();
  const { js, dts } = await compileRuntime('standard');
  const schema = await compileRuntime('json-schema');
  const constants = names.map((name) => {
    const comment = jsdoc(wrap(schemas.get(name)?.description ?? ''));
    const accepted = queries.has(name) ? `QueryInput<input.${name}>` : `input.${name}`;
    return `${comment}export declare const ${name}: StandardSchemaV1<${accepted}, output.${name}>;\nexport type ${name} = input.${name};`;
  });
  return {
    'standard/core.js': `${NOTICE}${js}`,
    'standard/core.d.ts': `${NOTICE}${dts}`,
    'standard/json-schema.js': `${NOTICE}${schema.js}`,
    'standard/json-schema.d.ts': `${NOTICE}${schema.dts}`,
    'standard.js': `${NOTICE}
import {
${names.map((name) => `  ${valueParser(name, settings)},\n`).join('')}} from './parse.js';
import {
${names.map((name) => `  ${name} as ${name}Schema,\n`).join('')}} from './schemas/index.js';
import { standardOf } from '${CORE}';

const standard = /* @__PURE__ */ standardOf('${settings.name}');

${names.map((name) => `export const ${name} = /* @__PURE__ */ standard(${valueParser(name, settings)}, ${name}Schema);`).join('\n')}
`,
    'standard.d.ts': `${NOTICE}
import type { QueryInput } from './runtime/query.js';
import type { StandardSchemaV1 } from '${CORE}';
import type * as input from './types.js';
import type * as output from './types/resolved.js';

export type {
  InferInput,
  InferOutput,
  JsonSchemaOptions,
  StandardIssue,
  StandardResult,
  StandardSchemaV1,
} from '${CORE}';

${constants.join('\n')}
`,
  };
}
