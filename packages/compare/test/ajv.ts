/** Ajv as a second opinion on which values the schemas of bundles accept, in the documents as written. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from 'contract-compiler/model/json.ts';
import { SCHEMA_REF } from 'contract-compiler/model/schema.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { formats } from 'contract-compiler/runtime/formats.ts';
import type { Difference } from '../src/verdict.ts';
import type { Bundles } from './base.ts';

/**
 * Compiles the schemas of bundles.
 *
 * @returns whether a schema accepts a value; the schema is a name, or a pointer such as `openapi#/paths/…`
 */
export function ajvOf(bundles: Bundles): (schema: string, value: Json) => boolean {
  const quiet = { strict: false, validateSchema: false, meta: false, logger: false } as const;
  const ajv = new Ajv2020({ ...quiet, code: { optimize: false }, formats: { ...formats } });
  const { openapi, asyncapi } = bundles;
  const documentOf = (name: string) => {
    if (name === 'openapi') return openapi;
    // Other parts of an AsyncAPI document may have keys that Ajv would treat as keywords.
    if (name === 'asyncapi')
      return { components: asyncapi.components, channels: asyncapi.channels };
    // The named schemas, derived ones included.
    const { schemas } = readContract(openapi, asyncapi, new Map());
    return { components: { schemas: Object.fromEntries(schemas) } };
  };
  const find = (schema: string) => {
    // A callback is named by an expression that has a `#` of its own.
    const [, name = 'contract', pointer] = /^(\w+)#(.*)$/.exec(schema) ?? [];
    if (!(name in ajv.schemas)) ajv.addSchema(documentOf(name), name);
    return pointer === undefined
      ? ajv.getSchema(`contract${SCHEMA_REF}${schema}`)
      : ajv.getSchema(`${name}#${pointer.split('/').map(encodeURIComponent).join('/')}`);
  };
  // Looking up a validator takes longer than calling it.
  const validators = new Map<string, ReturnType<typeof find>>();
  return (schema, value) => {
    if (!validators.has(schema)) validators.set(schema, find(schema));
    return validators.get(schema)?.(value) === true;
  };
}

/** Whether Ajv confirms the witness of a difference, or the difference says why it has none. */
export function isProved(
  { witness, noWitness }: Difference,
  accepts: ReturnType<typeof ajvOf>,
  acceptsNext: ReturnType<typeof ajvOf>,
): boolean {
  if (!witness) return noWitness !== undefined;
  const [old = '', next = old] = witness.schema.split(' → ');
  const isBase = witness.acceptedBy === 'base';
  return accepts(old, witness.value) === isBase && acceptsNext(next, witness.value) !== isBase;
}
