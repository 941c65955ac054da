// npx tsx live.ts speech.wav; 16-bit audio, 16,000 samples a second
// In Node 20: NODE_OPTIONS=--experimental-websocket npx tsx live.ts speech.wav
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { createClient, type Message } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
// Print errors on one line, without a stack trace; the reason for closing a session may contain the key.
process.once('uncaughtException', ({ message, cause }) => {
  console.error(`${message} ${cause ?? ''}`.replaceAll(API_KEY || '***', '***'));
  process.exit(1);
});

const [file = 'speech.wav'] = process.argv.slice(2);

/** A quarter of a second of audio, in bytes. */
const PIECE = 8000;

const audio = await readFile(file);
const request = { endpointing: 0.3, messages_config: { receive_partial_transcripts: true } };
const session = await createClient(BASE_URL, API_KEY).live(request, show);
// At the pace of a microphone.
for (let sent = 0; sent < audio.length; sent += PIECE) {
  session.send(audio.subarray(sent, sent + PIECE));
  await sleep(250);
}
session.stop();
await session.ended;
// Otherwise Node would wait for the close frame of a peer that is gone.
process.exit();

function show(message: Message): void {
  if (!isTranscriptMessage(message)) return;
  const { is_final, utterance } = message.data ?? {};
  if (utterance?.text) console.log(is_final ? 'final  ' : 'partial', utterance.text);
}
