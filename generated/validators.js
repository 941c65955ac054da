// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv.js';
import { validator } from './runtime/validate.js';

export const validateListTranscriptionJobsQuery = /* @__PURE__ */ validator(ajv.validateListTranscriptionJobsQuery);

export const validateClientMessage = /* @__PURE__ */ validator(ajv.validateClientMessage);

export const validateServerMessage = /* @__PURE__ */ validator(ajv.validateServerMessage);

export const validateAddonError = /* @__PURE__ */ validator(ajv.validateAddonError);

export const validateAudioFile = /* @__PURE__ */ validator(ajv.validateAudioFile);

export const validateAudioMetadata = /* @__PURE__ */ validator(ajv.validateAudioMetadata);

export const validateAudioToLlmAddon = /* @__PURE__ */ validator(ajv.validateAudioToLlmAddon);

export const validateAudioToLlmConfig = /* @__PURE__ */ validator(ajv.validateAudioToLlmConfig);

export const validateBitDepth = /* @__PURE__ */ validator(ajv.validateBitDepth);

export const validateCallbackConfig = /* @__PURE__ */ validator(ajv.validateCallbackConfig);

export const validateCallbackMethod = /* @__PURE__ */ validator(ajv.validateCallbackMethod);

export const validateChapterizationAddon = /* @__PURE__ */ validator(ajv.validateChapterizationAddon);

export const validateCustomSpellingConfig = /* @__PURE__ */ validator(ajv.validateCustomSpellingConfig);

export const validateCustomVocabulary = /* @__PURE__ */ validator(ajv.validateCustomVocabulary);

export const validateCustomVocabularyConfig = /* @__PURE__ */ validator(ajv.validateCustomVocabularyConfig);

export const validateCustomVocabularyEntry = /* @__PURE__ */ validator(ajv.validateCustomVocabularyEntry);

export const validateDateOrDateTime = /* @__PURE__ */ validator(ajv.validateDateOrDateTime);

export const validateDiarizationAddon = /* @__PURE__ */ validator(ajv.validateDiarizationAddon);

export const validateDiarizationConfig = /* @__PURE__ */ validator(ajv.validateDiarizationConfig);

export const validateDisplayModeAddon = /* @__PURE__ */ validator(ajv.validateDisplayModeAddon);

export const validateEncoding = /* @__PURE__ */ validator(ajv.validateEncoding);

export const validateErrorResponse = /* @__PURE__ */ validator(ajv.validateErrorResponse);

export const validateJobKind = /* @__PURE__ */ validator(ajv.validateJobKind);

export const validateJobPage = /* @__PURE__ */ validator(ajv.validateJobPage);

export const validateJobStatus = /* @__PURE__ */ validator(ajv.validateJobStatus);

export const validateLanguageConfig = /* @__PURE__ */ validator(ajv.validateLanguageConfig);

export const validateLiveCallbackConfig = /* @__PURE__ */ validator(ajv.validateLiveCallbackConfig);

export const validateLiveJob = /* @__PURE__ */ validator(ajv.validateLiveJob);

export const validateLiveMessagesConfig = /* @__PURE__ */ validator(ajv.validateLiveMessagesConfig);

export const validateLiveRequest = /* @__PURE__ */ validator(ajv.validateLiveRequest);

export const validateLiveResult = /* @__PURE__ */ validator(ajv.validateLiveResult);

export const validateLiveSessionCreated = /* @__PURE__ */ validator(ajv.validateLiveSessionCreated);

export const validateModerationAddon = /* @__PURE__ */ validator(ajv.validateModerationAddon);

export const validateNameConsistencyAddon = /* @__PURE__ */ validator(ajv.validateNameConsistencyAddon);

export const validateNamedEntityRecognitionAddon = /* @__PURE__ */ validator(ajv.validateNamedEntityRecognitionAddon);

export const validatePiiEntityType = /* @__PURE__ */ validator(ajv.validatePiiEntityType);

export const validatePiiProcessedTextType = /* @__PURE__ */ validator(ajv.validatePiiProcessedTextType);

export const validatePiiRedactionConfig = /* @__PURE__ */ validator(ajv.validatePiiRedactionConfig);

export const validatePostProcessingConfig = /* @__PURE__ */ validator(ajv.validatePostProcessingConfig);

export const validatePreProcessingConfig = /* @__PURE__ */ validator(ajv.validatePreProcessingConfig);

export const validatePreRecordedCallback = /* @__PURE__ */ validator(ajv.validatePreRecordedCallback);

export const validatePreRecordedJob = /* @__PURE__ */ validator(ajv.validatePreRecordedJob);

export const validatePreRecordedJobCreated = /* @__PURE__ */ validator(ajv.validatePreRecordedJobCreated);

export const validatePreRecordedRequest = /* @__PURE__ */ validator(ajv.validatePreRecordedRequest);

export const validatePreRecordedRequestParams = /* @__PURE__ */ validator(ajv.validatePreRecordedRequestParams);

export const validatePreRecordedResult = /* @__PURE__ */ validator(ajv.validatePreRecordedResult);

export const validatePreRecordedWebhook = /* @__PURE__ */ validator(ajv.validatePreRecordedWebhook);

export const validateRealtimeProcessingConfig = /* @__PURE__ */ validator(ajv.validateRealtimeProcessingConfig);

export const validateResultMetadata = /* @__PURE__ */ validator(ajv.validateResultMetadata);

export const validateSampleRate = /* @__PURE__ */ validator(ajv.validateSampleRate);

export const validateSentence = /* @__PURE__ */ validator(ajv.validateSentence);

export const validateSentencesAddon = /* @__PURE__ */ validator(ajv.validateSentencesAddon);

export const validateSentimentAnalysisAddon = /* @__PURE__ */ validator(ajv.validateSentimentAnalysisAddon);

export const validateStructuredDataExtractionAddon = /* @__PURE__ */ validator(ajv.validateStructuredDataExtractionAddon);

export const validateSubtitle = /* @__PURE__ */ validator(ajv.validateSubtitle);

export const validateSubtitlesConfig = /* @__PURE__ */ validator(ajv.validateSubtitlesConfig);

export const validateSubtitlesFormat = /* @__PURE__ */ validator(ajv.validateSubtitlesFormat);

export const validateSubtitlesStyle = /* @__PURE__ */ validator(ajv.validateSubtitlesStyle);

export const validateSummarizationAddon = /* @__PURE__ */ validator(ajv.validateSummarizationAddon);

export const validateSummarizationConfig = /* @__PURE__ */ validator(ajv.validateSummarizationConfig);

export const validateSummarizationType = /* @__PURE__ */ validator(ajv.validateSummarizationType);

export const validateTranscription = /* @__PURE__ */ validator(ajv.validateTranscription);

export const validateTranscriptionJob = /* @__PURE__ */ validator(ajv.validateTranscriptionJob);

export const validateTranscriptionLanguageCode = /* @__PURE__ */ validator(ajv.validateTranscriptionLanguageCode);

export const validateTranslationAddon = /* @__PURE__ */ validator(ajv.validateTranslationAddon);

export const validateTranslationConfig = /* @__PURE__ */ validator(ajv.validateTranslationConfig);

export const validateTranslationLanguageCode = /* @__PURE__ */ validator(ajv.validateTranslationLanguageCode);

export const validateTranslationModel = /* @__PURE__ */ validator(ajv.validateTranslationModel);

export const validateUploadResponse = /* @__PURE__ */ validator(ajv.validateUploadResponse);

export const validateUtterance = /* @__PURE__ */ validator(ajv.validateUtterance);

export const validateWord = /* @__PURE__ */ validator(ajv.validateWord);

export const validateAudioChunkData = /* @__PURE__ */ validator(ajv.validateAudioChunkData);

export const validateAudioChunkMessage = /* @__PURE__ */ validator(ajv.validateAudioChunkMessage);

export const validateLiveUtterance = /* @__PURE__ */ validator(ajv.validateLiveUtterance);

export const validateOtherServerMessage = /* @__PURE__ */ validator(ajv.validateOtherServerMessage);

export const validateStopRecordingMessage = /* @__PURE__ */ validator(ajv.validateStopRecordingMessage);

export const validateTranscriptData = /* @__PURE__ */ validator(ajv.validateTranscriptData);

export const validateTranscriptMessage = /* @__PURE__ */ validator(ajv.validateTranscriptMessage);
