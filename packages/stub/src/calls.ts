/** The calls that a stub received, so that a test can count them. */
import type { CallName } from './faults.ts';

/** A call that a stub received. */
export interface Call {
  /** The id of its operation; `connectLiveSession` for the WebSocket of a session; null for an unknown path. */
  readonly operation: CallName | null;
  /** Its method, such as `GET`. */
  readonly method: string;
  /** Its path with the query. */
  readonly path: string;
  /** The status of the response, as soon as it is sent; null if there is none, or not yet. */
  readonly status: number | null;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
}

const MAX_CALLS = 1_000;

/** The calls of a stub, in the order of their arrival. */
export class Calls {
  /** The last calls, at most 1,000. */
  readonly list: Call[] = [];

  /** Records a call. Returns a function that records the status of its response. */
  add(operation: CallName | null, method = '', path = ''): (status: number) => void {
    const call = { operation, method, path, status: null as number | null, at: Date.now() };
    if (this.list.push(call) > MAX_CALLS) this.list.shift();
    return (status) => {
      call.status = status;
    };
  }
}
