/** The validators of each profile. */
import type { Profile } from '../profiles.ts';
import type { Schemas } from '../schema.ts';
import { ajvModule } from './ajv.ts';
import { withHints } from './hints.ts';
import type { Files } from './output.ts';
import { constant, moduleFiles } from './shared/module.ts';
import { jsdoc, NOTICE } from './shared/text.ts';

/** For each profile: the entry point of its validators, the module of its types, and the values that they accept. */
const MODULES: Record<Profile, [entry: string, types: string, accepted: string]> = {
  contract: ['validators', './types.js', 'a valid `X`'],
  strict: ['strict', './types.js', 'a valid `X` without unknown fields'],
  tolerant: ['tolerant', './types/tolerant.js', 'a valid `X` in the tolerant profile'],
};

/**
 * Emits the validators of a profile: a module with a type predicate for each public schema, `validators`, `strict` or
 * `tolerant`, and Ajv's standalone code behind it.
 *
 *     export const validateNote = validator(ajv.validateNote);
 */
export function emitValidators(schemas: Schemas, profile: Profile): Files {
  const [entry, types, accepted] = MODULES[profile];
  const functions = Object.entries(schemas).map(([name, { description, deprecated }]) => {
    const what = `Returns true if the value is ${accepted.replace('X', name)}.`;
    const comment = jsdoc(what, description, deprecated && '@deprecated');
    const code = `/* @__PURE__ */ validator(ajv.validate${name})`;
    return constant(`validate${name}`, comment, `Validator<types.${name}>`, code);
  });
  const imports = {
    code: `import * as ajv from './ajv/${profile}.js';
import { validator } from './runtime/validate.js';
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
    [`ajv/${profile}.js`]: `${NOTICE}\n${ajvModule(withHints(schemas), profile)}`,
  };
}
