// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Types of the schemas for tolerant readers. Any field except a discriminator may be missing,
 * null, or any value of its JSON type.
 */

/** Error that made an add-on fail. */
export interface AddonError {
  [key: string]: unknown;
}

/** The audio, in `chunk`. */
export interface AudioChunkData {
  /** The audio, encoded as base64. */
  chunk?: string | null;
}

/** A chunk of audio in a JSON message. A client can send binary frames instead. */
export interface AudioChunkMessage {
  /** Marks the message as a chunk of audio. */
  type?: "audio_chunk";
  data?: AudioChunkData | null;
}

/** The audio file that a job transcribed, with its name, download link, and duration. */
export interface AudioFile {
  /** ID of the file. */
  id?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
  /** Download link. Set when the job was created with an `audio_url`. */
  source?: string | null;
  /** Duration of the audio, in seconds. */
  audio_duration?: number | null;
  /** Number of audio channels. */
  number_of_channels?: number | null;
}

/** Name, size, duration, and channels of an uploaded file. */
export interface AudioMetadata {
  /** ID of the file. */
  id?: string | null;
  /** Name of the file that you uploaded. */
  filename?: string | null;
  /** Extension of the file name. */
  extension?: string | null;
  /** Size of the file. */
  size?: number | null;
  /** Duration of the audio, in seconds. */
  audio_duration?: number | null;
  /** Number of audio channels. */
  number_of_channels?: number | null;
}

/** Answers of the language model to your prompts. */
export interface AudioToLlmAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * AudioToLlmAddonSucceeded: The add-on succeeded.
   * AudioToLlmAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * AudioToLlmAddonSucceeded: Null, because the add-on succeeded.
   * AudioToLlmAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** The answers to the prompts in `audio_to_llm_config`. */
  results?: unknown;
}

/** Prompts to ask about the audio, and the language model to use. */
export interface AudioToLlmConfig {
  /** Prompts to send to the language model. Each prompt is a list. */
  prompts?: unknown[][] | null;
  /** Model ID. Defaults to a third-party model. */
  model?: string | null;
}

/** The request that the service sends when a pre-recorded job finishes. */
export interface CallbackConfig {
  /** URL of your server that receives the request. */
  url?: string | null;
  /**
   * HTTP method of the request.
   *
   * Default: `"POST"`.
   */
  method?: "POST" | "PUT" | (string & {}) | null;
}

/** Result of the chapterization add-on. */
export interface ChapterizationAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * ChapterizationAddonSucceeded: The add-on succeeded.
   * ChapterizationAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * ChapterizationAddonSucceeded: Null, because the add-on succeeded.
   * ChapterizationAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** The chapters, in an object with any fields. */
  results?: unknown;
}

/** A message from the client. */
export type ClientMessage = (AudioChunkMessage & {
  /** Marks the message as a chunk of audio. */
  type: "audio_chunk";
}) | (StopRecordingMessage & {
  /** Marks the message as the stop message. */
  type: "stop_recording";
});

/** Spellings that replace words in the transcript. */
export interface CustomSpellingConfig {
  /** Maps each target spelling to the spellings that it replaces. */
  spelling_dictionary?: {
    [key: string]: string[];
  } | null;
}

/** A list of words to recognize. */
export type CustomVocabulary = (string | CustomVocabularyEntry)[];

/** Words to recognize, and their default intensity. */
export interface CustomVocabularyConfig {
  /** Words to recognize. */
  vocabulary?: CustomVocabulary | null;
  /** Intensity of words without their own `intensity`. */
  default_intensity?: number | null;
}

/** A word to recognize, with its intensity, pronunciations, and language. */
export interface CustomVocabularyEntry {
  /** The word to recognize. */
  value?: string | null;
  /** Intensity of this word. Overrides `default_intensity`. */
  intensity?: number | null;
  /** Ways to pronounce the word. */
  pronunciations?: string[] | null;
  /** Language of the word. Defaults to the transcription language. */
  language?: TranscriptionLanguageCode | null;
}

/** A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
export type DateOrDateTime = string;

/**
 * Utterances of the transcript, with their speakers. Use the `speaker` of each utterance in
 * `transcription.utterances` instead.
 */
export interface DiarizationAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * DiarizationAddonSucceeded: The add-on succeeded.
   * DiarizationAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * DiarizationAddonSucceeded: Null, because the add-on succeeded.
   * DiarizationAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** The utterances of the transcript, each with its `speaker`. */
  results?: unknown;
}

/** Number of speakers to expect, exact or as a range. */
export interface DiarizationConfig {
  /** Exact number of speakers. */
  number_of_speakers?: number | null;
  /** Minimum number of speakers. */
  min_speakers?: number | null;
  /** Maximum number of speakers. */
  max_speakers?: number | null;
}

/** Result of the display mode add-on. */
export interface DisplayModeAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * DisplayModeAddonSucceeded: The add-on succeeded.
   * DisplayModeAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * DisplayModeAddonSucceeded: Null, because the add-on succeeded.
   * DisplayModeAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** The output, as strings. */
  results?: unknown;
}

/** Body of an error response, with the status code and a message. */
export interface ErrorResponse {
  /** Time when the error occurred. */
  timestamp?: string | null;
  /** Path of the request that failed. */
  path?: string | null;
  /** ID of the request, for debugging. */
  request_id?: string | null;
  /** HTTP status code of the response. */
  statusCode?: number | null;
  /** Explanation of the error. */
  message?: string | null;
}

/** A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session. */
export type JobKind = "pre-recorded" | "live" | (string & {});

/** A page of the job list. */
export interface JobPage {
  /** URL of the first page. */
  first?: string | null;
  /** URL of this page. */
  current?: string | null;
  /** URL of the next page, or null on the last page. */
  next?: string | null;
  /** The jobs on this page. */
  items?: TranscriptionJob[] | null;
}

/**
 * A `queued` job is waiting, and a `processing` job is in progress. A `done` job finished with
 * a result, and an `error` job failed during processing.
 */
export type JobStatus = "queued" | "processing" | "done" | "error" | (string & {});

/**
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export interface LanguageConfig {
  /**
   * Expected languages. If the list contains a single code, that language is used. Otherwise,
   * the language is detected.
   *
   * Default: `[]`.
   */
  languages?: TranscriptionLanguageCode[] | null;
  /**
   * Detects the language of each utterance. If false, the language of the first utterance is
   * detected and kept. Ignored if `languages` contains a single code.
   *
   * Default: `false`.
   */
  code_switching?: boolean | null;
}

/** The query parameters of listTranscriptionJobs. */
export interface ListTranscriptionJobsQuery {
  /**
   * Number of jobs to skip.
   *
   * Default: `0`.
   */
  offset?: number | null;
  /**
   * Maximum number of jobs to return.
   *
   * Default: `20`.
   */
  limit?: number | null;
  /** Returns only jobs that are relevant to this date. */
  date?: DateOrDateTime | null;
  /** Returns only jobs before this date. */
  before_date?: DateOrDateTime | null;
  /** Returns only jobs after this date. To select a range, also set `before_date`. */
  after_date?: DateOrDateTime | null;
  /** Returns only jobs with one of these statuses. */
  status?: JobStatus[] | null;
  /** Returns only jobs with this metadata. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
  /** Returns only jobs of one of these kinds. */
  kind?: JobKind[] | null;
}

/**
 * URL of your server and the messages to post to it. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false.
 */
export interface LiveCallbackConfig {
  /** URL of your server that receives the messages. */
  url?: string | null;
  /**
   * Posts partial transcripts (`is_final` is false).
   *
   * Default: `false`.
   */
  receive_partial_transcripts?: boolean | null;
  /**
   * Posts final transcripts (`is_final` is true).
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean | null;
  /**
   * Posts events when speech begins and ends.
   *
   * Default: `false`.
   */
  receive_speech_events?: boolean | null;
  /**
   * Posts pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean | null;
  /**
   * Posts real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean | null;
  /**
   * Posts post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean | null;
  /**
   * Posts acknowledgments.
   *
   * Default: `false`.
   */
  receive_acknowledgments?: boolean | null;
  /**
   * Posts messages about errors.
   *
   * Default: `false`.
   */
  receive_errors?: boolean | null;
  /**
   * Posts lifecycle events.
   *
   * Default: `true`.
   */
  receive_lifecycle_events?: boolean | null;
}

/** A job that transcribes a live session. */
export interface LiveJob {
  /** ID of the job. */
  id?: string | null;
  /** ID of the request, for debugging. */
  request_id?: string | null;
  /** Version number of the API. */
  version?: number | null;
  /**
   * LiveJobPending: The job is waiting or in progress.
   * LiveJobDone: The job finished successfully.
   * LiveJobFailed: The job failed during processing.
   */
  status?: "queued" | "processing" | "done" | "error" | (string & {}) | null;
  /** Time when the job was created. */
  created_at?: string | null;
  /** Data for debugging the job. */
  post_session_metadata?: {
    [key: string]: unknown;
  } | null;
  /** The job transcribes a live session. */
  kind?: "live";
  /**
   * LiveJobPending: Time when the job finished. Not set before then.
   * LiveJobDone: Time when the job finished.
   * LiveJobFailed: Time when the job failed.
   */
  completed_at?: string | null;
  /**
   * LiveJobPending, LiveJobDone: Error code. Not set, because the job has not failed.
   * LiveJobFailed: Error code, similar to an HTTP status code.
   */
  error_code?: number | null;
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the session used. May be null when the status is `error`. */
  request_params?: unknown;
  /**
   * LiveJobPending: The result. Not set before the job is done.
   * LiveJobDone:
   * LiveJobFailed: The result. May be null or missing because the job failed.
   */
  result?: LiveResult | null;
}

/**
 * Messages that the service sends over the WebSocket. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false. All messages except transcripts
 * arrive as `OtherServerMessage`.
 */
export interface LiveMessagesConfig {
  /**
   * Sends partial transcripts (`is_final` is false).
   *
   * Default: `false`.
   */
  receive_partial_transcripts?: boolean | null;
  /**
   * Sends final transcripts (`is_final` is true).
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean | null;
  /**
   * Sends events when speech begins and ends.
   *
   * Default: `true`.
   */
  receive_speech_events?: boolean | null;
  /**
   * Sends pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean | null;
  /**
   * Sends real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean | null;
  /**
   * Sends post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean | null;
  /**
   * Sends acknowledgments.
   *
   * Default: `true`.
   */
  receive_acknowledgments?: boolean | null;
  /**
   * Sends messages about errors.
   *
   * Default: `true`.
   */
  receive_errors?: boolean | null;
  /**
   * Sends lifecycle events.
   *
   * Default: `false`.
   */
  receive_lifecycle_events?: boolean | null;
}

/**
 * Audio format, add-ons, and messages of a live session. All fields are optional, so an empty
 * object is valid.
 */
export interface LiveRequest {
  /**
   * Encoding of the audio. `wav/pcm` has 8, 16, 24, or 32 bits per sample, while `wav/alaw` and
   * `wav/ulaw` have 8 bits. You can send audio with or without a WAV header.
   *
   * Default: `"wav/pcm"`.
   */
  encoding?: "wav/pcm" | "wav/alaw" | "wav/ulaw" | (string & {}) | null;
  /**
   * Bits per sample.
   *
   * Default: `16`.
   */
  bit_depth?: 8 | 16 | 24 | 32 | (number & {}) | null;
  /**
   * Samples per second.
   *
   * Default: `16000`.
   */
  sample_rate?: 8000 | 16000 | 32000 | 44100 | 48000 | (number & {}) | null;
  /**
   * Number of audio channels.
   *
   * Default: `1`.
   */
  channels?: number | null;
  /** Languages of the audio. */
  language_config?: LanguageConfig | null;
  /** Messages that the service sends over the WebSocket. */
  messages_config?: LiveMessagesConfig | null;
  /**
   * Length of the silence that ends an utterance, in seconds.
   *
   * Default: `0.05`.
   */
  endpointing?: number | null;
  /**
   * Maximum duration of an utterance, in seconds. After this time, the utterance ends even
   * without a silence.
   *
   * Default: `5`.
   */
  maximum_duration_without_endpointing?: number | null;
  /** Audio enhancement and the threshold for speech. */
  pre_processing?: PreProcessingConfig | null;
  /** Add-ons of a live session that run in real time. */
  realtime_processing?: RealtimeProcessingConfig | null;
  /** Summary and chapters of a live session. */
  post_processing?: PostProcessingConfig | null;
  /**
   * Posts messages from the session to `callback_config.url`.
   *
   * Default: `false`.
   */
  callback?: boolean | null;
  /** URL of your server and the messages to post to it. Used if `callback` is true. */
  callback_config?: LiveCallbackConfig | null;
  /** Model ID. Only the default model is supported. */
  model?: string | null;
}

/**
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export interface LiveResult {
  /** Durations, number of channels, and billing time. */
  metadata?: ResultMetadata | null;
  /** The transcript as full text and as utterances. */
  transcription?: Transcription | null;
  translation?: TranslationAddon | null;
  summarization?: SummarizationAddon | null;
  named_entity_recognition?: NamedEntityRecognitionAddon | null;
  sentiment_analysis?: SentimentAnalysisAddon | null;
  chapterization?: ChapterizationAddon | null;
  /** The messages that the service sent during the session, as strings. */
  messages?: string[] | null;
}

/** The created session. Connect to its `url` and stream audio. */
export interface LiveSessionCreated {
  /**
   * WebSocket URL of the session. It contains a token for this session, so you can pass it to a
   * web client without revealing your API key. To resume the session after a lost connection,
   * connect to the same URL.
   */
  url?: string | null;
  [key: string]: unknown;
}

/** An utterance in a message. */
export interface LiveUtterance {
  /** Transcribed text of the utterance. */
  text?: string | null;
  /** Language of this utterance. */
  language?: TranscriptionLanguageCode | null;
  /** Start of the utterance, in seconds. */
  start?: number | null;
  /** End of the utterance, in seconds. */
  end?: number | null;
  /** Number of the audio channel. */
  channel?: number | null;
  /** The words of the utterance, with their times. */
  words?: Word[] | null;
  /** Confidence in the transcription of the utterance. */
  confidence?: number | null;
}

/** Result of the moderation add-on. */
export interface ModerationAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * ModerationAddonSucceeded: The add-on succeeded.
   * ModerationAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * ModerationAddonSucceeded: Null, because the add-on succeeded.
   * ModerationAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** Outcome of the moderation, as text. */
  results?: unknown;
}

/** Result of the name consistency add-on. */
export interface NameConsistencyAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * NameConsistencyAddonSucceeded: The add-on succeeded.
   * NameConsistencyAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * NameConsistencyAddonSucceeded: Null, because the add-on succeeded.
   * NameConsistencyAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** Consistency of the names, as text. */
  results?: unknown;
}

/** Named entities in the transcript. */
export interface NamedEntityRecognitionAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * NamedEntityRecognitionAddonSucceeded: The add-on succeeded.
   * NamedEntityRecognitionAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * NamedEntityRecognitionAddonSucceeded: Null, because the add-on succeeded.
   * NamedEntityRecognitionAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** The recognized entities. */
  results?: unknown;
}

/**
 * Any message except a transcript: an acknowledgment, an error, an add-on or post-processing
 * message, or a lifecycle, speech, pre-processing, or real-time processing event.
 */
export interface OtherServerMessage {
  /** ID of the session. */
  session_id?: string | null;
  /** Time when the message was created. */
  created_at?: string | null;
  /** Type of the message, any string except `transcript`. */
  type?: (string & {});
  /** Content, depending on the type of message. */
  data?: {
    [key: string]: unknown;
  } | null;
  [key: string]: unknown;
}

/** Type of entity to redact, such as `PHONE_NUMBER`. */
export type PiiEntityType = "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR" | (string & {});

/** Entities to redact, and the replacement for their text. */
export interface PiiRedactionConfig {
  /** Type of entity to redact, or a list of types. */
  entity_types?: PiiEntityType | PiiEntityType[] | null;
  /** Replacement for redacted text. */
  processed_text_type?: "MARKER" | "MASK" | (string & {}) | null;
}

/** Summary and chapters of a live session. */
export interface PostProcessingConfig {
  /**
   * Summarizes the transcript.
   *
   * Default: `false`.
   */
  summarization?: boolean | null;
  summarization_config?: SummarizationConfig | null;
  /**
   * Divides the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization?: boolean | null;
}

/** Audio enhancement and the threshold for speech. */
export interface PreProcessingConfig {
  /**
   * Enhances the audio before it is transcribed.
   *
   * Default: `false`.
   */
  audio_enhancer?: boolean | null;
  /**
   * Threshold for speech detection. A value closer to 1 is stricter, so that fewer background
   * sounds count as speech.
   *
   * Default: `0.6`.
   */
  speech_threshold?: number | null;
}

/** Notification that a pre-recorded job has finished. */
export interface PreRecordedCallback {
  /** ID of the job. */
  id?: string | null;
  /** Outcome of the job, success or failure. */
  event?: string | null;
  [key: string]: unknown;
}

/** A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
export interface PreRecordedJob {
  /** ID of the job. */
  id?: string | null;
  /** ID of the request, for debugging. */
  request_id?: string | null;
  /** Version number of the API. */
  version?: number | null;
  /**
   * PreRecordedJobPending: The job is waiting or in progress.
   * PreRecordedJobDone: The job finished successfully.
   * PreRecordedJobFailed: The job failed during processing.
   */
  status?: "queued" | "processing" | "done" | "error" | (string & {}) | null;
  /** Time when the job was created. */
  created_at?: string | null;
  /** Data for debugging the job. */
  post_session_metadata?: {
    [key: string]: unknown;
  } | null;
  /** The job transcribes a recording. */
  kind?: "pre-recorded";
  /**
   * PreRecordedJobPending: Time when the job finished. Not set before then.
   * PreRecordedJobDone: Time when the job finished.
   * PreRecordedJobFailed: Time when the job failed.
   */
  completed_at?: string | null;
  /**
   * PreRecordedJobPending, PreRecordedJobDone: Error code. Not set, because the job has not
   * failed.
   * PreRecordedJobFailed: Error code, similar to an HTTP status code.
   */
  error_code?: number | null;
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the job used. May be null when the status is `error`. */
  request_params?: unknown;
  /**
   * PreRecordedJobPending: The result. Not set before the job is done.
   * PreRecordedJobDone:
   * PreRecordedJobFailed: The result. May be null or missing because the job failed.
   */
  result?: PreRecordedResult | null;
}

/** The ID and URL of the created job. */
export interface PreRecordedJobCreated {
  /** ID of the job. */
  id?: string | null;
  /**
   * URL of the job, which contains the job ID. Send a `GET` request to this URL to fetch the
   * job.
   */
  result_url?: string | null;
  [key: string]: unknown;
}

/** The recording to transcribe and the options for the job. */
export interface PreRecordedRequest {
  /** URL of the audio or video file. Use a URL of your own, or the one that an upload returns. */
  audio_url?: string | null;
  /** Languages of the audio. */
  language_config?: LanguageConfig | null;
  /**
   * Recognizes speakers. Each utterance then has a `speaker`.
   *
   * Default: `false`.
   */
  diarization?: boolean | null;
  diarization_config?: DiarizationConfig | null;
  /**
   * Creates subtitles in `result.transcription.subtitles`.
   *
   * Default: `false`.
   */
  subtitles?: boolean | null;
  /** Formats, timing, and style of the subtitles. */
  subtitles_config?: SubtitlesConfig | null;
  /**
   * Also splits the transcript into sentences, in `result.transcription.sentences`.
   *
   * Default: `false`.
   */
  sentences?: boolean | null;
  /**
   * Translates the transcript (beta). The translations are in `result.translation`.
   *
   * Default: `false`. Maturity: beta.
   */
  translation?: boolean | null;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig | null;
  /**
   * Summarizes the transcript in `result.summarization`.
   *
   * Default: `false`.
   */
  summarization?: boolean | null;
  summarization_config?: SummarizationConfig | null;
  /**
   * Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean | null;
  /**
   * Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean | null;
  /** Prompts to ask about the audio, and the language model to use. */
  audio_to_llm_config?: AudioToLlmConfig | null;
  /**
   * Replaces personal information in the transcript.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean | null;
  /** Entities to redact, and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig | null;
  /**
   * Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to
   * true. Alternatively, set it to a list of words.
   *
   * Default: `false`. Maturity: beta.
   */
  custom_vocabulary?: boolean | CustomVocabulary | null;
  /** The custom vocabulary. Used if `custom_vocabulary` is true. */
  custom_vocabulary_config?: CustomVocabularyConfig | null;
  /**
   * Calls the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback?: boolean | null;
  /** URL and HTTP method of the callback. Used if `callback` is true. */
  callback_config?: CallbackConfig | null;
  /**
   * Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
   *
   * Default: `false`. Maturity: alpha.
   */
  named_entity_recognition?: boolean | null;
  /**
   * Uses the spellings in `custom_spelling_config` (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean | null;
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Enhances the punctuation of the transcript (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean | null;
  /** Detects the language of the recording. */
  detect_language?: boolean | null;
  /** Enables code switching. */
  enable_code_switching?: boolean | null;
  /** Language of the recording. */
  language?: TranscriptionLanguageCode | null;
  /**
   * @deprecated URL of your server that receives the result in a `POST` request. Use `callback` and
   * `callback_config` instead.
   */
  callback_url?: string | null;
  /**
   * Metadata of your choice. The job returns it unchanged, and you can filter the job list by
   * it.
   */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
}

/** Parameters of a pre-recorded job, as the job returns them. */
export interface PreRecordedRequestParams {
  /** URL of the audio or video file. */
  audio_url?: string | null;
  /** Languages of the audio. */
  language_config?: LanguageConfig | null;
  /**
   * Recognizes speakers. Each utterance then has a `speaker`.
   *
   * Default: `false`.
   */
  diarization?: boolean | null;
  diarization_config?: DiarizationConfig | null;
  /**
   * Creates subtitles in `result.transcription.subtitles`.
   *
   * Default: `false`.
   */
  subtitles?: boolean | null;
  /** Formats, timing, and style of the subtitles. */
  subtitles_config?: SubtitlesConfig | null;
  /**
   * Also splits the transcript into sentences, in `result.transcription.sentences`.
   *
   * Default: `false`.
   */
  sentences?: boolean | null;
  /**
   * Translates the transcript (beta). The translations are in `result.translation`.
   *
   * Default: `false`. Maturity: beta.
   */
  translation?: boolean | null;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig | null;
  /**
   * Summarizes the transcript in `result.summarization`.
   *
   * Default: `false`.
   */
  summarization?: boolean | null;
  summarization_config?: SummarizationConfig | null;
  /**
   * Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean | null;
  /**
   * Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean | null;
  /** Prompts to ask about the audio, and the language model to use. */
  audio_to_llm_config?: AudioToLlmConfig | null;
  /**
   * Replaces personal information in the transcript.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean | null;
  /** Entities to redact, and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig | null;
  /**
   * Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to
   * true. Alternatively, set it to a list of words.
   *
   * Default: `false`. Maturity: beta.
   */
  custom_vocabulary?: boolean | CustomVocabulary | null;
  /** The custom vocabulary. Used if `custom_vocabulary` is true. */
  custom_vocabulary_config?: CustomVocabularyConfig | null;
  /**
   * Calls the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback?: boolean | null;
  /** URL and HTTP method of the callback. Used if `callback` is true. */
  callback_config?: CallbackConfig | null;
  /**
   * Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
   *
   * Default: `false`. Maturity: alpha.
   */
  named_entity_recognition?: boolean | null;
  /**
   * Uses the spellings in `custom_spelling_config` (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean | null;
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Enhances the punctuation of the transcript (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean | null;
  /** Detects the language of the recording. */
  detect_language?: boolean | null;
  /** Enables code switching. */
  enable_code_switching?: boolean | null;
  /** Language of the recording. */
  language?: TranscriptionLanguageCode | null;
  /**
   * @deprecated URL of your server that receives the result in a `POST` request. Use `callback` and
   * `callback_config` instead.
   */
  callback_url?: string | null;
}

/**
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export interface PreRecordedResult {
  /** Durations, number of channels, and billing time. */
  metadata?: ResultMetadata | null;
  /** The transcript as full text and as utterances. */
  transcription?: Transcription | null;
  translation?: TranslationAddon | null;
  summarization?: SummarizationAddon | null;
  named_entity_recognition?: NamedEntityRecognitionAddon | null;
  sentiment_analysis?: SentimentAnalysisAddon | null;
  chapterization?: ChapterizationAddon | null;
  moderation?: ModerationAddon | null;
  /** @deprecated */
  name_consistency?: NameConsistencyAddon | null;
  structured_data_extraction?: StructuredDataExtractionAddon | null;
  audio_to_llm?: AudioToLlmAddon | null;
  /** @deprecated Sentences of the transcript. Use `transcription.sentences` instead. */
  sentences?: SentencesAddon | null;
  display_mode?: DisplayModeAddon | null;
  /**
   * @deprecated Utterances with their speakers. The interface document describes this block only for the
   * case that diarization was requested and an error occurred. The block then contains the
   * result of diarization.
   */
  diarization?: DiarizationAddon | null;
}

/** Notification that the transcription of a recording is done. Use the ID to fetch the result. */
export interface PreRecordedWebhook {
  /** ID of the job. */
  id?: string | null;
  [key: string]: unknown;
}

/** Add-ons of a live session that run in real time. */
export interface RealtimeProcessingConfig {
  /**
   * Uses the words in `custom_vocabulary_config`.
   *
   * Default: `false`.
   */
  custom_vocabulary?: boolean | null;
  custom_vocabulary_config?: CustomVocabularyConfig | null;
  /**
   * Uses the spellings in `custom_spelling_config`.
   *
   * Default: `false`.
   */
  custom_spelling?: boolean | null;
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Translates the transcript.
   *
   * Default: `false`.
   */
  translation?: boolean | null;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig | null;
  /**
   * Recognizes named entities in the transcript.
   *
   * Default: `false`.
   */
  named_entity_recognition?: boolean | null;
  /**
   * Analyzes the sentiment of the transcript.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean | null;
  /** Computes accurate timestamps for words. */
  words_accurate_timestamps?: boolean | null;
}

/** Durations, number of channels, and billing time. */
export interface ResultMetadata {
  /** Duration of the audio, in seconds. */
  audio_duration?: number | null;
  /** Number of distinct channels in the audio. */
  number_of_distinct_channels?: number | null;
  /**
   * Billed time, in seconds: `audio_duration` multiplied by `number_of_distinct_channels`. The
   * schema does not check this value.
   */
  billing_time?: number | null;
  /** Time that the transcription took, in seconds. */
  transcription_time?: number | null;
}

/** A sentence of the transcript. Its fields are not specified. */
export interface Sentence {
  [key: string]: unknown;
}

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export interface SentencesAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * SentencesAddonSucceeded: The add-on succeeded.
   * SentencesAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * SentencesAddonSucceeded: Null, because the add-on succeeded.
   * SentencesAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** Text of each sentence. */
  results?: unknown;
}

/** Result of the sentiment analysis add-on. */
export interface SentimentAnalysisAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * SentimentAnalysisAddonSucceeded: The add-on succeeded.
   * SentimentAnalysisAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * SentimentAnalysisAddonSucceeded: Null, because the add-on succeeded.
   * SentimentAnalysisAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** Sentiment of the transcript, as text. */
  results?: unknown;
}

/** A message from the service. */
export type ServerMessage = (TranscriptMessage & {
  /** Marks the message as a transcript. */
  type: "transcript";
}) | (OtherServerMessage & {
  /** Type of the message, any string except `transcript`. */
  type: (string & {});
});

/** Ends the session. Send it after the last audio. */
export interface StopRecordingMessage {
  /** Marks the message as the stop message. */
  type?: "stop_recording";
}

/** Result of the structured data extraction add-on. */
export interface StructuredDataExtractionAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * StructuredDataExtractionAddonSucceeded: The add-on succeeded.
   * StructuredDataExtractionAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * StructuredDataExtractionAddonSucceeded: Null, because the add-on succeeded.
   * StructuredDataExtractionAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** The extracted data, as text. */
  results?: unknown;
}

/** A subtitle of the transcript. Its fields are not specified. */
export interface Subtitle {
  [key: string]: unknown;
}

/** Formats, timing, and style of the subtitles. */
export interface SubtitlesConfig {
  /**
   * Formats in which to create subtitles.
   *
   * Default: `["srt"]`.
   */
  formats?: ("srt" | "vtt" | (string & {}))[] | null;
  /** Minimum duration of a subtitle, in seconds. */
  minimum_duration?: number | null;
  /** Maximum duration of a subtitle, in seconds. */
  maximum_duration?: number | null;
  /** Maximum number of characters in each row of a caption. */
  maximum_characters_per_row?: number | null;
  /** Maximum number of rows in each caption. */
  maximum_rows_per_caption?: number | null;
  /**
   * Style of the subtitles.
   *
   * Default: `"default"`.
   */
  style?: "default" | "compliance" | (string & {}) | null;
}

/** Result of the summarization add-on. */
export interface SummarizationAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * SummarizationAddonSucceeded: The add-on succeeded.
   * SummarizationAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * SummarizationAddonSucceeded: Null, because the add-on succeeded.
   * SummarizationAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** Text of the summary, or null if there is none. */
  results?: unknown;
}

/** Type of summary, such as `bullet_points`. */
export interface SummarizationConfig {
  /**
   * Type of summary.
   *
   * Default: `"general"`.
   */
  type?: "general" | "bullet_points" | "concise" | (string & {}) | null;
}

/** The utterance of a transcript message, partial or final. */
export interface TranscriptData {
  /** ID of the transcript. */
  id?: string | null;
  /** True for a final transcript and false for a partial one. */
  is_final?: boolean | null;
  utterance?: LiveUtterance | null;
}

/** A partial or final transcript of an utterance. */
export interface TranscriptMessage {
  /** ID of the session. */
  session_id?: string | null;
  /** Time when the message was created. */
  created_at?: string | null;
  /** Marks the message as a transcript. */
  type?: "transcript";
  data?: TranscriptData | null;
}

/** The transcript as full text and as utterances. */
export interface Transcription {
  /** The whole transcript as one string. */
  full_transcript?: string | null;
  /** Detected languages, most frequent first. */
  languages?: TranscriptionLanguageCode[] | null;
  /** The utterances of all channels. */
  utterances?: Utterance[] | null;
  /** Sentences of the transcript, if `sentences` was enabled. */
  sentences?: Sentence[] | null;
  /** Subtitles, if `subtitles` was enabled. */
  subtitles?: Subtitle[] | null;
}

/**
 * A pre-recorded or live job. Check `kind` to tell pre-recorded from live jobs, then `status`
 * to see which fields are set.
 */
export type TranscriptionJob = (PreRecordedJob & {
  /** The job transcribes a recording. */
  kind: "pre-recorded";
}) | (LiveJob & {
  /** The job transcribes a live session. */
  kind: "live";
});

/** Code of a language that the service transcribes, similar to ISO 639-1. */
export type TranscriptionLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | (string & {});

/** Translations of the transcript. */
export interface TranslationAddon {
  /** True if `results` is empty. */
  is_empty?: boolean | null;
  /** Processing time of the add-on. */
  exec_time?: number | null;
  /**
   * TranslationAddonSucceeded: The add-on succeeded.
   * TranslationAddonFailed: The add-on failed.
   */
  success?: boolean | null;
  /**
   * TranslationAddonSucceeded: Null, because the add-on succeeded.
   * TranslationAddonFailed: Details of the error, if the service reports any.
   */
  error?: AddonError | null;
  /** Translations, one for each target language. */
  results?: unknown;
}

/** Target languages and options of the translation. */
export interface TranslationConfig {
  /** Languages to translate into. */
  target_languages?: TranslationLanguageCode[] | null;
  /**
   * Translation model to use.
   *
   * Default: `"base"`.
   */
  model?: "base" | "enhanced" | (string & {}) | null;
  /**
   * Aligns each translated utterance with its original utterance.
   *
   * Default: `true`.
   */
  match_original_utterances?: boolean | null;
  /**
   * Enables lip sync for the translation.
   *
   * Default: `true`.
   */
  lipsync?: boolean | null;
  /**
   * Adapts the translation to the context.
   *
   * Default: `true`.
   */
  context_adaptation?: boolean | null;
  /** Free text that describes the context, to improve accuracy. */
  context?: string | null;
  /**
   * Uses informal forms in the translation where they are available.
   *
   * Default: `false`.
   */
  informal?: boolean | null;
}

/** Code of a language that the service translates into, similar to ISO 639-1. */
export type TranslationLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh" | (string & {});

/** URL and metadata of an uploaded file. */
export interface UploadResponse {
  /**
   * URL of the uploaded file, in the form `{base_url}/file/<file_id>`. Use it as the `audio_url`
   * of a pre-recorded job.
   */
  audio_url?: string | null;
  audio_metadata?: AudioMetadata | null;
}

/** A stretch of speech in the transcript. */
export interface Utterance {
  /** Transcribed text of the utterance. */
  text?: string | null;
  /** Language of this utterance. */
  language?: TranscriptionLanguageCode | null;
  /** Start of the utterance, in seconds. */
  start?: number | null;
  /** End of the utterance, in seconds. */
  end?: number | null;
  /** Number of the audio channel. */
  channel?: number | null;
  /** The words of the utterance, with their times. */
  words?: Word[] | null;
  /** Confidence in the transcription of the utterance. */
  confidence?: number | null;
  /** Speaker number from diarization. Absent if diarization is off. */
  speaker?: number | null;
}

/** A word of an utterance. */
export interface Word {
  /** The word as transcribed. */
  word?: string | null;
  /** Start of the word, in seconds. */
  start?: number | null;
  /** End of the word, in seconds. */
  end?: number | null;
  /** Confidence in the transcription of the word. */
  confidence?: number | null;
}
