// A client to copy, for Node 22 (20 with --experimental-websocket), Bun, Deno and browsers.
import * as api from 'speech-to-text-contract';
import * as read from 'speech-to-text-contract/read';

/** What went wrong. The status is that of the answer, or the `error_code` of a job that failed. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  status: number | undefined;
  constructor(message: string, status?: number | null) {
    super(message);
    this.status = status ?? undefined;
  }
}

export type Options = { signal?: AbortSignal; onStatus?: (status: string) => void };
export type Message = Extract<ReturnType<typeof read.readServerMessage>, { ok: true }>['value'];
type OnMessage = (message: Message) => void;
type Check<Value> = (value: unknown) => api.ParseResult<Value> | read.ReadResult<Value>;

/** How long a call may take, and one that uploads a file, in milliseconds. */
const [CALL, UPLOAD] = [30_000, 600_000];
/** How often to try to read or to connect again, after 250, 500, 1000 … milliseconds. */
const ATTEMPTS = 5;

/** A client of the service at `url`. The key goes to that origin alone, so redirects are refused. */
export function createClient(url: string, key: string) {
  async function call<T>(to: string, check: Check<T>, signal?: AbortSignal, sent?: object) {
    const address = new URL(to.startsWith('/') ? url.replace(/\/+$/, '') + to : to);
    const isOurs = address.origin === new URL(url).origin;
    const isForm = sent instanceof FormData;
    const body = isForm ? sent : new Blob([JSON.stringify(sent)], { type: 'application/json' });
    for (let attempt = 0; ; attempt++) {
      const time = AbortSignal.timeout(isForm ? UPLOAD : CALL);
      const until = signal ? AbortSignal.any([signal, time]) : time;
      const response = await fetch(address, {
        ...(sent && { method: 'POST', body }),
        headers: isOurs ? { 'x-service-key': key } : {},
        redirect: isOurs ? 'error' : 'follow',
        signal: until,
      }).catch(({ cause = 'no answer' }) => {
        throw until.aborted ? until.reason : new SpeechError(`${address.pathname}: ${cause}`);
      });
      const { ok, status, headers } = response;
      const answer: unknown = await (ok ? response.json() : response.text()).catch(String);
      until.throwIfAborted();
      if (!sent && attempt < ATTEMPTS && (status === 429 || status >= 500)) {
        await sleep(250 * 2 ** attempt, headers.get('retry-after'), signal);
        continue;
      }
      const about = `${status} from ${address.pathname}: `;
      if (!ok) throw new SpeechError(about + read.oneLine(String(answer).slice(0, 300)), status);
      const result = check(answer);
      if (!result.ok) throw new SpeechError(about + linesOf(result).join('; '), status);
      for (const line of linesOf(result)) console.warn(line);
      return { value: result.value, retryAfter: headers.get('retry-after') };
    }
  }

  return {
    /** @returns the address of the file, for `audio_url` */
    async upload(audio: Blob, name: string, { signal }: Options = {}): Promise<string> {
      const form = new FormData();
      form.append('audio', audio, name);
      return (await call('/v2/upload', api.parseUploadResponse, signal, form)).value.audio_url;
    },

    /** Creates a job and waits until it is done. */
    async transcribe(request: api.PreRecordedRequest, { signal, onStatus }: Options = {}) {
      const job = await call('/v2/pre-recorded', api.parsePreRecordedJobCreated, signal, request);
      for (let pause = 1000; ; pause = Math.min(pause * 1.5, 15_000)) {
        const now = await call(job.value.result_url, read.readPreRecordedJob, signal);
        const { status, error_code } = now.value;
        onStatus?.(status);
        if (status === 'done') return now.value;
        const goesOn = status === 'queued' || status === 'processing';
        if (!goesOn) throw new SpeechError(`The job failed with ${error_code}.`, error_code);
        await sleep(pause, now.retryAfter, signal);
      }
    },

    /** Creates a live session, and connects to it. */
    async live(request: api.LiveRequest, onMessage: OnMessage, { signal }: Options = {}) {
      const { value } = await call('/v2/live', api.parseLiveSessionCreated, signal, request);
      return openSession(value.url, onMessage, signal);
    },
  };
}

/** Connects to a live session by its address, and again whenever the connection is lost. */
export function openSession(url: string, onMessage: OnMessage, signal?: AbortSignal) {
  const waiting: Parameters<WebSocket['send']>[0][] = [];
  let isStopped = false;
  let attempts = 0;
  let socket: WebSocket | undefined;
  const flush = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    for (const audio of waiting.splice(0)) socket.send(audio);
    if (isStopped) socket.send(JSON.stringify({ type: 'stop_recording' }));
  };
  const ended = new Promise<void>((resolve, reject) => {
    const connect = () => {
      if (signal?.aborted) return reject(signal.reason);
      const next = new WebSocket(url);
      socket = next;
      next.onopen = flush;
      next.onmessage = ({ data }) => {
        const message = read.readServerMessage(data);
        for (const line of linesOf(message)) console.warn(line);
        if (!message.ok) return;
        if (api.isTranscriptMessage(message.value)) attempts = 0;
        onMessage(message.value);
      };
      next.onerror = next.onclose = (event: Event & { code?: number }) => {
        next.onclose = null;
        // Without a code, or with 1006, the connection broke off.
        if (isStopped && (event.code ?? 1006) !== 1006) return resolve();
        if (attempts < ATTEMPTS) setTimeout(connect, 250 * 2 ** attempts++);
        else reject(new SpeechError(`Gave up after ${ATTEMPTS} attempts to resume.`));
      };
    };
    connect();
    signal?.addEventListener('abort', () => {
      reject(signal.reason);
      socket?.close();
    });
  });
  const send = (audio: (typeof waiting)[number]) => {
    waiting.push(audio);
    flush();
  };
  const stop = () => {
    isStopped = true;
    flush();
  };
  return { ended, send, stop };
}

/** What the contract has against an answer, in words. */
function linesOf(result: Partial<Record<'issues' | 'deviations', read.Issue[]>> & { ok: boolean }) {
  return (result.deviations ?? result.issues ?? []).map(read.formatIssue);
}

/** Waits, longer where `Retry-After` asks for it, up to a minute. */
async function sleep(milliseconds: number, retryAfter: string | null, signal?: AbortSignal) {
  const asked = Number(retryAfter) * 1000 || Date.parse(`${retryAfter}`) - Date.now() || 0;
  for (let left = Math.max(milliseconds, Math.min(asked, 60_000)); left > 0; left -= 100) {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 100)));
  }
}
