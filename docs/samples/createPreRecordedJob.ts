import { formatIssue, parsePreRecordedJobCreated } from 'speech-to-text-contract/parse';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';

const { BASE_URL, API_KEY = '' } = process.env;
const request: PreRecordedRequest = {
  audio_url: 'https://example.org/talk.wav',
  diarization: true,
};
const response = await fetch(`${BASE_URL}/v2/pre-recorded`, {
  method: 'POST',
  headers: { 'x-service-key': API_KEY, 'content-type': 'application/json' },
  body: JSON.stringify(request),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const created = parsePreRecordedJobCreated(await response.json());
if (!created.ok) throw new Error(created.issues.map(formatIssue).join('\n'));
console.log(created.value.result_url);
