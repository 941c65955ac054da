// npx tsx uploadAudio.ts garden-visit.wav
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { formatIssue, parseUploadResponse } from 'speech-to-text-contract/parse';

const { BASE_URL, API_KEY = '' } = process.env;
const [file = ''] = process.argv.slice(2);
const audio = await openAsBlob(file).catch(() => {
  throw new Error(`Cannot read ${file}`);
});
const body = new FormData();
body.append('audio', audio, basename(file));
const response = await fetch(`${BASE_URL}/v2/upload`, {
  method: 'POST',
  headers: { 'x-service-key': API_KEY },
  body,
  // To repeat the form after a redirect, Node would keep all of it in memory.
  redirect: 'error',
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const upload = parseUploadResponse(await response.json());
if (!upload.ok) throw new Error(upload.issues.map(formatIssue).join('\n'));
console.log(upload.value.audio_url);
