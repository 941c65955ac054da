import Fastify from 'fastify';
import {
  type InferOutput,
  LiveRequest,
  ListTranscriptionJobsQuery as Query,
  type StandardSchemaV1,
} from 'speech-to-text-contract/strict/standard';

export const app = Fastify();

// What comes in has its defaults; a refusal names every issue.
app.setValidatorCompiler<StandardSchemaV1>(({ schema, httpPart = 'body' }) => (value) => {
  const result = schema['~standard'].validate(value);
  if (!result.issues) return { value: result.value };
  const lines = result.issues.map(({ path, message }) => `${path?.join('/')}: ${message}`);
  return { error: new Error(`${httpPart}: ${lines.join('; ')}`) };
});

// Without a body, everything has its default.
app.addHook('preValidation', async (request) => {
  if (request.method === 'POST') request.body ??= {};
});

app.post<{ Body: InferOutput<typeof LiveRequest> }>(
  '/v2/live',
  { schema: { body: LiveRequest } },
  async ({ body }) => ({ encoding: body.encoding }),
);
app.get<{ Querystring: InferOutput<typeof Query> }>(
  '/v2/transcription',
  { schema: { querystring: Query } },
  async ({ query }) => ({ limit: query.limit, status: query.status }),
);
