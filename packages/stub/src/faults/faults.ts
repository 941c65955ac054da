/** Faults: what the stub does wrong on command, to test clients. */
import { Refusal } from '../service/refusal.ts';
import * as fields from './fields.ts';

/** What a fault affects: a call, a callback or webhook, or a message over a WebSocket. */
type Affected = 'call' | 'notification' | 'message';

/** The operations of the contract, connections to a session's WebSocket, and what the stub sends by itself. */
export const OPERATIONS = {
  uploadAudio: 'call',
  createPreRecordedJob: 'call',
  getPreRecordedJob: 'call',
  listTranscriptionJobs: 'call',
  createLiveSession: 'call',
  connectLiveSession: 'call',
  sendNotification: 'notification',
  sendServerMessage: 'message',
} as const satisfies Record<string, Affected>;
/** An operation ID, `connectLiveSession`, which opens the WebSocket of a session, or what the stub sends by itself. */
export type CallName = keyof typeof OPERATIONS;

const KINDS = {
  hang: ['call', 'notification', 'message'],
  reset: ['call'],
  truncate: ['call', 'message'],
  duplicate: ['notification', 'message'],
} as const satisfies Record<string, readonly Affected[]>;
/**
 * `hang` sends nothing, `reset` sends a TCP reset instead of a response, `truncate` handles the call but cuts the
 * connection after half of the body, or after a message, and `duplicate` sends a notification or a message twice.
 */
export type FaultKind = keyof typeof KINDS;

/** A fault has a `status`, a `kind`, a `patch`, or a `delay`. It happens before the API key is checked. */
export interface Fault {
  /** The affected calls, notifications, or messages; `*` for all calls. */
  operation: CallName | '*';
  /** A part of the path or the query, of the URL of a notification, or of the text of a message. */
  path?: string;
  /** How many matching calls come before those that the fault affects. */
  after?: number;
  /** How many times the fault happens; always by default. */
  times?: number;
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
}

/** A fault that was injected, how often it has happened, and how many calls matched it. */
export interface InjectedFault extends Fault {
  readonly id: number;
  readonly happened: number;
  readonly matched: number;
}

const FIELDS = {
  operation: fields.oneOf([...Object.keys(OPERATIONS), '*']),
  path: fields.text,
  after: fields.wholeNumber(0, 1_000_000),
  times: fields.wholeNumber(1, 1_000_000),
  status: fields.wholeNumber(200, 599),
  headers: fields.headers,
  body: fields.anything,
  kind: fields.oneOf(Object.keys(KINDS)),
  patch: fields.object,
  delay: fields.milliseconds,
};
/** A fault on a command line. */
const TEXT = /^([^=]+)=(?:(\d{3})|delay:(\d+)|([a-z]+))(?:x(\d+))?$/;
export const FAULT_WORDS = `a status, ${Object.keys(KINDS).join(', ')}, or delay:MILLISECONDS`;

/** The faults of a stub, in the order in which they were injected. */
export class Faults {
  list: (Fault & { id: number; happened: number; matched: number })[] = [];
  #count = 0;

  /** @throws if a fault is invalid */
  inject(...faults: readonly Fault[]): InjectedFault[] {
    for (const fault of faults) checkFault(fault);
    const counts = { happened: 0, matched: 0 };
    const injected = faults.map((fault) => ({ ...fault, id: ++this.#count, ...counts }));
    this.list.push(...injected);
    return injected;
  }

  remove(injected: InjectedFault | undefined): void {
    this.list = this.list.filter((fault) => fault !== injected);
  }

  /** Counts a call, and returns the fault that happens to it: the first that matches. */
  next(operation: string | null, path: string): Fault | undefined {
    const affected = affectedBy(operation ?? '');
    const matching = this.list.filter(
      (fault) =>
        (fault.operation === operation || (fault.operation === '*' && affected === 'call')) &&
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

/** All other operations are calls, including calls of unknown paths. */
const affectedBy = (operation: string): Affected => OPERATIONS[operation as CallName] ?? 'call';

/**
 * Reads a fault from a command line: `OPERATION=FAULT`, such as `uploadAudio=503x2` for two responses with the status 503.
 *
 * @throws if it is not a fault
 */
export function readFault(text: string): Fault {
  const [, operation, status, delay, kind, times] = TEXT.exec(text) ?? [];
  if (!operation) throw new Error(`a fault must be OPERATION=FAULT, where FAULT is ${FAULT_WORDS}`);
  return {
    operation: operation as CallName,
    ...(status && { status: Number(status) }),
    ...(delay && { delay: Number(delay) }),
    ...(kind && { kind: kind as FaultKind }),
    ...(times && { times: Number(times) }),
  };
}

/** @throws if a value is not a fault */
function checkFault(fault: Fault): void {
  const { operation = '', status, kind, delay, patch } = Object(fault) as Fault;
  fields.checkFields('a fault', FIELDS, { ...fault, operation });
  if ([status, kind, patch, delay].every((value) => value === undefined)) {
    throw new Refusal(422, 'a fault needs a `status`, a `kind`, a `patch`, or a `delay`');
  }
  const affected = affectedBy(operation);
  const isPossible = !kind || KINDS[kind].some((one) => one === affected);
  if (isPossible && (status === undefined || affected === 'call')) return;
  throw new Refusal(
    422,
    `a fault of ${operation} can't have the ${kind ? `kind ${kind}` : 'field status'}`,
  );
}
