// Receives notifications and live messages. Saves each finished job as ID.json, and each message in messages.jsonl.
// Run: RECEIVE_SECRET=SECRET npx tsx receiver.ts, with client.ts in the same folder. To accept calls from other
// machines, set HOST=0.0.0.0. In your own server, call createReceiver().
import { once } from 'node:events';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formats } from 'speech-to-text-contract/formats';
import { formatIssue, oneLine, readServerMessage } from 'speech-to-text-contract/read';
import { type Client, createClient, isFinished } from './client.ts';

export type ReceiverOptions = {
  /** The folder of the files: `ID.json` for each finished job, and `messages.jsonl`. */
  folder?: string;
  /** The first part of the path, which only you and the service know, such as 32 random letters and digits. */
  secret?: string;
  /** Called with the ID of each job that was saved. */
  onJob?: (id: string) => unknown;
  /** Called with each refused request and each failure, in words. */
  onProblem?: (words: string) => void;
};

const CALLS = ['POST callback', 'PUT callback', 'POST webhook', 'POST messages'];
/** Bytes of a body. */
const LARGEST = 512 * 1024;
/** The jobs that may wait. Beyond it, a notification gets a 503, and can be sent again. */
const MOST_PENDING = 1000;

/** The one error whose status and message callers get. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * @returns `listener` for a server of node:http, and `sweep`. Call `sweep` at the start and from time to time: it
 *   fetches the jobs that could not be fetched before, and the finished jobs of the last day without a notification.
 */
export async function createReceiver(client: Client, options: ReceiverOptions = {}) {
  const { folder = 'jobs', secret = '', onJob, onProblem } = options;
  if (!/^[\w.~-]*$/.test(secret))
    throw new TypeError('A secret must consist of letters, digits, and the characters - . _ ~');
  await mkdir(folder, { recursive: true });
  /** The file of a job: `ID.new` until the job is fetched and then `ID.json`. */
  const fileOf = (id: string, ending: 'new' | 'json') => join(folder, `${id}.${ending}`);
  /** The jobs to fetch. Each has a file `ID.new`. */
  const pending = new Set<string>();
  /** Settles when the job that was added last has been fetched. Jobs are fetched one after another. */
  let fetched: Promise<unknown> = Promise.resolve();

  async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const root = secret ? `/${secret}` : '';
    const isCalled = (call: string) =>
      `${request.method} ${request.url?.split('?')[0]}` === call.replace(' ', ` ${root}/`);
    try {
      const called = CALLS.find(isCalled);
      if (!called) throw new Refusal(404, 'There is no such call.');
      const value = await bodyOf(request);
      const id = idOf(value);
      if (called === 'POST messages') await keep(value);
      else if (id) take(id);
      else throw new Refusal(422, 'The body has no `id` that is a UUID.');
      response.writeHead(204).end();
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      const { status, message } = isRefusal ? error : new Refusal(500, 'The receiver failed.');
      response.writeHead(status).end(message);
      const reason = isRefusal ? message : error;
      if (status !== 404) onProblem?.(oneLine(`${request.method} ${status}: ${reason}`));
    }
  }

  /** Saves a message before the response. */
  async function keep(value: unknown): Promise<void> {
    const message = readServerMessage(value);
    if (!message.ok) throw new Refusal(422, message.issues.map(formatIssue).join('\n'));
    for (const deviation of message.deviations) onProblem?.(formatIssue(deviation));
    await appendFile(join(folder, 'messages.jsonl'), `${JSON.stringify(message.value)}\n`);
  }

  /** Saves that a job has finished and fetches the job unless it was fetched before. */
  function take(id: string): void {
    if (pending.has(id) || existsSync(fileOf(id, 'json'))) return;
    if (pending.size >= MOST_PENDING) throw new Refusal(503, 'Too many jobs are waiting.');
    writeFileSync(fileOf(id, 'new'), '');
    pending.add(id);
    fetched = fetched.then(() => fetchJob(id)).finally(() => pending.delete(id));
  }

  /**
   * Fetches a job once. Anyone could have sent the notification, so trust only the service. A notification has no
   * `result_url`: the path of a job is an assumption.
   */
  async function fetchJob(id: string): Promise<void> {
    try {
      const job = await client.get(`v2/pre-recorded/${id}`);
      // The sweep fetches an unfinished job again.
      if (!isFinished(job)) return;
      await writeFile(fileOf(id, 'new'), JSON.stringify(job));
      await rename(fileOf(id, 'new'), fileOf(id, 'json'));
      await onJob?.(id);
    } catch (error) {
      onProblem?.(`${id}: ${error}`);
      // A job that the service does not know is forgotten, and another is fetched again by the sweep.
      if (Object(error).status === 404) await rm(fileOf(id, 'new'), { force: true });
    }
  }

  /** If the date that `after_date` compares is the creation date, a job that took longer than a day is missed. */
  async function sweep(): Promise<void> {
    const after_date = new Date(Date.now() - 86_400_000).toISOString();
    try {
      for (const name of await readdir(folder)) if (name.endsWith('.new')) take(name.slice(0, -4));
      for await (const job of client.list({ kind: ['pre-recorded'], after_date })) {
        const id = idOf(job);
        if (!id) onProblem?.(`The ID of a listed job is no UUID: ${job.id}`);
        else if (job.kind === 'pre-recorded' && isFinished(job)) take(id);
      }
      await fetched;
    } catch (error) {
      onProblem?.(`The search for finished jobs ended early: ${error}`);
    }
  }

  return { listener, sweep };
}

/** The value in the body of a request. Reads all of a body that is too large, so that the response arrives. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.readableEnded)
    throw new Error('Call the listener before other readers of bodies, such as express.json().');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LARGEST) chunks.push(chunk);
  }
  if (length > LARGEST) throw new Refusal(413, `The body has more than ${LARGEST} bytes.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (error) {
    throw new Refusal(400, `The body is not JSON in UTF-8: ${error}`);
  }
}

/** The ID of a job or in a notification, if it is a UUID. It becomes the name of a file. */
function idOf(value: unknown): string | undefined {
  const { id } = Object(value);
  return typeof id === 'string' && formats.uuid(id) ? id.toLowerCase() : undefined;
}

async function main(): Promise<void> {
  const { BASE_URL = '', API_KEY = '', RECEIVE_SECRET = '' } = process.env;
  const { HOST = '127.0.0.1', PORT = '8080' } = process.env;
  if (!RECEIVE_SECRET)
    throw new Error('Set RECEIVE_SECRET: whoever knows it may send notifications.');
  const receiver = await createReceiver(createClient(BASE_URL, API_KEY), {
    secret: RECEIVE_SECRET,
    onJob: (id) => console.log(`Saved ${id}.json`),
    onProblem: (words) => console.error(oneLine(words)),
  });
  // A whole request must arrive within ten seconds, which Node checks every second.
  const limits = { requestTimeout: 10_000, connectionsCheckingInterval: 1000 };
  const server = createServer(limits, receiver.listener);
  server.maxConnections = 200;
  await once(server.listen(Number(PORT), HOST), 'listening');
  console.log(`Listening on port ${(server.address() as AddressInfo).port}`);
  for (;;) {
    await receiver.sweep();
    await sleep(300_000);
  }
}

const [, program = ''] = process.argv;
// The path of the program may lack the ending, and contain symbolic links.
const paths = [program, `${program}.ts`, `${program}.js`].filter((path) => existsSync(path));
if (paths.some((path) => realpathSync(path) === import.meta.filename))
  await main().catch(({ message }) => {
    // One line, without a stack trace.
    console.error(oneLine(message));
    process.exit(1);
  });
