/** What the routes and the sessions share. Nothing here knows of faults. */
import { Jobs } from './jobs.ts';
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

export class Service {
  readonly settings: Required<ServiceOptions>;
  readonly jobs: Jobs;
  readonly uploads: Uploads;
  /** The open sessions by the tokens in their URLs. */
  readonly sessions = new Map<string, Session>();
  readonly notifier: Notifier;

  constructor({
    key,
    strict = true,
    queueTime = 100,
    processingTime = 300,
    webhook = '',
    keep = 1000,
    log = () => {},
    onViolation = () => {},
  }: ServiceOptions) {
    this.settings = { key, strict, queueTime, processingTime, webhook, keep, log, onViolation };
    this.jobs = new Jobs(keep);
    this.uploads = new Uploads(keep);
    this.notifier = new Notifier(keep, log);
  }

  /** Ends all sessions and drops the pending notifications. */
  close(): void {
    for (const session of this.sessions.values()) session.abandon();
    this.notifier.close();
  }
}
