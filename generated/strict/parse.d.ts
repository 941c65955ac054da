// Generated from the contract by `npm run build`; edit the contract instead.

import type { AudioFrame, FrameOptions, MessageFrame } from '../runtime/inputs.js';
import type { Failure, Issue, OfKind, ParseResult, Success, ValidatorError } from '../runtime/issues.js';
import type { Dropped, ParseOptions, StrictResult } from '../runtime/parse.js';
import type { QueryInput } from '../runtime/query.js';
import type * as types from '../types.js';
import type * as result from '../types/resolved.js';
export { formatIssue, issuesOf, oneLine } from '../runtime/issues.js';

export type { AudioFrame, Failure, FrameOptions, Issue, MessageFrame, OfKind, ParseResult, QueryInput, Success, ValidatorError, Dropped, ParseOptions, StrictResult };

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Error of a failed add-on.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAddonError<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AddonError, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Audio file of a job.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioFile<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioFile, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Metadata of an uploaded file.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioMetadata<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioMetadata, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Answers of the language model.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioToLlmAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioToLlmAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Prompts about the audio, and the language model that answers them.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioToLlmConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioToLlmConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * The request that the service sends when a pre-recorded job finishes.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseCallbackConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CallbackConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Chapters of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseChapterizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ChapterizationAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Spellings that replace words in the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomSpellingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomSpellingConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A list of words to recognize.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomVocabulary<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomVocabulary, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Words to recognize, and their default intensity.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomVocabularyConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomVocabularyConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomVocabularyEntry<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomVocabularyEntry, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDateOrDateTime<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DateOrDateTime, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Utterances of the transcript, with their speakers.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDiarizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DiarizationAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Number of speakers, exact or as a range.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDiarizationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DiarizationConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Output of the display mode.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDisplayModeAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DisplayModeAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Body of the error response to a refused request.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseErrorResponse<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ErrorResponse, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Kind of the job. A `pre-recorded` job transcribes a recording. A `live` job transcribes a
 * live session.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseJobKind<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.JobKind, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A page of the list of jobs.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseJobPage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.JobPage, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Status of the job. A `queued` job waits to be processed. A `processing` job is being
 * processed. A `done` job has been processed, and its result is available. An `error` job
 * failed during processing.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseJobStatus<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.JobStatus, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLanguageConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LanguageConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * URL of the callback, and the messages that the service posts to this URL. To get only final
 * transcripts, set all flags except `receive_final_transcripts` to false.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveCallbackConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveCallbackConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A job that transcribes a live session.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveJob, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Messages that the service sends over the WebSocket. To get only final transcripts, set all
 * flags except `receive_final_transcripts` to false.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveMessagesConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveMessagesConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Configuration of a live session. An empty object is valid.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveRequest<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveRequest, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseLiveResult<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveResult, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * The created session, with the URL of its WebSocket.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseLiveSessionCreated<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveSessionCreated, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Moderation of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseModerationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ModerationAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Consistency of the names in the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseNameConsistencyAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.NameConsistencyAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Named entities in the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseNamedEntityRecognitionAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.NamedEntityRecognitionAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Type of entity to redact.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePiiEntityType<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PiiEntityType, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Entities to redact, and the replacement for their text.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePiiRedactionConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PiiRedactionConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Add-ons of a live session that run during post-processing.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePostProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PostProcessingConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Options for the pre-processing of the audio.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreProcessingConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Notification that a pre-recorded job has finished.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedCallback<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedCallback, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreRecordedJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedJob, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * The created job, with its identifier and its URL.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedJobCreated<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedJobCreated, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * The recording to transcribe, and the options of the job.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreRecordedRequest<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedRequest, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Parameters of a pre-recorded job, as the job returns them.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreRecordedRequestParams<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedRequestParams, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedResult<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedResult, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Notification that the transcription of a recording is done. Use the identifier to fetch the
 * result.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedWebhook<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedWebhook, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Add-ons of a live session that run in real time.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseRealtimeProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.RealtimeProcessingConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Durations, number of channels, and billed time.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseResultMetadata<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ResultMetadata, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A sentence of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSentence<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Sentence, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Sentences of the transcript. Use `transcription.sentences` instead.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSentencesAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SentencesAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Sentiment of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSentimentAnalysisAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SentimentAnalysisAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Data extracted from the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseStructuredDataExtractionAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.StructuredDataExtractionAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A subtitle record of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSubtitle<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Subtitle, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Formats, timing, and style of the subtitles.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseSubtitlesConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SubtitlesConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Summary of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSummarizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SummarizationAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Type of summary.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseSummarizationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SummarizationConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * The transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscription<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Transcription, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseTranscriptionJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptionJob, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Language code for transcription, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscriptionLanguageCode<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptionLanguageCode, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Translations of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranslationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranslationAddon, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Target languages and options of the translation.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseTranslationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranslationConfig, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Language code for translation, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranslationLanguageCode<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranslationLanguageCode, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * URL and metadata of an uploaded file.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseUploadResponse<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.UploadResponse, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * An utterance in a result.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseUtterance<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Utterance, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A word of an utterance.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseWord<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Word, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Content of an audio chunk.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioChunkData<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioChunkData, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A chunk of audio in a JSON message. Instead of this message, a client can send binary
 * frames.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioChunkMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioChunkMessage, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * An utterance in a message.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseLiveUtterance<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveUtterance, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A message other than a transcript. It is an acknowledgment, an add-on message, a
 * post-processing message, an error, or an event. An event is a lifecycle event, a speech
 * begin or end event, a pre-processing event, or a real-time processing event.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseOtherServerMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.OtherServerMessage, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A request to end the session.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseStopRecordingMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.StopRecordingMessage, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * Content of a transcript message.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscriptData<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptData, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A partial or final transcript of an utterance.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscriptMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptMessage, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text (a query or a whole URL), a `URL`, `URLSearchParams`, `FormData`,
 * `Headers` or `Map`, an object of strings and lists, as frameworks parse a query, or an
 * already typed object
 * @returns the parameters with the defaults filled in, or what is wrong with them; never
 * throws
 */
export declare function parseListTranscriptionJobsQuery<Options extends ParseOptions = ParseOptions>(query: QueryInput<types.ListTranscriptionJobsQuery>, options?: Options): StrictResult<result.ListTranscriptionJobsQuery, Options>;
/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text (a query or a whole URL), a `URL`, `URLSearchParams`, `FormData`,
 * `Headers` or `Map`, an object of strings and lists, as frameworks parse a query, or an
 * already typed object
 * @returns the parameters with the defaults filled in, or what is wrong with them; never
 * throws
 */
export declare function parseListTranscriptionJobsQuery<Options extends ParseOptions = ParseOptions>(query: unknown, options?: Options): StrictResult<result.ListTranscriptionJobsQuery, Options>;

/** What a client sends: raw audio or a message; `kind` tells the two apart. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A message from the client.
 *
 * @param value a parsed message; text is refused
 * @returns the message, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseClientMessageValue<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ClientMessage, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A message from the client.
 *
 * @param data a WebSocket frame: text, bytes, or a parsed object
 * @param options whether the frame is binary; by default, bytes are raw audio
 * @returns as `value`, `{kind: 'audio', bytes}` for a binary frame and `{kind: 'message',
 * message}` for a text frame, or what is wrong with it; it may share parts with the input;
 * never throws; text that is not JSON is an issue `json`, bytes that are not UTF-8 are an
 * issue `encoding`
 */
export declare function parseClientMessage<Options extends (FrameOptions & ParseOptions) = (FrameOptions & ParseOptions)>(data: unknown, options?: Options): StrictResult<ClientFrame, Options>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A message from the service.
 *
 * @param value a parsed message; text is refused
 * @returns the message, or what is wrong with it; it may share parts with the input; never
 * throws; beside the value, `kind` is `'transcript'` or `'other'`
 */
export declare function parseServerMessageValue<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): OfKind<'transcript', StrictResult<result.TranscriptMessage, Options>> | OfKind<'other', StrictResult<result.OtherServerMessage, Options>>;

/**
 * Refuses fields that the contract does not name; with `{ unknownFields: 'drop' }` leaves them
 * out instead.
 *
 * A message from the service.
 *
 * @param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
 * @returns the message, or what is wrong with it; it may share parts with the input; never
 * throws; beside the value, `kind` is `'transcript'` or `'other'`; text that is not JSON is an
 * issue `json`, bytes that are not UTF-8 are an issue `encoding`
 */
export declare function parseServerMessage<Options extends ParseOptions = ParseOptions>(frame: unknown, options?: Options): OfKind<'transcript', StrictResult<result.TranscriptMessage, Options>> | OfKind<'other', StrictResult<result.OtherServerMessage, Options>>;
