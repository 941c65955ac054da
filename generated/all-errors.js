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
function under(path, errors) {
  for (const error2 of errors) error2.instancePath = path + error2.instancePath;
  return errors;
}
function ready(check) {
  return check.errors = null, check;
}
const pattern0 = /^[a-z]{2,3}$/u, obj1 = /* @__PURE__ */ new Set(["APPI", "APPI_SENSITIVE", "CCI", "CORE_ENTITIES", "CPRA", "GDPR", "GDPR_SENSITIVE", "HEALTH_INFORMATION", "HIPAA_SAFE_HARBOR", "LIDI", "NUMERICAL_EXCL_PCI", "PCI", "QUEBEC_PRIVACY_ACT", "ACCOUNT_NUMBER", "AGE", "DATE", "DATE_INTERVAL", "DOB", "DRIVER_LICENSE", "DURATION", "EMAIL_ADDRESS", "EVENT", "FILENAME", "GENDER", "HEALTHCARE_NUMBER", "IP_ADDRESS", "LANGUAGE", "LOCATION", "LOCATION_ADDRESS", "LOCATION_ADDRESS_STREET", "LOCATION_CITY", "LOCATION_COORDINATE", "LOCATION_COUNTRY", "LOCATION_STATE", "LOCATION_ZIP", "MARITAL_STATUS", "MONEY", "NAME", "NAME_FAMILY", "NAME_GIVEN", "NAME_MEDICAL_PROFESSIONAL", "NUMERICAL_PII", "OCCUPATION", "ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY", "ORIGIN", "PASSPORT_NUMBER", "PASSWORD", "PHONE_NUMBER", "PHYSICAL_ATTRIBUTE", "POLITICAL_AFFILIATION", "RELIGION", "SEXUALITY", "SSN", "TIME", "URL", "USERNAME", "VEHICLE_ID", "ZODIAC_SIGN", "BLOOD_TYPE", "CONDITION", "DOSE", "DRUG", "INJURY", "MEDICAL_PROCESS", "STATISTICS", "BANK_ACCOUNT", "CREDIT_CARD", "CREDIT_CARD_EXPIRATION", "CVV", "ROUTING_NUMBER", "CORPORATE_ACTION", "DAY", "EFFECT", "FINANCIAL_METRIC", "MEDICAL_CODE", "MONTH", "ORGANIZATION_ID", "PRODUCT", "PROJECT", "TREND", "YEAR"]), obj0 = /* @__PURE__ */ new Set(["af", "am", "ar", "as", "az", "ba", "be", "bg", "bn", "bo", "br", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fo", "fr", "gl", "gu", "ha", "haw", "he", "hi", "hr", "ht", "hu", "hy", "id", "is", "it", "ja", "jw", "ka", "kk", "km", "kn", "ko", "la", "lb", "ln", "lo", "lt", "lv", "mg", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "ne", "nl", "nn", "no", "oc", "pa", "pl", "ps", "pt", "ro", "ru", "sa", "sd", "si", "sk", "sl", "sn", "so", "sq", "sr", "su", "sv", "sw", "ta", "te", "tg", "tk", "tl", "tr", "tt", "uk", "ur", "uz", "vi", "wo", "yi", "yo", "zh"]);
function checkAddonError(data) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "object" && data !== null && !Array.isArray(data))) {
    const err0 = error("", "AddonError#", "type", { type: "object" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkAddonError.errors = vErrors, errors === 0;
}
function checkAudioFile(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error("", "AudioFile#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.filename === void 0) {
      const err1 = error("", "AudioFile#", "required", { missingProperty: "filename" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.source === void 0) {
      const err2 = error("", "AudioFile#", "required", { missingProperty: "source" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.audio_duration === void 0) {
      const err3 = error("", "AudioFile#", "required", { missingProperty: "audio_duration" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.number_of_channels === void 0) {
      const err4 = error("", "AudioFile#", "required", { missingProperty: "number_of_channels" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      const err5 = error("/id", "AudioFile#/properties/id", "type", { type: "string" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      if (typeof data1 != "string" && data1 !== null) {
        const err6 = error("/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.source !== void 0) {
      let data2 = data.source;
      if (typeof data2 != "string" && data2 !== null) {
        const err7 = error("/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data3 = data.audio_duration;
      if (!Number.isFinite(data3) && data3 !== null) {
        const err8 = error("/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data4 = data.number_of_channels;
      if (!Number.isInteger(data4) && data4 !== null) {
        const err9 = error("/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["integer", "null"] });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Number.isFinite(data4) && data4 < 1) {
        const err10 = error("/number_of_channels", "AudioFile#/properties/number_of_channels", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error("", "AudioFile#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkAudioFile.errors = vErrors, errors === 0;
}
function checkAudioMetadata(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error("", "AudioMetadata#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.filename === void 0) {
      const err1 = error("", "AudioMetadata#", "required", { missingProperty: "filename" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.extension === void 0) {
      const err2 = error("", "AudioMetadata#", "required", { missingProperty: "extension" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.size === void 0) {
      const err3 = error("", "AudioMetadata#", "required", { missingProperty: "size" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.audio_duration === void 0) {
      const err4 = error("", "AudioMetadata#", "required", { missingProperty: "audio_duration" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.number_of_channels === void 0) {
      const err5 = error("", "AudioMetadata#", "required", { missingProperty: "number_of_channels" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      const err6 = error("/id", "AudioMetadata#/properties/id", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.filename !== void 0 && typeof data.filename != "string") {
      const err7 = error("/filename", "AudioMetadata#/properties/filename", "type", { type: "string" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.extension !== void 0 && typeof data.extension != "string") {
      const err8 = error("/extension", "AudioMetadata#/properties/extension", "type", { type: "string" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.size !== void 0) {
      let data3 = data.size;
      if (!Number.isInteger(data3)) {
        const err9 = error("/size", "AudioMetadata#/properties/size", "type", { type: "integer" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data4 = data.audio_duration;
      if (!Number.isFinite(data4)) {
        const err10 = error("/audio_duration", "AudioMetadata#/properties/audio_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data5 = data.number_of_channels;
      if (!Number.isInteger(data5)) {
        const err11 = error("/number_of_channels", "AudioMetadata#/properties/number_of_channels", "type", { type: "integer" });
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    const err12 = error("", "AudioMetadata#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkAudioMetadata.errors = vErrors, errors === 0;
}
function checkAudioToLlmAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "AudioToLlmAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "AudioToLlmAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "AudioToLlmAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "AudioToLlmAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "AudioToLlmAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "AudioToLlmAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "AudioToLlmAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "AudioToLlmAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "AudioToLlmAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "AudioToLlmAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error("/results", "AudioToLlmAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5))) {
            const err11 = error("/results/" + i0, "AudioToLlmAddon#/properties/results/items", "type", { type: "object" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      }
    }
  } else {
    const err12 = error("", "AudioToLlmAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkAudioToLlmAddon.errors = vErrors, errors === 0;
}
function checkAudioToLlmConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.prompts === void 0) {
      const err0 = error("", "AudioToLlmConfig#", "required", { missingProperty: "prompts" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.prompts !== void 0) {
      let data0 = data.prompts;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err1 = error("/prompts", "AudioToLlmConfig#/properties/prompts", "minItems", { limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (!Array.isArray(data0[i0])) {
            const err2 = error("/prompts/" + i0, "AudioToLlmConfig#/properties/prompts/items", "type", { type: "array" });
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = error("/prompts", "AudioToLlmConfig#/properties/prompts", "type", { type: "array" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.model !== void 0 && typeof data.model != "string") {
      const err4 = error("/model", "AudioToLlmConfig#/properties/model", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = error("", "AudioToLlmConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return checkAudioToLlmConfig.errors = vErrors, errors === 0;
}
function checkCallbackConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = error("", "CallbackConfig#", "required", { missingProperty: "url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err1 = error("/url", "CallbackConfig#/properties/url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = error("/url", "CallbackConfig#/properties/url", "type", { type: "string" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (!(data1 === "POST" || data1 === "PUT")) {
        const err3 = error("/method", "CallbackConfig#/properties/method", "enum", { allowedValues: ["POST", "PUT"] });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error("", "CallbackConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkCallbackConfig.errors = vErrors, errors === 0;
}
function checkChapterizationAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "ChapterizationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "ChapterizationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "ChapterizationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "ChapterizationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "ChapterizationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "ChapterizationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "ChapterizationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "ChapterizationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "ChapterizationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "ChapterizationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!(typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) && data4 !== null) {
        const err10 = error("/results", "ChapterizationAddon#/properties/results", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error("", "ChapterizationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkChapterizationAddon.errors = vErrors, errors === 0;
}
function checkCustomSpellingConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.spelling_dictionary === void 0) {
      const err0 = error("", "CustomSpellingConfig#", "required", { missingProperty: "spelling_dictionary" });
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
                  const err1 = error("/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items", "type", { type: "string" });
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                }
            } else {
              const err2 = error("/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties", "type", { type: "array" });
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          }
        }
      else {
        const err3 = error("/spelling_dictionary", "CustomSpellingConfig#/properties/spelling_dictionary", "type", { type: "object" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error("", "CustomSpellingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkCustomSpellingConfig.errors = vErrors, errors === 0;
}
function checkCustomVocabulary(data) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
      let data0 = data[i0];
      if (typeof data0 != "string")
        if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0))
          checkCustomVocabularyEntry(data0) || (vErrors = vErrors === null ? under("/" + i0, checkCustomVocabularyEntry.errors) : vErrors.concat(under("/" + i0, checkCustomVocabularyEntry.errors)), errors = vErrors.length);
        else {
          const err0 = error("/" + i0, "CustomVocabulary#/items", "type", { type: ["string", "object"] });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
    }
  } else {
    const err1 = error("", "CustomVocabulary#", "type", { type: "array" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return checkCustomVocabulary.errors = vErrors, errors === 0;
}
function checkCustomVocabularyConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.vocabulary === void 0) {
      const err0 = error("", "CustomVocabularyConfig#", "required", { missingProperty: "vocabulary" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.vocabulary !== void 0 && (checkCustomVocabulary(data.vocabulary) || (vErrors = vErrors === null ? under("/vocabulary", checkCustomVocabulary.errors) : vErrors.concat(under("/vocabulary", checkCustomVocabulary.errors)), errors = vErrors.length)), data.default_intensity !== void 0) {
      let data1 = data.default_intensity;
      if (Number.isFinite(data1)) {
        if (data1 > 1) {
          const err1 = error("/default_intensity", "CustomVocabularyConfig#/properties/default_intensity", "maximum", { comparison: "<=", limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data1 < 0) {
          const err2 = error("/default_intensity", "CustomVocabularyConfig#/properties/default_intensity", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error("/default_intensity", "CustomVocabularyConfig#/properties/default_intensity", "type", { type: "number" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error("", "CustomVocabularyConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkCustomVocabularyConfig.errors = vErrors, errors === 0;
}
function checkCustomVocabularyEntry(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = error("", "CustomVocabularyEntry#", "required", { missingProperty: "value" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      const err1 = error("/value", "CustomVocabularyEntry#/properties/value", "type", { type: "string" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.intensity !== void 0) {
      let data1 = data.intensity;
      if (Number.isFinite(data1)) {
        if (data1 > 1) {
          const err2 = error("/intensity", "CustomVocabularyEntry#/properties/intensity", "maximum", { comparison: "<=", limit: 1 });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 0) {
          const err3 = error("/intensity", "CustomVocabularyEntry#/properties/intensity", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = error("/intensity", "CustomVocabularyEntry#/properties/intensity", "type", { type: "number" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.pronunciations !== void 0) {
      let data2 = data.pronunciations;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data2[i0] != "string") {
            const err5 = error("/pronunciations/" + i0, "CustomVocabularyEntry#/properties/pronunciations/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
      } else {
        const err6 = error("/pronunciations", "CustomVocabularyEntry#/properties/pronunciations", "type", { type: "array" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.language !== void 0) {
      let data4 = data.language;
      if (typeof data4 == "string") {
        if (!pattern0.test(data4)) {
          const err7 = error("/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        const err8 = error("/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = error("", "CustomVocabularyEntry#", "type", { type: "object" });
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return checkCustomVocabularyEntry.errors = vErrors, errors === 0;
}
function checkDateOrDateTime(data) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    const err0 = error("", "DateOrDateTime#", "type", { type: "string" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  const _errs1 = errors;
  let valid0 = !1;
  const _errs2 = errors;
  if (typeof data == "string" && !date(data)) {
    const err1 = error("", "DateOrDateTime#/anyOf/0", "format", { format: "date" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    const _errs3 = errors;
    if (typeof data == "string" && !dateTime(data)) {
      const err2 = error("", "DateOrDateTime#/anyOf/1", "format", { format: "date-time" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    const err3 = error("", "DateOrDateTime#", "anyOf", {});
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return checkDateOrDateTime.errors = vErrors, errors === 0;
}
function checkDiarizationAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "DiarizationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "DiarizationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "DiarizationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "DiarizationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "DiarizationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "DiarizationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "DiarizationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "DiarizationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "DiarizationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "DiarizationAddon#/properties/exec_time", "type", { type: "number" });
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
              const err10 = error("/results/" + i0, "Utterance#", "required", { missingProperty: "text" });
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5.language === void 0) {
              const err11 = error("/results/" + i0, "Utterance#", "required", { missingProperty: "language" });
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5.start === void 0) {
              const err12 = error("/results/" + i0, "Utterance#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data5.end === void 0) {
              const err13 = error("/results/" + i0, "Utterance#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data5.channel === void 0) {
              const err14 = error("/results/" + i0, "Utterance#", "required", { missingProperty: "channel" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data5.words === void 0) {
              const err15 = error("/results/" + i0, "Utterance#", "required", { missingProperty: "words" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data5.text !== void 0 && typeof data5.text != "string") {
              const err16 = error("/results/" + i0 + "/text", "Utterance#/properties/text", "type", { type: "string" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data5.language !== void 0) {
              let data7 = data5.language;
              if (typeof data7 == "string") {
                if (!pattern0.test(data7)) {
                  const err17 = error("/results/" + i0 + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                const err18 = error("/results/" + i0 + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data5.start !== void 0) {
              let data8 = data5.start;
              if (!Number.isFinite(data8)) {
                const err19 = error("/results/" + i0 + "/start", "Utterance#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data5.end !== void 0) {
              let data9 = data5.end;
              if (!Number.isFinite(data9)) {
                const err20 = error("/results/" + i0 + "/end", "Utterance#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data5.channel !== void 0) {
              let data10 = data5.channel;
              if (!Number.isInteger(data10)) {
                const err21 = error("/results/" + i0 + "/channel", "Utterance#/properties/channel", "type", { type: "integer" });
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
                      const err22 = error("/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "word" });
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data12.start === void 0) {
                      const err23 = error("/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "start" });
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (data12.end === void 0) {
                      const err24 = error("/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "end" });
                      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                    }
                    if (data12.confidence === void 0) {
                      const err25 = error("/results/" + i0 + "/words/" + i1, "Word#", "required", { missingProperty: "confidence" });
                      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                    if (data12.word !== void 0 && typeof data12.word != "string") {
                      const err26 = error("/results/" + i0 + "/words/" + i1 + "/word", "Word#/properties/word", "type", { type: "string" });
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                    if (data12.start !== void 0) {
                      let data14 = data12.start;
                      if (!Number.isFinite(data14)) {
                        const err27 = error("/results/" + i0 + "/words/" + i1 + "/start", "Word#/properties/start", "type", { type: "number" });
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                      }
                    }
                    if (data12.end !== void 0) {
                      let data15 = data12.end;
                      if (!Number.isFinite(data15)) {
                        const err28 = error("/results/" + i0 + "/words/" + i1 + "/end", "Word#/properties/end", "type", { type: "number" });
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                      }
                    }
                    if (data12.confidence !== void 0) {
                      let data16 = data12.confidence;
                      if (!Number.isFinite(data16)) {
                        const err29 = error("/results/" + i0 + "/words/" + i1 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                      }
                    }
                  } else {
                    const err30 = error("/results/" + i0 + "/words/" + i1, "Word#", "type", { type: "object" });
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                  }
                }
              } else {
                const err31 = error("/results/" + i0 + "/words", "Utterance#/properties/words", "type", { type: "array" });
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data5.confidence !== void 0) {
              let data17 = data5.confidence;
              if (!Number.isFinite(data17)) {
                const err32 = error("/results/" + i0 + "/confidence", "Utterance#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            if (data5.speaker !== void 0) {
              let data18 = data5.speaker;
              if (!Number.isInteger(data18)) {
                const err33 = error("/results/" + i0 + "/speaker", "Utterance#/properties/speaker", "type", { type: "integer" });
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
          } else {
            const err34 = error("/results/" + i0, "Utterance#", "type", { type: "object" });
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        const err35 = error("/results", "DiarizationAddon#/properties/results", "type", { type: "array" });
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    const err36 = error("", "DiarizationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return checkDiarizationAddon.errors = vErrors, errors === 0;
}
function checkDiarizationConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.number_of_speakers !== void 0) {
      let data0 = data.number_of_speakers;
      if (!Number.isInteger(data0)) {
        const err0 = error("/number_of_speakers", "DiarizationConfig#/properties/number_of_speakers", "type", { type: "integer" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (Number.isFinite(data0) && data0 < 1) {
        const err1 = error("/number_of_speakers", "DiarizationConfig#/properties/number_of_speakers", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.min_speakers !== void 0) {
      let data1 = data.min_speakers;
      if (!Number.isInteger(data1)) {
        const err2 = error("/min_speakers", "DiarizationConfig#/properties/min_speakers", "type", { type: "integer" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Number.isFinite(data1) && data1 < 0) {
        const err3 = error("/min_speakers", "DiarizationConfig#/properties/min_speakers", "minimum", { comparison: ">=", limit: 0 });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.max_speakers !== void 0) {
      let data2 = data.max_speakers;
      if (!Number.isInteger(data2)) {
        const err4 = error("/max_speakers", "DiarizationConfig#/properties/max_speakers", "type", { type: "integer" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Number.isFinite(data2) && data2 < 0) {
        const err5 = error("/max_speakers", "DiarizationConfig#/properties/max_speakers", "minimum", { comparison: ">=", limit: 0 });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = error("", "DiarizationConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkDiarizationConfig.errors = vErrors, errors === 0;
}
function checkDisplayModeAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "DisplayModeAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "DisplayModeAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "DisplayModeAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "DisplayModeAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "DisplayModeAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "DisplayModeAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "DisplayModeAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "DisplayModeAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "DisplayModeAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "DisplayModeAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error("/results", "DisplayModeAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data4[i0] != "string") {
            const err11 = error("/results/" + i0, "DisplayModeAddon#/properties/results/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
      }
    }
  } else {
    const err12 = error("", "DisplayModeAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkDisplayModeAddon.errors = vErrors, errors === 0;
}
function checkErrorResponse(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.timestamp === void 0) {
      const err0 = error("", "ErrorResponse#", "required", { missingProperty: "timestamp" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      const err1 = error("", "ErrorResponse#", "required", { missingProperty: "path" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.request_id === void 0) {
      const err2 = error("", "ErrorResponse#", "required", { missingProperty: "request_id" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.statusCode === void 0) {
      const err3 = error("", "ErrorResponse#", "required", { missingProperty: "statusCode" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.message === void 0) {
      const err4 = error("", "ErrorResponse#", "required", { missingProperty: "message" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      const err5 = error("/timestamp", "ErrorResponse#/properties/timestamp", "type", { type: "string" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.path !== void 0 && typeof data.path != "string") {
      const err6 = error("/path", "ErrorResponse#/properties/path", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.request_id !== void 0 && typeof data.request_id != "string") {
      const err7 = error("/request_id", "ErrorResponse#/properties/request_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.statusCode !== void 0) {
      let data3 = data.statusCode;
      if (!Number.isFinite(data3)) {
        const err8 = error("/statusCode", "ErrorResponse#/properties/statusCode", "type", { type: "number" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      const err9 = error("/message", "ErrorResponse#/properties/message", "type", { type: "string" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    const err10 = error("", "ErrorResponse#", "type", { type: "object" });
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return checkErrorResponse.errors = vErrors, errors === 0;
}
function checkJobKind(data) {
  let vErrors = null, errors = 0;
  if (!(data === "pre-recorded" || data === "live")) {
    const err0 = error("", "JobKind#", "enum", { allowedValues: ["pre-recorded", "live"] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkJobKind.errors = vErrors, errors === 0;
}
function checkJobPage(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.first === void 0) {
      const err0 = error("", "JobPage#", "required", { missingProperty: "first" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.current === void 0) {
      const err1 = error("", "JobPage#", "required", { missingProperty: "current" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next === void 0) {
      const err2 = error("", "JobPage#", "required", { missingProperty: "next" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.items === void 0) {
      const err3 = error("", "JobPage#", "required", { missingProperty: "items" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.first !== void 0) {
      let data0 = data.first;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err4 = error("/first", "JobPage#/properties/first", "format", { format: "uri" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error("/first", "JobPage#/properties/first", "type", { type: "string" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.current !== void 0) {
      let data1 = data.current;
      if (typeof data1 == "string") {
        if (!uri(data1)) {
          const err6 = error("/current", "JobPage#/properties/current", "format", { format: "uri" });
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = error("/current", "JobPage#/properties/current", "type", { type: "string" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.next !== void 0) {
      let data2 = data.next;
      if (typeof data2 != "string" && data2 !== null) {
        const err8 = error("/next", "JobPage#/properties/next", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string" && !uri(data2)) {
        const err9 = error("/next", "JobPage#/properties/next", "format", { format: "uri" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          checkTranscriptionJob(data3[i0]) || (vErrors = vErrors === null ? under("/items/" + i0, checkTranscriptionJob.errors) : vErrors.concat(under("/items/" + i0, checkTranscriptionJob.errors)), errors = vErrors.length);
      } else {
        const err10 = error("/items", "JobPage#/properties/items", "type", { type: "array" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error("", "JobPage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkJobPage.errors = vErrors, errors === 0;
}
function checkJobStatus(data) {
  let vErrors = null, errors = 0;
  if (!(data === "queued" || data === "processing" || data === "done" || data === "error")) {
    const err0 = error("", "JobStatus#", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkJobStatus.errors = vErrors, errors === 0;
}
function checkLanguageConfig(data) {
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
              const err0 = error("/languages/" + i0, "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
            }
          } else {
            const err1 = error("/languages/" + i0, "TranscriptionLanguageCode#", "type", { type: "string" });
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      } else {
        const err2 = error("/languages", "LanguageConfig#/properties/languages", "type", { type: "array" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.code_switching !== void 0 && typeof data.code_switching != "boolean") {
      const err3 = error("/code_switching", "LanguageConfig#/properties/code_switching", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    const err4 = error("", "LanguageConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkLanguageConfig.errors = vErrors, errors === 0;
}
function checkLiveCallbackConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = error("", "LiveCallbackConfig#", "required", { missingProperty: "url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err1 = error("/url", "LiveCallbackConfig#/properties/url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = error("/url", "LiveCallbackConfig#/properties/url", "type", { type: "string" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.receive_partial_transcripts !== void 0 && typeof data.receive_partial_transcripts != "boolean") {
      const err3 = error("/receive_partial_transcripts", "LiveCallbackConfig#/properties/receive_partial_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.receive_final_transcripts !== void 0 && typeof data.receive_final_transcripts != "boolean") {
      const err4 = error("/receive_final_transcripts", "LiveCallbackConfig#/properties/receive_final_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.receive_speech_events !== void 0 && typeof data.receive_speech_events != "boolean") {
      const err5 = error("/receive_speech_events", "LiveCallbackConfig#/properties/receive_speech_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.receive_pre_processing_events !== void 0 && typeof data.receive_pre_processing_events != "boolean") {
      const err6 = error("/receive_pre_processing_events", "LiveCallbackConfig#/properties/receive_pre_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.receive_realtime_processing_events !== void 0 && typeof data.receive_realtime_processing_events != "boolean") {
      const err7 = error("/receive_realtime_processing_events", "LiveCallbackConfig#/properties/receive_realtime_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.receive_post_processing_events !== void 0 && typeof data.receive_post_processing_events != "boolean") {
      const err8 = error("/receive_post_processing_events", "LiveCallbackConfig#/properties/receive_post_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.receive_acknowledgments !== void 0 && typeof data.receive_acknowledgments != "boolean") {
      const err9 = error("/receive_acknowledgments", "LiveCallbackConfig#/properties/receive_acknowledgments", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.receive_errors !== void 0 && typeof data.receive_errors != "boolean") {
      const err10 = error("/receive_errors", "LiveCallbackConfig#/properties/receive_errors", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.receive_lifecycle_events !== void 0 && typeof data.receive_lifecycle_events != "boolean") {
      const err11 = error("/receive_lifecycle_events", "LiveCallbackConfig#/properties/receive_lifecycle_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    const err12 = error("", "LiveCallbackConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkLiveCallbackConfig.errors = vErrors, errors === 0;
}
function checkLiveJob(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.status;
    if (tag0 === "queued" || tag0 === "processing") {
      if (data.completed_at !== void 0) {
        let data0 = data.completed_at;
        if (typeof data0 != "string" && data0 !== null) {
          const err0 = error("/completed_at", "LiveJob#/oneOf/0/properties/completed_at", "type", { type: ["string", "null"] });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (typeof data0 == "string" && !dateTime(data0)) {
          const err1 = error("/completed_at", "LiveJob#/oneOf/0/properties/completed_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data1 = data.error_code;
        if (!Number.isInteger(data1) && data1 !== null) {
          const err2 = error("/error_code", "LiveJob#/oneOf/0/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (Number.isFinite(data1)) {
          if (data1 > 599) {
            const err3 = error("/error_code", "LiveJob#/oneOf/0/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data1 < 400) {
            const err4 = error("/error_code", "LiveJob#/oneOf/0/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data2 = data.result;
        if (typeof data2 == "object" && data2 !== null && !Array.isArray(data2))
          checkLiveResult(data2) || (vErrors = vErrors === null ? under("/result", checkLiveResult.errors) : vErrors.concat(under("/result", checkLiveResult.errors)), errors = vErrors.length);
        else if (data2 !== null) {
          const err5 = error("/result", "LiveJob#/oneOf/0/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else if (tag0 === "done") {
      if (data.completed_at === void 0) {
        const err6 = error("", "LiveJob#/oneOf/1", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data.result === void 0) {
        const err7 = error("", "LiveJob#/oneOf/1", "required", { missingProperty: "result" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.completed_at !== void 0) {
        let data3 = data.completed_at;
        if (typeof data3 == "string") {
          if (!dateTime(data3)) {
            const err8 = error("/completed_at", "LiveJob#/oneOf/1/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        } else {
          const err9 = error("/completed_at", "LiveJob#/oneOf/1/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data4 = data.error_code;
        if (!Number.isInteger(data4) && data4 !== null) {
          const err10 = error("/error_code", "LiveJob#/oneOf/1/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (Number.isFinite(data4)) {
          if (data4 > 599) {
            const err11 = error("/error_code", "LiveJob#/oneOf/1/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (data4 < 400) {
            const err12 = error("/error_code", "LiveJob#/oneOf/1/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      }
      data.result !== void 0 && (checkLiveResult(data.result) || (vErrors = vErrors === null ? under("/result", checkLiveResult.errors) : vErrors.concat(under("/result", checkLiveResult.errors)), errors = vErrors.length));
    } else if (tag0 === "error") {
      if (data.completed_at === void 0) {
        const err13 = error("", "LiveJob#/oneOf/2", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data.error_code === void 0) {
        const err14 = error("", "LiveJob#/oneOf/2", "required", { missingProperty: "error_code" });
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (data.completed_at !== void 0) {
        let data6 = data.completed_at;
        if (typeof data6 == "string") {
          if (!dateTime(data6)) {
            const err15 = error("/completed_at", "LiveJob#/oneOf/2/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        } else {
          const err16 = error("/completed_at", "LiveJob#/oneOf/2/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data7 = data.error_code;
        if (!Number.isInteger(data7)) {
          const err17 = error("/error_code", "LiveJob#/oneOf/2/properties/error_code", "type", { type: "integer" });
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (Number.isFinite(data7)) {
          if (data7 > 599) {
            const err18 = error("/error_code", "LiveJob#/oneOf/2/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (data7 < 400) {
            const err19 = error("/error_code", "LiveJob#/oneOf/2/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data8 = data.result;
        if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8))
          checkLiveResult(data8) || (vErrors = vErrors === null ? under("/result", checkLiveResult.errors) : vErrors.concat(under("/result", checkLiveResult.errors)), errors = vErrors.length);
        else if (data8 !== null) {
          const err20 = error("/result", "LiveJob#/oneOf/2/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err21 = error("/status", "LiveJob#/properties/status", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.id === void 0) {
      const err22 = error("", "LiveJob#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.request_id === void 0) {
      const err23 = error("", "LiveJob#", "required", { missingProperty: "request_id" });
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.version === void 0) {
      const err24 = error("", "LiveJob#", "required", { missingProperty: "version" });
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.created_at === void 0) {
      const err25 = error("", "LiveJob#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.post_session_metadata === void 0) {
      const err26 = error("", "LiveJob#", "required", { missingProperty: "post_session_metadata" });
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.kind === void 0) {
      const err27 = error("", "LiveJob#", "required", { missingProperty: "kind" });
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.status === void 0) {
      const err28 = error("", "LiveJob#", "required", { missingProperty: "status" });
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.id !== void 0) {
      let data9 = data.id;
      if (typeof data9 == "string") {
        if (!uuid(data9)) {
          const err29 = error("/id", "LiveJob#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        const err30 = error("/id", "LiveJob#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.request_id !== void 0 && typeof data.request_id != "string") {
      const err31 = error("/request_id", "LiveJob#/properties/request_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.version !== void 0) {
      let data11 = data.version;
      if (!Number.isInteger(data11)) {
        const err32 = error("/version", "LiveJob#/properties/version", "type", { type: "integer" });
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data12 = data.created_at;
      if (typeof data12 == "string") {
        if (!dateTime(data12)) {
          const err33 = error("/created_at", "LiveJob#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        const err34 = error("/created_at", "LiveJob#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data13 = data.custom_metadata;
      if (!(typeof data13 == "object" && data13 !== null && !Array.isArray(data13))) {
        const err35 = error("/custom_metadata", "LiveJob#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data14 = data.post_session_metadata;
      if (!(typeof data14 == "object" && data14 !== null && !Array.isArray(data14))) {
        const err36 = error("/post_session_metadata", "LiveJob#/properties/post_session_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.file !== void 0) {
      let data15 = data.file;
      if (typeof data15 == "object" && data15 !== null && !Array.isArray(data15)) {
        if (data15.id === void 0) {
          const err37 = error("/file", "AudioFile#", "required", { missingProperty: "id" });
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data15.filename === void 0) {
          const err38 = error("/file", "AudioFile#", "required", { missingProperty: "filename" });
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data15.source === void 0) {
          const err39 = error("/file", "AudioFile#", "required", { missingProperty: "source" });
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data15.audio_duration === void 0) {
          const err40 = error("/file", "AudioFile#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (data15.number_of_channels === void 0) {
          const err41 = error("/file", "AudioFile#", "required", { missingProperty: "number_of_channels" });
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data15.id !== void 0 && typeof data15.id != "string") {
          const err42 = error("/file/id", "AudioFile#/properties/id", "type", { type: "string" });
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data15.filename !== void 0) {
          let data17 = data15.filename;
          if (typeof data17 != "string" && data17 !== null) {
            const err43 = error("/file/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data15.source !== void 0) {
          let data18 = data15.source;
          if (typeof data18 != "string" && data18 !== null) {
            const err44 = error("/file/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data15.audio_duration !== void 0) {
          let data19 = data15.audio_duration;
          if (!Number.isFinite(data19) && data19 !== null) {
            const err45 = error("/file/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
        if (data15.number_of_channels !== void 0) {
          let data20 = data15.number_of_channels;
          if (!Number.isInteger(data20) && data20 !== null) {
            const err46 = error("/file/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["integer", "null"] });
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (Number.isFinite(data20) && data20 < 1) {
            const err47 = error("/file/number_of_channels", "AudioFile#/properties/number_of_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else if (data15 !== null) {
        const err49 = error("/file", "LiveJob#/properties/file", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "live") {
      const err50 = error("/kind", "LiveJob#/properties/kind", "const", { allowedValue: "live" });
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.request_params !== void 0) {
      let data22 = data.request_params;
      if (typeof data22 == "object" && data22 !== null && !Array.isArray(data22))
        checkLiveRequest(data22) || (vErrors = vErrors === null ? under("/request_params", checkLiveRequest.errors) : vErrors.concat(under("/request_params", checkLiveRequest.errors)), errors = vErrors.length);
      else if (data22 !== null) {
        const err51 = error("/request_params", "LiveJob#/properties/request_params", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
  } else {
    const err52 = error("", "LiveJob#", "type", { type: "object" });
    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
  }
  return checkLiveJob.errors = vErrors, errors === 0;
}
function checkLiveMessagesConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.receive_partial_transcripts !== void 0 && typeof data.receive_partial_transcripts != "boolean") {
      const err0 = error("/receive_partial_transcripts", "LiveMessagesConfig#/properties/receive_partial_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.receive_final_transcripts !== void 0 && typeof data.receive_final_transcripts != "boolean") {
      const err1 = error("/receive_final_transcripts", "LiveMessagesConfig#/properties/receive_final_transcripts", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.receive_speech_events !== void 0 && typeof data.receive_speech_events != "boolean") {
      const err2 = error("/receive_speech_events", "LiveMessagesConfig#/properties/receive_speech_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.receive_pre_processing_events !== void 0 && typeof data.receive_pre_processing_events != "boolean") {
      const err3 = error("/receive_pre_processing_events", "LiveMessagesConfig#/properties/receive_pre_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.receive_realtime_processing_events !== void 0 && typeof data.receive_realtime_processing_events != "boolean") {
      const err4 = error("/receive_realtime_processing_events", "LiveMessagesConfig#/properties/receive_realtime_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.receive_post_processing_events !== void 0 && typeof data.receive_post_processing_events != "boolean") {
      const err5 = error("/receive_post_processing_events", "LiveMessagesConfig#/properties/receive_post_processing_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.receive_acknowledgments !== void 0 && typeof data.receive_acknowledgments != "boolean") {
      const err6 = error("/receive_acknowledgments", "LiveMessagesConfig#/properties/receive_acknowledgments", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.receive_errors !== void 0 && typeof data.receive_errors != "boolean") {
      const err7 = error("/receive_errors", "LiveMessagesConfig#/properties/receive_errors", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.receive_lifecycle_events !== void 0 && typeof data.receive_lifecycle_events != "boolean") {
      const err8 = error("/receive_lifecycle_events", "LiveMessagesConfig#/properties/receive_lifecycle_events", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    const err9 = error("", "LiveMessagesConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return checkLiveMessagesConfig.errors = vErrors, errors === 0;
}
function checkLiveRequest(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.encoding !== void 0) {
      let data0 = data.encoding;
      if (!(data0 === "wav/pcm" || data0 === "wav/alaw" || data0 === "wav/ulaw")) {
        const err0 = error("/encoding", "LiveRequest#/properties/encoding", "enum", { allowedValues: ["wav/pcm", "wav/alaw", "wav/ulaw"] });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.bit_depth !== void 0) {
      let data1 = data.bit_depth;
      if (!(data1 === 8 || data1 === 16 || data1 === 24 || data1 === 32)) {
        const err1 = error("/bit_depth", "LiveRequest#/properties/bit_depth", "enum", { allowedValues: [8, 16, 24, 32] });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.sample_rate !== void 0) {
      let data2 = data.sample_rate;
      if (!(data2 === 8e3 || data2 === 16e3 || data2 === 32e3 || data2 === 44100 || data2 === 48e3)) {
        const err2 = error("/sample_rate", "LiveRequest#/properties/sample_rate", "enum", { allowedValues: [8e3, 16e3, 32e3, 44100, 48e3] });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data3 = data.channels;
      if (!Number.isInteger(data3)) {
        const err3 = error("/channels", "LiveRequest#/properties/channels", "type", { type: "integer" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Number.isFinite(data3)) {
        if (data3 > 8) {
          const err4 = error("/channels", "LiveRequest#/properties/channels", "maximum", { comparison: "<=", limit: 8 });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3 < 1) {
          const err5 = error("/channels", "LiveRequest#/properties/channels", "minimum", { comparison: ">=", limit: 1 });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.model !== void 0 && typeof data.model != "string") {
      const err6 = error("/model", "LiveRequest#/properties/model", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.endpointing !== void 0) {
      let data5 = data.endpointing;
      if (Number.isFinite(data5)) {
        if (data5 > 10) {
          const err7 = error("/endpointing", "LiveRequest#/properties/endpointing", "maximum", { comparison: "<=", limit: 10 });
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data5 < 0.01) {
          const err8 = error("/endpointing", "LiveRequest#/properties/endpointing", "minimum", { comparison: ">=", limit: 0.01 });
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        const err9 = error("/endpointing", "LiveRequest#/properties/endpointing", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.maximum_duration_without_endpointing !== void 0) {
      let data6 = data.maximum_duration_without_endpointing;
      if (Number.isFinite(data6)) {
        if (data6 > 60) {
          const err10 = error("/maximum_duration_without_endpointing", "LiveRequest#/properties/maximum_duration_without_endpointing", "maximum", { comparison: "<=", limit: 60 });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data6 < 5) {
          const err11 = error("/maximum_duration_without_endpointing", "LiveRequest#/properties/maximum_duration_without_endpointing", "minimum", { comparison: ">=", limit: 5 });
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        const err12 = error("/maximum_duration_without_endpointing", "LiveRequest#/properties/maximum_duration_without_endpointing", "type", { type: "number" });
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.language_config !== void 0 && (checkLanguageConfig(data.language_config) || (vErrors = vErrors === null ? under("/language_config", checkLanguageConfig.errors) : vErrors.concat(under("/language_config", checkLanguageConfig.errors)), errors = vErrors.length)), data.pre_processing !== void 0 && (checkPreProcessingConfig(data.pre_processing) || (vErrors = vErrors === null ? under("/pre_processing", checkPreProcessingConfig.errors) : vErrors.concat(under("/pre_processing", checkPreProcessingConfig.errors)), errors = vErrors.length)), data.realtime_processing !== void 0 && (checkRealtimeProcessingConfig(data.realtime_processing) || (vErrors = vErrors === null ? under("/realtime_processing", checkRealtimeProcessingConfig.errors) : vErrors.concat(under("/realtime_processing", checkRealtimeProcessingConfig.errors)), errors = vErrors.length)), data.post_processing !== void 0 && (checkPostProcessingConfig(data.post_processing) || (vErrors = vErrors === null ? under("/post_processing", checkPostProcessingConfig.errors) : vErrors.concat(under("/post_processing", checkPostProcessingConfig.errors)), errors = vErrors.length)), data.messages_config !== void 0 && (checkLiveMessagesConfig(data.messages_config) || (vErrors = vErrors === null ? under("/messages_config", checkLiveMessagesConfig.errors) : vErrors.concat(under("/messages_config", checkLiveMessagesConfig.errors)), errors = vErrors.length)), data.callback !== void 0 && typeof data.callback != "boolean") {
      const err13 = error("/callback", "LiveRequest#/properties/callback", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    data.callback_config !== void 0 && (checkLiveCallbackConfig(data.callback_config) || (vErrors = vErrors === null ? under("/callback_config", checkLiveCallbackConfig.errors) : vErrors.concat(under("/callback_config", checkLiveCallbackConfig.errors)), errors = vErrors.length));
  } else {
    const err14 = error("", "LiveRequest#", "type", { type: "object" });
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return checkLiveRequest.errors = vErrors, errors === 0;
}
function checkLiveResult(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.metadata === void 0) {
      const err0 = error("", "LiveResult#", "required", { missingProperty: "metadata" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) {
        if (data0.audio_duration === void 0) {
          const err1 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.number_of_distinct_channels === void 0) {
          const err2 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "number_of_distinct_channels" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.billing_time === void 0) {
          const err3 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "billing_time" });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.transcription_time === void 0) {
          const err4 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "transcription_time" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!Number.isFinite(data1)) {
            const err5 = error("/metadata/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: "number" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!Number.isInteger(data2)) {
            const err6 = error("/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: "integer" });
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (Number.isFinite(data2) && data2 < 1) {
            const err7 = error("/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!Number.isFinite(data3)) {
            const err8 = error("/metadata/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!Number.isFinite(data4)) {
            const err9 = error("/metadata/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        const err10 = error("/metadata", "ResultMetadata#", "type", { type: "object" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.transcription !== void 0 && (checkTranscription(data.transcription) || (vErrors = vErrors === null ? under("/transcription", checkTranscription.errors) : vErrors.concat(under("/transcription", checkTranscription.errors)), errors = vErrors.length)), data.translation !== void 0 && (checkTranslationAddon(data.translation) || (vErrors = vErrors === null ? under("/translation", checkTranslationAddon.errors) : vErrors.concat(under("/translation", checkTranslationAddon.errors)), errors = vErrors.length)), data.summarization !== void 0 && (checkSummarizationAddon(data.summarization) || (vErrors = vErrors === null ? under("/summarization", checkSummarizationAddon.errors) : vErrors.concat(under("/summarization", checkSummarizationAddon.errors)), errors = vErrors.length)), data.named_entity_recognition !== void 0 && (checkNamedEntityRecognitionAddon(data.named_entity_recognition) || (vErrors = vErrors === null ? under("/named_entity_recognition", checkNamedEntityRecognitionAddon.errors) : vErrors.concat(under("/named_entity_recognition", checkNamedEntityRecognitionAddon.errors)), errors = vErrors.length)), data.sentiment_analysis !== void 0 && (checkSentimentAnalysisAddon(data.sentiment_analysis) || (vErrors = vErrors === null ? under("/sentiment_analysis", checkSentimentAnalysisAddon.errors) : vErrors.concat(under("/sentiment_analysis", checkSentimentAnalysisAddon.errors)), errors = vErrors.length)), data.chapterization !== void 0 && (checkChapterizationAddon(data.chapterization) || (vErrors = vErrors === null ? under("/chapterization", checkChapterizationAddon.errors) : vErrors.concat(under("/chapterization", checkChapterizationAddon.errors)), errors = vErrors.length)), data.messages !== void 0) {
      let data11 = data.messages;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data11[i0] != "string") {
            const err11 = error("/messages/" + i0, "LiveResult#/properties/messages/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
      } else {
        const err12 = error("/messages", "LiveResult#/properties/messages", "type", { type: "array" });
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    const err13 = error("", "LiveResult#", "type", { type: "object" });
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return checkLiveResult.errors = vErrors, errors === 0;
}
function checkLiveSessionCreated(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = error("", "LiveSessionCreated#", "required", { missingProperty: "url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url !== void 0 && typeof data.url != "string") {
      const err1 = error("/url", "LiveSessionCreated#/properties/url", "type", { type: "string" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error("", "LiveSessionCreated#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkLiveSessionCreated.errors = vErrors, errors === 0;
}
function checkLiveUtterance(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err0 = error("", "LiveUtterance#", "required", { missingProperty: "text" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      const err1 = error("", "LiveUtterance#", "required", { missingProperty: "language" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.start === void 0) {
      const err2 = error("", "LiveUtterance#", "required", { missingProperty: "start" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.end === void 0) {
      const err3 = error("", "LiveUtterance#", "required", { missingProperty: "end" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.channel === void 0) {
      const err4 = error("", "LiveUtterance#", "required", { missingProperty: "channel" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.words === void 0) {
      const err5 = error("", "LiveUtterance#", "required", { missingProperty: "words" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.confidence === void 0) {
      const err6 = error("", "LiveUtterance#", "required", { missingProperty: "confidence" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      const err7 = error("/text", "LiveUtterance#/properties/text", "type", { type: "string" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 == "string") {
        if (!pattern0.test(data1)) {
          const err8 = error("/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        const err9 = error("/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!Number.isFinite(data2)) {
        const err10 = error("/start", "LiveUtterance#/properties/start", "type", { type: "number" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!Number.isFinite(data3)) {
        const err11 = error("/end", "LiveUtterance#/properties/end", "type", { type: "number" });
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!Number.isInteger(data4)) {
        const err12 = error("/channel", "LiveUtterance#/properties/channel", "type", { type: "integer" });
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
              const err13 = error("/words/" + i0, "Word#", "required", { missingProperty: "word" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data6.start === void 0) {
              const err14 = error("/words/" + i0, "Word#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6.end === void 0) {
              const err15 = error("/words/" + i0, "Word#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6.confidence === void 0) {
              const err16 = error("/words/" + i0, "Word#", "required", { missingProperty: "confidence" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.word !== void 0 && typeof data6.word != "string") {
              const err17 = error("/words/" + i0 + "/word", "Word#/properties/word", "type", { type: "string" });
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!Number.isFinite(data8)) {
                const err18 = error("/words/" + i0 + "/start", "Word#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!Number.isFinite(data9)) {
                const err19 = error("/words/" + i0 + "/end", "Word#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!Number.isFinite(data10)) {
                const err20 = error("/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
          } else {
            const err21 = error("/words/" + i0, "Word#", "type", { type: "object" });
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        const err22 = error("/words", "LiveUtterance#/properties/words", "type", { type: "array" });
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!Number.isFinite(data11)) {
        const err23 = error("/confidence", "LiveUtterance#/properties/confidence", "type", { type: "number" });
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    const err24 = error("", "LiveUtterance#", "type", { type: "object" });
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return checkLiveUtterance.errors = vErrors, errors === 0;
}
function checkModerationAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "ModerationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "ModerationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "ModerationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "ModerationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "ModerationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "ModerationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "ModerationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "ModerationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "ModerationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "ModerationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error("/results", "ModerationAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error("", "ModerationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkModerationAddon.errors = vErrors, errors === 0;
}
function checkNameConsistencyAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "NameConsistencyAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "NameConsistencyAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "NameConsistencyAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "NameConsistencyAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "NameConsistencyAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "NameConsistencyAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "NameConsistencyAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "NameConsistencyAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "NameConsistencyAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "NameConsistencyAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error("/results", "NameConsistencyAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error("", "NameConsistencyAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkNameConsistencyAddon.errors = vErrors, errors === 0;
}
function checkNamedEntityRecognitionAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "NamedEntityRecognitionAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "NamedEntityRecognitionAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "NamedEntityRecognitionAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "NamedEntityRecognitionAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "NamedEntityRecognitionAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "NamedEntityRecognitionAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "NamedEntityRecognitionAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "NamedEntityRecognitionAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "NamedEntityRecognitionAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "NamedEntityRecognitionAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error("/results", "NamedEntityRecognitionAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5))) {
            const err11 = error("/results/" + i0, "NamedEntityRecognitionAddon#/properties/results/items", "type", { type: "object" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      }
    }
  } else {
    const err12 = error("", "NamedEntityRecognitionAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkNamedEntityRecognitionAddon.errors = vErrors, errors === 0;
}
function checkOtherServerMessage(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      const err0 = error("", "OtherServerMessage#", "required", { missingProperty: "session_id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.created_at === void 0) {
      const err1 = error("", "OtherServerMessage#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      const err2 = error("", "OtherServerMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.session_id !== void 0 && typeof data.session_id != "string") {
      const err3 = error("/session_id", "OtherServerMessage#/properties/session_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 == "string") {
        if (!dateTime(data1)) {
          const err4 = error("/created_at", "OtherServerMessage#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error("/created_at", "OtherServerMessage#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 != "string") {
        const err6 = error("/type", "OtherServerMessage#/properties/type", "type", { type: "string" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data2 === "transcript") {
        const err7 = error("/type", "OtherServerMessage#/properties/type", "not", {});
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = error("", "OtherServerMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return checkOtherServerMessage.errors = vErrors, errors === 0;
}
function checkPiiEntityType(data) {
  let vErrors = null, errors = 0;
  if (!obj1.has(data)) {
    const err0 = error("", "PiiEntityType#", "enum", { allowedValues: [...obj1] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkPiiEntityType.errors = vErrors, errors === 0;
}
function checkPiiRedactionConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.entity_types !== void 0) {
      let data0 = data.entity_types;
      if (typeof data0 == "string")
        checkPiiEntityType(data0) || (vErrors = vErrors === null ? under("/entity_types", checkPiiEntityType.errors) : vErrors.concat(under("/entity_types", checkPiiEntityType.errors)), errors = vErrors.length);
      else if (Array.isArray(data0))
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < 100; i0++)
            checkPiiEntityType(data0[i0]) || (vErrors = vErrors === null ? under("/entity_types/" + i0, checkPiiEntityType.errors) : vErrors.concat(under("/entity_types/" + i0, checkPiiEntityType.errors)), errors = vErrors.length);
        } else {
          const err0 = error("/entity_types", "PiiRedactionConfig#/properties/entity_types/anyOf/1", "type", { type: "array" });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      else {
        const err1 = error("/entity_types", "PiiRedactionConfig#/properties/entity_types", "type", { type: ["string", "array"] });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.processed_text_type !== void 0) {
      let data2 = data.processed_text_type;
      if (!(data2 === "MARKER" || data2 === "MASK")) {
        const err2 = error("/processed_text_type", "PiiRedactionConfig#/properties/processed_text_type", "enum", { allowedValues: ["MARKER", "MASK"] });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = error("", "PiiRedactionConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return checkPiiRedactionConfig.errors = vErrors, errors === 0;
}
function checkPostProcessingConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.summarization !== void 0 && typeof data.summarization != "boolean") {
      const err0 = error("/summarization", "PostProcessingConfig#/properties/summarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.summarization_config !== void 0 && (checkSummarizationConfig(data.summarization_config) || (vErrors = vErrors === null ? under("/summarization_config", checkSummarizationConfig.errors) : vErrors.concat(under("/summarization_config", checkSummarizationConfig.errors)), errors = vErrors.length)), data.chapterization !== void 0 && typeof data.chapterization != "boolean") {
      const err1 = error("/chapterization", "PostProcessingConfig#/properties/chapterization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error("", "PostProcessingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkPostProcessingConfig.errors = vErrors, errors === 0;
}
function checkPreProcessingConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_enhancer !== void 0 && typeof data.audio_enhancer != "boolean") {
      const err0 = error("/audio_enhancer", "PreProcessingConfig#/properties/audio_enhancer", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.speech_threshold !== void 0) {
      let data1 = data.speech_threshold;
      if (Number.isFinite(data1)) {
        if (data1 > 1) {
          const err1 = error("/speech_threshold", "PreProcessingConfig#/properties/speech_threshold", "maximum", { comparison: "<=", limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data1 < 0) {
          const err2 = error("/speech_threshold", "PreProcessingConfig#/properties/speech_threshold", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error("/speech_threshold", "PreProcessingConfig#/properties/speech_threshold", "type", { type: "number" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    const err4 = error("", "PreProcessingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkPreProcessingConfig.errors = vErrors, errors === 0;
}
function checkPreRecordedCallback(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error("", "PreRecordedCallback#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event === void 0) {
      const err1 = error("", "PreRecordedCallback#", "required", { missingProperty: "event" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!uuid(data0)) {
          const err2 = error("/id", "PreRecordedCallback#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error("/id", "PreRecordedCallback#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.event !== void 0 && typeof data.event != "string") {
      const err4 = error("/event", "PreRecordedCallback#/properties/event", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    const err5 = error("", "PreRecordedCallback#", "type", { type: "object" });
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return checkPreRecordedCallback.errors = vErrors, errors === 0;
}
function checkPreRecordedJob(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.status;
    if (tag0 === "queued" || tag0 === "processing") {
      if (data.completed_at !== void 0) {
        let data0 = data.completed_at;
        if (typeof data0 != "string" && data0 !== null) {
          const err0 = error("/completed_at", "PreRecordedJob#/oneOf/0/properties/completed_at", "type", { type: ["string", "null"] });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (typeof data0 == "string" && !dateTime(data0)) {
          const err1 = error("/completed_at", "PreRecordedJob#/oneOf/0/properties/completed_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data1 = data.error_code;
        if (!Number.isInteger(data1) && data1 !== null) {
          const err2 = error("/error_code", "PreRecordedJob#/oneOf/0/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (Number.isFinite(data1)) {
          if (data1 > 599) {
            const err3 = error("/error_code", "PreRecordedJob#/oneOf/0/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data1 < 400) {
            const err4 = error("/error_code", "PreRecordedJob#/oneOf/0/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data2 = data.result;
        if (typeof data2 == "object" && data2 !== null && !Array.isArray(data2))
          checkPreRecordedResult(data2) || (vErrors = vErrors === null ? under("/result", checkPreRecordedResult.errors) : vErrors.concat(under("/result", checkPreRecordedResult.errors)), errors = vErrors.length);
        else if (data2 !== null) {
          const err5 = error("/result", "PreRecordedJob#/oneOf/0/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else if (tag0 === "done") {
      if (data.completed_at === void 0) {
        const err6 = error("", "PreRecordedJob#/oneOf/1", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data.result === void 0) {
        const err7 = error("", "PreRecordedJob#/oneOf/1", "required", { missingProperty: "result" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.completed_at !== void 0) {
        let data3 = data.completed_at;
        if (typeof data3 == "string") {
          if (!dateTime(data3)) {
            const err8 = error("/completed_at", "PreRecordedJob#/oneOf/1/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        } else {
          const err9 = error("/completed_at", "PreRecordedJob#/oneOf/1/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data4 = data.error_code;
        if (!Number.isInteger(data4) && data4 !== null) {
          const err10 = error("/error_code", "PreRecordedJob#/oneOf/1/properties/error_code", "type", { type: ["integer", "null"] });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (Number.isFinite(data4)) {
          if (data4 > 599) {
            const err11 = error("/error_code", "PreRecordedJob#/oneOf/1/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (data4 < 400) {
            const err12 = error("/error_code", "PreRecordedJob#/oneOf/1/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      }
      data.result !== void 0 && (checkPreRecordedResult(data.result) || (vErrors = vErrors === null ? under("/result", checkPreRecordedResult.errors) : vErrors.concat(under("/result", checkPreRecordedResult.errors)), errors = vErrors.length));
    } else if (tag0 === "error") {
      if (data.completed_at === void 0) {
        const err13 = error("", "PreRecordedJob#/oneOf/2", "required", { missingProperty: "completed_at" });
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data.error_code === void 0) {
        const err14 = error("", "PreRecordedJob#/oneOf/2", "required", { missingProperty: "error_code" });
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (data.completed_at !== void 0) {
        let data6 = data.completed_at;
        if (typeof data6 == "string") {
          if (!dateTime(data6)) {
            const err15 = error("/completed_at", "PreRecordedJob#/oneOf/2/properties/completed_at", "format", { format: "date-time" });
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        } else {
          const err16 = error("/completed_at", "PreRecordedJob#/oneOf/2/properties/completed_at", "type", { type: "string" });
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data7 = data.error_code;
        if (!Number.isInteger(data7)) {
          const err17 = error("/error_code", "PreRecordedJob#/oneOf/2/properties/error_code", "type", { type: "integer" });
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (Number.isFinite(data7)) {
          if (data7 > 599) {
            const err18 = error("/error_code", "PreRecordedJob#/oneOf/2/properties/error_code", "maximum", { comparison: "<=", limit: 599 });
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (data7 < 400) {
            const err19 = error("/error_code", "PreRecordedJob#/oneOf/2/properties/error_code", "minimum", { comparison: ">=", limit: 400 });
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
      if (data.result !== void 0) {
        let data8 = data.result;
        if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8))
          checkPreRecordedResult(data8) || (vErrors = vErrors === null ? under("/result", checkPreRecordedResult.errors) : vErrors.concat(under("/result", checkPreRecordedResult.errors)), errors = vErrors.length);
        else if (data8 !== null) {
          const err20 = error("/result", "PreRecordedJob#/oneOf/2/properties/result", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err21 = error("/status", "PreRecordedJob#/properties/status", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.id === void 0) {
      const err22 = error("", "PreRecordedJob#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.request_id === void 0) {
      const err23 = error("", "PreRecordedJob#", "required", { missingProperty: "request_id" });
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.version === void 0) {
      const err24 = error("", "PreRecordedJob#", "required", { missingProperty: "version" });
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.created_at === void 0) {
      const err25 = error("", "PreRecordedJob#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.post_session_metadata === void 0) {
      const err26 = error("", "PreRecordedJob#", "required", { missingProperty: "post_session_metadata" });
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.kind === void 0) {
      const err27 = error("", "PreRecordedJob#", "required", { missingProperty: "kind" });
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.status === void 0) {
      const err28 = error("", "PreRecordedJob#", "required", { missingProperty: "status" });
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.id !== void 0) {
      let data9 = data.id;
      if (typeof data9 == "string") {
        if (!uuid(data9)) {
          const err29 = error("/id", "PreRecordedJob#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        const err30 = error("/id", "PreRecordedJob#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.request_id !== void 0 && typeof data.request_id != "string") {
      const err31 = error("/request_id", "PreRecordedJob#/properties/request_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.version !== void 0) {
      let data11 = data.version;
      if (!Number.isInteger(data11)) {
        const err32 = error("/version", "PreRecordedJob#/properties/version", "type", { type: "integer" });
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data12 = data.created_at;
      if (typeof data12 == "string") {
        if (!dateTime(data12)) {
          const err33 = error("/created_at", "PreRecordedJob#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        const err34 = error("/created_at", "PreRecordedJob#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data13 = data.custom_metadata;
      if (!(typeof data13 == "object" && data13 !== null && !Array.isArray(data13))) {
        const err35 = error("/custom_metadata", "PreRecordedJob#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data14 = data.post_session_metadata;
      if (!(typeof data14 == "object" && data14 !== null && !Array.isArray(data14))) {
        const err36 = error("/post_session_metadata", "PreRecordedJob#/properties/post_session_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.file !== void 0) {
      let data15 = data.file;
      if (typeof data15 == "object" && data15 !== null && !Array.isArray(data15)) {
        if (data15.id === void 0) {
          const err37 = error("/file", "AudioFile#", "required", { missingProperty: "id" });
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data15.filename === void 0) {
          const err38 = error("/file", "AudioFile#", "required", { missingProperty: "filename" });
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data15.source === void 0) {
          const err39 = error("/file", "AudioFile#", "required", { missingProperty: "source" });
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data15.audio_duration === void 0) {
          const err40 = error("/file", "AudioFile#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (data15.number_of_channels === void 0) {
          const err41 = error("/file", "AudioFile#", "required", { missingProperty: "number_of_channels" });
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data15.id !== void 0 && typeof data15.id != "string") {
          const err42 = error("/file/id", "AudioFile#/properties/id", "type", { type: "string" });
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data15.filename !== void 0) {
          let data17 = data15.filename;
          if (typeof data17 != "string" && data17 !== null) {
            const err43 = error("/file/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data15.source !== void 0) {
          let data18 = data15.source;
          if (typeof data18 != "string" && data18 !== null) {
            const err44 = error("/file/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data15.audio_duration !== void 0) {
          let data19 = data15.audio_duration;
          if (!Number.isFinite(data19) && data19 !== null) {
            const err45 = error("/file/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
        if (data15.number_of_channels !== void 0) {
          let data20 = data15.number_of_channels;
          if (!Number.isInteger(data20) && data20 !== null) {
            const err46 = error("/file/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["integer", "null"] });
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (Number.isFinite(data20) && data20 < 1) {
            const err47 = error("/file/number_of_channels", "AudioFile#/properties/number_of_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else if (data15 !== null) {
        const err49 = error("/file", "PreRecordedJob#/properties/file", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "pre-recorded") {
      const err50 = error("/kind", "PreRecordedJob#/properties/kind", "const", { allowedValue: "pre-recorded" });
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.request_params !== void 0) {
      let data22 = data.request_params;
      if (typeof data22 == "object" && data22 !== null && !Array.isArray(data22))
        checkPreRecordedRequestParams(data22) || (vErrors = vErrors === null ? under("/request_params", checkPreRecordedRequestParams.errors) : vErrors.concat(under("/request_params", checkPreRecordedRequestParams.errors)), errors = vErrors.length);
      else if (data22 !== null) {
        const err51 = error("/request_params", "PreRecordedJob#/properties/request_params", "type", { type: ["object", "null"] });
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
  } else {
    const err52 = error("", "PreRecordedJob#", "type", { type: "object" });
    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
  }
  return checkPreRecordedJob.errors = vErrors, errors === 0;
}
function checkPreRecordedJobCreated(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error("", "PreRecordedJobCreated#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.result_url === void 0) {
      const err1 = error("", "PreRecordedJobCreated#", "required", { missingProperty: "result_url" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!uuid(data0)) {
          const err2 = error("/id", "PreRecordedJobCreated#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error("/id", "PreRecordedJobCreated#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.result_url !== void 0) {
      let data1 = data.result_url;
      if (typeof data1 == "string") {
        if (!uri(data1)) {
          const err4 = error("/result_url", "PreRecordedJobCreated#/properties/result_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error("/result_url", "PreRecordedJobCreated#/properties/result_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = error("", "PreRecordedJobCreated#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkPreRecordedJobCreated.errors = vErrors, errors === 0;
}
function checkPreRecordedRequest(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = error("", "PreRecordedRequest#", "required", { missingProperty: "audio_url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 != "boolean")
        if (Array.isArray(data0))
          checkCustomVocabulary(data0) || (vErrors = vErrors === null ? under("/custom_vocabulary", checkCustomVocabulary.errors) : vErrors.concat(under("/custom_vocabulary", checkCustomVocabulary.errors)), errors = vErrors.length);
        else {
          const err1 = error("/custom_vocabulary", "PreRecordedRequest#/properties/custom_vocabulary", "type", { type: ["boolean", "array"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    }
    if (data.custom_vocabulary_config !== void 0 && (checkCustomVocabularyConfig(data.custom_vocabulary_config) || (vErrors = vErrors === null ? under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors) : vErrors.concat(under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors)), errors = vErrors.length)), data.callback_url !== void 0) {
      let data2 = data.callback_url;
      if (typeof data2 == "string") {
        if (!uri(data2)) {
          const err2 = error("/callback_url", "PreRecordedRequest#/properties/callback_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error("/callback_url", "PreRecordedRequest#/properties/callback_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.callback !== void 0 && typeof data.callback != "boolean") {
      const err4 = error("/callback", "PreRecordedRequest#/properties/callback", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.callback_config !== void 0 && (checkCallbackConfig(data.callback_config) || (vErrors = vErrors === null ? under("/callback_config", checkCallbackConfig.errors) : vErrors.concat(under("/callback_config", checkCallbackConfig.errors)), errors = vErrors.length)), data.subtitles !== void 0 && typeof data.subtitles != "boolean") {
      const err5 = error("/subtitles", "PreRecordedRequest#/properties/subtitles", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.subtitles_config !== void 0 && (checkSubtitlesConfig(data.subtitles_config) || (vErrors = vErrors === null ? under("/subtitles_config", checkSubtitlesConfig.errors) : vErrors.concat(under("/subtitles_config", checkSubtitlesConfig.errors)), errors = vErrors.length)), data.diarization !== void 0 && typeof data.diarization != "boolean") {
      const err6 = error("/diarization", "PreRecordedRequest#/properties/diarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.diarization_config !== void 0 && (checkDiarizationConfig(data.diarization_config) || (vErrors = vErrors === null ? under("/diarization_config", checkDiarizationConfig.errors) : vErrors.concat(under("/diarization_config", checkDiarizationConfig.errors)), errors = vErrors.length)), data.translation !== void 0 && typeof data.translation != "boolean") {
      const err7 = error("/translation", "PreRecordedRequest#/properties/translation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.translation_config !== void 0 && (checkTranslationConfig(data.translation_config) || (vErrors = vErrors === null ? under("/translation_config", checkTranslationConfig.errors) : vErrors.concat(under("/translation_config", checkTranslationConfig.errors)), errors = vErrors.length)), data.summarization !== void 0 && typeof data.summarization != "boolean") {
      const err8 = error("/summarization", "PreRecordedRequest#/properties/summarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.summarization_config !== void 0 && (checkSummarizationConfig(data.summarization_config) || (vErrors = vErrors === null ? under("/summarization_config", checkSummarizationConfig.errors) : vErrors.concat(under("/summarization_config", checkSummarizationConfig.errors)), errors = vErrors.length)), data.named_entity_recognition !== void 0 && typeof data.named_entity_recognition != "boolean") {
      const err9 = error("/named_entity_recognition", "PreRecordedRequest#/properties/named_entity_recognition", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.custom_spelling !== void 0 && typeof data.custom_spelling != "boolean") {
      const err10 = error("/custom_spelling", "PreRecordedRequest#/properties/custom_spelling", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.custom_spelling_config !== void 0 && (checkCustomSpellingConfig(data.custom_spelling_config) || (vErrors = vErrors === null ? under("/custom_spelling_config", checkCustomSpellingConfig.errors) : vErrors.concat(under("/custom_spelling_config", checkCustomSpellingConfig.errors)), errors = vErrors.length)), data.sentiment_analysis !== void 0 && typeof data.sentiment_analysis != "boolean") {
      const err11 = error("/sentiment_analysis", "PreRecordedRequest#/properties/sentiment_analysis", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.audio_to_llm !== void 0 && typeof data.audio_to_llm != "boolean") {
      const err12 = error("/audio_to_llm", "PreRecordedRequest#/properties/audio_to_llm", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.audio_to_llm_config !== void 0 && (checkAudioToLlmConfig(data.audio_to_llm_config) || (vErrors = vErrors === null ? under("/audio_to_llm_config", checkAudioToLlmConfig.errors) : vErrors.concat(under("/audio_to_llm_config", checkAudioToLlmConfig.errors)), errors = vErrors.length)), data.pii_redaction !== void 0 && typeof data.pii_redaction != "boolean") {
      const err13 = error("/pii_redaction", "PreRecordedRequest#/properties/pii_redaction", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.pii_redaction_config !== void 0 && (checkPiiRedactionConfig(data.pii_redaction_config) || (vErrors = vErrors === null ? under("/pii_redaction_config", checkPiiRedactionConfig.errors) : vErrors.concat(under("/pii_redaction_config", checkPiiRedactionConfig.errors)), errors = vErrors.length)), data.sentences !== void 0 && typeof data.sentences != "boolean") {
      const err14 = error("/sentences", "PreRecordedRequest#/properties/sentences", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.punctuation_enhanced !== void 0 && typeof data.punctuation_enhanced != "boolean") {
      const err15 = error("/punctuation_enhanced", "PreRecordedRequest#/properties/punctuation_enhanced", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.language_config !== void 0 && (checkLanguageConfig(data.language_config) || (vErrors = vErrors === null ? under("/language_config", checkLanguageConfig.errors) : vErrors.concat(under("/language_config", checkLanguageConfig.errors)), errors = vErrors.length)), data.detect_language !== void 0 && typeof data.detect_language != "boolean") {
      const err16 = error("/detect_language", "PreRecordedRequest#/properties/detect_language", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.enable_code_switching !== void 0 && typeof data.enable_code_switching != "boolean") {
      const err17 = error("/enable_code_switching", "PreRecordedRequest#/properties/enable_code_switching", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.language !== void 0) {
      let data26 = data.language;
      if (typeof data26 == "string") {
        if (!pattern0.test(data26)) {
          const err18 = error("/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        const err19 = error("/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.audio_url !== void 0) {
      let data27 = data.audio_url;
      if (typeof data27 == "string") {
        if (!uri(data27)) {
          const err20 = error("/audio_url", "PreRecordedRequest#/properties/audio_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        const err21 = error("/audio_url", "PreRecordedRequest#/properties/audio_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data28 = data.custom_metadata;
      if (!(typeof data28 == "object" && data28 !== null && !Array.isArray(data28))) {
        const err22 = error("/custom_metadata", "PreRecordedRequest#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    const err23 = error("", "PreRecordedRequest#", "type", { type: "object" });
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return checkPreRecordedRequest.errors = vErrors, errors === 0;
}
function checkPreRecordedRequestParams(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = error("", "PreRecordedRequestParams#", "required", { missingProperty: "audio_url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 != "boolean")
        if (Array.isArray(data0))
          checkCustomVocabulary(data0) || (vErrors = vErrors === null ? under("/custom_vocabulary", checkCustomVocabulary.errors) : vErrors.concat(under("/custom_vocabulary", checkCustomVocabulary.errors)), errors = vErrors.length);
        else {
          const err1 = error("/custom_vocabulary", "PreRecordedRequestParams#/properties/custom_vocabulary", "type", { type: ["boolean", "array"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
    }
    if (data.custom_vocabulary_config !== void 0 && (checkCustomVocabularyConfig(data.custom_vocabulary_config) || (vErrors = vErrors === null ? under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors) : vErrors.concat(under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors)), errors = vErrors.length)), data.callback_url !== void 0) {
      let data2 = data.callback_url;
      if (typeof data2 == "string") {
        if (!uri(data2)) {
          const err2 = error("/callback_url", "PreRecordedRequestParams#/properties/callback_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error("/callback_url", "PreRecordedRequestParams#/properties/callback_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.callback !== void 0 && typeof data.callback != "boolean") {
      const err4 = error("/callback", "PreRecordedRequestParams#/properties/callback", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.callback_config !== void 0 && (checkCallbackConfig(data.callback_config) || (vErrors = vErrors === null ? under("/callback_config", checkCallbackConfig.errors) : vErrors.concat(under("/callback_config", checkCallbackConfig.errors)), errors = vErrors.length)), data.subtitles !== void 0 && typeof data.subtitles != "boolean") {
      const err5 = error("/subtitles", "PreRecordedRequestParams#/properties/subtitles", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.subtitles_config !== void 0 && (checkSubtitlesConfig(data.subtitles_config) || (vErrors = vErrors === null ? under("/subtitles_config", checkSubtitlesConfig.errors) : vErrors.concat(under("/subtitles_config", checkSubtitlesConfig.errors)), errors = vErrors.length)), data.diarization !== void 0 && typeof data.diarization != "boolean") {
      const err6 = error("/diarization", "PreRecordedRequestParams#/properties/diarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.diarization_config !== void 0 && (checkDiarizationConfig(data.diarization_config) || (vErrors = vErrors === null ? under("/diarization_config", checkDiarizationConfig.errors) : vErrors.concat(under("/diarization_config", checkDiarizationConfig.errors)), errors = vErrors.length)), data.translation !== void 0 && typeof data.translation != "boolean") {
      const err7 = error("/translation", "PreRecordedRequestParams#/properties/translation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.translation_config !== void 0 && (checkTranslationConfig(data.translation_config) || (vErrors = vErrors === null ? under("/translation_config", checkTranslationConfig.errors) : vErrors.concat(under("/translation_config", checkTranslationConfig.errors)), errors = vErrors.length)), data.summarization !== void 0 && typeof data.summarization != "boolean") {
      const err8 = error("/summarization", "PreRecordedRequestParams#/properties/summarization", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.summarization_config !== void 0 && (checkSummarizationConfig(data.summarization_config) || (vErrors = vErrors === null ? under("/summarization_config", checkSummarizationConfig.errors) : vErrors.concat(under("/summarization_config", checkSummarizationConfig.errors)), errors = vErrors.length)), data.named_entity_recognition !== void 0 && typeof data.named_entity_recognition != "boolean") {
      const err9 = error("/named_entity_recognition", "PreRecordedRequestParams#/properties/named_entity_recognition", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.custom_spelling !== void 0 && typeof data.custom_spelling != "boolean") {
      const err10 = error("/custom_spelling", "PreRecordedRequestParams#/properties/custom_spelling", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.custom_spelling_config !== void 0 && (checkCustomSpellingConfig(data.custom_spelling_config) || (vErrors = vErrors === null ? under("/custom_spelling_config", checkCustomSpellingConfig.errors) : vErrors.concat(under("/custom_spelling_config", checkCustomSpellingConfig.errors)), errors = vErrors.length)), data.sentiment_analysis !== void 0 && typeof data.sentiment_analysis != "boolean") {
      const err11 = error("/sentiment_analysis", "PreRecordedRequestParams#/properties/sentiment_analysis", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.audio_to_llm !== void 0 && typeof data.audio_to_llm != "boolean") {
      const err12 = error("/audio_to_llm", "PreRecordedRequestParams#/properties/audio_to_llm", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.audio_to_llm_config !== void 0 && (checkAudioToLlmConfig(data.audio_to_llm_config) || (vErrors = vErrors === null ? under("/audio_to_llm_config", checkAudioToLlmConfig.errors) : vErrors.concat(under("/audio_to_llm_config", checkAudioToLlmConfig.errors)), errors = vErrors.length)), data.pii_redaction !== void 0 && typeof data.pii_redaction != "boolean") {
      const err13 = error("/pii_redaction", "PreRecordedRequestParams#/properties/pii_redaction", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.pii_redaction_config !== void 0 && (checkPiiRedactionConfig(data.pii_redaction_config) || (vErrors = vErrors === null ? under("/pii_redaction_config", checkPiiRedactionConfig.errors) : vErrors.concat(under("/pii_redaction_config", checkPiiRedactionConfig.errors)), errors = vErrors.length)), data.sentences !== void 0 && typeof data.sentences != "boolean") {
      const err14 = error("/sentences", "PreRecordedRequestParams#/properties/sentences", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.punctuation_enhanced !== void 0 && typeof data.punctuation_enhanced != "boolean") {
      const err15 = error("/punctuation_enhanced", "PreRecordedRequestParams#/properties/punctuation_enhanced", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.language_config !== void 0 && (checkLanguageConfig(data.language_config) || (vErrors = vErrors === null ? under("/language_config", checkLanguageConfig.errors) : vErrors.concat(under("/language_config", checkLanguageConfig.errors)), errors = vErrors.length)), data.detect_language !== void 0 && typeof data.detect_language != "boolean") {
      const err16 = error("/detect_language", "PreRecordedRequestParams#/properties/detect_language", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.enable_code_switching !== void 0 && typeof data.enable_code_switching != "boolean") {
      const err17 = error("/enable_code_switching", "PreRecordedRequestParams#/properties/enable_code_switching", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.language !== void 0) {
      let data26 = data.language;
      if (typeof data26 == "string") {
        if (!pattern0.test(data26)) {
          const err18 = error("/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        const err19 = error("/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.audio_url !== void 0) {
      let data27 = data.audio_url;
      if (typeof data27 != "string" && data27 !== null) {
        const err20 = error("/audio_url", "PreRecordedRequestParams#/properties/audio_url", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data27 == "string" && !uri(data27)) {
        const err21 = error("/audio_url", "PreRecordedRequestParams#/properties/audio_url", "format", { format: "uri" });
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    const err22 = error("", "PreRecordedRequestParams#", "type", { type: "object" });
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return checkPreRecordedRequestParams.errors = vErrors, errors === 0;
}
function checkPreRecordedResult(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.metadata === void 0) {
      const err0 = error("", "PreRecordedResult#", "required", { missingProperty: "metadata" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) {
        if (data0.audio_duration === void 0) {
          const err1 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "audio_duration" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.number_of_distinct_channels === void 0) {
          const err2 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "number_of_distinct_channels" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.billing_time === void 0) {
          const err3 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "billing_time" });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.transcription_time === void 0) {
          const err4 = error("/metadata", "ResultMetadata#", "required", { missingProperty: "transcription_time" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!Number.isFinite(data1)) {
            const err5 = error("/metadata/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: "number" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!Number.isInteger(data2)) {
            const err6 = error("/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: "integer" });
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (Number.isFinite(data2) && data2 < 1) {
            const err7 = error("/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "minimum", { comparison: ">=", limit: 1 });
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!Number.isFinite(data3)) {
            const err8 = error("/metadata/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!Number.isFinite(data4)) {
            const err9 = error("/metadata/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: "number" });
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        const err10 = error("/metadata", "ResultMetadata#", "type", { type: "object" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.transcription !== void 0 && (checkTranscription(data.transcription) || (vErrors = vErrors === null ? under("/transcription", checkTranscription.errors) : vErrors.concat(under("/transcription", checkTranscription.errors)), errors = vErrors.length)), data.translation !== void 0 && (checkTranslationAddon(data.translation) || (vErrors = vErrors === null ? under("/translation", checkTranslationAddon.errors) : vErrors.concat(under("/translation", checkTranslationAddon.errors)), errors = vErrors.length)), data.summarization !== void 0 && (checkSummarizationAddon(data.summarization) || (vErrors = vErrors === null ? under("/summarization", checkSummarizationAddon.errors) : vErrors.concat(under("/summarization", checkSummarizationAddon.errors)), errors = vErrors.length)), data.named_entity_recognition !== void 0 && (checkNamedEntityRecognitionAddon(data.named_entity_recognition) || (vErrors = vErrors === null ? under("/named_entity_recognition", checkNamedEntityRecognitionAddon.errors) : vErrors.concat(under("/named_entity_recognition", checkNamedEntityRecognitionAddon.errors)), errors = vErrors.length)), data.sentiment_analysis !== void 0 && (checkSentimentAnalysisAddon(data.sentiment_analysis) || (vErrors = vErrors === null ? under("/sentiment_analysis", checkSentimentAnalysisAddon.errors) : vErrors.concat(under("/sentiment_analysis", checkSentimentAnalysisAddon.errors)), errors = vErrors.length)), data.chapterization !== void 0 && (checkChapterizationAddon(data.chapterization) || (vErrors = vErrors === null ? under("/chapterization", checkChapterizationAddon.errors) : vErrors.concat(under("/chapterization", checkChapterizationAddon.errors)), errors = vErrors.length)), data.moderation !== void 0 && (checkModerationAddon(data.moderation) || (vErrors = vErrors === null ? under("/moderation", checkModerationAddon.errors) : vErrors.concat(under("/moderation", checkModerationAddon.errors)), errors = vErrors.length)), data.name_consistency !== void 0 && (checkNameConsistencyAddon(data.name_consistency) || (vErrors = vErrors === null ? under("/name_consistency", checkNameConsistencyAddon.errors) : vErrors.concat(under("/name_consistency", checkNameConsistencyAddon.errors)), errors = vErrors.length)), data.structured_data_extraction !== void 0 && (checkStructuredDataExtractionAddon(data.structured_data_extraction) || (vErrors = vErrors === null ? under("/structured_data_extraction", checkStructuredDataExtractionAddon.errors) : vErrors.concat(under("/structured_data_extraction", checkStructuredDataExtractionAddon.errors)), errors = vErrors.length)), data.audio_to_llm !== void 0 && (checkAudioToLlmAddon(data.audio_to_llm) || (vErrors = vErrors === null ? under("/audio_to_llm", checkAudioToLlmAddon.errors) : vErrors.concat(under("/audio_to_llm", checkAudioToLlmAddon.errors)), errors = vErrors.length)), data.sentences !== void 0 && (checkSentencesAddon(data.sentences) || (vErrors = vErrors === null ? under("/sentences", checkSentencesAddon.errors) : vErrors.concat(under("/sentences", checkSentencesAddon.errors)), errors = vErrors.length)), data.display_mode !== void 0 && (checkDisplayModeAddon(data.display_mode) || (vErrors = vErrors === null ? under("/display_mode", checkDisplayModeAddon.errors) : vErrors.concat(under("/display_mode", checkDisplayModeAddon.errors)), errors = vErrors.length)), data.diarization !== void 0 && (checkDiarizationAddon(data.diarization) || (vErrors = vErrors === null ? under("/diarization", checkDiarizationAddon.errors) : vErrors.concat(under("/diarization", checkDiarizationAddon.errors)), errors = vErrors.length));
  } else {
    const err11 = error("", "PreRecordedResult#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkPreRecordedResult.errors = vErrors, errors === 0;
}
function checkPreRecordedWebhook(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = error("", "PreRecordedWebhook#", "required", { missingProperty: "id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!uuid(data0)) {
          const err1 = error("/id", "PreRecordedWebhook#/properties/id", "format", { format: "uuid" });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        const err2 = error("/id", "PreRecordedWebhook#/properties/id", "type", { type: "string" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    const err3 = error("", "PreRecordedWebhook#", "type", { type: "object" });
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return checkPreRecordedWebhook.errors = vErrors, errors === 0;
}
function checkRealtimeProcessingConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.custom_vocabulary !== void 0 && typeof data.custom_vocabulary != "boolean") {
      const err0 = error("/custom_vocabulary", "RealtimeProcessingConfig#/properties/custom_vocabulary", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.custom_vocabulary_config !== void 0 && (checkCustomVocabularyConfig(data.custom_vocabulary_config) || (vErrors = vErrors === null ? under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors) : vErrors.concat(under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors)), errors = vErrors.length)), data.custom_spelling !== void 0 && typeof data.custom_spelling != "boolean") {
      const err1 = error("/custom_spelling", "RealtimeProcessingConfig#/properties/custom_spelling", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.custom_spelling_config !== void 0 && (checkCustomSpellingConfig(data.custom_spelling_config) || (vErrors = vErrors === null ? under("/custom_spelling_config", checkCustomSpellingConfig.errors) : vErrors.concat(under("/custom_spelling_config", checkCustomSpellingConfig.errors)), errors = vErrors.length)), data.translation !== void 0 && typeof data.translation != "boolean") {
      const err2 = error("/translation", "RealtimeProcessingConfig#/properties/translation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.translation_config !== void 0 && (checkTranslationConfig(data.translation_config) || (vErrors = vErrors === null ? under("/translation_config", checkTranslationConfig.errors) : vErrors.concat(under("/translation_config", checkTranslationConfig.errors)), errors = vErrors.length)), data.named_entity_recognition !== void 0 && typeof data.named_entity_recognition != "boolean") {
      const err3 = error("/named_entity_recognition", "RealtimeProcessingConfig#/properties/named_entity_recognition", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sentiment_analysis !== void 0 && typeof data.sentiment_analysis != "boolean") {
      const err4 = error("/sentiment_analysis", "RealtimeProcessingConfig#/properties/sentiment_analysis", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.words_accurate_timestamps !== void 0 && typeof data.words_accurate_timestamps != "boolean") {
      const err5 = error("/words_accurate_timestamps", "RealtimeProcessingConfig#/properties/words_accurate_timestamps", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    const err6 = error("", "RealtimeProcessingConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkRealtimeProcessingConfig.errors = vErrors, errors === 0;
}
function checkResultMetadata(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_duration === void 0) {
      const err0 = error("", "ResultMetadata#", "required", { missingProperty: "audio_duration" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.number_of_distinct_channels === void 0) {
      const err1 = error("", "ResultMetadata#", "required", { missingProperty: "number_of_distinct_channels" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.billing_time === void 0) {
      const err2 = error("", "ResultMetadata#", "required", { missingProperty: "billing_time" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.transcription_time === void 0) {
      const err3 = error("", "ResultMetadata#", "required", { missingProperty: "transcription_time" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.audio_duration !== void 0) {
      let data0 = data.audio_duration;
      if (!Number.isFinite(data0)) {
        const err4 = error("/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.number_of_distinct_channels !== void 0) {
      let data1 = data.number_of_distinct_channels;
      if (!Number.isInteger(data1)) {
        const err5 = error("/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: "integer" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Number.isFinite(data1) && data1 < 1) {
        const err6 = error("/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.billing_time !== void 0) {
      let data2 = data.billing_time;
      if (!Number.isFinite(data2)) {
        const err7 = error("/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.transcription_time !== void 0) {
      let data3 = data.transcription_time;
      if (!Number.isFinite(data3)) {
        const err8 = error("/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    const err9 = error("", "ResultMetadata#", "type", { type: "object" });
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return checkResultMetadata.errors = vErrors, errors === 0;
}
function checkSentence(data) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "object" && data !== null && !Array.isArray(data))) {
    const err0 = error("", "Sentence#", "type", { type: "object" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkSentence.errors = vErrors, errors === 0;
}
function checkSentencesAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "SentencesAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "SentencesAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "SentencesAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "SentencesAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "SentencesAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "SentencesAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "SentencesAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "SentencesAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "SentencesAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "SentencesAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error("/results", "SentencesAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (typeof data4[i0] != "string") {
            const err11 = error("/results/" + i0, "SentencesAddon#/properties/results/items", "type", { type: "string" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
      }
    }
  } else {
    const err12 = error("", "SentencesAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkSentencesAddon.errors = vErrors, errors === 0;
}
function checkSentimentAnalysisAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "SentimentAnalysisAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "SentimentAnalysisAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "SentimentAnalysisAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "SentimentAnalysisAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "SentimentAnalysisAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "SentimentAnalysisAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "SentimentAnalysisAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "SentimentAnalysisAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "SentimentAnalysisAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "SentimentAnalysisAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0 && typeof data.results != "string") {
      const err10 = error("/results", "SentimentAnalysisAddon#/properties/results", "type", { type: "string" });
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    const err11 = error("", "SentimentAnalysisAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkSentimentAnalysisAddon.errors = vErrors, errors === 0;
}
function checkServerMessage(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.type;
    if (tag0 === "transcript")
      checkTranscriptMessage(data) || (vErrors = vErrors === null ? checkTranscriptMessage.errors : vErrors.concat(checkTranscriptMessage.errors), errors = vErrors.length);
    else if (typeof tag0 == "string")
      checkOtherServerMessage(data) || (vErrors = vErrors === null ? checkOtherServerMessage.errors : vErrors.concat(checkOtherServerMessage.errors), errors = vErrors.length);
    else if (tag0 === void 0) {
      const err0 = error("", "ServerMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (tag0 !== void 0) {
      const err1 = error("/type", "ServerMessage#/properties/type", "type", { type: "string" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error("", "ServerMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkServerMessage.errors = vErrors, errors === 0;
}
function checkStructuredDataExtractionAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "StructuredDataExtractionAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "StructuredDataExtractionAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "StructuredDataExtractionAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "StructuredDataExtractionAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "StructuredDataExtractionAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "StructuredDataExtractionAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "StructuredDataExtractionAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "StructuredDataExtractionAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "StructuredDataExtractionAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "StructuredDataExtractionAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error("/results", "StructuredDataExtractionAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error("", "StructuredDataExtractionAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkStructuredDataExtractionAddon.errors = vErrors, errors === 0;
}
function checkSubtitle(data) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "object" && data !== null && !Array.isArray(data))) {
    const err0 = error("", "Subtitle#", "type", { type: "object" });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkSubtitle.errors = vErrors, errors === 0;
}
function checkSubtitlesConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.formats !== void 0) {
      let data0 = data.formats;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err0 = error("/formats", "SubtitlesConfig#/properties/formats", "minItems", { limit: 1 });
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "srt" || data1 === "vtt")) {
            const err1 = error("/formats/" + i0, "SubtitlesConfig#/properties/formats/items", "enum", { allowedValues: ["srt", "vtt"] });
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      } else {
        const err2 = error("/formats", "SubtitlesConfig#/properties/formats", "type", { type: "array" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.minimum_duration !== void 0) {
      let data2 = data.minimum_duration;
      if (Number.isFinite(data2)) {
        if (data2 < 0) {
          const err3 = error("/minimum_duration", "SubtitlesConfig#/properties/minimum_duration", "minimum", { comparison: ">=", limit: 0 });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = error("/minimum_duration", "SubtitlesConfig#/properties/minimum_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.maximum_duration !== void 0) {
      let data3 = data.maximum_duration;
      if (Number.isFinite(data3)) {
        if (data3 > 30) {
          const err5 = error("/maximum_duration", "SubtitlesConfig#/properties/maximum_duration", "maximum", { comparison: "<=", limit: 30 });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data3 < 1) {
          const err6 = error("/maximum_duration", "SubtitlesConfig#/properties/maximum_duration", "minimum", { comparison: ">=", limit: 1 });
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = error("/maximum_duration", "SubtitlesConfig#/properties/maximum_duration", "type", { type: "number" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.maximum_characters_per_row !== void 0) {
      let data4 = data.maximum_characters_per_row;
      if (!Number.isInteger(data4)) {
        const err8 = error("/maximum_characters_per_row", "SubtitlesConfig#/properties/maximum_characters_per_row", "type", { type: "integer" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data4) && data4 < 1) {
        const err9 = error("/maximum_characters_per_row", "SubtitlesConfig#/properties/maximum_characters_per_row", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.maximum_rows_per_caption !== void 0) {
      let data5 = data.maximum_rows_per_caption;
      if (!Number.isInteger(data5)) {
        const err10 = error("/maximum_rows_per_caption", "SubtitlesConfig#/properties/maximum_rows_per_caption", "type", { type: "integer" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Number.isFinite(data5)) {
        if (data5 > 5) {
          const err11 = error("/maximum_rows_per_caption", "SubtitlesConfig#/properties/maximum_rows_per_caption", "maximum", { comparison: "<=", limit: 5 });
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data5 < 1) {
          const err12 = error("/maximum_rows_per_caption", "SubtitlesConfig#/properties/maximum_rows_per_caption", "minimum", { comparison: ">=", limit: 1 });
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.style !== void 0) {
      let data6 = data.style;
      if (!(data6 === "default" || data6 === "compliance")) {
        const err13 = error("/style", "SubtitlesConfig#/properties/style", "enum", { allowedValues: ["default", "compliance"] });
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    const err14 = error("", "SubtitlesConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return checkSubtitlesConfig.errors = vErrors, errors === 0;
}
function checkSummarizationAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "SummarizationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "SummarizationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "SummarizationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "SummarizationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "SummarizationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "SummarizationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "SummarizationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "SummarizationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "SummarizationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "SummarizationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (typeof data4 != "string" && data4 !== null) {
        const err10 = error("/results", "SummarizationAddon#/properties/results", "type", { type: ["string", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    const err11 = error("", "SummarizationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return checkSummarizationAddon.errors = vErrors, errors === 0;
}
function checkSummarizationConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "general" || data0 === "bullet_points" || data0 === "concise")) {
        const err0 = error("/type", "SummarizationConfig#/properties/type", "enum", { allowedValues: ["general", "bullet_points", "concise"] });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    const err1 = error("", "SummarizationConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return checkSummarizationConfig.errors = vErrors, errors === 0;
}
function checkTranscriptMessage(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      const err0 = error("", "TranscriptMessage#", "required", { missingProperty: "session_id" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.created_at === void 0) {
      const err1 = error("", "TranscriptMessage#", "required", { missingProperty: "created_at" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      const err2 = error("", "TranscriptMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.data === void 0) {
      const err3 = error("", "TranscriptMessage#", "required", { missingProperty: "data" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.session_id !== void 0 && typeof data.session_id != "string") {
      const err4 = error("/session_id", "TranscriptMessage#/properties/session_id", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 == "string") {
        if (!dateTime(data1)) {
          const err5 = error("/created_at", "TranscriptMessage#/properties/created_at", "format", { format: "date-time" });
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        const err6 = error("/created_at", "TranscriptMessage#/properties/created_at", "type", { type: "string" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "transcript") {
      const err7 = error("/type", "TranscriptMessage#/properties/type", "const", { allowedValue: "transcript" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.data !== void 0) {
      let data3 = data.data;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (data3.id === void 0) {
          const err8 = error("/data", "TranscriptMessage#/properties/data", "required", { missingProperty: "id" });
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.is_final === void 0) {
          const err9 = error("/data", "TranscriptMessage#/properties/data", "required", { missingProperty: "is_final" });
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3.utterance === void 0) {
          const err10 = error("/data", "TranscriptMessage#/properties/data", "required", { missingProperty: "utterance" });
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3.id !== void 0 && typeof data3.id != "string") {
          const err11 = error("/data/id", "TranscriptMessage#/properties/data/properties/id", "type", { type: "string" });
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data3.is_final !== void 0 && typeof data3.is_final != "boolean") {
          const err12 = error("/data/is_final", "TranscriptMessage#/properties/data/properties/is_final", "type", { type: "boolean" });
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.utterance !== void 0) {
          let data6 = data3.utterance;
          if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
            if (data6.text === void 0) {
              const err13 = error("/data/utterance", "LiveUtterance#", "required", { missingProperty: "text" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data6.language === void 0) {
              const err14 = error("/data/utterance", "LiveUtterance#", "required", { missingProperty: "language" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6.start === void 0) {
              const err15 = error("/data/utterance", "LiveUtterance#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6.end === void 0) {
              const err16 = error("/data/utterance", "LiveUtterance#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.channel === void 0) {
              const err17 = error("/data/utterance", "LiveUtterance#", "required", { missingProperty: "channel" });
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data6.words === void 0) {
              const err18 = error("/data/utterance", "LiveUtterance#", "required", { missingProperty: "words" });
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data6.confidence === void 0) {
              const err19 = error("/data/utterance", "LiveUtterance#", "required", { missingProperty: "confidence" });
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data6.text !== void 0 && typeof data6.text != "string") {
              const err20 = error("/data/utterance/text", "LiveUtterance#/properties/text", "type", { type: "string" });
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data6.language !== void 0) {
              let data8 = data6.language;
              if (typeof data8 == "string") {
                if (!pattern0.test(data8)) {
                  const err21 = error("/data/utterance/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                const err22 = error("/data/utterance/language", "TranscriptionLanguageCode#", "type", { type: "string" });
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data6.start !== void 0) {
              let data9 = data6.start;
              if (!Number.isFinite(data9)) {
                const err23 = error("/data/utterance/start", "LiveUtterance#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data6.end !== void 0) {
              let data10 = data6.end;
              if (!Number.isFinite(data10)) {
                const err24 = error("/data/utterance/end", "LiveUtterance#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data6.channel !== void 0) {
              let data11 = data6.channel;
              if (!Number.isInteger(data11)) {
                const err25 = error("/data/utterance/channel", "LiveUtterance#/properties/channel", "type", { type: "integer" });
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
                      const err26 = error("/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "word" });
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                    if (data13.start === void 0) {
                      const err27 = error("/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "start" });
                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                    if (data13.end === void 0) {
                      const err28 = error("/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "end" });
                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                    if (data13.confidence === void 0) {
                      const err29 = error("/data/utterance/words/" + i0, "Word#", "required", { missingProperty: "confidence" });
                      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                    if (data13.word !== void 0 && typeof data13.word != "string") {
                      const err30 = error("/data/utterance/words/" + i0 + "/word", "Word#/properties/word", "type", { type: "string" });
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                    if (data13.start !== void 0) {
                      let data15 = data13.start;
                      if (!Number.isFinite(data15)) {
                        const err31 = error("/data/utterance/words/" + i0 + "/start", "Word#/properties/start", "type", { type: "number" });
                        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                      }
                    }
                    if (data13.end !== void 0) {
                      let data16 = data13.end;
                      if (!Number.isFinite(data16)) {
                        const err32 = error("/data/utterance/words/" + i0 + "/end", "Word#/properties/end", "type", { type: "number" });
                        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                      }
                    }
                    if (data13.confidence !== void 0) {
                      let data17 = data13.confidence;
                      if (!Number.isFinite(data17)) {
                        const err33 = error("/data/utterance/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                      }
                    }
                  } else {
                    const err34 = error("/data/utterance/words/" + i0, "Word#", "type", { type: "object" });
                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                  }
                }
              } else {
                const err35 = error("/data/utterance/words", "LiveUtterance#/properties/words", "type", { type: "array" });
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data18 = data6.confidence;
              if (!Number.isFinite(data18)) {
                const err36 = error("/data/utterance/confidence", "LiveUtterance#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
          } else {
            const err37 = error("/data/utterance", "LiveUtterance#", "type", { type: "object" });
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      } else {
        const err38 = error("/data", "TranscriptMessage#/properties/data", "type", { type: "object" });
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
  } else {
    const err39 = error("", "TranscriptMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
  }
  return checkTranscriptMessage.errors = vErrors, errors === 0;
}
function checkTranscription(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.full_transcript === void 0) {
      const err0 = error("", "Transcription#", "required", { missingProperty: "full_transcript" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.languages === void 0) {
      const err1 = error("", "Transcription#", "required", { missingProperty: "languages" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.utterances === void 0) {
      const err2 = error("", "Transcription#", "required", { missingProperty: "utterances" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.full_transcript !== void 0 && typeof data.full_transcript != "string") {
      const err3 = error("/full_transcript", "Transcription#/properties/full_transcript", "type", { type: "string" });
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
              const err4 = error("/languages/" + i0, "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            const err5 = error("/languages/" + i0, "TranscriptionLanguageCode#", "type", { type: "string" });
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        const err6 = error("/languages", "Transcription#/properties/languages", "type", { type: "array" });
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
              const err7 = error("/utterances/" + i1, "Utterance#", "required", { missingProperty: "text" });
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data4.language === void 0) {
              const err8 = error("/utterances/" + i1, "Utterance#", "required", { missingProperty: "language" });
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data4.start === void 0) {
              const err9 = error("/utterances/" + i1, "Utterance#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data4.end === void 0) {
              const err10 = error("/utterances/" + i1, "Utterance#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data4.channel === void 0) {
              const err11 = error("/utterances/" + i1, "Utterance#", "required", { missingProperty: "channel" });
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data4.words === void 0) {
              const err12 = error("/utterances/" + i1, "Utterance#", "required", { missingProperty: "words" });
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data4.text !== void 0 && typeof data4.text != "string") {
              const err13 = error("/utterances/" + i1 + "/text", "Utterance#/properties/text", "type", { type: "string" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data4.language !== void 0) {
              let data6 = data4.language;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  const err14 = error("/utterances/" + i1 + "/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                const err15 = error("/utterances/" + i1 + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data4.start !== void 0) {
              let data7 = data4.start;
              if (!Number.isFinite(data7)) {
                const err16 = error("/utterances/" + i1 + "/start", "Utterance#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data4.end !== void 0) {
              let data8 = data4.end;
              if (!Number.isFinite(data8)) {
                const err17 = error("/utterances/" + i1 + "/end", "Utterance#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data4.channel !== void 0) {
              let data9 = data4.channel;
              if (!Number.isInteger(data9)) {
                const err18 = error("/utterances/" + i1 + "/channel", "Utterance#/properties/channel", "type", { type: "integer" });
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
                      const err19 = error("/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "word" });
                      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data11.start === void 0) {
                      const err20 = error("/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "start" });
                      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                    if (data11.end === void 0) {
                      const err21 = error("/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "end" });
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                    if (data11.confidence === void 0) {
                      const err22 = error("/utterances/" + i1 + "/words/" + i2, "Word#", "required", { missingProperty: "confidence" });
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data11.word !== void 0 && typeof data11.word != "string") {
                      const err23 = error("/utterances/" + i1 + "/words/" + i2 + "/word", "Word#/properties/word", "type", { type: "string" });
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (data11.start !== void 0) {
                      let data13 = data11.start;
                      if (!Number.isFinite(data13)) {
                        const err24 = error("/utterances/" + i1 + "/words/" + i2 + "/start", "Word#/properties/start", "type", { type: "number" });
                        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                      }
                    }
                    if (data11.end !== void 0) {
                      let data14 = data11.end;
                      if (!Number.isFinite(data14)) {
                        const err25 = error("/utterances/" + i1 + "/words/" + i2 + "/end", "Word#/properties/end", "type", { type: "number" });
                        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                      }
                    }
                    if (data11.confidence !== void 0) {
                      let data15 = data11.confidence;
                      if (!Number.isFinite(data15)) {
                        const err26 = error("/utterances/" + i1 + "/words/" + i2 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                      }
                    }
                  } else {
                    const err27 = error("/utterances/" + i1 + "/words/" + i2, "Word#", "type", { type: "object" });
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                  }
                }
              } else {
                const err28 = error("/utterances/" + i1 + "/words", "Utterance#/properties/words", "type", { type: "array" });
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data4.confidence !== void 0) {
              let data16 = data4.confidence;
              if (!Number.isFinite(data16)) {
                const err29 = error("/utterances/" + i1 + "/confidence", "Utterance#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            if (data4.speaker !== void 0) {
              let data17 = data4.speaker;
              if (!Number.isInteger(data17)) {
                const err30 = error("/utterances/" + i1 + "/speaker", "Utterance#/properties/speaker", "type", { type: "integer" });
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
          } else {
            const err31 = error("/utterances/" + i1, "Utterance#", "type", { type: "object" });
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        const err32 = error("/utterances", "Transcription#/properties/utterances", "type", { type: "array" });
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.sentences !== void 0) {
      let data18 = data.sentences;
      if (Array.isArray(data18)) {
        const len3 = data18.length;
        for (let i3 = 0; i3 < len3 && errors < 100; i3++)
          checkSentence(data18[i3]) || (vErrors = vErrors === null ? under("/sentences/" + i3, checkSentence.errors) : vErrors.concat(under("/sentences/" + i3, checkSentence.errors)), errors = vErrors.length);
      } else {
        const err33 = error("/sentences", "Transcription#/properties/sentences", "type", { type: "array" });
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.subtitles !== void 0) {
      let data20 = data.subtitles;
      if (Array.isArray(data20)) {
        const len4 = data20.length;
        for (let i4 = 0; i4 < len4 && errors < 100; i4++)
          checkSubtitle(data20[i4]) || (vErrors = vErrors === null ? under("/subtitles/" + i4, checkSubtitle.errors) : vErrors.concat(under("/subtitles/" + i4, checkSubtitle.errors)), errors = vErrors.length);
      } else {
        const err34 = error("/subtitles", "Transcription#/properties/subtitles", "type", { type: "array" });
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    const err35 = error("", "Transcription#", "type", { type: "object" });
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return checkTranscription.errors = vErrors, errors === 0;
}
function checkTranscriptionJob(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "pre-recorded")
      checkPreRecordedJob(data) || (vErrors = vErrors === null ? checkPreRecordedJob.errors : vErrors.concat(checkPreRecordedJob.errors), errors = vErrors.length);
    else if (tag0 === "live")
      checkLiveJob(data) || (vErrors = vErrors === null ? checkLiveJob.errors : vErrors.concat(checkLiveJob.errors), errors = vErrors.length);
    else if (tag0 === void 0) {
      const err0 = error("", "TranscriptionJob#", "required", { missingProperty: "kind" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (tag0 !== void 0) {
      const err1 = error("/kind", "TranscriptionJob#/properties/kind", "enum", { allowedValues: ["pre-recorded", "live"] });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error("", "TranscriptionJob#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkTranscriptionJob.errors = vErrors, errors === 0;
}
function checkTranscriptionLanguageCode(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      const err0 = error("", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    const err1 = error("", "TranscriptionLanguageCode#", "type", { type: "string" });
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return checkTranscriptionLanguageCode.errors = vErrors, errors === 0;
}
function checkTranslationAddon(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.success;
    if (tag0 === !0) {
      if (data.error !== void 0 && data.error !== null) {
        const err0 = error("/error", "TranslationAddon#/oneOf/0/properties/error", "type", { type: "null" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    } else if (tag0 === !1) {
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1))
          checkAddonError(data1) || (vErrors = vErrors === null ? under("/error", checkAddonError.errors) : vErrors.concat(under("/error", checkAddonError.errors)), errors = vErrors.length);
        else if (data1 !== null) {
          const err1 = error("/error", "TranslationAddon#/oneOf/1/properties/error", "type", { type: ["object", "null"] });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
    } else if (tag0 !== void 0) {
      const err2 = error("/success", "TranslationAddon#/properties/success", "enum", { allowedValues: [!0, !1] });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      const err3 = error("", "TranslationAddon#", "required", { missingProperty: "success" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error === void 0) {
      const err4 = error("", "TranslationAddon#", "required", { missingProperty: "error" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.is_empty === void 0) {
      const err5 = error("", "TranslationAddon#", "required", { missingProperty: "is_empty" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.exec_time === void 0) {
      const err6 = error("", "TranslationAddon#", "required", { missingProperty: "exec_time" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.results === void 0) {
      const err7 = error("", "TranslationAddon#", "required", { missingProperty: "results" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_empty !== void 0 && typeof data.is_empty != "boolean") {
      const err8 = error("/is_empty", "TranslationAddon#/properties/is_empty", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.exec_time !== void 0) {
      let data3 = data.exec_time;
      if (!Number.isFinite(data3)) {
        const err9 = error("/exec_time", "TranslationAddon#/properties/exec_time", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (!Array.isArray(data4) && data4 !== null) {
        const err10 = error("/results", "TranslationAddon#/properties/results", "type", { type: ["array", "null"] });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5))) {
            const err11 = error("/results/" + i0, "TranslationAddon#/properties/results/items", "type", { type: "object" });
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      }
    }
  } else {
    const err12 = error("", "TranslationAddon#", "type", { type: "object" });
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return checkTranslationAddon.errors = vErrors, errors === 0;
}
function checkTranslationConfig(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.target_languages === void 0) {
      const err0 = error("", "TranslationConfig#", "required", { missingProperty: "target_languages" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.target_languages !== void 0) {
      let data0 = data.target_languages;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err1 = error("/target_languages", "TranslationConfig#/properties/target_languages", "minItems", { limit: 1 });
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          if (!obj0.has(data0[i0])) {
            const err2 = error("/target_languages/" + i0, "TranslationLanguageCode#", "enum", { allowedValues: [...obj0] });
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        const err3 = error("/target_languages", "TranslationConfig#/properties/target_languages", "type", { type: "array" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      if (!(data2 === "base" || data2 === "enhanced")) {
        const err4 = error("/model", "TranslationConfig#/properties/model", "enum", { allowedValues: ["base", "enhanced"] });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.match_original_utterances !== void 0 && typeof data.match_original_utterances != "boolean") {
      const err5 = error("/match_original_utterances", "TranslationConfig#/properties/match_original_utterances", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.lipsync !== void 0 && typeof data.lipsync != "boolean") {
      const err6 = error("/lipsync", "TranslationConfig#/properties/lipsync", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.context_adaptation !== void 0 && typeof data.context_adaptation != "boolean") {
      const err7 = error("/context_adaptation", "TranslationConfig#/properties/context_adaptation", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.context !== void 0 && typeof data.context != "string") {
      const err8 = error("/context", "TranslationConfig#/properties/context", "type", { type: "string" });
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.informal !== void 0 && typeof data.informal != "boolean") {
      const err9 = error("/informal", "TranslationConfig#/properties/informal", "type", { type: "boolean" });
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    const err10 = error("", "TranslationConfig#", "type", { type: "object" });
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return checkTranslationConfig.errors = vErrors, errors === 0;
}
function checkTranslationLanguageCode(data) {
  let vErrors = null, errors = 0;
  if (!obj0.has(data)) {
    const err0 = error("", "TranslationLanguageCode#", "enum", { allowedValues: [...obj0] });
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return checkTranslationLanguageCode.errors = vErrors, errors === 0;
}
function checkUploadResponse(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = error("", "UploadResponse#", "required", { missingProperty: "audio_url" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.audio_metadata === void 0) {
      const err1 = error("", "UploadResponse#", "required", { missingProperty: "audio_metadata" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 == "string") {
        if (!uri(data0)) {
          const err2 = error("/audio_url", "UploadResponse#/properties/audio_url", "format", { format: "uri" });
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        const err3 = error("/audio_url", "UploadResponse#/properties/audio_url", "type", { type: "string" });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.audio_metadata !== void 0 && (checkAudioMetadata(data.audio_metadata) || (vErrors = vErrors === null ? under("/audio_metadata", checkAudioMetadata.errors) : vErrors.concat(under("/audio_metadata", checkAudioMetadata.errors)), errors = vErrors.length));
  } else {
    const err4 = error("", "UploadResponse#", "type", { type: "object" });
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return checkUploadResponse.errors = vErrors, errors === 0;
}
function checkUtterance(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err0 = error("", "Utterance#", "required", { missingProperty: "text" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      const err1 = error("", "Utterance#", "required", { missingProperty: "language" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.start === void 0) {
      const err2 = error("", "Utterance#", "required", { missingProperty: "start" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.end === void 0) {
      const err3 = error("", "Utterance#", "required", { missingProperty: "end" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.channel === void 0) {
      const err4 = error("", "Utterance#", "required", { missingProperty: "channel" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.words === void 0) {
      const err5 = error("", "Utterance#", "required", { missingProperty: "words" });
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      const err6 = error("/text", "Utterance#/properties/text", "type", { type: "string" });
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 == "string") {
        if (!pattern0.test(data1)) {
          const err7 = error("/language", "TranscriptionLanguageCode#", "pattern", { pattern: "^[a-z]{2,3}$" });
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        const err8 = error("/language", "TranscriptionLanguageCode#", "type", { type: "string" });
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!Number.isFinite(data2)) {
        const err9 = error("/start", "Utterance#/properties/start", "type", { type: "number" });
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!Number.isFinite(data3)) {
        const err10 = error("/end", "Utterance#/properties/end", "type", { type: "number" });
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!Number.isInteger(data4)) {
        const err11 = error("/channel", "Utterance#/properties/channel", "type", { type: "integer" });
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
              const err12 = error("/words/" + i0, "Word#", "required", { missingProperty: "word" });
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data6.start === void 0) {
              const err13 = error("/words/" + i0, "Word#", "required", { missingProperty: "start" });
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data6.end === void 0) {
              const err14 = error("/words/" + i0, "Word#", "required", { missingProperty: "end" });
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data6.confidence === void 0) {
              const err15 = error("/words/" + i0, "Word#", "required", { missingProperty: "confidence" });
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6.word !== void 0 && typeof data6.word != "string") {
              const err16 = error("/words/" + i0 + "/word", "Word#/properties/word", "type", { type: "string" });
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!Number.isFinite(data8)) {
                const err17 = error("/words/" + i0 + "/start", "Word#/properties/start", "type", { type: "number" });
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!Number.isFinite(data9)) {
                const err18 = error("/words/" + i0 + "/end", "Word#/properties/end", "type", { type: "number" });
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!Number.isFinite(data10)) {
                const err19 = error("/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: "number" });
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
          } else {
            const err20 = error("/words/" + i0, "Word#", "type", { type: "object" });
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        const err21 = error("/words", "Utterance#/properties/words", "type", { type: "array" });
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!Number.isFinite(data11)) {
        const err22 = error("/confidence", "Utterance#/properties/confidence", "type", { type: "number" });
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.speaker !== void 0) {
      let data12 = data.speaker;
      if (!Number.isInteger(data12)) {
        const err23 = error("/speaker", "Utterance#/properties/speaker", "type", { type: "integer" });
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    const err24 = error("", "Utterance#", "type", { type: "object" });
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return checkUtterance.errors = vErrors, errors === 0;
}
function checkWord(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.word === void 0) {
      const err0 = error("", "Word#", "required", { missingProperty: "word" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.start === void 0) {
      const err1 = error("", "Word#", "required", { missingProperty: "start" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.end === void 0) {
      const err2 = error("", "Word#", "required", { missingProperty: "end" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.confidence === void 0) {
      const err3 = error("", "Word#", "required", { missingProperty: "confidence" });
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.word !== void 0 && typeof data.word != "string") {
      const err4 = error("/word", "Word#/properties/word", "type", { type: "string" });
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!Number.isFinite(data1)) {
        const err5 = error("/start", "Word#/properties/start", "type", { type: "number" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!Number.isFinite(data2)) {
        const err6 = error("/end", "Word#/properties/end", "type", { type: "number" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data3 = data.confidence;
      if (!Number.isFinite(data3)) {
        const err7 = error("/confidence", "Word#/properties/confidence", "type", { type: "number" });
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = error("", "Word#", "type", { type: "object" });
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return checkWord.errors = vErrors, errors === 0;
}
function checkAudioChunkMessage(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = error("", "AudioChunkMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.data === void 0) {
      const err1 = error("", "AudioChunkMessage#", "required", { missingProperty: "data" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type !== void 0 && data.type !== "audio_chunk") {
      const err2 = error("/type", "AudioChunkMessage#/properties/type", "const", { allowedValue: "audio_chunk" });
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) {
        if (data1.chunk === void 0) {
          const err3 = error("/data", "AudioChunkMessage#/properties/data", "required", { missingProperty: "chunk" });
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.chunk !== void 0 && typeof data1.chunk != "string") {
          const err4 = error("/data/chunk", "AudioChunkMessage#/properties/data/properties/chunk", "type", { type: "string" });
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = error("/data", "AudioChunkMessage#/properties/data", "type", { type: "object" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = error("", "AudioChunkMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return checkAudioChunkMessage.errors = vErrors, errors === 0;
}
function checkClientMessage(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.type;
    if (tag0 === "audio_chunk")
      checkAudioChunkMessage(data) || (vErrors = vErrors === null ? checkAudioChunkMessage.errors : vErrors.concat(checkAudioChunkMessage.errors), errors = vErrors.length);
    else if (tag0 === "stop_recording")
      checkStopRecordingMessage(data) || (vErrors = vErrors === null ? checkStopRecordingMessage.errors : vErrors.concat(checkStopRecordingMessage.errors), errors = vErrors.length);
    else if (tag0 === void 0) {
      const err0 = error("", "ClientMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (tag0 !== void 0) {
      const err1 = error("/type", "ClientMessage#/properties/type", "enum", { allowedValues: ["audio_chunk", "stop_recording"] });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error("", "ClientMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkClientMessage.errors = vErrors, errors === 0;
}
function checkStopRecordingMessage(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = error("", "StopRecordingMessage#", "required", { missingProperty: "type" });
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type !== void 0 && data.type !== "stop_recording") {
      const err1 = error("/type", "StopRecordingMessage#/properties/type", "const", { allowedValue: "stop_recording" });
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    const err2 = error("", "StopRecordingMessage#", "type", { type: "object" });
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return checkStopRecordingMessage.errors = vErrors, errors === 0;
}
function checkListTranscriptionJobsQuery(data) {
  let vErrors = null, errors = 0;
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.offset !== void 0) {
      let data0 = data.offset;
      if (!Number.isInteger(data0)) {
        const err0 = error("/offset", "ListTranscriptionJobsQuery#/properties/offset", "type", { type: "integer" });
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (Number.isFinite(data0) && data0 < 0) {
        const err1 = error("/offset", "ListTranscriptionJobsQuery#/properties/offset", "minimum", { comparison: ">=", limit: 0 });
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!Number.isInteger(data1)) {
        const err2 = error("/limit", "ListTranscriptionJobsQuery#/properties/limit", "type", { type: "integer" });
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Number.isFinite(data1) && data1 < 1) {
        const err3 = error("/limit", "ListTranscriptionJobsQuery#/properties/limit", "minimum", { comparison: ">=", limit: 1 });
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.date !== void 0 && (checkDateOrDateTime(data.date) || (vErrors = vErrors === null ? under("/date", checkDateOrDateTime.errors) : vErrors.concat(under("/date", checkDateOrDateTime.errors)), errors = vErrors.length)), data.before_date !== void 0 && (checkDateOrDateTime(data.before_date) || (vErrors = vErrors === null ? under("/before_date", checkDateOrDateTime.errors) : vErrors.concat(under("/before_date", checkDateOrDateTime.errors)), errors = vErrors.length)), data.after_date !== void 0 && (checkDateOrDateTime(data.after_date) || (vErrors = vErrors === null ? under("/after_date", checkDateOrDateTime.errors) : vErrors.concat(under("/after_date", checkDateOrDateTime.errors)), errors = vErrors.length)), data.status !== void 0) {
      let data5 = data.status;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0 && errors < 100; i0++)
          checkJobStatus(data5[i0]) || (vErrors = vErrors === null ? under("/status/" + i0, checkJobStatus.errors) : vErrors.concat(under("/status/" + i0, checkJobStatus.errors)), errors = vErrors.length);
      } else {
        const err4 = error("/status", "ListTranscriptionJobsQuery#/properties/status", "type", { type: "array" });
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data7 = data.custom_metadata;
      if (!(typeof data7 == "object" && data7 !== null && !Array.isArray(data7))) {
        const err5 = error("/custom_metadata", "ListTranscriptionJobsQuery#/properties/custom_metadata", "type", { type: "object" });
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data8 = data.kind;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1 && errors < 100; i1++)
          checkJobKind(data8[i1]) || (vErrors = vErrors === null ? under("/kind/" + i1, checkJobKind.errors) : vErrors.concat(under("/kind/" + i1, checkJobKind.errors)), errors = vErrors.length);
      } else {
        const err6 = error("/kind", "ListTranscriptionJobsQuery#/properties/kind", "type", { type: "array" });
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    const err7 = error("", "ListTranscriptionJobsQuery#", "type", { type: "object" });
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
