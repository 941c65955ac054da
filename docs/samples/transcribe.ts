// npx tsx transcribe.ts speech.wav
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import {
  formatIssue,
  type ReadResult,
  readPreRecordedJob,
  readPreRecordedJobCreated,
  readUploadResponse,
} from 'speech-to-text-contract/read';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';

const { BASE_URL, API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

const form = new FormData();
form.append('audio', await openAsBlob(file), basename(file));
const upload = await call(readUploadResponse, '/v2/upload', { method: 'POST', body: form });

const request: PreRecordedRequest = { audio_url: upload.audio_url ?? '', diarization: true };
const created = await call(readPreRecordedJobCreated, '/v2/pre-recorded', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(request),
});

let job = await call(readPreRecordedJob, created.result_url ?? '');
while (job.status !== 'done' && job.status !== 'error') {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  job = await call(readPreRecordedJob, created.result_url ?? '');
}
if (job.status === 'done') console.log(job.result?.transcription?.full_transcript);
else console.error(`The job failed with ${job.error_code}.`);

/** Calls the service, and reads what comes back. */
async function call<Value>(
  read: (value: unknown) => ReadResult<Value>,
  address: string,
  init: RequestInit = {},
): Promise<Value> {
  const headers = { ...init.headers, 'x-service-key': API_KEY };
  const response = await fetch(new URL(address, BASE_URL), { ...init, headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const result = read(await response.json());
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  for (const deviation of result.deviations) console.warn(formatIssue(deviation));
  return result.value;
}
