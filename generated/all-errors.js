// Generated from the contract by `npm run build`; edit the contract instead.
import { date, dateTime, uri, uuid } from "./formats.js";
function error(instancePath, schemaPath, keyword, params) {
  return { instancePath, schemaPath: schemaPath + "/" + keyword, keyword, params };
}
function refuse(check, instancePath, schemaPath, keyword, params) {
  return check.errors = [error(instancePath, schemaPath, keyword, params)], !1;
}
function refuseField(check, value, instancePath, schemaPath, keyword, params) {
  if (value !== void 0) return refuse(check, instancePath, schemaPath, keyword, params);
  const at = instancePath.lastIndexOf("/"), missingProperty = instancePath.slice(at + 1), object = schemaPath.slice(0, -12 - missingProperty.length);
  return refuse(check, instancePath.slice(0, at), object, "required", { missingProperty });
}
function ready(check) {
  return check.errors = null, check;
}
const pattern0 = /^[a-z]{2,3}$/u, obj1 = /* @__PURE__ */ new Set(["APPI", "APPI_SENSITIVE", "CCI", "CORE_ENTITIES", "CPRA", "GDPR", "GDPR_SENSITIVE", "HEALTH_INFORMATION", "HIPAA_SAFE_HARBOR", "LIDI", "NUMERICAL_EXCL_PCI", "PCI", "QUEBEC_PRIVACY_ACT", "ACCOUNT_NUMBER", "AGE", "DATE", "DATE_INTERVAL", "DOB", "DRIVER_LICENSE", "DURATION", "EMAIL_ADDRESS", "EVENT", "FILENAME", "GENDER", "HEALTHCARE_NUMBER", "IP_ADDRESS", "LANGUAGE", "LOCATION", "LOCATION_ADDRESS", "LOCATION_ADDRESS_STREET", "LOCATION_CITY", "LOCATION_COORDINATE", "LOCATION_COUNTRY", "LOCATION_STATE", "LOCATION_ZIP", "MARITAL_STATUS", "MONEY", "NAME", "NAME_FAMILY", "NAME_GIVEN", "NAME_MEDICAL_PROFESSIONAL", "NUMERICAL_PII", "OCCUPATION", "ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY", "ORIGIN", "PASSPORT_NUMBER", "PASSWORD", "PHONE_NUMBER", "PHYSICAL_ATTRIBUTE", "POLITICAL_AFFILIATION", "RELIGION", "SEXUALITY", "SSN", "TIME", "URL", "USERNAME", "VEHICLE_ID", "ZODIAC_SIGN", "BLOOD_TYPE", "CONDITION", "DOSE", "DRUG", "INJURY", "MEDICAL_PROCESS", "STATISTICS", "BANK_ACCOUNT", "CREDIT_CARD", "CREDIT_CARD_EXPIRATION", "CVV", "ROUTING_NUMBER", "CORPORATE_ACTION", "DAY", "EFFECT", "FINANCIAL_METRIC", "MEDICAL_CODE", "MONTH", "ORGANIZATION_ID", "PRODUCT", "PROJECT", "TREND", "YEAR"]), obj0 = /* @__PURE__ */ new Set(["af", "am", "ar", "as", "az", "ba", "be", "bg", "bn", "bo", "br", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fo", "fr", "gl", "gu", "ha", "haw", "he", "hi", "hr", "ht", "hu", "hy", "id", "is", "it", "ja", "jw", "ka", "kk", "km", "kn", "ko", "la", "lb", "ln", "lo", "lt", "lv", "mg", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "ne", "nl", "nn", "no", "oc", "pa", "pl", "ps", "pt", "ro", "ru", "sa", "sd", "si", "sk", "sl", "sn", "so", "sq", "sr", "su", "sv", "sw", "ta", "te", "tg", "tk", "tl", "tr", "tt", "uk", "ur", "uz", "vi", "wo", "yi", "yo", "zh"]);
function checkAddonError(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "object" && data !== null && !Array.isArray(data))) {
    const err0 = error(instancePath, "AddonError#", "type", { type: "object" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkAddonError.errors = vErrors, errors === 0;
}
function checkAudioFile(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error(instancePath, "AudioFile#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.filename === void 0) {
      const err1 = error(instancePath, "AudioFile#", "required", { missingProperty: "filename" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.source === void 0) {
      const err2 = error(instancePath, "AudioFile#", "required", { missingProperty: "source" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.audio_duration === void 0) {
      const err3 = error(instancePath, "AudioFile#", "required", { missingProperty: "audio_duration" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.number_of_channels === void 0) {
      const err4 = error(instancePath, "AudioFile#", "required", { missingProperty: "number_of_channels" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      const err5 = error(instancePath + "/id", "AudioFile#/properties/id", "type", { type: "string" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      if (typeof data1 != "string" && data1 !== null) {
        const err6 = error(instancePath + "/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.source !== void 0) {
      let data2 = data.source;
      if (typeof data2 != "string" && data2 !== null) {
        const err7 = error(instancePath + "/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data3 = data.audio_duration;
      if (!Number.isFinite(data3) && data3 !== null) {
        const err8 = error(instancePath + "/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data4 = data.number_of_channels;
      if (!Number.isInteger(data4) && data4 !== null) {
        const err9 = error(instancePath + "/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["integer", "null"] });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Number.isFinite(data4) && data4 < 1) {
        const err10 = error(instancePath + "/number_of_channels", "AudioFile#/properties/number_of_channels", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error(instancePath, "AudioFile#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkAudioFile.errors = vErrors, errors === 0;
}
function checkAudioMetadata(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error(instancePath, "AudioMetadata#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.filename === void 0) {
      const err1 = error(instancePath, "AudioMetadata#", "required", { missingProperty: "filename" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.extension === void 0) {
      const err2 = error(instancePath, "AudioMetadata#", "required", { missingProperty: "extension" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.size === void 0) {
      const err3 = error(instancePath, "AudioMetadata#", "required", { missingProperty: "size" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.audio_duration === void 0) {
      const err4 = error(instancePath, "AudioMetadata#", "required", { missingProperty: "audio_duration" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.number_of_channels === void 0) {
      const err5 = error(instancePath, "AudioMetadata#", "required", { missingProperty: "number_of_channels" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      const err6 = error(instancePath + "/id", "AudioMetadata#/properties/id", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.filename !== void 0 && typeof data.filename != "string") {
      const err7 = error(instancePath + "/filename", "AudioMetadata#/properties/filename", "type", { type: "string" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.extension !== void 0 && typeof data.extension != "string") {
      const err8 = error(instancePath + "/extension", "AudioMetadata#/properties/extension", "type", { type: "string" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.size !== void 0) {
      let data3 = data.size;
      if (!Number.isInteger(data3)) {
        const err9 = error(instancePath + "/size", "AudioMetadata#/properties/size", "type", { type: "integer" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data4 = data.audio_duration;
      if (!Number.isFinite(data4)) {
        const err10 = error(instancePath + "/audio_duration", "AudioMetadata#/properties/audio_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data5 = data.number_of_channels;
      if (!Number.isInteger(data5)) {
        const err11 = error(instancePath + "/number_of_channels", "AudioMetadata#/properties/number_of_channels", "type", { type: "integer" });
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    const err12 = error(instancePath, "AudioMetadata#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkAudioMetadata.errors = vErrors, errors === 0;
}
function checkAudioToLlmAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "AudioToLlmAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "AudioToLlmAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "AudioToLlmAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "AudioToLlmAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "AudioToLlmAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "AudioToLlmAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "AudioToLlmAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "AudioToLlmAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "AudioToLlmAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "AudioToLlmAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error(instancePath + "/results", "AudioToLlmAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5))) {
            const err11 = error(instancePath + "/results/" + i0, "AudioToLlmAddon#/properties/results/items", "type", { type: "object" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      }
    }
  } else {
    const err12 = error(instancePath, "AudioToLlmAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkAudioToLlmAddon.errors = vErrors, errors === 0;
}
function checkAudioToLlmConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.prompts === void 0) {
      const err0 = error(instancePath, "AudioToLlmConfig#", "required", { missingProperty: "prompts" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.prompts !== void 0) {
      let data0 = data.prompts;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err1 = error(instancePath + "/prompts", "AudioToLlmConfig#/properties/prompts", "minItems", { limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (!Array.isArray(data0[i0])) {
            const err2 = error(instancePath + "/prompts/" + i0, "AudioToLlmConfig#/properties/prompts/items", "type", { type: "array" });
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = error(instancePath + "/prompts", "AudioToLlmConfig#/properties/prompts", "type", { type: "array" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.model !== void 0 && typeof data.model != "string") {
      const err4 = error(instancePath + "/model", "AudioToLlmConfig#/properties/model", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = error(instancePath, "AudioToLlmConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return checkAudioToLlmConfig.errors = vErrors, errors === 0;
}
function checkCallbackConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = error(instancePath, "CallbackConfig#", "required", { missingProperty: "url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err1 = error(instancePath + "/url", "CallbackConfig#/properties/url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = error(instancePath + "/url", "CallbackConfig#/properties/url", "type", { type: "string" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (!(data1 === "POST" || data1 === "PUT")) {
        const err3 = error(instancePath + "/method", "CallbackConfig#/properties/method", "enum", { allowedValues: ["POST", "PUT"] });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error(instancePath, "CallbackConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkCallbackConfig.errors = vErrors, errors === 0;
}
function checkChapterizationAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "ChapterizationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "ChapterizationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "ChapterizationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "ChapterizationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "ChapterizationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "ChapterizationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "ChapterizationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "ChapterizationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "ChapterizationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "ChapterizationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!(typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) && data4 !== null) {
        const err10 = error(instancePath + "/results", "ChapterizationAddon#/properties/results", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error(instancePath, "ChapterizationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkChapterizationAddon.errors = vErrors, errors === 0;
}
function checkCustomSpellingConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.spelling_dictionary === void 0) {
      const err0 = error(instancePath, "CustomSpellingConfig#", "required", { missingProperty: "spelling_dictionary" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.spelling_dictionary !== void 0) {
      let data0 = data.spelling_dictionary;
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0))
        for (const key0 in data0) {
          if (errors >= 100)
            break;
          {
            let data1 = data0[key0];
            if (Array.isArray(data1)) {
              const len0 = data1.length;
              for (let i0 = 0; i0 < len0 && errors < 100; i0++)
                if (typeof data1[i0] != "string") {
                  const err1 = error(instancePath + "/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items", "type", { type: "string" });
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                }
            } else {
              const err2 = error(instancePath + "/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties", "type", { type: "array" });
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          }
        }
      else {
        const err3 = error(instancePath + "/spelling_dictionary", "CustomSpellingConfig#/properties/spelling_dictionary", "type", { type: "object" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error(instancePath, "CustomSpellingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkCustomSpellingConfig.errors = vErrors, errors === 0;
}
function checkCustomVocabulary(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
      let data0 = data[i0];
      if (typeof data0 != "string")
        if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0))
          checkCustomVocabularyEntry(data0, { instancePath: instancePath + "/" + i0 }) || (vErrors = vErrors === null ? checkCustomVocabularyEntry.errors : vErrors.concat(checkCustomVocabularyEntry.errors), errors = vErrors.length);
        else {
          const err0 = error(instancePath + "/" + i0, "CustomVocabulary#/items", "type", { type: ["string", "object"] });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    }
  } else {
    const err1 = error(instancePath, "CustomVocabulary#", "type", { type: "array" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return checkCustomVocabulary.errors = vErrors, errors === 0;
}
function checkCustomVocabularyConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.vocabulary === void 0) {
      const err0 = error(instancePath, "CustomVocabularyConfig#", "required", { missingProperty: "vocabulary" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.vocabulary !== void 0 && (checkCustomVocabulary(data.vocabulary, { instancePath: instancePath + "/vocabulary" }) || (vErrors = vErrors === null ? checkCustomVocabulary.errors : vErrors.concat(checkCustomVocabulary.errors), errors = vErrors.length)), data.default_intensity !== void 0) {
      let data1 = data.default_intensity;
      if (Number.isFinite(data1)) {
        if (data1 > 1) {
          const err1 = error(instancePath + "/default_intensity", "CustomVocabularyConfig#/properties/default_intensity", "maximum", { comparison: "<=", limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data1 < 0) {
          const err2 = error(instancePath + "/default_intensity", "CustomVocabularyConfig#/properties/default_intensity", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error(instancePath + "/default_intensity", "CustomVocabularyConfig#/properties/default_intensity", "type", { type: "number" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error(instancePath, "CustomVocabularyConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkCustomVocabularyConfig.errors = vErrors, errors === 0;
}
function checkCustomVocabularyEntry(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = error(instancePath, "CustomVocabularyEntry#", "required", { missingProperty: "value" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      const err1 = error(instancePath + "/value", "CustomVocabularyEntry#/properties/value", "type", { type: "string" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.intensity !== void 0) {
      let data1 = data.intensity;
      if (Number.isFinite(data1)) {
        if (data1 > 1) {
          const err2 = error(instancePath + "/intensity", "CustomVocabularyEntry#/properties/intensity", "maximum", { comparison: "<=", limit: 1 });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 0) {
          const err3 = error(instancePath + "/intensity", "CustomVocabularyEntry#/properties/intensity", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = error(instancePath + "/intensity", "CustomVocabularyEntry#/properties/intensity", "type", { type: "number" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.pronunciations !== void 0) {
      let data2 = data.pronunciations;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data2[i0] != "string") {
            const err5 = error(instancePath + "/pronunciations/" + i0, "CustomVocabularyEntry#/properties/pronunciations/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
      } else {
        const err6 = error(instancePath + "/pronunciations", "CustomVocabularyEntry#/properties/pronunciations", "type", { type: "array" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.language !== void 0) {
      let data4 = data.language;
      if (typeof data4 == "string") {
        if (!pattern0.test(data4)) {
          const err7 = error(instancePath + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        const err8 = error(instancePath + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = error(instancePath, "CustomVocabularyEntry#", "type", { type: "object" });
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return checkCustomVocabularyEntry.errors = vErrors, errors === 0;
}
function checkDateOrDateTime(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = error(instancePath, "DateOrDateTime#", "type", { type: "string" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  const _errs1 = errors;
  let valid0 = !1;
  const _errs2 = errors;
  if (typeof data == "string" && !date(data)) {
    const err1 = error(instancePath, "DateOrDateTime#/anyOf/0", "format", { format: "date" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs3 = errors;
    if (typeof data == "string" && !dateTime(data)) {
      const err2 = error(instancePath, "DateOrDateTime#/anyOf/1", "format", { format: "date-time" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    const err3 = error(instancePath, "DateOrDateTime#", "anyOf", {});
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return checkDateOrDateTime.errors = vErrors, errors === 0;
}
function checkDiarizationAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "DiarizationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "DiarizationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "DiarizationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "DiarizationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "DiarizationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "DiarizationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "DiarizationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "DiarizationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "DiarizationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "DiarizationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data5 = data4[i0];
          if (typeof data5 == "object" && data5 !== null && !Array.isArray(data5)) {
            if (data5.text === void 0) {
              const err10 = error(instancePath + "/results/" + i0, "Utterance#", "required", { missingProperty: "text" });
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5.language === void 0) {
              const err11 = error(instancePath + "/results/" + i0, "Utterance#", "required", { missingProperty: "language" });
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5.start === void 0) {
              const err12 = error(instancePath + "/results/" + i0, "Utterance#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data5.end === void 0) {
              const err13 = error(instancePath + "/results/" + i0, "Utterance#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data5.channel === void 0) {
              const err14 = error(instancePath + "/results/" + i0, "Utterance#", "required", { missingProperty: "channel" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data5.words === void 0) {
              const err15 = error(instancePath + "/results/" + i0, "Utterance#", "required", { missingProperty: "words" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data5.text !== void 0 && typeof data5.text != "string") {
              const err16 = error(instancePath + "/results/" + i0 + "/text", "Utterance#/properties/text", "type", { type: "string" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data5.language !== void 0) {
              let data7 = data5.language;
              if (typeof data7 == "string") {
                if (!pattern0.test(data7)) {
                  const err17 = error(instancePath + "/results/" + i0 + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                const err18 = error(instancePath + "/results/" + i0 + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data5.start !== void 0) {
              let data8 = data5.start;
              if (!Number.isFinite(data8)) {
                const err19 = error(instancePath + "/results/" + i0 + "/start", "Utterance#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data5.end !== void 0) {
              let data9 = data5.end;
              if (!Number.isFinite(data9)) {
                const err20 = error(instancePath + "/results/" + i0 + "/end", "Utterance#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data5.channel !== void 0) {
              let data10 = data5.channel;
              if (!Number.isInteger(data10)) {
                const err21 = error(instancePath + "/results/" + i0 + "/channel", "Utterance#/properties/channel", "type", { type: "integer" });
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data5.words !== void 0) {
              let data11 = data5.words;
              if (Array.isArray(data11)) {
                const len1 = data11.length;
                for (let i1 = 0; i1 < len1 && errors < 100; i1++) {
                  let data12 = data11[i1];
                  if (typeof data12 == "object" && data12 !== null && !Array.isArray(data12)) {
                    if (data12.word === void 0) {
                      const err22 = error(instancePath + "/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "word" });
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data12.start === void 0) {
                      const err23 = error(instancePath + "/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "start" });
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (data12.end === void 0) {
                      const err24 = error(instancePath + "/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "end" });
                      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                    }
                    if (data12.confidence === void 0) {
                      const err25 = error(instancePath + "/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "confidence" });
                      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                    if (data12.word !== void 0 && typeof data12.word != "string") {
                      const err26 = error(instancePath + "/results/" + i0 + "/words/" + i1 + "/word", "Word#/properties/word", "type", { type: "string" });
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                    if (data12.start !== void 0) {
                      let data14 = data12.start;
                      if (!Number.isFinite(data14)) {
                        const err27 = error(instancePath + "/results/" + i0 + "/words/" + i1 + "/start", "Word#/properties/start", "type", { type: "number" });
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                      }
                    }
                    if (data12.end !== void 0) {
                      let data15 = data12.end;
                      if (!Number.isFinite(data15)) {
                        const err28 = error(instancePath + "/results/" + i0 + "/words/" + i1 + "/end", "Word#/properties/end", "type", { type: "number" });
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                      }
                    }
                    if (data12.confidence !== void 0) {
                      let data16 = data12.confidence;
                      if (!Number.isFinite(data16)) {
                        const err29 = error(instancePath + "/results/" + i0 + "/words/" + i1 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                      }
                    }
                  } else {
                    const err30 = error(instancePath + "/results/" + i0 + "/words/" + i1, "Word#", "type", { type: "object" });
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                  }
                }
              } else {
                const err31 = error(instancePath + "/results/" + i0 + "/words", "Utterance#/properties/words", "type", { type: "array" });
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data5.confidence !== void 0) {
              let data17 = data5.confidence;
              if (!Number.isFinite(data17)) {
                const err32 = error(instancePath + "/results/" + i0 + "/confidence", "Utterance#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            if (data5.speaker !== void 0) {
              let data18 = data5.speaker;
              if (!Number.isInteger(data18)) {
                const err33 = error(instancePath + "/results/" + i0 + "/speaker", "Utterance#/properties/speaker", "type", { type: "integer" });
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
          } else {
            const err34 = error(instancePath + "/results/" + i0, "Utterance#", "type", { type: "object" });
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        const err35 = error(instancePath + "/results", "DiarizationAddon#/properties/results", "type", { type: "array" });
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    const err36 = error(instancePath, "DiarizationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return checkDiarizationAddon.errors = vErrors, errors === 0;
}
function checkDiarizationConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.number_of_speakers !== void 0) {
      let data0 = data.number_of_speakers;
      if (!Number.isInteger(data0)) {
        const err0 = error(instancePath + "/number_of_speakers", "DiarizationConfig#/properties/number_of_speakers", "type", { type: "integer" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (Number.isFinite(data0) && data0 < 1) {
        const err1 = error(instancePath + "/number_of_speakers", "DiarizationConfig#/properties/number_of_speakers", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.min_speakers !== void 0) {
      let data1 = data.min_speakers;
      if (!Number.isInteger(data1)) {
        const err2 = error(instancePath + "/min_speakers", "DiarizationConfig#/properties/min_speakers", "type", { type: "integer" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Number.isFinite(data1) && data1 < 0) {
        const err3 = error(instancePath + "/min_speakers", "DiarizationConfig#/properties/min_speakers", "minimum", { comparison: ">=", limit: 0 });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.max_speakers !== void 0) {
      let data2 = data.max_speakers;
      if (!Number.isInteger(data2)) {
        const err4 = error(instancePath + "/max_speakers", "DiarizationConfig#/properties/max_speakers", "type", { type: "integer" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Number.isFinite(data2) && data2 < 0) {
        const err5 = error(instancePath + "/max_speakers", "DiarizationConfig#/properties/max_speakers", "minimum", { comparison: ">=", limit: 0 });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = error(instancePath, "DiarizationConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkDiarizationConfig.errors = vErrors, errors === 0;
}
function checkDisplayModeAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "DisplayModeAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "DisplayModeAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "DisplayModeAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "DisplayModeAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "DisplayModeAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "DisplayModeAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "DisplayModeAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "DisplayModeAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "DisplayModeAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "DisplayModeAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error(instancePath + "/results", "DisplayModeAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data4[i0] != "string") {
            const err11 = error(instancePath + "/results/" + i0, "DisplayModeAddon#/properties/results/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
      }
    }
  } else {
    const err12 = error(instancePath, "DisplayModeAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkDisplayModeAddon.errors = vErrors, errors === 0;
}
function checkErrorResponse(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.timestamp === void 0) {
      const err0 = error(instancePath, "ErrorResponse#", "required", { missingProperty: "timestamp" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      const err1 = error(instancePath, "ErrorResponse#", "required", { missingProperty: "path" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.request_id === void 0) {
      const err2 = error(instancePath, "ErrorResponse#", "required", { missingProperty: "request_id" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.statusCode === void 0) {
      const err3 = error(instancePath, "ErrorResponse#", "required", { missingProperty: "statusCode" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.message === void 0) {
      const err4 = error(instancePath, "ErrorResponse#", "required", { missingProperty: "message" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      const err5 = error(instancePath + "/timestamp", "ErrorResponse#/properties/timestamp", "type", { type: "string" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.path !== void 0 && typeof data.path != "string") {
      const err6 = error(instancePath + "/path", "ErrorResponse#/properties/path", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.request_id !== void 0 && typeof data.request_id != "string") {
      const err7 = error(instancePath + "/request_id", "ErrorResponse#/properties/request_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.statusCode !== void 0) {
      let data3 = data.statusCode;
      if (!Number.isFinite(data3)) {
        const err8 = error(instancePath + "/statusCode", "ErrorResponse#/properties/statusCode", "type", { type: "number" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      const err9 = error(instancePath + "/message", "ErrorResponse#/properties/message", "type", { type: "string" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    const err10 = error(instancePath, "ErrorResponse#", "type", { type: "object" });
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return checkErrorResponse.errors = vErrors, errors === 0;
}
function checkJobKind(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "pre-recorded" || data === "live")) {
    const err0 = error(instancePath, "JobKind#", "enum", { allowedValues: ["pre-recorded", "live"] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkJobKind.errors = vErrors, errors === 0;
}
function checkJobPage(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.first === void 0) {
      const err0 = error(instancePath, "JobPage#", "required", { missingProperty: "first" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.current === void 0) {
      const err1 = error(instancePath, "JobPage#", "required", { missingProperty: "current" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next === void 0) {
      const err2 = error(instancePath, "JobPage#", "required", { missingProperty: "next" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.items === void 0) {
      const err3 = error(instancePath, "JobPage#", "required", { missingProperty: "items" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.first !== void 0) {
      let data0 = data.first;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err4 = error(instancePath + "/first", "JobPage#/properties/first", "format", { format: "uri" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error(instancePath + "/first", "JobPage#/properties/first", "type", { type: "string" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.current !== void 0) {
      let data1 = data.current;
      if (typeof data1 == "string") {
        if (!uri(data1)) {
          const err6 = error(instancePath + "/current", "JobPage#/properties/current", "format", { format: "uri" });
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = error(instancePath + "/current", "JobPage#/properties/current", "type", { type: "string" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.next !== void 0) {
      let data2 = data.next;
      if (typeof data2 != "string" && data2 !== null) {
        const err8 = error(instancePath + "/next", "JobPage#/properties/next", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string" && !uri(data2)) {
        const err9 = error(instancePath + "/next", "JobPage#/properties/next", "format", { format: "uri" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          checkTranscriptionJob(data3[i0], { instancePath: instancePath + "/items/" + i0 }) || (vErrors = vErrors === null ? checkTranscriptionJob.errors : vErrors.concat(checkTranscriptionJob.errors), errors = vErrors.length);
      } else {
        const err10 = error(instancePath + "/items", "JobPage#/properties/items", "type", { type: "array" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error(instancePath, "JobPage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkJobPage.errors = vErrors, errors === 0;
}
function checkJobStatus(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "queued" || data === "processing" || data === "done" || data === "error")) {
    const err0 = error(instancePath, "JobStatus#", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkJobStatus.errors = vErrors, errors === 0;
}
function checkLanguageConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.languages !== void 0) {
      let data0 = data.languages;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (!pattern0.test(data1)) {
              const err0 = error(instancePath + "/languages/" + i0, "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
            }
          } else {
            const err1 = error(instancePath + "/languages/" + i0, "TranscriptionLanguageCode#", "type", { type: "string" });
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      } else {
        const err2 = error(instancePath + "/languages", "LanguageConfig#/properties/languages", "type", { type: "array" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.code_switching !== void 0 && typeof data.code_switching != "boolean") {
      const err3 = error(instancePath + "/code_switching", "LanguageConfig#/properties/code_switching", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    const err4 = error(instancePath, "LanguageConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkLanguageConfig.errors = vErrors, errors === 0;
}
function checkLiveCallbackConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = error(instancePath, "LiveCallbackConfig#", "required", { missingProperty: "url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err1 = error(instancePath + "/url", "LiveCallbackConfig#/properties/url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = error(instancePath + "/url", "LiveCallbackConfig#/properties/url", "type", { type: "string" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.receive_partial_transcripts !== void 0 && typeof data.receive_partial_transcripts != "boolean") {
      const err3 = error(instancePath + "/receive_partial_transcripts", "LiveCallbackConfig#/properties/receive_partial_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.receive_final_transcripts !== void 0 && typeof data.receive_final_transcripts != "boolean") {
      const err4 = error(instancePath + "/receive_final_transcripts", "LiveCallbackConfig#/properties/receive_final_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.receive_speech_events !== void 0 && typeof data.receive_speech_events != "boolean") {
      const err5 = error(instancePath + "/receive_speech_events", "LiveCallbackConfig#/properties/receive_speech_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.receive_pre_processing_events !== void 0 && typeof data.receive_pre_processing_events != "boolean") {
      const err6 = error(instancePath + "/receive_pre_processing_events", "LiveCallbackConfig#/properties/receive_pre_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.receive_realtime_processing_events !== void 0 && typeof data.receive_realtime_processing_events != "boolean") {
      const err7 = error(instancePath + "/receive_realtime_processing_events", "LiveCallbackConfig#/properties/receive_realtime_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.receive_post_processing_events !== void 0 && typeof data.receive_post_processing_events != "boolean") {
      const err8 = error(instancePath + "/receive_post_processing_events", "LiveCallbackConfig#/properties/receive_post_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.receive_acknowledgments !== void 0 && typeof data.receive_acknowledgments != "boolean") {
      const err9 = error(instancePath + "/receive_acknowledgments", "LiveCallbackConfig#/properties/receive_acknowledgments", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.receive_errors !== void 0 && typeof data.receive_errors != "boolean") {
      const err10 = error(instancePath + "/receive_errors", "LiveCallbackConfig#/properties/receive_errors", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.receive_lifecycle_events !== void 0 && typeof data.receive_lifecycle_events != "boolean") {
      const err11 = error(instancePath + "/receive_lifecycle_events", "LiveCallbackConfig#/properties/receive_lifecycle_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    const err12 = error(instancePath, "LiveCallbackConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkLiveCallbackConfig.errors = vErrors, errors === 0;
}
function checkLiveJob(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.status;
    if (tag0 === "queued" || tag0 === "processing") {
      if (data.completed_at !== void 0) {
        let data0 = data.completed_at;
        if (typeof data0 != "string" && data0 !== null) {
          const err0 = error(instancePath + "/completed_at", "LiveJob#/oneOf/0/properties/completed_at", "type", { type: ["string", "null"] });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (typeof data0 == "string" && !dateTime(data0)) {
          const err1 = error(instancePath + "/completed_at", "LiveJob#/oneOf/0/properties/completed_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data1 = data.error_code;
        if (!Number.isInteger(data1) && data1 !== null) {
          const err2 = error(instancePath + "/error_code", "LiveJob#/oneOf/0/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (Number.isFinite(data1)) {
          if (data1 > 599) {
            const err3 = error(instancePath + "/error_code", "LiveJob#/oneOf/0/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data1 < 400) {
            const err4 = error(instancePath + "/error_code", "LiveJob#/oneOf/0/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data2 = data.result;
        if (typeof data2 == "object" && data2 !== null && !Array.isArray(data2))
          checkLiveResult(data2, { instancePath: instancePath + "/result" }) || (vErrors = vErrors === null ? checkLiveResult.errors : vErrors.concat(checkLiveResult.errors), errors = vErrors.length);
        else if (data2 !== null) {
          const err5 = error(instancePath + "/result", "LiveJob#/oneOf/0/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else if (tag0 === "done") {
      if (data.completed_at === void 0) {
        const err6 = error(instancePath, "LiveJob#/oneOf/1", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data.result === void 0) {
        const err7 = error(instancePath, "LiveJob#/oneOf/1", "required", { missingProperty: "result" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.completed_at !== void 0) {
        let data3 = data.completed_at;
        if (typeof data3 == "string") {
          if (!dateTime(data3)) {
            const err8 = error(instancePath + "/completed_at", "LiveJob#/oneOf/1/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        } else {
          const err9 = error(instancePath + "/completed_at", "LiveJob#/oneOf/1/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data4 = data.error_code;
        if (!Number.isInteger(data4) && data4 !== null) {
          const err10 = error(instancePath + "/error_code", "LiveJob#/oneOf/1/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (Number.isFinite(data4)) {
          if (data4 > 599) {
            const err11 = error(instancePath + "/error_code", "LiveJob#/oneOf/1/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (data4 < 400) {
            const err12 = error(instancePath + "/error_code", "LiveJob#/oneOf/1/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      }
      data.result !== void 0 && (checkLiveResult(data.result, { instancePath: instancePath + "/result" }) || (vErrors = vErrors === null ? checkLiveResult.errors : vErrors.concat(checkLiveResult.errors), errors = vErrors.length));
    } else if (tag0 === "error") {
      if (data.completed_at === void 0) {
        const err13 = error(instancePath, "LiveJob#/oneOf/2", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data.error_code === void 0) {
        const err14 = error(instancePath, "LiveJob#/oneOf/2", "required", { missingProperty: "error_code" });
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (data.completed_at !== void 0) {
        let data6 = data.completed_at;
        if (typeof data6 == "string") {
          if (!dateTime(data6)) {
            const err15 = error(instancePath + "/completed_at", "LiveJob#/oneOf/2/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        } else {
          const err16 = error(instancePath + "/completed_at", "LiveJob#/oneOf/2/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data7 = data.error_code;
        if (!Number.isInteger(data7)) {
          const err17 = error(instancePath + "/error_code", "LiveJob#/oneOf/2/properties/error_code", "type", { type: "integer" });
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (Number.isFinite(data7)) {
          if (data7 > 599) {
            const err18 = error(instancePath + "/error_code", "LiveJob#/oneOf/2/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (data7 < 400) {
            const err19 = error(instancePath + "/error_code", "LiveJob#/oneOf/2/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data8 = data.result;
        if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8))
          checkLiveResult(data8, { instancePath: instancePath + "/result" }) || (vErrors = vErrors === null ? checkLiveResult.errors : vErrors.concat(checkLiveResult.errors), errors = vErrors.length);
        else if (data8 !== null) {
          const err20 = error(instancePath + "/result", "LiveJob#/oneOf/2/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err21 = error(instancePath + "/status", "LiveJob#/properties/status", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.id === void 0) {
      const err22 = error(instancePath, "LiveJob#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.request_id === void 0) {
      const err23 = error(instancePath, "LiveJob#", "required", { missingProperty: "request_id" });
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.version === void 0) {
      const err24 = error(instancePath, "LiveJob#", "required", { missingProperty: "version" });
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.created_at === void 0) {
      const err25 = error(instancePath, "LiveJob#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.post_session_metadata === void 0) {
      const err26 = error(instancePath, "LiveJob#", "required", { missingProperty: "post_session_metadata" });
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.kind === void 0) {
      const err27 = error(instancePath, "LiveJob#", "required", { missingProperty: "kind" });
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.status === void 0) {
      const err28 = error(instancePath, "LiveJob#", "required", { missingProperty: "status" });
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.id !== void 0) {
      let data9 = data.id;
      if (typeof data9 == "string") {
        if (!uuid(data9)) {
          const err29 = error(instancePath + "/id", "LiveJob#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        const err30 = error(instancePath + "/id", "LiveJob#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.request_id !== void 0 && typeof data.request_id != "string") {
      const err31 = error(instancePath + "/request_id", "LiveJob#/properties/request_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.version !== void 0) {
      let data11 = data.version;
      if (!Number.isInteger(data11)) {
        const err32 = error(instancePath + "/version", "LiveJob#/properties/version", "type", { type: "integer" });
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data12 = data.created_at;
      if (typeof data12 == "string") {
        if (!dateTime(data12)) {
          const err33 = error(instancePath + "/created_at", "LiveJob#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        const err34 = error(instancePath + "/created_at", "LiveJob#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data13 = data.custom_metadata;
      if (!(typeof data13 == "object" && data13 !== null && !Array.isArray(data13))) {
        const err35 = error(instancePath + "/custom_metadata", "LiveJob#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data14 = data.post_session_metadata;
      if (!(typeof data14 == "object" && data14 !== null && !Array.isArray(data14))) {
        const err36 = error(instancePath + "/post_session_metadata", "LiveJob#/properties/post_session_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.file !== void 0) {
      let data15 = data.file;
      if (typeof data15 == "object" && data15 !== null && !Array.isArray(data15)) {
        if (data15.id === void 0) {
          const err37 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "id" });
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data15.filename === void 0) {
          const err38 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "filename" });
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data15.source === void 0) {
          const err39 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "source" });
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data15.audio_duration === void 0) {
          const err40 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (data15.number_of_channels === void 0) {
          const err41 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "number_of_channels" });
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data15.id !== void 0 && typeof data15.id != "string") {
          const err42 = error(instancePath + "/file/id", "AudioFile#/properties/id", "type", { type: "string" });
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data15.filename !== void 0) {
          let data17 = data15.filename;
          if (typeof data17 != "string" && data17 !== null) {
            const err43 = error(instancePath + "/file/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data15.source !== void 0) {
          let data18 = data15.source;
          if (typeof data18 != "string" && data18 !== null) {
            const err44 = error(instancePath + "/file/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data15.audio_duration !== void 0) {
          let data19 = data15.audio_duration;
          if (!Number.isFinite(data19) && data19 !== null) {
            const err45 = error(instancePath + "/file/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
        if (data15.number_of_channels !== void 0) {
          let data20 = data15.number_of_channels;
          if (!Number.isInteger(data20) && data20 !== null) {
            const err46 = error(instancePath + "/file/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["integer", "null"] });
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (Number.isFinite(data20) && data20 < 1) {
            const err47 = error(instancePath + "/file/number_of_channels", "AudioFile#/properties/number_of_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else if (data15 !== null) {
        const err49 = error(instancePath + "/file", "LiveJob#/properties/file", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "live") {
      const err50 = error(instancePath + "/kind", "LiveJob#/properties/kind", "const", { allowedValue: "live" });
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.request_params !== void 0) {
      let data22 = data.request_params;
      if (typeof data22 == "object" && data22 !== null && !Array.isArray(data22))
        checkLiveRequest(data22, { instancePath: instancePath + "/request_params" }) || (vErrors = vErrors === null ? checkLiveRequest.errors : vErrors.concat(checkLiveRequest.errors), errors = vErrors.length);
      else if (data22 !== null) {
        const err51 = error(instancePath + "/request_params", "LiveJob#/properties/request_params", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
  } else {
    const err52 = error(instancePath, "LiveJob#", "type", { type: "object" });
    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
  }
  return checkLiveJob.errors = vErrors, errors === 0;
}
function checkLiveMessagesConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.receive_partial_transcripts !== void 0 && typeof data.receive_partial_transcripts != "boolean") {
      const err0 = error(instancePath + "/receive_partial_transcripts", "LiveMessagesConfig#/properties/receive_partial_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.receive_final_transcripts !== void 0 && typeof data.receive_final_transcripts != "boolean") {
      const err1 = error(instancePath + "/receive_final_transcripts", "LiveMessagesConfig#/properties/receive_final_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.receive_speech_events !== void 0 && typeof data.receive_speech_events != "boolean") {
      const err2 = error(instancePath + "/receive_speech_events", "LiveMessagesConfig#/properties/receive_speech_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.receive_pre_processing_events !== void 0 && typeof data.receive_pre_processing_events != "boolean") {
      const err3 = error(instancePath + "/receive_pre_processing_events", "LiveMessagesConfig#/properties/receive_pre_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.receive_realtime_processing_events !== void 0 && typeof data.receive_realtime_processing_events != "boolean") {
      const err4 = error(instancePath + "/receive_realtime_processing_events", "LiveMessagesConfig#/properties/receive_realtime_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.receive_post_processing_events !== void 0 && typeof data.receive_post_processing_events != "boolean") {
      const err5 = error(instancePath + "/receive_post_processing_events", "LiveMessagesConfig#/properties/receive_post_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.receive_acknowledgments !== void 0 && typeof data.receive_acknowledgments != "boolean") {
      const err6 = error(instancePath + "/receive_acknowledgments", "LiveMessagesConfig#/properties/receive_acknowledgments", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.receive_errors !== void 0 && typeof data.receive_errors != "boolean") {
      const err7 = error(instancePath + "/receive_errors", "LiveMessagesConfig#/properties/receive_errors", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.receive_lifecycle_events !== void 0 && typeof data.receive_lifecycle_events != "boolean") {
      const err8 = error(instancePath + "/receive_lifecycle_events", "LiveMessagesConfig#/properties/receive_lifecycle_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    const err9 = error(instancePath, "LiveMessagesConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return checkLiveMessagesConfig.errors = vErrors, errors === 0;
}
function checkLiveRequest(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.encoding !== void 0) {
      let data0 = data.encoding;
      if (!(data0 === "wav/pcm" || data0 === "wav/alaw" || data0 === "wav/ulaw")) {
        const err0 = error(instancePath + "/encoding", "LiveRequest#/properties/encoding", "enum", { allowedValues: ["wav/pcm", "wav/alaw", "wav/ulaw"] });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.bit_depth !== void 0) {
      let data1 = data.bit_depth;
      if (!(data1 === 8 || data1 === 16 || data1 === 24 || data1 === 32)) {
        const err1 = error(instancePath + "/bit_depth", "LiveRequest#/properties/bit_depth", "enum", { allowedValues: [8, 16, 24, 32] });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.sample_rate !== void 0) {
      let data2 = data.sample_rate;
      if (!(data2 === 8e3 || data2 === 16e3 || data2 === 32e3 || data2 === 44100 || data2 === 48e3)) {
        const err2 = error(instancePath + "/sample_rate", "LiveRequest#/properties/sample_rate", "enum", { allowedValues: [8e3, 16e3, 32e3, 44100, 48e3] });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data3 = data.channels;
      if (!Number.isInteger(data3)) {
        const err3 = error(instancePath + "/channels", "LiveRequest#/properties/channels", "type", { type: "integer" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Number.isFinite(data3)) {
        if (data3 > 8) {
          const err4 = error(instancePath + "/channels", "LiveRequest#/properties/channels", "maximum", { comparison: "<=", limit: 8 });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3 < 1) {
          const err5 = error(instancePath + "/channels", "LiveRequest#/properties/channels", "minimum", { comparison: ">=", limit: 1 });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.model !== void 0 && typeof data.model != "string") {
      const err6 = error(instancePath + "/model", "LiveRequest#/properties/model", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.endpointing !== void 0) {
      let data5 = data.endpointing;
      if (Number.isFinite(data5)) {
        if (data5 > 10) {
          const err7 = error(instancePath + "/endpointing", "LiveRequest#/properties/endpointing", "maximum", { comparison: "<=", limit: 10 });
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data5 < 0.01) {
          const err8 = error(instancePath + "/endpointing", "LiveRequest#/properties/endpointing", "minimum", { comparison: ">=", limit: 0.01 });
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        const err9 = error(instancePath + "/endpointing", "LiveRequest#/properties/endpointing", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.maximum_duration_without_endpointing !== void 0) {
      let data6 = data.maximum_duration_without_endpointing;
      if (Number.isFinite(data6)) {
        if (data6 > 60) {
          const err10 = error(instancePath + "/maximum_duration_without_endpointing", "LiveRequest#/properties/maximum_duration_without_endpointing", "maximum", { comparison: "<=", limit: 60 });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data6 < 5) {
          const err11 = error(instancePath + "/maximum_duration_without_endpointing", "LiveRequest#/properties/maximum_duration_without_endpointing", "minimum", { comparison: ">=", limit: 5 });
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        const err12 = error(instancePath + "/maximum_duration_without_endpointing", "LiveRequest#/properties/maximum_duration_without_endpointing", "type", { type: "number" });
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.language_config !== void 0 && (checkLanguageConfig(data.language_config, { instancePath: instancePath + "/language_config" }) || (vErrors = vErrors === null ? checkLanguageConfig.errors : vErrors.concat(checkLanguageConfig.errors), errors = vErrors.length)), data.pre_processing !== void 0 && (checkPreProcessingConfig(data.pre_processing, { instancePath: instancePath + "/pre_processing" }) || (vErrors = vErrors === null ? checkPreProcessingConfig.errors : vErrors.concat(checkPreProcessingConfig.errors), errors = vErrors.length)), data.realtime_processing !== void 0 && (checkRealtimeProcessingConfig(data.realtime_processing, { instancePath: instancePath + "/realtime_processing" }) || (vErrors = vErrors === null ? checkRealtimeProcessingConfig.errors : vErrors.concat(checkRealtimeProcessingConfig.errors), errors = vErrors.length)), data.post_processing !== void 0 && (checkPostProcessingConfig(data.post_processing, { instancePath: instancePath + "/post_processing" }) || (vErrors = vErrors === null ? checkPostProcessingConfig.errors : vErrors.concat(checkPostProcessingConfig.errors), errors = vErrors.length)), data.messages_config !== void 0 && (checkLiveMessagesConfig(data.messages_config, { instancePath: instancePath + "/messages_config" }) || (vErrors = vErrors === null ? checkLiveMessagesConfig.errors : vErrors.concat(checkLiveMessagesConfig.errors), errors = vErrors.length)), data.callback !== void 0 && typeof data.callback != "boolean") {
      const err13 = error(instancePath + "/callback", "LiveRequest#/properties/callback", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    data.callback_config !== void 0 && (checkLiveCallbackConfig(data.callback_config, { instancePath: instancePath + "/callback_config" }) || (vErrors = vErrors === null ? checkLiveCallbackConfig.errors : vErrors.concat(checkLiveCallbackConfig.errors), errors = vErrors.length));
  } else {
    const err14 = error(instancePath, "LiveRequest#", "type", { type: "object" });
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return checkLiveRequest.errors = vErrors, errors === 0;
}
function checkLiveResult(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.metadata === void 0) {
      const err0 = error(instancePath, "LiveResult#", "required", { missingProperty: "metadata" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) {
        if (data0.audio_duration === void 0) {
          const err1 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.number_of_distinct_channels === void 0) {
          const err2 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "number_of_distinct_channels" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.billing_time === void 0) {
          const err3 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "billing_time" });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.transcription_time === void 0) {
          const err4 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "transcription_time" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!Number.isFinite(data1)) {
            const err5 = error(instancePath + "/metadata/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: "number" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!Number.isInteger(data2)) {
            const err6 = error(instancePath + "/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: "integer" });
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (Number.isFinite(data2) && data2 < 1) {
            const err7 = error(instancePath + "/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!Number.isFinite(data3)) {
            const err8 = error(instancePath + "/metadata/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!Number.isFinite(data4)) {
            const err9 = error(instancePath + "/metadata/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        const err10 = error(instancePath + "/metadata", "ResultMetadata#", "type", { type: "object" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.transcription !== void 0 && (checkTranscription(data.transcription, { instancePath: instancePath + "/transcription" }) || (vErrors = vErrors === null ? checkTranscription.errors : vErrors.concat(checkTranscription.errors), errors = vErrors.length)), data.translation !== void 0 && (checkTranslationAddon(data.translation, { instancePath: instancePath + "/translation" }) || (vErrors = vErrors === null ? checkTranslationAddon.errors : vErrors.concat(checkTranslationAddon.errors), errors = vErrors.length)), data.summarization !== void 0 && (checkSummarizationAddon(data.summarization, { instancePath: instancePath + "/summarization" }) || (vErrors = vErrors === null ? checkSummarizationAddon.errors : vErrors.concat(checkSummarizationAddon.errors), errors = vErrors.length)), data.named_entity_recognition !== void 0 && (checkNamedEntityRecognitionAddon(data.named_entity_recognition, { instancePath: instancePath + "/named_entity_recognition" }) || (vErrors = vErrors === null ? checkNamedEntityRecognitionAddon.errors : vErrors.concat(checkNamedEntityRecognitionAddon.errors), errors = vErrors.length)), data.sentiment_analysis !== void 0 && (checkSentimentAnalysisAddon(data.sentiment_analysis, { instancePath: instancePath + "/sentiment_analysis" }) || (vErrors = vErrors === null ? checkSentimentAnalysisAddon.errors : vErrors.concat(checkSentimentAnalysisAddon.errors), errors = vErrors.length)), data.chapterization !== void 0 && (checkChapterizationAddon(data.chapterization, { instancePath: instancePath + "/chapterization" }) || (vErrors = vErrors === null ? checkChapterizationAddon.errors : vErrors.concat(checkChapterizationAddon.errors), errors = vErrors.length)), data.messages !== void 0) {
      let data11 = data.messages;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data11[i0] != "string") {
            const err11 = error(instancePath + "/messages/" + i0, "LiveResult#/properties/messages/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
      } else {
        const err12 = error(instancePath + "/messages", "LiveResult#/properties/messages", "type", { type: "array" });
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    const err13 = error(instancePath, "LiveResult#", "type", { type: "object" });
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return checkLiveResult.errors = vErrors, errors === 0;
}
function checkLiveSessionCreated(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = error(instancePath, "LiveSessionCreated#", "required", { missingProperty: "url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url !== void 0 && typeof data.url != "string") {
      const err1 = error(instancePath + "/url", "LiveSessionCreated#/properties/url", "type", { type: "string" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error(instancePath, "LiveSessionCreated#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkLiveSessionCreated.errors = vErrors, errors === 0;
}
function checkLiveUtterance(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err0 = error(instancePath, "LiveUtterance#", "required", { missingProperty: "text" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      const err1 = error(instancePath, "LiveUtterance#", "required", { missingProperty: "language" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.start === void 0) {
      const err2 = error(instancePath, "LiveUtterance#", "required", { missingProperty: "start" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.end === void 0) {
      const err3 = error(instancePath, "LiveUtterance#", "required", { missingProperty: "end" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.channel === void 0) {
      const err4 = error(instancePath, "LiveUtterance#", "required", { missingProperty: "channel" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.words === void 0) {
      const err5 = error(instancePath, "LiveUtterance#", "required", { missingProperty: "words" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.confidence === void 0) {
      const err6 = error(instancePath, "LiveUtterance#", "required", { missingProperty: "confidence" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      const err7 = error(instancePath + "/text", "LiveUtterance#/properties/text", "type", { type: "string" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 == "string") {
        if (!pattern0.test(data1)) {
          const err8 = error(instancePath + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        const err9 = error(instancePath + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!Number.isFinite(data2)) {
        const err10 = error(instancePath + "/start", "LiveUtterance#/properties/start", "type", { type: "number" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!Number.isFinite(data3)) {
        const err11 = error(instancePath + "/end", "LiveUtterance#/properties/end", "type", { type: "number" });
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!Number.isInteger(data4)) {
        const err12 = error(instancePath + "/channel", "LiveUtterance#/properties/channel", "type", { type: "integer" });
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
            if (data6.word === void 0) {
              const err13 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "word" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data6.start === void 0) {
              const err14 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6.end === void 0) {
              const err15 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6.confidence === void 0) {
              const err16 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "confidence" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.word !== void 0 && typeof data6.word != "string") {
              const err17 = error(instancePath + "/words/" + i0 + "/word", "Word#/properties/word", "type", { type: "string" });
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!Number.isFinite(data8)) {
                const err18 = error(instancePath + "/words/" + i0 + "/start", "Word#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!Number.isFinite(data9)) {
                const err19 = error(instancePath + "/words/" + i0 + "/end", "Word#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!Number.isFinite(data10)) {
                const err20 = error(instancePath + "/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
          } else {
            const err21 = error(instancePath + "/words/" + i0, "Word#", "type", { type: "object" });
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        const err22 = error(instancePath + "/words", "LiveUtterance#/properties/words", "type", { type: "array" });
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!Number.isFinite(data11)) {
        const err23 = error(instancePath + "/confidence", "LiveUtterance#/properties/confidence", "type", { type: "number" });
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    const err24 = error(instancePath, "LiveUtterance#", "type", { type: "object" });
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return checkLiveUtterance.errors = vErrors, errors === 0;
}
function checkModerationAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "ModerationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "ModerationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "ModerationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "ModerationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "ModerationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "ModerationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "ModerationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "ModerationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "ModerationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "ModerationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error(instancePath + "/results", "ModerationAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error(instancePath, "ModerationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkModerationAddon.errors = vErrors, errors === 0;
}
function checkNameConsistencyAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "NameConsistencyAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "NameConsistencyAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "NameConsistencyAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "NameConsistencyAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "NameConsistencyAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "NameConsistencyAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "NameConsistencyAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "NameConsistencyAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "NameConsistencyAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "NameConsistencyAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error(instancePath + "/results", "NameConsistencyAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error(instancePath, "NameConsistencyAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkNameConsistencyAddon.errors = vErrors, errors === 0;
}
function checkNamedEntityRecognitionAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "NamedEntityRecognitionAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "NamedEntityRecognitionAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "NamedEntityRecognitionAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "NamedEntityRecognitionAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "NamedEntityRecognitionAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "NamedEntityRecognitionAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "NamedEntityRecognitionAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "NamedEntityRecognitionAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "NamedEntityRecognitionAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "NamedEntityRecognitionAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error(instancePath + "/results", "NamedEntityRecognitionAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5))) {
            const err11 = error(instancePath + "/results/" + i0, "NamedEntityRecognitionAddon#/properties/results/items", "type", { type: "object" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      }
    }
  } else {
    const err12 = error(instancePath, "NamedEntityRecognitionAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkNamedEntityRecognitionAddon.errors = vErrors, errors === 0;
}
function checkOtherServerMessage(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      const err0 = error(instancePath, "OtherServerMessage#", "required", { missingProperty: "session_id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.created_at === void 0) {
      const err1 = error(instancePath, "OtherServerMessage#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      const err2 = error(instancePath, "OtherServerMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.session_id !== void 0 && typeof data.session_id != "string") {
      const err3 = error(instancePath + "/session_id", "OtherServerMessage#/properties/session_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 == "string") {
        if (!dateTime(data1)) {
          const err4 = error(instancePath + "/created_at", "OtherServerMessage#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error(instancePath + "/created_at", "OtherServerMessage#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 != "string") {
        const err6 = error(instancePath + "/type", "OtherServerMessage#/properties/type", "type", { type: "string" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data2 === "transcript") {
        const err7 = error(instancePath + "/type", "OtherServerMessage#/properties/type", "not", {});
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = error(instancePath, "OtherServerMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return checkOtherServerMessage.errors = vErrors, errors === 0;
}
function checkPiiEntityType(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!obj1.has(data)) {
    const err0 = error(instancePath, "PiiEntityType#", "enum", { allowedValues: [...obj1] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkPiiEntityType.errors = vErrors, errors === 0;
}
function checkPiiRedactionConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.entity_types !== void 0) {
      let data0 = data.entity_types;
      if (typeof data0 == "string")
        checkPiiEntityType(data0, { instancePath: instancePath + "/entity_types" }) || (vErrors = vErrors === null ? checkPiiEntityType.errors : vErrors.concat(checkPiiEntityType.errors), errors = vErrors.length);
      else if (Array.isArray(data0))
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < 100; i0++)
            checkPiiEntityType(data0[i0], { instancePath: instancePath + "/entity_types/" + i0 }) || (vErrors = vErrors === null ? checkPiiEntityType.errors : vErrors.concat(checkPiiEntityType.errors), errors = vErrors.length);
        } else {
          const err0 = error(instancePath + "/entity_types", "PiiRedactionConfig#/properties/entity_types/anyOf/1", "type", { type: "array" });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      else {
        const err1 = error(instancePath + "/entity_types", "PiiRedactionConfig#/properties/entity_types", "type", { type: ["string", "array"] });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.processed_text_type !== void 0) {
      let data2 = data.processed_text_type;
      if (!(data2 === "MARKER" || data2 === "MASK")) {
        const err2 = error(instancePath + "/processed_text_type", "PiiRedactionConfig#/properties/processed_text_type", "enum", { allowedValues: ["MARKER", "MASK"] });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = error(instancePath, "PiiRedactionConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return checkPiiRedactionConfig.errors = vErrors, errors === 0;
}
function checkPostProcessingConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.summarization !== void 0 && typeof data.summarization != "boolean") {
      const err0 = error(instancePath + "/summarization", "PostProcessingConfig#/properties/summarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.summarization_config !== void 0 && (checkSummarizationConfig(data.summarization_config, { instancePath: instancePath + "/summarization_config" }) || (vErrors = vErrors === null ? checkSummarizationConfig.errors : vErrors.concat(checkSummarizationConfig.errors), errors = vErrors.length)), data.chapterization !== void 0 && typeof data.chapterization != "boolean") {
      const err1 = error(instancePath + "/chapterization", "PostProcessingConfig#/properties/chapterization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error(instancePath, "PostProcessingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkPostProcessingConfig.errors = vErrors, errors === 0;
}
function checkPreProcessingConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_enhancer !== void 0 && typeof data.audio_enhancer != "boolean") {
      const err0 = error(instancePath + "/audio_enhancer", "PreProcessingConfig#/properties/audio_enhancer", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.speech_threshold !== void 0) {
      let data1 = data.speech_threshold;
      if (Number.isFinite(data1)) {
        if (data1 > 1) {
          const err1 = error(instancePath + "/speech_threshold", "PreProcessingConfig#/properties/speech_threshold", "maximum", { comparison: "<=", limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data1 < 0) {
          const err2 = error(instancePath + "/speech_threshold", "PreProcessingConfig#/properties/speech_threshold", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error(instancePath + "/speech_threshold", "PreProcessingConfig#/properties/speech_threshold", "type", { type: "number" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error(instancePath, "PreProcessingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkPreProcessingConfig.errors = vErrors, errors === 0;
}
function checkPreRecordedCallback(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error(instancePath, "PreRecordedCallback#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event === void 0) {
      const err1 = error(instancePath, "PreRecordedCallback#", "required", { missingProperty: "event" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!uuid(data0)) {
          const err2 = error(instancePath + "/id", "PreRecordedCallback#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error(instancePath + "/id", "PreRecordedCallback#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.event !== void 0 && typeof data.event != "string") {
      const err4 = error(instancePath + "/event", "PreRecordedCallback#/properties/event", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = error(instancePath, "PreRecordedCallback#", "type", { type: "object" });
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return checkPreRecordedCallback.errors = vErrors, errors === 0;
}
function checkPreRecordedJob(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.status;
    if (tag0 === "queued" || tag0 === "processing") {
      if (data.completed_at !== void 0) {
        let data0 = data.completed_at;
        if (typeof data0 != "string" && data0 !== null) {
          const err0 = error(instancePath + "/completed_at", "PreRecordedJob#/oneOf/0/properties/completed_at", "type", { type: ["string", "null"] });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (typeof data0 == "string" && !dateTime(data0)) {
          const err1 = error(instancePath + "/completed_at", "PreRecordedJob#/oneOf/0/properties/completed_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data1 = data.error_code;
        if (!Number.isInteger(data1) && data1 !== null) {
          const err2 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/0/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (Number.isFinite(data1)) {
          if (data1 > 599) {
            const err3 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/0/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data1 < 400) {
            const err4 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/0/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data2 = data.result;
        if (typeof data2 == "object" && data2 !== null && !Array.isArray(data2))
          checkPreRecordedResult(data2, { instancePath: instancePath + "/result" }) || (vErrors = vErrors === null ? checkPreRecordedResult.errors : vErrors.concat(checkPreRecordedResult.errors), errors = vErrors.length);
        else if (data2 !== null) {
          const err5 = error(instancePath + "/result", "PreRecordedJob#/oneOf/0/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else if (tag0 === "done") {
      if (data.completed_at === void 0) {
        const err6 = error(instancePath, "PreRecordedJob#/oneOf/1", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data.result === void 0) {
        const err7 = error(instancePath, "PreRecordedJob#/oneOf/1", "required", { missingProperty: "result" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.completed_at !== void 0) {
        let data3 = data.completed_at;
        if (typeof data3 == "string") {
          if (!dateTime(data3)) {
            const err8 = error(instancePath + "/completed_at", "PreRecordedJob#/oneOf/1/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        } else {
          const err9 = error(instancePath + "/completed_at", "PreRecordedJob#/oneOf/1/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data4 = data.error_code;
        if (!Number.isInteger(data4) && data4 !== null) {
          const err10 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/1/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (Number.isFinite(data4)) {
          if (data4 > 599) {
            const err11 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/1/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (data4 < 400) {
            const err12 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/1/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      }
      data.result !== void 0 && (checkPreRecordedResult(data.result, { instancePath: instancePath + "/result" }) || (vErrors = vErrors === null ? checkPreRecordedResult.errors : vErrors.concat(checkPreRecordedResult.errors), errors = vErrors.length));
    } else if (tag0 === "error") {
      if (data.completed_at === void 0) {
        const err13 = error(instancePath, "PreRecordedJob#/oneOf/2", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data.error_code === void 0) {
        const err14 = error(instancePath, "PreRecordedJob#/oneOf/2", "required", { missingProperty: "error_code" });
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (data.completed_at !== void 0) {
        let data6 = data.completed_at;
        if (typeof data6 == "string") {
          if (!dateTime(data6)) {
            const err15 = error(instancePath + "/completed_at", "PreRecordedJob#/oneOf/2/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        } else {
          const err16 = error(instancePath + "/completed_at", "PreRecordedJob#/oneOf/2/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data7 = data.error_code;
        if (!Number.isInteger(data7)) {
          const err17 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/2/properties/error_code", "type", { type: "integer" });
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (Number.isFinite(data7)) {
          if (data7 > 599) {
            const err18 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/2/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (data7 < 400) {
            const err19 = error(instancePath + "/error_code", "PreRecordedJob#/oneOf/2/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data8 = data.result;
        if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8))
          checkPreRecordedResult(data8, { instancePath: instancePath + "/result" }) || (vErrors = vErrors === null ? checkPreRecordedResult.errors : vErrors.concat(checkPreRecordedResult.errors), errors = vErrors.length);
        else if (data8 !== null) {
          const err20 = error(instancePath + "/result", "PreRecordedJob#/oneOf/2/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err21 = error(instancePath + "/status", "PreRecordedJob#/properties/status", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.id === void 0) {
      const err22 = error(instancePath, "PreRecordedJob#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.request_id === void 0) {
      const err23 = error(instancePath, "PreRecordedJob#", "required", { missingProperty: "request_id" });
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.version === void 0) {
      const err24 = error(instancePath, "PreRecordedJob#", "required", { missingProperty: "version" });
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.created_at === void 0) {
      const err25 = error(instancePath, "PreRecordedJob#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.post_session_metadata === void 0) {
      const err26 = error(instancePath, "PreRecordedJob#", "required", { missingProperty: "post_session_metadata" });
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.kind === void 0) {
      const err27 = error(instancePath, "PreRecordedJob#", "required", { missingProperty: "kind" });
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.status === void 0) {
      const err28 = error(instancePath, "PreRecordedJob#", "required", { missingProperty: "status" });
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.id !== void 0) {
      let data9 = data.id;
      if (typeof data9 == "string") {
        if (!uuid(data9)) {
          const err29 = error(instancePath + "/id", "PreRecordedJob#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        const err30 = error(instancePath + "/id", "PreRecordedJob#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.request_id !== void 0 && typeof data.request_id != "string") {
      const err31 = error(instancePath + "/request_id", "PreRecordedJob#/properties/request_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.version !== void 0) {
      let data11 = data.version;
      if (!Number.isInteger(data11)) {
        const err32 = error(instancePath + "/version", "PreRecordedJob#/properties/version", "type", { type: "integer" });
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data12 = data.created_at;
      if (typeof data12 == "string") {
        if (!dateTime(data12)) {
          const err33 = error(instancePath + "/created_at", "PreRecordedJob#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        const err34 = error(instancePath + "/created_at", "PreRecordedJob#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data13 = data.custom_metadata;
      if (!(typeof data13 == "object" && data13 !== null && !Array.isArray(data13))) {
        const err35 = error(instancePath + "/custom_metadata", "PreRecordedJob#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data14 = data.post_session_metadata;
      if (!(typeof data14 == "object" && data14 !== null && !Array.isArray(data14))) {
        const err36 = error(instancePath + "/post_session_metadata", "PreRecordedJob#/properties/post_session_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.file !== void 0) {
      let data15 = data.file;
      if (typeof data15 == "object" && data15 !== null && !Array.isArray(data15)) {
        if (data15.id === void 0) {
          const err37 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "id" });
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data15.filename === void 0) {
          const err38 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "filename" });
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data15.source === void 0) {
          const err39 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "source" });
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data15.audio_duration === void 0) {
          const err40 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (data15.number_of_channels === void 0) {
          const err41 = error(instancePath + "/file", "AudioFile#", "required", { missingProperty: "number_of_channels" });
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data15.id !== void 0 && typeof data15.id != "string") {
          const err42 = error(instancePath + "/file/id", "AudioFile#/properties/id", "type", { type: "string" });
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data15.filename !== void 0) {
          let data17 = data15.filename;
          if (typeof data17 != "string" && data17 !== null) {
            const err43 = error(instancePath + "/file/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data15.source !== void 0) {
          let data18 = data15.source;
          if (typeof data18 != "string" && data18 !== null) {
            const err44 = error(instancePath + "/file/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data15.audio_duration !== void 0) {
          let data19 = data15.audio_duration;
          if (!Number.isFinite(data19) && data19 !== null) {
            const err45 = error(instancePath + "/file/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
        if (data15.number_of_channels !== void 0) {
          let data20 = data15.number_of_channels;
          if (!Number.isInteger(data20) && data20 !== null) {
            const err46 = error(instancePath + "/file/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["integer", "null"] });
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (Number.isFinite(data20) && data20 < 1) {
            const err47 = error(instancePath + "/file/number_of_channels", "AudioFile#/properties/number_of_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else if (data15 !== null) {
        const err49 = error(instancePath + "/file", "PreRecordedJob#/properties/file", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "pre-recorded") {
      const err50 = error(instancePath + "/kind", "PreRecordedJob#/properties/kind", "const", { allowedValue: "pre-recorded" });
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.request_params !== void 0) {
      let data22 = data.request_params;
      if (typeof data22 == "object" && data22 !== null && !Array.isArray(data22))
        checkPreRecordedRequestParams(data22, { instancePath: instancePath + "/request_params" }) || (vErrors = vErrors === null ? checkPreRecordedRequestParams.errors : vErrors.concat(checkPreRecordedRequestParams.errors), errors = vErrors.length);
      else if (data22 !== null) {
        const err51 = error(instancePath + "/request_params", "PreRecordedJob#/properties/request_params", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
  } else {
    const err52 = error(instancePath, "PreRecordedJob#", "type", { type: "object" });
    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
  }
  return checkPreRecordedJob.errors = vErrors, errors === 0;
}
function checkPreRecordedJobCreated(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error(instancePath, "PreRecordedJobCreated#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.result_url === void 0) {
      const err1 = error(instancePath, "PreRecordedJobCreated#", "required", { missingProperty: "result_url" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!uuid(data0)) {
          const err2 = error(instancePath + "/id", "PreRecordedJobCreated#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error(instancePath + "/id", "PreRecordedJobCreated#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.result_url !== void 0) {
      let data1 = data.result_url;
      if (typeof data1 == "string") {
        if (!uri(data1)) {
          const err4 = error(instancePath + "/result_url", "PreRecordedJobCreated#/properties/result_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error(instancePath + "/result_url", "PreRecordedJobCreated#/properties/result_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = error(instancePath, "PreRecordedJobCreated#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkPreRecordedJobCreated.errors = vErrors, errors === 0;
}
function checkPreRecordedRequest(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = error(instancePath, "PreRecordedRequest#", "required", { missingProperty: "audio_url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 != "boolean")
        if (Array.isArray(data0))
          checkCustomVocabulary(data0, { instancePath: instancePath + "/custom_vocabulary" }) || (vErrors = vErrors === null ? checkCustomVocabulary.errors : vErrors.concat(checkCustomVocabulary.errors), errors = vErrors.length);
        else {
          const err1 = error(instancePath + "/custom_vocabulary", "PreRecordedRequest#/properties/custom_vocabulary", "type", { type: ["boolean", "array"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    }
    if (data.custom_vocabulary_config !== void 0 && (checkCustomVocabularyConfig(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config" }) || (vErrors = vErrors === null ? checkCustomVocabularyConfig.errors : vErrors.concat(checkCustomVocabularyConfig.errors), errors = vErrors.length)), data.callback_url !== void 0) {
      let data2 = data.callback_url;
      if (typeof data2 == "string") {
        if (!uri(data2)) {
          const err2 = error(instancePath + "/callback_url", "PreRecordedRequest#/properties/callback_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error(instancePath + "/callback_url", "PreRecordedRequest#/properties/callback_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.callback !== void 0 && typeof data.callback != "boolean") {
      const err4 = error(instancePath + "/callback", "PreRecordedRequest#/properties/callback", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.callback_config !== void 0 && (checkCallbackConfig(data.callback_config, { instancePath: instancePath + "/callback_config" }) || (vErrors = vErrors === null ? checkCallbackConfig.errors : vErrors.concat(checkCallbackConfig.errors), errors = vErrors.length)), data.subtitles !== void 0 && typeof data.subtitles != "boolean") {
      const err5 = error(instancePath + "/subtitles", "PreRecordedRequest#/properties/subtitles", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.subtitles_config !== void 0 && (checkSubtitlesConfig(data.subtitles_config, { instancePath: instancePath + "/subtitles_config" }) || (vErrors = vErrors === null ? checkSubtitlesConfig.errors : vErrors.concat(checkSubtitlesConfig.errors), errors = vErrors.length)), data.diarization !== void 0 && typeof data.diarization != "boolean") {
      const err6 = error(instancePath + "/diarization", "PreRecordedRequest#/properties/diarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.diarization_config !== void 0 && (checkDiarizationConfig(data.diarization_config, { instancePath: instancePath + "/diarization_config" }) || (vErrors = vErrors === null ? checkDiarizationConfig.errors : vErrors.concat(checkDiarizationConfig.errors), errors = vErrors.length)), data.translation !== void 0 && typeof data.translation != "boolean") {
      const err7 = error(instancePath + "/translation", "PreRecordedRequest#/properties/translation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.translation_config !== void 0 && (checkTranslationConfig(data.translation_config, { instancePath: instancePath + "/translation_config" }) || (vErrors = vErrors === null ? checkTranslationConfig.errors : vErrors.concat(checkTranslationConfig.errors), errors = vErrors.length)), data.summarization !== void 0 && typeof data.summarization != "boolean") {
      const err8 = error(instancePath + "/summarization", "PreRecordedRequest#/properties/summarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.summarization_config !== void 0 && (checkSummarizationConfig(data.summarization_config, { instancePath: instancePath + "/summarization_config" }) || (vErrors = vErrors === null ? checkSummarizationConfig.errors : vErrors.concat(checkSummarizationConfig.errors), errors = vErrors.length)), data.named_entity_recognition !== void 0 && typeof data.named_entity_recognition != "boolean") {
      const err9 = error(instancePath + "/named_entity_recognition", "PreRecordedRequest#/properties/named_entity_recognition", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.custom_spelling !== void 0 && typeof data.custom_spelling != "boolean") {
      const err10 = error(instancePath + "/custom_spelling", "PreRecordedRequest#/properties/custom_spelling", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.custom_spelling_config !== void 0 && (checkCustomSpellingConfig(data.custom_spelling_config, { instancePath: instancePath + "/custom_spelling_config" }) || (vErrors = vErrors === null ? checkCustomSpellingConfig.errors : vErrors.concat(checkCustomSpellingConfig.errors), errors = vErrors.length)), data.sentiment_analysis !== void 0 && typeof data.sentiment_analysis != "boolean") {
      const err11 = error(instancePath + "/sentiment_analysis", "PreRecordedRequest#/properties/sentiment_analysis", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.audio_to_llm !== void 0 && typeof data.audio_to_llm != "boolean") {
      const err12 = error(instancePath + "/audio_to_llm", "PreRecordedRequest#/properties/audio_to_llm", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.audio_to_llm_config !== void 0 && (checkAudioToLlmConfig(data.audio_to_llm_config, { instancePath: instancePath + "/audio_to_llm_config" }) || (vErrors = vErrors === null ? checkAudioToLlmConfig.errors : vErrors.concat(checkAudioToLlmConfig.errors), errors = vErrors.length)), data.pii_redaction !== void 0 && typeof data.pii_redaction != "boolean") {
      const err13 = error(instancePath + "/pii_redaction", "PreRecordedRequest#/properties/pii_redaction", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.pii_redaction_config !== void 0 && (checkPiiRedactionConfig(data.pii_redaction_config, { instancePath: instancePath + "/pii_redaction_config" }) || (vErrors = vErrors === null ? checkPiiRedactionConfig.errors : vErrors.concat(checkPiiRedactionConfig.errors), errors = vErrors.length)), data.sentences !== void 0 && typeof data.sentences != "boolean") {
      const err14 = error(instancePath + "/sentences", "PreRecordedRequest#/properties/sentences", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.punctuation_enhanced !== void 0 && typeof data.punctuation_enhanced != "boolean") {
      const err15 = error(instancePath + "/punctuation_enhanced", "PreRecordedRequest#/properties/punctuation_enhanced", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.language_config !== void 0 && (checkLanguageConfig(data.language_config, { instancePath: instancePath + "/language_config" }) || (vErrors = vErrors === null ? checkLanguageConfig.errors : vErrors.concat(checkLanguageConfig.errors), errors = vErrors.length)), data.detect_language !== void 0 && typeof data.detect_language != "boolean") {
      const err16 = error(instancePath + "/detect_language", "PreRecordedRequest#/properties/detect_language", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.enable_code_switching !== void 0 && typeof data.enable_code_switching != "boolean") {
      const err17 = error(instancePath + "/enable_code_switching", "PreRecordedRequest#/properties/enable_code_switching", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.language !== void 0) {
      let data26 = data.language;
      if (typeof data26 == "string") {
        if (!pattern0.test(data26)) {
          const err18 = error(instancePath + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        const err19 = error(instancePath + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.audio_url !== void 0) {
      let data27 = data.audio_url;
      if (typeof data27 == "string") {
        if (!uri(data27)) {
          const err20 = error(instancePath + "/audio_url", "PreRecordedRequest#/properties/audio_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        const err21 = error(instancePath + "/audio_url", "PreRecordedRequest#/properties/audio_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data28 = data.custom_metadata;
      if (!(typeof data28 == "object" && data28 !== null && !Array.isArray(data28))) {
        const err22 = error(instancePath + "/custom_metadata", "PreRecordedRequest#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    const err23 = error(instancePath, "PreRecordedRequest#", "type", { type: "object" });
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return checkPreRecordedRequest.errors = vErrors, errors === 0;
}
function checkPreRecordedRequestParams(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = error(instancePath, "PreRecordedRequestParams#", "required", { missingProperty: "audio_url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 != "boolean")
        if (Array.isArray(data0))
          checkCustomVocabulary(data0, { instancePath: instancePath + "/custom_vocabulary" }) || (vErrors = vErrors === null ? checkCustomVocabulary.errors : vErrors.concat(checkCustomVocabulary.errors), errors = vErrors.length);
        else {
          const err1 = error(instancePath + "/custom_vocabulary", "PreRecordedRequestParams#/properties/custom_vocabulary", "type", { type: ["boolean", "array"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    }
    if (data.custom_vocabulary_config !== void 0 && (checkCustomVocabularyConfig(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config" }) || (vErrors = vErrors === null ? checkCustomVocabularyConfig.errors : vErrors.concat(checkCustomVocabularyConfig.errors), errors = vErrors.length)), data.callback_url !== void 0) {
      let data2 = data.callback_url;
      if (typeof data2 == "string") {
        if (!uri(data2)) {
          const err2 = error(instancePath + "/callback_url", "PreRecordedRequestParams#/properties/callback_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error(instancePath + "/callback_url", "PreRecordedRequestParams#/properties/callback_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.callback !== void 0 && typeof data.callback != "boolean") {
      const err4 = error(instancePath + "/callback", "PreRecordedRequestParams#/properties/callback", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.callback_config !== void 0 && (checkCallbackConfig(data.callback_config, { instancePath: instancePath + "/callback_config" }) || (vErrors = vErrors === null ? checkCallbackConfig.errors : vErrors.concat(checkCallbackConfig.errors), errors = vErrors.length)), data.subtitles !== void 0 && typeof data.subtitles != "boolean") {
      const err5 = error(instancePath + "/subtitles", "PreRecordedRequestParams#/properties/subtitles", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.subtitles_config !== void 0 && (checkSubtitlesConfig(data.subtitles_config, { instancePath: instancePath + "/subtitles_config" }) || (vErrors = vErrors === null ? checkSubtitlesConfig.errors : vErrors.concat(checkSubtitlesConfig.errors), errors = vErrors.length)), data.diarization !== void 0 && typeof data.diarization != "boolean") {
      const err6 = error(instancePath + "/diarization", "PreRecordedRequestParams#/properties/diarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.diarization_config !== void 0 && (checkDiarizationConfig(data.diarization_config, { instancePath: instancePath + "/diarization_config" }) || (vErrors = vErrors === null ? checkDiarizationConfig.errors : vErrors.concat(checkDiarizationConfig.errors), errors = vErrors.length)), data.translation !== void 0 && typeof data.translation != "boolean") {
      const err7 = error(instancePath + "/translation", "PreRecordedRequestParams#/properties/translation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.translation_config !== void 0 && (checkTranslationConfig(data.translation_config, { instancePath: instancePath + "/translation_config" }) || (vErrors = vErrors === null ? checkTranslationConfig.errors : vErrors.concat(checkTranslationConfig.errors), errors = vErrors.length)), data.summarization !== void 0 && typeof data.summarization != "boolean") {
      const err8 = error(instancePath + "/summarization", "PreRecordedRequestParams#/properties/summarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.summarization_config !== void 0 && (checkSummarizationConfig(data.summarization_config, { instancePath: instancePath + "/summarization_config" }) || (vErrors = vErrors === null ? checkSummarizationConfig.errors : vErrors.concat(checkSummarizationConfig.errors), errors = vErrors.length)), data.named_entity_recognition !== void 0 && typeof data.named_entity_recognition != "boolean") {
      const err9 = error(instancePath + "/named_entity_recognition", "PreRecordedRequestParams#/properties/named_entity_recognition", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.custom_spelling !== void 0 && typeof data.custom_spelling != "boolean") {
      const err10 = error(instancePath + "/custom_spelling", "PreRecordedRequestParams#/properties/custom_spelling", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.custom_spelling_config !== void 0 && (checkCustomSpellingConfig(data.custom_spelling_config, { instancePath: instancePath + "/custom_spelling_config" }) || (vErrors = vErrors === null ? checkCustomSpellingConfig.errors : vErrors.concat(checkCustomSpellingConfig.errors), errors = vErrors.length)), data.sentiment_analysis !== void 0 && typeof data.sentiment_analysis != "boolean") {
      const err11 = error(instancePath + "/sentiment_analysis", "PreRecordedRequestParams#/properties/sentiment_analysis", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.audio_to_llm !== void 0 && typeof data.audio_to_llm != "boolean") {
      const err12 = error(instancePath + "/audio_to_llm", "PreRecordedRequestParams#/properties/audio_to_llm", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.audio_to_llm_config !== void 0 && (checkAudioToLlmConfig(data.audio_to_llm_config, { instancePath: instancePath + "/audio_to_llm_config" }) || (vErrors = vErrors === null ? checkAudioToLlmConfig.errors : vErrors.concat(checkAudioToLlmConfig.errors), errors = vErrors.length)), data.pii_redaction !== void 0 && typeof data.pii_redaction != "boolean") {
      const err13 = error(instancePath + "/pii_redaction", "PreRecordedRequestParams#/properties/pii_redaction", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.pii_redaction_config !== void 0 && (checkPiiRedactionConfig(data.pii_redaction_config, { instancePath: instancePath + "/pii_redaction_config" }) || (vErrors = vErrors === null ? checkPiiRedactionConfig.errors : vErrors.concat(checkPiiRedactionConfig.errors), errors = vErrors.length)), data.sentences !== void 0 && typeof data.sentences != "boolean") {
      const err14 = error(instancePath + "/sentences", "PreRecordedRequestParams#/properties/sentences", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.punctuation_enhanced !== void 0 && typeof data.punctuation_enhanced != "boolean") {
      const err15 = error(instancePath + "/punctuation_enhanced", "PreRecordedRequestParams#/properties/punctuation_enhanced", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.language_config !== void 0 && (checkLanguageConfig(data.language_config, { instancePath: instancePath + "/language_config" }) || (vErrors = vErrors === null ? checkLanguageConfig.errors : vErrors.concat(checkLanguageConfig.errors), errors = vErrors.length)), data.detect_language !== void 0 && typeof data.detect_language != "boolean") {
      const err16 = error(instancePath + "/detect_language", "PreRecordedRequestParams#/properties/detect_language", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.enable_code_switching !== void 0 && typeof data.enable_code_switching != "boolean") {
      const err17 = error(instancePath + "/enable_code_switching", "PreRecordedRequestParams#/properties/enable_code_switching", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.language !== void 0) {
      let data26 = data.language;
      if (typeof data26 == "string") {
        if (!pattern0.test(data26)) {
          const err18 = error(instancePath + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        const err19 = error(instancePath + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.audio_url !== void 0) {
      let data27 = data.audio_url;
      if (typeof data27 != "string" && data27 !== null) {
        const err20 = error(instancePath + "/audio_url", "PreRecordedRequestParams#/properties/audio_url", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data27 == "string" && !uri(data27)) {
        const err21 = error(instancePath + "/audio_url", "PreRecordedRequestParams#/properties/audio_url", "format", { format: "uri" });
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    const err22 = error(instancePath, "PreRecordedRequestParams#", "type", { type: "object" });
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return checkPreRecordedRequestParams.errors = vErrors, errors === 0;
}
function checkPreRecordedResult(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.metadata === void 0) {
      const err0 = error(instancePath, "PreRecordedResult#", "required", { missingProperty: "metadata" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) {
        if (data0.audio_duration === void 0) {
          const err1 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.number_of_distinct_channels === void 0) {
          const err2 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "number_of_distinct_channels" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.billing_time === void 0) {
          const err3 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "billing_time" });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.transcription_time === void 0) {
          const err4 = error(instancePath + "/metadata", "ResultMetadata#", "required", { missingProperty: "transcription_time" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!Number.isFinite(data1)) {
            const err5 = error(instancePath + "/metadata/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: "number" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!Number.isInteger(data2)) {
            const err6 = error(instancePath + "/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: "integer" });
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (Number.isFinite(data2) && data2 < 1) {
            const err7 = error(instancePath + "/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!Number.isFinite(data3)) {
            const err8 = error(instancePath + "/metadata/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!Number.isFinite(data4)) {
            const err9 = error(instancePath + "/metadata/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        const err10 = error(instancePath + "/metadata", "ResultMetadata#", "type", { type: "object" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.transcription !== void 0 && (checkTranscription(data.transcription, { instancePath: instancePath + "/transcription" }) || (vErrors = vErrors === null ? checkTranscription.errors : vErrors.concat(checkTranscription.errors), errors = vErrors.length)), data.translation !== void 0 && (checkTranslationAddon(data.translation, { instancePath: instancePath + "/translation" }) || (vErrors = vErrors === null ? checkTranslationAddon.errors : vErrors.concat(checkTranslationAddon.errors), errors = vErrors.length)), data.summarization !== void 0 && (checkSummarizationAddon(data.summarization, { instancePath: instancePath + "/summarization" }) || (vErrors = vErrors === null ? checkSummarizationAddon.errors : vErrors.concat(checkSummarizationAddon.errors), errors = vErrors.length)), data.named_entity_recognition !== void 0 && (checkNamedEntityRecognitionAddon(data.named_entity_recognition, { instancePath: instancePath + "/named_entity_recognition" }) || (vErrors = vErrors === null ? checkNamedEntityRecognitionAddon.errors : vErrors.concat(checkNamedEntityRecognitionAddon.errors), errors = vErrors.length)), data.sentiment_analysis !== void 0 && (checkSentimentAnalysisAddon(data.sentiment_analysis, { instancePath: instancePath + "/sentiment_analysis" }) || (vErrors = vErrors === null ? checkSentimentAnalysisAddon.errors : vErrors.concat(checkSentimentAnalysisAddon.errors), errors = vErrors.length)), data.chapterization !== void 0 && (checkChapterizationAddon(data.chapterization, { instancePath: instancePath + "/chapterization" }) || (vErrors = vErrors === null ? checkChapterizationAddon.errors : vErrors.concat(checkChapterizationAddon.errors), errors = vErrors.length)), data.moderation !== void 0 && (checkModerationAddon(data.moderation, { instancePath: instancePath + "/moderation" }) || (vErrors = vErrors === null ? checkModerationAddon.errors : vErrors.concat(checkModerationAddon.errors), errors = vErrors.length)), data.name_consistency !== void 0 && (checkNameConsistencyAddon(data.name_consistency, { instancePath: instancePath + "/name_consistency" }) || (vErrors = vErrors === null ? checkNameConsistencyAddon.errors : vErrors.concat(checkNameConsistencyAddon.errors), errors = vErrors.length)), data.structured_data_extraction !== void 0 && (checkStructuredDataExtractionAddon(data.structured_data_extraction, { instancePath: instancePath + "/structured_data_extraction" }) || (vErrors = vErrors === null ? checkStructuredDataExtractionAddon.errors : vErrors.concat(checkStructuredDataExtractionAddon.errors), errors = vErrors.length)), data.audio_to_llm !== void 0 && (checkAudioToLlmAddon(data.audio_to_llm, { instancePath: instancePath + "/audio_to_llm" }) || (vErrors = vErrors === null ? checkAudioToLlmAddon.errors : vErrors.concat(checkAudioToLlmAddon.errors), errors = vErrors.length)), data.sentences !== void 0 && (checkSentencesAddon(data.sentences, { instancePath: instancePath + "/sentences" }) || (vErrors = vErrors === null ? checkSentencesAddon.errors : vErrors.concat(checkSentencesAddon.errors), errors = vErrors.length)), data.display_mode !== void 0 && (checkDisplayModeAddon(data.display_mode, { instancePath: instancePath + "/display_mode" }) || (vErrors = vErrors === null ? checkDisplayModeAddon.errors : vErrors.concat(checkDisplayModeAddon.errors), errors = vErrors.length)), data.diarization !== void 0 && (checkDiarizationAddon(data.diarization, { instancePath: instancePath + "/diarization" }) || (vErrors = vErrors === null ? checkDiarizationAddon.errors : vErrors.concat(checkDiarizationAddon.errors), errors = vErrors.length));
  } else {
    const err11 = error(instancePath, "PreRecordedResult#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkPreRecordedResult.errors = vErrors, errors === 0;
}
function checkPreRecordedWebhook(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error(instancePath, "PreRecordedWebhook#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!uuid(data0)) {
          const err1 = error(instancePath + "/id", "PreRecordedWebhook#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = error(instancePath + "/id", "PreRecordedWebhook#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = error(instancePath, "PreRecordedWebhook#", "type", { type: "object" });
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return checkPreRecordedWebhook.errors = vErrors, errors === 0;
}
function checkRealtimeProcessingConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.custom_vocabulary !== void 0 && typeof data.custom_vocabulary != "boolean") {
      const err0 = error(instancePath + "/custom_vocabulary", "RealtimeProcessingConfig#/properties/custom_vocabulary", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.custom_vocabulary_config !== void 0 && (checkCustomVocabularyConfig(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config" }) || (vErrors = vErrors === null ? checkCustomVocabularyConfig.errors : vErrors.concat(checkCustomVocabularyConfig.errors), errors = vErrors.length)), data.custom_spelling !== void 0 && typeof data.custom_spelling != "boolean") {
      const err1 = error(instancePath + "/custom_spelling", "RealtimeProcessingConfig#/properties/custom_spelling", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.custom_spelling_config !== void 0 && (checkCustomSpellingConfig(data.custom_spelling_config, { instancePath: instancePath + "/custom_spelling_config" }) || (vErrors = vErrors === null ? checkCustomSpellingConfig.errors : vErrors.concat(checkCustomSpellingConfig.errors), errors = vErrors.length)), data.translation !== void 0 && typeof data.translation != "boolean") {
      const err2 = error(instancePath + "/translation", "RealtimeProcessingConfig#/properties/translation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.translation_config !== void 0 && (checkTranslationConfig(data.translation_config, { instancePath: instancePath + "/translation_config" }) || (vErrors = vErrors === null ? checkTranslationConfig.errors : vErrors.concat(checkTranslationConfig.errors), errors = vErrors.length)), data.named_entity_recognition !== void 0 && typeof data.named_entity_recognition != "boolean") {
      const err3 = error(instancePath + "/named_entity_recognition", "RealtimeProcessingConfig#/properties/named_entity_recognition", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sentiment_analysis !== void 0 && typeof data.sentiment_analysis != "boolean") {
      const err4 = error(instancePath + "/sentiment_analysis", "RealtimeProcessingConfig#/properties/sentiment_analysis", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.words_accurate_timestamps !== void 0 && typeof data.words_accurate_timestamps != "boolean") {
      const err5 = error(instancePath + "/words_accurate_timestamps", "RealtimeProcessingConfig#/properties/words_accurate_timestamps", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    const err6 = error(instancePath, "RealtimeProcessingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkRealtimeProcessingConfig.errors = vErrors, errors === 0;
}
function checkResultMetadata(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_duration === void 0) {
      const err0 = error(instancePath, "ResultMetadata#", "required", { missingProperty: "audio_duration" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.number_of_distinct_channels === void 0) {
      const err1 = error(instancePath, "ResultMetadata#", "required", { missingProperty: "number_of_distinct_channels" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.billing_time === void 0) {
      const err2 = error(instancePath, "ResultMetadata#", "required", { missingProperty: "billing_time" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.transcription_time === void 0) {
      const err3 = error(instancePath, "ResultMetadata#", "required", { missingProperty: "transcription_time" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.audio_duration !== void 0) {
      let data0 = data.audio_duration;
      if (!Number.isFinite(data0)) {
        const err4 = error(instancePath + "/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.number_of_distinct_channels !== void 0) {
      let data1 = data.number_of_distinct_channels;
      if (!Number.isInteger(data1)) {
        const err5 = error(instancePath + "/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: "integer" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Number.isFinite(data1) && data1 < 1) {
        const err6 = error(instancePath + "/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.billing_time !== void 0) {
      let data2 = data.billing_time;
      if (!Number.isFinite(data2)) {
        const err7 = error(instancePath + "/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.transcription_time !== void 0) {
      let data3 = data.transcription_time;
      if (!Number.isFinite(data3)) {
        const err8 = error(instancePath + "/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = error(instancePath, "ResultMetadata#", "type", { type: "object" });
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return checkResultMetadata.errors = vErrors, errors === 0;
}
function checkSentence(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "object" && data !== null && !Array.isArray(data))) {
    const err0 = error(instancePath, "Sentence#", "type", { type: "object" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkSentence.errors = vErrors, errors === 0;
}
function checkSentencesAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "SentencesAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "SentencesAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "SentencesAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "SentencesAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "SentencesAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "SentencesAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "SentencesAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "SentencesAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "SentencesAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "SentencesAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error(instancePath + "/results", "SentencesAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data4[i0] != "string") {
            const err11 = error(instancePath + "/results/" + i0, "SentencesAddon#/properties/results/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
      }
    }
  } else {
    const err12 = error(instancePath, "SentencesAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkSentencesAddon.errors = vErrors, errors === 0;
}
function checkSentimentAnalysisAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "SentimentAnalysisAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "SentimentAnalysisAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "SentimentAnalysisAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "SentimentAnalysisAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "SentimentAnalysisAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "SentimentAnalysisAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "SentimentAnalysisAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "SentimentAnalysisAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "SentimentAnalysisAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "SentimentAnalysisAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0 && typeof data.results != "string") {
      const err10 = error(instancePath + "/results", "SentimentAnalysisAddon#/properties/results", "type", { type: "string" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    const err11 = error(instancePath, "SentimentAnalysisAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkSentimentAnalysisAddon.errors = vErrors, errors === 0;
}
function checkServerMessage(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.type;
    if (tag0 === "transcript")
      checkTranscriptMessage(data, { instancePath }) || (vErrors = vErrors === null ? checkTranscriptMessage.errors : vErrors.concat(checkTranscriptMessage.errors), errors = vErrors.length);
    else if (typeof tag0 == "string")
      checkOtherServerMessage(data, { instancePath }) || (vErrors = vErrors === null ? checkOtherServerMessage.errors : vErrors.concat(checkOtherServerMessage.errors), errors = vErrors.length);
    else if (tag0 === void 0) {
      const err0 = error(instancePath, "ServerMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (tag0 !== void 0) {
      const err1 = error(instancePath + "/type", "ServerMessage#/properties/type", "type", { type: "string" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error(instancePath, "ServerMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkServerMessage.errors = vErrors, errors === 0;
}
function checkStructuredDataExtractionAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "StructuredDataExtractionAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "StructuredDataExtractionAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "StructuredDataExtractionAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "StructuredDataExtractionAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "StructuredDataExtractionAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "StructuredDataExtractionAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "StructuredDataExtractionAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "StructuredDataExtractionAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "StructuredDataExtractionAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "StructuredDataExtractionAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error(instancePath + "/results", "StructuredDataExtractionAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error(instancePath, "StructuredDataExtractionAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkStructuredDataExtractionAddon.errors = vErrors, errors === 0;
}
function checkSubtitle(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "object" && data !== null && !Array.isArray(data))) {
    const err0 = error(instancePath, "Subtitle#", "type", { type: "object" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkSubtitle.errors = vErrors, errors === 0;
}
function checkSubtitlesConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.formats !== void 0) {
      let data0 = data.formats;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err0 = error(instancePath + "/formats", "SubtitlesConfig#/properties/formats", "minItems", { limit: 1 });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "srt" || data1 === "vtt")) {
            const err1 = error(instancePath + "/formats/" + i0, "SubtitlesConfig#/properties/formats/items", "enum", { allowedValues: ["srt", "vtt"] });
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      } else {
        const err2 = error(instancePath + "/formats", "SubtitlesConfig#/properties/formats", "type", { type: "array" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.minimum_duration !== void 0) {
      let data2 = data.minimum_duration;
      if (Number.isFinite(data2)) {
        if (data2 < 0) {
          const err3 = error(instancePath + "/minimum_duration", "SubtitlesConfig#/properties/minimum_duration", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = error(instancePath + "/minimum_duration", "SubtitlesConfig#/properties/minimum_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.maximum_duration !== void 0) {
      let data3 = data.maximum_duration;
      if (Number.isFinite(data3)) {
        if (data3 > 30) {
          const err5 = error(instancePath + "/maximum_duration", "SubtitlesConfig#/properties/maximum_duration", "maximum", { comparison: "<=", limit: 30 });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data3 < 1) {
          const err6 = error(instancePath + "/maximum_duration", "SubtitlesConfig#/properties/maximum_duration", "minimum", { comparison: ">=", limit: 1 });
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = error(instancePath + "/maximum_duration", "SubtitlesConfig#/properties/maximum_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.maximum_characters_per_row !== void 0) {
      let data4 = data.maximum_characters_per_row;
      if (!Number.isInteger(data4)) {
        const err8 = error(instancePath + "/maximum_characters_per_row", "SubtitlesConfig#/properties/maximum_characters_per_row", "type", { type: "integer" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data4) && data4 < 1) {
        const err9 = error(instancePath + "/maximum_characters_per_row", "SubtitlesConfig#/properties/maximum_characters_per_row", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.maximum_rows_per_caption !== void 0) {
      let data5 = data.maximum_rows_per_caption;
      if (!Number.isInteger(data5)) {
        const err10 = error(instancePath + "/maximum_rows_per_caption", "SubtitlesConfig#/properties/maximum_rows_per_caption", "type", { type: "integer" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Number.isFinite(data5)) {
        if (data5 > 5) {
          const err11 = error(instancePath + "/maximum_rows_per_caption", "SubtitlesConfig#/properties/maximum_rows_per_caption", "maximum", { comparison: "<=", limit: 5 });
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data5 < 1) {
          const err12 = error(instancePath + "/maximum_rows_per_caption", "SubtitlesConfig#/properties/maximum_rows_per_caption", "minimum", { comparison: ">=", limit: 1 });
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.style !== void 0) {
      let data6 = data.style;
      if (!(data6 === "default" || data6 === "compliance")) {
        const err13 = error(instancePath + "/style", "SubtitlesConfig#/properties/style", "enum", { allowedValues: ["default", "compliance"] });
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    const err14 = error(instancePath, "SubtitlesConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return checkSubtitlesConfig.errors = vErrors, errors === 0;
}
function checkSummarizationAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "SummarizationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "SummarizationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "SummarizationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "SummarizationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "SummarizationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "SummarizationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "SummarizationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "SummarizationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "SummarizationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "SummarizationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error(instancePath + "/results", "SummarizationAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error(instancePath, "SummarizationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkSummarizationAddon.errors = vErrors, errors === 0;
}
function checkSummarizationConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "general" || data0 === "bullet_points" || data0 === "concise")) {
        const err0 = error(instancePath + "/type", "SummarizationConfig#/properties/type", "enum", { allowedValues: ["general", "bullet_points", "concise"] });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = error(instancePath, "SummarizationConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return checkSummarizationConfig.errors = vErrors, errors === 0;
}
function checkTranscriptMessage(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      const err0 = error(instancePath, "TranscriptMessage#", "required", { missingProperty: "session_id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.created_at === void 0) {
      const err1 = error(instancePath, "TranscriptMessage#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      const err2 = error(instancePath, "TranscriptMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.data === void 0) {
      const err3 = error(instancePath, "TranscriptMessage#", "required", { missingProperty: "data" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.session_id !== void 0 && typeof data.session_id != "string") {
      const err4 = error(instancePath + "/session_id", "TranscriptMessage#/properties/session_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 == "string") {
        if (!dateTime(data1)) {
          const err5 = error(instancePath + "/created_at", "TranscriptMessage#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        const err6 = error(instancePath + "/created_at", "TranscriptMessage#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "transcript") {
      const err7 = error(instancePath + "/type", "TranscriptMessage#/properties/type", "const", { allowedValue: "transcript" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.data !== void 0) {
      let data3 = data.data;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (data3.id === void 0) {
          const err8 = error(instancePath + "/data", "TranscriptMessage#/properties/data", "required", { missingProperty: "id" });
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.is_final === void 0) {
          const err9 = error(instancePath + "/data", "TranscriptMessage#/properties/data", "required", { missingProperty: "is_final" });
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3.utterance === void 0) {
          const err10 = error(instancePath + "/data", "TranscriptMessage#/properties/data", "required", { missingProperty: "utterance" });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3.id !== void 0 && typeof data3.id != "string") {
          const err11 = error(instancePath + "/data/id", "TranscriptMessage#/properties/data/properties/id", "type", { type: "string" });
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data3.is_final !== void 0 && typeof data3.is_final != "boolean") {
          const err12 = error(instancePath + "/data/is_final", "TranscriptMessage#/properties/data/properties/is_final", "type", { type: "boolean" });
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.utterance !== void 0) {
          let data6 = data3.utterance;
          if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
            if (data6.text === void 0) {
              const err13 = error(instancePath + "/data/utterance", "LiveUtterance#", "required", { missingProperty: "text" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data6.language === void 0) {
              const err14 = error(instancePath + "/data/utterance", "LiveUtterance#", "required", { missingProperty: "language" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6.start === void 0) {
              const err15 = error(instancePath + "/data/utterance", "LiveUtterance#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6.end === void 0) {
              const err16 = error(instancePath + "/data/utterance", "LiveUtterance#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.channel === void 0) {
              const err17 = error(instancePath + "/data/utterance", "LiveUtterance#", "required", { missingProperty: "channel" });
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data6.words === void 0) {
              const err18 = error(instancePath + "/data/utterance", "LiveUtterance#", "required", { missingProperty: "words" });
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data6.confidence === void 0) {
              const err19 = error(instancePath + "/data/utterance", "LiveUtterance#", "required", { missingProperty: "confidence" });
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data6.text !== void 0 && typeof data6.text != "string") {
              const err20 = error(instancePath + "/data/utterance/text", "LiveUtterance#/properties/text", "type", { type: "string" });
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data6.language !== void 0) {
              let data8 = data6.language;
              if (typeof data8 == "string") {
                if (!pattern0.test(data8)) {
                  const err21 = error(instancePath + "/data/utterance/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                const err22 = error(instancePath + "/data/utterance/language", "TranscriptionLanguageCode#", "type", { type: "string" });
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data6.start !== void 0) {
              let data9 = data6.start;
              if (!Number.isFinite(data9)) {
                const err23 = error(instancePath + "/data/utterance/start", "LiveUtterance#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data6.end !== void 0) {
              let data10 = data6.end;
              if (!Number.isFinite(data10)) {
                const err24 = error(instancePath + "/data/utterance/end", "LiveUtterance#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data6.channel !== void 0) {
              let data11 = data6.channel;
              if (!Number.isInteger(data11)) {
                const err25 = error(instancePath + "/data/utterance/channel", "LiveUtterance#/properties/channel", "type", { type: "integer" });
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data6.words !== void 0) {
              let data12 = data6.words;
              if (Array.isArray(data12)) {
                const len0 = data12.length;
                for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
                  let data13 = data12[i0];
                  if (typeof data13 == "object" && data13 !== null && !Array.isArray(data13)) {
                    if (data13.word === void 0) {
                      const err26 = error(instancePath + "/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "word" });
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                    if (data13.start === void 0) {
                      const err27 = error(instancePath + "/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "start" });
                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                    if (data13.end === void 0) {
                      const err28 = error(instancePath + "/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "end" });
                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                    if (data13.confidence === void 0) {
                      const err29 = error(instancePath + "/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "confidence" });
                      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                    if (data13.word !== void 0 && typeof data13.word != "string") {
                      const err30 = error(instancePath + "/data/utterance/words/" + i0 + "/word", "Word#/properties/word", "type", { type: "string" });
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                    if (data13.start !== void 0) {
                      let data15 = data13.start;
                      if (!Number.isFinite(data15)) {
                        const err31 = error(instancePath + "/data/utterance/words/" + i0 + "/start", "Word#/properties/start", "type", { type: "number" });
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                      }
                    }
                    if (data13.end !== void 0) {
                      let data16 = data13.end;
                      if (!Number.isFinite(data16)) {
                        const err32 = error(instancePath + "/data/utterance/words/" + i0 + "/end", "Word#/properties/end", "type", { type: "number" });
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      }
                    }
                    if (data13.confidence !== void 0) {
                      let data17 = data13.confidence;
                      if (!Number.isFinite(data17)) {
                        const err33 = error(instancePath + "/data/utterance/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                      }
                    }
                  } else {
                    const err34 = error(instancePath + "/data/utterance/words/" + i0, "Word#", "type", { type: "object" });
                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                  }
                }
              } else {
                const err35 = error(instancePath + "/data/utterance/words", "LiveUtterance#/properties/words", "type", { type: "array" });
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data18 = data6.confidence;
              if (!Number.isFinite(data18)) {
                const err36 = error(instancePath + "/data/utterance/confidence", "LiveUtterance#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
          } else {
            const err37 = error(instancePath + "/data/utterance", "LiveUtterance#", "type", { type: "object" });
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      } else {
        const err38 = error(instancePath + "/data", "TranscriptMessage#/properties/data", "type", { type: "object" });
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
  } else {
    const err39 = error(instancePath, "TranscriptMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
  }
  return checkTranscriptMessage.errors = vErrors, errors === 0;
}
function checkTranscription(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.full_transcript === void 0) {
      const err0 = error(instancePath, "Transcription#", "required", { missingProperty: "full_transcript" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.languages === void 0) {
      const err1 = error(instancePath, "Transcription#", "required", { missingProperty: "languages" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.utterances === void 0) {
      const err2 = error(instancePath, "Transcription#", "required", { missingProperty: "utterances" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.full_transcript !== void 0 && typeof data.full_transcript != "string") {
      const err3 = error(instancePath + "/full_transcript", "Transcription#/properties/full_transcript", "type", { type: "string" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.languages !== void 0) {
      let data1 = data.languages;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (!pattern0.test(data2)) {
              const err4 = error(instancePath + "/languages/" + i0, "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            const err5 = error(instancePath + "/languages/" + i0, "TranscriptionLanguageCode#", "type", { type: "string" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = error(instancePath + "/languages", "Transcription#/properties/languages", "type", { type: "array" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.utterances !== void 0) {
      let data3 = data.utterances;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1 && errors < 100; i1++) {
          let data4 = data3[i1];
          if (typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) {
            if (data4.text === void 0) {
              const err7 = error(instancePath + "/utterances/" + i1, "Utterance#", "required", { missingProperty: "text" });
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data4.language === void 0) {
              const err8 = error(instancePath + "/utterances/" + i1, "Utterance#", "required", { missingProperty: "language" });
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4.start === void 0) {
              const err9 = error(instancePath + "/utterances/" + i1, "Utterance#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data4.end === void 0) {
              const err10 = error(instancePath + "/utterances/" + i1, "Utterance#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data4.channel === void 0) {
              const err11 = error(instancePath + "/utterances/" + i1, "Utterance#", "required", { missingProperty: "channel" });
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data4.words === void 0) {
              const err12 = error(instancePath + "/utterances/" + i1, "Utterance#", "required", { missingProperty: "words" });
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data4.text !== void 0 && typeof data4.text != "string") {
              const err13 = error(instancePath + "/utterances/" + i1 + "/text", "Utterance#/properties/text", "type", { type: "string" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data4.language !== void 0) {
              let data6 = data4.language;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  const err14 = error(instancePath + "/utterances/" + i1 + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                const err15 = error(instancePath + "/utterances/" + i1 + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data4.start !== void 0) {
              let data7 = data4.start;
              if (!Number.isFinite(data7)) {
                const err16 = error(instancePath + "/utterances/" + i1 + "/start", "Utterance#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data4.end !== void 0) {
              let data8 = data4.end;
              if (!Number.isFinite(data8)) {
                const err17 = error(instancePath + "/utterances/" + i1 + "/end", "Utterance#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data4.channel !== void 0) {
              let data9 = data4.channel;
              if (!Number.isInteger(data9)) {
                const err18 = error(instancePath + "/utterances/" + i1 + "/channel", "Utterance#/properties/channel", "type", { type: "integer" });
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data4.words !== void 0) {
              let data10 = data4.words;
              if (Array.isArray(data10)) {
                const len2 = data10.length;
                for (let i2 = 0; i2 < len2 && errors < 100; i2++) {
                  let data11 = data10[i2];
                  if (typeof data11 == "object" && data11 !== null && !Array.isArray(data11)) {
                    if (data11.word === void 0) {
                      const err19 = error(instancePath + "/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "word" });
                      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data11.start === void 0) {
                      const err20 = error(instancePath + "/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "start" });
                      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                    if (data11.end === void 0) {
                      const err21 = error(instancePath + "/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "end" });
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                    if (data11.confidence === void 0) {
                      const err22 = error(instancePath + "/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "confidence" });
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data11.word !== void 0 && typeof data11.word != "string") {
                      const err23 = error(instancePath + "/utterances/" + i1 + "/words/" + i2 + "/word", "Word#/properties/word", "type", { type: "string" });
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (data11.start !== void 0) {
                      let data13 = data11.start;
                      if (!Number.isFinite(data13)) {
                        const err24 = error(instancePath + "/utterances/" + i1 + "/words/" + i2 + "/start", "Word#/properties/start", "type", { type: "number" });
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                      }
                    }
                    if (data11.end !== void 0) {
                      let data14 = data11.end;
                      if (!Number.isFinite(data14)) {
                        const err25 = error(instancePath + "/utterances/" + i1 + "/words/" + i2 + "/end", "Word#/properties/end", "type", { type: "number" });
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                      }
                    }
                    if (data11.confidence !== void 0) {
                      let data15 = data11.confidence;
                      if (!Number.isFinite(data15)) {
                        const err26 = error(instancePath + "/utterances/" + i1 + "/words/" + i2 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                      }
                    }
                  } else {
                    const err27 = error(instancePath + "/utterances/" + i1 + "/words/" + i2, "Word#", "type", { type: "object" });
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                  }
                }
              } else {
                const err28 = error(instancePath + "/utterances/" + i1 + "/words", "Utterance#/properties/words", "type", { type: "array" });
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data4.confidence !== void 0) {
              let data16 = data4.confidence;
              if (!Number.isFinite(data16)) {
                const err29 = error(instancePath + "/utterances/" + i1 + "/confidence", "Utterance#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            if (data4.speaker !== void 0) {
              let data17 = data4.speaker;
              if (!Number.isInteger(data17)) {
                const err30 = error(instancePath + "/utterances/" + i1 + "/speaker", "Utterance#/properties/speaker", "type", { type: "integer" });
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
          } else {
            const err31 = error(instancePath + "/utterances/" + i1, "Utterance#", "type", { type: "object" });
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        const err32 = error(instancePath + "/utterances", "Transcription#/properties/utterances", "type", { type: "array" });
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.sentences !== void 0) {
      let data18 = data.sentences;
      if (Array.isArray(data18)) {
        const len3 = data18.length;
        for (let i3 = 0; i3 < len3 && errors < 100; i3++)
          checkSentence(data18[i3], { instancePath: instancePath + "/sentences/" + i3 }) || (vErrors = vErrors === null ? checkSentence.errors : vErrors.concat(checkSentence.errors), errors = vErrors.length);
      } else {
        const err33 = error(instancePath + "/sentences", "Transcription#/properties/sentences", "type", { type: "array" });
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.subtitles !== void 0) {
      let data20 = data.subtitles;
      if (Array.isArray(data20)) {
        const len4 = data20.length;
        for (let i4 = 0; i4 < len4 && errors < 100; i4++)
          checkSubtitle(data20[i4], { instancePath: instancePath + "/subtitles/" + i4 }) || (vErrors = vErrors === null ? checkSubtitle.errors : vErrors.concat(checkSubtitle.errors), errors = vErrors.length);
      } else {
        const err34 = error(instancePath + "/subtitles", "Transcription#/properties/subtitles", "type", { type: "array" });
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    const err35 = error(instancePath, "Transcription#", "type", { type: "object" });
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return checkTranscription.errors = vErrors, errors === 0;
}
function checkTranscriptionJob(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "pre-recorded")
      checkPreRecordedJob(data, { instancePath }) || (vErrors = vErrors === null ? checkPreRecordedJob.errors : vErrors.concat(checkPreRecordedJob.errors), errors = vErrors.length);
    else if (tag0 === "live")
      checkLiveJob(data, { instancePath }) || (vErrors = vErrors === null ? checkLiveJob.errors : vErrors.concat(checkLiveJob.errors), errors = vErrors.length);
    else if (tag0 === void 0) {
      const err0 = error(instancePath, "TranscriptionJob#", "required", { missingProperty: "kind" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (tag0 !== void 0) {
      const err1 = error(instancePath + "/kind", "TranscriptionJob#/properties/kind", "enum", { allowedValues: ["pre-recorded", "live"] });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error(instancePath, "TranscriptionJob#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkTranscriptionJob.errors = vErrors, errors === 0;
}
function checkTranscriptionLanguageCode(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      const err0 = error(instancePath, "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = error(instancePath, "TranscriptionLanguageCode#", "type", { type: "string" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return checkTranscriptionLanguageCode.errors = vErrors, errors === 0;
}
function checkTranslationAddon(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error(instancePath + "/error", "TranslationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1, { instancePath: instancePath + "/error" }) || (vErrors = vErrors === null ? checkAddonError.errors : vErrors.concat(checkAddonError.errors), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error(instancePath + "/error", "TranslationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error(instancePath + "/success", "TranslationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error(instancePath, "TranslationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error(instancePath, "TranslationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error(instancePath, "TranslationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error(instancePath, "TranslationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error(instancePath, "TranslationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error(instancePath + "/is_empty", "TranslationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error(instancePath + "/exec_time", "TranslationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error(instancePath + "/results", "TranslationAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5))) {
            const err11 = error(instancePath + "/results/" + i0, "TranslationAddon#/properties/results/items", "type", { type: "object" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      }
    }
  } else {
    const err12 = error(instancePath, "TranslationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkTranslationAddon.errors = vErrors, errors === 0;
}
function checkTranslationConfig(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.target_languages === void 0) {
      const err0 = error(instancePath, "TranslationConfig#", "required", { missingProperty: "target_languages" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.target_languages !== void 0) {
      let data0 = data.target_languages;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err1 = error(instancePath + "/target_languages", "TranslationConfig#/properties/target_languages", "minItems", { limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (!obj0.has(data0[i0])) {
            const err2 = error(instancePath + "/target_languages/" + i0, "TranslationLanguageCode#", "enum", { allowedValues: [...obj0] });
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = error(instancePath + "/target_languages", "TranslationConfig#/properties/target_languages", "type", { type: "array" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      if (!(data2 === "base" || data2 === "enhanced")) {
        const err4 = error(instancePath + "/model", "TranslationConfig#/properties/model", "enum", { allowedValues: ["base", "enhanced"] });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.match_original_utterances !== void 0 && typeof data.match_original_utterances != "boolean") {
      const err5 = error(instancePath + "/match_original_utterances", "TranslationConfig#/properties/match_original_utterances", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.lipsync !== void 0 && typeof data.lipsync != "boolean") {
      const err6 = error(instancePath + "/lipsync", "TranslationConfig#/properties/lipsync", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.context_adaptation !== void 0 && typeof data.context_adaptation != "boolean") {
      const err7 = error(instancePath + "/context_adaptation", "TranslationConfig#/properties/context_adaptation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.context !== void 0 && typeof data.context != "string") {
      const err8 = error(instancePath + "/context", "TranslationConfig#/properties/context", "type", { type: "string" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.informal !== void 0 && typeof data.informal != "boolean") {
      const err9 = error(instancePath + "/informal", "TranslationConfig#/properties/informal", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    const err10 = error(instancePath, "TranslationConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return checkTranslationConfig.errors = vErrors, errors === 0;
}
function checkTranslationLanguageCode(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!obj0.has(data)) {
    const err0 = error(instancePath, "TranslationLanguageCode#", "enum", { allowedValues: [...obj0] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkTranslationLanguageCode.errors = vErrors, errors === 0;
}
function checkUploadResponse(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = error(instancePath, "UploadResponse#", "required", { missingProperty: "audio_url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.audio_metadata === void 0) {
      const err1 = error(instancePath, "UploadResponse#", "required", { missingProperty: "audio_metadata" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err2 = error(instancePath + "/audio_url", "UploadResponse#/properties/audio_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error(instancePath + "/audio_url", "UploadResponse#/properties/audio_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.audio_metadata !== void 0 && (checkAudioMetadata(data.audio_metadata, { instancePath: instancePath + "/audio_metadata" }) || (vErrors = vErrors === null ? checkAudioMetadata.errors : vErrors.concat(checkAudioMetadata.errors), errors = vErrors.length));
  } else {
    const err4 = error(instancePath, "UploadResponse#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkUploadResponse.errors = vErrors, errors === 0;
}
function checkUtterance(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err0 = error(instancePath, "Utterance#", "required", { missingProperty: "text" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      const err1 = error(instancePath, "Utterance#", "required", { missingProperty: "language" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.start === void 0) {
      const err2 = error(instancePath, "Utterance#", "required", { missingProperty: "start" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.end === void 0) {
      const err3 = error(instancePath, "Utterance#", "required", { missingProperty: "end" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.channel === void 0) {
      const err4 = error(instancePath, "Utterance#", "required", { missingProperty: "channel" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.words === void 0) {
      const err5 = error(instancePath, "Utterance#", "required", { missingProperty: "words" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      const err6 = error(instancePath + "/text", "Utterance#/properties/text", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 == "string") {
        if (!pattern0.test(data1)) {
          const err7 = error(instancePath + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        const err8 = error(instancePath + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!Number.isFinite(data2)) {
        const err9 = error(instancePath + "/start", "Utterance#/properties/start", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!Number.isFinite(data3)) {
        const err10 = error(instancePath + "/end", "Utterance#/properties/end", "type", { type: "number" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!Number.isInteger(data4)) {
        const err11 = error(instancePath + "/channel", "Utterance#/properties/channel", "type", { type: "integer" });
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
            if (data6.word === void 0) {
              const err12 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "word" });
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data6.start === void 0) {
              const err13 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data6.end === void 0) {
              const err14 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6.confidence === void 0) {
              const err15 = error(instancePath + "/words/" + i0, "Word#", "required", { missingProperty: "confidence" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6.word !== void 0 && typeof data6.word != "string") {
              const err16 = error(instancePath + "/words/" + i0 + "/word", "Word#/properties/word", "type", { type: "string" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!Number.isFinite(data8)) {
                const err17 = error(instancePath + "/words/" + i0 + "/start", "Word#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!Number.isFinite(data9)) {
                const err18 = error(instancePath + "/words/" + i0 + "/end", "Word#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!Number.isFinite(data10)) {
                const err19 = error(instancePath + "/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
          } else {
            const err20 = error(instancePath + "/words/" + i0, "Word#", "type", { type: "object" });
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        const err21 = error(instancePath + "/words", "Utterance#/properties/words", "type", { type: "array" });
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!Number.isFinite(data11)) {
        const err22 = error(instancePath + "/confidence", "Utterance#/properties/confidence", "type", { type: "number" });
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.speaker !== void 0) {
      let data12 = data.speaker;
      if (!Number.isInteger(data12)) {
        const err23 = error(instancePath + "/speaker", "Utterance#/properties/speaker", "type", { type: "integer" });
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    const err24 = error(instancePath, "Utterance#", "type", { type: "object" });
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return checkUtterance.errors = vErrors, errors === 0;
}
function checkWord(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.word === void 0) {
      const err0 = error(instancePath, "Word#", "required", { missingProperty: "word" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.start === void 0) {
      const err1 = error(instancePath, "Word#", "required", { missingProperty: "start" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.end === void 0) {
      const err2 = error(instancePath, "Word#", "required", { missingProperty: "end" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.confidence === void 0) {
      const err3 = error(instancePath, "Word#", "required", { missingProperty: "confidence" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.word !== void 0 && typeof data.word != "string") {
      const err4 = error(instancePath + "/word", "Word#/properties/word", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!Number.isFinite(data1)) {
        const err5 = error(instancePath + "/start", "Word#/properties/start", "type", { type: "number" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!Number.isFinite(data2)) {
        const err6 = error(instancePath + "/end", "Word#/properties/end", "type", { type: "number" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data3 = data.confidence;
      if (!Number.isFinite(data3)) {
        const err7 = error(instancePath + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = error(instancePath, "Word#", "type", { type: "object" });
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return checkWord.errors = vErrors, errors === 0;
}
function checkAudioChunkMessage(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = error(instancePath, "AudioChunkMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.data === void 0) {
      const err1 = error(instancePath, "AudioChunkMessage#", "required", { missingProperty: "data" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type !== void 0 && data.type !== "audio_chunk") {
      const err2 = error(instancePath + "/type", "AudioChunkMessage#/properties/type", "const", { allowedValue: "audio_chunk" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) {
        if (data1.chunk === void 0) {
          const err3 = error(instancePath + "/data", "AudioChunkMessage#/properties/data", "required", { missingProperty: "chunk" });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.chunk !== void 0 && typeof data1.chunk != "string") {
          const err4 = error(instancePath + "/data/chunk", "AudioChunkMessage#/properties/data/properties/chunk", "type", { type: "string" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error(instancePath + "/data", "AudioChunkMessage#/properties/data", "type", { type: "object" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = error(instancePath, "AudioChunkMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkAudioChunkMessage.errors = vErrors, errors === 0;
}
function checkClientMessage(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.type;
    if (tag0 === "audio_chunk")
      checkAudioChunkMessage(data, { instancePath }) || (vErrors = vErrors === null ? checkAudioChunkMessage.errors : vErrors.concat(checkAudioChunkMessage.errors), errors = vErrors.length);
    else if (tag0 === "stop_recording")
      checkStopRecordingMessage(data, { instancePath }) || (vErrors = vErrors === null ? checkStopRecordingMessage.errors : vErrors.concat(checkStopRecordingMessage.errors), errors = vErrors.length);
    else if (tag0 === void 0) {
      const err0 = error(instancePath, "ClientMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (tag0 !== void 0) {
      const err1 = error(instancePath + "/type", "ClientMessage#/properties/type", "enum", { allowedValues: ["audio_chunk", "stop_recording"] });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error(instancePath, "ClientMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkClientMessage.errors = vErrors, errors === 0;
}
function checkStopRecordingMessage(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = error(instancePath, "StopRecordingMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type !== void 0 && data.type !== "stop_recording") {
      const err1 = error(instancePath + "/type", "StopRecordingMessage#/properties/type", "const", { allowedValue: "stop_recording" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error(instancePath, "StopRecordingMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkStopRecordingMessage.errors = vErrors, errors === 0;
}
function checkListTranscriptionJobsQuery(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.offset !== void 0) {
      let data0 = data.offset;
      if (!Number.isInteger(data0)) {
        const err0 = error(instancePath + "/offset", "ListTranscriptionJobsQuery#/properties/offset", "type", { type: "integer" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (Number.isFinite(data0) && data0 < 0) {
        const err1 = error(instancePath + "/offset", "ListTranscriptionJobsQuery#/properties/offset", "minimum", { comparison: ">=", limit: 0 });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!Number.isInteger(data1)) {
        const err2 = error(instancePath + "/limit", "ListTranscriptionJobsQuery#/properties/limit", "type", { type: "integer" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Number.isFinite(data1) && data1 < 1) {
        const err3 = error(instancePath + "/limit", "ListTranscriptionJobsQuery#/properties/limit", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.date !== void 0 && (checkDateOrDateTime(data.date, { instancePath: instancePath + "/date" }) || (vErrors = vErrors === null ? checkDateOrDateTime.errors : vErrors.concat(checkDateOrDateTime.errors), errors = vErrors.length)), data.before_date !== void 0 && (checkDateOrDateTime(data.before_date, { instancePath: instancePath + "/before_date" }) || (vErrors = vErrors === null ? checkDateOrDateTime.errors : vErrors.concat(checkDateOrDateTime.errors), errors = vErrors.length)), data.after_date !== void 0 && (checkDateOrDateTime(data.after_date, { instancePath: instancePath + "/after_date" }) || (vErrors = vErrors === null ? checkDateOrDateTime.errors : vErrors.concat(checkDateOrDateTime.errors), errors = vErrors.length)), data.status !== void 0) {
      let data5 = data.status;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          checkJobStatus(data5[i0], { instancePath: instancePath + "/status/" + i0 }) || (vErrors = vErrors === null ? checkJobStatus.errors : vErrors.concat(checkJobStatus.errors), errors = vErrors.length);
      } else {
        const err4 = error(instancePath + "/status", "ListTranscriptionJobsQuery#/properties/status", "type", { type: "array" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data7 = data.custom_metadata;
      if (!(typeof data7 == "object" && data7 !== null && !Array.isArray(data7))) {
        const err5 = error(instancePath + "/custom_metadata", "ListTranscriptionJobsQuery#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data8 = data.kind;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1 && errors < 100; i1++)
          checkJobKind(data8[i1], { instancePath: instancePath + "/kind/" + i1 }) || (vErrors = vErrors === null ? checkJobKind.errors : vErrors.concat(checkJobKind.errors), errors = vErrors.length);
      } else {
        const err6 = error(instancePath + "/kind", "ListTranscriptionJobsQuery#/properties/kind", "type", { type: "array" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    const err7 = error(instancePath, "ListTranscriptionJobsQuery#", "type", { type: "object" });
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return checkListTranscriptionJobsQuery.errors = vErrors, errors === 0;
}
const validateAddonError = /* @__PURE__ */ ready(checkAddonError), validateAudioFile = /* @__PURE__ */ ready(checkAudioFile), validateAudioMetadata = /* @__PURE__ */ ready(checkAudioMetadata), validateAudioToLlmAddon = /* @__PURE__ */ ready(checkAudioToLlmAddon), validateAudioToLlmConfig = /* @__PURE__ */ ready(checkAudioToLlmConfig), validateCallbackConfig = /* @__PURE__ */ ready(checkCallbackConfig), validateChapterizationAddon = /* @__PURE__ */ ready(checkChapterizationAddon), validateCustomSpellingConfig = /* @__PURE__ */ ready(checkCustomSpellingConfig), validateCustomVocabulary = /* @__PURE__ */ ready(checkCustomVocabulary), validateCustomVocabularyConfig = /* @__PURE__ */ ready(checkCustomVocabularyConfig), validateCustomVocabularyEntry = /* @__PURE__ */ ready(checkCustomVocabularyEntry), validateDateOrDateTime = /* @__PURE__ */ ready(checkDateOrDateTime), validateDiarizationAddon = /* @__PURE__ */ ready(checkDiarizationAddon), validateDiarizationConfig = /* @__PURE__ */ ready(checkDiarizationConfig), validateDisplayModeAddon = /* @__PURE__ */ ready(checkDisplayModeAddon), validateErrorResponse = /* @__PURE__ */ ready(checkErrorResponse), validateJobKind = /* @__PURE__ */ ready(checkJobKind), validateJobPage = /* @__PURE__ */ ready(checkJobPage), validateJobStatus = /* @__PURE__ */ ready(checkJobStatus), validateLanguageConfig = /* @__PURE__ */ ready(checkLanguageConfig), validateLiveCallbackConfig = /* @__PURE__ */ ready(checkLiveCallbackConfig), validateLiveJob = /* @__PURE__ */ ready(checkLiveJob), validateLiveMessagesConfig = /* @__PURE__ */ ready(checkLiveMessagesConfig), validateLiveRequest = /* @__PURE__ */ ready(checkLiveRequest), validateLiveResult = /* @__PURE__ */ ready(checkLiveResult), validateLiveSessionCreated = /* @__PURE__ */ ready(checkLiveSessionCreated), validateLiveUtterance = /* @__PURE__ */ ready(checkLiveUtterance), validateModerationAddon = /* @__PURE__ */ ready(checkModerationAddon), validateNameConsistencyAddon = /* @__PURE__ */ ready(checkNameConsistencyAddon), validateNamedEntityRecognitionAddon = /* @__PURE__ */ ready(checkNamedEntityRecognitionAddon), validateOtherServerMessage = /* @__PURE__ */ ready(checkOtherServerMessage), validatePiiEntityType = /* @__PURE__ */ ready(checkPiiEntityType), validatePiiRedactionConfig = /* @__PURE__ */ ready(checkPiiRedactionConfig), validatePostProcessingConfig = /* @__PURE__ */ ready(checkPostProcessingConfig), validatePreProcessingConfig = /* @__PURE__ */ ready(checkPreProcessingConfig), validatePreRecordedCallback = /* @__PURE__ */ ready(checkPreRecordedCallback), validatePreRecordedJob = /* @__PURE__ */ ready(checkPreRecordedJob), validatePreRecordedJobCreated = /* @__PURE__ */ ready(checkPreRecordedJobCreated), validatePreRecordedRequest = /* @__PURE__ */ ready(checkPreRecordedRequest), validatePreRecordedRequestParams = /* @__PURE__ */ ready(checkPreRecordedRequestParams), validatePreRecordedResult = /* @__PURE__ */ ready(checkPreRecordedResult), validatePreRecordedWebhook = /* @__PURE__ */ ready(checkPreRecordedWebhook), validateRealtimeProcessingConfig = /* @__PURE__ */ ready(checkRealtimeProcessingConfig), validateResultMetadata = /* @__PURE__ */ ready(checkResultMetadata), validateSentence = /* @__PURE__ */ ready(checkSentence), validateSentencesAddon = /* @__PURE__ */ ready(checkSentencesAddon), validateSentimentAnalysisAddon = /* @__PURE__ */ ready(checkSentimentAnalysisAddon), validateServerMessage = /* @__PURE__ */ ready(checkServerMessage), validateStructuredDataExtractionAddon = /* @__PURE__ */ ready(checkStructuredDataExtractionAddon), validateSubtitle = /* @__PURE__ */ ready(checkSubtitle), validateSubtitlesConfig = /* @__PURE__ */ ready(checkSubtitlesConfig), validateSummarizationAddon = /* @__PURE__ */ ready(checkSummarizationAddon), validateSummarizationConfig = /* @__PURE__ */ ready(checkSummarizationConfig), validateTranscriptMessage = /* @__PURE__ */ ready(checkTranscriptMessage), validateTranscription = /* @__PURE__ */ ready(checkTranscription), validateTranscriptionJob = /* @__PURE__ */ ready(checkTranscriptionJob), validateTranscriptionLanguageCode = /* @__PURE__ */ ready(checkTranscriptionLanguageCode), validateTranslationAddon = /* @__PURE__ */ ready(checkTranslationAddon), validateTranslationConfig = /* @__PURE__ */ ready(checkTranslationConfig), validateTranslationLanguageCode = /* @__PURE__ */ ready(checkTranslationLanguageCode), validateUploadResponse = /* @__PURE__ */ ready(checkUploadResponse), validateUtterance = /* @__PURE__ */ ready(checkUtterance), validateWord = /* @__PURE__ */ ready(checkWord), validateAudioChunkMessage = /* @__PURE__ */ ready(checkAudioChunkMessage), validateClientMessage = /* @__PURE__ */ ready(checkClientMessage), validateStopRecordingMessage = /* @__PURE__ */ ready(checkStopRecordingMessage), validateListTranscriptionJobsQuery = /* @__PURE__ */ ready(checkListTranscriptionJobsQuery);
export {
  validateAddonError,
  validateAudioChunkMessage,
  validateAudioFile,
  validateAudioMetadata,
  validateAudioToLlmAddon,
  validateAudioToLlmConfig,
  validateCallbackConfig,
  validateChapterizationAddon,
  validateClientMessage,
  validateCustomSpellingConfig,
  validateCustomVocabulary,
  validateCustomVocabularyConfig,
  validateCustomVocabularyEntry,
  validateDateOrDateTime,
  validateDiarizationAddon,
  validateDiarizationConfig,
  validateDisplayModeAddon,
  validateErrorResponse,
  validateJobKind,
  validateJobPage,
  validateJobStatus,
  validateLanguageConfig,
  validateListTranscriptionJobsQuery,
  validateLiveCallbackConfig,
  validateLiveJob,
  validateLiveMessagesConfig,
  validateLiveRequest,
  validateLiveResult,
  validateLiveSessionCreated,
  validateLiveUtterance,
  validateModerationAddon,
  validateNameConsistencyAddon,
  validateNamedEntityRecognitionAddon,
  validateOtherServerMessage,
  validatePiiEntityType,
  validatePiiRedactionConfig,
  validatePostProcessingConfig,
  validatePreProcessingConfig,
  validatePreRecordedCallback,
  validatePreRecordedJob,
  validatePreRecordedJobCreated,
  validatePreRecordedRequest,
  validatePreRecordedRequestParams,
  validatePreRecordedResult,
  validatePreRecordedWebhook,
  validateRealtimeProcessingConfig,
  validateResultMetadata,
  validateSentence,
  validateSentencesAddon,
  validateSentimentAnalysisAddon,
  validateServerMessage,
  validateStopRecordingMessage,
  validateStructuredDataExtractionAddon,
  validateSubtitle,
  validateSubtitlesConfig,
  validateSummarizationAddon,
  validateSummarizationConfig,
  validateTranscriptMessage,
  validateTranscription,
  validateTranscriptionJob,
  validateTranscriptionLanguageCode,
  validateTranslationAddon,
  validateTranslationConfig,
  validateTranslationLanguageCode,
  validateUploadResponse,
  validateUtterance,
  validateWord
};
