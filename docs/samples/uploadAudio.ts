// Run: npx tsx uploadAudio.ts speech.wav
import { constants, openAsBlob } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatIssue, parseUploadResponse } from 'speech-to-text-contract/parse';

const { BASE_URL, API_KEY = '' } = process.env;
if (!BASE_URL) throw new Error('BASE_URL is not set: set it to the base URL of the service.');
const [file = ''] = process.argv.slice(2);
// If the file is missing, the error of `access` names the file. The error of `openAsBlob` does not.
await access(file, constants.R_OK);
const body = new FormData();
body.append('audio', await openAsBlob(file), basename(file));
const response = await fetch(`${BASE_URL}/v2/upload`, {
  method: 'POST',
  headers: { 'x-service-key': API_KEY },
  body,
  // If Node followed redirects, it would keep the whole form in memory, to send the form again.
  redirect: 'error',
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const upload = parseUploadResponse(await response.json());
if (!upload.ok) throw new Error(upload.issues.map(formatIssue).join('\n'));
console.log(upload.value.audio_url);
