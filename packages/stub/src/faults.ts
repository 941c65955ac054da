/** Faults: errors that a stub injects to test clients. */
import { type OutgoingHttpHeaders, validateHeaderName, validateHeaderValue } from 'node:http';
import { OPERATION_IDS, type OperationId } from './contract.ts';
import { expectKeys, expectThat, expectWhole, isObject, LONGEST, shown } from './expect.ts';
import { KEPT } from './options.ts';
import { errorBody, Refusal } from './refusal.ts';

/** The name under which the stub counts connections to the WebSocket of a session; the contract has none. */
export const CONNECTION = 'connectLiveSession';
/** The name of a call: an operation ID, or `connectLiveSession`, which opens the WebSocket of a session. */
export type CallName = OperationId | typeof CONNECTION;

/** A call that a stub received. */
export interface Call {
  /** The ID of the called operation, `connectLiveSession` for the WebSocket of a session, or null for an unknown path. */
  readonly operation: CallName | null;
  /** The HTTP method, such as `GET`. */
  readonly method: string;
  /** The path of the call with its query. */
  readonly path: string;
  /** The status of the response. It is null until a response is sent. */
  readonly status: number | null;
  /** The time at which the call arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** The last calls of a stub, at most 1,000, in the order of their arrival. */
export class Calls {
  readonly list: Call[] = [];

  /** Records a call. Returns a function that records the status of its response. */
  add(operation: CallName | null, method: string, path: string): (status: number) => void {
    const call = { operation, method, path, status: null as number | null, at: Date.now() };
    if (this.list.push(call) > KEPT) this.list.shift();
    return (status) => {
      call.status = status;
    };
  }
}

/** A response as it is sent. */
export interface RawResponse {
  status: number;
  headers?: OutgoingHttpHeaders;
  text: string;
}

/** What may go wrong with a response, besides its status. */
const FAULT_KINDS = ['hang', 'reset', 'truncate'] as const;
/**
 * A failure of a connection. `hang` sends no response until the stub closes. `reset` sends a TCP reset instead of a
 * response. `truncate` handles the call, but cuts the connection after the head and half of the body.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * An error that the stub injects. It has a `status` or a `kind`, or only a `delay`, which delays the correct response.
 *
 * The stub applies faults before it checks the API key. If several faults match a call, only the first one happens and is
 * counted. A fault with only a `delay` happens if no other fault matches.
 */
export interface Fault {
  /** The operation ID of the affected calls, `connectLiveSession` for WebSockets of sessions, or `*` for all calls. */
  operation: CallName | '*';
  /** Status of the injected response, from 200 to 599. The stub does not handle the call. */
  status?: number;
  /** Headers of the injected response. By default, 429 and 503 have `Retry-After: 1`. */
  headers?: Readonly<Record<string, string | number>>;
  /** Body of the injected response: a string, or a value to send as JSON. Defaults to an `ErrorResponse` with the status. */
  body?: unknown;
  /** Failure of the connection. */
  kind?: FaultKind;
  /** Time before the fault happens, in milliseconds. */
  delay?: number;
  /** Number of times the fault happens. By default, it always happens. */
  times?: number;
  /** Number of matching calls before those that the fault affects. @default 0 */
  after?: number;
  /** Part of the path or the query. The fault neither affects nor counts calls without it. */
  path?: string;
}

const FAULT_KEYS = 'operation status headers body kind delay times after path'.split(' ');
const OPERATION_NAMES = [...OPERATION_IDS, CONNECTION, '*'];
/** A fault on a command line. The kind is lazy, so that it leaves `x2` to the times. */
const FAULT_TEXT = new RegExp(
  `^([^=]+)=(?:(\\d+)|delay:(\\d+)|(${FAULT_KINDS.join('|')}))(?:x(\\d+))?$`,
);
/** The faults that a command line can have. */
export const FAULT_WORDS = `a status from 200 to 599, ${FAULT_KINDS.join(', ')}, or delay:MILLISECONDS`;
/** The statuses of responses that have no body. */
export const BODILESS = [204, 304];
/** The statuses of faults that have a header `Retry-After` by default. */
const RETRIED = [429, 503];
/** The message in the body of an injected error. */
const INJECTED = 'this fault is injected';

/** An injected fault and how often it has happened so far. */
export interface InjectedFault extends Fault {
  /** Number that identifies the fault in this stub. */
  readonly id: number;
  /** Number of times the fault has happened. */
  readonly happened: number;
}

/** A fault, how often it happened, and how many calls matched it. */
interface Injected {
  fault: Fault;
  happened: number;
  matched: number;
}

/** The faults of a stub, in the order in which they were injected. */
export class Faults {
  readonly #injected = new Map<number, Injected>();
  #count = 0;

  /** All faults with how often each has happened. */
  get list(): InjectedFault[] {
    return [...this.#injected].map(([id, { fault, happened }]) => ({ id, ...fault, happened }));
  }

  /** The injected faults that have not happened as many times as they should; without a number of times, once. */
  get pending(): InjectedFault[] {
    return this.list.filter(({ times = 1, happened }) => happened < times);
  }

  /**
   * Injects a fault.
   *
   * @returns its identifier
   * @throws if the fault is not one, or names an operation, a key or a kind that does not exist
   */
  inject(fault: Fault): number {
    checkFault(fault);
    this.#count += 1;
    this.#injected.set(this.#count, { fault: { ...fault }, happened: 0, matched: 0 });
    return this.#count;
  }

  /** Removes a fault. Returns whether there was one. */
  remove(id: number): boolean {
    return this.#injected.delete(id);
  }

  clear(): void {
    this.#injected.clear();
  }

  /**
   * Counts a call and returns its fault.
   *
   * @param operation null for a call that belongs to no operation
   */
  next(operation: CallName | null, path: string): Fault | undefined {
    const matching = [...this.#injected.values()].filter(({ fault }) =>
      fits(fault, operation, path),
    );
    for (const one of matching) one.matched += 1;
    const due = matching.filter(({ fault: { after = 0, times = Infinity }, happened, matched }) => {
      return matched > after && happened < times;
    });
    const happening = due.find(({ fault: { status, kind } }) => status ?? kind) ?? due[0];
    if (happening) happening.happened += 1;
    return happening?.fault;
  }
}

function fits(fault: Fault, operation: CallName | null, path: string): boolean {
  const isOfOperation = fault.operation === '*' || fault.operation === operation;
  return isOfOperation && path.includes(fault.path ?? '');
}

/** The response of a fault to a call with this path; null if the call is handled, or gets no response. */
export function faultResponse({ status, ...fault }: Fault, path: string): RawResponse | null {
  if (status === undefined) return null;
  const hasBody = !BODILESS.includes(status);
  const { body = hasBody ? errorBody(path, new Refusal(status, INJECTED)) : '' } = fault;
  const isPlain = typeof body === 'string';
  const headers: Record<string, string> = {
    ...(hasBody && {
      'content-type': `${isPlain ? 'text/plain' : 'application/json'}; charset=utf-8`,
    }),
    // Clients repeat a call only if they may.
    ...(RETRIED.includes(status) && { 'retry-after': '1' }),
  };
  for (const [name, value] of Object.entries(fault.headers ?? {})) {
    headers[name.toLowerCase()] = String(value);
  }
  return { status, headers, text: isPlain ? body : JSON.stringify(body) };
}

/**
 * Reads a fault from a command line: `OPERATION=FAULT`, where `FAULT` is a status, a kind, or `delay:MILLISECONDS`, with
 * `x2` for two times.
 *
 * @throws if it is not a fault
 */
export function readFault(text: string): Fault {
  const [, operation, status, delay, kind, times] = FAULT_TEXT.exec(text) ?? [];
  if (operation === undefined) {
    throw new Error(`a fault must be OPERATION=FAULT, where FAULT is ${FAULT_WORDS}`);
  }
  const fault = {
    operation,
    ...(status && { status: Number(status) }),
    ...(delay && { delay: Number(delay) }),
    ...(kind !== undefined && { kind }),
    ...(times && { times: Number(times) }),
  } as Fault;
  checkFault(fault);
  return fault;
}

/** @throws if a value is not a fault */
export function checkFault(fault: Fault): void {
  if (!isObject(fault)) {
    throw new Error(`a fault must be an object, but is ${shown(fault)}`);
  }
  const { operation, status, headers, body, kind, delay, times, after, path } = fault;
  expectKeys('a fault', fault, FAULT_KEYS);
  const names = `one of ${OPERATION_NAMES.join(', ')}`;
  expectThat("a fault's `operation`", operation, names, OPERATION_NAMES.includes(operation));
  if (status !== undefined && kind !== undefined) {
    throw new Error('a fault has a `status` and a `kind`; remove one');
  }
  if (status === undefined && kind === undefined && delay === undefined) {
    throw new Error('a fault has no `status`, `kind`, or `delay`; add one');
  }
  if (status === undefined && (headers ?? body) !== undefined) {
    throw new Error('a fault has `headers` or a `body` but no `status`; add a `status`');
  }
  if (BODILESS.includes(Number(status)) && body !== undefined) {
    throw new Error(`a response with the status ${status} has no body; remove the \`body\``);
  }
  const isKind = kind === undefined || FAULT_KINDS.includes(kind);
  expectThat("a fault's `kind`", kind, `one of ${FAULT_KINDS.join(', ')}`, isKind);
  expectWhole("a fault's `status`", status ?? 400, 200, 599);
  expectWhole("a fault's `delay`", delay ?? 0, 0, LONGEST);
  expectWhole("a fault's `times`", times ?? 1, 1);
  expectWhole("a fault's `after`", after ?? 0, 0);
  const isPath = path === undefined || (typeof path === 'string' && path !== '');
  expectThat("a fault's `path`", path, 'a part of a path', isPath);
  expectThat("a fault's `headers`", headers, 'an object', isObject(headers ?? {}));
  for (const [name, value] of Object.entries(headers ?? {})) {
    const isWritable = typeof value === 'string' || typeof value === 'number';
    expectThat(`the header \`${name}\``, value, 'a text or a number', isWritable);
    validateHeaderName(name);
    validateHeaderValue(name, String(value));
  }
  const isJson = body === undefined || JSON.stringify(body) !== undefined;
  expectThat("a fault's `body`", body, 'text or a JSON value', isJson);
}
