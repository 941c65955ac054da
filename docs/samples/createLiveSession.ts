// Run: npx tsx createLiveSession.ts, with client.ts in the same folder.
import { oneLine } from 'speech-to-text-contract/read';
import type { LiveRequest } from 'speech-to-text-contract/types';
import { createClient } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient(BASE_URL, API_KEY);
const request: LiveRequest = { sample_rate: 16000, language_config: { languages: ['en'] } };
console.log(oneLine(await client.createSession(request)));
