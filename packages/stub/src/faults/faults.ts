/** Faults: what the stub does wrong on command, to test clients. */
import { createRequire } from 'node:module';
import type { operations } from 'speech-to-text-contract/types';
import * as fields from '../fields.ts';
import { type Issue, Refusal } from '../service/refusal.ts';

/** An operation ID, or `connectLiveSession`, which opens the WebSocket of a session. */
export type CallName = keyof operations | 'connectLiveSession';
const { paths } = createRequire(import.meta.url)('speech-to-text-contract/openapi.json');
const methods = Object.values<object>(paths).flatMap((path) => Object.values(path));
const ids = methods.flatMap(({ operationId }) => operationId ?? []);

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

/** What happens to a call: a `status`, a `reset`, or a `delay`. Without a `status`, the stub handles the call first. */
export interface Fault {
  /** The affected calls; `*` for all. */
  operation: CallName | '*';
  /** How many times the fault happens; always by default. */
  times?: number;
  /** The status of the response. The stub does not handle the call, nor check its API key. */
  status?: number;
  /** Headers of this response. */
  headers?: Readonly<Record<string, string | number>>;
  /** Body of this response: text, or a value to send as JSON. By default an `ErrorResponse`. */
  body?: unknown;
  /** Sends a TCP reset instead of a response. */
  reset?: boolean;
  /** Milliseconds by which the response or the reset is late. */
  delay?: number;
}

const FIELDS = {
  operation: fields.oneOf([...ids, 'connectLiveSession', '*']),
  times: fields.wholeNumber(1, 1_000_000),
  status: fields.wholeNumber(200, 599),
  headers: fields.headers,
  body: fields.anything,
  reset: fields.oneOf([true, false]),
  delay: fields.milliseconds,
};

/** Does what `fault` of a stub says, with its faults by their operations. */
export function inject(faults: Map<string, Fault>, fault: Fault): () => void {
  const { operation = '', status, reset, delay } = Object(fault) as Fault;
  fields.checkFields('a fault', FIELDS, { ...fault, operation });
  if (status === undefined && !reset && delay === undefined) {
    throw new Refusal(422, 'a fault needs a `status`, a `reset`, or a `delay`');
  }
  const injected = { ...fault };
  faults.set(operation, injected);
  return () => {
    if (faults.get(operation) === injected) faults.delete(operation);
  };
}

/** The fault that happens to a call: the one of its operation, or else the one of all calls. Counts its times down. */
export function takeFault(faults: Map<string, Fault>, operation: string | null): Fault | undefined {
  const fault = faults.get(operation ?? '') ?? faults.get('*');
  if (fault?.times !== undefined) fault.times -= 1;
  if (fault?.times === 0) faults.delete(fault.operation);
  return fault;
}
