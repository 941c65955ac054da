// Generated from the contract by `npm run build`; edit the contract instead.

/** Types of the schemas with every default filled in, as `parse` returns them. */

import type { AddonError, AudioChunkData, AudioChunkMessage, AudioFile, AudioMetadata, AudioToLlmAddon, AudioToLlmAddonFailed, AudioToLlmAddonSucceeded, AudioToLlmConfig, ChapterizationAddon, ChapterizationAddonFailed, ChapterizationAddonSucceeded, ClientMessage, CustomSpellingConfig, CustomVocabulary, CustomVocabularyConfig, CustomVocabularyEntry, DateOrDateTime, DiarizationAddon, DiarizationAddonFailed, DiarizationAddonSucceeded, DiarizationConfig, DisplayModeAddon, DisplayModeAddonFailed, DisplayModeAddonSucceeded, ErrorResponse, JobKind, JobStatus, LiveResult, LiveSessionCreated, LiveUtterance, ModerationAddon, ModerationAddonFailed, ModerationAddonSucceeded, NameConsistencyAddon, NameConsistencyAddonFailed, NameConsistencyAddonSucceeded, NamedEntityRecognitionAddon, NamedEntityRecognitionAddonFailed, NamedEntityRecognitionAddonSucceeded, OtherServerMessage, PiiEntityType, PiiRedactionConfig, PreRecordedCallback, PreRecordedJobCreated, PreRecordedResult, PreRecordedWebhook, ResultMetadata, Sentence, SentencesAddon, SentencesAddonFailed, SentencesAddonSucceeded, SentimentAnalysisAddon, SentimentAnalysisAddonFailed, SentimentAnalysisAddonSucceeded, ServerMessage, StopRecordingMessage, StructuredDataExtractionAddon, StructuredDataExtractionAddonFailed, StructuredDataExtractionAddonSucceeded, Subtitle, SummarizationAddon, SummarizationAddonFailed, SummarizationAddonSucceeded, TranscriptData, TranscriptMessage, Transcription, TranscriptionLanguageCode, TranslationAddon, TranslationAddonFailed, TranslationAddonSucceeded, TranslationLanguageCode, UploadResponse, Utterance, Word } from '../types.js';

export type { AddonError, AudioChunkData, AudioChunkMessage, AudioFile, AudioMetadata, AudioToLlmAddon, AudioToLlmAddonFailed, AudioToLlmAddonSucceeded, AudioToLlmConfig, ChapterizationAddon, ChapterizationAddonFailed, ChapterizationAddonSucceeded, ClientMessage, CustomSpellingConfig, CustomVocabulary, CustomVocabularyConfig, CustomVocabularyEntry, DateOrDateTime, DiarizationAddon, DiarizationAddonFailed, DiarizationAddonSucceeded, DiarizationConfig, DisplayModeAddon, DisplayModeAddonFailed, DisplayModeAddonSucceeded, ErrorResponse, JobKind, JobStatus, LiveResult, LiveSessionCreated, LiveUtterance, ModerationAddon, ModerationAddonFailed, ModerationAddonSucceeded, NameConsistencyAddon, NameConsistencyAddonFailed, NameConsistencyAddonSucceeded, NamedEntityRecognitionAddon, NamedEntityRecognitionAddonFailed, NamedEntityRecognitionAddonSucceeded, OtherServerMessage, PiiEntityType, PiiRedactionConfig, PreRecordedCallback, PreRecordedJobCreated, PreRecordedResult, PreRecordedWebhook, ResultMetadata, Sentence, SentencesAddon, SentencesAddonFailed, SentencesAddonSucceeded, SentimentAnalysisAddon, SentimentAnalysisAddonFailed, SentimentAnalysisAddonSucceeded, ServerMessage, StopRecordingMessage, StructuredDataExtractionAddon, StructuredDataExtractionAddonFailed, StructuredDataExtractionAddonSucceeded, Subtitle, SummarizationAddon, SummarizationAddonFailed, SummarizationAddonSucceeded, TranscriptData, TranscriptMessage, Transcription, TranscriptionLanguageCode, TranslationAddon, TranslationAddonFailed, TranslationAddonSucceeded, TranslationLanguageCode, UploadResponse, Utterance, Word };

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
  method: "POST" | "PUT";
}

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
  languages: TranscriptionLanguageCode[];
  /**
   * Detects the language of each utterance. If false, the language of the first utterance is
   * detected and kept. Ignored if `languages` contains a single code.
   *
   * Default: `false`.
   */
  code_switching: boolean;
}

/** The query parameters of listTranscriptionJobs. */
export interface ListTranscriptionJobsQuery {
  /**
   * Number of jobs to skip.
   *
   * Integer. At least 0. Default: `0`.
   */
  offset: number;
  /**
   * Maximum number of jobs to return.
   *
   * Integer. At least 1. Default: `20`.
   */
  limit: number;
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
  receive_partial_transcripts: boolean;
  /**
   * Posts final transcripts (`is_final` is true).
   *
   * Default: `true`.
   */
  receive_final_transcripts: boolean;
  /**
   * Posts events when speech begins and ends.
   *
   * Default: `false`.
   */
  receive_speech_events: boolean;
  /**
   * Posts pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events: boolean;
  /**
   * Posts real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events: boolean;
  /**
   * Posts post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events: boolean;
  /**
   * Posts acknowledgments.
   *
   * Default: `false`.
   */
  receive_acknowledgments: boolean;
  /**
   * Posts messages about errors.
   *
   * Default: `false`.
   */
  receive_errors: boolean;
  /**
   * Posts lifecycle events.
   *
   * Default: `true`.
   */
  receive_lifecycle_events: boolean;
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
  receive_partial_transcripts: boolean;
  /**
   * Sends final transcripts (`is_final` is true).
   *
   * Default: `true`.
   */
  receive_final_transcripts: boolean;
  /**
   * Sends events when speech begins and ends.
   *
   * Default: `true`.
   */
  receive_speech_events: boolean;
  /**
   * Sends pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events: boolean;
  /**
   * Sends real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events: boolean;
  /**
   * Sends post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events: boolean;
  /**
   * Sends acknowledgments.
   *
   * Default: `true`.
   */
  receive_acknowledgments: boolean;
  /**
   * Sends messages about errors.
   *
   * Default: `true`.
   */
  receive_errors: boolean;
  /**
   * Sends lifecycle events.
   *
   * Default: `false`.
   */
  receive_lifecycle_events: boolean;
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
  encoding: "wav/pcm" | "wav/alaw" | "wav/ulaw";
  /**
   * Bits per sample.
   *
   * Default: `16`.
   */
  bit_depth: 8 | 16 | 24 | 32;
  /**
   * Samples per second.
   *
   * Default: `16000`.
   */
  sample_rate: 8000 | 16000 | 32000 | 44100 | 48000;
  /**
   * Number of audio channels.
   *
   * Integer. 1 to 8. Default: `1`.
   */
  channels: number;
  /** Languages of the audio. */
  language_config?: LanguageConfig;
  /** Messages that the service sends over the WebSocket. */
  messages_config?: LiveMessagesConfig;
  /**
   * Length of the silence that ends an utterance, in seconds.
   *
   * 0.01 to 10 seconds. Default: `0.05`.
   */
  endpointing: number;
  /**
   * Maximum duration of an utterance, in seconds. After this time, the utterance ends even
   * without a silence.
   *
   * 5 to 60 seconds. Default: `5`.
   */
  maximum_duration_without_endpointing: number;
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
  callback: boolean;
  /** URL of your server and the messages to post to it. Used if `callback` is true. */
  callback_config?: LiveCallbackConfig;
  /** Model ID. Only the default model is supported. */
  model?: string;
}

/** Summary and chapters of a live session. */
export interface PostProcessingConfig {
  /**
   * Summarizes the transcript.
   *
   * Default: `false`.
   */
  summarization: boolean;
  /** Type of summary, such as `bullet_points`. */
  summarization_config?: SummarizationConfig;
  /**
   * Divides the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization: boolean;
}

/** Audio enhancement and the threshold for speech. */
export interface PreProcessingConfig {
  /**
   * Enhances the audio before it is transcribed.
   *
   * Default: `false`.
   */
  audio_enhancer: boolean;
  /**
   * Threshold for speech detection. A value closer to 1 is stricter, so that fewer background
   * sounds count as speech.
   *
   * 0 to 1. Default: `0.6`.
   */
  speech_threshold: number;
}

/** A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
export type PreRecordedJob = PreRecordedJobPending | PreRecordedJobDone | PreRecordedJobFailed;

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
  diarization: boolean;
  /** Number of speakers to expect, exact or as a range. */
  diarization_config?: DiarizationConfig;
  /**
   * Creates subtitles in `result.transcription.subtitles`.
   *
   * Default: `false`.
   */
  subtitles: boolean;
  /** Formats, timing, and style of the subtitles. */
  subtitles_config?: SubtitlesConfig;
  /**
   * Also splits the transcript into sentences, in `result.transcription.sentences`.
   *
   * Default: `false`.
   */
  sentences: boolean;
  /**
   * Translates the transcript (beta). The translations are in `result.translation`.
   *
   * Default: `false`. Maturity: beta.
   */
  translation: boolean;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig;
  /**
   * Summarizes the transcript in `result.summarization`.
   *
   * Default: `false`.
   */
  summarization: boolean;
  /** Type of summary, such as `bullet_points`. */
  summarization_config?: SummarizationConfig;
  /**
   * Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
   *
   * Default: `false`.
   */
  sentiment_analysis: boolean;
  /**
   * Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
   *
   * Default: `false`.
   */
  audio_to_llm: boolean;
  /** Prompts to ask about the audio, and the language model to use. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Replaces personal information in the transcript.
   *
   * Default: `false`.
   */
  pii_redaction: boolean;
  /** Entities to redact, and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to
   * true. Alternatively, set it to a list of words.
   *
   * Default: `false`. Maturity: beta.
   */
  custom_vocabulary: boolean | CustomVocabulary;
  /** The custom vocabulary. Used if `custom_vocabulary` is true. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Calls the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback: boolean;
  /** URL and HTTP method of the callback. Used if `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
   *
   * Default: `false`. Maturity: alpha.
   */
  named_entity_recognition: boolean;
  /**
   * Uses the spellings in `custom_spelling_config` (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling: boolean;
  /** Spellings that replace words in the transcript. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation of the transcript (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced: boolean;
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
  diarization: boolean;
  /** Number of speakers to expect, exact or as a range. */
  diarization_config?: DiarizationConfig;
  /**
   * Creates subtitles in `result.transcription.subtitles`.
   *
   * Default: `false`.
   */
  subtitles: boolean;
  /** Formats, timing, and style of the subtitles. */
  subtitles_config?: SubtitlesConfig;
  /**
   * Also splits the transcript into sentences, in `result.transcription.sentences`.
   *
   * Default: `false`.
   */
  sentences: boolean;
  /**
   * Translates the transcript (beta). The translations are in `result.translation`.
   *
   * Default: `false`. Maturity: beta.
   */
  translation: boolean;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig;
  /**
   * Summarizes the transcript in `result.summarization`.
   *
   * Default: `false`.
   */
  summarization: boolean;
  /** Type of summary, such as `bullet_points`. */
  summarization_config?: SummarizationConfig;
  /**
   * Analyzes the sentiment. The analysis is in `result.sentiment_analysis`.
   *
   * Default: `false`.
   */
  sentiment_analysis: boolean;
  /**
   * Sends prompts about the audio to a language model. The answers are in `result.audio_to_llm`.
   *
   * Default: `false`.
   */
  audio_to_llm: boolean;
  /** Prompts to ask about the audio, and the language model to use. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Replaces personal information in the transcript.
   *
   * Default: `false`.
   */
  pii_redaction: boolean;
  /** Entities to redact, and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). To use `custom_vocabulary_config`, set this field to
   * true. Alternatively, set it to a list of words.
   *
   * Default: `false`. Maturity: beta.
   */
  custom_vocabulary: boolean | CustomVocabulary;
  /** The custom vocabulary. Used if `custom_vocabulary` is true. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Calls the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback: boolean;
  /** URL and HTTP method of the callback. Used if `callback` is true. */
  callback_config?: CallbackConfig;
  /**
   * Recognizes named entities (alpha). The entities are in `result.named_entity_recognition`.
   *
   * Default: `false`. Maturity: alpha.
   */
  named_entity_recognition: boolean;
  /**
   * Uses the spellings in `custom_spelling_config` (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling: boolean;
  /** Spellings that replace words in the transcript. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation of the transcript (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced: boolean;
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

/** Add-ons of a live session that run in real time. */
export interface RealtimeProcessingConfig {
  /**
   * Uses the words in `custom_vocabulary_config`.
   *
   * Default: `false`.
   */
  custom_vocabulary: boolean;
  /** Words to recognize, and their default intensity. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Uses the spellings in `custom_spelling_config`.
   *
   * Default: `false`.
   */
  custom_spelling: boolean;
  /** Spellings that replace words in the transcript. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Translates the transcript.
   *
   * Default: `false`.
   */
  translation: boolean;
  /** Target languages and options of the translation. */
  translation_config?: TranslationConfig;
  /**
   * Recognizes named entities in the transcript.
   *
   * Default: `false`.
   */
  named_entity_recognition: boolean;
  /**
   * Analyzes the sentiment of the transcript.
   *
   * Default: `false`.
   */
  sentiment_analysis: boolean;
  /** Computes accurate timestamps for words. */
  words_accurate_timestamps?: boolean;
}

/** Formats, timing, and style of the subtitles. */
export interface SubtitlesConfig {
  /**
   * Formats in which to create subtitles.
   *
   * At least 1 item. Default: `["srt"]`.
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
  style: "default" | "compliance";
}

/** Type of summary, such as `bullet_points`. */
export interface SummarizationConfig {
  /**
   * Type of summary.
   *
   * Default: `"general"`.
   */
  type: "general" | "bullet_points" | "concise";
}

/**
 * A pre-recorded or live job. Check `kind` to tell pre-recorded from live jobs, then `status`
 * to see which fields are set.
 */
export type TranscriptionJob = PreRecordedJob | LiveJob;

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
  model: "base" | "enhanced";
  /**
   * Aligns each translated utterance with its original utterance.
   *
   * Default: `true`.
   */
  match_original_utterances: boolean;
  /**
   * Enables lip sync for the translation.
   *
   * Default: `true`.
   */
  lipsync: boolean;
  /**
   * Adapts the translation to the context.
   *
   * Default: `true`.
   */
  context_adaptation: boolean;
  /** Free text that describes the context, to improve accuracy. */
  context?: string;
  /**
   * Uses informal forms in the translation where they are available.
   *
   * Default: `false`.
   */
  informal: boolean;
}
