// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../runtime/formats.js';
import { isObject } from '../runtime/validate.js';

export function acceptsAddonError(value) {
  if (!((value?.constructor === Object || isObject(value)))) return false;
  return true;
}

export function acceptsAudioFile(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "id":
      case "filename":
      case "source":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "audio_duration":
      case "number_of_channels":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsAudioMetadata(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "id":
      case "filename":
      case "extension":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "size":
      case "audio_duration":
      case "number_of_channels":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsAudioToLlmConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const prompts_3 = value.prompts;
  if (prompts_3 !== undefined) {
    if (Array.isArray(prompts_3)) {
      for (let i_4 = 0; i_4 < prompts_3.length; i_4++) {
        const item_5 = prompts_3[i_4];
        if (!(Array.isArray(item_5))) return false;
      }
    } else if ((!(prompts_3 === null))) return false;
  }
  const model_6 = value.model;
  if (model_6 !== undefined && ((!(typeof model_6 === 'string')) && (!(model_6 === null)))) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const url_3 = value.url;
  if (url_3 !== undefined && ((!(typeof url_3 === 'string')) && (!(url_3 === null)))) return false;
  const method_4 = value.method;
  if (method_4 !== undefined && ((!(typeof method_4 === 'string')) && (!(method_4 === null)))) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsCustomSpellingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const spelling_dictionary_3 = value.spelling_dictionary;
  if (spelling_dictionary_3 !== undefined) {
    if (typeof spelling_dictionary_3 === 'object' && spelling_dictionary_3 !== null && !Array.isArray(spelling_dictionary_3)) {
      const made_4 = spelling_dictionary_3.constructor;
      if (made_4 !== Object && made_4 !== undefined) return false;
      for (const key_5 in spelling_dictionary_3) {
        const item_6 = spelling_dictionary_3[key_5];
        switch (key_5) {
          default: {
            if (!(Array.isArray(item_6))) return false;
            for (let i_8 = 0; i_8 < item_6.length; i_8++) {
              const item_9 = item_6[i_8];
              if (!(typeof item_9 === 'string')) return false;
            }
          }
        }
      }
    } else if ((!(spelling_dictionary_3 === null))) return false;
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
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const vocabulary_3 = value.vocabulary;
  if (vocabulary_3 !== undefined && ((!acceptsCustomVocabulary(vocabulary_3)) && (!(vocabulary_3 === null)))) return false;
  const default_intensity_6 = value.default_intensity;
  if (default_intensity_6 !== undefined && ((!(Number.isFinite(default_intensity_6))) && (!(default_intensity_6 === null)))) return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const value_3 = value.value;
  if (value_3 !== undefined && ((!(typeof value_3 === 'string')) && (!(value_3 === null)))) return false;
  const intensity_4 = value.intensity;
  if (intensity_4 !== undefined && ((!(Number.isFinite(intensity_4))) && (!(intensity_4 === null)))) return false;
  const pronunciations_5 = value.pronunciations;
  if (pronunciations_5 !== undefined) {
    if (Array.isArray(pronunciations_5)) {
      for (let i_6 = 0; i_6 < pronunciations_5.length; i_6++) {
        const item_7 = pronunciations_5[i_6];
        if (!(typeof item_7 === 'string')) return false;
      }
    } else if ((!(pronunciations_5 === null))) return false;
  }
  const language_8 = value.language;
  if (language_8 !== undefined && ((!(typeof language_8 === 'string')) && (!(language_8 === null)))) return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  if (!(typeof value === 'string')) return false;
  return true;
}

export function acceptsDiarizationAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsDiarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const number_of_speakers_3 = value.number_of_speakers;
  if (number_of_speakers_3 !== undefined && ((!(Number.isFinite(number_of_speakers_3))) && (!(number_of_speakers_3 === null)))) return false;
  const min_speakers_4 = value.min_speakers;
  if (min_speakers_4 !== undefined && ((!(Number.isFinite(min_speakers_4))) && (!(min_speakers_4 === null)))) return false;
  const max_speakers_5 = value.max_speakers;
  if (max_speakers_5 !== undefined && ((!(Number.isFinite(max_speakers_5))) && (!(max_speakers_5 === null)))) return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsErrorResponse(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "timestamp":
      case "path":
      case "request_id":
      case "message":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "statusCode":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsJobKind(value) {
  if (!(typeof value === 'string')) return false;
  return true;
}

export function acceptsJobPage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const first_3 = value.first;
  if (first_3 !== undefined && ((!(typeof first_3 === 'string')) && (!(first_3 === null)))) return false;
  const current_4 = value.current;
  if (current_4 !== undefined && ((!(typeof current_4 === 'string')) && (!(current_4 === null)))) return false;
  const next_5 = value.next;
  if (next_5 !== undefined && ((!(typeof next_5 === 'string')) && (!(next_5 === null)))) return false;
  const items_6 = value.items;
  if (items_6 !== undefined) {
    if (Array.isArray(items_6)) {
      for (let i_7 = 0; i_7 < items_6.length; i_7++) {
        const item_8 = items_6[i_7];
        if (!acceptsTranscriptionJob(item_8)) return false;
      }
    } else if ((!(items_6 === null))) return false;
  }
  return true;
}

export function acceptsJobStatus(value) {
  if (!(typeof value === 'string')) return false;
  return true;
}

export function acceptsLanguageConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const languages_3 = value.languages;
  if (languages_3 !== undefined) {
    if (Array.isArray(languages_3)) {
      for (let i_4 = 0; i_4 < languages_3.length; i_4++) {
        const item_5 = languages_3[i_4];
        if (!(typeof item_5 === 'string')) return false;
      }
    } else if ((!(languages_3 === null))) return false;
  }
  const code_switching_6 = value.code_switching;
  if (code_switching_6 !== undefined && ((!(typeof code_switching_6 === 'boolean')) && (!(code_switching_6 === null)))) return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "url":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
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
        if ((!(typeof item_3 === 'boolean')) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveJob(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "id":
      case "request_id":
      case "status":
      case "created_at":
      case "completed_at":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "version":
      case "error_code":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
      case "post_session_metadata":
      case "custom_metadata":
      {
        if ((!((item_3?.constructor === Object || isObject(item_3)))) && (!(item_3 === null))) return false;
        break;
      }
      case "kind":
      {
        if (item_3 !== "live") return false;
        break;
      }
      case "file":
      {
        if ((!acceptsAudioFile(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "result":
      {
        if ((!acceptsLiveResult(item_3)) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveMessagesConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
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
        if ((!(typeof item_3 === 'boolean')) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveRequest(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "encoding":
      case "model":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "bit_depth":
      case "sample_rate":
      case "channels":
      case "endpointing":
      case "maximum_duration_without_endpointing":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
      case "language_config":
      {
        if ((!acceptsLanguageConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "pre_processing":
      {
        if ((!acceptsPreProcessingConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "realtime_processing":
      {
        if ((!acceptsRealtimeProcessingConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "post_processing":
      {
        if ((!acceptsPostProcessingConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "messages_config":
      {
        if ((!acceptsLiveMessagesConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "callback":
      {
        if ((!(typeof item_3 === 'boolean')) && (!(item_3 === null))) return false;
        break;
      }
      case "callback_config":
      {
        if ((!acceptsLiveCallbackConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveResult(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "metadata":
      {
        if ((!acceptsResultMetadata(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "transcription":
      {
        if ((!acceptsTranscription(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "translation":
      {
        if ((!acceptsTranslationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "summarization":
      {
        if ((!acceptsSummarizationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if ((!acceptsNamedEntityRecognitionAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if ((!acceptsSentimentAnalysisAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "chapterization":
      {
        if ((!acceptsChapterizationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "messages":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'string')) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveSessionCreated(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const url_3 = value.url;
  if (url_3 !== undefined && ((!(typeof url_3 === 'string')) && (!(url_3 === null)))) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsNameConsistencyAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsPiiEntityType(value) {
  if (!(typeof value === 'string')) return false;
  return true;
}

export function acceptsPiiRedactionConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const entity_types_3 = value.entity_types;
  if (entity_types_3 !== undefined) {
    if (Array.isArray(entity_types_3)) {
      for (let i_4 = 0; i_4 < entity_types_3.length; i_4++) {
        const item_5 = entity_types_3[i_4];
        if (!(typeof item_5 === 'string')) return false;
      }
    } else if ((!(typeof entity_types_3 === 'string')) && (!(entity_types_3 === null))) return false;
  }
  const processed_text_type_6 = value.processed_text_type;
  if (processed_text_type_6 !== undefined && ((!(typeof processed_text_type_6 === 'string')) && (!(processed_text_type_6 === null)))) return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const summarization_3 = value.summarization;
  if (summarization_3 !== undefined && ((!(typeof summarization_3 === 'boolean')) && (!(summarization_3 === null)))) return false;
  const summarization_config_4 = value.summarization_config;
  if (summarization_config_4 !== undefined && ((!acceptsSummarizationConfig(summarization_config_4)) && (!(summarization_config_4 === null)))) return false;
  const chapterization_5 = value.chapterization;
  if (chapterization_5 !== undefined && ((!(typeof chapterization_5 === 'boolean')) && (!(chapterization_5 === null)))) return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const audio_enhancer_3 = value.audio_enhancer;
  if (audio_enhancer_3 !== undefined && ((!(typeof audio_enhancer_3 === 'boolean')) && (!(audio_enhancer_3 === null)))) return false;
  const speech_threshold_4 = value.speech_threshold;
  if (speech_threshold_4 !== undefined && ((!(Number.isFinite(speech_threshold_4))) && (!(speech_threshold_4 === null)))) return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const id_3 = value.id;
  if (id_3 !== undefined && ((!(typeof id_3 === 'string')) && (!(id_3 === null)))) return false;
  const event_4 = value.event;
  if (event_4 !== undefined && ((!(typeof event_4 === 'string')) && (!(event_4 === null)))) return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "id":
      case "request_id":
      case "status":
      case "created_at":
      case "completed_at":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "version":
      case "error_code":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
      case "post_session_metadata":
      case "custom_metadata":
      {
        if ((!((item_3?.constructor === Object || isObject(item_3)))) && (!(item_3 === null))) return false;
        break;
      }
      case "kind":
      {
        if (item_3 !== "pre-recorded") return false;
        break;
      }
      case "file":
      {
        if ((!acceptsAudioFile(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "result":
      {
        if ((!acceptsPreRecordedResult(item_3)) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedJobCreated(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const id_3 = value.id;
  if (id_3 !== undefined && ((!(typeof id_3 === 'string')) && (!(id_3 === null)))) return false;
  const result_url_4 = value.result_url;
  if (result_url_4 !== undefined && ((!(typeof result_url_4 === 'string')) && (!(result_url_4 === null)))) return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "audio_url":
      case "callback_url":
      case "language":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_vocabulary":
      {
        if ((!(typeof item_3 === 'boolean')) && (!acceptsCustomVocabulary(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if ((!acceptsCustomVocabularyConfig(item_3)) && (!(item_3 === null))) return false;
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
        if ((!(typeof item_3 === 'boolean')) && (!(item_3 === null))) return false;
        break;
      }
      case "callback_config":
      {
        if ((!acceptsCallbackConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "subtitles_config":
      {
        if ((!acceptsSubtitlesConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "diarization_config":
      {
        if ((!acceptsDiarizationConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "translation_config":
      {
        if ((!acceptsTranslationConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "summarization_config":
      {
        if ((!acceptsSummarizationConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if ((!acceptsCustomSpellingConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if ((!acceptsAudioToLlmConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if ((!acceptsPiiRedactionConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "language_config":
      {
        if ((!acceptsLanguageConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_metadata":
      {
        if ((!((item_3?.constructor === Object || isObject(item_3)))) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedRequestParams(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "audio_url":
      case "callback_url":
      case "language":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_vocabulary":
      {
        if ((!(typeof item_3 === 'boolean')) && (!acceptsCustomVocabulary(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if ((!acceptsCustomVocabularyConfig(item_3)) && (!(item_3 === null))) return false;
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
        if ((!(typeof item_3 === 'boolean')) && (!(item_3 === null))) return false;
        break;
      }
      case "callback_config":
      {
        if ((!acceptsCallbackConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "subtitles_config":
      {
        if ((!acceptsSubtitlesConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "diarization_config":
      {
        if ((!acceptsDiarizationConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "translation_config":
      {
        if ((!acceptsTranslationConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "summarization_config":
      {
        if ((!acceptsSummarizationConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if ((!acceptsCustomSpellingConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if ((!acceptsAudioToLlmConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if ((!acceptsPiiRedactionConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "language_config":
      {
        if ((!acceptsLanguageConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedResult(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "metadata":
      {
        if ((!acceptsResultMetadata(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "transcription":
      {
        if ((!acceptsTranscription(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "translation":
      {
        if ((!acceptsTranslationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "summarization":
      {
        if ((!acceptsSummarizationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if ((!acceptsNamedEntityRecognitionAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if ((!acceptsSentimentAnalysisAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "chapterization":
      {
        if ((!acceptsChapterizationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "moderation":
      {
        if ((!acceptsModerationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "name_consistency":
      {
        if ((!acceptsNameConsistencyAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "structured_data_extraction":
      {
        if ((!acceptsStructuredDataExtractionAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "audio_to_llm":
      {
        if ((!acceptsAudioToLlmAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "sentences":
      {
        if ((!acceptsSentencesAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "display_mode":
      {
        if ((!acceptsDisplayModeAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "diarization":
      {
        if ((!acceptsDiarizationAddon(item_3)) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedWebhook(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const id_3 = value.id;
  if (id_3 !== undefined && ((!(typeof id_3 === 'string')) && (!(id_3 === null)))) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "custom_vocabulary":
      case "custom_spelling":
      case "translation":
      case "named_entity_recognition":
      case "sentiment_analysis":
      case "words_accurate_timestamps":
      {
        if ((!(typeof item_3 === 'boolean')) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if ((!acceptsCustomVocabularyConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if ((!acceptsCustomSpellingConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
      case "translation_config":
      {
        if ((!acceptsTranslationConfig(item_3)) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsResultMetadata(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const audio_duration_3 = value.audio_duration;
  if (audio_duration_3 !== undefined && ((!(Number.isFinite(audio_duration_3))) && (!(audio_duration_3 === null)))) return false;
  const number_of_distinct_channels_4 = value.number_of_distinct_channels;
  if (number_of_distinct_channels_4 !== undefined && ((!(Number.isFinite(number_of_distinct_channels_4))) && (!(number_of_distinct_channels_4 === null)))) return false;
  const billing_time_5 = value.billing_time;
  if (billing_time_5 !== undefined && ((!(Number.isFinite(billing_time_5))) && (!(billing_time_5 === null)))) return false;
  const transcription_time_6 = value.transcription_time;
  if (transcription_time_6 !== undefined && ((!(Number.isFinite(transcription_time_6))) && (!(transcription_time_6 === null)))) return false;
  return true;
}

export function acceptsSentence(value) {
  if (!((value?.constructor === Object || isObject(value)))) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsSentimentAnalysisAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsSubtitle(value) {
  if (!((value?.constructor === Object || isObject(value)))) return false;
  return true;
}

export function acceptsSubtitlesConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "formats":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'string')) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
      case "minimum_duration":
      case "maximum_duration":
      case "maximum_characters_per_row":
      case "maximum_rows_per_caption":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
      case "style":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsSummarizationAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsSummarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const type_3 = value.type;
  if (type_3 !== undefined && ((!(typeof type_3 === 'string')) && (!(type_3 === null)))) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "full_transcript":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "languages":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'string')) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
      case "utterances":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!acceptsUtterance(item_6)) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
      case "sentences":
      case "subtitles":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!((item_6?.constructor === Object || isObject(item_6)))) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsTranscriptionJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const kind_1 = value.kind;
  if (kind_1 === "pre-recorded") {
    if (!acceptsPreRecordedJob(value)) return false;
  } else if (kind_1 === "live") {
    if (!acceptsLiveJob(value)) return false;
  } else return false;
  return true;
}

export function acceptsTranscriptionLanguageCode(value) {
  if (!(typeof value === 'string')) return false;
  return true;
}

export function acceptsTranslationAddon(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const is_empty_3 = value.is_empty;
  if (is_empty_3 !== undefined && ((!(typeof is_empty_3 === 'boolean')) && (!(is_empty_3 === null)))) return false;
  const exec_time_4 = value.exec_time;
  if (exec_time_4 !== undefined && ((!(Number.isFinite(exec_time_4))) && (!(exec_time_4 === null)))) return false;
  const success_5 = value.success;
  if (success_5 !== undefined && ((!(typeof success_5 === 'boolean')) && (!(success_5 === null)))) return false;
  const error_6 = value.error;
  if (error_6 !== undefined && ((!((error_6?.constructor === Object || isObject(error_6)))) && (!(error_6 === null)))) return false;
  return true;
}

export function acceptsTranslationConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "target_languages":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'string')) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
      case "model":
      case "context":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "match_original_utterances":
      case "lipsync":
      case "context_adaptation":
      case "informal":
      {
        if ((!(typeof item_3 === 'boolean')) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsTranslationLanguageCode(value) {
  if (!(typeof value === 'string')) return false;
  return true;
}

export function acceptsUploadResponse(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const audio_url_3 = value.audio_url;
  if (audio_url_3 !== undefined && ((!(typeof audio_url_3 === 'string')) && (!(audio_url_3 === null)))) return false;
  const audio_metadata_4 = value.audio_metadata;
  if (audio_metadata_4 !== undefined && ((!acceptsAudioMetadata(audio_metadata_4)) && (!(audio_metadata_4 === null)))) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "text":
      case "language":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "start":
      case "end":
      case "channel":
      case "confidence":
      case "speaker":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
      case "words":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'object' && item_6 !== null)) return false;
            const made_7 = item_6.constructor;
            if (made_7 !== Object && made_7 !== undefined) return false;
            const word_9 = item_6.word;
            if (word_9 !== undefined && ((!(typeof word_9 === 'string')) && (!(word_9 === null)))) return false;
            const start_10 = item_6.start;
            if (start_10 !== undefined && ((!(Number.isFinite(start_10))) && (!(start_10 === null)))) return false;
            const end_11 = item_6.end;
            if (end_11 !== undefined && ((!(Number.isFinite(end_11))) && (!(end_11 === null)))) return false;
            const confidence_12 = item_6.confidence;
            if (confidence_12 !== undefined && ((!(Number.isFinite(confidence_12))) && (!(confidence_12 === null)))) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsWord(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const word_3 = value.word;
  if (word_3 !== undefined && ((!(typeof word_3 === 'string')) && (!(word_3 === null)))) return false;
  const start_4 = value.start;
  if (start_4 !== undefined && ((!(Number.isFinite(start_4))) && (!(start_4 === null)))) return false;
  const end_5 = value.end;
  if (end_5 !== undefined && ((!(Number.isFinite(end_5))) && (!(end_5 === null)))) return false;
  const confidence_6 = value.confidence;
  if (confidence_6 !== undefined && ((!(Number.isFinite(confidence_6))) && (!(confidence_6 === null)))) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const chunk_3 = value.chunk;
  if (chunk_3 !== undefined && ((!(typeof chunk_3 === 'string')) && (!(chunk_3 === null)))) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const type_3 = value.type;
  if (type_3 !== undefined && (type_3 !== "audio_chunk")) return false;
  const data_4 = value.data;
  if (data_4 !== undefined && ((!acceptsAudioChunkData(data_4)) && (!(data_4 === null)))) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "text":
      case "language":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "start":
      case "end":
      case "channel":
      case "confidence":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
      case "words":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'object' && item_6 !== null)) return false;
            const made_7 = item_6.constructor;
            if (made_7 !== Object && made_7 !== undefined) return false;
            const word_9 = item_6.word;
            if (word_9 !== undefined && ((!(typeof word_9 === 'string')) && (!(word_9 === null)))) return false;
            const start_10 = item_6.start;
            if (start_10 !== undefined && ((!(Number.isFinite(start_10))) && (!(start_10 === null)))) return false;
            const end_11 = item_6.end;
            if (end_11 !== undefined && ((!(Number.isFinite(end_11))) && (!(end_11 === null)))) return false;
            const confidence_12 = item_6.confidence;
            if (confidence_12 !== undefined && ((!(Number.isFinite(confidence_12))) && (!(confidence_12 === null)))) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const session_id_3 = value.session_id;
  if (session_id_3 !== undefined && ((!(typeof session_id_3 === 'string')) && (!(session_id_3 === null)))) return false;
  const created_at_4 = value.created_at;
  if (created_at_4 !== undefined && ((!(typeof created_at_4 === 'string')) && (!(created_at_4 === null)))) return false;
  const type_5 = value.type;
  if (type_5 !== undefined && (!(type_5 !== "transcript") || !(typeof type_5 === 'string'))) return false;
  const data_6 = value.data;
  if (data_6 !== undefined && ((!((data_6?.constructor === Object || isObject(data_6)))) && (!(data_6 === null)))) return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const type_3 = value.type;
  if (type_3 !== undefined && (type_3 !== "stop_recording")) return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const id_3 = value.id;
  if (id_3 !== undefined && ((!(typeof id_3 === 'string')) && (!(id_3 === null)))) return false;
  const is_final_4 = value.is_final;
  if (is_final_4 !== undefined && ((!(typeof is_final_4 === 'boolean')) && (!(is_final_4 === null)))) return false;
  const utterance_5 = value.utterance;
  if (utterance_5 !== undefined && ((!acceptsLiveUtterance(utterance_5)) && (!(utterance_5 === null)))) return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const session_id_3 = value.session_id;
  if (session_id_3 !== undefined && ((!(typeof session_id_3 === 'string')) && (!(session_id_3 === null)))) return false;
  const created_at_4 = value.created_at;
  if (created_at_4 !== undefined && ((!(typeof created_at_4 === 'string')) && (!(created_at_4 === null)))) return false;
  const type_5 = value.type;
  if (type_5 !== undefined && (type_5 !== "transcript")) return false;
  const data_6 = value.data;
  if (data_6 !== undefined && ((!acceptsTranscriptData(data_6)) && (!(data_6 === null)))) return false;
  return true;
}

export function acceptsListTranscriptionJobsQuery(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    if (item_3 === undefined) continue;
    switch (key_2) {
      case "offset":
      case "limit":
      {
        if ((!(Number.isFinite(item_3))) && (!(item_3 === null))) return false;
        break;
      }
      case "date":
      case "before_date":
      case "after_date":
      {
        if ((!(typeof item_3 === 'string')) && (!(item_3 === null))) return false;
        break;
      }
      case "status":
      case "kind":
      {
        if (Array.isArray(item_3)) {
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'string')) return false;
          }
        } else if ((!(item_3 === null))) return false;
        break;
      }
      case "custom_metadata":
      {
        if ((!((item_3?.constructor === Object || isObject(item_3)))) && (!(item_3 === null))) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsClientMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const type_1 = value.type;
  if (type_1 === "audio_chunk") {
    if (!acceptsAudioChunkMessage(value)) return false;
  } else if (type_1 === "stop_recording") {
    if (!acceptsStopRecordingMessage(value)) return false;
  } else return false;
  return true;
}

export function acceptsServerMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const type_1 = value.type;
  if (type_1 === "transcript") {
    if (!acceptsTranscriptMessage(value)) return false;
  } else if (typeof type_1 === 'string') {
    if (!acceptsOtherServerMessage(value)) return false;
  } else return false;
  return true;
}
