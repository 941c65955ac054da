// Generated from the contract by `npm run build`; edit the contract instead.

import {
  acceptsAddonError,
  acceptsAudioFile,
  acceptsAudioMetadata,
  acceptsAudioToLlmAddon,
  acceptsAudioToLlmConfig,
  acceptsCallbackConfig,
  acceptsChapterizationAddon,
  acceptsCustomSpellingConfig,
  acceptsCustomVocabulary,
  acceptsCustomVocabularyConfig,
  acceptsCustomVocabularyEntry,
  acceptsDateOrDateTime,
  acceptsDiarizationAddon,
  acceptsDiarizationConfig,
  acceptsDisplayModeAddon,
  acceptsErrorResponse,
  acceptsJobKind,
  acceptsJobPage,
  acceptsJobStatus,
  acceptsLanguageConfig,
  acceptsLiveCallbackConfig,
  acceptsLiveJob,
  acceptsLiveMessagesConfig,
  acceptsLiveRequest,
  acceptsLiveResult,
  acceptsLiveSessionCreated,
  acceptsModerationAddon,
  acceptsNameConsistencyAddon,
  acceptsNamedEntityRecognitionAddon,
  acceptsPiiEntityType,
  acceptsPiiRedactionConfig,
  acceptsPostProcessingConfig,
  acceptsPreProcessingConfig,
  acceptsPreRecordedCallback,
  acceptsPreRecordedJob,
  acceptsPreRecordedJobCreated,
  acceptsPreRecordedRequest,
  acceptsPreRecordedRequestParams,
  acceptsPreRecordedResult,
  acceptsPreRecordedWebhook,
  acceptsRealtimeProcessingConfig,
  acceptsResultMetadata,
  acceptsSentence,
  acceptsSentencesAddon,
  acceptsSentimentAnalysisAddon,
  acceptsStructuredDataExtractionAddon,
  acceptsSubtitle,
  acceptsSubtitlesConfig,
  acceptsSummarizationAddon,
  acceptsSummarizationConfig,
  acceptsTranscription,
  acceptsTranscriptionJob,
  acceptsTranscriptionLanguageCode,
  acceptsTranslationAddon,
  acceptsTranslationConfig,
  acceptsTranslationLanguageCode,
  acceptsUploadResponse,
  acceptsUtterance,
  acceptsWord,
  acceptsAudioChunkData,
  acceptsAudioChunkMessage,
  acceptsLiveUtterance,
  acceptsOtherServerMessage,
  acceptsStopRecordingMessage,
  acceptsTranscriptData,
  acceptsTranscriptMessage,
  acceptsListTranscriptionJobsQuery,
  acceptsClientMessage,
  acceptsServerMessage,
} from './accept/tolerant.js';
import {
  explainAddonError,
  explainAudioFile,
  explainAudioMetadata,
  explainAudioToLlmAddon,
  explainAudioToLlmConfig,
  explainCallbackConfig,
  explainChapterizationAddon,
  explainCustomSpellingConfig,
  explainCustomVocabulary,
  explainCustomVocabularyConfig,
  explainCustomVocabularyEntry,
  explainDateOrDateTime,
  explainDiarizationAddon,
  explainDiarizationConfig,
  explainDisplayModeAddon,
  explainErrorResponse,
  explainJobKind,
  explainJobPage,
  explainJobStatus,
  explainLanguageConfig,
  explainLiveCallbackConfig,
  explainLiveJob,
  explainLiveMessagesConfig,
  explainLiveRequest,
  explainLiveResult,
  explainLiveSessionCreated,
  explainModerationAddon,
  explainNameConsistencyAddon,
  explainNamedEntityRecognitionAddon,
  explainPiiEntityType,
  explainPiiRedactionConfig,
  explainPostProcessingConfig,
  explainPreProcessingConfig,
  explainPreRecordedCallback,
  explainPreRecordedJob,
  explainPreRecordedJobCreated,
  explainPreRecordedRequest,
  explainPreRecordedRequestParams,
  explainPreRecordedResult,
  explainPreRecordedWebhook,
  explainRealtimeProcessingConfig,
  explainResultMetadata,
  explainSentence,
  explainSentencesAddon,
  explainSentimentAnalysisAddon,
  explainStructuredDataExtractionAddon,
  explainSubtitle,
  explainSubtitlesConfig,
  explainSummarizationAddon,
  explainSummarizationConfig,
  explainTranscription,
  explainTranscriptionJob,
  explainTranscriptionLanguageCode,
  explainTranslationAddon,
  explainTranslationConfig,
  explainTranslationLanguageCode,
  explainUploadResponse,
  explainUtterance,
  explainWord,
  explainAudioChunkData,
  explainAudioChunkMessage,
  explainLiveUtterance,
  explainOtherServerMessage,
  explainStopRecordingMessage,
  explainTranscriptData,
  explainTranscriptMessage,
  explainListTranscriptionJobsQuery,
  explainClientMessage,
  explainServerMessage,
} from './explain/tolerant.js';
import { decide, ready } from './runtime/validate.js';
export * from './types/tolerant.js';

export const validateAddonError = /* @__PURE__ */ ready(function validateAddonError(value) {
  if (!acceptsAddonError(value)) return decide(validateAddonError, explainAddonError, value);
  validateAddonError.errors = null;
  return true;
});

export const validateAudioFile = /* @__PURE__ */ ready(function validateAudioFile(value) {
  if (!acceptsAudioFile(value)) return decide(validateAudioFile, explainAudioFile, value);
  validateAudioFile.errors = null;
  return true;
});

export const validateAudioMetadata = /* @__PURE__ */ ready(function validateAudioMetadata(value) {
  if (!acceptsAudioMetadata(value))
    return decide(validateAudioMetadata, explainAudioMetadata, value);
  validateAudioMetadata.errors = null;
  return true;
});

export const validateAudioToLlmAddon = /* @__PURE__ */ ready(
  function validateAudioToLlmAddon(value) {
    if (!acceptsAudioToLlmAddon(value))
      return decide(validateAudioToLlmAddon, explainAudioToLlmAddon, value);
    validateAudioToLlmAddon.errors = null;
    return true;
  },
);

export const validateAudioToLlmConfig = /* @__PURE__ */ ready(
  function validateAudioToLlmConfig(value) {
    if (!acceptsAudioToLlmConfig(value))
      return decide(validateAudioToLlmConfig, explainAudioToLlmConfig, value);
    validateAudioToLlmConfig.errors = null;
    return true;
  },
);

export const validateCallbackConfig = /* @__PURE__ */ ready(function validateCallbackConfig(value) {
  if (!acceptsCallbackConfig(value))
    return decide(validateCallbackConfig, explainCallbackConfig, value);
  validateCallbackConfig.errors = null;
  return true;
});

export const validateChapterizationAddon = /* @__PURE__ */ ready(
  function validateChapterizationAddon(value) {
    if (!acceptsChapterizationAddon(value))
      return decide(validateChapterizationAddon, explainChapterizationAddon, value);
    validateChapterizationAddon.errors = null;
    return true;
  },
);

export const validateCustomSpellingConfig = /* @__PURE__ */ ready(
  function validateCustomSpellingConfig(value) {
    if (!acceptsCustomSpellingConfig(value))
      return decide(validateCustomSpellingConfig, explainCustomSpellingConfig, value);
    validateCustomSpellingConfig.errors = null;
    return true;
  },
);

export const validateCustomVocabulary = /* @__PURE__ */ ready(
  function validateCustomVocabulary(value) {
    if (!acceptsCustomVocabulary(value))
      return decide(validateCustomVocabulary, explainCustomVocabulary, value);
    validateCustomVocabulary.errors = null;
    return true;
  },
);

export const validateCustomVocabularyConfig = /* @__PURE__ */ ready(
  function validateCustomVocabularyConfig(value) {
    if (!acceptsCustomVocabularyConfig(value))
      return decide(validateCustomVocabularyConfig, explainCustomVocabularyConfig, value);
    validateCustomVocabularyConfig.errors = null;
    return true;
  },
);

export const validateCustomVocabularyEntry = /* @__PURE__ */ ready(
  function validateCustomVocabularyEntry(value) {
    if (!acceptsCustomVocabularyEntry(value))
      return decide(validateCustomVocabularyEntry, explainCustomVocabularyEntry, value);
    validateCustomVocabularyEntry.errors = null;
    return true;
  },
);

export const validateDateOrDateTime = /* @__PURE__ */ ready(function validateDateOrDateTime(value) {
  if (!acceptsDateOrDateTime(value))
    return decide(validateDateOrDateTime, explainDateOrDateTime, value);
  validateDateOrDateTime.errors = null;
  return true;
});

export const validateDiarizationAddon = /* @__PURE__ */ ready(
  function validateDiarizationAddon(value) {
    if (!acceptsDiarizationAddon(value))
      return decide(validateDiarizationAddon, explainDiarizationAddon, value);
    validateDiarizationAddon.errors = null;
    return true;
  },
);

export const validateDiarizationConfig = /* @__PURE__ */ ready(
  function validateDiarizationConfig(value) {
    if (!acceptsDiarizationConfig(value))
      return decide(validateDiarizationConfig, explainDiarizationConfig, value);
    validateDiarizationConfig.errors = null;
    return true;
  },
);

export const validateDisplayModeAddon = /* @__PURE__ */ ready(
  function validateDisplayModeAddon(value) {
    if (!acceptsDisplayModeAddon(value))
      return decide(validateDisplayModeAddon, explainDisplayModeAddon, value);
    validateDisplayModeAddon.errors = null;
    return true;
  },
);

export const validateErrorResponse = /* @__PURE__ */ ready(function validateErrorResponse(value) {
  if (!acceptsErrorResponse(value))
    return decide(validateErrorResponse, explainErrorResponse, value);
  validateErrorResponse.errors = null;
  return true;
});

export const validateJobKind = /* @__PURE__ */ ready(function validateJobKind(value) {
  if (!acceptsJobKind(value)) return decide(validateJobKind, explainJobKind, value);
  validateJobKind.errors = null;
  return true;
});

export const validateJobPage = /* @__PURE__ */ ready(function validateJobPage(value) {
  if (!acceptsJobPage(value)) return decide(validateJobPage, explainJobPage, value);
  validateJobPage.errors = null;
  return true;
});

export const validateJobStatus = /* @__PURE__ */ ready(function validateJobStatus(value) {
  if (!acceptsJobStatus(value)) return decide(validateJobStatus, explainJobStatus, value);
  validateJobStatus.errors = null;
  return true;
});

export const validateLanguageConfig = /* @__PURE__ */ ready(function validateLanguageConfig(value) {
  if (!acceptsLanguageConfig(value))
    return decide(validateLanguageConfig, explainLanguageConfig, value);
  validateLanguageConfig.errors = null;
  return true;
});

export const validateLiveCallbackConfig = /* @__PURE__ */ ready(
  function validateLiveCallbackConfig(value) {
    if (!acceptsLiveCallbackConfig(value))
      return decide(validateLiveCallbackConfig, explainLiveCallbackConfig, value);
    validateLiveCallbackConfig.errors = null;
    return true;
  },
);

export const validateLiveJob = /* @__PURE__ */ ready(function validateLiveJob(value) {
  if (!acceptsLiveJob(value)) return decide(validateLiveJob, explainLiveJob, value);
  validateLiveJob.errors = null;
  return true;
});

export const validateLiveMessagesConfig = /* @__PURE__ */ ready(
  function validateLiveMessagesConfig(value) {
    if (!acceptsLiveMessagesConfig(value))
      return decide(validateLiveMessagesConfig, explainLiveMessagesConfig, value);
    validateLiveMessagesConfig.errors = null;
    return true;
  },
);

export const validateLiveRequest = /* @__PURE__ */ ready(function validateLiveRequest(value) {
  if (!acceptsLiveRequest(value)) return decide(validateLiveRequest, explainLiveRequest, value);
  validateLiveRequest.errors = null;
  return true;
});

export const validateLiveResult = /* @__PURE__ */ ready(function validateLiveResult(value) {
  if (!acceptsLiveResult(value)) return decide(validateLiveResult, explainLiveResult, value);
  validateLiveResult.errors = null;
  return true;
});

export const validateLiveSessionCreated = /* @__PURE__ */ ready(
  function validateLiveSessionCreated(value) {
    if (!acceptsLiveSessionCreated(value))
      return decide(validateLiveSessionCreated, explainLiveSessionCreated, value);
    validateLiveSessionCreated.errors = null;
    return true;
  },
);

export const validateModerationAddon = /* @__PURE__ */ ready(
  function validateModerationAddon(value) {
    if (!acceptsModerationAddon(value))
      return decide(validateModerationAddon, explainModerationAddon, value);
    validateModerationAddon.errors = null;
    return true;
  },
);

export const validateNameConsistencyAddon = /* @__PURE__ */ ready(
  function validateNameConsistencyAddon(value) {
    if (!acceptsNameConsistencyAddon(value))
      return decide(validateNameConsistencyAddon, explainNameConsistencyAddon, value);
    validateNameConsistencyAddon.errors = null;
    return true;
  },
);

export const validateNamedEntityRecognitionAddon = /* @__PURE__ */ ready(
  function validateNamedEntityRecognitionAddon(value) {
    if (!acceptsNamedEntityRecognitionAddon(value))
      return decide(validateNamedEntityRecognitionAddon, explainNamedEntityRecognitionAddon, value);
    validateNamedEntityRecognitionAddon.errors = null;
    return true;
  },
);

export const validatePiiEntityType = /* @__PURE__ */ ready(function validatePiiEntityType(value) {
  if (!acceptsPiiEntityType(value))
    return decide(validatePiiEntityType, explainPiiEntityType, value);
  validatePiiEntityType.errors = null;
  return true;
});

export const validatePiiRedactionConfig = /* @__PURE__ */ ready(
  function validatePiiRedactionConfig(value) {
    if (!acceptsPiiRedactionConfig(value))
      return decide(validatePiiRedactionConfig, explainPiiRedactionConfig, value);
    validatePiiRedactionConfig.errors = null;
    return true;
  },
);

export const validatePostProcessingConfig = /* @__PURE__ */ ready(
  function validatePostProcessingConfig(value) {
    if (!acceptsPostProcessingConfig(value))
      return decide(validatePostProcessingConfig, explainPostProcessingConfig, value);
    validatePostProcessingConfig.errors = null;
    return true;
  },
);

export const validatePreProcessingConfig = /* @__PURE__ */ ready(
  function validatePreProcessingConfig(value) {
    if (!acceptsPreProcessingConfig(value))
      return decide(validatePreProcessingConfig, explainPreProcessingConfig, value);
    validatePreProcessingConfig.errors = null;
    return true;
  },
);

export const validatePreRecordedCallback = /* @__PURE__ */ ready(
  function validatePreRecordedCallback(value) {
    if (!acceptsPreRecordedCallback(value))
      return decide(validatePreRecordedCallback, explainPreRecordedCallback, value);
    validatePreRecordedCallback.errors = null;
    return true;
  },
);

export const validatePreRecordedJob = /* @__PURE__ */ ready(function validatePreRecordedJob(value) {
  if (!acceptsPreRecordedJob(value))
    return decide(validatePreRecordedJob, explainPreRecordedJob, value);
  validatePreRecordedJob.errors = null;
  return true;
});

export const validatePreRecordedJobCreated = /* @__PURE__ */ ready(
  function validatePreRecordedJobCreated(value) {
    if (!acceptsPreRecordedJobCreated(value))
      return decide(validatePreRecordedJobCreated, explainPreRecordedJobCreated, value);
    validatePreRecordedJobCreated.errors = null;
    return true;
  },
);

export const validatePreRecordedRequest = /* @__PURE__ */ ready(
  function validatePreRecordedRequest(value) {
    if (!acceptsPreRecordedRequest(value))
      return decide(validatePreRecordedRequest, explainPreRecordedRequest, value);
    validatePreRecordedRequest.errors = null;
    return true;
  },
);

export const validatePreRecordedRequestParams = /* @__PURE__ */ ready(
  function validatePreRecordedRequestParams(value) {
    if (!acceptsPreRecordedRequestParams(value))
      return decide(validatePreRecordedRequestParams, explainPreRecordedRequestParams, value);
    validatePreRecordedRequestParams.errors = null;
    return true;
  },
);

export const validatePreRecordedResult = /* @__PURE__ */ ready(
  function validatePreRecordedResult(value) {
    if (!acceptsPreRecordedResult(value))
      return decide(validatePreRecordedResult, explainPreRecordedResult, value);
    validatePreRecordedResult.errors = null;
    return true;
  },
);

export const validatePreRecordedWebhook = /* @__PURE__ */ ready(
  function validatePreRecordedWebhook(value) {
    if (!acceptsPreRecordedWebhook(value))
      return decide(validatePreRecordedWebhook, explainPreRecordedWebhook, value);
    validatePreRecordedWebhook.errors = null;
    return true;
  },
);

export const validateRealtimeProcessingConfig = /* @__PURE__ */ ready(
  function validateRealtimeProcessingConfig(value) {
    if (!acceptsRealtimeProcessingConfig(value))
      return decide(validateRealtimeProcessingConfig, explainRealtimeProcessingConfig, value);
    validateRealtimeProcessingConfig.errors = null;
    return true;
  },
);

export const validateResultMetadata = /* @__PURE__ */ ready(function validateResultMetadata(value) {
  if (!acceptsResultMetadata(value))
    return decide(validateResultMetadata, explainResultMetadata, value);
  validateResultMetadata.errors = null;
  return true;
});

export const validateSentence = /* @__PURE__ */ ready(function validateSentence(value) {
  if (!acceptsSentence(value)) return decide(validateSentence, explainSentence, value);
  validateSentence.errors = null;
  return true;
});

export const validateSentencesAddon = /* @__PURE__ */ ready(function validateSentencesAddon(value) {
  if (!acceptsSentencesAddon(value))
    return decide(validateSentencesAddon, explainSentencesAddon, value);
  validateSentencesAddon.errors = null;
  return true;
});

export const validateSentimentAnalysisAddon = /* @__PURE__ */ ready(
  function validateSentimentAnalysisAddon(value) {
    if (!acceptsSentimentAnalysisAddon(value))
      return decide(validateSentimentAnalysisAddon, explainSentimentAnalysisAddon, value);
    validateSentimentAnalysisAddon.errors = null;
    return true;
  },
);

export const validateStructuredDataExtractionAddon = /* @__PURE__ */ ready(
  function validateStructuredDataExtractionAddon(value) {
    if (!acceptsStructuredDataExtractionAddon(value))
      return decide(
        validateStructuredDataExtractionAddon,
        explainStructuredDataExtractionAddon,
        value,
      );
    validateStructuredDataExtractionAddon.errors = null;
    return true;
  },
);

export const validateSubtitle = /* @__PURE__ */ ready(function validateSubtitle(value) {
  if (!acceptsSubtitle(value)) return decide(validateSubtitle, explainSubtitle, value);
  validateSubtitle.errors = null;
  return true;
});

export const validateSubtitlesConfig = /* @__PURE__ */ ready(
  function validateSubtitlesConfig(value) {
    if (!acceptsSubtitlesConfig(value))
      return decide(validateSubtitlesConfig, explainSubtitlesConfig, value);
    validateSubtitlesConfig.errors = null;
    return true;
  },
);

export const validateSummarizationAddon = /* @__PURE__ */ ready(
  function validateSummarizationAddon(value) {
    if (!acceptsSummarizationAddon(value))
      return decide(validateSummarizationAddon, explainSummarizationAddon, value);
    validateSummarizationAddon.errors = null;
    return true;
  },
);

export const validateSummarizationConfig = /* @__PURE__ */ ready(
  function validateSummarizationConfig(value) {
    if (!acceptsSummarizationConfig(value))
      return decide(validateSummarizationConfig, explainSummarizationConfig, value);
    validateSummarizationConfig.errors = null;
    return true;
  },
);

export const validateTranscription = /* @__PURE__ */ ready(function validateTranscription(value) {
  if (!acceptsTranscription(value))
    return decide(validateTranscription, explainTranscription, value);
  validateTranscription.errors = null;
  return true;
});

export const validateTranscriptionJob = /* @__PURE__ */ ready(
  function validateTranscriptionJob(value) {
    if (!acceptsTranscriptionJob(value))
      return decide(validateTranscriptionJob, explainTranscriptionJob, value);
    validateTranscriptionJob.errors = null;
    return true;
  },
);

export const validateTranscriptionLanguageCode = /* @__PURE__ */ ready(
  function validateTranscriptionLanguageCode(value) {
    if (!acceptsTranscriptionLanguageCode(value))
      return decide(validateTranscriptionLanguageCode, explainTranscriptionLanguageCode, value);
    validateTranscriptionLanguageCode.errors = null;
    return true;
  },
);

export const validateTranslationAddon = /* @__PURE__ */ ready(
  function validateTranslationAddon(value) {
    if (!acceptsTranslationAddon(value))
      return decide(validateTranslationAddon, explainTranslationAddon, value);
    validateTranslationAddon.errors = null;
    return true;
  },
);

export const validateTranslationConfig = /* @__PURE__ */ ready(
  function validateTranslationConfig(value) {
    if (!acceptsTranslationConfig(value))
      return decide(validateTranslationConfig, explainTranslationConfig, value);
    validateTranslationConfig.errors = null;
    return true;
  },
);

export const validateTranslationLanguageCode = /* @__PURE__ */ ready(
  function validateTranslationLanguageCode(value) {
    if (!acceptsTranslationLanguageCode(value))
      return decide(validateTranslationLanguageCode, explainTranslationLanguageCode, value);
    validateTranslationLanguageCode.errors = null;
    return true;
  },
);

export const validateUploadResponse = /* @__PURE__ */ ready(function validateUploadResponse(value) {
  if (!acceptsUploadResponse(value))
    return decide(validateUploadResponse, explainUploadResponse, value);
  validateUploadResponse.errors = null;
  return true;
});

export const validateUtterance = /* @__PURE__ */ ready(function validateUtterance(value) {
  if (!acceptsUtterance(value)) return decide(validateUtterance, explainUtterance, value);
  validateUtterance.errors = null;
  return true;
});

export const validateWord = /* @__PURE__ */ ready(function validateWord(value) {
  if (!acceptsWord(value)) return decide(validateWord, explainWord, value);
  validateWord.errors = null;
  return true;
});

export const validateAudioChunkData = /* @__PURE__ */ ready(function validateAudioChunkData(value) {
  if (!acceptsAudioChunkData(value))
    return decide(validateAudioChunkData, explainAudioChunkData, value);
  validateAudioChunkData.errors = null;
  return true;
});

export const validateAudioChunkMessage = /* @__PURE__ */ ready(
  function validateAudioChunkMessage(value) {
    if (!acceptsAudioChunkMessage(value))
      return decide(validateAudioChunkMessage, explainAudioChunkMessage, value);
    validateAudioChunkMessage.errors = null;
    return true;
  },
);

export const validateLiveUtterance = /* @__PURE__ */ ready(function validateLiveUtterance(value) {
  if (!acceptsLiveUtterance(value))
    return decide(validateLiveUtterance, explainLiveUtterance, value);
  validateLiveUtterance.errors = null;
  return true;
});

export const validateOtherServerMessage = /* @__PURE__ */ ready(
  function validateOtherServerMessage(value) {
    if (!acceptsOtherServerMessage(value))
      return decide(validateOtherServerMessage, explainOtherServerMessage, value);
    validateOtherServerMessage.errors = null;
    return true;
  },
);

export const validateStopRecordingMessage = /* @__PURE__ */ ready(
  function validateStopRecordingMessage(value) {
    if (!acceptsStopRecordingMessage(value))
      return decide(validateStopRecordingMessage, explainStopRecordingMessage, value);
    validateStopRecordingMessage.errors = null;
    return true;
  },
);

export const validateTranscriptData = /* @__PURE__ */ ready(function validateTranscriptData(value) {
  if (!acceptsTranscriptData(value))
    return decide(validateTranscriptData, explainTranscriptData, value);
  validateTranscriptData.errors = null;
  return true;
});

export const validateTranscriptMessage = /* @__PURE__ */ ready(
  function validateTranscriptMessage(value) {
    if (!acceptsTranscriptMessage(value))
      return decide(validateTranscriptMessage, explainTranscriptMessage, value);
    validateTranscriptMessage.errors = null;
    return true;
  },
);

export const validateListTranscriptionJobsQuery = /* @__PURE__ */ ready(
  function validateListTranscriptionJobsQuery(value) {
    if (!acceptsListTranscriptionJobsQuery(value))
      return decide(validateListTranscriptionJobsQuery, explainListTranscriptionJobsQuery, value);
    validateListTranscriptionJobsQuery.errors = null;
    return true;
  },
);

export const validateClientMessage = /* @__PURE__ */ ready(function validateClientMessage(value) {
  if (!acceptsClientMessage(value))
    return decide(validateClientMessage, explainClientMessage, value);
  validateClientMessage.errors = null;
  return true;
});

export const validateServerMessage = /* @__PURE__ */ ready(function validateServerMessage(value) {
  if (!acceptsServerMessage(value))
    return decide(validateServerMessage, explainServerMessage, value);
  validateServerMessage.errors = null;
  return true;
});
