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

/** A small value that a schema accepts, unless it has rules for which no sample is known. */
export function sampleOf(node: Schema, schemas: Schemas): Json {
  const schema = resolve(node, schemas);
  const [listed] = optionsOf(schema);
  const [branch] = branchesOf(schema);
  if (listed !== undefined) return listed;
  if (branch) return sampleOf(branch, schemas);
  switch ([schema.type].flat()[0]) {
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
      return listOf(schema.minItems ?? 0, schema, schemas);
    case 'object': {
      const { required = [], properties = {} } = schema;
      const fields = required.map((name) => [name, sampleOf(properties[name] ?? {}, schemas)]);
      return Object.fromEntries(fields);
    }
    default:
      return 'anything';
  }
}

/** A list of that length, with different items if the schema of the items lists values. */
export function listOf(length: number, { items = {} }: Schema, schemas: Schemas): Json[] {
  const options = optionsOf(resolve(items, schemas));
  const all = options.length > 0 ? options : [sampleOf(items, schemas)];
  return Array.from({ length }, (_, index) => all[index % all.length] as Json);
}

/** The values that a schema lists. */
function optionsOf(schema: Schema): Json[] {
  return listedIn(schema) ?? knownIn(schema) ?? [];
}
