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
    if ((!acceptsAddonError(error_18)) && (!(error_18 === null))) return false;
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
    if ((!acceptsAddonError(error_16)) && (!(error_16 === null))) return false;
    const results_18 = value.results;
    if ((!isObject(results_18)) && (!(results_18 === null))) return false;
    if (unknown_11 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsCustomSpellingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  let unknown_1 = -1;
  for (const _ in value) unknown_1++;
  const spelling_dictionary_2 = value.spelling_dictionary;
  if (!(typeof spelling_dictionary_2 === 'object' && spelling_dictionary_2 !== null && !Array.isArray(spelling_dictionary_2))) return false;
  const made_7 = spelling_dictionary_2.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  for (const key_3 in spelling_dictionary_2) {
    const item_4 = spelling_dictionary_2[key_3];
    if (!(Array.isArray(item_4))) return false;
    for (let i_5 = 0; i_5 < item_4.length; i_5++) {
      const item_6 = item_4[i_5];
      if ((!(typeof item_6 === 'string'))) return false;
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
    if (!acceptsTranscriptionLanguageCode(language_7)) return false;
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
    if ((!acceptsAddonError(error_18)) && (!(error_18 === null))) return false;
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
    if ((!acceptsAddonError(error_17)) && (!(error_17 === null))) return false;
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
      if (!acceptsTranscriptionLanguageCode(item_4)) return false;
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
  const url_1 = value.url;
  if ((!(typeof url_1 === 'string') || !uri(url_1))) return false;
  const made_5 = value.constructor;
  if (made_5 !== Object && made_5 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "url": {
        break;
      }
      case "receive_partial_transcripts": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_final_transcripts": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_speech_events": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_pre_processing_events": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_realtime_processing_events": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_post_processing_events": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_acknowledgments": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_errors": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "receive_lifecycle_events": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  return true;
}

export function acceptsLiveJob(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_2 = value.constructor;
  if (made_2 !== Object && made_2 !== undefined) return false;
  const tag_1 = value.status;
  if (tag_1 === "queued" || tag_1 === "processing") {
    const id_3 = value.id;
    if ((!(typeof id_3 === 'string') || !uuid(id_3))) return false;
    const request_id_4 = value.request_id;
    if ((!(typeof request_id_4 === 'string'))) return false;
    const version_5 = value.version;
    if ((!(Number.isInteger(version_5)))) return false;
    const created_at_6 = value.created_at;
    if ((!(typeof created_at_6 === 'string') || !dateTime(created_at_6))) return false;
    const post_session_metadata_7 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_7))) return false;
    const kind_9 = value.kind;
    if (kind_9 !== "live") return false;
    const status_11 = value.status;
    if (status_11 === undefined) return false;
    const made_26 = value.constructor;
    if (made_26 !== Object && made_26 !== undefined) return false;
    for (const key_13 in value) {
      const item_14 = value[key_13];
      switch (key_13) {
        case "id": {
          break;
        }
        case "request_id": {
          break;
        }
        case "version": {
          break;
        }
        case "created_at": {
          break;
        }
        case "post_session_metadata": {
          break;
        }
        case "kind": {
          break;
        }
        case "status": {
          break;
        }
        case "custom_metadata": {
          if (item_14 !== undefined && ((!isObject(item_14)))) return false;
          break;
        }
        case "file": {
          if (item_14 !== undefined && ((!acceptsAudioFile(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        case "request_params": {
          if (item_14 !== undefined && ((!acceptsLiveRequest(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        case "completed_at": {
          if (item_14 !== undefined && ((!(typeof item_14 === 'string') || !dateTime(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        case "error_code": {
          if (item_14 !== undefined && ((!(Number.isInteger(item_14)) || item_14 < 400 || item_14 > 599) && (!(item_14 === null)))) return false;
          break;
        }
        case "result": {
          if (item_14 !== undefined && ((!acceptsLiveResult(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        default: {
          return false;
        }
      }
    }
  } else if (tag_1 === "done") {
    let unknown_27 = -9;
    for (const _ in value) unknown_27++;
    const id_28 = value.id;
    if ((!(typeof id_28 === 'string') || !uuid(id_28))) return false;
    const request_id_29 = value.request_id;
    if ((!(typeof request_id_29 === 'string'))) return false;
    const version_30 = value.version;
    if ((!(Number.isInteger(version_30)))) return false;
    const created_at_31 = value.created_at;
    if ((!(typeof created_at_31 === 'string') || !dateTime(created_at_31))) return false;
    const post_session_metadata_32 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_32))) return false;
    const kind_34 = value.kind;
    if (kind_34 !== "live") return false;
    const status_36 = value.status;
    if (status_36 === undefined) return false;
    const completed_at_38 = value.completed_at;
    if ((!(typeof completed_at_38 === 'string') || !dateTime(completed_at_38))) return false;
    const result_39 = value.result;
    if (!acceptsLiveResult(result_39)) return false;
    const custom_metadata_41 = value.custom_metadata;
    if (custom_metadata_41 !== undefined) {
      unknown_27--;
      if ((!isObject(custom_metadata_41))) return false;
    }
    const file_43 = value.file;
    if (file_43 !== undefined) {
      unknown_27--;
      if ((!acceptsAudioFile(file_43)) && (!(file_43 === null))) return false;
    }
    const request_params_45 = value.request_params;
    if (request_params_45 !== undefined) {
      unknown_27--;
      if ((!acceptsLiveRequest(request_params_45)) && (!(request_params_45 === null))) return false;
    }
    const error_code_47 = value.error_code;
    if (error_code_47 !== undefined) {
      unknown_27--;
      if ((!(Number.isInteger(error_code_47)) || error_code_47 < 400 || error_code_47 > 599) && (!(error_code_47 === null))) return false;
    }
    if (unknown_27 !== 0) return false;
  } else if (tag_1 === "error") {
    let unknown_48 = -9;
    for (const _ in value) unknown_48++;
    const id_49 = value.id;
    if ((!(typeof id_49 === 'string') || !uuid(id_49))) return false;
    const request_id_50 = value.request_id;
    if ((!(typeof request_id_50 === 'string'))) return false;
    const version_51 = value.version;
    if ((!(Number.isInteger(version_51)))) return false;
    const created_at_52 = value.created_at;
    if ((!(typeof created_at_52 === 'string') || !dateTime(created_at_52))) return false;
    const post_session_metadata_53 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_53))) return false;
    const kind_55 = value.kind;
    if (kind_55 !== "live") return false;
    const status_57 = value.status;
    if (status_57 === undefined) return false;
    const completed_at_59 = value.completed_at;
    if ((!(typeof completed_at_59 === 'string') || !dateTime(completed_at_59))) return false;
    const error_code_60 = value.error_code;
    if ((!(Number.isInteger(error_code_60)) || error_code_60 < 400 || error_code_60 > 599)) return false;
    const custom_metadata_61 = value.custom_metadata;
    if (custom_metadata_61 !== undefined) {
      unknown_48--;
      if ((!isObject(custom_metadata_61))) return false;
    }
    const file_63 = value.file;
    if (file_63 !== undefined) {
      unknown_48--;
      if ((!acceptsAudioFile(file_63)) && (!(file_63 === null))) return false;
    }
    const request_params_65 = value.request_params;
    if (request_params_65 !== undefined) {
      unknown_48--;
      if ((!acceptsLiveRequest(request_params_65)) && (!(request_params_65 === null))) return false;
    }
    const result_67 = value.result;
    if (result_67 !== undefined) {
      unknown_48--;
      if ((!acceptsLiveResult(result_67)) && (!(result_67 === null))) return false;
    }
    if (unknown_48 !== 0) return false;
  } else return false;
  return true;
}

export function acceptsLiveMessagesConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_3 = value.constructor;
  if (made_3 !== Object && made_3 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "receive_partial_transcripts": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_final_transcripts": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_speech_events": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_pre_processing_events": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_realtime_processing_events": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_post_processing_events": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_acknowledgments": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_errors": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "receive_lifecycle_events": {
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
  const made_12 = value.constructor;
  if (made_12 !== Object && made_12 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "encoding": {
        if (item_2 !== undefined && (item_2 !== "wav/pcm" && item_2 !== "wav/alaw" && item_2 !== "wav/ulaw")) return false;
        break;
      }
      case "bit_depth": {
        if (item_2 !== undefined && (item_2 !== 8 && item_2 !== 16 && item_2 !== 24 && item_2 !== 32)) return false;
        break;
      }
      case "sample_rate": {
        if (item_2 !== undefined && (item_2 !== 8000 && item_2 !== 16000 && item_2 !== 32000 && item_2 !== 44100 && item_2 !== 48000)) return false;
        break;
      }
      case "channels": {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1 || item_2 > 8))) return false;
        break;
      }
      case "model": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'string')))) return false;
        break;
      }
      case "endpointing": {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 0.01 || item_2 > 10))) return false;
        break;
      }
      case "maximum_duration_without_endpointing": {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 5 || item_2 > 60))) return false;
        break;
      }
      case "language_config": {
        if (item_2 !== undefined && (!acceptsLanguageConfig(item_2))) return false;
        break;
      }
      case "pre_processing": {
        if (item_2 !== undefined && (!acceptsPreProcessingConfig(item_2))) return false;
        break;
      }
      case "realtime_processing": {
        if (item_2 !== undefined && (!acceptsRealtimeProcessingConfig(item_2))) return false;
        break;
      }
      case "post_processing": {
        if (item_2 !== undefined && (!acceptsPostProcessingConfig(item_2))) return false;
        break;
      }
      case "messages_config": {
        if (item_2 !== undefined && (!acceptsLiveMessagesConfig(item_2))) return false;
        break;
      }
      case "callback": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "callback_config": {
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
  const metadata_1 = value.metadata;
  if (!acceptsResultMetadata(metadata_1)) return false;
  const made_14 = value.constructor;
  if (made_14 !== Object && made_14 !== undefined) return false;
  for (const key_3 in value) {
    const item_4 = value[key_3];
    switch (key_3) {
      case "metadata": {
        break;
      }
      case "transcription": {
        if (item_4 !== undefined && (!acceptsTranscription(item_4))) return false;
        break;
      }
      case "translation": {
        if (item_4 !== undefined && (!acceptsTranslationAddon(item_4))) return false;
        break;
      }
      case "summarization": {
        if (item_4 !== undefined && (!acceptsSummarizationAddon(item_4))) return false;
        break;
      }
      case "named_entity_recognition": {
        if (item_4 !== undefined && (!acceptsNamedEntityRecognitionAddon(item_4))) return false;
        break;
      }
      case "sentiment_analysis": {
        if (item_4 !== undefined && (!acceptsSentimentAnalysisAddon(item_4))) return false;
        break;
      }
      case "chapterization": {
        if (item_4 !== undefined && (!acceptsChapterizationAddon(item_4))) return false;
        break;
      }
      case "messages": {
        if (item_4 !== undefined) {
          if (!(Array.isArray(item_4))) return false;
          for (let i_12 = 0; i_12 < item_4.length; i_12++) {
            const item_13 = item_4[i_12];
            if ((!(typeof item_13 === 'string'))) return false;
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
    if ((!acceptsAddonError(error_15)) && (!(error_15 === null))) return false;
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
    if ((!acceptsAddonError(error_15)) && (!(error_15 === null))) return false;
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
    if ((!acceptsAddonError(error_18)) && (!(error_18 === null))) return false;
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
  const made_8 = value.constructor;
  if (made_8 !== Object && made_8 !== undefined) return false;
  let unknown_1 = 0;
  for (const _ in value) unknown_1++;
  const entity_types_2 = value.entity_types;
  if (entity_types_2 !== undefined) {
    unknown_1--;
    if (Array.isArray(entity_types_2)) {
      for (let i_3 = 0; i_3 < entity_types_2.length; i_3++) {
        const item_4 = entity_types_2[i_3];
        if (!acceptsPiiEntityType(item_4)) return false;
      }
    } else if ((!(typeof entity_types_2 === 'string') || !acceptsPiiEntityType(entity_types_2))) return false;
  }
  const processed_text_type_6 = value.processed_text_type;
  if (processed_text_type_6 !== undefined) {
    unknown_1--;
    if (processed_text_type_6 !== "MARKER" && processed_text_type_6 !== "MASK") return false;
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
    const id_3 = value.id;
    if ((!(typeof id_3 === 'string') || !uuid(id_3))) return false;
    const request_id_4 = value.request_id;
    if ((!(typeof request_id_4 === 'string'))) return false;
    const version_5 = value.version;
    if ((!(Number.isInteger(version_5)))) return false;
    const created_at_6 = value.created_at;
    if ((!(typeof created_at_6 === 'string') || !dateTime(created_at_6))) return false;
    const post_session_metadata_7 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_7))) return false;
    const kind_9 = value.kind;
    if (kind_9 !== "pre-recorded") return false;
    const status_11 = value.status;
    if (status_11 === undefined) return false;
    const made_26 = value.constructor;
    if (made_26 !== Object && made_26 !== undefined) return false;
    for (const key_13 in value) {
      const item_14 = value[key_13];
      switch (key_13) {
        case "id": {
          break;
        }
        case "request_id": {
          break;
        }
        case "version": {
          break;
        }
        case "created_at": {
          break;
        }
        case "post_session_metadata": {
          break;
        }
        case "kind": {
          break;
        }
        case "status": {
          break;
        }
        case "custom_metadata": {
          if (item_14 !== undefined && ((!isObject(item_14)))) return false;
          break;
        }
        case "file": {
          if (item_14 !== undefined && ((!acceptsAudioFile(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        case "request_params": {
          if (item_14 !== undefined && ((!acceptsPreRecordedRequestParams(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        case "completed_at": {
          if (item_14 !== undefined && ((!(typeof item_14 === 'string') || !dateTime(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        case "error_code": {
          if (item_14 !== undefined && ((!(Number.isInteger(item_14)) || item_14 < 400 || item_14 > 599) && (!(item_14 === null)))) return false;
          break;
        }
        case "result": {
          if (item_14 !== undefined && ((!acceptsPreRecordedResult(item_14)) && (!(item_14 === null)))) return false;
          break;
        }
        default: {
          return false;
        }
      }
    }
  } else if (tag_1 === "done") {
    let unknown_27 = -9;
    for (const _ in value) unknown_27++;
    const id_28 = value.id;
    if ((!(typeof id_28 === 'string') || !uuid(id_28))) return false;
    const request_id_29 = value.request_id;
    if ((!(typeof request_id_29 === 'string'))) return false;
    const version_30 = value.version;
    if ((!(Number.isInteger(version_30)))) return false;
    const created_at_31 = value.created_at;
    if ((!(typeof created_at_31 === 'string') || !dateTime(created_at_31))) return false;
    const post_session_metadata_32 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_32))) return false;
    const kind_34 = value.kind;
    if (kind_34 !== "pre-recorded") return false;
    const status_36 = value.status;
    if (status_36 === undefined) return false;
    const completed_at_38 = value.completed_at;
    if ((!(typeof completed_at_38 === 'string') || !dateTime(completed_at_38))) return false;
    const result_39 = value.result;
    if (!acceptsPreRecordedResult(result_39)) return false;
    const custom_metadata_41 = value.custom_metadata;
    if (custom_metadata_41 !== undefined) {
      unknown_27--;
      if ((!isObject(custom_metadata_41))) return false;
    }
    const file_43 = value.file;
    if (file_43 !== undefined) {
      unknown_27--;
      if ((!acceptsAudioFile(file_43)) && (!(file_43 === null))) return false;
    }
    const request_params_45 = value.request_params;
    if (request_params_45 !== undefined) {
      unknown_27--;
      if ((!acceptsPreRecordedRequestParams(request_params_45)) && (!(request_params_45 === null))) return false;
    }
    const error_code_47 = value.error_code;
    if (error_code_47 !== undefined) {
      unknown_27--;
      if ((!(Number.isInteger(error_code_47)) || error_code_47 < 400 || error_code_47 > 599) && (!(error_code_47 === null))) return false;
    }
    if (unknown_27 !== 0) return false;
  } else if (tag_1 === "error") {
    let unknown_48 = -9;
    for (const _ in value) unknown_48++;
    const id_49 = value.id;
    if ((!(typeof id_49 === 'string') || !uuid(id_49))) return false;
    const request_id_50 = value.request_id;
    if ((!(typeof request_id_50 === 'string'))) return false;
    const version_51 = value.version;
    if ((!(Number.isInteger(version_51)))) return false;
    const created_at_52 = value.created_at;
    if ((!(typeof created_at_52 === 'string') || !dateTime(created_at_52))) return false;
    const post_session_metadata_53 = value.post_session_metadata;
    if ((!isObject(post_session_metadata_53))) return false;
    const kind_55 = value.kind;
    if (kind_55 !== "pre-recorded") return false;
    const status_57 = value.status;
    if (status_57 === undefined) return false;
    const completed_at_59 = value.completed_at;
    if ((!(typeof completed_at_59 === 'string') || !dateTime(completed_at_59))) return false;
    const error_code_60 = value.error_code;
    if ((!(Number.isInteger(error_code_60)) || error_code_60 < 400 || error_code_60 > 599)) return false;
    const custom_metadata_61 = value.custom_metadata;
    if (custom_metadata_61 !== undefined) {
      unknown_48--;
      if ((!isObject(custom_metadata_61))) return false;
    }
    const file_63 = value.file;
    if (file_63 !== undefined) {
      unknown_48--;
      if ((!acceptsAudioFile(file_63)) && (!(file_63 === null))) return false;
    }
    const request_params_65 = value.request_params;
    if (request_params_65 !== undefined) {
      unknown_48--;
      if ((!acceptsPreRecordedRequestParams(request_params_65)) && (!(request_params_65 === null))) return false;
    }
    const result_67 = value.result;
    if (result_67 !== undefined) {
      unknown_48--;
      if ((!acceptsPreRecordedResult(result_67)) && (!(result_67 === null))) return false;
    }
    if (unknown_48 !== 0) return false;
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
  const audio_url_1 = value.audio_url;
  if ((!(typeof audio_url_1 === 'string') || !uri(audio_url_1))) return false;
  const made_17 = value.constructor;
  if (made_17 !== Object && made_17 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "audio_url": {
        break;
      }
      case "custom_vocabulary": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')) && (!acceptsCustomVocabulary(item_3)))) return false;
        break;
      }
      case "custom_vocabulary_config": {
        if (item_3 !== undefined && (!acceptsCustomVocabularyConfig(item_3))) return false;
        break;
      }
      case "callback_url": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'string') || !uri(item_3)))) return false;
        break;
      }
      case "callback": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "callback_config": {
        if (item_3 !== undefined && (!acceptsCallbackConfig(item_3))) return false;
        break;
      }
      case "subtitles": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "subtitles_config": {
        if (item_3 !== undefined && (!acceptsSubtitlesConfig(item_3))) return false;
        break;
      }
      case "diarization": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "diarization_config": {
        if (item_3 !== undefined && (!acceptsDiarizationConfig(item_3))) return false;
        break;
      }
      case "translation": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "translation_config": {
        if (item_3 !== undefined && (!acceptsTranslationConfig(item_3))) return false;
        break;
      }
      case "summarization": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "summarization_config": {
        if (item_3 !== undefined && (!acceptsSummarizationConfig(item_3))) return false;
        break;
      }
      case "named_entity_recognition": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "custom_spelling": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "custom_spelling_config": {
        if (item_3 !== undefined && (!acceptsCustomSpellingConfig(item_3))) return false;
        break;
      }
      case "sentiment_analysis": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "audio_to_llm": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "audio_to_llm_config": {
        if (item_3 !== undefined && (!acceptsAudioToLlmConfig(item_3))) return false;
        break;
      }
      case "pii_redaction": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "pii_redaction_config": {
        if (item_3 !== undefined && (!acceptsPiiRedactionConfig(item_3))) return false;
        break;
      }
      case "sentences": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "punctuation_enhanced": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "language_config": {
        if (item_3 !== undefined && (!acceptsLanguageConfig(item_3))) return false;
        break;
      }
      case "detect_language": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "enable_code_switching": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "language": {
        if (item_3 !== undefined && (!acceptsTranscriptionLanguageCode(item_3))) return false;
        break;
      }
      case "custom_metadata": {
        if (item_3 !== undefined && ((!isObject(item_3)))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedRequestParams(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const audio_url_1 = value.audio_url;
  if ((!(typeof audio_url_1 === 'string') || !uri(audio_url_1)) && (!(audio_url_1 === null))) return false;
  const made_16 = value.constructor;
  if (made_16 !== Object && made_16 !== undefined) return false;
  for (const key_2 in value) {
    const item_3 = value[key_2];
    switch (key_2) {
      case "audio_url": {
        break;
      }
      case "custom_vocabulary": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')) && (!acceptsCustomVocabulary(item_3)))) return false;
        break;
      }
      case "custom_vocabulary_config": {
        if (item_3 !== undefined && (!acceptsCustomVocabularyConfig(item_3))) return false;
        break;
      }
      case "callback_url": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'string') || !uri(item_3)))) return false;
        break;
      }
      case "callback": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "callback_config": {
        if (item_3 !== undefined && (!acceptsCallbackConfig(item_3))) return false;
        break;
      }
      case "subtitles": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "subtitles_config": {
        if (item_3 !== undefined && (!acceptsSubtitlesConfig(item_3))) return false;
        break;
      }
      case "diarization": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "diarization_config": {
        if (item_3 !== undefined && (!acceptsDiarizationConfig(item_3))) return false;
        break;
      }
      case "translation": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "translation_config": {
        if (item_3 !== undefined && (!acceptsTranslationConfig(item_3))) return false;
        break;
      }
      case "summarization": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "summarization_config": {
        if (item_3 !== undefined && (!acceptsSummarizationConfig(item_3))) return false;
        break;
      }
      case "named_entity_recognition": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "custom_spelling": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "custom_spelling_config": {
        if (item_3 !== undefined && (!acceptsCustomSpellingConfig(item_3))) return false;
        break;
      }
      case "sentiment_analysis": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "audio_to_llm": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "audio_to_llm_config": {
        if (item_3 !== undefined && (!acceptsAudioToLlmConfig(item_3))) return false;
        break;
      }
      case "pii_redaction": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "pii_redaction_config": {
        if (item_3 !== undefined && (!acceptsPiiRedactionConfig(item_3))) return false;
        break;
      }
      case "sentences": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "punctuation_enhanced": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "language_config": {
        if (item_3 !== undefined && (!acceptsLanguageConfig(item_3))) return false;
        break;
      }
      case "detect_language": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "enable_code_switching": {
        if (item_3 !== undefined && ((!(typeof item_3 === 'boolean')))) return false;
        break;
      }
      case "language": {
        if (item_3 !== undefined && (!acceptsTranscriptionLanguageCode(item_3))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
  return true;
}

export function acceptsPreRecordedResult(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const metadata_1 = value.metadata;
  if (!acceptsResultMetadata(metadata_1)) return false;
  const made_19 = value.constructor;
  if (made_19 !== Object && made_19 !== undefined) return false;
  for (const key_3 in value) {
    const item_4 = value[key_3];
    switch (key_3) {
      case "metadata": {
        break;
      }
      case "transcription": {
        if (item_4 !== undefined && (!acceptsTranscription(item_4))) return false;
        break;
      }
      case "translation": {
        if (item_4 !== undefined && (!acceptsTranslationAddon(item_4))) return false;
        break;
      }
      case "summarization": {
        if (item_4 !== undefined && (!acceptsSummarizationAddon(item_4))) return false;
        break;
      }
      case "named_entity_recognition": {
        if (item_4 !== undefined && (!acceptsNamedEntityRecognitionAddon(item_4))) return false;
        break;
      }
      case "sentiment_analysis": {
        if (item_4 !== undefined && (!acceptsSentimentAnalysisAddon(item_4))) return false;
        break;
      }
      case "chapterization": {
        if (item_4 !== undefined && (!acceptsChapterizationAddon(item_4))) return false;
        break;
      }
      case "moderation": {
        if (item_4 !== undefined && (!acceptsModerationAddon(item_4))) return false;
        break;
      }
      case "name_consistency": {
        if (item_4 !== undefined && (!acceptsNameConsistencyAddon(item_4))) return false;
        break;
      }
      case "structured_data_extraction": {
        if (item_4 !== undefined && (!acceptsStructuredDataExtractionAddon(item_4))) return false;
        break;
      }
      case "audio_to_llm": {
        if (item_4 !== undefined && (!acceptsAudioToLlmAddon(item_4))) return false;
        break;
      }
      case "sentences": {
        if (item_4 !== undefined && (!acceptsSentencesAddon(item_4))) return false;
        break;
      }
      case "display_mode": {
        if (item_4 !== undefined && (!acceptsDisplayModeAddon(item_4))) return false;
        break;
      }
      case "diarization": {
        if (item_4 !== undefined && (!acceptsDiarizationAddon(item_4))) return false;
        break;
      }
      default: {
        return false;
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
  if ((!(typeof id_2 === 'string') || !uuid(id_2))) return false;
  return true;
}

export function acceptsRealtimeProcessingConfig(value) {
  if (!(typeof value === 'object' && value !== null && !Array.isArray(value))) return false;
  const made_6 = value.constructor;
  if (made_6 !== Object && made_6 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "custom_vocabulary": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "custom_vocabulary_config": {
        if (item_2 !== undefined && (!acceptsCustomVocabularyConfig(item_2))) return false;
        break;
      }
      case "custom_spelling": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "custom_spelling_config": {
        if (item_2 !== undefined && (!acceptsCustomSpellingConfig(item_2))) return false;
        break;
      }
      case "translation": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "translation_config": {
        if (item_2 !== undefined && (!acceptsTranslationConfig(item_2))) return false;
        break;
      }
      case "named_entity_recognition": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "sentiment_analysis": {
        if (item_2 !== undefined && ((!(typeof item_2 === 'boolean')))) return false;
        break;
      }
      case "words_accurate_timestamps": {
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
    if ((!acceptsAddonError(error_17)) && (!(error_17 === null))) return false;
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
    if ((!acceptsAddonError(error_15)) && (!(error_15 === null))) return false;
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
    if ((!acceptsAddonError(error_15)) && (!(error_15 === null))) return false;
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
  const made_7 = value.constructor;
  if (made_7 !== Object && made_7 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "formats": {
        if (item_2 !== undefined) {
          if (!(Array.isArray(item_2)) || item_2.length < 1) return false;
          for (let i_3 = 0; i_3 < item_2.length; i_3++) {
            const item_4 = item_2[i_3];
            if (item_4 !== "srt" && item_4 !== "vtt") return false;
          }
        }
        break;
      }
      case "minimum_duration": {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 0))) return false;
        break;
      }
      case "maximum_duration": {
        if (item_2 !== undefined && ((!(Number.isFinite(item_2)) || item_2 < 1 || item_2 > 30))) return false;
        break;
      }
      case "maximum_characters_per_row": {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1))) return false;
        break;
      }
      case "maximum_rows_per_caption": {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1 || item_2 > 5))) return false;
        break;
      }
      case "style": {
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
    if ((!acceptsAddonError(error_15)) && (!(error_15 === null))) return false;
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
  const made_19 = value.constructor;
  if (made_19 !== Object && made_19 !== undefined) return false;
  let unknown_1 = -3;
  for (const _ in value) unknown_1++;
  const full_transcript_2 = value.full_transcript;
  if ((!(typeof full_transcript_2 === 'string'))) return false;
  const languages_3 = value.languages;
  if (!(Array.isArray(languages_3))) return false;
  for (let i_4 = 0; i_4 < languages_3.length; i_4++) {
    const item_5 = languages_3[i_4];
    if (!acceptsTranscriptionLanguageCode(item_5)) return false;
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
      if (!acceptsSentence(item_13)) return false;
    }
  }
  const subtitles_15 = value.subtitles;
  if (subtitles_15 !== undefined) {
    unknown_1--;
    if (!(Array.isArray(subtitles_15))) return false;
    for (let i_16 = 0; i_16 < subtitles_15.length; i_16++) {
      const item_17 = subtitles_15[i_16];
      if (!acceptsSubtitle(item_17)) return false;
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
    if ((!acceptsAddonError(error_18)) && (!(error_18 === null))) return false;
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
  const target_languages_1 = value.target_languages;
  if (!(Array.isArray(target_languages_1)) || target_languages_1.length < 1) return false;
  for (let i_2 = 0; i_2 < target_languages_1.length; i_2++) {
    const item_3 = target_languages_1[i_2];
    if (!acceptsTranslationLanguageCode(item_3)) return false;
  }
  const made_9 = value.constructor;
  if (made_9 !== Object && made_9 !== undefined) return false;
  for (const key_5 in value) {
    const item_6 = value[key_5];
    switch (key_5) {
      case "target_languages": {
        break;
      }
      case "model": {
        if (item_6 !== undefined && (item_6 !== "base" && item_6 !== "enhanced")) return false;
        break;
      }
      case "match_original_utterances": {
        if (item_6 !== undefined && ((!(typeof item_6 === 'boolean')))) return false;
        break;
      }
      case "lipsync": {
        if (item_6 !== undefined && ((!(typeof item_6 === 'boolean')))) return false;
        break;
      }
      case "context_adaptation": {
        if (item_6 !== undefined && ((!(typeof item_6 === 'boolean')))) return false;
        break;
      }
      case "context": {
        if (item_6 !== undefined && ((!(typeof item_6 === 'string')))) return false;
        break;
      }
      case "informal": {
        if (item_6 !== undefined && ((!(typeof item_6 === 'boolean')))) return false;
        break;
      }
      default: {
        return false;
      }
    }
  }
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
  const made_14 = value.constructor;
  if (made_14 !== Object && made_14 !== undefined) return false;
  let unknown_1 = -6;
  for (const _ in value) unknown_1++;
  const text_2 = value.text;
  if ((!(typeof text_2 === 'string'))) return false;
  const language_3 = value.language;
  if (!acceptsTranscriptionLanguageCode(language_3)) return false;
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
    if (!acceptsWord(item_10)) return false;
  }
  const confidence_12 = value.confidence;
  if (confidence_12 !== undefined) {
    unknown_1--;
    if ((!(Number.isFinite(confidence_12)))) return false;
  }
  const speaker_13 = value.speaker;
  if (speaker_13 !== undefined) {
    unknown_1--;
    if ((!(Number.isInteger(speaker_13)))) return false;
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
  const made_13 = value.constructor;
  if (made_13 !== Object && made_13 !== undefined) return false;
  let unknown_1 = -7;
  for (const _ in value) unknown_1++;
  const text_2 = value.text;
  if ((!(typeof text_2 === 'string'))) return false;
  const language_3 = value.language;
  if (!acceptsTranscriptionLanguageCode(language_3)) return false;
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
    if (!acceptsWord(item_10)) return false;
  }
  const confidence_12 = value.confidence;
  if ((!(Number.isFinite(confidence_12)))) return false;
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
  const made_13 = value.constructor;
  if (made_13 !== Object && made_13 !== undefined) return false;
  for (const key_1 in value) {
    const item_2 = value[key_1];
    switch (key_1) {
      case "offset": {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 0))) return false;
        break;
      }
      case "limit": {
        if (item_2 !== undefined && ((!(Number.isInteger(item_2)) || item_2 < 1))) return false;
        break;
      }
      case "date": {
        if (item_2 !== undefined && (!acceptsDateOrDateTime(item_2))) return false;
        break;
      }
      case "before_date": {
        if (item_2 !== undefined && (!acceptsDateOrDateTime(item_2))) return false;
        break;
      }
      case "after_date": {
        if (item_2 !== undefined && (!acceptsDateOrDateTime(item_2))) return false;
        break;
      }
      case "status": {
        if (item_2 !== undefined) {
          if (!(Array.isArray(item_2))) return false;
          for (let i_6 = 0; i_6 < item_2.length; i_6++) {
            const item_7 = item_2[i_6];
            if (!acceptsJobStatus(item_7)) return false;
          }
        }
        break;
      }
      case "custom_metadata": {
        if (item_2 !== undefined && ((!isObject(item_2)))) return false;
        break;
      }
      case "kind": {
        if (item_2 !== undefined) {
          if (!(Array.isArray(item_2))) return false;
          for (let i_10 = 0; i_10 < item_2.length; i_10++) {
            const item_11 = item_2[i_10];
            if (!acceptsJobKind(item_11)) return false;
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
