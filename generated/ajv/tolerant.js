// Generated from the contract by `npm run build`; edit the contract instead.

import * as formats from '../runtime/formats.js';
import { isEnough, isObject } from '../runtime/validate.js';
import * as guard from '../guard/tolerant.js';

const list0 = ["string","null"];
const list1 = ["number","null"];
const list2 = ["boolean","null"];
const list3 = ["array","null"];
const list4 = ["object","null"];
const list5 = ["string","object"];
const list6 = ["pre-recorded","live"];
const list7 = ["string","array","null"];
const list8 = ["boolean","array","null"];
const list9 = ["audio_chunk","stop_recording"];
export const validateAddonError = validate0;

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
}
else {
const err0 = {instancePath,schemaPath:"AddonError#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateAudioFile = validate1;

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"AudioFile#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filename !== undefined){
let data1 = data.filename;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/filename",schemaPath:"AudioFile#/properties/filename/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/source",schemaPath:"AudioFile#/properties/source/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.audio_duration !== undefined){
let data3 = data.audio_duration;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioFile#/properties/audio_duration/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.number_of_channels !== undefined){
let data4 = data.number_of_channels;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"AudioFile#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const validateAudioMetadata = validate2;

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"AudioMetadata#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filename !== undefined){
let data1 = data.filename;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/filename",schemaPath:"AudioMetadata#/properties/filename/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.extension !== undefined){
let data2 = data.extension;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/extension",schemaPath:"AudioMetadata#/properties/extension/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/size",schemaPath:"AudioMetadata#/properties/size/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.audio_duration !== undefined){
let data4 = data.audio_duration;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioMetadata#/properties/audio_duration/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.number_of_channels !== undefined){
let data5 = data.number_of_channels;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioMetadata#/properties/number_of_channels/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"AudioMetadata#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const validateAudioToLlmAddon = validate3;

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"AudioToLlmAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"AudioToLlmAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"AudioToLlmAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"AudioToLlmAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateAudioToLlmConfig = validate5;

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.prompts !== undefined){
let data0 = data.prompts;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
const _errs3 = errors;
if(!(Array.isArray(data0[i0]))){
const err1 = {instancePath:instancePath+"/prompts/" + i0,schemaPath:"AudioToLlmConfig#/properties/prompts/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
if(data.model !== undefined){
let data2 = data.model;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/model",schemaPath:"AudioToLlmConfig#/properties/model/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"AudioToLlmConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const validateCallbackConfig = validate6;

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.method !== undefined){
let data1 = data.method;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/method",schemaPath:"CallbackConfig#/properties/method/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"CallbackConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const validateChapterizationAddon = validate7;

function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"ChapterizationAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"ChapterizationAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"ChapterizationAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"ChapterizationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const validateCustomSpellingConfig = validate9;
const obj0 = [];

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.spelling_dictionary !== undefined){
let data0 = data.spelling_dictionary;
if((!((data0?.constructor === Object || isObject(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/spelling_dictionary",schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data0?.constructor === Object || isObject(data0))){
let wrong0 = 0;
for(const key0 in data0){
if(!obj0.includes(key0)){
let data1 = data0[key0];
const _errs4 = errors;
if(Array.isArray(data1)){
let wrong1 = 0;
for(let i0=0; i0<data1.length; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"CustomSpellingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export const validateCustomVocabulary = validate10;

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"TranscriptionLanguageCode#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.value !== undefined){
let data0 = data.value;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/value",schemaPath:"CustomVocabularyEntry#/properties/value/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.intensity !== undefined){
let data1 = data.intensity;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pronunciations !== undefined){
let data2 = data.pronunciations;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/pronunciations",schemaPath:"CustomVocabularyEntry#/properties/pronunciations/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data2)){
let wrong0 = 0;
for(let i0=0; i0<data2.length; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/pronunciations/" + i0,schemaPath:"CustomVocabularyEntry#/properties/pronunciations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs7 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
if(data.language !== undefined){
let data4 = data.language;
const _errs10 = errors;
const _errs11 = errors;
if(data4 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
if(vErrors.length > _errs10) vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs13 = errors;
if(!(validate12(data4, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
}
}
}
else {
const err5 = {instancePath,schemaPath:"CustomVocabularyEntry#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
let wrong0 = 0;
for(let i0=0; i0<data.length; i0++){
let data0 = data[i0];
const _errs1 = errors;
if((typeof data0 !== "string") && (!((data0?.constructor === Object || isObject(data0))))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"CustomVocabulary#/items/type",keyword:"type",params:{type: list5},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
const _errs5 = errors;
if(!((data0?.constructor === Object || isObject(data0)))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(!(validate11(data0, {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
var valid0 = _errs1 === errors;
if(!valid0){
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"CustomVocabulary#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateCustomVocabularyConfig = validate15;

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.vocabulary !== undefined){
let data0 = data.vocabulary;
const _errs2 = errors;
const _errs3 = errors;
if(data0 !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
if(vErrors.length > _errs2) vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs5 = errors;
if(!(validate10(data0, {instancePath:instancePath+"/vocabulary"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
}
}
if(data.default_intensity !== undefined){
let data1 = data.default_intensity;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"CustomVocabularyConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const validateCustomVocabularyEntry = validate11;

export const validateDateOrDateTime = validate17;

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"DateOrDateTime#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const validateDiarizationAddon = validate18;

function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"DiarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"DiarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"DiarizationAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"DiarizationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const validateDiarizationConfig = validate20;

function validate20(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.number_of_speakers !== undefined){
let data0 = data.number_of_speakers;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.min_speakers !== undefined){
let data1 = data.min_speakers;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.max_speakers !== undefined){
let data2 = data.max_speakers;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"DiarizationConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const validateDisplayModeAddon = validate21;

function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"DisplayModeAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"DisplayModeAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"DisplayModeAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"DisplayModeAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const validateErrorResponse = validate23;

function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"ErrorResponse#/properties/timestamp/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/path",schemaPath:"ErrorResponse#/properties/path/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.request_id !== undefined){
let data2 = data.request_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/request_id",schemaPath:"ErrorResponse#/properties/request_id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.statusCode !== undefined){
let data3 = data.statusCode;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/statusCode",schemaPath:"ErrorResponse#/properties/statusCode/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/message",schemaPath:"ErrorResponse#/properties/message/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"ErrorResponse#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const validateJobKind = validate24;

function validate24(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"JobKind#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const validateJobPage = validate25;

function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_duration !== undefined){
let data0 = data.audio_duration;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_duration",schemaPath:"ResultMetadata#/properties/audio_duration/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.number_of_distinct_channels !== undefined){
let data1 = data.number_of_distinct_channels;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.billing_time !== undefined){
let data2 = data.billing_time;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/billing_time",schemaPath:"ResultMetadata#/properties/billing_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.transcription_time !== undefined){
let data3 = data.transcription_time;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/transcription_time",schemaPath:"ResultMetadata#/properties/transcription_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"ResultMetadata#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.word !== undefined){
let data0 = data.word;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/word",schemaPath:"Word#/properties/word/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.start !== undefined){
let data1 = data.start;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/start",schemaPath:"Word#/properties/start/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.end !== undefined){
let data2 = data.end;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/end",schemaPath:"Word#/properties/end/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.confidence !== undefined){
let data3 = data.confidence;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/confidence",schemaPath:"Word#/properties/confidence/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"Word#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.text !== undefined){
let data0 = data.text;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/text",schemaPath:"Utterance#/properties/text/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
const _errs4 = errors;
const _errs5 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(!(validate12(data1, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
}
if(data.start !== undefined){
let data2 = data.start;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/start",schemaPath:"Utterance#/properties/start/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/end",schemaPath:"Utterance#/properties/end/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"Utterance#/properties/channel/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.words !== undefined){
let data5 = data.words;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/words",schemaPath:"Utterance#/properties/words/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
let wrong0 = 0;
for(let i0=0; i0<data5.length; i0++){
if(!guard.acceptsWord(data5[i0])){
const _errs16 = errors;
if(!(validate36(data5[i0], {instancePath:instancePath+"/words/" + i0}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
if(data.confidence !== undefined){
let data7 = data.confidence;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/confidence",schemaPath:"Utterance#/properties/confidence/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.speaker !== undefined){
let data8 = data.speaker;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err7 = {instancePath:instancePath+"/speaker",schemaPath:"Utterance#/properties/speaker/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"Utterance#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
}
else {
const err0 = {instancePath,schemaPath:"Sentence#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
}
else {
const err0 = {instancePath,schemaPath:"Subtitle#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.full_transcript !== undefined){
let data0 = data.full_transcript;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/full_transcript",schemaPath:"Transcription#/properties/full_transcript/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.languages !== undefined){
let data1 = data.languages;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/languages",schemaPath:"Transcription#/properties/languages/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data1)){
let wrong0 = 0;
for(let i0=0; i0<data1.length; i0++){
if(!guard.acceptsTranscriptionLanguageCode(data1[i0])){
const _errs5 = errors;
if(!(validate12(data1[i0], {instancePath:instancePath+"/languages/" + i0}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
if(data.utterances !== undefined){
let data3 = data.utterances;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err2 = {instancePath:instancePath+"/utterances",schemaPath:"Transcription#/properties/utterances/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data3)){
let wrong1 = 0;
for(let i1=0; i1<data3.length; i1++){
if(!guard.acceptsUtterance(data3[i1])){
const _errs8 = errors;
if(!(validate34(data3[i1], {instancePath:instancePath+"/utterances/" + i1}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
if(isEnough(++wrong1)){
break;
}
}
}
}
}
}
if(data.sentences !== undefined){
let data5 = data.sentences;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err3 = {instancePath:instancePath+"/sentences",schemaPath:"Transcription#/properties/sentences/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data5)){
let wrong2 = 0;
for(let i2=0; i2<data5.length; i2++){
if(!guard.acceptsSentence(data5[i2])){
const _errs11 = errors;
if(!(validate39(data5[i2], {instancePath:instancePath+"/sentences/" + i2}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
}
if(data.subtitles !== undefined){
let data7 = data.subtitles;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err4 = {instancePath:instancePath+"/subtitles",schemaPath:"Transcription#/properties/subtitles/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data7)){
let wrong3 = 0;
for(let i3=0; i3<data7.length; i3++){
if(!guard.acceptsSubtitle(data7[i3])){
const _errs14 = errors;
if(!(validate41(data7[i3], {instancePath:instancePath+"/subtitles/" + i3}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
if(isEnough(++wrong3)){
break;
}
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"Transcription#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"TranslationAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"TranslationAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"TranslationAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"TranslationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"SummarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"SummarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"SummarizationAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"SummarizationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"NamedEntityRecognitionAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"NamedEntityRecognitionAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"NamedEntityRecognitionAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"SentimentAnalysisAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"SentimentAnalysisAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"SentimentAnalysisAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"SentimentAnalysisAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"ModerationAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"ModerationAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"ModerationAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"ModerationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"NameConsistencyAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"NameConsistencyAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"NameConsistencyAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"NameConsistencyAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"StructuredDataExtractionAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"StructuredDataExtractionAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"StructuredDataExtractionAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"SentencesAddon#/properties/is_empty/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"SentencesAddon#/properties/exec_time/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"SentencesAddon#/properties/success/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs8 = errors;
const _errs9 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"SentencesAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.metadata !== undefined){
let data0 = data.metadata;
const _errs2 = errors;
const _errs3 = errors;
if(data0 !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
if(vErrors.length > _errs2) vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs5 = errors;
if(!(validate30(data0, {instancePath:instancePath+"/metadata"}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
}
}
if(data.transcription !== undefined){
let data1 = data.transcription;
const _errs7 = errors;
const _errs8 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
if(vErrors.length > _errs7) vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs10 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/transcription"}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
}
}
if(data.translation !== undefined){
let data2 = data.translation;
const _errs12 = errors;
const _errs13 = errors;
if(data2 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
if(vErrors.length > _errs12) vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs15 = errors;
if(!(validate44(data2, {instancePath:instancePath+"/translation"}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
}
}
if(data.summarization !== undefined){
let data3 = data.summarization;
const _errs17 = errors;
const _errs18 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
if(vErrors.length > _errs17) vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs20 = errors;
if(!(validate47(data3, {instancePath:instancePath+"/summarization"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
}
}
if(data.named_entity_recognition !== undefined){
let data4 = data.named_entity_recognition;
const _errs22 = errors;
const _errs23 = errors;
if(data4 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
if(vErrors.length > _errs22) vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs25 = errors;
if(!(validate50(data4, {instancePath:instancePath+"/named_entity_recognition"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
}
}
if(data.sentiment_analysis !== undefined){
let data5 = data.sentiment_analysis;
const _errs27 = errors;
const _errs28 = errors;
if(data5 !== null){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
if(vErrors.length > _errs27) vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(!_valid5){
const _errs30 = errors;
if(!(validate53(data5, {instancePath:instancePath+"/sentiment_analysis"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
}
}
if(data.chapterization !== undefined){
let data6 = data.chapterization;
const _errs32 = errors;
const _errs33 = errors;
if(data6 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
if(vErrors.length > _errs32) vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs35 = errors;
if(!(validate7(data6, {instancePath:instancePath+"/chapterization"}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
}
}
if(data.moderation !== undefined){
let data7 = data.moderation;
const _errs37 = errors;
const _errs38 = errors;
if(data7 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid7 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
if(vErrors.length > _errs37) vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(!_valid7){
const _errs40 = errors;
if(!(validate57(data7, {instancePath:instancePath+"/moderation"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid7 = _errs40 === errors;
}
}
if(data.name_consistency !== undefined){
let data8 = data.name_consistency;
const _errs42 = errors;
const _errs43 = errors;
if(data8 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid8 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
if(vErrors.length > _errs42) vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(!_valid8){
const _errs45 = errors;
if(!(validate60(data8, {instancePath:instancePath+"/name_consistency"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid8 = _errs45 === errors;
}
}
if(data.structured_data_extraction !== undefined){
let data9 = data.structured_data_extraction;
const _errs47 = errors;
const _errs48 = errors;
if(data9 !== null){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid9 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
if(vErrors.length > _errs47) vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(!_valid9){
const _errs50 = errors;
if(!(validate63(data9, {instancePath:instancePath+"/structured_data_extraction"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid9 = _errs50 === errors;
}
}
if(data.audio_to_llm !== undefined){
let data10 = data.audio_to_llm;
const _errs52 = errors;
const _errs53 = errors;
if(data10 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid10 = _errs53 === errors;
errors = _errs52;
if(vErrors !== null){
if(_errs52){
if(vErrors.length > _errs52) vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
if(!_valid10){
const _errs55 = errors;
if(!(validate3(data10, {instancePath:instancePath+"/audio_to_llm"}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid10 = _errs55 === errors;
}
}
if(data.sentences !== undefined){
let data11 = data.sentences;
const _errs57 = errors;
const _errs58 = errors;
if(data11 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid11 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
if(vErrors.length > _errs57) vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(!_valid11){
const _errs60 = errors;
if(!(validate67(data11, {instancePath:instancePath+"/sentences"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid11 = _errs60 === errors;
}
}
if(data.display_mode !== undefined){
let data12 = data.display_mode;
const _errs62 = errors;
const _errs63 = errors;
if(data12 !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid12 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
if(vErrors.length > _errs62) vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(!_valid12){
const _errs65 = errors;
if(!(validate21(data12, {instancePath:instancePath+"/display_mode"}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid12 = _errs65 === errors;
}
}
if(data.diarization !== undefined){
let data13 = data.diarization;
const _errs67 = errors;
const _errs68 = errors;
if(data13 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid13 = _errs68 === errors;
errors = _errs67;
if(vErrors !== null){
if(_errs67){
if(vErrors.length > _errs67) vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
if(!_valid13){
const _errs70 = errors;
if(!(validate18(data13, {instancePath:instancePath+"/diarization"}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid13 = _errs70 === errors;
}
}
}
else {
const err14 = {instancePath,schemaPath:"PreRecordedResult#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/properties/request_id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/properties/version/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"PreRecordedJob#/properties/status/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/properties/created_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data5 = data.post_session_metadata;
if((!((data5?.constructor === Object || isObject(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/properties/post_session_metadata/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
if("pre-recorded" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data7 = data.completed_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/properties/completed_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.error_code !== undefined){
let data8 = data.error_code;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err8 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/properties/error_code/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.custom_metadata !== undefined){
let data9 = data.custom_metadata;
if((!((data9?.constructor === Object || isObject(data9)))) && (data9 !== null)){
const err9 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/properties/custom_metadata/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.file !== undefined){
let data10 = data.file;
const _errs23 = errors;
const _errs24 = errors;
if(data10 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
if(vErrors.length > _errs23) vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs26 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs26 === errors;
}
}
if(data.result !== undefined){
let data11 = data.result;
const _errs28 = errors;
const _errs29 = errors;
if(data11 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
if(vErrors.length > _errs28) vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs31 = errors;
if(!(validate29(data11, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid1 = _errs31 === errors;
}
}
}
else {
const err12 = {instancePath,schemaPath:"PreRecordedJob#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.metadata !== undefined){
let data0 = data.metadata;
const _errs2 = errors;
const _errs3 = errors;
if(data0 !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
if(vErrors.length > _errs2) vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs5 = errors;
if(!(validate30(data0, {instancePath:instancePath+"/metadata"}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
}
}
if(data.transcription !== undefined){
let data1 = data.transcription;
const _errs7 = errors;
const _errs8 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
if(vErrors.length > _errs7) vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs10 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/transcription"}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
}
}
if(data.translation !== undefined){
let data2 = data.translation;
const _errs12 = errors;
const _errs13 = errors;
if(data2 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
if(vErrors.length > _errs12) vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs15 = errors;
if(!(validate44(data2, {instancePath:instancePath+"/translation"}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
}
}
if(data.summarization !== undefined){
let data3 = data.summarization;
const _errs17 = errors;
const _errs18 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
if(vErrors.length > _errs17) vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs20 = errors;
if(!(validate47(data3, {instancePath:instancePath+"/summarization"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
}
}
if(data.named_entity_recognition !== undefined){
let data4 = data.named_entity_recognition;
const _errs22 = errors;
const _errs23 = errors;
if(data4 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
if(vErrors.length > _errs22) vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs25 = errors;
if(!(validate50(data4, {instancePath:instancePath+"/named_entity_recognition"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
}
}
if(data.sentiment_analysis !== undefined){
let data5 = data.sentiment_analysis;
const _errs27 = errors;
const _errs28 = errors;
if(data5 !== null){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
if(vErrors.length > _errs27) vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(!_valid5){
const _errs30 = errors;
if(!(validate53(data5, {instancePath:instancePath+"/sentiment_analysis"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
}
}
if(data.chapterization !== undefined){
let data6 = data.chapterization;
const _errs32 = errors;
const _errs33 = errors;
if(data6 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
if(vErrors.length > _errs32) vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs35 = errors;
if(!(validate7(data6, {instancePath:instancePath+"/chapterization"}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
}
}
if(data.messages !== undefined){
let data7 = data.messages;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err7 = {instancePath:instancePath+"/messages",schemaPath:"LiveResult#/properties/messages/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data7)){
let wrong0 = 0;
for(let i0=0; i0<data7.length; i0++){
const _errs38 = errors;
if(typeof data7[i0] !== "string"){
const err8 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"LiveResult#/properties/messages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid8 = _errs38 === errors;
if(!valid8){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"LiveResult#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/properties/request_id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"LiveJob#/properties/version/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"LiveJob#/properties/status/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/properties/created_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data5 = data.post_session_metadata;
if((!((data5?.constructor === Object || isObject(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/properties/post_session_metadata/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
if("live" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"LiveJob#/properties/kind/const",keyword:"const",params:{allowedValue: "live"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data7 = data.completed_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/properties/completed_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.error_code !== undefined){
let data8 = data.error_code;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err8 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/properties/error_code/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.custom_metadata !== undefined){
let data9 = data.custom_metadata;
if((!((data9?.constructor === Object || isObject(data9)))) && (data9 !== null)){
const err9 = {instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/properties/custom_metadata/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.file !== undefined){
let data10 = data.file;
const _errs23 = errors;
const _errs24 = errors;
if(data10 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
if(vErrors.length > _errs23) vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs26 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs26 === errors;
}
}
if(data.result !== undefined){
let data11 = data.result;
const _errs28 = errors;
const _errs29 = errors;
if(data11 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
if(vErrors.length > _errs28) vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs31 = errors;
if(!(validate76(data11, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid1 = _errs31 === errors;
}
}
}
else {
const err12 = {instancePath,schemaPath:"LiveJob#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.kind !== undefined){
if("pre-recorded" !== data.kind){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(validate27(data, {instancePath}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.kind !== undefined){
if("live" !== data.kind){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(!(validate74(data, {instancePath}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs15 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.kind !== undefined){
let data2 = data.kind;
if(!((data2 === "pre-recorded") || (data2 === "live"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"TranscriptionJob#/properties/kind/enum",keyword:"enum",params:{allowedValues: list6},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"TranscriptionJob#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.first !== undefined){
let data0 = data.first;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.current !== undefined){
let data1 = data.current;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.items !== undefined){
let data3 = data.items;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/items",schemaPath:"JobPage#/properties/items/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data3)){
let wrong0 = 0;
for(let i0=0; i0<data3.length; i0++){
if(!guard.acceptsTranscriptionJob(data3[i0])){
const _errs9 = errors;
if(!(validate26(data3[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"JobPage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const validateJobStatus = validate87;

function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"JobStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

export const validateLanguageConfig = validate88;

function validate88(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.languages !== undefined){
let data0 = data.languages;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/languages",schemaPath:"LanguageConfig#/properties/languages/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
if(!guard.acceptsTranscriptionLanguageCode(data0[i0])){
const _errs3 = errors;
if(!(validate12(data0[i0], {instancePath:instancePath+"/languages/" + i0}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
if(data.code_switching !== undefined){
let data2 = data.code_switching;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/code_switching",schemaPath:"LanguageConfig#/properties/code_switching/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"LanguageConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

export const validateLiveCallbackConfig = validate90;

function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.receive_partial_transcripts !== undefined){
let data1 = data.receive_partial_transcripts;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.receive_final_transcripts !== undefined){
let data2 = data.receive_final_transcripts;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.receive_speech_events !== undefined){
let data3 = data.receive_speech_events;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveCallbackConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.receive_pre_processing_events !== undefined){
let data4 = data.receive_pre_processing_events;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.receive_realtime_processing_events !== undefined){
let data5 = data.receive_realtime_processing_events;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.receive_post_processing_events !== undefined){
let data6 = data.receive_post_processing_events;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.receive_acknowledgments !== undefined){
let data7 = data.receive_acknowledgments;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveCallbackConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.receive_errors !== undefined){
let data8 = data.receive_errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveCallbackConfig#/properties/receive_errors/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.receive_lifecycle_events !== undefined){
let data9 = data.receive_lifecycle_events;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveCallbackConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"LiveCallbackConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

export const validateLiveJob = validate74;

export const validateLiveMessagesConfig = validate91;

function validate91(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.receive_partial_transcripts !== undefined){
let data0 = data.receive_partial_transcripts;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.receive_final_transcripts !== undefined){
let data1 = data.receive_final_transcripts;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.receive_speech_events !== undefined){
let data2 = data.receive_speech_events;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveMessagesConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.receive_pre_processing_events !== undefined){
let data3 = data.receive_pre_processing_events;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.receive_realtime_processing_events !== undefined){
let data4 = data.receive_realtime_processing_events;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.receive_post_processing_events !== undefined){
let data5 = data.receive_post_processing_events;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.receive_acknowledgments !== undefined){
let data6 = data.receive_acknowledgments;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveMessagesConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.receive_errors !== undefined){
let data7 = data.receive_errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveMessagesConfig#/properties/receive_errors/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.receive_lifecycle_events !== undefined){
let data8 = data.receive_lifecycle_events;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveMessagesConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"LiveMessagesConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

export const validateLiveRequest = validate92;

function validate94(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_enhancer !== undefined){
let data0 = data.audio_enhancer;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_enhancer",schemaPath:"PreProcessingConfig#/properties/audio_enhancer/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.speech_threshold !== undefined){
let data1 = data.speech_threshold;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"PreProcessingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"TranslationLanguageCode#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.target_languages !== undefined){
let data0 = data.target_languages;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
if(!guard.acceptsTranslationLanguageCode(data0[i0])){
const _errs3 = errors;
if(!(validate100(data0[i0], {instancePath:instancePath+"/target_languages/" + i0}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
if(data.model !== undefined){
let data2 = data.model;
if((typeof data2 !== "string") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/model",schemaPath:"TranslationConfig#/properties/model/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.match_original_utterances !== undefined){
let data3 = data.match_original_utterances;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err2 = {instancePath:instancePath+"/match_original_utterances",schemaPath:"TranslationConfig#/properties/match_original_utterances/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.lipsync !== undefined){
let data4 = data.lipsync;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err3 = {instancePath:instancePath+"/lipsync",schemaPath:"TranslationConfig#/properties/lipsync/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.context_adaptation !== undefined){
let data5 = data.context_adaptation;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err4 = {instancePath:instancePath+"/context_adaptation",schemaPath:"TranslationConfig#/properties/context_adaptation/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.context !== undefined){
let data6 = data.context;
if((typeof data6 !== "string") && (data6 !== null)){
const err5 = {instancePath:instancePath+"/context",schemaPath:"TranslationConfig#/properties/context/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.informal !== undefined){
let data7 = data.informal;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err6 = {instancePath:instancePath+"/informal",schemaPath:"TranslationConfig#/properties/informal/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"TranslationConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.custom_vocabulary !== undefined){
let data0 = data.custom_vocabulary;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.custom_vocabulary_config !== undefined){
let data1 = data.custom_vocabulary_config;
const _errs4 = errors;
const _errs5 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(!(validate15(data1, {instancePath:instancePath+"/custom_vocabulary_config"}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
}
if(data.custom_spelling !== undefined){
let data2 = data.custom_spelling;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/custom_spelling",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.custom_spelling_config !== undefined){
let data3 = data.custom_spelling_config;
const _errs11 = errors;
const _errs12 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs14 = errors;
if(!(validate9(data3, {instancePath:instancePath+"/custom_spelling_config"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
}
}
if(data.translation !== undefined){
let data4 = data.translation;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/translation",schemaPath:"RealtimeProcessingConfig#/properties/translation/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.translation_config !== undefined){
let data5 = data.translation_config;
const _errs18 = errors;
const _errs19 = errors;
if(data5 !== null){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
if(vErrors.length > _errs18) vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs21 = errors;
if(!(validate99(data5, {instancePath:instancePath+"/translation_config"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
}
}
if(data.named_entity_recognition !== undefined){
let data6 = data.named_entity_recognition;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"RealtimeProcessingConfig#/properties/named_entity_recognition/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sentiment_analysis !== undefined){
let data7 = data.sentiment_analysis;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"RealtimeProcessingConfig#/properties/sentiment_analysis/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.words_accurate_timestamps !== undefined){
let data8 = data.words_accurate_timestamps;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/words_accurate_timestamps",schemaPath:"RealtimeProcessingConfig#/properties/words_accurate_timestamps/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"RealtimeProcessingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
let data0 = data.type;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/type",schemaPath:"SummarizationConfig#/properties/type/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"SummarizationConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.summarization !== undefined){
let data0 = data.summarization;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/summarization",schemaPath:"PostProcessingConfig#/properties/summarization/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.summarization_config !== undefined){
let data1 = data.summarization_config;
const _errs4 = errors;
const _errs5 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(!(validate105(data1, {instancePath:instancePath+"/summarization_config"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
}
if(data.chapterization !== undefined){
let data2 = data.chapterization;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/chapterization",schemaPath:"PostProcessingConfig#/properties/chapterization/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"PostProcessingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.encoding !== undefined){
let data0 = data.encoding;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/encoding",schemaPath:"LiveRequest#/properties/encoding/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.bit_depth !== undefined){
let data1 = data.bit_depth;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/bit_depth",schemaPath:"LiveRequest#/properties/bit_depth/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sample_rate !== undefined){
let data2 = data.sample_rate;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/sample_rate",schemaPath:"LiveRequest#/properties/sample_rate/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.model !== undefined){
let data4 = data.model;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/model",schemaPath:"LiveRequest#/properties/model/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endpointing !== undefined){
let data5 = data.endpointing;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maximum_duration_without_endpointing !== undefined){
let data6 = data.maximum_duration_without_endpointing;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err6 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.language_config !== undefined){
let data7 = data.language_config;
const _errs16 = errors;
const _errs17 = errors;
if(data7 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
if(vErrors.length > _errs16) vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs19 = errors;
if(!(validate88(data7, {instancePath:instancePath+"/language_config"}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
}
}
if(data.pre_processing !== undefined){
let data8 = data.pre_processing;
const _errs21 = errors;
const _errs22 = errors;
if(data8 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
if(vErrors.length > _errs21) vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs24 = errors;
if(!(validate94(data8, {instancePath:instancePath+"/pre_processing"}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid1 = _errs24 === errors;
}
}
if(data.realtime_processing !== undefined){
let data9 = data.realtime_processing;
const _errs26 = errors;
const _errs27 = errors;
if(data9 !== null){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
if(vErrors.length > _errs26) vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs29 = errors;
if(!(validate96(data9, {instancePath:instancePath+"/realtime_processing"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid2 = _errs29 === errors;
}
}
if(data.post_processing !== undefined){
let data10 = data.post_processing;
const _errs31 = errors;
const _errs32 = errors;
if(data10 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
if(vErrors.length > _errs31) vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs34 = errors;
if(!(validate104(data10, {instancePath:instancePath+"/post_processing"}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid3 = _errs34 === errors;
}
}
if(data.messages_config !== undefined){
let data11 = data.messages_config;
const _errs36 = errors;
const _errs37 = errors;
if(data11 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid4 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
if(vErrors.length > _errs36) vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs39 = errors;
if(!(validate91(data11, {instancePath:instancePath+"/messages_config"}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid4 = _errs39 === errors;
}
}
if(data.callback !== undefined){
let data12 = data.callback;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err12 = {instancePath:instancePath+"/callback",schemaPath:"LiveRequest#/properties/callback/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.callback_config !== undefined){
let data13 = data.callback_config;
const _errs43 = errors;
const _errs44 = errors;
if(data13 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid5 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
if(vErrors.length > _errs43) vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(!_valid5){
const _errs46 = errors;
if(!(validate90(data13, {instancePath:instancePath+"/callback_config"}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid5 = _errs46 === errors;
}
}
}
else {
const err14 = {instancePath,schemaPath:"LiveRequest#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

export const validateLiveResult = validate76;

export const validateLiveSessionCreated = validate110;

function validate110(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"LiveSessionCreated#/properties/url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"LiveSessionCreated#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

export const validateModerationAddon = validate57;

export const validateNameConsistencyAddon = validate60;

export const validateNamedEntityRecognitionAddon = validate50;

export const validatePiiEntityType = validate111;

function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"PiiEntityType#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

export const validatePiiRedactionConfig = validate112;

function validate112(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.entity_types !== undefined){
let data0 = data.entity_types;
if(((typeof data0 !== "string") && (!(Array.isArray(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/entity_types",schemaPath:"PiiRedactionConfig#/properties/entity_types/type",keyword:"type",params:{type: list7},message:"must be string,array,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(!(validate111(data0, {instancePath:instancePath+"/entity_types"}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(!(Array.isArray(data0))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
if(vErrors.length > _errs9) vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(Array.isArray(data0)){
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
if(!guard.acceptsPiiEntityType(data0[i0])){
const _errs13 = errors;
if(!(validate111(data0[i0], {instancePath:instancePath+"/entity_types/" + i0}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
var _valid1 = _errs12 === errors;
}
}
if(data.processed_text_type !== undefined){
let data2 = data.processed_text_type;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/processed_text_type",schemaPath:"PiiRedactionConfig#/properties/processed_text_type/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"PiiRedactionConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

export const validatePostProcessingConfig = validate104;

export const validatePreProcessingConfig = validate94;

export const validatePreRecordedCallback = validate115;

function validate115(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/event",schemaPath:"PreRecordedCallback#/properties/event/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"PreRecordedCallback#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

export const validatePreRecordedJob = validate27;

export const validatePreRecordedJobCreated = validate116;

function validate116(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.result_url !== undefined){
let data1 = data.result_url;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"PreRecordedJobCreated#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

export const validatePreRecordedRequest = validate117;

function validate121(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.formats !== undefined){
let data0 = data.formats;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
const err1 = {instancePath:instancePath+"/formats/" + i0,schemaPath:"SubtitlesConfig#/properties/formats/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
if(data.minimum_duration !== undefined){
let data2 = data.minimum_duration;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maximum_duration !== undefined){
let data3 = data.maximum_duration;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.maximum_characters_per_row !== undefined){
let data4 = data.maximum_characters_per_row;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.maximum_rows_per_caption !== undefined){
let data5 = data.maximum_rows_per_caption;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.style !== undefined){
let data6 = data.style;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/style",schemaPath:"SubtitlesConfig#/properties/style/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"SubtitlesConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if(((typeof data1 !== "boolean") && (!(Array.isArray(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary/type",keyword:"type",params:{type: list8},message:"must be boolean,array,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs6 = errors;
const _errs7 = errors;
if(!(Array.isArray(data1))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate10(data1, {instancePath:instancePath+"/custom_vocabulary"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
}
}
if(data.custom_vocabulary_config !== undefined){
let data2 = data.custom_vocabulary_config;
const _errs11 = errors;
const _errs12 = errors;
if(data2 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs14 = errors;
if(!(validate15(data2, {instancePath:instancePath+"/custom_vocabulary_config"}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.callback !== undefined){
let data4 = data.callback;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequest#/properties/callback/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.callback_config !== undefined){
let data5 = data.callback_config;
const _errs20 = errors;
const _errs21 = errors;
if(data5 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
if(vErrors.length > _errs20) vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs23 = errors;
if(!(validate6(data5, {instancePath:instancePath+"/callback_config"}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
}
}
if(data.subtitles !== undefined){
let data6 = data.subtitles;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequest#/properties/subtitles/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.subtitles_config !== undefined){
let data7 = data.subtitles_config;
const _errs27 = errors;
const _errs28 = errors;
if(data7 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
if(vErrors.length > _errs27) vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs30 = errors;
if(!(validate121(data7, {instancePath:instancePath+"/subtitles_config"}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
}
}
if(data.diarization !== undefined){
let data8 = data.diarization;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequest#/properties/diarization/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.diarization_config !== undefined){
let data9 = data.diarization_config;
const _errs34 = errors;
const _errs35 = errors;
if(data9 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid4 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
if(vErrors.length > _errs34) vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs37 = errors;
if(!(validate20(data9, {instancePath:instancePath+"/diarization_config"}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid4 = _errs37 === errors;
}
}
if(data.translation !== undefined){
let data10 = data.translation;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequest#/properties/translation/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.translation_config !== undefined){
let data11 = data.translation_config;
const _errs41 = errors;
const _errs42 = errors;
if(data11 !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid5 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
if(vErrors.length > _errs41) vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(!_valid5){
const _errs44 = errors;
if(!(validate99(data11, {instancePath:instancePath+"/translation_config"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid5 = _errs44 === errors;
}
}
if(data.summarization !== undefined){
let data12 = data.summarization;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequest#/properties/summarization/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.summarization_config !== undefined){
let data13 = data.summarization_config;
const _errs48 = errors;
const _errs49 = errors;
if(data13 !== null){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid6 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
if(vErrors.length > _errs48) vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs51 = errors;
if(!(validate105(data13, {instancePath:instancePath+"/summarization_config"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid6 = _errs51 === errors;
}
}
if(data.named_entity_recognition !== undefined){
let data14 = data.named_entity_recognition;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err15 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequest#/properties/named_entity_recognition/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.custom_spelling !== undefined){
let data15 = data.custom_spelling;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err16 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequest#/properties/custom_spelling/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.custom_spelling_config !== undefined){
let data16 = data.custom_spelling_config;
const _errs57 = errors;
const _errs58 = errors;
if(data16 !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid7 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
if(vErrors.length > _errs57) vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(!_valid7){
const _errs60 = errors;
if(!(validate9(data16, {instancePath:instancePath+"/custom_spelling_config"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid7 = _errs60 === errors;
}
}
if(data.sentiment_analysis !== undefined){
let data17 = data.sentiment_analysis;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err18 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequest#/properties/sentiment_analysis/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.audio_to_llm !== undefined){
let data18 = data.audio_to_llm;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err19 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequest#/properties/audio_to_llm/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.audio_to_llm_config !== undefined){
let data19 = data.audio_to_llm_config;
const _errs66 = errors;
const _errs67 = errors;
if(data19 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid8 = _errs67 === errors;
errors = _errs66;
if(vErrors !== null){
if(_errs66){
if(vErrors.length > _errs66) vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
if(!_valid8){
const _errs69 = errors;
if(!(validate5(data19, {instancePath:instancePath+"/audio_to_llm_config"}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid8 = _errs69 === errors;
}
}
if(data.pii_redaction !== undefined){
let data20 = data.pii_redaction;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err21 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequest#/properties/pii_redaction/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.pii_redaction_config !== undefined){
let data21 = data.pii_redaction_config;
const _errs73 = errors;
const _errs74 = errors;
if(data21 !== null){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid9 = _errs74 === errors;
errors = _errs73;
if(vErrors !== null){
if(_errs73){
if(vErrors.length > _errs73) vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
if(!_valid9){
const _errs76 = errors;
if(!(validate112(data21, {instancePath:instancePath+"/pii_redaction_config"}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid9 = _errs76 === errors;
}
}
if(data.sentences !== undefined){
let data22 = data.sentences;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err23 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequest#/properties/sentences/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.punctuation_enhanced !== undefined){
let data23 = data.punctuation_enhanced;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err24 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequest#/properties/punctuation_enhanced/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.language_config !== undefined){
let data24 = data.language_config;
const _errs82 = errors;
const _errs83 = errors;
if(data24 !== null){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid10 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
if(vErrors.length > _errs82) vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
if(!_valid10){
const _errs85 = errors;
if(!(validate88(data24, {instancePath:instancePath+"/language_config"}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid10 = _errs85 === errors;
}
}
if(data.detect_language !== undefined){
let data25 = data.detect_language;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err26 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequest#/properties/detect_language/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.enable_code_switching !== undefined){
let data26 = data.enable_code_switching;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err27 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequest#/properties/enable_code_switching/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.language !== undefined){
let data27 = data.language;
const _errs91 = errors;
const _errs92 = errors;
if(data27 !== null){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid11 = _errs92 === errors;
errors = _errs91;
if(vErrors !== null){
if(_errs91){
if(vErrors.length > _errs91) vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
if(!_valid11){
const _errs94 = errors;
if(!(validate12(data27, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid11 = _errs94 === errors;
}
}
if(data.custom_metadata !== undefined){
let data28 = data.custom_metadata;
if((!((data28?.constructor === Object || isObject(data28)))) && (data28 !== null)){
const err29 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedRequest#/properties/custom_metadata/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"PreRecordedRequest#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

export const validatePreRecordedRequestParams = validate131;

function validate131(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if(((typeof data1 !== "boolean") && (!(Array.isArray(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary/type",keyword:"type",params:{type: list8},message:"must be boolean,array,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs6 = errors;
const _errs7 = errors;
if(!(Array.isArray(data1))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate10(data1, {instancePath:instancePath+"/custom_vocabulary"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
}
}
if(data.custom_vocabulary_config !== undefined){
let data2 = data.custom_vocabulary_config;
const _errs11 = errors;
const _errs12 = errors;
if(data2 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs14 = errors;
if(!(validate15(data2, {instancePath:instancePath+"/custom_vocabulary_config"}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.callback !== undefined){
let data4 = data.callback;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequestParams#/properties/callback/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.callback_config !== undefined){
let data5 = data.callback_config;
const _errs20 = errors;
const _errs21 = errors;
if(data5 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
if(vErrors.length > _errs20) vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs23 = errors;
if(!(validate6(data5, {instancePath:instancePath+"/callback_config"}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
}
}
if(data.subtitles !== undefined){
let data6 = data.subtitles;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequestParams#/properties/subtitles/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.subtitles_config !== undefined){
let data7 = data.subtitles_config;
const _errs27 = errors;
const _errs28 = errors;
if(data7 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
if(vErrors.length > _errs27) vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs30 = errors;
if(!(validate121(data7, {instancePath:instancePath+"/subtitles_config"}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
}
}
if(data.diarization !== undefined){
let data8 = data.diarization;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequestParams#/properties/diarization/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.diarization_config !== undefined){
let data9 = data.diarization_config;
const _errs34 = errors;
const _errs35 = errors;
if(data9 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid4 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
if(vErrors.length > _errs34) vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs37 = errors;
if(!(validate20(data9, {instancePath:instancePath+"/diarization_config"}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid4 = _errs37 === errors;
}
}
if(data.translation !== undefined){
let data10 = data.translation;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequestParams#/properties/translation/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.translation_config !== undefined){
let data11 = data.translation_config;
const _errs41 = errors;
const _errs42 = errors;
if(data11 !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid5 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
if(vErrors.length > _errs41) vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(!_valid5){
const _errs44 = errors;
if(!(validate99(data11, {instancePath:instancePath+"/translation_config"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid5 = _errs44 === errors;
}
}
if(data.summarization !== undefined){
let data12 = data.summarization;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequestParams#/properties/summarization/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.summarization_config !== undefined){
let data13 = data.summarization_config;
const _errs48 = errors;
const _errs49 = errors;
if(data13 !== null){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid6 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
if(vErrors.length > _errs48) vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs51 = errors;
if(!(validate105(data13, {instancePath:instancePath+"/summarization_config"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid6 = _errs51 === errors;
}
}
if(data.named_entity_recognition !== undefined){
let data14 = data.named_entity_recognition;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err15 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequestParams#/properties/named_entity_recognition/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.custom_spelling !== undefined){
let data15 = data.custom_spelling;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err16 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.custom_spelling_config !== undefined){
let data16 = data.custom_spelling_config;
const _errs57 = errors;
const _errs58 = errors;
if(data16 !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid7 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
if(vErrors.length > _errs57) vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(!_valid7){
const _errs60 = errors;
if(!(validate9(data16, {instancePath:instancePath+"/custom_spelling_config"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid7 = _errs60 === errors;
}
}
if(data.sentiment_analysis !== undefined){
let data17 = data.sentiment_analysis;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err18 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequestParams#/properties/sentiment_analysis/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.audio_to_llm !== undefined){
let data18 = data.audio_to_llm;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err19 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.audio_to_llm_config !== undefined){
let data19 = data.audio_to_llm_config;
const _errs66 = errors;
const _errs67 = errors;
if(data19 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid8 = _errs67 === errors;
errors = _errs66;
if(vErrors !== null){
if(_errs66){
if(vErrors.length > _errs66) vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
if(!_valid8){
const _errs69 = errors;
if(!(validate5(data19, {instancePath:instancePath+"/audio_to_llm_config"}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid8 = _errs69 === errors;
}
}
if(data.pii_redaction !== undefined){
let data20 = data.pii_redaction;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err21 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.pii_redaction_config !== undefined){
let data21 = data.pii_redaction_config;
const _errs73 = errors;
const _errs74 = errors;
if(data21 !== null){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid9 = _errs74 === errors;
errors = _errs73;
if(vErrors !== null){
if(_errs73){
if(vErrors.length > _errs73) vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
if(!_valid9){
const _errs76 = errors;
if(!(validate112(data21, {instancePath:instancePath+"/pii_redaction_config"}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid9 = _errs76 === errors;
}
}
if(data.sentences !== undefined){
let data22 = data.sentences;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err23 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequestParams#/properties/sentences/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.punctuation_enhanced !== undefined){
let data23 = data.punctuation_enhanced;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err24 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequestParams#/properties/punctuation_enhanced/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.language_config !== undefined){
let data24 = data.language_config;
const _errs82 = errors;
const _errs83 = errors;
if(data24 !== null){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid10 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
if(vErrors.length > _errs82) vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
if(!_valid10){
const _errs85 = errors;
if(!(validate88(data24, {instancePath:instancePath+"/language_config"}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid10 = _errs85 === errors;
}
}
if(data.detect_language !== undefined){
let data25 = data.detect_language;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err26 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequestParams#/properties/detect_language/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.enable_code_switching !== undefined){
let data26 = data.enable_code_switching;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err27 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequestParams#/properties/enable_code_switching/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.language !== undefined){
let data27 = data.language;
const _errs91 = errors;
const _errs92 = errors;
if(data27 !== null){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid11 = _errs92 === errors;
errors = _errs91;
if(vErrors !== null){
if(_errs91){
if(vErrors.length > _errs91) vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
if(!_valid11){
const _errs94 = errors;
if(!(validate12(data27, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid11 = _errs94 === errors;
}
}
}
else {
const err29 = {instancePath,schemaPath:"PreRecordedRequestParams#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

export const validatePreRecordedResult = validate29;

export const validatePreRecordedWebhook = validate144;

function validate144(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"PreRecordedWebhook#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

export const validateRealtimeProcessingConfig = validate96;

export const validateResultMetadata = validate30;

export const validateSentence = validate39;

export const validateSentencesAddon = validate67;

export const validateSentimentAnalysisAddon = validate53;

export const validateStructuredDataExtractionAddon = validate63;

export const validateSubtitle = validate41;

export const validateSubtitlesConfig = validate121;

export const validateSummarizationAddon = validate47;

export const validateSummarizationConfig = validate105;

export const validateTranscription = validate32;

export const validateTranscriptionJob = validate26;

export const validateTranscriptionLanguageCode = validate12;

export const validateTranslationAddon = validate44;

export const validateTranslationConfig = validate99;

export const validateTranslationLanguageCode = validate100;

export const validateUploadResponse = validate145;

function validate145(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.audio_metadata !== undefined){
let data1 = data.audio_metadata;
const _errs4 = errors;
const _errs5 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(!(validate2(data1, {instancePath:instancePath+"/audio_metadata"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
}
}
else {
const err2 = {instancePath,schemaPath:"UploadResponse#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

export const validateUtterance = validate34;

export const validateWord = validate36;

export const validateAudioChunkData = validate147;

function validate147(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.chunk !== undefined){
let data0 = data.chunk;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/chunk",schemaPath:"AudioChunkData#/properties/chunk/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"AudioChunkData#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

export const validateAudioChunkMessage = validate148;

function validate148(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("audio_chunk" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"AudioChunkMessage#/properties/type/const",keyword:"const",params:{allowedValue: "audio_chunk"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
const _errs4 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
if(vErrors.length > _errs3) vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(!(validate147(data1, {instancePath:instancePath+"/data"}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
}
}
}
else {
const err2 = {instancePath,schemaPath:"AudioChunkMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

export const validateLiveUtterance = validate150;

function validate150(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.text !== undefined){
let data0 = data.text;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/text",schemaPath:"LiveUtterance#/properties/text/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
const _errs4 = errors;
const _errs5 = errors;
if(data1 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(!(validate12(data1, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
}
if(data.start !== undefined){
let data2 = data.start;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/start",schemaPath:"LiveUtterance#/properties/start/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/end",schemaPath:"LiveUtterance#/properties/end/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"LiveUtterance#/properties/channel/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.words !== undefined){
let data5 = data.words;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/words",schemaPath:"LiveUtterance#/properties/words/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
let wrong0 = 0;
for(let i0=0; i0<data5.length; i0++){
if(!guard.acceptsWord(data5[i0])){
const _errs16 = errors;
if(!(validate36(data5[i0], {instancePath:instancePath+"/words/" + i0}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
if(data.confidence !== undefined){
let data7 = data.confidence;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/confidence",schemaPath:"LiveUtterance#/properties/confidence/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"LiveUtterance#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

export const validateOtherServerMessage = validate153;

function validate153(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.session_id !== undefined){
let data0 = data.session_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/session_id",schemaPath:"OtherServerMessage#/properties/session_id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs7 = errors;
const _errs8 = errors;
if("transcript" !== data2){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs8 === errors;
if(valid1){
const err4 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
if(vErrors.length > _errs7) vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.data !== undefined){
let data3 = data.data;
if((!((data3?.constructor === Object || isObject(data3)))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/data",schemaPath:"OtherServerMessage#/properties/data/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"OtherServerMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

export const validateStopRecordingMessage = validate154;

function validate154(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("stop_recording" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"StopRecordingMessage#/properties/type/const",keyword:"const",params:{allowedValue: "stop_recording"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"StopRecordingMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

export const validateTranscriptData = validate155;

function validate155(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"TranscriptData#/properties/id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.is_final !== undefined){
let data1 = data.is_final;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/is_final",schemaPath:"TranscriptData#/properties/is_final/type",keyword:"type",params:{type: list2},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.utterance !== undefined){
let data2 = data.utterance;
const _errs6 = errors;
const _errs7 = errors;
if(data2 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs9 = errors;
if(!(validate150(data2, {instancePath:instancePath+"/utterance"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
}
}
}
else {
const err3 = {instancePath,schemaPath:"TranscriptData#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

export const validateTranscriptMessage = validate157;

function validate157(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.session_id !== undefined){
let data0 = data.session_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/session_id",schemaPath:"TranscriptMessage#/properties/session_id/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
if("transcript" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"TranscriptMessage#/properties/type/const",keyword:"const",params:{allowedValue: "transcript"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data !== undefined){
let data3 = data.data;
const _errs7 = errors;
const _errs8 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
if(vErrors.length > _errs7) vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(!(validate155(data3, {instancePath:instancePath+"/data"}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
}
}
}
else {
const err4 = {instancePath,schemaPath:"TranscriptMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

export const validateListTranscriptionJobsQuery = validate159;

function validate159(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.offset !== undefined){
let data0 = data.offset;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
const _errs6 = errors;
const _errs7 = errors;
if(data2 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs9 = errors;
if(!(validate17(data2, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
}
}
if(data.before_date !== undefined){
let data3 = data.before_date;
const _errs11 = errors;
const _errs12 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs14 = errors;
if(!(validate17(data3, {instancePath:instancePath+"/before_date"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
}
}
if(data.after_date !== undefined){
let data4 = data.after_date;
const _errs16 = errors;
const _errs17 = errors;
if(data4 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
if(vErrors.length > _errs16) vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs19 = errors;
if(!(validate17(data4, {instancePath:instancePath+"/after_date"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
}
}
if(data.status !== undefined){
let data5 = data.status;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"ListTranscriptionJobsQuery#/properties/status/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
let wrong0 = 0;
for(let i0=0; i0<data5.length; i0++){
if(!guard.acceptsJobStatus(data5[i0])){
const _errs22 = errors;
if(!(validate87(data5[i0], {instancePath:instancePath+"/status/" + i0}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
if(!valid4){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
}
if(data.custom_metadata !== undefined){
let data7 = data.custom_metadata;
if((!((data7?.constructor === Object || isObject(data7)))) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/custom_metadata",schemaPath:"ListTranscriptionJobsQuery#/properties/custom_metadata/type",keyword:"type",params:{type: list4},message:"must be object,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data8 = data.kind;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"ListTranscriptionJobsQuery#/properties/kind/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data8)){
let wrong1 = 0;
for(let i1=0; i1<data8.length; i1++){
if(!guard.acceptsJobKind(data8[i1])){
const _errs28 = errors;
if(!(validate24(data8[i1], {instancePath:instancePath+"/kind/" + i1}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid5 = _errs28 === errors;
if(!valid5){
if(isEnough(++wrong1)){
break;
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"ListTranscriptionJobsQuery#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

export const validateClientMessage = validate165;

function validate165(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("audio_chunk" !== data.type){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(validate148(data, {instancePath}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("stop_recording" !== data.type){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(!(validate154(data, {instancePath}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs15 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"ClientMessage#/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
let data2 = data.type;
if(!((data2 === "audio_chunk") || (data2 === "stop_recording"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"ClientMessage#/properties/type/enum",keyword:"enum",params:{allowedValues: list9},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"ClientMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

export const validateServerMessage = validate168;

function validate168(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
const _errs8 = errors;
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("transcript" !== data.type){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate157(data, {instancePath}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
}
const _errs13 = errors;
const _errs14 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if(!(data.type === "transcript")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
if(vErrors.length > _errs13) vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs16 = errors;
if(!(validate153(data, {instancePath}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
}
var _valid0 = _errs6 === errors;
}
else {
const _errs17 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"ServerMessage#/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"ServerMessage#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"ServerMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

