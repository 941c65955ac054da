// Generated from the contract by `npm run build`; edit the contract instead.

import type * as types from '../types.js';

/** A published JSON Schema: self-contained, named by its `$id`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema';
  readonly $id: `https://schemas.example/speech-to-text-contract/${Name}`;
  readonly [keyword: string]: unknown;
}

/** What went wrong in an add-on. */
export declare const AddonError: JsonSchema<'AddonError'>;
export type AddonError = types.AddonError;

/** The content of an audio chunk. */
export declare const AudioChunkData: JsonSchema<'AudioChunkData'>;
export type AudioChunkData = types.AudioChunkData;

/** A chunk of audio in a JSON message. Raw audio can be sent in binary frames instead. */
export declare const AudioChunkMessage: JsonSchema<'AudioChunkMessage'>;
export type AudioChunkMessage = types.AudioChunkMessage;

/** The audio of a job. */
export declare const AudioFile: JsonSchema<'AudioFile'>;
export type AudioFile = types.AudioFile;

/** Metadata of an uploaded file. */
export declare const AudioMetadata: JsonSchema<'AudioMetadata'>;
export type AudioMetadata = types.AudioMetadata;

/** The answers of the language model. */
export declare const AudioToLlmAddon: JsonSchema<'AudioToLlmAddon'>;
export type AudioToLlmAddon = types.AudioToLlmAddon;

/** What to ask a language model about the audio. */
export declare const AudioToLlmConfig: JsonSchema<'AudioToLlmConfig'>;
export type AudioToLlmConfig = types.AudioToLlmConfig;

/** Where and how to report that a pre-recorded job has finished. */
export declare const CallbackConfig: JsonSchema<'CallbackConfig'>;
export type CallbackConfig = types.CallbackConfig;

/** The chapters of the transcript. */
export declare const ChapterizationAddon: JsonSchema<'ChapterizationAddon'>;
export type ChapterizationAddon = types.ChapterizationAddon;

/** A message from the client. */
export declare const ClientMessage: JsonSchema<'ClientMessage'>;
export type ClientMessage = types.ClientMessage;

/** Spellings to replace. */
export declare const CustomSpellingConfig: JsonSchema<'CustomSpellingConfig'>;
export type CustomSpellingConfig = types.CustomSpellingConfig;

/** A list of words to recognize. */
export declare const CustomVocabulary: JsonSchema<'CustomVocabulary'>;
export type CustomVocabulary = types.CustomVocabulary;

/** A custom vocabulary. */
export declare const CustomVocabularyConfig: JsonSchema<'CustomVocabularyConfig'>;
export type CustomVocabularyConfig = types.CustomVocabularyConfig;

/** A word to recognize, with its properties. */
export declare const CustomVocabularyEntry: JsonSchema<'CustomVocabularyEntry'>;
export type CustomVocabularyEntry = types.CustomVocabularyEntry;

/** A day, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
export declare const DateOrDateTime: JsonSchema<'DateOrDateTime'>;
export type DateOrDateTime = types.DateOrDateTime;

/** The utterances of the transcript, with their speakers. */
export declare const DiarizationAddon: JsonSchema<'DiarizationAddon'>;
export type DiarizationAddon = types.DiarizationAddon;

/** The number of speakers, exactly or within bounds. */
export declare const DiarizationConfig: JsonSchema<'DiarizationConfig'>;
export type DiarizationConfig = types.DiarizationConfig;

/** The output of the display mode. */
export declare const DisplayModeAddon: JsonSchema<'DisplayModeAddon'>;
export type DisplayModeAddon = types.DisplayModeAddon;

/** Why a request was refused. */
export declare const ErrorResponse: JsonSchema<'ErrorResponse'>;
export type ErrorResponse = types.ErrorResponse;

/** How the audio of a job reaches the service, as a recording or over a live session. */
export declare const JobKind: JsonSchema<'JobKind'>;
export type JobKind = types.JobKind;

/** One page of the list of jobs. */
export declare const JobPage: JsonSchema<'JobPage'>;
export type JobPage = types.JobPage;

/**
 * The status of a job. `queued`: waiting to be processed. `processing`: being processed.
 * `done`: processed; the result is available. `error`: processing failed.
 */
export declare const JobStatus: JsonSchema<'JobStatus'>;
export type JobStatus = types.JobStatus;

/**
 * The language of the audio. For a known language, list its code alone in `languages`. To
 * detect one language, leave `languages` empty and `code_switching` false. If speakers switch
 * languages, set `code_switching` to true, and list the expected languages as guidance.
 */
export declare const LanguageConfig: JsonSchema<'LanguageConfig'>;
export type LanguageConfig = types.LanguageConfig;

/** The query parameters of listTranscriptionJobs. */
export declare const ListTranscriptionJobsQuery: JsonSchema<'ListTranscriptionJobsQuery'>;
export type ListTranscriptionJobsQuery = types.ListTranscriptionJobsQuery;

/**
 * Where to post the messages of a live session, and which. If only `receive_final_transcripts`
 * is true, only final transcripts are posted.
 */
export declare const LiveCallbackConfig: JsonSchema<'LiveCallbackConfig'>;
export type LiveCallbackConfig = types.LiveCallbackConfig;

/** A job that transcribes a live session. */
export declare const LiveJob: JsonSchema<'LiveJob'>;
export type LiveJob = types.LiveJob;

/**
 * Which messages to send over the WebSocket. If only `receive_final_transcripts` is true, only
 * final transcripts are sent.
 */
export declare const LiveMessagesConfig: JsonSchema<'LiveMessagesConfig'>;
export type LiveMessagesConfig = types.LiveMessagesConfig;

/** The configuration of a live session, as sent and as recorded. An empty object is valid. */
export declare const LiveRequest: JsonSchema<'LiveRequest'>;
export type LiveRequest = types.LiveRequest;

/** The result of a live job. The block of an add-on is present only if that add-on was enabled. */
export declare const LiveResult: JsonSchema<'LiveResult'>;
export type LiveResult = types.LiveResult;

/** The created session. */
export declare const LiveSessionCreated: JsonSchema<'LiveSessionCreated'>;
export type LiveSessionCreated = types.LiveSessionCreated;

/** An utterance in a message. */
export declare const LiveUtterance: JsonSchema<'LiveUtterance'>;
export type LiveUtterance = types.LiveUtterance;

/** The moderation of the transcript. */
export declare const ModerationAddon: JsonSchema<'ModerationAddon'>;
export type ModerationAddon = types.ModerationAddon;

/** The consistency of the names in the transcript. */
export declare const NameConsistencyAddon: JsonSchema<'NameConsistencyAddon'>;
export type NameConsistencyAddon = types.NameConsistencyAddon;

/** The named entities of the transcript. */
export declare const NamedEntityRecognitionAddon: JsonSchema<'NamedEntityRecognitionAddon'>;
export type NamedEntityRecognitionAddon = types.NamedEntityRecognitionAddon;

/**
 * A message of a kind other than a transcript: a lifecycle event, an acknowledgment, a message
 * of an add-on or of post-processing, the beginning or the end of speech, an event of
 * pre-processing or real-time processing, or an error.
 */
export declare const OtherServerMessage: JsonSchema<'OtherServerMessage'>;
export type OtherServerMessage = types.OtherServerMessage;

/** A type of entity to redact. */
export declare const PiiEntityType: JsonSchema<'PiiEntityType'>;
export type PiiEntityType = types.PiiEntityType;

/** Which entities to redact, and how to replace them. */
export declare const PiiRedactionConfig: JsonSchema<'PiiRedactionConfig'>;
export type PiiRedactionConfig = types.PiiRedactionConfig;

/** Add-ons that run in post-processing. */
export declare const PostProcessingConfig: JsonSchema<'PostProcessingConfig'>;
export type PostProcessingConfig = types.PostProcessingConfig;

/** Pre-processing of the audio. */
export declare const PreProcessingConfig: JsonSchema<'PreProcessingConfig'>;
export type PreProcessingConfig = types.PreProcessingConfig;

/** The notification that a pre-recorded job has finished. */
export declare const PreRecordedCallback: JsonSchema<'PreRecordedCallback'>;
export type PreRecordedCallback = types.PreRecordedCallback;

/** A job that transcribes a recording. Poll it until its status is `done` or `error`. */
export declare const PreRecordedJob: JsonSchema<'PreRecordedJob'>;
export type PreRecordedJob = types.PreRecordedJob;

/** The created job. */
export declare const PreRecordedJobCreated: JsonSchema<'PreRecordedJobCreated'>;
export type PreRecordedJobCreated = types.PreRecordedJobCreated;

/** The recording to transcribe, and options. */
export declare const PreRecordedRequest: JsonSchema<'PreRecordedRequest'>;
export type PreRecordedRequest = types.PreRecordedRequest;

/** The parameters of a pre-recorded job, as recorded. */
export declare const PreRecordedRequestParams: JsonSchema<'PreRecordedRequestParams'>;
export type PreRecordedRequestParams = types.PreRecordedRequestParams;

/**
 * The result of a pre-recorded job. The block of an add-on is present only if that add-on was
 * enabled.
 */
export declare const PreRecordedResult: JsonSchema<'PreRecordedResult'>;
export type PreRecordedResult = types.PreRecordedResult;

/**
 * The notification that the transcription of a recording is done. Use the identifier to fetch
 * the result.
 */
export declare const PreRecordedWebhook: JsonSchema<'PreRecordedWebhook'>;
export type PreRecordedWebhook = types.PreRecordedWebhook;

/** Add-ons that run in real time. */
export declare const RealtimeProcessingConfig: JsonSchema<'RealtimeProcessingConfig'>;
export type RealtimeProcessingConfig = types.RealtimeProcessingConfig;

/** Durations, number of channels and billed time. */
export declare const ResultMetadata: JsonSchema<'ResultMetadata'>;
export type ResultMetadata = types.ResultMetadata;

/** A sentence of the transcript. */
export declare const Sentence: JsonSchema<'Sentence'>;
export type Sentence = types.Sentence;

/** The sentences of the transcript. Use `sentences` in `transcription` instead. */
export declare const SentencesAddon: JsonSchema<'SentencesAddon'>;
export type SentencesAddon = types.SentencesAddon;

/** The sentiment of the transcript. */
export declare const SentimentAnalysisAddon: JsonSchema<'SentimentAnalysisAddon'>;
export type SentimentAnalysisAddon = types.SentimentAnalysisAddon;

/** A message from the service, a transcript or a message of another kind. `type` says which. */
export declare const ServerMessage: JsonSchema<'ServerMessage'>;
export type ServerMessage = types.ServerMessage;

/** A request to end the session. */
export declare const StopRecordingMessage: JsonSchema<'StopRecordingMessage'>;
export type StopRecordingMessage = types.StopRecordingMessage;

/** The data extracted from the transcript. */
export declare const StructuredDataExtractionAddon: JsonSchema<'StructuredDataExtractionAddon'>;
export type StructuredDataExtractionAddon = types.StructuredDataExtractionAddon;

/** A subtitle record of the transcript. */
export declare const Subtitle: JsonSchema<'Subtitle'>;
export type Subtitle = types.Subtitle;

/** How to split and format the subtitles. */
export declare const SubtitlesConfig: JsonSchema<'SubtitlesConfig'>;
export type SubtitlesConfig = types.SubtitlesConfig;

/** The summary of the transcript. */
export declare const SummarizationAddon: JsonSchema<'SummarizationAddon'>;
export type SummarizationAddon = types.SummarizationAddon;

/** The kind of summary. */
export declare const SummarizationConfig: JsonSchema<'SummarizationConfig'>;
export type SummarizationConfig = types.SummarizationConfig;

/** The content of a transcript message. */
export declare const TranscriptData: JsonSchema<'TranscriptData'>;
export type TranscriptData = types.TranscriptData;

/** A transcript of an utterance, partial or final. */
export declare const TranscriptMessage: JsonSchema<'TranscriptMessage'>;
export type TranscriptMessage = types.TranscriptMessage;

/** The transcript. */
export declare const Transcription: JsonSchema<'Transcription'>;
export type Transcription = types.Transcription;

/** A job of either kind. `kind` says which; `status` says which fields are available. */
export declare const TranscriptionJob: JsonSchema<'TranscriptionJob'>;
export type TranscriptionJob = types.TranscriptionJob;

/** Code of a language for transcription, in the style of ISO 639-1. */
export declare const TranscriptionLanguageCode: JsonSchema<'TranscriptionLanguageCode'>;
export type TranscriptionLanguageCode = types.TranscriptionLanguageCode;

/** The translations of the transcript. */
export declare const TranslationAddon: JsonSchema<'TranslationAddon'>;
export type TranslationAddon = types.TranslationAddon;

/** Which languages to translate into, and how. */
export declare const TranslationConfig: JsonSchema<'TranslationConfig'>;
export type TranslationConfig = types.TranslationConfig;

/** Code of a language for translation, in the style of ISO 639-1. */
export declare const TranslationLanguageCode: JsonSchema<'TranslationLanguageCode'>;
export type TranslationLanguageCode = types.TranslationLanguageCode;

/** The URL of an uploaded file, and its metadata. */
export declare const UploadResponse: JsonSchema<'UploadResponse'>;
export type UploadResponse = types.UploadResponse;

/** An utterance in a result. */
export declare const Utterance: JsonSchema<'Utterance'>;
export type Utterance = types.Utterance;

/** A word of an utterance. */
export declare const Word: JsonSchema<'Word'>;
export type Word = types.Word;

/** Every published schema by name, for `ajv.addSchema(Object.values(schemas))`. */
export declare const schemas: {
  readonly AddonError: JsonSchema<'AddonError'>;
  readonly AudioChunkData: JsonSchema<'AudioChunkData'>;
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
  readonly TranscriptData: JsonSchema<'TranscriptData'>;
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
