// A client of the service, for Node, Bun, Deno, and browsers. Copy this file into your project. For live sessions, also
// copy session.ts.
import * as read from 'speech-to-text-contract/read';
import type * as api from 'speech-to-text-contract/types';
import type * as tolerant from 'speech-to-text-contract/types/tolerant';

export type PreRecordedJob = tolerant.PreRecordedJob;

/** An error of a call or a session, with its details. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  /**
   * `rejected`: the service rejected a call or a session. `failed`: a job failed. `unreadable`: a response could not be
   * read. `lost`: a connection was lost.
   */
  kind: 'rejected' | 'failed' | 'unreadable' | 'lost';
  /** The HTTP status and the body of the response. The body is a parsed value if it is JSON, or else text. */
  status?: number;
  body?: unknown;
  /** The close code of a session and the reason that the service gave. */
  code?: number;
  reason?: string;
  /** The job that failed and the URL of the job. To wait for the job again, pass this URL to `wait`. */
  job?: PreRecordedJob;
  result_url?: string;
  constructor(kind: SpeechError['kind'], message: string, details: Partial<SpeechError> = {}) {
    super(message);
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** Times are in milliseconds. `Infinity` stands for a billion, as no timer is longer than 24 days. */
const LIMITS = {
  retries: 7, // How many times a call is repeated.
  firstPause: 250, // The first pause. Each later pause is twice as long.
  longestPause: 60_000, // The longest pause, whatever `Retry-After` says.
  callTimeout: 30_000, // The longest time of a call.
  uploadTimeout: 300_000, // The longest time of an upload. Node's fetch needs a setting for a longer one: see client.md.
  firstPoll: 1000, // The first pause between polls of a job. Later pauses are longer.
  longestPoll: 15_000, // The longest pause between polls.
  maxResponse: 16_000_000, // Bytes of a response.
};
export type CallOptions = { signal?: AbortSignal | undefined };
export type ClientOptions = Partial<typeof LIMITS> & {
  fetch?: typeof fetch | undefined;
  /** Called for each deviation from the contract, with a line of text and the source of the deviation. */
  onDeviation?: ((line: string, about: string) => void) | undefined;
};
export const warn = (line: string, about: string) => console.warn(`${about}: ${line}`);

/** The response to a call and its text, if it could be read, or why there is no response. */
type Outcome = { response?: Response; text?: string | undefined; cause?: unknown };
/** How to read a response, and the field that it needs. */
type Reading<T, Needed> = [reader: (body: unknown) => read.ReadResult<T>, needed: Needed];

export type Client = ReturnType<typeof createClient>;

/**
 * A client of the service at `url`. It sends the key only to the origin of `url`. It follows no redirect of a call that
 * has the key.
 * @throws TypeError for a URL or a key that cannot be sent, and RangeError for a limit that cannot be kept
 */
export function createClient(url: string, key: string, options: ClientOptions = {}) {
  const wanted = 'Set BASE_URL to an HTTP URL without a user, a password, or a query.';
  const problem = new TypeError(wanted);
  const base = urlOf(url, /^https?:/, problem);
  if (base.search || base.hash) throw problem;
  if (!/^[!-~]+$/.test(key))
    throw new TypeError('Set API_KEY to your API key: printable ASCII characters without spaces.');
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const limits = withDefaults(LIMITS, options);
  const onDeviation = options.onDeviation ?? warn;
  const hide = (text: string) => masked(text, key);

  /** Makes a call once. Without a response, `cause` is the reason. */
  async function attemptCall(address: URL, signal?: AbortSignal, sent?: object): Promise<Outcome> {
    signal?.throwIfAborted();
    const isOurs = address.origin === base.origin;
    const isForm = sent instanceof FormData;
    const json = { type: 'application/json' };
    const body = isForm || !sent ? sent : new Blob([jsonFor(sent)], json);
    const timeout = isForm ? limits.uploadTimeout : limits.callTimeout;
    // In Node 20, AbortSignal.timeout may never abort if only AbortSignal.any refers to its signal.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('No response in time.')), timeout);
    try {
      const response = await (options.fetch ?? fetch)(address, {
        ...(body && { method: 'POST', body }),
        // A cache of a browser or a framework could hide a new status of a job.
        cache: 'no-store',
        headers: isOurs ? { 'x-service-key': key } : {},
        // If Node followed redirects, it would keep the whole form in memory, to send the form again.
        redirect: isForm ? 'error' : isOurs ? 'manual' : 'follow',
        signal: AbortSignal.any([signal ?? [], limit.signal].flat()),
      });
      return { response, text: await textOf(response, limits.maxResponse) };
    } catch (cause) {
      signal?.throwIfAborted();
      return { cause };
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Calls the service. Repeats a failed call that only reads. Repeats any other call only after a response that says
   * that the service did not process the call: 429, or 503 with `Retry-After`.
   */
  async function call<T, Needed extends keyof T & string>(
    to: string,
    reading: Reading<T, Needed>,
    { signal }: CallOptions,
    sent?: object,
  ) {
    // The text of the URL is not quoted, because it may contain a password.
    const problem = 'Only an HTTP URL without a user and a password can be called.';
    const address = urlOf(to, /^https?:/, new SpeechError('unreadable', problem), base);
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptCall(address, signal, sent);
      const status = outcome.response?.status ?? 0;
      const after = outcome.response?.headers.get('retry-after');
      const isUnprocessed = status === 429 || (status === 503 && after);
      const isBroken = !outcome.response || status === 408 || status >= 500;
      const mayRepeat = isUnprocessed || (isBroken && !sent);
      if (!mayRepeat || attempt >= limits.retries) return resultOf(outcome, address, reading);
      await sleepAfter(attempt, limits, signal, askedBy(after ?? ''));
    }
  }

  /** The value in a response. A response without the field `needed` is unreadable. */
  async function resultOf<T, Needed extends keyof T & string>(
    { response, text, cause }: Outcome,
    { origin, pathname }: URL,
    [reader, needed]: Reading<T, Needed>,
  ) {
    const place = pathname + (origin === base.origin ? '' : ` of ${origin}, which gets no key`);
    const status = response?.status ?? 0;
    // The response to a redirect that a browser does not follow has no status.
    const from = `${status || (response ? 'a redirect' : 'no response')} from ${hide(place)}`;
    const fail = (kind: SpeechError['kind'], reason: string, details: Partial<SpeechError>) =>
      new SpeechError(kind, `${from}: ${reason || 'no details'}`, details);
    if (!response) throw fail('lost', reasonOf(cause), { cause });
    // Mask the key before the text is cut.
    const said = hide(text ?? `more than ${limits.maxResponse} bytes, or not UTF-8`);
    const answer = { status, body: await jsonOf(said) };
    if (!response.ok) throw fail('rejected', read.oneLine(said.slice(0, 500)), answer);
    if (text === undefined) throw fail('unreadable', said, answer);
    const result = reader(await jsonOf(text));
    const issues = result.ok ? result.deviations : result.issues;
    const lines = issues.map((issue) => hide(read.formatIssue(issue)));
    if (!result.ok || (result.value[needed] ?? null) === null)
      throw fail('unreadable', lines.join('; '), answer);
    for (const line of lines) onDeviation(line, from);
    return result.value as T & { [P in Needed]: NonNullable<T[P]> };
  }

  const client = {
    /** @returns the URL of the file, for `audio_url` */
    async upload(audio: Blob, name: string, callOptions: CallOptions = {}): Promise<string> {
      const form = new FormData();
      form.append('audio', audio, name);
      const made = call('v2/upload', [read.readUploadResponse, 'audio_url'], callOptions, form);
      return (await made).audio_url;
    },
    /** Creates a job. Save its `result_url`, so that you can `wait` for the job after a crash. */
    create: (request: api.PreRecordedRequest, callOptions: CallOptions = {}) =>
      call('v2/pre-recorded', [read.readPreRecordedJobCreated, 'result_url'], callOptions, request),
    /** @returns the job as it is now */
    get: (result_url: string, callOptions: CallOptions = {}) =>
      call(result_url, [read.readPreRecordedJob, 'status'], callOptions).catch((error) => {
        throw error instanceof SpeechError ? Object.assign(error, { result_url }) : error;
      }),
    /** @returns the job when it is done; throws when it failed */
    async wait(result_url: string, callOptions: CallOptions = {}): Promise<PreRecordedJob> {
      for (let pause = limits.firstPoll; ; pause = Math.min(pause * 1.5, limits.longestPoll)) {
        const job = await client.get(result_url, callOptions);
        if (job.status === 'done') return job;
        // A status that is added later also ends a job.
        if (job.status !== 'queued' && job.status !== 'processing') {
          const how = read.oneLine(`with status ${job.status} and error code ${job.error_code}`);
          throw new SpeechError('failed', `The job ended ${how}.`, { job, result_url });
        }
        await sleepAfter(0, { ...limits, firstPause: pause }, callOptions.signal);
      }
    },
    /** Creates a job and waits for it. */
    async transcribe(request: api.PreRecordedRequest, callOptions: CallOptions = {}) {
      return client.wait((await client.create(request, callOptions)).result_url, callOptions);
    },
    /** All jobs that match, page by page: `for await (const job of client.list({ kind: ['live'] }))`. */
    async *list(query: api.ListTranscriptionJobsQuery = {}, callOptions: CallOptions = {}) {
      // A job moves to the next page when another is created.
      const listed = new Set<string>();
      let repeated = 0;
      let next: string | null = `v2/transcription?${queryOf(query)}`;
      while (next !== null) {
        const page: tolerant.JobPage = await call(next, [read.readJobPage, 'items'], callOptions);
        for (const job of page.items ?? []) {
          const id = job.id ?? JSON.stringify(job);
          repeated = listed.has(id) ? repeated + 1 : 0;
          if (repeated === 0) yield job;
          listed.add(id);
        }
        next = page.next || null;
        // However many are created, no more jobs than those listed are repeated in a row.
        if (next !== null && (page.items?.length === 0 || repeated > listed.size))
          throw new SpeechError('unreadable', 'The list has no end: a page adds no jobs.');
      }
    },
    /** @returns the URL of a live session, for `openSession` of session.ts */
    async createSession(request: api.LiveRequest, callOptions: CallOptions = {}): Promise<string> {
      return (await call('v2/live', [read.readLiveSessionCreated, 'url'], callOptions, request))
        .url;
    },
  };
  return client;
}

/** @throws the problem for a URL of another scheme, or with a user or a password, which browsers and Node do not send */
export function urlOf(text: string, scheme: RegExp, problem: Error, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (url && scheme.test(url.protocol) && !url.username && !url.password) return url;
  throw problem;
}

/** @throws RangeError for a limit that is no number or is negative, such as `Number('ten')` */
export function withDefaults<T extends Record<string, number>>(
  defaults: T,
  options: { [name in keyof T]?: unknown },
): T {
  const limits = Object.entries(defaults).map(([name, limit]) => {
    const value = Number(options[name] ?? limit);
    if (value >= 0) return [name, Math.min(value, 1e9)];
    throw new RangeError(`\`${name}\` must be a number from 0, but is ${options[name]}.`);
  });
  return Object.fromEntries(limits) as T;
}

/**
 * JSON for a request. As in the types, a field that is undefined is absent.
 * @throws TypeError for a value that JSON.stringify would change, such as NaN, a Map, or a promise
 */
function jsonFor(request: object): string {
  return JSON.stringify(request, (field, value) => {
    const type = Object.prototype.toString.call(value).slice(8, -1);
    const isJson = ['Object', 'String', 'Boolean', 'Null', 'Undefined'].includes(type);
    const isList = Array.isArray(value) && !value.includes(undefined);
    if (isJson || isList || Number.isFinite(value)) return value;
    throw new TypeError(`\`${field}\` cannot be sent as JSON: ${type} ${String(value)}`);
  });
}

/** @throws TypeError for a filter that a query cannot contain */
export function queryOf(filters: object): string {
  const query = new URLSearchParams();
  /** Writes a list as repeated parameters, and an object as `name[field]=value`. */
  const write = (name: string, value: unknown): void => {
    const fields = Array.isArray(value) ? [] : Object.entries(Object(value));
    if (typeof value === 'object' && fields.length > 0) {
      for (const [field, value] of fields) write(`${name}[${field}]`, value);
      return;
    }
    const items = [value].flat();
    const isNamed = /^[^[\]]+(\[[^[\]]+\])?$/.test(name);
    // Without the filter, the list would contain every job. A lone surrogate would become another character.
    const isWritten = items.length > 0 && items.every((item) => typeof item !== 'object');
    if (!isNamed || !isWritten || /\p{Surrogate}/u.test(`${name}${items}`))
      throw new TypeError(`A query cannot contain \`${name}\` as ${JSON.stringify(value)}.`);
    for (const item of items) query.append(name, `${item}`);
  };
  for (const [name, value] of Object.entries(JSON.parse(jsonFor(filters)))) write(name, value);
  return `${query}`;
}

/** The body of a response; undefined if it is too large or not UTF-8. */
async function textOf({ body }: Response, most: number): Promise<string | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    chunks.push(chunk.value);
    size += chunk.value.length;
    if (size <= most) continue;
    // Only the connection is lost if this fails.
    void reader?.cancel().catch(() => {});
    return undefined;
  }
  const bytes = await new Blob(chunks).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Masks the key, if there is one, in what a service said, also in JSON. */
export const masked = (text: string, key: string): string =>
  key ? text.replaceAll(key, '***').replaceAll(JSON.stringify(key).slice(1, -1), '***') : text;

const jsonOf = (text: string): Promise<unknown> => new Response(text).json().catch(() => text);

/** Why a call failed: the cause of `fetch failed`. For a host with several addresses, the cause has only a code. */
function reasonOf(error: unknown): string {
  const { message, code } = Object(Object(error).cause ?? error);
  return String(message || code || error);
}

/** The milliseconds until the time in `Retry-After`, which states seconds or a date; undefined if it states neither. */
function askedBy(after: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(after)) return Number(after) * 1000;
  // `Date.parse` returns NaN for a string that is not a date.
  return after.endsWith('GMT') ? Date.parse(after) - Date.now() || undefined : undefined;
}

type Pauses = Pick<typeof LIMITS, 'firstPause' | 'longestPause'>;
/**
 * Waits for the pause after an attempt, or for the longer pause that the service requested. At random, adds up to a
 * quarter, so that clients that failed together do not return together.
 */
export async function sleepAfter(attempt: number, limits: Pauses, signal?: AbortSignal, asked = 0) {
  const pause = Math.min(Math.max(limits.firstPause * 2 ** attempt, asked), limits.longestPause);
  // Node warns of many listeners of one signal, which calls may share. One that has already aborted fires no event.
  const given = AbortSignal.any(signal ? [signal] : []);
  given.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise((resolve) => {
    timer = setTimeout(resolve, pause * (1 + Math.random() / 4));
    given.addEventListener('abort', resolve);
  });
  clearTimeout(timer);
  given.throwIfAborted();
}
