// Receives notifications and live messages. Saves each finished job as ID.json, and each message in messages.jsonl.
// Run: RECEIVE_SECRET=SECRET npx tsx receive.ts, with client.ts in the same folder.
// To accept calls from other machines, set HOST=0.0.0.0.
// Give the service these URLs: http://…/SECRET/callback in the callback_config of a job, http://…/SECRET/webhook in
// the dashboard, and http://…/SECRET/messages in the callback_config of a session.
import { existsSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { formats } from 'speech-to-text-contract/formats';
import { oneLine, readServerMessage, readTranscriptMessage } from 'speech-to-text-contract/read';
import type { ServerMessage as Message } from 'speech-to-text-contract/types/tolerant';
import { createClient, isFinished, type PreRecordedJob, SpeechError } from './client.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const { BASE_URL = '', API_KEY = '', JOBS = 'jobs' } = process.env;
const { HOST = '127.0.0.1', PORT = '8080' } = process.env;
/** The first pause before a call is repeated and the pause between searches for finished jobs, in seconds. */
const { PAUSE = '0.25', SWEEP = '300' } = process.env;
/** The part of the path that only you and the service know, such as 32 random letters and digits. */
const { RECEIVE_SECRET } = process.env;
const ROOT = RECEIVE_SECRET ? `/${RECEIVE_SECRET}` : '';
const CALLS = ['POST callback', 'PUT callback', 'POST webhook', 'POST messages'];

/** The number of jobs that are fetched at a time and the bytes of a body. */
const [AT_ONCE, LARGEST] = [3, 512 * 1024];
/** The number of jobs that may wait. Beyond it, a notification gets a 503, so that the service can send it again. */
const MOST_PENDING = 1000;
/** A whole request must arrive within ten seconds, which Node checks every second. */
const LIMITS = { requestTimeout: 10_000, connectionsCheckingInterval: 1000 };

/** The file of a job: an empty `ID.new` until the job is fetched and then `ID.json`. */
const fileOf = (id: string, ending: 'new' | 'json' | 'part') => join(JOBS, `${id}.${ending}`);
const client = createClient(BASE_URL, API_KEY, { firstPause: Number(PAUSE) * 1000 });
const [waiting, fetching] = [new Set<string>(), new Set<string>()];
/** The jobs in `waiting` and `fetching` and the jobs that could not be fetched yet. Each has a file `ID.new`. */
const pending = new Set<string>();

/** An error of a request, with the status of the response. */
class Refusal extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

await mkdir(JOBS, { recursive: true });
const server = createServer(LIMITS, async (request, response) => {
  const called = CALLS.find(
    (call) => `${request.method} ${request.url}` === call.replace(' ', ` ${ROOT}/`),
  );
  try {
    if (!called) throw new Refusal(404, 'There is no such call.');
    const value = await bodyOf(request);
    if (called === 'POST messages') await keep(value);
    else for (const id of idsIn(value)) take(id);
    response.writeHead(204).end();
  } catch (error) {
    const { status = 500, message } = Object(error);
    if (status !== 404) console.error(oneLine(`${request.method} ${status}: ${message}`));
    response.writeHead(status).end(status === 500 ? 'The receiver failed.' : message);
  }
});
server.maxConnections = 200;
server.listen(Number(PORT), HOST, () => {
  const { address, port } = server.address() as AddressInfo;
  console.log(`Listening on http://${address}:${port}`);
});
for (;;) {
  await sweep();
  await sleep(Number(SWEEP) * 1000);
}

/** The value in the body of a request. Reads all of a body that is too large, because some services expect that. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LARGEST) chunks.push(chunk);
  }
  const tooLarge = new Refusal(413, `The body has more than ${LARGEST} bytes.`);
  if (length > LARGEST) throw tooLarge;
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (!['identity', 'gzip'].includes(encoding)) throw new Refusal(415, 'Send gzip or no encoding.');
  try {
    const bytes = Buffer.concat(chunks);
    const plain = encoding === 'gzip' ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes;
    // Skips a byte order mark.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch (error) {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge;
    throw new Refusal(400, `The body is not JSON: ${error}`);
  }
}

/** A value, or each item of a list, and the values of its fields. It is not specified which of them a notification is. */
function partsOf(value: unknown): unknown[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((item) => [item, ...Object.values(Object(item))]);
}

/** The IDs in a notification, which become the names of files. */
function idsIn(value: unknown): string[] {
  const ids = partsOf(value).map((part) => Object(part).id);
  const valid = ids.filter((id) => typeof id === 'string' && formats.uuid(id));
  if (valid.length === 0) throw new Refusal(422, 'The body has no `id` that is a UUID.');
  return [...new Set(valid.map((id) => id.toLowerCase()))];
}

/** Saves the messages in a body before the response, and prints them. A message may arrive twice. */
async function keep(value: unknown): Promise<void> {
  const typed = partsOf(value).filter((part) => typeof Object(part).type === 'string');
  const messages = typed.map(readServerMessage).filter((result) => result.ok);
  if (messages.length === 0) throw new Refusal(422, 'The body has no message with a `type`.');
  const lines = messages.map((message) => `${JSON.stringify(message.value)}\n`);
  await appendFile(join(JOBS, 'messages.jsonl'), lines.join(''));
  for (const message of messages) console.log(lineOf(message.value));
}

function lineOf(message: Message): string {
  const transcript = readTranscriptMessage(message);
  const { is_final, utterance } = (transcript.ok && transcript.value.data) || {};
  const what = utterance ? `${is_final ? 'final' : 'partial'} ${utterance.text}` : message.type;
  return oneLine(`${message.session_id} ${what}`);
}

/** Saves that a job has finished and fetches the job unless it was fetched before. */
function take(id: string): void {
  if (existsSync(fileOf(id, 'json'))) return;
  if (!pending.has(id)) {
    if (pending.size >= MOST_PENDING) throw new Refusal(503, 'Too many jobs are waiting.');
    writeFileSync(fileOf(id, 'new'), '');
  }
  pending.add(id);
  waiting.add(id);
  void work();
}

/** Fetches the waiting jobs, a few at a time. */
async function work(): Promise<void> {
  if (fetching.size === AT_ONCE) return;
  for (const id of waiting) {
    waiting.delete(id);
    if (fetching.has(id)) continue;
    fetching.add(id);
    await fetchJob(id);
    fetching.delete(id);
  }
}

/** Fetches a job once. Anyone could have sent the notification, so trust only the service. */
async function fetchJob(id: string): Promise<void> {
  try {
    const job = await client.get(`v2/pre-recorded/${id}`);
    // The sweep fetches an unfinished job again.
    if (!isFinished(job)) return;
    await save(id, job);
  } catch (error) {
    console.error(`${id}: ${error}`);
    // A job that the service does not know is forgotten, and another is fetched again by the sweep.
    if (!(error instanceof SpeechError && error.status === 404)) return;
  }
  await rm(fileOf(id, 'new'), { force: true });
  pending.delete(id);
}

/** Saves a job and prints its transcript, unless it was saved before. */
async function save(id: string, job: PreRecordedJob): Promise<void> {
  if (existsSync(fileOf(id, 'json'))) return;
  await writeFile(fileOf(id, 'part'), JSON.stringify(job));
  await rename(fileOf(id, 'part'), fileOf(id, 'json'));
  const text = job.result?.transcription?.full_transcript ?? '';
  console.log(`${id} ${oneLine(String(job.status))}\n${oneLine(text)}`);
}

/**
 * Fetches the jobs that could not be fetched before and saves the finished jobs of the last day that have no
 * notification. The date that `after_date` compares is not specified. If it is the creation date, a job that took
 * longer than a day is missed.
 */
async function sweep(): Promise<void> {
  const after_date = new Date(Date.now() - 86_400_000).toISOString();
  const recent = { kind: ['pre-recorded' as const], after_date };
  try {
    for (const name of await readdir(JOBS)) if (name.endsWith('.new')) take(name.slice(0, -4));
    for await (const job of client.list(recent)) {
      const id = job.kind === 'pre-recorded' && isFinished(job) && job.id?.toLowerCase();
      if (id && formats.uuid(id) && !fetching.has(id)) await save(id, job);
    }
  } catch (error) {
    console.error(`The search for finished jobs ended early: ${error}`);
  }
}
