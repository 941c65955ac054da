/** Calls to the service under test, with their answers checked against the contract. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CheckProfile,
  documentedAnswer,
  issuesIn,
  issuesInAnswer,
  OPERATIONS,
  type OperationId,
} from '../src/contract.ts';
import { addParts } from './coverage.ts';
import type { Grounds } from './relations.ts';
import { fail, failIf, poll, retryIf, wordsOf } from './report.ts';

const KEY = 'x-service-key';
const SECOND = 1_000;
/** The statuses with which a call may be answered. */
export const STATUSES = { success: ['2XX'], refusal: ['4XX'], either: ['2XX', '4XX'] };
/** The grounds for expecting a refusal. */
export const REFUSAL: Grounds = {
  assumes: 'What breaks the contract, or has no valid key, gets a status from 400 to 499.',
};
/** The statuses of a service that does not take the key. */
const KEY_REFUSED = [401, 403];
/** The statuses of a service that takes no more calls for now. */
export const RATE_LIMITED = [429, 503];
/** The most that is read of an answer, a message or a notification, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

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

/** Calls the service under test, and checks what it answers against the contract. */
export class Client {
  /** The addresses of live sessions that may still be open. */
  readonly sessions = new Set<string>();
  /** How many calls were made, and how many jobs and sessions they made. */
  readonly count = { calls: 0, made: 0 };
  /** What the contract names of all that the service sent. */
  readonly seen = new Set<string>();

  /**
   * @param patience how long to wait for any one thing, in milliseconds
   * @param profile the profile that answers must match
   */
  constructor(
    readonly url: string,
    readonly key: string,
    readonly patience: number,
    readonly profile: CheckProfile,
  ) {}

  /** Sees whether somebody answers, and takes the key. Throws if not. */
  async expectService(): Promise<void> {
    const query = new URLSearchParams({ limit: '1' });
    const { status } = await this.#ask('listTranscriptionJobs', { query }).catch((error) => {
      throw new Error(`${this.url} does not answer: ${wordsOf(error)}`);
    });
    if (KEY_REFUSED.includes(status))
      throw new Error(`${this.url} refuses the key, with ${status}`);
  }

  /**
   * Follows an address from an answer, at which an operation must answer. The key goes to no other host:
   * where the address leads to one, the operation is called at its own address.
   */
  follow<Body>(operation: OperationId, address: string, id?: string): Promise<Body> {
    if (!URL.canParse(address)) fail(`${address} is no address`);
    const { origin, searchParams: query } = new URL(address);
    const isOurs = origin === new URL(this.url).origin;
    return this.expect(operation, isOurs ? { url: address } : { query, ...(id && { id }) });
  }

  /** What is wrong with a value of a public schema that came, a line for each issue. */
  issues(schema: string, value: unknown): string[] {
    addParts(this.seen, schema, value);
    return issuesIn(schema, value, this.profile);
  }

  /**
   * Calls an operation, whose answer must be as documented and have an expected status; `2XX` is any of success that is
   * documented. Returns the body.
   */
  async expect<Body>(operation: OperationId, call: Call = {}, statuses = STATUSES.success) {
    const successes = Object.keys(OPERATIONS[operation].responses).filter((one) => one[0] === '2');
    const expected = statuses.flatMap((one) => (one === '2XX' ? successes : one));
    const { text, ...answer } = await this.#askUntilServed(operation, call);
    const { status, body } = answer;
    const { url, result_url } = Object(status < 300 ? body : {});
    if (url ?? result_url) this.count.made += 1;
    // An answer with the address of a WebSocket has opened a session, even where the call should have been refused.
    if (/^wss?:/i.test(url)) this.sessions.add(url);
    if (![`${status}`, `${Math.floor(status / 100)}XX`].some((one) => expected.includes(one))) {
      fail(`expected ${expected.join(' or ')}, got ${status}: ${text}`);
    }
    const { schema } = documentedAnswer(operation, status) ?? {};
    if (schema) addParts(this.seen, schema, body);
    failIf(...issuesInAnswer(operation, answer, this.profile));
    return body as Body;
  }

  /** Repeats a call while the service limits the rate of calls, which says nothing about this one. */
  #askUntilServed(operation: OperationId, call: Call) {
    const { patience } = this;
    return poll(patience, async () => {
      const { retryAfter, ...answer } = await this.#ask(operation, call);
      const isLimited = RATE_LIMITED.includes(answer.status);
      // A date counts as none: `poll` pauses between two calls anyway.
      const wait = (isLimited && Number(retryAfter) * SECOND) || 0;
      failIf(wait > patience && `the service limits: ${answer.status}, Retry-After ${retryAfter}`);
      if (wait > 0) await sleep(wait);
      retryIf(isLimited && `the service limits what it takes for more than ${patience / SECOND} s`);
      return answer;
    });
  }

  async #ask(operation: OperationId, call: Call) {
    const { method, path } = OPERATIONS[operation];
    const { body, text: json = JSON.stringify(body), form, id = '', query } = call;
    const { key = this.key } = call;
    const target = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
    const url = `${this.url}${target}${query?.size ? `?${query}` : ''}`;
    const timeout = AbortSignal.timeout(this.patience);
    this.count.calls += 1;
    try {
      const response = await fetch(call.url ?? url, {
        method,
        headers: {
          ...(key !== null && { [KEY]: key }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        body: form ?? json ?? null,
        // The key goes to no address that an answer names.
        redirect: 'manual',
        signal: timeout,
      });
      const { status, headers } = response;
      const text = await textOf(response.body ?? []);
      const contentType = mediaType(headers.get('content-type'));
      const retryAfter = headers.get('retry-after');
      return { status, contentType, body: readJson(text), text, retryAfter };
    } catch (error) {
      if (!timeout.aborted) throw error;
      return fail(`no whole answer within ${this.patience / SECOND} s`);
    }
  }
}

/** The text of a body; fails when it is too long. */
async function textOf(body: AsyncIterable<Uint8Array> | Iterable<never>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) fail(`the answer is longer than ${MAX_BYTES / 2 ** 20} MB`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** A content type without its parameters. */
export function mediaType(header: string | null | undefined): string {
  return (header ?? '').replace(/;.*/s, '').trim();
}

/** The JSON in a text, or the text when it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
