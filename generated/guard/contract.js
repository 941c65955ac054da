// Generated from the contract by `npm run build`; edit the contract instead.

import { date, dateTime, uri, uuid } from '../runtime/formats.js';

const constant0 = /* @__PURE__ */ new Set(["APPI","APPI_SENSITIVE","CCI","CORE_ENTITIES","CPRA","GDPR","GDPR_SENSITIVE","HEALTH_INFORMATION","HIPAA_SAFE_HARBOR","LIDI","NUMERICAL_EXCL_PCI","PCI","QUEBEC_PRIVACY_ACT","ACCOUNT_NUMBER","AGE","DATE","DATE_INTERVAL","DOB","DRIVER_LICENSE","DURATION","EMAIL_ADDRESS","EVENT","FILENAME","GENDER","HEALTHCARE_NUMBER","IP_ADDRESS","LANGUAGE","LOCATION","LOCATION_ADDRESS","LOCATION_ADDRESS_STREET","LOCATION_CITY","LOCATION_COORDINATE","LOCATION_COUNTRY","LOCATION_STATE","LOCATION_ZIP","MARITAL_STATUS","MONEY","NAME","NAME_FAMILY","NAME_GIVEN","NAME_MEDICAL_PROFESSIONAL","NUMERICAL_PII","OCCUPATION","ORGANIZATION","ORGANIZATION_MEDICAL_FACILITY","ORIGIN","PASSPORT_NUMBER","PASSWORD","PHONE_NUMBER","PHYSICAL_ATTRIBUTE","POLITICAL_AFFILIATION","RELIGION","SEXUALITY","SSN","TIME","URL","USERNAME","VEHICLE_ID","ZODIAC_SIGN","BLOOD_TYPE","CONDITION","DOSE","DRUG","INJURY","MEDICAL_PROCESS","STATISTICS","BANK_ACCOUNT","CREDIT_CARD","CREDIT_CARD_EXPIRATION","CVV","ROUTING_NUMBER","CORPORATE_ACTION","DAY","EFFECT","FINANCIAL_METRIC","MEDICAL_CODE","MONTH","ORGANIZATION_ID","PRODUCT","PROJECT","TREND","YEAR"]);

const constant1 = /^[a-z]{2,3}$/u;

const constant2 = /* @__PURE__ */ new Set(["af","am","ar","as","az","ba","be","bg","bn","bo","br","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fo","fr","gl","gu","ha","haw","he","hi","hr","ht","hu","hy","id","is","it","ja","jw","ka","kk","km","kn","ko","la","lb","ln","lo","lt","lv","mg","mi","mk","ml","mn","mr","ms","mt","my","ne","nl","nn","no","oc","pa","pl","ps","pt","ro","ru","sa","sd","si","sk","sl","sn","so","sq","sr","su","sv","sw","ta","te","tg","tk","tl","tr","tt","uk","ur","uz","vi","wo","yi","yo","zh"]);

function accepts0(value) {
  if (value?.constructor !== Object) return false;
  return true;
}

function accepts1(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(accepts0(item))) return false;
  }
  return true;
}

function accepts2(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === true))) return false;
  const field3 = value.error;
  if (!(field3 === null)) return false;
  const field4 = value.results;
  if (!((Array.isArray(field4) && accepts1(field4) || field4 === null))) return false;
  return true;
}

function accepts3(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === false))) return false;
  const field3 = value.error;
  if (!((acceptsAddonError(field3) || field3 === null))) return false;
  const field4 = value.results;
  if (!((Array.isArray(field4) && accepts1(field4) || field4 === null))) return false;
  return true;
}

function accepts4(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(Array.isArray(item))) return false;
  }
  return true;
}

function accepts5(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === true))) return false;
  const field3 = value.error;
  if (!(field3 === null)) return false;
  const field4 = value.results;
  if (!((accepts0(field4) || field4 === null))) return false;
  return true;
}

function accepts6(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === false))) return false;
  const field3 = value.error;
  if (!((acceptsAddonError(field3) || field3 === null))) return false;
  const field4 = value.results;
  if (!((accepts0(field4) || field4 === null))) return false;
  return true;
}

function accepts7(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(typeof item === 'string')) return false;
  }
  return true;
}

function accepts8(value) {
  if (value?.constructor !== Object) return false;
  for (const key in value) {
    const field = value[key];
    if (!(Array.isArray(field) && accepts7(field))) return false;
  }
  return true;
}

function accepts9(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!((typeof item === 'string' || acceptsCustomVocabularyEntry(item)))) return false;
  }
  return true;
}

function accepts10(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsUtterance(item))) return false;
  }
  return true;
}

function accepts11(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === true))) return false;
  const field3 = value.error;
  if (!(field3 === null)) return false;
  const field4 = value.results;
  if (!(Array.isArray(field4) && accepts10(field4))) return false;
  return true;
}

function accepts12(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === false))) return false;
  const field3 = value.error;
  if (!((acceptsAddonError(field3) || field3 === null))) return false;
  const field4 = value.results;
  if (!(Array.isArray(field4) && accepts10(field4))) return false;
  return true;
}

function accepts13(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === true))) return false;
  const field3 = value.error;
  if (!(field3 === null)) return false;
  const field4 = value.results;
  if (!((Array.isArray(field4) && accepts7(field4) || field4 === null))) return false;
  return true;
}

function accepts14(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === false))) return false;
  const field3 = value.error;
  if (!((acceptsAddonError(field3) || field3 === null))) return false;
  const field4 = value.results;
  if (!((Array.isArray(field4) && accepts7(field4) || field4 === null))) return false;
  return true;
}

function accepts15(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsTranscriptionJob(item))) return false;
  }
  return true;
}

function accepts16(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsTranscriptionLanguageCode(item))) return false;
  }
  return true;
}

function accepts17(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "request_id":
      if (!(typeof field === 'string')) return false;
      found++;
      break;
      case "version":
      if (!(Number.isInteger(field))) return false;
      found++;
      break;
      case "status":
      if (!((field === "queued" || field === "processing"))) return false;
      found++;
      break;
      case "post_session_metadata":
      if (!(accepts0(field))) return false;
      found++;
      break;
      case "kind":
      if (!((field === "live"))) return false;
      found++;
      break;
      case "error_code":
      if (!((Number.isInteger(field) && field >= 400 && field <= 599 || field === null))) return false;
      break;
      case "custom_metadata":
      if (!(accepts0(field))) return false;
      break;
      case "file":
      if (!((acceptsAudioFile(field) || field === null))) return false;
      break;
      case "request_params":
      if (!((acceptsLiveRequest(field) || field === null))) return false;
      break;
      case "result":
      if (!((acceptsLiveResult(field) || field === null))) return false;
      break;
      case "id":
      if (!(typeof field === 'string' && uuid(field))) return false;
      found++;
      break;
      case "created_at":
      if (!(typeof field === 'string' && dateTime(field))) return false;
      found++;
      break;
      case "completed_at":
      if (!((typeof field === 'string' && dateTime(field) || field === null))) return false;
      break;
    }
  }
  return found === 7;
}

function accepts18(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.request_id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.version;
  if (!(Number.isInteger(field1))) return false;
  const field2 = value.status;
  if (!((field2 === "done"))) return false;
  const field3 = value.post_session_metadata;
  if (!(accepts0(field3))) return false;
  const field4 = value.result;
  if (!(acceptsLiveResult(field4))) return false;
  const field5 = value.kind;
  if (!((field5 === "live"))) return false;
  const field6 = value.error_code;
  if (!(field6 === undefined || (Number.isInteger(field6) && field6 >= 400 && field6 <= 599 || field6 === null))) return false;
  const field7 = value.custom_metadata;
  if (!(field7 === undefined || accepts0(field7))) return false;
  const field8 = value.file;
  if (!(field8 === undefined || (acceptsAudioFile(field8) || field8 === null))) return false;
  const field9 = value.request_params;
  if (!(field9 === undefined || (acceptsLiveRequest(field9) || field9 === null))) return false;
  const field10 = value.id;
  if (!(typeof field10 === 'string' && uuid(field10))) return false;
  const field11 = value.created_at;
  if (!(typeof field11 === 'string' && dateTime(field11))) return false;
  const field12 = value.completed_at;
  if (!(typeof field12 === 'string' && dateTime(field12))) return false;
  return true;
}

function accepts19(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.request_id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.version;
  if (!(Number.isInteger(field1))) return false;
  const field2 = value.status;
  if (!((field2 === "error"))) return false;
  const field3 = value.post_session_metadata;
  if (!(accepts0(field3))) return false;
  const field4 = value.error_code;
  if (!(Number.isInteger(field4) && field4 >= 400 && field4 <= 599)) return false;
  const field5 = value.kind;
  if (!((field5 === "live"))) return false;
  const field6 = value.custom_metadata;
  if (!(field6 === undefined || accepts0(field6))) return false;
  const field7 = value.file;
  if (!(field7 === undefined || (acceptsAudioFile(field7) || field7 === null))) return false;
  const field8 = value.request_params;
  if (!(field8 === undefined || (acceptsLiveRequest(field8) || field8 === null))) return false;
  const field9 = value.result;
  if (!(field9 === undefined || (acceptsLiveResult(field9) || field9 === null))) return false;
  const field10 = value.id;
  if (!(typeof field10 === 'string' && uuid(field10))) return false;
  const field11 = value.created_at;
  if (!(typeof field11 === 'string' && dateTime(field11))) return false;
  const field12 = value.completed_at;
  if (!(typeof field12 === 'string' && dateTime(field12))) return false;
  return true;
}

function accepts20(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === true))) return false;
  const field3 = value.error;
  if (!(field3 === null)) return false;
  const field4 = value.results;
  if (!((typeof field4 === 'string' || field4 === null))) return false;
  return true;
}

function accepts21(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === false))) return false;
  const field3 = value.error;
  if (!((acceptsAddonError(field3) || field3 === null))) return false;
  const field4 = value.results;
  if (!((typeof field4 === 'string' || field4 === null))) return false;
  return true;
}

function accepts22(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsPiiEntityType(item))) return false;
  }
  return true;
}

function accepts23(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "request_id":
      if (!(typeof field === 'string')) return false;
      found++;
      break;
      case "version":
      if (!(Number.isInteger(field))) return false;
      found++;
      break;
      case "status":
      if (!((field === "queued" || field === "processing"))) return false;
      found++;
      break;
      case "post_session_metadata":
      if (!(accepts0(field))) return false;
      found++;
      break;
      case "kind":
      if (!((field === "pre-recorded"))) return false;
      found++;
      break;
      case "error_code":
      if (!((Number.isInteger(field) && field >= 400 && field <= 599 || field === null))) return false;
      break;
      case "custom_metadata":
      if (!(accepts0(field))) return false;
      break;
      case "file":
      if (!((acceptsAudioFile(field) || field === null))) return false;
      break;
      case "request_params":
      if (!((acceptsPreRecordedRequestParams(field) || field === null))) return false;
      break;
      case "result":
      if (!((acceptsPreRecordedResult(field) || field === null))) return false;
      break;
      case "id":
      if (!(typeof field === 'string' && uuid(field))) return false;
      found++;
      break;
      case "created_at":
      if (!(typeof field === 'string' && dateTime(field))) return false;
      found++;
      break;
      case "completed_at":
      if (!((typeof field === 'string' && dateTime(field) || field === null))) return false;
      break;
    }
  }
  return found === 7;
}

function accepts24(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.request_id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.version;
  if (!(Number.isInteger(field1))) return false;
  const field2 = value.status;
  if (!((field2 === "done"))) return false;
  const field3 = value.post_session_metadata;
  if (!(accepts0(field3))) return false;
  const field4 = value.result;
  if (!(acceptsPreRecordedResult(field4))) return false;
  const field5 = value.kind;
  if (!((field5 === "pre-recorded"))) return false;
  const field6 = value.error_code;
  if (!(field6 === undefined || (Number.isInteger(field6) && field6 >= 400 && field6 <= 599 || field6 === null))) return false;
  const field7 = value.custom_metadata;
  if (!(field7 === undefined || accepts0(field7))) return false;
  const field8 = value.file;
  if (!(field8 === undefined || (acceptsAudioFile(field8) || field8 === null))) return false;
  const field9 = value.request_params;
  if (!(field9 === undefined || (acceptsPreRecordedRequestParams(field9) || field9 === null))) return false;
  const field10 = value.id;
  if (!(typeof field10 === 'string' && uuid(field10))) return false;
  const field11 = value.created_at;
  if (!(typeof field11 === 'string' && dateTime(field11))) return false;
  const field12 = value.completed_at;
  if (!(typeof field12 === 'string' && dateTime(field12))) return false;
  return true;
}

function accepts25(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.request_id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.version;
  if (!(Number.isInteger(field1))) return false;
  const field2 = value.status;
  if (!((field2 === "error"))) return false;
  const field3 = value.post_session_metadata;
  if (!(accepts0(field3))) return false;
  const field4 = value.error_code;
  if (!(Number.isInteger(field4) && field4 >= 400 && field4 <= 599)) return false;
  const field5 = value.kind;
  if (!((field5 === "pre-recorded"))) return false;
  const field6 = value.custom_metadata;
  if (!(field6 === undefined || accepts0(field6))) return false;
  const field7 = value.file;
  if (!(field7 === undefined || (acceptsAudioFile(field7) || field7 === null))) return false;
  const field8 = value.request_params;
  if (!(field8 === undefined || (acceptsPreRecordedRequestParams(field8) || field8 === null))) return false;
  const field9 = value.result;
  if (!(field9 === undefined || (acceptsPreRecordedResult(field9) || field9 === null))) return false;
  const field10 = value.id;
  if (!(typeof field10 === 'string' && uuid(field10))) return false;
  const field11 = value.created_at;
  if (!(typeof field11 === 'string' && dateTime(field11))) return false;
  const field12 = value.completed_at;
  if (!(typeof field12 === 'string' && dateTime(field12))) return false;
  return true;
}

function accepts26(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === true))) return false;
  const field3 = value.error;
  if (!(field3 === null)) return false;
  const field4 = value.results;
  if (!(typeof field4 === 'string')) return false;
  return true;
}

function accepts27(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.is_empty;
  if (!(typeof field0 === 'boolean')) return false;
  const field1 = value.exec_time;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.success;
  if (!((field2 === false))) return false;
  const field3 = value.error;
  if (!((acceptsAddonError(field3) || field3 === null))) return false;
  const field4 = value.results;
  if (!(typeof field4 === 'string')) return false;
  return true;
}

function accepts28(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!((item === "srt" || item === "vtt"))) return false;
  }
  return true;
}

function accepts29(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsSentence(item))) return false;
  }
  return true;
}

function accepts30(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsSubtitle(item))) return false;
  }
  return true;
}

function accepts31(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsTranslationLanguageCode(item))) return false;
  }
  return true;
}

function accepts32(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsWord(item))) return false;
  }
  return true;
}

function accepts33(value) {
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (!(acceptsJobStatus(item))) return false;
  }
  return true;
}

function accepts34(value) {
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
  const field0 = value.id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.filename;
  if (!((typeof field1 === 'string' || field1 === null))) return false;
  const field2 = value.source;
  if (!((typeof field2 === 'string' || field2 === null))) return false;
  const field3 = value.audio_duration;
  if (!((Number.isFinite(field3) || field3 === null))) return false;
  const field4 = value.number_of_channels;
  if (!((Number.isInteger(field4) && field4 >= 1 || field4 === null))) return false;
  return true;
}

export function acceptsAudioMetadata(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.filename;
  if (!(typeof field1 === 'string')) return false;
  const field2 = value.extension;
  if (!(typeof field2 === 'string')) return false;
  const field3 = value.size;
  if (!(Number.isInteger(field3))) return false;
  const field4 = value.audio_duration;
  if (!(Number.isFinite(field4))) return false;
  const field5 = value.number_of_channels;
  if (!(Number.isInteger(field5))) return false;
  return true;
}

export function acceptsAudioToLlmAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts2(value);
    case false:
    return accepts3(value);
    default:
    return false;
  }
}

export function acceptsAudioToLlmConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.prompts;
  if (!(Array.isArray(field0) && field0.length >= 1 && accepts4(field0))) return false;
  const field1 = value.model;
  if (!(field1 === undefined || typeof field1 === 'string')) return false;
  return true;
}

export function acceptsCallbackConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.method;
  if (!(field0 === undefined || (field0 === "POST" || field0 === "PUT"))) return false;
  const field1 = value.url;
  if (!(typeof field1 === 'string' && uri(field1))) return false;
  return true;
}

export function acceptsChapterizationAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts5(value);
    case false:
    return accepts6(value);
    default:
    return false;
  }
}

export function acceptsCustomSpellingConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.spelling_dictionary;
  if (!(accepts8(field0))) return false;
  return true;
}

export function acceptsCustomVocabulary(value) {
  return Array.isArray(value) && accepts9(value);
}

export function acceptsCustomVocabularyConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.vocabulary;
  if (!(acceptsCustomVocabulary(field0))) return false;
  const field1 = value.default_intensity;
  if (!(field1 === undefined || Number.isFinite(field1) && field1 >= 0 && field1 <= 1)) return false;
  return true;
}

export function acceptsCustomVocabularyEntry(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.value;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.intensity;
  if (!(field1 === undefined || Number.isFinite(field1) && field1 >= 0 && field1 <= 1)) return false;
  const field2 = value.pronunciations;
  if (!(field2 === undefined || Array.isArray(field2) && accepts7(field2))) return false;
  const field3 = value.language;
  if (!(field3 === undefined || acceptsTranscriptionLanguageCode(field3))) return false;
  return true;
}

export function acceptsDateOrDateTime(value) {
  return (typeof value === 'string' && date(value) || typeof value === 'string' && dateTime(value));
}

export function acceptsDiarizationAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts11(value);
    case false:
    return accepts12(value);
    default:
    return false;
  }
}

export function acceptsDiarizationConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.number_of_speakers;
  if (!(field0 === undefined || Number.isInteger(field0) && field0 >= 1)) return false;
  const field1 = value.min_speakers;
  if (!(field1 === undefined || Number.isInteger(field1) && field1 >= 0)) return false;
  const field2 = value.max_speakers;
  if (!(field2 === undefined || Number.isInteger(field2) && field2 >= 0)) return false;
  return true;
}

export function acceptsDisplayModeAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts13(value);
    case false:
    return accepts14(value);
    default:
    return false;
  }
}

export function acceptsErrorResponse(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.timestamp;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.path;
  if (!(typeof field1 === 'string')) return false;
  const field2 = value.request_id;
  if (!(typeof field2 === 'string')) return false;
  const field3 = value.statusCode;
  if (!(Number.isFinite(field3))) return false;
  const field4 = value.message;
  if (!(typeof field4 === 'string')) return false;
  return true;
}

export function acceptsJobKind(value) {
  return (value === "pre-recorded" || value === "live");
}

export function acceptsJobPage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.items;
  if (!(Array.isArray(field0) && accepts15(field0))) return false;
  const field1 = value.first;
  if (!(typeof field1 === 'string' && uri(field1))) return false;
  const field2 = value.current;
  if (!(typeof field2 === 'string' && uri(field2))) return false;
  const field3 = value.next;
  if (!((typeof field3 === 'string' && uri(field3) || field3 === null))) return false;
  return true;
}

export function acceptsJobStatus(value) {
  return (value === "queued" || value === "processing" || value === "done" || value === "error");
}

export function acceptsLanguageConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.languages;
  if (!(field0 === undefined || Array.isArray(field0) && accepts16(field0))) return false;
  const field1 = value.code_switching;
  if (!(field1 === undefined || typeof field1 === 'boolean')) return false;
  return true;
}

export function acceptsLiveCallbackConfig(value) {
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
      if (!(typeof field === 'boolean')) return false;
      break;
      case "url":
      if (!(typeof field === 'string' && uri(field))) return false;
      found++;
      break;
    }
  }
  return found === 1;
}

export function acceptsLiveJob(value) {
  if (value?.constructor !== Object) return false;
  switch (value.status) {
    case "queued":
    case "processing":
    return accepts17(value);
    case "done":
    return accepts18(value);
    case "error":
    return accepts19(value);
    default:
    return false;
  }
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
      if (!(typeof field === 'boolean')) return false;
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
      if (!((field === "wav/pcm" || field === "wav/alaw" || field === "wav/ulaw"))) return false;
      break;
      case "bit_depth":
      if (!((field === 8 || field === 16 || field === 24 || field === 32))) return false;
      break;
      case "sample_rate":
      if (!((field === 8000 || field === 16000 || field === 32000 || field === 44100 || field === 48000))) return false;
      break;
      case "channels":
      if (!(Number.isInteger(field) && field >= 1 && field <= 8)) return false;
      break;
      case "model":
      if (!(typeof field === 'string')) return false;
      break;
      case "endpointing":
      if (!(Number.isFinite(field) && field >= 0.01 && field <= 10)) return false;
      break;
      case "maximum_duration_without_endpointing":
      if (!(Number.isFinite(field) && field >= 5 && field <= 60)) return false;
      break;
      case "language_config":
      if (!(acceptsLanguageConfig(field))) return false;
      break;
      case "pre_processing":
      if (!(acceptsPreProcessingConfig(field))) return false;
      break;
      case "realtime_processing":
      if (!(acceptsRealtimeProcessingConfig(field))) return false;
      break;
      case "post_processing":
      if (!(acceptsPostProcessingConfig(field))) return false;
      break;
      case "messages_config":
      if (!(acceptsLiveMessagesConfig(field))) return false;
      break;
      case "callback":
      if (!(typeof field === 'boolean')) return false;
      break;
      case "callback_config":
      if (!(acceptsLiveCallbackConfig(field))) return false;
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
      if (!(acceptsResultMetadata(field))) return false;
      found++;
      break;
      case "transcription":
      if (!(acceptsTranscription(field))) return false;
      break;
      case "translation":
      if (!(acceptsTranslationAddon(field))) return false;
      break;
      case "summarization":
      if (!(acceptsSummarizationAddon(field))) return false;
      break;
      case "named_entity_recognition":
      if (!(acceptsNamedEntityRecognitionAddon(field))) return false;
      break;
      case "sentiment_analysis":
      if (!(acceptsSentimentAnalysisAddon(field))) return false;
      break;
      case "chapterization":
      if (!(acceptsChapterizationAddon(field))) return false;
      break;
      case "messages":
      if (!(Array.isArray(field) && accepts7(field))) return false;
      break;
    }
  }
  return found === 1;
}

export function acceptsLiveSessionCreated(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.url;
  if (!(typeof field0 === 'string')) return false;
  return true;
}

export function acceptsModerationAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts20(value);
    case false:
    return accepts21(value);
    default:
    return false;
  }
}

export function acceptsNameConsistencyAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts20(value);
    case false:
    return accepts21(value);
    default:
    return false;
  }
}

export function acceptsNamedEntityRecognitionAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts2(value);
    case false:
    return accepts3(value);
    default:
    return false;
  }
}

export function acceptsPiiEntityType(value) {
  return constant0.has(value);
}

export function acceptsPiiRedactionConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.entity_types;
  if (!(field0 === undefined || (acceptsPiiEntityType(field0) || Array.isArray(field0) && accepts22(field0)))) return false;
  const field1 = value.processed_text_type;
  if (!(field1 === undefined || (field1 === "MARKER" || field1 === "MASK"))) return false;
  return true;
}

export function acceptsPostProcessingConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.summarization;
  if (!(field0 === undefined || typeof field0 === 'boolean')) return false;
  const field1 = value.summarization_config;
  if (!(field1 === undefined || acceptsSummarizationConfig(field1))) return false;
  const field2 = value.chapterization;
  if (!(field2 === undefined || typeof field2 === 'boolean')) return false;
  return true;
}

export function acceptsPreProcessingConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.audio_enhancer;
  if (!(field0 === undefined || typeof field0 === 'boolean')) return false;
  const field1 = value.speech_threshold;
  if (!(field1 === undefined || Number.isFinite(field1) && field1 >= 0 && field1 <= 1)) return false;
  return true;
}

export function acceptsPreRecordedCallback(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.event;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.id;
  if (!(typeof field1 === 'string' && uuid(field1))) return false;
  return true;
}

export function acceptsPreRecordedJob(value) {
  if (value?.constructor !== Object) return false;
  switch (value.status) {
    case "queued":
    case "processing":
    return accepts23(value);
    case "done":
    return accepts24(value);
    case "error":
    return accepts25(value);
    default:
    return false;
  }
}

export function acceptsPreRecordedJobCreated(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(typeof field0 === 'string' && uuid(field0))) return false;
  const field1 = value.result_url;
  if (!(typeof field1 === 'string' && uri(field1))) return false;
  return true;
}

export function acceptsPreRecordedRequest(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "custom_vocabulary":
      if (!((typeof field === 'boolean' || acceptsCustomVocabulary(field)))) return false;
      break;
      case "custom_vocabulary_config":
      if (!(acceptsCustomVocabularyConfig(field))) return false;
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
      if (!(typeof field === 'boolean')) return false;
      break;
      case "callback_config":
      if (!(acceptsCallbackConfig(field))) return false;
      break;
      case "subtitles_config":
      if (!(acceptsSubtitlesConfig(field))) return false;
      break;
      case "diarization_config":
      if (!(acceptsDiarizationConfig(field))) return false;
      break;
      case "translation_config":
      if (!(acceptsTranslationConfig(field))) return false;
      break;
      case "summarization_config":
      if (!(acceptsSummarizationConfig(field))) return false;
      break;
      case "custom_spelling_config":
      if (!(acceptsCustomSpellingConfig(field))) return false;
      break;
      case "audio_to_llm_config":
      if (!(acceptsAudioToLlmConfig(field))) return false;
      break;
      case "pii_redaction_config":
      if (!(acceptsPiiRedactionConfig(field))) return false;
      break;
      case "language_config":
      if (!(acceptsLanguageConfig(field))) return false;
      break;
      case "language":
      if (!(acceptsTranscriptionLanguageCode(field))) return false;
      break;
      case "custom_metadata":
      if (!(accepts0(field))) return false;
      break;
      case "audio_url":
      if (!(typeof field === 'string' && uri(field))) return false;
      found++;
      break;
      case "callback_url":
      if (!(typeof field === 'string' && uri(field))) return false;
      break;
    }
  }
  return found === 1;
}

export function acceptsPreRecordedRequestParams(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "custom_vocabulary":
      if (!((typeof field === 'boolean' || acceptsCustomVocabulary(field)))) return false;
      break;
      case "custom_vocabulary_config":
      if (!(acceptsCustomVocabularyConfig(field))) return false;
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
      if (!(typeof field === 'boolean')) return false;
      break;
      case "callback_config":
      if (!(acceptsCallbackConfig(field))) return false;
      break;
      case "subtitles_config":
      if (!(acceptsSubtitlesConfig(field))) return false;
      break;
      case "diarization_config":
      if (!(acceptsDiarizationConfig(field))) return false;
      break;
      case "translation_config":
      if (!(acceptsTranslationConfig(field))) return false;
      break;
      case "summarization_config":
      if (!(acceptsSummarizationConfig(field))) return false;
      break;
      case "custom_spelling_config":
      if (!(acceptsCustomSpellingConfig(field))) return false;
      break;
      case "audio_to_llm_config":
      if (!(acceptsAudioToLlmConfig(field))) return false;
      break;
      case "pii_redaction_config":
      if (!(acceptsPiiRedactionConfig(field))) return false;
      break;
      case "language_config":
      if (!(acceptsLanguageConfig(field))) return false;
      break;
      case "language":
      if (!(acceptsTranscriptionLanguageCode(field))) return false;
      break;
      case "audio_url":
      if (!((typeof field === 'string' && uri(field) || field === null))) return false;
      found++;
      break;
      case "callback_url":
      if (!(typeof field === 'string' && uri(field))) return false;
      break;
    }
  }
  return found === 1;
}

export function acceptsPreRecordedResult(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "metadata":
      if (!(acceptsResultMetadata(field))) return false;
      found++;
      break;
      case "transcription":
      if (!(acceptsTranscription(field))) return false;
      break;
      case "translation":
      if (!(acceptsTranslationAddon(field))) return false;
      break;
      case "summarization":
      if (!(acceptsSummarizationAddon(field))) return false;
      break;
      case "named_entity_recognition":
      if (!(acceptsNamedEntityRecognitionAddon(field))) return false;
      break;
      case "sentiment_analysis":
      if (!(acceptsSentimentAnalysisAddon(field))) return false;
      break;
      case "chapterization":
      if (!(acceptsChapterizationAddon(field))) return false;
      break;
      case "moderation":
      if (!(acceptsModerationAddon(field))) return false;
      break;
      case "name_consistency":
      if (!(acceptsNameConsistencyAddon(field))) return false;
      break;
      case "structured_data_extraction":
      if (!(acceptsStructuredDataExtractionAddon(field))) return false;
      break;
      case "audio_to_llm":
      if (!(acceptsAudioToLlmAddon(field))) return false;
      break;
      case "sentences":
      if (!(acceptsSentencesAddon(field))) return false;
      break;
      case "display_mode":
      if (!(acceptsDisplayModeAddon(field))) return false;
      break;
      case "diarization":
      if (!(acceptsDiarizationAddon(field))) return false;
      break;
    }
  }
  return found === 1;
}

export function acceptsPreRecordedWebhook(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(typeof field0 === 'string' && uuid(field0))) return false;
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
      if (!(typeof field === 'boolean')) return false;
      break;
      case "custom_vocabulary_config":
      if (!(acceptsCustomVocabularyConfig(field))) return false;
      break;
      case "custom_spelling_config":
      if (!(acceptsCustomSpellingConfig(field))) return false;
      break;
      case "translation_config":
      if (!(acceptsTranslationConfig(field))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsResultMetadata(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.audio_duration;
  if (!(Number.isFinite(field0))) return false;
  const field1 = value.number_of_distinct_channels;
  if (!(Number.isInteger(field1) && field1 >= 1)) return false;
  const field2 = value.billing_time;
  if (!(Number.isFinite(field2))) return false;
  const field3 = value.transcription_time;
  if (!(Number.isFinite(field3))) return false;
  return true;
}

export function acceptsSentence(value) {
  if (value?.constructor !== Object) return false;
  return true;
}

export function acceptsSentencesAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts13(value);
    case false:
    return accepts14(value);
    default:
    return false;
  }
}

export function acceptsSentimentAnalysisAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts26(value);
    case false:
    return accepts27(value);
    default:
    return false;
  }
}

export function acceptsStructuredDataExtractionAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts20(value);
    case false:
    return accepts21(value);
    default:
    return false;
  }
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
      if (!(Array.isArray(field) && field.length >= 1 && accepts28(field))) return false;
      break;
      case "minimum_duration":
      if (!(Number.isFinite(field) && field >= 0)) return false;
      break;
      case "maximum_duration":
      if (!(Number.isFinite(field) && field >= 1 && field <= 30)) return false;
      break;
      case "maximum_characters_per_row":
      if (!(Number.isInteger(field) && field >= 1)) return false;
      break;
      case "maximum_rows_per_caption":
      if (!(Number.isInteger(field) && field >= 1 && field <= 5)) return false;
      break;
      case "style":
      if (!((field === "default" || field === "compliance"))) return false;
      break;
    }
  }
  return found === 0;
}

export function acceptsSummarizationAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts20(value);
    case false:
    return accepts21(value);
    default:
    return false;
  }
}

export function acceptsSummarizationConfig(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.type;
  if (!(field0 === undefined || (field0 === "general" || field0 === "bullet_points" || field0 === "concise"))) return false;
  return true;
}

export function acceptsTranscription(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.full_transcript;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.languages;
  if (!(Array.isArray(field1) && accepts16(field1))) return false;
  const field2 = value.utterances;
  if (!(Array.isArray(field2) && accepts10(field2))) return false;
  const field3 = value.sentences;
  if (!(field3 === undefined || Array.isArray(field3) && accepts29(field3))) return false;
  const field4 = value.subtitles;
  if (!(field4 === undefined || Array.isArray(field4) && accepts30(field4))) return false;
  return true;
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
  return typeof value === 'string' && constant1.test(value);
}

export function acceptsTranslationAddon(value) {
  if (value?.constructor !== Object) return false;
  switch (value.success) {
    case true:
    return accepts2(value);
    case false:
    return accepts3(value);
    default:
    return false;
  }
}

export function acceptsTranslationConfig(value) {
  if (value?.constructor !== Object) return false;
  let found = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    switch (key) {
      case "target_languages":
      if (!(Array.isArray(field) && field.length >= 1 && accepts31(field))) return false;
      found++;
      break;
      case "model":
      if (!((field === "base" || field === "enhanced"))) return false;
      break;
      case "match_original_utterances":
      case "lipsync":
      case "context_adaptation":
      case "informal":
      if (!(typeof field === 'boolean')) return false;
      break;
      case "context":
      if (!(typeof field === 'string')) return false;
      break;
    }
  }
  return found === 1;
}

export function acceptsTranslationLanguageCode(value) {
  return constant2.has(value);
}

export function acceptsUploadResponse(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.audio_metadata;
  if (!(acceptsAudioMetadata(field0))) return false;
  const field1 = value.audio_url;
  if (!(typeof field1 === 'string' && uri(field1))) return false;
  return true;
}

export function acceptsUtterance(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.text;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.language;
  if (!(acceptsTranscriptionLanguageCode(field1))) return false;
  const field2 = value.start;
  if (!(Number.isFinite(field2))) return false;
  const field3 = value.end;
  if (!(Number.isFinite(field3))) return false;
  const field4 = value.channel;
  if (!(Number.isInteger(field4))) return false;
  const field5 = value.words;
  if (!(Array.isArray(field5) && accepts32(field5))) return false;
  const field6 = value.confidence;
  if (!(field6 === undefined || Number.isFinite(field6))) return false;
  const field7 = value.speaker;
  if (!(field7 === undefined || Number.isInteger(field7))) return false;
  return true;
}

export function acceptsWord(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.word;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.start;
  if (!(Number.isFinite(field1))) return false;
  const field2 = value.end;
  if (!(Number.isFinite(field2))) return false;
  const field3 = value.confidence;
  if (!(Number.isFinite(field3))) return false;
  return true;
}

export function acceptsAudioChunkData(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.chunk;
  if (!(typeof field0 === 'string')) return false;
  return true;
}

export function acceptsAudioChunkMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.type;
  if (!((field0 === "audio_chunk"))) return false;
  const field1 = value.data;
  if (!(acceptsAudioChunkData(field1))) return false;
  return true;
}

export function acceptsLiveUtterance(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.text;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.language;
  if (!(acceptsTranscriptionLanguageCode(field1))) return false;
  const field2 = value.start;
  if (!(Number.isFinite(field2))) return false;
  const field3 = value.end;
  if (!(Number.isFinite(field3))) return false;
  const field4 = value.channel;
  if (!(Number.isInteger(field4))) return false;
  const field5 = value.words;
  if (!(Array.isArray(field5) && accepts32(field5))) return false;
  const field6 = value.confidence;
  if (!(Number.isFinite(field6))) return false;
  return true;
}

export function acceptsOtherServerMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.session_id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.type;
  if (!(typeof field1 === 'string' && !(field1 === "transcript"))) return false;
  const field2 = value.data;
  if (!(field2 === undefined || accepts0(field2))) return false;
  const field3 = value.created_at;
  if (!(typeof field3 === 'string' && dateTime(field3))) return false;
  return true;
}

export function acceptsStopRecordingMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.type;
  if (!((field0 === "stop_recording"))) return false;
  return true;
}

export function acceptsTranscriptData(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.is_final;
  if (!(typeof field1 === 'boolean')) return false;
  const field2 = value.utterance;
  if (!(acceptsLiveUtterance(field2))) return false;
  return true;
}

export function acceptsTranscriptMessage(value) {
  if (value?.constructor !== Object) return false;
  const field0 = value.session_id;
  if (!(typeof field0 === 'string')) return false;
  const field1 = value.type;
  if (!((field1 === "transcript"))) return false;
  const field2 = value.data;
  if (!(acceptsTranscriptData(field2))) return false;
  const field3 = value.created_at;
  if (!(typeof field3 === 'string' && dateTime(field3))) return false;
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
      if (!(Number.isInteger(field) && field >= 0)) return false;
      break;
      case "limit":
      if (!(Number.isInteger(field) && field >= 1)) return false;
      break;
      case "date":
      case "before_date":
      case "after_date":
      if (!(acceptsDateOrDateTime(field))) return false;
      break;
      case "status":
      if (!(Array.isArray(field) && accepts33(field))) return false;
      break;
      case "custom_metadata":
      if (!(accepts0(field))) return false;
      break;
      case "kind":
      if (!(Array.isArray(field) && accepts34(field))) return false;
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
