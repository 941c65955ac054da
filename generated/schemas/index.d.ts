// Generated from the contract by `npm run build`; edit the contract instead.

import type * as types from '../types.js';

/** A published JSON Schema: self-contained, named by its `$id`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema';
  readonly $id: `urn:speech-to-text-contract:${Name}`;
  readonly [keyword: string]: unknown;
}

/** What went wrong in an add-on. */
export declare const AddonError: JsonSchema<'AddonError'>;
export type AddonError = types.AddonError;
/** A chunk of audio, in a JSON message. Raw audio may be sent as it is instead. */
export declare const AudioChunkMessage: JsonSchema<'AudioChunkMessage'>;
export type AudioChunkMessage = types.AudioChunkMessage;
/** The audio that a job transcribes. */
export declare const AudioFile: JsonSchema<'AudioFile'>;
export type AudioFile = types.AudioFile;
/** What is known of an uploaded file. */
export declare const AudioMetadata: JsonSchema<'AudioMetadata'>;
export type AudioMetadata = types.AudioMetadata;
/** The answers of a large language model. */
export declare const AudioToLlmAddon: JsonSchema<'AudioToLlmAddon'>;
export type AudioToLlmAddon = types.AudioToLlmAddon;
/** What a large language model is asked about the audio. */
export declare const AudioToLlmConfig: JsonSchema<'AudioToLlmConfig'>;
export type AudioToLlmConfig = types.AudioToLlmConfig;
/** Where and how the service reports that a pre-recorded job has finished. */
export declare const CallbackConfig: JsonSchema<'CallbackConfig'>;
export type CallbackConfig = types.CallbackConfig;
/** The chapters of a transcript. */
export declare const ChapterizationAddon: JsonSchema<'ChapterizationAddon'>;
export type ChapterizationAddon = types.ChapterizationAddon;
/** A JSON message that a client sends. `type` tells which. */
export declare const ClientMessage: JsonSchema<'ClientMessage'>;
export type ClientMessage = types.ClientMessage;
/** Which spellings are replaced by which. */
export declare const CustomSpellingConfig: JsonSchema<'CustomSpellingConfig'>;
export type CustomSpellingConfig = types.CustomSpellingConfig;
/** A list of words that the transcription should know. */
export declare const CustomVocabulary: JsonSchema<'CustomVocabulary'>;
export type CustomVocabulary = types.CustomVocabulary;
/** Words that the transcription should know. */
export declare const CustomVocabularyConfig: JsonSchema<'CustomVocabularyConfig'>;
export type CustomVocabularyConfig = types.CustomVocabularyConfig;
/** A word that the transcription should know, with what is known of it. */
export declare const CustomVocabularyEntry: JsonSchema<'CustomVocabularyEntry'>;
export type CustomVocabularyEntry = types.CustomVocabularyEntry;
/** A day, such as `2026-01-31`, or a moment, such as `2026-01-31T09:30:00Z`. */
export declare const DateOrDateTime: JsonSchema<'DateOrDateTime'>;
export type DateOrDateTime = types.DateOrDateTime;
/** The utterances of a transcript with their speakers. */
export declare const DiarizationAddon: JsonSchema<'DiarizationAddon'>;
export type DiarizationAddon = types.DiarizationAddon;
/** What is known of the number of speakers. */
export declare const DiarizationConfig: JsonSchema<'DiarizationConfig'>;
export type DiarizationConfig = types.DiarizationConfig;
/** The result of the display mode. */
export declare const DisplayModeAddon: JsonSchema<'DisplayModeAddon'>;
export type DisplayModeAddon = types.DisplayModeAddon;
/** Why a request was refused. */
export declare const ErrorResponse: JsonSchema<'ErrorResponse'>;
export type ErrorResponse = types.ErrorResponse;
/** How the audio of a job reaches the service, as a file or over a live session. */
export declare const JobKind: JsonSchema<'JobKind'>;
export type JobKind = types.JobKind;
/** One page of the list of jobs, with the addresses of its neighbours. */
export declare const JobPage: JsonSchema<'JobPage'>;
export type JobPage = types.JobPage;
/**
 * Where a job stands. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed, the result is available. `error`: a failure occurred during processing.
 */
export declare const JobStatus: JsonSchema<'JobStatus'>;
export type JobStatus = types.JobStatus;
/**
 * Which language is spoken. A single language that is known: give its code alone in
 * `languages`. A single language that is not known: leave both fields out. Several languages:
 * switch `code_switching` on, with the expected ones in `languages` as guidance.
 */
export declare const LanguageConfig: JsonSchema<'LanguageConfig'>;
export type LanguageConfig = types.LanguageConfig;
/** The query parameters of listTranscriptionJobs. */
export declare const ListTranscriptionJobsQuery: JsonSchema<'ListTranscriptionJobsQuery'>;
export type ListTranscriptionJobsQuery = types.ListTranscriptionJobsQuery;
/**
 * Where the messages of a live session are posted to, and which ones. With every flag but
 * `receive_final_transcripts` false, only final transcripts are posted.
 */
export declare const LiveCallbackConfig: JsonSchema<'LiveCallbackConfig'>;
export type LiveCallbackConfig = types.LiveCallbackConfig;
/** A job that transcribes a live session. */
export declare const LiveJob: JsonSchema<'LiveJob'>;
export type LiveJob = types.LiveJob;
/**
 * Which messages are sent over the WebSocket. With every flag but `receive_final_transcripts`
 * false, only final transcripts are sent.
 */
export declare const LiveMessagesConfig: JsonSchema<'LiveMessagesConfig'>;
export type LiveMessagesConfig = types.LiveMessagesConfig;
/**
 * The configuration of a live session, as it is sent and as it is recorded in the job.
 * Everything has a default or may be left out, so that an empty object will do.
 */
export declare const LiveRequest: JsonSchema<'LiveRequest'>;
export type LiveRequest = types.LiveRequest;
/** The result of a live job. */
export declare const LiveResult: JsonSchema<'LiveResult'>;
export type LiveResult = types.LiveResult;
/** What the creation of a live session returns. */
export declare const LiveSessionCreated: JsonSchema<'LiveSessionCreated'>;
export type LiveSessionCreated = types.LiveSessionCreated;
/** A stretch of speech in a live message. */
export declare const LiveUtterance: JsonSchema<'LiveUtterance'>;
export type LiveUtterance = types.LiveUtterance;
/** The moderation of a transcript. */
export declare const ModerationAddon: JsonSchema<'ModerationAddon'>;
export type ModerationAddon = types.ModerationAddon;
/** The consistency of the names in a transcript. */
export declare const NameConsistencyAddon: JsonSchema<'NameConsistencyAddon'>;
export type NameConsistencyAddon = types.NameConsistencyAddon;
/** The named entities of a transcript. */
export declare const NamedEntityRecognitionAddon: JsonSchema<'NamedEntityRecognitionAddon'>;
export type NamedEntityRecognitionAddon = types.NamedEntityRecognitionAddon;
/**
 * A message of another kind than a transcript. Such are lifecycle events, acknowledgments,
 * add-on messages, post-processing messages, the begin and the end of speech, pre-processing
 * events, real-time processing events, and errors.
 */
export declare const OtherServerMessage: JsonSchema<'OtherServerMessage'>;
export type OtherServerMessage = types.OtherServerMessage;
/** A kind of personal or sensitive information, or a named set of such kinds. */
export declare const PiiEntityType: JsonSchema<'PiiEntityType'>;
export type PiiEntityType = types.PiiEntityType;
/** What personal information is redacted, and how it is replaced. */
export declare const PiiRedactionConfig: JsonSchema<'PiiRedactionConfig'>;
export type PiiRedactionConfig = types.PiiRedactionConfig;
/** The add-ons that run after the session. */
export declare const PostProcessingConfig: JsonSchema<'PostProcessingConfig'>;
export type PostProcessingConfig = types.PostProcessingConfig;
/** What happens to the audio before it is transcribed. */
export declare const PreProcessingConfig: JsonSchema<'PreProcessingConfig'>;
export type PreProcessingConfig = types.PreProcessingConfig;
/** What the service sends to the callback's address when a pre-recorded job has finished. */
export declare const PreRecordedCallback: JsonSchema<'PreRecordedCallback'>;
export type PreRecordedCallback = types.PreRecordedCallback;
/** A job that transcribes an audio file. Poll it until its status is `done` or `error`. */
export declare const PreRecordedJob: JsonSchema<'PreRecordedJob'>;
export type PreRecordedJob = types.PreRecordedJob;
/** What the creation of a pre-recorded job returns at once, without waiting for the result. */
export declare const PreRecordedJobCreated: JsonSchema<'PreRecordedJobCreated'>;
export type PreRecordedJobCreated = types.PreRecordedJobCreated;
/**
 * What is sent to transcribe an audio file. An option that is switched on without its
 * configuration is valid, and so is a configuration without its option.
 */
export declare const PreRecordedRequest: JsonSchema<'PreRecordedRequest'>;
export type PreRecordedRequest = types.PreRecordedRequest;
/** The parameters that a pre-recorded job was created with, as recorded in the job. */
export declare const PreRecordedRequestParams: JsonSchema<'PreRecordedRequestParams'>;
export type PreRecordedRequestParams = types.PreRecordedRequestParams;
/** The result of a pre-recorded job. */
export declare const PreRecordedResult: JsonSchema<'PreRecordedResult'>;
export type PreRecordedResult = types.PreRecordedResult;
/**
 * What the service posts to the endpoints configured in the account's dashboard when a
 * transcription is done. Fetch the result with the identifier.
 */
export declare const PreRecordedWebhook: JsonSchema<'PreRecordedWebhook'>;
export type PreRecordedWebhook = types.PreRecordedWebhook;
/** The add-ons that run while the session lasts. */
export declare const RealtimeProcessingConfig: JsonSchema<'RealtimeProcessingConfig'>;
export type RealtimeProcessingConfig = types.RealtimeProcessingConfig;
/** The durations of the audio and of the work on it. */
export declare const ResultMetadata: JsonSchema<'ResultMetadata'>;
export type ResultMetadata = types.ResultMetadata;
/** A sentence of the transcript. */
export declare const Sentence: JsonSchema<'Sentence'>;
export type Sentence = types.Sentence;
/** The sentences of a transcript. Read them in `transcription` instead. */
export declare const SentencesAddon: JsonSchema<'SentencesAddon'>;
export type SentencesAddon = types.SentencesAddon;
/** The sentiment of a transcript. */
export declare const SentimentAnalysisAddon: JsonSchema<'SentimentAnalysisAddon'>;
export type SentimentAnalysisAddon = types.SentimentAnalysisAddon;
/**
 * A JSON message that the service sends, a transcript or a message of another kind. `type`
 * tells which.
 */
export declare const ServerMessage: JsonSchema<'ServerMessage'>;
export type ServerMessage = types.ServerMessage;
/** Ends the session. */
export declare const StopRecordingMessage: JsonSchema<'StopRecordingMessage'>;
export type StopRecordingMessage = types.StopRecordingMessage;
/** The structured data of a transcript. */
export declare const StructuredDataExtractionAddon: JsonSchema<'StructuredDataExtractionAddon'>;
export type StructuredDataExtractionAddon = types.StructuredDataExtractionAddon;
/** A subtitle record of the transcript. */
export declare const Subtitle: JsonSchema<'Subtitle'>;
export type Subtitle = types.Subtitle;
/** How subtitles are cut and written. */
export declare const SubtitlesConfig: JsonSchema<'SubtitlesConfig'>;
export type SubtitlesConfig = types.SubtitlesConfig;
/** The summary of a transcript. */
export declare const SummarizationAddon: JsonSchema<'SummarizationAddon'>;
export type SummarizationAddon = types.SummarizationAddon;
/** What the summary looks like. */
export declare const SummarizationConfig: JsonSchema<'SummarizationConfig'>;
export type SummarizationConfig = types.SummarizationConfig;
/** What was understood of a stretch of speech, so far or for good. */
export declare const TranscriptMessage: JsonSchema<'TranscriptMessage'>;
export type TranscriptMessage = types.TranscriptMessage;
/** The transcript. */
export declare const Transcription: JsonSchema<'Transcription'>;
export type Transcription = types.Transcription;
/** A job of either kind. `kind` tells which, `status` what is there to read. */
export declare const TranscriptionJob: JsonSchema<'TranscriptionJob'>;
export type TranscriptionJob = types.TranscriptionJob;
/** The code of a language that speech can be transcribed in, in the style of ISO 639-1. */
export declare const TranscriptionLanguageCode: JsonSchema<'TranscriptionLanguageCode'>;
export type TranscriptionLanguageCode = types.TranscriptionLanguageCode;
/** The translation of a transcript. */
export declare const TranslationAddon: JsonSchema<'TranslationAddon'>;
export type TranslationAddon = types.TranslationAddon;
/** Which languages the transcript is translated into, and how. */
export declare const TranslationConfig: JsonSchema<'TranslationConfig'>;
export type TranslationConfig = types.TranslationConfig;
/** The code of a language that a transcript can be translated into, in the style of ISO 639-1. */
export declare const TranslationLanguageCode: JsonSchema<'TranslationLanguageCode'>;
export type TranslationLanguageCode = types.TranslationLanguageCode;
/** What an upload returns, the address to transcribe from and what is known of the file. */
export declare const UploadResponse: JsonSchema<'UploadResponse'>;
export type UploadResponse = types.UploadResponse;
/** A stretch of speech in a result. */
export declare const Utterance: JsonSchema<'Utterance'>;
export type Utterance = types.Utterance;
/** A word that was said. */
export declare const Word: JsonSchema<'Word'>;
export type Word = types.Word;

/** Every published schema by name, for `ajv.addSchema(Object.values(schemas))`. */
export declare const schemas: {
  readonly AddonError: JsonSchema<'AddonError'>;
  readonly AudioChunkMessage: JsonSchema<'AudioChunkMessage'>;
  readonly AudioFile: JsonSchema<'AudioFile'>;
  readonly AudioMetadata: JsonSchema<'AudioMetadata'>;
  readonly AudioToLlmAddon: JsonSchema<'AudioToLlmAddon'>;
  readonly AudioToLlmConfig: JsonSchema<'AudioToLlmConfig'>;
  readonly CallbackConfig: JsonSchema<'CallbackConfig'>;
  readonly ChapterizationAddon: JsonSchema<'ChapterizationAddon'>;
  readonly ClientMessage: JsonSchema<'ClientMessage'>;
  readonly CustomSpellingConfig: JsonSchema<'CustomSpellingConfig'>;
  readonly CustomVocabulary: JsonSchema<'CustomVocabulary'>;
  readonly CustomVocabularyConfig: JsonSchema<'CustomVocabularyConfig'>;
  readonly CustomVocabularyEntry: JsonSchema<'CustomVocabularyEntry'>;
  readonly DateOrDateTime: JsonSchema<'DateOrDateTime'>;
  readonly DiarizationAddon: JsonSchema<'DiarizationAddon'>;
  readonly DiarizationConfig: JsonSchema<'DiarizationConfig'>;
  readonly DisplayModeAddon: JsonSchema<'DisplayModeAddon'>;
  readonly ErrorResponse: JsonSchema<'ErrorResponse'>;
  readonly JobKind: JsonSchema<'JobKind'>;
  readonly JobPage: JsonSchema<'JobPage'>;
  readonly JobStatus: JsonSchema<'JobStatus'>;
  readonly LanguageConfig: JsonSchema<'LanguageConfig'>;
  readonly ListTranscriptionJobsQuery: JsonSchema<'ListTranscriptionJobsQuery'>;
  readonly LiveCallbackConfig: JsonSchema<'LiveCallbackConfig'>;
  readonly LiveJob: JsonSchema<'LiveJob'>;
  readonly LiveMessagesConfig: JsonSchema<'LiveMessagesConfig'>;
  readonly LiveRequest: JsonSchema<'LiveRequest'>;
  readonly LiveResult: JsonSchema<'LiveResult'>;
  readonly LiveSessionCreated: JsonSchema<'LiveSessionCreated'>;
  readonly LiveUtterance: JsonSchema<'LiveUtterance'>;
  readonly ModerationAddon: JsonSchema<'ModerationAddon'>;
  readonly NameConsistencyAddon: JsonSchema<'NameConsistencyAddon'>;
  readonly NamedEntityRecognitionAddon: JsonSchema<'NamedEntityRecognitionAddon'>;
  readonly OtherServerMessage: JsonSchema<'OtherServerMessage'>;
  readonly PiiEntityType: JsonSchema<'PiiEntityType'>;
  readonly PiiRedactionConfig: JsonSchema<'PiiRedactionConfig'>;
  readonly PostProcessingConfig: JsonSchema<'PostProcessingConfig'>;
  readonly PreProcessingConfig: JsonSchema<'PreProcessingConfig'>;
  readonly PreRecordedCallback: JsonSchema<'PreRecordedCallback'>;
  readonly PreRecordedJob: JsonSchema<'PreRecordedJob'>;
  readonly PreRecordedJobCreated: JsonSchema<'PreRecordedJobCreated'>;
  readonly PreRecordedRequest: JsonSchema<'PreRecordedRequest'>;
  readonly PreRecordedRequestParams: JsonSchema<'PreRecordedRequestParams'>;
  readonly PreRecordedResult: JsonSchema<'PreRecordedResult'>;
  readonly PreRecordedWebhook: JsonSchema<'PreRecordedWebhook'>;
  readonly RealtimeProcessingConfig: JsonSchema<'RealtimeProcessingConfig'>;
  readonly ResultMetadata: JsonSchema<'ResultMetadata'>;
  readonly Sentence: JsonSchema<'Sentence'>;
  readonly SentencesAddon: JsonSchema<'SentencesAddon'>;
  readonly SentimentAnalysisAddon: JsonSchema<'SentimentAnalysisAddon'>;
  readonly ServerMessage: JsonSchema<'ServerMessage'>;
  readonly StopRecordingMessage: JsonSchema<'StopRecordingMessage'>;
  readonly StructuredDataExtractionAddon: JsonSchema<'StructuredDataExtractionAddon'>;
  readonly Subtitle: JsonSchema<'Subtitle'>;
  readonly SubtitlesConfig: JsonSchema<'SubtitlesConfig'>;
  readonly SummarizationAddon: JsonSchema<'SummarizationAddon'>;
  readonly SummarizationConfig: JsonSchema<'SummarizationConfig'>;
  readonly TranscriptMessage: JsonSchema<'TranscriptMessage'>;
  readonly Transcription: JsonSchema<'Transcription'>;
  readonly TranscriptionJob: JsonSchema<'TranscriptionJob'>;
  readonly TranscriptionLanguageCode: JsonSchema<'TranscriptionLanguageCode'>;
  readonly TranslationAddon: JsonSchema<'TranslationAddon'>;
  readonly TranslationConfig: JsonSchema<'TranslationConfig'>;
  readonly TranslationLanguageCode: JsonSchema<'TranslationLanguageCode'>;
  readonly UploadResponse: JsonSchema<'UploadResponse'>;
  readonly Utterance: JsonSchema<'Utterance'>;
  readonly Word: JsonSchema<'Word'>;
};

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;
