import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: BASE_URL, headers: { 'x-service-key': API_KEY } });
const { data, error } = await client.POST('/v2/pre-recorded', {
  body: { audio_url: 'https://example.org/talk.wav', diarization: true },
});
if (!data) throw new Error(JSON.stringify(error));
console.log(data.result_url);
