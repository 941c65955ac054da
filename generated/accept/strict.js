// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../formats.js';
import { isMadeOf, isObject } from '../runtime/validate.js';

const knownValues0 = /* @__PURE__ */ new Set(["APPI","APPI_SENSITIVE","CCI","CORE_ENTITIES","CPRA","GDPR","GDPR_SENSITIVE","HEALTH_INFORMATION","HIPAA_SAFE_HARBOR","LIDI","NUMERICAL_EXCL_PCI","PCI","QUEBEC_PRIVACY_ACT","ACCOUNT_NUMBER","AGE","DATE","DATE_INTERVAL","DOB","DRIVER_LICENSE","DURATION","EMAIL_ADDRESS","EVENT","FILENAME","GENDER","HEALTHCARE_NUMBER","IP_ADDRESS","LANGUAGE","LOCATION","LOCATION_ADDRESS","LOCATION_ADDRESS_STREET","LOCATION_CITY","LOCATION_COORDINATE","LOCATION_COUNTRY","LOCATION_STATE","LOCATION_ZIP","MARITAL_STATUS","MONEY","NAME","NAME_FAMILY","NAME_GIVEN","NAME_MEDICAL_PROFESSIONAL","NUMERICAL_PII","OCCUPATION","ORGANIZATION","ORGANIZATION_MEDICAL_FACILITY","ORIGIN","PASSPORT_NUMBER","PASSWORD","PHONE_NUMBER","PHYSICAL_ATTRIBUTE","POLITICAL_AFFILIATION","RELIGION","SEXUALITY","SSN","TIME","URL","USERNAME","VEHICLE_ID","ZODIAC_SIGN","BLOOD_TYPE","CONDITION","DOSE","DRUG","INJURY","MEDICAL_PROCESS","STATISTICS","BANK_ACCOUNT","CREDIT_CARD","CREDIT_CARD_EXPIRATION","CVV","ROUTING_NUMBER","CORPORATE_ACTION","DAY","EFFECT","FINANCIAL_METRIC","MEDICAL_CODE","MONTH","ORGANIZATION_ID","PRODUCT","PROJECT","TREND","YEAR"]);

const knownValues1 = /* @__PURE__ */ new Set(["af","am","ar","as","az","ba","be","bg","bn","bo","br","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fo","fr","gl","gu","ha","haw","he","hi","hr","ht","hu","hy","id","is","it","ja","jw","ka","kk","km","kn","ko","la","lb","ln","lo","lt","lv","mg","mi","mk","ml","mn","mr","ms","mt","my","ne","nl","nn","no","oc","pa","pl","ps","pt","ro","ru","sa","sd","si","sk","sl","sn","so","sq","sr","su","sv","sw","ta","te","tg","tk","tl","tr","tt","uk","ur","uz","vi","wo","yi","yo","zh"]);

export function acceptsAddonError(value) {
  if ((!isObject(value))) return false;
  return true;
}

export function acceptsAudioFile(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  let unknown_1 = -5;
  for (const _ in value) unknown_1++;
  const id_2 = value.id;
  if ((!(typeof id_2 === 'string'))) return false;
  const filename_3 = value.filename;
  if ((!(typeof filename_3 === 'string')) && (!(filename_3 === null))) return false;
  const source_4 = value.source;
  if ((!(typeof source_4 === 'string')) && (!(source_4 === null))) return false;
  const audio_duration_5 = value.audio_duration;
  if ((!(Number.isFinite(audio_duration_5))) && (!(audio_duration_5 === null))) return false;
  const number_of_channels_6 = value.number_of_channels;
  if ((!(Number.isInteger(number_of_channels_6)) || number_of_channels_6 < 1) && (!(number_of_channels_6 === null))) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsAudioMetadata(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  let unknown_1 = -6;
  for (const _ in value) unknown_1++;
  const id_2 = value.id;
  if ((!(typeof id_2 === 'string'))) return false;
  const filename_3 = value.filename;
  if ((!(typeof filename_3 === 'string'))) return false;
  const extension_4 = value.extension;
  if ((!(typeof extension_4 === 'string'))) return false;
  const size_5 = value.size;
  if ((!(Number.isInteger(size_5)))) return false;
  const audio_duration_6 = value.audio_duration;
  if ((!(Number.isFinite(audio_duration_6)))) return false;
  const number_of_channels_7 = value.number_of_channels;
  if ((!(Number.isInteger(number_of_channels_7)))) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if (Array.isArray(results_9)) {
      for (let i_10 = 0; i_10 < results_9.length; i_10++) {
        const item_11 = results_9[i_10];
        if ((!isObject(item_11))) return false;
      }
    } else if ((!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_13 = -5;
    for (const _ in value) unknown_13++;
    const is_empty_14 = value.is_empty;
    if ((!(typeof is_empty_14 === 'boolean'))) return false;
    const exec_time_15 = value.exec_time;
    if ((!(Number.isFinite(exec_time_15)))) return false;
    const success_16 = value.success;
    if (success_16 === undefined) return false;
    const error_18 = value.error;
    if ((!isObject(error_18)) && (!(error_18 === null))) return false;
    const results_20 = value.results;
    if (Array.isArray(results_20)) {
      for (let i_21 = 0; i_21 < results_20.length; i_21++) {
        const item_22 = results_20[i_21];
        if ((!isObject(item_22))) return false;
      }
    } else if ((!(results_20 === null))) return false;
    if (unknown_13 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsAudioToLlmConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const prompts_2 = value.prompts;
  if (!(Array.isArray(prompts_2)) || prompts_2.length < 1) return false;
  for (let i_3 = 0; i_3 < prompts_2.length; i_3++) {
    const item_4 = prompts_2[i_3];
    if ((!(Array.isArray(item_4)))) return false;
  }
  const model_5 = value.model;
  if (model_5 !== undefined) {
    unknown_1--;
    if ((!(typeof model_5 === 'string'))) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const url_2 = value.url;
  if ((!(typeof url_2 === 'string') || !uri(url_2))) return false;
  const method_3 = value.method;
  if (method_3 !== undefined) {
    unknown_1--;
    if (method_3 !== "POST" && method_3 !== "PUT") return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if ((!isObject(results_9)) && (!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_11 = -5;
    for (const _ in value) unknown_11++;
    const is_empty_12 = value.is_empty;
    if ((!(typeof is_empty_12 === 'boolean'))) return false;
    const exec_time_13 = value.exec_time;
    if ((!(Number.isFinite(exec_time_13)))) return false;
    const success_14 = value.success;
    if (success_14 === undefined) return false;
    const error_16 = value.error;
    if ((!isObject(error_16)) && (!(error_16 === null))) return false;
    const results_18 = value.results;
    if ((!isObject(results_18)) && (!(results_18 === null))) return false;
    if (unknown_11 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsCustomSpellingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_9 = value.constructor;
  if (made_9 !== Object && made_9 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const spelling_dictionary_2 = value.spelling_dictionary;
  if (!(typeof spelling_dictionary_2 === 'object' && spelling_dictionary_2 !== null && !Array.isArray(spelling_dictionary_2))) return false;
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
  if (unknown_1 !== 0) return false;
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
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const vocabulary_2 = value.vocabulary;
  if (!acceptsCustomVocabulary(vocabulary_2)) return false;
  const default_intensity_4 = value.default_intensity;
  if (default_intensity_4 !== undefined) {
    unknown_1--;
    if ((!(Number.isFinite(default_intensity_4)) || default_intensity_4 < 0 || default_intensity_4 > 1)) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_9 = value.constructor;
  if (made_9 !== Object && made_9 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const value_2 = value.value;
  if ((!(typeof value_2 === 'string'))) return false;
  const intensity_3 = value.intensity;
  if (intensity_3 !== undefined) {
    unknown_1--;
    if ((!(Number.isFinite(intensity_3)) || intensity_3 < 0 || intensity_3 > 1)) return false;
  }
  const pronunciations_4 = value.pronunciations;
  if (pronunciations_4 !== undefined) {
    unknown_1--;
    if (!(Array.isArray(pronunciations_4))) return false;
    for (let i_5 = 0; i_5 < pronunciations_4.length; i_5++) {
      const item_6 = pronunciations_4[i_5];
      if ((!(typeof item_6 === 'string'))) return false;
    }
  }
  const language_7 = value.language;
  if (language_7 !== undefined) {
    unknown_1--;
    if ((!(typeof language_7 === 'string') || !isMadeOf(language_7, 97, 122, 2, 3))) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  if (((typeof value === 'string' && (!date(value)))) && ((typeof value === 'string' && (!dateTime(value)))) || (!(typeof value === 'string'))) return false;
  return true;
}

export function acceptsDiarizationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if (!(Array.isArray(results_9))) return false;
    for (let i_10 = 0; i_10 < results_9.length; i_10++) {
      const item_11 = results_9[i_10];
      if (!acceptsUtterance(item_11)) return false;
    }
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_13 = -5;
    for (const _ in value) unknown_13++;
    const is_empty_14 = value.is_empty;
    if ((!(typeof is_empty_14 === 'boolean'))) return false;
    const exec_time_15 = value.exec_time;
    if ((!(Number.isFinite(exec_time_15)))) return false;
    const success_16 = value.success;
    if (success_16 === undefined) return false;
    const error_18 = value.error;
    if ((!isObject(error_18)) && (!(error_18 === null))) return false;
    const results_20 = value.results;
    if (!(Array.isArray(results_20))) return false;
    for (let i_21 = 0; i_21 < results_20.length; i_21++) {
      const item_22 = results_20[i_21];
      if (!acceptsUtterance(item_22)) return false;
    }
    if (unknown_13 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsDiarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  let unknown_1 = 0;
  for (const _ in value) unknown_1++;
  const number_of_speakers_2 = value.number_of_speakers;
  if (number_of_speakers_2 !== undefined) {
    unknown_1--;
    if ((!(Number.isInteger(number_of_speakers_2)) || number_of_speakers_2 < 1)) return false;
  }
  const min_speakers_3 = value.min_speakers;
  if (min_speakers_3 !== undefined) {
    unknown_1--;
    if ((!(Number.isInteger(min_speakers_3)) || min_speakers_3 < 0)) return false;
  }
  const max_speakers_4 = value.max_speakers;
  if (max_speakers_4 !== undefined) {
    unknown_1--;
    if ((!(Number.isInteger(max_speakers_4)) || max_speakers_4 < 0)) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if (Array.isArray(results_9)) {
      for (let i_10 = 0; i_10 < results_9.length; i_10++) {
        const item_11 = results_9[i_10];
        if ((!(typeof item_11 === 'string'))) return false;
      }
    } else if ((!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_12 = -5;
    for (const _ in value) unknown_12++;
    const is_empty_13 = value.is_empty;
    if ((!(typeof is_empty_13 === 'boolean'))) return false;
    const exec_time_14 = value.exec_time;
    if ((!(Number.isFinite(exec_time_14)))) return false;
    const success_15 = value.success;
    if (success_15 === undefined) return false;
    const error_17 = value.error;
    if ((!isObject(error_17)) && (!(error_17 === null))) return false;
    const results_19 = value.results;
    if (Array.isArray(results_19)) {
      for (let i_20 = 0; i_20 < results_19.length; i_20++) {
        const item_21 = results_19[i_20];
        if ((!(typeof item_21 === 'string'))) return false;
      }
    } else if ((!(results_19 === null))) return false;
    if (unknown_12 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsErrorResponse(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  let unknown_1 = -5;
  for (const _ in value) unknown_1++;
  const timestamp_2 = value.timestamp;
  if ((!(typeof timestamp_2 === 'string'))) return false;
  const path_3 = value.path;
  if ((!(typeof path_3 === 'string'))) return false;
  const request_id_4 = value.request_id;
  if ((!(typeof request_id_4 === 'string'))) return false;
  const statusCode_5 = value.statusCode;
  if ((!(Number.isFinite(statusCode_5)))) return false;
  const message_6 = value.message;
  if ((!(typeof message_6 === 'string'))) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsJobKind(value) {
  if (value !== "pre-recorded" && value !== "live") return false;
  return true;
}

export function acceptsJobPage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_9 = value.constructor;
  if (made_9 !== Object && made_9 !== undefined) return false;
  let unknown_1 = -4;
  for (const _ in value) unknown_1++;
  const first_2 = value.first;
  if ((!(typeof first_2 === 'string') || !uri(first_2))) return false;
  const current_3 = value.current;
  if ((!(typeof current_3 === 'string') || !uri(current_3))) return false;
  const next_4 = value.next;
  if ((!(typeof next_4 === 'string') || !uri(next_4)) && (!(next_4 === null))) return false;
  const items_5 = value.items;
  if (!(Array.isArray(items_5))) return false;
  for (let i_6 = 0; i_6 < items_5.length; i_6++) {
    const item_7 = items_5[i_6];
    if (!acceptsTranscriptionJob(item_7)) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsJobStatus(value) {
  if (value !== "queued" && value !== "processing" && value !== "done" && value !== "error") return false;
  return true;
}

export function acceptsLanguageConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  let unknown_1 = 0;
  for (const _ in value) unknown_1++;
  const languages_2 = value.languages;
  if (languages_2 !== undefined) {
    unknown_1--;
    if (!(Array.isArray(languages_2))) return false;
    for (let i_3 = 0; i_3 < languages_2.length; i_3++) {
      const item_4 = languages_2[i_3];
      if ((!(typeof item_4 === 'string') || !isMadeOf(item_4, 97, 122, 2, 3))) return false;
    }
  }
  const code_switching_6 = value.code_switching;
  if (code_switching_6 !== undefined) {
    unknown_1--;
    if ((!(typeof code_switching_6 === 'boolean'))) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  let found_3 = 0;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "url":
      {
        if ((!(typeof item_2 === 'string') || !uri(item_2))) return false;
        found_3++;
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
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_3 < 1) return false;
  return true;
}

export function acceptsLiveJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.status;
  if (tag_1 === "queued" || tag_1 === "processing") {
    const made_7 = value.constructor;
    if (made_7 !== Object && made_7 !== undefined) return false;
    let found_5 = 0;
    for (const key_3 in value) {
      const item_4 = value[key_3];
      switch (key_3) {
        case "id":
        {
          if ((!(typeof item_4 === 'string') || !uuid(item_4))) return false;
          found_5++;
          break;
        }
        case "request_id":
        {
          if ((!(typeof item_4 === 'string'))) return false;
          found_5++;
          break;
        }
        case "version":
        {
          if ((!(Number.isInteger(item_4)))) return false;
          found_5++;
          break;
        }
        case "created_at":
        {
          if ((!(typeof item_4 === 'string') || !dateTime(item_4))) return false;
          found_5++;
          break;
        }
        case "post_session_metadata":
        {
          if ((!isObject(item_4))) return false;
          found_5++;
          break;
        }
        case "kind":
        {
          if (item_4 !== "live") return false;
          found_5++;
          break;
        }
        case "status":
        {
          if (item_4 === undefined) return false;
          found_5++;
          break;
        }
        case "custom_metadata":
        {
          if (item_4 !== undefined && ((!isObject(item_4)))) return false;
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
        case "completed_at":
        {
          if (item_4 !== undefined && ((!(typeof item_4 === 'string') || !dateTime(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "error_code":
        {
          if (item_4 !== undefined && ((!(Number.isInteger(item_4)) || item_4 < 400 || item_4 > 599) && (!(item_4 === null)))) return false;
          break;
        }
        case "result":
        {
          if (item_4 !== undefined && ((!acceptsLiveResult(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        default: {
          return false;
        }
      }
    }
    if (found_5 < 7) return false;
  } else if (tag_1 === "done") {
    let unknown_8 = -9;
    for (const _ in value) unknown_8++;
    const id_9 = value.id;
    if ((!(typeof id_9 === 'string') || !uuid(id_9))) return false;
    const request_id_10 = value.request_id;
    if ((!(typeof request_id_10 === 'string'))) return false;
    const version_11 = value.version;
    if ((!(Number.isInteger(version_11)))) return false;
    const created_at_12 = value.created_at;
    if ((!(typeof created_at_12 === 'string') || !dateTime(created_at_12))) return false;
    const post_session_metadata_13 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_13))) return false;
    const kind_15 = value.kind;
    if (kind_15 !== "live") return false;
    const status_17 = value.status;
    if (status_17 === undefined) return false;
    const completed_at_19 = value.completed_at;
    if ((!(typeof completed_at_19 === 'string') || !dateTime(completed_at_19))) return false;
    const result_20 = value.result;
    if (!acceptsLiveResult(result_20)) return false;
    const custom_metadata_22 = value.custom_metadata;
    if (custom_metadata_22 !== undefined) {
      unknown_8--;
      if ((!isObject(custom_metadata_22))) return false;
    }
    const file_24 = value.file;
    if (file_24 !== undefined) {
      unknown_8--;
      if ((!acceptsAudioFile(file_24)) && (!(file_24 === null))) return false;
    }
    const request_params_26 = value.request_params;
    if (request_params_26 !== undefined) {
      unknown_8--;
      if ((!acceptsLiveRequest(request_params_26)) && (!(request_params_26 === null))) return false;
    }
    const error_code_28 = value.error_code;
    if (error_code_28 !== undefined) {
      unknown_8--;
      if ((!(Number.isInteger(error_code_28)) || error_code_28 < 400 || error_code_28 > 599) && (!(error_code_28 === null))) return false;
    }
    if (unknown_8 !== 0) return false;
  } else if (tag_1 === "error") {
    let unknown_29 = -9;
    for (const _ in value) unknown_29++;
    const id_30 = value.id;
    if ((!(typeof id_30 === 'string') || !uuid(id_30))) return false;
    const request_id_31 = value.request_id;
    if ((!(typeof request_id_31 === 'string'))) return false;
    const version_32 = value.version;
    if ((!(Number.isInteger(version_32)))) return false;
    const created_at_33 = value.created_at;
    if ((!(typeof created_at_33 === 'string') || !dateTime(created_at_33))) return false;
    const post_session_metadata_34 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_34))) return false;
    const kind_36 = value.kind;
    if (kind_36 !== "live") return false;
    const status_38 = value.status;
    if (status_38 === undefined) return false;
    const completed_at_40 = value.completed_at;
    if ((!(typeof completed_at_40 === 'string') || !dateTime(completed_at_40))) return false;
    const error_code_41 = value.error_code;
    if ((!(Number.isInteger(error_code_41)) || error_code_41 < 400 || error_code_41 > 599)) return false;
    const custom_metadata_42 = value.custom_metadata;
    if (custom_metadata_42 !== undefined) {
      unknown_29--;
      if ((!isObject(custom_metadata_42))) return false;
    }
    const file_44 = value.file;
    if (file_44 !== undefined) {
      unknown_29--;
      if ((!acceptsAudioFile(file_44)) && (!(file_44 === null))) return false;
    }
    const request_params_46 = value.request_params;
    if (request_params_46 !== undefined) {
      unknown_29--;
      if ((!acceptsLiveRequest(request_params_46)) && (!(request_params_46 === null))) return false;
    }
    const result_48 = value.result;
    if (result_48 !== undefined) {
      unknown_29--;
      if ((!acceptsLiveResult(result_48)) && (!(result_48 === null))) return false;
    }
    if (unknown_29 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsLiveMessagesConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
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
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
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
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "encoding":
      {
        if (item_2 !== undefined && (item_2 !== "wav/pcm" && item_2 !== "wav/alaw" && item_2 !== "wav/ulaw")) return false;
        break;
      }
      case "bit_depth":
      {
        if (item_2 !== undefined && (item_2 !== 8 && item_2 !== 16 && item_2 !== 24 && item_2 !== 32)) return false;
        break;
      }
      case "sample_rate":
      {
        if (item_2 !== undefined && (item_2 !== 8000 && item_2 !== 16000 && item_2 !== 32000 && item_2 !== 44100 && item_2 !== 48000)) return false;
        break;
      }
      case "channels":
      {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1 || item_2 > 8))) return false;
        break;
      }
      case "model":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'string')))) return false;
        break;
      }
      case "endpointing":
      {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 0.01 || item_2 > 10))) return false;
        break;
      }
      case "maximum_duration_without_endpointing":
      {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 5 || item_2 > 60))) return false;
        break;
      }
      case "language_config":
      {
        if (item_2 !== undefined && (!acceptsLanguageConfig(item_2))) return false;
        break;
      }
      case "pre_processing":
      {
        if (item_2 !== undefined && (!acceptsPreProcessingConfig(item_2))) return false;
        break;
      }
      case "realtime_processing":
      {
        if (item_2 !== undefined && (!acceptsRealtimeProcessingConfig(item_2))) return false;
        break;
      }
      case "post_processing":
      {
        if (item_2 !== undefined && (!acceptsPostProcessingConfig(item_2))) return false;
        break;
      }
      case "messages_config":
      {
        if (item_2 !== undefined && (!acceptsLiveMessagesConfig(item_2))) return false;
        break;
      }
      case "callback":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "callback_config":
      {
        if (item_2 !== undefined && (!acceptsLiveCallbackConfig(item_2))) return false;
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
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  let found_3 = 0;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "metadata":
      {
        if (!acceptsResultMetadata(item_2)) return false;
        found_3++;
        break;
      }
      case "transcription":
      {
        if (item_2 !== undefined && (!acceptsTranscription(item_2))) return false;
        break;
      }
      case "translation":
      {
        if (item_2 !== undefined && (!acceptsTranslationAddon(item_2))) return false;
        break;
      }
      case "summarization":
      {
        if (item_2 !== undefined && (!acceptsSummarizationAddon(item_2))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if (item_2 !== undefined && (!acceptsNamedEntityRecognitionAddon(item_2))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if (item_2 !== undefined && (!acceptsSentimentAnalysisAddon(item_2))) return false;
        break;
      }
      case "chapterization":
      {
        if (item_2 !== undefined && (!acceptsChapterizationAddon(item_2))) return false;
        break;
      }
      case "messages":
      {
        if (item_2 !== undefined) {
          if (!(Array.isArray(item_2))) return false;
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if ((!(typeof item_5 === 'string'))) return false;
          }
        }
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_3 < 1) return false;
  return true;
}

export function acceptsLiveSessionCreated(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  const url_2 = value.url;
  if ((!(typeof url_2 === 'string'))) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if ((!(typeof results_9 === 'string')) && (!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_10 = -5;
    for (const _ in value) unknown_10++;
    const is_empty_11 = value.is_empty;
    if ((!(typeof is_empty_11 === 'boolean'))) return false;
    const exec_time_12 = value.exec_time;
    if ((!(Number.isFinite(exec_time_12)))) return false;
    const success_13 = value.success;
    if (success_13 === undefined) return false;
    const error_15 = value.error;
    if ((!isObject(error_15)) && (!(error_15 === null))) return false;
    const results_17 = value.results;
    if ((!(typeof results_17 === 'string')) && (!(results_17 === null))) return false;
    if (unknown_10 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsNameConsistencyAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if ((!(typeof results_9 === 'string')) && (!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_10 = -5;
    for (const _ in value) unknown_10++;
    const is_empty_11 = value.is_empty;
    if ((!(typeof is_empty_11 === 'boolean'))) return false;
    const exec_time_12 = value.exec_time;
    if ((!(Number.isFinite(exec_time_12)))) return false;
    const success_13 = value.success;
    if (success_13 === undefined) return false;
    const error_15 = value.error;
    if ((!isObject(error_15)) && (!(error_15 === null))) return false;
    const results_17 = value.results;
    if ((!(typeof results_17 === 'string')) && (!(results_17 === null))) return false;
    if (unknown_10 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if (Array.isArray(results_9)) {
      for (let i_10 = 0; i_10 < results_9.length; i_10++) {
        const item_11 = results_9[i_10];
        if ((!isObject(item_11))) return false;
      }
    } else if ((!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_13 = -5;
    for (const _ in value) unknown_13++;
    const is_empty_14 = value.is_empty;
    if ((!(typeof is_empty_14 === 'boolean'))) return false;
    const exec_time_15 = value.exec_time;
    if ((!(Number.isFinite(exec_time_15)))) return false;
    const success_16 = value.success;
    if (success_16 === undefined) return false;
    const error_18 = value.error;
    if ((!isObject(error_18)) && (!(error_18 === null))) return false;
    const results_20 = value.results;
    if (Array.isArray(results_20)) {
      for (let i_21 = 0; i_21 < results_20.length; i_21++) {
        const item_22 = results_20[i_21];
        if ((!isObject(item_22))) return false;
      }
    } else if ((!(results_20 === null))) return false;
    if (unknown_13 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsPiiEntityType(value) {
  if (!knownValues0.has(value)) return false;
  return true;
}

export function acceptsPiiRedactionConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_9 = value.constructor;
  if (made_9 !== Object && made_9 !== undefined) return false;
  let unknown_1 = 0;
  for (const _ in value) unknown_1++;
  const entity_types_2 = value.entity_types;
  if (entity_types_2 !== undefined) {
    unknown_1--;
    if (Array.isArray(entity_types_2)) {
      for (let i_3 = 0; i_3 < entity_types_2.length; i_3++) {
        const item_4 = entity_types_2[i_3];
        if (!knownValues0.has(item_4)) return false;
      }
    } else if ((!(typeof entity_types_2 === 'string') || !knownValues0.has(entity_types_2))) return false;
  }
  const processed_text_type_7 = value.processed_text_type;
  if (processed_text_type_7 !== undefined) {
    unknown_1--;
    if (processed_text_type_7 !== "MARKER" && processed_text_type_7 !== "MASK") return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  let unknown_1 = 0;
  for (const _ in value) unknown_1++;
  const summarization_2 = value.summarization;
  if (summarization_2 !== undefined) {
    unknown_1--;
    if ((!(typeof summarization_2 === 'boolean'))) return false;
  }
  const summarization_config_3 = value.summarization_config;
  if (summarization_config_3 !== undefined) {
    unknown_1--;
    if (!acceptsSummarizationConfig(summarization_config_3)) return false;
  }
  const chapterization_5 = value.chapterization;
  if (chapterization_5 !== undefined) {
    unknown_1--;
    if ((!(typeof chapterization_5 === 'boolean'))) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  let unknown_1 = 0;
  for (const _ in value) unknown_1++;
  const audio_enhancer_2 = value.audio_enhancer;
  if (audio_enhancer_2 !== undefined) {
    unknown_1--;
    if ((!(typeof audio_enhancer_2 === 'boolean'))) return false;
  }
  const speech_threshold_3 = value.speech_threshold;
  if (speech_threshold_3 !== undefined) {
    unknown_1--;
    if ((!(Number.isFinite(speech_threshold_3)) || speech_threshold_3 < 0 || speech_threshold_3 > 1)) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const id_2 = value.id;
  if ((!(typeof id_2 === 'string') || !uuid(id_2))) return false;
  const event_3 = value.event;
  if ((!(typeof event_3 === 'string'))) return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.status;
  if (tag_1 === "queued" || tag_1 === "processing") {
    const made_7 = value.constructor;
    if (made_7 !== Object && made_7 !== undefined) return false;
    let found_5 = 0;
    for (const key_3 in value) {
      const item_4 = value[key_3];
      switch (key_3) {
        case "id":
        {
          if ((!(typeof item_4 === 'string') || !uuid(item_4))) return false;
          found_5++;
          break;
        }
        case "request_id":
        {
          if ((!(typeof item_4 === 'string'))) return false;
          found_5++;
          break;
        }
        case "version":
        {
          if ((!(Number.isInteger(item_4)))) return false;
          found_5++;
          break;
        }
        case "created_at":
        {
          if ((!(typeof item_4 === 'string') || !dateTime(item_4))) return false;
          found_5++;
          break;
        }
        case "post_session_metadata":
        {
          if ((!isObject(item_4))) return false;
          found_5++;
          break;
        }
        case "kind":
        {
          if (item_4 !== "pre-recorded") return false;
          found_5++;
          break;
        }
        case "status":
        {
          if (item_4 === undefined) return false;
          found_5++;
          break;
        }
        case "custom_metadata":
        {
          if (item_4 !== undefined && ((!isObject(item_4)))) return false;
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
        case "completed_at":
        {
          if (item_4 !== undefined && ((!(typeof item_4 === 'string') || !dateTime(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        case "error_code":
        {
          if (item_4 !== undefined && ((!(Number.isInteger(item_4)) || item_4 < 400 || item_4 > 599) && (!(item_4 === null)))) return false;
          break;
        }
        case "result":
        {
          if (item_4 !== undefined && ((!acceptsPreRecordedResult(item_4)) && (!(item_4 === null)))) return false;
          break;
        }
        default: {
          return false;
        }
      }
    }
    if (found_5 < 7) return false;
  } else if (tag_1 === "done") {
    let unknown_8 = -9;
    for (const _ in value) unknown_8++;
    const id_9 = value.id;
    if ((!(typeof id_9 === 'string') || !uuid(id_9))) return false;
    const request_id_10 = value.request_id;
    if ((!(typeof request_id_10 === 'string'))) return false;
    const version_11 = value.version;
    if ((!(Number.isInteger(version_11)))) return false;
    const created_at_12 = value.created_at;
    if ((!(typeof created_at_12 === 'string') || !dateTime(created_at_12))) return false;
    const post_session_metadata_13 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_13))) return false;
    const kind_15 = value.kind;
    if (kind_15 !== "pre-recorded") return false;
    const status_17 = value.status;
    if (status_17 === undefined) return false;
    const completed_at_19 = value.completed_at;
    if ((!(typeof completed_at_19 === 'string') || !dateTime(completed_at_19))) return false;
    const result_20 = value.result;
    if (!acceptsPreRecordedResult(result_20)) return false;
    const custom_metadata_22 = value.custom_metadata;
    if (custom_metadata_22 !== undefined) {
      unknown_8--;
      if ((!isObject(custom_metadata_22))) return false;
    }
    const file_24 = value.file;
    if (file_24 !== undefined) {
      unknown_8--;
      if ((!acceptsAudioFile(file_24)) && (!(file_24 === null))) return false;
    }
    const request_params_26 = value.request_params;
    if (request_params_26 !== undefined) {
      unknown_8--;
      if ((!acceptsPreRecordedRequestParams(request_params_26)) && (!(request_params_26 === null))) return false;
    }
    const error_code_28 = value.error_code;
    if (error_code_28 !== undefined) {
      unknown_8--;
      if ((!(Number.isInteger(error_code_28)) || error_code_28 < 400 || error_code_28 > 599) && (!(error_code_28 === null))) return false;
    }
    if (unknown_8 !== 0) return false;
  } else if (tag_1 === "error") {
    let unknown_29 = -9;
    for (const _ in value) unknown_29++;
    const id_30 = value.id;
    if ((!(typeof id_30 === 'string') || !uuid(id_30))) return false;
    const request_id_31 = value.request_id;
    if ((!(typeof request_id_31 === 'string'))) return false;
    const version_32 = value.version;
    if ((!(Number.isInteger(version_32)))) return false;
    const created_at_33 = value.created_at;
    if ((!(typeof created_at_33 === 'string') || !dateTime(created_at_33))) return false;
    const post_session_metadata_34 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_34))) return false;
    const kind_36 = value.kind;
    if (kind_36 !== "pre-recorded") return false;
    const status_38 = value.status;
    if (status_38 === undefined) return false;
    const completed_at_40 = value.completed_at;
    if ((!(typeof completed_at_40 === 'string') || !dateTime(completed_at_40))) return false;
    const error_code_41 = value.error_code;
    if ((!(Number.isInteger(error_code_41)) || error_code_41 < 400 || error_code_41 > 599)) return false;
    const custom_metadata_42 = value.custom_metadata;
    if (custom_metadata_42 !== undefined) {
      unknown_29--;
      if ((!isObject(custom_metadata_42))) return false;
    }
    const file_44 = value.file;
    if (file_44 !== undefined) {
      unknown_29--;
      if ((!acceptsAudioFile(file_44)) && (!(file_44 === null))) return false;
    }
    const request_params_46 = value.request_params;
    if (request_params_46 !== undefined) {
      unknown_29--;
      if ((!acceptsPreRecordedRequestParams(request_params_46)) && (!(request_params_46 === null))) return false;
    }
    const result_48 = value.result;
    if (result_48 !== undefined) {
      unknown_29--;
      if ((!acceptsPreRecordedResult(result_48)) && (!(result_48 === null))) return false;
    }
    if (unknown_29 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsPreRecordedJobCreated(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  const id_2 = value.id;
  if ((!(typeof id_2 === 'string') || !uuid(id_2))) return false;
  const result_url_3 = value.result_url;
  if ((!(typeof result_url_3 === 'string') || !uri(result_url_3))) return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  let found_3 = 0;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "audio_url":
      {
        if ((!(typeof item_2 === 'string') || !uri(item_2))) return false;
        found_3++;
        break;
      }
      case "custom_vocabulary":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')) && (!acceptsCustomVocabulary(item_2)))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if (item_2 !== undefined && (!acceptsCustomVocabularyConfig(item_2))) return false;
        break;
      }
      case "callback_url":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'string') || !uri(item_2)))) return false;
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
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "callback_config":
      {
        if (item_2 !== undefined && (!acceptsCallbackConfig(item_2))) return false;
        break;
      }
      case "subtitles_config":
      {
        if (item_2 !== undefined && (!acceptsSubtitlesConfig(item_2))) return false;
        break;
      }
      case "diarization_config":
      {
        if (item_2 !== undefined && (!acceptsDiarizationConfig(item_2))) return false;
        break;
      }
      case "translation_config":
      {
        if (item_2 !== undefined && (!acceptsTranslationConfig(item_2))) return false;
        break;
      }
      case "summarization_config":
      {
        if (item_2 !== undefined && (!acceptsSummarizationConfig(item_2))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if (item_2 !== undefined && (!acceptsCustomSpellingConfig(item_2))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if (item_2 !== undefined && (!acceptsAudioToLlmConfig(item_2))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if (item_2 !== undefined && (!acceptsPiiRedactionConfig(item_2))) return false;
        break;
      }
      case "language_config":
      {
        if (item_2 !== undefined && (!acceptsLanguageConfig(item_2))) return false;
        break;
      }
      case "language":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'string') || !isMadeOf(item_2, 97, 122, 2, 3)))) return false;
        break;
      }
      case "custom_metadata":
      {
        if (item_2 !== undefined && ((!isObject(item_2)))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_3 < 1) return false;
  return true;
}

export function acceptsPreRecordedRequestParams(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  let found_3 = 0;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "audio_url":
      {
        if ((!(typeof item_2 === 'string') || !uri(item_2)) && (!(item_2 === null))) return false;
        found_3++;
        break;
      }
      case "custom_vocabulary":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')) && (!acceptsCustomVocabulary(item_2)))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if (item_2 !== undefined && (!acceptsCustomVocabularyConfig(item_2))) return false;
        break;
      }
      case "callback_url":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'string') || !uri(item_2)))) return false;
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
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "callback_config":
      {
        if (item_2 !== undefined && (!acceptsCallbackConfig(item_2))) return false;
        break;
      }
      case "subtitles_config":
      {
        if (item_2 !== undefined && (!acceptsSubtitlesConfig(item_2))) return false;
        break;
      }
      case "diarization_config":
      {
        if (item_2 !== undefined && (!acceptsDiarizationConfig(item_2))) return false;
        break;
      }
      case "translation_config":
      {
        if (item_2 !== undefined && (!acceptsTranslationConfig(item_2))) return false;
        break;
      }
      case "summarization_config":
      {
        if (item_2 !== undefined && (!acceptsSummarizationConfig(item_2))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if (item_2 !== undefined && (!acceptsCustomSpellingConfig(item_2))) return false;
        break;
      }
      case "audio_to_llm_config":
      {
        if (item_2 !== undefined && (!acceptsAudioToLlmConfig(item_2))) return false;
        break;
      }
      case "pii_redaction_config":
      {
        if (item_2 !== undefined && (!acceptsPiiRedactionConfig(item_2))) return false;
        break;
      }
      case "language_config":
      {
        if (item_2 !== undefined && (!acceptsLanguageConfig(item_2))) return false;
        break;
      }
      case "language":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'string') || !isMadeOf(item_2, 97, 122, 2, 3)))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_3 < 1) return false;
  return true;
}

export function acceptsPreRecordedResult(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  let found_3 = 0;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "metadata":
      {
        if (!acceptsResultMetadata(item_2)) return false;
        found_3++;
        break;
      }
      case "transcription":
      {
        if (item_2 !== undefined && (!acceptsTranscription(item_2))) return false;
        break;
      }
      case "translation":
      {
        if (item_2 !== undefined && (!acceptsTranslationAddon(item_2))) return false;
        break;
      }
      case "summarization":
      {
        if (item_2 !== undefined && (!acceptsSummarizationAddon(item_2))) return false;
        break;
      }
      case "named_entity_recognition":
      {
        if (item_2 !== undefined && (!acceptsNamedEntityRecognitionAddon(item_2))) return false;
        break;
      }
      case "sentiment_analysis":
      {
        if (item_2 !== undefined && (!acceptsSentimentAnalysisAddon(item_2))) return false;
        break;
      }
      case "chapterization":
      {
        if (item_2 !== undefined && (!acceptsChapterizationAddon(item_2))) return false;
        break;
      }
      case "moderation":
      {
        if (item_2 !== undefined && (!acceptsModerationAddon(item_2))) return false;
        break;
      }
      case "name_consistency":
      {
        if (item_2 !== undefined && (!acceptsNameConsistencyAddon(item_2))) return false;
        break;
      }
      case "structured_data_extraction":
      {
        if (item_2 !== undefined && (!acceptsStructuredDataExtractionAddon(item_2))) return false;
        break;
      }
      case "audio_to_llm":
      {
        if (item_2 !== undefined && (!acceptsAudioToLlmAddon(item_2))) return false;
        break;
      }
      case "sentences":
      {
        if (item_2 !== undefined && (!acceptsSentencesAddon(item_2))) return false;
        break;
      }
      case "display_mode":
      {
        if (item_2 !== undefined && (!acceptsDisplayModeAddon(item_2))) return false;
        break;
      }
      case "diarization":
      {
        if (item_2 !== undefined && (!acceptsDiarizationAddon(item_2))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_3 < 1) return false;
  return true;
}

export function acceptsPreRecordedWebhook(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  const id_2 = value.id;
  if ((!(typeof id_2 === 'string') || !uuid(id_2))) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "custom_vocabulary":
      case "custom_spelling":
      case "translation":
      case "named_entity_recognition":
      case "sentiment_analysis":
      case "words_accurate_timestamps":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "custom_vocabulary_config":
      {
        if (item_2 !== undefined && (!acceptsCustomVocabularyConfig(item_2))) return false;
        break;
      }
      case "custom_spelling_config":
      {
        if (item_2 !== undefined && (!acceptsCustomSpellingConfig(item_2))) return false;
        break;
      }
      case "translation_config":
      {
        if (item_2 !== undefined && (!acceptsTranslationConfig(item_2))) return false;
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
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  let unknown_1 = -4;
  for (const _ in value) unknown_1++;
  const audio_duration_2 = value.audio_duration;
  if ((!(Number.isFinite(audio_duration_2)))) return false;
  const number_of_distinct_channels_3 = value.number_of_distinct_channels;
  if ((!(Number.isInteger(number_of_distinct_channels_3)) || number_of_distinct_channels_3 < 1)) return false;
  const billing_time_4 = value.billing_time;
  if ((!(Number.isFinite(billing_time_4)))) return false;
  const transcription_time_5 = value.transcription_time;
  if ((!(Number.isFinite(transcription_time_5)))) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsSentence(value) {
  if ((!isObject(value))) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if (Array.isArray(results_9)) {
      for (let i_10 = 0; i_10 < results_9.length; i_10++) {
        const item_11 = results_9[i_10];
        if ((!(typeof item_11 === 'string'))) return false;
      }
    } else if ((!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_12 = -5;
    for (const _ in value) unknown_12++;
    const is_empty_13 = value.is_empty;
    if ((!(typeof is_empty_13 === 'boolean'))) return false;
    const exec_time_14 = value.exec_time;
    if ((!(Number.isFinite(exec_time_14)))) return false;
    const success_15 = value.success;
    if (success_15 === undefined) return false;
    const error_17 = value.error;
    if ((!isObject(error_17)) && (!(error_17 === null))) return false;
    const results_19 = value.results;
    if (Array.isArray(results_19)) {
      for (let i_20 = 0; i_20 < results_19.length; i_20++) {
        const item_21 = results_19[i_20];
        if ((!(typeof item_21 === 'string'))) return false;
      }
    } else if ((!(results_19 === null))) return false;
    if (unknown_12 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsSentimentAnalysisAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if ((!(typeof results_9 === 'string'))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_10 = -5;
    for (const _ in value) unknown_10++;
    const is_empty_11 = value.is_empty;
    if ((!(typeof is_empty_11 === 'boolean'))) return false;
    const exec_time_12 = value.exec_time;
    if ((!(Number.isFinite(exec_time_12)))) return false;
    const success_13 = value.success;
    if (success_13 === undefined) return false;
    const error_15 = value.error;
    if ((!isObject(error_15)) && (!(error_15 === null))) return false;
    const results_17 = value.results;
    if ((!(typeof results_17 === 'string'))) return false;
    if (unknown_10 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if ((!(typeof results_9 === 'string')) && (!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_10 = -5;
    for (const _ in value) unknown_10++;
    const is_empty_11 = value.is_empty;
    if ((!(typeof is_empty_11 === 'boolean'))) return false;
    const exec_time_12 = value.exec_time;
    if ((!(Number.isFinite(exec_time_12)))) return false;
    const success_13 = value.success;
    if (success_13 === undefined) return false;
    const error_15 = value.error;
    if ((!isObject(error_15)) && (!(error_15 === null))) return false;
    const results_17 = value.results;
    if ((!(typeof results_17 === 'string')) && (!(results_17 === null))) return false;
    if (unknown_10 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsSubtitle(value) {
  if ((!isObject(value))) return false;
  return true;
}

export function acceptsSubtitlesConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "formats":
      {
        if (item_2 !== undefined) {
          if (!(Array.isArray(item_2)) || item_2.length < 1) return false;
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if (item_5 !== "srt" && item_5 !== "vtt") return false;
          }
        }
        break;
      }
      case "minimum_duration":
      {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 0))) return false;
        break;
      }
      case "maximum_duration":
      {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 1 || item_2 > 30))) return false;
        break;
      }
      case "maximum_characters_per_row":
      {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1))) return false;
        break;
      }
      case "maximum_rows_per_caption":
      {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1 || item_2 > 5))) return false;
        break;
      }
      case "style":
      {
        if (item_2 !== undefined && (item_2 !== "default" && item_2 !== "compliance")) return false;
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
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if ((!(typeof results_9 === 'string')) && (!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_10 = -5;
    for (const _ in value) unknown_10++;
    const is_empty_11 = value.is_empty;
    if ((!(typeof is_empty_11 === 'boolean'))) return false;
    const exec_time_12 = value.exec_time;
    if ((!(Number.isFinite(exec_time_12)))) return false;
    const success_13 = value.success;
    if (success_13 === undefined) return false;
    const error_15 = value.error;
    if ((!isObject(error_15)) && (!(error_15 === null))) return false;
    const results_17 = value.results;
    if ((!(typeof results_17 === 'string')) && (!(results_17 === null))) return false;
    if (unknown_10 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsSummarizationConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  let unknown_1 = 0;
  for (const _ in value) unknown_1++;
  const type_2 = value.type;
  if (type_2 !== undefined) {
    unknown_1--;
    if (type_2 !== "general" && type_2 !== "bullet_points" && type_2 !== "concise") return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_21 = value.constructor;
  if (made_21 !== Object && made_21 !== undefined) return false;
  let unknown_1 = -3;
  for (const _ in value) unknown_1++;
  const full_transcript_2 = value.full_transcript;
  if ((!(typeof full_transcript_2 === 'string'))) return false;
  const languages_3 = value.languages;
  if (!(Array.isArray(languages_3))) return false;
  for (let i_4 = 0; i_4 < languages_3.length; i_4++) {
    const item_5 = languages_3[i_4];
    if ((!(typeof item_5 === 'string') || !isMadeOf(item_5, 97, 122, 2, 3))) return false;
  }
  const utterances_7 = value.utterances;
  if (!(Array.isArray(utterances_7))) return false;
  for (let i_8 = 0; i_8 < utterances_7.length; i_8++) {
    const item_9 = utterances_7[i_8];
    if (!acceptsUtterance(item_9)) return false;
  }
  const sentences_11 = value.sentences;
  if (sentences_11 !== undefined) {
    unknown_1--;
    if (!(Array.isArray(sentences_11))) return false;
    for (let i_12 = 0; i_12 < sentences_11.length; i_12++) {
      const item_13 = sentences_11[i_12];
      if ((!isObject(item_13))) return false;
    }
  }
  const subtitles_16 = value.subtitles;
  if (subtitles_16 !== undefined) {
    unknown_1--;
    if (!(Array.isArray(subtitles_16))) return false;
    for (let i_17 = 0; i_17 < subtitles_16.length; i_17++) {
      const item_18 = subtitles_16[i_17];
      if ((!isObject(item_18))) return false;
    }
  }
  if (unknown_1 !== 0) return false;
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
  if ((!(typeof value === 'string') || !isMadeOf(value, 97, 122, 2, 3))) return false;
  return true;
}

export function acceptsTranslationAddon(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.success;
  if (tag_1 === true) {
    let unknown_3 = -5;
    for (const _ in value) unknown_3++;
    const is_empty_4 = value.is_empty;
    if ((!(typeof is_empty_4 === 'boolean'))) return false;
    const exec_time_5 = value.exec_time;
    if ((!(Number.isFinite(exec_time_5)))) return false;
    const success_6 = value.success;
    if (success_6 === undefined) return false;
    const error_8 = value.error;
    if ((!(error_8 === null))) return false;
    const results_9 = value.results;
    if (Array.isArray(results_9)) {
      for (let i_10 = 0; i_10 < results_9.length; i_10++) {
        const item_11 = results_9[i_10];
        if ((!isObject(item_11))) return false;
      }
    } else if ((!(results_9 === null))) return false;
    if (unknown_3 !== 0) return false;
  } else if (tag_1 === false) {
    let unknown_13 = -5;
    for (const _ in value) unknown_13++;
    const is_empty_14 = value.is_empty;
    if ((!(typeof is_empty_14 === 'boolean'))) return false;
    const exec_time_15 = value.exec_time;
    if ((!(Number.isFinite(exec_time_15)))) return false;
    const success_16 = value.success;
    if (success_16 === undefined) return false;
    const error_18 = value.error;
    if ((!isObject(error_18)) && (!(error_18 === null))) return false;
    const results_20 = value.results;
    if (Array.isArray(results_20)) {
      for (let i_21 = 0; i_21 < results_20.length; i_21++) {
        const item_22 = results_20[i_21];
        if ((!isObject(item_22))) return false;
      }
    } else if ((!(results_20 === null))) return false;
    if (unknown_13 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsTranslationConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  let found_3 = 0;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "target_languages":
      {
        if (!(Array.isArray(item_2)) || item_2.length < 1) return false;
        for (let i_4 = 0; i_4 < item_2.length; i_4++) {
          const item_5 = item_2[i_4];
          if (!knownValues1.has(item_5)) return false;
        }
        found_3++;
        break;
      }
      case "model":
      {
        if (item_2 !== undefined && (item_2 !== "base" && item_2 !== "enhanced")) return false;
        break;
      }
      case "match_original_utterances":
      case "lipsync":
      case "context_adaptation":
      case "informal":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "context":
      {
        if (item_2 !== undefined && ((!(typeof item_2 === 'string')))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  if (found_3 < 1) return false;
  return true;
}

export function acceptsTranslationLanguageCode(value) {
  if (!knownValues1.has(value)) return false;
  return true;
}

export function acceptsUploadResponse(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  let unknown_1 = -2;
  for (const _ in value) unknown_1++;
  const audio_url_2 = value.audio_url;
  if ((!(typeof audio_url_2 === 'string') || !uri(audio_url_2))) return false;
  const audio_metadata_3 = value.audio_metadata;
  if (!acceptsAudioMetadata(audio_metadata_3)) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_18 = value.constructor;
  if (made_18 !== Object && made_18 !== undefined) return false;
  let unknown_1 = -6;
  for (const _ in value) unknown_1++;
  const text_2 = value.text;
  if ((!(typeof text_2 === 'string'))) return false;
  const language_3 = value.language;
  if ((!(typeof language_3 === 'string') || !isMadeOf(language_3, 97, 122, 2, 3))) return false;
  const start_5 = value.start;
  if ((!(Number.isFinite(start_5)))) return false;
  const end_6 = value.end;
  if ((!(Number.isFinite(end_6)))) return false;
  const channel_7 = value.channel;
  if ((!(Number.isInteger(channel_7)))) return false;
  const words_8 = value.words;
  if (!(Array.isArray(words_8))) return false;
  for (let i_9 = 0; i_9 < words_8.length; i_9++) {
    const item_10 = words_8[i_9];
    if (!(typeof item_10 === 'object' && item_10 !== null && !Array.isArray(item_10))) return false;
    let unknown_11 = -4;
    for (const _ in item_10) unknown_11++;
    const word_12 = item_10.word;
    if ((!(typeof word_12 === 'string'))) return false;
    const start_13 = item_10.start;
    if ((!(Number.isFinite(start_13)))) return false;
    const end_14 = item_10.end;
    if ((!(Number.isFinite(end_14)))) return false;
    const confidence_15 = item_10.confidence;
    if ((!(Number.isFinite(confidence_15)))) return false;
    if (unknown_11 !== 0) return false;
  }
  const confidence_16 = value.confidence;
  if (confidence_16 !== undefined) {
    unknown_1--;
    if ((!(Number.isFinite(confidence_16)))) return false;
  }
  const speaker_17 = value.speaker;
  if (speaker_17 !== undefined) {
    unknown_1--;
    if ((!(Number.isInteger(speaker_17)))) return false;
  }
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsWord(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  let unknown_1 = -4;
  for (const _ in value) unknown_1++;
  const word_2 = value.word;
  if ((!(typeof word_2 === 'string'))) return false;
  const start_3 = value.start;
  if ((!(Number.isFinite(start_3)))) return false;
  const end_4 = value.end;
  if ((!(Number.isFinite(end_4)))) return false;
  const confidence_5 = value.confidence;
  if ((!(Number.isFinite(confidence_5)))) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const chunk_2 = value.chunk;
  if ((!(typeof chunk_2 === 'string'))) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  let unknown_1 = -2;
  for (const _ in value) unknown_1++;
  const type_2 = value.type;
  if (type_2 !== "audio_chunk") return false;
  const data_4 = value.data;
  if (!acceptsAudioChunkData(data_4)) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_17 = value.constructor;
  if (made_17 !== Object && made_17 !== undefined) return false;
  let unknown_1 = -7;
  for (const _ in value) unknown_1++;
  const text_2 = value.text;
  if ((!(typeof text_2 === 'string'))) return false;
  const language_3 = value.language;
  if ((!(typeof language_3 === 'string') || !isMadeOf(language_3, 97, 122, 2, 3))) return false;
  const start_5 = value.start;
  if ((!(Number.isFinite(start_5)))) return false;
  const end_6 = value.end;
  if ((!(Number.isFinite(end_6)))) return false;
  const channel_7 = value.channel;
  if ((!(Number.isInteger(channel_7)))) return false;
  const words_8 = value.words;
  if (!(Array.isArray(words_8))) return false;
  for (let i_9 = 0; i_9 < words_8.length; i_9++) {
    const item_10 = words_8[i_9];
    if (!(typeof item_10 === 'object' && item_10 !== null && !Array.isArray(item_10))) return false;
    let unknown_11 = -4;
    for (const _ in item_10) unknown_11++;
    const word_12 = item_10.word;
    if ((!(typeof word_12 === 'string'))) return false;
    const start_13 = item_10.start;
    if ((!(Number.isFinite(start_13)))) return false;
    const end_14 = item_10.end;
    if ((!(Number.isFinite(end_14)))) return false;
    const confidence_15 = item_10.confidence;
    if ((!(Number.isFinite(confidence_15)))) return false;
    if (unknown_11 !== 0) return false;
  }
  const confidence_16 = value.confidence;
  if ((!(Number.isFinite(confidence_16)))) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  const session_id_2 = value.session_id;
  if ((!(typeof session_id_2 === 'string'))) return false;
  const created_at_3 = value.created_at;
  if ((!(typeof created_at_3 === 'string') || !dateTime(created_at_3))) return false;
  const type_4 = value.type;
  if (!(type_4 !== "transcript") || (!(typeof type_4 === 'string'))) return false;
  const data_5 = value.data;
  if (data_5 !== undefined && ((!isObject(data_5)))) return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_4 = value.constructor;
  if (made_4 !== Object && made_4 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const type_2 = value.type;
  if (type_2 !== "stop_recording") return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  let unknown_1 = -3;
  for (const _ in value) unknown_1++;
  const id_2 = value.id;
  if ((!(typeof id_2 === 'string'))) return false;
  const is_final_3 = value.is_final;
  if ((!(typeof is_final_3 === 'boolean'))) return false;
  const utterance_4 = value.utterance;
  if (!acceptsLiveUtterance(utterance_4)) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  let unknown_1 = -4;
  for (const _ in value) unknown_1++;
  const session_id_2 = value.session_id;
  if ((!(typeof session_id_2 === 'string'))) return false;
  const created_at_3 = value.created_at;
  if ((!(typeof created_at_3 === 'string') || !dateTime(created_at_3))) return false;
  const type_4 = value.type;
  if (type_4 !== "transcript") return false;
  const data_6 = value.data;
  if (!acceptsTranscriptData(data_6)) return false;
  if (unknown_1 !== 0) return false;
  return true;
}

export function acceptsListTranscriptionJobsQuery(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "offset":
      {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 0))) return false;
        break;
      }
      case "limit":
      {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1))) return false;
        break;
      }
      case "date":
      case "before_date":
      case "after_date":
      {
        if (item_2 !== undefined && (!acceptsDateOrDateTime(item_2))) return false;
        break;
      }
      case "status":
      {
        if (item_2 !== undefined) {
          if (!(Array.isArray(item_2))) return false;
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if (item_5 !== "queued" && item_5 !== "processing" && item_5 !== "done" && item_5 !== "error") return false;
          }
        }
        break;
      }
      case "custom_metadata":
      {
        if (item_2 !== undefined && ((!isObject(item_2)))) return false;
        break;
      }
      case "kind":
      {
        if (item_2 !== undefined) {
          if (!(Array.isArray(item_2))) return false;
          for (let i_4 = 0; i_4 < item_2.length; i_4++) {
            const item_5 = item_2[i_4];
            if (item_5 !== "pre-recorded" && item_5 !== "live") return false;
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
