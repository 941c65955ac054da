import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from 'speech-to-text-contract/formats';
import { schemas } from 'speech-to-text-contract/schemas';
import type { LiveRequest } from 'speech-to-text-contract/types';

const ajv = new Ajv2020({ allErrors: true });
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
ajv.addSchema(Object.values(schemas));

/** @returns the errors of a live request in Ajv's words, or an empty list if the request is valid */
export function errorsOf(value: unknown): string[] {
  // `getSchema` returns undefined for an unknown identifier.
  const validate = ajv.getSchema<LiveRequest>(schemas.LiveRequest.$id);
  if (!validate)
    throw new Error('`LiveRequest` is not in this Ajv; add the schemas with `addSchema()`');
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
