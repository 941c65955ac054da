// Generated from the contract by `npm run build`; edit the contract instead.

import type { Failure, Issue, OfKind, ParseResult, Success } from '../runtime/issues.js';
import type { AudioFrame, FrameOptions, MessageFrame } from '../runtime/inputs.js';
import type { QueryInput } from '../runtime/query.js';
import type { Dropped, ParseOptions, StrictResult } from '../runtime/parse.js';
import type * as types from '../types.js';
import type * as result from '../types/resolved.js';
export { formatIssue, oneLine } from '../runtime/issues.js';

/**
 * Parsers as in `parse`, which refuse fields that the contract does not name; with `{
 * unknownFields: 'drop' }` they leave them out instead.
 */

export type { Failure, Issue, OfKind, ParseResult, Success, AudioFrame, FrameOptions, MessageFrame, QueryInput, Dropped, ParseOptions, StrictResult };

/** Error of a failed add-on. */
export declare function parseAddonError<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AddonError, Options>;

/** Audio file of a job. */
export declare function parseAudioFile<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioFile, Options>;

/** Metadata of an uploaded file. */
export declare function parseAudioMetadata<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioMetadata, Options>;

/** Answers of the language model. */
export declare function parseAudioToLlmAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioToLlmAddon, Options>;

/** Prompts about the audio and the language model that answers them. */
export declare function parseAudioToLlmConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioToLlmConfig, Options>;

/** The request that the service sends when a pre-recorded job finishes. */
export declare function parseCallbackConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CallbackConfig, Options>;

/** Chapters of the transcript. */
export declare function parseChapterizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ChapterizationAddon, Options>;

/** Spellings that replace words in the transcript. */
export declare function parseCustomSpellingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomSpellingConfig, Options>;

/** A list of words to recognize. */
export declare function parseCustomVocabulary<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomVocabulary, Options>;

/** Words to recognize and their default intensity. */
export declare function parseCustomVocabularyConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomVocabularyConfig, Options>;

/** A word to recognize, with its intensity, pronunciations, and language. */
export declare function parseCustomVocabularyEntry<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.CustomVocabularyEntry, Options>;

/** A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
export declare function parseDateOrDateTime<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DateOrDateTime, Options>;

/** Utterances of the transcript, with their speakers. */
export declare function parseDiarizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DiarizationAddon, Options>;

/** Number of speakers, exact or as a range. */
export declare function parseDiarizationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DiarizationConfig, Options>;

/** Output of the display mode. */
export declare function parseDisplayModeAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.DisplayModeAddon, Options>;

/** Body of an error response. */
export declare function parseErrorResponse<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ErrorResponse, Options>;

/**
 * Kind of the job. A `pre-recorded` job transcribes a recording. A `live` job transcribes a
 * live session.
 */
export declare function parseJobKind<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.JobKind, Options>;

/** A page of the list of jobs. */
export declare function parseJobPage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.JobPage, Options>;

/**
 * Status of the job. A `queued` job waits to be processed. A `processing` job is being
 * processed. A `done` job has been processed, and its result is available. An `error` job
 * failed during processing.
 */
export declare function parseJobStatus<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.JobStatus, Options>;

/**
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export declare function parseLanguageConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LanguageConfig, Options>;

/**
 * URL of the callback and the messages that the service posts to this URL. To get only final
 * transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare function parseLiveCallbackConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveCallbackConfig, Options>;

/** A job that transcribes a live session. */
export declare function parseLiveJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveJob, Options>;

/**
 * Messages that the service sends over the WebSocket. To get only final transcripts, set all
 * flags except `receive_final_transcripts` to false.
 */
export declare function parseLiveMessagesConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveMessagesConfig, Options>;

/** Configuration of a live session. An empty object is valid. */
export declare function parseLiveRequest<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveRequest, Options>;

/**
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export declare function parseLiveResult<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveResult, Options>;

/** The created session, with the URL of its WebSocket. */
export declare function parseLiveSessionCreated<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveSessionCreated, Options>;

/** Moderation of the transcript. */
export declare function parseModerationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ModerationAddon, Options>;

/** Consistency of the names in the transcript. */
export declare function parseNameConsistencyAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.NameConsistencyAddon, Options>;

/** Named entities in the transcript. */
export declare function parseNamedEntityRecognitionAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.NamedEntityRecognitionAddon, Options>;

/** Type of entity to redact. */
export declare function parsePiiEntityType<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PiiEntityType, Options>;

/** Entities to redact and the replacement for their text. */
export declare function parsePiiRedactionConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PiiRedactionConfig, Options>;

/** Summary and chapters of a live session. */
export declare function parsePostProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PostProcessingConfig, Options>;

/** Options for the pre-processing of the audio. */
export declare function parsePreProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreProcessingConfig, Options>;

/** Notification that a pre-recorded job has finished. */
export declare function parsePreRecordedCallback<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedCallback, Options>;

/**
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 */
export declare function parsePreRecordedJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedJob, Options>;

/** The created job, with its identifier and its URL. */
export declare function parsePreRecordedJobCreated<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedJobCreated, Options>;

/** The recording to transcribe and the options of the job. */
export declare function parsePreRecordedRequest<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedRequest, Options>;

/** Parameters of a pre-recorded job, as the job returns them. */
export declare function parsePreRecordedRequestParams<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedRequestParams, Options>;

/**
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export declare function parsePreRecordedResult<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedResult, Options>;

/**
 * Notification that the transcription of a recording is done. Use the identifier to fetch the
 * result.
 */
export declare function parsePreRecordedWebhook<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.PreRecordedWebhook, Options>;

/** Add-ons of a live session that run in real time. */
export declare function parseRealtimeProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.RealtimeProcessingConfig, Options>;

/** Durations, number of channels, and billed time. */
export declare function parseResultMetadata<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ResultMetadata, Options>;

/** A sentence of the transcript. */
export declare function parseSentence<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Sentence, Options>;

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export declare function parseSentencesAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SentencesAddon, Options>;

/** Sentiment of the transcript. */
export declare function parseSentimentAnalysisAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SentimentAnalysisAddon, Options>;

/** Data extracted from the transcript. */
export declare function parseStructuredDataExtractionAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.StructuredDataExtractionAddon, Options>;

/** A subtitle record of the transcript. */
export declare function parseSubtitle<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Subtitle, Options>;

/** Formats, timing, and style of the subtitles. */
export declare function parseSubtitlesConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SubtitlesConfig, Options>;

/** Summary of the transcript. */
export declare function parseSummarizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SummarizationAddon, Options>;

/** Type of summary. */
export declare function parseSummarizationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.SummarizationConfig, Options>;

/** The transcript. */
export declare function parseTranscription<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Transcription, Options>;

/**
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
 */
export declare function parseTranscriptionJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptionJob, Options>;

/** Language code for transcription, similar to ISO 639-1. */
export declare function parseTranscriptionLanguageCode<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptionLanguageCode, Options>;

/** Translations of the transcript. */
export declare function parseTranslationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranslationAddon, Options>;

/** Target languages and options of the translation. */
export declare function parseTranslationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranslationConfig, Options>;

/** Language code for translation, similar to ISO 639-1. */
export declare function parseTranslationLanguageCode<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranslationLanguageCode, Options>;

/** URL and metadata of an uploaded file. */
export declare function parseUploadResponse<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.UploadResponse, Options>;

/** An utterance in a result. */
export declare function parseUtterance<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Utterance, Options>;

/** A word of an utterance. */
export declare function parseWord<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.Word, Options>;

/** The audio, in `chunk`. */
export declare function parseAudioChunkData<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioChunkData, Options>;

/**
 * A chunk of audio in a JSON message. Instead of this message, a client can send binary
 * frames.
 */
export declare function parseAudioChunkMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.AudioChunkMessage, Options>;

/** An utterance in a message. */
export declare function parseLiveUtterance<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.LiveUtterance, Options>;

/**
 * A message other than a transcript. It is an acknowledgment, an add-on message, a
 * post-processing message, an error, or an event. An event is a lifecycle event, a speech
 * begin or end event, a pre-processing event, or a real-time processing event.
 */
export declare function parseOtherServerMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.OtherServerMessage, Options>;

/** A request to end the session. */
export declare function parseStopRecordingMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.StopRecordingMessage, Options>;

/** Content of a transcript message. */
export declare function parseTranscriptData<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptData, Options>;

/** A partial or final transcript of an utterance. */
export declare function parseTranscriptMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.TranscriptMessage, Options>;

/** The query parameters of listTranscriptionJobs. */
export declare function parseListTranscriptionJobsQuery<Options extends ParseOptions = ParseOptions>(query: QueryInput<types.ListTranscriptionJobsQuery>, options?: Options): StrictResult<result.ListTranscriptionJobsQuery, Options>;
/** The query parameters of listTranscriptionJobs. */
export declare function parseListTranscriptionJobsQuery<Options extends ParseOptions = ParseOptions>(query: unknown, options?: Options): StrictResult<result.ListTranscriptionJobsQuery, Options>;

/** What arrives: raw audio or a message; `kind` tells the two apart. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/** A message from the client. */
export declare function parseClientMessageValue<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): StrictResult<result.ClientMessage, Options>;

/** A message from the client. */
export declare function parseClientMessage<Options extends FrameOptions & ParseOptions = FrameOptions & ParseOptions>(frame: unknown, options?: Options): StrictResult<ClientFrame, Options>;

/** A message from the service. */
export declare function parseServerMessageValue<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): OfKind<'transcript', StrictResult<result.TranscriptMessage, Options>> | OfKind<'other', StrictResult<result.OtherServerMessage, Options>>;

/** A message from the service. */
export declare function parseServerMessage<Options extends ParseOptions = ParseOptions>(frame: unknown, options?: Options): OfKind<'transcript', StrictResult<result.TranscriptMessage, Options>> | OfKind<'other', StrictResult<result.OtherServerMessage, Options>>;
