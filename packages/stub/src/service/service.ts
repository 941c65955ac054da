/** What the routes and the sessions share. Nothing here knows of faults. */
import type { Job } from './jobs.ts';
import { Newest } from './newest.ts';
import { Notifier } from './notifications.ts';
import type { Reason } from './refusal.ts';
import type { Session } from './session.ts';
import { Uploads } from './uploads.ts';

export interface ServiceOptions {
  /** API key that requests must send. */
  key: string;
  /** Whether unknown fields and parameters are refused. Otherwise they are dropped. @default true */
  strict?: boolean;
  /** Milliseconds for which a job is queued. @default 100 */
  queueTime?: number;
  /** Milliseconds for which a job is processed. @default 300 */
  processingTime?: number;
  /** URL that receives the webhook, as configured in the dashboard of an account. */
  webhook?: string;
  /** How many jobs, uploads, sessions, and pending notifications are kept, each. @default 1000 */
  keep?: number;
  /** Is called with each failure of the service and each undelivered notification, in words. */
  log?: (line: string) => void;
  /** Is called with each request or frame that violates the contract. */
  onViolation?: (where: string, issues: readonly Reason[]) => void;
}

export type Service = ReturnType<typeof createService>;

export function createService({
  key,
  strict = true,
  queueTime = 100,
  processingTime = 300,
  webhook = '',
  keep = 1000,
  log = () => {},
  onViolation = () => {},
}: ServiceOptions) {
  /** The open sessions by the tokens in their URLs. */
  const sessions = new Map<string, Session>();
  const notifier = new Notifier(keep, log);
  return {
    settings: { key, strict, queueTime, processingTime, webhook, keep, log, onViolation },
    jobs: new Newest<Job>(keep),
    uploads: new Uploads(keep),
    sessions,
    notifier,
    /** Ends all sessions and drops the pending notifications. */
    close() {
      for (const session of sessions.values()) session.abandon();
      notifier.close();
    },
  };
}
