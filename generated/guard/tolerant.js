// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../runtime/formats.js';

function accepts0(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(Array.isArray(item))) return false;
  }
  return true;
}

function accepts1(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(typeof item === 'string')) return false;
  }
  return true;
}

function accepts2(value) {
  if (value?.constructor !== Object) return false;
  for (const key in value) {
    const field = value[key];
    if (!(Array.isArray(field) && accepts1(field))) return false;
  }
  return true;
}

function accepts3(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!((typeof item === 'string' || acceptsCustomVocabularyEntry(item)))) return false;
  }
  return true;
}

function accepts4(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsTranscriptionJob(item))) return false;
  }
  return true;
}

function accepts5(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsTranscriptionLanguageCode(item))) return false;
  }
  return true;
}

function accepts6(value) {
  if (value?.constructor !== Object) return false;
  return true;
}

function accepts7(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsPiiEntityType(item))) return false;
  }
  return true;
}

function accepts8(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsUtterance(item))) return false;
  }
  return true;
}

function accepts9(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsSentence(item))) return false;
  }
  return true;
}

function accepts10(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsSubtitle(item))) return false;
  }
  return true;
}

function accepts11(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsTranslationLanguageCode(item))) return false;
  }
  return true;
}

function accepts12(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsWord(item))) return false;
  }
  return true;
}

function accepts13(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsJobStatus(item))) return false;
  }
  return true;
}

function accepts14(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsJobKind(item))) return false;
  }
  return true;
}

export function acceptsAddonError(value) {
  if (value?.constructor !== Object) return false;
  return true;
}

export function acceptsAudioFile(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "id":
      case "filename":
      case "source":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "audio_duration":
      case "number_of_channels":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsAudioMetadata(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "id":
      case "filename":
      case "extension":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "size":
      case "audio_duration":
      case "number_of_channels":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsAudioToLlmAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsAudioToLlmConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.prompts;
  if (!(field0 === undefined || (Array.isArray(field0) && accepts0(field0) || field0 === null))) return false;
  const field1 = value.model;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.url;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.method;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsCustomSpellingConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.spelling_dictionary;
  if (!(field0 === undefined || (accepts2(field0) || field0 === null))) return false;
  return true;
}

export function acceptsCustomVocabulary(value) {
  return Array.isArray(value) && accepts3(value);
}

export function acceptsCustomVocabularyConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.vocabulary;
  if (!(field0 === undefined || (acceptsCustomVocabulary(field0) || field0 === null))) return false;
  const field1 = value.default_intensity;
  if (!(field1 === undefined || (Number.isFinite(field1) || field1 === null))) return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.value;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.intensity;
  if (!(field1 === undefined || (Number.isFinite(field1) || field1 === null))) return false;
  const field2 = value.pronunciations;
  if (!(field2 === undefined || (Array.isArray(field2) && accepts1(field2) || field2 === null))) return false;
  const field3 = value.language;
  if (!(field3 === undefined || (acceptsTranscriptionLanguageCode(field3) || field3 === null))) return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  return typeof value === 'string';
}

export function acceptsDiarizationAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsDiarizationConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.number_of_speakers;
  if (!(field0 === undefined || (Number.isFinite(field0) || field0 === null))) return false;
  const field1 = value.min_speakers;
  if (!(field1 === undefined || (Number.isFinite(field1) || field1 === null))) return false;
  const field2 = value.max_speakers;
  if (!(field2 === undefined || (Number.isFinite(field2) || field2 === null))) return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsErrorResponse(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "timestamp":
      case "path":
      case "request_id":
      case "message":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "statusCode":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsJobKind(value) {
  return typeof value === 'string';
}

export function acceptsJobPage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.first;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.current;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  const field2 = value.next;
  if (!(field2 === undefined || (typeof field2 === 'string' || field2 === null))) return false;
  const field3 = value.items;
  if (!(field3 === undefined || (Array.isArray(field3) && accepts4(field3) || field3 === null))) return false;
  return true;
}

export function acceptsJobStatus(value) {
  return typeof value === 'string';
}

export function acceptsLanguageConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.languages;
  if (!(field0 === undefined || (Array.isArray(field0) && accepts5(field0) || field0 === null))) return false;
  const field1 = value.code_switching;
  if (!(field1 === undefined || (typeof field1 === 'boolean' || field1 === null))) return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "url":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "receive_partial_transcripts":
      case "receive_final_transcripts":
      case "receive_speech_events":
      case "receive_pre_processing_events":
      case "receive_realtime_processing_events":
      case "receive_post_processing_events":
      case "receive_acknowledgments":
      case "receive_errors":
      case "receive_lifecycle_events":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsLiveJob(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "id":
      case "request_id":
      case "status":
      case "created_at":
      case "completed_at":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "version":
      case "error_code":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "post_session_metadata":
      case "custom_metadata":
      if (!((accepts6(field) || field === null))) return false;
      break;
      case "kind":
      if (!((field === "live"))) return false;
      break;
      case "file":
      if (!((acceptsAudioFile(field) || field === null))) return false;
      break;
      case "request_params":
      break;
      case "result":
      if (!((acceptsLiveResult(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsLiveMessagesConfig(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "receive_partial_transcripts":
      case "receive_final_transcripts":
      case "receive_speech_events":
      case "receive_pre_processing_events":
      case "receive_realtime_processing_events":
      case "receive_post_processing_events":
      case "receive_acknowledgments":
      case "receive_errors":
      case "receive_lifecycle_events":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsLiveRequest(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "encoding":
      case "model":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "bit_depth":
      case "sample_rate":
      case "channels":
      case "endpointing":
      case "maximum_duration_without_endpointing":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "language_config":
      if (!((acceptsLanguageConfig(field) || field === null))) return false;
      break;
      case "pre_processing":
      if (!((acceptsPreProcessingConfig(field) || field === null))) return false;
      break;
      case "realtime_processing":
      if (!((acceptsRealtimeProcessingConfig(field) || field === null))) return false;
      break;
      case "post_processing":
      if (!((acceptsPostProcessingConfig(field) || field === null))) return false;
      break;
      case "messages_config":
      if (!((acceptsLiveMessagesConfig(field) || field === null))) return false;
      break;
      case "callback":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "callback_config":
      if (!((acceptsLiveCallbackConfig(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsLiveResult(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "metadata":
      if (!((acceptsResultMetadata(field) || field === null))) return false;
      break;
      case "transcription":
      if (!((acceptsTranscription(field) || field === null))) return false;
      break;
      case "translation":
      if (!((acceptsTranslationAddon(field) || field === null))) return false;
      break;
      case "summarization":
      if (!((acceptsSummarizationAddon(field) || field === null))) return false;
      break;
      case "named_entity_recognition":
      if (!((acceptsNamedEntityRecognitionAddon(field) || field === null))) return false;
      break;
      case "sentiment_analysis":
      if (!((acceptsSentimentAnalysisAddon(field) || field === null))) return false;
      break;
      case "chapterization":
      if (!((acceptsChapterizationAddon(field) || field === null))) return false;
      break;
      case "messages":
      if (!((Array.isArray(field) && accepts1(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsLiveSessionCreated(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.url;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsNameConsistencyAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsPiiEntityType(value) {
  return typeof value === 'string';
}

export function acceptsPiiRedactionConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.entity_types;
  if (!(field0 === undefined || (acceptsPiiEntityType(field0) || Array.isArray(field0) && accepts7(field0) || field0 === null))) return false;
  const field1 = value.processed_text_type;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.summarization;
  if (!(field0 === undefined || (typeof field0 === 'boolean' || field0 === null))) return false;
  const field1 = value.summarization_config;
  if (!(field1 === undefined || (acceptsSummarizationConfig(field1) || field1 === null))) return false;
  const field2 = value.chapterization;
  if (!(field2 === undefined || (typeof field2 === 'boolean' || field2 === null))) return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.audio_enhancer;
  if (!(field0 === undefined || (typeof field0 === 'boolean' || field0 === null))) return false;
  const field1 = value.speech_threshold;
  if (!(field1 === undefined || (Number.isFinite(field1) || field1 === null))) return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.event;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "id":
      case "request_id":
      case "status":
      case "created_at":
      case "completed_at":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "version":
      case "error_code":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "post_session_metadata":
      case "custom_metadata":
      if (!((accepts6(field) || field === null))) return false;
      break;
      case "kind":
      if (!((field === "pre-recorded"))) return false;
      break;
      case "file":
      if (!((acceptsAudioFile(field) || field === null))) return false;
      break;
      case "request_params":
      break;
      case "result":
      if (!((acceptsPreRecordedResult(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsPreRecordedJobCreated(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.result_url;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "audio_url":
      case "callback_url":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "custom_vocabulary":
      if (!((typeof field === 'boolean' || acceptsCustomVocabulary(field) || field === null))) return false;
      break;
      case "custom_vocabulary_config":
      if (!((acceptsCustomVocabularyConfig(field) || field === null))) return false;
      break;
      case "callback":
      case "subtitles":
      case "diarization":
      case "translation":
      case "summarization":
      case "named_entity_recognition":
      case "custom_spelling":
      case "sentiment_analysis":
      case "audio_to_llm":
      case "pii_redaction":
      case "sentences":
      case "punctuation_enhanced":
      case "detect_language":
      case "enable_code_switching":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "callback_config":
      if (!((acceptsCallbackConfig(field) || field === null))) return false;
      break;
      case "subtitles_config":
      if (!((acceptsSubtitlesConfig(field) || field === null))) return false;
      break;
      case "diarization_config":
      if (!((acceptsDiarizationConfig(field) || field === null))) return false;
      break;
      case "translation_config":
      if (!((acceptsTranslationConfig(field) || field === null))) return false;
      break;
      case "summarization_config":
      if (!((acceptsSummarizationConfig(field) || field === null))) return false;
      break;
      case "custom_spelling_config":
      if (!((acceptsCustomSpellingConfig(field) || field === null))) return false;
      break;
      case "audio_to_llm_config":
      if (!((acceptsAudioToLlmConfig(field) || field === null))) return false;
      break;
      case "pii_redaction_config":
      if (!((acceptsPiiRedactionConfig(field) || field === null))) return false;
      break;
      case "language_config":
      if (!((acceptsLanguageConfig(field) || field === null))) return false;
      break;
      case "language":
      if (!((acceptsTranscriptionLanguageCode(field) || field === null))) return false;
      break;
      case "custom_metadata":
      if (!((accepts6(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsPreRecordedRequestParams(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "audio_url":
      case "callback_url":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "custom_vocabulary":
      if (!((typeof field === 'boolean' || acceptsCustomVocabulary(field) || field === null))) return false;
      break;
      case "custom_vocabulary_config":
      if (!((acceptsCustomVocabularyConfig(field) || field === null))) return false;
      break;
      case "callback":
      case "subtitles":
      case "diarization":
      case "translation":
      case "summarization":
      case "named_entity_recognition":
      case "custom_spelling":
      case "sentiment_analysis":
      case "audio_to_llm":
      case "pii_redaction":
      case "sentences":
      case "punctuation_enhanced":
      case "detect_language":
      case "enable_code_switching":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "callback_config":
      if (!((acceptsCallbackConfig(field) || field === null))) return false;
      break;
      case "subtitles_config":
      if (!((acceptsSubtitlesConfig(field) || field === null))) return false;
      break;
      case "diarization_config":
      if (!((acceptsDiarizationConfig(field) || field === null))) return false;
      break;
      case "translation_config":
      if (!((acceptsTranslationConfig(field) || field === null))) return false;
      break;
      case "summarization_config":
      if (!((acceptsSummarizationConfig(field) || field === null))) return false;
      break;
      case "custom_spelling_config":
      if (!((acceptsCustomSpellingConfig(field) || field === null))) return false;
      break;
      case "audio_to_llm_config":
      if (!((acceptsAudioToLlmConfig(field) || field === null))) return false;
      break;
      case "pii_redaction_config":
      if (!((acceptsPiiRedactionConfig(field) || field === null))) return false;
      break;
      case "language_config":
      if (!((acceptsLanguageConfig(field) || field === null))) return false;
      break;
      case "language":
      if (!((acceptsTranscriptionLanguageCode(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsPreRecordedResult(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "metadata":
      if (!((acceptsResultMetadata(field) || field === null))) return false;
      break;
      case "transcription":
      if (!((acceptsTranscription(field) || field === null))) return false;
      break;
      case "translation":
      if (!((acceptsTranslationAddon(field) || field === null))) return false;
      break;
      case "summarization":
      if (!((acceptsSummarizationAddon(field) || field === null))) return false;
      break;
      case "named_entity_recognition":
      if (!((acceptsNamedEntityRecognitionAddon(field) || field === null))) return false;
      break;
      case "sentiment_analysis":
      if (!((acceptsSentimentAnalysisAddon(field) || field === null))) return false;
      break;
      case "chapterization":
      if (!((acceptsChapterizationAddon(field) || field === null))) return false;
      break;
      case "moderation":
      if (!((acceptsModerationAddon(field) || field === null))) return false;
      break;
      case "name_consistency":
      if (!((acceptsNameConsistencyAddon(field) || field === null))) return false;
      break;
      case "structured_data_extraction":
      if (!((acceptsStructuredDataExtractionAddon(field) || field === null))) return false;
      break;
      case "audio_to_llm":
      if (!((acceptsAudioToLlmAddon(field) || field === null))) return false;
      break;
      case "sentences":
      if (!((acceptsSentencesAddon(field) || field === null))) return false;
      break;
      case "display_mode":
      if (!((acceptsDisplayModeAddon(field) || field === null))) return false;
      break;
      case "diarization":
      if (!((acceptsDiarizationAddon(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsPreRecordedWebhook(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "custom_vocabulary":
      case "custom_spelling":
      case "translation":
      case "named_entity_recognition":
      case "sentiment_analysis":
      case "words_accurate_timestamps":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "custom_vocabulary_config":
      if (!((acceptsCustomVocabularyConfig(field) || field === null))) return false;
      break;
      case "custom_spelling_config":
      if (!((acceptsCustomSpellingConfig(field) || field === null))) return false;
      break;
      case "translation_config":
      if (!((acceptsTranslationConfig(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsResultMetadata(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.audio_duration;
  if (!(field0 === undefined || (Number.isFinite(field0) || field0 === null))) return false;
  const field1 = value.number_of_distinct_channels;
  if (!(field1 === undefined || (Number.isFinite(field1) || field1 === null))) return false;
  const field2 = value.billing_time;
  if (!(field2 === undefined || (Number.isFinite(field2) || field2 === null))) return false;
  const field3 = value.transcription_time;
  if (!(field3 === undefined || (Number.isFinite(field3) || field3 === null))) return false;
  return true;
}

export function acceptsSentence(value) {
  if (value?.constructor !== Object) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsSentimentAnalysisAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsSubtitle(value) {
  if (value?.constructor !== Object) return false;
  return true;
}

export function acceptsSubtitlesConfig(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "formats":
      if (!((Array.isArray(field) && accepts1(field) || field === null))) return false;
      break;
      case "minimum_duration":
      case "maximum_duration":
      case "maximum_characters_per_row":
      case "maximum_rows_per_caption":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "style":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsSummarizationAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsSummarizationConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.type;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "full_transcript":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "languages":
      if (!((Array.isArray(field) && accepts5(field) || field === null))) return false;
      break;
      case "utterances":
      if (!((Array.isArray(field) && accepts8(field) || field === null))) return false;
      break;
      case "sentences":
      if (!((Array.isArray(field) && accepts9(field) || field === null))) return false;
      break;
      case "subtitles":
      if (!((Array.isArray(field) && accepts10(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsTranscriptionJob(value) {
  if (value?.constructor !== Object) return false;
  switch (value.kind) {
    case "pre-recorded":
    return acceptsPreRecordedJob(value);
    case "live":
    return acceptsLiveJob(value);
    default:
    return false;
  }
}

export function acceptsTranscriptionLanguageCode(value) {
  return typeof value === 'string';
}

export function acceptsTranslationAddon(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "is_empty":
      case "success":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
      case "exec_time":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "error":
      if (!((acceptsAddonError(field) || field === null))) return false;
      break;
      case "results":
      break;
    }
  }
  return found === 0;
}

export function acceptsTranslationConfig(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "target_languages":
      if (!((Array.isArray(field) && accepts11(field) || field === null))) return false;
      break;
      case "model":
      case "context":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "match_original_utterances":
      case "lipsync":
      case "context_adaptation":
      case "informal":
      if (!((typeof field === 'boolean' || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsTranslationLanguageCode(value) {
  return typeof value === 'string';
}

export function acceptsUploadResponse(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.audio_url;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.audio_metadata;
  if (!(field1 === undefined || (acceptsAudioMetadata(field1) || field1 === null))) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "text":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "language":
      if (!((acceptsTranscriptionLanguageCode(field) || field === null))) return false;
      break;
      case "start":
      case "end":
      case "channel":
      case "confidence":
      case "speaker":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "words":
      if (!((Array.isArray(field) && accepts12(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsWord(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.word;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.start;
  if (!(field1 === undefined || (Number.isFinite(field1) || field1 === null))) return false;
  const field2 = value.end;
  if (!(field2 === undefined || (Number.isFinite(field2) || field2 === null))) return false;
  const field3 = value.confidence;
  if (!(field3 === undefined || (Number.isFinite(field3) || field3 === null))) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.chunk;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.type;
  if (!(field0 === undefined || (field0 === "audio_chunk"))) return false;
  const field1 = value.data;
  if (!(field1 === undefined || (acceptsAudioChunkData(field1) || field1 === null))) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "text":
      if (!((typeof field === 'string' || field === null))) return false;
      break;
      case "language":
      if (!((acceptsTranscriptionLanguageCode(field) || field === null))) return false;
      break;
      case "start":
      case "end":
      case "channel":
      case "confidence":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "words":
      if (!((Array.isArray(field) && accepts12(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsOtherServerMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.session_id;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.created_at;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  const field2 = value.type;
  if (!(field2 === undefined || typeof field2 === 'string' && !(field2 === "transcript"))) return false;
  const field3 = value.data;
  if (!(field3 === undefined || (accepts6(field3) || field3 === null))) return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.type;
  if (!(field0 === undefined || (field0 === "stop_recording"))) return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.is_final;
  if (!(field1 === undefined || (typeof field1 === 'boolean' || field1 === null))) return false;
  const field2 = value.utterance;
  if (!(field2 === undefined || (acceptsLiveUtterance(field2) || field2 === null))) return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.session_id;
  if (!(field0 === undefined || (typeof field0 === 'string' || field0 === null))) return false;
  const field1 = value.created_at;
  if (!(field1 === undefined || (typeof field1 === 'string' || field1 === null))) return false;
  const field2 = value.type;
  if (!(field2 === undefined || (field2 === "transcript"))) return false;
  const field3 = value.data;
  if (!(field3 === undefined || (acceptsTranscriptData(field3) || field3 === null))) return false;
  return true;
}

export function acceptsListTranscriptionJobsQuery(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "offset":
      case "limit":
      if (!((Number.isFinite(field) || field === null))) return false;
      break;
      case "date":
      case "before_date":
      case "after_date":
      if (!((acceptsDateOrDateTime(field) || field === null))) return false;
      break;
      case "status":
      if (!((Array.isArray(field) && accepts13(field) || field === null))) return false;
      break;
      case "custom_metadata":
      if (!((accepts6(field) || field === null))) return false;
      break;
      case "kind":
      if (!((Array.isArray(field) && accepts14(field) || field === null))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsClientMessage(value) {
  if (value?.constructor !== Object) return false;
  switch (value.type) {
    case "audio_chunk":
    return acceptsAudioChunkMessage(value);
    case "stop_recording":
    return acceptsStopRecordingMessage(value);
    default:
    return false;
  }
}

export function acceptsServerMessage(value) {
  if (value?.constructor !== Object) return false;
  switch (value.type) {
    case "transcript":
    return acceptsTranscriptMessage(value);
    default:
    return typeof value.type === 'string' && acceptsOtherServerMessage(value);
  }
}
