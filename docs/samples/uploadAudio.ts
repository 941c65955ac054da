// npx tsx uploadAudio.ts speech.wav
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { formatIssue, parseUploadResponse } from 'speech-to-text-contract/parse';

// One line for what goes wrong, instead of a trace.
process.once('uncaughtException', ({ message, cause }) => {
  console.error(message, String(cause ?? ''));
  process.exit(1);
});

const { BASE_URL, API_KEY = '', TIMEOUT = '600' } = process.env;
if (!/^[!-~]+$/.test(API_KEY)) throw new Error('Set API_KEY to your key, in ASCII.');
const [file = ''] = process.argv.slice(2);
const body = new FormData();
body.append('audio', await openAsBlob(file), basename(file));
const response = await fetch(`${BASE_URL}/v2/upload`, {
  method: 'POST',
  headers: { 'x-service-key': API_KEY },
  body,
  redirect: 'error',
  signal: AbortSignal.timeout(Number(TIMEOUT) * 1000),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const upload = parseUploadResponse(await response.json());
if (!upload.ok) throw new Error(upload.issues.map(formatIssue).join('\n'));
console.log(upload.value.audio_url);
