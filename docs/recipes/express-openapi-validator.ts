import express, { type ErrorRequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';
import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };

/** @returns a service that validates requests and responses against the OpenAPI document */
export function createService(answers: Record<string, unknown>) {
  const app = express();
  app.use(express.json());
  app.use(
    middleware({
      apiSpec: openapi as never,
      // Without this mode, the middleware applies discriminators of responses to requests.
      $refParser: { mode: 'dereference' },
      // Neither convert values to another type nor remove unknown fields.
      validateRequests: { coerceTypes: false, removeAdditional: false },
      validateResponses: true,
    }),
  );
  app.post('/v2/live', (_request, response) => {
    response.status(201).json(answers.createLiveSession);
  });
  app.get('/v2/transcription', (_, response) => {
    response.json(answers.listTranscriptionJobs);
  });
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status ?? 500).json({ message: error.message, errors: error.errors });
  };
  app.use(refuse);
  return app;
}
