import type { ServerMessage } from 'speech-to-text-contract/types';

/** How a stub is started. Times are in milliseconds. */
export interface StubOptions {
  /** The port on 127.0.0.1. Defaults to 0, any free one. */
  port?: number;
  /** The key that requests must carry. Defaults to `test-key`. */
  key?: string;
  /** The address in `audio_url`, `result_url` and pages, when a proxy stands in front. */
  baseUrl?: string;
  /** Whether requests with fields that the contract does not name are refused. Defaults to false. */
  strict?: boolean;
  /** Addresses that receive the webhook, as configured in the dashboard of an account. */
  webhooks?: readonly string[];
  /** How long a job is queued. Defaults to 100. */
  queueTime?: number;
  /** How long a job is processed. Defaults to 300. */
  processingTime?: number;
  /** How long a live session waits for a connection, first or again. Defaults to 60,000. */
  connectTime?: number;
  /** How much audio one acknowledgment stands for, in seconds. Defaults to 1. */
  acknowledgeEvery?: number;
  /** Bounds of what is held in memory. */
  limits?: Partial<Limits>;
  /** Called with each answer or message that breaks the contract. */
  onViolation?: (violation: Violation) => void;
  /** Planted faults, to try a conformance run on. */
  faults?: Faults;
}

/** Bounds of what the stub holds in memory. */
export interface Limits {
  /** Jobs; the oldest finished ones make room. */
  jobs: number;
  /**
   * Bytes of all results and metadata together, for which the oldest finished jobs make room; of the
   * messages of all live sessions together; and of the notifications that wait.
   */
  bytes: number;
  /** Uploaded files, of which the metadata alone is kept. */
  files: number;
  /** Bytes of one upload. */
  upload: number;
  /** Live sessions at a time. */
  sessions: number;
  /** Bytes of the messages of one session; the session ends when they are reached. */
  sessionBytes: number;
  /** Notifications that wait to be sent; the newest are dropped. */
  notifications: number;
}

/** An answer or a message that broke the contract and was held back. */
export interface Violation {
  /** The operation, or the name of the message or the notification. */
  where: string;
  /** What is wrong, one line for each issue. */
  issues: string[];
}

/** An answer over HTTP. */
export interface Answer {
  status: number;
  contentType: string;
  body: unknown;
}

/** Faults, planted behind the checks. They make the stub break the contract on purpose. */
export interface Faults {
  /** Changes an answer; `operation` is its id in the document, `url` what was asked for. */
  answer?(operation: string, answer: Answer, url: string): Answer;
  /** Changes, delays, or with `null` swallows a message. */
  message?(message: ServerMessage): unknown | Promise<unknown>;
  /** Changes the body of a notification; `null` keeps it from being sent. */
  notification?(name: string, body: unknown): unknown;
  /** Requests are answered whatever their key is. */
  keyUnchecked?: boolean;
  /** Changes what a request says before it is read. */
  request?(operation: string, body: unknown): unknown;
  /** How a session that was stopped is closed, instead of 1000. */
  closeCode?: number;
  /** Whether an address serves for one connection only. */
  noResume?: boolean;
}

/** The options with their defaults. */
export type Settings = Required<Omit<StubOptions, 'onViolation' | 'limits' | 'baseUrl'>> & {
  limits: Limits;
};

const MEGABYTE = 1024 * 1024;

/** The options, with the defaults of those that are not given. */
export function settingsOf({ limits, ...options }: StubOptions = {}): Settings {
  return {
    port: 0,
    key: 'test-key',
    strict: false,
    webhooks: [],
    queueTime: 100,
    processingTime: 300,
    connectTime: 60_000,
    acknowledgeEvery: 1,
    faults: {},
    ...options,
    limits: {
      jobs: 10_000,
      bytes: 256 * MEGABYTE,
      files: 10_000,
      upload: 512 * MEGABYTE,
      sessions: 2_000,
      sessionBytes: 4 * MEGABYTE,
      notifications: 10_000,
      ...limits,
    },
  };
}
