/** An Express service that validates requests and its own answers against the bundle. */
import { createRequire } from 'node:module';
import express from 'express';
import * as OpenApiValidator from 'express-openapi-validator';

const require = createRequire(import.meta.url);

/**
 * @param {Record<string, unknown>} answers what the service answers, by operation
 * @returns the service, not listening yet
 */
export function createService(answers) {
  const app = express();
  app.use(express.json());
  app.use(
    OpenApiValidator.middleware({
      apiSpec: require.resolve('speech-to-text-contract/openapi.yaml'),
      validateRequests: true,
      validateResponses: true,
    }),
  );
  app.post('/v2/live', (request, response) => {
    response.status(201).json(answers.createLiveSession ?? request.body);
  });
  app.get('/v2/transcription', (_, response) => {
    response.json(answers.listTranscriptionJobs);
  });
  app.use((error, _request, response, _next) => {
    response.status(error.status ?? 500).json({ message: error.message, errors: error.errors });
  });
  return app;
}
