// Generated from the contract by `npm run build`; edit the contract instead.

import type { Failure, Issue, OfKind } from './runtime/issues.js';
import type { Readable, ReadResult } from './runtime/read.js';
import type * as types from './types.js';
import type * as result from './types/tolerant.js';
export { formatIssue, oneLine } from './runtime/issues.js';

/** Readers. Each returns either the readable part of the value with its deviations from the contract or a list of issues, and never throws. */

export type { Failure, Issue, OfKind, Readable, ReadResult };

/**
 * Reads the value as `ListTranscriptionJobsQuery`.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare function readListTranscriptionJobsQuery(value: unknown): ReadResult<result.ListTranscriptionJobsQuery>;

/**
 * Reads the value as `ClientMessage`.
 *
 * A message from the client.
 */
export declare function readClientMessage(value: unknown): ReadResult<result.ClientMessage>;

/**
 * Reads the value as `ServerMessage`.
 *
 * A message from the service.
 */
export declare function readServerMessageValue(value: unknown): OfKind<'transcript', ReadResult<result.TranscriptMessage & { 'type': 'transcript' }>> | OfKind<'other', ReadResult<result.OtherServerMessage & { 'type': string & {} }>>;

/**
 * Reads the value as `ServerMessage`.
 *
 * A message from the service.
 */
export declare function readServerMessage(frame: unknown): OfKind<'transcript', ReadResult<result.TranscriptMessage & { 'type': 'transcript' }>> | OfKind<'other', ReadResult<result.OtherServerMessage & { 'type': string & {} }>>;

/**
 * Reads the value as `AddonError`.
 *
 * Error that made an add-on fail.
 */
export declare function readAddonError(value: unknown): ReadResult<result.AddonError>;

/**
 * Reads the value as `AudioFile`.
 *
 * The audio file that a job transcribed, with its name, download link, and duration.
 */
export declare function readAudioFile(value: unknown): ReadResult<result.AudioFile>;

/**
 * Reads the value as `AudioMetadata`.
 *
 * Name, size, duration, and channels of an uploaded file.
 */
export declare function readAudioMetadata(value: unknown): ReadResult<result.AudioMetadata>;

/**
 * Reads the value as `AudioToLlmAddon`.
 *
 * Answers of the language model to your prompts.
 */
export declare function readAudioToLlmAddon(value: unknown): ReadResult<result.AudioToLlmAddon>;

/**
 * Reads the value as `AudioToLlmConfig`.
 *
 * Prompts to ask about the audio, and the language model to use.
 */
export declare function readAudioToLlmConfig(value: unknown): ReadResult<result.AudioToLlmConfig>;

/**
 * Reads the value as `BitDepth`.
 *
 * Bits per sample.
 */
export declare function readBitDepth(value: unknown): ReadResult<result.BitDepth>;

/**
 * Reads the value as `CallbackConfig`.
 *
 * The request that the service sends when a job ends.
 */
export declare function readCallbackConfig(value: unknown): ReadResult<result.CallbackConfig>;

/**
 * Reads the value as `CallbackMethod`.
 *
 * HTTP method of a callback.
 */
export declare function readCallbackMethod(value: unknown): ReadResult<result.CallbackMethod>;

/**
 * Reads the value as `ChapterizationAddon`.
 *
 * Result of the chapterization add-on.
 */
export declare function readChapterizationAddon(value: unknown): ReadResult<result.ChapterizationAddon>;

/**
 * Reads the value as `CustomSpellingConfig`.
 *
 * Spellings that replace words in the transcript.
 */
export declare function readCustomSpellingConfig(value: unknown): ReadResult<result.CustomSpellingConfig>;

/**
 * Reads the value as `CustomVocabulary`.
 *
 * A list of words to recognize.
 */
export declare function readCustomVocabulary(value: unknown): ReadResult<result.CustomVocabulary>;

/**
 * Reads the value as `CustomVocabularyConfig`.
 *
 * Words to recognize, and their default intensity.
 */
export declare function readCustomVocabularyConfig(value: unknown): ReadResult<result.CustomVocabularyConfig>;

/**
 * Reads the value as `CustomVocabularyEntry`.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 */
export declare function readCustomVocabularyEntry(value: unknown): ReadResult<result.CustomVocabularyEntry>;

/**
 * Reads the value as `DateOrDateTime`.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 */
export declare function readDateOrDateTime(value: unknown): ReadResult<result.DateOrDateTime>;

/**
 * Reads the value as `DiarizationAddon`.
 *
 * Utterances of the transcript, with their speakers.
 */
export declare function readDiarizationAddon(value: unknown): ReadResult<result.DiarizationAddon>;

/**
 * Reads the value as `DiarizationConfig`.
 *
 * Number of speakers to expect, exact or as a range.
 */
export declare function readDiarizationConfig(value: unknown): ReadResult<result.DiarizationConfig>;

/**
 * Reads the value as `DisplayModeAddon`.
 *
 * Result of the display mode add-on.
 */
export declare function readDisplayModeAddon(value: unknown): ReadResult<result.DisplayModeAddon>;

/**
 * Reads the value as `Encoding`.
 *
 * Encoding of the audio, with or without a WAV header.
 */
export declare function readEncoding(value: unknown): ReadResult<result.Encoding>;

/**
 * Reads the value as `ErrorResponse`.
 *
 * Body of an error response, with the status code and a message.
 */
export declare function readErrorResponse(value: unknown): ReadResult<result.ErrorResponse>;

/**
 * Reads the value as `JobKind`.
 *
 * A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session.
 */
export declare function readJobKind(value: unknown): ReadResult<result.JobKind>;

/**
 * Reads the value as `JobPage`.
 *
 * A page of the job list.
 */
export declare function readJobPage(value: unknown): ReadResult<result.JobPage>;

/**
 * Reads the value as `JobStatus`.
 *
 * A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result, and an `error` job failed during processing.
 */
export declare function readJobStatus(value: unknown): ReadResult<result.JobStatus>;

/**
 * Reads the value as `LanguageConfig`.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To detect a single language, leave `languages` empty and `code_switching` false. If speakers switch languages, set `code_switching` to true. To guide the detection, you can then list the expected languages in `languages`.
 */
export declare function readLanguageConfig(value: unknown): ReadResult<result.LanguageConfig>;

/**
 * Reads the value as `LiveCallbackConfig`.
 *
 * URL of your server and the messages to post to it. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare function readLiveCallbackConfig(value: unknown): ReadResult<result.LiveCallbackConfig>;

/**
 * Reads the value as `LiveJob`.
 *
 * A job that transcribes a live session.
 */
export declare function readLiveJob(value: unknown): ReadResult<result.LiveJob>;

/**
 * Reads the value as `LiveMessagesConfig`.
 *
 * Messages that the service sends over the WebSocket. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare function readLiveMessagesConfig(value: unknown): ReadResult<result.LiveMessagesConfig>;

/**
 * Reads the value as `LiveRequest`.
 *
 * Audio format, add-ons, and messages of a live session. All fields are optional, so an empty object is valid.
 */
export declare function readLiveRequest(value: unknown): ReadResult<result.LiveRequest>;

/**
 * Reads the value as `LiveResult`.
 *
 * Result of a live session. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled.
 */
export declare function readLiveResult(value: unknown): ReadResult<result.LiveResult>;

/**
 * Reads the value as `LiveSessionCreated`.
 *
 * The created session. Connect to its `url` and stream audio.
 */
export declare function readLiveSessionCreated(value: unknown): ReadResult<result.LiveSessionCreated>;

/**
 * Reads the value as `ModerationAddon`.
 *
 * Result of the moderation add-on.
 */
export declare function readModerationAddon(value: unknown): ReadResult<result.ModerationAddon>;

/**
 * Reads the value as `NameConsistencyAddon`.
 *
 * Result of the name consistency add-on.
 */
export declare function readNameConsistencyAddon(value: unknown): ReadResult<result.NameConsistencyAddon>;

/**
 * Reads the value as `NamedEntityRecognitionAddon`.
 *
 * Named entities in the transcript.
 */
export declare function readNamedEntityRecognitionAddon(value: unknown): ReadResult<result.NamedEntityRecognitionAddon>;

/**
 * Reads the value as `PiiEntityType`.
 *
 * Type of entity to redact, such as `PHONE_NUMBER`.
 */
export declare function readPiiEntityType(value: unknown): ReadResult<result.PiiEntityType>;

/**
 * Reads the value as `PiiProcessedTextType`.
 *
 * Replacement for redacted text, such as `MASK`.
 */
export declare function readPiiProcessedTextType(value: unknown): ReadResult<result.PiiProcessedTextType>;

/**
 * Reads the value as `PiiRedactionConfig`.
 *
 * Entities to redact, and the replacement for their text.
 */
export declare function readPiiRedactionConfig(value: unknown): ReadResult<result.PiiRedactionConfig>;

/**
 * Reads the value as `PostProcessingConfig`.
 *
 * Summary and chapters of a live session.
 */
export declare function readPostProcessingConfig(value: unknown): ReadResult<result.PostProcessingConfig>;

/**
 * Reads the value as `PreProcessingConfig`.
 *
 * Audio enhancement and the threshold for speech.
 */
export declare function readPreProcessingConfig(value: unknown): ReadResult<result.PreProcessingConfig>;

/**
 * Reads the value as `PreRecordedCallback`.
 *
 * Notification that the job of a recording has ended.
 */
export declare function readPreRecordedCallback(value: unknown): ReadResult<result.PreRecordedCallback>;

/**
 * Reads the value as `PreRecordedJob`.
 *
 * A job that transcribes a recording. Poll it while its status is `queued` or `processing`.
 */
export declare function readPreRecordedJob(value: unknown): ReadResult<result.PreRecordedJob>;

/**
 * Reads the value as `PreRecordedJobCreated`.
 *
 * The ID and URL of the created job.
 */
export declare function readPreRecordedJobCreated(value: unknown): ReadResult<result.PreRecordedJobCreated>;

/**
 * Reads the value as `PreRecordedRequest`.
 *
 * The recording to transcribe and the options for the job.
 */
export declare function readPreRecordedRequest(value: unknown): ReadResult<result.PreRecordedRequest>;

/**
 * Reads the value as `PreRecordedRequestParams`.
 *
 * Parameters of a job, as the job returns them.
 */
export declare function readPreRecordedRequestParams(value: unknown): ReadResult<result.PreRecordedRequestParams>;

/**
 * Reads the value as `PreRecordedResult`.
 *
 * Result of a recording. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled.
 */
export declare function readPreRecordedResult(value: unknown): ReadResult<result.PreRecordedResult>;

/**
 * Reads the value as `PreRecordedWebhook`.
 *
 * Notification that the transcription of a recording is done.
 */
export declare function readPreRecordedWebhook(value: unknown): ReadResult<result.PreRecordedWebhook>;

/**
 * Reads the value as `RealtimeProcessingConfig`.
 *
 * Add-ons of a live session that run in real time.
 */
export declare function readRealtimeProcessingConfig(value: unknown): ReadResult<result.RealtimeProcessingConfig>;

/**
 * Reads the value as `ResultMetadata`.
 *
 * Durations, number of channels, and billing time.
 */
export declare function readResultMetadata(value: unknown): ReadResult<result.ResultMetadata>;

/**
 * Reads the value as `SampleRate`.
 *
 * Samples per second.
 */
export declare function readSampleRate(value: unknown): ReadResult<result.SampleRate>;

/**
 * Reads the value as `Sentence`.
 *
 * A sentence of the transcript.
 */
export declare function readSentence(value: unknown): ReadResult<result.Sentence>;

/**
 * Reads the value as `SentencesAddon`.
 *
 * Sentences of the transcript. Use `transcription.sentences` instead.
 */
export declare function readSentencesAddon(value: unknown): ReadResult<result.SentencesAddon>;

/**
 * Reads the value as `SentimentAnalysisAddon`.
 *
 * Result of the sentiment analysis add-on.
 */
export declare function readSentimentAnalysisAddon(value: unknown): ReadResult<result.SentimentAnalysisAddon>;

/**
 * Reads the value as `StructuredDataExtractionAddon`.
 *
 * Result of the structured data extraction add-on.
 */
export declare function readStructuredDataExtractionAddon(value: unknown): ReadResult<result.StructuredDataExtractionAddon>;

/**
 * Reads the value as `Subtitle`.
 *
 * A subtitle of the transcript.
 */
export declare function readSubtitle(value: unknown): ReadResult<result.Subtitle>;

/**
 * Reads the value as `SubtitlesConfig`.
 *
 * Formats, timing, and style of the subtitles.
 */
export declare function readSubtitlesConfig(value: unknown): ReadResult<result.SubtitlesConfig>;

/**
 * Reads the value as `SubtitlesFormat`.
 *
 * `srt` for SubRip or `vtt` for WebVTT.
 */
export declare function readSubtitlesFormat(value: unknown): ReadResult<result.SubtitlesFormat>;

/**
 * Reads the value as `SubtitlesStyle`.
 *
 * Style of subtitles.
 */
export declare function readSubtitlesStyle(value: unknown): ReadResult<result.SubtitlesStyle>;

/**
 * Reads the value as `SummarizationAddon`.
 *
 * Result of the summarization add-on.
 */
export declare function readSummarizationAddon(value: unknown): ReadResult<result.SummarizationAddon>;

/**
 * Reads the value as `SummarizationConfig`.
 *
 * Type of summary, such as `bullet_points`.
 */
export declare function readSummarizationConfig(value: unknown): ReadResult<result.SummarizationConfig>;

/**
 * Reads the value as `SummarizationType`.
 *
 * Type of summary, such as `bullet_points`.
 */
export declare function readSummarizationType(value: unknown): ReadResult<result.SummarizationType>;

/**
 * Reads the value as `Transcription`.
 *
 * The transcript as full text and as utterances.
 */
export declare function readTranscription(value: unknown): ReadResult<result.Transcription>;

/**
 * Reads the value as `TranscriptionJob`.
 *
 * The job of a recording or of a live session. Check `kind` to tell them apart, then `status` to see which fields are set.
 */
export declare function readTranscriptionJob(value: unknown): ReadResult<result.TranscriptionJob>;

/**
 * Reads the value as `TranscriptionLanguageCode`.
 *
 * Code of a language that the service transcribes, similar to ISO 639-1.
 */
export declare function readTranscriptionLanguageCode(value: unknown): ReadResult<result.TranscriptionLanguageCode>;

/**
 * Reads the value as `TranslationAddon`.
 *
 * Translations of the transcript.
 */
export declare function readTranslationAddon(value: unknown): ReadResult<result.TranslationAddon>;

/**
 * Reads the value as `TranslationConfig`.
 *
 * Target languages and options of the translation.
 */
export declare function readTranslationConfig(value: unknown): ReadResult<result.TranslationConfig>;

/**
 * Reads the value as `TranslationLanguageCode`.
 *
 * Code of a language that the service translates into, similar to ISO 639-1.
 */
export declare function readTranslationLanguageCode(value: unknown): ReadResult<result.TranslationLanguageCode>;

/**
 * Reads the value as `TranslationModel`.
 *
 * Model that translates the transcript.
 */
export declare function readTranslationModel(value: unknown): ReadResult<result.TranslationModel>;

/**
 * Reads the value as `UploadResponse`.
 *
 * URL and metadata of an uploaded file.
 */
export declare function readUploadResponse(value: unknown): ReadResult<result.UploadResponse>;

/**
 * Reads the value as `Utterance`.
 *
 * A stretch of speech in the transcript.
 */
export declare function readUtterance(value: unknown): ReadResult<result.Utterance>;

/**
 * Reads the value as `Word`.
 *
 * A word of an utterance.
 */
export declare function readWord(value: unknown): ReadResult<result.Word>;

/**
 * Reads the value as `AudioChunkData`.
 *
 * The audio, in `chunk`.
 */
export declare function readAudioChunkData(value: unknown): ReadResult<result.AudioChunkData>;

/**
 * Reads the value as `AudioChunkMessage`.
 *
 * A chunk of audio in a JSON message. A client can send binary frames instead.
 */
export declare function readAudioChunkMessage(value: unknown): ReadResult<result.AudioChunkMessage>;

/**
 * Reads the value as `LiveUtterance`.
 *
 * An utterance in a message.
 */
export declare function readLiveUtterance(value: unknown): ReadResult<result.LiveUtterance>;

/**
 * Reads the value as `OtherServerMessage`.
 *
 * A message of a type that no other schema describes: an acknowledgment, an error, an add-on or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing event.
 */
export declare function readOtherServerMessage(value: unknown): ReadResult<result.OtherServerMessage>;

/**
 * Reads the value as `StopRecordingMessage`.
 *
 * Ends the session. Send it after the last audio.
 */
export declare function readStopRecordingMessage(value: unknown): ReadResult<result.StopRecordingMessage>;

/**
 * Reads the value as `TranscriptData`.
 *
 * The utterance of a transcript message, partial or final.
 */
export declare function readTranscriptData(value: unknown): ReadResult<result.TranscriptData>;

/**
 * Reads the value as `TranscriptMessage`.
 *
 * A partial or final transcript of an utterance.
 */
export declare function readTranscriptMessage(value: unknown): ReadResult<result.TranscriptMessage>;
