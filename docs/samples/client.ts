// A client to copy, for Node 22 (20 with --experimental-websocket), Bun, Deno and browsers.
import * as api from 'speech-to-text-contract';
import * as read from 'speech-to-text-contract/read';
import type * as tolerant from 'speech-to-text-contract/types/tolerant';

type Details = Partial<Omit<SpeechError, 'name' | 'message' | 'stack' | 'kind'>>;

/** What went wrong, with what is known of it. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  /** The service refused, a job failed, an answer could not be read, or a connection was lost. */
  kind: 'refused' | 'failed' | 'unreadable' | 'lost';
  /** The HTTP status of the answer. */
  status?: number;
  /** The body of the answer: the value of JSON, the text of anything else. */
  body?: unknown;
  issues?: read.Issue[];
  /** The `error_code` of a job that failed; the code that closed a session, with its reason. */
  code?: number | null | undefined;
  reason?: string;
  /** The job concerned, which `wait(job.result_url)` waits for again. */
  job?: { id?: string | null | undefined; result_url?: string };
  constructor(kind: SpeechError['kind'], message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** Called with a line for each deviation of a value that was read, and each issue of a frame that was refused. */
type OnDeviation = (line: string, about: string) => void;
type Options = { signal?: AbortSignal; onDeviation?: OnDeviation };
export type WaitOptions = Options & { onStatus?: (status: string) => void };
export type ClientOptions = Options & { fetch?: typeof fetch };
export type SessionOptions = Options & {
  /** `lost` and `ended` come with what went wrong, if anything did. */
  onState?: (state: 'connecting' | 'open' | 'lost' | 'ended', error?: unknown) => void;
  /** How long the service may be silent after `stop`, in milliseconds. */
  stopTimeout?: number;
};
const warn: OnDeviation = (line, about) => console.warn(`${about}: ${line}`);
type Check<T> = (value: unknown) => api.ParseResult<T> | read.ReadResult<T>;
export type Message = tolerant.ServerMessage;
type OnMessage = (message: Message) => void;
type Answer = { response?: Response; text?: string; cause?: unknown };

/** How long a call, an upload and silence after `stop` may last, in milliseconds. */
const [CALL, UPLOAD, SILENCE] = [30_000, 600_000, 60_000];
/** How many times to repeat a call or connect again, after 250, 500, 1000 … milliseconds. */
const ATTEMPTS = 5;
/** How many bytes of audio may wait for a connection: eight minutes at 16,000 16-bit samples a second. */
const MAX_WAITING = 16_000_000;

/**
 * A client of the service at `url`. The key goes to that origin alone, and no redirect takes it along.
 *
 * @throws TypeError for an address or a key that cannot be sent
 */
export function createClient(url: string, key: string, options: ClientOptions = {}) {
  const base = checkedUrl(url.replace(/\/*$/, '/'), 'service', 'http');
  if (!/^[!-~]+$/.test(key)) throw new TypeError('The key is empty, or no header can hold it.');

  /** Repeats a call that only reads, and one that creates if the service says that it did nothing. */
  async function call<T>(to: string, check: Check<T>, own: Options, sent?: object) {
    const address = checkedUrl(to, 'call', 'http', base);
    const isOurs = address.origin === base.origin;
    const isForm = sent instanceof FormData;
    const body = isForm ? sent : new Blob([JSON.stringify(sent)], { type: 'application/json' });
    const { onDeviation = warn } = { ...options, ...own };
    const signal = anyOf(own.signal, options.signal);
    for (let attempt = 0; ; attempt++) {
      signal.throwIfAborted();
      const init: RequestInit = {
        ...(sent && { method: 'POST', body }),
        headers: isOurs ? { 'x-service-key': key } : {},
        redirect: isOurs ? 'manual' : 'follow',
        signal: anyOf(signal, AbortSignal.timeout(isForm ? UPLOAD : CALL)),
      };
      const { response, text, cause }: Answer = await (options.fetch ?? fetch)(address, init)
        .then(async (response) => ({ response, text: await response.text() }))
        .catch((cause) => ({ cause }));
      signal.throwIfAborted();
      const status = response?.status ?? 0;
      const asked = pauseOf(response?.headers.get('retry-after') ?? '');
      const isUndone = status === 429 || (status === 503 && asked !== undefined);
      const isBroken = text === undefined || status >= 500;
      if (attempt < ATTEMPTS && (sent ? isUndone : isUndone || isBroken)) {
        await sleep(asked ?? 250 * 2 ** attempt, signal);
        continue;
      }
      const from = `${status || 'no answer'} from ${address.pathname}`;
      const fail = (kind: SpeechError['kind'], why: string, details: Details) =>
        new SpeechError(kind, `${from}: ${why || 'nothing more is said'}`, details);
      if (text === undefined) throw fail('lost', String(Object(cause).cause ?? cause), { cause });
      const answer = { status, body: await new Response(text).json().catch(() => text) };
      const { message: said = text } = Object(answer.body);
      if (!response?.ok) throw fail('refused', read.oneLine(`${said}`.slice(0, 300)), answer);
      const result = check(answer.body);
      const lines = linesOf(result);
      if (!result.ok)
        throw fail('unreadable', lines.join('; '), { ...answer, issues: result.issues });
      for (const line of lines) onDeviation(line, from);
      return { value: result.value, asked };
    }
  }

  const find = (result_url: string, own: Options) =>
    call(result_url, read.readPreRecordedJob, own).catch((error) => about(error, { result_url }));

  const client = {
    /** @returns the address of the file, for `audio_url` */
    async upload(audio: Blob, name: string, own: Options = {}): Promise<string> {
      const form = new FormData();
      form.append('audio', audio, name);
      return (await call('v2/upload', api.parseUploadResponse, own, form)).value.audio_url;
    },

    /** Creates a job. Keep its `result_url`: whatever happens, one can `wait` for it. */
    async create(request: api.PreRecordedRequest, own: Options = {}) {
      const made = call('v2/pre-recorded', api.parsePreRecordedJobCreated, own, request);
      return (await made.catch((error) => about(error))).value;
    },

    /** @returns the job as it is now */
    get: async (result_url: string, own: Options = {}) => (await find(result_url, own)).value,

    /** @returns the job when it is done */
    async wait(result_url: string, own: WaitOptions = {}) {
      for (let pause = 1000; ; pause = Math.min(pause * 1.5, 15_000)) {
        const { value, asked = 0 } = await find(result_url, own);
        own.onStatus?.(value.status);
        if (value.status === 'done') return value;
        const { id, error_code: code } = value;
        const details = { code, body: value, job: { id, result_url } };
        if (value.status === 'error')
          throw new SpeechError('failed', `The job failed with ${code}.`, details);
        await sleep(Math.max(pause, asked), anyOf(own.signal, options.signal));
      }
    },

    /** Creates a job and waits for it. */
    async transcribe(request: api.PreRecordedRequest, own: WaitOptions = {}) {
      const { id, result_url } = await client.create(request, own);
      return client.wait(result_url, own).catch((error) => about(error, { id, result_url }));
    },

    /** All jobs that match, page by page: `for await (const job of client.list({ kind: ['live'] }))`. */
    async *list(query: api.ListTranscriptionJobsQuery = {}, own: Options = {}) {
      const seen = new Set<string>();
      let next: string | null = `v2/transcription?${api.writeListTranscriptionJobsQuery(query)}`;
      while (next !== null && !seen.has(next)) {
        seen.add(next);
        const { value }: { value: tolerant.JobPage } = await call(next, read.readJobPage, own);
        yield* value.items ?? [];
        next = value.next ?? null;
      }
      if (next !== null) throw new SpeechError('unreadable', 'The pages of the list form a cycle.');
    },

    /** @returns the address of a live session, which a page may connect to, by `openSession` */
    async createSession(request: api.LiveRequest, own: Options = {}): Promise<string> {
      return (await call('v2/live', api.parseLiveSessionCreated, own, request)).value.url;
    },

    /** Creates a live session, and connects to it. */
    async live(request: api.LiveRequest, onMessage: OnMessage, own: SessionOptions = {}) {
      if (!globalThis.WebSocket) throw new TypeError('No WebSocket: see line 1 of client.ts.');
      const url = await client.createSession(request, own);
      const signal = anyOf(own.signal, options.signal);
      return openSession(url, onMessage, { ...options, ...own, signal });
    },
  };
  return client;
}

/**
 * Connects to a live session by its address, and again whenever the connection is lost.
 *
 * @returns `send` takes audio, which must not change afterwards, and throws after the end;
 *   `ended` settles when the session has ended, and need not be awaited
 * @throws TypeError for an address that cannot be connected to
 */
export function openSession(url: string, onMessage: OnMessage, options: SessionOptions = {}) {
  const { onState, stopTimeout = SILENCE, onDeviation = warn } = options;
  const address = checkedUrl(url, 'session', 'ws');
  const over = new AbortController();
  const signal = anyOf(options.signal, over.signal);
  const waiting: (ArrayBuffer | ArrayBufferView<ArrayBuffer>)[] = [];
  let [tries, isStopped] = [0, false];
  let socket: WebSocket | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    for (const audio of waiting.splice(0)) socket.send(audio);
    if (isStopped) socket.send(JSON.stringify({ type: 'stop_recording' }));
  };
  const awaitEnd = () => {
    clearTimeout(silence);
    const why = `The service did not end the session, and was silent for ${stopTimeout / 1000} s.`;
    if (isStopped)
      silence = setTimeout(() => over.abort(new SpeechError('lost', why)), stopTimeout);
  };
  const untilClosed = () =>
    new Promise<{ code?: number; reason?: string }>((resolve, reject) => {
      signal.onabort = () => reject(signal.reason);
      socket = new WebSocket(address);
      socket.binaryType = 'arraybuffer';
      socket.onclose = socket.onerror = (event: object) => resolve(event);
      socket.onopen = () => {
        onState?.('open');
        flush();
      };
      socket.onmessage = ({ data }) => {
        if (signal.aborted) return;
        awaitEnd();
        const message = read.readServerMessage(data);
        for (const line of linesOf(message)) onDeviation(line, 'a message');
        if (!message.ok) return;
        if (api.isTranscriptMessage(message.value)) tries = 0;
        onMessage(message.value);
      };
      onState?.('connecting');
    });
  const run = async () => {
    for (; ; await sleep(250 * 2 ** tries++, signal)) {
      signal.throwIfAborted();
      // No code, or 1006: the connection broke off. Some runtimes report only an error then.
      const { code = 1006, reason = '' } = await untilClosed();
      socket = undefined;
      const isRefused = code === 1008 || code >= 4000;
      if (isStopped && !isRefused && code !== 1006) return;
      const why = `Closed with ${code} after ${tries} attempts to resume. ${read.oneLine(reason)}`;
      const error = new SpeechError(isRefused ? 'refused' : 'lost', why.trim(), { code, reason });
      if (isRefused || tries === ATTEMPTS) throw error;
      onState?.('lost', error);
    }
  };
  const finish = (error?: unknown) => {
    over.abort(error);
    clearTimeout(silence);
    socket?.close();
    onState?.('ended', error);
    if (error !== undefined) throw error;
  };
  const ended = run().then(() => finish(), finish);
  ended.catch(() => {});
  return {
    ended,
    send(audio: (typeof waiting)[number]): void {
      if (isStopped) throw new Error('The session was stopped.');
      signal.throwIfAborted();
      waiting.push(audio);
      flush();
      const bytes = waiting.reduce((sum, one) => sum + one.byteLength, socket?.bufferedAmount ?? 0);
      if (bytes > MAX_WAITING) over.abort(new SpeechError('lost', 'Too much audio waits.'));
    },
    stop(): void {
      if (isStopped || signal.aborted) return;
      isStopped = true;
      awaitEnd();
      flush();
    },
  };
}

function checkedUrl(text: string, of: string, scheme: string, base?: URL): URL {
  const address = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const what = `The address of the ${of}`;
  if (!address?.protocol.startsWith(scheme)) throw new TypeError(`${what} is not ${scheme}(s)://…`);
  if (address.username + address.password) throw new TypeError(`${what} has a user or password.`);
  return address;
}

const anyOf = (...signals: (AbortSignal | undefined)[]) =>
  AbortSignal.any(signals.filter((one) => one !== undefined));

/** Rethrows an error, with the job that it is about: by default, the one in the answer. */
function about(error: unknown, job = Object(Object(error).body)): never {
  const { id, result_url } = job;
  if (error instanceof SpeechError && (id ?? result_url)) error.job = { id, result_url };
  throw error;
}

function linesOf(result: { ok: boolean } & { [K in 'issues' | 'deviations']?: read.Issue[] }) {
  return (result.deviations ?? result.issues ?? []).map(read.formatIssue);
}

/** The pause that `Retry-After` asks for, in milliseconds, up to a minute; undefined for none. */
function pauseOf(header: string): number | undefined {
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(asked) ? undefined : Math.max(0, Math.min(asked, 60_000));
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve, reject) => {
    timer = setTimeout(resolve, milliseconds);
    signal.onabort = () => reject(signal.reason);
  }).finally(() => clearTimeout(timer));
}
