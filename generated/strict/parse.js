// Generated from the contract by `npm run build`; edit the contract instead.

import { readAudio, readFrame } from '../runtime/frame.js';
import { unreadable } from '../runtime/issues.js';
import { readQuery } from '../runtime/query.js';
import { parseStrictly } from '../runtime/read.js';
import { fillCallbackConfig, fillJobPage, fillLanguageConfig, fillLiveCallbackConfig, fillLiveJob, fillLiveMessagesConfig, fillLiveRequest, fillPostProcessingConfig, fillPreProcessingConfig, fillPreRecordedJob, fillPreRecordedRequest, fillPreRecordedRequestParams, fillRealtimeProcessingConfig, fillSubtitlesConfig, fillSummarizationConfig, fillTranscriptionJob, fillTranslationConfig, fillListTranscriptionJobsQuery } from '../defaults.js';
import * as strictGuards from '../accept/strict.js';
import * as strictReasons from '../explain/strict.js';
export { formatIssue, issuesOf, oneLine } from '../runtime/issues.js';

export function parseAddonError(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsAddonError, strictReasons.explainAddonError, options);
  } catch {
    return unreadable();
  }
}

export function parseAudioFile(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsAudioFile, strictReasons.explainAudioFile, options);
  } catch {
    return unreadable();
  }
}

export function parseAudioMetadata(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsAudioMetadata, strictReasons.explainAudioMetadata, options);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsAudioToLlmAddon, strictReasons.explainAudioToLlmAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsAudioToLlmConfig, strictReasons.explainAudioToLlmConfig, options);
  } catch {
    return unreadable();
  }
}

export function parseCallbackConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsCallbackConfig, strictReasons.explainCallbackConfig, options, fillCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function parseChapterizationAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsChapterizationAddon, strictReasons.explainChapterizationAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseCustomSpellingConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsCustomSpellingConfig, strictReasons.explainCustomSpellingConfig, options);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabulary(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsCustomVocabulary, strictReasons.explainCustomVocabulary, options);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsCustomVocabularyConfig, strictReasons.explainCustomVocabularyConfig, options);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyEntry(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsCustomVocabularyEntry, strictReasons.explainCustomVocabularyEntry, options);
  } catch {
    return unreadable();
  }
}

export function parseDateOrDateTime(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsDateOrDateTime, strictReasons.explainDateOrDateTime, options);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsDiarizationAddon, strictReasons.explainDiarizationAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsDiarizationConfig, strictReasons.explainDiarizationConfig, options);
  } catch {
    return unreadable();
  }
}

export function parseDisplayModeAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsDisplayModeAddon, strictReasons.explainDisplayModeAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseErrorResponse(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsErrorResponse, strictReasons.explainErrorResponse, options);
  } catch {
    return unreadable();
  }
}

export function parseJobKind(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsJobKind, strictReasons.explainJobKind, options);
  } catch {
    return unreadable();
  }
}

export function parseJobPage(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsJobPage, strictReasons.explainJobPage, options, fillJobPage);
  } catch {
    return unreadable();
  }
}

export function parseJobStatus(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsJobStatus, strictReasons.explainJobStatus, options);
  } catch {
    return unreadable();
  }
}

export function parseLanguageConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLanguageConfig, strictReasons.explainLanguageConfig, options, fillLanguageConfig);
  } catch {
    return unreadable();
  }
}

export function parseLiveCallbackConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLiveCallbackConfig, strictReasons.explainLiveCallbackConfig, options, fillLiveCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function parseLiveJob(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLiveJob, strictReasons.explainLiveJob, options, fillLiveJob);
  } catch {
    return unreadable();
  }
}

export function parseLiveMessagesConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLiveMessagesConfig, strictReasons.explainLiveMessagesConfig, options, fillLiveMessagesConfig);
  } catch {
    return unreadable();
  }
}

export function parseLiveRequest(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLiveRequest, strictReasons.explainLiveRequest, options, fillLiveRequest);
  } catch {
    return unreadable();
  }
}

export function parseLiveResult(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLiveResult, strictReasons.explainLiveResult, options);
  } catch {
    return unreadable();
  }
}

export function parseLiveSessionCreated(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLiveSessionCreated, strictReasons.explainLiveSessionCreated, options);
  } catch {
    return unreadable();
  }
}

export function parseModerationAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsModerationAddon, strictReasons.explainModerationAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseNameConsistencyAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsNameConsistencyAddon, strictReasons.explainNameConsistencyAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseNamedEntityRecognitionAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsNamedEntityRecognitionAddon, strictReasons.explainNamedEntityRecognitionAddon, options);
  } catch {
    return unreadable();
  }
}

export function parsePiiEntityType(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPiiEntityType, strictReasons.explainPiiEntityType, options);
  } catch {
    return unreadable();
  }
}

export function parsePiiRedactionConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPiiRedactionConfig, strictReasons.explainPiiRedactionConfig, options);
  } catch {
    return unreadable();
  }
}

export function parsePostProcessingConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPostProcessingConfig, strictReasons.explainPostProcessingConfig, options, fillPostProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function parsePreProcessingConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreProcessingConfig, strictReasons.explainPreProcessingConfig, options, fillPreProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedCallback(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreRecordedCallback, strictReasons.explainPreRecordedCallback, options);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJob(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreRecordedJob, strictReasons.explainPreRecordedJob, options, fillPreRecordedJob);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJobCreated(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreRecordedJobCreated, strictReasons.explainPreRecordedJobCreated, options);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequest(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreRecordedRequest, strictReasons.explainPreRecordedRequest, options, fillPreRecordedRequest);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequestParams(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreRecordedRequestParams, strictReasons.explainPreRecordedRequestParams, options, fillPreRecordedRequestParams);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedResult(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreRecordedResult, strictReasons.explainPreRecordedResult, options);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedWebhook(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsPreRecordedWebhook, strictReasons.explainPreRecordedWebhook, options);
  } catch {
    return unreadable();
  }
}

export function parseRealtimeProcessingConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsRealtimeProcessingConfig, strictReasons.explainRealtimeProcessingConfig, options, fillRealtimeProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function parseResultMetadata(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsResultMetadata, strictReasons.explainResultMetadata, options);
  } catch {
    return unreadable();
  }
}

export function parseSentence(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsSentence, strictReasons.explainSentence, options);
  } catch {
    return unreadable();
  }
}

export function parseSentencesAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsSentencesAddon, strictReasons.explainSentencesAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseSentimentAnalysisAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsSentimentAnalysisAddon, strictReasons.explainSentimentAnalysisAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseStructuredDataExtractionAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsStructuredDataExtractionAddon, strictReasons.explainStructuredDataExtractionAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseSubtitle(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsSubtitle, strictReasons.explainSubtitle, options);
  } catch {
    return unreadable();
  }
}

export function parseSubtitlesConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsSubtitlesConfig, strictReasons.explainSubtitlesConfig, options, fillSubtitlesConfig);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsSummarizationAddon, strictReasons.explainSummarizationAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsSummarizationConfig, strictReasons.explainSummarizationConfig, options, fillSummarizationConfig);
  } catch {
    return unreadable();
  }
}

export function parseTranscription(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranscription, strictReasons.explainTranscription, options);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionJob(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranscriptionJob, strictReasons.explainTranscriptionJob, options, fillTranscriptionJob);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionLanguageCode(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranscriptionLanguageCode, strictReasons.explainTranscriptionLanguageCode, options);
  } catch {
    return unreadable();
  }
}

export function parseTranslationAddon(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranslationAddon, strictReasons.explainTranslationAddon, options);
  } catch {
    return unreadable();
  }
}

export function parseTranslationConfig(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranslationConfig, strictReasons.explainTranslationConfig, options, fillTranslationConfig);
  } catch {
    return unreadable();
  }
}

export function parseTranslationLanguageCode(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranslationLanguageCode, strictReasons.explainTranslationLanguageCode, options);
  } catch {
    return unreadable();
  }
}

export function parseUploadResponse(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsUploadResponse, strictReasons.explainUploadResponse, options);
  } catch {
    return unreadable();
  }
}

export function parseUtterance(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsUtterance, strictReasons.explainUtterance, options);
  } catch {
    return unreadable();
  }
}

export function parseWord(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsWord, strictReasons.explainWord, options);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkData(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsAudioChunkData, strictReasons.explainAudioChunkData, options);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkMessage(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsAudioChunkMessage, strictReasons.explainAudioChunkMessage, options);
  } catch {
    return unreadable();
  }
}

export function parseLiveUtterance(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsLiveUtterance, strictReasons.explainLiveUtterance, options);
  } catch {
    return unreadable();
  }
}

export function parseOtherServerMessage(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsOtherServerMessage, strictReasons.explainOtherServerMessage, options);
  } catch {
    return unreadable();
  }
}

export function parseStopRecordingMessage(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsStopRecordingMessage, strictReasons.explainStopRecordingMessage, options);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptData(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranscriptData, strictReasons.explainTranscriptData, options);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptMessage(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsTranscriptMessage, strictReasons.explainTranscriptMessage, options);
  } catch {
    return unreadable();
  }
}

const parametersOfListTranscriptionJobsQuery = {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}};

export function parseListTranscriptionJobsQuery(query, options) {
  try {
    const parameters = readQuery(query, parametersOfListTranscriptionJobsQuery);
    if (!parameters.ok) return parameters;
    const { value } = parameters;
    return parseStrictly(value, strictGuards.acceptsListTranscriptionJobsQuery, strictReasons.explainListTranscriptionJobsQuery, options, fillListTranscriptionJobsQuery);
  } catch {
    return unreadable();
  }
}

export function parseClientMessage(data, options) {
  try {
    const audio = readAudio(data, options);
    if (audio) return audio.ok && options?.unknownFields === 'drop' ? { ...audio, dropped: [] } : audio;
    const text = readFrame(data);
    const result = text.ok ? parseClientMessageValue(text.value, options) : text;
    return result.ok ? { ...result, value: { kind: 'message', message: result.value } } : result;
  } catch {
    return unreadable();
  }
}

export function parseClientMessageValue(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsClientMessage, strictReasons.explainClientMessage, options);
  } catch {
    return unreadable();
  }
}

export function parseServerMessage(frame, options) {
  try {
    const text = readFrame(frame);
    return text.ok ? parseServerMessageValue(text.value, options) : text;
  } catch {
    return unreadable();
  }
}

export function parseServerMessageValue(value, options) {
  try {
    return parseStrictly(value, strictGuards.acceptsServerMessage, strictReasons.explainServerMessage, options);
  } catch {
    return unreadable();
  }
}
