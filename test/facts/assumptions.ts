/**
 * Where the contract says more than the document, or chooses between two of its sayings: each
 * place must carry an `x-assumption` (`places.ts` has the notation).
 */

import { messages } from './messages.ts';

/** The places by the decision. */
export const assumptions: Readonly<Record<string, readonly string[]>> = {
  'A request and its recorded parameters hold no other fields.': [
    'PreRecordedRequest',
    'PreRecordedRequestParams',
    'LiveRequest',
  ],
  'A vocabulary list may replace the toggle.': [
    'PreRecordedRequest.custom_vocabulary',
    'PreRecordedRequestParams.custom_vocabulary',
  ],
  'Such a list is that of the configuration, which it replaces.': [
    'PreRecordedRequest.custom_vocabulary',
    'PreRecordedRequestParams.custom_vocabulary',
  ],
  'An option without its configuration is valid, and so is the reverse.': ['PreRecordedRequest'],
  'Several languages guide the detection, which is said of live sessions.': [
    'LanguageConfig.languages',
  ],
  'A message in the result of a live job is JSON text in the examples.': ['LiveResult.messages'],
  'The scheme of the WebSocket.': ['server session'],
  'Parameters that only the example names may also be recorded; `language` is a code.': [
    'PreRecordedRequest',
    'PreRecordedRequestParams',
  ].flatMap((schema) =>
    ['detect_language', 'enable_code_switching', 'language'].map((field) => `${schema}.${field}`),
  ),
  'A request has a URL; only recorded parameters may hold null instead.': [
    'PreRecordedRequest.audio_url',
  ],
  'Wherever a job is named, its identifier has the format that it has in the job.': [
    'PreRecordedJobCreated.id',
    'PreRecordedCallback.id',
    'PreRecordedWebhook.id',
  ],
  'One entity type or a list of them.': ['PiiRedactionConfig.entity_types'],
  'Any code of the listed style is a transcription language code.': ['TranscriptionLanguageCode'],
  'Described, not enforced: bits per encoding, code switching with one language, the product in the billing time, the order of languages.':
    [
      'LiveRequest.bit_depth',
      'LanguageConfig.code_switching',
      'ResultMetadata.billing_time',
      'Transcription.languages',
    ],
  'A failed job may lack or still carry its file and parameters.': [
    'PreRecordedJob',
    'LiveJob',
  ].flatMap((job) => [`${job}.file`, `${job}.request_params`]),
  'Which fields of uploads, utterances and words are required: all but conditional ones.': [
    ...['UploadResponse', 'AudioMetadata', 'Utterance', 'LiveUtterance', 'Word'],
    ...['TranscriptData', 'AudioChunkMessage', 'AudioChunkData'],
  ],
  'The times of words and of live utterances are in seconds, as those of results.': [
    'Word',
    'LiveUtterance',
  ],
  'An utterance of a result may have a confidence, as the live one has.': ['Utterance.confidence'],
  'Durations of files are in seconds.': [
    'AudioFile.audio_duration',
    'AudioMetadata.audio_duration',
  ],
  'The fields of the envelope are required; the data of other kinds may be missing.': [
    ...messages.filter(({ action }) => action === 'send').map(({ payload }) => payload),
    'OtherServerMessage.data',
  ],
  'A date, or a date and time.': ['DateOrDateTime'],
  'How lists and objects are written in a query.': ['status', 'custom_metadata', 'kind'].flatMap(
    (name) => [
      `operation listTranscriptionJobs parameter ${name}`,
      `ListTranscriptionJobsQuery.${name}`,
    ],
  ),
  'The path of the retrieval by identifier.': [
    'operation getPreRecordedJob',
    'operation getPreRecordedJob parameter id',
  ],
  'The retrieval by identifier asks for the key, as the calls that are shown do.': [
    'operation getPreRecordedJob',
  ],
  'The bodies sent to `callback_url` and to a live callback are JSON objects.': [
    'operation sendPreRecordedResult body application/json',
    'operation sendLiveMessage body application/json',
  ],
  'A live session may be created without a body.': ['operation createLiveSession body'],
  'A configuration is used if its option is on, which is said of two of them.': [
    'PreRecordedRequest',
    'RealtimeProcessingConfig',
    'PostProcessingConfig',
  ],
  'The kind of a record is always there, though it has a default.': [
    'PreRecordedJob.kind',
    'LiveJob.kind',
  ],
  'Described, not enforced: what a job without an end or an error does not hold.': [
    'PreRecordedJob',
    'LiveJob',
  ].flatMap((job) => [
    `${job}(processing|queued).completed_at`,
    `${job}(processing|queued).error_code`,
    `${job}(done).error_code`,
    `${job}(processing|queued).result`,
  ]),
  'A live transcription may hold what the document names for pre-recorded jobs only.': [
    'Transcription.sentences',
    'Transcription.subtitles',
  ],
};
