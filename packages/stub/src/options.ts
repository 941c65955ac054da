/** The options of a stub with their defaults, and its limits on numbers, sizes and times. */
import { randomBytes } from 'node:crypto';
import { expectKeys, expectThat, expectWhole, isObject, isText, LONGEST } from './expect.ts';
import type { Fault } from './faults.ts';

/** The limits that an option can change. */
export const LIMITS = {
  /** Jobs. The oldest finished one makes room; if none is finished, a new one is refused. */
  jobs: 400,
  /** Uploads, of which only the metadata is kept. The oldest makes room. */
  uploads: 1_000,
  /** Live sessions at a time. A new one is refused. */
  sessions: 300,
  /** Pending notifications. One more is dropped. */
  notifications: 1_000,
  /** The size of an upload, which is read but not kept. A larger one is refused. */
  uploadBytes: 512 * 1024 * 1024,
};

export type Limits = typeof LIMITS;

/** Limits of sizes, in bytes unless stated otherwise. */
export const SIZES = {
  /** The messages that a session keeps, and those that wait for its next connection: the newest. */
  messages: 10_000,
  /** The refused frames after which a session ends. */
  refusedFrames: 100,
  /** The depth of nesting in the JSON body of a request. */
  depth: 100,
  /** The JSON body of a request. */
  request: 256 * 1024,
  /** A frame of a WebSocket. */
  frame: 1024 * 1024,
};

/** How long a request may take to arrive, and how often that is looked at, in milliseconds. */
export const REQUEST = { most: 60_000, interval: 5_000 };

/** A response, message or notification that violates the contract, or a failure of the stub. */
export interface Violation {
  /** The operation, or the name of the message or the notification. */
  where: string;
  /** The issues, one line each. */
  issues: string[];
}

/** The defaults of the options; behavior.md has those of the limits. Times are in milliseconds. */
const DEFAULTS = {
  /** The port; 0 for any free one. */
  port: 0,
  /** The address to listen on, such as `0.0.0.0` in a container. @default '127.0.0.1' */
  listen: '127.0.0.1',
  /** The base URL in responses, if it is not the one that a client calls. May have a path. */
  baseUrl: '',
  /** Whether to refuse requests with unknown fields. */
  strict: false,
  /** URLs that receive the webhook, as configured in the dashboard of an account. */
  webhooks: [] as readonly string[],
  /** How many times each notification is sent, to test a receiver. @default 1 */
  notify: 1,
  /** How long a job is queued. @default 100 */
  queueTime: 100,
  /** How long a job is processed. @default 300 */
  processingTime: 300,
  /** How long a live session waits for a connection, the first one or another. @default 60_000 */
  connectTime: 60_000,
  /** After how many messages a session loses its connection, once; 0 for never. The client may connect again. */
  disconnectAfter: 0,
  /** What the stub does wrong. */
  faults: [] as readonly Fault[],
  /** The key that requests must send: ASCII characters, without spaces around. A random one, unless given. */
  key: undefined as string | undefined,
  /** How many jobs, uploads, sessions and notifications the stub keeps, and how large an upload may be. */
  limits: {} as Partial<Limits>,
  /** Called with each response or message that violates the contract, and each failure of the stub. */
  onViolation: (() => {}) as (violation: Violation) => void,
  /** Called for each notification that was dropped or could not be delivered, and once for each unknown field. */
  onNotice: (() => {}) as (notice: string) => void,
};

/** The options of `startStub`. */
export type StubOptions = Partial<typeof DEFAULTS>;

/** A key that a header can carry, and that a client does not trim. */
const KEY = /^[!-~](?:[ -~]*[!-~])?$/;

/** The least and the greatest value of each option that is a whole number. */
export const BOUNDS = {
  port: [0, 65_535],
  notify: [1, 100],
  queueTime: [0, LONGEST],
  processingTime: [0, LONGEST],
  connectTime: [0, LONGEST],
  disconnectAfter: [0, 1_000_000],
} as const satisfies Partial<Record<keyof StubOptions, readonly [number, number]>>;

/**
 * Fills in the defaults of options; one that is undefined counts as not given.
 *
 * @throws if an option is unknown or invalid; the message names it, and what is expected
 */
export function settingsOf(options: StubOptions) {
  expectThat('the options of startStub', options, 'an object', isObject(options));
  expectKeys('startStub', options, Object.keys(DEFAULTS));
  const settings = { ...DEFAULTS, ...given(options) };
  const { key = randomBytes(16).toString('hex'), listen, baseUrl, strict } = settings;
  const { webhooks, faults, limits } = settings;
  for (const [name, [least, most]] of Object.entries(BOUNDS)) {
    expectWhole(name, settings[name as keyof typeof BOUNDS], least, most);
  }
  // Node would listen on all addresses if there were none.
  expectThat('listen', listen, 'an address', isText(listen));
  expectThat('baseUrl', baseUrl, 'a string', typeof baseUrl === 'string');
  expectThat('strict', strict, 'a boolean', typeof strict === 'boolean');
  for (const name of ['onViolation', 'onNotice'] as const) {
    expectThat(name, settings[name], 'a function', typeof settings[name] === 'function');
  }
  expectThat('webhooks', webhooks, 'a list', Array.isArray(webhooks));
  for (const url of webhooks) webAddress(url, 'a webhook');
  expectThat('faults', faults, 'a list', Array.isArray(faults));
  expectKey(key);
  return {
    ...settings,
    key,
    baseUrl: baseUrl ? baseAddress(baseUrl, 'baseUrl') : '',
    limits: limitsOf(limits),
  };
}

/** @throws if a header cannot carry the key. The message leaves out the key, because others may read it. */
export function expectKey(key: unknown): void {
  if (typeof key === 'string' && KEY.test(key)) return;
  throw new Error(
    'Expected key to consist of ASCII characters without spaces around, because a header carries it',
  );
}

/** @throws if a limit is unknown, or no whole number */
function limitsOf(limits: Partial<Limits>): Limits {
  expectThat('limits', limits, 'an object', isObject(limits));
  expectKeys('limits', limits, Object.keys(LIMITS));
  const all = { ...LIMITS, ...given(limits) };
  for (const [name, value] of Object.entries(all)) expectWhole(`limits.${name}`, value, 0);
  return all;
}

/** The options that are not undefined. */
export function given<Options extends object>(options: Options): Options {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Options;
}

/**
 * @param what what the text is, such as the name of an option
 * @throws if a text is not a URL with `http` or `https`
 */
export function webAddress(text: string, what: string): URL {
  expectThat(what, text, 'a string', typeof text === 'string');
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text);
  throw badAddress(what, 'that begins with http:// or https://', text);
}

/** The base URL of a server, without a slash at the end. Throws if it has more than a path. */
export function baseAddress(text: string, what: string): string {
  const { href, search, hash, username, password } = webAddress(text, what);
  if (!search && !hash && !username && !password) return href.replace(/\/+$/, '');
  throw badAddress(what, 'without a user, a query, or a fragment', text);
}

const badAddress = (what: string, kind: string, text: string) =>
  new Error(`Expected ${what} to be a URL ${kind}, got ${printableAddress(text)}`);

/** A URL for a log: without user and query, and truncated. */
export function printableAddress(address: string): string {
  const { protocol, host, pathname } = URL.canParse(address)
    ? new URL(address)
    : { protocol: '', host: '', pathname: address.replace(/^.*@|[?#].*$/gs, '') };
  return `${protocol}${host && '//'}${host}${pathname}`.slice(0, 200);
}
