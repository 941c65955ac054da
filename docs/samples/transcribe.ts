// npx tsx transcribe.ts speech.wav; the stub has a recording: cp node_modules/speech-to-text-stub/speech.wav .
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { createClient } from './client.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message, cause }) => {
  console.error(message, String(cause ?? ''));
  process.exit(1);
});

const { BASE_URL = '', API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

const client = createClient(BASE_URL, API_KEY);
const signal = AbortSignal.timeout(3_600_000);
const audio = await openAsBlob(file).catch(() => {
  throw new Error(`Cannot read ${file}`);
});
const audio_url = await client.upload(audio, basename(file), { signal });
const { result } = await client.transcribe({ audio_url, diarization: true }, { signal });
console.log(result?.transcription?.full_transcript ?? 'The result has no transcript.');
// Otherwise Deno would wait for the timeout.
process.exit();
