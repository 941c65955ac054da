// Generated from the contract by `npm run build`; edit the contract instead.

export function acceptsAddonError(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return true;
}

export function acceptsAudioFile(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'id':
      case 'filename':
      case 'source': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'audio_duration':
      case 'number_of_channels': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsAudioMetadata(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'id':
      case 'filename':
      case 'extension': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'size':
      case 'audio_duration':
      case 'number_of_channels': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsAudioToLlmConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prompts = value.prompts;
  if (prompts !== undefined) {
    if (Array.isArray(prompts)) {
      for (let i = 0; i < prompts.length; i++) {
        const item = prompts[i];
        if (!Array.isArray(item)) return false;
      }
    } else if (prompts !== null) return false;
  }
  const model = value.model;
  if (model !== undefined && typeof model !== 'string' && model !== null) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const url = value.url;
  if (url !== undefined && typeof url !== 'string' && url !== null) return false;
  const method = value.method;
  if (method !== undefined && typeof method !== 'string' && method !== null) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsCustomSpellingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const spelling_dictionary = value.spelling_dictionary;
  if (spelling_dictionary !== undefined) {
    if (
      typeof spelling_dictionary === 'object' &&
      spelling_dictionary !== null &&
      !Array.isArray(spelling_dictionary)
    ) {
      for (const key in spelling_dictionary) {
        const item = spelling_dictionary[key];
        if (!Array.isArray(item)) return false;
        for (let i = 0; i < item.length; i++) {
          const item2 = item[i];
          if (typeof item2 !== 'string') return false;
        }
      }
    } else if (spelling_dictionary !== null) return false;
  }
  return true;
}

export function acceptsCustomVocabulary(value) {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (typeof item !== 'string' && !acceptsCustomVocabularyEntry(item)) return false;
  }
  return true;
}

export function acceptsCustomVocabularyConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const vocabulary = value.vocabulary;
  if (vocabulary !== undefined && !acceptsCustomVocabulary(vocabulary) && vocabulary !== null)
    return false;
  const default_intensity = value.default_intensity;
  if (
    default_intensity !== undefined &&
    !Number.isFinite(default_intensity) &&
    default_intensity !== null
  )
    return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const value2 = value.value;
  if (value2 !== undefined && typeof value2 !== 'string' && value2 !== null) return false;
  const intensity = value.intensity;
  if (intensity !== undefined && !Number.isFinite(intensity) && intensity !== null) return false;
  const pronunciations = value.pronunciations;
  if (pronunciations !== undefined) {
    if (Array.isArray(pronunciations)) {
      for (let i = 0; i < pronunciations.length; i++) {
        const item = pronunciations[i];
        if (typeof item !== 'string') return false;
      }
    } else if (pronunciations !== null) return false;
  }
  const language = value.language;
  if (language !== undefined && typeof language !== 'string' && language !== null) return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  if (typeof value !== 'string') return false;
  return true;
}

export function acceptsDiarizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsDiarizationConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const number_of_speakers = value.number_of_speakers;
  if (
    number_of_speakers !== undefined &&
    !Number.isFinite(number_of_speakers) &&
    number_of_speakers !== null
  )
    return false;
  const min_speakers = value.min_speakers;
  if (min_speakers !== undefined && !Number.isFinite(min_speakers) && min_speakers !== null)
    return false;
  const max_speakers = value.max_speakers;
  if (max_speakers !== undefined && !Number.isFinite(max_speakers) && max_speakers !== null)
    return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsErrorResponse(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'timestamp':
      case 'path':
      case 'request_id':
      case 'message': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'statusCode': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsJobKind(value) {
  if (typeof value !== 'string') return false;
  return true;
}

export function acceptsJobPage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const first = value.first;
  if (first !== undefined && typeof first !== 'string' && first !== null) return false;
  const current = value.current;
  if (current !== undefined && typeof current !== 'string' && current !== null) return false;
  const next = value.next;
  if (next !== undefined && typeof next !== 'string' && next !== null) return false;
  const items = value.items;
  if (items !== undefined) {
    if (Array.isArray(items)) {
      for (let i = 0; i < items.length; i++) {
        const item = items[i];
        if (!acceptsTranscriptionJob(item)) return false;
      }
    } else if (items !== null) return false;
  }
  return true;
}

export function acceptsJobStatus(value) {
  if (typeof value !== 'string') return false;
  return true;
}

export function acceptsLanguageConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const languages = value.languages;
  if (languages !== undefined) {
    if (Array.isArray(languages)) {
      for (let i = 0; i < languages.length; i++) {
        const item = languages[i];
        if (typeof item !== 'string') return false;
      }
    } else if (languages !== null) return false;
  }
  const code_switching = value.code_switching;
  if (
    code_switching !== undefined &&
    typeof code_switching !== 'boolean' &&
    code_switching !== null
  )
    return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'url': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'receive_partial_transcripts':
      case 'receive_final_transcripts':
      case 'receive_speech_events':
      case 'receive_pre_processing_events':
      case 'receive_realtime_processing_events':
      case 'receive_post_processing_events':
      case 'receive_acknowledgments':
      case 'receive_errors':
      case 'receive_lifecycle_events': {
        if (typeof item !== 'boolean' && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'status': {
        if (item !== 'queued' && item !== 'processing' && item !== 'done' && item !== 'error')
          return false;
        found++;
        break;
      }
      case 'id':
      case 'request_id':
      case 'created_at':
      case 'completed_at': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'version':
      case 'error_code': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
      case 'custom_metadata':
      case 'post_session_metadata': {
        if ((typeof item !== 'object' || item === null || Array.isArray(item)) && item !== null)
          return false;
        break;
      }
      case 'file': {
        if (!acceptsAudioFile(item) && item !== null) return false;
        break;
      }
      case 'kind': {
        if (item !== 'live') return false;
        break;
      }
      case 'result': {
        if (!acceptsLiveResult(item) && item !== null) return false;
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsLiveMessagesConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'receive_partial_transcripts':
      case 'receive_final_transcripts':
      case 'receive_speech_events':
      case 'receive_pre_processing_events':
      case 'receive_realtime_processing_events':
      case 'receive_post_processing_events':
      case 'receive_acknowledgments':
      case 'receive_errors':
      case 'receive_lifecycle_events': {
        if (typeof item !== 'boolean' && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveRequest(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'encoding':
      case 'model': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'bit_depth':
      case 'sample_rate':
      case 'channels':
      case 'endpointing':
      case 'maximum_duration_without_endpointing': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
      case 'language_config': {
        if (!acceptsLanguageConfig(item) && item !== null) return false;
        break;
      }
      case 'pre_processing': {
        if (!acceptsPreProcessingConfig(item) && item !== null) return false;
        break;
      }
      case 'realtime_processing': {
        if (!acceptsRealtimeProcessingConfig(item) && item !== null) return false;
        break;
      }
      case 'post_processing': {
        if (!acceptsPostProcessingConfig(item) && item !== null) return false;
        break;
      }
      case 'messages_config': {
        if (!acceptsLiveMessagesConfig(item) && item !== null) return false;
        break;
      }
      case 'callback': {
        if (typeof item !== 'boolean' && item !== null) return false;
        break;
      }
      case 'callback_config': {
        if (!acceptsLiveCallbackConfig(item) && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveResult(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'metadata': {
        if (!acceptsResultMetadata(item) && item !== null) return false;
        break;
      }
      case 'transcription': {
        if (!acceptsTranscription(item) && item !== null) return false;
        break;
      }
      case 'translation': {
        if (!acceptsTranslationAddon(item) && item !== null) return false;
        break;
      }
      case 'summarization': {
        if (!acceptsSummarizationAddon(item) && item !== null) return false;
        break;
      }
      case 'named_entity_recognition': {
        if (!acceptsNamedEntityRecognitionAddon(item) && item !== null) return false;
        break;
      }
      case 'sentiment_analysis': {
        if (!acceptsSentimentAnalysisAddon(item) && item !== null) return false;
        break;
      }
      case 'chapterization': {
        if (!acceptsChapterizationAddon(item) && item !== null) return false;
        break;
      }
      case 'messages': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'string') return false;
          }
        } else if (item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsLiveSessionCreated(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const url = value.url;
  if (url !== undefined && typeof url !== 'string' && url !== null) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsNameConsistencyAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsPiiEntityType(value) {
  if (typeof value !== 'string') return false;
  return true;
}

export function acceptsPiiRedactionConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entity_types = value.entity_types;
  if (entity_types !== undefined) {
    if (Array.isArray(entity_types)) {
      for (let i = 0; i < entity_types.length; i++) {
        const item = entity_types[i];
        if (typeof item !== 'string') return false;
      }
    } else if (typeof entity_types !== 'string' && entity_types !== null) return false;
  }
  const processed_text_type = value.processed_text_type;
  if (
    processed_text_type !== undefined &&
    typeof processed_text_type !== 'string' &&
    processed_text_type !== null
  )
    return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const summarization = value.summarization;
  if (summarization !== undefined && typeof summarization !== 'boolean' && summarization !== null)
    return false;
  const summarization_config = value.summarization_config;
  if (
    summarization_config !== undefined &&
    !acceptsSummarizationConfig(summarization_config) &&
    summarization_config !== null
  )
    return false;
  const chapterization = value.chapterization;
  if (
    chapterization !== undefined &&
    typeof chapterization !== 'boolean' &&
    chapterization !== null
  )
    return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const audio_enhancer = value.audio_enhancer;
  if (
    audio_enhancer !== undefined &&
    typeof audio_enhancer !== 'boolean' &&
    audio_enhancer !== null
  )
    return false;
  const speech_threshold = value.speech_threshold;
  if (
    speech_threshold !== undefined &&
    !Number.isFinite(speech_threshold) &&
    speech_threshold !== null
  )
    return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const id = value.id;
  if (id !== undefined && typeof id !== 'string' && id !== null) return false;
  const event = value.event;
  if (event !== undefined && typeof event !== 'string' && event !== null) return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'status': {
        if (item !== 'queued' && item !== 'processing' && item !== 'done' && item !== 'error')
          return false;
        found++;
        break;
      }
      case 'id':
      case 'request_id':
      case 'created_at':
      case 'completed_at': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'version':
      case 'error_code': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
      case 'custom_metadata':
      case 'post_session_metadata': {
        if ((typeof item !== 'object' || item === null || Array.isArray(item)) && item !== null)
          return false;
        break;
      }
      case 'file': {
        if (!acceptsAudioFile(item) && item !== null) return false;
        break;
      }
      case 'kind': {
        if (item !== 'pre-recorded') return false;
        break;
      }
      case 'result': {
        if (!acceptsPreRecordedResult(item) && item !== null) return false;
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsPreRecordedJobCreated(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const id = value.id;
  if (id !== undefined && typeof id !== 'string' && id !== null) return false;
  const result_url = value.result_url;
  if (result_url !== undefined && typeof result_url !== 'string' && result_url !== null)
    return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'custom_vocabulary': {
        if (typeof item !== 'boolean' && !acceptsCustomVocabulary(item) && item !== null)
          return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (!acceptsCustomVocabularyConfig(item) && item !== null) return false;
        break;
      }
      case 'callback_url':
      case 'language':
      case 'audio_url': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'callback':
      case 'subtitles':
      case 'diarization':
      case 'translation':
      case 'summarization':
      case 'named_entity_recognition':
      case 'custom_spelling':
      case 'sentiment_analysis':
      case 'audio_to_llm':
      case 'pii_redaction':
      case 'sentences':
      case 'punctuation_enhanced':
      case 'detect_language':
      case 'enable_code_switching': {
        if (typeof item !== 'boolean' && item !== null) return false;
        break;
      }
      case 'callback_config': {
        if (!acceptsCallbackConfig(item) && item !== null) return false;
        break;
      }
      case 'subtitles_config': {
        if (!acceptsSubtitlesConfig(item) && item !== null) return false;
        break;
      }
      case 'diarization_config': {
        if (!acceptsDiarizationConfig(item) && item !== null) return false;
        break;
      }
      case 'translation_config': {
        if (!acceptsTranslationConfig(item) && item !== null) return false;
        break;
      }
      case 'summarization_config': {
        if (!acceptsSummarizationConfig(item) && item !== null) return false;
        break;
      }
      case 'custom_spelling_config': {
        if (!acceptsCustomSpellingConfig(item) && item !== null) return false;
        break;
      }
      case 'audio_to_llm_config': {
        if (!acceptsAudioToLlmConfig(item) && item !== null) return false;
        break;
      }
      case 'pii_redaction_config': {
        if (!acceptsPiiRedactionConfig(item) && item !== null) return false;
        break;
      }
      case 'language_config': {
        if (!acceptsLanguageConfig(item) && item !== null) return false;
        break;
      }
      case 'custom_metadata': {
        if ((typeof item !== 'object' || item === null || Array.isArray(item)) && item !== null)
          return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedRequestParams(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'custom_vocabulary': {
        if (typeof item !== 'boolean' && !acceptsCustomVocabulary(item) && item !== null)
          return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (!acceptsCustomVocabularyConfig(item) && item !== null) return false;
        break;
      }
      case 'callback_url':
      case 'language':
      case 'audio_url': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'callback':
      case 'subtitles':
      case 'diarization':
      case 'translation':
      case 'summarization':
      case 'named_entity_recognition':
      case 'custom_spelling':
      case 'sentiment_analysis':
      case 'audio_to_llm':
      case 'pii_redaction':
      case 'sentences':
      case 'punctuation_enhanced':
      case 'detect_language':
      case 'enable_code_switching': {
        if (typeof item !== 'boolean' && item !== null) return false;
        break;
      }
      case 'callback_config': {
        if (!acceptsCallbackConfig(item) && item !== null) return false;
        break;
      }
      case 'subtitles_config': {
        if (!acceptsSubtitlesConfig(item) && item !== null) return false;
        break;
      }
      case 'diarization_config': {
        if (!acceptsDiarizationConfig(item) && item !== null) return false;
        break;
      }
      case 'translation_config': {
        if (!acceptsTranslationConfig(item) && item !== null) return false;
        break;
      }
      case 'summarization_config': {
        if (!acceptsSummarizationConfig(item) && item !== null) return false;
        break;
      }
      case 'custom_spelling_config': {
        if (!acceptsCustomSpellingConfig(item) && item !== null) return false;
        break;
      }
      case 'audio_to_llm_config': {
        if (!acceptsAudioToLlmConfig(item) && item !== null) return false;
        break;
      }
      case 'pii_redaction_config': {
        if (!acceptsPiiRedactionConfig(item) && item !== null) return false;
        break;
      }
      case 'language_config': {
        if (!acceptsLanguageConfig(item) && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedResult(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'metadata': {
        if (!acceptsResultMetadata(item) && item !== null) return false;
        break;
      }
      case 'transcription': {
        if (!acceptsTranscription(item) && item !== null) return false;
        break;
      }
      case 'translation': {
        if (!acceptsTranslationAddon(item) && item !== null) return false;
        break;
      }
      case 'summarization': {
        if (!acceptsSummarizationAddon(item) && item !== null) return false;
        break;
      }
      case 'named_entity_recognition': {
        if (!acceptsNamedEntityRecognitionAddon(item) && item !== null) return false;
        break;
      }
      case 'sentiment_analysis': {
        if (!acceptsSentimentAnalysisAddon(item) && item !== null) return false;
        break;
      }
      case 'chapterization': {
        if (!acceptsChapterizationAddon(item) && item !== null) return false;
        break;
      }
      case 'moderation': {
        if (!acceptsModerationAddon(item) && item !== null) return false;
        break;
      }
      case 'name_consistency': {
        if (!acceptsNameConsistencyAddon(item) && item !== null) return false;
        break;
      }
      case 'structured_data_extraction': {
        if (!acceptsStructuredDataExtractionAddon(item) && item !== null) return false;
        break;
      }
      case 'audio_to_llm': {
        if (!acceptsAudioToLlmAddon(item) && item !== null) return false;
        break;
      }
      case 'sentences': {
        if (!acceptsSentencesAddon(item) && item !== null) return false;
        break;
      }
      case 'display_mode': {
        if (!acceptsDisplayModeAddon(item) && item !== null) return false;
        break;
      }
      case 'diarization': {
        if (!acceptsDiarizationAddon(item) && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedWebhook(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const id = value.id;
  if (id !== undefined && typeof id !== 'string' && id !== null) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'custom_vocabulary':
      case 'custom_spelling':
      case 'translation':
      case 'named_entity_recognition':
      case 'sentiment_analysis':
      case 'words_accurate_timestamps': {
        if (typeof item !== 'boolean' && item !== null) return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (!acceptsCustomVocabularyConfig(item) && item !== null) return false;
        break;
      }
      case 'custom_spelling_config': {
        if (!acceptsCustomSpellingConfig(item) && item !== null) return false;
        break;
      }
      case 'translation_config': {
        if (!acceptsTranslationConfig(item) && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsResultMetadata(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const audio_duration = value.audio_duration;
  if (audio_duration !== undefined && !Number.isFinite(audio_duration) && audio_duration !== null)
    return false;
  const number_of_distinct_channels = value.number_of_distinct_channels;
  if (
    number_of_distinct_channels !== undefined &&
    !Number.isFinite(number_of_distinct_channels) &&
    number_of_distinct_channels !== null
  )
    return false;
  const billing_time = value.billing_time;
  if (billing_time !== undefined && !Number.isFinite(billing_time) && billing_time !== null)
    return false;
  const transcription_time = value.transcription_time;
  if (
    transcription_time !== undefined &&
    !Number.isFinite(transcription_time) &&
    transcription_time !== null
  )
    return false;
  return true;
}

export function acceptsSentence(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsSentimentAnalysisAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsSubtitle(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return true;
}

export function acceptsSubtitlesConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'formats': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'string') return false;
          }
        } else if (item !== null) return false;
        break;
      }
      case 'minimum_duration':
      case 'maximum_duration':
      case 'maximum_characters_per_row':
      case 'maximum_rows_per_caption': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
      case 'style': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsSummarizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsSummarizationConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const type = value.type;
  if (type !== undefined && typeof type !== 'string' && type !== null) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'full_transcript': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'languages': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'string') return false;
          }
        } else if (item !== null) return false;
        break;
      }
      case 'utterances': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (!acceptsUtterance(item2)) return false;
          }
        } else if (item !== null) return false;
        break;
      }
      case 'sentences':
      case 'subtitles': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'object' || item2 === null || Array.isArray(item2)) return false;
          }
        } else if (item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsTranscriptionJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const tag = value.kind;
  if (tag === 'pre-recorded') {
    if (!acceptsPreRecordedJob(value)) return false;
  } else if (tag === 'live') {
    if (!acceptsLiveJob(value)) return false;
  } else return false;
  return true;
}

export function acceptsTranscriptionLanguageCode(value) {
  if (typeof value !== 'string') return false;
  return true;
}

export function acceptsTranslationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const is_empty = value.is_empty;
  if (is_empty !== undefined && typeof is_empty !== 'boolean' && is_empty !== null) return false;
  const exec_time = value.exec_time;
  if (exec_time !== undefined && !Number.isFinite(exec_time) && exec_time !== null) return false;
  const success = value.success;
  if (success !== undefined && typeof success !== 'boolean' && success !== null) return false;
  const error = value.error;
  if (
    error !== undefined &&
    (typeof error !== 'object' || error === null || Array.isArray(error)) &&
    error !== null
  )
    return false;
  return true;
}

export function acceptsTranslationConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'target_languages': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'string') return false;
          }
        } else if (item !== null) return false;
        break;
      }
      case 'model':
      case 'context': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'match_original_utterances':
      case 'lipsync':
      case 'context_adaptation':
      case 'informal': {
        if (typeof item !== 'boolean' && item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsTranslationLanguageCode(value) {
  if (typeof value !== 'string') return false;
  return true;
}

export function acceptsUploadResponse(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const audio_url = value.audio_url;
  if (audio_url !== undefined && typeof audio_url !== 'string' && audio_url !== null) return false;
  const audio_metadata = value.audio_metadata;
  if (
    audio_metadata !== undefined &&
    !acceptsAudioMetadata(audio_metadata) &&
    audio_metadata !== null
  )
    return false;
  return true;
}

export function acceptsUtterance(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'text':
      case 'language': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'start':
      case 'end':
      case 'channel':
      case 'confidence':
      case 'speaker': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
      case 'words': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'object' || item2 === null || Array.isArray(item2)) return false;
            const word = item2.word;
            if (word !== undefined && typeof word !== 'string' && word !== null) return false;
            const start = item2.start;
            if (start !== undefined && !Number.isFinite(start) && start !== null) return false;
            const end = item2.end;
            if (end !== undefined && !Number.isFinite(end) && end !== null) return false;
            const confidence = item2.confidence;
            if (confidence !== undefined && !Number.isFinite(confidence) && confidence !== null)
              return false;
          }
        } else if (item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsWord(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const word = value.word;
  if (word !== undefined && typeof word !== 'string' && word !== null) return false;
  const start = value.start;
  if (start !== undefined && !Number.isFinite(start) && start !== null) return false;
  const end = value.end;
  if (end !== undefined && !Number.isFinite(end) && end !== null) return false;
  const confidence = value.confidence;
  if (confidence !== undefined && !Number.isFinite(confidence) && confidence !== null) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const chunk = value.chunk;
  if (chunk !== undefined && typeof chunk !== 'string' && chunk !== null) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const type = value.type;
  if (type !== undefined && type !== 'audio_chunk') return false;
  const data = value.data;
  if (data !== undefined && !acceptsAudioChunkData(data) && data !== null) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'text':
      case 'language': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'start':
      case 'end':
      case 'channel':
      case 'confidence': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
      case 'words': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'object' || item2 === null || Array.isArray(item2)) return false;
            const word = item2.word;
            if (word !== undefined && typeof word !== 'string' && word !== null) return false;
            const start = item2.start;
            if (start !== undefined && !Number.isFinite(start) && start !== null) return false;
            const end = item2.end;
            if (end !== undefined && !Number.isFinite(end) && end !== null) return false;
            const confidence = item2.confidence;
            if (confidence !== undefined && !Number.isFinite(confidence) && confidence !== null)
              return false;
          }
        } else if (item !== null) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const session_id = value.session_id;
  if (session_id !== undefined && typeof session_id !== 'string' && session_id !== null)
    return false;
  const created_at = value.created_at;
  if (created_at !== undefined && typeof created_at !== 'string' && created_at !== null)
    return false;
  const type = value.type;
  if (type !== undefined && (!(type !== 'transcript') || typeof type !== 'string')) return false;
  const data = value.data;
  if (
    data !== undefined &&
    (typeof data !== 'object' || data === null || Array.isArray(data)) &&
    data !== null
  )
    return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const type = value.type;
  if (type !== undefined && type !== 'stop_recording') return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const id = value.id;
  if (id !== undefined && typeof id !== 'string' && id !== null) return false;
  const is_final = value.is_final;
  if (is_final !== undefined && typeof is_final !== 'boolean' && is_final !== null) return false;
  const utterance = value.utterance;
  if (utterance !== undefined && !acceptsLiveUtterance(utterance) && utterance !== null)
    return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const session_id = value.session_id;
  if (session_id !== undefined && typeof session_id !== 'string' && session_id !== null)
    return false;
  const created_at = value.created_at;
  if (created_at !== undefined && typeof created_at !== 'string' && created_at !== null)
    return false;
  const type = value.type;
  if (type !== undefined && type !== 'transcript') return false;
  const data = value.data;
  if (data !== undefined && !acceptsTranscriptData(data) && data !== null) return false;
  return true;
}

export function acceptsListTranscriptionJobsQuery(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    if (item === undefined) continue;
    switch (key) {
      case 'offset':
      case 'limit': {
        if (!Number.isFinite(item) && item !== null) return false;
        break;
      }
      case 'date':
      case 'before_date':
      case 'after_date': {
        if (typeof item !== 'string' && item !== null) return false;
        break;
      }
      case 'status':
      case 'kind': {
        if (Array.isArray(item)) {
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'string') return false;
          }
        } else if (item !== null) return false;
        break;
      }
      case 'custom_metadata': {
        if ((typeof item !== 'object' || item === null || Array.isArray(item)) && item !== null)
          return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsClientMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const tag = value.type;
  if (tag === 'audio_chunk') {
    if (!acceptsAudioChunkMessage(value)) return false;
  } else if (tag === 'stop_recording') {
    if (!acceptsStopRecordingMessage(value)) return false;
  } else return false;
  return true;
}

export function acceptsServerMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const tag = value.type;
  if (tag === 'transcript') {
    if (!acceptsTranscriptMessage(value)) return false;
  } else if (typeof tag === 'string') {
    if (!acceptsOtherServerMessage(value)) return false;
  } else return false;
  return true;
}
