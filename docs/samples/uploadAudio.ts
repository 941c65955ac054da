// Run: npx tsx uploadAudio.ts speech.wav, with client.ts in the same folder.
import { existsSync, openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { oneLine } from 'speech-to-text-contract/read';
import { createClient } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient(BASE_URL, API_KEY);
const [file = ''] = process.argv.slice(2);
if (!existsSync(file)) {
  console.error(`There is no file ${file}. Pass a recording: npx tsx uploadAudio.ts speech.wav`);
  process.exit(2);
}
console.log(oneLine(await client.upload(await openAsBlob(file), basename(file))));
