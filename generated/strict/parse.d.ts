// Generated from the contract by `npm run build`; edit the contract instead.

import type { AudioFrame, FrameOptions, MessageFrame } from '../runtime/frame.js';
import type { Failure, Issue, ParseResult, Success } from '../runtime/issues.js';
import type { QueryInput } from '../runtime/query.js';
import type * as types from '../types.js';
import type * as result from '../types/resolved.js';

export type { AudioFrame, Failure, FrameOptions, Issue, MessageFrame, ParseResult, QueryInput, Success };
export { formatIssue, issuesOf, type ValidatorError } from '../runtime/issues.js';

/**
 * What went wrong in an add-on.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseAddonError(value: unknown): ParseResult<result.AddonError>;

/**
 * The audio that a job transcribes.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseAudioFile(value: unknown): ParseResult<result.AudioFile>;

/**
 * What is known of an uploaded file.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseAudioMetadata(value: unknown): ParseResult<result.AudioMetadata>;

/**
 * The answers of a large language model.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseAudioToLlmAddon(value: unknown): ParseResult<result.AudioToLlmAddon>;

/**
 * What a large language model is asked about the audio.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseAudioToLlmConfig(value: unknown): ParseResult<result.AudioToLlmConfig>;

/**
 * Where and how the service reports that a pre-recorded job has finished.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseCallbackConfig(value: unknown): ParseResult<result.CallbackConfig>;

/**
 * The chapters of a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseChapterizationAddon(value: unknown): ParseResult<result.ChapterizationAddon>;

/**
 * Which spellings are replaced by which.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseCustomSpellingConfig(value: unknown): ParseResult<result.CustomSpellingConfig>;

/**
 * A list of words that the transcription should know.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseCustomVocabulary(value: unknown): ParseResult<result.CustomVocabulary>;

/**
 * Words that the transcription should know.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseCustomVocabularyConfig(value: unknown): ParseResult<result.CustomVocabularyConfig>;

/**
 * A word that the transcription should know, with what is known of it.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseCustomVocabularyEntry(value: unknown): ParseResult<result.CustomVocabularyEntry>;

/**
 * A day, such as `2026-01-31`, or a moment, such as `2026-01-31T09:30:00Z`.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseDateOrDateTime(value: unknown): ParseResult<result.DateOrDateTime>;

/**
 * The utterances of a transcript with their speakers.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseDiarizationAddon(value: unknown): ParseResult<result.DiarizationAddon>;

/**
 * What is known of the number of speakers.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseDiarizationConfig(value: unknown): ParseResult<result.DiarizationConfig>;

/**
 * The result of the display mode.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseDisplayModeAddon(value: unknown): ParseResult<result.DisplayModeAddon>;

/**
 * Why a request was refused.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseErrorResponse(value: unknown): ParseResult<result.ErrorResponse>;

/**
 * How the audio of a job reaches the service, as a file or over a live session.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseJobKind(value: unknown): ParseResult<result.JobKind>;

/**
 * One page of the list of jobs, with the addresses of its neighbours.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseJobPage(value: unknown): ParseResult<result.JobPage>;

/**
 * Where a job stands. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseJobStatus(value: unknown): ParseResult<result.JobStatus>;

/**
 * Which language is spoken. A single language that is known: give its code alone in
 * `languages`. A single language that is not known: leave both fields out. Several languages:
 * switch `code_switching` on, with the expected ones in `languages` as guidance.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseLanguageConfig(value: unknown): ParseResult<result.LanguageConfig>;

/**
 * Where the messages of a live session are posted to, and which ones. With every flag but
 * `receive_final_transcripts` false, only final transcripts are posted.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseLiveCallbackConfig(value: unknown): ParseResult<result.LiveCallbackConfig>;

/**
 * A job that transcribes a live session.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseLiveJob(value: unknown): ParseResult<result.LiveJob>;

/**
 * Which messages are sent over the WebSocket. With every flag but `receive_final_transcripts`
 * false, only final transcripts are sent.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseLiveMessagesConfig(value: unknown): ParseResult<result.LiveMessagesConfig>;

/**
 * The configuration of a live session, as it is sent and as it is recorded in the job.
 * Everything has a default or may be left out, so that an empty object will do.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseLiveRequest(value: unknown): ParseResult<result.LiveRequest>;

/**
 * The result of a live job.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseLiveResult(value: unknown): ParseResult<result.LiveResult>;

/**
 * What the creation of a live session returns.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseLiveSessionCreated(value: unknown): ParseResult<result.LiveSessionCreated>;

/**
 * A stretch of speech in a live message.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseLiveUtterance(value: unknown): ParseResult<result.LiveUtterance>;

/**
 * The moderation of a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseModerationAddon(value: unknown): ParseResult<result.ModerationAddon>;

/**
 * The consistency of the names in a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseNameConsistencyAddon(value: unknown): ParseResult<result.NameConsistencyAddon>;

/**
 * The named entities of a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseNamedEntityRecognitionAddon(value: unknown): ParseResult<result.NamedEntityRecognitionAddon>;

/**
 * A message of another kind than a transcript. Such are lifecycle events, acknowledgments,
 * add-on messages, post-processing messages, the begin and the end of speech, pre-processing
 * events, real-time processing events, and errors.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseOtherServerMessage(value: unknown): ParseResult<result.OtherServerMessage>;

/**
 * A kind of personal or sensitive information, or a named set of such kinds.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parsePiiEntityType(value: unknown): ParseResult<result.PiiEntityType>;

/**
 * What personal information is redacted, and how it is replaced.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parsePiiRedactionConfig(value: unknown): ParseResult<result.PiiRedactionConfig>;

/**
 * The add-ons that run after the session.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parsePostProcessingConfig(value: unknown): ParseResult<result.PostProcessingConfig>;

/**
 * What happens to the audio before it is transcribed.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parsePreProcessingConfig(value: unknown): ParseResult<result.PreProcessingConfig>;

/**
 * What the service sends to the callback's address when a pre-recorded job has finished.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parsePreRecordedCallback(value: unknown): ParseResult<result.PreRecordedCallback>;

/**
 * A job that transcribes an audio file. Poll it until its status is `done` or `error`.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parsePreRecordedJob(value: unknown): ParseResult<result.PreRecordedJob>;

/**
 * What the creation of a pre-recorded job returns at once, without waiting for the result.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parsePreRecordedJobCreated(value: unknown): ParseResult<result.PreRecordedJobCreated>;

/**
 * What is sent to transcribe an audio file. An option that is switched on without its
 * configuration is valid, and so is a configuration without its option.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parsePreRecordedRequest(value: unknown): ParseResult<result.PreRecordedRequest>;

/**
 * The parameters that a pre-recorded job was created with, as recorded in the job.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parsePreRecordedRequestParams(value: unknown): ParseResult<result.PreRecordedRequestParams>;

/**
 * The result of a pre-recorded job.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parsePreRecordedResult(value: unknown): ParseResult<result.PreRecordedResult>;

/**
 * What the service posts to the endpoints configured in the account's dashboard when a
 * transcription is done. Fetch the result with the identifier.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parsePreRecordedWebhook(value: unknown): ParseResult<result.PreRecordedWebhook>;

/**
 * The add-ons that run while the session lasts.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseRealtimeProcessingConfig(value: unknown): ParseResult<result.RealtimeProcessingConfig>;

/**
 * The durations of the audio and of the work on it.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseResultMetadata(value: unknown): ParseResult<result.ResultMetadata>;

/**
 * A sentence of the transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseSentence(value: unknown): ParseResult<result.Sentence>;

/**
 * The sentences of a transcript. Read them in `transcription` instead.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseSentencesAddon(value: unknown): ParseResult<result.SentencesAddon>;

/**
 * The sentiment of a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseSentimentAnalysisAddon(value: unknown): ParseResult<result.SentimentAnalysisAddon>;

/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 *
 * @param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read
 * already
 * @returns the message, or what is wrong with it; never throws; text that is not JSON is an
 * issue `json`, bytes that are not UTF-8 are an issue `encoding`
 */
export declare function parseServerMessage(frame: unknown): ParseResult<result.ServerMessage>;

/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 *
 * @param value a message that was read already, so that a text is refused
 * @returns the message, or what is wrong with it; never throws
 */
export declare function parseServerMessageValue(value: unknown): ParseResult<result.ServerMessage>;

/**
 * The structured data of a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseStructuredDataExtractionAddon(value: unknown): ParseResult<result.StructuredDataExtractionAddon>;

/**
 * A subtitle record of the transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseSubtitle(value: unknown): ParseResult<result.Subtitle>;

/**
 * How subtitles are cut and written.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseSubtitlesConfig(value: unknown): ParseResult<result.SubtitlesConfig>;

/**
 * The summary of a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseSummarizationAddon(value: unknown): ParseResult<result.SummarizationAddon>;

/**
 * What the summary looks like.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseSummarizationConfig(value: unknown): ParseResult<result.SummarizationConfig>;

/**
 * What was understood of a stretch of speech, so far or for good.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseTranscriptMessage(value: unknown): ParseResult<result.TranscriptMessage>;

/**
 * The transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseTranscription(value: unknown): ParseResult<result.Transcription>;

/**
 * A job of either kind. `kind` tells which, `status` what is there to read.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseTranscriptionJob(value: unknown): ParseResult<result.TranscriptionJob>;

/**
 * The code of a language that speech can be transcribed in, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseTranscriptionLanguageCode(value: unknown): ParseResult<result.TranscriptionLanguageCode>;

/**
 * The translation of a transcript.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseTranslationAddon(value: unknown): ParseResult<result.TranslationAddon>;

/**
 * Which languages the transcript is translated into, and how.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; never throws
 */
export declare function parseTranslationConfig(value: unknown): ParseResult<result.TranslationConfig>;

/**
 * The code of a language that a transcript can be translated into, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseTranslationLanguageCode(value: unknown): ParseResult<result.TranslationLanguageCode>;

/**
 * What an upload returns, the address to transcribe from and what is known of the file.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseUploadResponse(value: unknown): ParseResult<result.UploadResponse>;

/**
 * A stretch of speech in a result.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseUtterance(value: unknown): ParseResult<result.Utterance>;

/**
 * A word that was said.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseWord(value: unknown): ParseResult<result.Word>;

/**
 * A chunk of audio, in a JSON message. Raw audio may be sent as it is instead.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseAudioChunkMessage(value: unknown): ParseResult<result.AudioChunkMessage>;

/** What a client sends: raw audio or a message; `kind` tells the two apart. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/**
 * A JSON message that a client sends. `type` tells which.
 *
 * @param data a WebSocket frame: text, bytes, or an object that was read already
 * @param options whether the frame is a binary one; when that is not said, bytes are raw audio
 * @returns `{kind: 'audio', bytes}` for a binary frame, `{kind: 'message', message}` for a
 * text frame, or what is wrong with it; never throws; text that is not JSON is an issue
 * `json`, bytes that are not UTF-8 are an issue `encoding`
 */
export declare function parseClientMessage(data: unknown, options?: FrameOptions): ParseResult<ClientFrame>;

/**
 * A JSON message that a client sends. `type` tells which.
 *
 * @param value a message that was read already, so that a text is refused
 * @returns the message, or what is wrong with it; never throws
 */
export declare function parseClientMessageValue(value: unknown): ParseResult<result.ClientMessage>;

/**
 * Ends the session.
 *
 * @returns the value, or what is wrong with it; never throws
 */
export declare function parseStopRecordingMessage(value: unknown): ParseResult<result.StopRecordingMessage>;

/**
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text, a `URLSearchParams`, an object of strings and lists such as frameworks
 * make of a query, or one with its types already
 * @returns the parameters with the defaults filled in, or what is wrong with them; parameters
 * that the contract does not name are kept; never throws
 */
export declare function parseListTranscriptionJobsQuery(query: QueryInput<types.ListTranscriptionJobsQuery>): ParseResult<result.ListTranscriptionJobsQuery>;
/**
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text, a `URLSearchParams`, an object of strings and lists such as frameworks
 * make of a query, or one with its types already
 * @returns the parameters with the defaults filled in, or what is wrong with them; parameters
 * that the contract does not name are kept; never throws
 */
export declare function parseListTranscriptionJobsQuery(query: unknown): ParseResult<result.ListTranscriptionJobsQuery>;
