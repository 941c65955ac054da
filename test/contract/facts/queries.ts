/** The queries of operations, in schemas that are named after them: § Endpoints. */
import { object, opt, type SchemaFacts, value } from '../../support/facts/types.ts';

export const queries: readonly SchemaFacts[] = [
  object('ListTranscriptionJobsQuery', [
    opt('offset', 'integer', { minimum: 0, default: 0 }),
    opt('limit', 'integer', { minimum: 1, default: 20 }),
    opt('date', 'DateOrDateTime'),
    opt('before_date', 'DateOrDateTime'),
    opt('after_date', 'DateOrDateTime'),
    opt('status', 'JobStatus[]'),
    opt('custom_metadata', 'object', { open: true }),
    opt('kind', 'JobKind[]'),
  ]),
  // "string, date-time" and "format YYYY-MM-DD": the document says both.
  value('DateOrDateTime', 'string:date | string:date-time'),
];
