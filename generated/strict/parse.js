// Generated from the contract by `npm run build`; edit the contract instead.

import { readAudio, readFrame } from '../runtime/frame.js';
import { unreadable } from '../runtime/issues.js';
import { readQuery } from '../runtime/query.js';
import { refusal } from '../runtime/read.js';
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
import * as strictGuards from '../accept/strict.js';
import * as strictReasons from '../explain/strict.js';
export { formatIssue, issuesOf, oneLine } from '../runtime/issues.js';

export function parseAddonError(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsAddonError, strictReasons.explainAddonError) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseAudioFile(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsAudioFile, strictReasons.explainAudioFile) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseAudioMetadata(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsAudioMetadata, strictReasons.explainAudioMetadata) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmAddon(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsAudioToLlmAddon, strictReasons.explainAudioToLlmAddon) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsAudioToLlmConfig,
        strictReasons.explainAudioToLlmConfig,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseCallbackConfig(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsCallbackConfig, strictReasons.explainCallbackConfig) ?? {
        ok: true,
        value: resolveCallbackConfig(value),
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseChapterizationAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsChapterizationAddon,
        strictReasons.explainChapterizationAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseCustomSpellingConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsCustomSpellingConfig,
        strictReasons.explainCustomSpellingConfig,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabulary(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsCustomVocabulary,
        strictReasons.explainCustomVocabulary,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsCustomVocabularyConfig,
        strictReasons.explainCustomVocabularyConfig,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyEntry(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsCustomVocabularyEntry,
        strictReasons.explainCustomVocabularyEntry,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseDateOrDateTime(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsDateOrDateTime, strictReasons.explainDateOrDateTime) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseDiarizationAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsDiarizationAddon,
        strictReasons.explainDiarizationAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseDiarizationConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsDiarizationConfig,
        strictReasons.explainDiarizationConfig,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseDisplayModeAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsDisplayModeAddon,
        strictReasons.explainDisplayModeAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseErrorResponse(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsErrorResponse, strictReasons.explainErrorResponse) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseJobKind(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsJobKind, strictReasons.explainJobKind) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseJobPage(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsJobPage, strictReasons.explainJobPage) ?? {
        ok: true,
        value: resolveJobPage(value),
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseJobStatus(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsJobStatus, strictReasons.explainJobStatus) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseLanguageConfig(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsLanguageConfig, strictReasons.explainLanguageConfig) ?? {
        ok: true,
        value: resolveLanguageConfig(value),
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseLiveCallbackConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsLiveCallbackConfig,
        strictReasons.explainLiveCallbackConfig,
      ) ?? { ok: true, value: resolveLiveCallbackConfig(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parseLiveJob(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsLiveJob, strictReasons.explainLiveJob) ?? {
        ok: true,
        value: resolveLiveJob(value),
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseLiveMessagesConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsLiveMessagesConfig,
        strictReasons.explainLiveMessagesConfig,
      ) ?? { ok: true, value: resolveLiveMessagesConfig(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parseLiveRequest(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsLiveRequest, strictReasons.explainLiveRequest) ?? {
        ok: true,
        value: resolveLiveRequest(value),
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseLiveResult(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsLiveResult, strictReasons.explainLiveResult) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseLiveSessionCreated(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsLiveSessionCreated,
        strictReasons.explainLiveSessionCreated,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseModerationAddon(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsModerationAddon, strictReasons.explainModerationAddon) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseNameConsistencyAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsNameConsistencyAddon,
        strictReasons.explainNameConsistencyAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseNamedEntityRecognitionAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsNamedEntityRecognitionAddon,
        strictReasons.explainNamedEntityRecognitionAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parsePiiEntityType(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsPiiEntityType, strictReasons.explainPiiEntityType) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parsePiiRedactionConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPiiRedactionConfig,
        strictReasons.explainPiiRedactionConfig,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parsePostProcessingConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPostProcessingConfig,
        strictReasons.explainPostProcessingConfig,
      ) ?? { ok: true, value: resolvePostProcessingConfig(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreProcessingConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPreProcessingConfig,
        strictReasons.explainPreProcessingConfig,
      ) ?? { ok: true, value: resolvePreProcessingConfig(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedCallback(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPreRecordedCallback,
        strictReasons.explainPreRecordedCallback,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJob(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsPreRecordedJob, strictReasons.explainPreRecordedJob) ?? {
        ok: true,
        value: resolvePreRecordedJob(value),
      }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJobCreated(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPreRecordedJobCreated,
        strictReasons.explainPreRecordedJobCreated,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequest(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPreRecordedRequest,
        strictReasons.explainPreRecordedRequest,
      ) ?? { ok: true, value: resolvePreRecordedRequest(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequestParams(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPreRecordedRequestParams,
        strictReasons.explainPreRecordedRequestParams,
      ) ?? { ok: true, value: resolvePreRecordedRequestParams(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedResult(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPreRecordedResult,
        strictReasons.explainPreRecordedResult,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedWebhook(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsPreRecordedWebhook,
        strictReasons.explainPreRecordedWebhook,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseRealtimeProcessingConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsRealtimeProcessingConfig,
        strictReasons.explainRealtimeProcessingConfig,
      ) ?? { ok: true, value: resolveRealtimeProcessingConfig(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parseResultMetadata(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsResultMetadata, strictReasons.explainResultMetadata) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseSentence(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsSentence, strictReasons.explainSentence) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseSentencesAddon(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsSentencesAddon, strictReasons.explainSentencesAddon) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseSentimentAnalysisAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsSentimentAnalysisAddon,
        strictReasons.explainSentimentAnalysisAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseStructuredDataExtractionAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsStructuredDataExtractionAddon,
        strictReasons.explainStructuredDataExtractionAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseSubtitle(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsSubtitle, strictReasons.explainSubtitle) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseSubtitlesConfig(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsSubtitlesConfig, strictReasons.explainSubtitlesConfig) ?? {
        ok: true,
        value: resolveSubtitlesConfig(value),
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseSummarizationAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsSummarizationAddon,
        strictReasons.explainSummarizationAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseSummarizationConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsSummarizationConfig,
        strictReasons.explainSummarizationConfig,
      ) ?? { ok: true, value: resolveSummarizationConfig(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranscription(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsTranscription, strictReasons.explainTranscription) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionJob(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsTranscriptionJob,
        strictReasons.explainTranscriptionJob,
      ) ?? { ok: true, value: resolveTranscriptionJob(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionLanguageCode(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsTranscriptionLanguageCode,
        strictReasons.explainTranscriptionLanguageCode,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranslationAddon(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsTranslationAddon,
        strictReasons.explainTranslationAddon,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranslationConfig(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsTranslationConfig,
        strictReasons.explainTranslationConfig,
      ) ?? { ok: true, value: resolveTranslationConfig(value) }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranslationLanguageCode(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsTranslationLanguageCode,
        strictReasons.explainTranslationLanguageCode,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseUploadResponse(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsUploadResponse, strictReasons.explainUploadResponse) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseUtterance(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsUtterance, strictReasons.explainUtterance) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseWord(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsWord, strictReasons.explainWord) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkData(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsAudioChunkData, strictReasons.explainAudioChunkData) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkMessage(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsAudioChunkMessage,
        strictReasons.explainAudioChunkMessage,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseLiveUtterance(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsLiveUtterance, strictReasons.explainLiveUtterance) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseOtherServerMessage(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsOtherServerMessage,
        strictReasons.explainOtherServerMessage,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseStopRecordingMessage(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsStopRecordingMessage,
        strictReasons.explainStopRecordingMessage,
      ) ?? { ok: true, value: value }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranscriptData(value) {
  try {
    return (
      refusal(value, strictGuards.acceptsTranscriptData, strictReasons.explainTranscriptData) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}

export function parseTranscriptMessage(value) {
  try {
    return (
      refusal(
        value,
        strictGuards.acceptsTranscriptMessage,
        strictReasons.explainTranscriptMessage,
      ) ?? { ok: true, value: value }
    );
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
    return (
      refusal(
        value,
        strictGuards.acceptsListTranscriptionJobsQuery,
        strictReasons.explainListTranscriptionJobsQuery,
      ) ?? { ok: true, value: resolveListTranscriptionJobsQuery(value) }
    );
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
    return (
      refusal(value, strictGuards.acceptsClientMessage, strictReasons.explainClientMessage) ?? {
        ok: true,
        value: value,
      }
    );
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
    return (
      refusal(value, strictGuards.acceptsServerMessage, strictReasons.explainServerMessage) ?? {
        ok: true,
        value: value,
      }
    );
  } catch {
    return unreadable();
  }
}
