/** Faults: what a stub does wrong on command, so that clients can be tested. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { OPERATION_IDS, type OperationId } from './contract.ts';
import { expectKeys, expectOneOf, expectWhole, shown } from './expect.ts';
import { Refusal, refusalOf } from './refusal.ts';

/** The name under which the stub counts connections to the WebSocket of a session; the contract has none. */
export const CONNECTION = 'connectLiveSession';
/** What a call may be: the id of an operation, or `connectLiveSession`, which opens the WebSocket of a session. */
export type CallName = OperationId | typeof CONNECTION;

/** The ways in which a connection fails. */
export const FAULT_KINDS = ['hang', 'reset', 'truncate'] as const;
/**
 * How a connection fails: `hang`, no response until the stub closes; `reset`, a TCP reset before a response, and the
 * call is not handled; `truncate`, the call is handled, but its connection is cut after the head and half of the body.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** The calls to which a fault happens. */
interface FaultScope {
  /** The id of an operation; `connectLiveSession` for the WebSocket of a session; `*` for all of them. */
  operation: CallName | '*';
  /** How many times the fault happens. Without it, always. */
  times?: number;
  /** How many calls go well before it happens for the first time. @default 0 */
  after?: number;
  /** A part of the path or the query: calls without it are neither affected nor counted. */
  path?: string;
}

/** A response with an error. The call is not handled, and its key is not checked. */
export interface StatusFault extends FaultScope {
  /** The status, from 400 to 599. */
  status: number;
  /** Headers to send, such as `{'retry-after': '1'}`. */
  headers?: Readonly<Record<string, string | number>>;
  /** The body: text as it is, any other value in JSON. Without one, an `ErrorResponse` with the status. */
  body?: unknown;
  /** How long to wait before the response, in milliseconds. */
  delay?: number;
  kind?: never;
}

/** A connection that fails. */
export interface ConnectionFault extends FaultScope {
  /** How it fails. */
  kind: FaultKind;
  /** How long to wait before it fails, in milliseconds. */
  delay?: number;
  status?: never;
  headers?: never;
  body?: never;
}

/** A slow response: the right one. */
export interface DelayFault extends FaultScope {
  /** How long the response takes, in milliseconds. The call is handled at once. */
  delay: number;
  kind?: never;
  status?: never;
  headers?: never;
  body?: never;
}

/**
 * What a stub does wrong: exactly one of a `status`, a `kind` of broken connection, and a `delay` alone.
 *
 * A fault comes before the check of the key. Of several that fit a call, the first happens, and it alone is counted.
 */
export type Fault = StatusFault | ConnectionFault | DelayFault;

/** The keys of a fault. */
export const FAULT_KEYS = 'operation status headers body kind delay times after path'.split(' ');
const OPERATION_NAMES = [...OPERATION_IDS, CONNECTION, '*'];
/** A fault on a command line. The kind is lazy, so that it leaves `x2` to the times. */
const FAULT_TEXT = /^([^=]+)=(?:(\d+)|delay:(\d+)|(.*?))(?:x(\d+))?$/;
const WHAT = 'WHAT is a status, hang, reset, truncate or delay:MILLISECONDS, with x2 for two times';
const LONGEST_DELAY = 3_600_000;
/** The message in the body of a planted response. */
const PLANTED = 'this fault is planted';

/** A fault and its counts so far: how often it happened, and how many calls went well before. */
interface Planted {
  fault: Fault;
  happened: number;
  passed: number;
}

/** The faults of a stub, in the order in which they were planted. */
export class Faults {
  readonly #planted = new Set<Planted>();

  /**
   * Plants a fault.
   *
   * @returns a function that takes it back
   * @throws if the fault is not one, or names an operation, a key or a kind that does not exist
   */
  plant(fault: Fault): () => void {
    checkFault(fault);
    const planted = { fault: { ...fault }, happened: 0, passed: 0 };
    this.#planted.add(planted);
    return () => void this.#planted.delete(planted);
  }

  /** Counts a call, and returns the fault that happens to it. */
  next(operation: CallName, path: string): Fault | undefined {
    const fitting = [...this.#planted].filter(({ fault }) => fits(fault, operation, path));
    const due = fitting.find(
      ({ fault: { after = 0, times = Infinity }, happened, passed }) =>
        passed >= after && happened < times,
    );
    if (due) due.happened += 1;
    // A slow response is a right one: for other faults, the call goes well.
    const goesWell = !due || isSlowOnly(due.fault);
    if (goesWell) for (const other of fitting) if (other !== due) other.passed += 1;
    return due?.fault;
  }
}

/** Whether a fault is a slow response. */
export function isSlowOnly({ status, kind }: Fault): boolean {
  return status === undefined && kind === undefined;
}

function fits(fault: Fault, operation: CallName, path: string): boolean {
  const isOfOperation = fault.operation === '*' || fault.operation === operation;
  return isOfOperation && path.includes(fault.path ?? '');
}

/** The response of a fault to a call with this path. */
export function plantedResponse({ status, headers, body }: StatusFault, path: string) {
  const isText = typeof body === 'string';
  const value = body === undefined ? refusalOf(path, new Refusal(status, PLANTED)).body : body;
  const contentType = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  const given = Object.entries(headers ?? {}).map(([name, one]) => [name.toLowerCase(), `${one}`]);
  return {
    status,
    headers: { 'content-type': contentType, ...Object.fromEntries(given) } as Record<
      string,
      string
    >,
    text: isText ? body : JSON.stringify(value),
  };
}

/**
 * Reads a fault from a command line: `OPERATION=WHAT`, where `WHAT` is a status, a kind or `delay:MILLISECONDS`, with
 * `x2` for two times.
 *
 * @throws if it is not a fault
 */
export function readFault(text: string): Fault {
  const [, operation, status, delay, kind, times] = FAULT_TEXT.exec(text) ?? [];
  if (operation === undefined) throw new Error(`Expected OPERATION=WHAT; ${WHAT}`);
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

/** @throws if a value is not a fault; the message names what is wrong, and what exists */
function checkFault(fault: Fault): void {
  if (typeof fault !== 'object' || fault === null) {
    throw new Error(`Expected a fault, such as {operation: '*', status: 503}, got ${shown(fault)}`);
  }
  const { operation, status, headers, body, kind, delay, times, after, path } = fault;
  expectKeys('A fault', fault, FAULT_KEYS);
  expectOneOf("a fault's operation", operation, OPERATION_NAMES);
  const stated = Object.entries({ status, kind }).filter(([, value]) => value !== undefined);
  if (stated.length > 1) throw new Error('Expected a fault with a status or a kind, got both');
  if (stated.length === 0 && delay === undefined) {
    throw new Error('Expected a fault with exactly one of status, kind, and delay alone, got none');
  }
  if (status === undefined && (headers ?? body) !== undefined) {
    throw new Error('Expected a fault with headers or a body to have a status');
  }
  if (status !== undefined) expectWhole("a fault's status", status, 400, 599);
  if (kind !== undefined) expectOneOf("a fault's kind", kind, FAULT_KINDS);
  if (delay !== undefined) expectWhole("a fault's delay", delay, 0, LONGEST_DELAY);
  if (times !== undefined) expectWhole("a fault's times", times, 1);
  if (after !== undefined) expectWhole("a fault's after", after, 0);
  if (path !== undefined && (typeof path !== 'string' || path === '')) {
    throw new Error(`Expected a fault's path to be a part of a path, got ${shown(path)}`);
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    validateHeaderName(name);
    validateHeaderValue(name, String(value));
  }
  if (body !== undefined && JSON.stringify(body) === undefined) {
    throw new Error(`Expected a fault's body to be text or a JSON value, got ${shown(body)}`);
  }
}
