/** The validators of each profile. */
import type { Profile } from '../profiles.ts';
import type { Schemas } from '../schema.ts';
import { ajvModule } from './ajv.ts';
import type { Files } from './files.ts';
import { guardModule } from './quick-guards.ts';
import { constant, moduleFiles } from './shared/module.ts';
import { indent, jsdoc, NOTICE } from './shared/text.ts';

/** For each profile: the entry point with its validators, the module of its types, and its phrase in comments. */
const MODULES: Record<Profile, [entry: string, types: string, how: string]> = {
  contract: ['validators', './types.js', 'by the contract'],
  strict: ['strict', './types.js', 'by the contract, without unknown fields'],
  tolerant: ['tolerant', './types/tolerant.js', 'by the tolerant profile of the contract'],
};

/**
 * Emits the validators of a profile: a module with a type predicate for each public schema, and the modules behind it.
 * In `guard`, quick functions accept most valid values; in `ajv`, Ajv's standalone code judges the others.
 *
 *     export const validateNote = ready(function validateNote(value) {
 *       validateNote.errors = null;
 *       return guard.acceptsNote(value) || decide(validateNote, ajv.validateNote, value);
 *     });
 *
 * @param schemas the schemas of the profile
 * @param guards without guards, Ajv's code judges every value: slower, with the same verdicts and errors
 * @returns `validators`, `strict` or `tolerant`, as `.js` and `.d.ts`, and the modules behind it
 */
export function emitValidators(schemas: Schemas, profile: Profile, guards = true): Files {
  const [entry, types, how] = MODULES[profile];
  const functions = Object.entries(schemas).map(([name, { description, deprecated }]) => {
    const own = `validate${name}`;
    const guarded = guards ? `guard.accepts${name}(value) || ` : '';
    const code = `/* @__PURE__ */ ready(function ${own}(value) {
${own}.errors = null;
return ${guarded}decide(${own}, ajv.${own}, value);
})`;
    const what = `Whether a value is ${/^[AEIOU]/.test(name) ? 'an' : 'a'} \`${name}\`, ${how}.`;
    const comment = jsdoc(what, description, deprecated && '@deprecated');
    return constant(own, comment, `Validator<types.${name}>`, code);
  });
  const imports = {
    code: `import * as ajv from './ajv/${profile}.js';
${guards ? `import * as guard from './guard/${profile}.js';\n` : ''}import { decide, ready } from './runtime/validate.js';
`,
    types: `import type { ErrorObject, Validator } from './runtime/validate.js';
import type * as types from '${types}';
`,
  };
  const reexported = { declaration: 'export type { ErrorObject, Validator };\n' };
  // The tolerant profile has its own types, which its module re-exports.
  const head = profile === 'tolerant' ? `export * from '${types}';\n` : '';
  return {
    ...moduleFiles(entry, imports, [reexported, ...functions], head),
    [`ajv/${profile}.js`]: `${NOTICE}\n${ajvModule(schemas, guards ? profile : undefined)}`,
    ...(guards && { [`guard/${profile}.js`]: `${NOTICE}\n${indent(guardModule(schemas))}` }),
  };
}
