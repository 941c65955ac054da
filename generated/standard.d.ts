// Generated from the contract by `npm run build`; edit the contract instead.

import type { StandardSchemaV1 } from './standard/core.js';
import type * as input from './types.js';
import type * as output from './types/resolved.js';

export type {
  InferInput,
  InferOutput,
  StandardIssue,
  StandardResult,
  StandardSchemaV1,
} from './standard/core.js';

/** What went wrong in an add-on. */
export declare const AddonError: StandardSchemaV1<input.AddonError, output.AddonError>;
/** A chunk of audio, in a JSON message. Raw audio may be sent as it is instead. */
export declare const AudioChunkMessage: StandardSchemaV1<input.AudioChunkMessage, output.AudioChunkMessage>;
/** The audio that a job transcribes. */
export declare const AudioFile: StandardSchemaV1<input.AudioFile, output.AudioFile>;
/** What is known of an uploaded file. */
export declare const AudioMetadata: StandardSchemaV1<input.AudioMetadata, output.AudioMetadata>;
/** The answers of a large language model. */
export declare const AudioToLlmAddon: StandardSchemaV1<input.AudioToLlmAddon, output.AudioToLlmAddon>;
/** What a large language model is asked about the audio. */
export declare const AudioToLlmConfig: StandardSchemaV1<input.AudioToLlmConfig, output.AudioToLlmConfig>;
/** Where and how the service reports that a pre-recorded job has finished. */
export declare const CallbackConfig: StandardSchemaV1<input.CallbackConfig, output.CallbackConfig>;
/** The chapters of a transcript. */
export declare const ChapterizationAddon: StandardSchemaV1<input.ChapterizationAddon, output.ChapterizationAddon>;
/** A JSON message that a client sends. `type` tells which. */
export declare const ClientMessage: StandardSchemaV1<input.ClientMessage, output.ClientMessage>;
/** Which spellings are replaced by which. */
export declare const CustomSpellingConfig: StandardSchemaV1<input.CustomSpellingConfig, output.CustomSpellingConfig>;
/** A list of words that the transcription should know. */
export declare const CustomVocabulary: StandardSchemaV1<input.CustomVocabulary, output.CustomVocabulary>;
/** Words that the transcription should know. */
export declare const CustomVocabularyConfig: StandardSchemaV1<input.CustomVocabularyConfig, output.CustomVocabularyConfig>;
/** A word that the transcription should know, with what is known of it. */
export declare const CustomVocabularyEntry: StandardSchemaV1<input.CustomVocabularyEntry, output.CustomVocabularyEntry>;
/** A day, such as `2026-01-31`, or a moment, such as `2026-01-31T09:30:00Z`. */
export declare const DateOrDateTime: StandardSchemaV1<input.DateOrDateTime, output.DateOrDateTime>;
/** The utterances of a transcript with their speakers. */
export declare const DiarizationAddon: StandardSchemaV1<input.DiarizationAddon, output.DiarizationAddon>;
/** What is known of the number of speakers. */
export declare const DiarizationConfig: StandardSchemaV1<input.DiarizationConfig, output.DiarizationConfig>;
/** The result of the display mode. */
export declare const DisplayModeAddon: StandardSchemaV1<input.DisplayModeAddon, output.DisplayModeAddon>;
/** Why a request was refused. */
export declare const ErrorResponse: StandardSchemaV1<input.ErrorResponse, output.ErrorResponse>;
/** How the audio of a job reaches the service, as a file or over a live session. */
export declare const JobKind: StandardSchemaV1<input.JobKind, output.JobKind>;
/** One page of the list of jobs, with the addresses of its neighbours. */
export declare const JobPage: StandardSchemaV1<input.JobPage, output.JobPage>;
/**
 * Where a job stands. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 */
export declare const JobStatus: StandardSchemaV1<input.JobStatus, output.JobStatus>;
/**
 * Which language is spoken. A single language that is known: give its code alone in
 * `languages`. A single language that is not known: leave both fields out. Several languages:
 * switch `code_switching` on, with the expected ones in `languages` as guidance.
 */
export declare const LanguageConfig: StandardSchemaV1<input.LanguageConfig, output.LanguageConfig>;
/** The query parameters of listTranscriptionJobs. */
export declare const ListTranscriptionJobsQuery: StandardSchemaV1<input.ListTranscriptionJobsQuery, output.ListTranscriptionJobsQuery>;
/**
 * Where the messages of a live session are posted to, and which ones. With every flag but
 * `receive_final_transcripts` false, only final transcripts are posted.
 */
export declare const LiveCallbackConfig: StandardSchemaV1<input.LiveCallbackConfig, output.LiveCallbackConfig>;
/** A job that transcribes a live session. */
export declare const LiveJob: StandardSchemaV1<input.LiveJob, output.LiveJob>;
/**
 * Which messages are sent over the WebSocket. With every flag but `receive_final_transcripts`
 * false, only final transcripts are sent.
 */
export declare const LiveMessagesConfig: StandardSchemaV1<input.LiveMessagesConfig, output.LiveMessagesConfig>;
/**
 * The configuration of a live session, as it is sent and as it is recorded in the job.
 * Everything has a default or may be left out, so that an empty object will do.
 */
export declare const LiveRequest: StandardSchemaV1<input.LiveRequest, output.LiveRequest>;
/** The result of a live job. */
export declare const LiveResult: StandardSchemaV1<input.LiveResult, output.LiveResult>;
/** What the creation of a live session returns. */
export declare const LiveSessionCreated: StandardSchemaV1<input.LiveSessionCreated, output.LiveSessionCreated>;
/** A stretch of speech in a live message. */
export declare const LiveUtterance: StandardSchemaV1<input.LiveUtterance, output.LiveUtterance>;
/** The moderation of a transcript. */
export declare const ModerationAddon: StandardSchemaV1<input.ModerationAddon, output.ModerationAddon>;
/** The consistency of the names in a transcript. */
export declare const NameConsistencyAddon: StandardSchemaV1<input.NameConsistencyAddon, output.NameConsistencyAddon>;
/** The named entities of a transcript. */
export declare const NamedEntityRecognitionAddon: StandardSchemaV1<input.NamedEntityRecognitionAddon, output.NamedEntityRecognitionAddon>;
/**
 * A message of another kind than a transcript. Such are lifecycle events, acknowledgments,
 * add-on messages, post-processing messages, the begin and the end of speech, pre-processing
 * events, real-time processing events, and errors.
 */
export declare const OtherServerMessage: StandardSchemaV1<input.OtherServerMessage, output.OtherServerMessage>;
/** A kind of personal or sensitive information, or a named set of such kinds. */
export declare const PiiEntityType: StandardSchemaV1<input.PiiEntityType, output.PiiEntityType>;
/** What personal information is redacted, and how it is replaced. */
export declare const PiiRedactionConfig: StandardSchemaV1<input.PiiRedactionConfig, output.PiiRedactionConfig>;
/** The add-ons that run after the session. */
export declare const PostProcessingConfig: StandardSchemaV1<input.PostProcessingConfig, output.PostProcessingConfig>;
/** What happens to the audio before it is transcribed. */
export declare const PreProcessingConfig: StandardSchemaV1<input.PreProcessingConfig, output.PreProcessingConfig>;
/** What the service sends to the callback's address when a pre-recorded job has finished. */
export declare const PreRecordedCallback: StandardSchemaV1<input.PreRecordedCallback, output.PreRecordedCallback>;
/** A job that transcribes an audio file. Poll it until its status is `done` or `error`. */
export declare const PreRecordedJob: StandardSchemaV1<input.PreRecordedJob, output.PreRecordedJob>;
/** What the creation of a pre-recorded job returns at once, without waiting for the result. */
export declare const PreRecordedJobCreated: StandardSchemaV1<input.PreRecordedJobCreated, output.PreRecordedJobCreated>;
/**
 * What is sent to transcribe an audio file. An option that is switched on without its
 * configuration is valid, and so is a configuration without its option.
 */
export declare const PreRecordedRequest: StandardSchemaV1<input.PreRecordedRequest, output.PreRecordedRequest>;
/** The parameters that a pre-recorded job was created with, as recorded in the job. */
export declare const PreRecordedRequestParams: StandardSchemaV1<input.PreRecordedRequestParams, output.PreRecordedRequestParams>;
/** The result of a pre-recorded job. */
export declare const PreRecordedResult: StandardSchemaV1<input.PreRecordedResult, output.PreRecordedResult>;
/**
 * What the service posts to the endpoints configured in the account's dashboard when a
 * transcription is done. Fetch the result with the identifier.
 */
export declare const PreRecordedWebhook: StandardSchemaV1<input.PreRecordedWebhook, output.PreRecordedWebhook>;
/** The add-ons that run while the session lasts. */
export declare const RealtimeProcessingConfig: StandardSchemaV1<input.RealtimeProcessingConfig, output.RealtimeProcessingConfig>;
/** The durations of the audio and of the work on it. */
export declare const ResultMetadata: StandardSchemaV1<input.ResultMetadata, output.ResultMetadata>;
/** A sentence of the transcript. */
export declare const Sentence: StandardSchemaV1<input.Sentence, output.Sentence>;
/** The sentences of a transcript. Read them in `transcription` instead. */
export declare const SentencesAddon: StandardSchemaV1<input.SentencesAddon, output.SentencesAddon>;
/** The sentiment of a transcript. */
export declare const SentimentAnalysisAddon: StandardSchemaV1<input.SentimentAnalysisAddon, output.SentimentAnalysisAddon>;
/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 */
export declare const ServerMessage: StandardSchemaV1<input.ServerMessage, output.ServerMessage>;
/** Ends the session. */
export declare const StopRecordingMessage: StandardSchemaV1<input.StopRecordingMessage, output.StopRecordingMessage>;
/** The structured data of a transcript. */
export declare const StructuredDataExtractionAddon: StandardSchemaV1<input.StructuredDataExtractionAddon, output.StructuredDataExtractionAddon>;
/** A subtitle record of the transcript. */
export declare const Subtitle: StandardSchemaV1<input.Subtitle, output.Subtitle>;
/** How subtitles are cut and written. */
export declare const SubtitlesConfig: StandardSchemaV1<input.SubtitlesConfig, output.SubtitlesConfig>;
/** The summary of a transcript. */
export declare const SummarizationAddon: StandardSchemaV1<input.SummarizationAddon, output.SummarizationAddon>;
/** What the summary looks like. */
export declare const SummarizationConfig: StandardSchemaV1<input.SummarizationConfig, output.SummarizationConfig>;
/** What was understood of a stretch of speech, so far or for good. */
export declare const TranscriptMessage: StandardSchemaV1<input.TranscriptMessage, output.TranscriptMessage>;
/** The transcript. */
export declare const Transcription: StandardSchemaV1<input.Transcription, output.Transcription>;
/** A job of either kind. `kind` tells which, `status` what is there to read. */
export declare const TranscriptionJob: StandardSchemaV1<input.TranscriptionJob, output.TranscriptionJob>;
/** The code of a language that speech can be transcribed in, in the style of ISO 639-1. */
export declare const TranscriptionLanguageCode: StandardSchemaV1<input.TranscriptionLanguageCode, output.TranscriptionLanguageCode>;
/** The translation of a transcript. */
export declare const TranslationAddon: StandardSchemaV1<input.TranslationAddon, output.TranslationAddon>;
/** Which languages the transcript is translated into, and how. */
export declare const TranslationConfig: StandardSchemaV1<input.TranslationConfig, output.TranslationConfig>;
/** The code of a language that a transcript can be translated into, in the style of ISO 639-1. */
export declare const TranslationLanguageCode: StandardSchemaV1<input.TranslationLanguageCode, output.TranslationLanguageCode>;
/** What an upload returns, the address to transcribe from and what is known of the file. */
export declare const UploadResponse: StandardSchemaV1<input.UploadResponse, output.UploadResponse>;
/** A stretch of speech in a result. */
export declare const Utterance: StandardSchemaV1<input.Utterance, output.Utterance>;
/** A word that was said. */
export declare const Word: StandardSchemaV1<input.Word, output.Word>;
