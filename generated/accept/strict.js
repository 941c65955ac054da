// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../formats.js';
import { isMadeOf } from '../runtime/validate.js';

const knownValues0 = /* @__PURE__ */ new Set([
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

const knownValues1 = /* @__PURE__ */ new Set([
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
  let unknown = -5;
  for (const _ in value) unknown++;
  const id = value.id;
  if (typeof id !== 'string') return false;
  const filename = value.filename;
  if (typeof filename !== 'string' && filename !== null) return false;
  const source = value.source;
  if (typeof source !== 'string' && source !== null) return false;
  const audio_duration = value.audio_duration;
  if (!Number.isFinite(audio_duration) && audio_duration !== null) return false;
  const number_of_channels = value.number_of_channels;
  if (
    (!Number.isInteger(number_of_channels) || number_of_channels < 1) &&
    number_of_channels !== null
  )
    return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsAudioMetadata(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -6;
  for (const _ in value) unknown++;
  const id = value.id;
  if (typeof id !== 'string') return false;
  const filename = value.filename;
  if (typeof filename !== 'string') return false;
  const extension = value.extension;
  if (typeof extension !== 'string') return false;
  const size = value.size;
  if (!Number.isInteger(size)) return false;
  const audio_duration = value.audio_duration;
  if (!Number.isFinite(audio_duration)) return false;
  const number_of_channels = value.number_of_channels;
  if (!Number.isInteger(number_of_channels)) return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  } else if (results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = -1;
  for (const _ in value) unknown++;
  const prompts = value.prompts;
  if (!Array.isArray(prompts)) return false;
  if (prompts.length < 1) return false;
  for (let i = 0; i < prompts.length; i++) {
    const item = prompts[i];
    if (!Array.isArray(item)) return false;
  }
  const model = value.model;
  if (model !== undefined) {
    unknown--;
    if (typeof model !== 'string') return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -1;
  for (const _ in value) unknown++;
  const url = value.url;
  if (typeof url !== 'string' || !uri(url)) return false;
  const method = value.method;
  if (method !== undefined) {
    unknown--;
    if (method !== 'POST' && method !== 'PUT') return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (
    (typeof results !== 'object' || results === null || Array.isArray(results)) &&
    results !== null
  )
    return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = -1;
  for (const _ in value) unknown++;
  const spelling_dictionary = value.spelling_dictionary;
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
  if (unknown !== 0) return false;
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
  let unknown = -1;
  for (const _ in value) unknown++;
  const vocabulary = value.vocabulary;
  if (!acceptsCustomVocabulary(vocabulary)) return false;
  const default_intensity = value.default_intensity;
  if (default_intensity !== undefined) {
    unknown--;
    if (!Number.isFinite(default_intensity) || default_intensity < 0 || default_intensity > 1)
      return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -1;
  for (const _ in value) unknown++;
  const value2 = value.value;
  if (typeof value2 !== 'string') return false;
  const intensity = value.intensity;
  if (intensity !== undefined) {
    unknown--;
    if (!Number.isFinite(intensity) || intensity < 0 || intensity > 1) return false;
  }
  const pronunciations = value.pronunciations;
  if (pronunciations !== undefined) {
    unknown--;
    if (!Array.isArray(pronunciations)) return false;
    for (let i = 0; i < pronunciations.length; i++) {
      const item = pronunciations[i];
      if (typeof item !== 'string') return false;
    }
  }
  const language = value.language;
  if (language !== undefined) {
    unknown--;
    if (typeof language !== 'string' || !isMadeOf(language, 97, 122, 2, 3)) return false;
  }
  if (unknown !== 0) return false;
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
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (!Array.isArray(results)) return false;
  for (let i = 0; i < results.length; i++) {
    const item = results[i];
    if (!acceptsUtterance(item)) return false;
  }
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = 0;
  for (const _ in value) unknown++;
  const number_of_speakers = value.number_of_speakers;
  if (number_of_speakers !== undefined) {
    unknown--;
    if (!Number.isInteger(number_of_speakers) || number_of_speakers < 1) return false;
  }
  const min_speakers = value.min_speakers;
  if (min_speakers !== undefined) {
    unknown--;
    if (!Number.isInteger(min_speakers) || min_speakers < 0) return false;
  }
  const max_speakers = value.max_speakers;
  if (max_speakers !== undefined) {
    unknown--;
    if (!Number.isInteger(max_speakers) || max_speakers < 0) return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'string') return false;
    }
  } else if (results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = -5;
  for (const _ in value) unknown++;
  const timestamp = value.timestamp;
  if (typeof timestamp !== 'string') return false;
  const path = value.path;
  if (typeof path !== 'string') return false;
  const request_id = value.request_id;
  if (typeof request_id !== 'string') return false;
  const statusCode = value.statusCode;
  if (!Number.isFinite(statusCode)) return false;
  const message = value.message;
  if (typeof message !== 'string') return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsJobKind(value) {
  if (value !== 'pre-recorded' && value !== 'live') return false;
  return true;
}

export function acceptsJobPage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -4;
  for (const _ in value) unknown++;
  const first = value.first;
  if (typeof first !== 'string' || !uri(first)) return false;
  const current = value.current;
  if (typeof current !== 'string' || !uri(current)) return false;
  const next = value.next;
  if ((typeof next !== 'string' || !uri(next)) && next !== null) return false;
  const items = value.items;
  if (!Array.isArray(items)) return false;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (!acceptsTranscriptionJob(item)) return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsJobStatus(value) {
  if (value !== 'queued' && value !== 'processing' && value !== 'done' && value !== 'error')
    return false;
  return true;
}

export function acceptsLanguageConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = 0;
  for (const _ in value) unknown++;
  const languages = value.languages;
  if (languages !== undefined) {
    unknown--;
    if (!Array.isArray(languages)) return false;
    for (let i = 0; i < languages.length; i++) {
      const item = languages[i];
      if (typeof item !== 'string' || !isMadeOf(item, 97, 122, 2, 3)) return false;
    }
  }
  const code_switching = value.code_switching;
  if (code_switching !== undefined) {
    unknown--;
    if (typeof code_switching !== 'boolean') return false;
  }
  if (unknown !== 0) return false;
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
      default: {
        return false;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsLiveJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'id': {
        if (typeof item !== 'string' || !uuid(item)) return false;
        found++;
        break;
      }
      case 'request_id': {
        if (typeof item !== 'string') return false;
        found++;
        break;
      }
      case 'version': {
        if (!Number.isInteger(item)) return false;
        found++;
        break;
      }
      case 'created_at': {
        if (typeof item !== 'string' || !dateTime(item)) return false;
        found++;
        break;
      }
      case 'post_session_metadata': {
        if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
        found++;
        break;
      }
      case 'kind': {
        if (item !== 'live') return false;
        found++;
        break;
      }
      case 'status': {
        if (item !== 'queued' && item !== 'processing' && item !== 'done' && item !== 'error')
          return false;
        found++;
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
      case 'file': {
        if (item !== undefined && !acceptsAudioFile(item) && item !== null) return false;
        break;
      }
      case 'request_params': {
        if (item !== undefined && !acceptsLiveRequest(item) && item !== null) return false;
        break;
      }
      case 'completed_at':
      case 'error_code':
      case 'result': {
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found < 7) return false;
  const tag = value.status;
  if (tag === 'queued' || tag === 'processing') {
    const completed_at = value.completed_at;
    if (
      completed_at !== undefined &&
      (typeof completed_at !== 'string' || !dateTime(completed_at)) &&
      completed_at !== null
    )
      return false;
    const error_code = value.error_code;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
    const result = value.result;
    if (result !== undefined && !acceptsLiveResult(result) && result !== null) return false;
  } else if (tag === 'done') {
    const completed_at = value.completed_at;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    const result = value.result;
    if (!acceptsLiveResult(result)) return false;
    const error_code = value.error_code;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
  } else if (tag === 'error') {
    const completed_at = value.completed_at;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    const error_code = value.error_code;
    if (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) return false;
    const result = value.result;
    if (result !== undefined && !acceptsLiveResult(result) && result !== null) return false;
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
      default: {
        return false;
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
        if (item !== undefined && !acceptsPreProcessingConfig(item)) return false;
        break;
      }
      case 'realtime_processing': {
        if (item !== undefined && !acceptsRealtimeProcessingConfig(item)) return false;
        break;
      }
      case 'post_processing': {
        if (item !== undefined && !acceptsPostProcessingConfig(item)) return false;
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
      default: {
        return false;
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
        if (!acceptsResultMetadata(item)) return false;
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
      default: {
        return false;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsLiveSessionCreated(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const url = value.url;
  if (typeof url !== 'string') return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (typeof results !== 'string' && results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (typeof results !== 'string' && results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  } else if (results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsPiiEntityType(value) {
  if (!knownValues0.has(value)) return false;
  return true;
}

export function acceptsPiiRedactionConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = 0;
  for (const _ in value) unknown++;
  const entity_types = value.entity_types;
  if (entity_types !== undefined) {
    unknown--;
    if (Array.isArray(entity_types)) {
      for (let i = 0; i < entity_types.length; i++) {
        const item = entity_types[i];
        if (!knownValues0.has(item)) return false;
      }
    } else if (typeof entity_types !== 'string' || !knownValues0.has(entity_types)) return false;
  }
  const processed_text_type = value.processed_text_type;
  if (processed_text_type !== undefined) {
    unknown--;
    if (processed_text_type !== 'MARKER' && processed_text_type !== 'MASK') return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = 0;
  for (const _ in value) unknown++;
  const summarization = value.summarization;
  if (summarization !== undefined) {
    unknown--;
    if (typeof summarization !== 'boolean') return false;
  }
  const summarization_config = value.summarization_config;
  if (summarization_config !== undefined) {
    unknown--;
    if (!acceptsSummarizationConfig(summarization_config)) return false;
  }
  const chapterization = value.chapterization;
  if (chapterization !== undefined) {
    unknown--;
    if (typeof chapterization !== 'boolean') return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = 0;
  for (const _ in value) unknown++;
  const audio_enhancer = value.audio_enhancer;
  if (audio_enhancer !== undefined) {
    unknown--;
    if (typeof audio_enhancer !== 'boolean') return false;
  }
  const speech_threshold = value.speech_threshold;
  if (speech_threshold !== undefined) {
    unknown--;
    if (!Number.isFinite(speech_threshold) || speech_threshold < 0 || speech_threshold > 1)
      return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const id = value.id;
  if (typeof id !== 'string' || !uuid(id)) return false;
  const event = value.event;
  if (typeof event !== 'string') return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let found = 0;
  for (const key in value) {
    const item = value[key];
    switch (key) {
      case 'id': {
        if (typeof item !== 'string' || !uuid(item)) return false;
        found++;
        break;
      }
      case 'request_id': {
        if (typeof item !== 'string') return false;
        found++;
        break;
      }
      case 'version': {
        if (!Number.isInteger(item)) return false;
        found++;
        break;
      }
      case 'created_at': {
        if (typeof item !== 'string' || !dateTime(item)) return false;
        found++;
        break;
      }
      case 'post_session_metadata': {
        if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
        found++;
        break;
      }
      case 'kind': {
        if (item !== 'pre-recorded') return false;
        found++;
        break;
      }
      case 'status': {
        if (item !== 'queued' && item !== 'processing' && item !== 'done' && item !== 'error')
          return false;
        found++;
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
      case 'file': {
        if (item !== undefined && !acceptsAudioFile(item) && item !== null) return false;
        break;
      }
      case 'request_params': {
        if (item !== undefined && !acceptsPreRecordedRequestParams(item) && item !== null)
          return false;
        break;
      }
      case 'completed_at':
      case 'error_code':
      case 'result': {
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found < 7) return false;
  const tag = value.status;
  if (tag === 'queued' || tag === 'processing') {
    const completed_at = value.completed_at;
    if (
      completed_at !== undefined &&
      (typeof completed_at !== 'string' || !dateTime(completed_at)) &&
      completed_at !== null
    )
      return false;
    const error_code = value.error_code;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
    const result = value.result;
    if (result !== undefined && !acceptsPreRecordedResult(result) && result !== null) return false;
  } else if (tag === 'done') {
    const completed_at = value.completed_at;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    const result = value.result;
    if (!acceptsPreRecordedResult(result)) return false;
    const error_code = value.error_code;
    if (
      error_code !== undefined &&
      (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) &&
      error_code !== null
    )
      return false;
  } else if (tag === 'error') {
    const completed_at = value.completed_at;
    if (typeof completed_at !== 'string' || !dateTime(completed_at)) return false;
    const error_code = value.error_code;
    if (!Number.isInteger(error_code) || error_code < 400 || error_code > 599) return false;
    const result = value.result;
    if (result !== undefined && !acceptsPreRecordedResult(result) && result !== null) return false;
  } else return false;
  return true;
}

export function acceptsPreRecordedJobCreated(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const id = value.id;
  if (typeof id !== 'string' || !uuid(id)) return false;
  const result_url = value.result_url;
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
        if (item !== undefined && typeof item !== 'boolean' && !acceptsCustomVocabulary(item))
          return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (item !== undefined && !acceptsCustomVocabularyConfig(item)) return false;
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
        if (item !== undefined && !acceptsCallbackConfig(item)) return false;
        break;
      }
      case 'subtitles_config': {
        if (item !== undefined && !acceptsSubtitlesConfig(item)) return false;
        break;
      }
      case 'diarization_config': {
        if (item !== undefined && !acceptsDiarizationConfig(item)) return false;
        break;
      }
      case 'translation_config': {
        if (item !== undefined && !acceptsTranslationConfig(item)) return false;
        break;
      }
      case 'summarization_config': {
        if (item !== undefined && !acceptsSummarizationConfig(item)) return false;
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
        if (item !== undefined && (typeof item !== 'string' || !isMadeOf(item, 97, 122, 2, 3)))
          return false;
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
      default: {
        return false;
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
        if (item !== undefined && typeof item !== 'boolean' && !acceptsCustomVocabulary(item))
          return false;
        break;
      }
      case 'custom_vocabulary_config': {
        if (item !== undefined && !acceptsCustomVocabularyConfig(item)) return false;
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
        if (item !== undefined && !acceptsCallbackConfig(item)) return false;
        break;
      }
      case 'subtitles_config': {
        if (item !== undefined && !acceptsSubtitlesConfig(item)) return false;
        break;
      }
      case 'diarization_config': {
        if (item !== undefined && !acceptsDiarizationConfig(item)) return false;
        break;
      }
      case 'translation_config': {
        if (item !== undefined && !acceptsTranslationConfig(item)) return false;
        break;
      }
      case 'summarization_config': {
        if (item !== undefined && !acceptsSummarizationConfig(item)) return false;
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
        if (item !== undefined && (typeof item !== 'string' || !isMadeOf(item, 97, 122, 2, 3)))
          return false;
        break;
      }
      default: {
        return false;
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
        if (!acceptsResultMetadata(item)) return false;
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
      default: {
        return false;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsPreRecordedWebhook(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const id = value.id;
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
        if (item !== undefined && !acceptsCustomVocabularyConfig(item)) return false;
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
      default: {
        return false;
      }
    }
  }
  return true;
}

export function acceptsResultMetadata(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -4;
  for (const _ in value) unknown++;
  const audio_duration = value.audio_duration;
  if (!Number.isFinite(audio_duration)) return false;
  const number_of_distinct_channels = value.number_of_distinct_channels;
  if (!Number.isInteger(number_of_distinct_channels) || number_of_distinct_channels < 1)
    return false;
  const billing_time = value.billing_time;
  if (!Number.isFinite(billing_time)) return false;
  const transcription_time = value.transcription_time;
  if (!Number.isFinite(transcription_time)) return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsSentence(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'string') return false;
    }
  } else if (results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (typeof results !== 'string') return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
    if (
      error !== undefined &&
      (typeof error !== 'object' || error === null || Array.isArray(error)) &&
      error !== null
    )
      return false;
  } else return false;
  return true;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (typeof results !== 'string' && results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
      default: {
        return false;
      }
    }
  }
  return true;
}

export function acceptsSummarizationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (typeof results !== 'string' && results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
  let unknown = 0;
  for (const _ in value) unknown++;
  const type = value.type;
  if (type !== undefined) {
    unknown--;
    if (type !== 'general' && type !== 'bullet_points' && type !== 'concise') return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -3;
  for (const _ in value) unknown++;
  const full_transcript = value.full_transcript;
  if (typeof full_transcript !== 'string') return false;
  const languages = value.languages;
  if (!Array.isArray(languages)) return false;
  for (let i = 0; i < languages.length; i++) {
    const item = languages[i];
    if (typeof item !== 'string' || !isMadeOf(item, 97, 122, 2, 3)) return false;
  }
  const utterances = value.utterances;
  if (!Array.isArray(utterances)) return false;
  for (let i = 0; i < utterances.length; i++) {
    const item = utterances[i];
    if (!acceptsUtterance(item)) return false;
  }
  const sentences = value.sentences;
  if (sentences !== undefined) {
    unknown--;
    if (!Array.isArray(sentences)) return false;
    for (let i = 0; i < sentences.length; i++) {
      const item = sentences[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  }
  const subtitles = value.subtitles;
  if (subtitles !== undefined) {
    unknown--;
    if (!Array.isArray(subtitles)) return false;
    for (let i = 0; i < subtitles.length; i++) {
      const item = subtitles[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  }
  if (unknown !== 0) return false;
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
  if (typeof value !== 'string' || !isMadeOf(value, 97, 122, 2, 3)) return false;
  return true;
}

export function acceptsTranslationAddon(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -5;
  for (const _ in value) unknown++;
  const is_empty = value.is_empty;
  if (typeof is_empty !== 'boolean') return false;
  const exec_time = value.exec_time;
  if (!Number.isFinite(exec_time)) return false;
  const success = value.success;
  if (success !== true && success !== false) return false;
  const error = value.error;
  if (error === undefined) return false;
  const results = value.results;
  if (Array.isArray(results)) {
    for (let i = 0; i < results.length; i++) {
      const item = results[i];
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    }
  } else if (results !== null) return false;
  if (unknown !== 0) return false;
  const tag = value.success;
  if (tag === true) {
    const error = value.error;
    if (error !== undefined && error !== null) return false;
  } else if (tag === false) {
    const error = value.error;
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
          if (!knownValues1.has(item2)) return false;
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
      default: {
        return false;
      }
    }
  }
  if (found < 1) return false;
  return true;
}

export function acceptsTranslationLanguageCode(value) {
  if (!knownValues1.has(value)) return false;
  return true;
}

export function acceptsUploadResponse(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -2;
  for (const _ in value) unknown++;
  const audio_url = value.audio_url;
  if (typeof audio_url !== 'string' || !uri(audio_url)) return false;
  const audio_metadata = value.audio_metadata;
  if (!acceptsAudioMetadata(audio_metadata)) return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -6;
  for (const _ in value) unknown++;
  const text = value.text;
  if (typeof text !== 'string') return false;
  const language = value.language;
  if (typeof language !== 'string' || !isMadeOf(language, 97, 122, 2, 3)) return false;
  const start = value.start;
  if (!Number.isFinite(start)) return false;
  const end = value.end;
  if (!Number.isFinite(end)) return false;
  const channel = value.channel;
  if (!Number.isInteger(channel)) return false;
  const words = value.words;
  if (!Array.isArray(words)) return false;
  for (let i = 0; i < words.length; i++) {
    const item = words[i];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    let unknown2 = -4;
    for (const _ in item) unknown2++;
    const word = item.word;
    if (typeof word !== 'string') return false;
    const start2 = item.start;
    if (!Number.isFinite(start2)) return false;
    const end2 = item.end;
    if (!Number.isFinite(end2)) return false;
    const confidence2 = item.confidence;
    if (!Number.isFinite(confidence2)) return false;
    if (unknown2 !== 0) return false;
  }
  const confidence = value.confidence;
  if (confidence !== undefined) {
    unknown--;
    if (!Number.isFinite(confidence)) return false;
  }
  const speaker = value.speaker;
  if (speaker !== undefined) {
    unknown--;
    if (!Number.isInteger(speaker)) return false;
  }
  if (unknown !== 0) return false;
  return true;
}

export function acceptsWord(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -4;
  for (const _ in value) unknown++;
  const word = value.word;
  if (typeof word !== 'string') return false;
  const start = value.start;
  if (!Number.isFinite(start)) return false;
  const end = value.end;
  if (!Number.isFinite(end)) return false;
  const confidence = value.confidence;
  if (!Number.isFinite(confidence)) return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -1;
  for (const _ in value) unknown++;
  const chunk = value.chunk;
  if (typeof chunk !== 'string') return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -2;
  for (const _ in value) unknown++;
  const type = value.type;
  if (type !== 'audio_chunk') return false;
  const data = value.data;
  if (!acceptsAudioChunkData(data)) return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -7;
  for (const _ in value) unknown++;
  const text = value.text;
  if (typeof text !== 'string') return false;
  const language = value.language;
  if (typeof language !== 'string' || !isMadeOf(language, 97, 122, 2, 3)) return false;
  const start = value.start;
  if (!Number.isFinite(start)) return false;
  const end = value.end;
  if (!Number.isFinite(end)) return false;
  const channel = value.channel;
  if (!Number.isInteger(channel)) return false;
  const words = value.words;
  if (!Array.isArray(words)) return false;
  for (let i = 0; i < words.length; i++) {
    const item = words[i];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
    let unknown2 = -4;
    for (const _ in item) unknown2++;
    const word = item.word;
    if (typeof word !== 'string') return false;
    const start2 = item.start;
    if (!Number.isFinite(start2)) return false;
    const end2 = item.end;
    if (!Number.isFinite(end2)) return false;
    const confidence2 = item.confidence;
    if (!Number.isFinite(confidence2)) return false;
    if (unknown2 !== 0) return false;
  }
  const confidence = value.confidence;
  if (!Number.isFinite(confidence)) return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const session_id = value.session_id;
  if (typeof session_id !== 'string') return false;
  const created_at = value.created_at;
  if (typeof created_at !== 'string' || !dateTime(created_at)) return false;
  const type = value.type;
  if (!(type !== 'transcript')) return false;
  if (typeof type !== 'string') return false;
  const data = value.data;
  if (data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data)))
    return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -1;
  for (const _ in value) unknown++;
  const type = value.type;
  if (type !== 'stop_recording') return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -3;
  for (const _ in value) unknown++;
  const id = value.id;
  if (typeof id !== 'string') return false;
  const is_final = value.is_final;
  if (typeof is_final !== 'boolean') return false;
  const utterance = value.utterance;
  if (!acceptsLiveUtterance(utterance)) return false;
  if (unknown !== 0) return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let unknown = -4;
  for (const _ in value) unknown++;
  const session_id = value.session_id;
  if (typeof session_id !== 'string') return false;
  const created_at = value.created_at;
  if (typeof created_at !== 'string' || !dateTime(created_at)) return false;
  const type = value.type;
  if (type !== 'transcript') return false;
  const data = value.data;
  if (!acceptsTranscriptData(data)) return false;
  if (unknown !== 0) return false;
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
      default: {
        return false;
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
