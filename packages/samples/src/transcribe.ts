// Transcribes a recording and prints the transcript.
// Run in the folder of this file and client.ts: npx tsx transcribe.ts speech.wav
// The package has a recording: cp node_modules/speech-to-text-contract/openapi/speech.wav .
import { openAsBlob, statSync } from 'node:fs';
import { basename } from 'node:path';
import { oneLine } from 'speech-to-text-contract/read';
import { createClient } from './client.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message }) => {
  console.error(oneLine(message));
  process.exit(1);
});

const { BASE_URL = '', API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

const client = createClient(BASE_URL, API_KEY);
// A pipe would be sent as an empty file.
if (!statSync(file, { throwIfNoEntry: false })?.isFile())
  throw new Error(`There is no file ${file}.`);
const audio_url = await client.upload(await openAsBlob(file), basename(file));
const { result } = await client.transcribe({ audio_url, diarization: true });
console.log(oneLine(result?.transcription?.full_transcript ?? 'The result has no transcript.'));
