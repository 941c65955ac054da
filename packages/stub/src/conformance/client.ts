/** Calls to the service under test, whose responses are validated against the contract. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CheckProfile,
  documentedResponse,
  type HttpAnswer,
  isDeeperThan,
  issuesIn,
  issuesInResponse,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '../contract.ts';
import { fillTemplate } from '../urls.ts';
import { failBy, failIf, noteRequest, poll, problemsOf, retryOn, skip, wordsOf } from './check.ts';
import { isAssumed } from './inputs.ts';
import type { RuleName } from './rules.ts';
import { type FormFile, KEY_HEADER, type ShownRequest, showRequest } from './shown-request.ts';
import { MAX_BYTES, mediaType, readJson, textOf } from './text.ts';

/** The operation whose refusal must carry a message. */
const LIVE: OperationId = 'createLiveSession';
/** The operation that lists jobs, and that a run calls first. */
export const LIST: OperationId = 'listTranscriptionJobs';
/** The operation that retrieves a job. */
const JOB: OperationId = 'getPreRecordedJob';
const SECOND = 1_000;
/** The groups of statuses that a call may expect. */
export const STATUSES = { success: ['2XX'], refusal: ['4XX'], either: ['2XX', '4XX'] };
/** The statuses of a service that refuses the key. */
const KEY_REFUSED = [401, 403];
/** The statuses of a service that lacks an operation. */
export const LACKING = [404, 405, 501];
/** The statuses of a service that limits the rate of calls. */
export const RATE_LIMITED = [429, 503];
/** How many calls in a row may get no response before a run ends. */
const MAX_FAILED = 5;
/** How many calls of one operation may fail in a row before it is called no more. */
const MAX_CALLS_FAILED = 3;
/** The deepest JSON that is read: the checks could not compare deeper values. */
const MAX_DEPTH = 100;
const TOO_DEEP = `the JSON is nested more than ${MAX_DEPTH} deep`;
/** An identifier that does not exist. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

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

/** The calls of an operation so far. */
interface Calls {
  /** Whether a call was expected to succeed, and whether one did. */
  isWanted: boolean;
  hasSucceeded: boolean;
  /** The last response to a call that was expected to succeed, or to any other before the first such call. */
  last?: { status: number; text: string | null; request: ShownRequest };
  /** How many calls in a row got no response that can be read, or were limited until the patience ended. */
  failed: number;
}

/** A response with the request for it. */
interface Received extends HttpAnswer {
  /** The text of the body; null if it is too long. */
  text: string | null;
  request: ShownRequest;
  /** The rule that a refusal violates, if the call should succeed. */
  rule: RuleName;
  /** How long the service wants the client to wait. */
  retryAfter: string | null;
}

/** Calls the service under test, and validates its responses against the contract. */
export class Client {
  /** The URLs of live sessions that may still be open. */
  readonly sessions = new Set<string>();
  /** The number of calls, of those repeated after a limit, and of the jobs and sessions that they created. */
  readonly count = { calls: 0, repeated: 0, made: 0 };
  /** The identifiers of all jobs that were in the list so far, with their creation dates. */
  readonly listed = new Map<string, string>();
  readonly calls = Object.fromEntries(
    OPERATION_IDS.map((id) => [id, { isWanted: false, hasSucceeded: false, failed: 0 }]),
  ) as Record<OperationId, Calls>;
  /** Ends the run, with the reason: pending and later calls are skipped. */
  readonly end = new AbortController();
  /** Aborted at the end of the run, with the reason. */
  readonly ended: AbortSignal = this.end.signal;
  #answered = 0;
  /** How many calls in a row got no response. Calls at the same time count once. */
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
  ) {}

  /**
   * Makes the first call of a run, which lists a job, if possible. Throws if the service does not respond or refuses the key.
   *
   * @returns the check of the response, and whether the service seems to lack the operation; null if the list is not to
   * be called
   */
  async greet() {
    const call = { query: new URLSearchParams({ limit: '1' }) };
    const isListed = !this.without.includes(LIST);
    if (!isListed && this.without.includes(JOB)) return null;
    // A job that does not exist shows as well whether the service responds, and knows the key.
    const asking = isListed ? this.#ask(LIST, call) : this.#ask(JOB, { id: UNKNOWN_ID });
    const response = await asking.catch((error) => {
      // A response that cannot be read is one, too.
      if (this.#answered > 0) return { error };
      throw new Error(
        `${this.url} does not respond: ${wordsOf(error)}; start the service, or correct the URL`,
      );
    });
    const status = 'status' in response ? response.status : 0;
    if (KEY_REFUSED.includes(status))
      throw new Error(
        `${this.url} refuses the API key with the status ${status}; pass a valid key`,
      );
    if (!isListed) return null;
    const check = async () => {
      if ('error' in response) throw response.error;
      await this.expectResponse(LIST, call, STATUSES.success, response);
    };
    return { check, isLacking: LACKING.includes(status) };
  }

  /**
   * Calls an operation at a URL from a response. The key goes to no other host: if the URL leads to one, the
   * operation is called at its own path.
   */
  follow<Body>(operation: OperationId, address: string, id?: string): Promise<Body> {
    failBy('contract', 'bad-url', !URL.canParse(address) && `${address} is not a URL`);
    const { origin, searchParams: query } = new URL(address);
    const isOurs = origin === new URL(this.url).origin;
    return this.expect(operation, isOurs ? { url: address } : { query, ...(id && { id }) });
  }

  /** The issues of a received value by its public schema, one line each. */
  issues(schema: string, value: unknown): string[] {
    if (isDeeperThan(MAX_DEPTH, value)) return [TOO_DEEP];
    return issuesIn(schema, value, this.profile);
  }

  /** Skips a check if it needs an operation that is not to be called. */
  skipIfExcluded(operation: OperationId): void {
    if (this.without.includes(operation)) skip(`--without ${operation}`);
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
   * status of success. `first` is the answer to the same call, made before. Returns the status, the body, and the request
   * as a report shows it.
   */
  async expectResponse<Body>(
    operation: OperationId,
    call: Call,
    statuses: readonly string[] = STATUSES.success,
    first?: Received,
  ) {
    this.skipIfExcluded(operation);
    const calls = this.calls[operation];
    calls.isWanted ||= isSuccess(statuses);
    if (calls.failed >= MAX_CALLS_FAILED) {
      skip(`${calls.failed} calls of ${operation} in a row failed`);
    }
    const response = await this.#askUntilServed(operation, call, first).catch((error) => {
      calls.failed += 1;
      throw error;
    });
    calls.failed = 0;
    this.#judge(operation, response, statuses);
    const { status, body, request } = response;
    return { status, body: body as Body, request };
  }

  /** Notes what a response shows. Fails if it is not as documented, or has no expected status. */
  #judge(
    operation: OperationId,
    { text, rule, ...response }: Received,
    statuses: readonly string[],
  ): void {
    const { status, body, request } = response;
    noteRequest(request);
    const calls = this.calls[operation];
    calls.hasSucceeded ||= status < 300;
    if (isSuccess(statuses) || !calls.isWanted) calls.last = { status, text, request };
    const { url, result_url } = Object(status < 300 ? body : {});
    if (url ?? result_url) this.count.made += 1;
    // A response with the URL of a WebSocket has opened a session, even if the call should have been refused.
    if (/^wss?:/i.test(url)) this.sessions.add(url);
    const successes = Object.keys(OPERATIONS[operation].responses).filter((one) => one[0] === '2');
    const expected = statuses.flatMap((one) => (one === '2XX' ? successes : one));
    const isExpected = [`${status}`, `${Math.floor(status / 100)}XX`].some((one) =>
      expected.includes(one),
    );
    const problem = !isExpected && `expected ${expected.join(' or ')}, got ${status}: ${text}`;
    if (isSuccess(statuses)) failBy(rule, 'status', problem);
    else failIf('status', problem);
    const documented = documentedResponse(operation, status);
    // Where the contract describes no body of a refusal, any is valid.
    if (status >= 400 && documented?.schema === null) {
      const isSilent = operation === LIVE && text === '' && !LACKING.includes(status);
      failBy('refusal-message', 'no-message', isSilent && 'body: expected a message, got none');
    } else {
      failBy('contract', 'contract', ...issuesInResponse(operation, response, this.profile));
    }
  }

  /** Repeats a call while the service limits the rate of calls; `first` is the answer to a call that was made before. */
  #askUntilServed(operation: OperationId, call: Call, first?: Received) {
    const { patience } = this;
    let answers = 0;
    return poll(patience, async () => {
      if (answers > 0) this.count.repeated += 1;
      const response = (answers === 0 && first) || (await this.#ask(operation, call));
      answers += 1;
      const { retryAfter } = response;
      const isLimited = RATE_LIMITED.includes(response.status);
      const wait = isLimited ? pauseIn(retryAfter) : 0;
      const tooLong = `the service limits calls: ${response.status}, Retry-After ${retryAfter}`;
      failBy('no-response', 'limited-for-long', wait > patience && tooLong);
      if (wait > 0) await sleep(wait);
      const limited = `the service limits calls for more than ${patience / SECOND} s`;
      retryOn(problemsOf('limited', isLimited && limited), 'no-response');
      return response;
    });
  }

  async #ask(operation: OperationId, call: Call): Promise<Received> {
    const { method, path } = OPERATIONS[operation];
    const { text: json = JSON.stringify(call.body), form, id = '', query } = call;
    const { key = this.key } = call;
    const target = fillTemplate(path, id);
    const url = call.url ?? `${this.url}${target}${query?.size ? `?${query}` : ''}`;
    const timeout = AbortSignal.timeout(this.patience);
    if (this.ended.aborted) skip(this.ended.reason);
    this.count.calls += 1;
    const sent = { method, url, key, json, form };
    const request = showRequest(operation, sent, this.key);
    noteRequest(request);
    const failedBefore = this.#failedInARow;
    const response = await fetchText(url, {
      method,
      headers: {
        ...(key !== null && { [KEY_HEADER]: key }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ? formData(form) : (json ?? null),
      // Never send the key to the target of a redirect.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, this.ended]),
    }).catch((error) => {
      if (this.ended.aborted) skip(this.ended.reason);
      // Calls that were made side by side are no row.
      if (this.#failedInARow === failedBefore) this.#failedInARow += 1;
      if (this.#failedInARow === MAX_FAILED) {
        const before = this.#answered === 1 ? '1 response' : `${this.#answered} responses`;
        this.end.abort(`after ${before}, ${MAX_FAILED} calls in a row got no response`);
      }
      const late = `no complete response within ${this.patience / SECOND} s`;
      failBy('no-response', 'no-response', timeout.aborted && late);
      throw error;
    });
    this.#failedInARow = 0;
    this.#answered += 1;
    const { text, headers, status } = response;
    const tooLong = text === null && `the response is longer than ${MAX_BYTES / 2 ** 20} MB`;
    failBy('no-response', 'response-too-long', tooLong);
    const body = readJson(text ?? '');
    failBy('contract', 'too-deep', isDeeperThan(MAX_DEPTH, body) && TOO_DEEP);
    const contentType = mediaType(headers.get('content-type'));
    const retryAfter = headers.get('retry-after');
    const rule: RuleName = isAssumed(url, json) ? 'assumed-input' : 'input';
    return { status, contentType, body, text, retryAfter, request, rule };
  }
}

/** The pause that a header `Retry-After` asks for, in milliseconds: it has seconds or a date. */
function pauseIn(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  if (!Number.isNaN(seconds)) return seconds * SECOND;
  return Math.max(0, Date.parse(String(retryAfter)) - Date.now()) || 0;
}

/** The status, the headers and the text of a response; the text is null if it is too long. */
async function fetchText(url: string, request: RequestInit) {
  const { status, headers, body } = await fetch(url, request);
  return { status, headers, text: await textOf(body ?? []) };
}

/** Whether nothing but success is expected. */
function isSuccess(statuses: readonly string[]): boolean {
  return statuses.every((one) => one === '2XX');
}

function formData(files: readonly FormFile[]): FormData {
  const form = new FormData();
  for (const { part, bytes, type, name } of files) {
    form.append(part, new Blob([bytes], { type }), name);
  }
  return form;
}
