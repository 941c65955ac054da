import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import { formats } from 'speech-to-text-contract/formats';
import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };

/** @returns a service of all operations; `handlers` has a function for each, by its identifier */
export async function createService(handlers: Record<string, (request: never) => unknown>) {
  const app = Fastify();
  // Fastify's own Ajv reads draft 07, changes types and removes fields. Here bodies stay as they are,
  // and text, such as a query, is converted to the types of the contract.
  const options = { strict: false, allErrors: true, useDefaults: true, removeAdditional: false };
  const body = new Ajv2020({ ...options, coerceTypes: false });
  const text = new Ajv2020({ ...options, coerceTypes: 'array' });
  for (const ajv of [body, text]) {
    for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
    ajv.addFormat('binary', true);
  }
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : text).compile(schema),
  );
  // Fastify's own serializer drops fields that a schema does not name.
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(glue, {
    // It takes OpenAPI 3.1, and changes the object that it is given.
    specification: structuredClone(openapi),
    serviceHandlers: handlers,
    securityHandlers: {
      x_service_key: ({ headers }: { headers: Record<string, unknown> }) => {
        if (headers['x-service-key'] !== process.env.API_KEY) throw new Error('wrong key');
      },
    },
  });
  return app;
}
