/**
 * Branch guards: type predicates for open unions, whose tag may be any string, so the compiler cannot rule out the
 * catch-all branch after a comparison with `===`. They only check the tag: validate or parse untrusted values
 * first.
 */

import type { NormalContract } from '../model/contract.ts';
import { sortByKey } from '../model/json.ts';
import { type NormalSchema, namedValues, refName } from '../model/schema.ts';
import type { Files } from './files.ts';
import { type ModulePart, moduleFiles } from './module.ts';
import { jsdoc, keyName, literal, memberExpression, testFor } from './text.ts';

/**
 * Emits `guards`: a branch guard for each named branch of an open union.
 *
 *     export function isNote(value) {
 *       return typeof value === 'object' && value !== null && … && value.type === 'note';
 *     }
 */
export function emitGuards({ schemas }: NormalContract): Files {
  const guards = new Map<string, string>();
  for (const { code, declaration } of [...schemas].flatMap(guardsOf)) {
    // If several unions share a branch, one guard accepts values of each.
    guards.set(code, (guards.get(code) ?? '') + declaration);
  }
  const imports = {
    './types.js': 'type * as types',
    './types/tolerant.js': 'type * as tolerant',
  };
  const sorted = sortByKey(guards).map(([code, declaration]) => ({ code, declaration }));
  return moduleFiles('guards', imports, sorted);
}

function guardsOf([name, { union }]: [string, NormalSchema]): Required<ModulePart>[] {
  if (union?.by !== 'tag' || union.branches.every(({ when }) => when !== 'other')) return [];
  return union.branches.flatMap(({ when, schema }) => {
    const branch = refName(schema.$ref);
    if (branch === undefined) return [];
    const isOther = when === 'other';
    const literals = (isOther ? namedValues(union.branches) : when).map(literal);
    const tag = memberExpression('value', union.tag);
    const tests = literals.map((value) => `${tag} ${isOther ? '!==' : '==='} ${value}`);
    const words = literals.map((value) => `\`${value.replace(/^'|'$/g, '')}\``).join(' or ');
    const comment = jsdoc(
      `Whether \`${union.tag}\` is ${isOther ? 'anything but ' : ''}${words}. Checks nothing else.`,
    );
    const chosen = tests.join(isOther ? ' && ' : ' || ');
    const condition = `${testFor('object', 'value')} && ${isOther || tests.length === 1 ? chosen : `(${chosen})`}`;
    const declare = (from: string, also = '') =>
      `${comment}export declare function is${branch}(value: ${from}.${name}): value is ${from}.${branch}${also};\n`;
    // In the tolerant types, only the union requires the tag.
    const type = isOther ? 'string & {}' : literals.join(' | ');
    // The overload of `types` comes last: if a guard is passed as a callback, TypeScript uses the last one.
    const tolerant = declare('tolerant', ` & { ${keyName(union.tag)}: ${type} }`);
    const code = `export function is${branch}(value) {\nreturn ${condition};\n}\n`;
    return [{ declaration: tolerant + declare('types'), code }];
  });
}
