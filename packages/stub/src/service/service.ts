/** What the routes and the sessions share. Nothing here knows of faults. */
import { Jobs } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { createNotifier } from './notifications.ts';
import type { ServiceOptions } from './options.ts';
import type { Session } from './session.ts';
import { Uploads } from './uploads.ts';

export type Service = ReturnType<typeof createService>;

export function createService(options: ServiceOptions) {
  const settings: Required<ServiceOptions> = {
    key: options.key,
    publicUrl: options.publicUrl ?? '',
    queueTime: options.queueTime ?? 100,
    processingTime: options.processingTime ?? 300,
    unknownFields: options.unknownFields ?? 'reject',
    webhook: options.webhook ?? '',
    log: options.log ?? console.error,
    onViolation: options.onViolation ?? (() => {}),
  };
  return {
    settings,
    jobs: new Jobs(LIMITS.jobs),
    uploads: new Uploads(),
    /** The open sessions by the tokens in their URLs. */
    sessions: new Map<string, Session>(),
    notifier: createNotifier(settings.log),
    /** How many recordings are queued or processed. */
    unfinished: 0,
  };
}
