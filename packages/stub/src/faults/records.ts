/** What a stub records of its clients. */

import type { Issue } from '../service/options.ts';
import type { CallName } from './faults.ts';

/** The most bytes of the recorded calls, of the recorded violations, and of the faults. */
export const MAX_RECORDED = 2 * 1024 * 1024;

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
