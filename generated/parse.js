// Generated from the contract by `npm run build`; edit the contract instead.

import { readAudio, readFrame } from './runtime/frame.js';
import { toFailure, unreadable } from './runtime/issues.js';
import { readQuery } from './runtime/query.js';
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
} from './defaults.js';
import * as validators from './validators.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export function parseAddonError(value) {
  try {
    return validators.validateAddonError(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateAddonError.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioFile(value) {
  try {
    return validators.validateAudioFile(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateAudioFile.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioMetadata(value) {
  try {
    return validators.validateAudioMetadata(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateAudioMetadata.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmAddon(value) {
  try {
    return validators.validateAudioToLlmAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateAudioToLlmAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmConfig(value) {
  try {
    return validators.validateAudioToLlmConfig(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateAudioToLlmConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseCallbackConfig(value) {
  try {
    return validators.validateCallbackConfig(value)
      ? { ok: true, value: resolveCallbackConfig(value) }
      : toFailure(validators.validateCallbackConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseChapterizationAddon(value) {
  try {
    return validators.validateChapterizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateChapterizationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomSpellingConfig(value) {
  try {
    return validators.validateCustomSpellingConfig(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateCustomSpellingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabulary(value) {
  try {
    return validators.validateCustomVocabulary(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateCustomVocabulary.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyConfig(value) {
  try {
    return validators.validateCustomVocabularyConfig(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateCustomVocabularyConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyEntry(value) {
  try {
    return validators.validateCustomVocabularyEntry(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateCustomVocabularyEntry.errors);
  } catch {
    return unreadable();
  }
}

export function parseDateOrDateTime(value) {
  try {
    return validators.validateDateOrDateTime(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateDateOrDateTime.errors);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationAddon(value) {
  try {
    return validators.validateDiarizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateDiarizationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationConfig(value) {
  try {
    return validators.validateDiarizationConfig(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateDiarizationConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseDisplayModeAddon(value) {
  try {
    return validators.validateDisplayModeAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateDisplayModeAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseErrorResponse(value) {
  try {
    return validators.validateErrorResponse(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateErrorResponse.errors);
  } catch {
    return unreadable();
  }
}

export function parseJobKind(value) {
  try {
    return validators.validateJobKind(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateJobKind.errors);
  } catch {
    return unreadable();
  }
}

export function parseJobPage(value) {
  try {
    return validators.validateJobPage(value)
      ? { ok: true, value: resolveJobPage(value) }
      : toFailure(validators.validateJobPage.errors);
  } catch {
    return unreadable();
  }
}

export function parseJobStatus(value) {
  try {
    return validators.validateJobStatus(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateJobStatus.errors);
  } catch {
    return unreadable();
  }
}

export function parseLanguageConfig(value) {
  try {
    return validators.validateLanguageConfig(value)
      ? { ok: true, value: resolveLanguageConfig(value) }
      : toFailure(validators.validateLanguageConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveCallbackConfig(value) {
  try {
    return validators.validateLiveCallbackConfig(value)
      ? { ok: true, value: resolveLiveCallbackConfig(value) }
      : toFailure(validators.validateLiveCallbackConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveJob(value) {
  try {
    return validators.validateLiveJob(value)
      ? { ok: true, value: resolveLiveJob(value) }
      : toFailure(validators.validateLiveJob.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveMessagesConfig(value) {
  try {
    return validators.validateLiveMessagesConfig(value)
      ? { ok: true, value: resolveLiveMessagesConfig(value) }
      : toFailure(validators.validateLiveMessagesConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveRequest(value) {
  try {
    return validators.validateLiveRequest(value)
      ? { ok: true, value: resolveLiveRequest(value) }
      : toFailure(validators.validateLiveRequest.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveResult(value) {
  try {
    return validators.validateLiveResult(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateLiveResult.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveSessionCreated(value) {
  try {
    return validators.validateLiveSessionCreated(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateLiveSessionCreated.errors);
  } catch {
    return unreadable();
  }
}

export function parseModerationAddon(value) {
  try {
    return validators.validateModerationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateModerationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseNameConsistencyAddon(value) {
  try {
    return validators.validateNameConsistencyAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateNameConsistencyAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseNamedEntityRecognitionAddon(value) {
  try {
    return validators.validateNamedEntityRecognitionAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateNamedEntityRecognitionAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parsePiiEntityType(value) {
  try {
    return validators.validatePiiEntityType(value)
      ? { ok: true, value: value }
      : toFailure(validators.validatePiiEntityType.errors);
  } catch {
    return unreadable();
  }
}

export function parsePiiRedactionConfig(value) {
  try {
    return validators.validatePiiRedactionConfig(value)
      ? { ok: true, value: value }
      : toFailure(validators.validatePiiRedactionConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parsePostProcessingConfig(value) {
  try {
    return validators.validatePostProcessingConfig(value)
      ? { ok: true, value: resolvePostProcessingConfig(value) }
      : toFailure(validators.validatePostProcessingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreProcessingConfig(value) {
  try {
    return validators.validatePreProcessingConfig(value)
      ? { ok: true, value: resolvePreProcessingConfig(value) }
      : toFailure(validators.validatePreProcessingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedCallback(value) {
  try {
    return validators.validatePreRecordedCallback(value)
      ? { ok: true, value: value }
      : toFailure(validators.validatePreRecordedCallback.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJob(value) {
  try {
    return validators.validatePreRecordedJob(value)
      ? { ok: true, value: resolvePreRecordedJob(value) }
      : toFailure(validators.validatePreRecordedJob.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJobCreated(value) {
  try {
    return validators.validatePreRecordedJobCreated(value)
      ? { ok: true, value: value }
      : toFailure(validators.validatePreRecordedJobCreated.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequest(value) {
  try {
    return validators.validatePreRecordedRequest(value)
      ? { ok: true, value: resolvePreRecordedRequest(value) }
      : toFailure(validators.validatePreRecordedRequest.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequestParams(value) {
  try {
    return validators.validatePreRecordedRequestParams(value)
      ? { ok: true, value: resolvePreRecordedRequestParams(value) }
      : toFailure(validators.validatePreRecordedRequestParams.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedResult(value) {
  try {
    return validators.validatePreRecordedResult(value)
      ? { ok: true, value: value }
      : toFailure(validators.validatePreRecordedResult.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedWebhook(value) {
  try {
    return validators.validatePreRecordedWebhook(value)
      ? { ok: true, value: value }
      : toFailure(validators.validatePreRecordedWebhook.errors);
  } catch {
    return unreadable();
  }
}

export function parseRealtimeProcessingConfig(value) {
  try {
    return validators.validateRealtimeProcessingConfig(value)
      ? { ok: true, value: resolveRealtimeProcessingConfig(value) }
      : toFailure(validators.validateRealtimeProcessingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseResultMetadata(value) {
  try {
    return validators.validateResultMetadata(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateResultMetadata.errors);
  } catch {
    return unreadable();
  }
}

export function parseSentence(value) {
  try {
    return validators.validateSentence(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateSentence.errors);
  } catch {
    return unreadable();
  }
}

export function parseSentencesAddon(value) {
  try {
    return validators.validateSentencesAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateSentencesAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseSentimentAnalysisAddon(value) {
  try {
    return validators.validateSentimentAnalysisAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateSentimentAnalysisAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseStructuredDataExtractionAddon(value) {
  try {
    return validators.validateStructuredDataExtractionAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateStructuredDataExtractionAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseSubtitle(value) {
  try {
    return validators.validateSubtitle(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateSubtitle.errors);
  } catch {
    return unreadable();
  }
}

export function parseSubtitlesConfig(value) {
  try {
    return validators.validateSubtitlesConfig(value)
      ? { ok: true, value: resolveSubtitlesConfig(value) }
      : toFailure(validators.validateSubtitlesConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationAddon(value) {
  try {
    return validators.validateSummarizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateSummarizationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationConfig(value) {
  try {
    return validators.validateSummarizationConfig(value)
      ? { ok: true, value: resolveSummarizationConfig(value) }
      : toFailure(validators.validateSummarizationConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscription(value) {
  try {
    return validators.validateTranscription(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateTranscription.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionJob(value) {
  try {
    return validators.validateTranscriptionJob(value)
      ? { ok: true, value: resolveTranscriptionJob(value) }
      : toFailure(validators.validateTranscriptionJob.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionLanguageCode(value) {
  try {
    return validators.validateTranscriptionLanguageCode(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateTranscriptionLanguageCode.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranslationAddon(value) {
  try {
    return validators.validateTranslationAddon(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateTranslationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranslationConfig(value) {
  try {
    return validators.validateTranslationConfig(value)
      ? { ok: true, value: resolveTranslationConfig(value) }
      : toFailure(validators.validateTranslationConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranslationLanguageCode(value) {
  try {
    return validators.validateTranslationLanguageCode(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateTranslationLanguageCode.errors);
  } catch {
    return unreadable();
  }
}

export function parseUploadResponse(value) {
  try {
    return validators.validateUploadResponse(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateUploadResponse.errors);
  } catch {
    return unreadable();
  }
}

export function parseUtterance(value) {
  try {
    return validators.validateUtterance(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateUtterance.errors);
  } catch {
    return unreadable();
  }
}

export function parseWord(value) {
  try {
    return validators.validateWord(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateWord.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkData(value) {
  try {
    return validators.validateAudioChunkData(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateAudioChunkData.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkMessage(value) {
  try {
    return validators.validateAudioChunkMessage(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateAudioChunkMessage.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveUtterance(value) {
  try {
    return validators.validateLiveUtterance(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateLiveUtterance.errors);
  } catch {
    return unreadable();
  }
}

export function parseOtherServerMessage(value) {
  try {
    return validators.validateOtherServerMessage(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateOtherServerMessage.errors);
  } catch {
    return unreadable();
  }
}

export function parseStopRecordingMessage(value) {
  try {
    return validators.validateStopRecordingMessage(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateStopRecordingMessage.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptData(value) {
  try {
    return validators.validateTranscriptData(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateTranscriptData.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptMessage(value) {
  try {
    return validators.validateTranscriptMessage(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateTranscriptMessage.errors);
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
    return validators.validateListTranscriptionJobsQuery(value)
      ? { ok: true, value: resolveListTranscriptionJobsQuery(value) }
      : toFailure(validators.validateListTranscriptionJobsQuery.errors);
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
    return validators.validateClientMessage(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateClientMessage.errors);
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
    return validators.validateServerMessage(value)
      ? { ok: true, value: value }
      : toFailure(validators.validateServerMessage.errors);
  } catch {
    return unreadable();
  }
}
