// npx tsx uploadAudio.fetch.ts speech.wav
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import createClient from 'openapi-fetch';
import type { paths } from 'speech-to-text-contract/operations';

const { BASE_URL = '', API_KEY = '' } = process.env;
const headers = { 'x-service-key': API_KEY };
// A redirect would take the key along.
const client = createClient<paths>({ baseUrl: BASE_URL, headers, redirect: 'error' });
const [file = ''] = process.argv.slice(2);
const body = new FormData();
body.append('audio', await openAsBlob(file), basename(file));
const signal = AbortSignal.timeout(600_000);
const { data, error } = await client.POST('/v2/upload', { body, signal });
if (!data) throw new Error(JSON.stringify(error));
console.log(data.audio_url);
