import Fastify from 'fastify';
import {
  type Issue,
  parseListTranscriptionJobsQuery,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/strict/parse';

const refusal = (statusCode: number, message: string, issues?: Issue[]) =>
  Object.assign(new Error(message), { statusCode, issues });

// The parser of the query takes its text.
const routerOptions = { querystringParser: (text: string) => ({ text }) };
const app = Fastify({ routerOptions, bodyLimit: 256 * 1024 });
export default app;

app.post('/v2/pre-recorded', async (request, reply) => {
  const result = parsePreRecordedRequest(request.body);
  if (!result.ok) throw refusal(422, 'The request is invalid.', result.issues);
  // Replace this response with a job that your service creates from `result.value`.
  return reply.code(201).send(result.value);
});

app.get<{ Querystring: { text: string } }>('/v2/transcription', async (request) => {
  const result = parseListTranscriptionJobsQuery(request.query.text);
  if (!result.ok) throw refusal(422, 'The query is invalid.', result.issues);
  return result.value;
});

app.setErrorHandler<ReturnType<typeof refusal>>((error, _request, reply) => {
  const { statusCode = 500, message, issues } = error;
  if (statusCode === 500) console.error(error);
  const said = statusCode === 500 ? 'The service failed.' : message;
  return reply.code(statusCode).send({ message: said, issues });
});
