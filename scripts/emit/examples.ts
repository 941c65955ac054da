/** The documented examples as a module. */
import { child, type Json, sortByKey } from '../base/json.ts';
import type { Contract } from '../model/contract.ts';
import { nameIn, type Schemas } from '../model/schema.ts';
import { unionOf, withBranches } from '../model/unions.ts';
import type { Files } from './output.ts';
import { constant, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode, nest } from './shared/text.ts';

/**
 * Emits `examples`: for each schema an object whose getters, by scenario, return a new value each.
 *
 *     export const Note = {
 *       get twoColors() {
 *         return { color: 'red', border: 'blue' };
 *       },
 *     };
 */
export function emitExamples({ examples, ...contract }: Contract): Files {
  const schemas = withBranches(contract.schemas);
  const constants = sortByKey(examples).map(([schema, cases]) => {
    const types: string[] = [];
    const getters: string[] = [];
    for (const { name, summary, value } of cases) {
      // `two-colors` becomes `twoColors`.
      const key = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      types.push(
        `${jsdoc(summary)}readonly ${key}: types.${branchTypeOf(schema, value, schemas)};\n`,
      );
      getters.push(`get ${key}() {\n  return ${jsonCode(value)};\n},\n`);
    }
    const comment = `The documented examples of \`${schema}\`. Each access returns a new value, so a test may change what it gets.`;
    const type = `{\n${nest(types.join(''))}}`;
    return constant(schema, jsdoc(comment), type, `{\n${nest(getters.join(''))}}`);
  });
  const types = "import type * as types from './types.js';\n";
  return moduleFiles('examples', { types }, constants);
}

/** The name of the narrowest type of a value: of its branch or otherwise of its schema. */
function branchTypeOf(name: string, value: Json, schemas: Schemas): string {
  const { [name]: schema = {} } = schemas;
  const { discriminator, branches, open } = unionOf(schema, schemas);
  if (discriminator === undefined) return name;
  const chosen = branches.find(({ chosenBy }) =>
    chosenBy?.some((one) => one === child(value, discriminator)),
  );
  return nameIn((chosen ?? open)?.schema ?? {}) ?? name;
}
