import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };

/** @returns a service that publishes the document of this package, not one made from its routes */
export async function createService() {
  const app = Fastify();
  // The types of the plugin know OpenAPI 3.0 alone; what it serves is the document as it is.
  const document = openapi as unknown as OpenAPIV3.Document;
  await app.register(swagger, { mode: 'static', specification: { document } });
  app.get('/openapi.json', () => app.swagger());
  app.get('/openapi.yaml', (_request, reply) =>
    reply.type('application/yaml').send(app.swagger({ yaml: true })),
  );
  return app;
}
