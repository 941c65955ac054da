/** The validators of each profile. */
import type { NormalContract, Profile } from '../model/contract.ts';
import type { Files } from './files.ts';
import { constant, moduleFiles } from './module.ts';
import { indent, jsdoc, NOTICE } from './text.ts';
import { acceptModule, acceptNothing } from './validators/accept.ts';
import { convert } from './validators/convert.ts';
import { explainModule } from './validators/explain.ts';

export interface ValidatorOptions {
  /** Without guards, Ajv alone decides on every value: slower, and the same verdicts. */
  guards?: boolean;
}

/** For each profile: the entry point with its validators, the module of its types, and its phrase in comments. */
const MODULES: Record<Profile, [entry: string, types: string, how: string]> = {
  contract: ['validators', './types.js', 'by the contract'],
  strict: ['strict', './types.js', 'by the contract, without unknown fields'],
  tolerant: ['tolerant', './types/tolerant.js', 'by the tolerant profile of the contract'],
};

/**
 * Emits the validators of a profile: a module with a function for each public schema, declared as a type
 * predicate, and the modules of the two halves: a guard accepts, an explanation decides on the rest.
 *
 *     export const validateNote = ready(function validateNote(value) {
 *       if (!accept.acceptsNote(value)) return decide(validateNote, explain.explainNote, value);
 *       validateNote.errors = null;
 *       return true;
 *     });
 *
 * @returns `validators`, `strict` or `tolerant`, as `.js` and `.d.ts`, and the modules behind it
 * @throws FindingsError for a keyword or a format that would go unchecked
 */
export function emitValidators(
  normal: NormalContract,
  { guards = true }: ValidatorOptions = {},
): Files {
  const { profile, schemas } = normal;
  const [entry, types, how] = MODULES[profile];
  const functions = [...schemas].map(([name, { description, deprecated }]) => {
    const what = `Whether a value is ${/^[AEIOU]/.test(name) ? 'an' : 'a'} \`${name}\`, ${how}.`;
    const comment = jsdoc(what, description, deprecated && '@deprecated');
    const code = `/* @__PURE__ */ ready(function validate${name}(value) {
if (!accept.accepts${name}(value)) return decide(validate${name}, explain.explain${name}, value);
validate${name}.errors = null;
return true;
})`;
    return constant(`validate${name}`, comment, `Validator<types.${name}>`, code);
  });
  const imports = {
    [`./accept/${profile}.js`]: '* as accept',
    [`./explain/${profile}.js`]: '* as explain',
    './runtime/validate.js': 'decide, ready, type ErrorObject, type Validator',
    [types]: 'type * as types',
  };
  const reexported = { declaration: 'export type { ErrorObject, Validator };\n' };
  // The tolerant profile has its own types, which its module re-exports.
  const head = profile === 'tolerant' ? `export * from '${types}';\n` : '';
  const converted = convert(normal);
  return {
    ...moduleFiles(entry, imports, [reexported, ...functions], head),
    [`accept/${profile}.js`]: `${NOTICE}\n${indent(guards ? acceptModule(converted) : acceptNothing(converted))}`,
    [`explain/${profile}.js`]: `${NOTICE}\n${explainModule(converted, profile)}`,
  };
}
