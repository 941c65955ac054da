/** Samples of what this service doesn't compute, by the published schemas. */
import { type SchemaName, schemas } from 'speech-to-text-contract/schemas';

/** Samples of some fields of a schema. */
export function sampleFields(name: SchemaName, isWanted: (field: string) => boolean): object {
  const fields = Object.entries(Object(schemas[name].properties));
  const wanted = fields.filter(([field]) => isWanted(field));
  return Object.fromEntries(wanted.map(([field, schema]) => [field, sampleOf(schema)]));
}

function sampleOf(schema: unknown): unknown {
  const { $ref, oneOf, items, properties = {}, required = [], minimum = 0 } = Object(schema);
  if ($ref) return sampleOf(schemas[$ref.replace('#/$defs/', '') as SchemaName]);
  // The first branch of an add-on is its success.
  if (oneOf) return sampleOf(oneOf[0]);
  const [type] = [Object(schema).type].flat();
  if (type === 'array') return [sampleOf(items)];
  const fields = required.map((field: string) => [field, sampleOf(properties[field])]);
  if (type === 'object') return Object.fromEntries(fields);
  const samples = { string: 'text', number: minimum, integer: minimum, boolean: false };
  return Object(schema).const ?? Object(schema).enum?.[0] ?? Object(samples)[type] ?? null;
}
