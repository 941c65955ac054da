// Generated from the contract by `npm run build`; edit the contract instead.
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
function checkAddonError(data) {
  return typeof data == "object" && data !== null && !Array.isArray(data) ? (checkAddonError.errors = null, !0) : refuse(checkAddonError, "", "AddonError#", "type", { type: "object" });
}
function checkAudioFile(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkAudioFile, "/id", "AudioFile#/properties/id", "type", { type: ["string", "null"] });
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkAudioFile, "/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
    }
    if (data.source !== void 0) {
      let data2 = data.source;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkAudioFile, "/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
    }
    if (data.audio_duration !== void 0) {
      let data3 = data.audio_duration;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkAudioFile, "/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
    }
    if (data.number_of_channels !== void 0) {
      let data4 = data.number_of_channels;
      if (!Number.isFinite(data4) && data4 !== null)
        return refuse(checkAudioFile, "/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkAudioFile, "", "AudioFile#", "type", { type: "object" });
  return checkAudioFile.errors = null, !0;
}
function checkAudioMetadata(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkAudioMetadata, "/id", "AudioMetadata#/properties/id", "type", { type: ["string", "null"] });
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkAudioMetadata, "/filename", "AudioMetadata#/properties/filename", "type", { type: ["string", "null"] });
    }
    if (data.extension !== void 0) {
      let data2 = data.extension;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkAudioMetadata, "/extension", "AudioMetadata#/properties/extension", "type", { type: ["string", "null"] });
    }
    if (data.size !== void 0) {
      let data3 = data.size;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkAudioMetadata, "/size", "AudioMetadata#/properties/size", "type", { type: ["number", "null"] });
    }
    if (data.audio_duration !== void 0) {
      let data4 = data.audio_duration;
      if (!Number.isFinite(data4) && data4 !== null)
        return refuse(checkAudioMetadata, "/audio_duration", "AudioMetadata#/properties/audio_duration", "type", { type: ["number", "null"] });
    }
    if (data.number_of_channels !== void 0) {
      let data5 = data.number_of_channels;
      if (!Number.isFinite(data5) && data5 !== null)
        return refuse(checkAudioMetadata, "/number_of_channels", "AudioMetadata#/properties/number_of_channels", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkAudioMetadata, "", "AudioMetadata#", "type", { type: "object" });
  return checkAudioMetadata.errors = null, !0;
}
function checkAudioToLlmAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkAudioToLlmAddon, "/is_empty", "AudioToLlmAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkAudioToLlmAddon, "/exec_time", "AudioToLlmAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkAudioToLlmAddon, "/success", "AudioToLlmAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkAudioToLlmAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkAudioToLlmAddon, "/error", "AudioToLlmAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkAudioToLlmAddon, "", "AudioToLlmAddon#", "type", { type: "object" });
  return checkAudioToLlmAddon.errors = null, !0;
}
function checkAudioToLlmConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.prompts !== void 0) {
      let data0 = data.prompts;
      if (!Array.isArray(data0) && data0 !== null)
        return refuse(checkAudioToLlmConfig, "/prompts", "AudioToLlmConfig#/properties/prompts", "type", { type: ["array", "null"] });
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!Array.isArray(data0[i0]))
            return refuse(checkAudioToLlmConfig, "/prompts/" + i0, "AudioToLlmConfig#/properties/prompts/items", "type", { type: "array" });
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkAudioToLlmConfig, "/model", "AudioToLlmConfig#/properties/model", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkAudioToLlmConfig, "", "AudioToLlmConfig#", "type", { type: "object" });
  return checkAudioToLlmConfig.errors = null, !0;
}
function checkCallbackConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkCallbackConfig, "/url", "CallbackConfig#/properties/url", "type", { type: ["string", "null"] });
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkCallbackConfig, "/method", "CallbackConfig#/properties/method", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkCallbackConfig, "", "CallbackConfig#", "type", { type: "object" });
  return checkCallbackConfig.errors = null, !0;
}
function checkChapterizationAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkChapterizationAddon, "/is_empty", "ChapterizationAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkChapterizationAddon, "/exec_time", "ChapterizationAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkChapterizationAddon, "/success", "ChapterizationAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkChapterizationAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkChapterizationAddon, "/error", "ChapterizationAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkChapterizationAddon, "", "ChapterizationAddon#", "type", { type: "object" });
  return checkChapterizationAddon.errors = null, !0;
}
function checkCustomSpellingConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.spelling_dictionary !== void 0) {
      let data0 = data.spelling_dictionary;
      if (!(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) && data0 !== null)
        return refuse(checkCustomSpellingConfig, "/spelling_dictionary", "CustomSpellingConfig#/properties/spelling_dictionary", "type", { type: ["object", "null"] });
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0))
        for (const key0 in data0) {
          let data1 = data0[key0];
          if (Array.isArray(data1)) {
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++)
              if (typeof data1[i0] != "string")
                return refuse(checkCustomSpellingConfig, "/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items", "type", { type: "string" });
          } else
            return refuse(checkCustomSpellingConfig, "/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties", "type", { type: "array" });
        }
    }
  } else
    return refuse(checkCustomSpellingConfig, "", "CustomSpellingConfig#", "type", { type: "object" });
  return checkCustomSpellingConfig.errors = null, !0;
}
function checkCustomVocabulary(data) {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 != "string")
        if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) {
          if (!checkCustomVocabularyEntry(data0))
            return checkCustomVocabulary.errors = under("/" + i0, checkCustomVocabularyEntry.errors), !1;
        } else
          return refuse(checkCustomVocabulary, "/" + i0, "CustomVocabulary#/items", "type", { type: ["string", "object"] });
    }
  } else
    return refuse(checkCustomVocabulary, "", "CustomVocabulary#", "type", { type: "array" });
  return checkCustomVocabulary.errors = null, !0;
}
function checkCustomVocabularyConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.vocabulary !== void 0) {
      let data0 = data.vocabulary;
      if (Array.isArray(data0)) {
        if (!checkCustomVocabulary(data0))
          return checkCustomVocabularyConfig.errors = under("/vocabulary", checkCustomVocabulary.errors), !1;
      } else if (data0 !== null)
        return refuse(checkCustomVocabularyConfig, "/vocabulary", "CustomVocabularyConfig#/properties/vocabulary", "type", { type: ["array", "null"] });
    }
    if (data.default_intensity !== void 0) {
      let data1 = data.default_intensity;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkCustomVocabularyConfig, "/default_intensity", "CustomVocabularyConfig#/properties/default_intensity", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkCustomVocabularyConfig, "", "CustomVocabularyConfig#", "type", { type: "object" });
  return checkCustomVocabularyConfig.errors = null, !0;
}
function checkCustomVocabularyEntry(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.value !== void 0) {
      let data0 = data.value;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkCustomVocabularyEntry, "/value", "CustomVocabularyEntry#/properties/value", "type", { type: ["string", "null"] });
    }
    if (data.intensity !== void 0) {
      let data1 = data.intensity;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkCustomVocabularyEntry, "/intensity", "CustomVocabularyEntry#/properties/intensity", "type", { type: ["number", "null"] });
    }
    if (data.pronunciations !== void 0) {
      let data2 = data.pronunciations;
      if (!Array.isArray(data2) && data2 !== null)
        return refuse(checkCustomVocabularyEntry, "/pronunciations", "CustomVocabularyEntry#/properties/pronunciations", "type", { type: ["array", "null"] });
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string")
            return refuse(checkCustomVocabularyEntry, "/pronunciations/" + i0, "CustomVocabularyEntry#/properties/pronunciations/items", "type", { type: "string" });
      }
    }
    if (data.language !== void 0) {
      let data4 = data.language;
      if (typeof data4 == "string") {
        if (typeof data4 != "string")
          return refuse(checkCustomVocabularyEntry, "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
      } else if (data4 !== null)
        return refuse(checkCustomVocabularyEntry, "/language", "CustomVocabularyEntry#/properties/language", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkCustomVocabularyEntry, "", "CustomVocabularyEntry#", "type", { type: "object" });
  return checkCustomVocabularyEntry.errors = null, !0;
}
function checkDateOrDateTime(data) {
  return typeof data != "string" ? refuse(checkDateOrDateTime, "", "DateOrDateTime#", "type", { type: "string" }) : (checkDateOrDateTime.errors = null, !0);
}
function checkDiarizationAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkDiarizationAddon, "/is_empty", "DiarizationAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkDiarizationAddon, "/exec_time", "DiarizationAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkDiarizationAddon, "/success", "DiarizationAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkDiarizationAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkDiarizationAddon, "/error", "DiarizationAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkDiarizationAddon, "", "DiarizationAddon#", "type", { type: "object" });
  return checkDiarizationAddon.errors = null, !0;
}
function checkDiarizationConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.number_of_speakers !== void 0) {
      let data0 = data.number_of_speakers;
      if (!Number.isFinite(data0) && data0 !== null)
        return refuse(checkDiarizationConfig, "/number_of_speakers", "DiarizationConfig#/properties/number_of_speakers", "type", { type: ["number", "null"] });
    }
    if (data.min_speakers !== void 0) {
      let data1 = data.min_speakers;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkDiarizationConfig, "/min_speakers", "DiarizationConfig#/properties/min_speakers", "type", { type: ["number", "null"] });
    }
    if (data.max_speakers !== void 0) {
      let data2 = data.max_speakers;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkDiarizationConfig, "/max_speakers", "DiarizationConfig#/properties/max_speakers", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkDiarizationConfig, "", "DiarizationConfig#", "type", { type: "object" });
  return checkDiarizationConfig.errors = null, !0;
}
function checkDisplayModeAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkDisplayModeAddon, "/is_empty", "DisplayModeAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkDisplayModeAddon, "/exec_time", "DisplayModeAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkDisplayModeAddon, "/success", "DisplayModeAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkDisplayModeAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkDisplayModeAddon, "/error", "DisplayModeAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkDisplayModeAddon, "", "DisplayModeAddon#", "type", { type: "object" });
  return checkDisplayModeAddon.errors = null, !0;
}
function checkErrorResponse(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.timestamp !== void 0) {
      let data0 = data.timestamp;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkErrorResponse, "/timestamp", "ErrorResponse#/properties/timestamp", "type", { type: ["string", "null"] });
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkErrorResponse, "/path", "ErrorResponse#/properties/path", "type", { type: ["string", "null"] });
    }
    if (data.request_id !== void 0) {
      let data2 = data.request_id;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkErrorResponse, "/request_id", "ErrorResponse#/properties/request_id", "type", { type: ["string", "null"] });
    }
    if (data.statusCode !== void 0) {
      let data3 = data.statusCode;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkErrorResponse, "/statusCode", "ErrorResponse#/properties/statusCode", "type", { type: ["number", "null"] });
    }
    if (data.message !== void 0) {
      let data4 = data.message;
      if (typeof data4 != "string" && data4 !== null)
        return refuse(checkErrorResponse, "/message", "ErrorResponse#/properties/message", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkErrorResponse, "", "ErrorResponse#", "type", { type: "object" });
  return checkErrorResponse.errors = null, !0;
}
function checkJobKind(data) {
  return typeof data != "string" ? refuse(checkJobKind, "", "JobKind#", "type", { type: "string" }) : (checkJobKind.errors = null, !0);
}
function checkJobPage(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.first !== void 0) {
      let data0 = data.first;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkJobPage, "/first", "JobPage#/properties/first", "type", { type: ["string", "null"] });
    }
    if (data.current !== void 0) {
      let data1 = data.current;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkJobPage, "/current", "JobPage#/properties/current", "type", { type: ["string", "null"] });
    }
    if (data.next !== void 0) {
      let data2 = data.next;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkJobPage, "/next", "JobPage#/properties/next", "type", { type: ["string", "null"] });
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (!Array.isArray(data3) && data3 !== null)
        return refuse(checkJobPage, "/items", "JobPage#/properties/items", "type", { type: ["array", "null"] });
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!checkTranscriptionJob(data3[i0]))
            return checkJobPage.errors = under("/items/" + i0, checkTranscriptionJob.errors), !1;
      }
    }
  } else
    return refuse(checkJobPage, "", "JobPage#", "type", { type: "object" });
  return checkJobPage.errors = null, !0;
}
function checkJobStatus(data) {
  return typeof data != "string" ? refuse(checkJobStatus, "", "JobStatus#", "type", { type: "string" }) : (checkJobStatus.errors = null, !0);
}
function checkLanguageConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.languages !== void 0) {
      let data0 = data.languages;
      if (!Array.isArray(data0) && data0 !== null)
        return refuse(checkLanguageConfig, "/languages", "LanguageConfig#/properties/languages", "type", { type: ["array", "null"] });
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string")
            return refuse(checkLanguageConfig, "/languages/" + i0, "TranscriptionLanguageCode#", "type", { type: "string" });
      }
    }
    if (data.code_switching !== void 0) {
      let data2 = data.code_switching;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkLanguageConfig, "/code_switching", "LanguageConfig#/properties/code_switching", "type", { type: ["boolean", "null"] });
    }
  } else
    return refuse(checkLanguageConfig, "", "LanguageConfig#", "type", { type: "object" });
  return checkLanguageConfig.errors = null, !0;
}
function checkLiveCallbackConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkLiveCallbackConfig, "/url", "LiveCallbackConfig#/properties/url", "type", { type: ["string", "null"] });
    }
    if (data.receive_partial_transcripts !== void 0) {
      let data1 = data.receive_partial_transcripts;
      if (typeof data1 != "boolean" && data1 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_partial_transcripts", "LiveCallbackConfig#/properties/receive_partial_transcripts", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_final_transcripts !== void 0) {
      let data2 = data.receive_final_transcripts;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_final_transcripts", "LiveCallbackConfig#/properties/receive_final_transcripts", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_speech_events !== void 0) {
      let data3 = data.receive_speech_events;
      if (typeof data3 != "boolean" && data3 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_speech_events", "LiveCallbackConfig#/properties/receive_speech_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_pre_processing_events !== void 0) {
      let data4 = data.receive_pre_processing_events;
      if (typeof data4 != "boolean" && data4 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_pre_processing_events", "LiveCallbackConfig#/properties/receive_pre_processing_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_realtime_processing_events !== void 0) {
      let data5 = data.receive_realtime_processing_events;
      if (typeof data5 != "boolean" && data5 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_realtime_processing_events", "LiveCallbackConfig#/properties/receive_realtime_processing_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_post_processing_events !== void 0) {
      let data6 = data.receive_post_processing_events;
      if (typeof data6 != "boolean" && data6 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_post_processing_events", "LiveCallbackConfig#/properties/receive_post_processing_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_acknowledgments !== void 0) {
      let data7 = data.receive_acknowledgments;
      if (typeof data7 != "boolean" && data7 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_acknowledgments", "LiveCallbackConfig#/properties/receive_acknowledgments", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_errors !== void 0) {
      let data8 = data.receive_errors;
      if (typeof data8 != "boolean" && data8 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_errors", "LiveCallbackConfig#/properties/receive_errors", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_lifecycle_events !== void 0) {
      let data9 = data.receive_lifecycle_events;
      if (typeof data9 != "boolean" && data9 !== null)
        return refuse(checkLiveCallbackConfig, "/receive_lifecycle_events", "LiveCallbackConfig#/properties/receive_lifecycle_events", "type", { type: ["boolean", "null"] });
    }
  } else
    return refuse(checkLiveCallbackConfig, "", "LiveCallbackConfig#", "type", { type: "object" });
  return checkLiveCallbackConfig.errors = null, !0;
}
function checkLiveJob(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkLiveJob, "/id", "LiveJob#/properties/id", "type", { type: ["string", "null"] });
    }
    if (data.request_id !== void 0) {
      let data1 = data.request_id;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkLiveJob, "/request_id", "LiveJob#/properties/request_id", "type", { type: ["string", "null"] });
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkLiveJob, "/version", "LiveJob#/properties/version", "type", { type: ["number", "null"] });
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 != "string" && data3 !== null)
        return refuse(checkLiveJob, "/created_at", "LiveJob#/properties/created_at", "type", { type: ["string", "null"] });
    }
    if (data.custom_metadata !== void 0) {
      let data4 = data.custom_metadata;
      if (!(typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) && data4 !== null)
        return refuse(checkLiveJob, "/custom_metadata", "LiveJob#/properties/custom_metadata", "type", { type: ["object", "null"] });
    }
    if (data.post_session_metadata !== void 0) {
      let data5 = data.post_session_metadata;
      if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5)) && data5 !== null)
        return refuse(checkLiveJob, "/post_session_metadata", "LiveJob#/properties/post_session_metadata", "type", { type: ["object", "null"] });
    }
    if (data.file !== void 0) {
      let data6 = data.file;
      if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
        if (data6.id !== void 0) {
          let data7 = data6.id;
          if (typeof data7 != "string" && data7 !== null)
            return refuse(checkLiveJob, "/file/id", "AudioFile#/properties/id", "type", { type: ["string", "null"] });
        }
        if (data6.filename !== void 0) {
          let data8 = data6.filename;
          if (typeof data8 != "string" && data8 !== null)
            return refuse(checkLiveJob, "/file/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
        }
        if (data6.source !== void 0) {
          let data9 = data6.source;
          if (typeof data9 != "string" && data9 !== null)
            return refuse(checkLiveJob, "/file/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
        }
        if (data6.audio_duration !== void 0) {
          let data10 = data6.audio_duration;
          if (!Number.isFinite(data10) && data10 !== null)
            return refuse(checkLiveJob, "/file/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
        }
        if (data6.number_of_channels !== void 0) {
          let data11 = data6.number_of_channels;
          if (!Number.isFinite(data11) && data11 !== null)
            return refuse(checkLiveJob, "/file/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["number", "null"] });
        }
      } else if (data6 !== null)
        return refuse(checkLiveJob, "/file", "LiveJob#/properties/file", "type", { type: ["object", "null"] });
    }
    if (data.kind !== void 0 && data.kind !== "live")
      return refuse(checkLiveJob, "/kind", "LiveJob#/properties/kind", "const", { allowedValue: "live" });
    let data13 = data.status;
    if (!(data13 === "queued" || data13 === "processing" || data13 === "done" || data13 === "error"))
      return refuseField(checkLiveJob, data.status, "/status", "LiveJob#/properties/status", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
    if (data.completed_at !== void 0) {
      let data14 = data.completed_at;
      if (typeof data14 != "string" && data14 !== null)
        return refuse(checkLiveJob, "/completed_at", "LiveJob#/properties/completed_at", "type", { type: ["string", "null"] });
    }
    if (data.error_code !== void 0) {
      let data15 = data.error_code;
      if (!Number.isFinite(data15) && data15 !== null)
        return refuse(checkLiveJob, "/error_code", "LiveJob#/properties/error_code", "type", { type: ["number", "null"] });
    }
    if (data.result !== void 0) {
      let data16 = data.result;
      if (typeof data16 == "object" && data16 !== null && !Array.isArray(data16)) {
        if (!checkLiveResult(data16))
          return checkLiveJob.errors = under("/result", checkLiveResult.errors), !1;
      } else if (data16 !== null)
        return refuse(checkLiveJob, "/result", "LiveJob#/properties/result", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkLiveJob, "", "LiveJob#", "type", { type: "object" });
  return checkLiveJob.errors = null, !0;
}
function checkLiveMessagesConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.receive_partial_transcripts !== void 0) {
      let data0 = data.receive_partial_transcripts;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_partial_transcripts", "LiveMessagesConfig#/properties/receive_partial_transcripts", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_final_transcripts !== void 0) {
      let data1 = data.receive_final_transcripts;
      if (typeof data1 != "boolean" && data1 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_final_transcripts", "LiveMessagesConfig#/properties/receive_final_transcripts", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_speech_events !== void 0) {
      let data2 = data.receive_speech_events;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_speech_events", "LiveMessagesConfig#/properties/receive_speech_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_pre_processing_events !== void 0) {
      let data3 = data.receive_pre_processing_events;
      if (typeof data3 != "boolean" && data3 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_pre_processing_events", "LiveMessagesConfig#/properties/receive_pre_processing_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_realtime_processing_events !== void 0) {
      let data4 = data.receive_realtime_processing_events;
      if (typeof data4 != "boolean" && data4 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_realtime_processing_events", "LiveMessagesConfig#/properties/receive_realtime_processing_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_post_processing_events !== void 0) {
      let data5 = data.receive_post_processing_events;
      if (typeof data5 != "boolean" && data5 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_post_processing_events", "LiveMessagesConfig#/properties/receive_post_processing_events", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_acknowledgments !== void 0) {
      let data6 = data.receive_acknowledgments;
      if (typeof data6 != "boolean" && data6 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_acknowledgments", "LiveMessagesConfig#/properties/receive_acknowledgments", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_errors !== void 0) {
      let data7 = data.receive_errors;
      if (typeof data7 != "boolean" && data7 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_errors", "LiveMessagesConfig#/properties/receive_errors", "type", { type: ["boolean", "null"] });
    }
    if (data.receive_lifecycle_events !== void 0) {
      let data8 = data.receive_lifecycle_events;
      if (typeof data8 != "boolean" && data8 !== null)
        return refuse(checkLiveMessagesConfig, "/receive_lifecycle_events", "LiveMessagesConfig#/properties/receive_lifecycle_events", "type", { type: ["boolean", "null"] });
    }
  } else
    return refuse(checkLiveMessagesConfig, "", "LiveMessagesConfig#", "type", { type: "object" });
  return checkLiveMessagesConfig.errors = null, !0;
}
function checkLiveRequest(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.encoding !== void 0) {
      let data0 = data.encoding;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkLiveRequest, "/encoding", "LiveRequest#/properties/encoding", "type", { type: ["string", "null"] });
    }
    if (data.bit_depth !== void 0) {
      let data1 = data.bit_depth;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkLiveRequest, "/bit_depth", "LiveRequest#/properties/bit_depth", "type", { type: ["number", "null"] });
    }
    if (data.sample_rate !== void 0) {
      let data2 = data.sample_rate;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkLiveRequest, "/sample_rate", "LiveRequest#/properties/sample_rate", "type", { type: ["number", "null"] });
    }
    if (data.channels !== void 0) {
      let data3 = data.channels;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkLiveRequest, "/channels", "LiveRequest#/properties/channels", "type", { type: ["number", "null"] });
    }
    if (data.model !== void 0) {
      let data4 = data.model;
      if (typeof data4 != "string" && data4 !== null)
        return refuse(checkLiveRequest, "/model", "LiveRequest#/properties/model", "type", { type: ["string", "null"] });
    }
    if (data.endpointing !== void 0) {
      let data5 = data.endpointing;
      if (!Number.isFinite(data5) && data5 !== null)
        return refuse(checkLiveRequest, "/endpointing", "LiveRequest#/properties/endpointing", "type", { type: ["number", "null"] });
    }
    if (data.maximum_duration_without_endpointing !== void 0) {
      let data6 = data.maximum_duration_without_endpointing;
      if (!Number.isFinite(data6) && data6 !== null)
        return refuse(checkLiveRequest, "/maximum_duration_without_endpointing", "LiveRequest#/properties/maximum_duration_without_endpointing", "type", { type: ["number", "null"] });
    }
    if (data.language_config !== void 0) {
      let data7 = data.language_config;
      if (typeof data7 == "object" && data7 !== null && !Array.isArray(data7)) {
        if (!checkLanguageConfig(data7))
          return checkLiveRequest.errors = under("/language_config", checkLanguageConfig.errors), !1;
      } else if (data7 !== null)
        return refuse(checkLiveRequest, "/language_config", "LiveRequest#/properties/language_config", "type", { type: ["object", "null"] });
    }
    if (data.pre_processing !== void 0) {
      let data8 = data.pre_processing;
      if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8)) {
        if (!checkPreProcessingConfig(data8))
          return checkLiveRequest.errors = under("/pre_processing", checkPreProcessingConfig.errors), !1;
      } else if (data8 !== null)
        return refuse(checkLiveRequest, "/pre_processing", "LiveRequest#/properties/pre_processing", "type", { type: ["object", "null"] });
    }
    if (data.realtime_processing !== void 0) {
      let data9 = data.realtime_processing;
      if (typeof data9 == "object" && data9 !== null && !Array.isArray(data9)) {
        if (!checkRealtimeProcessingConfig(data9))
          return checkLiveRequest.errors = under("/realtime_processing", checkRealtimeProcessingConfig.errors), !1;
      } else if (data9 !== null)
        return refuse(checkLiveRequest, "/realtime_processing", "LiveRequest#/properties/realtime_processing", "type", { type: ["object", "null"] });
    }
    if (data.post_processing !== void 0) {
      let data10 = data.post_processing;
      if (typeof data10 == "object" && data10 !== null && !Array.isArray(data10)) {
        if (!checkPostProcessingConfig(data10))
          return checkLiveRequest.errors = under("/post_processing", checkPostProcessingConfig.errors), !1;
      } else if (data10 !== null)
        return refuse(checkLiveRequest, "/post_processing", "LiveRequest#/properties/post_processing", "type", { type: ["object", "null"] });
    }
    if (data.messages_config !== void 0) {
      let data11 = data.messages_config;
      if (typeof data11 == "object" && data11 !== null && !Array.isArray(data11)) {
        if (!checkLiveMessagesConfig(data11))
          return checkLiveRequest.errors = under("/messages_config", checkLiveMessagesConfig.errors), !1;
      } else if (data11 !== null)
        return refuse(checkLiveRequest, "/messages_config", "LiveRequest#/properties/messages_config", "type", { type: ["object", "null"] });
    }
    if (data.callback !== void 0) {
      let data12 = data.callback;
      if (typeof data12 != "boolean" && data12 !== null)
        return refuse(checkLiveRequest, "/callback", "LiveRequest#/properties/callback", "type", { type: ["boolean", "null"] });
    }
    if (data.callback_config !== void 0) {
      let data13 = data.callback_config;
      if (typeof data13 == "object" && data13 !== null && !Array.isArray(data13)) {
        if (!checkLiveCallbackConfig(data13))
          return checkLiveRequest.errors = under("/callback_config", checkLiveCallbackConfig.errors), !1;
      } else if (data13 !== null)
        return refuse(checkLiveRequest, "/callback_config", "LiveRequest#/properties/callback_config", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkLiveRequest, "", "LiveRequest#", "type", { type: "object" });
  return checkLiveRequest.errors = null, !0;
}
function checkLiveResult(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) {
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!Number.isFinite(data1) && data1 !== null)
            return refuse(checkLiveResult, "/metadata/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: ["number", "null"] });
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!Number.isFinite(data2) && data2 !== null)
            return refuse(checkLiveResult, "/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: ["number", "null"] });
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!Number.isFinite(data3) && data3 !== null)
            return refuse(checkLiveResult, "/metadata/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: ["number", "null"] });
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!Number.isFinite(data4) && data4 !== null)
            return refuse(checkLiveResult, "/metadata/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: ["number", "null"] });
        }
      } else if (data0 !== null)
        return refuse(checkLiveResult, "/metadata", "LiveResult#/properties/metadata", "type", { type: ["object", "null"] });
    }
    if (data.transcription !== void 0) {
      let data5 = data.transcription;
      if (typeof data5 == "object" && data5 !== null && !Array.isArray(data5)) {
        if (!checkTranscription(data5))
          return checkLiveResult.errors = under("/transcription", checkTranscription.errors), !1;
      } else if (data5 !== null)
        return refuse(checkLiveResult, "/transcription", "LiveResult#/properties/transcription", "type", { type: ["object", "null"] });
    }
    if (data.translation !== void 0) {
      let data6 = data.translation;
      if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
        if (!checkTranslationAddon(data6))
          return checkLiveResult.errors = under("/translation", checkTranslationAddon.errors), !1;
      } else if (data6 !== null)
        return refuse(checkLiveResult, "/translation", "LiveResult#/properties/translation", "type", { type: ["object", "null"] });
    }
    if (data.summarization !== void 0) {
      let data7 = data.summarization;
      if (typeof data7 == "object" && data7 !== null && !Array.isArray(data7)) {
        if (!checkSummarizationAddon(data7))
          return checkLiveResult.errors = under("/summarization", checkSummarizationAddon.errors), !1;
      } else if (data7 !== null)
        return refuse(checkLiveResult, "/summarization", "LiveResult#/properties/summarization", "type", { type: ["object", "null"] });
    }
    if (data.named_entity_recognition !== void 0) {
      let data8 = data.named_entity_recognition;
      if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8)) {
        if (!checkNamedEntityRecognitionAddon(data8))
          return checkLiveResult.errors = under("/named_entity_recognition", checkNamedEntityRecognitionAddon.errors), !1;
      } else if (data8 !== null)
        return refuse(checkLiveResult, "/named_entity_recognition", "LiveResult#/properties/named_entity_recognition", "type", { type: ["object", "null"] });
    }
    if (data.sentiment_analysis !== void 0) {
      let data9 = data.sentiment_analysis;
      if (typeof data9 == "object" && data9 !== null && !Array.isArray(data9)) {
        if (!checkSentimentAnalysisAddon(data9))
          return checkLiveResult.errors = under("/sentiment_analysis", checkSentimentAnalysisAddon.errors), !1;
      } else if (data9 !== null)
        return refuse(checkLiveResult, "/sentiment_analysis", "LiveResult#/properties/sentiment_analysis", "type", { type: ["object", "null"] });
    }
    if (data.chapterization !== void 0) {
      let data10 = data.chapterization;
      if (typeof data10 == "object" && data10 !== null && !Array.isArray(data10)) {
        if (!checkChapterizationAddon(data10))
          return checkLiveResult.errors = under("/chapterization", checkChapterizationAddon.errors), !1;
      } else if (data10 !== null)
        return refuse(checkLiveResult, "/chapterization", "LiveResult#/properties/chapterization", "type", { type: ["object", "null"] });
    }
    if (data.messages !== void 0) {
      let data11 = data.messages;
      if (!Array.isArray(data11) && data11 !== null)
        return refuse(checkLiveResult, "/messages", "LiveResult#/properties/messages", "type", { type: ["array", "null"] });
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data11[i0] != "string")
            return refuse(checkLiveResult, "/messages/" + i0, "LiveResult#/properties/messages/items", "type", { type: "string" });
      }
    }
  } else
    return refuse(checkLiveResult, "", "LiveResult#", "type", { type: "object" });
  return checkLiveResult.errors = null, !0;
}
function checkLiveSessionCreated(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkLiveSessionCreated, "/url", "LiveSessionCreated#/properties/url", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkLiveSessionCreated, "", "LiveSessionCreated#", "type", { type: "object" });
  return checkLiveSessionCreated.errors = null, !0;
}
function checkLiveUtterance(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkLiveUtterance, "/text", "LiveUtterance#/properties/text", "type", { type: ["string", "null"] });
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 == "string") {
        if (typeof data1 != "string")
          return refuse(checkLiveUtterance, "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
      } else if (data1 !== null)
        return refuse(checkLiveUtterance, "/language", "LiveUtterance#/properties/language", "type", { type: ["string", "null"] });
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkLiveUtterance, "/start", "LiveUtterance#/properties/start", "type", { type: ["number", "null"] });
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkLiveUtterance, "/end", "LiveUtterance#/properties/end", "type", { type: ["number", "null"] });
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!Number.isFinite(data4) && data4 !== null)
        return refuse(checkLiveUtterance, "/channel", "LiveUtterance#/properties/channel", "type", { type: ["number", "null"] });
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (!Array.isArray(data5) && data5 !== null)
        return refuse(checkLiveUtterance, "/words", "LiveUtterance#/properties/words", "type", { type: ["array", "null"] });
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
            if (data6.word !== void 0) {
              let data7 = data6.word;
              if (typeof data7 != "string" && data7 !== null)
                return refuse(checkLiveUtterance, "/words/" + i0 + "/word", "Word#/properties/word", "type", { type: ["string", "null"] });
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!Number.isFinite(data8) && data8 !== null)
                return refuse(checkLiveUtterance, "/words/" + i0 + "/start", "Word#/properties/start", "type", { type: ["number", "null"] });
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!Number.isFinite(data9) && data9 !== null)
                return refuse(checkLiveUtterance, "/words/" + i0 + "/end", "Word#/properties/end", "type", { type: ["number", "null"] });
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!Number.isFinite(data10) && data10 !== null)
                return refuse(checkLiveUtterance, "/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: ["number", "null"] });
            }
          } else
            return refuse(checkLiveUtterance, "/words/" + i0, "Word#", "type", { type: "object" });
        }
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!Number.isFinite(data11) && data11 !== null)
        return refuse(checkLiveUtterance, "/confidence", "LiveUtterance#/properties/confidence", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkLiveUtterance, "", "LiveUtterance#", "type", { type: "object" });
  return checkLiveUtterance.errors = null, !0;
}
function checkModerationAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkModerationAddon, "/is_empty", "ModerationAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkModerationAddon, "/exec_time", "ModerationAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkModerationAddon, "/success", "ModerationAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkModerationAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkModerationAddon, "/error", "ModerationAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkModerationAddon, "", "ModerationAddon#", "type", { type: "object" });
  return checkModerationAddon.errors = null, !0;
}
function checkNameConsistencyAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkNameConsistencyAddon, "/is_empty", "NameConsistencyAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkNameConsistencyAddon, "/exec_time", "NameConsistencyAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkNameConsistencyAddon, "/success", "NameConsistencyAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkNameConsistencyAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkNameConsistencyAddon, "/error", "NameConsistencyAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkNameConsistencyAddon, "", "NameConsistencyAddon#", "type", { type: "object" });
  return checkNameConsistencyAddon.errors = null, !0;
}
function checkNamedEntityRecognitionAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkNamedEntityRecognitionAddon, "/is_empty", "NamedEntityRecognitionAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkNamedEntityRecognitionAddon, "/exec_time", "NamedEntityRecognitionAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkNamedEntityRecognitionAddon, "/success", "NamedEntityRecognitionAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkNamedEntityRecognitionAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkNamedEntityRecognitionAddon, "/error", "NamedEntityRecognitionAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkNamedEntityRecognitionAddon, "", "NamedEntityRecognitionAddon#", "type", { type: "object" });
  return checkNamedEntityRecognitionAddon.errors = null, !0;
}
function checkOtherServerMessage(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.session_id !== void 0) {
      let data0 = data.session_id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkOtherServerMessage, "/session_id", "OtherServerMessage#/properties/session_id", "type", { type: ["string", "null"] });
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkOtherServerMessage, "/created_at", "OtherServerMessage#/properties/created_at", "type", { type: ["string", "null"] });
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 != "string")
        return refuse(checkOtherServerMessage, "/type", "OtherServerMessage#/properties/type", "type", { type: "string" });
      if (data2 === "transcript")
        return refuse(checkOtherServerMessage, "/type", "OtherServerMessage#/properties/type", "not", {});
    }
  } else
    return refuse(checkOtherServerMessage, "", "OtherServerMessage#", "type", { type: "object" });
  return checkOtherServerMessage.errors = null, !0;
}
function checkPiiEntityType(data) {
  return typeof data != "string" ? refuse(checkPiiEntityType, "", "PiiEntityType#", "type", { type: "string" }) : (checkPiiEntityType.errors = null, !0);
}
function checkPiiRedactionConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.entity_types !== void 0) {
      let data0 = data.entity_types;
      if (typeof data0 == "string") {
        if (!checkPiiEntityType(data0))
          return checkPiiRedactionConfig.errors = under("/entity_types", checkPiiEntityType.errors), !1;
      } else if (Array.isArray(data0))
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            if (!checkPiiEntityType(data0[i0]))
              return checkPiiRedactionConfig.errors = under("/entity_types/" + i0, checkPiiEntityType.errors), !1;
        } else
          return refuse(checkPiiRedactionConfig, "/entity_types", "PiiRedactionConfig#/properties/entity_types/anyOf/1", "type", { type: "array" });
      else if (data0 !== null)
        return refuse(checkPiiRedactionConfig, "/entity_types", "PiiRedactionConfig#/properties/entity_types", "type", { type: ["string", "array", "null"] });
    }
    if (data.processed_text_type !== void 0) {
      let data2 = data.processed_text_type;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkPiiRedactionConfig, "/processed_text_type", "PiiRedactionConfig#/properties/processed_text_type", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkPiiRedactionConfig, "", "PiiRedactionConfig#", "type", { type: "object" });
  return checkPiiRedactionConfig.errors = null, !0;
}
function checkPostProcessingConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.summarization !== void 0) {
      let data0 = data.summarization;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkPostProcessingConfig, "/summarization", "PostProcessingConfig#/properties/summarization", "type", { type: ["boolean", "null"] });
    }
    if (data.summarization_config !== void 0) {
      let data1 = data.summarization_config;
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) {
        if (!checkSummarizationConfig(data1))
          return checkPostProcessingConfig.errors = under("/summarization_config", checkSummarizationConfig.errors), !1;
      } else if (data1 !== null)
        return refuse(checkPostProcessingConfig, "/summarization_config", "PostProcessingConfig#/properties/summarization_config", "type", { type: ["object", "null"] });
    }
    if (data.chapterization !== void 0) {
      let data2 = data.chapterization;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkPostProcessingConfig, "/chapterization", "PostProcessingConfig#/properties/chapterization", "type", { type: ["boolean", "null"] });
    }
  } else
    return refuse(checkPostProcessingConfig, "", "PostProcessingConfig#", "type", { type: "object" });
  return checkPostProcessingConfig.errors = null, !0;
}
function checkPreProcessingConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_enhancer !== void 0) {
      let data0 = data.audio_enhancer;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkPreProcessingConfig, "/audio_enhancer", "PreProcessingConfig#/properties/audio_enhancer", "type", { type: ["boolean", "null"] });
    }
    if (data.speech_threshold !== void 0) {
      let data1 = data.speech_threshold;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkPreProcessingConfig, "/speech_threshold", "PreProcessingConfig#/properties/speech_threshold", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkPreProcessingConfig, "", "PreProcessingConfig#", "type", { type: "object" });
  return checkPreProcessingConfig.errors = null, !0;
}
function checkPreRecordedCallback(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkPreRecordedCallback, "/id", "PreRecordedCallback#/properties/id", "type", { type: ["string", "null"] });
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkPreRecordedCallback, "/event", "PreRecordedCallback#/properties/event", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkPreRecordedCallback, "", "PreRecordedCallback#", "type", { type: "object" });
  return checkPreRecordedCallback.errors = null, !0;
}
function checkPreRecordedJob(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkPreRecordedJob, "/id", "PreRecordedJob#/properties/id", "type", { type: ["string", "null"] });
    }
    if (data.request_id !== void 0) {
      let data1 = data.request_id;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkPreRecordedJob, "/request_id", "PreRecordedJob#/properties/request_id", "type", { type: ["string", "null"] });
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkPreRecordedJob, "/version", "PreRecordedJob#/properties/version", "type", { type: ["number", "null"] });
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 != "string" && data3 !== null)
        return refuse(checkPreRecordedJob, "/created_at", "PreRecordedJob#/properties/created_at", "type", { type: ["string", "null"] });
    }
    if (data.custom_metadata !== void 0) {
      let data4 = data.custom_metadata;
      if (!(typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) && data4 !== null)
        return refuse(checkPreRecordedJob, "/custom_metadata", "PreRecordedJob#/properties/custom_metadata", "type", { type: ["object", "null"] });
    }
    if (data.post_session_metadata !== void 0) {
      let data5 = data.post_session_metadata;
      if (!(typeof data5 == "object" && data5 !== null && !Array.isArray(data5)) && data5 !== null)
        return refuse(checkPreRecordedJob, "/post_session_metadata", "PreRecordedJob#/properties/post_session_metadata", "type", { type: ["object", "null"] });
    }
    if (data.file !== void 0) {
      let data6 = data.file;
      if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
        if (data6.id !== void 0) {
          let data7 = data6.id;
          if (typeof data7 != "string" && data7 !== null)
            return refuse(checkPreRecordedJob, "/file/id", "AudioFile#/properties/id", "type", { type: ["string", "null"] });
        }
        if (data6.filename !== void 0) {
          let data8 = data6.filename;
          if (typeof data8 != "string" && data8 !== null)
            return refuse(checkPreRecordedJob, "/file/filename", "AudioFile#/properties/filename", "type", { type: ["string", "null"] });
        }
        if (data6.source !== void 0) {
          let data9 = data6.source;
          if (typeof data9 != "string" && data9 !== null)
            return refuse(checkPreRecordedJob, "/file/source", "AudioFile#/properties/source", "type", { type: ["string", "null"] });
        }
        if (data6.audio_duration !== void 0) {
          let data10 = data6.audio_duration;
          if (!Number.isFinite(data10) && data10 !== null)
            return refuse(checkPreRecordedJob, "/file/audio_duration", "AudioFile#/properties/audio_duration", "type", { type: ["number", "null"] });
        }
        if (data6.number_of_channels !== void 0) {
          let data11 = data6.number_of_channels;
          if (!Number.isFinite(data11) && data11 !== null)
            return refuse(checkPreRecordedJob, "/file/number_of_channels", "AudioFile#/properties/number_of_channels", "type", { type: ["number", "null"] });
        }
      } else if (data6 !== null)
        return refuse(checkPreRecordedJob, "/file", "PreRecordedJob#/properties/file", "type", { type: ["object", "null"] });
    }
    if (data.kind !== void 0 && data.kind !== "pre-recorded")
      return refuse(checkPreRecordedJob, "/kind", "PreRecordedJob#/properties/kind", "const", { allowedValue: "pre-recorded" });
    let data13 = data.status;
    if (!(data13 === "queued" || data13 === "processing" || data13 === "done" || data13 === "error"))
      return refuseField(checkPreRecordedJob, data.status, "/status", "PreRecordedJob#/properties/status", "enum", { allowedValues: ["queued", "processing", "done", "error"] });
    if (data.completed_at !== void 0) {
      let data14 = data.completed_at;
      if (typeof data14 != "string" && data14 !== null)
        return refuse(checkPreRecordedJob, "/completed_at", "PreRecordedJob#/properties/completed_at", "type", { type: ["string", "null"] });
    }
    if (data.error_code !== void 0) {
      let data15 = data.error_code;
      if (!Number.isFinite(data15) && data15 !== null)
        return refuse(checkPreRecordedJob, "/error_code", "PreRecordedJob#/properties/error_code", "type", { type: ["number", "null"] });
    }
    if (data.result !== void 0) {
      let data16 = data.result;
      if (typeof data16 == "object" && data16 !== null && !Array.isArray(data16)) {
        if (!checkPreRecordedResult(data16))
          return checkPreRecordedJob.errors = under("/result", checkPreRecordedResult.errors), !1;
      } else if (data16 !== null)
        return refuse(checkPreRecordedJob, "/result", "PreRecordedJob#/properties/result", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkPreRecordedJob, "", "PreRecordedJob#", "type", { type: "object" });
  return checkPreRecordedJob.errors = null, !0;
}
function checkPreRecordedJobCreated(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkPreRecordedJobCreated, "/id", "PreRecordedJobCreated#/properties/id", "type", { type: ["string", "null"] });
    }
    if (data.result_url !== void 0) {
      let data1 = data.result_url;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkPreRecordedJobCreated, "/result_url", "PreRecordedJobCreated#/properties/result_url", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkPreRecordedJobCreated, "", "PreRecordedJobCreated#", "type", { type: "object" });
  return checkPreRecordedJobCreated.errors = null, !0;
}
function checkPreRecordedRequest(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 != "boolean") {
        if (Array.isArray(data0)) {
          if (!checkCustomVocabulary(data0))
            return checkPreRecordedRequest.errors = under("/custom_vocabulary", checkCustomVocabulary.errors), !1;
        } else if (data0 !== null)
          return refuse(checkPreRecordedRequest, "/custom_vocabulary", "PreRecordedRequest#/properties/custom_vocabulary", "type", { type: ["boolean", "array", "null"] });
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data1 = data.custom_vocabulary_config;
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) {
        if (!checkCustomVocabularyConfig(data1))
          return checkPreRecordedRequest.errors = under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors), !1;
      } else if (data1 !== null)
        return refuse(checkPreRecordedRequest, "/custom_vocabulary_config", "PreRecordedRequest#/properties/custom_vocabulary_config", "type", { type: ["object", "null"] });
    }
    if (data.callback_url !== void 0) {
      let data2 = data.callback_url;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkPreRecordedRequest, "/callback_url", "PreRecordedRequest#/properties/callback_url", "type", { type: ["string", "null"] });
    }
    if (data.callback !== void 0) {
      let data3 = data.callback;
      if (typeof data3 != "boolean" && data3 !== null)
        return refuse(checkPreRecordedRequest, "/callback", "PreRecordedRequest#/properties/callback", "type", { type: ["boolean", "null"] });
    }
    if (data.callback_config !== void 0) {
      let data4 = data.callback_config;
      if (typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) {
        if (!checkCallbackConfig(data4))
          return checkPreRecordedRequest.errors = under("/callback_config", checkCallbackConfig.errors), !1;
      } else if (data4 !== null)
        return refuse(checkPreRecordedRequest, "/callback_config", "PreRecordedRequest#/properties/callback_config", "type", { type: ["object", "null"] });
    }
    if (data.subtitles !== void 0) {
      let data5 = data.subtitles;
      if (typeof data5 != "boolean" && data5 !== null)
        return refuse(checkPreRecordedRequest, "/subtitles", "PreRecordedRequest#/properties/subtitles", "type", { type: ["boolean", "null"] });
    }
    if (data.subtitles_config !== void 0) {
      let data6 = data.subtitles_config;
      if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
        if (!checkSubtitlesConfig(data6))
          return checkPreRecordedRequest.errors = under("/subtitles_config", checkSubtitlesConfig.errors), !1;
      } else if (data6 !== null)
        return refuse(checkPreRecordedRequest, "/subtitles_config", "PreRecordedRequest#/properties/subtitles_config", "type", { type: ["object", "null"] });
    }
    if (data.diarization !== void 0) {
      let data7 = data.diarization;
      if (typeof data7 != "boolean" && data7 !== null)
        return refuse(checkPreRecordedRequest, "/diarization", "PreRecordedRequest#/properties/diarization", "type", { type: ["boolean", "null"] });
    }
    if (data.diarization_config !== void 0) {
      let data8 = data.diarization_config;
      if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8)) {
        if (!checkDiarizationConfig(data8))
          return checkPreRecordedRequest.errors = under("/diarization_config", checkDiarizationConfig.errors), !1;
      } else if (data8 !== null)
        return refuse(checkPreRecordedRequest, "/diarization_config", "PreRecordedRequest#/properties/diarization_config", "type", { type: ["object", "null"] });
    }
    if (data.translation !== void 0) {
      let data9 = data.translation;
      if (typeof data9 != "boolean" && data9 !== null)
        return refuse(checkPreRecordedRequest, "/translation", "PreRecordedRequest#/properties/translation", "type", { type: ["boolean", "null"] });
    }
    if (data.translation_config !== void 0) {
      let data10 = data.translation_config;
      if (typeof data10 == "object" && data10 !== null && !Array.isArray(data10)) {
        if (!checkTranslationConfig(data10))
          return checkPreRecordedRequest.errors = under("/translation_config", checkTranslationConfig.errors), !1;
      } else if (data10 !== null)
        return refuse(checkPreRecordedRequest, "/translation_config", "PreRecordedRequest#/properties/translation_config", "type", { type: ["object", "null"] });
    }
    if (data.summarization !== void 0) {
      let data11 = data.summarization;
      if (typeof data11 != "boolean" && data11 !== null)
        return refuse(checkPreRecordedRequest, "/summarization", "PreRecordedRequest#/properties/summarization", "type", { type: ["boolean", "null"] });
    }
    if (data.summarization_config !== void 0) {
      let data12 = data.summarization_config;
      if (typeof data12 == "object" && data12 !== null && !Array.isArray(data12)) {
        if (!checkSummarizationConfig(data12))
          return checkPreRecordedRequest.errors = under("/summarization_config", checkSummarizationConfig.errors), !1;
      } else if (data12 !== null)
        return refuse(checkPreRecordedRequest, "/summarization_config", "PreRecordedRequest#/properties/summarization_config", "type", { type: ["object", "null"] });
    }
    if (data.named_entity_recognition !== void 0) {
      let data13 = data.named_entity_recognition;
      if (typeof data13 != "boolean" && data13 !== null)
        return refuse(checkPreRecordedRequest, "/named_entity_recognition", "PreRecordedRequest#/properties/named_entity_recognition", "type", { type: ["boolean", "null"] });
    }
    if (data.custom_spelling !== void 0) {
      let data14 = data.custom_spelling;
      if (typeof data14 != "boolean" && data14 !== null)
        return refuse(checkPreRecordedRequest, "/custom_spelling", "PreRecordedRequest#/properties/custom_spelling", "type", { type: ["boolean", "null"] });
    }
    if (data.custom_spelling_config !== void 0) {
      let data15 = data.custom_spelling_config;
      if (typeof data15 == "object" && data15 !== null && !Array.isArray(data15)) {
        if (!checkCustomSpellingConfig(data15))
          return checkPreRecordedRequest.errors = under("/custom_spelling_config", checkCustomSpellingConfig.errors), !1;
      } else if (data15 !== null)
        return refuse(checkPreRecordedRequest, "/custom_spelling_config", "PreRecordedRequest#/properties/custom_spelling_config", "type", { type: ["object", "null"] });
    }
    if (data.sentiment_analysis !== void 0) {
      let data16 = data.sentiment_analysis;
      if (typeof data16 != "boolean" && data16 !== null)
        return refuse(checkPreRecordedRequest, "/sentiment_analysis", "PreRecordedRequest#/properties/sentiment_analysis", "type", { type: ["boolean", "null"] });
    }
    if (data.audio_to_llm !== void 0) {
      let data17 = data.audio_to_llm;
      if (typeof data17 != "boolean" && data17 !== null)
        return refuse(checkPreRecordedRequest, "/audio_to_llm", "PreRecordedRequest#/properties/audio_to_llm", "type", { type: ["boolean", "null"] });
    }
    if (data.audio_to_llm_config !== void 0) {
      let data18 = data.audio_to_llm_config;
      if (typeof data18 == "object" && data18 !== null && !Array.isArray(data18)) {
        if (!checkAudioToLlmConfig(data18))
          return checkPreRecordedRequest.errors = under("/audio_to_llm_config", checkAudioToLlmConfig.errors), !1;
      } else if (data18 !== null)
        return refuse(checkPreRecordedRequest, "/audio_to_llm_config", "PreRecordedRequest#/properties/audio_to_llm_config", "type", { type: ["object", "null"] });
    }
    if (data.pii_redaction !== void 0) {
      let data19 = data.pii_redaction;
      if (typeof data19 != "boolean" && data19 !== null)
        return refuse(checkPreRecordedRequest, "/pii_redaction", "PreRecordedRequest#/properties/pii_redaction", "type", { type: ["boolean", "null"] });
    }
    if (data.pii_redaction_config !== void 0) {
      let data20 = data.pii_redaction_config;
      if (typeof data20 == "object" && data20 !== null && !Array.isArray(data20)) {
        if (!checkPiiRedactionConfig(data20))
          return checkPreRecordedRequest.errors = under("/pii_redaction_config", checkPiiRedactionConfig.errors), !1;
      } else if (data20 !== null)
        return refuse(checkPreRecordedRequest, "/pii_redaction_config", "PreRecordedRequest#/properties/pii_redaction_config", "type", { type: ["object", "null"] });
    }
    if (data.sentences !== void 0) {
      let data21 = data.sentences;
      if (typeof data21 != "boolean" && data21 !== null)
        return refuse(checkPreRecordedRequest, "/sentences", "PreRecordedRequest#/properties/sentences", "type", { type: ["boolean", "null"] });
    }
    if (data.punctuation_enhanced !== void 0) {
      let data22 = data.punctuation_enhanced;
      if (typeof data22 != "boolean" && data22 !== null)
        return refuse(checkPreRecordedRequest, "/punctuation_enhanced", "PreRecordedRequest#/properties/punctuation_enhanced", "type", { type: ["boolean", "null"] });
    }
    if (data.language_config !== void 0) {
      let data23 = data.language_config;
      if (typeof data23 == "object" && data23 !== null && !Array.isArray(data23)) {
        if (!checkLanguageConfig(data23))
          return checkPreRecordedRequest.errors = under("/language_config", checkLanguageConfig.errors), !1;
      } else if (data23 !== null)
        return refuse(checkPreRecordedRequest, "/language_config", "PreRecordedRequest#/properties/language_config", "type", { type: ["object", "null"] });
    }
    if (data.detect_language !== void 0) {
      let data24 = data.detect_language;
      if (typeof data24 != "boolean" && data24 !== null)
        return refuse(checkPreRecordedRequest, "/detect_language", "PreRecordedRequest#/properties/detect_language", "type", { type: ["boolean", "null"] });
    }
    if (data.enable_code_switching !== void 0) {
      let data25 = data.enable_code_switching;
      if (typeof data25 != "boolean" && data25 !== null)
        return refuse(checkPreRecordedRequest, "/enable_code_switching", "PreRecordedRequest#/properties/enable_code_switching", "type", { type: ["boolean", "null"] });
    }
    if (data.language !== void 0) {
      let data26 = data.language;
      if (typeof data26 == "string") {
        if (typeof data26 != "string")
          return refuse(checkPreRecordedRequest, "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
      } else if (data26 !== null)
        return refuse(checkPreRecordedRequest, "/language", "PreRecordedRequest#/properties/language", "type", { type: ["string", "null"] });
    }
    if (data.audio_url !== void 0) {
      let data27 = data.audio_url;
      if (typeof data27 != "string" && data27 !== null)
        return refuse(checkPreRecordedRequest, "/audio_url", "PreRecordedRequest#/properties/audio_url", "type", { type: ["string", "null"] });
    }
    if (data.custom_metadata !== void 0) {
      let data28 = data.custom_metadata;
      if (!(typeof data28 == "object" && data28 !== null && !Array.isArray(data28)) && data28 !== null)
        return refuse(checkPreRecordedRequest, "/custom_metadata", "PreRecordedRequest#/properties/custom_metadata", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkPreRecordedRequest, "", "PreRecordedRequest#", "type", { type: "object" });
  return checkPreRecordedRequest.errors = null, !0;
}
function checkPreRecordedRequestParams(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 != "boolean") {
        if (Array.isArray(data0)) {
          if (!checkCustomVocabulary(data0))
            return checkPreRecordedRequestParams.errors = under("/custom_vocabulary", checkCustomVocabulary.errors), !1;
        } else if (data0 !== null)
          return refuse(checkPreRecordedRequestParams, "/custom_vocabulary", "PreRecordedRequestParams#/properties/custom_vocabulary", "type", { type: ["boolean", "array", "null"] });
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data1 = data.custom_vocabulary_config;
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) {
        if (!checkCustomVocabularyConfig(data1))
          return checkPreRecordedRequestParams.errors = under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors), !1;
      } else if (data1 !== null)
        return refuse(checkPreRecordedRequestParams, "/custom_vocabulary_config", "PreRecordedRequestParams#/properties/custom_vocabulary_config", "type", { type: ["object", "null"] });
    }
    if (data.callback_url !== void 0) {
      let data2 = data.callback_url;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkPreRecordedRequestParams, "/callback_url", "PreRecordedRequestParams#/properties/callback_url", "type", { type: ["string", "null"] });
    }
    if (data.callback !== void 0) {
      let data3 = data.callback;
      if (typeof data3 != "boolean" && data3 !== null)
        return refuse(checkPreRecordedRequestParams, "/callback", "PreRecordedRequestParams#/properties/callback", "type", { type: ["boolean", "null"] });
    }
    if (data.callback_config !== void 0) {
      let data4 = data.callback_config;
      if (typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) {
        if (!checkCallbackConfig(data4))
          return checkPreRecordedRequestParams.errors = under("/callback_config", checkCallbackConfig.errors), !1;
      } else if (data4 !== null)
        return refuse(checkPreRecordedRequestParams, "/callback_config", "PreRecordedRequestParams#/properties/callback_config", "type", { type: ["object", "null"] });
    }
    if (data.subtitles !== void 0) {
      let data5 = data.subtitles;
      if (typeof data5 != "boolean" && data5 !== null)
        return refuse(checkPreRecordedRequestParams, "/subtitles", "PreRecordedRequestParams#/properties/subtitles", "type", { type: ["boolean", "null"] });
    }
    if (data.subtitles_config !== void 0) {
      let data6 = data.subtitles_config;
      if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
        if (!checkSubtitlesConfig(data6))
          return checkPreRecordedRequestParams.errors = under("/subtitles_config", checkSubtitlesConfig.errors), !1;
      } else if (data6 !== null)
        return refuse(checkPreRecordedRequestParams, "/subtitles_config", "PreRecordedRequestParams#/properties/subtitles_config", "type", { type: ["object", "null"] });
    }
    if (data.diarization !== void 0) {
      let data7 = data.diarization;
      if (typeof data7 != "boolean" && data7 !== null)
        return refuse(checkPreRecordedRequestParams, "/diarization", "PreRecordedRequestParams#/properties/diarization", "type", { type: ["boolean", "null"] });
    }
    if (data.diarization_config !== void 0) {
      let data8 = data.diarization_config;
      if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8)) {
        if (!checkDiarizationConfig(data8))
          return checkPreRecordedRequestParams.errors = under("/diarization_config", checkDiarizationConfig.errors), !1;
      } else if (data8 !== null)
        return refuse(checkPreRecordedRequestParams, "/diarization_config", "PreRecordedRequestParams#/properties/diarization_config", "type", { type: ["object", "null"] });
    }
    if (data.translation !== void 0) {
      let data9 = data.translation;
      if (typeof data9 != "boolean" && data9 !== null)
        return refuse(checkPreRecordedRequestParams, "/translation", "PreRecordedRequestParams#/properties/translation", "type", { type: ["boolean", "null"] });
    }
    if (data.translation_config !== void 0) {
      let data10 = data.translation_config;
      if (typeof data10 == "object" && data10 !== null && !Array.isArray(data10)) {
        if (!checkTranslationConfig(data10))
          return checkPreRecordedRequestParams.errors = under("/translation_config", checkTranslationConfig.errors), !1;
      } else if (data10 !== null)
        return refuse(checkPreRecordedRequestParams, "/translation_config", "PreRecordedRequestParams#/properties/translation_config", "type", { type: ["object", "null"] });
    }
    if (data.summarization !== void 0) {
      let data11 = data.summarization;
      if (typeof data11 != "boolean" && data11 !== null)
        return refuse(checkPreRecordedRequestParams, "/summarization", "PreRecordedRequestParams#/properties/summarization", "type", { type: ["boolean", "null"] });
    }
    if (data.summarization_config !== void 0) {
      let data12 = data.summarization_config;
      if (typeof data12 == "object" && data12 !== null && !Array.isArray(data12)) {
        if (!checkSummarizationConfig(data12))
          return checkPreRecordedRequestParams.errors = under("/summarization_config", checkSummarizationConfig.errors), !1;
      } else if (data12 !== null)
        return refuse(checkPreRecordedRequestParams, "/summarization_config", "PreRecordedRequestParams#/properties/summarization_config", "type", { type: ["object", "null"] });
    }
    if (data.named_entity_recognition !== void 0) {
      let data13 = data.named_entity_recognition;
      if (typeof data13 != "boolean" && data13 !== null)
        return refuse(checkPreRecordedRequestParams, "/named_entity_recognition", "PreRecordedRequestParams#/properties/named_entity_recognition", "type", { type: ["boolean", "null"] });
    }
    if (data.custom_spelling !== void 0) {
      let data14 = data.custom_spelling;
      if (typeof data14 != "boolean" && data14 !== null)
        return refuse(checkPreRecordedRequestParams, "/custom_spelling", "PreRecordedRequestParams#/properties/custom_spelling", "type", { type: ["boolean", "null"] });
    }
    if (data.custom_spelling_config !== void 0) {
      let data15 = data.custom_spelling_config;
      if (typeof data15 == "object" && data15 !== null && !Array.isArray(data15)) {
        if (!checkCustomSpellingConfig(data15))
          return checkPreRecordedRequestParams.errors = under("/custom_spelling_config", checkCustomSpellingConfig.errors), !1;
      } else if (data15 !== null)
        return refuse(checkPreRecordedRequestParams, "/custom_spelling_config", "PreRecordedRequestParams#/properties/custom_spelling_config", "type", { type: ["object", "null"] });
    }
    if (data.sentiment_analysis !== void 0) {
      let data16 = data.sentiment_analysis;
      if (typeof data16 != "boolean" && data16 !== null)
        return refuse(checkPreRecordedRequestParams, "/sentiment_analysis", "PreRecordedRequestParams#/properties/sentiment_analysis", "type", { type: ["boolean", "null"] });
    }
    if (data.audio_to_llm !== void 0) {
      let data17 = data.audio_to_llm;
      if (typeof data17 != "boolean" && data17 !== null)
        return refuse(checkPreRecordedRequestParams, "/audio_to_llm", "PreRecordedRequestParams#/properties/audio_to_llm", "type", { type: ["boolean", "null"] });
    }
    if (data.audio_to_llm_config !== void 0) {
      let data18 = data.audio_to_llm_config;
      if (typeof data18 == "object" && data18 !== null && !Array.isArray(data18)) {
        if (!checkAudioToLlmConfig(data18))
          return checkPreRecordedRequestParams.errors = under("/audio_to_llm_config", checkAudioToLlmConfig.errors), !1;
      } else if (data18 !== null)
        return refuse(checkPreRecordedRequestParams, "/audio_to_llm_config", "PreRecordedRequestParams#/properties/audio_to_llm_config", "type", { type: ["object", "null"] });
    }
    if (data.pii_redaction !== void 0) {
      let data19 = data.pii_redaction;
      if (typeof data19 != "boolean" && data19 !== null)
        return refuse(checkPreRecordedRequestParams, "/pii_redaction", "PreRecordedRequestParams#/properties/pii_redaction", "type", { type: ["boolean", "null"] });
    }
    if (data.pii_redaction_config !== void 0) {
      let data20 = data.pii_redaction_config;
      if (typeof data20 == "object" && data20 !== null && !Array.isArray(data20)) {
        if (!checkPiiRedactionConfig(data20))
          return checkPreRecordedRequestParams.errors = under("/pii_redaction_config", checkPiiRedactionConfig.errors), !1;
      } else if (data20 !== null)
        return refuse(checkPreRecordedRequestParams, "/pii_redaction_config", "PreRecordedRequestParams#/properties/pii_redaction_config", "type", { type: ["object", "null"] });
    }
    if (data.sentences !== void 0) {
      let data21 = data.sentences;
      if (typeof data21 != "boolean" && data21 !== null)
        return refuse(checkPreRecordedRequestParams, "/sentences", "PreRecordedRequestParams#/properties/sentences", "type", { type: ["boolean", "null"] });
    }
    if (data.punctuation_enhanced !== void 0) {
      let data22 = data.punctuation_enhanced;
      if (typeof data22 != "boolean" && data22 !== null)
        return refuse(checkPreRecordedRequestParams, "/punctuation_enhanced", "PreRecordedRequestParams#/properties/punctuation_enhanced", "type", { type: ["boolean", "null"] });
    }
    if (data.language_config !== void 0) {
      let data23 = data.language_config;
      if (typeof data23 == "object" && data23 !== null && !Array.isArray(data23)) {
        if (!checkLanguageConfig(data23))
          return checkPreRecordedRequestParams.errors = under("/language_config", checkLanguageConfig.errors), !1;
      } else if (data23 !== null)
        return refuse(checkPreRecordedRequestParams, "/language_config", "PreRecordedRequestParams#/properties/language_config", "type", { type: ["object", "null"] });
    }
    if (data.detect_language !== void 0) {
      let data24 = data.detect_language;
      if (typeof data24 != "boolean" && data24 !== null)
        return refuse(checkPreRecordedRequestParams, "/detect_language", "PreRecordedRequestParams#/properties/detect_language", "type", { type: ["boolean", "null"] });
    }
    if (data.enable_code_switching !== void 0) {
      let data25 = data.enable_code_switching;
      if (typeof data25 != "boolean" && data25 !== null)
        return refuse(checkPreRecordedRequestParams, "/enable_code_switching", "PreRecordedRequestParams#/properties/enable_code_switching", "type", { type: ["boolean", "null"] });
    }
    if (data.language !== void 0) {
      let data26 = data.language;
      if (typeof data26 == "string") {
        if (typeof data26 != "string")
          return refuse(checkPreRecordedRequestParams, "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
      } else if (data26 !== null)
        return refuse(checkPreRecordedRequestParams, "/language", "PreRecordedRequestParams#/properties/language", "type", { type: ["string", "null"] });
    }
    if (data.audio_url !== void 0) {
      let data27 = data.audio_url;
      if (typeof data27 != "string" && data27 !== null)
        return refuse(checkPreRecordedRequestParams, "/audio_url", "PreRecordedRequestParams#/properties/audio_url", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkPreRecordedRequestParams, "", "PreRecordedRequestParams#", "type", { type: "object" });
  return checkPreRecordedRequestParams.errors = null, !0;
}
function checkPreRecordedResult(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (typeof data0 == "object" && data0 !== null && !Array.isArray(data0)) {
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!Number.isFinite(data1) && data1 !== null)
            return refuse(checkPreRecordedResult, "/metadata/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: ["number", "null"] });
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!Number.isFinite(data2) && data2 !== null)
            return refuse(checkPreRecordedResult, "/metadata/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: ["number", "null"] });
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!Number.isFinite(data3) && data3 !== null)
            return refuse(checkPreRecordedResult, "/metadata/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: ["number", "null"] });
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!Number.isFinite(data4) && data4 !== null)
            return refuse(checkPreRecordedResult, "/metadata/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: ["number", "null"] });
        }
      } else if (data0 !== null)
        return refuse(checkPreRecordedResult, "/metadata", "PreRecordedResult#/properties/metadata", "type", { type: ["object", "null"] });
    }
    if (data.transcription !== void 0) {
      let data5 = data.transcription;
      if (typeof data5 == "object" && data5 !== null && !Array.isArray(data5)) {
        if (!checkTranscription(data5))
          return checkPreRecordedResult.errors = under("/transcription", checkTranscription.errors), !1;
      } else if (data5 !== null)
        return refuse(checkPreRecordedResult, "/transcription", "PreRecordedResult#/properties/transcription", "type", { type: ["object", "null"] });
    }
    if (data.translation !== void 0) {
      let data6 = data.translation;
      if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
        if (!checkTranslationAddon(data6))
          return checkPreRecordedResult.errors = under("/translation", checkTranslationAddon.errors), !1;
      } else if (data6 !== null)
        return refuse(checkPreRecordedResult, "/translation", "PreRecordedResult#/properties/translation", "type", { type: ["object", "null"] });
    }
    if (data.summarization !== void 0) {
      let data7 = data.summarization;
      if (typeof data7 == "object" && data7 !== null && !Array.isArray(data7)) {
        if (!checkSummarizationAddon(data7))
          return checkPreRecordedResult.errors = under("/summarization", checkSummarizationAddon.errors), !1;
      } else if (data7 !== null)
        return refuse(checkPreRecordedResult, "/summarization", "PreRecordedResult#/properties/summarization", "type", { type: ["object", "null"] });
    }
    if (data.named_entity_recognition !== void 0) {
      let data8 = data.named_entity_recognition;
      if (typeof data8 == "object" && data8 !== null && !Array.isArray(data8)) {
        if (!checkNamedEntityRecognitionAddon(data8))
          return checkPreRecordedResult.errors = under("/named_entity_recognition", checkNamedEntityRecognitionAddon.errors), !1;
      } else if (data8 !== null)
        return refuse(checkPreRecordedResult, "/named_entity_recognition", "PreRecordedResult#/properties/named_entity_recognition", "type", { type: ["object", "null"] });
    }
    if (data.sentiment_analysis !== void 0) {
      let data9 = data.sentiment_analysis;
      if (typeof data9 == "object" && data9 !== null && !Array.isArray(data9)) {
        if (!checkSentimentAnalysisAddon(data9))
          return checkPreRecordedResult.errors = under("/sentiment_analysis", checkSentimentAnalysisAddon.errors), !1;
      } else if (data9 !== null)
        return refuse(checkPreRecordedResult, "/sentiment_analysis", "PreRecordedResult#/properties/sentiment_analysis", "type", { type: ["object", "null"] });
    }
    if (data.chapterization !== void 0) {
      let data10 = data.chapterization;
      if (typeof data10 == "object" && data10 !== null && !Array.isArray(data10)) {
        if (!checkChapterizationAddon(data10))
          return checkPreRecordedResult.errors = under("/chapterization", checkChapterizationAddon.errors), !1;
      } else if (data10 !== null)
        return refuse(checkPreRecordedResult, "/chapterization", "PreRecordedResult#/properties/chapterization", "type", { type: ["object", "null"] });
    }
    if (data.moderation !== void 0) {
      let data11 = data.moderation;
      if (typeof data11 == "object" && data11 !== null && !Array.isArray(data11)) {
        if (!checkModerationAddon(data11))
          return checkPreRecordedResult.errors = under("/moderation", checkModerationAddon.errors), !1;
      } else if (data11 !== null)
        return refuse(checkPreRecordedResult, "/moderation", "PreRecordedResult#/properties/moderation", "type", { type: ["object", "null"] });
    }
    if (data.name_consistency !== void 0) {
      let data12 = data.name_consistency;
      if (typeof data12 == "object" && data12 !== null && !Array.isArray(data12)) {
        if (!checkNameConsistencyAddon(data12))
          return checkPreRecordedResult.errors = under("/name_consistency", checkNameConsistencyAddon.errors), !1;
      } else if (data12 !== null)
        return refuse(checkPreRecordedResult, "/name_consistency", "PreRecordedResult#/properties/name_consistency", "type", { type: ["object", "null"] });
    }
    if (data.structured_data_extraction !== void 0) {
      let data13 = data.structured_data_extraction;
      if (typeof data13 == "object" && data13 !== null && !Array.isArray(data13)) {
        if (!checkStructuredDataExtractionAddon(data13))
          return checkPreRecordedResult.errors = under("/structured_data_extraction", checkStructuredDataExtractionAddon.errors), !1;
      } else if (data13 !== null)
        return refuse(checkPreRecordedResult, "/structured_data_extraction", "PreRecordedResult#/properties/structured_data_extraction", "type", { type: ["object", "null"] });
    }
    if (data.audio_to_llm !== void 0) {
      let data14 = data.audio_to_llm;
      if (typeof data14 == "object" && data14 !== null && !Array.isArray(data14)) {
        if (!checkAudioToLlmAddon(data14))
          return checkPreRecordedResult.errors = under("/audio_to_llm", checkAudioToLlmAddon.errors), !1;
      } else if (data14 !== null)
        return refuse(checkPreRecordedResult, "/audio_to_llm", "PreRecordedResult#/properties/audio_to_llm", "type", { type: ["object", "null"] });
    }
    if (data.sentences !== void 0) {
      let data15 = data.sentences;
      if (typeof data15 == "object" && data15 !== null && !Array.isArray(data15)) {
        if (!checkSentencesAddon(data15))
          return checkPreRecordedResult.errors = under("/sentences", checkSentencesAddon.errors), !1;
      } else if (data15 !== null)
        return refuse(checkPreRecordedResult, "/sentences", "PreRecordedResult#/properties/sentences", "type", { type: ["object", "null"] });
    }
    if (data.display_mode !== void 0) {
      let data16 = data.display_mode;
      if (typeof data16 == "object" && data16 !== null && !Array.isArray(data16)) {
        if (!checkDisplayModeAddon(data16))
          return checkPreRecordedResult.errors = under("/display_mode", checkDisplayModeAddon.errors), !1;
      } else if (data16 !== null)
        return refuse(checkPreRecordedResult, "/display_mode", "PreRecordedResult#/properties/display_mode", "type", { type: ["object", "null"] });
    }
    if (data.diarization !== void 0) {
      let data17 = data.diarization;
      if (typeof data17 == "object" && data17 !== null && !Array.isArray(data17)) {
        if (!checkDiarizationAddon(data17))
          return checkPreRecordedResult.errors = under("/diarization", checkDiarizationAddon.errors), !1;
      } else if (data17 !== null)
        return refuse(checkPreRecordedResult, "/diarization", "PreRecordedResult#/properties/diarization", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkPreRecordedResult, "", "PreRecordedResult#", "type", { type: "object" });
  return checkPreRecordedResult.errors = null, !0;
}
function checkPreRecordedWebhook(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkPreRecordedWebhook, "/id", "PreRecordedWebhook#/properties/id", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkPreRecordedWebhook, "", "PreRecordedWebhook#", "type", { type: "object" });
  return checkPreRecordedWebhook.errors = null, !0;
}
function checkRealtimeProcessingConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkRealtimeProcessingConfig, "/custom_vocabulary", "RealtimeProcessingConfig#/properties/custom_vocabulary", "type", { type: ["boolean", "null"] });
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data1 = data.custom_vocabulary_config;
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) {
        if (!checkCustomVocabularyConfig(data1))
          return checkRealtimeProcessingConfig.errors = under("/custom_vocabulary_config", checkCustomVocabularyConfig.errors), !1;
      } else if (data1 !== null)
        return refuse(checkRealtimeProcessingConfig, "/custom_vocabulary_config", "RealtimeProcessingConfig#/properties/custom_vocabulary_config", "type", { type: ["object", "null"] });
    }
    if (data.custom_spelling !== void 0) {
      let data2 = data.custom_spelling;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkRealtimeProcessingConfig, "/custom_spelling", "RealtimeProcessingConfig#/properties/custom_spelling", "type", { type: ["boolean", "null"] });
    }
    if (data.custom_spelling_config !== void 0) {
      let data3 = data.custom_spelling_config;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkCustomSpellingConfig(data3))
          return checkRealtimeProcessingConfig.errors = under("/custom_spelling_config", checkCustomSpellingConfig.errors), !1;
      } else if (data3 !== null)
        return refuse(checkRealtimeProcessingConfig, "/custom_spelling_config", "RealtimeProcessingConfig#/properties/custom_spelling_config", "type", { type: ["object", "null"] });
    }
    if (data.translation !== void 0) {
      let data4 = data.translation;
      if (typeof data4 != "boolean" && data4 !== null)
        return refuse(checkRealtimeProcessingConfig, "/translation", "RealtimeProcessingConfig#/properties/translation", "type", { type: ["boolean", "null"] });
    }
    if (data.translation_config !== void 0) {
      let data5 = data.translation_config;
      if (typeof data5 == "object" && data5 !== null && !Array.isArray(data5)) {
        if (!checkTranslationConfig(data5))
          return checkRealtimeProcessingConfig.errors = under("/translation_config", checkTranslationConfig.errors), !1;
      } else if (data5 !== null)
        return refuse(checkRealtimeProcessingConfig, "/translation_config", "RealtimeProcessingConfig#/properties/translation_config", "type", { type: ["object", "null"] });
    }
    if (data.named_entity_recognition !== void 0) {
      let data6 = data.named_entity_recognition;
      if (typeof data6 != "boolean" && data6 !== null)
        return refuse(checkRealtimeProcessingConfig, "/named_entity_recognition", "RealtimeProcessingConfig#/properties/named_entity_recognition", "type", { type: ["boolean", "null"] });
    }
    if (data.sentiment_analysis !== void 0) {
      let data7 = data.sentiment_analysis;
      if (typeof data7 != "boolean" && data7 !== null)
        return refuse(checkRealtimeProcessingConfig, "/sentiment_analysis", "RealtimeProcessingConfig#/properties/sentiment_analysis", "type", { type: ["boolean", "null"] });
    }
    if (data.words_accurate_timestamps !== void 0) {
      let data8 = data.words_accurate_timestamps;
      if (typeof data8 != "boolean" && data8 !== null)
        return refuse(checkRealtimeProcessingConfig, "/words_accurate_timestamps", "RealtimeProcessingConfig#/properties/words_accurate_timestamps", "type", { type: ["boolean", "null"] });
    }
  } else
    return refuse(checkRealtimeProcessingConfig, "", "RealtimeProcessingConfig#", "type", { type: "object" });
  return checkRealtimeProcessingConfig.errors = null, !0;
}
function checkResultMetadata(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_duration !== void 0) {
      let data0 = data.audio_duration;
      if (!Number.isFinite(data0) && data0 !== null)
        return refuse(checkResultMetadata, "/audio_duration", "ResultMetadata#/properties/audio_duration", "type", { type: ["number", "null"] });
    }
    if (data.number_of_distinct_channels !== void 0) {
      let data1 = data.number_of_distinct_channels;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkResultMetadata, "/number_of_distinct_channels", "ResultMetadata#/properties/number_of_distinct_channels", "type", { type: ["number", "null"] });
    }
    if (data.billing_time !== void 0) {
      let data2 = data.billing_time;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkResultMetadata, "/billing_time", "ResultMetadata#/properties/billing_time", "type", { type: ["number", "null"] });
    }
    if (data.transcription_time !== void 0) {
      let data3 = data.transcription_time;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkResultMetadata, "/transcription_time", "ResultMetadata#/properties/transcription_time", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkResultMetadata, "", "ResultMetadata#", "type", { type: "object" });
  return checkResultMetadata.errors = null, !0;
}
function checkSentence(data) {
  return typeof data == "object" && data !== null && !Array.isArray(data) ? (checkSentence.errors = null, !0) : refuse(checkSentence, "", "Sentence#", "type", { type: "object" });
}
function checkSentencesAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkSentencesAddon, "/is_empty", "SentencesAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkSentencesAddon, "/exec_time", "SentencesAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkSentencesAddon, "/success", "SentencesAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkSentencesAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkSentencesAddon, "/error", "SentencesAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkSentencesAddon, "", "SentencesAddon#", "type", { type: "object" });
  return checkSentencesAddon.errors = null, !0;
}
function checkSentimentAnalysisAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkSentimentAnalysisAddon, "/is_empty", "SentimentAnalysisAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkSentimentAnalysisAddon, "/exec_time", "SentimentAnalysisAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkSentimentAnalysisAddon, "/success", "SentimentAnalysisAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkSentimentAnalysisAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkSentimentAnalysisAddon, "/error", "SentimentAnalysisAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkSentimentAnalysisAddon, "", "SentimentAnalysisAddon#", "type", { type: "object" });
  return checkSentimentAnalysisAddon.errors = null, !0;
}
function checkServerMessage(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.type;
    if (tag0 === "transcript") {
      if (!checkTranscriptMessage(data))
        return checkServerMessage.errors = checkTranscriptMessage.errors, !1;
    } else if (typeof tag0 == "string") {
      if (!checkOtherServerMessage(data))
        return checkServerMessage.errors = checkOtherServerMessage.errors, !1;
    } else if (tag0 !== void 0)
      return refuse(checkServerMessage, "/type", "ServerMessage#/properties/type", "type", { type: "string" });
    let missing0;
    if (data.type === void 0 && (missing0 = "type"))
      return refuse(checkServerMessage, "", "ServerMessage#", "required", { missingProperty: missing0 });
  } else
    return refuse(checkServerMessage, "", "ServerMessage#", "type", { type: "object" });
  return checkServerMessage.errors = null, !0;
}
function checkStructuredDataExtractionAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkStructuredDataExtractionAddon, "/is_empty", "StructuredDataExtractionAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkStructuredDataExtractionAddon, "/exec_time", "StructuredDataExtractionAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkStructuredDataExtractionAddon, "/success", "StructuredDataExtractionAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkStructuredDataExtractionAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkStructuredDataExtractionAddon, "/error", "StructuredDataExtractionAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkStructuredDataExtractionAddon, "", "StructuredDataExtractionAddon#", "type", { type: "object" });
  return checkStructuredDataExtractionAddon.errors = null, !0;
}
function checkSubtitle(data) {
  return typeof data == "object" && data !== null && !Array.isArray(data) ? (checkSubtitle.errors = null, !0) : refuse(checkSubtitle, "", "Subtitle#", "type", { type: "object" });
}
function checkSubtitlesConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.formats !== void 0) {
      let data0 = data.formats;
      if (!Array.isArray(data0) && data0 !== null)
        return refuse(checkSubtitlesConfig, "/formats", "SubtitlesConfig#/properties/formats", "type", { type: ["array", "null"] });
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string")
            return refuse(checkSubtitlesConfig, "/formats/" + i0, "SubtitlesConfig#/properties/formats/items", "type", { type: "string" });
      }
    }
    if (data.minimum_duration !== void 0) {
      let data2 = data.minimum_duration;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkSubtitlesConfig, "/minimum_duration", "SubtitlesConfig#/properties/minimum_duration", "type", { type: ["number", "null"] });
    }
    if (data.maximum_duration !== void 0) {
      let data3 = data.maximum_duration;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkSubtitlesConfig, "/maximum_duration", "SubtitlesConfig#/properties/maximum_duration", "type", { type: ["number", "null"] });
    }
    if (data.maximum_characters_per_row !== void 0) {
      let data4 = data.maximum_characters_per_row;
      if (!Number.isFinite(data4) && data4 !== null)
        return refuse(checkSubtitlesConfig, "/maximum_characters_per_row", "SubtitlesConfig#/properties/maximum_characters_per_row", "type", { type: ["number", "null"] });
    }
    if (data.maximum_rows_per_caption !== void 0) {
      let data5 = data.maximum_rows_per_caption;
      if (!Number.isFinite(data5) && data5 !== null)
        return refuse(checkSubtitlesConfig, "/maximum_rows_per_caption", "SubtitlesConfig#/properties/maximum_rows_per_caption", "type", { type: ["number", "null"] });
    }
    if (data.style !== void 0) {
      let data6 = data.style;
      if (typeof data6 != "string" && data6 !== null)
        return refuse(checkSubtitlesConfig, "/style", "SubtitlesConfig#/properties/style", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkSubtitlesConfig, "", "SubtitlesConfig#", "type", { type: "object" });
  return checkSubtitlesConfig.errors = null, !0;
}
function checkSummarizationAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkSummarizationAddon, "/is_empty", "SummarizationAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkSummarizationAddon, "/exec_time", "SummarizationAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkSummarizationAddon, "/success", "SummarizationAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkSummarizationAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkSummarizationAddon, "/error", "SummarizationAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkSummarizationAddon, "", "SummarizationAddon#", "type", { type: "object" });
  return checkSummarizationAddon.errors = null, !0;
}
function checkSummarizationConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkSummarizationConfig, "/type", "SummarizationConfig#/properties/type", "type", { type: ["string", "null"] });
    }
  } else
    return refuse(checkSummarizationConfig, "", "SummarizationConfig#", "type", { type: "object" });
  return checkSummarizationConfig.errors = null, !0;
}
function checkTranscriptMessage(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.session_id !== void 0) {
      let data0 = data.session_id;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkTranscriptMessage, "/session_id", "TranscriptMessage#/properties/session_id", "type", { type: ["string", "null"] });
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 != "string" && data1 !== null)
        return refuse(checkTranscriptMessage, "/created_at", "TranscriptMessage#/properties/created_at", "type", { type: ["string", "null"] });
    }
    if (data.type !== void 0 && data.type !== "transcript")
      return refuse(checkTranscriptMessage, "/type", "TranscriptMessage#/properties/type", "const", { allowedValue: "transcript" });
    if (data.data !== void 0) {
      let data3 = data.data;
      if (!(typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) && data3 !== null)
        return refuse(checkTranscriptMessage, "/data", "TranscriptMessage#/properties/data", "type", { type: ["object", "null"] });
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (data3.id !== void 0) {
          let data4 = data3.id;
          if (typeof data4 != "string" && data4 !== null)
            return refuse(checkTranscriptMessage, "/data/id", "TranscriptMessage#/properties/data/properties/id", "type", { type: ["string", "null"] });
        }
        if (data3.is_final !== void 0) {
          let data5 = data3.is_final;
          if (typeof data5 != "boolean" && data5 !== null)
            return refuse(checkTranscriptMessage, "/data/is_final", "TranscriptMessage#/properties/data/properties/is_final", "type", { type: ["boolean", "null"] });
        }
        if (data3.utterance !== void 0) {
          let data6 = data3.utterance;
          if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
            if (data6.text !== void 0) {
              let data7 = data6.text;
              if (typeof data7 != "string" && data7 !== null)
                return refuse(checkTranscriptMessage, "/data/utterance/text", "LiveUtterance#/properties/text", "type", { type: ["string", "null"] });
            }
            if (data6.language !== void 0) {
              let data8 = data6.language;
              if (typeof data8 == "string") {
                if (typeof data8 != "string")
                  return refuse(checkTranscriptMessage, "/data/utterance/language", "TranscriptionLanguageCode#", "type", { type: "string" });
              } else if (data8 !== null)
                return refuse(checkTranscriptMessage, "/data/utterance/language", "LiveUtterance#/properties/language", "type", { type: ["string", "null"] });
            }
            if (data6.start !== void 0) {
              let data9 = data6.start;
              if (!Number.isFinite(data9) && data9 !== null)
                return refuse(checkTranscriptMessage, "/data/utterance/start", "LiveUtterance#/properties/start", "type", { type: ["number", "null"] });
            }
            if (data6.end !== void 0) {
              let data10 = data6.end;
              if (!Number.isFinite(data10) && data10 !== null)
                return refuse(checkTranscriptMessage, "/data/utterance/end", "LiveUtterance#/properties/end", "type", { type: ["number", "null"] });
            }
            if (data6.channel !== void 0) {
              let data11 = data6.channel;
              if (!Number.isFinite(data11) && data11 !== null)
                return refuse(checkTranscriptMessage, "/data/utterance/channel", "LiveUtterance#/properties/channel", "type", { type: ["number", "null"] });
            }
            if (data6.words !== void 0) {
              let data12 = data6.words;
              if (!Array.isArray(data12) && data12 !== null)
                return refuse(checkTranscriptMessage, "/data/utterance/words", "LiveUtterance#/properties/words", "type", { type: ["array", "null"] });
              if (Array.isArray(data12)) {
                const len0 = data12.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data13 = data12[i0];
                  if (typeof data13 == "object" && data13 !== null && !Array.isArray(data13)) {
                    if (data13.word !== void 0) {
                      let data14 = data13.word;
                      if (typeof data14 != "string" && data14 !== null)
                        return refuse(checkTranscriptMessage, "/data/utterance/words/" + i0 + "/word", "Word#/properties/word", "type", { type: ["string", "null"] });
                    }
                    if (data13.start !== void 0) {
                      let data15 = data13.start;
                      if (!Number.isFinite(data15) && data15 !== null)
                        return refuse(checkTranscriptMessage, "/data/utterance/words/" + i0 + "/start", "Word#/properties/start", "type", { type: ["number", "null"] });
                    }
                    if (data13.end !== void 0) {
                      let data16 = data13.end;
                      if (!Number.isFinite(data16) && data16 !== null)
                        return refuse(checkTranscriptMessage, "/data/utterance/words/" + i0 + "/end", "Word#/properties/end", "type", { type: ["number", "null"] });
                    }
                    if (data13.confidence !== void 0) {
                      let data17 = data13.confidence;
                      if (!Number.isFinite(data17) && data17 !== null)
                        return refuse(checkTranscriptMessage, "/data/utterance/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: ["number", "null"] });
                    }
                  } else
                    return refuse(checkTranscriptMessage, "/data/utterance/words/" + i0, "Word#", "type", { type: "object" });
                }
              }
            }
            if (data6.confidence !== void 0) {
              let data18 = data6.confidence;
              if (!Number.isFinite(data18) && data18 !== null)
                return refuse(checkTranscriptMessage, "/data/utterance/confidence", "LiveUtterance#/properties/confidence", "type", { type: ["number", "null"] });
            }
          } else if (data6 !== null)
            return refuse(checkTranscriptMessage, "/data/utterance", "TranscriptMessage#/properties/data/properties/utterance", "type", { type: ["object", "null"] });
        }
      }
    }
  } else
    return refuse(checkTranscriptMessage, "", "TranscriptMessage#", "type", { type: "object" });
  return checkTranscriptMessage.errors = null, !0;
}
function checkTranscription(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.full_transcript !== void 0) {
      let data0 = data.full_transcript;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkTranscription, "/full_transcript", "Transcription#/properties/full_transcript", "type", { type: ["string", "null"] });
    }
    if (data.languages !== void 0) {
      let data1 = data.languages;
      if (!Array.isArray(data1) && data1 !== null)
        return refuse(checkTranscription, "/languages", "Transcription#/properties/languages", "type", { type: ["array", "null"] });
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string")
            return refuse(checkTranscription, "/languages/" + i0, "TranscriptionLanguageCode#", "type", { type: "string" });
      }
    }
    if (data.utterances !== void 0) {
      let data3 = data.utterances;
      if (!Array.isArray(data3) && data3 !== null)
        return refuse(checkTranscription, "/utterances", "Transcription#/properties/utterances", "type", { type: ["array", "null"] });
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 == "object" && data4 !== null && !Array.isArray(data4)) {
            if (data4.text !== void 0) {
              let data5 = data4.text;
              if (typeof data5 != "string" && data5 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/text", "Utterance#/properties/text", "type", { type: ["string", "null"] });
            }
            if (data4.language !== void 0) {
              let data6 = data4.language;
              if (typeof data6 == "string") {
                if (typeof data6 != "string")
                  return refuse(checkTranscription, "/utterances/" + i1 + "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
              } else if (data6 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/language", "Utterance#/properties/language", "type", { type: ["string", "null"] });
            }
            if (data4.start !== void 0) {
              let data7 = data4.start;
              if (!Number.isFinite(data7) && data7 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/start", "Utterance#/properties/start", "type", { type: ["number", "null"] });
            }
            if (data4.end !== void 0) {
              let data8 = data4.end;
              if (!Number.isFinite(data8) && data8 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/end", "Utterance#/properties/end", "type", { type: ["number", "null"] });
            }
            if (data4.channel !== void 0) {
              let data9 = data4.channel;
              if (!Number.isFinite(data9) && data9 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/channel", "Utterance#/properties/channel", "type", { type: ["number", "null"] });
            }
            if (data4.words !== void 0) {
              let data10 = data4.words;
              if (!Array.isArray(data10) && data10 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/words", "Utterance#/properties/words", "type", { type: ["array", "null"] });
              if (Array.isArray(data10)) {
                const len2 = data10.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data11 = data10[i2];
                  if (typeof data11 == "object" && data11 !== null && !Array.isArray(data11)) {
                    if (data11.word !== void 0) {
                      let data12 = data11.word;
                      if (typeof data12 != "string" && data12 !== null)
                        return refuse(checkTranscription, "/utterances/" + i1 + "/words/" + i2 + "/word", "Word#/properties/word", "type", { type: ["string", "null"] });
                    }
                    if (data11.start !== void 0) {
                      let data13 = data11.start;
                      if (!Number.isFinite(data13) && data13 !== null)
                        return refuse(checkTranscription, "/utterances/" + i1 + "/words/" + i2 + "/start", "Word#/properties/start", "type", { type: ["number", "null"] });
                    }
                    if (data11.end !== void 0) {
                      let data14 = data11.end;
                      if (!Number.isFinite(data14) && data14 !== null)
                        return refuse(checkTranscription, "/utterances/" + i1 + "/words/" + i2 + "/end", "Word#/properties/end", "type", { type: ["number", "null"] });
                    }
                    if (data11.confidence !== void 0) {
                      let data15 = data11.confidence;
                      if (!Number.isFinite(data15) && data15 !== null)
                        return refuse(checkTranscription, "/utterances/" + i1 + "/words/" + i2 + "/confidence", "Word#/properties/confidence", "type", { type: ["number", "null"] });
                    }
                  } else
                    return refuse(checkTranscription, "/utterances/" + i1 + "/words/" + i2, "Word#", "type", { type: "object" });
                }
              }
            }
            if (data4.confidence !== void 0) {
              let data16 = data4.confidence;
              if (!Number.isFinite(data16) && data16 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/confidence", "Utterance#/properties/confidence", "type", { type: ["number", "null"] });
            }
            if (data4.speaker !== void 0) {
              let data17 = data4.speaker;
              if (!Number.isFinite(data17) && data17 !== null)
                return refuse(checkTranscription, "/utterances/" + i1 + "/speaker", "Utterance#/properties/speaker", "type", { type: ["number", "null"] });
            }
          } else
            return refuse(checkTranscription, "/utterances/" + i1, "Utterance#", "type", { type: "object" });
        }
      }
    }
    if (data.sentences !== void 0) {
      let data18 = data.sentences;
      if (!Array.isArray(data18) && data18 !== null)
        return refuse(checkTranscription, "/sentences", "Transcription#/properties/sentences", "type", { type: ["array", "null"] });
      if (Array.isArray(data18)) {
        const len3 = data18.length;
        for (let i3 = 0; i3 < len3; i3++)
          if (!checkSentence(data18[i3]))
            return checkTranscription.errors = under("/sentences/" + i3, checkSentence.errors), !1;
      }
    }
    if (data.subtitles !== void 0) {
      let data20 = data.subtitles;
      if (!Array.isArray(data20) && data20 !== null)
        return refuse(checkTranscription, "/subtitles", "Transcription#/properties/subtitles", "type", { type: ["array", "null"] });
      if (Array.isArray(data20)) {
        const len4 = data20.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (!checkSubtitle(data20[i4]))
            return checkTranscription.errors = under("/subtitles/" + i4, checkSubtitle.errors), !1;
      }
    }
  } else
    return refuse(checkTranscription, "", "Transcription#", "type", { type: "object" });
  return checkTranscription.errors = null, !0;
}
function checkTranscriptionJob(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "pre-recorded") {
      if (!checkPreRecordedJob(data))
        return checkTranscriptionJob.errors = checkPreRecordedJob.errors, !1;
    } else if (tag0 === "live") {
      if (!checkLiveJob(data))
        return checkTranscriptionJob.errors = checkLiveJob.errors, !1;
    } else if (tag0 !== void 0)
      return refuse(checkTranscriptionJob, "/kind", "TranscriptionJob#/properties/kind", "enum", { allowedValues: ["pre-recorded", "live"] });
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind"))
      return refuse(checkTranscriptionJob, "", "TranscriptionJob#", "required", { missingProperty: missing0 });
  } else
    return refuse(checkTranscriptionJob, "", "TranscriptionJob#", "type", { type: "object" });
  return checkTranscriptionJob.errors = null, !0;
}
function checkTranscriptionLanguageCode(data) {
  return typeof data != "string" ? refuse(checkTranscriptionLanguageCode, "", "TranscriptionLanguageCode#", "type", { type: "string" }) : (checkTranscriptionLanguageCode.errors = null, !0);
}
function checkTranslationAddon(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 != "boolean" && data0 !== null)
        return refuse(checkTranslationAddon, "/is_empty", "TranslationAddon#/properties/is_empty", "type", { type: ["boolean", "null"] });
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkTranslationAddon, "/exec_time", "TranslationAddon#/properties/exec_time", "type", { type: ["number", "null"] });
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 != "boolean" && data2 !== null)
        return refuse(checkTranslationAddon, "/success", "TranslationAddon#/properties/success", "type", { type: ["boolean", "null"] });
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 == "object" && data3 !== null && !Array.isArray(data3)) {
        if (!checkAddonError(data3))
          return checkTranslationAddon.errors = under("/error", checkAddonError.errors), !1;
      } else if (data3 !== null)
        return refuse(checkTranslationAddon, "/error", "TranslationAddon#/properties/error", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkTranslationAddon, "", "TranslationAddon#", "type", { type: "object" });
  return checkTranslationAddon.errors = null, !0;
}
function checkTranslationConfig(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.target_languages !== void 0) {
      let data0 = data.target_languages;
      if (!Array.isArray(data0) && data0 !== null)
        return refuse(checkTranslationConfig, "/target_languages", "TranslationConfig#/properties/target_languages", "type", { type: ["array", "null"] });
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string")
            return refuse(checkTranslationConfig, "/target_languages/" + i0, "TranslationLanguageCode#", "type", { type: "string" });
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      if (typeof data2 != "string" && data2 !== null)
        return refuse(checkTranslationConfig, "/model", "TranslationConfig#/properties/model", "type", { type: ["string", "null"] });
    }
    if (data.match_original_utterances !== void 0) {
      let data3 = data.match_original_utterances;
      if (typeof data3 != "boolean" && data3 !== null)
        return refuse(checkTranslationConfig, "/match_original_utterances", "TranslationConfig#/properties/match_original_utterances", "type", { type: ["boolean", "null"] });
    }
    if (data.lipsync !== void 0) {
      let data4 = data.lipsync;
      if (typeof data4 != "boolean" && data4 !== null)
        return refuse(checkTranslationConfig, "/lipsync", "TranslationConfig#/properties/lipsync", "type", { type: ["boolean", "null"] });
    }
    if (data.context_adaptation !== void 0) {
      let data5 = data.context_adaptation;
      if (typeof data5 != "boolean" && data5 !== null)
        return refuse(checkTranslationConfig, "/context_adaptation", "TranslationConfig#/properties/context_adaptation", "type", { type: ["boolean", "null"] });
    }
    if (data.context !== void 0) {
      let data6 = data.context;
      if (typeof data6 != "string" && data6 !== null)
        return refuse(checkTranslationConfig, "/context", "TranslationConfig#/properties/context", "type", { type: ["string", "null"] });
    }
    if (data.informal !== void 0) {
      let data7 = data.informal;
      if (typeof data7 != "boolean" && data7 !== null)
        return refuse(checkTranslationConfig, "/informal", "TranslationConfig#/properties/informal", "type", { type: ["boolean", "null"] });
    }
  } else
    return refuse(checkTranslationConfig, "", "TranslationConfig#", "type", { type: "object" });
  return checkTranslationConfig.errors = null, !0;
}
function checkTranslationLanguageCode(data) {
  return typeof data != "string" ? refuse(checkTranslationLanguageCode, "", "TranslationLanguageCode#", "type", { type: "string" }) : (checkTranslationLanguageCode.errors = null, !0);
}
function checkUploadResponse(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkUploadResponse, "/audio_url", "UploadResponse#/properties/audio_url", "type", { type: ["string", "null"] });
    }
    if (data.audio_metadata !== void 0) {
      let data1 = data.audio_metadata;
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) {
        if (!checkAudioMetadata(data1))
          return checkUploadResponse.errors = under("/audio_metadata", checkAudioMetadata.errors), !1;
      } else if (data1 !== null)
        return refuse(checkUploadResponse, "/audio_metadata", "UploadResponse#/properties/audio_metadata", "type", { type: ["object", "null"] });
    }
  } else
    return refuse(checkUploadResponse, "", "UploadResponse#", "type", { type: "object" });
  return checkUploadResponse.errors = null, !0;
}
function checkUtterance(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkUtterance, "/text", "Utterance#/properties/text", "type", { type: ["string", "null"] });
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 == "string") {
        if (typeof data1 != "string")
          return refuse(checkUtterance, "/language", "TranscriptionLanguageCode#", "type", { type: "string" });
      } else if (data1 !== null)
        return refuse(checkUtterance, "/language", "Utterance#/properties/language", "type", { type: ["string", "null"] });
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkUtterance, "/start", "Utterance#/properties/start", "type", { type: ["number", "null"] });
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkUtterance, "/end", "Utterance#/properties/end", "type", { type: ["number", "null"] });
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!Number.isFinite(data4) && data4 !== null)
        return refuse(checkUtterance, "/channel", "Utterance#/properties/channel", "type", { type: ["number", "null"] });
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (!Array.isArray(data5) && data5 !== null)
        return refuse(checkUtterance, "/words", "Utterance#/properties/words", "type", { type: ["array", "null"] });
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "object" && data6 !== null && !Array.isArray(data6)) {
            if (data6.word !== void 0) {
              let data7 = data6.word;
              if (typeof data7 != "string" && data7 !== null)
                return refuse(checkUtterance, "/words/" + i0 + "/word", "Word#/properties/word", "type", { type: ["string", "null"] });
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!Number.isFinite(data8) && data8 !== null)
                return refuse(checkUtterance, "/words/" + i0 + "/start", "Word#/properties/start", "type", { type: ["number", "null"] });
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!Number.isFinite(data9) && data9 !== null)
                return refuse(checkUtterance, "/words/" + i0 + "/end", "Word#/properties/end", "type", { type: ["number", "null"] });
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!Number.isFinite(data10) && data10 !== null)
                return refuse(checkUtterance, "/words/" + i0 + "/confidence", "Word#/properties/confidence", "type", { type: ["number", "null"] });
            }
          } else
            return refuse(checkUtterance, "/words/" + i0, "Word#", "type", { type: "object" });
        }
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!Number.isFinite(data11) && data11 !== null)
        return refuse(checkUtterance, "/confidence", "Utterance#/properties/confidence", "type", { type: ["number", "null"] });
    }
    if (data.speaker !== void 0) {
      let data12 = data.speaker;
      if (!Number.isFinite(data12) && data12 !== null)
        return refuse(checkUtterance, "/speaker", "Utterance#/properties/speaker", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkUtterance, "", "Utterance#", "type", { type: "object" });
  return checkUtterance.errors = null, !0;
}
function checkWord(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.word !== void 0) {
      let data0 = data.word;
      if (typeof data0 != "string" && data0 !== null)
        return refuse(checkWord, "/word", "Word#/properties/word", "type", { type: ["string", "null"] });
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkWord, "/start", "Word#/properties/start", "type", { type: ["number", "null"] });
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!Number.isFinite(data2) && data2 !== null)
        return refuse(checkWord, "/end", "Word#/properties/end", "type", { type: ["number", "null"] });
    }
    if (data.confidence !== void 0) {
      let data3 = data.confidence;
      if (!Number.isFinite(data3) && data3 !== null)
        return refuse(checkWord, "/confidence", "Word#/properties/confidence", "type", { type: ["number", "null"] });
    }
  } else
    return refuse(checkWord, "", "Word#", "type", { type: "object" });
  return checkWord.errors = null, !0;
}
function checkAudioChunkMessage(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type !== void 0 && data.type !== "audio_chunk")
      return refuse(checkAudioChunkMessage, "/type", "AudioChunkMessage#/properties/type", "const", { allowedValue: "audio_chunk" });
    if (data.data !== void 0) {
      let data1 = data.data;
      if (!(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)) && data1 !== null)
        return refuse(checkAudioChunkMessage, "/data", "AudioChunkMessage#/properties/data", "type", { type: ["object", "null"] });
      if (typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && data1.chunk !== void 0) {
        let data2 = data1.chunk;
        if (typeof data2 != "string" && data2 !== null)
          return refuse(checkAudioChunkMessage, "/data/chunk", "AudioChunkMessage#/properties/data/properties/chunk", "type", { type: ["string", "null"] });
      }
    }
  } else
    return refuse(checkAudioChunkMessage, "", "AudioChunkMessage#", "type", { type: "object" });
  return checkAudioChunkMessage.errors = null, !0;
}
function checkClientMessage(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.type;
    if (tag0 === "audio_chunk") {
      if (!checkAudioChunkMessage(data))
        return checkClientMessage.errors = checkAudioChunkMessage.errors, !1;
    } else if (tag0 === "stop_recording") {
      if (!checkStopRecordingMessage(data))
        return checkClientMessage.errors = checkStopRecordingMessage.errors, !1;
    } else if (tag0 !== void 0)
      return refuse(checkClientMessage, "/type", "ClientMessage#/properties/type", "enum", { allowedValues: ["audio_chunk", "stop_recording"] });
    let missing0;
    if (data.type === void 0 && (missing0 = "type"))
      return refuse(checkClientMessage, "", "ClientMessage#", "required", { missingProperty: missing0 });
  } else
    return refuse(checkClientMessage, "", "ClientMessage#", "type", { type: "object" });
  return checkClientMessage.errors = null, !0;
}
function checkStopRecordingMessage(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.type !== void 0 && data.type !== "stop_recording")
      return refuse(checkStopRecordingMessage, "/type", "StopRecordingMessage#/properties/type", "const", { allowedValue: "stop_recording" });
  } else
    return refuse(checkStopRecordingMessage, "", "StopRecordingMessage#", "type", { type: "object" });
  return checkStopRecordingMessage.errors = null, !0;
}
function checkListTranscriptionJobsQuery(data) {
  if (typeof data == "object" && data !== null && !Array.isArray(data)) {
    if (data.offset !== void 0) {
      let data0 = data.offset;
      if (!Number.isFinite(data0) && data0 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/offset", "ListTranscriptionJobsQuery#/properties/offset", "type", { type: ["number", "null"] });
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!Number.isFinite(data1) && data1 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/limit", "ListTranscriptionJobsQuery#/properties/limit", "type", { type: ["number", "null"] });
    }
    if (data.date !== void 0) {
      let data2 = data.date;
      if (typeof data2 == "string") {
        if (!checkDateOrDateTime(data2))
          return checkListTranscriptionJobsQuery.errors = under("/date", checkDateOrDateTime.errors), !1;
      } else if (data2 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/date", "ListTranscriptionJobsQuery#/properties/date", "type", { type: ["string", "null"] });
    }
    if (data.before_date !== void 0) {
      let data3 = data.before_date;
      if (typeof data3 == "string") {
        if (!checkDateOrDateTime(data3))
          return checkListTranscriptionJobsQuery.errors = under("/before_date", checkDateOrDateTime.errors), !1;
      } else if (data3 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/before_date", "ListTranscriptionJobsQuery#/properties/before_date", "type", { type: ["string", "null"] });
    }
    if (data.after_date !== void 0) {
      let data4 = data.after_date;
      if (typeof data4 == "string") {
        if (!checkDateOrDateTime(data4))
          return checkListTranscriptionJobsQuery.errors = under("/after_date", checkDateOrDateTime.errors), !1;
      } else if (data4 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/after_date", "ListTranscriptionJobsQuery#/properties/after_date", "type", { type: ["string", "null"] });
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (!Array.isArray(data5) && data5 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/status", "ListTranscriptionJobsQuery#/properties/status", "type", { type: ["array", "null"] });
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!checkJobStatus(data5[i0]))
            return checkListTranscriptionJobsQuery.errors = under("/status/" + i0, checkJobStatus.errors), !1;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data7 = data.custom_metadata;
      if (!(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)) && data7 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/custom_metadata", "ListTranscriptionJobsQuery#/properties/custom_metadata", "type", { type: ["object", "null"] });
    }
    if (data.kind !== void 0) {
      let data8 = data.kind;
      if (!Array.isArray(data8) && data8 !== null)
        return refuse(checkListTranscriptionJobsQuery, "/kind", "ListTranscriptionJobsQuery#/properties/kind", "type", { type: ["array", "null"] });
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (!checkJobKind(data8[i1]))
            return checkListTranscriptionJobsQuery.errors = under("/kind/" + i1, checkJobKind.errors), !1;
      }
    }
  } else
    return refuse(checkListTranscriptionJobsQuery, "", "ListTranscriptionJobsQuery#", "type", { type: "object" });
  return checkListTranscriptionJobsQuery.errors = null, !0;
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
