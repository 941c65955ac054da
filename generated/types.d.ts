// Generated from the contract by `npm run build`; edit the contract instead.

import type { Form, Plain, UnspecifiedBody } from './operations.js';

/**
 * The schemas of the contract, for sending and receiving: a field with a default may be left
 * out. `types/resolved` has the same names with the defaults filled in.
 */

/**
 * What went wrong in an add-on.
 *
 * Not specified: The fields of the error.
 */
export interface AddonError {
  [key: string]: unknown;
}

/**
 * The content of an audio chunk.
 *
 * Assumption: The field is required, since it is not described as conditional.
 */
export interface AudioChunkData {
  /**
   * The audio.
   *
   * Encoded as base64.
   *
   * Not specified: What happens to a chunk that is not base64.
   *
   * Assumption: The schema does not enforce base64, which the keyword only names.
   *
   * First version: `frames`.
   */
  chunk: string;
}

/**
 * A chunk of audio in a JSON message. Raw audio can be sent in binary frames instead.
 *
 * Assumption: All fields are required, since none is described as conditional.
 */
export interface AudioChunkMessage {
  /** Type of the message. */
  type: "audio_chunk";
  /** The content of an audio chunk. */
  data: AudioChunkData;
}

/** The audio of a job. */
export interface AudioFile {
  /** The file's identifier. */
  id: string;
  /** Name of the uploaded file. */
  filename: string | null;
  /**
   * Download link, when `audio_url` was used.
   *
   * Assumption: An uploaded file has one, too, since the URL that the upload returned is used as
   * `audio_url`.
   */
  source: string | null;
  /**
   * Duration of the audio.
   *
   * In seconds.
   *
   * Assumption: The unit is seconds, as in the metadata of a result.
   */
  audio_duration: number | null;
  /**
   * Number of channels.
   *
   * Integer. At least 1.
   */
  number_of_channels: number | null;
}

/**
 * Metadata of an uploaded file.
 *
 * Assumption: All fields are required, since none is described as conditional.
 */
export interface AudioMetadata {
  /** The file's identifier. */
  id: string;
  /** Original name of the file. */
  filename: string;
  /** Extension of the file's name. */
  extension: string;
  /**
   * Size of the file.
   *
   * Integer.
   *
   * Not specified: The unit of the size.
   *
   * Assumption: It is not negative. The interface states no bound, so the schema has none.
   */
  size: number;
  /**
   * Duration of the audio.
   *
   * In seconds.
   *
   * Assumption: The unit is seconds, as in the metadata of a result.
   */
  audio_duration: number;
  /**
   * Number of channels.
   *
   * Integer.
   */
  number_of_channels: number;
}

/** The answers of the language model. */
export type AudioToLlmAddon = AudioToLlmAddonSucceeded | AudioToLlmAddonFailed;

/** The add-on failed. */
export interface AudioToLlmAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The answers. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface AudioToLlmAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The answers. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** What to ask a language model about the audio. */
export interface AudioToLlmConfig {
  /**
   * The prompts.
   *
   * At least 1 item.
   */
  prompts: unknown[][];
  /**
   * Identifier of the model. Defaults to a third-party model.
   *
   * Not specified: The identifier of the default model, and whether others are accepted.
   */
  model?: string;
}

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
  method?: "POST" | "PUT";
}

/** The chapters of the transcript. */
export type ChapterizationAddon = ChapterizationAddonSucceeded | ChapterizationAddonFailed;

/** The add-on failed. */
export interface ChapterizationAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The chapters. */
  results: {
    [key: string]: unknown;
  } | null;
}

/** The add-on succeeded. */
export interface ChapterizationAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The chapters. */
  results: {
    [key: string]: unknown;
  } | null;
}

/** A message from the client. */
export type ClientMessage = AudioChunkMessage | StopRecordingMessage;

/** Spellings to replace. */
export interface CustomSpellingConfig {
  /** Target spellings, each with the spellings that it replaces. */
  spelling_dictionary: {
    [key: string]: string[];
  };
}

/** A list of words to recognize. */
export type CustomVocabulary = (string | CustomVocabularyEntry)[];

/** A custom vocabulary. */
export interface CustomVocabularyConfig {
  /** The words. */
  vocabulary: CustomVocabulary;
  /**
   * Intensity of words that have no intensity of their own.
   *
   * 0 to 1.
   *
   * Not specified: Its default.
   */
  default_intensity?: number;
}

/** A word to recognize, with its properties. */
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
 * A day, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * Must be a date or a date and time.
 *
 * Assumption: Both forms are accepted: the filters are declared as a date and time, and one of
 * them is described by the format YYYY-MM-DD.
 */
export type DateOrDateTime = string;

/** The utterances of the transcript, with their speakers. */
export type DiarizationAddon = DiarizationAddonSucceeded | DiarizationAddonFailed;

/** The add-on failed. */
export interface DiarizationAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /**
   * The utterances.
   *
   * Not specified: The value when the add-on failed, since null is not listed as a type.
   */
  results: Utterance[];
}

/** The add-on succeeded. */
export interface DiarizationAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /**
   * The utterances.
   *
   * Not specified: The value when the add-on failed, since null is not listed as a type.
   */
  results: Utterance[];
}

/** The number of speakers, exactly or within bounds. */
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

/** The output of the display mode. */
export type DisplayModeAddon = DisplayModeAddonSucceeded | DisplayModeAddonFailed;

/** The add-on failed. */
export interface DisplayModeAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The output. */
  results: string[] | null;
}

/** The add-on succeeded. */
export interface DisplayModeAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The output. */
  results: string[] | null;
}

/**
 * Why a request was refused.
 *
 * Assumption: The fields of an error mean what their names say.
 */
export interface ErrorResponse {
  /** Time of the error. */
  timestamp: string;
  /** Requested path. */
  path: string;
  /** Identifier of the request, for debugging. */
  request_id: string;
  /** HTTP status code of the response. */
  statusCode: number;
  /** What went wrong, in words. */
  message: string;
}

/** How the audio of a job reaches the service, as a recording or over a live session. */
export type JobKind = "pre-recorded" | "live";

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
 * The status of a job. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed; the result is available. `error`: processing failed.
 *
 * Not specified: Which status may follow which.
 */
export type JobStatus = "queued" | "processing" | "done" | "error";

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
  languages?: TranscriptionLanguageCode[];
  /**
   * Whether to detect the language of each utterance (true), or only of the first one and keep
   * it (false). Ignored if `languages` contains one code.
   *
   * Default: `false`.
   *
   * Assumption: The schema accepts it with a single code, although it is then ignored.
   */
  code_switching?: boolean;
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
  offset?: number;
  /**
   * Maximum number of jobs to return.
   *
   * Integer. At least 1.
   *
   * Default: `20`.
   */
  limit?: number;
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
  receive_partial_transcripts?: boolean;
  /**
   * Whether to post final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean;
  /**
   * Whether to post events when speech begins and ends.
   *
   * Default: `false`.
   */
  receive_speech_events?: boolean;
  /**
   * Whether to post pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean;
  /**
   * Whether to post real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean;
  /**
   * Whether to post post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean;
  /**
   * Whether to post acknowledgments.
   *
   * Default: `false`.
   */
  receive_acknowledgments?: boolean;
  /**
   * Whether to post errors.
   *
   * Default: `false`.
   */
  receive_errors?: boolean;
  /**
   * Whether to post lifecycle events.
   *
   * Default: `true`.
   */
  receive_lifecycle_events?: boolean;
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
  receive_partial_transcripts?: boolean;
  /**
   * Whether to send final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean;
  /**
   * Whether to send events when speech begins and ends.
   *
   * Default: `true`.
   */
  receive_speech_events?: boolean;
  /**
   * Whether to send pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean;
  /**
   * Whether to send real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean;
  /**
   * Whether to send post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean;
  /**
   * Whether to send acknowledgments.
   *
   * Default: `true`.
   */
  receive_acknowledgments?: boolean;
  /**
   * Whether to send errors.
   *
   * Default: `true`.
   */
  receive_errors?: boolean;
  /**
   * Whether to send lifecycle events.
   *
   * Default: `false`.
   */
  receive_lifecycle_events?: boolean;
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
  encoding?: "wav/pcm" | "wav/alaw" | "wav/ulaw";
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
   * Integer. 1 to 8.
   *
   * Default: `1`.
   */
  channels?: number;
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
  endpointing?: number;
  /**
   * Duration after which an utterance ends without endpointing, in seconds.
   *
   * 5 to 60 seconds.
   *
   * Default: `5`.
   *
   * First version: `maximum_audio_duration`.
   */
  maximum_duration_without_endpointing?: number;
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
  callback?: boolean;
  /** Where to post messages, and which. Used if `callback` is true. */
  callback_config?: LiveCallbackConfig;
}

/** The result of a live job. The block of an add-on is present only if that add-on was enabled. */
export interface LiveResult {
  /** Durations, number of channels and billed time. */
  metadata: ResultMetadata;
  /** The transcript. */
  transcription?: Transcription;
  /** The translations. */
  translation?: TranslationAddon;
  /** The summary. */
  summarization?: SummarizationAddon;
  /** The named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** The sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** The chapters. */
  chapterization?: ChapterizationAddon;
  /**
   * The messages that the service sent during the session.
   *
   * Not specified: How a message is written in its string.
   *
   * Assumption: Each string is the JSON text of a message, since messages are sent as JSON.
   */
  messages?: string[];
}

/**
 * The created session.
 *
 * Not specified: The other fields of the response.
 */
export interface LiveSessionCreated {
  /**
   * URL of the session's WebSocket. It contains a token for this session, so it can be given to
   * a web client without revealing the account's key, and used to resume the session after a
   * lost connection.
   */
  url: string;
  [key: string]: unknown;
}

/**
 * An utterance in a message.
 *
 * Assumption: All fields are required, since none is described as conditional.
 *
 * Assumption: The times are in seconds, as in the utterance of a result.
 *
 * Assumption: First-version names apply in messages, too. The interface states them only for
 * results.
 */
export interface LiveUtterance {
  /**
   * The text of the utterance.
   *
   * First version: `transcription`.
   */
  text: string;
  /**
   * Language of the utterance.
   *
   * Assumption: The code is one of those of a request, without a region, and never empty.
   */
  language: TranscriptionLanguageCode;
  /**
   * Start of the utterance, in seconds.
   *
   * First version: `time_begin`.
   */
  start: number;
  /**
   * End of the utterance, in seconds.
   *
   * First version: `time_end`.
   */
  end: number;
  /**
   * Channel of the utterance.
   *
   * Integer.
   *
   * Not specified: How channels are numbered.
   *
   * First version: An integer; a string in the first version.
   */
  channel: number;
  /** The words of the utterance. */
  words: Word[];
  /**
   * Confidence in the transcription of the utterance.
   *
   * Not specified: The range of a confidence.
   */
  confidence: number;
}

/** The moderation of the transcript. */
export type ModerationAddon = ModerationAddonSucceeded | ModerationAddonFailed;

/** The add-on failed. */
export interface ModerationAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The outcome of the moderation, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface ModerationAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The outcome of the moderation, as text. */
  results: string | null;
}

/** The consistency of the names in the transcript. */
export type NameConsistencyAddon = NameConsistencyAddonSucceeded | NameConsistencyAddonFailed;

/** The add-on failed. */
export interface NameConsistencyAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The consistency of the names, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface NameConsistencyAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The consistency of the names, as text. */
  results: string | null;
}

/** The named entities of the transcript. */
export type NamedEntityRecognitionAddon = NamedEntityRecognitionAddonSucceeded | NamedEntityRecognitionAddonFailed;

/** The add-on failed. */
export interface NamedEntityRecognitionAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The entities. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface NamedEntityRecognitionAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The entities. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/**
 * A message of a kind other than a transcript: a lifecycle event, an acknowledgment, a message
 * of an add-on or of post-processing, the beginning or the end of speech, an event of
 * pre-processing or real-time processing, or an error.
 *
 * Assumption: All fields but `data` are required, since none of them is described as
 * conditional.
 */
export interface OtherServerMessage {
  /**
   * Identifier of the session.
   *
   * Not specified: How it relates to the `id` of the live job.
   */
  session_id: string;
  /**
   * Creation time of the message.
   *
   * Must be a date and time.
   */
  created_at: string;
  /**
   * Type of the message, any but `transcript`.
   *
   * Not specified: The values of `type`.
   */
  type: (string & {});
  /**
   * Content of the message.
   *
   * Not specified: The shape of the content.
   *
   * Assumption: It may be absent, since no message of these kinds is shown.
   */
  data?: {
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** A type of entity to redact. */
export type PiiEntityType = "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR";

/** Which entities to redact, and how to replace them. */
export interface PiiRedactionConfig {
  /**
   * The type of entity to redact, or a list of types.
   *
   * Not specified: What is redacted by default.
   *
   * Assumption: One value and a list of values are both accepted, since both are described.
   */
  entity_types?: PiiEntityType | PiiEntityType[];
  /**
   * How to replace redacted text.
   *
   * Not specified: How text is replaced by default.
   */
  processed_text_type?: "MARKER" | "MASK";
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
  summarization?: boolean;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether to divide the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization?: boolean;
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
  audio_enhancer?: boolean;
  /**
   * Threshold of speech detection. The higher, the fewer background sounds count as speech.
   *
   * 0 to 1.
   *
   * Default: `0.6`.
   */
  speech_threshold?: number;
}

/**
 * The notification that a pre-recorded job has finished.
 *
 * Not specified: The rest of the body.
 */
export interface PreRecordedCallback {
  /**
   * The job's identifier.
   *
   * Must be a UUID.
   *
   * Assumption: Its format is that of the identifier in the job.
   */
  id: string;
  /**
   * Whether the outcome is a success or an error.
   *
   * Not specified: The values of `event`.
   */
  event: string;
  [key: string]: unknown;
}

/** A job that transcribes a recording. Poll it until its status is `done` or `error`. */
export type PreRecordedJob = PreRecordedJobPending | PreRecordedJobDone | PreRecordedJobFailed;

/**
 * The created job.
 *
 * Not specified: The other fields of the response.
 */
export interface PreRecordedJobCreated {
  /**
   * The job's identifier.
   *
   * Must be a UUID.
   *
   * Assumption: Its format is that of the identifier in the job.
   */
  id: string;
  /**
   * URL of the job, which contains the identifier. Send a `GET` to it to fetch the job.
   *
   * Must be an absolute URI.
   *
   * Assumption: It is an absolute URL.
   */
  result_url: string;
  [key: string]: unknown;
}

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
  custom_vocabulary?: boolean | CustomVocabulary;
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
  callback?: boolean;
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
  subtitles?: boolean;
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
  diarization?: boolean;
  /** The number of speakers. */
  diarization_config?: DiarizationConfig;
  /**
   * Whether to translate the transcript (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   */
  translation?: boolean;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig;
  /**
   * Whether to summarize the transcript.
   *
   * Default: `false`.
   */
  summarization?: boolean;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether to recognize named entities (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  named_entity_recognition?: boolean;
  /**
   * Whether to use custom spellings (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  custom_spelling?: boolean;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean;
  /**
   * Whether to ask a language model about the audio.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean;
  /** What to ask the language model. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Whether to redact personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean;
  /** Which entities to redact, and how to replace them. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Whether to also split the transcript into sentences.
   *
   * Default: `false`.
   */
  sentences?: boolean;
  /**
   * Whether to enhance the punctuation (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  punctuation_enhanced?: boolean;
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
  custom_vocabulary?: boolean | CustomVocabulary;
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
  callback?: boolean;
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
  subtitles?: boolean;
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
  diarization?: boolean;
  /** The number of speakers. */
  diarization_config?: DiarizationConfig;
  /**
   * Whether to translate the transcript (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   */
  translation?: boolean;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig;
  /**
   * Whether to summarize the transcript.
   *
   * Default: `false`.
   */
  summarization?: boolean;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Whether to recognize named entities (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  named_entity_recognition?: boolean;
  /**
   * Whether to use custom spellings (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  custom_spelling?: boolean;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean;
  /**
   * Whether to ask a language model about the audio.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean;
  /** What to ask the language model. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Whether to redact personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean;
  /** Which entities to redact, and how to replace them. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Whether to also split the transcript into sentences.
   *
   * Default: `false`.
   */
  sentences?: boolean;
  /**
   * Whether to enhance the punctuation (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  punctuation_enhanced?: boolean;
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
 * The result of a pre-recorded job. The block of an add-on is present only if that add-on was
 * enabled.
 */
export interface PreRecordedResult {
  /** Durations, number of channels and billed time. */
  metadata: ResultMetadata;
  /** The transcript. */
  transcription?: Transcription;
  /** The translations. */
  translation?: TranslationAddon;
  /** The summary. */
  summarization?: SummarizationAddon;
  /** The named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon;
  /** The sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon;
  /** The chapters. */
  chapterization?: ChapterizationAddon;
  /** The outcome of the moderation. */
  moderation?: ModerationAddon;
  /**
   * Not specified: What replaces it.
   *
   * @deprecated The consistency of names.
   */
  name_consistency?: NameConsistencyAddon;
  /** The extracted data. */
  structured_data_extraction?: StructuredDataExtractionAddon;
  /** The answers of the language model. */
  audio_to_llm?: AudioToLlmAddon;
  /** @deprecated The sentences. Use `sentences` in `transcription` instead. */
  sentences?: SentencesAddon;
  /** The output of the display mode. */
  display_mode?: DisplayModeAddon;
  /**
   * Not specified: What replaces it.
   *
   * @deprecated The utterances, with their speakers. It contains the result if diarization was requested and
   * an error occurred.
   */
  diarization?: DiarizationAddon;
}

/**
 * The notification that the transcription of a recording is done. Use the identifier to fetch
 * the result.
 *
 * Not specified: The rest of the body.
 */
export interface PreRecordedWebhook {
  /**
   * The job's identifier.
   *
   * Must be a UUID.
   *
   * Assumption: Its format is that of the identifier in the job.
   */
  id: string;
  [key: string]: unknown;
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
  custom_vocabulary?: boolean;
  /** The custom vocabulary. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Whether to use custom spellings.
   *
   * Default: `false`.
   */
  custom_spelling?: boolean;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Whether to translate the transcript.
   *
   * Default: `false`.
   */
  translation?: boolean;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig;
  /**
   * Whether to recognize named entities.
   *
   * Default: `false`.
   */
  named_entity_recognition?: boolean;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean;
  /**
   * Whether to compute accurate timestamps of words.
   *
   * Not specified: Its default.
   *
   * First version: `word_timestamps`. In `realtime_processing` now.
   */
  words_accurate_timestamps?: boolean;
}

/** Durations, number of channels and billed time. */
export interface ResultMetadata {
  /**
   * Duration of the audio, in seconds.
   *
   * Assumption: The name in the first version was `duration`. The interface calls it the
   * duration, without its name.
   *
   * First version: `duration`.
   */
  audio_duration: number;
  /**
   * Number of distinct channels of the audio.
   *
   * Integer. At least 1.
   */
  number_of_distinct_channels: number;
  /**
   * Billed time, in seconds. `audio_duration` times `number_of_distinct_channels`.
   *
   * Assumption: The schema does not enforce the product, since JSON Schema cannot relate two
   * numbers.
   */
  billing_time: number;
  /**
   * Time that the transcription took, in seconds.
   *
   * First version: `total_transcription_time`.
   */
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

/** The sentences of the transcript. Use `sentences` in `transcription` instead. */
export type SentencesAddon = SentencesAddonSucceeded | SentencesAddonFailed;

/** The add-on failed. */
export interface SentencesAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The sentences. */
  results: string[] | null;
}

/** The add-on succeeded. */
export interface SentencesAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The sentences. */
  results: string[] | null;
}

/** The sentiment of the transcript. */
export type SentimentAnalysisAddon = SentimentAnalysisAddonSucceeded | SentimentAnalysisAddonFailed;

/** The add-on failed. */
export interface SentimentAnalysisAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /**
   * The sentiment.
   *
   * Not specified: The value when the add-on failed, since null is not listed as a type.
   */
  results: string;
}

/** The add-on succeeded. */
export interface SentimentAnalysisAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /**
   * The sentiment.
   *
   * Not specified: The value when the add-on failed, since null is not listed as a type.
   */
  results: string;
}

/** A message from the service, a transcript or a message of another kind. `type` says which. */
export type ServerMessage = TranscriptMessage | OtherServerMessage;

/** A request to end the session. */
export interface StopRecordingMessage {
  /** Type of the message. */
  type: "stop_recording";
}

/** The data extracted from the transcript. */
export type StructuredDataExtractionAddon = StructuredDataExtractionAddonSucceeded | StructuredDataExtractionAddonFailed;

/** The add-on failed. */
export interface StructuredDataExtractionAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The extracted data, as text. */
  results: string | null;
}

/** The add-on succeeded. */
export interface StructuredDataExtractionAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The extracted data, as text. */
  results: string | null;
}

/**
 * A subtitle record of the transcript.
 *
 * Not specified: The fields of a subtitle record.
 */
export interface Subtitle {
  [key: string]: unknown;
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
  style?: "default" | "compliance";
}

/** The summary of the transcript. */
export type SummarizationAddon = SummarizationAddonSucceeded | SummarizationAddonFailed;

/** The add-on failed. */
export interface SummarizationAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The summary. */
  results: string | null;
}

/** The add-on succeeded. */
export interface SummarizationAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The summary. */
  results: string | null;
}

/** The kind of summary. */
export interface SummarizationConfig {
  /**
   * Type of the summary.
   *
   * Default: `"general"`.
   */
  type?: "general" | "bullet_points" | "concise";
}

/**
 * The content of a transcript message.
 *
 * Assumption: All fields are required, since none is described as conditional.
 */
export interface TranscriptData {
  /**
   * Identifier of the transcript.
   *
   * Not specified: Whether a final transcript has the identifier of the partial ones before it.
   */
  id: string;
  /** Whether the transcript is final (true) or partial (false). */
  is_final: boolean;
  /** An utterance in a message. */
  utterance: LiveUtterance;
}

/**
 * A transcript of an utterance, partial or final.
 *
 * Assumption: All fields are required, since none is described as conditional.
 */
export interface TranscriptMessage {
  /**
   * Identifier of the session.
   *
   * Not specified: How it relates to the `id` of the live job.
   */
  session_id: string;
  /**
   * Creation time of the message.
   *
   * Must be a date and time.
   */
  created_at: string;
  /** Type of the message. */
  type: "transcript";
  /** The content of a transcript message. */
  data: TranscriptData;
}

/** The transcript. */
export interface Transcription {
  /** The whole transcript. */
  full_transcript: string;
  /**
   * Detected languages, from the most to the least detected.
   *
   * Assumption: The schema does not enforce the order, since the result does not say how often
   * each language was detected.
   *
   * Assumption: The codes are those of a request. A code with a region, such as `en-US`, is not
   * one of them.
   */
  languages: TranscriptionLanguageCode[];
  /**
   * The utterances of the transcript.
   *
   * First version: `prediction`.
   */
  utterances: Utterance[];
  /**
   * The sentences of the transcript, if `sentences` was enabled.
   *
   * Assumption: Live results may contain it, too: their transcription is the same, though
   * sentences are an add-on for pre-recorded jobs only.
   */
  sentences?: Sentence[];
  /**
   * The subtitles, if `subtitles` was enabled.
   *
   * Assumption: Live results may contain it, too: their transcription is the same, though
   * subtitles are an add-on for pre-recorded jobs only.
   */
  subtitles?: Subtitle[];
}

/** A job of either kind. `kind` says which; `status` says which fields are available. */
export type TranscriptionJob = PreRecordedJob | LiveJob;

/**
 * Code of a language for transcription, in the style of ISO 639-1.
 *
 * Not specified: The codes after `hu`.
 *
 * Assumption: Any code of two or three lowercase letters is accepted, so that none is refused
 * for not being listed here.
 */
export type TranscriptionLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | (string & {});

/** The translations of the transcript. */
export type TranslationAddon = TranslationAddonSucceeded | TranslationAddonFailed;

/** The add-on failed. */
export interface TranslationAddonFailed {
  /** Whether the add-on succeeded. */
  success: false;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** What went wrong. */
  error: AddonError | null;
  /** The translations, one for each target language. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

/** The add-on succeeded. */
export interface TranslationAddonSucceeded {
  /** Whether the add-on succeeded. */
  success: true;
  /** Whether the results are empty. */
  is_empty: boolean;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time: number;
  /** Always null, since the add-on succeeded. */
  error: null;
  /** The translations, one for each target language. */
  results: {
    [key: string]: unknown;
  }[] | null;
}

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
  model?: "base" | "enhanced";
  /**
   * Whether to align translated utterances with the original ones.
   *
   * Default: `true`.
   */
  match_original_utterances?: boolean;
  /**
   * Whether to use lip sync.
   *
   * Default: `true`.
   */
  lipsync?: boolean;
  /**
   * Whether to adapt the translation to its context.
   *
   * Default: `true`.
   */
  context_adaptation?: boolean;
  /** Free text about the context, to improve accuracy. */
  context?: string;
  /**
   * Whether to use informal forms where available.
   *
   * Default: `false`.
   */
  informal?: boolean;
}

/** Code of a language for translation, in the style of ISO 639-1. */
export type TranslationLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh";

/**
 * The URL of an uploaded file, and its metadata.
 *
 * Assumption: All fields of the response are required, since none is described as conditional.
 */
export interface UploadResponse {
  /**
   * URL of the uploaded file, of the shape `{base_url}/file/<file_id>`. Use it as `audio_url` of
   * a pre-recorded job.
   *
   * Must be an absolute URI.
   */
  audio_url: string;
  /** Metadata of the uploaded file. */
  audio_metadata: AudioMetadata;
}

/**
 * An utterance in a result.
 *
 * Assumption: All fields but `confidence` and `speaker` are required, since none of them is
 * described as conditional.
 */
export interface Utterance {
  /**
   * The text of the utterance.
   *
   * First version: `transcription`.
   */
  text: string;
  /**
   * Language of the utterance.
   *
   * Assumption: The code is one of those of a request, without a region, and never empty.
   */
  language: TranscriptionLanguageCode;
  /**
   * Start of the utterance, in seconds.
   *
   * First version: `time_begin`.
   */
  start: number;
  /**
   * End of the utterance, in seconds.
   *
   * First version: `time_end`.
   */
  end: number;
  /**
   * Channel of the utterance.
   *
   * Integer.
   *
   * Not specified: How channels are numbered.
   *
   * First version: An integer; a string in the first version.
   */
  channel: number;
  /** The words of the utterance. */
  words: Word[];
  /**
   * Confidence in the transcription of the utterance.
   *
   * Not specified: The range of a confidence.
   *
   * Assumption: Results may contain it, since the utterance of a live message does.
   */
  confidence?: number;
  /**
   * Number of the speaker. Absent without diarization.
   *
   * Integer.
   *
   * Not specified: How speakers are numbered.
   */
  speaker?: number;
}

/**
 * A word of an utterance.
 *
 * Assumption: All fields are required, since none is described as conditional.
 *
 * Assumption: The times are in seconds, as those of the utterance are.
 *
 * Assumption: First-version names apply in messages, too. The interface states them only for
 * results.
 */
export interface Word {
  /** The word. */
  word: string;
  /**
   * Start of the word, in seconds.
   *
   * First version: `time_begin`.
   */
  start: number;
  /**
   * End of the word, in seconds.
   *
   * First version: `time_end`.
   */
  end: number;
  /**
   * Confidence in the transcription of the word.
   *
   * Not specified: The range of a confidence.
   */
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
     * Uploads an audio or video file and returns a URL to use as `audio_url` of a pre-recorded
     * job. A file that already has a URL needs no upload.
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
     * Creates a job that transcribes the audio or video file at `audio_url`, and returns without
     * waiting for the result. The call does not accept a file. Fetch the job at `result_url`, or
     * be notified by a callback or a webhook when it has finished.
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
     * Returns the job in its current state. Poll it until its status is `done` or `error`. The
     * path is assumed; only the URL in `result_url` is certain.
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
     * Creates a session with the given configuration and returns the URL of its WebSocket. Connect
     * to it and stream audio, as the AsyncAPI document of the same version describes.
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
     * Lists jobs of both kinds that match the parameters, page by page. A more specific endpoint,
     * which lists pre-recorded jobs, is preferred.
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
         * The job's identifier.
         *
         * Must be a UUID.
         *
         * Assumption: The identifier is the last part of the path, in the same format as in the job.
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
         * Start of the page.
         *
         * Integer. At least 0.
         *
         * Default: `0`.
         *
         * Assumption: It is the number of jobs before the page.
         */
        offset?: number;
        /**
         * Maximum number of jobs to return.
         *
         * Integer. At least 1.
         *
         * Default: `20`.
         */
        limit?: number;
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
