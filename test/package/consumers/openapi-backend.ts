/** Handlers by operation id, with requests validated against the bundle. */
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Document, OpenAPIBackend } from 'openapi-backend';
import { formats } from 'speech-to-text-contract/formats';
import type { operations } from 'speech-to-text-contract/operations';

const require = createRequire(import.meta.url);

type Handlers = Partial<Record<keyof typeof operations, (body: unknown) => unknown>>;

/** Answers requests; a bad one with what is wrong. */
export async function createBackend(handlers: Handlers) {
  const backend = new OpenAPIBackend({
    definition: require('speech-to-text-contract/openapi.json') as Document,
    // Its own check of the document knows nothing of OpenAPI 3.1; `quick` leaves that one out.
    quick: true,
    customizeAjv: () => {
      const ajv = new Ajv2020({ strict: false });
      for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
      return ajv;
    },
  });
  for (const [id, handle] of Object.entries(handlers)) {
    backend.register(id, (context) => ({ status: 200, body: handle(context.request.requestBody) }));
  }
  backend.register('validationFail', ({ validation }) => ({
    status: 422,
    body: validation.errors,
  }));
  backend.register('notFound', () => ({ status: 404, body: null }));
  backend.registerSecurityHandler('x_service_key', ({ request }) =>
    Boolean(request.headers['x-service-key']),
  );
  backend.register('unauthorizedHandler', () => ({ status: 401, body: null }));
  await backend.init();
  return backend;
}
