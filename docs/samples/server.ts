// PORT=4011 API_KEY=secret npx tsx server.ts
// HOST=0.0.0.0 accepts calls from other machines. PUBLIC_URL=https://… is the base URL in responses, such as the URL
// of a proxy. WEBHOOK=https://… receives the identifier of each transcription. PING is the seconds between pings.
// A small but complete service with plain Node and `ws`, jobs in memory, and a transcriber that invents its words
// (transcriber.ts).
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as ops from 'speech-to-text-contract/operations';
import * as contract from 'speech-to-text-contract/strict';
import * as parse from 'speech-to-text-contract/strict/parse';
import type * as api from 'speech-to-text-contract/types';
import type * as filled from 'speech-to-text-contract/types/resolved';
import { type WebSocket, WebSocketServer } from 'ws';
import {
  type Audio,
  decode,
  readWav,
  resultOf,
  round,
  START,
  transcribe,
  WORD,
} from './transcriber.ts';

const { PORT = '4011', HOST = '127.0.0.1', PUBLIC_URL, PING = '30' } = process.env;
const { API_KEY = '', WEBHOOK } = process.env;
/**
 * The maximum bytes of an upload, of any other body, and of a frame. A whole upload is in memory several times. To
 * accept larger uploads, write each upload to a file as it arrives, and then increase the limit.
 */
const [UPLOAD, BODY, FRAME] = [50_000_000, 256 * 1024, 1_000_000];
/** The number of notifications that may wait, and the number of unknown fields that are logged. */
const [MOST_WAITING, MOST_DROPPED] = [1000, 1000];
/** The number of newest messages that a session keeps, and the number of refused frames after which it ends. */
const [MOST_KEPT, MOST_REFUSED] = [10_000, 100];
/** The maximum depth of a body, because `JSON.stringify` overflows beyond a few thousand levels. */
const DEEPEST = 100;
/** The time that a session waits for a connection, in milliseconds. */
const RESUMED_WITHIN = 60_000;
/** Drops fields that the contract does not name, as most services do. */
const DROP = { unknownFields: 'drop' } as const;

type Job = { id: string; created_at: string; [field: string]: unknown };
type JobField = keyof api.PreRecordedJob;
/** The fields of a new job whose types differ between the two kinds of jobs. */
type Own = 'kind' | 'request_params';
/** A job of either kind that has just been created. */
type Pending = Omit<api.PreRecordedJobPending, Own> &
  Omit<api.LiveJobPending, Own> & { kind: api.JobKind; request_params: object };

const uploads = new Map<string, Audio>();
const jobs = new Map<string, Job>();
const sessions = new Map<string, Session>();

/** A mistake of the caller, as an error that becomes the response. */
const refusal = (status: number, message: string, issues?: parse.Issue[]) =>
  Object.assign(new Error(message), { status, issues });

const hash = (text: string) => createHash('sha256').update(text).digest();
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const dropped = new Set<string>();

/** The parsed value, with its defaults, or 422 with every issue. Logs each dropped field once. */
function taken<Value>(
  result: { ok: true; value: Value; dropped?: string[] } | parse.Failure,
): Value {
  if (!result.ok) throw refusal(422, 'The request is not valid.', result.issues);
  for (const path of result.dropped ?? []) {
    if (dropped.has(path) || dropped.size >= MOST_DROPPED) continue;
    console.warn(parse.oneLine(`unknown field ${path}`));
    dropped.add(path);
  }
  return result.value;
}

type Validator<Body> = ((value: unknown) => value is Body) & { errors?: unknown };

/** Returns a valid response. An invalid response is a bug of this service, and isn't sent. */
function checked<Body>(validate: Validator<Body>, body: NoInfer<Body>): Body {
  if (validate(body)) return body;
  throw new Error(`This breaks the contract: ${JSON.stringify(validate.errors)}`);
}

function addJob(
  kind: api.JobKind,
  request_params: object,
  custom_metadata?: filled.PreRecordedRequest['custom_metadata'],
): Job {
  const job = {
    id: randomUUID(),
    request_id: randomUUID(),
    version: 2,
    created_at: new Date().toISOString(),
    kind,
    status: 'queued' as const,
    request_params,
    ...(custom_metadata && { custom_metadata }),
    post_session_metadata: {},
  } satisfies Pending;
  jobs.set(job.id, job);
  return job;
}

function finish(job: Job, end: object): void {
  Object.assign(job, end, { completed_at: new Date().toISOString() });
}

/** The end of a job that failed. */
const failed = (error_code: number) => {
  return { status: 'error', error_code, file: null, request_params: null };
};

/** Transcribes a recording, and sends the notifications. */
async function run(job: Job, request: filled.PreRecordedRequest, base: string): Promise<void> {
  const { audio_url, callback, callback_config, callback_url } = request;
  // Here, fetch a recording that was not uploaded. First decide which URLs callers may make you fetch.
  const format = { audio_duration: 12, number_of_channels: 1 };
  const file = { id: job.id, filename: null, source: audio_url, ...format };
  const elsewhere = { file, seconds: 12, channels: 1 };
  const upload = audio_url.startsWith(`${base}/file/`) && audio_url.split('/').at(-1);
  const audio = upload ? uploads.get(upload) : elsewhere;
  await sleep(20);
  job.status = 'processing';
  await sleep(80);
  if (audio) {
    const file = { ...audio.file, source: audio_url };
    finish(job, { status: 'done', file, result: resultOf(audio, request) });
  } else finish(job, failed(404));
  // The values of `event` are not specified.
  const body = { id: job.id, event: audio ? 'success' : 'error' };
  if (callback && callback_config) notify(callback_config.url, body, callback_config.method);
  if (callback_url && audio) notify(callback_url, job.result);
  if (WEBHOOK && audio) notify(WEBHOOK, { id: job.id });
}

/** The number of notifications that wait or are being sent. */
let waiting = 0;

/** Sends a notification after the notification `before` it, unless too many notifications wait. */
function notify(url: string, body: unknown, method = 'POST', before = Promise.resolve()) {
  if (waiting === MOST_WAITING) {
    console.warn(`dropped a notification: ${waiting} wait`);
    return before;
  }
  waiting += 1;
  return before.then(() => deliver(url, method, JSON.stringify(body))).finally(() => waiting--);
}

/** Sends a notification, and repeats it after 1, 2 and 4 seconds if it fails. */
async function deliver(url: string, method: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (const pause of [1000, 2000, 4000, 0]) {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { method, headers, body, signal }).catch(() => undefined);
    // The body of the response may have no end.
    await response?.body?.cancel().catch(() => {});
    if (response && response.status < 500) return;
    await sleep(pause);
  }
}

/** The flags of a request without flags. A parser fills in the defaults of an empty object only. */
const FLAGS = taken(parse.parseLiveMessagesConfig({}));

/** A session, which outlives its connections. */
class Session {
  #hasBegun = false;
  #seconds = 0;
  /** The seconds of audio after which the audio is transcribed again. */
  #due = WORD;
  /** The start of the first unfinished utterance, and its number of words so far. */
  #next = START;
  #words = 0;
  #refused = 0;
  #sent: string[] = [];
  /** Settles when the last notification has been sent. Notifications are sent one at a time, in order. */
  #notified = Promise.resolve();
  #socket: WebSocket | undefined;
  #timer = this.#wait();

  constructor(
    readonly token: string,
    readonly job: Job,
    readonly request: filled.LiveRequest,
  ) {}

  #wait() {
    return setTimeout(() => this.#end(failed(408)), RESUMED_WITHIN);
  }

  attach(socket: WebSocket): void {
    this.#socket?.close(4001, 'another connection took over');
    this.#socket = socket;
    this.job.status = 'processing';
    clearTimeout(this.#timer);
    const isOpen = () => this.#socket === socket && sessions.has(this.token);
    socket.on('error', ({ message }) => console.error(parse.oneLine(message)));
    socket.on('message', (data, isBinary) => {
      if (isOpen()) this.#take(data, isBinary);
    });
    let unanswered = 0;
    socket.on('pong', () => {
      unanswered = 0;
    });
    const pings = setInterval(() => {
      if (unanswered++ < 2) return socket.ping();
      if (isOpen()) this.#end(failed(408));
      socket.terminate();
    }, Number(PING) * 1000);
    socket.on('close', () => {
      clearInterval(pings);
      if (isOpen()) this.#timer = this.#wait();
    });
  }

  #take(data: unknown, isBinary: boolean) {
    const frame = parse.parseClientMessage(data, { isBinary, ...DROP });
    if (!frame.ok) return this.#refuse({ issues: frame.issues });
    if (frame.value.kind === 'audio') return this.#hear(frame.value.bytes);
    const { message } = frame.value;
    if (message.type === 'stop_recording') return this.#stop();
    // A message that the contract adds is a type error here.
    message.type satisfies 'audio_chunk';
    const bytes = decode(message.data.chunk);
    if (bytes) this.#hear(bytes);
    else this.#refuse({ message: 'data.chunk is not base64' });
  }

  #refuse(why: object): void {
    // The `type` of a message other than a transcript is not specified.
    this.#send('receive_errors', 'error', why);
    this.#refused += 1;
    if (this.#refused === MOST_REFUSED) this.#end(failed(400), 1008);
  }

  /** Takes audio, and transcribes the audio so far if enough of it is new. */
  #hear(bytes: Uint8Array): void {
    const { encoding, bit_depth, sample_rate, channels } = this.request;
    // Only the first frame may have the header of a WAV file, and the request has the format of the audio.
    const wav = this.#hasBegun ? undefined : readWav(bytes);
    this.#hasBegun = true;
    const perSample = { 'wav/pcm': bit_depth, 'wav/alaw': 8, 'wav/ulaw': 8 }[encoding] / 8;
    this.#seconds += (wav?.size ?? bytes.length) / (perSample * sample_rate * channels);
    // Don't transcribe after each frame, because a frame may have a single byte.
    if (this.#seconds < this.#due) return;
    this.#due = this.#seconds + WORD;
    this.#say(false);
  }

  /** Sends what is new in the transcript of the audio so far. At the end, each utterance is final. */
  #say(isEnd: boolean): void {
    for (const { utterance, isOver, next } of transcribe(this.#seconds, this.request, this.#next)) {
      const is_final = isOver || isEnd;
      if (!is_final && utterance.words.length === this.#words) continue;
      this.#words = is_final ? 0 : utterance.words.length;
      const flag = is_final ? 'receive_final_transcripts' : 'receive_partial_transcripts';
      this.#send(flag, 'transcript', { id: `${this.#next.index}`, is_final, utterance });
      if (is_final) this.#next = next;
    }
  }

  /** Sends a message over the WebSocket and to the callback, according to the flags of each. */
  #send(flag: keyof filled.LiveMessagesConfig, type: string, data: object): void {
    const { callback, callback_config, messages_config = FLAGS } = this.request;
    const created_at = new Date().toISOString();
    const message = { type, session_id: this.job.id, created_at, data: { ...data } };
    checked(contract.validateServerMessage, message);
    if (callback && callback_config?.[flag])
      this.#notified = notify(callback_config.url, message, 'POST', this.#notified);
    if (!messages_config[flag]) return;
    const text = JSON.stringify(message);
    this.#sent.push(text);
    if (this.#sent.length > MOST_KEPT) this.#sent.shift();
    this.#socket?.send(text);
  }

  #stop(): void {
    this.#say(true);
    const { channels } = this.request;
    const seconds = round(this.#seconds);
    const format = { audio_duration: seconds, number_of_channels: channels };
    const file = { id: this.job.id, filename: null, source: null, ...format };
    const result = resultOf({ file, seconds, channels }, this.request);
    const messages = this.#sent;
    this.#end({ status: 'done', file, result: { ...result, messages } satisfies api.LiveResult });
  }

  #end(end: Partial<Job>, code = 1000): void {
    clearTimeout(this.#timer);
    sessions.delete(this.token);
    finish(this.job, end);
    this.#socket?.close(code);
  }
}

type Call = { request: IncomingMessage; base: string; id: string; search: string };
type Answer = { status: number; body: unknown };

const HANDLERS: Record<ops.OperationId, (call: Call) => Answer | Promise<Answer>> = {
  async uploadAudio({ request, base }) {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const body = await bytesOf(request, UPLOAD);
    const form = await new Response(body, { headers }).formData().catch(() => undefined);
    const part = form?.get('audio');
    if (!(part instanceof File)) throw refusal(422, 'The form has no file named audio.');
    const bytes = new Uint8Array(await part.arrayBuffer());
    const wav = readWav(bytes);
    const seconds = wav ? round(wav.size / wav.perSecond) : 12;
    const [id, filename, channels] = [randomUUID(), part.name, wav?.channels ?? 1];
    const format = { audio_duration: seconds, number_of_channels: channels };
    uploads.set(id, { file: { id, filename, source: null, ...format }, seconds, channels });
    const extension = extname(filename).slice(1);
    const audio_metadata = { id, filename, extension, size: bytes.length, ...format };
    const made = { audio_url: `${base}/file/${id}`, audio_metadata };
    return { status: 201, body: checked(contract.validateUploadResponse, made) };
  },

  async createPreRecordedJob({ request, base }) {
    const body = taken(parse.parsePreRecordedRequest(await jsonOf(request), DROP));
    const { custom_metadata, ...params } = body;
    const job = addJob('pre-recorded', params, custom_metadata);
    run(job, body, base);
    const made = { id: job.id, result_url: `${base}/v2/pre-recorded/${job.id}` };
    return { status: 201, body: checked(contract.validatePreRecordedJobCreated, made) };
  },

  getPreRecordedJob({ id }) {
    const job = jobs.get(id);
    if (job?.kind !== 'pre-recorded') throw refusal(404, 'There is no such job.');
    return {
      status: 200,
      body: checked(contract.validatePreRecordedJob, job as object as api.PreRecordedJob),
    };
  },

  listTranscriptionJobs({ search, base }) {
    const query = taken(parse.parseListTranscriptionJobsQuery(search, DROP));
    const { offset, limit, ...filters } = query;
    const found = [...jobs.values()].reverse().filter((job) => matches(job, filters));
    const at = (start: number) =>
      `${base}/v2/transcription?${ops.writeListTranscriptionJobsQuery({ ...query, offset: start })}`;
    const next = offset + limit < found.length ? at(offset + limit) : null;
    const items = found.slice(offset, offset + limit) as object[] as api.TranscriptionJob[];
    const page = { first: at(0), current: at(offset), next, items };
    return { status: 200, body: checked(contract.validateJobPage, page) };
  },

  async createLiveSession({ request, base }) {
    const body = await jsonOf(request);
    // All fields are optional, and so is the body, but a body of null is invalid.
    const config = taken(parse.parseLiveRequest(body === undefined ? {} : body, DROP));
    const token = randomUUID();
    sessions.set(token, new Session(token, addJob('live', config), config));
    const made = { url: `${base.replace(/^http/, 'ws')}/live/${token}` };
    return { status: 201, body: checked(contract.validateLiveSessionCreated, made) };
  },
};

/** Parses a date and time with a leap second, which `Date` refuses. */
const momentOf = (text: string) => Date.parse(text.replace(/:60(\.\d+)?/, ':59.999'));

/** Filters that compare with the job's field of the same name. The compiler shows the text for any other filter. */
type FieldFilters<Filters> = {
  [Name in keyof Filters]: Name extends JobField
    ? unknown
    : 'No field has the name of this filter. Take it out of `fields`, and compare it in matches.';
};

/** Compares dates with `created_at`, metadata as text, and any other filter with the field of the same name. */
function matches(job: Job, filters: Omit<filled.ListTranscriptionJobsQuery, 'offset' | 'limit'>) {
  const { date, before_date, after_date, custom_metadata = {}, ...fields } = filters;
  // A new filter without a field of the same name is a type error here.
  fields satisfies FieldFilters<typeof fields>;
  const created = Date.parse(job.created_at);
  if (date && !job.created_at.startsWith(date.slice(0, 'YYYY-MM-DD'.length))) return false;
  if (before_date && !(created < momentOf(before_date))) return false;
  if (after_date && !(created > momentOf(after_date))) return false;
  for (const [name, wanted] of Object.entries(fields)) {
    const values: unknown[] = [wanted].flat();
    if (wanted !== undefined && !values.includes(job[name])) return false;
  }
  const recorded = Object(job.custom_metadata);
  return Object.entries(custom_metadata).every(
    ([name, value]) => Object.hasOwn(recorded, name) && textOf(recorded[name]) === textOf(value),
  );
}

async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > most) throw refusal(413, `The body has more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const text = (await bytesOf(request, BODY)).toString();
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw refusal(400, 'The body is not JSON.');
  }
  if (isTooDeep(value)) throw refusal(422, `The body is nested more than ${DEEPEST} deep.`);
  return value;
}

/** Whether a value is nested too deep. The loop needs no recursion, which could overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return level.length > 0;
}

async function answer(request: IncomingMessage, path: string, search: string): Promise<Answer> {
  const { host = '' } = request.headers;
  if (!/^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host))
    throw refusal(400, 'The Host header is invalid.');
  for (const { id, method, path: template } of Object.values(ops.operations)) {
    const pattern = new RegExp(`^${template.replace(/{\w+}/, '([^/]+)')}$`);
    const found = request.method === method && pattern.exec(path);
    if (!found) continue;
    const key = String(request.headers['x-service-key']);
    if (!timingSafeEqual(hash(key), hash(API_KEY))) throw refusal(401, 'The key is not valid.');
    const base = PUBLIC_URL ?? `http://${host}`;
    return HANDLERS[id]({ request, base, search, id: found[1] ?? '' });
  }
  throw refusal(404, 'There is nothing at this URL.');
}

/** The response, in JSON. Every error becomes a response, even one in the conversion to JSON. */
async function respond(request: IncomingMessage): Promise<{ status: number; text: string }> {
  const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '') ?? [];
  try {
    const { status, body } = await answer(request, path, search);
    return { status, text: JSON.stringify(body) };
  } catch (error) {
    const { status = 500, message, issues } = Object(error);
    // An aborted request is not a failure of the service.
    if (status === 500 && !request.errored) console.error(error);
    const said = { statusCode: status, message: status === 500 ? 'The service failed.' : message };
    const place = { timestamp: new Date().toISOString(), path, request_id: randomUUID() };
    return { status, text: JSON.stringify({ ...place, ...said, ...(issues && { issues }) }) };
  }
}

const isWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';
// With this option, newer versions of Node ignore requests for HTTP/2, with which Java's client begins.
const server = createServer({ shouldUpgradeCallback: isWebSocket } as object);
server.on('request', async (request, response) => {
  const { status, text } = await respond(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
});
const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME });
server.on('upgrade', (request, socket, head) => {
  // Node no longer handles errors of this connection, and an unhandled one would end the process.
  socket.on('error', () => {});
  const refuse = (why: string) =>
    socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
  const session = sessions.get(request.url?.replace('/live/', '') ?? '');
  if (!isWebSocket(request)) return refuse('426 Upgrade Required');
  if (!session) return refuse('404 Not Found');
  sockets.handleUpgrade(request, socket, head, (connection) => session.attach(connection));
});
server.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
if (API_KEY === '') throw new Error('Set API_KEY to the key that callers must send.');
server.listen(Number(PORT), HOST, () => {
  const { address, family, port } = server.address() as AddressInfo;
  console.log(`listening on http://${family === 'IPv6' ? `[${address}]` : address}:${port}`);
});
