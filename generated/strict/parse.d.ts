// Generated from the contract by `npm run build`; edit the contract instead.

import { type AudioFrame, type FrameOptions, type MessageFrame } from '../runtime/frame.js';
import { type Failure, type Issue, type ParseResult, type Success } from '../runtime/issues.js';
import { type QueryInput } from '../runtime/query.js';
import type * as types from '../types.js';
import type * as result from '../types/resolved.js';
export type {
  AudioFrame,
  Failure,
  FrameOptions,
  Issue,
  MessageFrame,
  ParseResult,
  QueryInput,
  Success,
};
export { formatIssue, issuesOf, oneLine, type ValidatorError } from '../runtime/issues.js';

/**
 * Refuses fields that the contract does not name.
 *
 * What went wrong in an add-on.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseAddonError(value: unknown): ParseResult<result.AddonError>;

/**
 * Refuses fields that the contract does not name.
 *
 * The audio of a job.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseAudioFile(value: unknown): ParseResult<result.AudioFile>;

/**
 * Refuses fields that the contract does not name.
 *
 * Metadata of an uploaded file.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseAudioMetadata(value: unknown): ParseResult<result.AudioMetadata>;

/**
 * Refuses fields that the contract does not name.
 *
 * The answers of the language model.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseAudioToLlmAddon(value: unknown): ParseResult<result.AudioToLlmAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * What to ask a language model about the audio.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseAudioToLlmConfig(value: unknown): ParseResult<result.AudioToLlmConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * Where and how to report that a pre-recorded job has finished.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseCallbackConfig(value: unknown): ParseResult<result.CallbackConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * The chapters of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseChapterizationAddon(
  value: unknown,
): ParseResult<result.ChapterizationAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * Spellings to replace.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseCustomSpellingConfig(
  value: unknown,
): ParseResult<result.CustomSpellingConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * A list of words to recognize.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseCustomVocabulary(value: unknown): ParseResult<result.CustomVocabulary>;

/**
 * Refuses fields that the contract does not name.
 *
 * A custom vocabulary.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseCustomVocabularyConfig(
  value: unknown,
): ParseResult<result.CustomVocabularyConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * A word to recognize, with its properties.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseCustomVocabularyEntry(
  value: unknown,
): ParseResult<result.CustomVocabularyEntry>;

/**
 * Refuses fields that the contract does not name.
 *
 * A day, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseDateOrDateTime(value: unknown): ParseResult<result.DateOrDateTime>;

/**
 * Refuses fields that the contract does not name.
 *
 * The utterances of the transcript, with their speakers.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseDiarizationAddon(value: unknown): ParseResult<result.DiarizationAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * The number of speakers, exactly or within bounds.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseDiarizationConfig(
  value: unknown,
): ParseResult<result.DiarizationConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * The output of the display mode.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseDisplayModeAddon(value: unknown): ParseResult<result.DisplayModeAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * Why a request was refused.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseErrorResponse(value: unknown): ParseResult<result.ErrorResponse>;

/**
 * Refuses fields that the contract does not name.
 *
 * How the audio of a job reaches the service, as a recording or over a live session.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseJobKind(value: unknown): ParseResult<result.JobKind>;

/**
 * Refuses fields that the contract does not name.
 *
 * One page of the list of jobs.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseJobPage(value: unknown): ParseResult<result.JobPage>;

/**
 * Refuses fields that the contract does not name.
 *
 * The status of a job. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseJobStatus(value: unknown): ParseResult<result.JobStatus>;

/**
 * Refuses fields that the contract does not name.
 *
 * The language of the audio. For a known language, list its code alone in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false; for several,
 * set it to true and, as guidance, list the expected languages.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseLanguageConfig(value: unknown): ParseResult<result.LanguageConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * Where to post the messages of a live session, and which. If every flag but
 * `receive_final_transcripts` is false, only final transcripts are posted.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseLiveCallbackConfig(
  value: unknown,
): ParseResult<result.LiveCallbackConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * A job that transcribes a live session.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseLiveJob(value: unknown): ParseResult<result.LiveJob>;

/**
 * Refuses fields that the contract does not name.
 *
 * Which messages to send over the WebSocket. If every flag but `receive_final_transcripts` is
 * false, only final transcripts are sent.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseLiveMessagesConfig(
  value: unknown,
): ParseResult<result.LiveMessagesConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * The configuration of a live session, as sent and as recorded. An empty object is valid.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseLiveRequest(value: unknown): ParseResult<result.LiveRequest>;

/**
 * Refuses fields that the contract does not name.
 *
 * The result of a live job. The block of an add-on is present only if that add-on was enabled.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseLiveResult(value: unknown): ParseResult<result.LiveResult>;

/**
 * Refuses fields that the contract does not name.
 *
 * The created session.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseLiveSessionCreated(
  value: unknown,
): ParseResult<result.LiveSessionCreated>;

/**
 * Refuses fields that the contract does not name.
 *
 * The moderation of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseModerationAddon(value: unknown): ParseResult<result.ModerationAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * The consistency of the names in the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseNameConsistencyAddon(
  value: unknown,
): ParseResult<result.NameConsistencyAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * The named entities of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseNamedEntityRecognitionAddon(
  value: unknown,
): ParseResult<result.NamedEntityRecognitionAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * A type of entity to redact.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parsePiiEntityType(value: unknown): ParseResult<result.PiiEntityType>;

/**
 * Refuses fields that the contract does not name.
 *
 * Which entities to redact, and how to replace them.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parsePiiRedactionConfig(
  value: unknown,
): ParseResult<result.PiiRedactionConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * Add-ons of the post-processing.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parsePostProcessingConfig(
  value: unknown,
): ParseResult<result.PostProcessingConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * Pre-processing of the audio.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parsePreProcessingConfig(
  value: unknown,
): ParseResult<result.PreProcessingConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * The notification that a pre-recorded job has finished.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parsePreRecordedCallback(
  value: unknown,
): ParseResult<result.PreRecordedCallback>;

/**
 * Refuses fields that the contract does not name.
 *
 * A job that transcribes a recording. Poll it until its status is `done` or `error`.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parsePreRecordedJob(value: unknown): ParseResult<result.PreRecordedJob>;

/**
 * Refuses fields that the contract does not name.
 *
 * The created job.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parsePreRecordedJobCreated(
  value: unknown,
): ParseResult<result.PreRecordedJobCreated>;

/**
 * Refuses fields that the contract does not name.
 *
 * The recording to transcribe, and options.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parsePreRecordedRequest(
  value: unknown,
): ParseResult<result.PreRecordedRequest>;

/**
 * Refuses fields that the contract does not name.
 *
 * The parameters of a pre-recorded job, as recorded.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parsePreRecordedRequestParams(
  value: unknown,
): ParseResult<result.PreRecordedRequestParams>;

/**
 * Refuses fields that the contract does not name.
 *
 * The result of a pre-recorded job. The block of an add-on is present only if that add-on was
 * enabled.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parsePreRecordedResult(
  value: unknown,
): ParseResult<result.PreRecordedResult>;

/**
 * Refuses fields that the contract does not name.
 *
 * The notification that the transcription of a recording is done. Use the identifier to fetch
 * the result.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parsePreRecordedWebhook(
  value: unknown,
): ParseResult<result.PreRecordedWebhook>;

/**
 * Refuses fields that the contract does not name.
 *
 * Add-ons of the real-time processing.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseRealtimeProcessingConfig(
  value: unknown,
): ParseResult<result.RealtimeProcessingConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * Durations, number of channels and billed time.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseResultMetadata(value: unknown): ParseResult<result.ResultMetadata>;

/**
 * Refuses fields that the contract does not name.
 *
 * A sentence of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseSentence(value: unknown): ParseResult<result.Sentence>;

/**
 * Refuses fields that the contract does not name.
 *
 * The sentences of the transcript. Use `sentences` in `transcription` instead.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseSentencesAddon(value: unknown): ParseResult<result.SentencesAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * The sentiment of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseSentimentAnalysisAddon(
  value: unknown,
): ParseResult<result.SentimentAnalysisAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * The data extracted from the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseStructuredDataExtractionAddon(
  value: unknown,
): ParseResult<result.StructuredDataExtractionAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * A subtitle record of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseSubtitle(value: unknown): ParseResult<result.Subtitle>;

/**
 * Refuses fields that the contract does not name.
 *
 * How to split and format the subtitles.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseSubtitlesConfig(value: unknown): ParseResult<result.SubtitlesConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * The summary of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseSummarizationAddon(
  value: unknown,
): ParseResult<result.SummarizationAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * The kind of summary.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseSummarizationConfig(
  value: unknown,
): ParseResult<result.SummarizationConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * The transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseTranscription(value: unknown): ParseResult<result.Transcription>;

/**
 * Refuses fields that the contract does not name.
 *
 * A job of either kind. `kind` says which; `status` says which fields are available.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseTranscriptionJob(value: unknown): ParseResult<result.TranscriptionJob>;

/**
 * Refuses fields that the contract does not name.
 *
 * Code of a language for transcription, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseTranscriptionLanguageCode(
  value: unknown,
): ParseResult<result.TranscriptionLanguageCode>;

/**
 * Refuses fields that the contract does not name.
 *
 * The translations of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseTranslationAddon(value: unknown): ParseResult<result.TranslationAddon>;

/**
 * Refuses fields that the contract does not name.
 *
 * Which languages to translate into, and how.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with what is passed in; never throws
 */
export declare function parseTranslationConfig(
  value: unknown,
): ParseResult<result.TranslationConfig>;

/**
 * Refuses fields that the contract does not name.
 *
 * Code of a language for translation, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseTranslationLanguageCode(
  value: unknown,
): ParseResult<result.TranslationLanguageCode>;

/**
 * Refuses fields that the contract does not name.
 *
 * The URL of an uploaded file, and its metadata.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseUploadResponse(value: unknown): ParseResult<result.UploadResponse>;

/**
 * Refuses fields that the contract does not name.
 *
 * An utterance in a result.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseUtterance(value: unknown): ParseResult<result.Utterance>;

/**
 * Refuses fields that the contract does not name.
 *
 * A word of an utterance.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseWord(value: unknown): ParseResult<result.Word>;

/**
 * Refuses fields that the contract does not name.
 *
 * The content of an audio chunk.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseAudioChunkData(value: unknown): ParseResult<result.AudioChunkData>;

/**
 * Refuses fields that the contract does not name.
 *
 * A chunk of audio in a JSON message. Raw audio can be sent in binary frames instead.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseAudioChunkMessage(
  value: unknown,
): ParseResult<result.AudioChunkMessage>;

/**
 * Refuses fields that the contract does not name.
 *
 * An utterance in a message.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseLiveUtterance(value: unknown): ParseResult<result.LiveUtterance>;

/**
 * Refuses fields that the contract does not name.
 *
 * A message of a kind other than a transcript: a lifecycle event, an acknowledgment, a message
 * of an add-on or of post-processing, the beginning or the end of speech, an event of
 * pre-processing or real-time processing, or an error.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseOtherServerMessage(
  value: unknown,
): ParseResult<result.OtherServerMessage>;

/**
 * Refuses fields that the contract does not name.
 *
 * A request to end the session.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseStopRecordingMessage(
  value: unknown,
): ParseResult<result.StopRecordingMessage>;

/**
 * Refuses fields that the contract does not name.
 *
 * The content of a transcript message.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseTranscriptData(value: unknown): ParseResult<result.TranscriptData>;

/**
 * Refuses fields that the contract does not name.
 *
 * A transcript of an utterance, partial or final.
 *
 * @returns the value, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseTranscriptMessage(
  value: unknown,
): ParseResult<result.TranscriptMessage>;

/**
 * Refuses fields that the contract does not name.
 *
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text (a query or a whole address), a `URL`, `URLSearchParams`, `FormData`,
 * `Headers` or `Map`, an object of strings and lists such as frameworks make of a query, or
 * one with its types already
 * @returns the parameters with the defaults filled in, or what is wrong with them; parameters
 * that the contract does not name are kept; never throws
 */
export declare function parseListTranscriptionJobsQuery(
  query: QueryInput<types.ListTranscriptionJobsQuery>,
): ParseResult<result.ListTranscriptionJobsQuery>;

/**
 * Refuses fields that the contract does not name.
 *
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text (a query or a whole address), a `URL`, `URLSearchParams`, `FormData`,
 * `Headers` or `Map`, an object of strings and lists such as frameworks make of a query, or
 * one with its types already
 * @returns the parameters with the defaults filled in, or what is wrong with them; parameters
 * that the contract does not name are kept; never throws
 */
export declare function parseListTranscriptionJobsQuery(
  query: unknown,
): ParseResult<result.ListTranscriptionJobsQuery>;

/** What a client sends: raw audio or a message; `kind` tells the two apart. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/**
 * Refuses fields that the contract does not name.
 *
 * A message from the client.
 *
 * @param data a WebSocket frame: text, bytes, or an object that was read already
 * @param options whether the frame is a binary one; when that is not said, bytes are raw audio
 * @returns `{kind: 'audio', bytes}` for a binary frame, `{kind: 'message', message}` for a
 * text frame, or what is wrong with it; it may share parts with what is passed in; never
 * throws; text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue
 * `encoding`
 */
export declare function parseClientMessage(
  data: unknown,
  options?: FrameOptions,
): ParseResult<ClientFrame>;

/**
 * Refuses fields that the contract does not name.
 *
 * A message from the client.
 *
 * @param value a message that was read already, so that a text is refused
 * @returns the message, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseClientMessageValue(value: unknown): ParseResult<result.ClientMessage>;

/**
 * Refuses fields that the contract does not name.
 *
 * A message from the service, a transcript or a message of another kind. `type` says which.
 *
 * @param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read
 * already
 * @returns the message, or what is wrong with it; it may share parts with what is passed in;
 * never throws; text that is not JSON is an issue `json`, bytes that are not UTF-8 are an
 * issue `encoding`
 */
export declare function parseServerMessage(frame: unknown): ParseResult<result.ServerMessage>;

/**
 * Refuses fields that the contract does not name.
 *
 * A message from the service, a transcript or a message of another kind. `type` says which.
 *
 * @param value a message that was read already, so that a text is refused
 * @returns the message, or what is wrong with it; it may share parts with what is passed in;
 * never throws
 */
export declare function parseServerMessageValue(value: unknown): ParseResult<result.ServerMessage>;
