// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../formats.js';

/** ^[a-z]{2,3}$ */
function fitsPattern0(text) {
  if (text.length < 2 || text.length > 3) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

const knownValues1 = /* @__PURE__ */ new Set([
  'APPI',
  'APPI_SENSITIVE',
  'CCI',
  'CORE_ENTITIES',
  'CPRA',
  'GDPR',
  'GDPR_SENSITIVE',
  'HEALTH_INFORMATION',
  'HIPAA_SAFE_HARBOR',
  'LIDI',
  'NUMERICAL_EXCL_PCI',
  'PCI',
  'QUEBEC_PRIVACY_ACT',
  'ACCOUNT_NUMBER',
  'AGE',
  'DATE',
  'DATE_INTERVAL',
  'DOB',
  'DRIVER_LICENSE',
  'DURATION',
  'EMAIL_ADDRESS',
  'EVENT',
  'FILENAME',
  'GENDER',
  'HEALTHCARE_NUMBER',
  'IP_ADDRESS',
  'LANGUAGE',
  'LOCATION',
  'LOCATION_ADDRESS',
  'LOCATION_ADDRESS_STREET',
  'LOCATION_CITY',
  'LOCATION_COORDINATE',
  'LOCATION_COUNTRY',
  'LOCATION_STATE',
  'LOCATION_ZIP',
  'MARITAL_STATUS',
  'MONEY',
  'NAME',
  'NAME_FAMILY',
  'NAME_GIVEN',
  'NAME_MEDICAL_PROFESSIONAL',
  'NUMERICAL_PII',
  'OCCUPATION',
  'ORGANIZATION',
  'ORGANIZATION_MEDICAL_FACILITY',
  'ORIGIN',
  'PASSPORT_NUMBER',
  'PASSWORD',
  'PHONE_NUMBER',
  'PHYSICAL_ATTRIBUTE',
  'POLITICAL_AFFILIATION',
  'RELIGION',
  'SEXUALITY',
  'SSN',
  'TIME',
  'URL',
  'USERNAME',
  'VEHICLE_ID',
  'ZODIAC_SIGN',
  'BLOOD_TYPE',
  'CONDITION',
  'DOSE',
  'DRUG',
  'INJURY',
  'MEDICAL_PROCESS',
  'STATISTICS',
  'BANK_ACCOUNT',
  'CREDIT_CARD',
  'CREDIT_CARD_EXPIRATION',
  'CVV',
  'ROUTING_NUMBER',
  'CORPORATE_ACTION',
  'DAY',
  'EFFECT',
  'FINANCIAL_METRIC',
  'MEDICAL_CODE',
  'MONTH',
  'ORGANIZATION_ID',
  'PRODUCT',
  'PROJECT',
  'TREND',
  'YEAR',
]);

const knownValues2 = /* @__PURE__ */ new Set([
  'af',
  'am',
  'ar',
  'as',
  'az',
  'ba',
  'be',
  'bg',
  'bn',
  'bo',
  'br',
  'bs',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fo',
  'fr',
  'gl',
  'gu',
  'ha',
  'haw',
  'he',
  'hi',
  'hr',
  'ht',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'jw',
  'ka',
  'kk',
  'km',
  'kn',
  'ko',
  'la',
  'lb',
  'ln',
  'lo',
  'lt',
  'lv',
  'mg',
  'mi',
  'mk',
  'ml',
  'mn',
  'mr',
  'ms',
  'mt',
  'my',
  'ne',
  'nl',
  'nn',
  'no',
  'oc',
  'pa',
  'pl',
  'ps',
  'pt',
  'ro',
  'ru',
  'sa',
  'sd',
  'si',
  'sk',
  'sl',
  'sn',
  'so',
  'sq',
  'sr',
  'su',
  'sv',
  'sw',
  'ta',
  'te',
  'tg',
  'tk',
  'tl',
  'tr',
  'tt',
  'uk',
  'ur',
  'uz',
  'vi',
  'wo',
  'yi',
  'yo',
  'zh',
]);

export function acceptsAddonError(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return true;
}

export function acceptsAudioFile(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, filename, source, audio_duration, number_of_channels } = value;
  if (typeof id !== 'string') return false;
  if (typeof filename !== 'string' && filename !== null) return false;
  if (typeof source !== 'string' && source !== null) return false;
  if (!Number.isFinite(audio_duration) && audio_duration !== null) return false;
  if (
    (!Number.isInteger(number_of_channels) || number_of_channels < 1) &&
    number_of_channels !== null
  )
    return false;
  return true;
}

export function acceptsAudioMetadata(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, filename, extension, size, audio_duration, number_of_channels } = value;
  if (typeof id !== 'string') return false;
  if (typeof filename !== 'string') return false;
  if (typeof extension !== 'string') return false;
  if (!Number.isInteger(size)) return false;
  if (!Number.isFinite(audio_duration)) return false;
  if (!Number.isInteger(number_of_channels)) return false;
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  } else if (results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsAudioToLlmConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { prompts, model } = value;
  if (!Array.isArray(prompts)) return false;
  if (prompts.length < 1) return false;
  for (let i = 0; i < prompts.length; i++) {
    const item = prompts[i];
    if (!Array.isArray(item)) return false;
  }
  if (model !== undefined && typeof model !== 'string') return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { url, method } = value;
  if (typeof url !== 'string' || !uri(url)) return false;
  if (method !== undefined && method !== 'POST' && method !== 'PUT') return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (
    (typeof results !== 'object' || results === null || Array.isArray(results)) &&
    results !== null
  )
    return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsCustomSpellingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { spelling_dictionary } = value;
  if (
    typeof spelling_dictionary !== 'object' ||
    spelling_dictionary === null ||
    Array.isArray(spelling_dictionary)
  )
    return false;
  for (const key in spelling_dictionary) {
    const item = spelling_dictionary[key];
    if (!Array.isArray(item)) return false;
    for (let i = 0; i < item.length; i++) {
      const item2 = item[i];
      if (typeof item2 !== 'string') return false;
    }
  }
  return true;
}

export function acceptsCustomVocabulary(value) {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (
      typeof item !== 'string' &&
      (typeof item !== 'object' ||
        item === null ||
        Array.isArray(item) ||
        !acceptsCustomVocabularyEntry(item))
    )
      return false;
  }
  return true;
}

export function acceptsCustomVocabularyConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { vocabulary, default_intensity } = value;
  if (!acceptsCustomVocabulary(vocabulary)) return false;
  if (
    default_intensity !== undefined &&
    (!Number.isFinite(default_intensity) || default_intensity < 0 || default_intensity > 1)
  )
    return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { value: value2, intensity, pronunciations, language } = value;
  if (typeof value2 !== 'string') return false;
  if (intensity !== undefined && (!Number.isFinite(intensity) || intensity < 0 || intensity > 1))
    return false;
  if (pronunciations !== undefined) {
    if (!Array.isArray(pronunciations)) return false;
    for (let i = 0; i < pronunciations.length; i++) {
      const item = pronunciations[i];
      if (typeof item !== 'string') return false;
    }
  }
  if (language !== undefined && (typeof language !== 'string' || !fitsPattern0(language)))
    return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  if (typeof value === 'string' && !date(value) && typeof value === 'string' && !dateTime(value))
    return false;
  if (typeof value !== 'string') return false;
  return true;
}

export function acceptsDiarizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (!Array.isArray(results)) return false;
  for (let i = 0; i < results.length; i++) {
    const item = results[i];
    if (!acceptsUtterance(item)) return false;
  }
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsDiarizationConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { number_of_speakers, min_speakers, max_speakers } = value;
  if (
    number_of_speakers !== undefined &&
    (!Number.isInteger(number_of_speakers) || number_of_speakers < 1)
  )
    return false;
  if (min_speakers !== undefined && (!Number.isInteger(min_speakers) || min_speakers < 0))
    return false;
  if (max_speakers !== undefined && (!Number.isInteger(max_speakers) || max_speakers < 0))
    return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'string') return false;
    }
  } else if (results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsErrorResponse(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { timestamp, path, request_id, statusCode, message } = value;
  if (typeof timestamp !== 'string') return false;
  if (typeof path !== 'string') return false;
  if (typeof request_id !== 'string') return false;
  if (!Number.isFinite(statusCode)) return false;
  if (typeof message !== 'string') return false;
  return true;
}

export function acceptsJobKind(value) {
  if (value !== 'pre-recorded' && value !== 'live') return false;
  return true;
}

export function acceptsJobPage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { first, current, next, items } = value;
  if (typeof first !== 'string' || !uri(first)) return false;
  if (typeof current !== 'string' || !uri(current)) return false;
  if ((typeof next !== 'string' || !uri(next)) && next !== null) return false;
  if (!Array.isArray(items)) return false;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (!acceptsTranscriptionJob(item)) return false;
  }
  return true;
}

export function acceptsJobStatus(value) {
  if (value !== 'queued' && value !== 'processing' && value !== 'done' && value !== 'error')
    return false;
  return true;
}

export function acceptsLanguageConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { languages, code_switching } = value;
  if (languages !== undefined) {
    if (!Array.isArray(languages)) return false;
    for (let i = 0; i < languages.length; i++) {
      const item = languages[i];
      if (typeof item !== 'string' || !fitsPattern0(item)) return false;
    }
  }
  if (code_switching !== undefined && typeof code_switching !== 'boolean') return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'url': {
        if (typeof item !== 'string' || !uri(item)) return false;
        found++;
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
        if (item !== undefined && typeof item !== 'boolean') return false;
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsLiveJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const {
    id,
    request_id,
    version,
    created_at,
    post_session_metadata,
    kind,
    status,
    custom_metadata,
    file,
    request_params,
  } = value;
  if (typeof id !== 'string' || !uuid(id)) return false;
  if (typeof request_id !== 'string') return false;
  if (!Number.isInteger(version)) return false;
  if (typeof created_at !== 'string' || !dateTime(created_at)) return false;
  if (
    typeof post_session_metadata !== 'object' ||
    post_session_metadata === null ||
    Array.isArray(post_session_metadata)
  )
    return false;
  if (kind !== 'live') return false;
  if (status !== 'queued' && status !== 'processing' && status !== 'done' && status !== 'error')
    return false;
  if (
    custom_metadata !== undefined &&
    (typeof custom_metadata !== 'object' ||
      custom_metadata === null ||
      Array.isArray(custom_metadata))
  )
    return false;
  if (
    file !== undefined &&
    (typeof file !== 'object' || file === null || Array.isArray(file) || !acceptsAudioFile(file)) &&
    file !== null
  )
    return false;
  if (
    request_params !== undefined &&
    (typeof request_params !== 'object' ||
      request_params === null ||
      Array.isArray(request_params) ||
      !acceptsLiveRequest(request_params)) &&
    request_params !== null
  )
    return false;
  const tag = value.status;
  if (tag === 'queued' || tag === 'processing') {
    const { completed_at, error_code, result } = value;
    if (
      completed_at !== undefined &&
      (typeof completed_at !== 'string' || !dateTime(completed_at)) &&
      completed_at !== null
    )
      return false;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
    if (
      result !== undefined &&
      (typeof result !== 'object' ||
        result === null ||
        Array.isArray(result) ||
        !acceptsLiveResult(result)) &&
      result !== null
    )
      return false;
  } else if (tag === 'done') {
    const { completed_at, result, error_code } = value;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    if (!acceptsLiveResult(result)) return false;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
  } else if (tag === 'error') {
    const { completed_at, error_code, result } = value;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    if (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) return false;
    if (
      result !== undefined &&
      (typeof result !== 'object' ||
        result === null ||
        Array.isArray(result) ||
        !acceptsLiveResult(result)) &&
      result !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsLiveMessagesConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
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
        if (item !== undefined && typeof item !== 'boolean') return false;
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
    switch (key) {
      case 'encoding': {
        if (item !== undefined && item !== 'wav/pcm' && item !== 'wav/alaw' && item !== 'wav/ulaw')
          return false;
        break;
      }
      case 'bit_depth': {
        if (item !== undefined && item !== 8 && item !== 16 && item !== 24 && item !== 32)
          return false;
        break;
      }
      case 'sample_rate': {
        if (
          item !== undefined &&
          item !== 8000 && item !== 16000 && item !== 32000 && item !== 44100 &&
          item !== 48000
        )
          return false;
        break;
      }
      case 'channels': {
        if (item !== undefined && (!Number.isInteger(item) || item < 1 || item > 8)) return false;
        break;
      }
      case 'model': {
        if (item !== undefined && typeof item !== 'string') return false;
        break;
      }
      case 'endpointing': {
        if (item !== undefined && (!Number.isFinite(item) || item < 0.01 || item > 10))
          return false;
        break;
      }
      case 'maximum_duration_without_endpointing': {
        if (item !== undefined && (!Number.isFinite(item) || item < 5 || item > 60)) return false;
        break;
      }
      case 'language_config': {
        if (item !== undefined && !acceptsLanguageConfig(item)) return false;
        break;
      }
      case 'pre_processing': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { audio_enhancer, speech_threshold } = item;
          if (audio_enhancer !== undefined && typeof audio_enhancer !== 'boolean') return false;
          if (
            speech_threshold !== undefined &&
            (!Number.isFinite(speech_threshold) || speech_threshold < 0 || speech_threshold > 1)
          )
            return false;
        }
        break;
      }
      case 'realtime_processing': {
        if (item !== undefined && !acceptsRealtimeProcessingConfig(item)) return false;
        break;
      }
      case 'post_processing': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { summarization, summarization_config, chapterization } = item;
          if (summarization !== undefined && typeof summarization !== 'boolean') return false;
          if (summarization_config !== undefined) {
            if (
              typeof summarization_config !== 'object' ||
              summarization_config === null ||
              Array.isArray(summarization_config)
            )
              return false;
            const { type } = summarization_config;
            if (
              type !== undefined &&
              type !== 'general' && type !== 'bullet_points' &&
              type !== 'concise'
            )
              return false;
          }
          if (chapterization !== undefined && typeof chapterization !== 'boolean') return false;
        }
        break;
      }
      case 'messages_config': {
        if (item !== undefined && !acceptsLiveMessagesConfig(item)) return false;
        break;
      }
      case 'callback': {
        if (item !== undefined && typeof item !== 'boolean') return false;
        break;
      }
      case 'callback_config': {
        if (item !== undefined && !acceptsLiveCallbackConfig(item)) return false;
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
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'metadata': {
        if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
        const { audio_duration, number_of_distinct_channels, billing_time, transcription_time } =
          item;
        if (!Number.isFinite(audio_duration)) return false;
        if (!Number.isInteger(number_of_distinct_channels) || number_of_distinct_channels < 1)
          return false;
        if (!Number.isFinite(billing_time)) return false;
        if (!Number.isFinite(transcription_time)) return false;
        found++;
        break;
      }
      case 'transcription': {
        if (item !== undefined && !acceptsTranscription(item)) return false;
        break;
      }
      case 'translation': {
        if (item !== undefined && !acceptsTranslationAddon(item)) return false;
        break;
      }
      case 'summarization': {
        if (item !== undefined && !acceptsSummarizationAddon(item)) return false;
        break;
      }
      case 'named_entity_recognition': {
        if (item !== undefined && !acceptsNamedEntityRecognitionAddon(item)) return false;
        break;
      }
      case 'sentiment_analysis': {
        if (item !== undefined && !acceptsSentimentAnalysisAddon(item)) return false;
        break;
      }
      case 'chapterization': {
        if (item !== undefined && !acceptsChapterizationAddon(item)) return false;
        break;
      }
      case 'messages': {
        if (item !== undefined) {
          if (!Array.isArray(item)) return false;
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (typeof item2 !== 'string') return false;
          }
        }
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsLiveSessionCreated(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { url } = value;
  if (typeof url !== 'string') return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { text, language, start, end, channel, words, confidence } = value;
  if (typeof text !== 'string') return false;
  if (typeof language !== 'string' || !fitsPattern0(language)) return false;
  if (!Number.isFinite(start)) return false;
  if (!Number.isFinite(end)) return false;
  if (!Number.isInteger(channel)) return false;
  if (!Array.isArray(words)) return false;
  for (let i = 0; i < words.length; i++) {
    const item = words[i];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    const { word, start: start2, end: end2, confidence: confidence2 } = item;
    if (typeof word !== 'string') return false;
    if (!Number.isFinite(start2)) return false;
    if (!Number.isFinite(end2)) return false;
    if (!Number.isFinite(confidence2)) return false;
  }
  if (!Number.isFinite(confidence)) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (typeof results !== 'string' && results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsNameConsistencyAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (typeof results !== 'string' && results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  } else if (results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { session_id, created_at, type } = value;
  if (typeof session_id !== 'string') return false;
  if (typeof created_at !== 'string' || !dateTime(created_at)) return false;
  if (!(type !== 'transcript')) return false;
  if (typeof type !== 'string') return false;
  return true;
}

export function acceptsPiiEntityType(value) {
  if (!knownValues1.has(value)) return false;
  return true;
}

export function acceptsPiiRedactionConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { entity_types, processed_text_type } = value;
  if (entity_types !== undefined) {
    if (Array.isArray(entity_types)) {
      for (let i = 0; i < entity_types.length; i++) {
        const item = entity_types[i];
        if (!knownValues1.has(item)) return false;
      }
    } else if (typeof entity_types !== 'string' || !knownValues1.has(entity_types)) return false;
  }
  if (
    processed_text_type !== undefined &&
    processed_text_type !== 'MARKER' &&
    processed_text_type !== 'MASK'
  )
    return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { summarization, summarization_config, chapterization } = value;
  if (summarization !== undefined && typeof summarization !== 'boolean') return false;
  if (summarization_config !== undefined) {
    if (
      typeof summarization_config !== 'object' ||
      summarization_config === null ||
      Array.isArray(summarization_config)
    )
      return false;
    const { type } = summarization_config;
    if (type !== undefined && type !== 'general' && type !== 'bullet_points' && type !== 'concise')
      return false;
  }
  if (chapterization !== undefined && typeof chapterization !== 'boolean') return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { audio_enhancer, speech_threshold } = value;
  if (audio_enhancer !== undefined && typeof audio_enhancer !== 'boolean') return false;
  if (
    speech_threshold !== undefined &&
    (!Number.isFinite(speech_threshold) || speech_threshold < 0 || speech_threshold > 1)
  )
    return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, event } = value;
  if (typeof id !== 'string' || !uuid(id)) return false;
  if (typeof event !== 'string') return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const {
    id,
    request_id,
    version,
    created_at,
    post_session_metadata,
    kind,
    status,
    custom_metadata,
    file,
    request_params,
  } = value;
  if (typeof id !== 'string' || !uuid(id)) return false;
  if (typeof request_id !== 'string') return false;
  if (!Number.isInteger(version)) return false;
  if (typeof created_at !== 'string' || !dateTime(created_at)) return false;
  if (
    typeof post_session_metadata !== 'object' ||
    post_session_metadata === null ||
    Array.isArray(post_session_metadata)
  )
    return false;
  if (kind !== 'pre-recorded') return false;
  if (status !== 'queued' && status !== 'processing' && status !== 'done' && status !== 'error')
    return false;
  if (
    custom_metadata !== undefined &&
    (typeof custom_metadata !== 'object' ||
      custom_metadata === null ||
      Array.isArray(custom_metadata))
  )
    return false;
  if (
    file !== undefined &&
    (typeof file !== 'object' || file === null || Array.isArray(file) || !acceptsAudioFile(file)) &&
    file !== null
  )
    return false;
  if (
    request_params !== undefined &&
    (typeof request_params !== 'object' ||
      request_params === null ||
      Array.isArray(request_params) ||
      !acceptsPreRecordedRequestParams(request_params)) &&
    request_params !== null
  )
    return false;
  const tag = value.status;
  if (tag === 'queued' || tag === 'processing') {
    const { completed_at, error_code, result } = value;
    if (
      completed_at !== undefined &&
      (typeof completed_at !== 'string' || !dateTime(completed_at)) &&
      completed_at !== null
    )
      return false;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
    if (
      result !== undefined &&
      (typeof result !== 'object' ||
        result === null ||
        Array.isArray(result) ||
        !acceptsPreRecordedResult(result)) &&
      result !== null
    )
      return false;
  } else if (tag === 'done') {
    const { completed_at, result, error_code } = value;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    if (!acceptsPreRecordedResult(result)) return false;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
  } else if (tag === 'error') {
    const { completed_at, error_code, result } = value;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    if (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) return false;
    if (
      result !== undefined &&
      (typeof result !== 'object' ||
        result === null ||
        Array.isArray(result) ||
        !acceptsPreRecordedResult(result)) &&
      result !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsPreRecordedJobCreated(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, result_url } = value;
  if (typeof id !== 'string' || !uuid(id)) return false;
  if (typeof result_url !== 'string' || !uri(result_url)) return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'audio_url': {
        if (typeof item !== 'string' || !uri(item)) return false;
        found++;
        break;
      }
      case 'custom_vocabulary': {
        if (
          item !== undefined &&
          typeof item !== 'boolean' &&
          (!Array.isArray(item) || !acceptsCustomVocabulary(item))
        )
          return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { vocabulary, default_intensity } = item;
          if (!acceptsCustomVocabulary(vocabulary)) return false;
          if (
            default_intensity !== undefined &&
            (!Number.isFinite(default_intensity) || default_intensity < 0 || default_intensity > 1)
          )
            return false;
        }
        break;
      }
      case 'callback_url': {
        if (item !== undefined && (typeof item !== 'string' || !uri(item))) return false;
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
        if (item !== undefined && typeof item !== 'boolean') return false;
        break;
      }
      case 'callback_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { url, method } = item;
          if (typeof url !== 'string' || !uri(url)) return false;
          if (method !== undefined && method !== 'POST' && method !== 'PUT') return false;
        }
        break;
      }
      case 'subtitles_config': {
        if (item !== undefined && !acceptsSubtitlesConfig(item)) return false;
        break;
      }
      case 'diarization_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { number_of_speakers, min_speakers, max_speakers } = item;
          if (
            number_of_speakers !== undefined &&
            (!Number.isInteger(number_of_speakers) || number_of_speakers < 1)
          )
            return false;
          if (min_speakers !== undefined && (!Number.isInteger(min_speakers) || min_speakers < 0))
            return false;
          if (max_speakers !== undefined && (!Number.isInteger(max_speakers) || max_speakers < 0))
            return false;
        }
        break;
      }
      case 'translation_config': {
        if (item !== undefined && !acceptsTranslationConfig(item)) return false;
        break;
      }
      case 'summarization_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { type } = item;
          if (
            type !== undefined &&
            type !== 'general' && type !== 'bullet_points' &&
            type !== 'concise'
          )
            return false;
        }
        break;
      }
      case 'custom_spelling_config': {
        if (item !== undefined && !acceptsCustomSpellingConfig(item)) return false;
        break;
      }
      case 'audio_to_llm_config': {
        if (item !== undefined && !acceptsAudioToLlmConfig(item)) return false;
        break;
      }
      case 'pii_redaction_config': {
        if (item !== undefined && !acceptsPiiRedactionConfig(item)) return false;
        break;
      }
      case 'language_config': {
        if (item !== undefined && !acceptsLanguageConfig(item)) return false;
        break;
      }
      case 'language': {
        if (item !== undefined && (typeof item !== 'string' || !fitsPattern0(item))) return false;
        break;
      }
      case 'custom_metadata': {
        if (
          item !== undefined &&
          (typeof item !== 'object' || item === null || Array.isArray(item))
        )
          return false;
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsPreRecordedRequestParams(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'audio_url': {
        if ((typeof item !== 'string' || !uri(item)) && item !== null) return false;
        found++;
        break;
      }
      case 'custom_vocabulary': {
        if (
          item !== undefined &&
          typeof item !== 'boolean' &&
          (!Array.isArray(item) || !acceptsCustomVocabulary(item))
        )
          return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { vocabulary, default_intensity } = item;
          if (!acceptsCustomVocabulary(vocabulary)) return false;
          if (
            default_intensity !== undefined &&
            (!Number.isFinite(default_intensity) || default_intensity < 0 || default_intensity > 1)
          )
            return false;
        }
        break;
      }
      case 'callback_url': {
        if (item !== undefined && (typeof item !== 'string' || !uri(item))) return false;
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
        if (item !== undefined && typeof item !== 'boolean') return false;
        break;
      }
      case 'callback_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { url, method } = item;
          if (typeof url !== 'string' || !uri(url)) return false;
          if (method !== undefined && method !== 'POST' && method !== 'PUT') return false;
        }
        break;
      }
      case 'subtitles_config': {
        if (item !== undefined && !acceptsSubtitlesConfig(item)) return false;
        break;
      }
      case 'diarization_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { number_of_speakers, min_speakers, max_speakers } = item;
          if (
            number_of_speakers !== undefined &&
            (!Number.isInteger(number_of_speakers) || number_of_speakers < 1)
          )
            return false;
          if (min_speakers !== undefined && (!Number.isInteger(min_speakers) || min_speakers < 0))
            return false;
          if (max_speakers !== undefined && (!Number.isInteger(max_speakers) || max_speakers < 0))
            return false;
        }
        break;
      }
      case 'translation_config': {
        if (item !== undefined && !acceptsTranslationConfig(item)) return false;
        break;
      }
      case 'summarization_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { type } = item;
          if (
            type !== undefined &&
            type !== 'general' && type !== 'bullet_points' &&
            type !== 'concise'
          )
            return false;
        }
        break;
      }
      case 'custom_spelling_config': {
        if (item !== undefined && !acceptsCustomSpellingConfig(item)) return false;
        break;
      }
      case 'audio_to_llm_config': {
        if (item !== undefined && !acceptsAudioToLlmConfig(item)) return false;
        break;
      }
      case 'pii_redaction_config': {
        if (item !== undefined && !acceptsPiiRedactionConfig(item)) return false;
        break;
      }
      case 'language_config': {
        if (item !== undefined && !acceptsLanguageConfig(item)) return false;
        break;
      }
      case 'language': {
        if (item !== undefined && (typeof item !== 'string' || !fitsPattern0(item))) return false;
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsPreRecordedResult(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'metadata': {
        if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
        const { audio_duration, number_of_distinct_channels, billing_time, transcription_time } =
          item;
        if (!Number.isFinite(audio_duration)) return false;
        if (!Number.isInteger(number_of_distinct_channels) || number_of_distinct_channels < 1)
          return false;
        if (!Number.isFinite(billing_time)) return false;
        if (!Number.isFinite(transcription_time)) return false;
        found++;
        break;
      }
      case 'transcription': {
        if (item !== undefined && !acceptsTranscription(item)) return false;
        break;
      }
      case 'translation': {
        if (item !== undefined && !acceptsTranslationAddon(item)) return false;
        break;
      }
      case 'summarization': {
        if (item !== undefined && !acceptsSummarizationAddon(item)) return false;
        break;
      }
      case 'named_entity_recognition': {
        if (item !== undefined && !acceptsNamedEntityRecognitionAddon(item)) return false;
        break;
      }
      case 'sentiment_analysis': {
        if (item !== undefined && !acceptsSentimentAnalysisAddon(item)) return false;
        break;
      }
      case 'chapterization': {
        if (item !== undefined && !acceptsChapterizationAddon(item)) return false;
        break;
      }
      case 'moderation': {
        if (item !== undefined && !acceptsModerationAddon(item)) return false;
        break;
      }
      case 'name_consistency': {
        if (item !== undefined && !acceptsNameConsistencyAddon(item)) return false;
        break;
      }
      case 'structured_data_extraction': {
        if (item !== undefined && !acceptsStructuredDataExtractionAddon(item)) return false;
        break;
      }
      case 'audio_to_llm': {
        if (item !== undefined && !acceptsAudioToLlmAddon(item)) return false;
        break;
      }
      case 'sentences': {
        if (item !== undefined && !acceptsSentencesAddon(item)) return false;
        break;
      }
      case 'display_mode': {
        if (item !== undefined && !acceptsDisplayModeAddon(item)) return false;
        break;
      }
      case 'diarization': {
        if (item !== undefined && !acceptsDiarizationAddon(item)) return false;
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsPreRecordedWebhook(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id } = value;
  if (typeof id !== 'string' || !uuid(id)) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'custom_vocabulary':
      case 'custom_spelling':
      case 'translation':
      case 'named_entity_recognition':
      case 'sentiment_analysis':
      case 'words_accurate_timestamps': {
        if (item !== undefined && typeof item !== 'boolean') return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (item !== undefined) {
          if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
          const { vocabulary, default_intensity } = item;
          if (!acceptsCustomVocabulary(vocabulary)) return false;
          if (
            default_intensity !== undefined &&
            (!Number.isFinite(default_intensity) || default_intensity < 0 || default_intensity > 1)
          )
            return false;
        }
        break;
      }
      case 'custom_spelling_config': {
        if (item !== undefined && !acceptsCustomSpellingConfig(item)) return false;
        break;
      }
      case 'translation_config': {
        if (item !== undefined && !acceptsTranslationConfig(item)) return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsResultMetadata(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { audio_duration, number_of_distinct_channels, billing_time, transcription_time } = value;
  if (!Number.isFinite(audio_duration)) return false;
  if (!Number.isInteger(number_of_distinct_channels) || number_of_distinct_channels < 1)
    return false;
  if (!Number.isFinite(billing_time)) return false;
  if (!Number.isFinite(transcription_time)) return false;
  return true;
}

export function acceptsSentence(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'string') return false;
    }
  } else if (results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsSentimentAnalysisAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (typeof results !== 'string') return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsServerMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type } = value;
  if (typeof type !== 'string') return false;
  const tag = value.type;
  if (tag === 'transcript') {
    if (!acceptsTranscriptMessage(value)) return false;
  } else if (typeof tag === 'string') {
    if (!acceptsOtherServerMessage(value)) return false;
  } else return false;
  return true;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (typeof results !== 'string' && results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
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
    switch (key) {
      case 'formats': {
        if (item !== undefined) {
          if (!Array.isArray(item)) return false;
          if (item.length < 1) return false;
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (item2 !== 'srt' && item2 !== 'vtt') return false;
          }
        }
        break;
      }
      case 'minimum_duration': {
        if (item !== undefined && (!Number.isFinite(item) || item < 0)) return false;
        break;
      }
      case 'maximum_duration': {
        if (item !== undefined && (!Number.isFinite(item) || item < 1 || item > 30)) return false;
        break;
      }
      case 'maximum_characters_per_row': {
        if (item !== undefined && (!Number.isInteger(item) || item < 1)) return false;
        break;
      }
      case 'maximum_rows_per_caption': {
        if (item !== undefined && (!Number.isInteger(item) || item < 1 || item > 5)) return false;
        break;
      }
      case 'style': {
        if (item !== undefined && item !== 'default' && item !== 'compliance') return false;
        break;
      }
    }
  }
  return true;
}

export function acceptsSummarizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (typeof results !== 'string' && results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsSummarizationConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type } = value;
  if (type !== undefined && type !== 'general' && type !== 'bullet_points' && type !== 'concise')
    return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { session_id, created_at, type, data } = value;
  if (typeof session_id !== 'string') return false;
  if (typeof created_at !== 'string' || !dateTime(created_at)) return false;
  if (type !== 'transcript') return false;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const { id, is_final, utterance } = data;
  if (typeof id !== 'string') return false;
  if (typeof is_final !== 'boolean') return false;
  if (!acceptsLiveUtterance(utterance)) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { full_transcript, languages, utterances, sentences, subtitles } = value;
  if (typeof full_transcript !== 'string') return false;
  if (!Array.isArray(languages)) return false;
  for (let i = 0; i < languages.length; i++) {
    const item = languages[i];
    if (typeof item !== 'string' || !fitsPattern0(item)) return false;
  }
  if (!Array.isArray(utterances)) return false;
  for (let i = 0; i < utterances.length; i++) {
    const item = utterances[i];
    if (!acceptsUtterance(item)) return false;
  }
  if (sentences !== undefined) {
    if (!Array.isArray(sentences)) return false;
    for (let i = 0; i < sentences.length; i++) {
      const item = sentences[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  }
  if (subtitles !== undefined) {
    if (!Array.isArray(subtitles)) return false;
    for (let i = 0; i < subtitles.length; i++) {
      const item = subtitles[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  }
  return true;
}

export function acceptsTranscriptionJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { kind } = value;
  if (kind !== 'pre-recorded' && kind !== 'live') return false;
  const tag = value.kind;
  if (tag === 'pre-recorded') {
    if (!acceptsPreRecordedJob(value)) return false;
  } else if (tag === 'live') {
    if (!acceptsLiveJob(value)) return false;
  } else return false;
  return true;
}

export function acceptsTranscriptionLanguageCode(value) {
  if (typeof value !== 'string' || !fitsPattern0(value)) return false;
  return true;
}

export function acceptsTranslationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { success, error, is_empty, exec_time, results } = value;
  if (success !== true && success !== false) return false;
  if (error === undefined) return false;
  if (typeof is_empty !== 'boolean') return false;
  if (!Number.isFinite(exec_time)) return false;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  } else if (results !== null) return false;
  const tag = value.success;
  if (tag === true) {
    const { error } = value;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const { error } = value;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsTranslationConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'target_languages': {
        if (!Array.isArray(item)) return false;
        if (item.length < 1) return false;
        for (let i = 0; i < item.length; i++) {
          const item2 = item[i];
          if (!knownValues2.has(item2)) return false;
        }
        found++;
        break;
      }
      case 'model': {
        if (item !== undefined && item !== 'base' && item !== 'enhanced') return false;
        break;
      }
      case 'match_original_utterances':
      case 'lipsync':
      case 'context_adaptation':
      case 'informal': {
        if (item !== undefined && typeof item !== 'boolean') return false;
        break;
      }
      case 'context': {
        if (item !== undefined && typeof item !== 'string') return false;
        break;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsTranslationLanguageCode(value) {
  if (!knownValues2.has(value)) return false;
  return true;
}

export function acceptsUploadResponse(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { audio_url, audio_metadata } = value;
  if (typeof audio_url !== 'string' || !uri(audio_url)) return false;
  if (
    typeof audio_metadata !== 'object' ||
    audio_metadata === null ||
    Array.isArray(audio_metadata)
  )
    return false;
  const { id, filename, extension, size, audio_duration, number_of_channels } = audio_metadata;
  if (typeof id !== 'string') return false;
  if (typeof filename !== 'string') return false;
  if (typeof extension !== 'string') return false;
  if (!Number.isInteger(size)) return false;
  if (!Number.isFinite(audio_duration)) return false;
  if (!Number.isInteger(number_of_channels)) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { text, language, start, end, channel, words, confidence, speaker } = value;
  if (typeof text !== 'string') return false;
  if (typeof language !== 'string' || !fitsPattern0(language)) return false;
  if (!Number.isFinite(start)) return false;
  if (!Number.isFinite(end)) return false;
  if (!Number.isInteger(channel)) return false;
  if (!Array.isArray(words)) return false;
  for (let i = 0; i < words.length; i++) {
    const item = words[i];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    const { word, start: start2, end: end2, confidence: confidence2 } = item;
    if (typeof word !== 'string') return false;
    if (!Number.isFinite(start2)) return false;
    if (!Number.isFinite(end2)) return false;
    if (!Number.isFinite(confidence2)) return false;
  }
  if (confidence !== undefined && !Number.isFinite(confidence)) return false;
  if (speaker !== undefined && !Number.isInteger(speaker)) return false;
  return true;
}

export function acceptsWord(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { word, start, end, confidence } = value;
  if (typeof word !== 'string') return false;
  if (!Number.isFinite(start)) return false;
  if (!Number.isFinite(end)) return false;
  if (!Number.isFinite(confidence)) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type, data } = value;
  if (type !== 'audio_chunk') return false;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const { chunk } = data;
  if (typeof chunk !== 'string') return false;
  return true;
}

export function acceptsClientMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type } = value;
  if (type !== 'audio_chunk' && type !== 'stop_recording') return false;
  const tag = value.type;
  if (tag === 'audio_chunk') {
    if (!acceptsAudioChunkMessage(value)) return false;
  } else if (tag === 'stop_recording') {
    if (!acceptsStopRecordingMessage(value)) return false;
  } else return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type } = value;
  if (type !== 'stop_recording') return false;
  return true;
}

export function acceptsListTranscriptionJobsQuery(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'offset': {
        if (item !== undefined && (!Number.isInteger(item) || item < 0)) return false;
        break;
      }
      case 'limit': {
        if (item !== undefined && (!Number.isInteger(item) || item < 1)) return false;
        break;
      }
      case 'date':
      case 'before_date':
      case 'after_date': {
        if (item !== undefined && !acceptsDateOrDateTime(item)) return false;
        break;
      }
      case 'status': {
        if (item !== undefined) {
          if (!Array.isArray(item)) return false;
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (
              item2 !== 'queued' &&
              item2 !== 'processing' &&
              item2 !== 'done' &&
              item2 !== 'error'
            )
              return false;
          }
        }
        break;
      }
      case 'custom_metadata': {
        if (
          item !== undefined &&
          (typeof item !== 'object' || item === null || Array.isArray(item))
        )
          return false;
        break;
      }
      case 'kind': {
        if (item !== undefined) {
          if (!Array.isArray(item)) return false;
          for (let i = 0; i < item.length; i++) {
            const item2 = item[i];
            if (item2 !== 'pre-recorded' && item2 !== 'live') return false;
          }
        }
        break;
      }
    }
  }
  return true;
}
