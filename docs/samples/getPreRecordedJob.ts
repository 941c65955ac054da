// npx tsx getPreRecordedJob.ts RESULT_URL, the address that came back when the job was created
import { formatIssue, readPreRecordedJob } from 'speech-to-text-contract/read';

const { API_KEY = '' } = process.env;
const [address = ''] = process.argv.slice(2);
const response = await fetch(address, { headers: { 'x-service-key': API_KEY } });
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const job = readPreRecordedJob(await response.json());
if (!job.ok) throw new Error(job.issues.map(formatIssue).join('\n'));
console.log(job.value.id, job.value.status);
if (job.value.status === 'done') console.log(job.value.result?.transcription?.full_transcript);
