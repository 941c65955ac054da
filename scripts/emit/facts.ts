/** What the contract says, as plain data to search and to build pages from. */

import type { NormalContract } from '../model/contract.ts';
import { collectFacts, KINDS, type Kind } from './facts/collect.ts';
import type { Files } from './files.ts';
import { jsdoc, json, literalType, NOTICE, wrap } from './text.ts';

/** Emits `facts` as a module of constants, and the same as JSON. */
export function emitFacts({ contract }: NormalContract): Files {
  const facts = collectFacts(contract);
  const kinds = Object.keys(facts) as Kind[];
  const constants = kinds.map(
    (kind) => `export const ${kind} = ${JSON.stringify(facts[kind], null, 2)};`,
  );
  const types = kinds.map(
    (kind) =>
      `${jsdoc(wrap(KINDS[kind].meaning))}export declare const ${kind}: ${literalType(facts[kind])};`,
  );
  const [field] = Object.keys(facts.defaults);
  const [operation] = contract.operations;
  const introduction = `Every fact has a readable key: the schema and the field, such as \`${field}\`, or what else it is about, such as \`operation ${operation?.id}\`. In a field, \`[]\` is an item of a list and \`.*\` a member of a map. \`pointer\` is the place in the bundled document.`;
  return {
    'facts.json': json(facts),
    'facts.js': `${NOTICE}\n${constants.join('\n\n')}\n`,
    'facts.d.ts': `${NOTICE}\n${jsdoc(wrap(introduction))}\n${types.join('\n\n')}\n`,
  };
}
