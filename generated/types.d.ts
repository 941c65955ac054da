// Generated from the contract by `npm run build`; edit the contract instead.

import type { Plain, UnspecifiedBody, Form } from './operations.js';

/**
 * Types of the schemas, for sending and receiving. A field with a default is optional.
 * `types/resolved` has the same names with the defaults filled in.
 */

/** Error that made an add-on fail. */
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

/** A chunk of audio in a JSON message. A client can send binary frames instead. */
export interface AudioChunkMessage {
  /** Marks the message as a chunk of audio. */
  type: "audio_chunk";
  /** The audio, in `chunk`. */
  data: AudioChunkData;
}

/** The audio file that a job transcribed, with its name, download link, and duration. */
export interface AudioFile {
  /** ID of the file. */
  id: string;
  /** Name of the uploaded file. */
  filename: string | null;
  /** Download link. Set when the job was created with an `audio_url`. */
  source: string | null;
  /** Duration of the audio, in seconds. */
  audio_duration: number | null;
  /**
   * Number of audio channels.
   *
   * Integer. At least 1.
   */
  number_of_channels: number | null;
}

/** Name, size, duration, and channels of an uploaded file. */
export interface AudioMetadata {
  /** ID of the file. */
  id: string;
  /** Name of the file that you uploaded. */
  filename: string;
  /** Extension of the file name. */
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
   * Number of audio channels.
   *
   * Integer.
   */
  number_of_channels: number;
}

/** Answers of the language model to your prompts. */
export type AudioToLlmAddon = AudioToLlmAddonSucceeded | AudioToLlmAddonFailed;

/** The add-on failed. */
export interface AudioToLlmAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** The answers to the prompts in `audio_to_llm_config`. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface AudioToLlmAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The answers to the prompts in `audio_to_llm_config`. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** Prompts to ask about the audio, and the language model to use. */
export interface AudioToLlmConfig {
  /**
   * Prompts to send to the language model. Each prompt is a list.
   *
   * At least 1 item.
   */
  prompts: unknown[][];
  /** Model ID. Defaults to a third-party model. */
  model?: string;
}

/** The request that the service sends when a pre-recorded job finishes. */
export interface CallbackConfig {
  /**
   * URL of your server that receives the request.
   *
   * Must be an absolute URI.
   */
  url: string;
  /**
   * HTTP method of the request.
   *
   * Default: `"POST"`.
   */
  method?: "POST" | "PUT";
}

/** Result of the chapterization add-on. */
export type ChapterizationAddon = ChapterizationAddonSucceeded | ChapterizationAddonFailed;

/** The add-on failed. */
export interface ChapterizationAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** The chapters, in an object with any fields. */
  results: {
    [key: string]: unknown;
  } | null;
}

/** The add-on succeeded. */
export interface ChapterizationAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The chapters, in an object with any fields. */
  results: {
    [key: string]: unknown;
  } | null;
}

/** A message from the client. */
export type ClientMessage = AudioChunkMessage | StopRecordingMessage;

/** Spellings that replace words in the transcript. */
export interface CustomSpellingConfig {
  /** Maps each target spelling to the spellings that it replaces. */
  spelling_dictionary: {
    [key: string]: string[];
  };
}

/** A list of words to recognize. */
export type CustomVocabulary = (string | CustomVocabularyEntry)[];

/** Words to recognize, and their default intensity. */
export interface CustomVocabularyConfig {
  /** Words to recognize. */
  vocabulary: CustomVocabulary;
  /**
   * Intensity of words without their own `intensity`.
   *
   * 0 to 1.
   */
  default_intensity?: number;
}

/** A word to recognize, with its intensity, pronunciations, and language. */
export interface CustomVocabularyEntry {
  /** The word to recognize. */
  value: string;
  /**
   * Intensity of this word. Overrides `default_intensity`.
   *
   * 0 to 1.
   */
  intensity?: number;
  /** Ways to pronounce the word. */
  pronunciations?: string[];
  /**
   * Language of the word. Defaults to the transcription language.
   *
   * Other values must match `^[a-z]{2,3}$`.
   */
  language?: TranscriptionLanguageCode;
}

/**
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * Must be a date or a date and time.
 */
export type DateOrDateTime = string;

/**
 * Utterances of the transcript, with their speakers. Use the `speaker` of each utterance in
 * `transcription.utterances` instead.
 */
export type DiarizationAddon = DiarizationAddonSucceeded | DiarizationAddonFailed;

/** The add-on failed. */
export interface DiarizationAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** The utterances of the transcript, each with its `speaker`. */
  results: Utterance[];
}

/** The add-on succeeded. */
export interface DiarizationAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The utterances of the transcript, each with its `speaker`. */
  results: Utterance[];
}

/** Number of speakers to expect, exact or as a range. */
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

/** Result of the display mode add-on. */
export type DisplayModeAddon = DisplayModeAddonSucceeded | DisplayModeAddonFailed;

/** The add-on failed. */
export interface DisplayModeAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** The output, as strings. */
  results: string[] | null;
}

/** The add-on succeeded. */
export interface DisplayModeAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The output, as strings. */
  results: string[] | null;
}

/** Body of an error response, with the status code and a message. */
export interface ErrorResponse {
  /** Time when the error occurred. */
  timestamp: string;
  /** Path of the request that failed. */
  path: string;
  /** ID of the request, for debugging. */
  request_id: string;
  /** HTTP status code of the response. */
  statusCode: number;
  /** Explanation of the error. */
  message: string;
}

/** A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session. */
export type JobKind = "pre-recorded" | "live";

/** A page of the job list. */
export interface JobPage {
  /**
   * URL of the first page.
   *
   * Must be an absolute URI.
   */
  first: string;
  /**
   * URL of this page.
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
  /** The jobs on this page. */
  items: TranscriptionJob[];
}

/**
 * A `queued` job is waiting, and a `processing` job is in progress. A `done` job finished with
 * a result, and an `error` job failed during processing.
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
   * Expected languages. If the list contains a single code, that language is used. Otherwise,
   * the language is detected.
   *
   * Default: `[]`.
   */
  languages?: TranscriptionLanguageCode[];
  /**
   * Detects the language of each utterance. If false, the language of the first utterance is
   * detected and kept. Ignored if `languages` contains a single code.
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
   * Returns only jobs that are relevant to this date.
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
 * URL of your server and the messages to post to it. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false.
 */
export interface LiveCallbackConfig {
  /**
   * URL of your server that receives the messages.
   *
   * Must be an absolute URI.
   */
  url: string;
  /**
   * Posts partial transcripts (`is_final` is false).
   *
   * Default: `false`.
   */
  receive_partial_transcripts?: boolean;
  /**
   * Posts final transcripts (`is_final` is true).
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
   * Posts messages about errors.
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

/** A live job that finished successfully. */
export interface LiveJobDone {
  /** The job finished successfully. */
  status: "done";
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** ID of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the API.
   *
   * Integer.
   */
  version: number;
  /**
   * Time when the job was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Data for debugging the job. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Time when the job finished.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /**
   * Result of a live job. Each add-on has a block, such as `translation`. A block is present
   * only if its add-on was enabled.
   */
  result: LiveResult;
  /** The job transcribes a live session. */
  kind: "live";
  /**
   * Error code. Not set, because the job has not failed.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the session used. May be null when the status is `error`. */
  request_params?: LiveRequest | null;
}

/** A live job that failed. */
export interface LiveJobFailed {
  /** The job failed during processing. */
  status: "error";
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** ID of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the API.
   *
   * Integer.
   */
  version: number;
  /**
   * Time when the job was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Data for debugging the job. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Time when the job failed.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /**
   * Error code, similar to an HTTP status code.
   *
   * Integer. 400 to 599.
   */
  error_code: number;
  /** The job transcribes a live session. */
  kind: "live";
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the session used. May be null when the status is `error`. */
  request_params?: LiveRequest | null;
  /** The result. May be null or missing because the job failed. */
  result?: LiveResult | null;
}

/** A live job that is waiting or in progress. */
export interface LiveJobPending {
  /** The job is waiting or in progress. */
  status: "queued" | "processing";
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** ID of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the API.
   *
   * Integer.
   */
  version: number;
  /**
   * Time when the job was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Data for debugging the job. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /** The job transcribes a live session. */
  kind: "live";
  /**
   * Time when the job finished. Not set before then.
   *
   * Must be a date and time.
   */
  completed_at?: string | null;
  /**
   * Error code. Not set, because the job has not failed.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the session used. May be null when the status is `error`. */
  request_params?: LiveRequest | null;
  /** The result. Not set before the job is done. */
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
  receive_partial_transcripts?: boolean;
  /**
   * Sends final transcripts (`is_final` is true).
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
   * Sends messages about errors.
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
   * Number of audio channels.
   *
   * Integer. 1 to 8. Default: `1`.
   */
  channels?: number;
  /** Languages of the audio. */
  language_config?: LanguageConfig;
  /** Messages that the service sends over the WebSocket. */
  messages_config?: LiveMessagesConfig;
  /**
   * Length of the silence that ends an utterance, in seconds.
   *
   * 0.01 to 10 seconds. Default: `0.05`.
   */
  endpointing?: number;
  /**
   * Maximum duration of an utterance, in seconds. After this time, the utterance ends even
   * without a silence.
   *
   * 5 to 60 seconds. Default: `5`.
   */
  maximum_duration_without_endpointing?: number;
  /** Audio enhancement and the threshold for speech. */
  pre_processing?: PreProcessingConfig;
  /** Add-ons of a live session that run in real time. */
  realtime_processing?: RealtimeProcessingConfig;
  /** Summary and chapters of a live session. */
  post_processing?: PostProcessingConfig;
  /**
   * Posts messages from the session to `callback_config.url`.
   *
   * Default: `false`.
   */
  callback?: boolean;
  /** URL of your server and the messages to post to it. Used if `callback` is true. */
  callback_config?: LiveCallbackConfig;
  /** Model ID. Only the default model is supported. */
  model?: string;
}

/**
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export interface LiveResult {
  /** Durations, number of channels, and billing time. */
  metadata: ResultMetadata;
  /** The transcript as full text and as utterances. */
  transcription?: Transcription;
  /** Translations of the transcript. */
  translation?: TranslationAddon;
  /** Result of the summarization add-on. */
  summarization?: SummarizationAddon;
  /** Named entities in the transcript. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** Result of the sentiment analysis add-on. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** Result of the chapterization add-on. */
  chapterization?: ChapterizationAddon;
  /** The messages that the service sent during the session, as strings. */
  messages?: string[];
}

/** The created session. Connect to its `url` and stream audio. */
export interface LiveSessionCreated {
  /**
   * WebSocket URL of the session. It contains a token for this session, so you can pass it to a
   * web client without revealing your API key. To resume the session after a lost connection,
   * connect to the same URL.
   */
  url: string;
  [key: string]: unknown;
}

/** An utterance in a message. */
export interface LiveUtterance {
  /** Transcribed text of the utterance. */
  text: string;
  /**
   * Language of this utterance.
   *
   * Other values must match `^[a-z]{2,3}$`.
   */
  language: TranscriptionLanguageCode;
  /** Start of the utterance, in seconds. */
  start: number;
  /** End of the utterance, in seconds. */
  end: number;
  /**
   * Number of the audio channel.
   *
   * Integer.
   */
  channel: number;
  /** The words of the utterance, with their times. */
  words: Word[];
  /** Confidence in the transcription of the utterance. */
  confidence: number;
}

/** Result of the moderation add-on. */
export type ModerationAddon = ModerationAddonSucceeded | ModerationAddonFailed;

/** The add-on failed. */
export interface ModerationAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** Outcome of the moderation, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface ModerationAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Outcome of the moderation, as text. */
  results: string | null;
}

/** Result of the name consistency add-on. */
export type NameConsistencyAddon = NameConsistencyAddonSucceeded | NameConsistencyAddonFailed;

/** The add-on failed. */
export interface NameConsistencyAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** Consistency of the names, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface NameConsistencyAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
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
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** The recognized entities. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface NamedEntityRecognitionAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The recognized entities. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/**
 * Any message except a transcript: an acknowledgment, an error, an add-on or post-processing
 * message, or a lifecycle, speech, pre-processing, or real-time processing event.
 */
export interface OtherServerMessage {
  /** ID of the session. */
  session_id: string;
  /**
   * Time when the message was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Type of the message, any string except `transcript`. */
  type: (string & {});
  /** Content, depending on the type of message. */
  data?: {
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** Type of entity to redact, such as `PHONE_NUMBER`. */
export type PiiEntityType = "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR";

/** Entities to redact, and the replacement for their text. */
export interface PiiRedactionConfig {
  /** Type of entity to redact, or a list of types. */
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
  /** Type of summary, such as `bullet_points`. */
  summarization_config?: SummarizationConfig;
  /**
   * Divides the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization?: boolean;
}

/** Audio enhancement and the threshold for speech. */
export interface PreProcessingConfig {
  /**
   * Enhances the audio before it is transcribed.
   *
   * Default: `false`.
   */
  audio_enhancer?: boolean;
  /**
   * Threshold for speech detection. A value closer to 1 is stricter, so that fewer background
   * sounds count as speech.
   *
   * 0 to 1. Default: `0.6`.
   */
  speech_threshold?: number;
}

/** Notification that a pre-recorded job has finished. */
export interface PreRecordedCallback {
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** Outcome of the job, success or failure. */
  event: string;
  [key: string]: unknown;
}

/** A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
export type PreRecordedJob = PreRecordedJobPending | PreRecordedJobDone | PreRecordedJobFailed;

/** The ID and URL of the created job. */
export interface PreRecordedJobCreated {
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /**
   * URL of the job, which contains the job ID. Send a `GET` request to this URL to fetch the
   * job.
   *
   * Must be an absolute URI.
   */
  result_url: string;
  [key: string]: unknown;
}

/** A pre-recorded job that finished successfully. */
export interface PreRecordedJobDone {
  /** The job finished successfully. */
  status: "done";
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** ID of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the API.
   *
   * Integer.
   */
  version: number;
  /**
   * Time when the job was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Data for debugging the job. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Time when the job finished.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /**
   * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
   * present only if its add-on was enabled.
   */
  result: PreRecordedResult;
  /** The job transcribes a recording. */
  kind: "pre-recorded";
  /**
   * Error code. Not set, because the job has not failed.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the job used. May be null when the status is `error`. */
  request_params?: PreRecordedRequestParams | null;
}

/** A pre-recorded job that failed. */
export interface PreRecordedJobFailed {
  /** The job failed during processing. */
  status: "error";
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** ID of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the API.
   *
   * Integer.
   */
  version: number;
  /**
   * Time when the job was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Data for debugging the job. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /**
   * Time when the job failed.
   *
   * Must be a date and time.
   */
  completed_at: string;
  /**
   * Error code, similar to an HTTP status code.
   *
   * Integer. 400 to 599.
   */
  error_code: number;
  /** The job transcribes a recording. */
  kind: "pre-recorded";
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the job used. May be null when the status is `error`. */
  request_params?: PreRecordedRequestParams | null;
  /** The result. May be null or missing because the job failed. */
  result?: PreRecordedResult | null;
}

/** A pre-recorded job that is waiting or in progress. */
export interface PreRecordedJobPending {
  /** The job is waiting or in progress. */
  status: "queued" | "processing";
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  /** ID of the request, for debugging. */
  request_id: string;
  /**
   * Version number of the API.
   *
   * Integer.
   */
  version: number;
  /**
   * Time when the job was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Data for debugging the job. */
  post_session_metadata: {
    [key: string]: unknown;
  };
  /** The job transcribes a recording. */
  kind: "pre-recorded";
  /**
   * Time when the job finished. Not set before then.
   *
   * Must be a date and time.
   */
  completed_at?: string | null;
  /**
   * Error code. Not set, because the job has not failed.
   *
   * Integer. 400 to 599.
   */
  error_code?: number | null;
  /** The `custom_metadata` from the request, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters that the job used. May be null when the status is `error`. */
  request_params?: PreRecordedRequestParams | null;
  /** The result. Not set before the job is done. */
  result?: PreRecordedResult | null;
}

/** The recording to transcribe and the options for the job. */
export interface PreRecordedRequest {
  /**
   * URL of the audio or video file. Use a URL of your own, or the one that an upload returns.
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
  /** Number of speakers to expect, exact or as a range. */
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
  /** Type of summary, such as `bullet_points`. */
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
  /** Prompts to ask about the audio, and the language model to use. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Replaces personal information in the transcript.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean;
  /** Entities to redact, and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to
   * true. Alternatively, set it to a list of words.
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
   * Uses the spellings in `custom_spelling_config` (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean;
  /** Spellings that replace words in the transcript. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation of the transcript (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean;
  /** Detects the language of the recording. */
  detect_language?: boolean;
  /** Enables code switching. */
  enable_code_switching?: boolean;
  /**
   * Language of the recording.
   *
   * Other values must match `^[a-z]{2,3}$`.
   */
  language?: TranscriptionLanguageCode;
  /**
   * Must be an absolute URI.
   *
   * @deprecated URL of your server that receives the result in a `POST` request. Use `callback` and
   * `callback_config` instead.
   */
  callback_url?: string;
  /**
   * Metadata of your choice. The job returns it unchanged, and you can filter the job list by
   * it.
   */
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
  /** Number of speakers to expect, exact or as a range. */
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
  /** Type of summary, such as `bullet_points`. */
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
  /** Prompts to ask about the audio, and the language model to use. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Replaces personal information in the transcript.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean;
  /** Entities to redact, and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to
   * true. Alternatively, set it to a list of words.
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
   * Uses the spellings in `custom_spelling_config` (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean;
  /** Spellings that replace words in the transcript. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation of the transcript (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean;
  /** Detects the language of the recording. */
  detect_language?: boolean;
  /** Enables code switching. */
  enable_code_switching?: boolean;
  /**
   * Language of the recording.
   *
   * Other values must match `^[a-z]{2,3}$`.
   */
  language?: TranscriptionLanguageCode;
  /**
   * Must be an absolute URI.
   *
   * @deprecated URL of your server that receives the result in a `POST` request. Use `callback` and
   * `callback_config` instead.
   */
  callback_url?: string;
}

/**
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export interface PreRecordedResult {
  /** Durations, number of channels, and billing time. */
  metadata: ResultMetadata;
  /** The transcript as full text and as utterances. */
  transcription?: Transcription;
  /** Translations of the transcript. */
  translation?: TranslationAddon;
  /** Result of the summarization add-on. */
  summarization?: SummarizationAddon;
  /** Named entities in the transcript. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** Result of the sentiment analysis add-on. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** Result of the chapterization add-on. */
  chapterization?: ChapterizationAddon;
  /** Result of the moderation add-on. */
  moderation?: ModerationAddon;
  /** @deprecated Result of the name consistency add-on. */
  name_consistency?: NameConsistencyAddon;
  /** Result of the structured data extraction add-on. */
  structured_data_extraction?: StructuredDataExtractionAddon;
  /** Answers of the language model to your prompts. */
  audio_to_llm?: AudioToLlmAddon;
  /** @deprecated Sentences of the transcript. Use `transcription.sentences` instead. */
  sentences?: SentencesAddon;
  /** Result of the display mode add-on. */
  display_mode?: DisplayModeAddon;
  /**
   * @deprecated Utterances with their speakers. The interface document describes this block only for the
   * case that diarization was requested and an error occurred. The block then contains the
   * result of diarization.
   */
  diarization?: DiarizationAddon;
}

/** Notification that the transcription of a recording is done. Use the ID to fetch the result. */
export interface PreRecordedWebhook {
  /**
   * ID of the job.
   *
   * Must be a UUID.
   */
  id: string;
  [key: string]: unknown;
}

/** Add-ons of a live session that run in real time. */
export interface RealtimeProcessingConfig {
  /**
   * Uses the words in `custom_vocabulary_config`.
   *
   * Default: `false`.
   */
  custom_vocabulary?: boolean;
  /** Words to recognize, and their default intensity. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Uses the spellings in `custom_spelling_config`.
   *
   * Default: `false`.
   */
  custom_spelling?: boolean;
  /** Spellings that replace words in the transcript. */
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
   * Recognizes named entities in the transcript.
   *
   * Default: `false`.
   */
  named_entity_recognition?: boolean;
  /**
   * Analyzes the sentiment of the transcript.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean;
  /** Computes accurate timestamps for words. */
  words_accurate_timestamps?: boolean;
}

/** Durations, number of channels, and billing time. */
export interface ResultMetadata {
  /** Duration of the audio, in seconds. */
  audio_duration: number;
  /**
   * Number of distinct channels in the audio.
   *
   * Integer. At least 1.
   */
  number_of_distinct_channels: number;
  /**
   * Billed time, in seconds: `audio_duration` multiplied by `number_of_distinct_channels`. The
   * schema does not check this value.
   */
  billing_time: number;
  /** Time that the transcription took, in seconds. */
  transcription_time: number;
}

/** A sentence of the transcript. Its fields are not specified. */
export interface Sentence {
  [key: string]: unknown;
}

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export type SentencesAddon = SentencesAddonSucceeded | SentencesAddonFailed;

/** The add-on failed. */
export interface SentencesAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** Text of each sentence. */
  results: string[] | null;
}

/** The add-on succeeded. */
export interface SentencesAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Text of each sentence. */
  results: string[] | null;
}

/** Result of the sentiment analysis add-on. */
export type SentimentAnalysisAddon = SentimentAnalysisAddonSucceeded | SentimentAnalysisAddonFailed;

/** The add-on failed. */
export interface SentimentAnalysisAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** Sentiment of the transcript, as text. */
  results: string;
}

/** The add-on succeeded. */
export interface SentimentAnalysisAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Sentiment of the transcript, as text. */
  results: string;
}

/** A message from the service. */
export type ServerMessage = TranscriptMessage | OtherServerMessage;

/** Ends the session. Send it after the last audio. */
export interface StopRecordingMessage {
  /** Marks the message as the stop message. */
  type: "stop_recording";
}

/** Result of the structured data extraction add-on. */
export type StructuredDataExtractionAddon = StructuredDataExtractionAddonSucceeded | StructuredDataExtractionAddonFailed;

/** The add-on failed. */
export interface StructuredDataExtractionAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** The extracted data, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface StructuredDataExtractionAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** The extracted data, as text. */
  results: string | null;
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
   * Maximum number of rows in each caption.
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

/** Result of the summarization add-on. */
export type SummarizationAddon = SummarizationAddonSucceeded | SummarizationAddonFailed;

/** The add-on failed. */
export interface SummarizationAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** Text of the summary, or null if there is none. */
  results: string | null;
}

/** The add-on succeeded. */
export interface SummarizationAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Null, because the add-on succeeded. */
  error: null;
  /** Text of the summary, or null if there is none. */
  results: string | null;
}

/** Type of summary, such as `bullet_points`. */
export interface SummarizationConfig {
  /**
   * Type of summary.
   *
   * Default: `"general"`.
   */
  type?: "general" | "bullet_points" | "concise";
}

/** The utterance of a transcript message, partial or final. */
export interface TranscriptData {
  /** ID of the transcript. */
  id: string;
  /** True for a final transcript and false for a partial one. */
  is_final: boolean;
  /** An utterance in a message. */
  utterance: LiveUtterance;
}

/** A partial or final transcript of an utterance. */
export interface TranscriptMessage {
  /** ID of the session. */
  session_id: string;
  /**
   * Time when the message was created.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Marks the message as a transcript. */
  type: "transcript";
  /** The utterance of a transcript message, partial or final. */
  data: TranscriptData;
}

/** The transcript as full text and as utterances. */
export interface Transcription {
  /** The whole transcript as one string. */
  full_transcript: string;
  /** Detected languages, most frequent first. */
  languages: TranscriptionLanguageCode[];
  /** The utterances of all channels. */
  utterances: Utterance[];
  /** Sentences of the transcript, if `sentences` was enabled. */
  sentences?: Sentence[];
  /** Subtitles, if `subtitles` was enabled. */
  subtitles?: Subtitle[];
}

/**
 * A pre-recorded or live job. Check `kind` to tell pre-recorded from live jobs, then `status`
 * to see which fields are set.
 */
export type TranscriptionJob = PreRecordedJob | LiveJob;

/**
 * Code of a language that the service transcribes, similar to ISO 639-1.
 *
 * Other values must match `^[a-z]{2,3}$`.
 */
export type TranscriptionLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | (string & {});

/** Translations of the transcript. */
export type TranslationAddon = TranslationAddonSucceeded | TranslationAddonFailed;

/** The add-on failed. */
export interface TranslationAddonFailed {
  /** The add-on failed. */
  success: false;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
  exec_time: number;
  /** Details of the error, if the service reports any. */
  error: AddonError | null;
  /** Translations, one for each target language. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface TranslationAddonSucceeded {
  /** The add-on succeeded. */
  success: true;
  /** True if `results` is empty. */
  is_empty: boolean;
  /** Processing time of the add-on. */
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
   * Translation model to use.
   *
   * Default: `"base"`.
   */
  model?: "base" | "enhanced";
  /**
   * Aligns each translated utterance with its original utterance.
   *
   * Default: `true`.
   */
  match_original_utterances?: boolean;
  /**
   * Enables lip sync for the translation.
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
  /** Free text that describes the context, to improve accuracy. */
  context?: string;
  /**
   * Uses informal forms in the translation where they are available.
   *
   * Default: `false`.
   */
  informal?: boolean;
}

/** Code of a language that the service translates into, similar to ISO 639-1. */
export type TranslationLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh";

/** URL and metadata of an uploaded file. */
export interface UploadResponse {
  /**
   * URL of the uploaded file, in the form `{base_url}/file/<file_id>`. Use it as the `audio_url`
   * of a pre-recorded job.
   *
   * Must be an absolute URI.
   */
  audio_url: string;
  /** Name, size, duration, and channels of an uploaded file. */
  audio_metadata: AudioMetadata;
}

/** A stretch of speech in the transcript. */
export interface Utterance {
  /** Transcribed text of the utterance. */
  text: string;
  /**
   * Language of this utterance.
   *
   * Other values must match `^[a-z]{2,3}$`.
   */
  language: TranscriptionLanguageCode;
  /** Start of the utterance, in seconds. */
  start: number;
  /** End of the utterance, in seconds. */
  end: number;
  /**
   * Number of the audio channel.
   *
   * Integer.
   */
  channel: number;
  /** The words of the utterance, with their times. */
  words: Word[];
  /** Confidence in the transcription of the utterance. */
  confidence?: number;
  /**
   * Speaker number from diarization. Absent if diarization is off.
   *
   * Integer.
   */
  speaker?: number;
}

/** A word of an utterance. */
export interface Word {
  /** The word as transcribed. */
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
     * Uploads an audio or video file and returns its URL. Use the URL as the `audio_url` of a
     * pre-recorded job. If your file already has a URL, you can skip the upload.
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
     * Creates a job that transcribes the audio or video file at `audio_url`. The call returns
     * immediately, without the result. To get the result, poll the `result_url` in the response or
     * wait for a callback or a webhook. The call does not accept a file. If your file has no URL,
     * upload it first.
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
     * Returns the current state of a job. Poll it while its status is `queued` or `processing`.
     * Poll the `result_url` from the response that created the job. Do not build the URL, because
     * the path of this call is an assumption.
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
     * Creates a session and returns its WebSocket URL. Connect to this URL and stream audio. The
     * AsyncAPI document of this contract describes the messages on the WebSocket.
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
     * Lists the pre-recorded and live jobs that match the parameters, page by page. The interface
     * document prefers a list endpoint for pre-recorded jobs but does not name it.
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
        /** The parts of the form. `audio`: The content of the audio or video file. */
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
         * ID of the job.
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
         * Returns only jobs that are relevant to this date.
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
