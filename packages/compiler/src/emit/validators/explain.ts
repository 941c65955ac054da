/**
 * The half of a validator that explains: Ajv's standalone code. It runs if a guard does not accept a value, makes
 * the final decision, and records the errors, up to a limit in loops.
 */
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Profile } from '../../model/contract.ts';
import { mapBranches } from '../../model/schema.ts';
import type { CheckSchema } from './convert.ts';
import { type ExplainSchema, keywordsFor, mayBeObject } from './keywords.ts';

/**
 * The text of a module with a function `explain<Name>` for each schema, in Ajv's convention. It
 * imports the guards of its profile.
 *
 *     export const explainNote = validate10;
 *     function validate10(data, { instancePath = '', … } = {}) {
 *       let vErrors = null;
 *       let errors = 0;
 *       const value0 = plain(data);
 *       if (value0 && typeof value0 == 'object' && !Array.isArray(value0)) { … } else {
 *         const err0 = { instancePath, schemaPath: 'Note#/type', keyword: 'type', params: { type: 'object' } };
 *         …
 *       }
 *       validate10.errors = vErrors;
 *       return errors === 0;
 *     }
 */
export function explainModule(schemas: ReadonlyMap<string, CheckSchema>, profile: Profile): string {
  const prepared = new Map([...schemas].map(([name, schema]) => [name, prepare(schema)]));
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    // Its `gather` is passed on as the context of the functions.
    passContext: true,
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const definition of keywordsFor(prepared)) {
    ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  }
  for (const name of schemas.keys()) ajv.addSchema({ named: name }, name);
  const names = [...schemas.keys()].map((name) => [`explain${name}`, name]);
  return `import * as accept from '../accept/${profile}.js';
import * as formats from '../formats.js';
import { closest, lengthOf, oddIn, plain, twins } from '../runtime/validate.js';

${standalone.default(ajv, Object.fromEntries(names))}
`;
}

/** A schema as the keywords of explanations expect it, and everything below it. */
function prepare(schema: CheckSchema): ExplainSchema {
  const prepared = prepareInside(schema);
  return Array.isArray(schema.type) || mayBeObject(schema) ? { typed: prepared } : prepared;
}

/** A schema with everything below it prepared; the branches of a union get a value that is prepared already. */
function prepareInside(schema: CheckSchema): CheckSchema {
  const { properties, items, additionalProperties: others, anyOf, union } = schema;
  const below = prepare as (schema: CheckSchema) => CheckSchema;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, below(field)]);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: below(items) }),
    ...(others && { additionalProperties: below(others) }),
    ...(anyOf && { anyOf: anyOf.map(below) }),
    ...(union && { union: mapBranches(union, prepareInside) as typeof union }),
  };
}
