// Generated from the contract by `npm run build`; edit the contract instead.

import { readFrame } from './runtime/frame.js';
import { unreadable } from './runtime/issues.js';
import { read } from './runtime/read.js';
import * as contractGuards from './accept/contract.js';
import * as contractReasons from './explain/contract.js';
import * as tolerantGuards from './accept/tolerant.js';
import * as tolerantReasons from './explain/tolerant.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export function readAddonError(value) {
  try {
    return read(value, contractGuards.acceptsAddonError, contractReasons.explainAddonError, tolerantGuards.acceptsAddonError, tolerantReasons.explainAddonError);
  } catch {
    return unreadable();
  }
}

export function readAudioFile(value) {
  try {
    return read(value, contractGuards.acceptsAudioFile, contractReasons.explainAudioFile, tolerantGuards.acceptsAudioFile, tolerantReasons.explainAudioFile);
  } catch {
    return unreadable();
  }
}

export function readAudioMetadata(value) {
  try {
    return read(value, contractGuards.acceptsAudioMetadata, contractReasons.explainAudioMetadata, tolerantGuards.acceptsAudioMetadata, tolerantReasons.explainAudioMetadata);
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmAddon(value) {
  try {
    return read(value, contractGuards.acceptsAudioToLlmAddon, contractReasons.explainAudioToLlmAddon, tolerantGuards.acceptsAudioToLlmAddon, tolerantReasons.explainAudioToLlmAddon);
  } catch {
    return unreadable();
  }
}

export function readAudioToLlmConfig(value) {
  try {
    return read(value, contractGuards.acceptsAudioToLlmConfig, contractReasons.explainAudioToLlmConfig, tolerantGuards.acceptsAudioToLlmConfig, tolerantReasons.explainAudioToLlmConfig);
  } catch {
    return unreadable();
  }
}

export function readCallbackConfig(value) {
  try {
    return read(value, contractGuards.acceptsCallbackConfig, contractReasons.explainCallbackConfig, tolerantGuards.acceptsCallbackConfig, tolerantReasons.explainCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function readChapterizationAddon(value) {
  try {
    return read(value, contractGuards.acceptsChapterizationAddon, contractReasons.explainChapterizationAddon, tolerantGuards.acceptsChapterizationAddon, tolerantReasons.explainChapterizationAddon);
  } catch {
    return unreadable();
  }
}

export function readCustomSpellingConfig(value) {
  try {
    return read(value, contractGuards.acceptsCustomSpellingConfig, contractReasons.explainCustomSpellingConfig, tolerantGuards.acceptsCustomSpellingConfig, tolerantReasons.explainCustomSpellingConfig);
  } catch {
    return unreadable();
  }
}

export function readCustomVocabulary(value) {
  try {
    return read(value, contractGuards.acceptsCustomVocabulary, contractReasons.explainCustomVocabulary, tolerantGuards.acceptsCustomVocabulary, tolerantReasons.explainCustomVocabulary);
  } catch {
    return unreadable();
  }
}

export function readCustomVocabularyConfig(value) {
  try {
    return read(value, contractGuards.acceptsCustomVocabularyConfig, contractReasons.explainCustomVocabularyConfig, tolerantGuards.acceptsCustomVocabularyConfig, tolerantReasons.explainCustomVocabularyConfig);
  } catch {
    return unreadable();
  }
}

export function readCustomVocabularyEntry(value) {
  try {
    return read(value, contractGuards.acceptsCustomVocabularyEntry, contractReasons.explainCustomVocabularyEntry, tolerantGuards.acceptsCustomVocabularyEntry, tolerantReasons.explainCustomVocabularyEntry);
  } catch {
    return unreadable();
  }
}

export function readDateOrDateTime(value) {
  try {
    return read(value, contractGuards.acceptsDateOrDateTime, contractReasons.explainDateOrDateTime, tolerantGuards.acceptsDateOrDateTime, tolerantReasons.explainDateOrDateTime);
  } catch {
    return unreadable();
  }
}

export function readDiarizationAddon(value) {
  try {
    return read(value, contractGuards.acceptsDiarizationAddon, contractReasons.explainDiarizationAddon, tolerantGuards.acceptsDiarizationAddon, tolerantReasons.explainDiarizationAddon);
  } catch {
    return unreadable();
  }
}

export function readDiarizationConfig(value) {
  try {
    return read(value, contractGuards.acceptsDiarizationConfig, contractReasons.explainDiarizationConfig, tolerantGuards.acceptsDiarizationConfig, tolerantReasons.explainDiarizationConfig);
  } catch {
    return unreadable();
  }
}

export function readDisplayModeAddon(value) {
  try {
    return read(value, contractGuards.acceptsDisplayModeAddon, contractReasons.explainDisplayModeAddon, tolerantGuards.acceptsDisplayModeAddon, tolerantReasons.explainDisplayModeAddon);
  } catch {
    return unreadable();
  }
}

export function readErrorResponse(value) {
  try {
    return read(value, contractGuards.acceptsErrorResponse, contractReasons.explainErrorResponse, tolerantGuards.acceptsErrorResponse, tolerantReasons.explainErrorResponse);
  } catch {
    return unreadable();
  }
}

export function readJobKind(value) {
  try {
    return read(value, contractGuards.acceptsJobKind, contractReasons.explainJobKind, tolerantGuards.acceptsJobKind, tolerantReasons.explainJobKind);
  } catch {
    return unreadable();
  }
}

export function readJobPage(value) {
  try {
    return read(value, contractGuards.acceptsJobPage, contractReasons.explainJobPage, tolerantGuards.acceptsJobPage, tolerantReasons.explainJobPage);
  } catch {
    return unreadable();
  }
}

export function readJobStatus(value) {
  try {
    return read(value, contractGuards.acceptsJobStatus, contractReasons.explainJobStatus, tolerantGuards.acceptsJobStatus, tolerantReasons.explainJobStatus);
  } catch {
    return unreadable();
  }
}

export function readLanguageConfig(value) {
  try {
    return read(value, contractGuards.acceptsLanguageConfig, contractReasons.explainLanguageConfig, tolerantGuards.acceptsLanguageConfig, tolerantReasons.explainLanguageConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveCallbackConfig(value) {
  try {
    return read(value, contractGuards.acceptsLiveCallbackConfig, contractReasons.explainLiveCallbackConfig, tolerantGuards.acceptsLiveCallbackConfig, tolerantReasons.explainLiveCallbackConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveJob(value) {
  try {
    return read(value, contractGuards.acceptsLiveJob, contractReasons.explainLiveJob, tolerantGuards.acceptsLiveJob, tolerantReasons.explainLiveJob);
  } catch {
    return unreadable();
  }
}

export function readLiveMessagesConfig(value) {
  try {
    return read(value, contractGuards.acceptsLiveMessagesConfig, contractReasons.explainLiveMessagesConfig, tolerantGuards.acceptsLiveMessagesConfig, tolerantReasons.explainLiveMessagesConfig);
  } catch {
    return unreadable();
  }
}

export function readLiveRequest(value) {
  try {
    return read(value, contractGuards.acceptsLiveRequest, contractReasons.explainLiveRequest, tolerantGuards.acceptsLiveRequest, tolerantReasons.explainLiveRequest);
  } catch {
    return unreadable();
  }
}

export function readLiveResult(value) {
  try {
    return read(value, contractGuards.acceptsLiveResult, contractReasons.explainLiveResult, tolerantGuards.acceptsLiveResult, tolerantReasons.explainLiveResult);
  } catch {
    return unreadable();
  }
}

export function readLiveSessionCreated(value) {
  try {
    return read(value, contractGuards.acceptsLiveSessionCreated, contractReasons.explainLiveSessionCreated, tolerantGuards.acceptsLiveSessionCreated, tolerantReasons.explainLiveSessionCreated);
  } catch {
    return unreadable();
  }
}

export function readModerationAddon(value) {
  try {
    return read(value, contractGuards.acceptsModerationAddon, contractReasons.explainModerationAddon, tolerantGuards.acceptsModerationAddon, tolerantReasons.explainModerationAddon);
  } catch {
    return unreadable();
  }
}

export function readNameConsistencyAddon(value) {
  try {
    return read(value, contractGuards.acceptsNameConsistencyAddon, contractReasons.explainNameConsistencyAddon, tolerantGuards.acceptsNameConsistencyAddon, tolerantReasons.explainNameConsistencyAddon);
  } catch {
    return unreadable();
  }
}

export function readNamedEntityRecognitionAddon(value) {
  try {
    return read(value, contractGuards.acceptsNamedEntityRecognitionAddon, contractReasons.explainNamedEntityRecognitionAddon, tolerantGuards.acceptsNamedEntityRecognitionAddon, tolerantReasons.explainNamedEntityRecognitionAddon);
  } catch {
    return unreadable();
  }
}

export function readPiiEntityType(value) {
  try {
    return read(value, contractGuards.acceptsPiiEntityType, contractReasons.explainPiiEntityType, tolerantGuards.acceptsPiiEntityType, tolerantReasons.explainPiiEntityType);
  } catch {
    return unreadable();
  }
}

export function readPiiRedactionConfig(value) {
  try {
    return read(value, contractGuards.acceptsPiiRedactionConfig, contractReasons.explainPiiRedactionConfig, tolerantGuards.acceptsPiiRedactionConfig, tolerantReasons.explainPiiRedactionConfig);
  } catch {
    return unreadable();
  }
}

export function readPostProcessingConfig(value) {
  try {
    return read(value, contractGuards.acceptsPostProcessingConfig, contractReasons.explainPostProcessingConfig, tolerantGuards.acceptsPostProcessingConfig, tolerantReasons.explainPostProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function readPreProcessingConfig(value) {
  try {
    return read(value, contractGuards.acceptsPreProcessingConfig, contractReasons.explainPreProcessingConfig, tolerantGuards.acceptsPreProcessingConfig, tolerantReasons.explainPreProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedCallback(value) {
  try {
    return read(value, contractGuards.acceptsPreRecordedCallback, contractReasons.explainPreRecordedCallback, tolerantGuards.acceptsPreRecordedCallback, tolerantReasons.explainPreRecordedCallback);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJob(value) {
  try {
    return read(value, contractGuards.acceptsPreRecordedJob, contractReasons.explainPreRecordedJob, tolerantGuards.acceptsPreRecordedJob, tolerantReasons.explainPreRecordedJob);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedJobCreated(value) {
  try {
    return read(value, contractGuards.acceptsPreRecordedJobCreated, contractReasons.explainPreRecordedJobCreated, tolerantGuards.acceptsPreRecordedJobCreated, tolerantReasons.explainPreRecordedJobCreated);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequest(value) {
  try {
    return read(value, contractGuards.acceptsPreRecordedRequest, contractReasons.explainPreRecordedRequest, tolerantGuards.acceptsPreRecordedRequest, tolerantReasons.explainPreRecordedRequest);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedRequestParams(value) {
  try {
    return read(value, contractGuards.acceptsPreRecordedRequestParams, contractReasons.explainPreRecordedRequestParams, tolerantGuards.acceptsPreRecordedRequestParams, tolerantReasons.explainPreRecordedRequestParams);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedResult(value) {
  try {
    return read(value, contractGuards.acceptsPreRecordedResult, contractReasons.explainPreRecordedResult, tolerantGuards.acceptsPreRecordedResult, tolerantReasons.explainPreRecordedResult);
  } catch {
    return unreadable();
  }
}

export function readPreRecordedWebhook(value) {
  try {
    return read(value, contractGuards.acceptsPreRecordedWebhook, contractReasons.explainPreRecordedWebhook, tolerantGuards.acceptsPreRecordedWebhook, tolerantReasons.explainPreRecordedWebhook);
  } catch {
    return unreadable();
  }
}

export function readRealtimeProcessingConfig(value) {
  try {
    return read(value, contractGuards.acceptsRealtimeProcessingConfig, contractReasons.explainRealtimeProcessingConfig, tolerantGuards.acceptsRealtimeProcessingConfig, tolerantReasons.explainRealtimeProcessingConfig);
  } catch {
    return unreadable();
  }
}

export function readResultMetadata(value) {
  try {
    return read(value, contractGuards.acceptsResultMetadata, contractReasons.explainResultMetadata, tolerantGuards.acceptsResultMetadata, tolerantReasons.explainResultMetadata);
  } catch {
    return unreadable();
  }
}

export function readSentence(value) {
  try {
    return read(value, contractGuards.acceptsSentence, contractReasons.explainSentence, tolerantGuards.acceptsSentence, tolerantReasons.explainSentence);
  } catch {
    return unreadable();
  }
}

export function readSentencesAddon(value) {
  try {
    return read(value, contractGuards.acceptsSentencesAddon, contractReasons.explainSentencesAddon, tolerantGuards.acceptsSentencesAddon, tolerantReasons.explainSentencesAddon);
  } catch {
    return unreadable();
  }
}

export function readSentimentAnalysisAddon(value) {
  try {
    return read(value, contractGuards.acceptsSentimentAnalysisAddon, contractReasons.explainSentimentAnalysisAddon, tolerantGuards.acceptsSentimentAnalysisAddon, tolerantReasons.explainSentimentAnalysisAddon);
  } catch {
    return unreadable();
  }
}

export function readStructuredDataExtractionAddon(value) {
  try {
    return read(value, contractGuards.acceptsStructuredDataExtractionAddon, contractReasons.explainStructuredDataExtractionAddon, tolerantGuards.acceptsStructuredDataExtractionAddon, tolerantReasons.explainStructuredDataExtractionAddon);
  } catch {
    return unreadable();
  }
}

export function readSubtitle(value) {
  try {
    return read(value, contractGuards.acceptsSubtitle, contractReasons.explainSubtitle, tolerantGuards.acceptsSubtitle, tolerantReasons.explainSubtitle);
  } catch {
    return unreadable();
  }
}

export function readSubtitlesConfig(value) {
  try {
    return read(value, contractGuards.acceptsSubtitlesConfig, contractReasons.explainSubtitlesConfig, tolerantGuards.acceptsSubtitlesConfig, tolerantReasons.explainSubtitlesConfig);
  } catch {
    return unreadable();
  }
}

export function readSummarizationAddon(value) {
  try {
    return read(value, contractGuards.acceptsSummarizationAddon, contractReasons.explainSummarizationAddon, tolerantGuards.acceptsSummarizationAddon, tolerantReasons.explainSummarizationAddon);
  } catch {
    return unreadable();
  }
}

export function readSummarizationConfig(value) {
  try {
    return read(value, contractGuards.acceptsSummarizationConfig, contractReasons.explainSummarizationConfig, tolerantGuards.acceptsSummarizationConfig, tolerantReasons.explainSummarizationConfig);
  } catch {
    return unreadable();
  }
}

export function readTranscription(value) {
  try {
    return read(value, contractGuards.acceptsTranscription, contractReasons.explainTranscription, tolerantGuards.acceptsTranscription, tolerantReasons.explainTranscription);
  } catch {
    return unreadable();
  }
}

export function readTranscriptionJob(value) {
  try {
    return read(value, contractGuards.acceptsTranscriptionJob, contractReasons.explainTranscriptionJob, tolerantGuards.acceptsTranscriptionJob, tolerantReasons.explainTranscriptionJob);
  } catch {
    return unreadable();
  }
}

export function readTranscriptionLanguageCode(value) {
  try {
    return read(value, contractGuards.acceptsTranscriptionLanguageCode, contractReasons.explainTranscriptionLanguageCode, tolerantGuards.acceptsTranscriptionLanguageCode, tolerantReasons.explainTranscriptionLanguageCode);
  } catch {
    return unreadable();
  }
}

export function readTranslationAddon(value) {
  try {
    return read(value, contractGuards.acceptsTranslationAddon, contractReasons.explainTranslationAddon, tolerantGuards.acceptsTranslationAddon, tolerantReasons.explainTranslationAddon);
  } catch {
    return unreadable();
  }
}

export function readTranslationConfig(value) {
  try {
    return read(value, contractGuards.acceptsTranslationConfig, contractReasons.explainTranslationConfig, tolerantGuards.acceptsTranslationConfig, tolerantReasons.explainTranslationConfig);
  } catch {
    return unreadable();
  }
}

export function readTranslationLanguageCode(value) {
  try {
    return read(value, contractGuards.acceptsTranslationLanguageCode, contractReasons.explainTranslationLanguageCode, tolerantGuards.acceptsTranslationLanguageCode, tolerantReasons.explainTranslationLanguageCode);
  } catch {
    return unreadable();
  }
}

export function readUploadResponse(value) {
  try {
    return read(value, contractGuards.acceptsUploadResponse, contractReasons.explainUploadResponse, tolerantGuards.acceptsUploadResponse, tolerantReasons.explainUploadResponse);
  } catch {
    return unreadable();
  }
}

export function readUtterance(value) {
  try {
    return read(value, contractGuards.acceptsUtterance, contractReasons.explainUtterance, tolerantGuards.acceptsUtterance, tolerantReasons.explainUtterance);
  } catch {
    return unreadable();
  }
}

export function readWord(value) {
  try {
    return read(value, contractGuards.acceptsWord, contractReasons.explainWord, tolerantGuards.acceptsWord, tolerantReasons.explainWord);
  } catch {
    return unreadable();
  }
}

export function readAudioChunkData(value) {
  try {
    return read(value, contractGuards.acceptsAudioChunkData, contractReasons.explainAudioChunkData, tolerantGuards.acceptsAudioChunkData, tolerantReasons.explainAudioChunkData);
  } catch {
    return unreadable();
  }
}

export function readAudioChunkMessage(value) {
  try {
    return read(value, contractGuards.acceptsAudioChunkMessage, contractReasons.explainAudioChunkMessage, tolerantGuards.acceptsAudioChunkMessage, tolerantReasons.explainAudioChunkMessage);
  } catch {
    return unreadable();
  }
}

export function readLiveUtterance(value) {
  try {
    return read(value, contractGuards.acceptsLiveUtterance, contractReasons.explainLiveUtterance, tolerantGuards.acceptsLiveUtterance, tolerantReasons.explainLiveUtterance);
  } catch {
    return unreadable();
  }
}

export function readOtherServerMessage(value) {
  try {
    return read(value, contractGuards.acceptsOtherServerMessage, contractReasons.explainOtherServerMessage, tolerantGuards.acceptsOtherServerMessage, tolerantReasons.explainOtherServerMessage);
  } catch {
    return unreadable();
  }
}

export function readStopRecordingMessage(value) {
  try {
    return read(value, contractGuards.acceptsStopRecordingMessage, contractReasons.explainStopRecordingMessage, tolerantGuards.acceptsStopRecordingMessage, tolerantReasons.explainStopRecordingMessage);
  } catch {
    return unreadable();
  }
}

export function readTranscriptData(value) {
  try {
    return read(value, contractGuards.acceptsTranscriptData, contractReasons.explainTranscriptData, tolerantGuards.acceptsTranscriptData, tolerantReasons.explainTranscriptData);
  } catch {
    return unreadable();
  }
}

export function readTranscriptMessage(value) {
  try {
    return read(value, contractGuards.acceptsTranscriptMessage, contractReasons.explainTranscriptMessage, tolerantGuards.acceptsTranscriptMessage, tolerantReasons.explainTranscriptMessage);
  } catch {
    return unreadable();
  }
}

export function readListTranscriptionJobsQuery(value) {
  try {
    return read(value, contractGuards.acceptsListTranscriptionJobsQuery, contractReasons.explainListTranscriptionJobsQuery, tolerantGuards.acceptsListTranscriptionJobsQuery, tolerantReasons.explainListTranscriptionJobsQuery);
  } catch {
    return unreadable();
  }
}

export function readClientMessage(value) {
  try {
    return read(value, contractGuards.acceptsClientMessage, contractReasons.explainClientMessage, tolerantGuards.acceptsClientMessage, tolerantReasons.explainClientMessage);
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
    return read(value, contractGuards.acceptsServerMessage, contractReasons.explainServerMessage, tolerantGuards.acceptsServerMessage, tolerantReasons.explainServerMessage);
  } catch {
    return unreadable();
  }
}
