// Generated from the contract by `npm run build`; edit the contract instead.

import { readAudio, readFrame } from './runtime/frame.js';
import { unreadable } from './runtime/issues.js';
import { readQuery } from './runtime/query.js';
import { refusal } from './runtime/read.js';
import { fillCallbackConfig, fillJobPage, fillLanguageConfig, fillLiveCallbackConfig, fillLiveJob, fillLiveMessagesConfig, fillLiveRequest, fillPostProcessingConfig, fillPreProcessingConfig, fillPreRecordedJob, fillPreRecordedRequest, fillPreRecordedRequestParams, fillRealtimeProcessingConfig, fillSubtitlesConfig, fillSummarizationConfig, fillTranscriptionJob, fillTranslationConfig, fillListTranscriptionJobsQuery } from './defaults.js';
import * as contractGuards from './accept/contract.js';
import * as contractReasons from './explain/contract.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export function parseAddonError(value) {
  try {
    return refusal(value, contractGuards.acceptsAddonError, contractReasons.explainAddonError) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseAudioFile(value) {
  try {
    return refusal(value, contractGuards.acceptsAudioFile, contractReasons.explainAudioFile) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseAudioMetadata(value) {
  try {
    return refusal(value, contractGuards.acceptsAudioMetadata, contractReasons.explainAudioMetadata) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsAudioToLlmAddon, contractReasons.explainAudioToLlmAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsAudioToLlmConfig, contractReasons.explainAudioToLlmConfig) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseCallbackConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsCallbackConfig, contractReasons.explainCallbackConfig) ?? { ok: true, value: fillCallbackConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseChapterizationAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsChapterizationAddon, contractReasons.explainChapterizationAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseCustomSpellingConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsCustomSpellingConfig, contractReasons.explainCustomSpellingConfig) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabulary(value) {
  try {
    return refusal(value, contractGuards.acceptsCustomVocabulary, contractReasons.explainCustomVocabulary) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsCustomVocabularyConfig, contractReasons.explainCustomVocabularyConfig) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyEntry(value) {
  try {
    return refusal(value, contractGuards.acceptsCustomVocabularyEntry, contractReasons.explainCustomVocabularyEntry) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseDateOrDateTime(value) {
  try {
    return refusal(value, contractGuards.acceptsDateOrDateTime, contractReasons.explainDateOrDateTime) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseDiarizationAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsDiarizationAddon, contractReasons.explainDiarizationAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseDiarizationConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsDiarizationConfig, contractReasons.explainDiarizationConfig) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseDisplayModeAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsDisplayModeAddon, contractReasons.explainDisplayModeAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseErrorResponse(value) {
  try {
    return refusal(value, contractGuards.acceptsErrorResponse, contractReasons.explainErrorResponse) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseJobKind(value) {
  try {
    return refusal(value, contractGuards.acceptsJobKind, contractReasons.explainJobKind) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseJobPage(value) {
  try {
    return refusal(value, contractGuards.acceptsJobPage, contractReasons.explainJobPage) ?? { ok: true, value: fillJobPage(value) };
  } catch {
    return unreadable();
  }
}

export function parseJobStatus(value) {
  try {
    return refusal(value, contractGuards.acceptsJobStatus, contractReasons.explainJobStatus) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseLanguageConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsLanguageConfig, contractReasons.explainLanguageConfig) ?? { ok: true, value: fillLanguageConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseLiveCallbackConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsLiveCallbackConfig, contractReasons.explainLiveCallbackConfig) ?? { ok: true, value: fillLiveCallbackConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseLiveJob(value) {
  try {
    return refusal(value, contractGuards.acceptsLiveJob, contractReasons.explainLiveJob) ?? { ok: true, value: fillLiveJob(value) };
  } catch {
    return unreadable();
  }
}

export function parseLiveMessagesConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsLiveMessagesConfig, contractReasons.explainLiveMessagesConfig) ?? { ok: true, value: fillLiveMessagesConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseLiveRequest(value) {
  try {
    return refusal(value, contractGuards.acceptsLiveRequest, contractReasons.explainLiveRequest) ?? { ok: true, value: fillLiveRequest(value) };
  } catch {
    return unreadable();
  }
}

export function parseLiveResult(value) {
  try {
    return refusal(value, contractGuards.acceptsLiveResult, contractReasons.explainLiveResult) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseLiveSessionCreated(value) {
  try {
    return refusal(value, contractGuards.acceptsLiveSessionCreated, contractReasons.explainLiveSessionCreated) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseModerationAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsModerationAddon, contractReasons.explainModerationAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseNameConsistencyAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsNameConsistencyAddon, contractReasons.explainNameConsistencyAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseNamedEntityRecognitionAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsNamedEntityRecognitionAddon, contractReasons.explainNamedEntityRecognitionAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parsePiiEntityType(value) {
  try {
    return refusal(value, contractGuards.acceptsPiiEntityType, contractReasons.explainPiiEntityType) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parsePiiRedactionConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsPiiRedactionConfig, contractReasons.explainPiiRedactionConfig) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parsePostProcessingConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsPostProcessingConfig, contractReasons.explainPostProcessingConfig) ?? { ok: true, value: fillPostProcessingConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parsePreProcessingConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsPreProcessingConfig, contractReasons.explainPreProcessingConfig) ?? { ok: true, value: fillPreProcessingConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedCallback(value) {
  try {
    return refusal(value, contractGuards.acceptsPreRecordedCallback, contractReasons.explainPreRecordedCallback) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJob(value) {
  try {
    return refusal(value, contractGuards.acceptsPreRecordedJob, contractReasons.explainPreRecordedJob) ?? { ok: true, value: fillPreRecordedJob(value) };
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJobCreated(value) {
  try {
    return refusal(value, contractGuards.acceptsPreRecordedJobCreated, contractReasons.explainPreRecordedJobCreated) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequest(value) {
  try {
    return refusal(value, contractGuards.acceptsPreRecordedRequest, contractReasons.explainPreRecordedRequest) ?? { ok: true, value: fillPreRecordedRequest(value) };
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequestParams(value) {
  try {
    return refusal(value, contractGuards.acceptsPreRecordedRequestParams, contractReasons.explainPreRecordedRequestParams) ?? { ok: true, value: fillPreRecordedRequestParams(value) };
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedResult(value) {
  try {
    return refusal(value, contractGuards.acceptsPreRecordedResult, contractReasons.explainPreRecordedResult) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedWebhook(value) {
  try {
    return refusal(value, contractGuards.acceptsPreRecordedWebhook, contractReasons.explainPreRecordedWebhook) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseRealtimeProcessingConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsRealtimeProcessingConfig, contractReasons.explainRealtimeProcessingConfig) ?? { ok: true, value: fillRealtimeProcessingConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseResultMetadata(value) {
  try {
    return refusal(value, contractGuards.acceptsResultMetadata, contractReasons.explainResultMetadata) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseSentence(value) {
  try {
    return refusal(value, contractGuards.acceptsSentence, contractReasons.explainSentence) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseSentencesAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsSentencesAddon, contractReasons.explainSentencesAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseSentimentAnalysisAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsSentimentAnalysisAddon, contractReasons.explainSentimentAnalysisAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseStructuredDataExtractionAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsStructuredDataExtractionAddon, contractReasons.explainStructuredDataExtractionAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseSubtitle(value) {
  try {
    return refusal(value, contractGuards.acceptsSubtitle, contractReasons.explainSubtitle) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseSubtitlesConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsSubtitlesConfig, contractReasons.explainSubtitlesConfig) ?? { ok: true, value: fillSubtitlesConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseSummarizationAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsSummarizationAddon, contractReasons.explainSummarizationAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseSummarizationConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsSummarizationConfig, contractReasons.explainSummarizationConfig) ?? { ok: true, value: fillSummarizationConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseTranscription(value) {
  try {
    return refusal(value, contractGuards.acceptsTranscription, contractReasons.explainTranscription) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionJob(value) {
  try {
    return refusal(value, contractGuards.acceptsTranscriptionJob, contractReasons.explainTranscriptionJob) ?? { ok: true, value: fillTranscriptionJob(value) };
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionLanguageCode(value) {
  try {
    return refusal(value, contractGuards.acceptsTranscriptionLanguageCode, contractReasons.explainTranscriptionLanguageCode) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseTranslationAddon(value) {
  try {
    return refusal(value, contractGuards.acceptsTranslationAddon, contractReasons.explainTranslationAddon) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseTranslationConfig(value) {
  try {
    return refusal(value, contractGuards.acceptsTranslationConfig, contractReasons.explainTranslationConfig) ?? { ok: true, value: fillTranslationConfig(value) };
  } catch {
    return unreadable();
  }
}

export function parseTranslationLanguageCode(value) {
  try {
    return refusal(value, contractGuards.acceptsTranslationLanguageCode, contractReasons.explainTranslationLanguageCode) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseUploadResponse(value) {
  try {
    return refusal(value, contractGuards.acceptsUploadResponse, contractReasons.explainUploadResponse) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseUtterance(value) {
  try {
    return refusal(value, contractGuards.acceptsUtterance, contractReasons.explainUtterance) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseWord(value) {
  try {
    return refusal(value, contractGuards.acceptsWord, contractReasons.explainWord) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkData(value) {
  try {
    return refusal(value, contractGuards.acceptsAudioChunkData, contractReasons.explainAudioChunkData) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkMessage(value) {
  try {
    return refusal(value, contractGuards.acceptsAudioChunkMessage, contractReasons.explainAudioChunkMessage) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseLiveUtterance(value) {
  try {
    return refusal(value, contractGuards.acceptsLiveUtterance, contractReasons.explainLiveUtterance) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseOtherServerMessage(value) {
  try {
    return refusal(value, contractGuards.acceptsOtherServerMessage, contractReasons.explainOtherServerMessage) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseStopRecordingMessage(value) {
  try {
    return refusal(value, contractGuards.acceptsStopRecordingMessage, contractReasons.explainStopRecordingMessage) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseTranscriptData(value) {
  try {
    return refusal(value, contractGuards.acceptsTranscriptData, contractReasons.explainTranscriptData) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

export function parseTranscriptMessage(value) {
  try {
    return refusal(value, contractGuards.acceptsTranscriptMessage, contractReasons.explainTranscriptMessage) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}

const parametersOfListTranscriptionJobsQuery = {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}};

export function parseListTranscriptionJobsQuery(query) {
  try {
    const parameters = readQuery(query, parametersOfListTranscriptionJobsQuery);
    if (!parameters.ok) return parameters;
    const { value } = parameters;
    return refusal(value, contractGuards.acceptsListTranscriptionJobsQuery, contractReasons.explainListTranscriptionJobsQuery) ?? { ok: true, value: fillListTranscriptionJobsQuery(value) };
  } catch {
    return unreadable();
  }
}

export function parseClientMessage(data, options) {
  try {
    const audio = readAudio(data, options);
    if (audio) return audio;
    const text = readFrame(data);
    const result = text.ok ? parseClientMessageValue(text.value) : text;
    return result.ok ? { ...result, value: { kind: 'message', message: result.value } } : result;
  } catch {
    return unreadable();
  }
}

export function parseClientMessageValue(value) {
  try {
    return refusal(value, contractGuards.acceptsClientMessage, contractReasons.explainClientMessage) ?? { ok: true, value: value };
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
    return refusal(value, contractGuards.acceptsServerMessage, contractReasons.explainServerMessage) ?? { ok: true, value: value };
  } catch {
    return unreadable();
  }
}
