// Generated from the contract by `npm run build`; edit the contract instead.

import type { AudioFrame, FrameOptions, MessageFrame } from './runtime/inputs.js';
import type { Failure, Issue, OfKind, ParseResult, Success, ValidatorError } from './runtime/issues.js';
import type { QueryInput } from './runtime/query.js';
import type * as types from './types.js';
import type * as result from './types/resolved.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export type { AudioFrame, Failure, FrameOptions, Issue, MessageFrame, OfKind, ParseResult, QueryInput, Success, ValidatorError };

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Error of a failed add-on.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAddonError(value: unknown): ParseResult<result.AddonError>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Audio file of a job.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioFile(value: unknown): ParseResult<result.AudioFile>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Metadata of an uploaded file.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioMetadata(value: unknown): ParseResult<result.AudioMetadata>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Answers of the language model.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioToLlmAddon(value: unknown): ParseResult<result.AudioToLlmAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Prompts about the audio, and the language model that answers them.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioToLlmConfig(value: unknown): ParseResult<result.AudioToLlmConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The request that the service sends when a pre-recorded job finishes.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseCallbackConfig(value: unknown): ParseResult<result.CallbackConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Chapters of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseChapterizationAddon(value: unknown): ParseResult<result.ChapterizationAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Spellings that replace words in the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomSpellingConfig(value: unknown): ParseResult<result.CustomSpellingConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A list of words to recognize.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomVocabulary(value: unknown): ParseResult<result.CustomVocabulary>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Words to recognize, and their default intensity.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomVocabularyConfig(value: unknown): ParseResult<result.CustomVocabularyConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseCustomVocabularyEntry(value: unknown): ParseResult<result.CustomVocabularyEntry>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDateOrDateTime(value: unknown): ParseResult<result.DateOrDateTime>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Utterances of the transcript, with their speakers.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDiarizationAddon(value: unknown): ParseResult<result.DiarizationAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Number of speakers, exact or as a range.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDiarizationConfig(value: unknown): ParseResult<result.DiarizationConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Output of the display mode.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseDisplayModeAddon(value: unknown): ParseResult<result.DisplayModeAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Body of the error response to a refused request.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseErrorResponse(value: unknown): ParseResult<result.ErrorResponse>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Kind of the job. A `pre-recorded` job transcribes a recording. A `live` job transcribes a
 * live session.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseJobKind(value: unknown): ParseResult<result.JobKind>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A page of the list of jobs.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseJobPage(value: unknown): ParseResult<result.JobPage>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Status of the job. A `queued` job waits to be processed. A `processing` job is being
 * processed. A `done` job has been processed, and its result is available. An `error` job
 * failed during processing.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseJobStatus(value: unknown): ParseResult<result.JobStatus>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLanguageConfig(value: unknown): ParseResult<result.LanguageConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * URL of the callback, and the messages that the service posts to this URL. To get only final
 * transcripts, set all flags except `receive_final_transcripts` to false.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveCallbackConfig(value: unknown): ParseResult<result.LiveCallbackConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A job that transcribes a live session.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveJob(value: unknown): ParseResult<result.LiveJob>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Messages that the service sends over the WebSocket. To get only final transcripts, set all
 * flags except `receive_final_transcripts` to false.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveMessagesConfig(value: unknown): ParseResult<result.LiveMessagesConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Configuration of a live session. An empty object is valid.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseLiveRequest(value: unknown): ParseResult<result.LiveRequest>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseLiveResult(value: unknown): ParseResult<result.LiveResult>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The created session, with the URL of its WebSocket.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseLiveSessionCreated(value: unknown): ParseResult<result.LiveSessionCreated>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Moderation of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseModerationAddon(value: unknown): ParseResult<result.ModerationAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Consistency of the names in the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseNameConsistencyAddon(value: unknown): ParseResult<result.NameConsistencyAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Named entities in the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseNamedEntityRecognitionAddon(value: unknown): ParseResult<result.NamedEntityRecognitionAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Type of entity to redact.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePiiEntityType(value: unknown): ParseResult<result.PiiEntityType>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Entities to redact, and the replacement for their text.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePiiRedactionConfig(value: unknown): ParseResult<result.PiiRedactionConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Add-ons of a live session that run during post-processing.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePostProcessingConfig(value: unknown): ParseResult<result.PostProcessingConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Options for the pre-processing of the audio.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreProcessingConfig(value: unknown): ParseResult<result.PreProcessingConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Notification that a pre-recorded job has finished.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedCallback(value: unknown): ParseResult<result.PreRecordedCallback>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreRecordedJob(value: unknown): ParseResult<result.PreRecordedJob>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The created job, with its identifier and its URL.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedJobCreated(value: unknown): ParseResult<result.PreRecordedJobCreated>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The recording to transcribe, and the options of the job.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreRecordedRequest(value: unknown): ParseResult<result.PreRecordedRequest>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Parameters of a pre-recorded job, as the job returns them.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parsePreRecordedRequestParams(value: unknown): ParseResult<result.PreRecordedRequestParams>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedResult(value: unknown): ParseResult<result.PreRecordedResult>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Notification that the transcription of a recording is done. Use the identifier to fetch the
 * result.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parsePreRecordedWebhook(value: unknown): ParseResult<result.PreRecordedWebhook>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Add-ons of a live session that run in real time.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseRealtimeProcessingConfig(value: unknown): ParseResult<result.RealtimeProcessingConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Durations, number of channels, and billed time.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseResultMetadata(value: unknown): ParseResult<result.ResultMetadata>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A sentence of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSentence(value: unknown): ParseResult<result.Sentence>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Sentences of the transcript. Use `transcription.sentences` instead.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSentencesAddon(value: unknown): ParseResult<result.SentencesAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Sentiment of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSentimentAnalysisAddon(value: unknown): ParseResult<result.SentimentAnalysisAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Data extracted from the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseStructuredDataExtractionAddon(value: unknown): ParseResult<result.StructuredDataExtractionAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A subtitle record of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSubtitle(value: unknown): ParseResult<result.Subtitle>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Formats, timing, and style of the subtitles.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseSubtitlesConfig(value: unknown): ParseResult<result.SubtitlesConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Summary of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseSummarizationAddon(value: unknown): ParseResult<result.SummarizationAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Type of summary.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseSummarizationConfig(value: unknown): ParseResult<result.SummarizationConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscription(value: unknown): ParseResult<result.Transcription>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseTranscriptionJob(value: unknown): ParseResult<result.TranscriptionJob>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Language code for transcription, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscriptionLanguageCode(value: unknown): ParseResult<result.TranscriptionLanguageCode>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Translations of the transcript.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranslationAddon(value: unknown): ParseResult<result.TranslationAddon>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Target languages and options of the translation.
 *
 * @returns the value with the defaults filled in, or what is wrong with it; it may share parts
 * with the input; never throws
 */
export declare function parseTranslationConfig(value: unknown): ParseResult<result.TranslationConfig>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Language code for translation, in the style of ISO 639-1.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranslationLanguageCode(value: unknown): ParseResult<result.TranslationLanguageCode>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * URL and metadata of an uploaded file.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseUploadResponse(value: unknown): ParseResult<result.UploadResponse>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * An utterance in a result.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseUtterance(value: unknown): ParseResult<result.Utterance>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A word of an utterance.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseWord(value: unknown): ParseResult<result.Word>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Content of an audio chunk.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioChunkData(value: unknown): ParseResult<result.AudioChunkData>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A chunk of audio in a JSON message. Instead of this message, a client can send binary
 * frames.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseAudioChunkMessage(value: unknown): ParseResult<result.AudioChunkMessage>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * An utterance in a message.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseLiveUtterance(value: unknown): ParseResult<result.LiveUtterance>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A message other than a transcript. It is an acknowledgment, an add-on message, a
 * post-processing message, an error, or an event. An event is a lifecycle event, a speech
 * begin or end event, a pre-processing event, or a real-time processing event.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseOtherServerMessage(value: unknown): ParseResult<result.OtherServerMessage>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A request to end the session.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseStopRecordingMessage(value: unknown): ParseResult<result.StopRecordingMessage>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Content of a transcript message.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscriptData(value: unknown): ParseResult<result.TranscriptData>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A partial or final transcript of an utterance.
 *
 * @returns the value, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseTranscriptMessage(value: unknown): ParseResult<result.TranscriptMessage>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text (a query or a whole URL), a `URL`, `URLSearchParams`, `FormData`,
 * `Headers` or `Map`, an object of strings and lists, as frameworks parse a query, or an
 * already typed object
 * @returns the parameters with the defaults filled in, or what is wrong with them; parameters
 * that the contract does not name are kept; never throws
 */
export declare function parseListTranscriptionJobsQuery(query: QueryInput<types.ListTranscriptionJobsQuery>): ParseResult<result.ListTranscriptionJobsQuery>;
/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The query parameters of listTranscriptionJobs.
 *
 * @param query text (a query or a whole URL), a `URL`, `URLSearchParams`, `FormData`,
 * `Headers` or `Map`, an object of strings and lists, as frameworks parse a query, or an
 * already typed object
 * @returns the parameters with the defaults filled in, or what is wrong with them; parameters
 * that the contract does not name are kept; never throws
 */
export declare function parseListTranscriptionJobsQuery(query: unknown): ParseResult<result.ListTranscriptionJobsQuery>;

/** What a client sends: raw audio or a message; `kind` tells the two apart. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A message from the client.
 *
 * @param value a parsed message; text is refused
 * @returns the message, or what is wrong with it; it may share parts with the input; never
 * throws
 */
export declare function parseClientMessageValue(value: unknown): ParseResult<result.ClientMessage>;

/**
 * Accepts fields that the contract does not name, and keeps them.
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
export declare function parseClientMessage(data: unknown, options?: FrameOptions): ParseResult<ClientFrame>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A message from the service.
 *
 * @param value a parsed message; text is refused
 * @returns the message, or what is wrong with it; it may share parts with the input; never
 * throws; beside the value, `kind` is `'transcript'` or `'other'`
 */
export declare function parseServerMessageValue(value: unknown): OfKind<'transcript', ParseResult<result.TranscriptMessage>> | OfKind<'other', ParseResult<result.OtherServerMessage>>;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A message from the service.
 *
 * @param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
 * @returns the message, or what is wrong with it; it may share parts with the input; never
 * throws; beside the value, `kind` is `'transcript'` or `'other'`; text that is not JSON is an
 * issue `json`, bytes that are not UTF-8 are an issue `encoding`
 */
export declare function parseServerMessage(frame: unknown): OfKind<'transcript', ParseResult<result.TranscriptMessage>> | OfKind<'other', ParseResult<result.OtherServerMessage>>;
