// npx tsx live.ts speech.wav, with the package ws; 16-bit audio, 16,000 samples a second
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { parseLiveSessionCreated } from 'speech-to-text-contract/parse';
import { formatIssue, readServerMessage } from 'speech-to-text-contract/read';
import type { LiveRequest } from 'speech-to-text-contract/types';
import WebSocket from 'ws';

const { BASE_URL, API_KEY = '' } = process.env;
const [file = 'speech.wav'] = process.argv.slice(2);

/** A quarter of a second of audio, in bytes. */
const PIECE = 8000;
/** The pauses before each attempt to resume a lost session, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 4000];

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
const session = parseLiveSessionCreated(await response.json());
if (!session.ok) throw new Error(session.issues.map(formatIssue).join('\n'));
const { url } = session.value;

const audio = await readFile(file);
let sent = 0;
let stopped = false;
let attempts = 0;

while (!(await connect())) {
  const pause = PAUSES[attempts++];
  if (pause === undefined) throw new Error(`Gave up after ${PAUSES.length} attempts to resume.`);
  console.error(`The connection is lost, trying again in ${pause} ms.`);
  await sleep(pause);
}

/** Goes on over a new connection until it closes; true when the session has ended. */
function connect(): Promise<boolean> {
  const socket = new WebSocket(url);
  socket.on('open', () => stream(socket));
  socket.on('message', show);
  socket.on('error', (error) => console.error(error.message));
  // 1006 stands for a connection that broke off.
  return new Promise((end) => socket.on('close', (code) => end(stopped && code !== 1006)));
}

/** Sends what is left of the audio, at the pace of a microphone. */
async function stream(socket: WebSocket) {
  while (socket.readyState === WebSocket.OPEN && sent < audio.length) {
    socket.send(audio.subarray(sent, sent + PIECE));
    sent += PIECE;
    await sleep(250);
  }
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify({ type: 'stop_recording' }));
  stopped = true;
}

function show(frame: Buffer) {
  const message = readServerMessage(frame);
  if (!message.ok) return console.error(message.issues.map(formatIssue).join('\n'));
  if (!isTranscriptMessage(message.value)) return;
  attempts = 0;
  const { is_final, utterance } = message.value.data ?? {};
  console.log(is_final ? 'final  ' : 'partial', utterance?.text);
}
