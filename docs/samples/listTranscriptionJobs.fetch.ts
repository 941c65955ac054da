import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: BASE_URL, headers: { 'x-service-key': API_KEY } });
const { data, error } = await client.GET('/v2/transcription', {
  params: { query: { status: ['done'], limit: 5 } },
});
if (!data) throw new Error(JSON.stringify(error));
for (const job of data.items) console.log(job.id, job.kind, job.status);
