/** Calls to the service under test, whose responses are validated against the contract. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CheckProfile,
  documentedResponse,
  type HttpAnswer,
  issuesIn,
  issuesInResponse,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '../contract.ts';
import { KEY, mediaType, readJson } from '../http.ts';
import { noteAction, noteRequest, noteViolations } from './check.ts';
import { CheckEnd, FIRST_PAUSE, fail, failIf, poll, retry, skip, wordsOf } from './ending.ts';
import { guarded, located } from './guard.ts';
import { assumptionsOn } from './inputs.ts';
import { cut } from './problems.ts';
import { type FormFile, type ShownRequest, showRequest } from './request.ts';

/** The operation whose refusal must carry a message. */
const LIVE: OperationId = 'createLiveSession';
/** The operation that lists jobs, and that a run calls first. */
export const LIST: OperationId = 'listTranscriptionJobs';
export const JOB: OperationId = 'getPreRecordedJob';
const SECOND = 1_000;
/** The groups of statuses that a call may expect. `2XX` stands for every documented status of success. */
export const STATUSES = { success: ['2XX'], refusal: ['4XX'], either: ['2XX', '4XX'] };
const KEY_REFUSED = [401, 403];
/** The statuses of a service that lacks an operation. */
export const LACKING = [404, 405, 501];
/** The statuses of a service that limits the rate of calls. */
export const RATE_LIMITED = [429, 503];
/** How many calls of one operation may get no response in a row before it is called no more. */
const MAX_FAILED = 3;
/** The most of a body that a report shows. */
const MAX_BODY = 200;
/** An identifier that does not exist. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export interface Call {
  /** A URL from a response, called instead of the operation's own. */
  url?: string;
  /** A value to send as JSON. */
  body?: unknown;
  /** Text to send with the content type of JSON, valid or not. */
  text?: string;
  form?: readonly FormFile[];
  query?: URLSearchParams;
  /** The value of every path parameter. */
  id?: string | undefined;
  /** A key instead of the run's own; `null` for none. */
  key?: string | null;
  /** Changes a header to a header that is equal in HTTP. */
  header?: (name: string, value: string) => [name: string, value: string];
}

/** The calls of an operation so far. */
interface Calls {
  /** Whether a call was expected to succeed, and whether one did. */
  isWanted: boolean;
  hasSucceeded: boolean;
  /** The last response to a call that was expected to succeed, or to any other before the first such call. */
  last?: { status: number; text: string; request: ShownRequest };
  /** How many calls in a row got no response, or were limited until the patience ended. */
  failed: number;
}

/** A response with the request for it. */
interface Received extends HttpAnswer {
  text: string;
  request: ShownRequest;
  /** The assumptions by which its input is valid. */
  assumption: string;
  /** How long the service wants the client to wait. */
  retryAfter: string | null;
}

/** Calls the service under test and validates its responses against the contract. */
export class Client {
  /** The URLs of live sessions that may still be open. */
  readonly sessions = new Set<string>();
  /** The number of calls, and of the jobs and sessions that they created. */
  readonly count = { calls: 0, made: 0 };
  readonly calls = Object.fromEntries(
    OPERATION_IDS.map((id) => [id, { isWanted: false, hasSucceeded: false, failed: 0 }]),
  ) as Record<OperationId, Calls>;
  /** Ends the run, with the reason: pending and later calls are skipped. */
  readonly end = new AbortController();
  /** Aborted at the end of the run, with the reason. */
  readonly ended: AbortSignal = this.end.signal;
  /** When the last response arrived, and the last response or message, in milliseconds since 1970. */
  answeredAt = Date.now();
  aliveAt = this.answeredAt;
  /** When the service stopped, if it did, and whether it crashed. */
  stoppedAt: number | undefined;
  hasCrashed = false;

  /** @param profile the profile that responses must match */
  constructor(
    readonly url: string,
    readonly key: string,
    readonly patience: number,
    readonly profile: CheckProfile,
    readonly without: readonly OperationId[] = [],
  ) {}

  /**
   * Ends the run and skips the check if the service has stopped or answers no call, so that the report says so once. Any
   * response to another call shows that it does.
   */
  async expectAlive(): Promise<void> {
    const { timeout, signal } = this.#limit();
    const began = Date.now();
    const end = (at: number, why: string) => {
      this.stoppedAt ??= at;
      this.end.abort(`${this.url} ${why}`);
    };
    // While a service stops, it may still reset connections.
    for (let attempt = 1; attempt <= MAX_FAILED; attempt += 1) {
      const error = await fetch(this.url, { method: 'HEAD', redirect: 'manual', signal }).then(
        () => null,
        ({ cause }) => Object(cause),
      );
      this.hasCrashed ||= error?.code === 'ECONNREFUSED';
      if (this.hasCrashed) end(began, `stopped responding: ${error.message}`);
      const isSilent = timeout.aborted && this.answeredAt < began;
      const since = new Date(this.answeredAt).toISOString();
      if (isSilent) end(this.aliveAt, `has not answered any call since ${since}`);
      if (this.ended.aborted) skip(this.ended.reason);
      if (error === null || timeout.aborted) return;
      await sleep(FIRST_PAUSE);
    }
  }

  /** Makes the first call of a run. Throws if the service does not respond or rejects the key. */
  async greet(): Promise<void> {
    const { timeout, signal } = this.#limit();
    const options = { headers: { [KEY]: this.key }, signal, redirect: 'manual' } as const;
    const url = `${this.url}${OPERATIONS[LIST].path}?limit=1`;
    const { status } = await fetch(url, options).catch((error) => {
      const remedy = 'start the service or fix the URL';
      const why = timeout.aborted ? ` within ${this.patience / SECOND} s` : `: ${wordsOf(error)}`;
      throw new Error(`${this.url} does not respond${why}; ${remedy}`);
    });
    if (!KEY_REFUSED.includes(status)) return;
    const remedy = 'pass a valid key';
    throw new Error(`${this.url} rejects the API key with the status ${status}; ${remedy}`);
  }

  /**
   * Calls an operation at a URL from a response. The key goes to no other host: if the URL leads to one, the operation is
   * called at its own path.
   */
  follow<Body>(operation: OperationId, url: string, id?: string, statuses = STATUSES.success) {
    if (!URL.canParse(url))
      fail(`a URL in a response must be absolute, but is "${url}"`, 'contract');
    const { origin, searchParams: query } = new URL(url);
    const isOurs = origin === new URL(this.url).origin;
    return this.call<Body>(operation, isOurs ? { url } : { query, id }, statuses);
  }

  /** The issues of a received value by its public schema, one line each. */
  issues(schema: string, value: unknown): string[] {
    return issuesIn(schema, value, this.profile);
  }

  /** Skips a check if it needs an operation that is not to be called. */
  skipIfExcluded(operation: OperationId): void {
    if (this.without.includes(operation)) skip(`--without ${operation}`);
  }

  /**
   * Calls an operation. The response must be as documented and have one of the statuses.
   *
   * @returns the status, the body, and the request as a report shows it
   */
  async call<Body>(operation: OperationId, call: Call = {}, statuses = STATUSES.success) {
    this.skipIfExcluded(operation);
    const calls = this.calls[operation];
    calls.isWanted ||= wantsSuccess(statuses);
    if (calls.failed >= MAX_FAILED) skip(`${calls.failed} calls of ${operation} in a row failed`);
    const response = await this.#askUntilServed(operation, call).catch((error) => {
      calls.failed += 1;
      throw error;
    });
    calls.failed = 0;
    const body = this.#judge(operation, response, statuses) as Body;
    const { status, request } = response;
    return { status, body, request };
  }

  /** Notes what a response shows. Fails if it has no expected status, or cannot be read. Returns what can be read. */
  #judge(
    operation: OperationId,
    { text, assumption, ...response }: Received,
    statuses: readonly string[],
  ): unknown {
    const { status, body, request } = response;
    const calls = this.calls[operation];
    calls.hasSucceeded ||= status < 300;
    if (wantsSuccess(statuses) || !calls.isWanted) calls.last = { status, text, request };
    const { url, result_url } = Object(status < 300 ? body : {});
    if (url ?? result_url) this.count.made += 1;
    // A response with the URL of a WebSocket has opened a session, even if the call should have been refused.
    if (/^wss?:/i.test(url)) this.sessions.add(url);
    const successes = Object.keys(OPERATIONS[operation].responses).filter((one) => one[0] === '2');
    const expected = statuses.flatMap((one) => (one === '2XX' ? successes : one));
    const isExpected = [`${status}`, `${Math.floor(status / 100)}XX`].some((one) =>
      expected.includes(one),
    );
    if (!isExpected) {
      // The body of a success does not say why it is wrong.
      const why = status < 300 ? '' : `: ${cut(text, MAX_BODY)}`;
      const problem = `the status must be ${expected.join(' or ')}, but is ${status}${why}`;
      if (!statuses.includes('2XX')) fail(problem);
      // No service deliberately fails.
      const rule = assumption && status < 500 ? 'assumed-input' : 'input';
      const own = rule === 'input' ? undefined : assumption;
      throw new CheckEnd('violation', [problem], rule, false, own);
    }
    const documented = documentedResponse(operation, status);
    // Where the contract describes no body of a refusal, any is valid.
    if (status >= 400 && documented?.schema === null) {
      const isSilent = operation === LIVE && text === '' && !LACKING.includes(status);
      failIf(isSilent && 'the body must be a message, but is empty', 'refusal-message');
      return body;
    }
    const issues = issuesInResponse(operation, response, this.profile);
    const readable = documented?.schema ? guarded(documented.schema, body, issues) : body;
    failIf(readable === undefined && issues, 'contract');
    noteViolations(located(issues, body, `response of ${operation}`));
    return readable;
  }

  /** Repeats a call while the service limits the rate of calls. */
  #askUntilServed(operation: OperationId, call: Call): Promise<Received> {
    const { patience } = this;
    return poll(patience, async () => {
      const response = await this.#ask(operation, call);
      const { status, retryAfter } = response;
      if (!RATE_LIMITED.includes(status)) return response;
      const wait = pauseIn(retryAfter);
      const tooLong = `the service limits calls: ${status}, Retry-After ${retryAfter}`;
      failIf(wait > patience && tooLong, 'no-response');
      await sleep(wait);
      return retry(`the service limits calls for more than ${patience / SECOND} s`, 'no-response');
    });
  }

  /**
   * A signal that aborts a call when patience runs out or the run ends. Refer to the timeout after the call, too: Node
   * collects a timeout that nothing refers to, which then never ends.
   */
  #limit(): { timeout: AbortSignal; signal: AbortSignal } {
    const timeout = AbortSignal.timeout(this.patience);
    return { timeout, signal: AbortSignal.any([timeout, this.ended]) };
  }

  async #ask(operation: OperationId, call: Call): Promise<Received> {
    const { method, path } = OPERATIONS[operation];
    const { text: json = JSON.stringify(call.body), form, id = '', query, key = this.key } = call;
    const url = call.url ?? `${this.url}${fillTemplate(path, id)}${query?.size ? `?${query}` : ''}`;
    const body = form ? new Response(formData(form)) : json;
    const type = form && (body as Response).headers.get('content-type');
    const own = {
      ...(key !== null && { [KEY]: key }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(type && { 'content-type': type }),
    };
    const { header = (...one) => one } = call;
    const headers = Object.fromEntries(Object.entries(own).map((one) => header(...one)));
    // curl states the type of a form itself.
    const { 'content-type': _, ...others } = headers;
    const shown = { method, url, headers: form ? others : headers, json, form };
    const request = showRequest(operation, shown, this.key);
    noteRequest(request);
    const isRead = method === 'GET';
    noteAction(`called ${isRead ? url : operation}`, isRead);
    const { timeout, signal } = this.#limit();
    if (this.ended.aborted) skip(this.ended.reason);
    this.count.calls += 1;
    try {
      const response = await fetch(url, {
        method,
        headers,
        body: body instanceof Response ? await body.arrayBuffer() : (body ?? null),
        // Never send the key to the target of a redirect.
        redirect: 'manual',
        signal,
      });
      const { status } = response;
      const text = await response.text();
      this.aliveAt = this.answeredAt = Date.now();
      if (!isRead) noteAction(`received the response of ${operation}`);
      const contentType = mediaType(response.headers.get('content-type'));
      const retryAfter = response.headers.get('retry-after');
      const assumption = assumptionsOn(url, json);
      return { status, contentType, body: readJson(text), text, retryAfter, request, assumption };
    } catch (error) {
      const isLate = timeout.aborted;
      await this.expectAlive();
      const late = `no complete response within ${this.patience / SECOND} s`;
      return fail(isLate ? late : wordsOf(error), 'no-response');
    }
  }
}

function fillTemplate(template: string, value: string): string {
  return template.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(value));
}

/** The pause that a header `Retry-After` asks for, in milliseconds: it has seconds or a date. */
function pauseIn(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  if (!Number.isNaN(seconds)) return seconds * SECOND;
  return Math.max(0, Date.parse(String(retryAfter)) - Date.now()) || 0;
}

/** Whether a call must succeed in the end: a new job may be unknown, but not for good. */
function wantsSuccess(statuses: readonly string[]): boolean {
  return statuses.includes('2XX') && !statuses.includes('4XX');
}

function formData(files: readonly FormFile[]): FormData {
  const form = new FormData();
  for (const { part, bytes, type, name } of files) {
    form.append(part, new Blob([bytes], { type }), name);
  }
  return form;
}
