// Run: npx tsx createPreRecordedJob.ts, with client.ts in the same folder.
import { oneLine } from 'speech-to-text-contract/read';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';
import { createClient } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient(BASE_URL, API_KEY);
const request: PreRecordedRequest = {
  // Replace this URL with the URL of your recording.
  audio_url: 'https://speech.invalid/file/9f4e7c12-3a8b-4d56-b0e1-6c7d8e9fa0b2',
  diarization: true,
};
const { result_url } = await client.create(request);
console.log(oneLine(result_url));
