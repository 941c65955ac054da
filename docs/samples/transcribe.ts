// npx tsx transcribe.ts speech.wav
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import {
  parsePreRecordedJob,
  parsePreRecordedJobCreated,
  parseUploadResponse,
} from 'speech-to-text-contract/parse';
import type { PreRecordedJob, PreRecordedRequest } from 'speech-to-text-contract/types';

const { BASE_URL, API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

const form = new FormData();
form.append('audio', await openAsBlob(file), basename(file));
const upload = parseUploadResponse(await call('/v2/upload', { method: 'POST', body: form }));
if (!upload.ok) throw new Error(JSON.stringify(upload.issues));

const request: PreRecordedRequest = { audio_url: upload.value.audio_url, diarization: true };
const created = parsePreRecordedJobCreated(
  await call('/v2/pre-recorded', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }),
);
if (!created.ok) throw new Error(JSON.stringify(created.issues));

const job = await finished(created.value.result_url);
if (job.status === 'done') console.log(job.result.transcription?.full_transcript);
else console.error(`The job failed with ${job.error_code}.`);

/** Polls a job until it is done or has failed. */
async function finished(address: string): Promise<PreRecordedJob & { status: 'done' | 'error' }> {
  for (;;) {
    const job = parsePreRecordedJob(await call(address));
    if (!job.ok) throw new Error(JSON.stringify(job.issues));
    if (job.value.status === 'done' || job.value.status === 'error') return job.value;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function call(address: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { ...init.headers, 'x-service-key': API_KEY };
  const response = await fetch(new URL(address, BASE_URL), { ...init, headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}
