/**
 * TypeScript declarations of every public schema: as the contract states them, with defaults filled
 * in, and as a tolerant reader sees them.
 */
import type { NormalContract } from '../model/contract.ts';
import { expand } from '../normalise/normal.ts';
import type { Files } from './files.ts';
import { EMPTY_MODULE, jsdoc, NOTICE, wrap } from './text.ts';
import { Declarer } from './types/declare.ts';

const INTRODUCTION = {
  contract:
    'The schemas of the contract, as one sends and receives them: a field with a default may be left out. `types/resolved` has the same names with the defaults filled in.',
  resolved: 'The schemas of the contract with every default filled in, as `parse` returns them.',
  tolerant:
    'The schemas of the contract as a reader must be prepared to find them: any field may be missing or null but for what tells the forms of a union apart, and any value of its JSON type may come.',
};

/**
 * Emits `types`, `types/resolved` and `types/tolerant`.
 *
 * @param contract the normal form of the contract profile
 * @param tolerant the normal form of the tolerant profile
 */
export function emitTypes(contract: NormalContract, tolerant: NormalContract): Files {
  return {
    'types.d.ts': `${declare(contract, INTRODUCTION.contract)}
/** The REST operations by path and method. */
export type { paths } from './operations.js';
`,
    'types.js': EMPTY_MODULE,
    'types/resolved.d.ts': declare(contract, INTRODUCTION.resolved, true),
    'types/resolved.js': EMPTY_MODULE,
    'types/tolerant.d.ts': declare(tolerant, INTRODUCTION.tolerant),
    'types/tolerant.js': EMPTY_MODULE,
  };
}

/** One module of declarations: a named export per public schema. */
function declare({ schemas }: NormalContract, introduction: string, filled = false): string {
  // Whole branches: only then does a tag narrow the fields beside it.
  const whole = new Map([...schemas].map(([name, schema]) => [name, expand(schema)]));
  const declarer = new Declarer(whole, filled);
  const declarations = [...schemas.keys()].sort().map((name) => declarer.declare(name));
  return `${NOTICE}\n${jsdoc(wrap(introduction))}\n${declarations.join('\n\n')}\n`;
}
