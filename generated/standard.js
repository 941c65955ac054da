// Generated from the contract by `npm run build`; edit the contract instead.

import {
  parseAddonError,
  parseAudioChunkData,
  parseAudioChunkMessage,
  parseAudioFile,
  parseAudioMetadata,
  parseAudioToLlmAddon,
  parseAudioToLlmConfig,
  parseCallbackConfig,
  parseChapterizationAddon,
  parseClientMessageValue,
  parseCustomSpellingConfig,
  parseCustomVocabulary,
  parseCustomVocabularyConfig,
  parseCustomVocabularyEntry,
  parseDateOrDateTime,
  parseDiarizationAddon,
  parseDiarizationConfig,
  parseDisplayModeAddon,
  parseErrorResponse,
  parseJobKind,
  parseJobPage,
  parseJobStatus,
  parseLanguageConfig,
  parseListTranscriptionJobsQuery,
  parseLiveCallbackConfig,
  parseLiveJob,
  parseLiveMessagesConfig,
  parseLiveRequest,
  parseLiveResult,
  parseLiveSessionCreated,
  parseLiveUtterance,
  parseModerationAddon,
  parseNameConsistencyAddon,
  parseNamedEntityRecognitionAddon,
  parseOtherServerMessage,
  parsePiiEntityType,
  parsePiiRedactionConfig,
  parsePostProcessingConfig,
  parsePreProcessingConfig,
  parsePreRecordedCallback,
  parsePreRecordedJob,
  parsePreRecordedJobCreated,
  parsePreRecordedRequest,
  parsePreRecordedRequestParams,
  parsePreRecordedResult,
  parsePreRecordedWebhook,
  parseRealtimeProcessingConfig,
  parseResultMetadata,
  parseSentence,
  parseSentencesAddon,
  parseSentimentAnalysisAddon,
  parseServerMessageValue,
  parseStopRecordingMessage,
  parseStructuredDataExtractionAddon,
  parseSubtitle,
  parseSubtitlesConfig,
  parseSummarizationAddon,
  parseSummarizationConfig,
  parseTranscriptData,
  parseTranscriptMessage,
  parseTranscription,
  parseTranscriptionJob,
  parseTranscriptionLanguageCode,
  parseTranslationAddon,
  parseTranslationConfig,
  parseTranslationLanguageCode,
  parseUploadResponse,
  parseUtterance,
  parseWord,
} from './parse.js';
import {
  AddonError as AddonErrorSchema,
  AudioChunkData as AudioChunkDataSchema,
  AudioChunkMessage as AudioChunkMessageSchema,
  AudioFile as AudioFileSchema,
  AudioMetadata as AudioMetadataSchema,
  AudioToLlmAddon as AudioToLlmAddonSchema,
  AudioToLlmConfig as AudioToLlmConfigSchema,
  CallbackConfig as CallbackConfigSchema,
  ChapterizationAddon as ChapterizationAddonSchema,
  ClientMessage as ClientMessageSchema,
  CustomSpellingConfig as CustomSpellingConfigSchema,
  CustomVocabulary as CustomVocabularySchema,
  CustomVocabularyConfig as CustomVocabularyConfigSchema,
  CustomVocabularyEntry as CustomVocabularyEntrySchema,
  DateOrDateTime as DateOrDateTimeSchema,
  DiarizationAddon as DiarizationAddonSchema,
  DiarizationConfig as DiarizationConfigSchema,
  DisplayModeAddon as DisplayModeAddonSchema,
  ErrorResponse as ErrorResponseSchema,
  JobKind as JobKindSchema,
  JobPage as JobPageSchema,
  JobStatus as JobStatusSchema,
  LanguageConfig as LanguageConfigSchema,
  ListTranscriptionJobsQuery as ListTranscriptionJobsQuerySchema,
  LiveCallbackConfig as LiveCallbackConfigSchema,
  LiveJob as LiveJobSchema,
  LiveMessagesConfig as LiveMessagesConfigSchema,
  LiveRequest as LiveRequestSchema,
  LiveResult as LiveResultSchema,
  LiveSessionCreated as LiveSessionCreatedSchema,
  LiveUtterance as LiveUtteranceSchema,
  ModerationAddon as ModerationAddonSchema,
  NameConsistencyAddon as NameConsistencyAddonSchema,
  NamedEntityRecognitionAddon as NamedEntityRecognitionAddonSchema,
  OtherServerMessage as OtherServerMessageSchema,
  PiiEntityType as PiiEntityTypeSchema,
  PiiRedactionConfig as PiiRedactionConfigSchema,
  PostProcessingConfig as PostProcessingConfigSchema,
  PreProcessingConfig as PreProcessingConfigSchema,
  PreRecordedCallback as PreRecordedCallbackSchema,
  PreRecordedJob as PreRecordedJobSchema,
  PreRecordedJobCreated as PreRecordedJobCreatedSchema,
  PreRecordedRequest as PreRecordedRequestSchema,
  PreRecordedRequestParams as PreRecordedRequestParamsSchema,
  PreRecordedResult as PreRecordedResultSchema,
  PreRecordedWebhook as PreRecordedWebhookSchema,
  RealtimeProcessingConfig as RealtimeProcessingConfigSchema,
  ResultMetadata as ResultMetadataSchema,
  Sentence as SentenceSchema,
  SentencesAddon as SentencesAddonSchema,
  SentimentAnalysisAddon as SentimentAnalysisAddonSchema,
  ServerMessage as ServerMessageSchema,
  StopRecordingMessage as StopRecordingMessageSchema,
  StructuredDataExtractionAddon as StructuredDataExtractionAddonSchema,
  Subtitle as SubtitleSchema,
  SubtitlesConfig as SubtitlesConfigSchema,
  SummarizationAddon as SummarizationAddonSchema,
  SummarizationConfig as SummarizationConfigSchema,
  TranscriptData as TranscriptDataSchema,
  TranscriptMessage as TranscriptMessageSchema,
  Transcription as TranscriptionSchema,
  TranscriptionJob as TranscriptionJobSchema,
  TranscriptionLanguageCode as TranscriptionLanguageCodeSchema,
  TranslationAddon as TranslationAddonSchema,
  TranslationConfig as TranslationConfigSchema,
  TranslationLanguageCode as TranslationLanguageCodeSchema,
  UploadResponse as UploadResponseSchema,
  Utterance as UtteranceSchema,
  Word as WordSchema,
} from './schemas/index.js';
import { standardOf } from './standard/core.js';

const standard = /* @__PURE__ */ standardOf('speech-to-text-contract');

export const AddonError = /* @__PURE__ */ standard(parseAddonError, AddonErrorSchema);

export const AudioChunkData = /* @__PURE__ */ standard(parseAudioChunkData, AudioChunkDataSchema);

export const AudioChunkMessage = /* @__PURE__ */ standard(
  parseAudioChunkMessage,
  AudioChunkMessageSchema,
);

export const AudioFile = /* @__PURE__ */ standard(parseAudioFile, AudioFileSchema);

export const AudioMetadata = /* @__PURE__ */ standard(parseAudioMetadata, AudioMetadataSchema);

export const AudioToLlmAddon = /* @__PURE__ */ standard(
  parseAudioToLlmAddon,
  AudioToLlmAddonSchema,
);

export const AudioToLlmConfig = /* @__PURE__ */ standard(
  parseAudioToLlmConfig,
  AudioToLlmConfigSchema,
);

export const CallbackConfig = /* @__PURE__ */ standard(parseCallbackConfig, CallbackConfigSchema);

export const ChapterizationAddon = /* @__PURE__ */ standard(
  parseChapterizationAddon,
  ChapterizationAddonSchema,
);

export const ClientMessage = /* @__PURE__ */ standard(parseClientMessageValue, ClientMessageSchema);

export const CustomSpellingConfig = /* @__PURE__ */ standard(
  parseCustomSpellingConfig,
  CustomSpellingConfigSchema,
);

export const CustomVocabulary = /* @__PURE__ */ standard(
  parseCustomVocabulary,
  CustomVocabularySchema,
);

export const CustomVocabularyConfig = /* @__PURE__ */ standard(
  parseCustomVocabularyConfig,
  CustomVocabularyConfigSchema,
);

export const CustomVocabularyEntry = /* @__PURE__ */ standard(
  parseCustomVocabularyEntry,
  CustomVocabularyEntrySchema,
);

export const DateOrDateTime = /* @__PURE__ */ standard(parseDateOrDateTime, DateOrDateTimeSchema);

export const DiarizationAddon = /* @__PURE__ */ standard(
  parseDiarizationAddon,
  DiarizationAddonSchema,
);

export const DiarizationConfig = /* @__PURE__ */ standard(
  parseDiarizationConfig,
  DiarizationConfigSchema,
);

export const DisplayModeAddon = /* @__PURE__ */ standard(
  parseDisplayModeAddon,
  DisplayModeAddonSchema,
);

export const ErrorResponse = /* @__PURE__ */ standard(parseErrorResponse, ErrorResponseSchema);

export const JobKind = /* @__PURE__ */ standard(parseJobKind, JobKindSchema);

export const JobPage = /* @__PURE__ */ standard(parseJobPage, JobPageSchema);

export const JobStatus = /* @__PURE__ */ standard(parseJobStatus, JobStatusSchema);

export const LanguageConfig = /* @__PURE__ */ standard(parseLanguageConfig, LanguageConfigSchema);

export const ListTranscriptionJobsQuery = /* @__PURE__ */ standard(
  parseListTranscriptionJobsQuery,
  ListTranscriptionJobsQuerySchema,
);

export const LiveCallbackConfig = /* @__PURE__ */ standard(
  parseLiveCallbackConfig,
  LiveCallbackConfigSchema,
);

export const LiveJob = /* @__PURE__ */ standard(parseLiveJob, LiveJobSchema);

export const LiveMessagesConfig = /* @__PURE__ */ standard(
  parseLiveMessagesConfig,
  LiveMessagesConfigSchema,
);

export const LiveRequest = /* @__PURE__ */ standard(parseLiveRequest, LiveRequestSchema);

export const LiveResult = /* @__PURE__ */ standard(parseLiveResult, LiveResultSchema);

export const LiveSessionCreated = /* @__PURE__ */ standard(
  parseLiveSessionCreated,
  LiveSessionCreatedSchema,
);

export const LiveUtterance = /* @__PURE__ */ standard(parseLiveUtterance, LiveUtteranceSchema);

export const ModerationAddon = /* @__PURE__ */ standard(
  parseModerationAddon,
  ModerationAddonSchema,
);

export const NameConsistencyAddon = /* @__PURE__ */ standard(
  parseNameConsistencyAddon,
  NameConsistencyAddonSchema,
);

export const NamedEntityRecognitionAddon = /* @__PURE__ */ standard(
  parseNamedEntityRecognitionAddon,
  NamedEntityRecognitionAddonSchema,
);

export const OtherServerMessage = /* @__PURE__ */ standard(
  parseOtherServerMessage,
  OtherServerMessageSchema,
);

export const PiiEntityType = /* @__PURE__ */ standard(parsePiiEntityType, PiiEntityTypeSchema);

export const PiiRedactionConfig = /* @__PURE__ */ standard(
  parsePiiRedactionConfig,
  PiiRedactionConfigSchema,
);

export const PostProcessingConfig = /* @__PURE__ */ standard(
  parsePostProcessingConfig,
  PostProcessingConfigSchema,
);

export const PreProcessingConfig = /* @__PURE__ */ standard(
  parsePreProcessingConfig,
  PreProcessingConfigSchema,
);

export const PreRecordedCallback = /* @__PURE__ */ standard(
  parsePreRecordedCallback,
  PreRecordedCallbackSchema,
);

export const PreRecordedJob = /* @__PURE__ */ standard(parsePreRecordedJob, PreRecordedJobSchema);

export const PreRecordedJobCreated = /* @__PURE__ */ standard(
  parsePreRecordedJobCreated,
  PreRecordedJobCreatedSchema,
);

export const PreRecordedRequest = /* @__PURE__ */ standard(
  parsePreRecordedRequest,
  PreRecordedRequestSchema,
);

export const PreRecordedRequestParams = /* @__PURE__ */ standard(
  parsePreRecordedRequestParams,
  PreRecordedRequestParamsSchema,
);

export const PreRecordedResult = /* @__PURE__ */ standard(
  parsePreRecordedResult,
  PreRecordedResultSchema,
);

export const PreRecordedWebhook = /* @__PURE__ */ standard(
  parsePreRecordedWebhook,
  PreRecordedWebhookSchema,
);

export const RealtimeProcessingConfig = /* @__PURE__ */ standard(
  parseRealtimeProcessingConfig,
  RealtimeProcessingConfigSchema,
);

export const ResultMetadata = /* @__PURE__ */ standard(parseResultMetadata, ResultMetadataSchema);

export const Sentence = /* @__PURE__ */ standard(parseSentence, SentenceSchema);

export const SentencesAddon = /* @__PURE__ */ standard(parseSentencesAddon, SentencesAddonSchema);

export const SentimentAnalysisAddon = /* @__PURE__ */ standard(
  parseSentimentAnalysisAddon,
  SentimentAnalysisAddonSchema,
);

export const ServerMessage = /* @__PURE__ */ standard(parseServerMessageValue, ServerMessageSchema);

export const StopRecordingMessage = /* @__PURE__ */ standard(
  parseStopRecordingMessage,
  StopRecordingMessageSchema,
);

export const StructuredDataExtractionAddon = /* @__PURE__ */ standard(
  parseStructuredDataExtractionAddon,
  StructuredDataExtractionAddonSchema,
);

export const Subtitle = /* @__PURE__ */ standard(parseSubtitle, SubtitleSchema);

export const SubtitlesConfig = /* @__PURE__ */ standard(
  parseSubtitlesConfig,
  SubtitlesConfigSchema,
);

export const SummarizationAddon = /* @__PURE__ */ standard(
  parseSummarizationAddon,
  SummarizationAddonSchema,
);

export const SummarizationConfig = /* @__PURE__ */ standard(
  parseSummarizationConfig,
  SummarizationConfigSchema,
);

export const TranscriptData = /* @__PURE__ */ standard(parseTranscriptData, TranscriptDataSchema);

export const TranscriptMessage = /* @__PURE__ */ standard(
  parseTranscriptMessage,
  TranscriptMessageSchema,
);

export const Transcription = /* @__PURE__ */ standard(parseTranscription, TranscriptionSchema);

export const TranscriptionJob = /* @__PURE__ */ standard(
  parseTranscriptionJob,
  TranscriptionJobSchema,
);

export const TranscriptionLanguageCode = /* @__PURE__ */ standard(
  parseTranscriptionLanguageCode,
  TranscriptionLanguageCodeSchema,
);

export const TranslationAddon = /* @__PURE__ */ standard(
  parseTranslationAddon,
  TranslationAddonSchema,
);

export const TranslationConfig = /* @__PURE__ */ standard(
  parseTranslationConfig,
  TranslationConfigSchema,
);

export const TranslationLanguageCode = /* @__PURE__ */ standard(
  parseTranslationLanguageCode,
  TranslationLanguageCodeSchema,
);

export const UploadResponse = /* @__PURE__ */ standard(parseUploadResponse, UploadResponseSchema);

export const Utterance = /* @__PURE__ */ standard(parseUtterance, UtteranceSchema);

export const Word = /* @__PURE__ */ standard(parseWord, WordSchema);
