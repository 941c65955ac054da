// Generated from the contract by `npm run build`; edit the contract instead.

import type { Failure, Issue, OfKind, ValidatorError } from './runtime/issues.js';
import type { Readable, ReadResult } from './runtime/read.js';
import type * as result from './types/tolerant.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export type { Failure, Issue, OfKind, Readable, ReadResult, ValidatorError };

/**
 * What went wrong in an add-on.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readAddonError(value: unknown): ReadResult<result.AddonError>;

/**
 * The audio of a job.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readAudioFile(value: unknown): ReadResult<result.AudioFile>;

/**
 * Metadata of an uploaded file.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readAudioMetadata(value: unknown): ReadResult<result.AudioMetadata>;

/**
 * The answers of the language model.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readAudioToLlmAddon(value: unknown): ReadResult<result.AudioToLlmAddon>;

/**
 * What to ask a language model about the audio.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readAudioToLlmConfig(value: unknown): ReadResult<result.AudioToLlmConfig>;

/**
 * Where and how to report that a pre-recorded job has finished.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readCallbackConfig(value: unknown): ReadResult<result.CallbackConfig>;

/**
 * The chapters of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readChapterizationAddon(value: unknown): ReadResult<result.ChapterizationAddon>;

/**
 * Spellings to replace.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readCustomSpellingConfig(value: unknown): ReadResult<result.CustomSpellingConfig>;

/**
 * A list of words to recognize.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readCustomVocabulary(value: unknown): ReadResult<result.CustomVocabulary>;

/**
 * A custom vocabulary.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readCustomVocabularyConfig(value: unknown): ReadResult<result.CustomVocabularyConfig>;

/**
 * A word to recognize, with its properties.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readCustomVocabularyEntry(value: unknown): ReadResult<result.CustomVocabularyEntry>;

/**
 * A day, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readDateOrDateTime(value: unknown): ReadResult<result.DateOrDateTime>;

/**
 * The utterances of the transcript, with their speakers.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readDiarizationAddon(value: unknown): ReadResult<result.DiarizationAddon>;

/**
 * The number of speakers, exactly or within bounds.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readDiarizationConfig(value: unknown): ReadResult<result.DiarizationConfig>;

/**
 * The output of the display mode.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readDisplayModeAddon(value: unknown): ReadResult<result.DisplayModeAddon>;

/**
 * Why a request was refused.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readErrorResponse(value: unknown): ReadResult<result.ErrorResponse>;

/**
 * How the audio of a job reaches the service, as a recording or over a live session.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readJobKind(value: unknown): ReadResult<result.JobKind>;

/**
 * One page of the list of jobs.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readJobPage(value: unknown): ReadResult<result.JobPage>;

/**
 * The status of a job. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed; the result is available. `error`: processing failed.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readJobStatus(value: unknown): ReadResult<result.JobStatus>;

/**
 * The language of the audio. For a known language, list its code alone in `languages`. To
 * detect one language, leave `languages` empty and `code_switching` false. If speakers switch
 * languages, set `code_switching` to true, and list the expected languages as guidance.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLanguageConfig(value: unknown): ReadResult<result.LanguageConfig>;

/**
 * Where to post the messages of a live session, and which. If only `receive_final_transcripts`
 * is true, only final transcripts are posted.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLiveCallbackConfig(value: unknown): ReadResult<result.LiveCallbackConfig>;

/**
 * A job that transcribes a live session.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLiveJob(value: unknown): ReadResult<result.LiveJob>;

/**
 * Which messages to send over the WebSocket. If only `receive_final_transcripts` is true, only
 * final transcripts are sent.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLiveMessagesConfig(value: unknown): ReadResult<result.LiveMessagesConfig>;

/**
 * The configuration of a live session, as sent and as recorded. An empty object is valid.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLiveRequest(value: unknown): ReadResult<result.LiveRequest>;

/**
 * The result of a live job. The block of an add-on is present only if that add-on was enabled.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLiveResult(value: unknown): ReadResult<result.LiveResult>;

/**
 * The created session.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLiveSessionCreated(value: unknown): ReadResult<result.LiveSessionCreated>;

/**
 * The moderation of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readModerationAddon(value: unknown): ReadResult<result.ModerationAddon>;

/**
 * The consistency of the names in the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readNameConsistencyAddon(value: unknown): ReadResult<result.NameConsistencyAddon>;

/**
 * The named entities of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readNamedEntityRecognitionAddon(value: unknown): ReadResult<result.NamedEntityRecognitionAddon>;

/**
 * A type of entity to redact.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPiiEntityType(value: unknown): ReadResult<result.PiiEntityType>;

/**
 * Which entities to redact, and how to replace them.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPiiRedactionConfig(value: unknown): ReadResult<result.PiiRedactionConfig>;

/**
 * Add-ons that run in post-processing.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPostProcessingConfig(value: unknown): ReadResult<result.PostProcessingConfig>;

/**
 * Pre-processing of the audio.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreProcessingConfig(value: unknown): ReadResult<result.PreProcessingConfig>;

/**
 * The notification that a pre-recorded job has finished.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreRecordedCallback(value: unknown): ReadResult<result.PreRecordedCallback>;

/**
 * A job that transcribes a recording. Poll it until its status is `done` or `error`.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreRecordedJob(value: unknown): ReadResult<result.PreRecordedJob>;

/**
 * The created job.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreRecordedJobCreated(value: unknown): ReadResult<result.PreRecordedJobCreated>;

/**
 * The recording to transcribe, and options.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreRecordedRequest(value: unknown): ReadResult<result.PreRecordedRequest>;

/**
 * The parameters of a pre-recorded job, as recorded.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreRecordedRequestParams(value: unknown): ReadResult<result.PreRecordedRequestParams>;

/**
 * The result of a pre-recorded job. The block of an add-on is present only if that add-on was
 * enabled.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreRecordedResult(value: unknown): ReadResult<result.PreRecordedResult>;

/**
 * The notification that the transcription of a recording is done. Use the identifier to fetch
 * the result.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readPreRecordedWebhook(value: unknown): ReadResult<result.PreRecordedWebhook>;

/**
 * Add-ons that run in real time.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readRealtimeProcessingConfig(value: unknown): ReadResult<result.RealtimeProcessingConfig>;

/**
 * Durations, number of channels and billed time.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readResultMetadata(value: unknown): ReadResult<result.ResultMetadata>;

/**
 * A sentence of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readSentence(value: unknown): ReadResult<result.Sentence>;

/**
 * The sentences of the transcript. Use `sentences` in `transcription` instead.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readSentencesAddon(value: unknown): ReadResult<result.SentencesAddon>;

/**
 * The sentiment of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readSentimentAnalysisAddon(value: unknown): ReadResult<result.SentimentAnalysisAddon>;

/**
 * The data extracted from the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readStructuredDataExtractionAddon(value: unknown): ReadResult<result.StructuredDataExtractionAddon>;

/**
 * A subtitle record of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readSubtitle(value: unknown): ReadResult<result.Subtitle>;

/**
 * How to split and format the subtitles.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readSubtitlesConfig(value: unknown): ReadResult<result.SubtitlesConfig>;

/**
 * The summary of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readSummarizationAddon(value: unknown): ReadResult<result.SummarizationAddon>;

/**
 * The kind of summary.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readSummarizationConfig(value: unknown): ReadResult<result.SummarizationConfig>;

/**
 * The transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranscription(value: unknown): ReadResult<result.Transcription>;

/**
 * A job of either kind. `kind` says which; `status` says which fields are available.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranscriptionJob(value: unknown): ReadResult<result.TranscriptionJob>;

/**
 * Code of a language for transcription, in the style of ISO 639-1.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranscriptionLanguageCode(value: unknown): ReadResult<result.TranscriptionLanguageCode>;

/**
 * The translations of the transcript.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranslationAddon(value: unknown): ReadResult<result.TranslationAddon>;

/**
 * Which languages to translate into, and how.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranslationConfig(value: unknown): ReadResult<result.TranslationConfig>;

/**
 * Code of a language for translation, in the style of ISO 639-1.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranslationLanguageCode(value: unknown): ReadResult<result.TranslationLanguageCode>;

/**
 * The URL of an uploaded file, and its metadata.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readUploadResponse(value: unknown): ReadResult<result.UploadResponse>;

/**
 * An utterance in a result.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readUtterance(value: unknown): ReadResult<result.Utterance>;

/**
 * A word of an utterance.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readWord(value: unknown): ReadResult<result.Word>;

/**
 * The content of an audio chunk.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readAudioChunkData(value: unknown): ReadResult<result.AudioChunkData>;

/**
 * A chunk of audio in a JSON message. Raw audio can be sent in binary frames instead.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readAudioChunkMessage(value: unknown): ReadResult<result.AudioChunkMessage>;

/**
 * An utterance in a message.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readLiveUtterance(value: unknown): ReadResult<result.LiveUtterance>;

/**
 * A message of a kind other than a transcript: a lifecycle event, an acknowledgment, a message
 * of an add-on or of post-processing, the beginning or the end of speech, an event of
 * pre-processing or real-time processing, or an error.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readOtherServerMessage(value: unknown): ReadResult<result.OtherServerMessage>;

/**
 * A request to end the session.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readStopRecordingMessage(value: unknown): ReadResult<result.StopRecordingMessage>;

/**
 * The content of a transcript message.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranscriptData(value: unknown): ReadResult<result.TranscriptData>;

/**
 * A transcript of an utterance, partial or final.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readTranscriptMessage(value: unknown): ReadResult<result.TranscriptMessage>;

/**
 * The query parameters of listTranscriptionJobs.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readListTranscriptionJobsQuery(value: unknown): ReadResult<result.ListTranscriptionJobsQuery>;

/**
 * A message from the client.
 *
 * @returns the value, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws
 */
export declare function readClientMessage(value: unknown): ReadResult<result.ClientMessage>;

/**
 * A message from the service, a transcript or a message of another kind. `type` says which.
 *
 * @param value a parsed message; text is refused
 * @returns the message, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws; beside the value,
 * `kind` is `'transcript'` or `'other'`
 */
export declare function readServerMessageValue(value: unknown): OfKind<'transcript', ReadResult<result.TranscriptMessage & { type: 'transcript' }>> | OfKind<'other', ReadResult<result.OtherServerMessage & { type: string & {} }>>;

/**
 * A message from the service, a transcript or a message of another kind. `type` says which.
 *
 * @param frame a WebSocket frame: text, bytes of text in UTF-8, or a parsed object
 * @returns the message, without its unreadable parts, and its deviations from the contract; or
 * why it cannot be read; it may share parts with the input; never throws; beside the value,
 * `kind` is `'transcript'` or `'other'`; text that is not JSON is an issue `json`, bytes that
 * are not UTF-8 are an issue `encoding`
 */
export declare function readServerMessage(frame: unknown): OfKind<'transcript', ReadResult<result.TranscriptMessage & { type: 'transcript' }>> | OfKind<'other', ReadResult<result.OtherServerMessage & { type: string & {} }>>;
