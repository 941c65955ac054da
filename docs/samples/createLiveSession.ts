// Run: npx tsx createLiveSession.ts
import { formatIssue, oneLine, parseLiveSessionCreated } from 'speech-to-text-contract/parse';
import type { LiveRequest } from 'speech-to-text-contract/types';

const { BASE_URL, API_KEY = '' } = process.env;
if (!BASE_URL) throw new Error('BASE_URL is not set; set it to the base URL of the service');
const request: LiveRequest = { sample_rate: 16000, language_config: { languages: ['en'] } };
const response = await fetch(`${BASE_URL}/v2/live`, {
  method: 'POST',
  headers: { 'x-service-key': API_KEY, 'content-type': 'application/json' },
  body: JSON.stringify(request),
  redirect: 'error',
});
if (!response.ok) throw new Error(oneLine(`${response.status}: ${await response.text()}`));
const session = parseLiveSessionCreated(await response.json());
if (!session.ok) throw new Error(session.issues.map(formatIssue).join('\n'));
console.log(oneLine(session.value.url));
