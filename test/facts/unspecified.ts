/**
 * Everything that the document calls "not shown", in its order, with every place of the contract
 * where an `x-unspecified` must say so (`places.ts` has the notation), with as many sentences as
 * entries name the place. Then what the document leaves open without saying so.
 */

import { messages } from './messages.ts';
import { operations as calls, webhooks } from './operations.ts';
import { results } from './results.ts';

/** By the document's section and in its words: the places of what is not shown. */
type Unspecified = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const sent = messages.filter(({ action }) => action === 'send');

const notifications = [
  ...calls.flatMap(({ callbacks = {} }) => Object.values(callbacks)),
  ...Object.values(webhooks),
].flatMap(({ ids }) => ids);

/** The block of every add-on says whether it succeeded. */
const addons = results.filter(({ tag }) => tag === 'success').map(({ name }) => name);

/** Each sentence of the document that says "not shown". */
export const notShown: Unspecified = {
  'Configuration objects': {
    'Remaining codes of the transcription language enumeration': ['TranscriptionLanguageCode'],
  },
  'Pre-recorded result': {
    'Fields of the subtitle record, sentence record, add-on error object, translation result, entity result and audio-to-LLM result':
      [
        'Subtitle',
        'Sentence',
        'AddonError',
        'TranslationAddon.results[]',
        'NamedEntityRecognitionAddon.results[]',
        'AudioToLlmAddon.results[]',
      ],
  },
  'States and transitions': {
    Transitions: ['JobStatus'],
  },
  'POST /v2/pre-recorded': {
    'Complete list of accepted body fields and which are required': ['PreRecordedRequest'],
    'Response fields other than `id` and `result_url`': ['PreRecordedJobCreated'],
    'Success status code of this call': ['operation createPreRecordedJob response 2XX'],
  },
  'Retrieval of a pre-recorded job': {
    'The exact path template of a retrieval by identifier': ['operation getPreRecordedJob'],
  },
  'POST /v2/live': {
    'Response fields other than `url`, and the request body beyond the configuration fields': [
      'LiveSessionCreated',
      'LiveRequest',
    ],
  },
  Authentication: {
    'Authentication of callbacks and webhooks sent by the service': notifications.map(
      (id) => `operation ${id}`,
    ),
  },
  'Pre-recorded completion notifications': {
    'The values of `event` and the rest of the callback and webhook bodies': [
      'PreRecordedCallback.event',
      'PreRecordedCallback',
      'PreRecordedWebhook',
      'operation sendPreRecordedResult body application/json',
    ],
  },
  'Live messages': {
    '`type` values and data shapes of the other kinds of messages': [
      'OtherServerMessage.type',
      'OtherServerMessage.data',
    ],
  },
  Errors: {
    'Error codes for other endpoints and conditions': calls.flatMap(({ id, responses }) =>
      ['4XX', 'default']
        .filter((status) => status in responses)
        .map((status) => `operation ${id} response ${status}`)
        .flatMap((place) => [place, `${place} application/json`]),
    ),
  },
  Limits: {
    'Rate limits': ['openapi'],
    'Concurrency limits': ['openapi'],
    'Maximum file size and duration': ['openapi'],
    'Retention time': ['openapi'],
  },
};

/** What the document does not state and does not call "not shown" either. */
export const alsoOpen: Unspecified = {
  Endpoints: {
    'Success status codes of the other calls': [
      'uploadAudio',
      'getPreRecordedJob',
      'createLiveSession',
    ].map((id) => `operation ${id} response 2XX`),
  },
  'What the service does': {
    'Parameters of the add-ons named for both modes that one mode has no toggle for': [
      'PreRecordedRequest',
      'LiveRequest',
    ],
  },
  'Pre-recorded result': {
    'Parameters of moderation, name consistency, structured data and display mode': [
      'PreRecordedRequest',
    ],
    'The results of a failed block whose results are not said to be null': [
      'SentimentAnalysisAddon.results',
      'DiarizationAddon.results',
    ],
    'How channels and speakers are numbered': [
      'Utterance.channel',
      'LiveUtterance.channel',
      'Utterance.speaker',
    ],
  },
  AudioToLlmConfig: {
    'The items of a prompt; the default model and the other ones': [
      'AudioToLlmConfig.prompts[]',
      'AudioToLlmConfig.model',
    ],
  },
  'Live request parameters': {
    'The identifier of the default live model': ['LiveRequest.model'],
    'The default of `words_accurate_timestamps`': [
      'RealtimeProcessingConfig.words_accurate_timestamps',
    ],
    'When the add-ons of the post-processing run': ['PostProcessingConfig'],
    'How a live job gets the metadata that it echoes: no parameter carries it': ['LiveRequest'],
  },
  'Pre-recorded request parameters': {
    'Defaults of the parameters that only an example names, and how they meet `language_config`': [
      'PreRecordedRequest',
      'PreRecordedRequestParams',
    ].flatMap((schema) =>
      ['detect_language', 'enable_code_switching', 'language'].map((field) => `${schema}.${field}`),
    ),
  },
  'Pre-recorded result; Upload response': {
    'Units of times and sizes that have none': [
      ...addons.map((name) => `${name}.exec_time`),
      'AudioMetadata.size',
    ],
  },
  'GET /v2/transcription': {
    'The list endpoint that is preferred': ['operation listTranscriptionJobs'],
    'The order of the list': ['operation listTranscriptionJobs'],
    'Which date of a job the filters of the list compare': ['operation listTranscriptionJobs'],
  },
  Events: {
    'What a receiver of notifications should answer': notifications.flatMap((id) => [
      `operation ${id} response 2XX`,
      `operation ${id} response 4XX`,
    ]),
  },
  'Live messages': {
    'Which flag selects the add-on messages, which are named among the kinds': [
      'LiveMessagesConfig',
      'LiveCallbackConfig',
    ],
    'How messages appear in the body that is posted to a live callback': [
      'operation sendLiveMessage body application/json',
    ],
    'Whether each request to a live callback carries one message': [
      'operation sendLiveMessage body application/json',
    ],
    'Whether a final transcript has the identifier of the partial ones before it': [
      'TranscriptData.id',
    ],
    'How the `session_id` of a message relates to the `id` of a job': sent.map(
      ({ payload }) => `${payload}.session_id`,
    ),
  },
  'Live result': {
    'How a message is written in the result of a live job': ['LiveResult.messages'],
  },
  'POST /v2/live; Live WebSocket session': {
    'How long a live session can be resumed after a lost connection': ['channel liveSession'],
    'Whether messages missed in between are sent again': ['channel liveSession'],
    'What happens to audio that is sent in between': ['channel liveSession'],
    'How the service closes the connection after the stop message': ['channel liveSession'],
  },
  'Pre-recorded result; Live messages': {
    'The range of a confidence': [
      'Word.confidence',
      'Utterance.confidence',
      'LiveUtterance.confidence',
    ],
  },
  'Configuration objects': {
    'What happens without a setting that has no default': [
      'PiiRedactionConfig.entity_types',
      'PiiRedactionConfig.processed_text_type',
      'CustomVocabularyConfig.default_intensity',
    ],
  },
  'Retrieval of a pre-recorded job': {
    'The retrieval of a live job': ['LiveJob'],
  },
  Versioning: {
    'When the first version is removed': ['openapi'],
  },
};
