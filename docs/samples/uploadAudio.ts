// Run: npx tsx uploadAudio.ts speech.wav
import { existsSync, openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { formatIssue, oneLine, parseUploadResponse } from 'speech-to-text-contract/parse';

const { BASE_URL, API_KEY = '' } = process.env;
if (!BASE_URL) throw new Error('BASE_URL is not set; set it to the base URL of the service');
const [file = ''] = process.argv.slice(2);
if (!existsSync(file)) {
  console.error(`There is no file ${file}. Pass a recording: npx tsx uploadAudio.ts speech.wav`);
  process.exit(2);
}
const body = new FormData();
body.append('audio', await openAsBlob(file), basename(file));
const response = await fetch(`${BASE_URL}/v2/upload`, {
  method: 'POST',
  headers: { 'x-service-key': API_KEY },
  body,
  // A redirect would make Node buffer the whole form to send it again.
  redirect: 'error',
});
if (!response.ok) throw new Error(oneLine(`${response.status}: ${await response.text()}`));
const upload = parseUploadResponse(await response.json());
if (!upload.ok) throw new Error(upload.issues.map(formatIssue).join('\n'));
console.log(oneLine(upload.value.audio_url));
