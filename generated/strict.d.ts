// Generated from the contract by `npm run build`; edit the contract instead.

import type { ErrorObject, Validator } from './runtime/validate.js';
import type * as types from './types.js';

export type { ErrorObject, Validator };

/**
 * Whether a value is an `AddonError`, by the contract, without unknown fields.
 *
 * What went wrong in an add-on.
 */
export declare const validateAddonError: Validator<types.AddonError>;

/**
 * Whether a value is an `AudioFile`, by the contract, without unknown fields.
 *
 * The audio of a job.
 */
export declare const validateAudioFile: Validator<types.AudioFile>;

/**
 * Whether a value is an `AudioMetadata`, by the contract, without unknown fields.
 *
 * Metadata of an uploaded file.
 */
export declare const validateAudioMetadata: Validator<types.AudioMetadata>;

/**
 * Whether a value is an `AudioToLlmAddon`, by the contract, without unknown fields.
 *
 * The answers of the language model.
 */
export declare const validateAudioToLlmAddon: Validator<types.AudioToLlmAddon>;

/**
 * Whether a value is an `AudioToLlmConfig`, by the contract, without unknown fields.
 *
 * What to ask a language model about the audio.
 */
export declare const validateAudioToLlmConfig: Validator<types.AudioToLlmConfig>;

/**
 * Whether a value is a `CallbackConfig`, by the contract, without unknown fields.
 *
 * Where and how to report that a pre-recorded job has finished.
 */
export declare const validateCallbackConfig: Validator<types.CallbackConfig>;

/**
 * Whether a value is a `ChapterizationAddon`, by the contract, without unknown fields.
 *
 * The chapters of the transcript.
 */
export declare const validateChapterizationAddon: Validator<types.ChapterizationAddon>;

/**
 * Whether a value is a `CustomSpellingConfig`, by the contract, without unknown fields.
 *
 * Spellings to replace.
 */
export declare const validateCustomSpellingConfig: Validator<types.CustomSpellingConfig>;

/**
 * Whether a value is a `CustomVocabulary`, by the contract, without unknown fields.
 *
 * A list of words to recognize.
 */
export declare const validateCustomVocabulary: Validator<types.CustomVocabulary>;

/**
 * Whether a value is a `CustomVocabularyConfig`, by the contract, without unknown fields.
 *
 * A custom vocabulary.
 */
export declare const validateCustomVocabularyConfig: Validator<types.CustomVocabularyConfig>;

/**
 * Whether a value is a `CustomVocabularyEntry`, by the contract, without unknown fields.
 *
 * A word to recognize, with its properties.
 */
export declare const validateCustomVocabularyEntry: Validator<types.CustomVocabularyEntry>;

/**
 * Whether a value is a `DateOrDateTime`, by the contract, without unknown fields.
 *
 * A day, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 */
export declare const validateDateOrDateTime: Validator<types.DateOrDateTime>;

/**
 * Whether a value is a `DiarizationAddon`, by the contract, without unknown fields.
 *
 * The utterances of the transcript, with their speakers.
 */
export declare const validateDiarizationAddon: Validator<types.DiarizationAddon>;

/**
 * Whether a value is a `DiarizationConfig`, by the contract, without unknown fields.
 *
 * The number of speakers, exactly or within bounds.
 */
export declare const validateDiarizationConfig: Validator<types.DiarizationConfig>;

/**
 * Whether a value is a `DisplayModeAddon`, by the contract, without unknown fields.
 *
 * The output of the display mode.
 */
export declare const validateDisplayModeAddon: Validator<types.DisplayModeAddon>;

/**
 * Whether a value is an `ErrorResponse`, by the contract, without unknown fields.
 *
 * Why a request was refused.
 */
export declare const validateErrorResponse: Validator<types.ErrorResponse>;

/**
 * Whether a value is a `JobKind`, by the contract, without unknown fields.
 *
 * How the audio of a job reaches the service, as a recording or over a live session.
 */
export declare const validateJobKind: Validator<types.JobKind>;

/**
 * Whether a value is a `JobPage`, by the contract, without unknown fields.
 *
 * One page of the list of jobs.
 */
export declare const validateJobPage: Validator<types.JobPage>;

/**
 * Whether a value is a `JobStatus`, by the contract, without unknown fields.
 *
 * The status of a job. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed; the result is available. `error`: processing failed.
 */
export declare const validateJobStatus: Validator<types.JobStatus>;

/**
 * Whether a value is a `LanguageConfig`, by the contract, without unknown fields.
 *
 * The language of the audio. For a known language, list its code alone in `languages`. To
 * detect one language, leave `languages` empty and `code_switching` false. If speakers switch
 * languages, set `code_switching` to true, and list the expected languages as guidance.
 */
export declare const validateLanguageConfig: Validator<types.LanguageConfig>;

/**
 * Whether a value is a `LiveCallbackConfig`, by the contract, without unknown fields.
 *
 * Where to post the messages of a live session, and which. If only `receive_final_transcripts`
 * is true, only final transcripts are posted.
 */
export declare const validateLiveCallbackConfig: Validator<types.LiveCallbackConfig>;

/**
 * Whether a value is a `LiveJob`, by the contract, without unknown fields.
 *
 * A job that transcribes a live session.
 */
export declare const validateLiveJob: Validator<types.LiveJob>;

/**
 * Whether a value is a `LiveMessagesConfig`, by the contract, without unknown fields.
 *
 * Which messages to send over the WebSocket. If only `receive_final_transcripts` is true, only
 * final transcripts are sent.
 */
export declare const validateLiveMessagesConfig: Validator<types.LiveMessagesConfig>;

/**
 * Whether a value is a `LiveRequest`, by the contract, without unknown fields.
 *
 * The configuration of a live session, as sent and as recorded. An empty object is valid.
 */
export declare const validateLiveRequest: Validator<types.LiveRequest>;

/**
 * Whether a value is a `LiveResult`, by the contract, without unknown fields.
 *
 * The result of a live job. The block of an add-on is present only if that add-on was enabled.
 */
export declare const validateLiveResult: Validator<types.LiveResult>;

/**
 * Whether a value is a `LiveSessionCreated`, by the contract, without unknown fields.
 *
 * The created session.
 */
export declare const validateLiveSessionCreated: Validator<types.LiveSessionCreated>;

/**
 * Whether a value is a `ModerationAddon`, by the contract, without unknown fields.
 *
 * The moderation of the transcript.
 */
export declare const validateModerationAddon: Validator<types.ModerationAddon>;

/**
 * Whether a value is a `NameConsistencyAddon`, by the contract, without unknown fields.
 *
 * The consistency of the names in the transcript.
 */
export declare const validateNameConsistencyAddon: Validator<types.NameConsistencyAddon>;

/**
 * Whether a value is a `NamedEntityRecognitionAddon`, by the contract, without unknown fields.
 *
 * The named entities of the transcript.
 */
export declare const validateNamedEntityRecognitionAddon: Validator<types.NamedEntityRecognitionAddon>;

/**
 * Whether a value is a `PiiEntityType`, by the contract, without unknown fields.
 *
 * A type of entity to redact.
 */
export declare const validatePiiEntityType: Validator<types.PiiEntityType>;

/**
 * Whether a value is a `PiiRedactionConfig`, by the contract, without unknown fields.
 *
 * Which entities to redact, and how to replace them.
 */
export declare const validatePiiRedactionConfig: Validator<types.PiiRedactionConfig>;

/**
 * Whether a value is a `PostProcessingConfig`, by the contract, without unknown fields.
 *
 * Add-ons that run in post-processing.
 */
export declare const validatePostProcessingConfig: Validator<types.PostProcessingConfig>;

/**
 * Whether a value is a `PreProcessingConfig`, by the contract, without unknown fields.
 *
 * Pre-processing of the audio.
 */
export declare const validatePreProcessingConfig: Validator<types.PreProcessingConfig>;

/**
 * Whether a value is a `PreRecordedCallback`, by the contract, without unknown fields.
 *
 * The notification that a pre-recorded job has finished.
 */
export declare const validatePreRecordedCallback: Validator<types.PreRecordedCallback>;

/**
 * Whether a value is a `PreRecordedJob`, by the contract, without unknown fields.
 *
 * A job that transcribes a recording. Poll it until its status is `done` or `error`.
 */
export declare const validatePreRecordedJob: Validator<types.PreRecordedJob>;

/**
 * Whether a value is a `PreRecordedJobCreated`, by the contract, without unknown fields.
 *
 * The created job.
 */
export declare const validatePreRecordedJobCreated: Validator<types.PreRecordedJobCreated>;

/**
 * Whether a value is a `PreRecordedRequest`, by the contract, without unknown fields.
 *
 * The recording to transcribe, and options.
 */
export declare const validatePreRecordedRequest: Validator<types.PreRecordedRequest>;

/**
 * Whether a value is a `PreRecordedRequestParams`, by the contract, without unknown fields.
 *
 * The parameters of a pre-recorded job, as recorded.
 */
export declare const validatePreRecordedRequestParams: Validator<types.PreRecordedRequestParams>;

/**
 * Whether a value is a `PreRecordedResult`, by the contract, without unknown fields.
 *
 * The result of a pre-recorded job. The block of an add-on is present only if that add-on was
 * enabled.
 */
export declare const validatePreRecordedResult: Validator<types.PreRecordedResult>;

/**
 * Whether a value is a `PreRecordedWebhook`, by the contract, without unknown fields.
 *
 * The notification that the transcription of a recording is done. Use the identifier to fetch
 * the result.
 */
export declare const validatePreRecordedWebhook: Validator<types.PreRecordedWebhook>;

/**
 * Whether a value is a `RealtimeProcessingConfig`, by the contract, without unknown fields.
 *
 * Add-ons that run in real time.
 */
export declare const validateRealtimeProcessingConfig: Validator<types.RealtimeProcessingConfig>;

/**
 * Whether a value is a `ResultMetadata`, by the contract, without unknown fields.
 *
 * Durations, number of channels and billed time.
 */
export declare const validateResultMetadata: Validator<types.ResultMetadata>;

/**
 * Whether a value is a `Sentence`, by the contract, without unknown fields.
 *
 * A sentence of the transcript.
 */
export declare const validateSentence: Validator<types.Sentence>;

/**
 * Whether a value is a `SentencesAddon`, by the contract, without unknown fields.
 *
 * The sentences of the transcript. Use `sentences` in `transcription` instead.
 */
export declare const validateSentencesAddon: Validator<types.SentencesAddon>;

/**
 * Whether a value is a `SentimentAnalysisAddon`, by the contract, without unknown fields.
 *
 * The sentiment of the transcript.
 */
export declare const validateSentimentAnalysisAddon: Validator<types.SentimentAnalysisAddon>;

/**
 * Whether a value is a `StructuredDataExtractionAddon`, by the contract, without unknown
 * fields.
 *
 * The data extracted from the transcript.
 */
export declare const validateStructuredDataExtractionAddon: Validator<types.StructuredDataExtractionAddon>;

/**
 * Whether a value is a `Subtitle`, by the contract, without unknown fields.
 *
 * A subtitle record of the transcript.
 */
export declare const validateSubtitle: Validator<types.Subtitle>;

/**
 * Whether a value is a `SubtitlesConfig`, by the contract, without unknown fields.
 *
 * How to split and format the subtitles.
 */
export declare const validateSubtitlesConfig: Validator<types.SubtitlesConfig>;

/**
 * Whether a value is a `SummarizationAddon`, by the contract, without unknown fields.
 *
 * The summary of the transcript.
 */
export declare const validateSummarizationAddon: Validator<types.SummarizationAddon>;

/**
 * Whether a value is a `SummarizationConfig`, by the contract, without unknown fields.
 *
 * The kind of summary.
 */
export declare const validateSummarizationConfig: Validator<types.SummarizationConfig>;

/**
 * Whether a value is a `Transcription`, by the contract, without unknown fields.
 *
 * The transcript.
 */
export declare const validateTranscription: Validator<types.Transcription>;

/**
 * Whether a value is a `TranscriptionJob`, by the contract, without unknown fields.
 *
 * A job of either kind. `kind` says which; `status` says which fields are available.
 */
export declare const validateTranscriptionJob: Validator<types.TranscriptionJob>;

/**
 * Whether a value is a `TranscriptionLanguageCode`, by the contract, without unknown fields.
 *
 * Code of a language for transcription, in the style of ISO 639-1.
 */
export declare const validateTranscriptionLanguageCode: Validator<types.TranscriptionLanguageCode>;

/**
 * Whether a value is a `TranslationAddon`, by the contract, without unknown fields.
 *
 * The translations of the transcript.
 */
export declare const validateTranslationAddon: Validator<types.TranslationAddon>;

/**
 * Whether a value is a `TranslationConfig`, by the contract, without unknown fields.
 *
 * Which languages to translate into, and how.
 */
export declare const validateTranslationConfig: Validator<types.TranslationConfig>;

/**
 * Whether a value is a `TranslationLanguageCode`, by the contract, without unknown fields.
 *
 * Code of a language for translation, in the style of ISO 639-1.
 */
export declare const validateTranslationLanguageCode: Validator<types.TranslationLanguageCode>;

/**
 * Whether a value is an `UploadResponse`, by the contract, without unknown fields.
 *
 * The URL of an uploaded file, and its metadata.
 */
export declare const validateUploadResponse: Validator<types.UploadResponse>;

/**
 * Whether a value is an `Utterance`, by the contract, without unknown fields.
 *
 * An utterance in a result.
 */
export declare const validateUtterance: Validator<types.Utterance>;

/**
 * Whether a value is a `Word`, by the contract, without unknown fields.
 *
 * A word of an utterance.
 */
export declare const validateWord: Validator<types.Word>;

/**
 * Whether a value is an `AudioChunkData`, by the contract, without unknown fields.
 *
 * The content of an audio chunk.
 */
export declare const validateAudioChunkData: Validator<types.AudioChunkData>;

/**
 * Whether a value is an `AudioChunkMessage`, by the contract, without unknown fields.
 *
 * A chunk of audio in a JSON message. Raw audio can be sent in binary frames instead.
 */
export declare const validateAudioChunkMessage: Validator<types.AudioChunkMessage>;

/**
 * Whether a value is a `LiveUtterance`, by the contract, without unknown fields.
 *
 * An utterance in a message.
 */
export declare const validateLiveUtterance: Validator<types.LiveUtterance>;

/**
 * Whether a value is an `OtherServerMessage`, by the contract, without unknown fields.
 *
 * A message of a kind other than a transcript: a lifecycle event, an acknowledgment, a message
 * of an add-on or of post-processing, the beginning or the end of speech, an event of
 * pre-processing or real-time processing, or an error.
 */
export declare const validateOtherServerMessage: Validator<types.OtherServerMessage>;

/**
 * Whether a value is a `StopRecordingMessage`, by the contract, without unknown fields.
 *
 * A request to end the session.
 */
export declare const validateStopRecordingMessage: Validator<types.StopRecordingMessage>;

/**
 * Whether a value is a `TranscriptData`, by the contract, without unknown fields.
 *
 * The content of a transcript message.
 */
export declare const validateTranscriptData: Validator<types.TranscriptData>;

/**
 * Whether a value is a `TranscriptMessage`, by the contract, without unknown fields.
 *
 * A transcript of an utterance, partial or final.
 */
export declare const validateTranscriptMessage: Validator<types.TranscriptMessage>;

/**
 * Whether a value is a `ListTranscriptionJobsQuery`, by the contract, without unknown fields.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare const validateListTranscriptionJobsQuery: Validator<types.ListTranscriptionJobsQuery>;

/**
 * Whether a value is a `ClientMessage`, by the contract, without unknown fields.
 *
 * A message from the client.
 */
export declare const validateClientMessage: Validator<types.ClientMessage>;

/**
 * Whether a value is a `ServerMessage`, by the contract, without unknown fields.
 *
 * A message from the service, a transcript or a message of another kind. `type` says which.
 */
export declare const validateServerMessage: Validator<types.ServerMessage>;
