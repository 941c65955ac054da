/** A service whose requests are validated by its own Ajv, on our schemas and with our formats. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import * as formats from 'speech-to-text-contract/formats';
import { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/schemas';

/** @returns the service, not listening yet */
export function createService() {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true });
  for (const [name, check] of Object.entries(formats.formats)) ajv.addFormat(name, check);
  const app = Fastify();
  app.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema));
  app.post('/v2/live', { schema: { body: LiveRequest } }, (request) => request.body);
  app.post('/v2/pre-recorded', { schema: { body: PreRecordedRequest } }, (request) => request.body);
  return app;
}
