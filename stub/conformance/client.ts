/** Calls to the service under test, with their answers checked against the contract. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CheckProfile,
  documentedAnswer,
  issuesIn,
  issuesInAnswer,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '../src/contract.ts';
import { addParts } from './coverage.ts';
import { failBy, failIf, leaveOut, poll, retryBy, wordsOf } from './report.ts';

const KEY = 'x-service-key';
const SECOND = 1_000;
/** The statuses with which a call may be answered. */
export const STATUSES = { success: ['2XX'], refusal: ['4XX'], either: ['2XX', '4XX'] };
/** The statuses of a service that does not take the key. */
const KEY_REFUSED = [401, 403];
/** The statuses of a service that takes no more calls for now. */
export const RATE_LIMITED = [429, 503];
/** After so many calls in a row without an answer a run ends. */
const MAX_UNANSWERED = 5;
/** Why a run ended to which nobody answers any more. */
export const UNANSWERED = `${MAX_UNANSWERED} calls in a row got no response`;
/** An identifier that nothing has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';
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
  /** Of each operation that was called: whether a call was to succeed, whether one did, and the last status. */
  readonly calls = new Map<
    OperationId,
    { isWanted: boolean; hasSucceeded: boolean; last: number }
  >();
  readonly #end = new AbortController();
  #unanswered = 0;

  /**
   * @param patience how long to wait for any one thing, in milliseconds
   * @param profile the profile that answers must match
   * @param without the operations that are not called
   */
  constructor(
    readonly url: string,
    readonly key: string,
    readonly patience: number,
    readonly profile: CheckProfile,
    readonly without: readonly OperationId[] = [],
  ) {}

  /** Aborted when no call is made any more, with the reason. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** Ends all calls: those that wait, and those that are still to come, are left out. */
  end(why: string): void {
    this.#end.abort(why);
  }

  /** Sees whether somebody answers, and takes the key. Throws if not. */
  async expectService(): Promise<void> {
    const harmless = OPERATION_IDS.filter(
      (id) => OPERATIONS[id].method === 'GET' && !this.without.includes(id),
    );
    const greeting = harmless.find((id) => !OPERATIONS[id].path.includes('{')) ?? harmless[0];
    if (!greeting) return;
    const query = OPERATIONS[greeting].query ? { query: new URLSearchParams({ limit: '1' }) } : {};
    const { status } = await this.#ask(greeting, { id: NOBODY, ...query }).catch((error) => {
      throw new Error(`${this.url} does not respond: ${wordsOf(error)}`);
    });
    if (KEY_REFUSED.includes(status))
      throw new Error(`${this.url} refuses the key, with ${status}`);
  }

  /**
   * Follows an address from an answer, at which an operation must answer. The key goes to no other host:
   * where the address leads to one, the operation is called at its own address.
   */
  follow<Body>(operation: OperationId, address: string, id?: string): Promise<Body> {
    failBy('contract', !URL.canParse(address) && `${address} is not a URL`);
    const { origin, searchParams: query } = new URL(address);
    const isOurs = origin === new URL(this.url).origin;
    return this.expect(operation, isOurs ? { url: address } : { query, ...(id && { id }) });
  }

  /** What is wrong with a value of a public schema that came, a line for each issue. */
  issues(schema: string, value: unknown): string[] {
    addParts(this.seen, schema, value);
    return issuesIn(schema, value, this.profile);
  }

  /** Leaves out what needs an operation that is not called. */
  expectCalled(operation: OperationId): void {
    if (this.without.includes(operation)) leaveOut(`${operation} is left out, by --without`);
  }

  /** Calls an operation as `expectAnswer` does, and returns the body. */
  async expect<Body>(operation: OperationId, call: Call = {}, statuses = STATUSES.success) {
    return (await this.expectAnswer<Body>(operation, call, statuses)).body;
  }

  /**
   * Calls an operation, whose answer must be as documented and have an expected status; `2XX` is any of success that is
   * documented. Returns the status and the body.
   */
  async expectAnswer<Body>(operation: OperationId, call: Call, statuses: readonly string[]) {
    this.expectCalled(operation);
    const successes = Object.keys(OPERATIONS[operation].responses).filter((one) => one[0] === '2');
    const expected = statuses.flatMap((one) => (one === '2XX' ? successes : one));
    const isWanted = statuses.includes('2XX');
    const calls = this.calls.get(operation) ?? { isWanted, hasSucceeded: false, last: 0 };
    this.calls.set(operation, calls);
    calls.isWanted ||= isWanted;
    const { text, ...answer } = await this.#askUntilServed(operation, call);
    const { status, body } = answer;
    calls.hasSucceeded ||= status < 300;
    calls.last = status;
    const { url, result_url } = Object(status < 300 ? body : {});
    if (url ?? result_url) this.count.made += 1;
    // An answer with the address of a WebSocket has opened a session, even where the call should have been refused.
    if (/^wss?:/i.test(url)) this.sessions.add(url);
    const isExpected = [`${status}`, `${Math.floor(status / 100)}XX`].some((one) =>
      expected.includes(one),
    );
    const problem = !isExpected && `expected ${expected.join(' or ')}, got ${status}: ${text}`;
    if (isWanted) failBy('input', problem);
    else failIf(problem);
    const { schema } = documentedAnswer(operation, status) ?? {};
    if (schema) addParts(this.seen, schema, body);
    failBy('contract', ...issuesInAnswer(operation, answer, this.profile));
    return { status, body: body as Body };
  }

  /** Repeats a call while the service limits the rate of calls, which says nothing about this one. */
  #askUntilServed(operation: OperationId, call: Call) {
    const { patience } = this;
    return poll(patience, async () => {
      const { retryAfter, ...answer } = await this.#ask(operation, call);
      const isLimited = RATE_LIMITED.includes(answer.status);
      // A date counts as none: `poll` pauses between two calls anyway.
      const wait = (isLimited && Number(retryAfter) * SECOND) || 0;
      failBy(
        'no-answer',
        wait > patience && `the service limits calls: ${answer.status}, Retry-After ${retryAfter}`,
      );
      if (wait > 0) await sleep(wait);
      const isTooLong = `the service limits calls for more than ${patience / SECOND} s`;
      retryBy('no-answer', isLimited && isTooLong);
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
    if (this.ended.aborted) leaveOut(this.ended.reason);
    this.count.calls += 1;
    const answer = await this.#fetch(call.url ?? url, {
      method,
      headers: {
        ...(key !== null && { [KEY]: key }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ?? json ?? null,
      // The key goes to no address that an answer names.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, this.ended]),
    }).catch((error) => {
      if (this.ended.aborted) leaveOut(this.ended.reason);
      this.#unanswered += 1;
      if (this.#unanswered === MAX_UNANSWERED) this.end(UNANSWERED);
      failBy(
        'no-answer',
        timeout.aborted && `no complete response within ${this.patience / SECOND} s`,
      );
      throw error;
    });
    this.#unanswered = 0;
    const { text, headers, status } = answer;
    failBy('no-answer', text === null && `the response is longer than ${MAX_BYTES / 2 ** 20} MB`);
    const contentType = mediaType(headers.get('content-type'));
    const retryAfter = headers.get('retry-after');
    return { status, contentType, body: readJson(text ?? ''), text, retryAfter };
  }

  /** The status, the headers and the text of a response; null for a text that is too long. */
  async #fetch(url: string, request: RequestInit) {
    const { status, headers, body } = await fetch(url, request);
    return { status, headers, text: await textOf(body ?? []) };
  }
}

/** The text of a body; null when it is too long. */
async function textOf(body: AsyncIterable<Uint8Array> | Iterable<never>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
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
