import { setTimeout as sleep } from 'node:timers/promises';
import { formatIssue } from 'speech-to-text-contract/parse';
import {
  issuesIn,
  issuesInAnswer,
  OPERATIONS,
  type OperationId,
  type Profile,
} from '../src/contract.ts';
import type { Answer } from '../src/options.ts';
import { fail, raise } from './report.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2_000;

/** The most that is read of an answer, of the messages of a session, and of all notifications, in bytes. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** Where the implementation is, and how it is called. */
export interface ClientOptions {
  url: string;
  key: string;
  /** How long a call may take, in milliseconds. */
  patience: () => number;
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

  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** Calls an operation, which must succeed. Returns the body. */
  async succeed<Body>(operation: OperationId, call: Call = {}): Promise<Body> {
    const statuses = Object.keys(OPERATIONS[operation].responses);
    const successes = statuses.filter((status) => status.startsWith('2'));
    return (await this.#call(operation, call, successes)).body as Body;
  }

  /** Follows an address that an answer gave, which must answer as an operation does. */
  follow<Body>(operation: OperationId, url: string): Promise<Body> {
    this.mustBeHere(url);
    return this.succeed(operation, { url });
  }

  /** Ends a check with an address that leads elsewhere: neither the key nor a token goes there. */
  mustBeHere(url: string): void {
    const originOf = (text: string) => new URL(text.replace(/^ws/i, 'http')).origin;
    const isHere = URL.canParse(url) && originOf(url) === originOf(this.options.url);
    if (!isHere) fail(`${url} leads to another host, which was not called`);
  }

  /** Calls an operation, which must refuse. */
  beRefused(operation: OperationId, call: Call): Promise<Answer> {
    return this.#call(operation, call, ['4XX']);
  }

  /** Calls an operation, which must succeed when the input is good, and refuse otherwise. */
  expect(isGood: boolean, operation: OperationId, call: Call): Promise<unknown> {
    return isGood ? this.succeed(operation, call) : this.beRefused(operation, call);
  }

  /** What is wrong with a value of a public schema, a line for each issue. */
  issues(schema: string, value: unknown): string[] {
    return issuesIn(schema, value, this.options.profile).map(formatIssue);
  }

  /** Fetches an answer, which must be one that the document has, with one of the expected statuses. */
  async #call(operation: OperationId, call: Call, expected: string[]): Promise<Answer> {
    const { method, path } = OPERATIONS[operation];
    const { body, form, id = '', query, key = this.options.key } = call;
    if (call.key === undefined) this.tried.add(operation);
    const target = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
    const url = `${this.options.url}${target}${query?.size ? `?${query}` : ''}`;
    const json = call.text ?? JSON.stringify(body);
    const sent = form ?? json;
    const response = await fetch(call.url ?? url, {
      method,
      headers: {
        ...(key !== null && { 'x-service-key': key }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body: sent }),
      // The key goes to no address that an answer names.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.options.patience()),
    });
    const { status, headers } = response;
    const [contentType = ''] = (headers.get('content-type') ?? '').split(';');
    const text = await textOf(response);
    if (![`${status}`, `${Math.floor(status / 100)}XX`].some((one) => expected.includes(one))) {
      fail(`expected ${expected.join(' or ')}, got ${status}: ${text.slice(0, 300)}`);
    }
    const answer = { status, contentType: contentType.trim(), body: readJson(text) };
    raise(...issuesInAnswer(operation, answer, this.options.profile));
    return answer;
  }
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
  patience: number,
  ask: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const deadline = Date.now() + patience;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    const answer = await ask();
    if (answer !== undefined || Date.now() > deadline) return answer;
    await sleep(Math.min(pause, Math.max(0, deadline - Date.now())));
  }
}
