/**
 * TypeScript declarations of every public schema: as the contract states them, with defaults filled
 * in, and as a tolerant reader sees them.
 */
import type { NormalContract } from '../model/contract.ts';
import type { Files } from './files.ts';
import { jsdoc, NOTICE } from './text.ts';
import { declareAll } from './types/declare.ts';

/** Emits `types` and `types/resolved` by the contract profile, `types/tolerant` by the tolerant one. */
export function emitTypes(contract: NormalContract, tolerant: NormalContract): Files {
  return {
    ...module('types', SENT, `${declareAll(contract.schemas, false)}\n\n${PATHS}`),
    ...module('types/resolved', FILLED, declareAll(contract.schemas, true)),
    ...module('types/tolerant', READ, declareAll(tolerant.schemas, false)),
  };
}

/** Declarations, beside a module that has nothing at run time. */
function module(path: string, said: string, declared: string): Files {
  const text = `${NOTICE}\n${jsdoc(said)}\n${declared}\n`;
  return { [`${path}.d.ts`]: text, [`${path}.js`]: 'export {};\n' };
}

const SENT =
  'The schemas of the contract, as one sends and receives them: a field with a default may be left out. `types/resolved` has the same names with the defaults filled in.';

const FILLED = 'The schemas of the contract with every default filled in, as `parse` returns them.';

const READ =
  'The schemas of the contract as a reader must be prepared to find them: any field but the tag of a union may be missing or null, and any value of its JSON type may come.';

const PATHS = `/** The REST operations by path and method. */
export type { paths } from './operations.js';`;
