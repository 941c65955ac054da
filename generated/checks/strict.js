// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from '../ajv/strict.js';
import * as guard from '../guard/strict.js';
import { decide, ready } from '../runtime/validate.js';

export const AddonError = /* @__PURE__ */ ready(function AddonError(value) {
  AddonError.errors = null;
  return guard.acceptsAddonError(value) || decide(AddonError, ajv.validateAddonError, value, Infinity);
});

export const AudioFile = /* @__PURE__ */ ready(function AudioFile(value) {
  AudioFile.errors = null;
  return guard.acceptsAudioFile(value) || decide(AudioFile, ajv.validateAudioFile, value, Infinity);
});

export const AudioMetadata = /* @__PURE__ */ ready(function AudioMetadata(value) {
  AudioMetadata.errors = null;
  return guard.acceptsAudioMetadata(value) || decide(AudioMetadata, ajv.validateAudioMetadata, value, Infinity);
});

export const AudioToLlmAddon = /* @__PURE__ */ ready(function AudioToLlmAddon(value) {
  AudioToLlmAddon.errors = null;
  return guard.acceptsAudioToLlmAddon(value) || decide(AudioToLlmAddon, ajv.validateAudioToLlmAddon, value, Infinity);
});

export const AudioToLlmConfig = /* @__PURE__ */ ready(function AudioToLlmConfig(value) {
  AudioToLlmConfig.errors = null;
  return guard.acceptsAudioToLlmConfig(value) || decide(AudioToLlmConfig, ajv.validateAudioToLlmConfig, value, Infinity);
});

export const CallbackConfig = /* @__PURE__ */ ready(function CallbackConfig(value) {
  CallbackConfig.errors = null;
  return guard.acceptsCallbackConfig(value) || decide(CallbackConfig, ajv.validateCallbackConfig, value, Infinity);
});

export const ChapterizationAddon = /* @__PURE__ */ ready(function ChapterizationAddon(value) {
  ChapterizationAddon.errors = null;
  return guard.acceptsChapterizationAddon(value) || decide(ChapterizationAddon, ajv.validateChapterizationAddon, value, Infinity);
});

export const CustomSpellingConfig = /* @__PURE__ */ ready(function CustomSpellingConfig(value) {
  CustomSpellingConfig.errors = null;
  return guard.acceptsCustomSpellingConfig(value) || decide(CustomSpellingConfig, ajv.validateCustomSpellingConfig, value, Infinity);
});

export const CustomVocabulary = /* @__PURE__ */ ready(function CustomVocabulary(value) {
  CustomVocabulary.errors = null;
  return guard.acceptsCustomVocabulary(value) || decide(CustomVocabulary, ajv.validateCustomVocabulary, value, Infinity);
});

export const CustomVocabularyConfig = /* @__PURE__ */ ready(function CustomVocabularyConfig(value) {
  CustomVocabularyConfig.errors = null;
  return guard.acceptsCustomVocabularyConfig(value) || decide(CustomVocabularyConfig, ajv.validateCustomVocabularyConfig, value, Infinity);
});

export const CustomVocabularyEntry = /* @__PURE__ */ ready(function CustomVocabularyEntry(value) {
  CustomVocabularyEntry.errors = null;
  return guard.acceptsCustomVocabularyEntry(value) || decide(CustomVocabularyEntry, ajv.validateCustomVocabularyEntry, value, Infinity);
});

export const DateOrDateTime = /* @__PURE__ */ ready(function DateOrDateTime(value) {
  DateOrDateTime.errors = null;
  return guard.acceptsDateOrDateTime(value) || decide(DateOrDateTime, ajv.validateDateOrDateTime, value, Infinity);
});

export const DiarizationAddon = /* @__PURE__ */ ready(function DiarizationAddon(value) {
  DiarizationAddon.errors = null;
  return guard.acceptsDiarizationAddon(value) || decide(DiarizationAddon, ajv.validateDiarizationAddon, value, Infinity);
});

export const DiarizationConfig = /* @__PURE__ */ ready(function DiarizationConfig(value) {
  DiarizationConfig.errors = null;
  return guard.acceptsDiarizationConfig(value) || decide(DiarizationConfig, ajv.validateDiarizationConfig, value, Infinity);
});

export const DisplayModeAddon = /* @__PURE__ */ ready(function DisplayModeAddon(value) {
  DisplayModeAddon.errors = null;
  return guard.acceptsDisplayModeAddon(value) || decide(DisplayModeAddon, ajv.validateDisplayModeAddon, value, Infinity);
});

export const ErrorResponse = /* @__PURE__ */ ready(function ErrorResponse(value) {
  ErrorResponse.errors = null;
  return guard.acceptsErrorResponse(value) || decide(ErrorResponse, ajv.validateErrorResponse, value, Infinity);
});

export const JobKind = /* @__PURE__ */ ready(function JobKind(value) {
  JobKind.errors = null;
  return guard.acceptsJobKind(value) || decide(JobKind, ajv.validateJobKind, value, Infinity);
});

export const JobPage = /* @__PURE__ */ ready(function JobPage(value) {
  JobPage.errors = null;
  return guard.acceptsJobPage(value) || decide(JobPage, ajv.validateJobPage, value, Infinity);
});

export const JobStatus = /* @__PURE__ */ ready(function JobStatus(value) {
  JobStatus.errors = null;
  return guard.acceptsJobStatus(value) || decide(JobStatus, ajv.validateJobStatus, value, Infinity);
});

export const LanguageConfig = /* @__PURE__ */ ready(function LanguageConfig(value) {
  LanguageConfig.errors = null;
  return guard.acceptsLanguageConfig(value) || decide(LanguageConfig, ajv.validateLanguageConfig, value, Infinity);
});

export const LiveCallbackConfig = /* @__PURE__ */ ready(function LiveCallbackConfig(value) {
  LiveCallbackConfig.errors = null;
  return guard.acceptsLiveCallbackConfig(value) || decide(LiveCallbackConfig, ajv.validateLiveCallbackConfig, value, Infinity);
});

export const LiveJob = /* @__PURE__ */ ready(function LiveJob(value) {
  LiveJob.errors = null;
  return guard.acceptsLiveJob(value) || decide(LiveJob, ajv.validateLiveJob, value, Infinity);
});

export const LiveMessagesConfig = /* @__PURE__ */ ready(function LiveMessagesConfig(value) {
  LiveMessagesConfig.errors = null;
  return guard.acceptsLiveMessagesConfig(value) || decide(LiveMessagesConfig, ajv.validateLiveMessagesConfig, value, Infinity);
});

export const LiveRequest = /* @__PURE__ */ ready(function LiveRequest(value) {
  LiveRequest.errors = null;
  return guard.acceptsLiveRequest(value) || decide(LiveRequest, ajv.validateLiveRequest, value, Infinity);
});

export const LiveResult = /* @__PURE__ */ ready(function LiveResult(value) {
  LiveResult.errors = null;
  return guard.acceptsLiveResult(value) || decide(LiveResult, ajv.validateLiveResult, value, Infinity);
});

export const LiveSessionCreated = /* @__PURE__ */ ready(function LiveSessionCreated(value) {
  LiveSessionCreated.errors = null;
  return guard.acceptsLiveSessionCreated(value) || decide(LiveSessionCreated, ajv.validateLiveSessionCreated, value, Infinity);
});

export const ModerationAddon = /* @__PURE__ */ ready(function ModerationAddon(value) {
  ModerationAddon.errors = null;
  return guard.acceptsModerationAddon(value) || decide(ModerationAddon, ajv.validateModerationAddon, value, Infinity);
});

export const NameConsistencyAddon = /* @__PURE__ */ ready(function NameConsistencyAddon(value) {
  NameConsistencyAddon.errors = null;
  return guard.acceptsNameConsistencyAddon(value) || decide(NameConsistencyAddon, ajv.validateNameConsistencyAddon, value, Infinity);
});

export const NamedEntityRecognitionAddon = /* @__PURE__ */ ready(function NamedEntityRecognitionAddon(value) {
  NamedEntityRecognitionAddon.errors = null;
  return guard.acceptsNamedEntityRecognitionAddon(value) || decide(NamedEntityRecognitionAddon, ajv.validateNamedEntityRecognitionAddon, value, Infinity);
});

export const PiiEntityType = /* @__PURE__ */ ready(function PiiEntityType(value) {
  PiiEntityType.errors = null;
  return guard.acceptsPiiEntityType(value) || decide(PiiEntityType, ajv.validatePiiEntityType, value, Infinity);
});

export const PiiRedactionConfig = /* @__PURE__ */ ready(function PiiRedactionConfig(value) {
  PiiRedactionConfig.errors = null;
  return guard.acceptsPiiRedactionConfig(value) || decide(PiiRedactionConfig, ajv.validatePiiRedactionConfig, value, Infinity);
});

export const PostProcessingConfig = /* @__PURE__ */ ready(function PostProcessingConfig(value) {
  PostProcessingConfig.errors = null;
  return guard.acceptsPostProcessingConfig(value) || decide(PostProcessingConfig, ajv.validatePostProcessingConfig, value, Infinity);
});

export const PreProcessingConfig = /* @__PURE__ */ ready(function PreProcessingConfig(value) {
  PreProcessingConfig.errors = null;
  return guard.acceptsPreProcessingConfig(value) || decide(PreProcessingConfig, ajv.validatePreProcessingConfig, value, Infinity);
});

export const PreRecordedCallback = /* @__PURE__ */ ready(function PreRecordedCallback(value) {
  PreRecordedCallback.errors = null;
  return guard.acceptsPreRecordedCallback(value) || decide(PreRecordedCallback, ajv.validatePreRecordedCallback, value, Infinity);
});

export const PreRecordedJob = /* @__PURE__ */ ready(function PreRecordedJob(value) {
  PreRecordedJob.errors = null;
  return guard.acceptsPreRecordedJob(value) || decide(PreRecordedJob, ajv.validatePreRecordedJob, value, Infinity);
});

export const PreRecordedJobCreated = /* @__PURE__ */ ready(function PreRecordedJobCreated(value) {
  PreRecordedJobCreated.errors = null;
  return guard.acceptsPreRecordedJobCreated(value) || decide(PreRecordedJobCreated, ajv.validatePreRecordedJobCreated, value, Infinity);
});

export const PreRecordedRequest = /* @__PURE__ */ ready(function PreRecordedRequest(value) {
  PreRecordedRequest.errors = null;
  return guard.acceptsPreRecordedRequest(value) || decide(PreRecordedRequest, ajv.validatePreRecordedRequest, value, Infinity);
});

export const PreRecordedRequestParams = /* @__PURE__ */ ready(function PreRecordedRequestParams(value) {
  PreRecordedRequestParams.errors = null;
  return guard.acceptsPreRecordedRequestParams(value) || decide(PreRecordedRequestParams, ajv.validatePreRecordedRequestParams, value, Infinity);
});

export const PreRecordedResult = /* @__PURE__ */ ready(function PreRecordedResult(value) {
  PreRecordedResult.errors = null;
  return guard.acceptsPreRecordedResult(value) || decide(PreRecordedResult, ajv.validatePreRecordedResult, value, Infinity);
});

export const PreRecordedWebhook = /* @__PURE__ */ ready(function PreRecordedWebhook(value) {
  PreRecordedWebhook.errors = null;
  return guard.acceptsPreRecordedWebhook(value) || decide(PreRecordedWebhook, ajv.validatePreRecordedWebhook, value, Infinity);
});

export const RealtimeProcessingConfig = /* @__PURE__ */ ready(function RealtimeProcessingConfig(value) {
  RealtimeProcessingConfig.errors = null;
  return guard.acceptsRealtimeProcessingConfig(value) || decide(RealtimeProcessingConfig, ajv.validateRealtimeProcessingConfig, value, Infinity);
});

export const ResultMetadata = /* @__PURE__ */ ready(function ResultMetadata(value) {
  ResultMetadata.errors = null;
  return guard.acceptsResultMetadata(value) || decide(ResultMetadata, ajv.validateResultMetadata, value, Infinity);
});

export const Sentence = /* @__PURE__ */ ready(function Sentence(value) {
  Sentence.errors = null;
  return guard.acceptsSentence(value) || decide(Sentence, ajv.validateSentence, value, Infinity);
});

export const SentencesAddon = /* @__PURE__ */ ready(function SentencesAddon(value) {
  SentencesAddon.errors = null;
  return guard.acceptsSentencesAddon(value) || decide(SentencesAddon, ajv.validateSentencesAddon, value, Infinity);
});

export const SentimentAnalysisAddon = /* @__PURE__ */ ready(function SentimentAnalysisAddon(value) {
  SentimentAnalysisAddon.errors = null;
  return guard.acceptsSentimentAnalysisAddon(value) || decide(SentimentAnalysisAddon, ajv.validateSentimentAnalysisAddon, value, Infinity);
});

export const StructuredDataExtractionAddon = /* @__PURE__ */ ready(function StructuredDataExtractionAddon(value) {
  StructuredDataExtractionAddon.errors = null;
  return guard.acceptsStructuredDataExtractionAddon(value) || decide(StructuredDataExtractionAddon, ajv.validateStructuredDataExtractionAddon, value, Infinity);
});

export const Subtitle = /* @__PURE__ */ ready(function Subtitle(value) {
  Subtitle.errors = null;
  return guard.acceptsSubtitle(value) || decide(Subtitle, ajv.validateSubtitle, value, Infinity);
});

export const SubtitlesConfig = /* @__PURE__ */ ready(function SubtitlesConfig(value) {
  SubtitlesConfig.errors = null;
  return guard.acceptsSubtitlesConfig(value) || decide(SubtitlesConfig, ajv.validateSubtitlesConfig, value, Infinity);
});

export const SummarizationAddon = /* @__PURE__ */ ready(function SummarizationAddon(value) {
  SummarizationAddon.errors = null;
  return guard.acceptsSummarizationAddon(value) || decide(SummarizationAddon, ajv.validateSummarizationAddon, value, Infinity);
});

export const SummarizationConfig = /* @__PURE__ */ ready(function SummarizationConfig(value) {
  SummarizationConfig.errors = null;
  return guard.acceptsSummarizationConfig(value) || decide(SummarizationConfig, ajv.validateSummarizationConfig, value, Infinity);
});

export const Transcription = /* @__PURE__ */ ready(function Transcription(value) {
  Transcription.errors = null;
  return guard.acceptsTranscription(value) || decide(Transcription, ajv.validateTranscription, value, Infinity);
});

export const TranscriptionJob = /* @__PURE__ */ ready(function TranscriptionJob(value) {
  TranscriptionJob.errors = null;
  return guard.acceptsTranscriptionJob(value) || decide(TranscriptionJob, ajv.validateTranscriptionJob, value, Infinity);
});

export const TranscriptionLanguageCode = /* @__PURE__ */ ready(function TranscriptionLanguageCode(value) {
  TranscriptionLanguageCode.errors = null;
  return guard.acceptsTranscriptionLanguageCode(value) || decide(TranscriptionLanguageCode, ajv.validateTranscriptionLanguageCode, value, Infinity);
});

export const TranslationAddon = /* @__PURE__ */ ready(function TranslationAddon(value) {
  TranslationAddon.errors = null;
  return guard.acceptsTranslationAddon(value) || decide(TranslationAddon, ajv.validateTranslationAddon, value, Infinity);
});

export const TranslationConfig = /* @__PURE__ */ ready(function TranslationConfig(value) {
  TranslationConfig.errors = null;
  return guard.acceptsTranslationConfig(value) || decide(TranslationConfig, ajv.validateTranslationConfig, value, Infinity);
});

export const TranslationLanguageCode = /* @__PURE__ */ ready(function TranslationLanguageCode(value) {
  TranslationLanguageCode.errors = null;
  return guard.acceptsTranslationLanguageCode(value) || decide(TranslationLanguageCode, ajv.validateTranslationLanguageCode, value, Infinity);
});

export const UploadResponse = /* @__PURE__ */ ready(function UploadResponse(value) {
  UploadResponse.errors = null;
  return guard.acceptsUploadResponse(value) || decide(UploadResponse, ajv.validateUploadResponse, value, Infinity);
});

export const Utterance = /* @__PURE__ */ ready(function Utterance(value) {
  Utterance.errors = null;
  return guard.acceptsUtterance(value) || decide(Utterance, ajv.validateUtterance, value, Infinity);
});

export const Word = /* @__PURE__ */ ready(function Word(value) {
  Word.errors = null;
  return guard.acceptsWord(value) || decide(Word, ajv.validateWord, value, Infinity);
});

export const AudioChunkData = /* @__PURE__ */ ready(function AudioChunkData(value) {
  AudioChunkData.errors = null;
  return guard.acceptsAudioChunkData(value) || decide(AudioChunkData, ajv.validateAudioChunkData, value, Infinity);
});

export const AudioChunkMessage = /* @__PURE__ */ ready(function AudioChunkMessage(value) {
  AudioChunkMessage.errors = null;
  return guard.acceptsAudioChunkMessage(value) || decide(AudioChunkMessage, ajv.validateAudioChunkMessage, value, Infinity);
});

export const LiveUtterance = /* @__PURE__ */ ready(function LiveUtterance(value) {
  LiveUtterance.errors = null;
  return guard.acceptsLiveUtterance(value) || decide(LiveUtterance, ajv.validateLiveUtterance, value, Infinity);
});

export const OtherServerMessage = /* @__PURE__ */ ready(function OtherServerMessage(value) {
  OtherServerMessage.errors = null;
  return guard.acceptsOtherServerMessage(value) || decide(OtherServerMessage, ajv.validateOtherServerMessage, value, Infinity);
});

export const StopRecordingMessage = /* @__PURE__ */ ready(function StopRecordingMessage(value) {
  StopRecordingMessage.errors = null;
  return guard.acceptsStopRecordingMessage(value) || decide(StopRecordingMessage, ajv.validateStopRecordingMessage, value, Infinity);
});

export const TranscriptData = /* @__PURE__ */ ready(function TranscriptData(value) {
  TranscriptData.errors = null;
  return guard.acceptsTranscriptData(value) || decide(TranscriptData, ajv.validateTranscriptData, value, Infinity);
});

export const TranscriptMessage = /* @__PURE__ */ ready(function TranscriptMessage(value) {
  TranscriptMessage.errors = null;
  return guard.acceptsTranscriptMessage(value) || decide(TranscriptMessage, ajv.validateTranscriptMessage, value, Infinity);
});

export const ListTranscriptionJobsQuery = /* @__PURE__ */ ready(function ListTranscriptionJobsQuery(value) {
  ListTranscriptionJobsQuery.errors = null;
  return guard.acceptsListTranscriptionJobsQuery(value) || decide(ListTranscriptionJobsQuery, ajv.validateListTranscriptionJobsQuery, value, Infinity);
});

export const ClientMessage = /* @__PURE__ */ ready(function ClientMessage(value) {
  ClientMessage.errors = null;
  return guard.acceptsClientMessage(value) || decide(ClientMessage, ajv.validateClientMessage, value, Infinity);
});

export const ServerMessage = /* @__PURE__ */ ready(function ServerMessage(value) {
  ServerMessage.errors = null;
  return guard.acceptsServerMessage(value) || decide(ServerMessage, ajv.validateServerMessage, value, Infinity);
});
