/** Faults: what the stub does wrong on command, to test clients. */
import { createRequire } from 'node:module';
import type { operations } from 'speech-to-text-contract/types';
import * as fields from '../fields.ts';
import { LIMITS } from '../service/limits.ts';
import { sizeOf } from '../service/newest.ts';
import { type Issue, Refusal } from '../service/refusal.ts';

/** An operation ID, or `connectLiveSession`, which opens the WebSocket of a session. */
export type CallName = keyof operations | 'connectLiveSession';
const { paths } = createRequire(import.meta.url)('speech-to-text-contract/openapi.json');
const methods = Object.values<object>(paths).flatMap((path) => Object.values(path));
const ids = methods.flatMap(({ operationId }) => operationId ?? []);
export const CALLS: CallName[] = [...ids, 'connectLiveSession'];

/** A call that the stub received. */
export interface Call {
  /** An operation ID or `connectLiveSession`; null for an unknown path. */
  readonly operation: CallName | null;
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  /** The status of the response; null until there is one. */
  status: number | null;
  /** When the call arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** A request or a frame of a client that violates the contract. */
export interface Violation {
  /** The operation ID, or `receiveClientMessage` for a frame of a session. */
  where: string;
  issues: readonly Issue[];
}

/** What happens to a call, before its API key is checked: a `status`, a `reset`, or a `delay`. */
export interface Fault {
  /** The affected calls; `*` for all. */
  operation: CallName | '*';
  /** How many times the fault happens; always by default. */
  times?: number;
  /** The status of the response. The stub does not handle the call. */
  status?: number;
  /** Headers of this response. */
  headers?: Readonly<Record<string, string | number>>;
  /** Body of this response: text, or a value to send as JSON. By default an `ErrorResponse`. */
  body?: unknown;
  /** Sends a TCP reset instead of a response. */
  reset?: boolean;
  /** Milliseconds before anything else happens. */
  delay?: number;
}

const FIELDS = {
  operation: fields.oneOf([...CALLS, '*']),
  times: fields.wholeNumber(1, 1_000_000),
  status: fields.wholeNumber(200, 599),
  headers: fields.headers,
  body: fields.anything,
  reset: fields.oneOf([true, false]),
  delay: fields.milliseconds,
};

/** The faults of a stub, in the order in which they were injected. */
export class Faults {
  #list: { fault: Fault; left: number; bytes: number }[] = [];

  /**
   * Adds a fault. Returns a function that removes it.
   *
   * @throws if the fault is invalid, or if there are too many
   */
  inject(fault: Fault): () => void {
    const { operation = '', status, reset, delay } = Object(fault) as Fault;
    fields.checkFields('a fault', FIELDS, { ...fault, operation });
    if (status === undefined && !reset && delay === undefined) {
      throw new Refusal(422, 'a fault needs a `status`, a `reset`, or a `delay`');
    }
    const bytes = sizeOf(JSON.stringify(fault));
    if (this.#list.reduce((sum, other) => sum + other.bytes, bytes) > LIMITS.recorded) {
      throw new Refusal(422, 'there are too many faults; remove some');
    }
    const injected = { fault, left: fault.times ?? Infinity, bytes };
    this.#list.push(injected);
    return () => {
      this.#list = this.#list.filter((other) => other !== injected);
    };
  }

  clear(): void {
    this.#list = [];
  }

  /** The fault that happens to a call: the first one that is due. */
  next(operation: string | null): Fault | undefined {
    const due = this.#list.find(({ fault }) => [operation, '*'].includes(fault.operation));
    if (due) due.left -= 1;
    this.#list = this.#list.filter(({ left }) => left > 0);
    return due?.fault;
  }
}
