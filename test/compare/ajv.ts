/** The schemas of a bundle as another engine reads them: Ajv, from the documents as they are written. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../scripts/model/json.ts';
import { SCHEMA_REF } from '../../scripts/model/schema.ts';
import { readContract } from '../../scripts/read/reader.ts';
import { formats } from '../../scripts/runtime/formats.ts';
import type { Bundles } from '../mutants/mutant.ts';

/**
 * Whether a schema of the bundles accepts a value.
 *
 * @param schema its name, or its place, such as `openapi#/paths/…`
 */
export function ajvOf(bundles: Bundles): (schema: string, value: Json) => boolean {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, meta: false, logger: false });
  for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
  ajv.addSchema(bundles.openapi, 'openapi');
  // AsyncAPI's own messages may hold names that Ajv takes for keywords.
  const { components = {}, channels = {} } = bundles.asyncapi;
  ajv.addSchema({ components, channels }, 'asyncapi');
  // Those that have a name, and those that the contract makes of its messages.
  const { schemas } = readContract(bundles.openapi, bundles.asyncapi, new Map());
  ajv.addSchema({ components: { schemas: Object.fromEntries(schemas) } }, 'contract');
  const find = (schema: string) => {
    // An address in a pointer may hold a `#` of its own.
    const [, document, pointer] = /^(\w+)#(.*)$/.exec(schema) ?? [];
    return pointer === undefined
      ? ajv.getSchema(`contract${SCHEMA_REF}${schema}`)
      : ajv.getSchema(`${document}#${pointer.split('/').map(encodeURIComponent).join('/')}`);
  };
  return (schema, value) => find(schema)?.(value) === true;
}
