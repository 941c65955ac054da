/** A value for a schema from its keywords. */
import type { Json } from '../../scripts/json.ts';
import {
  branchesOf,
  knownIn,
  listedIn,
  resolve,
  type Schema,
  type Schemas,
} from '../../scripts/schema.ts';
import { FORMATTED } from './format-samples.ts';

/**
 * A value that a schema accepts, unless it has rules for which no sample is known.
 *
 * @param hasAll whether its objects have all fields, maps a `key`, and lists an item; otherwise only what is required
 */
export function sampleOf(node: Schema, schemas: Schemas, hasAll = false): Json {
  const schema = resolve(node, schemas);
  const [listed] = optionsOf(schema);
  const branch = branchesOf(schema).find(({ type }) => type !== 'null');
  if (listed !== undefined) return listed;
  if (branch) return sampleOf(branch, schemas, hasAll);
  const types = [schema.type].flat();
  switch (types.find((type) => type !== 'null') ?? types[0]) {
    case 'null':
      return null;
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(schema.maximum ?? 1, 1));
    case 'string': {
      const [text = 'text'] = FORMATTED[schema.format ?? '']?.good ?? [];
      return text.padEnd(schema.minLength ?? 0, 'a').slice(0, schema.maxLength);
    }
    case 'array':
      return listOf(Math.max(schema.minItems ?? 0, Number(hasAll)), schema, schemas, hasAll);
    case 'object': {
      const { required = [], properties = {}, additionalProperties: others } = schema;
      const fields = typeof others === 'object' ? { ...properties, key: others } : properties;
      const names = hasAll ? Object.keys(fields) : required;
      return Object.fromEntries(
        names.map((name) => [name, sampleOf(fields[name] ?? {}, schemas, hasAll)]),
      );
    }
    default:
      return 'anything';
  }
}

/** A list of that length, with different items if the schema of the items lists values. */
export function listOf(
  length: number,
  { items = {} }: Schema,
  schemas: Schemas,
  hasAll = false,
): Json[] {
  const options = optionsOf(resolve(items, schemas));
  const all = options.length > 0 ? options : [sampleOf(items, schemas, hasAll)];
  return Array.from({ length }, (_, index) => all[index % all.length] as Json);
}

/** The values that a schema lists. */
function optionsOf(schema: Schema): Json[] {
  return listedIn(schema) ?? knownIn(schema) ?? [];
}
