/** The options of a stub. */
import type { Fault } from './faults/faults.ts';
import {
  anything,
  milliseconds,
  object,
  oneOf,
  type Rule,
  text,
  wholeNumber,
} from './faults/fields.ts';
import type { ServiceOptions } from './service/service.ts';

/** The options of a stub. Each has a default. */
export interface StubOptions extends Partial<Omit<ServiceOptions, 'onViolation'>> {
  /** Port to listen on. 0, the default, chooses a free port. */
  port?: number;
  /** Address to listen on, such as `0.0.0.0` in a container. @default '127.0.0.1' */
  listen?: string;
  /** API key that requests must send. By default, a random key. */
  key?: string;
  /** Faults that happen from the start. */
  faults?: readonly Fault[];
  /** Is called with each violation, failure, and undelivered notification, in words. */
  log?: (line: string) => void;
}

type Row = [rule: Rule, flag?: string, description?: string];

/** What each option must be, and how the command names and describes it. */
export const OPTIONS: Record<keyof StubOptions, Row> = {
  port: [wholeNumber(0, 65_535), '--port <port>', 'port, or 0 for any free port (default: 4010)'],
  listen: [text, '--listen <address>', 'address to listen on, such as 0.0.0.0 in a container'],
  key: [text, '--key <key>', 'API key of requests (default: a random key, which is printed)'],
  strict: [oneOf([true, false]), '--no-strict', 'drop unknown fields instead of refusing them'],
  queueTime: [milliseconds, '--queue-time <ms>', 'time for which a job is queued'],
  processingTime: [milliseconds, '--processing-time <ms>', 'time for which a job is processed'],
  webhook: [text, '--webhook <url>', 'URL that receives the webhook'],
  keep: [wholeNumber(1, 1_000_000), '--keep <n>', 'jobs, uploads, sessions, and calls kept, each'],
  faults: [object],
  log: [anything],
};
