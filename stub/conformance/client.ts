/** Calls of the service that is tried, with their answers held against the contract. */
import { setTimeout as sleep } from 'node:timers/promises';
import { formatIssue } from 'speech-to-text-contract/parse';
import {
  type Answer,
  issuesIn,
  issuesInAnswer,
  OPERATIONS,
  type OperationId,
  type Profile,
} from '../src/contract.ts';
import { fail, raise } from './report.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2_000;
const SECOND = 1_000;
/** The statuses of a service that takes no more calls for now, whatever they ask for. */
export const LIMITING = [429, 503];
/** The most that is read of an answer, of the messages of a session, and of all notifications, in bytes. */
export const MOST_BYTES = 2 * 1024 * 1024;

/** Where the implementation is, and how it is called. */
export interface ClientOptions {
  url: string;
  key: string;
  /** How long a call may take, in milliseconds. */
  patience: () => number;
  /** Aborted when no call is to go on. */
  over: AbortSignal;
  /** What answers are held against. */
  profile: Profile;
}

/** What a call sends. */
export interface Call {
  /** An address that an answer gave, in place of the operation's own. */
  url?: string;
  /** A value, sent as JSON. */
  body?: unknown;
  /** Text that is sent as JSON, whatever it is. */
  text?: string;
  form?: FormData;
  query?: URLSearchParams;
  /** The value of every path parameter. */
  id?: string;
  /** Another key; `null` for none. */
  key?: string | null;
}

/** Calls the service that is tried, and holds what it answers against the contract. */
export class Client {
  readonly options: ClientOptions;
  /** The operations that were called with the key, and the types of messages that came and went. */
  readonly tried = new Set<string>();
  /** Addresses in answers that lead to another host, the first of each operation. */
  readonly elsewhere = new Map<OperationId, string>();
  /** The addresses of live sessions that may still be open. */
  readonly sessions = new Set<string>();
  /** How many calls were made, and how many jobs and sessions they made. */
  readonly count = { calls: 0, made: 0 };

  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** Calls an operation, which must succeed. Returns the body. */
  async succeed<Body>(operation: OperationId, call: Call = {}): Promise<Body> {
    const statuses = Object.keys(OPERATIONS[operation].responses);
    const successes = statuses.filter((status) => status.startsWith('2'));
    return (await this.#call(operation, call, successes)).body as Body;
  }

  /**
   * Follows an address that an answer gave, which must answer as an operation does. The key goes to no
   * other host: where the address leads to one, the operation is called at its own.
   */
  follow<Body>(operation: OperationId, address: string, id?: string): Promise<Body> {
    if (!URL.canParse(address)) fail(`${address} is no address`);
    const { origin, searchParams: query } = new URL(address);
    if (origin === new URL(this.options.url).origin) {
      return this.succeed(operation, { url: address });
    }
    if (!this.elsewhere.has(operation)) this.elsewhere.set(operation, address);
    return this.succeed(operation, { query, ...(id && { id }) });
  }

  /** Calls an operation, which must refuse, with one of these statuses. */
  beRefused(operation: OperationId, call: Call, statuses = ['4XX']): Promise<Answer> {
    return this.#call(operation, call, statuses);
  }

  /** What is wrong with a value of a public schema, a line for each issue. */
  issues(schema: string, value: unknown): string[] {
    return issuesIn(schema, value, this.options.profile).map(formatIssue);
  }

  /** Gets an answer, which must be one that the document has, with one of the expected statuses. */
  async #call(operation: OperationId, call: Call, expected: string[]): Promise<Answer> {
    if (call.key === undefined) this.tried.add(operation);
    const { text, ...answer } = await this.#askUntilServed(operation, call);
    const { status, body } = answer;
    const { url, result_url } = (body ?? {}) as { url?: unknown; result_url?: unknown };
    if (status < 300 && (url ?? result_url)) this.count.made += 1;
    // An answer with the address of a WebSocket has opened a session, even where it should have refused.
    if (status < 300 && typeof url === 'string' && /^wss?:/i.test(url)) this.sessions.add(url);
    if (![`${status}`, `${Math.floor(status / 100)}XX`].some((one) => expected.includes(one))) {
      fail(`expected ${expected.join(' or ')}, got ${status}: ${text}`);
    }
    raise(...issuesInAnswer(operation, answer, this.options.profile));
    return answer;
  }

  /** Asks again while the service limits what it takes: that says nothing about the call. */
  async #askUntilServed(operation: OperationId, call: Call) {
    const start = Date.now();
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const { retryAfter, ...answer } = await this.#ask(operation, call);
      if (!LIMITING.includes(answer.status)) return answer;
      const wait = Math.max(pause, timeUntil(retryAfter));
      if (Date.now() - start + wait > this.options.patience()) {
        fail(`the service limits: ${answer.status}, Retry-After ${retryAfter ?? 'not given'}`);
      }
      await sleep(wait, null, { signal: this.options.over }).catch(() => {});
    }
  }

  async #ask(operation: OperationId, call: Call) {
    const { method, path } = OPERATIONS[operation];
    const { body, text: json = JSON.stringify(body), form, id = '', query } = call;
    const { key = this.options.key } = call;
    const target = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
    const url = `${this.options.url}${target}${query?.size ? `?${query}` : ''}`;
    const sent = form ?? json;
    const time = this.options.patience();
    const late = AbortSignal.timeout(time);
    this.count.calls += 1;
    try {
      const response = await fetch(call.url ?? url, {
        method,
        headers: {
          ...(key !== null && { 'x-service-key': key }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(sent !== undefined && { body: sent }),
        // The key goes to no address that an answer names.
        redirect: 'manual',
        signal: AbortSignal.any([this.options.over, late]),
      });
      const { status, headers } = response;
      const [contentType = ''] = (headers.get('content-type') ?? '').split(';');
      const text = await textOf(response);
      const answer = { status, contentType: contentType.trim(), body: readJson(text) };
      return { ...answer, text, retryAfter: headers.get('retry-after') };
    } catch (error) {
      if (!late.aborted) throw error;
      return fail(`no whole answer within ${time / SECOND} s`);
    }
  }
}

/** How long `Retry-After` asks to wait, in milliseconds: it is in seconds, or a date. */
function timeUntil(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) ? seconds * SECOND : Date.parse(retryAfter) - Date.now() || 0;
}

/** The text of an answer, decompressed; one that does not end is refused. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) fail(`the answer is longer than ${MOST_BYTES / 2 ** 20} MB`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The JSON in a text, or the text when it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Asks again and again, with longer pauses each time, until there is an answer or patience ends. */
export async function poll<Found>(
  patience: () => number,
  ask: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const start = Date.now();
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    const answer = await ask();
    const left = start + patience() - Date.now();
    if (answer !== undefined || left <= 0) return answer;
    await sleep(Math.min(pause, left));
  }
}

/** Waits for something for some milliseconds, or until a signal; undefined when it does not come. */
export function within<Found>(
  time: number,
  signal: AbortSignal,
  coming: Promise<Found>,
): Promise<Found | undefined> {
  const late = sleep(time, undefined, { ref: false, signal }).catch(() => undefined);
  return Promise.race([coming, late]);
}
