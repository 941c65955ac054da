import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from 'speech-to-text-contract/formats';
import { schemas } from 'speech-to-text-contract/schemas';
import type { LiveRequest } from 'speech-to-text-contract/types';

const ajv = new Ajv2020({ allErrors: true });
for (const [name, format] of Object.entries(formats)) {
  ajv.addFormat(name, format);
}
ajv.addSchema(Object.values(schemas));

/** @returns the errors of a live request in Ajv's words; none if it is valid */
export function errorsOf(value: unknown): string[] {
  // `getSchema` returns undefined for an unknown identifier.
  const validate = ajv.getSchema<LiveRequest>(schemas.LiveRequest.$id);
  if (!validate) throw new Error('Add the schemas with `addSchema()`.');
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  return errors.map((error) => `${error.instancePath} ${error.message}`);
}
