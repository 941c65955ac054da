// Run: npx tsx createPreRecordedJob.ts
import { formatIssue, oneLine, parsePreRecordedJobCreated } from 'speech-to-text-contract/parse';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';

const { BASE_URL, API_KEY = '' } = process.env;
if (!BASE_URL) throw new Error('BASE_URL is not set; set it to the base URL of the service');
const request: PreRecordedRequest = {
  // Replace this URL with the URL of your recording.
  audio_url: 'https://speech.invalid/file/9f4e7c12-3a8b-4d56-b0e1-6c7d8e9fa0b2',
  diarization: true,
};
const response = await fetch(`${BASE_URL}/v2/pre-recorded`, {
  method: 'POST',
  headers: { 'x-service-key': API_KEY, 'content-type': 'application/json' },
  body: JSON.stringify(request),
  redirect: 'error',
});
if (!response.ok) throw new Error(oneLine(`${response.status}: ${await response.text()}`));
const created = parsePreRecordedJobCreated(await response.json());
if (!created.ok) throw new Error(created.issues.map(formatIssue).join('\n'));
console.log(oneLine(created.value.result_url));
