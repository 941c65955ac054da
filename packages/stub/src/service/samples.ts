/** Samples of what this service doesn't compute, by the published schemas. */
import { createRequire } from 'node:module';

const { $defs } = createRequire(import.meta.url)('speech-to-text-contract/schemas.json');
/** A JSON Schema as plain data. */
type Schema = typeof $defs;

/** Samples of some fields of a schema. */
export function sampleFields(name: string, isWanted: (field: string) => boolean): object {
  const fields = Object.entries<Schema>($defs[name].properties).filter(([field]) =>
    isWanted(field),
  );
  return Object.fromEntries(fields.map(([field, schema]) => [field, sampleOf(schema)]));
}

function sampleOf(schema: Schema): unknown {
  const { $ref, oneOf, properties = {}, required = [], minimum = 0 } = schema;
  if ($ref) return sampleOf($defs[$ref.replace('#/$defs/', '')]);
  // The first branch of an add-on is its success.
  if (oneOf) return sampleOf(oneOf[0]);
  const [type] = [schema.type].flat();
  if (type === 'array') return [sampleOf(schema.items)];
  const fields = required.map((field: string) => [field, sampleOf(properties[field])]);
  if (type === 'object') return Object.fromEntries(fields);
  const samples: Schema = { string: 'text', number: minimum, integer: minimum, boolean: false };
  return schema.const ?? schema.enum?.[0] ?? samples[type] ?? null;
}
