// Generated from the contract by `npm run build`; edit the contract instead.

import type * as types from './types.js';

/** A published JSON Schema: self-contained, named by its `$id`. */
export interface JsonSchema<Name extends string = string> {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema';
  readonly $id: `https://schemas.example/speech-to-text-contract/${Name}`;
  readonly [keyword: string]: unknown;
}

/** Every published schema by name, for `ajv.addSchema(Object.values(schemas))`. */
export declare const schemas: {
  readonly AddonError: JsonSchema<'AddonError'>;
  readonly AudioChunkData: JsonSchema<'AudioChunkData'>;
  readonly AudioChunkMessage: JsonSchema<'AudioChunkMessage'>;
  readonly AudioFile: JsonSchema<'AudioFile'>;
  readonly AudioMetadata: JsonSchema<'AudioMetadata'>;
  readonly AudioToLlmAddon: JsonSchema<'AudioToLlmAddon'>;
  readonly AudioToLlmConfig: JsonSchema<'AudioToLlmConfig'>;
  readonly BitDepth: JsonSchema<'BitDepth'>;
  readonly CallbackConfig: JsonSchema<'CallbackConfig'>;
  readonly CallbackMethod: JsonSchema<'CallbackMethod'>;
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
  readonly Encoding: JsonSchema<'Encoding'>;
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
  readonly PiiProcessedTextType: JsonSchema<'PiiProcessedTextType'>;
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
  readonly SampleRate: JsonSchema<'SampleRate'>;
  readonly Sentence: JsonSchema<'Sentence'>;
  readonly SentencesAddon: JsonSchema<'SentencesAddon'>;
  readonly SentimentAnalysisAddon: JsonSchema<'SentimentAnalysisAddon'>;
  readonly ServerMessage: JsonSchema<'ServerMessage'>;
  readonly StopRecordingMessage: JsonSchema<'StopRecordingMessage'>;
  readonly StructuredDataExtractionAddon: JsonSchema<'StructuredDataExtractionAddon'>;
  readonly Subtitle: JsonSchema<'Subtitle'>;
  readonly SubtitlesConfig: JsonSchema<'SubtitlesConfig'>;
  readonly SubtitlesFormat: JsonSchema<'SubtitlesFormat'>;
  readonly SubtitlesStyle: JsonSchema<'SubtitlesStyle'>;
  readonly SummarizationAddon: JsonSchema<'SummarizationAddon'>;
  readonly SummarizationConfig: JsonSchema<'SummarizationConfig'>;
  readonly SummarizationType: JsonSchema<'SummarizationType'>;
  readonly TranscriptData: JsonSchema<'TranscriptData'>;
  readonly TranscriptMessage: JsonSchema<'TranscriptMessage'>;
  readonly Transcription: JsonSchema<'Transcription'>;
  readonly TranscriptionJob: JsonSchema<'TranscriptionJob'>;
  readonly TranscriptionLanguageCode: JsonSchema<'TranscriptionLanguageCode'>;
  readonly TranslationAddon: JsonSchema<'TranslationAddon'>;
  readonly TranslationConfig: JsonSchema<'TranslationConfig'>;
  readonly TranslationLanguageCode: JsonSchema<'TranslationLanguageCode'>;
  readonly TranslationModel: JsonSchema<'TranslationModel'>;
  readonly UploadResponse: JsonSchema<'UploadResponse'>;
  readonly Utterance: JsonSchema<'Utterance'>;
  readonly Word: JsonSchema<'Word'>;
};

/** The names of the published schemas. */
export type SchemaName = keyof typeof schemas;

/** Error that made an add-on fail. */
export declare const AddonError: JsonSchema<'AddonError'>;
export type AddonError = types.AddonError;

/** The audio, in `chunk`. */
export declare const AudioChunkData: JsonSchema<'AudioChunkData'>;
export type AudioChunkData = types.AudioChunkData;

/** A chunk of audio in a JSON message. A client can send binary frames instead. */
export declare const AudioChunkMessage: JsonSchema<'AudioChunkMessage'>;
export type AudioChunkMessage = types.AudioChunkMessage;

/** The audio file that a job transcribed, with its name, download link, and duration. */
export declare const AudioFile: JsonSchema<'AudioFile'>;
export type AudioFile = types.AudioFile;

/** Name, size, duration, and channels of an uploaded file. */
export declare const AudioMetadata: JsonSchema<'AudioMetadata'>;
export type AudioMetadata = types.AudioMetadata;

/** Answers of the language model to your prompts. */
export declare const AudioToLlmAddon: JsonSchema<'AudioToLlmAddon'>;
export type AudioToLlmAddon = types.AudioToLlmAddon;

/** Prompts to ask about the audio, and the language model to use. */
export declare const AudioToLlmConfig: JsonSchema<'AudioToLlmConfig'>;
export type AudioToLlmConfig = types.AudioToLlmConfig;

/** Bits per sample. */
export declare const BitDepth: JsonSchema<'BitDepth'>;
export type BitDepth = types.BitDepth;

/** The request that the service sends when a job ends. */
export declare const CallbackConfig: JsonSchema<'CallbackConfig'>;
export type CallbackConfig = types.CallbackConfig;

/** HTTP method of a callback. */
export declare const CallbackMethod: JsonSchema<'CallbackMethod'>;
export type CallbackMethod = types.CallbackMethod;

/** Result of the chapterization add-on. */
export declare const ChapterizationAddon: JsonSchema<'ChapterizationAddon'>;
export type ChapterizationAddon = types.ChapterizationAddon;

/** A message from the client. */
export declare const ClientMessage: JsonSchema<'ClientMessage'>;
export type ClientMessage = types.ClientMessage;

/** Spellings that replace words in the transcript. */
export declare const CustomSpellingConfig: JsonSchema<'CustomSpellingConfig'>;
export type CustomSpellingConfig = types.CustomSpellingConfig;

/** A list of words to recognize. */
export declare const CustomVocabulary: JsonSchema<'CustomVocabulary'>;
export type CustomVocabulary = types.CustomVocabulary;

/** Words to recognize, and their default intensity. */
export declare const CustomVocabularyConfig: JsonSchema<'CustomVocabularyConfig'>;
export type CustomVocabularyConfig = types.CustomVocabularyConfig;

/** A word to recognize, with its intensity, pronunciations, and language. */
export declare const CustomVocabularyEntry: JsonSchema<'CustomVocabularyEntry'>;
export type CustomVocabularyEntry = types.CustomVocabularyEntry;

/** A date, such as `2026-01-31`, or a date and time, such as `2026-01-31T09:30:00Z`. */
export declare const DateOrDateTime: JsonSchema<'DateOrDateTime'>;
export type DateOrDateTime = types.DateOrDateTime;

/** Utterances of the transcript, with their speakers. */
export declare const DiarizationAddon: JsonSchema<'DiarizationAddon'>;
export type DiarizationAddon = types.DiarizationAddon;

/** Number of speakers to expect, exact or as a range. */
export declare const DiarizationConfig: JsonSchema<'DiarizationConfig'>;
export type DiarizationConfig = types.DiarizationConfig;

/** Result of the display mode add-on. */
export declare const DisplayModeAddon: JsonSchema<'DisplayModeAddon'>;
export type DisplayModeAddon = types.DisplayModeAddon;

/** Encoding of the audio, with or without a WAV header. */
export declare const Encoding: JsonSchema<'Encoding'>;
export type Encoding = types.Encoding;

/** Body of an error response, with the status code and a message. */
export declare const ErrorResponse: JsonSchema<'ErrorResponse'>;
export type ErrorResponse = types.ErrorResponse;

/** A `pre-recorded` job transcribes a recording, and a `live` job transcribes a live session. */
export declare const JobKind: JsonSchema<'JobKind'>;
export type JobKind = types.JobKind;

/** A page of the job list. */
export declare const JobPage: JsonSchema<'JobPage'>;
export type JobPage = types.JobPage;

/** A `queued` job is waiting, and a `processing` job is in progress. A `done` job has a result, and an `error` job failed during processing. */
export declare const JobStatus: JsonSchema<'JobStatus'>;
export type JobStatus = types.JobStatus;

/** Languages of the audio. If you know the language, list only its code in `languages`. To detect a single language, leave `languages` empty and `code_switching` false. If speakers switch languages, set `code_switching` to true. To guide the detection, you can then list the expected languages in `languages`. */
export declare const LanguageConfig: JsonSchema<'LanguageConfig'>;
export type LanguageConfig = types.LanguageConfig;

/** The query parameters of listTranscriptionJobs. */
export declare const ListTranscriptionJobsQuery: JsonSchema<'ListTranscriptionJobsQuery'>;
export type ListTranscriptionJobsQuery = types.ListTranscriptionJobsQuery;

/** URL of your server and the messages to post to it. To receive only final transcripts, set all flags except `receive_final_transcripts` to false. */
export declare const LiveCallbackConfig: JsonSchema<'LiveCallbackConfig'>;
export type LiveCallbackConfig = types.LiveCallbackConfig;

/** A job that transcribes a live session. */
export declare const LiveJob: JsonSchema<'LiveJob'>;
export type LiveJob = types.LiveJob;

/** Messages that the service sends over the WebSocket. To receive only final transcripts, set all flags except `receive_final_transcripts` to false. */
export declare const LiveMessagesConfig: JsonSchema<'LiveMessagesConfig'>;
export type LiveMessagesConfig = types.LiveMessagesConfig;

/** Audio format, add-ons, and messages of a live session. All fields are optional, so an empty object is valid. */
export declare const LiveRequest: JsonSchema<'LiveRequest'>;
export type LiveRequest = types.LiveRequest;

/** Result of a live session. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled. */
export declare const LiveResult: JsonSchema<'LiveResult'>;
export type LiveResult = types.LiveResult;

/** The created session. Connect to its `url` and stream audio. */
export declare const LiveSessionCreated: JsonSchema<'LiveSessionCreated'>;
export type LiveSessionCreated = types.LiveSessionCreated;

/** An utterance in a message. */
export declare const LiveUtterance: JsonSchema<'LiveUtterance'>;
export type LiveUtterance = types.LiveUtterance;

/** Result of the moderation add-on. */
export declare const ModerationAddon: JsonSchema<'ModerationAddon'>;
export type ModerationAddon = types.ModerationAddon;

/** Result of the name consistency add-on. */
export declare const NameConsistencyAddon: JsonSchema<'NameConsistencyAddon'>;
export type NameConsistencyAddon = types.NameConsistencyAddon;

/** Named entities in the transcript. */
export declare const NamedEntityRecognitionAddon: JsonSchema<'NamedEntityRecognitionAddon'>;
export type NamedEntityRecognitionAddon = types.NamedEntityRecognitionAddon;

/** A message of a type that no other schema describes: an acknowledgment, an error, an add-on or post-processing message, or a lifecycle, speech, pre-processing, or real-time processing event. */
export declare const OtherServerMessage: JsonSchema<'OtherServerMessage'>;
export type OtherServerMessage = types.OtherServerMessage;

/** Type of entity to redact, such as `PHONE_NUMBER`. */
export declare const PiiEntityType: JsonSchema<'PiiEntityType'>;
export type PiiEntityType = types.PiiEntityType;

/** Replacement for redacted text, such as `MASK`. */
export declare const PiiProcessedTextType: JsonSchema<'PiiProcessedTextType'>;
export type PiiProcessedTextType = types.PiiProcessedTextType;

/** Entities to redact, and the replacement for their text. */
export declare const PiiRedactionConfig: JsonSchema<'PiiRedactionConfig'>;
export type PiiRedactionConfig = types.PiiRedactionConfig;

/** Summary and chapters of a live session. */
export declare const PostProcessingConfig: JsonSchema<'PostProcessingConfig'>;
export type PostProcessingConfig = types.PostProcessingConfig;

/** Audio enhancement and the threshold for speech. */
export declare const PreProcessingConfig: JsonSchema<'PreProcessingConfig'>;
export type PreProcessingConfig = types.PreProcessingConfig;

/** Notification that the job of a recording has ended. */
export declare const PreRecordedCallback: JsonSchema<'PreRecordedCallback'>;
export type PreRecordedCallback = types.PreRecordedCallback;

/** A job that transcribes a recording. Poll it while its status is `queued` or `processing`. */
export declare const PreRecordedJob: JsonSchema<'PreRecordedJob'>;
export type PreRecordedJob = types.PreRecordedJob;

/** The ID and URL of the created job. */
export declare const PreRecordedJobCreated: JsonSchema<'PreRecordedJobCreated'>;
export type PreRecordedJobCreated = types.PreRecordedJobCreated;

/** The recording to transcribe and the options for the job. */
export declare const PreRecordedRequest: JsonSchema<'PreRecordedRequest'>;
export type PreRecordedRequest = types.PreRecordedRequest;

/** Parameters of a job, as the job returns them. */
export declare const PreRecordedRequestParams: JsonSchema<'PreRecordedRequestParams'>;
export type PreRecordedRequestParams = types.PreRecordedRequestParams;

/** Result of a recording. Each add-on has a block, such as `translation`. A block is present only if its add-on was enabled. */
export declare const PreRecordedResult: JsonSchema<'PreRecordedResult'>;
export type PreRecordedResult = types.PreRecordedResult;

/** Notification that the transcription of a recording is done. */
export declare const PreRecordedWebhook: JsonSchema<'PreRecordedWebhook'>;
export type PreRecordedWebhook = types.PreRecordedWebhook;

/** Add-ons of a live session that run in real time. */
export declare const RealtimeProcessingConfig: JsonSchema<'RealtimeProcessingConfig'>;
export type RealtimeProcessingConfig = types.RealtimeProcessingConfig;

/** Durations, number of channels, and billing time. */
export declare const ResultMetadata: JsonSchema<'ResultMetadata'>;
export type ResultMetadata = types.ResultMetadata;

/** Samples per second. */
export declare const SampleRate: JsonSchema<'SampleRate'>;
export type SampleRate = types.SampleRate;

/** A sentence of the transcript. */
export declare const Sentence: JsonSchema<'Sentence'>;
export type Sentence = types.Sentence;

/** Sentences of the transcript. Use `transcription.sentences` instead. */
export declare const SentencesAddon: JsonSchema<'SentencesAddon'>;
export type SentencesAddon = types.SentencesAddon;

/** Result of the sentiment analysis add-on. */
export declare const SentimentAnalysisAddon: JsonSchema<'SentimentAnalysisAddon'>;
export type SentimentAnalysisAddon = types.SentimentAnalysisAddon;

/** A message from the service. */
export declare const ServerMessage: JsonSchema<'ServerMessage'>;
export type ServerMessage = types.ServerMessage;

/** Ends the session. Send it after the last audio. */
export declare const StopRecordingMessage: JsonSchema<'StopRecordingMessage'>;
export type StopRecordingMessage = types.StopRecordingMessage;

/** Result of the structured data extraction add-on. */
export declare const StructuredDataExtractionAddon: JsonSchema<'StructuredDataExtractionAddon'>;
export type StructuredDataExtractionAddon = types.StructuredDataExtractionAddon;

/** A subtitle of the transcript. */
export declare const Subtitle: JsonSchema<'Subtitle'>;
export type Subtitle = types.Subtitle;

/** Formats, timing, and style of the subtitles. */
export declare const SubtitlesConfig: JsonSchema<'SubtitlesConfig'>;
export type SubtitlesConfig = types.SubtitlesConfig;

/** `srt` for SubRip or `vtt` for WebVTT. */
export declare const SubtitlesFormat: JsonSchema<'SubtitlesFormat'>;
export type SubtitlesFormat = types.SubtitlesFormat;

/** Style of subtitles. */
export declare const SubtitlesStyle: JsonSchema<'SubtitlesStyle'>;
export type SubtitlesStyle = types.SubtitlesStyle;

/** Result of the summarization add-on. */
export declare const SummarizationAddon: JsonSchema<'SummarizationAddon'>;
export type SummarizationAddon = types.SummarizationAddon;

/** Type of summary, such as `bullet_points`. */
export declare const SummarizationConfig: JsonSchema<'SummarizationConfig'>;
export type SummarizationConfig = types.SummarizationConfig;

/** Type of summary, such as `bullet_points`. */
export declare const SummarizationType: JsonSchema<'SummarizationType'>;
export type SummarizationType = types.SummarizationType;

/** The utterance of a transcript message, partial or final. */
export declare const TranscriptData: JsonSchema<'TranscriptData'>;
export type TranscriptData = types.TranscriptData;

/** A partial or final transcript of an utterance. */
export declare const TranscriptMessage: JsonSchema<'TranscriptMessage'>;
export type TranscriptMessage = types.TranscriptMessage;

/** The transcript as full text and as utterances. */
export declare const Transcription: JsonSchema<'Transcription'>;
export type Transcription = types.Transcription;

/** The job of a recording or of a live session. Check `kind` to tell them apart, then `status` to see which fields are set. */
export declare const TranscriptionJob: JsonSchema<'TranscriptionJob'>;
export type TranscriptionJob = types.TranscriptionJob;

/** Code of a language that the service transcribes, similar to ISO 639-1. */
export declare const TranscriptionLanguageCode: JsonSchema<'TranscriptionLanguageCode'>;
export type TranscriptionLanguageCode = types.TranscriptionLanguageCode;

/** Translations of the transcript. */
export declare const TranslationAddon: JsonSchema<'TranslationAddon'>;
export type TranslationAddon = types.TranslationAddon;

/** Target languages and options of the translation. */
export declare const TranslationConfig: JsonSchema<'TranslationConfig'>;
export type TranslationConfig = types.TranslationConfig;

/** Code of a language that the service translates into, similar to ISO 639-1. */
export declare const TranslationLanguageCode: JsonSchema<'TranslationLanguageCode'>;
export type TranslationLanguageCode = types.TranslationLanguageCode;

/** Model that translates the transcript. */
export declare const TranslationModel: JsonSchema<'TranslationModel'>;
export type TranslationModel = types.TranslationModel;

/** URL and metadata of an uploaded file. */
export declare const UploadResponse: JsonSchema<'UploadResponse'>;
export type UploadResponse = types.UploadResponse;

/** A stretch of speech in the transcript. */
export declare const Utterance: JsonSchema<'Utterance'>;
export type Utterance = types.Utterance;

/** A word of an utterance. */
export declare const Word: JsonSchema<'Word'>;
export type Word = types.Word;
