// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * The schemas of the contract for tolerant readers: any field except the tag of a union may be
 * missing or null, or have any value of its JSON type.
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
   * Not specified: What happens to a chunk that is not base64.
   *
   * Assumption: The schema does not enforce base64, which the keyword only names.
   *
   * First version: `frames`.
   */
  chunk?: string | null;
}

/**
 * A chunk of audio in a JSON message. Raw audio can be sent in binary frames instead.
 *
 * Assumption: All fields are required, since none is described as conditional.
 */
export interface AudioChunkMessage {
  /** Type of the message. */
  type?: "audio_chunk";
  data?: AudioChunkData | null;
}

/** The audio of a job. */
export interface AudioFile {
  /** The file's identifier. */
  id?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
  /**
   * Download link, when `audio_url` was used.
   *
   * Assumption: An uploaded file has one, too, since the URL that the upload returned is used as
   * `audio_url`.
   */
  source?: string | null;
  /**
   * Duration of the audio.
   *
   * In seconds.
   *
   * Assumption: The unit is seconds, as in the metadata of a result.
   */
  audio_duration?: number | null;
  /** Number of channels. */
  number_of_channels?: number | null;
}

/**
 * Metadata of an uploaded file.
 *
 * Assumption: All fields are required, since none is described as conditional.
 */
export interface AudioMetadata {
  /** The file's identifier. */
  id?: string | null;
  /** Original name of the file. */
  filename?: string | null;
  /** Extension of the file's name. */
  extension?: string | null;
  /**
   * Size of the file.
   *
   * Not specified: The unit of the size.
   *
   * Assumption: It is not negative. The interface states no bound, so the schema has none.
   */
  size?: number | null;
  /**
   * Duration of the audio.
   *
   * In seconds.
   *
   * Assumption: The unit is seconds, as in the metadata of a result.
   */
  audio_duration?: number | null;
  /** Number of channels. */
  number_of_channels?: number | null;
}

/** The answers of the language model. */
export interface AudioToLlmAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * AudioToLlmAddonSucceeded: Always null, since the add-on succeeded.
   * AudioToLlmAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The answers. */
  results?: unknown;
}

/** What to ask a language model about the audio. */
export interface AudioToLlmConfig {
  /** The prompts. */
  prompts?: unknown[][] | null;
  /**
   * Identifier of the model. Defaults to a third-party model.
   *
   * Not specified: The identifier of the default model, and whether others are accepted.
   */
  model?: string | null;
}

/** Where and how to report that a pre-recorded job has finished. */
export interface CallbackConfig {
  /** URL to call. */
  url?: string | null;
  /**
   * HTTP method of the call.
   *
   * Default: `"POST"`.
   */
  method?: "POST" | "PUT" | (string & {}) | null;
}

/** The chapters of the transcript. */
export interface ChapterizationAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * ChapterizationAddonSucceeded: Always null, since the add-on succeeded.
   * ChapterizationAddonFailed: What went wrong.
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

/** Spellings to replace. */
export interface CustomSpellingConfig {
  /** Target spellings, each with the spellings that it replaces. */
  spelling_dictionary?: {
    [key: string]: string[];
  } | null;
}

/** A list of words to recognize. */
export type CustomVocabulary = (string | CustomVocabularyEntry)[];

/** A custom vocabulary. */
export interface CustomVocabularyConfig {
  /** The words. */
  vocabulary?: CustomVocabulary | null;
  /**
   * Intensity of words that have no intensity of their own.
   *
   * Not specified: Its default.
   */
  default_intensity?: number | null;
}

/** A word to recognize, with its properties. */
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

/**
 * A day, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * Assumption: Both forms are accepted: the filters are declared as a date and time, and one of
 * them is described by the format YYYY-MM-DD.
 */
export type DateOrDateTime = string;

/** The utterances of the transcript, with their speakers. */
export interface DiarizationAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * DiarizationAddonSucceeded: Always null, since the add-on succeeded.
   * DiarizationAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /**
   * The utterances.
   *
   * Not specified: The value when the add-on failed, since null is not listed as a type.
   */
  results?: unknown;
}

/** The number of speakers, exactly or within bounds. */
export interface DiarizationConfig {
  /** Exact number of speakers. */
  number_of_speakers?: number | null;
  /** Minimum number of speakers. */
  min_speakers?: number | null;
  /** Maximum number of speakers. */
  max_speakers?: number | null;
}

/** The output of the display mode. */
export interface DisplayModeAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * DisplayModeAddonSucceeded: Always null, since the add-on succeeded.
   * DisplayModeAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The output. */
  results?: unknown;
}

/**
 * Why a request was refused.
 *
 * Assumption: The fields of an error mean what their names say.
 */
export interface ErrorResponse {
  /** Time of the error. */
  timestamp?: string | null;
  /** Requested path. */
  path?: string | null;
  /** Identifier of the request, for debugging. */
  request_id?: string | null;
  /** HTTP status code of the response. */
  statusCode?: number | null;
  /** What went wrong, in words. */
  message?: string | null;
}

/** How the audio of a job reaches the service, as a recording or over a live session. */
export type JobKind = "pre-recorded" | "live" | (string & {});

/** One page of the list of jobs. */
export interface JobPage {
  /** URL of the first page. */
  first?: string | null;
  /** URL of this page. */
  current?: string | null;
  /** URL of the next page, or null if there is none. */
  next?: string | null;
  /** The jobs of this page. */
  items?: TranscriptionJob[] | null;
}

/**
 * The status of a job. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed; the result is available. `error`: processing failed.
 *
 * Not specified: Which status may follow which.
 */
export type JobStatus = "queued" | "processing" | "done" | "error" | (string & {});

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
  languages?: TranscriptionLanguageCode[] | null;
  /**
   * Whether to detect the language of each utterance (true), or only of the first one and keep
   * it (false). Ignored if `languages` contains one code.
   *
   * Default: `false`.
   *
   * Assumption: The schema accepts it with a single code, although it is then ignored.
   */
  code_switching?: boolean | null;
}

/** The query parameters of listTranscriptionJobs. */
export interface ListTranscriptionJobsQuery {
  /**
   * Start of the page.
   *
   * Default: `0`.
   *
   * Assumption: It is the number of jobs before the page.
   */
  offset?: number | null;
  /**
   * Maximum number of jobs to return.
   *
   * Default: `20`.
   */
  limit?: number | null;
  /**
   * Only jobs relevant to this date.
   *
   * Not specified: What makes a job relevant to a date.
   */
  date?: DateOrDateTime | null;
  /**
   * Only jobs before this date.
   *
   * Not specified: Whether the day or the moment itself is included.
   */
  before_date?: DateOrDateTime | null;
  /**
   * Only jobs after this date. Combine it with `before_date` for a range.
   *
   * Not specified: Whether the day or the moment itself is included.
   */
  after_date?: DateOrDateTime | null;
  /**
   * Only jobs with one of these statuses.
   *
   * Assumption: Several values are sent by repeating the parameter. The interface says that
   * several are accepted, not how to write them.
   */
  status?: JobStatus[] | null;
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
  } | null;
  /**
   * Only jobs of one of these kinds.
   *
   * Assumption: Several values are sent by repeating the parameter. The interface says that
   * several are accepted, not how to write them.
   */
  kind?: JobKind[] | null;
}

/**
 * Where to post the messages of a live session, and which. If only `receive_final_transcripts`
 * is true, only final transcripts are posted.
 *
 * Not specified: Which flag selects the messages of add-ons.
 */
export interface LiveCallbackConfig {
  /** URL that messages are posted to. */
  url?: string | null;
  /**
   * Whether to post partial transcripts.
   *
   * Default: `false`.
   */
  receive_partial_transcripts?: boolean | null;
  /**
   * Whether to post final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean | null;
  /**
   * Whether to post events when speech begins and ends.
   *
   * Default: `false`.
   */
  receive_speech_events?: boolean | null;
  /**
   * Whether to post pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean | null;
  /**
   * Whether to post real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean | null;
  /**
   * Whether to post post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean | null;
  /**
   * Whether to post acknowledgments.
   *
   * Default: `false`.
   */
  receive_acknowledgments?: boolean | null;
  /**
   * Whether to post errors.
   *
   * Default: `false`.
   */
  receive_errors?: boolean | null;
  /**
   * Whether to post lifecycle events.
   *
   * Default: `true`.
   */
  receive_lifecycle_events?: boolean | null;
}

/**
 * A job that transcribes a live session.
 *
 * Not specified: How a live job is retrieved by its identifier.
 */
export interface LiveJob {
  /** The job's identifier. */
  id?: string | null;
  /** Identifier of the request, for debugging. */
  request_id?: string | null;
  /** Version number of the interface. */
  version?: number | null;
  /** The status of the job. */
  status?: "queued" | "processing" | "done" | "error" | (string & {}) | null;
  /** Creation time. */
  created_at?: string | null;
  /** Debugging data. */
  post_session_metadata?: {
    [key: string]: unknown;
  } | null;
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind?: "live";
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Assumption: It is absent or null until the job finishes, since it is described as set when
   * the status is `done` or `error`. The schema does not enforce this.
   */
  completed_at?: string | null;
  /**
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Assumption: It is absent or null until the job finishes, since it is described for the
   * status `error`. The schema does not enforce this.
   */
  error_code?: number | null;
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
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
  request_params?: unknown;
  /**
   * LiveJobPending: The result. Present when the status is `done`.
   * LiveJobDone: The result.
   * LiveJobFailed: The result, which a failed job may lack.
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
  receive_partial_transcripts?: boolean | null;
  /**
   * Whether to send final transcripts.
   *
   * Default: `true`.
   */
  receive_final_transcripts?: boolean | null;
  /**
   * Whether to send events when speech begins and ends.
   *
   * Default: `true`.
   */
  receive_speech_events?: boolean | null;
  /**
   * Whether to send pre-processing events.
   *
   * Default: `true`.
   */
  receive_pre_processing_events?: boolean | null;
  /**
   * Whether to send real-time processing events.
   *
   * Default: `true`.
   */
  receive_realtime_processing_events?: boolean | null;
  /**
   * Whether to send post-processing events.
   *
   * Default: `true`.
   */
  receive_post_processing_events?: boolean | null;
  /**
   * Whether to send acknowledgments.
   *
   * Default: `true`.
   */
  receive_acknowledgments?: boolean | null;
  /**
   * Whether to send errors.
   *
   * Default: `true`.
   */
  receive_errors?: boolean | null;
  /**
   * Whether to send lifecycle events.
   *
   * Default: `false`.
   */
  receive_lifecycle_events?: boolean | null;
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
  encoding?: "wav/pcm" | "wav/alaw" | "wav/ulaw" | (string & {}) | null;
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
  /**
   * Identifier of the model. Only one value is supported, which is the default.
   *
   * Not specified: The identifier of the model.
   *
   * First version: There is a single model, so leave it out.
   */
  model?: string | null;
  /**
   * Duration of the silence that ends an utterance, in seconds.
   *
   * Default: `0.05`.
   *
   * First version: In seconds; milliseconds in the first version.
   */
  endpointing?: number | null;
  /**
   * Duration after which an utterance ends without endpointing, in seconds.
   *
   * Default: `5`.
   *
   * First version: `maximum_audio_duration`.
   */
  maximum_duration_without_endpointing?: number | null;
  /**
   * The language of the audio.
   *
   * First version: `language_behaviour`. For one detected language, leave `languages` empty and
   * `code_switching` false. For several, set `code_switching` to true, and list the expected
   * languages as guidance. For a known language, list its code alone in `languages`.
   *
   * First version: `language`. A list of two-letter codes in `languages`.
   */
  language_config?: LanguageConfig | null;
  /** Pre-processing of the audio. */
  pre_processing?: PreProcessingConfig | null;
  /** Add-ons that run in real time. */
  realtime_processing?: RealtimeProcessingConfig | null;
  /** Add-ons that run in post-processing. */
  post_processing?: PostProcessingConfig | null;
  /** Which messages to send over the WebSocket. */
  messages_config?: LiveMessagesConfig | null;
  /**
   * Whether to post messages to the URL in `callback_config`.
   *
   * Default: `false`.
   */
  callback?: boolean | null;
  /** Where to post messages, and which. Used if `callback` is true. */
  callback_config?: LiveCallbackConfig | null;
}

/** The result of a live job. The block of an add-on is present only if that add-on was enabled. */
export interface LiveResult {
  /** Durations, number of channels and billed time. */
  metadata?: ResultMetadata | null;
  /** The transcript. */
  transcription?: Transcription | null;
  /** The translations. */
  translation?: TranslationAddon | null;
  /** The summary. */
  summarization?: SummarizationAddon | null;
  /** The named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon | null;
  /** The sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon | null;
  /** The chapters. */
  chapterization?: ChapterizationAddon | null;
  /**
   * The messages that the service sent during the session.
   *
   * Not specified: How a message is written in its string.
   *
   * Assumption: Each string is the JSON text of a message, since messages are sent as JSON.
   */
  messages?: string[] | null;
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
  url?: string | null;
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
  text?: string | null;
  /**
   * Language of the utterance.
   *
   * Assumption: The code is one of those of a request, without a region, and never empty.
   */
  language?: TranscriptionLanguageCode | null;
  /**
   * Start of the utterance, in seconds.
   *
   * First version: `time_begin`.
   */
  start?: number | null;
  /**
   * End of the utterance, in seconds.
   *
   * First version: `time_end`.
   */
  end?: number | null;
  /**
   * Channel of the utterance.
   *
   * Not specified: How channels are numbered.
   *
   * First version: An integer; a string in the first version.
   */
  channel?: number | null;
  /** The words of the utterance. */
  words?: Word[] | null;
  /**
   * Confidence in the transcription of the utterance.
   *
   * Not specified: The range of a confidence.
   */
  confidence?: number | null;
}

/** The moderation of the transcript. */
export interface ModerationAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * ModerationAddonSucceeded: Always null, since the add-on succeeded.
   * ModerationAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The outcome of the moderation, as text. */
  results?: unknown;
}

/** The consistency of the names in the transcript. */
export interface NameConsistencyAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * NameConsistencyAddonSucceeded: Always null, since the add-on succeeded.
   * NameConsistencyAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The consistency of the names, as text. */
  results?: unknown;
}

/** The named entities of the transcript. */
export interface NamedEntityRecognitionAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * NamedEntityRecognitionAddonSucceeded: Always null, since the add-on succeeded.
   * NamedEntityRecognitionAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The entities. */
  results?: unknown;
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
  session_id?: string | null;
  /** Creation time of the message. */
  created_at?: string | null;
  /**
   * Type of the message, any but `transcript`.
   *
   * Not specified: The values of `type`.
   */
  type?: (string & {});
  /**
   * Content of the message.
   *
   * Not specified: The shape of the content.
   *
   * Assumption: It may be absent, since no message of these kinds is shown.
   */
  data?: {
    [key: string]: unknown;
  } | null;
  [key: string]: unknown;
}

/** A type of entity to redact. */
export type PiiEntityType = "APPI" | "APPI_SENSITIVE" | "CCI" | "CORE_ENTITIES" | "CPRA" | "GDPR" | "GDPR_SENSITIVE" | "HEALTH_INFORMATION" | "HIPAA_SAFE_HARBOR" | "LIDI" | "NUMERICAL_EXCL_PCI" | "PCI" | "QUEBEC_PRIVACY_ACT" | "ACCOUNT_NUMBER" | "AGE" | "DATE" | "DATE_INTERVAL" | "DOB" | "DRIVER_LICENSE" | "DURATION" | "EMAIL_ADDRESS" | "EVENT" | "FILENAME" | "GENDER" | "HEALTHCARE_NUMBER" | "IP_ADDRESS" | "LANGUAGE" | "LOCATION" | "LOCATION_ADDRESS" | "LOCATION_ADDRESS_STREET" | "LOCATION_CITY" | "LOCATION_COORDINATE" | "LOCATION_COUNTRY" | "LOCATION_STATE" | "LOCATION_ZIP" | "MARITAL_STATUS" | "MONEY" | "NAME" | "NAME_FAMILY" | "NAME_GIVEN" | "NAME_MEDICAL_PROFESSIONAL" | "NUMERICAL_PII" | "OCCUPATION" | "ORGANIZATION" | "ORGANIZATION_MEDICAL_FACILITY" | "ORIGIN" | "PASSPORT_NUMBER" | "PASSWORD" | "PHONE_NUMBER" | "PHYSICAL_ATTRIBUTE" | "POLITICAL_AFFILIATION" | "RELIGION" | "SEXUALITY" | "SSN" | "TIME" | "URL" | "USERNAME" | "VEHICLE_ID" | "ZODIAC_SIGN" | "BLOOD_TYPE" | "CONDITION" | "DOSE" | "DRUG" | "INJURY" | "MEDICAL_PROCESS" | "STATISTICS" | "BANK_ACCOUNT" | "CREDIT_CARD" | "CREDIT_CARD_EXPIRATION" | "CVV" | "ROUTING_NUMBER" | "CORPORATE_ACTION" | "DAY" | "EFFECT" | "FINANCIAL_METRIC" | "MEDICAL_CODE" | "MONTH" | "ORGANIZATION_ID" | "PRODUCT" | "PROJECT" | "TREND" | "YEAR" | (string & {});

/** Which entities to redact, and how to replace them. */
export interface PiiRedactionConfig {
  /**
   * The type of entity to redact, or a list of types.
   *
   * Not specified: What is redacted by default.
   *
   * Assumption: One value and a list of values are both accepted, since both are described.
   */
  entity_types?: PiiEntityType | PiiEntityType[] | null;
  /**
   * How to replace redacted text.
   *
   * Not specified: How text is replaced by default.
   */
  processed_text_type?: "MARKER" | "MASK" | (string & {}) | null;
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
  summarization?: boolean | null;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig | null;
  /**
   * Whether to divide the transcript into chapters.
   *
   * Default: `false`.
   */
  chapterization?: boolean | null;
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
  audio_enhancer?: boolean | null;
  /**
   * Threshold of speech detection. The higher, the fewer background sounds count as speech.
   *
   * Default: `0.6`.
   */
  speech_threshold?: number | null;
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
   * Assumption: Its format is that of the identifier in the job.
   */
  id?: string | null;
  /**
   * Whether the outcome is a success or an error.
   *
   * Not specified: The values of `event`.
   */
  event?: string | null;
  [key: string]: unknown;
}

/** A job that transcribes a recording. Poll it until its status is `done` or `error`. */
export interface PreRecordedJob {
  /** The job's identifier. */
  id?: string | null;
  /** Identifier of the request, for debugging. */
  request_id?: string | null;
  /** Version number of the interface. */
  version?: number | null;
  /** The status of the job. */
  status?: "queued" | "processing" | "done" | "error" | (string & {}) | null;
  /** Creation time. */
  created_at?: string | null;
  /** Debugging data. */
  post_session_metadata?: {
    [key: string]: unknown;
  } | null;
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind?: "pre-recorded";
  /**
   * Completion time. Set when the status is `done` or `error`.
   *
   * Assumption: It is absent or null until the job finishes, since it is described as set when
   * the status is `done` or `error`. The schema does not enforce this.
   */
  completed_at?: string | null;
  /**
   * HTTP-style code of the failure. Set when the status is `error`.
   *
   * Assumption: It is absent or null until the job finishes, since it is described for the
   * status `error`. The schema does not enforce this.
   */
  error_code?: number | null;
  /** The metadata given at creation, unchanged. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
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
  request_params?: unknown;
  /**
   * PreRecordedJobPending: The result. Present when the status is `done`.
   * PreRecordedJobDone: The result.
   * PreRecordedJobFailed: The result, which a failed job may lack.
   *
   * Assumption: It is absent or null until the job finishes, since it is described as present
   * when the status is `done`. The schema does not enforce this.
   */
  result?: PreRecordedResult | null;
}

/**
 * The created job.
 *
 * Not specified: The other fields of the response.
 */
export interface PreRecordedJobCreated {
  /**
   * The job's identifier.
   *
   * Assumption: Its format is that of the identifier in the job.
   */
  id?: string | null;
  /**
   * URL of the job, which contains the identifier. Send a `GET` to it to fetch the job.
   *
   * Assumption: It is an absolute URL.
   */
  result_url?: string | null;
  [key: string]: unknown;
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
   * Assumption: It is not null. Recorded parameters may contain null, but the call is shown with
   * a URL.
   */
  audio_url?: string | null;
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
  custom_vocabulary?: boolean | CustomVocabulary | null;
  /** The custom vocabulary. Used if `custom_vocabulary` is on. */
  custom_vocabulary_config?: CustomVocabularyConfig | null;
  /**
   * First version: `webhook_url`. `callback_url` is itself deprecated. Use `callback` and
   * `callback_config`.
   *
   * @deprecated A URL that receives a `POST` with the result. Use `callback` and `callback_config`.
   */
  callback_url?: string | null;
  /**
   * Whether to call the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback?: boolean | null;
  /** Where and how to call. Used if `callback` is true. */
  callback_config?: CallbackConfig | null;
  /**
   * Whether to create subtitles.
   *
   * Default: `false`.
   *
   * First version: `output_format`. Subtitles are an option, with their formats in
   * `subtitles_config`.
   */
  subtitles?: boolean | null;
  /**
   * How to split and format the subtitles.
   *
   * First version: `output_format`. The formats are listed in `formats`.
   */
  subtitles_config?: SubtitlesConfig | null;
  /**
   * Whether to recognize speakers.
   *
   * Default: `false`.
   *
   * First version: `toggle_diarization`.
   */
  diarization?: boolean | null;
  /** The number of speakers. */
  diarization_config?: DiarizationConfig | null;
  /**
   * Whether to translate the transcript (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   */
  translation?: boolean | null;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig | null;
  /**
   * Whether to summarize the transcript.
   *
   * Default: `false`.
   */
  summarization?: boolean | null;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig | null;
  /**
   * Whether to recognize named entities (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  named_entity_recognition?: boolean | null;
  /**
   * Whether to use custom spellings (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  custom_spelling?: boolean | null;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean | null;
  /**
   * Whether to ask a language model about the audio.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean | null;
  /** What to ask the language model. */
  audio_to_llm_config?: AudioToLlmConfig | null;
  /**
   * Whether to redact personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean | null;
  /** Which entities to redact, and how to replace them. */
  pii_redaction_config?: PiiRedactionConfig | null;
  /**
   * Whether to also split the transcript into sentences.
   *
   * Default: `false`.
   */
  sentences?: boolean | null;
  /**
   * Whether to enhance the punctuation (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  punctuation_enhanced?: boolean | null;
  /** The language of the audio. */
  language_config?: LanguageConfig | null;
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
  detect_language?: boolean | null;
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
  enable_code_switching?: boolean | null;
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
  language?: TranscriptionLanguageCode | null;
  /** Your own metadata, returned in the job. */
  custom_metadata?: {
    [key: string]: unknown;
  } | null;
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
  /** URL of the audio or video file. */
  audio_url?: string | null;
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
  custom_vocabulary?: boolean | CustomVocabulary | null;
  /** The custom vocabulary. Used if `custom_vocabulary` is on. */
  custom_vocabulary_config?: CustomVocabularyConfig | null;
  /**
   * First version: `webhook_url`. `callback_url` is itself deprecated. Use `callback` and
   * `callback_config`.
   *
   * @deprecated A URL that receives a `POST` with the result. Use `callback` and `callback_config`.
   */
  callback_url?: string | null;
  /**
   * Whether to call the URL in `callback_config` when the job finishes.
   *
   * Default: `false`.
   */
  callback?: boolean | null;
  /** Where and how to call. Used if `callback` is true. */
  callback_config?: CallbackConfig | null;
  /**
   * Whether to create subtitles.
   *
   * Default: `false`.
   *
   * First version: `output_format`. Subtitles are an option, with their formats in
   * `subtitles_config`.
   */
  subtitles?: boolean | null;
  /**
   * How to split and format the subtitles.
   *
   * First version: `output_format`. The formats are listed in `formats`.
   */
  subtitles_config?: SubtitlesConfig | null;
  /**
   * Whether to recognize speakers.
   *
   * Default: `false`.
   *
   * First version: `toggle_diarization`.
   */
  diarization?: boolean | null;
  /** The number of speakers. */
  diarization_config?: DiarizationConfig | null;
  /**
   * Whether to translate the transcript (beta).
   *
   * Default: `false`.
   *
   * Maturity: beta.
   */
  translation?: boolean | null;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig | null;
  /**
   * Whether to summarize the transcript.
   *
   * Default: `false`.
   */
  summarization?: boolean | null;
  /** The kind of summary. */
  summarization_config?: SummarizationConfig | null;
  /**
   * Whether to recognize named entities (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  named_entity_recognition?: boolean | null;
  /**
   * Whether to use custom spellings (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  custom_spelling?: boolean | null;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean | null;
  /**
   * Whether to ask a language model about the audio.
   *
   * Default: `false`.
   */
  audio_to_llm?: boolean | null;
  /** What to ask the language model. */
  audio_to_llm_config?: AudioToLlmConfig | null;
  /**
   * Whether to redact personal information.
   *
   * Default: `false`.
   */
  pii_redaction?: boolean | null;
  /** Which entities to redact, and how to replace them. */
  pii_redaction_config?: PiiRedactionConfig | null;
  /**
   * Whether to also split the transcript into sentences.
   *
   * Default: `false`.
   */
  sentences?: boolean | null;
  /**
   * Whether to enhance the punctuation (alpha).
   *
   * Default: `false`.
   *
   * Maturity: alpha.
   */
  punctuation_enhanced?: boolean | null;
  /** The language of the audio. */
  language_config?: LanguageConfig | null;
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
  detect_language?: boolean | null;
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
  enable_code_switching?: boolean | null;
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
  language?: TranscriptionLanguageCode | null;
}

/**
 * The result of a pre-recorded job. The block of an add-on is present only if that add-on was
 * enabled.
 */
export interface PreRecordedResult {
  /** Durations, number of channels and billed time. */
  metadata?: ResultMetadata | null;
  /** The transcript. */
  transcription?: Transcription | null;
  /** The translations. */
  translation?: TranslationAddon | null;
  /** The summary. */
  summarization?: SummarizationAddon | null;
  /** The named entities. */
  named_entity_recognition?: NamedEntityRecognitionAddon | null;
  /** The sentiment of the transcript. */
  sentiment_analysis?: SentimentAnalysisAddon | null;
  /** The chapters. */
  chapterization?: ChapterizationAddon | null;
  /** The outcome of the moderation. */
  moderation?: ModerationAddon | null;
  /**
   * Not specified: What replaces it.
   *
   * @deprecated The consistency of names.
   */
  name_consistency?: NameConsistencyAddon | null;
  /** The extracted data. */
  structured_data_extraction?: StructuredDataExtractionAddon | null;
  /** The answers of the language model. */
  audio_to_llm?: AudioToLlmAddon | null;
  /** @deprecated The sentences. Use `sentences` in `transcription` instead. */
  sentences?: SentencesAddon | null;
  /** The output of the display mode. */
  display_mode?: DisplayModeAddon | null;
  /**
   * Not specified: What replaces it.
   *
   * @deprecated The utterances, with their speakers. It contains the result if diarization was requested and
   * an error occurred.
   */
  diarization?: DiarizationAddon | null;
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
   * Assumption: Its format is that of the identifier in the job.
   */
  id?: string | null;
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
  custom_vocabulary?: boolean | null;
  /** The custom vocabulary. */
  custom_vocabulary_config?: CustomVocabularyConfig | null;
  /**
   * Whether to use custom spellings.
   *
   * Default: `false`.
   */
  custom_spelling?: boolean | null;
  /** Spellings to replace. */
  custom_spelling_config?: CustomSpellingConfig | null;
  /**
   * Whether to translate the transcript.
   *
   * Default: `false`.
   */
  translation?: boolean | null;
  /** Which languages to translate into, and how. */
  translation_config?: TranslationConfig | null;
  /**
   * Whether to recognize named entities.
   *
   * Default: `false`.
   */
  named_entity_recognition?: boolean | null;
  /**
   * Whether to analyze the sentiment.
   *
   * Default: `false`.
   */
  sentiment_analysis?: boolean | null;
  /**
   * Whether to compute accurate timestamps of words.
   *
   * Not specified: Its default.
   *
   * First version: `word_timestamps`. In `realtime_processing` now.
   */
  words_accurate_timestamps?: boolean | null;
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
  audio_duration?: number | null;
  /** Number of distinct channels of the audio. */
  number_of_distinct_channels?: number | null;
  /**
   * Billed time, in seconds. `audio_duration` times `number_of_distinct_channels`.
   *
   * Assumption: The schema does not enforce the product, since JSON Schema cannot relate two
   * numbers.
   */
  billing_time?: number | null;
  /**
   * Time that the transcription took, in seconds.
   *
   * First version: `total_transcription_time`.
   */
  transcription_time?: number | null;
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
export interface SentencesAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * SentencesAddonSucceeded: Always null, since the add-on succeeded.
   * SentencesAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The sentences. */
  results?: unknown;
}

/** The sentiment of the transcript. */
export interface SentimentAnalysisAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * SentimentAnalysisAddonSucceeded: Always null, since the add-on succeeded.
   * SentimentAnalysisAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /**
   * The sentiment.
   *
   * Not specified: The value when the add-on failed, since null is not listed as a type.
   */
  results?: unknown;
}

/** A message from the service, a transcript or a message of another kind. `type` says which. */
export type ServerMessage = (TranscriptMessage & {
  /** Type of the message. */
  type: "transcript";
}) | (OtherServerMessage & {
  /**
   * Type of the message, any but `transcript`.
   *
   * Not specified: The values of `type`.
   */
  type: (string & {});
});

/** A request to end the session. */
export interface StopRecordingMessage {
  /** Type of the message. */
  type?: "stop_recording";
}

/** The data extracted from the transcript. */
export interface StructuredDataExtractionAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * StructuredDataExtractionAddonSucceeded: Always null, since the add-on succeeded.
   * StructuredDataExtractionAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The extracted data, as text. */
  results?: unknown;
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
   * Default: `["srt"]`.
   */
  formats?: ("srt" | "vtt" | (string & {}))[] | null;
  /** Minimum duration of a subtitle, in seconds. */
  minimum_duration?: number | null;
  /** Maximum duration of a subtitle, in seconds. */
  maximum_duration?: number | null;
  /** Maximum number of characters in a row. */
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

/** The summary of the transcript. */
export interface SummarizationAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * SummarizationAddonSucceeded: Always null, since the add-on succeeded.
   * SummarizationAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The summary. */
  results?: unknown;
}

/** The kind of summary. */
export interface SummarizationConfig {
  /**
   * Type of the summary.
   *
   * Default: `"general"`.
   */
  type?: "general" | "bullet_points" | "concise" | (string & {}) | null;
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
  id?: string | null;
  /** Whether the transcript is final (true) or partial (false). */
  is_final?: boolean | null;
  utterance?: LiveUtterance | null;
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
  session_id?: string | null;
  /** Creation time of the message. */
  created_at?: string | null;
  /** Type of the message. */
  type?: "transcript";
  data?: TranscriptData | null;
}

/** The transcript. */
export interface Transcription {
  /** The whole transcript. */
  full_transcript?: string | null;
  /**
   * Detected languages, from the most to the least detected.
   *
   * Assumption: The schema does not enforce the order, since the result does not say how often
   * each language was detected.
   *
   * Assumption: The codes are those of a request. A code with a region, such as `en-US`, is not
   * one of them.
   */
  languages?: TranscriptionLanguageCode[] | null;
  /**
   * The utterances of the transcript.
   *
   * First version: `prediction`.
   */
  utterances?: Utterance[] | null;
  /**
   * The sentences of the transcript, if `sentences` was enabled.
   *
   * Assumption: Live results may contain it, too: their transcription is the same, though
   * sentences are an add-on for pre-recorded jobs only.
   */
  sentences?: Sentence[] | null;
  /**
   * The subtitles, if `subtitles` was enabled.
   *
   * Assumption: Live results may contain it, too: their transcription is the same, though
   * subtitles are an add-on for pre-recorded jobs only.
   */
  subtitles?: Subtitle[] | null;
}

/** A job of either kind. `kind` says which; `status` says which fields are available. */
export type TranscriptionJob = (PreRecordedJob & {
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "pre-recorded";
}) | (LiveJob & {
  /**
   * The kind of the job. Its default is the kind of the record.
   *
   * Assumption: It is always present, since it is required, although the interface also gives it
   * a default.
   */
  kind: "live";
});

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
export interface TranslationAddon {
  /** Whether the results are empty. */
  is_empty?: boolean | null;
  /**
   * Execution time of the add-on.
   *
   * Not specified: The unit of the time.
   *
   * Assumption: It is the time that the add-on took.
   */
  exec_time?: number | null;
  /** Whether the add-on succeeded. */
  success?: boolean | null;
  /**
   * TranslationAddonSucceeded: Always null, since the add-on succeeded.
   * TranslationAddonFailed: What went wrong.
   */
  error?: AddonError | null;
  /** The translations, one for each target language. */
  results?: unknown;
}

/** Which languages to translate into, and how. */
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
   * Whether to align translated utterances with the original ones.
   *
   * Default: `true`.
   */
  match_original_utterances?: boolean | null;
  /**
   * Whether to use lip sync.
   *
   * Default: `true`.
   */
  lipsync?: boolean | null;
  /**
   * Whether to adapt the translation to its context.
   *
   * Default: `true`.
   */
  context_adaptation?: boolean | null;
  /** Free text about the context, to improve accuracy. */
  context?: string | null;
  /**
   * Whether to use informal forms where available.
   *
   * Default: `false`.
   */
  informal?: boolean | null;
}

/** Code of a language for translation, in the style of ISO 639-1. */
export type TranslationLanguageCode = "af" | "am" | "ar" | "as" | "az" | "ba" | "be" | "bg" | "bn" | "bo" | "br" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fo" | "fr" | "gl" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "id" | "is" | "it" | "ja" | "jw" | "ka" | "kk" | "km" | "kn" | "ko" | "la" | "lb" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "ne" | "nl" | "nn" | "no" | "oc" | "pa" | "pl" | "ps" | "pt" | "ro" | "ru" | "sa" | "sd" | "si" | "sk" | "sl" | "sn" | "so" | "sq" | "sr" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "tk" | "tl" | "tr" | "tt" | "uk" | "ur" | "uz" | "vi" | "wo" | "yi" | "yo" | "zh" | (string & {});

/**
 * The URL of an uploaded file, and its metadata.
 *
 * Assumption: All fields of the response are required, since none is described as conditional.
 */
export interface UploadResponse {
  /**
   * URL of the uploaded file, of the shape `{base_url}/file/<file_id>`. Use it as `audio_url` of
   * a pre-recorded job.
   */
  audio_url?: string | null;
  /** Metadata of the uploaded file. */
  audio_metadata?: AudioMetadata | null;
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
  text?: string | null;
  /**
   * Language of the utterance.
   *
   * Assumption: The code is one of those of a request, without a region, and never empty.
   */
  language?: TranscriptionLanguageCode | null;
  /**
   * Start of the utterance, in seconds.
   *
   * First version: `time_begin`.
   */
  start?: number | null;
  /**
   * End of the utterance, in seconds.
   *
   * First version: `time_end`.
   */
  end?: number | null;
  /**
   * Channel of the utterance.
   *
   * Not specified: How channels are numbered.
   *
   * First version: An integer; a string in the first version.
   */
  channel?: number | null;
  /** The words of the utterance. */
  words?: Word[] | null;
  /**
   * Confidence in the transcription of the utterance.
   *
   * Not specified: The range of a confidence.
   *
   * Assumption: Results may contain it, since the utterance of a live message does.
   */
  confidence?: number | null;
  /**
   * Number of the speaker. Absent without diarization.
   *
   * Not specified: How speakers are numbered.
   */
  speaker?: number | null;
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
  word?: string | null;
  /**
   * Start of the word, in seconds.
   *
   * First version: `time_begin`.
   */
  start?: number | null;
  /**
   * End of the word, in seconds.
   *
   * First version: `time_end`.
   */
  end?: number | null;
  /**
   * Confidence in the transcription of the word.
   *
   * Not specified: The range of a confidence.
   */
  confidence?: number | null;
}
