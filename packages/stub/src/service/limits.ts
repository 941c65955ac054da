/** The bounds of everything that clients can make the service keep. The command states them in its help. */

const KB = 1024;
const MB = 1024 * KB;

export const LIMITS = {
  connections: 500,
  /** Open sessions. Further ones are refused. */
  sessions: 250,
  /** Jobs that aren't finished. Further ones are refused. */
  unfinished: 10_000,
  /** Hosts to which notifications wait at the same time. */
  hosts: 50,
  /** Bytes of a JSON body, of a frame, and of an upload. */
  body: 256 * KB,
  frame: MB,
  upload: 1024 * MB,
  /** Milliseconds in which a request must arrive. */
  request: 3_600_000,
  /** Bytes of all jobs, and of the metadata of all uploads. The oldest are dropped. */
  jobs: 32 * MB,
  uploads: 4 * MB,
  /** Bytes of the jobs on a page of the list. */
  page: 512 * KB,
  /** Bytes of the messages that a session keeps for its result, and for its next connection. The oldest are dropped. */
  messages: 128 * KB,
  /** Bytes that wait for a client that doesn't read. Its connection ends. */
  unread: 512 * KB,
  /** Bytes of the notifications that wait for one host. Further ones are dropped. */
  notifications: MB,
} as const;
