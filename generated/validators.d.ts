// Generated from the contract by `npm run build`; edit the contract instead.

import type { ErrorObject, Validator } from './runtime/validate.js';
import type * as types from './types.js';

export type { ErrorObject, Validator };

/**
 * Returns true if the value is a valid `ListTranscriptionJobsQuery`. Unknown fields are accepted.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare const validateListTranscriptionJobsQuery: Validator<types.ListTranscriptionJobsQuery>;

/**
 * Returns true if the value is a valid `ClientMessage`. Unknown fields are accepted.
 *
 * A message from the client.
 */
export declare const validateClientMessage: Validator<types.ClientMessage>;

/**
 * Returns true if the value is a valid `ServerMessage`. Unknown fields are accepted.
 *
 * A message from the service.
 */
export declare const validateServerMessage: Validator<types.ServerMessage>;

/**
 * Returns true if the value is a valid `AddonError`. Unknown fields are accepted.
 *
 * Error that made an add-on fail.
 */
export declare const validateAddonError: Validator<types.AddonError>;

/**
 * Returns true if the value is a valid `AudioFile`. Unknown fields are accepted.
 *
 * The audio file that a job transcribed, with its name, download link, and duration.
 */
export declare const validateAudioFile: Validator<types.AudioFile>;

/**
 * Returns true if the value is a valid `AudioMetadata`. Unknown fields are accepted.
 *
 * Name, size, duration, and channels of an uploaded file.
 */
export declare const validateAudioMetadata: Validator<types.AudioMetadata>;

/**
 * Returns true if the value is a valid `AudioToLlmAddon`. Unknown fields are accepted.
 *
 * Answers of the language model to your prompts.
 */
export declare const validateAudioToLlmAddon: Validator<types.AudioToLlmAddon>;

/**
 * Returns true if the value is a valid `AudioToLlmConfig`. Unknown fields are accepted.
 *
 * Prompts to ask about the audio, and the language model to use.
 */
export declare const validateAudioToLlmConfig: Validator<types.AudioToLlmConfig>;

/**
 * Returns true if the value is a valid `BitDepth`. Unknown fields are accepted.
 *
 * Bits per sample.
 */
export declare const validateBitDepth: Validator<types.BitDepth>;

/**
 * Returns true if the value is a valid `CallbackConfig`. Unknown fields are accepted.
 *
 * The request that the service sends when a job ends.
 */
export declare const validateCallbackConfig: Validator<types.CallbackConfig>;

/**
 * Returns true if the value is a valid `CallbackMethod`. Unknown fields are accepted.
 *
 * HTTP method of a callback.
 */
export declare const validateCallbackMethod: Validator<types.CallbackMethod>;

/**
 * Returns true if the value is a valid `ChapterizationAddon`. Unknown fields are accepted.
 *
 * Result of the chapterization add-on.
 */
export declare const validateChapterizationAddon: Validator<types.ChapterizationAddon>;

/**
 * Returns true if the value is a valid `CustomSpellingConfig`. Unknown fields are accepted.
 *
 * Spellings that replace words in the transcript.
 */
export declare const validateCustomSpellingConfig: Validator<types.CustomSpellingConfig>;

/**
 * Returns true if the value is a valid `CustomVocabulary`. Unknown fields are accepted.
 *
 * A list of words to recognize.
 */
export declare const validateCustomVocabulary: Validator<types.CustomVocabulary>;

/**
 * Returns true if the value is a valid `CustomVocabularyConfig`. Unknown fields are accepted.
 *
 * Words to recognize, and their default intensity.
 */
export declare const validateCustomVocabularyConfig: Validator<types.CustomVocabularyConfig>;

/**
 * Returns true if the value is a valid `CustomVocabularyEntry`. Unknown fields are accepted.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 */
export declare const validateCustomVocabularyEntry: Validator<types.CustomVocabularyEntry>;

/**
 * Returns true if the value is a valid `DateOrDateTime`. Unknown fields are accepted.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 */
export declare const validateDateOrDateTime: Validator<types.DateOrDateTime>;

/**
 * Returns true if the value is a valid `DiarizationAddon`. Unknown fields are accepted.
 *
 * Utterances of the transcript, with their speakers.
 */
export declare const validateDiarizationAddon: Validator<types.DiarizationAddon>;

/**
 * Returns true if the value is a valid `DiarizationConfig`. Unknown fields are accepted.
 *
 * Number of speakers to expect, exact or as a range.
 */
export declare const validateDiarizationConfig: Validator<types.DiarizationConfig>;

/**
 * Returns true if the value is a valid `DisplayModeAddon`. Unknown fields are accepted.
 *
 * Result of the display mode add-on.
 */
export declare const validateDisplayModeAddon: Validator<types.DisplayModeAddon>;

/**
 * Returns true if the value is a valid `Encoding`. Unknown fields are accepted.
 *
 * Encoding of the audio, with or without a WAV header.
 */
export declare const validateEncoding: Validator<types.Encoding>;

/**
 * Returns true if the value is a valid `ErrorResponse`. Unknown fields are accepted.
 *
 * Body of an error response, with the status code and a message.
 */
export declare const validateErrorResponse: Validator<types.ErrorResponse>;

/**
 * Returns true if the value is a valid `JobKind`. Unknown fields are accepted.
 *
 * A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session.
 */
export declare const validateJobKind: Validator<types.JobKind>;

/**
 * Returns true if the value is a valid `JobPage`. Unknown fields are accepted.
 *
 * A page of the job list.
 */
export declare const validateJobPage: Validator<types.JobPage>;

/**
 * Returns true if the value is a valid `JobStatus`. Unknown fields are accepted.
 *
 * A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result, and an `error` job failed during processing.
 */
export declare const validateJobStatus: Validator<types.JobStatus>;

/**
 * Returns true if the value is a valid `LanguageConfig`. Unknown fields are accepted.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To detect a single language, leave `languages` empty and `code_switching` false. If speakers switch languages, set `code_switching` to true. To guide the detection, you can then list the expected languages in `languages`.
 */
export declare const validateLanguageConfig: Validator<types.LanguageConfig>;

/**
 * Returns true if the value is a valid `LiveCallbackConfig`. Unknown fields are accepted.
 *
 * URL of your server and the messages to post to it. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare const validateLiveCallbackConfig: Validator<types.LiveCallbackConfig>;

/**
 * Returns true if the value is a valid `LiveJob`. Unknown fields are accepted.
 *
 * A job that transcribes a live session.
 */
export declare const validateLiveJob: Validator<types.LiveJob>;

/**
 * Returns true if the value is a valid `LiveMessagesConfig`. Unknown fields are accepted.
 *
 * Messages that the service sends over the WebSocket. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare const validateLiveMessagesConfig: Validator<types.LiveMessagesConfig>;

/**
 * Returns true if the value is a valid `LiveRequest`. Unknown fields are accepted.
 *
 * Audio format, add-ons, and messages of a live session. All fields are optional, so an empty object is valid.
 */
export declare const validateLiveRequest: Validator<types.LiveRequest>;

/**
 * Returns true if the value is a valid `LiveResult`. Unknown fields are accepted.
 *
 * Result of a live session. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled.
 */
export declare const validateLiveResult: Validator<types.LiveResult>;

/**
 * Returns true if the value is a valid `LiveSessionCreated`. Unknown fields are accepted.
 *
 * The created session. Connect to its `url` and stream audio.
 */
export declare const validateLiveSessionCreated: Validator<types.LiveSessionCreated>;

/**
 * Returns true if the value is a valid `ModerationAddon`. Unknown fields are accepted.
 *
 * Result of the moderation add-on.
 */
export declare const validateModerationAddon: Validator<types.ModerationAddon>;

/**
 * Returns true if the value is a valid `NameConsistencyAddon`. Unknown fields are accepted.
 *
 * Result of the name consistency add-on.
 */
export declare const validateNameConsistencyAddon: Validator<types.NameConsistencyAddon>;

/**
 * Returns true if the value is a valid `NamedEntityRecognitionAddon`. Unknown fields are accepted.
 *
 * Named entities in the transcript.
 */
export declare const validateNamedEntityRecognitionAddon: Validator<types.NamedEntityRecognitionAddon>;

/**
 * Returns true if the value is a valid `PiiEntityType`. Unknown fields are accepted.
 *
 * Type of entity to redact, such as `PHONE_NUMBER`.
 */
export declare const validatePiiEntityType: Validator<types.PiiEntityType>;

/**
 * Returns true if the value is a valid `PiiProcessedTextType`. Unknown fields are accepted.
 *
 * Replacement for redacted text, such as `MASK`.
 */
export declare const validatePiiProcessedTextType: Validator<types.PiiProcessedTextType>;

/**
 * Returns true if the value is a valid `PiiRedactionConfig`. Unknown fields are accepted.
 *
 * Entities to redact, and the replacement for their text.
 */
export declare const validatePiiRedactionConfig: Validator<types.PiiRedactionConfig>;

/**
 * Returns true if the value is a valid `PostProcessingConfig`. Unknown fields are accepted.
 *
 * Summary and chapters of a live session.
 */
export declare const validatePostProcessingConfig: Validator<types.PostProcessingConfig>;

/**
 * Returns true if the value is a valid `PreProcessingConfig`. Unknown fields are accepted.
 *
 * Audio enhancement and the threshold for speech.
 */
export declare const validatePreProcessingConfig: Validator<types.PreProcessingConfig>;

/**
 * Returns true if the value is a valid `PreRecordedCallback`. Unknown fields are accepted.
 *
 * Notification that the job of a recording has ended.
 */
export declare const validatePreRecordedCallback: Validator<types.PreRecordedCallback>;

/**
 * Returns true if the value is a valid `PreRecordedJob`. Unknown fields are accepted.
 *
 * A job that transcribes a recording. Poll it while its status is `queued` or `processing`.
 */
export declare const validatePreRecordedJob: Validator<types.PreRecordedJob>;

/**
 * Returns true if the value is a valid `PreRecordedJobCreated`. Unknown fields are accepted.
 *
 * The ID and URL of the created job.
 */
export declare const validatePreRecordedJobCreated: Validator<types.PreRecordedJobCreated>;

/**
 * Returns true if the value is a valid `PreRecordedRequest`. Unknown fields are accepted.
 *
 * The recording to transcribe and the options for the job.
 */
export declare const validatePreRecordedRequest: Validator<types.PreRecordedRequest>;

/**
 * Returns true if the value is a valid `PreRecordedRequestParams`. Unknown fields are accepted.
 *
 * Parameters of a job, as the job returns them.
 */
export declare const validatePreRecordedRequestParams: Validator<types.PreRecordedRequestParams>;

/**
 * Returns true if the value is a valid `PreRecordedResult`. Unknown fields are accepted.
 *
 * Result of a recording. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled.
 */
export declare const validatePreRecordedResult: Validator<types.PreRecordedResult>;

/**
 * Returns true if the value is a valid `PreRecordedWebhook`. Unknown fields are accepted.
 *
 * Notification that the transcription of a recording is done.
 */
export declare const validatePreRecordedWebhook: Validator<types.PreRecordedWebhook>;

/**
 * Returns true if the value is a valid `RealtimeProcessingConfig`. Unknown fields are accepted.
 *
 * Add-ons of a live session that run in real time.
 */
export declare const validateRealtimeProcessingConfig: Validator<types.RealtimeProcessingConfig>;

/**
 * Returns true if the value is a valid `ResultMetadata`. Unknown fields are accepted.
 *
 * Durations, number of channels, and billing time.
 */
export declare const validateResultMetadata: Validator<types.ResultMetadata>;

/**
 * Returns true if the value is a valid `SampleRate`. Unknown fields are accepted.
 *
 * Samples per second.
 */
export declare const validateSampleRate: Validator<types.SampleRate>;

/**
 * Returns true if the value is a valid `Sentence`. Unknown fields are accepted.
 *
 * A sentence of the transcript.
 */
export declare const validateSentence: Validator<types.Sentence>;

/**
 * Returns true if the value is a valid `SentencesAddon`. Unknown fields are accepted.
 *
 * Sentences of the transcript. Use `transcription.sentences` instead.
 */
export declare const validateSentencesAddon: Validator<types.SentencesAddon>;

/**
 * Returns true if the value is a valid `SentimentAnalysisAddon`. Unknown fields are accepted.
 *
 * Result of the sentiment analysis add-on.
 */
export declare const validateSentimentAnalysisAddon: Validator<types.SentimentAnalysisAddon>;

/**
 * Returns true if the value is a valid `StructuredDataExtractionAddon`. Unknown fields are accepted.
 *
 * Result of the structured data extraction add-on.
 */
export declare const validateStructuredDataExtractionAddon: Validator<types.StructuredDataExtractionAddon>;

/**
 * Returns true if the value is a valid `Subtitle`. Unknown fields are accepted.
 *
 * A subtitle of the transcript.
 */
export declare const validateSubtitle: Validator<types.Subtitle>;

/**
 * Returns true if the value is a valid `SubtitlesConfig`. Unknown fields are accepted.
 *
 * Formats, timing, and style of the subtitles.
 */
export declare const validateSubtitlesConfig: Validator<types.SubtitlesConfig>;

/**
 * Returns true if the value is a valid `SubtitlesFormat`. Unknown fields are accepted.
 *
 * `srt` for SubRip or `vtt` for WebVTT.
 */
export declare const validateSubtitlesFormat: Validator<types.SubtitlesFormat>;

/**
 * Returns true if the value is a valid `SubtitlesStyle`. Unknown fields are accepted.
 *
 * Style of subtitles.
 */
export declare const validateSubtitlesStyle: Validator<types.SubtitlesStyle>;

/**
 * Returns true if the value is a valid `SummarizationAddon`. Unknown fields are accepted.
 *
 * Result of the summarization add-on.
 */
export declare const validateSummarizationAddon: Validator<types.SummarizationAddon>;

/**
 * Returns true if the value is a valid `SummarizationConfig`. Unknown fields are accepted.
 *
 * Type of summary, such as `bullet_points`.
 */
export declare const validateSummarizationConfig: Validator<types.SummarizationConfig>;

/**
 * Returns true if the value is a valid `SummarizationType`. Unknown fields are accepted.
 *
 * Type of summary, such as `bullet_points`.
 */
export declare const validateSummarizationType: Validator<types.SummarizationType>;

/**
 * Returns true if the value is a valid `Transcription`. Unknown fields are accepted.
 *
 * The transcript as full text and as utterances.
 */
export declare const validateTranscription: Validator<types.Transcription>;

/**
 * Returns true if the value is a valid `TranscriptionJob`. Unknown fields are accepted.
 *
 * The job of a recording or of a live session. Check `kind` to tell them apart, then `status` to see which fields are set.
 */
export declare const validateTranscriptionJob: Validator<types.TranscriptionJob>;

/**
 * Returns true if the value is a valid `TranscriptionLanguageCode`. Unknown fields are accepted.
 *
 * Code of a language that the service transcribes, similar to ISO 639-1.
 */
export declare const validateTranscriptionLanguageCode: Validator<types.TranscriptionLanguageCode>;

/**
 * Returns true if the value is a valid `TranslationAddon`. Unknown fields are accepted.
 *
 * Translations of the transcript.
 */
export declare const validateTranslationAddon: Validator<types.TranslationAddon>;

/**
 * Returns true if the value is a valid `TranslationConfig`. Unknown fields are accepted.
 *
 * Target languages and options of the translation.
 */
export declare const validateTranslationConfig: Validator<types.TranslationConfig>;

/**
 * Returns true if the value is a valid `TranslationLanguageCode`. Unknown fields are accepted.
 *
 * Code of a language that the service translates into, similar to ISO 639-1.
 */
export declare const validateTranslationLanguageCode: Validator<types.TranslationLanguageCode>;

/**
 * Returns true if the value is a valid `TranslationModel`. Unknown fields are accepted.
 *
 * Model that translates the transcript.
 */
export declare const validateTranslationModel: Validator<types.TranslationModel>;

/**
 * Returns true if the value is a valid `UploadResponse`. Unknown fields are accepted.
 *
 * URL and metadata of an uploaded file.
 */
export declare const validateUploadResponse: Validator<types.UploadResponse>;

/**
 * Returns true if the value is a valid `Utterance`. Unknown fields are accepted.
 *
 * A stretch of speech in the transcript.
 */
export declare const validateUtterance: Validator<types.Utterance>;

/**
 * Returns true if the value is a valid `Word`. Unknown fields are accepted.
 *
 * A word of an utterance.
 */
export declare const validateWord: Validator<types.Word>;

/**
 * Returns true if the value is a valid `AudioChunkData`. Unknown fields are accepted.
 *
 * The audio, in `chunk`.
 */
export declare const validateAudioChunkData: Validator<types.AudioChunkData>;

/**
 * Returns true if the value is a valid `AudioChunkMessage`. Unknown fields are accepted.
 *
 * A chunk of audio in a JSON message. A client can send binary frames instead.
 */
export declare const validateAudioChunkMessage: Validator<types.AudioChunkMessage>;

/**
 * Returns true if the value is a valid `LiveUtterance`. Unknown fields are accepted.
 *
 * An utterance in a message.
 */
export declare const validateLiveUtterance: Validator<types.LiveUtterance>;

/**
 * Returns true if the value is a valid `OtherServerMessage`. Unknown fields are accepted.
 *
 * A message of a type that no other schema describes: an acknowledgment, an error, an add-on or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing event.
 */
export declare const validateOtherServerMessage: Validator<types.OtherServerMessage>;

/**
 * Returns true if the value is a valid `StopRecordingMessage`. Unknown fields are accepted.
 *
 * Ends the session. Send it after the last audio.
 */
export declare const validateStopRecordingMessage: Validator<types.StopRecordingMessage>;

/**
 * Returns true if the value is a valid `TranscriptData`. Unknown fields are accepted.
 *
 * The utterance of a transcript message, partial or final.
 */
export declare const validateTranscriptData: Validator<types.TranscriptData>;

/**
 * Returns true if the value is a valid `TranscriptMessage`. Unknown fields are accepted.
 *
 * A partial or final transcript of an utterance.
 */
export declare const validateTranscriptMessage: Validator<types.TranscriptMessage>;
