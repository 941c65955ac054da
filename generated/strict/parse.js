// Generated from the contract by `npm run build`; edit the contract instead.

import { readAudio, readFrame } from '../runtime/frame.js';
import { toFailure, unreadable } from '../runtime/issues.js';
import { readQuery } from '../runtime/query.js';
import {
  resolveCallbackConfig,
  resolveJobPage,
  resolveLanguageConfig,
  resolveLiveCallbackConfig,
  resolveLiveJob,
  resolveLiveMessagesConfig,
  resolveLiveRequest,
  resolvePostProcessingConfig,
  resolvePreProcessingConfig,
  resolvePreRecordedJob,
  resolvePreRecordedRequest,
  resolvePreRecordedRequestParams,
  resolveRealtimeProcessingConfig,
  resolveSubtitlesConfig,
  resolveSummarizationConfig,
  resolveTranscriptionJob,
  resolveTranslationConfig,
  resolveListTranscriptionJobsQuery,
} from '../defaults.js';
import {
  validateAddonError,
  validateAudioFile,
  validateAudioMetadata,
  validateAudioToLlmAddon,
  validateAudioToLlmConfig,
  validateCallbackConfig,
  validateChapterizationAddon,
  validateCustomSpellingConfig,
  validateCustomVocabulary,
  validateCustomVocabularyConfig,
  validateCustomVocabularyEntry,
  validateDateOrDateTime,
  validateDiarizationAddon,
  validateDiarizationConfig,
  validateDisplayModeAddon,
  validateErrorResponse,
  validateJobKind,
  validateJobPage,
  validateJobStatus,
  validateLanguageConfig,
  validateLiveCallbackConfig,
  validateLiveJob,
  validateLiveMessagesConfig,
  validateLiveRequest,
  validateLiveResult,
  validateLiveSessionCreated,
  validateModerationAddon,
  validateNameConsistencyAddon,
  validateNamedEntityRecognitionAddon,
  validatePiiEntityType,
  validatePiiRedactionConfig,
  validatePostProcessingConfig,
  validatePreProcessingConfig,
  validatePreRecordedCallback,
  validatePreRecordedJob,
  validatePreRecordedJobCreated,
  validatePreRecordedRequest,
  validatePreRecordedRequestParams,
  validatePreRecordedResult,
  validatePreRecordedWebhook,
  validateRealtimeProcessingConfig,
  validateResultMetadata,
  validateSentence,
  validateSentencesAddon,
  validateSentimentAnalysisAddon,
  validateStructuredDataExtractionAddon,
  validateSubtitle,
  validateSubtitlesConfig,
  validateSummarizationAddon,
  validateSummarizationConfig,
  validateTranscription,
  validateTranscriptionJob,
  validateTranscriptionLanguageCode,
  validateTranslationAddon,
  validateTranslationConfig,
  validateTranslationLanguageCode,
  validateUploadResponse,
  validateUtterance,
  validateWord,
  validateAudioChunkData,
  validateAudioChunkMessage,
  validateLiveUtterance,
  validateOtherServerMessage,
  validateStopRecordingMessage,
  validateTranscriptData,
  validateTranscriptMessage,
  validateListTranscriptionJobsQuery,
  validateClientMessage,
  validateServerMessage,
} from '../strict.js';
export { formatIssue, issuesOf, oneLine } from '../runtime/issues.js';

export function parseAddonError(value) {
  try {
    return validateAddonError(value)
      ? { ok: true, value: value }
      : toFailure(validateAddonError.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioFile(value) {
  try {
    return validateAudioFile(value)
      ? { ok: true, value: value }
      : toFailure(validateAudioFile.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioMetadata(value) {
  try {
    return validateAudioMetadata(value)
      ? { ok: true, value: value }
      : toFailure(validateAudioMetadata.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmAddon(value) {
  try {
    return validateAudioToLlmAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateAudioToLlmAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmConfig(value) {
  try {
    return validateAudioToLlmConfig(value)
      ? { ok: true, value: value }
      : toFailure(validateAudioToLlmConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCallbackConfig(value) {
  try {
    return validateCallbackConfig(value)
      ? { ok: true, value: resolveCallbackConfig(value) }
      : toFailure(validateCallbackConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseChapterizationAddon(value) {
  try {
    return validateChapterizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateChapterizationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomSpellingConfig(value) {
  try {
    return validateCustomSpellingConfig(value)
      ? { ok: true, value: value }
      : toFailure(validateCustomSpellingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabulary(value) {
  try {
    return validateCustomVocabulary(value)
      ? { ok: true, value: value }
      : toFailure(validateCustomVocabulary.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyConfig(value) {
  try {
    return validateCustomVocabularyConfig(value)
      ? { ok: true, value: value }
      : toFailure(validateCustomVocabularyConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyEntry(value) {
  try {
    return validateCustomVocabularyEntry(value)
      ? { ok: true, value: value }
      : toFailure(validateCustomVocabularyEntry.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDateOrDateTime(value) {
  try {
    return validateDateOrDateTime(value)
      ? { ok: true, value: value }
      : toFailure(validateDateOrDateTime.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationAddon(value) {
  try {
    return validateDiarizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateDiarizationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationConfig(value) {
  try {
    return validateDiarizationConfig(value)
      ? { ok: true, value: value }
      : toFailure(validateDiarizationConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDisplayModeAddon(value) {
  try {
    return validateDisplayModeAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateDisplayModeAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseErrorResponse(value) {
  try {
    return validateErrorResponse(value)
      ? { ok: true, value: value }
      : toFailure(validateErrorResponse.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseJobKind(value) {
  try {
    return validateJobKind(value)
      ? { ok: true, value: value }
      : toFailure(validateJobKind.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseJobPage(value) {
  try {
    return validateJobPage(value)
      ? { ok: true, value: resolveJobPage(value) }
      : toFailure(validateJobPage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseJobStatus(value) {
  try {
    return validateJobStatus(value)
      ? { ok: true, value: value }
      : toFailure(validateJobStatus.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLanguageConfig(value) {
  try {
    return validateLanguageConfig(value)
      ? { ok: true, value: resolveLanguageConfig(value) }
      : toFailure(validateLanguageConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveCallbackConfig(value) {
  try {
    return validateLiveCallbackConfig(value)
      ? { ok: true, value: resolveLiveCallbackConfig(value) }
      : toFailure(validateLiveCallbackConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveJob(value) {
  try {
    return validateLiveJob(value)
      ? { ok: true, value: resolveLiveJob(value) }
      : toFailure(validateLiveJob.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveMessagesConfig(value) {
  try {
    return validateLiveMessagesConfig(value)
      ? { ok: true, value: resolveLiveMessagesConfig(value) }
      : toFailure(validateLiveMessagesConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveRequest(value) {
  try {
    return validateLiveRequest(value)
      ? { ok: true, value: resolveLiveRequest(value) }
      : toFailure(validateLiveRequest.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveResult(value) {
  try {
    return validateLiveResult(value)
      ? { ok: true, value: value }
      : toFailure(validateLiveResult.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveSessionCreated(value) {
  try {
    return validateLiveSessionCreated(value)
      ? { ok: true, value: value }
      : toFailure(validateLiveSessionCreated.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseModerationAddon(value) {
  try {
    return validateModerationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateModerationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseNameConsistencyAddon(value) {
  try {
    return validateNameConsistencyAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateNameConsistencyAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseNamedEntityRecognitionAddon(value) {
  try {
    return validateNamedEntityRecognitionAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateNamedEntityRecognitionAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePiiEntityType(value) {
  try {
    return validatePiiEntityType(value)
      ? { ok: true, value: value }
      : toFailure(validatePiiEntityType.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePiiRedactionConfig(value) {
  try {
    return validatePiiRedactionConfig(value)
      ? { ok: true, value: value }
      : toFailure(validatePiiRedactionConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePostProcessingConfig(value) {
  try {
    return validatePostProcessingConfig(value)
      ? { ok: true, value: resolvePostProcessingConfig(value) }
      : toFailure(validatePostProcessingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreProcessingConfig(value) {
  try {
    return validatePreProcessingConfig(value)
      ? { ok: true, value: resolvePreProcessingConfig(value) }
      : toFailure(validatePreProcessingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedCallback(value) {
  try {
    return validatePreRecordedCallback(value)
      ? { ok: true, value: value }
      : toFailure(validatePreRecordedCallback.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJob(value) {
  try {
    return validatePreRecordedJob(value)
      ? { ok: true, value: resolvePreRecordedJob(value) }
      : toFailure(validatePreRecordedJob.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJobCreated(value) {
  try {
    return validatePreRecordedJobCreated(value)
      ? { ok: true, value: value }
      : toFailure(validatePreRecordedJobCreated.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequest(value) {
  try {
    return validatePreRecordedRequest(value)
      ? { ok: true, value: resolvePreRecordedRequest(value) }
      : toFailure(validatePreRecordedRequest.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequestParams(value) {
  try {
    return validatePreRecordedRequestParams(value)
      ? { ok: true, value: resolvePreRecordedRequestParams(value) }
      : toFailure(validatePreRecordedRequestParams.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedResult(value) {
  try {
    return validatePreRecordedResult(value)
      ? { ok: true, value: value }
      : toFailure(validatePreRecordedResult.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedWebhook(value) {
  try {
    return validatePreRecordedWebhook(value)
      ? { ok: true, value: value }
      : toFailure(validatePreRecordedWebhook.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseRealtimeProcessingConfig(value) {
  try {
    return validateRealtimeProcessingConfig(value)
      ? { ok: true, value: resolveRealtimeProcessingConfig(value) }
      : toFailure(validateRealtimeProcessingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseResultMetadata(value) {
  try {
    return validateResultMetadata(value)
      ? { ok: true, value: value }
      : toFailure(validateResultMetadata.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSentence(value) {
  try {
    return validateSentence(value)
      ? { ok: true, value: value }
      : toFailure(validateSentence.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSentencesAddon(value) {
  try {
    return validateSentencesAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateSentencesAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSentimentAnalysisAddon(value) {
  try {
    return validateSentimentAnalysisAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateSentimentAnalysisAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseStructuredDataExtractionAddon(value) {
  try {
    return validateStructuredDataExtractionAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateStructuredDataExtractionAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSubtitle(value) {
  try {
    return validateSubtitle(value)
      ? { ok: true, value: value }
      : toFailure(validateSubtitle.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSubtitlesConfig(value) {
  try {
    return validateSubtitlesConfig(value)
      ? { ok: true, value: resolveSubtitlesConfig(value) }
      : toFailure(validateSubtitlesConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationAddon(value) {
  try {
    return validateSummarizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateSummarizationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationConfig(value) {
  try {
    return validateSummarizationConfig(value)
      ? { ok: true, value: resolveSummarizationConfig(value) }
      : toFailure(validateSummarizationConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscription(value) {
  try {
    return validateTranscription(value)
      ? { ok: true, value: value }
      : toFailure(validateTranscription.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionJob(value) {
  try {
    return validateTranscriptionJob(value)
      ? { ok: true, value: resolveTranscriptionJob(value) }
      : toFailure(validateTranscriptionJob.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionLanguageCode(value) {
  try {
    return validateTranscriptionLanguageCode(value)
      ? { ok: true, value: value }
      : toFailure(validateTranscriptionLanguageCode.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranslationAddon(value) {
  try {
    return validateTranslationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validateTranslationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranslationConfig(value) {
  try {
    return validateTranslationConfig(value)
      ? { ok: true, value: resolveTranslationConfig(value) }
      : toFailure(validateTranslationConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranslationLanguageCode(value) {
  try {
    return validateTranslationLanguageCode(value)
      ? { ok: true, value: value }
      : toFailure(validateTranslationLanguageCode.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseUploadResponse(value) {
  try {
    return validateUploadResponse(value)
      ? { ok: true, value: value }
      : toFailure(validateUploadResponse.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseUtterance(value) {
  try {
    return validateUtterance(value)
      ? { ok: true, value: value }
      : toFailure(validateUtterance.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseWord(value) {
  try {
    return validateWord(value) ? { ok: true, value: value } : toFailure(validateWord.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkData(value) {
  try {
    return validateAudioChunkData(value)
      ? { ok: true, value: value }
      : toFailure(validateAudioChunkData.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkMessage(value) {
  try {
    return validateAudioChunkMessage(value)
      ? { ok: true, value: value }
      : toFailure(validateAudioChunkMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveUtterance(value) {
  try {
    return validateLiveUtterance(value)
      ? { ok: true, value: value }
      : toFailure(validateLiveUtterance.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseOtherServerMessage(value) {
  try {
    return validateOtherServerMessage(value)
      ? { ok: true, value: value }
      : toFailure(validateOtherServerMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseStopRecordingMessage(value) {
  try {
    return validateStopRecordingMessage(value)
      ? { ok: true, value: value }
      : toFailure(validateStopRecordingMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptData(value) {
  try {
    return validateTranscriptData(value)
      ? { ok: true, value: value }
      : toFailure(validateTranscriptData.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptMessage(value) {
  try {
    return validateTranscriptMessage(value)
      ? { ok: true, value: value }
      : toFailure(validateTranscriptMessage.errors, value);
  } catch {
    return unreadable();
  }
}

const parametersOfListTranscriptionJobsQuery = {
  offset: 'number',
  limit: 'number',
  date: 'string',
  before_date: 'string',
  after_date: 'string',
  status: { list: 'string' },
  custom_metadata: 'deepObject',
  kind: { list: 'string' },
};

export function parseListTranscriptionJobsQuery(query) {
  try {
    const parameters = readQuery(query, parametersOfListTranscriptionJobsQuery);
    if (!parameters.ok) return parameters;
    const { value } = parameters;
    return validateListTranscriptionJobsQuery(value)
      ? { ok: true, value: resolveListTranscriptionJobsQuery(value) }
      : toFailure(validateListTranscriptionJobsQuery.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseClientMessage(data, options) {
  try {
    const audio = readAudio(data, options);
    if (audio) return audio;
    const text = readFrame(data);
    const read = text.ok ? parseClientMessageValue(text.value) : text;
    return read.ok ? { ok: true, value: { kind: 'message', message: read.value } } : read;
  } catch {
    return unreadable();
  }
}

export function parseClientMessageValue(value) {
  try {
    return validateClientMessage(value)
      ? { ok: true, value: value }
      : toFailure(validateClientMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseServerMessage(frame) {
  try {
    const text = readFrame(frame);
    return text.ok ? parseServerMessageValue(text.value) : text;
  } catch {
    return unreadable();
  }
}

export function parseServerMessageValue(value) {
  try {
    return validateServerMessage(value)
      ? { ok: true, value: value }
      : toFailure(validateServerMessage.errors, value);
  } catch {
    return unreadable();
  }
}
