// Generated from the contract by `npm run build`; edit the contract instead.

import { readFrame } from './runtime/frame.js';
import { unreadable } from './runtime/issues.js';
import { read } from './runtime/read.js';
import * as validators from './validators.js';
import * as tolerant from './tolerant.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export function readAddonError(value) {
  try {
    return read(value, validators.validateAddonError, tolerant.validateAddonError);
  } catch {
    return unreadable();
  }
}

export function readAudioFile(value) {
  try {
    return read(value, validators.validateAudioFile, tolerant.validateAudioFile);
  } catch {
    return unreadable();
  }
}

export function readAudioMetadata(value) {
  try {
    return read(value, validators.validateAudioMetadata, tolerant.validateAudioMetadata);
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmAddon(value) {
  try {
    return read(value, validators.validateAudioToLlmAddon, tolerant.validateAudioToLlmAddon);
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmConfig(value) {
  try {
    return read(value, validators.validateAudioToLlmConfig, tolerant.validateAudioToLlmConfig);
  } catch {
    return unreadable();
  }
}

export function readCallbackConfig(value) {
  try {
    return read(value, validators.validateCallbackConfig, tolerant.validateCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function readChapterizationAddon(value) {
  try {
    return read(
      value,
      validators.validateChapterizationAddon,
      tolerant.validateChapterizationAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readCustomSpellingConfig(value) {
  try {
    return read(
      value,
      validators.validateCustomSpellingConfig,
      tolerant.validateCustomSpellingConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readCustomVocabulary(value) {
  try {
    return read(value, validators.validateCustomVocabulary, tolerant.validateCustomVocabulary);
  } catch {
    return unreadable();
  }
}

export function readCustomVocabularyConfig(value) {
  try {
    return read(
      value,
      validators.validateCustomVocabularyConfig,
      tolerant.validateCustomVocabularyConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readCustomVocabularyEntry(value) {
  try {
    return read(
      value,
      validators.validateCustomVocabularyEntry,
      tolerant.validateCustomVocabularyEntry,
    );
  } catch {
    return unreadable();
  }
}

export function readDateOrDateTime(value) {
  try {
    return read(value, validators.validateDateOrDateTime, tolerant.validateDateOrDateTime);
  } catch {
    return unreadable();
  }
}

export function readDiarizationAddon(value) {
  try {
    return read(value, validators.validateDiarizationAddon, tolerant.validateDiarizationAddon);
  } catch {
    return unreadable();
  }
}

export function readDiarizationConfig(value) {
  try {
    return read(value, validators.validateDiarizationConfig, tolerant.validateDiarizationConfig);
  } catch {
    return unreadable();
  }
}

export function readDisplayModeAddon(value) {
  try {
    return read(value, validators.validateDisplayModeAddon, tolerant.validateDisplayModeAddon);
  } catch {
    return unreadable();
  }
}

export function readErrorResponse(value) {
  try {
    return read(value, validators.validateErrorResponse, tolerant.validateErrorResponse);
  } catch {
    return unreadable();
  }
}

export function readJobKind(value) {
  try {
    return read(value, validators.validateJobKind, tolerant.validateJobKind);
  } catch {
    return unreadable();
  }
}

export function readJobPage(value) {
  try {
    return read(value, validators.validateJobPage, tolerant.validateJobPage);
  } catch {
    return unreadable();
  }
}

export function readJobStatus(value) {
  try {
    return read(value, validators.validateJobStatus, tolerant.validateJobStatus);
  } catch {
    return unreadable();
  }
}

export function readLanguageConfig(value) {
  try {
    return read(value, validators.validateLanguageConfig, tolerant.validateLanguageConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveCallbackConfig(value) {
  try {
    return read(value, validators.validateLiveCallbackConfig, tolerant.validateLiveCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveJob(value) {
  try {
    return read(value, validators.validateLiveJob, tolerant.validateLiveJob);
  } catch {
    return unreadable();
  }
}

export function readLiveMessagesConfig(value) {
  try {
    return read(value, validators.validateLiveMessagesConfig, tolerant.validateLiveMessagesConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveRequest(value) {
  try {
    return read(value, validators.validateLiveRequest, tolerant.validateLiveRequest);
  } catch {
    return unreadable();
  }
}

export function readLiveResult(value) {
  try {
    return read(value, validators.validateLiveResult, tolerant.validateLiveResult);
  } catch {
    return unreadable();
  }
}

export function readLiveSessionCreated(value) {
  try {
    return read(value, validators.validateLiveSessionCreated, tolerant.validateLiveSessionCreated);
  } catch {
    return unreadable();
  }
}

export function readModerationAddon(value) {
  try {
    return read(value, validators.validateModerationAddon, tolerant.validateModerationAddon);
  } catch {
    return unreadable();
  }
}

export function readNameConsistencyAddon(value) {
  try {
    return read(
      value,
      validators.validateNameConsistencyAddon,
      tolerant.validateNameConsistencyAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readNamedEntityRecognitionAddon(value) {
  try {
    return read(
      value,
      validators.validateNamedEntityRecognitionAddon,
      tolerant.validateNamedEntityRecognitionAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readPiiEntityType(value) {
  try {
    return read(value, validators.validatePiiEntityType, tolerant.validatePiiEntityType);
  } catch {
    return unreadable();
  }
}

export function readPiiRedactionConfig(value) {
  try {
    return read(value, validators.validatePiiRedactionConfig, tolerant.validatePiiRedactionConfig);
  } catch {
    return unreadable();
  }
}

export function readPostProcessingConfig(value) {
  try {
    return read(
      value,
      validators.validatePostProcessingConfig,
      tolerant.validatePostProcessingConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readPreProcessingConfig(value) {
  try {
    return read(
      value,
      validators.validatePreProcessingConfig,
      tolerant.validatePreProcessingConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedCallback(value) {
  try {
    return read(
      value,
      validators.validatePreRecordedCallback,
      tolerant.validatePreRecordedCallback,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJob(value) {
  try {
    return read(value, validators.validatePreRecordedJob, tolerant.validatePreRecordedJob);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJobCreated(value) {
  try {
    return read(
      value,
      validators.validatePreRecordedJobCreated,
      tolerant.validatePreRecordedJobCreated,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequest(value) {
  try {
    return read(value, validators.validatePreRecordedRequest, tolerant.validatePreRecordedRequest);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequestParams(value) {
  try {
    return read(
      value,
      validators.validatePreRecordedRequestParams,
      tolerant.validatePreRecordedRequestParams,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedResult(value) {
  try {
    return read(value, validators.validatePreRecordedResult, tolerant.validatePreRecordedResult);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedWebhook(value) {
  try {
    return read(value, validators.validatePreRecordedWebhook, tolerant.validatePreRecordedWebhook);
  } catch {
    return unreadable();
  }
}

export function readRealtimeProcessingConfig(value) {
  try {
    return read(
      value,
      validators.validateRealtimeProcessingConfig,
      tolerant.validateRealtimeProcessingConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readResultMetadata(value) {
  try {
    return read(value, validators.validateResultMetadata, tolerant.validateResultMetadata);
  } catch {
    return unreadable();
  }
}

export function readSentence(value) {
  try {
    return read(value, validators.validateSentence, tolerant.validateSentence);
  } catch {
    return unreadable();
  }
}

export function readSentencesAddon(value) {
  try {
    return read(value, validators.validateSentencesAddon, tolerant.validateSentencesAddon);
  } catch {
    return unreadable();
  }
}

export function readSentimentAnalysisAddon(value) {
  try {
    return read(
      value,
      validators.validateSentimentAnalysisAddon,
      tolerant.validateSentimentAnalysisAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readStructuredDataExtractionAddon(value) {
  try {
    return read(
      value,
      validators.validateStructuredDataExtractionAddon,
      tolerant.validateStructuredDataExtractionAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readSubtitle(value) {
  try {
    return read(value, validators.validateSubtitle, tolerant.validateSubtitle);
  } catch {
    return unreadable();
  }
}

export function readSubtitlesConfig(value) {
  try {
    return read(value, validators.validateSubtitlesConfig, tolerant.validateSubtitlesConfig);
  } catch {
    return unreadable();
  }
}

export function readSummarizationAddon(value) {
  try {
    return read(value, validators.validateSummarizationAddon, tolerant.validateSummarizationAddon);
  } catch {
    return unreadable();
  }
}

export function readSummarizationConfig(value) {
  try {
    return read(
      value,
      validators.validateSummarizationConfig,
      tolerant.validateSummarizationConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readTranscription(value) {
  try {
    return read(value, validators.validateTranscription, tolerant.validateTranscription);
  } catch {
    return unreadable();
  }
}

export function readTranscriptionJob(value) {
  try {
    return read(value, validators.validateTranscriptionJob, tolerant.validateTranscriptionJob);
  } catch {
    return unreadable();
  }
}

export function readTranscriptionLanguageCode(value) {
  try {
    return read(
      value,
      validators.validateTranscriptionLanguageCode,
      tolerant.validateTranscriptionLanguageCode,
    );
  } catch {
    return unreadable();
  }
}

export function readTranslationAddon(value) {
  try {
    return read(value, validators.validateTranslationAddon, tolerant.validateTranslationAddon);
  } catch {
    return unreadable();
  }
}

export function readTranslationConfig(value) {
  try {
    return read(value, validators.validateTranslationConfig, tolerant.validateTranslationConfig);
  } catch {
    return unreadable();
  }
}

export function readTranslationLanguageCode(value) {
  try {
    return read(
      value,
      validators.validateTranslationLanguageCode,
      tolerant.validateTranslationLanguageCode,
    );
  } catch {
    return unreadable();
  }
}

export function readUploadResponse(value) {
  try {
    return read(value, validators.validateUploadResponse, tolerant.validateUploadResponse);
  } catch {
    return unreadable();
  }
}

export function readUtterance(value) {
  try {
    return read(value, validators.validateUtterance, tolerant.validateUtterance);
  } catch {
    return unreadable();
  }
}

export function readWord(value) {
  try {
    return read(value, validators.validateWord, tolerant.validateWord);
  } catch {
    return unreadable();
  }
}

export function readAudioChunkData(value) {
  try {
    return read(value, validators.validateAudioChunkData, tolerant.validateAudioChunkData);
  } catch {
    return unreadable();
  }
}

export function readAudioChunkMessage(value) {
  try {
    return read(value, validators.validateAudioChunkMessage, tolerant.validateAudioChunkMessage);
  } catch {
    return unreadable();
  }
}

export function readLiveUtterance(value) {
  try {
    return read(value, validators.validateLiveUtterance, tolerant.validateLiveUtterance);
  } catch {
    return unreadable();
  }
}

export function readOtherServerMessage(value) {
  try {
    return read(value, validators.validateOtherServerMessage, tolerant.validateOtherServerMessage);
  } catch {
    return unreadable();
  }
}

export function readStopRecordingMessage(value) {
  try {
    return read(
      value,
      validators.validateStopRecordingMessage,
      tolerant.validateStopRecordingMessage,
    );
  } catch {
    return unreadable();
  }
}

export function readTranscriptData(value) {
  try {
    return read(value, validators.validateTranscriptData, tolerant.validateTranscriptData);
  } catch {
    return unreadable();
  }
}

export function readTranscriptMessage(value) {
  try {
    return read(value, validators.validateTranscriptMessage, tolerant.validateTranscriptMessage);
  } catch {
    return unreadable();
  }
}

export function readListTranscriptionJobsQuery(value) {
  try {
    return read(
      value,
      validators.validateListTranscriptionJobsQuery,
      tolerant.validateListTranscriptionJobsQuery,
    );
  } catch {
    return unreadable();
  }
}

export function readClientMessage(value) {
  try {
    return read(value, validators.validateClientMessage, tolerant.validateClientMessage);
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
    return read(value, validators.validateServerMessage, tolerant.validateServerMessage);
  } catch {
    return unreadable();
  }
}
