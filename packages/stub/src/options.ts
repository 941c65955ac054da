/** The options of a stub with their defaults. */
import { randomBytes } from 'node:crypto';
import { expectKeys, expectThat, expectWhole, isObject, LONGEST } from './expect.ts';
import type { Fault } from './faults.ts';

/** The number of jobs, uploads, and calls that a stub keeps. A new one replaces the oldest. */
export const KEPT = 1_000;

/** A response, message or notification that violates the contract, or a failure of the stub. */
export interface Violation {
  /** The operation ID, or the name of the message or notification. */
  where: string;
  /** The issues of the response, message, or notification, one line each. */
  issues: string[];
}

/** The defaults of the options. Times are in milliseconds. */
export const DEFAULTS = {
  /** Port to listen on. 0 selects a free port. */
  port: 0,
  /** Address to listen on, such as `0.0.0.0` in a container. @default '127.0.0.1' */
  listen: '127.0.0.1',
  /** Base URL in responses, if it differs from the URL that a client calls. It can have a path. */
  baseUrl: '',
  /** Rejects requests with unknown fields. */
  strict: false,
  /** URLs that receive the webhook, as configured in the dashboard of an account. */
  webhooks: [] as readonly string[],
  /** Time for which a job is queued, in milliseconds. @default 100 */
  queueTime: 100,
  /** Time for which a job is processed, in milliseconds. @default 300 */
  processingTime: 300,
  /** Drops the connection of each session once, after this number of messages. 0 never drops it. */
  disconnectAfter: 0,
  /** Faults that the stub injects from the start. */
  faults: [] as readonly Fault[],
  /** API key that requests must send: ASCII characters without leading or trailing spaces. Defaults to a random key. */
  key: '',
  /** Called with each response, message, or notification that violates the contract, and with each failure of the stub. */
  onViolation: (() => {}) as (violation: Violation) => void,
  /** Called for each notification that was dropped or could not be delivered, and once for each unknown field. */
  onNotice: (() => {}) as (notice: string) => void,
};

/** The options of `startStub`. */
export type StubOptions = Partial<typeof DEFAULTS>;

/** A key that a header can carry, and that a client does not trim. */
const KEY = /^[!-~](?:[ -~]*[!-~])?$/;

/** The least and the greatest value of each option that is a whole number. */
const BOUNDS = {
  port: [0, 65_535],
  queueTime: [0, LONGEST],
  processingTime: [0, LONGEST],
  disconnectAfter: [0, 1_000_000],
} as const satisfies Partial<Record<keyof StubOptions, readonly [number, number]>>;

/**
 * Fills in the defaults of options; an undefined option counts as not given.
 *
 * @throws if an option is unknown or invalid
 */
export function settingsOf(options: StubOptions) {
  const settings = filledIn('startStub', options, DEFAULTS);
  for (const [name, [least, most]] of Object.entries(BOUNDS)) {
    expectWhole(`\`${name}\``, settings[name as keyof typeof BOUNDS], least, most);
  }
  // Node would listen on all addresses if there were none.
  expectThat('`listen`', settings.listen, 'an address', settings.listen !== '');
  for (const url of settings.webhooks) webAddress(url, 'each URL in `webhooks`');
  const { key = randomBytes(16).toString('hex') } = options;
  expectKey(key);
  const baseUrl = settings.baseUrl && baseAddress(settings.baseUrl, '`baseUrl`');
  return { ...settings, key, baseUrl };
}

/**
 * Options with their defaults.
 *
 * @throws if an option is unknown, or its value is of another type than its default
 */
export function filledIn<Values extends object>(
  what: string,
  options: Partial<Values>,
  defaults: Values,
): Values {
  expectThat(`the argument of ${what}`, options, 'an object', isObject(options));
  expectKeys(what, options, Object.keys(defaults));
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    const example = (defaults as Readonly<Record<string, unknown>>)[name];
    const isRight =
      typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
    const kind = Array.isArray(example) ? 'list' : typeof example;
    // A key is a secret: it is not shown.
    if (name !== 'key')
      expectThat(`\`${name}\``, value, `a ${kind}`, example === undefined || isRight);
  }
  return { ...defaults, ...Object.fromEntries(given) };
}

/** @throws if a header cannot carry the key. The message does not contain the key, because other people may read it. */
export function expectKey(key: unknown): void {
  if (typeof key === 'string' && KEY.test(key)) return;
  throw new Error(
    '`key` is missing or empty, or cannot be sent in a header; use ASCII characters without leading or trailing spaces',
  );
}

/**
 * @param what the name of the text, such as an option
 * @throws if a text is not a URL with `http` or `https`
 */
function webAddress(text: string, what: string): URL {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text);
  throw badAddress(what, 'that begins with http:// or https://', `${text}`);
}

/** The base URL of a server, without a slash at the end. Throws if it has more than a path. */
export function baseAddress(text: string, what: string): string {
  const { href, search, hash, username, password } = webAddress(text, what);
  if (!search && !hash && !username && !password) return href.replace(/\/+$/, '');
  throw badAddress(what, 'without a user, a query, or a fragment', text);
}

const badAddress = (what: string, kind: string, text: string) =>
  new Error(`${what} must be a URL ${kind}, but is ${printableAddress(text)}`);

/** A URL for a log: without user and query, and truncated. */
export function printableAddress(address: string): string {
  const { protocol, host, pathname } = URL.canParse(address)
    ? new URL(address)
    : { protocol: '', host: '', pathname: address.replace(/^.*@|[?#].*$/gs, '') };
  return `${protocol}${host && '//'}${host}${pathname}`.slice(0, 200);
}
