// Generated from the contract by `npm run build`; edit the contract instead.

import * as accept from './accept/tolerant.js';
import * as explain from './explain/tolerant.js';
import { decide, ready } from './runtime/validate.js';
export * from './types/tolerant.js';

export const validateAddonError = /* @__PURE__ */ ready(function validateAddonError(value) {
  if (!accept.acceptsAddonError(value)) return decide(validateAddonError, explain.explainAddonError, value);
  validateAddonError.errors = null;
  return true;
});

export const validateAudioFile = /* @__PURE__ */ ready(function validateAudioFile(value) {
  if (!accept.acceptsAudioFile(value)) return decide(validateAudioFile, explain.explainAudioFile, value);
  validateAudioFile.errors = null;
  return true;
});

export const validateAudioMetadata = /* @__PURE__ */ ready(function validateAudioMetadata(value) {
  if (!accept.acceptsAudioMetadata(value)) return decide(validateAudioMetadata, explain.explainAudioMetadata, value);
  validateAudioMetadata.errors = null;
  return true;
});

export const validateAudioToLlmAddon = /* @__PURE__ */ ready(function validateAudioToLlmAddon(value) {
  if (!accept.acceptsAudioToLlmAddon(value)) return decide(validateAudioToLlmAddon, explain.explainAudioToLlmAddon, value);
  validateAudioToLlmAddon.errors = null;
  return true;
});

export const validateAudioToLlmConfig = /* @__PURE__ */ ready(function validateAudioToLlmConfig(value) {
  if (!accept.acceptsAudioToLlmConfig(value)) return decide(validateAudioToLlmConfig, explain.explainAudioToLlmConfig, value);
  validateAudioToLlmConfig.errors = null;
  return true;
});

export const validateCallbackConfig = /* @__PURE__ */ ready(function validateCallbackConfig(value) {
  if (!accept.acceptsCallbackConfig(value)) return decide(validateCallbackConfig, explain.explainCallbackConfig, value);
  validateCallbackConfig.errors = null;
  return true;
});

export const validateChapterizationAddon = /* @__PURE__ */ ready(function validateChapterizationAddon(value) {
  if (!accept.acceptsChapterizationAddon(value)) return decide(validateChapterizationAddon, explain.explainChapterizationAddon, value);
  validateChapterizationAddon.errors = null;
  return true;
});

export const validateCustomSpellingConfig = /* @__PURE__ */ ready(function validateCustomSpellingConfig(value) {
  if (!accept.acceptsCustomSpellingConfig(value)) return decide(validateCustomSpellingConfig, explain.explainCustomSpellingConfig, value);
  validateCustomSpellingConfig.errors = null;
  return true;
});

export const validateCustomVocabulary = /* @__PURE__ */ ready(function validateCustomVocabulary(value) {
  if (!accept.acceptsCustomVocabulary(value)) return decide(validateCustomVocabulary, explain.explainCustomVocabulary, value);
  validateCustomVocabulary.errors = null;
  return true;
});

export const validateCustomVocabularyConfig = /* @__PURE__ */ ready(function validateCustomVocabularyConfig(value) {
  if (!accept.acceptsCustomVocabularyConfig(value)) return decide(validateCustomVocabularyConfig, explain.explainCustomVocabularyConfig, value);
  validateCustomVocabularyConfig.errors = null;
  return true;
});

export const validateCustomVocabularyEntry = /* @__PURE__ */ ready(function validateCustomVocabularyEntry(value) {
  if (!accept.acceptsCustomVocabularyEntry(value)) return decide(validateCustomVocabularyEntry, explain.explainCustomVocabularyEntry, value);
  validateCustomVocabularyEntry.errors = null;
  return true;
});

export const validateDateOrDateTime = /* @__PURE__ */ ready(function validateDateOrDateTime(value) {
  if (!accept.acceptsDateOrDateTime(value)) return decide(validateDateOrDateTime, explain.explainDateOrDateTime, value);
  validateDateOrDateTime.errors = null;
  return true;
});

export const validateDiarizationAddon = /* @__PURE__ */ ready(function validateDiarizationAddon(value) {
  if (!accept.acceptsDiarizationAddon(value)) return decide(validateDiarizationAddon, explain.explainDiarizationAddon, value);
  validateDiarizationAddon.errors = null;
  return true;
});

export const validateDiarizationConfig = /* @__PURE__ */ ready(function validateDiarizationConfig(value) {
  if (!accept.acceptsDiarizationConfig(value)) return decide(validateDiarizationConfig, explain.explainDiarizationConfig, value);
  validateDiarizationConfig.errors = null;
  return true;
});

export const validateDisplayModeAddon = /* @__PURE__ */ ready(function validateDisplayModeAddon(value) {
  if (!accept.acceptsDisplayModeAddon(value)) return decide(validateDisplayModeAddon, explain.explainDisplayModeAddon, value);
  validateDisplayModeAddon.errors = null;
  return true;
});

export const validateErrorResponse = /* @__PURE__ */ ready(function validateErrorResponse(value) {
  if (!accept.acceptsErrorResponse(value)) return decide(validateErrorResponse, explain.explainErrorResponse, value);
  validateErrorResponse.errors = null;
  return true;
});

export const validateJobKind = /* @__PURE__ */ ready(function validateJobKind(value) {
  if (!accept.acceptsJobKind(value)) return decide(validateJobKind, explain.explainJobKind, value);
  validateJobKind.errors = null;
  return true;
});

export const validateJobPage = /* @__PURE__ */ ready(function validateJobPage(value) {
  if (!accept.acceptsJobPage(value)) return decide(validateJobPage, explain.explainJobPage, value);
  validateJobPage.errors = null;
  return true;
});

export const validateJobStatus = /* @__PURE__ */ ready(function validateJobStatus(value) {
  if (!accept.acceptsJobStatus(value)) return decide(validateJobStatus, explain.explainJobStatus, value);
  validateJobStatus.errors = null;
  return true;
});

export const validateLanguageConfig = /* @__PURE__ */ ready(function validateLanguageConfig(value) {
  if (!accept.acceptsLanguageConfig(value)) return decide(validateLanguageConfig, explain.explainLanguageConfig, value);
  validateLanguageConfig.errors = null;
  return true;
});

export const validateLiveCallbackConfig = /* @__PURE__ */ ready(function validateLiveCallbackConfig(value) {
  if (!accept.acceptsLiveCallbackConfig(value)) return decide(validateLiveCallbackConfig, explain.explainLiveCallbackConfig, value);
  validateLiveCallbackConfig.errors = null;
  return true;
});

export const validateLiveJob = /* @__PURE__ */ ready(function validateLiveJob(value) {
  if (!accept.acceptsLiveJob(value)) return decide(validateLiveJob, explain.explainLiveJob, value);
  validateLiveJob.errors = null;
  return true;
});

export const validateLiveMessagesConfig = /* @__PURE__ */ ready(function validateLiveMessagesConfig(value) {
  if (!accept.acceptsLiveMessagesConfig(value)) return decide(validateLiveMessagesConfig, explain.explainLiveMessagesConfig, value);
  validateLiveMessagesConfig.errors = null;
  return true;
});

export const validateLiveRequest = /* @__PURE__ */ ready(function validateLiveRequest(value) {
  if (!accept.acceptsLiveRequest(value)) return decide(validateLiveRequest, explain.explainLiveRequest, value);
  validateLiveRequest.errors = null;
  return true;
});

export const validateLiveResult = /* @__PURE__ */ ready(function validateLiveResult(value) {
  if (!accept.acceptsLiveResult(value)) return decide(validateLiveResult, explain.explainLiveResult, value);
  validateLiveResult.errors = null;
  return true;
});

export const validateLiveSessionCreated = /* @__PURE__ */ ready(function validateLiveSessionCreated(value) {
  if (!accept.acceptsLiveSessionCreated(value)) return decide(validateLiveSessionCreated, explain.explainLiveSessionCreated, value);
  validateLiveSessionCreated.errors = null;
  return true;
});

export const validateModerationAddon = /* @__PURE__ */ ready(function validateModerationAddon(value) {
  if (!accept.acceptsModerationAddon(value)) return decide(validateModerationAddon, explain.explainModerationAddon, value);
  validateModerationAddon.errors = null;
  return true;
});

export const validateNameConsistencyAddon = /* @__PURE__ */ ready(function validateNameConsistencyAddon(value) {
  if (!accept.acceptsNameConsistencyAddon(value)) return decide(validateNameConsistencyAddon, explain.explainNameConsistencyAddon, value);
  validateNameConsistencyAddon.errors = null;
  return true;
});

export const validateNamedEntityRecognitionAddon = /* @__PURE__ */ ready(function validateNamedEntityRecognitionAddon(value) {
  if (!accept.acceptsNamedEntityRecognitionAddon(value)) return decide(validateNamedEntityRecognitionAddon, explain.explainNamedEntityRecognitionAddon, value);
  validateNamedEntityRecognitionAddon.errors = null;
  return true;
});

export const validatePiiEntityType = /* @__PURE__ */ ready(function validatePiiEntityType(value) {
  if (!accept.acceptsPiiEntityType(value)) return decide(validatePiiEntityType, explain.explainPiiEntityType, value);
  validatePiiEntityType.errors = null;
  return true;
});

export const validatePiiRedactionConfig = /* @__PURE__ */ ready(function validatePiiRedactionConfig(value) {
  if (!accept.acceptsPiiRedactionConfig(value)) return decide(validatePiiRedactionConfig, explain.explainPiiRedactionConfig, value);
  validatePiiRedactionConfig.errors = null;
  return true;
});

export const validatePostProcessingConfig = /* @__PURE__ */ ready(function validatePostProcessingConfig(value) {
  if (!accept.acceptsPostProcessingConfig(value)) return decide(validatePostProcessingConfig, explain.explainPostProcessingConfig, value);
  validatePostProcessingConfig.errors = null;
  return true;
});

export const validatePreProcessingConfig = /* @__PURE__ */ ready(function validatePreProcessingConfig(value) {
  if (!accept.acceptsPreProcessingConfig(value)) return decide(validatePreProcessingConfig, explain.explainPreProcessingConfig, value);
  validatePreProcessingConfig.errors = null;
  return true;
});

export const validatePreRecordedCallback = /* @__PURE__ */ ready(function validatePreRecordedCallback(value) {
  if (!accept.acceptsPreRecordedCallback(value)) return decide(validatePreRecordedCallback, explain.explainPreRecordedCallback, value);
  validatePreRecordedCallback.errors = null;
  return true;
});

export const validatePreRecordedJob = /* @__PURE__ */ ready(function validatePreRecordedJob(value) {
  if (!accept.acceptsPreRecordedJob(value)) return decide(validatePreRecordedJob, explain.explainPreRecordedJob, value);
  validatePreRecordedJob.errors = null;
  return true;
});

export const validatePreRecordedJobCreated = /* @__PURE__ */ ready(function validatePreRecordedJobCreated(value) {
  if (!accept.acceptsPreRecordedJobCreated(value)) return decide(validatePreRecordedJobCreated, explain.explainPreRecordedJobCreated, value);
  validatePreRecordedJobCreated.errors = null;
  return true;
});

export const validatePreRecordedRequest = /* @__PURE__ */ ready(function validatePreRecordedRequest(value) {
  if (!accept.acceptsPreRecordedRequest(value)) return decide(validatePreRecordedRequest, explain.explainPreRecordedRequest, value);
  validatePreRecordedRequest.errors = null;
  return true;
});

export const validatePreRecordedRequestParams = /* @__PURE__ */ ready(function validatePreRecordedRequestParams(value) {
  if (!accept.acceptsPreRecordedRequestParams(value)) return decide(validatePreRecordedRequestParams, explain.explainPreRecordedRequestParams, value);
  validatePreRecordedRequestParams.errors = null;
  return true;
});

export const validatePreRecordedResult = /* @__PURE__ */ ready(function validatePreRecordedResult(value) {
  if (!accept.acceptsPreRecordedResult(value)) return decide(validatePreRecordedResult, explain.explainPreRecordedResult, value);
  validatePreRecordedResult.errors = null;
  return true;
});

export const validatePreRecordedWebhook = /* @__PURE__ */ ready(function validatePreRecordedWebhook(value) {
  if (!accept.acceptsPreRecordedWebhook(value)) return decide(validatePreRecordedWebhook, explain.explainPreRecordedWebhook, value);
  validatePreRecordedWebhook.errors = null;
  return true;
});

export const validateRealtimeProcessingConfig = /* @__PURE__ */ ready(function validateRealtimeProcessingConfig(value) {
  if (!accept.acceptsRealtimeProcessingConfig(value)) return decide(validateRealtimeProcessingConfig, explain.explainRealtimeProcessingConfig, value);
  validateRealtimeProcessingConfig.errors = null;
  return true;
});

export const validateResultMetadata = /* @__PURE__ */ ready(function validateResultMetadata(value) {
  if (!accept.acceptsResultMetadata(value)) return decide(validateResultMetadata, explain.explainResultMetadata, value);
  validateResultMetadata.errors = null;
  return true;
});

export const validateSentence = /* @__PURE__ */ ready(function validateSentence(value) {
  if (!accept.acceptsSentence(value)) return decide(validateSentence, explain.explainSentence, value);
  validateSentence.errors = null;
  return true;
});

export const validateSentencesAddon = /* @__PURE__ */ ready(function validateSentencesAddon(value) {
  if (!accept.acceptsSentencesAddon(value)) return decide(validateSentencesAddon, explain.explainSentencesAddon, value);
  validateSentencesAddon.errors = null;
  return true;
});

export const validateSentimentAnalysisAddon = /* @__PURE__ */ ready(function validateSentimentAnalysisAddon(value) {
  if (!accept.acceptsSentimentAnalysisAddon(value)) return decide(validateSentimentAnalysisAddon, explain.explainSentimentAnalysisAddon, value);
  validateSentimentAnalysisAddon.errors = null;
  return true;
});

export const validateStructuredDataExtractionAddon = /* @__PURE__ */ ready(function validateStructuredDataExtractionAddon(value) {
  if (!accept.acceptsStructuredDataExtractionAddon(value)) return decide(validateStructuredDataExtractionAddon, explain.explainStructuredDataExtractionAddon, value);
  validateStructuredDataExtractionAddon.errors = null;
  return true;
});

export const validateSubtitle = /* @__PURE__ */ ready(function validateSubtitle(value) {
  if (!accept.acceptsSubtitle(value)) return decide(validateSubtitle, explain.explainSubtitle, value);
  validateSubtitle.errors = null;
  return true;
});

export const validateSubtitlesConfig = /* @__PURE__ */ ready(function validateSubtitlesConfig(value) {
  if (!accept.acceptsSubtitlesConfig(value)) return decide(validateSubtitlesConfig, explain.explainSubtitlesConfig, value);
  validateSubtitlesConfig.errors = null;
  return true;
});

export const validateSummarizationAddon = /* @__PURE__ */ ready(function validateSummarizationAddon(value) {
  if (!accept.acceptsSummarizationAddon(value)) return decide(validateSummarizationAddon, explain.explainSummarizationAddon, value);
  validateSummarizationAddon.errors = null;
  return true;
});

export const validateSummarizationConfig = /* @__PURE__ */ ready(function validateSummarizationConfig(value) {
  if (!accept.acceptsSummarizationConfig(value)) return decide(validateSummarizationConfig, explain.explainSummarizationConfig, value);
  validateSummarizationConfig.errors = null;
  return true;
});

export const validateTranscription = /* @__PURE__ */ ready(function validateTranscription(value) {
  if (!accept.acceptsTranscription(value)) return decide(validateTranscription, explain.explainTranscription, value);
  validateTranscription.errors = null;
  return true;
});

export const validateTranscriptionJob = /* @__PURE__ */ ready(function validateTranscriptionJob(value) {
  if (!accept.acceptsTranscriptionJob(value)) return decide(validateTranscriptionJob, explain.explainTranscriptionJob, value);
  validateTranscriptionJob.errors = null;
  return true;
});

export const validateTranscriptionLanguageCode = /* @__PURE__ */ ready(function validateTranscriptionLanguageCode(value) {
  if (!accept.acceptsTranscriptionLanguageCode(value)) return decide(validateTranscriptionLanguageCode, explain.explainTranscriptionLanguageCode, value);
  validateTranscriptionLanguageCode.errors = null;
  return true;
});

export const validateTranslationAddon = /* @__PURE__ */ ready(function validateTranslationAddon(value) {
  if (!accept.acceptsTranslationAddon(value)) return decide(validateTranslationAddon, explain.explainTranslationAddon, value);
  validateTranslationAddon.errors = null;
  return true;
});

export const validateTranslationConfig = /* @__PURE__ */ ready(function validateTranslationConfig(value) {
  if (!accept.acceptsTranslationConfig(value)) return decide(validateTranslationConfig, explain.explainTranslationConfig, value);
  validateTranslationConfig.errors = null;
  return true;
});

export const validateTranslationLanguageCode = /* @__PURE__ */ ready(function validateTranslationLanguageCode(value) {
  if (!accept.acceptsTranslationLanguageCode(value)) return decide(validateTranslationLanguageCode, explain.explainTranslationLanguageCode, value);
  validateTranslationLanguageCode.errors = null;
  return true;
});

export const validateUploadResponse = /* @__PURE__ */ ready(function validateUploadResponse(value) {
  if (!accept.acceptsUploadResponse(value)) return decide(validateUploadResponse, explain.explainUploadResponse, value);
  validateUploadResponse.errors = null;
  return true;
});

export const validateUtterance = /* @__PURE__ */ ready(function validateUtterance(value) {
  if (!accept.acceptsUtterance(value)) return decide(validateUtterance, explain.explainUtterance, value);
  validateUtterance.errors = null;
  return true;
});

export const validateWord = /* @__PURE__ */ ready(function validateWord(value) {
  if (!accept.acceptsWord(value)) return decide(validateWord, explain.explainWord, value);
  validateWord.errors = null;
  return true;
});

export const validateAudioChunkData = /* @__PURE__ */ ready(function validateAudioChunkData(value) {
  if (!accept.acceptsAudioChunkData(value)) return decide(validateAudioChunkData, explain.explainAudioChunkData, value);
  validateAudioChunkData.errors = null;
  return true;
});

export const validateAudioChunkMessage = /* @__PURE__ */ ready(function validateAudioChunkMessage(value) {
  if (!accept.acceptsAudioChunkMessage(value)) return decide(validateAudioChunkMessage, explain.explainAudioChunkMessage, value);
  validateAudioChunkMessage.errors = null;
  return true;
});

export const validateLiveUtterance = /* @__PURE__ */ ready(function validateLiveUtterance(value) {
  if (!accept.acceptsLiveUtterance(value)) return decide(validateLiveUtterance, explain.explainLiveUtterance, value);
  validateLiveUtterance.errors = null;
  return true;
});

export const validateOtherServerMessage = /* @__PURE__ */ ready(function validateOtherServerMessage(value) {
  if (!accept.acceptsOtherServerMessage(value)) return decide(validateOtherServerMessage, explain.explainOtherServerMessage, value);
  validateOtherServerMessage.errors = null;
  return true;
});

export const validateStopRecordingMessage = /* @__PURE__ */ ready(function validateStopRecordingMessage(value) {
  if (!accept.acceptsStopRecordingMessage(value)) return decide(validateStopRecordingMessage, explain.explainStopRecordingMessage, value);
  validateStopRecordingMessage.errors = null;
  return true;
});

export const validateTranscriptData = /* @__PURE__ */ ready(function validateTranscriptData(value) {
  if (!accept.acceptsTranscriptData(value)) return decide(validateTranscriptData, explain.explainTranscriptData, value);
  validateTranscriptData.errors = null;
  return true;
});

export const validateTranscriptMessage = /* @__PURE__ */ ready(function validateTranscriptMessage(value) {
  if (!accept.acceptsTranscriptMessage(value)) return decide(validateTranscriptMessage, explain.explainTranscriptMessage, value);
  validateTranscriptMessage.errors = null;
  return true;
});

export const validateListTranscriptionJobsQuery = /* @__PURE__ */ ready(function validateListTranscriptionJobsQuery(value) {
  if (!accept.acceptsListTranscriptionJobsQuery(value)) return decide(validateListTranscriptionJobsQuery, explain.explainListTranscriptionJobsQuery, value);
  validateListTranscriptionJobsQuery.errors = null;
  return true;
});

export const validateClientMessage = /* @__PURE__ */ ready(function validateClientMessage(value) {
  if (!accept.acceptsClientMessage(value)) return decide(validateClientMessage, explain.explainClientMessage, value);
  validateClientMessage.errors = null;
  return true;
});

export const validateServerMessage = /* @__PURE__ */ ready(function validateServerMessage(value) {
  if (!accept.acceptsServerMessage(value)) return decide(validateServerMessage, explain.explainServerMessage, value);
  validateServerMessage.errors = null;
  return true;
});
