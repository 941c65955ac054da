// Receives notifications and live messages. Saves each finished job as ID.json, and each message in messages.jsonl.
// Run: RECEIVE_SECRET=SECRET npx tsx receive.ts, with client.ts and receiver.ts in the same folder.
// To accept calls from other machines, set HOST=0.0.0.0.
// Give the service these URLs: http://…/SECRET/callback in the callback_config of a job, http://…/SECRET/webhook in
// the dashboard, and http://…/SECRET/messages in the callback_config of a session.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneLine, readTranscriptMessage } from 'speech-to-text-contract/read';
import { createClient } from './client.ts';
import { createReceiver } from './receiver.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message }) => {
  console.error(oneLine(message));
  process.exit(1);
});

const { BASE_URL = '', API_KEY = '', JOBS = 'jobs', RECEIVE_SECRET = '' } = process.env;
const { HOST = '127.0.0.1', PORT = '8080' } = process.env;
const receiver = await createReceiver(createClient(BASE_URL, API_KEY), {
  folder: JOBS,
  secret: RECEIVE_SECRET,
  onJob(id, { status, result }) {
    const text = result?.transcription?.full_transcript ?? '';
    console.log(`${id} ${oneLine(`${status}`)}\n${oneLine(text)}`);
  },
  onMessage(message) {
    const transcript = readTranscriptMessage(message);
    const { is_final, utterance } = (transcript.ok && transcript.value.data) || {};
    const what = utterance ? `${is_final ? 'final' : 'partial'} ${utterance.text}` : message.type;
    console.log(oneLine(`${message.session_id} ${what}`));
  },
  onProblem: (words) => console.error(oneLine(words)),
});
// A whole request must arrive within ten seconds, which Node checks every second.
const limits = { requestTimeout: 10_000, connectionsCheckingInterval: 1000 };
const server = createServer(limits, receiver.listener);
server.maxConnections = 200;
await once(server.listen(Number(PORT), HOST), 'listening');
const { address, port } = server.address() as AddressInfo;
console.log(`Listening on http://${address}:${port}`);
for (;;) {
  await receiver.sweep();
  await sleep(300_000);
}
