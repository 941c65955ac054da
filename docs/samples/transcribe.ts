// Transcribes a recording, and prints the transcript.
// Run in the folder of this file and client.ts: npx tsx transcribe.ts speech.wav
// The package of the stub has a recording: cp node_modules/speech-to-text-stub/speech.wav .
import { constants, openAsBlob } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { createClient } from './client.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const { BASE_URL = '', API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

const client = createClient(BASE_URL, API_KEY);
const signal = AbortSignal.timeout(3_600_000);
// If the file is missing, the error of `access` names the file. The error of `openAsBlob` does not.
await access(file, constants.R_OK);
const audio_url = await client.upload(await openAsBlob(file), basename(file), { signal });
const { result } = await client.transcribe({ audio_url, diarization: true }, { signal });
console.log(result?.transcription?.full_transcript ?? 'The result has no transcript.');
// Without this call, Deno would wait for the timeout of `signal`.
process.exit();
