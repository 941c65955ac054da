// Generated from the contract by `npm run build`; edit the contract instead.

// scripts/runtime/formats.ts
function date(value) {
  return value.length === 10 && dateTime(`${value}T00:00:00Z`);
}
function dateTime(value) {
  const form = /^\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
  if (!form.test(value)) return false;
  if (value.charCodeAt(9) === 57 && value.startsWith("02-29", 5)) {
    if (new Date(value.slice(0, 10)).getUTCDate() !== 29) return false;
  }
  if (value.charCodeAt(17) !== 54) return true;
  const minute = value.toUpperCase().replace(/:60(?:\.\d+)?/, "");
  return new Date(minute).toISOString().slice(11, 16) === "23:59";
}
function uuid(value) {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value);
}
function uri(value) {
  if (/^[a-z]+:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~!$&'()*+,;=:@/?-]*)?$/i.test(value)) return true;
  if (/[^\w.~!$&'()*+,;=:@/?#[\]%-]|%(?![\da-f]{2})/i.test(value)) return false;
  const start = /^[a-z][a-z\d+.-]*:(?:\/\/([^/?#]*))?/i.exec(value);
  if (start === null) return false;
  const [schemeAndAuthority, authority = ""] = start;
  const rest = value.slice(schemeAndAuthority.length);
  if (!/^[^#[\]]*(?:#[^#[\]]*)?$/.test(rest)) return false;
  const host = /^(?:[^@[\]]*@)?(?:\[([^@[\]]*)\]|[^@:[\]]*)(?::\d*)?$/.exec(authority);
  if (host === null) return false;
  const [, inBrackets] = host;
  return inBrackets === void 0 || isAddress(inBrackets);
}
function isAddress(text) {
  if (/^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(text)) return true;
  return text.length < 46 && /^[0-9a-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}

// <stdin>
import { step } from "./runtime/pointers.js";
var validateListTranscriptionJobsQuery = validate0;
var schema4 = { "enum": ["queued", "processing", "done", "error"] };
var schema5 = { "enum": ["pre-recorded", "live"] };
var formats0 = date;
var formats2 = dateTime;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const _errs7 = errors;
      let valid2 = false;
      const _errs8 = errors;
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err4 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs10 = errors;
        if (typeof data2 === "string") {
          if (!formats2(data2)) {
            const err6 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err8 = { instancePath: instancePath + "/date", schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
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
    if (data.before_date !== void 0) {
      let data3 = data.before_date;
      const _errs14 = errors;
      let valid4 = false;
      const _errs15 = errors;
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err9 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid1 = _errs15 === errors;
      valid4 = valid4 || _valid1;
      if (!valid4) {
        const _errs17 = errors;
        if (typeof data3 === "string") {
          if (!formats2(data3)) {
            const err11 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid1 = _errs17 === errors;
        valid4 = valid4 || _valid1;
      }
      if (!valid4) {
        const err13 = { instancePath: instancePath + "/before_date", schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
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
      const _errs21 = errors;
      let valid6 = false;
      const _errs22 = errors;
      if (typeof data4 === "string") {
        if (!formats0(data4)) {
          const err14 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid2 = _errs22 === errors;
      valid6 = valid6 || _valid2;
      if (!valid6) {
        const _errs24 = errors;
        if (typeof data4 === "string") {
          if (!formats2(data4)) {
            const err16 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        } else {
          const err17 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid6 = valid6 || _valid2;
      }
      if (!valid6) {
        const err18 = { instancePath: instancePath + "/after_date", schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs21;
        if (vErrors !== null) {
          if (_errs21) {
            vErrors.length = _errs21;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!(data6 === "queued" || data6 === "processing" || data6 === "done" || data6 === "error")) {
            const err19 = { instancePath: instancePath + "/status/" + i0, schemaPath: "JobStatus#/enum", keyword: "enum", params: { allowedValues: schema4.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/status", schemaPath: "ListTranscriptionJobsQuery#/properties/status/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data7 = data.custom_metadata;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
      } else {
        const err21 = { instancePath: instancePath + "/custom_metadata", schemaPath: "ListTranscriptionJobsQuery#/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data8 = data.kind;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (!(data9 === "pre-recorded" || data9 === "live")) {
            const err22 = { instancePath: instancePath + "/kind/" + i1, schemaPath: "JobKind#/enum", keyword: "enum", params: { allowedValues: schema5.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/kind", schemaPath: "ListTranscriptionJobsQuery#/properties/kind/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "ListTranscriptionJobsQuery#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
var validateClientMessage = validate1;
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate2.errors = vErrors;
  return errors === 0;
}
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "ClientMessage#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["type"] === void 0) {
    if (data["type"] === void 0) {
      const err1 = { instancePath, schemaPath: "ClientMessage#/oneOf", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else if (data["type"] === "audio_chunk") {
    if (!validate2(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
      errors = vErrors.length;
    }
  } else if (data["type"] === "stop_recording") {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        const err2 = { instancePath, schemaPath: "StopRecordingMessage#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.type !== void 0) {
        if ("stop_recording" !== data.type) {
          const err3 = { instancePath: instancePath + "/type", schemaPath: "StopRecordingMessage#/properties/type/const", keyword: "const", params: { allowedValue: "stop_recording" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "StopRecordingMessage#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
  } else {
    const err5 = { instancePath: instancePath + "/type", schemaPath: "ClientMessage#/oneOf", keyword: "enum", params: { allowedValues: ["audio_chunk", "stop_recording"] }, message: "must be equal to one of the allowed values" };
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
var validateServerMessage = validate4;
var pattern0 = new RegExp("^[a-z]{2,3}$", "u");
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (typeof data1 == "string") {
        if (typeof data1 === "string") {
          if (!pattern0.test(data1)) {
            const err8 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
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
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
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
          if (errors >= 1e3) {
            break;
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
  validate7.errors = vErrors;
  return errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate7(data.utterance, { instancePath: instancePath + "/utterance", parentData: data, parentDataProperty: "utterance", rootData })) {
        vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
  validate6.errors = vErrors;
  return errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats2(data1)) {
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
      if (!validate6(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
  validate5.errors = vErrors;
  return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats2(data1)) {
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
      if (!(data2 === "transcript")) {
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
  validate11.errors = vErrors;
  return errors === 0;
}
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "ServerMessage#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["type"] === void 0) {
    if (data["type"] === void 0) {
      const err1 = { instancePath, schemaPath: "ServerMessage#/oneOf", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["session_id"] === void 0) {
      const err2 = { instancePath, schemaPath: "ServerMessage#/oneOf", keyword: "required", params: { missingProperty: "session_id" }, message: "must have required property 'session_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["created_at"] === void 0) {
      const err3 = { instancePath, schemaPath: "ServerMessage#/oneOf", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  } else if (data["type"] === "transcript") {
    if (!validate5(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
      errors = vErrors.length;
    }
  } else if (typeof data["type"] == "string") {
    if (!validate11(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
      errors = vErrors.length;
    }
  } else {
    const err4 = { instancePath: instancePath + "/type", schemaPath: "ServerMessage#/oneOf", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
var validateAddonError = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate13.errors = vErrors;
  return errors === 0;
}
var validateAudioFile = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(typeof data1 == "string" || data1 === null)) {
        const err6 = { instancePath: instancePath + "/filename", schemaPath: "AudioFile#/properties/filename/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
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
      if (!(typeof data2 == "string" || data2 === null)) {
        const err7 = { instancePath: instancePath + "/source", schemaPath: "AudioFile#/properties/source/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
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
      if (!(Number.isFinite(data3) || data3 === null)) {
        const err8 = { instancePath: instancePath + "/audio_duration", schemaPath: "AudioFile#/properties/audio_duration/type", keyword: "type", params: { type: ["number", "null"] }, message: "must be number,null" };
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
      if (!(Number.isInteger(data4) || data4 === null)) {
        const err9 = { instancePath: instancePath + "/number_of_channels", schemaPath: "AudioFile#/properties/number_of_channels/type", keyword: "type", params: { type: ["integer", "null"] }, message: "must be integer,null" };
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
  validate14.errors = vErrors;
  return errors === 0;
}
var validateAudioMetadata = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate15.errors = vErrors;
  return errors === 0;
}
var validateAudioToLlmAddon = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "AudioToLlmAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "AudioToLlmAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "AudioToLlmAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "AudioToLlmAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(Array.isArray(data4) || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "AudioToLlmAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (Array.isArray(data4)) {
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data5 = data4[i0];
            if (errors >= 1e3) {
              break;
            }
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            } else {
              const err16 = { instancePath: instancePath + "/results/" + i0, schemaPath: "AudioToLlmAddon#/oneOf/0/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err17 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err18 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err19 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err20 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err21 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err22 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err23 = { instancePath: instancePath + "/is_empty", schemaPath: "AudioToLlmAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data7 = data.exec_time;
        if (!(typeof data7 == "number" && isFinite(data7))) {
          const err24 = { instancePath: instancePath + "/exec_time", schemaPath: "AudioToLlmAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err25 = { instancePath: instancePath + "/success", schemaPath: "AudioToLlmAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data9 = data.error;
        if (!(data9 === null)) {
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err26 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data10 = data.results;
        if (!(Array.isArray(data10) || data10 === null)) {
          const err27 = { instancePath: instancePath + "/results", schemaPath: "AudioToLlmAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (Array.isArray(data10)) {
          const len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data11 = data10[i1];
            if (errors >= 1e3) {
              break;
            }
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            } else {
              const err28 = { instancePath: instancePath + "/results/" + i1, schemaPath: "AudioToLlmAddon#/oneOf/1/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err29 = { instancePath, schemaPath: "AudioToLlmAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
  } else {
    const err30 = { instancePath: instancePath + "/success", schemaPath: "AudioToLlmAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
var validateAudioToLlmConfig = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (errors >= 1e3) {
            break;
          }
          if (!Array.isArray(data0[i0])) {
            const err2 = { instancePath: instancePath + "/prompts/" + i0, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
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
  validate17.errors = vErrors;
  return errors === 0;
}
var validateBitDepth = validate18;
var schema23 = { "enum": [8, 16, 24, 32] };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 8 || data === 16 || data === 24 || data === 32)) {
    const err0 = { instancePath, schemaPath: "BitDepth#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
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
var validateCallbackConfig = validate19;
var schema25 = { "enum": ["POST", "PUT"] };
var formats16 = uri;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats16(data0)) {
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
        const err3 = { instancePath: instancePath + "/method", schemaPath: "CallbackMethod#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" };
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
  validate19.errors = vErrors;
  return errors === 0;
}
var validateCallbackMethod = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "POST" || data === "PUT")) {
    const err0 = { instancePath, schemaPath: "CallbackMethod#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
var validateChapterizationAddon = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "ChapterizationAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "ChapterizationAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "ChapterizationAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "ChapterizationAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(data4 && typeof data4 == "object" && !Array.isArray(data4) || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "ChapterizationAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["object", "null"] }, message: "must be object,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err17 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err18 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err19 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err20 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err21 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err22 = { instancePath: instancePath + "/is_empty", schemaPath: "ChapterizationAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data6 = data.exec_time;
        if (!(typeof data6 == "number" && isFinite(data6))) {
          const err23 = { instancePath: instancePath + "/exec_time", schemaPath: "ChapterizationAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err24 = { instancePath: instancePath + "/success", schemaPath: "ChapterizationAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data8 = data.error;
        if (!(data8 === null)) {
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err25 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data9 = data.results;
        if (!(data9 && typeof data9 == "object" && !Array.isArray(data9) || data9 === null)) {
          const err26 = { instancePath: instancePath + "/results", schemaPath: "ChapterizationAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["object", "null"] }, message: "must be object,null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "ChapterizationAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath: instancePath + "/success", schemaPath: "ChapterizationAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateCustomSpellingConfig = validate22;
var func0 = step;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (data0[key0] === void 0) {
            continue;
          }
          let data1 = data0[key0];
          if (errors >= 1e3) {
            break;
          }
          if (Array.isArray(data1)) {
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data1[i0] !== "string") {
                const err1 = { instancePath: instancePath + "/spelling_dictionary/" + func0(key0) + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              if (errors >= 1e3) {
                break;
              }
            }
          } else {
            const err2 = { instancePath: instancePath + "/spelling_dictionary/" + func0(key0), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
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
  validate22.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabulary = validate23;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err5 = { instancePath: instancePath + "/pronunciations/" + i0, schemaPath: "CustomVocabularyEntry#/properties/pronunciations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
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
      if (typeof data4 == "string") {
        if (typeof data4 === "string") {
          if (!pattern0.test(data4)) {
            const err7 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate24.errors = vErrors;
  return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (errors >= 1e3) {
        break;
      }
      if (!(typeof data0 == "string")) {
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (!validate24(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
        } else {
          const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "CustomVocabulary#/items/anyOf", keyword: "type", params: { type: ["string", "object"] }, message: "must be string,object" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "CustomVocabulary#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabularyConfig = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate23(data.vocabulary, { instancePath: instancePath + "/vocabulary", parentData: data, parentDataProperty: "vocabulary", rootData })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
  validate26.errors = vErrors;
  return errors === 0;
}
var validateCustomVocabularyEntry = validate24;
var validateDateOrDateTime = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data === "string") {
    if (!formats0(data)) {
      const err0 = { instancePath, schemaPath: "DateOrDateTime#/anyOf/0/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "DateOrDateTime#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data === "string") {
      if (!formats2(data)) {
        const err2 = { instancePath, schemaPath: "DateOrDateTime#/anyOf/1/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    } else {
      const err3 = { instancePath, schemaPath: "DateOrDateTime#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "DateOrDateTime#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var validateDiarizationAddon = validate29;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (typeof data1 == "string") {
        if (typeof data1 === "string") {
          if (!pattern0.test(data1)) {
            const err7 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
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
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
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
          if (errors >= 1e3) {
            break;
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
  validate30.errors = vErrors;
  return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "DiarizationAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "DiarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "DiarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "DiarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "DiarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "DiarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "DiarizationAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "DiarizationAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "DiarizationAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "DiarizationAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (Array.isArray(data4)) {
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate30(data4[i0], { instancePath: instancePath + "/results/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
            if (errors >= 1e3) {
              break;
            }
          }
        } else {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "DiarizationAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err17 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err18 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err19 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err20 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err21 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err22 = { instancePath: instancePath + "/is_empty", schemaPath: "DiarizationAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data7 = data.exec_time;
        if (!(typeof data7 == "number" && isFinite(data7))) {
          const err23 = { instancePath: instancePath + "/exec_time", schemaPath: "DiarizationAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err24 = { instancePath: instancePath + "/success", schemaPath: "DiarizationAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data9 = data.error;
        if (!(data9 === null)) {
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err25 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data10 = data.results;
        if (Array.isArray(data10)) {
          const len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            if (!validate30(data10[i1], { instancePath: instancePath + "/results/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
            if (errors >= 1e3) {
              break;
            }
          }
        } else {
          const err26 = { instancePath: instancePath + "/results", schemaPath: "DiarizationAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "DiarizationAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath: instancePath + "/success", schemaPath: "DiarizationAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var validateDiarizationConfig = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate33.errors = vErrors;
  return errors === 0;
}
var validateDisplayModeAddon = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "DisplayModeAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "DisplayModeAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "DisplayModeAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "DisplayModeAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(Array.isArray(data4) || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "DisplayModeAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (Array.isArray(data4)) {
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (typeof data4[i0] !== "string") {
              const err16 = { instancePath: instancePath + "/results/" + i0, schemaPath: "DisplayModeAddon#/oneOf/0/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    } else {
      const err17 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err18 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err19 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err20 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err21 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err22 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err23 = { instancePath: instancePath + "/is_empty", schemaPath: "DisplayModeAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data7 = data.exec_time;
        if (!(typeof data7 == "number" && isFinite(data7))) {
          const err24 = { instancePath: instancePath + "/exec_time", schemaPath: "DisplayModeAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err25 = { instancePath: instancePath + "/success", schemaPath: "DisplayModeAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data9 = data.error;
        if (!(data9 === null)) {
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err26 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data10 = data.results;
        if (!(Array.isArray(data10) || data10 === null)) {
          const err27 = { instancePath: instancePath + "/results", schemaPath: "DisplayModeAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (Array.isArray(data10)) {
          const len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            if (typeof data10[i1] !== "string") {
              const err28 = { instancePath: instancePath + "/results/" + i1, schemaPath: "DisplayModeAddon#/oneOf/1/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    } else {
      const err29 = { instancePath, schemaPath: "DisplayModeAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
  } else {
    const err30 = { instancePath: instancePath + "/success", schemaPath: "DisplayModeAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var validateEncoding = validate35;
var schema43 = { "enum": ["wav/pcm", "wav/alaw", "wav/ulaw"] };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "wav/pcm" || data === "wav/alaw" || data === "wav/ulaw")) {
    const err0 = { instancePath, schemaPath: "Encoding#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var validateErrorResponse = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate36.errors = vErrors;
  return errors === 0;
}
var validateJobKind = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "pre-recorded" || data === "live")) {
    const err0 = { instancePath, schemaPath: "JobKind#/enum", keyword: "enum", params: { allowedValues: schema5.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var validateJobPage = validate38;
var schema48 = { "oneOf": [{ "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "result", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": { "const": "done" }, "created_at": { "format": "date-time", "type": "string" }, "completed_at": { "format": "date-time", "type": "string" }, "error_code": { "minimum": 400, "maximum": 599, "types": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "file": { "anyOf": [{ "$ref": "AudioFile#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "result": { "$ref": "PreRecordedResult#" }, "kind": { "const": "pre-recorded" }, "request_params": { "anyOf": [{ "$ref": "PreRecordedRequestParams#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } } }, "type": "object" }, { "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": { "enum": ["queued", "processing"] }, "created_at": { "format": "date-time", "type": "string" }, "completed_at": { "format": "date-time", "types": ["string", "null"] }, "error_code": { "minimum": 400, "maximum": 599, "types": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "file": { "anyOf": [{ "$ref": "AudioFile#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "kind": { "const": "pre-recorded" }, "request_params": { "anyOf": [{ "$ref": "PreRecordedRequestParams#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "result": { "anyOf": [{ "$ref": "PreRecordedResult#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } } }, "type": "object" }, { "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "error_code", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": { "const": "error" }, "created_at": { "format": "date-time", "type": "string" }, "completed_at": { "format": "date-time", "type": "string" }, "error_code": { "minimum": 400, "maximum": 599, "type": "integer" }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "file": { "anyOf": [{ "$ref": "AudioFile#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "kind": { "const": "pre-recorded" }, "request_params": { "anyOf": [{ "$ref": "PreRecordedRequestParams#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "result": { "anyOf": [{ "$ref": "PreRecordedResult#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } } }, "type": "object" }], "choice": { "discriminator": "status", "chosenBy": [["done"], ["queued", "processing"], ["error"]], "required": ["status", "id", "request_id", "version", "created_at", "post_session_metadata", "kind"] } };
var formats28 = uuid;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (typeof data2 === "string") {
              if (!pattern0.test(data2)) {
                const err4 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
          } else {
            const err5 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
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
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate30(data3[i1], { instancePath: instancePath + "/utterances/" + i1, parentData: data3, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
            errors = vErrors.length;
          }
          if (errors >= 1e3) {
            break;
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
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
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
          if (errors >= 1e3) {
            break;
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
        const len3 = data7.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data8 = data7[i3];
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
          if (errors >= 1e3) {
            break;
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
  validate43.errors = vErrors;
  return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "TranslationAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "TranslationAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "TranslationAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "TranslationAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "TranslationAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "TranslationAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "TranslationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "TranslationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "TranslationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "TranslationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "TranslationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "TranslationAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "TranslationAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "TranslationAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "TranslationAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(Array.isArray(data4) || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "TranslationAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (Array.isArray(data4)) {
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data5 = data4[i0];
            if (errors >= 1e3) {
              break;
            }
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            } else {
              const err16 = { instancePath: instancePath + "/results/" + i0, schemaPath: "TranslationAddon#/oneOf/0/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err17 = { instancePath, schemaPath: "TranslationAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err18 = { instancePath, schemaPath: "TranslationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err19 = { instancePath, schemaPath: "TranslationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err20 = { instancePath, schemaPath: "TranslationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err21 = { instancePath, schemaPath: "TranslationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err22 = { instancePath, schemaPath: "TranslationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err23 = { instancePath: instancePath + "/is_empty", schemaPath: "TranslationAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data7 = data.exec_time;
        if (!(typeof data7 == "number" && isFinite(data7))) {
          const err24 = { instancePath: instancePath + "/exec_time", schemaPath: "TranslationAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err25 = { instancePath: instancePath + "/success", schemaPath: "TranslationAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data9 = data.error;
        if (!(data9 === null)) {
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err26 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data10 = data.results;
        if (!(Array.isArray(data10) || data10 === null)) {
          const err27 = { instancePath: instancePath + "/results", schemaPath: "TranslationAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (Array.isArray(data10)) {
          const len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data11 = data10[i1];
            if (errors >= 1e3) {
              break;
            }
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            } else {
              const err28 = { instancePath: instancePath + "/results/" + i1, schemaPath: "TranslationAddon#/oneOf/1/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err29 = { instancePath, schemaPath: "TranslationAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
  } else {
    const err30 = { instancePath: instancePath + "/success", schemaPath: "TranslationAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "SummarizationAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "SummarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "SummarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "SummarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "SummarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "SummarizationAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "SummarizationAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "SummarizationAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "SummarizationAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "SummarizationAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(typeof data4 == "string" || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "SummarizationAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err17 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err18 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err19 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err20 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err21 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err22 = { instancePath: instancePath + "/is_empty", schemaPath: "SummarizationAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data6 = data.exec_time;
        if (!(typeof data6 == "number" && isFinite(data6))) {
          const err23 = { instancePath: instancePath + "/exec_time", schemaPath: "SummarizationAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err24 = { instancePath: instancePath + "/success", schemaPath: "SummarizationAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data8 = data.error;
        if (!(data8 === null)) {
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err25 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data9 = data.results;
        if (!(typeof data9 == "string" || data9 === null)) {
          const err26 = { instancePath: instancePath + "/results", schemaPath: "SummarizationAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "SummarizationAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath: instancePath + "/success", schemaPath: "SummarizationAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(Array.isArray(data4) || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (Array.isArray(data4)) {
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data5 = data4[i0];
            if (errors >= 1e3) {
              break;
            }
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            } else {
              const err16 = { instancePath: instancePath + "/results/" + i0, schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err17 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err18 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err19 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err20 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err21 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err22 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err23 = { instancePath: instancePath + "/is_empty", schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data7 = data.exec_time;
        if (!(typeof data7 == "number" && isFinite(data7))) {
          const err24 = { instancePath: instancePath + "/exec_time", schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err25 = { instancePath: instancePath + "/success", schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data9 = data.error;
        if (!(data9 === null)) {
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err26 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data10 = data.results;
        if (!(Array.isArray(data10) || data10 === null)) {
          const err27 = { instancePath: instancePath + "/results", schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (Array.isArray(data10)) {
          const len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data11 = data10[i1];
            if (errors >= 1e3) {
              break;
            }
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            } else {
              const err28 = { instancePath: instancePath + "/results/" + i1, schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err29 = { instancePath, schemaPath: "NamedEntityRecognitionAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
  } else {
    const err30 = { instancePath: instancePath + "/success", schemaPath: "NamedEntityRecognitionAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "SentimentAnalysisAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "SentimentAnalysisAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "SentimentAnalysisAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "SentimentAnalysisAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        if (typeof data.results !== "string") {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "SentimentAnalysisAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err17 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err18 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err19 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err20 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err21 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err22 = { instancePath: instancePath + "/is_empty", schemaPath: "SentimentAnalysisAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data6 = data.exec_time;
        if (!(typeof data6 == "number" && isFinite(data6))) {
          const err23 = { instancePath: instancePath + "/exec_time", schemaPath: "SentimentAnalysisAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err24 = { instancePath: instancePath + "/success", schemaPath: "SentimentAnalysisAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data8 = data.error;
        if (!(data8 === null)) {
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err25 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        if (typeof data.results !== "string") {
          const err26 = { instancePath: instancePath + "/results", schemaPath: "SentimentAnalysisAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "SentimentAnalysisAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath: instancePath + "/success", schemaPath: "SentimentAnalysisAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "ModerationAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "ModerationAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "ModerationAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "ModerationAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "ModerationAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "ModerationAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "ModerationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "ModerationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "ModerationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "ModerationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "ModerationAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "ModerationAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "ModerationAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "ModerationAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "ModerationAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(typeof data4 == "string" || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "ModerationAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "ModerationAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err17 = { instancePath, schemaPath: "ModerationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err18 = { instancePath, schemaPath: "ModerationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err19 = { instancePath, schemaPath: "ModerationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err20 = { instancePath, schemaPath: "ModerationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err21 = { instancePath, schemaPath: "ModerationAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err22 = { instancePath: instancePath + "/is_empty", schemaPath: "ModerationAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data6 = data.exec_time;
        if (!(typeof data6 == "number" && isFinite(data6))) {
          const err23 = { instancePath: instancePath + "/exec_time", schemaPath: "ModerationAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err24 = { instancePath: instancePath + "/success", schemaPath: "ModerationAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data8 = data.error;
        if (!(data8 === null)) {
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err25 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data9 = data.results;
        if (!(typeof data9 == "string" || data9 === null)) {
          const err26 = { instancePath: instancePath + "/results", schemaPath: "ModerationAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "ModerationAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath: instancePath + "/success", schemaPath: "ModerationAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "NameConsistencyAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "NameConsistencyAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "NameConsistencyAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "NameConsistencyAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(typeof data4 == "string" || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "NameConsistencyAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err17 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err18 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err19 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err20 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err21 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err22 = { instancePath: instancePath + "/is_empty", schemaPath: "NameConsistencyAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data6 = data.exec_time;
        if (!(typeof data6 == "number" && isFinite(data6))) {
          const err23 = { instancePath: instancePath + "/exec_time", schemaPath: "NameConsistencyAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err24 = { instancePath: instancePath + "/success", schemaPath: "NameConsistencyAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data8 = data.error;
        if (!(data8 === null)) {
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err25 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data9 = data.results;
        if (!(typeof data9 == "string" || data9 === null)) {
          const err26 = { instancePath: instancePath + "/results", schemaPath: "NameConsistencyAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "NameConsistencyAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath: instancePath + "/success", schemaPath: "NameConsistencyAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "StructuredDataExtractionAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "StructuredDataExtractionAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "StructuredDataExtractionAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "StructuredDataExtractionAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(typeof data4 == "string" || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "StructuredDataExtractionAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err17 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err18 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err19 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err20 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err21 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err22 = { instancePath: instancePath + "/is_empty", schemaPath: "StructuredDataExtractionAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data6 = data.exec_time;
        if (!(typeof data6 == "number" && isFinite(data6))) {
          const err23 = { instancePath: instancePath + "/exec_time", schemaPath: "StructuredDataExtractionAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err24 = { instancePath: instancePath + "/success", schemaPath: "StructuredDataExtractionAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data8 = data.error;
        if (!(data8 === null)) {
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          } else {
            const err25 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data9 = data.results;
        if (!(typeof data9 == "string" || data9 === null)) {
          const err26 = { instancePath: instancePath + "/results", schemaPath: "StructuredDataExtractionAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "StructuredDataExtractionAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath: instancePath + "/success", schemaPath: "StructuredDataExtractionAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "SentencesAddon#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["success"] === void 0) {
    if (data["success"] === void 0) {
      const err1 = { instancePath, schemaPath: "SentencesAddon#/oneOf", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["is_empty"] === void 0) {
      const err2 = { instancePath, schemaPath: "SentencesAddon#/oneOf", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["exec_time"] === void 0) {
      const err3 = { instancePath, schemaPath: "SentencesAddon#/oneOf", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["error"] === void 0) {
      const err4 = { instancePath, schemaPath: "SentencesAddon#/oneOf", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["results"] === void 0) {
      const err5 = { instancePath, schemaPath: "SentencesAddon#/oneOf", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  } else if (data["success"] === true) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err6 = { instancePath, schemaPath: "SentencesAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err7 = { instancePath, schemaPath: "SentencesAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err8 = { instancePath, schemaPath: "SentencesAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err9 = { instancePath, schemaPath: "SentencesAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err10 = { instancePath, schemaPath: "SentencesAddon#/oneOf/0/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err11 = { instancePath: instancePath + "/is_empty", schemaPath: "SentencesAddon#/oneOf/0/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data1 = data.exec_time;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          const err12 = { instancePath: instancePath + "/exec_time", schemaPath: "SentencesAddon#/oneOf/0/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (true !== data.success) {
          const err13 = { instancePath: instancePath + "/success", schemaPath: "SentencesAddon#/oneOf/0/properties/success/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        if (data.error !== null) {
          const err14 = { instancePath: instancePath + "/error", schemaPath: "SentencesAddon#/oneOf/0/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.results !== void 0) {
        let data4 = data.results;
        if (!(Array.isArray(data4) || data4 === null)) {
          const err15 = { instancePath: instancePath + "/results", schemaPath: "SentencesAddon#/oneOf/0/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (Array.isArray(data4)) {
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (typeof data4[i0] !== "string") {
              const err16 = { instancePath: instancePath + "/results/" + i0, schemaPath: "SentencesAddon#/oneOf/0/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    } else {
      const err17 = { instancePath, schemaPath: "SentencesAddon#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
  } else if (data["success"] === false) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.is_empty === void 0) {
        const err18 = { instancePath, schemaPath: "SentencesAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "is_empty" }, message: "must have required property 'is_empty'" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.exec_time === void 0) {
        const err19 = { instancePath, schemaPath: "SentencesAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "exec_time" }, message: "must have required property 'exec_time'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.success === void 0) {
        const err20 = { instancePath, schemaPath: "SentencesAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.error === void 0) {
        const err21 = { instancePath, schemaPath: "SentencesAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.results === void 0) {
        const err22 = { instancePath, schemaPath: "SentencesAddon#/oneOf/1/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.is_empty !== void 0) {
        if (typeof data.is_empty !== "boolean") {
          const err23 = { instancePath: instancePath + "/is_empty", schemaPath: "SentencesAddon#/oneOf/1/properties/is_empty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.exec_time !== void 0) {
        let data7 = data.exec_time;
        if (!(typeof data7 == "number" && isFinite(data7))) {
          const err24 = { instancePath: instancePath + "/exec_time", schemaPath: "SentencesAddon#/oneOf/1/properties/exec_time/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.success !== void 0) {
        if (false !== data.success) {
          const err25 = { instancePath: instancePath + "/success", schemaPath: "SentencesAddon#/oneOf/1/properties/success/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.error !== void 0) {
        let data9 = data.error;
        if (!(data9 === null)) {
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err26 = { instancePath: instancePath + "/error", schemaPath: "AddonError#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.results !== void 0) {
        let data10 = data.results;
        if (!(Array.isArray(data10) || data10 === null)) {
          const err27 = { instancePath: instancePath + "/results", schemaPath: "SentencesAddon#/oneOf/1/properties/results/type", keyword: "type", params: { type: ["array", "null"] }, message: "must be array,null" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (Array.isArray(data10)) {
          const len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            if (typeof data10[i1] !== "string") {
              const err28 = { instancePath: instancePath + "/results/" + i1, schemaPath: "SentencesAddon#/oneOf/1/properties/results/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (errors >= 1e3) {
              break;
            }
          }
        }
      }
    } else {
      const err29 = { instancePath, schemaPath: "SentencesAddon#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
  } else {
    const err30 = { instancePath: instancePath + "/success", schemaPath: "SentencesAddon#/oneOf", keyword: "enum", params: { allowedValues: [true, false] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate43(data.transcription, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if (data.translation !== void 0) {
      if (!validate46(data.translation, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (!validate48(data.summarization, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
        errors = vErrors.length;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (!validate50(data.named_entity_recognition, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (!validate52(data.sentiment_analysis, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.chapterization !== void 0) {
      if (!validate21(data.chapterization, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
    if (data.moderation !== void 0) {
      if (!validate55(data.moderation, { instancePath: instancePath + "/moderation", parentData: data, parentDataProperty: "moderation", rootData })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.name_consistency !== void 0) {
      if (!validate57(data.name_consistency, { instancePath: instancePath + "/name_consistency", parentData: data, parentDataProperty: "name_consistency", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.structured_data_extraction !== void 0) {
      if (!validate59(data.structured_data_extraction, { instancePath: instancePath + "/structured_data_extraction", parentData: data, parentDataProperty: "structured_data_extraction", rootData })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.audio_to_llm !== void 0) {
      if (!validate16(data.audio_to_llm, { instancePath: instancePath + "/audio_to_llm", parentData: data, parentDataProperty: "audio_to_llm", rootData })) {
        vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentences !== void 0) {
      if (!validate62(data.sentences, { instancePath: instancePath + "/sentences", parentData: data, parentDataProperty: "sentences", rootData })) {
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if (data.display_mode !== void 0) {
      if (!validate34(data.display_mode, { instancePath: instancePath + "/display_mode", parentData: data, parentDataProperty: "display_mode", rootData })) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
    if (data.diarization !== void 0) {
      if (!validate29(data.diarization, { instancePath: instancePath + "/diarization", parentData: data, parentDataProperty: "diarization", rootData })) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
  validate42.errors = vErrors;
  return errors === 0;
}
var schema82 = { "enum": ["general", "bullet_points", "concise"] };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.languages !== void 0) {
      let data0 = data.languages;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (typeof data1 === "string") {
              if (!pattern0.test(data1)) {
                const err0 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
          } else {
            const err1 = { instancePath: instancePath + "/languages/" + i0, schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
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
  validate68.errors = vErrors;
  return errors === 0;
}
var schema76 = { "enum": ["srt", "vtt"] };
var schema77 = { "enum": ["default", "compliance"] };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "srt" || data1 === "vtt")) {
            const err1 = { instancePath: instancePath + "/formats/" + i0, schemaPath: "SubtitlesFormat#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
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
        const err13 = { instancePath: instancePath + "/style", schemaPath: "SubtitlesStyle#/enum", keyword: "enum", params: { allowedValues: schema77.enum }, message: "must be equal to one of the allowed values" };
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
  validate70.errors = vErrors;
  return errors === 0;
}
var schema79 = { "enum": ["af", "am", "ar", "as", "az", "ba", "be", "bg", "bn", "bo", "br", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fo", "fr", "gl", "gu", "ha", "haw", "he", "hi", "hr", "ht", "hu", "hy", "id", "is", "it", "ja", "jw", "ka", "kk", "km", "kn", "ko", "la", "lb", "ln", "lo", "lt", "lv", "mg", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "ne", "nl", "nn", "no", "oc", "pa", "pl", "ps", "pt", "ro", "ru", "sa", "sd", "si", "sk", "sl", "sn", "so", "sq", "sr", "su", "sv", "sw", "ta", "te", "tg", "tk", "tl", "tr", "tt", "uk", "ur", "uz", "vi", "wo", "yi", "yo", "zh"] };
var schema80 = { "enum": ["base", "enhanced"] };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "af" || data1 === "am" || data1 === "ar" || data1 === "as" || data1 === "az" || data1 === "ba" || data1 === "be" || data1 === "bg" || data1 === "bn" || data1 === "bo" || data1 === "br" || data1 === "bs" || data1 === "ca" || data1 === "cs" || data1 === "cy" || data1 === "da" || data1 === "de" || data1 === "el" || data1 === "en" || data1 === "es" || data1 === "et" || data1 === "eu" || data1 === "fa" || data1 === "fi" || data1 === "fo" || data1 === "fr" || data1 === "gl" || data1 === "gu" || data1 === "ha" || data1 === "haw" || data1 === "he" || data1 === "hi" || data1 === "hr" || data1 === "ht" || data1 === "hu" || data1 === "hy" || data1 === "id" || data1 === "is" || data1 === "it" || data1 === "ja" || data1 === "jw" || data1 === "ka" || data1 === "kk" || data1 === "km" || data1 === "kn" || data1 === "ko" || data1 === "la" || data1 === "lb" || data1 === "ln" || data1 === "lo" || data1 === "lt" || data1 === "lv" || data1 === "mg" || data1 === "mi" || data1 === "mk" || data1 === "ml" || data1 === "mn" || data1 === "mr" || data1 === "ms" || data1 === "mt" || data1 === "my" || data1 === "ne" || data1 === "nl" || data1 === "nn" || data1 === "no" || data1 === "oc" || data1 === "pa" || data1 === "pl" || data1 === "ps" || data1 === "pt" || data1 === "ro" || data1 === "ru" || data1 === "sa" || data1 === "sd" || data1 === "si" || data1 === "sk" || data1 === "sl" || data1 === "sn" || data1 === "so" || data1 === "sq" || data1 === "sr" || data1 === "su" || data1 === "sv" || data1 === "sw" || data1 === "ta" || data1 === "te" || data1 === "tg" || data1 === "tk" || data1 === "tl" || data1 === "tr" || data1 === "tt" || data1 === "uk" || data1 === "ur" || data1 === "uz" || data1 === "vi" || data1 === "wo" || data1 === "yi" || data1 === "yo" || data1 === "zh")) {
            const err2 = { instancePath: instancePath + "/target_languages/" + i0, schemaPath: "TranslationLanguageCode#/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
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
        const err4 = { instancePath: instancePath + "/model", schemaPath: "TranslationModel#/enum", keyword: "enum", params: { allowedValues: schema80.enum }, message: "must be equal to one of the allowed values" };
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
  validate72.errors = vErrors;
  return errors === 0;
}
var schema85 = { "enum": ["APPI", "APPI_SENSITIVE", "CCI", "CORE_ENTITIES", "CPRA", "GDPR", "GDPR_SENSITIVE", "HEALTH_INFORMATION", "HIPAA_SAFE_HARBOR", "LIDI", "NUMERICAL_EXCL_PCI", "PCI", "QUEBEC_PRIVACY_ACT", "ACCOUNT_NUMBER", "AGE", "DATE", "DATE_INTERVAL", "DOB", "DRIVER_LICENSE", "DURATION", "EMAIL_ADDRESS", "EVENT", "FILENAME", "GENDER", "HEALTHCARE_NUMBER", "IP_ADDRESS", "LANGUAGE", "LOCATION", "LOCATION_ADDRESS", "LOCATION_ADDRESS_STREET", "LOCATION_CITY", "LOCATION_COORDINATE", "LOCATION_COUNTRY", "LOCATION_STATE", "LOCATION_ZIP", "MARITAL_STATUS", "MONEY", "NAME", "NAME_FAMILY", "NAME_GIVEN", "NAME_MEDICAL_PROFESSIONAL", "NUMERICAL_PII", "OCCUPATION", "ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY", "ORIGIN", "PASSPORT_NUMBER", "PASSWORD", "PHONE_NUMBER", "PHYSICAL_ATTRIBUTE", "POLITICAL_AFFILIATION", "RELIGION", "SEXUALITY", "SSN", "TIME", "URL", "USERNAME", "VEHICLE_ID", "ZODIAC_SIGN", "BLOOD_TYPE", "CONDITION", "DOSE", "DRUG", "INJURY", "MEDICAL_PROCESS", "STATISTICS", "BANK_ACCOUNT", "CREDIT_CARD", "CREDIT_CARD_EXPIRATION", "CVV", "ROUTING_NUMBER", "CORPORATE_ACTION", "DAY", "EFFECT", "FINANCIAL_METRIC", "MEDICAL_CODE", "MONTH", "ORGANIZATION_ID", "PRODUCT", "PROJECT", "TREND", "YEAR"] };
var schema87 = { "enum": ["MARKER", "MASK"] };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity_types !== void 0) {
      let data0 = data.entity_types;
      if (typeof data0 == "string") {
        if (!(data0 === "APPI" || data0 === "APPI_SENSITIVE" || data0 === "CCI" || data0 === "CORE_ENTITIES" || data0 === "CPRA" || data0 === "GDPR" || data0 === "GDPR_SENSITIVE" || data0 === "HEALTH_INFORMATION" || data0 === "HIPAA_SAFE_HARBOR" || data0 === "LIDI" || data0 === "NUMERICAL_EXCL_PCI" || data0 === "PCI" || data0 === "QUEBEC_PRIVACY_ACT" || data0 === "ACCOUNT_NUMBER" || data0 === "AGE" || data0 === "DATE" || data0 === "DATE_INTERVAL" || data0 === "DOB" || data0 === "DRIVER_LICENSE" || data0 === "DURATION" || data0 === "EMAIL_ADDRESS" || data0 === "EVENT" || data0 === "FILENAME" || data0 === "GENDER" || data0 === "HEALTHCARE_NUMBER" || data0 === "IP_ADDRESS" || data0 === "LANGUAGE" || data0 === "LOCATION" || data0 === "LOCATION_ADDRESS" || data0 === "LOCATION_ADDRESS_STREET" || data0 === "LOCATION_CITY" || data0 === "LOCATION_COORDINATE" || data0 === "LOCATION_COUNTRY" || data0 === "LOCATION_STATE" || data0 === "LOCATION_ZIP" || data0 === "MARITAL_STATUS" || data0 === "MONEY" || data0 === "NAME" || data0 === "NAME_FAMILY" || data0 === "NAME_GIVEN" || data0 === "NAME_MEDICAL_PROFESSIONAL" || data0 === "NUMERICAL_PII" || data0 === "OCCUPATION" || data0 === "ORGANIZATION" || data0 === "ORGANIZATION_MEDICAL_FACILITY" || data0 === "ORIGIN" || data0 === "PASSPORT_NUMBER" || data0 === "PASSWORD" || data0 === "PHONE_NUMBER" || data0 === "PHYSICAL_ATTRIBUTE" || data0 === "POLITICAL_AFFILIATION" || data0 === "RELIGION" || data0 === "SEXUALITY" || data0 === "SSN" || data0 === "TIME" || data0 === "URL" || data0 === "USERNAME" || data0 === "VEHICLE_ID" || data0 === "ZODIAC_SIGN" || data0 === "BLOOD_TYPE" || data0 === "CONDITION" || data0 === "DOSE" || data0 === "DRUG" || data0 === "INJURY" || data0 === "MEDICAL_PROCESS" || data0 === "STATISTICS" || data0 === "BANK_ACCOUNT" || data0 === "CREDIT_CARD" || data0 === "CREDIT_CARD_EXPIRATION" || data0 === "CVV" || data0 === "ROUTING_NUMBER" || data0 === "CORPORATE_ACTION" || data0 === "DAY" || data0 === "EFFECT" || data0 === "FINANCIAL_METRIC" || data0 === "MEDICAL_CODE" || data0 === "MONTH" || data0 === "ORGANIZATION_ID" || data0 === "PRODUCT" || data0 === "PROJECT" || data0 === "TREND" || data0 === "YEAR")) {
          const err0 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiEntityType#/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else if (Array.isArray(data0)) {
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            if (!(data1 === "APPI" || data1 === "APPI_SENSITIVE" || data1 === "CCI" || data1 === "CORE_ENTITIES" || data1 === "CPRA" || data1 === "GDPR" || data1 === "GDPR_SENSITIVE" || data1 === "HEALTH_INFORMATION" || data1 === "HIPAA_SAFE_HARBOR" || data1 === "LIDI" || data1 === "NUMERICAL_EXCL_PCI" || data1 === "PCI" || data1 === "QUEBEC_PRIVACY_ACT" || data1 === "ACCOUNT_NUMBER" || data1 === "AGE" || data1 === "DATE" || data1 === "DATE_INTERVAL" || data1 === "DOB" || data1 === "DRIVER_LICENSE" || data1 === "DURATION" || data1 === "EMAIL_ADDRESS" || data1 === "EVENT" || data1 === "FILENAME" || data1 === "GENDER" || data1 === "HEALTHCARE_NUMBER" || data1 === "IP_ADDRESS" || data1 === "LANGUAGE" || data1 === "LOCATION" || data1 === "LOCATION_ADDRESS" || data1 === "LOCATION_ADDRESS_STREET" || data1 === "LOCATION_CITY" || data1 === "LOCATION_COORDINATE" || data1 === "LOCATION_COUNTRY" || data1 === "LOCATION_STATE" || data1 === "LOCATION_ZIP" || data1 === "MARITAL_STATUS" || data1 === "MONEY" || data1 === "NAME" || data1 === "NAME_FAMILY" || data1 === "NAME_GIVEN" || data1 === "NAME_MEDICAL_PROFESSIONAL" || data1 === "NUMERICAL_PII" || data1 === "OCCUPATION" || data1 === "ORGANIZATION" || data1 === "ORGANIZATION_MEDICAL_FACILITY" || data1 === "ORIGIN" || data1 === "PASSPORT_NUMBER" || data1 === "PASSWORD" || data1 === "PHONE_NUMBER" || data1 === "PHYSICAL_ATTRIBUTE" || data1 === "POLITICAL_AFFILIATION" || data1 === "RELIGION" || data1 === "SEXUALITY" || data1 === "SSN" || data1 === "TIME" || data1 === "URL" || data1 === "USERNAME" || data1 === "VEHICLE_ID" || data1 === "ZODIAC_SIGN" || data1 === "BLOOD_TYPE" || data1 === "CONDITION" || data1 === "DOSE" || data1 === "DRUG" || data1 === "INJURY" || data1 === "MEDICAL_PROCESS" || data1 === "STATISTICS" || data1 === "BANK_ACCOUNT" || data1 === "CREDIT_CARD" || data1 === "CREDIT_CARD_EXPIRATION" || data1 === "CVV" || data1 === "ROUTING_NUMBER" || data1 === "CORPORATE_ACTION" || data1 === "DAY" || data1 === "EFFECT" || data1 === "FINANCIAL_METRIC" || data1 === "MEDICAL_CODE" || data1 === "MONTH" || data1 === "ORGANIZATION_ID" || data1 === "PRODUCT" || data1 === "PROJECT" || data1 === "TREND" || data1 === "YEAR")) {
              const err1 = { instancePath: instancePath + "/entity_types/" + i0, schemaPath: "PiiEntityType#/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (errors >= 1e3) {
              break;
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/entity_types", schemaPath: "PiiRedactionConfig#/properties/entity_types/anyOf", keyword: "type", params: { type: ["string", "array"] }, message: "must be string,array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.processed_text_type !== void 0) {
      let data2 = data.processed_text_type;
      if (!(data2 === "MARKER" || data2 === "MASK")) {
        const err3 = { instancePath: instancePath + "/processed_text_type", schemaPath: "PiiProcessedTextType#/enum", keyword: "enum", params: { allowedValues: schema87.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "PiiRedactionConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.language_config !== void 0) {
      if (!validate68(data.language_config, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.diarization !== void 0) {
      if (typeof data.diarization !== "boolean") {
        const err1 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequestParams#/properties/diarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.diarization_config !== void 0) {
      let data2 = data.diarization_config;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.number_of_speakers !== void 0) {
          let data3 = data2.number_of_speakers;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err2 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err3 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
        if (data2.min_speakers !== void 0) {
          let data4 = data2.min_speakers;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err4 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 0 || isNaN(data4)) {
              const err5 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data2.max_speakers !== void 0) {
          let data5 = data2.max_speakers;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err6 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err7 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/diarization_config", schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.subtitles !== void 0) {
      if (typeof data.subtitles !== "boolean") {
        const err9 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequestParams#/properties/subtitles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.subtitles_config !== void 0) {
      if (!validate70(data.subtitles_config, { instancePath: instancePath + "/subtitles_config", parentData: data, parentDataProperty: "subtitles_config", rootData })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentences !== void 0) {
      if (typeof data.sentences !== "boolean") {
        const err10 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequestParams#/properties/sentences/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.translation !== void 0) {
      if (typeof data.translation !== "boolean") {
        const err11 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequestParams#/properties/translation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      if (!validate72(data.translation_config, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (typeof data.summarization !== "boolean") {
        const err12 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequestParams#/properties/summarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.summarization_config !== void 0) {
      let data12 = data.summarization_config;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.type !== void 0) {
          let data13 = data12.type;
          if (!(data13 === "general" || data13 === "bullet_points" || data13 === "concise")) {
            const err13 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationType#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (typeof data.sentiment_analysis !== "boolean") {
        const err15 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequestParams#/properties/sentiment_analysis/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.audio_to_llm !== void 0) {
      if (typeof data.audio_to_llm !== "boolean") {
        const err16 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequestParams#/properties/audio_to_llm/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data16 = data.audio_to_llm_config;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.prompts === void 0) {
          const err17 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/required", keyword: "required", params: { missingProperty: "prompts" }, message: "must have required property 'prompts'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data16.prompts !== void 0) {
          let data17 = data16.prompts;
          if (Array.isArray(data17)) {
            if (data17.length < 1) {
              const err18 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            const len0 = data17.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (errors >= 1e3) {
                break;
              }
              if (!Array.isArray(data17[i0])) {
                const err19 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i0, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data16.model !== void 0) {
          if (typeof data16.model !== "string") {
            const err21 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.pii_redaction !== void 0) {
      if (typeof data.pii_redaction !== "boolean") {
        const err23 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequestParams#/properties/pii_redaction/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.pii_redaction_config !== void 0) {
      if (!validate74(data.pii_redaction_config, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data22 = data.custom_vocabulary;
      if (!(typeof data22 == "boolean")) {
        if (Array.isArray(data22)) {
          if (!validate23(data22, { instancePath: instancePath + "/custom_vocabulary", parentData: data, parentDataProperty: "custom_vocabulary", rootData })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        } else {
          const err24 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequestParams#/properties/custom_vocabulary/anyOf", keyword: "type", params: { type: ["boolean", "array"] }, message: "must be boolean,array" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      if (!validate26(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    }
    if (data.callback !== void 0) {
      if (typeof data.callback !== "boolean") {
        const err25 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequestParams#/properties/callback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      if (!validate19(data.callback_config, { instancePath: instancePath + "/callback_config", parentData: data, parentDataProperty: "callback_config", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (typeof data.named_entity_recognition !== "boolean") {
        const err26 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequestParams#/properties/named_entity_recognition/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.custom_spelling !== void 0) {
      if (typeof data.custom_spelling !== "boolean") {
        const err27 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequestParams#/properties/custom_spelling/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data28 = data.custom_spelling_config;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        if (data28.spelling_dictionary === void 0) {
          const err28 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/required", keyword: "required", params: { missingProperty: "spelling_dictionary" }, message: "must have required property 'spelling_dictionary'" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data28.spelling_dictionary !== void 0) {
          let data29 = data28.spelling_dictionary;
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            for (const key0 in data29) {
              if (data29[key0] === void 0) {
                continue;
              }
              let data30 = data29[key0];
              if (errors >= 1e3) {
                break;
              }
              if (Array.isArray(data30)) {
                const len1 = data30.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data30[i1] !== "string") {
                    const err29 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + func0(key0) + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  }
                  if (errors >= 1e3) {
                    break;
                  }
                }
              } else {
                const err30 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + func0(key0), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      if (typeof data.punctuation_enhanced !== "boolean") {
        const err33 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequestParams#/properties/punctuation_enhanced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.detect_language !== void 0) {
      if (typeof data.detect_language !== "boolean") {
        const err34 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequestParams#/properties/detect_language/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.enable_code_switching !== void 0) {
      if (typeof data.enable_code_switching !== "boolean") {
        const err35 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequestParams#/properties/enable_code_switching/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data35 = data.language;
      if (typeof data35 == "string") {
        if (typeof data35 === "string") {
          if (!pattern0.test(data35)) {
            const err36 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data36 = data.callback_url;
      if (typeof data36 === "string") {
        if (!formats16(data36)) {
          const err38 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequestParams#/properties/callback_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequestParams#/properties/callback_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.audio_url !== void 0) {
      let data37 = data.audio_url;
      if (!(typeof data37 == "string" || data37 === null)) {
        const err40 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequestParams#/properties/audio_url/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data37 === "string") {
        if (!formats16(data37)) {
          const err41 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequestParams#/properties/audio_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "PreRecordedRequestParams#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["status"] === void 0) {
    if (data["status"] === void 0) {
      const err1 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["id"] === void 0) {
      const err2 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["request_id"] === void 0) {
      const err3 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["version"] === void 0) {
      const err4 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["created_at"] === void 0) {
      const err5 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data["post_session_metadata"] === void 0) {
      const err6 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data["kind"] === void 0) {
      const err7 = { instancePath, schemaPath: "PreRecordedJob#/oneOf", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
  } else if (data["status"] === "done") {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err8 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err9 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err10 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err11 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err12 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err13 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.completed_at === void 0) {
        const err14 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.result === void 0) {
        const err15 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err16 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 === "string") {
          if (!formats28(data0)) {
            const err17 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/oneOf/0/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.request_id !== void 0) {
        if (typeof data.request_id !== "string") {
          const err19 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/oneOf/0/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.version !== void 0) {
        let data2 = data.version;
        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
          const err20 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/oneOf/0/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        if ("done" !== data.status) {
          const err21 = { instancePath: instancePath + "/status", schemaPath: "PreRecordedJob#/oneOf/0/properties/status/const", keyword: "const", params: { allowedValue: "done" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data4 = data.created_at;
        if (typeof data4 === "string") {
          if (!formats2(data4)) {
            const err22 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/oneOf/0/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        } else {
          const err23 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/oneOf/0/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data5 = data.completed_at;
        if (typeof data5 === "string") {
          if (!formats2(data5)) {
            const err24 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/oneOf/0/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        } else {
          const err25 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/oneOf/0/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data6 = data.error_code;
        if (!(Number.isInteger(data6) || data6 === null)) {
          const err26 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/0/properties/error_code/type", keyword: "type", params: { type: ["integer", "null"] }, message: "must be integer,null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 599 || isNaN(data6)) {
            const err27 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/0/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (data6 < 400 || isNaN(data6)) {
            const err28 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/0/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      }
      if (data.custom_metadata !== void 0) {
        let data7 = data.custom_metadata;
        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        } else {
          const err29 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/oneOf/0/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
      if (data.post_session_metadata !== void 0) {
        let data8 = data.post_session_metadata;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        } else {
          const err30 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/oneOf/0/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
      if (data.file !== void 0) {
        let data9 = data.file;
        if (!(data9 === null)) {
          if (!validate14(data9, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData })) {
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.result !== void 0) {
        if (!validate42(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
          vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
          errors = vErrors.length;
        }
      }
      if (data.kind !== void 0) {
        if ("pre-recorded" !== data.kind) {
          const err31 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
      if (data.request_params !== void 0) {
        let data12 = data.request_params;
        if (!(data12 === null)) {
          if (!validate67(data12, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      const err32 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err32];
      } else {
        vErrors.push(err32);
      }
      errors++;
    }
  } else if (data["status"] === "queued" || data["status"] === "processing") {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err33 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err34 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err35 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err36 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err37 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err38 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err39 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data13 = data.id;
        if (typeof data13 === "string") {
          if (!formats28(data13)) {
            const err40 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/oneOf/1/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        } else {
          const err41 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
      if (data.request_id !== void 0) {
        if (typeof data.request_id !== "string") {
          const err42 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/oneOf/1/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
      if (data.version !== void 0) {
        let data15 = data.version;
        if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
          const err43 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/oneOf/1/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        let data16 = data.status;
        if (!(data16 === "queued" || data16 === "processing")) {
          const err44 = { instancePath: instancePath + "/status", schemaPath: "PreRecordedJob#/oneOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: schema48.oneOf[1].properties.status.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data17 = data.created_at;
        if (typeof data17 === "string") {
          if (!formats2(data17)) {
            const err45 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/oneOf/1/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        } else {
          const err46 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/oneOf/1/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data18 = data.completed_at;
        if (!(typeof data18 == "string" || data18 === null)) {
          const err47 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/oneOf/1/properties/completed_at/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (typeof data18 === "string") {
          if (!formats2(data18)) {
            const err48 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/oneOf/1/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      }
      if (data.error_code !== void 0) {
        let data19 = data.error_code;
        if (!(Number.isInteger(data19) || data19 === null)) {
          const err49 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/1/properties/error_code/type", keyword: "type", params: { type: ["integer", "null"] }, message: "must be integer,null" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (typeof data19 == "number" && isFinite(data19)) {
          if (data19 > 599 || isNaN(data19)) {
            const err50 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/1/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if (data19 < 400 || isNaN(data19)) {
            const err51 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/1/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      }
      if (data.custom_metadata !== void 0) {
        let data20 = data.custom_metadata;
        if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        } else {
          const err52 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/oneOf/1/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
      if (data.post_session_metadata !== void 0) {
        let data21 = data.post_session_metadata;
        if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        } else {
          const err53 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/oneOf/1/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
      if (data.file !== void 0) {
        let data22 = data.file;
        if (!(data22 === null)) {
          if (!validate14(data22, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData })) {
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.kind !== void 0) {
        if ("pre-recorded" !== data.kind) {
          const err54 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
      if (data.request_params !== void 0) {
        let data24 = data.request_params;
        if (!(data24 === null)) {
          if (!validate67(data24, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.result !== void 0) {
        let data25 = data.result;
        if (!(data25 === null)) {
          if (!validate42(data25, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
            vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      const err55 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err55];
      } else {
        vErrors.push(err55);
      }
      errors++;
    }
  } else if (data["status"] === "error") {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err56 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err57 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err58 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err59 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err60 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err61 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (data.completed_at === void 0) {
        const err62 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (data.error_code === void 0) {
        const err63 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err64 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data26 = data.id;
        if (typeof data26 === "string") {
          if (!formats28(data26)) {
            const err65 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/oneOf/2/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        } else {
          const err66 = { instancePath: instancePath + "/id", schemaPath: "PreRecordedJob#/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
      }
      if (data.request_id !== void 0) {
        if (typeof data.request_id !== "string") {
          const err67 = { instancePath: instancePath + "/request_id", schemaPath: "PreRecordedJob#/oneOf/2/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      }
      if (data.version !== void 0) {
        let data28 = data.version;
        if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
          const err68 = { instancePath: instancePath + "/version", schemaPath: "PreRecordedJob#/oneOf/2/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        if ("error" !== data.status) {
          const err69 = { instancePath: instancePath + "/status", schemaPath: "PreRecordedJob#/oneOf/2/properties/status/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data30 = data.created_at;
        if (typeof data30 === "string") {
          if (!formats2(data30)) {
            const err70 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/oneOf/2/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        } else {
          const err71 = { instancePath: instancePath + "/created_at", schemaPath: "PreRecordedJob#/oneOf/2/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data31 = data.completed_at;
        if (typeof data31 === "string") {
          if (!formats2(data31)) {
            const err72 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/oneOf/2/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        } else {
          const err73 = { instancePath: instancePath + "/completed_at", schemaPath: "PreRecordedJob#/oneOf/2/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data32 = data.error_code;
        if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
          const err74 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/2/properties/error_code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (typeof data32 == "number" && isFinite(data32)) {
          if (data32 > 599 || isNaN(data32)) {
            const err75 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/2/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (data32 < 400 || isNaN(data32)) {
            const err76 = { instancePath: instancePath + "/error_code", schemaPath: "PreRecordedJob#/oneOf/2/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
      }
      if (data.custom_metadata !== void 0) {
        let data33 = data.custom_metadata;
        if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        } else {
          const err77 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedJob#/oneOf/2/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
      }
      if (data.post_session_metadata !== void 0) {
        let data34 = data.post_session_metadata;
        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        } else {
          const err78 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "PreRecordedJob#/oneOf/2/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
      }
      if (data.file !== void 0) {
        let data35 = data.file;
        if (!(data35 === null)) {
          if (!validate14(data35, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData })) {
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.kind !== void 0) {
        if ("pre-recorded" !== data.kind) {
          const err79 = { instancePath: instancePath + "/kind", schemaPath: "PreRecordedJob#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "pre-recorded" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
      }
      if (data.request_params !== void 0) {
        let data37 = data.request_params;
        if (!(data37 === null)) {
          if (!validate67(data37, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.result !== void 0) {
        let data38 = data.result;
        if (!(data38 === null)) {
          if (!validate42(data38, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
            vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      const err80 = { instancePath, schemaPath: "PreRecordedJob#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err80];
      } else {
        vErrors.push(err80);
      }
      errors++;
    }
  } else {
    const err81 = { instancePath: instancePath + "/status", schemaPath: "PreRecordedJob#/oneOf", keyword: "enum", params: { allowedValues: ["done", "queued", "processing", "error"] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err81];
    } else {
      vErrors.push(err81);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var schema90 = { "oneOf": [{ "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "result", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": { "const": "done" }, "created_at": { "format": "date-time", "type": "string" }, "completed_at": { "format": "date-time", "type": "string" }, "error_code": { "minimum": 400, "maximum": 599, "types": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "file": { "anyOf": [{ "$ref": "AudioFile#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "result": { "$ref": "LiveResult#" }, "kind": { "const": "live" }, "request_params": { "anyOf": [{ "$ref": "LiveRequest#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } } }, "type": "object" }, { "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": { "enum": ["queued", "processing"] }, "created_at": { "format": "date-time", "type": "string" }, "completed_at": { "format": "date-time", "types": ["string", "null"] }, "error_code": { "minimum": 400, "maximum": 599, "types": ["integer", "null"] }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "file": { "anyOf": [{ "$ref": "AudioFile#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "kind": { "const": "live" }, "request_params": { "anyOf": [{ "$ref": "LiveRequest#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "result": { "anyOf": [{ "$ref": "LiveResult#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } } }, "type": "object" }, { "required": ["id", "request_id", "version", "status", "created_at", "post_session_metadata", "completed_at", "error_code", "kind"], "properties": { "id": { "format": "uuid", "type": "string" }, "request_id": { "type": "string" }, "version": { "type": "integer" }, "status": { "const": "error" }, "created_at": { "format": "date-time", "type": "string" }, "completed_at": { "format": "date-time", "type": "string" }, "error_code": { "minimum": 400, "maximum": 599, "type": "integer" }, "custom_metadata": { "additionalProperties": true, "type": "object" }, "post_session_metadata": { "additionalProperties": true, "type": "object" }, "file": { "anyOf": [{ "$ref": "AudioFile#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "kind": { "const": "live" }, "request_params": { "anyOf": [{ "$ref": "LiveRequest#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } }, "result": { "anyOf": [{ "$ref": "LiveResult#" }, {}], "choice": { "chosenBy": [null, ["null"]], "required": [] } } }, "type": "object" }], "choice": { "discriminator": "status", "chosenBy": [["done"], ["queued", "processing"], ["error"]], "required": ["status", "id", "request_id", "version", "created_at", "post_session_metadata", "kind"] } };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate43(data.transcription, { instancePath: instancePath + "/transcription", parentData: data, parentDataProperty: "transcription", rootData })) {
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if (data.translation !== void 0) {
      if (!validate46(data.translation, { instancePath: instancePath + "/translation", parentData: data, parentDataProperty: "translation", rootData })) {
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (!validate48(data.summarization, { instancePath: instancePath + "/summarization", parentData: data, parentDataProperty: "summarization", rootData })) {
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
        errors = vErrors.length;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (!validate50(data.named_entity_recognition, { instancePath: instancePath + "/named_entity_recognition", parentData: data, parentDataProperty: "named_entity_recognition", rootData })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (!validate52(data.sentiment_analysis, { instancePath: instancePath + "/sentiment_analysis", parentData: data, parentDataProperty: "sentiment_analysis", rootData })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.chapterization !== void 0) {
      if (!validate21(data.chapterization, { instancePath: instancePath + "/chapterization", parentData: data, parentDataProperty: "chapterization", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
    if (data.messages !== void 0) {
      let data11 = data.messages;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data11[i0] !== "string") {
            const err11 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "LiveResult#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (errors >= 1e3) {
            break;
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
  validate89.errors = vErrors;
  return errors === 0;
}
var schema96 = { "enum": [8e3, 16e3, 32e3, 44100, 48e3] };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate99.errors = vErrors;
  return errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate26(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
              if (data4[key0] === void 0) {
                continue;
              }
              let data5 = data4[key0];
              if (errors >= 1e3) {
                break;
              }
              if (Array.isArray(data5)) {
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  if (typeof data5[i0] !== "string") {
                    const err3 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + func0(key0) + "/" + i0, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                  if (errors >= 1e3) {
                    break;
                  }
                }
              } else {
                const err4 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + func0(key0), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
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
      if (!validate72(data.translation_config, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
  validate101.errors = vErrors;
  return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
            const err1 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationType#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
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
  validate105.errors = vErrors;
  return errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats16(data0)) {
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
  validate107.errors = vErrors;
  return errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.encoding !== void 0) {
      let data0 = data.encoding;
      if (!(data0 === "wav/pcm" || data0 === "wav/alaw" || data0 === "wav/ulaw")) {
        const err0 = { instancePath: instancePath + "/encoding", schemaPath: "Encoding#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" };
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
        const err1 = { instancePath: instancePath + "/bit_depth", schemaPath: "BitDepth#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
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
        const err2 = { instancePath: instancePath + "/sample_rate", schemaPath: "SampleRate#/enum", keyword: "enum", params: { allowedValues: schema96.enum }, message: "must be equal to one of the allowed values" };
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
    if (data.language_config !== void 0) {
      if (!validate68(data.language_config, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.messages_config !== void 0) {
      if (!validate99(data.messages_config, { instancePath: instancePath + "/messages_config", parentData: data, parentDataProperty: "messages_config", rootData })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    }
    if (data.endpointing !== void 0) {
      let data6 = data.endpointing;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 10 || isNaN(data6)) {
          const err6 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data6 < 0.01 || isNaN(data6)) {
          const err7 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/endpointing", schemaPath: "LiveRequest#/properties/endpointing/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.maximum_duration_without_endpointing !== void 0) {
      let data7 = data.maximum_duration_without_endpointing;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 60 || isNaN(data7)) {
          const err9 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, message: "must be <= 60" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data7 < 5 || isNaN(data7)) {
          const err10 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, message: "must be >= 5" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/maximum_duration_without_endpointing", schemaPath: "LiveRequest#/properties/maximum_duration_without_endpointing/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.pre_processing !== void 0) {
      let data8 = data.pre_processing;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.audio_enhancer !== void 0) {
          if (typeof data8.audio_enhancer !== "boolean") {
            const err12 = { instancePath: instancePath + "/pre_processing/audio_enhancer", schemaPath: "PreProcessingConfig#/properties/audio_enhancer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data8.speech_threshold !== void 0) {
          let data10 = data8.speech_threshold;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1 || isNaN(data10)) {
              const err13 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err14 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/pre_processing/speech_threshold", schemaPath: "PreProcessingConfig#/properties/speech_threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/pre_processing", schemaPath: "PreProcessingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.realtime_processing !== void 0) {
      if (!validate101(data.realtime_processing, { instancePath: instancePath + "/realtime_processing", parentData: data, parentDataProperty: "realtime_processing", rootData })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.post_processing !== void 0) {
      if (!validate105(data.post_processing, { instancePath: instancePath + "/post_processing", parentData: data, parentDataProperty: "post_processing", rootData })) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.callback !== void 0) {
      if (typeof data.callback !== "boolean") {
        const err17 = { instancePath: instancePath + "/callback", schemaPath: "LiveRequest#/properties/callback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      if (!validate107(data.callback_config, { instancePath: instancePath + "/callback_config", parentData: data, parentDataProperty: "callback_config", rootData })) {
        vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
        errors = vErrors.length;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        const err18 = { instancePath: instancePath + "/model", schemaPath: "LiveRequest#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "LiveRequest#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["status"] === void 0) {
    if (data["status"] === void 0) {
      const err1 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["id"] === void 0) {
      const err2 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["request_id"] === void 0) {
      const err3 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["version"] === void 0) {
      const err4 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["created_at"] === void 0) {
      const err5 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data["post_session_metadata"] === void 0) {
      const err6 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data["kind"] === void 0) {
      const err7 = { instancePath, schemaPath: "LiveJob#/oneOf", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
  } else if (data["status"] === "done") {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err8 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err9 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err10 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err11 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err12 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err13 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.completed_at === void 0) {
        const err14 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.result === void 0) {
        const err15 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err16 = { instancePath, schemaPath: "LiveJob#/oneOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 === "string") {
          if (!formats28(data0)) {
            const err17 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/oneOf/0/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.request_id !== void 0) {
        if (typeof data.request_id !== "string") {
          const err19 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/oneOf/0/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.version !== void 0) {
        let data2 = data.version;
        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
          const err20 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/oneOf/0/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        if ("done" !== data.status) {
          const err21 = { instancePath: instancePath + "/status", schemaPath: "LiveJob#/oneOf/0/properties/status/const", keyword: "const", params: { allowedValue: "done" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data4 = data.created_at;
        if (typeof data4 === "string") {
          if (!formats2(data4)) {
            const err22 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/oneOf/0/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        } else {
          const err23 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/oneOf/0/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data5 = data.completed_at;
        if (typeof data5 === "string") {
          if (!formats2(data5)) {
            const err24 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/oneOf/0/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        } else {
          const err25 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/oneOf/0/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data6 = data.error_code;
        if (!(Number.isInteger(data6) || data6 === null)) {
          const err26 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/0/properties/error_code/type", keyword: "type", params: { type: ["integer", "null"] }, message: "must be integer,null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 599 || isNaN(data6)) {
            const err27 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/0/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (data6 < 400 || isNaN(data6)) {
            const err28 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/0/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      }
      if (data.custom_metadata !== void 0) {
        let data7 = data.custom_metadata;
        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        } else {
          const err29 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/oneOf/0/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
      if (data.post_session_metadata !== void 0) {
        let data8 = data.post_session_metadata;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        } else {
          const err30 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/oneOf/0/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
      if (data.file !== void 0) {
        let data9 = data.file;
        if (!(data9 === null)) {
          if (!validate14(data9, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData })) {
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.result !== void 0) {
        if (!validate89(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
          errors = vErrors.length;
        }
      }
      if (data.kind !== void 0) {
        if ("live" !== data.kind) {
          const err31 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
      if (data.request_params !== void 0) {
        let data12 = data.request_params;
        if (!(data12 === null)) {
          if (!validate97(data12, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      const err32 = { instancePath, schemaPath: "LiveJob#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err32];
      } else {
        vErrors.push(err32);
      }
      errors++;
    }
  } else if (data["status"] === "queued" || data["status"] === "processing") {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err33 = { instancePath, schemaPath: "LiveJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err34 = { instancePath, schemaPath: "LiveJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err35 = { instancePath, schemaPath: "LiveJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err36 = { instancePath, schemaPath: "LiveJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err37 = { instancePath, schemaPath: "LiveJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err38 = { instancePath, schemaPath: "LiveJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err39 = { instancePath, schemaPath: "LiveJob#/oneOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data13 = data.id;
        if (typeof data13 === "string") {
          if (!formats28(data13)) {
            const err40 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/oneOf/1/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        } else {
          const err41 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
      if (data.request_id !== void 0) {
        if (typeof data.request_id !== "string") {
          const err42 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/oneOf/1/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
      if (data.version !== void 0) {
        let data15 = data.version;
        if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
          const err43 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/oneOf/1/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        let data16 = data.status;
        if (!(data16 === "queued" || data16 === "processing")) {
          const err44 = { instancePath: instancePath + "/status", schemaPath: "LiveJob#/oneOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: schema90.oneOf[1].properties.status.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data17 = data.created_at;
        if (typeof data17 === "string") {
          if (!formats2(data17)) {
            const err45 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/oneOf/1/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        } else {
          const err46 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/oneOf/1/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data18 = data.completed_at;
        if (!(typeof data18 == "string" || data18 === null)) {
          const err47 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/oneOf/1/properties/completed_at/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (typeof data18 === "string") {
          if (!formats2(data18)) {
            const err48 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/oneOf/1/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      }
      if (data.error_code !== void 0) {
        let data19 = data.error_code;
        if (!(Number.isInteger(data19) || data19 === null)) {
          const err49 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/1/properties/error_code/type", keyword: "type", params: { type: ["integer", "null"] }, message: "must be integer,null" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (typeof data19 == "number" && isFinite(data19)) {
          if (data19 > 599 || isNaN(data19)) {
            const err50 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/1/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if (data19 < 400 || isNaN(data19)) {
            const err51 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/1/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      }
      if (data.custom_metadata !== void 0) {
        let data20 = data.custom_metadata;
        if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        } else {
          const err52 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/oneOf/1/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
      if (data.post_session_metadata !== void 0) {
        let data21 = data.post_session_metadata;
        if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        } else {
          const err53 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/oneOf/1/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
      if (data.file !== void 0) {
        let data22 = data.file;
        if (!(data22 === null)) {
          if (!validate14(data22, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData })) {
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.kind !== void 0) {
        if ("live" !== data.kind) {
          const err54 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
      if (data.request_params !== void 0) {
        let data24 = data.request_params;
        if (!(data24 === null)) {
          if (!validate97(data24, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.result !== void 0) {
        let data25 = data.result;
        if (!(data25 === null)) {
          if (!validate89(data25, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      const err55 = { instancePath, schemaPath: "LiveJob#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err55];
      } else {
        vErrors.push(err55);
      }
      errors++;
    }
  } else if (data["status"] === "error") {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err56 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err57 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (data.version === void 0) {
        const err58 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err59 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err60 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (data.post_session_metadata === void 0) {
        const err61 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (data.completed_at === void 0) {
        const err62 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (data.error_code === void 0) {
        const err63 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err64 = { instancePath, schemaPath: "LiveJob#/oneOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data26 = data.id;
        if (typeof data26 === "string") {
          if (!formats28(data26)) {
            const err65 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/oneOf/2/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        } else {
          const err66 = { instancePath: instancePath + "/id", schemaPath: "LiveJob#/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
      }
      if (data.request_id !== void 0) {
        if (typeof data.request_id !== "string") {
          const err67 = { instancePath: instancePath + "/request_id", schemaPath: "LiveJob#/oneOf/2/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      }
      if (data.version !== void 0) {
        let data28 = data.version;
        if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
          const err68 = { instancePath: instancePath + "/version", schemaPath: "LiveJob#/oneOf/2/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        if ("error" !== data.status) {
          const err69 = { instancePath: instancePath + "/status", schemaPath: "LiveJob#/oneOf/2/properties/status/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data30 = data.created_at;
        if (typeof data30 === "string") {
          if (!formats2(data30)) {
            const err70 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/oneOf/2/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        } else {
          const err71 = { instancePath: instancePath + "/created_at", schemaPath: "LiveJob#/oneOf/2/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data31 = data.completed_at;
        if (typeof data31 === "string") {
          if (!formats2(data31)) {
            const err72 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/oneOf/2/properties/completed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        } else {
          const err73 = { instancePath: instancePath + "/completed_at", schemaPath: "LiveJob#/oneOf/2/properties/completed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      }
      if (data.error_code !== void 0) {
        let data32 = data.error_code;
        if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
          const err74 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/2/properties/error_code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (typeof data32 == "number" && isFinite(data32)) {
          if (data32 > 599 || isNaN(data32)) {
            const err75 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/2/properties/error_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (data32 < 400 || isNaN(data32)) {
            const err76 = { instancePath: instancePath + "/error_code", schemaPath: "LiveJob#/oneOf/2/properties/error_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
      }
      if (data.custom_metadata !== void 0) {
        let data33 = data.custom_metadata;
        if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        } else {
          const err77 = { instancePath: instancePath + "/custom_metadata", schemaPath: "LiveJob#/oneOf/2/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
      }
      if (data.post_session_metadata !== void 0) {
        let data34 = data.post_session_metadata;
        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        } else {
          const err78 = { instancePath: instancePath + "/post_session_metadata", schemaPath: "LiveJob#/oneOf/2/properties/post_session_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
      }
      if (data.file !== void 0) {
        let data35 = data.file;
        if (!(data35 === null)) {
          if (!validate14(data35, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData })) {
            vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.kind !== void 0) {
        if ("live" !== data.kind) {
          const err79 = { instancePath: instancePath + "/kind", schemaPath: "LiveJob#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "live" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
      }
      if (data.request_params !== void 0) {
        let data37 = data.request_params;
        if (!(data37 === null)) {
          if (!validate97(data37, { instancePath: instancePath + "/request_params", parentData: data, parentDataProperty: "request_params", rootData })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
            errors = vErrors.length;
          }
        }
      }
      if (data.result !== void 0) {
        let data38 = data.result;
        if (!(data38 === null)) {
          if (!validate89(data38, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      const err80 = { instancePath, schemaPath: "LiveJob#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err80];
      } else {
        vErrors.push(err80);
      }
      errors++;
    }
  } else {
    const err81 = { instancePath: instancePath + "/status", schemaPath: "LiveJob#/oneOf", keyword: "enum", params: { allowedValues: ["done", "queued", "processing", "error"] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err81];
    } else {
      vErrors.push(err81);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else if (data["kind"] === void 0) {
    if (data["kind"] === void 0) {
      const err1 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["id"] === void 0) {
      const err2 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data["request_id"] === void 0) {
      const err3 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data["version"] === void 0) {
      const err4 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data["status"] === void 0) {
      const err5 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data["created_at"] === void 0) {
      const err6 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data["post_session_metadata"] === void 0) {
      const err7 = { instancePath, schemaPath: "TranscriptionJob#/oneOf", keyword: "required", params: { missingProperty: "post_session_metadata" }, message: "must have required property 'post_session_metadata'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
  } else if (data["kind"] === "pre-recorded") {
    if (!validate40(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
      errors = vErrors.length;
    }
  } else if (data["kind"] === "live") {
    if (!validate87(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
      errors = vErrors.length;
    }
  } else {
    const err8 = { instancePath: instancePath + "/kind", schemaPath: "TranscriptionJob#/oneOf", keyword: "enum", params: { allowedValues: ["pre-recorded", "live"] }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats16(data0)) {
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
        if (!formats16(data1)) {
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
      if (!(typeof data2 == "string" || data2 === null)) {
        const err8 = { instancePath: instancePath + "/next", schemaPath: "JobPage#/properties/next/type", keyword: "type", params: { type: ["string", "null"] }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats16(data2)) {
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
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate39(data3[i0], { instancePath: instancePath + "/items/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
            errors = vErrors.length;
          }
          if (errors >= 1e3) {
            break;
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
  validate38.errors = vErrors;
  return errors === 0;
}
var validateJobStatus = validate118;
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "queued" || data === "processing" || data === "done" || data === "error")) {
    const err0 = { instancePath, schemaPath: "JobStatus#/enum", keyword: "enum", params: { allowedValues: schema4.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
var validateLanguageConfig = validate68;
var validateLiveCallbackConfig = validate107;
var validateLiveJob = validate87;
var validateLiveMessagesConfig = validate99;
var validateLiveRequest = validate97;
var validateLiveResult = validate89;
var validateLiveSessionCreated = validate119;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate119.errors = vErrors;
  return errors === 0;
}
var validateModerationAddon = validate55;
var validateNameConsistencyAddon = validate57;
var validateNamedEntityRecognitionAddon = validate50;
var validatePiiEntityType = validate120;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "APPI" || data === "APPI_SENSITIVE" || data === "CCI" || data === "CORE_ENTITIES" || data === "CPRA" || data === "GDPR" || data === "GDPR_SENSITIVE" || data === "HEALTH_INFORMATION" || data === "HIPAA_SAFE_HARBOR" || data === "LIDI" || data === "NUMERICAL_EXCL_PCI" || data === "PCI" || data === "QUEBEC_PRIVACY_ACT" || data === "ACCOUNT_NUMBER" || data === "AGE" || data === "DATE" || data === "DATE_INTERVAL" || data === "DOB" || data === "DRIVER_LICENSE" || data === "DURATION" || data === "EMAIL_ADDRESS" || data === "EVENT" || data === "FILENAME" || data === "GENDER" || data === "HEALTHCARE_NUMBER" || data === "IP_ADDRESS" || data === "LANGUAGE" || data === "LOCATION" || data === "LOCATION_ADDRESS" || data === "LOCATION_ADDRESS_STREET" || data === "LOCATION_CITY" || data === "LOCATION_COORDINATE" || data === "LOCATION_COUNTRY" || data === "LOCATION_STATE" || data === "LOCATION_ZIP" || data === "MARITAL_STATUS" || data === "MONEY" || data === "NAME" || data === "NAME_FAMILY" || data === "NAME_GIVEN" || data === "NAME_MEDICAL_PROFESSIONAL" || data === "NUMERICAL_PII" || data === "OCCUPATION" || data === "ORGANIZATION" || data === "ORGANIZATION_MEDICAL_FACILITY" || data === "ORIGIN" || data === "PASSPORT_NUMBER" || data === "PASSWORD" || data === "PHONE_NUMBER" || data === "PHYSICAL_ATTRIBUTE" || data === "POLITICAL_AFFILIATION" || data === "RELIGION" || data === "SEXUALITY" || data === "SSN" || data === "TIME" || data === "URL" || data === "USERNAME" || data === "VEHICLE_ID" || data === "ZODIAC_SIGN" || data === "BLOOD_TYPE" || data === "CONDITION" || data === "DOSE" || data === "DRUG" || data === "INJURY" || data === "MEDICAL_PROCESS" || data === "STATISTICS" || data === "BANK_ACCOUNT" || data === "CREDIT_CARD" || data === "CREDIT_CARD_EXPIRATION" || data === "CVV" || data === "ROUTING_NUMBER" || data === "CORPORATE_ACTION" || data === "DAY" || data === "EFFECT" || data === "FINANCIAL_METRIC" || data === "MEDICAL_CODE" || data === "MONTH" || data === "ORGANIZATION_ID" || data === "PRODUCT" || data === "PROJECT" || data === "TREND" || data === "YEAR")) {
    const err0 = { instancePath, schemaPath: "PiiEntityType#/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
var validatePiiProcessedTextType = validate121;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "MARKER" || data === "MASK")) {
    const err0 = { instancePath, schemaPath: "PiiProcessedTextType#/enum", keyword: "enum", params: { allowedValues: schema87.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate121.errors = vErrors;
  return errors === 0;
}
var validatePiiRedactionConfig = validate74;
var validatePostProcessingConfig = validate105;
var validatePreProcessingConfig = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate122.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedCallback = validate123;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats28(data0)) {
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
  validate123.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedJob = validate40;
var validatePreRecordedJobCreated = validate124;
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats28(data0)) {
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
        if (!formats16(data1)) {
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
  validate124.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedRequest = validate125;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.language_config !== void 0) {
      if (!validate68(data.language_config, { instancePath: instancePath + "/language_config", parentData: data, parentDataProperty: "language_config", rootData })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.diarization !== void 0) {
      if (typeof data.diarization !== "boolean") {
        const err1 = { instancePath: instancePath + "/diarization", schemaPath: "PreRecordedRequest#/properties/diarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.diarization_config !== void 0) {
      let data2 = data.diarization_config;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.number_of_speakers !== void 0) {
          let data3 = data2.number_of_speakers;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err2 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err3 = { instancePath: instancePath + "/diarization_config/number_of_speakers", schemaPath: "DiarizationConfig#/properties/number_of_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
        if (data2.min_speakers !== void 0) {
          let data4 = data2.min_speakers;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err4 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 0 || isNaN(data4)) {
              const err5 = { instancePath: instancePath + "/diarization_config/min_speakers", schemaPath: "DiarizationConfig#/properties/min_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data2.max_speakers !== void 0) {
          let data5 = data2.max_speakers;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err6 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err7 = { instancePath: instancePath + "/diarization_config/max_speakers", schemaPath: "DiarizationConfig#/properties/max_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/diarization_config", schemaPath: "DiarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.subtitles !== void 0) {
      if (typeof data.subtitles !== "boolean") {
        const err9 = { instancePath: instancePath + "/subtitles", schemaPath: "PreRecordedRequest#/properties/subtitles/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.subtitles_config !== void 0) {
      if (!validate70(data.subtitles_config, { instancePath: instancePath + "/subtitles_config", parentData: data, parentDataProperty: "subtitles_config", rootData })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.sentences !== void 0) {
      if (typeof data.sentences !== "boolean") {
        const err10 = { instancePath: instancePath + "/sentences", schemaPath: "PreRecordedRequest#/properties/sentences/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.translation !== void 0) {
      if (typeof data.translation !== "boolean") {
        const err11 = { instancePath: instancePath + "/translation", schemaPath: "PreRecordedRequest#/properties/translation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.translation_config !== void 0) {
      if (!validate72(data.translation_config, { instancePath: instancePath + "/translation_config", parentData: data, parentDataProperty: "translation_config", rootData })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.summarization !== void 0) {
      if (typeof data.summarization !== "boolean") {
        const err12 = { instancePath: instancePath + "/summarization", schemaPath: "PreRecordedRequest#/properties/summarization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.summarization_config !== void 0) {
      let data12 = data.summarization_config;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.type !== void 0) {
          let data13 = data12.type;
          if (!(data13 === "general" || data13 === "bullet_points" || data13 === "concise")) {
            const err13 = { instancePath: instancePath + "/summarization_config/type", schemaPath: "SummarizationType#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/summarization_config", schemaPath: "SummarizationConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.sentiment_analysis !== void 0) {
      if (typeof data.sentiment_analysis !== "boolean") {
        const err15 = { instancePath: instancePath + "/sentiment_analysis", schemaPath: "PreRecordedRequest#/properties/sentiment_analysis/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.audio_to_llm !== void 0) {
      if (typeof data.audio_to_llm !== "boolean") {
        const err16 = { instancePath: instancePath + "/audio_to_llm", schemaPath: "PreRecordedRequest#/properties/audio_to_llm/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.audio_to_llm_config !== void 0) {
      let data16 = data.audio_to_llm_config;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.prompts === void 0) {
          const err17 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/required", keyword: "required", params: { missingProperty: "prompts" }, message: "must have required property 'prompts'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data16.prompts !== void 0) {
          let data17 = data16.prompts;
          if (Array.isArray(data17)) {
            if (data17.length < 1) {
              const err18 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            const len0 = data17.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (errors >= 1e3) {
                break;
              }
              if (!Array.isArray(data17[i0])) {
                const err19 = { instancePath: instancePath + "/audio_to_llm_config/prompts/" + i0, schemaPath: "AudioToLlmConfig#/properties/prompts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/audio_to_llm_config/prompts", schemaPath: "AudioToLlmConfig#/properties/prompts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data16.model !== void 0) {
          if (typeof data16.model !== "string") {
            const err21 = { instancePath: instancePath + "/audio_to_llm_config/model", schemaPath: "AudioToLlmConfig#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/audio_to_llm_config", schemaPath: "AudioToLlmConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.pii_redaction !== void 0) {
      if (typeof data.pii_redaction !== "boolean") {
        const err23 = { instancePath: instancePath + "/pii_redaction", schemaPath: "PreRecordedRequest#/properties/pii_redaction/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.pii_redaction_config !== void 0) {
      if (!validate74(data.pii_redaction_config, { instancePath: instancePath + "/pii_redaction_config", parentData: data, parentDataProperty: "pii_redaction_config", rootData })) {
        vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
        errors = vErrors.length;
      }
    }
    if (data.custom_vocabulary !== void 0) {
      let data22 = data.custom_vocabulary;
      if (!(typeof data22 == "boolean")) {
        if (Array.isArray(data22)) {
          if (!validate23(data22, { instancePath: instancePath + "/custom_vocabulary", parentData: data, parentDataProperty: "custom_vocabulary", rootData })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        } else {
          const err24 = { instancePath: instancePath + "/custom_vocabulary", schemaPath: "PreRecordedRequest#/properties/custom_vocabulary/anyOf", keyword: "type", params: { type: ["boolean", "array"] }, message: "must be boolean,array" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.custom_vocabulary_config !== void 0) {
      if (!validate26(data.custom_vocabulary_config, { instancePath: instancePath + "/custom_vocabulary_config", parentData: data, parentDataProperty: "custom_vocabulary_config", rootData })) {
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    }
    if (data.callback !== void 0) {
      if (typeof data.callback !== "boolean") {
        const err25 = { instancePath: instancePath + "/callback", schemaPath: "PreRecordedRequest#/properties/callback/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.callback_config !== void 0) {
      if (!validate19(data.callback_config, { instancePath: instancePath + "/callback_config", parentData: data, parentDataProperty: "callback_config", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.named_entity_recognition !== void 0) {
      if (typeof data.named_entity_recognition !== "boolean") {
        const err26 = { instancePath: instancePath + "/named_entity_recognition", schemaPath: "PreRecordedRequest#/properties/named_entity_recognition/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.custom_spelling !== void 0) {
      if (typeof data.custom_spelling !== "boolean") {
        const err27 = { instancePath: instancePath + "/custom_spelling", schemaPath: "PreRecordedRequest#/properties/custom_spelling/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.custom_spelling_config !== void 0) {
      let data28 = data.custom_spelling_config;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        if (data28.spelling_dictionary === void 0) {
          const err28 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/required", keyword: "required", params: { missingProperty: "spelling_dictionary" }, message: "must have required property 'spelling_dictionary'" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data28.spelling_dictionary !== void 0) {
          let data29 = data28.spelling_dictionary;
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            for (const key0 in data29) {
              if (data29[key0] === void 0) {
                continue;
              }
              let data30 = data29[key0];
              if (errors >= 1e3) {
                break;
              }
              if (Array.isArray(data30)) {
                const len1 = data30.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data30[i1] !== "string") {
                    const err29 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + func0(key0) + "/" + i1, schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  }
                  if (errors >= 1e3) {
                    break;
                  }
                }
              } else {
                const err30 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary/" + func0(key0), schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/custom_spelling_config/spelling_dictionary", schemaPath: "CustomSpellingConfig#/properties/spelling_dictionary/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/custom_spelling_config", schemaPath: "CustomSpellingConfig#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.punctuation_enhanced !== void 0) {
      if (typeof data.punctuation_enhanced !== "boolean") {
        const err33 = { instancePath: instancePath + "/punctuation_enhanced", schemaPath: "PreRecordedRequest#/properties/punctuation_enhanced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.detect_language !== void 0) {
      if (typeof data.detect_language !== "boolean") {
        const err34 = { instancePath: instancePath + "/detect_language", schemaPath: "PreRecordedRequest#/properties/detect_language/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.enable_code_switching !== void 0) {
      if (typeof data.enable_code_switching !== "boolean") {
        const err35 = { instancePath: instancePath + "/enable_code_switching", schemaPath: "PreRecordedRequest#/properties/enable_code_switching/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data35 = data.language;
      if (typeof data35 == "string") {
        if (typeof data35 === "string") {
          if (!pattern0.test(data35)) {
            const err36 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/language", schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data36 = data.callback_url;
      if (typeof data36 === "string") {
        if (!formats16(data36)) {
          const err38 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequest#/properties/callback_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/callback_url", schemaPath: "PreRecordedRequest#/properties/callback_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.audio_url !== void 0) {
      let data37 = data.audio_url;
      if (typeof data37 === "string") {
        if (!formats16(data37)) {
          const err40 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequest#/properties/audio_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      } else {
        const err41 = { instancePath: instancePath + "/audio_url", schemaPath: "PreRecordedRequest#/properties/audio_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.custom_metadata !== void 0) {
      let data38 = data.custom_metadata;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
      } else {
        const err42 = { instancePath: instancePath + "/custom_metadata", schemaPath: "PreRecordedRequest#/properties/custom_metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "PreRecordedRequest#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
var validatePreRecordedRequestParams = validate67;
var validatePreRecordedResult = validate42;
var validatePreRecordedWebhook = validate133;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats28(data0)) {
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
  validate133.errors = vErrors;
  return errors === 0;
}
var validateRealtimeProcessingConfig = validate101;
var validateResultMetadata = validate134;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate134.errors = vErrors;
  return errors === 0;
}
var validateSampleRate = validate135;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 8e3 || data === 16e3 || data === 32e3 || data === 44100 || data === 48e3)) {
    const err0 = { instancePath, schemaPath: "SampleRate#/enum", keyword: "enum", params: { allowedValues: schema96.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate135.errors = vErrors;
  return errors === 0;
}
var validateSentence = validate136;
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate136.errors = vErrors;
  return errors === 0;
}
var validateSentencesAddon = validate62;
var validateSentimentAnalysisAddon = validate52;
var validateStructuredDataExtractionAddon = validate59;
var validateSubtitle = validate137;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate137.errors = vErrors;
  return errors === 0;
}
var validateSubtitlesConfig = validate70;
var validateSubtitlesFormat = validate138;
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "srt" || data === "vtt")) {
    const err0 = { instancePath, schemaPath: "SubtitlesFormat#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate138.errors = vErrors;
  return errors === 0;
}
var validateSubtitlesStyle = validate139;
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "default" || data === "compliance")) {
    const err0 = { instancePath, schemaPath: "SubtitlesStyle#/enum", keyword: "enum", params: { allowedValues: schema77.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate139.errors = vErrors;
  return errors === 0;
}
var validateSummarizationAddon = validate48;
var validateSummarizationConfig = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "general" || data0 === "bullet_points" || data0 === "concise")) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "SummarizationType#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
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
  validate140.errors = vErrors;
  return errors === 0;
}
var validateSummarizationType = validate141;
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "general" || data === "bullet_points" || data === "concise")) {
    const err0 = { instancePath, schemaPath: "SummarizationType#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
var validateTranscription = validate43;
var validateTranscriptionJob = validate39;
var validateTranscriptionLanguageCode = validate142;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data == "string") {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        const err0 = { instancePath, schemaPath: "TranscriptionLanguageCode#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}$" }, message: 'must match pattern "^[a-z]{2,3}$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "TranscriptionLanguageCode#/anyOf", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
var validateTranslationAddon = validate46;
var validateTranslationConfig = validate72;
var validateTranslationLanguageCode = validate143;
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "af" || data === "am" || data === "ar" || data === "as" || data === "az" || data === "ba" || data === "be" || data === "bg" || data === "bn" || data === "bo" || data === "br" || data === "bs" || data === "ca" || data === "cs" || data === "cy" || data === "da" || data === "de" || data === "el" || data === "en" || data === "es" || data === "et" || data === "eu" || data === "fa" || data === "fi" || data === "fo" || data === "fr" || data === "gl" || data === "gu" || data === "ha" || data === "haw" || data === "he" || data === "hi" || data === "hr" || data === "ht" || data === "hu" || data === "hy" || data === "id" || data === "is" || data === "it" || data === "ja" || data === "jw" || data === "ka" || data === "kk" || data === "km" || data === "kn" || data === "ko" || data === "la" || data === "lb" || data === "ln" || data === "lo" || data === "lt" || data === "lv" || data === "mg" || data === "mi" || data === "mk" || data === "ml" || data === "mn" || data === "mr" || data === "ms" || data === "mt" || data === "my" || data === "ne" || data === "nl" || data === "nn" || data === "no" || data === "oc" || data === "pa" || data === "pl" || data === "ps" || data === "pt" || data === "ro" || data === "ru" || data === "sa" || data === "sd" || data === "si" || data === "sk" || data === "sl" || data === "sn" || data === "so" || data === "sq" || data === "sr" || data === "su" || data === "sv" || data === "sw" || data === "ta" || data === "te" || data === "tg" || data === "tk" || data === "tl" || data === "tr" || data === "tt" || data === "uk" || data === "ur" || data === "uz" || data === "vi" || data === "wo" || data === "yi" || data === "yo" || data === "zh")) {
    const err0 = { instancePath, schemaPath: "TranslationLanguageCode#/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var validateTranslationModel = validate144;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "base" || data === "enhanced")) {
    const err0 = { instancePath, schemaPath: "TranslationModel#/enum", keyword: "enum", params: { allowedValues: schema80.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
var validateUploadResponse = validate145;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats16(data0)) {
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
      if (!validate15(data.audio_metadata, { instancePath: instancePath + "/audio_metadata", parentData: data, parentDataProperty: "audio_metadata", rootData })) {
        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "UploadResponse#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate145.errors = vErrors;
  return errors === 0;
}
var validateUtterance = validate30;
var validateWord = validate147;
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate147.errors = vErrors;
  return errors === 0;
}
var validateAudioChunkData = validate148;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate148.errors = vErrors;
  return errors === 0;
}
var validateAudioChunkMessage = validate2;
var validateLiveUtterance = validate7;
var validateOtherServerMessage = validate11;
var validateStopRecordingMessage = validate149;
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate149.errors = vErrors;
  return errors === 0;
}
var validateTranscriptData = validate6;
var validateTranscriptMessage = validate5;
export {
  validateAddonError,
  validateAudioChunkData,
  validateAudioChunkMessage,
  validateAudioFile,
  validateAudioMetadata,
  validateAudioToLlmAddon,
  validateAudioToLlmConfig,
  validateBitDepth,
  validateCallbackConfig,
  validateCallbackMethod,
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
  validateEncoding,
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
  validatePiiProcessedTextType,
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
  validateSampleRate,
  validateSentence,
  validateSentencesAddon,
  validateSentimentAnalysisAddon,
  validateServerMessage,
  validateStopRecordingMessage,
  validateStructuredDataExtractionAddon,
  validateSubtitle,
  validateSubtitlesConfig,
  validateSubtitlesFormat,
  validateSubtitlesStyle,
  validateSummarizationAddon,
  validateSummarizationConfig,
  validateSummarizationType,
  validateTranscriptData,
  validateTranscriptMessage,
  validateTranscription,
  validateTranscriptionJob,
  validateTranscriptionLanguageCode,
  validateTranslationAddon,
  validateTranslationConfig,
  validateTranslationLanguageCode,
  validateTranslationModel,
  validateUploadResponse,
  validateUtterance,
  validateWord
};
