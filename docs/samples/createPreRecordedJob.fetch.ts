import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const headers = { 'x-service-key': API_KEY };
// A redirect would take the key along.
const client = createClient<paths>({ baseUrl: BASE_URL, headers, redirect: 'error' });
const { data, error } = await client.POST('/v2/pre-recorded', {
  signal: AbortSignal.timeout(30_000),
  body: { audio_url: 'https://example.org/talk.wav', diarization: true },
});
if (!data) throw new Error(JSON.stringify(error));
console.log(data.result_url);
