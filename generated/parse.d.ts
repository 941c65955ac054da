// Generated from the contract by `npm run build`; edit the contract instead.

import type { Failure, Issue, OfKind, ParseResult, Success } from './runtime/issues.js';
import type { AudioFrame, FrameOptions, MessageFrame } from './runtime/inputs.js';
import type { QueryInput } from './runtime/query.js';
import type * as types from './types.js';
import type * as result from './types/resolved.js';
export { formatIssue, oneLine } from './runtime/issues.js';

/**
 * Parsers. Each returns either the value with its defaults filled in or a list of issues, and
 * never throws. Unknown fields are accepted and kept.
 */

export type { Failure, Issue, OfKind, ParseResult, Success, AudioFrame, FrameOptions, MessageFrame, QueryInput };

/**
 * Parses the value as `AddonError`.
 *
 * Error that made an add-on fail.
 */
export declare function parseAddonError(value: unknown): ParseResult<result.AddonError>;

/**
 * Parses the value as `AudioFile`.
 *
 * The audio file that a job transcribed, with its name, download link, and duration.
 */
export declare function parseAudioFile(value: unknown): ParseResult<result.AudioFile>;

/**
 * Parses the value as `AudioMetadata`.
 *
 * Name, size, duration, and channels of an uploaded file.
 */
export declare function parseAudioMetadata(value: unknown): ParseResult<result.AudioMetadata>;

/**
 * Parses the value as `AudioToLlmAddon`.
 *
 * Answers of the language model to your prompts.
 */
export declare function parseAudioToLlmAddon(value: unknown): ParseResult<result.AudioToLlmAddon>;

/**
 * Parses the value as `AudioToLlmConfig`.
 *
 * Prompts to ask about the audio, and the language model to use.
 */
export declare function parseAudioToLlmConfig(value: unknown): ParseResult<result.AudioToLlmConfig>;

/**
 * Parses the value as `CallbackConfig`.
 *
 * The request that the service sends when a pre-recorded job finishes.
 */
export declare function parseCallbackConfig(value: unknown): ParseResult<result.CallbackConfig>;

/**
 * Parses the value as `ChapterizationAddon`.
 *
 * Result of the chapterization add-on.
 */
export declare function parseChapterizationAddon(value: unknown): ParseResult<result.ChapterizationAddon>;

/**
 * Parses the value as `CustomSpellingConfig`.
 *
 * Spellings that replace words in the transcript.
 */
export declare function parseCustomSpellingConfig(value: unknown): ParseResult<result.CustomSpellingConfig>;

/**
 * Parses the value as `CustomVocabulary`.
 *
 * A list of words to recognize.
 */
export declare function parseCustomVocabulary(value: unknown): ParseResult<result.CustomVocabulary>;

/**
 * Parses the value as `CustomVocabularyConfig`.
 *
 * Words to recognize, and their default intensity.
 */
export declare function parseCustomVocabularyConfig(value: unknown): ParseResult<result.CustomVocabularyConfig>;

/**
 * Parses the value as `CustomVocabularyEntry`.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 */
export declare function parseCustomVocabularyEntry(value: unknown): ParseResult<result.CustomVocabularyEntry>;

/**
 * Parses the value as `DateOrDateTime`.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 */
export declare function parseDateOrDateTime(value: unknown): ParseResult<result.DateOrDateTime>;

/**
 * Parses the value as `DiarizationAddon`.
 *
 * Utterances of the transcript, with their speakers. Use the `speaker` of each utterance in
 * `transcription.utterances` instead.
 */
export declare function parseDiarizationAddon(value: unknown): ParseResult<result.DiarizationAddon>;

/**
 * Parses the value as `DiarizationConfig`.
 *
 * Number of speakers to expect, exact or as a range.
 */
export declare function parseDiarizationConfig(value: unknown): ParseResult<result.DiarizationConfig>;

/**
 * Parses the value as `DisplayModeAddon`.
 *
 * Result of the display mode add-on.
 */
export declare function parseDisplayModeAddon(value: unknown): ParseResult<result.DisplayModeAddon>;

/**
 * Parses the value as `ErrorResponse`.
 *
 * Body of an error response, with the status code and a message.
 */
export declare function parseErrorResponse(value: unknown): ParseResult<result.ErrorResponse>;

/**
 * Parses the value as `JobKind`.
 *
 * A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session.
 */
export declare function parseJobKind(value: unknown): ParseResult<result.JobKind>;

/**
 * Parses the value as `JobPage`.
 *
 * A page of the job list.
 */
export declare function parseJobPage(value: unknown): ParseResult<result.JobPage>;

/**
 * Parses the value as `JobStatus`.
 *
 * A `queued` job is waiting, and a `processing` job is in progress. A `done` job finished with
 * a result, and an `error` job failed during processing.
 */
export declare function parseJobStatus(value: unknown): ParseResult<result.JobStatus>;

/**
 * Parses the value as `LanguageConfig`.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export declare function parseLanguageConfig(value: unknown): ParseResult<result.LanguageConfig>;

/**
 * Parses the value as `LiveCallbackConfig`.
 *
 * URL of your server and the messages to post to it. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false.
 */
export declare function parseLiveCallbackConfig(value: unknown): ParseResult<result.LiveCallbackConfig>;

/**
 * Parses the value as `LiveJob`.
 *
 * A job that transcribes a live session.
 */
export declare function parseLiveJob(value: unknown): ParseResult<result.LiveJob>;

/**
 * Parses the value as `LiveMessagesConfig`.
 *
 * Messages that the service sends over the WebSocket. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false. All messages except transcripts
 * arrive as `OtherServerMessage`.
 */
export declare function parseLiveMessagesConfig(value: unknown): ParseResult<result.LiveMessagesConfig>;

/**
 * Parses the value as `LiveRequest`.
 *
 * Audio format, add-ons, and messages of a live session. All fields are optional, so an empty
 * object is valid.
 */
export declare function parseLiveRequest(value: unknown): ParseResult<result.LiveRequest>;

/**
 * Parses the value as `LiveResult`.
 *
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export declare function parseLiveResult(value: unknown): ParseResult<result.LiveResult>;

/**
 * Parses the value as `LiveSessionCreated`.
 *
 * The created session. Connect to its `url` and stream audio.
 */
export declare function parseLiveSessionCreated(value: unknown): ParseResult<result.LiveSessionCreated>;

/**
 * Parses the value as `ModerationAddon`.
 *
 * Result of the moderation add-on.
 */
export declare function parseModerationAddon(value: unknown): ParseResult<result.ModerationAddon>;

/**
 * Parses the value as `NameConsistencyAddon`.
 *
 * Result of the name consistency add-on.
 */
export declare function parseNameConsistencyAddon(value: unknown): ParseResult<result.NameConsistencyAddon>;

/**
 * Parses the value as `NamedEntityRecognitionAddon`.
 *
 * Named entities in the transcript.
 */
export declare function parseNamedEntityRecognitionAddon(value: unknown): ParseResult<result.NamedEntityRecognitionAddon>;

/**
 * Parses the value as `PiiEntityType`.
 *
 * Type of entity to redact, such as `PHONE_NUMBER`.
 */
export declare function parsePiiEntityType(value: unknown): ParseResult<result.PiiEntityType>;

/**
 * Parses the value as `PiiRedactionConfig`.
 *
 * Entities to redact, and the replacement for their text.
 */
export declare function parsePiiRedactionConfig(value: unknown): ParseResult<result.PiiRedactionConfig>;

/**
 * Parses the value as `PostProcessingConfig`.
 *
 * Summary and chapters of a live session.
 */
export declare function parsePostProcessingConfig(value: unknown): ParseResult<result.PostProcessingConfig>;

/**
 * Parses the value as `PreProcessingConfig`.
 *
 * Audio enhancement and the threshold for speech.
 */
export declare function parsePreProcessingConfig(value: unknown): ParseResult<result.PreProcessingConfig>;

/**
 * Parses the value as `PreRecordedCallback`.
 *
 * Notification that a pre-recorded job has finished.
 */
export declare function parsePreRecordedCallback(value: unknown): ParseResult<result.PreRecordedCallback>;

/**
 * Parses the value as `PreRecordedJob`.
 *
 * A job that transcribes a recording. Poll it while its status is `queued` or `processing`.
 */
export declare function parsePreRecordedJob(value: unknown): ParseResult<result.PreRecordedJob>;

/**
 * Parses the value as `PreRecordedJobCreated`.
 *
 * The ID and URL of the created job.
 */
export declare function parsePreRecordedJobCreated(value: unknown): ParseResult<result.PreRecordedJobCreated>;

/**
 * Parses the value as `PreRecordedRequest`.
 *
 * The recording to transcribe and the options for the job.
 */
export declare function parsePreRecordedRequest(value: unknown): ParseResult<result.PreRecordedRequest>;

/**
 * Parses the value as `PreRecordedRequestParams`.
 *
 * Parameters of a pre-recorded job, as the job returns them.
 */
export declare function parsePreRecordedRequestParams(value: unknown): ParseResult<result.PreRecordedRequestParams>;

/**
 * Parses the value as `PreRecordedResult`.
 *
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export declare function parsePreRecordedResult(value: unknown): ParseResult<result.PreRecordedResult>;

/**
 * Parses the value as `PreRecordedWebhook`.
 *
 * Notification that the transcription of a recording is done. Use the ID to fetch the result.
 */
export declare function parsePreRecordedWebhook(value: unknown): ParseResult<result.PreRecordedWebhook>;

/**
 * Parses the value as `RealtimeProcessingConfig`.
 *
 * Add-ons of a live session that run in real time.
 */
export declare function parseRealtimeProcessingConfig(value: unknown): ParseResult<result.RealtimeProcessingConfig>;

/**
 * Parses the value as `ResultMetadata`.
 *
 * Durations, number of channels, and billing time.
 */
export declare function parseResultMetadata(value: unknown): ParseResult<result.ResultMetadata>;

/**
 * Parses the value as `Sentence`.
 *
 * A sentence of the transcript. Its fields are not specified.
 */
export declare function parseSentence(value: unknown): ParseResult<result.Sentence>;

/**
 * Parses the value as `SentencesAddon`.
 *
 * Sentences of the transcript. Use `transcription.sentences` instead.
 */
export declare function parseSentencesAddon(value: unknown): ParseResult<result.SentencesAddon>;

/**
 * Parses the value as `SentimentAnalysisAddon`.
 *
 * Result of the sentiment analysis add-on.
 */
export declare function parseSentimentAnalysisAddon(value: unknown): ParseResult<result.SentimentAnalysisAddon>;

/**
 * Parses the value as `StructuredDataExtractionAddon`.
 *
 * Result of the structured data extraction add-on.
 */
export declare function parseStructuredDataExtractionAddon(value: unknown): ParseResult<result.StructuredDataExtractionAddon>;

/**
 * Parses the value as `Subtitle`.
 *
 * A subtitle of the transcript. Its fields are not specified.
 */
export declare function parseSubtitle(value: unknown): ParseResult<result.Subtitle>;

/**
 * Parses the value as `SubtitlesConfig`.
 *
 * Formats, timing, and style of the subtitles.
 */
export declare function parseSubtitlesConfig(value: unknown): ParseResult<result.SubtitlesConfig>;

/**
 * Parses the value as `SummarizationAddon`.
 *
 * Result of the summarization add-on.
 */
export declare function parseSummarizationAddon(value: unknown): ParseResult<result.SummarizationAddon>;

/**
 * Parses the value as `SummarizationConfig`.
 *
 * Type of summary, such as `bullet_points`.
 */
export declare function parseSummarizationConfig(value: unknown): ParseResult<result.SummarizationConfig>;

/**
 * Parses the value as `Transcription`.
 *
 * The transcript as full text and as utterances.
 */
export declare function parseTranscription(value: unknown): ParseResult<result.Transcription>;

/**
 * Parses the value as `TranscriptionJob`.
 *
 * A pre-recorded or live job. Check `kind` to tell pre-recorded from live jobs, then `status`
 * to see which fields are set.
 */
export declare function parseTranscriptionJob(value: unknown): ParseResult<result.TranscriptionJob>;

/**
 * Parses the value as `TranscriptionLanguageCode`.
 *
 * Code of a language that the service transcribes, similar to ISO 639-1.
 */
export declare function parseTranscriptionLanguageCode(value: unknown): ParseResult<result.TranscriptionLanguageCode>;

/**
 * Parses the value as `TranslationAddon`.
 *
 * Translations of the transcript.
 */
export declare function parseTranslationAddon(value: unknown): ParseResult<result.TranslationAddon>;

/**
 * Parses the value as `TranslationConfig`.
 *
 * Target languages and options of the translation.
 */
export declare function parseTranslationConfig(value: unknown): ParseResult<result.TranslationConfig>;

/**
 * Parses the value as `TranslationLanguageCode`.
 *
 * Code of a language that the service translates into, similar to ISO 639-1.
 */
export declare function parseTranslationLanguageCode(value: unknown): ParseResult<result.TranslationLanguageCode>;

/**
 * Parses the value as `UploadResponse`.
 *
 * URL and metadata of an uploaded file.
 */
export declare function parseUploadResponse(value: unknown): ParseResult<result.UploadResponse>;

/**
 * Parses the value as `Utterance`.
 *
 * A stretch of speech in the transcript.
 */
export declare function parseUtterance(value: unknown): ParseResult<result.Utterance>;

/**
 * Parses the value as `Word`.
 *
 * A word of an utterance.
 */
export declare function parseWord(value: unknown): ParseResult<result.Word>;

/**
 * Parses the value as `AudioChunkData`.
 *
 * The audio, in `chunk`.
 */
export declare function parseAudioChunkData(value: unknown): ParseResult<result.AudioChunkData>;

/**
 * Parses the value as `AudioChunkMessage`.
 *
 * A chunk of audio in a JSON message. A client can send binary frames instead.
 */
export declare function parseAudioChunkMessage(value: unknown): ParseResult<result.AudioChunkMessage>;

/**
 * Parses the value as `LiveUtterance`.
 *
 * An utterance in a message.
 */
export declare function parseLiveUtterance(value: unknown): ParseResult<result.LiveUtterance>;

/**
 * Parses the value as `OtherServerMessage`.
 *
 * Any message except a transcript: an acknowledgment, an error, an add-on or post-processing
 * message, or a lifecycle, speech, pre-processing, or real-time processing event.
 */
export declare function parseOtherServerMessage(value: unknown): ParseResult<result.OtherServerMessage>;

/**
 * Parses the value as `StopRecordingMessage`.
 *
 * Ends the session. Send it after the last audio.
 */
export declare function parseStopRecordingMessage(value: unknown): ParseResult<result.StopRecordingMessage>;

/**
 * Parses the value as `TranscriptData`.
 *
 * The utterance of a transcript message, partial or final.
 */
export declare function parseTranscriptData(value: unknown): ParseResult<result.TranscriptData>;

/**
 * Parses the value as `TranscriptMessage`.
 *
 * A partial or final transcript of an utterance.
 */
export declare function parseTranscriptMessage(value: unknown): ParseResult<result.TranscriptMessage>;

/**
 * Parses the query as `ListTranscriptionJobsQuery`.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare function parseListTranscriptionJobsQuery(query: QueryInput<types.ListTranscriptionJobsQuery>): ParseResult<result.ListTranscriptionJobsQuery>;
/**
 * Parses the query as `ListTranscriptionJobsQuery`.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare function parseListTranscriptionJobsQuery(query: unknown): ParseResult<result.ListTranscriptionJobsQuery>;

/** A frame that arrived. `kind` is the discriminator between raw audio and messages. */
export type ClientFrame = AudioFrame | MessageFrame<result.ClientMessage>;

/**
 * Parses the value as `ClientMessage`.
 *
 * A message from the client.
 */
export declare function parseClientMessageValue(value: unknown): ParseResult<result.ClientMessage>;

/**
 * Parses the frame as `ClientFrame`.
 *
 * A message from the client.
 */
export declare function parseClientMessage(frame: unknown, options?: FrameOptions): ParseResult<ClientFrame>;

/**
 * Parses the value as `ServerMessage`.
 *
 * A message from the service.
 */
export declare function parseServerMessageValue(value: unknown): OfKind<'transcript', ParseResult<result.TranscriptMessage>> | OfKind<'other', ParseResult<result.OtherServerMessage>>;

/**
 * Parses the frame as `ServerMessage`.
 *
 * A message from the service.
 */
export declare function parseServerMessage(frame: unknown): OfKind<'transcript', ParseResult<result.TranscriptMessage>> | OfKind<'other', ParseResult<result.OtherServerMessage>>;
