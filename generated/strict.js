// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv/strict.js';
import * as guard from './guard/strict.js';
import { decide, ready } from './runtime/validate.js';

export const validateAddonError = /* @__PURE__ */ ready(function validateAddonError(value) {
  validateAddonError.errors = null;
  return guard.acceptsAddonError(value) || decide(validateAddonError, ajv.validateAddonError, value);
});

export const validateAudioFile = /* @__PURE__ */ ready(function validateAudioFile(value) {
  validateAudioFile.errors = null;
  return guard.acceptsAudioFile(value) || decide(validateAudioFile, ajv.validateAudioFile, value);
});

export const validateAudioMetadata = /* @__PURE__ */ ready(function validateAudioMetadata(value) {
  validateAudioMetadata.errors = null;
  return guard.acceptsAudioMetadata(value) || decide(validateAudioMetadata, ajv.validateAudioMetadata, value);
});

export const validateAudioToLlmAddon = /* @__PURE__ */ ready(function validateAudioToLlmAddon(value) {
  validateAudioToLlmAddon.errors = null;
  return guard.acceptsAudioToLlmAddon(value) || decide(validateAudioToLlmAddon, ajv.validateAudioToLlmAddon, value);
});

export const validateAudioToLlmConfig = /* @__PURE__ */ ready(function validateAudioToLlmConfig(value) {
  validateAudioToLlmConfig.errors = null;
  return guard.acceptsAudioToLlmConfig(value) || decide(validateAudioToLlmConfig, ajv.validateAudioToLlmConfig, value);
});

export const validateCallbackConfig = /* @__PURE__ */ ready(function validateCallbackConfig(value) {
  validateCallbackConfig.errors = null;
  return guard.acceptsCallbackConfig(value) || decide(validateCallbackConfig, ajv.validateCallbackConfig, value);
});

export const validateChapterizationAddon = /* @__PURE__ */ ready(function validateChapterizationAddon(value) {
  validateChapterizationAddon.errors = null;
  return guard.acceptsChapterizationAddon(value) || decide(validateChapterizationAddon, ajv.validateChapterizationAddon, value);
});

export const validateCustomSpellingConfig = /* @__PURE__ */ ready(function validateCustomSpellingConfig(value) {
  validateCustomSpellingConfig.errors = null;
  return guard.acceptsCustomSpellingConfig(value) || decide(validateCustomSpellingConfig, ajv.validateCustomSpellingConfig, value);
});

export const validateCustomVocabulary = /* @__PURE__ */ ready(function validateCustomVocabulary(value) {
  validateCustomVocabulary.errors = null;
  return guard.acceptsCustomVocabulary(value) || decide(validateCustomVocabulary, ajv.validateCustomVocabulary, value);
});

export const validateCustomVocabularyConfig = /* @__PURE__ */ ready(function validateCustomVocabularyConfig(value) {
  validateCustomVocabularyConfig.errors = null;
  return guard.acceptsCustomVocabularyConfig(value) || decide(validateCustomVocabularyConfig, ajv.validateCustomVocabularyConfig, value);
});

export const validateCustomVocabularyEntry = /* @__PURE__ */ ready(function validateCustomVocabularyEntry(value) {
  validateCustomVocabularyEntry.errors = null;
  return guard.acceptsCustomVocabularyEntry(value) || decide(validateCustomVocabularyEntry, ajv.validateCustomVocabularyEntry, value);
});

export const validateDateOrDateTime = /* @__PURE__ */ ready(function validateDateOrDateTime(value) {
  validateDateOrDateTime.errors = null;
  return guard.acceptsDateOrDateTime(value) || decide(validateDateOrDateTime, ajv.validateDateOrDateTime, value);
});

export const validateDiarizationAddon = /* @__PURE__ */ ready(function validateDiarizationAddon(value) {
  validateDiarizationAddon.errors = null;
  return guard.acceptsDiarizationAddon(value) || decide(validateDiarizationAddon, ajv.validateDiarizationAddon, value);
});

export const validateDiarizationConfig = /* @__PURE__ */ ready(function validateDiarizationConfig(value) {
  validateDiarizationConfig.errors = null;
  return guard.acceptsDiarizationConfig(value) || decide(validateDiarizationConfig, ajv.validateDiarizationConfig, value);
});

export const validateDisplayModeAddon = /* @__PURE__ */ ready(function validateDisplayModeAddon(value) {
  validateDisplayModeAddon.errors = null;
  return guard.acceptsDisplayModeAddon(value) || decide(validateDisplayModeAddon, ajv.validateDisplayModeAddon, value);
});

export const validateErrorResponse = /* @__PURE__ */ ready(function validateErrorResponse(value) {
  validateErrorResponse.errors = null;
  return guard.acceptsErrorResponse(value) || decide(validateErrorResponse, ajv.validateErrorResponse, value);
});

export const validateJobKind = /* @__PURE__ */ ready(function validateJobKind(value) {
  validateJobKind.errors = null;
  return guard.acceptsJobKind(value) || decide(validateJobKind, ajv.validateJobKind, value);
});

export const validateJobPage = /* @__PURE__ */ ready(function validateJobPage(value) {
  validateJobPage.errors = null;
  return guard.acceptsJobPage(value) || decide(validateJobPage, ajv.validateJobPage, value);
});

export const validateJobStatus = /* @__PURE__ */ ready(function validateJobStatus(value) {
  validateJobStatus.errors = null;
  return guard.acceptsJobStatus(value) || decide(validateJobStatus, ajv.validateJobStatus, value);
});

export const validateLanguageConfig = /* @__PURE__ */ ready(function validateLanguageConfig(value) {
  validateLanguageConfig.errors = null;
  return guard.acceptsLanguageConfig(value) || decide(validateLanguageConfig, ajv.validateLanguageConfig, value);
});

export const validateLiveCallbackConfig = /* @__PURE__ */ ready(function validateLiveCallbackConfig(value) {
  validateLiveCallbackConfig.errors = null;
  return guard.acceptsLiveCallbackConfig(value) || decide(validateLiveCallbackConfig, ajv.validateLiveCallbackConfig, value);
});

export const validateLiveJob = /* @__PURE__ */ ready(function validateLiveJob(value) {
  validateLiveJob.errors = null;
  return guard.acceptsLiveJob(value) || decide(validateLiveJob, ajv.validateLiveJob, value);
});

export const validateLiveMessagesConfig = /* @__PURE__ */ ready(function validateLiveMessagesConfig(value) {
  validateLiveMessagesConfig.errors = null;
  return guard.acceptsLiveMessagesConfig(value) || decide(validateLiveMessagesConfig, ajv.validateLiveMessagesConfig, value);
});

export const validateLiveRequest = /* @__PURE__ */ ready(function validateLiveRequest(value) {
  validateLiveRequest.errors = null;
  return guard.acceptsLiveRequest(value) || decide(validateLiveRequest, ajv.validateLiveRequest, value);
});

export const validateLiveResult = /* @__PURE__ */ ready(function validateLiveResult(value) {
  validateLiveResult.errors = null;
  return guard.acceptsLiveResult(value) || decide(validateLiveResult, ajv.validateLiveResult, value);
});

export const validateLiveSessionCreated = /* @__PURE__ */ ready(function validateLiveSessionCreated(value) {
  validateLiveSessionCreated.errors = null;
  return guard.acceptsLiveSessionCreated(value) || decide(validateLiveSessionCreated, ajv.validateLiveSessionCreated, value);
});

export const validateModerationAddon = /* @__PURE__ */ ready(function validateModerationAddon(value) {
  validateModerationAddon.errors = null;
  return guard.acceptsModerationAddon(value) || decide(validateModerationAddon, ajv.validateModerationAddon, value);
});

export const validateNameConsistencyAddon = /* @__PURE__ */ ready(function validateNameConsistencyAddon(value) {
  validateNameConsistencyAddon.errors = null;
  return guard.acceptsNameConsistencyAddon(value) || decide(validateNameConsistencyAddon, ajv.validateNameConsistencyAddon, value);
});

export const validateNamedEntityRecognitionAddon = /* @__PURE__ */ ready(function validateNamedEntityRecognitionAddon(value) {
  validateNamedEntityRecognitionAddon.errors = null;
  return guard.acceptsNamedEntityRecognitionAddon(value) || decide(validateNamedEntityRecognitionAddon, ajv.validateNamedEntityRecognitionAddon, value);
});

export const validatePiiEntityType = /* @__PURE__ */ ready(function validatePiiEntityType(value) {
  validatePiiEntityType.errors = null;
  return guard.acceptsPiiEntityType(value) || decide(validatePiiEntityType, ajv.validatePiiEntityType, value);
});

export const validatePiiRedactionConfig = /* @__PURE__ */ ready(function validatePiiRedactionConfig(value) {
  validatePiiRedactionConfig.errors = null;
  return guard.acceptsPiiRedactionConfig(value) || decide(validatePiiRedactionConfig, ajv.validatePiiRedactionConfig, value);
});

export const validatePostProcessingConfig = /* @__PURE__ */ ready(function validatePostProcessingConfig(value) {
  validatePostProcessingConfig.errors = null;
  return guard.acceptsPostProcessingConfig(value) || decide(validatePostProcessingConfig, ajv.validatePostProcessingConfig, value);
});

export const validatePreProcessingConfig = /* @__PURE__ */ ready(function validatePreProcessingConfig(value) {
  validatePreProcessingConfig.errors = null;
  return guard.acceptsPreProcessingConfig(value) || decide(validatePreProcessingConfig, ajv.validatePreProcessingConfig, value);
});

export const validatePreRecordedCallback = /* @__PURE__ */ ready(function validatePreRecordedCallback(value) {
  validatePreRecordedCallback.errors = null;
  return guard.acceptsPreRecordedCallback(value) || decide(validatePreRecordedCallback, ajv.validatePreRecordedCallback, value);
});

export const validatePreRecordedJob = /* @__PURE__ */ ready(function validatePreRecordedJob(value) {
  validatePreRecordedJob.errors = null;
  return guard.acceptsPreRecordedJob(value) || decide(validatePreRecordedJob, ajv.validatePreRecordedJob, value);
});

export const validatePreRecordedJobCreated = /* @__PURE__ */ ready(function validatePreRecordedJobCreated(value) {
  validatePreRecordedJobCreated.errors = null;
  return guard.acceptsPreRecordedJobCreated(value) || decide(validatePreRecordedJobCreated, ajv.validatePreRecordedJobCreated, value);
});

export const validatePreRecordedRequest = /* @__PURE__ */ ready(function validatePreRecordedRequest(value) {
  validatePreRecordedRequest.errors = null;
  return guard.acceptsPreRecordedRequest(value) || decide(validatePreRecordedRequest, ajv.validatePreRecordedRequest, value);
});

export const validatePreRecordedRequestParams = /* @__PURE__ */ ready(function validatePreRecordedRequestParams(value) {
  validatePreRecordedRequestParams.errors = null;
  return guard.acceptsPreRecordedRequestParams(value) || decide(validatePreRecordedRequestParams, ajv.validatePreRecordedRequestParams, value);
});

export const validatePreRecordedResult = /* @__PURE__ */ ready(function validatePreRecordedResult(value) {
  validatePreRecordedResult.errors = null;
  return guard.acceptsPreRecordedResult(value) || decide(validatePreRecordedResult, ajv.validatePreRecordedResult, value);
});

export const validatePreRecordedWebhook = /* @__PURE__ */ ready(function validatePreRecordedWebhook(value) {
  validatePreRecordedWebhook.errors = null;
  return guard.acceptsPreRecordedWebhook(value) || decide(validatePreRecordedWebhook, ajv.validatePreRecordedWebhook, value);
});

export const validateRealtimeProcessingConfig = /* @__PURE__ */ ready(function validateRealtimeProcessingConfig(value) {
  validateRealtimeProcessingConfig.errors = null;
  return guard.acceptsRealtimeProcessingConfig(value) || decide(validateRealtimeProcessingConfig, ajv.validateRealtimeProcessingConfig, value);
});

export const validateResultMetadata = /* @__PURE__ */ ready(function validateResultMetadata(value) {
  validateResultMetadata.errors = null;
  return guard.acceptsResultMetadata(value) || decide(validateResultMetadata, ajv.validateResultMetadata, value);
});

export const validateSentence = /* @__PURE__ */ ready(function validateSentence(value) {
  validateSentence.errors = null;
  return guard.acceptsSentence(value) || decide(validateSentence, ajv.validateSentence, value);
});

export const validateSentencesAddon = /* @__PURE__ */ ready(function validateSentencesAddon(value) {
  validateSentencesAddon.errors = null;
  return guard.acceptsSentencesAddon(value) || decide(validateSentencesAddon, ajv.validateSentencesAddon, value);
});

export const validateSentimentAnalysisAddon = /* @__PURE__ */ ready(function validateSentimentAnalysisAddon(value) {
  validateSentimentAnalysisAddon.errors = null;
  return guard.acceptsSentimentAnalysisAddon(value) || decide(validateSentimentAnalysisAddon, ajv.validateSentimentAnalysisAddon, value);
});

export const validateStructuredDataExtractionAddon = /* @__PURE__ */ ready(function validateStructuredDataExtractionAddon(value) {
  validateStructuredDataExtractionAddon.errors = null;
  return guard.acceptsStructuredDataExtractionAddon(value) || decide(validateStructuredDataExtractionAddon, ajv.validateStructuredDataExtractionAddon, value);
});

export const validateSubtitle = /* @__PURE__ */ ready(function validateSubtitle(value) {
  validateSubtitle.errors = null;
  return guard.acceptsSubtitle(value) || decide(validateSubtitle, ajv.validateSubtitle, value);
});

export const validateSubtitlesConfig = /* @__PURE__ */ ready(function validateSubtitlesConfig(value) {
  validateSubtitlesConfig.errors = null;
  return guard.acceptsSubtitlesConfig(value) || decide(validateSubtitlesConfig, ajv.validateSubtitlesConfig, value);
});

export const validateSummarizationAddon = /* @__PURE__ */ ready(function validateSummarizationAddon(value) {
  validateSummarizationAddon.errors = null;
  return guard.acceptsSummarizationAddon(value) || decide(validateSummarizationAddon, ajv.validateSummarizationAddon, value);
});

export const validateSummarizationConfig = /* @__PURE__ */ ready(function validateSummarizationConfig(value) {
  validateSummarizationConfig.errors = null;
  return guard.acceptsSummarizationConfig(value) || decide(validateSummarizationConfig, ajv.validateSummarizationConfig, value);
});

export const validateTranscription = /* @__PURE__ */ ready(function validateTranscription(value) {
  validateTranscription.errors = null;
  return guard.acceptsTranscription(value) || decide(validateTranscription, ajv.validateTranscription, value);
});

export const validateTranscriptionJob = /* @__PURE__ */ ready(function validateTranscriptionJob(value) {
  validateTranscriptionJob.errors = null;
  return guard.acceptsTranscriptionJob(value) || decide(validateTranscriptionJob, ajv.validateTranscriptionJob, value);
});

export const validateTranscriptionLanguageCode = /* @__PURE__ */ ready(function validateTranscriptionLanguageCode(value) {
  validateTranscriptionLanguageCode.errors = null;
  return guard.acceptsTranscriptionLanguageCode(value) || decide(validateTranscriptionLanguageCode, ajv.validateTranscriptionLanguageCode, value);
});

export const validateTranslationAddon = /* @__PURE__ */ ready(function validateTranslationAddon(value) {
  validateTranslationAddon.errors = null;
  return guard.acceptsTranslationAddon(value) || decide(validateTranslationAddon, ajv.validateTranslationAddon, value);
});

export const validateTranslationConfig = /* @__PURE__ */ ready(function validateTranslationConfig(value) {
  validateTranslationConfig.errors = null;
  return guard.acceptsTranslationConfig(value) || decide(validateTranslationConfig, ajv.validateTranslationConfig, value);
});

export const validateTranslationLanguageCode = /* @__PURE__ */ ready(function validateTranslationLanguageCode(value) {
  validateTranslationLanguageCode.errors = null;
  return guard.acceptsTranslationLanguageCode(value) || decide(validateTranslationLanguageCode, ajv.validateTranslationLanguageCode, value);
});

export const validateUploadResponse = /* @__PURE__ */ ready(function validateUploadResponse(value) {
  validateUploadResponse.errors = null;
  return guard.acceptsUploadResponse(value) || decide(validateUploadResponse, ajv.validateUploadResponse, value);
});

export const validateUtterance = /* @__PURE__ */ ready(function validateUtterance(value) {
  validateUtterance.errors = null;
  return guard.acceptsUtterance(value) || decide(validateUtterance, ajv.validateUtterance, value);
});

export const validateWord = /* @__PURE__ */ ready(function validateWord(value) {
  validateWord.errors = null;
  return guard.acceptsWord(value) || decide(validateWord, ajv.validateWord, value);
});

export const validateAudioChunkData = /* @__PURE__ */ ready(function validateAudioChunkData(value) {
  validateAudioChunkData.errors = null;
  return guard.acceptsAudioChunkData(value) || decide(validateAudioChunkData, ajv.validateAudioChunkData, value);
});

export const validateAudioChunkMessage = /* @__PURE__ */ ready(function validateAudioChunkMessage(value) {
  validateAudioChunkMessage.errors = null;
  return guard.acceptsAudioChunkMessage(value) || decide(validateAudioChunkMessage, ajv.validateAudioChunkMessage, value);
});

export const validateLiveUtterance = /* @__PURE__ */ ready(function validateLiveUtterance(value) {
  validateLiveUtterance.errors = null;
  return guard.acceptsLiveUtterance(value) || decide(validateLiveUtterance, ajv.validateLiveUtterance, value);
});

export const validateOtherServerMessage = /* @__PURE__ */ ready(function validateOtherServerMessage(value) {
  validateOtherServerMessage.errors = null;
  return guard.acceptsOtherServerMessage(value) || decide(validateOtherServerMessage, ajv.validateOtherServerMessage, value);
});

export const validateStopRecordingMessage = /* @__PURE__ */ ready(function validateStopRecordingMessage(value) {
  validateStopRecordingMessage.errors = null;
  return guard.acceptsStopRecordingMessage(value) || decide(validateStopRecordingMessage, ajv.validateStopRecordingMessage, value);
});

export const validateTranscriptData = /* @__PURE__ */ ready(function validateTranscriptData(value) {
  validateTranscriptData.errors = null;
  return guard.acceptsTranscriptData(value) || decide(validateTranscriptData, ajv.validateTranscriptData, value);
});

export const validateTranscriptMessage = /* @__PURE__ */ ready(function validateTranscriptMessage(value) {
  validateTranscriptMessage.errors = null;
  return guard.acceptsTranscriptMessage(value) || decide(validateTranscriptMessage, ajv.validateTranscriptMessage, value);
});

export const validateListTranscriptionJobsQuery = /* @__PURE__ */ ready(function validateListTranscriptionJobsQuery(value) {
  validateListTranscriptionJobsQuery.errors = null;
  return guard.acceptsListTranscriptionJobsQuery(value) || decide(validateListTranscriptionJobsQuery, ajv.validateListTranscriptionJobsQuery, value);
});

export const validateClientMessage = /* @__PURE__ */ ready(function validateClientMessage(value) {
  validateClientMessage.errors = null;
  return guard.acceptsClientMessage(value) || decide(validateClientMessage, ajv.validateClientMessage, value);
});

export const validateServerMessage = /* @__PURE__ */ ready(function validateServerMessage(value) {
  validateServerMessage.errors = null;
  return guard.acceptsServerMessage(value) || decide(validateServerMessage, ajv.validateServerMessage, value);
});
