// Generated from the contract by `npm run build`; edit the contract instead.

import type { Plain, UnspecifiedBody, Form } from './operations.js';

/**
 * The schemas of the contract, for sending and receiving: a field with a default is optional.
 * `types/resolved` has the same names with the defaults filled in.
 */

/** Error of a failed add-on. */
export interface AddonError {
  [key: string]: unknown;
}

/** The audio, in `chunk`. */
export interface AudioChunkData {
  /**
   * The audio, encoded as base64.
   *
   * Encoded as base64.
   */
  chunk: string;
}

/**
 * A chunk of audio in a JSON message. Instead of this message, a client can send binary
 * frames.
 */
export interface AudioChunkMessage {
  /** Type of the message. */
  type: "audio_chunk";
  /** The audio, in `chunk`. */
  data: AudioChunkData;
}

/** Audio file of a job. */
export interface AudioFile {
  /** Identifier of the file. */
  id: string;
  /** Name of the uploaded file. */
  filename: string | null;
  /** Download link. Set when the job was created with an `audio_url`. */
  source: string | null;
  /** Duration of the audio, in seconds. */
  audio_duration: number | null;
  /**
   * Number of channels.
   *
   * Integer. At least 1.
   */
  number_of_channels: number | null;
}

/** Metadata of an uploaded file. */
export interface AudioMetadata {
  /** Identifier of the file. */
  id: string;
  /** Original file name. */
  filename: string;
  /** File name extension. */
  extension: string;
  /**
   * Size of the file.
   *
   * Integer.
   */
  size: number;
  /** Duration of the audio, in seconds. */
  audio_duration: number;
  /**
   * Number of channels.
   *
   * Integer.
   */
  number_of_channels: number;
}

/** Answers of the language model. */
export type AudioToLlmAddon = AudioToLlmAddonSucceeded | AudioToLlmAddonFailed;

/** The add-on failed. */
export interface AudioToLlmAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The answers. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface AudioToLlmAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The answers. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** Prompts about the audio and the language model that answers them. */
export interface AudioToLlmConfig {
  /**
   * Prompts for the language model. Each prompt is a list.
   *
   * At least 1 item.
   */
  prompts: unknown[][];
  /** Identifier of the model. Defaults to a third-party model. */
  model?: string;
}

/** The request that the service sends when a pre-recorded job finishes. */
export interface CallbackConfig {
  /**
   * URL of the callback.
   *
   * Must be an absolute URI.
   */
  url: string;
  /**
   * HTTP method of the callback.
   *
   * Default: `"POST"`.
   */
  method?: "POST" | "PUT";
}

/** Chapters of the transcript. */
export type ChapterizationAddon = ChapterizationAddonSucceeded | ChapterizationAddonFailed;

/** The add-on failed. */
export interface ChapterizationAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The chapters. */
  results: {
    [key: string]: unknown;
  } | null;
}

/** The add-on succeeded. */
export interface ChapterizationAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The chapters. */
  results: {
    [key: string]: unknown;
  } | null;
}

/** A message from the client. */
export type ClientMessage = AudioChunkMessage | StopRecordingMessage;

/** Spellings that replace words in the transcript. */
export interface CustomSpellingConfig {
  /**
   * Each key is a target spelling, and its value lists the spellings to replace with the target
   * spelling.
   */
  spelling_dictionary: {
    [key: string]: string[];
  };
}

/** A list of words to recognize. */
export type CustomVocabulary = (string | CustomVocabularyEntry)[];

/** Words to recognize and their default intensity. */
export interface CustomVocabularyConfig {
  /** Words to recognize. */
  vocabulary: CustomVocabulary;
  /**
   * Intensity of words without `intensity`.
   *
   * 0 to 1.
   */
  default_intensity?: number;
}

/** A word to recognize, with its intensity, pronunciations, and language. */
export interface CustomVocabularyEntry {
  /** The word. */
  value: string;
  /**
   * Intensity of the word.
   *
   * 0 to 1.
   */
  intensity?: number;
  /** Pronunciations of the word. */
  pronunciations?: string[];
  /** Language of the word. Defaults to the language of the transcription. */
  language?: TranscriptionLanguageCode;
}

/**
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * Must be a date or a date and time.
 */
export type DateOrDateTime = string;

/** Utterances of the transcript, with their speakers. */
export type DiarizationAddon = DiarizationAddonSucceeded | DiarizationAddonFailed;

/** The add-on failed. */
export interface DiarizationAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The utterances. */
  results: Utterance[];
}

/** The add-on succeeded. */
export interface DiarizationAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The utterances. */
  results: Utterance[];
}

/** Number of speakers, exact or as a range. */
export interface DiarizationConfig {
  /**
   * Exact number of speakers.
   *
   * Integer. At least 1.
   */
  number_of_speakers?: number;
  /**
   * Minimum number of speakers.
   *
   * Integer. At least 0.
   */
  min_speakers?: number;
  /**
   * Maximum number of speakers.
   *
   * Integer. At least 0.
   */
  max_speakers?: number;
}

/** Output of the display mode. */
export type DisplayModeAddon = DisplayModeAddonSucceeded | DisplayModeAddonFailed;

/** The add-on failed. */
export interface DisplayModeAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The output. */
  results: string[] | null;
}

/** The add-on succeeded. */
export interface DisplayModeAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The output. */
  results: string[] | null;
}

/** Body of an error response. */
export interface ErrorResponse {
  /** Time of the error. */
  timestamp: string;
  /** Path of the request. */
  path: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /** HTTP status code of the response. */
  statusCode: number;
  /** Description of the error. */
  message: string;
}

/**
 * Kind of the job. A `pre-recorded` job transcribes a recording. A `live` job transcribes a
 * live session.
 */
export type JobKind = "pre-recorded" | "live";

/** A page of the list of jobs. */
export interface JobPage {
  /**
   * URL of the first page.
   *
   * Must be an absolute URI.
   */
  first: string;
  /**
   * URL of the current page.
   *
   * Must be an absolute URI.
   */
  current: string;
  /**
   * URL of the next page, or null on the last page.
   *
   * Must be an absolute URI.
   */
  next: string | null;
  /** Jobs on the page. */
  items: TranscriptionJob[];
}

/**
 * Status of the job. A `queued` job waits to be processed. A `processing` job is being
 * processed. A `done` job has been processed, and its result is available. An `error` job
 * failed during processing.
 */
export type JobStatus = "queued" | "processing" | "done" | "error";

/**
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export interface LanguageConfig {
  /**
   * Expected languages. If the list contains one code, this language is used. If the list is
   * empty or contains several codes, the language is detected.
   *
   * Default: `[]`.
   */
  languages?: TranscriptionLanguageCode[];
  /**
   * If true, the language of each utterance is detected. If false, the language of the first
   * utterance is detected and kept. Ignored if `languages` contains one code.
   *
   * Default: `false`.
   */
  code_switching?: boolean;
}

/** The query parameters of listTranscriptionJobs. */
export interface ListTranscriptionJobsQuery {
  /**
   * Number of jobs to skip.
   *
   * Integer. At least 0. Default: `0`.
   */
  offset?: number;
  /**
   * Maximum number of jobs to return.
   *
   * Integer. At least 1. Default: `20`.
   */
  limit?: number;
  /**
   * Returns only jobs that are "relevant" to this date.
   *
   * Must be a date or a date and time.
   */
  date?: DateOrDateTime;
  /**
   * Returns only jobs before this date.
   *
   * Must be a date or a date and time.
   */
  before_date?: DateOrDateTime;
  /**
   * Returns only jobs after this date. To select a range, also set `before_date`.
   *
   * Must be a date or a date and time.
   */
  after_date?: DateOrDateTime;
  /** Returns only jobs with one of these statuses. */
  status?: JobStatus[];
  /** Returns only jobs with this metadata. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** Returns only jobs of one of these kinds. */
  kind?: JobKind[];
}

/**
 * URL of the callback and the messages that the service posts to this URL. To get only final
 * transcripts, set all flags except `receive_final_transcripts` to false.
 */
export interface LiveCallbackConfig {
  /**
   * URL that the service posts messages to.
   *
   * Must be an absolute URI.
   */
  url: string;
  /**
   * Posts partial transcripts.
   *
   * Default: `false`.
   */
  receive_partial_transcripts?: boolean;
  /**
   * Posts final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean;
  /**
   * Posts events when speech begins and ends.
   *
   * Default: `false`.
   */
  receive_speech_events?: boolean;
  /**
   * Posts pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean;
  /**
   * Posts real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean;
  /**
   * Posts post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean;
  /**
   * Posts acknowledgments.
   *
   * Default: `false`.
   */
  receive_acknowledgments?: boolean;
  /**
   * Posts errors.
   *
   * Default: `false`.
   */
  receive_errors?: boolean;
  /**
   * Posts lifecycle events.
   *
   * Default: `true`.
   */
  receive_lifecycle_events?: boolean;
}

/** A job that transcribes a live session. */
export type LiveJob = LiveJobPending | LiveJobDone | LiveJobFailed;

/** A live job that has been processed, with its result. */
export interface LiveJobDone {
  /** Status of the job. */
  status: "done";
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the interface.
   *
   * Integer.
   */
  version: number;
  /**
   * Creation time.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Debugging data. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /** The result. */
  result: LiveResult;
  /** Kind of the job. */
  kind: "live";
  /**
   * Error code, similar to an HTTP status code. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the session. May be null when the status is `error`. */
  request_params?: LiveRequest | null;
}

/** A live job that failed. */
export interface LiveJobFailed {
  /** Status of the job. */
  status: "error";
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the interface.
   *
   * Integer.
   */
  version: number;
  /**
   * Creation time.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Debugging data. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /**
   * Error code, similar to an HTTP status code. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code: number;
  /** Kind of the job. */
  kind: "live";
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the session. May be null when the status is `error`. */
  request_params?: LiveRequest | null;
  /** The result, if the failed job has one. */
  result?: LiveResult | null;
}

/** A live job that is queued or being processed. */
export interface LiveJobPending {
  /** Status of the job. */
  status: "queued" | "processing";
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the interface.
   *
   * Integer.
   */
  version: number;
  /**
   * Creation time.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Debugging data. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /** Kind of the job. */
  kind: "live";
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   */
  completed_at?: string | null;
  /**
   * Error code, similar to an HTTP status code. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the session. May be null when the status is `error`. */
  request_params?: LiveRequest | null;
  /** The result. Present when the status is `done`. */
  result?: LiveResult | null;
}

/**
 * Messages that the service sends over the WebSocket. To get only final transcripts, set all
 * flags except `receive_final_transcripts` to false.
 */
export interface LiveMessagesConfig {
  /**
   * Sends partial transcripts.
   *
   * Default: `false`.
   */
  receive_partial_transcripts?: boolean;
  /**
   * Sends final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean;
  /**
   * Sends events when speech begins and ends.
   *
   * Default: `true`.
   */
  receive_speech_events?: boolean;
  /**
   * Sends pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean;
  /**
   * Sends real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean;
  /**
   * Sends post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean;
  /**
   * Sends acknowledgments.
   *
   * Default: `true`.
   */
  receive_acknowledgments?: boolean;
  /**
   * Sends errors.
   *
   * Default: `true`.
   */
  receive_errors?: boolean;
  /**
   * Sends lifecycle events.
   *
   * Default: `false`.
   */
  receive_lifecycle_events?: boolean;
}

/** Configuration of a live session. An empty object is valid. */
export interface LiveRequest {
  /**
   * Encoding of the audio. `wav/pcm` takes 8, 16, 24, or 32 bits per sample. `wav/alaw` and
   * `wav/ulaw` take 8 bits. Audio is accepted with or without a WAV header.
   *
   * Default: `"wav/pcm"`.
   */
  encoding?: "wav/pcm" | "wav/alaw" | "wav/ulaw";
  /**
   * Bits per sample.
   *
   * Default: `16`.
   */
  bit_depth?: 8 | 16 | 24 | 32;
  /**
   * Samples per second.
   *
   * Default: `16000`.
   */
  sample_rate?: 8000 | 16000 | 32000 | 44100 | 48000;
  /**
   * Number of channels.
   *
   * Integer. 1 to 8. Default: `1`.
   */
  channels?: number;
  /** Identifier of the model. Only the default is supported. */
  model?: string;
  /**
   * Duration of the silence that ends an utterance, in seconds.
   *
   * 0.01 to 10 seconds. Default: `0.05`.
   */
  endpointing?: number;
  /**
   * Longest duration of an utterance, in seconds. The utterance then ends even without a
   * silence.
   *
   * 5 to 60 seconds. Default: `5`.
   */
  maximum_duration_without_endpointing?: number;
  /** Languages of the audio. */
  language_config?: LanguageConfig;
  /** Options for the pre-processing of the audio. */
  pre_processing?: PreProcessingConfig;
  /** Add-ons of a live session that run in real time. */
  realtime_processing?: RealtimeProcessingConfig;
  /** Summary and chapters of a live session. */
  post_processing?: PostProcessingConfig;
  /** Messages that the service sends over the WebSocket. */
  messages_config?: LiveMessagesConfig;
  /**
   * Posts messages from the session to the URL in `callback_config`.
   *
   * Default: `false`.
   */
  callback?: boolean;
  /**
   * URL of the callback and the messages that the service posts to this URL. Used if `callback`
   * is true.
   */
  callback_config?: LiveCallbackConfig;
}

/**
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export interface LiveResult {
  /** Durations, number of channels, and billed time. */
  metadata: ResultMetadata;
  /** The transcript. */
  transcription?: Transcription;
  /** Translations. */
  translation?: TranslationAddon;
  /** Summary. */
  summarization?: SummarizationAddon;
  /** Named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** Sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** Chapters. */
  chapterization?: ChapterizationAddon;
  /** Messages that the service sent during the session. */
  messages?: string[];
}

/** The created session, with the URL of its WebSocket. */
export interface LiveSessionCreated {
  /**
   * URL of the session's WebSocket. The URL contains a token for this session, so you can give
   * it to a web client without revealing your API key. To resume the session after a lost
   * connection, connect to the same URL.
   */
  url: string;
  [key: string]: unknown;
}

/** An utterance in a message. */
export interface LiveUtterance {
  /** Text of the utterance. */
  text: string;
  /** Language of the utterance. */
  language: TranscriptionLanguageCode;
  /** Start of the utterance, in seconds. */
  start: number;
  /** End of the utterance, in seconds. */
  end: number;
  /**
   * Channel of the utterance.
   *
   * Integer.
   */
  channel: number;
  /** Words of the utterance. */
  words: Word[];
  /** Confidence in the transcription of the utterance. */
  confidence: number;
}

/** Moderation of the transcript. */
export type ModerationAddon = ModerationAddonSucceeded | ModerationAddonFailed;

/** The add-on failed. */
export interface ModerationAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** Outcome of the moderation, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface ModerationAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Outcome of the moderation, as text. */
  results: string | null;
}

/** Consistency of the names in the transcript. */
export type NameConsistencyAddon = NameConsistencyAddonSucceeded | NameConsistencyAddonFailed;

/** The add-on failed. */
export interface NameConsistencyAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** Consistency of the names, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface NameConsistencyAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Consistency of the names, as text. */
  results: string | null;
}

/** Named entities in the transcript. */
export type NamedEntityRecognitionAddon = NamedEntityRecognitionAddonSucceeded | NamedEntityRecognitionAddonFailed;

/** The add-on failed. */
export interface NamedEntityRecognitionAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The entities. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface NamedEntityRecognitionAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The entities. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/**
 * A message other than a transcript. It is an acknowledgment, an add-on message, a
 * post-processing message, an error, or an event. An event is a lifecycle event, a speech
 * begin or end event, a pre-processing event, or a real-time processing event.
 */
export interface OtherServerMessage {
  /** Identifier of the session. */
  session_id: string;
  /**
   * Creation time of the message.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Type of the message. Any value except `transcript` is allowed. */
  type: (string & {});
  /** Content of the message. */
  data?: {
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** Type of entity to redact. */
export type PiiEntityType = "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR";

/** Entities to redact and the replacement for their text. */
export interface PiiRedactionConfig {
  /** Type of entity to redact or a list of types. */
  entity_types?: PiiEntityType | PiiEntityType[];
  /** Replacement for redacted text. */
  processed_text_type?: "MARKER" | "MASK";
}

/** Summary and chapters of a live session. */
export interface PostProcessingConfig {
  /**
   * Summarizes the transcript.
   *
   * Default: `false`.
   */
  summarization?: boolean;
  /** Type of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Divides the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization?: boolean;
}

/** Options for the pre-processing of the audio. */
export interface PreProcessingConfig {
  /**
   * Enhances the audio.
   *
   * Default: `false`.
   */
  audio_enhancer?: boolean;
  /**
   * Threshold for speech detection. A value closer to 1 is stricter, so fewer background sounds
   * are taken as speech.
   *
   * 0 to 1. Default: `0.6`.
   */
  speech_threshold?: number;
}

/** Notification that a pre-recorded job has finished. */
export interface PreRecordedCallback {
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Outcome of the job, success or failure. */
  event: string;
  [key: string]: unknown;
}

/**
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 */
export type PreRecordedJob = PreRecordedJobPending | PreRecordedJobDone | PreRecordedJobFailed;

/** The created job, with its identifier and its URL. */
export interface PreRecordedJobCreated {
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /**
   * URL of the job. The URL contains the identifier of the job. To fetch the job, send a `GET`
   * request to this URL.
   *
   * Must be an absolute URI.
   */
  result_url: string;
  [key: string]: unknown;
}

/** A pre-recorded job that has been processed, with its result. */
export interface PreRecordedJobDone {
  /** Status of the job. */
  status: "done";
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the interface.
   *
   * Integer.
   */
  version: number;
  /**
   * Creation time.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Debugging data. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /** The result. */
  result: PreRecordedResult;
  /** Kind of the job. */
  kind: "pre-recorded";
  /**
   * Error code, similar to an HTTP status code. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the job. May be null when the status is `error`. */
  request_params?: PreRecordedRequestParams | null;
}

/** A pre-recorded job that failed. */
export interface PreRecordedJobFailed {
  /** Status of the job. */
  status: "error";
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the interface.
   *
   * Integer.
   */
  version: number;
  /**
   * Creation time.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Debugging data. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /**
   * Error code, similar to an HTTP status code. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code: number;
  /** Kind of the job. */
  kind: "pre-recorded";
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the job. May be null when the status is `error`. */
  request_params?: PreRecordedRequestParams | null;
  /** The result, if the failed job has one. */
  result?: PreRecordedResult | null;
}

/** A pre-recorded job that is queued or being processed. */
export interface PreRecordedJobPending {
  /** Status of the job. */
  status: "queued" | "processing";
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the interface.
   *
   * Integer.
   */
  version: number;
  /**
   * Creation time.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Debugging data. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /** Kind of the job. */
  kind: "pre-recorded";
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   */
  completed_at?: string | null;
  /**
   * Error code, similar to an HTTP status code. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the job. May be null when the status is `error`. */
  request_params?: PreRecordedRequestParams | null;
  /** The result. Present when the status is `done`. */
  result?: PreRecordedResult | null;
}

/** The recording to transcribe and the options of the job. */
export interface PreRecordedRequest {
  /**
   * URL of the audio or video file. Use your own URL or the URL that an upload returned.
   *
   * Must be an absolute URI.
   */
  audio_url: string;
  /** Languages of the audio. */
  language_config?: LanguageConfig;
  /**
   * Recognizes speakers. Each utterance then has a `speaker`.
   *
   * Default: `false`.
   */
  diarization?: boolean;
  /** Number of speakers. */
  diarization_config?: DiarizationConfig;
  /**
   * Creates subtitles in `result.transcription.subtitles`.
   *
   * Default: `false`.
   */
  subtitles?: boolean;
  /** Formats, timing, and style of the subtitles. */
  subtitles_config?: SubtitlesConfig;
  /**
   * Also splits the transcript into sentences, in `result.transcription.sentences`.
   *
   * Default: `false`.
   */
  sentences?: boolean;
  /**
   * Translates the transcript (beta). The translations are in `result.translation`.
   *
   * Default: `false`. Maturity: beta.
   */
  translation?: boolean;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig;
  /**
   * Summarizes the transcript in `result.summarization`.
   *
   * Default: `false`.
   */
  summarization?: boolean;
  /** Type of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean;
  /**
   * Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean;
  /** Prompts and the language model that answers them. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Redacts personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean;
  /** Entities to redact and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). If true, `custom_vocabulary_config` is used. If the
   * value is a list of words, the list is used instead.
   *
   * Default: `false`. Maturity: beta.
   */
  custom_vocabulary?: boolean | CustomVocabulary;
  /** The custom vocabulary. Used if `custom_vocabulary` is true. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Calls the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback?: boolean;
  /** URL and HTTP method of the callback. Used if `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
   *
   * Default: `false`. Maturity: alpha.
   */
  named_entity_recognition?: boolean;
  /**
   * Enables custom spellings (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean;
  /** Custom spellings. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean;
  /** Detects the language. */
  detect_language?: boolean;
  /** Enables code switching. */
  enable_code_switching?: boolean;
  /** Language code. */
  language?: TranscriptionLanguageCode;
  /**
   * Must be an absolute URI.
   *
   * @deprecated URL that the service posts the result to. Use `callback` and `callback_config` instead.
   */
  callback_url?: string;
  /** Your own metadata. The job contains it unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
}

/** Parameters of a pre-recorded job, as the job returns them. */
export interface PreRecordedRequestParams {
  /**
   * URL of the audio or video file.
   *
   * Must be an absolute URI.
   */
  audio_url: string | null;
  /** Languages of the audio. */
  language_config?: LanguageConfig;
  /**
   * Recognizes speakers. Each utterance then has a `speaker`.
   *
   * Default: `false`.
   */
  diarization?: boolean;
  /** Number of speakers. */
  diarization_config?: DiarizationConfig;
  /**
   * Creates subtitles in `result.transcription.subtitles`.
   *
   * Default: `false`.
   */
  subtitles?: boolean;
  /** Formats, timing, and style of the subtitles. */
  subtitles_config?: SubtitlesConfig;
  /**
   * Also splits the transcript into sentences, in `result.transcription.sentences`.
   *
   * Default: `false`.
   */
  sentences?: boolean;
  /**
   * Translates the transcript (beta). The translations are in `result.translation`.
   *
   * Default: `false`. Maturity: beta.
   */
  translation?: boolean;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig;
  /**
   * Summarizes the transcript in `result.summarization`.
   *
   * Default: `false`.
   */
  summarization?: boolean;
  /** Type of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean;
  /**
   * Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean;
  /** Prompts and the language model that answers them. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Redacts personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean;
  /** Entities to redact and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). If true, `custom_vocabulary_config` is used. If the
   * value is a list of words, the list is used instead.
   *
   * Default: `false`. Maturity: beta.
   */
  custom_vocabulary?: boolean | CustomVocabulary;
  /** The custom vocabulary. Used if `custom_vocabulary` is true. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Calls the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback?: boolean;
  /** URL and HTTP method of the callback. Used if `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
   *
   * Default: `false`. Maturity: alpha.
   */
  named_entity_recognition?: boolean;
  /**
   * Enables custom spellings (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean;
  /** Custom spellings. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean;
  /** Detects the language. */
  detect_language?: boolean;
  /** Enables code switching. */
  enable_code_switching?: boolean;
  /** Language code. */
  language?: TranscriptionLanguageCode;
  /**
   * Must be an absolute URI.
   *
   * @deprecated URL that the service posts the result to. Use `callback` and `callback_config` instead.
   */
  callback_url?: string;
}

/**
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export interface PreRecordedResult {
  /** Durations, number of channels, and billed time. */
  metadata: ResultMetadata;
  /** The transcript. */
  transcription?: Transcription;
  /** Translations. */
  translation?: TranslationAddon;
  /** Summary. */
  summarization?: SummarizationAddon;
  /** Named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** Sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** Chapters. */
  chapterization?: ChapterizationAddon;
  /** Outcome of the moderation. */
  moderation?: ModerationAddon;
  /** @deprecated Consistency of names. */
  name_consistency?: NameConsistencyAddon;
  /** Data extracted from the transcript. */
  structured_data_extraction?: StructuredDataExtractionAddon;
  /** Answers of the language model. */
  audio_to_llm?: AudioToLlmAddon;
  /** @deprecated Sentences. Use `transcription.sentences` instead. */
  sentences?: SentencesAddon;
  /** Output of the display mode. */
  display_mode?: DisplayModeAddon;
  /**
   * @deprecated Utterances with their speakers. The interface document describes this block only for
   * requests with diarization that ended in an error. The block then contains the result of the
   * diarization.
   */
  diarization?: DiarizationAddon;
}

/**
 * Notification that the transcription of a recording is done. Use the identifier to fetch the
 * result.
 */
export interface PreRecordedWebhook {
  /**
   * Identifier of the job.
   *
   * Must be a UUID.
   */
  id: string;
  [key: string]: unknown;
}

/** Add-ons of a live session that run in real time. */
export interface RealtimeProcessingConfig {
  /**
   * Enables the custom vocabulary.
   *
   * Default: `false`.
   */
  custom_vocabulary?: boolean;
  /** The custom vocabulary. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Enables custom spellings.
   *
   * Default: `false`.
   */
  custom_spelling?: boolean;
  /** Custom spellings. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Translates the transcript.
   *
   * Default: `false`.
   */
  translation?: boolean;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig;
  /**
   * Recognizes named entities.
   *
   * Default: `false`.
   */
  named_entity_recognition?: boolean;
  /**
   * Analyzes the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean;
  /** Computes accurate word timestamps. */
  words_accurate_timestamps?: boolean;
}

/** Durations, number of channels, and billed time. */
export interface ResultMetadata {
  /** Duration of the audio, in seconds. */
  audio_duration: number;
  /**
   * Number of distinct channels of the audio.
   *
   * Integer. At least 1.
   */
  number_of_distinct_channels: number;
  /**
   * Billed time, in seconds. This is `audio_duration` multiplied by
   * `number_of_distinct_channels`.
   */
  billing_time: number;
  /** Time that the transcription took, in seconds. */
  transcription_time: number;
}

/** A sentence of the transcript. */
export interface Sentence {
  [key: string]: unknown;
}

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export type SentencesAddon = SentencesAddonSucceeded | SentencesAddonFailed;

/** The add-on failed. */
export interface SentencesAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The sentences. */
  results: string[] | null;
}

/** The add-on succeeded. */
export interface SentencesAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The sentences. */
  results: string[] | null;
}

/** Sentiment of the transcript. */
export type SentimentAnalysisAddon = SentimentAnalysisAddonSucceeded | SentimentAnalysisAddonFailed;

/** The add-on failed. */
export interface SentimentAnalysisAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The sentiment. */
  results: string;
}

/** The add-on succeeded. */
export interface SentimentAnalysisAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The sentiment. */
  results: string;
}

/** A message from the service. */
export type ServerMessage = TranscriptMessage | OtherServerMessage;

/** A request to end the session. */
export interface StopRecordingMessage {
  /** Type of the message. */
  type: "stop_recording";
}

/** Data extracted from the transcript. */
export type StructuredDataExtractionAddon = StructuredDataExtractionAddonSucceeded | StructuredDataExtractionAddonFailed;

/** The add-on failed. */
export interface StructuredDataExtractionAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** Extracted data, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface StructuredDataExtractionAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Extracted data, as text. */
  results: string | null;
}

/** A subtitle record of the transcript. */
export interface Subtitle {
  [key: string]: unknown;
}

/** Formats, timing, and style of the subtitles. */
export interface SubtitlesConfig {
  /**
   * Formats of the subtitles.
   *
   * At least 1 item. Default: `["srt"]`.
   */
  formats?: ("srt" | "vtt")[];
  /**
   * Minimum duration of a subtitle, in seconds.
   *
   * At least 0 seconds.
   */
  minimum_duration?: number;
  /**
   * Maximum duration of a subtitle, in seconds.
   *
   * 1 to 30 seconds.
   */
  maximum_duration?: number;
  /**
   * Maximum number of characters in each row of a caption.
   *
   * Integer. At least 1.
   */
  maximum_characters_per_row?: number;
  /**
   * Maximum number of rows in a caption.
   *
   * Integer. 1 to 5.
   */
  maximum_rows_per_caption?: number;
  /**
   * Style of the subtitles.
   *
   * Default: `"default"`.
   */
  style?: "default" | "compliance";
}

/** Summary of the transcript. */
export type SummarizationAddon = SummarizationAddonSucceeded | SummarizationAddonFailed;

/** The add-on failed. */
export interface SummarizationAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** The summary. */
  results: string | null;
}

/** The add-on succeeded. */
export interface SummarizationAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The summary. */
  results: string | null;
}

/** Type of summary. */
export interface SummarizationConfig {
  /**
   * Type of summary.
   *
   * Default: `"general"`.
   */
  type?: "general" | "bullet_points" | "concise";
}

/** Content of a transcript message. */
export interface TranscriptData {
  /** Identifier of the transcript. */
  id: string;
  /** True for a final transcript, and false for a partial transcript. */
  is_final: boolean;
  /** An utterance in a message. */
  utterance: LiveUtterance;
}

/** A partial or final transcript of an utterance. */
export interface TranscriptMessage {
  /** Identifier of the session. */
  session_id: string;
  /**
   * Creation time of the message.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Type of the message. */
  type: "transcript";
  /** Content of a transcript message. */
  data: TranscriptData;
}

/** The transcript. */
export interface Transcription {
  /** Full transcript. */
  full_transcript: string;
  /** Detected languages, most detected first. */
  languages: TranscriptionLanguageCode[];
  /** Utterances of the transcript. */
  utterances: Utterance[];
  /** Sentences of the transcript, if `sentences` was enabled. */
  sentences?: Sentence[];
  /** Subtitles, if `subtitles` was enabled. */
  subtitles?: Subtitle[];
}

/**
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
 */
export type TranscriptionJob = PreRecordedJob | LiveJob;

/** Language code for transcription, similar to ISO 639-1. */
export type TranscriptionLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | (string & {});

/** Translations of the transcript. */
export type TranslationAddon = TranslationAddonSucceeded | TranslationAddonFailed;

/** The add-on failed. */
export interface TranslationAddonFailed {
  /** True if the add-on succeeded, and false if it failed. */
  success: false;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Error of the add-on. */
  error: AddonError | null;
  /** Translations, one for each target language. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface TranslationAddonSucceeded {
  /** True if the add-on succeeded, and false if it failed. */
  success: true;
  /** True if the results are empty. */
  is_empty: boolean;
  /** Execution time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Translations, one for each target language. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** Target languages and options of the translation. */
export interface TranslationConfig {
  /**
   * Languages to translate into.
   *
   * At least 1 item.
   */
  target_languages: TranslationLanguageCode[];
  /**
   * Translation model.
   *
   * Default: `"base"`.
   */
  model?: "base" | "enhanced";
  /**
   * Aligns translated utterances with the original utterances.
   *
   * Default: `true`.
   */
  match_original_utterances?: boolean;
  /**
   * Enables lip sync.
   *
   * Default: `true`.
   */
  lipsync?: boolean;
  /**
   * Adapts the translation to the context.
   *
   * Default: `true`.
   */
  context_adaptation?: boolean;
  /** Free text about the context, to improve accuracy. */
  context?: string;
  /**
   * Uses informal forms where available.
   *
   * Default: `false`.
   */
  informal?: boolean;
}

/** Language code for translation, similar to ISO 639-1. */
export type TranslationLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh";

/** URL and metadata of an uploaded file. */
export interface UploadResponse {
  /**
   * URL of the uploaded file, in the form `{base_url}/file/<file_id>`. Use this URL as the
   * `audio_url` of a pre-recorded job.
   *
   * Must be an absolute URI.
   */
  audio_url: string;
  /** Metadata of the uploaded file. */
  audio_metadata: AudioMetadata;
}

/** An utterance in a result. */
export interface Utterance {
  /** Text of the utterance. */
  text: string;
  /** Language of the utterance. */
  language: TranscriptionLanguageCode;
  /** Start of the utterance, in seconds. */
  start: number;
  /** End of the utterance, in seconds. */
  end: number;
  /**
   * Channel of the utterance.
   *
   * Integer.
   */
  channel: number;
  /** Words of the utterance. */
  words: Word[];
  /** Confidence in the transcription of the utterance. */
  confidence?: number;
  /**
   * Number of the speaker. Absent without diarization.
   *
   * Integer.
   */
  speaker?: number;
}

/** A word of an utterance. */
export interface Word {
  /** Text of the word. */
  word: string;
  /** Start of the word, in seconds. */
  start: number;
  /** End of the word, in seconds. */
  end: number;
  /** Confidence in the transcription of the word. */
  confidence: number;
}

export interface components {
  schemas: {
    AddonError: AddonError;
    AudioFile: AudioFile;
    AudioMetadata: AudioMetadata;
    AudioToLlmAddon: AudioToLlmAddon;
    AudioToLlmConfig: AudioToLlmConfig;
    CallbackConfig: CallbackConfig;
    ChapterizationAddon: ChapterizationAddon;
    CustomSpellingConfig: CustomSpellingConfig;
    CustomVocabulary: CustomVocabulary;
    CustomVocabularyConfig: CustomVocabularyConfig;
    CustomVocabularyEntry: CustomVocabularyEntry;
    DateOrDateTime: DateOrDateTime;
    DiarizationAddon: DiarizationAddon;
    DiarizationConfig: DiarizationConfig;
    DisplayModeAddon: DisplayModeAddon;
    ErrorResponse: ErrorResponse;
    JobKind: JobKind;
    JobPage: JobPage;
    JobStatus: JobStatus;
    LanguageConfig: LanguageConfig;
    LiveCallbackConfig: LiveCallbackConfig;
    LiveJob: LiveJob;
    LiveMessagesConfig: LiveMessagesConfig;
    LiveRequest: LiveRequest;
    LiveResult: LiveResult;
    LiveSessionCreated: LiveSessionCreated;
    ModerationAddon: ModerationAddon;
    NameConsistencyAddon: NameConsistencyAddon;
    NamedEntityRecognitionAddon: NamedEntityRecognitionAddon;
    PiiEntityType: PiiEntityType;
    PiiRedactionConfig: PiiRedactionConfig;
    PostProcessingConfig: PostProcessingConfig;
    PreProcessingConfig: PreProcessingConfig;
    PreRecordedCallback: PreRecordedCallback;
    PreRecordedJob: PreRecordedJob;
    PreRecordedJobCreated: PreRecordedJobCreated;
    PreRecordedRequest: PreRecordedRequest;
    PreRecordedRequestParams: PreRecordedRequestParams;
    PreRecordedResult: PreRecordedResult;
    PreRecordedWebhook: PreRecordedWebhook;
    RealtimeProcessingConfig: RealtimeProcessingConfig;
    ResultMetadata: ResultMetadata;
    Sentence: Sentence;
    SentencesAddon: SentencesAddon;
    SentimentAnalysisAddon: SentimentAnalysisAddon;
    StructuredDataExtractionAddon: StructuredDataExtractionAddon;
    Subtitle: Subtitle;
    SubtitlesConfig: SubtitlesConfig;
    SummarizationAddon: SummarizationAddon;
    SummarizationConfig: SummarizationConfig;
    Transcription: Transcription;
    TranscriptionJob: TranscriptionJob;
    TranscriptionLanguageCode: TranscriptionLanguageCode;
    TranslationAddon: TranslationAddon;
    TranslationConfig: TranslationConfig;
    TranslationLanguageCode: TranslationLanguageCode;
    UploadResponse: UploadResponse;
    Utterance: Utterance;
    Word: Word;
    AudioChunkData: AudioChunkData;
    AudioChunkMessage: AudioChunkMessage;
    LiveUtterance: LiveUtterance;
    OtherServerMessage: OtherServerMessage;
    StopRecordingMessage: StopRecordingMessage;
    TranscriptData: TranscriptData;
    TranscriptMessage: TranscriptMessage;
    ListTranscriptionJobsQuery: ListTranscriptionJobsQuery;
    ClientMessage: ClientMessage;
    ServerMessage: ServerMessage;
    AudioToLlmAddonSucceeded: AudioToLlmAddonSucceeded;
    AudioToLlmAddonFailed: AudioToLlmAddonFailed;
    ChapterizationAddonSucceeded: ChapterizationAddonSucceeded;
    ChapterizationAddonFailed: ChapterizationAddonFailed;
    DiarizationAddonSucceeded: DiarizationAddonSucceeded;
    DiarizationAddonFailed: DiarizationAddonFailed;
    DisplayModeAddonSucceeded: DisplayModeAddonSucceeded;
    DisplayModeAddonFailed: DisplayModeAddonFailed;
    LiveJobPending: LiveJobPending;
    LiveJobDone: LiveJobDone;
    LiveJobFailed: LiveJobFailed;
    ModerationAddonSucceeded: ModerationAddonSucceeded;
    ModerationAddonFailed: ModerationAddonFailed;
    NameConsistencyAddonSucceeded: NameConsistencyAddonSucceeded;
    NameConsistencyAddonFailed: NameConsistencyAddonFailed;
    NamedEntityRecognitionAddonSucceeded: NamedEntityRecognitionAddonSucceeded;
    NamedEntityRecognitionAddonFailed: NamedEntityRecognitionAddonFailed;
    PreRecordedJobPending: PreRecordedJobPending;
    PreRecordedJobDone: PreRecordedJobDone;
    PreRecordedJobFailed: PreRecordedJobFailed;
    SentencesAddonSucceeded: SentencesAddonSucceeded;
    SentencesAddonFailed: SentencesAddonFailed;
    SentimentAnalysisAddonSucceeded: SentimentAnalysisAddonSucceeded;
    SentimentAnalysisAddonFailed: SentimentAnalysisAddonFailed;
    StructuredDataExtractionAddonSucceeded: StructuredDataExtractionAddonSucceeded;
    StructuredDataExtractionAddonFailed: StructuredDataExtractionAddonFailed;
    SummarizationAddonSucceeded: SummarizationAddonSucceeded;
    SummarizationAddonFailed: SummarizationAddonFailed;
    TranslationAddonSucceeded: TranslationAddonSucceeded;
    TranslationAddonFailed: TranslationAddonFailed;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface paths {
  "/v2/upload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file
     *
     * Uploads an audio or video file and returns the URL of the uploaded file. Use this URL as the
     * `audio_url` of a pre-recorded job. A file that already has a URL needs no upload.
     */
    post: operations["uploadAudio"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/pre-recorded": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Transcribe a recording
     *
     * Creates a job that transcribes the audio or video file at `audio_url` and returns without
     * waiting for the result. To get the result, poll the `result_url` in the response, or wait
     * for a callback or a webhook. The call does not accept a file. If your file has no URL,
     * upload the file first.
     */
    post: operations["createPreRecordedJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/pre-recorded/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a pre-recorded job
     *
     * Returns the job in its current state. Poll the job while its status is `queued` or
     * `processing`. To poll, use the `result_url` that the service returned when you created the
     * job, because the path of this call is an assumption.
     */
    get: operations["getPreRecordedJob"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/live": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a live session
     *
     * Creates a session with the given configuration and returns the URL of the session's
     * WebSocket. Connect to this URL and stream audio. The AsyncAPI document of this contract
     * describes the messages on the WebSocket.
     */
    post: operations["createLiveSession"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/transcription": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List jobs (deprecated)
     *
     * Lists the pre-recorded and live jobs that match the parameters, page by page. The call is
     * deprecated. The interface document recommends a list endpoint for pre-recorded jobs but does
     * not name it.
     *
     * @deprecated
     */
    get: operations["listTranscriptionJobs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface operations {
  uploadAudio: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** The parts of the form. `audio`: The audio or video file. */
        "multipart/form-data": Form;
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Plain<UploadResponse>;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
    };
  };
  createPreRecordedJob: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": PreRecordedRequest;
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Plain<PreRecordedJobCreated>;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
    };
  };
  getPreRecordedJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * Identifier of the job.
         *
         * Must be a UUID.
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Plain<PreRecordedJob>;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
    };
  };
  createLiveSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": LiveRequest;
      };
    };
    responses: {
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Plain<LiveSessionCreated>;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
    };
  };
  listTranscriptionJobs: {
    parameters: {
      query?: {
        /**
         * Number of jobs to skip.
         *
         * Integer. At least 0. Default: `0`.
         */
        offset?: number;
        /**
         * Maximum number of jobs to return.
         *
         * Integer. At least 1. Default: `20`.
         */
        limit?: number;
        /**
         * Returns only jobs that are "relevant" to this date.
         *
         * Must be a date or a date and time.
         */
        date?: DateOrDateTime;
        /**
         * Returns only jobs before this date.
         *
         * Must be a date or a date and time.
         */
        before_date?: DateOrDateTime;
        /**
         * Returns only jobs after this date. To select a range, also set `before_date`.
         *
         * Must be a date or a date and time.
         */
        after_date?: DateOrDateTime;
        /** Returns only jobs with one of these statuses. */
        status?: JobStatus[];
        /** Returns only jobs with this metadata. */
        custom_metadata?: {
          [key: string]: unknown;
        };
        /** Returns only jobs of one of these kinds. */
        kind?: JobKind[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Plain<JobPage>;
        };
      };
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Plain<ErrorResponse>;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnspecifiedBody;
          "text/plain": string;
        };
      };
    };
  };
}
