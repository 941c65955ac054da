// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../runtime/formats.js';
import { isObject } from '../runtime/validate.js';

const pattern0 = /^[a-z]{2,3}$/u;

const values1 = /* @__PURE__ */ new Set(["af","am","ar","as","az","ba","be","bg","bn","bo","br","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fo","fr","gl","gu","ha","haw","he","hi","hr","ht","hu","hy","id","is","it","ja","jw","ka","kk","km","kn","ko","la","lb","ln","lo","lt","lv","mg","mi","mk","ml","mn","mr","ms","mt","my","ne","nl","nn","no","oc","pa","pl","ps","pt","ro","ru","sa","sd","si","sk","sl","sn","so","sq","sr","su","sv","sw","ta","te","tg","tk","tl","tr","tt","uk","ur","uz","vi","wo","yi","yo","zh"]);

const values2 = /* @__PURE__ */ new Set(["APPI","APPI_SENSITIVE","CCI","CORE_ENTITIES","CPRA","GDPR","GDPR_SENSITIVE","HEALTH_INFORMATION","HIPAA_SAFE_HARBOR","LIDI","NUMERICAL_EXCL_PCI","PCI","QUEBEC_PRIVACY_ACT","ACCOUNT_NUMBER","AGE","DATE","DATE_INTERVAL","DOB","DRIVER_LICENSE","DURATION","EMAIL_ADDRESS","EVENT","FILENAME","GENDER","HEALTHCARE_NUMBER","IP_ADDRESS","LANGUAGE","LOCATION","LOCATION_ADDRESS","LOCATION_ADDRESS_STREET","LOCATION_CITY","LOCATION_COORDINATE","LOCATION_COUNTRY","LOCATION_STATE","LOCATION_ZIP","MARITAL_STATUS","MONEY","NAME","NAME_FAMILY","NAME_GIVEN","NAME_MEDICAL_PROFESSIONAL","NUMERICAL_PII","OCCUPATION","ORGANIZATION","ORGANIZATION_MEDICAL_FACILITY","ORIGIN","PASSPORT_NUMBER","PASSWORD","PHONE_NUMBER","PHYSICAL_ATTRIBUTE","POLITICAL_AFFILIATION","RELIGION","SEXUALITY","SSN","TIME","URL","USERNAME","VEHICLE_ID","ZODIAC_SIGN","BLOOD_TYPE","CONDITION","DOSE","DRUG","INJURY","MEDICAL_PROCESS","STATISTICS","BANK_ACCOUNT","CREDIT_CARD","CREDIT_CARD_EXPIRATION","CVV","ROUTING_NUMBER","CORPORATE_ACTION","DAY","EFFECT","FINANCIAL_METRIC","MEDICAL_CODE","MONTH","ORGANIZATION_ID","PRODUCT","PROJECT","TREND","YEAR"]);

export function acceptsAddonError(value) {
  if (!((value?.constructor === Object || isObject(value)))) return false;
  return true;
}

export function acceptsAudioFile(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -5;
  for (const _ in value) unknown_2++;
  const id_3 = value.id;
  if (!(typeof id_3 === 'string')) return false;
  const filename_4 = value.filename;
  if ((!(typeof filename_4 === 'string')) && (!(filename_4 === null))) return false;
  const source_5 = value.source;
  if ((!(typeof source_5 === 'string')) && (!(source_5 === null))) return false;
  const audio_duration_6 = value.audio_duration;
  if ((!(Number.isFinite(audio_duration_6))) && (!(audio_duration_6 === null))) return false;
  const number_of_channels_7 = value.number_of_channels;
  if ((!(Number.isInteger(number_of_channels_7)) || number_of_channels_7 < 1) && (!(number_of_channels_7 === null))) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsAudioMetadata(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -6;
  for (const _ in value) unknown_2++;
  const id_3 = value.id;
  if (!(typeof id_3 === 'string')) return false;
  const filename_4 = value.filename;
  if (!(typeof filename_4 === 'string')) return false;
  const extension_5 = value.extension;
  if (!(typeof extension_5 === 'string')) return false;
  const size_6 = value.size;
  if (!(Number.isInteger(size_6))) return false;
  const audio_duration_7 = value.audio_duration;
  if (!(Number.isFinite(audio_duration_7))) return false;
  const number_of_channels_8 = value.number_of_channels;
  if (!(Number.isInteger(number_of_channels_8))) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if (Array.isArray(results_8)) {
      for (let i_9 = 0; i_9 < results_8.length; i_9++) {
        const item_10 = results_8[i_9];
        if (!((item_10?.constructor === Object || isObject(item_10)))) return false;
      }
    } else if ((!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_11 = -5;
    for (const _ in value) unknown_11++;
    const is_empty_12 = value.is_empty;
    if (!(typeof is_empty_12 === 'boolean')) return false;
    const exec_time_13 = value.exec_time;
    if (!(Number.isFinite(exec_time_13))) return false;
    const success_14 = value.success;
    if (success_14 === undefined) return false;
    const error_15 = value.error;
    if ((!((error_15?.constructor === Object || isObject(error_15)))) && (!(error_15 === null))) return false;
    const results_16 = value.results;
    if (Array.isArray(results_16)) {
      for (let i_17 = 0; i_17 < results_16.length; i_17++) {
        const item_18 = results_16[i_17];
        if (!((item_18?.constructor === Object || isObject(item_18)))) return false;
      }
    } else if ((!(results_16 === null))) return false;
    if (unknown_11 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsAudioToLlmConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -1;
  for (const _ in value) unknown_2++;
  const prompts_3 = value.prompts;
  if (!(Array.isArray(prompts_3)) || prompts_3.length < 1) return false;
  for (let i_4 = 0; i_4 < prompts_3.length; i_4++) {
    const item_5 = prompts_3[i_4];
    if (!(Array.isArray(item_5))) return false;
  }
  const model_6 = value.model;
  if (model_6 !== undefined) {
    unknown_2--;
    if (!(typeof model_6 === 'string')) return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -1;
  for (const _ in value) unknown_2++;
  const method_3 = value.method;
  if (method_3 !== undefined) {
    unknown_2--;
    if (method_3 !== "POST" && method_3 !== "PUT") return false;
  }
  const url_4 = value.url;
  if (!(typeof url_4 === 'string') || !uri(url_4)) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if ((!((results_8?.constructor === Object || isObject(results_8)))) && (!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_9 = -5;
    for (const _ in value) unknown_9++;
    const is_empty_10 = value.is_empty;
    if (!(typeof is_empty_10 === 'boolean')) return false;
    const exec_time_11 = value.exec_time;
    if (!(Number.isFinite(exec_time_11))) return false;
    const success_12 = value.success;
    if (success_12 === undefined) return false;
    const error_13 = value.error;
    if ((!((error_13?.constructor === Object || isObject(error_13)))) && (!(error_13 === null))) return false;
    const results_14 = value.results;
    if ((!((results_14?.constructor === Object || isObject(results_14)))) && (!(results_14 === null))) return false;
    if (unknown_9 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsCustomSpellingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -1;
  for (const _ in value) unknown_2++;
  const spelling_dictionary_3 = value.spelling_dictionary;
  if (!(typeof spelling_dictionary_3 === 'object' && spelling_dictionary_3 !== null)) return false;
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
  if (unknown_2 !== 0) return false;
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
  let unknown_2 = -1;
  for (const _ in value) unknown_2++;
  const vocabulary_3 = value.vocabulary;
  if (!acceptsCustomVocabulary(vocabulary_3)) return false;
  const default_intensity_6 = value.default_intensity;
  if (default_intensity_6 !== undefined) {
    unknown_2--;
    if (!(Number.isFinite(default_intensity_6)) || default_intensity_6 < 0 || default_intensity_6 > 1) return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -1;
  for (const _ in value) unknown_2++;
  const value_3 = value.value;
  if (!(typeof value_3 === 'string')) return false;
  const intensity_4 = value.intensity;
  if (intensity_4 !== undefined) {
    unknown_2--;
    if (!(Number.isFinite(intensity_4)) || intensity_4 < 0 || intensity_4 > 1) return false;
  }
  const pronunciations_5 = value.pronunciations;
  if (pronunciations_5 !== undefined) {
    unknown_2--;
    if (!(Array.isArray(pronunciations_5))) return false;
    for (let i_6 = 0; i_6 < pronunciations_5.length; i_6++) {
      const item_7 = pronunciations_5[i_6];
      if (!(typeof item_7 === 'string')) return false;
    }
  }
  const language_8 = value.language;
  if (language_8 !== undefined) {
    unknown_2--;
    if (!(typeof language_8 === 'string') || !pattern0.test(language_8)) return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  if ((!(typeof value === 'string') || !date(value)) && (!(typeof value === 'string') || !dateTime(value))) return false;
  return true;
}

export function acceptsDiarizationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if (!(Array.isArray(results_8))) return false;
    for (let i_9 = 0; i_9 < results_8.length; i_9++) {
      const item_10 = results_8[i_9];
      if (!acceptsUtterance(item_10)) return false;
    }
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_28 = -5;
    for (const _ in value) unknown_28++;
    const is_empty_29 = value.is_empty;
    if (!(typeof is_empty_29 === 'boolean')) return false;
    const exec_time_30 = value.exec_time;
    if (!(Number.isFinite(exec_time_30))) return false;
    const success_31 = value.success;
    if (success_31 === undefined) return false;
    const error_32 = value.error;
    if ((!((error_32?.constructor === Object || isObject(error_32)))) && (!(error_32 === null))) return false;
    const results_33 = value.results;
    if (!(Array.isArray(results_33))) return false;
    for (let i_34 = 0; i_34 < results_33.length; i_34++) {
      const item_35 = results_33[i_34];
      if (!acceptsUtterance(item_35)) return false;
    }
    if (unknown_28 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsDiarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = 0;
  for (const _ in value) unknown_2++;
  const number_of_speakers_3 = value.number_of_speakers;
  if (number_of_speakers_3 !== undefined) {
    unknown_2--;
    if (!(Number.isInteger(number_of_speakers_3)) || number_of_speakers_3 < 1) return false;
  }
  const min_speakers_4 = value.min_speakers;
  if (min_speakers_4 !== undefined) {
    unknown_2--;
    if (!(Number.isInteger(min_speakers_4)) || min_speakers_4 < 0) return false;
  }
  const max_speakers_5 = value.max_speakers;
  if (max_speakers_5 !== undefined) {
    unknown_2--;
    if (!(Number.isInteger(max_speakers_5)) || max_speakers_5 < 0) return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if (Array.isArray(results_8)) {
      for (let i_9 = 0; i_9 < results_8.length; i_9++) {
        const item_10 = results_8[i_9];
        if (!(typeof item_10 === 'string')) return false;
      }
    } else if ((!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_11 = -5;
    for (const _ in value) unknown_11++;
    const is_empty_12 = value.is_empty;
    if (!(typeof is_empty_12 === 'boolean')) return false;
    const exec_time_13 = value.exec_time;
    if (!(Number.isFinite(exec_time_13))) return false;
    const success_14 = value.success;
    if (success_14 === undefined) return false;
    const error_15 = value.error;
    if ((!((error_15?.constructor === Object || isObject(error_15)))) && (!(error_15 === null))) return false;
    const results_16 = value.results;
    if (Array.isArray(results_16)) {
      for (let i_17 = 0; i_17 < results_16.length; i_17++) {
        const item_18 = results_16[i_17];
        if (!(typeof item_18 === 'string')) return false;
      }
    } else if ((!(results_16 === null))) return false;
    if (unknown_11 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsErrorResponse(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -5;
  for (const _ in value) unknown_2++;
  const timestamp_3 = value.timestamp;
  if (!(typeof timestamp_3 === 'string')) return false;
  const path_4 = value.path;
  if (!(typeof path_4 === 'string')) return false;
  const request_id_5 = value.request_id;
  if (!(typeof request_id_5 === 'string')) return false;
  const statusCode_6 = value.statusCode;
  if (!(Number.isFinite(statusCode_6))) return false;
  const message_7 = value.message;
  if (!(typeof message_7 === 'string')) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsJobKind(value) {
  if (value !== "pre-recorded" && value !== "live") return false;
  return true;
}

export function acceptsJobPage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -4;
  for (const _ in value) unknown_2++;
  const items_3 = value.items;
  if (!(Array.isArray(items_3))) return false;
  for (let i_4 = 0; i_4 < items_3.length; i_4++) {
    const item_5 = items_3[i_4];
    if (!acceptsTranscriptionJob(item_5)) return false;
  }
  const first_73 = value.first;
  if (!(typeof first_73 === 'string') || !uri(first_73)) return false;
  const current_74 = value.current;
  if (!(typeof current_74 === 'string') || !uri(current_74)) return false;
  const next_75 = value.next;
  if ((!(typeof next_75 === 'string') || !uri(next_75)) && (!(next_75 === null))) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsJobStatus(value) {
  if (value !== "queued" && value !== "processing" && value !== "done" && value !== "error") return false;
  return true;
}

export function acceptsLanguageConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = 0;
  for (const _ in value) unknown_2++;
  const languages_3 = value.languages;
  if (languages_3 !== undefined) {
    unknown_2--;
    if (!(Array.isArray(languages_3))) return false;
    for (let i_4 = 0; i_4 < languages_3.length; i_4++) {
      const item_5 = languages_3[i_4];
      if (!(typeof item_5 === 'string') || !pattern0.test(item_5)) return false;
    }
  }
  const code_switching_6 = value.code_switching;
  if (code_switching_6 !== undefined) {
    unknown_2--;
    if (!(typeof code_switching_6 === 'boolean')) return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let found_4 = 0;
  for (const key_2 in value) {
    const item_3 = value[key_2];
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
        if (item_3 !== undefined && (!(typeof item_3 === 'boolean'))) return false;
        break;
      }
      case "url":
      {
        if (!(typeof item_3 === 'string') || !uri(item_3)) return false;
        found_4++;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_4 < 1) return false;
  return true;
}

export function acceptsLiveJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const status_1 = value.status;
  if (status_1 === "queued" || status_1 === "processing") {
    let found_5 = 0;
    for (const key_3 in value) {
      const item_4 = value[key_3];
      switch (key_3) {
        case "request_id":
        {
          if (!(typeof item_4 === 'string')) return false;
          found_5++;
          break;
        }
        case "version":
        {
          if (!(Number.isInteger(item_4))) return false;
          found_5++;
          break;
        }
        case "status":
        {
          if (item_4 === undefined) return false;
          found_5++;
          break;
        }
        case "post_session_metadata":
        {
          if (!((item_4?.constructor === Object || isObject(item_4)))) return false;
          found_5++;
          break;
        }
        case "kind":
        {
          if (item_4 !== "live") return false;
          found_5++;
          break;
        }
        case "error_code":
        {
          if (item_4 !== undefined && ((!(Number.isInteger(item_4)) || item_4 < 400 || item_4 > 599) && (!(item_4 === null)))) return false;
          break;
        }
        case "custom_metadata":
        {
          if (item_4 !== undefined && (!((item_4?.constructor === Object || isObject(item_4))))) return false;
          break;
        }
        case "file":
        {
          if (item_4 !== undefined && ((!acceptsAudioFile(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "request_params":
        {
          if (item_4 !== undefined && ((!acceptsLiveRequest(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "result":
        {
          if (item_4 !== undefined && ((!acceptsLiveResult(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "id":
        {
          if (!(typeof item_4 === 'string') || !uuid(item_4)) return false;
          found_5++;
          break;
        }
        case "created_at":
        {
          if (!(typeof item_4 === 'string') || !dateTime(item_4)) return false;
          found_5++;
          break;
        }
        case "completed_at":
        {
          if (item_4 !== undefined && ((!(typeof item_4 === 'string') || !dateTime(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        default: {
          return false;
        }
      }
    }
    if (found_5 < 7) return false;
  } else if (status_1 === "done") {
    let unknown_6 = -9;
    for (const _ in value) unknown_6++;
    const request_id_7 = value.request_id;
    if (!(typeof request_id_7 === 'string')) return false;
    const version_8 = value.version;
    if (!(Number.isInteger(version_8))) return false;
    const status_9 = value.status;
    if (status_9 === undefined) return false;
    const post_session_metadata_10 = value.post_session_metadata;
    if (!((post_session_metadata_10?.constructor === Object || isObject(post_session_metadata_10)))) return false;
    const result_11 = value.result;
    if (!acceptsLiveResult(result_11)) return false;
    const kind_12 = value.kind;
    if (kind_12 !== "live") return false;
    const error_code_13 = value.error_code;
    if (error_code_13 !== undefined) {
      unknown_6--;
      if ((!(Number.isInteger(error_code_13)) || error_code_13 < 400 || error_code_13 > 599) && (!(error_code_13 === null))) return false;
    }
    const custom_metadata_14 = value.custom_metadata;
    if (custom_metadata_14 !== undefined) {
      unknown_6--;
      if (!((custom_metadata_14?.constructor === Object || isObject(custom_metadata_14)))) return false;
    }
    const file_15 = value.file;
    if (file_15 !== undefined) {
      unknown_6--;
      if ((!acceptsAudioFile(file_15)) && (!(file_15 === null))) return false;
    }
    const request_params_16 = value.request_params;
    if (request_params_16 !== undefined) {
      unknown_6--;
      if ((!acceptsLiveRequest(request_params_16)) && (!(request_params_16 === null))) return false;
    }
    const id_17 = value.id;
    if (!(typeof id_17 === 'string') || !uuid(id_17)) return false;
    const created_at_18 = value.created_at;
    if (!(typeof created_at_18 === 'string') || !dateTime(created_at_18)) return false;
    const completed_at_19 = value.completed_at;
    if (!(typeof completed_at_19 === 'string') || !dateTime(completed_at_19)) return false;
    if (unknown_6 !== 0) return false;
  } else if (status_1 === "error") {
    let unknown_20 = -9;
    for (const _ in value) unknown_20++;
    const request_id_21 = value.request_id;
    if (!(typeof request_id_21 === 'string')) return false;
    const version_22 = value.version;
    if (!(Number.isInteger(version_22))) return false;
    const status_23 = value.status;
    if (status_23 === undefined) return false;
    const post_session_metadata_24 = value.post_session_metadata;
    if (!((post_session_metadata_24?.constructor === Object || isObject(post_session_metadata_24)))) return false;
    const error_code_25 = value.error_code;
    if (!(Number.isInteger(error_code_25)) || error_code_25 < 400 || error_code_25 > 599) return false;
    const kind_26 = value.kind;
    if (kind_26 !== "live") return false;
    const custom_metadata_27 = value.custom_metadata;
    if (custom_metadata_27 !== undefined) {
      unknown_20--;
      if (!((custom_metadata_27?.constructor === Object || isObject(custom_metadata_27)))) return false;
    }
    const file_28 = value.file;
    if (file_28 !== undefined) {
      unknown_20--;
      if ((!acceptsAudioFile(file_28)) && (!(file_28 === null))) return false;
    }
    const request_params_29 = value.request_params;
    if (request_params_29 !== undefined) {
      unknown_20--;
      if ((!acceptsLiveRequest(request_params_29)) && (!(request_params_29 === null))) return false;
    }
    const result_30 = value.result;
    if (result_30 !== undefined) {
      unknown_20--;
      if ((!acceptsLiveResult(result_30)) && (!(result_30 === null))) return false;
    }
    const id_31 = value.id;
    if (!(typeof id_31 === 'string') || !uuid(id_31)) return false;
    const created_at_32 = value.created_at;
    if (!(typeof created_at_32 === 'string') || !dateTime(created_at_32)) return false;
    const completed_at_33 = value.completed_at;
    if (!(typeof completed_at_33 === 'string') || !dateTime(completed_at_33)) return false;
    if (unknown_20 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsLiveMessagesConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
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
        if (item_3 !== undefined && (!(typeof item_3 === 'boolean'))) return false;
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
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "encoding":
      {
        if (item_3 !== undefined && (item_3 !== "wav/pcm" && item_3 !== "wav/alaw" && item_3 !== "wav/ulaw")) return false;
        break;
      }
      case "bit_depth":
      {
        if (item_3 !== undefined && (item_3 !== 8 && item_3 !== 16 && item_3 !== 24 && item_3 !== 32)) return false;
        break;
      }
      case "sample_rate":
      {
        if (item_3 !== undefined && (item_3 !== 8000 && item_3 !== 16000 && item_3 !== 32000 && item_3 !== 44100 && item_3 !== 48000)) return false;
        break;
      }
      case "channels":
      {
        if (item_3 !== undefined && (!(Number.isInteger(item_3)) || item_3 < 1 || item_3 > 8)) return false;
        break;
      }
      case "model":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'string'))) return false;
        break;
      }
      case "endpointing":
      {
        if (item_3 !== undefined && (!(Number.isFinite(item_3)) || item_3 < 0.01 || item_3 > 10)) return false;
        break;
      }
      case "maximum_duration_without_endpointing":
      {
        if (item_3 !== undefined && (!(Number.isFinite(item_3)) || item_3 < 5 || item_3 > 60)) return false;
        break;
      }
      case "language_config":
      {
        if (item_3 !== undefined && (!acceptsLanguageConfig(item_3))) return false;
        break;
      }
      case "pre_processing":
      {
        if (item_3 !== undefined && (!acceptsPreProcessingConfig(item_3))) return false;
        break;
      }
      case "realtime_processing":
      {
        if (item_3 !== undefined && (!acceptsRealtimeProcessingConfig(item_3))) return false;
        break;
      }
      case "post_processing":
      {
        if (item_3 !== undefined && (!acceptsPostProcessingConfig(item_3))) return false;
        break;
      }
      case "messages_config":
      {
        if (item_3 !== undefined && (!acceptsLiveMessagesConfig(item_3))) return false;
        break;
      }
      case "callback":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'boolean'))) return false;
        break;
      }
      case "callback_config":
      {
        if (item_3 !== undefined && (!acceptsLiveCallbackConfig(item_3))) return false;
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
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let found_4 = 0;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "metadata":
      {
        if (!acceptsResultMetadata(item_3)) return false;
        found_4++;
        break;
      }
      case "transcription":
      {
        if (item_3 !== undefined && (!acceptsTranscription(item_3))) return false;
        break;
      }
      case "translation":
      {
        if (item_3 !== undefined && (!acceptsTranslationAddon(item_3))) return false;
        break;
      }
      case "summarization":
      {
        if (item_3 !== undefined && (!acceptsSummarizationAddon(item_3))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if (item_3 !== undefined && (!acceptsNamedEntityRecognitionAddon(item_3))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if (item_3 !== undefined && (!acceptsSentimentAnalysisAddon(item_3))) return false;
        break;
      }
      case "chapterization":
      {
        if (item_3 !== undefined && (!acceptsChapterizationAddon(item_3))) return false;
        break;
      }
      case "messages":
      {
        if (item_3 !== undefined) {
          if (!(Array.isArray(item_3))) return false;
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (!(typeof item_6 === 'string')) return false;
          }
        }
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_4 < 1) return false;
  return true;
}

export function acceptsLiveSessionCreated(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const url_3 = value.url;
  if (!(typeof url_3 === 'string')) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if ((!(typeof results_8 === 'string')) && (!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_9 = -5;
    for (const _ in value) unknown_9++;
    const is_empty_10 = value.is_empty;
    if (!(typeof is_empty_10 === 'boolean')) return false;
    const exec_time_11 = value.exec_time;
    if (!(Number.isFinite(exec_time_11))) return false;
    const success_12 = value.success;
    if (success_12 === undefined) return false;
    const error_13 = value.error;
    if ((!((error_13?.constructor === Object || isObject(error_13)))) && (!(error_13 === null))) return false;
    const results_14 = value.results;
    if ((!(typeof results_14 === 'string')) && (!(results_14 === null))) return false;
    if (unknown_9 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsNameConsistencyAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if ((!(typeof results_8 === 'string')) && (!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_9 = -5;
    for (const _ in value) unknown_9++;
    const is_empty_10 = value.is_empty;
    if (!(typeof is_empty_10 === 'boolean')) return false;
    const exec_time_11 = value.exec_time;
    if (!(Number.isFinite(exec_time_11))) return false;
    const success_12 = value.success;
    if (success_12 === undefined) return false;
    const error_13 = value.error;
    if ((!((error_13?.constructor === Object || isObject(error_13)))) && (!(error_13 === null))) return false;
    const results_14 = value.results;
    if ((!(typeof results_14 === 'string')) && (!(results_14 === null))) return false;
    if (unknown_9 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if (Array.isArray(results_8)) {
      for (let i_9 = 0; i_9 < results_8.length; i_9++) {
        const item_10 = results_8[i_9];
        if (!((item_10?.constructor === Object || isObject(item_10)))) return false;
      }
    } else if ((!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_11 = -5;
    for (const _ in value) unknown_11++;
    const is_empty_12 = value.is_empty;
    if (!(typeof is_empty_12 === 'boolean')) return false;
    const exec_time_13 = value.exec_time;
    if (!(Number.isFinite(exec_time_13))) return false;
    const success_14 = value.success;
    if (success_14 === undefined) return false;
    const error_15 = value.error;
    if ((!((error_15?.constructor === Object || isObject(error_15)))) && (!(error_15 === null))) return false;
    const results_16 = value.results;
    if (Array.isArray(results_16)) {
      for (let i_17 = 0; i_17 < results_16.length; i_17++) {
        const item_18 = results_16[i_17];
        if (!((item_18?.constructor === Object || isObject(item_18)))) return false;
      }
    } else if ((!(results_16 === null))) return false;
    if (unknown_11 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsPiiEntityType(value) {
  if (!values2.has(value)) return false;
  return true;
}

export function acceptsPiiRedactionConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = 0;
  for (const _ in value) unknown_2++;
  const entity_types_3 = value.entity_types;
  if (entity_types_3 !== undefined) {
    unknown_2--;
    if (Array.isArray(entity_types_3)) {
      for (let i_4 = 0; i_4 < entity_types_3.length; i_4++) {
        const item_5 = entity_types_3[i_4];
        if (!values2.has(item_5)) return false;
      }
    } else if ((!values2.has(entity_types_3))) return false;
  }
  const processed_text_type_6 = value.processed_text_type;
  if (processed_text_type_6 !== undefined) {
    unknown_2--;
    if (processed_text_type_6 !== "MARKER" && processed_text_type_6 !== "MASK") return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = 0;
  for (const _ in value) unknown_2++;
  const summarization_3 = value.summarization;
  if (summarization_3 !== undefined) {
    unknown_2--;
    if (!(typeof summarization_3 === 'boolean')) return false;
  }
  const summarization_config_4 = value.summarization_config;
  if (summarization_config_4 !== undefined) {
    unknown_2--;
    if (!acceptsSummarizationConfig(summarization_config_4)) return false;
  }
  const chapterization_5 = value.chapterization;
  if (chapterization_5 !== undefined) {
    unknown_2--;
    if (!(typeof chapterization_5 === 'boolean')) return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = 0;
  for (const _ in value) unknown_2++;
  const audio_enhancer_3 = value.audio_enhancer;
  if (audio_enhancer_3 !== undefined) {
    unknown_2--;
    if (!(typeof audio_enhancer_3 === 'boolean')) return false;
  }
  const speech_threshold_4 = value.speech_threshold;
  if (speech_threshold_4 !== undefined) {
    unknown_2--;
    if (!(Number.isFinite(speech_threshold_4)) || speech_threshold_4 < 0 || speech_threshold_4 > 1) return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const event_3 = value.event;
  if (!(typeof event_3 === 'string')) return false;
  const id_4 = value.id;
  if (!(typeof id_4 === 'string') || !uuid(id_4)) return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const status_1 = value.status;
  if (status_1 === "queued" || status_1 === "processing") {
    let found_5 = 0;
    for (const key_3 in value) {
      const item_4 = value[key_3];
      switch (key_3) {
        case "request_id":
        {
          if (!(typeof item_4 === 'string')) return false;
          found_5++;
          break;
        }
        case "version":
        {
          if (!(Number.isInteger(item_4))) return false;
          found_5++;
          break;
        }
        case "status":
        {
          if (item_4 === undefined) return false;
          found_5++;
          break;
        }
        case "post_session_metadata":
        {
          if (!((item_4?.constructor === Object || isObject(item_4)))) return false;
          found_5++;
          break;
        }
        case "kind":
        {
          if (item_4 !== "pre-recorded") return false;
          found_5++;
          break;
        }
        case "error_code":
        {
          if (item_4 !== undefined && ((!(Number.isInteger(item_4)) || item_4 < 400 || item_4 > 599) && (!(item_4 === null)))) return false;
          break;
        }
        case "custom_metadata":
        {
          if (item_4 !== undefined && (!((item_4?.constructor === Object || isObject(item_4))))) return false;
          break;
        }
        case "file":
        {
          if (item_4 !== undefined && ((!acceptsAudioFile(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "request_params":
        {
          if (item_4 !== undefined && ((!acceptsPreRecordedRequestParams(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "result":
        {
          if (item_4 !== undefined && ((!acceptsPreRecordedResult(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "id":
        {
          if (!(typeof item_4 === 'string') || !uuid(item_4)) return false;
          found_5++;
          break;
        }
        case "created_at":
        {
          if (!(typeof item_4 === 'string') || !dateTime(item_4)) return false;
          found_5++;
          break;
        }
        case "completed_at":
        {
          if (item_4 !== undefined && ((!(typeof item_4 === 'string') || !dateTime(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        default: {
          return false;
        }
      }
    }
    if (found_5 < 7) return false;
  } else if (status_1 === "done") {
    let unknown_6 = -9;
    for (const _ in value) unknown_6++;
    const request_id_7 = value.request_id;
    if (!(typeof request_id_7 === 'string')) return false;
    const version_8 = value.version;
    if (!(Number.isInteger(version_8))) return false;
    const status_9 = value.status;
    if (status_9 === undefined) return false;
    const post_session_metadata_10 = value.post_session_metadata;
    if (!((post_session_metadata_10?.constructor === Object || isObject(post_session_metadata_10)))) return false;
    const result_11 = value.result;
    if (!acceptsPreRecordedResult(result_11)) return false;
    const kind_12 = value.kind;
    if (kind_12 !== "pre-recorded") return false;
    const error_code_13 = value.error_code;
    if (error_code_13 !== undefined) {
      unknown_6--;
      if ((!(Number.isInteger(error_code_13)) || error_code_13 < 400 || error_code_13 > 599) && (!(error_code_13 === null))) return false;
    }
    const custom_metadata_14 = value.custom_metadata;
    if (custom_metadata_14 !== undefined) {
      unknown_6--;
      if (!((custom_metadata_14?.constructor === Object || isObject(custom_metadata_14)))) return false;
    }
    const file_15 = value.file;
    if (file_15 !== undefined) {
      unknown_6--;
      if ((!acceptsAudioFile(file_15)) && (!(file_15 === null))) return false;
    }
    const request_params_16 = value.request_params;
    if (request_params_16 !== undefined) {
      unknown_6--;
      if ((!acceptsPreRecordedRequestParams(request_params_16)) && (!(request_params_16 === null))) return false;
    }
    const id_17 = value.id;
    if (!(typeof id_17 === 'string') || !uuid(id_17)) return false;
    const created_at_18 = value.created_at;
    if (!(typeof created_at_18 === 'string') || !dateTime(created_at_18)) return false;
    const completed_at_19 = value.completed_at;
    if (!(typeof completed_at_19 === 'string') || !dateTime(completed_at_19)) return false;
    if (unknown_6 !== 0) return false;
  } else if (status_1 === "error") {
    let unknown_20 = -9;
    for (const _ in value) unknown_20++;
    const request_id_21 = value.request_id;
    if (!(typeof request_id_21 === 'string')) return false;
    const version_22 = value.version;
    if (!(Number.isInteger(version_22))) return false;
    const status_23 = value.status;
    if (status_23 === undefined) return false;
    const post_session_metadata_24 = value.post_session_metadata;
    if (!((post_session_metadata_24?.constructor === Object || isObject(post_session_metadata_24)))) return false;
    const error_code_25 = value.error_code;
    if (!(Number.isInteger(error_code_25)) || error_code_25 < 400 || error_code_25 > 599) return false;
    const kind_26 = value.kind;
    if (kind_26 !== "pre-recorded") return false;
    const custom_metadata_27 = value.custom_metadata;
    if (custom_metadata_27 !== undefined) {
      unknown_20--;
      if (!((custom_metadata_27?.constructor === Object || isObject(custom_metadata_27)))) return false;
    }
    const file_28 = value.file;
    if (file_28 !== undefined) {
      unknown_20--;
      if ((!acceptsAudioFile(file_28)) && (!(file_28 === null))) return false;
    }
    const request_params_29 = value.request_params;
    if (request_params_29 !== undefined) {
      unknown_20--;
      if ((!acceptsPreRecordedRequestParams(request_params_29)) && (!(request_params_29 === null))) return false;
    }
    const result_30 = value.result;
    if (result_30 !== undefined) {
      unknown_20--;
      if ((!acceptsPreRecordedResult(result_30)) && (!(result_30 === null))) return false;
    }
    const id_31 = value.id;
    if (!(typeof id_31 === 'string') || !uuid(id_31)) return false;
    const created_at_32 = value.created_at;
    if (!(typeof created_at_32 === 'string') || !dateTime(created_at_32)) return false;
    const completed_at_33 = value.completed_at;
    if (!(typeof completed_at_33 === 'string') || !dateTime(completed_at_33)) return false;
    if (unknown_20 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsPreRecordedJobCreated(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const id_3 = value.id;
  if (!(typeof id_3 === 'string') || !uuid(id_3)) return false;
  const result_url_4 = value.result_url;
  if (!(typeof result_url_4 === 'string') || !uri(result_url_4)) return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let found_4 = 0;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "custom_vocabulary":
      {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')) && (!acceptsCustomVocabulary(item_3)))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if (item_3 !== undefined && (!acceptsCustomVocabularyConfig(item_3))) return false;
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
        if (item_3 !== undefined && (!(typeof item_3 === 'boolean'))) return false;
        break;
      }
      case "callback_config":
      {
        if (item_3 !== undefined && (!acceptsCallbackConfig(item_3))) return false;
        break;
      }
      case "subtitles_config":
      {
        if (item_3 !== undefined && (!acceptsSubtitlesConfig(item_3))) return false;
        break;
      }
      case "diarization_config":
      {
        if (item_3 !== undefined && (!acceptsDiarizationConfig(item_3))) return false;
        break;
      }
      case "translation_config":
      {
        if (item_3 !== undefined && (!acceptsTranslationConfig(item_3))) return false;
        break;
      }
      case "summarization_config":
      {
        if (item_3 !== undefined && (!acceptsSummarizationConfig(item_3))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if (item_3 !== undefined && (!acceptsCustomSpellingConfig(item_3))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if (item_3 !== undefined && (!acceptsAudioToLlmConfig(item_3))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if (item_3 !== undefined && (!acceptsPiiRedactionConfig(item_3))) return false;
        break;
      }
      case "language_config":
      {
        if (item_3 !== undefined && (!acceptsLanguageConfig(item_3))) return false;
        break;
      }
      case "custom_metadata":
      {
        if (item_3 !== undefined && (!((item_3?.constructor === Object || isObject(item_3))))) return false;
        break;
      }
      case "audio_url":
      {
        if (!(typeof item_3 === 'string') || !uri(item_3)) return false;
        found_4++;
        break;
      }
      case "callback_url":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'string') || !uri(item_3))) return false;
        break;
      }
      case "language":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'string') || !pattern0.test(item_3))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_4 < 1) return false;
  return true;
}

export function acceptsPreRecordedRequestParams(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let found_4 = 0;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "custom_vocabulary":
      {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')) && (!acceptsCustomVocabulary(item_3)))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if (item_3 !== undefined && (!acceptsCustomVocabularyConfig(item_3))) return false;
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
        if (item_3 !== undefined && (!(typeof item_3 === 'boolean'))) return false;
        break;
      }
      case "callback_config":
      {
        if (item_3 !== undefined && (!acceptsCallbackConfig(item_3))) return false;
        break;
      }
      case "subtitles_config":
      {
        if (item_3 !== undefined && (!acceptsSubtitlesConfig(item_3))) return false;
        break;
      }
      case "diarization_config":
      {
        if (item_3 !== undefined && (!acceptsDiarizationConfig(item_3))) return false;
        break;
      }
      case "translation_config":
      {
        if (item_3 !== undefined && (!acceptsTranslationConfig(item_3))) return false;
        break;
      }
      case "summarization_config":
      {
        if (item_3 !== undefined && (!acceptsSummarizationConfig(item_3))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if (item_3 !== undefined && (!acceptsCustomSpellingConfig(item_3))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if (item_3 !== undefined && (!acceptsAudioToLlmConfig(item_3))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if (item_3 !== undefined && (!acceptsPiiRedactionConfig(item_3))) return false;
        break;
      }
      case "language_config":
      {
        if (item_3 !== undefined && (!acceptsLanguageConfig(item_3))) return false;
        break;
      }
      case "audio_url":
      {
        if ((!(typeof item_3 === 'string') || !uri(item_3)) && (!(item_3 === null))) return false;
        found_4++;
        break;
      }
      case "callback_url":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'string') || !uri(item_3))) return false;
        break;
      }
      case "language":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'string') || !pattern0.test(item_3))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_4 < 1) return false;
  return true;
}

export function acceptsPreRecordedResult(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let found_4 = 0;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "metadata":
      {
        if (!acceptsResultMetadata(item_3)) return false;
        found_4++;
        break;
      }
      case "transcription":
      {
        if (item_3 !== undefined && (!acceptsTranscription(item_3))) return false;
        break;
      }
      case "translation":
      {
        if (item_3 !== undefined && (!acceptsTranslationAddon(item_3))) return false;
        break;
      }
      case "summarization":
      {
        if (item_3 !== undefined && (!acceptsSummarizationAddon(item_3))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if (item_3 !== undefined && (!acceptsNamedEntityRecognitionAddon(item_3))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if (item_3 !== undefined && (!acceptsSentimentAnalysisAddon(item_3))) return false;
        break;
      }
      case "chapterization":
      {
        if (item_3 !== undefined && (!acceptsChapterizationAddon(item_3))) return false;
        break;
      }
      case "moderation":
      {
        if (item_3 !== undefined && (!acceptsModerationAddon(item_3))) return false;
        break;
      }
      case "name_consistency":
      {
        if (item_3 !== undefined && (!acceptsNameConsistencyAddon(item_3))) return false;
        break;
      }
      case "structured_data_extraction":
      {
        if (item_3 !== undefined && (!acceptsStructuredDataExtractionAddon(item_3))) return false;
        break;
      }
      case "audio_to_llm":
      {
        if (item_3 !== undefined && (!acceptsAudioToLlmAddon(item_3))) return false;
        break;
      }
      case "sentences":
      {
        if (item_3 !== undefined && (!acceptsSentencesAddon(item_3))) return false;
        break;
      }
      case "display_mode":
      {
        if (item_3 !== undefined && (!acceptsDisplayModeAddon(item_3))) return false;
        break;
      }
      case "diarization":
      {
        if (item_3 !== undefined && (!acceptsDiarizationAddon(item_3))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_4 < 1) return false;
  return true;
}

export function acceptsPreRecordedWebhook(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const id_3 = value.id;
  if (!(typeof id_3 === 'string') || !uuid(id_3)) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "custom_vocabulary":
      case "custom_spelling":
      case "translation":
      case "named_entity_recognition":
      case "sentiment_analysis":
      case "words_accurate_timestamps":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'boolean'))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if (item_3 !== undefined && (!acceptsCustomVocabularyConfig(item_3))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if (item_3 !== undefined && (!acceptsCustomSpellingConfig(item_3))) return false;
        break;
      }
      case "translation_config":
      {
        if (item_3 !== undefined && (!acceptsTranslationConfig(item_3))) return false;
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
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -4;
  for (const _ in value) unknown_2++;
  const audio_duration_3 = value.audio_duration;
  if (!(Number.isFinite(audio_duration_3))) return false;
  const number_of_distinct_channels_4 = value.number_of_distinct_channels;
  if (!(Number.isInteger(number_of_distinct_channels_4)) || number_of_distinct_channels_4 < 1) return false;
  const billing_time_5 = value.billing_time;
  if (!(Number.isFinite(billing_time_5))) return false;
  const transcription_time_6 = value.transcription_time;
  if (!(Number.isFinite(transcription_time_6))) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsSentence(value) {
  if (!((value?.constructor === Object || isObject(value)))) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if (Array.isArray(results_8)) {
      for (let i_9 = 0; i_9 < results_8.length; i_9++) {
        const item_10 = results_8[i_9];
        if (!(typeof item_10 === 'string')) return false;
      }
    } else if ((!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_11 = -5;
    for (const _ in value) unknown_11++;
    const is_empty_12 = value.is_empty;
    if (!(typeof is_empty_12 === 'boolean')) return false;
    const exec_time_13 = value.exec_time;
    if (!(Number.isFinite(exec_time_13))) return false;
    const success_14 = value.success;
    if (success_14 === undefined) return false;
    const error_15 = value.error;
    if ((!((error_15?.constructor === Object || isObject(error_15)))) && (!(error_15 === null))) return false;
    const results_16 = value.results;
    if (Array.isArray(results_16)) {
      for (let i_17 = 0; i_17 < results_16.length; i_17++) {
        const item_18 = results_16[i_17];
        if (!(typeof item_18 === 'string')) return false;
      }
    } else if ((!(results_16 === null))) return false;
    if (unknown_11 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsSentimentAnalysisAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if (!(typeof results_8 === 'string')) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_9 = -5;
    for (const _ in value) unknown_9++;
    const is_empty_10 = value.is_empty;
    if (!(typeof is_empty_10 === 'boolean')) return false;
    const exec_time_11 = value.exec_time;
    if (!(Number.isFinite(exec_time_11))) return false;
    const success_12 = value.success;
    if (success_12 === undefined) return false;
    const error_13 = value.error;
    if ((!((error_13?.constructor === Object || isObject(error_13)))) && (!(error_13 === null))) return false;
    const results_14 = value.results;
    if (!(typeof results_14 === 'string')) return false;
    if (unknown_9 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if ((!(typeof results_8 === 'string')) && (!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_9 = -5;
    for (const _ in value) unknown_9++;
    const is_empty_10 = value.is_empty;
    if (!(typeof is_empty_10 === 'boolean')) return false;
    const exec_time_11 = value.exec_time;
    if (!(Number.isFinite(exec_time_11))) return false;
    const success_12 = value.success;
    if (success_12 === undefined) return false;
    const error_13 = value.error;
    if ((!((error_13?.constructor === Object || isObject(error_13)))) && (!(error_13 === null))) return false;
    const results_14 = value.results;
    if ((!(typeof results_14 === 'string')) && (!(results_14 === null))) return false;
    if (unknown_9 !== 0) return false;
  } else return false;
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
    switch (key_2) {
      case "formats":
      {
        if (item_3 !== undefined) {
          if (!(Array.isArray(item_3)) || item_3.length < 1) return false;
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (item_6 !== "srt" && item_6 !== "vtt") return false;
          }
        }
        break;
      }
      case "minimum_duration":
      {
        if (item_3 !== undefined && (!(Number.isFinite(item_3)) || item_3 < 0)) return false;
        break;
      }
      case "maximum_duration":
      {
        if (item_3 !== undefined && (!(Number.isFinite(item_3)) || item_3 < 1 || item_3 > 30)) return false;
        break;
      }
      case "maximum_characters_per_row":
      {
        if (item_3 !== undefined && (!(Number.isInteger(item_3)) || item_3 < 1)) return false;
        break;
      }
      case "maximum_rows_per_caption":
      {
        if (item_3 !== undefined && (!(Number.isInteger(item_3)) || item_3 < 1 || item_3 > 5)) return false;
        break;
      }
      case "style":
      {
        if (item_3 !== undefined && (item_3 !== "default" && item_3 !== "compliance")) return false;
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
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if ((!(typeof results_8 === 'string')) && (!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_9 = -5;
    for (const _ in value) unknown_9++;
    const is_empty_10 = value.is_empty;
    if (!(typeof is_empty_10 === 'boolean')) return false;
    const exec_time_11 = value.exec_time;
    if (!(Number.isFinite(exec_time_11))) return false;
    const success_12 = value.success;
    if (success_12 === undefined) return false;
    const error_13 = value.error;
    if ((!((error_13?.constructor === Object || isObject(error_13)))) && (!(error_13 === null))) return false;
    const results_14 = value.results;
    if ((!(typeof results_14 === 'string')) && (!(results_14 === null))) return false;
    if (unknown_9 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsSummarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = 0;
  for (const _ in value) unknown_2++;
  const type_3 = value.type;
  if (type_3 !== undefined) {
    unknown_2--;
    if (type_3 !== "general" && type_3 !== "bullet_points" && type_3 !== "concise") return false;
  }
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -3;
  for (const _ in value) unknown_2++;
  const full_transcript_3 = value.full_transcript;
  if (!(typeof full_transcript_3 === 'string')) return false;
  const languages_4 = value.languages;
  if (!(Array.isArray(languages_4))) return false;
  for (let i_5 = 0; i_5 < languages_4.length; i_5++) {
    const item_6 = languages_4[i_5];
    if (!(typeof item_6 === 'string') || !pattern0.test(item_6)) return false;
  }
  const utterances_7 = value.utterances;
  if (!(Array.isArray(utterances_7))) return false;
  for (let i_8 = 0; i_8 < utterances_7.length; i_8++) {
    const item_9 = utterances_7[i_8];
    if (!acceptsUtterance(item_9)) return false;
  }
  const sentences_10 = value.sentences;
  if (sentences_10 !== undefined) {
    unknown_2--;
    if (!(Array.isArray(sentences_10))) return false;
    for (let i_11 = 0; i_11 < sentences_10.length; i_11++) {
      const item_12 = sentences_10[i_11];
      if (!((item_12?.constructor === Object || isObject(item_12)))) return false;
    }
  }
  const subtitles_13 = value.subtitles;
  if (subtitles_13 !== undefined) {
    unknown_2--;
    if (!(Array.isArray(subtitles_13))) return false;
    for (let i_14 = 0; i_14 < subtitles_13.length; i_14++) {
      const item_15 = subtitles_13[i_14];
      if (!((item_15?.constructor === Object || isObject(item_15)))) return false;
    }
  }
  if (unknown_2 !== 0) return false;
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
  if (!(typeof value === 'string') || !pattern0.test(value)) return false;
  return true;
}

export function acceptsTranslationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const success_1 = value.success;
  if (success_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if (!(typeof is_empty_4 === 'boolean')) return false;
    const exec_time_5 = value.exec_time;
    if (!(Number.isFinite(exec_time_5))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_7 = value.error;
    if (!(error_7 === null)) return false;
    const results_8 = value.results;
    if (Array.isArray(results_8)) {
      for (let i_9 = 0; i_9 < results_8.length; i_9++) {
        const item_10 = results_8[i_9];
        if (!((item_10?.constructor === Object || isObject(item_10)))) return false;
      }
    } else if ((!(results_8 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (success_1 === false) {
    let unknown_11 = -5;
    for (const _ in value) unknown_11++;
    const is_empty_12 = value.is_empty;
    if (!(typeof is_empty_12 === 'boolean')) return false;
    const exec_time_13 = value.exec_time;
    if (!(Number.isFinite(exec_time_13))) return false;
    const success_14 = value.success;
    if (success_14 === undefined) return false;
    const error_15 = value.error;
    if ((!((error_15?.constructor === Object || isObject(error_15)))) && (!(error_15 === null))) return false;
    const results_16 = value.results;
    if (Array.isArray(results_16)) {
      for (let i_17 = 0; i_17 < results_16.length; i_17++) {
        const item_18 = results_16[i_17];
        if (!((item_18?.constructor === Object || isObject(item_18)))) return false;
      }
    } else if ((!(results_16 === null))) return false;
    if (unknown_11 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsTranslationConfig(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let found_4 = 0;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "target_languages":
      {
        if (!(Array.isArray(item_3)) || item_3.length < 1) return false;
        for (let i_5 = 0; i_5 < item_3.length; i_5++) {
          const item_6 = item_3[i_5];
          if (!values1.has(item_6)) return false;
        }
        found_4++;
        break;
      }
      case "model":
      {
        if (item_3 !== undefined && (item_3 !== "base" && item_3 !== "enhanced")) return false;
        break;
      }
      case "match_original_utterances":
      case "lipsync":
      case "context_adaptation":
      case "informal":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'boolean'))) return false;
        break;
      }
      case "context":
      {
        if (item_3 !== undefined && (!(typeof item_3 === 'string'))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_4 < 1) return false;
  return true;
}

export function acceptsTranslationLanguageCode(value) {
  if (!values1.has(value)) return false;
  return true;
}

export function acceptsUploadResponse(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -2;
  for (const _ in value) unknown_2++;
  const audio_metadata_3 = value.audio_metadata;
  if (!acceptsAudioMetadata(audio_metadata_3)) return false;
  const audio_url_12 = value.audio_url;
  if (!(typeof audio_url_12 === 'string') || !uri(audio_url_12)) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -6;
  for (const _ in value) unknown_2++;
  const text_3 = value.text;
  if (!(typeof text_3 === 'string')) return false;
  const start_4 = value.start;
  if (!(Number.isFinite(start_4))) return false;
  const end_5 = value.end;
  if (!(Number.isFinite(end_5))) return false;
  const channel_6 = value.channel;
  if (!(Number.isInteger(channel_6))) return false;
  const words_7 = value.words;
  if (!(Array.isArray(words_7))) return false;
  for (let i_8 = 0; i_8 < words_7.length; i_8++) {
    const item_9 = words_7[i_8];
    if (!(typeof item_9 === 'object' && item_9 !== null)) return false;
    let unknown_10 = -4;
    for (const _ in item_9) unknown_10++;
    const word_11 = item_9.word;
    if (!(typeof word_11 === 'string')) return false;
    const start_12 = item_9.start;
    if (!(Number.isFinite(start_12))) return false;
    const end_13 = item_9.end;
    if (!(Number.isFinite(end_13))) return false;
    const confidence_14 = item_9.confidence;
    if (!(Number.isFinite(confidence_14))) return false;
    if (unknown_10 !== 0) return false;
  }
  const confidence_15 = value.confidence;
  if (confidence_15 !== undefined) {
    unknown_2--;
    if (!(Number.isFinite(confidence_15))) return false;
  }
  const speaker_16 = value.speaker;
  if (speaker_16 !== undefined) {
    unknown_2--;
    if (!(Number.isInteger(speaker_16))) return false;
  }
  const language_17 = value.language;
  if (!(typeof language_17 === 'string') || !pattern0.test(language_17)) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsWord(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -4;
  for (const _ in value) unknown_2++;
  const word_3 = value.word;
  if (!(typeof word_3 === 'string')) return false;
  const start_4 = value.start;
  if (!(Number.isFinite(start_4))) return false;
  const end_5 = value.end;
  if (!(Number.isFinite(end_5))) return false;
  const confidence_6 = value.confidence;
  if (!(Number.isFinite(confidence_6))) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -1;
  for (const _ in value) unknown_2++;
  const chunk_3 = value.chunk;
  if (!(typeof chunk_3 === 'string')) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -2;
  for (const _ in value) unknown_2++;
  const type_3 = value.type;
  if (type_3 !== "audio_chunk") return false;
  const data_4 = value.data;
  if (!acceptsAudioChunkData(data_4)) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -7;
  for (const _ in value) unknown_2++;
  const text_3 = value.text;
  if (!(typeof text_3 === 'string')) return false;
  const start_4 = value.start;
  if (!(Number.isFinite(start_4))) return false;
  const end_5 = value.end;
  if (!(Number.isFinite(end_5))) return false;
  const channel_6 = value.channel;
  if (!(Number.isInteger(channel_6))) return false;
  const words_7 = value.words;
  if (!(Array.isArray(words_7))) return false;
  for (let i_8 = 0; i_8 < words_7.length; i_8++) {
    const item_9 = words_7[i_8];
    if (!(typeof item_9 === 'object' && item_9 !== null)) return false;
    let unknown_10 = -4;
    for (const _ in item_9) unknown_10++;
    const word_11 = item_9.word;
    if (!(typeof word_11 === 'string')) return false;
    const start_12 = item_9.start;
    if (!(Number.isFinite(start_12))) return false;
    const end_13 = item_9.end;
    if (!(Number.isFinite(end_13))) return false;
    const confidence_14 = item_9.confidence;
    if (!(Number.isFinite(confidence_14))) return false;
    if (unknown_10 !== 0) return false;
  }
  const confidence_15 = value.confidence;
  if (!(Number.isFinite(confidence_15))) return false;
  const language_16 = value.language;
  if (!(typeof language_16 === 'string') || !pattern0.test(language_16)) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  const session_id_3 = value.session_id;
  if (!(typeof session_id_3 === 'string')) return false;
  const type_4 = value.type;
  if (!(type_4 !== "transcript") || !(typeof type_4 === 'string')) return false;
  const data_5 = value.data;
  if (data_5 !== undefined && (!((data_5?.constructor === Object || isObject(data_5))))) return false;
  const created_at_6 = value.created_at;
  if (!(typeof created_at_6 === 'string') || !dateTime(created_at_6)) return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -1;
  for (const _ in value) unknown_2++;
  const type_3 = value.type;
  if (type_3 !== "stop_recording") return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -3;
  for (const _ in value) unknown_2++;
  const id_3 = value.id;
  if (!(typeof id_3 === 'string')) return false;
  const is_final_4 = value.is_final;
  if (!(typeof is_final_4 === 'boolean')) return false;
  const utterance_5 = value.utterance;
  if (!acceptsLiveUtterance(utterance_5)) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  let unknown_2 = -4;
  for (const _ in value) unknown_2++;
  const session_id_3 = value.session_id;
  if (!(typeof session_id_3 === 'string')) return false;
  const type_4 = value.type;
  if (type_4 !== "transcript") return false;
  const data_5 = value.data;
  if (!acceptsTranscriptData(data_5)) return false;
  const created_at_11 = value.created_at;
  if (!(typeof created_at_11 === 'string') || !dateTime(created_at_11)) return false;
  if (unknown_2 !== 0) return false;
  return true;
}

export function acceptsListTranscriptionJobsQuery(value) {
  if (!(typeof value === 'object' && value !== null)) return false;
  const made_1 = value.constructor;
  if (made_1 !== Object && made_1 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "offset":
      {
        if (item_3 !== undefined && (!(Number.isInteger(item_3)) || item_3 < 0)) return false;
        break;
      }
      case "limit":
      {
        if (item_3 !== undefined && (!(Number.isInteger(item_3)) || item_3 < 1)) return false;
        break;
      }
      case "date":
      case "before_date":
      case "after_date":
      {
        if (item_3 !== undefined && ((!(typeof item_3 === 'string') || !date(item_3)) && (!(typeof item_3 === 'string') || !dateTime(item_3)))) return false;
        break;
      }
      case "status":
      {
        if (item_3 !== undefined) {
          if (!(Array.isArray(item_3))) return false;
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (item_6 !== "queued" && item_6 !== "processing" && item_6 !== "done" && item_6 !== "error") return false;
          }
        }
        break;
      }
      case "custom_metadata":
      {
        if (item_3 !== undefined && (!((item_3?.constructor === Object || isObject(item_3))))) return false;
        break;
      }
      case "kind":
      {
        if (item_3 !== undefined) {
          if (!(Array.isArray(item_3))) return false;
          for (let i_5 = 0; i_5 < item_3.length; i_5++) {
            const item_6 = item_3[i_5];
            if (item_6 !== "pre-recorded" && item_6 !== "live") return false;
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
