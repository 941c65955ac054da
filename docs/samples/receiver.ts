// Receives notifications and live messages. Copy this file and client.ts to one folder. receive.ts is a program with it.
import { existsSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formats } from 'speech-to-text-contract/formats';
import { oneLine, readServerMessage } from 'speech-to-text-contract/read';
import type { ServerMessage } from 'speech-to-text-contract/types/tolerant';
import { type Client, isFinished, type PreRecordedJob, SpeechError } from './client.ts';

export type ReceiverOptions = {
  /** The folder of the files: `ID.json` for each finished job, and `messages.jsonl`. */
  folder?: string;
  /** The first part of the path, which only you and the service know, such as 32 random letters and digits. */
  secret?: string;
  /** Called with each job that was saved. */
  onJob?: (id: string, job: PreRecordedJob) => void;
  /** Called with each message that was saved. A message may arrive twice. */
  onMessage?: (message: ServerMessage) => void;
  /** Called with each refused request and each failure, in words. */
  onProblem?: (words: string) => void;
};

const CALLS = ['POST callback', 'PUT callback', 'POST webhook', 'POST messages'];
/** The number of jobs that are fetched at a time and the bytes of a body. */
const [AT_ONCE, LARGEST] = [3, 512 * 1024];
/** The number of jobs that may wait. Beyond it, a notification gets a 503, so that the service can send it again. */
const MOST_PENDING = 1000;

/** An error of a request, with the status of the response. */
class Refusal extends Error {
  status: number;
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
  const { folder = 'jobs', secret = '', onJob, onMessage, onProblem } = options;
  if (!/^[\w.~-]*$/.test(secret))
    throw new TypeError('A secret must consist of letters, digits, and the characters - . _ ~');
  await mkdir(folder, { recursive: true });
  /** The file of a job: an empty `ID.new` until the job is fetched and then `ID.json`. */
  const fileOf = (id: string, ending: 'new' | 'json' | 'part') => join(folder, `${id}.${ending}`);
  const [waiting, fetching] = [new Set<string>(), new Set<string>()];
  /** The jobs in `waiting` and `fetching` and the jobs that could not be fetched yet. Each has a file `ID.new`. */
  const pending = new Set<string>();

  async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const root = secret ? `/${secret}` : '';
    const isCalled = (call: string) =>
      `${request.method} ${request.url}` === call.replace(' ', ` ${root}/`);
    try {
      const called = CALLS.find(isCalled);
      if (!called) throw new Refusal(404, 'There is no such call.');
      const value = await bodyOf(request);
      if (called === 'POST messages') await keep(value);
      else for (const id of idsIn(value)) take(id);
      response.writeHead(204).end();
    } catch (error) {
      const { status = 500, message } = Object(error);
      if (status !== 404) onProblem?.(oneLine(`${request.method} ${status}: ${message}`));
      response.writeHead(status).end(status === 500 ? 'The receiver failed.' : message);
    }
  }

  /** Saves the messages in a body before the response. */
  async function keep(value: unknown): Promise<void> {
    const typed = partsOf(value).filter((part) => typeof Object(part).type === 'string');
    const messages = typed.map(readServerMessage).filter((result) => result.ok);
    if (messages.length === 0) throw new Refusal(422, 'The body has no message with a `type`.');
    const lines = messages.map((message) => `${JSON.stringify(message.value)}\n`);
    await appendFile(join(folder, 'messages.jsonl'), lines.join(''));
    for (const message of messages) onMessage?.(message.value);
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
      onProblem?.(`${id}: ${error}`);
      // A job that the service does not know is forgotten, and another is fetched again by the sweep.
      if (!(error instanceof SpeechError && error.status === 404)) return;
    }
    await rm(fileOf(id, 'new'), { force: true });
    pending.delete(id);
  }

  /** Saves a job, unless it was saved before. */
  async function save(id: string, job: PreRecordedJob): Promise<void> {
    if (existsSync(fileOf(id, 'json'))) return;
    await writeFile(fileOf(id, 'part'), JSON.stringify(job));
    await rename(fileOf(id, 'part'), fileOf(id, 'json'));
    onJob?.(id, job);
  }

  /**
   * The date that `after_date` compares is not specified. If it is the creation date, a job that took longer than a day
   * is missed.
   */
  async function sweep(): Promise<void> {
    const after_date = new Date(Date.now() - 86_400_000).toISOString();
    const recent = { kind: ['pre-recorded' as const], after_date };
    try {
      for (const name of await readdir(folder)) if (name.endsWith('.new')) take(name.slice(0, -4));
      for await (const job of client.list(recent)) {
        const id = job.kind === 'pre-recorded' && isFinished(job) && job.id?.toLowerCase();
        if (id && formats.uuid(id) && !fetching.has(id)) await save(id, job);
      }
    } catch (error) {
      onProblem?.(`The search for finished jobs ended early: ${error}`);
    }
  }

  return { listener, sweep };
}

/** The value in the body of a request. Reads all of a body that is too large, so that the response arrives. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LARGEST) chunks.push(chunk);
  }
  const tooLarge = new Refusal(413, `The body has more than ${LARGEST} bytes.`);
  if (length > LARGEST) throw tooLarge;
  const coding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
  const charset = /charset="?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if (!/^(identity|(x-)?gzip)$/.test(coding) || !/^utf-?8$/i.test(charset ?? 'utf-8'))
    throw new Refusal(415, 'Send UTF-8, as gzip or without a content coding.');
  try {
    const bytes = Buffer.concat(chunks);
    const plain = coding === 'identity' ? bytes : gunzipSync(bytes, { maxOutputLength: LARGEST });
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
