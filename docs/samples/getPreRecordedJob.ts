// npx tsx getPreRecordedJob.ts RESULT_URL, the address that came back when the job was created
import { formatIssue, readPreRecordedJob } from 'speech-to-text-contract/read';

// One line for what goes wrong, instead of a trace.
process.once('uncaughtException', ({ message, cause }) => {
  console.error(message, String(cause ?? ''));
  process.exit(1);
});

const { BASE_URL = '', API_KEY = '', TIMEOUT = '30' } = process.env;
if (!/^[!-~]+$/.test(API_KEY)) throw new Error('Set API_KEY to your key, in ASCII.');
const [address = ''] = process.argv.slice(2);
// The address may be anywhere: the key goes to the service alone, and no redirect takes it along.
const isOurs = new URL(address).origin === new URL(BASE_URL).origin;
const response = await fetch(address, {
  headers: isOurs ? { 'x-service-key': API_KEY } : {},
  redirect: isOurs ? 'error' : 'follow',
  signal: AbortSignal.timeout(Number(TIMEOUT) * 1000),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const job = readPreRecordedJob(await response.json());
if (!job.ok) throw new Error(job.issues.map(formatIssue).join('\n'));
console.log(job.value.id, job.value.status);
if (job.value.status === 'done') console.log(job.value.result?.transcription?.full_transcript);
