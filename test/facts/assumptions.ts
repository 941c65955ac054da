/**
 * Where the contract says more than the document, or chooses between two of its sayings: each
 * place must carry an `x-assumption` (`places.ts` has the notation).
 */

import { messages } from './messages.ts';

export const assumptions: readonly { decision: string; places: readonly string[] }[] = [
  {
    decision: 'A request and its recorded parameters hold no other fields.',
    places: ['PreRecordedRequest', 'PreRecordedRequestParams', 'LiveRequest'],
  },
  {
    decision: 'A vocabulary list may stand where the toggle does.',
    places: ['PreRecordedRequest.custom_vocabulary', 'PreRecordedRequestParams.custom_vocabulary'],
  },
  {
    decision: 'Such a list is that of the configuration, and stands in for it.',
    places: ['PreRecordedRequest.custom_vocabulary', 'PreRecordedRequestParams.custom_vocabulary'],
  },
  {
    decision: 'An option without its configuration is valid, and so is the reverse.',
    places: ['PreRecordedRequest'],
  },
  {
    decision: 'Several languages guide the detection, which is said of live sessions.',
    places: ['LanguageConfig.languages'],
  },
  {
    decision: 'A message in the result of a live job is JSON text in the examples.',
    places: ['LiveResult.messages'],
  },
  { decision: 'The scheme of the WebSocket.', places: ['server session'] },
  {
    decision: 'Parameters that only the example names may also be recorded; `language` is a code.',
    places: ['PreRecordedRequest', 'PreRecordedRequestParams'].flatMap((schema) =>
      ['detect_language', 'enable_code_switching', 'language'].map((field) => `${schema}.${field}`),
    ),
  },
  {
    decision: 'A request has an address; only recorded parameters may hold null instead.',
    places: ['PreRecordedRequest.audio_url'],
  },
  {
    decision: 'Wherever a job is named, its identifier has the format that it has in the job.',
    places: ['PreRecordedJobCreated.id', 'PreRecordedCallback.id', 'PreRecordedWebhook.id'],
  },
  {
    decision: 'One entity type or a list of them.',
    places: ['PiiRedactionConfig.entity_types'],
  },
  {
    decision: 'Any code of the listed style is a transcription language code.',
    places: ['TranscriptionLanguageCode'],
  },
  {
    decision:
      'Described, not enforced: bits per encoding, code switching beside one language, the product in the billing time, the order of languages.',
    places: [
      'LiveRequest.bit_depth',
      'LanguageConfig.code_switching',
      'ResultMetadata.billing_time',
      'Transcription.languages',
    ],
  },
  {
    decision: 'A failed job may lack or still carry its file and parameters.',
    places: ['PreRecordedJob', 'LiveJob'].flatMap((job) => [
      `${job}.file`,
      `${job}.request_params`,
    ]),
  },
  {
    decision:
      'Which fields of uploads, utterances and words are required: all but conditional ones.',
    places: [
      ...['UploadResponse', 'AudioMetadata', 'Utterance', 'LiveUtterance', 'Word'],
      ...['TranscriptData', 'AudioChunkMessage', 'AudioChunkData'],
    ],
  },
  {
    decision: 'The times of words and of live utterances are in seconds, as those of results.',
    places: ['Word', 'LiveUtterance'],
  },
  {
    decision: 'An utterance of a result may have a confidence, as the live one has.',
    places: ['Utterance.confidence'],
  },
  {
    decision: 'Durations of files are in seconds.',
    places: ['AudioFile.audio_duration', 'AudioMetadata.audio_duration'],
  },
  {
    decision: 'The fields of the envelope are required; the data of other kinds may be missing.',
    places: [
      ...messages.filter(({ action }) => action === 'send').map(({ payload }) => payload),
      'OtherServerMessage.data',
    ],
  },
  { decision: 'A date, or a date and time.', places: ['DateOrDateTime'] },
  {
    decision: 'How lists and objects are written in a query.',
    places: ['status', 'custom_metadata', 'kind'].flatMap((name) => [
      `operation listTranscriptionJobs parameter ${name}`,
      `ListTranscriptionJobsQuery.${name}`,
    ]),
  },
  {
    decision: 'The path of the retrieval by identifier.',
    places: ['operation getPreRecordedJob', 'operation getPreRecordedJob parameter id'],
  },
  {
    decision: 'The retrieval by identifier asks for the key, as the calls that are shown do.',
    places: ['operation getPreRecordedJob'],
  },
  {
    decision: 'The bodies sent to `callback_url` and to a live callback are JSON objects.',
    places: [
      'operation sendPreRecordedResult body application/json',
      'operation sendLiveMessage body application/json',
    ],
  },
  {
    decision: 'A live session may be created without a body.',
    places: ['operation createLiveSession body'],
  },
  {
    decision: 'A configuration is used if its option is on, which is said of two of them.',
    places: ['PreRecordedRequest', 'RealtimeProcessingConfig', 'PostProcessingConfig'],
  },
  {
    decision: 'The kind of a record is always there, though it has a default.',
    places: ['PreRecordedJob.kind', 'LiveJob.kind'],
  },
  {
    decision: 'Described, not enforced: what a job without an end or an error does not hold.',
    places: ['PreRecordedJob', 'LiveJob'].flatMap((job) => [
      `${job}(processing|queued).completed_at`,
      `${job}(processing|queued).error_code`,
      `${job}(done).error_code`,
      `${job}(processing|queued).result`,
    ]),
  },
  {
    decision: 'A live transcription may hold what the document names for pre-recorded jobs only.',
    places: ['Transcription.sentences', 'Transcription.subtitles'],
  },
];
