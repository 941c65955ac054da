// Generated from the contract by `npm run build`; edit the contract instead.

import * as parse from './parse.js';
import * as schemas from './schemas/index.js';
import { standardOf } from './standard/core.js';

const standard = /* @__PURE__ */ standardOf('speech-to-text-contract');

export const AddonError = /* @__PURE__ */ standard(parse.parseAddonError, schemas.AddonError);

export const AudioChunkData = /* @__PURE__ */ standard(
  parse.parseAudioChunkData,
  schemas.AudioChunkData,
);

export const AudioChunkMessage = /* @__PURE__ */ standard(
  parse.parseAudioChunkMessage,
  schemas.AudioChunkMessage,
);

export const AudioFile = /* @__PURE__ */ standard(parse.parseAudioFile, schemas.AudioFile);

export const AudioMetadata = /* @__PURE__ */ standard(
  parse.parseAudioMetadata,
  schemas.AudioMetadata,
);

export const AudioToLlmAddon = /* @__PURE__ */ standard(
  parse.parseAudioToLlmAddon,
  schemas.AudioToLlmAddon,
);

export const AudioToLlmConfig = /* @__PURE__ */ standard(
  parse.parseAudioToLlmConfig,
  schemas.AudioToLlmConfig,
);

export const CallbackConfig = /* @__PURE__ */ standard(
  parse.parseCallbackConfig,
  schemas.CallbackConfig,
);

export const ChapterizationAddon = /* @__PURE__ */ standard(
  parse.parseChapterizationAddon,
  schemas.ChapterizationAddon,
);

export const ClientMessage = /* @__PURE__ */ standard(
  parse.parseClientMessageValue,
  schemas.ClientMessage,
);

export const CustomSpellingConfig = /* @__PURE__ */ standard(
  parse.parseCustomSpellingConfig,
  schemas.CustomSpellingConfig,
);

export const CustomVocabulary = /* @__PURE__ */ standard(
  parse.parseCustomVocabulary,
  schemas.CustomVocabulary,
);

export const CustomVocabularyConfig = /* @__PURE__ */ standard(
  parse.parseCustomVocabularyConfig,
  schemas.CustomVocabularyConfig,
);

export const CustomVocabularyEntry = /* @__PURE__ */ standard(
  parse.parseCustomVocabularyEntry,
  schemas.CustomVocabularyEntry,
);

export const DateOrDateTime = /* @__PURE__ */ standard(
  parse.parseDateOrDateTime,
  schemas.DateOrDateTime,
);

export const DiarizationAddon = /* @__PURE__ */ standard(
  parse.parseDiarizationAddon,
  schemas.DiarizationAddon,
);

export const DiarizationConfig = /* @__PURE__ */ standard(
  parse.parseDiarizationConfig,
  schemas.DiarizationConfig,
);

export const DisplayModeAddon = /* @__PURE__ */ standard(
  parse.parseDisplayModeAddon,
  schemas.DisplayModeAddon,
);

export const ErrorResponse = /* @__PURE__ */ standard(
  parse.parseErrorResponse,
  schemas.ErrorResponse,
);

export const JobKind = /* @__PURE__ */ standard(parse.parseJobKind, schemas.JobKind);

export const JobPage = /* @__PURE__ */ standard(parse.parseJobPage, schemas.JobPage);

export const JobStatus = /* @__PURE__ */ standard(parse.parseJobStatus, schemas.JobStatus);

export const LanguageConfig = /* @__PURE__ */ standard(
  parse.parseLanguageConfig,
  schemas.LanguageConfig,
);

export const ListTranscriptionJobsQuery = /* @__PURE__ */ standard(
  parse.parseListTranscriptionJobsQuery,
  schemas.ListTranscriptionJobsQuery,
);

export const LiveCallbackConfig = /* @__PURE__ */ standard(
  parse.parseLiveCallbackConfig,
  schemas.LiveCallbackConfig,
);

export const LiveJob = /* @__PURE__ */ standard(parse.parseLiveJob, schemas.LiveJob);

export const LiveMessagesConfig = /* @__PURE__ */ standard(
  parse.parseLiveMessagesConfig,
  schemas.LiveMessagesConfig,
);

export const LiveRequest = /* @__PURE__ */ standard(parse.parseLiveRequest, schemas.LiveRequest);

export const LiveResult = /* @__PURE__ */ standard(parse.parseLiveResult, schemas.LiveResult);

export const LiveSessionCreated = /* @__PURE__ */ standard(
  parse.parseLiveSessionCreated,
  schemas.LiveSessionCreated,
);

export const LiveUtterance = /* @__PURE__ */ standard(
  parse.parseLiveUtterance,
  schemas.LiveUtterance,
);

export const ModerationAddon = /* @__PURE__ */ standard(
  parse.parseModerationAddon,
  schemas.ModerationAddon,
);

export const NameConsistencyAddon = /* @__PURE__ */ standard(
  parse.parseNameConsistencyAddon,
  schemas.NameConsistencyAddon,
);

export const NamedEntityRecognitionAddon = /* @__PURE__ */ standard(
  parse.parseNamedEntityRecognitionAddon,
  schemas.NamedEntityRecognitionAddon,
);

export const OtherServerMessage = /* @__PURE__ */ standard(
  parse.parseOtherServerMessage,
  schemas.OtherServerMessage,
);

export const PiiEntityType = /* @__PURE__ */ standard(
  parse.parsePiiEntityType,
  schemas.PiiEntityType,
);

export const PiiRedactionConfig = /* @__PURE__ */ standard(
  parse.parsePiiRedactionConfig,
  schemas.PiiRedactionConfig,
);

export const PostProcessingConfig = /* @__PURE__ */ standard(
  parse.parsePostProcessingConfig,
  schemas.PostProcessingConfig,
);

export const PreProcessingConfig = /* @__PURE__ */ standard(
  parse.parsePreProcessingConfig,
  schemas.PreProcessingConfig,
);

export const PreRecordedCallback = /* @__PURE__ */ standard(
  parse.parsePreRecordedCallback,
  schemas.PreRecordedCallback,
);

export const PreRecordedJob = /* @__PURE__ */ standard(
  parse.parsePreRecordedJob,
  schemas.PreRecordedJob,
);

export const PreRecordedJobCreated = /* @__PURE__ */ standard(
  parse.parsePreRecordedJobCreated,
  schemas.PreRecordedJobCreated,
);

export const PreRecordedRequest = /* @__PURE__ */ standard(
  parse.parsePreRecordedRequest,
  schemas.PreRecordedRequest,
);

export const PreRecordedRequestParams = /* @__PURE__ */ standard(
  parse.parsePreRecordedRequestParams,
  schemas.PreRecordedRequestParams,
);

export const PreRecordedResult = /* @__PURE__ */ standard(
  parse.parsePreRecordedResult,
  schemas.PreRecordedResult,
);

export const PreRecordedWebhook = /* @__PURE__ */ standard(
  parse.parsePreRecordedWebhook,
  schemas.PreRecordedWebhook,
);

export const RealtimeProcessingConfig = /* @__PURE__ */ standard(
  parse.parseRealtimeProcessingConfig,
  schemas.RealtimeProcessingConfig,
);

export const ResultMetadata = /* @__PURE__ */ standard(
  parse.parseResultMetadata,
  schemas.ResultMetadata,
);

export const Sentence = /* @__PURE__ */ standard(parse.parseSentence, schemas.Sentence);

export const SentencesAddon = /* @__PURE__ */ standard(
  parse.parseSentencesAddon,
  schemas.SentencesAddon,
);

export const SentimentAnalysisAddon = /* @__PURE__ */ standard(
  parse.parseSentimentAnalysisAddon,
  schemas.SentimentAnalysisAddon,
);

export const ServerMessage = /* @__PURE__ */ standard(
  parse.parseServerMessageValue,
  schemas.ServerMessage,
);

export const StopRecordingMessage = /* @__PURE__ */ standard(
  parse.parseStopRecordingMessage,
  schemas.StopRecordingMessage,
);

export const StructuredDataExtractionAddon = /* @__PURE__ */ standard(
  parse.parseStructuredDataExtractionAddon,
  schemas.StructuredDataExtractionAddon,
);

export const Subtitle = /* @__PURE__ */ standard(parse.parseSubtitle, schemas.Subtitle);

export const SubtitlesConfig = /* @__PURE__ */ standard(
  parse.parseSubtitlesConfig,
  schemas.SubtitlesConfig,
);

export const SummarizationAddon = /* @__PURE__ */ standard(
  parse.parseSummarizationAddon,
  schemas.SummarizationAddon,
);

export const SummarizationConfig = /* @__PURE__ */ standard(
  parse.parseSummarizationConfig,
  schemas.SummarizationConfig,
);

export const TranscriptData = /* @__PURE__ */ standard(
  parse.parseTranscriptData,
  schemas.TranscriptData,
);

export const TranscriptMessage = /* @__PURE__ */ standard(
  parse.parseTranscriptMessage,
  schemas.TranscriptMessage,
);

export const Transcription = /* @__PURE__ */ standard(
  parse.parseTranscription,
  schemas.Transcription,
);

export const TranscriptionJob = /* @__PURE__ */ standard(
  parse.parseTranscriptionJob,
  schemas.TranscriptionJob,
);

export const TranscriptionLanguageCode = /* @__PURE__ */ standard(
  parse.parseTranscriptionLanguageCode,
  schemas.TranscriptionLanguageCode,
);

export const TranslationAddon = /* @__PURE__ */ standard(
  parse.parseTranslationAddon,
  schemas.TranslationAddon,
);

export const TranslationConfig = /* @__PURE__ */ standard(
  parse.parseTranslationConfig,
  schemas.TranslationConfig,
);

export const TranslationLanguageCode = /* @__PURE__ */ standard(
  parse.parseTranslationLanguageCode,
  schemas.TranslationLanguageCode,
);

export const UploadResponse = /* @__PURE__ */ standard(
  parse.parseUploadResponse,
  schemas.UploadResponse,
);

export const Utterance = /* @__PURE__ */ standard(parse.parseUtterance, schemas.Utterance);

export const Word = /* @__PURE__ */ standard(parse.parseWord, schemas.Word);
