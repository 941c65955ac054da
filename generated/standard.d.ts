// Generated from the contract by `npm run build`; edit the contract instead.

import type { QueryInput } from './runtime/query.js';
import type { StandardSchemaV1 } from './standard/core.js';
import type * as input from './types.js';
import type * as output from './types/resolved.js';

export type {
  InferInput,
  InferOutput,
  JsonSchemaOptions,
  StandardIssue,
  StandardResult,
  StandardSchemaV1,
} from './standard/core.js';

/** What went wrong in an add-on. */
export declare const AddonError: StandardSchemaV1<input.AddonError, output.AddonError>;
export type AddonError = input.AddonError;
/** A chunk of audio, in a JSON message. Raw audio may be sent as it is instead. */
export declare const AudioChunkMessage: StandardSchemaV1<input.AudioChunkMessage, output.AudioChunkMessage>;
export type AudioChunkMessage = input.AudioChunkMessage;
/** The audio that a job transcribes. */
export declare const AudioFile: StandardSchemaV1<input.AudioFile, output.AudioFile>;
export type AudioFile = input.AudioFile;
/** What is known of an uploaded file. */
export declare const AudioMetadata: StandardSchemaV1<input.AudioMetadata, output.AudioMetadata>;
export type AudioMetadata = input.AudioMetadata;
/** The answers of a large language model. */
export declare const AudioToLlmAddon: StandardSchemaV1<input.AudioToLlmAddon, output.AudioToLlmAddon>;
export type AudioToLlmAddon = input.AudioToLlmAddon;
/** What a large language model is asked about the audio. */
export declare const AudioToLlmConfig: StandardSchemaV1<input.AudioToLlmConfig, output.AudioToLlmConfig>;
export type AudioToLlmConfig = input.AudioToLlmConfig;
/** Where and how the service reports that a pre-recorded job has finished. */
export declare const CallbackConfig: StandardSchemaV1<input.CallbackConfig, output.CallbackConfig>;
export type CallbackConfig = input.CallbackConfig;
/** The chapters of a transcript. */
export declare const ChapterizationAddon: StandardSchemaV1<input.ChapterizationAddon, output.ChapterizationAddon>;
export type ChapterizationAddon = input.ChapterizationAddon;
/** A JSON message that a client sends. `type` tells which. */
export declare const ClientMessage: StandardSchemaV1<input.ClientMessage, output.ClientMessage>;
export type ClientMessage = input.ClientMessage;
/** Which spellings are replaced by which. */
export declare const CustomSpellingConfig: StandardSchemaV1<input.CustomSpellingConfig, output.CustomSpellingConfig>;
export type CustomSpellingConfig = input.CustomSpellingConfig;
/** A list of words that the transcription should know. */
export declare const CustomVocabulary: StandardSchemaV1<input.CustomVocabulary, output.CustomVocabulary>;
export type CustomVocabulary = input.CustomVocabulary;
/** Words that the transcription should know. */
export declare const CustomVocabularyConfig: StandardSchemaV1<input.CustomVocabularyConfig, output.CustomVocabularyConfig>;
export type CustomVocabularyConfig = input.CustomVocabularyConfig;
/** A word that the transcription should know, with what is known of it. */
export declare const CustomVocabularyEntry: StandardSchemaV1<input.CustomVocabularyEntry, output.CustomVocabularyEntry>;
export type CustomVocabularyEntry = input.CustomVocabularyEntry;
/** A day, such as `2026-01-31`, or a moment, such as `2026-01-31T09:30:00Z`. */
export declare const DateOrDateTime: StandardSchemaV1<input.DateOrDateTime, output.DateOrDateTime>;
export type DateOrDateTime = input.DateOrDateTime;
/** The utterances of a transcript with their speakers. */
export declare const DiarizationAddon: StandardSchemaV1<input.DiarizationAddon, output.DiarizationAddon>;
export type DiarizationAddon = input.DiarizationAddon;
/** What is known of the number of speakers. */
export declare const DiarizationConfig: StandardSchemaV1<input.DiarizationConfig, output.DiarizationConfig>;
export type DiarizationConfig = input.DiarizationConfig;
/** The result of the display mode. */
export declare const DisplayModeAddon: StandardSchemaV1<input.DisplayModeAddon, output.DisplayModeAddon>;
export type DisplayModeAddon = input.DisplayModeAddon;
/** Why a request was refused. */
export declare const ErrorResponse: StandardSchemaV1<input.ErrorResponse, output.ErrorResponse>;
export type ErrorResponse = input.ErrorResponse;
/** How the audio of a job reaches the service, as a file or over a live session. */
export declare const JobKind: StandardSchemaV1<input.JobKind, output.JobKind>;
export type JobKind = input.JobKind;
/** One page of the list of jobs, with the addresses of its neighbours. */
export declare const JobPage: StandardSchemaV1<input.JobPage, output.JobPage>;
export type JobPage = input.JobPage;
/**
 * Where a job stands. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 */
export declare const JobStatus: StandardSchemaV1<input.JobStatus, output.JobStatus>;
export type JobStatus = input.JobStatus;
/**
 * Which language is spoken. A single language that is known: give its code alone in
 * `languages`. A single language that is not known: leave both fields out. Several languages:
 * switch `code_switching` on, with the expected ones in `languages` as guidance.
 */
export declare const LanguageConfig: StandardSchemaV1<input.LanguageConfig, output.LanguageConfig>;
export type LanguageConfig = input.LanguageConfig;
/** The query parameters of listTranscriptionJobs. */
export declare const ListTranscriptionJobsQuery: StandardSchemaV1<QueryInput<input.ListTranscriptionJobsQuery>, output.ListTranscriptionJobsQuery>;
export type ListTranscriptionJobsQuery = input.ListTranscriptionJobsQuery;
/**
 * Where the messages of a live session are posted to, and which ones. With every flag but
 * `receive_final_transcripts` false, only final transcripts are posted.
 */
export declare const LiveCallbackConfig: StandardSchemaV1<input.LiveCallbackConfig, output.LiveCallbackConfig>;
export type LiveCallbackConfig = input.LiveCallbackConfig;
/** A job that transcribes a live session. */
export declare const LiveJob: StandardSchemaV1<input.LiveJob, output.LiveJob>;
export type LiveJob = input.LiveJob;
/**
 * Which messages are sent over the WebSocket. With every flag but `receive_final_transcripts`
 * false, only final transcripts are sent.
 */
export declare const LiveMessagesConfig: StandardSchemaV1<input.LiveMessagesConfig, output.LiveMessagesConfig>;
export type LiveMessagesConfig = input.LiveMessagesConfig;
/**
 * The configuration of a live session, as it is sent and as it is recorded in the job.
 * Everything has a default or may be left out, so that an empty object will do.
 */
export declare const LiveRequest: StandardSchemaV1<input.LiveRequest, output.LiveRequest>;
export type LiveRequest = input.LiveRequest;
/** The result of a live job. */
export declare const LiveResult: StandardSchemaV1<input.LiveResult, output.LiveResult>;
export type LiveResult = input.LiveResult;
/** What the creation of a live session returns. */
export declare const LiveSessionCreated: StandardSchemaV1<input.LiveSessionCreated, output.LiveSessionCreated>;
export type LiveSessionCreated = input.LiveSessionCreated;
/** A stretch of speech in a live message. */
export declare const LiveUtterance: StandardSchemaV1<input.LiveUtterance, output.LiveUtterance>;
export type LiveUtterance = input.LiveUtterance;
/** The moderation of a transcript. */
export declare const ModerationAddon: StandardSchemaV1<input.ModerationAddon, output.ModerationAddon>;
export type ModerationAddon = input.ModerationAddon;
/** The consistency of the names in a transcript. */
export declare const NameConsistencyAddon: StandardSchemaV1<input.NameConsistencyAddon, output.NameConsistencyAddon>;
export type NameConsistencyAddon = input.NameConsistencyAddon;
/** The named entities of a transcript. */
export declare const NamedEntityRecognitionAddon: StandardSchemaV1<input.NamedEntityRecognitionAddon, output.NamedEntityRecognitionAddon>;
export type NamedEntityRecognitionAddon = input.NamedEntityRecognitionAddon;
/**
 * A message of another kind than a transcript. Such are lifecycle events, acknowledgments,
 * add-on messages, post-processing messages, the begin and the end of speech, pre-processing
 * events, real-time processing events, and errors.
 */
export declare const OtherServerMessage: StandardSchemaV1<input.OtherServerMessage, output.OtherServerMessage>;
export type OtherServerMessage = input.OtherServerMessage;
/** A kind of personal or sensitive information, or a named set of such kinds. */
export declare const PiiEntityType: StandardSchemaV1<input.PiiEntityType, output.PiiEntityType>;
export type PiiEntityType = input.PiiEntityType;
/** What personal information is redacted, and how it is replaced. */
export declare const PiiRedactionConfig: StandardSchemaV1<input.PiiRedactionConfig, output.PiiRedactionConfig>;
export type PiiRedactionConfig = input.PiiRedactionConfig;
/** The add-ons that run after the session. */
export declare const PostProcessingConfig: StandardSchemaV1<input.PostProcessingConfig, output.PostProcessingConfig>;
export type PostProcessingConfig = input.PostProcessingConfig;
/** What happens to the audio before it is transcribed. */
export declare const PreProcessingConfig: StandardSchemaV1<input.PreProcessingConfig, output.PreProcessingConfig>;
export type PreProcessingConfig = input.PreProcessingConfig;
/** What the service sends to the callback's address when a pre-recorded job has finished. */
export declare const PreRecordedCallback: StandardSchemaV1<input.PreRecordedCallback, output.PreRecordedCallback>;
export type PreRecordedCallback = input.PreRecordedCallback;
/** A job that transcribes an audio file. Poll it until its status is `done` or `error`. */
export declare const PreRecordedJob: StandardSchemaV1<input.PreRecordedJob, output.PreRecordedJob>;
export type PreRecordedJob = input.PreRecordedJob;
/** What the creation of a pre-recorded job returns at once, without waiting for the result. */
export declare const PreRecordedJobCreated: StandardSchemaV1<input.PreRecordedJobCreated, output.PreRecordedJobCreated>;
export type PreRecordedJobCreated = input.PreRecordedJobCreated;
/**
 * What is sent to transcribe an audio file. An option that is switched on without its
 * configuration is valid, and so is a configuration without its option.
 */
export declare const PreRecordedRequest: StandardSchemaV1<input.PreRecordedRequest, output.PreRecordedRequest>;
export type PreRecordedRequest = input.PreRecordedRequest;
/** The parameters that a pre-recorded job was created with, as recorded in the job. */
export declare const PreRecordedRequestParams: StandardSchemaV1<input.PreRecordedRequestParams, output.PreRecordedRequestParams>;
export type PreRecordedRequestParams = input.PreRecordedRequestParams;
/** The result of a pre-recorded job. */
export declare const PreRecordedResult: StandardSchemaV1<input.PreRecordedResult, output.PreRecordedResult>;
export type PreRecordedResult = input.PreRecordedResult;
/**
 * What the service posts to the endpoints configured in the account's dashboard when a
 * transcription is done. Fetch the result with the identifier.
 */
export declare const PreRecordedWebhook: StandardSchemaV1<input.PreRecordedWebhook, output.PreRecordedWebhook>;
export type PreRecordedWebhook = input.PreRecordedWebhook;
/** The add-ons that run while the session lasts. */
export declare const RealtimeProcessingConfig: StandardSchemaV1<input.RealtimeProcessingConfig, output.RealtimeProcessingConfig>;
export type RealtimeProcessingConfig = input.RealtimeProcessingConfig;
/** The durations of the audio and of the work on it. */
export declare const ResultMetadata: StandardSchemaV1<input.ResultMetadata, output.ResultMetadata>;
export type ResultMetadata = input.ResultMetadata;
/** A sentence of the transcript. */
export declare const Sentence: StandardSchemaV1<input.Sentence, output.Sentence>;
export type Sentence = input.Sentence;
/** The sentences of a transcript. Read them in `transcription` instead. */
export declare const SentencesAddon: StandardSchemaV1<input.SentencesAddon, output.SentencesAddon>;
export type SentencesAddon = input.SentencesAddon;
/** The sentiment of a transcript. */
export declare const SentimentAnalysisAddon: StandardSchemaV1<input.SentimentAnalysisAddon, output.SentimentAnalysisAddon>;
export type SentimentAnalysisAddon = input.SentimentAnalysisAddon;
/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 */
export declare const ServerMessage: StandardSchemaV1<input.ServerMessage, output.ServerMessage>;
export type ServerMessage = input.ServerMessage;
/** Ends the session. */
export declare const StopRecordingMessage: StandardSchemaV1<input.StopRecordingMessage, output.StopRecordingMessage>;
export type StopRecordingMessage = input.StopRecordingMessage;
/** The structured data of a transcript. */
export declare const StructuredDataExtractionAddon: StandardSchemaV1<input.StructuredDataExtractionAddon, output.StructuredDataExtractionAddon>;
export type StructuredDataExtractionAddon = input.StructuredDataExtractionAddon;
/** A subtitle record of the transcript. */
export declare const Subtitle: StandardSchemaV1<input.Subtitle, output.Subtitle>;
export type Subtitle = input.Subtitle;
/** How subtitles are cut and written. */
export declare const SubtitlesConfig: StandardSchemaV1<input.SubtitlesConfig, output.SubtitlesConfig>;
export type SubtitlesConfig = input.SubtitlesConfig;
/** The summary of a transcript. */
export declare const SummarizationAddon: StandardSchemaV1<input.SummarizationAddon, output.SummarizationAddon>;
export type SummarizationAddon = input.SummarizationAddon;
/** What the summary looks like. */
export declare const SummarizationConfig: StandardSchemaV1<input.SummarizationConfig, output.SummarizationConfig>;
export type SummarizationConfig = input.SummarizationConfig;
/** What was understood of a stretch of speech, so far or for good. */
export declare const TranscriptMessage: StandardSchemaV1<input.TranscriptMessage, output.TranscriptMessage>;
export type TranscriptMessage = input.TranscriptMessage;
/** The transcript. */
export declare const Transcription: StandardSchemaV1<input.Transcription, output.Transcription>;
export type Transcription = input.Transcription;
/** A job of either kind. `kind` tells which, `status` what is there to read. */
export declare const TranscriptionJob: StandardSchemaV1<input.TranscriptionJob, output.TranscriptionJob>;
export type TranscriptionJob = input.TranscriptionJob;
/** The code of a language that speech can be transcribed in, in the style of ISO 639-1. */
export declare const TranscriptionLanguageCode: StandardSchemaV1<input.TranscriptionLanguageCode, output.TranscriptionLanguageCode>;
export type TranscriptionLanguageCode = input.TranscriptionLanguageCode;
/** The translation of a transcript. */
export declare const TranslationAddon: StandardSchemaV1<input.TranslationAddon, output.TranslationAddon>;
export type TranslationAddon = input.TranslationAddon;
/** Which languages the transcript is translated into, and how. */
export declare const TranslationConfig: StandardSchemaV1<input.TranslationConfig, output.TranslationConfig>;
export type TranslationConfig = input.TranslationConfig;
/** The code of a language that a transcript can be translated into, in the style of ISO 639-1. */
export declare const TranslationLanguageCode: StandardSchemaV1<input.TranslationLanguageCode, output.TranslationLanguageCode>;
export type TranslationLanguageCode = input.TranslationLanguageCode;
/** What an upload returns, the address to transcribe from and what is known of the file. */
export declare const UploadResponse: StandardSchemaV1<input.UploadResponse, output.UploadResponse>;
export type UploadResponse = input.UploadResponse;
/** A stretch of speech in a result. */
export declare const Utterance: StandardSchemaV1<input.Utterance, output.Utterance>;
export type Utterance = input.Utterance;
/** A word that was said. */
export declare const Word: StandardSchemaV1<input.Word, output.Word>;
export type Word = input.Word;
