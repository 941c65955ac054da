// Generated from the contract by `npm run build`; edit the contract instead.

import type { ErrorObject, Validator } from './runtime/validate.js';
import type * as types from './types.js';

export type { ErrorObject, Validator };

/**
 * Whether a value is an `AddonError`, by the contract, without unknown fields.
 *
 * Error of a failed add-on.
 */
export declare const validateAddonError: Validator<types.AddonError>;

/**
 * Whether a value is an `AudioFile`, by the contract, without unknown fields.
 *
 * Audio file of a job.
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
 * Answers of the language model.
 */
export declare const validateAudioToLlmAddon: Validator<types.AudioToLlmAddon>;

/**
 * Whether a value is an `AudioToLlmConfig`, by the contract, without unknown fields.
 *
 * Prompts about the audio and the language model that answers them.
 */
export declare const validateAudioToLlmConfig: Validator<types.AudioToLlmConfig>;

/**
 * Whether a value is a `CallbackConfig`, by the contract, without unknown fields.
 *
 * The request that the service sends when a pre-recorded job finishes.
 */
export declare const validateCallbackConfig: Validator<types.CallbackConfig>;

/**
 * Whether a value is a `ChapterizationAddon`, by the contract, without unknown fields.
 *
 * Chapters of the transcript.
 */
export declare const validateChapterizationAddon: Validator<types.ChapterizationAddon>;

/**
 * Whether a value is a `CustomSpellingConfig`, by the contract, without unknown fields.
 *
 * Spellings that replace words in the transcript.
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
 * Words to recognize and their default intensity.
 */
export declare const validateCustomVocabularyConfig: Validator<types.CustomVocabularyConfig>;

/**
 * Whether a value is a `CustomVocabularyEntry`, by the contract, without unknown fields.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 */
export declare const validateCustomVocabularyEntry: Validator<types.CustomVocabularyEntry>;

/**
 * Whether a value is a `DateOrDateTime`, by the contract, without unknown fields.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 */
export declare const validateDateOrDateTime: Validator<types.DateOrDateTime>;

/**
 * Whether a value is a `DiarizationAddon`, by the contract, without unknown fields.
 *
 * Utterances of the transcript, with their speakers.
 */
export declare const validateDiarizationAddon: Validator<types.DiarizationAddon>;

/**
 * Whether a value is a `DiarizationConfig`, by the contract, without unknown fields.
 *
 * Number of speakers, exact or as a range.
 */
export declare const validateDiarizationConfig: Validator<types.DiarizationConfig>;

/**
 * Whether a value is a `DisplayModeAddon`, by the contract, without unknown fields.
 *
 * Output of the display mode.
 */
export declare const validateDisplayModeAddon: Validator<types.DisplayModeAddon>;

/**
 * Whether a value is an `ErrorResponse`, by the contract, without unknown fields.
 *
 * Body of an error response.
 */
export declare const validateErrorResponse: Validator<types.ErrorResponse>;

/**
 * Whether a value is a `JobKind`, by the contract, without unknown fields.
 *
 * Kind of the job. A `pre-recorded` job transcribes a recording. A `live` job transcribes a
 * live session.
 */
export declare const validateJobKind: Validator<types.JobKind>;

/**
 * Whether a value is a `JobPage`, by the contract, without unknown fields.
 *
 * A page of the list of jobs.
 */
export declare const validateJobPage: Validator<types.JobPage>;

/**
 * Whether a value is a `JobStatus`, by the contract, without unknown fields.
 *
 * Status of the job. A `queued` job waits to be processed. A `processing` job is being
 * processed. A `done` job has been processed, and its result is available. An `error` job
 * failed during processing.
 */
export declare const validateJobStatus: Validator<types.JobStatus>;

/**
 * Whether a value is a `LanguageConfig`, by the contract, without unknown fields.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export declare const validateLanguageConfig: Validator<types.LanguageConfig>;

/**
 * Whether a value is a `LiveCallbackConfig`, by the contract, without unknown fields.
 *
 * URL of the callback and the messages that the service posts to this URL. To get only final
 * transcripts, set all flags except `receive_final_transcripts` to false.
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
 * Messages that the service sends over the WebSocket. To get only final transcripts, set all
 * flags except `receive_final_transcripts` to false.
 */
export declare const validateLiveMessagesConfig: Validator<types.LiveMessagesConfig>;

/**
 * Whether a value is a `LiveRequest`, by the contract, without unknown fields.
 *
 * Configuration of a live session. An empty object is valid.
 */
export declare const validateLiveRequest: Validator<types.LiveRequest>;

/**
 * Whether a value is a `LiveResult`, by the contract, without unknown fields.
 *
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export declare const validateLiveResult: Validator<types.LiveResult>;

/**
 * Whether a value is a `LiveSessionCreated`, by the contract, without unknown fields.
 *
 * The created session, with the URL of its WebSocket.
 */
export declare const validateLiveSessionCreated: Validator<types.LiveSessionCreated>;

/**
 * Whether a value is a `ModerationAddon`, by the contract, without unknown fields.
 *
 * Moderation of the transcript.
 */
export declare const validateModerationAddon: Validator<types.ModerationAddon>;

/**
 * Whether a value is a `NameConsistencyAddon`, by the contract, without unknown fields.
 *
 * Consistency of the names in the transcript.
 */
export declare const validateNameConsistencyAddon: Validator<types.NameConsistencyAddon>;

/**
 * Whether a value is a `NamedEntityRecognitionAddon`, by the contract, without unknown fields.
 *
 * Named entities in the transcript.
 */
export declare const validateNamedEntityRecognitionAddon: Validator<types.NamedEntityRecognitionAddon>;

/**
 * Whether a value is a `PiiEntityType`, by the contract, without unknown fields.
 *
 * Type of entity to redact.
 */
export declare const validatePiiEntityType: Validator<types.PiiEntityType>;

/**
 * Whether a value is a `PiiRedactionConfig`, by the contract, without unknown fields.
 *
 * Entities to redact and the replacement for their text.
 */
export declare const validatePiiRedactionConfig: Validator<types.PiiRedactionConfig>;

/**
 * Whether a value is a `PostProcessingConfig`, by the contract, without unknown fields.
 *
 * Summary and chapters of a live session.
 */
export declare const validatePostProcessingConfig: Validator<types.PostProcessingConfig>;

/**
 * Whether a value is a `PreProcessingConfig`, by the contract, without unknown fields.
 *
 * Options for the pre-processing of the audio.
 */
export declare const validatePreProcessingConfig: Validator<types.PreProcessingConfig>;

/**
 * Whether a value is a `PreRecordedCallback`, by the contract, without unknown fields.
 *
 * Notification that a pre-recorded job has finished.
 */
export declare const validatePreRecordedCallback: Validator<types.PreRecordedCallback>;

/**
 * Whether a value is a `PreRecordedJob`, by the contract, without unknown fields.
 *
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 */
export declare const validatePreRecordedJob: Validator<types.PreRecordedJob>;

/**
 * Whether a value is a `PreRecordedJobCreated`, by the contract, without unknown fields.
 *
 * The created job, with its identifier and its URL.
 */
export declare const validatePreRecordedJobCreated: Validator<types.PreRecordedJobCreated>;

/**
 * Whether a value is a `PreRecordedRequest`, by the contract, without unknown fields.
 *
 * The recording to transcribe and the options of the job.
 */
export declare const validatePreRecordedRequest: Validator<types.PreRecordedRequest>;

/**
 * Whether a value is a `PreRecordedRequestParams`, by the contract, without unknown fields.
 *
 * Parameters of a pre-recorded job, as the job returns them.
 */
export declare const validatePreRecordedRequestParams: Validator<types.PreRecordedRequestParams>;

/**
 * Whether a value is a `PreRecordedResult`, by the contract, without unknown fields.
 *
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export declare const validatePreRecordedResult: Validator<types.PreRecordedResult>;

/**
 * Whether a value is a `PreRecordedWebhook`, by the contract, without unknown fields.
 *
 * Notification that the transcription of a recording is done. Use the identifier to fetch the
 * result.
 */
export declare const validatePreRecordedWebhook: Validator<types.PreRecordedWebhook>;

/**
 * Whether a value is a `RealtimeProcessingConfig`, by the contract, without unknown fields.
 *
 * Add-ons of a live session that run in real time.
 */
export declare const validateRealtimeProcessingConfig: Validator<types.RealtimeProcessingConfig>;

/**
 * Whether a value is a `ResultMetadata`, by the contract, without unknown fields.
 *
 * Durations, number of channels, and billed time.
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
 * Sentences of the transcript. Use `transcription.sentences` instead.
 */
export declare const validateSentencesAddon: Validator<types.SentencesAddon>;

/**
 * Whether a value is a `SentimentAnalysisAddon`, by the contract, without unknown fields.
 *
 * Sentiment of the transcript.
 */
export declare const validateSentimentAnalysisAddon: Validator<types.SentimentAnalysisAddon>;

/**
 * Whether a value is a `StructuredDataExtractionAddon`, by the contract, without unknown
 * fields.
 *
 * Data extracted from the transcript.
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
 * Formats, timing, and style of the subtitles.
 */
export declare const validateSubtitlesConfig: Validator<types.SubtitlesConfig>;

/**
 * Whether a value is a `SummarizationAddon`, by the contract, without unknown fields.
 *
 * Summary of the transcript.
 */
export declare const validateSummarizationAddon: Validator<types.SummarizationAddon>;

/**
 * Whether a value is a `SummarizationConfig`, by the contract, without unknown fields.
 *
 * Type of summary.
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
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
 */
export declare const validateTranscriptionJob: Validator<types.TranscriptionJob>;

/**
 * Whether a value is a `TranscriptionLanguageCode`, by the contract, without unknown fields.
 *
 * Language code for transcription, similar to ISO 639-1.
 */
export declare const validateTranscriptionLanguageCode: Validator<types.TranscriptionLanguageCode>;

/**
 * Whether a value is a `TranslationAddon`, by the contract, without unknown fields.
 *
 * Translations of the transcript.
 */
export declare const validateTranslationAddon: Validator<types.TranslationAddon>;

/**
 * Whether a value is a `TranslationConfig`, by the contract, without unknown fields.
 *
 * Target languages and options of the translation.
 */
export declare const validateTranslationConfig: Validator<types.TranslationConfig>;

/**
 * Whether a value is a `TranslationLanguageCode`, by the contract, without unknown fields.
 *
 * Language code for translation, similar to ISO 639-1.
 */
export declare const validateTranslationLanguageCode: Validator<types.TranslationLanguageCode>;

/**
 * Whether a value is an `UploadResponse`, by the contract, without unknown fields.
 *
 * URL and metadata of an uploaded file.
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
 * The audio, in `chunk`.
 */
export declare const validateAudioChunkData: Validator<types.AudioChunkData>;

/**
 * Whether a value is an `AudioChunkMessage`, by the contract, without unknown fields.
 *
 * A chunk of audio in a JSON message. Instead of this message, a client can send binary
 * frames.
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
 * A message other than a transcript. It is an acknowledgment, an add-on message, a
 * post-processing message, an error, or an event. An event is a lifecycle event, a speech
 * begin or end event, a pre-processing event, or a real-time processing event.
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
 * Content of a transcript message.
 */
export declare const validateTranscriptData: Validator<types.TranscriptData>;

/**
 * Whether a value is a `TranscriptMessage`, by the contract, without unknown fields.
 *
 * A partial or final transcript of an utterance.
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
 * A message from the service.
 */
export declare const validateServerMessage: Validator<types.ServerMessage>;
