// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../formats.js';
import { isMadeOf, isObject } from '../runtime/validate.js';

export function acceptsAddonError(value) {
  if ((!isObject(value))) return false;
  return true;
}

export function acceptsAudioFile(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "id":
      case "filename":
      case "source":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "audio_duration":
      case "number_of_channels":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsAudioMetadata(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "id":
      case "filename":
      case "extension":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "size":
      case "audio_duration":
      case "number_of_channels":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsAudioToLlmConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  const prompts_2 = value.prompts;
  if (prompts_2 !== undefined) {
    if (Array.isArray(prompts_2)) {
      for (let i_3 = 0; i_3 < prompts_2.length; i_3++) {
        const item_4 = prompts_2[i_3];
        if ((!(Array.isArray(item_4)))) return false;
      }
    } else if ((!(prompts_2 === null))) return false;
  }
  const model_5 = value.model;
  if (model_5 !== undefined && ((!(typeof model_5 === 'string')) && (!(model_5 === null)))) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const url_2 = value.url;
  if (url_2 !== undefined && ((!(typeof url_2 === 'string')) && (!(url_2 === null)))) return false;
  const method_3 = value.method;
  if (method_3 !== undefined && ((!(typeof method_3 === 'string')) && (!(method_3 === null)))) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsCustomSpellingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_9 = value.constructor;
  if (made_9 !== Object && made_9 !== undefined) return false;
  const spelling_dictionary_2 = value.spelling_dictionary;
  if (spelling_dictionary_2 !== undefined) {
    if (typeof spelling_dictionary_2 === 'object' && spelling_dictionary_2 !== null && !Array.isArray(spelling_dictionary_2)) {
      const made_8 = spelling_dictionary_2.constructor;
      if (made_8 !== Object && made_8 !== undefined) return false;
      for (const key_3 in spelling_dictionary_2) {
        const item_4 = spelling_dictionary_2[key_3];
        if (!(Array.isArray(item_4))) return false;
        for (let i_6 = 0; i_6 < item_4.length; i_6++) {
          const item_7 = item_4[i_6];
          if ((!(typeof item_7 === 'string'))) return false;
        }
      }
    } else if ((!(spelling_dictionary_2 === null))) return false;
  }
  return true;
}

export function acceptsCustomVocabulary(value) {
  if (!(Array.isArray(value))) return false;
  for (let i_1 = 0; i_1 < value.length; i_1++) {
    const item_2 = value[i_1];
    if ((!(typeof item_2 === 'string')) && (!acceptsCustomVocabularyEntry(item_2))) return false;
  }
  return true;
}

export function acceptsCustomVocabularyConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const vocabulary_2 = value.vocabulary;
  if (vocabulary_2 !== undefined && ((!acceptsCustomVocabulary(vocabulary_2)) && (!(vocabulary_2 === null)))) return false;
  const default_intensity_3 = value.default_intensity;
  if (default_intensity_3 !== undefined && ((!(Number.isFinite(default_intensity_3))) && (!(default_intensity_3 === null)))) return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  const value_2 = value.value;
  if (value_2 !== undefined && ((!(typeof value_2 === 'string')) && (!(value_2 === null)))) return false;
  const intensity_3 = value.intensity;
  if (intensity_3 !== undefined && ((!(Number.isFinite(intensity_3))) && (!(intensity_3 === null)))) return false;
  const pronunciations_4 = value.pronunciations;
  if (pronunciations_4 !== undefined) {
    if (Array.isArray(pronunciations_4)) {
      for (let i_5 = 0; i_5 < pronunciations_4.length; i_5++) {
        const item_6 = pronunciations_4[i_5];
        if ((!(typeof item_6 === 'string'))) return false;
      }
    } else if ((!(pronunciations_4 === null))) return false;
  }
  const language_7 = value.language;
  if (language_7 !== undefined && ((!(typeof language_7 === 'string')) && (!(language_7 === null)))) return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  if ((!(typeof value === 'string'))) return false;
  return true;
}

export function acceptsDiarizationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsDiarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  const number_of_speakers_2 = value.number_of_speakers;
  if (number_of_speakers_2 !== undefined && ((!(Number.isFinite(number_of_speakers_2))) && (!(number_of_speakers_2 === null)))) return false;
  const min_speakers_3 = value.min_speakers;
  if (min_speakers_3 !== undefined && ((!(Number.isFinite(min_speakers_3))) && (!(min_speakers_3 === null)))) return false;
  const max_speakers_4 = value.max_speakers;
  if (max_speakers_4 !== undefined && ((!(Number.isFinite(max_speakers_4))) && (!(max_speakers_4 === null)))) return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsErrorResponse(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "timestamp":
      case "path":
      case "request_id":
      case "message":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "statusCode":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsJobKind(value) {
  if ((!(typeof value === 'string'))) return false;
  return true;
}

export function acceptsJobPage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_9 = value.constructor;
  if (made_9 !== Object && made_9 !== undefined) return false;
  const first_2 = value.first;
  if (first_2 !== undefined && ((!(typeof first_2 === 'string')) && (!(first_2 === null)))) return false;
  const current_3 = value.current;
  if (current_3 !== undefined && ((!(typeof current_3 === 'string')) && (!(current_3 === null)))) return false;
  const next_4 = value.next;
  if (next_4 !== undefined && ((!(typeof next_4 === 'string')) && (!(next_4 === null)))) return false;
  const items_5 = value.items;
  if (items_5 !== undefined) {
    if (Array.isArray(items_5)) {
      for (let i_6 = 0; i_6 < items_5.length; i_6++) {
        const item_7 = items_5[i_6];
        if (!acceptsTranscriptionJob(item_7)) return false;
      }
    } else if ((!(items_5 === null))) return false;
  }
  return true;
}

export function acceptsJobStatus(value) {
  if ((!(typeof value === 'string'))) return false;
  return true;
}

export function acceptsLanguageConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const languages_2 = value.languages;
  if (languages_2 !== undefined) {
    if (Array.isArray(languages_2)) {
      for (let i_3 = 0; i_3 < languages_2.length; i_3++) {
        const item_4 = languages_2[i_3];
        if ((!(typeof item_4 === 'string'))) return false;
      }
    } else if ((!(languages_2 === null))) return false;
  }
  const code_switching_6 = value.code_switching;
  if (code_switching_6 !== undefined && ((!(typeof code_switching_6 === 'boolean')) && (!(code_switching_6 === null)))) return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "url":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "receive_partial_transcripts":
      case "receive_final_transcripts":
      case "receive_speech_events":
      case "receive_pre_processing_events":
      case "receive_realtime_processing_events":
      case "receive_post_processing_events":
      case "receive_acknowledgments":
      case "receive_errors":
      case "receive_lifecycle_events":
      {
        if ((!(typeof item_2 === 'boolean')) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "id":
      case "request_id":
      case "created_at":
      case "status":
      case "completed_at":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "version":
      case "error_code":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
      case "post_session_metadata":
      case "custom_metadata":
      {
        if ((!isObject(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "kind":
      {
        if (item_2 !== "live") return false;
        break;
      }
      case "file":
      {
        if ((!acceptsAudioFile(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "result":
      {
        if ((!acceptsLiveResult(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveMessagesConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "receive_partial_transcripts":
      case "receive_final_transcripts":
      case "receive_speech_events":
      case "receive_pre_processing_events":
      case "receive_realtime_processing_events":
      case "receive_post_processing_events":
      case "receive_acknowledgments":
      case "receive_errors":
      case "receive_lifecycle_events":
      {
        if ((!(typeof item_2 === 'boolean')) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveRequest(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "encoding":
      case "model":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "bit_depth":
      case "sample_rate":
      case "channels":
      case "endpointing":
      case "maximum_duration_without_endpointing":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
      case "language_config":
      {
        if ((!acceptsLanguageConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "pre_processing":
      {
        if ((!acceptsPreProcessingConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "realtime_processing":
      {
        if ((!acceptsRealtimeProcessingConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "post_processing":
      {
        if ((!acceptsPostProcessingConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "messages_config":
      {
        if ((!acceptsLiveMessagesConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "callback":
      {
        if ((!(typeof item_2 === 'boolean')) && (!(item_2 === null))) return false;
        break;
      }
      case "callback_config":
      {
        if ((!acceptsLiveCallbackConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveResult(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "metadata":
      {
        if ((!acceptsResultMetadata(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "transcription":
      {
        if ((!acceptsTranscription(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "translation":
      {
        if ((!acceptsTranslationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "summarization":
      {
        if ((!acceptsSummarizationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if ((!acceptsNamedEntityRecognitionAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if ((!acceptsSentimentAnalysisAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "chapterization":
      {
        if ((!acceptsChapterizationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "messages":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if ((!(typeof item_5 === 'string'))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveSessionCreated(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  const url_2 = value.url;
  if (url_2 !== undefined && ((!(typeof url_2 === 'string')) && (!(url_2 === null)))) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsNameConsistencyAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsPiiEntityType(value) {
  if ((!(typeof value === 'string'))) return false;
  return true;
}

export function acceptsPiiRedactionConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const entity_types_2 = value.entity_types;
  if (entity_types_2 !== undefined) {
    if (Array.isArray(entity_types_2)) {
      for (let i_3 = 0; i_3 < entity_types_2.length; i_3++) {
        const item_4 = entity_types_2[i_3];
        if ((!(typeof item_4 === 'string'))) return false;
      }
    } else if ((!(typeof entity_types_2 === 'string')) && (!(entity_types_2 === null))) return false;
  }
  const processed_text_type_6 = value.processed_text_type;
  if (processed_text_type_6 !== undefined && ((!(typeof processed_text_type_6 === 'string')) && (!(processed_text_type_6 === null)))) return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  const summarization_2 = value.summarization;
  if (summarization_2 !== undefined && ((!(typeof summarization_2 === 'boolean')) && (!(summarization_2 === null)))) return false;
  const summarization_config_3 = value.summarization_config;
  if (summarization_config_3 !== undefined && ((!acceptsSummarizationConfig(summarization_config_3)) && (!(summarization_config_3 === null)))) return false;
  const chapterization_5 = value.chapterization;
  if (chapterization_5 !== undefined && ((!(typeof chapterization_5 === 'boolean')) && (!(chapterization_5 === null)))) return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const audio_enhancer_2 = value.audio_enhancer;
  if (audio_enhancer_2 !== undefined && ((!(typeof audio_enhancer_2 === 'boolean')) && (!(audio_enhancer_2 === null)))) return false;
  const speech_threshold_3 = value.speech_threshold;
  if (speech_threshold_3 !== undefined && ((!(Number.isFinite(speech_threshold_3))) && (!(speech_threshold_3 === null)))) return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const id_2 = value.id;
  if (id_2 !== undefined && ((!(typeof id_2 === 'string')) && (!(id_2 === null)))) return false;
  const event_3 = value.event;
  if (event_3 !== undefined && ((!(typeof event_3 === 'string')) && (!(event_3 === null)))) return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "id":
      case "request_id":
      case "created_at":
      case "status":
      case "completed_at":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "version":
      case "error_code":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
      case "post_session_metadata":
      case "custom_metadata":
      {
        if ((!isObject(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "kind":
      {
        if (item_2 !== "pre-recorded") return false;
        break;
      }
      case "file":
      {
        if ((!acceptsAudioFile(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "result":
      {
        if ((!acceptsPreRecordedResult(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedJobCreated(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const id_2 = value.id;
  if (id_2 !== undefined && ((!(typeof id_2 === 'string')) && (!(id_2 === null)))) return false;
  const result_url_3 = value.result_url;
  if (result_url_3 !== undefined && ((!(typeof result_url_3 === 'string')) && (!(result_url_3 === null)))) return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "audio_url":
      case "callback_url":
      case "language":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_vocabulary":
      {
        if ((!(typeof item_2 === 'boolean')) && (!acceptsCustomVocabulary(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if ((!acceptsCustomVocabularyConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
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
      {
        if ((!(typeof item_2 === 'boolean')) && (!(item_2 === null))) return false;
        break;
      }
      case "callback_config":
      {
        if ((!acceptsCallbackConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "subtitles_config":
      {
        if ((!acceptsSubtitlesConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "diarization_config":
      {
        if ((!acceptsDiarizationConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "translation_config":
      {
        if ((!acceptsTranslationConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "summarization_config":
      {
        if ((!acceptsSummarizationConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if ((!acceptsCustomSpellingConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if ((!acceptsAudioToLlmConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if ((!acceptsPiiRedactionConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "language_config":
      {
        if ((!acceptsLanguageConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_metadata":
      {
        if ((!isObject(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedRequestParams(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "audio_url":
      case "callback_url":
      case "language":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_vocabulary":
      {
        if ((!(typeof item_2 === 'boolean')) && (!acceptsCustomVocabulary(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if ((!acceptsCustomVocabularyConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
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
      {
        if ((!(typeof item_2 === 'boolean')) && (!(item_2 === null))) return false;
        break;
      }
      case "callback_config":
      {
        if ((!acceptsCallbackConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "subtitles_config":
      {
        if ((!acceptsSubtitlesConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "diarization_config":
      {
        if ((!acceptsDiarizationConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "translation_config":
      {
        if ((!acceptsTranslationConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "summarization_config":
      {
        if ((!acceptsSummarizationConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if ((!acceptsCustomSpellingConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if ((!acceptsAudioToLlmConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if ((!acceptsPiiRedactionConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "language_config":
      {
        if ((!acceptsLanguageConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedResult(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "metadata":
      {
        if ((!acceptsResultMetadata(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "transcription":
      {
        if ((!acceptsTranscription(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "translation":
      {
        if ((!acceptsTranslationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "summarization":
      {
        if ((!acceptsSummarizationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if ((!acceptsNamedEntityRecognitionAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if ((!acceptsSentimentAnalysisAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "chapterization":
      {
        if ((!acceptsChapterizationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "moderation":
      {
        if ((!acceptsModerationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "name_consistency":
      {
        if ((!acceptsNameConsistencyAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "structured_data_extraction":
      {
        if ((!acceptsStructuredDataExtractionAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "audio_to_llm":
      {
        if ((!acceptsAudioToLlmAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "sentences":
      {
        if ((!acceptsSentencesAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "display_mode":
      {
        if ((!acceptsDisplayModeAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "diarization":
      {
        if ((!acceptsDiarizationAddon(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedWebhook(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  const id_2 = value.id;
  if (id_2 !== undefined && ((!(typeof id_2 === 'string')) && (!(id_2 === null)))) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "custom_vocabulary":
      case "custom_spelling":
      case "translation":
      case "named_entity_recognition":
      case "sentiment_analysis":
      case "words_accurate_timestamps":
      {
        if ((!(typeof item_2 === 'boolean')) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if ((!acceptsCustomVocabularyConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if ((!acceptsCustomSpellingConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
      case "translation_config":
      {
        if ((!acceptsTranslationConfig(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsResultMetadata(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  const audio_duration_2 = value.audio_duration;
  if (audio_duration_2 !== undefined && ((!(Number.isFinite(audio_duration_2))) && (!(audio_duration_2 === null)))) return false;
  const number_of_distinct_channels_3 = value.number_of_distinct_channels;
  if (number_of_distinct_channels_3 !== undefined && ((!(Number.isFinite(number_of_distinct_channels_3))) && (!(number_of_distinct_channels_3 === null)))) return false;
  const billing_time_4 = value.billing_time;
  if (billing_time_4 !== undefined && ((!(Number.isFinite(billing_time_4))) && (!(billing_time_4 === null)))) return false;
  const transcription_time_5 = value.transcription_time;
  if (transcription_time_5 !== undefined && ((!(Number.isFinite(transcription_time_5))) && (!(transcription_time_5 === null)))) return false;
  return true;
}

export function acceptsSentence(value) {
  if ((!isObject(value))) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsSentimentAnalysisAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsSubtitle(value) {
  if ((!isObject(value))) return false;
  return true;
}

export function acceptsSubtitlesConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "formats":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if ((!(typeof item_5 === 'string'))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
      case "minimum_duration":
      case "maximum_duration":
      case "maximum_characters_per_row":
      case "maximum_rows_per_caption":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
      case "style":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsSummarizationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsSummarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  const type_2 = value.type;
  if (type_2 !== undefined && ((!(typeof type_2 === 'string')) && (!(type_2 === null)))) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "full_transcript":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "languages":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if ((!(typeof item_5 === 'string'))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
      case "utterances":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if (!acceptsUtterance(item_5)) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
      case "sentences":
      case "subtitles":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if ((!isObject(item_5))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsTranscriptionJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const tag_1 = value.kind;
  if (tag_1 === "pre-recorded") {
    if (!acceptsPreRecordedJob(value)) return false;
  } else if (tag_1 === "live") {
    if (!acceptsLiveJob(value)) return false;
  } else return false;
  return true;
}

export function acceptsTranscriptionLanguageCode(value) {
  if ((!(typeof value === 'string'))) return false;
  return true;
}

export function acceptsTranslationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const is_empty_2 = value.is_empty;
  if (is_empty_2 !== undefined && ((!(typeof is_empty_2 === 'boolean')) && (!(is_empty_2 === null)))) return false;
  const exec_time_3 = value.exec_time;
  if (exec_time_3 !== undefined && ((!(Number.isFinite(exec_time_3))) && (!(exec_time_3 === null)))) return false;
  const success_4 = value.success;
  if (success_4 !== undefined && ((!(typeof success_4 === 'boolean')) && (!(success_4 === null)))) return false;
  const error_5 = value.error;
  if (error_5 !== undefined && ((!isObject(error_5)) && (!(error_5 === null)))) return false;
  return true;
}

export function acceptsTranslationConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "target_languages":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if ((!(typeof item_5 === 'string'))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
      case "model":
      case "context":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "match_original_utterances":
      case "lipsync":
      case "context_adaptation":
      case "informal":
      {
        if ((!(typeof item_2 === 'boolean')) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsTranslationLanguageCode(value) {
  if ((!(typeof value === 'string'))) return false;
  return true;
}

export function acceptsUploadResponse(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  const audio_url_2 = value.audio_url;
  if (audio_url_2 !== undefined && ((!(typeof audio_url_2 === 'string')) && (!(audio_url_2 === null)))) return false;
  const audio_metadata_3 = value.audio_metadata;
  if (audio_metadata_3 !== undefined && ((!acceptsAudioMetadata(audio_metadata_3)) && (!(audio_metadata_3 === null)))) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "text":
      case "language":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "start":
      case "end":
      case "channel":
      case "confidence":
      case "speaker":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
      case "words":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if (!(typeof item_5 === 'object' && item_5 !== null && !Array.isArray(item_5))) return false;
            const made_11 = item_5.constructor;
            if (made_11 !== Object && made_11 !== undefined) return false;
            const word_7 = item_5.word;
            if (word_7 !== undefined && ((!(typeof word_7 === 'string')) && (!(word_7 === null)))) return false;
            const start_8 = item_5.start;
            if (start_8 !== undefined && ((!(Number.isFinite(start_8))) && (!(start_8 === null)))) return false;
            const end_9 = item_5.end;
            if (end_9 !== undefined && ((!(Number.isFinite(end_9))) && (!(end_9 === null)))) return false;
            const confidence_10 = item_5.confidence;
            if (confidence_10 !== undefined && ((!(Number.isFinite(confidence_10))) && (!(confidence_10 === null)))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsWord(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  const word_2 = value.word;
  if (word_2 !== undefined && ((!(typeof word_2 === 'string')) && (!(word_2 === null)))) return false;
  const start_3 = value.start;
  if (start_3 !== undefined && ((!(Number.isFinite(start_3))) && (!(start_3 === null)))) return false;
  const end_4 = value.end;
  if (end_4 !== undefined && ((!(Number.isFinite(end_4))) && (!(end_4 === null)))) return false;
  const confidence_5 = value.confidence;
  if (confidence_5 !== undefined && ((!(Number.isFinite(confidence_5))) && (!(confidence_5 === null)))) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  const chunk_2 = value.chunk;
  if (chunk_2 !== undefined && ((!(typeof chunk_2 === 'string')) && (!(chunk_2 === null)))) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  const type_2 = value.type;
  if (type_2 !== undefined && (type_2 !== "audio_chunk")) return false;
  const data_4 = value.data;
  if (data_4 !== undefined && ((!acceptsAudioChunkData(data_4)) && (!(data_4 === null)))) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "text":
      case "language":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "start":
      case "end":
      case "channel":
      case "confidence":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
      case "words":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if (!(typeof item_5 === 'object' && item_5 !== null && !Array.isArray(item_5))) return false;
            const made_11 = item_5.constructor;
            if (made_11 !== Object && made_11 !== undefined) return false;
            const word_7 = item_5.word;
            if (word_7 !== undefined && ((!(typeof word_7 === 'string')) && (!(word_7 === null)))) return false;
            const start_8 = item_5.start;
            if (start_8 !== undefined && ((!(Number.isFinite(start_8))) && (!(start_8 === null)))) return false;
            const end_9 = item_5.end;
            if (end_9 !== undefined && ((!(Number.isFinite(end_9))) && (!(end_9 === null)))) return false;
            const confidence_10 = item_5.confidence;
            if (confidence_10 !== undefined && ((!(Number.isFinite(confidence_10))) && (!(confidence_10 === null)))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const session_id_2 = value.session_id;
  if (session_id_2 !== undefined && ((!(typeof session_id_2 === 'string')) && (!(session_id_2 === null)))) return false;
  const created_at_3 = value.created_at;
  if (created_at_3 !== undefined && ((!(typeof created_at_3 === 'string')) && (!(created_at_3 === null)))) return false;
  const type_4 = value.type;
  if (type_4 !== undefined && (!(type_4 !== "transcript") || (!(typeof type_4 === 'string')))) return false;
  const data_5 = value.data;
  if (data_5 !== undefined && ((!isObject(data_5)) && (!(data_5 === null)))) return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const type_2 = value.type;
  if (type_2 !== undefined && (type_2 !== "stop_recording")) return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  const id_2 = value.id;
  if (id_2 !== undefined && ((!(typeof id_2 === 'string')) && (!(id_2 === null)))) return false;
  const is_final_3 = value.is_final;
  if (is_final_3 !== undefined && ((!(typeof is_final_3 === 'boolean')) && (!(is_final_3 === null)))) return false;
  const utterance_4 = value.utterance;
  if (utterance_4 !== undefined && ((!acceptsLiveUtterance(utterance_4)) && (!(utterance_4 === null)))) return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  const session_id_2 = value.session_id;
  if (session_id_2 !== undefined && ((!(typeof session_id_2 === 'string')) && (!(session_id_2 === null)))) return false;
  const created_at_3 = value.created_at;
  if (created_at_3 !== undefined && ((!(typeof created_at_3 === 'string')) && (!(created_at_3 === null)))) return false;
  const type_4 = value.type;
  if (type_4 !== undefined && (type_4 !== "transcript")) return false;
  const data_6 = value.data;
  if (data_6 !== undefined && ((!acceptsTranscriptData(data_6)) && (!(data_6 === null)))) return false;
  return true;
}

export function acceptsListTranscriptionJobsQuery(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    if (item_2 === undefined) continue;
    switch (key_1) {
      case "offset":
      case "limit":
      {
        if ((!(Number.isFinite(item_2))) && (!(item_2 === null))) return false;
        break;
      }
      case "date":
      case "before_date":
      case "after_date":
      {
        if ((!(typeof item_2 === 'string')) && (!(item_2 === null))) return false;
        break;
      }
      case "status":
      case "kind":
      {
        if (Array.isArray(item_2)) {
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if ((!(typeof item_5 === 'string'))) return false;
          }
        } else if ((!(item_2 === null))) return false;
        break;
      }
      case "custom_metadata":
      {
        if ((!isObject(item_2)) && (!(item_2 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsClientMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const tag_1 = value.type;
  if (tag_1 === "audio_chunk") {
    if (!acceptsAudioChunkMessage(value)) return false;
  } else if (tag_1 === "stop_recording") {
    if (!acceptsStopRecordingMessage(value)) return false;
  } else return false;
  return true;
}

export function acceptsServerMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const tag_1 = value.type;
  if (tag_1 === "transcript") {
    if (!acceptsTranscriptMessage(value)) return false;
  } else if (typeof tag_1 === 'string') {
    if (!acceptsOtherServerMessage(value)) return false;
  } else return false;
  return true;
}
