/** What the contract says, as plain data. */
import type { NormalContract } from '../model/contract.ts';
import { collectFacts, KINDS, type Kind } from './facts/collect.ts';
import type { Files } from './files.ts';
import { jsdoc, jsonText } from './text.ts';

/**
 * Emits `facts`, as a module of constants and as JSON.
 *
 *     export const defaults = {
 *       'Note.color': { schema: 'Note', field: 'color', document: 'openapi', pointer: …, value: 'red' },
 *     };
 */
export function emitFacts(normal: NormalContract): Files {
  const { contract } = normal;
  const facts = collectFacts(normal);
  const constants = Object.entries(facts).map(
    ([kind, ofKind]) =>
      `${jsdoc(KINDS[kind as Kind].meaning)}export const ${kind} = ${typedLiteral(ofKind)} as const;`,
  );
  const [field] = Object.keys(facts.defaults);
  const [operation] = contract.operations;
  const introduction = `Every fact has a readable key: the schema and the field, such as \`${field}\`, or what else it is about, such as \`operation ${operation?.id}\`. In a field, \`[]\` is an item of a list and \`.*\` a value of a dictionary. \`pointer\` is the place in the bundled document.`;
  return {
    'facts.json': jsonText(facts),
    'facts.ts': `${jsdoc(introduction)}\n${constants.join('\n\n')}`,
  };
}

/** Data in TypeScript: strings have literal types, except places and prose, which are just strings. */
function typedLiteral(data: unknown, key = ''): string {
  if (typeof data === 'string') {
    const isWide = /^(field|pointer)$/.test(key) || /\s/.test(data);
    return JSON.stringify(data) + (isWide ? ' as string' : '');
  }
  if (Array.isArray(data)) return `[${data.map((item) => typedLiteral(item))}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const members = Object.entries(data).filter(([, value]) => value !== undefined);
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}: ${typedLiteral(value, name)}`)}}`;
}
