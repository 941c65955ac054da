/** The validators: a type predicate for each public schema, and Ajv's standalone code behind it and behind the parsers. */

import { mapValues } from '../base/json.ts';
import { resolve, type Schema, type Schemas } from '../model/schema.ts';
import { closeObjects, type SchemaData } from '../runtime/json-schema.ts';
import type { KnownFields } from '../runtime/validate.ts';
import { ajvModule } from './ajv.ts';
import type { Files } from './output.ts';
import { constant, moduleFiles } from './shared/module.ts';
import { jsdoc, NOTICE } from './shared/text.ts';

/**
 * Emits `validators` and `ajv.js`.
 *
 *     export const validateNote = validator(ajv.validateNote);
 */
export function emitValidators(schemas: Schemas): Files {
  const functions = Object.entries(schemas).map(([name, { description, deprecated }]) => {
    const what = `Returns true if the value is a valid \`${name}\`. Unknown fields are accepted.`;
    const comment = jsdoc(what, description, deprecated && '@deprecated');
    const code = `/* @__PURE__ */ validator(ajv.validate${name})`;
    return constant(`validate${name}`, comment, `Validator<types.${name}>`, code);
  });
  const imports = {
    code: `import * as ajv from './ajv.js';
import { validator } from './runtime/validate.js';
`,
    types: `import type { ErrorObject, Validator } from './runtime/validate.js';
import type * as types from './types.js';
`,
  };
  const reexported = { declaration: 'export type { ErrorObject, Validator };\n' };
  return {
    ...moduleFiles('validators', imports, [reexported, ...functions]),
    'ajv.js': `${NOTICE}\n${ajvModule(schemas, validatedSchemas(schemas))}`,
  };
}

/** Schemas whose objects have the keyword `knownFields`, by which our Ajv asks its caller about other fields. */
function validatedSchemas(schemas: Schemas): Schemas {
  const refusal = (object: SchemaData) => ({ knownFields: knownFieldsOf(object, schemas) });
  return mapValues(schemas, (schema) => closeObjects(schema as SchemaData, refusal) as Schema);
}

/** The fields of an object, and what an unknown field may mean. */
function knownFieldsOf(object: SchemaData, schemas: Schemas): KnownFields {
  const { properties = {} } = object as Schema;
  const known = Object.keys(properties);
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const isClear = (name: string) =>
    !known.includes(name) && known.filter((field) => field.endsWith(`_${name}`)).length < 2;
  const hints = new Map<string, string[]>();
  const replaced = new Map<string, string[]>();
  for (const [name, field] of Object.entries(properties)) {
    const inner = Object.entries(resolve(field, schemas).properties ?? {});
    const clear = inner.filter(([below]) => isClear(below));
    const marks = clear.map(([below, schema]) => marked(below, schema));
    if (marks.length > 0) hints.set(name, marks);
    for (const { name: old } of field['x-replaces'] ?? [])
      if (old && !known.includes(old))
        replaced.set(old, [...(replaced.get(old) ?? []), marked(name, field)]);
  }
  return {
    known,
    ...(hints.size > 0 && { hints: Object.fromEntries(hints) }),
    ...(replaced.size > 0 && { replaced: Object.fromEntries(replaced) }),
  };
}

/** A field in a suggestion, which says if it is deprecated. */
const marked = (name: string, { deprecated }: Schema): string =>
  deprecated ? `${name} (deprecated)` : name;
