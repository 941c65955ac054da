/**
 * Branch guards: type predicates for open unions, whose tag may be any string, so that a comparison with `===`
 * leaves the catch-all branch in, and the compiler cannot narrow. They look at the tag alone: what arrives
 * from outside is to be validated or parsed first.
 */

import type { NormalContract } from '../model/contract.ts';
import { sortByKey } from '../model/json.ts';
import { type NormalSchema, namedValues, refName } from '../model/schema.ts';
import type { Files } from './files.ts';
import { type ModulePart, moduleFiles } from './module.ts';
import { jsdoc, keyName, literal, memberExpression } from './text.ts';

/**
 * Emits `guards`: a branch guard for each named branch of an open union.
 *
 *     export function isNote(value) {
 *       return value.type === 'note';
 *     }
 */
export function emitGuards({ schemas }: NormalContract): Files {
  const guards = new Map<string, string>();
  for (const { code, declaration } of [...schemas].flatMap(guardsOf)) {
    // Where several unions have a branch, one guard takes a value of each.
    guards.set(code, (guards.get(code) ?? '') + declaration);
  }
  const imports = { './types.js': 'type * as types', './types/tolerant.js': 'type * as tolerant' };
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
      `Whether \`${union.tag}\` is ${isOther ? 'anything but ' : ''}${words}. Looks at nothing else.`,
    );
    const declare = (from: string, also = '') =>
      `${comment}export declare function is${branch}(value: ${from}.${name}): value is ${from}.${branch}${also};\n`;
    // In the tolerant types, only the union requires the tag.
    const type = isOther ? 'string & {}' : literals.join(' | ');
    // The overload of `types` comes last: where a guard is passed as a callback, TypeScript takes the last one.
    const tolerant = declare('tolerant', ` & { ${keyName(union.tag)}: ${type} }`);
    const code = `export function is${branch}(value) {\nreturn ${tests.join(isOther ? ' && ' : ' || ')};\n}\n`;
    return [{ declaration: tolerant + declare('types'), code }];
  });
}
