// Run: npx tsx getPreRecordedJob.ts RESULT_URL
import { formatIssue, readPreRecordedJob } from 'speech-to-text-contract/read';

const { API_KEY = '' } = process.env;
const [url = ''] = process.argv.slice(2);
if (!url) {
  console.error('Pass the `result_url` of the job: npx tsx getPreRecordedJob.ts RESULT_URL');
  process.exit(2);
}
const response = await fetch(url, { headers: { 'x-service-key': API_KEY }, redirect: 'error' });
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const job = readPreRecordedJob(await response.json());
if (!job.ok) throw new Error(job.issues.map(formatIssue).join('\n'));
console.log(job.value.id, job.value.status);
if (job.value.status === 'done') console.log(job.value.result?.transcription?.full_transcript);
