/** The schemas of a bundle as another engine reads them: Ajv, from the documents as they are written. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Difference } from '../../../scripts/compare/verdict.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { SCHEMA_REF } from '../../../scripts/model/schema.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { formats } from '../../../scripts/runtime/formats.ts';
import type { Bundles } from './edits.ts';

/**
 * Whether a schema of the bundles accepts a value.
 *
 * @param schema its name, or its place, such as `openapi#/paths/…`
 */
export function ajvOf(bundles: Bundles): (schema: string, value: Json) => boolean {
  const quiet = { strict: false, validateSchema: false, meta: false, logger: false } as const;
  const ajv = new Ajv2020({ ...quiet, code: { optimize: false }, formats: { ...formats } });
  const { openapi, asyncapi } = bundles;
  const documentOf = (name: string) => {
    if (name === 'openapi') return openapi;
    // AsyncAPI's own messages may hold names that Ajv takes for keywords.
    if (name === 'asyncapi')
      return { components: asyncapi.components, channels: asyncapi.channels };
    // The schemas that have a name, and those that the contract makes of its messages.
    const { schemas } = readContract(openapi, asyncapi, new Map());
    return { components: { schemas: Object.fromEntries(schemas) } };
  };
  const find = (schema: string) => {
    // An address in a pointer may hold a `#` of its own.
    const [, name = 'contract', pointer] = /^(\w+)#(.*)$/.exec(schema) ?? [];
    if (!(name in ajv.schemas)) ajv.addSchema(documentOf(name), name);
    return pointer === undefined
      ? ajv.getSchema(`contract${SCHEMA_REF}${schema}`)
      : ajv.getSchema(`${name}#${pointer.split('/').map(encodeURIComponent).join('/')}`);
  };
  // Looking a validator up in Ajv takes longer than running it.
  const known = new Map<string, ReturnType<typeof find>>();
  return (schema, value) => {
    if (!known.has(schema)) known.set(schema, find(schema));
    return known.get(schema)?.(value) === true;
  };
}

/** Whether Ajv confirms the witness of a difference, or the difference says why it has none. */
export function isProved(
  { witness, noWitness }: Difference,
  accepts: ReturnType<typeof ajvOf>,
  acceptsNext: ReturnType<typeof ajvOf>,
): boolean {
  if (!witness) return noWitness !== undefined;
  const [before = '', after = before] = witness.schema.split(' → ');
  const isBase = witness.acceptedBy === 'base';
  return accepts(before, witness.value) === isBase && acceptsNext(after, witness.value) !== isBase;
}
