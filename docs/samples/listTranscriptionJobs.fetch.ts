import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const headers = { 'x-service-key': API_KEY };
// A redirect would take the key along.
const client = createClient<paths>({ baseUrl: BASE_URL, headers, redirect: 'error' });
const { data, error } = await client.GET('/v2/transcription', {
  signal: AbortSignal.timeout(30_000),
  params: { query: { status: ['done'], limit: 5 } },
});
if (!data) throw new Error(JSON.stringify(error));
for (const job of data.items) console.log(job.id, job.kind, job.status);
