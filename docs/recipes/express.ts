import express, { type ErrorRequestHandler } from 'express';
import {
  type Issue,
  parseListTranscriptionJobsQuery,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/strict/parse';

const refusal = (status: number, message: string, issues?: Issue[]) =>
  Object.assign(new Error(message), { status, issues });

const app = express();
export default app;
app.use(express.json({ limit: '256kb' }));

app.post('/v2/pre-recorded', (request, response) => {
  // Express doesn't parse a body of another type.
  if (request.body === undefined) throw refusal(415, 'Send `content-type: application/json`.');
  const result = parsePreRecordedRequest(request.body);
  if (!result.ok) throw refusal(422, 'The request is invalid.', result.issues);
  // Replace this response with a job that your service creates from `result.value`.
  response.status(201).json(result.value);
});

app.get('/v2/transcription', (request, response) => {
  const result = parseListTranscriptionJobsQuery(request.query);
  if (!result.ok) throw refusal(422, 'The query is invalid.', result.issues);
  response.json(result.value);
});

const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
  const { status = 500, message, issues } = error;
  if (status === 500) console.error(error);
  const said = status === 500 ? 'The service failed.' : message;
  response.status(status).json({ message: said, issues });
};
app.use(refuse);
