// npx tsx receive.ts; give the service http://…/callback as callback_config.url of a job, http://…/webhook in
// the dashboard, and http://…/messages as callback_config.url of a live session
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formats } from 'speech-to-text-contract/formats';
import { isTranscriptMessage } from 'speech-to-text-contract/guards';
import { oneLine, readServerMessage } from 'speech-to-text-contract/read';
import { createClient, isFinished, type Message, SpeechError } from './client.ts';

// Print errors on one line, without a stack trace.
process.once('uncaughtException', ({ message, cause }) => {
  console.error(message, String(cause ?? ''));
  process.exit(1);
});

const { BASE_URL = '', API_KEY = '', PORT = '8080', JOBS = 'jobs', SWEEP = '300' } = process.env;

/** How many jobs are fetched at a time, and how many bytes a body may have. */
const [AT_ONCE, LARGEST] = [3, 1_000_000];

/** Each body, unchanged, in a file named by its hash. */
const ARRIVED = join(JOBS, 'arrived');
/** The file of a job: an empty `ID.new` until the job is fetched, and then `ID.json`. */
const fileOf = (id: string, ending: 'new' | 'json' | 'part') => join(JOBS, `${id}.${ending}`);
/** A whole request must arrive within ten seconds, which Node checks every second. */
const LIMITS = { requestTimeout: 10_000, connectionsCheckingInterval: 1000 };
const client = createClient(BASE_URL, API_KEY);
const [waiting, fetching] = [new Set<string>(), new Set<string>()];

await mkdir(ARRIVED, { recursive: true });
const server = createServer(LIMITS, async (request, response) => {
  const call = `${request.method} ${request.url}`;
  if (!/^(POST|PUT) \/callback$|^POST \/(webhook|messages)$/.test(call))
    return response.writeHead(404).end();
  try {
    const body = await bodyOf(request);
    if (!body) return response.writeHead(413).end();
    const isNew = await keep(body);
    const id = idOf(body);
    if (request.url === '/messages') isNew && show(body);
    else if (id) await take(id);
    else console.log('Saved a body without the identifier of a job.');
    response.writeHead(204).end();
  } catch (error) {
    console.error(String(error));
    response.writeHead(500).end();
  }
});
server.listen(Number(PORT), () => console.log('Listening:', server.address()));
for (;;) {
  await sweep();
  await sleep(Number(SWEEP) * 1000);
}

/** Saves a body before the response; false if it arrived before. */
async function keep(body: Buffer): Promise<boolean> {
  const file = join(ARRIVED, createHash('sha256').update(body).digest('hex'));
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(part, body);
    await link(part, file);
    return true;
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** Shows a message of a live session. Whether the body is the message or contains it is not specified. */
function show(body: Buffer): void {
  const value = jsonIn(body);
  const parts: unknown[] = [value, ...Object.values(Object(value))];
  const found = readServerMessage(parts.find((part) => typeof Object(part).type === 'string'));
  console.log(found.ok ? lineOf(found.value) : 'Saved a body that is not a message.');
}

function lineOf(message: Message): string {
  const { is_final, utterance } = isTranscriptMessage(message) ? (message.data ?? {}) : {};
  const what = utterance ? `${is_final ? 'final' : 'partial'} ${utterance.text}` : message.type;
  return oneLine(`${message.session_id} ${what}`);
}

/** The identifier in a notification, whatever else it contains. It becomes the name of a file. */
function idOf(body: Buffer): string | undefined {
  const { id } = Object(jsonIn(body));
  return typeof id === 'string' && formats.uuid(id) ? id.toLowerCase() : undefined;
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Stores that a job has finished, and fetches it, unless it was fetched before. */
async function take(id: string): Promise<void> {
  if (existsSync(fileOf(id, 'json'))) return;
  await writeFile(fileOf(id, 'new'), '');
  waiting.add(id);
  void work();
}

/** Fetches the waiting jobs, a few at a time, however many notifications arrive. */
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

/** Fetches a job, once: anyone could have sent the notification, so trust only the service. */
async function fetchJob(id: string): Promise<void> {
  if (existsSync(fileOf(id, 'json'))) return;
  try {
    const job = await client.get(`v2/pre-recorded/${id}`);
    if (!isFinished(job)) return;
    await writeFile(fileOf(id, 'part'), JSON.stringify(job));
    await rename(fileOf(id, 'part'), fileOf(id, 'json'));
    await rm(fileOf(id, 'new'), { force: true });
    const text = job.result?.transcription?.full_transcript ?? '';
    console.log(`${id} ${oneLine(String(job.status))}\n${oneLine(text)}`);
  } catch (error) {
    // Forget a job that the service does not know. The sweep tries others again.
    const isUnknown = error instanceof SpeechError && error.status === 404;
    if (isUnknown) await rm(fileOf(id, 'new'), { force: true });
    console.error(`${id}: ${error}`);
  }
}

/**
 * Fetches the jobs that could not be fetched, and the finished jobs of the last day without a notification. Which date
 * of a job `after_date` compares is not specified: if it is the creation, a job that took longer than a day is missed.
 */
async function sweep(): Promise<void> {
  const after_date = new Date(Date.now() - 86_400_000).toISOString();
  const recent = { kind: ['pre-recorded' as const], after_date };
  try {
    for (const name of await readdir(JOBS))
      if (name.endsWith('.new')) await take(name.slice(0, -4));
    for await (const { kind, id, ...job } of client.list(recent))
      if (kind === 'pre-recorded' && isFinished(job) && id && formats.uuid(id))
        await take(id.toLowerCase());
  } catch (error) {
    console.error(`The sweep ended early: ${error}`);
  }
}

/** The body of a request; undefined for one that is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LARGEST) chunks.push(chunk);
  }
  return length <= LARGEST ? Buffer.concat(chunks) : undefined;
}
