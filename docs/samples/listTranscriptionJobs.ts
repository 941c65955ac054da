import { parseJobPage } from 'speech-to-text-contract/parse';

const { BASE_URL, API_KEY = '' } = process.env;
const response = await fetch(new URL('/v2/transcription?status=done&limit=5', BASE_URL), {
  headers: { 'x-service-key': API_KEY },
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const page = parseJobPage(await response.json());
if (!page.ok) throw new Error(JSON.stringify(page.issues));
for (const job of page.value.items) console.log(job.id, job.kind, job.status);
