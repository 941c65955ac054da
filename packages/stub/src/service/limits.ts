/** The bounds of everything that clients can make the service keep. */

const KB = 1024;
const MB = 1024 * KB;

/**
 * Bytes, where nothing else is said. Of jobs, uploads, messages, calls, and violations, the oldest are dropped. Transcripts
 * are cut. The others are refused.
 */
export const LIMITS = {
  /** Numbers of open connections, of open sessions, and of unfinished jobs. */
  connections: 500,
  sessions: 250,
  unfinished: 10_000,
  /** Milliseconds in which a request must arrive. */
  request: 3_600_000,
  /** The body of a request in JSON, a frame, and an upload, whose form keeps its other parts in memory until it ends. */
  body: 256 * KB,
  /** Levels of objects and lists in a JSON body. */
  levels: 100,
  frame: MB,
  upload: 1024 * MB,
  form: { parts: 20, fieldSize: KB, headerSize: 8 * KB },
  /** All jobs, the metadata of all uploads, and a page of the list. */
  jobs: 32 * MB,
  uploads: 4 * MB,
  page: 512 * KB,
  /** Seconds of a recording that are transcribed. */
  transcribed: 300,
  /** What a session keeps of its messages, and for a client that doesn't read, which is disconnected. */
  messages: 128 * KB,
  unread: 512 * KB,
  /** The notifications that wait. */
  notifications: 8 * MB,
  /** The recorded calls of a stub, and the recorded violations. */
  recorded: 2 * MB,
} as const;
