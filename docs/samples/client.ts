// A client to copy, for Node 22 (20 with --experimental-websocket), Bun, Deno and browsers.
import * as api from 'speech-to-text-contract';
import * as read from 'speech-to-text-contract/read';
import type * as tolerant from 'speech-to-text-contract/types/tolerant';

export type PreRecordedJob = tolerant.PreRecordedJob;
export type Message = tolerant.ServerMessage;

/** An error of a call or a session, with its details. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  /** The service refused, a job failed, a response could not be read, or a connection was lost. */
  kind: 'refused' | 'failed' | 'unreadable' | 'lost';
  /** The HTTP status and the body of the response: a parsed value if it is JSON, otherwise text. */
  status?: number;
  body?: unknown;
  issues?: read.Issue[];
  /** The code that closed a session, with its reason. */
  code?: number;
  reason?: string;
  /** The job that failed, and its URL, for another `wait`. */
  job?: PreRecordedJob;
  result_url?: string;
  constructor(kind: SpeechError['kind'], message: string, details: Partial<SpeechError> = {}) {
    super(message);
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** Times are in milliseconds, at most 2 ** 31 - 1. */
const LIMITS = {
  attempts: 7, // How many times a call is repeated, or a session is reconnected.
  firstPause: 250, // The first pause. Each later pause is twice as long.
  longestPause: 60_000, // The longest pause, whatever `Retry-After` says.
  callTimeout: 30_000,
  uploadTimeout: 600_000,
  firstPoll: 1000, // The first pause between polls of a job. Later pauses are longer.
  longestPoll: 15_000, // The longest pause between polls.
  connectTimeout: 10_000,
  idleTimeout: 25_000, // A connection is lost if no message arrives for this long while audio is sent.
  steadyAfter: 20_000, // After a connection that lasted this long, attempts and pauses start over.
  stopTimeout: 60_000, // From `stop` to the end of a session.
  maxWaiting: 16_000_000, // Bytes of buffered audio: eight minutes of 16,000 16-bit samples a second.
  maxResponse: 16_000_000, // Bytes of a response.
  maxPages: 1000, // Pages of a list.
};
type Limits = { [Name in keyof typeof LIMITS]?: number | undefined };
/** Called with a line for each deviation from the contract, and its source. */
type OnDeviation = (line: string, about: string) => void;
type Options = Limits & { signal?: AbortSignal | undefined; onDeviation?: OnDeviation };
export type ClientOptions = Options & { fetch?: typeof fetch };
export type WaitOptions = Options & { onStatus?: (status: string) => void };
/** The part of a WebSocket that a session uses. The WebSockets of browsers and of the package `ws` have it. */
export interface Socket {
  binaryType: string;
  readonly readyState: number;
  readonly bufferedAmount: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string | Piece): void;
  close(): void;
}
export type SessionOptions = Options & {
  connect?: (url: URL) => Socket; // Opens a WebSocket, for example through a proxy.
  /** `lost` and `ended` come with the error, if there was one. */
  onState?: (state: 'connecting' | 'open' | 'lost' | 'ended', error?: unknown) => void;
  hide?: (text: string) => string; // Masks secrets in errors and deviations.
};
type Given = { signal: AbortSignal; onDeviation: OnDeviation; hide: (text: string) => string };
type OnMessage = (message: Message) => void;

/**
 * A client of the service at `url`. It sends the key only to that origin, and follows no redirect with the key.
 * @throws TypeError for a URL or a key that cannot be sent
 */
export function createClient(url: string, key: string, options: ClientOptions = {}) {
  if (!url) throw new TypeError('BASE_URL is not set: set it to the base URL of the service.');
  const base = checkedUrl(url.replace(/\/*$/, '/'), 'service', 'http');
  if (!/^[!-~]+$/.test(key))
    throw new TypeError(
      'API_KEY is not set, or the key has characters that a header must not contain.',
    );
  // The forms in which a gateway may return the key. The plain key is last, because another form may begin with it.
  const forms = [encodeURIComponent(key), JSON.stringify(key).slice(1, -1), btoa(key), key];
  const echoed = new RegExp(forms.map((form) => form.replaceAll(/\W/g, '\\$&')).join('|'), 'g');
  // A shorter key isn't masked, because its letters would be masked in other words, too.
  const hide = (text: string) => (key.length < 4 ? text : text.replaceAll(echoed, '***'));
  /** Calls the service. Repeats a call that only reads, and any other call that the service did not process. */
  async function call<T, Needed extends keyof T & string>(
    to: string,
    [reader, needed]: [(body: unknown) => read.ReadResult<T>, Needed],
    own: Options,
    sent?: object,
  ) {
    const address = checkedUrl(to, 'call', 'http', base);
    const isOurs = address.origin === base.origin;
    const isForm = sent instanceof FormData;
    const body = isForm ? sent : new Blob([JSON.stringify(sent)], { type: 'application/json' });
    const { signal, onDeviation, ...limits } = settingsOf(options, own);
    const timeout = limits[isForm ? 'uploadTimeout' : 'callTimeout'];
    for (let attempt = 0; ; attempt++) {
      signal.throwIfAborted();
      // In Node 20, AbortSignal.timeout may never abort if only AbortSignal.any refers to its signal.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new Error('No response in time.')), timeout);
      const init: RequestInit = {
        ...(sent && { method: 'POST', body }),
        headers: isOurs ? { 'x-service-key': key } : {},
        // Otherwise Node would keep the whole form in memory, to send it again after a redirect.
        redirect: isForm ? 'error' : isOurs ? 'manual' : 'follow',
        signal: AbortSignal.any([signal, limit.signal]),
      };
      const { response, text, cause } = await (options.fetch ?? fetch)(address, init)
        .then(async (response) => ({ response, text: await textOf(response, limits), cause: null }))
        .catch((cause: unknown) => ({ response: undefined, text: undefined, cause }))
        .finally(() => clearTimeout(timer));
      signal.throwIfAborted();
      const [status, asked] = [response?.status ?? 0, askedBy(response?.headers)];
      const from = `${status || 'no response'} from ${address.pathname}`;
      const fail = (kind: SpeechError['kind'], why: string, details: Partial<SpeechError>) =>
        new SpeechError(kind, `${from}: ${why || 'no details'}`, details);
      if (response && text === undefined)
        throw fail('unreadable', 'the response is larger than maxResponse', { status });
      const isUndone = status === 429 || (status === 503 && asked !== undefined);
      const isBroken = text === undefined || status >= 500;
      if (attempt < limits.attempts && (isUndone || (isBroken && !sent))) {
        await sleepAfter(attempt, limits, signal, asked);
        continue;
      }
      if (text === undefined) throw fail('lost', reasonOf(cause), { cause });
      const said = hide(text);
      const answer = { status, body: await jsonOf(said) };
      if (!response?.ok) throw fail('refused', wordsOf(answer.body, said), answer);
      const told = reader(answer.body);
      const result = said === text ? told : reader(await jsonOf(text));
      const issues = told.ok ? told.deviations : told.issues;
      const lines = issues.map(read.formatIssue);
      if (!result.ok || (result.value[needed] ?? null) === null)
        throw fail('unreadable', lines.join('; '), { ...answer, issues });
      for (const line of lines) onDeviation(line, from);
      return { value: result.value as T & { [P in Needed]: NonNullable<T[P]> }, asked };
    }
  }
  const find = (result_url: string, own: Options) =>
    call(result_url, [read.readPreRecordedJob, 'status'], own).catch((error) => {
      throw error instanceof SpeechError ? Object.assign(error, { result_url }) : error;
    });
  const client = {
    /** @returns the URL of the file, for `audio_url` */
    async upload(audio: Blob, name: string, own: Options = {}): Promise<string> {
      const form = new FormData();
      form.append('audio', audio, name);
      const made = call('v2/upload', [read.readUploadResponse, 'audio_url'], own, form);
      return (await made).value.audio_url;
    },
    /** Creates a job. Save its `result_url`, so that you can `wait` for the job after a crash. */
    async create(request: api.PreRecordedRequest, own: Options = {}) {
      const reader = read.readPreRecordedJobCreated;
      return (await call('v2/pre-recorded', [reader, 'result_url'], own, request)).value;
    },
    /** @returns the job as it is now */
    get: async (result_url: string, own: Options = {}) => (await find(result_url, own)).value,
    /** @returns the job when it has finished, whether it is done or failed */
    async finished(result_url: string, own: WaitOptions = {}) {
      const { signal, ...limits } = settingsOf(options, own);
      for (let pause = limits.firstPoll; ; pause = Math.min(pause * 1.5, limits.longestPoll)) {
        const { value, asked } = await find(result_url, own);
        own.onStatus?.(value.status);
        if (isFinished(value)) return value;
        await sleepAfter(0, { ...limits, firstPause: pause }, signal, asked);
      }
    },
    /** @returns the job when it is done; throws when it failed */
    async wait(result_url: string, own: WaitOptions = {}): Promise<PreRecordedJob> {
      const job = await client.finished(result_url, own);
      if (job.status === 'done') return job;
      const why = `The job ended as ${read.oneLine(`${job.status}, ${job.error_code}`)}.`;
      throw new SpeechError('failed', why, { job, result_url });
    },
    /** Creates a job and waits for it. */
    async transcribe(request: api.PreRecordedRequest, own: WaitOptions = {}) {
      return client.wait((await client.create(request, own)).result_url, own);
    },
    /** All jobs that match, page by page: `for await (const job of client.list({ kind: ['live'] }))`. */
    async *list(query: api.ListTranscriptionJobsQuery = {}, own: Options = {}) {
      const { maxPages } = settingsOf(options, own);
      let next: string | null = `v2/transcription?${api.writeListTranscriptionJobsQuery(query)}`;
      for (let pages = 0; next !== null; pages++) {
        if (pages === maxPages)
          throw new SpeechError('unreadable', 'The list has more pages than maxPages.');
        const page: tolerant.JobPage = (await call(next, [read.readJobPage, 'items'], own)).value;
        yield* page.items ?? [];
        next = page.next ?? null;
      }
    },
    /** @returns the URL of a live session, to which a page may connect with `openSession` */
    async createSession(request: api.LiveRequest, own: Options = {}): Promise<string> {
      return (await call('v2/live', [read.readLiveSessionCreated, 'url'], own, request)).value.url;
    },
    /** Creates a live session, and connects to it. */
    async live(request: api.LiveRequest, onMessage: OnMessage, own: SessionOptions = {}) {
      if (!own.connect && !globalThis.WebSocket)
        throw new TypeError('No WebSocket: in Node 20, set NODE_OPTIONS=--experimental-websocket.');
      const url = await client.createSession(request, own);
      // Without acknowledgments, nothing arrives while nobody speaks.
      const isQuiet = request.messages_config?.receive_acknowledgments === false;
      const quiet = isQuiet ? { idleTimeout: 2 ** 31 - 1 } : {};
      return openSession(url, onMessage, settingsOf(quiet, options, own, { hide }));
    },
  };
  return client;
}

/**
 * Connects to a live session by its URL, and reconnects whenever the connection is lost.
 * @returns the session: `send` sends a copy of audio in pieces, and throws after the end. `waiting` is the number of
 *   buffered bytes. `ended` settles when the session has ended, and need not be awaited.
 * @throws TypeError for a URL to which it cannot connect
 */
export function openSession(url: string, onMessage: OnMessage, options: SessionOptions = {}) {
  const address = checkedUrl(url, 'session', 'ws');
  const over = new AbortController();
  const { signal, onState, onDeviation, hide, ...limits } = settingsOf(options, over);
  const connect = options.connect ?? ((url) => new WebSocket(url));
  const waiting: Piece[] = [];
  let [tries, isStopped, opened, buffered] = [0, false, Number.NaN, 0];
  let socket: Socket | undefined;
  let [ending, watching]: (ReturnType<typeof setTimeout> | undefined)[] = [];
  /** Ends the connection as lost. */
  let lose = (_why: string) => {};
  const watch = (what?: string, within?: number) => {
    clearTimeout(watching);
    buffered = socket?.bufferedAmount ?? 0;
    watching = what ? setTimeout(() => lose(`${what} within ${within} ms.`), within) : undefined;
  };
  const flush = () => {
    if (socket?.readyState !== 1) return; // Not open.
    const pieces = waiting.splice(0);
    for (const audio of pieces) socket.send(audio);
    if (isStopped) socket.send(JSON.stringify({ type: 'stop_recording' }));
    else if (pieces.length > 0 && !watching) watch('No message', limits.idleTimeout);
  };
  const untilClosed = () =>
    new Promise<{ code?: number; reason?: string }>((resolve, reject) => {
      const mine = connect(address);
      [socket, opened] = [mine, Number.NaN];
      lose = (reason) => resolve({ reason });
      signal.onabort = () => reject(signal.reason);
      mine.binaryType = 'arraybuffer';
      mine.onclose = mine.onerror = (event: object) => resolve(event);
      mine.onopen = () => {
        watch();
        opened = Date.now();
        onState?.('open');
        flush();
      };
      mine.onmessage = ({ data }: { data: unknown }) => {
        if (socket !== mine || signal.aborted) return;
        // While the buffered audio grows, a message does not prove that audio gets through.
        if (mine.bufferedAmount <= buffered) watch();
        const message = read.readServerMessage(data);
        const issues = message.ok ? message.deviations : message.issues;
        for (const issue of issues) onDeviation(hide(read.formatIssue(issue)), 'a message');
        if (message.ok) onMessage(message.value);
      };
      watch('No connection', limits.connectTimeout);
      onState?.('connecting');
    }).finally(() => {
      watch();
      socket?.close();
      socket = undefined;
    });
  const run = async () => {
    for (;;) {
      signal.throwIfAborted();
      // No code, or 1006: the connection broke off. Some runtimes report only an error then.
      const { code = 1006, reason: said = '' } = await untilClosed();
      const reason = hide(said);
      if (isStopped && [1000, 1001, 1005].includes(code)) return;
      // 1008 is a violated policy. After 1003, 1007 and 1009, the service cannot take what was sent.
      const isRefused = code >= 4000 || [1003, 1007, 1008, 1009].includes(code);
      // After the stop, only a connection that broke off can be resumed.
      const isOver = isRefused || (isStopped && code !== 1006);
      if (Date.now() - opened >= limits.steadyAfter) tries = 0;
      const why = `Closed with ${code} after ${tries} attempts to reconnect. ${read.oneLine(reason)}`;
      const error = new SpeechError(isRefused ? 'refused' : 'lost', why.trim(), { code, reason });
      if (isOver || tries >= limits.attempts) throw error;
      onState?.('lost', error);
      await sleepAfter(tries++, limits, signal);
    }
  };
  const ended = run()
    .catch((error) => error)
    .then((error?: unknown) => {
      clearTimeout(ending);
      waiting.length = 0;
      over.abort(error);
      onState?.('ended', error);
      if (error !== undefined) throw error;
    });
  ended.catch(() => {});
  const session = {
    ended,
    get waiting(): number {
      return waiting.reduce((sum, one) => sum + one.byteLength, socket?.bufferedAmount ?? 0);
    },
    send(audio: ArrayBuffer | ArrayBufferView): void {
      if (isStopped) throw new Error('The session was stopped.');
      signal.throwIfAborted();
      waiting.push(...piecesOf(audio));
      flush();
      if (session.waiting > limits.maxWaiting)
        over.abort(new SpeechError('lost', 'More than maxWaiting bytes of audio are buffered.'));
    },
    stop(): void {
      if (isStopped || signal.aborted) return;
      isStopped = true;
      const late = new SpeechError(
        'lost',
        `The service did not end the session within ${limits.stopTimeout} ms.`,
      );
      ending = setTimeout(() => over.abort(late), limits.stopTimeout);
      flush();
    },
  };
  return session;
}

/** Copies audio to pieces of less than 64 KB, because a service may close with 1009 after a larger frame. */
function piecesOf(audio: ArrayBuffer | ArrayBufferView) {
  const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(audio)
    ? audio
    : new DataView(audio);
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  // Whole samples of 1 to 4 bytes in 1 to 8 channels.
  const size = 60_480;
  const count = Math.ceil(byteLength / size);
  return Array.from({ length: count }, (_, at) => bytes.slice(at * size, (at + 1) * size));
}
type Piece = ReturnType<typeof piecesOf>[number];

function checkedUrl(text: string, of: string, scheme: string, base?: URL): URL {
  const address = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const what = `The URL of the ${of}`;
  if (!address || ![`${scheme}:`, `${scheme}s:`].includes(address.protocol))
    throw new TypeError(`${what} is not ${scheme}(s)://…`);
  if (address.username + address.password) throw new TypeError(`${what} has a user or password.`);
  return address;
}

/** The effective options: the last value of each, and all signals. Node 20 needs a reference to the signals. */
function settingsOf(...options: SessionOptions[]): typeof LIMITS & SessionOptions & Given {
  const given = options.flatMap(Object.entries).filter(([, option]) => option !== undefined);
  const signals = options.flatMap(({ signal }) => signal ?? []);
  const signal = Object.assign(AbortSignal.any(signals), { held: signals });
  const onDeviation: OnDeviation = (line, about) => console.warn(`${about}: ${line}`);
  return { ...LIMITS, onDeviation, hide: String, ...Object.fromEntries(given), signal };
}

/** The body of a response, or undefined if it is too large. */
async function textOf({ body }: Response, { maxResponse }: typeof LIMITS) {
  const [reader, decoder] = [body?.getReader(), new TextDecoder()];
  let [text, size] = ['', 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxResponse) return void reader?.cancel();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const jsonOf = (text: string): Promise<unknown> => new Response(text).json().catch(() => text);

/** Whether a job has finished. A status that is added later also counts as finished. */
export const isFinished = ({ status }: PreRecordedJob) =>
  status !== 'queued' && status !== 'processing';

/** A refusal on one line: its `message` and its issues, or the whole body if the message is not text. */
function wordsOf(body: unknown, text: string): string {
  const { message = text, issues = [] } = Object(body);
  const said = [message, issues].flat().map((one) => {
    const { path = '', message = one } = Object(one);
    const isText = typeof path === 'string' && typeof message === 'string';
    return isText ? read.formatIssue({ ...one, path, message }) : text;
  });
  return read.oneLine([...new Set(said)].join('; ').slice(0, 500));
}

/** The reason of a failed call: the error below `fetch failed`. With several addresses, that error has only a code. */
function reasonOf(error: unknown): string {
  const { message, code } = Object(Object(error).cause ?? error);
  return String(message || code || error);
}

/** The pause in `Retry-After`, which states seconds or a date; undefined if it states neither. */
function askedBy(headers?: Headers): number | undefined {
  const after = headers?.get('retry-after') ?? '';
  if (/^\d*\.?\d+$/.test(after)) return Number(after) * 1000;
  return after.endsWith('GMT') ? Date.parse(after) - Date.now() || undefined : undefined;
}

/** Waits for the pause after an attempt, or for the longer pause that the service requested. */
function sleepAfter(attempt: number, limits: typeof LIMITS, signal: AbortSignal, asked = 0) {
  const pause = Math.min(Math.max(limits.firstPause * 2 ** attempt, asked), limits.longestPause);
  return new Promise<void>((resolve, reject) => {
    // A signal that aborted before this line fires no event.
    signal.throwIfAborted();
    const timer = setTimeout(resolve, pause);
    signal.onabort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
  });
}
