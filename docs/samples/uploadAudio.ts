// npx tsx uploadAudio.ts garden-visit.wav
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { formatIssue, parseUploadResponse } from 'speech-to-text-contract/parse';

const { BASE_URL, API_KEY = '' } = process.env;
const [file = ''] = process.argv.slice(2);
const body = new FormData();
body.append('audio', await openAsBlob(file), basename(file));
const headers = { 'x-service-key': API_KEY };
const response = await fetch(`${BASE_URL}/v2/upload`, { method: 'POST', headers, body });
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const upload = parseUploadResponse(await response.json());
if (!upload.ok) throw new Error(upload.issues.map(formatIssue).join('\n'));
console.log(upload.value.audio_url);
