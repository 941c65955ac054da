// Generated from the contract by `npm run build`; edit the contract instead.

import type { Validator } from './runtime/validate.js';
import type * as types from './types.js';

export type { ErrorObject, Validator } from './runtime/validate.js';

/**
 * Whether a value is an `AddonError`, by the contract, with no field that it does not name.
 *
 * What went wrong in an add-on.
 */
export declare const validateAddonError: Validator<types.AddonError>;

/**
 * Whether a value is an `AudioFile`, by the contract, with no field that it does not name.
 *
 * The audio that a job transcribes.
 */
export declare const validateAudioFile: Validator<types.AudioFile>;

/**
 * Whether a value is an `AudioMetadata`, by the contract, with no field that it does not name.
 *
 * What is known of an uploaded file.
 */
export declare const validateAudioMetadata: Validator<types.AudioMetadata>;

/**
 * Whether a value is an `AudioToLlmAddon`, by the contract, with no field that it does not name.
 *
 * The answers of a large language model.
 */
export declare const validateAudioToLlmAddon: Validator<types.AudioToLlmAddon>;

/**
 * Whether a value is an `AudioToLlmConfig`, by the contract, with no field that it does not name.
 *
 * What a large language model is asked about the audio.
 */
export declare const validateAudioToLlmConfig: Validator<types.AudioToLlmConfig>;

/**
 * Whether a value is a `CallbackConfig`, by the contract, with no field that it does not name.
 *
 * Where and how the service reports that a pre-recorded job has finished.
 */
export declare const validateCallbackConfig: Validator<types.CallbackConfig>;

/**
 * Whether a value is a `ChapterizationAddon`, by the contract, with no field that it does not name.
 *
 * The chapters of a transcript.
 */
export declare const validateChapterizationAddon: Validator<types.ChapterizationAddon>;

/**
 * Whether a value is a `CustomSpellingConfig`, by the contract, with no field that it does not name.
 *
 * Which spellings are replaced by which.
 */
export declare const validateCustomSpellingConfig: Validator<types.CustomSpellingConfig>;

/**
 * Whether a value is a `CustomVocabulary`, by the contract, with no field that it does not name.
 *
 * A list of words that the transcription should know.
 */
export declare const validateCustomVocabulary: Validator<types.CustomVocabulary>;

/**
 * Whether a value is a `CustomVocabularyConfig`, by the contract, with no field that it does not name.
 *
 * Words that the transcription should know.
 */
export declare const validateCustomVocabularyConfig: Validator<types.CustomVocabularyConfig>;

/**
 * Whether a value is a `CustomVocabularyEntry`, by the contract, with no field that it does not name.
 *
 * A word that the transcription should know, with what is known of it.
 */
export declare const validateCustomVocabularyEntry: Validator<types.CustomVocabularyEntry>;

/**
 * Whether a value is a `DateOrDateTime`, by the contract, with no field that it does not name.
 *
 * A day, such as `2026-01-31`, or a moment, such as `2026-01-31T09:30:00Z`.
 */
export declare const validateDateOrDateTime: Validator<types.DateOrDateTime>;

/**
 * Whether a value is a `DiarizationAddon`, by the contract, with no field that it does not name.
 *
 * The utterances of a transcript with their speakers.
 */
export declare const validateDiarizationAddon: Validator<types.DiarizationAddon>;

/**
 * Whether a value is a `DiarizationConfig`, by the contract, with no field that it does not name.
 *
 * What is known of the number of speakers.
 */
export declare const validateDiarizationConfig: Validator<types.DiarizationConfig>;

/**
 * Whether a value is a `DisplayModeAddon`, by the contract, with no field that it does not name.
 *
 * The result of the display mode.
 */
export declare const validateDisplayModeAddon: Validator<types.DisplayModeAddon>;

/**
 * Whether a value is an `ErrorResponse`, by the contract, with no field that it does not name.
 *
 * Why a request was refused.
 */
export declare const validateErrorResponse: Validator<types.ErrorResponse>;

/**
 * Whether a value is a `JobKind`, by the contract, with no field that it does not name.
 *
 * How the audio of a job reaches the service, as a file or over a live session.
 */
export declare const validateJobKind: Validator<types.JobKind>;

/**
 * Whether a value is a `JobPage`, by the contract, with no field that it does not name.
 *
 * One page of the list of jobs, with the addresses of its neighbours.
 */
export declare const validateJobPage: Validator<types.JobPage>;

/**
 * Whether a value is a `JobStatus`, by the contract, with no field that it does not name.
 *
 * Where a job stands. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 */
export declare const validateJobStatus: Validator<types.JobStatus>;

/**
 * Whether a value is a `LanguageConfig`, by the contract, with no field that it does not name.
 *
 * Which language is spoken. A single language that is known: give its code alone in
 * `languages`. A single language that is not known: leave both fields out. Several languages:
 * switch `code_switching` on, with the expected ones in `languages` as guidance.
 */
export declare const validateLanguageConfig: Validator<types.LanguageConfig>;

/**
 * Whether a value is a `LiveCallbackConfig`, by the contract, with no field that it does not name.
 *
 * Where the messages of a live session are posted to, and which ones. With every flag but
 * `receive_final_transcripts` false, only final transcripts are posted.
 */
export declare const validateLiveCallbackConfig: Validator<types.LiveCallbackConfig>;

/**
 * Whether a value is a `LiveJob`, by the contract, with no field that it does not name.
 *
 * A job that transcribes a live session.
 */
export declare const validateLiveJob: Validator<types.LiveJob>;

/**
 * Whether a value is a `LiveMessagesConfig`, by the contract, with no field that it does not name.
 *
 * Which messages are sent over the WebSocket. With every flag but `receive_final_transcripts`
 * false, only final transcripts are sent.
 */
export declare const validateLiveMessagesConfig: Validator<types.LiveMessagesConfig>;

/**
 * Whether a value is a `LiveRequest`, by the contract, with no field that it does not name.
 *
 * The configuration of a live session, as it is sent and as it is recorded in the job.
 * Everything has a default or may be left out, so that an empty object will do.
 */
export declare const validateLiveRequest: Validator<types.LiveRequest>;

/**
 * Whether a value is a `LiveResult`, by the contract, with no field that it does not name.
 *
 * The result of a live job.
 */
export declare const validateLiveResult: Validator<types.LiveResult>;

/**
 * Whether a value is a `LiveSessionCreated`, by the contract, with no field that it does not name.
 *
 * What the creation of a live session returns.
 */
export declare const validateLiveSessionCreated: Validator<types.LiveSessionCreated>;

/**
 * Whether a value is a `LiveUtterance`, by the contract, with no field that it does not name.
 *
 * A stretch of speech in a live message.
 */
export declare const validateLiveUtterance: Validator<types.LiveUtterance>;

/**
 * Whether a value is a `ModerationAddon`, by the contract, with no field that it does not name.
 *
 * The moderation of a transcript.
 */
export declare const validateModerationAddon: Validator<types.ModerationAddon>;

/**
 * Whether a value is a `NameConsistencyAddon`, by the contract, with no field that it does not name.
 *
 * The consistency of the names in a transcript.
 */
export declare const validateNameConsistencyAddon: Validator<types.NameConsistencyAddon>;

/**
 * Whether a value is a `NamedEntityRecognitionAddon`, by the contract, with no field that it does not name.
 *
 * The named entities of a transcript.
 */
export declare const validateNamedEntityRecognitionAddon: Validator<types.NamedEntityRecognitionAddon>;

/**
 * Whether a value is an `OtherServerMessage`, by the contract, with no field that it does not name.
 *
 * A message of another kind than a transcript. Such are lifecycle events, acknowledgments,
 * add-on messages, post-processing messages, the begin and the end of speech, pre-processing
 * events, real-time processing events, and errors.
 */
export declare const validateOtherServerMessage: Validator<types.OtherServerMessage>;

/**
 * Whether a value is a `PiiEntityType`, by the contract, with no field that it does not name.
 *
 * A kind of personal or sensitive information, or a named set of such kinds.
 */
export declare const validatePiiEntityType: Validator<types.PiiEntityType>;

/**
 * Whether a value is a `PiiRedactionConfig`, by the contract, with no field that it does not name.
 *
 * What personal information is redacted, and how it is replaced.
 */
export declare const validatePiiRedactionConfig: Validator<types.PiiRedactionConfig>;

/**
 * Whether a value is a `PostProcessingConfig`, by the contract, with no field that it does not name.
 *
 * The add-ons that run after the session.
 */
export declare const validatePostProcessingConfig: Validator<types.PostProcessingConfig>;

/**
 * Whether a value is a `PreProcessingConfig`, by the contract, with no field that it does not name.
 *
 * What happens to the audio before it is transcribed.
 */
export declare const validatePreProcessingConfig: Validator<types.PreProcessingConfig>;

/**
 * Whether a value is a `PreRecordedCallback`, by the contract, with no field that it does not name.
 *
 * What the service sends to the callback's address when a pre-recorded job has finished.
 */
export declare const validatePreRecordedCallback: Validator<types.PreRecordedCallback>;

/**
 * Whether a value is a `PreRecordedJob`, by the contract, with no field that it does not name.
 *
 * A job that transcribes an audio file. Poll it until its status is `done` or `error`.
 */
export declare const validatePreRecordedJob: Validator<types.PreRecordedJob>;

/**
 * Whether a value is a `PreRecordedJobCreated`, by the contract, with no field that it does not name.
 *
 * What the creation of a pre-recorded job returns at once, without waiting for the result.
 */
export declare const validatePreRecordedJobCreated: Validator<types.PreRecordedJobCreated>;

/**
 * Whether a value is a `PreRecordedRequest`, by the contract, with no field that it does not name.
 *
 * What is sent to transcribe an audio file. An option that is switched on without its
 * configuration is valid, and so is a configuration without its option.
 */
export declare const validatePreRecordedRequest: Validator<types.PreRecordedRequest>;

/**
 * Whether a value is a `PreRecordedRequestParams`, by the contract, with no field that it does not name.
 *
 * The parameters that a pre-recorded job was created with, as recorded in the job.
 */
export declare const validatePreRecordedRequestParams: Validator<types.PreRecordedRequestParams>;

/**
 * Whether a value is a `PreRecordedResult`, by the contract, with no field that it does not name.
 *
 * The result of a pre-recorded job.
 */
export declare const validatePreRecordedResult: Validator<types.PreRecordedResult>;

/**
 * Whether a value is a `PreRecordedWebhook`, by the contract, with no field that it does not name.
 *
 * What the service posts to the endpoints configured in the account's dashboard when a
 * transcription is done. Fetch the result with the identifier.
 */
export declare const validatePreRecordedWebhook: Validator<types.PreRecordedWebhook>;

/**
 * Whether a value is a `RealtimeProcessingConfig`, by the contract, with no field that it does not name.
 *
 * The add-ons that run while the session lasts.
 */
export declare const validateRealtimeProcessingConfig: Validator<types.RealtimeProcessingConfig>;

/**
 * Whether a value is a `ResultMetadata`, by the contract, with no field that it does not name.
 *
 * The durations of the audio and of the work on it.
 */
export declare const validateResultMetadata: Validator<types.ResultMetadata>;

/**
 * Whether a value is a `Sentence`, by the contract, with no field that it does not name.
 *
 * A sentence of the transcript.
 */
export declare const validateSentence: Validator<types.Sentence>;

/**
 * Whether a value is a `SentencesAddon`, by the contract, with no field that it does not name.
 *
 * The sentences of a transcript. Read them in `transcription` instead.
 */
export declare const validateSentencesAddon: Validator<types.SentencesAddon>;

/**
 * Whether a value is a `SentimentAnalysisAddon`, by the contract, with no field that it does not name.
 *
 * The sentiment of a transcript.
 */
export declare const validateSentimentAnalysisAddon: Validator<types.SentimentAnalysisAddon>;

/**
 * Whether a value is a `ServerMessage`, by the contract, with no field that it does not name.
 *
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 */
export declare const validateServerMessage: Validator<types.ServerMessage>;

/**
 * Whether a value is a `StructuredDataExtractionAddon`, by the contract, with no field that it does not name.
 *
 * The structured data of a transcript.
 */
export declare const validateStructuredDataExtractionAddon: Validator<types.StructuredDataExtractionAddon>;

/**
 * Whether a value is a `Subtitle`, by the contract, with no field that it does not name.
 *
 * A subtitle record of the transcript.
 */
export declare const validateSubtitle: Validator<types.Subtitle>;

/**
 * Whether a value is a `SubtitlesConfig`, by the contract, with no field that it does not name.
 *
 * How subtitles are cut and written.
 */
export declare const validateSubtitlesConfig: Validator<types.SubtitlesConfig>;

/**
 * Whether a value is a `SummarizationAddon`, by the contract, with no field that it does not name.
 *
 * The summary of a transcript.
 */
export declare const validateSummarizationAddon: Validator<types.SummarizationAddon>;

/**
 * Whether a value is a `SummarizationConfig`, by the contract, with no field that it does not name.
 *
 * What the summary looks like.
 */
export declare const validateSummarizationConfig: Validator<types.SummarizationConfig>;

/**
 * Whether a value is a `TranscriptMessage`, by the contract, with no field that it does not name.
 *
 * What was understood of a stretch of speech, so far or for good.
 */
export declare const validateTranscriptMessage: Validator<types.TranscriptMessage>;

/**
 * Whether a value is a `Transcription`, by the contract, with no field that it does not name.
 *
 * The transcript.
 */
export declare const validateTranscription: Validator<types.Transcription>;

/**
 * Whether a value is a `TranscriptionJob`, by the contract, with no field that it does not name.
 *
 * A job of either kind. `kind` tells which, `status` what is there to read.
 */
export declare const validateTranscriptionJob: Validator<types.TranscriptionJob>;

/**
 * Whether a value is a `TranscriptionLanguageCode`, by the contract, with no field that it does not name.
 *
 * The code of a language that speech can be transcribed in, in the style of ISO 639-1.
 */
export declare const validateTranscriptionLanguageCode: Validator<types.TranscriptionLanguageCode>;

/**
 * Whether a value is a `TranslationAddon`, by the contract, with no field that it does not name.
 *
 * The translation of a transcript.
 */
export declare const validateTranslationAddon: Validator<types.TranslationAddon>;

/**
 * Whether a value is a `TranslationConfig`, by the contract, with no field that it does not name.
 *
 * Which languages the transcript is translated into, and how.
 */
export declare const validateTranslationConfig: Validator<types.TranslationConfig>;

/**
 * Whether a value is a `TranslationLanguageCode`, by the contract, with no field that it does not name.
 *
 * The code of a language that a transcript can be translated into, in the style of ISO 639-1.
 */
export declare const validateTranslationLanguageCode: Validator<types.TranslationLanguageCode>;

/**
 * Whether a value is an `UploadResponse`, by the contract, with no field that it does not name.
 *
 * What an upload returns, the address to transcribe from and what is known of the file.
 */
export declare const validateUploadResponse: Validator<types.UploadResponse>;

/**
 * Whether a value is an `Utterance`, by the contract, with no field that it does not name.
 *
 * A stretch of speech in a result.
 */
export declare const validateUtterance: Validator<types.Utterance>;

/**
 * Whether a value is a `Word`, by the contract, with no field that it does not name.
 *
 * A word that was said.
 */
export declare const validateWord: Validator<types.Word>;

/**
 * Whether a value is an `AudioChunkMessage`, by the contract, with no field that it does not name.
 *
 * A chunk of audio, in a JSON message. Raw audio may be sent as it is instead.
 */
export declare const validateAudioChunkMessage: Validator<types.AudioChunkMessage>;

/**
 * Whether a value is a `ClientMessage`, by the contract, with no field that it does not name.
 *
 * A JSON message that a client sends. `type` tells which.
 */
export declare const validateClientMessage: Validator<types.ClientMessage>;

/**
 * Whether a value is a `StopRecordingMessage`, by the contract, with no field that it does not name.
 *
 * Ends the session.
 */
export declare const validateStopRecordingMessage: Validator<types.StopRecordingMessage>;

/**
 * Whether a value is a `ListTranscriptionJobsQuery`, by the contract, with no field that it does not name.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare const validateListTranscriptionJobsQuery: Validator<types.ListTranscriptionJobsQuery>;
