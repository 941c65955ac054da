// Generated from the contract by `npm run build`; edit the contract instead.

import type { Failure, Issue } from './runtime/issues.js';
import type { Readable, ReadResult } from './runtime/read.js';
import type * as result from './types/tolerant.js';

export type { Failure, Issue, Readable, ReadResult };
export { formatIssue, issuesOf, type ValidatorError } from './runtime/issues.js';

/**
 * What went wrong in an add-on.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readAddonError(value: unknown): ReadResult<result.AddonError>;

/**
 * The audio that a job transcribes.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readAudioFile(value: unknown): ReadResult<result.AudioFile>;

/**
 * What is known of an uploaded file.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readAudioMetadata(value: unknown): ReadResult<result.AudioMetadata>;

/**
 * The answers of a large language model.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readAudioToLlmAddon(value: unknown): ReadResult<result.AudioToLlmAddon>;

/**
 * What a large language model is asked about the audio.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readAudioToLlmConfig(value: unknown): ReadResult<result.AudioToLlmConfig>;

/**
 * Where and how the service reports that a pre-recorded job has finished.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readCallbackConfig(value: unknown): ReadResult<result.CallbackConfig>;

/**
 * The chapters of a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readChapterizationAddon(value: unknown): ReadResult<result.ChapterizationAddon>;

/**
 * Which spellings are replaced by which.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readCustomSpellingConfig(value: unknown): ReadResult<result.CustomSpellingConfig>;

/**
 * A list of words that the transcription should know.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readCustomVocabulary(value: unknown): ReadResult<result.CustomVocabulary>;

/**
 * Words that the transcription should know.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readCustomVocabularyConfig(value: unknown): ReadResult<result.CustomVocabularyConfig>;

/**
 * A word that the transcription should know, with what is known of it.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readCustomVocabularyEntry(value: unknown): ReadResult<result.CustomVocabularyEntry>;

/**
 * A day, such as `2026-01-31`, or a moment, such as `2026-01-31T09:30:00Z`.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readDateOrDateTime(value: unknown): ReadResult<result.DateOrDateTime>;

/**
 * The utterances of a transcript with their speakers.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readDiarizationAddon(value: unknown): ReadResult<result.DiarizationAddon>;

/**
 * What is known of the number of speakers.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readDiarizationConfig(value: unknown): ReadResult<result.DiarizationConfig>;

/**
 * The result of the display mode.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readDisplayModeAddon(value: unknown): ReadResult<result.DisplayModeAddon>;

/**
 * Why a request was refused.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readErrorResponse(value: unknown): ReadResult<result.ErrorResponse>;

/**
 * How the audio of a job reaches the service, as a file or over a live session.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readJobKind(value: unknown): ReadResult<result.JobKind>;

/**
 * One page of the list of jobs, with the addresses of its neighbours.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readJobPage(value: unknown): ReadResult<result.JobPage>;

/**
 * Where a job stands. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readJobStatus(value: unknown): ReadResult<result.JobStatus>;

/**
 * Which language is spoken. A single language that is known: give its code alone in
 * `languages`. A single language that is not known: leave both fields out. Several languages:
 * switch `code_switching` on, with the expected ones in `languages` as guidance.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLanguageConfig(value: unknown): ReadResult<result.LanguageConfig>;

/**
 * Where the messages of a live session are posted to, and which ones. With every flag but
 * `receive_final_transcripts` false, only final transcripts are posted.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLiveCallbackConfig(value: unknown): ReadResult<result.LiveCallbackConfig>;

/**
 * A job that transcribes a live session.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLiveJob(value: unknown): ReadResult<result.LiveJob>;

/**
 * Which messages are sent over the WebSocket. With every flag but `receive_final_transcripts`
 * false, only final transcripts are sent.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLiveMessagesConfig(value: unknown): ReadResult<result.LiveMessagesConfig>;

/**
 * The configuration of a live session, as it is sent and as it is recorded in the job.
 * Everything has a default or may be left out, so that an empty object will do.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLiveRequest(value: unknown): ReadResult<result.LiveRequest>;

/**
 * The result of a live job.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLiveResult(value: unknown): ReadResult<result.LiveResult>;

/**
 * What the creation of a live session returns.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLiveSessionCreated(value: unknown): ReadResult<result.LiveSessionCreated>;

/**
 * A stretch of speech in a live message.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readLiveUtterance(value: unknown): ReadResult<result.LiveUtterance>;

/**
 * The moderation of a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readModerationAddon(value: unknown): ReadResult<result.ModerationAddon>;

/**
 * The consistency of the names in a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readNameConsistencyAddon(value: unknown): ReadResult<result.NameConsistencyAddon>;

/**
 * The named entities of a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readNamedEntityRecognitionAddon(value: unknown): ReadResult<result.NamedEntityRecognitionAddon>;

/**
 * A message of another kind than a transcript. Such are lifecycle events, acknowledgments,
 * add-on messages, post-processing messages, the begin and the end of speech, pre-processing
 * events, real-time processing events, and errors.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readOtherServerMessage(value: unknown): ReadResult<result.OtherServerMessage>;

/**
 * A kind of personal or sensitive information, or a named set of such kinds.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPiiEntityType(value: unknown): ReadResult<result.PiiEntityType>;

/**
 * What personal information is redacted, and how it is replaced.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPiiRedactionConfig(value: unknown): ReadResult<result.PiiRedactionConfig>;

/**
 * The add-ons that run after the session.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPostProcessingConfig(value: unknown): ReadResult<result.PostProcessingConfig>;

/**
 * What happens to the audio before it is transcribed.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreProcessingConfig(value: unknown): ReadResult<result.PreProcessingConfig>;

/**
 * What the service sends to the callback's address when a pre-recorded job has finished.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreRecordedCallback(value: unknown): ReadResult<result.PreRecordedCallback>;

/**
 * A job that transcribes an audio file. Poll it until its status is `done` or `error`.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreRecordedJob(value: unknown): ReadResult<result.PreRecordedJob>;

/**
 * What the creation of a pre-recorded job returns at once, without waiting for the result.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreRecordedJobCreated(value: unknown): ReadResult<result.PreRecordedJobCreated>;

/**
 * What is sent to transcribe an audio file. An option that is switched on without its
 * configuration is valid, and so is a configuration without its option.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreRecordedRequest(value: unknown): ReadResult<result.PreRecordedRequest>;

/**
 * The parameters that a pre-recorded job was created with, as recorded in the job.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreRecordedRequestParams(value: unknown): ReadResult<result.PreRecordedRequestParams>;

/**
 * The result of a pre-recorded job.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreRecordedResult(value: unknown): ReadResult<result.PreRecordedResult>;

/**
 * What the service posts to the endpoints configured in the account's dashboard when a
 * transcription is done. Fetch the result with the identifier.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readPreRecordedWebhook(value: unknown): ReadResult<result.PreRecordedWebhook>;

/**
 * The add-ons that run while the session lasts.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readRealtimeProcessingConfig(value: unknown): ReadResult<result.RealtimeProcessingConfig>;

/**
 * The durations of the audio and of the work on it.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readResultMetadata(value: unknown): ReadResult<result.ResultMetadata>;

/**
 * A sentence of the transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readSentence(value: unknown): ReadResult<result.Sentence>;

/**
 * The sentences of a transcript. Read them in `transcription` instead.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readSentencesAddon(value: unknown): ReadResult<result.SentencesAddon>;

/**
 * The sentiment of a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readSentimentAnalysisAddon(value: unknown): ReadResult<result.SentimentAnalysisAddon>;

/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 *
 * @param frame a WebSocket frame: text, bytes of text in UTF-8, or an object that was read
 * already
 * @returns the message, with what the contract has against it, or why it cannot be read; never
 * throws; text that is not JSON is an issue `json`, bytes that are not UTF-8 are an issue
 * `encoding`
 */
export declare function readServerMessage(frame: unknown): ReadResult<result.ServerMessage>;

/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 *
 * @param value a message that was read already, so that a text is refused
 * @returns the message, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readServerMessageValue(value: unknown): ReadResult<result.ServerMessage>;

/**
 * The structured data of a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readStructuredDataExtractionAddon(value: unknown): ReadResult<result.StructuredDataExtractionAddon>;

/**
 * A subtitle record of the transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readSubtitle(value: unknown): ReadResult<result.Subtitle>;

/**
 * How subtitles are cut and written.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readSubtitlesConfig(value: unknown): ReadResult<result.SubtitlesConfig>;

/**
 * The summary of a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readSummarizationAddon(value: unknown): ReadResult<result.SummarizationAddon>;

/**
 * What the summary looks like.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readSummarizationConfig(value: unknown): ReadResult<result.SummarizationConfig>;

/**
 * What was understood of a stretch of speech, so far or for good.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readTranscriptMessage(value: unknown): ReadResult<result.TranscriptMessage>;

/**
 * The transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readTranscription(value: unknown): ReadResult<result.Transcription>;

/**
 * A job of either kind. `kind` tells which, `status` what is there to read.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readTranscriptionJob(value: unknown): ReadResult<result.TranscriptionJob>;

/**
 * The code of a language that speech can be transcribed in, in the style of ISO 639-1.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readTranscriptionLanguageCode(value: unknown): ReadResult<result.TranscriptionLanguageCode>;

/**
 * The translation of a transcript.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readTranslationAddon(value: unknown): ReadResult<result.TranslationAddon>;

/**
 * Which languages the transcript is translated into, and how.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readTranslationConfig(value: unknown): ReadResult<result.TranslationConfig>;

/**
 * The code of a language that a transcript can be translated into, in the style of ISO 639-1.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readTranslationLanguageCode(value: unknown): ReadResult<result.TranslationLanguageCode>;

/**
 * What an upload returns, the address to transcribe from and what is known of the file.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readUploadResponse(value: unknown): ReadResult<result.UploadResponse>;

/**
 * A stretch of speech in a result.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readUtterance(value: unknown): ReadResult<result.Utterance>;

/**
 * A word that was said.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readWord(value: unknown): ReadResult<result.Word>;

/**
 * A chunk of audio, in a JSON message. Raw audio may be sent as it is instead.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readAudioChunkMessage(value: unknown): ReadResult<result.AudioChunkMessage>;

/**
 * A JSON message that a client sends. `type` tells which.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readClientMessage(value: unknown): ReadResult<result.ClientMessage>;

/**
 * Ends the session.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readStopRecordingMessage(value: unknown): ReadResult<result.StopRecordingMessage>;

/**
 * The query parameters of listTranscriptionJobs.
 *
 * @returns the value, with what the contract has against it, or why it cannot be read; never
 * throws
 */
export declare function readListTranscriptionJobsQuery(value: unknown): ReadResult<result.ListTranscriptionJobsQuery>;
