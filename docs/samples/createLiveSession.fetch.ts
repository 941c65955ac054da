import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const headers = { 'x-service-key': API_KEY };
// A redirect would take the key along.
const client = createClient<paths>({ baseUrl: BASE_URL, headers, redirect: 'error' });
const { data, error } = await client.POST('/v2/live', {
  signal: AbortSignal.timeout(30_000),
  body: { sample_rate: 16000, endpointing: 0.3 },
});
if (!data) throw new Error(JSON.stringify(error));
console.log(data.url);
