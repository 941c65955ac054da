/** How much the stub holds: how many of each thing, and how large one may be. README multiplies them. */

const KB = 1024;

/** How many of each thing there may be. */
export interface Limits {
  /** Jobs; the oldest finished one makes room. */
  jobs: number;
  /** Uploads, of which the metadata alone is kept; the oldest one makes room. */
  uploads: number;
  /** Live sessions at a time. */
  sessions: number;
  /** Connections at a time, those of live sessions included. */
  connections: number;
  /** Notifications that wait; the newest are dropped. */
  notifications: number;
  /** Bytes of one upload, which is read and not kept. */
  upload: number;
}

export const LIMITS: Limits = {
  jobs: 400,
  uploads: 1_000,
  sessions: 300,
  connections: 240,
  notifications: 1_000,
  upload: 512 * KB * KB,
};

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
