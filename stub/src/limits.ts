/** How much the stub takes: how many of each thing, how large, and how slow. */

const KB = 1024;

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
  uploadBytes: 512 * KB * KB,
};

export type Limits = typeof LIMITS;

/** The most that one thing may take, in bytes unless it says otherwise. */
export const SIZES = {
  /** How many times the JSON body of a request may be nested. */
  depth: 100,
  /** The JSON body of a request. */
  request: 256 * KB,
  /** A frame of a WebSocket. */
  frame: 1024 * KB,
};

/** How long a request may take to arrive, in milliseconds. */
export const SLOWEST_REQUEST = 60_000;
