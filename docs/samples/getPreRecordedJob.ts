// Run: npx tsx getPreRecordedJob.ts RESULT_URL
import { formatIssue, oneLine, readPreRecordedJob } from 'speech-to-text-contract/read';

const { BASE_URL, API_KEY = '' } = process.env;
if (!BASE_URL) throw new Error('BASE_URL is not set; set it to the base URL of the service');
const [url = ''] = process.argv.slice(2);
if (!url) {
  console.error('Pass the `result_url` of the job: npx tsx getPreRecordedJob.ts RESULT_URL');
  process.exit(2);
}
// Send the key only to the service, even if the URL leads elsewhere.
const isOurs = new URL(url).origin === new URL(BASE_URL).origin;
const headers: HeadersInit = isOurs ? { 'x-service-key': API_KEY } : {};
const response = await fetch(url, { headers, redirect: 'error' });
if (!response.ok) throw new Error(oneLine(`${response.status}: ${await response.text()}`));
const job = readPreRecordedJob(await response.json());
if (!job.ok) throw new Error(job.issues.map(formatIssue).join('\n'));
const { id, status, result } = job.value;
console.log(oneLine(`${id} ${status}`));
if (status === 'done') console.log(oneLine(result?.transcription?.full_transcript ?? ''));
