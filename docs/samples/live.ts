// npx tsx live.ts speech.wav
import { createReadStream } from 'node:fs';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import {
  formatIssue,
  readLiveSessionCreated,
  readServerMessage,
} from 'speech-to-text-contract/read';
import type { LiveRequest } from 'speech-to-text-contract/types';
import WebSocket from 'ws';

const { BASE_URL, API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

const request: LiveRequest = {
  endpointing: 0.3,
  messages_config: { receive_partial_transcripts: true },
};
const response = await fetch(new URL('/v2/live', BASE_URL), {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-service-key': API_KEY },
  body: JSON.stringify(request),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const session = readLiveSessionCreated(await response.json());
if (!session.ok) throw new Error(session.issues.map(formatIssue).join('\n'));

const socket = new WebSocket(session.value.url ?? '');

socket.on('open', async () => {
  for await (const chunk of createReadStream(file, { highWaterMark: 8192 })) socket.send(chunk);
  socket.send(JSON.stringify({ type: 'stop_recording' }));
});

socket.on('message', (frame: Buffer) => {
  const message = readServerMessage(frame);
  if (!message.ok) return console.error(message.issues.map(formatIssue).join('\n'));
  if (!isTranscriptMessage(message.value)) return;
  const { is_final, utterance } = message.value.data ?? {};
  console.log(is_final ? 'final  ' : 'partial', utterance?.text);
});

socket.on('error', (error) => console.error(error.message));
