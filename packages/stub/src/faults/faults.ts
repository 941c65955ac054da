/** Faults: what the stub does wrong on command, to test clients. */

/** What the stub sends by itself: callbacks and webhooks, and messages over a WebSocket. */
const SENDS = ['sendNotification', 'sendServerMessage'] as const;
/** The operations of the contract, connections to a session's WebSocket, and what the stub sends by itself. */
export const OPERATIONS = [
  'uploadAudio',
  'createPreRecordedJob',
  'getPreRecordedJob',
  'listTranscriptionJobs',
  'createLiveSession',
  'connectLiveSession',
  ...SENDS,
] as const;
/** An operation ID, `connectLiveSession`, which opens the WebSocket of a session, or what the stub sends by itself. */
export type CallName = (typeof OPERATIONS)[number];

/** A call that the stub received. */
export interface Call {
  /** An operation ID or `connectLiveSession`; null for an unknown path. */
  readonly operation: string | null;
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  /** The status of the response; null until there is one. */
  readonly status: number | null;
  /** When the call arrived, in milliseconds since 1970. */
  readonly at: number;
}

const KINDS = ['hang', 'reset', 'truncate', 'duplicate'] as const;
/**
 * `hang` sends nothing, `reset` sends a TCP reset instead of a response, `truncate` handles the call but cuts the
 * connection after half of the body, or after a message, and `duplicate` sends a notification or a message twice.
 */
export type FaultKind = (typeof KINDS)[number];

/** A fault has a `status`, a `kind`, or a `patch`, or only a `delay`. It happens before the API key is checked. */
export interface Fault {
  /** The affected calls, notifications, or messages; `*` for all calls. */
  operation: CallName | '*';
  /** The status of the response. The stub does not handle the call. */
  status?: number;
  /** Headers of this response. */
  headers?: Readonly<Record<string, string | number>>;
  /** Body of this response: text, or a value to send as JSON. By default an `ErrorResponse`. */
  body?: unknown;
  kind?: FaultKind;
  /** A JSON Merge Patch (RFC 7396) of the body or the message: fields to add or replace, and null for those to remove. */
  patch?: object;
  /** Milliseconds before anything else happens. */
  delay?: number;
  /** How many times the fault happens; always by default. */
  times?: number;
  /** How many matching calls come before those that the fault affects. */
  after?: number;
  /** A part of the path or the query, of the URL of a notification, or of the text of a message. */
  path?: string;
}

/** A fault that was injected, and how often it has happened so far. */
export interface InjectedFault extends Fault {
  readonly id: number;
  readonly happened: number;
}

const KEYS = [
  ...['operation', 'path', 'after', 'times', 'status', 'headers', 'body'],
  ...['kind', 'patch', 'delay'],
];
/** A fault on a command line. */
const TEXT = new RegExp(`^([^=]+)=(?:(\\d{3})|delay:(\\d+)|(${KINDS.join('|')}))(?:x(\\d+))?$`);
export const FAULT_WORDS = `a status, ${KINDS.join(', ')}, or delay:MILLISECONDS`;

/** The faults of a stub, in the order in which they were injected. */
export class Faults {
  #injected: (Fault & { id: number; happened: number; matched: number })[] = [];
  #count = 0;

  get list(): InjectedFault[] {
    return this.#injected.map(({ matched, ...fault }) => fault);
  }

  /**
   * @returns the identifier of the fault
   * @throws if the fault is invalid
   */
  inject(fault: Fault): number {
    checkFault(fault);
    this.#count += 1;
    this.#injected.push({ ...fault, id: this.#count, happened: 0, matched: 0 });
    return this.#count;
  }

  /** Removes a fault. Returns whether there was one. */
  remove(id: number): boolean {
    const before = this.#injected.length;
    this.#injected = this.#injected.filter((fault) => fault.id !== id);
    return this.#injected.length < before;
  }

  clear(): void {
    this.#injected = [];
  }

  /** Counts a call, and returns the fault that happens to it: the first that matches. */
  next(operation: string | null, path: string): Fault | undefined {
    const isCall = !SENDS.some((name) => name === operation);
    const matching = this.#injected.filter(
      (fault) =>
        (fault.operation === operation || (fault.operation === '*' && isCall)) &&
        path.includes(fault.path ?? ''),
    );
    for (const fault of matching) fault.matched += 1;
    const due = matching.find(
      ({ after = 0, times = Infinity, happened, matched }) => matched > after && happened < times,
    );
    if (due) due.happened += 1;
    return due;
  }
}

/**
 * Reads a fault from a command line: `OPERATION=FAULT`, such as `uploadAudio=503x2` for two responses with the status 503.
 *
 * @throws if it is not a fault
 */
export function readFault(text: string): Fault {
  const [, operation, status, delay, kind, times] = TEXT.exec(text) ?? [];
  if (!operation) throw new Error(`a fault must be OPERATION=FAULT, where FAULT is ${FAULT_WORDS}`);
  const fault = {
    operation,
    ...(status && { status: Number(status) }),
    ...(delay && { delay: Number(delay) }),
    ...(kind && { kind }),
    ...(times && { times: Number(times) }),
  } as Fault;
  checkFault(fault);
  return fault;
}

/** @throws if a value is not a fault, such as one with a misspelled field, which would never happen */
export function checkFault(fault: Fault): void {
  const { operation, status, kind, delay, patch, headers, body } = Object(fault) as Fault;
  const unknown = Object.keys(Object(fault)).find((key) => !KEYS.includes(key));
  if (unknown) throw new Error(`a fault has no \`${unknown}\`; choose from ${KEYS.join(', ')}`);
  const names: readonly string[] = [...OPERATIONS, '*'];
  if (!names.includes(operation)) {
    throw new Error(`a fault's \`operation\` must be one of ${names.join(', ')}`);
  }
  if (kind !== undefined && !KINDS.includes(kind)) {
    throw new Error(`a fault's \`kind\` must be one of ${KINDS.join(', ')}`);
  }
  if (status !== undefined && !(status >= 200 && status <= 599)) {
    throw new Error("a fault's `status` must be from 200 to 599");
  }
  if (status !== undefined && kind) throw new Error('a fault has a `status` or a `kind`, not both');
  if (status === undefined && (headers || body !== undefined)) {
    throw new Error('a fault with `headers` or a `body` also needs a `status`');
  }
  if (status === undefined && !kind && delay === undefined && Object(patch) !== patch) {
    throw new Error('a fault needs a `status`, a `kind`, a `patch` (an object), or a `delay`');
  }
  const isSent = SENDS.some((name) => name === operation);
  if (isSent ? status !== undefined || kind === 'reset' : kind === 'duplicate') {
    throw new Error(
      `a fault of ${operation} can't have the \`${kind ? 'kind' : 'status'}\` ${kind ?? status}`,
    );
  }
}

/** Applies a JSON Merge Patch (RFC 7396). */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged = new Map(isObject ? Object.entries(value) : []);
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  }
  return Object.fromEntries(merged);
}

/** Adds to a list, of which only the newest items are kept. */
export function addNewest<Item>(list: Item[], item: Item, limit: number): void {
  list.push(item);
  if (list.length > limit) list.shift();
}
