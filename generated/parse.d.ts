// Generated from the contract by `npm run build`; edit the contract instead.

import type { Failure, Issue, OfKind, ParseResult, Success } from './runtime/issues.js';
import type { AudioFrame, FrameOptions, MessageFrame } from './runtime/inputs.js';
import type { QueryInput } from './runtime/query.js';
import type * as types from './types.js';
import type * as result from './types/resolved.js';
export { formatIssue, oneLine } from './runtime/issues.js';

/**
 * Parsers. Each returns either the value with its defaults filled in or a list of issues, and
 * never throws. Unknown fields are accepted and kept.
 */

export type { Failure, Issue, OfKind, ParseResult, Success, AudioFrame, FrameOptions, MessageFrame, QueryInput };

/** Error that made an add-on fail. */
export declare function parseAddonError(value: unknown): ParseResult<result.AddonError>;

/** The audio file that a job transcribed, with its name, download link, and duration. */
export declare function parseAudioFile(value: unknown): ParseResult<result.AudioFile>;

/** Name, size, duration, and channels of an uploaded file. */
export declare function parseAudioMetadata(value: unknown): ParseResult<result.AudioMetadata>;

/** Answers of the language model to your prompts. */
export declare function parseAudioToLlmAddon(value: unknown): ParseResult<result.AudioToLlmAddon>;

/** Prompts to ask about the audio, and the language model to use. */
export declare function parseAudioToLlmConfig(value: unknown): ParseResult<result.AudioToLlmConfig>;

/** The request that the service sends when a pre-recorded job finishes. */
export declare function parseCallbackConfig(value: unknown): ParseResult<result.CallbackConfig>;

/** Chapters of the transcript. */
export declare function parseChapterizationAddon(value: unknown): ParseResult<result.ChapterizationAddon>;

/** Spellings that replace words in the transcript. */
export declare function parseCustomSpellingConfig(value: unknown): ParseResult<result.CustomSpellingConfig>;

/** A list of words to recognize. */
export declare function parseCustomVocabulary(value: unknown): ParseResult<result.CustomVocabulary>;

/** Words to recognize, and their default intensity. */
export declare function parseCustomVocabularyConfig(value: unknown): ParseResult<result.CustomVocabularyConfig>;

/** A word to recognize, with its intensity, pronunciations, and language. */
export declare function parseCustomVocabularyEntry(value: unknown): ParseResult<result.CustomVocabularyEntry>;

/** A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
export declare function parseDateOrDateTime(value: unknown): ParseResult<result.DateOrDateTime>;

/** Utterances of the transcript, with their speakers. */
export declare function parseDiarizationAddon(value: unknown): ParseResult<result.DiarizationAddon>;

/** Number of speakers to expect, exact or as a range. */
export declare function parseDiarizationConfig(value: unknown): ParseResult<result.DiarizationConfig>;

/** Output of the display mode add-on. */
export declare function parseDisplayModeAddon(value: unknown): ParseResult<result.DisplayModeAddon>;

/** Body of an error response, with the status code and a message. */
export declare function parseErrorResponse(value: unknown): ParseResult<result.ErrorResponse>;

/**
 * Kind of the job. A `pre-recorded` job transcribes a recording, and a `live` job transcribes
 * a live session.
 */
export declare function parseJobKind(value: unknown): ParseResult<result.JobKind>;

/** A page of the job list. */
export declare function parseJobPage(value: unknown): ParseResult<result.JobPage>;

/**
 * Status of the job. A `queued` job is waiting, and a `processing` job is in progress. A
 * `done` job finished with a result, and an `error` job failed during processing.
 */
export declare function parseJobStatus(value: unknown): ParseResult<result.JobStatus>;

/**
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export declare function parseLanguageConfig(value: unknown): ParseResult<result.LanguageConfig>;

/**
 * URL of your server and the messages to post to it. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false.
 */
export declare function parseLiveCallbackConfig(value: unknown): ParseResult<result.LiveCallbackConfig>;

/** A job that transcribes a live session. */
export declare function parseLiveJob(value: unknown): ParseResult<result.LiveJob>;

/**
 * Messages that the service sends over the WebSocket. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false.
 */
export declare function parseLiveMessagesConfig(value: unknown): ParseResult<result.LiveMessagesConfig>;

/**
 * Audio format, add-ons, and messages of a live session. All fields are optional, so an empty
 * object is valid.
 */
export declare function parseLiveRequest(value: unknown): ParseResult<result.LiveRequest>;

/**
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export declare function parseLiveResult(value: unknown): ParseResult<result.LiveResult>;

/** The created session. Connect to its `url` and stream audio. */
export declare function parseLiveSessionCreated(value: unknown): ParseResult<result.LiveSessionCreated>;

/** Moderation of the transcript. */
export declare function parseModerationAddon(value: unknown): ParseResult<result.ModerationAddon>;

/** Consistency of the names in the transcript. */
export declare function parseNameConsistencyAddon(value: unknown): ParseResult<result.NameConsistencyAddon>;

/** Named entities in the transcript. */
export declare function parseNamedEntityRecognitionAddon(value: unknown): ParseResult<result.NamedEntityRecognitionAddon>;

/** Type of entity to redact, such as `PHONE_NUMBER`. */
export declare function parsePiiEntityType(value: unknown): ParseResult<result.PiiEntityType>;

/** Entities to redact, and the replacement for their text. */
export declare function parsePiiRedactionConfig(value: unknown): ParseResult<result.PiiRedactionConfig>;

/** Summary and chapters of a live session. */
export declare function parsePostProcessingConfig(value: unknown): ParseResult<result.PostProcessingConfig>;

/** Options for pre-processing the audio. */
export declare function parsePreProcessingConfig(value: unknown): ParseResult<result.PreProcessingConfig>;

/** Notification that a pre-recorded job has finished. */
export declare function parsePreRecordedCallback(value: unknown): ParseResult<result.PreRecordedCallback>;

/** A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
export declare function parsePreRecordedJob(value: unknown): ParseResult<result.PreRecordedJob>;

/** The ID and URL of the created job. */
export declare function parsePreRecordedJobCreated(value: unknown): ParseResult<result.PreRecordedJobCreated>;

/** The recording to transcribe and the options for the job. */
export declare function parsePreRecordedRequest(value: unknown): ParseResult<result.PreRecordedRequest>;

/** Parameters of a pre-recorded job, as the job returns them. */
export declare function parsePreRecordedRequestParams(value: unknown): ParseResult<result.PreRecordedRequestParams>;

/**
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export declare function parsePreRecordedResult(value: unknown): ParseResult<result.PreRecordedResult>;

/** Notification that the transcription of a recording is done. Use the ID to fetch the result. */
export declare function parsePreRecordedWebhook(value: unknown): ParseResult<result.PreRecordedWebhook>;

/** Add-ons of a live session that run in real time. */
export declare function parseRealtimeProcessingConfig(value: unknown): ParseResult<result.RealtimeProcessingConfig>;

/** Durations, number of channels, and billing time. */
export declare function parseResultMetadata(value: unknown): ParseResult<result.ResultMetadata>;

/** A sentence record in a transcript. */
export declare function parseSentence(value: unknown): ParseResult<result.Sentence>;

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export declare function parseSentencesAddon(value: unknown): ParseResult<result.SentencesAddon>;

/** Sentiment of the transcript. */
export declare function parseSentimentAnalysisAddon(value: unknown): ParseResult<result.SentimentAnalysisAddon>;

/** Data extracted from the transcript. */
export declare function parseStructuredDataExtractionAddon(value: unknown): ParseResult<result.StructuredDataExtractionAddon>;

/** A subtitle record in a transcript. */
export declare function parseSubtitle(value: unknown): ParseResult<result.Subtitle>;

/** Formats, timing, and style of the subtitles. */
export declare function parseSubtitlesConfig(value: unknown): ParseResult<result.SubtitlesConfig>;

/** Summary of the transcript. */
export declare function parseSummarizationAddon(value: unknown): ParseResult<result.SummarizationAddon>;

/** Form of the summary. */
export declare function parseSummarizationConfig(value: unknown): ParseResult<result.SummarizationConfig>;

/** The transcript as full text and as utterances. */
export declare function parseTranscription(value: unknown): ParseResult<result.Transcription>;

/**
 * A pre-recorded or live job. Check `kind` to tell pre-recorded from live jobs, then `status`
 * to see which fields are set.
 */
export declare function parseTranscriptionJob(value: unknown): ParseResult<result.TranscriptionJob>;

/** Code of a language that the service transcribes, similar to ISO 639-1. */
export declare function parseTranscriptionLanguageCode(value: unknown): ParseResult<result.TranscriptionLanguageCode>;

/** Translations of the transcript. */
export declare function parseTranslationAddon(value: unknown): ParseResult<result.TranslationAddon>;

/** Target languages and options of the translation. */
export declare function parseTranslationConfig(value: unknown): ParseResult<result.TranslationConfig>;

/** Code of a language that the service translates into, similar to ISO 639-1. */
export declare function parseTranslationLanguageCode(value: unknown): ParseResult<result.TranslationLanguageCode>;

/** URL and metadata of an uploaded file. */
export declare function parseUploadResponse(value: unknown): ParseResult<result.UploadResponse>;

/** An utterance in a result. */
export declare function parseUtterance(value: unknown): ParseResult<result.Utterance>;

/** A word of an utterance. */
export declare function parseWord(value: unknown): ParseResult<result.Word>;

/** The audio, in `chunk`. */
export declare function parseAudioChunkData(value: unknown): ParseResult<result.AudioChunkData>;

/** A chunk of audio in a JSON message. A client can send binary frames instead. */
export declare function parseAudioChunkMessage(value: unknown): ParseResult<result.AudioChunkMessage>;

/** An utterance in a message. */
export declare function parseLiveUtterance(value: unknown): ParseResult<result.LiveUtterance>;

/**
 * Any message except a transcript: an acknowledgment, an error, an add-on or post-processing
 * message, or a lifecycle, speech, pre-processing, or real-time processing event.
 */
export declare function parseOtherServerMessage(value: unknown): ParseResult<result.OtherServerMessage>;

/** Ends the session. Send it after the last audio. */
export declare function parseStopRecordingMessage(value: unknown): ParseResult<result.StopRecordingMessage>;

/** The utterance of a transcript message, partial or final. */
export declare function parseTranscriptData(value: unknown): ParseResult<result.TranscriptData>;

/** A partial or final transcript of an utterance. */
export declare function parseTranscriptMessage(value: unknown): ParseResult<result.TranscriptMessage>;

/** The query parameters of listTranscriptionJobs. */
export declare function parseListTranscriptionJobsQuery(query: QueryInput<types.ListTranscriptionJobsQuery>): ParseResult<result.ListTranscriptionJobsQuery>;
/** The query parameters of listTranscriptionJobs. */
export declare function parseListTranscriptionJobsQuery(query: unknown): ParseResult<result.ListTranscriptionJobsQuery>;

/** A frame that arrived. `kind` is the discriminator between raw audio and messages. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/** A message from the client. */
export declare function parseClientMessageValue(value: unknown): ParseResult<result.ClientMessage>;

/** A message from the client. */
export declare function parseClientMessage(frame: unknown, options?: FrameOptions): ParseResult<ClientFrame>;

/** A message from the service. */
export declare function parseServerMessageValue(value: unknown): OfKind<'transcript', ParseResult<result.TranscriptMessage>> | OfKind<'other', ParseResult<result.OtherServerMessage>>;

/** A message from the service. */
export declare function parseServerMessage(frame: unknown): OfKind<'transcript', ParseResult<result.TranscriptMessage>> | OfKind<'other', ParseResult<result.OtherServerMessage>>;
