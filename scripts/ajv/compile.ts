/** Ajv for the schemas of the contract, and Ajv as everybody has it. */
import { Ajv, type CodeKeywordDefinition, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema, Schemas } from '../model/schema.ts';
import { formats } from '../runtime/formats.ts';
import { ajvSchema } from './ajv-schemas.ts';
import { ENOUGH, ofChosenBranch, ofPresentMembers, TYPES } from './definitions.ts';

/** Stock Ajv, for a verdict about a schema of JSON Schema 2020-12 that is known to be one. */
export const STOCK = new Ajv2020({
  formats: { ...formats },
  strict: false,
  validateSchema: false,
});

/** Where a schema has a value that JSON Schema doesn't allow, and what it must be; undefined if there is none. */
export function metaErrorIn(schema: Schema) {
  if (STOCK.validateSchema(schema)) return undefined;
  const { instancePath = '', message = '' } = STOCK.errors?.[0] ?? {};
  return { pointer: instancePath, message };
}

/** Ajv with named schemas. Its code collects all errors. */
export function ajvFor(schemas: Schemas, options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // Nothing checks bytes, which are no value in JSON.
    formats: { ...formats, binary: true },
    meta: false,
    strict: false,
    // NaN and infinity are not JSON.
    strictNumbers: true,
    validateSchema: false,
    ...options,
  });
  ajv.addKeyword(TYPES).addKeyword(ENOUGH);
  const changed = {
    oneOf: ofChosenBranch,
    anyOf: ofChosenBranch,
    additionalProperties: ofPresentMembers,
  };
  for (const [keyword, change] of Object.entries(changed)) {
    const own = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword(change(own));
  }
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(ajvSchema(schema, schemas), name);
    // A path in errors begins with the name of the schema, because errors of several schemas come together. Ajv
    // has no option for it.
    Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  return ajv;
}
