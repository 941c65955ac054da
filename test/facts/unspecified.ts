/**
 * Everything that the document calls "not shown", in its order, with every place of the contract
 * where an `x-unspecified` must say so (`places.ts` has the notation), with as many sentences as
 * entries name the place. Then what the document leaves open without saying so.
 */

import { messages } from './messages.ts';
import { operations as calls, webhooks } from './operations.ts';

export interface UnspecifiedFact {
  /** What is not shown, in the document's words. */
  what: string;
  section: string;
  places: readonly string[];
}

const operations = calls.map(({ id }) => id);

const sent = messages.filter(({ action }) => action === 'send');

const notifications = [
  ...calls.flatMap(({ callbacks = {} }) => Object.values(callbacks)),
  ...Object.values(webhooks),
].flatMap(({ ids }) => ids);

const addons = [
  'TranslationAddon',
  'SummarizationAddon',
  'ModerationAddon',
  'NamedEntityRecognitionAddon',
  'NameConsistencyAddon',
  'StructuredDataExtractionAddon',
  'SentimentAnalysisAddon',
  'AudioToLlmAddon',
  'SentencesAddon',
  'DisplayModeAddon',
  'ChapterizationAddon',
  'DiarizationAddon',
];

/** Each sentence of the document that says "not shown". */
export const notShown: readonly UnspecifiedFact[] = [
  {
    what: 'Remaining codes of the transcription language enumeration',
    section: 'Configuration objects',
    places: ['TranscriptionLanguageCode'],
  },
  {
    what: 'Fields of the subtitle record, sentence record, add-on error object, translation result, entity result and audio-to-LLM result',
    section: 'Pre-recorded result',
    places: [
      'Subtitle',
      'Sentence',
      'AddonError',
      'TranslationAddon.results[]',
      'NamedEntityRecognitionAddon.results[]',
      'AudioToLlmAddon.results[]',
    ],
  },
  { what: 'Transitions', section: 'States and transitions', places: ['JobStatus'] },
  {
    what: 'Complete list of accepted body fields and which are required',
    section: 'POST /v2/pre-recorded',
    places: ['PreRecordedRequest'],
  },
  {
    what: 'Response fields other than `id` and `result_url`',
    section: 'POST /v2/pre-recorded',
    places: ['PreRecordedJobCreated'],
  },
  {
    what: 'Success status code of this call',
    section: 'POST /v2/pre-recorded',
    places: ['operation createPreRecordedJob response 2XX'],
  },
  {
    what: 'The exact path template of a retrieval by identifier',
    section: 'Retrieval of a pre-recorded job',
    places: ['operation getPreRecordedJob'],
  },
  {
    what: 'Response fields other than `url`, and the request body beyond the configuration fields',
    section: 'POST /v2/live',
    places: ['LiveSessionCreated', 'LiveRequest'],
  },
  {
    what: 'Authentication of callbacks and webhooks sent by the service',
    section: 'Authentication',
    places: notifications.map((id) => `operation ${id}`),
  },
  {
    what: 'The values of `event` and the rest of the callback and webhook bodies',
    section: 'Pre-recorded completion notifications',
    places: [
      'PreRecordedCallback.event',
      'PreRecordedCallback',
      'PreRecordedWebhook',
      'operation sendPreRecordedResult body application/json',
    ],
  },
  {
    what: '`type` values and data shapes of the other kinds of messages',
    section: 'Live messages',
    places: ['OtherServerMessage.type', 'OtherServerMessage.data'],
  },
  {
    what: 'Error codes for other endpoints and conditions',
    section: 'Errors',
    places: operations.flatMap((id) =>
      ['4XX', 'default'].flatMap((status) => [
        `operation ${id} response ${status}`,
        `operation ${id} response ${status} application/json`,
      ]),
    ),
  },
  { what: 'Rate limits', section: 'Limits', places: ['openapi'] },
  { what: 'Concurrency limits', section: 'Limits', places: ['openapi'] },
  { what: 'Maximum file size and duration', section: 'Limits', places: ['openapi'] },
  { what: 'Retention time', section: 'Limits', places: ['openapi'] },
];

/** What the document does not state and does not call "not shown" either. */
export const alsoOpen: readonly UnspecifiedFact[] = [
  {
    what: 'Success status codes of the other calls',
    section: 'Endpoints',
    places: ['uploadAudio', 'getPreRecordedJob', 'createLiveSession'].map(
      (id) => `operation ${id} response 2XX`,
    ),
  },
  {
    what: 'Parameters of the add-ons named for both modes that one mode has no toggle for',
    section: 'What the service does',
    places: ['PreRecordedRequest', 'LiveRequest'],
  },
  {
    what: 'Parameters of moderation, name consistency, structured data and display mode',
    section: 'Pre-recorded result',
    places: ['PreRecordedRequest'],
  },
  {
    what: 'The items of a prompt; the default model and the other ones',
    section: 'AudioToLlmConfig',
    places: ['AudioToLlmConfig.prompts[]', 'AudioToLlmConfig.model'],
  },
  {
    what: 'The identifier of the default live model',
    section: 'Live request parameters',
    places: ['LiveRequest.model'],
  },
  {
    what: 'Defaults of the parameters that only an example names, and how they meet `language_config`',
    section: 'Pre-recorded request parameters',
    places: ['PreRecordedRequest', 'PreRecordedRequestParams'].flatMap((schema) =>
      ['detect_language', 'enable_code_switching', 'language'].map((field) => `${schema}.${field}`),
    ),
  },
  {
    what: 'The default of `words_accurate_timestamps`',
    section: 'Live request parameters',
    places: ['RealtimeProcessingConfig.words_accurate_timestamps'],
  },
  {
    what: 'Units of times and sizes that have none',
    section: 'Pre-recorded result; Upload response',
    places: [...addons.map((name) => `${name}.exec_time`), 'AudioMetadata.size'],
  },
  {
    what: 'The results of a failed block whose results are not said to be null',
    section: 'Pre-recorded result',
    places: ['SentimentAnalysisAddon.results', 'DiarizationAddon.results'],
  },
  {
    what: 'The list endpoint that is preferred',
    section: 'GET /v2/transcription',
    places: ['operation listTranscriptionJobs'],
  },
  {
    what: 'The order of the list',
    section: 'GET /v2/transcription',
    places: ['operation listTranscriptionJobs'],
  },
  {
    what: 'Which date of a job the filters of the list compare',
    section: 'GET /v2/transcription',
    places: ['operation listTranscriptionJobs'],
  },
  {
    what: 'What a receiver of notifications should answer',
    section: 'Events',
    places: notifications.flatMap((id) => [
      `operation ${id} response 2XX`,
      `operation ${id} response 4XX`,
    ]),
  },
  {
    what: 'Which flag selects the add-on messages, which are named among the kinds',
    section: 'Live messages',
    places: ['LiveMessagesConfig', 'LiveCallbackConfig'],
  },
  {
    what: 'How messages stand in the body that is posted to a live callback',
    section: 'Live messages',
    places: ['operation sendLiveMessage body application/json'],
  },
  {
    what: 'Whether each request to a live callback carries one message',
    section: 'Live messages',
    places: ['operation sendLiveMessage body application/json'],
  },
  {
    what: 'How a message is written in the result of a live job',
    section: 'Live result',
    places: ['LiveResult.messages'],
  },
  {
    what: 'Whether a final transcript has the identifier of the partial ones before it',
    section: 'Live messages',
    places: ['TranscriptData.id'],
  },
  {
    what: 'When the add-ons of the post-processing run',
    section: 'Live request parameters',
    places: ['PostProcessingConfig'],
  },
  ...[
    'How long a live session can be resumed after a lost connection',
    'Whether messages missed in between are sent again',
    'What happens to audio that is sent in between',
    'How the service closes the connection after the stop message',
  ].map((what) => ({
    what,
    section: 'POST /v2/live; Live WebSocket session',
    places: ['channel liveSession'],
  })),
  {
    what: 'The range of a confidence',
    section: 'Pre-recorded result; Live messages',
    places: ['Word.confidence', 'Utterance.confidence', 'LiveUtterance.confidence'],
  },
  {
    what: 'How channels and speakers are numbered',
    section: 'Pre-recorded result',
    places: ['Utterance.channel', 'LiveUtterance.channel', 'Utterance.speaker'],
  },
  {
    what: 'What happens without a setting that has no default',
    section: 'Configuration objects',
    places: [
      'PiiRedactionConfig.entity_types',
      'PiiRedactionConfig.processed_text_type',
      'CustomVocabularyConfig.default_intensity',
    ],
  },
  {
    what: 'The retrieval of a live job',
    section: 'Retrieval of a pre-recorded job',
    places: ['LiveJob'],
  },
  {
    what: 'How the `session_id` of a message relates to the `id` of a job',
    section: 'Live messages',
    places: sent.map(({ payload }) => `${payload}.session_id`),
  },
  {
    what: 'How a live job gets the metadata that it echoes: no parameter carries it',
    section: 'Live request parameters',
    places: ['LiveRequest'],
  },
  { what: 'When the first version is removed', section: 'Versioning', places: ['openapi'] },
];
