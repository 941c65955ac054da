// Generated from the contract by `npm run build`; edit the contract instead.

import { readAudio, readFrame } from '../runtime/frame.js';
import { formatIssue, issuesOf, refuse, unreadable } from '../runtime/issues.js';
import { readQuery } from '../runtime/query.js';
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
  validateLiveUtterance,
  validateModerationAddon,
  validateNameConsistencyAddon,
  validateNamedEntityRecognitionAddon,
  validateOtherServerMessage,
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
  validateServerMessage,
  validateStructuredDataExtractionAddon,
  validateSubtitle,
  validateSubtitlesConfig,
  validateSummarizationAddon,
  validateSummarizationConfig,
  validateTranscriptMessage,
  validateTranscription,
  validateTranscriptionJob,
  validateTranscriptionLanguageCode,
  validateTranslationAddon,
  validateTranslationConfig,
  validateTranslationLanguageCode,
  validateUploadResponse,
  validateUtterance,
  validateWord,
  validateAudioChunkMessage,
  validateClientMessage,
  validateStopRecordingMessage,
  validateListTranscriptionJobsQuery,
} from '../strict.js';

export { formatIssue, issuesOf };

export function parseAddonError(value) {
  try {
    return validateAddonError(value)
      ? { ok: true, value: value }
      : refuse(validateAddonError.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioFile(value) {
  try {
    return validateAudioFile(value)
      ? { ok: true, value: value }
      : refuse(validateAudioFile.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioMetadata(value) {
  try {
    return validateAudioMetadata(value)
      ? { ok: true, value: value }
      : refuse(validateAudioMetadata.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmAddon(value) {
  try {
    return validateAudioToLlmAddon(value)
      ? { ok: true, value: value }
      : refuse(validateAudioToLlmAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioToLlmConfig(value) {
  try {
    return validateAudioToLlmConfig(value)
      ? { ok: true, value: value }
      : refuse(validateAudioToLlmConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCallbackConfig(value) {
  try {
    return validateCallbackConfig(value)
      ? { ok: true, value: resolveCallbackConfig(value) }
      : refuse(validateCallbackConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseChapterizationAddon(value) {
  try {
    return validateChapterizationAddon(value)
      ? { ok: true, value: value }
      : refuse(validateChapterizationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomSpellingConfig(value) {
  try {
    return validateCustomSpellingConfig(value)
      ? { ok: true, value: value }
      : refuse(validateCustomSpellingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabulary(value) {
  try {
    return validateCustomVocabulary(value)
      ? { ok: true, value: value }
      : refuse(validateCustomVocabulary.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyConfig(value) {
  try {
    return validateCustomVocabularyConfig(value)
      ? { ok: true, value: value }
      : refuse(validateCustomVocabularyConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseCustomVocabularyEntry(value) {
  try {
    return validateCustomVocabularyEntry(value)
      ? { ok: true, value: value }
      : refuse(validateCustomVocabularyEntry.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDateOrDateTime(value) {
  try {
    return validateDateOrDateTime(value)
      ? { ok: true, value: value }
      : refuse(validateDateOrDateTime.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationAddon(value) {
  try {
    return validateDiarizationAddon(value)
      ? { ok: true, value: value }
      : refuse(validateDiarizationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDiarizationConfig(value) {
  try {
    return validateDiarizationConfig(value)
      ? { ok: true, value: value }
      : refuse(validateDiarizationConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseDisplayModeAddon(value) {
  try {
    return validateDisplayModeAddon(value)
      ? { ok: true, value: value }
      : refuse(validateDisplayModeAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseErrorResponse(value) {
  try {
    return validateErrorResponse(value)
      ? { ok: true, value: value }
      : refuse(validateErrorResponse.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseJobKind(value) {
  try {
    return validateJobKind(value)
      ? { ok: true, value: value }
      : refuse(validateJobKind.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseJobPage(value) {
  try {
    return validateJobPage(value)
      ? { ok: true, value: resolveJobPage(value) }
      : refuse(validateJobPage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseJobStatus(value) {
  try {
    return validateJobStatus(value)
      ? { ok: true, value: value }
      : refuse(validateJobStatus.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLanguageConfig(value) {
  try {
    return validateLanguageConfig(value)
      ? { ok: true, value: resolveLanguageConfig(value) }
      : refuse(validateLanguageConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveCallbackConfig(value) {
  try {
    return validateLiveCallbackConfig(value)
      ? { ok: true, value: resolveLiveCallbackConfig(value) }
      : refuse(validateLiveCallbackConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveJob(value) {
  try {
    return validateLiveJob(value)
      ? { ok: true, value: resolveLiveJob(value) }
      : refuse(validateLiveJob.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveMessagesConfig(value) {
  try {
    return validateLiveMessagesConfig(value)
      ? { ok: true, value: resolveLiveMessagesConfig(value) }
      : refuse(validateLiveMessagesConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveRequest(value) {
  try {
    return validateLiveRequest(value)
      ? { ok: true, value: resolveLiveRequest(value) }
      : refuse(validateLiveRequest.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveResult(value) {
  try {
    return validateLiveResult(value)
      ? { ok: true, value: value }
      : refuse(validateLiveResult.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveSessionCreated(value) {
  try {
    return validateLiveSessionCreated(value)
      ? { ok: true, value: value }
      : refuse(validateLiveSessionCreated.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseLiveUtterance(value) {
  try {
    return validateLiveUtterance(value)
      ? { ok: true, value: value }
      : refuse(validateLiveUtterance.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseModerationAddon(value) {
  try {
    return validateModerationAddon(value)
      ? { ok: true, value: value }
      : refuse(validateModerationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseNameConsistencyAddon(value) {
  try {
    return validateNameConsistencyAddon(value)
      ? { ok: true, value: value }
      : refuse(validateNameConsistencyAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseNamedEntityRecognitionAddon(value) {
  try {
    return validateNamedEntityRecognitionAddon(value)
      ? { ok: true, value: value }
      : refuse(validateNamedEntityRecognitionAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseOtherServerMessage(value) {
  try {
    return validateOtherServerMessage(value)
      ? { ok: true, value: value }
      : refuse(validateOtherServerMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePiiEntityType(value) {
  try {
    return validatePiiEntityType(value)
      ? { ok: true, value: value }
      : refuse(validatePiiEntityType.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePiiRedactionConfig(value) {
  try {
    return validatePiiRedactionConfig(value)
      ? { ok: true, value: value }
      : refuse(validatePiiRedactionConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePostProcessingConfig(value) {
  try {
    return validatePostProcessingConfig(value)
      ? { ok: true, value: resolvePostProcessingConfig(value) }
      : refuse(validatePostProcessingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreProcessingConfig(value) {
  try {
    return validatePreProcessingConfig(value)
      ? { ok: true, value: resolvePreProcessingConfig(value) }
      : refuse(validatePreProcessingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedCallback(value) {
  try {
    return validatePreRecordedCallback(value)
      ? { ok: true, value: value }
      : refuse(validatePreRecordedCallback.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJob(value) {
  try {
    return validatePreRecordedJob(value)
      ? { ok: true, value: resolvePreRecordedJob(value) }
      : refuse(validatePreRecordedJob.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedJobCreated(value) {
  try {
    return validatePreRecordedJobCreated(value)
      ? { ok: true, value: value }
      : refuse(validatePreRecordedJobCreated.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequest(value) {
  try {
    return validatePreRecordedRequest(value)
      ? { ok: true, value: resolvePreRecordedRequest(value) }
      : refuse(validatePreRecordedRequest.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedRequestParams(value) {
  try {
    return validatePreRecordedRequestParams(value)
      ? { ok: true, value: resolvePreRecordedRequestParams(value) }
      : refuse(validatePreRecordedRequestParams.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedResult(value) {
  try {
    return validatePreRecordedResult(value)
      ? { ok: true, value: value }
      : refuse(validatePreRecordedResult.errors, value);
  } catch {
    return unreadable();
  }
}

export function parsePreRecordedWebhook(value) {
  try {
    return validatePreRecordedWebhook(value)
      ? { ok: true, value: value }
      : refuse(validatePreRecordedWebhook.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseRealtimeProcessingConfig(value) {
  try {
    return validateRealtimeProcessingConfig(value)
      ? { ok: true, value: resolveRealtimeProcessingConfig(value) }
      : refuse(validateRealtimeProcessingConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseResultMetadata(value) {
  try {
    return validateResultMetadata(value)
      ? { ok: true, value: value }
      : refuse(validateResultMetadata.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSentence(value) {
  try {
    return validateSentence(value)
      ? { ok: true, value: value }
      : refuse(validateSentence.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSentencesAddon(value) {
  try {
    return validateSentencesAddon(value)
      ? { ok: true, value: value }
      : refuse(validateSentencesAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSentimentAnalysisAddon(value) {
  try {
    return validateSentimentAnalysisAddon(value)
      ? { ok: true, value: value }
      : refuse(validateSentimentAnalysisAddon.errors, value);
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
      : refuse(validateServerMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseStructuredDataExtractionAddon(value) {
  try {
    return validateStructuredDataExtractionAddon(value)
      ? { ok: true, value: value }
      : refuse(validateStructuredDataExtractionAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSubtitle(value) {
  try {
    return validateSubtitle(value)
      ? { ok: true, value: value }
      : refuse(validateSubtitle.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSubtitlesConfig(value) {
  try {
    return validateSubtitlesConfig(value)
      ? { ok: true, value: resolveSubtitlesConfig(value) }
      : refuse(validateSubtitlesConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationAddon(value) {
  try {
    return validateSummarizationAddon(value)
      ? { ok: true, value: value }
      : refuse(validateSummarizationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseSummarizationConfig(value) {
  try {
    return validateSummarizationConfig(value)
      ? { ok: true, value: resolveSummarizationConfig(value) }
      : refuse(validateSummarizationConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptMessage(value) {
  try {
    return validateTranscriptMessage(value)
      ? { ok: true, value: value }
      : refuse(validateTranscriptMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscription(value) {
  try {
    return validateTranscription(value)
      ? { ok: true, value: value }
      : refuse(validateTranscription.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionJob(value) {
  try {
    return validateTranscriptionJob(value)
      ? { ok: true, value: resolveTranscriptionJob(value) }
      : refuse(validateTranscriptionJob.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranscriptionLanguageCode(value) {
  try {
    return validateTranscriptionLanguageCode(value)
      ? { ok: true, value: value }
      : refuse(validateTranscriptionLanguageCode.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranslationAddon(value) {
  try {
    return validateTranslationAddon(value)
      ? { ok: true, value: value }
      : refuse(validateTranslationAddon.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranslationConfig(value) {
  try {
    return validateTranslationConfig(value)
      ? { ok: true, value: resolveTranslationConfig(value) }
      : refuse(validateTranslationConfig.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseTranslationLanguageCode(value) {
  try {
    return validateTranslationLanguageCode(value)
      ? { ok: true, value: value }
      : refuse(validateTranslationLanguageCode.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseUploadResponse(value) {
  try {
    return validateUploadResponse(value)
      ? { ok: true, value: value }
      : refuse(validateUploadResponse.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseUtterance(value) {
  try {
    return validateUtterance(value)
      ? { ok: true, value: value }
      : refuse(validateUtterance.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseWord(value) {
  try {
    return validateWord(value) ? { ok: true, value: value } : refuse(validateWord.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseAudioChunkMessage(value) {
  try {
    return validateAudioChunkMessage(value)
      ? { ok: true, value: value }
      : refuse(validateAudioChunkMessage.errors, value);
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
      : refuse(validateClientMessage.errors, value);
  } catch {
    return unreadable();
  }
}

export function parseStopRecordingMessage(value) {
  try {
    return validateStopRecordingMessage(value)
      ? { ok: true, value: value }
      : refuse(validateStopRecordingMessage.errors, value);
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
    return validateListTranscriptionJobsQuery(parameters.value)
      ? { ok: true, value: resolveListTranscriptionJobsQuery(parameters.value) }
      : refuse(validateListTranscriptionJobsQuery.errors, parameters.value);
  } catch {
    return unreadable();
  }
}

function eachResolved(list, resolve) {
  const resolved = [];
  for (let i = 0; i < list.length; i++) resolved.push(resolve(list[i]));
  return resolved;
}

function keepUnknown(input, output, key) {
  if (Object.hasOwn(input, key)) output[key] = input[key];
}

function resolveCallbackConfig(input) {
  const { url, method } = input;
  const output = {
    url,
    method: method === undefined ? 'POST' : method,
  };
  let known = 1;
  if (method !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'url':
        case 'method':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveJobPage(input) {
  const { first, current, next, items } = input;
  const output = {
    first,
    current,
    next,
    items: eachResolved(items, resolveTranscriptionJob),
  };
  let known = 4;
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'first':
        case 'current':
        case 'next':
        case 'items':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveLanguageConfig(input) {
  const { languages, code_switching } = input;
  const output = {
    languages: languages === undefined ? [] : languages,
    code_switching: code_switching === undefined ? false : code_switching,
  };
  let known = 0;
  if (languages !== undefined) {
    known++;
  }
  if (code_switching !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'languages':
        case 'code_switching':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveLiveCallbackConfig(input) {
  const {
    url,
    receive_partial_transcripts,
    receive_final_transcripts,
    receive_speech_events,
    receive_pre_processing_events,
    receive_realtime_processing_events,
    receive_post_processing_events,
    receive_acknowledgments,
    receive_errors,
    receive_lifecycle_events,
  } = input;
  const output = {
    url,
    receive_partial_transcripts:
      receive_partial_transcripts === undefined ? false : receive_partial_transcripts,
    receive_final_transcripts:
      receive_final_transcripts === undefined ? true : receive_final_transcripts,
    receive_speech_events: receive_speech_events === undefined ? false : receive_speech_events,
    receive_pre_processing_events:
      receive_pre_processing_events === undefined ? true : receive_pre_processing_events,
    receive_realtime_processing_events:
      receive_realtime_processing_events === undefined ? true : receive_realtime_processing_events,
    receive_post_processing_events:
      receive_post_processing_events === undefined ? true : receive_post_processing_events,
    receive_acknowledgments:
      receive_acknowledgments === undefined ? false : receive_acknowledgments,
    receive_errors: receive_errors === undefined ? false : receive_errors,
    receive_lifecycle_events:
      receive_lifecycle_events === undefined ? true : receive_lifecycle_events,
  };
  let known = 1;
  if (receive_partial_transcripts !== undefined) {
    known++;
  }
  if (receive_final_transcripts !== undefined) {
    known++;
  }
  if (receive_speech_events !== undefined) {
    known++;
  }
  if (receive_pre_processing_events !== undefined) {
    known++;
  }
  if (receive_realtime_processing_events !== undefined) {
    known++;
  }
  if (receive_post_processing_events !== undefined) {
    known++;
  }
  if (receive_acknowledgments !== undefined) {
    known++;
  }
  if (receive_errors !== undefined) {
    known++;
  }
  if (receive_lifecycle_events !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'url':
        case 'receive_partial_transcripts':
        case 'receive_final_transcripts':
        case 'receive_speech_events':
        case 'receive_pre_processing_events':
        case 'receive_realtime_processing_events':
        case 'receive_post_processing_events':
        case 'receive_acknowledgments':
        case 'receive_errors':
        case 'receive_lifecycle_events':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveLiveJob(input) {
  const {
    id,
    request_id,
    version,
    created_at,
    custom_metadata,
    post_session_metadata,
    file,
    kind,
    request_params,
    status,
    completed_at,
    error_code,
    result,
  } = input;
  const output = {
    id,
    request_id,
    version,
    created_at,
    post_session_metadata,
    kind,
    status,
  };
  let known = 7;
  if (custom_metadata !== undefined) {
    output.custom_metadata = custom_metadata;
    known++;
  }
  if (file !== undefined) {
    output.file = file;
    known++;
  }
  if (request_params !== undefined) {
    output.request_params =
      typeof request_params === 'object' && request_params !== null
        ? resolveLiveRequest(request_params)
        : request_params;
    known++;
  }
  if (completed_at !== undefined) {
    output.completed_at = completed_at;
    known++;
  }
  if (error_code !== undefined) {
    output.error_code = error_code;
    known++;
  }
  if (result !== undefined) {
    output.result = result;
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'id':
        case 'request_id':
        case 'version':
        case 'created_at':
        case 'custom_metadata':
        case 'post_session_metadata':
        case 'file':
        case 'kind':
        case 'request_params':
        case 'status':
        case 'completed_at':
        case 'error_code':
        case 'result':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveLiveMessagesConfig(input) {
  const {
    receive_partial_transcripts,
    receive_final_transcripts,
    receive_speech_events,
    receive_pre_processing_events,
    receive_realtime_processing_events,
    receive_post_processing_events,
    receive_acknowledgments,
    receive_errors,
    receive_lifecycle_events,
  } = input;
  const output = {
    receive_partial_transcripts:
      receive_partial_transcripts === undefined ? false : receive_partial_transcripts,
    receive_final_transcripts:
      receive_final_transcripts === undefined ? true : receive_final_transcripts,
    receive_speech_events: receive_speech_events === undefined ? true : receive_speech_events,
    receive_pre_processing_events:
      receive_pre_processing_events === undefined ? true : receive_pre_processing_events,
    receive_realtime_processing_events:
      receive_realtime_processing_events === undefined ? true : receive_realtime_processing_events,
    receive_post_processing_events:
      receive_post_processing_events === undefined ? true : receive_post_processing_events,
    receive_acknowledgments: receive_acknowledgments === undefined ? true : receive_acknowledgments,
    receive_errors: receive_errors === undefined ? true : receive_errors,
    receive_lifecycle_events:
      receive_lifecycle_events === undefined ? false : receive_lifecycle_events,
  };
  let known = 0;
  if (receive_partial_transcripts !== undefined) {
    known++;
  }
  if (receive_final_transcripts !== undefined) {
    known++;
  }
  if (receive_speech_events !== undefined) {
    known++;
  }
  if (receive_pre_processing_events !== undefined) {
    known++;
  }
  if (receive_realtime_processing_events !== undefined) {
    known++;
  }
  if (receive_post_processing_events !== undefined) {
    known++;
  }
  if (receive_acknowledgments !== undefined) {
    known++;
  }
  if (receive_errors !== undefined) {
    known++;
  }
  if (receive_lifecycle_events !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'receive_partial_transcripts':
        case 'receive_final_transcripts':
        case 'receive_speech_events':
        case 'receive_pre_processing_events':
        case 'receive_realtime_processing_events':
        case 'receive_post_processing_events':
        case 'receive_acknowledgments':
        case 'receive_errors':
        case 'receive_lifecycle_events':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveLiveRequest(input) {
  const {
    encoding,
    bit_depth,
    sample_rate,
    channels,
    model,
    endpointing,
    maximum_duration_without_endpointing,
    language_config,
    pre_processing,
    realtime_processing,
    post_processing,
    messages_config,
    callback,
    callback_config,
  } = input;
  const output = {
    encoding: encoding === undefined ? 'wav/pcm' : encoding,
    bit_depth: bit_depth === undefined ? 16 : bit_depth,
    sample_rate: sample_rate === undefined ? 16000 : sample_rate,
    channels: channels === undefined ? 1 : channels,
    endpointing: endpointing === undefined ? 0.05 : endpointing,
    maximum_duration_without_endpointing:
      maximum_duration_without_endpointing === undefined ? 5 : maximum_duration_without_endpointing,
    callback: callback === undefined ? false : callback,
  };
  let known = 0;
  if (encoding !== undefined) {
    known++;
  }
  if (bit_depth !== undefined) {
    known++;
  }
  if (sample_rate !== undefined) {
    known++;
  }
  if (channels !== undefined) {
    known++;
  }
  if (model !== undefined) {
    output.model = model;
    known++;
  }
  if (endpointing !== undefined) {
    known++;
  }
  if (maximum_duration_without_endpointing !== undefined) {
    known++;
  }
  if (language_config !== undefined) {
    output.language_config = resolveLanguageConfig(language_config);
    known++;
  }
  if (pre_processing !== undefined) {
    output.pre_processing = resolvePreProcessingConfig(pre_processing);
    known++;
  }
  if (realtime_processing !== undefined) {
    output.realtime_processing = resolveRealtimeProcessingConfig(realtime_processing);
    known++;
  }
  if (post_processing !== undefined) {
    output.post_processing = resolvePostProcessingConfig(post_processing);
    known++;
  }
  if (messages_config !== undefined) {
    output.messages_config = resolveLiveMessagesConfig(messages_config);
    known++;
  }
  if (callback !== undefined) {
    known++;
  }
  if (callback_config !== undefined) {
    output.callback_config = resolveLiveCallbackConfig(callback_config);
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'encoding':
        case 'bit_depth':
        case 'sample_rate':
        case 'channels':
        case 'model':
        case 'endpointing':
        case 'maximum_duration_without_endpointing':
        case 'language_config':
        case 'pre_processing':
        case 'realtime_processing':
        case 'post_processing':
        case 'messages_config':
        case 'callback':
        case 'callback_config':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolvePostProcessingConfig(input) {
  const { summarization, summarization_config, chapterization } = input;
  const output = {
    summarization: summarization === undefined ? false : summarization,
    chapterization: chapterization === undefined ? false : chapterization,
  };
  let known = 0;
  if (summarization !== undefined) {
    known++;
  }
  if (summarization_config !== undefined) {
    output.summarization_config = resolveSummarizationConfig(summarization_config);
    known++;
  }
  if (chapterization !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'summarization':
        case 'summarization_config':
        case 'chapterization':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolvePreProcessingConfig(input) {
  const { audio_enhancer, speech_threshold } = input;
  const output = {
    audio_enhancer: audio_enhancer === undefined ? false : audio_enhancer,
    speech_threshold: speech_threshold === undefined ? 0.6 : speech_threshold,
  };
  let known = 0;
  if (audio_enhancer !== undefined) {
    known++;
  }
  if (speech_threshold !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'audio_enhancer':
        case 'speech_threshold':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolvePreRecordedJob(input) {
  const {
    id,
    request_id,
    version,
    created_at,
    custom_metadata,
    post_session_metadata,
    file,
    kind,
    request_params,
    status,
    completed_at,
    error_code,
    result,
  } = input;
  const output = {
    id,
    request_id,
    version,
    created_at,
    post_session_metadata,
    kind,
    status,
  };
  let known = 7;
  if (custom_metadata !== undefined) {
    output.custom_metadata = custom_metadata;
    known++;
  }
  if (file !== undefined) {
    output.file = file;
    known++;
  }
  if (request_params !== undefined) {
    output.request_params =
      typeof request_params === 'object' && request_params !== null
        ? resolvePreRecordedRequestParams(request_params)
        : request_params;
    known++;
  }
  if (completed_at !== undefined) {
    output.completed_at = completed_at;
    known++;
  }
  if (error_code !== undefined) {
    output.error_code = error_code;
    known++;
  }
  if (result !== undefined) {
    output.result = result;
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'id':
        case 'request_id':
        case 'version':
        case 'created_at':
        case 'custom_metadata':
        case 'post_session_metadata':
        case 'file':
        case 'kind':
        case 'request_params':
        case 'status':
        case 'completed_at':
        case 'error_code':
        case 'result':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolvePreRecordedRequest(input) {
  const {
    custom_vocabulary,
    custom_vocabulary_config,
    callback_url,
    callback,
    callback_config,
    subtitles,
    subtitles_config,
    diarization,
    diarization_config,
    translation,
    translation_config,
    summarization,
    summarization_config,
    named_entity_recognition,
    custom_spelling,
    custom_spelling_config,
    sentiment_analysis,
    audio_to_llm,
    audio_to_llm_config,
    pii_redaction,
    pii_redaction_config,
    sentences,
    punctuation_enhanced,
    language_config,
    detect_language,
    enable_code_switching,
    language,
    audio_url,
    custom_metadata,
  } = input;
  const output = {
    custom_vocabulary: custom_vocabulary === undefined ? false : custom_vocabulary,
    callback: callback === undefined ? false : callback,
    subtitles: subtitles === undefined ? false : subtitles,
    diarization: diarization === undefined ? false : diarization,
    translation: translation === undefined ? false : translation,
    summarization: summarization === undefined ? false : summarization,
    named_entity_recognition:
      named_entity_recognition === undefined ? false : named_entity_recognition,
    custom_spelling: custom_spelling === undefined ? false : custom_spelling,
    sentiment_analysis: sentiment_analysis === undefined ? false : sentiment_analysis,
    audio_to_llm: audio_to_llm === undefined ? false : audio_to_llm,
    pii_redaction: pii_redaction === undefined ? false : pii_redaction,
    sentences: sentences === undefined ? false : sentences,
    punctuation_enhanced: punctuation_enhanced === undefined ? false : punctuation_enhanced,
    audio_url,
  };
  let known = 1;
  if (custom_vocabulary !== undefined) {
    known++;
  }
  if (custom_vocabulary_config !== undefined) {
    output.custom_vocabulary_config = custom_vocabulary_config;
    known++;
  }
  if (callback_url !== undefined) {
    output.callback_url = callback_url;
    known++;
  }
  if (callback !== undefined) {
    known++;
  }
  if (callback_config !== undefined) {
    output.callback_config = resolveCallbackConfig(callback_config);
    known++;
  }
  if (subtitles !== undefined) {
    known++;
  }
  if (subtitles_config !== undefined) {
    output.subtitles_config = resolveSubtitlesConfig(subtitles_config);
    known++;
  }
  if (diarization !== undefined) {
    known++;
  }
  if (diarization_config !== undefined) {
    output.diarization_config = diarization_config;
    known++;
  }
  if (translation !== undefined) {
    known++;
  }
  if (translation_config !== undefined) {
    output.translation_config = resolveTranslationConfig(translation_config);
    known++;
  }
  if (summarization !== undefined) {
    known++;
  }
  if (summarization_config !== undefined) {
    output.summarization_config = resolveSummarizationConfig(summarization_config);
    known++;
  }
  if (named_entity_recognition !== undefined) {
    known++;
  }
  if (custom_spelling !== undefined) {
    known++;
  }
  if (custom_spelling_config !== undefined) {
    output.custom_spelling_config = custom_spelling_config;
    known++;
  }
  if (sentiment_analysis !== undefined) {
    known++;
  }
  if (audio_to_llm !== undefined) {
    known++;
  }
  if (audio_to_llm_config !== undefined) {
    output.audio_to_llm_config = audio_to_llm_config;
    known++;
  }
  if (pii_redaction !== undefined) {
    known++;
  }
  if (pii_redaction_config !== undefined) {
    output.pii_redaction_config = pii_redaction_config;
    known++;
  }
  if (sentences !== undefined) {
    known++;
  }
  if (punctuation_enhanced !== undefined) {
    known++;
  }
  if (language_config !== undefined) {
    output.language_config = resolveLanguageConfig(language_config);
    known++;
  }
  if (detect_language !== undefined) {
    output.detect_language = detect_language;
    known++;
  }
  if (enable_code_switching !== undefined) {
    output.enable_code_switching = enable_code_switching;
    known++;
  }
  if (language !== undefined) {
    output.language = language;
    known++;
  }
  if (custom_metadata !== undefined) {
    output.custom_metadata = custom_metadata;
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'custom_vocabulary':
        case 'custom_vocabulary_config':
        case 'callback_url':
        case 'callback':
        case 'callback_config':
        case 'subtitles':
        case 'subtitles_config':
        case 'diarization':
        case 'diarization_config':
        case 'translation':
        case 'translation_config':
        case 'summarization':
        case 'summarization_config':
        case 'named_entity_recognition':
        case 'custom_spelling':
        case 'custom_spelling_config':
        case 'sentiment_analysis':
        case 'audio_to_llm':
        case 'audio_to_llm_config':
        case 'pii_redaction':
        case 'pii_redaction_config':
        case 'sentences':
        case 'punctuation_enhanced':
        case 'language_config':
        case 'detect_language':
        case 'enable_code_switching':
        case 'language':
        case 'audio_url':
        case 'custom_metadata':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolvePreRecordedRequestParams(input) {
  const {
    custom_vocabulary,
    custom_vocabulary_config,
    callback_url,
    callback,
    callback_config,
    subtitles,
    subtitles_config,
    diarization,
    diarization_config,
    translation,
    translation_config,
    summarization,
    summarization_config,
    named_entity_recognition,
    custom_spelling,
    custom_spelling_config,
    sentiment_analysis,
    audio_to_llm,
    audio_to_llm_config,
    pii_redaction,
    pii_redaction_config,
    sentences,
    punctuation_enhanced,
    language_config,
    detect_language,
    enable_code_switching,
    language,
    audio_url,
  } = input;
  const output = {
    custom_vocabulary: custom_vocabulary === undefined ? false : custom_vocabulary,
    callback: callback === undefined ? false : callback,
    subtitles: subtitles === undefined ? false : subtitles,
    diarization: diarization === undefined ? false : diarization,
    translation: translation === undefined ? false : translation,
    summarization: summarization === undefined ? false : summarization,
    named_entity_recognition:
      named_entity_recognition === undefined ? false : named_entity_recognition,
    custom_spelling: custom_spelling === undefined ? false : custom_spelling,
    sentiment_analysis: sentiment_analysis === undefined ? false : sentiment_analysis,
    audio_to_llm: audio_to_llm === undefined ? false : audio_to_llm,
    pii_redaction: pii_redaction === undefined ? false : pii_redaction,
    sentences: sentences === undefined ? false : sentences,
    punctuation_enhanced: punctuation_enhanced === undefined ? false : punctuation_enhanced,
    audio_url,
  };
  let known = 1;
  if (custom_vocabulary !== undefined) {
    known++;
  }
  if (custom_vocabulary_config !== undefined) {
    output.custom_vocabulary_config = custom_vocabulary_config;
    known++;
  }
  if (callback_url !== undefined) {
    output.callback_url = callback_url;
    known++;
  }
  if (callback !== undefined) {
    known++;
  }
  if (callback_config !== undefined) {
    output.callback_config = resolveCallbackConfig(callback_config);
    known++;
  }
  if (subtitles !== undefined) {
    known++;
  }
  if (subtitles_config !== undefined) {
    output.subtitles_config = resolveSubtitlesConfig(subtitles_config);
    known++;
  }
  if (diarization !== undefined) {
    known++;
  }
  if (diarization_config !== undefined) {
    output.diarization_config = diarization_config;
    known++;
  }
  if (translation !== undefined) {
    known++;
  }
  if (translation_config !== undefined) {
    output.translation_config = resolveTranslationConfig(translation_config);
    known++;
  }
  if (summarization !== undefined) {
    known++;
  }
  if (summarization_config !== undefined) {
    output.summarization_config = resolveSummarizationConfig(summarization_config);
    known++;
  }
  if (named_entity_recognition !== undefined) {
    known++;
  }
  if (custom_spelling !== undefined) {
    known++;
  }
  if (custom_spelling_config !== undefined) {
    output.custom_spelling_config = custom_spelling_config;
    known++;
  }
  if (sentiment_analysis !== undefined) {
    known++;
  }
  if (audio_to_llm !== undefined) {
    known++;
  }
  if (audio_to_llm_config !== undefined) {
    output.audio_to_llm_config = audio_to_llm_config;
    known++;
  }
  if (pii_redaction !== undefined) {
    known++;
  }
  if (pii_redaction_config !== undefined) {
    output.pii_redaction_config = pii_redaction_config;
    known++;
  }
  if (sentences !== undefined) {
    known++;
  }
  if (punctuation_enhanced !== undefined) {
    known++;
  }
  if (language_config !== undefined) {
    output.language_config = resolveLanguageConfig(language_config);
    known++;
  }
  if (detect_language !== undefined) {
    output.detect_language = detect_language;
    known++;
  }
  if (enable_code_switching !== undefined) {
    output.enable_code_switching = enable_code_switching;
    known++;
  }
  if (language !== undefined) {
    output.language = language;
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'custom_vocabulary':
        case 'custom_vocabulary_config':
        case 'callback_url':
        case 'callback':
        case 'callback_config':
        case 'subtitles':
        case 'subtitles_config':
        case 'diarization':
        case 'diarization_config':
        case 'translation':
        case 'translation_config':
        case 'summarization':
        case 'summarization_config':
        case 'named_entity_recognition':
        case 'custom_spelling':
        case 'custom_spelling_config':
        case 'sentiment_analysis':
        case 'audio_to_llm':
        case 'audio_to_llm_config':
        case 'pii_redaction':
        case 'pii_redaction_config':
        case 'sentences':
        case 'punctuation_enhanced':
        case 'language_config':
        case 'detect_language':
        case 'enable_code_switching':
        case 'language':
        case 'audio_url':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveRealtimeProcessingConfig(input) {
  const {
    custom_vocabulary,
    custom_vocabulary_config,
    custom_spelling,
    custom_spelling_config,
    translation,
    translation_config,
    named_entity_recognition,
    sentiment_analysis,
    words_accurate_timestamps,
  } = input;
  const output = {
    custom_vocabulary: custom_vocabulary === undefined ? false : custom_vocabulary,
    custom_spelling: custom_spelling === undefined ? false : custom_spelling,
    translation: translation === undefined ? false : translation,
    named_entity_recognition:
      named_entity_recognition === undefined ? false : named_entity_recognition,
    sentiment_analysis: sentiment_analysis === undefined ? false : sentiment_analysis,
  };
  let known = 0;
  if (custom_vocabulary !== undefined) {
    known++;
  }
  if (custom_vocabulary_config !== undefined) {
    output.custom_vocabulary_config = custom_vocabulary_config;
    known++;
  }
  if (custom_spelling !== undefined) {
    known++;
  }
  if (custom_spelling_config !== undefined) {
    output.custom_spelling_config = custom_spelling_config;
    known++;
  }
  if (translation !== undefined) {
    known++;
  }
  if (translation_config !== undefined) {
    output.translation_config = resolveTranslationConfig(translation_config);
    known++;
  }
  if (named_entity_recognition !== undefined) {
    known++;
  }
  if (sentiment_analysis !== undefined) {
    known++;
  }
  if (words_accurate_timestamps !== undefined) {
    output.words_accurate_timestamps = words_accurate_timestamps;
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'custom_vocabulary':
        case 'custom_vocabulary_config':
        case 'custom_spelling':
        case 'custom_spelling_config':
        case 'translation':
        case 'translation_config':
        case 'named_entity_recognition':
        case 'sentiment_analysis':
        case 'words_accurate_timestamps':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveSubtitlesConfig(input) {
  const {
    formats,
    minimum_duration,
    maximum_duration,
    maximum_characters_per_row,
    maximum_rows_per_caption,
    style,
  } = input;
  const output = {
    formats: formats === undefined ? ['srt'] : formats,
    style: style === undefined ? 'default' : style,
  };
  let known = 0;
  if (formats !== undefined) {
    known++;
  }
  if (minimum_duration !== undefined) {
    output.minimum_duration = minimum_duration;
    known++;
  }
  if (maximum_duration !== undefined) {
    output.maximum_duration = maximum_duration;
    known++;
  }
  if (maximum_characters_per_row !== undefined) {
    output.maximum_characters_per_row = maximum_characters_per_row;
    known++;
  }
  if (maximum_rows_per_caption !== undefined) {
    output.maximum_rows_per_caption = maximum_rows_per_caption;
    known++;
  }
  if (style !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'formats':
        case 'minimum_duration':
        case 'maximum_duration':
        case 'maximum_characters_per_row':
        case 'maximum_rows_per_caption':
        case 'style':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveSummarizationConfig(input) {
  const { type } = input;
  const output = {
    type: type === undefined ? 'general' : type,
  };
  let known = 0;
  if (type !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'type':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveTranscriptionJob(input) {
  return input.kind === 'pre-recorded'
    ? resolvePreRecordedJob(input)
    : input.kind === 'live'
      ? resolveLiveJob(input)
      : input;
}

function resolveTranslationConfig(input) {
  const {
    target_languages,
    model,
    match_original_utterances,
    lipsync,
    context_adaptation,
    context,
    informal,
  } = input;
  const output = {
    target_languages,
    model: model === undefined ? 'base' : model,
    match_original_utterances:
      match_original_utterances === undefined ? true : match_original_utterances,
    lipsync: lipsync === undefined ? true : lipsync,
    context_adaptation: context_adaptation === undefined ? true : context_adaptation,
    informal: informal === undefined ? false : informal,
  };
  let known = 1;
  if (model !== undefined) {
    known++;
  }
  if (match_original_utterances !== undefined) {
    known++;
  }
  if (lipsync !== undefined) {
    known++;
  }
  if (context_adaptation !== undefined) {
    known++;
  }
  if (context !== undefined) {
    output.context = context;
    known++;
  }
  if (informal !== undefined) {
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'target_languages':
        case 'model':
        case 'match_original_utterances':
        case 'lipsync':
        case 'context_adaptation':
        case 'context':
        case 'informal':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}

function resolveListTranscriptionJobsQuery(input) {
  const { offset, limit, date, before_date, after_date, status, custom_metadata, kind } = input;
  const output = {
    offset: offset === undefined ? 0 : offset,
    limit: limit === undefined ? 20 : limit,
  };
  let known = 0;
  if (offset !== undefined) {
    known++;
  }
  if (limit !== undefined) {
    known++;
  }
  if (date !== undefined) {
    output.date = date;
    known++;
  }
  if (before_date !== undefined) {
    output.before_date = before_date;
    known++;
  }
  if (after_date !== undefined) {
    output.after_date = after_date;
    known++;
  }
  if (status !== undefined) {
    output.status = status;
    known++;
  }
  if (custom_metadata !== undefined) {
    output.custom_metadata = custom_metadata;
    known++;
  }
  if (kind !== undefined) {
    output.kind = kind;
    known++;
  }
  for (const _ in input) known--;
  if (known !== 0 || input.constructor !== Object) {
    for (const key in input) {
      switch (key) {
        case 'offset':
        case 'limit':
        case 'date':
        case 'before_date':
        case 'after_date':
        case 'status':
        case 'custom_metadata':
        case 'kind':
        case '__proto__':
          break;
        default:
          keepUnknown(input, output, key);
      }
    }
  }
  return output;
}
