/** How much the stub holds: how many of each thing, and how large one may be. README multiplies them. */

const KB = 1024;

/** How many of each thing there may be. */
export const LIMITS = {
  /** Jobs; the oldest finished one makes room. */
  jobs: 400,
  /** Uploads, of which the metadata alone is kept; the oldest one makes room. */
  uploads: 1_000,
  /** Live sessions at a time. */
  sessions: 300,
  /** Connections at a time, those of live sessions included. */
  connections: 240,
  /** Notifications that wait; the newest are dropped. */
  notifications: 1_000,
  /** Bytes of one upload, which is read and not kept. */
  upload: 512 * KB * KB,
};

export type Limits = typeof LIMITS;

/** How many notifications are sent at a time. */
export const MOST_SENDING = 64;

/** The most that one thing takes, in bytes. */
export const SIZES = {
  /** The JSON body of a request, and what a job keeps of it. */
  request: 256 * KB,
  /** The metadata of a job, which each query may search. */
  metadata: 16 * KB,
  /** The messages of a live session in its record. */
  messages: 256 * KB,
  /** A frame of a WebSocket. */
  frame: 768 * KB,
  /** What waits for a client that does not read its WebSocket. */
  unsent: 256 * KB,
  /** The jobs on a page of the list. */
  page: 768 * KB,
  /** The head of a request. */
  head: 16 * KB,
  /** An address that is called. */
  address: 2 * KB,
  /** The name of an uploaded file. */
  filename: KB,
};
