/** The options of a stub. */
import * as fields from './fields.ts';
import type { ServiceOptions } from './service/options.ts';

/** The options of a stub. Each has a default. */
export interface StubOptions extends Partial<Omit<ServiceOptions, 'onViolation'>> {
  /** Port to listen on. 0, the default, chooses a free port. */
  port?: number;
  /** Address to listen on, such as `0.0.0.0` in a container. @default '127.0.0.1' */
  listen?: string;
}

/** What each option must be, and how the command names and describes it and its default. */
export const OPTIONS: Record<keyof StubOptions, fields.OptionRow> = {
  port: [fields.wholeNumber(0, 65_535), '--port <port>', 'port, or 0 for any free port', '4010'],
  listen: [fields.text, '--listen <address>', 'address to listen on', '127.0.0.1'],
  key: [fields.text, '--key <key>', 'API key of requests', 'a random key, which is printed'],
  publicUrl: [fields.baseUrl, '--public-url <url>', 'base URL in responses', 'the called URL'],
  queueTime: [fields.milliseconds, '--queue-time <ms>', 'time for which a job is queued', '100'],
  processingTime: [fields.milliseconds, '--processing-time <ms>', 'time to process a job', '300'],
  unknownFields: [
    fields.oneOf(['reject', 'drop']),
    '--unknown-fields <how>',
    'unknown fields, query parameters, and parts of a form',
    'reject',
  ],
  webhook: [fields.httpUrl, '--webhook <url>', 'URL that receives the webhook', 'no webhook'],
  log: [fields.anything],
};
