// Generated from the contract by `npm run build`; edit the contract instead.

import type { QueryInput } from './runtime/query.js';
import type { JsonSchemaOptions, StandardIssue, StandardResult, StandardSchemaV1 } from './runtime/standard.js';
import type * as input from './types.js';
import type * as output from './types/resolved.js';
export { formatIssue } from './runtime/issues.js';

export type { JsonSchemaOptions, StandardIssue, StandardResult, StandardSchemaV1 };

/** Error that made an add-on fail. */
export declare const AddonError: StandardSchemaV1<input.AddonError, output.AddonError>;
export type AddonError = input.AddonError;

/** The audio, in `chunk`. */
export declare const AudioChunkData: StandardSchemaV1<input.AudioChunkData, output.AudioChunkData>;
export type AudioChunkData = input.AudioChunkData;

/** A chunk of audio in a JSON message. A client can send binary frames instead. */
export declare const AudioChunkMessage: StandardSchemaV1<input.AudioChunkMessage, output.AudioChunkMessage>;
export type AudioChunkMessage = input.AudioChunkMessage;

/** The audio file that a job transcribed, with its name, download link, and duration. */
export declare const AudioFile: StandardSchemaV1<input.AudioFile, output.AudioFile>;
export type AudioFile = input.AudioFile;

/** Name, size, duration, and channels of an uploaded file. */
export declare const AudioMetadata: StandardSchemaV1<input.AudioMetadata, output.AudioMetadata>;
export type AudioMetadata = input.AudioMetadata;

/** Answers of the language model to your prompts. */
export declare const AudioToLlmAddon: StandardSchemaV1<input.AudioToLlmAddon, output.AudioToLlmAddon>;
export type AudioToLlmAddon = input.AudioToLlmAddon;

/** Prompts to ask about the audio, and the language model to use. */
export declare const AudioToLlmConfig: StandardSchemaV1<input.AudioToLlmConfig, output.AudioToLlmConfig>;
export type AudioToLlmConfig = input.AudioToLlmConfig;

/** Bits per sample. */
export declare const BitDepth: StandardSchemaV1<input.BitDepth, output.BitDepth>;
export type BitDepth = input.BitDepth;

/** The request that the service sends when a job ends. */
export declare const CallbackConfig: StandardSchemaV1<input.CallbackConfig, output.CallbackConfig>;
export type CallbackConfig = input.CallbackConfig;

/** HTTP method of a callback. */
export declare const CallbackMethod: StandardSchemaV1<input.CallbackMethod, output.CallbackMethod>;
export type CallbackMethod = input.CallbackMethod;

/** Result of the chapterization add-on. */
export declare const ChapterizationAddon: StandardSchemaV1<input.ChapterizationAddon, output.ChapterizationAddon>;
export type ChapterizationAddon = input.ChapterizationAddon;

/** A message from the client. */
export declare const ClientMessage: StandardSchemaV1<input.ClientMessage, output.ClientMessage>;
export type ClientMessage = input.ClientMessage;

/** Spellings that replace words in the transcript. */
export declare const CustomSpellingConfig: StandardSchemaV1<input.CustomSpellingConfig, output.CustomSpellingConfig>;
export type CustomSpellingConfig = input.CustomSpellingConfig;

/** A list of words to recognize. */
export declare const CustomVocabulary: StandardSchemaV1<input.CustomVocabulary, output.CustomVocabulary>;
export type CustomVocabulary = input.CustomVocabulary;

/** Words to recognize, and their default intensity. */
export declare const CustomVocabularyConfig: StandardSchemaV1<input.CustomVocabularyConfig, output.CustomVocabularyConfig>;
export type CustomVocabularyConfig = input.CustomVocabularyConfig;

/** A word to recognize, with its intensity, pronunciations, and language. */
export declare const CustomVocabularyEntry: StandardSchemaV1<input.CustomVocabularyEntry, output.CustomVocabularyEntry>;
export type CustomVocabularyEntry = input.CustomVocabularyEntry;

/** A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
export declare const DateOrDateTime: StandardSchemaV1<input.DateOrDateTime, output.DateOrDateTime>;
export type DateOrDateTime = input.DateOrDateTime;

/** Utterances of the transcript, with their speakers. */
export declare const DiarizationAddon: StandardSchemaV1<input.DiarizationAddon, output.DiarizationAddon>;
export type DiarizationAddon = input.DiarizationAddon;

/** Number of speakers to expect, exact or as a range. */
export declare const DiarizationConfig: StandardSchemaV1<input.DiarizationConfig, output.DiarizationConfig>;
export type DiarizationConfig = input.DiarizationConfig;

/** Result of the display mode add-on. */
export declare const DisplayModeAddon: StandardSchemaV1<input.DisplayModeAddon, output.DisplayModeAddon>;
export type DisplayModeAddon = input.DisplayModeAddon;

/** Encoding of the audio, with or without a WAV header. */
export declare const Encoding: StandardSchemaV1<input.Encoding, output.Encoding>;
export type Encoding = input.Encoding;

/** Body of an error response, with the status code and a message. */
export declare const ErrorResponse: StandardSchemaV1<input.ErrorResponse, output.ErrorResponse>;
export type ErrorResponse = input.ErrorResponse;

/** A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session. */
export declare const JobKind: StandardSchemaV1<input.JobKind, output.JobKind>;
export type JobKind = input.JobKind;

/** A page of the job list. */
export declare const JobPage: StandardSchemaV1<input.JobPage, output.JobPage>;
export type JobPage = input.JobPage;

/**
 * A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result,
 * and an `error` job failed during processing.
 */
export declare const JobStatus: StandardSchemaV1<input.JobStatus, output.JobStatus>;
export type JobStatus = input.JobStatus;

/**
 * Languages of the audio. If you know the language, list only its code in `languages`. To
 * detect a single language, leave `languages` empty and `code_switching` false. If speakers
 * switch languages, set `code_switching` to true. To guide the detection, you can then list
 * the expected languages in `languages`.
 */
export declare const LanguageConfig: StandardSchemaV1<input.LanguageConfig, output.LanguageConfig>;
export type LanguageConfig = input.LanguageConfig;

/** The query parameters of listTranscriptionJobs. */
export declare const ListTranscriptionJobsQuery: StandardSchemaV1<QueryInput<input.ListTranscriptionJobsQuery>, output.ListTranscriptionJobsQuery>;
export type ListTranscriptionJobsQuery = input.ListTranscriptionJobsQuery;

/**
 * URL of your server and the messages to post to it. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false.
 */
export declare const LiveCallbackConfig: StandardSchemaV1<input.LiveCallbackConfig, output.LiveCallbackConfig>;
export type LiveCallbackConfig = input.LiveCallbackConfig;

/** A job that transcribes a live session. */
export declare const LiveJob: StandardSchemaV1<input.LiveJob, output.LiveJob>;
export type LiveJob = input.LiveJob;

/**
 * Messages that the service sends over the WebSocket. To receive only final transcripts, set
 * all flags except `receive_final_transcripts` to false.
 */
export declare const LiveMessagesConfig: StandardSchemaV1<input.LiveMessagesConfig, output.LiveMessagesConfig>;
export type LiveMessagesConfig = input.LiveMessagesConfig;

/**
 * Audio format, add-ons, and messages of a live session. All fields are optional, so an empty
 * object is valid.
 */
export declare const LiveRequest: StandardSchemaV1<input.LiveRequest, output.LiveRequest>;
export type LiveRequest = input.LiveRequest;

/**
 * Result of a live session. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export declare const LiveResult: StandardSchemaV1<input.LiveResult, output.LiveResult>;
export type LiveResult = input.LiveResult;

/** The created session. Connect to its `url` and stream audio. */
export declare const LiveSessionCreated: StandardSchemaV1<input.LiveSessionCreated, output.LiveSessionCreated>;
export type LiveSessionCreated = input.LiveSessionCreated;

/** An utterance in a message. */
export declare const LiveUtterance: StandardSchemaV1<input.LiveUtterance, output.LiveUtterance>;
export type LiveUtterance = input.LiveUtterance;

/** Result of the moderation add-on. */
export declare const ModerationAddon: StandardSchemaV1<input.ModerationAddon, output.ModerationAddon>;
export type ModerationAddon = input.ModerationAddon;

/** Result of the name consistency add-on. */
export declare const NameConsistencyAddon: StandardSchemaV1<input.NameConsistencyAddon, output.NameConsistencyAddon>;
export type NameConsistencyAddon = input.NameConsistencyAddon;

/** Named entities in the transcript. */
export declare const NamedEntityRecognitionAddon: StandardSchemaV1<input.NamedEntityRecognitionAddon, output.NamedEntityRecognitionAddon>;
export type NamedEntityRecognitionAddon = input.NamedEntityRecognitionAddon;

/**
 * A message of a type that no other schema describes: an acknowledgment, an error, an add-on
 * or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing
 * event.
 */
export declare const OtherServerMessage: StandardSchemaV1<input.OtherServerMessage, output.OtherServerMessage>;
export type OtherServerMessage = input.OtherServerMessage;

/** Type of entity to redact, such as `PHONE_NUMBER`. */
export declare const PiiEntityType: StandardSchemaV1<input.PiiEntityType, output.PiiEntityType>;
export type PiiEntityType = input.PiiEntityType;

/** Replacement for redacted text, such as `MASK`. */
export declare const PiiProcessedTextType: StandardSchemaV1<input.PiiProcessedTextType, output.PiiProcessedTextType>;
export type PiiProcessedTextType = input.PiiProcessedTextType;

/** Entities to redact, and the replacement for their text. */
export declare const PiiRedactionConfig: StandardSchemaV1<input.PiiRedactionConfig, output.PiiRedactionConfig>;
export type PiiRedactionConfig = input.PiiRedactionConfig;

/** Summary and chapters of a live session. */
export declare const PostProcessingConfig: StandardSchemaV1<input.PostProcessingConfig, output.PostProcessingConfig>;
export type PostProcessingConfig = input.PostProcessingConfig;

/** Audio enhancement and the threshold for speech. */
export declare const PreProcessingConfig: StandardSchemaV1<input.PreProcessingConfig, output.PreProcessingConfig>;
export type PreProcessingConfig = input.PreProcessingConfig;

/** Notification that the job of a recording has ended. */
export declare const PreRecordedCallback: StandardSchemaV1<input.PreRecordedCallback, output.PreRecordedCallback>;
export type PreRecordedCallback = input.PreRecordedCallback;

/** A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
export declare const PreRecordedJob: StandardSchemaV1<input.PreRecordedJob, output.PreRecordedJob>;
export type PreRecordedJob = input.PreRecordedJob;

/** The ID and URL of the created job. */
export declare const PreRecordedJobCreated: StandardSchemaV1<input.PreRecordedJobCreated, output.PreRecordedJobCreated>;
export type PreRecordedJobCreated = input.PreRecordedJobCreated;

/** The recording to transcribe and the options for the job. */
export declare const PreRecordedRequest: StandardSchemaV1<input.PreRecordedRequest, output.PreRecordedRequest>;
export type PreRecordedRequest = input.PreRecordedRequest;

/** Parameters of a job, as the job returns them. */
export declare const PreRecordedRequestParams: StandardSchemaV1<input.PreRecordedRequestParams, output.PreRecordedRequestParams>;
export type PreRecordedRequestParams = input.PreRecordedRequestParams;

/**
 * Result of a recording. Each add-on has a block, such as `translation`. A block is present
 * only if its add-on was enabled.
 */
export declare const PreRecordedResult: StandardSchemaV1<input.PreRecordedResult, output.PreRecordedResult>;
export type PreRecordedResult = input.PreRecordedResult;

/** Notification that the transcription of a recording is done. */
export declare const PreRecordedWebhook: StandardSchemaV1<input.PreRecordedWebhook, output.PreRecordedWebhook>;
export type PreRecordedWebhook = input.PreRecordedWebhook;

/** Add-ons of a live session that run in real time. */
export declare const RealtimeProcessingConfig: StandardSchemaV1<input.RealtimeProcessingConfig, output.RealtimeProcessingConfig>;
export type RealtimeProcessingConfig = input.RealtimeProcessingConfig;

/** Durations, number of channels, and billing time. */
export declare const ResultMetadata: StandardSchemaV1<input.ResultMetadata, output.ResultMetadata>;
export type ResultMetadata = input.ResultMetadata;

/** Samples per second. */
export declare const SampleRate: StandardSchemaV1<input.SampleRate, output.SampleRate>;
export type SampleRate = input.SampleRate;

/** A sentence of the transcript. */
export declare const Sentence: StandardSchemaV1<input.Sentence, output.Sentence>;
export type Sentence = input.Sentence;

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export declare const SentencesAddon: StandardSchemaV1<input.SentencesAddon, output.SentencesAddon>;
export type SentencesAddon = input.SentencesAddon;

/** Result of the sentiment analysis add-on. */
export declare const SentimentAnalysisAddon: StandardSchemaV1<input.SentimentAnalysisAddon, output.SentimentAnalysisAddon>;
export type SentimentAnalysisAddon = input.SentimentAnalysisAddon;

/** A message from the service. */
export declare const ServerMessage: StandardSchemaV1<input.ServerMessage, output.ServerMessage>;
export type ServerMessage = input.ServerMessage;

/** Ends the session. Send it after the last audio. */
export declare const StopRecordingMessage: StandardSchemaV1<input.StopRecordingMessage, output.StopRecordingMessage>;
export type StopRecordingMessage = input.StopRecordingMessage;

/** Result of the structured data extraction add-on. */
export declare const StructuredDataExtractionAddon: StandardSchemaV1<input.StructuredDataExtractionAddon, output.StructuredDataExtractionAddon>;
export type StructuredDataExtractionAddon = input.StructuredDataExtractionAddon;

/** A subtitle of the transcript. */
export declare const Subtitle: StandardSchemaV1<input.Subtitle, output.Subtitle>;
export type Subtitle = input.Subtitle;

/** Formats, timing, and style of the subtitles. */
export declare const SubtitlesConfig: StandardSchemaV1<input.SubtitlesConfig, output.SubtitlesConfig>;
export type SubtitlesConfig = input.SubtitlesConfig;

/** `srt` for SubRip or `vtt` for WebVTT. */
export declare const SubtitlesFormat: StandardSchemaV1<input.SubtitlesFormat, output.SubtitlesFormat>;
export type SubtitlesFormat = input.SubtitlesFormat;

/** Style of subtitles. */
export declare const SubtitlesStyle: StandardSchemaV1<input.SubtitlesStyle, output.SubtitlesStyle>;
export type SubtitlesStyle = input.SubtitlesStyle;

/** Result of the summarization add-on. */
export declare const SummarizationAddon: StandardSchemaV1<input.SummarizationAddon, output.SummarizationAddon>;
export type SummarizationAddon = input.SummarizationAddon;

/** Type of summary, such as `bullet_points`. */
export declare const SummarizationConfig: StandardSchemaV1<input.SummarizationConfig, output.SummarizationConfig>;
export type SummarizationConfig = input.SummarizationConfig;

/** Type of summary, such as `bullet_points`. */
export declare const SummarizationType: StandardSchemaV1<input.SummarizationType, output.SummarizationType>;
export type SummarizationType = input.SummarizationType;

/** The utterance of a transcript message, partial or final. */
export declare const TranscriptData: StandardSchemaV1<input.TranscriptData, output.TranscriptData>;
export type TranscriptData = input.TranscriptData;

/** A partial or final transcript of an utterance. */
export declare const TranscriptMessage: StandardSchemaV1<input.TranscriptMessage, output.TranscriptMessage>;
export type TranscriptMessage = input.TranscriptMessage;

/** The transcript as full text and as utterances. */
export declare const Transcription: StandardSchemaV1<input.Transcription, output.Transcription>;
export type Transcription = input.Transcription;

/**
 * The job of a recording or of a live session. Check `kind` to tell them apart, then `status`
 * to see which fields are set.
 */
export declare const TranscriptionJob: StandardSchemaV1<input.TranscriptionJob, output.TranscriptionJob>;
export type TranscriptionJob = input.TranscriptionJob;

/** Code of a language that the service transcribes, similar to ISO 639-1. */
export declare const TranscriptionLanguageCode: StandardSchemaV1<input.TranscriptionLanguageCode, output.TranscriptionLanguageCode>;
export type TranscriptionLanguageCode = input.TranscriptionLanguageCode;

/** Translations of the transcript. */
export declare const TranslationAddon: StandardSchemaV1<input.TranslationAddon, output.TranslationAddon>;
export type TranslationAddon = input.TranslationAddon;

/** Target languages and options of the translation. */
export declare const TranslationConfig: StandardSchemaV1<input.TranslationConfig, output.TranslationConfig>;
export type TranslationConfig = input.TranslationConfig;

/** Code of a language that the service translates into, similar to ISO 639-1. */
export declare const TranslationLanguageCode: StandardSchemaV1<input.TranslationLanguageCode, output.TranslationLanguageCode>;
export type TranslationLanguageCode = input.TranslationLanguageCode;

/** Model that translates the transcript. */
export declare const TranslationModel: StandardSchemaV1<input.TranslationModel, output.TranslationModel>;
export type TranslationModel = input.TranslationModel;

/** URL and metadata of an uploaded file. */
export declare const UploadResponse: StandardSchemaV1<input.UploadResponse, output.UploadResponse>;
export type UploadResponse = input.UploadResponse;

/** A stretch of speech in the transcript. */
export declare const Utterance: StandardSchemaV1<input.Utterance, output.Utterance>;
export type Utterance = input.Utterance;

/** A word of an utterance. */
export declare const Word: StandardSchemaV1<input.Word, output.Word>;
export type Word = input.Word;
