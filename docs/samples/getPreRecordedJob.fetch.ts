// npx tsx getPreRecordedJob.fetch.ts ID
import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const headers = { 'x-service-key': API_KEY };
// A redirect would take the key along.
const client = createClient<paths>({ baseUrl: BASE_URL, headers, redirect: 'error' });
const [id = ''] = process.argv.slice(2);
const { data: job, error } = await client.GET('/v2/pre-recorded/{id}', {
  signal: AbortSignal.timeout(30_000),
  params: { path: { id } },
});
if (!job) throw new Error(JSON.stringify(error));
console.log(job.id, job.status);
if (job.status === 'done') console.log(job.result.transcription?.full_transcript);
