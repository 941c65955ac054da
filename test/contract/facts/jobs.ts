/** Jobs, files, and the upload, from "Resources and their fields" of the interface document. */
import { discriminated, object, opt, req, type SchemaFacts, value } from './notation.ts';

const errorCode = { minimum: 400, maximum: 599 };

/**
 * Fields that are the same in every state. In a failed job, `file` and `request_params` "may be null" in "Errors" and "are
 * null" in "Transcription job": null is allowed.
 */
const always = [
  req('id', 'string:uuid'),
  req('request_id', 'string'),
  req('version', 'integer'),
  req('created_at', 'string:date-time'),
  opt('custom_metadata', 'open'),
  req('post_session_metadata', 'open'),
  opt('file', 'AudioFile | null'),
];

/**
 * What each status implies, from "States and transitions": `completed_at`, `error_code` and `result` per state. That `kind`
 * "defaults to the kind of the record" is no default, because `kind` is required.
 */
function job(kind: 'pre-recorded' | 'live', params: string, result: string): SchemaFacts {
  const fields = [
    ...always,
    req('kind', 'string', { const: kind }),
    opt('request_params', `${params} | null`),
  ];
  const noCode = opt('error_code', 'integer | null', errorCode);
  const noResult = opt('result', `${result} | null`);
  return discriminated(kind === 'live' ? 'LiveJob' : 'PreRecordedJob', 'status', {
    'processing|queued': [
      ...[...fields, noCode, noResult],
      req('status', 'string', { enum: ['queued', 'processing'] }),
      opt('completed_at', 'string:date-time | null'),
    ],
    done: [
      ...[...fields, noCode],
      req('status', 'string', { const: 'done' }),
      req('completed_at', 'string:date-time'),
      req('result', result),
    ],
    error: [
      ...[...fields, noResult],
      req('status', 'string', { const: 'error' }),
      req('completed_at', 'string:date-time'),
      req('error_code', 'integer', errorCode),
    ],
  });
}

export const jobs: readonly SchemaFacts[] = [
  // "Transcription job"
  value('TranscriptionJob', 'LiveJob | PreRecordedJob', { discriminator: 'kind' }),
  job('pre-recorded', 'PreRecordedRequestParams', 'PreRecordedResult'),
  job('live', 'LiveRequest', 'LiveResult'),

  // "File object"
  object('AudioFile', [
    req('id', 'string'),
    req('filename', 'string | null'),
    req('source', 'string | null'),
    req('audio_duration', 'number | null', { unit: 'seconds' }),
    req('number_of_channels', 'integer | null', { minimum: 1 }),
  ]),

  // "Job list page"
  object('JobPage', [
    req('first', 'string:uri'),
    req('current', 'string:uri'),
    req('next', 'string:uri | null'),
    req('items', 'TranscriptionJob[]'),
  ]),

  // The dates of "GET /v2/transcription": "string, date-time" and "format YYYY-MM-DD". The document says both.
  value('DateOrDateTime', 'string:date | string:date-time'),

  // "Upload response". That all fields are required is an assumption: the document does not say.
  object('UploadResponse', [
    req('audio_url', 'string:uri'),
    req('audio_metadata', 'AudioMetadata'),
  ]),
  object('AudioMetadata', [
    req('id', 'string'),
    req('filename', 'string'),
    req('extension', 'string'),
    req('size', 'integer'),
    req('audio_duration', 'number', { unit: 'seconds' }),
    req('number_of_channels', 'integer'),
  ]),
];
