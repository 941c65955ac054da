/** A Standard Schema object per public schema, named like it. */

import type { NormalContract } from '../model/contract.ts';
import type { Files } from './files.ts';
import { valueParser } from './parse.ts';
import { compileRuntime } from './runtime.ts';
import { jsdoc, NOTICE, wrap } from './text.ts';

/** Where the hand-written part stands, from `standard.js`. */
const CORE = './standard/core.js';

/** Emits `standard`; each object validates by the `parse` function of its schema. */
export async function emitStandard({ schemas }: NormalContract): Promise<Files> {
  const names = [...schemas.keys()].sort();
  const { js, dts } = await compileRuntime('standard');
  const constants = names.map((name) => {
    const comment = jsdoc(wrap(schemas.get(name)?.description ?? ''));
    return `${comment}export declare const ${name}: StandardSchemaV1<input.${name}, output.${name}>;`;
  });
  return {
    'standard/core.js': `${NOTICE}${js}`,
    'standard/core.d.ts': `${NOTICE}${dts}`,
    'standard.js': `${NOTICE}
import {
${names.map((name) => `  ${valueParser(name)},\n`).join('')}} from './parse.js';
import { standard } from '${CORE}';

${names.map((name) => `export const ${name} = /* @__PURE__ */ standard(${valueParser(name)});`).join('\n')}
`,
    'standard.d.ts': `${NOTICE}
import type { StandardSchemaV1 } from '${CORE}';
import type * as input from './types.js';
import type * as output from './types/resolved.js';

export type {
  InferInput,
  InferOutput,
  StandardIssue,
  StandardResult,
  StandardSchemaV1,
} from '${CORE}';

${constants.join('\n')}
`,
  };
}
