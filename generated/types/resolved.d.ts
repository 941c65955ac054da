// Generated from the contract by `npm run build`; edit the contract instead.

/** The schemas of the contract with every default filled in, as `parse` returns them. */

import type { AddonError, AudioChunkData, AudioChunkMessage, AudioFile, AudioMetadata, AudioToLlmAddon, AudioToLlmAddonFailed, AudioToLlmAddonSucceeded, AudioToLlmConfig, ChapterizationAddon, ChapterizationAddonFailed, ChapterizationAddonSucceeded, ClientMessage, CustomSpellingConfig, CustomVocabulary, CustomVocabularyConfig, CustomVocabularyEntry, DateOrDateTime, DiarizationAddon, DiarizationAddonFailed, DiarizationAddonSucceeded, DiarizationConfig, DisplayModeAddon, DisplayModeAddonFailed, DisplayModeAddonSucceeded, ErrorResponse, JobKind, JobStatus, LiveResult, LiveSessionCreated, LiveUtterance, ModerationAddon, ModerationAddonFailed, ModerationAddonSucceeded, NameConsistencyAddon, NameConsistencyAddonFailed, NameConsistencyAddonSucceeded, NamedEntityRecognitionAddon, NamedEntityRecognitionAddonFailed, NamedEntityRecognitionAddonSucceeded, OtherServerMessage, PiiEntityType, PiiRedactionConfig, PreRecordedCallback, PreRecordedJobCreated, PreRecordedResult, PreRecordedWebhook, ResultMetadata, Sentence, SentencesAddon, SentencesAddonFailed, SentencesAddonSucceeded, SentimentAnalysisAddon, SentimentAnalysisAddonFailed, SentimentAnalysisAddonSucceeded, ServerMessage, StopRecordingMessage, StructuredDataExtractionAddon, StructuredDataExtractionAddonFailed, StructuredDataExtractionAddonSucceeded, Subtitle, SummarizationAddon, SummarizationAddonFailed, SummarizationAddonSucceeded, TranscriptData, TranscriptMessage, Transcription, TranscriptionLanguageCode, TranslationAddon, TranslationAddonFailed, TranslationAddonSucceeded, TranslationLanguageCode, UploadResponse, Utterance, Word } from '../types.js';

export type { AddonError, AudioChunkData, AudioChunkMessage, AudioFile, AudioMetadata, AudioToLlmAddon, AudioToLlmAddonFailed, AudioToLlmAddonSucceeded, AudioToLlmConfig, ChapterizationAddon, ChapterizationAddonFailed, ChapterizationAddonSucceeded, ClientMessage, CustomSpellingConfig, CustomVocabulary, CustomVocabularyConfig, CustomVocabularyEntry, DateOrDateTime, DiarizationAddon, DiarizationAddonFailed, DiarizationAddonSucceeded, DiarizationConfig, DisplayModeAddon, DisplayModeAddonFailed, DisplayModeAddonSucceeded, ErrorResponse, JobKind, JobStatus, LiveResult, LiveSessionCreated, LiveUtterance, ModerationAddon, ModerationAddonFailed, ModerationAddonSucceeded, NameConsistencyAddon, NameConsistencyAddonFailed, NameConsistencyAddonSucceeded, NamedEntityRecognitionAddon, NamedEntityRecognitionAddonFailed, NamedEntityRecognitionAddonSucceeded, OtherServerMessage, PiiEntityType, PiiRedactionConfig, PreRecordedCallback, PreRecordedJobCreated, PreRecordedResult, PreRecordedWebhook, ResultMetadata, Sentence, SentencesAddon, SentencesAddonFailed, SentencesAddonSucceeded, SentimentAnalysisAddon, SentimentAnalysisAddonFailed, SentimentAnalysisAddonSucceeded, ServerMessage, StopRecordingMessage, StructuredDataExtractionAddon, StructuredDataExtractionAddonFailed, StructuredDataExtractionAddonSucceeded, Subtitle, SummarizationAddon, SummarizationAddonFailed, SummarizationAddonSucceeded, TranscriptData, TranscriptMessage, Transcription, TranscriptionLanguageCode, TranslationAddon, TranslationAddonFailed, TranslationAddonSucceeded, TranslationLanguageCode, UploadResponse, Utterance, Word };

/** Where and how to report that a pre-recorded job has finished. */
export interface CallbackConfig {
  /**
   * URL to call.
   *
   * Must be an absolute URI.
   */
  url: string;
  /**
   * HTTP method of the call.
   *
   * Default: `"POST"`.
   */
  method: "POST" | "PUT";
}

/** One page of the list of jobs. */
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
   * URL of the next page, or null if there is none.
   *
   * Must be an absolute URI.
   */
  next: string | null;
  /** The jobs of this page. */
  items: TranscriptionJob[];
}

/**
 * The language of the audio. For a known language, list its code alone in `languages`. To
 * detect one language, leave `languages` empty and `code_switching` false. If speakers switch
 * languages, set `code_switching` to true, and list the expected languages as guidance.
 */
export interface LanguageConfig {
  /**
   * Expected languages. If one code is given, that language is used; otherwise it is detected.
   *
   * Default: `[]`.
   *
   * Assumption: Several codes guide the detection. The interface states this only for live
   * sessions with `code_switching`.
   */
  languages: TranscriptionLanguageCode[];
  /**
   * Whether to detect the language of each utterance (true), or only of the first one and keep
   * it (false). Ignored if `languages` contains one code.
   *
   * Default: `false`.
   *
   * Assumption: The schema accepts it with a single code, although it is then ignored.
   */
  code_switching: boolean;
}

/** The query parameters of listTranscriptionJobs. */
export interface ListTranscriptionJobsQuery {
  /**
   * Start of the page.
   *
   * Integer. At least 0.
   *
   * Default: `0`.
   *
   * Assumption: It is the number of jobs before the page.
   */
  offset: number;
  /**
   * Maximum number of jobs to return.
   *
   * Integer. At least 1.
   *
   * Default: `20`.
   */
  limit: number;
  /**
   * Only jobs relevant to this date.
   *
   * Must be a date or a date and time.
   *
   * Not specified: What makes a job relevant to a date.
   */
  date?: DateOrDateTime;
  /**
   * Only jobs before this date.
   *
   * Must be a date or a date and time.
   *
   * Not specified: Whether the day or the moment itself is included.
   */
  before_date?: DateOrDateTime;
  /**
   * Only jobs after this date. Combine it with `before_date` for a range.
   *
   * Must be a date or a date and time.
   *
   * Not specified: Whether the day or the moment itself is included.
   */
  after_date?: DateOrDateTime;
  /**
   * Only jobs with one of these statuses.
   *
   * Assumption: Several values are sent by repeating the parameter. The interface says that
   * several are accepted, not how to write them.
   */
  status?: JobStatus[];
  /**
   * Only jobs with this metadata.
   *
   * Not specified: Whether the metadata of a job must equal it, or may have more fields.
   *
   * Not specified: How numbers, booleans and nested fields are compared.
   *
   * Assumption: Each field is a parameter with its name in brackets, as in
   * `custom_metadata[garden]=roses`. The interface says that it is an object, not how to write
   * it.
   */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /**
   * Only jobs of one of these kinds.
   *
   * Assumption: Several values are sent by repeating the parameter. The interface says that
   * several are accepted, not how to write them.
   */
  kind?: JobKind[];
}

/**
 * Where to post the messages of a live session, and which. If only `receive_final_transcripts`
 * is true, only final transcripts are posted.
 *
 * Not specified: Which flag selects the messages of add-ons.
 */
export interface LiveCallbackConfig {
  /**
   * URL that messages are posted to.
   *
   * Must be an absolute URI.
   */
  url: string;
  /**
   * Whether to post partial transcripts.
   *
   * Default: `false`.
   */
  receive_partial_transcripts: boolean;
  /**
   * Whether to post final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts: boolean;
  /**
   * Whether to post events when speech begins and ends.
   *
   * Default: `false`.
   */
  receive_speech_events: boolean;
  /**
   * Whether to post pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events: boolean;
  /**
   * Whether to post real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events: boolean;
  /**
   * Whether to post post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events: boolean;
  /**
   * Whether to post acknowledgments.
   *
   * Default: `false`.
   */
  receive_acknowledgments: boolean;
  /**
   * Whether to post errors.
   *
   * Default: `false`.
   */
  receive_errors: boolean;
  /**
   * Whether to post lifecycle events.
   *
   * Default: `true`.
   */
  receive_lifecycle_events: boolean;
}

/**
 * A job that transcribes a live session.
 *
 * Not specified: How a live job is retrieved by its identifier.
 */
export type LiveJob = LiveJobPending | LiveJobDone | LiveJobFailed;

/** A live job that has been processed, with its result. */
export interface LiveJobDone {
  /** The status of the job. */
  status: "done";
  /**
   * The job's identifier.
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
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "live";
  /**
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   *
   * Assumption: It is absent or null without an error, since it is described for the status
   * `error`. The schema does not enforce this.
   */
  error_code?: number | null;
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /**
   * The audio. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the file: it is optional,
   * and described both as null for a failed job and as one that may be null.
   */
  file?: AudioFile | null;
  /**
   * The parameters of the session. Null when the status is `error`.
   *
   * Not specified: Whether an option that was left out is recorded with its default, or not at
   * all.
   *
   * Assumption: A failed job may also lack this field, or still carry the parameters: it is
   * optional, and described both as null for a failed job and as one that may be null.
   *
   * Assumption: What was sent is recorded as it was sent. What was left out is absent, or has
   * its default.
   */
  request_params?: LiveRequest | null;
}

/** A live job that failed. */
export interface LiveJobFailed {
  /** The status of the job. */
  status: "error";
  /**
   * The job's identifier.
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
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code: number;
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "live";
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /**
   * The audio. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the file: it is optional,
   * and described both as null for a failed job and as one that may be null.
   */
  file?: AudioFile | null;
  /**
   * The parameters of the session. Null when the status is `error`.
   *
   * Not specified: Whether an option that was left out is recorded with its default, or not at
   * all.
   *
   * Assumption: A failed job may also lack this field, or still carry the parameters: it is
   * optional, and described both as null for a failed job and as one that may be null.
   *
   * Assumption: What was sent is recorded as it was sent. What was left out is absent, or has
   * its default.
   */
  request_params?: LiveRequest | null;
  /** The result, which a failed job may lack. */
  result?: LiveResult | null;
}

/** A live job that has not finished. */
export interface LiveJobPending {
  /** The status of the job. */
  status: "queued" | "processing";
  /**
   * The job's identifier.
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
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "live";
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   *
   * Assumption: It is absent or null until the job finishes, since it is described as set when
   * the status is `done` or `error`. The schema does not enforce this.
   */
  completed_at?: string | null;
  /**
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   *
   * Assumption: It is absent or null until the job finishes, since it is described for the
   * status `error`. The schema does not enforce this.
   */
  error_code?: number | null;
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /**
   * The audio. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the file: it is optional,
   * and described both as null for a failed job and as one that may be null.
   */
  file?: AudioFile | null;
  /**
   * The parameters of the session. Null when the status is `error`.
   *
   * Not specified: Whether an option that was left out is recorded with its default, or not at
   * all.
   *
   * Assumption: A failed job may also lack this field, or still carry the parameters: it is
   * optional, and described both as null for a failed job and as one that may be null.
   *
   * Assumption: What was sent is recorded as it was sent. What was left out is absent, or has
   * its default.
   */
  request_params?: LiveRequest | null;
  /**
   * The result. Present when the status is `done`.
   *
   * Assumption: It is absent or null until the job finishes, since it is described as present
   * when the status is `done`. The schema does not enforce this.
   */
  result?: LiveResult | null;
}

/**
 * Which messages to send over the WebSocket. If only `receive_final_transcripts` is true, only
 * final transcripts are sent.
 *
 * Not specified: Which flag selects the messages of add-ons.
 */
export interface LiveMessagesConfig {
  /**
   * Whether to send partial transcripts.
   *
   * Default: `false`.
   */
  receive_partial_transcripts: boolean;
  /**
   * Whether to send final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts: boolean;
  /**
   * Whether to send events when speech begins and ends.
   *
   * Default: `true`.
   */
  receive_speech_events: boolean;
  /**
   * Whether to send pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events: boolean;
  /**
   * Whether to send real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events: boolean;
  /**
   * Whether to send post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events: boolean;
  /**
   * Whether to send acknowledgments.
   *
   * Default: `true`.
   */
  receive_acknowledgments: boolean;
  /**
   * Whether to send errors.
   *
   * Default: `true`.
   */
  receive_errors: boolean;
  /**
   * Whether to send lifecycle events.
   *
   * Default: `false`.
   */
  receive_lifecycle_events: boolean;
}

/**
 * The configuration of a live session, as sent and as recorded. An empty object is valid.
 *
 * Not specified: The fields of the request beyond the configuration.
 *
 * Not specified: A parameter for diarization, which is named as an add-on for live sessions.
 *
 * Not specified: How a live job gets the `custom_metadata` that it returns.
 *
 * Assumption: Clients send only fields that are named here, so that a misspelled one can be
 * caught.
 */
export interface LiveRequest {
  /**
   * Encoding of the audio. `wav/pcm` takes 8, 16, 24 or 32 bits per sample; `wav/alaw` and
   * `wav/ulaw` take 8. Raw audio is accepted with or without a WAV header.
   *
   * Default: `"wav/pcm"`.
   *
   * First version: Use `wav/pcm` for `wav`, which is dropped. `amb`, `mp3`, `flac`,
   * `ogg/vorbis`, `opus`, `sphere` and `amr-nb` are no longer supported.
   */
  encoding: "wav/pcm" | "wav/alaw" | "wav/ulaw";
  /**
   * Bits per sample.
   *
   * Default: `16`.
   *
   * Assumption: The schema does not enforce the 8 bits of `wav/alaw` and `wav/ulaw`, since the
   * default would contradict them.
   *
   * First version: 64 is no longer supported.
   */
  bit_depth: 8 | 16 | 24 | 32;
  /**
   * Samples per second.
   *
   * Default: `16000`.
   */
  sample_rate: 8000 | 16000 | 32000 | 44100 | 48000;
  /**
   * Number of channels.
   *
   * Integer. 1 to 8.
   *
   * Default: `1`.
   */
  channels: number;
  /**
   * Identifier of the model. Only one value is supported, which is the default.
   *
   * Not specified: The identifier of the model.
   *
   * First version: There is a single model, so leave it out.
   */
  model?: string;
  /**
   * Duration of the silence that ends an utterance, in seconds.
   *
   * 0.01 to 10 seconds.
   *
   * Default: `0.05`.
   *
   * First version: In seconds; milliseconds in the first version.
   */
  endpointing: number;
  /**
   * Duration after which an utterance ends without endpointing, in seconds.
   *
   * 5 to 60 seconds.
   *
   * Default: `5`.
   *
   * First version: `maximum_audio_duration`.
   */
  maximum_duration_without_endpointing: number;
  /**
   * The language of the audio.
   *
   * First version: `language_behaviour`. For one detected language, leave `languages` empty and
   * `code_switching` false. For several, set `code_switching` to true, and list the expected
   * languages as guidance. For a known language, list its code alone in `languages`.
   *
   * First version: `language`. A list of two-letter codes in `languages`.
   */
  language_config?: LanguageConfig;
  /** Pre-processing of the audio. */
  pre_processing?: PreProcessingConfig;
  /** Add-ons that run in real time. */
  realtime_processing?: RealtimeProcessingConfig;
  /** Add-ons that run in post-processing. */
  post_processing?: PostProcessingConfig;
  /** Which messages to send over the WebSocket. */
  messages_config?: LiveMessagesConfig;
  /**
   * Whether to post messages to the URL in `callback_config`.
   *
   * Default: `false`.
   */
  callback: boolean;
  /** Where to post messages, and which. Used if `callback` is true. */
  callback_config?: LiveCallbackConfig;
}

/**
 * Add-ons that run in post-processing.
 *
 * Not specified: When the add-ons of the post-processing run.
 *
 * Assumption: The configuration is used if its option is true, as the interface states for
 * `custom_vocabulary_config` of pre-recorded jobs.
 */
export interface PostProcessingConfig {
  /**
   * Whether to summarize the transcript.
   *
   * Default: `false`.
   */
  summarization: boolean;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether to divide the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization: boolean;
}

/** Pre-processing of the audio. */
export interface PreProcessingConfig {
  /**
   * Whether to enhance the audio.
   *
   * Default: `false`.
   *
   * First version: In `pre_processing` now.
   */
  audio_enhancer: boolean;
  /**
   * Threshold of speech detection. The higher, the fewer background sounds count as speech.
   *
   * 0 to 1.
   *
   * Default: `0.6`.
   */
  speech_threshold: number;
}

/** A job that transcribes a recording. Poll it until its status is `done` or `error`. */
export type PreRecordedJob = PreRecordedJobPending | PreRecordedJobDone | PreRecordedJobFailed;

/** A pre-recorded job that has been processed, with its result. */
export interface PreRecordedJobDone {
  /** The status of the job. */
  status: "done";
  /**
   * The job's identifier.
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
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "pre-recorded";
  /**
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   *
   * Assumption: It is absent or null without an error, since it is described for the status
   * `error`. The schema does not enforce this.
   */
  error_code?: number | null;
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /**
   * The audio. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the file: it is optional,
   * and described both as null for a failed job and as one that may be null.
   */
  file?: AudioFile | null;
  /**
   * The parameters of the job. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the parameters: it is
   * optional, and described both as null for a failed job and as one that may be null.
   *
   * Assumption: What was sent is recorded as it was sent. What was left out is absent, or has
   * its default.
   */
  request_params?: PreRecordedRequestParams | null;
}

/** A pre-recorded job that failed. */
export interface PreRecordedJobFailed {
  /** The status of the job. */
  status: "error";
  /**
   * The job's identifier.
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
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   */
  error_code: number;
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "pre-recorded";
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /**
   * The audio. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the file: it is optional,
   * and described both as null for a failed job and as one that may be null.
   */
  file?: AudioFile | null;
  /**
   * The parameters of the job. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the parameters: it is
   * optional, and described both as null for a failed job and as one that may be null.
   *
   * Assumption: What was sent is recorded as it was sent. What was left out is absent, or has
   * its default.
   */
  request_params?: PreRecordedRequestParams | null;
  /** The result, which a failed job may lack. */
  result?: PreRecordedResult | null;
}

/** A pre-recorded job that has not finished. */
export interface PreRecordedJobPending {
  /** The status of the job. */
  status: "queued" | "processing";
  /**
   * The job's identifier.
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
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "pre-recorded";
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Must be a date and time.
   *
   * Assumption: It is absent or null until the job finishes, since it is described as set when
   * the status is `done` or `error`. The schema does not enforce this.
   */
  completed_at?: string | null;
  /**
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Integer. 400 to 599.
   *
   * Assumption: It is absent or null until the job finishes, since it is described for the
   * status `error`. The schema does not enforce this.
   */
  error_code?: number | null;
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  };
  /**
   * The audio. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the file: it is optional,
   * and described both as null for a failed job and as one that may be null.
   */
  file?: AudioFile | null;
  /**
   * The parameters of the job. Null when the status is `error`.
   *
   * Assumption: A failed job may also lack this field, or still carry the parameters: it is
   * optional, and described both as null for a failed job and as one that may be null.
   *
   * Assumption: What was sent is recorded as it was sent. What was left out is absent, or has
   * its default.
   */
  request_params?: PreRecordedRequestParams | null;
  /**
   * The result. Present when the status is `done`.
   *
   * Assumption: It is absent or null until the job finishes, since it is described as present
   * when the status is `done`. The schema does not enforce this.
   */
  result?: PreRecordedResult | null;
}

/**
 * The recording to transcribe, and options.
 *
 * Not specified: The complete list of accepted fields, and which of them are required.
 *
 * Not specified: A parameter for chapterization, which is named as an add-on for pre-recorded
 * jobs.
 *
 * Not specified: Parameters for moderation, consistency of names, structured data and the
 * display mode, which have blocks in the result.
 *
 * Assumption: Clients send only fields that are named here, so that a misspelled one can be
 * caught.
 *
 * Assumption: An option is accepted without its configuration, and a configuration without its
 * option, since the interface requires neither.
 *
 * Assumption: Each configuration is used if its option is on, as the interface states for
 * `custom_vocabulary_config` and `callback_config`.
 */
export interface PreRecordedRequest {
  /**
   * URL of the audio or video file, your own or one that an upload returned.
   *
   * Must be an absolute URI.
   *
   * Assumption: It is not null. Recorded parameters may contain null, but the call is shown with
   * a URL.
   */
  audio_url: string;
  /**
   * Whether to use `custom_vocabulary_config`, or a list of words to use in its place (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   *
   * Assumption: Both forms are accepted, since both are described.
   *
   * Assumption: The items of the list are those of `vocabulary`, and the list replaces the
   * configuration.
   */
  custom_vocabulary: boolean | CustomVocabulary;
  /** The custom vocabulary. Used if `custom_vocabulary` is on. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Must be an absolute URI.
   *
   * First version: `webhook_url`. `callback_url` is itself deprecated. Use `callback` and
   * `callback_config`.
   *
   * @deprecated A URL that receives a `POST` with the result. Use `callback` and `callback_config`.
   */
  callback_url?: string;
  /**
   * Whether to call the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback: boolean;
  /** Where and how to call. Used if `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Whether to create subtitles.
   *
   * Default: `false`.
   *
   * First version: `output_format`. Subtitles are an option, with their formats in
   * `subtitles_config`.
   */
  subtitles: boolean;
  /**
   * How to split and format the subtitles.
   *
   * First version: `output_format`. The formats are listed in `formats`.
   */
  subtitles_config?: SubtitlesConfig;
  /**
   * Whether to recognize speakers.
   *
   * Default: `false`.
   *
   * First version: `toggle_diarization`.
   */
  diarization: boolean;
  /** The number of speakers. */
  diarization_config?: DiarizationConfig;
  /**
   * Whether to translate the transcript (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   */
  translation: boolean;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig;
  /**
   * Whether to summarize the transcript.
   *
   * Default: `false`.
   */
  summarization: boolean;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether to recognize named entities (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  named_entity_recognition: boolean;
  /**
   * Whether to use custom spellings (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  custom_spelling: boolean;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis: boolean;
  /**
   * Whether to ask a language model about the audio.
   *
   * Default: `false`.
   */
  audio_to_llm: boolean;
  /** What to ask the language model. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Whether to redact personal information.
   *
   * Default: `false`.
   */
  pii_redaction: boolean;
  /** Which entities to redact, and how to replace them. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Whether to also split the transcript into sentences.
   *
   * Default: `false`.
   */
  sentences: boolean;
  /**
   * Whether to enhance the punctuation (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  punctuation_enhanced: boolean;
  /** The language of the audio. */
  language_config?: LanguageConfig;
  /**
   * Whether to detect the language.
   *
   * Not specified: Its exact effect, its default, and how it combines with `language_config`.
   *
   * Assumption: Recorded parameters may contain it, too. It is in the example of the request and
   * in the mapping from the first version, but not among the recorded parameters.
   *
   * First version: `language_behaviour`. Set with `detect_language`, `enable_code_switching` and
   * `language`.
   */
  detect_language?: boolean;
  /**
   * Whether to enable code switching.
   *
   * Not specified: Its exact effect, its default, and how it combines with `language_config`.
   *
   * Assumption: Recorded parameters may contain it, too. It is in the example of the request and
   * in the mapping from the first version, but not among the recorded parameters.
   *
   * First version: `language_behaviour`. Set with `detect_language`, `enable_code_switching` and
   * `language`.
   */
  enable_code_switching?: boolean;
  /**
   * Code of a language.
   *
   * Not specified: Its exact effect, its default, and how it combines with `language_config`.
   *
   * Assumption: It is a language code, and recorded parameters may contain it, too. The
   * interface does not state its type; it is in the example of the request and in the mapping
   * from the first version, but not among the recorded parameters.
   *
   * First version: `language_behaviour`. Set with `detect_language`, `enable_code_switching` and
   * `language`.
   */
  language?: TranscriptionLanguageCode;
  /** Your own metadata, returned in the job. */
  custom_metadata?: {
    [key: string]: unknown;
  };
}

/**
 * The parameters of a pre-recorded job, as recorded.
 *
 * Not specified: Whether an option that was left out is recorded with its default, or not at
 * all.
 *
 * Assumption: Only fields that are named here are recorded, as only those are sent.
 */
export interface PreRecordedRequestParams {
  /**
   * URL of the audio or video file.
   *
   * Must be an absolute URI.
   */
  audio_url: string | null;
  /**
   * Whether to use `custom_vocabulary_config`, or a list of words to use in its place (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   *
   * Assumption: Both forms are accepted, since both are described.
   *
   * Assumption: The items of the list are those of `vocabulary`, and the list replaces the
   * configuration.
   */
  custom_vocabulary: boolean | CustomVocabulary;
  /** The custom vocabulary. Used if `custom_vocabulary` is on. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Must be an absolute URI.
   *
   * First version: `webhook_url`. `callback_url` is itself deprecated. Use `callback` and
   * `callback_config`.
   *
   * @deprecated A URL that receives a `POST` with the result. Use `callback` and `callback_config`.
   */
  callback_url?: string;
  /**
   * Whether to call the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback: boolean;
  /** Where and how to call. Used if `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Whether to create subtitles.
   *
   * Default: `false`.
   *
   * First version: `output_format`. Subtitles are an option, with their formats in
   * `subtitles_config`.
   */
  subtitles: boolean;
  /**
   * How to split and format the subtitles.
   *
   * First version: `output_format`. The formats are listed in `formats`.
   */
  subtitles_config?: SubtitlesConfig;
  /**
   * Whether to recognize speakers.
   *
   * Default: `false`.
   *
   * First version: `toggle_diarization`.
   */
  diarization: boolean;
  /** The number of speakers. */
  diarization_config?: DiarizationConfig;
  /**
   * Whether to translate the transcript (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   */
  translation: boolean;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig;
  /**
   * Whether to summarize the transcript.
   *
   * Default: `false`.
   */
  summarization: boolean;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether to recognize named entities (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  named_entity_recognition: boolean;
  /**
   * Whether to use custom spellings (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  custom_spelling: boolean;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis: boolean;
  /**
   * Whether to ask a language model about the audio.
   *
   * Default: `false`.
   */
  audio_to_llm: boolean;
  /** What to ask the language model. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Whether to redact personal information.
   *
   * Default: `false`.
   */
  pii_redaction: boolean;
  /** Which entities to redact, and how to replace them. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Whether to also split the transcript into sentences.
   *
   * Default: `false`.
   */
  sentences: boolean;
  /**
   * Whether to enhance the punctuation (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  punctuation_enhanced: boolean;
  /** The language of the audio. */
  language_config?: LanguageConfig;
  /**
   * Whether to detect the language.
   *
   * Not specified: Its exact effect, its default, and how it combines with `language_config`.
   *
   * Assumption: Recorded parameters may contain it, too. It is in the example of the request and
   * in the mapping from the first version, but not among the recorded parameters.
   *
   * First version: `language_behaviour`. Set with `detect_language`, `enable_code_switching` and
   * `language`.
   */
  detect_language?: boolean;
  /**
   * Whether to enable code switching.
   *
   * Not specified: Its exact effect, its default, and how it combines with `language_config`.
   *
   * Assumption: Recorded parameters may contain it, too. It is in the example of the request and
   * in the mapping from the first version, but not among the recorded parameters.
   *
   * First version: `language_behaviour`. Set with `detect_language`, `enable_code_switching` and
   * `language`.
   */
  enable_code_switching?: boolean;
  /**
   * Code of a language.
   *
   * Not specified: Its exact effect, its default, and how it combines with `language_config`.
   *
   * Assumption: It is a language code, and recorded parameters may contain it, too. The
   * interface does not state its type; it is in the example of the request and in the mapping
   * from the first version, but not among the recorded parameters.
   *
   * First version: `language_behaviour`. Set with `detect_language`, `enable_code_switching` and
   * `language`.
   */
  language?: TranscriptionLanguageCode;
}

/**
 * Add-ons that run in real time.
 *
 * Assumption: Each configuration is used if its option is true, as the interface states for
 * `custom_vocabulary_config` of pre-recorded jobs.
 */
export interface RealtimeProcessingConfig {
  /**
   * Whether to use a custom vocabulary.
   *
   * Default: `false`.
   */
  custom_vocabulary: boolean;
  /** The custom vocabulary. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Whether to use custom spellings.
   *
   * Default: `false`.
   */
  custom_spelling: boolean;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether to translate the transcript.
   *
   * Default: `false`.
   */
  translation: boolean;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig;
  /**
   * Whether to recognize named entities.
   *
   * Default: `false`.
   */
  named_entity_recognition: boolean;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis: boolean;
  /**
   * Whether to compute accurate timestamps of words.
   *
   * Not specified: Its default.
   *
   * First version: `word_timestamps`. In `realtime_processing` now.
   */
  words_accurate_timestamps?: boolean;
}

/** How to split and format the subtitles. */
export interface SubtitlesConfig {
  /**
   * Formats of the subtitles.
   *
   * At least 1 item.
   *
   * Default: `["srt"]`.
   */
  formats: ("srt" | "vtt")[];
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
   * Maximum number of characters in a row.
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
  style: "default" | "compliance";
}

/** The kind of summary. */
export interface SummarizationConfig {
  /**
   * Type of the summary.
   *
   * Default: `"general"`.
   */
  type: "general" | "bullet_points" | "concise";
}

/** A job of either kind. `kind` says which; `status` says which fields are available. */
export type TranscriptionJob = PreRecordedJob | LiveJob;

/** Which languages to translate into, and how. */
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
  model: "base" | "enhanced";
  /**
   * Whether to align translated utterances with the original ones.
   *
   * Default: `true`.
   */
  match_original_utterances: boolean;
  /**
   * Whether to use lip sync.
   *
   * Default: `true`.
   */
  lipsync: boolean;
  /**
   * Whether to adapt the translation to its context.
   *
   * Default: `true`.
   */
  context_adaptation: boolean;
  /** Free text about the context, to improve accuracy. */
  context?: string;
  /**
   * Whether to use informal forms where available.
   *
   * Default: `false`.
   */
  informal: boolean;
}
