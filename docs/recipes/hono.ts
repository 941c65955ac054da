import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/strict/parse';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';

const app = new Hono();
// Bun, Deno and workers call `fetch` of the default export.
export default app;
app.use(bodyLimit({ maxSize: 256 * 1024 }));

const validBody = sValidator('json', PreRecordedRequest, (result, c) =>
  result.success
    ? undefined
    : c.json({ message: 'The request is invalid.', issues: result.error }, 422),
);

app.post('/v2/pre-recorded', validBody, (c) => {
  // Replace this response with a job that your service creates from the request, which has its defaults.
  return c.json(c.req.valid('json'), 201);
});

app.get('/v2/transcription', (c) => {
  const result = parseListTranscriptionJobsQuery(c.req.url);
  if (!result.ok) return c.json({ message: 'The query is invalid.', issues: result.issues }, 422);
  return c.json(result.value);
});
