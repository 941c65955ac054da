/** The validators: a type predicate for each public schema, and Ajv's standalone code behind it and behind the parsers. */
import { ajvModule } from '../ajv/module.ts';
import { EXPORTED } from '../model/exports.ts';
import type { Schemas } from '../model/schema.ts';
import type { Files } from './output.ts';
import { constant, moduleFiles } from './shared/module.ts';
import { GENERATED, jsdoc, paragraphs } from './shared/text.ts';

/**
 * Emits `validators` and `ajv.js`.
 *
 *     export const validateNote = validator(ajv.validateNote);
 */
export function emitValidators(schemas: Schemas): Files {
  const functions = Object.entries(schemas).map(([name, { description }]) => {
    const what = `Returns true if the value is a valid \`${name}\`. Unknown fields are accepted.`;
    const comment = jsdoc(paragraphs(what, description));
    const code = `/* @__PURE__ */ validator(ajv.validate${name})`;
    return constant(`validate${name}`, comment, `Validator<types.${name}>`, code);
  });
  const names = EXPORTED.validators.validate.join(', ');
  const imports = {
    code: `import * as ajv from './ajv.js';
import { validator } from './runtime/validate.js';
`,
    types: `import type { ${names} } from './runtime/validate.js';
import type * as types from './types.js';
`,
  };
  const reexported = { declaration: `export type { ${names} };\n` };
  return {
    ...moduleFiles('validators', imports, [reexported, ...functions]),
    'ajv.js': `${GENERATED}\n${ajvModule(schemas)}`,
  };
}
