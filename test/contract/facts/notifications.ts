/** Notifications and the error body, from "Pre-recorded completion notifications" and "Errors" of the interface document. */
import { object, req, type SchemaFacts } from './notation.ts';

export const notifications: readonly SchemaFacts[] = [
  // "Pre-recorded completion notifications"
  object('PreRecordedCallback', [req('id', 'string:uuid'), req('event', 'string')], 'open'),
  object('PreRecordedWebhook', [req('id', 'string:uuid')], 'open'),
  // "Errors"
  object('ErrorResponse', [
    req('timestamp', 'string'),
    req('path', 'string'),
    req('request_id', 'string'),
    req('statusCode', 'number'),
    req('message', 'string'),
  ]),
];
