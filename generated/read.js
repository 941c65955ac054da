// Generated from the contract by `npm run build`; edit the contract instead.

import { readFrame } from './runtime/frame.js';
import { unreadable } from './runtime/issues.js';
import { read } from './runtime/read.js';
import * as tolerant from './tolerant.js';
import * as guards from './accept/contract.js';
import * as reasons from './explain/contract.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export function readAddonError(value) {
  try {
    return read(
      value,
      guards.acceptsAddonError,
      reasons.explainAddonError,
      tolerant.validateAddonError,
    );
  } catch {
    return unreadable();
  }
}

export function readAudioFile(value) {
  try {
    return read(
      value,
      guards.acceptsAudioFile,
      reasons.explainAudioFile,
      tolerant.validateAudioFile,
    );
  } catch {
    return unreadable();
  }
}

export function readAudioMetadata(value) {
  try {
    return read(
      value,
      guards.acceptsAudioMetadata,
      reasons.explainAudioMetadata,
      tolerant.validateAudioMetadata,
    );
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmAddon(value) {
  try {
    return read(
      value,
      guards.acceptsAudioToLlmAddon,
      reasons.explainAudioToLlmAddon,
      tolerant.validateAudioToLlmAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmConfig(value) {
  try {
    return read(
      value,
      guards.acceptsAudioToLlmConfig,
      reasons.explainAudioToLlmConfig,
      tolerant.validateAudioToLlmConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readCallbackConfig(value) {
  try {
    return read(
      value,
      guards.acceptsCallbackConfig,
      reasons.explainCallbackConfig,
      tolerant.validateCallbackConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readChapterizationAddon(value) {
  try {
    return read(
      value,
      guards.acceptsChapterizationAddon,
      reasons.explainChapterizationAddon,
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
      guards.acceptsCustomSpellingConfig,
      reasons.explainCustomSpellingConfig,
      tolerant.validateCustomSpellingConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readCustomVocabulary(value) {
  try {
    return read(
      value,
      guards.acceptsCustomVocabulary,
      reasons.explainCustomVocabulary,
      tolerant.validateCustomVocabulary,
    );
  } catch {
    return unreadable();
  }
}

export function readCustomVocabularyConfig(value) {
  try {
    return read(
      value,
      guards.acceptsCustomVocabularyConfig,
      reasons.explainCustomVocabularyConfig,
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
      guards.acceptsCustomVocabularyEntry,
      reasons.explainCustomVocabularyEntry,
      tolerant.validateCustomVocabularyEntry,
    );
  } catch {
    return unreadable();
  }
}

export function readDateOrDateTime(value) {
  try {
    return read(
      value,
      guards.acceptsDateOrDateTime,
      reasons.explainDateOrDateTime,
      tolerant.validateDateOrDateTime,
    );
  } catch {
    return unreadable();
  }
}

export function readDiarizationAddon(value) {
  try {
    return read(
      value,
      guards.acceptsDiarizationAddon,
      reasons.explainDiarizationAddon,
      tolerant.validateDiarizationAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readDiarizationConfig(value) {
  try {
    return read(
      value,
      guards.acceptsDiarizationConfig,
      reasons.explainDiarizationConfig,
      tolerant.validateDiarizationConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readDisplayModeAddon(value) {
  try {
    return read(
      value,
      guards.acceptsDisplayModeAddon,
      reasons.explainDisplayModeAddon,
      tolerant.validateDisplayModeAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readErrorResponse(value) {
  try {
    return read(
      value,
      guards.acceptsErrorResponse,
      reasons.explainErrorResponse,
      tolerant.validateErrorResponse,
    );
  } catch {
    return unreadable();
  }
}

export function readJobKind(value) {
  try {
    return read(value, guards.acceptsJobKind, reasons.explainJobKind, tolerant.validateJobKind);
  } catch {
    return unreadable();
  }
}

export function readJobPage(value) {
  try {
    return read(value, guards.acceptsJobPage, reasons.explainJobPage, tolerant.validateJobPage);
  } catch {
    return unreadable();
  }
}

export function readJobStatus(value) {
  try {
    return read(
      value,
      guards.acceptsJobStatus,
      reasons.explainJobStatus,
      tolerant.validateJobStatus,
    );
  } catch {
    return unreadable();
  }
}

export function readLanguageConfig(value) {
  try {
    return read(
      value,
      guards.acceptsLanguageConfig,
      reasons.explainLanguageConfig,
      tolerant.validateLanguageConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readLiveCallbackConfig(value) {
  try {
    return read(
      value,
      guards.acceptsLiveCallbackConfig,
      reasons.explainLiveCallbackConfig,
      tolerant.validateLiveCallbackConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readLiveJob(value) {
  try {
    return read(value, guards.acceptsLiveJob, reasons.explainLiveJob, tolerant.validateLiveJob);
  } catch {
    return unreadable();
  }
}

export function readLiveMessagesConfig(value) {
  try {
    return read(
      value,
      guards.acceptsLiveMessagesConfig,
      reasons.explainLiveMessagesConfig,
      tolerant.validateLiveMessagesConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readLiveRequest(value) {
  try {
    return read(
      value,
      guards.acceptsLiveRequest,
      reasons.explainLiveRequest,
      tolerant.validateLiveRequest,
    );
  } catch {
    return unreadable();
  }
}

export function readLiveResult(value) {
  try {
    return read(
      value,
      guards.acceptsLiveResult,
      reasons.explainLiveResult,
      tolerant.validateLiveResult,
    );
  } catch {
    return unreadable();
  }
}

export function readLiveSessionCreated(value) {
  try {
    return read(
      value,
      guards.acceptsLiveSessionCreated,
      reasons.explainLiveSessionCreated,
      tolerant.validateLiveSessionCreated,
    );
  } catch {
    return unreadable();
  }
}

export function readModerationAddon(value) {
  try {
    return read(
      value,
      guards.acceptsModerationAddon,
      reasons.explainModerationAddon,
      tolerant.validateModerationAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readNameConsistencyAddon(value) {
  try {
    return read(
      value,
      guards.acceptsNameConsistencyAddon,
      reasons.explainNameConsistencyAddon,
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
      guards.acceptsNamedEntityRecognitionAddon,
      reasons.explainNamedEntityRecognitionAddon,
      tolerant.validateNamedEntityRecognitionAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readPiiEntityType(value) {
  try {
    return read(
      value,
      guards.acceptsPiiEntityType,
      reasons.explainPiiEntityType,
      tolerant.validatePiiEntityType,
    );
  } catch {
    return unreadable();
  }
}

export function readPiiRedactionConfig(value) {
  try {
    return read(
      value,
      guards.acceptsPiiRedactionConfig,
      reasons.explainPiiRedactionConfig,
      tolerant.validatePiiRedactionConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readPostProcessingConfig(value) {
  try {
    return read(
      value,
      guards.acceptsPostProcessingConfig,
      reasons.explainPostProcessingConfig,
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
      guards.acceptsPreProcessingConfig,
      reasons.explainPreProcessingConfig,
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
      guards.acceptsPreRecordedCallback,
      reasons.explainPreRecordedCallback,
      tolerant.validatePreRecordedCallback,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJob(value) {
  try {
    return read(
      value,
      guards.acceptsPreRecordedJob,
      reasons.explainPreRecordedJob,
      tolerant.validatePreRecordedJob,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJobCreated(value) {
  try {
    return read(
      value,
      guards.acceptsPreRecordedJobCreated,
      reasons.explainPreRecordedJobCreated,
      tolerant.validatePreRecordedJobCreated,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequest(value) {
  try {
    return read(
      value,
      guards.acceptsPreRecordedRequest,
      reasons.explainPreRecordedRequest,
      tolerant.validatePreRecordedRequest,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequestParams(value) {
  try {
    return read(
      value,
      guards.acceptsPreRecordedRequestParams,
      reasons.explainPreRecordedRequestParams,
      tolerant.validatePreRecordedRequestParams,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedResult(value) {
  try {
    return read(
      value,
      guards.acceptsPreRecordedResult,
      reasons.explainPreRecordedResult,
      tolerant.validatePreRecordedResult,
    );
  } catch {
    return unreadable();
  }
}

export function readPreRecordedWebhook(value) {
  try {
    return read(
      value,
      guards.acceptsPreRecordedWebhook,
      reasons.explainPreRecordedWebhook,
      tolerant.validatePreRecordedWebhook,
    );
  } catch {
    return unreadable();
  }
}

export function readRealtimeProcessingConfig(value) {
  try {
    return read(
      value,
      guards.acceptsRealtimeProcessingConfig,
      reasons.explainRealtimeProcessingConfig,
      tolerant.validateRealtimeProcessingConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readResultMetadata(value) {
  try {
    return read(
      value,
      guards.acceptsResultMetadata,
      reasons.explainResultMetadata,
      tolerant.validateResultMetadata,
    );
  } catch {
    return unreadable();
  }
}

export function readSentence(value) {
  try {
    return read(value, guards.acceptsSentence, reasons.explainSentence, tolerant.validateSentence);
  } catch {
    return unreadable();
  }
}

export function readSentencesAddon(value) {
  try {
    return read(
      value,
      guards.acceptsSentencesAddon,
      reasons.explainSentencesAddon,
      tolerant.validateSentencesAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readSentimentAnalysisAddon(value) {
  try {
    return read(
      value,
      guards.acceptsSentimentAnalysisAddon,
      reasons.explainSentimentAnalysisAddon,
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
      guards.acceptsStructuredDataExtractionAddon,
      reasons.explainStructuredDataExtractionAddon,
      tolerant.validateStructuredDataExtractionAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readSubtitle(value) {
  try {
    return read(value, guards.acceptsSubtitle, reasons.explainSubtitle, tolerant.validateSubtitle);
  } catch {
    return unreadable();
  }
}

export function readSubtitlesConfig(value) {
  try {
    return read(
      value,
      guards.acceptsSubtitlesConfig,
      reasons.explainSubtitlesConfig,
      tolerant.validateSubtitlesConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readSummarizationAddon(value) {
  try {
    return read(
      value,
      guards.acceptsSummarizationAddon,
      reasons.explainSummarizationAddon,
      tolerant.validateSummarizationAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readSummarizationConfig(value) {
  try {
    return read(
      value,
      guards.acceptsSummarizationConfig,
      reasons.explainSummarizationConfig,
      tolerant.validateSummarizationConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readTranscription(value) {
  try {
    return read(
      value,
      guards.acceptsTranscription,
      reasons.explainTranscription,
      tolerant.validateTranscription,
    );
  } catch {
    return unreadable();
  }
}

export function readTranscriptionJob(value) {
  try {
    return read(
      value,
      guards.acceptsTranscriptionJob,
      reasons.explainTranscriptionJob,
      tolerant.validateTranscriptionJob,
    );
  } catch {
    return unreadable();
  }
}

export function readTranscriptionLanguageCode(value) {
  try {
    return read(
      value,
      guards.acceptsTranscriptionLanguageCode,
      reasons.explainTranscriptionLanguageCode,
      tolerant.validateTranscriptionLanguageCode,
    );
  } catch {
    return unreadable();
  }
}

export function readTranslationAddon(value) {
  try {
    return read(
      value,
      guards.acceptsTranslationAddon,
      reasons.explainTranslationAddon,
      tolerant.validateTranslationAddon,
    );
  } catch {
    return unreadable();
  }
}

export function readTranslationConfig(value) {
  try {
    return read(
      value,
      guards.acceptsTranslationConfig,
      reasons.explainTranslationConfig,
      tolerant.validateTranslationConfig,
    );
  } catch {
    return unreadable();
  }
}

export function readTranslationLanguageCode(value) {
  try {
    return read(
      value,
      guards.acceptsTranslationLanguageCode,
      reasons.explainTranslationLanguageCode,
      tolerant.validateTranslationLanguageCode,
    );
  } catch {
    return unreadable();
  }
}

export function readUploadResponse(value) {
  try {
    return read(
      value,
      guards.acceptsUploadResponse,
      reasons.explainUploadResponse,
      tolerant.validateUploadResponse,
    );
  } catch {
    return unreadable();
  }
}

export function readUtterance(value) {
  try {
    return read(
      value,
      guards.acceptsUtterance,
      reasons.explainUtterance,
      tolerant.validateUtterance,
    );
  } catch {
    return unreadable();
  }
}

export function readWord(value) {
  try {
    return read(value, guards.acceptsWord, reasons.explainWord, tolerant.validateWord);
  } catch {
    return unreadable();
  }
}

export function readAudioChunkData(value) {
  try {
    return read(
      value,
      guards.acceptsAudioChunkData,
      reasons.explainAudioChunkData,
      tolerant.validateAudioChunkData,
    );
  } catch {
    return unreadable();
  }
}

export function readAudioChunkMessage(value) {
  try {
    return read(
      value,
      guards.acceptsAudioChunkMessage,
      reasons.explainAudioChunkMessage,
      tolerant.validateAudioChunkMessage,
    );
  } catch {
    return unreadable();
  }
}

export function readLiveUtterance(value) {
  try {
    return read(
      value,
      guards.acceptsLiveUtterance,
      reasons.explainLiveUtterance,
      tolerant.validateLiveUtterance,
    );
  } catch {
    return unreadable();
  }
}

export function readOtherServerMessage(value) {
  try {
    return read(
      value,
      guards.acceptsOtherServerMessage,
      reasons.explainOtherServerMessage,
      tolerant.validateOtherServerMessage,
    );
  } catch {
    return unreadable();
  }
}

export function readStopRecordingMessage(value) {
  try {
    return read(
      value,
      guards.acceptsStopRecordingMessage,
      reasons.explainStopRecordingMessage,
      tolerant.validateStopRecordingMessage,
    );
  } catch {
    return unreadable();
  }
}

export function readTranscriptData(value) {
  try {
    return read(
      value,
      guards.acceptsTranscriptData,
      reasons.explainTranscriptData,
      tolerant.validateTranscriptData,
    );
  } catch {
    return unreadable();
  }
}

export function readTranscriptMessage(value) {
  try {
    return read(
      value,
      guards.acceptsTranscriptMessage,
      reasons.explainTranscriptMessage,
      tolerant.validateTranscriptMessage,
    );
  } catch {
    return unreadable();
  }
}

export function readListTranscriptionJobsQuery(value) {
  try {
    return read(
      value,
      guards.acceptsListTranscriptionJobsQuery,
      reasons.explainListTranscriptionJobsQuery,
      tolerant.validateListTranscriptionJobsQuery,
    );
  } catch {
    return unreadable();
  }
}

export function readClientMessage(value) {
  try {
    return read(
      value,
      guards.acceptsClientMessage,
      reasons.explainClientMessage,
      tolerant.validateClientMessage,
    );
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
    return read(
      value,
      guards.acceptsServerMessage,
      reasons.explainServerMessage,
      tolerant.validateServerMessage,
    );
  } catch {
    return unreadable();
  }
}
