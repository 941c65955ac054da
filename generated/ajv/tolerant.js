// Generated from the contract by `npm run build`; edit the contract instead.

// <stdin>
import { shortStep } from "../runtime/values.js";
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
var schema1 = { "properties": { "id": { "member": { "type": ["string", "null"] } }, "filename": { "member": { "type": ["string", "null"] } }, "source": { "member": { "type": ["string", "null"] } }, "audio_duration": { "member": { "type": ["number", "null"] } }, "number_of_channels": { "member": { "type": ["number", "null"] } } }, "type": "object" };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: schema1.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
      }
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "filename", vErrors, count1);
      }
    }
    if (data.source !== void 0) {
      let data2 = data.source;
      const count2 = errors;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "source", vErrors, count2);
      }
    }
    if (data.audio_duration !== void 0) {
      let data3 = data.audio_duration;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "audio_duration", vErrors, count3);
      }
    }
    if (data.number_of_channels !== void 0) {
      let data4 = data.number_of_channels;
      const count4 = errors;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "number_of_channels", vErrors, count4);
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
var schema2 = { "properties": { "id": { "member": { "type": ["string", "null"] } }, "filename": { "member": { "type": ["string", "null"] } }, "extension": { "member": { "type": ["string", "null"] } }, "size": { "member": { "type": ["number", "null"] } }, "audio_duration": { "member": { "type": ["number", "null"] } }, "number_of_channels": { "member": { "type": ["number", "null"] } } }, "type": "object" };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "AudioMetadata#/properties/id/type", keyword: "type", params: { type: schema2.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
      }
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/filename", schemaPath: "AudioMetadata#/properties/filename/type", keyword: "type", params: { type: schema2.properties.filename.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "filename", vErrors, count1);
      }
    }
    if (data.extension !== void 0) {
      let data2 = data.extension;
      const count2 = errors;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/extension", schemaPath: "AudioMetadata#/properties/extension/type", keyword: "type", params: { type: schema2.properties.extension.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "extension", vErrors, count2);
      }
    }
    if (data.size !== void 0) {
      let data3 = data.size;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/size", schemaPath: "AudioMetadata#/properties/size/type", keyword: "type", params: { type: schema2.properties.size.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "size", vErrors, count3);
      }
    }
    if (data.audio_duration !== void 0) {
      let data4 = data.audio_duration;
      const count4 = errors;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/audio_duration", schemaPath: "AudioMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema2.properties.audio_duration.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "audio_duration", vErrors, count4);
      }
    }
    if (data.number_of_channels !== void 0) {
      let data5 = data.number_of_channels;
      const count5 = errors;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioMetadata#/properties/number_of_channels/type", keyword: "type", params: { type: schema2.properties.number_of_channels.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "number_of_channels", vErrors, count5);
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
var schema3 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "AudioToLlmAddon#/properties/is_empty/type", keyword: "type", params: { type: schema3.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "AudioToLlmAddon#/properties/exec_time/type", keyword: "type", params: { type: schema3.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "AudioToLlmAddon#/properties/success/type", keyword: "type", params: { type: schema3.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema5 = { "properties": { "prompts": { "member": { "items": { "member": { "items": {}, "type": "array" } }, "type": ["array", "null"] } }, "model": { "member": { "type": ["string", "null"] } } }, "type": "object" };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prompts !== void 0) {
      let data0 = data.prompts;
      const count0 = errors;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: schema5.properties.prompts.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs4 = errors;
          const count1 = errors;
          if (!Array.isArray(data0[i0])) {
            const err1 = { instancePath: instancePath + "/prompts/" + i0, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors > count1) {
            errors = this.leave(data0, i0, vErrors, count1);
          }
          var valid3 = _errs4 === errors;
          if (!valid3) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count0) {
        errors = this.leave(data, "prompts", vErrors, count0);
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      const count2 = errors;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: schema5.properties.model.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "model", vErrors, count2);
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
var schema6 = { "properties": { "url": { "member": { "type": ["string", "null"] } }, "method": { "member": { "type": ["string", "null"] } } }, "type": "object" };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: schema6.properties.url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "url", vErrors, count0);
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/method", schemaPath: "CallbackConfig#/properties/method/type", keyword: "type", params: { type: schema6.properties.method.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "method", vErrors, count1);
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
var schema7 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "ChapterizationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema7.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "ChapterizationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema7.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "ChapterizationAddon#/properties/success/type", keyword: "type", params: { type: schema7.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema9 = { "properties": { "spelling_dictionary": { "member": { "additionalProperties": { "member": { "items": { "member": { "type": "string" } }, "type": "array" } }, "type": ["object", "null"] } } }, "type": "object" };
var obj0 = [];
var func0 = shortStep;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spelling_dictionary !== void 0) {
      let data0 = data.spelling_dictionary;
      const count0 = errors;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.member.type }, message: "must be object,null" };
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
            const step0 = func0(key0);
            let data1 = data0[key0];
            const _errs5 = errors;
            const count1 = errors;
            if (Array.isArray(data1)) {
              for (let i0 = 0; i0 < data1.length; i0++) {
                const _errs8 = errors;
                const count2 = errors;
                if (typeof data1[i0] !== "string") {
                  const err1 = { instancePath: instancePath + "/spelling_dictionary/" + step0 + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
                if (errors > count2) {
                  errors = this.leave(data1, i0, vErrors, count2);
                }
                var valid6 = _errs8 === errors;
                if (!valid6) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            } else {
              const err2 = { instancePath: instancePath + "/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (errors > count1) {
              errors = this.leave(data0, key0, vErrors, count1);
            }
            var valid3 = _errs5 === errors;
            if (!valid3) {
              if (errors >= 1e3) {
                break;
              }
            }
          }
        }
      }
      if (errors > count0) {
        errors = this.leave(data, "spelling_dictionary", vErrors, count0);
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
var schema10 = { "items": { "member": { "type": ["string", "object"], "allOf": [{ "if": { "type": ["object"] }, "then": { "$ref": "CustomVocabularyEntry#" } }] } }, "type": "array" };
var schema11 = { "properties": { "value": { "member": { "type": ["string", "null"] } }, "intensity": { "member": { "type": ["number", "null"] } }, "pronunciations": { "member": { "items": { "member": { "type": "string" } }, "type": ["array", "null"] } }, "language": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } } } }, "type": "object" };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0) {
      let data0 = data.value;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/value", schemaPath: "CustomVocabularyEntry#/properties/value/type", keyword: "type", params: { type: schema11.properties.value.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "value", vErrors, count0);
      }
    }
    if (data.intensity !== void 0) {
      let data1 = data.intensity;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/intensity", schemaPath: "CustomVocabularyEntry#/properties/intensity/type", keyword: "type", params: { type: schema11.properties.intensity.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "intensity", vErrors, count1);
      }
    }
    if (data.pronunciations !== void 0) {
      let data2 = data.pronunciations;
      const count2 = errors;
      if (!Array.isArray(data2) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/pronunciations", schemaPath: "CustomVocabularyEntry#/properties/pronunciations/type", keyword: "type", params: { type: schema11.properties.pronunciations.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (Array.isArray(data2)) {
        for (let i0 = 0; i0 < data2.length; i0++) {
          const _errs10 = errors;
          const count3 = errors;
          if (typeof data2[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/pronunciations/" + i0, schemaPath: "CustomVocabularyEntry#/properties/pronunciations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (errors > count3) {
            errors = this.leave(data2, i0, vErrors, count3);
          }
          var valid5 = _errs10 === errors;
          if (!valid5) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count2) {
        errors = this.leave(data, "pronunciations", vErrors, count2);
      }
    }
    if (data.language !== void 0) {
      let data4 = data.language;
      const count4 = errors;
      const _errs15 = errors;
      const _errs16 = errors;
      if (data4 !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs16 === errors;
      errors = _errs15;
      if (vErrors !== null) {
        if (_errs15) {
          vErrors.length = _errs15;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs18 = errors;
        if (typeof data4 !== "string") {
          const err5 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
      }
      if (errors > count4) {
        errors = this.leave(data, "language", vErrors, count4);
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
      const count0 = errors;
      if (typeof data0 !== "string" && !(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "CustomVocabulary#/items/type", keyword: "type", params: { type: schema10.items.member.type }, message: "must be string,object" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs5 = errors;
      const _errs6 = errors;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5;
      if (vErrors !== null) {
        if (_errs5) {
          vErrors.length = _errs5;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs8 = errors;
        if (!validate9.call(this, data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs8 === errors;
      }
      if (errors > count0) {
        errors = this.leave(data, i0, vErrors, count0);
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
var schema13 = { "properties": { "vocabulary": { "member": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabulary#" } } }, "default_intensity": { "member": { "type": ["number", "null"] } } }, "type": "object" };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.vocabulary !== void 0) {
      let data0 = data.vocabulary;
      const count0 = errors;
      const _errs3 = errors;
      const _errs4 = errors;
      if (data0 !== null) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
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
        if (!validate8.call(this, data0, { instancePath: instancePath + "/vocabulary", parentData: data, parentDataProperty: "vocabulary", rootData })) {
          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs6 === errors;
      }
      if (errors > count0) {
        errors = this.leave(data, "vocabulary", vErrors, count0);
      }
    }
    if (data.default_intensity !== void 0) {
      let data1 = data.default_intensity;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/default_intensity", schemaPath: "CustomVocabularyConfig#/properties/default_intensity/type", keyword: "type", params: { type: schema13.properties.default_intensity.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "default_intensity", vErrors, count1);
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
var schema15 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "DiarizationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema15.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "DiarizationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema15.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "DiarizationAddon#/properties/success/type", keyword: "type", params: { type: schema15.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema17 = { "properties": { "number_of_speakers": { "member": { "type": ["number", "null"] } }, "min_speakers": { "member": { "type": ["number", "null"] } }, "max_speakers": { "member": { "type": ["number", "null"] } } }, "type": "object" };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number_of_speakers !== void 0) {
      let data0 = data.number_of_speakers;
      const count0 = errors;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: schema17.properties.number_of_speakers.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "number_of_speakers", vErrors, count0);
      }
    }
    if (data.min_speakers !== void 0) {
      let data1 = data.min_speakers;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: schema17.properties.min_speakers.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "min_speakers", vErrors, count1);
      }
    }
    if (data.max_speakers !== void 0) {
      let data2 = data.max_speakers;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: schema17.properties.max_speakers.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "max_speakers", vErrors, count2);
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
var schema18 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "DisplayModeAddon#/properties/is_empty/type", keyword: "type", params: { type: schema18.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "DisplayModeAddon#/properties/exec_time/type", keyword: "type", params: { type: schema18.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "DisplayModeAddon#/properties/success/type", keyword: "type", params: { type: schema18.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema20 = { "properties": { "timestamp": { "member": { "type": ["string", "null"] } }, "path": { "member": { "type": ["string", "null"] } }, "request_id": { "member": { "type": ["string", "null"] } }, "statusCode": { "member": { "type": ["number", "null"] } }, "message": { "member": { "type": ["string", "null"] } } }, "type": "object" };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.timestamp !== void 0) {
      let data0 = data.timestamp;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/timestamp", schemaPath: "ErrorResponse#/properties/timestamp/type", keyword: "type", params: { type: schema20.properties.timestamp.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "timestamp", vErrors, count0);
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/path", schemaPath: "ErrorResponse#/properties/path/type", keyword: "type", params: { type: schema20.properties.path.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "path", vErrors, count1);
      }
    }
    if (data.request_id !== void 0) {
      let data2 = data.request_id;
      const count2 = errors;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/request_id", schemaPath: "ErrorResponse#/properties/request_id/type", keyword: "type", params: { type: schema20.properties.request_id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "request_id", vErrors, count2);
      }
    }
    if (data.statusCode !== void 0) {
      let data3 = data.statusCode;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/statusCode", schemaPath: "ErrorResponse#/properties/statusCode/type", keyword: "type", params: { type: schema20.properties.statusCode.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "statusCode", vErrors, count3);
      }
    }
    if (data.message !== void 0) {
      let data4 = data.message;
      const count4 = errors;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "ErrorResponse#/properties/message/type", keyword: "type", params: { type: schema20.properties.message.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "message", vErrors, count4);
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
var schema22 = { "properties": { "first": { "member": { "type": ["string", "null"] } }, "current": { "member": { "type": ["string", "null"] } }, "next": { "member": { "type": ["string", "null"] } }, "items": { "member": { "items": { "member": { "$ref": "TranscriptionJob#" } }, "type": ["array", "null"] } } }, "type": "object" };
var schema23 = { "type": "object", "required": [], "properties": { "kind": { "enum": ["pre-recorded", "live"] } }, "if": { "type": "object", "required": ["kind"] }, "then": { "allOf": [{ "if": { "properties": { "kind": { "const": "pre-recorded" } } }, "then": { "$ref": "PreRecordedJob#" } }, { "if": { "properties": { "kind": { "const": "live" } } }, "then": { "$ref": "LiveJob#" } }] }, "else": { "required": ["kind"] } };
var schema24 = { "properties": { "id": { "member": { "type": ["string", "null"] } }, "request_id": { "member": { "type": ["string", "null"] } }, "version": { "member": { "type": ["number", "null"] } }, "status": { "member": { "type": ["string", "null"] } }, "created_at": { "member": { "type": ["string", "null"] } }, "post_session_metadata": { "member": { "additionalProperties": true, "type": ["object", "null"] } }, "kind": { "member": { "type": "string" }, "if": { "type": "string" }, "then": { "const": "pre-recorded" } }, "completed_at": { "member": { "type": ["string", "null"] } }, "error_code": { "member": { "type": ["number", "null"] } }, "custom_metadata": { "member": { "additionalProperties": true, "type": ["object", "null"] } }, "file": { "member": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } } }, "request_params": {}, "result": { "member": { "if": { "type": "null" }, "else": { "$ref": "PreRecordedResult#" } } } }, "type": "object" };
var schema27 = { "properties": { "audio_duration": { "member": { "type": ["number", "null"] } }, "number_of_distinct_channels": { "member": { "type": ["number", "null"] } }, "billing_time": { "member": { "type": ["number", "null"] } }, "transcription_time": { "member": { "type": ["number", "null"] } } }, "type": "object" };
var schema28 = { "properties": { "full_transcript": { "member": { "type": ["string", "null"] } }, "languages": { "member": { "items": { "member": { "$ref": "TranscriptionLanguageCode#" } }, "type": ["array", "null"] } }, "utterances": { "member": { "items": { "member": { "$ref": "Utterance#" } }, "type": ["array", "null"] } }, "sentences": { "member": { "items": { "member": { "$ref": "Sentence#" } }, "type": ["array", "null"] } }, "subtitles": { "member": { "items": { "member": { "$ref": "Subtitle#" } }, "type": ["array", "null"] } } }, "type": "object" };
var schema30 = { "properties": { "text": { "member": { "type": ["string", "null"] } }, "language": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } } }, "start": { "member": { "type": ["number", "null"] } }, "end": { "member": { "type": ["number", "null"] } }, "channel": { "member": { "type": ["number", "null"] } }, "words": { "member": { "items": { "member": { "$ref": "Word#" } }, "type": ["array", "null"] } }, "confidence": { "member": { "type": ["number", "null"] } }, "speaker": { "member": { "type": ["number", "null"] } } }, "type": "object" };
var schema32 = { "properties": { "word": { "member": { "type": ["string", "null"] } }, "start": { "member": { "type": ["number", "null"] } }, "end": { "member": { "type": ["number", "null"] } }, "confidence": { "member": { "type": ["number", "null"] } } }, "type": "object" };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text !== void 0) {
      let data0 = data.text;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/text", schemaPath: "Utterance#/properties/text/type", keyword: "type", params: { type: schema30.properties.text.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "text", vErrors, count0);
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      const count1 = errors;
      const _errs6 = errors;
      const _errs7 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
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
        if (typeof data1 !== "string") {
          const err2 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "language", vErrors, count1);
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/start", schemaPath: "Utterance#/properties/start/type", keyword: "type", params: { type: schema30.properties.start.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "start", vErrors, count2);
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/end", schemaPath: "Utterance#/properties/end/type", keyword: "type", params: { type: schema30.properties.end.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "end", vErrors, count3);
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      const count4 = errors;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/channel", schemaPath: "Utterance#/properties/channel/type", keyword: "type", params: { type: schema30.properties.channel.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "channel", vErrors, count4);
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      const count5 = errors;
      if (!Array.isArray(data5) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/words", schemaPath: "Utterance#/properties/words/type", keyword: "type", params: { type: schema30.properties.words.member.type }, message: "must be array,null" };
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
          const _errs24 = errors;
          const count6 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.word !== void 0) {
              let data7 = data6.word;
              const count7 = errors;
              if (typeof data7 !== "string" && data7 !== null) {
                const err7 = { instancePath: instancePath + "/words/" + i0 + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: schema32.properties.word.member.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (errors > count7) {
                errors = this.leave(data6, "word", vErrors, count7);
              }
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              const count8 = errors;
              if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
                const err8 = { instancePath: instancePath + "/words/" + i0 + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: schema32.properties.start.member.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (errors > count8) {
                errors = this.leave(data6, "start", vErrors, count8);
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              const count9 = errors;
              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                const err9 = { instancePath: instancePath + "/words/" + i0 + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: schema32.properties.end.member.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (errors > count9) {
                errors = this.leave(data6, "end", vErrors, count9);
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              const count10 = errors;
              if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
                const err10 = { instancePath: instancePath + "/words/" + i0 + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: schema32.properties.confidence.member.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (errors > count10) {
                errors = this.leave(data6, "confidence", vErrors, count10);
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
          if (errors > count6) {
            errors = this.leave(data5, i0, vErrors, count6);
          }
          var valid10 = _errs24 === errors;
          if (!valid10) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count5) {
        errors = this.leave(data, "words", vErrors, count5);
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      const count11 = errors;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
        const err12 = { instancePath: instancePath + "/confidence", schemaPath: "Utterance#/properties/confidence/type", keyword: "type", params: { type: schema30.properties.confidence.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (errors > count11) {
        errors = this.leave(data, "confidence", vErrors, count11);
      }
    }
    if (data.speaker !== void 0) {
      let data12 = data.speaker;
      const count12 = errors;
      if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
        const err13 = { instancePath: instancePath + "/speaker", schemaPath: "Utterance#/properties/speaker/type", keyword: "type", params: { type: schema30.properties.speaker.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (errors > count12) {
        errors = this.leave(data, "speaker", vErrors, count12);
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
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/full_transcript", schemaPath: "Transcription#/properties/full_transcript/type", keyword: "type", params: { type: schema28.properties.full_transcript.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "full_transcript", vErrors, count0);
      }
    }
    if (data.languages !== void 0) {
      let data1 = data.languages;
      const count1 = errors;
      if (!Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/languages", schemaPath: "Transcription#/properties/languages/type", keyword: "type", params: { type: schema28.properties.languages.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (Array.isArray(data1)) {
        for (let i0 = 0; i0 < data1.length; i0++) {
          const _errs7 = errors;
          const count2 = errors;
          if (typeof data1[i0] !== "string") {
            const err2 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (errors > count2) {
            errors = this.leave(data1, i0, vErrors, count2);
          }
          var valid4 = _errs7 === errors;
          if (!valid4) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count1) {
        errors = this.leave(data, "languages", vErrors, count1);
      }
    }
    if (data.utterances !== void 0) {
      let data3 = data.utterances;
      const count3 = errors;
      if (!Array.isArray(data3) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/utterances", schemaPath: "Transcription#/properties/utterances/type", keyword: "type", params: { type: schema28.properties.utterances.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        for (let i1 = 0; i1 < data3.length; i1++) {
          const _errs14 = errors;
          const count4 = errors;
          if (!validate24.call(this, data3[i1], { instancePath: instancePath + "/utterances/" + i1, parentData: data3, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
          if (errors > count4) {
            errors = this.leave(data3, i1, vErrors, count4);
          }
          var valid9 = _errs14 === errors;
          if (!valid9) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count3) {
        errors = this.leave(data, "utterances", vErrors, count3);
      }
    }
    if (data.sentences !== void 0) {
      let data5 = data.sentences;
      const count5 = errors;
      if (!Array.isArray(data5) && data5 !== null) {
        const err4 = { instancePath: instancePath + "/sentences", schemaPath: "Transcription#/properties/sentences/type", keyword: "type", params: { type: schema28.properties.sentences.member.type }, message: "must be array,null" };
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
          const _errs19 = errors;
          const count6 = errors;
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
          if (errors > count6) {
            errors = this.leave(data5, i2, vErrors, count6);
          }
          var valid13 = _errs19 === errors;
          if (!valid13) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count5) {
        errors = this.leave(data, "sentences", vErrors, count5);
      }
    }
    if (data.subtitles !== void 0) {
      let data7 = data.subtitles;
      const count7 = errors;
      if (!Array.isArray(data7) && data7 !== null) {
        const err6 = { instancePath: instancePath + "/subtitles", schemaPath: "Transcription#/properties/subtitles/type", keyword: "type", params: { type: schema28.properties.subtitles.member.type }, message: "must be array,null" };
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
          const _errs27 = errors;
          const count8 = errors;
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
          if (errors > count8) {
            errors = this.leave(data7, i3, vErrors, count8);
          }
          var valid18 = _errs27 === errors;
          if (!valid18) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count7) {
        errors = this.leave(data, "subtitles", vErrors, count7);
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
var schema35 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "TranslationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema35.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "TranslationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema35.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "TranslationAddon#/properties/success/type", keyword: "type", params: { type: schema35.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema37 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "SummarizationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema37.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "SummarizationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema37.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "SummarizationAddon#/properties/success/type", keyword: "type", params: { type: schema37.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema39 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "NamedEntityRecognitionAddon#/properties/is_empty/type", keyword: "type", params: { type: schema39.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "NamedEntityRecognitionAddon#/properties/exec_time/type", keyword: "type", params: { type: schema39.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "NamedEntityRecognitionAddon#/properties/success/type", keyword: "type", params: { type: schema39.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema41 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "SentimentAnalysisAddon#/properties/is_empty/type", keyword: "type", params: { type: schema41.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "SentimentAnalysisAddon#/properties/exec_time/type", keyword: "type", params: { type: schema41.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "SentimentAnalysisAddon#/properties/success/type", keyword: "type", params: { type: schema41.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema43 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "ModerationAddon#/properties/is_empty/type", keyword: "type", params: { type: schema43.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "ModerationAddon#/properties/exec_time/type", keyword: "type", params: { type: schema43.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "ModerationAddon#/properties/success/type", keyword: "type", params: { type: schema43.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema45 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "NameConsistencyAddon#/properties/is_empty/type", keyword: "type", params: { type: schema45.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "NameConsistencyAddon#/properties/exec_time/type", keyword: "type", params: { type: schema45.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "NameConsistencyAddon#/properties/success/type", keyword: "type", params: { type: schema45.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema47 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "StructuredDataExtractionAddon#/properties/is_empty/type", keyword: "type", params: { type: schema47.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "StructuredDataExtractionAddon#/properties/exec_time/type", keyword: "type", params: { type: schema47.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "StructuredDataExtractionAddon#/properties/success/type", keyword: "type", params: { type: schema47.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
var schema49 = { "properties": { "is_empty": { "member": { "type": ["boolean", "null"] } }, "exec_time": { "member": { "type": ["number", "null"] } }, "success": { "member": { "type": ["boolean", "null"] } }, "error": { "member": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } } }, "results": {} }, "type": "object" };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_empty !== void 0) {
      let data0 = data.is_empty;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/is_empty", schemaPath: "SentencesAddon#/properties/is_empty/type", keyword: "type", params: { type: schema49.properties.is_empty.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "is_empty", vErrors, count0);
      }
    }
    if (data.exec_time !== void 0) {
      let data1 = data.exec_time;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/exec_time", schemaPath: "SentencesAddon#/properties/exec_time/type", keyword: "type", params: { type: schema49.properties.exec_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "exec_time", vErrors, count1);
      }
    }
    if (data.success !== void 0) {
      let data2 = data.success;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/success", schemaPath: "SentencesAddon#/properties/success/type", keyword: "type", params: { type: schema49.properties.success.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "success", vErrors, count2);
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      const count3 = errors;
      const _errs12 = errors;
      const _errs13 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs15 = errors;
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
        var _valid0 = _errs15 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "error", vErrors, count3);
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
      const count0 = errors;
      const _errs3 = errors;
      const _errs4 = errors;
      if (data0 !== null) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
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
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.audio_duration !== void 0) {
            let data1 = data0.audio_duration;
            const count1 = errors;
            if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
              const err1 = { instancePath: instancePath + "/metadata/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema27.properties.audio_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (errors > count1) {
              errors = this.leave(data0, "audio_duration", vErrors, count1);
            }
          }
          if (data0.number_of_distinct_channels !== void 0) {
            let data2 = data0.number_of_distinct_channels;
            const count2 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
              const err2 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: schema27.properties.number_of_distinct_channels.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (errors > count2) {
              errors = this.leave(data0, "number_of_distinct_channels", vErrors, count2);
            }
          }
          if (data0.billing_time !== void 0) {
            let data3 = data0.billing_time;
            const count3 = errors;
            if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
              const err3 = { instancePath: instancePath + "/metadata/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: schema27.properties.billing_time.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (errors > count3) {
              errors = this.leave(data0, "billing_time", vErrors, count3);
            }
          }
          if (data0.transcription_time !== void 0) {
            let data4 = data0.transcription_time;
            const count4 = errors;
            if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
              const err4 = { instancePath: instancePath + "/metadata/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: schema27.properties.transcription_time.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (errors > count4) {
              errors = this.leave(data0, "transcription_time", vErrors, count4);
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
        var _valid0 = _errs6 === errors;
      }
      if (errors > count0) {
        errors = this.leave(data, "metadata", vErrors, count0);
      }
    }
    if (data.transcription !== void 0) {
      let data5 = data.transcription;
      const count5 = errors;
      const _errs23 = errors;
      const _errs24 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid1 = _errs24 === errors;
      errors = _errs23;
      if (vErrors !== null) {
        if (_errs23) {
          vErrors.length = _errs23;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs26 = errors;
        if (!validate23.call(this, data5, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs26 === errors;
      }
      if (errors > count5) {
        errors = this.leave(data, "transcription", vErrors, count5);
      }
    }
    if (data.translation !== void 0) {
      let data6 = data.translation;
      const count6 = errors;
      const _errs29 = errors;
      const _errs30 = errors;
      if (data6 !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid2 = _errs30 === errors;
      errors = _errs29;
      if (vErrors !== null) {
        if (_errs29) {
          vErrors.length = _errs29;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs32 = errors;
        if (!validate27.call(this, data6, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs32 === errors;
      }
      if (errors > count6) {
        errors = this.leave(data, "translation", vErrors, count6);
      }
    }
    if (data.summarization !== void 0) {
      let data7 = data.summarization;
      const count7 = errors;
      const _errs35 = errors;
      const _errs36 = errors;
      if (data7 !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid3 = _errs36 === errors;
      errors = _errs35;
      if (vErrors !== null) {
        if (_errs35) {
          vErrors.length = _errs35;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs38 = errors;
        if (!validate29.call(this, data7, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
        var _valid3 = _errs38 === errors;
      }
      if (errors > count7) {
        errors = this.leave(data, "summarization", vErrors, count7);
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data8 = data.named_entity_recognition;
      const count8 = errors;
      const _errs41 = errors;
      const _errs42 = errors;
      if (data8 !== null) {
        const err9 = {};
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid4 = _errs42 === errors;
      errors = _errs41;
      if (vErrors !== null) {
        if (_errs41) {
          vErrors.length = _errs41;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs44 = errors;
        if (!validate31.call(this, data8, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs44 === errors;
      }
      if (errors > count8) {
        errors = this.leave(data, "named_entity_recognition", vErrors, count8);
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data9 = data.sentiment_analysis;
      const count9 = errors;
      const _errs47 = errors;
      const _errs48 = errors;
      if (data9 !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid5 = _errs48 === errors;
      errors = _errs47;
      if (vErrors !== null) {
        if (_errs47) {
          vErrors.length = _errs47;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs50 = errors;
        if (!validate33.call(this, data9, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
          vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs50 === errors;
      }
      if (errors > count9) {
        errors = this.leave(data, "sentiment_analysis", vErrors, count9);
      }
    }
    if (data.chapterization !== void 0) {
      let data10 = data.chapterization;
      const count10 = errors;
      const _errs53 = errors;
      const _errs54 = errors;
      if (data10 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid6 = _errs54 === errors;
      errors = _errs53;
      if (vErrors !== null) {
        if (_errs53) {
          vErrors.length = _errs53;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs56 = errors;
        if (!validate6.call(this, data10, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
          vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
          errors = vErrors.length;
        }
        var _valid6 = _errs56 === errors;
      }
      if (errors > count10) {
        errors = this.leave(data, "chapterization", vErrors, count10);
      }
    }
    if (data.moderation !== void 0) {
      let data11 = data.moderation;
      const count11 = errors;
      const _errs59 = errors;
      const _errs60 = errors;
      if (data11 !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid7 = _errs60 === errors;
      errors = _errs59;
      if (vErrors !== null) {
        if (_errs59) {
          vErrors.length = _errs59;
        } else {
          vErrors = null;
        }
      }
      if (!_valid7) {
        const _errs62 = errors;
        if (!validate36.call(this, data11, { instancePath: instancePath + "/moderation", parentData: data, parentDataProperty: "moderation", rootData })) {
          vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
          errors = vErrors.length;
        }
        var _valid7 = _errs62 === errors;
      }
      if (errors > count11) {
        errors = this.leave(data, "moderation", vErrors, count11);
      }
    }
    if (data.name_consistency !== void 0) {
      let data12 = data.name_consistency;
      const count12 = errors;
      const _errs65 = errors;
      const _errs66 = errors;
      if (data12 !== null) {
        const err13 = {};
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid8 = _errs66 === errors;
      errors = _errs65;
      if (vErrors !== null) {
        if (_errs65) {
          vErrors.length = _errs65;
        } else {
          vErrors = null;
        }
      }
      if (!_valid8) {
        const _errs68 = errors;
        if (!validate38.call(this, data12, { instancePath: instancePath + "/name_consistency", parentData: data, parentDataProperty: "name_consistency", rootData })) {
          vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
          errors = vErrors.length;
        }
        var _valid8 = _errs68 === errors;
      }
      if (errors > count12) {
        errors = this.leave(data, "name_consistency", vErrors, count12);
      }
    }
    if (data.structured_data_extraction !== void 0) {
      let data13 = data.structured_data_extraction;
      const count13 = errors;
      const _errs71 = errors;
      const _errs72 = errors;
      if (data13 !== null) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid9 = _errs72 === errors;
      errors = _errs71;
      if (vErrors !== null) {
        if (_errs71) {
          vErrors.length = _errs71;
        } else {
          vErrors = null;
        }
      }
      if (!_valid9) {
        const _errs74 = errors;
        if (!validate40.call(this, data13, { instancePath: instancePath + "/structured_data_extraction", parentData: data, parentDataProperty: "structured_data_extraction", rootData })) {
          vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
          errors = vErrors.length;
        }
        var _valid9 = _errs74 === errors;
      }
      if (errors > count13) {
        errors = this.leave(data, "structured_data_extraction", vErrors, count13);
      }
    }
    if (data.audio_to_llm !== void 0) {
      let data14 = data.audio_to_llm;
      const count14 = errors;
      const _errs77 = errors;
      const _errs78 = errors;
      if (data14 !== null) {
        const err15 = {};
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid10 = _errs78 === errors;
      errors = _errs77;
      if (vErrors !== null) {
        if (_errs77) {
          vErrors.length = _errs77;
        } else {
          vErrors = null;
        }
      }
      if (!_valid10) {
        const _errs80 = errors;
        if (!validate3.call(this, data14, { instancePath: instancePath + "/audio_to_llm", parentData: data, parentDataProperty: "audio_to_llm", rootData })) {
          vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
          errors = vErrors.length;
        }
        var _valid10 = _errs80 === errors;
      }
      if (errors > count14) {
        errors = this.leave(data, "audio_to_llm", vErrors, count14);
      }
    }
    if (data.sentences !== void 0) {
      let data15 = data.sentences;
      const count15 = errors;
      const _errs83 = errors;
      const _errs84 = errors;
      if (data15 !== null) {
        const err16 = {};
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid11 = _errs84 === errors;
      errors = _errs83;
      if (vErrors !== null) {
        if (_errs83) {
          vErrors.length = _errs83;
        } else {
          vErrors = null;
        }
      }
      if (!_valid11) {
        const _errs86 = errors;
        if (!validate43.call(this, data15, { instancePath: instancePath + "/sentences", parentData: data, parentDataProperty: "sentences", rootData })) {
          vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
          errors = vErrors.length;
        }
        var _valid11 = _errs86 === errors;
      }
      if (errors > count15) {
        errors = this.leave(data, "sentences", vErrors, count15);
      }
    }
    if (data.display_mode !== void 0) {
      let data16 = data.display_mode;
      const count16 = errors;
      const _errs89 = errors;
      const _errs90 = errors;
      if (data16 !== null) {
        const err17 = {};
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      var _valid12 = _errs90 === errors;
      errors = _errs89;
      if (vErrors !== null) {
        if (_errs89) {
          vErrors.length = _errs89;
        } else {
          vErrors = null;
        }
      }
      if (!_valid12) {
        const _errs92 = errors;
        if (!validate16.call(this, data16, { instancePath: instancePath + "/display_mode", parentData: data, parentDataProperty: "display_mode", rootData })) {
          vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
          errors = vErrors.length;
        }
        var _valid12 = _errs92 === errors;
      }
      if (errors > count16) {
        errors = this.leave(data, "display_mode", vErrors, count16);
      }
    }
    if (data.diarization !== void 0) {
      let data17 = data.diarization;
      const count17 = errors;
      const _errs95 = errors;
      const _errs96 = errors;
      if (data17 !== null) {
        const err18 = {};
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid13 = _errs96 === errors;
      errors = _errs95;
      if (vErrors !== null) {
        if (_errs95) {
          vErrors.length = _errs95;
        } else {
          vErrors = null;
        }
      }
      if (!_valid13) {
        const _errs98 = errors;
        if (!validate14.call(this, data17, { instancePath: instancePath + "/diarization", parentData: data, parentDataProperty: "diarization", rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
        var _valid13 = _errs98 === errors;
      }
      if (errors > count17) {
        errors = this.leave(data, "diarization", vErrors, count17);
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
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/properties/id/type", keyword: "type", params: { type: schema24.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
      }
    }
    if (data.request_id !== void 0) {
      let data1 = data.request_id;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/properties/request_id/type", keyword: "type", params: { type: schema24.properties.request_id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "request_id", vErrors, count1);
      }
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/properties/version/type", keyword: "type", params: { type: schema24.properties.version.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "version", vErrors, count2);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      const count3 = errors;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "PreRecordedJob#/properties/status/type", keyword: "type", params: { type: schema24.properties.status.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "status", vErrors, count3);
      }
    }
    if (data.created_at !== void 0) {
      let data4 = data.created_at;
      const count4 = errors;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/properties/created_at/type", keyword: "type", params: { type: schema24.properties.created_at.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "created_at", vErrors, count4);
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data5 = data.post_session_metadata;
      const count5 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/properties/post_session_metadata/type", keyword: "type", params: { type: schema24.properties.post_session_metadata.member.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "post_session_metadata", vErrors, count5);
      }
    }
    if (data.kind !== void 0) {
      let data6 = data.kind;
      const _errs21 = errors;
      const _errs22 = errors;
      if (typeof data6 !== "string") {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs22 === errors;
      errors = _errs21;
      if (vErrors !== null) {
        if (_errs21) {
          vErrors.length = _errs21;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs24 = errors;
        if ("pre-recorded" !== data6) {
          const err7 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/properties/kind/then/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
      }
      const count6 = errors;
      if (typeof data6 !== "string") {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (errors > count6) {
        errors = this.leave(data, "kind", vErrors, count6);
      }
    }
    if (data.completed_at !== void 0) {
      let data7 = data.completed_at;
      const count7 = errors;
      if (typeof data7 !== "string" && data7 !== null) {
        const err9 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/properties/completed_at/type", keyword: "type", params: { type: schema24.properties.completed_at.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (errors > count7) {
        errors = this.leave(data, "completed_at", vErrors, count7);
      }
    }
    if (data.error_code !== void 0) {
      let data8 = data.error_code;
      const count8 = errors;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err10 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/properties/error_code/type", keyword: "type", params: { type: schema24.properties.error_code.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (errors > count8) {
        errors = this.leave(data, "error_code", vErrors, count8);
      }
    }
    if (data.custom_metadata !== void 0) {
      let data9 = data.custom_metadata;
      const count9 = errors;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
        const err11 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/properties/custom_metadata/type", keyword: "type", params: { type: schema24.properties.custom_metadata.member.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (errors > count9) {
        errors = this.leave(data, "custom_metadata", vErrors, count9);
      }
    }
    if (data.file !== void 0) {
      let data10 = data.file;
      const count10 = errors;
      const _errs39 = errors;
      const _errs40 = errors;
      if (data10 !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid1 = _errs40 === errors;
      errors = _errs39;
      if (vErrors !== null) {
        if (_errs39) {
          vErrors.length = _errs39;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs42 = errors;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          if (data10.id !== void 0) {
            let data11 = data10.id;
            const count11 = errors;
            if (typeof data11 !== "string" && data11 !== null) {
              const err13 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: schema1.properties.id.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (errors > count11) {
              errors = this.leave(data10, "id", vErrors, count11);
            }
          }
          if (data10.filename !== void 0) {
            let data12 = data10.filename;
            const count12 = errors;
            if (typeof data12 !== "string" && data12 !== null) {
              const err14 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (errors > count12) {
              errors = this.leave(data10, "filename", vErrors, count12);
            }
          }
          if (data10.source !== void 0) {
            let data13 = data10.source;
            const count13 = errors;
            if (typeof data13 !== "string" && data13 !== null) {
              const err15 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (errors > count13) {
              errors = this.leave(data10, "source", vErrors, count13);
            }
          }
          if (data10.audio_duration !== void 0) {
            let data14 = data10.audio_duration;
            const count14 = errors;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err16 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (errors > count14) {
              errors = this.leave(data10, "audio_duration", vErrors, count14);
            }
          }
          if (data10.number_of_channels !== void 0) {
            let data15 = data10.number_of_channels;
            const count15 = errors;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err17 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (errors > count15) {
              errors = this.leave(data10, "number_of_channels", vErrors, count15);
            }
          }
        } else {
          const err18 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid1 = _errs42 === errors;
      }
      if (errors > count10) {
        errors = this.leave(data, "file", vErrors, count10);
      }
    }
    if (data.result !== void 0) {
      let data16 = data.result;
      const count16 = errors;
      const _errs62 = errors;
      const _errs63 = errors;
      if (data16 !== null) {
        const err19 = {};
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid2 = _errs63 === errors;
      errors = _errs62;
      if (vErrors !== null) {
        if (_errs62) {
          vErrors.length = _errs62;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs65 = errors;
        if (!validate22.call(this, data16, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs65 === errors;
      }
      if (errors > count16) {
        errors = this.leave(data, "result", vErrors, count16);
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "PreRecordedJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var schema51 = { "properties": { "id": { "member": { "type": ["string", "null"] } }, "request_id": { "member": { "type": ["string", "null"] } }, "version": { "member": { "type": ["number", "null"] } }, "status": { "member": { "type": ["string", "null"] } }, "created_at": { "member": { "type": ["string", "null"] } }, "post_session_metadata": { "member": { "additionalProperties": true, "type": ["object", "null"] } }, "kind": { "member": { "type": "string" }, "if": { "type": "string" }, "then": { "const": "live" } }, "completed_at": { "member": { "type": ["string", "null"] } }, "error_code": { "member": { "type": ["number", "null"] } }, "custom_metadata": { "member": { "additionalProperties": true, "type": ["object", "null"] } }, "file": { "member": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } } }, "request_params": {}, "result": { "member": { "if": { "type": "null" }, "else": { "$ref": "LiveResult#" } } } }, "type": "object" };
var schema53 = { "properties": { "metadata": { "member": { "if": { "type": "null" }, "else": { "$ref": "ResultMetadata#" } } }, "transcription": { "member": { "if": { "type": "null" }, "else": { "$ref": "Transcription#" } } }, "translation": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranslationAddon#" } } }, "summarization": { "member": { "if": { "type": "null" }, "else": { "$ref": "SummarizationAddon#" } } }, "named_entity_recognition": { "member": { "if": { "type": "null" }, "else": { "$ref": "NamedEntityRecognitionAddon#" } } }, "sentiment_analysis": { "member": { "if": { "type": "null" }, "else": { "$ref": "SentimentAnalysisAddon#" } } }, "chapterization": { "member": { "if": { "type": "null" }, "else": { "$ref": "ChapterizationAddon#" } } }, "messages": { "member": { "items": { "member": { "type": "string" } }, "type": ["array", "null"] } } }, "type": "object" };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      const count0 = errors;
      const _errs3 = errors;
      const _errs4 = errors;
      if (data0 !== null) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
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
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.audio_duration !== void 0) {
            let data1 = data0.audio_duration;
            const count1 = errors;
            if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
              const err1 = { instancePath: instancePath + "/metadata/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema27.properties.audio_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (errors > count1) {
              errors = this.leave(data0, "audio_duration", vErrors, count1);
            }
          }
          if (data0.number_of_distinct_channels !== void 0) {
            let data2 = data0.number_of_distinct_channels;
            const count2 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
              const err2 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: schema27.properties.number_of_distinct_channels.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (errors > count2) {
              errors = this.leave(data0, "number_of_distinct_channels", vErrors, count2);
            }
          }
          if (data0.billing_time !== void 0) {
            let data3 = data0.billing_time;
            const count3 = errors;
            if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
              const err3 = { instancePath: instancePath + "/metadata/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: schema27.properties.billing_time.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (errors > count3) {
              errors = this.leave(data0, "billing_time", vErrors, count3);
            }
          }
          if (data0.transcription_time !== void 0) {
            let data4 = data0.transcription_time;
            const count4 = errors;
            if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
              const err4 = { instancePath: instancePath + "/metadata/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: schema27.properties.transcription_time.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (errors > count4) {
              errors = this.leave(data0, "transcription_time", vErrors, count4);
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
        var _valid0 = _errs6 === errors;
      }
      if (errors > count0) {
        errors = this.leave(data, "metadata", vErrors, count0);
      }
    }
    if (data.transcription !== void 0) {
      let data5 = data.transcription;
      const count5 = errors;
      const _errs23 = errors;
      const _errs24 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid1 = _errs24 === errors;
      errors = _errs23;
      if (vErrors !== null) {
        if (_errs23) {
          vErrors.length = _errs23;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs26 = errors;
        if (!validate23.call(this, data5, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs26 === errors;
      }
      if (errors > count5) {
        errors = this.leave(data, "transcription", vErrors, count5);
      }
    }
    if (data.translation !== void 0) {
      let data6 = data.translation;
      const count6 = errors;
      const _errs29 = errors;
      const _errs30 = errors;
      if (data6 !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid2 = _errs30 === errors;
      errors = _errs29;
      if (vErrors !== null) {
        if (_errs29) {
          vErrors.length = _errs29;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs32 = errors;
        if (!validate27.call(this, data6, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs32 === errors;
      }
      if (errors > count6) {
        errors = this.leave(data, "translation", vErrors, count6);
      }
    }
    if (data.summarization !== void 0) {
      let data7 = data.summarization;
      const count7 = errors;
      const _errs35 = errors;
      const _errs36 = errors;
      if (data7 !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid3 = _errs36 === errors;
      errors = _errs35;
      if (vErrors !== null) {
        if (_errs35) {
          vErrors.length = _errs35;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs38 = errors;
        if (!validate29.call(this, data7, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
        var _valid3 = _errs38 === errors;
      }
      if (errors > count7) {
        errors = this.leave(data, "summarization", vErrors, count7);
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data8 = data.named_entity_recognition;
      const count8 = errors;
      const _errs41 = errors;
      const _errs42 = errors;
      if (data8 !== null) {
        const err9 = {};
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid4 = _errs42 === errors;
      errors = _errs41;
      if (vErrors !== null) {
        if (_errs41) {
          vErrors.length = _errs41;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs44 = errors;
        if (!validate31.call(this, data8, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
        var _valid4 = _errs44 === errors;
      }
      if (errors > count8) {
        errors = this.leave(data, "named_entity_recognition", vErrors, count8);
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data9 = data.sentiment_analysis;
      const count9 = errors;
      const _errs47 = errors;
      const _errs48 = errors;
      if (data9 !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid5 = _errs48 === errors;
      errors = _errs47;
      if (vErrors !== null) {
        if (_errs47) {
          vErrors.length = _errs47;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs50 = errors;
        if (!validate33.call(this, data9, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
          vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs50 === errors;
      }
      if (errors > count9) {
        errors = this.leave(data, "sentiment_analysis", vErrors, count9);
      }
    }
    if (data.chapterization !== void 0) {
      let data10 = data.chapterization;
      const count10 = errors;
      const _errs53 = errors;
      const _errs54 = errors;
      if (data10 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid6 = _errs54 === errors;
      errors = _errs53;
      if (vErrors !== null) {
        if (_errs53) {
          vErrors.length = _errs53;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs56 = errors;
        if (!validate6.call(this, data10, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
          vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
          errors = vErrors.length;
        }
        var _valid6 = _errs56 === errors;
      }
      if (errors > count10) {
        errors = this.leave(data, "chapterization", vErrors, count10);
      }
    }
    if (data.messages !== void 0) {
      let data11 = data.messages;
      const count11 = errors;
      if (!Array.isArray(data11) && data11 !== null) {
        const err12 = { instancePath: instancePath + "/messages", schemaPath: "LiveResult#/properties/messages/type", keyword: "type", params: { type: schema53.properties.messages.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (Array.isArray(data11)) {
        for (let i0 = 0; i0 < data11.length; i0++) {
          const _errs60 = errors;
          const count12 = errors;
          if (typeof data11[i0] !== "string") {
            const err13 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "LiveResult#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (errors > count12) {
            errors = this.leave(data11, i0, vErrors, count12);
          }
          var valid23 = _errs60 === errors;
          if (!valid23) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count11) {
        errors = this.leave(data, "messages", vErrors, count11);
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
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/properties/id/type", keyword: "type", params: { type: schema51.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
      }
    }
    if (data.request_id !== void 0) {
      let data1 = data.request_id;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/properties/request_id/type", keyword: "type", params: { type: schema51.properties.request_id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "request_id", vErrors, count1);
      }
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/properties/version/type", keyword: "type", params: { type: schema51.properties.version.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "version", vErrors, count2);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      const count3 = errors;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "LiveJob#/properties/status/type", keyword: "type", params: { type: schema51.properties.status.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "status", vErrors, count3);
      }
    }
    if (data.created_at !== void 0) {
      let data4 = data.created_at;
      const count4 = errors;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/properties/created_at/type", keyword: "type", params: { type: schema51.properties.created_at.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "created_at", vErrors, count4);
      }
    }
    if (data.post_session_metadata !== void 0) {
      let data5 = data.post_session_metadata;
      const count5 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/properties/post_session_metadata/type", keyword: "type", params: { type: schema51.properties.post_session_metadata.member.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "post_session_metadata", vErrors, count5);
      }
    }
    if (data.kind !== void 0) {
      let data6 = data.kind;
      const _errs21 = errors;
      const _errs22 = errors;
      if (typeof data6 !== "string") {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs22 === errors;
      errors = _errs21;
      if (vErrors !== null) {
        if (_errs21) {
          vErrors.length = _errs21;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs24 = errors;
        if ("live" !== data6) {
          const err7 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/properties/kind/then/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
      }
      const count6 = errors;
      if (typeof data6 !== "string") {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (errors > count6) {
        errors = this.leave(data, "kind", vErrors, count6);
      }
    }
    if (data.completed_at !== void 0) {
      let data7 = data.completed_at;
      const count7 = errors;
      if (typeof data7 !== "string" && data7 !== null) {
        const err9 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/properties/completed_at/type", keyword: "type", params: { type: schema51.properties.completed_at.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (errors > count7) {
        errors = this.leave(data, "completed_at", vErrors, count7);
      }
    }
    if (data.error_code !== void 0) {
      let data8 = data.error_code;
      const count8 = errors;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err10 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/properties/error_code/type", keyword: "type", params: { type: schema51.properties.error_code.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (errors > count8) {
        errors = this.leave(data, "error_code", vErrors, count8);
      }
    }
    if (data.custom_metadata !== void 0) {
      let data9 = data.custom_metadata;
      const count9 = errors;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
        const err11 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/properties/custom_metadata/type", keyword: "type", params: { type: schema51.properties.custom_metadata.member.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (errors > count9) {
        errors = this.leave(data, "custom_metadata", vErrors, count9);
      }
    }
    if (data.file !== void 0) {
      let data10 = data.file;
      const count10 = errors;
      const _errs39 = errors;
      const _errs40 = errors;
      if (data10 !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid1 = _errs40 === errors;
      errors = _errs39;
      if (vErrors !== null) {
        if (_errs39) {
          vErrors.length = _errs39;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs42 = errors;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          if (data10.id !== void 0) {
            let data11 = data10.id;
            const count11 = errors;
            if (typeof data11 !== "string" && data11 !== null) {
              const err13 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: schema1.properties.id.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (errors > count11) {
              errors = this.leave(data10, "id", vErrors, count11);
            }
          }
          if (data10.filename !== void 0) {
            let data12 = data10.filename;
            const count12 = errors;
            if (typeof data12 !== "string" && data12 !== null) {
              const err14 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (errors > count12) {
              errors = this.leave(data10, "filename", vErrors, count12);
            }
          }
          if (data10.source !== void 0) {
            let data13 = data10.source;
            const count13 = errors;
            if (typeof data13 !== "string" && data13 !== null) {
              const err15 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (errors > count13) {
              errors = this.leave(data10, "source", vErrors, count13);
            }
          }
          if (data10.audio_duration !== void 0) {
            let data14 = data10.audio_duration;
            const count14 = errors;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err16 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (errors > count14) {
              errors = this.leave(data10, "audio_duration", vErrors, count14);
            }
          }
          if (data10.number_of_channels !== void 0) {
            let data15 = data10.number_of_channels;
            const count15 = errors;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err17 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (errors > count15) {
              errors = this.leave(data10, "number_of_channels", vErrors, count15);
            }
          }
        } else {
          const err18 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid1 = _errs42 === errors;
      }
      if (errors > count10) {
        errors = this.leave(data, "file", vErrors, count10);
      }
    }
    if (data.result !== void 0) {
      let data16 = data.result;
      const count16 = errors;
      const _errs62 = errors;
      const _errs63 = errors;
      if (data16 !== null) {
        const err19 = {};
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid2 = _errs63 === errors;
      errors = _errs62;
      if (vErrors !== null) {
        if (_errs62) {
          vErrors.length = _errs62;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs65 = errors;
        if (!validate50.call(this, data16, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
          vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs65 === errors;
      }
      if (errors > count16) {
        errors = this.leave(data, "result", vErrors, count16);
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "LiveJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
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
      if (!validate21.call(this, data, { instancePath, parentData, parentDataProperty, rootData })) {
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
      if (!validate49.call(this, data, { instancePath, parentData, parentDataProperty, rootData })) {
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
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/first", schemaPath: "JobPage#/properties/first/type", keyword: "type", params: { type: schema22.properties.first.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "first", vErrors, count0);
      }
    }
    if (data.current !== void 0) {
      let data1 = data.current;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/current", schemaPath: "JobPage#/properties/current/type", keyword: "type", params: { type: schema22.properties.current.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "current", vErrors, count1);
      }
    }
    if (data.next !== void 0) {
      let data2 = data.next;
      const count2 = errors;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/next", schemaPath: "JobPage#/properties/next/type", keyword: "type", params: { type: schema22.properties.next.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "next", vErrors, count2);
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      const count3 = errors;
      if (!Array.isArray(data3) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "JobPage#/properties/items/type", keyword: "type", params: { type: schema22.properties.items.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        for (let i0 = 0; i0 < data3.length; i0++) {
          const _errs13 = errors;
          const count4 = errors;
          if (!validate20.call(this, data3[i0], { instancePath: instancePath + "/items/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
            errors = vErrors.length;
          }
          if (errors > count4) {
            errors = this.leave(data3, i0, vErrors, count4);
          }
          var valid6 = _errs13 === errors;
          if (!valid6) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count3) {
        errors = this.leave(data, "items", vErrors, count3);
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
var schema56 = { "properties": { "languages": { "member": { "items": { "member": { "$ref": "TranscriptionLanguageCode#" } }, "type": ["array", "null"] } }, "code_switching": { "member": { "type": ["boolean", "null"] } } }, "type": "object" };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.languages !== void 0) {
      let data0 = data.languages;
      const count0 = errors;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/languages", schemaPath: "LanguageConfig#/properties/languages/type", keyword: "type", params: { type: schema56.properties.languages.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs4 = errors;
          const count1 = errors;
          if (typeof data0[i0] !== "string") {
            const err1 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors > count1) {
            errors = this.leave(data0, i0, vErrors, count1);
          }
          var valid3 = _errs4 === errors;
          if (!valid3) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count0) {
        errors = this.leave(data, "languages", vErrors, count0);
      }
    }
    if (data.code_switching !== void 0) {
      let data2 = data.code_switching;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/code_switching", schemaPath: "LanguageConfig#/properties/code_switching/type", keyword: "type", params: { type: schema56.properties.code_switching.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "code_switching", vErrors, count2);
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
var schema58 = { "properties": { "url": { "member": { "type": ["string", "null"] } }, "receive_partial_transcripts": { "member": { "type": ["boolean", "null"] } }, "receive_final_transcripts": { "member": { "type": ["boolean", "null"] } }, "receive_speech_events": { "member": { "type": ["boolean", "null"] } }, "receive_pre_processing_events": { "member": { "type": ["boolean", "null"] } }, "receive_realtime_processing_events": { "member": { "type": ["boolean", "null"] } }, "receive_post_processing_events": { "member": { "type": ["boolean", "null"] } }, "receive_acknowledgments": { "member": { "type": ["boolean", "null"] } }, "receive_errors": { "member": { "type": ["boolean", "null"] } }, "receive_lifecycle_events": { "member": { "type": ["boolean", "null"] } } }, "type": "object" };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/url", schemaPath: "LiveCallbackConfig#/properties/url/type", keyword: "type", params: { type: schema58.properties.url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "url", vErrors, count0);
      }
    }
    if (data.receive_partial_transcripts !== void 0) {
      let data1 = data.receive_partial_transcripts;
      const count1 = errors;
      if (typeof data1 !== "boolean" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/receive_partial_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_partial_transcripts.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "receive_partial_transcripts", vErrors, count1);
      }
    }
    if (data.receive_final_transcripts !== void 0) {
      let data2 = data.receive_final_transcripts;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/receive_final_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_final_transcripts.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "receive_final_transcripts", vErrors, count2);
      }
    }
    if (data.receive_speech_events !== void 0) {
      let data3 = data.receive_speech_events;
      const count3 = errors;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/receive_speech_events", schemaPath: "LiveCallbackConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema58.properties.receive_speech_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "receive_speech_events", vErrors, count3);
      }
    }
    if (data.receive_pre_processing_events !== void 0) {
      let data4 = data.receive_pre_processing_events;
      const count4 = errors;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/receive_pre_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_pre_processing_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "receive_pre_processing_events", vErrors, count4);
      }
    }
    if (data.receive_realtime_processing_events !== void 0) {
      let data5 = data.receive_realtime_processing_events;
      const count5 = errors;
      if (typeof data5 !== "boolean" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/receive_realtime_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_realtime_processing_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "receive_realtime_processing_events", vErrors, count5);
      }
    }
    if (data.receive_post_processing_events !== void 0) {
      let data6 = data.receive_post_processing_events;
      const count6 = errors;
      if (typeof data6 !== "boolean" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/receive_post_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_post_processing_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (errors > count6) {
        errors = this.leave(data, "receive_post_processing_events", vErrors, count6);
      }
    }
    if (data.receive_acknowledgments !== void 0) {
      let data7 = data.receive_acknowledgments;
      const count7 = errors;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/receive_acknowledgments", schemaPath: "LiveCallbackConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema58.properties.receive_acknowledgments.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (errors > count7) {
        errors = this.leave(data, "receive_acknowledgments", vErrors, count7);
      }
    }
    if (data.receive_errors !== void 0) {
      let data8 = data.receive_errors;
      const count8 = errors;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/receive_errors", schemaPath: "LiveCallbackConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema58.properties.receive_errors.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (errors > count8) {
        errors = this.leave(data, "receive_errors", vErrors, count8);
      }
    }
    if (data.receive_lifecycle_events !== void 0) {
      let data9 = data.receive_lifecycle_events;
      const count9 = errors;
      if (typeof data9 !== "boolean" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/receive_lifecycle_events", schemaPath: "LiveCallbackConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema58.properties.receive_lifecycle_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (errors > count9) {
        errors = this.leave(data, "receive_lifecycle_events", vErrors, count9);
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
var schema59 = { "properties": { "receive_partial_transcripts": { "member": { "type": ["boolean", "null"] } }, "receive_final_transcripts": { "member": { "type": ["boolean", "null"] } }, "receive_speech_events": { "member": { "type": ["boolean", "null"] } }, "receive_pre_processing_events": { "member": { "type": ["boolean", "null"] } }, "receive_realtime_processing_events": { "member": { "type": ["boolean", "null"] } }, "receive_post_processing_events": { "member": { "type": ["boolean", "null"] } }, "receive_acknowledgments": { "member": { "type": ["boolean", "null"] } }, "receive_errors": { "member": { "type": ["boolean", "null"] } }, "receive_lifecycle_events": { "member": { "type": ["boolean", "null"] } } }, "type": "object" };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.receive_partial_transcripts !== void 0) {
      let data0 = data.receive_partial_transcripts;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/receive_partial_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_partial_transcripts.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "receive_partial_transcripts", vErrors, count0);
      }
    }
    if (data.receive_final_transcripts !== void 0) {
      let data1 = data.receive_final_transcripts;
      const count1 = errors;
      if (typeof data1 !== "boolean" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/receive_final_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_final_transcripts.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "receive_final_transcripts", vErrors, count1);
      }
    }
    if (data.receive_speech_events !== void 0) {
      let data2 = data.receive_speech_events;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/receive_speech_events", schemaPath: "LiveMessagesConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema59.properties.receive_speech_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "receive_speech_events", vErrors, count2);
      }
    }
    if (data.receive_pre_processing_events !== void 0) {
      let data3 = data.receive_pre_processing_events;
      const count3 = errors;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/receive_pre_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_pre_processing_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "receive_pre_processing_events", vErrors, count3);
      }
    }
    if (data.receive_realtime_processing_events !== void 0) {
      let data4 = data.receive_realtime_processing_events;
      const count4 = errors;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/receive_realtime_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_realtime_processing_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "receive_realtime_processing_events", vErrors, count4);
      }
    }
    if (data.receive_post_processing_events !== void 0) {
      let data5 = data.receive_post_processing_events;
      const count5 = errors;
      if (typeof data5 !== "boolean" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/receive_post_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_post_processing_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "receive_post_processing_events", vErrors, count5);
      }
    }
    if (data.receive_acknowledgments !== void 0) {
      let data6 = data.receive_acknowledgments;
      const count6 = errors;
      if (typeof data6 !== "boolean" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/receive_acknowledgments", schemaPath: "LiveMessagesConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema59.properties.receive_acknowledgments.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (errors > count6) {
        errors = this.leave(data, "receive_acknowledgments", vErrors, count6);
      }
    }
    if (data.receive_errors !== void 0) {
      let data7 = data.receive_errors;
      const count7 = errors;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/receive_errors", schemaPath: "LiveMessagesConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema59.properties.receive_errors.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (errors > count7) {
        errors = this.leave(data, "receive_errors", vErrors, count7);
      }
    }
    if (data.receive_lifecycle_events !== void 0) {
      let data8 = data.receive_lifecycle_events;
      const count8 = errors;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/receive_lifecycle_events", schemaPath: "LiveMessagesConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema59.properties.receive_lifecycle_events.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (errors > count8) {
        errors = this.leave(data, "receive_lifecycle_events", vErrors, count8);
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
var schema60 = { "properties": { "encoding": { "member": { "type": ["string", "null"] } }, "bit_depth": { "member": { "type": ["number", "null"] } }, "sample_rate": { "member": { "type": ["number", "null"] } }, "channels": { "member": { "type": ["number", "null"] } }, "model": { "member": { "type": ["string", "null"] } }, "endpointing": { "member": { "type": ["number", "null"] } }, "maximum_duration_without_endpointing": { "member": { "type": ["number", "null"] } }, "language_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "LanguageConfig#" } } }, "pre_processing": { "member": { "if": { "type": "null" }, "else": { "$ref": "PreProcessingConfig#" } } }, "realtime_processing": { "member": { "if": { "type": "null" }, "else": { "$ref": "RealtimeProcessingConfig#" } } }, "post_processing": { "member": { "if": { "type": "null" }, "else": { "$ref": "PostProcessingConfig#" } } }, "messages_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "LiveMessagesConfig#" } } }, "callback": { "member": { "type": ["boolean", "null"] } }, "callback_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "LiveCallbackConfig#" } } } }, "type": "object" };
var schema61 = { "properties": { "audio_enhancer": { "member": { "type": ["boolean", "null"] } }, "speech_threshold": { "member": { "type": ["number", "null"] } } }, "type": "object" };
var schema62 = { "properties": { "custom_vocabulary": { "member": { "type": ["boolean", "null"] } }, "custom_vocabulary_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabularyConfig#" } } }, "custom_spelling": { "member": { "type": ["boolean", "null"] } }, "custom_spelling_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CustomSpellingConfig#" } } }, "translation": { "member": { "type": ["boolean", "null"] } }, "translation_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranslationConfig#" } } }, "named_entity_recognition": { "member": { "type": ["boolean", "null"] } }, "sentiment_analysis": { "member": { "type": ["boolean", "null"] } }, "words_accurate_timestamps": { "member": { "type": ["boolean", "null"] } } }, "type": "object" };
var schema64 = { "properties": { "target_languages": { "member": { "items": { "member": { "$ref": "TranslationLanguageCode#" } }, "type": ["array", "null"] } }, "model": { "member": { "type": ["string", "null"] } }, "match_original_utterances": { "member": { "type": ["boolean", "null"] } }, "lipsync": { "member": { "type": ["boolean", "null"] } }, "context_adaptation": { "member": { "type": ["boolean", "null"] } }, "context": { "member": { "type": ["string", "null"] } }, "informal": { "member": { "type": ["boolean", "null"] } } }, "type": "object" };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target_languages !== void 0) {
      let data0 = data.target_languages;
      const count0 = errors;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/target_languages", schemaPath: "TranslationConfig#/properties/target_languages/type", keyword: "type", params: { type: schema64.properties.target_languages.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs4 = errors;
          const count1 = errors;
          if (typeof data0[i0] !== "string") {
            const err1 = { instancePath: instancePath + "/target_languages/" + i0, schemaPath: "TranslationLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors > count1) {
            errors = this.leave(data0, i0, vErrors, count1);
          }
          var valid3 = _errs4 === errors;
          if (!valid3) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count0) {
        errors = this.leave(data, "target_languages", vErrors, count0);
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      const count2 = errors;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/model", schemaPath: "TranslationConfig#/properties/model/type", keyword: "type", params: { type: schema64.properties.model.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "model", vErrors, count2);
      }
    }
    if (data.match_original_utterances !== void 0) {
      let data3 = data.match_original_utterances;
      const count3 = errors;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/match_original_utterances", schemaPath: "TranslationConfig#/properties/match_original_utterances/type", keyword: "type", params: { type: schema64.properties.match_original_utterances.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "match_original_utterances", vErrors, count3);
      }
    }
    if (data.lipsync !== void 0) {
      let data4 = data.lipsync;
      const count4 = errors;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/lipsync", schemaPath: "TranslationConfig#/properties/lipsync/type", keyword: "type", params: { type: schema64.properties.lipsync.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "lipsync", vErrors, count4);
      }
    }
    if (data.context_adaptation !== void 0) {
      let data5 = data.context_adaptation;
      const count5 = errors;
      if (typeof data5 !== "boolean" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/context_adaptation", schemaPath: "TranslationConfig#/properties/context_adaptation/type", keyword: "type", params: { type: schema64.properties.context_adaptation.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "context_adaptation", vErrors, count5);
      }
    }
    if (data.context !== void 0) {
      let data6 = data.context;
      const count6 = errors;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/context", schemaPath: "TranslationConfig#/properties/context/type", keyword: "type", params: { type: schema64.properties.context.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (errors > count6) {
        errors = this.leave(data, "context", vErrors, count6);
      }
    }
    if (data.informal !== void 0) {
      let data7 = data.informal;
      const count7 = errors;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/informal", schemaPath: "TranslationConfig#/properties/informal/type", keyword: "type", params: { type: schema64.properties.informal.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (errors > count7) {
        errors = this.leave(data, "informal", vErrors, count7);
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
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "RealtimeProcessingConfig#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema62.properties.custom_vocabulary.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "custom_vocabulary", vErrors, count0);
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data1 = data.custom_vocabulary_config;
      const count1 = errors;
      const _errs6 = errors;
      const _errs7 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
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
        if (!validate11.call(this, data1, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
          vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs9 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "custom_vocabulary_config", vErrors, count1);
      }
    }
    if (data.custom_spelling !== void 0) {
      let data2 = data.custom_spelling;
      const count2 = errors;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/custom_spelling", schemaPath: "RealtimeProcessingConfig#/properties/custom_spelling/type", keyword: "type", params: { type: schema62.properties.custom_spelling.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "custom_spelling", vErrors, count2);
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data3 = data.custom_spelling_config;
      const count3 = errors;
      const _errs15 = errors;
      const _errs16 = errors;
      if (data3 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs16 === errors;
      errors = _errs15;
      if (vErrors !== null) {
        if (_errs15) {
          vErrors.length = _errs15;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs18 = errors;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          if (data3.spelling_dictionary !== void 0) {
            let data4 = data3.spelling_dictionary;
            const count4 = errors;
            if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
              const err4 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.member.type }, message: "must be object,null" };
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
                  const step0 = func0(key0);
                  let data5 = data4[key0];
                  const _errs25 = errors;
                  const count5 = errors;
                  if (Array.isArray(data5)) {
                    for (let i0 = 0; i0 < data5.length; i0++) {
                      const _errs28 = errors;
                      const count6 = errors;
                      if (typeof data5[i0] !== "string") {
                        const err5 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0 + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      }
                      if (errors > count6) {
                        errors = this.leave(data5, i0, vErrors, count6);
                      }
                      var valid14 = _errs28 === errors;
                      if (!valid14) {
                        if (errors >= 1e3) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err6 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  if (errors > count5) {
                    errors = this.leave(data4, key0, vErrors, count5);
                  }
                  var valid11 = _errs25 === errors;
                  if (!valid11) {
                    if (errors >= 1e3) {
                      break;
                    }
                  }
                }
              }
            }
            if (errors > count4) {
              errors = this.leave(data3, "spelling_dictionary", vErrors, count4);
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
        var _valid1 = _errs18 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "custom_spelling_config", vErrors, count3);
      }
    }
    if (data.translation !== void 0) {
      let data7 = data.translation;
      const count7 = errors;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err8 = { instancePath: instancePath + "/translation", schemaPath: "RealtimeProcessingConfig#/properties/translation/type", keyword: "type", params: { type: schema62.properties.translation.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (errors > count7) {
        errors = this.leave(data, "translation", vErrors, count7);
      }
    }
    if (data.translation_config !== void 0) {
      let data8 = data.translation_config;
      const count8 = errors;
      const _errs36 = errors;
      const _errs37 = errors;
      if (data8 !== null) {
        const err9 = {};
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid2 = _errs37 === errors;
      errors = _errs36;
      if (vErrors !== null) {
        if (_errs36) {
          vErrors.length = _errs36;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs39 = errors;
        if (!validate68.call(this, data8, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
          vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs39 === errors;
      }
      if (errors > count8) {
        errors = this.leave(data, "translation_config", vErrors, count8);
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data9 = data.named_entity_recognition;
      const count9 = errors;
      if (typeof data9 !== "boolean" && data9 !== null) {
        const err10 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "RealtimeProcessingConfig#/properties/named_entity_recognition/type", keyword: "type", params: { type: schema62.properties.named_entity_recognition.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (errors > count9) {
        errors = this.leave(data, "named_entity_recognition", vErrors, count9);
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data10 = data.sentiment_analysis;
      const count10 = errors;
      if (typeof data10 !== "boolean" && data10 !== null) {
        const err11 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "RealtimeProcessingConfig#/properties/sentiment_analysis/type", keyword: "type", params: { type: schema62.properties.sentiment_analysis.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (errors > count10) {
        errors = this.leave(data, "sentiment_analysis", vErrors, count10);
      }
    }
    if (data.words_accurate_timestamps !== void 0) {
      let data11 = data.words_accurate_timestamps;
      const count11 = errors;
      if (typeof data11 !== "boolean" && data11 !== null) {
        const err12 = { instancePath: instancePath + "/words_accurate_timestamps", schemaPath: "RealtimeProcessingConfig#/properties/words_accurate_timestamps/type", keyword: "type", params: { type: schema62.properties.words_accurate_timestamps.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (errors > count11) {
        errors = this.leave(data, "words_accurate_timestamps", vErrors, count11);
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
var schema66 = { "properties": { "summarization": { "member": { "type": ["boolean", "null"] } }, "summarization_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "SummarizationConfig#" } } }, "chapterization": { "member": { "type": ["boolean", "null"] } } }, "type": "object" };
var schema67 = { "properties": { "type": { "member": { "type": ["string", "null"] } } }, "type": "object" };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.summarization !== void 0) {
      let data0 = data.summarization;
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/summarization", schemaPath: "PostProcessingConfig#/properties/summarization/type", keyword: "type", params: { type: schema66.properties.summarization.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "summarization", vErrors, count0);
      }
    }
    if (data.summarization_config !== void 0) {
      let data1 = data.summarization_config;
      const count1 = errors;
      const _errs6 = errors;
      const _errs7 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
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
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.type !== void 0) {
            let data2 = data1.type;
            const count2 = errors;
            if (typeof data2 !== "string" && data2 !== null) {
              const err2 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (errors > count2) {
              errors = this.leave(data1, "type", vErrors, count2);
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
        var _valid0 = _errs9 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "summarization_config", vErrors, count1);
      }
    }
    if (data.chapterization !== void 0) {
      let data3 = data.chapterization;
      const count3 = errors;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/chapterization", schemaPath: "PostProcessingConfig#/properties/chapterization/type", keyword: "type", params: { type: schema66.properties.chapterization.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "chapterization", vErrors, count3);
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
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/encoding", schemaPath: "LiveRequest#/properties/encoding/type", keyword: "type", params: { type: schema60.properties.encoding.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "encoding", vErrors, count0);
      }
    }
    if (data.bit_depth !== void 0) {
      let data1 = data.bit_depth;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/bit_depth", schemaPath: "LiveRequest#/properties/bit_depth/type", keyword: "type", params: { type: schema60.properties.bit_depth.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "bit_depth", vErrors, count1);
      }
    }
    if (data.sample_rate !== void 0) {
      let data2 = data.sample_rate;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/sample_rate", schemaPath: "LiveRequest#/properties/sample_rate/type", keyword: "type", params: { type: schema60.properties.sample_rate.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "sample_rate", vErrors, count2);
      }
    }
    if (data.channels !== void 0) {
      let data3 = data.channels;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/channels", schemaPath: "LiveRequest#/properties/channels/type", keyword: "type", params: { type: schema60.properties.channels.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "channels", vErrors, count3);
      }
    }
    if (data.model !== void 0) {
      let data4 = data.model;
      const count4 = errors;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/model", schemaPath: "LiveRequest#/properties/model/type", keyword: "type", params: { type: schema60.properties.model.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "model", vErrors, count4);
      }
    }
    if (data.endpointing !== void 0) {
      let data5 = data.endpointing;
      const count5 = errors;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/type", keyword: "type", params: { type: schema60.properties.endpointing.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "endpointing", vErrors, count5);
      }
    }
    if (data.maximum_duration_without_endpointing !== void 0) {
      let data6 = data.maximum_duration_without_endpointing;
      const count6 = errors;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err6 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/type", keyword: "type", params: { type: schema60.properties.maximum_duration_without_endpointing.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (errors > count6) {
        errors = this.leave(data, "maximum_duration_without_endpointing", vErrors, count6);
      }
    }
    if (data.language_config !== void 0) {
      let data7 = data.language_config;
      const count7 = errors;
      const _errs24 = errors;
      const _errs25 = errors;
      if (data7 !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid0 = _errs25 === errors;
      errors = _errs24;
      if (vErrors !== null) {
        if (_errs24) {
          vErrors.length = _errs24;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs27 = errors;
        if (!validate61.call(this, data7, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
          vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs27 === errors;
      }
      if (errors > count7) {
        errors = this.leave(data, "language_config", vErrors, count7);
      }
    }
    if (data.pre_processing !== void 0) {
      let data8 = data.pre_processing;
      const count8 = errors;
      const _errs30 = errors;
      const _errs31 = errors;
      if (data8 !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid1 = _errs31 === errors;
      errors = _errs30;
      if (vErrors !== null) {
        if (_errs30) {
          vErrors.length = _errs30;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs33 = errors;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          if (data8.audio_enhancer !== void 0) {
            let data9 = data8.audio_enhancer;
            const count9 = errors;
            if (typeof data9 !== "boolean" && data9 !== null) {
              const err9 = { instancePath: instancePath + "/pre_processing/audio_enhancer", schemaPath: "PreProcessingConfig#/properties/audio_enhancer/type", keyword: "type", params: { type: schema61.properties.audio_enhancer.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (errors > count9) {
              errors = this.leave(data8, "audio_enhancer", vErrors, count9);
            }
          }
          if (data8.speech_threshold !== void 0) {
            let data10 = data8.speech_threshold;
            const count10 = errors;
            if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
              const err10 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/type", keyword: "type", params: { type: schema61.properties.speech_threshold.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (errors > count10) {
              errors = this.leave(data8, "speech_threshold", vErrors, count10);
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
        var _valid1 = _errs33 === errors;
      }
      if (errors > count8) {
        errors = this.leave(data, "pre_processing", vErrors, count8);
      }
    }
    if (data.realtime_processing !== void 0) {
      let data11 = data.realtime_processing;
      const count11 = errors;
      const _errs44 = errors;
      const _errs45 = errors;
      if (data11 !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid2 = _errs45 === errors;
      errors = _errs44;
      if (vErrors !== null) {
        if (_errs44) {
          vErrors.length = _errs44;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs47 = errors;
        if (!validate66.call(this, data11, { instancePath: instancePath + "/realtime_processing", parentData: data, parentDataProperty: "realtime_processing", rootData })) {
          vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
          errors = vErrors.length;
        }
        var _valid2 = _errs47 === errors;
      }
      if (errors > count11) {
        errors = this.leave(data, "realtime_processing", vErrors, count11);
      }
    }
    if (data.post_processing !== void 0) {
      let data12 = data.post_processing;
      const count12 = errors;
      const _errs50 = errors;
      const _errs51 = errors;
      if (data12 !== null) {
        const err13 = {};
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid3 = _errs51 === errors;
      errors = _errs50;
      if (vErrors !== null) {
        if (_errs50) {
          vErrors.length = _errs50;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs53 = errors;
        if (!validate71.call(this, data12, { instancePath: instancePath + "/post_processing", parentData: data, parentDataProperty: "post_processing", rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
        var _valid3 = _errs53 === errors;
      }
      if (errors > count12) {
        errors = this.leave(data, "post_processing", vErrors, count12);
      }
    }
    if (data.messages_config !== void 0) {
      let data13 = data.messages_config;
      const count13 = errors;
      const _errs56 = errors;
      const _errs57 = errors;
      if (data13 !== null) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
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
        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
          if (data13.receive_partial_transcripts !== void 0) {
            let data14 = data13.receive_partial_transcripts;
            const count14 = errors;
            if (typeof data14 !== "boolean" && data14 !== null) {
              const err15 = { instancePath: instancePath + "/messages_config/receive_partial_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_partial_transcripts.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (errors > count14) {
              errors = this.leave(data13, "receive_partial_transcripts", vErrors, count14);
            }
          }
          if (data13.receive_final_transcripts !== void 0) {
            let data15 = data13.receive_final_transcripts;
            const count15 = errors;
            if (typeof data15 !== "boolean" && data15 !== null) {
              const err16 = { instancePath: instancePath + "/messages_config/receive_final_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema59.properties.receive_final_transcripts.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (errors > count15) {
              errors = this.leave(data13, "receive_final_transcripts", vErrors, count15);
            }
          }
          if (data13.receive_speech_events !== void 0) {
            let data16 = data13.receive_speech_events;
            const count16 = errors;
            if (typeof data16 !== "boolean" && data16 !== null) {
              const err17 = { instancePath: instancePath + "/messages_config/receive_speech_events", schemaPath: "LiveMessagesConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema59.properties.receive_speech_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (errors > count16) {
              errors = this.leave(data13, "receive_speech_events", vErrors, count16);
            }
          }
          if (data13.receive_pre_processing_events !== void 0) {
            let data17 = data13.receive_pre_processing_events;
            const count17 = errors;
            if (typeof data17 !== "boolean" && data17 !== null) {
              const err18 = { instancePath: instancePath + "/messages_config/receive_pre_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_pre_processing_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (errors > count17) {
              errors = this.leave(data13, "receive_pre_processing_events", vErrors, count17);
            }
          }
          if (data13.receive_realtime_processing_events !== void 0) {
            let data18 = data13.receive_realtime_processing_events;
            const count18 = errors;
            if (typeof data18 !== "boolean" && data18 !== null) {
              const err19 = { instancePath: instancePath + "/messages_config/receive_realtime_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_realtime_processing_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (errors > count18) {
              errors = this.leave(data13, "receive_realtime_processing_events", vErrors, count18);
            }
          }
          if (data13.receive_post_processing_events !== void 0) {
            let data19 = data13.receive_post_processing_events;
            const count19 = errors;
            if (typeof data19 !== "boolean" && data19 !== null) {
              const err20 = { instancePath: instancePath + "/messages_config/receive_post_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema59.properties.receive_post_processing_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (errors > count19) {
              errors = this.leave(data13, "receive_post_processing_events", vErrors, count19);
            }
          }
          if (data13.receive_acknowledgments !== void 0) {
            let data20 = data13.receive_acknowledgments;
            const count20 = errors;
            if (typeof data20 !== "boolean" && data20 !== null) {
              const err21 = { instancePath: instancePath + "/messages_config/receive_acknowledgments", schemaPath: "LiveMessagesConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema59.properties.receive_acknowledgments.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (errors > count20) {
              errors = this.leave(data13, "receive_acknowledgments", vErrors, count20);
            }
          }
          if (data13.receive_errors !== void 0) {
            let data21 = data13.receive_errors;
            const count21 = errors;
            if (typeof data21 !== "boolean" && data21 !== null) {
              const err22 = { instancePath: instancePath + "/messages_config/receive_errors", schemaPath: "LiveMessagesConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema59.properties.receive_errors.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (errors > count21) {
              errors = this.leave(data13, "receive_errors", vErrors, count21);
            }
          }
          if (data13.receive_lifecycle_events !== void 0) {
            let data22 = data13.receive_lifecycle_events;
            const count22 = errors;
            if (typeof data22 !== "boolean" && data22 !== null) {
              const err23 = { instancePath: instancePath + "/messages_config/receive_lifecycle_events", schemaPath: "LiveMessagesConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema59.properties.receive_lifecycle_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (errors > count22) {
              errors = this.leave(data13, "receive_lifecycle_events", vErrors, count22);
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
        var _valid4 = _errs59 === errors;
      }
      if (errors > count13) {
        errors = this.leave(data, "messages_config", vErrors, count13);
      }
    }
    if (data.callback !== void 0) {
      let data23 = data.callback;
      const count23 = errors;
      if (typeof data23 !== "boolean" && data23 !== null) {
        const err25 = { instancePath: instancePath + "/callback", schemaPath: "LiveRequest#/properties/callback/type", keyword: "type", params: { type: schema60.properties.callback.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (errors > count23) {
        errors = this.leave(data, "callback", vErrors, count23);
      }
    }
    if (data.callback_config !== void 0) {
      let data24 = data.callback_config;
      const count24 = errors;
      const _errs94 = errors;
      const _errs95 = errors;
      if (data24 !== null) {
        const err26 = {};
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      var _valid5 = _errs95 === errors;
      errors = _errs94;
      if (vErrors !== null) {
        if (_errs94) {
          vErrors.length = _errs94;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs97 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          if (data24.url !== void 0) {
            let data25 = data24.url;
            const count25 = errors;
            if (typeof data25 !== "string" && data25 !== null) {
              const err27 = { instancePath: instancePath + "/callback_config/url", schemaPath: "LiveCallbackConfig#/properties/url/type", keyword: "type", params: { type: schema58.properties.url.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (errors > count25) {
              errors = this.leave(data24, "url", vErrors, count25);
            }
          }
          if (data24.receive_partial_transcripts !== void 0) {
            let data26 = data24.receive_partial_transcripts;
            const count26 = errors;
            if (typeof data26 !== "boolean" && data26 !== null) {
              const err28 = { instancePath: instancePath + "/callback_config/receive_partial_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_partial_transcripts.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (errors > count26) {
              errors = this.leave(data24, "receive_partial_transcripts", vErrors, count26);
            }
          }
          if (data24.receive_final_transcripts !== void 0) {
            let data27 = data24.receive_final_transcripts;
            const count27 = errors;
            if (typeof data27 !== "boolean" && data27 !== null) {
              const err29 = { instancePath: instancePath + "/callback_config/receive_final_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: schema58.properties.receive_final_transcripts.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (errors > count27) {
              errors = this.leave(data24, "receive_final_transcripts", vErrors, count27);
            }
          }
          if (data24.receive_speech_events !== void 0) {
            let data28 = data24.receive_speech_events;
            const count28 = errors;
            if (typeof data28 !== "boolean" && data28 !== null) {
              const err30 = { instancePath: instancePath + "/callback_config/receive_speech_events", schemaPath: "LiveCallbackConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: schema58.properties.receive_speech_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (errors > count28) {
              errors = this.leave(data24, "receive_speech_events", vErrors, count28);
            }
          }
          if (data24.receive_pre_processing_events !== void 0) {
            let data29 = data24.receive_pre_processing_events;
            const count29 = errors;
            if (typeof data29 !== "boolean" && data29 !== null) {
              const err31 = { instancePath: instancePath + "/callback_config/receive_pre_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_pre_processing_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (errors > count29) {
              errors = this.leave(data24, "receive_pre_processing_events", vErrors, count29);
            }
          }
          if (data24.receive_realtime_processing_events !== void 0) {
            let data30 = data24.receive_realtime_processing_events;
            const count30 = errors;
            if (typeof data30 !== "boolean" && data30 !== null) {
              const err32 = { instancePath: instancePath + "/callback_config/receive_realtime_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_realtime_processing_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (errors > count30) {
              errors = this.leave(data24, "receive_realtime_processing_events", vErrors, count30);
            }
          }
          if (data24.receive_post_processing_events !== void 0) {
            let data31 = data24.receive_post_processing_events;
            const count31 = errors;
            if (typeof data31 !== "boolean" && data31 !== null) {
              const err33 = { instancePath: instancePath + "/callback_config/receive_post_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: schema58.properties.receive_post_processing_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (errors > count31) {
              errors = this.leave(data24, "receive_post_processing_events", vErrors, count31);
            }
          }
          if (data24.receive_acknowledgments !== void 0) {
            let data32 = data24.receive_acknowledgments;
            const count32 = errors;
            if (typeof data32 !== "boolean" && data32 !== null) {
              const err34 = { instancePath: instancePath + "/callback_config/receive_acknowledgments", schemaPath: "LiveCallbackConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: schema58.properties.receive_acknowledgments.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (errors > count32) {
              errors = this.leave(data24, "receive_acknowledgments", vErrors, count32);
            }
          }
          if (data24.receive_errors !== void 0) {
            let data33 = data24.receive_errors;
            const count33 = errors;
            if (typeof data33 !== "boolean" && data33 !== null) {
              const err35 = { instancePath: instancePath + "/callback_config/receive_errors", schemaPath: "LiveCallbackConfig#/properties/receive_errors/type", keyword: "type", params: { type: schema58.properties.receive_errors.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (errors > count33) {
              errors = this.leave(data24, "receive_errors", vErrors, count33);
            }
          }
          if (data24.receive_lifecycle_events !== void 0) {
            let data34 = data24.receive_lifecycle_events;
            const count34 = errors;
            if (typeof data34 !== "boolean" && data34 !== null) {
              const err36 = { instancePath: instancePath + "/callback_config/receive_lifecycle_events", schemaPath: "LiveCallbackConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: schema58.properties.receive_lifecycle_events.member.type }, message: "must be boolean,null" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (errors > count34) {
              errors = this.leave(data24, "receive_lifecycle_events", vErrors, count34);
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
        var _valid5 = _errs97 === errors;
      }
      if (errors > count24) {
        errors = this.leave(data, "callback_config", vErrors, count24);
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
var schema70 = { "properties": { "url": { "member": { "type": ["string", "null"] } } }, "additionalProperties": true, "type": "object" };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0) {
      let data0 = data.url;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/url", schemaPath: "LiveSessionCreated#/properties/url/type", keyword: "type", params: { type: schema70.properties.url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "url", vErrors, count0);
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
var schema72 = { "properties": { "entity_types": { "member": { "type": ["string", "array", "null"], "allOf": [{ "if": { "type": ["string"] }, "then": { "$ref": "PiiEntityType#" } }, { "if": { "type": ["array"] }, "then": { "items": { "member": { "$ref": "PiiEntityType#" } } } }] } }, "processed_text_type": { "member": { "type": ["string", "null"] } } }, "type": "object" };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity_types !== void 0) {
      let data0 = data.entity_types;
      const count0 = errors;
      if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiRedactionConfig#/properties/entity_types/type", keyword: "type", params: { type: schema72.properties.entity_types.member.type }, message: "must be string,array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs5 = errors;
      const _errs6 = errors;
      if (typeof data0 !== "string") {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5;
      if (vErrors !== null) {
        if (_errs5) {
          vErrors.length = _errs5;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs8 = errors;
        if (typeof data0 !== "string") {
          const err2 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiEntityType#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
      }
      const _errs12 = errors;
      const _errs13 = errors;
      if (!Array.isArray(data0)) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (_valid1) {
        const _errs15 = errors;
        if (Array.isArray(data0)) {
          for (let i0 = 0; i0 < data0.length; i0++) {
            const _errs16 = errors;
            const count1 = errors;
            if (typeof data0[i0] !== "string") {
              const err4 = { instancePath: instancePath + "/entity_types/" + i0, schemaPath: "PiiEntityType#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (errors > count1) {
              errors = this.leave(data0, i0, vErrors, count1);
            }
            var valid7 = _errs16 === errors;
            if (!valid7) {
              if (errors >= 1e3) {
                break;
              }
            }
          }
        }
        var _valid1 = _errs15 === errors;
      }
      if (errors > count0) {
        errors = this.leave(data, "entity_types", vErrors, count0);
      }
    }
    if (data.processed_text_type !== void 0) {
      let data2 = data.processed_text_type;
      const count2 = errors;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/processed_text_type", schemaPath: "PiiRedactionConfig#/properties/processed_text_type/type", keyword: "type", params: { type: schema72.properties.processed_text_type.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "processed_text_type", vErrors, count2);
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
      const count0 = errors;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_enhancer", schemaPath: "PreProcessingConfig#/properties/audio_enhancer/type", keyword: "type", params: { type: schema61.properties.audio_enhancer.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "audio_enhancer", vErrors, count0);
      }
    }
    if (data.speech_threshold !== void 0) {
      let data1 = data.speech_threshold;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/type", keyword: "type", params: { type: schema61.properties.speech_threshold.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "speech_threshold", vErrors, count1);
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
var schema76 = { "properties": { "id": { "member": { "type": ["string", "null"] } }, "event": { "member": { "type": ["string", "null"] } } }, "additionalProperties": true, "type": "object" };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedCallback#/properties/id/type", keyword: "type", params: { type: schema76.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
      }
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/event", schemaPath: "PreRecordedCallback#/properties/event/type", keyword: "type", params: { type: schema76.properties.event.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "event", vErrors, count1);
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
var schema77 = { "properties": { "id": { "member": { "type": ["string", "null"] } }, "result_url": { "member": { "type": ["string", "null"] } } }, "additionalProperties": true, "type": "object" };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJobCreated#/properties/id/type", keyword: "type", params: { type: schema77.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
      }
    }
    if (data.result_url !== void 0) {
      let data1 = data.result_url;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/result_url", schemaPath: "PreRecordedJobCreated#/properties/result_url/type", keyword: "type", params: { type: schema77.properties.result_url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "result_url", vErrors, count1);
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
var schema78 = { "properties": { "audio_url": { "member": { "type": ["string", "null"] } }, "custom_vocabulary": { "member": { "type": ["boolean", "array", "null"], "allOf": [{ "if": { "type": ["array"] }, "then": { "$ref": "CustomVocabulary#" } }] } }, "custom_vocabulary_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabularyConfig#" } } }, "callback_url": { "member": { "type": ["string", "null"] } }, "callback": { "member": { "type": ["boolean", "null"] } }, "callback_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CallbackConfig#" } } }, "subtitles": { "member": { "type": ["boolean", "null"] } }, "subtitles_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "SubtitlesConfig#" } } }, "diarization": { "member": { "type": ["boolean", "null"] } }, "diarization_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "DiarizationConfig#" } } }, "translation": { "member": { "type": ["boolean", "null"] } }, "translation_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranslationConfig#" } } }, "summarization": { "member": { "type": ["boolean", "null"] } }, "summarization_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "SummarizationConfig#" } } }, "named_entity_recognition": { "member": { "type": ["boolean", "null"] } }, "custom_spelling": { "member": { "type": ["boolean", "null"] } }, "custom_spelling_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CustomSpellingConfig#" } } }, "sentiment_analysis": { "member": { "type": ["boolean", "null"] } }, "audio_to_llm": { "member": { "type": ["boolean", "null"] } }, "audio_to_llm_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "AudioToLlmConfig#" } } }, "pii_redaction": { "member": { "type": ["boolean", "null"] } }, "pii_redaction_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "PiiRedactionConfig#" } } }, "sentences": { "member": { "type": ["boolean", "null"] } }, "punctuation_enhanced": { "member": { "type": ["boolean", "null"] } }, "language_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "LanguageConfig#" } } }, "detect_language": { "member": { "type": ["boolean", "null"] } }, "enable_code_switching": { "member": { "type": ["boolean", "null"] } }, "language": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } } }, "custom_metadata": { "member": { "additionalProperties": true, "type": ["object", "null"] } } }, "type": "object" };
var schema80 = { "properties": { "formats": { "member": { "items": { "member": { "type": "string" } }, "type": ["array", "null"] } }, "minimum_duration": { "member": { "type": ["number", "null"] } }, "maximum_duration": { "member": { "type": ["number", "null"] } }, "maximum_characters_per_row": { "member": { "type": ["number", "null"] } }, "maximum_rows_per_caption": { "member": { "type": ["number", "null"] } }, "style": { "member": { "type": ["string", "null"] } } }, "type": "object" };
var obj2 = [];
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequest#/properties/audio_url/type", keyword: "type", params: { type: schema78.properties.audio_url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "audio_url", vErrors, count0);
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data1 = data.custom_vocabulary;
      const count1 = errors;
      if (typeof data1 !== "boolean" && !Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequest#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema78.properties.custom_vocabulary.member.type }, message: "must be boolean,array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs8 = errors;
      const _errs9 = errors;
      if (!Array.isArray(data1)) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
      if (_valid0) {
        const _errs11 = errors;
        if (!validate8.call(this, data1, { instancePath: instancePath + "/custom_vocabulary", parentData: data, parentDataProperty: "custom_vocabulary", rootData })) {
          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs11 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "custom_vocabulary", vErrors, count1);
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data2 = data.custom_vocabulary_config;
      const count2 = errors;
      const _errs14 = errors;
      const _errs15 = errors;
      if (data2 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs15 === errors;
      errors = _errs14;
      if (vErrors !== null) {
        if (_errs14) {
          vErrors.length = _errs14;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs17 = errors;
        if (!validate11.call(this, data2, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
          vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs17 === errors;
      }
      if (errors > count2) {
        errors = this.leave(data, "custom_vocabulary_config", vErrors, count2);
      }
    }
    if (data.callback_url !== void 0) {
      let data3 = data.callback_url;
      const count3 = errors;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequest#/properties/callback_url/type", keyword: "type", params: { type: schema78.properties.callback_url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "callback_url", vErrors, count3);
      }
    }
    if (data.callback !== void 0) {
      let data4 = data.callback;
      const count4 = errors;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequest#/properties/callback/type", keyword: "type", params: { type: schema78.properties.callback.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "callback", vErrors, count4);
      }
    }
    if (data.callback_config !== void 0) {
      let data5 = data.callback_config;
      const count5 = errors;
      const _errs26 = errors;
      const _errs27 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid2 = _errs27 === errors;
      errors = _errs26;
      if (vErrors !== null) {
        if (_errs26) {
          vErrors.length = _errs26;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs29 = errors;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          if (data5.url !== void 0) {
            let data6 = data5.url;
            const count6 = errors;
            if (typeof data6 !== "string" && data6 !== null) {
              const err7 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: schema6.properties.url.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (errors > count6) {
              errors = this.leave(data5, "url", vErrors, count6);
            }
          }
          if (data5.method !== void 0) {
            let data7 = data5.method;
            const count7 = errors;
            if (typeof data7 !== "string" && data7 !== null) {
              const err8 = { instancePath: instancePath + "/callback_config/method", schemaPath: "CallbackConfig#/properties/method/type", keyword: "type", params: { type: schema6.properties.method.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (errors > count7) {
              errors = this.leave(data5, "method", vErrors, count7);
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
        var _valid2 = _errs29 === errors;
      }
      if (errors > count5) {
        errors = this.leave(data, "callback_config", vErrors, count5);
      }
    }
    if (data.subtitles !== void 0) {
      let data8 = data.subtitles;
      const count8 = errors;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequest#/properties/subtitles/type", keyword: "type", params: { type: schema78.properties.subtitles.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (errors > count8) {
        errors = this.leave(data, "subtitles", vErrors, count8);
      }
    }
    if (data.subtitles_config !== void 0) {
      let data9 = data.subtitles_config;
      const count9 = errors;
      const _errs43 = errors;
      const _errs44 = errors;
      if (data9 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid3 = _errs44 === errors;
      errors = _errs43;
      if (vErrors !== null) {
        if (_errs43) {
          vErrors.length = _errs43;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs46 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.formats !== void 0) {
            let data10 = data9.formats;
            const count10 = errors;
            if (!Array.isArray(data10) && data10 !== null) {
              const err12 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: schema80.properties.formats.member.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (Array.isArray(data10)) {
              for (let i0 = 0; i0 < data10.length; i0++) {
                const _errs52 = errors;
                const count11 = errors;
                if (typeof data10[i0] !== "string") {
                  const err13 = { instancePath: instancePath + "/subtitles_config/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (errors > count11) {
                  errors = this.leave(data10, i0, vErrors, count11);
                }
                var valid22 = _errs52 === errors;
                if (!valid22) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
            if (errors > count10) {
              errors = this.leave(data9, "formats", vErrors, count10);
            }
          }
          if (data9.minimum_duration !== void 0) {
            let data12 = data9.minimum_duration;
            const count12 = errors;
            if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
              const err14 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: schema80.properties.minimum_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (errors > count12) {
              errors = this.leave(data9, "minimum_duration", vErrors, count12);
            }
          }
          if (data9.maximum_duration !== void 0) {
            let data13 = data9.maximum_duration;
            const count13 = errors;
            if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
              const err15 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: schema80.properties.maximum_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (errors > count13) {
              errors = this.leave(data9, "maximum_duration", vErrors, count13);
            }
          }
          if (data9.maximum_characters_per_row !== void 0) {
            let data14 = data9.maximum_characters_per_row;
            const count14 = errors;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err16 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: schema80.properties.maximum_characters_per_row.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (errors > count14) {
              errors = this.leave(data9, "maximum_characters_per_row", vErrors, count14);
            }
          }
          if (data9.maximum_rows_per_caption !== void 0) {
            let data15 = data9.maximum_rows_per_caption;
            const count15 = errors;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err17 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: schema80.properties.maximum_rows_per_caption.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (errors > count15) {
              errors = this.leave(data9, "maximum_rows_per_caption", vErrors, count15);
            }
          }
          if (data9.style !== void 0) {
            let data16 = data9.style;
            const count16 = errors;
            if (typeof data16 !== "string" && data16 !== null) {
              const err18 = { instancePath: instancePath + "/subtitles_config/style", schemaPath: "SubtitlesConfig#/properties/style/type", keyword: "type", params: { type: schema80.properties.style.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (errors > count16) {
              errors = this.leave(data9, "style", vErrors, count16);
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
        var _valid3 = _errs46 === errors;
      }
      if (errors > count9) {
        errors = this.leave(data, "subtitles_config", vErrors, count9);
      }
    }
    if (data.diarization !== void 0) {
      let data17 = data.diarization;
      const count17 = errors;
      if (typeof data17 !== "boolean" && data17 !== null) {
        const err20 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequest#/properties/diarization/type", keyword: "type", params: { type: schema78.properties.diarization.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (errors > count17) {
        errors = this.leave(data, "diarization", vErrors, count17);
      }
    }
    if (data.diarization_config !== void 0) {
      let data18 = data.diarization_config;
      const count18 = errors;
      const _errs75 = errors;
      const _errs76 = errors;
      if (data18 !== null) {
        const err21 = {};
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid4 = _errs76 === errors;
      errors = _errs75;
      if (vErrors !== null) {
        if (_errs75) {
          vErrors.length = _errs75;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs78 = errors;
        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
          if (data18.number_of_speakers !== void 0) {
            let data19 = data18.number_of_speakers;
            const count19 = errors;
            if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
              const err22 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: schema17.properties.number_of_speakers.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (errors > count19) {
              errors = this.leave(data18, "number_of_speakers", vErrors, count19);
            }
          }
          if (data18.min_speakers !== void 0) {
            let data20 = data18.min_speakers;
            const count20 = errors;
            if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
              const err23 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: schema17.properties.min_speakers.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (errors > count20) {
              errors = this.leave(data18, "min_speakers", vErrors, count20);
            }
          }
          if (data18.max_speakers !== void 0) {
            let data21 = data18.max_speakers;
            const count21 = errors;
            if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
              const err24 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: schema17.properties.max_speakers.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (errors > count21) {
              errors = this.leave(data18, "max_speakers", vErrors, count21);
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
        var _valid4 = _errs78 === errors;
      }
      if (errors > count18) {
        errors = this.leave(data, "diarization_config", vErrors, count18);
      }
    }
    if (data.translation !== void 0) {
      let data22 = data.translation;
      const count22 = errors;
      if (typeof data22 !== "boolean" && data22 !== null) {
        const err26 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequest#/properties/translation/type", keyword: "type", params: { type: schema78.properties.translation.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (errors > count22) {
        errors = this.leave(data, "translation", vErrors, count22);
      }
    }
    if (data.translation_config !== void 0) {
      let data23 = data.translation_config;
      const count23 = errors;
      const _errs95 = errors;
      const _errs96 = errors;
      if (data23 !== null) {
        const err27 = {};
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid5 = _errs96 === errors;
      errors = _errs95;
      if (vErrors !== null) {
        if (_errs95) {
          vErrors.length = _errs95;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs98 = errors;
        if (!validate68.call(this, data23, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
          vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs98 === errors;
      }
      if (errors > count23) {
        errors = this.leave(data, "translation_config", vErrors, count23);
      }
    }
    if (data.summarization !== void 0) {
      let data24 = data.summarization;
      const count24 = errors;
      if (typeof data24 !== "boolean" && data24 !== null) {
        const err28 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequest#/properties/summarization/type", keyword: "type", params: { type: schema78.properties.summarization.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (errors > count24) {
        errors = this.leave(data, "summarization", vErrors, count24);
      }
    }
    if (data.summarization_config !== void 0) {
      let data25 = data.summarization_config;
      const count25 = errors;
      const _errs104 = errors;
      const _errs105 = errors;
      if (data25 !== null) {
        const err29 = {};
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid6 = _errs105 === errors;
      errors = _errs104;
      if (vErrors !== null) {
        if (_errs104) {
          vErrors.length = _errs104;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs107 = errors;
        if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
          if (data25.type !== void 0) {
            let data26 = data25.type;
            const count26 = errors;
            if (typeof data26 !== "string" && data26 !== null) {
              const err30 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (errors > count26) {
              errors = this.leave(data25, "type", vErrors, count26);
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
        var _valid6 = _errs107 === errors;
      }
      if (errors > count25) {
        errors = this.leave(data, "summarization_config", vErrors, count25);
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data27 = data.named_entity_recognition;
      const count27 = errors;
      if (typeof data27 !== "boolean" && data27 !== null) {
        const err32 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequest#/properties/named_entity_recognition/type", keyword: "type", params: { type: schema78.properties.named_entity_recognition.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (errors > count27) {
        errors = this.leave(data, "named_entity_recognition", vErrors, count27);
      }
    }
    if (data.custom_spelling !== void 0) {
      let data28 = data.custom_spelling;
      const count28 = errors;
      if (typeof data28 !== "boolean" && data28 !== null) {
        const err33 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequest#/properties/custom_spelling/type", keyword: "type", params: { type: schema78.properties.custom_spelling.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (errors > count28) {
        errors = this.leave(data, "custom_spelling", vErrors, count28);
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data29 = data.custom_spelling_config;
      const count29 = errors;
      const _errs121 = errors;
      const _errs122 = errors;
      if (data29 !== null) {
        const err34 = {};
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      var _valid7 = _errs122 === errors;
      errors = _errs121;
      if (vErrors !== null) {
        if (_errs121) {
          vErrors.length = _errs121;
        } else {
          vErrors = null;
        }
      }
      if (!_valid7) {
        const _errs124 = errors;
        if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
          if (data29.spelling_dictionary !== void 0) {
            let data30 = data29.spelling_dictionary;
            const count30 = errors;
            if (!(data30 && typeof data30 == "object" && !Array.isArray(data30)) && data30 !== null) {
              const err35 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.member.type }, message: "must be object,null" };
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
                  const step0 = func0(key0);
                  let data31 = data30[key0];
                  const _errs131 = errors;
                  const count31 = errors;
                  if (Array.isArray(data31)) {
                    for (let i1 = 0; i1 < data31.length; i1++) {
                      const _errs134 = errors;
                      const count32 = errors;
                      if (typeof data31[i1] !== "string") {
                        const err36 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0 + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err36];
                        } else {
                          vErrors.push(err36);
                        }
                        errors++;
                      }
                      if (errors > count32) {
                        errors = this.leave(data31, i1, vErrors, count32);
                      }
                      var valid57 = _errs134 === errors;
                      if (!valid57) {
                        if (errors >= 1e3) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  if (errors > count31) {
                    errors = this.leave(data30, key0, vErrors, count31);
                  }
                  var valid54 = _errs131 === errors;
                  if (!valid54) {
                    if (errors >= 1e3) {
                      break;
                    }
                  }
                }
              }
            }
            if (errors > count30) {
              errors = this.leave(data29, "spelling_dictionary", vErrors, count30);
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
        var _valid7 = _errs124 === errors;
      }
      if (errors > count29) {
        errors = this.leave(data, "custom_spelling_config", vErrors, count29);
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data33 = data.sentiment_analysis;
      const count33 = errors;
      if (typeof data33 !== "boolean" && data33 !== null) {
        const err39 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequest#/properties/sentiment_analysis/type", keyword: "type", params: { type: schema78.properties.sentiment_analysis.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (errors > count33) {
        errors = this.leave(data, "sentiment_analysis", vErrors, count33);
      }
    }
    if (data.audio_to_llm !== void 0) {
      let data34 = data.audio_to_llm;
      const count34 = errors;
      if (typeof data34 !== "boolean" && data34 !== null) {
        const err40 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequest#/properties/audio_to_llm/type", keyword: "type", params: { type: schema78.properties.audio_to_llm.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (errors > count34) {
        errors = this.leave(data, "audio_to_llm", vErrors, count34);
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data35 = data.audio_to_llm_config;
      const count35 = errors;
      const _errs145 = errors;
      const _errs146 = errors;
      if (data35 !== null) {
        const err41 = {};
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      var _valid8 = _errs146 === errors;
      errors = _errs145;
      if (vErrors !== null) {
        if (_errs145) {
          vErrors.length = _errs145;
        } else {
          vErrors = null;
        }
      }
      if (!_valid8) {
        const _errs148 = errors;
        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
          if (data35.prompts !== void 0) {
            let data36 = data35.prompts;
            const count36 = errors;
            if (!Array.isArray(data36) && data36 !== null) {
              const err42 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: schema5.properties.prompts.member.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (Array.isArray(data36)) {
              for (let i2 = 0; i2 < data36.length; i2++) {
                const _errs154 = errors;
                const count37 = errors;
                if (!Array.isArray(data36[i2])) {
                  const err43 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i2, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (errors > count37) {
                  errors = this.leave(data36, i2, vErrors, count37);
                }
                var valid67 = _errs154 === errors;
                if (!valid67) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
            if (errors > count36) {
              errors = this.leave(data35, "prompts", vErrors, count36);
            }
          }
          if (data35.model !== void 0) {
            let data38 = data35.model;
            const count38 = errors;
            if (typeof data38 !== "string" && data38 !== null) {
              const err44 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: schema5.properties.model.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (errors > count38) {
              errors = this.leave(data35, "model", vErrors, count38);
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
        var _valid8 = _errs148 === errors;
      }
      if (errors > count35) {
        errors = this.leave(data, "audio_to_llm_config", vErrors, count35);
      }
    }
    if (data.pii_redaction !== void 0) {
      let data39 = data.pii_redaction;
      const count39 = errors;
      if (typeof data39 !== "boolean" && data39 !== null) {
        const err46 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequest#/properties/pii_redaction/type", keyword: "type", params: { type: schema78.properties.pii_redaction.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (errors > count39) {
        errors = this.leave(data, "pii_redaction", vErrors, count39);
      }
    }
    if (data.pii_redaction_config !== void 0) {
      let data40 = data.pii_redaction_config;
      const count40 = errors;
      const _errs165 = errors;
      const _errs166 = errors;
      if (data40 !== null) {
        const err47 = {};
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      var _valid9 = _errs166 === errors;
      errors = _errs165;
      if (vErrors !== null) {
        if (_errs165) {
          vErrors.length = _errs165;
        } else {
          vErrors = null;
        }
      }
      if (!_valid9) {
        const _errs168 = errors;
        if (!validate75.call(this, data40, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
          vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
          errors = vErrors.length;
        }
        var _valid9 = _errs168 === errors;
      }
      if (errors > count40) {
        errors = this.leave(data, "pii_redaction_config", vErrors, count40);
      }
    }
    if (data.sentences !== void 0) {
      let data41 = data.sentences;
      const count41 = errors;
      if (typeof data41 !== "boolean" && data41 !== null) {
        const err48 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequest#/properties/sentences/type", keyword: "type", params: { type: schema78.properties.sentences.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (errors > count41) {
        errors = this.leave(data, "sentences", vErrors, count41);
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      let data42 = data.punctuation_enhanced;
      const count42 = errors;
      if (typeof data42 !== "boolean" && data42 !== null) {
        const err49 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequest#/properties/punctuation_enhanced/type", keyword: "type", params: { type: schema78.properties.punctuation_enhanced.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      if (errors > count42) {
        errors = this.leave(data, "punctuation_enhanced", vErrors, count42);
      }
    }
    if (data.language_config !== void 0) {
      let data43 = data.language_config;
      const count43 = errors;
      const _errs177 = errors;
      const _errs178 = errors;
      if (data43 !== null) {
        const err50 = {};
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      var _valid10 = _errs178 === errors;
      errors = _errs177;
      if (vErrors !== null) {
        if (_errs177) {
          vErrors.length = _errs177;
        } else {
          vErrors = null;
        }
      }
      if (!_valid10) {
        const _errs180 = errors;
        if (!validate61.call(this, data43, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
          vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
          errors = vErrors.length;
        }
        var _valid10 = _errs180 === errors;
      }
      if (errors > count43) {
        errors = this.leave(data, "language_config", vErrors, count43);
      }
    }
    if (data.detect_language !== void 0) {
      let data44 = data.detect_language;
      const count44 = errors;
      if (typeof data44 !== "boolean" && data44 !== null) {
        const err51 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequest#/properties/detect_language/type", keyword: "type", params: { type: schema78.properties.detect_language.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
      if (errors > count44) {
        errors = this.leave(data, "detect_language", vErrors, count44);
      }
    }
    if (data.enable_code_switching !== void 0) {
      let data45 = data.enable_code_switching;
      const count45 = errors;
      if (typeof data45 !== "boolean" && data45 !== null) {
        const err52 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequest#/properties/enable_code_switching/type", keyword: "type", params: { type: schema78.properties.enable_code_switching.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      if (errors > count45) {
        errors = this.leave(data, "enable_code_switching", vErrors, count45);
      }
    }
    if (data.language !== void 0) {
      let data46 = data.language;
      const count46 = errors;
      const _errs189 = errors;
      const _errs190 = errors;
      if (data46 !== null) {
        const err53 = {};
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      var _valid11 = _errs190 === errors;
      errors = _errs189;
      if (vErrors !== null) {
        if (_errs189) {
          vErrors.length = _errs189;
        } else {
          vErrors = null;
        }
      }
      if (!_valid11) {
        const _errs192 = errors;
        if (typeof data46 !== "string") {
          const err54 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        var _valid11 = _errs192 === errors;
      }
      if (errors > count46) {
        errors = this.leave(data, "language", vErrors, count46);
      }
    }
    if (data.custom_metadata !== void 0) {
      let data47 = data.custom_metadata;
      const count47 = errors;
      if (!(data47 && typeof data47 == "object" && !Array.isArray(data47)) && data47 !== null) {
        const err55 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedRequest#/properties/custom_metadata/type", keyword: "type", params: { type: schema78.properties.custom_metadata.member.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
      if (errors > count47) {
        errors = this.leave(data, "custom_metadata", vErrors, count47);
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
var schema86 = { "properties": { "audio_url": { "member": { "type": ["string", "null"] } }, "custom_vocabulary": { "member": { "type": ["boolean", "array", "null"], "allOf": [{ "if": { "type": ["array"] }, "then": { "$ref": "CustomVocabulary#" } }] } }, "custom_vocabulary_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CustomVocabularyConfig#" } } }, "callback_url": { "member": { "type": ["string", "null"] } }, "callback": { "member": { "type": ["boolean", "null"] } }, "callback_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CallbackConfig#" } } }, "subtitles": { "member": { "type": ["boolean", "null"] } }, "subtitles_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "SubtitlesConfig#" } } }, "diarization": { "member": { "type": ["boolean", "null"] } }, "diarization_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "DiarizationConfig#" } } }, "translation": { "member": { "type": ["boolean", "null"] } }, "translation_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranslationConfig#" } } }, "summarization": { "member": { "type": ["boolean", "null"] } }, "summarization_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "SummarizationConfig#" } } }, "named_entity_recognition": { "member": { "type": ["boolean", "null"] } }, "custom_spelling": { "member": { "type": ["boolean", "null"] } }, "custom_spelling_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "CustomSpellingConfig#" } } }, "sentiment_analysis": { "member": { "type": ["boolean", "null"] } }, "audio_to_llm": { "member": { "type": ["boolean", "null"] } }, "audio_to_llm_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "AudioToLlmConfig#" } } }, "pii_redaction": { "member": { "type": ["boolean", "null"] } }, "pii_redaction_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "PiiRedactionConfig#" } } }, "sentences": { "member": { "type": ["boolean", "null"] } }, "punctuation_enhanced": { "member": { "type": ["boolean", "null"] } }, "language_config": { "member": { "if": { "type": "null" }, "else": { "$ref": "LanguageConfig#" } } }, "detect_language": { "member": { "type": ["boolean", "null"] } }, "enable_code_switching": { "member": { "type": ["boolean", "null"] } }, "language": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } } } }, "type": "object" };
var obj3 = [];
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequestParams#/properties/audio_url/type", keyword: "type", params: { type: schema86.properties.audio_url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "audio_url", vErrors, count0);
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data1 = data.custom_vocabulary;
      const count1 = errors;
      if (typeof data1 !== "boolean" && !Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequestParams#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema86.properties.custom_vocabulary.member.type }, message: "must be boolean,array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs8 = errors;
      const _errs9 = errors;
      if (!Array.isArray(data1)) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
      if (_valid0) {
        const _errs11 = errors;
        if (!validate8.call(this, data1, { instancePath: instancePath + "/custom_vocabulary", parentData: data, parentDataProperty: "custom_vocabulary", rootData })) {
          vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs11 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "custom_vocabulary", vErrors, count1);
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      let data2 = data.custom_vocabulary_config;
      const count2 = errors;
      const _errs14 = errors;
      const _errs15 = errors;
      if (data2 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs15 === errors;
      errors = _errs14;
      if (vErrors !== null) {
        if (_errs14) {
          vErrors.length = _errs14;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs17 = errors;
        if (!validate11.call(this, data2, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
          vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs17 === errors;
      }
      if (errors > count2) {
        errors = this.leave(data, "custom_vocabulary_config", vErrors, count2);
      }
    }
    if (data.callback_url !== void 0) {
      let data3 = data.callback_url;
      const count3 = errors;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequestParams#/properties/callback_url/type", keyword: "type", params: { type: schema86.properties.callback_url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "callback_url", vErrors, count3);
      }
    }
    if (data.callback !== void 0) {
      let data4 = data.callback;
      const count4 = errors;
      if (typeof data4 !== "boolean" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequestParams#/properties/callback/type", keyword: "type", params: { type: schema86.properties.callback.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "callback", vErrors, count4);
      }
    }
    if (data.callback_config !== void 0) {
      let data5 = data.callback_config;
      const count5 = errors;
      const _errs26 = errors;
      const _errs27 = errors;
      if (data5 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid2 = _errs27 === errors;
      errors = _errs26;
      if (vErrors !== null) {
        if (_errs26) {
          vErrors.length = _errs26;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs29 = errors;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          if (data5.url !== void 0) {
            let data6 = data5.url;
            const count6 = errors;
            if (typeof data6 !== "string" && data6 !== null) {
              const err7 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: schema6.properties.url.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (errors > count6) {
              errors = this.leave(data5, "url", vErrors, count6);
            }
          }
          if (data5.method !== void 0) {
            let data7 = data5.method;
            const count7 = errors;
            if (typeof data7 !== "string" && data7 !== null) {
              const err8 = { instancePath: instancePath + "/callback_config/method", schemaPath: "CallbackConfig#/properties/method/type", keyword: "type", params: { type: schema6.properties.method.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (errors > count7) {
              errors = this.leave(data5, "method", vErrors, count7);
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
        var _valid2 = _errs29 === errors;
      }
      if (errors > count5) {
        errors = this.leave(data, "callback_config", vErrors, count5);
      }
    }
    if (data.subtitles !== void 0) {
      let data8 = data.subtitles;
      const count8 = errors;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequestParams#/properties/subtitles/type", keyword: "type", params: { type: schema86.properties.subtitles.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (errors > count8) {
        errors = this.leave(data, "subtitles", vErrors, count8);
      }
    }
    if (data.subtitles_config !== void 0) {
      let data9 = data.subtitles_config;
      const count9 = errors;
      const _errs43 = errors;
      const _errs44 = errors;
      if (data9 !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid3 = _errs44 === errors;
      errors = _errs43;
      if (vErrors !== null) {
        if (_errs43) {
          vErrors.length = _errs43;
        } else {
          vErrors = null;
        }
      }
      if (!_valid3) {
        const _errs46 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          if (data9.formats !== void 0) {
            let data10 = data9.formats;
            const count10 = errors;
            if (!Array.isArray(data10) && data10 !== null) {
              const err12 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: schema80.properties.formats.member.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (Array.isArray(data10)) {
              for (let i0 = 0; i0 < data10.length; i0++) {
                const _errs52 = errors;
                const count11 = errors;
                if (typeof data10[i0] !== "string") {
                  const err13 = { instancePath: instancePath + "/subtitles_config/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (errors > count11) {
                  errors = this.leave(data10, i0, vErrors, count11);
                }
                var valid22 = _errs52 === errors;
                if (!valid22) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
            if (errors > count10) {
              errors = this.leave(data9, "formats", vErrors, count10);
            }
          }
          if (data9.minimum_duration !== void 0) {
            let data12 = data9.minimum_duration;
            const count12 = errors;
            if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
              const err14 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: schema80.properties.minimum_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (errors > count12) {
              errors = this.leave(data9, "minimum_duration", vErrors, count12);
            }
          }
          if (data9.maximum_duration !== void 0) {
            let data13 = data9.maximum_duration;
            const count13 = errors;
            if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
              const err15 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: schema80.properties.maximum_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (errors > count13) {
              errors = this.leave(data9, "maximum_duration", vErrors, count13);
            }
          }
          if (data9.maximum_characters_per_row !== void 0) {
            let data14 = data9.maximum_characters_per_row;
            const count14 = errors;
            if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
              const err16 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: schema80.properties.maximum_characters_per_row.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (errors > count14) {
              errors = this.leave(data9, "maximum_characters_per_row", vErrors, count14);
            }
          }
          if (data9.maximum_rows_per_caption !== void 0) {
            let data15 = data9.maximum_rows_per_caption;
            const count15 = errors;
            if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
              const err17 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: schema80.properties.maximum_rows_per_caption.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (errors > count15) {
              errors = this.leave(data9, "maximum_rows_per_caption", vErrors, count15);
            }
          }
          if (data9.style !== void 0) {
            let data16 = data9.style;
            const count16 = errors;
            if (typeof data16 !== "string" && data16 !== null) {
              const err18 = { instancePath: instancePath + "/subtitles_config/style", schemaPath: "SubtitlesConfig#/properties/style/type", keyword: "type", params: { type: schema80.properties.style.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (errors > count16) {
              errors = this.leave(data9, "style", vErrors, count16);
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
        var _valid3 = _errs46 === errors;
      }
      if (errors > count9) {
        errors = this.leave(data, "subtitles_config", vErrors, count9);
      }
    }
    if (data.diarization !== void 0) {
      let data17 = data.diarization;
      const count17 = errors;
      if (typeof data17 !== "boolean" && data17 !== null) {
        const err20 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequestParams#/properties/diarization/type", keyword: "type", params: { type: schema86.properties.diarization.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (errors > count17) {
        errors = this.leave(data, "diarization", vErrors, count17);
      }
    }
    if (data.diarization_config !== void 0) {
      let data18 = data.diarization_config;
      const count18 = errors;
      const _errs75 = errors;
      const _errs76 = errors;
      if (data18 !== null) {
        const err21 = {};
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid4 = _errs76 === errors;
      errors = _errs75;
      if (vErrors !== null) {
        if (_errs75) {
          vErrors.length = _errs75;
        } else {
          vErrors = null;
        }
      }
      if (!_valid4) {
        const _errs78 = errors;
        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
          if (data18.number_of_speakers !== void 0) {
            let data19 = data18.number_of_speakers;
            const count19 = errors;
            if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
              const err22 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: schema17.properties.number_of_speakers.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (errors > count19) {
              errors = this.leave(data18, "number_of_speakers", vErrors, count19);
            }
          }
          if (data18.min_speakers !== void 0) {
            let data20 = data18.min_speakers;
            const count20 = errors;
            if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
              const err23 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: schema17.properties.min_speakers.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (errors > count20) {
              errors = this.leave(data18, "min_speakers", vErrors, count20);
            }
          }
          if (data18.max_speakers !== void 0) {
            let data21 = data18.max_speakers;
            const count21 = errors;
            if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
              const err24 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: schema17.properties.max_speakers.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (errors > count21) {
              errors = this.leave(data18, "max_speakers", vErrors, count21);
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
        var _valid4 = _errs78 === errors;
      }
      if (errors > count18) {
        errors = this.leave(data, "diarization_config", vErrors, count18);
      }
    }
    if (data.translation !== void 0) {
      let data22 = data.translation;
      const count22 = errors;
      if (typeof data22 !== "boolean" && data22 !== null) {
        const err26 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequestParams#/properties/translation/type", keyword: "type", params: { type: schema86.properties.translation.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (errors > count22) {
        errors = this.leave(data, "translation", vErrors, count22);
      }
    }
    if (data.translation_config !== void 0) {
      let data23 = data.translation_config;
      const count23 = errors;
      const _errs95 = errors;
      const _errs96 = errors;
      if (data23 !== null) {
        const err27 = {};
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid5 = _errs96 === errors;
      errors = _errs95;
      if (vErrors !== null) {
        if (_errs95) {
          vErrors.length = _errs95;
        } else {
          vErrors = null;
        }
      }
      if (!_valid5) {
        const _errs98 = errors;
        if (!validate68.call(this, data23, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
          vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
          errors = vErrors.length;
        }
        var _valid5 = _errs98 === errors;
      }
      if (errors > count23) {
        errors = this.leave(data, "translation_config", vErrors, count23);
      }
    }
    if (data.summarization !== void 0) {
      let data24 = data.summarization;
      const count24 = errors;
      if (typeof data24 !== "boolean" && data24 !== null) {
        const err28 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequestParams#/properties/summarization/type", keyword: "type", params: { type: schema86.properties.summarization.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (errors > count24) {
        errors = this.leave(data, "summarization", vErrors, count24);
      }
    }
    if (data.summarization_config !== void 0) {
      let data25 = data.summarization_config;
      const count25 = errors;
      const _errs104 = errors;
      const _errs105 = errors;
      if (data25 !== null) {
        const err29 = {};
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid6 = _errs105 === errors;
      errors = _errs104;
      if (vErrors !== null) {
        if (_errs104) {
          vErrors.length = _errs104;
        } else {
          vErrors = null;
        }
      }
      if (!_valid6) {
        const _errs107 = errors;
        if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
          if (data25.type !== void 0) {
            let data26 = data25.type;
            const count26 = errors;
            if (typeof data26 !== "string" && data26 !== null) {
              const err30 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (errors > count26) {
              errors = this.leave(data25, "type", vErrors, count26);
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
        var _valid6 = _errs107 === errors;
      }
      if (errors > count25) {
        errors = this.leave(data, "summarization_config", vErrors, count25);
      }
    }
    if (data.named_entity_recognition !== void 0) {
      let data27 = data.named_entity_recognition;
      const count27 = errors;
      if (typeof data27 !== "boolean" && data27 !== null) {
        const err32 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequestParams#/properties/named_entity_recognition/type", keyword: "type", params: { type: schema86.properties.named_entity_recognition.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (errors > count27) {
        errors = this.leave(data, "named_entity_recognition", vErrors, count27);
      }
    }
    if (data.custom_spelling !== void 0) {
      let data28 = data.custom_spelling;
      const count28 = errors;
      if (typeof data28 !== "boolean" && data28 !== null) {
        const err33 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequestParams#/properties/custom_spelling/type", keyword: "type", params: { type: schema86.properties.custom_spelling.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (errors > count28) {
        errors = this.leave(data, "custom_spelling", vErrors, count28);
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data29 = data.custom_spelling_config;
      const count29 = errors;
      const _errs121 = errors;
      const _errs122 = errors;
      if (data29 !== null) {
        const err34 = {};
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      var _valid7 = _errs122 === errors;
      errors = _errs121;
      if (vErrors !== null) {
        if (_errs121) {
          vErrors.length = _errs121;
        } else {
          vErrors = null;
        }
      }
      if (!_valid7) {
        const _errs124 = errors;
        if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
          if (data29.spelling_dictionary !== void 0) {
            let data30 = data29.spelling_dictionary;
            const count30 = errors;
            if (!(data30 && typeof data30 == "object" && !Array.isArray(data30)) && data30 !== null) {
              const err35 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: schema9.properties.spelling_dictionary.member.type }, message: "must be object,null" };
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
                  const step0 = func0(key0);
                  let data31 = data30[key0];
                  const _errs131 = errors;
                  const count31 = errors;
                  if (Array.isArray(data31)) {
                    for (let i1 = 0; i1 < data31.length; i1++) {
                      const _errs134 = errors;
                      const count32 = errors;
                      if (typeof data31[i1] !== "string") {
                        const err36 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0 + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err36];
                        } else {
                          vErrors.push(err36);
                        }
                        errors++;
                      }
                      if (errors > count32) {
                        errors = this.leave(data31, i1, vErrors, count32);
                      }
                      var valid57 = _errs134 === errors;
                      if (!valid57) {
                        if (errors >= 1e3) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  if (errors > count31) {
                    errors = this.leave(data30, key0, vErrors, count31);
                  }
                  var valid54 = _errs131 === errors;
                  if (!valid54) {
                    if (errors >= 1e3) {
                      break;
                    }
                  }
                }
              }
            }
            if (errors > count30) {
              errors = this.leave(data29, "spelling_dictionary", vErrors, count30);
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
        var _valid7 = _errs124 === errors;
      }
      if (errors > count29) {
        errors = this.leave(data, "custom_spelling_config", vErrors, count29);
      }
    }
    if (data.sentiment_analysis !== void 0) {
      let data33 = data.sentiment_analysis;
      const count33 = errors;
      if (typeof data33 !== "boolean" && data33 !== null) {
        const err39 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequestParams#/properties/sentiment_analysis/type", keyword: "type", params: { type: schema86.properties.sentiment_analysis.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (errors > count33) {
        errors = this.leave(data, "sentiment_analysis", vErrors, count33);
      }
    }
    if (data.audio_to_llm !== void 0) {
      let data34 = data.audio_to_llm;
      const count34 = errors;
      if (typeof data34 !== "boolean" && data34 !== null) {
        const err40 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequestParams#/properties/audio_to_llm/type", keyword: "type", params: { type: schema86.properties.audio_to_llm.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (errors > count34) {
        errors = this.leave(data, "audio_to_llm", vErrors, count34);
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data35 = data.audio_to_llm_config;
      const count35 = errors;
      const _errs145 = errors;
      const _errs146 = errors;
      if (data35 !== null) {
        const err41 = {};
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      var _valid8 = _errs146 === errors;
      errors = _errs145;
      if (vErrors !== null) {
        if (_errs145) {
          vErrors.length = _errs145;
        } else {
          vErrors = null;
        }
      }
      if (!_valid8) {
        const _errs148 = errors;
        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
          if (data35.prompts !== void 0) {
            let data36 = data35.prompts;
            const count36 = errors;
            if (!Array.isArray(data36) && data36 !== null) {
              const err42 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: schema5.properties.prompts.member.type }, message: "must be array,null" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (Array.isArray(data36)) {
              for (let i2 = 0; i2 < data36.length; i2++) {
                const _errs154 = errors;
                const count37 = errors;
                if (!Array.isArray(data36[i2])) {
                  const err43 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i2, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (errors > count37) {
                  errors = this.leave(data36, i2, vErrors, count37);
                }
                var valid67 = _errs154 === errors;
                if (!valid67) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
            if (errors > count36) {
              errors = this.leave(data35, "prompts", vErrors, count36);
            }
          }
          if (data35.model !== void 0) {
            let data38 = data35.model;
            const count38 = errors;
            if (typeof data38 !== "string" && data38 !== null) {
              const err44 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: schema5.properties.model.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (errors > count38) {
              errors = this.leave(data35, "model", vErrors, count38);
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
        var _valid8 = _errs148 === errors;
      }
      if (errors > count35) {
        errors = this.leave(data, "audio_to_llm_config", vErrors, count35);
      }
    }
    if (data.pii_redaction !== void 0) {
      let data39 = data.pii_redaction;
      const count39 = errors;
      if (typeof data39 !== "boolean" && data39 !== null) {
        const err46 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequestParams#/properties/pii_redaction/type", keyword: "type", params: { type: schema86.properties.pii_redaction.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (errors > count39) {
        errors = this.leave(data, "pii_redaction", vErrors, count39);
      }
    }
    if (data.pii_redaction_config !== void 0) {
      let data40 = data.pii_redaction_config;
      const count40 = errors;
      const _errs165 = errors;
      const _errs166 = errors;
      if (data40 !== null) {
        const err47 = {};
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      var _valid9 = _errs166 === errors;
      errors = _errs165;
      if (vErrors !== null) {
        if (_errs165) {
          vErrors.length = _errs165;
        } else {
          vErrors = null;
        }
      }
      if (!_valid9) {
        const _errs168 = errors;
        if (!validate75.call(this, data40, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
          vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
          errors = vErrors.length;
        }
        var _valid9 = _errs168 === errors;
      }
      if (errors > count40) {
        errors = this.leave(data, "pii_redaction_config", vErrors, count40);
      }
    }
    if (data.sentences !== void 0) {
      let data41 = data.sentences;
      const count41 = errors;
      if (typeof data41 !== "boolean" && data41 !== null) {
        const err48 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequestParams#/properties/sentences/type", keyword: "type", params: { type: schema86.properties.sentences.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (errors > count41) {
        errors = this.leave(data, "sentences", vErrors, count41);
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      let data42 = data.punctuation_enhanced;
      const count42 = errors;
      if (typeof data42 !== "boolean" && data42 !== null) {
        const err49 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequestParams#/properties/punctuation_enhanced/type", keyword: "type", params: { type: schema86.properties.punctuation_enhanced.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      if (errors > count42) {
        errors = this.leave(data, "punctuation_enhanced", vErrors, count42);
      }
    }
    if (data.language_config !== void 0) {
      let data43 = data.language_config;
      const count43 = errors;
      const _errs177 = errors;
      const _errs178 = errors;
      if (data43 !== null) {
        const err50 = {};
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      var _valid10 = _errs178 === errors;
      errors = _errs177;
      if (vErrors !== null) {
        if (_errs177) {
          vErrors.length = _errs177;
        } else {
          vErrors = null;
        }
      }
      if (!_valid10) {
        const _errs180 = errors;
        if (!validate61.call(this, data43, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
          vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
          errors = vErrors.length;
        }
        var _valid10 = _errs180 === errors;
      }
      if (errors > count43) {
        errors = this.leave(data, "language_config", vErrors, count43);
      }
    }
    if (data.detect_language !== void 0) {
      let data44 = data.detect_language;
      const count44 = errors;
      if (typeof data44 !== "boolean" && data44 !== null) {
        const err51 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequestParams#/properties/detect_language/type", keyword: "type", params: { type: schema86.properties.detect_language.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
      if (errors > count44) {
        errors = this.leave(data, "detect_language", vErrors, count44);
      }
    }
    if (data.enable_code_switching !== void 0) {
      let data45 = data.enable_code_switching;
      const count45 = errors;
      if (typeof data45 !== "boolean" && data45 !== null) {
        const err52 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequestParams#/properties/enable_code_switching/type", keyword: "type", params: { type: schema86.properties.enable_code_switching.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      if (errors > count45) {
        errors = this.leave(data, "enable_code_switching", vErrors, count45);
      }
    }
    if (data.language !== void 0) {
      let data46 = data.language;
      const count46 = errors;
      const _errs189 = errors;
      const _errs190 = errors;
      if (data46 !== null) {
        const err53 = {};
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      var _valid11 = _errs190 === errors;
      errors = _errs189;
      if (vErrors !== null) {
        if (_errs189) {
          vErrors.length = _errs189;
        } else {
          vErrors = null;
        }
      }
      if (!_valid11) {
        const _errs192 = errors;
        if (typeof data46 !== "string") {
          const err54 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        var _valid11 = _errs192 === errors;
      }
      if (errors > count46) {
        errors = this.leave(data, "language", vErrors, count46);
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
var schema94 = { "properties": { "id": { "member": { "type": ["string", "null"] } } }, "additionalProperties": true, "type": "object" };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedWebhook#/properties/id/type", keyword: "type", params: { type: schema94.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
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
      const count0 = errors;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema27.properties.audio_duration.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "audio_duration", vErrors, count0);
      }
    }
    if (data.number_of_distinct_channels !== void 0) {
      let data1 = data.number_of_distinct_channels;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: schema27.properties.number_of_distinct_channels.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "number_of_distinct_channels", vErrors, count1);
      }
    }
    if (data.billing_time !== void 0) {
      let data2 = data.billing_time;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: schema27.properties.billing_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "billing_time", vErrors, count2);
      }
    }
    if (data.transcription_time !== void 0) {
      let data3 = data.transcription_time;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: schema27.properties.transcription_time.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "transcription_time", vErrors, count3);
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
      const count0 = errors;
      if (!Array.isArray(data0) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: schema80.properties.formats.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs4 = errors;
          const count1 = errors;
          if (typeof data0[i0] !== "string") {
            const err1 = { instancePath: instancePath + "/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors > count1) {
            errors = this.leave(data0, i0, vErrors, count1);
          }
          var valid3 = _errs4 === errors;
          if (!valid3) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count0) {
        errors = this.leave(data, "formats", vErrors, count0);
      }
    }
    if (data.minimum_duration !== void 0) {
      let data2 = data.minimum_duration;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: schema80.properties.minimum_duration.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "minimum_duration", vErrors, count2);
      }
    }
    if (data.maximum_duration !== void 0) {
      let data3 = data.maximum_duration;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: schema80.properties.maximum_duration.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "maximum_duration", vErrors, count3);
      }
    }
    if (data.maximum_characters_per_row !== void 0) {
      let data4 = data.maximum_characters_per_row;
      const count4 = errors;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: schema80.properties.maximum_characters_per_row.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "maximum_characters_per_row", vErrors, count4);
      }
    }
    if (data.maximum_rows_per_caption !== void 0) {
      let data5 = data.maximum_rows_per_caption;
      const count5 = errors;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: schema80.properties.maximum_rows_per_caption.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count5) {
        errors = this.leave(data, "maximum_rows_per_caption", vErrors, count5);
      }
    }
    if (data.style !== void 0) {
      let data6 = data.style;
      const count6 = errors;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/style", schemaPath: "SubtitlesConfig#/properties/style/type", keyword: "type", params: { type: schema80.properties.style.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (errors > count6) {
        errors = this.leave(data, "style", vErrors, count6);
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
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "SummarizationConfig#/properties/type/type", keyword: "type", params: { type: schema67.properties.type.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "type", vErrors, count0);
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
var schema102 = { "properties": { "audio_url": { "member": { "type": ["string", "null"] } }, "audio_metadata": { "member": { "if": { "type": "null" }, "else": { "$ref": "AudioMetadata#" } } } }, "type": "object" };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/audio_url", schemaPath: "UploadResponse#/properties/audio_url/type", keyword: "type", params: { type: schema102.properties.audio_url.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "audio_url", vErrors, count0);
      }
    }
    if (data.audio_metadata !== void 0) {
      let data1 = data.audio_metadata;
      const count1 = errors;
      const _errs6 = errors;
      const _errs7 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
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
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.id !== void 0) {
            let data2 = data1.id;
            const count2 = errors;
            if (typeof data2 !== "string" && data2 !== null) {
              const err2 = { instancePath: instancePath + "/audio_metadata/id", schemaPath: "AudioMetadata#/properties/id/type", keyword: "type", params: { type: schema2.properties.id.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (errors > count2) {
              errors = this.leave(data1, "id", vErrors, count2);
            }
          }
          if (data1.filename !== void 0) {
            let data3 = data1.filename;
            const count3 = errors;
            if (typeof data3 !== "string" && data3 !== null) {
              const err3 = { instancePath: instancePath + "/audio_metadata/filename", schemaPath: "AudioMetadata#/properties/filename/type", keyword: "type", params: { type: schema2.properties.filename.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (errors > count3) {
              errors = this.leave(data1, "filename", vErrors, count3);
            }
          }
          if (data1.extension !== void 0) {
            let data4 = data1.extension;
            const count4 = errors;
            if (typeof data4 !== "string" && data4 !== null) {
              const err4 = { instancePath: instancePath + "/audio_metadata/extension", schemaPath: "AudioMetadata#/properties/extension/type", keyword: "type", params: { type: schema2.properties.extension.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (errors > count4) {
              errors = this.leave(data1, "extension", vErrors, count4);
            }
          }
          if (data1.size !== void 0) {
            let data5 = data1.size;
            const count5 = errors;
            if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
              const err5 = { instancePath: instancePath + "/audio_metadata/size", schemaPath: "AudioMetadata#/properties/size/type", keyword: "type", params: { type: schema2.properties.size.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (errors > count5) {
              errors = this.leave(data1, "size", vErrors, count5);
            }
          }
          if (data1.audio_duration !== void 0) {
            let data6 = data1.audio_duration;
            const count6 = errors;
            if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
              const err6 = { instancePath: instancePath + "/audio_metadata/audio_duration", schemaPath: "AudioMetadata#/properties/audio_duration/type", keyword: "type", params: { type: schema2.properties.audio_duration.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (errors > count6) {
              errors = this.leave(data1, "audio_duration", vErrors, count6);
            }
          }
          if (data1.number_of_channels !== void 0) {
            let data7 = data1.number_of_channels;
            const count7 = errors;
            if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
              const err7 = { instancePath: instancePath + "/audio_metadata/number_of_channels", schemaPath: "AudioMetadata#/properties/number_of_channels/type", keyword: "type", params: { type: schema2.properties.number_of_channels.member.type }, message: "must be number,null" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (errors > count7) {
              errors = this.leave(data1, "number_of_channels", vErrors, count7);
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
        var _valid0 = _errs9 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "audio_metadata", vErrors, count1);
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
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: schema32.properties.word.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "word", vErrors, count0);
      }
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: schema32.properties.start.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "start", vErrors, count1);
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: schema32.properties.end.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "end", vErrors, count2);
      }
    }
    if (data.confidence !== void 0) {
      let data3 = data.confidence;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: schema32.properties.confidence.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "confidence", vErrors, count3);
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
var schema105 = { "properties": { "chunk": { "member": { "type": ["string", "null"] } } }, "type": "object" };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chunk !== void 0) {
      let data0 = data.chunk;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/chunk", schemaPath: "AudioChunkData#/properties/chunk/type", keyword: "type", params: { type: schema105.properties.chunk.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "chunk", vErrors, count0);
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
      let data0 = data.type;
      const _errs2 = errors;
      const _errs3 = errors;
      if (typeof data0 !== "string") {
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
      if (_valid0) {
        const _errs5 = errors;
        if ("audio_chunk" !== data0) {
          const err1 = { instancePath: instancePath + "/type", schemaPath: "AudioChunkMessage#/properties/type/then/const", keyword: "const", params: { allowedValue: "audio_chunk" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        var _valid0 = _errs5 === errors;
      }
      const count0 = errors;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "AudioChunkMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "type", vErrors, count0);
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      const count1 = errors;
      const _errs10 = errors;
      const _errs11 = errors;
      if (data1 !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid1 = _errs11 === errors;
      errors = _errs10;
      if (vErrors !== null) {
        if (_errs10) {
          vErrors.length = _errs10;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs13 = errors;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.chunk !== void 0) {
            let data2 = data1.chunk;
            const count2 = errors;
            if (typeof data2 !== "string" && data2 !== null) {
              const err4 = { instancePath: instancePath + "/data/chunk", schemaPath: "AudioChunkData#/properties/chunk/type", keyword: "type", params: { type: schema105.properties.chunk.member.type }, message: "must be string,null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (errors > count2) {
              errors = this.leave(data1, "chunk", vErrors, count2);
            }
          }
        } else {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "AudioChunkData#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid1 = _errs13 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "data", vErrors, count1);
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "AudioChunkMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
var validateLiveUtterance = validate103;
var schema108 = { "properties": { "text": { "member": { "type": ["string", "null"] } }, "language": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranscriptionLanguageCode#" } } }, "start": { "member": { "type": ["number", "null"] } }, "end": { "member": { "type": ["number", "null"] } }, "channel": { "member": { "type": ["number", "null"] } }, "words": { "member": { "items": { "member": { "$ref": "Word#" } }, "type": ["array", "null"] } }, "confidence": { "member": { "type": ["number", "null"] } } }, "type": "object" };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text !== void 0) {
      let data0 = data.text;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/text", schemaPath: "LiveUtterance#/properties/text/type", keyword: "type", params: { type: schema108.properties.text.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "text", vErrors, count0);
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      const count1 = errors;
      const _errs6 = errors;
      const _errs7 = errors;
      if (data1 !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
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
        if (typeof data1 !== "string") {
          const err2 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
      }
      if (errors > count1) {
        errors = this.leave(data, "language", vErrors, count1);
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      const count2 = errors;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/start", schemaPath: "LiveUtterance#/properties/start/type", keyword: "type", params: { type: schema108.properties.start.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "start", vErrors, count2);
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      const count3 = errors;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/end", schemaPath: "LiveUtterance#/properties/end/type", keyword: "type", params: { type: schema108.properties.end.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "end", vErrors, count3);
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      const count4 = errors;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/channel", schemaPath: "LiveUtterance#/properties/channel/type", keyword: "type", params: { type: schema108.properties.channel.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (errors > count4) {
        errors = this.leave(data, "channel", vErrors, count4);
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      const count5 = errors;
      if (!Array.isArray(data5) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/words", schemaPath: "LiveUtterance#/properties/words/type", keyword: "type", params: { type: schema108.properties.words.member.type }, message: "must be array,null" };
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
          const _errs24 = errors;
          const count6 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.word !== void 0) {
              let data7 = data6.word;
              const count7 = errors;
              if (typeof data7 !== "string" && data7 !== null) {
                const err7 = { instancePath: instancePath + "/words/" + i0 + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: schema32.properties.word.member.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (errors > count7) {
                errors = this.leave(data6, "word", vErrors, count7);
              }
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              const count8 = errors;
              if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
                const err8 = { instancePath: instancePath + "/words/" + i0 + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: schema32.properties.start.member.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (errors > count8) {
                errors = this.leave(data6, "start", vErrors, count8);
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              const count9 = errors;
              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                const err9 = { instancePath: instancePath + "/words/" + i0 + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: schema32.properties.end.member.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (errors > count9) {
                errors = this.leave(data6, "end", vErrors, count9);
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              const count10 = errors;
              if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
                const err10 = { instancePath: instancePath + "/words/" + i0 + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: schema32.properties.confidence.member.type }, message: "must be number,null" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (errors > count10) {
                errors = this.leave(data6, "confidence", vErrors, count10);
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
          if (errors > count6) {
            errors = this.leave(data5, i0, vErrors, count6);
          }
          var valid10 = _errs24 === errors;
          if (!valid10) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count5) {
        errors = this.leave(data, "words", vErrors, count5);
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      const count11 = errors;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
        const err12 = { instancePath: instancePath + "/confidence", schemaPath: "LiveUtterance#/properties/confidence/type", keyword: "type", params: { type: schema108.properties.confidence.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (errors > count11) {
        errors = this.leave(data, "confidence", vErrors, count11);
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
var schema111 = { "properties": { "session_id": { "member": { "type": ["string", "null"] } }, "created_at": { "member": { "type": ["string", "null"] } }, "type": { "member": { "type": "string" }, "if": { "type": "string" }, "then": { "not": { "const": "transcript" }, "type": "string" } }, "data": { "member": { "additionalProperties": true, "type": ["object", "null"] } } }, "additionalProperties": true, "type": "object" };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id !== void 0) {
      let data0 = data.session_id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/session_id", schemaPath: "OtherServerMessage#/properties/session_id/type", keyword: "type", params: { type: schema111.properties.session_id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "session_id", vErrors, count0);
      }
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/type", keyword: "type", params: { type: schema111.properties.created_at.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "created_at", vErrors, count1);
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      const _errs8 = errors;
      const _errs9 = errors;
      if (typeof data2 !== "string") {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
      if (_valid0) {
        const _errs11 = errors;
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/then/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const _errs13 = errors;
        const _errs14 = errors;
        if ("transcript" !== data2) {
          const err4 = {};
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var valid4 = _errs14 === errors;
        if (valid4) {
          const err5 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/then/not", keyword: "not", params: {}, message: "must NOT be valid" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        } else {
          errors = _errs13;
          if (vErrors !== null) {
            if (_errs13) {
              vErrors.length = _errs13;
            } else {
              vErrors = null;
            }
          }
        }
        var _valid0 = _errs11 === errors;
      }
      const count2 = errors;
      if (typeof data2 !== "string") {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "type", vErrors, count2);
      }
    }
    if (data.data !== void 0) {
      let data3 = data.data;
      const count3 = errors;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        const err7 = { instancePath: instancePath + "/data", schemaPath: "OtherServerMessage#/properties/data/type", keyword: "type", params: { type: schema111.properties.data.member.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (errors > count3) {
        errors = this.leave(data, "data", vErrors, count3);
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "OtherServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
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
      let data0 = data.type;
      const _errs2 = errors;
      const _errs3 = errors;
      if (typeof data0 !== "string") {
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
      if (_valid0) {
        const _errs5 = errors;
        if ("stop_recording" !== data0) {
          const err1 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/then/const", keyword: "const", params: { allowedValue: "stop_recording" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        var _valid0 = _errs5 === errors;
      }
      const count0 = errors;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "type", vErrors, count0);
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "StopRecordingMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
var validateTranscriptData = validate106;
var schema113 = { "properties": { "id": { "member": { "type": ["string", "null"] } }, "is_final": { "member": { "type": ["boolean", "null"] } }, "utterance": { "member": { "if": { "type": "null" }, "else": { "$ref": "LiveUtterance#" } } } }, "type": "object" };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "TranscriptData#/properties/id/type", keyword: "type", params: { type: schema113.properties.id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "id", vErrors, count0);
      }
    }
    if (data.is_final !== void 0) {
      let data1 = data.is_final;
      const count1 = errors;
      if (typeof data1 !== "boolean" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/is_final", schemaPath: "TranscriptData#/properties/is_final/type", keyword: "type", params: { type: schema113.properties.is_final.member.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "is_final", vErrors, count1);
      }
    }
    if (data.utterance !== void 0) {
      let data2 = data.utterance;
      const count2 = errors;
      const _errs9 = errors;
      const _errs10 = errors;
      if (data2 !== null) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      errors = _errs9;
      if (vErrors !== null) {
        if (_errs9) {
          vErrors.length = _errs9;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs12 = errors;
        if (!validate103.call(this, data2, { instancePath: instancePath + "/utterance", parentData: data, parentDataProperty: "utterance", rootData })) {
          vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs12 === errors;
      }
      if (errors > count2) {
        errors = this.leave(data, "utterance", vErrors, count2);
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
var schema114 = { "properties": { "session_id": { "member": { "type": ["string", "null"] } }, "created_at": { "member": { "type": ["string", "null"] } }, "type": { "member": { "type": "string" }, "if": { "type": "string" }, "then": { "const": "transcript" } }, "data": { "member": { "if": { "type": "null" }, "else": { "$ref": "TranscriptData#" } } } }, "type": "object" };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id !== void 0) {
      let data0 = data.session_id;
      const count0 = errors;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/session_id", schemaPath: "TranscriptMessage#/properties/session_id/type", keyword: "type", params: { type: schema114.properties.session_id.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "session_id", vErrors, count0);
      }
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      const count1 = errors;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/created_at", schemaPath: "TranscriptMessage#/properties/created_at/type", keyword: "type", params: { type: schema114.properties.created_at.member.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "created_at", vErrors, count1);
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      const _errs8 = errors;
      const _errs9 = errors;
      if (typeof data2 !== "string") {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
      if (_valid0) {
        const _errs11 = errors;
        if ("transcript" !== data2) {
          const err3 = { instancePath: instancePath + "/type", schemaPath: "TranscriptMessage#/properties/type/then/const", keyword: "const", params: { allowedValue: "transcript" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
      }
      const count2 = errors;
      if (typeof data2 !== "string") {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "TranscriptMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors > count2) {
        errors = this.leave(data, "type", vErrors, count2);
      }
    }
    if (data.data !== void 0) {
      let data3 = data.data;
      const count3 = errors;
      const _errs16 = errors;
      const _errs17 = errors;
      if (data3 !== null) {
        const err5 = {};
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid1 = _errs17 === errors;
      errors = _errs16;
      if (vErrors !== null) {
        if (_errs16) {
          vErrors.length = _errs16;
        } else {
          vErrors = null;
        }
      }
      if (!_valid1) {
        const _errs19 = errors;
        if (!validate106.call(this, data3, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
          vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
          errors = vErrors.length;
        }
        var _valid1 = _errs19 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "data", vErrors, count3);
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "TranscriptMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
var validateListTranscriptionJobsQuery = validate110;
var schema115 = { "properties": { "offset": { "member": { "type": ["number", "null"] } }, "limit": { "member": { "type": ["number", "null"] } }, "date": { "member": { "if": { "type": "null" }, "else": { "$ref": "DateOrDateTime#" } } }, "before_date": { "member": { "if": { "type": "null" }, "else": { "$ref": "DateOrDateTime#" } } }, "after_date": { "member": { "if": { "type": "null" }, "else": { "$ref": "DateOrDateTime#" } } }, "status": { "member": { "items": { "member": { "$ref": "JobStatus#" } }, "type": ["array", "null"] } }, "custom_metadata": { "member": { "additionalProperties": true, "type": ["object", "null"] } }, "kind": { "member": { "items": { "member": { "$ref": "JobKind#" } }, "type": ["array", "null"] } } }, "type": "object" };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offset !== void 0) {
      let data0 = data.offset;
      const count0 = errors;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/offset", schemaPath: "ListTranscriptionJobsQuery#/properties/offset/type", keyword: "type", params: { type: schema115.properties.offset.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (errors > count0) {
        errors = this.leave(data, "offset", vErrors, count0);
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      const count1 = errors;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/limit", schemaPath: "ListTranscriptionJobsQuery#/properties/limit/type", keyword: "type", params: { type: schema115.properties.limit.member.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (errors > count1) {
        errors = this.leave(data, "limit", vErrors, count1);
      }
    }
    if (data.date !== void 0) {
      let data2 = data.date;
      const count2 = errors;
      const _errs9 = errors;
      const _errs10 = errors;
      if (data2 !== null) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      errors = _errs9;
      if (vErrors !== null) {
        if (_errs9) {
          vErrors.length = _errs9;
        } else {
          vErrors = null;
        }
      }
      if (!_valid0) {
        const _errs12 = errors;
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
      }
      if (errors > count2) {
        errors = this.leave(data, "date", vErrors, count2);
      }
    }
    if (data.before_date !== void 0) {
      let data3 = data.before_date;
      const count3 = errors;
      const _errs17 = errors;
      const _errs18 = errors;
      if (data3 !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
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
        if (typeof data3 !== "string") {
          const err5 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid1 = _errs20 === errors;
      }
      if (errors > count3) {
        errors = this.leave(data, "before_date", vErrors, count3);
      }
    }
    if (data.after_date !== void 0) {
      let data4 = data.after_date;
      const count4 = errors;
      const _errs25 = errors;
      const _errs26 = errors;
      if (data4 !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid2 = _errs26 === errors;
      errors = _errs25;
      if (vErrors !== null) {
        if (_errs25) {
          vErrors.length = _errs25;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs28 = errors;
        if (typeof data4 !== "string") {
          const err7 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid2 = _errs28 === errors;
      }
      if (errors > count4) {
        errors = this.leave(data, "after_date", vErrors, count4);
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      const count5 = errors;
      if (!Array.isArray(data5) && data5 !== null) {
        const err8 = { instancePath: instancePath + "/status", schemaPath: "ListTranscriptionJobsQuery#/properties/status/type", keyword: "type", params: { type: schema115.properties.status.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          const _errs34 = errors;
          const count6 = errors;
          if (typeof data5[i0] !== "string") {
            const err9 = { instancePath: instancePath + "/status/" + i0, schemaPath: "JobStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (errors > count6) {
            errors = this.leave(data5, i0, vErrors, count6);
          }
          var valid14 = _errs34 === errors;
          if (!valid14) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count5) {
        errors = this.leave(data, "status", vErrors, count5);
      }
    }
    if (data.custom_metadata !== void 0) {
      let data7 = data.custom_metadata;
      const count7 = errors;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
        const err10 = { instancePath: instancePath + "/custom_metadata", schemaPath: "ListTranscriptionJobsQuery#/properties/custom_metadata/type", keyword: "type", params: { type: schema115.properties.custom_metadata.member.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (errors > count7) {
        errors = this.leave(data, "custom_metadata", vErrors, count7);
      }
    }
    if (data.kind !== void 0) {
      let data8 = data.kind;
      const count8 = errors;
      if (!Array.isArray(data8) && data8 !== null) {
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "ListTranscriptionJobsQuery#/properties/kind/type", keyword: "type", params: { type: schema115.properties.kind.member.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (Array.isArray(data8)) {
        for (let i1 = 0; i1 < data8.length; i1++) {
          const _errs45 = errors;
          const count9 = errors;
          if (typeof data8[i1] !== "string") {
            const err12 = { instancePath: instancePath + "/kind/" + i1, schemaPath: "JobKind#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (errors > count9) {
            errors = this.leave(data8, i1, vErrors, count9);
          }
          var valid20 = _errs45 === errors;
          if (!valid20) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
      if (errors > count8) {
        errors = this.leave(data, "kind", vErrors, count8);
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
      if (!validate102.call(this, data, { instancePath, parentData, parentDataProperty, rootData })) {
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
          let data2 = data.type;
          const _errs18 = errors;
          const _errs19 = errors;
          if (typeof data2 !== "string") {
            const err4 = {};
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          var _valid3 = _errs19 === errors;
          errors = _errs18;
          if (vErrors !== null) {
            if (_errs18) {
              vErrors.length = _errs18;
            } else {
              vErrors = null;
            }
          }
          if (_valid3) {
            const _errs21 = errors;
            if ("stop_recording" !== data2) {
              const err5 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/then/const", keyword: "const", params: { allowedValue: "stop_recording" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            var _valid3 = _errs21 === errors;
          }
          const count0 = errors;
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (errors > count0) {
            errors = this.leave(data, "type", vErrors, count0);
          }
        }
      } else {
        const err7 = { instancePath, schemaPath: "StopRecordingMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid2 = _errs14 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs24 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        const err8 = { instancePath, schemaPath: "ClientMessage#/else/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    var _valid0 = _errs24 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data3 = data.type;
      if (!(data3 === "audio_chunk" || data3 === "stop_recording")) {
        const err9 = { instancePath: instancePath + "/type", schemaPath: "ClientMessage#/properties/type/enum", keyword: "enum", params: { allowedValues: schema121.properties.type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "ClientMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
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
      if (!validate108.call(this, data, { instancePath, parentData, parentDataProperty, rootData })) {
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
          const count0 = errors;
          if (typeof data3 !== "string" && data3 !== null) {
            const err5 = { instancePath: instancePath + "/session_id", schemaPath: "OtherServerMessage#/properties/session_id/type", keyword: "type", params: { type: schema111.properties.session_id.member.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (errors > count0) {
            errors = this.leave(data, "session_id", vErrors, count0);
          }
        }
        if (data.created_at !== void 0) {
          let data4 = data.created_at;
          const count1 = errors;
          if (typeof data4 !== "string" && data4 !== null) {
            const err6 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/type", keyword: "type", params: { type: schema111.properties.created_at.member.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (errors > count1) {
            errors = this.leave(data, "created_at", vErrors, count1);
          }
        }
        if (data.type !== void 0) {
          let data5 = data.type;
          const _errs26 = errors;
          const _errs27 = errors;
          if (typeof data5 !== "string") {
            const err7 = {};
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid3 = _errs27 === errors;
          errors = _errs26;
          if (vErrors !== null) {
            if (_errs26) {
              vErrors.length = _errs26;
            } else {
              vErrors = null;
            }
          }
          if (_valid3) {
            const _errs29 = errors;
            if (typeof data5 !== "string") {
              const err8 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/then/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const _errs31 = errors;
            const _errs32 = errors;
            if ("transcript" !== data5) {
              const err9 = {};
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var valid12 = _errs32 === errors;
            if (valid12) {
              const err10 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/then/not", keyword: "not", params: {}, message: "must NOT be valid" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            } else {
              errors = _errs31;
              if (vErrors !== null) {
                if (_errs31) {
                  vErrors.length = _errs31;
                } else {
                  vErrors = null;
                }
              }
            }
            var _valid3 = _errs29 === errors;
          }
          const count2 = errors;
          if (typeof data5 !== "string") {
            const err11 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (errors > count2) {
            errors = this.leave(data, "type", vErrors, count2);
          }
        }
        if (data.data !== void 0) {
          let data6 = data.data;
          const count3 = errors;
          if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
            const err12 = { instancePath: instancePath + "/data", schemaPath: "OtherServerMessage#/properties/data/type", keyword: "type", params: { type: schema111.properties.data.member.type }, message: "must be object,null" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (errors > count3) {
            errors = this.leave(data, "data", vErrors, count3);
          }
        }
      } else {
        const err13 = { instancePath, schemaPath: "OtherServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid2 = _errs16 === errors;
    }
    var _valid0 = _errs6 === errors;
  } else {
    const _errs40 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        const err14 = { instancePath, schemaPath: "ServerMessage#/else/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    var _valid0 = _errs40 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        const err15 = { instancePath: instancePath + "/type", schemaPath: "ServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "ServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
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
