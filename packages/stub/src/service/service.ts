/** What the routes and the sessions share. Nothing here knows of faults. */
import { Jobs } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { createNotifier } from './notifications.ts';
import type { ServiceOptions } from './options.ts';
import type { Session } from './session.ts';
import { Uploads } from './uploads.ts';

export type Service = ReturnType<typeof createService>;

export function createService({
  key,
  publicUrl = '',
  queueTime = 100,
  processingTime = 300,
  unknownFields = 'reject',
  webhook = '',
  log = console.error,
  onViolation = () => {},
}: ServiceOptions) {
  return {
    settings: {
      key,
      publicUrl,
      queueTime,
      processingTime,
      unknownFields,
      webhook,
      log,
      onViolation,
    },
    jobs: new Jobs(LIMITS.jobs),
    uploads: new Uploads(),
    /** The open sessions by the tokens in their URLs. */
    sessions: new Map<string, Session>(),
    notifier: createNotifier(log),
    /** How many recordings are queued or processed. */
    unfinished: 0,
  };
}
