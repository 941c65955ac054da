import { randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { OperationInputs, OperationResponses } from 'speech-to-text-contract/operations';
import * as strict from 'speech-to-text-contract/strict/parse';

const refusal = (status: number, message: string, issues?: strict.Issue[]) =>
  Object.assign(new Error(message), { status, issues });

/** Rejects an invalid request with every issue, or passes the parsed input on. */
function route<Input>(
  part: 'body' | 'query',
  parse: (value: unknown) => strict.ParseResult<Input>,
  handle: (input: Input) => { status: number; body: unknown },
): RequestHandler {
  return (request, response) => {
    // Express doesn't parse a body of another type.
    if (request[part] === undefined)
      throw refusal(415, 'Send a JSON body with `content-type: application/json`.');
    const result = parse(request[part]);
    if (!result.ok) throw refusal(422, 'The request is invalid.', result.issues);
    const { status, body } = handle(result.value);
    response.status(status).json(body);
  };
}

type Jobs = {
  create(
    request: OperationInputs['createPreRecordedJob'],
  ): OperationResponses['createPreRecordedJob'];
  list(
    query: OperationInputs['listTranscriptionJobs'],
  ): OperationResponses['listTranscriptionJobs'];
};

/** @returns a service of two operations */
export function createService(jobs: Jobs) {
  const app = express();
  app.use(express.json({ limit: '256kb' }));
  app.post('/v2/pre-recorded', route('body', strict.parsePreRecordedRequest, jobs.create));
  app.get('/v2/transcription', route('query', strict.parseListTranscriptionJobsQuery, jobs.list));
  app.use(() => {
    throw refusal(404, 'No operation has this method and path.');
  });
  // Every error response, even from Express, has the fields of the documented error body.
  const refuse: ErrorRequestHandler = (error, { path }, response, _next) => {
    const { status = 500, message, issues } = error;
    if (status === 500) console.error(error);
    const said = status === 500 ? 'The service failed.' : message;
    const place = { timestamp: new Date().toISOString(), path, request_id: randomUUID() };
    const refused = { ...place, statusCode: status, message: said };
    response.status(status).json({ ...refused, ...(issues && { issues }) });
  };
  app.use(refuse);
  return app;
}
