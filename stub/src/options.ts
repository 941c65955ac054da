/** The options of a stub, with their defaults, and its limits: how many of each thing, how large, and how slow. */

/** The limits that an option can change. */
export const LIMITS = {
  /** Jobs. The oldest finished one makes room; when none is finished, a new one is refused. */
  jobs: 400,
  /** Uploads, of which the metadata alone is kept. The oldest makes room. */
  uploads: 1_000,
  /** Live sessions at a time. A new one is refused. */
  sessions: 300,
  /** Notifications that wait. One more is dropped. */
  notifications: 1_000,
  /** The size of an upload, which is read and not kept. A larger one is refused. */
  uploadBytes: 512 * 1024 * 1024,
};

export type Limits = typeof LIMITS;

/** The most that one thing may take, in bytes unless it says otherwise. */
export const SIZES = {
  /** How many times the JSON body of a request may be nested. */
  depth: 100,
  /** The JSON body of a request. */
  request: 256 * 1024,
  /** A frame of a WebSocket. */
  frame: 1024 * 1024,
};

/** How long a request may take to arrive, in milliseconds. */
export const SLOWEST_REQUEST = 60_000;

/** An answer, a message or a notification that breaks the contract, or a failure of the stub. */
export interface Violation {
  /** The operation, or the name of the message or the notification. */
  where: string;
  /** What is wrong, one line for each issue. */
  issues: string[];
}

/** The defaults of the options. Times are in milliseconds where nothing else is said. */
const DEFAULTS = {
  /** The port; 0 for any free one. */
  port: 0,
  /** The address to listen on, such as `0.0.0.0` in a container. @default '127.0.0.1' */
  listen: '127.0.0.1',
  /** The key that requests must carry. @default 'test-key' */
  key: 'test-key',
  /** The base address in answers, when it is not the one that a client calls. May have a path. */
  baseUrl: '',
  /** Whether requests with fields that the contract does not name are refused. */
  strict: false,
  /** Addresses that receive the webhook, as configured in the dashboard of an account. */
  webhooks: [] as readonly string[],
  /** How often each notification is sent, for those who test a receiver. @default 1 */
  notify: 1,
  /** How long a job is queued. @default 100 */
  queueTime: 100,
  /** How long a job is processed. @default 300 */
  processingTime: 300,
  /** How long a live session waits for a connection, first or again. @default 60_000 */
  connectTime: 60_000,
};

/** How a stub is started; README has the defaults of the limits. */
export type StubOptions = Partial<typeof DEFAULTS> & {
  /** How many of each thing the stub holds, and how large an upload may be. */
  limits?: Partial<Limits>;
  /** Called with each answer or message that breaks the contract, and each failure of the stub. */
  onViolation?: (violation: Violation) => void;
  /** Called for each notification that was dropped or could not be delivered, and once for each unknown field. */
  onNotice?: (notice: string) => void;
};

/** The options with the defaults of those that are not given. Throws when one cannot be used. */
export function settingsOf(options: StubOptions) {
  const { webhooks = [], baseUrl, limits } = options;
  for (const url of webhooks) webAddress(url);
  return {
    ...DEFAULTS,
    ...options,
    webhooks,
    baseUrl: baseUrl ? baseAddress(baseUrl) : '',
    limits: { ...LIMITS, ...limits },
  };
}

/** @throws when a text is not an address of `http` or `https` */
function webAddress(text: string): URL {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text);
  throw badAddress('that begins with http:// or https://', text);
}

/** The base address of a server, without a slash at the end. Throws when it has more than a path. */
export function baseAddress(text: string): string {
  const { href, search, hash, username, password } = webAddress(text);
  if (!search && !hash && !username && !password) return href.replace(/\/+$/, '');
  throw badAddress('without a user, a query or a fragment', text);
}

const badAddress = (kind: string, text: string) =>
  new Error(`Expected an address ${kind}, got ${printableAddress(text)}`);

/** An address as it may be printed: without its user, its query, and the end of a long path. */
export function printableAddress(address: string): string {
  const { protocol, host, pathname } = URL.canParse(address)
    ? new URL(address)
    : { protocol: '', host: '', pathname: address.replace(/^.*@|[?#].*$/gs, '') };
  return `${protocol}${host && '//'}${host}${pathname}`.slice(0, 200);
}
