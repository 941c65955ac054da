import express, { type RequestHandler } from 'express';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';

/** Refuses an invalid request with every issue; fills in the defaults of a valid one. */
function read(
  part: 'body' | 'query',
  parse: (value: unknown) => ParseResult<unknown>,
): RequestHandler {
  return (request, response, next) => {
    const result = parse(request[part]);
    if (!result.ok) return void response.status(422).json({ issues: result.issues });
    response.locals[part] = result.value;
    next();
  };
}

export const app = express();
app.use(express.json());
app.post('/v2/pre-recorded', read('body', parsePreRecordedRequest), (_, response) => {
  response.json({ received: response.locals.body });
});
app.get('/v2/transcription', read('query', parseListTranscriptionJobsQuery), (_, response) => {
  response.json({ query: response.locals.query });
});
