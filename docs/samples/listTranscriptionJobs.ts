// Run: npx tsx listTranscriptionJobs.ts, with client.ts in the same folder.
import { oneLine } from 'speech-to-text-contract/read';
import { createClient } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient(BASE_URL, API_KEY);
for await (const { id, kind, status } of client.list({ status: ['done'] }))
  console.log(oneLine(`${id} ${kind} ${status}`));
