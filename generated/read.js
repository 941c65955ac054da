// Generated from the contract by `npm run build`; edit the contract instead.

import { readFrame } from './runtime/frame.js';
import { unreadable } from './runtime/issues.js';
import { read } from './runtime/read.js';
import {
  validateAddonError as contractAddonError,
  validateAudioFile as contractAudioFile,
  validateAudioMetadata as contractAudioMetadata,
  validateAudioToLlmAddon as contractAudioToLlmAddon,
  validateAudioToLlmConfig as contractAudioToLlmConfig,
  validateCallbackConfig as contractCallbackConfig,
  validateChapterizationAddon as contractChapterizationAddon,
  validateCustomSpellingConfig as contractCustomSpellingConfig,
  validateCustomVocabulary as contractCustomVocabulary,
  validateCustomVocabularyConfig as contractCustomVocabularyConfig,
  validateCustomVocabularyEntry as contractCustomVocabularyEntry,
  validateDateOrDateTime as contractDateOrDateTime,
  validateDiarizationAddon as contractDiarizationAddon,
  validateDiarizationConfig as contractDiarizationConfig,
  validateDisplayModeAddon as contractDisplayModeAddon,
  validateErrorResponse as contractErrorResponse,
  validateJobKind as contractJobKind,
  validateJobPage as contractJobPage,
  validateJobStatus as contractJobStatus,
  validateLanguageConfig as contractLanguageConfig,
  validateLiveCallbackConfig as contractLiveCallbackConfig,
  validateLiveJob as contractLiveJob,
  validateLiveMessagesConfig as contractLiveMessagesConfig,
  validateLiveRequest as contractLiveRequest,
  validateLiveResult as contractLiveResult,
  validateLiveSessionCreated as contractLiveSessionCreated,
  validateModerationAddon as contractModerationAddon,
  validateNameConsistencyAddon as contractNameConsistencyAddon,
  validateNamedEntityRecognitionAddon as contractNamedEntityRecognitionAddon,
  validatePiiEntityType as contractPiiEntityType,
  validatePiiRedactionConfig as contractPiiRedactionConfig,
  validatePostProcessingConfig as contractPostProcessingConfig,
  validatePreProcessingConfig as contractPreProcessingConfig,
  validatePreRecordedCallback as contractPreRecordedCallback,
  validatePreRecordedJob as contractPreRecordedJob,
  validatePreRecordedJobCreated as contractPreRecordedJobCreated,
  validatePreRecordedRequest as contractPreRecordedRequest,
  validatePreRecordedRequestParams as contractPreRecordedRequestParams,
  validatePreRecordedResult as contractPreRecordedResult,
  validatePreRecordedWebhook as contractPreRecordedWebhook,
  validateRealtimeProcessingConfig as contractRealtimeProcessingConfig,
  validateResultMetadata as contractResultMetadata,
  validateSentence as contractSentence,
  validateSentencesAddon as contractSentencesAddon,
  validateSentimentAnalysisAddon as contractSentimentAnalysisAddon,
  validateStructuredDataExtractionAddon as contractStructuredDataExtractionAddon,
  validateSubtitle as contractSubtitle,
  validateSubtitlesConfig as contractSubtitlesConfig,
  validateSummarizationAddon as contractSummarizationAddon,
  validateSummarizationConfig as contractSummarizationConfig,
  validateTranscription as contractTranscription,
  validateTranscriptionJob as contractTranscriptionJob,
  validateTranscriptionLanguageCode as contractTranscriptionLanguageCode,
  validateTranslationAddon as contractTranslationAddon,
  validateTranslationConfig as contractTranslationConfig,
  validateTranslationLanguageCode as contractTranslationLanguageCode,
  validateUploadResponse as contractUploadResponse,
  validateUtterance as contractUtterance,
  validateWord as contractWord,
  validateAudioChunkData as contractAudioChunkData,
  validateAudioChunkMessage as contractAudioChunkMessage,
  validateLiveUtterance as contractLiveUtterance,
  validateOtherServerMessage as contractOtherServerMessage,
  validateStopRecordingMessage as contractStopRecordingMessage,
  validateTranscriptData as contractTranscriptData,
  validateTranscriptMessage as contractTranscriptMessage,
  validateListTranscriptionJobsQuery as contractListTranscriptionJobsQuery,
  validateClientMessage as contractClientMessage,
  validateServerMessage as contractServerMessage,
} from './validators.js';
import {
  validateAddonError as tolerantAddonError,
  validateAudioFile as tolerantAudioFile,
  validateAudioMetadata as tolerantAudioMetadata,
  validateAudioToLlmAddon as tolerantAudioToLlmAddon,
  validateAudioToLlmConfig as tolerantAudioToLlmConfig,
  validateCallbackConfig as tolerantCallbackConfig,
  validateChapterizationAddon as tolerantChapterizationAddon,
  validateCustomSpellingConfig as tolerantCustomSpellingConfig,
  validateCustomVocabulary as tolerantCustomVocabulary,
  validateCustomVocabularyConfig as tolerantCustomVocabularyConfig,
  validateCustomVocabularyEntry as tolerantCustomVocabularyEntry,
  validateDateOrDateTime as tolerantDateOrDateTime,
  validateDiarizationAddon as tolerantDiarizationAddon,
  validateDiarizationConfig as tolerantDiarizationConfig,
  validateDisplayModeAddon as tolerantDisplayModeAddon,
  validateErrorResponse as tolerantErrorResponse,
  validateJobKind as tolerantJobKind,
  validateJobPage as tolerantJobPage,
  validateJobStatus as tolerantJobStatus,
  validateLanguageConfig as tolerantLanguageConfig,
  validateLiveCallbackConfig as tolerantLiveCallbackConfig,
  validateLiveJob as tolerantLiveJob,
  validateLiveMessagesConfig as tolerantLiveMessagesConfig,
  validateLiveRequest as tolerantLiveRequest,
  validateLiveResult as tolerantLiveResult,
  validateLiveSessionCreated as tolerantLiveSessionCreated,
  validateModerationAddon as tolerantModerationAddon,
  validateNameConsistencyAddon as tolerantNameConsistencyAddon,
  validateNamedEntityRecognitionAddon as tolerantNamedEntityRecognitionAddon,
  validatePiiEntityType as tolerantPiiEntityType,
  validatePiiRedactionConfig as tolerantPiiRedactionConfig,
  validatePostProcessingConfig as tolerantPostProcessingConfig,
  validatePreProcessingConfig as tolerantPreProcessingConfig,
  validatePreRecordedCallback as tolerantPreRecordedCallback,
  validatePreRecordedJob as tolerantPreRecordedJob,
  validatePreRecordedJobCreated as tolerantPreRecordedJobCreated,
  validatePreRecordedRequest as tolerantPreRecordedRequest,
  validatePreRecordedRequestParams as tolerantPreRecordedRequestParams,
  validatePreRecordedResult as tolerantPreRecordedResult,
  validatePreRecordedWebhook as tolerantPreRecordedWebhook,
  validateRealtimeProcessingConfig as tolerantRealtimeProcessingConfig,
  validateResultMetadata as tolerantResultMetadata,
  validateSentence as tolerantSentence,
  validateSentencesAddon as tolerantSentencesAddon,
  validateSentimentAnalysisAddon as tolerantSentimentAnalysisAddon,
  validateStructuredDataExtractionAddon as tolerantStructuredDataExtractionAddon,
  validateSubtitle as tolerantSubtitle,
  validateSubtitlesConfig as tolerantSubtitlesConfig,
  validateSummarizationAddon as tolerantSummarizationAddon,
  validateSummarizationConfig as tolerantSummarizationConfig,
  validateTranscription as tolerantTranscription,
  validateTranscriptionJob as tolerantTranscriptionJob,
  validateTranscriptionLanguageCode as tolerantTranscriptionLanguageCode,
  validateTranslationAddon as tolerantTranslationAddon,
  validateTranslationConfig as tolerantTranslationConfig,
  validateTranslationLanguageCode as tolerantTranslationLanguageCode,
  validateUploadResponse as tolerantUploadResponse,
  validateUtterance as tolerantUtterance,
  validateWord as tolerantWord,
  validateAudioChunkData as tolerantAudioChunkData,
  validateAudioChunkMessage as tolerantAudioChunkMessage,
  validateLiveUtterance as tolerantLiveUtterance,
  validateOtherServerMessage as tolerantOtherServerMessage,
  validateStopRecordingMessage as tolerantStopRecordingMessage,
  validateTranscriptData as tolerantTranscriptData,
  validateTranscriptMessage as tolerantTranscriptMessage,
  validateListTranscriptionJobsQuery as tolerantListTranscriptionJobsQuery,
  validateClientMessage as tolerantClientMessage,
  validateServerMessage as tolerantServerMessage,
} from './tolerant.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export function readAddonError(value) {
  try {
    return read(value, contractAddonError, tolerantAddonError);
  } catch {
    return unreadable();
  }
}

export function readAudioFile(value) {
  try {
    return read(value, contractAudioFile, tolerantAudioFile);
  } catch {
    return unreadable();
  }
}

export function readAudioMetadata(value) {
  try {
    return read(value, contractAudioMetadata, tolerantAudioMetadata);
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmAddon(value) {
  try {
    return read(value, contractAudioToLlmAddon, tolerantAudioToLlmAddon);
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmConfig(value) {
  try {
    return read(value, contractAudioToLlmConfig, tolerantAudioToLlmConfig);
  } catch {
    return unreadable();
  }
}

export function readCallbackConfig(value) {
  try {
    return read(value, contractCallbackConfig, tolerantCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function readChapterizationAddon(value) {
  try {
    return read(value, contractChapterizationAddon, tolerantChapterizationAddon);
  } catch {
    return unreadable();
  }
}

export function readCustomSpellingConfig(value) {
  try {
    return read(value, contractCustomSpellingConfig, tolerantCustomSpellingConfig);
  } catch {
    return unreadable();
  }
}

export function readCustomVocabulary(value) {
  try {
    return read(value, contractCustomVocabulary, tolerantCustomVocabulary);
  } catch {
    return unreadable();
  }
}

export function readCustomVocabularyConfig(value) {
  try {
    return read(value, contractCustomVocabularyConfig, tolerantCustomVocabularyConfig);
  } catch {
    return unreadable();
  }
}

export function readCustomVocabularyEntry(value) {
  try {
    return read(value, contractCustomVocabularyEntry, tolerantCustomVocabularyEntry);
  } catch {
    return unreadable();
  }
}

export function readDateOrDateTime(value) {
  try {
    return read(value, contractDateOrDateTime, tolerantDateOrDateTime);
  } catch {
    return unreadable();
  }
}

export function readDiarizationAddon(value) {
  try {
    return read(value, contractDiarizationAddon, tolerantDiarizationAddon);
  } catch {
    return unreadable();
  }
}

export function readDiarizationConfig(value) {
  try {
    return read(value, contractDiarizationConfig, tolerantDiarizationConfig);
  } catch {
    return unreadable();
  }
}

export function readDisplayModeAddon(value) {
  try {
    return read(value, contractDisplayModeAddon, tolerantDisplayModeAddon);
  } catch {
    return unreadable();
  }
}

export function readErrorResponse(value) {
  try {
    return read(value, contractErrorResponse, tolerantErrorResponse);
  } catch {
    return unreadable();
  }
}

export function readJobKind(value) {
  try {
    return read(value, contractJobKind, tolerantJobKind);
  } catch {
    return unreadable();
  }
}

export function readJobPage(value) {
  try {
    return read(value, contractJobPage, tolerantJobPage);
  } catch {
    return unreadable();
  }
}

export function readJobStatus(value) {
  try {
    return read(value, contractJobStatus, tolerantJobStatus);
  } catch {
    return unreadable();
  }
}

export function readLanguageConfig(value) {
  try {
    return read(value, contractLanguageConfig, tolerantLanguageConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveCallbackConfig(value) {
  try {
    return read(value, contractLiveCallbackConfig, tolerantLiveCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveJob(value) {
  try {
    return read(value, contractLiveJob, tolerantLiveJob);
  } catch {
    return unreadable();
  }
}

export function readLiveMessagesConfig(value) {
  try {
    return read(value, contractLiveMessagesConfig, tolerantLiveMessagesConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveRequest(value) {
  try {
    return read(value, contractLiveRequest, tolerantLiveRequest);
  } catch {
    return unreadable();
  }
}

export function readLiveResult(value) {
  try {
    return read(value, contractLiveResult, tolerantLiveResult);
  } catch {
    return unreadable();
  }
}

export function readLiveSessionCreated(value) {
  try {
    return read(value, contractLiveSessionCreated, tolerantLiveSessionCreated);
  } catch {
    return unreadable();
  }
}

export function readModerationAddon(value) {
  try {
    return read(value, contractModerationAddon, tolerantModerationAddon);
  } catch {
    return unreadable();
  }
}

export function readNameConsistencyAddon(value) {
  try {
    return read(value, contractNameConsistencyAddon, tolerantNameConsistencyAddon);
  } catch {
    return unreadable();
  }
}

export function readNamedEntityRecognitionAddon(value) {
  try {
    return read(value, contractNamedEntityRecognitionAddon, tolerantNamedEntityRecognitionAddon);
  } catch {
    return unreadable();
  }
}

export function readPiiEntityType(value) {
  try {
    return read(value, contractPiiEntityType, tolerantPiiEntityType);
  } catch {
    return unreadable();
  }
}

export function readPiiRedactionConfig(value) {
  try {
    return read(value, contractPiiRedactionConfig, tolerantPiiRedactionConfig);
  } catch {
    return unreadable();
  }
}

export function readPostProcessingConfig(value) {
  try {
    return read(value, contractPostProcessingConfig, tolerantPostProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function readPreProcessingConfig(value) {
  try {
    return read(value, contractPreProcessingConfig, tolerantPreProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedCallback(value) {
  try {
    return read(value, contractPreRecordedCallback, tolerantPreRecordedCallback);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJob(value) {
  try {
    return read(value, contractPreRecordedJob, tolerantPreRecordedJob);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJobCreated(value) {
  try {
    return read(value, contractPreRecordedJobCreated, tolerantPreRecordedJobCreated);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequest(value) {
  try {
    return read(value, contractPreRecordedRequest, tolerantPreRecordedRequest);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequestParams(value) {
  try {
    return read(value, contractPreRecordedRequestParams, tolerantPreRecordedRequestParams);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedResult(value) {
  try {
    return read(value, contractPreRecordedResult, tolerantPreRecordedResult);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedWebhook(value) {
  try {
    return read(value, contractPreRecordedWebhook, tolerantPreRecordedWebhook);
  } catch {
    return unreadable();
  }
}

export function readRealtimeProcessingConfig(value) {
  try {
    return read(value, contractRealtimeProcessingConfig, tolerantRealtimeProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function readResultMetadata(value) {
  try {
    return read(value, contractResultMetadata, tolerantResultMetadata);
  } catch {
    return unreadable();
  }
}

export function readSentence(value) {
  try {
    return read(value, contractSentence, tolerantSentence);
  } catch {
    return unreadable();
  }
}

export function readSentencesAddon(value) {
  try {
    return read(value, contractSentencesAddon, tolerantSentencesAddon);
  } catch {
    return unreadable();
  }
}

export function readSentimentAnalysisAddon(value) {
  try {
    return read(value, contractSentimentAnalysisAddon, tolerantSentimentAnalysisAddon);
  } catch {
    return unreadable();
  }
}

export function readStructuredDataExtractionAddon(value) {
  try {
    return read(
      value,
      contractStructuredDataExtractionAddon,
      tolerantStructuredDataExtractionAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readSubtitle(value) {
  try {
    return read(value, contractSubtitle, tolerantSubtitle);
  } catch {
    return unreadable();
  }
}

export function readSubtitlesConfig(value) {
  try {
    return read(value, contractSubtitlesConfig, tolerantSubtitlesConfig);
  } catch {
    return unreadable();
  }
}

export function readSummarizationAddon(value) {
  try {
    return read(value, contractSummarizationAddon, tolerantSummarizationAddon);
  } catch {
    return unreadable();
  }
}

export function readSummarizationConfig(value) {
  try {
    return read(value, contractSummarizationConfig, tolerantSummarizationConfig);
  } catch {
    return unreadable();
  }
}

export function readTranscription(value) {
  try {
    return read(value, contractTranscription, tolerantTranscription);
  } catch {
    return unreadable();
  }
}

export function readTranscriptionJob(value) {
  try {
    return read(value, contractTranscriptionJob, tolerantTranscriptionJob);
  } catch {
    return unreadable();
  }
}

export function readTranscriptionLanguageCode(value) {
  try {
    return read(value, contractTranscriptionLanguageCode, tolerantTranscriptionLanguageCode);
  } catch {
    return unreadable();
  }
}

export function readTranslationAddon(value) {
  try {
    return read(value, contractTranslationAddon, tolerantTranslationAddon);
  } catch {
    return unreadable();
  }
}

export function readTranslationConfig(value) {
  try {
    return read(value, contractTranslationConfig, tolerantTranslationConfig);
  } catch {
    return unreadable();
  }
}

export function readTranslationLanguageCode(value) {
  try {
    return read(value, contractTranslationLanguageCode, tolerantTranslationLanguageCode);
  } catch {
    return unreadable();
  }
}

export function readUploadResponse(value) {
  try {
    return read(value, contractUploadResponse, tolerantUploadResponse);
  } catch {
    return unreadable();
  }
}

export function readUtterance(value) {
  try {
    return read(value, contractUtterance, tolerantUtterance);
  } catch {
    return unreadable();
  }
}

export function readWord(value) {
  try {
    return read(value, contractWord, tolerantWord);
  } catch {
    return unreadable();
  }
}

export function readAudioChunkData(value) {
  try {
    return read(value, contractAudioChunkData, tolerantAudioChunkData);
  } catch {
    return unreadable();
  }
}

export function readAudioChunkMessage(value) {
  try {
    return read(value, contractAudioChunkMessage, tolerantAudioChunkMessage);
  } catch {
    return unreadable();
  }
}

export function readLiveUtterance(value) {
  try {
    return read(value, contractLiveUtterance, tolerantLiveUtterance);
  } catch {
    return unreadable();
  }
}

export function readOtherServerMessage(value) {
  try {
    return read(value, contractOtherServerMessage, tolerantOtherServerMessage);
  } catch {
    return unreadable();
  }
}

export function readStopRecordingMessage(value) {
  try {
    return read(value, contractStopRecordingMessage, tolerantStopRecordingMessage);
  } catch {
    return unreadable();
  }
}

export function readTranscriptData(value) {
  try {
    return read(value, contractTranscriptData, tolerantTranscriptData);
  } catch {
    return unreadable();
  }
}

export function readTranscriptMessage(value) {
  try {
    return read(value, contractTranscriptMessage, tolerantTranscriptMessage);
  } catch {
    return unreadable();
  }
}

export function readListTranscriptionJobsQuery(value) {
  try {
    return read(value, contractListTranscriptionJobsQuery, tolerantListTranscriptionJobsQuery);
  } catch {
    return unreadable();
  }
}

export function readClientMessage(value) {
  try {
    return read(value, contractClientMessage, tolerantClientMessage);
  } catch {
    return unreadable();
  }
}

export function readServerMessage(frame) {
  try {
    const text = readFrame(frame);
    return text.ok ? readServerMessageValue(text.value) : text;
  } catch {
    return unreadable();
  }
}

export function readServerMessageValue(value) {
  try {
    return read(value, contractServerMessage, tolerantServerMessage);
  } catch {
    return unreadable();
  }
}
