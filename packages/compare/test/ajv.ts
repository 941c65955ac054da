/** Ajv as a second opinion on which values the schemas of bundles accept, in the documents as written. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../../scripts/json.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { formats } from '../../../scripts/runtime/formats.ts';
import type { Difference } from '../src/verdict.ts';
import type { Bundles } from './base.ts';

/** Whether a schema accepts a value; the schema is a name, or a pointer such as `openapi#/paths/…`. */
export type Accepts = (schema: string, value: Json) => boolean;

/** Compiles the schemas of bundles. */
export function ajvOf(bundles: Bundles): Accepts {
  const quiet = { strict: false, validateSchema: false, meta: false, logger: false } as const;
  const divides = { multipleOfPrecision: 6 };
  const ajv = new Ajv2020({
    ...quiet,
    ...divides,
    code: { optimize: false },
    formats: { ...formats },
  });
  const { openapi, asyncapi } = bundles;
  const documentOf = (name: string) => {
    if (name === 'openapi') return openapi;
    // Other parts of an AsyncAPI document may have keys that Ajv would treat as keywords.
    if (name === 'asyncapi')
      return { components: asyncapi.components, channels: asyncapi.channels };
    // The named schemas, derived ones included.
    return { components: { schemas: contractOf(openapi, asyncapi, new Map()).schemas } };
  };
  const find = (schema: string) => {
    // A callback is named by an expression that has a `#` of its own.
    const [, name = 'contract', pointer] = /^(\w+)#(.*)$/.exec(schema) ?? [];
    if (!(name in ajv.schemas)) ajv.addSchema(documentOf(name), name);
    return pointer === undefined
      ? ajv.getSchema(`contract#/components/schemas/${schema}`)
      : ajv.getSchema(`${name}#${pointer.split('/').map(encodeURIComponent).join('/')}`);
  };
  // Looking up a validator takes longer than calling it.
  const validators = new Map<string, ReturnType<typeof find>>();
  return (schema, value) => {
    if (!validators.has(schema)) validators.set(schema, find(schema));
    return validators.get(schema)?.(value) === true;
  };
}

/** Whether Ajv confirms the counterexample of a difference, or the difference says why it has none. */
export function isProved(
  { counterexample, noCounterexample }: Difference,
  accepts: Accepts,
  acceptsNext: Accepts,
): boolean {
  if (!counterexample) return noCounterexample !== undefined;
  const { schema, value, acceptedBy } = counterexample;
  const [old = '', next = old] = schema.split(' → ');
  const isBase = acceptedBy === 'base';
  return accepts(old, value) === isBase && acceptsNext(next, value) !== isBase;
}
