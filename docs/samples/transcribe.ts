// npx tsx transcribe.ts speech.wav
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import {
  type ParseResult,
  parsePreRecordedJobCreated,
  parseUploadResponse,
} from 'speech-to-text-contract/parse';
import { formatIssue, type ReadResult, readPreRecordedJob } from 'speech-to-text-contract/read';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';

const { BASE_URL, API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

const form = new FormData();
form.append('audio', await openAsBlob(file), basename(file));
const upload = await call(parseUploadResponse, '/v2/upload', { method: 'POST', body: form });

const request: PreRecordedRequest = { audio_url: upload.audio_url, diarization: true };
const created = await call(parsePreRecordedJobCreated, '/v2/pre-recorded', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(request),
});

let job = await call(readPreRecordedJob, created.result_url);
while (job.status !== 'done' && job.status !== 'error') {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  job = await call(readPreRecordedJob, created.result_url);
}
if (job.status === 'done') console.log(job.result?.transcription?.full_transcript);
else console.error(`The job failed with ${job.error_code}.`);

/** Calls the service, and checks what comes back. */
async function call<Value>(
  check: (value: unknown) => ParseResult<Value> | ReadResult<Value>,
  address: string,
  init: RequestInit = {},
): Promise<Value> {
  const headers = { ...init.headers, 'x-service-key': API_KEY };
  const response = await fetch(new URL(address, BASE_URL), { ...init, headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const result = check(await response.json());
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  const deviations = 'deviations' in result ? result.deviations : [];
  for (const deviation of deviations) console.warn(formatIssue(deviation));
  return result.value;
}
