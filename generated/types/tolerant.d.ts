// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * The schemas of the contract for tolerant readers: any field except the tag of a union may be
 * missing or null, or have any value of its JSON type.
 */

/** Error of a failed add-on. */
export interface AddonError {
  [key: string]: unknown;
}

/** The audio, in `chunk`. */
export interface AudioChunkData {
  /** The audio, encoded as base64. */
  chunk?: string | null;
}

/**
 * A chunk of audio in a JSON message. Instead of this message, a client can send binary
 * frames.
 */
export interface AudioChunkMessage {
  /** Type of the message. */
  type?: "audio_chunk";
  data?: AudioChunkData | null;
}

/** Audio file of a job. */
export interface AudioFile {
  /** Identifier of the file. */
  id?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
  /** Download link. Set when the job was created with an `audio_url`. */
  source?: string | null;
  /** Duration of the audio, in seconds. */
  audio_duration?: number | null;
  /** Number of channels. */
  number_of_channels?: number | null;
}

/** Metadata of an uploaded file. */
export interface AudioMetadata {
  /** Identifier of the file. */
  id?: string | null;
  /** Original file name. */
  filename?: string | null;
  /** File name extension. */
  extension?: string | null;
  /** Size of the file. */
  size?: number | null;
  /** Duration of the audio, in seconds. */
  audio_duration?: number | null;
  /** Number of channels. */
  number_of_channels?: number | null;
}

/** Answers of the language model. */
export interface AudioToLlmAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * AudioToLlmAddonSucceeded: Null, because the add-on succeeded.
   * AudioToLlmAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The answers. */
  results?: unknown;
}

/** Prompts about the audio and the language model that answers them. */
export interface AudioToLlmConfig {
  /** Prompts for the language model. Each prompt is a list. */
  prompts?: unknown[][] | null;
  /** Identifier of the model. Defaults to a third-party model. */
  model?: string | null;
}

/** The request that the service sends when a pre-recorded job finishes. */
export interface CallbackConfig {
  /** URL of the callback. */
  url?: string | null;
  /**
   * HTTP method of the callback.
   *
   * Default: `"POST"`.
   */
  method?: "POST" | "PUT" | (string & {}) | null;
}

/** Chapters of the transcript. */
export interface ChapterizationAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * ChapterizationAddonSucceeded: Null, because the add-on succeeded.
   * ChapterizationAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The chapters. */
  results?: unknown;
}

/** A message from the client. */
export type ClientMessage = (AudioChunkMessage & {
  /** Type of the message. */
  type: "audio_chunk";
}) | (StopRecordingMessage & {
  /** Type of the message. */
  type: "stop_recording";
});

/** Spellings that replace words in the transcript. */
export interface CustomSpellingConfig {
  /**
   * Each key is a target spelling, and its value lists the spellings to replace with the target
   * spelling.
   */
  spelling_dictionary?: {
    [key: string]: string[];
  } | null;
}

/** A list of words to recognize. */
export type CustomVocabulary = (string | CustomVocabularyEntry)[];

/** Words to recognize and their default intensity. */
export interface CustomVocabularyConfig {
  /** Words to recognize. */
  vocabulary?: CustomVocabulary | null;
  /** Intensity of words without `intensity`. */
  default_intensity?: number | null;
}

/** A word to recognize, with its intensity, pronunciations, and language. */
export interface CustomVocabularyEntry {
  /** The word. */
  value?: string | null;
  /** Intensity of the word. */
  intensity?: number | null;
  /** Pronunciations of the word. */
  pronunciations?: string[] | null;
  /** Language of the word. Defaults to the language of the transcription. */
  language?: TranscriptionLanguageCode | null;
}

/** A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
export type DateOrDateTime = string;

/** Utterances of the transcript, with their speakers. */
export interface DiarizationAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * DiarizationAddonSucceeded: Null, because the add-on succeeded.
   * DiarizationAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The utterances. */
  results?: unknown;
}

/** Number of speakers, exact or as a range. */
export interface DiarizationConfig {
  /** Exact number of speakers. */
  number_of_speakers?: number | null;
  /** Minimum number of speakers. */
  min_speakers?: number | null;
  /** Maximum number of speakers. */
  max_speakers?: number | null;
}

/** Output of the display mode. */
export interface DisplayModeAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * DisplayModeAddonSucceeded: Null, because the add-on succeeded.
   * DisplayModeAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The output. */
  results?: unknown;
}

/** Body of an error response. */
export interface ErrorResponse {
  /** Time of the error. */
  timestamp?: string | null;
  /** Path of the request. */
  path?: string | null;
  /** Identifier of the request, for debugging. */
  request_id?: string | null;
  /** HTTP status code of the response. */
  statusCode?: number | null;
  /** Description of the error. */
  message?: string | null;
}

/**
 * Kind of the job. A `pre-recorded` job transcribes a recording. A `live` job transcribes a
 * live session.
 */
export type JobKind = "pre-recorded" | "live" | (string & {});

/** A page of the list of jobs. */
export interface JobPage {
  /** URL of the first page. */
  first?: string | null;
  /** URL of the current page. */
  current?: string | null;
  /** URL of the next page, or null on the last page. */
  next?: string | null;
  /** Jobs on the page. */
  items?: TranscriptionJob[] | null;
}

/**
 * Status of the job. A `queued` job waits to be processed. A `processing` job is being
 * processed. A `done` job has been processed, and its result is available. An `error` job
 * failed during processing.
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
   * Expected languages. If the list contains one code, this language is used. If the list is
   * empty or contains several codes, the language is detected.
   *
   * Default: `[]`.
   */
  languages?: TranscriptionLanguageCode[] | null;
  /**
   * If true, the language of each utterance is detected. If false, the language of the first
   * utterance is detected and kept. Ignored if `languages` contains one code.
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
  /** Returns only jobs that are "relevant" to this date. */
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
 * URL of the callback and the messages that the service posts to this URL. To get only final
 * transcripts, set all flags except `receive_final_transcripts` to false.
 */
export interface LiveCallbackConfig {
  /** URL that the service posts messages to. */
  url?: string | null;
  /**
   * Posts partial transcripts.
   *
   * Default: `false`.
   */
  receive_partial_transcripts?: boolean | null;
  /**
   * Posts final transcripts.
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
   * Posts errors.
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
  /** Identifier of the job. */
  id?: string | null;
  /** Identifier of the request, for debugging. */
  request_id?: string | null;
  /** Version number of the interface. */
  version?: number | null;
  /** Status of the job. */
  status?: "queued" | "processing" | "done" | "error" | (string & {}) | null;
  /** Creation time. */
  created_at?: string | null;
  /** Debugging data. */
  post_session_metadata?: {
    [key: string]: unknown;
  } | null;
  /** Kind of the job. */
  kind?: "live";
  /** Completion time. Set when the status is `done` or `error`. */
  completed_at?: string | null;
  /** Error code, similar to an HTTP status code. Set when the status is `error`. */
  error_code?: number | null;
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the session. May be null when the status is `error`. */
  request_params?: unknown;
  /**
   * LiveJobPending: The result. Present when the status is `done`.
   * LiveJobDone: The result.
   * LiveJobFailed: The result, if the failed job has one.
   */
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
  receive_partial_transcripts?: boolean | null;
  /**
   * Sends final transcripts.
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
   * Sends errors.
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

/** Configuration of a live session. An empty object is valid. */
export interface LiveRequest {
  /**
   * Encoding of the audio. `wav/pcm` takes 8, 16, 24, or 32 bits per sample. `wav/alaw` and
   * `wav/ulaw` take 8 bits. Audio is accepted with or without a WAV header.
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
   * Number of channels.
   *
   * Default: `1`.
   */
  channels?: number | null;
  /** Identifier of the model. Only the default is supported. */
  model?: string | null;
  /**
   * Duration of the silence that ends an utterance, in seconds.
   *
   * Default: `0.05`.
   */
  endpointing?: number | null;
  /**
   * Longest duration of an utterance, in seconds. The utterance then ends even without a
   * silence.
   *
   * Default: `5`.
   */
  maximum_duration_without_endpointing?: number | null;
  /** Languages of the audio. */
  language_config?: LanguageConfig | null;
  /** Options for the pre-processing of the audio. */
  pre_processing?: PreProcessingConfig | null;
  /** Add-ons of a live session that run in real time. */
  realtime_processing?: RealtimeProcessingConfig | null;
  /** Summary and chapters of a live session. */
  post_processing?: PostProcessingConfig | null;
  /** Messages that the service sends over the WebSocket. */
  messages_config?: LiveMessagesConfig | null;
  /**
   * Posts messages from the session to the URL in `callback_config`.
   *
   * Default: `false`.
   */
  callback?: boolean | null;
  /**
   * URL of the callback and the messages that the service posts to this URL. Used if `callback`
   * is true.
   */
  callback_config?: LiveCallbackConfig | null;
}

/**
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export interface LiveResult {
  /** Durations, number of channels, and billed time. */
  metadata?: ResultMetadata | null;
  /** The transcript. */
  transcription?: Transcription | null;
  /** Translations. */
  translation?: TranslationAddon | null;
  /** Summary. */
  summarization?: SummarizationAddon | null;
  /** Named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon | null;
  /** Sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon | null;
  /** Chapters. */
  chapterization?: ChapterizationAddon | null;
  /** Messages that the service sent during the session. */
  messages?: string[] | null;
}

/** The created session, with the URL of its WebSocket. */
export interface LiveSessionCreated {
  /**
   * URL of the session's WebSocket. The URL contains a token for this session, so you can give
   * it to a web client without revealing your API key. To resume the session after a lost
   * connection, connect to the same URL.
   */
  url?: string | null;
  [key: string]: unknown;
}

/** An utterance in a message. */
export interface LiveUtterance {
  /** Text of the utterance. */
  text?: string | null;
  /** Language of the utterance. */
  language?: TranscriptionLanguageCode | null;
  /** Start of the utterance, in seconds. */
  start?: number | null;
  /** End of the utterance, in seconds. */
  end?: number | null;
  /** Channel of the utterance. */
  channel?: number | null;
  /** Words of the utterance. */
  words?: Word[] | null;
  /** Confidence in the transcription of the utterance. */
  confidence?: number | null;
}

/** Moderation of the transcript. */
export interface ModerationAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * ModerationAddonSucceeded: Null, because the add-on succeeded.
   * ModerationAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** Outcome of the moderation, as text. */
  results?: unknown;
}

/** Consistency of the names in the transcript. */
export interface NameConsistencyAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * NameConsistencyAddonSucceeded: Null, because the add-on succeeded.
   * NameConsistencyAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** Consistency of the names, as text. */
  results?: unknown;
}

/** Named entities in the transcript. */
export interface NamedEntityRecognitionAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * NamedEntityRecognitionAddonSucceeded: Null, because the add-on succeeded.
   * NamedEntityRecognitionAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The entities. */
  results?: unknown;
}

/**
 * A message other than a transcript. It is an acknowledgment, an add-on message, a
 * post-processing message, an error, or an event. An event is a lifecycle event, a speech
 * begin or end event, a pre-processing event, or a real-time processing event.
 */
export interface OtherServerMessage {
  /** Identifier of the session. */
  session_id?: string | null;
  /** Creation time of the message. */
  created_at?: string | null;
  /** Type of the message. Any value except `transcript` is allowed. */
  type?: (string & {});
  /** Content of the message. */
  data?: {
    [key: string]: unknown;
  } | null;
  [key: string]: unknown;
}

/** Type of entity to redact. */
export type PiiEntityType = "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR" | (string & {});

/** Entities to redact and the replacement for their text. */
export interface PiiRedactionConfig {
  /** Type of entity to redact or a list of types. */
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
  /** Type of summary. */
  summarization_config?: SummarizationConfig | null;
  /**
   * Divides the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization?: boolean | null;
}

/** Options for the pre-processing of the audio. */
export interface PreProcessingConfig {
  /**
   * Enhances the audio.
   *
   * Default: `false`.
   */
  audio_enhancer?: boolean | null;
  /**
   * Threshold for speech detection. A value closer to 1 is stricter, so fewer background sounds
   * are taken as speech.
   *
   * Default: `0.6`.
   */
  speech_threshold?: number | null;
}

/** Notification that a pre-recorded job has finished. */
export interface PreRecordedCallback {
  /** Identifier of the job. */
  id?: string | null;
  /** Outcome of the job, success or failure. */
  event?: string | null;
  [key: string]: unknown;
}

/**
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 */
export interface PreRecordedJob {
  /** Identifier of the job. */
  id?: string | null;
  /** Identifier of the request, for debugging. */
  request_id?: string | null;
  /** Version number of the interface. */
  version?: number | null;
  /** Status of the job. */
  status?: "queued" | "processing" | "done" | "error" | (string & {}) | null;
  /** Creation time. */
  created_at?: string | null;
  /** Debugging data. */
  post_session_metadata?: {
    [key: string]: unknown;
  } | null;
  /** Kind of the job. */
  kind?: "pre-recorded";
  /** Completion time. Set when the status is `done` or `error`. */
  completed_at?: string | null;
  /** Error code, similar to an HTTP status code. Set when the status is `error`. */
  error_code?: number | null;
  /** Metadata given when the job was created, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
  /** The audio file. May be null when the status is `error`. */
  file?: AudioFile | null;
  /** Parameters of the job. May be null when the status is `error`. */
  request_params?: unknown;
  /**
   * PreRecordedJobPending: The result. Present when the status is `done`.
   * PreRecordedJobDone: The result.
   * PreRecordedJobFailed: The result, if the failed job has one.
   */
  result?: PreRecordedResult | null;
}

/** The created job, with its identifier and its URL. */
export interface PreRecordedJobCreated {
  /** Identifier of the job. */
  id?: string | null;
  /**
   * URL of the job. The URL contains the identifier of the job. To fetch the job, send a `GET`
   * request to this URL.
   */
  result_url?: string | null;
  [key: string]: unknown;
}

/** The recording to transcribe and the options of the job. */
export interface PreRecordedRequest {
  /** URL of the audio or video file. Use your own URL or the URL that an upload returned. */
  audio_url?: string | null;
  /** Languages of the audio. */
  language_config?: LanguageConfig | null;
  /**
   * Recognizes speakers. Each utterance then has a `speaker`.
   *
   * Default: `false`.
   */
  diarization?: boolean | null;
  /** Number of speakers. */
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
  /** Type of summary. */
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
  /** Prompts and the language model that answers them. */
  audio_to_llm_config?: AudioToLlmConfig | null;
  /**
   * Redacts personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean | null;
  /** Entities to redact and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig | null;
  /**
   * Enables a custom vocabulary (beta). If true, `custom_vocabulary_config` is used. If the
   * value is a list of words, the list is used instead.
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
   * Enables custom spellings (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean | null;
  /** Custom spellings. */
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Enhances the punctuation (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean | null;
  /** Detects the language. */
  detect_language?: boolean | null;
  /** Enables code switching. */
  enable_code_switching?: boolean | null;
  /** Language code. */
  language?: TranscriptionLanguageCode | null;
  /** @deprecated URL that the service posts the result to. Use `callback` and `callback_config` instead. */
  callback_url?: string | null;
  /** Your own metadata. The job contains it unchanged. */
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
  /** Number of speakers. */
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
  /** Type of summary. */
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
  /** Prompts and the language model that answers them. */
  audio_to_llm_config?: AudioToLlmConfig | null;
  /**
   * Redacts personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean | null;
  /** Entities to redact and the replacement for their text. */
  pii_redaction_config?: PiiRedactionConfig | null;
  /**
   * Enables a custom vocabulary (beta). If true, `custom_vocabulary_config` is used. If the
   * value is a list of words, the list is used instead.
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
   * Enables custom spellings (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  custom_spelling?: boolean | null;
  /** Custom spellings. */
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Enhances the punctuation (alpha).
   *
   * Default: `false`. Maturity: alpha.
   */
  punctuation_enhanced?: boolean | null;
  /** Detects the language. */
  detect_language?: boolean | null;
  /** Enables code switching. */
  enable_code_switching?: boolean | null;
  /** Language code. */
  language?: TranscriptionLanguageCode | null;
  /** @deprecated URL that the service posts the result to. Use `callback` and `callback_config` instead. */
  callback_url?: string | null;
}

/**
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export interface PreRecordedResult {
  /** Durations, number of channels, and billed time. */
  metadata?: ResultMetadata | null;
  /** The transcript. */
  transcription?: Transcription | null;
  /** Translations. */
  translation?: TranslationAddon | null;
  /** Summary. */
  summarization?: SummarizationAddon | null;
  /** Named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon | null;
  /** Sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon | null;
  /** Chapters. */
  chapterization?: ChapterizationAddon | null;
  /** Outcome of the moderation. */
  moderation?: ModerationAddon | null;
  /** @deprecated Consistency of names. */
  name_consistency?: NameConsistencyAddon | null;
  structured_data_extraction?: StructuredDataExtractionAddon | null;
  /** Answers of the language model. */
  audio_to_llm?: AudioToLlmAddon | null;
  /** @deprecated Sentences. Use `transcription.sentences` instead. */
  sentences?: SentencesAddon | null;
  display_mode?: DisplayModeAddon | null;
  /**
   * @deprecated Utterances with their speakers. The interface document describes this block only for
   * requests with diarization that ended in an error. The block then contains the result of the
   * diarization.
   */
  diarization?: DiarizationAddon | null;
}

/**
 * Notification that the transcription of a recording is done. Use the identifier to fetch the
 * result.
 */
export interface PreRecordedWebhook {
  /** Identifier of the job. */
  id?: string | null;
  [key: string]: unknown;
}

/** Add-ons of a live session that run in real time. */
export interface RealtimeProcessingConfig {
  /**
   * Enables the custom vocabulary.
   *
   * Default: `false`.
   */
  custom_vocabulary?: boolean | null;
  /** The custom vocabulary. */
  custom_vocabulary_config?: CustomVocabularyConfig | null;
  /**
   * Enables custom spellings.
   *
   * Default: `false`.
   */
  custom_spelling?: boolean | null;
  /** Custom spellings. */
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
   * Recognizes named entities.
   *
   * Default: `false`.
   */
  named_entity_recognition?: boolean | null;
  /**
   * Analyzes the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean | null;
  /** Computes accurate word timestamps. */
  words_accurate_timestamps?: boolean | null;
}

/** Durations, number of channels, and billed time. */
export interface ResultMetadata {
  /** Duration of the audio, in seconds. */
  audio_duration?: number | null;
  /** Number of distinct channels of the audio. */
  number_of_distinct_channels?: number | null;
  /**
   * Billed time, in seconds. This is `audio_duration` multiplied by
   * `number_of_distinct_channels`.
   */
  billing_time?: number | null;
  /** Time that the transcription took, in seconds. */
  transcription_time?: number | null;
}

/** A sentence of the transcript. */
export interface Sentence {
  [key: string]: unknown;
}

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export interface SentencesAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * SentencesAddonSucceeded: Null, because the add-on succeeded.
   * SentencesAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The sentences. */
  results?: unknown;
}

/** Sentiment of the transcript. */
export interface SentimentAnalysisAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * SentimentAnalysisAddonSucceeded: Null, because the add-on succeeded.
   * SentimentAnalysisAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The sentiment. */
  results?: unknown;
}

/** A message from the service. */
export type ServerMessage = (TranscriptMessage & {
  /** Type of the message. */
  type: "transcript";
}) | (OtherServerMessage & {
  /** Type of the message. Any value except `transcript` is allowed. */
  type: (string & {});
});

/** A request to end the session. */
export interface StopRecordingMessage {
  /** Type of the message. */
  type?: "stop_recording";
}

/** Data extracted from the transcript. */
export interface StructuredDataExtractionAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * StructuredDataExtractionAddonSucceeded: Null, because the add-on succeeded.
   * StructuredDataExtractionAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** Extracted data, as text. */
  results?: unknown;
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
   * Default: `["srt"]`.
   */
  formats?: ("srt" | "vtt" | (string & {}))[] | null;
  /** Minimum duration of a subtitle, in seconds. */
  minimum_duration?: number | null;
  /** Maximum duration of a subtitle, in seconds. */
  maximum_duration?: number | null;
  /** Maximum number of characters in each row of a caption. */
  maximum_characters_per_row?: number | null;
  /** Maximum number of rows in a caption. */
  maximum_rows_per_caption?: number | null;
  /**
   * Style of the subtitles.
   *
   * Default: `"default"`.
   */
  style?: "default" | "compliance" | (string & {}) | null;
}

/** Summary of the transcript. */
export interface SummarizationAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * SummarizationAddonSucceeded: Null, because the add-on succeeded.
   * SummarizationAddonFailed: Error of the add-on.
   */
  error?: AddonError | null;
  /** The summary. */
  results?: unknown;
}

/** Type of summary. */
export interface SummarizationConfig {
  /**
   * Type of summary.
   *
   * Default: `"general"`.
   */
  type?: "general" | "bullet_points" | "concise" | (string & {}) | null;
}

/** Content of a transcript message. */
export interface TranscriptData {
  /** Identifier of the transcript. */
  id?: string | null;
  /** True for a final transcript, and false for a partial transcript. */
  is_final?: boolean | null;
  utterance?: LiveUtterance | null;
}

/** A partial or final transcript of an utterance. */
export interface TranscriptMessage {
  /** Identifier of the session. */
  session_id?: string | null;
  /** Creation time of the message. */
  created_at?: string | null;
  /** Type of the message. */
  type?: "transcript";
  data?: TranscriptData | null;
}

/** The transcript. */
export interface Transcription {
  /** Full transcript. */
  full_transcript?: string | null;
  /** Detected languages, most detected first. */
  languages?: TranscriptionLanguageCode[] | null;
  /** Utterances of the transcript. */
  utterances?: Utterance[] | null;
  /** Sentences of the transcript, if `sentences` was enabled. */
  sentences?: Sentence[] | null;
  /** Subtitles, if `subtitles` was enabled. */
  subtitles?: Subtitle[] | null;
}

/**
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
 */
export type TranscriptionJob = (PreRecordedJob & {
  /** Kind of the job. */
  kind: "pre-recorded";
}) | (LiveJob & {
  /** Kind of the job. */
  kind: "live";
});

/** Language code for transcription, similar to ISO 639-1. */
export type TranscriptionLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | (string & {});

/** Translations of the transcript. */
export interface TranslationAddon {
  /** True if the results are empty. */
  is_empty?: boolean | null;
  /** Execution time of the add-on. */
  exec_time?: number | null;
  /** True if the add-on succeeded, and false if it failed. */
  success?: boolean | null;
  /**
   * TranslationAddonSucceeded: Null, because the add-on succeeded.
   * TranslationAddonFailed: Error of the add-on.
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
   * Translation model.
   *
   * Default: `"base"`.
   */
  model?: "base" | "enhanced" | (string & {}) | null;
  /**
   * Aligns translated utterances with the original utterances.
   *
   * Default: `true`.
   */
  match_original_utterances?: boolean | null;
  /**
   * Enables lip sync.
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
  /** Free text about the context, to improve accuracy. */
  context?: string | null;
  /**
   * Uses informal forms where available.
   *
   * Default: `false`.
   */
  informal?: boolean | null;
}

/** Language code for translation, similar to ISO 639-1. */
export type TranslationLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh" | (string & {});

/** URL and metadata of an uploaded file. */
export interface UploadResponse {
  /**
   * URL of the uploaded file, in the form `{base_url}/file/<file_id>`. Use this URL as the
   * `audio_url` of a pre-recorded job.
   */
  audio_url?: string | null;
  /** Metadata of the uploaded file. */
  audio_metadata?: AudioMetadata | null;
}

/** An utterance in a result. */
export interface Utterance {
  /** Text of the utterance. */
  text?: string | null;
  /** Language of the utterance. */
  language?: TranscriptionLanguageCode | null;
  /** Start of the utterance, in seconds. */
  start?: number | null;
  /** End of the utterance, in seconds. */
  end?: number | null;
  /** Channel of the utterance. */
  channel?: number | null;
  /** Words of the utterance. */
  words?: Word[] | null;
  /** Confidence in the transcription of the utterance. */
  confidence?: number | null;
  /** Number of the speaker. Absent without diarization. */
  speaker?: number | null;
}

/** A word of an utterance. */
export interface Word {
  /** Text of the word. */
  word?: string | null;
  /** Start of the word, in seconds. */
  start?: number | null;
  /** End of the word, in seconds. */
  end?: number | null;
  /** Confidence in the transcription of the word. */
  confidence?: number | null;
}
