/** What the routes and the sessions share. Nothing here knows of faults. */
import { Jobs } from './jobs.ts';
import { Notifier } from './notifications.ts';
import type { Issue } from './refusal.ts';
import type { Session } from './session.ts';
import { Uploads } from './uploads.ts';

export interface ServiceOptions {
  /** API key that requests must send. */
  key: string;
  /** Base URL in responses, as clients see it, such as that of a proxy. By default, the URL that a client called. */
  publicUrl?: string;
  /** Milliseconds for which a job is queued. @default 100 */
  queueTime?: number;
  /** Milliseconds for which a job is processed. @default 300 */
  processingTime?: number;
  /** URL that receives the webhook, as configured in the dashboard of an account. */
  webhook?: string;
  /** Is called with each failure of the service and each undelivered notification, in words. */
  log?: (line: string) => void;
  /** Is called with each request or frame that violates the contract. */
  onViolation?: (where: string, issues: readonly Issue[]) => void;
}

export type Service = ReturnType<typeof createService>;

export function createService({
  key,
  publicUrl = '',
  queueTime = 100,
  processingTime = 300,
  webhook = '',
  log = () => {},
  onViolation = () => {},
}: ServiceOptions) {
  /** The open sessions by the tokens in their URLs. */
  const sessions = new Map<string, Session>();
  const notifier = new Notifier(log);
  return {
    settings: { key, publicUrl, queueTime, processingTime, webhook, log, onViolation },
    jobs: new Jobs(),
    uploads: new Uploads(),
    sessions,
    notifier,
    /** How many recordings are queued or processed. */
    unfinished: 0,
  };
}
