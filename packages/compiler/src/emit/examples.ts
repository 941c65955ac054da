/** The documented examples as a module. */
import type { NormalContract } from '../model/contract.ts';
import { type Json, type JsonObject, sortByKey } from '../model/json.ts';
import { type NormalSchemas, refName, type TagValue } from '../model/schema.ts';
import { deviating } from './deviating.ts';
import type { Files } from './files.ts';
import { constant, moduleFiles } from './module.ts';
import { jsdoc, jsonCode, keyName, nest } from './text.ts';
import { withBranchTypes } from './types.ts';

/**
 * Emits `examples`: for each schema an object whose getters, by scenario, return a new value each; and `deviating`,
 * with values made from them that only a tolerant reader accepts.
 *
 *     export const Note = {
 *       get twoColors() {
 *         return { color: 'red', border: 'blue' };
 *       },
 *     };
 */
export function emitExamples(normal: NormalContract, tolerant: NormalContract): Files {
  const { contract, schemas } = normal;
  const { examples } = contract;
  const withBranches = withBranchTypes(schemas);
  const constants = sortByKey(examples).map(([schema, cases]) => {
    const types: string[] = [];
    const getters: string[] = [];
    for (const { name, summary, value } of cases) {
      const key = keyName(keyOf(name));
      types.push(
        `${jsdoc(summary)}readonly ${key}: types.${branchTypeOf(schema, value, withBranches)};\n`,
      );
      getters.push(`get ${key}() {\nreturn ${jsonCode(value)};\n},\n`);
    }
    const comment = `The documented examples of \`${schema}\`. Each access returns a new value, so a test may change what it gets.`;
    const type = `{\n${nest(types.join(''))}}`;
    return constant(schema, jsdoc(comment), type, `{\n${getters.join('')}}`);
  });
  const imports = {
    './types.js': 'type * as types',
    './types/tolerant.js': 'type * as tolerant',
  };
  return moduleFiles('examples', imports, [...constants, deviating(normal, tolerant, keyOf)]);
}

/** The name of an example in the module, such as `twoColors` for `two-colors`. */
function keyOf(name: string): string {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/** The name of the narrowest type of a value: that of its branch, or else that of its schema. */
function branchTypeOf(name: string, value: Json, schemas: NormalSchemas): string {
  const { union } = schemas.get(name) ?? {};
  if (union?.by !== 'tag') return name;
  const tag = (value as JsonObject)[union.tag];
  const chosen = union.branches.find(
    ({ when }) => when !== 'other' && when.includes(tag as TagValue),
  );
  const branch = refName(chosen?.schema.$ref);
  return branch ? branchTypeOf(branch, value, schemas) : name;
}
