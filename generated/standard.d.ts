// Generated from the contract by `npm run build`; edit the contract instead.

import type { QueryInput } from './runtime/query.js';
import type { InferInput, InferOutput, JsonSchemaOptions, OwnField, PickOptions, StandardIssue, StandardResult, StandardSchemaV1 } from './runtime/standard.js';
import type * as input from './types.js';
import type * as output from './types/resolved.js';
export { formatIssue } from './runtime/issues.js';
export { pick } from './runtime/standard.js';

export type { InferInput, InferOutput, JsonSchemaOptions, OwnField, PickOptions, StandardIssue, StandardResult, StandardSchemaV1 };

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Error of a failed add-on.
 */
export declare const AddonError: StandardSchemaV1<input.AddonError, output.AddonError>;
export type AddonError = input.AddonError;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Content of an audio chunk.
 */
export declare const AudioChunkData: StandardSchemaV1<input.AudioChunkData, output.AudioChunkData>;
export type AudioChunkData = input.AudioChunkData;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A chunk of audio in a JSON message. Instead of this message, a client can send binary
 * frames.
 */
export declare const AudioChunkMessage: StandardSchemaV1<input.AudioChunkMessage, output.AudioChunkMessage>;
export type AudioChunkMessage = input.AudioChunkMessage;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Audio file of a job.
 */
export declare const AudioFile: StandardSchemaV1<input.AudioFile, output.AudioFile>;
export type AudioFile = input.AudioFile;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Metadata of an uploaded file.
 */
export declare const AudioMetadata: StandardSchemaV1<input.AudioMetadata, output.AudioMetadata>;
export type AudioMetadata = input.AudioMetadata;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Answers of the language model.
 */
export declare const AudioToLlmAddon: StandardSchemaV1<input.AudioToLlmAddon, output.AudioToLlmAddon>;
export type AudioToLlmAddon = input.AudioToLlmAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Prompts about the audio, and the language model that answers them.
 */
export declare const AudioToLlmConfig: StandardSchemaV1<input.AudioToLlmConfig, output.AudioToLlmConfig>;
export type AudioToLlmConfig = input.AudioToLlmConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The request that the service sends when a pre-recorded job finishes.
 */
export declare const CallbackConfig: StandardSchemaV1<input.CallbackConfig, output.CallbackConfig>;
export type CallbackConfig = input.CallbackConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Chapters of the transcript.
 */
export declare const ChapterizationAddon: StandardSchemaV1<input.ChapterizationAddon, output.ChapterizationAddon>;
export type ChapterizationAddon = input.ChapterizationAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A message from the client.
 */
export declare const ClientMessage: StandardSchemaV1<input.ClientMessage, output.ClientMessage>;
export type ClientMessage = input.ClientMessage;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Spellings that replace words in the transcript.
 */
export declare const CustomSpellingConfig: StandardSchemaV1<input.CustomSpellingConfig, output.CustomSpellingConfig>;
export type CustomSpellingConfig = input.CustomSpellingConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A list of words to recognize.
 */
export declare const CustomVocabulary: StandardSchemaV1<input.CustomVocabulary, output.CustomVocabulary>;
export type CustomVocabulary = input.CustomVocabulary;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Words to recognize, and their default intensity.
 */
export declare const CustomVocabularyConfig: StandardSchemaV1<input.CustomVocabularyConfig, output.CustomVocabularyConfig>;
export type CustomVocabularyConfig = input.CustomVocabularyConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A word to recognize, with its intensity, pronunciations, and language.
 */
export declare const CustomVocabularyEntry: StandardSchemaV1<input.CustomVocabularyEntry, output.CustomVocabularyEntry>;
export type CustomVocabularyEntry = input.CustomVocabularyEntry;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`.
 */
export declare const DateOrDateTime: StandardSchemaV1<input.DateOrDateTime, output.DateOrDateTime>;
export type DateOrDateTime = input.DateOrDateTime;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Utterances of the transcript, with their speakers.
 */
export declare const DiarizationAddon: StandardSchemaV1<input.DiarizationAddon, output.DiarizationAddon>;
export type DiarizationAddon = input.DiarizationAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Number of speakers, exact or as a range.
 */
export declare const DiarizationConfig: StandardSchemaV1<input.DiarizationConfig, output.DiarizationConfig>;
export type DiarizationConfig = input.DiarizationConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Output of the display mode.
 */
export declare const DisplayModeAddon: StandardSchemaV1<input.DisplayModeAddon, output.DisplayModeAddon>;
export type DisplayModeAddon = input.DisplayModeAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Body of the error response to a refused request.
 */
export declare const ErrorResponse: StandardSchemaV1<input.ErrorResponse, output.ErrorResponse>;
export type ErrorResponse = input.ErrorResponse;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Kind of the job. A `pre-recorded` job transcribes a recording. A `live` job transcribes a
 * live session.
 */
export declare const JobKind: StandardSchemaV1<input.JobKind, output.JobKind>;
export type JobKind = input.JobKind;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A page of the list of jobs.
 */
export declare const JobPage: StandardSchemaV1<input.JobPage, output.JobPage>;
export type JobPage = input.JobPage;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Status of the job. A `queued` job waits to be processed. A `processing` job is being
 * processed. A `done` job has been processed, and its result is available. An `error` job
 * failed during processing.
 */
export declare const JobStatus: StandardSchemaV1<input.JobStatus, output.JobStatus>;
export type JobStatus = input.JobStatus;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export declare const LanguageConfig: StandardSchemaV1<input.LanguageConfig, output.LanguageConfig>;
export type LanguageConfig = input.LanguageConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The query parameters of listTranscriptionJobs.
 */
export declare const ListTranscriptionJobsQuery: StandardSchemaV1<QueryInput<input.ListTranscriptionJobsQuery>, output.ListTranscriptionJobsQuery>;
export type ListTranscriptionJobsQuery = input.ListTranscriptionJobsQuery;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * URL of the callback, and the messages that the service posts to this URL. To get only final
 * transcripts, set all flags except `receive_final_transcripts` to false.
 */
export declare const LiveCallbackConfig: StandardSchemaV1<input.LiveCallbackConfig, output.LiveCallbackConfig>;
export type LiveCallbackConfig = input.LiveCallbackConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A job that transcribes a live session.
 */
export declare const LiveJob: StandardSchemaV1<input.LiveJob, output.LiveJob>;
export type LiveJob = input.LiveJob;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Messages that the service sends over the WebSocket. To get only final transcripts, set all
 * flags except `receive_final_transcripts` to false.
 */
export declare const LiveMessagesConfig: StandardSchemaV1<input.LiveMessagesConfig, output.LiveMessagesConfig>;
export type LiveMessagesConfig = input.LiveMessagesConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Configuration of a live session. An empty object is valid.
 */
export declare const LiveRequest: StandardSchemaV1<input.LiveRequest, output.LiveRequest>;
export type LiveRequest = input.LiveRequest;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Result of a live job. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export declare const LiveResult: StandardSchemaV1<input.LiveResult, output.LiveResult>;
export type LiveResult = input.LiveResult;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The created session, with the URL of its WebSocket.
 */
export declare const LiveSessionCreated: StandardSchemaV1<input.LiveSessionCreated, output.LiveSessionCreated>;
export type LiveSessionCreated = input.LiveSessionCreated;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * An utterance in a message.
 */
export declare const LiveUtterance: StandardSchemaV1<input.LiveUtterance, output.LiveUtterance>;
export type LiveUtterance = input.LiveUtterance;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Moderation of the transcript.
 */
export declare const ModerationAddon: StandardSchemaV1<input.ModerationAddon, output.ModerationAddon>;
export type ModerationAddon = input.ModerationAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Consistency of the names in the transcript.
 */
export declare const NameConsistencyAddon: StandardSchemaV1<input.NameConsistencyAddon, output.NameConsistencyAddon>;
export type NameConsistencyAddon = input.NameConsistencyAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Named entities in the transcript.
 */
export declare const NamedEntityRecognitionAddon: StandardSchemaV1<input.NamedEntityRecognitionAddon, output.NamedEntityRecognitionAddon>;
export type NamedEntityRecognitionAddon = input.NamedEntityRecognitionAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A message other than a transcript. It is an acknowledgment, an add-on message, a
 * post-processing message, an error, or an event. An event is a lifecycle event, a speech
 * begin or end event, a pre-processing event, or a real-time processing event.
 */
export declare const OtherServerMessage: StandardSchemaV1<input.OtherServerMessage, output.OtherServerMessage>;
export type OtherServerMessage = input.OtherServerMessage;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Type of entity to redact.
 */
export declare const PiiEntityType: StandardSchemaV1<input.PiiEntityType, output.PiiEntityType>;
export type PiiEntityType = input.PiiEntityType;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Entities to redact, and the replacement for their text.
 */
export declare const PiiRedactionConfig: StandardSchemaV1<input.PiiRedactionConfig, output.PiiRedactionConfig>;
export type PiiRedactionConfig = input.PiiRedactionConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Add-ons of a live session that run during post-processing.
 */
export declare const PostProcessingConfig: StandardSchemaV1<input.PostProcessingConfig, output.PostProcessingConfig>;
export type PostProcessingConfig = input.PostProcessingConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Options for the pre-processing of the audio.
 */
export declare const PreProcessingConfig: StandardSchemaV1<input.PreProcessingConfig, output.PreProcessingConfig>;
export type PreProcessingConfig = input.PreProcessingConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Notification that a pre-recorded job has finished.
 */
export declare const PreRecordedCallback: StandardSchemaV1<input.PreRecordedCallback, output.PreRecordedCallback>;
export type PreRecordedCallback = input.PreRecordedCallback;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A job that transcribes a recording. Poll the job while its status is `queued` or
 * `processing`.
 */
export declare const PreRecordedJob: StandardSchemaV1<input.PreRecordedJob, output.PreRecordedJob>;
export type PreRecordedJob = input.PreRecordedJob;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The created job, with its identifier and its URL.
 */
export declare const PreRecordedJobCreated: StandardSchemaV1<input.PreRecordedJobCreated, output.PreRecordedJobCreated>;
export type PreRecordedJobCreated = input.PreRecordedJobCreated;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The recording to transcribe, and the options of the job.
 */
export declare const PreRecordedRequest: StandardSchemaV1<input.PreRecordedRequest, output.PreRecordedRequest>;
export type PreRecordedRequest = input.PreRecordedRequest;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Parameters of a pre-recorded job, as the job returns them.
 */
export declare const PreRecordedRequestParams: StandardSchemaV1<input.PreRecordedRequestParams, output.PreRecordedRequestParams>;
export type PreRecordedRequestParams = input.PreRecordedRequestParams;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Result of a pre-recorded job. Each add-on has a block, such as `translation`. A block is
 * present only if its add-on was enabled.
 */
export declare const PreRecordedResult: StandardSchemaV1<input.PreRecordedResult, output.PreRecordedResult>;
export type PreRecordedResult = input.PreRecordedResult;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Notification that the transcription of a recording is done. Use the identifier to fetch the
 * result.
 */
export declare const PreRecordedWebhook: StandardSchemaV1<input.PreRecordedWebhook, output.PreRecordedWebhook>;
export type PreRecordedWebhook = input.PreRecordedWebhook;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Add-ons of a live session that run in real time.
 */
export declare const RealtimeProcessingConfig: StandardSchemaV1<input.RealtimeProcessingConfig, output.RealtimeProcessingConfig>;
export type RealtimeProcessingConfig = input.RealtimeProcessingConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Durations, number of channels, and billed time.
 */
export declare const ResultMetadata: StandardSchemaV1<input.ResultMetadata, output.ResultMetadata>;
export type ResultMetadata = input.ResultMetadata;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A sentence of the transcript.
 */
export declare const Sentence: StandardSchemaV1<input.Sentence, output.Sentence>;
export type Sentence = input.Sentence;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Sentences of the transcript. Use `transcription.sentences` instead.
 */
export declare const SentencesAddon: StandardSchemaV1<input.SentencesAddon, output.SentencesAddon>;
export type SentencesAddon = input.SentencesAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Sentiment of the transcript.
 */
export declare const SentimentAnalysisAddon: StandardSchemaV1<input.SentimentAnalysisAddon, output.SentimentAnalysisAddon>;
export type SentimentAnalysisAddon = input.SentimentAnalysisAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A message from the service.
 */
export declare const ServerMessage: StandardSchemaV1<input.ServerMessage, output.ServerMessage>;
export type ServerMessage = input.ServerMessage;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A request to end the session.
 */
export declare const StopRecordingMessage: StandardSchemaV1<input.StopRecordingMessage, output.StopRecordingMessage>;
export type StopRecordingMessage = input.StopRecordingMessage;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Data extracted from the transcript.
 */
export declare const StructuredDataExtractionAddon: StandardSchemaV1<input.StructuredDataExtractionAddon, output.StructuredDataExtractionAddon>;
export type StructuredDataExtractionAddon = input.StructuredDataExtractionAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A subtitle record of the transcript.
 */
export declare const Subtitle: StandardSchemaV1<input.Subtitle, output.Subtitle>;
export type Subtitle = input.Subtitle;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Formats, timing, and style of the subtitles.
 */
export declare const SubtitlesConfig: StandardSchemaV1<input.SubtitlesConfig, output.SubtitlesConfig>;
export type SubtitlesConfig = input.SubtitlesConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Summary of the transcript.
 */
export declare const SummarizationAddon: StandardSchemaV1<input.SummarizationAddon, output.SummarizationAddon>;
export type SummarizationAddon = input.SummarizationAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Type of summary.
 */
export declare const SummarizationConfig: StandardSchemaV1<input.SummarizationConfig, output.SummarizationConfig>;
export type SummarizationConfig = input.SummarizationConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Content of a transcript message.
 */
export declare const TranscriptData: StandardSchemaV1<input.TranscriptData, output.TranscriptData>;
export type TranscriptData = input.TranscriptData;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A partial or final transcript of an utterance.
 */
export declare const TranscriptMessage: StandardSchemaV1<input.TranscriptMessage, output.TranscriptMessage>;
export type TranscriptMessage = input.TranscriptMessage;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * The transcript.
 */
export declare const Transcription: StandardSchemaV1<input.Transcription, output.Transcription>;
export type Transcription = input.Transcription;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A pre-recorded or live job. `kind` is the discriminator. `status` determines which fields
 * are always set.
 */
export declare const TranscriptionJob: StandardSchemaV1<input.TranscriptionJob, output.TranscriptionJob>;
export type TranscriptionJob = input.TranscriptionJob;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Language code for transcription, in the style of ISO 639-1.
 */
export declare const TranscriptionLanguageCode: StandardSchemaV1<input.TranscriptionLanguageCode, output.TranscriptionLanguageCode>;
export type TranscriptionLanguageCode = input.TranscriptionLanguageCode;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Translations of the transcript.
 */
export declare const TranslationAddon: StandardSchemaV1<input.TranslationAddon, output.TranslationAddon>;
export type TranslationAddon = input.TranslationAddon;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Target languages and options of the translation.
 */
export declare const TranslationConfig: StandardSchemaV1<input.TranslationConfig, output.TranslationConfig>;
export type TranslationConfig = input.TranslationConfig;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * Language code for translation, in the style of ISO 639-1.
 */
export declare const TranslationLanguageCode: StandardSchemaV1<input.TranslationLanguageCode, output.TranslationLanguageCode>;
export type TranslationLanguageCode = input.TranslationLanguageCode;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * URL and metadata of an uploaded file.
 */
export declare const UploadResponse: StandardSchemaV1<input.UploadResponse, output.UploadResponse>;
export type UploadResponse = input.UploadResponse;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * An utterance in a result.
 */
export declare const Utterance: StandardSchemaV1<input.Utterance, output.Utterance>;
export type Utterance = input.Utterance;

/**
 * Accepts fields that the contract does not name, and keeps them.
 *
 * A word of an utterance.
 */
export declare const Word: StandardSchemaV1<input.Word, output.Word>;
export type Word = input.Word;
