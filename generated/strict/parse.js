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
import * as strict from '../strict.js';
export { formatIssue, issuesOf, oneLine } from '../runtime/issues.js';

export function parseAddonError(value) {
  try {
    return strict.validateAddonError(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateAddonError.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioFile(value) {
  try {
    return strict.validateAudioFile(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateAudioFile.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioMetadata(value) {
  try {
    return strict.validateAudioMetadata(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateAudioMetadata.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmAddon(value) {
  try {
    return strict.validateAudioToLlmAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateAudioToLlmAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmConfig(value) {
  try {
    return strict.validateAudioToLlmConfig(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateAudioToLlmConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseCallbackConfig(value) {
  try {
    return strict.validateCallbackConfig(value)
      ? { ok: true, value: resolveCallbackConfig(value) }
      : toFailure(strict.validateCallbackConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseChapterizationAddon(value) {
  try {
    return strict.validateChapterizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateChapterizationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomSpellingConfig(value) {
  try {
    return strict.validateCustomSpellingConfig(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateCustomSpellingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabulary(value) {
  try {
    return strict.validateCustomVocabulary(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateCustomVocabulary.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyConfig(value) {
  try {
    return strict.validateCustomVocabularyConfig(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateCustomVocabularyConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyEntry(value) {
  try {
    return strict.validateCustomVocabularyEntry(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateCustomVocabularyEntry.errors);
  } catch {
    return unreadable();
  }
}

export function parseDateOrDateTime(value) {
  try {
    return strict.validateDateOrDateTime(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateDateOrDateTime.errors);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationAddon(value) {
  try {
    return strict.validateDiarizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateDiarizationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationConfig(value) {
  try {
    return strict.validateDiarizationConfig(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateDiarizationConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseDisplayModeAddon(value) {
  try {
    return strict.validateDisplayModeAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateDisplayModeAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseErrorResponse(value) {
  try {
    return strict.validateErrorResponse(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateErrorResponse.errors);
  } catch {
    return unreadable();
  }
}

export function parseJobKind(value) {
  try {
    return strict.validateJobKind(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateJobKind.errors);
  } catch {
    return unreadable();
  }
}

export function parseJobPage(value) {
  try {
    return strict.validateJobPage(value)
      ? { ok: true, value: resolveJobPage(value) }
      : toFailure(strict.validateJobPage.errors);
  } catch {
    return unreadable();
  }
}

export function parseJobStatus(value) {
  try {
    return strict.validateJobStatus(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateJobStatus.errors);
  } catch {
    return unreadable();
  }
}

export function parseLanguageConfig(value) {
  try {
    return strict.validateLanguageConfig(value)
      ? { ok: true, value: resolveLanguageConfig(value) }
      : toFailure(strict.validateLanguageConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveCallbackConfig(value) {
  try {
    return strict.validateLiveCallbackConfig(value)
      ? { ok: true, value: resolveLiveCallbackConfig(value) }
      : toFailure(strict.validateLiveCallbackConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveJob(value) {
  try {
    return strict.validateLiveJob(value)
      ? { ok: true, value: resolveLiveJob(value) }
      : toFailure(strict.validateLiveJob.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveMessagesConfig(value) {
  try {
    return strict.validateLiveMessagesConfig(value)
      ? { ok: true, value: resolveLiveMessagesConfig(value) }
      : toFailure(strict.validateLiveMessagesConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveRequest(value) {
  try {
    return strict.validateLiveRequest(value)
      ? { ok: true, value: resolveLiveRequest(value) }
      : toFailure(strict.validateLiveRequest.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveResult(value) {
  try {
    return strict.validateLiveResult(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateLiveResult.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveSessionCreated(value) {
  try {
    return strict.validateLiveSessionCreated(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateLiveSessionCreated.errors);
  } catch {
    return unreadable();
  }
}

export function parseModerationAddon(value) {
  try {
    return strict.validateModerationAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateModerationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseNameConsistencyAddon(value) {
  try {
    return strict.validateNameConsistencyAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateNameConsistencyAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseNamedEntityRecognitionAddon(value) {
  try {
    return strict.validateNamedEntityRecognitionAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateNamedEntityRecognitionAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parsePiiEntityType(value) {
  try {
    return strict.validatePiiEntityType(value)
      ? { ok: true, value: value }
      : toFailure(strict.validatePiiEntityType.errors);
  } catch {
    return unreadable();
  }
}

export function parsePiiRedactionConfig(value) {
  try {
    return strict.validatePiiRedactionConfig(value)
      ? { ok: true, value: value }
      : toFailure(strict.validatePiiRedactionConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parsePostProcessingConfig(value) {
  try {
    return strict.validatePostProcessingConfig(value)
      ? { ok: true, value: resolvePostProcessingConfig(value) }
      : toFailure(strict.validatePostProcessingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreProcessingConfig(value) {
  try {
    return strict.validatePreProcessingConfig(value)
      ? { ok: true, value: resolvePreProcessingConfig(value) }
      : toFailure(strict.validatePreProcessingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedCallback(value) {
  try {
    return strict.validatePreRecordedCallback(value)
      ? { ok: true, value: value }
      : toFailure(strict.validatePreRecordedCallback.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJob(value) {
  try {
    return strict.validatePreRecordedJob(value)
      ? { ok: true, value: resolvePreRecordedJob(value) }
      : toFailure(strict.validatePreRecordedJob.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJobCreated(value) {
  try {
    return strict.validatePreRecordedJobCreated(value)
      ? { ok: true, value: value }
      : toFailure(strict.validatePreRecordedJobCreated.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequest(value) {
  try {
    return strict.validatePreRecordedRequest(value)
      ? { ok: true, value: resolvePreRecordedRequest(value) }
      : toFailure(strict.validatePreRecordedRequest.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequestParams(value) {
  try {
    return strict.validatePreRecordedRequestParams(value)
      ? { ok: true, value: resolvePreRecordedRequestParams(value) }
      : toFailure(strict.validatePreRecordedRequestParams.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedResult(value) {
  try {
    return strict.validatePreRecordedResult(value)
      ? { ok: true, value: value }
      : toFailure(strict.validatePreRecordedResult.errors);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedWebhook(value) {
  try {
    return strict.validatePreRecordedWebhook(value)
      ? { ok: true, value: value }
      : toFailure(strict.validatePreRecordedWebhook.errors);
  } catch {
    return unreadable();
  }
}

export function parseRealtimeProcessingConfig(value) {
  try {
    return strict.validateRealtimeProcessingConfig(value)
      ? { ok: true, value: resolveRealtimeProcessingConfig(value) }
      : toFailure(strict.validateRealtimeProcessingConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseResultMetadata(value) {
  try {
    return strict.validateResultMetadata(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateResultMetadata.errors);
  } catch {
    return unreadable();
  }
}

export function parseSentence(value) {
  try {
    return strict.validateSentence(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateSentence.errors);
  } catch {
    return unreadable();
  }
}

export function parseSentencesAddon(value) {
  try {
    return strict.validateSentencesAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateSentencesAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseSentimentAnalysisAddon(value) {
  try {
    return strict.validateSentimentAnalysisAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateSentimentAnalysisAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseStructuredDataExtractionAddon(value) {
  try {
    return strict.validateStructuredDataExtractionAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateStructuredDataExtractionAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseSubtitle(value) {
  try {
    return strict.validateSubtitle(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateSubtitle.errors);
  } catch {
    return unreadable();
  }
}

export function parseSubtitlesConfig(value) {
  try {
    return strict.validateSubtitlesConfig(value)
      ? { ok: true, value: resolveSubtitlesConfig(value) }
      : toFailure(strict.validateSubtitlesConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationAddon(value) {
  try {
    return strict.validateSummarizationAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateSummarizationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationConfig(value) {
  try {
    return strict.validateSummarizationConfig(value)
      ? { ok: true, value: resolveSummarizationConfig(value) }
      : toFailure(strict.validateSummarizationConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscription(value) {
  try {
    return strict.validateTranscription(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateTranscription.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionJob(value) {
  try {
    return strict.validateTranscriptionJob(value)
      ? { ok: true, value: resolveTranscriptionJob(value) }
      : toFailure(strict.validateTranscriptionJob.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionLanguageCode(value) {
  try {
    return strict.validateTranscriptionLanguageCode(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateTranscriptionLanguageCode.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranslationAddon(value) {
  try {
    return strict.validateTranslationAddon(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateTranslationAddon.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranslationConfig(value) {
  try {
    return strict.validateTranslationConfig(value)
      ? { ok: true, value: resolveTranslationConfig(value) }
      : toFailure(strict.validateTranslationConfig.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranslationLanguageCode(value) {
  try {
    return strict.validateTranslationLanguageCode(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateTranslationLanguageCode.errors);
  } catch {
    return unreadable();
  }
}

export function parseUploadResponse(value) {
  try {
    return strict.validateUploadResponse(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateUploadResponse.errors);
  } catch {
    return unreadable();
  }
}

export function parseUtterance(value) {
  try {
    return strict.validateUtterance(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateUtterance.errors);
  } catch {
    return unreadable();
  }
}

export function parseWord(value) {
  try {
    return strict.validateWord(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateWord.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkData(value) {
  try {
    return strict.validateAudioChunkData(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateAudioChunkData.errors);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkMessage(value) {
  try {
    return strict.validateAudioChunkMessage(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateAudioChunkMessage.errors);
  } catch {
    return unreadable();
  }
}

export function parseLiveUtterance(value) {
  try {
    return strict.validateLiveUtterance(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateLiveUtterance.errors);
  } catch {
    return unreadable();
  }
}

export function parseOtherServerMessage(value) {
  try {
    return strict.validateOtherServerMessage(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateOtherServerMessage.errors);
  } catch {
    return unreadable();
  }
}

export function parseStopRecordingMessage(value) {
  try {
    return strict.validateStopRecordingMessage(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateStopRecordingMessage.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptData(value) {
  try {
    return strict.validateTranscriptData(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateTranscriptData.errors);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptMessage(value) {
  try {
    return strict.validateTranscriptMessage(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateTranscriptMessage.errors);
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
    return strict.validateListTranscriptionJobsQuery(value)
      ? { ok: true, value: resolveListTranscriptionJobsQuery(value) }
      : toFailure(strict.validateListTranscriptionJobsQuery.errors);
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
    return strict.validateClientMessage(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateClientMessage.errors);
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
    return strict.validateServerMessage(value)
      ? { ok: true, value: value }
      : toFailure(strict.validateServerMessage.errors);
  } catch {
    return unreadable();
  }
}
