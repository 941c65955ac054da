import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: BASE_URL, headers: { 'x-service-key': API_KEY } });
const { data, error } = await client.POST('/v2/live', {
  body: { sample_rate: 16000, endpointing: 0.3 },
});
if (!data) throw new Error(JSON.stringify(error));
console.log(data.url);
