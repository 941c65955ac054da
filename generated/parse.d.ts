// Generated from the contract by `npm run build`; edit the contract instead.

import type { Failure, Issue, OfKind, Success } from './runtime/issues.js';
import type { AudioFrame, FrameOptions, MessageFrame } from './runtime/inputs.js';
import type { Dropped, ParseOptions, ParseResult } from './runtime/parse.js';
import type { QueryInput } from './runtime/query.js';
import type * as types from './types.js';
import type * as result from './types/resolved.js';
export { formatIssue, oneLine } from './runtime/issues.js';

/** Parsers. Each takes what `JSON.parse` returns: other values inside it, such as a `Date`, may be accepted. It returns either the value with its defaults filled in or a list of issues, and never throws. Unknown fields are rejected; with `{ unknownFields: 'drop' }` or `'keep'`, they are dropped or kept. */

export type { Failure, Issue, OfKind, Success, AudioFrame, FrameOptions, MessageFrame, Dropped, ParseOptions, ParseResult, QueryInput };

/**
 * Parses the value as `ListTranscriptionJobsQuery`.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare function parseListTranscriptionJobsQuery<Options extends ParseOptions = ParseOptions>(query: QueryInput<types.ListTranscriptionJobsQuery>, options?: Options): ParseResult<result.ListTranscriptionJobsQuery, Options>;
/**
 * Parses the value as `ListTranscriptionJobsQuery`.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare function parseListTranscriptionJobsQuery<Options extends ParseOptions = ParseOptions>(query: unknown, options?: Options): ParseResult<result.ListTranscriptionJobsQuery, Options>;

/** A frame that arrived. `kind` is the discriminator between raw audio and messages. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/**
 * Parses the value as `ClientMessage`.
 *
 * A message from the client.
 */
export declare function parseClientMessageValue<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.ClientMessage, Options>;

/**
 * Parses the value as `ClientMessage`.
 *
 * A message from the client.
 */
export declare function parseClientMessage<Options extends FrameOptions & ParseOptions = FrameOptions & ParseOptions>(frame: unknown, options?: Options): ParseResult<ClientFrame, Options>;

/**
 * Parses the value as `ServerMessage`.
 *
 * A message from the service.
 */
export declare function parseServerMessageValue<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): OfKind<'transcript', ParseResult<result.TranscriptMessage, Options>> | OfKind<'other', ParseResult<result.OtherServerMessage, Options>>;

/**
 * Parses the value as `ServerMessage`.
 *
 * A message from the service.
 */
export declare function parseServerMessage<Options extends ParseOptions = ParseOptions>(frame: unknown, options?: Options): OfKind<'transcript', ParseResult<result.TranscriptMessage, Options>> | OfKind<'other', ParseResult<result.OtherServerMessage, Options>>;

/**
 * Parses the value as `AddonError`.
 *
 * Error that made an add-on fail.
 */
export declare function parseAddonError<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.AddonError, Options>;

/**
 * Parses the value as `AudioFile`.
 *
 * The audio file that a job transcribed, with its name, download link, and duration.
 */
export declare function parseAudioFile<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.AudioFile, Options>;

/**
 * Parses the value as `AudioMetadata`.
 *
 * Name, size, duration, and channels of an uploaded file.
 */
export declare function parseAudioMetadata<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.AudioMetadata, Options>;

/**
 * Parses the value as `AudioToLlmAddon`.
 *
 * Answers of the language model to your prompts.
 */
export declare function parseAudioToLlmAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.AudioToLlmAddon, Options>;

/**
 * Parses the value as `AudioToLlmConfig`.
 *
 * Prompts to ask about the audio, and the language model to use.
 */
export declare function parseAudioToLlmConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.AudioToLlmConfig, Options>;

/**
 * Parses the value as `BitDepth`.
 *
 * Bits per sample.
 */
export declare function parseBitDepth<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.BitDepth, Options>;

/**
 * Parses the value as `CallbackConfig`.
 *
 * The request that the service sends when a job ends.
 */
export declare function parseCallbackConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.CallbackConfig, Options>;

/**
 * Parses the value as `CallbackMethod`.
 *
 * HTTP method of a callback.
 */
export declare function parseCallbackMethod<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.CallbackMethod, Options>;

/**
 * Parses the value as `ChapterizationAddon`.
 *
 * Result of the chapterization add-on.
 */
export declare function parseChapterizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.ChapterizationAddon, Options>;

/**
 * Parses the value as `CustomSpellingConfig`.
 *
 * Spellings that replace words in the transcript.
 */
export declare function parseCustomSpellingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.CustomSpellingConfig, Options>;

/**
 * Parses the value as `CustomVocabulary`.
 *
 * A list of words to recognize.
 */
export declare function parseCustomVocabulary<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.CustomVocabulary, Options>;

/**
 * Parses the value as `CustomVocabularyConfig`.
 *
 * Words to recognize, and their default intensity.
 */
export declare function parseCustomVocabularyConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.CustomVocabularyConfig, Options>;

/**
 * Parses the value as `CustomVocabularyEntry`.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 */
export declare function parseCustomVocabularyEntry<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.CustomVocabularyEntry, Options>;

/**
 * Parses the value as `DateOrDateTime`.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 */
export declare function parseDateOrDateTime<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.DateOrDateTime, Options>;

/**
 * Parses the value as `DiarizationAddon`.
 *
 * Utterances of the transcript, with their speakers.
 */
export declare function parseDiarizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.DiarizationAddon, Options>;

/**
 * Parses the value as `DiarizationConfig`.
 *
 * Number of speakers to expect, exact or as a range.
 */
export declare function parseDiarizationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.DiarizationConfig, Options>;

/**
 * Parses the value as `DisplayModeAddon`.
 *
 * Result of the display mode add-on.
 */
export declare function parseDisplayModeAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.DisplayModeAddon, Options>;

/**
 * Parses the value as `Encoding`.
 *
 * Encoding of the audio, with or without a WAV header.
 */
export declare function parseEncoding<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.Encoding, Options>;

/**
 * Parses the value as `ErrorResponse`.
 *
 * Body of an error response, with the status code and a message.
 */
export declare function parseErrorResponse<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.ErrorResponse, Options>;

/**
 * Parses the value as `JobKind`.
 *
 * A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session.
 */
export declare function parseJobKind<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.JobKind, Options>;

/**
 * Parses the value as `JobPage`.
 *
 * A page of the job list.
 */
export declare function parseJobPage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.JobPage, Options>;

/**
 * Parses the value as `JobStatus`.
 *
 * A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result, and an `error` job failed during processing.
 */
export declare function parseJobStatus<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.JobStatus, Options>;

/**
 * Parses the value as `LanguageConfig`.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To detect a single language, leave `languages` empty and `code_switching` false. If speakers switch languages, set `code_switching` to true. To guide the detection, you can then list the expected languages in `languages`.
 */
export declare function parseLanguageConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LanguageConfig, Options>;

/**
 * Parses the value as `LiveCallbackConfig`.
 *
 * URL of your server and the messages to post to it. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare function parseLiveCallbackConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LiveCallbackConfig, Options>;

/**
 * Parses the value as `LiveJob`.
 *
 * A job that transcribes a live session.
 */
export declare function parseLiveJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LiveJob, Options>;

/**
 * Parses the value as `LiveMessagesConfig`.
 *
 * Messages that the service sends over the WebSocket. To receive only final transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare function parseLiveMessagesConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LiveMessagesConfig, Options>;

/**
 * Parses the value as `LiveRequest`.
 *
 * Audio format, add-ons, and messages of a live session. All fields are optional, so an empty object is valid.
 */
export declare function parseLiveRequest<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LiveRequest, Options>;

/**
 * Parses the value as `LiveResult`.
 *
 * Result of a live session. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled.
 */
export declare function parseLiveResult<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LiveResult, Options>;

/**
 * Parses the value as `LiveSessionCreated`.
 *
 * The created session. Connect to its `url` and stream audio.
 */
export declare function parseLiveSessionCreated<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LiveSessionCreated, Options>;

/**
 * Parses the value as `ModerationAddon`.
 *
 * Result of the moderation add-on.
 */
export declare function parseModerationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.ModerationAddon, Options>;

/**
 * Parses the value as `NameConsistencyAddon`.
 *
 * Result of the name consistency add-on.
 */
export declare function parseNameConsistencyAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.NameConsistencyAddon, Options>;

/**
 * Parses the value as `NamedEntityRecognitionAddon`.
 *
 * Named entities in the transcript.
 */
export declare function parseNamedEntityRecognitionAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.NamedEntityRecognitionAddon, Options>;

/**
 * Parses the value as `PiiEntityType`.
 *
 * Type of entity to redact, such as `PHONE_NUMBER`.
 */
export declare function parsePiiEntityType<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PiiEntityType, Options>;

/**
 * Parses the value as `PiiProcessedTextType`.
 *
 * Replacement for redacted text, such as `MASK`.
 */
export declare function parsePiiProcessedTextType<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PiiProcessedTextType, Options>;

/**
 * Parses the value as `PiiRedactionConfig`.
 *
 * Entities to redact, and the replacement for their text.
 */
export declare function parsePiiRedactionConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PiiRedactionConfig, Options>;

/**
 * Parses the value as `PostProcessingConfig`.
 *
 * Summary and chapters of a live session.
 */
export declare function parsePostProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PostProcessingConfig, Options>;

/**
 * Parses the value as `PreProcessingConfig`.
 *
 * Audio enhancement and the threshold for speech.
 */
export declare function parsePreProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreProcessingConfig, Options>;

/**
 * Parses the value as `PreRecordedCallback`.
 *
 * Notification that the job of a recording has ended.
 */
export declare function parsePreRecordedCallback<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreRecordedCallback, Options>;

/**
 * Parses the value as `PreRecordedJob`.
 *
 * A job that transcribes a recording. Poll it while its status is `queued` or `processing`.
 */
export declare function parsePreRecordedJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreRecordedJob, Options>;

/**
 * Parses the value as `PreRecordedJobCreated`.
 *
 * The ID and URL of the created job.
 */
export declare function parsePreRecordedJobCreated<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreRecordedJobCreated, Options>;

/**
 * Parses the value as `PreRecordedRequest`.
 *
 * The recording to transcribe and the options for the job.
 */
export declare function parsePreRecordedRequest<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreRecordedRequest, Options>;

/**
 * Parses the value as `PreRecordedRequestParams`.
 *
 * Parameters of a job, as the job returns them.
 */
export declare function parsePreRecordedRequestParams<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreRecordedRequestParams, Options>;

/**
 * Parses the value as `PreRecordedResult`.
 *
 * Result of a recording. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled.
 */
export declare function parsePreRecordedResult<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreRecordedResult, Options>;

/**
 * Parses the value as `PreRecordedWebhook`.
 *
 * Notification that the transcription of a recording is done.
 */
export declare function parsePreRecordedWebhook<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.PreRecordedWebhook, Options>;

/**
 * Parses the value as `RealtimeProcessingConfig`.
 *
 * Add-ons of a live session that run in real time.
 */
export declare function parseRealtimeProcessingConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.RealtimeProcessingConfig, Options>;

/**
 * Parses the value as `ResultMetadata`.
 *
 * Durations, number of channels, and billing time.
 */
export declare function parseResultMetadata<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.ResultMetadata, Options>;

/**
 * Parses the value as `SampleRate`.
 *
 * Samples per second.
 */
export declare function parseSampleRate<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SampleRate, Options>;

/**
 * Parses the value as `Sentence`.
 *
 * A sentence of the transcript.
 */
export declare function parseSentence<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.Sentence, Options>;

/**
 * Parses the value as `SentencesAddon`.
 *
 * Sentences of the transcript. Use `transcription.sentences` instead.
 */
export declare function parseSentencesAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SentencesAddon, Options>;

/**
 * Parses the value as `SentimentAnalysisAddon`.
 *
 * Result of the sentiment analysis add-on.
 */
export declare function parseSentimentAnalysisAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SentimentAnalysisAddon, Options>;

/**
 * Parses the value as `StructuredDataExtractionAddon`.
 *
 * Result of the structured data extraction add-on.
 */
export declare function parseStructuredDataExtractionAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.StructuredDataExtractionAddon, Options>;

/**
 * Parses the value as `Subtitle`.
 *
 * A subtitle of the transcript.
 */
export declare function parseSubtitle<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.Subtitle, Options>;

/**
 * Parses the value as `SubtitlesConfig`.
 *
 * Formats, timing, and style of the subtitles.
 */
export declare function parseSubtitlesConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SubtitlesConfig, Options>;

/**
 * Parses the value as `SubtitlesFormat`.
 *
 * `srt` for SubRip or `vtt` for WebVTT.
 */
export declare function parseSubtitlesFormat<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SubtitlesFormat, Options>;

/**
 * Parses the value as `SubtitlesStyle`.
 *
 * Style of subtitles.
 */
export declare function parseSubtitlesStyle<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SubtitlesStyle, Options>;

/**
 * Parses the value as `SummarizationAddon`.
 *
 * Result of the summarization add-on.
 */
export declare function parseSummarizationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SummarizationAddon, Options>;

/**
 * Parses the value as `SummarizationConfig`.
 *
 * Type of summary, such as `bullet_points`.
 */
export declare function parseSummarizationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SummarizationConfig, Options>;

/**
 * Parses the value as `SummarizationType`.
 *
 * Type of summary, such as `bullet_points`.
 */
export declare function parseSummarizationType<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.SummarizationType, Options>;

/**
 * Parses the value as `Transcription`.
 *
 * The transcript as full text and as utterances.
 */
export declare function parseTranscription<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.Transcription, Options>;

/**
 * Parses the value as `TranscriptionJob`.
 *
 * The job of a recording or of a live session. Check `kind` to tell them apart, then `status` to see which fields are set.
 */
export declare function parseTranscriptionJob<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranscriptionJob, Options>;

/**
 * Parses the value as `TranscriptionLanguageCode`.
 *
 * Code of a language that the service transcribes, similar to ISO 639-1.
 */
export declare function parseTranscriptionLanguageCode<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranscriptionLanguageCode, Options>;

/**
 * Parses the value as `TranslationAddon`.
 *
 * Translations of the transcript.
 */
export declare function parseTranslationAddon<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranslationAddon, Options>;

/**
 * Parses the value as `TranslationConfig`.
 *
 * Target languages and options of the translation.
 */
export declare function parseTranslationConfig<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranslationConfig, Options>;

/**
 * Parses the value as `TranslationLanguageCode`.
 *
 * Code of a language that the service translates into, similar to ISO 639-1.
 */
export declare function parseTranslationLanguageCode<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranslationLanguageCode, Options>;

/**
 * Parses the value as `TranslationModel`.
 *
 * Model that translates the transcript.
 */
export declare function parseTranslationModel<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranslationModel, Options>;

/**
 * Parses the value as `UploadResponse`.
 *
 * URL and metadata of an uploaded file.
 */
export declare function parseUploadResponse<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.UploadResponse, Options>;

/**
 * Parses the value as `Utterance`.
 *
 * A stretch of speech in the transcript.
 */
export declare function parseUtterance<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.Utterance, Options>;

/**
 * Parses the value as `Word`.
 *
 * A word of an utterance.
 */
export declare function parseWord<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.Word, Options>;

/**
 * Parses the value as `AudioChunkData`.
 *
 * The audio, in `chunk`.
 */
export declare function parseAudioChunkData<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.AudioChunkData, Options>;

/**
 * Parses the value as `AudioChunkMessage`.
 *
 * A chunk of audio in a JSON message. A client can send binary frames instead.
 */
export declare function parseAudioChunkMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.AudioChunkMessage, Options>;

/**
 * Parses the value as `LiveUtterance`.
 *
 * An utterance in a message.
 */
export declare function parseLiveUtterance<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.LiveUtterance, Options>;

/**
 * Parses the value as `OtherServerMessage`.
 *
 * A message of a type that no other schema describes: an acknowledgment, an error, an add-on or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing event.
 */
export declare function parseOtherServerMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.OtherServerMessage, Options>;

/**
 * Parses the value as `StopRecordingMessage`.
 *
 * Ends the session. Send it after the last audio.
 */
export declare function parseStopRecordingMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.StopRecordingMessage, Options>;

/**
 * Parses the value as `TranscriptData`.
 *
 * The utterance of a transcript message, partial or final.
 */
export declare function parseTranscriptData<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranscriptData, Options>;

/**
 * Parses the value as `TranscriptMessage`.
 *
 * A partial or final transcript of an utterance.
 */
export declare function parseTranscriptMessage<Options extends ParseOptions = ParseOptions>(value: unknown, options?: Options): ParseResult<result.TranscriptMessage, Options>;
