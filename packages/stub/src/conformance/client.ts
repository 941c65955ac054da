/** Calls to the service under test, whose responses are validated against the contract. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CheckProfile,
  documentedResponse,
  issuesIn,
  issuesInResponse,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '../contract.ts';
import { addParts } from './coverage.ts';
import { maskOf } from './masking.ts';
import { failBy, failIf, leaveOut, noteRequest, poll, retryBy, wordsOf } from './report.ts';
import { type FormFile, showRequest } from './shown-request.ts';

const KEY = 'x-service-key';
const SECOND = 1_000;
/** The groups of statuses that a call may expect. */
export const STATUSES = { success: ['2XX'], refusal: ['4XX'], either: ['2XX', '4XX'] };
/** The statuses of a service that refuses the key. */
const KEY_REFUSED = [401, 403];
/** The statuses of a service that limits the rate of calls. */
export const RATE_LIMITED = [429, 503];
/** How many calls in a row may get no response before a run ends. */
const MAX_FAILED = 5;
/** The reason for which a run ends when the service no longer responds. */
export const NO_RESPONSE = `${MAX_FAILED} calls in a row got no response`;
/** An identifier that does not exist. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';
/** The largest response, message or notification that is read, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** The input of a call. */
export interface Call {
  /** A URL from a response, called instead of the operation's own. */
  url?: string;
  /** A value to send as JSON. */
  body?: unknown;
  /** Text to send with the content type of JSON, valid or not. */
  text?: string;
  /** The files of a form. */
  form?: readonly FormFile[];
  query?: URLSearchParams;
  /** The value of every path parameter. */
  id?: string;
  /** A key instead of the run's own; `null` for none. */
  key?: string | null;
}

/** Calls the service under test, and validates its responses against the contract. */
export class Client {
  /** The URLs of live sessions that may still be open. */
  readonly sessions = new Set<string>();
  /** The number of calls, and of the jobs and sessions that they created. */
  readonly count = { calls: 0, made: 0 };
  /** The fields and listed values of the contract that occurred in the service's output. */
  readonly seen = new Set<string>();
  /** For each operation called: whether a call was expected to succeed, whether one did, and the last status. */
  readonly calls = new Map<
    OperationId,
    { isWanted: boolean; hasSucceeded: boolean; last: number }
  >();
  readonly #end = new AbortController();
  readonly #mask: (text: string) => string;
  #failedInARow = 0;

  /**
   * @param patience how long to wait for a response or an event, in milliseconds
   * @param profile the profile that responses must match
   * @param without the operations not to call
   */
  constructor(
    readonly url: string,
    readonly key: string,
    readonly patience: number,
    readonly profile: CheckProfile,
    readonly without: readonly OperationId[] = [],
  ) {
    this.#mask = maskOf(key);
  }

  /** Aborted at the end of the run, with the reason. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** Ends the run: pending and later calls are left out. */
  end(why: string): void {
    this.#end.abort(why);
  }

  /** Checks that the service responds and accepts the key. Throws if not. */
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
   * Calls an operation at a URL from a response. The key goes to no other host: if the URL leads to one, the
   * operation is called at its own path.
   */
  follow<Body>(operation: OperationId, address: string, id?: string): Promise<Body> {
    failBy('contract', !URL.canParse(address) && `${address} is not a URL`);
    const { origin, searchParams: query } = new URL(address);
    const isOurs = origin === new URL(this.url).origin;
    return this.expect(operation, isOurs ? { url: address } : { query, ...(id && { id }) });
  }

  /** The issues of a received value by its public schema, one line each. */
  issues(schema: string, value: unknown): string[] {
    addParts(this.seen, schema, value);
    return issuesIn(schema, value, this.profile);
  }

  /** Leaves a check out if it needs an operation that is not to be called. */
  expectCalled(operation: OperationId): void {
    if (this.without.includes(operation)) leaveOut(`${operation} is left out, by --without`);
  }

  /** Calls an operation as `expectResponse` does, and returns the body. */
  async expect<Body>(
    operation: OperationId,
    call: Call = {},
    statuses: readonly string[] = STATUSES.success,
  ) {
    return (await this.expectResponse<Body>(operation, call, statuses)).body;
  }

  /**
   * Calls an operation; the response must be as documented and have an expected status. `2XX` stands for every documented
   * status of success. Returns the status and the body.
   */
  async expectResponse<Body>(operation: OperationId, call: Call, statuses: readonly string[]) {
    this.expectCalled(operation);
    const successes = Object.keys(OPERATIONS[operation].responses).filter((one) => one[0] === '2');
    const expected = statuses.flatMap((one) => (one === '2XX' ? successes : one));
    const isWanted = statuses.every((one) => one === '2XX');
    const calls = this.calls.get(operation) ?? { isWanted, hasSucceeded: false, last: 0 };
    this.calls.set(operation, calls);
    calls.isWanted ||= isWanted;
    const { text, ...response } = await this.#askUntilServed(operation, call);
    const { status, body } = response;
    calls.hasSucceeded ||= status < 300;
    calls.last = status;
    const { url, result_url } = Object(status < 300 ? body : {});
    if (url ?? result_url) this.count.made += 1;
    // A response with the URL of a WebSocket has opened a session, even if the call should have been refused.
    if (/^wss?:/i.test(url)) this.sessions.add(url);
    const isExpected = [`${status}`, `${Math.floor(status / 100)}XX`].some((one) =>
      expected.includes(one),
    );
    const problem = !isExpected && `expected ${expected.join(' or ')}, got ${status}: ${text}`;
    if (isWanted) failBy('input', problem);
    else failIf(problem);
    const { schema } = documentedResponse(operation, status) ?? {};
    if (schema) addParts(this.seen, schema, body);
    failBy('contract', ...issuesInResponse(operation, response, this.profile));
    return { status, body: body as Body };
  }

  /** Repeats a call while the service limits the rate of calls. */
  #askUntilServed(operation: OperationId, call: Call) {
    const { patience } = this;
    return poll(patience, async () => {
      const { retryAfter, ...response } = await this.#ask(operation, call);
      const isLimited = RATE_LIMITED.includes(response.status);
      // A date is ignored: `poll` pauses between two calls anyway.
      const wait = (isLimited && Number(retryAfter) * SECOND) || 0;
      failBy(
        'no-response',
        wait > patience &&
          `the service limits calls: ${response.status}, Retry-After ${retryAfter}`,
      );
      if (wait > 0) await sleep(wait);
      const isTooLong = `the service limits calls for more than ${patience / SECOND} s`;
      retryBy('no-response', isLimited && isTooLong);
      return response;
    });
  }

  async #ask(operation: OperationId, call: Call) {
    const { method, path } = OPERATIONS[operation];
    const { body, text: json = JSON.stringify(body), form, id = '', query } = call;
    const { key = this.key } = call;
    const target = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
    const url = call.url ?? `${this.url}${target}${query?.size ? `?${query}` : ''}`;
    const timeout = AbortSignal.timeout(this.patience);
    if (this.ended.aborted) leaveOut(this.ended.reason);
    this.count.calls += 1;
    noteRequest(showRequest({ method, url, key, json, form }, KEY, this.key, this.#mask));
    const response = await this.#fetch(url, {
      method,
      headers: {
        ...(key !== null && { [KEY]: key }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ? formData(form) : (json ?? null),
      // Never send the key to the target of a redirect.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, this.ended]),
    }).catch((error) => {
      if (this.ended.aborted) leaveOut(this.ended.reason);
      this.#failedInARow += 1;
      if (this.#failedInARow === MAX_FAILED) this.end(NO_RESPONSE);
      failBy(
        'no-response',
        timeout.aborted && `no complete response within ${this.patience / SECOND} s`,
      );
      throw error;
    });
    this.#failedInARow = 0;
    const { text, headers, status } = response;
    failBy('no-response', text === null && `the response is longer than ${MAX_BYTES / 2 ** 20} MB`);
    const contentType = mediaType(headers.get('content-type'));
    const retryAfter = headers.get('retry-after');
    return { status, contentType, body: readJson(text ?? ''), text, retryAfter };
  }

  /** The status, the headers and the text of a response; the text is null if it is too long. */
  async #fetch(url: string, request: RequestInit) {
    const { status, headers, body } = await fetch(url, request);
    return { status, headers, text: await textOf(body ?? []) };
  }
}

function formData(files: readonly FormFile[]): FormData {
  const form = new FormData();
  for (const { part, bytes, type, name } of files) {
    form.append(part, new Blob([bytes], { type }), name);
  }
  return form;
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
