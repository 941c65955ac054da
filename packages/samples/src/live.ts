// Streams a file to a live session and prints the transcripts.
// Run: npx tsx live.ts speech.wav, with client.ts and session.ts in the same folder.
// The file must contain 16-bit mono audio with 16,000 samples per second.
// In Node 20, first set NODE_OPTIONS=--experimental-websocket.
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneLine, readTranscriptMessage } from 'speech-to-text-contract/read';
import { createClient, masked } from './client.ts';
import { errorIn, type Message, openSession } from './session.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message }) => {
  // The service may repeat the key in the reason of a close.
  console.error(masked(oneLine(message), API_KEY));
  process.exit(1);
});

const [file = 'speech.wav'] = process.argv.slice(2);

/** A quarter of a second of audio, in bytes. */
const CHUNK = 8000;

const audio = await open(file);
const request = { endpointing: 0.3, messages_config: { receive_partial_transcripts: true } };
const url = await createClient(BASE_URL, API_KEY).createSession(request);
const session = openSession(url, show);
// Send audio at the pace of a microphone and wait while too much audio is buffered.
for await (const chunk of audio.createReadStream({ highWaterMark: CHUNK })) {
  session.send(chunk);
  do await sleep(250);
  while (session.waiting > 4 * CHUNK);
}
session.stop();
await session.ended;
// Otherwise, Node would wait until the connection closes, even if the service is gone.
process.exit();

function show(message: Message): void {
  const error = errorIn(message);
  if (error) console.error(masked(oneLine(`${message.type}: ${JSON.stringify(error)}`), API_KEY));
  const transcript = readTranscriptMessage(message);
  if (!transcript.ok) return;
  const { is_final, utterance } = transcript.value.data ?? {};
  const text = utterance?.text;
  if (text) console.log(is_final ? 'final  ' : 'partial', oneLine(text));
}
