// Generated from the contract by `npm run build`; edit the contract instead.

// scripts/emit/format-names.ts
import { date, dateTime, uri, uuid } from "../runtime/formats.js";

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
var schema1 = { "required": ["id", "filename", "source", "audio_duration", "number_of_channels"], "properties": { "id": { "type": "string" }, "filename": { "type": ["string", "null"] }, "source": { "type": ["string", "null"] }, "audio_duration": { "type": ["number", "null"] }, "number_of_channels": { "minimum": 1, "type": ["integer", "null"] } }, "type": "object" };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.filename === void 0) {
      const err1 = { instancePath, schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.source === void 0) {
      const err2 = { instancePath, schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.audio_duration === void 0) {
      const err3 = { instancePath, schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.number_of_channels === void 0) {
      const err4 = { instancePath, schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.filename !== void 0) {
      let data1 = data.filename;
      if (typeof data1 !== "string" && data1 !== null) {
        const err6 = { instancePath: instancePath + "/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data2 = data.source;
      if (typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data3 = data.audio_duration;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err8 = { instancePath: instancePath + "/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data4 = data.number_of_channels;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err9 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 1 || isNaN(data4)) {
          const err10 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
var validateAudioMetadata = validate2;
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.filename === void 0) {
      const err1 = { instancePath, schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.extension === void 0) {
      const err2 = { instancePath, schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "extension" }, message: "must have required property 'extension'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err3 = { instancePath, schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.audio_duration === void 0) {
      const err4 = { instancePath, schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.number_of_channels === void 0) {
      const err5 = { instancePath, schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "AudioMetadata#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.filename !== void 0) {
      if (typeof data.filename !== "string") {
        const err7 = { instancePath: instancePath + "/filename", schemaPath: "AudioMetadata#/properties/filename/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.extension !== void 0) {
      if (typeof data.extension !== "string") {
        const err8 = { instancePath: instancePath + "/extension", schemaPath: "AudioMetadata#/properties/extension/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data3 = data.size;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/size", schemaPath: "AudioMetadata#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.audio_duration !== void 0) {
      let data4 = data.audio_duration;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err10 = { instancePath: instancePath + "/audio_duration", schemaPath: "AudioMetadata#/properties/audio_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.number_of_channels !== void 0) {
      let data5 = data.number_of_channels;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err11 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioMetadata#/properties/number_of_channels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "AudioMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
var validateAudioToLlmAddon = validate3;
var schema3 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "items": { "additionalProperties": true, "type": "object" }, "type": ["array", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "items": { "additionalProperties": true, "type": "object" }, "type": ["array", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "AudioToLlmAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "AudioToLlmAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "AudioToLlmAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (!Array.isArray(data4) && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "AudioToLlmAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema3.then.allOf[0].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (Array.isArray(data4)) {
            for (let i0 = 0; i0 < data4.length; i0++) {
              let data5 = data4[i0];
              const _errs18 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              } else {
                const err11 = { instancePath: instancePath + "/results/" + i0, schemaPath: "AudioToLlmAddon#/then/allOf/0/then/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              var valid6 = _errs18 === errors;
              if (!valid6) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs22 = errors;
    const _errs23 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err12 = {};
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
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
    if (_valid2) {
      const _errs25 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err13 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err14 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err15 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err16 = { instancePath, schemaPath: "AudioToLlmAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err17 = { instancePath: instancePath + "/is_empty", schemaPath: "AudioToLlmAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data8 = data.exec_time;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err18 = { instancePath: instancePath + "/exec_time", schemaPath: "AudioToLlmAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data9 = data.error;
          const _errs31 = errors;
          const _errs32 = errors;
          if (data9 !== null) {
            const err19 = {};
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var _valid3 = _errs32 === errors;
          errors = _errs31;
          if (vErrors !== null) {
            if (_errs31) {
              vErrors.length = _errs31;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs34 = errors;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            } else {
              const err20 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            var _valid3 = _errs34 === errors;
          }
        }
        if (data.results !== void 0) {
          let data10 = data.results;
          if (!Array.isArray(data10) && data10 !== null) {
            const err21 = { instancePath: instancePath + "/results", schemaPath: "AudioToLlmAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema3.then.allOf[1].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (Array.isArray(data10)) {
            for (let i1 = 0; i1 < data10.length; i1++) {
              let data11 = data10[i1];
              const _errs40 = errors;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              } else {
                const err22 = { instancePath: instancePath + "/results/" + i1, schemaPath: "AudioToLlmAddon#/then/allOf/1/then/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              var valid13 = _errs40 === errors;
              if (!valid13) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid2 = _errs25 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs43 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err23 = { instancePath, schemaPath: "AudioToLlmAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err24 = { instancePath, schemaPath: "AudioToLlmAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err25 = { instancePath, schemaPath: "AudioToLlmAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err26 = { instancePath, schemaPath: "AudioToLlmAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err27 = { instancePath, schemaPath: "AudioToLlmAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    var _valid0 = _errs43 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data12 = data.success;
      if (!(data12 === true || data12 === false)) {
        const err28 = { instancePath: instancePath + "/success", schemaPath: "AudioToLlmAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema3.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "AudioToLlmAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
var validateAudioToLlmConfig = validate4;
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prompts === void 0) {
      const err0 = { instancePath, schemaPath: "AudioToLlmConfig#/required", keyword: "required", params: { missingProperty: "prompts" }, message: "must have required property 'prompts'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.prompts !== void 0) {
      let data0 = data.prompts;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err1 = { instancePath: instancePath + "/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (let i0 = 0; i0 < data0.length; i0++) {
          const _errs3 = errors;
          if (!Array.isArray(data0[i0])) {
            const err2 = { instancePath: instancePath + "/prompts/" + i0, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
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
      } else {
        const err3 = { instancePath: instancePath + "/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err4 = { instancePath: instancePath + "/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
var validateCallbackConfig = validate5;
var schema6 = { "required": ["url"], "properties": { "url": { "format": "uri", "type": "string" }, "method": { "enum": ["POST", "PUT"] } }, "type": "object" };
var formats0 = uri;
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "CallbackConfig#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err1 = { instancePath: instancePath + "/url", schemaPath: "CallbackConfig#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (!(data1 === "POST" || data1 === "PUT")) {
        const err3 = { instancePath: instancePath + "/method", schemaPath: "CallbackConfig#/properties/method/enum", keyword: "enum", params: { allowedValues: schema6.properties.method.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "CallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
var validateChapterizationAddon = validate6;
var schema7 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "additionalProperties": true, "type": ["object", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "additionalProperties": true, "type": ["object", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "ChapterizationAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "ChapterizationAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "ChapterizationAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "ChapterizationAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema7.then.allOf[0].then.properties.results.type }, message: "must be object,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs20 = errors;
    const _errs21 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err11 = {};
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
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
    if (_valid2) {
      const _errs23 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err12 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err13 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err14 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err15 = { instancePath, schemaPath: "ChapterizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err16 = { instancePath: instancePath + "/is_empty", schemaPath: "ChapterizationAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data7 = data.exec_time;
          if (!(typeof data7 == "number" && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/exec_time", schemaPath: "ChapterizationAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data8 = data.error;
          const _errs29 = errors;
          const _errs30 = errors;
          if (data8 !== null) {
            const err18 = {};
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs30 === errors;
          errors = _errs29;
          if (vErrors !== null) {
            if (_errs29) {
              vErrors.length = _errs29;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs32 = errors;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            } else {
              const err19 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid3 = _errs32 === errors;
          }
        }
        if (data.results !== void 0) {
          let data9 = data.results;
          if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
            const err20 = { instancePath: instancePath + "/results", schemaPath: "ChapterizationAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema7.then.allOf[1].then.properties.results.type }, message: "must be object,null" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs23 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs39 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err21 = { instancePath, schemaPath: "ChapterizationAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err22 = { instancePath, schemaPath: "ChapterizationAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err23 = { instancePath, schemaPath: "ChapterizationAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err24 = { instancePath, schemaPath: "ChapterizationAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err25 = { instancePath, schemaPath: "ChapterizationAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid0 = _errs39 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data10 = data.success;
      if (!(data10 === true || data10 === false)) {
        const err26 = { instancePath: instancePath + "/success", schemaPath: "ChapterizationAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema7.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "ChapterizationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}
var validateCustomSpellingConfig = validate7;
var obj0 = [];
var func0 = shortStep;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spelling_dictionary === void 0) {
      const err0 = { instancePath, schemaPath: "CustomSpellingConfig#/required", keyword: "required", params: { missingProperty: "spelling_dictionary" }, message: "must have required property 'spelling_dictionary'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.spelling_dictionary !== void 0) {
      let data0 = data.spelling_dictionary;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (!obj0.includes(key0)) {
            const step0 = func0(key0);
            let data1 = data0[key0];
            const _errs4 = errors;
            if (Array.isArray(data1)) {
              for (let i0 = 0; i0 < data1.length; i0++) {
                const _errs6 = errors;
                if (typeof data1[i0] !== "string") {
                  const err1 = { instancePath: instancePath + "/spelling_dictionary/" + step0 + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
              const err2 = { instancePath: instancePath + "/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
      } else {
        const err3 = { instancePath: instancePath + "/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabulary = validate8;
var schema10 = { "items": { "type": ["string", "object"], "allOf": [{ "if": { "type": ["object"] }, "then": { "$ref": "CustomVocabularyEntry#" } }] }, "type": "array" };
var func1 = /* @__NO_SIDE_EFFECTS__ */ (pattern, flags) => new RegExp(pattern, flags);
var pattern0 = /* @__PURE__ */ func1("^[a-z]{2,3}$", "u");
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "CustomVocabularyEntry#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err1 = { instancePath: instancePath + "/value", schemaPath: "CustomVocabularyEntry#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.intensity !== void 0) {
      let data1 = data.intensity;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1 || isNaN(data1)) {
          const err2 = { instancePath: instancePath + "/intensity", schemaPath: "CustomVocabularyEntry#/properties/intensity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/intensity", schemaPath: "CustomVocabularyEntry#/properties/intensity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/intensity", schemaPath: "CustomVocabularyEntry#/properties/intensity/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.pronunciations !== void 0) {
      let data2 = data.pronunciations;
      if (Array.isArray(data2)) {
        for (let i0 = 0; i0 < data2.length; i0++) {
          const _errs7 = errors;
          if (typeof data2[i0] !== "string") {
            const err5 = { instancePath: instancePath + "/pronunciations/" + i0, schemaPath: "CustomVocabularyEntry#/properties/pronunciations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
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
      } else {
        const err6 = { instancePath: instancePath + "/pronunciations", schemaPath: "CustomVocabularyEntry#/properties/pronunciations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data4 = data.language;
      if (typeof data4 === "string") {
        if (!pattern0.test(data4)) {
          const err7 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "CustomVocabularyEntry#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
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
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.vocabulary === void 0) {
      const err0 = { instancePath, schemaPath: "CustomVocabularyConfig#/required", keyword: "required", params: { missingProperty: "vocabulary" }, message: "must have required property 'vocabulary'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.vocabulary !== void 0) {
      if (!validate8(data.vocabulary, { instancePath: instancePath + "/vocabulary", parentData: data, parentDataProperty: "vocabulary", rootData })) {
        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
        errors = vErrors.length;
      }
    }
    if (data.default_intensity !== void 0) {
      let data1 = data.default_intensity;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1 || isNaN(data1)) {
          const err1 = { instancePath: instancePath + "/default_intensity", schemaPath: "CustomVocabularyConfig#/properties/default_intensity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err2 = { instancePath: instancePath + "/default_intensity", schemaPath: "CustomVocabularyConfig#/properties/default_intensity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/default_intensity", schemaPath: "CustomVocabularyConfig#/properties/default_intensity/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "CustomVocabularyConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabularyEntry = validate9;
var validateDateOrDateTime = validate13;
var formats2 = date;
var formats4 = dateTime;
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
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (typeof data === "string") {
    if (!formats2(data)) {
      const err1 = { instancePath, schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data === "string") {
      if (!formats4(data)) {
        const err2 = { instancePath, schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var validateDiarizationAddon = validate14;
var schema15 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "items": { "$ref": "Utterance#" }, "type": "array" } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "items": { "$ref": "Utterance#" }, "type": "array" } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err0 = { instancePath, schemaPath: "Utterance#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.language === void 0) {
      const err1 = { instancePath, schemaPath: "Utterance#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.start === void 0) {
      const err2 = { instancePath, schemaPath: "Utterance#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.end === void 0) {
      const err3 = { instancePath, schemaPath: "Utterance#/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.channel === void 0) {
      const err4 = { instancePath, schemaPath: "Utterance#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.words === void 0) {
      const err5 = { instancePath, schemaPath: "Utterance#/required", keyword: "required", params: { missingProperty: "words" }, message: "must have required property 'words'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err6 = { instancePath: instancePath + "/text", schemaPath: "Utterance#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err7 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/start", schemaPath: "Utterance#/properties/start/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err10 = { instancePath: instancePath + "/end", schemaPath: "Utterance#/properties/end/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err11 = { instancePath: instancePath + "/channel", schemaPath: "Utterance#/properties/channel/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          let data6 = data5[i0];
          const _errs14 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.word === void 0) {
              const err12 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "word" }, message: "must have required property 'word'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data6.start === void 0) {
              const err13 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data6.end === void 0) {
              const err14 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data6.confidence === void 0) {
              const err15 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property 'confidence'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data6.word !== void 0) {
              if (typeof data6.word !== "string") {
                const err16 = { instancePath: instancePath + "/words/" + i0 + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!(typeof data8 == "number" && isFinite(data8))) {
                const err17 = { instancePath: instancePath + "/words/" + i0 + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!(typeof data9 == "number" && isFinite(data9))) {
                const err18 = { instancePath: instancePath + "/words/" + i0 + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!(typeof data10 == "number" && isFinite(data10))) {
                const err19 = { instancePath: instancePath + "/words/" + i0 + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          var valid3 = _errs14 === errors;
          if (!valid3) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/words", schemaPath: "Utterance#/properties/words/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!(typeof data11 == "number" && isFinite(data11))) {
        const err22 = { instancePath: instancePath + "/confidence", schemaPath: "Utterance#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.speaker !== void 0) {
      let data12 = data.speaker;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err23 = { instancePath: instancePath + "/speaker", schemaPath: "Utterance#/properties/speaker/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "Utterance#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "DiarizationAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "DiarizationAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "DiarizationAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (Array.isArray(data4)) {
            for (let i0 = 0; i0 < data4.length; i0++) {
              const _errs18 = errors;
              if (!validate15(data4[i0], { instancePath: instancePath + "/results/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                errors = vErrors.length;
              }
              var valid6 = _errs18 === errors;
              if (!valid6) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "DiarizationAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs20 = errors;
    const _errs21 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err11 = {};
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
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
    if (_valid2) {
      const _errs23 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err12 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err13 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err14 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err15 = { instancePath, schemaPath: "DiarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err16 = { instancePath: instancePath + "/is_empty", schemaPath: "DiarizationAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data8 = data.exec_time;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err17 = { instancePath: instancePath + "/exec_time", schemaPath: "DiarizationAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data9 = data.error;
          const _errs29 = errors;
          const _errs30 = errors;
          if (data9 !== null) {
            const err18 = {};
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs30 === errors;
          errors = _errs29;
          if (vErrors !== null) {
            if (_errs29) {
              vErrors.length = _errs29;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs32 = errors;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            } else {
              const err19 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid3 = _errs32 === errors;
          }
        }
        if (data.results !== void 0) {
          let data10 = data.results;
          if (Array.isArray(data10)) {
            for (let i1 = 0; i1 < data10.length; i1++) {
              const _errs38 = errors;
              if (!validate15(data10[i1], { instancePath: instancePath + "/results/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
                vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                errors = vErrors.length;
              }
              var valid13 = _errs38 === errors;
              if (!valid13) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/results", schemaPath: "DiarizationAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs23 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs39 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err21 = { instancePath, schemaPath: "DiarizationAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err22 = { instancePath, schemaPath: "DiarizationAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err23 = { instancePath, schemaPath: "DiarizationAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err24 = { instancePath, schemaPath: "DiarizationAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err25 = { instancePath, schemaPath: "DiarizationAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid0 = _errs39 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data12 = data.success;
      if (!(data12 === true || data12 === false)) {
        const err26 = { instancePath: instancePath + "/success", schemaPath: "DiarizationAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema15.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "DiarizationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var validateDiarizationConfig = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number_of_speakers !== void 0) {
      let data0 = data.number_of_speakers;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
    if (data.min_speakers !== void 0) {
      let data1 = data.min_speakers;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.max_speakers !== void 0) {
      let data2 = data.max_speakers;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err5 = { instancePath: instancePath + "/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
var validateDisplayModeAddon = validate19;
var schema21 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "items": { "type": "string" }, "type": ["array", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "items": { "type": "string" }, "type": ["array", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "DisplayModeAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "DisplayModeAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "DisplayModeAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (!Array.isArray(data4) && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "DisplayModeAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema21.then.allOf[0].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (Array.isArray(data4)) {
            for (let i0 = 0; i0 < data4.length; i0++) {
              const _errs18 = errors;
              if (typeof data4[i0] !== "string") {
                const err11 = { instancePath: instancePath + "/results/" + i0, schemaPath: "DisplayModeAddon#/then/allOf/0/then/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              var valid6 = _errs18 === errors;
              if (!valid6) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs21 = errors;
    const _errs22 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err12 = {};
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs22 === errors;
    errors = _errs21;
    if (vErrors !== null) {
      if (_errs21) {
        vErrors.length = _errs21;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs24 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err13 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err14 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err15 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err16 = { instancePath, schemaPath: "DisplayModeAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err17 = { instancePath: instancePath + "/is_empty", schemaPath: "DisplayModeAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data8 = data.exec_time;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err18 = { instancePath: instancePath + "/exec_time", schemaPath: "DisplayModeAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data9 = data.error;
          const _errs30 = errors;
          const _errs31 = errors;
          if (data9 !== null) {
            const err19 = {};
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var _valid3 = _errs31 === errors;
          errors = _errs30;
          if (vErrors !== null) {
            if (_errs30) {
              vErrors.length = _errs30;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs33 = errors;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            } else {
              const err20 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            var _valid3 = _errs33 === errors;
          }
        }
        if (data.results !== void 0) {
          let data10 = data.results;
          if (!Array.isArray(data10) && data10 !== null) {
            const err21 = { instancePath: instancePath + "/results", schemaPath: "DisplayModeAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema21.then.allOf[1].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (Array.isArray(data10)) {
            for (let i1 = 0; i1 < data10.length; i1++) {
              const _errs39 = errors;
              if (typeof data10[i1] !== "string") {
                const err22 = { instancePath: instancePath + "/results/" + i1, schemaPath: "DisplayModeAddon#/then/allOf/1/then/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              var valid13 = _errs39 === errors;
              if (!valid13) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid2 = _errs24 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs41 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err23 = { instancePath, schemaPath: "DisplayModeAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err24 = { instancePath, schemaPath: "DisplayModeAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err25 = { instancePath, schemaPath: "DisplayModeAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err26 = { instancePath, schemaPath: "DisplayModeAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err27 = { instancePath, schemaPath: "DisplayModeAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    var _valid0 = _errs41 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data12 = data.success;
      if (!(data12 === true || data12 === false)) {
        const err28 = { instancePath: instancePath + "/success", schemaPath: "DisplayModeAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema21.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "DisplayModeAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
var validateErrorResponse = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.timestamp === void 0) {
      const err0 = { instancePath, schemaPath: "ErrorResponse#/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path === void 0) {
      const err1 = { instancePath, schemaPath: "ErrorResponse#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.request_id === void 0) {
      const err2 = { instancePath, schemaPath: "ErrorResponse#/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.statusCode === void 0) {
      const err3 = { instancePath, schemaPath: "ErrorResponse#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err4 = { instancePath, schemaPath: "ErrorResponse#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.timestamp !== void 0) {
      if (typeof data.timestamp !== "string") {
        const err5 = { instancePath: instancePath + "/timestamp", schemaPath: "ErrorResponse#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err6 = { instancePath: instancePath + "/path", schemaPath: "ErrorResponse#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.request_id !== void 0) {
      if (typeof data.request_id !== "string") {
        const err7 = { instancePath: instancePath + "/request_id", schemaPath: "ErrorResponse#/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.statusCode !== void 0) {
      let data3 = data.statusCode;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/statusCode", schemaPath: "ErrorResponse#/properties/statusCode/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err9 = { instancePath: instancePath + "/message", schemaPath: "ErrorResponse#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "ErrorResponse#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
var validateJobKind = validate21;
var schema24 = { "enum": ["pre-recorded", "live"] };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "pre-recorded" || data === "live")) {
    const err0 = { instancePath, schemaPath: "JobKind#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateJobPage = validate22;
var schema25 = { "required": ["first", "current", "next", "items"], "properties": { "first": { "format": "uri", "type": "string" }, "current": { "format": "uri", "type": "string" }, "next": { "format": "uri", "type": ["string", "null"] }, "items": { "items": { "$ref": "TranscriptionJob#" }, "type": "array" } }, "type": "object" };
var schema26 = { "type": "object", "required": [], "properties": { "kind": { "enum": ["pre-recorded", "live"] } }, "if": { "type": "object", "required": ["kind"] }, "then": { "allOf": [{ "if": { "properties": { "kind": { "const": "pre-recorded" } } }, "then": { "$ref": "PreRecordedJob#" } }, { "if": { "properties": { "kind": { "const": "live" } } }, "then": { "$ref": "LiveJob#" } }] }, "else": { "required": ["kind", "id", "request_id", "version", "status", "created_at", "post_session_metadata"] } };
var schema27 = { "type": "object", "required": [], "properties": { "status": { "enum": ["queued", "processing", "done", "error"] } }, "if": { "type": "object", "required": ["status"] }, "then": { "allOf": [{ "if": { "properties": { "status": { "enum": ["queued", "processing"] } } }, "then": { "required": ["id", "request_id", "version", "created_at", "post_session_metadata", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": {}, "created_at": { "format": "date-time", "type": "string" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "kind": { "const": "pre-recorded" }, "completed_at": { "format": "date-time", "type": ["string", "null"] }, "error_code": { "minimum": 400, "maximum": 599, "type": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": { "if": { "type": "null" }, "else": { "$ref": "PreRecordedRequestParams#" } }, "result": { "if": { "type": "null" }, "else": { "$ref": "PreRecordedResult#" } } } } }, { "if": { "properties": { "status": { "const": "done" } } }, "then": { "required": ["id", "request_id", "version", "created_at", "post_session_metadata", "completed_at", "result", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": {}, "created_at": { "format": "date-time", "type": "string" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "completed_at": { "format": "date-time", "type": "string" }, "result": { "$ref": "PreRecordedResult#" }, "kind": { "const": "pre-recorded" }, "error_code": { "minimum": 400, "maximum": 599, "type": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": { "if": { "type": "null" }, "else": { "$ref": "PreRecordedRequestParams#" } } } } }, { "if": { "properties": { "status": { "const": "error" } } }, "then": { "required": ["id", "request_id", "version", "created_at", "post_session_metadata", "completed_at", "error_code", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": {}, "created_at": { "format": "date-time", "type": "string" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "completed_at": { "format": "date-time", "type": "string" }, "error_code": { "minimum": 400, "maximum": 599, "type": "integer" }, "kind": { "const": "pre-recorded" }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": { "if": { "type": "null" }, "else": { "$ref": "PreRecordedRequestParams#" } }, "result": { "if": { "type": "null" }, "else": { "$ref": "PreRecordedResult#" } } } } }] }, "else": { "required": ["status", "id", "request_id", "version", "created_at", "post_session_metadata", "kind"] } };
var formats12 = uuid;
var schema29 = { "properties": { "audio_url": { "format": "uri", "type": ["string", "null"] }, "custom_vocabulary": { "type": ["boolean", "array"], "allOf": [{ "if": { "type": ["array"] }, "then": { "$ref": "CustomVocabulary#" } }] }, "custom_vocabulary_config": { "$ref": "CustomVocabularyConfig#" }, "callback_url": { "format": "uri", "type": "string" }, "callback": { "type": "boolean" }, "callback_config": { "$ref": "CallbackConfig#" }, "subtitles": { "type": "boolean" }, "subtitles_config": { "$ref": "SubtitlesConfig#" }, "diarization": { "type": "boolean" }, "diarization_config": { "$ref": "DiarizationConfig#" }, "translation": { "type": "boolean" }, "translation_config": { "$ref": "TranslationConfig#" }, "summarization": { "type": "boolean" }, "summarization_config": { "$ref": "SummarizationConfig#" }, "named_entity_recognition": { "type": "boolean" }, "custom_spelling": { "type": "boolean" }, "custom_spelling_config": { "$ref": "CustomSpellingConfig#" }, "sentiment_analysis": { "type": "boolean" }, "audio_to_llm": { "type": "boolean" }, "audio_to_llm_config": { "$ref": "AudioToLlmConfig#" }, "pii_redaction": { "type": "boolean" }, "pii_redaction_config": { "$ref": "PiiRedactionConfig#" }, "sentences": { "type": "boolean" }, "punctuation_enhanced": { "type": "boolean" }, "language_config": { "$ref": "LanguageConfig#" }, "detect_language": { "type": "boolean" }, "enable_code_switching": { "type": "boolean" }, "language": { "$ref": "TranscriptionLanguageCode#" } }, "required": ["audio_url"], "type": "object" };
var schema31 = { "properties": { "formats": { "minItems": 1, "items": { "enum": ["srt", "vtt"] }, "type": "array" }, "minimum_duration": { "minimum": 0, "type": "number" }, "maximum_duration": { "minimum": 1, "maximum": 30, "type": "number" }, "maximum_characters_per_row": { "minimum": 1, "type": "integer" }, "maximum_rows_per_caption": { "minimum": 1, "maximum": 5, "type": "integer" }, "style": { "enum": ["default", "compliance"] } }, "type": "object" };
var schema35 = { "properties": { "type": { "enum": ["general", "bullet_points", "concise"] } }, "type": "object" };
var schema33 = { "required": ["target_languages"], "properties": { "target_languages": { "minItems": 1, "items": { "$ref": "TranslationLanguageCode#" }, "type": "array" }, "model": { "enum": ["base", "enhanced"] }, "match_original_utterances": { "type": "boolean" }, "lipsync": { "type": "boolean" }, "context_adaptation": { "type": "boolean" }, "context": { "type": "string" }, "informal": { "type": "boolean" } }, "type": "object" };
var schema34 = { "enum": ["af", "am", "ar", "as", "az", "ba", "be", "bg", "bn", "bo", "br", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fo", "fr", "gl", "gu", "ha", "haw", "he", "hi", "hr", "ht", "hu", "hy", "id", "is", "it", "ja", "jw", "ka", "kk", "km", "kn", "ko", "la", "lb", "ln", "lo", "lt", "lv", "mg", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "ne", "nl", "nn", "no", "oc", "pa", "pl", "ps", "pt", "ro", "ru", "sa", "sd", "si", "sk", "sl", "sn", "so", "sq", "sr", "su", "sv", "sw", "ta", "te", "tg", "tk", "tl", "tr", "tt", "uk", "ur", "uz", "vi", "wo", "yi", "yo", "zh"] };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target_languages === void 0) {
      const err0 = { instancePath, schemaPath: "TranslationConfig#/required", keyword: "required", params: { missingProperty: "target_languages" }, message: "must have required property 'target_languages'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.target_languages !== void 0) {
      let data0 = data.target_languages;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err1 = { instancePath: instancePath + "/target_languages", schemaPath: "TranslationConfig#/properties/target_languages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (let i0 = 0; i0 < data0.length; i0++) {
          let data1 = data0[i0];
          const _errs3 = errors;
          if (!(data1 === "af" || data1 === "am" || data1 === "ar" || data1 === "as" || data1 === "az" || data1 === "ba" || data1 === "be" || data1 === "bg" || data1 === "bn" || data1 === "bo" || data1 === "br" || data1 === "bs" || data1 === "ca" || data1 === "cs" || data1 === "cy" || data1 === "da" || data1 === "de" || data1 === "el" || data1 === "en" || data1 === "es" || data1 === "et" || data1 === "eu" || data1 === "fa" || data1 === "fi" || data1 === "fo" || data1 === "fr" || data1 === "gl" || data1 === "gu" || data1 === "ha" || data1 === "haw" || data1 === "he" || data1 === "hi" || data1 === "hr" || data1 === "ht" || data1 === "hu" || data1 === "hy" || data1 === "id" || data1 === "is" || data1 === "it" || data1 === "ja" || data1 === "jw" || data1 === "ka" || data1 === "kk" || data1 === "km" || data1 === "kn" || data1 === "ko" || data1 === "la" || data1 === "lb" || data1 === "ln" || data1 === "lo" || data1 === "lt" || data1 === "lv" || data1 === "mg" || data1 === "mi" || data1 === "mk" || data1 === "ml" || data1 === "mn" || data1 === "mr" || data1 === "ms" || data1 === "mt" || data1 === "my" || data1 === "ne" || data1 === "nl" || data1 === "nn" || data1 === "no" || data1 === "oc" || data1 === "pa" || data1 === "pl" || data1 === "ps" || data1 === "pt" || data1 === "ro" || data1 === "ru" || data1 === "sa" || data1 === "sd" || data1 === "si" || data1 === "sk" || data1 === "sl" || data1 === "sn" || data1 === "so" || data1 === "sq" || data1 === "sr" || data1 === "su" || data1 === "sv" || data1 === "sw" || data1 === "ta" || data1 === "te" || data1 === "tg" || data1 === "tk" || data1 === "tl" || data1 === "tr" || data1 === "tt" || data1 === "uk" || data1 === "ur" || data1 === "uz" || data1 === "vi" || data1 === "wo" || data1 === "yi" || data1 === "yo" || data1 === "zh")) {
            const err2 = { instancePath: instancePath + "/target_languages/" + i0, schemaPath: "TranslationLanguageCode#/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
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
      } else {
        const err3 = { instancePath: instancePath + "/target_languages", schemaPath: "TranslationConfig#/properties/target_languages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      let data2 = data.model;
      if (!(data2 === "base" || data2 === "enhanced")) {
        const err4 = { instancePath: instancePath + "/model", schemaPath: "TranslationConfig#/properties/model/enum", keyword: "enum", params: { allowedValues: schema33.properties.model.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.match_original_utterances !== void 0) {
      if (typeof data.match_original_utterances !== "boolean") {
        const err5 = { instancePath: instancePath + "/match_original_utterances", schemaPath: "TranslationConfig#/properties/match_original_utterances/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.lipsync !== void 0) {
      if (typeof data.lipsync !== "boolean") {
        const err6 = { instancePath: instancePath + "/lipsync", schemaPath: "TranslationConfig#/properties/lipsync/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.context_adaptation !== void 0) {
      if (typeof data.context_adaptation !== "boolean") {
        const err7 = { instancePath: instancePath + "/context_adaptation", schemaPath: "TranslationConfig#/properties/context_adaptation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.context !== void 0) {
      if (typeof data.context !== "string") {
        const err8 = { instancePath: instancePath + "/context", schemaPath: "TranslationConfig#/properties/context/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.informal !== void 0) {
      if (typeof data.informal !== "boolean") {
        const err9 = { instancePath: instancePath + "/informal", schemaPath: "TranslationConfig#/properties/informal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "TranslationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var schema38 = { "properties": { "entity_types": { "type": ["string", "array"], "allOf": [{ "if": { "type": ["string"] }, "then": { "$ref": "PiiEntityType#" } }, { "if": { "type": ["array"] }, "then": { "items": { "$ref": "PiiEntityType#" } } }] }, "processed_text_type": { "enum": ["MARKER", "MASK"] } }, "type": "object" };
var schema39 = { "enum": ["APPI", "APPI_SENSITIVE", "CCI", "CORE_ENTITIES", "CPRA", "GDPR", "GDPR_SENSITIVE", "HEALTH_INFORMATION", "HIPAA_SAFE_HARBOR", "LIDI", "NUMERICAL_EXCL_PCI", "PCI", "QUEBEC_PRIVACY_ACT", "ACCOUNT_NUMBER", "AGE", "DATE", "DATE_INTERVAL", "DOB", "DRIVER_LICENSE", "DURATION", "EMAIL_ADDRESS", "EVENT", "FILENAME", "GENDER", "HEALTHCARE_NUMBER", "IP_ADDRESS", "LANGUAGE", "LOCATION", "LOCATION_ADDRESS", "LOCATION_ADDRESS_STREET", "LOCATION_CITY", "LOCATION_COORDINATE", "LOCATION_COUNTRY", "LOCATION_STATE", "LOCATION_ZIP", "MARITAL_STATUS", "MONEY", "NAME", "NAME_FAMILY", "NAME_GIVEN", "NAME_MEDICAL_PROFESSIONAL", "NUMERICAL_PII", "OCCUPATION", "ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY", "ORIGIN", "PASSPORT_NUMBER", "PASSWORD", "PHONE_NUMBER", "PHYSICAL_ATTRIBUTE", "POLITICAL_AFFILIATION", "RELIGION", "SEXUALITY", "SSN", "TIME", "URL", "USERNAME", "VEHICLE_ID", "ZODIAC_SIGN", "BLOOD_TYPE", "CONDITION", "DOSE", "DRUG", "INJURY", "MEDICAL_PROCESS", "STATISTICS", "BANK_ACCOUNT", "CREDIT_CARD", "CREDIT_CARD_EXPIRATION", "CVV", "ROUTING_NUMBER", "CORPORATE_ACTION", "DAY", "EFFECT", "FINANCIAL_METRIC", "MEDICAL_CODE", "MONTH", "ORGANIZATION_ID", "PRODUCT", "PROJECT", "TREND", "YEAR"] };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity_types !== void 0) {
      let data0 = data.entity_types;
      if (typeof data0 !== "string" && !Array.isArray(data0)) {
        const err0 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiRedactionConfig#/properties/entity_types/type", keyword: "type", params: { type: schema38.properties.entity_types.type }, message: "must be string,array" };
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
        if (!(data0 === "APPI" || data0 === "APPI_SENSITIVE" || data0 === "CCI" || data0 === "CORE_ENTITIES" || data0 === "CPRA" || data0 === "GDPR" || data0 === "GDPR_SENSITIVE" || data0 === "HEALTH_INFORMATION" || data0 === "HIPAA_SAFE_HARBOR" || data0 === "LIDI" || data0 === "NUMERICAL_EXCL_PCI" || data0 === "PCI" || data0 === "QUEBEC_PRIVACY_ACT" || data0 === "ACCOUNT_NUMBER" || data0 === "AGE" || data0 === "DATE" || data0 === "DATE_INTERVAL" || data0 === "DOB" || data0 === "DRIVER_LICENSE" || data0 === "DURATION" || data0 === "EMAIL_ADDRESS" || data0 === "EVENT" || data0 === "FILENAME" || data0 === "GENDER" || data0 === "HEALTHCARE_NUMBER" || data0 === "IP_ADDRESS" || data0 === "LANGUAGE" || data0 === "LOCATION" || data0 === "LOCATION_ADDRESS" || data0 === "LOCATION_ADDRESS_STREET" || data0 === "LOCATION_CITY" || data0 === "LOCATION_COORDINATE" || data0 === "LOCATION_COUNTRY" || data0 === "LOCATION_STATE" || data0 === "LOCATION_ZIP" || data0 === "MARITAL_STATUS" || data0 === "MONEY" || data0 === "NAME" || data0 === "NAME_FAMILY" || data0 === "NAME_GIVEN" || data0 === "NAME_MEDICAL_PROFESSIONAL" || data0 === "NUMERICAL_PII" || data0 === "OCCUPATION" || data0 === "ORGANIZATION" || data0 === "ORGANIZATION_MEDICAL_FACILITY" || data0 === "ORIGIN" || data0 === "PASSPORT_NUMBER" || data0 === "PASSWORD" || data0 === "PHONE_NUMBER" || data0 === "PHYSICAL_ATTRIBUTE" || data0 === "POLITICAL_AFFILIATION" || data0 === "RELIGION" || data0 === "SEXUALITY" || data0 === "SSN" || data0 === "TIME" || data0 === "URL" || data0 === "USERNAME" || data0 === "VEHICLE_ID" || data0 === "ZODIAC_SIGN" || data0 === "BLOOD_TYPE" || data0 === "CONDITION" || data0 === "DOSE" || data0 === "DRUG" || data0 === "INJURY" || data0 === "MEDICAL_PROCESS" || data0 === "STATISTICS" || data0 === "BANK_ACCOUNT" || data0 === "CREDIT_CARD" || data0 === "CREDIT_CARD_EXPIRATION" || data0 === "CVV" || data0 === "ROUTING_NUMBER" || data0 === "CORPORATE_ACTION" || data0 === "DAY" || data0 === "EFFECT" || data0 === "FINANCIAL_METRIC" || data0 === "MEDICAL_CODE" || data0 === "MONTH" || data0 === "ORGANIZATION_ID" || data0 === "PRODUCT" || data0 === "PROJECT" || data0 === "TREND" || data0 === "YEAR")) {
          const err2 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiEntityType#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
      }
      const _errs10 = errors;
      const _errs11 = errors;
      if (!Array.isArray(data0)) {
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
      if (_valid1) {
        const _errs13 = errors;
        if (Array.isArray(data0)) {
          for (let i0 = 0; i0 < data0.length; i0++) {
            let data1 = data0[i0];
            const _errs14 = errors;
            if (!(data1 === "APPI" || data1 === "APPI_SENSITIVE" || data1 === "CCI" || data1 === "CORE_ENTITIES" || data1 === "CPRA" || data1 === "GDPR" || data1 === "GDPR_SENSITIVE" || data1 === "HEALTH_INFORMATION" || data1 === "HIPAA_SAFE_HARBOR" || data1 === "LIDI" || data1 === "NUMERICAL_EXCL_PCI" || data1 === "PCI" || data1 === "QUEBEC_PRIVACY_ACT" || data1 === "ACCOUNT_NUMBER" || data1 === "AGE" || data1 === "DATE" || data1 === "DATE_INTERVAL" || data1 === "DOB" || data1 === "DRIVER_LICENSE" || data1 === "DURATION" || data1 === "EMAIL_ADDRESS" || data1 === "EVENT" || data1 === "FILENAME" || data1 === "GENDER" || data1 === "HEALTHCARE_NUMBER" || data1 === "IP_ADDRESS" || data1 === "LANGUAGE" || data1 === "LOCATION" || data1 === "LOCATION_ADDRESS" || data1 === "LOCATION_ADDRESS_STREET" || data1 === "LOCATION_CITY" || data1 === "LOCATION_COORDINATE" || data1 === "LOCATION_COUNTRY" || data1 === "LOCATION_STATE" || data1 === "LOCATION_ZIP" || data1 === "MARITAL_STATUS" || data1 === "MONEY" || data1 === "NAME" || data1 === "NAME_FAMILY" || data1 === "NAME_GIVEN" || data1 === "NAME_MEDICAL_PROFESSIONAL" || data1 === "NUMERICAL_PII" || data1 === "OCCUPATION" || data1 === "ORGANIZATION" || data1 === "ORGANIZATION_MEDICAL_FACILITY" || data1 === "ORIGIN" || data1 === "PASSPORT_NUMBER" || data1 === "PASSWORD" || data1 === "PHONE_NUMBER" || data1 === "PHYSICAL_ATTRIBUTE" || data1 === "POLITICAL_AFFILIATION" || data1 === "RELIGION" || data1 === "SEXUALITY" || data1 === "SSN" || data1 === "TIME" || data1 === "URL" || data1 === "USERNAME" || data1 === "VEHICLE_ID" || data1 === "ZODIAC_SIGN" || data1 === "BLOOD_TYPE" || data1 === "CONDITION" || data1 === "DOSE" || data1 === "DRUG" || data1 === "INJURY" || data1 === "MEDICAL_PROCESS" || data1 === "STATISTICS" || data1 === "BANK_ACCOUNT" || data1 === "CREDIT_CARD" || data1 === "CREDIT_CARD_EXPIRATION" || data1 === "CVV" || data1 === "ROUTING_NUMBER" || data1 === "CORPORATE_ACTION" || data1 === "DAY" || data1 === "EFFECT" || data1 === "FINANCIAL_METRIC" || data1 === "MEDICAL_CODE" || data1 === "MONTH" || data1 === "ORGANIZATION_ID" || data1 === "PRODUCT" || data1 === "PROJECT" || data1 === "TREND" || data1 === "YEAR")) {
              const err4 = { instancePath: instancePath + "/entity_types/" + i0, schemaPath: "PiiEntityType#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            var valid6 = _errs14 === errors;
            if (!valid6) {
              if (errors >= 1e3) {
                break;
              }
            }
          }
        }
        var _valid1 = _errs13 === errors;
      }
    }
    if (data.processed_text_type !== void 0) {
      let data2 = data.processed_text_type;
      if (!(data2 === "MARKER" || data2 === "MASK")) {
        const err5 = { instancePath: instancePath + "/processed_text_type", schemaPath: "PiiRedactionConfig#/properties/processed_text_type/enum", keyword: "enum", params: { allowedValues: schema38.properties.processed_text_type.enum }, message: "must be equal to one of the allowed values" };
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
  validate30.errors = vErrors;
  return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.languages !== void 0) {
      let data0 = data.languages;
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          let data1 = data0[i0];
          const _errs3 = errors;
          if (typeof data1 === "string") {
            if (!pattern0.test(data1)) {
              const err0 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
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
      } else {
        const err2 = { instancePath: instancePath + "/languages", schemaPath: "LanguageConfig#/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.code_switching !== void 0) {
      if (typeof data.code_switching !== "boolean") {
        const err3 = { instancePath: instancePath + "/code_switching", schemaPath: "LanguageConfig#/properties/code_switching/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "LanguageConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var obj1 = [];
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = { instancePath, schemaPath: "PreRecordedRequestParams#/required", keyword: "required", params: { missingProperty: "audio_url" }, message: "must have required property 'audio_url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 !== "string" && data0 !== null) {
        const err1 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequestParams#/properties/audio_url/type", keyword: "type", params: { type: schema29.properties.audio_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err2 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequestParams#/properties/audio_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data1 = data.custom_vocabulary;
      if (typeof data1 !== "boolean" && !Array.isArray(data1)) {
        const err3 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequestParams#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema29.properties.custom_vocabulary.type }, message: "must be boolean,array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      const _errs6 = errors;
      const _errs7 = errors;
      if (!Array.isArray(data1)) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
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
      if (!validate11(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
        errors = vErrors.length;
      }
    }
    if (data.callback_url !== void 0) {
      let data3 = data.callback_url;
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err5 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequestParams#/properties/callback_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequestParams#/properties/callback_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.callback !== void 0) {
      if (typeof data.callback !== "boolean") {
        const err7 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequestParams#/properties/callback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      let data5 = data.callback_config;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.url === void 0) {
          const err8 = { instancePath: instancePath + "/callback_config", schemaPath: "CallbackConfig#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data5.url !== void 0) {
          let data6 = data5.url;
          if (typeof data6 === "string") {
            if (!formats0(data6)) {
              const err9 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data5.method !== void 0) {
          let data7 = data5.method;
          if (!(data7 === "POST" || data7 === "PUT")) {
            const err11 = { instancePath: instancePath + "/callback_config/method", schemaPath: "CallbackConfig#/properties/method/enum", keyword: "enum", params: { allowedValues: schema6.properties.method.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/callback_config", schemaPath: "CallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.subtitles !== void 0) {
      if (typeof data.subtitles !== "boolean") {
        const err13 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequestParams#/properties/subtitles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.subtitles_config !== void 0) {
      let data9 = data.subtitles_config;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.formats !== void 0) {
          let data10 = data9.formats;
          if (Array.isArray(data10)) {
            if (data10.length < 1) {
              const err14 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (let i0 = 0; i0 < data10.length; i0++) {
              let data11 = data10[i0];
              const _errs28 = errors;
              if (!(data11 === "srt" || data11 === "vtt")) {
                const err15 = { instancePath: instancePath + "/subtitles_config/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/enum", keyword: "enum", params: { allowedValues: schema31.properties.formats.items.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
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
          } else {
            const err16 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data9.minimum_duration !== void 0) {
          let data12 = data9.minimum_duration;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 < 0 || isNaN(data12)) {
              const err17 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data9.maximum_duration !== void 0) {
          let data13 = data9.maximum_duration;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 30 || isNaN(data13)) {
              const err19 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, message: "must be <= 30" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data13 < 1 || isNaN(data13)) {
              const err20 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data9.maximum_characters_per_row !== void 0) {
          let data14 = data9.maximum_characters_per_row;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err22 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 1 || isNaN(data14)) {
              const err23 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        }
        if (data9.maximum_rows_per_caption !== void 0) {
          let data15 = data9.maximum_rows_per_caption;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err24 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 5 || isNaN(data15)) {
              const err25 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data15 < 1 || isNaN(data15)) {
              const err26 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data9.style !== void 0) {
          let data16 = data9.style;
          if (!(data16 === "default" || data16 === "compliance")) {
            const err27 = { instancePath: instancePath + "/subtitles_config/style", schemaPath: "SubtitlesConfig#/properties/style/enum", keyword: "enum", params: { allowedValues: schema31.properties.style.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/subtitles_config", schemaPath: "SubtitlesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.diarization !== void 0) {
      if (typeof data.diarization !== "boolean") {
        const err29 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequestParams#/properties/diarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.diarization_config !== void 0) {
      let data18 = data.diarization_config;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (data18.number_of_speakers !== void 0) {
          let data19 = data18.number_of_speakers;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            const err30 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 < 1 || isNaN(data19)) {
              const err31 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
        if (data18.min_speakers !== void 0) {
          let data20 = data18.min_speakers;
          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
            const err32 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 < 0 || isNaN(data20)) {
              const err33 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          }
        }
        if (data18.max_speakers !== void 0) {
          let data21 = data18.max_speakers;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err34 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 < 0 || isNaN(data21)) {
              const err35 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/diarization_config", schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.translation !== void 0) {
      if (typeof data.translation !== "boolean") {
        const err37 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequestParams#/properties/translation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      if (!validate28(data.translation_config, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (typeof data.summarization !== "boolean") {
        const err38 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequestParams#/properties/summarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.summarization_config !== void 0) {
      let data25 = data.summarization_config;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.type !== void 0) {
          let data26 = data25.type;
          if (!(data26 === "general" || data26 === "bullet_points" || data26 === "concise")) {
            const err39 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/enum", keyword: "enum", params: { allowedValues: schema35.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (typeof data.named_entity_recognition !== "boolean") {
        const err41 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequestParams#/properties/named_entity_recognition/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.custom_spelling !== void 0) {
      if (typeof data.custom_spelling !== "boolean") {
        const err42 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequestParams#/properties/custom_spelling/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data29 = data.custom_spelling_config;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.spelling_dictionary === void 0) {
          const err43 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/required", keyword: "required", params: { missingProperty: "spelling_dictionary" }, message: "must have required property 'spelling_dictionary'" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data29.spelling_dictionary !== void 0) {
          let data30 = data29.spelling_dictionary;
          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            for (const key0 in data30) {
              if (!obj1.includes(key0)) {
                const step0 = func0(key0);
                let data31 = data30[key0];
                const _errs68 = errors;
                if (Array.isArray(data31)) {
                  for (let i1 = 0; i1 < data31.length; i1++) {
                    const _errs70 = errors;
                    if (typeof data31[i1] !== "string") {
                      const err44 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0 + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    var valid18 = _errs70 === errors;
                    if (!valid18) {
                      if (errors >= 1e3) {
                        break;
                      }
                    }
                  }
                } else {
                  const err45 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                var valid16 = _errs68 === errors;
                if (!valid16) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
          } else {
            const err46 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
      } else {
        const err47 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (typeof data.sentiment_analysis !== "boolean") {
        const err48 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequestParams#/properties/sentiment_analysis/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.audio_to_llm !== void 0) {
      if (typeof data.audio_to_llm !== "boolean") {
        const err49 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequestParams#/properties/audio_to_llm/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data35 = data.audio_to_llm_config;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        if (data35.prompts === void 0) {
          const err50 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/required", keyword: "required", params: { missingProperty: "prompts" }, message: "must have required property 'prompts'" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data35.prompts !== void 0) {
          let data36 = data35.prompts;
          if (Array.isArray(data36)) {
            if (data36.length < 1) {
              const err51 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            for (let i2 = 0; i2 < data36.length; i2++) {
              const _errs81 = errors;
              if (!Array.isArray(data36[i2])) {
                const err52 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i2, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
              var valid22 = _errs81 === errors;
              if (!valid22) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data35.model !== void 0) {
          if (typeof data35.model !== "string") {
            const err54 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.pii_redaction !== void 0) {
      if (typeof data.pii_redaction !== "boolean") {
        const err56 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequestParams#/properties/pii_redaction/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.pii_redaction_config !== void 0) {
      if (!validate30(data.pii_redaction_config, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentences !== void 0) {
      if (typeof data.sentences !== "boolean") {
        const err57 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequestParams#/properties/sentences/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      if (typeof data.punctuation_enhanced !== "boolean") {
        const err58 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequestParams#/properties/punctuation_enhanced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.language_config !== void 0) {
      if (!validate32(data.language_config, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if (data.detect_language !== void 0) {
      if (typeof data.detect_language !== "boolean") {
        const err59 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequestParams#/properties/detect_language/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.enable_code_switching !== void 0) {
      if (typeof data.enable_code_switching !== "boolean") {
        const err60 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequestParams#/properties/enable_code_switching/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data46 = data.language;
      if (typeof data46 === "string") {
        if (!pattern0.test(data46)) {
          const err61 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      } else {
        const err62 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
  } else {
    const err63 = { instancePath, schemaPath: "PreRecordedRequestParams#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err63];
    } else {
      vErrors.push(err63);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.full_transcript === void 0) {
      const err0 = { instancePath, schemaPath: "Transcription#/required", keyword: "required", params: { missingProperty: "full_transcript" }, message: "must have required property 'full_transcript'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.languages === void 0) {
      const err1 = { instancePath, schemaPath: "Transcription#/required", keyword: "required", params: { missingProperty: "languages" }, message: "must have required property 'languages'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.utterances === void 0) {
      const err2 = { instancePath, schemaPath: "Transcription#/required", keyword: "required", params: { missingProperty: "utterances" }, message: "must have required property 'utterances'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.full_transcript !== void 0) {
      if (typeof data.full_transcript !== "string") {
        const err3 = { instancePath: instancePath + "/full_transcript", schemaPath: "Transcription#/properties/full_transcript/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.languages !== void 0) {
      let data1 = data.languages;
      if (Array.isArray(data1)) {
        for (let i0 = 0; i0 < data1.length; i0++) {
          let data2 = data1[i0];
          const _errs5 = errors;
          if (typeof data2 === "string") {
            if (!pattern0.test(data2)) {
              const err4 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
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
      } else {
        const err6 = { instancePath: instancePath + "/languages", schemaPath: "Transcription#/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.utterances !== void 0) {
      let data3 = data.utterances;
      if (Array.isArray(data3)) {
        for (let i1 = 0; i1 < data3.length; i1++) {
          const _errs10 = errors;
          if (!validate15(data3[i1], { instancePath: instancePath + "/utterances/" + i1, parentData: data3, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
          var valid5 = _errs10 === errors;
          if (!valid5) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/utterances", schemaPath: "Transcription#/properties/utterances/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.sentences !== void 0) {
      let data5 = data.sentences;
      if (Array.isArray(data5)) {
        for (let i2 = 0; i2 < data5.length; i2++) {
          let data6 = data5[i2];
          const _errs13 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          } else {
            const err8 = { instancePath: instancePath + "/sentences/" + i2, schemaPath: "Sentence#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
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
      } else {
        const err9 = { instancePath: instancePath + "/sentences", schemaPath: "Transcription#/properties/sentences/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.subtitles !== void 0) {
      let data7 = data.subtitles;
      if (Array.isArray(data7)) {
        for (let i3 = 0; i3 < data7.length; i3++) {
          let data8 = data7[i3];
          const _errs19 = errors;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err10 = { instancePath: instancePath + "/subtitles/" + i3, schemaPath: "Subtitle#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
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
      } else {
        const err11 = { instancePath: instancePath + "/subtitles", schemaPath: "Transcription#/properties/subtitles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "Transcription#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var schema50 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "items": { "additionalProperties": true, "type": "object" }, "type": ["array", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "items": { "additionalProperties": true, "type": "object" }, "type": ["array", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "TranslationAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "TranslationAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "TranslationAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (!Array.isArray(data4) && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "TranslationAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema50.then.allOf[0].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (Array.isArray(data4)) {
            for (let i0 = 0; i0 < data4.length; i0++) {
              let data5 = data4[i0];
              const _errs18 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              } else {
                const err11 = { instancePath: instancePath + "/results/" + i0, schemaPath: "TranslationAddon#/then/allOf/0/then/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              var valid6 = _errs18 === errors;
              if (!valid6) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs22 = errors;
    const _errs23 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err12 = {};
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
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
    if (_valid2) {
      const _errs25 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err13 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err14 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err15 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err16 = { instancePath, schemaPath: "TranslationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err17 = { instancePath: instancePath + "/is_empty", schemaPath: "TranslationAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data8 = data.exec_time;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err18 = { instancePath: instancePath + "/exec_time", schemaPath: "TranslationAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data9 = data.error;
          const _errs31 = errors;
          const _errs32 = errors;
          if (data9 !== null) {
            const err19 = {};
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var _valid3 = _errs32 === errors;
          errors = _errs31;
          if (vErrors !== null) {
            if (_errs31) {
              vErrors.length = _errs31;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs34 = errors;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            } else {
              const err20 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            var _valid3 = _errs34 === errors;
          }
        }
        if (data.results !== void 0) {
          let data10 = data.results;
          if (!Array.isArray(data10) && data10 !== null) {
            const err21 = { instancePath: instancePath + "/results", schemaPath: "TranslationAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema50.then.allOf[1].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (Array.isArray(data10)) {
            for (let i1 = 0; i1 < data10.length; i1++) {
              let data11 = data10[i1];
              const _errs40 = errors;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              } else {
                const err22 = { instancePath: instancePath + "/results/" + i1, schemaPath: "TranslationAddon#/then/allOf/1/then/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              var valid13 = _errs40 === errors;
              if (!valid13) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid2 = _errs25 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs43 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err23 = { instancePath, schemaPath: "TranslationAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err24 = { instancePath, schemaPath: "TranslationAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err25 = { instancePath, schemaPath: "TranslationAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err26 = { instancePath, schemaPath: "TranslationAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err27 = { instancePath, schemaPath: "TranslationAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    var _valid0 = _errs43 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data12 = data.success;
      if (!(data12 === true || data12 === false)) {
        const err28 = { instancePath: instancePath + "/success", schemaPath: "TranslationAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema50.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "TranslationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
var schema52 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "type": ["string", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "type": ["string", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "SummarizationAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "SummarizationAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "SummarizationAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (typeof data4 !== "string" && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "SummarizationAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema52.then.allOf[0].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs19 = errors;
    const _errs20 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err11 = {};
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs20 === errors;
    errors = _errs19;
    if (vErrors !== null) {
      if (_errs19) {
        vErrors.length = _errs19;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs22 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err12 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err13 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err14 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err15 = { instancePath, schemaPath: "SummarizationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err16 = { instancePath: instancePath + "/is_empty", schemaPath: "SummarizationAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data7 = data.exec_time;
          if (!(typeof data7 == "number" && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/exec_time", schemaPath: "SummarizationAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data8 = data.error;
          const _errs28 = errors;
          const _errs29 = errors;
          if (data8 !== null) {
            const err18 = {};
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs29 === errors;
          errors = _errs28;
          if (vErrors !== null) {
            if (_errs28) {
              vErrors.length = _errs28;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs31 = errors;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            } else {
              const err19 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid3 = _errs31 === errors;
          }
        }
        if (data.results !== void 0) {
          let data9 = data.results;
          if (typeof data9 !== "string" && data9 !== null) {
            const err20 = { instancePath: instancePath + "/results", schemaPath: "SummarizationAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema52.then.allOf[1].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs22 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs37 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err21 = { instancePath, schemaPath: "SummarizationAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err22 = { instancePath, schemaPath: "SummarizationAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err23 = { instancePath, schemaPath: "SummarizationAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err24 = { instancePath, schemaPath: "SummarizationAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err25 = { instancePath, schemaPath: "SummarizationAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid0 = _errs37 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data10 = data.success;
      if (!(data10 === true || data10 === false)) {
        const err26 = { instancePath: instancePath + "/success", schemaPath: "SummarizationAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema52.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "SummarizationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
var schema54 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "items": { "additionalProperties": true, "type": "object" }, "type": ["array", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "items": { "additionalProperties": true, "type": "object" }, "type": ["array", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (!Array.isArray(data4) && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema54.then.allOf[0].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (Array.isArray(data4)) {
            for (let i0 = 0; i0 < data4.length; i0++) {
              let data5 = data4[i0];
              const _errs18 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              } else {
                const err11 = { instancePath: instancePath + "/results/" + i0, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/0/then/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              var valid6 = _errs18 === errors;
              if (!valid6) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs22 = errors;
    const _errs23 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err12 = {};
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
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
    if (_valid2) {
      const _errs25 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err13 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err14 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err15 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err16 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err17 = { instancePath: instancePath + "/is_empty", schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data8 = data.exec_time;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err18 = { instancePath: instancePath + "/exec_time", schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data9 = data.error;
          const _errs31 = errors;
          const _errs32 = errors;
          if (data9 !== null) {
            const err19 = {};
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var _valid3 = _errs32 === errors;
          errors = _errs31;
          if (vErrors !== null) {
            if (_errs31) {
              vErrors.length = _errs31;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs34 = errors;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            } else {
              const err20 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            var _valid3 = _errs34 === errors;
          }
        }
        if (data.results !== void 0) {
          let data10 = data.results;
          if (!Array.isArray(data10) && data10 !== null) {
            const err21 = { instancePath: instancePath + "/results", schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema54.then.allOf[1].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (Array.isArray(data10)) {
            for (let i1 = 0; i1 < data10.length; i1++) {
              let data11 = data10[i1];
              const _errs40 = errors;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              } else {
                const err22 = { instancePath: instancePath + "/results/" + i1, schemaPath: "NamedEntityRecognitionAddon#/then/allOf/1/then/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              var valid13 = _errs40 === errors;
              if (!valid13) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid2 = _errs25 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs43 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err23 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err24 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err25 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err26 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err27 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    var _valid0 = _errs43 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data12 = data.success;
      if (!(data12 === true || data12 === false)) {
        const err28 = { instancePath: instancePath + "/success", schemaPath: "NamedEntityRecognitionAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema54.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var schema56 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "type": "string" } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "type": "string" } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          if (typeof data.results !== "string") {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "SentimentAnalysisAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs19 = errors;
    const _errs20 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err11 = {};
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs20 === errors;
    errors = _errs19;
    if (vErrors !== null) {
      if (_errs19) {
        vErrors.length = _errs19;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs22 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err12 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err13 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err14 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err15 = { instancePath, schemaPath: "SentimentAnalysisAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err16 = { instancePath: instancePath + "/is_empty", schemaPath: "SentimentAnalysisAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data7 = data.exec_time;
          if (!(typeof data7 == "number" && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/exec_time", schemaPath: "SentimentAnalysisAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data8 = data.error;
          const _errs28 = errors;
          const _errs29 = errors;
          if (data8 !== null) {
            const err18 = {};
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs29 === errors;
          errors = _errs28;
          if (vErrors !== null) {
            if (_errs28) {
              vErrors.length = _errs28;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs31 = errors;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            } else {
              const err19 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid3 = _errs31 === errors;
          }
        }
        if (data.results !== void 0) {
          if (typeof data.results !== "string") {
            const err20 = { instancePath: instancePath + "/results", schemaPath: "SentimentAnalysisAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs22 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs37 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err21 = { instancePath, schemaPath: "SentimentAnalysisAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err22 = { instancePath, schemaPath: "SentimentAnalysisAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err23 = { instancePath, schemaPath: "SentimentAnalysisAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err24 = { instancePath, schemaPath: "SentimentAnalysisAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err25 = { instancePath, schemaPath: "SentimentAnalysisAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid0 = _errs37 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data10 = data.success;
      if (!(data10 === true || data10 === false)) {
        const err26 = { instancePath: instancePath + "/success", schemaPath: "SentimentAnalysisAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema56.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "SentimentAnalysisAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
var schema58 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "type": ["string", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "type": ["string", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "ModerationAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "ModerationAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "ModerationAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (typeof data4 !== "string" && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "ModerationAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema58.then.allOf[0].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs19 = errors;
    const _errs20 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err11 = {};
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs20 === errors;
    errors = _errs19;
    if (vErrors !== null) {
      if (_errs19) {
        vErrors.length = _errs19;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs22 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err12 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err13 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err14 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err15 = { instancePath, schemaPath: "ModerationAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err16 = { instancePath: instancePath + "/is_empty", schemaPath: "ModerationAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data7 = data.exec_time;
          if (!(typeof data7 == "number" && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/exec_time", schemaPath: "ModerationAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data8 = data.error;
          const _errs28 = errors;
          const _errs29 = errors;
          if (data8 !== null) {
            const err18 = {};
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs29 === errors;
          errors = _errs28;
          if (vErrors !== null) {
            if (_errs28) {
              vErrors.length = _errs28;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs31 = errors;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            } else {
              const err19 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid3 = _errs31 === errors;
          }
        }
        if (data.results !== void 0) {
          let data9 = data.results;
          if (typeof data9 !== "string" && data9 !== null) {
            const err20 = { instancePath: instancePath + "/results", schemaPath: "ModerationAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema58.then.allOf[1].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs22 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs37 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err21 = { instancePath, schemaPath: "ModerationAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err22 = { instancePath, schemaPath: "ModerationAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err23 = { instancePath, schemaPath: "ModerationAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err24 = { instancePath, schemaPath: "ModerationAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err25 = { instancePath, schemaPath: "ModerationAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid0 = _errs37 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data10 = data.success;
      if (!(data10 === true || data10 === false)) {
        const err26 = { instancePath: instancePath + "/success", schemaPath: "ModerationAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema58.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "ModerationAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
var schema60 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "type": ["string", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "type": ["string", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "NameConsistencyAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "NameConsistencyAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "NameConsistencyAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (typeof data4 !== "string" && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "NameConsistencyAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema60.then.allOf[0].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs19 = errors;
    const _errs20 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err11 = {};
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs20 === errors;
    errors = _errs19;
    if (vErrors !== null) {
      if (_errs19) {
        vErrors.length = _errs19;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs22 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err12 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err13 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err14 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err15 = { instancePath, schemaPath: "NameConsistencyAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err16 = { instancePath: instancePath + "/is_empty", schemaPath: "NameConsistencyAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data7 = data.exec_time;
          if (!(typeof data7 == "number" && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/exec_time", schemaPath: "NameConsistencyAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data8 = data.error;
          const _errs28 = errors;
          const _errs29 = errors;
          if (data8 !== null) {
            const err18 = {};
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs29 === errors;
          errors = _errs28;
          if (vErrors !== null) {
            if (_errs28) {
              vErrors.length = _errs28;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs31 = errors;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            } else {
              const err19 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid3 = _errs31 === errors;
          }
        }
        if (data.results !== void 0) {
          let data9 = data.results;
          if (typeof data9 !== "string" && data9 !== null) {
            const err20 = { instancePath: instancePath + "/results", schemaPath: "NameConsistencyAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema60.then.allOf[1].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs22 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs37 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err21 = { instancePath, schemaPath: "NameConsistencyAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err22 = { instancePath, schemaPath: "NameConsistencyAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err23 = { instancePath, schemaPath: "NameConsistencyAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err24 = { instancePath, schemaPath: "NameConsistencyAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err25 = { instancePath, schemaPath: "NameConsistencyAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid0 = _errs37 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data10 = data.success;
      if (!(data10 === true || data10 === false)) {
        const err26 = { instancePath: instancePath + "/success", schemaPath: "NameConsistencyAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema60.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "NameConsistencyAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var schema62 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "type": ["string", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "type": ["string", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (typeof data4 !== "string" && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "StructuredDataExtractionAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema62.then.allOf[0].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs19 = errors;
    const _errs20 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err11 = {};
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs20 === errors;
    errors = _errs19;
    if (vErrors !== null) {
      if (_errs19) {
        vErrors.length = _errs19;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs22 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err12 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err13 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err14 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err15 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err16 = { instancePath: instancePath + "/is_empty", schemaPath: "StructuredDataExtractionAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data7 = data.exec_time;
          if (!(typeof data7 == "number" && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/exec_time", schemaPath: "StructuredDataExtractionAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data8 = data.error;
          const _errs28 = errors;
          const _errs29 = errors;
          if (data8 !== null) {
            const err18 = {};
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs29 === errors;
          errors = _errs28;
          if (vErrors !== null) {
            if (_errs28) {
              vErrors.length = _errs28;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs31 = errors;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            } else {
              const err19 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid3 = _errs31 === errors;
          }
        }
        if (data.results !== void 0) {
          let data9 = data.results;
          if (typeof data9 !== "string" && data9 !== null) {
            const err20 = { instancePath: instancePath + "/results", schemaPath: "StructuredDataExtractionAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema62.then.allOf[1].then.properties.results.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs22 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs37 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err21 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err22 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err23 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err24 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err25 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    var _valid0 = _errs37 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data10 = data.success;
      if (!(data10 === true || data10 === false)) {
        const err26 = { instancePath: instancePath + "/success", schemaPath: "StructuredDataExtractionAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema62.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var schema64 = { "type": "object", "required": [], "properties": { "success": { "enum": [true, false] } }, "if": { "type": "object", "required": ["success"] }, "then": { "allOf": [{ "if": { "properties": { "success": { "const": true } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "type": "null" }, "results": { "items": { "type": "string" }, "type": ["array", "null"] } } } }, { "if": { "properties": { "success": { "const": false } } }, "then": { "required": ["is_empty", "exec_time", "error", "results"], "properties": { "is_empty": { "type": "boolean" }, "exec_time": { "type": "number" }, "success": {}, "error": { "if": { "type": "null" }, "else": { "$ref": "AddonError#" } }, "results": { "items": { "type": "string" }, "type": ["array", "null"] } } } }] }, "else": { "required": ["success", "is_empty", "exec_time", "error", "results"] } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.success === void 0 && (missing0 = "success")) {
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
      if (data.success !== void 0) {
        if (true !== data.success) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err3 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err4 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err5 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err7 = { instancePath: instancePath + "/is_empty", schemaPath: "SentencesAddon#/then/allOf/0/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data2 = data.exec_time;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err8 = { instancePath: instancePath + "/exec_time", schemaPath: "SentencesAddon#/then/allOf/0/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          if (data.error !== null) {
            const err9 = { instancePath: instancePath + "/error", schemaPath: "SentencesAddon#/then/allOf/0/then/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data4 = data.results;
          if (!Array.isArray(data4) && data4 !== null) {
            const err10 = { instancePath: instancePath + "/results", schemaPath: "SentencesAddon#/then/allOf/0/then/properties/results/type", keyword: "type", params: { type: schema64.then.allOf[0].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (Array.isArray(data4)) {
            for (let i0 = 0; i0 < data4.length; i0++) {
              const _errs18 = errors;
              if (typeof data4[i0] !== "string") {
                const err11 = { instancePath: instancePath + "/results/" + i0, schemaPath: "SentencesAddon#/then/allOf/0/then/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              var valid6 = _errs18 === errors;
              if (!valid6) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs21 = errors;
    const _errs22 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err12 = {};
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs22 === errors;
    errors = _errs21;
    if (vErrors !== null) {
      if (_errs21) {
        vErrors.length = _errs21;
      } else {
        vErrors = null;
      }
    }
    if (_valid2) {
      const _errs24 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.is_empty === void 0) {
          const err13 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.exec_time === void 0) {
          const err14 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err15 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err16 = { instancePath, schemaPath: "SentencesAddon#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data.is_empty !== void 0) {
          if (typeof data.is_empty !== "boolean") {
            const err17 = { instancePath: instancePath + "/is_empty", schemaPath: "SentencesAddon#/then/allOf/1/then/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.exec_time !== void 0) {
          let data8 = data.exec_time;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err18 = { instancePath: instancePath + "/exec_time", schemaPath: "SentencesAddon#/then/allOf/1/then/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data9 = data.error;
          const _errs30 = errors;
          const _errs31 = errors;
          if (data9 !== null) {
            const err19 = {};
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var _valid3 = _errs31 === errors;
          errors = _errs30;
          if (vErrors !== null) {
            if (_errs30) {
              vErrors.length = _errs30;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs33 = errors;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            } else {
              const err20 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            var _valid3 = _errs33 === errors;
          }
        }
        if (data.results !== void 0) {
          let data10 = data.results;
          if (!Array.isArray(data10) && data10 !== null) {
            const err21 = { instancePath: instancePath + "/results", schemaPath: "SentencesAddon#/then/allOf/1/then/properties/results/type", keyword: "type", params: { type: schema64.then.allOf[1].then.properties.results.type }, message: "must be array,null" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (Array.isArray(data10)) {
            for (let i1 = 0; i1 < data10.length; i1++) {
              const _errs39 = errors;
              if (typeof data10[i1] !== "string") {
                const err22 = { instancePath: instancePath + "/results/" + i1, schemaPath: "SentencesAddon#/then/allOf/1/then/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              var valid13 = _errs39 === errors;
              if (!valid13) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          }
        }
      }
      var _valid2 = _errs24 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs41 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        const err23 = { instancePath, schemaPath: "SentencesAddon#/else/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.is_empty === void 0) {
        const err24 = { instancePath, schemaPath: "SentencesAddon#/else/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err25 = { instancePath, schemaPath: "SentencesAddon#/else/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err26 = { instancePath, schemaPath: "SentencesAddon#/else/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err27 = { instancePath, schemaPath: "SentencesAddon#/else/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    var _valid0 = _errs41 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.success !== void 0) {
      let data12 = data.success;
      if (!(data12 === true || data12 === false)) {
        const err28 = { instancePath: instancePath + "/success", schemaPath: "SentencesAddon#/properties/success/enum", keyword: "enum", params: { allowedValues: schema64.properties.success.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "SentencesAddon#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metadata === void 0) {
      const err0 = { instancePath, schemaPath: "PreRecordedResult#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.audio_duration === void 0) {
          const err1 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.number_of_distinct_channels === void 0) {
          const err2 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "number_of_distinct_channels" }, message: "must have required property 'number_of_distinct_channels'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.billing_time === void 0) {
          const err3 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "billing_time" }, message: "must have required property 'billing_time'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.transcription_time === void 0) {
          const err4 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "transcription_time" }, message: "must have required property 'transcription_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!(typeof data1 == "number" && isFinite(data1))) {
            const err5 = { instancePath: instancePath + "/metadata/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err6 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 1 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!(typeof data3 == "number" && isFinite(data3))) {
            const err8 = { instancePath: instancePath + "/metadata/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!(typeof data4 == "number" && isFinite(data4))) {
            const err9 = { instancePath: instancePath + "/metadata/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.transcription !== void 0) {
      if (!validate36(data.transcription, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
    if (data.translation !== void 0) {
      if (!validate39(data.translation, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (!validate41(data.summarization, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (!validate43(data.named_entity_recognition, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (!validate45(data.sentiment_analysis, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if (data.chapterization !== void 0) {
      if (!validate6(data.chapterization, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
    if (data.moderation !== void 0) {
      if (!validate48(data.moderation, { instancePath: instancePath + "/moderation", parentData: data, parentDataProperty: "moderation", rootData })) {
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
        errors = vErrors.length;
      }
    }
    if (data.name_consistency !== void 0) {
      if (!validate50(data.name_consistency, { instancePath: instancePath + "/name_consistency", parentData: data, parentDataProperty: "name_consistency", rootData })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.structured_data_extraction !== void 0) {
      if (!validate52(data.structured_data_extraction, { instancePath: instancePath + "/structured_data_extraction", parentData: data, parentDataProperty: "structured_data_extraction", rootData })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.audio_to_llm !== void 0) {
      if (!validate3(data.audio_to_llm, { instancePath: instancePath + "/audio_to_llm", parentData: data, parentDataProperty: "audio_to_llm", rootData })) {
        vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentences !== void 0) {
      if (!validate55(data.sentences, { instancePath: instancePath + "/sentences", parentData: data, parentDataProperty: "sentences", rootData })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.display_mode !== void 0) {
      if (!validate19(data.display_mode, { instancePath: instancePath + "/display_mode", parentData: data, parentDataProperty: "display_mode", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.diarization !== void 0) {
      if (!validate14(data.diarization, { instancePath: instancePath + "/diarization", parentData: data, parentDataProperty: "diarization", rootData })) {
        vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "PreRecordedResult#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
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
      if (data.status !== void 0) {
        let data0 = data.status;
        if (!(data0 === "queued" || data0 === "processing")) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0) {
          const err3 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.request_id === void 0) {
          const err4 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err5 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.created_at === void 0) {
          const err6 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.post_session_metadata === void 0) {
          const err7 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.kind === void 0) {
          const err8 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.id !== void 0) {
          let data1 = data.id;
          if (typeof data1 === "string") {
            if (!formats12(data1)) {
              const err9 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.request_id !== void 0) {
          if (typeof data.request_id !== "string") {
            const err11 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data3 = data.version;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err12 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data4 = data.created_at;
          if (typeof data4 === "string") {
            if (!formats4(data4)) {
              const err13 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.post_session_metadata !== void 0) {
          let data5 = data.post_session_metadata;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err15 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.kind !== void 0) {
          if ("pre-recorded" !== data.kind) {
            const err16 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/kind/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.completed_at !== void 0) {
          let data7 = data.completed_at;
          if (typeof data7 !== "string" && data7 !== null) {
            const err17 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/completed_at/type", keyword: "type", params: { type: schema27.then.allOf[0].then.properties.completed_at.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (typeof data7 === "string") {
            if (!formats4(data7)) {
              const err18 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data.error_code !== void 0) {
          let data8 = data.error_code;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
            const err19 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/error_code/type", keyword: "type", params: { type: schema27.then.allOf[0].then.properties.error_code.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 599 || isNaN(data8)) {
              const err20 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data8 < 400 || isNaN(data8)) {
              const err21 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
        if (data.custom_metadata !== void 0) {
          let data9 = data.custom_metadata;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err22 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/then/allOf/0/then/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.file !== void 0) {
          let data10 = data.file;
          const _errs30 = errors;
          const _errs31 = errors;
          if (data10 !== null) {
            const err23 = {};
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          var _valid2 = _errs31 === errors;
          errors = _errs30;
          if (vErrors !== null) {
            if (_errs30) {
              vErrors.length = _errs30;
            } else {
              vErrors = null;
            }
          }
          if (!_valid2) {
            const _errs33 = errors;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
              if (data10.id === void 0) {
                const err24 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              if (data10.filename === void 0) {
                const err25 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (data10.source === void 0) {
                const err26 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
              if (data10.audio_duration === void 0) {
                const err27 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (data10.number_of_channels === void 0) {
                const err28 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
              if (data10.id !== void 0) {
                if (typeof data10.id !== "string") {
                  const err29 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
              if (data10.filename !== void 0) {
                let data12 = data10.filename;
                if (typeof data12 !== "string" && data12 !== null) {
                  const err30 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              }
              if (data10.source !== void 0) {
                let data13 = data10.source;
                if (typeof data13 !== "string" && data13 !== null) {
                  const err31 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
              if (data10.audio_duration !== void 0) {
                let data14 = data10.audio_duration;
                if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
                  const err32 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              }
              if (data10.number_of_channels !== void 0) {
                let data15 = data10.number_of_channels;
                if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15)) && data15 !== null) {
                  const err33 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be integer,null" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (typeof data15 == "number" && isFinite(data15)) {
                  if (data15 < 1 || isNaN(data15)) {
                    const err34 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err35 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            var _valid2 = _errs33 === errors;
          }
        }
        if (data.request_params !== void 0) {
          let data16 = data.request_params;
          const _errs47 = errors;
          const _errs48 = errors;
          if (data16 !== null) {
            const err36 = {};
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          var _valid3 = _errs48 === errors;
          errors = _errs47;
          if (vErrors !== null) {
            if (_errs47) {
              vErrors.length = _errs47;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs50 = errors;
            if (!validate25(data16, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var _valid3 = _errs50 === errors;
          }
        }
        if (data.result !== void 0) {
          let data17 = data.result;
          const _errs52 = errors;
          const _errs53 = errors;
          if (data17 !== null) {
            const err37 = {};
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          var _valid4 = _errs53 === errors;
          errors = _errs52;
          if (vErrors !== null) {
            if (_errs52) {
              vErrors.length = _errs52;
            } else {
              vErrors = null;
            }
          }
          if (!_valid4) {
            const _errs55 = errors;
            if (!validate35(data17, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var _valid4 = _errs55 === errors;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs57 = errors;
    const _errs58 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status !== void 0) {
        if ("done" !== data.status) {
          const err38 = {};
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    var _valid5 = _errs58 === errors;
    errors = _errs57;
    if (vErrors !== null) {
      if (_errs57) {
        vErrors.length = _errs57;
      } else {
        vErrors = null;
      }
    }
    if (_valid5) {
      const _errs60 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0) {
          const err39 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (data.request_id === void 0) {
          const err40 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err41 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data.created_at === void 0) {
          const err42 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (data.post_session_metadata === void 0) {
          const err43 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data.completed_at === void 0) {
          const err44 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data.result === void 0) {
          const err45 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data.kind === void 0) {
          const err46 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (data.id !== void 0) {
          let data19 = data.id;
          if (typeof data19 === "string") {
            if (!formats12(data19)) {
              const err47 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data.request_id !== void 0) {
          if (typeof data.request_id !== "string") {
            const err49 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data21 = data.version;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err50 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data22 = data.created_at;
          if (typeof data22 === "string") {
            if (!formats4(data22)) {
              const err51 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data.post_session_metadata !== void 0) {
          let data23 = data.post_session_metadata;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
          } else {
            const err53 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data.completed_at !== void 0) {
          let data24 = data.completed_at;
          if (typeof data24 === "string") {
            if (!formats4(data24)) {
              const err54 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          } else {
            const err55 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data.result !== void 0) {
          if (!validate35(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
        if (data.kind !== void 0) {
          if ("pre-recorded" !== data.kind) {
            const err56 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/kind/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data.error_code !== void 0) {
          let data27 = data.error_code;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27)) && data27 !== null) {
            const err57 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/error_code/type", keyword: "type", params: { type: schema27.then.allOf[1].then.properties.error_code.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 > 599 || isNaN(data27)) {
              const err58 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data27 < 400 || isNaN(data27)) {
              const err59 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          }
        }
        if (data.custom_metadata !== void 0) {
          let data28 = data.custom_metadata;
          if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
          } else {
            const err60 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/then/allOf/1/then/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data.file !== void 0) {
          let data29 = data.file;
          const _errs82 = errors;
          const _errs83 = errors;
          if (data29 !== null) {
            const err61 = {};
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
          var _valid6 = _errs83 === errors;
          errors = _errs82;
          if (vErrors !== null) {
            if (_errs82) {
              vErrors.length = _errs82;
            } else {
              vErrors = null;
            }
          }
          if (!_valid6) {
            const _errs85 = errors;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
              if (data29.id === void 0) {
                const err62 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
              if (data29.filename === void 0) {
                const err63 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
              if (data29.source === void 0) {
                const err64 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
              if (data29.audio_duration === void 0) {
                const err65 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
              if (data29.number_of_channels === void 0) {
                const err66 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
              if (data29.id !== void 0) {
                if (typeof data29.id !== "string") {
                  const err67 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
              }
              if (data29.filename !== void 0) {
                let data31 = data29.filename;
                if (typeof data31 !== "string" && data31 !== null) {
                  const err68 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              }
              if (data29.source !== void 0) {
                let data32 = data29.source;
                if (typeof data32 !== "string" && data32 !== null) {
                  const err69 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              }
              if (data29.audio_duration !== void 0) {
                let data33 = data29.audio_duration;
                if (!(typeof data33 == "number" && isFinite(data33)) && data33 !== null) {
                  const err70 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              }
              if (data29.number_of_channels !== void 0) {
                let data34 = data29.number_of_channels;
                if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34)) && data34 !== null) {
                  const err71 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be integer,null" };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                if (typeof data34 == "number" && isFinite(data34)) {
                  if (data34 < 1 || isNaN(data34)) {
                    const err72 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err73 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            var _valid6 = _errs85 === errors;
          }
        }
        if (data.request_params !== void 0) {
          let data35 = data.request_params;
          const _errs99 = errors;
          const _errs100 = errors;
          if (data35 !== null) {
            const err74 = {};
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
          var _valid7 = _errs100 === errors;
          errors = _errs99;
          if (vErrors !== null) {
            if (_errs99) {
              vErrors.length = _errs99;
            } else {
              vErrors = null;
            }
          }
          if (!_valid7) {
            const _errs102 = errors;
            if (!validate25(data35, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var _valid7 = _errs102 === errors;
          }
        }
      }
      var _valid5 = _errs60 === errors;
    }
    const _errs104 = errors;
    const _errs105 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status !== void 0) {
        if ("error" !== data.status) {
          const err75 = {};
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
      }
    }
    var _valid8 = _errs105 === errors;
    errors = _errs104;
    if (vErrors !== null) {
      if (_errs104) {
        vErrors.length = _errs104;
      } else {
        vErrors = null;
      }
    }
    if (_valid8) {
      const _errs107 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0) {
          const err76 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        if (data.request_id === void 0) {
          const err77 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err78 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        if (data.created_at === void 0) {
          const err79 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (data.post_session_metadata === void 0) {
          const err80 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        if (data.completed_at === void 0) {
          const err81 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
        if (data.error_code === void 0) {
          const err82 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (data.kind === void 0) {
          const err83 = { instancePath, schemaPath: "PreRecordedJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data.id !== void 0) {
          let data37 = data.id;
          if (typeof data37 === "string") {
            if (!formats12(data37)) {
              const err84 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
          } else {
            const err85 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
        if (data.request_id !== void 0) {
          if (typeof data.request_id !== "string") {
            const err86 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data39 = data.version;
          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
            const err87 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data40 = data.created_at;
          if (typeof data40 === "string") {
            if (!formats4(data40)) {
              const err88 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
          } else {
            const err89 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
        if (data.post_session_metadata !== void 0) {
          let data41 = data.post_session_metadata;
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
          } else {
            const err90 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
        if (data.completed_at !== void 0) {
          let data42 = data.completed_at;
          if (typeof data42 === "string") {
            if (!formats4(data42)) {
              const err91 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          } else {
            const err92 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
        }
        if (data.error_code !== void 0) {
          let data43 = data.error_code;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            const err93 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/error_code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
          if (typeof data43 == "number" && isFinite(data43)) {
            if (data43 > 599 || isNaN(data43)) {
              const err94 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
            if (data43 < 400 || isNaN(data43)) {
              const err95 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
        }
        if (data.kind !== void 0) {
          if ("pre-recorded" !== data.kind) {
            const err96 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/kind/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
        }
        if (data.custom_metadata !== void 0) {
          let data45 = data.custom_metadata;
          if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
          } else {
            const err97 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/then/allOf/2/then/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err97];
            } else {
              vErrors.push(err97);
            }
            errors++;
          }
        }
        if (data.file !== void 0) {
          let data46 = data.file;
          const _errs128 = errors;
          const _errs129 = errors;
          if (data46 !== null) {
            const err98 = {};
            if (vErrors === null) {
              vErrors = [err98];
            } else {
              vErrors.push(err98);
            }
            errors++;
          }
          var _valid9 = _errs129 === errors;
          errors = _errs128;
          if (vErrors !== null) {
            if (_errs128) {
              vErrors.length = _errs128;
            } else {
              vErrors = null;
            }
          }
          if (!_valid9) {
            const _errs131 = errors;
            if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
              if (data46.id === void 0) {
                const err99 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
              if (data46.filename === void 0) {
                const err100 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
              if (data46.source === void 0) {
                const err101 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
              if (data46.audio_duration === void 0) {
                const err102 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
                if (vErrors === null) {
                  vErrors = [err102];
                } else {
                  vErrors.push(err102);
                }
                errors++;
              }
              if (data46.number_of_channels === void 0) {
                const err103 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
              if (data46.id !== void 0) {
                if (typeof data46.id !== "string") {
                  const err104 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err104];
                  } else {
                    vErrors.push(err104);
                  }
                  errors++;
                }
              }
              if (data46.filename !== void 0) {
                let data48 = data46.filename;
                if (typeof data48 !== "string" && data48 !== null) {
                  const err105 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
              }
              if (data46.source !== void 0) {
                let data49 = data46.source;
                if (typeof data49 !== "string" && data49 !== null) {
                  const err106 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err106];
                  } else {
                    vErrors.push(err106);
                  }
                  errors++;
                }
              }
              if (data46.audio_duration !== void 0) {
                let data50 = data46.audio_duration;
                if (!(typeof data50 == "number" && isFinite(data50)) && data50 !== null) {
                  const err107 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
                  if (vErrors === null) {
                    vErrors = [err107];
                  } else {
                    vErrors.push(err107);
                  }
                  errors++;
                }
              }
              if (data46.number_of_channels !== void 0) {
                let data51 = data46.number_of_channels;
                if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51)) && data51 !== null) {
                  const err108 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be integer,null" };
                  if (vErrors === null) {
                    vErrors = [err108];
                  } else {
                    vErrors.push(err108);
                  }
                  errors++;
                }
                if (typeof data51 == "number" && isFinite(data51)) {
                  if (data51 < 1 || isNaN(data51)) {
                    const err109 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err109];
                    } else {
                      vErrors.push(err109);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err110 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err110];
              } else {
                vErrors.push(err110);
              }
              errors++;
            }
            var _valid9 = _errs131 === errors;
          }
        }
        if (data.request_params !== void 0) {
          let data52 = data.request_params;
          const _errs145 = errors;
          const _errs146 = errors;
          if (data52 !== null) {
            const err111 = {};
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
          var _valid10 = _errs146 === errors;
          errors = _errs145;
          if (vErrors !== null) {
            if (_errs145) {
              vErrors.length = _errs145;
            } else {
              vErrors = null;
            }
          }
          if (!_valid10) {
            const _errs148 = errors;
            if (!validate25(data52, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var _valid10 = _errs148 === errors;
          }
        }
        if (data.result !== void 0) {
          let data53 = data.result;
          const _errs150 = errors;
          const _errs151 = errors;
          if (data53 !== null) {
            const err112 = {};
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
          var _valid11 = _errs151 === errors;
          errors = _errs150;
          if (vErrors !== null) {
            if (_errs150) {
              vErrors.length = _errs150;
            } else {
              vErrors = null;
            }
          }
          if (!_valid11) {
            const _errs153 = errors;
            if (!validate35(data53, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var _valid11 = _errs153 === errors;
          }
        }
      }
      var _valid8 = _errs107 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs154 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err113 = { instancePath, schemaPath: "PreRecordedJob#/else/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err113];
        } else {
          vErrors.push(err113);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err114 = { instancePath, schemaPath: "PreRecordedJob#/else/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err114];
        } else {
          vErrors.push(err114);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err115 = { instancePath, schemaPath: "PreRecordedJob#/else/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err115];
        } else {
          vErrors.push(err115);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err116 = { instancePath, schemaPath: "PreRecordedJob#/else/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err116];
        } else {
          vErrors.push(err116);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err117 = { instancePath, schemaPath: "PreRecordedJob#/else/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err117];
        } else {
          vErrors.push(err117);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err118 = { instancePath, schemaPath: "PreRecordedJob#/else/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err118];
        } else {
          vErrors.push(err118);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err119 = { instancePath, schemaPath: "PreRecordedJob#/else/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err119];
        } else {
          vErrors.push(err119);
        }
        errors++;
      }
    }
    var _valid0 = _errs154 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status !== void 0) {
      let data54 = data.status;
      if (!(data54 === "queued" || data54 === "processing" || data54 === "done" || data54 === "error")) {
        const err120 = { instancePath: instancePath + "/status", schemaPath: "PreRecordedJob#/properties/status/enum", keyword: "enum", params: { allowedValues: schema27.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err120];
        } else {
          vErrors.push(err120);
        }
        errors++;
      }
    }
  } else {
    const err121 = { instancePath, schemaPath: "PreRecordedJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err121];
    } else {
      vErrors.push(err121);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var schema68 = { "type": "object", "required": [], "properties": { "status": { "enum": ["queued", "processing", "done", "error"] } }, "if": { "type": "object", "required": ["status"] }, "then": { "allOf": [{ "if": { "properties": { "status": { "enum": ["queued", "processing"] } } }, "then": { "required": ["id", "request_id", "version", "created_at", "post_session_metadata", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": {}, "created_at": { "format": "date-time", "type": "string" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "kind": { "const": "live" }, "completed_at": { "format": "date-time", "type": ["string", "null"] }, "error_code": { "minimum": 400, "maximum": 599, "type": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": { "if": { "type": "null" }, "else": { "$ref": "LiveRequest#" } }, "result": { "if": { "type": "null" }, "else": { "$ref": "LiveResult#" } } } } }, { "if": { "properties": { "status": { "const": "done" } } }, "then": { "required": ["id", "request_id", "version", "created_at", "post_session_metadata", "completed_at", "result", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": {}, "created_at": { "format": "date-time", "type": "string" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "completed_at": { "format": "date-time", "type": "string" }, "result": { "$ref": "LiveResult#" }, "kind": { "const": "live" }, "error_code": { "minimum": 400, "maximum": 599, "type": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": { "if": { "type": "null" }, "else": { "$ref": "LiveRequest#" } } } } }, { "if": { "properties": { "status": { "const": "error" } } }, "then": { "required": ["id", "request_id", "version", "created_at", "post_session_metadata", "completed_at", "error_code", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": {}, "created_at": { "format": "date-time", "type": "string" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "completed_at": { "format": "date-time", "type": "string" }, "error_code": { "minimum": 400, "maximum": 599, "type": "integer" }, "kind": { "const": "live" }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "file": { "if": { "type": "null" }, "else": { "$ref": "AudioFile#" } }, "request_params": { "if": { "type": "null" }, "else": { "$ref": "LiveRequest#" } }, "result": { "if": { "type": "null" }, "else": { "$ref": "LiveResult#" } } } } }] }, "else": { "required": ["status", "id", "request_id", "version", "created_at", "post_session_metadata", "kind"] } };
var schema70 = { "properties": { "encoding": { "enum": ["wav/pcm", "wav/alaw", "wav/ulaw"] }, "bit_depth": { "enum": [8, 16, 24, 32] }, "sample_rate": { "enum": [8e3, 16e3, 32e3, 44100, 48e3] }, "channels": { "minimum": 1, "maximum": 8, "type": "integer" }, "model": { "type": "string" }, "endpointing": { "minimum": 0.01, "maximum": 10, "type": "number" }, "maximum_duration_without_endpointing": { "minimum": 5, "maximum": 60, "type": "number" }, "language_config": { "$ref": "LanguageConfig#" }, "pre_processing": { "$ref": "PreProcessingConfig#" }, "realtime_processing": { "$ref": "RealtimeProcessingConfig#" }, "post_processing": { "$ref": "PostProcessingConfig#" }, "messages_config": { "$ref": "LiveMessagesConfig#" }, "callback": { "type": "boolean" }, "callback_config": { "$ref": "LiveCallbackConfig#" } }, "type": "object" };
var obj2 = [];
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.custom_vocabulary !== void 0) {
      if (typeof data.custom_vocabulary !== "boolean") {
        const err0 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "RealtimeProcessingConfig#/properties/custom_vocabulary/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      if (!validate11(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
        errors = vErrors.length;
      }
    }
    if (data.custom_spelling !== void 0) {
      if (typeof data.custom_spelling !== "boolean") {
        const err1 = { instancePath: instancePath + "/custom_spelling", schemaPath: "RealtimeProcessingConfig#/properties/custom_spelling/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data3 = data.custom_spelling_config;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.spelling_dictionary === void 0) {
          const err2 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/required", keyword: "required", params: { missingProperty: "spelling_dictionary" }, message: "must have required property 'spelling_dictionary'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data3.spelling_dictionary !== void 0) {
          let data4 = data3.spelling_dictionary;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            for (const key0 in data4) {
              if (!obj2.includes(key0)) {
                const step0 = func0(key0);
                let data5 = data4[key0];
                const _errs12 = errors;
                if (Array.isArray(data5)) {
                  for (let i0 = 0; i0 < data5.length; i0++) {
                    const _errs14 = errors;
                    if (typeof data5[i0] !== "string") {
                      const err3 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0 + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                    var valid6 = _errs14 === errors;
                    if (!valid6) {
                      if (errors >= 1e3) {
                        break;
                      }
                    }
                  }
                } else {
                  const err4 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                var valid4 = _errs12 === errors;
                if (!valid4) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
          } else {
            const err5 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.translation !== void 0) {
      if (typeof data.translation !== "boolean") {
        const err7 = { instancePath: instancePath + "/translation", schemaPath: "RealtimeProcessingConfig#/properties/translation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      if (!validate28(data.translation_config, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (typeof data.named_entity_recognition !== "boolean") {
        const err8 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "RealtimeProcessingConfig#/properties/named_entity_recognition/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (typeof data.sentiment_analysis !== "boolean") {
        const err9 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "RealtimeProcessingConfig#/properties/sentiment_analysis/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.words_accurate_timestamps !== void 0) {
      if (typeof data.words_accurate_timestamps !== "boolean") {
        const err10 = { instancePath: instancePath + "/words_accurate_timestamps", schemaPath: "RealtimeProcessingConfig#/properties/words_accurate_timestamps/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "RealtimeProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.summarization !== void 0) {
      if (typeof data.summarization !== "boolean") {
        const err0 = { instancePath: instancePath + "/summarization", schemaPath: "PostProcessingConfig#/properties/summarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.type !== void 0) {
          let data2 = data1.type;
          if (!(data2 === "general" || data2 === "bullet_points" || data2 === "concise")) {
            const err1 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/enum", keyword: "enum", params: { allowedValues: schema35.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.chapterization !== void 0) {
      if (typeof data.chapterization !== "boolean") {
        const err3 = { instancePath: instancePath + "/chapterization", schemaPath: "PostProcessingConfig#/properties/chapterization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "PostProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.encoding !== void 0) {
      let data0 = data.encoding;
      if (!(data0 === "wav/pcm" || data0 === "wav/alaw" || data0 === "wav/ulaw")) {
        const err0 = { instancePath: instancePath + "/encoding", schemaPath: "LiveRequest#/properties/encoding/enum", keyword: "enum", params: { allowedValues: schema70.properties.encoding.enum }, message: "must be equal to one of the allowed values" };
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
      if (!(data1 === 8 || data1 === 16 || data1 === 24 || data1 === 32)) {
        const err1 = { instancePath: instancePath + "/bit_depth", schemaPath: "LiveRequest#/properties/bit_depth/enum", keyword: "enum", params: { allowedValues: schema70.properties.bit_depth.enum }, message: "must be equal to one of the allowed values" };
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
      if (!(data2 === 8e3 || data2 === 16e3 || data2 === 32e3 || data2 === 44100 || data2 === 48e3)) {
        const err2 = { instancePath: instancePath + "/sample_rate", schemaPath: "LiveRequest#/properties/sample_rate/enum", keyword: "enum", params: { allowedValues: schema70.properties.sample_rate.enum }, message: "must be equal to one of the allowed values" };
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
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err3 = { instancePath: instancePath + "/channels", schemaPath: "LiveRequest#/properties/channels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 8 || isNaN(data3)) {
          const err4 = { instancePath: instancePath + "/channels", schemaPath: "LiveRequest#/properties/channels/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, message: "must be <= 8" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err5 = { instancePath: instancePath + "/channels", schemaPath: "LiveRequest#/properties/channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err6 = { instancePath: instancePath + "/model", schemaPath: "LiveRequest#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.endpointing !== void 0) {
      let data5 = data.endpointing;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 10 || isNaN(data5)) {
          const err7 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data5 < 0.01 || isNaN(data5)) {
          const err8 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.maximum_duration_without_endpointing !== void 0) {
      let data6 = data.maximum_duration_without_endpointing;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 60 || isNaN(data6)) {
          const err10 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, message: "must be <= 60" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data6 < 5 || isNaN(data6)) {
          const err11 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, message: "must be >= 5" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.language_config !== void 0) {
      if (!validate32(data.language_config, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if (data.pre_processing !== void 0) {
      let data8 = data.pre_processing;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.audio_enhancer !== void 0) {
          if (typeof data8.audio_enhancer !== "boolean") {
            const err13 = { instancePath: instancePath + "/pre_processing/audio_enhancer", schemaPath: "PreProcessingConfig#/properties/audio_enhancer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data8.speech_threshold !== void 0) {
          let data10 = data8.speech_threshold;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1 || isNaN(data10)) {
              const err14 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err15 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/pre_processing", schemaPath: "PreProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.realtime_processing !== void 0) {
      if (!validate68(data.realtime_processing, { instancePath: instancePath + "/realtime_processing", parentData: data, parentDataProperty: "realtime_processing", rootData })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.post_processing !== void 0) {
      if (!validate72(data.post_processing, { instancePath: instancePath + "/post_processing", parentData: data, parentDataProperty: "post_processing", rootData })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.messages_config !== void 0) {
      let data13 = data.messages_config;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.receive_partial_transcripts !== void 0) {
          if (typeof data13.receive_partial_transcripts !== "boolean") {
            const err18 = { instancePath: instancePath + "/messages_config/receive_partial_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data13.receive_final_transcripts !== void 0) {
          if (typeof data13.receive_final_transcripts !== "boolean") {
            const err19 = { instancePath: instancePath + "/messages_config/receive_final_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data13.receive_speech_events !== void 0) {
          if (typeof data13.receive_speech_events !== "boolean") {
            const err20 = { instancePath: instancePath + "/messages_config/receive_speech_events", schemaPath: "LiveMessagesConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data13.receive_pre_processing_events !== void 0) {
          if (typeof data13.receive_pre_processing_events !== "boolean") {
            const err21 = { instancePath: instancePath + "/messages_config/receive_pre_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data13.receive_realtime_processing_events !== void 0) {
          if (typeof data13.receive_realtime_processing_events !== "boolean") {
            const err22 = { instancePath: instancePath + "/messages_config/receive_realtime_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data13.receive_post_processing_events !== void 0) {
          if (typeof data13.receive_post_processing_events !== "boolean") {
            const err23 = { instancePath: instancePath + "/messages_config/receive_post_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data13.receive_acknowledgments !== void 0) {
          if (typeof data13.receive_acknowledgments !== "boolean") {
            const err24 = { instancePath: instancePath + "/messages_config/receive_acknowledgments", schemaPath: "LiveMessagesConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data13.receive_errors !== void 0) {
          if (typeof data13.receive_errors !== "boolean") {
            const err25 = { instancePath: instancePath + "/messages_config/receive_errors", schemaPath: "LiveMessagesConfig#/properties/receive_errors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data13.receive_lifecycle_events !== void 0) {
          if (typeof data13.receive_lifecycle_events !== "boolean") {
            const err26 = { instancePath: instancePath + "/messages_config/receive_lifecycle_events", schemaPath: "LiveMessagesConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/messages_config", schemaPath: "LiveMessagesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.callback !== void 0) {
      if (typeof data.callback !== "boolean") {
        const err28 = { instancePath: instancePath + "/callback", schemaPath: "LiveRequest#/properties/callback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      let data24 = data.callback_config;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.url === void 0) {
          const err29 = { instancePath: instancePath + "/callback_config", schemaPath: "LiveCallbackConfig#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data24.url !== void 0) {
          let data25 = data24.url;
          if (typeof data25 === "string") {
            if (!formats0(data25)) {
              const err30 = { instancePath: instancePath + "/callback_config/url", schemaPath: "LiveCallbackConfig#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/callback_config/url", schemaPath: "LiveCallbackConfig#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data24.receive_partial_transcripts !== void 0) {
          if (typeof data24.receive_partial_transcripts !== "boolean") {
            const err32 = { instancePath: instancePath + "/callback_config/receive_partial_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data24.receive_final_transcripts !== void 0) {
          if (typeof data24.receive_final_transcripts !== "boolean") {
            const err33 = { instancePath: instancePath + "/callback_config/receive_final_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data24.receive_speech_events !== void 0) {
          if (typeof data24.receive_speech_events !== "boolean") {
            const err34 = { instancePath: instancePath + "/callback_config/receive_speech_events", schemaPath: "LiveCallbackConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data24.receive_pre_processing_events !== void 0) {
          if (typeof data24.receive_pre_processing_events !== "boolean") {
            const err35 = { instancePath: instancePath + "/callback_config/receive_pre_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data24.receive_realtime_processing_events !== void 0) {
          if (typeof data24.receive_realtime_processing_events !== "boolean") {
            const err36 = { instancePath: instancePath + "/callback_config/receive_realtime_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data24.receive_post_processing_events !== void 0) {
          if (typeof data24.receive_post_processing_events !== "boolean") {
            const err37 = { instancePath: instancePath + "/callback_config/receive_post_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data24.receive_acknowledgments !== void 0) {
          if (typeof data24.receive_acknowledgments !== "boolean") {
            const err38 = { instancePath: instancePath + "/callback_config/receive_acknowledgments", schemaPath: "LiveCallbackConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data24.receive_errors !== void 0) {
          if (typeof data24.receive_errors !== "boolean") {
            const err39 = { instancePath: instancePath + "/callback_config/receive_errors", schemaPath: "LiveCallbackConfig#/properties/receive_errors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data24.receive_lifecycle_events !== void 0) {
          if (typeof data24.receive_lifecycle_events !== "boolean") {
            const err40 = { instancePath: instancePath + "/callback_config/receive_lifecycle_events", schemaPath: "LiveCallbackConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
      } else {
        const err41 = { instancePath: instancePath + "/callback_config", schemaPath: "LiveCallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "LiveRequest#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metadata === void 0) {
      const err0 = { instancePath, schemaPath: "LiveResult#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.metadata !== void 0) {
      let data0 = data.metadata;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.audio_duration === void 0) {
          const err1 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.number_of_distinct_channels === void 0) {
          const err2 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "number_of_distinct_channels" }, message: "must have required property 'number_of_distinct_channels'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.billing_time === void 0) {
          const err3 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "billing_time" }, message: "must have required property 'billing_time'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.transcription_time === void 0) {
          const err4 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "transcription_time" }, message: "must have required property 'transcription_time'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.audio_duration !== void 0) {
          let data1 = data0.audio_duration;
          if (!(typeof data1 == "number" && isFinite(data1))) {
            const err5 = { instancePath: instancePath + "/metadata/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.number_of_distinct_channels !== void 0) {
          let data2 = data0.number_of_distinct_channels;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err6 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 1 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/metadata/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data0.billing_time !== void 0) {
          let data3 = data0.billing_time;
          if (!(typeof data3 == "number" && isFinite(data3))) {
            const err8 = { instancePath: instancePath + "/metadata/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.transcription_time !== void 0) {
          let data4 = data0.transcription_time;
          if (!(typeof data4 == "number" && isFinite(data4))) {
            const err9 = { instancePath: instancePath + "/metadata/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/metadata", schemaPath: "ResultMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.transcription !== void 0) {
      if (!validate36(data.transcription, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
    if (data.translation !== void 0) {
      if (!validate39(data.translation, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (!validate41(data.summarization, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (!validate43(data.named_entity_recognition, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (!validate45(data.sentiment_analysis, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if (data.chapterization !== void 0) {
      if (!validate6(data.chapterization, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
    if (data.messages !== void 0) {
      let data11 = data.messages;
      if (Array.isArray(data11)) {
        for (let i0 = 0; i0 < data11.length; i0++) {
          const _errs20 = errors;
          if (typeof data11[i0] !== "string") {
            const err11 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "LiveResult#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          var valid4 = _errs20 === errors;
          if (!valid4) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/messages", schemaPath: "LiveResult#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "LiveResult#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
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
      if (data.status !== void 0) {
        let data0 = data.status;
        if (!(data0 === "queued" || data0 === "processing")) {
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0) {
          const err3 = { instancePath, schemaPath: "LiveJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.request_id === void 0) {
          const err4 = { instancePath, schemaPath: "LiveJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err5 = { instancePath, schemaPath: "LiveJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.created_at === void 0) {
          const err6 = { instancePath, schemaPath: "LiveJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.post_session_metadata === void 0) {
          const err7 = { instancePath, schemaPath: "LiveJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.kind === void 0) {
          const err8 = { instancePath, schemaPath: "LiveJob#/then/allOf/0/then/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.id !== void 0) {
          let data1 = data.id;
          if (typeof data1 === "string") {
            if (!formats12(data1)) {
              const err9 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/then/allOf/0/then/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/then/allOf/0/then/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.request_id !== void 0) {
          if (typeof data.request_id !== "string") {
            const err11 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/then/allOf/0/then/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data3 = data.version;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err12 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/then/allOf/0/then/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data4 = data.created_at;
          if (typeof data4 === "string") {
            if (!formats4(data4)) {
              const err13 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/then/allOf/0/then/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/then/allOf/0/then/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.post_session_metadata !== void 0) {
          let data5 = data.post_session_metadata;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err15 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/then/allOf/0/then/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.kind !== void 0) {
          if ("live" !== data.kind) {
            const err16 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/then/allOf/0/then/properties/kind/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.completed_at !== void 0) {
          let data7 = data.completed_at;
          if (typeof data7 !== "string" && data7 !== null) {
            const err17 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/then/allOf/0/then/properties/completed_at/type", keyword: "type", params: { type: schema68.then.allOf[0].then.properties.completed_at.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (typeof data7 === "string") {
            if (!formats4(data7)) {
              const err18 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/then/allOf/0/then/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data.error_code !== void 0) {
          let data8 = data.error_code;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
            const err19 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/0/then/properties/error_code/type", keyword: "type", params: { type: schema68.then.allOf[0].then.properties.error_code.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 599 || isNaN(data8)) {
              const err20 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/0/then/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data8 < 400 || isNaN(data8)) {
              const err21 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/0/then/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
        if (data.custom_metadata !== void 0) {
          let data9 = data.custom_metadata;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err22 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/then/allOf/0/then/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.file !== void 0) {
          let data10 = data.file;
          const _errs30 = errors;
          const _errs31 = errors;
          if (data10 !== null) {
            const err23 = {};
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          var _valid2 = _errs31 === errors;
          errors = _errs30;
          if (vErrors !== null) {
            if (_errs30) {
              vErrors.length = _errs30;
            } else {
              vErrors = null;
            }
          }
          if (!_valid2) {
            const _errs33 = errors;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
              if (data10.id === void 0) {
                const err24 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              if (data10.filename === void 0) {
                const err25 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (data10.source === void 0) {
                const err26 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
              if (data10.audio_duration === void 0) {
                const err27 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (data10.number_of_channels === void 0) {
                const err28 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
              if (data10.id !== void 0) {
                if (typeof data10.id !== "string") {
                  const err29 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
              if (data10.filename !== void 0) {
                let data12 = data10.filename;
                if (typeof data12 !== "string" && data12 !== null) {
                  const err30 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              }
              if (data10.source !== void 0) {
                let data13 = data10.source;
                if (typeof data13 !== "string" && data13 !== null) {
                  const err31 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
              if (data10.audio_duration !== void 0) {
                let data14 = data10.audio_duration;
                if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
                  const err32 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              }
              if (data10.number_of_channels !== void 0) {
                let data15 = data10.number_of_channels;
                if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15)) && data15 !== null) {
                  const err33 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be integer,null" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (typeof data15 == "number" && isFinite(data15)) {
                  if (data15 < 1 || isNaN(data15)) {
                    const err34 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err35 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            var _valid2 = _errs33 === errors;
          }
        }
        if (data.request_params !== void 0) {
          let data16 = data.request_params;
          const _errs47 = errors;
          const _errs48 = errors;
          if (data16 !== null) {
            const err36 = {};
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          var _valid3 = _errs48 === errors;
          errors = _errs47;
          if (vErrors !== null) {
            if (_errs47) {
              vErrors.length = _errs47;
            } else {
              vErrors = null;
            }
          }
          if (!_valid3) {
            const _errs50 = errors;
            if (!validate66(data16, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
              vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
              errors = vErrors.length;
            }
            var _valid3 = _errs50 === errors;
          }
        }
        if (data.result !== void 0) {
          let data17 = data.result;
          const _errs52 = errors;
          const _errs53 = errors;
          if (data17 !== null) {
            const err37 = {};
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          var _valid4 = _errs53 === errors;
          errors = _errs52;
          if (vErrors !== null) {
            if (_errs52) {
              vErrors.length = _errs52;
            } else {
              vErrors = null;
            }
          }
          if (!_valid4) {
            const _errs55 = errors;
            if (!validate75(data17, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
              vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
              errors = vErrors.length;
            }
            var _valid4 = _errs55 === errors;
          }
        }
      }
      var _valid1 = _errs9 === errors;
    }
    const _errs57 = errors;
    const _errs58 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status !== void 0) {
        if ("done" !== data.status) {
          const err38 = {};
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    var _valid5 = _errs58 === errors;
    errors = _errs57;
    if (vErrors !== null) {
      if (_errs57) {
        vErrors.length = _errs57;
      } else {
        vErrors = null;
      }
    }
    if (_valid5) {
      const _errs60 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0) {
          const err39 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (data.request_id === void 0) {
          const err40 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err41 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data.created_at === void 0) {
          const err42 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (data.post_session_metadata === void 0) {
          const err43 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data.completed_at === void 0) {
          const err44 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data.result === void 0) {
          const err45 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data.kind === void 0) {
          const err46 = { instancePath, schemaPath: "LiveJob#/then/allOf/1/then/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (data.id !== void 0) {
          let data19 = data.id;
          if (typeof data19 === "string") {
            if (!formats12(data19)) {
              const err47 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/then/allOf/1/then/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/then/allOf/1/then/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data.request_id !== void 0) {
          if (typeof data.request_id !== "string") {
            const err49 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/then/allOf/1/then/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data21 = data.version;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err50 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/then/allOf/1/then/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data22 = data.created_at;
          if (typeof data22 === "string") {
            if (!formats4(data22)) {
              const err51 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/then/allOf/1/then/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/then/allOf/1/then/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data.post_session_metadata !== void 0) {
          let data23 = data.post_session_metadata;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
          } else {
            const err53 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/then/allOf/1/then/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data.completed_at !== void 0) {
          let data24 = data.completed_at;
          if (typeof data24 === "string") {
            if (!formats4(data24)) {
              const err54 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/then/allOf/1/then/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          } else {
            const err55 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/then/allOf/1/then/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data.result !== void 0) {
          if (!validate75(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
        }
        if (data.kind !== void 0) {
          if ("live" !== data.kind) {
            const err56 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/then/allOf/1/then/properties/kind/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data.error_code !== void 0) {
          let data27 = data.error_code;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27)) && data27 !== null) {
            const err57 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/1/then/properties/error_code/type", keyword: "type", params: { type: schema68.then.allOf[1].then.properties.error_code.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 > 599 || isNaN(data27)) {
              const err58 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/1/then/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data27 < 400 || isNaN(data27)) {
              const err59 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/1/then/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          }
        }
        if (data.custom_metadata !== void 0) {
          let data28 = data.custom_metadata;
          if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
          } else {
            const err60 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/then/allOf/1/then/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data.file !== void 0) {
          let data29 = data.file;
          const _errs82 = errors;
          const _errs83 = errors;
          if (data29 !== null) {
            const err61 = {};
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
          var _valid6 = _errs83 === errors;
          errors = _errs82;
          if (vErrors !== null) {
            if (_errs82) {
              vErrors.length = _errs82;
            } else {
              vErrors = null;
            }
          }
          if (!_valid6) {
            const _errs85 = errors;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
              if (data29.id === void 0) {
                const err62 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
              if (data29.filename === void 0) {
                const err63 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
              if (data29.source === void 0) {
                const err64 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
              if (data29.audio_duration === void 0) {
                const err65 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
              if (data29.number_of_channels === void 0) {
                const err66 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
              if (data29.id !== void 0) {
                if (typeof data29.id !== "string") {
                  const err67 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
              }
              if (data29.filename !== void 0) {
                let data31 = data29.filename;
                if (typeof data31 !== "string" && data31 !== null) {
                  const err68 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              }
              if (data29.source !== void 0) {
                let data32 = data29.source;
                if (typeof data32 !== "string" && data32 !== null) {
                  const err69 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              }
              if (data29.audio_duration !== void 0) {
                let data33 = data29.audio_duration;
                if (!(typeof data33 == "number" && isFinite(data33)) && data33 !== null) {
                  const err70 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              }
              if (data29.number_of_channels !== void 0) {
                let data34 = data29.number_of_channels;
                if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34)) && data34 !== null) {
                  const err71 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be integer,null" };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                if (typeof data34 == "number" && isFinite(data34)) {
                  if (data34 < 1 || isNaN(data34)) {
                    const err72 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err73 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            var _valid6 = _errs85 === errors;
          }
        }
        if (data.request_params !== void 0) {
          let data35 = data.request_params;
          const _errs99 = errors;
          const _errs100 = errors;
          if (data35 !== null) {
            const err74 = {};
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
          var _valid7 = _errs100 === errors;
          errors = _errs99;
          if (vErrors !== null) {
            if (_errs99) {
              vErrors.length = _errs99;
            } else {
              vErrors = null;
            }
          }
          if (!_valid7) {
            const _errs102 = errors;
            if (!validate66(data35, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
              vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
              errors = vErrors.length;
            }
            var _valid7 = _errs102 === errors;
          }
        }
      }
      var _valid5 = _errs60 === errors;
    }
    const _errs104 = errors;
    const _errs105 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status !== void 0) {
        if ("error" !== data.status) {
          const err75 = {};
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
      }
    }
    var _valid8 = _errs105 === errors;
    errors = _errs104;
    if (vErrors !== null) {
      if (_errs104) {
        vErrors.length = _errs104;
      } else {
        vErrors = null;
      }
    }
    if (_valid8) {
      const _errs107 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0) {
          const err76 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        if (data.request_id === void 0) {
          const err77 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err78 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        if (data.created_at === void 0) {
          const err79 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (data.post_session_metadata === void 0) {
          const err80 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        if (data.completed_at === void 0) {
          const err81 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
        if (data.error_code === void 0) {
          const err82 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (data.kind === void 0) {
          const err83 = { instancePath, schemaPath: "LiveJob#/then/allOf/2/then/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data.id !== void 0) {
          let data37 = data.id;
          if (typeof data37 === "string") {
            if (!formats12(data37)) {
              const err84 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/then/allOf/2/then/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
          } else {
            const err85 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/then/allOf/2/then/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
        if (data.request_id !== void 0) {
          if (typeof data.request_id !== "string") {
            const err86 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/then/allOf/2/then/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data39 = data.version;
          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
            const err87 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/then/allOf/2/then/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data40 = data.created_at;
          if (typeof data40 === "string") {
            if (!formats4(data40)) {
              const err88 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/then/allOf/2/then/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
          } else {
            const err89 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/then/allOf/2/then/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
        if (data.post_session_metadata !== void 0) {
          let data41 = data.post_session_metadata;
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
          } else {
            const err90 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/then/allOf/2/then/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
        if (data.completed_at !== void 0) {
          let data42 = data.completed_at;
          if (typeof data42 === "string") {
            if (!formats4(data42)) {
              const err91 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/then/allOf/2/then/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          } else {
            const err92 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/then/allOf/2/then/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
        }
        if (data.error_code !== void 0) {
          let data43 = data.error_code;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            const err93 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/2/then/properties/error_code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
          if (typeof data43 == "number" && isFinite(data43)) {
            if (data43 > 599 || isNaN(data43)) {
              const err94 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/2/then/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
            if (data43 < 400 || isNaN(data43)) {
              const err95 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/then/allOf/2/then/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
        }
        if (data.kind !== void 0) {
          if ("live" !== data.kind) {
            const err96 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/then/allOf/2/then/properties/kind/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
        }
        if (data.custom_metadata !== void 0) {
          let data45 = data.custom_metadata;
          if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
          } else {
            const err97 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/then/allOf/2/then/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err97];
            } else {
              vErrors.push(err97);
            }
            errors++;
          }
        }
        if (data.file !== void 0) {
          let data46 = data.file;
          const _errs128 = errors;
          const _errs129 = errors;
          if (data46 !== null) {
            const err98 = {};
            if (vErrors === null) {
              vErrors = [err98];
            } else {
              vErrors.push(err98);
            }
            errors++;
          }
          var _valid9 = _errs129 === errors;
          errors = _errs128;
          if (vErrors !== null) {
            if (_errs128) {
              vErrors.length = _errs128;
            } else {
              vErrors = null;
            }
          }
          if (!_valid9) {
            const _errs131 = errors;
            if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
              if (data46.id === void 0) {
                const err99 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
              if (data46.filename === void 0) {
                const err100 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
              if (data46.source === void 0) {
                const err101 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
              if (data46.audio_duration === void 0) {
                const err102 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
                if (vErrors === null) {
                  vErrors = [err102];
                } else {
                  vErrors.push(err102);
                }
                errors++;
              }
              if (data46.number_of_channels === void 0) {
                const err103 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
              if (data46.id !== void 0) {
                if (typeof data46.id !== "string") {
                  const err104 = { instancePath: instancePath + "/file/id", schemaPath: "AudioFile#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err104];
                  } else {
                    vErrors.push(err104);
                  }
                  errors++;
                }
              }
              if (data46.filename !== void 0) {
                let data48 = data46.filename;
                if (typeof data48 !== "string" && data48 !== null) {
                  const err105 = { instancePath: instancePath + "/file/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: schema1.properties.filename.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
              }
              if (data46.source !== void 0) {
                let data49 = data46.source;
                if (typeof data49 !== "string" && data49 !== null) {
                  const err106 = { instancePath: instancePath + "/file/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: schema1.properties.source.type }, message: "must be string,null" };
                  if (vErrors === null) {
                    vErrors = [err106];
                  } else {
                    vErrors.push(err106);
                  }
                  errors++;
                }
              }
              if (data46.audio_duration !== void 0) {
                let data50 = data46.audio_duration;
                if (!(typeof data50 == "number" && isFinite(data50)) && data50 !== null) {
                  const err107 = { instancePath: instancePath + "/file/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: schema1.properties.audio_duration.type }, message: "must be number,null" };
                  if (vErrors === null) {
                    vErrors = [err107];
                  } else {
                    vErrors.push(err107);
                  }
                  errors++;
                }
              }
              if (data46.number_of_channels !== void 0) {
                let data51 = data46.number_of_channels;
                if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51)) && data51 !== null) {
                  const err108 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: schema1.properties.number_of_channels.type }, message: "must be integer,null" };
                  if (vErrors === null) {
                    vErrors = [err108];
                  } else {
                    vErrors.push(err108);
                  }
                  errors++;
                }
                if (typeof data51 == "number" && isFinite(data51)) {
                  if (data51 < 1 || isNaN(data51)) {
                    const err109 = { instancePath: instancePath + "/file/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err109];
                    } else {
                      vErrors.push(err109);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err110 = { instancePath: instancePath + "/file", schemaPath: "AudioFile#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err110];
              } else {
                vErrors.push(err110);
              }
              errors++;
            }
            var _valid9 = _errs131 === errors;
          }
        }
        if (data.request_params !== void 0) {
          let data52 = data.request_params;
          const _errs145 = errors;
          const _errs146 = errors;
          if (data52 !== null) {
            const err111 = {};
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
          var _valid10 = _errs146 === errors;
          errors = _errs145;
          if (vErrors !== null) {
            if (_errs145) {
              vErrors.length = _errs145;
            } else {
              vErrors = null;
            }
          }
          if (!_valid10) {
            const _errs148 = errors;
            if (!validate66(data52, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
              vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
              errors = vErrors.length;
            }
            var _valid10 = _errs148 === errors;
          }
        }
        if (data.result !== void 0) {
          let data53 = data.result;
          const _errs150 = errors;
          const _errs151 = errors;
          if (data53 !== null) {
            const err112 = {};
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
          var _valid11 = _errs151 === errors;
          errors = _errs150;
          if (vErrors !== null) {
            if (_errs150) {
              vErrors.length = _errs150;
            } else {
              vErrors = null;
            }
          }
          if (!_valid11) {
            const _errs153 = errors;
            if (!validate75(data53, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
              vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
              errors = vErrors.length;
            }
            var _valid11 = _errs153 === errors;
          }
        }
      }
      var _valid8 = _errs107 === errors;
    }
    var _valid0 = _errs4 === errors;
  } else {
    const _errs154 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err113 = { instancePath, schemaPath: "LiveJob#/else/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err113];
        } else {
          vErrors.push(err113);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err114 = { instancePath, schemaPath: "LiveJob#/else/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err114];
        } else {
          vErrors.push(err114);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err115 = { instancePath, schemaPath: "LiveJob#/else/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err115];
        } else {
          vErrors.push(err115);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err116 = { instancePath, schemaPath: "LiveJob#/else/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err116];
        } else {
          vErrors.push(err116);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err117 = { instancePath, schemaPath: "LiveJob#/else/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err117];
        } else {
          vErrors.push(err117);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err118 = { instancePath, schemaPath: "LiveJob#/else/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err118];
        } else {
          vErrors.push(err118);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err119 = { instancePath, schemaPath: "LiveJob#/else/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err119];
        } else {
          vErrors.push(err119);
        }
        errors++;
      }
    }
    var _valid0 = _errs154 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status !== void 0) {
      let data54 = data.status;
      if (!(data54 === "queued" || data54 === "processing" || data54 === "done" || data54 === "error")) {
        const err120 = { instancePath: instancePath + "/status", schemaPath: "LiveJob#/properties/status/enum", keyword: "enum", params: { allowedValues: schema68.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err120];
        } else {
          vErrors.push(err120);
        }
        errors++;
      }
    }
  } else {
    const err121 = { instancePath, schemaPath: "LiveJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err121];
    } else {
      vErrors.push(err121);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate24(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
      if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
      if (data.id === void 0) {
        const err5 = { instancePath, schemaPath: "TranscriptionJob#/else/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err6 = { instancePath, schemaPath: "TranscriptionJob#/else/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err7 = { instancePath, schemaPath: "TranscriptionJob#/else/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err8 = { instancePath, schemaPath: "TranscriptionJob#/else/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err9 = { instancePath, schemaPath: "TranscriptionJob#/else/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err10 = { instancePath, schemaPath: "TranscriptionJob#/else/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
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
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "TranscriptionJob#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema26.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "TranscriptionJob#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.first === void 0) {
      const err0 = { instancePath, schemaPath: "JobPage#/required", keyword: "required", params: { missingProperty: "first" }, message: "must have required property 'first'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.current === void 0) {
      const err1 = { instancePath, schemaPath: "JobPage#/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.next === void 0) {
      const err2 = { instancePath, schemaPath: "JobPage#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.items === void 0) {
      const err3 = { instancePath, schemaPath: "JobPage#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.first !== void 0) {
      let data0 = data.first;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err4 = { instancePath: instancePath + "/first", schemaPath: "JobPage#/properties/first/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/first", schemaPath: "JobPage#/properties/first/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.current !== void 0) {
      let data1 = data.current;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err6 = { instancePath: instancePath + "/current", schemaPath: "JobPage#/properties/current/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/current", schemaPath: "JobPage#/properties/current/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.next !== void 0) {
      let data2 = data.next;
      if (typeof data2 !== "string" && data2 !== null) {
        const err8 = { instancePath: instancePath + "/next", schemaPath: "JobPage#/properties/next/type", keyword: "type", params: { type: schema25.properties.next.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err9 = { instancePath: instancePath + "/next", schemaPath: "JobPage#/properties/next/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (Array.isArray(data3)) {
        for (let i0 = 0; i0 < data3.length; i0++) {
          const _errs9 = errors;
          if (!validate23(data3[i0], { instancePath: instancePath + "/items/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
          if (!valid2) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/items", schemaPath: "JobPage#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "JobPage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var validateJobStatus = validate89;
var schema82 = { "enum": ["queued", "processing", "done", "error"] };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "queued" || data === "processing" || data === "done" || data === "error")) {
    const err0 = { instancePath, schemaPath: "JobStatus#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
var validateLanguageConfig = validate32;
var validateLiveCallbackConfig = validate90;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "LiveCallbackConfig#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err1 = { instancePath: instancePath + "/url", schemaPath: "LiveCallbackConfig#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/url", schemaPath: "LiveCallbackConfig#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.receive_partial_transcripts !== void 0) {
      if (typeof data.receive_partial_transcripts !== "boolean") {
        const err3 = { instancePath: instancePath + "/receive_partial_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.receive_final_transcripts !== void 0) {
      if (typeof data.receive_final_transcripts !== "boolean") {
        const err4 = { instancePath: instancePath + "/receive_final_transcripts", schemaPath: "LiveCallbackConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.receive_speech_events !== void 0) {
      if (typeof data.receive_speech_events !== "boolean") {
        const err5 = { instancePath: instancePath + "/receive_speech_events", schemaPath: "LiveCallbackConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.receive_pre_processing_events !== void 0) {
      if (typeof data.receive_pre_processing_events !== "boolean") {
        const err6 = { instancePath: instancePath + "/receive_pre_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.receive_realtime_processing_events !== void 0) {
      if (typeof data.receive_realtime_processing_events !== "boolean") {
        const err7 = { instancePath: instancePath + "/receive_realtime_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.receive_post_processing_events !== void 0) {
      if (typeof data.receive_post_processing_events !== "boolean") {
        const err8 = { instancePath: instancePath + "/receive_post_processing_events", schemaPath: "LiveCallbackConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.receive_acknowledgments !== void 0) {
      if (typeof data.receive_acknowledgments !== "boolean") {
        const err9 = { instancePath: instancePath + "/receive_acknowledgments", schemaPath: "LiveCallbackConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.receive_errors !== void 0) {
      if (typeof data.receive_errors !== "boolean") {
        const err10 = { instancePath: instancePath + "/receive_errors", schemaPath: "LiveCallbackConfig#/properties/receive_errors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.receive_lifecycle_events !== void 0) {
      if (typeof data.receive_lifecycle_events !== "boolean") {
        const err11 = { instancePath: instancePath + "/receive_lifecycle_events", schemaPath: "LiveCallbackConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "LiveCallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
var validateLiveJob = validate65;
var validateLiveMessagesConfig = validate91;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.receive_partial_transcripts !== void 0) {
      if (typeof data.receive_partial_transcripts !== "boolean") {
        const err0 = { instancePath: instancePath + "/receive_partial_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_partial_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.receive_final_transcripts !== void 0) {
      if (typeof data.receive_final_transcripts !== "boolean") {
        const err1 = { instancePath: instancePath + "/receive_final_transcripts", schemaPath: "LiveMessagesConfig#/properties/receive_final_transcripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.receive_speech_events !== void 0) {
      if (typeof data.receive_speech_events !== "boolean") {
        const err2 = { instancePath: instancePath + "/receive_speech_events", schemaPath: "LiveMessagesConfig#/properties/receive_speech_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.receive_pre_processing_events !== void 0) {
      if (typeof data.receive_pre_processing_events !== "boolean") {
        const err3 = { instancePath: instancePath + "/receive_pre_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_pre_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.receive_realtime_processing_events !== void 0) {
      if (typeof data.receive_realtime_processing_events !== "boolean") {
        const err4 = { instancePath: instancePath + "/receive_realtime_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_realtime_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.receive_post_processing_events !== void 0) {
      if (typeof data.receive_post_processing_events !== "boolean") {
        const err5 = { instancePath: instancePath + "/receive_post_processing_events", schemaPath: "LiveMessagesConfig#/properties/receive_post_processing_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.receive_acknowledgments !== void 0) {
      if (typeof data.receive_acknowledgments !== "boolean") {
        const err6 = { instancePath: instancePath + "/receive_acknowledgments", schemaPath: "LiveMessagesConfig#/properties/receive_acknowledgments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.receive_errors !== void 0) {
      if (typeof data.receive_errors !== "boolean") {
        const err7 = { instancePath: instancePath + "/receive_errors", schemaPath: "LiveMessagesConfig#/properties/receive_errors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.receive_lifecycle_events !== void 0) {
      if (typeof data.receive_lifecycle_events !== "boolean") {
        const err8 = { instancePath: instancePath + "/receive_lifecycle_events", schemaPath: "LiveMessagesConfig#/properties/receive_lifecycle_events/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
  validate91.errors = vErrors;
  return errors === 0;
}
var validateLiveRequest = validate66;
var validateLiveResult = validate75;
var validateLiveSessionCreated = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "LiveSessionCreated#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err1 = { instancePath: instancePath + "/url", schemaPath: "LiveSessionCreated#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "LiveSessionCreated#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
var validateModerationAddon = validate48;
var validateNameConsistencyAddon = validate50;
var validateNamedEntityRecognitionAddon = validate43;
var validatePiiEntityType = validate93;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "APPI" || data === "APPI_SENSITIVE" || data === "CCI" || data === "CORE_ENTITIES" || data === "CPRA" || data === "GDPR" || data === "GDPR_SENSITIVE" || data === "HEALTH_INFORMATION" || data === "HIPAA_SAFE_HARBOR" || data === "LIDI" || data === "NUMERICAL_EXCL_PCI" || data === "PCI" || data === "QUEBEC_PRIVACY_ACT" || data === "ACCOUNT_NUMBER" || data === "AGE" || data === "DATE" || data === "DATE_INTERVAL" || data === "DOB" || data === "DRIVER_LICENSE" || data === "DURATION" || data === "EMAIL_ADDRESS" || data === "EVENT" || data === "FILENAME" || data === "GENDER" || data === "HEALTHCARE_NUMBER" || data === "IP_ADDRESS" || data === "LANGUAGE" || data === "LOCATION" || data === "LOCATION_ADDRESS" || data === "LOCATION_ADDRESS_STREET" || data === "LOCATION_CITY" || data === "LOCATION_COORDINATE" || data === "LOCATION_COUNTRY" || data === "LOCATION_STATE" || data === "LOCATION_ZIP" || data === "MARITAL_STATUS" || data === "MONEY" || data === "NAME" || data === "NAME_FAMILY" || data === "NAME_GIVEN" || data === "NAME_MEDICAL_PROFESSIONAL" || data === "NUMERICAL_PII" || data === "OCCUPATION" || data === "ORGANIZATION" || data === "ORGANIZATION_MEDICAL_FACILITY" || data === "ORIGIN" || data === "PASSPORT_NUMBER" || data === "PASSWORD" || data === "PHONE_NUMBER" || data === "PHYSICAL_ATTRIBUTE" || data === "POLITICAL_AFFILIATION" || data === "RELIGION" || data === "SEXUALITY" || data === "SSN" || data === "TIME" || data === "URL" || data === "USERNAME" || data === "VEHICLE_ID" || data === "ZODIAC_SIGN" || data === "BLOOD_TYPE" || data === "CONDITION" || data === "DOSE" || data === "DRUG" || data === "INJURY" || data === "MEDICAL_PROCESS" || data === "STATISTICS" || data === "BANK_ACCOUNT" || data === "CREDIT_CARD" || data === "CREDIT_CARD_EXPIRATION" || data === "CVV" || data === "ROUTING_NUMBER" || data === "CORPORATE_ACTION" || data === "DAY" || data === "EFFECT" || data === "FINANCIAL_METRIC" || data === "MEDICAL_CODE" || data === "MONTH" || data === "ORGANIZATION_ID" || data === "PRODUCT" || data === "PROJECT" || data === "TREND" || data === "YEAR")) {
    const err0 = { instancePath, schemaPath: "PiiEntityType#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values" };
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
var validatePiiRedactionConfig = validate30;
var validatePostProcessingConfig = validate72;
var validatePreProcessingConfig = validate94;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_enhancer !== void 0) {
      if (typeof data.audio_enhancer !== "boolean") {
        const err0 = { instancePath: instancePath + "/audio_enhancer", schemaPath: "PreProcessingConfig#/properties/audio_enhancer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1 || isNaN(data1)) {
          const err1 = { instancePath: instancePath + "/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err2 = { instancePath: instancePath + "/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "PreProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedCallback = validate95;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "PreRecordedCallback#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.event === void 0) {
      const err1 = { instancePath, schemaPath: "PreRecordedCallback#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats12(data0)) {
          const err2 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedCallback#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedCallback#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.event !== void 0) {
      if (typeof data.event !== "string") {
        const err4 = { instancePath: instancePath + "/event", schemaPath: "PreRecordedCallback#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "PreRecordedCallback#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedJob = validate24;
var validatePreRecordedJobCreated = validate96;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "PreRecordedJobCreated#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.result_url === void 0) {
      const err1 = { instancePath, schemaPath: "PreRecordedJobCreated#/required", keyword: "required", params: { missingProperty: "result_url" }, message: "must have required property 'result_url'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats12(data0)) {
          const err2 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJobCreated#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJobCreated#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.result_url !== void 0) {
      let data1 = data.result_url;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err4 = { instancePath: instancePath + "/result_url", schemaPath: "PreRecordedJobCreated#/properties/result_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/result_url", schemaPath: "PreRecordedJobCreated#/properties/result_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "PreRecordedJobCreated#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedRequest = validate97;
var schema90 = { "properties": { "audio_url": { "format": "uri", "type": "string" }, "custom_vocabulary": { "type": ["boolean", "array"], "allOf": [{ "if": { "type": ["array"] }, "then": { "$ref": "CustomVocabulary#" } }] }, "custom_vocabulary_config": { "$ref": "CustomVocabularyConfig#" }, "callback_url": { "format": "uri", "type": "string" }, "callback": { "type": "boolean" }, "callback_config": { "$ref": "CallbackConfig#" }, "subtitles": { "type": "boolean" }, "subtitles_config": { "$ref": "SubtitlesConfig#" }, "diarization": { "type": "boolean" }, "diarization_config": { "$ref": "DiarizationConfig#" }, "translation": { "type": "boolean" }, "translation_config": { "$ref": "TranslationConfig#" }, "summarization": { "type": "boolean" }, "summarization_config": { "$ref": "SummarizationConfig#" }, "named_entity_recognition": { "type": "boolean" }, "custom_spelling": { "type": "boolean" }, "custom_spelling_config": { "$ref": "CustomSpellingConfig#" }, "sentiment_analysis": { "type": "boolean" }, "audio_to_llm": { "type": "boolean" }, "audio_to_llm_config": { "$ref": "AudioToLlmConfig#" }, "pii_redaction": { "type": "boolean" }, "pii_redaction_config": { "$ref": "PiiRedactionConfig#" }, "sentences": { "type": "boolean" }, "punctuation_enhanced": { "type": "boolean" }, "language_config": { "$ref": "LanguageConfig#" }, "detect_language": { "type": "boolean" }, "enable_code_switching": { "type": "boolean" }, "language": { "$ref": "TranscriptionLanguageCode#" }, "custom_metadata": { "additionalProperties": true, "type": "object" } }, "required": ["audio_url"], "type": "object" };
var obj3 = [];
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = { instancePath, schemaPath: "PreRecordedRequest#/required", keyword: "required", params: { missingProperty: "audio_url" }, message: "must have required property 'audio_url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err1 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequest#/properties/audio_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequest#/properties/audio_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data1 = data.custom_vocabulary;
      if (typeof data1 !== "boolean" && !Array.isArray(data1)) {
        const err3 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequest#/properties/custom_vocabulary/type", keyword: "type", params: { type: schema90.properties.custom_vocabulary.type }, message: "must be boolean,array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      const _errs6 = errors;
      const _errs7 = errors;
      if (!Array.isArray(data1)) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
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
      if (!validate11(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
        errors = vErrors.length;
      }
    }
    if (data.callback_url !== void 0) {
      let data3 = data.callback_url;
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err5 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequest#/properties/callback_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequest#/properties/callback_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.callback !== void 0) {
      if (typeof data.callback !== "boolean") {
        const err7 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequest#/properties/callback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      let data5 = data.callback_config;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.url === void 0) {
          const err8 = { instancePath: instancePath + "/callback_config", schemaPath: "CallbackConfig#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data5.url !== void 0) {
          let data6 = data5.url;
          if (typeof data6 === "string") {
            if (!formats0(data6)) {
              const err9 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/callback_config/url", schemaPath: "CallbackConfig#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data5.method !== void 0) {
          let data7 = data5.method;
          if (!(data7 === "POST" || data7 === "PUT")) {
            const err11 = { instancePath: instancePath + "/callback_config/method", schemaPath: "CallbackConfig#/properties/method/enum", keyword: "enum", params: { allowedValues: schema6.properties.method.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/callback_config", schemaPath: "CallbackConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.subtitles !== void 0) {
      if (typeof data.subtitles !== "boolean") {
        const err13 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequest#/properties/subtitles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.subtitles_config !== void 0) {
      let data9 = data.subtitles_config;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.formats !== void 0) {
          let data10 = data9.formats;
          if (Array.isArray(data10)) {
            if (data10.length < 1) {
              const err14 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (let i0 = 0; i0 < data10.length; i0++) {
              let data11 = data10[i0];
              const _errs28 = errors;
              if (!(data11 === "srt" || data11 === "vtt")) {
                const err15 = { instancePath: instancePath + "/subtitles_config/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/enum", keyword: "enum", params: { allowedValues: schema31.properties.formats.items.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
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
          } else {
            const err16 = { instancePath: instancePath + "/subtitles_config/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data9.minimum_duration !== void 0) {
          let data12 = data9.minimum_duration;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 < 0 || isNaN(data12)) {
              const err17 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/subtitles_config/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data9.maximum_duration !== void 0) {
          let data13 = data9.maximum_duration;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 30 || isNaN(data13)) {
              const err19 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, message: "must be <= 30" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data13 < 1 || isNaN(data13)) {
              const err20 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/subtitles_config/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data9.maximum_characters_per_row !== void 0) {
          let data14 = data9.maximum_characters_per_row;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err22 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 1 || isNaN(data14)) {
              const err23 = { instancePath: instancePath + "/subtitles_config/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        }
        if (data9.maximum_rows_per_caption !== void 0) {
          let data15 = data9.maximum_rows_per_caption;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err24 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 5 || isNaN(data15)) {
              const err25 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data15 < 1 || isNaN(data15)) {
              const err26 = { instancePath: instancePath + "/subtitles_config/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data9.style !== void 0) {
          let data16 = data9.style;
          if (!(data16 === "default" || data16 === "compliance")) {
            const err27 = { instancePath: instancePath + "/subtitles_config/style", schemaPath: "SubtitlesConfig#/properties/style/enum", keyword: "enum", params: { allowedValues: schema31.properties.style.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/subtitles_config", schemaPath: "SubtitlesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.diarization !== void 0) {
      if (typeof data.diarization !== "boolean") {
        const err29 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequest#/properties/diarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.diarization_config !== void 0) {
      let data18 = data.diarization_config;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (data18.number_of_speakers !== void 0) {
          let data19 = data18.number_of_speakers;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            const err30 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 < 1 || isNaN(data19)) {
              const err31 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
        if (data18.min_speakers !== void 0) {
          let data20 = data18.min_speakers;
          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
            const err32 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 < 0 || isNaN(data20)) {
              const err33 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          }
        }
        if (data18.max_speakers !== void 0) {
          let data21 = data18.max_speakers;
          if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
            const err34 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 < 0 || isNaN(data21)) {
              const err35 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/diarization_config", schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.translation !== void 0) {
      if (typeof data.translation !== "boolean") {
        const err37 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequest#/properties/translation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      if (!validate28(data.translation_config, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (typeof data.summarization !== "boolean") {
        const err38 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequest#/properties/summarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.summarization_config !== void 0) {
      let data25 = data.summarization_config;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.type !== void 0) {
          let data26 = data25.type;
          if (!(data26 === "general" || data26 === "bullet_points" || data26 === "concise")) {
            const err39 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationConfig#/properties/type/enum", keyword: "enum", params: { allowedValues: schema35.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (typeof data.named_entity_recognition !== "boolean") {
        const err41 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequest#/properties/named_entity_recognition/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.custom_spelling !== void 0) {
      if (typeof data.custom_spelling !== "boolean") {
        const err42 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequest#/properties/custom_spelling/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data29 = data.custom_spelling_config;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.spelling_dictionary === void 0) {
          const err43 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/required", keyword: "required", params: { missingProperty: "spelling_dictionary" }, message: "must have required property 'spelling_dictionary'" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data29.spelling_dictionary !== void 0) {
          let data30 = data29.spelling_dictionary;
          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            for (const key0 in data30) {
              if (!obj3.includes(key0)) {
                const step0 = func0(key0);
                let data31 = data30[key0];
                const _errs68 = errors;
                if (Array.isArray(data31)) {
                  for (let i1 = 0; i1 < data31.length; i1++) {
                    const _errs70 = errors;
                    if (typeof data31[i1] !== "string") {
                      const err44 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0 + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    var valid18 = _errs70 === errors;
                    if (!valid18) {
                      if (errors >= 1e3) {
                        break;
                      }
                    }
                  }
                } else {
                  const err45 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + step0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                var valid16 = _errs68 === errors;
                if (!valid16) {
                  if (errors >= 1e3) {
                    break;
                  }
                }
              }
            }
          } else {
            const err46 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
      } else {
        const err47 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (typeof data.sentiment_analysis !== "boolean") {
        const err48 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequest#/properties/sentiment_analysis/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.audio_to_llm !== void 0) {
      if (typeof data.audio_to_llm !== "boolean") {
        const err49 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequest#/properties/audio_to_llm/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data35 = data.audio_to_llm_config;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        if (data35.prompts === void 0) {
          const err50 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/required", keyword: "required", params: { missingProperty: "prompts" }, message: "must have required property 'prompts'" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data35.prompts !== void 0) {
          let data36 = data35.prompts;
          if (Array.isArray(data36)) {
            if (data36.length < 1) {
              const err51 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            for (let i2 = 0; i2 < data36.length; i2++) {
              const _errs81 = errors;
              if (!Array.isArray(data36[i2])) {
                const err52 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i2, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
              var valid22 = _errs81 === errors;
              if (!valid22) {
                if (errors >= 1e3) {
                  break;
                }
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data35.model !== void 0) {
          if (typeof data35.model !== "string") {
            const err54 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.pii_redaction !== void 0) {
      if (typeof data.pii_redaction !== "boolean") {
        const err56 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequest#/properties/pii_redaction/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.pii_redaction_config !== void 0) {
      if (!validate30(data.pii_redaction_config, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentences !== void 0) {
      if (typeof data.sentences !== "boolean") {
        const err57 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequest#/properties/sentences/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      if (typeof data.punctuation_enhanced !== "boolean") {
        const err58 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequest#/properties/punctuation_enhanced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.language_config !== void 0) {
      if (!validate32(data.language_config, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if (data.detect_language !== void 0) {
      if (typeof data.detect_language !== "boolean") {
        const err59 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequest#/properties/detect_language/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.enable_code_switching !== void 0) {
      if (typeof data.enable_code_switching !== "boolean") {
        const err60 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequest#/properties/enable_code_switching/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data46 = data.language;
      if (typeof data46 === "string") {
        if (!pattern0.test(data46)) {
          const err61 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      } else {
        const err62 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data47 = data.custom_metadata;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
      } else {
        const err63 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedRequest#/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
    }
  } else {
    const err64 = { instancePath, schemaPath: "PreRecordedRequest#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err64];
    } else {
      vErrors.push(err64);
    }
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedRequestParams = validate25;
var validatePreRecordedResult = validate35;
var validatePreRecordedWebhook = validate103;
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "PreRecordedWebhook#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats12(data0)) {
          const err1 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedWebhook#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedWebhook#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "PreRecordedWebhook#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
var validateRealtimeProcessingConfig = validate68;
var validateResultMetadata = validate104;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_duration === void 0) {
      const err0 = { instancePath, schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.number_of_distinct_channels === void 0) {
      const err1 = { instancePath, schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "number_of_distinct_channels" }, message: "must have required property 'number_of_distinct_channels'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.billing_time === void 0) {
      const err2 = { instancePath, schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "billing_time" }, message: "must have required property 'billing_time'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.transcription_time === void 0) {
      const err3 = { instancePath, schemaPath: "ResultMetadata#/required", keyword: "required", params: { missingProperty: "transcription_time" }, message: "must have required property 'transcription_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.audio_duration !== void 0) {
      let data0 = data.audio_duration;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/audio_duration", schemaPath: "ResultMetadata#/properties/audio_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.number_of_distinct_channels !== void 0) {
      let data1 = data.number_of_distinct_channels;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/number_of_distinct_channels", schemaPath: "ResultMetadata#/properties/number_of_distinct_channels/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.billing_time !== void 0) {
      let data2 = data.billing_time;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/billing_time", schemaPath: "ResultMetadata#/properties/billing_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.transcription_time !== void 0) {
      let data3 = data.transcription_time;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/transcription_time", schemaPath: "ResultMetadata#/properties/transcription_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "ResultMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
var validateSentence = validate105;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate105.errors = vErrors;
  return errors === 0;
}
var validateSentencesAddon = validate55;
var validateSentimentAnalysisAddon = validate45;
var validateStructuredDataExtractionAddon = validate52;
var validateSubtitle = validate106;
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate106.errors = vErrors;
  return errors === 0;
}
var validateSubtitlesConfig = validate107;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.formats !== void 0) {
      let data0 = data.formats;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err0 = { instancePath: instancePath + "/formats", schemaPath: "SubtitlesConfig#/properties/formats/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (let i0 = 0; i0 < data0.length; i0++) {
          let data1 = data0[i0];
          const _errs3 = errors;
          if (!(data1 === "srt" || data1 === "vtt")) {
            const err1 = { instancePath: instancePath + "/formats/" + i0, schemaPath: "SubtitlesConfig#/properties/formats/items/enum", keyword: "enum", params: { allowedValues: schema31.properties.formats.items.enum }, message: "must be equal to one of the allowed values" };
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
      } else {
        const err2 = { instancePath: instancePath + "/formats", schemaPath: "SubtitlesConfig#/properties/formats/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.minimum_duration !== void 0) {
      let data2 = data.minimum_duration;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/minimum_duration", schemaPath: "SubtitlesConfig#/properties/minimum_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.maximum_duration !== void 0) {
      let data3 = data.maximum_duration;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 30 || isNaN(data3)) {
          const err5 = { instancePath: instancePath + "/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 }, message: "must be <= 30" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/maximum_duration", schemaPath: "SubtitlesConfig#/properties/maximum_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.maximum_characters_per_row !== void 0) {
      let data4 = data.maximum_characters_per_row;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 1 || isNaN(data4)) {
          const err9 = { instancePath: instancePath + "/maximum_characters_per_row", schemaPath: "SubtitlesConfig#/properties/maximum_characters_per_row/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.maximum_rows_per_caption !== void 0) {
      let data5 = data.maximum_rows_per_caption;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err10 = { instancePath: instancePath + "/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 5 || isNaN(data5)) {
          const err11 = { instancePath: instancePath + "/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err12 = { instancePath: instancePath + "/maximum_rows_per_caption", schemaPath: "SubtitlesConfig#/properties/maximum_rows_per_caption/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.style !== void 0) {
      let data6 = data.style;
      if (!(data6 === "default" || data6 === "compliance")) {
        const err13 = { instancePath: instancePath + "/style", schemaPath: "SubtitlesConfig#/properties/style/enum", keyword: "enum", params: { allowedValues: schema31.properties.style.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "SubtitlesConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
var validateSummarizationAddon = validate41;
var validateSummarizationConfig = validate108;
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "general" || data0 === "bullet_points" || data0 === "concise")) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "SummarizationConfig#/properties/type/enum", keyword: "enum", params: { allowedValues: schema35.properties.type.enum }, message: "must be equal to one of the allowed values" };
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
  validate108.errors = vErrors;
  return errors === 0;
}
var validateTranscription = validate36;
var validateTranscriptionJob = validate23;
var validateTranscriptionLanguageCode = validate109;
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern0.test(data)) {
      const err0 = { instancePath, schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
var validateTranslationAddon = validate39;
var validateTranslationConfig = validate28;
var validateTranslationLanguageCode = validate110;
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "af" || data === "am" || data === "ar" || data === "as" || data === "az" || data === "ba" || data === "be" || data === "bg" || data === "bn" || data === "bo" || data === "br" || data === "bs" || data === "ca" || data === "cs" || data === "cy" || data === "da" || data === "de" || data === "el" || data === "en" || data === "es" || data === "et" || data === "eu" || data === "fa" || data === "fi" || data === "fo" || data === "fr" || data === "gl" || data === "gu" || data === "ha" || data === "haw" || data === "he" || data === "hi" || data === "hr" || data === "ht" || data === "hu" || data === "hy" || data === "id" || data === "is" || data === "it" || data === "ja" || data === "jw" || data === "ka" || data === "kk" || data === "km" || data === "kn" || data === "ko" || data === "la" || data === "lb" || data === "ln" || data === "lo" || data === "lt" || data === "lv" || data === "mg" || data === "mi" || data === "mk" || data === "ml" || data === "mn" || data === "mr" || data === "ms" || data === "mt" || data === "my" || data === "ne" || data === "nl" || data === "nn" || data === "no" || data === "oc" || data === "pa" || data === "pl" || data === "ps" || data === "pt" || data === "ro" || data === "ru" || data === "sa" || data === "sd" || data === "si" || data === "sk" || data === "sl" || data === "sn" || data === "so" || data === "sq" || data === "sr" || data === "su" || data === "sv" || data === "sw" || data === "ta" || data === "te" || data === "tg" || data === "tk" || data === "tl" || data === "tr" || data === "tt" || data === "uk" || data === "ur" || data === "uz" || data === "vi" || data === "wo" || data === "yi" || data === "yo" || data === "zh")) {
    const err0 = { instancePath, schemaPath: "TranslationLanguageCode#/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
var validateUploadResponse = validate111;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audio_url === void 0) {
      const err0 = { instancePath, schemaPath: "UploadResponse#/required", keyword: "required", params: { missingProperty: "audio_url" }, message: "must have required property 'audio_url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.audio_metadata === void 0) {
      const err1 = { instancePath, schemaPath: "UploadResponse#/required", keyword: "required", params: { missingProperty: "audio_metadata" }, message: "must have required property 'audio_metadata'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.audio_url !== void 0) {
      let data0 = data.audio_url;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err2 = { instancePath: instancePath + "/audio_url", schemaPath: "UploadResponse#/properties/audio_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/audio_url", schemaPath: "UploadResponse#/properties/audio_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.audio_metadata !== void 0) {
      let data1 = data.audio_metadata;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === void 0) {
          const err4 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.filename === void 0) {
          const err5 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "filename" }, message: "must have required property 'filename'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.extension === void 0) {
          const err6 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "extension" }, message: "must have required property 'extension'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.size === void 0) {
          const err7 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.audio_duration === void 0) {
          const err8 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "audio_duration" }, message: "must have required property 'audio_duration'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1.number_of_channels === void 0) {
          const err9 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/required", keyword: "required", params: { missingProperty: "number_of_channels" }, message: "must have required property 'number_of_channels'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data1.id !== void 0) {
          if (typeof data1.id !== "string") {
            const err10 = { instancePath: instancePath + "/audio_metadata/id", schemaPath: "AudioMetadata#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data1.filename !== void 0) {
          if (typeof data1.filename !== "string") {
            const err11 = { instancePath: instancePath + "/audio_metadata/filename", schemaPath: "AudioMetadata#/properties/filename/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data1.extension !== void 0) {
          if (typeof data1.extension !== "string") {
            const err12 = { instancePath: instancePath + "/audio_metadata/extension", schemaPath: "AudioMetadata#/properties/extension/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data1.size !== void 0) {
          let data5 = data1.size;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err13 = { instancePath: instancePath + "/audio_metadata/size", schemaPath: "AudioMetadata#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data1.audio_duration !== void 0) {
          let data6 = data1.audio_duration;
          if (!(typeof data6 == "number" && isFinite(data6))) {
            const err14 = { instancePath: instancePath + "/audio_metadata/audio_duration", schemaPath: "AudioMetadata#/properties/audio_duration/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data1.number_of_channels !== void 0) {
          let data7 = data1.number_of_channels;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err15 = { instancePath: instancePath + "/audio_metadata/number_of_channels", schemaPath: "AudioMetadata#/properties/number_of_channels/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/audio_metadata", schemaPath: "AudioMetadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "UploadResponse#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
var validateUtterance = validate15;
var validateWord = validate112;
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.word === void 0) {
      const err0 = { instancePath, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "word" }, message: "must have required property 'word'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.start === void 0) {
      const err1 = { instancePath, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.end === void 0) {
      const err2 = { instancePath, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.confidence === void 0) {
      const err3 = { instancePath, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property 'confidence'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.word !== void 0) {
      if (typeof data.word !== "string") {
        const err4 = { instancePath: instancePath + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data3 = data.confidence;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "Word#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
var validateAudioChunkData = validate113;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chunk === void 0) {
      const err0 = { instancePath, schemaPath: "AudioChunkData#/required", keyword: "required", params: { missingProperty: "chunk" }, message: "must have required property 'chunk'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.chunk !== void 0) {
      if (typeof data.chunk !== "string") {
        const err1 = { instancePath: instancePath + "/chunk", schemaPath: "AudioChunkData#/properties/chunk/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "AudioChunkData#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
var validateAudioChunkMessage = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "AudioChunkMessage#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "AudioChunkMessage#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("audio_chunk" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "AudioChunkMessage#/properties/type/const", keyword: "const", params: { allowedValue: "audio_chunk" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.chunk === void 0) {
          const err3 = { instancePath: instancePath + "/data", schemaPath: "AudioChunkData#/required", keyword: "required", params: { missingProperty: "chunk" }, message: "must have required property 'chunk'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.chunk !== void 0) {
          if (typeof data1.chunk !== "string") {
            const err4 = { instancePath: instancePath + "/data/chunk", schemaPath: "AudioChunkData#/properties/chunk/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
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
  validate114.errors = vErrors;
  return errors === 0;
}
var validateLiveUtterance = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err0 = { instancePath, schemaPath: "LiveUtterance#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.language === void 0) {
      const err1 = { instancePath, schemaPath: "LiveUtterance#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.start === void 0) {
      const err2 = { instancePath, schemaPath: "LiveUtterance#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.end === void 0) {
      const err3 = { instancePath, schemaPath: "LiveUtterance#/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.channel === void 0) {
      const err4 = { instancePath, schemaPath: "LiveUtterance#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.words === void 0) {
      const err5 = { instancePath, schemaPath: "LiveUtterance#/required", keyword: "required", params: { missingProperty: "words" }, message: "must have required property 'words'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.confidence === void 0) {
      const err6 = { instancePath, schemaPath: "LiveUtterance#/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property 'confidence'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err7 = { instancePath: instancePath + "/text", schemaPath: "LiveUtterance#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err8 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/start", schemaPath: "LiveUtterance#/properties/start/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err11 = { instancePath: instancePath + "/end", schemaPath: "LiveUtterance#/properties/end/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.channel !== void 0) {
      let data4 = data.channel;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err12 = { instancePath: instancePath + "/channel", schemaPath: "LiveUtterance#/properties/channel/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.words !== void 0) {
      let data5 = data.words;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          let data6 = data5[i0];
          const _errs14 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.word === void 0) {
              const err13 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "word" }, message: "must have required property 'word'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data6.start === void 0) {
              const err14 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data6.end === void 0) {
              const err15 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data6.confidence === void 0) {
              const err16 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property 'confidence'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data6.word !== void 0) {
              if (typeof data6.word !== "string") {
                const err17 = { instancePath: instancePath + "/words/" + i0 + "/word", schemaPath: "Word#/properties/word/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data6.start !== void 0) {
              let data8 = data6.start;
              if (!(typeof data8 == "number" && isFinite(data8))) {
                const err18 = { instancePath: instancePath + "/words/" + i0 + "/start", schemaPath: "Word#/properties/start/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data6.end !== void 0) {
              let data9 = data6.end;
              if (!(typeof data9 == "number" && isFinite(data9))) {
                const err19 = { instancePath: instancePath + "/words/" + i0 + "/end", schemaPath: "Word#/properties/end/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data6.confidence !== void 0) {
              let data10 = data6.confidence;
              if (!(typeof data10 == "number" && isFinite(data10))) {
                const err20 = { instancePath: instancePath + "/words/" + i0 + "/confidence", schemaPath: "Word#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/words/" + i0, schemaPath: "Word#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          var valid3 = _errs14 === errors;
          if (!valid3) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/words", schemaPath: "LiveUtterance#/properties/words/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.confidence !== void 0) {
      let data11 = data.confidence;
      if (!(typeof data11 == "number" && isFinite(data11))) {
        const err23 = { instancePath: instancePath + "/confidence", schemaPath: "LiveUtterance#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "LiveUtterance#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
var validateOtherServerMessage = validate116;
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      const err0 = { instancePath, schemaPath: "OtherServerMessage#/required", keyword: "required", params: { missingProperty: "session_id" }, message: "must have required property 'session_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err1 = { instancePath, schemaPath: "OtherServerMessage#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "OtherServerMessage#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.session_id !== void 0) {
      if (typeof data.session_id !== "string") {
        const err3 = { instancePath: instancePath + "/session_id", schemaPath: "OtherServerMessage#/properties/session_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 === "string") {
        if (!formats4(data1)) {
          const err4 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      const _errs7 = errors;
      const _errs8 = errors;
      if ("transcript" !== data2) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var valid1 = _errs8 === errors;
      if (valid1) {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/not", keyword: "not", params: {}, message: "must NOT be valid" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
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
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
      } else {
        const err9 = { instancePath: instancePath + "/data", schemaPath: "OtherServerMessage#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "OtherServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
var validateStopRecordingMessage = validate117;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "StopRecordingMessage#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("stop_recording" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/const", keyword: "const", params: { allowedValue: "stop_recording" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "StopRecordingMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
var validateTranscriptData = validate118;
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "TranscriptData#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.is_final === void 0) {
      const err1 = { instancePath, schemaPath: "TranscriptData#/required", keyword: "required", params: { missingProperty: "is_final" }, message: "must have required property 'is_final'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.utterance === void 0) {
      const err2 = { instancePath, schemaPath: "TranscriptData#/required", keyword: "required", params: { missingProperty: "utterance" }, message: "must have required property 'utterance'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "TranscriptData#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.is_final !== void 0) {
      if (typeof data.is_final !== "boolean") {
        const err4 = { instancePath: instancePath + "/is_final", schemaPath: "TranscriptData#/properties/is_final/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.utterance !== void 0) {
      if (!validate115(data.utterance, { instancePath: instancePath + "/utterance", parentData: data, parentDataProperty: "utterance", rootData })) {
        vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "TranscriptData#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
var validateTranscriptMessage = validate120;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      const err0 = { instancePath, schemaPath: "TranscriptMessage#/required", keyword: "required", params: { missingProperty: "session_id" }, message: "must have required property 'session_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err1 = { instancePath, schemaPath: "TranscriptMessage#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "TranscriptMessage#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err3 = { instancePath, schemaPath: "TranscriptMessage#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.session_id !== void 0) {
      if (typeof data.session_id !== "string") {
        const err4 = { instancePath: instancePath + "/session_id", schemaPath: "TranscriptMessage#/properties/session_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data1 = data.created_at;
      if (typeof data1 === "string") {
        if (!formats4(data1)) {
          const err5 = { instancePath: instancePath + "/created_at", schemaPath: "TranscriptMessage#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/created_at", schemaPath: "TranscriptMessage#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("transcript" !== data.type) {
        const err7 = { instancePath: instancePath + "/type", schemaPath: "TranscriptMessage#/properties/type/const", keyword: "const", params: { allowedValue: "transcript" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate118(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "TranscriptMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
var validateListTranscriptionJobsQuery = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offset !== void 0) {
      let data0 = data.offset;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/offset", schemaPath: "ListTranscriptionJobsQuery#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/offset", schemaPath: "ListTranscriptionJobsQuery#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/limit", schemaPath: "ListTranscriptionJobsQuery#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/limit", schemaPath: "ListTranscriptionJobsQuery#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.date !== void 0) {
      let data2 = data.date;
      if (typeof data2 !== "string") {
        const err4 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      const _errs8 = errors;
      let valid2 = false;
      const _errs9 = errors;
      if (typeof data2 === "string") {
        if (!formats2(data2)) {
          const err5 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      var _valid0 = _errs9 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs10 = errors;
        if (typeof data2 === "string") {
          if (!formats4(data2)) {
            const err6 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        var _valid0 = _errs10 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err7 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs8;
        if (vErrors !== null) {
          if (_errs8) {
            vErrors.length = _errs8;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.before_date !== void 0) {
      let data3 = data.before_date;
      if (typeof data3 !== "string") {
        const err8 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      const _errs14 = errors;
      let valid4 = false;
      const _errs15 = errors;
      if (typeof data3 === "string") {
        if (!formats2(data3)) {
          const err9 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      var _valid1 = _errs15 === errors;
      valid4 = valid4 || _valid1;
      if (!valid4) {
        const _errs16 = errors;
        if (typeof data3 === "string") {
          if (!formats4(data3)) {
            const err10 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        var _valid1 = _errs16 === errors;
        valid4 = valid4 || _valid1;
      }
      if (!valid4) {
        const err11 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = _errs14;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.after_date !== void 0) {
      let data4 = data.after_date;
      if (typeof data4 !== "string") {
        const err12 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      const _errs20 = errors;
      let valid6 = false;
      const _errs21 = errors;
      if (typeof data4 === "string") {
        if (!formats2(data4)) {
          const err13 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      var _valid2 = _errs21 === errors;
      valid6 = valid6 || _valid2;
      if (!valid6) {
        const _errs22 = errors;
        if (typeof data4 === "string") {
          if (!formats4(data4)) {
            const err14 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        var _valid2 = _errs22 === errors;
        valid6 = valid6 || _valid2;
      }
      if (!valid6) {
        const err15 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs20;
        if (vErrors !== null) {
          if (_errs20) {
            vErrors.length = _errs20;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          let data6 = data5[i0];
          const _errs25 = errors;
          if (!(data6 === "queued" || data6 === "processing" || data6 === "done" || data6 === "error")) {
            const err16 = { instancePath: instancePath + "/status/" + i0, schemaPath: "JobStatus#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          var valid8 = _errs25 === errors;
          if (!valid8) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/status", schemaPath: "ListTranscriptionJobsQuery#/properties/status/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data7 = data.custom_metadata;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
      } else {
        const err18 = { instancePath: instancePath + "/custom_metadata", schemaPath: "ListTranscriptionJobsQuery#/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data8 = data.kind;
      if (Array.isArray(data8)) {
        for (let i1 = 0; i1 < data8.length; i1++) {
          let data9 = data8[i1];
          const _errs32 = errors;
          if (!(data9 === "pre-recorded" || data9 === "live")) {
            const err19 = { instancePath: instancePath + "/kind/" + i1, schemaPath: "JobKind#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var valid11 = _errs32 === errors;
          if (!valid11) {
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/kind", schemaPath: "ListTranscriptionJobsQuery#/properties/kind/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "ListTranscriptionJobsQuery#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate122.errors = vErrors;
  return errors === 0;
}
var validateClientMessage = validate123;
var schema125 = { "type": "object", "required": [], "properties": { "type": { "enum": ["audio_chunk", "stop_recording"] } }, "if": { "type": "object", "required": ["type"] }, "then": { "allOf": [{ "if": { "properties": { "type": { "const": "audio_chunk" } } }, "then": { "$ref": "AudioChunkMessage#" } }, { "if": { "properties": { "type": { "const": "stop_recording" } } }, "then": { "$ref": "StopRecordingMessage#" } }] }, "else": { "required": ["type"] } };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate114(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
        if (data.type === void 0) {
          const err4 = { instancePath, schemaPath: "StopRecordingMessage#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.type !== void 0) {
          if ("stop_recording" !== data.type) {
            const err5 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/const", keyword: "const", params: { allowedValue: "stop_recording" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath, schemaPath: "StopRecordingMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
        const err7 = { instancePath, schemaPath: "ClientMessage#/else/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
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
        const err8 = { instancePath: instancePath + "/type", schemaPath: "ClientMessage#/properties/type/enum", keyword: "enum", params: { allowedValues: schema125.properties.type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "ClientMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
var validateServerMessage = validate125;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
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
        if (data.session_id === void 0) {
          const err5 = { instancePath, schemaPath: "OtherServerMessage#/required", keyword: "required", params: { missingProperty: "session_id" }, message: "must have required property 'session_id'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.created_at === void 0) {
          const err6 = { instancePath, schemaPath: "OtherServerMessage#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.type === void 0) {
          const err7 = { instancePath, schemaPath: "OtherServerMessage#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.session_id !== void 0) {
          if (typeof data.session_id !== "string") {
            const err8 = { instancePath: instancePath + "/session_id", schemaPath: "OtherServerMessage#/properties/session_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data4 = data.created_at;
          if (typeof data4 === "string") {
            if (!formats4(data4)) {
              const err9 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/created_at", schemaPath: "OtherServerMessage#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.type !== void 0) {
          let data5 = data.type;
          if (typeof data5 !== "string") {
            const err11 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          const _errs25 = errors;
          const _errs26 = errors;
          if ("transcript" !== data5) {
            const err12 = {};
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          var valid9 = _errs26 === errors;
          if (valid9) {
            const err13 = { instancePath: instancePath + "/type", schemaPath: "OtherServerMessage#/properties/type/not", keyword: "not", params: {}, message: "must NOT be valid" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
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
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          } else {
            const err14 = { instancePath: instancePath + "/data", schemaPath: "OtherServerMessage#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath, schemaPath: "OtherServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
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
        const err16 = { instancePath, schemaPath: "ServerMessage#/else/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.session_id === void 0) {
        const err17 = { instancePath, schemaPath: "ServerMessage#/else/required", keyword: "required", params: { missingProperty: "session_id" }, message: "must have required property 'session_id'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err18 = { instancePath, schemaPath: "ServerMessage#/else/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    var _valid0 = _errs31 === errors;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        const err19 = { instancePath: instancePath + "/type", schemaPath: "ServerMessage#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "ServerMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate125.errors = vErrors;
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
