// Receives notifications and live messages and saves the finished jobs.
// Run: RECEIVE_SECRET=SECRET npx tsx receive.ts, with client.ts in the same folder.
// To accept calls from other machines, set HOST=0.0.0.0.
// Give the service these URLs: http://…/SECRET/callback in the callback_config of a job, http://…/SECRET/webhook in
// the dashboard, and http://…/SECRET/messages in the callback_config of a session.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
/** The part of the path that only you and the service know, such as 32 random letters and digits. */
const { RECEIVE_SECRET } = process.env;

/** The number of jobs that are fetched at a time, the bytes of a body and the number of newest bodies that are kept. */
const [AT_ONCE, LARGEST, MOST_KEPT] = [3, 512 * 1024, 1000];
/** The number of jobs that may wait. Beyond it, a notification gets a 503, so that the service can send it again. */
const MOST_PENDING = 1000;

const ROOT = RECEIVE_SECRET ? `/${RECEIVE_SECRET}` : '';
const MESSAGES = `POST ${ROOT}/messages`;
const CALLS = [`POST ${ROOT}/callback`, `PUT ${ROOT}/callback`, `POST ${ROOT}/webhook`, MESSAGES];
/** A file for each body that names a job or a session. The hash of the body is the file name. */
const ARRIVED = join(JOBS, 'arrived');
/** The file of a job: an empty `ID.new` until the job is fetched and then `ID.json`. */
const fileOf = (id: string, ending: 'new' | 'json' | 'part') => join(JOBS, `${id}.${ending}`);
/** The number of connections at a time. */
const MOST_CONNECTIONS = 200;
/** A whole request must arrive within ten seconds, which Node checks every second. */
const LIMITS = { requestTimeout: 10_000, connectionsCheckingInterval: 1000 };
const { PAUSE = '0.25', SWEEP = '300' } = process.env;
const client = createClient(BASE_URL, API_KEY, { firstPause: Number(PAUSE) * 1000 });
const [waiting, fetching] = [new Set<string>(), new Set<string>()];
/** The jobs in `waiting` and `fetching` and the jobs that could not be fetched yet. Each has a file `ID.new`. */
const pending = new Set<string>();

await mkdir(ARRIVED, { recursive: true });
const kept = await listKept();
const server = createServer(LIMITS, async (request, response) => {
  const call = `${request.method} ${request.url}`;
  if (!CALLS.includes(call)) return response.writeHead(404).end();
  try {
    const body = await bodyOf(request);
    if (!body) return response.writeHead(413).end();
    const message = call === MESSAGES && messageIn(body);
    const id = message === false ? idOf(body) : message?.session_id;
    if (!id) console.log('Ignored a body without a job ID or a session ID.');
    else if (message) {
      if (await keep(body)) console.log(lineOf(message));
    } else {
      if (pending.size >= MOST_PENDING && !pending.has(id)) return response.writeHead(503).end();
      take(id);
      await keep(body);
    }
    response.writeHead(204).end();
  } catch (error) {
    console.error(String(error));
    response.writeHead(500).end();
  }
});
server.maxConnections = MOST_CONNECTIONS;
server.listen(Number(PORT), HOST, () => {
  const { address, port } = server.address() as AddressInfo;
  console.log(`Listening on http://${address}:${port}`);
});
for (;;) {
  await sweep();
  await sleep(Number(SWEEP) * 1000);
}

/** The files of the bodies that earlier runs kept, the oldest first. */
async function listKept(): Promise<string[]> {
  const files = (await readdir(ARRIVED)).map((name) => join(ARRIVED, name));
  const dated = files.map(async (file) => ({ file, date: (await stat(file)).mtimeMs }));
  return (await Promise.all(dated)).sort((a, b) => a.date - b.date).map(({ file }) => file);
}

/** Saves a body before the response and removes the oldest if there are too many. False if the body arrived before. */
async function keep(body: Buffer): Promise<boolean> {
  const file = join(ARRIVED, createHash('sha256').update(body).digest('hex'));
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(part, body);
    await link(part, file);
    kept.push(file);
    for (const old of kept.splice(0, kept.length - MOST_KEPT)) await rm(old, { force: true });
    return true;
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** The value in a body and the values of its fields. It is not specified which of them a notification is. */
function partsOf(body: Buffer): unknown[] {
  try {
    const value: unknown = JSON.parse(body.toString());
    return [value, ...Object.values(Object(value))];
  } catch {
    return [];
  }
}

/** The message in a body, if there is one. */
function messageIn(body: Buffer): Message | undefined {
  const message = partsOf(body).find((part) => typeof Object(part).type === 'string');
  const found = readServerMessage(message);
  return found.ok ? found.value : undefined;
}

function lineOf(message: Message): string {
  const transcript = readTranscriptMessage(message);
  const { is_final, utterance } = (transcript.ok && transcript.value.data) || {};
  const what = utterance ? `${is_final ? 'final' : 'partial'} ${utterance.text}` : message.type;
  return oneLine(`${message.session_id} ${what}`);
}

/** The ID in a notification, which becomes the name of a file. */
function idOf(body: Buffer): string | undefined {
  const ids = partsOf(body).map((part) => Object(part).id);
  return ids.find((id) => typeof id === 'string' && formats.uuid(id))?.toLowerCase();
}

/** Saves that a job has finished and fetches the job unless it was fetched before. */
function take(id: string): void {
  if (existsSync(fileOf(id, 'json'))) return;
  if (!pending.has(id)) writeFileSync(fileOf(id, 'new'), '');
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
    if (!existsSync(fileOf(id, 'json'))) {
      const job = await find(id);
      // The sweep fetches an unfinished job again.
      if (job && !isFinished(job)) return;
      if (job) await save(id, job);
    }
    await rm(fileOf(id, 'new'), { force: true });
    pending.delete(id);
  } catch (error) {
    console.error(`${id}: ${error}`);
  }
}

/** The job with this ID, or undefined if the service does not know it. */
async function find(id: string): Promise<PreRecordedJob | undefined> {
  try {
    return await client.get(`v2/pre-recorded/${id}`);
  } catch (error) {
    if (!(error instanceof SpeechError && error.status === 404)) throw error;
    console.error(`${id}: ${error}`);
    return undefined;
  }
}

/** Saves a job and prints its transcript, unless it was saved before. */
async function save(id: string, job: PreRecordedJob): Promise<void> {
  if (existsSync(fileOf(id, 'json'))) return;
  const part = `${fileOf(id, 'part')}.${randomUUID()}`;
  await writeFile(part, JSON.stringify(job));
  await rename(part, fileOf(id, 'json'));
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
      if (id && formats.uuid(id)) await save(id, job);
    }
  } catch (error) {
    console.error(`The search for finished jobs ended early: ${error}`);
  }
}

/** The body of a request, or undefined if it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LARGEST) chunks.push(chunk);
  }
  return length <= LARGEST ? Buffer.concat(chunks) : undefined;
}
