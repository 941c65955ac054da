import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';
import type {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/types/resolved';

/** Passes the parsed input on. An invalid request gets a 422 with every issue. */
function route<Input>(
  part: 'body' | 'query',
  parse: (value: unknown) => ParseResult<Input>,
  handle: (input: Input) => unknown,
  success: number,
): RequestHandler {
  return (request, response) => {
    const result = parse(request[part]);
    if (result.ok) response.status(success).json(handle(result.value));
    else response.status(422).json({ message: 'The request is invalid.', issues: result.issues });
  };
}

export type Jobs = {
  create(request: PreRecordedRequest): unknown;
  list(query: ListTranscriptionJobsQuery): unknown;
};

/** @returns a service of two operations, whose handlers get parsed input */
export function createService(jobs: Jobs) {
  const app = express();
  app.use(express.json({ limit: '256kb' }));
  app.post('/v2/pre-recorded', route('body', parsePreRecordedRequest, jobs.create, 201));
  app.get('/v2/transcription', route('query', parseListTranscriptionJobsQuery, jobs.list, 200));
  // Malformed JSON, for example, which Express refuses itself.
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    const { status = 500, message } = error;
    if (status === 500) console.error(error);
    response.status(status).json({ message: status === 500 ? 'The service failed.' : message });
  };
  app.use(refuse);
  return app;
}
