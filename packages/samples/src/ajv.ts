import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from 'speech-to-text-contract/formats';
import { schemas } from 'speech-to-text-contract/schemas';

const published = { formats, schemas: Object.values(schemas) };
const ajv = new Ajv2020({ allErrors: true, ...published });

/** @returns the errors of a live request in Ajv's words; none if it is valid */
export function errorsOf(value: unknown): string[] {
  ajv.validate(schemas.LiveRequest.$id, value);
  const errors = ajv.errors ?? [];
  return errors.map((error) => `${error.instancePath} ${error.message}`);
}
