import type { IncomingMessage } from 'node:http';
import type { ServerMessage } from 'speech-to-text-contract/types';
import { LIMITS, type Limits } from './limits.ts';

/** What broke the contract and was held back, or a failure of the stub itself. */
export interface Violation {
  /** The operation, or the name of the message or the notification. */
  where: string;
  /** What is wrong, one line for each issue. */
  issues: string[];
}

/** An answer over HTTP. */
export interface Answer {
  status: number;
  contentType: string;
  /** A value in JSON, or text. */
  body: unknown;
  /** Other headers. */
  headers?: Record<string, string>;
}

/** Faults, planted behind the checks. They make the stub break the contract on purpose. */
export interface Faults {
  /** Changes a request before it is read; `operation` is its id in the document. */
  request?(operation: string, request: IncomingMessage): void;
  /** Changes an answer; `url` is what was asked for. */
  answer?(operation: string, answer: Answer, url: string): Answer;
  /** Changes a message; `null` keeps it from being sent. */
  message?(message: ServerMessage): unknown;
  /** Changes the body of a notification to an address; `null` keeps it from being sent. */
  notification?(name: string, body: unknown, url: string): unknown;
  /** How a session that was stopped is closed, instead of 1000; `null` for not at all. */
  closeCode?: number | null;
  /** Whether an address serves for one connection only. */
  noResume?: boolean;
  /** Whether any token opens a session. */
  anyToken?: boolean;
  /** Whether messages are sent whatever the flags say. */
  noFlags?: boolean;
}

/** The names under which the stub is called, wherever a proxy or a tunnel has its port. */
const OWN_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** How a stub is started, where it is not told otherwise. Times are in milliseconds. */
const DEFAULTS = {
  /** The port on 127.0.0.1; 0 for any free one. */
  port: 0,
  /** The key that requests must carry. @default 'test-key' */
  key: 'test-key',
  /** The address in `audio_url`, `result_url` and pages, when a proxy is in front. May have a path. */
  baseUrl: '',
  /** Names under which the stub is called, besides `127.0.0.1`, `localhost` and `[::1]`. */
  hosts: [] as readonly string[],
  /** Whether requests with fields that the contract does not name are refused. */
  strict: false,
  /** Addresses that receive the webhook, as configured in the dashboard of an account. */
  webhooks: [] as readonly string[],
  /** How long a job is queued. @default 100 */
  queueTime: 100,
  /** How long a job is processed. @default 300 */
  processingTime: 300,
  /** How long a live session waits for a connection, first or again. @default 60_000 */
  connectTime: 60_000,
  /** How long a request may take to arrive, and a client may be silent. @default 60_000 */
  requestTime: 60_000,
  /** How much audio one acknowledgment covers, in seconds. @default 1 */
  acknowledgeEvery: 1,
  /** Planted faults, to try a conformance run on. */
  faults: {} as Faults,
};

/** The options with their defaults. */
export type Settings = typeof DEFAULTS & { limits: Limits };

/** How a stub is started; README has the defaults of the limits. */
export type StubOptions = Partial<typeof DEFAULTS> & {
  /** How many of each thing the stub holds. */
  limits?: Partial<Limits>;
  /** Called with each answer or message that breaks the contract, and each failure of the stub. */
  onViolation?: (violation: Violation) => void;
  /** Called with what was refused or dropped for the sake of others, or could not be delivered. */
  onNotice?: (notice: string) => void;
};

/** The options with the defaults of those that are not given. Throws when one cannot be used. */
export function settingsOf(options: StubOptions = {}): Settings {
  const { hosts = [], webhooks = [], baseUrl, limits } = options;
  const names = hosts.map(hostName);
  if (names.includes('')) throw new Error('Expected the name of a host, such as speech.example');
  for (const url of webhooks) webAddress(url);
  return {
    ...DEFAULTS,
    ...options,
    hosts: [...OWN_NAMES, ...names],
    webhooks,
    baseUrl: baseUrl ? baseAddress(baseUrl) : '',
    limits: { ...LIMITS, ...limits },
  };
}

/** @throws when a text is not an address of `http` or `https` */
function webAddress(text: string): string {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return text;
  throw new Error(`Expected an address that begins with http:// or https://, got ${text}`);
}

/** The base address of a server, without a slash at the end. Throws when it has more than a path. */
export function baseAddress(text: string): string {
  const { href, search, hash, username, password } = new URL(webAddress(text));
  if (!search && !hash && !username && !password) return href.replace(/\/+$/, '');
  throw new Error(`Expected an address without a user, a query and a fragment, got ${text}`);
}

/** The name in a `Host` header, without its port; empty when there is none. */
export function hostName(host = ''): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
