// Run: npx tsx listTranscriptionJobs.ts
import { formatIssue, oneLine, readJobPage } from 'speech-to-text-contract/read';

const { BASE_URL, API_KEY = '' } = process.env;
if (!BASE_URL) throw new Error('BASE_URL is not set; set it to the base URL of the service');
const response = await fetch(`${BASE_URL}/v2/transcription?status=done&limit=2`, {
  headers: { 'x-service-key': API_KEY },
  redirect: 'error',
});
if (!response.ok) throw new Error(oneLine(`${response.status}: ${await response.text()}`));
const page = readJobPage(await response.json());
if (!page.ok) throw new Error(page.issues.map(formatIssue).join('\n'));
for (const { id, kind, status } of page.value.items ?? [])
  console.log(oneLine(`${id} ${kind} ${status}`));
