// Generated from the contract by `npm run build`; edit the contract instead.

// <stdin>
var validateAddonError = validate0;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
var validateAudioFile = validate1;
var schema1 = { "properties": { "id": { "type": ["string", "null"] }, "filename": { "type": ["string", "null"] }, "source": { "type": ["string", "null"] }, "audio_duration": { "type": ["number", "null"] }, "number_of_channels": { "type": ["number", "null"] } }, "type": "object" };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: schema1.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data2 = data.source;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data3 = data.audio_duration;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data4 = data.number_of_channels;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
var validateAudioMetadata = validate2;
var schema2 = { "properties": { "id": { "type": ["string", "null"] }, "filename": { "type": ["string", "null"] }, "extension": { "type": ["string", "null"] }, "size": { "type": ["number", "null"] }, "audio_duration": { "type": ["number", "null"] }, "number_of_channels": { "type": ["number", "null"] } }, "type": "object" };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "AudioMetadata#/properties/id/type", keyword: "type", params: { type: schema2.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/filename", schemaPath: "AudioMetadata#/properties/filename/type", keyword: "type", params: { type: schema2.properties.filename.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.extension !== void 0) {
      let data2 = data.extension;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/extension", schemaPath: "AudioMetadata#/properties/extension/type", keyword: "type", params: { type: schema2.properties.extension.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data3 = data.size;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/size", schemaPath: "AudioMetadata#/properties/size/type", keyword: "type", params: { type: schema2.properties.size.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data4 = data.audio_duration;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/audio_duration", schemaPath: "AudioMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema2.properties.audio_duration.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data5 = data.number_of_channels;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioMetadata#/properties/number_of_channels/type", keyword: "type", params: { type: schema2.properties.number_of_channels.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "AudioMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
var validateAudioToLlmAddon = validate3;
var schema3 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "AudioToLlmAddon#/properties/is_empty/type", keyword: "type", params: { type: schema3.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "AudioToLlmAddon#/properties/exec_time/type", keyword: "type", params: { type: schema3.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "AudioToLlmAddon#/properties/success/type", keyword: "type", params: { type: schema3.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "AudioToLlmAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
var validateAudioToLlmConfig = validate4;
var schema5 = { "properties": { "prompts": { "items": { "items": {}, "type": "array" }, "type": ["array", "null"] }, "model": { "type": ["string", "null"] } }, "type": "object" };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prompts !== void 0) {
      let data0 = data.prompts;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: schema5.properties.prompts.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs3 = errors;
          if (!Array.isArray(data0[i0])) {
            const err1 = { instancePath: instancePath + "/prompts/" + i0, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid2 = _errs3 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: schema5.properties.model.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
var validateCallbackConfig = validate5;
var schema6 = { "properties": { "url": { "type": ["string", "null"] }, "method": { "type": ["string", "null"] } }, "type": "object" };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: schema6.properties.url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/method", schemaPath: "CallbackConfig#/properties/method/type", keyword: "type", params: { type: schema6.properties.method.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "CallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
var validateChapterizationAddon = validate6;
var schema7 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "ChapterizationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema7.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "ChapterizationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema7.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "ChapterizationAddon#/properties/success/type", keyword: "type", params: { type: schema7.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "ChapterizationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}
var validateCustomSpellingConfig = validate7;
var schema9 = { "properties": { "spelling_dictionary": { "additionalProperties": { "items": { "type": "string" }, "type": "array" }, "type": ["object", "null"] } }, "type": "object" };
var obj0 = [];
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spelling_dictionary !== void 0) {
      let data0 = data.spelling_dictionary;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (!obj0.includes(key0)) {
            let data1 = data0[key0];
            const _errs4 = errors;
            if (Array.isArray(data1)) {
              for (let i0 = 0; i0 < data1.length; i0++) {
                const _errs6 = errors;
                if (typeof data1[i0] !== "string") {
                  const err1 = { instancePath: instancePath + "/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
                var valid4 = _errs6 === errors;
                if (!valid4) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            } else {
              const err2 = { instancePath: instancePath + "/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var valid2 = _errs4 === errors;
            if (!valid2) {
              if (errors >= 1e3) {
                break;
              }
            }
          }
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabulary = validate8;
var schema10 = { "items": { "type": ["string", "object"], "allOf": [{ "if": { "type": ["object"] }, "then": { "$ref": "CustomVocabularyEntry#" } }] }, "type": "array" };
var schema11 = { "properties": { "value": { "type": ["string", "null"] }, "intensity": { "type": ["number", "null"] }, "pronunciations": { "items": { "type": "string" }, "type": ["array", "null"] }, "language": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } } }, "type": "object" };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0) {
      let data0 = data.value;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/value", schemaPath: "CustomVocabularyEntry#/properties/value/type", keyword: "type", params: { type: schema11.properties.value.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.intensity !== void 0) {
      let data1 = data.intensity;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/intensity", schemaPath: "CustomVocabularyEntry#/properties/intensity/type", keyword: "type", params: { type: schema11.properties.intensity.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.pronunciations !== void 0) {
      let data2 = data.pronunciations;
      if (!Array.isArray(data2) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/pronunciations", schemaPath: "CustomVocabularyEntry#/properties/pronunciations/type", keyword: "type", params: { type: schema11.properties.pronunciations.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (Array.isArray(data2)) {
        for (let i0 = 0; i0 < data2.length; i0++) {
          const _errs7 = errors;
          if (typeof data2[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/pronunciations/" + i0, schemaPath: "CustomVocabularyEntry#/properties/pronunciations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          var valid2 = _errs7 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.language !== void 0) {
      let data4 = data.language;
      const _errs10 = errors;
      const _errs11 = errors;
      if (data4 !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs11 === errors;
      errors = _errs10;
      if (vErrors !== null) {
        if (_errs10) {
          vErrors.length = _errs10;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs13 = errors;
        if (typeof data4 !== "string") {
          const err5 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs13 === errors;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "CustomVocabularyEntry#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    for (let i0 = 0; i0 < data.length; i0++) {
      let data0 = data[i0];
      const _errs1 = errors;
      if (typeof data0 !== "string" && !(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "CustomVocabulary#/items/type", keyword: "type", params: { type: schema10.items.type }, message: "must be string,object" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs4 = errors;
      const _errs5 = errors;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs7 = errors;
        if (!validate9(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs7 === errors;
      }
      var valid1 = _errs1 === errors;
      if (!valid1) {
        if (errors >= 1e3) {
          break;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "CustomVocabulary#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabularyConfig = validate11;
var schema13 = { "properties": { "vocabulary": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabulary#" } }, "default_intensity": { "type": ["number", "null"] } }, "type": "object" };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.vocabulary !== void 0) {
      let data0 = data.vocabulary;
      const _errs2 = errors;
      const _errs3 = errors;
      if (data0 !== null) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      var _valid0 = _errs3 === errors;
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) {
          vErrors.length = _errs2;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs5 = errors;
        if (!validate8(data0, { instancePath: instancePath + "/vocabulary", parentData: data, parentDataProperty: "vocabulary", rootData })) {
          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs5 === errors;
      }
    }
    if (data.default_intensity !== void 0) {
      let data1 = data.default_intensity;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/default_intensity", schemaPath: "CustomVocabularyConfig#/properties/default_intensity/type", keyword: "type", params: { type: schema13.properties.default_intensity.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "CustomVocabularyConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabularyEntry = validate9;
var validateDateOrDateTime = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var validateDiarizationAddon = validate14;
var schema15 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "DiarizationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema15.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "DiarizationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema15.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "DiarizationAddon#/properties/success/type", keyword: "type", params: { type: schema15.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "DiarizationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var validateDiarizationConfig = validate15;
var schema17 = { "properties": { "number_of_speakers": { "type": ["number", "null"] }, "min_speakers": { "type": ["number", "null"] }, "max_speakers": { "type": ["number", "null"] } }, "type": "object" };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number_of_speakers !== void 0) {
      let data0 = data.number_of_speakers;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: schema17.properties.number_of_speakers.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.min_speakers !== void 0) {
      let data1 = data.min_speakers;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: schema17.properties.min_speakers.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.max_speakers !== void 0) {
      let data2 = data.max_speakers;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: schema17.properties.max_speakers.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
var validateDisplayModeAddon = validate16;
var schema18 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "DisplayModeAddon#/properties/is_empty/type", keyword: "type", params: { type: schema18.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "DisplayModeAddon#/properties/exec_time/type", keyword: "type", params: { type: schema18.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "DisplayModeAddon#/properties/success/type", keyword: "type", params: { type: schema18.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "DisplayModeAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
var validateErrorResponse = validate17;
var schema20 = { "properties": { "timestamp": { "type": ["string", "null"] }, "path": { "type": ["string", "null"] }, "request_id": { "type": ["string", "null"] }, "statusCode": { "type": ["number", "null"] }, "message": { "type": ["string", "null"] } }, "type": "object" };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.timestamp !== void 0) {
      let data0 = data.timestamp;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/timestamp", schemaPath: "ErrorResponse#/properties/timestamp/type", keyword: "type", params: { type: schema20.properties.timestamp.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/path", schemaPath: "ErrorResponse#/properties/path/type", keyword: "type", params: { type: schema20.properties.path.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.request_id !== void 0) {
      let data2 = data.request_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/request_id", schemaPath: "ErrorResponse#/properties/request_id/type", keyword: "type", params: { type: schema20.properties.request_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.statusCode !== void 0) {
      let data3 = data.statusCode;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/statusCode", schemaPath: "ErrorResponse#/properties/statusCode/type", keyword: "type", params: { type: schema20.properties.statusCode.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data4 = data.message;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "ErrorResponse#/properties/message/type", keyword: "type", params: { type: schema20.properties.message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "ErrorResponse#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
var validateJobKind = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "JobKind#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
var validateJobPage = validate19;
var schema22 = { "properties": { "first": { "type": ["string", "null"] }, "current": { "type": ["string", "null"] }, "next": { "type": ["string", "null"] }, "items": { "items": { "$ref": "TranscriptionJob#" }, "type": ["array", "null"] } }, "type": "object" };
var schema23 = { "type": "object", "required": [], "properties": { "kind": { "enum": ["pre-recorded", "live"] } }, "if": { "type": "object", "required": ["kind"] }, "then": { "allOf": [{ "if": { "properties": { "kind": { "const": "pre-recorded" } } }, "then": { "$ref": "PreRecordedJob#" } }, { "if": { "properties": { "kind": { "const": "live" } } }, "then": { "$ref": "LiveJob#" } }] }, "else": { "required": ["kind"] } };
var schema24 = { "properties": { "id": { "type": ["string", "null"] }, "request_id": { "type": ["string", "null"] }, "version": { "type": ["number", "null"] }, "status": { "type": ["string", "null"] }, "created_at": { "type": ["string", "null"] }, "post_session_metadata": { "additionalProperties": true, "type": ["object", "null"] }, "kind": { "const": "pre-recorded" }, "completed_at": { "type": ["string", "null"] }, "error_code": { "type": ["number", "null"] }, "custom_metadata": { "additionalProperties": true, "type": ["object", "null"] }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": {}, "result": { "if": { "type": "null" }, "else": { "$ref": "PreRecordedResult#" } } }, "type": "object" };
var schema27 = { "properties": { "audio_duration": { "type": ["number", "null"] }, "number_of_distinct_channels": { "type": ["number", "null"] }, "billing_time": { "type": ["number", "null"] }, "transcription_time": { "type": ["number", "null"] } }, "type": "object" };
var schema28 = { "properties": { "full_transcript": { "type": ["string", "null"] }, "languages": { "items": { "$ref": "TranscriptionLanguageCode#" }, "type": ["array", "null"] }, "utterances": { "items": { "$ref": "Utterance#" }, "type": ["array", "null"] }, "sentences": { "items": { "$ref": "Sentence#" }, "type": ["array", "null"] }, "subtitles": { "items": { "$ref": "Subtitle#" }, "type": ["array", "null"] } }, "type": "object" };
var schema30 = { "properties": { "text": { "type": ["string", "null"] }, "language": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } }, "start": { "type": ["number", "null"] }, "end": { "type": ["number", "null"] }, "channel": { "type": ["number", "null"] }, "words": { "items": { "$ref": "Word#" }, "type": ["array", "null"] }, "confidence": { "type": ["number", "null"] }, "speaker": { "type": ["number", "null"] } }, "type": "object" };
var schema32 = { "properties": { "word": { "type": ["string", "null"] }, "start": { "type": ["number", "null"] }, "end": { "type": ["number", "null"] }, "confidence": { "type": ["number", "null"] } }, "type": "object" };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/text", schemaPath: "Utterance#/properties/text/type", keyword: "type", params: { type: schema30.properties.text.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      const _errs4 = errors;
      const _errs5 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs7 = errors;
        if (typeof data1 !== "string") {
          const err2 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/start", schemaPath: "Utterance#/properties/start/type", keyword: "type", params: { type: schema30.properties.start.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/end", schemaPath: "Utterance#/properties/end/type", keyword: "type", params: { type: schema30.properties.end.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/channel", schemaPath: "Utterance#/properties/channel/type", keyword: "type", params: { type: schema30.properties.channel.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (!Array.isArray(data5) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/words", schemaPath: "Utterance#/properties/words/type", keyword: "type", params: { type: schema30.properties.words.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          let data6 = data5[i0];
          const _errs18 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.word !== void 0) {
              let data7 = data6.word;
              if (typeof data7 !== "string" && data7 !== null) {
                const err7 = { instancePath: instancePath + "/words/" + i0 + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: schema32.properties.word.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
                const err8 = { instancePath: instancePath + "/words/" + i0 + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: schema32.properties.start.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                const err9 = { instancePath: instancePath + "/words/" + i0 + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: schema32.properties.end.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
                const err10 = { instancePath: instancePath + "/words/" + i0 + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: schema32.properties.confidence.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          var valid4 = _errs18 === errors;
          if (!valid4) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
        const err12 = { instancePath: instancePath + "/confidence", schemaPath: "Utterance#/properties/confidence/type", keyword: "type", params: { type: schema30.properties.confidence.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.speaker !== void 0) {
      let data12 = data.speaker;
      if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
        const err13 = { instancePath: instancePath + "/speaker", schemaPath: "Utterance#/properties/speaker/type", keyword: "type", params: { type: schema30.properties.speaker.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "Utterance#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.full_transcript !== void 0) {
      let data0 = data.full_transcript;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/full_transcript", schemaPath: "Transcription#/properties/full_transcript/type", keyword: "type", params: { type: schema28.properties.full_transcript.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.languages !== void 0) {
      let data1 = data.languages;
      if (!Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/languages", schemaPath: "Transcription#/properties/languages/type", keyword: "type", params: { type: schema28.properties.languages.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (Array.isArray(data1)) {
        for (let i0 = 0; i0 < data1.length; i0++) {
          const _errs5 = errors;
          if (typeof data1[i0] !== "string") {
            const err2 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          var valid2 = _errs5 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.utterances !== void 0) {
      let data3 = data.utterances;
      if (!Array.isArray(data3) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/utterances", schemaPath: "Transcription#/properties/utterances/type", keyword: "type", params: { type: schema28.properties.utterances.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        for (let i1 = 0; i1 < data3.length; i1++) {
          const _errs10 = errors;
          if (!validate24(data3[i1], { instancePath: instancePath + "/utterances/" + i1, parentData: data3, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
          var valid5 = _errs10 === errors;
          if (!valid5) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.sentences !== void 0) {
      let data5 = data.sentences;
      if (!Array.isArray(data5) && data5 !== null) {
        const err4 = { instancePath: instancePath + "/sentences", schemaPath: "Transcription#/properties/sentences/type", keyword: "type", params: { type: schema28.properties.sentences.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (Array.isArray(data5)) {
        for (let i2 = 0; i2 < data5.length; i2++) {
          let data6 = data5[i2];
          const _errs13 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          } else {
            const err5 = { instancePath: instancePath + "/sentences/" + i2, schemaPath: "Sentence#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          var valid7 = _errs13 === errors;
          if (!valid7) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.subtitles !== void 0) {
      let data7 = data.subtitles;
      if (!Array.isArray(data7) && data7 !== null) {
        const err6 = { instancePath: instancePath + "/subtitles", schemaPath: "Transcription#/properties/subtitles/type", keyword: "type", params: { type: schema28.properties.subtitles.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (Array.isArray(data7)) {
        for (let i3 = 0; i3 < data7.length; i3++) {
          let data8 = data7[i3];
          const _errs19 = errors;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err7 = { instancePath: instancePath + "/subtitles/" + i3, schemaPath: "Subtitle#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var valid10 = _errs19 === errors;
          if (!valid10) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "Transcription#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var schema35 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "TranslationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema35.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "TranslationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema35.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "TranslationAddon#/properties/success/type", keyword: "type", params: { type: schema35.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "TranslationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var schema37 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "SummarizationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema37.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "SummarizationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema37.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "SummarizationAddon#/properties/success/type", keyword: "type", params: { type: schema37.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "SummarizationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var schema39 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "NamedEntityRecognitionAddon#/properties/is_empty/type", keyword: "type", params: { type: schema39.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "NamedEntityRecognitionAddon#/properties/exec_time/type", keyword: "type", params: { type: schema39.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "NamedEntityRecognitionAddon#/properties/success/type", keyword: "type", params: { type: schema39.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var schema41 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "SentimentAnalysisAddon#/properties/is_empty/type", keyword: "type", params: { type: schema41.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "SentimentAnalysisAddon#/properties/exec_time/type", keyword: "type", params: { type: schema41.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "SentimentAnalysisAddon#/properties/success/type", keyword: "type", params: { type: schema41.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "SentimentAnalysisAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
var schema43 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "ModerationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema43.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "ModerationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema43.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "ModerationAddon#/properties/success/type", keyword: "type", params: { type: schema43.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "ModerationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var schema45 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "NameConsistencyAddon#/properties/is_empty/type", keyword: "type", params: { type: schema45.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "NameConsistencyAddon#/properties/exec_time/type", keyword: "type", params: { type: schema45.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "NameConsistencyAddon#/properties/success/type", keyword: "type", params: { type: schema45.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "NameConsistencyAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
var schema47 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "StructuredDataExtractionAddon#/properties/is_empty/type", keyword: "type", params: { type: schema47.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "StructuredDataExtractionAddon#/properties/exec_time/type", keyword: "type", params: { type: schema47.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "StructuredDataExtractionAddon#/properties/success/type", keyword: "type", params: { type: schema47.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var schema49 = { "properties": { "is_empty": { "type": ["boolean", "null"] }, "exec_time": { "type": ["number", "null"] }, "success": { "type": ["boolean", "null"] }, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": {} }, "type": "object" };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "SentencesAddon#/properties/is_empty/type", keyword: "type", params: { type: schema49.properties.is_empty.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "SentencesAddon#/properties/exec_time/type", keyword: "type", params: { type: schema49.properties.exec_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "SentencesAddon#/properties/success/type", keyword: "type", params: { type: schema49.properties.success.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const _errs8 = errors;
      const _errs9 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) {
          vErrors.length = _errs8;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs11 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        } else {
          const err4 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "SentencesAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      const _errs2 = errors;
      const _errs3 = errors;
      if (data0 !== null) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      var _valid0 = _errs3 === errors;
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) {
          vErrors.length = _errs2;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs5 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.audio_duration !== void 0) {
            let data1 = data0.audio_duration;
            if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
              const err1 = { instancePath: instancePath + "/metadata/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema27.properties.audio_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
          if (data0.number_of_distinct_channels !== void 0) {
            let data2 = data0.number_of_distinct_channels;
            if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
              const err2 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: schema27.properties.number_of_distinct_channels.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
          if (data0.billing_time !== void 0) {
            let data3 = data0.billing_time;
            if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
              const err3 = { instancePath: instancePath + "/metadata/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: schema27.properties.billing_time.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data0.transcription_time !== void 0) {
            let data4 = data0.transcription_time;
            if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
              const err4 = { instancePath: instancePath + "/metadata/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: schema27.properties.transcription_time.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        } else {
          const err5 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs5 === errors;
      }
    }
    if (data.transcription !== void 0) {
      let data5 = data.transcription;
      const _errs17 = errors;
      const _errs18 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid1 = _errs18 === errors;
      errors = _errs17;
      if (vErrors !== null) {
        if (_errs17) {
          vErrors.length = _errs17;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs20 = errors;
        if (!validate23(data5, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs20 === errors;
      }
    }
    if (data.translation !== void 0) {
      let data6 = data.translation;
      const _errs22 = errors;
      const _errs23 = errors;
      if (data6 !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid2 = _errs23 === errors;
      errors = _errs22;
      if (vErrors !== null) {
        if (_errs22) {
          vErrors.length = _errs22;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs25 = errors;
        if (!validate27(data6, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs25 === errors;
      }
    }
    if (data.summarization !== void 0) {
      let data7 = data.summarization;
      const _errs27 = errors;
      const _errs28 = errors;
      if (data7 !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid3 = _errs28 === errors;
      errors = _errs27;
      if (vErrors !== null) {
        if (_errs27) {
          vErrors.length = _errs27;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs30 = errors;
        if (!validate29(data7, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
        var _valid3 = _errs30 === errors;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data8 = data.named_entity_recognition;
      const _errs32 = errors;
      const _errs33 = errors;
      if (data8 !== null) {
        const err9 = {};
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid4 = _errs33 === errors;
      errors = _errs32;
      if (vErrors !== null) {
        if (_errs32) {
          vErrors.length = _errs32;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs35 = errors;
        if (!validate31(data8, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs35 === errors;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data9 = data.sentiment_analysis;
      const _errs37 = errors;
      const _errs38 = errors;
      if (data9 !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid5 = _errs38 === errors;
      errors = _errs37;
      if (vErrors !== null) {
        if (_errs37) {
          vErrors.length = _errs37;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs40 = errors;
        if (!validate33(data9, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
          vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs40 === errors;
      }
    }
    if (data.chapterization !== void 0) {
      let data10 = data.chapterization;
      const _errs42 = errors;
      const _errs43 = errors;
      if (data10 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid6 = _errs43 === errors;
      errors = _errs42;
      if (vErrors !== null) {
        if (_errs42) {
          vErrors.length = _errs42;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs45 = errors;
        if (!validate6(data10, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
          vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
          errors = vErrors.length;
        }
        var _valid6 = _errs45 === errors;
      }
    }
    if (data.moderation !== void 0) {
      let data11 = data.moderation;
      const _errs47 = errors;
      const _errs48 = errors;
      if (data11 !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid7 = _errs48 === errors;
      errors = _errs47;
      if (vErrors !== null) {
        if (_errs47) {
          vErrors.length = _errs47;
        } else {
          vErrors = null;
        }
      }
      if (!_valid7) {
        const _errs50 = errors;
        if (!validate36(data11, { instancePath: instancePath + "/moderation", parentData: data, parentDataProperty: "moderation", rootData })) {
          vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
          errors = vErrors.length;
        }
        var _valid7 = _errs50 === errors;
      }
    }
    if (data.name_consistency !== void 0) {
      let data12 = data.name_consistency;
      const _errs52 = errors;
      const _errs53 = errors;
      if (data12 !== null) {
        const err13 = {};
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid8 = _errs53 === errors;
      errors = _errs52;
      if (vErrors !== null) {
        if (_errs52) {
          vErrors.length = _errs52;
        } else {
          vErrors = null;
        }
      }
      if (!_valid8) {
        const _errs55 = errors;
        if (!validate38(data12, { instancePath: instancePath + "/name_consistency", parentData: data, parentDataProperty: "name_consistency", rootData })) {
          vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
          errors = vErrors.length;
        }
        var _valid8 = _errs55 === errors;
      }
    }
    if (data.structured_data_extraction !== void 0) {
      let data13 = data.structured_data_extraction;
      const _errs57 = errors;
      const _errs58 = errors;
      if (data13 !== null) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid9 = _errs58 === errors;
      errors = _errs57;
      if (vErrors !== null) {
        if (_errs57) {
          vErrors.length = _errs57;
        } else {
          vErrors = null;
        }
      }
      if (!_valid9) {
        const _errs60 = errors;
        if (!validate40(data13, { instancePath: instancePath + "/structured_data_extraction", parentData: data, parentDataProperty: "structured_data_extraction", rootData })) {
          vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
          errors = vErrors.length;
        }
        var _valid9 = _errs60 === errors;
      }
    }
    if (data.audio_to_llm !== void 0) {
      let data14 = data.audio_to_llm;
      const _errs62 = errors;
      const _errs63 = errors;
      if (data14 !== null) {
        const err15 = {};
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid10 = _errs63 === errors;
      errors = _errs62;
      if (vErrors !== null) {
        if (_errs62) {
          vErrors.length = _errs62;
        } else {
          vErrors = null;
        }
      }
      if (!_valid10) {
        const _errs65 = errors;
        if (!validate3(data14, { instancePath: instancePath + "/audio_to_llm", parentData: data, parentDataProperty: "audio_to_llm", rootData })) {
          vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
          errors = vErrors.length;
        }
        var _valid10 = _errs65 === errors;
      }
    }
    if (data.sentences !== void 0) {
      let data15 = data.sentences;
      const _errs67 = errors;
      const _errs68 = errors;
      if (data15 !== null) {
        const err16 = {};
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid11 = _errs68 === errors;
      errors = _errs67;
      if (vErrors !== null) {
        if (_errs67) {
          vErrors.length = _errs67;
        } else {
          vErrors = null;
        }
      }
      if (!_valid11) {
        const _errs70 = errors;
        if (!validate43(data15, { instancePath: instancePath + "/sentences", parentData: data, parentDataProperty: "sentences", rootData })) {
          vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
          errors = vErrors.length;
        }
        var _valid11 = _errs70 === errors;
      }
    }
    if (data.display_mode !== void 0) {
      let data16 = data.display_mode;
      const _errs72 = errors;
      const _errs73 = errors;
      if (data16 !== null) {
        const err17 = {};
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      var _valid12 = _errs73 === errors;
      errors = _errs72;
      if (vErrors !== null) {
        if (_errs72) {
          vErrors.length = _errs72;
        } else {
          vErrors = null;
        }
      }
      if (!_valid12) {
        const _errs75 = errors;
        if (!validate16(data16, { instancePath: instancePath + "/display_mode", parentData: data, parentDataProperty: "display_mode", rootData })) {
          vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
          errors = vErrors.length;
        }
        var _valid12 = _errs75 === errors;
      }
    }
    if (data.diarization !== void 0) {
      let data17 = data.diarization;
      const _errs77 = errors;
      const _errs78 = errors;
      if (data17 !== null) {
        const err18 = {};
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid13 = _errs78 === errors;
      errors = _errs77;
      if (vErrors !== null) {
        if (_errs77) {
          vErrors.length = _errs77;
        } else {
          vErrors = null;
        }
      }
      if (!_valid13) {
        const _errs80 = errors;
        if (!validate14(data17, { instancePath: instancePath + "/diarization", parentData: data, parentDataProperty: "diarization", rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
        var _valid13 = _errs80 === errors;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "PreRecordedResult#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/properties/id/type", keyword: "type", params: { type: schema24.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.request_id !== void 0) {
      let data1 = data.request_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/properties/request_id/type", keyword: "type", params: { type: schema24.properties.request_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/properties/version/type", keyword: "type", params: { type: schema24.properties.version.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "PreRecordedJob#/properties/status/type", keyword: "type", params: { type: schema24.properties.status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data4 = data.created_at;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/properties/created_at/type", keyword: "type", params: { type: schema24.properties.created_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data5 = data.post_session_metadata;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/properties/post_session_metadata/type", keyword: "type", params: { type: schema24.properties.post_session_metadata.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      if ("pre-recorded" !== data.kind) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/properties/kind/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.completed_at !== void 0) {
      let data7 = data.completed_at;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/properties/completed_at/type", keyword: "type", params: { type: schema24.properties.completed_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.error_code !== void 0) {
      let data8 = data.error_code;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err8 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/properties/error_code/type", keyword: "type", params: { type: schema24.properties.error_code.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data9 = data.custom_metadata;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
        const err9 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/properties/custom_metadata/type", keyword: "type", params: { type: schema24.properties.custom_metadata.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data10 = data.file;
      const _errs23 = errors;
      const _errs24 = errors;
      if (data10 !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid0 = _errs24 === errors;
      errors = _errs23;
      if (vErrors !== null) {
        if (_errs23) {
          vErrors.length = _errs23;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs26 = errors;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          if (data10.id !== void 0) {
            let data11 = data10.id;
            if (typeof data11 !== "string" && data11 !== null) {
              const err11 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: schema1.properties.id.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
          if (data10.filename !== void 0) {
            let data12 = data10.filename;
            if (typeof data12 !== "string" && data12 !== null) {
              const err12 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data10.source !== void 0) {
            let data13 = data10.source;
            if (typeof data13 !== "string" && data13 !== null) {
              const err13 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
          if (data10.audio_duration !== void 0) {
            let data14 = data10.audio_duration;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err14 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
          if (data10.number_of_channels !== void 0) {
            let data15 = data10.number_of_channels;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err15 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        } else {
          const err16 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid0 = _errs26 === errors;
      }
    }
    if (data.result !== void 0) {
      let data16 = data.result;
      const _errs40 = errors;
      const _errs41 = errors;
      if (data16 !== null) {
        const err17 = {};
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      var _valid1 = _errs41 === errors;
      errors = _errs40;
      if (vErrors !== null) {
        if (_errs40) {
          vErrors.length = _errs40;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs43 = errors;
        if (!validate22(data16, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs43 === errors;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "PreRecordedJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var schema51 = { "properties": { "id": { "type": ["string", "null"] }, "request_id": { "type": ["string", "null"] }, "version": { "type": ["number", "null"] }, "status": { "type": ["string", "null"] }, "created_at": { "type": ["string", "null"] }, "post_session_metadata": { "additionalProperties": true, "type": ["object", "null"] }, "kind": { "const": "live" }, "completed_at": { "type": ["string", "null"] }, "error_code": { "type": ["number", "null"] }, "custom_metadata": { "additionalProperties": true, "type": ["object", "null"] }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": {}, "result": { "if": { "type": "null" }, "else": { "$ref": "LiveResult#" } } }, "type": "object" };
var schema53 = { "properties": { "metadata": { "if": { "type": "null" }, "else": { "$ref": "ResultMetadata#" } }, "transcription": { "if": { "type": "null" }, "else": { "$ref": "Transcription#" } }, "translation": { "if": { "type": "null" }, "else": { "$ref": "TranslationAddon#" } }, "summarization": { "if": { "type": "null" }, "else": { "$ref": "SummarizationAddon#" } }, "named_entity_recognition": { "if": { "type": "null" }, "else": { "$ref": "NamedEntityRecognitionAddon#" } }, "sentiment_analysis": { "if": { "type": "null" }, "else": { "$ref": "SentimentAnalysisAddon#" } }, "chapterization": { "if": { "type": "null" }, "else": { "$ref": "ChapterizationAddon#" } }, "messages": { "items": { "type": "string" }, "type": ["array", "null"] } }, "type": "object" };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      const _errs2 = errors;
      const _errs3 = errors;
      if (data0 !== null) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      var _valid0 = _errs3 === errors;
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) {
          vErrors.length = _errs2;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs5 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.audio_duration !== void 0) {
            let data1 = data0.audio_duration;
            if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
              const err1 = { instancePath: instancePath + "/metadata/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema27.properties.audio_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
          if (data0.number_of_distinct_channels !== void 0) {
            let data2 = data0.number_of_distinct_channels;
            if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
              const err2 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: schema27.properties.number_of_distinct_channels.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
          if (data0.billing_time !== void 0) {
            let data3 = data0.billing_time;
            if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
              const err3 = { instancePath: instancePath + "/metadata/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: schema27.properties.billing_time.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data0.transcription_time !== void 0) {
            let data4 = data0.transcription_time;
            if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
              const err4 = { instancePath: instancePath + "/metadata/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: schema27.properties.transcription_time.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        } else {
          const err5 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs5 === errors;
      }
    }
    if (data.transcription !== void 0) {
      let data5 = data.transcription;
      const _errs17 = errors;
      const _errs18 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid1 = _errs18 === errors;
      errors = _errs17;
      if (vErrors !== null) {
        if (_errs17) {
          vErrors.length = _errs17;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs20 = errors;
        if (!validate23(data5, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs20 === errors;
      }
    }
    if (data.translation !== void 0) {
      let data6 = data.translation;
      const _errs22 = errors;
      const _errs23 = errors;
      if (data6 !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid2 = _errs23 === errors;
      errors = _errs22;
      if (vErrors !== null) {
        if (_errs22) {
          vErrors.length = _errs22;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs25 = errors;
        if (!validate27(data6, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs25 === errors;
      }
    }
    if (data.summarization !== void 0) {
      let data7 = data.summarization;
      const _errs27 = errors;
      const _errs28 = errors;
      if (data7 !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid3 = _errs28 === errors;
      errors = _errs27;
      if (vErrors !== null) {
        if (_errs27) {
          vErrors.length = _errs27;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs30 = errors;
        if (!validate29(data7, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
        var _valid3 = _errs30 === errors;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data8 = data.named_entity_recognition;
      const _errs32 = errors;
      const _errs33 = errors;
      if (data8 !== null) {
        const err9 = {};
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid4 = _errs33 === errors;
      errors = _errs32;
      if (vErrors !== null) {
        if (_errs32) {
          vErrors.length = _errs32;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs35 = errors;
        if (!validate31(data8, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs35 === errors;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data9 = data.sentiment_analysis;
      const _errs37 = errors;
      const _errs38 = errors;
      if (data9 !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid5 = _errs38 === errors;
      errors = _errs37;
      if (vErrors !== null) {
        if (_errs37) {
          vErrors.length = _errs37;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs40 = errors;
        if (!validate33(data9, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
          vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs40 === errors;
      }
    }
    if (data.chapterization !== void 0) {
      let data10 = data.chapterization;
      const _errs42 = errors;
      const _errs43 = errors;
      if (data10 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid6 = _errs43 === errors;
      errors = _errs42;
      if (vErrors !== null) {
        if (_errs42) {
          vErrors.length = _errs42;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs45 = errors;
        if (!validate6(data10, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
          vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
          errors = vErrors.length;
        }
        var _valid6 = _errs45 === errors;
      }
    }
    if (data.messages !== void 0) {
      let data11 = data.messages;
      if (!Array.isArray(data11) && data11 !== null) {
        const err12 = { instancePath: instancePath + "/messages", schemaPath: "LiveResult#/properties/messages/type", keyword: "type", params: { type: schema53.properties.messages.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (Array.isArray(data11)) {
        for (let i0 = 0; i0 < data11.length; i0++) {
          const _errs48 = errors;
          if (typeof data11[i0] !== "string") {
            const err13 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "LiveResult#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          var valid11 = _errs48 === errors;
          if (!valid11) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "LiveResult#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/properties/id/type", keyword: "type", params: { type: schema51.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.request_id !== void 0) {
      let data1 = data.request_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/properties/request_id/type", keyword: "type", params: { type: schema51.properties.request_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/properties/version/type", keyword: "type", params: { type: schema51.properties.version.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "LiveJob#/properties/status/type", keyword: "type", params: { type: schema51.properties.status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data4 = data.created_at;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/properties/created_at/type", keyword: "type", params: { type: schema51.properties.created_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data5 = data.post_session_metadata;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/properties/post_session_metadata/type", keyword: "type", params: { type: schema51.properties.post_session_metadata.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      if ("live" !== data.kind) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/properties/kind/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.completed_at !== void 0) {
      let data7 = data.completed_at;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/properties/completed_at/type", keyword: "type", params: { type: schema51.properties.completed_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.error_code !== void 0) {
      let data8 = data.error_code;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err8 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/properties/error_code/type", keyword: "type", params: { type: schema51.properties.error_code.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data9 = data.custom_metadata;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
        const err9 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/properties/custom_metadata/type", keyword: "type", params: { type: schema51.properties.custom_metadata.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data10 = data.file;
      const _errs23 = errors;
      const _errs24 = errors;
      if (data10 !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid0 = _errs24 === errors;
      errors = _errs23;
      if (vErrors !== null) {
        if (_errs23) {
          vErrors.length = _errs23;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs26 = errors;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          if (data10.id !== void 0) {
            let data11 = data10.id;
            if (typeof data11 !== "string" && data11 !== null) {
              const err11 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: schema1.properties.id.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
          if (data10.filename !== void 0) {
            let data12 = data10.filename;
            if (typeof data12 !== "string" && data12 !== null) {
              const err12 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data10.source !== void 0) {
            let data13 = data10.source;
            if (typeof data13 !== "string" && data13 !== null) {
              const err13 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
          if (data10.audio_duration !== void 0) {
            let data14 = data10.audio_duration;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err14 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
          if (data10.number_of_channels !== void 0) {
            let data15 = data10.number_of_channels;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err15 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        } else {
          const err16 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid0 = _errs26 === errors;
      }
    }
    if (data.result !== void 0) {
      let data16 = data.result;
      const _errs40 = errors;
      const _errs41 = errors;
      if (data16 !== null) {
        const err17 = {};
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      var _valid1 = _errs41 === errors;
      errors = _errs40;
      if (vErrors !== null) {
        if (_errs40) {
          vErrors.length = _errs40;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs43 = errors;
        if (!validate50(data16, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
          vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs43 === errors;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "LiveJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    const _errs6 = errors;
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind !== void 0) {
        if ("pre-recorded" !== data.kind) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs9 = errors;
      if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs11 = errors;
    const _errs12 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind !== void 0) {
        if ("live" !== data.kind) {
          const err3 = {};
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs12 === errors;
    errors = _errs11;
    if (vErrors !== null) {
      if (_errs11) {
        vErrors.length = _errs11;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs14 = errors;
      if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
      var _valid2 = _errs14 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs15 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        const err4 = { instancePath, schemaPath: "TranscriptionJob#/else/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    var _valid0 = _errs15 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (!(data2 === "pre-recorded" || data2 === "live")) {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "TranscriptionJob#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema23.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "TranscriptionJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.first !== void 0) {
      let data0 = data.first;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/first", schemaPath: "JobPage#/properties/first/type", keyword: "type", params: { type: schema22.properties.first.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.current !== void 0) {
      let data1 = data.current;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/current", schemaPath: "JobPage#/properties/current/type", keyword: "type", params: { type: schema22.properties.current.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.next !== void 0) {
      let data2 = data.next;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/next", schemaPath: "JobPage#/properties/next/type", keyword: "type", params: { type: schema22.properties.next.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (!Array.isArray(data3) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "JobPage#/properties/items/type", keyword: "type", params: { type: schema22.properties.items.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        for (let i0 = 0; i0 < data3.length; i0++) {
          const _errs9 = errors;
          if (!validate20(data3[i0], { instancePath: instancePath + "/items/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "JobPage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
var validateJobStatus = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "JobStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
var validateLanguageConfig = validate61;
var schema56 = { "properties": { "languages": { "items": { "$ref": "TranscriptionLanguageCode#" }, "type": ["array", "null"] }, "code_switching": { "type": ["boolean", "null"] } }, "type": "object" };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.languages !== void 0) {
      let data0 = data.languages;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/languages", schemaPath: "LanguageConfig#/properties/languages/type", keyword: "type", params: { type: schema56.properties.languages.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs3 = errors;
          if (typeof data0[i0] !== "string") {
            const err1 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid2 = _errs3 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.code_switching !== void 0) {
      let data2 = data.code_switching;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/code_switching", schemaPath: "LanguageConfig#/properties/code_switching/type", keyword: "type", params: { type: schema56.properties.code_switching.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "LanguageConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
var validateLiveCallbackConfig = validate62;
var schema58 = { "properties": { "url": { "type": ["string", "null"] }, "receive_partial_transcripts": { "type": ["boolean", "null"] }, "receive_final_transcripts": { "type": ["boolean", "null"] }, "receive_speech_events": { "type": ["boolean", "null"] }, "receive_pre_processing_events": { "type": ["boolean", "null"] }, "receive_realtime_processing_events": { "type": ["boolean", "null"] }, "receive_post_processing_events": { "type": ["boolean", "null"] }, "receive_acknowledgments": { "type": ["boolean", "null"] }, "receive_errors": { "type": ["boolean", "null"] }, "receive_lifecycle_events": { "type": ["boolean", "null"] } }, "type": "object" };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/url", schemaPath: "LiveCallbackConfig#/properties/url/type", keyword: "type", params: { type: schema58.properties.url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.receive_partial_transcripts !== void 0) {
      let data1 = data.receive_partial_transcripts;
      if (typeof data1 !== "boolean" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/receive_partial_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_partial_transcripts.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.receive_final_transcripts !== void 0) {
      let data2 = data.receive_final_transcripts;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/receive_final_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_final_transcripts.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.receive_speech_events !== void 0) {
      let data3 = data.receive_speech_events;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/receive_speech_events", schemaPath: "LiveCallbackConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema58.properties.receive_speech_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.receive_pre_processing_events !== void 0) {
      let data4 = data.receive_pre_processing_events;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/receive_pre_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_pre_processing_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.receive_realtime_processing_events !== void 0) {
      let data5 = data.receive_realtime_processing_events;
      if (typeof data5 !== "boolean" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/receive_realtime_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_realtime_processing_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.receive_post_processing_events !== void 0) {
      let data6 = data.receive_post_processing_events;
      if (typeof data6 !== "boolean" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/receive_post_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_post_processing_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.receive_acknowledgments !== void 0) {
      let data7 = data.receive_acknowledgments;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/receive_acknowledgments", schemaPath: "LiveCallbackConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema58.properties.receive_acknowledgments.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.receive_errors !== void 0) {
      let data8 = data.receive_errors;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/receive_errors", schemaPath: "LiveCallbackConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema58.properties.receive_errors.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.receive_lifecycle_events !== void 0) {
      let data9 = data.receive_lifecycle_events;
      if (typeof data9 !== "boolean" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/receive_lifecycle_events", schemaPath: "LiveCallbackConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema58.properties.receive_lifecycle_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "LiveCallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
var validateLiveJob = validate49;
var validateLiveMessagesConfig = validate63;
var schema59 = { "properties": { "receive_partial_transcripts": { "type": ["boolean", "null"] }, "receive_final_transcripts": { "type": ["boolean", "null"] }, "receive_speech_events": { "type": ["boolean", "null"] }, "receive_pre_processing_events": { "type": ["boolean", "null"] }, "receive_realtime_processing_events": { "type": ["boolean", "null"] }, "receive_post_processing_events": { "type": ["boolean", "null"] }, "receive_acknowledgments": { "type": ["boolean", "null"] }, "receive_errors": { "type": ["boolean", "null"] }, "receive_lifecycle_events": { "type": ["boolean", "null"] } }, "type": "object" };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.receive_partial_transcripts !== void 0) {
      let data0 = data.receive_partial_transcripts;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/receive_partial_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_partial_transcripts.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.receive_final_transcripts !== void 0) {
      let data1 = data.receive_final_transcripts;
      if (typeof data1 !== "boolean" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/receive_final_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_final_transcripts.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.receive_speech_events !== void 0) {
      let data2 = data.receive_speech_events;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/receive_speech_events", schemaPath: "LiveMessagesConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema59.properties.receive_speech_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.receive_pre_processing_events !== void 0) {
      let data3 = data.receive_pre_processing_events;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/receive_pre_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_pre_processing_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.receive_realtime_processing_events !== void 0) {
      let data4 = data.receive_realtime_processing_events;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/receive_realtime_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_realtime_processing_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.receive_post_processing_events !== void 0) {
      let data5 = data.receive_post_processing_events;
      if (typeof data5 !== "boolean" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/receive_post_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_post_processing_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.receive_acknowledgments !== void 0) {
      let data6 = data.receive_acknowledgments;
      if (typeof data6 !== "boolean" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/receive_acknowledgments", schemaPath: "LiveMessagesConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema59.properties.receive_acknowledgments.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.receive_errors !== void 0) {
      let data7 = data.receive_errors;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/receive_errors", schemaPath: "LiveMessagesConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema59.properties.receive_errors.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.receive_lifecycle_events !== void 0) {
      let data8 = data.receive_lifecycle_events;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/receive_lifecycle_events", schemaPath: "LiveMessagesConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema59.properties.receive_lifecycle_events.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "LiveMessagesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var validateLiveRequest = validate64;
var schema60 = { "properties": { "encoding": { "type": ["string", "null"] }, "bit_depth": { "type": ["number", "null"] }, "sample_rate": { "type": ["number", "null"] }, "channels": { "type": ["number", "null"] }, "model": { "type": ["string", "null"] }, "endpointing": { "type": ["number", "null"] }, "maximum_duration_without_endpointing": { "type": ["number", "null"] }, "language_config": { "if": { "type": "null" }, "else": { "$ref": "LanguageConfig#" } }, "pre_processing": { "if": { "type": "null" }, "else": { "$ref": "PreProcessingConfig#" } }, "realtime_processing": { "if": { "type": "null" }, "else": { "$ref": "RealtimeProcessingConfig#" } }, "post_processing": { "if": { "type": "null" }, "else": { "$ref": "PostProcessingConfig#" } }, "messages_config": { "if": { "type": "null" }, "else": { "$ref": "LiveMessagesConfig#" } }, "callback": { "type": ["boolean", "null"] }, "callback_config": { "if": { "type": "null" }, "else": { "$ref": "LiveCallbackConfig#" } } }, "type": "object" };
var schema61 = { "properties": { "audio_enhancer": { "type": ["boolean", "null"] }, "speech_threshold": { "type": ["number", "null"] } }, "type": "object" };
var schema62 = { "properties": { "custom_vocabulary": { "type": ["boolean", "null"] }, "custom_vocabulary_config": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabularyConfig#" } }, "custom_spelling": { "type": ["boolean", "null"] }, "custom_spelling_config": { "if": { "type": "null" }, "else": { "$ref": "CustomSpellingConfig#" } }, "translation": { "type": ["boolean", "null"] }, "translation_config": { "if": { "type": "null" }, "else": { "$ref": "TranslationConfig#" } }, "named_entity_recognition": { "type": ["boolean", "null"] }, "sentiment_analysis": { "type": ["boolean", "null"] }, "words_accurate_timestamps": { "type": ["boolean", "null"] } }, "type": "object" };
var schema64 = { "properties": { "target_languages": { "items": { "$ref": "TranslationLanguageCode#" }, "type": ["array", "null"] }, "model": { "type": ["string", "null"] }, "match_original_utterances": { "type": ["boolean", "null"] }, "lipsync": { "type": ["boolean", "null"] }, "context_adaptation": { "type": ["boolean", "null"] }, "context": { "type": ["string", "null"] }, "informal": { "type": ["boolean", "null"] } }, "type": "object" };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target_languages !== void 0) {
      let data0 = data.target_languages;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/target_languages", schemaPath: "TranslationConfig#/properties/target_languages/type", keyword: "type", params: { type: schema64.properties.target_languages.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs3 = errors;
          if (typeof data0[i0] !== "string") {
            const err1 = { instancePath: instancePath + "/target_languages/" + i0, schemaPath: "TranslationLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid2 = _errs3 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/model", schemaPath: "TranslationConfig#/properties/model/type", keyword: "type", params: { type: schema64.properties.model.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.match_original_utterances !== void 0) {
      let data3 = data.match_original_utterances;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/match_original_utterances", schemaPath: "TranslationConfig#/properties/match_original_utterances/type", keyword: "type", params: { type: schema64.properties.match_original_utterances.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.lipsync !== void 0) {
      let data4 = data.lipsync;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/lipsync", schemaPath: "TranslationConfig#/properties/lipsync/type", keyword: "type", params: { type: schema64.properties.lipsync.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.context_adaptation !== void 0) {
      let data5 = data.context_adaptation;
      if (typeof data5 !== "boolean" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/context_adaptation", schemaPath: "TranslationConfig#/properties/context_adaptation/type", keyword: "type", params: { type: schema64.properties.context_adaptation.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.context !== void 0) {
      let data6 = data.context;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/context", schemaPath: "TranslationConfig#/properties/context/type", keyword: "type", params: { type: schema64.properties.context.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.informal !== void 0) {
      let data7 = data.informal;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/informal", schemaPath: "TranslationConfig#/properties/informal/type", keyword: "type", params: { type: schema64.properties.informal.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "TranslationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
var obj1 = [];
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.custom_vocabulary !== void 0) {
      let data0 = data.custom_vocabulary;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "RealtimeProcessingConfig#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema62.properties.custom_vocabulary.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data1 = data.custom_vocabulary_config;
      const _errs4 = errors;
      const _errs5 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs7 = errors;
        if (!validate11(data1, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
          vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs7 === errors;
      }
    }
    if (data.custom_spelling !== void 0) {
      let data2 = data.custom_spelling;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/custom_spelling", schemaPath: "RealtimeProcessingConfig#/properties/custom_spelling/type", keyword: "type", params: { type: schema62.properties.custom_spelling.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data3 = data.custom_spelling_config;
      const _errs11 = errors;
      const _errs12 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs14 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          if (data3.spelling_dictionary !== void 0) {
            let data4 = data3.spelling_dictionary;
            if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
              const err4 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.type }, message: "must be object,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
              for (const key0 in data4) {
                if (!obj1.includes(key0)) {
                  let data5 = data4[key0];
                  const _errs20 = errors;
                  if (Array.isArray(data5)) {
                    for (let i0 = 0; i0 < data5.length; i0++) {
                      const _errs22 = errors;
                      if (typeof data5[i0] !== "string") {
                        const err5 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      }
                      var valid8 = _errs22 === errors;
                      if (!valid8) {
                        if (errors >= 1e3) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err6 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  var valid6 = _errs20 === errors;
                  if (!valid6) {
                    if (errors >= 1e3) {
                      break;
                    }
                  }
                }
              }
            }
          }
        } else {
          const err7 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid1 = _errs14 === errors;
      }
    }
    if (data.translation !== void 0) {
      let data7 = data.translation;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err8 = { instancePath: instancePath + "/translation", schemaPath: "RealtimeProcessingConfig#/properties/translation/type", keyword: "type", params: { type: schema62.properties.translation.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      let data8 = data.translation_config;
      const _errs27 = errors;
      const _errs28 = errors;
      if (data8 !== null) {
        const err9 = {};
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid2 = _errs28 === errors;
      errors = _errs27;
      if (vErrors !== null) {
        if (_errs27) {
          vErrors.length = _errs27;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs30 = errors;
        if (!validate68(data8, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
          vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs30 === errors;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data9 = data.named_entity_recognition;
      if (typeof data9 !== "boolean" && data9 !== null) {
        const err10 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "RealtimeProcessingConfig#/properties/named_entity_recognition/type", keyword: "type", params: { type: schema62.properties.named_entity_recognition.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data10 = data.sentiment_analysis;
      if (typeof data10 !== "boolean" && data10 !== null) {
        const err11 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "RealtimeProcessingConfig#/properties/sentiment_analysis/type", keyword: "type", params: { type: schema62.properties.sentiment_analysis.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.words_accurate_timestamps !== void 0) {
      let data11 = data.words_accurate_timestamps;
      if (typeof data11 !== "boolean" && data11 !== null) {
        const err12 = { instancePath: instancePath + "/words_accurate_timestamps", schemaPath: "RealtimeProcessingConfig#/properties/words_accurate_timestamps/type", keyword: "type", params: { type: schema62.properties.words_accurate_timestamps.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "RealtimeProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
var schema66 = { "properties": { "summarization": { "type": ["boolean", "null"] }, "summarization_config": { "if": { "type": "null" }, "else": { "$ref": "SummarizationConfig#" } }, "chapterization": { "type": ["boolean", "null"] } }, "type": "object" };
var schema67 = { "properties": { "type": { "type": ["string", "null"] } }, "type": "object" };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.summarization !== void 0) {
      let data0 = data.summarization;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/summarization", schemaPath: "PostProcessingConfig#/properties/summarization/type", keyword: "type", params: { type: schema66.properties.summarization.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.summarization_config !== void 0) {
      let data1 = data.summarization_config;
      const _errs4 = errors;
      const _errs5 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs7 = errors;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.type !== void 0) {
            let data2 = data1.type;
            if (typeof data2 !== "string" && data2 !== null) {
              const err2 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        } else {
          const err3 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
      }
    }
    if (data.chapterization !== void 0) {
      let data3 = data.chapterization;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/chapterization", schemaPath: "PostProcessingConfig#/properties/chapterization/type", keyword: "type", params: { type: schema66.properties.chapterization.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "PostProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.encoding !== void 0) {
      let data0 = data.encoding;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/encoding", schemaPath: "LiveRequest#/properties/encoding/type", keyword: "type", params: { type: schema60.properties.encoding.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.bit_depth !== void 0) {
      let data1 = data.bit_depth;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/bit_depth", schemaPath: "LiveRequest#/properties/bit_depth/type", keyword: "type", params: { type: schema60.properties.bit_depth.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.sample_rate !== void 0) {
      let data2 = data.sample_rate;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/sample_rate", schemaPath: "LiveRequest#/properties/sample_rate/type", keyword: "type", params: { type: schema60.properties.sample_rate.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.channels !== void 0) {
      let data3 = data.channels;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/channels", schemaPath: "LiveRequest#/properties/channels/type", keyword: "type", params: { type: schema60.properties.channels.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      let data4 = data.model;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/model", schemaPath: "LiveRequest#/properties/model/type", keyword: "type", params: { type: schema60.properties.model.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.endpointing !== void 0) {
      let data5 = data.endpointing;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/type", keyword: "type", params: { type: schema60.properties.endpointing.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.maximum_duration_without_endpointing !== void 0) {
      let data6 = data.maximum_duration_without_endpointing;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err6 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/type", keyword: "type", params: { type: schema60.properties.maximum_duration_without_endpointing.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.language_config !== void 0) {
      let data7 = data.language_config;
      const _errs16 = errors;
      const _errs17 = errors;
      if (data7 !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid0 = _errs17 === errors;
      errors = _errs16;
      if (vErrors !== null) {
        if (_errs16) {
          vErrors.length = _errs16;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs19 = errors;
        if (!validate61(data7, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
          vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs19 === errors;
      }
    }
    if (data.pre_processing !== void 0) {
      let data8 = data.pre_processing;
      const _errs21 = errors;
      const _errs22 = errors;
      if (data8 !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid1 = _errs22 === errors;
      errors = _errs21;
      if (vErrors !== null) {
        if (_errs21) {
          vErrors.length = _errs21;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs24 = errors;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          if (data8.audio_enhancer !== void 0) {
            let data9 = data8.audio_enhancer;
            if (typeof data9 !== "boolean" && data9 !== null) {
              const err9 = { instancePath: instancePath + "/pre_processing/audio_enhancer", schemaPath: "PreProcessingConfig#/properties/audio_enhancer/type", keyword: "type", params: { type: schema61.properties.audio_enhancer.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          }
          if (data8.speech_threshold !== void 0) {
            let data10 = data8.speech_threshold;
            if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
              const err10 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/type", keyword: "type", params: { type: schema61.properties.speech_threshold.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        } else {
          const err11 = { instancePath: instancePath + "/pre_processing", schemaPath: "PreProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid1 = _errs24 === errors;
      }
    }
    if (data.realtime_processing !== void 0) {
      let data11 = data.realtime_processing;
      const _errs32 = errors;
      const _errs33 = errors;
      if (data11 !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid2 = _errs33 === errors;
      errors = _errs32;
      if (vErrors !== null) {
        if (_errs32) {
          vErrors.length = _errs32;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs35 = errors;
        if (!validate66(data11, { instancePath: instancePath + "/realtime_processing", parentData: data, parentDataProperty: "realtime_processing", rootData })) {
          vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs35 === errors;
      }
    }
    if (data.post_processing !== void 0) {
      let data12 = data.post_processing;
      const _errs37 = errors;
      const _errs38 = errors;
      if (data12 !== null) {
        const err13 = {};
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid3 = _errs38 === errors;
      errors = _errs37;
      if (vErrors !== null) {
        if (_errs37) {
          vErrors.length = _errs37;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs40 = errors;
        if (!validate71(data12, { instancePath: instancePath + "/post_processing", parentData: data, parentDataProperty: "post_processing", rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
        var _valid3 = _errs40 === errors;
      }
    }
    if (data.messages_config !== void 0) {
      let data13 = data.messages_config;
      const _errs42 = errors;
      const _errs43 = errors;
      if (data13 !== null) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid4 = _errs43 === errors;
      errors = _errs42;
      if (vErrors !== null) {
        if (_errs42) {
          vErrors.length = _errs42;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs45 = errors;
        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
          if (data13.receive_partial_transcripts !== void 0) {
            let data14 = data13.receive_partial_transcripts;
            if (typeof data14 !== "boolean" && data14 !== null) {
              const err15 = { instancePath: instancePath + "/messages_config/receive_partial_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_partial_transcripts.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
          if (data13.receive_final_transcripts !== void 0) {
            let data15 = data13.receive_final_transcripts;
            if (typeof data15 !== "boolean" && data15 !== null) {
              const err16 = { instancePath: instancePath + "/messages_config/receive_final_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_final_transcripts.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
          if (data13.receive_speech_events !== void 0) {
            let data16 = data13.receive_speech_events;
            if (typeof data16 !== "boolean" && data16 !== null) {
              const err17 = { instancePath: instancePath + "/messages_config/receive_speech_events", schemaPath: "LiveMessagesConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema59.properties.receive_speech_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
          if (data13.receive_pre_processing_events !== void 0) {
            let data17 = data13.receive_pre_processing_events;
            if (typeof data17 !== "boolean" && data17 !== null) {
              const err18 = { instancePath: instancePath + "/messages_config/receive_pre_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_pre_processing_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
          if (data13.receive_realtime_processing_events !== void 0) {
            let data18 = data13.receive_realtime_processing_events;
            if (typeof data18 !== "boolean" && data18 !== null) {
              const err19 = { instancePath: instancePath + "/messages_config/receive_realtime_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_realtime_processing_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          }
          if (data13.receive_post_processing_events !== void 0) {
            let data19 = data13.receive_post_processing_events;
            if (typeof data19 !== "boolean" && data19 !== null) {
              const err20 = { instancePath: instancePath + "/messages_config/receive_post_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_post_processing_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
          if (data13.receive_acknowledgments !== void 0) {
            let data20 = data13.receive_acknowledgments;
            if (typeof data20 !== "boolean" && data20 !== null) {
              const err21 = { instancePath: instancePath + "/messages_config/receive_acknowledgments", schemaPath: "LiveMessagesConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema59.properties.receive_acknowledgments.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          if (data13.receive_errors !== void 0) {
            let data21 = data13.receive_errors;
            if (typeof data21 !== "boolean" && data21 !== null) {
              const err22 = { instancePath: instancePath + "/messages_config/receive_errors", schemaPath: "LiveMessagesConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema59.properties.receive_errors.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (data13.receive_lifecycle_events !== void 0) {
            let data22 = data13.receive_lifecycle_events;
            if (typeof data22 !== "boolean" && data22 !== null) {
              const err23 = { instancePath: instancePath + "/messages_config/receive_lifecycle_events", schemaPath: "LiveMessagesConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema59.properties.receive_lifecycle_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        } else {
          const err24 = { instancePath: instancePath + "/messages_config", schemaPath: "LiveMessagesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        var _valid4 = _errs45 === errors;
      }
    }
    if (data.callback !== void 0) {
      let data23 = data.callback;
      if (typeof data23 !== "boolean" && data23 !== null) {
        const err25 = { instancePath: instancePath + "/callback", schemaPath: "LiveRequest#/properties/callback/type", keyword: "type", params: { type: schema60.properties.callback.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      let data24 = data.callback_config;
      const _errs69 = errors;
      const _errs70 = errors;
      if (data24 !== null) {
        const err26 = {};
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      var _valid5 = _errs70 === errors;
      errors = _errs69;
      if (vErrors !== null) {
        if (_errs69) {
          vErrors.length = _errs69;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs72 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.url !== void 0) {
            let data25 = data24.url;
            if (typeof data25 !== "string" && data25 !== null) {
              const err27 = { instancePath: instancePath + "/callback_config/url", schemaPath: "LiveCallbackConfig#/properties/url/type", keyword: "type", params: { type: schema58.properties.url.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          }
          if (data24.receive_partial_transcripts !== void 0) {
            let data26 = data24.receive_partial_transcripts;
            if (typeof data26 !== "boolean" && data26 !== null) {
              const err28 = { instancePath: instancePath + "/callback_config/receive_partial_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_partial_transcripts.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
          if (data24.receive_final_transcripts !== void 0) {
            let data27 = data24.receive_final_transcripts;
            if (typeof data27 !== "boolean" && data27 !== null) {
              const err29 = { instancePath: instancePath + "/callback_config/receive_final_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_final_transcripts.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
          if (data24.receive_speech_events !== void 0) {
            let data28 = data24.receive_speech_events;
            if (typeof data28 !== "boolean" && data28 !== null) {
              const err30 = { instancePath: instancePath + "/callback_config/receive_speech_events", schemaPath: "LiveCallbackConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema58.properties.receive_speech_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
          if (data24.receive_pre_processing_events !== void 0) {
            let data29 = data24.receive_pre_processing_events;
            if (typeof data29 !== "boolean" && data29 !== null) {
              const err31 = { instancePath: instancePath + "/callback_config/receive_pre_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_pre_processing_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
          if (data24.receive_realtime_processing_events !== void 0) {
            let data30 = data24.receive_realtime_processing_events;
            if (typeof data30 !== "boolean" && data30 !== null) {
              const err32 = { instancePath: instancePath + "/callback_config/receive_realtime_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_realtime_processing_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
          if (data24.receive_post_processing_events !== void 0) {
            let data31 = data24.receive_post_processing_events;
            if (typeof data31 !== "boolean" && data31 !== null) {
              const err33 = { instancePath: instancePath + "/callback_config/receive_post_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_post_processing_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          }
          if (data24.receive_acknowledgments !== void 0) {
            let data32 = data24.receive_acknowledgments;
            if (typeof data32 !== "boolean" && data32 !== null) {
              const err34 = { instancePath: instancePath + "/callback_config/receive_acknowledgments", schemaPath: "LiveCallbackConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema58.properties.receive_acknowledgments.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
          if (data24.receive_errors !== void 0) {
            let data33 = data24.receive_errors;
            if (typeof data33 !== "boolean" && data33 !== null) {
              const err35 = { instancePath: instancePath + "/callback_config/receive_errors", schemaPath: "LiveCallbackConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema58.properties.receive_errors.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
          if (data24.receive_lifecycle_events !== void 0) {
            let data34 = data24.receive_lifecycle_events;
            if (typeof data34 !== "boolean" && data34 !== null) {
              const err36 = { instancePath: instancePath + "/callback_config/receive_lifecycle_events", schemaPath: "LiveCallbackConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema58.properties.receive_lifecycle_events.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          }
        } else {
          const err37 = { instancePath: instancePath + "/callback_config", schemaPath: "LiveCallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        var _valid5 = _errs72 === errors;
      }
    }
  } else {
    const err38 = { instancePath, schemaPath: "LiveRequest#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
var validateLiveResult = validate50;
var validateLiveSessionCreated = validate73;
var schema70 = { "properties": { "url": { "type": ["string", "null"] } }, "additionalProperties": true, "type": "object" };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/url", schemaPath: "LiveSessionCreated#/properties/url/type", keyword: "type", params: { type: schema70.properties.url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "LiveSessionCreated#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var validateModerationAddon = validate36;
var validateNameConsistencyAddon = validate38;
var validateNamedEntityRecognitionAddon = validate31;
var validatePiiEntityType = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "PiiEntityType#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
var validatePiiRedactionConfig = validate75;
var schema72 = { "properties": { "entity_types": { "type": ["string", "array", "null"], "allOf": [{ "if": { "type": ["string"] }, "then": { "$ref": "PiiEntityType#" } }, { "if": { "type": ["array"] }, "then": { "items": { "$ref": "PiiEntityType#" } } }] }, "processed_text_type": { "type": ["string", "null"] } }, "type": "object" };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity_types !== void 0) {
      let data0 = data.entity_types;
      if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiRedactionConfig#/properties/entity_types/type", keyword: "type", params: { type: schema72.properties.entity_types.type }, message: "must be string,array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs4 = errors;
      const _errs5 = errors;
      if (typeof data0 !== "string") {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs7 = errors;
        if (typeof data0 !== "string") {
          const err2 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiEntityType#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
      }
      const _errs11 = errors;
      const _errs12 = errors;
      if (!Array.isArray(data0)) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      if (_valid1) {
        const _errs14 = errors;
        if (Array.isArray(data0)) {
          for (let i0 = 0; i0 < data0.length; i0++) {
            const _errs15 = errors;
            if (typeof data0[i0] !== "string") {
              const err4 = { instancePath: instancePath + "/entity_types/" + i0, schemaPath: "PiiEntityType#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            var valid6 = _errs15 === errors;
            if (!valid6) {
              if (errors >= 1e3) {
                break;
              }
            }
          }
        }
        var _valid1 = _errs14 === errors;
      }
    }
    if (data.processed_text_type !== void 0) {
      let data2 = data.processed_text_type;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/processed_text_type", schemaPath: "PiiRedactionConfig#/properties/processed_text_type/type", keyword: "type", params: { type: schema72.properties.processed_text_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "PiiRedactionConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var validatePostProcessingConfig = validate71;
var validatePreProcessingConfig = validate76;
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_enhancer !== void 0) {
      let data0 = data.audio_enhancer;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_enhancer", schemaPath: "PreProcessingConfig#/properties/audio_enhancer/type", keyword: "type", params: { type: schema61.properties.audio_enhancer.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.speech_threshold !== void 0) {
      let data1 = data.speech_threshold;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/type", keyword: "type", params: { type: schema61.properties.speech_threshold.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "PreProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedCallback = validate77;
var schema76 = { "properties": { "id": { "type": ["string", "null"] }, "event": { "type": ["string", "null"] } }, "additionalProperties": true, "type": "object" };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedCallback#/properties/id/type", keyword: "type", params: { type: schema76.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/event", schemaPath: "PreRecordedCallback#/properties/event/type", keyword: "type", params: { type: schema76.properties.event.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "PreRecordedCallback#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedJob = validate21;
var validatePreRecordedJobCreated = validate78;
var schema77 = { "properties": { "id": { "type": ["string", "null"] }, "result_url": { "type": ["string", "null"] } }, "additionalProperties": true, "type": "object" };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJobCreated#/properties/id/type", keyword: "type", params: { type: schema77.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.result_url !== void 0) {
      let data1 = data.result_url;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/result_url", schemaPath: "PreRecordedJobCreated#/properties/result_url/type", keyword: "type", params: { type: schema77.properties.result_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "PreRecordedJobCreated#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedRequest = validate79;
var schema78 = { "properties": { "audio_url": { "type": ["string", "null"] }, "custom_vocabulary": { "type": ["boolean", "array", "null"], "allOf": [{ "if": { "type": ["array"] }, "then": { "$ref": "CustomVocabulary#" } }] }, "custom_vocabulary_config": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabularyConfig#" } }, "callback_url": { "type": ["string", "null"] }, "callback": { "type": ["boolean", "null"] }, "callback_config": { "if": { "type": "null" }, "else": { "$ref": "CallbackConfig#" } }, "subtitles": { "type": ["boolean", "null"] }, "subtitles_config": { "if": { "type": "null" }, "else": { "$ref": "SubtitlesConfig#" } }, "diarization": { "type": ["boolean", "null"] }, "diarization_config": { "if": { "type": "null" }, "else": { "$ref": "DiarizationConfig#" } }, "translation": { "type": ["boolean", "null"] }, "translation_config": { "if": { "type": "null" }, "else": { "$ref": "TranslationConfig#" } }, "summarization": { "type": ["boolean", "null"] }, "summarization_config": { "if": { "type": "null" }, "else": { "$ref": "SummarizationConfig#" } }, "named_entity_recognition": { "type": ["boolean", "null"] }, "custom_spelling": { "type": ["boolean", "null"] }, "custom_spelling_config": { "if": { "type": "null" }, "else": { "$ref": "CustomSpellingConfig#" } }, "sentiment_analysis": { "type": ["boolean", "null"] }, "audio_to_llm": { "type": ["boolean", "null"] }, "audio_to_llm_config": { "if": { "type": "null" }, "else": { "$ref": "AudioToLlmConfig#" } }, "pii_redaction": { "type": ["boolean", "null"] }, "pii_redaction_config": { "if": { "type": "null" }, "else": { "$ref": "PiiRedactionConfig#" } }, "sentences": { "type": ["boolean", "null"] }, "punctuation_enhanced": { "type": ["boolean", "null"] }, "language_config": { "if": { "type": "null" }, "else": { "$ref": "LanguageConfig#" } }, "detect_language": { "type": ["boolean", "null"] }, "enable_code_switching": { "type": ["boolean", "null"] }, "language": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } }, "custom_metadata": { "additionalProperties": true, "type": ["object", "null"] } }, "type": "object" };
var schema80 = { "properties": { "formats": { "items": { "type": "string" }, "type": ["array", "null"] }, "minimum_duration": { "type": ["number", "null"] }, "maximum_duration": { "type": ["number", "null"] }, "maximum_characters_per_row": { "type": ["number", "null"] }, "maximum_rows_per_caption": { "type": ["number", "null"] }, "style": { "type": ["string", "null"] } }, "type": "object" };
var obj2 = [];
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequest#/properties/audio_url/type", keyword: "type", params: { type: schema78.properties.audio_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data1 = data.custom_vocabulary;
      if (typeof data1 !== "boolean" && !Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequest#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema78.properties.custom_vocabulary.type }, message: "must be boolean,array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs6 = errors;
      const _errs7 = errors;
      if (!Array.isArray(data1)) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      errors = _errs6;
      if (vErrors !== null) {
        if (_errs6) {
          vErrors.length = _errs6;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs9 = errors;
        if (!validate8(data1, { instancePath: instancePath + "/custom_vocabulary", parentData: data, parentDataProperty: "custom_vocabulary", rootData })) {
          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs9 === errors;
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data2 = data.custom_vocabulary_config;
      const _errs11 = errors;
      const _errs12 = errors;
      if (data2 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs14 = errors;
        if (!validate11(data2, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
          vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs14 === errors;
      }
    }
    if (data.callback_url !== void 0) {
      let data3 = data.callback_url;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequest#/properties/callback_url/type", keyword: "type", params: { type: schema78.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.callback !== void 0) {
      let data4 = data.callback;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequest#/properties/callback/type", keyword: "type", params: { type: schema78.properties.callback.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      let data5 = data.callback_config;
      const _errs20 = errors;
      const _errs21 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid2 = _errs21 === errors;
      errors = _errs20;
      if (vErrors !== null) {
        if (_errs20) {
          vErrors.length = _errs20;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs23 = errors;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          if (data5.url !== void 0) {
            let data6 = data5.url;
            if (typeof data6 !== "string" && data6 !== null) {
              const err7 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: schema6.properties.url.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
          if (data5.method !== void 0) {
            let data7 = data5.method;
            if (typeof data7 !== "string" && data7 !== null) {
              const err8 = { instancePath: instancePath + "/callback_config/method", schemaPath: "CallbackConfig#/properties/method/type", keyword: "type", params: { type: schema6.properties.method.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        } else {
          const err9 = { instancePath: instancePath + "/callback_config", schemaPath: "CallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid2 = _errs23 === errors;
      }
    }
    if (data.subtitles !== void 0) {
      let data8 = data.subtitles;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequest#/properties/subtitles/type", keyword: "type", params: { type: schema78.properties.subtitles.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.subtitles_config !== void 0) {
      let data9 = data.subtitles_config;
      const _errs33 = errors;
      const _errs34 = errors;
      if (data9 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid3 = _errs34 === errors;
      errors = _errs33;
      if (vErrors !== null) {
        if (_errs33) {
          vErrors.length = _errs33;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs36 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.formats !== void 0) {
            let data10 = data9.formats;
            if (!Array.isArray(data10) && data10 !== null) {
              const err12 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: schema80.properties.formats.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (Array.isArray(data10)) {
              for (let i0 = 0; i0 < data10.length; i0++) {
                const _errs41 = errors;
                if (typeof data10[i0] !== "string") {
                  const err13 = { instancePath: instancePath + "/subtitles_config/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                var valid11 = _errs41 === errors;
                if (!valid11) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
          }
          if (data9.minimum_duration !== void 0) {
            let data12 = data9.minimum_duration;
            if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
              const err14 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: schema80.properties.minimum_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
          if (data9.maximum_duration !== void 0) {
            let data13 = data9.maximum_duration;
            if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
              const err15 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: schema80.properties.maximum_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
          if (data9.maximum_characters_per_row !== void 0) {
            let data14 = data9.maximum_characters_per_row;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err16 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: schema80.properties.maximum_characters_per_row.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
          if (data9.maximum_rows_per_caption !== void 0) {
            let data15 = data9.maximum_rows_per_caption;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err17 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: schema80.properties.maximum_rows_per_caption.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
          if (data9.style !== void 0) {
            let data16 = data9.style;
            if (typeof data16 !== "string" && data16 !== null) {
              const err18 = { instancePath: instancePath + "/subtitles_config/style", schemaPath: "SubtitlesConfig#/properties/style/type", keyword: "type", params: { type: schema80.properties.style.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        } else {
          const err19 = { instancePath: instancePath + "/subtitles_config", schemaPath: "SubtitlesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid3 = _errs36 === errors;
      }
    }
    if (data.diarization !== void 0) {
      let data17 = data.diarization;
      if (typeof data17 !== "boolean" && data17 !== null) {
        const err20 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequest#/properties/diarization/type", keyword: "type", params: { type: schema78.properties.diarization.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.diarization_config !== void 0) {
      let data18 = data.diarization_config;
      const _errs56 = errors;
      const _errs57 = errors;
      if (data18 !== null) {
        const err21 = {};
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid4 = _errs57 === errors;
      errors = _errs56;
      if (vErrors !== null) {
        if (_errs56) {
          vErrors.length = _errs56;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs59 = errors;
        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
          if (data18.number_of_speakers !== void 0) {
            let data19 = data18.number_of_speakers;
            if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
              const err22 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: schema17.properties.number_of_speakers.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (data18.min_speakers !== void 0) {
            let data20 = data18.min_speakers;
            if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
              const err23 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: schema17.properties.min_speakers.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
          if (data18.max_speakers !== void 0) {
            let data21 = data18.max_speakers;
            if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
              const err24 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: schema17.properties.max_speakers.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        } else {
          const err25 = { instancePath: instancePath + "/diarization_config", schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        var _valid4 = _errs59 === errors;
      }
    }
    if (data.translation !== void 0) {
      let data22 = data.translation;
      if (typeof data22 !== "boolean" && data22 !== null) {
        const err26 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequest#/properties/translation/type", keyword: "type", params: { type: schema78.properties.translation.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      let data23 = data.translation_config;
      const _errs71 = errors;
      const _errs72 = errors;
      if (data23 !== null) {
        const err27 = {};
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid5 = _errs72 === errors;
      errors = _errs71;
      if (vErrors !== null) {
        if (_errs71) {
          vErrors.length = _errs71;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs74 = errors;
        if (!validate68(data23, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
          vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs74 === errors;
      }
    }
    if (data.summarization !== void 0) {
      let data24 = data.summarization;
      if (typeof data24 !== "boolean" && data24 !== null) {
        const err28 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequest#/properties/summarization/type", keyword: "type", params: { type: schema78.properties.summarization.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.summarization_config !== void 0) {
      let data25 = data.summarization_config;
      const _errs78 = errors;
      const _errs79 = errors;
      if (data25 !== null) {
        const err29 = {};
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid6 = _errs79 === errors;
      errors = _errs78;
      if (vErrors !== null) {
        if (_errs78) {
          vErrors.length = _errs78;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs81 = errors;
        if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
          if (data25.type !== void 0) {
            let data26 = data25.type;
            if (typeof data26 !== "string" && data26 !== null) {
              const err30 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
        } else {
          const err31 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        var _valid6 = _errs81 === errors;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data27 = data.named_entity_recognition;
      if (typeof data27 !== "boolean" && data27 !== null) {
        const err32 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequest#/properties/named_entity_recognition/type", keyword: "type", params: { type: schema78.properties.named_entity_recognition.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.custom_spelling !== void 0) {
      let data28 = data.custom_spelling;
      if (typeof data28 !== "boolean" && data28 !== null) {
        const err33 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequest#/properties/custom_spelling/type", keyword: "type", params: { type: schema78.properties.custom_spelling.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data29 = data.custom_spelling_config;
      const _errs91 = errors;
      const _errs92 = errors;
      if (data29 !== null) {
        const err34 = {};
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      var _valid7 = _errs92 === errors;
      errors = _errs91;
      if (vErrors !== null) {
        if (_errs91) {
          vErrors.length = _errs91;
        } else {
          vErrors = null;
        }
      }
      if (!_valid7) {
        const _errs94 = errors;
        if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
          if (data29.spelling_dictionary !== void 0) {
            let data30 = data29.spelling_dictionary;
            if (!(data30 && typeof data30 == "object" && !Array.isArray(data30)) && data30 !== null) {
              const err35 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.type }, message: "must be object,null" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
              for (const key0 in data30) {
                if (!obj2.includes(key0)) {
                  let data31 = data30[key0];
                  const _errs100 = errors;
                  if (Array.isArray(data31)) {
                    for (let i1 = 0; i1 < data31.length; i1++) {
                      const _errs102 = errors;
                      if (typeof data31[i1] !== "string") {
                        const err36 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err36];
                        } else {
                          vErrors.push(err36);
                        }
                        errors++;
                      }
                      var valid25 = _errs102 === errors;
                      if (!valid25) {
                        if (errors >= 1e3) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  var valid23 = _errs100 === errors;
                  if (!valid23) {
                    if (errors >= 1e3) {
                      break;
                    }
                  }
                }
              }
            }
          }
        } else {
          const err38 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        var _valid7 = _errs94 === errors;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data33 = data.sentiment_analysis;
      if (typeof data33 !== "boolean" && data33 !== null) {
        const err39 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequest#/properties/sentiment_analysis/type", keyword: "type", params: { type: schema78.properties.sentiment_analysis.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.audio_to_llm !== void 0) {
      let data34 = data.audio_to_llm;
      if (typeof data34 !== "boolean" && data34 !== null) {
        const err40 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequest#/properties/audio_to_llm/type", keyword: "type", params: { type: schema78.properties.audio_to_llm.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data35 = data.audio_to_llm_config;
      const _errs109 = errors;
      const _errs110 = errors;
      if (data35 !== null) {
        const err41 = {};
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      var _valid8 = _errs110 === errors;
      errors = _errs109;
      if (vErrors !== null) {
        if (_errs109) {
          vErrors.length = _errs109;
        } else {
          vErrors = null;
        }
      }
      if (!_valid8) {
        const _errs112 = errors;
        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
          if (data35.prompts !== void 0) {
            let data36 = data35.prompts;
            if (!Array.isArray(data36) && data36 !== null) {
              const err42 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: schema5.properties.prompts.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (Array.isArray(data36)) {
              for (let i2 = 0; i2 < data36.length; i2++) {
                const _errs117 = errors;
                if (!Array.isArray(data36[i2])) {
                  const err43 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i2, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                var valid30 = _errs117 === errors;
                if (!valid30) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
          }
          if (data35.model !== void 0) {
            let data38 = data35.model;
            if (typeof data38 !== "string" && data38 !== null) {
              const err44 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: schema5.properties.model.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        } else {
          const err45 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        var _valid8 = _errs112 === errors;
      }
    }
    if (data.pii_redaction !== void 0) {
      let data39 = data.pii_redaction;
      if (typeof data39 !== "boolean" && data39 !== null) {
        const err46 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequest#/properties/pii_redaction/type", keyword: "type", params: { type: schema78.properties.pii_redaction.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.pii_redaction_config !== void 0) {
      let data40 = data.pii_redaction_config;
      const _errs124 = errors;
      const _errs125 = errors;
      if (data40 !== null) {
        const err47 = {};
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      var _valid9 = _errs125 === errors;
      errors = _errs124;
      if (vErrors !== null) {
        if (_errs124) {
          vErrors.length = _errs124;
        } else {
          vErrors = null;
        }
      }
      if (!_valid9) {
        const _errs127 = errors;
        if (!validate75(data40, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
          vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
          errors = vErrors.length;
        }
        var _valid9 = _errs127 === errors;
      }
    }
    if (data.sentences !== void 0) {
      let data41 = data.sentences;
      if (typeof data41 !== "boolean" && data41 !== null) {
        const err48 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequest#/properties/sentences/type", keyword: "type", params: { type: schema78.properties.sentences.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      let data42 = data.punctuation_enhanced;
      if (typeof data42 !== "boolean" && data42 !== null) {
        const err49 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequest#/properties/punctuation_enhanced/type", keyword: "type", params: { type: schema78.properties.punctuation_enhanced.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.language_config !== void 0) {
      let data43 = data.language_config;
      const _errs133 = errors;
      const _errs134 = errors;
      if (data43 !== null) {
        const err50 = {};
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      var _valid10 = _errs134 === errors;
      errors = _errs133;
      if (vErrors !== null) {
        if (_errs133) {
          vErrors.length = _errs133;
        } else {
          vErrors = null;
        }
      }
      if (!_valid10) {
        const _errs136 = errors;
        if (!validate61(data43, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
          vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
          errors = vErrors.length;
        }
        var _valid10 = _errs136 === errors;
      }
    }
    if (data.detect_language !== void 0) {
      let data44 = data.detect_language;
      if (typeof data44 !== "boolean" && data44 !== null) {
        const err51 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequest#/properties/detect_language/type", keyword: "type", params: { type: schema78.properties.detect_language.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.enable_code_switching !== void 0) {
      let data45 = data.enable_code_switching;
      if (typeof data45 !== "boolean" && data45 !== null) {
        const err52 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequest#/properties/enable_code_switching/type", keyword: "type", params: { type: schema78.properties.enable_code_switching.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data46 = data.language;
      const _errs142 = errors;
      const _errs143 = errors;
      if (data46 !== null) {
        const err53 = {};
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      var _valid11 = _errs143 === errors;
      errors = _errs142;
      if (vErrors !== null) {
        if (_errs142) {
          vErrors.length = _errs142;
        } else {
          vErrors = null;
        }
      }
      if (!_valid11) {
        const _errs145 = errors;
        if (typeof data46 !== "string") {
          const err54 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        var _valid11 = _errs145 === errors;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data47 = data.custom_metadata;
      if (!(data47 && typeof data47 == "object" && !Array.isArray(data47)) && data47 !== null) {
        const err55 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedRequest#/properties/custom_metadata/type", keyword: "type", params: { type: schema78.properties.custom_metadata.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
  } else {
    const err56 = { instancePath, schemaPath: "PreRecordedRequest#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err56];
    } else {
      vErrors.push(err56);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedRequestParams = validate85;
var schema86 = { "properties": { "audio_url": { "type": ["string", "null"] }, "custom_vocabulary": { "type": ["boolean", "array", "null"], "allOf": [{ "if": { "type": ["array"] }, "then": { "$ref": "CustomVocabulary#" } }] }, "custom_vocabulary_config": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabularyConfig#" } }, "callback_url": { "type": ["string", "null"] }, "callback": { "type": ["boolean", "null"] }, "callback_config": { "if": { "type": "null" }, "else": { "$ref": "CallbackConfig#" } }, "subtitles": { "type": ["boolean", "null"] }, "subtitles_config": { "if": { "type": "null" }, "else": { "$ref": "SubtitlesConfig#" } }, "diarization": { "type": ["boolean", "null"] }, "diarization_config": { "if": { "type": "null" }, "else": { "$ref": "DiarizationConfig#" } }, "translation": { "type": ["boolean", "null"] }, "translation_config": { "if": { "type": "null" }, "else": { "$ref": "TranslationConfig#" } }, "summarization": { "type": ["boolean", "null"] }, "summarization_config": { "if": { "type": "null" }, "else": { "$ref": "SummarizationConfig#" } }, "named_entity_recognition": { "type": ["boolean", "null"] }, "custom_spelling": { "type": ["boolean", "null"] }, "custom_spelling_config": { "if": { "type": "null" }, "else": { "$ref": "CustomSpellingConfig#" } }, "sentiment_analysis": { "type": ["boolean", "null"] }, "audio_to_llm": { "type": ["boolean", "null"] }, "audio_to_llm_config": { "if": { "type": "null" }, "else": { "$ref": "AudioToLlmConfig#" } }, "pii_redaction": { "type": ["boolean", "null"] }, "pii_redaction_config": { "if": { "type": "null" }, "else": { "$ref": "PiiRedactionConfig#" } }, "sentences": { "type": ["boolean", "null"] }, "punctuation_enhanced": { "type": ["boolean", "null"] }, "language_config": { "if": { "type": "null" }, "else": { "$ref": "LanguageConfig#" } }, "detect_language": { "type": ["boolean", "null"] }, "enable_code_switching": { "type": ["boolean", "null"] }, "language": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } } }, "type": "object" };
var obj3 = [];
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequestParams#/properties/audio_url/type", keyword: "type", params: { type: schema86.properties.audio_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data1 = data.custom_vocabulary;
      if (typeof data1 !== "boolean" && !Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequestParams#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema86.properties.custom_vocabulary.type }, message: "must be boolean,array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs6 = errors;
      const _errs7 = errors;
      if (!Array.isArray(data1)) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      errors = _errs6;
      if (vErrors !== null) {
        if (_errs6) {
          vErrors.length = _errs6;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs9 = errors;
        if (!validate8(data1, { instancePath: instancePath + "/custom_vocabulary", parentData: data, parentDataProperty: "custom_vocabulary", rootData })) {
          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs9 === errors;
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data2 = data.custom_vocabulary_config;
      const _errs11 = errors;
      const _errs12 = errors;
      if (data2 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs14 = errors;
        if (!validate11(data2, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
          vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs14 === errors;
      }
    }
    if (data.callback_url !== void 0) {
      let data3 = data.callback_url;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequestParams#/properties/callback_url/type", keyword: "type", params: { type: schema86.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.callback !== void 0) {
      let data4 = data.callback;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequestParams#/properties/callback/type", keyword: "type", params: { type: schema86.properties.callback.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      let data5 = data.callback_config;
      const _errs20 = errors;
      const _errs21 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid2 = _errs21 === errors;
      errors = _errs20;
      if (vErrors !== null) {
        if (_errs20) {
          vErrors.length = _errs20;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs23 = errors;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          if (data5.url !== void 0) {
            let data6 = data5.url;
            if (typeof data6 !== "string" && data6 !== null) {
              const err7 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: schema6.properties.url.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
          if (data5.method !== void 0) {
            let data7 = data5.method;
            if (typeof data7 !== "string" && data7 !== null) {
              const err8 = { instancePath: instancePath + "/callback_config/method", schemaPath: "CallbackConfig#/properties/method/type", keyword: "type", params: { type: schema6.properties.method.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        } else {
          const err9 = { instancePath: instancePath + "/callback_config", schemaPath: "CallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid2 = _errs23 === errors;
      }
    }
    if (data.subtitles !== void 0) {
      let data8 = data.subtitles;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequestParams#/properties/subtitles/type", keyword: "type", params: { type: schema86.properties.subtitles.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.subtitles_config !== void 0) {
      let data9 = data.subtitles_config;
      const _errs33 = errors;
      const _errs34 = errors;
      if (data9 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid3 = _errs34 === errors;
      errors = _errs33;
      if (vErrors !== null) {
        if (_errs33) {
          vErrors.length = _errs33;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs36 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.formats !== void 0) {
            let data10 = data9.formats;
            if (!Array.isArray(data10) && data10 !== null) {
              const err12 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: schema80.properties.formats.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (Array.isArray(data10)) {
              for (let i0 = 0; i0 < data10.length; i0++) {
                const _errs41 = errors;
                if (typeof data10[i0] !== "string") {
                  const err13 = { instancePath: instancePath + "/subtitles_config/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                var valid11 = _errs41 === errors;
                if (!valid11) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
          }
          if (data9.minimum_duration !== void 0) {
            let data12 = data9.minimum_duration;
            if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
              const err14 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: schema80.properties.minimum_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
          if (data9.maximum_duration !== void 0) {
            let data13 = data9.maximum_duration;
            if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
              const err15 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: schema80.properties.maximum_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
          if (data9.maximum_characters_per_row !== void 0) {
            let data14 = data9.maximum_characters_per_row;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err16 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: schema80.properties.maximum_characters_per_row.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
          if (data9.maximum_rows_per_caption !== void 0) {
            let data15 = data9.maximum_rows_per_caption;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err17 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: schema80.properties.maximum_rows_per_caption.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
          if (data9.style !== void 0) {
            let data16 = data9.style;
            if (typeof data16 !== "string" && data16 !== null) {
              const err18 = { instancePath: instancePath + "/subtitles_config/style", schemaPath: "SubtitlesConfig#/properties/style/type", keyword: "type", params: { type: schema80.properties.style.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        } else {
          const err19 = { instancePath: instancePath + "/subtitles_config", schemaPath: "SubtitlesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid3 = _errs36 === errors;
      }
    }
    if (data.diarization !== void 0) {
      let data17 = data.diarization;
      if (typeof data17 !== "boolean" && data17 !== null) {
        const err20 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequestParams#/properties/diarization/type", keyword: "type", params: { type: schema86.properties.diarization.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.diarization_config !== void 0) {
      let data18 = data.diarization_config;
      const _errs56 = errors;
      const _errs57 = errors;
      if (data18 !== null) {
        const err21 = {};
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid4 = _errs57 === errors;
      errors = _errs56;
      if (vErrors !== null) {
        if (_errs56) {
          vErrors.length = _errs56;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs59 = errors;
        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
          if (data18.number_of_speakers !== void 0) {
            let data19 = data18.number_of_speakers;
            if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
              const err22 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: schema17.properties.number_of_speakers.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (data18.min_speakers !== void 0) {
            let data20 = data18.min_speakers;
            if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
              const err23 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: schema17.properties.min_speakers.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
          if (data18.max_speakers !== void 0) {
            let data21 = data18.max_speakers;
            if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
              const err24 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: schema17.properties.max_speakers.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        } else {
          const err25 = { instancePath: instancePath + "/diarization_config", schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        var _valid4 = _errs59 === errors;
      }
    }
    if (data.translation !== void 0) {
      let data22 = data.translation;
      if (typeof data22 !== "boolean" && data22 !== null) {
        const err26 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequestParams#/properties/translation/type", keyword: "type", params: { type: schema86.properties.translation.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      let data23 = data.translation_config;
      const _errs71 = errors;
      const _errs72 = errors;
      if (data23 !== null) {
        const err27 = {};
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid5 = _errs72 === errors;
      errors = _errs71;
      if (vErrors !== null) {
        if (_errs71) {
          vErrors.length = _errs71;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs74 = errors;
        if (!validate68(data23, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
          vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs74 === errors;
      }
    }
    if (data.summarization !== void 0) {
      let data24 = data.summarization;
      if (typeof data24 !== "boolean" && data24 !== null) {
        const err28 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequestParams#/properties/summarization/type", keyword: "type", params: { type: schema86.properties.summarization.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.summarization_config !== void 0) {
      let data25 = data.summarization_config;
      const _errs78 = errors;
      const _errs79 = errors;
      if (data25 !== null) {
        const err29 = {};
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid6 = _errs79 === errors;
      errors = _errs78;
      if (vErrors !== null) {
        if (_errs78) {
          vErrors.length = _errs78;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs81 = errors;
        if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
          if (data25.type !== void 0) {
            let data26 = data25.type;
            if (typeof data26 !== "string" && data26 !== null) {
              const err30 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
        } else {
          const err31 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        var _valid6 = _errs81 === errors;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data27 = data.named_entity_recognition;
      if (typeof data27 !== "boolean" && data27 !== null) {
        const err32 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequestParams#/properties/named_entity_recognition/type", keyword: "type", params: { type: schema86.properties.named_entity_recognition.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.custom_spelling !== void 0) {
      let data28 = data.custom_spelling;
      if (typeof data28 !== "boolean" && data28 !== null) {
        const err33 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequestParams#/properties/custom_spelling/type", keyword: "type", params: { type: schema86.properties.custom_spelling.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data29 = data.custom_spelling_config;
      const _errs91 = errors;
      const _errs92 = errors;
      if (data29 !== null) {
        const err34 = {};
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      var _valid7 = _errs92 === errors;
      errors = _errs91;
      if (vErrors !== null) {
        if (_errs91) {
          vErrors.length = _errs91;
        } else {
          vErrors = null;
        }
      }
      if (!_valid7) {
        const _errs94 = errors;
        if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
          if (data29.spelling_dictionary !== void 0) {
            let data30 = data29.spelling_dictionary;
            if (!(data30 && typeof data30 == "object" && !Array.isArray(data30)) && data30 !== null) {
              const err35 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.type }, message: "must be object,null" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
              for (const key0 in data30) {
                if (!obj3.includes(key0)) {
                  let data31 = data30[key0];
                  const _errs100 = errors;
                  if (Array.isArray(data31)) {
                    for (let i1 = 0; i1 < data31.length; i1++) {
                      const _errs102 = errors;
                      if (typeof data31[i1] !== "string") {
                        const err36 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err36];
                        } else {
                          vErrors.push(err36);
                        }
                        errors++;
                      }
                      var valid25 = _errs102 === errors;
                      if (!valid25) {
                        if (errors >= 1e3) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  var valid23 = _errs100 === errors;
                  if (!valid23) {
                    if (errors >= 1e3) {
                      break;
                    }
                  }
                }
              }
            }
          }
        } else {
          const err38 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        var _valid7 = _errs94 === errors;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data33 = data.sentiment_analysis;
      if (typeof data33 !== "boolean" && data33 !== null) {
        const err39 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequestParams#/properties/sentiment_analysis/type", keyword: "type", params: { type: schema86.properties.sentiment_analysis.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.audio_to_llm !== void 0) {
      let data34 = data.audio_to_llm;
      if (typeof data34 !== "boolean" && data34 !== null) {
        const err40 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequestParams#/properties/audio_to_llm/type", keyword: "type", params: { type: schema86.properties.audio_to_llm.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data35 = data.audio_to_llm_config;
      const _errs109 = errors;
      const _errs110 = errors;
      if (data35 !== null) {
        const err41 = {};
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      var _valid8 = _errs110 === errors;
      errors = _errs109;
      if (vErrors !== null) {
        if (_errs109) {
          vErrors.length = _errs109;
        } else {
          vErrors = null;
        }
      }
      if (!_valid8) {
        const _errs112 = errors;
        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
          if (data35.prompts !== void 0) {
            let data36 = data35.prompts;
            if (!Array.isArray(data36) && data36 !== null) {
              const err42 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: schema5.properties.prompts.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (Array.isArray(data36)) {
              for (let i2 = 0; i2 < data36.length; i2++) {
                const _errs117 = errors;
                if (!Array.isArray(data36[i2])) {
                  const err43 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i2, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                var valid30 = _errs117 === errors;
                if (!valid30) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
          }
          if (data35.model !== void 0) {
            let data38 = data35.model;
            if (typeof data38 !== "string" && data38 !== null) {
              const err44 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: schema5.properties.model.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        } else {
          const err45 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        var _valid8 = _errs112 === errors;
      }
    }
    if (data.pii_redaction !== void 0) {
      let data39 = data.pii_redaction;
      if (typeof data39 !== "boolean" && data39 !== null) {
        const err46 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequestParams#/properties/pii_redaction/type", keyword: "type", params: { type: schema86.properties.pii_redaction.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.pii_redaction_config !== void 0) {
      let data40 = data.pii_redaction_config;
      const _errs124 = errors;
      const _errs125 = errors;
      if (data40 !== null) {
        const err47 = {};
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      var _valid9 = _errs125 === errors;
      errors = _errs124;
      if (vErrors !== null) {
        if (_errs124) {
          vErrors.length = _errs124;
        } else {
          vErrors = null;
        }
      }
      if (!_valid9) {
        const _errs127 = errors;
        if (!validate75(data40, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
          vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
          errors = vErrors.length;
        }
        var _valid9 = _errs127 === errors;
      }
    }
    if (data.sentences !== void 0) {
      let data41 = data.sentences;
      if (typeof data41 !== "boolean" && data41 !== null) {
        const err48 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequestParams#/properties/sentences/type", keyword: "type", params: { type: schema86.properties.sentences.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      let data42 = data.punctuation_enhanced;
      if (typeof data42 !== "boolean" && data42 !== null) {
        const err49 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequestParams#/properties/punctuation_enhanced/type", keyword: "type", params: { type: schema86.properties.punctuation_enhanced.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.language_config !== void 0) {
      let data43 = data.language_config;
      const _errs133 = errors;
      const _errs134 = errors;
      if (data43 !== null) {
        const err50 = {};
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      var _valid10 = _errs134 === errors;
      errors = _errs133;
      if (vErrors !== null) {
        if (_errs133) {
          vErrors.length = _errs133;
        } else {
          vErrors = null;
        }
      }
      if (!_valid10) {
        const _errs136 = errors;
        if (!validate61(data43, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
          vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
          errors = vErrors.length;
        }
        var _valid10 = _errs136 === errors;
      }
    }
    if (data.detect_language !== void 0) {
      let data44 = data.detect_language;
      if (typeof data44 !== "boolean" && data44 !== null) {
        const err51 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequestParams#/properties/detect_language/type", keyword: "type", params: { type: schema86.properties.detect_language.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.enable_code_switching !== void 0) {
      let data45 = data.enable_code_switching;
      if (typeof data45 !== "boolean" && data45 !== null) {
        const err52 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequestParams#/properties/enable_code_switching/type", keyword: "type", params: { type: schema86.properties.enable_code_switching.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data46 = data.language;
      const _errs142 = errors;
      const _errs143 = errors;
      if (data46 !== null) {
        const err53 = {};
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      var _valid11 = _errs143 === errors;
      errors = _errs142;
      if (vErrors !== null) {
        if (_errs142) {
          vErrors.length = _errs142;
        } else {
          vErrors = null;
        }
      }
      if (!_valid11) {
        const _errs145 = errors;
        if (typeof data46 !== "string") {
          const err54 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        var _valid11 = _errs145 === errors;
      }
    }
  } else {
    const err55 = { instancePath, schemaPath: "PreRecordedRequestParams#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err55];
    } else {
      vErrors.push(err55);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedResult = validate22;
var validatePreRecordedWebhook = validate91;
var schema94 = { "properties": { "id": { "type": ["string", "null"] } }, "additionalProperties": true, "type": "object" };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedWebhook#/properties/id/type", keyword: "type", params: { type: schema94.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "PreRecordedWebhook#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
var validateRealtimeProcessingConfig = validate66;
var validateResultMetadata = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_duration !== void 0) {
      let data0 = data.audio_duration;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema27.properties.audio_duration.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.number_of_distinct_channels !== void 0) {
      let data1 = data.number_of_distinct_channels;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: schema27.properties.number_of_distinct_channels.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.billing_time !== void 0) {
      let data2 = data.billing_time;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: schema27.properties.billing_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.transcription_time !== void 0) {
      let data3 = data.transcription_time;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: schema27.properties.transcription_time.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "ResultMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
var validateSentence = validate93;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "Sentence#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
var validateSentencesAddon = validate43;
var validateSentimentAnalysisAddon = validate33;
var validateStructuredDataExtractionAddon = validate40;
var validateSubtitle = validate94;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "Subtitle#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
var validateSubtitlesConfig = validate95;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.formats !== void 0) {
      let data0 = data.formats;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: schema80.properties.formats.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs3 = errors;
          if (typeof data0[i0] !== "string") {
            const err1 = { instancePath: instancePath + "/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid2 = _errs3 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.minimum_duration !== void 0) {
      let data2 = data.minimum_duration;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: schema80.properties.minimum_duration.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.maximum_duration !== void 0) {
      let data3 = data.maximum_duration;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: schema80.properties.maximum_duration.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.maximum_characters_per_row !== void 0) {
      let data4 = data.maximum_characters_per_row;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: schema80.properties.maximum_characters_per_row.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.maximum_rows_per_caption !== void 0) {
      let data5 = data.maximum_rows_per_caption;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: schema80.properties.maximum_rows_per_caption.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.style !== void 0) {
      let data6 = data.style;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/style", schemaPath: "SubtitlesConfig#/properties/style/type", keyword: "type", params: { type: schema80.properties.style.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "SubtitlesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
var validateSummarizationAddon = validate29;
var validateSummarizationConfig = validate96;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var validateTranscription = validate23;
var validateTranscriptionJob = validate20;
var validateTranscriptionLanguageCode = validate97;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
var validateTranslationAddon = validate27;
var validateTranslationConfig = validate68;
var validateTranslationLanguageCode = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "TranslationLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
var validateUploadResponse = validate99;
var schema102 = { "properties": { "audio_url": { "type": ["string", "null"] }, "audio_metadata": { "if": { "type": "null" }, "else": { "$ref": "AudioMetadata#" } } }, "type": "object" };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_url", schemaPath: "UploadResponse#/properties/audio_url/type", keyword: "type", params: { type: schema102.properties.audio_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.audio_metadata !== void 0) {
      let data1 = data.audio_metadata;
      const _errs4 = errors;
      const _errs5 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs7 = errors;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.id !== void 0) {
            let data2 = data1.id;
            if (typeof data2 !== "string" && data2 !== null) {
              const err2 = { instancePath: instancePath + "/audio_metadata/id", schemaPath: "AudioMetadata#/properties/id/type", keyword: "type", params: { type: schema2.properties.id.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
          if (data1.filename !== void 0) {
            let data3 = data1.filename;
            if (typeof data3 !== "string" && data3 !== null) {
              const err3 = { instancePath: instancePath + "/audio_metadata/filename", schemaPath: "AudioMetadata#/properties/filename/type", keyword: "type", params: { type: schema2.properties.filename.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data1.extension !== void 0) {
            let data4 = data1.extension;
            if (typeof data4 !== "string" && data4 !== null) {
              const err4 = { instancePath: instancePath + "/audio_metadata/extension", schemaPath: "AudioMetadata#/properties/extension/type", keyword: "type", params: { type: schema2.properties.extension.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
          if (data1.size !== void 0) {
            let data5 = data1.size;
            if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
              const err5 = { instancePath: instancePath + "/audio_metadata/size", schemaPath: "AudioMetadata#/properties/size/type", keyword: "type", params: { type: schema2.properties.size.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
          if (data1.audio_duration !== void 0) {
            let data6 = data1.audio_duration;
            if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
              const err6 = { instancePath: instancePath + "/audio_metadata/audio_duration", schemaPath: "AudioMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema2.properties.audio_duration.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
          if (data1.number_of_channels !== void 0) {
            let data7 = data1.number_of_channels;
            if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
              const err7 = { instancePath: instancePath + "/audio_metadata/number_of_channels", schemaPath: "AudioMetadata#/properties/number_of_channels/type", keyword: "type", params: { type: schema2.properties.number_of_channels.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        } else {
          const err8 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "UploadResponse#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
var validateUtterance = validate24;
var validateWord = validate100;
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.word !== void 0) {
      let data0 = data.word;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: schema32.properties.word.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: schema32.properties.start.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: schema32.properties.end.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data3 = data.confidence;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: schema32.properties.confidence.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "Word#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
var validateAudioChunkData = validate101;
var schema105 = { "properties": { "chunk": { "type": ["string", "null"] } }, "type": "object" };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chunk !== void 0) {
      let data0 = data.chunk;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/chunk", schemaPath: "AudioChunkData#/properties/chunk/type", keyword: "type", params: { type: schema105.properties.chunk.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "AudioChunkData#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
var validateAudioChunkMessage = validate102;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      if ("audio_chunk" !== data.type) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "AudioChunkMessage#/properties/type/const", keyword: "const", params: { allowedValue: "audio_chunk" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      const _errs3 = errors;
      const _errs4 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if (vErrors !== null) {
        if (_errs3) {
          vErrors.length = _errs3;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs6 = errors;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.chunk !== void 0) {
            let data2 = data1.chunk;
            if (typeof data2 !== "string" && data2 !== null) {
              const err2 = { instancePath: instancePath + "/data/chunk", schemaPath: "AudioChunkData#/properties/chunk/type", keyword: "type", params: { type: schema105.properties.chunk.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        } else {
          const err3 = { instancePath: instancePath + "/data", schemaPath: "AudioChunkData#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "AudioChunkMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
var validateLiveUtterance = validate103;
var schema108 = { "properties": { "text": { "type": ["string", "null"] }, "language": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } }, "start": { "type": ["number", "null"] }, "end": { "type": ["number", "null"] }, "channel": { "type": ["number", "null"] }, "words": { "items": { "$ref": "Word#" }, "type": ["array", "null"] }, "confidence": { "type": ["number", "null"] } }, "type": "object" };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/text", schemaPath: "LiveUtterance#/properties/text/type", keyword: "type", params: { type: schema108.properties.text.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      const _errs4 = errors;
      const _errs5 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs7 = errors;
        if (typeof data1 !== "string") {
          const err2 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/start", schemaPath: "LiveUtterance#/properties/start/type", keyword: "type", params: { type: schema108.properties.start.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/end", schemaPath: "LiveUtterance#/properties/end/type", keyword: "type", params: { type: schema108.properties.end.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/channel", schemaPath: "LiveUtterance#/properties/channel/type", keyword: "type", params: { type: schema108.properties.channel.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (!Array.isArray(data5) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/words", schemaPath: "LiveUtterance#/properties/words/type", keyword: "type", params: { type: schema108.properties.words.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          let data6 = data5[i0];
          const _errs18 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.word !== void 0) {
              let data7 = data6.word;
              if (typeof data7 !== "string" && data7 !== null) {
                const err7 = { instancePath: instancePath + "/words/" + i0 + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: schema32.properties.word.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
                const err8 = { instancePath: instancePath + "/words/" + i0 + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: schema32.properties.start.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                const err9 = { instancePath: instancePath + "/words/" + i0 + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: schema32.properties.end.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
                const err10 = { instancePath: instancePath + "/words/" + i0 + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: schema32.properties.confidence.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          var valid4 = _errs18 === errors;
          if (!valid4) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
        const err12 = { instancePath: instancePath + "/confidence", schemaPath: "LiveUtterance#/properties/confidence/type", keyword: "type", params: { type: schema108.properties.confidence.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "LiveUtterance#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
var validateOtherServerMessage = validate104;
var schema111 = { "properties": { "session_id": { "type": ["string", "null"] }, "created_at": { "type": ["string", "null"] }, "type": { "not": { "const": "transcript" }, "type": "string" }, "data": { "additionalProperties": true, "type": ["object", "null"] } }, "additionalProperties": true, "type": "object" };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id !== void 0) {
      let data0 = data.session_id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/session_id", schemaPath: "OtherServerMessage#/properties/session_id/type", keyword: "type", params: { type: schema111.properties.session_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/type", keyword: "type", params: { type: schema111.properties.created_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      const _errs7 = errors;
      const _errs8 = errors;
      if ("transcript" !== data2) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var valid1 = _errs8 === errors;
      if (valid1) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/not", keyword: "not", params: {}, message: "must NOT be valid" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.data !== void 0) {
      let data3 = data.data;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        const err5 = { instancePath: instancePath + "/data", schemaPath: "OtherServerMessage#/properties/data/type", keyword: "type", params: { type: schema111.properties.data.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "OtherServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
var validateStopRecordingMessage = validate105;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      if ("stop_recording" !== data.type) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/const", keyword: "const", params: { allowedValue: "stop_recording" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "StopRecordingMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
var validateTranscriptData = validate106;
var schema113 = { "properties": { "id": { "type": ["string", "null"] }, "is_final": { "type": ["boolean", "null"] }, "utterance": { "if": { "type": "null" }, "else": { "$ref": "LiveUtterance#" } } }, "type": "object" };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "TranscriptData#/properties/id/type", keyword: "type", params: { type: schema113.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.is_final !== void 0) {
      let data1 = data.is_final;
      if (typeof data1 !== "boolean" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/is_final", schemaPath: "TranscriptData#/properties/is_final/type", keyword: "type", params: { type: schema113.properties.is_final.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.utterance !== void 0) {
      let data2 = data.utterance;
      const _errs6 = errors;
      const _errs7 = errors;
      if (data2 !== null) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      errors = _errs6;
      if (vErrors !== null) {
        if (_errs6) {
          vErrors.length = _errs6;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs9 = errors;
        if (!validate103(data2, { instancePath: instancePath + "/utterance", parentData: data, parentDataProperty: "utterance", rootData })) {
          vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs9 === errors;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "TranscriptData#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
var validateTranscriptMessage = validate108;
var schema114 = { "properties": { "session_id": { "type": ["string", "null"] }, "created_at": { "type": ["string", "null"] }, "type": { "const": "transcript" }, "data": { "if": { "type": "null" }, "else": { "$ref": "TranscriptData#" } } }, "type": "object" };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id !== void 0) {
      let data0 = data.session_id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/session_id", schemaPath: "TranscriptMessage#/properties/session_id/type", keyword: "type", params: { type: schema114.properties.session_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/created_at", schemaPath: "TranscriptMessage#/properties/created_at/type", keyword: "type", params: { type: schema114.properties.created_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("transcript" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "TranscriptMessage#/properties/type/const", keyword: "const", params: { allowedValue: "transcript" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data3 = data.data;
      const _errs7 = errors;
      const _errs8 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      errors = _errs7;
      if (vErrors !== null) {
        if (_errs7) {
          vErrors.length = _errs7;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs10 = errors;
        if (!validate106(data3, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
          vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs10 === errors;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "TranscriptMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
var validateListTranscriptionJobsQuery = validate110;
var schema115 = { "properties": { "offset": { "type": ["number", "null"] }, "limit": { "type": ["number", "null"] }, "date": { "if": { "type": "null" }, "else": { "$ref": "DateOrDateTime#" } }, "before_date": { "if": { "type": "null" }, "else": { "$ref": "DateOrDateTime#" } }, "after_date": { "if": { "type": "null" }, "else": { "$ref": "DateOrDateTime#" } }, "status": { "items": { "$ref": "JobStatus#" }, "type": ["array", "null"] }, "custom_metadata": { "additionalProperties": true, "type": ["object", "null"] }, "kind": { "items": { "$ref": "JobKind#" }, "type": ["array", "null"] } }, "type": "object" };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offset !== void 0) {
      let data0 = data.offset;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/offset", schemaPath: "ListTranscriptionJobsQuery#/properties/offset/type", keyword: "type", params: { type: schema115.properties.offset.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/limit", schemaPath: "ListTranscriptionJobsQuery#/properties/limit/type", keyword: "type", params: { type: schema115.properties.limit.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      let data2 = data.date;
      const _errs6 = errors;
      const _errs7 = errors;
      if (data2 !== null) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      errors = _errs6;
      if (vErrors !== null) {
        if (_errs6) {
          vErrors.length = _errs6;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs9 = errors;
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
      }
    }
    if (data.before_date !== void 0) {
      let data3 = data.before_date;
      const _errs13 = errors;
      const _errs14 = errors;
      if (data3 !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid1 = _errs14 === errors;
      errors = _errs13;
      if (vErrors !== null) {
        if (_errs13) {
          vErrors.length = _errs13;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs16 = errors;
        if (typeof data3 !== "string") {
          const err5 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid1 = _errs16 === errors;
      }
    }
    if (data.after_date !== void 0) {
      let data4 = data.after_date;
      const _errs20 = errors;
      const _errs21 = errors;
      if (data4 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid2 = _errs21 === errors;
      errors = _errs20;
      if (vErrors !== null) {
        if (_errs20) {
          vErrors.length = _errs20;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs23 = errors;
        if (typeof data4 !== "string") {
          const err7 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid2 = _errs23 === errors;
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (!Array.isArray(data5) && data5 !== null) {
        const err8 = { instancePath: instancePath + "/status", schemaPath: "ListTranscriptionJobsQuery#/properties/status/type", keyword: "type", params: { type: schema115.properties.status.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          const _errs28 = errors;
          if (typeof data5[i0] !== "string") {
            const err9 = { instancePath: instancePath + "/status/" + i0, schemaPath: "JobStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          var valid8 = _errs28 === errors;
          if (!valid8) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
    if (data.custom_metadata !== void 0) {
      let data7 = data.custom_metadata;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
        const err10 = { instancePath: instancePath + "/custom_metadata", schemaPath: "ListTranscriptionJobsQuery#/properties/custom_metadata/type", keyword: "type", params: { type: schema115.properties.custom_metadata.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data8 = data.kind;
      if (!Array.isArray(data8) && data8 !== null) {
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "ListTranscriptionJobsQuery#/properties/kind/type", keyword: "type", params: { type: schema115.properties.kind.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (Array.isArray(data8)) {
        for (let i1 = 0; i1 < data8.length; i1++) {
          const _errs36 = errors;
          if (typeof data8[i1] !== "string") {
            const err12 = { instancePath: instancePath + "/kind/" + i1, schemaPath: "JobKind#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          var valid11 = _errs36 === errors;
          if (!valid11) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "ListTranscriptionJobsQuery#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
var validateClientMessage = validate111;
var schema121 = { "type": "object", "required": [], "properties": { "type": { "enum": ["audio_chunk", "stop_recording"] } }, "if": { "type": "object", "required": ["type"] }, "then": { "allOf": [{ "if": { "properties": { "type": { "const": "audio_chunk" } } }, "then": { "$ref": "AudioChunkMessage#" } }, { "if": { "properties": { "type": { "const": "stop_recording" } } }, "then": { "$ref": "StopRecordingMessage#" } }] }, "else": { "required": ["type"] } };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    const _errs6 = errors;
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== void 0) {
        if ("audio_chunk" !== data.type) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs9 = errors;
      if (!validate102(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs11 = errors;
    const _errs12 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== void 0) {
        if ("stop_recording" !== data.type) {
          const err3 = {};
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs12 === errors;
    errors = _errs11;
    if (vErrors !== null) {
      if (_errs11) {
        vErrors.length = _errs11;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs14 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type !== void 0) {
          if ("stop_recording" !== data.type) {
            const err4 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/const", keyword: "const", params: { allowedValue: "stop_recording" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath, schemaPath: "StopRecordingMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid2 = _errs14 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs18 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        const err6 = { instancePath, schemaPath: "ClientMessage#/else/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    var _valid0 = _errs18 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data3 = data.type;
      if (!(data3 === "audio_chunk" || data3 === "stop_recording")) {
        const err7 = { instancePath: instancePath + "/type", schemaPath: "ClientMessage#/properties/type/enum", keyword: "enum", params: { allowedValues: schema121.properties.type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "ClientMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
var validateServerMessage = validate113;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.type !== void 0) {
          if (typeof data.type !== "string") {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
    } else {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs6 = errors;
    const _errs8 = errors;
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== void 0) {
        if ("transcript" !== data.type) {
          const err3 = {};
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    var _valid1 = _errs9 === errors;
    errors = _errs8;
    if (vErrors !== null) {
      if (_errs8) {
        vErrors.length = _errs8;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs11 = errors;
      if (!validate108(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs11 === errors;
    }
    const _errs13 = errors;
    const _errs14 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== void 0) {
        if (!(data.type === "transcript")) {
          const err4 = {};
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs14 === errors;
    errors = _errs13;
    if (vErrors !== null) {
      if (_errs13) {
        vErrors.length = _errs13;
      } else {
        vErrors = null;
      }
    }
    if (!_valid2) {
      const _errs16 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.session_id !== void 0) {
          let data3 = data.session_id;
          if (typeof data3 !== "string" && data3 !== null) {
            const err5 = { instancePath: instancePath + "/session_id", schemaPath: "OtherServerMessage#/properties/session_id/type", keyword: "type", params: { type: schema111.properties.session_id.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data4 = data.created_at;
          if (typeof data4 !== "string" && data4 !== null) {
            const err6 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/type", keyword: "type", params: { type: schema111.properties.created_at.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.type !== void 0) {
          let data5 = data.type;
          if (typeof data5 !== "string") {
            const err7 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          const _errs25 = errors;
          const _errs26 = errors;
          if ("transcript" !== data5) {
            const err8 = {};
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var valid9 = _errs26 === errors;
          if (valid9) {
            const err9 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/not", keyword: "not", params: {}, message: "must NOT be valid" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          } else {
            errors = _errs25;
            if (vErrors !== null) {
              if (_errs25) {
                vErrors.length = _errs25;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.data !== void 0) {
          let data6 = data.data;
          if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
            const err10 = { instancePath: instancePath + "/data", schemaPath: "OtherServerMessage#/properties/data/type", keyword: "type", params: { type: schema111.properties.data.type }, message: "must be object,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "OtherServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid2 = _errs16 === errors;
    }
    var _valid0 = _errs6 === errors;
  } else {
    const _errs31 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        const err12 = { instancePath, schemaPath: "ServerMessage#/else/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    var _valid0 = _errs31 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        const err13 = { instancePath: instancePath + "/type", schemaPath: "ServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "ServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
export {
  validateAddonError,
  validateAudioChunkData,
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
  validateTranscriptData,
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
