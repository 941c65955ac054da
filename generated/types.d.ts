// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * The schemas of the contract, as one sends and receives them: a field with a default may be
 * left out. `types/resolved` has the same names with the defaults filled in.
 */

/**
 * What went wrong in an add-on.
 *
 * Not specified: The fields of the error.
 */
export interface AddonError {
  [key: string]: unknown;
}

/** A chunk of audio, in a JSON message. Raw audio may be sent as it is instead. */
export interface AudioChunkMessage {
  /** Tells that the message is a chunk of audio. */
  type: "audio_chunk";
  /** The content of the message. */
  data: {
    /**
     * The audio, in base64.
     *
     * Encoded as base64.
     */
    chunk: string;
  };
}

/** The audio that a job transcribes. */
export interface AudioFile {
  /** The file's identifier. */
  id: string;
  /** The name of the uploaded file. May be null. */
  filename: string | null;
  /** The download link, when an `audio_url` was used. May be null. */
  source: string | null;
  /**
   * The duration of the audio. May be null.
   *
   * Assumption: The unit is seconds, as in the metadata of a result.
   */
  audio_duration: number | null;
  /**
   * How many channels the audio has. May be null.
   *
   * Integer. Minimum 1.
   */
  number_of_channels: number | null;
}

/**
 * What is known of an uploaded file.
 *
 * Assumption: All fields are required, since none is said to be missing at times.
 */
export interface AudioMetadata {
  /** The file's identifier. */
  id: string;
  /** The name that the file had when it was uploaded. */
  filename: string;
  /** The extension of the file's name. */
  extension: string;
  /**
   * The size of the file.
   *
   * Integer.
   *
   * Not specified: The unit of the size.
   */
  size: number;
  /**
   * The duration of the audio.
   *
   * Assumption: The unit is seconds, as in the metadata of a result.
   */
  audio_duration: number;
  /**
   * How many channels the audio has.
   *
   * Integer.
   */
  number_of_channels: number;
}

/** The answers of a large language model. */
export type AudioToLlmAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The answers, or null. */
      results: { [key: string]: unknown; }[] | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The answers, or null. */
      results: { [key: string]: unknown; }[] | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** What a large language model is asked about the audio. */
export interface AudioToLlmConfig {
  /**
   * The prompts, at least one.
   *
   * At least 1 item.
   */
  prompts: unknown[][];
  /**
   * The identifier of the model. Defaults to a third-party model that the deployment names.
   *
   * Not specified: The identifier of the default model, and of the other ones.
   */
  model?: string;
}

/** Where and how the service reports that a pre-recorded job has finished. */
export interface CallbackConfig {
  /**
   * The address that is called.
   *
   * Format uri.
   */
  url: string;
  /**
   * The HTTP method of the call. Defaults to `POST`.
   *
   * @default "POST"
   */
  method?: "POST" | "PUT";
}

/** The chapters of a transcript. */
export type ChapterizationAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The chapters, or null. */
      results: { [key: string]: unknown; } | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The chapters, or null. */
      results: { [key: string]: unknown; } | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** A JSON message that a client sends. `type` tells which. */
export type ClientMessage = AudioChunkMessage | StopRecordingMessage;

/** Which spellings are replaced by which. */
export interface CustomSpellingConfig {
  /** The spelling that is wanted, with the list of spellings that it replaces. */
  spelling_dictionary: { [key: string]: string[]; };
}

/** A list of words that the transcription should know. */
export type CustomVocabulary = (string | CustomVocabularyEntry)[];

/** Words that the transcription should know. */
export interface CustomVocabularyConfig {
  /** The words. */
  vocabulary: CustomVocabulary;
  /**
   * The intensity of every word that has none of its own, from 0 to 1.
   *
   * Minimum 0. Maximum 1.
   */
  default_intensity?: number;
}

/** A word that the transcription should know, with what is known of it. */
export interface CustomVocabularyEntry {
  /** The word. */
  value: string;
  /**
   * The intensity of this word, from 0 to 1.
   *
   * Minimum 0. Maximum 1.
   */
  intensity?: number;
  /** How the word is pronounced. */
  pronunciations?: string[];
  /** The language of the word. Defaults to the language of the transcription. */
  language?: TranscriptionLanguageCode;
}

/**
 * A day, such as `2026-01-31`, or a moment, such as `2026-01-31T09:30:00Z`.
 *
 * Format date or date-time.
 *
 * Assumption: Both forms are accepted, since the filters are declared as moments while one of
 * them is described by the format YYYY-MM-DD.
 */
export type DateOrDateTime = string;

/** The utterances of a transcript with their speakers. */
export type DiarizationAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /**
       * The utterances.
       *
       * Not specified: What stands here when the add-on failed, since null is not named.
       */
      results: Utterance[];
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /**
       * The utterances.
       *
       * Not specified: What stands here when the add-on failed, since null is not named.
       */
      results: Utterance[];
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** What is known of the number of speakers. */
export interface DiarizationConfig {
  /**
   * The exact number of speakers.
   *
   * Integer. Minimum 1.
   */
  number_of_speakers?: number;
  /**
   * The least number of speakers.
   *
   * Integer. Minimum 0.
   */
  min_speakers?: number;
  /**
   * The greatest number of speakers.
   *
   * Integer. Minimum 0.
   */
  max_speakers?: number;
}

/** The result of the display mode. */
export type DisplayModeAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The texts, or null. */
      results: string[] | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The texts, or null. */
      results: string[] | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** Why a request was refused. */
export interface ErrorResponse {
  /** When the request was refused. */
  timestamp: string;
  /** The path that was requested. */
  path: string;
  /** An identifier of the request, for debugging. */
  request_id: string;
  /** The HTTP status code of the response. */
  statusCode: number;
  /** What went wrong, in words. */
  message: string;
}

/** How the audio of a job reaches the service, as a file or over a live session. */
export type JobKind = "pre-recorded" | "live";

/** One page of the list of jobs, with the addresses of its neighbours. */
export interface JobPage {
  /**
   * The address of the first page.
   *
   * Format uri.
   */
  first: string;
  /**
   * The address of this page.
   *
   * Format uri.
   */
  current: string;
  /**
   * The address of the next page. Null when there is none.
   *
   * Format uri.
   */
  next: string | null;
  /** The jobs of this page, of either kind. */
  items: TranscriptionJob[];
}

/**
 * Where a job stands. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 *
 * Not specified: Which status may follow which.
 */
export type JobStatus = "queued" | "processing" | "done" | "error";

/**
 * Which language is spoken. A single language that is known: give its code alone in
 * `languages`. A single language that is not known: leave both fields out. Several languages:
 * switch `code_switching` on, with the expected ones in `languages` as guidance.
 */
export interface LanguageConfig {
  /**
   * The languages that may be spoken. With one code, that language is used; otherwise the
   * language is detected, with several codes as guidance. Defaults to an empty list.
   *
   * @default []
   */
  languages?: TranscriptionLanguageCode[];
  /**
   * Whether the language is detected on each utterance (true), or on the first utterance and
   * then kept (false). Ignored when `languages` holds one code. Defaults to false.
   *
   * Assumption: That it is ignored beside a single language is described, not enforced.
   *
   * @default false
   */
  code_switching?: boolean;
}

/** The query parameters of listTranscriptionJobs. */
export interface ListTranscriptionJobsQuery {
  /**
   * Where the page starts, as a number of items. Defaults to 0.
   *
   * Integer. Minimum 0.
   *
   * @default 0
   */
  offset?: number;
  /**
   * How many items a page holds at most. Defaults to 20.
   *
   * Integer. Minimum 1.
   *
   * @default 20
   */
  limit?: number;
  /**
   * Lists the items relevant to this date.
   *
   * Format date or date-time.
   */
  date?: DateOrDateTime;
  /**
   * Lists the items before this date.
   *
   * Format date or date-time.
   */
  before_date?: DateOrDateTime;
  /**
   * Lists the items after this date. Give `before_date` as well for a range.
   *
   * Format date or date-time.
   */
  after_date?: DateOrDateTime;
  /**
   * Lists the jobs with one of these statuses.
   *
   * Assumption: Several values are sent by repeating the parameter.
   */
  status?: JobStatus[];
  /**
   * Lists the jobs with this metadata.
   *
   * Assumption: The fields are sent in brackets, as in `custom_metadata[team]=support`.
   */
  custom_metadata?: { [key: string]: unknown; };
  /**
   * Lists the jobs of one of these kinds.
   *
   * Assumption: Several values are sent by repeating the parameter.
   */
  kind?: JobKind[];
}

/**
 * Where the messages of a live session are posted to, and which ones. With every flag but
 * `receive_final_transcripts` false, only final transcripts are posted.
 */
export interface LiveCallbackConfig {
  /**
   * The address that receives a `POST` with each message.
   *
   * Format uri.
   */
  url: string;
  /**
   * Whether partial transcripts are posted. Defaults to false.
   *
   * @default false
   */
  receive_partial_transcripts?: boolean;
  /**
   * Whether final transcripts are posted. Defaults to true.
   *
   * @default true
   */
  receive_final_transcripts?: boolean;
  /**
   * Whether the begin and the end of speech are posted. Defaults to false.
   *
   * @default false
   */
  receive_speech_events?: boolean;
  /**
   * Whether events of the pre-processing are posted. Defaults to true.
   *
   * @default true
   */
  receive_pre_processing_events?: boolean;
  /**
   * Whether events of the real-time processing are posted. Defaults to true.
   *
   * @default true
   */
  receive_realtime_processing_events?: boolean;
  /**
   * Whether events of the post-processing are posted. Defaults to true.
   *
   * @default true
   */
  receive_post_processing_events?: boolean;
  /**
   * Whether acknowledgments are posted. Defaults to false.
   *
   * @default false
   */
  receive_acknowledgments?: boolean;
  /**
   * Whether errors are posted. Defaults to false.
   *
   * @default false
   */
  receive_errors?: boolean;
  /**
   * Whether events of the session's lifecycle are posted. Defaults to true.
   *
   * @default true
   */
  receive_lifecycle_events?: boolean;
}

/** A job that transcribes a live session. */
export type LiveJob =
  /** A live job that is not finished yet. */
  | {
      /** Where the job stands, waiting to be processed or being processed. */
      status: "queued" | "processing";
      /**
       * The job's identifier.
       *
       * Format uuid.
       */
      id: string;
      /** An identifier of the request, for debugging. */
      request_id: string;
      /**
       * The version number of the interface that the job was made with.
       *
       * Integer.
       */
      version: number;
      /**
       * When the job was created.
       *
       * Format date-time.
       */
      created_at: string;
      /** Debugging data. */
      post_session_metadata: { [key: string]: unknown; };
      /** Tells a live job from a pre-recorded one. Defaults to the kind of the record. */
      kind: "live";
      /** The metadata given when the job was created, returned as it was. */
      custom_metadata?: { [key: string]: unknown; };
      /**
       * The audio that was transcribed. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the file.
       */
      file?: AudioFile | null;
      /**
       * The parameters that the session was created with. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the parameters.
       */
      request_params?: LiveRequest | null;
      /**
       * When the job was finished. Set only once the status is `done` or `error`.
       *
       * Format date-time.
       */
      completed_at?: string | null;
      /**
       * An HTTP-style code of what went wrong. Set only when the status is `error`.
       *
       * Integer. Minimum 400. Maximum 599.
       */
      error_code?: number | null;
      /** The result. Not there before the status is `done`. */
      result?: LiveResult | null;
    }
  /** A live job that was processed, with its result. */
  | {
      /** The job was processed and its result is available. */
      status: "done";
      /**
       * The job's identifier.
       *
       * Format uuid.
       */
      id: string;
      /** An identifier of the request, for debugging. */
      request_id: string;
      /**
       * The version number of the interface that the job was made with.
       *
       * Integer.
       */
      version: number;
      /**
       * When the job was created.
       *
       * Format date-time.
       */
      created_at: string;
      /** Debugging data. */
      post_session_metadata: { [key: string]: unknown; };
      /** Tells a live job from a pre-recorded one. Defaults to the kind of the record. */
      kind: "live";
      /**
       * When the job was finished.
       *
       * Format date-time.
       */
      completed_at: string;
      /** The result. */
      result: LiveResult;
      /** The metadata given when the job was created, returned as it was. */
      custom_metadata?: { [key: string]: unknown; };
      /**
       * The audio that was transcribed. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the file.
       */
      file?: AudioFile | null;
      /**
       * The parameters that the session was created with. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the parameters.
       */
      request_params?: LiveRequest | null;
      /**
       * An HTTP-style code of what went wrong. Set only when the status is `error`.
       *
       * Integer. Minimum 400. Maximum 599.
       */
      error_code?: number | null;
    }
  /** A live job that failed. What it was given and what it found may be null. */
  | {
      /** A failure occurred during processing. */
      status: "error";
      /**
       * The job's identifier.
       *
       * Format uuid.
       */
      id: string;
      /** An identifier of the request, for debugging. */
      request_id: string;
      /**
       * The version number of the interface that the job was made with.
       *
       * Integer.
       */
      version: number;
      /**
       * When the job was created.
       *
       * Format date-time.
       */
      created_at: string;
      /** Debugging data. */
      post_session_metadata: { [key: string]: unknown; };
      /** Tells a live job from a pre-recorded one. Defaults to the kind of the record. */
      kind: "live";
      /**
       * When the job failed.
       *
       * Format date-time.
       */
      completed_at: string;
      /**
       * An HTTP-style code of what went wrong.
       *
       * Integer. Minimum 400. Maximum 599.
       */
      error_code: number;
      /** The metadata given when the job was created, returned as it was. */
      custom_metadata?: { [key: string]: unknown; };
      /**
       * The audio that was transcribed. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the file.
       */
      file?: AudioFile | null;
      /**
       * The parameters that the session was created with. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the parameters.
       */
      request_params?: LiveRequest | null;
      /** The result. May be null, since the job failed. */
      result?: LiveResult | null;
    };

/**
 * Which messages are sent over the WebSocket. With every flag but `receive_final_transcripts`
 * false, only final transcripts are sent.
 */
export interface LiveMessagesConfig {
  /**
   * Whether partial transcripts are sent. Defaults to false.
   *
   * @default false
   */
  receive_partial_transcripts?: boolean;
  /**
   * Whether final transcripts are sent. Defaults to true.
   *
   * @default true
   */
  receive_final_transcripts?: boolean;
  /**
   * Whether the begin and the end of speech are sent. Defaults to true.
   *
   * @default true
   */
  receive_speech_events?: boolean;
  /**
   * Whether events of the pre-processing are sent. Defaults to true.
   *
   * @default true
   */
  receive_pre_processing_events?: boolean;
  /**
   * Whether events of the real-time processing are sent. Defaults to true.
   *
   * @default true
   */
  receive_realtime_processing_events?: boolean;
  /**
   * Whether events of the post-processing are sent. Defaults to true.
   *
   * @default true
   */
  receive_post_processing_events?: boolean;
  /**
   * Whether acknowledgments are sent. Defaults to true.
   *
   * @default true
   */
  receive_acknowledgments?: boolean;
  /**
   * Whether errors are sent. Defaults to true.
   *
   * @default true
   */
  receive_errors?: boolean;
  /**
   * Whether events of the session's lifecycle are sent. Defaults to false.
   *
   * @default false
   */
  receive_lifecycle_events?: boolean;
}

/**
 * The configuration of a live session, as it is sent and as it is recorded in the job.
 * Everything has a default or may be left out, so that an empty object will do.
 *
 * Not specified: The fields of the request beyond the configuration.
 *
 * Not specified: A parameter for diarization, which is named as an add-on for live sessions.
 *
 * Assumption: The strict profile refuses fields that are not named here, so that a misspelt
 * one is caught.
 */
export interface LiveRequest {
  /**
   * The encoding of the audio. `wav/pcm` allows 8, 16, 24 and 32 bits, `wav/alaw` and `wav/ulaw`
   * 8 bits. Raw audio needs no WAV header; with and without one are both accepted. Defaults to
   * `wav/pcm`.
   *
   * @default "wav/pcm"
   */
  encoding?: "wav/pcm" | "wav/alaw" | "wav/ulaw";
  /**
   * The bits of a sample. Defaults to 16.
   *
   * Assumption: That `wav/alaw` and `wav/ulaw` allow 8 bits alone is described and not enforced,
   * since the default of 16 would contradict it.
   *
   * @default 16
   */
  bit_depth?: 8 | 16 | 24 | 32;
  /**
   * The samples in a second. Defaults to 16000.
   *
   * @default 16000
   */
  sample_rate?: 8000 | 16000 | 32000 | 44100 | 48000;
  /**
   * How many channels the audio has, from 1 to 8. Defaults to 1.
   *
   * Integer. Minimum 1. Maximum 8.
   *
   * @default 1
   */
  channels?: number;
  /**
   * The identifier of the model. Only one value is supported, which is also the default.
   *
   * Not specified: The identifier, which is a fact of the deployment.
   */
  model?: string;
  /**
   * The silence that ends an utterance, in seconds, from 0.01 to 10. Defaults to 0.05 seconds.
   *
   * Minimum 0.01. Maximum 10.
   *
   * @default 0.05
   */
  endpointing?: number;
  /**
   * The time after which an utterance is finished though no silence has ended it, in seconds,
   * from 5 to 60. Defaults to 5 seconds.
   *
   * Minimum 5. Maximum 60.
   *
   * @default 5
   */
  maximum_duration_without_endpointing?: number;
  /** Which language is spoken. */
  language_config?: LanguageConfig;
  /** What happens to the audio before it is transcribed. */
  pre_processing?: PreProcessingConfig;
  /** The add-ons that run while the session lasts. */
  realtime_processing?: RealtimeProcessingConfig;
  /** The add-ons that run after the session. */
  post_processing?: PostProcessingConfig;
  /** Which messages are sent over the WebSocket. */
  messages_config?: LiveMessagesConfig;
  /**
   * Whether messages are also posted to the address in `callback_config`. Defaults to false.
   *
   * @default false
   */
  callback?: boolean;
  /** Where messages are posted to, and which ones. Used when `callback` is true. */
  callback_config?: LiveCallbackConfig;
}

/** The result of a live job. */
export interface LiveResult {
  /** The durations of the audio and of the work on it. */
  metadata: ResultMetadata;
  /** The transcript. */
  transcription?: Transcription;
  /** The translation. */
  translation?: TranslationAddon;
  /** The summary. */
  summarization?: SummarizationAddon;
  /** The named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** The sentiment. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** The chapters. */
  chapterization?: ChapterizationAddon;
  /** The messages that the service sent during the session. */
  messages?: string[];
}

/**
 * What the creation of a live session returns.
 *
 * Not specified: The other fields of the response.
 */
export interface LiveSessionCreated {
  /**
   * The WebSocket address of the session. It carries a token of this session alone, so it can be
   * given to a web client without revealing the account's key, and serves to resume the session
   * after a lost connection.
   */
  url: string;
  [key: string]: unknown;
}

/**
 * A stretch of speech in a live message.
 *
 * Assumption: These fields are required, since none is said to be missing at times.
 */
export interface LiveUtterance {
  /** What was said. */
  text: string;
  /** The language that was spoken. */
  language: TranscriptionLanguageCode;
  /** When the utterance begins, in seconds. */
  start: number;
  /** When the utterance ends, in seconds. */
  end: number;
  /**
   * The channel that it was said on.
   *
   * Integer.
   */
  channel: number;
  /** The words of the utterance. */
  words: Word[];
  /** How sure the transcription is. */
  confidence: number;
}

/** The moderation of a transcript. */
export type ModerationAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The moderation, or null. */
      results: string | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The moderation, or null. */
      results: string | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** The consistency of the names in a transcript. */
export type NameConsistencyAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The consistency of names, or null. */
      results: string | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The consistency of names, or null. */
      results: string | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** The named entities of a transcript. */
export type NamedEntityRecognitionAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The entities, or null. */
      results: { [key: string]: unknown; }[] | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The entities, or null. */
      results: { [key: string]: unknown; }[] | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/**
 * A message of another kind than a transcript. Such are lifecycle events, acknowledgments,
 * add-on messages, post-processing messages, the begin and the end of speech, pre-processing
 * events, real-time processing events, and errors.
 *
 * Not specified: The kinds of messages, and what each carries.
 *
 * Assumption: These fields are required, since neither is said to be missing at times.
 */
export interface OtherServerMessage {
  /** The identifier of the session. */
  session_id: string;
  /**
   * When the message was created.
   *
   * Format date-time.
   */
  created_at: string;
  /**
   * Tells the kind of the message, which may be any but `transcript`.
   *
   * Not specified: The values of `type`.
   */
  type: (string & {});
  /**
   * The content of the message.
   *
   * Not specified: The shape of the content.
   *
   * Assumption: It may be missing, or something else than an object, since no message of these
   * kinds is shown.
   */
  data?: unknown;
  [key: string]: unknown;
}

/** A kind of personal or sensitive information, or a named set of such kinds. */
export type PiiEntityType =
  | "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE"
  | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI"
  | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB"
  | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER"
  | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS"
  | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY"
  | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY"
  | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION"
  | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER"
  | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME"
  | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE"
  | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD"
  | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT"
  | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT"
  | "TREND" | "YEAR";

/** What personal information is redacted, and how it is replaced. */
export interface PiiRedactionConfig {
  /**
   * The kinds of information to redact, one or a list.
   *
   * Assumption: One value and a list of values are both accepted, since both are described.
   */
  entity_types?: PiiEntityType | PiiEntityType[];
  /** How redacted text is replaced. */
  processed_text_type?: "MARKER" | "MASK";
}

/** The add-ons that run after the session. */
export interface PostProcessingConfig {
  /**
   * Whether the transcript is summarized. Defaults to false.
   *
   * @default false
   */
  summarization?: boolean;
  /** What the summary looks like. Used when `summarization` is true. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether the transcript is divided into chapters. Defaults to false.
   *
   * @default false
   */
  chapterization?: boolean;
}

/** What happens to the audio before it is transcribed. */
export interface PreProcessingConfig {
  /**
   * Whether the audio is enhanced. Defaults to false.
   *
   * @default false
   */
  audio_enhancer?: boolean;
  /**
   * How sure it must be that a sound is speech, from 0 to 1. The closer to 1 the stricter, with
   * fewer background sounds taken as speech. Defaults to 0.6.
   *
   * Minimum 0. Maximum 1.
   *
   * @default 0.6
   */
  speech_threshold?: number;
}

/**
 * What the service sends to the callback's address when a pre-recorded job has finished.
 *
 * Not specified: The rest of the body.
 */
export interface PreRecordedCallback {
  /**
   * The job's identifier.
   *
   * Format uuid.
   *
   * Assumption: Its format is that of the identifier in the job.
   */
  id: string;
  /**
   * Tells whether the outcome is a success or an error.
   *
   * Not specified: The values of `event`.
   */
  event: string;
  [key: string]: unknown;
}

/** A job that transcribes an audio file. Poll it until its status is `done` or `error`. */
export type PreRecordedJob =
  /** A pre-recorded job that is not finished yet. */
  | {
      /** Where the job stands, waiting to be processed or being processed. */
      status: "queued" | "processing";
      /**
       * The job's identifier.
       *
       * Format uuid.
       */
      id: string;
      /** An identifier of the request, for debugging. */
      request_id: string;
      /**
       * The version number of the interface that the job was made with.
       *
       * Integer.
       */
      version: number;
      /**
       * When the job was created.
       *
       * Format date-time.
       */
      created_at: string;
      /** Debugging data. */
      post_session_metadata: { [key: string]: unknown; };
      /** Tells a pre-recorded job from a live one. Defaults to the kind of the record. */
      kind: "pre-recorded";
      /** The metadata given when the job was created, returned as it was. */
      custom_metadata?: { [key: string]: unknown; };
      /**
       * The audio that was transcribed. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the file.
       */
      file?: AudioFile | null;
      /**
       * The parameters that the job was created with. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the parameters.
       */
      request_params?: PreRecordedRequestParams | null;
      /**
       * When the job was finished. Set only once the status is `done` or `error`.
       *
       * Format date-time.
       */
      completed_at?: string | null;
      /**
       * An HTTP-style code of what went wrong. Set only when the status is `error`.
       *
       * Integer. Minimum 400. Maximum 599.
       */
      error_code?: number | null;
      /** The result. Not there before the status is `done`. */
      result?: PreRecordedResult | null;
    }
  /** A pre-recorded job that was processed, with its result. */
  | {
      /** The job was processed and its result is available. */
      status: "done";
      /**
       * The job's identifier.
       *
       * Format uuid.
       */
      id: string;
      /** An identifier of the request, for debugging. */
      request_id: string;
      /**
       * The version number of the interface that the job was made with.
       *
       * Integer.
       */
      version: number;
      /**
       * When the job was created.
       *
       * Format date-time.
       */
      created_at: string;
      /** Debugging data. */
      post_session_metadata: { [key: string]: unknown; };
      /** Tells a pre-recorded job from a live one. Defaults to the kind of the record. */
      kind: "pre-recorded";
      /**
       * When the job was finished.
       *
       * Format date-time.
       */
      completed_at: string;
      /** The result. */
      result: PreRecordedResult;
      /** The metadata given when the job was created, returned as it was. */
      custom_metadata?: { [key: string]: unknown; };
      /**
       * The audio that was transcribed. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the file.
       */
      file?: AudioFile | null;
      /**
       * The parameters that the job was created with. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the parameters.
       */
      request_params?: PreRecordedRequestParams | null;
      /**
       * An HTTP-style code of what went wrong. Set only when the status is `error`.
       *
       * Integer. Minimum 400. Maximum 599.
       */
      error_code?: number | null;
    }
  /** A pre-recorded job that failed. What it was given and what it found may be null. */
  | {
      /** A failure occurred during processing. */
      status: "error";
      /**
       * The job's identifier.
       *
       * Format uuid.
       */
      id: string;
      /** An identifier of the request, for debugging. */
      request_id: string;
      /**
       * The version number of the interface that the job was made with.
       *
       * Integer.
       */
      version: number;
      /**
       * When the job was created.
       *
       * Format date-time.
       */
      created_at: string;
      /** Debugging data. */
      post_session_metadata: { [key: string]: unknown; };
      /** Tells a pre-recorded job from a live one. Defaults to the kind of the record. */
      kind: "pre-recorded";
      /**
       * When the job failed.
       *
       * Format date-time.
       */
      completed_at: string;
      /**
       * An HTTP-style code of what went wrong.
       *
       * Integer. Minimum 400. Maximum 599.
       */
      error_code: number;
      /** The metadata given when the job was created, returned as it was. */
      custom_metadata?: { [key: string]: unknown; };
      /**
       * The audio that was transcribed. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the file.
       */
      file?: AudioFile | null;
      /**
       * The parameters that the job was created with. Null when the status is `error`.
       *
       * Assumption: A failed job may also lack this field, or still carry the parameters.
       */
      request_params?: PreRecordedRequestParams | null;
      /** The result. May be null, since the job failed. */
      result?: PreRecordedResult | null;
    };

/**
 * What the creation of a pre-recorded job returns at once, without waiting for the result.
 *
 * Not specified: The other fields of the response.
 */
export interface PreRecordedJobCreated {
  /**
   * The job's identifier.
   *
   * Format uuid.
   *
   * Assumption: Its format is that of the identifier in the job.
   */
  id: string;
  /**
   * The address of the job, which contains the identifier. Get it to fetch the job.
   *
   * Format uri.
   */
  result_url: string;
  [key: string]: unknown;
}

/**
 * What is sent to transcribe an audio file. An option that is switched on without its
 * configuration is valid, and so is a configuration without its option.
 *
 * Not specified: The complete list of accepted fields, and which of them are required.
 *
 * Not specified: A parameter for chapterization, which is named as an add-on for pre-recorded
 * jobs.
 *
 * Not specified: Parameters for moderation, consistency of names, structured data and the
 * display mode, which have a place in the result.
 *
 * Assumption: The strict profile refuses fields that are not named here, so that a misspelt
 * one is caught.
 */
export interface PreRecordedRequest {
  /**
   * The address of the audio or video file, your own or one that an upload returned.
   *
   * Format uri.
   *
   * Assumption: It is not null. Recorded parameters may hold null, but the call is shown with an
   * address.
   */
  audio_url: string;
  /**
   * Whether the words of `custom_vocabulary_config` are used, or the list of words itself.
   * Defaults to false.
   *
   * Maturity: beta.
   *
   * Assumption: Both forms are accepted, since either is described.
   *
   * @default false
   */
  custom_vocabulary?: boolean | CustomVocabulary;
  /** The words that the transcription should know. Used when `custom_vocabulary` is on. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * An address that receives a `POST` with the result. Use `callback` and `callback_config`.
   *
   * Format uri.
   *
   * @deprecated Use `callback` and `callback_config`.
   */
  callback_url?: string;
  /**
   * Whether the service calls the address in `callback_config` when the job has finished.
   * Defaults to false.
   *
   * @default false
   */
  callback?: boolean;
  /** Where and how the service calls. Used when `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Whether subtitles are made. Defaults to false.
   *
   * @default false
   */
  subtitles?: boolean;
  /** How subtitles are cut and written. Used when `subtitles` is true. */
  subtitles_config?: SubtitlesConfig;
  /**
   * Whether the speakers are told apart. Defaults to false.
   *
   * @default false
   */
  diarization?: boolean;
  /** What is known of the number of speakers. Used when `diarization` is true. */
  diarization_config?: DiarizationConfig;
  /**
   * Whether the transcript is translated. Defaults to false.
   *
   * Maturity: beta.
   *
   * @default false
   */
  translation?: boolean;
  /** The languages to translate into, and how. Used when `translation` is true. */
  translation_config?: TranslationConfig;
  /**
   * Whether the transcript is summarized. Defaults to false.
   *
   * @default false
   */
  summarization?: boolean;
  /** What the summary looks like. Used when `summarization` is true. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether named entities are recognized. Defaults to false.
   *
   * Maturity: alpha.
   *
   * @default false
   */
  named_entity_recognition?: boolean;
  /**
   * Whether the spellings of `custom_spelling_config` are used. Defaults to false.
   *
   * Maturity: alpha.
   *
   * @default false
   */
  custom_spelling?: boolean;
  /** Which spellings are replaced by which. Used when `custom_spelling` is true. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether the sentiment is analysed. Defaults to false.
   *
   * @default false
   */
  sentiment_analysis?: boolean;
  /**
   * Whether the prompts of `audio_to_llm_config` are answered. Defaults to false.
   *
   * @default false
   */
  audio_to_llm?: boolean;
  /** What a large language model is asked about the audio. Used when `audio_to_llm` is true. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Whether personal information is redacted. Defaults to false.
   *
   * @default false
   */
  pii_redaction?: boolean;
  /** What is redacted, and how it is replaced. Used when `pii_redaction` is true. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Whether the transcript is also divided into sentences. Defaults to false.
   *
   * @default false
   */
  sentences?: boolean;
  /**
   * Whether the punctuation is enhanced. Defaults to false.
   *
   * Maturity: alpha.
   *
   * @default false
   */
  punctuation_enhanced?: boolean;
  /** Which language is spoken. */
  language_config?: LanguageConfig;
  /**
   * Whether the language is detected.
   *
   * Not specified: Its default, and how it goes together with `language_config`.
   *
   * Assumption: It may also stand in recorded parameters. It is in the example of the request
   * and in the mapping from the first version, but not among the recorded parameters.
   */
  detect_language?: boolean;
  /**
   * Whether the language may change within the audio.
   *
   * Not specified: Its default, and how it goes together with `language_config`.
   *
   * Assumption: It may also stand in recorded parameters. It is in the example of the request
   * and in the mapping from the first version, but not among the recorded parameters.
   */
  enable_code_switching?: boolean;
  /**
   * The language that is spoken.
   *
   * Not specified: Its default, and how it goes together with `language_config`.
   *
   * Assumption: It is a language code, and may also stand in recorded parameters. Its type is
   * not stated; it is in the example of the request and in the mapping from the first version,
   * but not among the recorded parameters.
   */
  language?: TranscriptionLanguageCode;
  /** Metadata of your own, returned in the job. */
  custom_metadata?: { [key: string]: unknown; };
}

/**
 * The parameters that a pre-recorded job was created with, as recorded in the job.
 *
 * Assumption: The strict profile refuses fields that are not named here, as in the request.
 */
export interface PreRecordedRequestParams {
  /**
   * The address of the audio or video file. May be null.
   *
   * Format uri.
   */
  audio_url: string | null;
  /**
   * Whether the words of `custom_vocabulary_config` are used, or the list of words itself.
   * Defaults to false.
   *
   * Maturity: beta.
   *
   * Assumption: Both forms are accepted, since either is described.
   *
   * @default false
   */
  custom_vocabulary?: boolean | CustomVocabulary;
  /** The words that the transcription should know. Used when `custom_vocabulary` is on. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * An address that receives a `POST` with the result. Use `callback` and `callback_config`.
   *
   * Format uri.
   *
   * @deprecated Use `callback` and `callback_config`.
   */
  callback_url?: string;
  /**
   * Whether the service calls the address in `callback_config` when the job has finished.
   * Defaults to false.
   *
   * @default false
   */
  callback?: boolean;
  /** Where and how the service calls. Used when `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Whether subtitles are made. Defaults to false.
   *
   * @default false
   */
  subtitles?: boolean;
  /** How subtitles are cut and written. Used when `subtitles` is true. */
  subtitles_config?: SubtitlesConfig;
  /**
   * Whether the speakers are told apart. Defaults to false.
   *
   * @default false
   */
  diarization?: boolean;
  /** What is known of the number of speakers. Used when `diarization` is true. */
  diarization_config?: DiarizationConfig;
  /**
   * Whether the transcript is translated. Defaults to false.
   *
   * Maturity: beta.
   *
   * @default false
   */
  translation?: boolean;
  /** The languages to translate into, and how. Used when `translation` is true. */
  translation_config?: TranslationConfig;
  /**
   * Whether the transcript is summarized. Defaults to false.
   *
   * @default false
   */
  summarization?: boolean;
  /** What the summary looks like. Used when `summarization` is true. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether named entities are recognized. Defaults to false.
   *
   * Maturity: alpha.
   *
   * @default false
   */
  named_entity_recognition?: boolean;
  /**
   * Whether the spellings of `custom_spelling_config` are used. Defaults to false.
   *
   * Maturity: alpha.
   *
   * @default false
   */
  custom_spelling?: boolean;
  /** Which spellings are replaced by which. Used when `custom_spelling` is true. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether the sentiment is analysed. Defaults to false.
   *
   * @default false
   */
  sentiment_analysis?: boolean;
  /**
   * Whether the prompts of `audio_to_llm_config` are answered. Defaults to false.
   *
   * @default false
   */
  audio_to_llm?: boolean;
  /** What a large language model is asked about the audio. Used when `audio_to_llm` is true. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Whether personal information is redacted. Defaults to false.
   *
   * @default false
   */
  pii_redaction?: boolean;
  /** What is redacted, and how it is replaced. Used when `pii_redaction` is true. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Whether the transcript is also divided into sentences. Defaults to false.
   *
   * @default false
   */
  sentences?: boolean;
  /**
   * Whether the punctuation is enhanced. Defaults to false.
   *
   * Maturity: alpha.
   *
   * @default false
   */
  punctuation_enhanced?: boolean;
  /** Which language is spoken. */
  language_config?: LanguageConfig;
  /**
   * Whether the language is detected.
   *
   * Not specified: Its default, and how it goes together with `language_config`.
   *
   * Assumption: It may also stand in recorded parameters. It is in the example of the request
   * and in the mapping from the first version, but not among the recorded parameters.
   */
  detect_language?: boolean;
  /**
   * Whether the language may change within the audio.
   *
   * Not specified: Its default, and how it goes together with `language_config`.
   *
   * Assumption: It may also stand in recorded parameters. It is in the example of the request
   * and in the mapping from the first version, but not among the recorded parameters.
   */
  enable_code_switching?: boolean;
  /**
   * The language that is spoken.
   *
   * Not specified: Its default, and how it goes together with `language_config`.
   *
   * Assumption: It is a language code, and may also stand in recorded parameters. Its type is
   * not stated; it is in the example of the request and in the mapping from the first version,
   * but not among the recorded parameters.
   */
  language?: TranscriptionLanguageCode;
}

/** The result of a pre-recorded job. */
export interface PreRecordedResult {
  /** The durations of the audio and of the work on it. */
  metadata: ResultMetadata;
  /** The transcript. */
  transcription?: Transcription;
  /** The translation. */
  translation?: TranslationAddon;
  /** The summary. */
  summarization?: SummarizationAddon;
  /** The named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** The sentiment. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** The chapters. */
  chapterization?: ChapterizationAddon;
  /** The moderation. */
  moderation?: ModerationAddon;
  /**
   * The consistency of names.
   *
   * @deprecated
   */
  name_consistency?: NameConsistencyAddon;
  /** The structured data. */
  structured_data_extraction?: StructuredDataExtractionAddon;
  /** The answers to the prompts. */
  audio_to_llm?: AudioToLlmAddon;
  /**
   * The sentences. Read them in `transcription` instead.
   *
   * @deprecated Read them in `transcription` instead.
   */
  sentences?: SentencesAddon;
  /** The result of the display mode. */
  display_mode?: DisplayModeAddon;
  /**
   * The utterances with their speakers. It carries the result when diarization was requested and
   * an error occurred.
   *
   * @deprecated
   */
  diarization?: DiarizationAddon;
}

/**
 * What the service posts to the endpoints configured in the account's dashboard when a
 * transcription is done. Fetch the result with the identifier.
 *
 * Not specified: The rest of the body.
 */
export interface PreRecordedWebhook {
  /**
   * The job's identifier.
   *
   * Format uuid.
   *
   * Assumption: Its format is that of the identifier in the job.
   */
  id: string;
  [key: string]: unknown;
}

/** The add-ons that run while the session lasts. */
export interface RealtimeProcessingConfig {
  /**
   * Whether the words of `custom_vocabulary_config` are used. Defaults to false.
   *
   * @default false
   */
  custom_vocabulary?: boolean;
  /** The words that the transcription should know. Used when `custom_vocabulary` is true. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Whether the spellings of `custom_spelling_config` are used. Defaults to false.
   *
   * @default false
   */
  custom_spelling?: boolean;
  /** Which spellings are replaced by which. Used when `custom_spelling` is true. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether the transcript is translated. Defaults to false.
   *
   * @default false
   */
  translation?: boolean;
  /** The languages to translate into, and how. Used when `translation` is true. */
  translation_config?: TranslationConfig;
  /**
   * Whether named entities are recognized. Defaults to false.
   *
   * @default false
   */
  named_entity_recognition?: boolean;
  /**
   * Whether the sentiment is analysed. Defaults to false.
   *
   * @default false
   */
  sentiment_analysis?: boolean;
  /**
   * Whether the times of the words are accurate.
   *
   * Not specified: Its default.
   */
  words_accurate_timestamps?: boolean;
}

/** The durations of the audio and of the work on it. */
export interface ResultMetadata {
  /** The duration of the audio, in seconds. */
  audio_duration: number;
  /**
   * The number of distinct channels of the audio.
   *
   * Integer. Minimum 1.
   */
  number_of_distinct_channels: number;
  /**
   * The time that is billed, in seconds, `audio_duration` times `number_of_distinct_channels`.
   *
   * Assumption: That it is the product is described, not enforced.
   */
  billing_time: number;
  /** The time that the transcription took, in seconds. */
  transcription_time: number;
}

/**
 * A sentence of the transcript.
 *
 * Not specified: The fields of a sentence.
 */
export interface Sentence {
  [key: string]: unknown;
}

/** The sentences of a transcript. Read them in `transcription` instead. */
export type SentencesAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The sentences, or null. */
      results: string[] | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The sentences, or null. */
      results: string[] | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** The sentiment of a transcript. */
export type SentimentAnalysisAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /**
       * The sentiment.
       *
       * Not specified: What stands here when the add-on failed, since null is not named.
       */
      results: string;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /**
       * The sentiment.
       *
       * Not specified: What stands here when the add-on failed, since null is not named.
       */
      results: string;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 */
export type ServerMessage = TranscriptMessage | OtherServerMessage;

/** Ends the session. */
export interface StopRecordingMessage {
  /** Tells that the message ends the session. */
  type: "stop_recording";
}

/** The structured data of a transcript. */
export type StructuredDataExtractionAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The structured data, or null. */
      results: string | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The structured data, or null. */
      results: string | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/**
 * A subtitle record of the transcript.
 *
 * Not specified: The fields of a subtitle record.
 */
export interface Subtitle {
  [key: string]: unknown;
}

/** How subtitles are cut and written. */
export interface SubtitlesConfig {
  /**
   * The formats that the subtitles are returned in. Defaults to `srt` alone.
   *
   * At least 1 item.
   *
   * @default ["srt"]
   */
  formats?: ("srt" | "vtt")[];
  /**
   * The shortest time that a subtitle stays, in seconds.
   *
   * Minimum 0.
   */
  minimum_duration?: number;
  /**
   * The longest time that a subtitle stays, in seconds, from 1 to 30.
   *
   * Minimum 1. Maximum 30.
   */
  maximum_duration?: number;
  /**
   * How many characters a row holds at most.
   *
   * Integer. Minimum 1.
   */
  maximum_characters_per_row?: number;
  /**
   * How many rows a caption holds at most, from 1 to 5.
   *
   * Integer. Minimum 1. Maximum 5.
   */
  maximum_rows_per_caption?: number;
  /**
   * The style of the subtitles. Defaults to `default`.
   *
   * @default "default"
   */
  style?: "default" | "compliance";
}

/** The summary of a transcript. */
export type SummarizationAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The summary, or null. */
      results: string | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The summary, or null. */
      results: string | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** What the summary looks like. */
export interface SummarizationConfig {
  /**
   * The type of the summary. Defaults to `general`.
   *
   * @default "general"
   */
  type?: "general" | "bullet_points" | "concise";
}

/**
 * What was understood of a stretch of speech, so far or for good.
 *
 * Assumption: These fields are required, since neither is said to be missing at times.
 */
export interface TranscriptMessage {
  /** The identifier of the session. */
  session_id: string;
  /**
   * When the message was created.
   *
   * Format date-time.
   */
  created_at: string;
  /** Tells that the message is a transcript. */
  type: "transcript";
  /** The transcript. */
  data: {
    /** The identifier of the transcript. */
    id: string;
    /** Whether the transcript is final (true), or partial (false). */
    is_final: boolean;
    /** The utterance as it was understood. */
    utterance: LiveUtterance;
  };
}

/** The transcript. */
export interface Transcription {
  /** The whole transcript as one text. */
  full_transcript: string;
  /**
   * The languages that were detected, from the most to the least detected.
   *
   * Assumption: The order is described, not enforced.
   */
  languages: TranscriptionLanguageCode[];
  /** The transcript by utterance. */
  utterances: Utterance[];
  /** The transcript by sentence. There when sentences were switched on. */
  sentences?: Sentence[];
  /** The subtitles. There when subtitles were switched on. */
  subtitles?: Subtitle[];
}

/** A job of either kind. `kind` tells which, `status` what is there to read. */
export type TranscriptionJob = PreRecordedJob | LiveJob;

/**
 * The code of a language that speech can be transcribed in, in the style of ISO 639-1.
 *
 * Not specified: The codes after `hu`.
 *
 * Assumption: Any code of two or three lower-case letters is accepted, so that a code which is
 * not listed here is not refused.
 */
export type TranscriptionLanguageCode =
  | "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca"
  | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr"
  | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | (string & {});

/** The translation of a transcript. */
export type TranslationAddon =
  /** The add-on succeeded. */
  | {
      /** The add-on succeeded. */
      success: true;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The translations, one for each target language, or null. */
      results: { [key: string]: unknown; }[] | null;
      /** Null, since the add-on succeeded. */
      error: null;
    }
  /** The add-on failed. */
  | {
      /** The add-on failed. */
      success: false;
      /** Whether the results are empty. */
      is_empty: boolean;
      /**
       * How long the add-on took.
       *
       * Not specified: The unit of the time.
       */
      exec_time: number;
      /** The translations, one for each target language, or null. */
      results: { [key: string]: unknown; }[] | null;
      /** What went wrong. May be null. */
      error: AddonError | null;
    };

/** Which languages the transcript is translated into, and how. */
export interface TranslationConfig {
  /**
   * The languages to translate into, at least one.
   *
   * At least 1 item.
   */
  target_languages: TranslationLanguageCode[];
  /**
   * The translation model. Defaults to `base`.
   *
   * @default "base"
   */
  model?: "base" | "enhanced";
  /**
   * Whether translated utterances are aligned with the original ones. Defaults to true.
   *
   * @default true
   */
  match_original_utterances?: boolean;
  /**
   * Whether lip synchronisation is on. Defaults to true.
   *
   * @default true
   */
  lipsync?: boolean;
  /**
   * Whether the translation adapts to the context. Defaults to true.
   *
   * @default true
   */
  context_adaptation?: boolean;
  /** Free text on the context, which improves the accuracy. */
  context?: string;
  /**
   * Whether informal forms are used where the language has them. Defaults to false.
   *
   * @default false
   */
  informal?: boolean;
}

/** The code of a language that a transcript can be translated into, in the style of ISO 639-1. */
export type TranslationLanguageCode =
  | "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca"
  | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr"
  | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it"
  | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv"
  | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no"
  | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn"
  | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt"
  | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh";

/**
 * What an upload returns, the address to transcribe from and what is known of the file.
 *
 * Assumption: All fields are required, since none is said to be missing at times.
 */
export interface UploadResponse {
  /**
   * The address of the uploaded file, of the shape `{base_url}/file/<file_id>`. Give it as
   * `audio_url` when you create a pre-recorded job.
   *
   * Format uri.
   */
  audio_url: string;
  /** What is known of the uploaded file. */
  audio_metadata: AudioMetadata;
}

/**
 * A stretch of speech in a result.
 *
 * Assumption: These fields are required, since none is said to be missing at times.
 */
export interface Utterance {
  /** What was said. */
  text: string;
  /** The language that was spoken. */
  language: TranscriptionLanguageCode;
  /** When the utterance begins, in seconds. */
  start: number;
  /** When the utterance ends, in seconds. */
  end: number;
  /**
   * The channel that it was said on.
   *
   * Integer.
   */
  channel: number;
  /** The words of the utterance. */
  words: Word[];
  /**
   * How sure the transcription is.
   *
   * Assumption: It may stand here, since the utterance of a live message has it.
   */
  confidence?: number;
  /**
   * The number of the speaker. Not there without diarization.
   *
   * Integer.
   */
  speaker?: number;
}

/**
 * A word that was said.
 *
 * Assumption: All fields are required, since none is said to be missing at times.
 */
export interface Word {
  /** The word. */
  word: string;
  /** When the word begins, in seconds. */
  start: number;
  /** When the word ends, in seconds. */
  end: number;
  /** How sure the transcription is. */
  confidence: number;
}
