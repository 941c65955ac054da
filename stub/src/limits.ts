/** How much the stub holds: how many of each thing, how large one may be, and for how long. */

const KB = 1024;

/** How many of each thing there may be. */
export const LIMITS = {
  /** Jobs. The oldest finished one makes room; when none is finished, a new one is refused. */
  jobs: 400,
  /** Uploads, of which the metadata alone is kept. The oldest makes room. */
  uploads: 1_000,
  /** Live sessions at a time. A new one is refused. */
  sessions: 300,
  /** Bytes of one upload, which is read and not kept. A larger one is refused. */
  upload: 512 * KB * KB,
};

export type Limits = typeof LIMITS;

/** The most that one thing takes, in bytes. */
export const SIZES = {
  /** The JSON body of a request. */
  request: 256 * KB,
  /** The head of a request. */
  head: 16 * KB,
  /** A frame of a WebSocket. */
  frame: 1024 * KB,
  /** What waits for a client that does not read its WebSocket. */
  unsent: 256 * KB,
  /** An address that is called. */
  address: 2 * KB,
};

/** How many connections there are at a time; a new one is dropped. */
export const CONNECTIONS = 1_000;

/** How long a request may take to arrive, and a connection may be silent, in milliseconds. */
export const IDLE_TIME = 60_000;
