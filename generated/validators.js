// Generated from the contract by `npm run build`; edit the contract instead.

import * as guards from './accept/contract.js';
import * as reasons from './explain/contract.js';
import { decide, ready } from './runtime/validate.js';

export const validateAddonError = /* @__PURE__ */ ready(function validateAddonError(value) {
  if (!guards.acceptsAddonError(value)) return decide(validateAddonError, reasons.explainAddonError, value);
  validateAddonError.errors = null;
  return true;
});

export const validateAudioFile = /* @__PURE__ */ ready(function validateAudioFile(value) {
  if (!guards.acceptsAudioFile(value)) return decide(validateAudioFile, reasons.explainAudioFile, value);
  validateAudioFile.errors = null;
  return true;
});

export const validateAudioMetadata = /* @__PURE__ */ ready(function validateAudioMetadata(value) {
  if (!guards.acceptsAudioMetadata(value)) return decide(validateAudioMetadata, reasons.explainAudioMetadata, value);
  validateAudioMetadata.errors = null;
  return true;
});

export const validateAudioToLlmAddon = /* @__PURE__ */ ready(function validateAudioToLlmAddon(value) {
  if (!guards.acceptsAudioToLlmAddon(value)) return decide(validateAudioToLlmAddon, reasons.explainAudioToLlmAddon, value);
  validateAudioToLlmAddon.errors = null;
  return true;
});

export const validateAudioToLlmConfig = /* @__PURE__ */ ready(function validateAudioToLlmConfig(value) {
  if (!guards.acceptsAudioToLlmConfig(value)) return decide(validateAudioToLlmConfig, reasons.explainAudioToLlmConfig, value);
  validateAudioToLlmConfig.errors = null;
  return true;
});

export const validateCallbackConfig = /* @__PURE__ */ ready(function validateCallbackConfig(value) {
  if (!guards.acceptsCallbackConfig(value)) return decide(validateCallbackConfig, reasons.explainCallbackConfig, value);
  validateCallbackConfig.errors = null;
  return true;
});

export const validateChapterizationAddon = /* @__PURE__ */ ready(function validateChapterizationAddon(value) {
  if (!guards.acceptsChapterizationAddon(value)) return decide(validateChapterizationAddon, reasons.explainChapterizationAddon, value);
  validateChapterizationAddon.errors = null;
  return true;
});

export const validateCustomSpellingConfig = /* @__PURE__ */ ready(function validateCustomSpellingConfig(value) {
  if (!guards.acceptsCustomSpellingConfig(value)) return decide(validateCustomSpellingConfig, reasons.explainCustomSpellingConfig, value);
  validateCustomSpellingConfig.errors = null;
  return true;
});

export const validateCustomVocabulary = /* @__PURE__ */ ready(function validateCustomVocabulary(value) {
  if (!guards.acceptsCustomVocabulary(value)) return decide(validateCustomVocabulary, reasons.explainCustomVocabulary, value);
  validateCustomVocabulary.errors = null;
  return true;
});

export const validateCustomVocabularyConfig = /* @__PURE__ */ ready(function validateCustomVocabularyConfig(value) {
  if (!guards.acceptsCustomVocabularyConfig(value)) return decide(validateCustomVocabularyConfig, reasons.explainCustomVocabularyConfig, value);
  validateCustomVocabularyConfig.errors = null;
  return true;
});

export const validateCustomVocabularyEntry = /* @__PURE__ */ ready(function validateCustomVocabularyEntry(value) {
  if (!guards.acceptsCustomVocabularyEntry(value)) return decide(validateCustomVocabularyEntry, reasons.explainCustomVocabularyEntry, value);
  validateCustomVocabularyEntry.errors = null;
  return true;
});

export const validateDateOrDateTime = /* @__PURE__ */ ready(function validateDateOrDateTime(value) {
  if (!guards.acceptsDateOrDateTime(value)) return decide(validateDateOrDateTime, reasons.explainDateOrDateTime, value);
  validateDateOrDateTime.errors = null;
  return true;
});

export const validateDiarizationAddon = /* @__PURE__ */ ready(function validateDiarizationAddon(value) {
  if (!guards.acceptsDiarizationAddon(value)) return decide(validateDiarizationAddon, reasons.explainDiarizationAddon, value);
  validateDiarizationAddon.errors = null;
  return true;
});

export const validateDiarizationConfig = /* @__PURE__ */ ready(function validateDiarizationConfig(value) {
  if (!guards.acceptsDiarizationConfig(value)) return decide(validateDiarizationConfig, reasons.explainDiarizationConfig, value);
  validateDiarizationConfig.errors = null;
  return true;
});

export const validateDisplayModeAddon = /* @__PURE__ */ ready(function validateDisplayModeAddon(value) {
  if (!guards.acceptsDisplayModeAddon(value)) return decide(validateDisplayModeAddon, reasons.explainDisplayModeAddon, value);
  validateDisplayModeAddon.errors = null;
  return true;
});

export const validateErrorResponse = /* @__PURE__ */ ready(function validateErrorResponse(value) {
  if (!guards.acceptsErrorResponse(value)) return decide(validateErrorResponse, reasons.explainErrorResponse, value);
  validateErrorResponse.errors = null;
  return true;
});

export const validateJobKind = /* @__PURE__ */ ready(function validateJobKind(value) {
  if (!guards.acceptsJobKind(value)) return decide(validateJobKind, reasons.explainJobKind, value);
  validateJobKind.errors = null;
  return true;
});

export const validateJobPage = /* @__PURE__ */ ready(function validateJobPage(value) {
  if (!guards.acceptsJobPage(value)) return decide(validateJobPage, reasons.explainJobPage, value);
  validateJobPage.errors = null;
  return true;
});

export const validateJobStatus = /* @__PURE__ */ ready(function validateJobStatus(value) {
  if (!guards.acceptsJobStatus(value)) return decide(validateJobStatus, reasons.explainJobStatus, value);
  validateJobStatus.errors = null;
  return true;
});

export const validateLanguageConfig = /* @__PURE__ */ ready(function validateLanguageConfig(value) {
  if (!guards.acceptsLanguageConfig(value)) return decide(validateLanguageConfig, reasons.explainLanguageConfig, value);
  validateLanguageConfig.errors = null;
  return true;
});

export const validateLiveCallbackConfig = /* @__PURE__ */ ready(function validateLiveCallbackConfig(value) {
  if (!guards.acceptsLiveCallbackConfig(value)) return decide(validateLiveCallbackConfig, reasons.explainLiveCallbackConfig, value);
  validateLiveCallbackConfig.errors = null;
  return true;
});

export const validateLiveJob = /* @__PURE__ */ ready(function validateLiveJob(value) {
  if (!guards.acceptsLiveJob(value)) return decide(validateLiveJob, reasons.explainLiveJob, value);
  validateLiveJob.errors = null;
  return true;
});

export const validateLiveMessagesConfig = /* @__PURE__ */ ready(function validateLiveMessagesConfig(value) {
  if (!guards.acceptsLiveMessagesConfig(value)) return decide(validateLiveMessagesConfig, reasons.explainLiveMessagesConfig, value);
  validateLiveMessagesConfig.errors = null;
  return true;
});

export const validateLiveRequest = /* @__PURE__ */ ready(function validateLiveRequest(value) {
  if (!guards.acceptsLiveRequest(value)) return decide(validateLiveRequest, reasons.explainLiveRequest, value);
  validateLiveRequest.errors = null;
  return true;
});

export const validateLiveResult = /* @__PURE__ */ ready(function validateLiveResult(value) {
  if (!guards.acceptsLiveResult(value)) return decide(validateLiveResult, reasons.explainLiveResult, value);
  validateLiveResult.errors = null;
  return true;
});

export const validateLiveSessionCreated = /* @__PURE__ */ ready(function validateLiveSessionCreated(value) {
  if (!guards.acceptsLiveSessionCreated(value)) return decide(validateLiveSessionCreated, reasons.explainLiveSessionCreated, value);
  validateLiveSessionCreated.errors = null;
  return true;
});

export const validateModerationAddon = /* @__PURE__ */ ready(function validateModerationAddon(value) {
  if (!guards.acceptsModerationAddon(value)) return decide(validateModerationAddon, reasons.explainModerationAddon, value);
  validateModerationAddon.errors = null;
  return true;
});

export const validateNameConsistencyAddon = /* @__PURE__ */ ready(function validateNameConsistencyAddon(value) {
  if (!guards.acceptsNameConsistencyAddon(value)) return decide(validateNameConsistencyAddon, reasons.explainNameConsistencyAddon, value);
  validateNameConsistencyAddon.errors = null;
  return true;
});

export const validateNamedEntityRecognitionAddon = /* @__PURE__ */ ready(function validateNamedEntityRecognitionAddon(value) {
  if (!guards.acceptsNamedEntityRecognitionAddon(value)) return decide(validateNamedEntityRecognitionAddon, reasons.explainNamedEntityRecognitionAddon, value);
  validateNamedEntityRecognitionAddon.errors = null;
  return true;
});

export const validatePiiEntityType = /* @__PURE__ */ ready(function validatePiiEntityType(value) {
  if (!guards.acceptsPiiEntityType(value)) return decide(validatePiiEntityType, reasons.explainPiiEntityType, value);
  validatePiiEntityType.errors = null;
  return true;
});

export const validatePiiRedactionConfig = /* @__PURE__ */ ready(function validatePiiRedactionConfig(value) {
  if (!guards.acceptsPiiRedactionConfig(value)) return decide(validatePiiRedactionConfig, reasons.explainPiiRedactionConfig, value);
  validatePiiRedactionConfig.errors = null;
  return true;
});

export const validatePostProcessingConfig = /* @__PURE__ */ ready(function validatePostProcessingConfig(value) {
  if (!guards.acceptsPostProcessingConfig(value)) return decide(validatePostProcessingConfig, reasons.explainPostProcessingConfig, value);
  validatePostProcessingConfig.errors = null;
  return true;
});

export const validatePreProcessingConfig = /* @__PURE__ */ ready(function validatePreProcessingConfig(value) {
  if (!guards.acceptsPreProcessingConfig(value)) return decide(validatePreProcessingConfig, reasons.explainPreProcessingConfig, value);
  validatePreProcessingConfig.errors = null;
  return true;
});

export const validatePreRecordedCallback = /* @__PURE__ */ ready(function validatePreRecordedCallback(value) {
  if (!guards.acceptsPreRecordedCallback(value)) return decide(validatePreRecordedCallback, reasons.explainPreRecordedCallback, value);
  validatePreRecordedCallback.errors = null;
  return true;
});

export const validatePreRecordedJob = /* @__PURE__ */ ready(function validatePreRecordedJob(value) {
  if (!guards.acceptsPreRecordedJob(value)) return decide(validatePreRecordedJob, reasons.explainPreRecordedJob, value);
  validatePreRecordedJob.errors = null;
  return true;
});

export const validatePreRecordedJobCreated = /* @__PURE__ */ ready(function validatePreRecordedJobCreated(value) {
  if (!guards.acceptsPreRecordedJobCreated(value)) return decide(validatePreRecordedJobCreated, reasons.explainPreRecordedJobCreated, value);
  validatePreRecordedJobCreated.errors = null;
  return true;
});

export const validatePreRecordedRequest = /* @__PURE__ */ ready(function validatePreRecordedRequest(value) {
  if (!guards.acceptsPreRecordedRequest(value)) return decide(validatePreRecordedRequest, reasons.explainPreRecordedRequest, value);
  validatePreRecordedRequest.errors = null;
  return true;
});

export const validatePreRecordedRequestParams = /* @__PURE__ */ ready(function validatePreRecordedRequestParams(value) {
  if (!guards.acceptsPreRecordedRequestParams(value)) return decide(validatePreRecordedRequestParams, reasons.explainPreRecordedRequestParams, value);
  validatePreRecordedRequestParams.errors = null;
  return true;
});

export const validatePreRecordedResult = /* @__PURE__ */ ready(function validatePreRecordedResult(value) {
  if (!guards.acceptsPreRecordedResult(value)) return decide(validatePreRecordedResult, reasons.explainPreRecordedResult, value);
  validatePreRecordedResult.errors = null;
  return true;
});

export const validatePreRecordedWebhook = /* @__PURE__ */ ready(function validatePreRecordedWebhook(value) {
  if (!guards.acceptsPreRecordedWebhook(value)) return decide(validatePreRecordedWebhook, reasons.explainPreRecordedWebhook, value);
  validatePreRecordedWebhook.errors = null;
  return true;
});

export const validateRealtimeProcessingConfig = /* @__PURE__ */ ready(function validateRealtimeProcessingConfig(value) {
  if (!guards.acceptsRealtimeProcessingConfig(value)) return decide(validateRealtimeProcessingConfig, reasons.explainRealtimeProcessingConfig, value);
  validateRealtimeProcessingConfig.errors = null;
  return true;
});

export const validateResultMetadata = /* @__PURE__ */ ready(function validateResultMetadata(value) {
  if (!guards.acceptsResultMetadata(value)) return decide(validateResultMetadata, reasons.explainResultMetadata, value);
  validateResultMetadata.errors = null;
  return true;
});

export const validateSentence = /* @__PURE__ */ ready(function validateSentence(value) {
  if (!guards.acceptsSentence(value)) return decide(validateSentence, reasons.explainSentence, value);
  validateSentence.errors = null;
  return true;
});

export const validateSentencesAddon = /* @__PURE__ */ ready(function validateSentencesAddon(value) {
  if (!guards.acceptsSentencesAddon(value)) return decide(validateSentencesAddon, reasons.explainSentencesAddon, value);
  validateSentencesAddon.errors = null;
  return true;
});

export const validateSentimentAnalysisAddon = /* @__PURE__ */ ready(function validateSentimentAnalysisAddon(value) {
  if (!guards.acceptsSentimentAnalysisAddon(value)) return decide(validateSentimentAnalysisAddon, reasons.explainSentimentAnalysisAddon, value);
  validateSentimentAnalysisAddon.errors = null;
  return true;
});

export const validateStructuredDataExtractionAddon = /* @__PURE__ */ ready(function validateStructuredDataExtractionAddon(value) {
  if (!guards.acceptsStructuredDataExtractionAddon(value)) return decide(validateStructuredDataExtractionAddon, reasons.explainStructuredDataExtractionAddon, value);
  validateStructuredDataExtractionAddon.errors = null;
  return true;
});

export const validateSubtitle = /* @__PURE__ */ ready(function validateSubtitle(value) {
  if (!guards.acceptsSubtitle(value)) return decide(validateSubtitle, reasons.explainSubtitle, value);
  validateSubtitle.errors = null;
  return true;
});

export const validateSubtitlesConfig = /* @__PURE__ */ ready(function validateSubtitlesConfig(value) {
  if (!guards.acceptsSubtitlesConfig(value)) return decide(validateSubtitlesConfig, reasons.explainSubtitlesConfig, value);
  validateSubtitlesConfig.errors = null;
  return true;
});

export const validateSummarizationAddon = /* @__PURE__ */ ready(function validateSummarizationAddon(value) {
  if (!guards.acceptsSummarizationAddon(value)) return decide(validateSummarizationAddon, reasons.explainSummarizationAddon, value);
  validateSummarizationAddon.errors = null;
  return true;
});

export const validateSummarizationConfig = /* @__PURE__ */ ready(function validateSummarizationConfig(value) {
  if (!guards.acceptsSummarizationConfig(value)) return decide(validateSummarizationConfig, reasons.explainSummarizationConfig, value);
  validateSummarizationConfig.errors = null;
  return true;
});

export const validateTranscription = /* @__PURE__ */ ready(function validateTranscription(value) {
  if (!guards.acceptsTranscription(value)) return decide(validateTranscription, reasons.explainTranscription, value);
  validateTranscription.errors = null;
  return true;
});

export const validateTranscriptionJob = /* @__PURE__ */ ready(function validateTranscriptionJob(value) {
  if (!guards.acceptsTranscriptionJob(value)) return decide(validateTranscriptionJob, reasons.explainTranscriptionJob, value);
  validateTranscriptionJob.errors = null;
  return true;
});

export const validateTranscriptionLanguageCode = /* @__PURE__ */ ready(function validateTranscriptionLanguageCode(value) {
  if (!guards.acceptsTranscriptionLanguageCode(value)) return decide(validateTranscriptionLanguageCode, reasons.explainTranscriptionLanguageCode, value);
  validateTranscriptionLanguageCode.errors = null;
  return true;
});

export const validateTranslationAddon = /* @__PURE__ */ ready(function validateTranslationAddon(value) {
  if (!guards.acceptsTranslationAddon(value)) return decide(validateTranslationAddon, reasons.explainTranslationAddon, value);
  validateTranslationAddon.errors = null;
  return true;
});

export const validateTranslationConfig = /* @__PURE__ */ ready(function validateTranslationConfig(value) {
  if (!guards.acceptsTranslationConfig(value)) return decide(validateTranslationConfig, reasons.explainTranslationConfig, value);
  validateTranslationConfig.errors = null;
  return true;
});

export const validateTranslationLanguageCode = /* @__PURE__ */ ready(function validateTranslationLanguageCode(value) {
  if (!guards.acceptsTranslationLanguageCode(value)) return decide(validateTranslationLanguageCode, reasons.explainTranslationLanguageCode, value);
  validateTranslationLanguageCode.errors = null;
  return true;
});

export const validateUploadResponse = /* @__PURE__ */ ready(function validateUploadResponse(value) {
  if (!guards.acceptsUploadResponse(value)) return decide(validateUploadResponse, reasons.explainUploadResponse, value);
  validateUploadResponse.errors = null;
  return true;
});

export const validateUtterance = /* @__PURE__ */ ready(function validateUtterance(value) {
  if (!guards.acceptsUtterance(value)) return decide(validateUtterance, reasons.explainUtterance, value);
  validateUtterance.errors = null;
  return true;
});

export const validateWord = /* @__PURE__ */ ready(function validateWord(value) {
  if (!guards.acceptsWord(value)) return decide(validateWord, reasons.explainWord, value);
  validateWord.errors = null;
  return true;
});

export const validateAudioChunkData = /* @__PURE__ */ ready(function validateAudioChunkData(value) {
  if (!guards.acceptsAudioChunkData(value)) return decide(validateAudioChunkData, reasons.explainAudioChunkData, value);
  validateAudioChunkData.errors = null;
  return true;
});

export const validateAudioChunkMessage = /* @__PURE__ */ ready(function validateAudioChunkMessage(value) {
  if (!guards.acceptsAudioChunkMessage(value)) return decide(validateAudioChunkMessage, reasons.explainAudioChunkMessage, value);
  validateAudioChunkMessage.errors = null;
  return true;
});

export const validateLiveUtterance = /* @__PURE__ */ ready(function validateLiveUtterance(value) {
  if (!guards.acceptsLiveUtterance(value)) return decide(validateLiveUtterance, reasons.explainLiveUtterance, value);
  validateLiveUtterance.errors = null;
  return true;
});

export const validateOtherServerMessage = /* @__PURE__ */ ready(function validateOtherServerMessage(value) {
  if (!guards.acceptsOtherServerMessage(value)) return decide(validateOtherServerMessage, reasons.explainOtherServerMessage, value);
  validateOtherServerMessage.errors = null;
  return true;
});

export const validateStopRecordingMessage = /* @__PURE__ */ ready(function validateStopRecordingMessage(value) {
  if (!guards.acceptsStopRecordingMessage(value)) return decide(validateStopRecordingMessage, reasons.explainStopRecordingMessage, value);
  validateStopRecordingMessage.errors = null;
  return true;
});

export const validateTranscriptData = /* @__PURE__ */ ready(function validateTranscriptData(value) {
  if (!guards.acceptsTranscriptData(value)) return decide(validateTranscriptData, reasons.explainTranscriptData, value);
  validateTranscriptData.errors = null;
  return true;
});

export const validateTranscriptMessage = /* @__PURE__ */ ready(function validateTranscriptMessage(value) {
  if (!guards.acceptsTranscriptMessage(value)) return decide(validateTranscriptMessage, reasons.explainTranscriptMessage, value);
  validateTranscriptMessage.errors = null;
  return true;
});

export const validateListTranscriptionJobsQuery = /* @__PURE__ */ ready(function validateListTranscriptionJobsQuery(value) {
  if (!guards.acceptsListTranscriptionJobsQuery(value)) return decide(validateListTranscriptionJobsQuery, reasons.explainListTranscriptionJobsQuery, value);
  validateListTranscriptionJobsQuery.errors = null;
  return true;
});

export const validateClientMessage = /* @__PURE__ */ ready(function validateClientMessage(value) {
  if (!guards.acceptsClientMessage(value)) return decide(validateClientMessage, reasons.explainClientMessage, value);
  validateClientMessage.errors = null;
  return true;
});

export const validateServerMessage = /* @__PURE__ */ ready(function validateServerMessage(value) {
  if (!guards.acceptsServerMessage(value)) return decide(validateServerMessage, reasons.explainServerMessage, value);
  validateServerMessage.errors = null;
  return true;
});
