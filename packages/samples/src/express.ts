import express, { type ErrorRequestHandler } from 'express';
import {
  type Issue,
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';
import type {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/types/resolved';

/** An error with the status of its response. */
const refusal = (status: number, message: string, issues?: Issue[]) =>
  Object.assign(new Error(message), { status, issues });

/** The parsed value with its defaults. An invalid request gets a 422 with every issue. */
function accepted<Value>(result: ParseResult<Value>): Value {
  if (result.ok) return result.value;
  throw refusal(422, 'The request is invalid.', result.issues);
}

/** Refuses text that is not UTF-8, because Express would change it. */
function checkText(decode: () => string) {
  try {
    decode();
  } catch {
    throw refusal(400, 'The text is not UTF-8.');
  }
}
const verify = (_request: unknown, _response: unknown, body: Uint8Array, charset: string) => {
  if (charset !== 'utf-8') throw refusal(415, 'Send UTF-8.');
  checkText(() => new TextDecoder('utf-8', { fatal: true }).decode(body));
};

/** The handlers. Each may return a promise. */
export type Jobs = {
  create(request: PreRecordedRequest): unknown;
  list(query: ListTranscriptionJobsQuery): unknown;
};

/** @returns a service of two operations, whose handlers get parsed input */
export function createService(jobs: Jobs) {
  const app = express();
  app.use(express.json({ limit: '256kb', strict: false, verify }));
  app.post('/v2/pre-recorded', async (request, response) => {
    if (request.is('json') === false) throw refusal(415, 'Send JSON.');
    const job = await jobs.create(accepted(parsePreRecordedRequest(request.body)));
    response.status(201).json(job);
  });
  app.get('/v2/transcription', async ({ url }, response) => {
    checkText(() => decodeURIComponent(url));
    response.json(await jobs.list(accepted(parseListTranscriptionJobsQuery(url))));
  });
  // Errors of Express, such as a body that is not JSON, have a status too.
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    const { status = 500, message, issues } = Object(error);
    if (status === 500) console.error(error);
    const said = status === 500 ? 'The service failed.' : message;
    response.status(status).json({ message: said, issues });
  };
  app.use(refuse);
  return app;
}
