// Generated from the contract by `npm run build`; edit the contract instead.

/** The schemas of the contract with every default filled in, as `parse` returns them. */

import type { AddonError, AudioChunkData, AudioChunkMessage, AudioFile, AudioMetadata, AudioToLlmAddon, AudioToLlmAddonFailed, AudioToLlmAddonSucceeded, AudioToLlmConfig, ChapterizationAddon, ChapterizationAddonFailed, ChapterizationAddonSucceeded, ClientMessage, CustomSpellingConfig, CustomVocabulary, CustomVocabularyConfig, CustomVocabularyEntry, DateOrDateTime, DiarizationAddon, DiarizationAddonFailed, DiarizationAddonSucceeded, DiarizationConfig, DisplayModeAddon, DisplayModeAddonFailed, DisplayModeAddonSucceeded, ErrorResponse, JobKind, JobStatus, LiveResult, LiveSessionCreated, LiveUtterance, ModerationAddon, ModerationAddonFailed, ModerationAddonSucceeded, NameConsistencyAddon, NameConsistencyAddonFailed, NameConsistencyAddonSucceeded, NamedEntityRecognitionAddon, NamedEntityRecognitionAddonFailed, NamedEntityRecognitionAddonSucceeded, OtherServerMessage, PiiEntityType, PiiRedactionConfig, PreRecordedCallback, PreRecordedJobCreated, PreRecordedResult, PreRecordedWebhook, ResultMetadata, Sentence, SentencesAddon, SentencesAddonFailed, SentencesAddonSucceeded, SentimentAnalysisAddon, SentimentAnalysisAddonFailed, SentimentAnalysisAddonSucceeded, ServerMessage, StopRecordingMessage, StructuredDataExtractionAddon, StructuredDataExtractionAddonFailed, StructuredDataExtractionAddonSucceeded, Subtitle, SummarizationAddon, SummarizationAddonFailed, SummarizationAddonSucceeded, TranscriptData, TranscriptMessage, Transcription, TranscriptionLanguageCode, TranslationAddon, TranslationAddonFailed, TranslationAddonSucceeded, TranslationLanguageCode, UploadResponse, Utterance, Word } from '../types.js';

export type { AddonError, AudioChunkData, AudioChunkMessage, AudioFile, AudioMetadata, AudioToLlmAddon, AudioToLlmAddonFailed, AudioToLlmAddonSucceeded, AudioToLlmConfig, ChapterizationAddon, ChapterizationAddonFailed, ChapterizationAddonSucceeded, ClientMessage, CustomSpellingConfig, CustomVocabulary, CustomVocabularyConfig, CustomVocabularyEntry, DateOrDateTime, DiarizationAddon, DiarizationAddonFailed, DiarizationAddonSucceeded, DiarizationConfig, DisplayModeAddon, DisplayModeAddonFailed, DisplayModeAddonSucceeded, ErrorResponse, JobKind, JobStatus, LiveResult, LiveSessionCreated, LiveUtterance, ModerationAddon, ModerationAddonFailed, ModerationAddonSucceeded, NameConsistencyAddon, NameConsistencyAddonFailed, NameConsistencyAddonSucceeded, NamedEntityRecognitionAddon, NamedEntityRecognitionAddonFailed, NamedEntityRecognitionAddonSucceeded, OtherServerMessage, PiiEntityType, PiiRedactionConfig, PreRecordedCallback, PreRecordedJobCreated, PreRecordedResult, PreRecordedWebhook, ResultMetadata, Sentence, SentencesAddon, SentencesAddonFailed, SentencesAddonSucceeded, SentimentAnalysisAddon, SentimentAnalysisAddonFailed, SentimentAnalysisAddonSucceeded, ServerMessage, StopRecordingMessage, StructuredDataExtractionAddon, StructuredDataExtractionAddonFailed, StructuredDataExtractionAddonSucceeded, Subtitle, SummarizationAddon, SummarizationAddonFailed, SummarizationAddonSucceeded, TranscriptData, TranscriptMessage, Transcription, TranscriptionLanguageCode, TranslationAddon, TranslationAddonFailed, TranslationAddonSucceeded, TranslationLanguageCode, UploadResponse, Utterance, Word };

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
  method: "POST" | "PUT";
}

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
  languages: TranscriptionLanguageCode[];
  /**
   * If true, the language of each utterance is detected. If false, the language of the first
   * utterance is detected and kept. Ignored if `languages` contains one code.
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
  receive_partial_transcripts: boolean;
  /**
   * Posts final transcripts.
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
   * Posts errors.
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
  receive_partial_transcripts: boolean;
  /**
   * Sends final transcripts.
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
   * Sends errors.
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

/** Configuration of a live session. An empty object is valid. */
export interface LiveRequest {
  /**
   * Encoding of the audio. `wav/pcm` takes 8, 16, 24, or 32 bits per sample. `wav/alaw` and
   * `wav/ulaw` take 8 bits. Audio is accepted with or without a WAV header.
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
   * Number of channels.
   *
   * Integer. 1 to 8. Default: `1`.
   */
  channels: number;
  /** Identifier of the model. Only the default is supported. */
  model?: string;
  /**
   * Duration of the silence that ends an utterance, in seconds.
   *
   * 0.01 to 10 seconds. Default: `0.05`.
   */
  endpointing: number;
  /**
   * Longest duration of an utterance, in seconds. The utterance then ends even without a
   * silence.
   *
   * 5 to 60 seconds. Default: `5`.
   */
  maximum_duration_without_endpointing: number;
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
  callback: boolean;
  /**
   * URL of the callback and the messages that the service posts to this URL. Used if `callback`
   * is true.
   */
  callback_config?: LiveCallbackConfig;
}

/** Summary and chapters of a live session. */
export interface PostProcessingConfig {
  /**
   * Summarizes the transcript.
   *
   * Default: `false`.
   */
  summarization: boolean;
  /** Type of summary. */
  summarization_config?: SummarizationConfig;
  /**
   * Divides the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization: boolean;
}

/** Options for the pre-processing of the audio. */
export interface PreProcessingConfig {
  /**
   * Enhances the audio.
   *
   * Default: `false`.
   */
  audio_enhancer: boolean;
  /**
   * Threshold for speech detection. A value closer to 1 is stricter, so fewer background sounds
   * are taken as speech.
   *
   * 0 to 1. Default: `0.6`.
   */
  speech_threshold: number;
}

/**
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 */
export type PreRecordedJob = PreRecordedJobPending | PreRecordedJobDone | PreRecordedJobFailed;

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
  diarization: boolean;
  /** Number of speakers. */
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
  /** Type of summary. */
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
  /** Prompts and the language model that answers them. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Redacts personal information.
   *
   * Default: `false`.
   */
  pii_redaction: boolean;
  /** Entities to redact and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). If true, `custom_vocabulary_config` is used. If the
   * value is a list of words, the list is used instead.
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
   * Enables custom spellings (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling: boolean;
  /** Custom spellings. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced: boolean;
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
  diarization: boolean;
  /** Number of speakers. */
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
  /** Type of summary. */
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
  /** Prompts and the language model that answers them. */
  audio_to_llm_config?: AudioToLlmConfig;
  /**
   * Redacts personal information.
   *
   * Default: `false`.
   */
  pii_redaction: boolean;
  /** Entities to redact and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig;
  /**
   * Enables a custom vocabulary (beta). If true, `custom_vocabulary_config` is used. If the
   * value is a list of words, the list is used instead.
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
   * Enables custom spellings (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling: boolean;
  /** Custom spellings. */
  custom_spelling_config?: CustomSpellingConfig;
  /**
   * Enhances the punctuation (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced: boolean;
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

/** Add-ons of a live session that run in real time. */
export interface RealtimeProcessingConfig {
  /**
   * Enables the custom vocabulary.
   *
   * Default: `false`.
   */
  custom_vocabulary: boolean;
  /** The custom vocabulary. */
  custom_vocabulary_config?: CustomVocabularyConfig;
  /**
   * Enables custom spellings.
   *
   * Default: `false`.
   */
  custom_spelling: boolean;
  /** Custom spellings. */
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
   * Recognizes named entities.
   *
   * Default: `false`.
   */
  named_entity_recognition: boolean;
  /**
   * Analyzes the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis: boolean;
  /** Computes accurate word timestamps. */
  words_accurate_timestamps?: boolean;
}

/** Formats, timing, and style of the subtitles. */
export interface SubtitlesConfig {
  /**
   * Formats of the subtitles.
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

/** Type of summary. */
export interface SummarizationConfig {
  /**
   * Type of summary.
   *
   * Default: `"general"`.
   */
  type: "general" | "bullet_points" | "concise";
}

/**
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
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
   * Translation model.
   *
   * Default: `"base"`.
   */
  model: "base" | "enhanced";
  /**
   * Aligns translated utterances with the original utterances.
   *
   * Default: `true`.
   */
  match_original_utterances: boolean;
  /**
   * Enables lip sync.
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
  /** Free text about the context, to improve accuracy. */
  context?: string;
  /**
   * Uses informal forms where available.
   *
   * Default: `false`.
   */
  informal: boolean;
}
