import { randomUUID } from 'node:crypto';
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

/** The one error whose status and message callers get. Any other error is logged and becomes a 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly issues: Issue[] | undefined;
  constructor(status: number, message: string, issues?: Issue[]) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}

/** The parsed value with its defaults. An invalid request gets a 422 with every issue. */
function accepted<Value>(result: ParseResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Refusal(422, 'the request violates the contract', result.issues);
}

/** Refuses text with bytes that are not in its charset, because Express would change it. */
function checkText(decode: () => string) {
  try {
    decode();
  } catch {
    throw new Refusal(400, 'the text is not in its charset');
  }
}
const verify = (_request: unknown, _response: unknown, body: Uint8Array, charset: string) =>
  checkText(() => new TextDecoder(charset, { fatal: true }).decode(body));

/** The handlers. Each may return a promise. */
export type Jobs = {
  create(request: PreRecordedRequest): unknown;
  list(query: ListTranscriptionJobsQuery): unknown;
};

/** @returns a service of two calls, whose handlers get parsed input */
export function createService(jobs: Jobs) {
  const app = express();
  const readBody = express.json({ limit: '256kb', strict: false, verify });
  app.use((request, response, next) =>
    // Errors of the reader are refusals, such as a body that is not JSON.
    readBody(request, response, (error?: Refusal) =>
      next(error && error.status < 500 ? new Refusal(error.status, error.message) : error),
    ),
  );
  app.post('/v2/pre-recorded', async (request, response) => {
    if (request.is('json') === false) throw new Refusal(415, 'send JSON as application/json');
    const job = await jobs.create(accepted(parsePreRecordedRequest(request.body)));
    response.status(201).json(job);
  });
  app.get('/v2/transcription', async ({ url }, response) => {
    checkText(() => decodeURIComponent(url));
    response.json(await jobs.list(accepted(parseListTranscriptionJobsQuery(url))));
  });
  app.use(() => {
    throw new Refusal(404, 'there is no such call');
  });
  const refuse: ErrorRequestHandler = (error, { path }, response, _next) => {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'the service failed');
    const { status: statusCode, message, issues } = refusal;
    const timestamp = new Date().toISOString();
    const request_id = randomUUID();
    if (refusal !== error) console.error(request_id, error);
    response.status(statusCode).json({ timestamp, path, request_id, statusCode, message, issues });
  };
  app.use(refuse);
  return app;
}
