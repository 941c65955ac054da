// Run: npx tsx getPreRecordedJob.ts RESULT_URL, with client.ts in the same folder.
import { oneLine } from 'speech-to-text-contract/read';
import { createClient } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient(BASE_URL, API_KEY);
const [url] = process.argv.slice(2);
if (!url) {
  console.error('Pass the `result_url` of the job: npx tsx getPreRecordedJob.ts RESULT_URL');
  process.exit(2);
}
const { id, status, result } = await client.get(url);
console.log(oneLine(`${id} ${status}`));
if (status === 'done') console.log(oneLine(result?.transcription?.full_transcript ?? ''));
