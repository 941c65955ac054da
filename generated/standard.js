// Generated from the contract by `npm run build`; edit the contract instead.

import * as parse from './parse.js';
import * as schemas from './schemas/index.js';
import { standard } from './runtime/standard.js';

const VENDOR = 'speech-to-text-contract';

export const AddonError = /* @__PURE__ */ standard(
  parse.parseAddonError,
  schemas.AddonError,
  VENDOR,
);

export const AudioChunkData = /* @__PURE__ */ standard(
  parse.parseAudioChunkData,
  schemas.AudioChunkData,
  VENDOR,
);

export const AudioChunkMessage = /* @__PURE__ */ standard(
  parse.parseAudioChunkMessage,
  schemas.AudioChunkMessage,
  VENDOR,
);

export const AudioFile = /* @__PURE__ */ standard(parse.parseAudioFile, schemas.AudioFile, VENDOR);

export const AudioMetadata = /* @__PURE__ */ standard(
  parse.parseAudioMetadata,
  schemas.AudioMetadata,
  VENDOR,
);

export const AudioToLlmAddon = /* @__PURE__ */ standard(
  parse.parseAudioToLlmAddon,
  schemas.AudioToLlmAddon,
  VENDOR,
);

export const AudioToLlmConfig = /* @__PURE__ */ standard(
  parse.parseAudioToLlmConfig,
  schemas.AudioToLlmConfig,
  VENDOR,
);

export const CallbackConfig = /* @__PURE__ */ standard(
  parse.parseCallbackConfig,
  schemas.CallbackConfig,
  VENDOR,
);

export const ChapterizationAddon = /* @__PURE__ */ standard(
  parse.parseChapterizationAddon,
  schemas.ChapterizationAddon,
  VENDOR,
);

export const ClientMessage = /* @__PURE__ */ standard(
  parse.parseClientMessageValue,
  schemas.ClientMessage,
  VENDOR,
);

export const CustomSpellingConfig = /* @__PURE__ */ standard(
  parse.parseCustomSpellingConfig,
  schemas.CustomSpellingConfig,
  VENDOR,
);

export const CustomVocabulary = /* @__PURE__ */ standard(
  parse.parseCustomVocabulary,
  schemas.CustomVocabulary,
  VENDOR,
);

export const CustomVocabularyConfig = /* @__PURE__ */ standard(
  parse.parseCustomVocabularyConfig,
  schemas.CustomVocabularyConfig,
  VENDOR,
);

export const CustomVocabularyEntry = /* @__PURE__ */ standard(
  parse.parseCustomVocabularyEntry,
  schemas.CustomVocabularyEntry,
  VENDOR,
);

export const DateOrDateTime = /* @__PURE__ */ standard(
  parse.parseDateOrDateTime,
  schemas.DateOrDateTime,
  VENDOR,
);

export const DiarizationAddon = /* @__PURE__ */ standard(
  parse.parseDiarizationAddon,
  schemas.DiarizationAddon,
  VENDOR,
);

export const DiarizationConfig = /* @__PURE__ */ standard(
  parse.parseDiarizationConfig,
  schemas.DiarizationConfig,
  VENDOR,
);

export const DisplayModeAddon = /* @__PURE__ */ standard(
  parse.parseDisplayModeAddon,
  schemas.DisplayModeAddon,
  VENDOR,
);

export const ErrorResponse = /* @__PURE__ */ standard(
  parse.parseErrorResponse,
  schemas.ErrorResponse,
  VENDOR,
);

export const JobKind = /* @__PURE__ */ standard(parse.parseJobKind, schemas.JobKind, VENDOR);

export const JobPage = /* @__PURE__ */ standard(parse.parseJobPage, schemas.JobPage, VENDOR);

export const JobStatus = /* @__PURE__ */ standard(parse.parseJobStatus, schemas.JobStatus, VENDOR);

export const LanguageConfig = /* @__PURE__ */ standard(
  parse.parseLanguageConfig,
  schemas.LanguageConfig,
  VENDOR,
);

export const ListTranscriptionJobsQuery = /* @__PURE__ */ standard(
  parse.parseListTranscriptionJobsQuery,
  schemas.ListTranscriptionJobsQuery,
  VENDOR,
);

export const LiveCallbackConfig = /* @__PURE__ */ standard(
  parse.parseLiveCallbackConfig,
  schemas.LiveCallbackConfig,
  VENDOR,
);

export const LiveJob = /* @__PURE__ */ standard(parse.parseLiveJob, schemas.LiveJob, VENDOR);

export const LiveMessagesConfig = /* @__PURE__ */ standard(
  parse.parseLiveMessagesConfig,
  schemas.LiveMessagesConfig,
  VENDOR,
);

export const LiveRequest = /* @__PURE__ */ standard(
  parse.parseLiveRequest,
  schemas.LiveRequest,
  VENDOR,
);

export const LiveResult = /* @__PURE__ */ standard(
  parse.parseLiveResult,
  schemas.LiveResult,
  VENDOR,
);

export const LiveSessionCreated = /* @__PURE__ */ standard(
  parse.parseLiveSessionCreated,
  schemas.LiveSessionCreated,
  VENDOR,
);

export const LiveUtterance = /* @__PURE__ */ standard(
  parse.parseLiveUtterance,
  schemas.LiveUtterance,
  VENDOR,
);

export const ModerationAddon = /* @__PURE__ */ standard(
  parse.parseModerationAddon,
  schemas.ModerationAddon,
  VENDOR,
);

export const NameConsistencyAddon = /* @__PURE__ */ standard(
  parse.parseNameConsistencyAddon,
  schemas.NameConsistencyAddon,
  VENDOR,
);

export const NamedEntityRecognitionAddon = /* @__PURE__ */ standard(
  parse.parseNamedEntityRecognitionAddon,
  schemas.NamedEntityRecognitionAddon,
  VENDOR,
);

export const OtherServerMessage = /* @__PURE__ */ standard(
  parse.parseOtherServerMessage,
  schemas.OtherServerMessage,
  VENDOR,
);

export const PiiEntityType = /* @__PURE__ */ standard(
  parse.parsePiiEntityType,
  schemas.PiiEntityType,
  VENDOR,
);

export const PiiRedactionConfig = /* @__PURE__ */ standard(
  parse.parsePiiRedactionConfig,
  schemas.PiiRedactionConfig,
  VENDOR,
);

export const PostProcessingConfig = /* @__PURE__ */ standard(
  parse.parsePostProcessingConfig,
  schemas.PostProcessingConfig,
  VENDOR,
);

export const PreProcessingConfig = /* @__PURE__ */ standard(
  parse.parsePreProcessingConfig,
  schemas.PreProcessingConfig,
  VENDOR,
);

export const PreRecordedCallback = /* @__PURE__ */ standard(
  parse.parsePreRecordedCallback,
  schemas.PreRecordedCallback,
  VENDOR,
);

export const PreRecordedJob = /* @__PURE__ */ standard(
  parse.parsePreRecordedJob,
  schemas.PreRecordedJob,
  VENDOR,
);

export const PreRecordedJobCreated = /* @__PURE__ */ standard(
  parse.parsePreRecordedJobCreated,
  schemas.PreRecordedJobCreated,
  VENDOR,
);

export const PreRecordedRequest = /* @__PURE__ */ standard(
  parse.parsePreRecordedRequest,
  schemas.PreRecordedRequest,
  VENDOR,
);

export const PreRecordedRequestParams = /* @__PURE__ */ standard(
  parse.parsePreRecordedRequestParams,
  schemas.PreRecordedRequestParams,
  VENDOR,
);

export const PreRecordedResult = /* @__PURE__ */ standard(
  parse.parsePreRecordedResult,
  schemas.PreRecordedResult,
  VENDOR,
);

export const PreRecordedWebhook = /* @__PURE__ */ standard(
  parse.parsePreRecordedWebhook,
  schemas.PreRecordedWebhook,
  VENDOR,
);

export const RealtimeProcessingConfig = /* @__PURE__ */ standard(
  parse.parseRealtimeProcessingConfig,
  schemas.RealtimeProcessingConfig,
  VENDOR,
);

export const ResultMetadata = /* @__PURE__ */ standard(
  parse.parseResultMetadata,
  schemas.ResultMetadata,
  VENDOR,
);

export const Sentence = /* @__PURE__ */ standard(parse.parseSentence, schemas.Sentence, VENDOR);

export const SentencesAddon = /* @__PURE__ */ standard(
  parse.parseSentencesAddon,
  schemas.SentencesAddon,
  VENDOR,
);

export const SentimentAnalysisAddon = /* @__PURE__ */ standard(
  parse.parseSentimentAnalysisAddon,
  schemas.SentimentAnalysisAddon,
  VENDOR,
);

export const ServerMessage = /* @__PURE__ */ standard(
  parse.parseServerMessageValue,
  schemas.ServerMessage,
  VENDOR,
);

export const StopRecordingMessage = /* @__PURE__ */ standard(
  parse.parseStopRecordingMessage,
  schemas.StopRecordingMessage,
  VENDOR,
);

export const StructuredDataExtractionAddon = /* @__PURE__ */ standard(
  parse.parseStructuredDataExtractionAddon,
  schemas.StructuredDataExtractionAddon,
  VENDOR,
);

export const Subtitle = /* @__PURE__ */ standard(parse.parseSubtitle, schemas.Subtitle, VENDOR);

export const SubtitlesConfig = /* @__PURE__ */ standard(
  parse.parseSubtitlesConfig,
  schemas.SubtitlesConfig,
  VENDOR,
);

export const SummarizationAddon = /* @__PURE__ */ standard(
  parse.parseSummarizationAddon,
  schemas.SummarizationAddon,
  VENDOR,
);

export const SummarizationConfig = /* @__PURE__ */ standard(
  parse.parseSummarizationConfig,
  schemas.SummarizationConfig,
  VENDOR,
);

export const TranscriptData = /* @__PURE__ */ standard(
  parse.parseTranscriptData,
  schemas.TranscriptData,
  VENDOR,
);

export const TranscriptMessage = /* @__PURE__ */ standard(
  parse.parseTranscriptMessage,
  schemas.TranscriptMessage,
  VENDOR,
);

export const Transcription = /* @__PURE__ */ standard(
  parse.parseTranscription,
  schemas.Transcription,
  VENDOR,
);

export const TranscriptionJob = /* @__PURE__ */ standard(
  parse.parseTranscriptionJob,
  schemas.TranscriptionJob,
  VENDOR,
);

export const TranscriptionLanguageCode = /* @__PURE__ */ standard(
  parse.parseTranscriptionLanguageCode,
  schemas.TranscriptionLanguageCode,
  VENDOR,
);

export const TranslationAddon = /* @__PURE__ */ standard(
  parse.parseTranslationAddon,
  schemas.TranslationAddon,
  VENDOR,
);

export const TranslationConfig = /* @__PURE__ */ standard(
  parse.parseTranslationConfig,
  schemas.TranslationConfig,
  VENDOR,
);

export const TranslationLanguageCode = /* @__PURE__ */ standard(
  parse.parseTranslationLanguageCode,
  schemas.TranslationLanguageCode,
  VENDOR,
);

export const UploadResponse = /* @__PURE__ */ standard(
  parse.parseUploadResponse,
  schemas.UploadResponse,
  VENDOR,
);

export const Utterance = /* @__PURE__ */ standard(parse.parseUtterance, schemas.Utterance, VENDOR);

export const Word = /* @__PURE__ */ standard(parse.parseWord, schemas.Word, VENDOR);
