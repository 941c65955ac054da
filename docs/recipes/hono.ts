import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';
import type {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/types/resolved';

/** Takes the parsed value with its defaults. An invalid request gets a 422 with every issue. */
function accepting<Value>(result: ParseResult<Value>): Value | Response {
  if (result.ok) return result.value;
  const { issues } = result;
  return Response.json({ message: 'The request is invalid.', issues }, { status: 422 });
}

export type Jobs = {
  create(request: PreRecordedRequest): object;
  list(query: ListTranscriptionJobsQuery): object;
};

/** @returns a service of two operations for Node, Bun, Deno, and workers, whose handlers get parsed input */
export function createService(jobs: Jobs) {
  const body = validator('json', (value) => accepting(parsePreRecordedRequest(value)));
  // The parser takes the whole query, including `custom_metadata[x]`.
  const query = validator('query', (_, c) =>
    accepting(parseListTranscriptionJobsQuery(new URL(c.req.url).searchParams)),
  );
  return new Hono()
    .use(bodyLimit({ maxSize: 256 * 1024 }))
    .post('/v2/pre-recorded', body, (c) => c.json(jobs.create(c.req.valid('json')), 201))
    .get('/v2/transcription', query, (c) => c.json(jobs.list(c.req.valid('query'))));
}
