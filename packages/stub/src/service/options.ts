/** The options of the service, apart from it: the types of the package must not need those of its dependencies. */
import type { Issue } from './refusal.ts';

export interface ServiceOptions {
  /** API key that requests must send. A stub has a random one by default. */
  key: string;
  /** Base URL in responses, as clients see it, such as that of a proxy. By default, the URL that a client called. */
  publicUrl?: string;
  /** Milliseconds for which a job is queued. @default 100 */
  queueTime?: number;
  /** Milliseconds for which a job is processed. @default 300 */
  processingTime?: number;
  /** What happens to unknown fields, query parameters, and parts: `drop` reports them as violations. @default 'reject' */
  unknownFields?: 'reject' | 'drop';
  /** URL that receives the webhook, as configured in the dashboard of an account. */
  webhook?: string;
  /**
   * Is called with each failure and each undelivered notification, in words, and by a stub with each violation. By
   * default, a failure and an undelivered notification are printed.
   */
  log?: (line: string) => void;
  /** Is called with each request or frame that violates the contract. */
  onViolation?: (where: string, issues: readonly Issue[]) => void;
}
