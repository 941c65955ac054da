/**
 * TypeScript declarations of every public schema: as the contract states them, with defaults filled
 * in, and as a tolerant reader sees them.
 */
import type { NormalContract } from '../model/contract.ts';
import { type NormalSchemas, refName, visitSchema } from '../model/schema.ts';
import type { Files } from './files.ts';
import { jsdoc, NOTICE } from './text.ts';
import { declareAll } from './types/declare.ts';

/** Emits `types` and `types/resolved` by the contract profile, `types/tolerant` by the tolerant one. */
export function emitTypes({ schemas }: NormalContract, tolerant: NormalContract): Files {
  const sent = declareAll(schemas, false);
  const filled = declareAll(schemas, true);
  const own = affected(schemas, (name) => filled.get(name) !== sent.get(name));
  const same = [...filled.keys()].filter((name) => !own.has(name)).join(', ');
  const text = (declared: Map<string, string>) => [...declared.values()].join('\n');
  const others = `import type { ${same} } from '../types.js';\n\nexport type { ${same} };\n\n`;
  return {
    ...module('types', SENT, `${text(sent)}\n\n${PATHS}`),
    ...module(
      'types/resolved',
      FILLED,
      (same && others) + text(new Map([...filled].filter(([name]) => own.has(name)))),
    ),
    ...module('types/tolerant', READ, text(declareAll(tolerant.schemas, false))),
  };
}

/** The schemas that a property holds for, and those that name one of these, however deep. */
function affected(schemas: NormalSchemas, holds: (name: string) => boolean): Set<string> {
  const found = new Set([...schemas.keys()].filter(holds));
  // A set is walked to its end, what is added meanwhile included.
  for (const one of found) {
    for (const [name, schema] of schemas) {
      visitSchema(schema, ({ $ref }) => {
        if (refName($ref) === one) found.add(name);
      });
    }
  }
  return found;
}

/** Declarations, and a module that is empty at run time. */
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
