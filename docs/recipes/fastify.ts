import Fastify from 'fastify';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';
import type {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/types/resolved';

/** The parsed value with its defaults. An invalid request gets a 422 with every issue. */
function accepted<Value>(result: ParseResult<Value>): Value {
  if (result.ok) return result.value;
  const { issues } = result;
  throw Object.assign(new Error('The request is invalid.'), { statusCode: 422, issues });
}

export type Jobs = {
  create(request: PreRecordedRequest): unknown;
  list(query: ListTranscriptionJobsQuery): unknown;
};

/** @returns a service of two operations, whose handlers get parsed input */
export function createService(jobs: Jobs) {
  // The parser takes the whole query, including `custom_metadata[x]`.
  const routerOptions = { querystringParser: (text: string) => ({ text }) };
  const app = Fastify({ routerOptions, bodyLimit: 256 * 1024 });
  app.post('/v2/pre-recorded', ({ body }, reply) =>
    reply.code(201).send(jobs.create(accepted(parsePreRecordedRequest(body)))),
  );
  app.get('/v2/transcription', ({ query }) =>
    jobs.list(accepted(parseListTranscriptionJobsQuery(Object(query).text))),
  );
  app.setErrorHandler<Error & { statusCode?: number; issues?: unknown }>((error, _, reply) => {
    const { statusCode = 500, message, issues } = error;
    if (statusCode === 500) console.error(error);
    const said = statusCode === 500 ? 'The service failed.' : message;
    return reply.code(statusCode).send({ message: said, issues });
  });
  return app;
}
