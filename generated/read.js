// Generated from the contract by `npm run build`; edit the contract instead.

import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as tolerant from './ajv/tolerant.js';
import * as check from './ajv/contract.js';
export { formatIssue, oneLine } from './runtime/issues.js';

export const readAddonError = /* @__PURE__ */ reader(check.validateAddonError, tolerant.validateAddonError);

export const readAudioFile = /* @__PURE__ */ reader(check.validateAudioFile, tolerant.validateAudioFile);

export const readAudioMetadata = /* @__PURE__ */ reader(check.validateAudioMetadata, tolerant.validateAudioMetadata);

export const readAudioToLlmAddon = /* @__PURE__ */ reader(check.validateAudioToLlmAddon, tolerant.validateAudioToLlmAddon);

export const readAudioToLlmConfig = /* @__PURE__ */ reader(check.validateAudioToLlmConfig, tolerant.validateAudioToLlmConfig);

export const readCallbackConfig = /* @__PURE__ */ reader(check.validateCallbackConfig, tolerant.validateCallbackConfig);

export const readChapterizationAddon = /* @__PURE__ */ reader(check.validateChapterizationAddon, tolerant.validateChapterizationAddon);

export const readCustomSpellingConfig = /* @__PURE__ */ reader(check.validateCustomSpellingConfig, tolerant.validateCustomSpellingConfig);

export const readCustomVocabulary = /* @__PURE__ */ reader(check.validateCustomVocabulary, tolerant.validateCustomVocabulary);

export const readCustomVocabularyConfig = /* @__PURE__ */ reader(check.validateCustomVocabularyConfig, tolerant.validateCustomVocabularyConfig);

export const readCustomVocabularyEntry = /* @__PURE__ */ reader(check.validateCustomVocabularyEntry, tolerant.validateCustomVocabularyEntry);

export const readDateOrDateTime = /* @__PURE__ */ reader(check.validateDateOrDateTime, tolerant.validateDateOrDateTime);

export const readDiarizationAddon = /* @__PURE__ */ reader(check.validateDiarizationAddon, tolerant.validateDiarizationAddon);

export const readDiarizationConfig = /* @__PURE__ */ reader(check.validateDiarizationConfig, tolerant.validateDiarizationConfig);

export const readDisplayModeAddon = /* @__PURE__ */ reader(check.validateDisplayModeAddon, tolerant.validateDisplayModeAddon);

export const readErrorResponse = /* @__PURE__ */ reader(check.validateErrorResponse, tolerant.validateErrorResponse);

export const readJobKind = /* @__PURE__ */ reader(check.validateJobKind, tolerant.validateJobKind);

export const readJobPage = /* @__PURE__ */ reader(check.validateJobPage, tolerant.validateJobPage);

export const readJobStatus = /* @__PURE__ */ reader(check.validateJobStatus, tolerant.validateJobStatus);

export const readLanguageConfig = /* @__PURE__ */ reader(check.validateLanguageConfig, tolerant.validateLanguageConfig);

export const readLiveCallbackConfig = /* @__PURE__ */ reader(check.validateLiveCallbackConfig, tolerant.validateLiveCallbackConfig);

export const readLiveJob = /* @__PURE__ */ reader(check.validateLiveJob, tolerant.validateLiveJob);

export const readLiveMessagesConfig = /* @__PURE__ */ reader(check.validateLiveMessagesConfig, tolerant.validateLiveMessagesConfig);

export const readLiveRequest = /* @__PURE__ */ reader(check.validateLiveRequest, tolerant.validateLiveRequest);

export const readLiveResult = /* @__PURE__ */ reader(check.validateLiveResult, tolerant.validateLiveResult);

export const readLiveSessionCreated = /* @__PURE__ */ reader(check.validateLiveSessionCreated, tolerant.validateLiveSessionCreated);

export const readModerationAddon = /* @__PURE__ */ reader(check.validateModerationAddon, tolerant.validateModerationAddon);

export const readNameConsistencyAddon = /* @__PURE__ */ reader(check.validateNameConsistencyAddon, tolerant.validateNameConsistencyAddon);

export const readNamedEntityRecognitionAddon = /* @__PURE__ */ reader(check.validateNamedEntityRecognitionAddon, tolerant.validateNamedEntityRecognitionAddon);

export const readPiiEntityType = /* @__PURE__ */ reader(check.validatePiiEntityType, tolerant.validatePiiEntityType);

export const readPiiRedactionConfig = /* @__PURE__ */ reader(check.validatePiiRedactionConfig, tolerant.validatePiiRedactionConfig);

export const readPostProcessingConfig = /* @__PURE__ */ reader(check.validatePostProcessingConfig, tolerant.validatePostProcessingConfig);

export const readPreProcessingConfig = /* @__PURE__ */ reader(check.validatePreProcessingConfig, tolerant.validatePreProcessingConfig);

export const readPreRecordedCallback = /* @__PURE__ */ reader(check.validatePreRecordedCallback, tolerant.validatePreRecordedCallback);

export const readPreRecordedJob = /* @__PURE__ */ reader(check.validatePreRecordedJob, tolerant.validatePreRecordedJob);

export const readPreRecordedJobCreated = /* @__PURE__ */ reader(check.validatePreRecordedJobCreated, tolerant.validatePreRecordedJobCreated);

export const readPreRecordedRequest = /* @__PURE__ */ reader(check.validatePreRecordedRequest, tolerant.validatePreRecordedRequest);

export const readPreRecordedRequestParams = /* @__PURE__ */ reader(check.validatePreRecordedRequestParams, tolerant.validatePreRecordedRequestParams);

export const readPreRecordedResult = /* @__PURE__ */ reader(check.validatePreRecordedResult, tolerant.validatePreRecordedResult);

export const readPreRecordedWebhook = /* @__PURE__ */ reader(check.validatePreRecordedWebhook, tolerant.validatePreRecordedWebhook);

export const readRealtimeProcessingConfig = /* @__PURE__ */ reader(check.validateRealtimeProcessingConfig, tolerant.validateRealtimeProcessingConfig);

export const readResultMetadata = /* @__PURE__ */ reader(check.validateResultMetadata, tolerant.validateResultMetadata);

export const readSentence = /* @__PURE__ */ reader(check.validateSentence, tolerant.validateSentence);

export const readSentencesAddon = /* @__PURE__ */ reader(check.validateSentencesAddon, tolerant.validateSentencesAddon);

export const readSentimentAnalysisAddon = /* @__PURE__ */ reader(check.validateSentimentAnalysisAddon, tolerant.validateSentimentAnalysisAddon);

export const readStructuredDataExtractionAddon = /* @__PURE__ */ reader(check.validateStructuredDataExtractionAddon, tolerant.validateStructuredDataExtractionAddon);

export const readSubtitle = /* @__PURE__ */ reader(check.validateSubtitle, tolerant.validateSubtitle);

export const readSubtitlesConfig = /* @__PURE__ */ reader(check.validateSubtitlesConfig, tolerant.validateSubtitlesConfig);

export const readSummarizationAddon = /* @__PURE__ */ reader(check.validateSummarizationAddon, tolerant.validateSummarizationAddon);

export const readSummarizationConfig = /* @__PURE__ */ reader(check.validateSummarizationConfig, tolerant.validateSummarizationConfig);

export const readTranscription = /* @__PURE__ */ reader(check.validateTranscription, tolerant.validateTranscription);

export const readTranscriptionJob = /* @__PURE__ */ reader(check.validateTranscriptionJob, tolerant.validateTranscriptionJob);

export const readTranscriptionLanguageCode = /* @__PURE__ */ reader(check.validateTranscriptionLanguageCode, tolerant.validateTranscriptionLanguageCode);

export const readTranslationAddon = /* @__PURE__ */ reader(check.validateTranslationAddon, tolerant.validateTranslationAddon);

export const readTranslationConfig = /* @__PURE__ */ reader(check.validateTranslationConfig, tolerant.validateTranslationConfig);

export const readTranslationLanguageCode = /* @__PURE__ */ reader(check.validateTranslationLanguageCode, tolerant.validateTranslationLanguageCode);

export const readUploadResponse = /* @__PURE__ */ reader(check.validateUploadResponse, tolerant.validateUploadResponse);

export const readUtterance = /* @__PURE__ */ reader(check.validateUtterance, tolerant.validateUtterance);

export const readWord = /* @__PURE__ */ reader(check.validateWord, tolerant.validateWord);

export const readAudioChunkData = /* @__PURE__ */ reader(check.validateAudioChunkData, tolerant.validateAudioChunkData);

export const readAudioChunkMessage = /* @__PURE__ */ reader(check.validateAudioChunkMessage, tolerant.validateAudioChunkMessage);

export const readLiveUtterance = /* @__PURE__ */ reader(check.validateLiveUtterance, tolerant.validateLiveUtterance);

export const readOtherServerMessage = /* @__PURE__ */ reader(check.validateOtherServerMessage, tolerant.validateOtherServerMessage);

export const readStopRecordingMessage = /* @__PURE__ */ reader(check.validateStopRecordingMessage, tolerant.validateStopRecordingMessage);

export const readTranscriptData = /* @__PURE__ */ reader(check.validateTranscriptData, tolerant.validateTranscriptData);

export const readTranscriptMessage = /* @__PURE__ */ reader(check.validateTranscriptMessage, tolerant.validateTranscriptMessage);

export const readListTranscriptionJobsQuery = /* @__PURE__ */ reader(check.validateListTranscriptionJobsQuery, tolerant.validateListTranscriptionJobsQuery);

export const readClientMessage = /* @__PURE__ */ reader(check.validateClientMessage, tolerant.validateClientMessage);

export const readServerMessageValue = /* @__PURE__ */ reader(check.validateServerMessage, tolerant.validateServerMessage, { tag: 'type', known: ['transcript'] });

export const readServerMessage = /* @__PURE__ */ ofText(readServerMessageValue);
